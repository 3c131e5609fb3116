import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Table, Trx } from '../db/index.ts';
import { NO_PASSWORD } from './people.ts';
import { forgetPlaces } from './signInPlaces.ts';

/**
 * A user with an account. - `password_hash`: argon2id in PHC format. - `is_operator`: operates the hub. -
 * `consent_version`: version of the texts that the user last agreed to or declined. - `pending_email`: new address,
 * awaiting confirmation. - `deleted_at`: when the owner deleted the account; it is then disabled. - `last_sign_in_at`:
 * last sign-in by the user, not by an application.
 */
type UserTable = Table<'app_user'>;

/** How a session started. */
export const SESSION_SOURCES = ['password', 'passkey', 'oidc', 'application'] as const;
/** One of {@link SESSION_SOURCES}. */
export type SessionSource = (typeof SESSION_SOURCES)[number];

/** A sign-in and all tokens refreshed from it. - `proven_at`: when the user last signed in or re-authenticated. */
type RefreshFamilyTable = Table<'refresh_family'>;

/**
 * A refresh token by its SHA-256.
 * Used up if `used_at` is set. - `parent_id`: the token it replaced; null for the first of a family.
 */
type RefreshTokenTable = Table<'refresh_token'>;

/** A token of the two-step sign-out by its SHA-256. */
type LogoutTokenTable = Table<'logout_token'>;

declare module '../db/tables.ts' {
  interface Tables {
    app_user: UserTable;
    refresh_family: RefreshFamilyTable;
    refresh_token: RefreshTokenTable;
    logout_token: LogoutTokenTable;
  }
}

/** A user's credentials for sign-in. */
export interface Credentials {
  id: string;
  email: string;
  password_hash: string;
  is_disabled: boolean;
  deleted_at: Date | null;
}

