/** The database clock, which may be set back. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * SQL for the latest time that a current row can have, allowing for clock differences.
 * Rows with a later time were written before the clock was set back, so they count as older than current ones. Use
 * {@link newestFirst} to find the newest.
 */
export const latestPossible = sql<Date>`now() + interval '1 minute'`;

/**
 * SQL for `order by`, newest first, even after the clock was set back.
 * @param at time column, with its table if needed
 * @param id column of UUIDv7 IDs, which order equal times
 */
export function newestFirst(at: string, id?: string): RawBuilder<unknown> {
  const time = sql.ref(at);
  const order = sql`${time} > ${latestPossible}, ${time} desc`;
  return id === undefined ? order : sql`${order}, ${sql.ref(id)} desc`;
}
