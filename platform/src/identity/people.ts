import { sql } from 'kysely';
import { userNameError, userNameFrom } from '@terrarium/domain/access';
import { newId } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';

/** Attributes of a new account. */
export interface NewPerson {
  /** Lowercase. */
  email: string;
  /** argon2id in PHC format; null for a user without a password. */
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  /** Whether the user proved the address. */
  isConfirmed: boolean;
  /** Whether the user becomes an operator. */
  isOperator?: boolean;
}

/** Value of password_hash that matches no password. */
export const NO_PASSWORD = '!';

/**
 * Creates an account with a unique username derived from the address.
 * @returns its ID; null if the address has an account already
 */
export async function insertPerson(trx: Trx, person: NewPerson): Promise<string | null> {
  // Serialized, so that no two accounts get the same username.
  await sql`select pg_advisory_xact_lock(hashtext('app_user'))`.execute(trx);
  const username = await freeUserName(trx, userNameFrom(person.email));
  const row = await trx
    .insertInto('app_user')
    .values({
      id: newId(),
      email: person.email,
      username,
      first_name: person.firstName,
      last_name: person.lastName,
      password_hash: person.passwordHash ?? NO_PASSWORD,
      is_confirmed: person.isConfirmed,
      is_operator: person.isOperator ?? false,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns a free username: the requested one, or with the first free number appended. */
export async function freeUserName(db: Db, wanted: string): Promise<string> {
  const stem = wanted.slice(0, 34);
  const rows = await db
    .selectFrom('app_user')
    .select('username')
    .where((eb) =>
      eb.or([eb('username', '=', wanted), eb(eb.fn('starts_with', ['username', eb.val(`${stem}-`)]), '=', true)]),
    )
    .execute();
  const taken = new Set(rows.map((row) => row.username));
  if (!taken.has(wanted) && userNameError(wanted) === undefined) return wanted;
  for (let number = 2; ; number++) if (!taken.has(`${stem}-${number}`)) return `${stem}-${number}`;
}

/** Email suffix of a placeholder account, which replaces a deleted admin. It receives no email and can't sign in. */
export const PLACEHOLDER_HOST = '@deleted.invalid';

/** Returns the email address of a placeholder account. */
const placeholderEmail = (id: string): string => `${id}${PLACEHOLDER_HOST}`;

/** Creates a placeholder account that can't sign in. @returns its ID */
export async function insertPlaceholder(trx: Trx): Promise<string> {
  const id = newId();
  await trx
    .insertInto('app_user')
    .values({
      id,
      email: placeholderEmail(id),
      username: `deleted-${id}`,
      password_hash: NO_PASSWORD,
      is_disabled: true,
    })
    .execute();
  return id;
}

/** Returns whether an address is that of a placeholder account. */
export const isPlaceholder = (email: string): boolean => email.endsWith(PLACEHOLDER_HOST);

/**
 * Changes a user's names; undefined ones stay.
 * Fails with a unique violation of `app_user_username_key` if the username is in use.
 */
export async function updateNames(
  db: Db,
  userId: string,
  values: { first_name?: string | undefined; last_name?: string | undefined; username?: string | undefined },
): Promise<void> {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  await db
    .updateTable('app_user')
    .set({ ...given, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
}

/** A user's response to the privacy notice and the terms. */
export interface ConsentRow {
  is_consented: boolean;
  consent_version: string | null;
  consented_at: Date | null;
}

/** Finds the last response of a user. */
export function findConsent(db: Db, userId: string): Promise<ConsentRow | undefined> {
  return db
    .selectFrom('app_user')
    .select(['is_consented', 'consent_version', 'consented_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Stores a response with its time. */
export function updateConsent(
  db: Db,
  userId: string,
  isConsented: boolean,
  version: string,
): Promise<ConsentRow | undefined> {
  return db
    .updateTable('app_user')
    .set({
      is_consented: isConsented,
      consent_version: version,
      consented_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', userId)
    .returning(['is_consented', 'consent_version', 'consented_at'])
    .executeTakeFirst();
}

/**
 * Marks an account as deleted by its owner and disables it.
 * It can be restored.
 * @returns false if it is missing or deleted already
 */
export async function markDeleted(trx: Trx, userId: string): Promise<boolean> {
  const row = await trx
    .updateTable('app_user')
    .set({ is_disabled: true, deleted_at: sql<Date>`now()`, pending_email: null, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a user with everything that belongs to them: sessions, tokens, emails, memberships, choices. */
export async function deletePerson(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('app_user').where('id', '=', userId).execute();
}
