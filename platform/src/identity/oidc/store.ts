import { sql } from 'kysely';
import type { Db, Table, Trx } from '../../db/index.ts';
import { deleteMailTokens } from '../mailTokens.ts';
import { NO_PASSWORD } from '../people.ts';
import { removeFactors } from '../store.ts';

/** A sign-in that is under way at the provider. */
type FlowTable = Table<'oidc_flow'>;

/** Who somebody is at a provider. */
type OidcIdentityTable = Table<'oidc_identity'>;

declare module '../../db/tables.ts' {
  interface Tables {
    oidc_flow: FlowTable;
    oidc_identity: OidcIdentityTable;
  }
}

/** A flow as it is ended. */
export interface Flow {
  id: string;
  return_url: string;
}

/** Keeps a sign-in by the company’s provider that begins: by hashes of what comes back (`state`) and of what the browser holds. */
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
 * Takes a flow of a browser: it works once. With a state the one that it names, else the browser's newest.
 * Resolves with null when there is none, when it is too old, or when it belongs to another browser; then nothing is taken.
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

/** Deletes flows that nobody can end any more. */
export async function deleteOldFlows(db: Db): Promise<void> {
  await db
    .deleteFrom('oidc_flow')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}

/** An account as a sign-in through a provider sees it. */
export interface LinkedAccount {
  id: string;
  is_confirmed: boolean;
  is_disabled: boolean;
}

/** Serializes what is done about one e-mail address or identity, so that two sign-ins of one person at once do not make two accounts. */
export async function lockPerson(trx: Trx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`oidc ${key}`}))`.execute(trx);
}

/** The account that belongs to an identity at a provider; notes the use. */
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

/** The account with this e-mail address (lower case). */
export function findByEmail(trx: Trx, email: string): Promise<LinkedAccount | undefined> {
  return trx
    .selectFrom('app_user')
    .select(['id', 'is_confirmed', 'is_disabled'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Ties an account to an identity. */
export async function link(trx: Trx, issuer: string, subject: string, userId: string): Promise<void> {
  await trx.insertInto('oidc_identity').values({ issuer, subject, user_id: userId }).execute();
}

/**
 * Gives an account whose address was never confirmed to the person who has proven the address: password, passkeys, one-time codes and mail tokens
 * of whoever made it stop working (an account made in advance with somebody else's address). Its sessions are the caller's to end.
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
