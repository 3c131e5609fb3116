// Read model of service_account: a key names its account in every request.
/** SQL of service account keys: rows of `channel_token` with a slot. */
import type { ServiceAccountScope, TokenScope } from '@terrarium/domain/access';
import { sql } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';

/** A key without its hash. */
export interface KeyRow {
  id: string;
  service_account_id: string;
  slot: number;
  name: string;
  hint: string;
  scopes: ServiceAccountScope[];
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
}

const SHOWN = sql<KeyRow>`id, service_account_id, slot, name, hint, scopes, created_at, expires_at, last_used_at`;

/** Lists the keys of service accounts by slot, also expired ones. */
export async function findKeys(db: Db | Trx, accountIds: readonly string[]): Promise<KeyRow[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await sql<KeyRow>`
    select ${SHOWN} from channel_token
    where service_account_id = any(${[...accountIds]}::uuid[]) and slot is not null and revoked_at is null
    order by slot`.execute(db);
  return rows;
}

/** Waits for other changes of an account's keys. @returns the name of the account; undefined if it was deleted */
export async function lockAccount(trx: Trx, organizationId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from service_account where id = ${id} and organization_id = ${organizationId} for update`.execute(trx);
  return rows[0]?.name;
}

const scopeInChannels = (scopes: readonly ServiceAccountScope[]): TokenScope =>
  scopes.includes('channel:publish') ? 'publish' : 'read';

/** Inserts a key. */
export async function insertKey(
  trx: Trx,
  values: Pick<KeyRow, 'service_account_id' | 'slot' | 'name' | 'hint' | 'scopes' | 'expires_at'> & {
    organizationId: string;
    hash: Buffer;
  },
): Promise<KeyRow> {
  const { organizationId, hash, scopes, ...row } = values;
  const { rows } = await sql<KeyRow>`
    insert into channel_token (id, organization_id, service_account_id, slot, name, hint, scopes, scope, token_hash, expires_at)
    values (${newId()}, ${organizationId}, ${row.service_account_id}, ${row.slot}, ${row.name}, ${row.hint}, ${[...scopes]}::text[],
      ${scopeInChannels(scopes)}, ${hash}, ${row.expires_at})
    returning ${SHOWN}`.execute(trx);
  return rows[0]!;
}

/** Revokes a key. @returns the key; undefined if the account doesn't have it */
export async function revokeKey(trx: Trx, accountId: string, id: string): Promise<KeyRow | undefined> {
  const { rows } = await sql<KeyRow>`
    update channel_token set revoked_at = now()
    where id = ${id} and service_account_id = ${accountId} and slot is not null and revoked_at is null
    returning ${SHOWN}`.execute(trx);
  return rows[0];
}

/** Where an access token comes from. */
export type Origin = { key_id: string } | { public_key_id: string } | { account_workload_id: string };

/** Counts the access tokens of an origin that still work. */
export async function countAccessTokens(db: Db | Trx, origin: Origin): Promise<number> {
  const [[column, id]] = Object.entries(origin) as [[string, string]];
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from channel_token where ${sql.ref(column)} = ${id} and revoked_at is null and expires_at > now()`.execute(
    db,
  );
  return rows[0]!.count;
}

/** Inserts an access token of a service account. */
export async function insertAccessToken(
  db: Db | Trx,
  values: {
    organizationId: string;
    accountId: string;
    scopes: readonly ServiceAccountScope[];
    secret: { hash: Buffer; hint: string };
    expiresAt: Date;
    origin: Origin;
  },
): Promise<void> {
  const { organizationId, accountId, scopes, secret, expiresAt, origin } = values;
  const [[column, id]] = Object.entries(origin) as [[string, string]];
  await sql`
    insert into channel_token (id, organization_id, service_account_id, ${sql.ref(column)}, hint, scopes, scope, token_hash, expires_at)
    values (${newId()}, ${organizationId}, ${accountId}, ${id}, ${secret.hint}, ${[...scopes]}::text[], ${scopeInChannels(scopes)}, ${secret.hash}, ${expiresAt})`.execute(
    db,
  );
}
