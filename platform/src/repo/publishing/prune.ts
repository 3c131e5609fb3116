/** Retention of old publications. */
import { DAY_MS } from '@terrarium/domain/calendar';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sweepAfter } from '../../channel/index.ts';
import type { Core } from '../../core.ts';
import { readManifest } from '../indexFiles/index.ts';
import {
  KEPT,
  KEPT_COLUMNS,
  PUBLISHED,
  removeFolder,
  removeOrphans,
  removeUnknown,
  sweepShared,
} from '../storage/index.ts';
import { removePackages, sweepPackages } from './packages.ts';

/** Time for clients to read a folder after it was replaced, in ms. */
const GRACE = 600_000;
/** Database bytes for the decision about one file. */
const DECISION = 10;

/** A publication to check for retention. Lists start with the newest. */
interface Old {
  id: string;
  folder: string;
  is_kept: boolean;
  served_from: Date;
  /** Null for the current publication. */
  served_until: Date | null;
  files: number;
  packages_id: string;
}

/**
 * Deletes expired snapshots of a channel and those beyond its limits, with their folders.
 * Rows beyond the operator's retention for past runs are deleted too. Package rows are deleted for all but the current
 * publication, because search covers only that one.
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
    if (isKept && until !== null)
      for (const name of [KEPT, KEPT_COLUMNS]) await rm(join(config.dataDir, PUBLISHED, folder, name), { force: true });
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

/**
 * Returns IDs of retained publications to end.
 * Never includes the current one, the previous one, or one that was just replaced.
 */
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
  // Newest first, so the oldest exceed the limit. An index file shared by several counts once.
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

/**
 * Lists the files of a publication with its stored content; none if its folder can't be read, which its readers get as
 * an error.
 */
async function filesOf(dataDir: string, { id, folder }: Old): Promise<{ sha256: string; size: number }[]> {
  const root = join(dataDir, PUBLISHED, folder);
  const manifest = await readManifest(root).catch(() => null);
  if (manifest === null) return [];
  const files = Object.values(manifest.files);
  for (const name of [KEPT, KEPT_COLUMNS]) {
    const kept = await stat(join(root, name)).catch(() => null);
    if (kept !== null) files.push({ sha256: `${name} of ${id}`, size: kept.size });
  }
  return files;
}

/** Removes leftovers of killed processes and deleted channels. */
export async function sweep(core: Core, starting: boolean): Promise<void> {
  const { config, connection, db, log } = core;
  // Only one process uses the embedded database, so at its start everything unfinished is left over, however young.
  const before = starting && connection.embedded ? Infinity : undefined;
  await sweepPackages(connection.jobs.pool, before);
  const orphans = await removeOrphans(config.dataDir, starting);
  const rows = await db.selectFrom('publication').select(['id', 'folder', 'is_kept', 'served_until']).execute();
  // A backup contains only current publications, so older ones are missing after a restore. With a bucket, another
  // instance's disk or the bucket may have them.
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
    before,
  );
  const shared = await sweepShared(config.dataDir, before);
  if (orphans + unknown + shared > 0)
    log.info({ orphans, unknown, shared }, 'removed what unfinished and old publications left');
}
