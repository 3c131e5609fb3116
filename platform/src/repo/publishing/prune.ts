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
  const { pool } = core.connection;
  const { rows } = await pool.query<{ id: string; folder: string; created_at: Date; current: boolean }>(
    `select p.id, p.folder, p.created_at, p.id is not distinct from c.publication_id as current
     from publication p join channel c on c.id = p.channel_id where p.channel_id = $1 order by p.created_at desc, p.id desc`,
    [channelId],
  );
  await removePackages(
    core.connection.jobs.pool,
    rows.filter((row) => !row.current).map(({ id }) => id),
  );
  const old = rows.filter(
    (row, position) => !row.current && position > 1 && row.created_at.getTime() < Date.now() - GRACE,
  );
  for (const { folder } of old) await removeFolder(core.config.dataDir, folder);
  const gone = old.filter((row) => rows.indexOf(row) >= core.config.keptPublications).map(({ id }) => id);
  if (gone.length > 0) await pool.query('delete from publication where id = any ($1::uuid[])', [gone]);
}

/** Removes what killed processes and deleted channels left behind. */
export async function sweep(core: Core, starting: boolean): Promise<void> {
  const { config, connection, log } = core;
  await sweepPackages(connection.jobs.pool);
  const orphans = await removeOrphans(config.dataDir, starting);
  const { rows } = await connection.pool.query<{ folder: string }>('select folder from publication');
  const unknown = await removeUnknown(config.dataDir, new Set(rows.map(({ folder }) => folder)));
  if (orphans + unknown > 0) log.info({ orphans, unknown }, 'removed what unfinished publications left');
}
