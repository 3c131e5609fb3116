/** Code of the thread that imports feeds, see `inThread.ts`. */
import { openJobs } from '../../db/index.ts';
import { tryFeed } from './attempt.ts';
import type { FeedOrder, Tried } from './attempt.ts';
import type { ClientConfig } from 'pg';

/** Tries to import a feed over its own connection. To cancel, end the thread. */
export default async function work({ connection, ...order }: FeedOrder & { connection: ClientConfig }): Promise<Tried> {
  const db = openJobs(connection);
  try {
    return await tryFeed(db, order, new AbortController().signal);
  } finally {
    await db.destroy();
  }
}
