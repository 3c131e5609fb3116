// Read model of app_user, channel, publication, publication_decisions: policies with their channels and authors.
/** SQL of policies, their revisions, and where they are applied. */
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, PageRequest, RowPage, Trx } from '../db/index.ts';
import { allowedIds, unpackIds, unpackWords } from '../repo/index.ts';
import type { Person } from '../person/index.ts';
import type { ChannelPolicyTable, PolicyRevisionTable, PolicyTable } from './tables.ts';
import { ascending, containing, descending, Keyset } from '../db/index.ts';

/** A stored policy. */
export type PolicyRow = Selectable<PolicyTable>;
/** A revision of a policy. */
export type PolicyRevisionRow = Selectable<PolicyRevisionTable>;
/** Policy applied to a channel. */
export type ChannelPolicyRow = Selectable<ChannelPolicyTable>;

/** Input of a save. */
export interface PolicyValues {
  name: string;
  description: string;
  artifact_family: string;
  schema_version: string;
  filters: object;
  filter: object | null;
  /** The rules in one line. */
  summary: string;
}

/** Input of an edit. Without a description, the current one stays. */
export type PolicyEditValues = Omit<PolicyValues, 'description'> & Partial<Pick<PolicyValues, 'description'>>;

/** Filter of policy lists. `q` searches names and descriptions, `name` only names. */
export interface PolicySelection {
  q?: string | undefined;
  name?: string | undefined;
  sort: '-updated_at' | 'name';
}

/** Orders of policy lists. */
const policyOrders = {
  name: new Keyset('policies by name', [ascending(sql`lower(name)`, 'text'), ascending('id', 'uuid')]),
  '-updated_at': new Keyset('policies by change', [descending('updated_at', 'timestamptz'), ascending('id', 'uuid')]),
};

/**
 * Selects policies that aren't deleted.
 * Applied policies are never deleted, so joins with `channel_policy` don't need this.
 */
const living = (db: Db | Trx) => db.selectFrom('policy').where('deleted_at', 'is', null);

/** Returns a page of an organization's policies and their number. */
export async function listPolicies(
  db: Db,
  organizationId: string,
  selection: PolicySelection,
  page: PageRequest,
): Promise<RowPage<PolicyRow> & { total: number }> {
  let query = living(db).where('organization_id', '=', organizationId);
  const { q, name } = selection;
  if (q)
    query = query.where((eb) => eb.or([eb('name', 'ilike', containing(q)), eb('description', 'ilike', containing(q))]));
  if (name) query = query.where('name', 'ilike', containing(name));
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...(await policyOrders[selection.sort].select(query.selectAll(), page)), total: Number(total) };
}

/** Finds an organization's policy that isn't deleted; undefined if missing. */
export function findPolicy(db: Db | Trx, organizationId: string, id: string): Promise<PolicyRow | undefined> {
  return living(db).selectAll().where('organization_id', '=', organizationId).where('id', '=', id).executeTakeFirst();
}

/**
 * Finds a policy by name for saving.
 * Locks it against other saves and deletion until the transaction ends. It can be applied meanwhile.
 */
export function holdPolicyOfName(trx: Trx, organizationId: string, name: string): Promise<PolicyRow | undefined> {
  return livingOfName(trx, organizationId, name).forNoKeyUpdate().executeTakeFirst();
}

/** Finds a policy by name that isn't deleted; undefined if missing. */
export function findPolicyOfName(db: Db, organizationId: string, name: string): Promise<PolicyRow | undefined> {
  return livingOfName(db, organizationId, name).executeTakeFirst();
}

const livingOfName = (db: Db | Trx, organizationId: string, name: string) =>
  living(db).selectAll().where('organization_id', '=', organizationId).where('name', '=', name);

/**
 * Like {@link findPolicy}, for applying.
 * Locks it against deletion until the transaction ends. It can be saved meanwhile.
 */
