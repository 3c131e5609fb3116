import { sql } from 'kysely';
import { newId } from '../../db/index.ts';
import type { Db, Table, Trx } from '../../db/index.ts';

/**
 * A passkey: a public key and how its authenticator names it.
 * - `public_key`: COSE_Key.
 * - `counter`: Signatures that the authenticator has counted; 0 for one that does not count.
 */
type PasskeyTable = Table<'passkey'>;

/**
 * A challenge by its SHA-256; who presents it deletes it.
 * - `user_id`: Who registers; null for a sign-in.
 */
type PasskeyChallengeTable = Table<'passkey_challenge'>;

/** The secret of one-time codes; only begun while `confirmed_at` is null. */
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

/** A passkey as its owner sees it. */
export interface PasskeyRow {
  id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** The passkeys of a person, newest first. */
export function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** How the authenticators name the passkeys of a person. */
export function listCredentials(db: Db, userId: string): Promise<{ credential_id: Buffer; transports: string[] }[]> {
  return db.selectFrom('passkey').select(['credential_id', 'transports']).where('user_id', '=', userId).execute();
}

/** What a sign-in needs to know of a passkey. */
export interface KnownPasskey {
  id: string;
  user_id: string;
  public_key: Buffer;
  is_disabled: boolean;
}

/** The passkey that an authenticator names so, with the state of its owner. */
export function findPasskey(db: Db, credentialId: Buffer): Promise<KnownPasskey | undefined> {
  return db
    .selectFrom('passkey')
    .innerJoin('app_user as user', 'user.id', 'passkey.user_id')
    .select(['passkey.id', 'passkey.user_id', 'passkey.public_key', 'user.is_disabled'])
    .where('passkey.credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Counts the passkeys of a person; others that add one wait until the transaction ends. */
export async function countPasskeys(trx: Trx, userId: string): Promise<number> {
  await trx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
  const row = await trx
    .selectFrom('passkey')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Adds a passkey; null when its authenticator's name for it is taken already. */
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
 * Records a use. False when the counter has not grown since the last one (WebAuthn 6.1.1): of two uses with the same count one is a copy.
 * Authenticators that do not count stay at 0.
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

/** Removes a passkey of a person; false when they have none with this id. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps a challenge. Resolves with its id. */
export async function insertChallenge(db: Db, userId: string | null, hash: Buffer, expiresAt: Date): Promise<string> {
  const id = newId();
  await db
    .insertInto('passkey_challenge')
    .values({ id, user_id: userId, challenge_hash: hash, expires_at: expiresAt })
    .execute();
  return id;
}

/** Takes a challenge of this person (null: of a sign-in) that is still good; it works once. Resolves with its hash. */
export async function takeChallenge(db: Db, id: string, userId: string | null): Promise<Buffer | null> {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('id', '=', id)
    .where('user_id', 'is not distinct from', userId)
    .returning(['challenge_hash', sql<boolean>`expires_at > now()`.as('is_good')])
    .executeTakeFirst();
  return row?.is_good ? row.challenge_hash : null;
}

/** The secret of a person's codes: confirmed, or begun within the time given. */
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

/** Begins with a secret, in place of one that was only begun; false when codes are on already. */
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

/** Turns codes on with the step of the first one; false when another call was faster or began anew with another secret. */
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

/** Takes a time step; false when it or a later one was taken before. */
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

/** Turns codes off; false when they were not on. What was only begun ends too. */
export async function deleteTotp(trx: Trx, userId: string): Promise<boolean> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  const row = await trx
    .deleteFrom('totp')
    .where('user_id', '=', userId)
    .returning(sql<boolean>`confirmed_at is not null`.as('was_on'))
    .executeTakeFirst();
  return row?.was_on === true;
}

/** Whether a person's codes are on; others that change them wait until the transaction ends. */
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

/** Gives a person these recovery codes in place of all others. */
export async function replaceRecoveryCodes(trx: Trx, userId: string, hashes: Buffer[]): Promise<void> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute();
}

/** Spends a recovery code; false when there is none or it was used. */
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

/** How many recovery codes of a person are not used; null when codes are off. */
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

/** Deletes challenges whose time is over, and secrets that were begun and never confirmed. */
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
