// Read model of channel: publications are found with the channels that serve them.
/** Adds data that older publications lack: packages (migration 0042), and index files in the current format. */
import type { Core } from '../../core.ts';
import type { Db } from '../../db/index.ts';
import { INDEX_FORM } from '../indexFiles/index.ts';
import { runInWorker } from '../worker/index.ts';

/**
 * Writes the packages of every channel's publication that has none yet, one channel after another in a worker. Until
 * then, search shows them as not served. Failures are logged and retried at the next start.
 */
export async function backfillPackages({ connection, log }: Core, signal: AbortSignal): Promise<void> {
  const { db } = connection.jobs;
  const rows = await db
    .selectFrom('channel as c')
    .innerJoin('publication as p', 'p.id', 'c.publication_id')
    .select(['p.channel_id', 'p.id', 'p.packages_id'])
    .where('p.has_packages', '=', false)
    .orderBy((eb) => eb('p.allowed_count', '+', eb.ref('p.refused_count')))
    .execute();
  for (const { channel_id: channelId, id, packages_id: packagesId } of rows) {
    try {
      await runInWorker(
        { task: 'packages', channelId, publicationId: id, packagesId, connection: connection.jobs.config },
        signal,
      );
      await db.updateTable('publication').set({ has_packages: true }).where('id', '=', id).execute();
    } catch (error) {
      if (signal.aborted) return;
      log.warn(
        { err: error, channelId },
        'the packages of a publication could not be written; tried again with the next start',
      );
    }
  }
}

/** Lists channels whose index files have an older format than {@link INDEX_FORM}. */
export async function outdatedChannels(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('channel as c')
    .innerJoin('publication as p', 'p.id', 'c.publication_id')
    .select('c.id')
    .where('p.index_form', '<', INDEX_FORM)
    .orderBy((eb) => eb('p.allowed_count', '+', eb.ref('p.refused_count')))
    .execute();
  return rows.map(({ id }) => id);
}
