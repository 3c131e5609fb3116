// Read model of org_group: service accounts are listed with the groups that they are in.
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

/** A service account with the groups that it is in, by name. */
export interface AccountRow {
  id: string;
  name: string;
  created_at: Date;
  groups: { id: string; name: string }[];
}

/** The service accounts of an organization by name, or the one with this id. */
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

/** Whether an organization has a service account of this name. */
export async function nameExists(db: Db, organizationId: string, name: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('service_account')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('name', '=', name)
      .executeTakeFirst()) !== undefined
  );
}

/** Writes a service account and gives its id. @throws a unique violation `service_account_name` when the name is taken */
export async function insertAccount(db: Db, organizationId: string, name: string): Promise<string> {
  const id = newId();
  await db.insertInto('service_account').values({ id, organization_id: organizationId, name }).execute();
  return id;
}

/** Renames one; false when the organization has no such one. @throws a unique violation `service_account_name` when the name is taken */
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

/** Deletes one with its tokens; false when the organization has no such one. */
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

/** Puts those of these that are still there into a group that came back. */
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

/** Puts one into these groups and takes it out of all others. @throws a foreign key violation `org_group_service_account_group` when the organization has not all of them */
export async function replaceGroups(
  trx: Trx,
  organizationId: string,
  id: string,
  groupIds: readonly string[],
): Promise<void> {
  // Of two at once the second replaces what the first has put.
  await trx.selectFrom('service_account').select('id').where('id', '=', id).forUpdate().execute();
  await trx.deleteFrom('org_group_service_account').where('service_account_id', '=', id).execute();
  if (groupIds.length === 0) return;
  await trx
    .insertInto('org_group_service_account')
    .values(groupIds.map((group_id) => ({ group_id, service_account_id: id, organization_id: organizationId })))
    .execute();
}

/** Name of a service account; '' when it is gone. */
export async function serviceAccountName(db: Db | Trx, id: string): Promise<string> {
  return (await db.selectFrom('service_account').select('name').where('id', '=', id).executeTakeFirst())?.name ?? '';
}
