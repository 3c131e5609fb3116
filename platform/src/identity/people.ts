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
export const placeholderEmail = (id: string): string => `${id}${PLACEHOLDER_HOST}`;

/** Whether an address is that of an account without a person. */
export const isPlaceholder = (email: string): boolean => email.endsWith(PLACEHOLDER_HOST);
