import { sql } from 'kysely';
import type { Db, Table, Trx } from '../../db/index.ts';
import { deleteMailTokens } from '../mailTokens.ts';
import { NO_PASSWORD } from '../people.ts';
import { removeFactors } from '../store.ts';

/** A sign-in in progress at the provider. */
type FlowTable = Table<'oidc_flow'>;

/** Link between a user and an identity at a provider. */
type OidcIdentityTable = Table<'oidc_identity'>;

declare module '../../db/tables.ts' {
  interface Tables {
    oidc_flow: FlowTable;
    oidc_identity: OidcIdentityTable;
  }
}

/** A flow as needed to complete it. */
export interface Flow {
  id: string;
  return_url: string;
}

/** Stores a new sign-in with hashes of the `state` and of the browser's secret. */
export async function insertFlow(
  db: Db,
  flow: { id: string; stateHash: Buffer; browserHash: Buffer; returnUrl: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('oidc_flow')
    .values({
      id: flow.id,
      state_hash: flow.stateHash,
      browser_hash: flow.browserHash,
      return_url: flow.returnUrl,
      expires_at: flow.expiresAt,
    })
    .execute();
}

/**
 * Consumes a flow of a browser: the one with this state, or without a state the browser's newest.
 * @returns null if there is none, it has expired, or it belongs to another browser; then nothing is consumed
 */
export async function takeFlow(db: Db, browserHash: Buffer, stateHash: Buffer | null): Promise<Flow | null> {
  const live = db
    .selectFrom('oidc_flow')
    .select('id')
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', sql<Date>`now()`);
  const chosen = stateHash ? live.where('state_hash', '=', stateHash) : live.orderBy('id', 'desc').limit(1);
  const row = await db
    .deleteFrom('oidc_flow')
    .where('id', 'in', chosen)
    .returning(['id', 'return_url'])
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes expired flows. */
export async function deleteOldFlows(db: Db): Promise<void> {
  await db
    .deleteFrom('oidc_flow')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}

/** An account for single sign-on. */
export interface LinkedAccount {
  id: string;
  is_confirmed: boolean;
  is_disabled: boolean;
}

/** Locks an email address or identity, so that two concurrent sign-ins of one user don't create two accounts. */
export async function lockPerson(trx: Trx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`oidc ${key}`}))`.execute(trx);
}

/** Finds the account linked to an identity at a provider, and records the use. */
export async function findLinked(trx: Trx, issuer: string, subject: string): Promise<LinkedAccount | undefined> {
  const row = await trx
    .updateTable('oidc_identity')
    .set({ last_used_at: sql<Date>`now()` })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('user_id')
    .executeTakeFirst();
  return row
    ? trx
        .selectFrom('app_user')
        .select(['id', 'is_confirmed', 'is_disabled'])
        .where('id', '=', row.user_id)
        .executeTakeFirst()
    : undefined;
}

/** Finds the account with this lowercase email address. */
export function findByEmail(trx: Trx, email: string): Promise<LinkedAccount | undefined> {
  return trx
    .selectFrom('app_user')
    .select(['id', 'is_confirmed', 'is_disabled'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Links an account to an identity. */
export async function link(trx: Trx, issuer: string, subject: string, userId: string): Promise<void> {
  await trx.insertInto('oidc_identity').values({ issuer, subject, user_id: userId }).execute();
}

/**
 * Transfers an account with an unconfirmed address to the user who proved the address.
 * Removes password, passkeys, one-time codes, and email tokens, because someone else may have created the account with
 * this address in advance. The caller must end its sessions.
 */
export async function takeOver(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ is_confirmed: true, password_hash: NO_PASSWORD, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
  await removeFactors(trx, userId);
  await deleteMailTokens(trx, userId);
}
