// Read model of app_user: environments are listed with their owners' names.
import { sql } from 'kysely';
import type { EnvironmentStatus } from '@terrarium/domain/access';
import type { EnvironmentFormat, InstalledPackage } from '@terrarium/domain/environment';
import { ascending, containing, descending, Keyset, newId } from '../db/index.ts';
import type { Db, Keyed, PageRequest, RowPage, Table } from '../db/index.ts';

/** An environment of an organization. */
type EnvironmentTable = Table<
  'environment',
  {
    packages: InstalledPackage[];
  }
>;

declare module '../db/tables.ts' {
  interface Tables {
    environment: EnvironmentTable;
    environment_moment: Table<'environment_moment', { packages: InstalledPackage[] }>;
    installed_build: Table<'installed_build'>;
    environment_build: Table<'environment_build'>;
  }
}

/** Maximum number of revisions to keep per environment. */
const MOST_MOMENTS = 200;

/** An environment with its owner, without its packages. */
export interface EnvironmentRow {
  id: string;
  name: string;
  prefix: string;
  device: string;
  platform: string;
  package_count: number;
  /** When the hub solved it, and with which channels; null for an environment of a machine. */
  solved_at: Date | null;
  solved_from: string[] | null;
  created_at: Date;
  updated_at: Date;
  owner_id: string | null;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  channels: string[];
  status: EnvironmentStatus;
  custom_message: string | null;
  status_at: Date | null;
  status_by: string | null;
  status_username: string | null;
  status_first_name: string | null;
  status_last_name: string | null;
}

/** Filter of an organization's environments. */
export interface Selection {
  q?: string | undefined;
  status?: EnvironmentStatus | undefined;
  /** User whose environments come first; none if missing. */
  ownFirst?: string | undefined;
}

/** Selects environments with their owners. */
export const read = (db: Db) =>
  db
    .selectFrom('environment as env')
    .leftJoin('app_user as owner', 'owner.id', 'env.owner_id')
    .leftJoin('app_user as reviewer', 'reviewer.id', 'env.status_by')
    .select([
      'env.status',
      'env.custom_message',
      'env.status_at',
      'env.status_by',
      'reviewer.username as status_username',
      'reviewer.first_name as status_first_name',
      'reviewer.last_name as status_last_name',
      'env.id',
      'env.name',
      'env.prefix',
      'env.device',
      'env.platform',
      'env.package_count',
      'env.solved_at',
      'env.solved_from',
      'env.created_at',
      'env.updated_at',
      'env.owner_id',
      'owner.username',
      'owner.first_name',
      'owner.last_name',
    ])
    .select(
      sql<
        string[]
      >`array(select distinct package ->> 'channel' from jsonb_array_elements(env.packages) as package where package ->> 'channel' <> '' order by 1)`.as(
        'channels',
      ),
    );

/** Order of environments: one user's first, then last changed first. */
export const orderFor = (ownFirst: string | undefined): Keyset => {
  const rest = [descending('env.updated_at', 'timestamptz'), ascending('env.id', 'uuid')];
  if (ownFirst === undefined) return new Keyset('environments', rest);
  const isOwn = sql`coalesce(env.owner_id = ${ownFirst}::uuid, false)`;
  return new Keyset(`environments, those of ${ownFirst} first`, [descending(isOwn, 'boolean'), ...rest]);
};

/** Lists an organization's environments by text in name, device, or prefix and by status, last changed first. */
export async function list(
  db: Db,
  organizationId: string,
  { q, status, ownFirst }: Selection,
  page: PageRequest,
): Promise<RowPage<EnvironmentRow> & { total: number }> {
  const pattern = containing(q ?? '');
  const found = sql<boolean>`env.organization_id = ${organizationId} and env.removed_at is null and (env.name ilike ${pattern} or env.device ilike ${pattern} or env.prefix ilike ${pattern}) and (${status ?? null}::text is null or env.status = ${status ?? null})`;
  const order = orderFor(ownFirst);
  // Sorts IDs only: with packages and people, each of thousands of rows is large.
  const ids = db
    .selectFrom('environment as env')
    .select('env.id')
    .where(found)
    .where(order.beyond(page))
    .orderBy(order.order(page))
    .limit(page.limit + 1)
    .offset(page.offset);
  const shown = await order.select(read(db).where('env.id', 'in', ids), { ...page, offset: 0 });
  const { total } = await db
    .selectFrom('environment as env')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(found)
    .executeTakeFirstOrThrow();
  return { ...shown, total };
}

/** Finds an environment of an organization, also a deleted one; undefined if missing. */
export function find(db: Db, organizationId: string, id: string): Promise<EnvironmentRow | undefined> {
  return read(db).where('env.organization_id', '=', organizationId).where('env.id', '=', id).executeTakeFirst();
}

