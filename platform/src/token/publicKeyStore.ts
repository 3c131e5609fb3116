// Read model of service_account: an assertion names only the account, whose organization the access token is for.
/** SQL of service accounts' public keys, and of used assertions. */
import type { ServiceAccountScope } from '@terrarium/domain/access';
import { sql } from 'kysely';
import type { Db, Table, Trx } from '../db/index.ts';
import type { PublicJwk } from './publicKeyContract.ts';

declare module '../db/tables.ts' {
  interface Tables {
    service_account_public_key: Table<
      'service_account_public_key',
      { jwk: PublicJwk; scopes: ServiceAccountScope[]; slot: number }
    >;
    used_assertion: Table<'used_assertion'>;
  }
}

/** A stored public key. */
export interface PublicKeyRow {
  id: string;
  service_account_id: string;
  slot: number;
  name: string;
  jwk: PublicJwk;
  thumbprint: string;
  scopes: ServiceAccountScope[];
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
}

/** Lists the public keys of a service account by slot, also expired ones. */
export function findPublicKeys(db: Db | Trx, accountId: string): Promise<PublicKeyRow[]> {
  return db
    .selectFrom('service_account_public_key')
    .selectAll()
    .where('service_account_id', '=', accountId)
    .orderBy('slot')
    .execute();
}

/** Returns the organization of a service account; undefined if it doesn't exist. */
export async function organizationOfAccount(db: Db, accountId: string): Promise<string | undefined> {
  const { rows } = await sql<{ organization_id: string }>`
    select organization_id from service_account where id = ${accountId}`.execute(db);
  return rows[0]?.organization_id;
}

/** Inserts a public key. @throws a unique violation `service_account_public_key_once` if the account has it */
export function insertPublicKey(
  trx: Trx,
  { jwk, ...row }: Omit<PublicKeyRow, 'created_at' | 'last_used_at'>,
): Promise<PublicKeyRow> {
  return trx
    .insertInto('service_account_public_key')
    .values({ ...row, jwk: JSON.stringify(jwk) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a public key, with its access tokens. @returns the key; undefined if the account doesn't have it */
export function deletePublicKey(trx: Trx, accountId: string, id: string): Promise<PublicKeyRow | undefined> {
  return trx
    .deleteFrom('service_account_public_key')
    .where('id', '=', id)
    .where('service_account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst();
}

/** Records the use of a public key. @returns false if it was deleted */
export async function touchPublicKey(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('service_account_public_key')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records an assertion until it expires. @returns false if it was used before */
export async function useAssertion(trx: Trx, hash: Buffer, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('used_assertion')
    .values({ assertion_hash: hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('assertion_hash').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Deletes expired assertions. */
export async function deleteOldAssertions(db: Db): Promise<void> {
  await db
    .deleteFrom('used_assertion')
    .where('expires_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
}
