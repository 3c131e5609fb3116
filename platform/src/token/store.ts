// Read model of organization, membership, app_user, service_account: a token is good as long as its owner belongs to the organization, asked with every request.
import type { TokenScope } from '@terrarium/domain/access';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Table } from '../db/index.ts';

/** A token for the channels of one organization, held by a person or by a service account. */
type ChannelTokenTable = Table<'channel_token', { scope: TokenScope }>;

declare module '../db/tables.ts' {
  interface Tables {
    channel_token: ChannelTokenTable;
  }
}

/** Who holds a token: a member of the organization (subject `user` of DATA-22), or one of its service accounts (subject `device`). */
export type Holder = { userId: string } | { serviceAccountId: string };

/** The columns that name a holder. */
const columnsOf = (holder: Holder): Pick<ChannelTokenTable, 'user_id' | 'service_account_id'> =>
  'userId' in holder
    ? { user_id: holder.userId, service_account_id: null }
    : { user_id: null, service_account_id: holder.serviceAccountId };

function heldBy(organizationId: string, holder: Holder): RawBuilder<boolean> {
  const own =
    'userId' in holder ? sql`user_id = ${holder.userId}` : sql`service_account_id = ${holder.serviceAccountId}`;
  return sql<boolean>`(organization_id = ${organizationId} and ${own} and revoked_at is null)`;
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

/** The token that somebody holds in an organization; also when it has expired. */
export function findCurrent(db: Db, organizationId: string, holder: Holder): Promise<TokenRow | undefined> {
  return db.selectFrom('channel_token').select(COLUMNS).where(heldBy(organizationId, holder)).executeTakeFirst();
}

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
      'token.id',
      'token.hint',
      'token.scope',
      'token.created_at',
      'token.expires_at',
      'token.last_used_at',
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
 * Keeps a token. Fails with a unique violation `channel_token_current` (`channel_token_current_of_account`) when the holder has one, and with a foreign key
 * violation `channel_token_service_account` when the service account is gone.
 */
export function insertToken(
  db: Db,
  values: { organizationId: string; holder: Holder; hash: Buffer; hint: string; scope: TokenScope; expiresAt: Date },
): Promise<TokenRow> {
  return db
    .insertInto('channel_token')
    .values({
      id: newId(),
      organization_id: values.organizationId,
      ...columnsOf(values.holder),
      token_hash: values.hash,
      hint: values.hint,
      scope: values.scope,
      expires_at: values.expiresAt,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Ends the token that somebody holds. @returns its scope; undefined when there is none */
export async function revokeCurrent(db: Db, organizationId: string, holder: Holder): Promise<TokenScope | undefined> {
  const row = await db
    .updateTable('channel_token')
    .set({ revoked_at: sql<Date>`now()` })
    .where(heldBy(organizationId, holder))
    .returning('scope')
    .executeTakeFirst();
  return row?.scope;
}

/** Whose token this is, if it is good: not revoked, not expired; a person's only while they are enabled and still a member. */
export async function findGood(
  db: Db,
  hash: Buffer,
): Promise<
  { id: string; organization_id: string; scope: TokenScope; holder: Holder; last_used_at: Date | null } | undefined
> {
  const row = await db
    .selectFrom('channel_token as token')
    .leftJoin('membership', (join) =>
      join
        .onRef('membership.organization_id', '=', 'token.organization_id')
        .onRef('membership.user_id', '=', 'token.user_id'),
    )
    .leftJoin('app_user as user', (join) =>
      join.onRef('user.id', '=', 'membership.user_id').on('user.is_disabled', '=', false),
    )
    .select([
      'token.id',
      'token.organization_id',
      'token.scope',
      'user.id as user_id',
      'token.service_account_id',
      'token.last_used_at',
    ])
    .where('token.token_hash', '=', hash)
    .where('token.revoked_at', 'is', null)
    .where((eb) => eb.or([eb('token.expires_at', 'is', null), eb('token.expires_at', '>', sql<Date>`now()`)]))
    .executeTakeFirst();
  if (!row) return undefined;
  const { user_id: userId, service_account_id: serviceAccountId, ...token } = row;
  if (userId !== null) return { ...token, holder: { userId } };
  return serviceAccountId === null ? undefined : { ...token, holder: { serviceAccountId } };
}

/** Notes that a token was used now. */
export async function touch(db: Db, id: string): Promise<void> {
  await db
    .updateTable('channel_token')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Name of a service account; '' when it is gone. */
export async function accountName(db: Db, id: string): Promise<string> {
  return (await db.selectFrom('service_account').select('name').where('id', '=', id).executeTakeFirst())?.name ?? '';
}
