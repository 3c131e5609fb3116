// Read model of organization, membership, app_user, service_account, trusted_workload: a token is good as long as its owner belongs to the organization, asked with every request.
import type { ApiTokenScope, TokenScope } from '@terrarium/domain/access';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Table, Trx } from '../db/index.ts';

/**
 * A token for channels. With an organization it opens channels of that one, and is held by a person, a service account, or the organization itself; without
 * one it opens what its person may read.
 * - `warned_at`: When its holder was told that it ends soon.
 * - `workload_id`: Of the token of a trusted workload, which opens the one channel that trusts it.
 * - `name`, `api_scope`: Of a person's API token (apiStore.ts); null for all others.
 */
type ChannelTokenTable = Table<'channel_token', { scope: TokenScope; api_scope: ApiTokenScope }>;

/** A secret by which one mirror reads with a token; sealed for the mirror. */
type ChannelTokenMirrorTable = Table<'channel_token_mirror'>;

declare module '../db/tables.ts' {
  interface Tables {
    channel_token: ChannelTokenTable;
    channel_token_mirror: ChannelTokenMirrorTable;
  }
}

/** Who holds a token: a person (subject `user` of DATA-22), a service account (`device`), or the organization itself (`organization`). */
export type Holder = { userId: string } | { serviceAccountId: string } | { site: true };

/** A workload that a channel trusts, while it holds a token: which trust, which channel, and what it is called. */
export interface WorkloadHolder {
  workloadId: string;
  channelId: string;
  workload: string;
}

/** Where a token is good: the organization whose channels it opens; null for everything that its person may read. */
export type Place = string | null;

/** The columns that name a holder. */
const columnsOf = (holder: Holder): Pick<ChannelTokenTable, 'user_id' | 'service_account_id'> => ({
  user_id: 'userId' in holder ? holder.userId : null,
  service_account_id: 'serviceAccountId' in holder ? holder.serviceAccountId : null,
});

function heldBy(place: Place, holder: Holder): RawBuilder<boolean> {
  const own =
    'userId' in holder
      ? sql`user_id = ${holder.userId}`
      : 'serviceAccountId' in holder
        ? sql`service_account_id = ${holder.serviceAccountId}`
        : sql`user_id is null and service_account_id is null and workload_id is null`;
  const here = place === null ? sql`organization_id is null` : sql`organization_id = ${place}`;
  return sql<boolean>`(${here} and ${own} and name is null and revoked_at is null)`;
}

/** A token without its hash. */
export interface TokenRow {
  id: string;
  hint: string;
  scope: TokenScope;
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
}

const COLUMNS = ['id', 'hint', 'scope', 'created_at', 'expires_at', 'last_used_at'] as const;
/** The same of a token beside other tables. */
const TOKEN_COLUMNS = COLUMNS.map((name) => `token.${name}` as const);

/** The token that somebody holds at a place; also when it has expired. */
export function findCurrent(db: Db, place: Place, holder: Holder): Promise<TokenRow | undefined> {
  return db.selectFrom('channel_token').select(COLUMNS).where(heldBy(place, holder)).executeTakeFirst();
}

/** A token of an organization with its holder; a token without person and account is the organization's own. */
export interface HeldTokenRow extends TokenRow {
  user_id: string | null;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  service_account_id: string | null;
  service_account: string | null;
}

/** The tokens that open channels of an organization, also expired ones: the organization's own, then people's and service accounts' by their names. */
export function findOfOrganization(db: Db, organizationId: string): Promise<HeldTokenRow[]> {
  return db
    .selectFrom('channel_token as token')
    .leftJoin('app_user as user', 'user.id', 'token.user_id')
    .leftJoin('service_account as account', 'account.id', 'token.service_account_id')
    .select([
      ...TOKEN_COLUMNS,
      'token.user_id',
      'user.username',
      'user.first_name',
      'user.last_name',
      'token.service_account_id',
      'account.name as service_account',
    ])
    .where('token.organization_id', '=', organizationId)
    .where('token.workload_id', 'is', null)
    .where('token.revoked_at', 'is', null)
    .orderBy(sql`num_nonnulls(token.user_id, token.service_account_id)`)
    .orderBy(sql`coalesce(account.name, ${sql.ref('user.username')})`)
    .orderBy('token.id')
    .execute();
}

