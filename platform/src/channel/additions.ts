/**
 * Adds published files one by one: each with the new counts of its channel and of virtual channels based on it, in one
 * transaction.
 */
import { sql } from 'kysely';
import type { AbsenceKind, WithdrawalKind } from '@terrarium/domain/repo';
import type { Db, Trx } from '../db/index.ts';
import { channelAndDependents, lockInOrder } from './counts.ts';
import { addArtifactNames, inBatches, RECORD_COLUMNS, RECORD_TYPES, upsertArtifacts } from './files.ts';
import { registerLabels } from './labels.ts';
import type { FileRecord } from './record.ts';
import { countUp } from './store.ts';

/** A file of a channel. */
export interface HeldFile {
  id: number;
  sha256: string | null;
  withdrawn: AbsenceKind | null;
  /** Null for `main` only. */
  labels: string[] | null;
}

/** Finds the visible file with this subdir and name. */
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

/** Lists the visible files of a package, or of one version: `SUBDIR/FILE`, at most 1,000. */
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

/** A file with its key in object storage and its labels; null for `main` only. */
export type FileToAdd = FileRecord & { object_key: string; labels?: string[] | null };

/**
 * Adds a file to a channel.
 * Counts are updated for this file only, so the cost doesn't depend on the size of the channel.
 * @param also further writes in the transaction; gets the ID of the new file
 * @returns the new file, and the channels whose content changed, its own first; null if the channel has a file with
 * this name or was deleted
 */
export async function insertFile(
  db: Db,
  channelId: string,
  record: FileToAdd,
  also: (trx: Trx, fileId: number) => Promise<void>,
): Promise<{ fileId: number; affected: string[] } | null> {
  const affected = await channelAndDependents(db, channelId);
  return db.transaction().execute(async (trx) => {
    await lockInOrder(trx, affected);
    const [fileId = null] = await insertAll(trx, channelId, affected, [record]);
    if (fileId === null) return null;
    await countUp(trx, channelId);
    await also(trx, fileId);
    return { fileId, affected };
  });
}

/**
 * Like {@link insertFile} for several files, all or none.
 * @param sourceId their source channel, if any; it is locked against deletion, so that their bytes stay
 * @param also gets the ID of each new file, null for existing names; if it throws, everything is rolled back
 * @returns the channels whose content changed; null if one of both channels was deleted
 */
export async function insertFiles(
  db: Db,
  channelId: string,
  sourceId: string | null,
  records: readonly FileToAdd[],
  also: (trx: Trx, fileIds: (number | null)[]) => Promise<void>,
): Promise<string[] | null> {
  const affected = await channelAndDependents(db, channelId);
  return db.transaction().execute(async (trx) => {
    await lockInOrder(trx, affected);
    const both = sourceId === null ? [channelId] : [channelId, sourceId];
    const { rows } = await sql`select 1 from channel where id = any(${both}::uuid[]) for key share`.execute(trx);
    if (rows.length < both.length) return null;
    const ids = await insertAll(trx, channelId, affected, records);
    if (ids.some((id) => id !== null)) await countUp(trx, channelId);
    await also(trx, ids);
    return affected;
  });
}

/** Files per statement: enough to make round trips cheap, few enough to keep the embedded database responsive. */
const AT_ONCE = 200;

/** @returns ID of each new file, in the order of the records; null if the channel has the name or was deleted */
async function insertAll(
  trx: Trx,
  channelId: string,
  affected: readonly string[],
  records: readonly FileToAdd[],
): Promise<(number | null)[]> {
  const ids: (number | null)[] = [];
  for await (const piece of inBatches(records, AT_ONCE))
    ids.push(...(await insertPiece(trx, channelId, affected, piece)));
  return ids;
}

