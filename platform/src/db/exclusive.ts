import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** Interval of lock attempts, in ms. */
const ASK_AGAIN = 100;

/**
 * Work that only one process at a time can do on a database, with the number of its advisory lock: "ter" in ASCII plus
 * a letter.
 */
const LOCKS = { migration: 0x74657272, jobs: 0x7465726a, orphans: 0x7465726f, sample: 0x74657273 };

/**
 * Runs work exclusively on a database.
 * Other processes wait, also until this one dies.
 * @param work gets a free connection
 */
export async function exclusively<T>(
  pool: pg.Pool,
  what: keyof typeof LOCKS,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    // On a session instead of a transaction, because the work may have its own transactions. Polls instead of waiting,
    // because no statement can wait as long as another process may work.
    while (
      !(await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCKS[what]])).rows[0]?.mine
    )
      await delay(ASK_AGAIN);
    return await work(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCKS[what]]).catch(() => undefined);
    client.release();
  }
}
