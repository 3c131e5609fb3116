/** Files that are published one by one: each with what its channel, and those that draw from it, hold more by it, in one transaction. */
import { sql } from 'kysely';
import type { AbsenceKind, WithdrawalKind } from '@terrarium/domain/repo';
import type { Db, Trx } from '../db/index.ts';
import { drawing, lockInOrder } from './counts.ts';
import { RECORD_COLUMNS, RECORD_TYPES, upsertArtifacts } from './files.ts';
import { registerLabels } from './labels.ts';
import type { FileRecord } from './record.ts';
import { countUp } from './store.ts';

/** A file that a channel has. */
export interface HeldFile {
  id: number;
  sha256: string | null;
  withdrawn: AbsenceKind | null;
  /** Null for `main` alone. */
  labels: string[] | null;
}

/** The file of this place that readers of a channel see. */
export async function heldFile(
  db: Db | Trx,
  channelId: string,
  subdir: string,
  fileName: string,
): Promise<HeldFile | undefined> {
  return db
    .selectFrom('channel_file')
    .select(['id', 'sha256', 'withdrawn', 'labels'])
    .where('channel_id', '=', channelId)
    .where('subdir', '=', subdir)
    .where('file_name', '=', fileName)
    .executeTakeFirst();
}

/** Places of the files of a package, or of one version of it, that readers of a channel see: `SUBDIR/FILE`, at most 1,000. */
export async function fileNames(db: Db, channelId: string, name: string, version: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('channel_file')
    .select(['subdir', 'file_name'])
    .where('channel_id', '=', channelId)
    .where('name', '=', name)
    .$if(version !== null, (query) => query.where('version', '=', version!))
    .orderBy('subdir')
    .orderBy('file_name')
    .limit(1000)
    .execute();
  return rows.map(({ subdir, file_name }) => `${subdir}/${file_name}`);
}

/** A file with its bytes in object storage, and its labels; null for `main` alone. */
export type FileToAdd = FileRecord & { object_key: string; labels?: string[] | null };

/**
 * Adds a file that a channel does not have. What it adds to counts is looked up for this file alone, so that the cost does not grow with the channel.
 * @param also what else belongs into the transaction; gets the id of the new file
 * @returns the new file, and the channels whose content has changed, its own first; null when the channel has a file of this place, or is gone
 */
export async function insertFile(
  db: Db,
  channelId: string,
  record: FileToAdd,
  also: (trx: Trx, fileId: number) => Promise<void>,
): Promise<{ fileId: number; affected: string[] } | null> {
  const affected = await drawing(db, channelId);
  return db.transaction().execute(async (trx) => {
    await lockInOrder(trx, affected);
    const fileId = await insertOne(trx, channelId, affected, record);
    if (fileId === null) return null;
    await countUp(trx, channelId);
    await also(trx, fileId);
    return { fileId, affected };
  });
}

/**
 * As {@link insertFile} for several files, all of them or none.
 * @param sourceId the channel that they are of, if there is one: it is not deleted meanwhile, so that their bytes stay
 * @param also gets the id of each new file, null for one whose place is taken; what it throws undoes all
 * @returns the channels whose content has changed; null when one of both channels is gone
 */
export async function insertFiles(
  db: Db,
  channelId: string,
  sourceId: string | null,
  records: readonly FileToAdd[],
  also: (trx: Trx, fileIds: (number | null)[]) => Promise<void>,
): Promise<string[] | null> {
  const affected = await drawing(db, channelId);
  return db.transaction().execute(async (trx) => {
    await lockInOrder(trx, affected);
    const both = sourceId === null ? [channelId] : [channelId, sourceId];
    const { rows } = await sql`select 1 from channel where id = any(${both}::uuid[]) for key share`.execute(trx);
    if (rows.length < both.length) return null;
    const ids: (number | null)[] = [];
    for (const record of records) ids.push(await insertOne(trx, channelId, affected, record));
    if (ids.some((id) => id !== null)) await countUp(trx, channelId);
    await also(trx, ids);
    return affected;
  });
}

