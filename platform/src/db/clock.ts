/** The clock of the database, which may be set back. */
import { sql } from 'kysely';

/**
 * What has a time after this was written before the clock was set back: nobody waits until it is there again, and it is older than what has been written since.
 * The newest of something is found by `order by at > soon, at desc`.
 */
export const soon = sql<Date>`now() + interval '1 minute'`;
