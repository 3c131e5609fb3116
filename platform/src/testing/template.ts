import { createHash } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readConfig } from '../config.ts';
import { connect } from '../db/index.ts';
import { readMigrations } from '../db/migrate.ts';
import { createJobs, SCHEMA } from '../jobs/index.ts';
import { createLog } from '../monitoring/log.ts';
import { keptFolder, madeOnce } from './madeOnce.ts';

/**
 * Copies a migrated database, with the job queue's schema, to a data folder.
 * Creating one takes about three seconds, copying a tenth, so it is created once per schema version in
 * {@link keptFolder}.
 */
export async function copyTemplate(dataDir: string): Promise<void> {
  const template = join(keptFolder, `template-${await (version ??= versionOfSchema())}`);
  await madeOnce(template, () => makeTemplate(template));
  await mkdir(dataDir, { recursive: true });
  // Synchronous: copying a thousand files through the thread pool takes twice the CPU time.
  cpSync(join(template, 'postgres'), join(dataDir, 'postgres'), { recursive: true });
  await copyLog(template, dataDir);
}
/** The schema's version. Its files don't change while tests run. */
let version: Promise<string> | undefined;

/** Size of a file of the write-ahead log. */
const LOG_FILE_BYTES = 16 * 1024 ** 2;

/** Moves the log's current file out of the database's folder, without the zeros at its end, and deletes the others. */
async function shortenLog(template: string, inUse: string): Promise<void> {
  const folder = join(template, 'postgres/pg_wal');
  const content = await readFile(join(folder, inUse));
  const end = content.findLastIndex((byte) => byte !== 0) + 1;
  await mkdir(join(template, 'log'));
  await writeFile(join(template, 'log', inUse), content.subarray(0, end));
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isFile()) await rm(join(folder, entry.name));
}

/** Copies the template's log, without writing the zeros. */
async function copyLog(template: string, dataDir: string): Promise<void> {
  for (const name of await readdir(join(template, 'log'))) {
    const file = await open(join(dataDir, 'postgres/pg_wal', name), 'wx', 0o600);
    await file.writeFile(await readFile(join(template, 'log', name)));
    await file.truncate(LOG_FILE_BYTES);
    await file.close();
  }
}

/**
 * PostgreSQL's WebAssembly module, kept for the life of this process.
 * V8 keeps its machine code while it is referenced, so later databases start fast: 0.7 CPU seconds instead of 2, with
 * fast queries from the start.
 */
export const program: Promise<WebAssembly.Module> = WebAssembly.compile(
  readFileSync(join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm')),
);

async function makeTemplate(template: string): Promise<void> {
  const draft = await mkdtemp(join(keptFolder, 'draft-'));
  const log = createLog('silent');
  const connection = await connect({ dataDir: draft, durable: false }, log, (reason) => {
    throw new Error(reason);
  });
  const jobs = createJobs(connection, log);
  // Includes the platform's own job types and schedules, so a start finds them. Queues of other versions have no
  // effect.
  const { compose } = await import('../compose.ts');
  compose({ config: { ...readConfig({}), dataDir: draft, durable: false }, db: connection.db, connection, jobs, log });
  await jobs.start();
  await jobs.stop();
  // Clear the last poll, so that a copy made hours later has no missed tasks.
  await connection.pool.query(`update ${SCHEMA}.version set cron_on = null`);
  // Starts a new log file: with a nearly full one, each start of a copy would write the next 16 MB.
  await connection.pool.query('select pg_switch_wal()');
  await connection.pool.query('checkpoint');
  const { rows } = await connection.pool.query<{ name: string }>(
    'select pg_walfile_name(pg_current_wal_insert_lsn()) as name',
  );
  await connection.close();
  await shortenLog(draft, rows[0]!.name);
  // The databases template1 and template0 (with fixed IDs) are never used, and are half of the files that each test
  // file copies.
  for (const id of ['1', '4']) await rm(join(draft, 'postgres/base', id), { recursive: true });
  try {
    // Appears complete or not at all. One of several test processes wins.
    await rename(draft, template);
  } catch {
    await rm(draft, { recursive: true, force: true });
  }
}

async function versionOfSchema(): Promise<string> {
  // Version of the content other than tables. Increase it with changes.
  const hash = createHash('sha256').update('3');
  for (const migration of await readMigrations()) hash.update(`${migration.name} ${migration.checksum}\n`);
  const require = createRequire(import.meta.url);
  for (const name of ['@electric-sql/pglite', 'pg-boss'])
    hash.update(require.resolve(name)).update(versionOf(require, name));
  return hash.digest('hex').slice(0, 16);
}

function versionOf(require: NodeJS.Require, name: string): string {
  return String((require(`../../package.json`) as { dependencies: Record<string, string> }).dependencies[name]);
}
