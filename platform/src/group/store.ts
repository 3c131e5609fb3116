// Read model of channel, membership, org_group_service_account: a deleted group is stored with its members and
// channels, and restored with those that still exist.
/** SQL of groups, their members, and their channels (migrations 0002, 0014, and 0041). */
import { sql } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Table, Trx } from '../db/index.ts';
import { putIntoGroup } from '../serviceAccount/index.ts';

/** Row of `org_group`. */
type GroupTable = Table<'org_group'>;

/** Row of `org_group_user`. */
type GroupUserTable = Table<'org_group_user'>;

/** Row of `org_group_channel`. */
type GroupChannelTable = Table<'org_group_channel'>;

/** Row of `deleted_group` (migration 0041). */
type DeletedGroupTable = Table<'deleted_group'>;

declare module '../db/tables.ts' {
  interface Tables {
    deleted_group: DeletedGroupTable;
    org_group: GroupTable;
    org_group_user: GroupUserTable;
    org_group_channel: GroupChannelTable;
  }
}

/** A group with its counts. */
export interface GroupRow {
  id: string;
  name: string;
  user_count: number;
  channel_count: number;
}

/** Filter for groups. */
export interface GroupSelection {
  organizationId: string;
  id?: string;
  channelId?: string;
}

/** Lists groups by name. @param countable IDs of the channels to count */
export function listGroups(
  db: Db,
  { organizationId, id, channelId }: GroupSelection,
  countable: readonly string[],
): Promise<GroupRow[]> {
  return (
    db
      .selectFrom('org_group as g')
      .select(['g.id', 'g.name'])
      .select(sql<number>`(select count(*)::int from org_group_user where group_id = g.id)`.as('user_count'))
      // Counts all groups in one pass: the list of channels can be long.
      .leftJoin(
        sql<{ group_id: string; n: number }>`(
        select group_id, count(*)::int as n from org_group_channel where organization_id = ${organizationId}::uuid and channel_id = any(${[...countable]}::uuid[]) group by group_id)`.as(
          'counted',
        ),
        'counted.group_id',
        'g.id',
      )
      .select(sql<number>`coalesce(counted.n, 0)`.as('channel_count'))
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
      .execute()
  );
}

/** Finds the name of a group and locks it until the transaction ends. */
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

/**
 * Inserts a group.
 * @returns its ID
 * @throws a unique violation `org_group_organization_id_name_key` if the name is in use
 */
export async function insertGroup(db: Db, organizationId: string, name: string): Promise<string> {
  const id = newId();
  await db.insertInto('org_group').values({ id, organization_id: organizationId, name }).execute();
  return id;
}

/**
 * Renames a group.
 * @returns false if the organization doesn't have it
 * @throws a unique violation `org_group_organization_id_name_key` if the name is in use
 */
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

/** Deletes a group, and stores what is required to restore it. @returns false if the organization doesn't have it */
export async function deleteGroup(trx: Trx, organizationId: string, id: string): Promise<boolean> {
  await sql`
    insert into deleted_group (id, organization_id, name, created_at, user_ids, service_account_ids, channel_ids)
    select id, organization_id, name, created_at,
      array(select user_id from org_group_user where group_id = org_group.id),
      array(select service_account_id from org_group_service_account where group_id = org_group.id),
      array(select channel_id from org_group_channel where group_id = org_group.id)
    from org_group where id = ${id}::uuid and organization_id = ${organizationId}::uuid`.execute(trx);
  return (
    (
      await trx
        .deleteFrom('org_group')
        .where('id', '=', id)
        .where('organization_id', '=', organizationId)
        .executeTakeFirst()
    ).numDeletedRows > 0n
  );
}

/**
 * Restores a deleted group with the members, service accounts, and channels that still exist.
 * Users who left the organization and joined again stay out, because leaving ended their access.
 * @returns its name; undefined if it can't be restored
 * @throws a unique violation `org_group_organization_id_name_key` if the name is in use
 */
export async function restoreGroup(trx: Trx, organizationId: string, id: string): Promise<string | undefined> {
  const group = await trx
    .deleteFrom('deleted_group')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .returningAll()
    .executeTakeFirst();
  if (group === undefined) return undefined;
  const { name, created_at, deleted_at, user_ids, service_account_ids, channel_ids } = group;
  await trx.insertInto('org_group').values({ id, organization_id: organizationId, name, created_at }).execute();
  await trx
    .insertInto('org_group_user')
    .columns(['group_id', 'user_id', 'organization_id'])
    .expression((eb) =>
      eb
        .selectFrom('membership')
        .select([eb.cast<string>(eb.val(id), 'uuid').as('group_id'), 'user_id', 'organization_id'])
        .where('organization_id', '=', organizationId)
        .where('user_id', '=', eb.fn.any(eb.val(user_ids)))
        .where('created_at', '<=', deleted_at),
    )
    .execute();
  await putIntoGroup(trx, organizationId, id, service_account_ids);
  await trx
    .insertInto('org_group_channel')
    .columns(['group_id', 'channel_id', 'organization_id'])
    .expression((eb) =>
      eb
        .selectFrom('channel')
        .select([eb.cast<string>(eb.val(id), 'uuid').as('group_id'), 'id', 'organization_id'])
        .where('organization_id', '=', organizationId)
        .where('id', '=', eb.fn.any(eb.val(channel_ids))),
    )
    .execute();
  return name;
}

/**
 * Adds a member to a group.
 * @returns false if they were in it
 * @throws a foreign key violation `org_group_user_member` for a user who isn't a member, `org_group_user_group` if the
 * group was deleted
 */
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

/** Removes a user from a group. @returns false if they weren't in it */
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

/** Returns the IDs of a group's channels, unordered. */
export async function channelIdsOf(db: Db, groupId: string): Promise<string[]> {
  return (await db.selectFrom('org_group_channel').select('channel_id').where('group_id', '=', groupId).execute()).map(
    (row) => row.channel_id,
  );
}

/**
 * Adds a group to a channel of its organization.
 * @returns false if it had access
 * @throws a foreign key violation `org_group_channel_group` if the organization doesn't have the group
 */
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

/** Removes a group from a channel. @returns false if it had no access */
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
