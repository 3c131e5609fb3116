import { Client, Pool, types } from 'pg';
import type { ClientConfig, CustomTypesConfig, PoolConfig } from 'pg';

/** Types that are read otherwise than `pg` does by itself. */
const PARSERS = new Map<number, (text: string) => unknown>([
  // Running numbers and sizes are far below 2^53, and numbers are what everything computes with.
  [types.builtins.INT8, Number],
  // CVSS scores and the like, one decimal.
  [types.builtins.NUMERIC, Number],
]);
const READ_AS = {
  getTypeParser: (oid: number, format?: 'text') => PARSERS.get(oid) ?? types.getTypeParser(oid, format),
} as CustomTypesConfig;

/**
 * The one class of all our connections: of pools, of worker threads, of commands. What it reads has the same types everywhere, because they
 * come with the connection and not with what a thread happened to import; outside this folder nobody makes a `pg.Client` or `pg.Pool`.
 */
class HubClient extends Client {
  constructor(config: ClientConfig = {}) {
    super({ ...config, types: READ_AS });
  }
}

/** A connection of an operator's command: it waits as long as the database takes. */
export function commandClient(config: ClientConfig): Client {
  return new HubClient(config);
}

/** The database did not answer in time: it is frozen, out of reach behind an open connection, or too busy. */
export class DatabaseTimeout extends Error {
  override readonly name = 'DatabaseTimeout';
  constructor(ms: number) {
    super(`The database gave no answer within ${ms / 1000} seconds.`);
  }
}

/** How long the two kinds of work may wait for the database, ms. */
export interface TimeLimits {
  /** One statement, by the server's clock. */
  statement: number;
  /** A lock that another transaction holds. */
  lock: number;
  /** A transaction that waits for its own process. */
  idleInTransaction: number;
  /** One statement by our clock: also ends what a server that is frozen never would. Above `statement`, whose error says more. */
  answer: number;
  /** A connection: a free one of the pool, or a new one. */
  connection: number;
}

/**
 * Requests: somebody waits, and would not much longer. Jobs: nobody waits, and one statement may work over a large table; but a database
 * that never answers must not hold a job for ever. Runs: a job whose statements are small, and of which somebody waits to see what comes of it.
 */
const TIME_LIMITS = {
  request: { statement: 15_000, lock: 10_000, idleInTransaction: 15_000, answer: 20_000, connection: 10_000 },
  job: { statement: 600_000, lock: 60_000, idleInTransaction: 60_000, answer: 630_000, connection: 60_000 },
  run: { statement: 600_000, lock: 60_000, idleInTransaction: 60_000, answer: 630_000, connection: 60_000 },
} as const satisfies Record<string, TimeLimits>;

/** What the database is asked for: by somebody who waits, by work in the background, or by such work that is soon over and waited for. */
export type Kind = keyof typeof TIME_LIMITS;

/** Names of our connections, as Postgres's `pg_stat_activity` shows them; the embedded engine lets all others go before those of jobs. */
export const APPLICATION_NAMES = {
  request: 'terrarium',
  job: 'terrarium-jobs',
  run: 'terrarium-runs',
} as const satisfies Record<Kind, string>;

/** The settings of a connection for one kind of work. They can be sent to a worker thread. */
export function configFor(base: ClientConfig, kind: Kind): ClientConfig {
  const { statement, lock, idleInTransaction, connection } = TIME_LIMITS[kind];
  return {
    ...base,
    application_name: APPLICATION_NAMES[kind],
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
    connectionTimeoutMillis: connection,
  };
}

/** A client that breaks its connection when a statement is not answered in time: nothing that waits on it could be trusted afterwards. */
class TimedClient extends HubClient {
  answerWithin: number = TIME_LIMITS.request.answer;
  #brokenBy: DatabaseTimeout | undefined;

  // The overloads of `pg` come to the same: a promise without a callback, or a submittable with one.
  override query(...given: unknown[]): never {
    const callback = given.at(-1);
    const isCallback = typeof callback === 'function';
    if (this.#brokenBy !== undefined) {
      // Whoever rolls back after the failure learns the same reason, not that the connection is gone.
      if (isCallback) return void process.nextTick(callback as (error: Error) => void, this.#brokenBy) as never;
      return Promise.reject(this.#brokenBy) as never;
    }
    const timer = setTimeout(() => {
      this.#brokenBy = new DatabaseTimeout(this.answerWithin);
      (this as unknown as { connection: { stream: { destroy(error: Error): void } } }).connection.stream.destroy(
        this.#brokenBy,
      );
    }, this.answerWithin);
    timer.unref();
    if (isCallback) {
      given[given.length - 1] = (...answer: unknown[]): void => {
        clearTimeout(timer);
        (callback as (...values: unknown[]) => void)(...answer);
      };
      return (super.query as (...values: unknown[]) => never).apply(this, given);
    }
    const result = (super.query as (...values: unknown[]) => unknown).apply(this, given);
    if (result instanceof Promise)
      result.then(
        () => clearTimeout(timer),
        () => clearTimeout(timer),
      );
    else clearTimeout(timer);
    return result as never;
  }
}

/** A client that waits as long as its kind of work may. */
export function timedClient(config: ClientConfig): Client {
  const client = new TimedClient(config);
  const kind = (Object.keys(APPLICATION_NAMES) as Kind[]).find(
    (one) => APPLICATION_NAMES[one] === config.application_name,
  );
  client.answerWithin = TIME_LIMITS[kind ?? 'request'].answer;
  return client;
}

/** A pool of such clients. @param max most connections */
export function timedPool(base: ClientConfig, kind: Kind, max: number): Pool {
  const config: PoolConfig = { ...configFor(base, kind), max };
  return new Pool({
    ...config,
    Client: class extends TimedClient {
      override answerWithin = TIME_LIMITS[kind].answer;
    },
  } as PoolConfig);
}
