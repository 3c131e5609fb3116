// Read model of channel: old publications are those that no channel serves.
/** What is left of old publications, and when it goes. */
import type { Core } from '../../core.ts';
import { removeFolder, removeOrphans, removeUnknown } from '../storage/index.ts';
import { removePackages, sweepPackages } from './packages.ts';

/** A client that has just been told of a folder has this long to read it, in ms. */
const GRACE = 600_000;

/**
 * Removes the folders of a channel's old publications except the present and the previous one, the rows of those
 * beyond as many as the operator keeps for the reasons of old runs, and the packages of all but the present one: nobody searches in what was.
 */
export async function dropOldPublications(core: Core, channelId: string): Promise<void> {
  const found = await core.db
    .selectFrom('publication as p')
    .innerJoin('channel as c', 'c.id', 'p.channel_id')
    .select(['p.id', 'p.folder', 'p.created_at', 'c.publication_id as present'])
    .where('p.channel_id', '=', channelId)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .execute();
  const rows = found.map(({ present, ...row }) => ({ ...row, current: row.id === present }));
  await removePackages(
    core.connection.jobs.pool,
    rows.filter((row) => !row.current).map(({ id }) => id),
  );
  const old = rows.filter(
    (row, position) => !row.current && position > 1 && row.created_at.getTime() < Date.now() - GRACE,
  );
  for (const { folder } of old) await removeFolder(core.config.dataDir, folder);
  const gone = old.filter((row) => rows.indexOf(row) >= core.config.keptPublications).map(({ id }) => id);
  if (gone.length > 0) await core.db.deleteFrom('publication').where('id', 'in', gone).execute();
}

/** Removes what killed processes and deleted channels left behind. */
export async function sweep(core: Core, starting: boolean): Promise<void> {
  const { config, connection, db, log } = core;
  await sweepPackages(connection.jobs.pool);
  const orphans = await removeOrphans(config.dataDir, starting);
  const rows = await db.selectFrom('publication').select('folder').execute();
  const unknown = await removeUnknown(config.dataDir, new Set(rows.map(({ folder }) => folder)));
  if (orphans + unknown > 0) log.info({ orphans, unknown }, 'removed what unfinished publications left');
}
