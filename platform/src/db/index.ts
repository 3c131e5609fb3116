import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { DatabaseError, Pool, types } from 'pg';
import type { PoolClient, PoolConfig, QueryResultRow } from 'pg';
import type { Logger } from 'pino';
import { startEmbedded } from './embedded.ts';
import { startMaintenance } from './maintenance.ts';
import { migrate } from './migrate.ts';
import type { Db, Tables } from './tables.ts';

export { exclusively } from './exclusive.ts';
export { DataFolderInUse } from './lock.ts';
export { isCheckViolation, isForeignKeyViolation, isUniqueViolation, isUnreachable, isUnstorableText } from './errors.ts';
export { isId, newId } from './ids.ts';
export type { Db, Tables, Trx } from './tables.ts';

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
}

/** An open database with the newest schema. */
export interface Connection {
  db: Db;
  pool: Pool;
  /** For worker threads that open their own `pg` connection. */
  config: PoolConfig;
  embedded: boolean;
  /** See `Embedded.activity`; undefined with a real Postgres, where other processes write too. */
  activity: (() => number) | undefined;
  close(): Promise<void>;
}

// bigint: our running numbers and sizes are far below 2^53, and numbers are what everything computes with.
types.setTypeParser(types.builtins.INT8, Number);
// numeric: CVSS scores and the like, one decimal.
types.setTypeParser(types.builtins.NUMERIC, Number);

/**
 * Opens the database and runs the migrations that are missing.
 * @throws {DataFolderInUse} when another process has the data folder; an Error with what to do when the schema does not fit.
 */
export async function connect(config: DatabaseConfig, log: Logger, onBroken: (message: string) => void): Promise<Connection> {
  const embedded = config.databaseUrl ? null : await startEmbedded(config.dataDir, { durable: config.durable ?? true, onBroken });
  const poolConfig: PoolConfig = embedded ? embedded.config : { connectionString: config.databaseUrl };
  const pool = new Pool({ ...poolConfig, max: config.poolSize ?? 10, connectionTimeoutMillis: 30_000 });
  // An idle connection that breaks is replaced by the pool; without a listener the process would end.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  // One that breaks while it is checked out tells its query as well; without a listener here it would end the process.
  pool.on('connect', (client) => client.on('error', (error) => log.warn({ err: error }, 'a database connection broke')));
  try {
    const done = await migrate(pool);
    if (done.length > 0) log.info({ migrations: done }, 'database schema is up to date');
  } catch (error) {
    await pool.end();
    await embedded?.stop();
    throw error;
  }
  const maintenance = embedded ? startMaintenance(pool, log) : null;
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  let closing: Promise<void> | null = null;
  return {
    db,
    pool,
    config: poolConfig,
    embedded: embedded !== null,
    activity: embedded?.activity,
    close: () => {
      closing ??= (async () => {
        await maintenance?.stop();
        await db.destroy();
        await embedded?.stop();
      })();
      return closing;
    },
  };
}

/**
 * Rows of a large result in batches, with bounded memory, on a connection of its own. Between two batches others can use the database,
 * also the embedded one: so the consumer may be as slow as a download. The rows are those of the moment of the call.
 * @param batch rows per round trip.
 */
export async function* streamRows<Row extends QueryResultRow>(
  connectable: { connect(): Promise<PoolClient> },
  text: string,
  values: readonly unknown[] = [],
  batch = 5_000,
): AsyncGenerator<Row[], void, undefined> {
  const client = await connectable.connect();
  // Names are shared by all connections of the embedded engine.
  const cursor = `"rows-${randomUUID()}"`;
  let broken: Error | undefined;
  try {
    // `with hold` keeps the rows after the statement's own transaction, so that no transaction stays open while the consumer works.
    await client.query(`declare ${cursor} no scroll cursor with hold for ${text}`, [...values]);
    try {
      for (;;) {
        const { rows } = await client.query<Row>(`fetch forward ${batch} from ${cursor}`);
        if (rows.length > 0) yield rows;
        if (rows.length < batch) return;
      }
    } finally {
      await client.query(`close ${cursor}`);
    }
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(broken instanceof DatabaseError ? undefined : broken);
  }
}
