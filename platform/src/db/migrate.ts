import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { OperatorError } from '../cli/operatorError.ts';
import { exclusively } from './exclusive.ts';

/** The database was changed by a newer version than this one. */
export class NewerDatabase extends OperatorError {}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

const BOOK =
  'create table if not exists schema_migration (name text primary key, checksum text not null, run_at timestamptz not null default now())';

/**
 * Migrates the database to the current schema: runs the files of `migrations/` by name, each in one transaction with
 * its row in `schema_migration`.
 * @param beforeUpgrade called with the missing migrations, in order, before they run on an existing database
 * @returns the names of the migrations that ran
 * @throws {NewerDatabase} if the database has a migration that this version doesn't have; an Error if one was changed
 * since (by SHA-256), or fails
 */
export async function migrate(
  pool: pg.Pool,
  beforeUpgrade: (migrations: readonly [string, ...string[]]) => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const migrations = await readMigrations();
  return exclusively(pool, 'migration', async (client) => {
    await client.query(BOOK);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migration order by name',
    );
    const pending = compare(migrations, rows);
    const [first, ...others] = pending.map(({ name }) => name);
    if (rows.length > 0 && first !== undefined) await beforeUpgrade([first, ...others]);
    for (const migration of pending) await run(client, migration);
    return pending.map((migration) => migration.name);
  });
}

/**
 * Creates the schema of these migrations in the caller's transaction.
 * @throws {OperatorError} if this version doesn't have one of them
 */
export async function createSchema(client: pg.ClientBase, done: { name: string; checksum: string }[]): Promise<void> {
  const all = await readMigrations();
  const pending = new Set(compare(all, done));
  await client.query(BOOK);
  for (const migration of all) if (!pending.has(migration)) await record(client, migration);
}

/**
 * Checks that the database has the current schema, for commands, which don't migrate.
 * @throws {OperatorError} if migrations are missing, or unknown to this version
 */
export async function requireNewestSchema(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  );
  if (compare(await readMigrations(), rows).length > 0)
    throw new OperatorError(
      'The hub was last started with an older version, and its database is not up to date. Start it once with this version, which keeps the hub as it was and brings the database up to date; then run the command again.',
    );
}

/** Returns name and content of every migration, by name. Also used for the cache key of the test template. */
export async function readMigrations(): Promise<Migration[]> {
  const folder = new URL('./migrations/', import.meta.url);
  const names = (await readdir(fileURLToPath(folder))).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(fileURLToPath(new URL(name, folder)), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function compare(migrations: Migration[], done: { name: string; checksum: string }[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of done) {
    const migration = known.get(name);
    if (!migration)
      throw new NewerDatabase(
        `The database has the migration ${name}, which this version does not know. It was used by a newer version: start that one.`,
      );
    if (migration.checksum !== checksum)
      throw new Error(
        `The migration ${name} was changed after it ran on this database. Restore the file, and put the change into a new migration.`,
      );
  }
  const names = new Set(done.map((row) => row.name));
  return migrations.filter((migration) => !names.has(migration.name));
}

async function run(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query('begin');
    await record(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(
      `The migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

async function record(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query(migration.sql);
  await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
    migration.name,
    migration.checksum,
  ]);
}
