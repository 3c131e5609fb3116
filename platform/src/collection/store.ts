// Read model of organization, channel, channel_source, channel_file, artifact: what is in a collection is told with what its channels have of it.
/** SQL of collections (migration 0105). */
import { sql } from 'kysely';
import { isId, newId } from '../db/index.ts';
import type { Db, Table, Trx } from '../db/index.ts';
import type { CollectionForm } from '@terrarium/domain/collection';
import type { EntryAnswer } from './contract.ts';

declare module '../db/tables.ts' {
  interface Tables {
    collection: Table<'collection'>;
    collection_entry: Table<'collection_entry'>;
  }
}

/** A collection with the name of its organization, and how much of it a reader sees. */
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

/** Where an entry comes from. */
export interface EntryRow {
  channel_id: string;
  name: string;
  subdir: string | null;
  file_name: string | null;
  note: string;
}

/** @param channelIds the channels that the reader may read: of others nothing is counted */
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

/** A page of an organization's collections by title, and how many there are. @param open only those that everybody sees */
export async function listCollections(
  db: Db,
  organizationId: string,
  channelIds: readonly string[],
  open: boolean,
  page: { limit: number; offset: number },
): Promise<{ rows: CollectionRow[]; total: number }> {
  const seen = sql<boolean>`(c.privacy = 'public' or not ${open}::boolean)`;
  const rows = await read(db, channelIds)
    .where('c.organization_id', '=', organizationId)
    .where(seen)
    .orderBy(sql`lower(c.title)`)
    .orderBy('c.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await db
    .selectFrom('collection as c')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('c.deleted_at', 'is', null)
    .where('c.organization_id', '=', organizationId)
    .where(seen)
    .executeTakeFirstOrThrow();
  return { rows: rows as CollectionRow[], total };
}

/** A collection of an organization by its name or id. */
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

/** What is in a collection of the given channels, in its order. */
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

/** Entries of a collection as they are kept, in their order; those of channels that a reader may not read, too. */
export function keptEntries(db: Db | Trx, collectionId: string): Promise<EntryRow[]> {
  return db
    .selectFrom('collection_entry')
    .select(['channel_id', 'name', 'subdir', 'file_name', 'note'])
    .where('collection_id', '=', collectionId)
    .orderBy('position')
    .execute();
}

/** The places in a list of entries whose package or file no channel that they name has, or draws. */
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

/** Writes a collection without entries. @throws a unique violation of {@link NAME_KEY} */
export async function insertCollection(trx: Trx, organizationId: string, facts: Facts): Promise<string> {
  const id = newId();
  await trx
    .insertInto('collection')
    .values({ id, organization_id: organizationId, ...facts })
    .execute();
  return id;
}

/** The constraint that a taken name violates. */
export const NAME_KEY = 'collection_name';

/** Writes what a collection is called and who sees it. @throws a unique violation of {@link NAME_KEY} */
export async function updateCollection(trx: Trx, id: string, facts: Partial<Facts>): Promise<void> {
  await trx
    .updateTable('collection')
    .set({ ...facts, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Writes what is in a collection, in this order, in place of what was in it. */
export async function writeEntries(trx: Trx, id: string, entries: readonly EntryRow[]): Promise<void> {
  await trx.deleteFrom('collection_entry').where('collection_id', '=', id).execute();
  if (entries.length === 0) return;
  await trx
    .insertInto('collection_entry')
    .values(entries.map((each, position) => ({ ...each, collection_id: id, position })))
    .execute();
}

/** Whether an organization has no collection of this name. */
export async function isNameFree(db: Db, organizationId: string, name: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('collection')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('name', '=', name)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()) === undefined
  );
}

/** Takes a collection off the lists, or brings it back, and tells its name; undefined when there was nothing to do. @throws a unique violation of {@link NAME_KEY} */
export async function setDeleted(
  trx: Trx,
  organizationId: string,
  id: string,
  deleted: boolean,
): Promise<string | undefined> {
  const row = await trx
    .updateTable('collection')
    .set({ deleted_at: deleted ? sql<Date>`now()` : null })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('deleted_at', deleted ? 'is' : 'is not', null)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** Forgets collections that were deleted more than `hours` ago. */
export async function purgeCollections(db: Db, hours: number): Promise<void> {
  await db
    .deleteFrom('collection')
    .where('deleted_at', '<', sql<Date>`now() - make_interval(hours => ${hours})`)
    .execute();
}