export function holdPolicy(trx: Trx, organizationId: string, id: string): Promise<PolicyRow | undefined> {
  return living(trx)
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

/**
 * Like {@link findPolicy}, for deletion.
 * Waits for transactions that apply it, and locks it against applying until the transaction ends.
 */
export function claimPolicy(trx: Trx, organizationId: string, id: string): Promise<PolicyRow | undefined> {
  return living(trx)
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns whether a policy exists, and locks it against deletion until the transaction ends. */
export async function holdsPolicy(trx: Trx, id: string): Promise<boolean> {
  return (await living(trx).select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) !== undefined;
}

/** Finds the filters of a policy at a revision. */
export function findRevision(db: Db | Trx, policyId: string, revision: number): Promise<PolicyRevisionRow | undefined> {
  return db
    .selectFrom('policy_revision')
    .selectAll()
    .where('policy_id', '=', policyId)
    .where('revision', '=', revision)
    .executeTakeFirst();
}

/** A revision without its rules, which can be large. */
export type RevisionHead = Pick<
  PolicyRevisionRow,
  'policy_id' | 'revision' | 'name' | 'description' | 'author_id' | 'created_at' | 'restored_from'
>;

const revisionOrder = new Keyset('revisions', [descending('revision', 'bigint')]);

/** Returns a page of a policy's revisions, newest first, and their number. */
export async function listRevisions(
  db: Db,
  policyId: string,
  page: PageRequest,
): Promise<RowPage<RevisionHead> & { total: number }> {
  const query = db.selectFrom('policy_revision').where('policy_id', '=', policyId);
  const heads = query.select([
    'policy_id',
    'revision',
    'name',
    'description',
    'author_id',
    'created_at',
    'restored_from',
  ]);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...(await revisionOrder.select(heads, page)), total: Number(total) };
}

/** Finds the author of a policy's newest revision; undefined if the account was deleted. */
export function findAuthor(db: Db | Trx, policyId: string): Promise<Person | undefined> {
  return db
    .selectFrom('policy')
    .innerJoin('policy_revision', (join) =>
      join
        .onRef('policy_revision.policy_id', '=', 'policy.id')
        .onRef('policy_revision.revision', '=', 'policy.revision'),
    )
    .innerJoin('app_user', 'app_user.id', 'policy_revision.author_id')
    .select(['app_user.id', 'app_user.username', 'app_user.first_name', 'app_user.last_name'])
    .where('policy.id', '=', policyId)
    .executeTakeFirst();
}

/** Returns the sorted names of the channels that policies are applied to, by policy ID. */
export async function channelsOfPolicies(db: Db | Trx, policyIds: readonly string[]): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>(policyIds.map((id) => [id, []]));
  if (policyIds.length === 0) return names;
  const rows = await db
    .selectFrom('channel_policy')
    .innerJoin('channel', 'channel.id', 'channel_policy.channel_id')
    .select(['channel_policy.policy_id', 'channel.name'])
    .where('channel_policy.policy_id', 'in', policyIds)
    .orderBy('channel.name')
    .execute();
  for (const { policy_id, name } of rows) names.get(policy_id)?.push(name);
  return names;
}

/**
 * Inserts a policy with its first revision.
 * @throws a unique violation if the organization has a policy with this name
 */
export async function insertPolicy(
  trx: Trx,
  id: string,
  organizationId: string,
  values: PolicyValues,
  authorId: string | null,
): Promise<PolicyRow> {
  const row = await trx
    .insertInto('policy')
    .values({ id, organization_id: organizationId, ...asColumns(values) })
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertRevision(trx, row, authorId);
  return row;
}

/**
 * Inserts the next revision of a policy.
 * @param restoredFrom the older revision that it restores
 * @returns undefined if the organization doesn't have the policy
 * @throws a unique violation if the organization has another policy with this name
 */
export async function updatePolicy(
  trx: Trx,
  id: string,
  organizationId: string,
  values: PolicyEditValues,
  authorId: string | null,
  restoredFrom: number | null = null,
): Promise<PolicyRow | undefined> {
  const row = await trx
    .updateTable('policy')
    // Even if the clock stops or is set back, a newer save must not look older (POL-45).
    .set({
      ...asColumns(values),
      revision: sql`revision + 1`,
      updated_at: sql`greatest(now(), updated_at + interval '1 millisecond')`,
    })
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (row !== undefined) await insertRevision(trx, row, authorId, restoredFrom);
  return row;
}

function asColumns<Values extends PolicyEditValues>({ filters, filter, ...rest }: Values) {
  return { ...rest, filters: JSON.stringify(filters), filter: filter === null ? null : JSON.stringify(filter) };
}

