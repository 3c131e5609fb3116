// Read model of channel, channel_file: what the source lists is compared with the files of the channel.
/** SQL of what a mirror saw in the index files of its source. */
import { sql } from 'kysely';
import { ascending, Keyset } from '../db/index.ts';
import type { Db, PageRequest, RowPage, Trx } from '../db/index.ts';
import type { Validator } from './source.ts';
import type { SubdirProblem } from './subdirs.ts';
import { noteProblem } from './problemStore.ts';

/** State of a subdir at the last sync, for one source. `names` are its packages, null for the only source. */
export interface SeenSubdir extends Validator {
  names: string[] | null;
  /** Shard index that its files match; null if the source has none. */
  shards: Buffer | null;
  /** When its complete repodata was last read. */
  readAt: Date;
  /** Validator of the last `run_exports.json`; null if none was read. */
  exports: Validator | null;
  /** URL of the packages, as in the source (CEP 15); null if they are next to the repodata. */
  baseUrl: string | null;
  /** Number of skipped records. */
  skipped: number;
  /** Generation of the stored records of its repodata; null if none are. */
  recordsGeneration: number | null;
  /** Packages that were read from shards since. */
  unsureNames: string[];
}

/** A source record that a mirror skipped, or serves although few clients can read it. */
export interface SkippedRecord {
  file_name: string;
  /** Name of the package; null if the file name is invalid. */
  name: string | null;
  reason: string;
  is_served: boolean;
}

/** Skipped records of a subdir; of some packages only if `names` is set. */
export interface SkippedOfSubdir {
  names: readonly string[] | null;
  records: readonly SkippedRecord[];
}

/** Returns the state at the last sync, by position of the source and by subdir. */
export async function seenSubdirs(db: Db, channelId: string): Promise<Map<number, Map<string, SeenSubdir>>> {
  const rows = await db.selectFrom('mirror_subdir').selectAll().where('channel_id', '=', channelId).execute();
  const seen = new Map<number, Map<string, SeenSubdir>>();
  for (const {
    position,
    subdir,
    location,
    etag,
    last_modified: lastModified,
    bytes,
    names,
    shards,
    read_at: readAt,
    exports,
    base_url: baseUrl,
    skipped,
    records_generation: recordsGeneration,
    unsure_names: unsureNames,
  } of rows) {
    const ofSource = seen.get(position) ?? new Map<string, SeenSubdir>();
    const known = exports as Validator | null;
    seen.set(
      position,
      ofSource.set(subdir, {
        location,
        etag,
        lastModified,
        bytes,
        names,
        shards,
        readAt,
        exports: known,
        baseUrl,
        skipped,
        recordsGeneration,
        unsureNames,
      }),
    );
  }
  return seen;
}

/** Stores the state of the subdirs of a source, and deletes removed ones. */
export async function saveSeen(
  trx: Trx,
  channelId: string,
  position: number,
  seen: ReadonlyMap<string, SeenSubdir>,
  gone: readonly string[],
  skippedBySubdir: ReadonlyMap<string, SkippedOfSubdir>,
): Promise<void> {
  for (const [subdir, skippedOfSubdir] of skippedBySubdir)
    await saveSkipped(trx, channelId, position, subdir, skippedOfSubdir);
  for (const [subdir, seenSubdir] of seen) {
    const { location, etag, lastModified, bytes, names, shards, readAt, exports, baseUrl, skipped } = seenSubdir;
    const { recordsGeneration, unsureNames } = seenSubdir;
    const row = {
      location,
      etag,
      last_modified: lastModified,
      bytes,
      names,
      shards,
      read_at: readAt,
      exports: exports === null ? null : JSON.stringify(exports),
      base_url: baseUrl,
      skipped,
      records_generation: recordsGeneration,
      unsure_names: unsureNames,
    };
    await trx
      .insertInto('mirror_subdir')
      .values({ channel_id: channelId, position, subdir, ...row })
      .onConflict((conflict) => conflict.columns(['channel_id', 'position', 'subdir']).doUpdateSet(row))
      .execute();
  }
  if (gone.length === 0) return;
  for (const table of ['mirror_subdir', 'mirror_skipped'] as const)
    await trx
      .deleteFrom(table)
      .where('channel_id', '=', channelId)
      .where('position', '=', position)
      .where('subdir', 'in', gone)
      .execute();
}

