/** Names of channel snapshots in URLs: by number, or by a time at which it was served. */
import { DAY_MS, DAY_PATTERN, isDay, startOfDay } from '../calendar/index.ts';

/** A requested publication of a channel: by number, or by time, ms since the epoch; for a day, its last one. */
export type SnapshotName = { number: number } | { at: number; isDay: boolean };

const NUMBER = /^[1-9]\d{0,8}$/;
const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d)?(\.\d{1,3})?Z$/;

/**
 * Parses the text after `@` of a channel: `12`, `2026-11-23` (UTC, the last of that day), or `2026-11-23T10:00Z`.
 * @returns null for other text
 */
export function readSnapshotName(text: string): SnapshotName | null {
  if (NUMBER.test(text)) return { number: Number(text) };
  if (DAY_PATTERN.test(text)) {
    const day = startOfDay(text);
    return day === null ? null : { at: day + DAY_MS - 1, isDay: true };
  }
  const [, day, minute, second = ':00', part = ''] = MOMENT.exec(text) ?? [];
  if (day === undefined || !isDay(day)) return null;
  const at = Date.parse(`${day}T${minute}${second}${part}Z`);
  // The twenty-fourth hour is the next day's; a clock has none.
  return Number.isNaN(at) || !new Date(at).toISOString().startsWith(`${day}T${minute}`) ? null : { at, isDay: false };
}
