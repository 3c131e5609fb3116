/** What is left of old publications, and when it goes. */
import { DAY_MS } from '@terrarium/domain/calendar';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sweepAfter } from '../../channel/index.ts';
import type { Core } from '../../core.ts';
import { readManifest } from '../indexFiles/index.ts';
import { KEPT, PUBLISHED, removeFolder, removeOrphans, removeUnknown, sweepShared } from '../storage/index.ts';
import { removePackages, sweepPackages } from './packages.ts';

/** A client that has just been told of a folder has this long to read it, in ms. */
const GRACE = 600_000;
/** Bytes in the database for the decision over one file. */
const DECISION = 10;

/** A publication as what is left of it is judged, the newest first in lists. */
interface Old {
  id: string;
  folder: string;
  is_kept: boolean;
  served_from: Date;
  /** Null for the one that is served. */
  served_until: Date | null;
  files: number;
  packages_id: string;
}

/**
 * Ends the snapshots of a channel whose time is over and those beyond its bounds: their folders go, and the rows of those beyond as many as the operator
 * keeps for the reasons of old runs; and the packages of all but the present one: nobody searches in what was.
 */
export async function dropOldPublications(core: Core, channelId: string): Promise<void> {
  const { config, connection, db } = core;
  const rows: Old[] = await db
    .selectFrom('publication')
    .select(['id', 'folder', 'is_kept', 'served_from', 'served_until', 'packages_id'])
    .select((eb) => eb('allowed_count', '+', eb.ref('refused_count')).as('files'))
    .where('channel_id', '=', channelId)
    .orderBy('number', 'desc')
    .execute();
  await removePackages(
    connection.jobs.pool,
    rows
      .filter((row) => row.served_until !== null)
      .map(({ packages_id: id }) => id)
      .filter((id) => id !== rows.find((row) => row.served_until === null)?.packages_id),
  );
  for (const { folder, is_kept: isKept, served_until: until } of rows)
    if (isKept && until !== null) await rm(join(config.dataDir, PUBLISHED, folder, KEPT), { force: true });
  const over = await ended(core, rows);
  if (over.size > 0)
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('publication')
        .set({ is_kept: false })
        .where('id', 'in', [...over])
        .execute();
      await trx
        .deleteFrom('publication_file')
        .where('publication_id', 'in', [...over])
        .execute();
    });
  for (const { id, folder } of rows) if (over.has(id)) await removeFolder(config.dataDir, folder);
  const gone = rows
    .filter((row, position) => (!row.is_kept || over.has(row.id)) && position >= config.keptPublications)
    .map(({ id }) => id);
  if (gone.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await sweepAfter(trx, gone);
    await trx.deleteFrom('publication').where('id', 'in', gone).execute();
  });
}

/** Ids of publications that are kept and are not to be any more. The present one, the one before it and what was served a moment ago always are. */
async function ended({ config }: Core, rows: readonly Old[]): Promise<Set<string>> {
  const now = Date.now();
  const servedUntil = (row: Old): number => row.served_until?.getTime() ?? now;
  const past = rows.filter(
    (row, position) => row.is_kept && row.served_until !== null && position > 1 && servedUntil(row) < now - GRACE,
  );
  const over = new Set(past.filter((row) => servedUntil(row) < now - config.snapshotDays * DAY_MS).map(({ id }) => id));
  const left = past.filter(({ id }) => !over.has(id));
  const excess = rows.filter((row) => row.is_kept && !over.has(row.id)).length - config.snapshotsPerChannel;
  const shortest = (row: Old): number => servedUntil(row) - row.served_from.getTime();
  if (excess > 0)
    for (const { id } of left.toSorted((a, b) => shortest(a) - shortest(b)).slice(0, excess)) over.add(id);
  // Newest first: what is too much is the oldest. An index file that several have counts once.
  const known = new Set<string>();
  let bytes = 0;
  for (const row of rows) {
    if (!row.is_kept || over.has(row.id)) continue;
    bytes += row.files * DECISION;
    for (const { sha256, size } of await filesOf(config.dataDir, row)) {
      if (!known.has(sha256)) bytes += size;
      known.add(sha256);
    }
    if (bytes > config.snapshotStorage && left.includes(row)) over.add(row.id);
  }
  return over;
}

/** The files of a publication, with what it keeps for the next one; none where its folder cannot be read, which its readers are told. */
async function filesOf(dataDir: string, { id, folder }: Old): Promise<{ sha256: string; size: number }[]> {
  const root = join(dataDir, PUBLISHED, folder);
  const manifest = await readManifest(root).catch(() => null);
  if (manifest === null) return [];
  const kept = await stat(join(root, KEPT)).catch(() => null);
  return [
    ...Object.values(manifest.files),
    ...(kept === null ? [] : [{ sha256: `${KEPT} of ${id}`, size: kept.size }]),
  ];
}

/** Removes what killed processes and deleted channels left behind. */
export async function sweep(core: Core, starting: boolean): Promise<void> {
  const { config, connection, db, log } = core;
  await sweepPackages(connection.jobs.pool);
  const orphans = await removeOrphans(config.dataDir, starting);
  const rows = await db.selectFrom('publication').select(['id', 'folder', 'is_kept', 'served_until']).execute();
  // A backup holds what is served; what was is gone when it is restored. Beside a bucket another platform's disk may have it, or the bucket.
  const lost: string[] = [];
  for (const { id, folder, is_kept, served_until } of starting && config.s3 === undefined ? rows : [])
    if (
      is_kept &&
      served_until !== null &&
      (await stat(join(config.dataDir, PUBLISHED, folder)).catch(() => null)) === null
    )
      lost.push(id);
  if (lost.length > 0) await db.updateTable('publication').set({ is_kept: false }).where('id', 'in', lost).execute();
  const unknown = await removeUnknown(
    config.dataDir,
    new Set(rows.filter((row) => row.is_kept).map(({ folder }) => folder)),
  );
  const shared = await sweepShared(config.dataDir);
  if (orphans + unknown + shared > 0)
    log.info({ orphans, unknown, shared }, 'removed what unfinished and old publications left');
}