/** Finds the user with this email address, ignoring case. */
export function findCredentials(db: Db, email: string): Promise<Credentials | undefined> {
  return db
    .selectFrom('app_user')
    .select(['id', 'email', 'password_hash', 'is_disabled', 'deleted_at'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
}

/** A user's state for a change. */
export interface LockedUser {
  id: string;
  email: string;
  pending_email: string | null;
  is_confirmed: boolean;
  is_disabled: boolean;
  is_operator: boolean;
  deleted_at: Date | null;
}

/** Finds a user by ID and locks the row until the transaction ends. */
export function lockUser(trx: Trx, id: string): Promise<LockedUser | undefined> {
  return trx
    .selectFrom('app_user')
    .select(['id', 'email', 'pending_email', 'is_confirmed', 'is_disabled', 'is_operator', 'deleted_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Updates columns of a user. */
export async function updateUser(trx: Trx, id: string, values: Updateable<UserTable>): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ ...values, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Returns whether a user can have sessions: exists and isn't disabled. */
export async function isEnabled(db: Db, userId: string): Promise<boolean> {
  return (
    (await db.selectFrom('app_user').select('is_disabled').where('id', '=', userId).executeTakeFirst())?.is_disabled ===
    false
  );
}

/** Returns whether a user operates the hub. */
export async function isOperator(db: Db, userId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('app_user')
      .select('id')
      .where('id', '=', userId)
      .where('is_operator', '=', true)
      .where('is_disabled', '=', false)
      .executeTakeFirst()) !== undefined
  );
}

/**
 * Returns whether another operator exists.
 * Locks the rows of all operators until the transaction ends, so that two can't remove each other concurrently.
 */
export async function hasOtherOperator(trx: Trx, userId: string): Promise<boolean> {
  const rows = await trx
    .selectFrom('app_user')
    .select(['id', 'is_disabled'])
    .where('is_operator', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.some((row) => row.id !== userId && !row.is_disabled);
}

/** Returns whether a user has a password. Users from single sign-on have none until they set one. */
export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('app_user')
      .select('id')
      .where('id', '=', userId)
      .where('password_hash', '!=', NO_PASSWORD)
      .executeTakeFirst()) !== undefined
  );
}

/** Removes passkeys, one-time codes, and recovery codes of a user. */
export async function removeFactors(trx: Trx, userId: string): Promise<void> {
  for (const table of ['passkey', 'totp', 'recovery_code'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
}

/**
 * Removes what a stranger may have left in an account before its address was confirmed: passkeys, codes, known places,
 * and every session but one.
 */
export async function dropUnproven(trx: Trx, userId: string, keptSession?: string): Promise<void> {
  await removeFactors(trx, userId);
  await forgetPlaces(trx, userId);
  await revokeFamilies(trx, { userId, except: keptSession });
}

/** Starts a family with its first refresh token. @returns the family's ID */
export async function insertFamily(
  trx: Trx,
  userId: string,
  from: { userAgent: string; source: SessionSource },
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('refresh_family')
    .values({ id, user_id: userId, user_agent: from.userAgent.slice(0, 300), source: from.source })
    .execute();
  if (from.source !== 'application')
    await trx
      .updateTable('app_user')
      .set({ last_sign_in_at: sql<Date>`now()` })
      .where('id', '=', userId)
      .execute();
  return id;
}

/** Adds a refresh token to a family. `parentId` is the token that it replaces. */
export async function insertRefreshToken(
  trx: Trx,
  familyId: string,
  hash: Buffer,
  expiresAt: Date,
  parentId: string | null = null,
): Promise<void> {
  await trx
    .insertInto('refresh_token')
    .values({ id: newId(), family_id: familyId, token_hash: hash, expires_at: expiresAt, parent_id: parentId })
    .execute();
}

/** A refresh token with the state to decide about it. */
export interface PresentedToken {
  id: string;
  family_id: string;
  parent_id: string | null;
  expires_at: Date;
  used_at: Date | null;
  /** Seconds since it was used up; null if it wasn't. */
  spent_for: number | null;
  revoked_at: Date | null;
  user_id: string;
  email: string;
  is_disabled: boolean;
}

/**
 * Finds a refresh token by hash and locks its family until the transaction ends, so that of two concurrent refreshes
 * one sees the other's result.
 */
export function lockRefreshToken(trx: Trx, hash: Buffer): Promise<PresentedToken | undefined> {
  return trx
    .selectFrom('refresh_token as token')
    .innerJoin('refresh_family as family', 'family.id', 'token.family_id')
    .innerJoin('app_user as user', 'user.id', 'family.user_id')
    .select([
      'token.id',
      'token.family_id',
      'token.parent_id',
      'token.expires_at',
      'token.used_at',
      'family.revoked_at',
      'family.user_id',
      'user.email',
      'user.is_disabled',
    ])
    .select(sql<number | null>`extract(epoch from clock_timestamp() - token.used_at)::float8`.as('spent_for'))
    .where('token.token_hash', '=', hash)
    .forUpdate(['token', 'family'])
    .executeTakeFirst();
}

/** Counts the tokens refreshed from this one, and how many of them are used up. */
export function countSuccessors(trx: Trx, tokenId: string): Promise<{ total: number; spent: number }> {
  return trx
    .selectFrom('refresh_token')
    .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.count<number>('used_at').as('spent')])
    .where('parent_id', '=', tokenId)
    .executeTakeFirstOrThrow();
}

/**
 * Marks a refresh token and its siblings as used up, because only one branch continues.
 * Records the use of its family.
 */
export async function spendRefreshToken(
  trx: Trx,
  token: Pick<PresentedToken, 'id' | 'family_id' | 'parent_id'>,
): Promise<void> {
  await trx
    .updateTable('refresh_token')
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where('used_at', 'is', null)
    .where((eb) =>
      token.parent_id === null
        ? eb('id', '=', token.id)
        : eb.or([eb('id', '=', token.id), eb('parent_id', '=', token.parent_id)]),
    )
    .execute();
  await trx
    .updateTable('refresh_family')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', token.family_id)
    .execute();
}

/** A session as shown to its owner. */
export interface FamilyRow {
  id: string;
  source: SessionSource;
  user_agent: string;
  created_at: Date;
  last_used_at: Date;
}

/** Lists a user's sessions that can still be refreshed, newest first. */
export function liveFamilies(db: Db, userId: string): Promise<FamilyRow[]> {
  return db
    .selectFrom('refresh_family as family')
    .select(['family.id', 'family.source', 'family.user_agent', 'family.created_at', 'family.last_used_at'])
    .where('family.user_id', '=', userId)
    .where('family.revoked_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('refresh_token as token')
          .select('token.id')
          .whereRef('token.family_id', '=', 'family.id')
          .where('token.expires_at', '>', sql<Date>`now()`),
      ),
    )
    .orderBy('family.created_at', 'desc')
    .orderBy('family.id', 'desc')
    .execute();
}