async function insertRevision(
  trx: Trx,
  row: PolicyRow,
  authorId: string | null,
  restoredFrom: number | null = null,
): Promise<void> {
  await trx
    .insertInto('policy_revision')
    .values({
      policy_id: row.id,
      revision: row.revision,
      name: row.name,
      description: row.description,
      filters: JSON.stringify(row.filters),
      filter: row.filter === null ? null : JSON.stringify(row.filter),
      author_id: authorId,
      restored_from: restoredFrom,
    })
    .execute();
}

/** Returns the sorted names of the channels whose current publication uses a policy, applied or not. */
export async function channelsServedUnder(db: Db | Trx, policyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('channel')
    .innerJoin('publication', 'publication.id', 'channel.publication_id')
    .select('channel.name')
    .where('publication.policy_id', '=', policyId)
    .orderBy('channel.name')
    .execute();
  return rows.map((row) => row.name);
}

/** Finds the policy applied to a channel. */
export function findAssignment(db: Db | Trx, channelId: string): Promise<ChannelPolicyRow | undefined> {
  return db.selectFrom('channel_policy').selectAll().where('channel_id', '=', channelId).executeTakeFirst();
}

/** Lists an organization's channels that have a policy. */
export function assignmentsOf(
  db: Db | Trx,
  organizationId: string,
): Promise<{ channel_id: string; policy_id: string; policy_name: string; is_watched: boolean }[]> {
  return db
    .selectFrom('channel_policy')
    .innerJoin('channel', 'channel.id', 'channel_policy.channel_id')
    .innerJoin('policy', 'policy.id', 'channel_policy.policy_id')
    .select([
      'channel_policy.channel_id',
      'channel_policy.policy_id',
      'policy.name as policy_name',
      'channel_policy.is_watched',
    ])
    .where('channel.organization_id', '=', organizationId)
    .execute();
}

/** Finds the applied policy at its newest revision. */
export function findAppliedPolicy(db: Db | Trx, channelId: string): Promise<PolicyRow | undefined> {
  return db
    .selectFrom('policy')
    .innerJoin('channel_policy', 'channel_policy.policy_id', 'policy.id')
    .selectAll('policy')
    .where('channel_policy.channel_id', '=', channelId)
    .executeTakeFirst();
}

/** Applies a policy to a channel, or removes it (`null`). `applied_at` and `in_force_since` are as given. */
export async function assignPolicy(
  trx: Trx,
  channelId: string,
  assignment: Omit<ChannelPolicyRow, 'channel_id'> | null,
): Promise<void> {
  // Deleting first also removes the legacy files of the previous policy.
  await trx.deleteFrom('channel_policy').where('channel_id', '=', channelId).execute();
  if (assignment !== null)
    await trx
      .insertInto('channel_policy')
      .values({ channel_id: channelId, ...assignment })
      .execute();
}

/** Stores the packed IDs of the files that a channel served when its policy was applied, for keep_legacy. */
export async function saveLegacy(trx: Trx, channelId: string, fileIds: Buffer): Promise<void> {
  await trx.insertInto('channel_policy_legacy').values({ channel_id: channelId, file_ids: fileIds }).execute();
}

/** Returns the packed IDs of {@link saveLegacy}; undefined if none are stored. */
export async function findLegacy(db: Db | Trx, channelId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('channel_policy_legacy')
    .select('file_ids')
    .where('channel_id', '=', channelId)
    .executeTakeFirst();
  return row?.file_ids;
}

/** Lists IDs of the files in the channel's current publication, ascending. */
export async function servedIds(trx: Trx, channelId: string): Promise<Float64Array> {
  const rows = await trx
    .selectFrom('channel')
    .innerJoin('publication_decisions', 'publication_decisions.publication_id', 'channel.publication_id')
    .select(['subdir', 'file_ids', 'decisions'])
    .where('channel.id', '=', channelId)
    .execute();
  return allowedIds(
    rows.map(({ subdir, file_ids, decisions }) => ({
      subdir,
      fileIds: unpackIds(file_ids),
      words: unpackWords(decisions),
    })),
  );
}

/** Lists the sorted platforms of the organization's served or blocked files. */
export async function platformsOf(db: Db, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ platform: string }>`
    select distinct jsonb_object_keys(publication.per_subdir) as platform
    from channel join publication on publication.id = channel.publication_id
    where channel.organization_id = ${organizationId} order by 1`.execute(db);
  return rows.map((row) => row.platform);
}
