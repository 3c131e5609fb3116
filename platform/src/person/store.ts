// Read model of app_user, membership: users shown with what they did, and admins that a member can ask.
import { sql } from 'kysely';
import type { Db, Trx } from '../db/index.ts';
import type { Person } from './contract.ts';

/** Finds a user by ID; null if the account was deleted. */
export async function findPerson(db: Db | Trx, id: string | null): Promise<Person | null> {
  if (id === null) return null;
  return (await findPeople(db, [id])).get(id) ?? null;
}

/** Finds users by ID, without deleted accounts. */
export async function findPeople(db: Db | Trx, ids: readonly string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map();
  const people = await db
    .selectFrom('app_user')
    .select(['id', 'username', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(people.map((person) => [person.id, person]));
}

/** Lists the enabled admins of an organization by username: those that a member can ask, and recipients of emails. */
export function findAdmins(db: Db | Trx, organizationId: string): Promise<(Person & { email: string })[]> {
  return db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select(['app_user.id', 'app_user.username', 'app_user.first_name', 'app_user.last_name', 'app_user.email'])
    .where('membership.organization_id', '=', organizationId)
    .where('membership.role', '=', 'admin')
    .where('app_user.is_disabled', '=', false)
    .orderBy('app_user.username')
    .execute();
}

/** Returns a user's email address and whether it is confirmed; undefined if the account was deleted. */
export function findMailAddress(
  db: Db | Trx,
  userId: string,
): Promise<{ email: string; is_confirmed: boolean } | undefined> {
  return db.selectFrom('app_user').select(['email', 'is_confirmed']).where('id', '=', userId).executeTakeFirst();
}

/** Finds a user who can receive emails: with a confirmed address and an enabled account; undefined otherwise. */
export function findMailable(db: Db | Trx, userId: string): Promise<{ id: string; email: string } | undefined> {
  return db
    .selectFrom('app_user')
    .select(['id', 'email'])
    .where('id', '=', userId)
    .where('is_confirmed', '=', true)
    .where('is_disabled', '=', false)
    .executeTakeFirst();
}

/**
 * Returns a user's username for a viewer who is that user, shares an organization, or operates the hub; null for
 * others.
 */
export async function usernameFor(db: Db, userId: string, viewerId: string): Promise<string | null> {
  const { rows } = await sql<{ username: string }>`
    select username from app_user where id = ${userId} and (
      id = ${viewerId}
      or exists (select 1 from app_user as viewer where viewer.id = ${viewerId} and viewer.is_operator)
      or exists (
        select 1 from membership as theirs join membership as mine using (organization_id)
        where theirs.user_id = ${userId} and mine.user_id = ${viewerId}
      )
    )`.execute(db);
  return rows[0]?.username ?? null;
}

/** Returns a user's username for logs and emails; '' if the account was deleted. */
export async function usernameOf(db: Db | Trx, userId: string): Promise<string> {
  return (
    (await db.selectFrom('app_user').select('username').where('id', '=', userId).executeTakeFirst())?.username ?? ''
  );
}
