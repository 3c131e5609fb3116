// Read model of app_user, service_account, organization: an API token is valid while its user can sign in, checked
// with every request.
/** SQL of API tokens: rows of `channel_token` with a name. */
import type { ApiTokenScope, ServiceAccountScope } from '@terrarium/domain/access';
import { sql } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { originWorks } from './store.ts';

/** An API token without its hash. */
export interface ApiTokenRow {
  id: string;
  name: string;
  hint: string;
  scope: ApiTokenScope;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
}

const SHOWN = sql<ApiTokenRow>`id, name, hint, api_scope as scope, created_at, expires_at, last_used_at`;

/** Lists a user's API tokens by name, also expired ones; or the one with this ID. */
export async function findApiTokens(db: Db | Trx, userId: string, id?: string): Promise<ApiTokenRow[]> {
  const { rows } = await sql<ApiTokenRow>`
    select ${SHOWN} from channel_token
    where user_id = ${userId} and name is not null and revoked_at is null ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by name, id`.execute(db);
  return rows;
}

/** Counts a user's API tokens. Locks out other inserts for them until the transaction ends. */
export async function countApiTokens(trx: Trx, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`api tokens ${userId}`}))`.execute(trx);
  return (await findApiTokens(trx, userId)).length;
}

/** Inserts an API token. @throws a unique violation `channel_token_name` if the user has one with this name */
export async function insertApiToken(
  trx: Trx,
  values: { userId: string; name: string; scope: ApiTokenScope; hash: Buffer; hint: string; expiresAt: Date },
): Promise<ApiTokenRow> {
  const { userId, name, scope, hash, hint, expiresAt } = values;
  const { rows } = await sql<ApiTokenRow>`
    insert into channel_token (id, user_id, name, api_scope, scope, token_hash, hint, expires_at)
    values (${newId()}, ${userId}, ${name}, ${scope}, ${scope === 'read' ? 'read' : 'publish'}, ${hash}, ${hint}, ${expiresAt})
    returning ${SHOWN}`.execute(trx);
  return rows[0]!;
}

/** Revokes an API token. @returns the token; undefined if the user doesn't have it */
export async function revokeApiToken(trx: Trx, userId: string, id: string): Promise<ApiTokenRow | undefined> {
  const { rows } = await sql<ApiTokenRow>`
    update channel_token set revoked_at = now()
    where id = ${id} and user_id = ${userId} and name is not null and revoked_at is null
    returning ${SHOWN}`.execute(trx);
  return rows[0];
}

/** A presented token of any type. */
export interface PresentedRow {
  id: string;
  /** Null for keys of service accounts, and for tokens for channels only. */
  scope: ApiTokenScope | null;
  /** Set for the key of a service account, and for its access tokens. */
  scopes: ServiceAccountScope[] | null;
  service_account_id: string | null;
  service_account: string | null;
  organization_id: string | null;
  /** Set for the key of a service account, null for its access tokens. */
  slot: number | null;
  expires_at: Date | null;
  user_id: string | null;
  email: string | null;
  /** Whether it has expired, or its user can't sign in. */
  is_over: boolean;
  last_used_at: Date | null;
}

/** Finds the token of a secret; undefined if unknown or revoked. */
export async function findPresented(db: Db, by: { hash: Buffer } | { id: string }): Promise<PresentedRow | undefined> {
  const isMeant = 'id' in by ? sql`t.id = ${by.id}::uuid` : sql`t.token_hash = ${by.hash}`;
  const { rows } = await sql<PresentedRow>`
    select t.id, t.api_scope as scope, t.scopes, t.service_account_id, a.name as service_account, t.organization_id, t.slot, t.expires_at,
      t.user_id, u.email, t.last_used_at,
      coalesce(t.expires_at <= now(), false) or coalesce(u.is_disabled, false) as is_over
    from channel_token t left join app_user u on u.id = t.user_id left join service_account a on a.id = t.service_account_id
    where ${isMeant} and t.revoked_at is null and ${originWorks('t')}`.execute(db);
  return rows[0];
}

/** Returns the name of an organization. */
export async function organizationName(db: Db, id: string): Promise<string> {
  const { name } = await db.selectFrom('organization').select('name').where('id', '=', id).executeTakeFirstOrThrow();
  return name;
}