async function saveSkipped(
  trx: Trx,
  channelId: string,
  position: number,
  subdir: string,
  { names, records }: SkippedOfSubdir,
): Promise<void> {
  let former = trx
    .deleteFrom('mirror_skipped')
    .where('channel_id', '=', channelId)
    .where('position', '=', position)
    .where('subdir', '=', subdir);
  if (names !== null) former = former.where((eb) => eb('name', '=', eb.fn.any(eb.val([...names]))));
  await former.execute();
  if (records.length > 0)
    await trx
      .insertInto('mirror_skipped')
      .values(records.map((record) => ({ channel_id: channelId, position, subdir, ...record })))
      .execute();
}

const skippedOrder = new Keyset('skipped records', [
  ascending('subdir', 'text'),
  ascending('file_name', 'text'),
  ascending('id', 'bigint'),
]);

/** Returns a page of the records that a mirror skipped, by subdir and file name. */
export async function skippedRecords(
  db: Db,
  channelId: string,
  page: PageRequest,
): Promise<RowPage<SkippedRecord & { subdir: string }> & { total: number }> {
  const of = db.selectFrom('mirror_skipped').where('channel_id', '=', channelId);
  const { total } = await of.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const records = of.select(['subdir', 'file_name', 'name', 'reason', 'is_served']);
  return { ...(await skippedOrder.select(records, page)), total: Number(total) };
}

/** Counts the records that a mirror skipped, including those not stored for {@link skippedRecords}. */
export async function skippedCount(db: Db, channelId: string): Promise<number> {
  const { total } = await db
    .selectFrom('mirror_subdir')
    .select((eb) => eb.fn.sum<number | null>('skipped').as('total'))
    .where('channel_id', '=', channelId)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/**
 * Clears the state of a mirror's sources, so that the next sync reads them completely.
 * @returns false while a sync is running, which uses its old settings
 */
export async function forgetSeen(trx: Trx, channelId: string): Promise<boolean> {
  // A sync that starts waits for the channel too.
  await sql`select 1 from channel where id = ${channelId} for no key update`.execute(trx);
  const active = await trx
    .selectFrom('mirror_sync')
    .select('id')
    .where('channel_id', '=', channelId)
    .where('state', '=', 'in_progress')
    .executeTakeFirst();
  if (active !== undefined) return false;
  for (const table of ['mirror_subdir', 'mirror_skipped'] as const)
    await trx.deleteFrom(table).where('channel_id', '=', channelId).execute();
  return true;
}

/** Finds the files of a subdir that a channel has among the given names. */
export async function knownFiles(
  db: Db,
  channelId: string,
  subdir: string,
  names: readonly string[],
): Promise<Map<string, { id: number; digest: string | null; isGone: boolean }>> {
  const rows = await db
    .selectFrom('channel_file')
    .select(['id', 'file_name', 'record_digest', 'gone_at'])
    .where('channel_id', '=', channelId)
    .where('subdir', '=', subdir)
    .where((eb) => eb('file_name', '=', eb.fn.any(eb.val([...names]))))
    .execute();
  return new Map(
    rows.map((row) => [row.file_name, { id: row.id, digest: row.record_digest, isGone: row.gone_at !== null }]),
  );
}

/** Counts visible files that their source lists, by subdir. */
export async function seenCounts(db: Db, channelId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('channel_file')
    .select((eb) => ['subdir', eb.fn.countAll<number>().as('count')])
    .where('channel_id', '=', channelId)
    .where('gone_at', 'is', null)
    .groupBy('subdir')
    .execute();
  return new Map(rows.map(({ subdir, count }) => [subdir, Number(count)]));
}

/** Replaces the problems that are about subdirs of a source. */
export async function noteSubdirs(
  db: Db,
  channelId: string,
  source: string,
  problems: readonly SubdirProblem[],
): Promise<void> {
  await db
    .deleteFrom('mirror_problem')
    .where('channel_id', '=', channelId)
    .where('kind', '=', 'subdir')
    .where('source', '=', source)
    .execute();
  for (const problem of problems) await noteProblem(db, channelId, { kind: 'subdir', ...problem });
}
