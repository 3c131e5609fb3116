/** What the thread does in which feeds are taken in, see `inThread.ts`. */
import { openJobs } from '../../db/index.ts';
import { tryFeed } from './attempt.ts';
import type { FeedOrder, Tried } from './attempt.ts';
import type { ClientConfig } from 'pg';

/** Tries a feed over a connection of its own; who wants that ended ends the thread. */
export default async function work({ connection, ...order }: FeedOrder & { connection: ClientConfig }): Promise<Tried> {
  const db = openJobs(connection);
  try {
    return await tryFeed(db, order, new AbortController().signal);
  } finally {
    await db.destroy();
  }
}
