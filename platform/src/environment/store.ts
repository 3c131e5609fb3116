// Read model of app_user, membership, organization: environments are listed with the name of who made them, and over all organizations of a person.
import { sql } from 'kysely';
import type { EnvironmentStatus, Role } from '@terrarium/domain/access';
import type { EnvironmentFormat, InstalledPackage } from '@terrarium/domain/environment';
import { newId } from '../db/index.ts';
import type { Db, Table } from '../db/index.ts';
import { containing } from '../db/index.ts';

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

/** Moments of an environment that are kept, the newest. */
const MOST_MOMENTS = 200;

/** An environment with its owner, without its packages. */
export interface EnvironmentRow {
  id: string;
  name: string;
  prefix: string;
  device: string;
  platform: string;
  package_count: number;
  /** When the hub solved it, and from which channels; null for what a machine has. */
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

/** Which environments of an organization's list are asked for. */
export interface Selection {
  q?: string | undefined;
  status?: EnvironmentStatus | undefined;
  /** Whose own come first; nobody's without. */
  ownFirst?: string | undefined;
}

const read = (db: Db) =>
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

/** Environments of an organization on its list whose name, device or prefix holds the text, in that status, the last changed first. */
export async function list(
  db: Db,
  organizationId: string,
  { q, status, ownFirst }: Selection,
  page: { limit: number; offset: number },
): Promise<{ rows: EnvironmentRow[]; total: number }> {
  const pattern = containing(q ?? '');
  const found = sql<boolean>`env.organization_id = ${organizationId} and env.removed_at is null and (env.name ilike ${pattern} or env.device ilike ${pattern} or env.prefix ilike ${pattern}) and (${status ?? null}::text is null or env.status = ${status ?? null})`;
  const rows = await read(db)
    .where(found)
    .orderBy(sql`coalesce(env.owner_id = ${ownFirst ?? null}::uuid, false)`, 'desc')
    .orderBy('env.updated_at', 'desc')
    .orderBy('env.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await db
    .selectFrom('environment as env')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(found)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** One environment of an organization, also one that is off its list; undefined for none. */
export function find(db: Db, organizationId: string, id: string): Promise<EnvironmentRow | undefined> {
  return read(db).where('env.organization_id', '=', organizationId).where('env.id', '=', id).executeTakeFirst();
}

/** Takes an environment off the list of its organization, or brings it back. */
export async function setRemoved(db: Db, id: string, removed: boolean): Promise<void> {
  await db
    .updateTable('environment')
    .set({ removed_at: removed ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute();
}

/** Sets what admins say of an environment, with who said it and now as the time; a null message clears the one before. */
export async function setState(
  db: Db,
  id: string,
  { status, custom_message }: { status: EnvironmentStatus; custom_message: string | null },
  userId: string,
): Promise<void> {
  await db
    .updateTable('environment')
    .set({ status, custom_message, status_by: userId, status_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Environments of an organization by id, those that are not there left out; also ones that are off the list. */
export function findMany(db: Db, organizationId: string, ids: readonly string[]): Promise<EnvironmentRow[]> {
  return read(db).where('env.organization_id', '=', organizationId).where('env.id', 'in', ids).execute();
}

/** All packages of some environments. */
export async function packagesOf(db: Db, ids: readonly string[]): Promise<Map<string, InstalledPackage[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('environment').select(['id', 'packages']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, packages: installed }) => [id, installed]));
}

/** Who has registered environments of an organization that are on its list, by user name. */
export async function registeredUsers(
  db: Db,
  organizationId: string,
  page: { limit: number; offset: number },
): Promise<{
  rows: {
    id: string;
    username: string;
    first_name: string;
    last_name: string;
    environment_count: number;
    last_registered_at: Date;
  }[];
  total: number;
}> {
  const users = db
    .selectFrom('environment as env')
    .innerJoin('app_user as owner', 'owner.id', 'env.owner_id')
    .where('env.organization_id', '=', organizationId)
    .where('env.removed_at', 'is', null);
  const rows = await users
    .select(['owner.id', 'owner.username', 'owner.first_name', 'owner.last_name'])
    .select(sql<number>`count(*)::int`.as('environment_count'))
    .select((eb) => eb.fn.max('env.updated_at').as('last_registered_at'))
    .groupBy('owner.id')
    .orderBy('owner.username')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await users
    .select(sql<number>`count(distinct owner.id)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** A page of an environment's packages by name. */
export async function packages(
  db: Db,
  id: string,
  page: { limit: number; offset: number },
): Promise<InstalledPackage[]> {
  const { rows } = await sql<{ package: InstalledPackage }>`
    select package from environment, jsonb_array_elements(packages) as package where id = ${id} order by package ->> 'name' collate "C", package ->> 'version' limit ${page.limit} offset ${page.offset}`.execute(
    db,
  );
  return rows.map((row) => row.package);
}

/** What is registered of an environment. */
export interface Registered {
  organizationId: string;
  ownerId: string;
  name: string;
  prefix: string;
  device: string;
  platform: string;
  format: EnvironmentFormat;
  packages: readonly InstalledPackage[];
  /** When the hub solved it, and from which channels; null for what a machine has. */
  solved: { at: Date; from: readonly string[] } | null;
}

/** Keeps what a machine has, as a moment of its own where that is not what it had; resolves with the environment's id and whether it is new. In a transaction. */
export async function register(db: Db, values: Registered): Promise<{ id: string; created: boolean }> {
  const { organizationId, ownerId, device, prefix, format, packages: installed, solved, ...rest } = values;
  const written = JSON.stringify(installed);
  const mark = { solved_at: solved?.at ?? null, solved_from: solved === null ? null : [...solved.from] };
  const seen = { ...rest, ...mark, packages: written, package_count: installed.length };
  const before = await db
    .selectFrom('environment')
    .select(['id', sql<boolean>`packages = ${written}::jsonb`.as('same')])
    .where('organization_id', '=', organizationId)
    .where('owner_id', '=', ownerId)
    .where('device', '=', device)
    .where('prefix', '=', prefix)
    .forUpdate()
    .executeTakeFirst();
  const kept = await db
    .insertInto('environment')
    .values({ id: newId(), organization_id: organizationId, owner_id: ownerId, device, prefix, ...seen })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'owner_id', 'device', 'prefix']).doUpdateSet({
        ...seen,
        updated_at: sql<Date>`now()`,
        removed_at: null,
        // What was approved is what was there then.
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

/** Brings what finds an environment by its packages up to date. */
async function indexBuilds(
  db: Db,
  { id, organizationId, written }: { id: string; organizationId: string; written: string },
): Promise<void> {
  // In one order for everybody: two registrations at once must not wait for each other.
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

/** A moment of an environment. */
export interface MomentRow {
  id: string;
  at: Date;
  last_at: Date;
  upload_count: number;
  format: EnvironmentFormat;
  package_count: number;
  packages: InstalledPackage[];
  /** What it had before; null for the first that is kept. */
  before: InstalledPackage[] | null;
}

/** A page of an environment's moments, the newest first, each with what it held before. */
export async function moments(
  db: Db,
  environmentId: string,
  page: { limit: number; offset: number },
): Promise<{ rows: MomentRow[]; total: number }> {
  const { rows } = await sql<MomentRow>`
    select id, at, last_at, upload_count, format, package_count, packages, lead(packages) over (order by at desc, id desc) as before
      from (select * from environment_moment where environment_id = ${environmentId} order by at desc, id desc limit ${page.limit + 1} offset ${page.offset}) as page
     order by at desc, id desc`.execute(db);
  const { total } = await db
    .selectFrom('environment_moment')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('environment_id', '=', environmentId)
    .executeTakeFirstOrThrow();
  return { rows: rows.slice(0, page.limit), total };
}

/** What an environment held at a moment; undefined for a moment that is none of its own. */
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

/** A package as environments of an organization hold it. */
export interface BuildRow extends InstalledPackage {
  id: number;
}

/** Names of packages: those of conda in lower case, those of pip as PyPI compares them. */
export interface Names {
  conda: readonly string[];
  pip: readonly string[];
}

/** Whether a build has one of some names. @param build the alias of `installed_build` */
const hasName = (build: string, { conda, pip }: Names) => {
  const name = sql.ref(`${build}.name`);
  return sql<boolean>`case when ${sql.ref(`${build}.channel`)} = 'pypi' then regexp_replace(${name}, '[-_.]+', '-', 'g') = any(${[...pip]}::text[])
    else ${name} = any(${[...conda]}::text[]) end`;
};

/** Builds of one name that are looked at; no package has so many. */
const MOST_NAMED = 20_000;

/** What an organization's environments hold, or held, of some names in lower case. */
export async function buildsNamed(db: Db, organizationId: string, names: readonly string[]): Promise<BuildRow[]> {
  if (names.length === 0) return [];
  return db
    .selectFrom('installed_build')
    .select(['id', 'name', 'version', 'build_string', 'channel', 'platform'])
    .where('organization_id', '=', organizationId)
    .where('name', 'in', names)
    .limit(MOST_NAMED)
    .execute();
}

/** What an organization's environments hold, or held, of packages that a fault is about. */
export async function buildsOf(db: Db, organizationId: string, names: Names): Promise<BuildRow[]> {
  return db
    .selectFrom('installed_build')
    .select(['id', 'name', 'version', 'build_string', 'channel', 'platform'])
    .where('organization_id', '=', organizationId)
    .where(hasName('installed_build', names))
    .limit(MOST_NAMED)
    .execute();
}

/** What an organization's environments hold, or held, that may have come from a channel of its own: by its name, or an address that ends with it. */
export async function buildsFrom(
  db: Db,
  organizationId: string,
  { organization, channel }: { organization: string; channel: string },
): Promise<BuildRow[]> {
  const ending = `%${`${organization}/${channel}`.replaceAll(/[\\%_]/g, '\\$&')}`;
  return db
    .selectFrom('installed_build')
    .select(['id', 'name', 'version', 'build_string', 'channel', 'platform'])
    .where('organization_id', '=', organizationId)
    .where((eb) =>
      eb.or([eb(sql<string>`btrim(channel, '/')`, '=', channel), eb(sql<string>`rtrim(channel, '/')`, 'like', ending)]),
    )
    .execute();
}

/** An environment that holds one of some builds. */
export interface HolderRow {
  id: string;
  name: string;
  device: string;
  prefix: string;
  platform: string;
  updated_at: Date;
  owner_id: string | null;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  build_ids: number[];
}

/** The environments on the list that hold any of some builds: how many, of how many people, and a page of them, the viewer's own first. */
export async function holders(
  db: Db,
  { builds, viewerId, page }: { builds: readonly number[]; viewerId: string; page: { limit: number; offset: number } },
): Promise<{
  environments: number;
  owners: number;
  builds: { id: number; environments: number }[];
  rows: HolderRow[];
}> {
  if (builds.length === 0) return { environments: 0, owners: 0, builds: [], rows: [] };
  const ids = sql`${builds}::bigint[]`;
  const {
    rows: [counts],
  } = await sql<{ environments: number; owners: number }>`
    select count(*)::int as environments, count(distinct owner_id)::int as owners from environment
     where removed_at is null and id in (select environment_id from environment_build where build_id = any(${ids}))`.execute(
    db,
  );
  const each = await sql<{ id: number; environments: number }>`
    select held.build_id::int8 as id, count(*)::int as environments
      from environment_build as held join environment on environment.id = held.environment_id
     where held.build_id = any(${ids}) and environment.removed_at is null
     group by 1 order by 2 desc, 1`.execute(db);
  const { rows } = await sql<HolderRow>`
    select env.id, env.name, env.device, env.prefix, env.platform, env.updated_at, env.owner_id, owner.username, owner.first_name, owner.last_name,
           array(select build_id from environment_build as held where held.environment_id = env.id and held.build_id = any(${ids}) order by 1) as build_ids
      from environment as env left join app_user as owner on owner.id = env.owner_id
     where env.removed_at is null and env.id in (select environment_id from environment_build where build_id = any(${ids}))
     order by coalesce(env.owner_id = ${viewerId}, false) desc, env.updated_at desc, env.id
     limit ${page.limit} offset ${page.offset}`.execute(db);
  return {
    environments: counts?.environments ?? 0,
    owners: counts?.owners ?? 0,
    builds: each.rows,
    // The driver reads a bigint as a number, and those of an array as texts.
    rows: rows.map((row) => ({ ...row, build_ids: row.build_ids.map(Number) })),
  };
}

/** How the environments on an organization's list stand to a CVE by what they hold: each counts for the first of the three that it has a build of. */
export async function coverage(
  db: Db,
  organizationId: string,
  { hit, undecided, notChecked }: Record<'hit' | 'undecided' | 'notChecked', readonly number[]>,
): Promise<{ environments: number; undecided: number; not_checked: number }> {
  const ids = [...hit, ...undecided, ...notChecked];
  const ranks = [...hit.map(() => 3), ...undecided.map(() => 2), ...notChecked.map(() => 1)];
  const { rows } = await sql<{ environments: number; undecided: number; not_checked: number }>`
    with mark as (select * from unnest(${ids}::bigint[], ${ranks}::integer[]) as given (id, rank)),
      held as (
        select env.id, max(mark.rank) as rank
          from environment env left join (environment_build build join mark on mark.id = build.build_id) on build.environment_id = env.id
         where env.organization_id = ${organizationId} and env.removed_at is null group by env.id)
    select count(*)::int as environments, (count(*) filter (where rank = 2))::int as undecided, (count(*) filter (where rank = 1))::int as not_checked
      from held`.execute(db);
  return rows[0]!;
}

/** Environments on the lists of a person's organizations that have one of some packages, those changed last first. */
export async function holding(
  db: Db,
  userId: string,
  names: Names,
  most: number,
): Promise<(EnvironmentRow & { organization_id: string; organization_name: string; role: Role })[]> {
  if (names.conda.length + names.pip.length === 0) return [];
  return read(db)
    .innerJoin('membership as m', 'm.organization_id', 'env.organization_id')
    .innerJoin('organization as o', 'o.id', 'env.organization_id')
    .select(['env.organization_id', 'o.name as organization_name', 'm.role'])
    .where('m.user_id', '=', userId)
    .where('env.removed_at', 'is', null)
    .where(
      sql<boolean>`env.id in (select held.environment_id from environment_build as held join installed_build as installed on installed.id = held.build_id where ${hasName('installed', names)})`,
    )
    .orderBy('env.updated_at', 'desc')
    .orderBy('env.id')
    .limit(most)
    .$narrowType<{ role: Role }>()
    .execute();
}
