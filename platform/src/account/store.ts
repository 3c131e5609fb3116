// Read model of membership, organization, subscription, app_user: what is deleted with a user, and what users see of
// each other,
// depends on their organizations.
import { sql } from 'kysely';
import type { Role } from '@terrarium/domain/access';
import { forgetPerson } from '../change/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { deletePerson, insertPlaceholder } from '../identity/index.ts';
import { replaceMember } from '../organization/index.ts';

/** A user without password. */
export interface UserRow {
  id: string;
  email: string;
  username: string;
  first_name: string;
  last_name: string;
  is_confirmed: boolean;
  is_consented: boolean;
  is_disabled: boolean;
  is_operator: boolean;
  pending_email: string | null;
  created_at: Date;
}

/** Finds a user by ID. */
export function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('app_user')
    .select([
      'id',
      'email',
      'username',
      'first_name',
      'last_name',
      'is_confirmed',
      'is_consented',
      'is_disabled',
      'is_operator',
      'pending_email',
      'created_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the viewer's roles in the organizations shared with a user; empty if none. */
export async function sharedRoles(db: Db, viewerId: string, userId: string): Promise<Role[]> {
  const rows = await db
    .selectFrom('membership as mine')
    .innerJoin('membership as theirs', 'theirs.organization_id', 'mine.organization_id')
    .select('mine.role')
    .where('mine.user_id', '=', viewerId)
    .where('theirs.user_id', '=', userId)
    .execute();
  return rows.map((row) => row.role);
}

/** A subscription in its base format. */
export interface BaseSubscription {
  product_code: string;
  expires_at: Date;
  org_id: string | null;
}

/** Lists unexpired subscriptions of a user and of their organizations. */
export function liveSubscriptions(db: Db, userId: string): Promise<BaseSubscription[]> {
  return db
    .selectFrom('subscription')
    .select(['product_code', 'period_end as expires_at', 'organization_id as org_id'])
    .where('period_end', '>', sql<Date>`now()`)
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        eb(
          'organization_id',
          'in',
          eb.selectFrom('membership').select('organization_id').where('user_id', '=', userId),
        ),
      ]),
    )
    .orderBy('period_end', 'desc')
    .execute();
}

/**
 * Lists organizations with other members in which a user is the only enabled admin, by title.
 * Locks their memberships until the transaction ends, so that of two admins who leave concurrently the second sees that
 * the first is gone.
 */
export async function leftWithoutAdmin(trx: Trx, userId: string): Promise<{ id: string; title: string }[]> {
  await trx
    .selectFrom('membership')
    .select('user_id')
    .where('organization_id', 'in', (eb) =>
      eb.selectFrom('membership as mine').select('mine.organization_id').where('mine.user_id', '=', userId),
    )
    .orderBy('organization_id')
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return trx
    .selectFrom('organization')
    .innerJoin('membership as mine', 'mine.organization_id', 'organization.id')
    .select(['organization.id', 'organization.title'])
    .where('mine.user_id', '=', userId)
    .where('mine.role', '=', 'admin')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('membership as other')
          .select('other.user_id')
          .whereRef('other.organization_id', '=', 'organization.id')
          .where('other.user_id', '!=', userId),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('membership as other')
            .innerJoin('app_user as user', 'user.id', 'other.user_id')
            .select('other.user_id')
            .whereRef('other.organization_id', '=', 'organization.id')
            .where('other.user_id', '!=', userId)
            .where('other.role', '=', 'admin')
            .where('user.is_disabled', '=', false),
        ),
      ),
    )
    .orderBy('organization.title')
    .execute();
}

/**
 * Deletes an account with everything that belongs to it: sessions, tokens, emails, memberships, choices. What it
 * created for an organization stays, without its name.
 */
export async function removeAccount(trx: Trx, userId: string): Promise<void> {
  await forgetPerson(trx, userId);
  await deletePerson(trx, userId);
}

/**
 * Replaces a user by a placeholder account as admin of organizations that would have none.
 * It can't sign in; an operator can assign a new admin.
 */
export async function leavePlaceholder(trx: Trx, userId: string, organizationIds: string[]): Promise<void> {
  await replaceMember(trx, organizationIds, userId, await insertPlaceholder(trx));
}

/** Returns whether an account was deleted more than this many days ago, and locks it until the transaction ends. */
export async function lockOverdue(trx: Trx, userId: string, days: number): Promise<boolean> {
  const row = await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists accounts whose owner deleted them more than this many days ago. */
export async function overdueDeletions(db: Db, days: number): Promise<string[]> {
  return (
    await db
      .selectFrom('app_user')
      .select('id')
      .where('deleted_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
      .execute()
  ).map((row) => row.id);
}
