// Read model of app_user: members are listed, searched, and paged by names and email addresses.
import { sql } from 'kysely';
import type { Feature, ProductCode, Role } from '@terrarium/domain/access';
import { insertDefaultPlan } from '../billing/index.ts';
import { ascending, isId, Keyset, newId } from '../db/index.ts';
import type { Db, PageRequest, RowPage, Table, Trx } from '../db/index.ts';

/**
 * A group of users who manage channels together. - `created_by`: its creator; null for older ones, and after the
 * account was erased.
 */
type OrganizationTable = Table<'organization'>;

/** Membership of a user in an organization, with role. */
type MembershipTable = Table<'membership'>;

/** A feature of the plan that an organization's admins turned off. */
type FeatureSwitchedOffTable = Table<'feature_switched_off'>;

declare module '../db/tables.ts' {
  interface Tables {
    feature_switched_off: FeatureSwitchedOffTable;
    organization: OrganizationTable;
    membership: MembershipTable;
  }
}

/** An organization as read for a caller. */
export interface OrganizationRow {
  id: string;
  name: string;
  title: string;
  bio: string;
  type: 'public' | 'strategic';
  role: Role | null;
  members_count: number;
}

/** Finds an organization by name or ID, with the user's role in it. */
export async function findForUser(
  db: Db,
  nameOrId: string,
  userId: string | null,
): Promise<{ id: string; name: string; title: string; role: Role | null } | null> {
  const row = await db
    .selectFrom('organization')
    .leftJoin('membership', (join) =>
      join.onRef('membership.organization_id', '=', 'organization.id').on('membership.user_id', '=', userId),
    )
    .select(['organization.id', 'organization.name', 'organization.title', 'membership.role'])
    .where(isId(nameOrId) ? 'organization.id' : 'organization.name', '=', nameOrId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Finds an organization with a user's role in it, null if not a member; undefined if the organization doesn't exist.
 */
export async function findOrganization(
  db: Db,
  id: string,
  userId: string | null,
): Promise<OrganizationRow | undefined> {
  return organizations(db, userId).where('organization.id', '=', id).executeTakeFirst();
}

/** Lists the organizations of a user, by title. */
export function listOfUser(db: Db, userId: string): Promise<OrganizationRow[]> {
  return organizations(db, userId)
    .where('membership.user_id', '=', userId)
    .orderBy('organization.title')
    .orderBy('organization.id')
    .execute();
}

/** Returns the first organizations of a user by title, and their total number. */
export async function firstOfUser(
  db: Db,
  userId: string,
  limit: number,
): Promise<{ rows: { id: string; name: string; title: string }[]; total: number }> {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('organization', 'organization.id', 'membership.organization_id')
    .select([
      'organization.id',
      'organization.name',
      'organization.title',
      sql<number>`count(*) over ()::int`.as('total'),
    ])
    .where('membership.user_id', '=', userId)
    .orderBy('organization.title')
    .orderBy('organization.id')
    .limit(limit)
    .execute();
  return { rows: rows.map(({ id, name, title }) => ({ id, name, title })), total: rows[0]?.total ?? 0 };
}

function organizations(db: Db, userId: string | null) {
  return db
    .selectFrom('organization')
    .leftJoin('membership', (join) =>
      join.onRef('membership.organization_id', '=', 'organization.id').on('membership.user_id', '=', userId),
    )
    .select([
      'organization.id',
      'organization.name',
      'organization.title',
      'organization.bio',
      'organization.type',
      'membership.role',
      sql<number>`(select count(*)::int from membership as any_member where any_member.organization_id = organization.id)`.as(
        'members_count',
      ),
    ]);
}

/**
 * Inserts an organization with its first admin, on the plan of new ones.
 * Fails with a unique violation if the name is in use.
 */
export async function insertOrganization(
  trx: Trx,
  values: { name: string; title: string },
  adminId: string,
  plan: ProductCode,
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('organization')
    .values({ id, ...values, created_by: adminId })
    .execute();
  await trx.insertInto('membership').values({ organization_id: id, user_id: adminId, role: 'admin' }).execute();
  await insertDefaultPlan(trx, id, plan);
  return id;
}

/** Changes title and bio, and locks the organization until the transaction ends. @returns the previous values */
export async function updateOrganization(
  trx: Trx,
  id: string,
  values: { title?: string; bio?: string },
): Promise<{ title: string; bio: string }> {
  const before = await trx
    .selectFrom('organization')
    .select(['title', 'bio'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('organization')
    .set({ ...values, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  return before;
}

/** Deletes an organization with everything that belongs to it. */
export async function deleteOrganization(db: Db, id: string): Promise<void> {
  await db.deleteFrom('organization').where('id', '=', id).execute();
}

/** Makes a user a member with a role. An existing member keeps theirs. @returns the member's role */
export async function addMember(trx: Trx, organizationId: string, userId: string, role: Role): Promise<Role> {
  await trx
    .insertInto('membership')
    .values({ organization_id: organizationId, user_id: userId, role })
    .onConflict((conflict) => conflict.columns(['organization_id', 'user_id']).doNothing())
    .execute();
  return (await roleOf(trx, organizationId, userId)) ?? role;
}

/** Returns a user's role in an organization; null if none. */
export async function roleOf(db: Db | Trx, organizationId: string, userId: string): Promise<Role | null> {
  const row = await db
    .selectFrom('membership')
    .select('role')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.role ?? null;
}

/** Lists the admins of an organization who can receive emails. */
export function mailedAdmins(db: Db | Trx, organizationId: string): Promise<{ id: string; email: string }[]> {
  return db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select(['app_user.id', 'app_user.email'])
    .where('membership.organization_id', '=', organizationId)
    .where('membership.role', '=', 'admin')
    .where('app_user.is_confirmed', '=', true)
    .where('app_user.is_disabled', '=', false)
    .where('app_user.deleted_at', 'is', null)
    .execute();
}

/**
 * Replaces a member by another account as admin of these organizations.
 * Groups and tokens are deleted with the membership.
 */
export async function replaceMember(
  trx: Trx,
  organizationIds: readonly string[],
  userId: string,
  adminId: string,
): Promise<void> {
  await trx
    .insertInto('membership')
    .values(
      organizationIds.map((organizationId) => ({
        organization_id: organizationId,
        user_id: adminId,
        role: 'admin' as const,
      })),
    )
    .execute();
  await trx
    .deleteFrom('membership')
    .where('user_id', '=', userId)
    .where('organization_id', 'in', organizationIds)
    .execute();
}

/**
 * Removes a member, with token and groups.
 * Fails at commit with a check violation `membership_one_admin` if members remain without an admin.
 */
export async function deleteMember(trx: Trx, organizationId: string, userId: string): Promise<void> {
  await trx
    .deleteFrom('membership')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute();
}

/** Changes a member's role. Fails at commit like {@link deleteMember}. */
export async function updateRole(trx: Trx, organizationId: string, userId: string, role: Role): Promise<void> {
  await trx
    .updateTable('membership')
    .set({ role })
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute();
}

/** A member for changes of membership. */
export interface LockedMember {
  user_id: string;
  role: Role;
  email: string;
  is_disabled: boolean;
}

/** Returns the members of an organization, and locks their memberships until the transaction ends. */
export async function lockMembers(trx: Trx, organizationId: string): Promise<LockedMember[]> {
  return trx
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select(['membership.user_id', 'membership.role', 'app_user.email', 'app_user.is_disabled'])
    .where('membership.organization_id', '=', organizationId)
    .orderBy('membership.user_id')
    .forUpdate('membership')
    .execute();
}

/** A member with their account. */
export interface MemberRow {
  user_id: string;
  role: Role;
  email: string;
  username: string;
  first_name: string;
  last_name: string;
  created_at: Date;
}

/** Filter for members; all if empty. */
export interface MemberFilter {
  /** Part of the username, of first and last name, or of a searchable email address, ignoring case. */
  q?: string | undefined;
  /** Whose email addresses to search: all, or one user's. Default none. */
  emailsOf?: 'all' | { userId: string | null };
  role?: Role | undefined;
  /** Only members of this group. */
  groupId?: string | undefined;
}

function membersOf(db: Db, organizationId: string, { q, emailsOf, role, groupId }: MemberFilter = {}) {
  const email =
    emailsOf === 'all'
      ? sql`app_user.email`
      : emailsOf
        ? sql`case when app_user.id = ${emailsOf.userId}::uuid then app_user.email end`
        : sql`null`;
  return (
    db
      .selectFrom('membership')
      .innerJoin('app_user', 'app_user.id', 'membership.user_id')
      .select([
        'membership.user_id',
        'membership.role',
        'app_user.email',
        'app_user.username',
        'app_user.first_name',
        'app_user.last_name',
        'membership.created_at',
      ])
      .where('membership.organization_id', '=', organizationId)
      // Not LIKE, so that no character is special.
      .$if(q !== undefined && q !== '', (query) =>
        query.where(
          sql<boolean>`strpos(lower(concat_ws(' ', app_user.username, app_user.first_name, app_user.last_name, ${email})), lower(${q ?? ''})) > 0`,
        ),
      )
      .$if(role !== undefined, (query) => query.where('membership.role', '=', role ?? 'member'))
      .$if(groupId !== undefined, (query) =>
        query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('org_group_user')
              .select('user_id')
              .whereRef('org_group_user.user_id', '=', 'membership.user_id')
              .where('group_id', '=', groupId ?? ''),
          ),
        ),
      )
  );
}

const memberOrder = new Keyset('members', [ascending('app_user.username', 'text')]);

/** Returns a page of the members by username, and their total number. */
export async function listMembers(
  db: Db,
  organizationId: string,
  page: PageRequest,
  filter: MemberFilter = {},
): Promise<RowPage<MemberRow> & { total: number }> {
  const members = membersOf(db, organizationId, filter);
  const { total } = await db
    .selectFrom(members.as('member'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { ...(await memberOrder.select(members, page)), total };
}

/** Returns the members after a username, by username; the first ones for null. */
export function membersAfter(
  db: Db,
  organizationId: string,
  filter: MemberFilter,
  username: string | null,
  limit: number,
): Promise<MemberRow[]> {
  return membersOf(db, organizationId, filter)
    .$if(username !== null, (query) => query.where('app_user.username', '>', username ?? ''))
    .orderBy('app_user.username')
    .limit(limit)
    .execute();
}

/** Finds a member; undefined if the user isn't one. */
export function findMember(db: Db, organizationId: string, userId: string): Promise<MemberRow | undefined> {
  return membersOf(db, organizationId).where('membership.user_id', '=', userId).executeTakeFirst();
}

/** Lists the features that these organizations turned off. */
export function listSwitchedOff(
  db: Db,
  organizationIds: string[],
): Promise<{ organization_id: string; feature: Feature }[]> {
  if (organizationIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('feature_switched_off')
    .select(['organization_id', 'feature'])
    .where('organization_id', 'in', organizationIds)
    .execute();
}

/** Turns features on or off. @returns those that changed */
export async function switchFeatures(
  trx: Trx,
  organizationId: string,
  settings: readonly { feature: Feature; enabled: boolean }[],
): Promise<{ on: Feature[]; off: Feature[] }> {
  const named = (enabled: boolean): Feature[] =>
    settings.filter((setting) => setting.enabled === enabled).map(({ feature }) => feature);
  const [on, off] = [named(true), named(false)];
  const switched = { on: [] as Feature[], off: [] as Feature[] };
  if (on.length > 0)
    switched.on = (
      await trx
        .deleteFrom('feature_switched_off')
        .where('organization_id', '=', organizationId)
        .where('feature', 'in', on)
        .returning('feature')
        .execute()
    ).map(({ feature }) => feature);
  if (off.length > 0)
    switched.off = (
      await trx
        .insertInto('feature_switched_off')
        .values(off.map((feature) => ({ organization_id: organizationId, feature })))
        .onConflict((conflict) => conflict.doNothing())
        .returning('feature')
        .execute()
    ).map(({ feature }) => feature);
  return switched;
}
