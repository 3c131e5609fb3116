/**
 * Imports feeds in a thread, because reading lists of gigabytes would block requests, and its garbage has its own
 * memory limit.
 */
import type { ClientConfig } from 'pg';
import { Threads } from '../../threads/threads.ts';
import type { Db } from '../../db/index.ts';
import { noteFailure } from './attempt.ts';
import type { FeedOrder, Tried } from './attempt.ts';

const threads = new Threads<FeedOrder & { connection: ClientConfig }, Tried>({
  file: new URL('./worker.ts', import.meta.url),
  most: 1,
  idle: 10_000,
  heap: 512,
  young: 12,
  leftBehind: 128 * 1024 ** 2,
});

/** Tries to import a feed. @param jobs database connection for background work @throws the signal's reason */
export async function tryInThread(
  { config: connection, db }: { config: ClientConfig; db: Db },
  order: FeedOrder,
  signal: AbortSignal,
): Promise<Tried> {
  return threads.turn(async (run) => {
    signal.throwIfAborted();
    try {
      return await run({ ...order, connection }, signal);
    } catch (error) {
      signal.throwIfAborted();
      // Batches imported until then stay.
      const failure =
        (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new Error("The feed needs too much memory, so it wasn't imported. Current data is kept. Check the URL.", {
              cause: error,
            })
          : error;
      await noteFailure(db, order.id, failure);
      return { changed: true, failure };
    }
  });
}
