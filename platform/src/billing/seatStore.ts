// Read model of app_user, invitation, membership: seat assignments are shown with their users, and seats with invited
// users.
import { newId } from '../db/index.ts';
import type { Db, Table, Trx } from '../db/index.ts';

/** A member's seat in the organization's plan. Deleted with the membership. */
type LicenceTable = Table<'licence'>;

declare module '../db/tables.ts' {
  interface Tables {
    licence: LicenceTable;
  }
}

/** A seat assignment with its user. */
export interface LicenceRow {
  id: string;
  user_id: string;
  assigned_at: Date;
}

/** Counts the assigned seats of an organization. */
export async function countLicences(db: Db, organizationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('licence')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts the pending invitations of an organization. */
export async function countInvited(db: Db, organizationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('invitation')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Lists the seat assignments of an organization, oldest first; of one user only, if given. */
export async function listLicences(db: Db, organizationId: string, userId?: string): Promise<LicenceRow[]> {
  let query = db
    .selectFrom('licence')
    .select(['id', 'user_id', 'assigned_at'])
    .where('organization_id', '=', organizationId);
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  return query.orderBy('assigned_at').orderBy('id').execute();
}

/** Returns which of these users are members; all members if none are given. */
export async function membersOf(db: Db, organizationId: string, userIds?: readonly string[]): Promise<string[]> {
  if (userIds?.length === 0) return [];
  let query = db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select('membership.user_id')
    .where('membership.organization_id', '=', organizationId)
    .where('app_user.is_disabled', '=', false);
  if (userIds) query = query.where('membership.user_id', 'in', [...userIds]);
  return (await query.execute()).map((row) => row.user_id);
}

/** Assigns seats to users. Existing assignments stay. Doesn't check the number of seats. */
export async function insertLicences(trx: Trx, organizationId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await trx
    .insertInto('licence')
    .values(userIds.map((userId) => ({ id: newId(), organization_id: organizationId, user_id: userId })))
    .onConflict((conflict) => conflict.columns(['organization_id', 'user_id']).doNothing())
    .execute();
}

/** Removes the seats of users. @returns how many were removed */
export async function deleteLicences(trx: Trx, organizationId: string, userIds: readonly string[]): Promise<number> {
  if (userIds.length === 0) return 0;
  const rows = await trx
    .deleteFrom('licence')
    .where('organization_id', '=', organizationId)
    .where('user_id', 'in', [...userIds])
    .returning('id')
    .execute();
  return rows.length;
}
