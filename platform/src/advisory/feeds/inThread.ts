/** Feeds are taken in by a thread: reading lists of gigabytes holds nobody up there, and what it throws away meanwhile is bounded by itself. */
import type { ClientConfig } from 'pg';
import { Threads } from '../../threads.ts';
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

/** Tries a feed. @param jobs the database of work in the background @throws the signal's reason */
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
      // What was taken in until then stays; whether that is much nobody knows.
      const failure =
        (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new Error(
              'The list takes more memory than any list needs, so it was not read to its end. Check the address; what is here stays.',
              { cause: error },
            )
          : error;
      await noteFailure(db, order.id, failure);
      return { changed: true, failure };
    }
  });
}
