import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** Time between two tries for the lock, ms. */
const ASK_AGAIN = 100;

/** What only one process at a time may do on a database, each with the number of its advisory lock: "ter" in ASCII and a letter. */
const LOCKS = { migration: 0x74657272, jobs: 0x7465726a, orphans: 0x7465726f, sample: 0x74657273 };

/**
 * Does work that no other process may do on the same database meanwhile; others wait for their turn, and get it too when this process dies.
 * @param work gets a connection that is free for it
 */
export async function exclusively<T>(
  pool: pg.Pool,
  what: keyof typeof LOCKS,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    // On a session, not in a transaction, because the work may have transactions of its own.
    // Asked for again and again instead of waited for: no statement may wait as long as another process may work.
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