async function insertPiece(
  trx: Trx,
  channelId: string,
  affected: readonly string[],
  records: readonly FileToAdd[],
): Promise<(number | null)[]> {
  const columns = RECORD_COLUMNS.join(', ');
  const { rows } = await sql<{ id: number; subdir: string; file_name: string }>`
      insert into channel_file_version (channel_id, from_generation, object_key, labels, indexed_ms, first_seen_ms, ${sql.raw(columns)})
      select c.id, c.generation, r.object_key, r.labels, r.indexed_ms, r.indexed_ms, ${sql.raw(RECORD_COLUMNS.map((column) => `r.${column}`).join(', '))}
      from channel c, json_to_recordset(${JSON.stringify(records)}::json) as r(object_key text, labels text[], ${RECORD_TYPES})
      where c.id = ${channelId}::uuid and not exists (
        select 1 from channel_file f where f.channel_id = c.id and f.subdir = r.subdir and f.file_name = r.file_name offset 0)
      on conflict do nothing returning id, subdir, file_name`.execute(trx);
  if (rows.length === 0) return records.map(() => null);
  const idOf = new Map(rows.map(({ id, subdir, file_name }) => [`${subdir}/${file_name}`, id]));
  const ids = records.map(({ subdir, file_name }) => {
    const place = `${subdir}/${file_name}`;
    const id = idOf.get(place) ?? null;
    // Of two records with the same name, one was written.
    idOf.delete(place);
    return id;
  });
  const added = records.filter((_, at) => ids[at] !== null);
  await registerLabels(trx, channelId, [...new Set(added.flatMap(({ labels }) => labels ?? []))]);
  await addArtifactNames(trx, channelId, [...new Set(added.map(({ name }) => name))]);
  await upsertArtifacts(trx, channelId, added);
  const fileIds = rows.map(({ id }) => id);
  for (const id of affected) await countIn(trx, id, fileIds);
  return ids;
}

/**
 * Adds new files to the counts of a channel that has them or includes them, unless another source has that file or name
 * already. Checks each file individually, because a query for all would read whole channels.
 */
async function countIn(trx: Trx, channelId: string, fileIds: readonly number[]): Promise<void> {
  await sql`
    with recursive drawn (id) as (
      select ${channelId}::uuid union select s.source_id from drawn join channel_source s on s.channel_id = drawn.id
    ),
    added as (select subdir, file_name, name, size, id from channel_file_version where id = any(${[...fileIds]}::bigint[])),
    fresh as (
      select n.size from added n where not exists (select 1 from channel_file f join drawn d on d.id = f.channel_id
        where f.subdir = n.subdir and f.file_name = n.file_name and f.id <> n.id offset 0)
    ),
    named as (
      select distinct n.name from added n where not exists (select 1 from channel_file f join drawn d on d.id = f.channel_id
        where f.name = n.name and f.id <> all(${[...fileIds]}::bigint[]) offset 0)
    )
    update channel c set
      file_count = file_count + (select count(*)::integer from fresh),
      size = size + (select coalesce(sum(size), 0)::bigint from fresh),
      artifact_count = artifact_count + (select count(*)::integer from named),
      subdirs = array(select subdir from unnest(c.subdirs) as subdir union select subdir from added order by subdir)
    where c.id = ${channelId}::uuid`.execute(trx);
}

/**
 * Includes files that were removed from a mirror's source in its index, or excludes them.
 * @param also further writes in the transaction
 * @returns the channels whose content changed
 */
export async function listGoneFiles(
  db: Db,
  channelId: string,
  listed: boolean,
  also: (trx: Trx) => Promise<void>,
): Promise<string[]> {
  const affected = await channelAndDependents(db, channelId);
  return db.transaction().execute(async (trx) => {
    await sql`select 1 from channel where id = any(${affected}::uuid[]) order by id for no key update`.execute(trx);
    const { numAffectedRows } = await sql`
      update channel_file_version set withdrawn = case when ${listed}::boolean and object_key is not null then null else 'gone' end
      where channel_id = ${channelId} and gone_at is not null and until_generation is null`.execute(trx);
    await also(trx);
    if (numAffectedRows === 0n) return [];
    await countUp(trx, channelId);
    return affected;
  });
}

/**
 * Removes a file from its channel's index, restores it, or changes the reason.
 * Counts stay, because the channel still has the file.
 * @param also further writes in the transaction
 * @returns the channels whose content changed; null if the channel doesn't have the file, or it is in that state
 * already
 */
export async function withdrawFile(
  db: Db,
  channelId: string,
  fileId: number,
  withdrawn: WithdrawalKind | null,
  also: (trx: Trx) => Promise<void>,
): Promise<string[] | null> {
  const affected = await channelAndDependents(db, channelId);
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
