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
import { OperatorError } from '../cli/operatorError.ts';

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
export { ascending, cursorPage, descending, InvalidCursor, ItemOrder, Keyset, splitPage } from './keyset.ts';
export type {
  CursorPage,
  ItemKey,
  ItemPage,
  Items,
  Keyed,
  PageCursors,
  PageRequest,
  RowPage,
  SortKey,
} from './keyset.ts';
export { containing } from './like.ts';
export type { Db, Table, Tables, Trx } from './tables.ts';

/** Location of the database. */
export interface DatabaseConfig {
  /** Folder of the installation. The embedded database is in its `postgres` folder. */
  dataDir: string;
  /** URL of a PostgreSQL server, instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** False only in tests: commits aren't synced to disk. */
  durable?: boolean;
  /** Maximum connections of the pool. Default 10. */
  poolSize?: number;
  /** Called before an upgrade of an existing database. Default: logs it. */
  onUpgrade?: ((text: string) => void) | undefined;
}

/** Maximum connections for background work: two syncs, a publication, maintenance. */
const JOB_CONNECTIONS = 6;
/** Maximum connections of the job queue itself. */
const QUEUE_CONNECTIONS = 2;
/** Maximum concurrent writes of versioned resources, if several instances share a database. */
const LOCK_CONNECTIONS = 8;

/** An open database with the current schema. */
export interface Connection {
  db: Db;
  pool: Pool;
  /** For background work: statements can take long, and on the embedded engine, those of requests have priority. */
  jobs: {
    db: Db;
    pool: Pool;
    /** For worker threads that open their own connection (`timedClient`). */
    config: ClientConfig;
    /** For short work that a user waits for: on the embedded engine, its statements queue with those of requests. */
    soon: ClientConfig;
    /** For the job queue's own short statements: work of a job waits for requests, but starting it doesn't. */
    queue: Pool;
  };
  embedded: boolean;
  /** Serializes writes of a resource. */
  writeLocks: WriteLocks;
  /** Records an error. @returns true if the database has a problem, which is logged once until it recovers */
  noteTrouble(error: unknown): boolean;
  /** See {@link Changes}; undefined with a PostgreSQL server, where other processes write too. */
  changes: (() => Changes) | undefined;
  close(): Promise<void>;
}

/** Opens the database for a background thread. @param config see {@link Connection.jobs} */
export function openJobs(config: ClientConfig): Db {
  const pool = timedPool(config, 'job', 2);
  // A broken connection is reported by its query, or replaced.
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * Connects for the first time.
 * @throws {OperatorError} with the reason: usually a wrong URL, or a server that isn't up yet
 */
async function reach(pool: Pool, databaseUrl: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    throw serverUnreachable(databaseUrl, error);
  }
}

/**
 * Opens the database and runs missing migrations.
 * @throws {OperatorError} if another process uses the data folder, the server is unreachable, the database was moved,
 * or the schema doesn't match
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
  // Only this process uses the embedded database, so its locks are in memory.
  const lockPool = embedded ? null : timedPool(base, 'request', LOCK_CONNECTIONS);
  const trouble = new DatabaseFailureLog(log, async () => void (await pool.query('select 1')));
  for (const each of [pool, jobsPool, queuePool, ...(lockPool ? [lockPool] : [])]) {
    // The pool replaces a broken idle connection. Without a listener, the process would end.
    each.on('error', (error) => void trouble.note(error));
    // A broken connection in use also reports to its query. Without a listener here, the process would end.
    each.on('connect', (client) => client.on('error', (error) => void trouble.note(error)));
  }
  try {
    if (config.databaseUrl !== undefined) await reach(pool, config.databaseUrl);
    // Migrations can process large tables, and wait for another process that runs them.
    const tell = config.onUpgrade ?? ((text) => log.warn(text));
    const done = await migrate(jobsPool, async (migrations) => {
      if (embedded) {
        // Takes long for a large database.
        tell('Copying the database before the upgrade …');
        tell(`The hub as it was is kept in ${await copyBeforeUpgrade(config.dataDir, migrations[0])}`);
      }
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
  const maintenance = embedded ? startMaintenance(jobsPool, log, config.dataDir) : null;
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