/** Ends one session of a user. @returns false if the user has no active session with this ID */
export async function revokeFamilyOf(db: Db, userId: string, familyId: string): Promise<boolean> {
  const row = await db
    .updateTable('refresh_family')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', familyId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Revokes families: one, or all of a user's but `except`. Those revoked before keep their time. */
export async function revokeFamilies(
  db: Db,
  by: { familyId: string } | { userId: string; except?: string | undefined },
): Promise<void> {
  const update = db
    .updateTable('refresh_family')
    .set({ revoked_at: sql<Date>`now()` })
    .where('revoked_at', 'is', null);
  if ('familyId' in by) await update.where('id', '=', by.familyId).execute();
  else if (by.except === undefined) await update.where('user_id', '=', by.userId).execute();
  else await update.where('user_id', '=', by.userId).where('id', '!=', by.except).execute();
}

/** Finds the user of an active family, unless disabled. Runs for access tokens that aren't cached. */
export function findLiveFamily(
  db: Db,
  familyId: string,
): Promise<{ user_id: string; email: string; source: SessionSource } | undefined> {
  return db
    .selectFrom('refresh_family as family')
    .innerJoin('app_user as user', 'user.id', 'family.user_id')
    .select(['family.user_id', 'user.email', 'family.source'])
    .where('family.id', '=', familyId)
    .where('family.revoked_at', 'is', null)
    .where('user.is_disabled', '=', false)
    .executeTakeFirst();
}

/** Records that the user of a family signed in or re-authenticated now. */
export async function markProven(db: Db, familyId: string): Promise<void> {
  await db
    .updateTable('refresh_family')
    .set({ proven_at: sql<Date>`now()` })
    .where('id', '=', familyId)
    .execute();
}

/** Returns whether the user of a family signed in or re-authenticated within this many seconds. */
export async function isProven(db: Db, familyId: string, seconds: number): Promise<boolean> {
  const row = await db
    .selectFrom('refresh_family')
    .select('id')
    .where('id', '=', familyId)
    .where('proven_at', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns how a family started, and when the newest of its refresh tokens expires. */
export function findFamily(db: Db, familyId: string): Promise<{ source: SessionSource; expires_at: Date } | undefined> {
  return db
    .selectFrom('refresh_family as family')
    .innerJoin('refresh_token as token', 'token.family_id', 'family.id')
    .select(['family.source', 'token.expires_at'])
    .where('family.id', '=', familyId)
    .orderBy('token.expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Stores the hash of a token that can end one session (`familyId`) until it expires. */
export async function insertLogoutToken(db: Db, familyId: string, hash: Buffer, expiresAt: Date): Promise<void> {
  await db
    .insertInto('logout_token')
    .values({ family_id: familyId, token_hash: hash, expires_at: expiresAt })
    .execute();
}

/** Consumes a valid logout token. @returns its family */
export async function takeLogoutToken(trx: Trx, hash: Buffer): Promise<string | null> {
  const row = await trx
    .deleteFrom('logout_token')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('family_id')
    .executeTakeFirst();
  return row?.family_id ?? null;
}

/** Deletes expired families and logout tokens. */
export async function deleteExpired(db: Db): Promise<void> {
  await db
    .deleteFrom('logout_token')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await db
    .deleteFrom('refresh_family as family')
    .where('family.created_at', '<', sql<Date>`now() - interval '1 day'`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('refresh_token as token')
            .select('token.id')
            .whereRef('token.family_id', '=', 'family.id')
            .where('token.expires_at', '>', sql<Date>`now()`),
        ),
      ),
    )
    .execute();
}
