import { sql } from 'kysely';
import type { Role } from '@terrarium/domain/access';
import type { Db } from '../db/index.ts';

/** A person without the password. */
export interface UserRow {
  id: string;
  email: string;
  username: string;
  first_name: string;
  last_name: string;
  is_confirmed: boolean;
  is_consented: boolean;
  is_disabled: boolean;
  created_at: Date;
}

/** The user with this id. */
export function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('app_user')
    .select(['id', 'email', 'username', 'first_name', 'last_name', 'is_confirmed', 'is_consented', 'is_disabled', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The roles that a viewer has in the organizations that both belong to; empty when they share none. */
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

/** A subscription in its base form. */
export interface BaseSubscription { product_code: string; expires_at: Date; org_id: string | null }

/** Subscriptions that a user has or shares through organizations and that have not expired. */
export function liveSubscriptions(db: Db, userId: string): Promise<BaseSubscription[]> {
  return db
    .selectFrom('subscription')
    .select(['product_code', 'period_end as expires_at', 'organization_id as org_id'])
    .where('period_end', '>', sql<Date>`now()`)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('organization_id', 'in', eb.selectFrom('membership').select('organization_id').where('user_id', '=', userId))]))
    .orderBy('period_end', 'desc')
    .execute();
}