/** Deletes an environment from its organization's list, or restores it. */
export async function setRemoved(db: Db, id: string, removed: boolean): Promise<void> {
  await db
    .updateTable('environment')
    .set({ removed_at: removed ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute();
}

/**
 * Sets an admin's assessment of an environment, with author and current time.
 * A null message clears the previous one.
 */
export async function setState(
  db: Db,
  id: string,
  { status, custom_message }: { status: EnvironmentStatus; custom_message: string | null },
  userId: string | null,
): Promise<void> {
  await db
    .updateTable('environment')
    .set({ status, custom_message, status_by: userId, status_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Finds environments of an organization by ID, also deleted ones. Missing ones are omitted. */
export function findMany(db: Db, organizationId: string, ids: readonly string[]): Promise<EnvironmentRow[]> {
  return read(db).where('env.organization_id', '=', organizationId).where('env.id', 'in', ids).execute();
}

/** Returns all packages of some environments. */
export async function packagesOf(db: Db, ids: readonly string[]): Promise<Map<string, InstalledPackage[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('environment').select(['id', 'packages']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, packages: installed }) => [id, installed]));
}

/** A user with listed environments. */
interface RegisteredUser {
  id: string;
  username: string;
  first_name: string;
  last_name: string;
  environment_count: number;
  last_registered_at: Date;
}

const userOrder = new Keyset('users with environments', [ascending('owner.username', 'text')]);

/** Lists users with listed environments of an organization, by username. */
export async function registeredUsers(
  db: Db,
  organizationId: string,
  page: PageRequest,
): Promise<RowPage<RegisteredUser> & { total: number }> {
  const users = db
    .selectFrom('environment as env')
    .innerJoin('app_user as owner', 'owner.id', 'env.owner_id')
    .where('env.organization_id', '=', organizationId)
    .where('env.removed_at', 'is', null);
  const shown = users
    .select(['owner.id', 'owner.username', 'owner.first_name', 'owner.last_name'])
    .select(sql<number>`count(*)::int`.as('environment_count'))
    .select((eb) => eb.fn.max('env.updated_at').as('last_registered_at'))
    .groupBy('owner.id');
  const { total } = await users
    .select(sql<number>`count(distinct owner.id)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { ...(await userOrder.select(shown, page)), total };
}

/** Order of an environment's packages. A complete duplicate has the next place in the stored list. */
const packageOrder = new Keyset('packages of environments', [
  ascending(sql`(package ->> 'name' collate "C")`, 'text'),
  ascending(sql`(package ->> 'version')`, 'text'),
  ...['channel', 'build_string', 'platform'].map((part) =>
    ascending(sql`coalesce(package ->> ${sql.lit(part)}, '')`, 'text'),
  ),
  ascending('place', 'bigint'),
]);

/** Returns a page of an environment's packages by name. */
export async function packages(db: Db, id: string, page: PageRequest): Promise<RowPage<InstalledPackage>> {
  const { rows } = await sql<Keyed & { package: InstalledPackage }>`
    select package, ${packageOrder.columns}
    from environment, jsonb_array_elements(packages) with ordinality as listed (package, place)
    where id = ${id} and ${packageOrder.beyond(page)} order by ${packageOrder.order(page)} ${packageOrder.limit(page)}`.execute(
    db,
  );
  const shown = packageOrder.page(rows, page);
  return { ...shown, rows: shown.rows.map((row) => row.package) };
}

/** Input of a registration. */
export interface Registered {
  organizationId: string;
  owner: { userId: string } | { serviceAccountId: string };
  name: string;
  prefix: string;
  device: string;
  platform: string;
  format: EnvironmentFormat;
  packages: readonly InstalledPackage[];
  /** When the hub solved it, and with which channels; null for an environment of a machine. */
  solved: { at: Date; from: readonly string[] } | null;
}

/**
 * Registers a machine's environment, with a new revision if its packages changed.
 * Runs in a transaction.
 * @returns its ID, and whether it is new
 */
export async function register(db: Db, values: Registered): Promise<{ id: string; created: boolean }> {
  const { organizationId, owner, device, prefix, format, packages: installed, solved, ...rest } = values;
  const written = JSON.stringify(installed);
  const mark = { solved_at: solved?.at ?? null, solved_from: solved === null ? null : [...solved.from] };
  const seen = { ...rest, ...mark, packages: written, package_count: installed.length };
  const key = 'userId' in owner ? ('owner_id' as const) : ('service_account_id' as const);
  const holder = 'userId' in owner ? owner.userId : owner.serviceAccountId;
  const before = await db
    .selectFrom('environment')
    .select(['id', sql<boolean>`packages = ${written}::jsonb`.as('same')])
    .where('organization_id', '=', organizationId)
    .where(key, '=', holder)
    .where('device', '=', device)
    .where('prefix', '=', prefix)
    .forUpdate()
    .executeTakeFirst();
  const kept = await db
    .insertInto('environment')
    .values({ id: newId(), organization_id: organizationId, [key]: holder, device, prefix, ...seen })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', key, 'device', 'prefix']).doUpdateSet({
        ...seen,
        updated_at: sql<Date>`now()`,
        removed_at: null,
        // An approval applies only to the packages at that time.
        status: sql<EnvironmentStatus>`case when environment.status = 'approved' and environment.packages <> excluded.packages then 'unreviewed' else environment.status end`,
      }),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('created')])
    .executeTakeFirstOrThrow();
  if (before?.same === true) await repeatMoment(db, kept.id);
  else {
    await addMoment(db, kept.id, { format, written, count: installed.length, ...mark });
    await indexBuilds(db, { id: kept.id, organizationId, written });
  }
  return kept;
}

async function repeatMoment(db: Db, environmentId: string): Promise<void> {
  await db
    .updateTable('environment_moment')
    .set({ last_at: sql<Date>`now()`, upload_count: sql<number>`upload_count + 1` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('environment_moment')
        .select('id')
        .where('environment_id', '=', environmentId)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .execute();
}

async function addMoment(
  db: Db,
  environmentId: string,
  {
    written,
    count,
    ...rest
  }: {
    format: EnvironmentFormat;
    written: string;
    count: number;
    solved_at: Date | null;
    solved_from: string[] | null;
  },
): Promise<void> {
  await db
    .insertInto('environment_moment')
    .values({ id: newId(), environment_id: environmentId, packages: written, package_count: count, ...rest })
    .execute();
  await db
    .deleteFrom('environment_moment')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('environment_moment')
        .select('id')
        .where('environment_id', '=', environmentId)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .offset(MOST_MOMENTS),
    )
    .execute();
}

/** Updates the index of environments by package. */
async function indexBuilds(
  db: Db,
  { id, organizationId, written }: { id: string; organizationId: string; written: string },
): Promise<void> {
  // In a fixed order, so that concurrent registrations don't deadlock.
  const told = sql`(select distinct lower(name) as name, version, build_string, channel, platform
    from jsonb_to_recordset(${written}::jsonb) as each (name text, version text, build_string text, channel text, platform text)
    order by 1, 2, 3, 4, 5) as told`;
  await sql`insert into installed_build (organization_id, name, version, build_string, channel, platform)
    select ${organizationId}::uuid, told.* from ${told} on conflict do nothing`.execute(db);
  await sql`delete from environment_build where environment_id = ${id}`.execute(db);
  await sql`insert into environment_build (build_id, environment_id)
    select installed.id, ${id}::uuid from ${told} join installed_build as installed
      on installed.organization_id = ${organizationId} and installed.name = told.name and installed.version = told.version
      and installed.build_string = told.build_string and installed.channel = told.channel and installed.platform = told.platform`.execute(
    db,
  );
}

/** A revision of an environment. */
export interface MomentRow {
  id: string;
  at: Date;
  last_at: Date;
  upload_count: number;
  format: EnvironmentFormat;
  package_count: number;
  packages: InstalledPackage[];
  /** Previous packages; null for the first stored revision. */
  before: InstalledPackage[] | null;
}

const momentOrder = new Keyset('revisions of environments', [
  descending('at', 'timestamptz'),
  descending('id', 'uuid'),
]);

/** Returns a page of an environment's revisions, newest first, each with the previous packages. */
export async function moments(
  db: Db,
  environmentId: string,
  page: PageRequest,
): Promise<RowPage<MomentRow> & { total: number }> {
  const { rows } = await sql<MomentRow & { page_key: string[] }>`
    select id, at, last_at, upload_count, format, package_count, packages, page_key,
        (select earlier.packages from environment_moment as earlier where earlier.environment_id = ${environmentId} and (earlier.at, earlier.id) < (page.at, page.id)
          order by earlier.at desc, earlier.id desc limit 1) as before
      from (select *, ${momentOrder.columns} from environment_moment where environment_id = ${environmentId} and ${momentOrder.beyond(page)} order by ${momentOrder.order(page)} ${momentOrder.limit(page)}) as page
     order by ${momentOrder.order(page)}`.execute(db);
  const { total } = await db
    .selectFrom('environment_moment')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('environment_id', '=', environmentId)
    .executeTakeFirstOrThrow();
  return { ...momentOrder.page(rows, page), total };
}

/** Returns the packages of a revision; undefined if it belongs to another environment. */
export async function packagesAt(
  db: Db,
  environmentId: string,
  momentId: string,
): Promise<InstalledPackage[] | undefined> {
  const row = await db
    .selectFrom('environment_moment')
    .select('packages')
    .where('environment_id', '=', environmentId)
    .where('id', '=', momentId)
    .executeTakeFirst();
  return row?.packages;
}
