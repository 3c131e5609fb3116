import type { Pool } from 'pg';

/** Serializes the writes of a resource, so that a compared version is still current when it is written. */
export class WriteLocks {
  readonly #pool: Pool | null;
  /** Last work of each resource in this process. Removed when the work is done. */
  readonly #last = new Map<string, Promise<unknown>>();

  /** @param pool connections for locks only, if other processes may write too; null if this process is the only one */
  constructor(pool: Pool | null) {
    this.#pool = pool;
  }

  /** Runs work after all earlier work on the resource has ended, in every process of the hub. */
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
    // On its own session, because the work has its own transactions. At most one per resource waits in this process.
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('select pg_advisory_lock(hashtextextended($1, 415))', [resource]);
      try {
        return await work();
      } finally {
        // A session that can't release its lock is closed, which releases it.
        await client
          .query('select pg_advisory_unlock(hashtextextended($1, 415))', [resource])
          .catch((error: unknown) => (broken = error as Error));
      }
    } finally {
      client.release(broken);
    }
  }
}
