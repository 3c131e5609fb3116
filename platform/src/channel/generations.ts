// Read model of publication_source: versions of files stay as long as a publication that saw them is kept.
/**
 * Many files change in pieces that nobody sees. Every version of a file says in which generations of its channel it is seen; the channel's
 * row says which generation is the present one, and switching that value is all that readers notice. A new generation is written in pieces:
 * new and changed files as versions from it on, old versions as ending with it. Pieces are small because the embedded database has one session:
 * while one is written everybody else waits.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Trx } from '../db/index.ts';
import { RECORD_COLUMNS, RECORD_TYPES, sameBytes } from './files.ts';
import type { FileRecord } from './record.ts';

/** Records, or versions, that one statement writes: 20 ms of work; half as many take nearly as long. */
export const PIECE = 100;
/** Versions that one statement looks at, without writing many. */
const LOOK = 2000;

/** A statement that returns a row exactly while its caller may go on; it is part of every piece, so that nobody writes who has lost the right to. */
export type Fence = RawBuilder<unknown>;

/** A file of a generation that is being written: with the id of the file whose record it changes, null for a new one. */
export interface Change {
  id: number | null;
  record: FileRecord;
}

/** What a generation is written for. */
export interface Writing {
  channelId: string;
  /** One above that of the channel. */
  generation: number;
  /** When the files are first seen, and the time of indexing of those that come without one, ms; null when nobody knows it. */
  indexedMs: number | null;
  /** Whether the index goes on listing files that the source does not name any more and that are held. */
  goneAreListed: boolean;
}

/**
 * Writes a piece of a generation: files that are new or have changed. Of a file that is named twice the first record counts.
 * @returns false when the fence gave no row; nothing was written then
 */
export async function writeFiles(
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
      select coalesce(r.file_id, nextval('channel_file_id_seq')), ${channelId}::uuid, ${generation}::bigint,
        case when ${same} then old.indexed_ms else coalesce(r.indexed_ms, ${indexedMs}::bigint) end, case when ${same} then old.first_seen_ms else ${indexedMs}::bigint end, case when ${same} then old.object_key end, ${sql.raw(RECORD_COLUMNS.map((column) => `r.${column}`).join(', '))}
      from fence, given r left join channel_file_version old on old.id = r.file_id and old.from_generation < ${generation}::bigint and old.until_generation is null
      on conflict do nothing
    )
    select count(*)::integer as held from fence`.execute(db);
  return row?.held === 1;
}

/**
 * Writes a piece of a generation: files that the source does not name any more. Those whose bytes are held stay in it, as gone, unless the mirror is not to
 * have them; the others end. What was gone already stays as it is.
 * @returns false when the fence gave no row
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
 * Writes a piece of a generation: files that the source lists as removed (CEP 36) and of which the channel has nothing. They are gone from the beginning,
 * and only their names are known.
 * @returns false when the fence gave no row
 */
export async function addGoneFiles(
  db: Db,
  { channelId, generation, indexedMs }: Writing,
  records: readonly FileRecord[],
  fence: Fence,
): Promise<boolean> {
  const columns = RECORD_COLUMNS;
  const {
    rows: [row],
  } = await sql<{ held: number }>`
    with fence as (${fence}),
    given as materialized (select * from json_to_recordset(${JSON.stringify(records)}::json) as record(${RECORD_TYPES})),
    written as (
      insert into channel_file_version (channel_id, from_generation, indexed_ms, first_seen_ms, withdrawn, gone_at, ${sql.raw(columns.join(', '))})
      select ${channelId}::uuid, ${generation}::bigint, ${indexedMs}::bigint, ${indexedMs}::bigint, 'gone', now(), ${sql.raw(columns.map((column) => `r.${column}`).join(', '))}
      from fence, given r where not exists (
        select 1 from channel_file_version f where f.channel_id = ${channelId}::uuid and f.subdir = r.subdir and f.file_name = r.file_name
          and (f.until_generation is null or f.until_generation > ${generation}::bigint))
      on conflict do nothing
    )
    select count(*)::integer as held from fence`.execute(db);
  return row?.held === 1;
}

/** Notes that there may be versions of a channel's files that nobody sees, before the first is written. @returns false when the fence gave no row */
export async function markUnswept(db: Db, channelId: string, fence: Fence): Promise<boolean> {
  const { rows } = await sql`with fence as (${fence})
    update channel set unswept = true from fence where channel.id = ${channelId} returning channel.id`.execute(db);
  return rows.length > 0;
}

/** Files of a subdir that readers see, with their names of packages, in pieces, without those that are gone at the source already. */
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

/** The files of some packages in a subdir that readers see, without those that are gone at the source already. */
export async function seenFilesOf(
  db: Db,
  channelId: string,
  subdir: string,
  names: readonly string[],
): Promise<{ id: number; file_name: string }[]> {
  return db
    .selectFrom('channel_file')
    .select(['id', 'file_name'])
    .where('channel_id', '=', channelId)
    .where('subdir', '=', subdir)
    .where((eb) => eb('name', '=', eb.fn.any(eb.val([...names]))))
    .where('gone_at', 'is', null)
    .execute();
}

/**
 * Deletes the versions of a channel that no reader sees, of generations older than every publication that is kept and of one that was never switched to, and
 * takes back what such a one said to end. Nobody may write a generation of the channel meanwhile: that is what the fence is for.
 * @returns false when the fence gave no row before the end
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
      // Whoever begins to write a generation locks the channel first: either this piece is over by then, or its fence sees them.
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

/** Has the mirrors that some publications were made of swept again, for these are kept no more. */
export async function sweepAfter(trx: Trx, publicationIds: readonly string[]): Promise<void> {
  await sql`
    update channel c set unswept = true where not c.unswept and exists (select 1 from publication_source s
      where s.publication_id = any(${[...publicationIds]}::uuid[]) and s.channel_id = c.id and s.generation < c.generation)`.execute(
    trx,
  );
}

/** How long the changes of files are noted, in days: a channel that was not published so long is read whole. */
const NOTED_DAYS = 2;
/** Changes of one channel that are noted at most. */
const MOST_NOTED = 5_000;

/** Forgets old changes of files (migration 0275), and notes up to where: who was away longer reads everything. */
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

/** Deletes what is left of channels that are gone. */
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

/** Files that were first seen in the future, which is of before the clock was set back, were first seen now. @returns ids of their channels */
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
    // Else who holds the channel in memory would go on with what it read.
    if (channelIds.length > 0)
      await trx
        .updateTable('channel')
        .set((eb) => ({ content_revision: eb('content_revision', '+', 1) }))
        .where('id', 'in', channelIds)
        .execute();
    return channelIds;
  });
}
