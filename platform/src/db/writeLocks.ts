import type { Pool } from 'pg';

/** Has the writes of one resource wait for each other, so that a version that was compared is still the present one when it is written. */
export class WriteLocks {
  readonly #pool: Pool | null;
  /** The last work of each resource in this process; nothing is kept once nobody works. */
  readonly #last = new Map<string, Promise<unknown>>();

  /** @param pool connections for locks alone, where other processes may write too; null where this process is the only one */
  constructor(pool: Pool | null) {
    this.#pool = pool;
  }

  /** Does work once all earlier work on the resource is over, in every process of the hub. */
  async alone<T>(resource: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(resource) ?? Promise.resolve();
    const mine = before.then(() => this.#inDatabase(resource, work));
    const settled = mine.then(
      () => undefined,
      () => undefined,
    );
    this.#last.set(resource, settled);
    try {
      return await mine;
    } finally {
      if (this.#last.get(resource) === settled) this.#last.delete(resource);
    }
  }

  async #inDatabase<T>(resource: string, work: () => Promise<T>): Promise<T> {
    if (this.#pool === null) return work();
    // On a session of its own, because the work has transactions of its own. At most one of this process waits for each resource.
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('select pg_advisory_lock(hashtextextended($1, 415))', [resource]);
      try {
        return await work();
      } finally {
        // A session that cannot let go of its lock is closed, which lets go of it.
        await client
          .query('select pg_advisory_unlock(hashtextextended($1, 415))', [resource])
          .catch((error: unknown) => (broken = error as Error));
      }
    } finally {
      client.release(broken);
    }
  }
}
