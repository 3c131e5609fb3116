// Read model of app_user, membership, organization: environments are listed with the name of who made them, and over all organizations of a person.
import { sql } from 'kysely';
import type { EnvironmentStatus, Role } from '@terrarium/domain/access';
import { newId } from '../db/index.ts';
import type { Db, Table } from '../db/index.ts';

/** A package as it is stored. */
export interface InstalledPackage {
  name: string;
  version: string;
  build_string: string;
  channel: string;
  platform: string;
}

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
  }
}

/** An environment with its owner, without its packages. */
export interface EnvironmentRow {
  id: string;
  name: string;
  prefix: string;
  device: string;
  platform: string;
  package_count: number;
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
  { q, status }: Selection,
  page: { limit: number; offset: number },
): Promise<{ rows: EnvironmentRow[]; total: number }> {
  const pattern = `%${(q ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`;
  const found = sql<boolean>`env.organization_id = ${organizationId} and env.removed_at is null and (env.name ilike ${pattern} or env.device ilike ${pattern} or env.prefix ilike ${pattern}) and (${status ?? null}::text is null or env.status = ${status ?? null})`;
  const rows = await read(db)
    .where(found)
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

/** One environment of an organization. */
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

/** Sets what admins say of an environment. */
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

/** Keeps what a machine has; resolves with the environment's id and whether it is new. */
export async function register(
  db: Db,
  values: {
    organizationId: string;
    ownerId: string;
    name: string;
    prefix: string;
    device: string;
    platform: string;
    packages: readonly InstalledPackage[];
  },
): Promise<{ id: string; created: boolean }> {
  const { organizationId, ownerId, device, prefix, packages: installed, ...rest } = values;
  const seen = { ...rest, packages: JSON.stringify(installed), package_count: installed.length };
  return db
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
}

/** Environments on the lists of a person's organizations that have one of some packages, those changed last first. */
export async function holding(
  db: Db,
  userId: string,
  names: readonly string[],
  most: number,
): Promise<(EnvironmentRow & { organization_id: string; organization_name: string; role: Role })[]> {
  if (names.length === 0) return [];
  return read(db)
    .innerJoin('membership as m', 'm.organization_id', 'env.organization_id')
    .innerJoin('organization as o', 'o.id', 'env.organization_id')
    .select(['env.organization_id', 'o.name as organization_name', 'm.role'])
    .where('m.user_id', '=', userId)
    .where('env.removed_at', 'is', null)
    .where(
      sql<boolean>`exists (select 1 from jsonb_array_elements(env.packages) as installed where installed ->> 'name' = any(${[...names]}::text[]))`,
    )
    .orderBy('env.updated_at', 'desc')
    .orderBy('env.id')
    .limit(most)
    .$narrowType<{ role: Role }>()
    .execute();
}
