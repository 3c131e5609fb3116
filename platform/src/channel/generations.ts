// Read model of publication_source: file versions stay while a publication with them is retained.
/**
 * Changes many files invisibly, in batches.
 * Every file version has a range of the channel's generations, and the channel's row has the current generation, so
 * switching that value changes everything for readers. A new generation is written in batches: new and changed files as
 * versions from it on, old versions as ending with it. Batches are small, because the embedded database has one
 * session, and all other queries wait for each batch.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isUniqueViolation } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { RECORD_COLUMNS, RECORD_TYPES, sameBytes } from './files.ts';
import type { FileRecord } from './record.ts';

/** Records or versions per statement: 20 ms of work. Half as many take almost as long. */
export const PIECE = 100;
/** New files per statement: 15 ms of work. More take as long for each file. */
export const NEW_PIECE = 250;
/** Versions that one statement reads, without writing many. */
const LOOK = 2000;

/**
 * A statement that returns a row only while its caller can continue.
 * It is part of every batch, so that a caller without permission can't write.
 */
export type Fence = RawBuilder<unknown>;

/** A changed file of a new generation, with the ID of the existing file. */
export interface Change {
  id: number;
  record: FileRecord;
}

/** Parameters of a new generation. */
export interface Writing {
  channelId: string;
  /** The channel's generation plus one. */
  generation: number;
  /** First-seen time of the files, and indexing time of those without one, in ms; null if unknown. */
  indexedMs: number | null;
  /** Whether the index keeps listing downloaded files that were removed from the source. */
  goneAreListed: boolean;
}

/**
 * Writes a batch of a generation: new files.
 * Of duplicate files, the first record counts.
 * The commit isn't synced to disk: only the switch to the generation must be, and it includes all commits before it.
 * @returns number and size of the written files; null if the fence returned no row, and then nothing was written
 */
export async function addFiles(
  db: Db,
  writing: Writing,
  records: readonly FileRecord[],
  fence: Fence,
): Promise<{ count: number; size: number } | null> {
  try {
    return await insertFiles(db, writing, records, fence, sql``);
  } catch (error) {
    // Looking for duplicates takes a sixth of the time, and hardly any source has some.
    if (!isUniqueViolation(error, 'channel_file_version_place')) throw error;
    return insertFiles(db, writing, records, fence, sql`on conflict do nothing`);
  }
}

async function insertFiles(
  db: Db,
  { channelId, generation, indexedMs }: Writing,
  records: readonly FileRecord[],
  fence: Fence,
  onConflict: RawBuilder<unknown>,
): Promise<{ count: number; size: number } | null> {
  const columns = sql.raw(RECORD_COLUMNS.join(', '));
  const arrays = RECORD_COLUMNS.map((column) => {
    const type = sql.raw(ARRAY_TYPES[column] ?? 'text');
    return sql`${arrayText(records.map((record) => elementOf(record, column)))}::${type}[]`;
  });
  const {
    rows: [row],
  } = await sql<{ held: number; count: number; size: number }>`
    with fence as (${fence}),
    written as (
      insert into channel_file_version (channel_id, from_generation, indexed_ms, first_seen_ms, ${columns})
      select ${channelId}::uuid, ${generation}::bigint, coalesce(r.indexed_ms, ${indexedMs}::bigint), ${indexedMs}::bigint,
        ${sql.raw(RECORD_COLUMNS.map((column) => CASTS[column] ?? `r.${column}`).join(', '))}
      from fence, unnest(${arrayText(records.map((record) => record.indexed_ms))}::bigint[], ${sql.join(arrays)}) as r(indexed_ms, ${columns})
      ${onConflict}
      returning size
    )
    select (select count(*)::integer from fence) as held, count(*)::integer as count, coalesce(sum(size), 0) as size,
      set_config('synchronous_commit', 'off', true) from written`.execute(db);
  return row?.held === 1 ? { count: row.count, size: row.size } : null;
}

/** Element types of the arrays that aren't texts. Arrays and JSON are sent as texts, because their lengths vary. */
const ARRAY_TYPES: Partial<Record<keyof FileRecord, string>> = {
  build_number: 'integer',
  timestamp_ms: 'bigint',
  size: 'bigint',
};
const CASTS: Partial<Record<keyof FileRecord, string>> = { depends: 'r.depends::text[]', record: 'r.record::jsonb' };

function elementOf(record: FileRecord, column: (typeof RECORD_COLUMNS)[number]): string | number | null {
  if (column === 'depends') return arrayText(record.depends);
  if (column === 'record') return JSON.stringify(record.record);
  return record[column] ?? null;
}

