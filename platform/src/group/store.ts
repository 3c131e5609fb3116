/** SQL of groups: who is in them and which channels are tied to them (migrations 0002 and 0014). */
import { sql } from 'kysely';
import type { Generated } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';

/** Row of `org_group`. */
interface GroupTable {
  id: string;
  organization_id: string;
  name: string;
  created_at: Generated<Date>;
}

/** Row of `org_group_user`. */
interface GroupUserTable {
  group_id: string;
  user_id: string;
  organization_id: string;
}

/** Row of `org_group_channel`. */
interface GroupChannelTable {
  group_id: string;
  channel_id: string;
  organization_id: string;
}

declare module '../db/tables.ts' {
  interface Tables {
    org_group: GroupTable;
    org_group_user: GroupUserTable;
    org_group_channel: GroupChannelTable;
  }
}

/** A group with its numbers. */
export interface GroupRow {
  id: string;
  name: string;
  user_count: number;
  channel_count: number;
}

/** Which groups to list. */
export interface GroupSelection {
  organizationId: string;
  id?: string;
  channelId?: string;
}

/**
 * Groups by name.
 * @param countable ids of the channels that count
 */
export function listGroups(
  db: Db,
  { organizationId, id, channelId }: GroupSelection,
  countable: readonly string[],
): Promise<GroupRow[]> {
  return db
    .selectFrom('org_group as g')
    .select(['g.id', 'g.name'])
    .select(sql<number>`(select count(*)::int from org_group_user where group_id = g.id)`.as('user_count'))
    .select(
      sql<number>`(select count(*)::int from org_group_channel where group_id = g.id and channel_id = any(${[...countable]}::uuid[]))`.as(
        'channel_count',
      ),
    )
    .where('g.organization_id', '=', organizationId)
    .$if(id !== undefined, (query) => query.where('g.id', '=', id ?? ''))
    .$if(channelId !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('org_group_channel')
            .select('group_id')
            .whereRef('group_id', '=', 'g.id')
            .where('channel_id', '=', channelId ?? ''),
        ),
      ),
    )
    .orderBy('g.name')
    .execute();
}

/** Whether an organization has a group of this name. */
export async function nameExists(db: Db, organizationId: string, name: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('org_group')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('name', '=', name)
      .executeTakeFirst()) !== undefined
  );
}

/** Name of a group; it stays until the transaction ends. */
export async function findName(trx: Trx, organizationId: string, id: string): Promise<string | undefined> {
  return (
    await trx
      .selectFrom('org_group')
      .select('name')
      .where('organization_id', '=', organizationId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  )?.name;
}

/** Writes a group and gives its id. @throws a unique violation `org_group_organization_id_name_key` when the name is taken */
export async function insertGroup(db: Db, organizationId: string, name: string): Promise<string> {
  const id = newId();
  await db.insertInto('org_group').values({ id, organization_id: organizationId, name }).execute();
  return id;
}

/** Renames a group; false when the organization has no such one. @throws a unique violation `org_group_organization_id_name_key` when the name is taken */
export async function renameGroup(db: Db, organizationId: string, id: string, name: string): Promise<boolean> {
  return (
    (
      await db
        .updateTable('org_group')
        .set({ name })
        .where('id', '=', id)
        .where('organization_id', '=', organizationId)
        .executeTakeFirst()
    ).numUpdatedRows > 0n
  );
}

/** Deletes a group; false when the organization has no such one. */
export async function deleteGroup(db: Db, organizationId: string, id: string): Promise<boolean> {
  return (
    (
      await db
        .deleteFrom('org_group')
        .where('id', '=', id)
        .where('organization_id', '=', organizationId)
        .executeTakeFirst()
    ).numDeletedRows > 0n
  );
}

/** Puts a member into a group; again is fine, and false. @throws a foreign key violation `org_group_user_member` for somebody who is no member, `org_group_user_group` when the group is gone */
export async function insertUser(db: Db, row: GroupUserTable): Promise<boolean> {
  return (
    (
      await db
        .insertInto('org_group_user')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
    ).numInsertedOrUpdatedRows === 1n
  );
}

/** Takes somebody out of a group; false when they were not in it. */
export async function deleteUser(db: Db, groupId: string, userId: string): Promise<boolean> {
  return (
    (
      await db
        .deleteFrom('org_group_user')
        .where('group_id', '=', groupId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
    ).numDeletedRows > 0n
  );
}

/** Ids of the channels tied to a group. */
export async function channelIdsOf(db: Db, groupId: string): Promise<string[]> {
  return (await db.selectFrom('org_group_channel').select('channel_id').where('group_id', '=', groupId).execute()).map(
    (row) => row.channel_id,
  );
}

/** Ties a group to a channel of its organization; again is fine, and false. @throws a foreign key violation `org_group_channel_group` when the organization has no such group */
export async function insertChannel(db: Db, row: GroupChannelTable): Promise<boolean> {
  return (
    (
      await db
        .insertInto('org_group_channel')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
    ).numInsertedOrUpdatedRows === 1n
  );
}

/** Unties a group; false when it was not tied. */
export async function deleteChannel(db: Db, groupId: string, channelId: string): Promise<boolean> {
  return (
    (
      await db
        .deleteFrom('org_group_channel')
        .where('group_id', '=', groupId)
        .where('channel_id', '=', channelId)
        .executeTakeFirst()
    ).numDeletedRows > 0n
  );
}
