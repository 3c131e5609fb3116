// Read model of organization, membership, app_user, service_account, trusted_workload: a token is valid while its owner
// belongs
// to the organization, checked with every request.
import type { ApiTokenScope, TokenScope } from '@terrarium/domain/access';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Table, Trx } from '../db/index.ts';

/**
 * A token for channels.
 * With an organization, it is valid for its channels and owned by a user, a service account, or the organization
 * itself. Without one, it is valid for all channels that its user can read. - `warned_at`: when its owner was notified
 * of the expiration. - `workload_id`: set for the token of a trusted workload, for the channel that trusts it. -
 * `name`, `api_scope`: set for a user's API token (apiStore.ts). - `name`, `slot`, `scopes`:
 * set for the key of a service account (keyStore.ts). - `scopes` without `slot`: an access token of a service account.
 */
type ChannelTokenTable = Table<'channel_token', { scope: TokenScope; api_scope: ApiTokenScope }>;

/** A secret with which one mirror reads on behalf of a token, encrypted for the mirror. */
type ChannelTokenMirrorTable = Table<'channel_token_mirror'>;

declare module '../db/tables.ts' {
  interface Tables {
    channel_token: ChannelTokenTable;
    channel_token_mirror: ChannelTokenMirrorTable;
  }
}

/**
 * Owner of a token: a user (subject `user` of DATA-22), a service account (`device`), or the organization itself
 * (`organization`).
 */
export type Holder = { userId: string } | { serviceAccountId: string } | { site: true };

/** A trusted workload with a token: the trust, its channel, and its name. */
export interface WorkloadHolder {
  workloadId: string;
  channelId: string;
  workload: string;
}

/** Organization in which a token is valid; null for everything that its user can read. */
export type Place = string | null;

/** Returns the columns of an owner. */
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
  return sql<boolean>`(${here} and ${own} and name is null and scopes is null and revoked_at is null)`;
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
/** The same columns in a join. */
const TOKEN_COLUMNS = COLUMNS.map((name) => `token.${name}` as const);

/** Finds an owner's token for an organization, also an expired one. */
export function findCurrent(db: Db, place: Place, holder: Holder): Promise<TokenRow | undefined> {
  return db.selectFrom('channel_token').select(COLUMNS).where(heldBy(place, holder)).executeTakeFirst();
}

/** A token of an organization with its owner. Without user and account, it is the organization's own. */
export interface HeldTokenRow extends TokenRow {
  user_id: string | null;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  service_account_id: string | null;
  service_account: string | null;
}

/**
 * Lists the tokens for an organization's channels, also expired ones: the organization's own, then users' and service
 * accounts' by name.
 */
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
    .where('token.scopes', 'is', null)
    .where('token.revoked_at', 'is', null)
    .orderBy(sql`num_nonnulls(token.user_id, token.service_account_id)`)
    .orderBy(sql`coalesce(account.name, ${sql.ref('user.username')})`)
    .orderBy('token.id')
    .execute();
}

/** Returns the owner of an organization's token that wasn't revoked; undefined if the organization doesn't have it. */
export async function findHolder(db: Db, organizationId: string, id: string): Promise<Holder | undefined> {
  const row = await db
    .selectFrom('channel_token')
    .select(['user_id', 'service_account_id'])
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('workload_id', 'is', null)
    .where('scopes', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row && holderOf(row.user_id, row.service_account_id);
}

const holderOf = (userId: string | null, serviceAccountId: string | null): Holder =>
  userId !== null ? { userId } : serviceAccountId === null ? { site: true } : { serviceAccountId };

/** Lists a user's tokens in their organizations, also expired ones, by organization name. */
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

/** Lists tokens of service accounts, also expired ones, each with its account. */
export function findOfAccounts(
  db: Db,
  accountIds: readonly string[],
): Promise<(TokenRow & { service_account_id: string | null })[]> {
  if (accountIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('channel_token')
    .select([...COLUMNS, 'service_account_id'])
    .where('service_account_id', 'in', accountIds)
    .where('scopes', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}

/**
 * Inserts a token.
 * Fails with a unique violation `channel_token_current` (`…_of_account`, `…_of_organization`, `…_of_person`) if the
 * owner has one, and with a foreign key violation `channel_token_service_account` if the service account was deleted.
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

/** Revokes an owner's token, with its mirrors' secrets. @returns its scope; undefined if there is none */
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

/** A valid token. */
export interface GoodToken {
  id: string;
  place: Place;
  holder: Holder | WorkloadHolder;
  scope: TokenScope;
  last_used_at: Date | null;
  ends_at: Date | null;
}

/**
 * Finds a valid token: not revoked, not expired; a user's only while they are enabled and, for an organization, still a
 * member. A mirror's secret only reads.
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
    .where(originWorks('token'))
    // Keys work in channels only with a scope of channels.
    .where(sql<boolean>`(token.scopes is null or token.scopes && array['channel:read', 'channel:publish'])`)
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

/** Whether the key of an access token still works; true for other tokens. */
export function originWorks(token: string): RawBuilder<boolean> {
  const keyId = sql.ref(`${token}.key_id`);
  return sql<boolean>`(${keyId} is null or exists (select from channel_token origin where origin.id = ${keyId} and origin.revoked_at is null))`;
}

/** Minimum interval between updates of the last use, in ms. */
export const TOUCH_MS = 60_000;

/** Records the use of a token. */
export async function touch(db: Db, id: string): Promise<void> {
  await db
    .updateTable('channel_token')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Replaces the secrets of mirrors for a token. */
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

/** Returns the encrypted secret of a mirror; undefined if it has none. */
export async function sealedOfMirror(db: Db, mirrorId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('channel_token_mirror')
    .select('sealed_secret')
    .where('mirror_id', '=', mirrorId)
    .executeTakeFirst();
  return row?.sealed_secret;
}

/** A token that expires soon, with its organization and its owner's names. */
export interface ExpiringToken {
  id: string;
  hint: string;
  /** Name of an API token. */
  name: string | null;
  expires_at: Date;
  user_id: string | null;
  service_account: string | null;
  organization_id: string | null;
  organization: string | null;
}

/**
 * Claims tokens that expire soon and whose owners weren't notified: within a week, or in the last quarter of a shorter
 * lifetime. They count as notified in this transaction. Concurrent instances get different ones.
 */
export async function takeExpiring(trx: Trx, limit: number): Promise<ExpiringToken[]> {
  const { rows } = await sql<ExpiringToken>`
    with ending as (
      select id from channel_token
      where revoked_at is null and warned_at is null and workload_id is null and num_nonnulls(key_id, public_key_id, account_workload_id) = 0 and expires_at > now()
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

/**
 * Returns the recipients of a token's email: its user, or the admins of its organization.
 * Only users with a confirmed address who can sign in.
 */
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

/** Inserts a workload's token for one channel. */
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

/** Deletes tokens of workloads and access tokens that expired more than a day ago. */
export async function deleteOldTokens(db: Db): Promise<void> {
  await db
    .deleteFrom('channel_token')
    .where((eb) =>
      eb.or(
        (['workload_id', 'key_id', 'public_key_id', 'account_workload_id'] as const).map((column) =>
          eb(column, 'is not', null),
        ),
      ),
    )
    .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}