/** Returns an array as PostgreSQL reads it. Much faster than JSON, for both sides. */
function arrayText(elements: readonly (string | number | null)[]): string {
  let text = '{';
  for (const element of elements) {
    if (text.length > 1) text += ',';
    if (element === null) text += 'NULL';
    else if (typeof element === 'number') text += element;
    else text += `"${/["\\]/.test(element) ? element.replaceAll(/["\\]/g, '\\$&') : element}"`;
  }
  return `${text}}`;
}

/**
 * Writes a batch of a generation: changed files.
 * Of duplicate files, the first record counts.
 * @returns false if the fence returned no row; then nothing was written
 */
export async function changeFiles(
  db: Db,
  { channelId, generation, indexedMs }: Writing,
  changes: readonly Change[],
  fence: Fence,
): Promise<boolean> {
  const same = sql`(old.id is not null and ${sameBytes('old', 'r')})`;
  const rows = JSON.stringify(changes.map(({ id, record }) => ({ ...record, file_id: id })));
  const {
    rows: [row],
  } = await sql<{ held: number }>`
    with fence as (${fence}),
    given as materialized (select * from json_to_recordset(${rows}::json) as record(file_id bigint, ${RECORD_TYPES})),
    ended as (
      update channel_file_version f set until_generation = ${generation}::bigint from given, fence
      where f.id = given.file_id and f.channel_id = ${channelId}::uuid and f.from_generation < ${generation}::bigint and f.until_generation is null
    ),
    written as (
      insert into channel_file_version (id, channel_id, from_generation, indexed_ms, first_seen_ms, object_key, ${sql.raw(RECORD_COLUMNS.join(', '))})
      overriding system value
      select r.file_id, ${channelId}::uuid, ${generation}::bigint,
        case when ${same} then old.indexed_ms else coalesce(r.indexed_ms, ${indexedMs}::bigint) end, case when ${same} then old.first_seen_ms else ${indexedMs}::bigint end, case when ${same} then old.object_key end, ${sql.raw(RECORD_COLUMNS.map((column) => `r.${column}`).join(', '))}
      from fence, given r left join channel_file_version old on old.id = r.file_id and old.from_generation < ${generation}::bigint and old.until_generation is null
      on conflict do nothing
    )
    select count(*)::integer as held from fence`.execute(db);
  return row?.held === 1;
}

/**
 * Writes a batch of a generation: files that the source no longer lists.
 * Downloaded ones stay, marked as removed, unless the mirror no longer selects them; the others end. Marked ones stay
 * unchanged.
 * @returns false if the fence returned no row
 */
export async function endFiles(
  db: Db,
  {
    channelId,
    generation,
    goneAreListed,
    keepsHeld = true,
    keepsUnheld = false,
  }: Writing & { keepsHeld?: boolean; keepsUnheld?: boolean },
  ids: readonly number[],
  fence: Fence,
): Promise<boolean> {
  const columns = sql.raw(RECORD_COLUMNS.join(', '));
  const {
    rows: [row],
  } = await sql<{ held: number }>`
    with fence as (${fence}),
    missed as materialized (
      select f.* from channel_file_version f, fence where f.id = any(${[...ids]}::bigint[]) and f.channel_id = ${channelId}::uuid
        and f.from_generation < ${generation}::bigint and f.until_generation is null and (f.gone_at is null or not ${keepsHeld}::boolean)
    ),
    ended as (
      update channel_file_version f set until_generation = ${generation}::bigint from missed m where f.id = m.id and f.from_generation = m.from_generation
    ),
    kept as (
      insert into channel_file_version (id, channel_id, from_generation, indexed_ms, first_seen_ms, object_key, withdrawn, gone_at, ${columns})
      overriding system value
      select m.id, m.channel_id, ${generation}::bigint, m.indexed_ms, m.first_seen_ms, m.object_key, 
        case when ${goneAreListed}::boolean and m.object_key is not null then null else 'gone' end, now(), ${columns}
      from missed m where (m.object_key is not null or ${keepsUnheld}::boolean) and ${keepsHeld}::boolean
      on conflict do nothing
    )
    select count(*)::integer as held from fence`.execute(db);
  return row?.held === 1;
}

/**
 * Writes a batch of a generation: unknown files that the source lists as removed (CEP 36).
 * They are marked as removed, and only their names are known.
 * @returns number and size of the written files; null if the fence returned no row
 */