/** Who holds a token of an organization that was not revoked; undefined when the organization has no such one. */
export async function findHolder(db: Db, organizationId: string, id: string): Promise<Holder | undefined> {
  const row = await db
    .selectFrom('channel_token')
    .select(['user_id', 'service_account_id'])
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('workload_id', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row && holderOf(row.user_id, row.service_account_id);
}

const holderOf = (userId: string | null, serviceAccountId: string | null): Holder =>
  userId !== null ? { userId } : serviceAccountId === null ? { site: true } : { serviceAccountId };

/** The tokens that a person holds in organizations that they belong to, also expired ones, by the names of these. */
export function findOfPerson(
  db: Db,
  userId: string,
): Promise<(TokenRow & { organization_id: string; organization_name: string; organization_title: string })[]> {
  return db
    .selectFrom('channel_token as token')
    .innerJoin('membership', (join) =>
      join
        .onRef('membership.organization_id', '=', 'token.organization_id')
        .onRef('membership.user_id', '=', 'token.user_id'),
    )
    .innerJoin('organization', 'organization.id', 'token.organization_id')
    .select([
      ...TOKEN_COLUMNS,
      'organization.id as organization_id',
      'organization.name as organization_name',
      'organization.title as organization_title',
    ])
    .where('token.user_id', '=', userId)
    .where('token.revoked_at', 'is', null)
    .orderBy('organization.name')
    .execute();
}

/** The tokens that service accounts hold, also expired ones, each with its account. */
export function findOfAccounts(
  db: Db,
  accountIds: readonly string[],
): Promise<(TokenRow & { service_account_id: string | null })[]> {
  if (accountIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('channel_token')
    .select([...COLUMNS, 'service_account_id'])
    .where('service_account_id', 'in', accountIds)
    .where('revoked_at', 'is', null)
    .execute();
}

/**
 * Keeps a token. Fails with a unique violation `channel_token_current` (`…_of_account`, `…_of_organization`, `…_of_person`) when the holder has one, and with a foreign key
 * violation `channel_token_service_account` when the service account is gone.
 */
export function insertToken(
  db: Db,
  values: { place: Place; holder: Holder; hash: Buffer; hint: string; scope: TokenScope; expiresAt: Date },
): Promise<TokenRow> {
  return db
    .insertInto('channel_token')
    .values({
      id: newId(),
      organization_id: values.place,
      ...columnsOf(values.holder),
      token_hash: values.hash,
      hint: values.hint,
      scope: values.scope,
      expires_at: values.expiresAt,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Ends the token that somebody holds, and what mirrors have of it. @returns its scope; undefined when there is none */
export async function revokeCurrent(db: Db, place: Place, holder: Holder): Promise<TokenScope | undefined> {
  const row = await db
    .updateTable('channel_token')
    .set({ revoked_at: sql<Date>`now()` })
    .where(heldBy(place, holder))
    .returning(['id', 'scope'])
    .executeTakeFirst();
  if (row !== undefined) await db.deleteFrom('channel_token_mirror').where('token_id', '=', row.id).execute();
  return row?.scope;
}

/** A token that is good. */
export interface GoodToken {
  id: string;
  place: Place;
  holder: Holder | WorkloadHolder;
  scope: TokenScope;
  last_used_at: Date | null;
  ends_at: Date | null;
}

/**
 * Whose token this is, if it is good: not revoked, not expired; a person's only while they are enabled and, in an organization, still a member. With the
 * secret of a mirror it only reads.
 */
export async function findGood(db: Db, hash: Buffer): Promise<GoodToken | undefined> {
  const row = await db
    .selectFrom('channel_token as token')
    .leftJoin('membership', (join) =>
      join
        .onRef('membership.organization_id', '=', 'token.organization_id')
        .onRef('membership.user_id', '=', 'token.user_id'),
    )
    .leftJoin('app_user as user', (join) =>
      join.onRef('user.id', '=', 'token.user_id').on('user.is_disabled', '=', false),
    )
    .leftJoin('trusted_workload as workload', 'workload.id', 'token.workload_id')
    .select([
      'token.id',
      'token.organization_id as place',
      sql<TokenScope>`case when token.token_hash = ${hash} then token.scope else 'read' end`.as('scope'),
      'token.user_id',
      'user.id as enabled_id',
      'membership.user_id as member_id',
      'token.service_account_id',
      'token.last_used_at',
      'token.expires_at as ends_at',
      'workload.id as workload_id',
      'workload.channel_id',
      'workload.subject',
    ])
    .where(
      'token.id',
      '=',
      sql<string>`(select id from channel_token where token_hash = ${hash} union all select token_id from channel_token_mirror where secret_hash = ${hash})`,
    )
    .where('token.revoked_at', 'is', null)
    .where((eb) => eb.or([eb('token.expires_at', 'is', null), eb('token.expires_at', '>', sql<Date>`now()`)]))
    .executeTakeFirst();
  if (!row) return undefined;
  const {
    user_id: userId,
    enabled_id: enabledId,
    member_id: memberId,
    service_account_id: serviceAccountId,
    workload_id: workloadId,
    channel_id: channelId,
    subject: workload,
    ...token
  } = row;
  if (workloadId !== null && channelId !== null)
    return { ...token, holder: { workloadId, channelId, workload: workload ?? '' } };
  if (userId !== null && (enabledId === null || (token.place !== null && memberId === null))) return undefined;
  return { ...token, holder: holderOf(userId, serviceAccountId) };
}

/** Last use is written at most this often, in ms. */
export const TOUCH_MS = 60_000;

/** Notes that a token was used now. */
export async function touch(db: Db, id: string): Promise<void> {
  await db
    .updateTable('channel_token')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Gives mirrors secrets of a token, in the place of those that they had. */
export async function giveToMirrors(
  trx: Trx,
  tokenId: string,
  secrets: readonly { mirrorId: string; hash: Buffer; sealed: Buffer }[],
): Promise<void> {
  for (const { mirrorId, hash, sealed } of secrets) {
    const row = { token_id: tokenId, secret_hash: hash, sealed_secret: sealed, given_at: sql<Date>`now()` };
    await trx
      .insertInto('channel_token_mirror')
      .values({ mirror_id: mirrorId, ...row })
      .onConflict((conflict) => conflict.column('mirror_id').doUpdateSet(row))
      .execute();
  }
}

/** The sealed secret that a mirror was given; undefined when it has none. */
export async function sealedOfMirror(db: Db, mirrorId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('channel_token_mirror')
    .select('sealed_secret')
    .where('mirror_id', '=', mirrorId)
    .executeTakeFirst();
  return row?.sealed_secret;
}

/** A token that ends soon, with the organization whose channels it opens and its holder's names. */
export interface ExpiringToken {
  id: string;
  hint: string;
  /** Of an API token. */
  name: string | null;
  expires_at: Date;
  user_id: string | null;
  service_account: string | null;
  organization_id: string | null;
  organization: string | null;
}

/**
 * Takes tokens that end soon and whose holders were not told: within a week, or in the last quarter of their life where that is shorter. They count as told
 * from this transaction on; platforms that ask at the same time get different ones.
 */
export async function takeExpiring(trx: Trx, limit: number): Promise<ExpiringToken[]> {
  const { rows } = await sql<ExpiringToken>`
    with ending as (
      select id from channel_token
      where revoked_at is null and warned_at is null and workload_id is null and expires_at > now()
        and expires_at - now() < least(interval '7 days', (expires_at - created_at) / 4)
      order by expires_at, id limit ${limit} for update skip locked),
    told as (
      update channel_token t set warned_at = now() from ending where t.id = ending.id
      returning t.id, t.hint, t.name, t.expires_at, t.user_id, t.service_account_id, t.organization_id)
    select told.id, told.hint, told.name, told.expires_at, told.user_id, a.name as service_account, told.organization_id, o.name as organization
    from told left join service_account a on a.id = told.service_account_id left join organization o on o.id = told.organization_id`.execute(
    trx,
  );
  return rows;
}

/** Whom to tell of a token: its person, or the admins of its organization. Only people whose address is confirmed and who may sign in. */
export async function addresseesOf(
  trx: Trx,
  { user_id: userId, organization_id: organizationId }: Pick<ExpiringToken, 'user_id' | 'organization_id'>,
): Promise<{ id: string; email: string }[]> {
  return trx
    .selectFrom('app_user as u')
    .select(['u.id', 'u.email'])
    .where('u.is_confirmed', '=', true)
    .where('u.is_disabled', '=', false)
    .where((eb) =>
      userId === null
        ? eb.exists(
            eb
              .selectFrom('membership as m')
              .select('m.user_id')
              .whereRef('m.user_id', '=', 'u.id')
              .where('m.organization_id', '=', organizationId)
              .where('m.role', '=', 'admin'),
          )
        : eb('u.id', '=', userId),
    )
    .orderBy('u.email')
    .execute();
}

/** Keeps the token of a workload for one channel. */
export async function insertTokenOfWorkload(
  trx: Trx,
  values: { place: string; workloadId: string; hash: Buffer; hint: string; scope: TokenScope; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('channel_token')
    .values({
      id: newId(),
      organization_id: values.place,
      workload_id: values.workloadId,
      token_hash: values.hash,
      hint: values.hint,
      scope: values.scope,
      expires_at: values.expiresAt,
    })
    .execute();
}

/** Deletes the tokens of workloads that are over since a day. */
export async function deleteOldOfWorkloads(db: Db): Promise<void> {
  await db
    .deleteFrom('channel_token')
    .where('workload_id', 'is not', null)
    .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}
