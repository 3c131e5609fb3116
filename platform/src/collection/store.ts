// Read model of organization, channel, channel_source, channel_file, artifact: entries are listed with data from their
// channels.
/** SQL of collections (migration 0105). */
import { sql } from 'kysely';
import { ascending, isId, Keyset, newId } from '../db/index.ts';
import type { Db, PageRequest, RowPage, Table, Trx } from '../db/index.ts';
import type { CollectionForm } from '@terrarium/domain/collection';
import type { EntryAnswer } from './contract.ts';

declare module '../db/tables.ts' {
  interface Tables {
    collection: Table<'collection'>;
    collection_entry: Table<'collection_entry'>;
  }
}

/** A collection with its organization's name, and the number of entries that a reader sees. */
export interface CollectionRow {
  id: string;
  organization_id: string;
  organization: string;
  name: string;
  title: string;
  description: string;
  privacy: 'public' | 'internal';
  created_at: Date;
  updated_at: Date;
  package_count: number;
  file_count: number;
}

/** Origin of an entry. */
export interface EntryRow {
  channel_id: string;
  name: string;
  subdir: string | null;
  file_name: string | null;
  note: string;
}

/** @param channelIds channels that the reader can read; others aren't counted */
const read = (db: Db, channelIds: readonly string[]) =>
  db
    .selectFrom('collection as c')
    .innerJoin('organization as o', 'o.id', 'c.organization_id')
    .where('c.deleted_at', 'is', null)
    .select([
      'c.id',
      'c.organization_id',
      'o.name as organization',
      'c.name',
      'c.title',
      'c.description',
      'c.privacy',
      'c.created_at',
      'c.updated_at',
    ])
    .select([
      sql<number>`(select count(*)::int from collection_entry e where e.collection_id = c.id and e.file_name is null and e.channel_id = any(${[...channelIds]}::uuid[]))`.as(
        'package_count',
      ),
      sql<number>`(select count(*)::int from collection_entry e where e.collection_id = c.id and e.file_name is not null and e.channel_id = any(${[...channelIds]}::uuid[]))`.as(
        'file_count',
      ),
    ]);

const collectionOrder = new Keyset('collections', [ascending(sql`lower(c.title)`, 'text'), ascending('c.id', 'uuid')]);

/** Returns a page of an organization's collections by title, and their number. @param open only public ones */
export async function listCollections(
  db: Db,
  organizationId: string,
  channelIds: readonly string[],
  open: boolean,
  page: PageRequest,
): Promise<RowPage<CollectionRow> & { total: number }> {
  const seen = sql<boolean>`(c.privacy = 'public' or not ${open}::boolean)`;
  const found = read(db, channelIds).where('c.organization_id', '=', organizationId).where(seen);
  const { rows, pointers } = await collectionOrder.select(found, page);
  const { total } = await db
    .selectFrom('collection as c')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('c.deleted_at', 'is', null)
    .where('c.organization_id', '=', organizationId)
    .where(seen)
    .executeTakeFirstOrThrow();
  return { rows: rows as CollectionRow[], pointers, total };
}

/** Finds a collection of an organization by name or ID. */
export async function findCollection(
  db: Db,
  organizationId: string,
  nameOrId: string,
  channelIds: readonly string[],
): Promise<CollectionRow | undefined> {
  return (await read(db, channelIds)
    .where('c.organization_id', '=', organizationId)
    .where(isId(nameOrId) ? 'c.id' : 'c.name', '=', nameOrId)
    .executeTakeFirst()) as CollectionRow | undefined;
}

/** Returns the entries of a collection in the given channels, in order. */
export async function entriesOf(db: Db, collectionId: string, channelIds: readonly string[]): Promise<EntryAnswer[]> {
  const { rows } = await sql<EntryAnswer>`
    with recursive entry as (
      select * from collection_entry where collection_id = ${collectionId}::uuid and channel_id = any(${[...channelIds]}::uuid[])
    ), drawn (root, id) as (
      select distinct channel_id, channel_id from entry
      union
      select d.root, s.source_id from drawn d join channel_source s on s.channel_id = d.id
    )
    select o.name as organization, c.name as channel, e.name, e.subdir, e.file_name, e.note,
      coalesce((select a.summary from drawn d join artifact a on a.channel_id = d.id and a.family = 'conda' and a.name = e.name where d.root = e.channel_id and a.summary <> '' limit 1), '') as summary,
      case when e.file_name is null
        then exists (select 1 from drawn d join artifact a on a.channel_id = d.id and a.family = 'conda' and a.name = e.name where d.root = e.channel_id)
        else exists (select 1 from drawn d join channel_file f on f.channel_id = d.id and f.subdir = e.subdir and f.file_name = e.file_name where d.root = e.channel_id) end as is_available
    from entry e join channel c on c.id = e.channel_id join organization o on o.id = c.organization_id order by e.position`.execute(
    db,
  );
  return rows;
}

/** Returns all stored entries of a collection, in order, including those of unreadable channels. */
export function keptEntries(db: Db | Trx, collectionId: string): Promise<EntryRow[]> {
  return db
    .selectFrom('collection_entry')
    .select(['channel_id', 'name', 'subdir', 'file_name', 'note'])
    .where('collection_id', '=', collectionId)
    .orderBy('position')
    .execute();
}

/** Returns the positions of entries whose package or file isn't in their channel. */
export async function missingOf(db: Db, entries: readonly EntryRow[]): Promise<number[]> {
  const { rows } = await sql<{ place: number }>`
    with recursive entry as (
      select * from json_to_recordset(${JSON.stringify(entries.map((each, place) => ({ ...each, place })))}::json) as given(place integer, channel_id uuid, name text, subdir text, file_name text)
    ), drawn (root, id) as (
      select distinct channel_id, channel_id from entry
      union
      select d.root, s.source_id from drawn d join channel_source s on s.channel_id = d.id
    )
    select e.place from entry e where not case when e.file_name is null
      then exists (select 1 from drawn d join artifact a on a.channel_id = d.id and a.family = 'conda' and a.name = e.name where d.root = e.channel_id)
      else exists (select 1 from drawn d join channel_file f on f.channel_id = d.id and f.subdir = e.subdir and f.file_name = e.file_name where d.root = e.channel_id) end
    order by e.place`.execute(db);
  return rows.map(({ place }) => place);
}

type Facts = Pick<CollectionForm, 'name' | 'title' | 'description' | 'privacy'>;

/** Inserts a collection without entries. @throws a unique violation of {@link NAME_KEY} */
export async function insertCollection(trx: Trx, organizationId: string, facts: Facts): Promise<string> {
  const id = newId();
  await trx
    .insertInto('collection')
    .values({ id, organization_id: organizationId, ...facts })
    .execute();
  return id;
}

/** Unique constraint on collection names. */
export const NAME_KEY = 'collection_name';

/** Changes name and visibility of a collection. @throws a unique violation of {@link NAME_KEY} */
export async function updateCollection(trx: Trx, id: string, facts: Partial<Facts>): Promise<void> {
  await trx
    .updateTable('collection')
    .set({ ...facts, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Replaces the entries of a collection, in this order. */
export async function writeEntries(trx: Trx, id: string, entries: readonly EntryRow[]): Promise<void> {
  await trx.deleteFrom('collection_entry').where('collection_id', '=', id).execute();
  if (entries.length === 0) return;
  await trx
    .insertInto('collection_entry')
    .values(entries.map((each, position) => ({ ...each, collection_id: id, position })))
    .execute();
}