export async function addGoneFiles(
  db: Db,
  { channelId, generation, indexedMs }: Writing,
  records: readonly FileRecord[],
  fence: Fence,
): Promise<{ count: number; size: number } | null> {
  const columns = RECORD_COLUMNS;
  const {
    rows: [row],
  } = await sql<{ held: number; count: number }>`
    with fence as (${fence}),
    given as materialized (select * from json_to_recordset(${JSON.stringify(records)}::json) as record(${RECORD_TYPES})),
    written as (
      insert into channel_file_version (channel_id, from_generation, indexed_ms, first_seen_ms, withdrawn, gone_at, ${sql.raw(columns.join(', '))})
      select ${channelId}::uuid, ${generation}::bigint, ${indexedMs}::bigint, ${indexedMs}::bigint, 'gone', now(), ${sql.raw(columns.map((column) => `r.${column}`).join(', '))}
      from fence, given r where not exists (
        select 1 from channel_file_version f where f.channel_id = ${channelId}::uuid and f.subdir = r.subdir and f.file_name = r.file_name
          and (f.until_generation is null or f.until_generation > ${generation}::bigint))
      on conflict do nothing
      returning 1
    )
    select (select count(*)::integer from fence) as held, count(*)::integer as count from written`.execute(db);
  return row?.held === 1 ? { count: row.count, size: 0 } : null;
}

/**
 * Marks that a channel may have unused file versions, before the first is written.
 * @returns false if the fence returned no row
 */
export async function markUnswept(db: Db, channelId: string, fence: Fence): Promise<boolean> {
  const { rows } = await sql`with fence as (${fence})
    update channel set unswept = true from fence where channel.id = ${channelId} returning channel.id`.execute(db);
  return rows.length > 0;
}

/** Yields the visible files of a subdir with their package names in batches, without those removed from the source. */
export async function* seenFiles(
  db: Db,
  channelId: string,
  subdir: string,
): AsyncGenerator<{ id: number; name: string; file_name: string }[]> {
  let last = { file_name: '', from_generation: 0 };
  for (;;) {
    const { rows } = await sql<{ id: number; name: string; file_name: string; from_generation: number; seen: boolean }>`
      select f.id, f.name, f.file_name, f.from_generation, f.from_generation <= c.generation and (f.until_generation is null or f.until_generation > c.generation) and f.gone_at is null as seen
      from channel_file_version f join channel c on c.id = f.channel_id
      where f.channel_id = ${channelId} and f.subdir = ${subdir} and (f.file_name, f.from_generation) > (${last.file_name}, ${last.from_generation}::bigint)
      order by f.file_name, f.from_generation limit ${LOOK}`.execute(db);
    const files = rows.filter(({ seen }) => seen);
    if (files.length > 0) yield files;
    if (rows.length < LOOK) return;
    last = rows.at(-1)!;
  }
}

/**
 * Returns the visible files of some packages in a subdir, without those removed from the source.
 * `offset 0` makes it look for the names, because without statistics it would read the whole subdir.
 */
export async function seenFilesOf(
  db: Db,
  channelId: string,
  subdir: string,
  names: readonly string[],
): Promise<{ id: number; file_name: string }[]> {
  const { rows } = await sql<{ id: number; file_name: string }>`
    select f.id, f.file_name from channel c, (
      select * from channel_file_version where channel_id = ${channelId}::uuid and name = any(${[...names]}::text[]) offset 0) as f
    where c.id = f.channel_id and f.subdir = ${subdir} and f.gone_at is null
      and f.from_generation <= c.generation and (f.until_generation is null or f.until_generation > c.generation)`.execute(
    db,
  );
  return rows;
}

/**
 * Deletes file versions of a channel that no reader can see: of generations older than every retained publication, and
 * of a generation that never became current, whose changes are undone. The fence ensures that no generation is written
 * meanwhile.
 * @returns false if the fence returned no row before the end
 */
