// Read model of org_group: service accounts are listed with their groups.
/** SQL of service accounts (migration 0014). */
import { sql } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Table, Trx } from '../db/index.ts';

/** Row of `service_account`. */
type ServiceAccountTable = Table<'service_account'>;

/** Row of `org_group_service_account`. */
type GroupServiceAccountTable = Table<'org_group_service_account'>;

declare module '../db/tables.ts' {
  interface Tables {
    service_account: ServiceAccountTable;
    org_group_service_account: GroupServiceAccountTable;
  }
}

/** A service account with its groups, by name. */
export interface AccountRow {
  id: string;
  name: string;
  created_at: Date;
  groups: { id: string; name: string }[];
}

/** Lists the service accounts of an organization by name, or the one with this ID. */
export function listAccounts(db: Db, organizationId: string, id?: string): Promise<AccountRow[]> {
  return db
    .selectFrom('service_account as a')
    .select(['a.id', 'a.name', 'a.created_at'])
    .select(
      sql<AccountRow['groups']>`(
      select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name), '[]') from org_group_service_account ga join org_group g on g.id = ga.group_id
      where ga.service_account_id = a.id)`.as('groups'),
    )
    .where('a.organization_id', '=', organizationId)
    .$if(id !== undefined, (query) => query.where('a.id', '=', id ?? ''))
    .orderBy('a.name')
    .execute();
}

/**
 * Inserts a service account.
 * @returns its ID
 * @throws a unique violation `service_account_name` if the name is in use
 */
export async function insertAccount(db: Db, organizationId: string, name: string): Promise<string> {
  const id = newId();
  await db.insertInto('service_account').values({ id, organization_id: organizationId, name }).execute();
  return id;
}

/**
 * Renames a service account.
 * @returns false if the organization doesn't have it
 * @throws a unique violation `service_account_name` if the name is in use
 */
export async function renameAccount(db: Db, organizationId: string, id: string, name: string): Promise<boolean> {
  return (
    (
      await db
        .updateTable('service_account')
        .set({ name })
        .where('id', '=', id)
        .where('organization_id', '=', organizationId)
        .executeTakeFirst()
    ).numUpdatedRows > 0n
  );
}

/** Deletes a service account with its tokens. @returns false if the organization doesn't have it */
export async function deleteAccount(db: Db, organizationId: string, id: string): Promise<boolean> {
  return (
    (
      await db
        .deleteFrom('service_account')
        .where('id', '=', id)
        .where('organization_id', '=', organizationId)
        .executeTakeFirst()
    ).numDeletedRows > 0n
  );
}

/** Adds those that still exist to a restored group. */
export async function putIntoGroup(trx: Trx, organizationId: string, groupId: string, ids: string[]): Promise<void> {
  await trx
    .insertInto('org_group_service_account')
    .columns(['group_id', 'service_account_id', 'organization_id'])
    .expression((eb) =>
      eb
        .selectFrom('service_account')
        .select([eb.cast<string>(eb.val(groupId), 'uuid').as('group_id'), 'id', 'organization_id'])
        .where('organization_id', '=', organizationId)
        .where('id', '=', eb.fn.any(eb.val(ids))),
    )
    .execute();
}

/**
 * Replaces the groups of a service account.
 * @throws a foreign key violation `org_group_service_account_group` if the organization doesn't have all of them
 */
export async function replaceGroups(
  trx: Trx,
  organizationId: string,
  id: string,
  groupIds: readonly string[],
): Promise<void> {
  // Of two concurrent calls, the second replaces what the first one wrote.
  await trx.selectFrom('service_account').select('id').where('id', '=', id).forUpdate().execute();
  await trx.deleteFrom('org_group_service_account').where('service_account_id', '=', id).execute();
  if (groupIds.length === 0) return;
  await trx
    .insertInto('org_group_service_account')
    .values(groupIds.map((group_id) => ({ group_id, service_account_id: id, organization_id: organizationId })))
    .execute();
}

/** Returns the name of a service account; '' if it was deleted. */
export async function serviceAccountName(db: Db | Trx, id: string): Promise<string> {
  return (await db.selectFrom('service_account').select('name').where('id', '=', id).executeTakeFirst())?.name ?? '';
}
