// Read model of service_account: a trust belongs to an account of an organization.
/** SQL of workloads that service accounts trust. */
import type { ServiceAccountScope } from '@terrarium/domain/access';
import type { JSONWebKeySet } from 'jose';
import { sql } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Table, Trx } from '../db/index.ts';

declare module '../db/tables.ts' {
  interface Tables {
    service_account_workload: Table<
      'service_account_workload',
      { scopes: ServiceAccountScope[]; claims: Record<string, string>; jwks: JSONWebKeySet }
    >;
  }
}

/** A workload that a service account trusts. */
export interface AccountWorkloadRow {
  id: string;
  service_account_id: string;
  issuer: string;
  subject: string;
  scopes: ServiceAccountScope[];
  /** Audience of its tokens; null for the hub. */
  audience: string | null;
  /** Claims that its tokens must have. */
  claims: Record<string, string>;
  /** Whether a token can be exchanged more than once. */
  reuse: boolean;
  /** Keys of the issuer; null if it is asked for them. */
  jwks: JSONWebKeySet | null;
  created_at: Date;
  last_used_at: Date | null;
}

/** Lists the workloads that a service account trusts. */
export function findOfAccount(db: Db | Trx, accountId: string): Promise<AccountWorkloadRow[]> {
  return db
    .selectFrom('service_account_workload')
    .selectAll()
    .where('service_account_id', '=', accountId)
    .orderBy('issuer')
    .orderBy('subject')
    .execute();
}

/** Lists those of an issuer, with the organization of the account. */
export async function findOfIssuer(
  db: Db,
  accountId: string,
  issuer: string,
): Promise<(AccountWorkloadRow & { organization_id: string })[]> {
  const { rows } = await sql<AccountWorkloadRow & { organization_id: string }>`
    select w.*, a.organization_id from service_account_workload w join service_account a on a.id = w.service_account_id
    where w.service_account_id = ${accountId} and w.issuer = ${issuer}`.execute(db);
  return rows;
}

/** Inserts a trusted workload. @throws a unique violation `service_account_workload_once` if it exists */
export function insertOfAccount(
  trx: Trx,
  row: Omit<AccountWorkloadRow, 'id' | 'created_at' | 'last_used_at'>,
): Promise<AccountWorkloadRow> {
  return trx
    .insertInto('service_account_workload')
    .values({ id: newId(), ...row, claims: JSON.stringify(row.claims), jwks: row.jwks && JSON.stringify(row.jwks) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Replaces the keys of an issuer. @returns the workload; undefined if the account doesn't have it */
export function updateKeys(
  trx: Trx,
  accountId: string,
  id: string,
  jwks: JSONWebKeySet,
): Promise<AccountWorkloadRow | undefined> {
  return trx
    .updateTable('service_account_workload')
    .set({ jwks: JSON.stringify(jwks) })
    .where('id', '=', id)
    .where('service_account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a trusted workload, with its access tokens. @returns it; undefined if the account doesn't have it */
export function deleteOfAccount(trx: Trx, accountId: string, id: string): Promise<AccountWorkloadRow | undefined> {
  return trx
    .deleteFrom('service_account_workload')
    .where('id', '=', id)
    .where('service_account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst();
}

/** Records an exchange. @returns false if it is no longer trusted */
export async function noteUseOfAccount(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('service_account_workload')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
