/** Days of the calendar in UTC, written yyyy-MM-dd (ISO 8601). */

/** A day without leap seconds, in ms. */
export const DAY_MS = 86_400_000;

/** Format of an ISO date; {@link isDay} checks whether it exists. */
export const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns the start of an ISO date in UTC.
 * @returns milliseconds since the epoch, or null if the date doesn't exist (2026-02-30)
 */
export function startOfDay(text: string): number | null {
  const ms = DAY_PATTERN.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Of 30 February JavaScript makes 2 March.
  return Number.isNaN(ms) || dayOf(ms) !== text ? null : ms;
}

/** Whether a text is a real calendar day written yyyy-MM-dd (WIZ-49). */
export function isDay(text: string): boolean {
  return startOfDay(text) !== null;
}

/** Returns the ISO date of an instant, in ms since the epoch or as a date. @throws RangeError for an invalid one */
export function dayOf(moment: number | Date): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/**
 * Returns the ISO 8601 text in UTC of an instant, in ms since the epoch or as a date: `2026-11-28T09:30:00.000Z`.
 * @returns null for a missing one
 * @throws RangeError for an invalid one
 */
export function isoTime(moment: number | Date): string;
export function isoTime(moment: number | Date | null | undefined): string | null;
export function isoTime(moment: number | Date | null | undefined): string | null {
  return moment === null || moment === undefined ? null : new Date(moment).toISOString();
}
