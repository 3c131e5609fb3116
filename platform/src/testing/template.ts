import { createHash } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readConfig } from '../config.ts';
import { connect } from '../db/index.ts';
import { readMigrations } from '../db/migrate.ts';
import { createJobs, SCHEMA } from '../jobs/index.ts';
import { createLog } from '../log.ts';
import { madeOnce } from './madeOnce.ts';

/**
 * Copies a finished database (migrated, with the job queue's schema) into a data folder. Making one takes about three seconds, copying it a
 * tenth of one, so it is made once for each version of the schema and kept in the system's folder for temporary files.
 */
export async function copyTemplate(dataDir: string): Promise<void> {
  const template = join(tmpdir(), `terrarium-test-template-${await versionOfSchema()}`);
  await madeOnce(template, () => makeTemplate(template));
  await mkdir(dataDir, { recursive: true });
  // At once: file by file through the thread pool, the thousand files of a database take twice the CPU seconds.
  cpSync(join(template, 'postgres'), join(dataDir, 'postgres'), { recursive: true });
}

/**
 * Postgres' program (WebAssembly), held for as long as this process lives. V8 keeps machine code for a program while somebody holds it, so
 * every database after the first finds it made: a platform starts in 0.7 CPU seconds instead of 2, and its queries are quick from the first on.
 */
export const program: Promise<WebAssembly.Module> = WebAssembly.compile(
  readFileSync(join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm')),
);

async function makeTemplate(template: string): Promise<void> {
  const draft = await mkdtemp(join(tmpdir(), 'terrarium-test-draft-'));
  const log = createLog('silent');
  const connection = await connect({ dataDir: draft, durable: false }, log, (reason) => {
    throw new Error(reason);
  });
  const jobs = createJobs(connection, log);
  // The platform's own kinds of jobs and hours of clean-ups: a start then finds them written. A queue that another version would not have is nobody's.
  const { compose } = await import('../compose.ts');
  compose({ config: { ...readConfig({}), dataDir: draft, durable: false }, db: connection.db, connection, jobs, log });
  await jobs.start();
  await jobs.stop();
  // Nobody has looked yet for what is due: a copy that is made hours later has missed nothing.
  await connection.pool.query(`update ${SCHEMA}.version set cron_on = null`);
  await connection.close();
  // The databases template1 and template0 (their ids are fixed): nobody connects to them, and they are half of the files that each test file copies.
  for (const id of ['1', '4']) await rm(join(draft, 'postgres/base', id), { recursive: true });
  try {
    // Whole or not at all; of several test processes one wins.
    await rename(draft, template);
  } catch {
    await rm(draft, { recursive: true, force: true });
  }
}

async function versionOfSchema(): Promise<string> {
  // Of what is written into it besides tables; the number grows with what that is.
  const hash = createHash('sha256').update('2');
  for (const migration of await readMigrations()) hash.update(`${migration.name} ${migration.checksum}\n`);
  const require = createRequire(import.meta.url);
  for (const name of ['@electric-sql/pglite', 'pg-boss'])
    hash.update(require.resolve(name)).update(versionOf(require, name));
  return hash.digest('hex').slice(0, 16);
}

function versionOf(require: NodeJS.Require, name: string): string {
  return String((require(`../../package.json`) as { dependencies: Record<string, string> }).dependencies[name]);
}
