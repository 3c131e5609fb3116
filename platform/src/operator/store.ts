// Read model of app_user, membership, organization, subscription, channel: the database searches and pages all users
// and organizations with counts.
/** Operator queries on users and organizations. */
import { sql } from 'kysely';
import type { Role } from '@terrarium/domain/access';
import { ascending, descending, isId, Keyset } from '../db/index.ts';
import type { ChannelRow } from '../channel/index.ts';
import type { Db, PageRequest, RowPage } from '../db/index.ts';
import { PLACEHOLDER_HOST } from '../identity/index.ts';
import type { PERSON_STATES } from './contract.ts';

/** A user in an operator's list. */
export interface PersonRow {
  id: string;
  email: string;
  username: string;
  first_name: string;
  last_name: string;
  is_operator: boolean;
  is_disabled: boolean;
  is_confirmed: boolean;
  deleted_at: Date | null;
  created_at: Date;
  last_sign_in_at: Date | null;
  organization_count: number;
}

/** Selects accounts of users, without placeholder accounts of deleted admins. */
const peopleOf = (db: Db) =>
  db.selectFrom('app_user as person').where('person.email', 'not like', `%${PLACEHOLDER_HOST}`);

const withColumns = (query: ReturnType<typeof peopleOf>) =>
  query
    .select([
      'person.id',
      'person.email',
      'person.username',
      'person.first_name',
      'person.last_name',
      'person.is_operator',
      'person.is_disabled',
      'person.is_confirmed',
      'person.deleted_at',
      'person.created_at',
      'person.last_sign_in_at',
    ])
    .select(
      sql<number>`(select count(*)::int from membership where membership.user_id = person.id)`.as('organization_count'),
    );

const peopleOrder = new Keyset('people', [
  descending('person.created_at', 'timestamptz'),
  descending('person.id', 'uuid'),
]);

/** Returns a page of users, newest first. */
export async function listPeople(
  db: Db,
  { q, state, ...page }: PageRequest & { q: string; state?: (typeof PERSON_STATES)[number] | undefined },
): Promise<RowPage<PersonRow> & { total: number }> {
  let query = peopleOf(db);
  const text = q.trim().toLowerCase();
  if (text)
    query = query.where(
      sql<boolean>`strpos(lower(concat_ws(' ', person.email, person.username, person.first_name, person.last_name)), ${text}::text) > 0`,
    );
  if (state === 'operator') query = query.where('person.is_operator', '=', true);
  if (state === 'unconfirmed') query = query.where('person.is_confirmed', '=', false);
  if (state === 'deleted') query = query.where('person.deleted_at', 'is not', null);
  if (state === 'disabled') query = query.where('person.is_disabled', '=', true).where('person.deleted_at', 'is', null);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...(await peopleOrder.select(withColumns(query), page)), total };
}

/** Finds a user by ID. */
export function findPerson(db: Db, id: string): Promise<PersonRow | undefined> {
  return withColumns(peopleOf(db)).where('person.id', '=', id).executeTakeFirst();
}

/** Lists a user's organizations with their role, by title. */
export function organizationsOf(
  db: Db,
  userId: string,
): Promise<{ id: string; name: string; title: string; role: Role }[]> {
  return db
    .selectFrom('membership')
    .innerJoin('organization', 'organization.id', 'membership.organization_id')
    .select(['organization.id', 'organization.name', 'organization.title', 'membership.role'])
    .where('membership.user_id', '=', userId)
    .orderBy('organization.title')
    .orderBy('organization.id')
    .execute();
}

/** An organization in an operator's list. Its plan is the subscription that ends last, even if it has ended. */
export interface OrganizationRow {
  id: string;
  name: string;
  title: string;
  created_at: Date;
  members_count: number;
  channels_count: number;
  size: number;
  product_code: string | null;
  quantity: number | null;
  period_end: Date | null;
  is_granted: boolean | null;
}

const organizationsFrom = (db: Db) =>
  db
    .selectFrom('organization')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('subscription')
          .select(['product_code', 'quantity', 'period_end', 'is_granted'])
          .whereRef('subscription.organization_id', '=', 'organization.id')
          .orderBy('period_end', 'desc')
          .limit(1)
          .as('plan'),
      (join) => join.onTrue(),
    )
    .select([
      'organization.id',
      'organization.name',
      'organization.title',
      'organization.created_at',
      'plan.product_code',
      'plan.quantity',
      'plan.period_end',
      'plan.is_granted',
    ])
    .select([
      sql<number>`(select count(*)::int from membership where membership.organization_id = organization.id)`.as(
        'members_count',
      ),
      sql<number>`(select count(*)::int from channel where channel.organization_id = organization.id)`.as(
        'channels_count',
      ),
      // A virtual channel has no files of its own.
      sql<number>`(select coalesce(sum(size), 0)::bigint from channel where channel.organization_id = organization.id and channel.type <> 'virtual')`.as(
        'size',
      ),
    ]);

const organizationOrder = new Keyset('organizations', [
  ascending('organization.title', 'text'),
  ascending('organization.id', 'uuid'),
]);

/** Returns a page of organizations by title. */
export async function listOrganizations(
  db: Db,
  { q, ...page }: PageRequest & { q: string },
): Promise<RowPage<OrganizationRow> & { total: number }> {
  const text = q.trim().toLowerCase();
  const found = sql<boolean>`strpos(lower(organization.name || ' ' || organization.title), ${text}::text) > 0`;
  const rows = await organizationOrder.select(organizationsFrom(db).where(found), page);
  const { total } = await db
    .selectFrom('organization')
    .where(found)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ...rows, total };
}

/** Finds an organization by name or ID. */
export function findOrganization(db: Db, nameOrId: string): Promise<OrganizationRow | undefined> {
  return organizationsFrom(db)
    .where(isId(nameOrId) ? 'organization.id' : 'organization.name', '=', nameOrId)
    .executeTakeFirst();
}

/** Lists recipients of emails about an organization's plan: admins and billing managers with an active account. */
export function plannersOf(db: Db, organizationId: string): Promise<{ id: string; email: string }[]> {
  return db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select(['app_user.id', 'app_user.email'])
    .where('membership.organization_id', '=', organizationId)
    .where('membership.role', 'in', ['admin', 'billing_manager'])
    .where('app_user.is_disabled', '=', false)
    .where('app_user.is_confirmed', '=', true)
    .orderBy('app_user.username')
    .limit(MOST_ADMINS)
    .execute();
}

const MOST_ADMINS = 20;
const MOST_CHANNELS = 100;

/** Lists admins of an organization, by username. */
export function adminsOf(db: Db, organizationId: string): Promise<{ id: string; username: string; email: string }[]> {
  return db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select(['app_user.id', 'app_user.username', 'app_user.email'])
    .where('membership.organization_id', '=', organizationId)
    .where('membership.role', '=', 'admin')
    .orderBy('app_user.username')
    .limit(MOST_ADMINS)
    .execute();
}

/** Lists the largest channels of an organization. */
export function channelsOf(
  db: Db,
  organizationId: string,
): Promise<Pick<ChannelRow, 'name' | 'type' | 'privacy' | 'file_count' | 'size'>[]> {
  return db
    .selectFrom('channel')
    .select(['name', 'type', 'privacy', 'file_count', 'size'])
    .where('organization_id', '=', organizationId)
    .orderBy('size', 'desc')
    .orderBy('name')
    .limit(MOST_CHANNELS)
    .execute();
}