/** @returns id of the new file; null when the channel has a file of its place, or is gone */
async function insertOne(
  trx: Trx,
  channelId: string,
  affected: readonly string[],
  record: FileToAdd,
): Promise<number | null> {
  const columns = RECORD_COLUMNS.join(', ');
  const {
    rows: [row],
  } = await sql<{ id: number }>`
      insert into channel_file_version (channel_id, from_generation, object_key, labels, indexed_ms, first_seen_ms, ${sql.raw(columns)})
      select c.id, c.generation, ${record.object_key}, ${record.labels ?? null}::text[], r.indexed_ms, r.indexed_ms, ${sql.raw(RECORD_COLUMNS.map((column) => `r.${column}`).join(', '))}
      from channel c, json_to_recordset(${JSON.stringify([record])}::json) as r(${RECORD_TYPES})
      where c.id = ${channelId}::uuid and not exists (
        select 1 from channel_file f where f.channel_id = c.id and f.subdir = r.subdir and f.file_name = r.file_name)
      on conflict do nothing returning id`.execute(trx);
  if (row === undefined) return null;
  await registerLabels(trx, channelId, record.labels ?? null);
  await sql`insert into artifact (channel_id, name) values (${channelId}, ${record.name}) on conflict do nothing`.execute(
    trx,
  );
  await upsertArtifacts(trx, channelId, [record]);
  for (const id of affected) await countIn(trx, id, row.id, record);
  return row.id;
}

/** Counts a new file in for a channel that holds it or draws it, unless another channel that it draws from has that file, or that name, already. */
async function countIn(trx: Trx, channelId: string, fileId: number, record: FileRecord): Promise<void> {
  await sql`
    with recursive drawn (id) as (
      select ${channelId}::uuid union select s.source_id from drawn join channel_source s on s.channel_id = drawn.id
    ),
    fresh as (
      select 1 where not exists (select 1 from channel_file f join drawn d on d.id = f.channel_id
        where f.subdir = ${record.subdir} and f.file_name = ${record.file_name} and f.id <> ${fileId}::bigint)
    ),
    named as (
      select 1 where not exists (select 1 from channel_file f join drawn d on d.id = f.channel_id
        where f.name = ${record.name} and f.id <> ${fileId}::bigint)
    )
    update channel c set
      file_count = file_count + (select count(*)::integer from fresh),
      size = size + ${record.size ?? 0}::bigint * (select count(*) from fresh),
      artifact_count = artifact_count + (select count(*)::integer from named),
      subdirs = array(select distinct unnest(c.subdirs || ${record.subdir}::text) as subdir order by subdir)
    where c.id = ${channelId}::uuid`.execute(trx);
}

/**
 * Has the index of a mirror list the files that its source does not name any more, or leave them out.
 * @param also what else belongs into the transaction
 * @returns the channels whose content has changed
 */
export async function listGoneFiles(
  db: Db,
  channelId: string,
  listed: boolean,
  also: (trx: Trx) => Promise<void>,
): Promise<string[]> {
  const affected = await drawing(db, channelId);
  return db.transaction().execute(async (trx) => {
    await sql`select 1 from channel where id = any(${affected}::uuid[]) order by id for no key update`.execute(trx);
    const { numAffectedRows } = await sql`
      update channel_file_version set withdrawn = ${listed ? null : 'gone'}::text
      where channel_id = ${channelId} and gone_at is not null and until_generation is null`.execute(trx);
    await also(trx);
    if (numAffectedRows === 0n) return [];
    await countUp(trx, channelId);
    return affected;
  });
}

/**
 * Takes a file out of its channel's index, puts it back, or gives its withdrawal another kind. What is counted stays: the channel has the file.
 * @param also what else belongs into the transaction
 * @returns the channels whose content has changed; null when the channel has no such file, or it is so already
 */
export async function withdrawFile(
  db: Db,
  channelId: string,
  fileId: number,
  withdrawn: WithdrawalKind | null,
  also: (trx: Trx) => Promise<void>,
): Promise<string[] | null> {
  const affected = await drawing(db, channelId);
  return db.transaction().execute(async (trx) => {
    await lockInOrder(trx, affected);
    const { numAffectedRows } = await sql`
      update channel_file_version set withdrawn = ${withdrawn}::text
      where channel_id = ${channelId} and id = ${fileId}::bigint and until_generation is null and withdrawn is distinct from ${withdrawn}::text`.execute(
      trx,
    );
    if (numAffectedRows === 0n) return null;
    await countUp(trx, channelId);
    await also(trx);
    return affected;
  });
}
