import { sql } from 'kysely';
import { userNameError, userNameFrom } from '@terrarium/domain/access';
import { newId } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';

/** What a new account is made of. */
export interface NewPerson {
  /** In lower case. */
  email: string;
  /** argon2id in the PHC form; null for a person who signs in without a password. */
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  /** Whether the address is known to be theirs. */
  isConfirmed: boolean;
  /** Whether the person operates the hub. */
  isOperator?: boolean;
}

/** Stands where a password hash would: no password fits it. */
export const NO_PASSWORD = '!';

/**
 * Makes an account with a user name of its own, made from the address.
 * @returns its id; null when the address has an account already
 */
export async function insertPerson(trx: Trx, person: NewPerson): Promise<string | null> {
  // One at a time, so that no two choose the same name.
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

/** A user name that nobody has: the one wanted, else with the first number behind it that is free. */
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

/** End of the address of an account without a person, which stands in for an admin who is gone: no mail reaches it, nobody can sign in. */
export const PLACEHOLDER_HOST = '@deleted.invalid';

/** The address of an account without a person. */
const placeholderEmail = (id: string): string => `${id}${PLACEHOLDER_HOST}`;

/** Makes an account without a person, with which nobody can sign in. Resolves with its id. */
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

/** Whether an address is that of an account without a person. */
export const isPlaceholder = (email: string): boolean => email.endsWith(PLACEHOLDER_HOST);

/** Changes a user's names; what is undefined stays. Fails with a unique violation `app_user_username_key` when the user name is taken. */
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

/** A user's answer about the privacy notice and the terms. */
export interface ConsentRow {
  is_consented: boolean;
  consent_version: string | null;
  consented_at: Date | null;
}

/** The last answer of a user. */
export function findConsent(db: Db, userId: string): Promise<ConsentRow | undefined> {
  return db
    .selectFrom('app_user')
    .select(['is_consented', 'consent_version', 'consented_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Keeps an answer with its time. */
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

/** Disables an account as deleted by its owner; it can be restored. False when it is gone or deleted already. */
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

/** Removes a person's row, and with it everything that hangs on it: sessions, tokens, mails, memberships, choices. */
export async function deletePerson(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('app_user').where('id', '=', userId).execute();
}
