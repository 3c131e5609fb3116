/** Days of the calendar in UTC, written yyyy-MM-dd (ISO 8601). */

/** A day without leap seconds, in ms. */
export const DAY_MS = 86_400_000;

/** The form of a written day; whether the calendar has it {@link isDay} tells. */
export const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** The moment at which a written day begins, in ms since the epoch; null for what is no day of the calendar, such as 2026-02-30. */
export function startOfDay(text: string): number | null {
  const ms = DAY_PATTERN.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Of 30 February JavaScript makes 2 March.
  return Number.isNaN(ms) || dayOf(ms) !== text ? null : ms;
}

/** Whether a text is a real calendar day written yyyy-MM-dd (WIZ-49). */
export function isDay(text: string): boolean {
  return startOfDay(text) !== null;
}

/** The day of a moment, in ms since the epoch or as a date. @throws RangeError for a moment that is none */
export function dayOf(moment: number | Date): string {
  return new Date(moment).toISOString().slice(0, 10);
}
