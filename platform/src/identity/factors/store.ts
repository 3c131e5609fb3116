import { sql } from 'kysely';
import { newId } from '../../db/index.ts';
import type { Db, Table, Trx } from '../../db/index.ts';

/**
 * A passkey: a public key, and the authenticator's ID for it. - `public_key`: COSE_Key. - `counter`: signatures counted
 * by the authenticator; 0 if it doesn't count.
 */
type PasskeyTable = Table<'passkey'>;

/** A challenge by its SHA-256. It is deleted on use. - `user_id`: user who registers; null for sign-in. */
type PasskeyChallengeTable = Table<'passkey_challenge'>;

/** Secret of one-time codes. Pending while `confirmed_at` is null. */
type TotpTable = Table<'totp'>;

/** A recovery code by its SHA-256. */
type RecoveryCodeTable = Table<'recovery_code'>;

declare module '../../db/tables.ts' {
  interface Tables {
    passkey: PasskeyTable;
    passkey_challenge: PasskeyChallengeTable;
    totp: TotpTable;
    recovery_code: RecoveryCodeTable;
  }
}

/** A passkey as shown to its owner. */
export interface PasskeyRow {
  id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** Lists the passkeys of a user, newest first. */
export function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Lists the credential IDs of a user's passkeys. */
export function listCredentials(db: Db, userId: string): Promise<{ credential_id: Buffer; transports: string[] }[]> {
  return db.selectFrom('passkey').select(['credential_id', 'transports']).where('user_id', '=', userId).execute();
}

/** A passkey as sign-in needs it. */
export interface KnownPasskey {
  id: string;
  user_id: string;
  public_key: Buffer;
  is_disabled: boolean;
}

/** Finds a passkey by credential ID, with the state of its owner. */
export function findPasskey(db: Db, credentialId: Buffer): Promise<KnownPasskey | undefined> {
  return db
    .selectFrom('passkey')
    .innerJoin('app_user as user', 'user.id', 'passkey.user_id')
    .select(['passkey.id', 'passkey.user_id', 'passkey.public_key', 'user.is_disabled'])
    .where('passkey.credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Counts the passkeys of a user. Locks them until the transaction ends. */
export async function countPasskeys(trx: Trx, userId: string): Promise<number> {
  await trx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
  const row = await trx
    .selectFrom('passkey')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Adds a passkey. @returns null if its credential ID is known already */
export async function insertPasskey(
  trx: Trx,
  passkey: {
    user_id: string;
    credential_id: Buffer;
    public_key: Buffer;
    counter: number;
    transports: string[];
    name: string;
  },
): Promise<PasskeyRow | null> {
  const row = await trx
    .insertInto('passkey')
    .values({ id: newId(), ...passkey })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(['id', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Records a use.
 * Authenticators that don't count stay at 0.
 * @returns false if the counter hasn't increased (WebAuthn 6.1.1): of two uses with the same count, one is a copy
 */
export async function recordUse(db: Db, id: string, counter: number): Promise<boolean> {
  const row = await db
    .updateTable('passkey')
    .set({ counter, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a passkey of a user. @returns false if it doesn't exist */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a challenge. @returns its ID */
export async function insertChallenge(db: Db, userId: string | null, hash: Buffer, expiresAt: Date): Promise<string> {
  const id = newId();
  await db
    .insertInto('passkey_challenge')
    .values({ id, user_id: userId, challenge_hash: hash, expires_at: expiresAt })
    .execute();
  return id;
}

/** Consumes a valid challenge of this user (null: of a sign-in). @returns its hash */
export async function takeChallenge(db: Db, id: string, userId: string | null): Promise<Buffer | null> {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('id', '=', id)
    .where('user_id', 'is not distinct from', userId)
    .returning(['challenge_hash', sql<boolean>`expires_at > now()`.as('is_good')])
    .executeTakeFirst();
  return row?.is_good ? row.challenge_hash : null;
}

/** Finds the secret of a user's codes: confirmed, or pending within the given time. */
export function findTotp(
  db: Db,
  userId: string,
  begunWithinSeconds: number,
): Promise<{ sealed_secret: Buffer; is_confirmed: boolean } | undefined> {
  return db
    .selectFrom('totp')
    .select(['sealed_secret', sql<boolean>`confirmed_at is not null`.as('is_confirmed')])
    .where('user_id', '=', userId)
    .where(sql<boolean>`(confirmed_at is not null or begun_at > now() - make_interval(secs => ${begunWithinSeconds}))`)
    .executeTakeFirst();
}

/** Stores a new secret, replacing a pending one. @returns false if codes are on already */
export async function beginTotp(db: Db, userId: string, sealedSecret: Buffer): Promise<boolean> {
  const row = await db
    .insertInto('totp')
    .values({ user_id: userId, sealed_secret: sealedSecret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: sealedSecret, begun_at: sql<Date>`now()`, last_step: 0 })
        .where('totp.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Turns codes on with the step of the first code.
 * @returns false if a concurrent request was faster or replaced the secret
 */
export async function confirmTotp(trx: Trx, userId: string, sealedSecret: Buffer, step: number): Promise<boolean> {
  const row = await trx
    .updateTable('totp')
    .set({ confirmed_at: sql<Date>`now()`, last_step: step })
    .where('user_id', '=', userId)
    .where('sealed_secret', '=', sealedSecret)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Consumes a time step. @returns false if it or a later one was used before */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Turns codes off and deletes a pending setup. @returns false if codes weren't on */
export async function deleteTotp(trx: Trx, userId: string): Promise<boolean> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  const row = await trx
    .deleteFrom('totp')
    .where('user_id', '=', userId)
    .returning(sql<boolean>`confirmed_at is not null`.as('was_on'))
    .executeTakeFirst();
  return row?.was_on === true;
}

/** Returns whether a user's codes are on. Locks them until the transaction ends. */
export async function lockTotp(trx: Trx, userId: string): Promise<boolean> {
  return (
    (await trx
      .selectFrom('totp')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst()) !== undefined
  );
}

/** Replaces a user's recovery codes. */
export async function replaceRecoveryCodes(trx: Trx, userId: string, hashes: Buffer[]): Promise<void> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute();
}

/** Uses up a recovery code. @returns false if it is unknown or used */
export async function spendRecoveryCode(db: Db, userId: string, hash: Buffer): Promise<boolean> {
  const row = await db
    .updateTable('recovery_code')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the unused recovery codes of a user; null if codes are off. */
export async function recoveryCodesLeft(db: Db, userId: string): Promise<number | null> {
  const row = await db
    .selectFrom('totp')
    .select((eb) =>
      eb
        .selectFrom('recovery_code as code')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('code.user_id', '=', 'totp.user_id')
        .where('code.used_at', 'is', null)
        .as('left'),
    )
    .where('totp.user_id', '=', userId)
    .where('totp.confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row?.left ?? null;
}

/** Deletes expired challenges, and secrets that were never confirmed. */
export async function deleteAbandoned(db: Db, begunWithinSeconds: number): Promise<void> {
  await db
    .deleteFrom('passkey_challenge')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await db
    .deleteFrom('totp')
    .where('confirmed_at', 'is', null)
    .where('begun_at', '<', sql<Date>`now() - make_interval(secs => ${begunWithinSeconds})`)
    .execute();
}
