// Read model of app_user: environments are listed with the name of who made them.
import { sql } from 'kysely';
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
}

const read = (db: Db) =>
  db
    .selectFrom('environment as env')
    .leftJoin('app_user as owner', 'owner.id', 'env.owner_id')
    .select([
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

/** Environments of an organization on its list whose name, device or prefix holds the text, the last changed first. */
export async function list(
  db: Db,
  organizationId: string,
  q: string | undefined,
  page: { limit: number; offset: number },
): Promise<{ rows: EnvironmentRow[]; total: number }> {
  const pattern = `%${(q ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`;
  const found = sql<boolean>`env.organization_id = ${organizationId} and env.removed_at is null and (env.name ilike ${pattern} or env.device ilike ${pattern} or env.prefix ilike ${pattern})`;
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
      conflict
        .columns(['organization_id', 'owner_id', 'device', 'prefix'])
        .doUpdateSet({ ...seen, updated_at: sql<Date>`now()`, removed_at: null }),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('created')])
    .executeTakeFirstOrThrow();
}
