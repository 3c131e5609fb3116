// Read model of membership, organization, service_account: access to channels is one condition of every list.
// Read model of org_group_user, org_group_channel, org_group_service_account: the same for groups.
// Read model of publication, channel_policy, policy_run, mirror_sync: lists of channels with a trait.
/** SQL of channels: access, and sources. */
import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import { ACTIVE_JOB_STATES } from '@terrarium/domain/policy';
import { ascending, containing, Keyset, latestPossible, newestFirst } from '../db/index.ts';
import type { Db, Keyed, RowPage, Trx } from '../db/index.ts';
import { BY_OPENNESS } from '@terrarium/domain/access';
import type { Privacy } from '@terrarium/domain/access';
import type { Counts } from './counts.ts';
import type { ChannelTable } from './tables.ts';
import { isId } from '../db/index.ts';

/** A channel with its organization. */
export type ChannelRow = Selectable<ChannelTable> & { organization_name: string; organization_title: string };

/**
 * Reader of channels: a signed-in user; the owner of a channel token (a user, a service account, or an organization,
 * valid in one organization; or a workload, for one channel); or null for a visitor.
 */
export type Reader =
  | { userId: string }
  | { tokenUserId: string; tokenOrganizationId: string }
  | { serviceAccountId: string }
  | { tokenOfOrganization: string }
  | { tokenOfChannel: string }
  | null;

/**
 * SQL condition under which a reader can read the channel with alias `c`.
 * Anyone can read public ones. Members and service accounts can read internal ones. Admins and members of groups with
 * access can read private ones. A token is valid in its organization only: the organization's own reads all its
 * channels, a workload's the one that trusts it.
 */
export function readableBy(reader: Reader): RawBuilder<boolean> {
  if (reader === null) return sql<boolean>`c.privacy = 'public'`;
  if ('serviceAccountId' in reader) {
    return sql<boolean>`(c.privacy = 'public' or exists (
      select 1 from service_account a where a.id = ${reader.serviceAccountId}::uuid and a.organization_id = c.organization_id and (
        c.privacy = 'internal' or exists (
          select 1 from org_group_channel gc join org_group_service_account ga on ga.group_id = gc.group_id where gc.channel_id = c.id and ga.service_account_id = a.id))))`;
  }
  if ('tokenOfChannel' in reader) return sql<boolean>`(c.privacy = 'public' or c.id = ${reader.tokenOfChannel}::uuid)`;
  if ('tokenOfOrganization' in reader)
    return sql<boolean>`(c.privacy = 'public' or c.organization_id = ${reader.tokenOfOrganization}::uuid)`;
  const userId = 'userId' in reader ? reader.userId : reader.tokenUserId;
  const here = 'userId' in reader ? sql`true` : sql`c.organization_id = ${reader.tokenOrganizationId}::uuid`;
  const inOrganization = sql`select 1 from membership m where m.organization_id = c.organization_id and m.user_id = ${userId}::uuid`;
  // Three conditions with one column of the channel each: the database evaluates each once for a list, not per channel.
  return sql<boolean>`(c.privacy = 'public' or (${here} and (
    exists (${inOrganization} and m.role = 'admin') or (exists (${inOrganization}) and (c.privacy = 'internal' or exists (
      select 1 from org_group_channel gc join org_group_user gu on gu.group_id = gc.group_id where gc.channel_id = c.id and gu.user_id = ${userId}::uuid))))))`;
}

/** Filter of channels; all if empty. */
export interface ChannelSelection {
  organizationId?: string;
  /** Name or ID of an organization. */
  organization?: string;
  name?: string;
  /** Names, of which any matches. */
  names?: readonly string[];
  ids?: readonly string[];
}

/** A channel without its settings and counts, for lists that can be long. */
export type ChannelName = Pick<ChannelRow, 'id' | 'name' | 'privacy' | 'organization_id' | 'organization_name'>;

/** SQL columns of a {@link ChannelRow}. */
const WHOLE_ROW = sql`c.*, o.name as organization_name, o.title as organization_title`;

/** Lists the channels of a selection that a reader can read, by name of organization and channel. */
export function readableChannels(
  db: Db | Trx,
  reader: Reader,
  selection: ChannelSelection = {},
): Promise<ChannelRow[]> {
  return selected<ChannelRow>(db, reader, selection, WHOLE_ROW);
}

/** Lists names and IDs of the same channels. Rows of many columns would take longer than the query. */
export function readableNames(db: Db | Trx, reader: Reader, selection: ChannelSelection = {}): Promise<ChannelName[]> {
  return selected<ChannelName>(
    db,
    reader,
    selection,
    sql`c.id, c.name, c.privacy, c.organization_id, o.name as organization_name`,
  );
}

