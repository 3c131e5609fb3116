import { sql } from 'kysely';
import type { ColumnType, Generated } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';

/** A person with an account. */
interface UserTable {
  id: string;
  email: string;
  username: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  /** argon2id, in the PHC form. */
  password_hash: string;
  is_confirmed: Generated<boolean>;
  is_consented: Generated<boolean>;
  is_disabled: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** One sign-in and everything that was renewed from it. */
interface RefreshFamilyTable {
  id: string;
  user_id: string;
  created_at: Generated<Date>;
  revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  user_agent: Generated<string>;
}

/** A refresh token by its SHA-256; spent once `used_at` is set. */
interface RefreshTokenTable {
  id: string;
  family_id: string;
  token_hash: Buffer;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A token of the two-call sign-out by its SHA-256. */
interface LogoutTokenTable {
  token_hash: Buffer;
  family_id: string;
  expires_at: Date;
}

declare module '../db/tables.ts' {
  interface Tables {
    app_user: UserTable;
    refresh_family: RefreshFamilyTable;
    refresh_token: RefreshTokenTable;
    logout_token: LogoutTokenTable;
  }
}

/** What a sign-in needs to know of a user. */
export interface Credentials { id: string; email: string; password_hash: string; is_disabled: boolean }

/** The user with this e-mail address, in any letter case. */
export function findCredentials(db: Db, email: string): Promise<Credentials | undefined> {
  return db.selectFrom('app_user').select(['id', 'email', 'password_hash', 'is_disabled']).where('email', '=', email.toLowerCase()).executeTakeFirst();
}

/** Starts a family with its first refresh token. Resolves with the family's id. */
export async function insertFamily(trx: Trx, userId: string, userAgent: string): Promise<string> {
  const id = newId();
  await trx.insertInto('refresh_family').values({ id, user_id: userId, user_agent: userAgent.slice(0, 300) }).execute();
  return id;
}

/** Adds a refresh token to a family. */
export async function insertRefreshToken(trx: Trx, familyId: string, hash: Buffer, expiresAt: Date): Promise<void> {
  await trx.insertInto('refresh_token').values({ id: newId(), family_id: familyId, token_hash: hash, expires_at: expiresAt }).execute();
}

/** A refresh token with what decides about it. */
export interface PresentedToken {
  id: string;
  family_id: string;
  expires_at: Date;
  used_at: Date | null;
  revoked_at: Date | null;
  user_id: string;
  email: string;
  is_disabled: boolean;
}

/** The refresh token with this hash; its row stays locked until the transaction ends, so that of two simultaneous uses one sees it spent. */
export function lockRefreshToken(trx: Trx, hash: Buffer): Promise<PresentedToken | undefined> {
  return trx
    .selectFrom('refresh_token as token')
    .innerJoin('refresh_family as family', 'family.id', 'token.family_id')
    .innerJoin('app_user as user', 'user.id', 'family.user_id')
    .select(['token.id', 'token.family_id', 'token.expires_at', 'token.used_at', 'family.revoked_at', 'family.user_id', 'user.email', 'user.is_disabled'])
    .where('token.token_hash', '=', hash)
    .forUpdate('token')
    .executeTakeFirst();
}

/** Marks a refresh token as spent. */
export async function spendRefreshToken(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('refresh_token').set({ used_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

/** Ends families for good; those that ended before keep their time. */
export async function revokeFamilies(db: Db, by: { familyId: string } | { userId: string }): Promise<void> {
  const update = db.updateTable('refresh_family').set({ revoked_at: sql<Date>`now()` }).where('revoked_at', 'is', null);
  await ('familyId' in by ? update.where('id', '=', by.familyId) : update.where('user_id', '=', by.userId)).execute();
}

/** The user of a family that is not ended, if not disabled; what stands behind every access token. */
export function findLiveFamily(db: Db, familyId: string): Promise<{ user_id: string; email: string } | undefined> {
  return db
    .selectFrom('refresh_family as family')
    .innerJoin('app_user as user', 'user.id', 'family.user_id')
    .select(['family.user_id', 'user.email'])
    .where('family.id', '=', familyId)
    .where('family.revoked_at', 'is', null)
    .where('user.is_disabled', '=', false)
    .executeTakeFirst();
}

/** When the newest refresh token of a family expires. */
export async function familyExpiry(db: Db, familyId: string): Promise<Date | null> {
  const row = await db.selectFrom('refresh_token').select((eb) => eb.fn.max('expires_at').as('expires_at')).where('family_id', '=', familyId).executeTakeFirst();
  return row?.expires_at ?? null;
}

/** Keeps a logout token. */
export async function insertLogoutToken(db: Db, familyId: string, hash: Buffer, expiresAt: Date): Promise<void> {
  await db.insertInto('logout_token').values({ family_id: familyId, token_hash: hash, expires_at: expiresAt }).execute();
}

/** Takes a logout token that is still good; it works once. Resolves with its family. */
export async function takeLogoutToken(trx: Trx, hash: Buffer): Promise<string | null> {
  const row = await trx.deleteFrom('logout_token').where('token_hash', '=', hash).where('expires_at', '>', sql<Date>`now()`).returning('family_id').executeTakeFirst();
  return row?.family_id ?? null;
}

/** Deletes what can never be used again: families whose tokens have all expired, and old logout tokens. */
export async function deleteExpired(db: Db): Promise<void> {
  await db.deleteFrom('logout_token').where('expires_at', '<', sql<Date>`now()`).execute();
  await db
    .deleteFrom('refresh_family as family')
    .where('family.created_at', '<', sql<Date>`now() - interval '1 day'`)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('refresh_token as token').select('token.id').whereRef('token.family_id', '=', 'family.id').where('token.expires_at', '>', sql<Date>`now()`))))
    .execute();
}
