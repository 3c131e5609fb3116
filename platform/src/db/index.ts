import { Kysely, PostgresDialect } from 'kysely';
import type { ClientConfig, Pool } from 'pg';
import type { Logger } from 'pino';
import { copyBeforeUpgrade, copyOfBefore, refuseIfMoved } from './openingChecks.ts';
import { configFor, timedPool } from './client.ts';
import { startEmbedded } from './embedded.ts';
import type { Changes } from './embedded.ts';
import { startMaintenance } from './maintenance.ts';
import { serverUnreachable } from './server.ts';
import { migrate, NewerDatabase } from './migrate.ts';
import type { Db, Tables } from './tables.ts';
import { WriteLocks } from './writeLocks.ts';
import { DatabaseFailureLog } from './failureLog.ts';
import { OperatorError } from '../operatorError.ts';

export { JOB_SCHEMA } from './changes.ts';
export { DatabaseTimeout } from './client.ts';
export type { Changes } from './embedded.ts';
export { exclusively } from './exclusive.ts';
export { WriteLocks } from './writeLocks.ts';
export {
  isCheckViolation,
  isForeignKeyViolation,
  isUniqueViolation,
  isUnstorableText,
  databaseFailureOf,
} from './errors.ts';
export type { DatabaseFailure } from './errors.ts';
export { latestPossible, newestFirst } from './clock.ts';
export { isId, newId } from './ids.ts';
export { containing } from './like.ts';
export type { Db, Table, Tables, Trx } from './tables.ts';

/** Where the database is. */
export interface DatabaseConfig {
  /** Folder of the installation; the embedded database lives in its `postgres` folder. */
  dataDir: string;
  /** A real Postgres instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** False only in tests: commits are not flushed to the disk. */
  durable?: boolean;
  /** Most connections of the pool; default 10. */
  poolSize?: number;
  /** Told of an upgrade of a database that was used before, while it goes on; without it the log is. */
  onUpgrade?: ((text: string) => void) | undefined;
}

/** Most connections for work in the background: two syncs, a publication, maintenance. */
const JOB_CONNECTIONS = 6;
/** Most connections of the job queue itself. */
const QUEUE_CONNECTIONS = 2;
/** Most writes of things with a version that are at work at the same time, where several platforms share a database. */
const LOCK_CONNECTIONS = 8;

/** An open database with the newest schema. */
export interface Connection {
  db: Db;
  pool: Pool;
  /** For work that nobody waits for: its statements may take long, and on the embedded engine those of requests go first. */
  jobs: {
    db: Db;
    pool: Pool;
    /** For worker threads that open their own connection (`timedClient`). */
    config: ClientConfig;
    /** The same for what is soon over and waited for: on the embedded engine its statements stand in line with those of requests. */
    soon: ClientConfig;
    /** For the job queue's own statements, which are short: what a job does waits behind requests, that it begins does not. */
    queue: Pool;
  };
  embedded: boolean;
  /** Has writes of one resource wait for each other. */
  writeLocks: WriteLocks;
  /** Takes note of a failure: true when the database is in trouble, which is then logged once until it answers again. */
  noteTrouble(error: unknown): boolean;
  /** See {@link Changes}; undefined with a real Postgres, where other processes write too. */
  changes: (() => Changes) | undefined;
  close(): Promise<void>;
}

/** The database for a thread that works in the background. @param config see {@link Connection.jobs} */
export function openJobs(config: ClientConfig): Db {
  const pool = timedPool(config, 'job', 2);
  // One that breaks is told by its query, or replaced.
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Connects for the first time. @throws {OperatorError} with the reason: most often the address is wrong, or the server is not up yet */
async function reach(pool: Pool, databaseUrl: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    throw serverUnreachable(databaseUrl, error);
  }
}

/**
 * Opens the database and runs the migrations that are missing.
 * @throws {OperatorError} when another process has the data folder, the server cannot be reached, the database was moved, or the schema does not fit
 */
export async function connect(
  config: DatabaseConfig,
  log: Logger,
  onBroken: (message: string) => void,
): Promise<Connection> {
  if (!config.databaseUrl) await refuseIfMoved(config.dataDir);
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded(config.dataDir, { durable: config.durable ?? true, onBroken });
  const base: ClientConfig = embedded ? embedded.config : { connectionString: config.databaseUrl };
  const pool = timedPool(base, 'request', config.poolSize ?? 10);
  const jobsPool = timedPool(base, 'job', JOB_CONNECTIONS);
  const queuePool = timedPool(base, 'run', QUEUE_CONNECTIONS);
  // The embedded database has this process alone: its locks are in memory.
  const lockPool = embedded ? null : timedPool(base, 'request', LOCK_CONNECTIONS);
  const trouble = new DatabaseFailureLog(log, async () => void (await pool.query('select 1')));
  for (const each of [pool, jobsPool, queuePool, ...(lockPool ? [lockPool] : [])]) {
    // An idle connection that breaks is replaced by the pool; without a listener the process would end.
    each.on('error', (error) => void trouble.note(error));
    // One that breaks while it is checked out tells its query as well; without a listener here it would end the process.
    each.on('connect', (client) => client.on('error', (error) => void trouble.note(error)));
  }
  try {
    if (config.databaseUrl !== undefined) await reach(pool, config.databaseUrl);
    // Migrations may work over large tables, and wait for another process that is at them.
    const tell = config.onUpgrade ?? ((text) => log.warn(text));
    const done = await migrate(jobsPool, async (migrations) => {
      if (embedded) tell(`The hub as it was is kept in ${await copyBeforeUpgrade(config.dataDir, migrations[0])}`);
      tell(`Bringing the database up to date (${migrations.length === 1 ? '1 step' : `${migrations.length} steps`}) …`);
    });
    if (done.length > 0) log.info({ migrations: done }, 'database schema is up to date');
  } catch (error) {
    trouble.stop();
    await Promise.all([pool.end(), jobsPool.end(), queuePool.end(), lockPool?.end()]);
    await embedded?.stop();
    const kept = embedded && error instanceof NewerDatabase ? await copyOfBefore(config.dataDir) : null;
    if (kept === null) throw error;
    throw new OperatorError(
      `${(error as Error).message} To go back to the hub as it was before that upgrade, start with --data on a copy of ${kept}.`,
      { cause: error },
    );
  }
  const maintenance = embedded ? startMaintenance(jobsPool, log) : null;
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const jobsDb = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: jobsPool }) });
  let closing: Promise<void> | null = null;
  return {
    db,
    pool,
    jobs: {
      db: jobsDb,
      pool: jobsPool,
      config: configFor(base, 'job'),
      soon: configFor(base, 'run'),
      queue: queuePool,
    },
    embedded: embedded !== null,
    writeLocks: new WriteLocks(lockPool),
    noteTrouble: (error) => trouble.note(error),
    changes: embedded?.changes,
    close: () => {
      closing ??= (async () => {
        trouble.stop();
        await maintenance?.stop();
        await Promise.all([db.destroy(), jobsDb.destroy(), queuePool.end(), lockPool?.end()]);
        await embedded?.stop();
      })();
      return closing;
    },
  };
}
