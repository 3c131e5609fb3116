// Read model of app_user, membership, organization: environments are listed with their owners' names, across all
// organizations of a user.
/** SQL of the builds in environments, and of the environments with them. */
import { sql } from 'kysely';
import type { Role } from '@terrarium/domain/access';
import type { InstalledPackage } from '@terrarium/domain/environment';
import type { Db, Keyed, PageRequest, RowPage } from '../db/index.ts';
import { orderFor, read } from './store.ts';
import type { EnvironmentRow } from './store.ts';

/** A package in an organization's environments. */
export interface BuildRow extends InstalledPackage {
  id: number;
}

/** Names of packages: conda's in lowercase, pip's normalized as on PyPI. */
export interface Names {
  conda: readonly string[];
  pip: readonly string[];
}

/** SQL condition: a build has one of some names. @param build the alias of `installed_build` */
const hasName = (build: string, { conda, pip }: Names) => {
  const name = sql.ref(`${build}.name`);
  return sql<boolean>`case when ${sql.ref(`${build}.channel`)} = 'pypi' then regexp_replace(${name}, '[-_.]+', '-', 'g') = any(${[...pip]}::text[])
    else ${name} = any(${[...conda]}::text[]) end`;
};

/** Maximum number of builds per name. No package has as many. */
const MOST_NAMED = 20_000;

/** Lists current and past builds of some lowercase names in an organization's environments. */
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

/** Lists current and past builds in an organization's environments of the packages in an advisory. */
export async function buildsOf(db: Db, organizationId: string, names: Names): Promise<BuildRow[]> {
  return db
    .selectFrom('installed_build')
    .select(['id', 'name', 'version', 'build_string', 'channel', 'platform'])
    .where('organization_id', '=', organizationId)
    .where(hasName('installed_build', names))
    .limit(MOST_NAMED)
    .execute();
}

/**
 * Lists current and past builds in an organization's environments that may have come from one of its channels: by name,
 * or by a URL that ends with it.
 */
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

/** An environment that contains some builds. */
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

/**
 * Finds listed environments that contain any of some builds: their number, the number of their users, and a page of
 * them, the viewer's own first.
 */
export async function holders(
  db: Db,
  { builds, viewerId, page }: { builds: readonly number[]; viewerId: string | null; page: PageRequest },
): Promise<
  RowPage<HolderRow> & {
    environments: number;
    owners: number;
    builds: { id: number; environments: number }[];
  }
> {
  const order = orderFor(viewerId ?? undefined);
  if (builds.length === 0) return { environments: 0, owners: 0, builds: [], ...order.none(page) };
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
  const found = await sql<HolderRow & Keyed>`
    select ${order.columns}, env.id, env.name, env.device, env.prefix, env.platform, env.updated_at, env.owner_id, owner.username, owner.first_name, owner.last_name,
           array(select build_id from environment_build as held where held.environment_id = env.id and held.build_id = any(${ids}) order by 1) as build_ids
      from environment as env left join app_user as owner on owner.id = env.owner_id
     where env.removed_at is null and env.id in (select environment_id from environment_build where build_id = any(${ids}))
       and ${order.beyond(page)} order by ${order.order(page)} ${order.limit(page)}`.execute(db);
  const { rows, pointers } = order.page(found.rows, page);
  return {
    pointers,
    environments: counts?.environments ?? 0,
    owners: counts?.owners ?? 0,
    builds: each.rows,
    // The driver returns a bigint as a number, but those in an array as texts.
    rows: rows.map((row) => ({ ...row, build_ids: row.build_ids.map(Number) })),
  };
}

/**
 * Counts an organization's listed environments by their relation to a CVE.
 * Each counts in the first of three groups of which it has a build.
 */
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

/** Lists environments of a user's organizations that contain some packages, last changed first. */
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