async function selected<Row>(
  db: Db | Trx,
  reader: Reader,
  selection: ChannelSelection,
  columns: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${columns} from channel c join organization o on o.id = c.organization_id
    where ${sql.join(conditionsOf(reader, selection), sql` and `)} order by o.name, c.name`.execute(db);
  return rows;
}

/** SQL conditions on the channels of a selection that a reader can read. */
function conditionsOf(reader: Reader, selection: ChannelSelection): RawBuilder<boolean>[] {
  const conditions = [readableBy(reader)];
  if (selection.organizationId !== undefined)
    conditions.push(sql<boolean>`c.organization_id = ${selection.organizationId}::uuid`);
  if (selection.organization !== undefined) {
    conditions.push(
      isId(selection.organization)
        ? sql<boolean>`(o.name = ${selection.organization} or o.id = ${selection.organization}::uuid)`
        : sql<boolean>`o.name = ${selection.organization}`,
    );
  }
  if (selection.name !== undefined) conditions.push(sql<boolean>`c.name = ${selection.name}`);
  if (selection.names !== undefined) conditions.push(sql<boolean>`c.name = any(${[...selection.names]}::text[])`);
  if (selection.ids !== undefined) conditions.push(sql<boolean>`c.id = any(${[...selection.ids]}::uuid[])`);
  return conditions;
}

/** What the channels of a list have in common, see {@link ChannelFilter}. */
export const CHANNEL_TRAITS = ['packages', 'policy', 'notable_job', 'unchecked_packages', 'unscored_cves'] as const;
/** One of {@link CHANNEL_TRAITS}. */
export type ChannelTrait = (typeof CHANNEL_TRAITS)[number];

/** Filter and page of an organization's channels. Without a limit, all of them. */
export interface ChannelFilter {
  /** Part of the name. */
  q?: string | undefined;
  /** Names, of which any matches; all without. */
  names?: readonly string[];
  /** IDs, of which any matches; all without. */
  ids?: readonly string[];
  having?: ChannelTrait | undefined;
  limit?: number | undefined;
  offset?: number;
  cursor?: string | undefined;
  backward?: boolean | undefined;
}

/**
 * SQL of the ID of a channel's newest run. Reads one row of the index, in the order of `newestFirst`: those of a clock
 * that was ahead come last.
 */
export const newestRun = (channelId: RawBuilder<unknown>): RawBuilder<string> => sql<string>`(
  (select id from policy_run r where r.channel_id = ${channelId} and r.created_at <= ${latestPossible} order by r.created_at desc, r.id desc limit 1)
  union all
  (select id from policy_run r where r.channel_id = ${channelId} and r.created_at > ${latestPossible} order by r.created_at desc, r.id desc limit 1)
  limit 1)`;
const publicationWith = (condition: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from publication p where p.id = c.publication_id and ${condition})`;
const NOTABLE = sql`any(${[...ACTIVE_JOB_STATES, 'failed']}::text[])`;
/** SQL condition of each trait. */
const TRAITS: Record<ChannelTrait, RawBuilder<boolean>> = {
  packages: sql<boolean>`c.artifact_count > 0`,
  policy: sql<boolean>`exists (select 1 from channel_policy cp where cp.channel_id = c.id)`,
  notable_job: sql<boolean>`(
    exists (select 1 from policy_run r where r.id = ${newestRun(sql`c.id`)} and r.state = ${NOTABLE})
    or c.type = 'external_mirror' and (select state from mirror_sync s where s.channel_id = c.id order by ${newestFirst('s.created_at', 's.id')} limit 1) = ${NOTABLE})`,
  unchecked_packages: sql<boolean>`(c.artifact_count > 0 and not ${publicationWith(sql`p.checked_name_count >= c.artifact_count`)})`,
  unscored_cves: publicationWith(sql`(p.vulnerabilities ->> 'unscored')::integer > 0`),
};

/** Limit of a page with all channels. */
const ALL = 1_000_000_000;

const channelOrder = new Keyset('channels', [ascending('c.name', 'text')]);

/** Returns a page of an organization's channels that a reader can read, by name, and their number. */
export async function channelPage(
  db: Db,
  reader: Reader,
  organizationId: string,
  { limit: asked, offset = 0, cursor, backward, ...filter }: ChannelFilter,
): Promise<RowPage<ChannelRow> & { total: number }> {
  const { q, names = [], ids, having } = filter;
  const page = { limit: asked ?? ALL, offset, cursor, backward };
  const conditions = conditionsOf(reader, {
    organizationId,
    ...(names.length > 0 && { names }),
    ...(ids !== undefined && { ids }),
  });
  if (q !== undefined && q !== '') conditions.push(sql<boolean>`c.name ilike ${containing(q)}`);
  if (having !== undefined) conditions.push(TRAITS[having]);
  conditions.push(channelOrder.beyond(page));
  const found = await sql<ChannelRow & Keyed & { total: number }>`
    select ${WHOLE_ROW}, count(*) over ()::integer as total, ${channelOrder.columns}
    from channel c join organization o on o.id = c.organization_id where ${sql.join(conditions, sql` and `)}
    order by ${channelOrder.order(page)} ${channelOrder.limit(page)}`.execute(db);
  const shown = channelOrder.page(found.rows, page);
  // A page after a cursor counts only the rest, and one after the last channel has no row that says the number.
  if (cursor !== undefined || (found.rows.length === 0 && offset > 0))
    return { ...shown, total: (await channelPage(db, reader, organizationId, { ...filter, limit: 1 })).total };
  return { ...shown, total: found.rows[0]?.total ?? 0 };
}

/** Finds a channel by ID with its organization. Doesn't check access. */
export async function channelById(db: Db | Trx, id: string): Promise<ChannelRow | undefined> {
  const { rows } = await sql<ChannelRow>`
    select c.*, o.name as organization_name, o.title as organization_title from channel c join organization o on o.id = c.organization_id where c.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Returns names, IDs, and visibility of an organization's channels among the given names. */
export function channelsByName(
  db: Db | Trx,
  organizationId: string,
  names: readonly string[],
): Promise<Pick<ChannelRow, 'id' | 'name' | 'privacy'>[]> {
  if (names.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('channel')
    .select(['id', 'name', 'privacy'])
    .where('organization_id', '=', organizationId)
    .where('name', 'in', names)
    .execute();
}

/** Input of a new channel. */
export type NewChannel = Pick<
  ChannelRow,
  'id' | 'organization_id' | 'name' | 'description' | 'privacy' | 'type' | 'source'
> &
  Counts;

/** Inserts a channel and its sources, highest priority first. @throws a unique violation if the name is in use */
export async function insertChannel(trx: Trx, channel: NewChannel, sourceIds: readonly string[]): Promise<void> {
  await trx.insertInto('channel').values(channel).execute();
  if (sourceIds.length === 0) return;
  await trx
    .insertInto('channel_source')
    .values(sourceIds.map((source_id, position) => ({ channel_id: channel.id, source_id, position })))
    .execute();
}

/** Changes the given settings of a channel. */
export async function updateChannel(
  db: Db,
  channelId: string,
  settings: Partial<Pick<ChannelRow, 'privacy' | 'description' | 'broken_files'>>,
): Promise<void> {
  await db
    .updateTable('channel')
    .set({ ...settings, updated_at: sql<Date>`now()` })
    .where('id', '=', channelId)
    .execute();
}

/** Replaces a channel's companion channels, in order. */
export async function saveUsedWith(trx: Trx, channelId: string, otherIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('channel_used_with').where('channel_id', '=', channelId).execute();
  if (otherIds.length === 0) return;
  await trx
    .insertInto('channel_used_with')
    .values(otherIds.map((other_id, position) => ({ channel_id: channelId, other_id, position })))
    .execute();
}

/** Returns the names of a channel's companion channels, in order. */
export async function namesUsedWith(trx: Trx, channelId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('channel_used_with')
    .innerJoin('channel', 'channel.id', 'channel_used_with.other_id')
    .select('channel.name')
    .where('channel_id', '=', channelId)
    .orderBy('position')
    .execute();
  return rows.map(({ name }) => name);
}

/** Returns the IDs of the channels that have this one as companion: its files count for them. */
export async function channelsUsing(db: Db | Trx, channelId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('channel_used_with')
    .select('channel_id')
    .where('other_id', '=', channelId)
    .execute();
  return rows.map((row) => row.channel_id);
}

/** Finds the readme of a channel. */
export function findReadme(db: Db | Trx, channelId: string): Promise<{ text: string; updated_at: Date } | undefined> {
  return db
    .selectFrom('channel_readme')
    .select(['text', 'updated_at'])
    .where('channel_id', '=', channelId)
    .executeTakeFirst();
}

/** Stores the readme of a channel. */
export async function saveReadme(trx: Trx, channelId: string, text: string): Promise<void> {
  const row = { text, updated_at: sql<Date>`now()` };
  await trx
    .insertInto('channel_readme')
    .values({ channel_id: channelId, ...row })
    .onConflict((conflict) => conflict.column('channel_id').doUpdateSet(row))
    .execute();
}

/**
 * Lists all virtual channels based on a channel, directly or through others, each after its sources, as far as one
 * traversal can order them.
 */
export async function dependentsOf(db: Db | Trx, channelId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive dependent (id, depth) as (
      select channel_id, 1 from channel_source where source_id = ${channelId}
      union
      select s.channel_id, d.depth + 1 from dependent d join channel_source s on s.source_id = d.id where d.depth < 50
    )
    select c.id, c.name from dependent d join channel c on c.id = d.id group by c.id, c.name order by max(d.depth), c.name`.execute(
    db,
  );
  return rows;
}

/** Returns the openness of a channel as a number: private, internal, public. */
const openness = (privacy: RawBuilder<string>): RawBuilder<number> =>
  sql<number>`array_position(array[${sql.join(BY_OPENNESS.map((each) => sql.lit(each)))}], ${privacy})`;
const openTo = (privacy: Privacy): RawBuilder<number> => openness(sql`${privacy}::text`);
const openOf = openness(sql`c.privacy`);

/** Lists direct and indirect sources with fewer readers than a visibility allows, by name. */
export async function narrowerSources(
  db: Db | Trx,
  sourceIds: readonly string[],
  privacy: Privacy,
): Promise<{ name: string; privacy: Privacy }[]> {
  const { rows } = await sql<{ name: string; privacy: Privacy }>`
    with recursive drawn (id) as (
      select unnest(${[...sourceIds]}::uuid[])
      union select s.source_id from drawn d join channel_source s on s.channel_id = d.id
    )
    select c.name, c.privacy from drawn d join channel c on c.id = d.id where ${openOf} < ${openTo(privacy)} order by c.name`.execute(
    db,
  );
  return rows;
}

/**
 * Lists virtual channels based on a channel, directly or through others, with more readers than a visibility allows, by
 * name.
 */
export async function widerDependents(
  db: Db | Trx,
  channelId: string,
  privacy: Privacy,
): Promise<{ name: string; privacy: Privacy }[]> {
  const ids = (await dependentsOf(db, channelId)).map(({ id }) => id);
  const { rows } = await sql<{ name: string; privacy: Privacy }>`
    select c.name, c.privacy from channel c where c.id = any(${ids}::uuid[]) and ${openOf} > ${openTo(privacy)} order by c.name`.execute(
    db,
  );
  return rows;
}

/** Returns the IDs of a channel's direct sources. */
export async function sourceIdsOfChannel(db: Db | Trx, channelId: string): Promise<string[]> {
  return (await db.selectFrom('channel_source').select('source_id').where('channel_id', '=', channelId).execute()).map(
    (row) => row.source_id,
  );
}

/** Generation of a channel's files to switch to, and whether unused versions are left then. */
export interface Switch {
  generation: number;
  unswept: boolean;
}

/** Increases the content revision of a channel, and switches to a generation of its files, if given. */
export async function countUp(trx: Trx, channelId: string, switched?: Switch): Promise<void> {
  await trx
    .updateTable('channel')
    .set((eb) => ({
      content_revision: eb('content_revision', '+', 1),
      updated_at: sql<Date>`now()`,
      ...switched,
    }))
    .where('id', '=', channelId)
    .execute();
}

/**
 * Replaces the publication that a channel serves, and locks its row.
 * @param from the publication that the new one is based on; null for the first
 * @returns 'gone' if the channel was deleted, 'other' if it serves another publication now
 */
export async function switchPublication(
  trx: Trx,
  channelId: string,
  { from, to }: { from: string | null; to: string },
): Promise<'switched' | 'gone' | 'other'> {
  const { numUpdatedRows } = await trx
    .updateTable('channel')
    .set({ publication_id: to })
    .where('id', '=', channelId)
    .where('publication_id', 'is not distinct from', from)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return 'switched';
  const channel = await trx.selectFrom('channel').select('id').where('id', '=', channelId).executeTakeFirst();
  return channel === undefined ? 'gone' : 'other';
}

/** Lists stored data of a channel: folders of its publications and keys of its objects. */
export async function belongingsOf(trx: Trx, channelId: string): Promise<{ folders: string[]; objectKeys: string[] }> {
  const folders = await trx.selectFrom('publication').select('folder').where('channel_id', '=', channelId).execute();
  const keys = await trx
    .selectFrom('channel_file')
    .select('object_key')
    .distinct()
    .where('channel_id', '=', channelId)
    .where('object_key', 'is not', null)
    .execute();
  return { folders: folders.map((row) => row.folder), objectKeys: keys.map((row) => row.object_key!) };
}

/** Returns which keys any file refers to, in any generation, including unfinished and past ones. */
export async function namedObjects(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ object_key: string }>`
    select distinct object_key from channel_file_version where object_key = any (${[...keys]}::text[])`.execute(db);
  return new Set(rows.map((row) => row.object_key));
}

/** Returns which keys no file refers to. */
export async function unreferenced(trx: Trx, objectKeys: readonly string[]): Promise<string[]> {
  if (objectKeys.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${[...objectKeys]}::text[]) as given(key) where not exists (
      select 1 from channel_file_version f join channel c on c.id = f.channel_id where f.object_key = given.key)`.execute(
    trx,
  );
  return rows.map((row) => row.key);
}