export async function sweepChannel(db: Db, channelId: string, fence: Fence, signal?: AbortSignal): Promise<boolean> {
  let last: { subdir: string; file_name: string; from_generation: number } | undefined = {
    subdir: '',
    file_name: '',
    from_generation: 0,
  };
  while (last !== undefined) {
    signal?.throwIfAborted();
    const from: { subdir: string; file_name: string; from_generation: number } = last;
    const outcome = await db.transaction().execute(async (trx) => {
      // Writers of a generation lock the channel first. So either this batch is done before, or its fence sees the
      // writer.
      await sql`select 1 from channel where id = ${channelId} for no key update`.execute(trx);
      return sql<{ held: boolean; subdir: string | null; file_name: string | null; from_generation: number | null }>`
        with fence as materialized (${fence}),
        kept_by_snapshots as materialized (select min(generation) as generation from publication_source where channel_id = ${channelId}),
        page as materialized (
          select f.id, f.subdir, f.file_name, f.from_generation, f.until_generation, c.generation from channel_file_version f, channel c, fence
          where c.id = ${channelId} and f.channel_id = ${channelId} and (f.subdir, f.file_name, f.from_generation) > (${from.subdir}, ${from.file_name}, ${from.from_generation}::bigint)
          order by f.subdir, f.file_name, f.from_generation limit ${LOOK}
        ),
        deleted as (
          delete from channel_file_version f using page p where f.id = p.id and f.from_generation = p.from_generation
            and (p.from_generation > p.generation or p.until_generation <= least(p.generation, (select generation from kept_by_snapshots)))
        ),
        kept as (
          update channel_file_version f set until_generation = null from page p where f.id = p.id and f.from_generation = p.from_generation
            and p.from_generation <= p.generation and p.until_generation > p.generation
        ),
        done as (
          update channel set unswept = false from fence where channel.id = ${channelId} and (select count(*) from page) < ${LOOK}
        )
        select exists (select 1 from fence) as held, p.* from (select 1) as one left join (select subdir, file_name, from_generation from page
          order by subdir desc, file_name desc, from_generation desc limit 1) p on (select count(*) from page) = ${LOOK}`.execute(
        trx,
      );
    });
    const [row] = outcome.rows;
    if (row?.held !== true) return false;
    last =
      row.subdir === null
        ? undefined
        : { subdir: row.subdir, file_name: row.file_name!, from_generation: row.from_generation! };
  }
  return true;
}

/** Requests cleanup of the mirrors in some publications that are no longer retained. */
export async function sweepAfter(trx: Trx, publicationIds: readonly string[]): Promise<void> {
  await sql`
    update channel c set unswept = true where not c.unswept and exists (select 1 from publication_source s
      where s.publication_id = any(${[...publicationIds]}::uuid[]) and s.channel_id = c.id and s.generation < c.generation)`.execute(
    trx,
  );
}

/** Retention of file changes, in days. A channel that wasn't published for longer is read completely. */
const NOTED_DAYS = 2;
/** Maximum number of recorded changes per channel. */
const MOST_NOTED = 5_000;

/** Deletes old file changes (migration 0275), and records up to where. Readers with older data read everything. */
export async function forgetChanges(db: Db): Promise<void> {
  await sql`
    with gone as (
      delete from channel_file_change where noted_at < now() - make_interval(days => ${NOTED_DAYS})
        or id in (select id from (select id, row_number() over (partition by channel_id order by id desc) as place from channel_file_change) as listed
          where place > ${MOST_NOTED})
      returning channel_id, transaction, generation
    )
    insert into channel_file_change (channel_id, transaction, generation)
    select channel_id, (array_agg(transaction order by transaction desc))[1], max(generation) from gone
    where exists (select 1 from channel c where c.id = gone.channel_id) group by channel_id`.execute(db);
}

/** Deletes the rows of deleted channels. */
export async function sweepRemains(db: Db, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const gone = await db.selectFrom('channel_remains').select('channel_id').limit(1).executeTakeFirst();
    if (gone === undefined) return;
    for (;;) {
      signal?.throwIfAborted();
      const { numAffectedRows } = await sql`
        delete from channel_file_version f using (
          select id, from_generation from channel_file_version where channel_id = ${gone.channel_id} limit ${LOOK}
        ) as some_of_them where f.id = some_of_them.id and f.from_generation = some_of_them.from_generation`.execute(
        db,
      );
      if (numAffectedRows === 0n) break;
    }
    await db.deleteFrom('channel_remains').where('channel_id', '=', gone.channel_id).execute();
  }
}

/** Sets first-seen times in the future, from before the clock was set back, to now. @returns IDs of their channels */
export async function seenByNow(db: Db): Promise<string[]> {
  const now = Date.now();
  return db.transaction().execute(async (trx) => {
    const seen = await trx
      .updateTable('channel_file_version')
      .set({ first_seen_ms: now })
      .where('first_seen_ms', '>', now + 60_000)
      .returning('channel_id')
      .execute();
    const channelIds = [...new Set(seen.map(({ channel_id }) => channel_id))];
    // Otherwise processes with the channel in memory would use outdated data.
    if (channelIds.length > 0)
      await trx
        .updateTable('channel')
        .set((eb) => ({ content_revision: eb('content_revision', '+', 1) }))
        .where('id', 'in', channelIds)
        .execute();
    return channelIds;
  });
}
