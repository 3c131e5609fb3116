/** The clock of the database, which may be set back. */
import { sql } from 'kysely';

/**
 * The latest time that something written now can have, clocks of several machines considered. What has a later one was written before the clock was set back: nobody waits until it is there again, and it is older than what has been written since.
 * The newest of something is found by `order by at > latestPossible, at desc`.
 */
export const latestPossible = sql<Date>`now() + interval '1 minute'`;
