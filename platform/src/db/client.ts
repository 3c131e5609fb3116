import { Client, Pool, types } from 'pg';
import type { ClientConfig, CustomTypesConfig, PoolConfig } from 'pg';
import { APPLICATION_NAMES } from './kinds.ts';
import type { Kind } from './kinds.ts';

/** Types that are parsed differently than in `pg`. */
const PARSERS = new Map<number, (text: string) => unknown>([
  // Sequence numbers and sizes are far below 2^53, and all code uses numbers.
  [types.builtins.INT8, Number],
  // CVSS scores and similar, with one decimal.
  [types.builtins.NUMERIC, Number],
]);
const READ_AS = {
  getTypeParser: (oid: number, format?: 'text') => PARSERS.get(oid) ?? types.getTypeParser(oid, format),
} as CustomTypesConfig;

/**
 * The class of all database connections: pools, worker threads, commands.
 * Its parsers are part of the connection and don't depend on a thread's imports. Code outside this folder never creates
 * a `pg.Client` or `pg.Pool`.
 */
class HubClient extends Client {
  constructor(config: ClientConfig = {}) {
    super({ ...config, types: READ_AS });
  }
}

/** Creates the connection of an operator's command, without timeouts. */
export function commandClient(config: ClientConfig): Client {
  return new HubClient(config);
}

/** The database didn't respond in time: frozen, unreachable over an open connection, or overloaded. */
export class DatabaseTimeout extends Error {
  override readonly name = 'DatabaseTimeout';
  constructor(ms: number) {
    super(`The database gave no answer within ${ms / 1000} seconds.`);
  }
}

/** Database timeouts of each kind of work, in ms. */
export interface TimeLimits {
  /** One statement, measured by the server. */
  statement: number;
  /** A lock held by another transaction. */
  lock: number;
  /** A transaction that waits for its own process. */
  idleInTransaction: number;
  /** One statement, measured here, in case the server is frozen. Larger than `statement`, whose error says more. */
  answer: number;
  /** Getting a connection: a free one of the pool, or a new one. */
  connection: number;
}

/**
 * Timeouts.
 * Requests: a user waits. Jobs: no user waits, and a statement can process a large table, but a dead database must not
 * block a job forever. Runs: jobs with small statements that a user waits for.
 */
const TIME_LIMITS = {
  request: { statement: 15_000, lock: 10_000, idleInTransaction: 15_000, answer: 20_000, connection: 10_000 },
  job: { statement: 600_000, lock: 60_000, idleInTransaction: 60_000, answer: 630_000, connection: 60_000 },
  run: { statement: 600_000, lock: 60_000, idleInTransaction: 60_000, answer: 630_000, connection: 60_000 },
} as const satisfies Record<Kind, TimeLimits>;

/** Returns the connection settings for one kind of work. They can be sent to a worker thread. */
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

/** A client that closes its connection if a statement times out, because its state is then unknown. */
class TimedClient extends HubClient {
  answerWithin: number = TIME_LIMITS.request.answer;
  #brokenBy: DatabaseTimeout | undefined;

  // The overloads of `pg` reduce to a promise without a callback, or a submittable with one.
  override query(...given: unknown[]): never {
    const callback = given.at(-1);
    const isCallback = typeof callback === 'function';
    if (this.#brokenBy !== undefined) {
      // A rollback after the failure gets the same error, instead of a closed connection.
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

/** Creates a client with the timeouts of a kind of work. */
export function timedClient(config: ClientConfig): Client {
  const client = new TimedClient(config);
  const kind = (Object.keys(APPLICATION_NAMES) as Kind[]).find(
    (one) => APPLICATION_NAMES[one] === config.application_name,
  );
  client.answerWithin = TIME_LIMITS[kind ?? 'request'].answer;
  return client;
}

/** Creates a pool of such clients. @param max maximum number of connections */
export function timedPool(base: ClientConfig, kind: Kind, max: number): Pool {
  const config: PoolConfig = { ...configFor(base, kind), max };
  return new Pool({
    ...config,
    Client: class extends TimedClient {
      override answerWithin = TIME_LIMITS[kind].answer;
    },
  } as PoolConfig);
}
