// Read model of channel: publications without packages are found with the channels that serve them.
/** Packages of publications that were made before publications had them (migration 0042). */
import type { Core } from '../../core.ts';
import { runInWorker } from '../worker/index.ts';

/**
 * Writes the packages of every channel's publication that has none yet, one channel after the other in a worker; a search shows them as not
 * served until then. What fails is logged, and tried again with the next start.
 */
export async function backfillPackages({ connection, log }: Core, signal: AbortSignal): Promise<void> {
  const { db } = connection.jobs;
  const rows = await db
    .selectFrom('channel as c')
    .innerJoin('publication as p', 'p.id', 'c.publication_id')
    .select(['p.channel_id', 'p.id'])
    .where('p.has_packages', '=', false)
    .orderBy((eb) => eb('p.allowed_count', '+', eb.ref('p.refused_count')))
    .execute();
  for (const { channel_id: channelId, id } of rows) {
    try {
      await runInWorker({ task: 'packages', channelId, publicationId: id, connection: connection.jobs.config }, signal);
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
