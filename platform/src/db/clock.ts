/** The clock of the database, which may be set back. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * The latest time that something written now can have, clocks of several machines considered. What has a later one was written before the clock was set back: nobody waits until it is there again, and it is older than what has been written since.
 * The newest of something is found by {@link newestFirst}.
 */
export const latestPossible = sql<Date>`now() + interval '1 minute'`;

/**
 * What stands behind `order by` so that the newest comes first, also after the clock was set back.
 * @param at column of the time, with its table where that is needed
 * @param id column of ids of version 7, which order what has the same time
 */
export function newestFirst(at: string, id?: string): RawBuilder<unknown> {
  const time = sql.ref(at);
  const order = sql`${time} > ${latestPossible}, ${time} desc`;
  return id === undefined ? order : sql`${order}, ${sql.ref(id)} desc`;
}
