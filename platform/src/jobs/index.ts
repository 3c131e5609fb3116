import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Clock } from 'pg-boss';
import { exclusively, JOB_SCHEMA } from '../db/index.ts';
import type { Connection } from '../db/index.ts';
import type { Logger } from '../monitoring/log.ts';
import { rowsOf } from './rows.ts';
import type { JobContext, JobOptions, CleanUp, EnqueueOptions, Jobs, Queue } from './types.ts';

export type { CleanUp, JobContext, Jobs, Queue } from './types.ts';

/** Schedule of tasks without a specific hour. */
export const HOURLY = '0 * * * *';

/** Schema of the queue's tables. */
export const SCHEMA = JOB_SCHEMA;
/** Retention of ended jobs in seconds: failures of a weekend are visible on Monday. */
const KEEP_SECONDS = 3 * 24 * 3600;
/** Polling interval for due jobs and those added elsewhere, one query for all types. */
const LOOK_FOR_DUE_MS = 500;
/** Polling interval of the queue's own workers, each for its type. */
const POLLING_SECONDS = 30;
const CLEAN_UP = 'clean-up';
/** Dead letter queue: jobs that failed permanently, for types with a handler. */
const GIVEN_UP = 'given-up';
/** Polling interval for due recurring tasks, of which hourly ones can wait. */
const SCHEDULE_SECONDS = 5;
/** The queue's own limit, in case all instances are too busy to poll. */
const HEARTBEAT_SECONDS = 60;
/** Interval of heartbeats of running jobs. */
const SIGN_OF_LIFE_SECONDS = 2;
/** Time without a heartbeat after which a job's process counts as dead. Processes check every two seconds. */
const LOST_AFTER_SECONDS = 8;
const LOOK_MS = 2_000;
/** Interval of checking whether the clock was set back. */
const FOLLOW_CLOCK_MS = 60_000;
/** Delay after which a transaction that added a job has probably committed. Otherwise the next poll finds it. */
const COMMIT_MS = 30;
const STOP_TIMEOUT_MS = 10_000;

/** Interval of comparing the queue's clock with the database's, which schedules recurring tasks. */
const COMPARE_CLOCKS_SECONDS = 30;
/**
 * Clock of the queue: monotonic, independent of changes to the machine's clock.
 * With that one, a wait that started before the clock was set back would last until it is there again: no task would be
 * due until the next start, and Node turns a wait of more than 24 days into an endless loop.
 */
const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (run, ms) => setInterval(run, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

interface Kind {
  /** `of` is the type of the permanently failed job, for dead letters. */
  handler: (context: JobContext<never>, of: string | null) => Promise<void>;
  options: Required<Omit<JobOptions, 'givenUp'>>;
  givenUp: ((data: never) => Promise<void>) | undefined;
}

/** Returns the queue key of a recurring task, which can't contain spaces. */
const keyOf = ({ name }: CleanUp): string => name.replaceAll(' ', '-');

/** Creates the job queue on the connection's database, with pg-boss in its own schema. */
export function createJobs(connection: Connection, log: Logger): Jobs {
  return new BossJobs(connection, log);
}

class BossJobs implements Jobs {
  readonly #connection: Connection;
  readonly #log: Logger;
  readonly #boss: PgBoss;
  readonly #kinds = new Map<string, Kind>();
  readonly #cleanUps = new Map<string, CleanUp>();
  readonly #working = new Map<string, AbortController>();
  #started = false;
  #looking: NodeJS.Timeout | undefined;
  #asking: NodeJS.Timeout | undefined;
  #following: NodeJS.Timeout | undefined;

  constructor(connection: Connection, log: Logger) {
    this.#connection = connection;
    this.#log = log;
    this.#boss = new PgBoss({
      db: {
        executeSql: async (text, values) => ({
          rows: rowsOf(await connection.jobs.queue.query(text, values as unknown[] | undefined)),
        }),
      },
      schema: SCHEMA,
      cronWorkerIntervalSeconds: SCHEDULE_SECONDS,
      clock: steadyClock,
      clockMonitorIntervalSeconds: COMPARE_CLOCKS_SECONDS,
      // db/maintenance.ts maintains the embedded engine.
      reindex: !connection.embedded,
      monitorVacuum: !connection.embedded,
    });
    // The queue emits a copy of the error, with its fields.
    this.#boss.on('error', (error) => this.#note(Object.assign(new Error(error.message), error)));
    this.#boss.on('warning', (warning) => {
      // After any change of the machine's clock, the monotonic clock differs from the database's, so this warning is
      // expected.
      if (!/clock skew/i.test(warning.message)) log.warn({ warning }, 'job queue');
    });
  }

  defineJob<Data extends object>(
    name: string,
    handler: (context: JobContext<Data>) => Promise<void>,
    options: JobOptions<Data> = {},
  ): void {
    this.#define(name, handler as Kind['handler'], options);
    if (options.givenUp !== undefined && !this.#kinds.has(GIVEN_UP))
      this.#define(
        GIVEN_UP,
        async ({ data, log }, of) => {
          log.warn(
            { of, data },
            'a job was given up: its tries failed or took too long, or the process ended with them',
          );
          await this.#kinds.get(of ?? '')?.givenUp?.(data);
        },
        { title: 'Work that was given up' },
      );
  }

  #define<Data>(name: string, handler: Kind['handler'], options: JobOptions<Data>): void {
    if (this.#started) throw new Error(`The job ${name} must be defined before the queue starts.`);
    if (this.#kinds.has(name)) throw new Error(`The job ${name} is defined twice.`);
    const filled = {
      retryLimit: options.retryLimit ?? 3,
      retryDelay: options.retryDelay ?? 1,
      expireInSeconds: options.expireInSeconds ?? 3600,
      concurrency: options.concurrency ?? 1,
      concurrencyOfOwner: options.concurrencyOfOwner ?? options.concurrency ?? 1,
      title: options.title ?? name,
    };
    this.#kinds.set(name, { handler, options: filled, givenUp: options.givenUp });
  }

  defineCleanUps(cleanUps: readonly CleanUp[]): void {
    this.defineJob<{ name: string }>(
      CLEAN_UP,
      async ({ data: { name }, signal, log }) => {
        const cleanUp = this.#cleanUps.get(name);
        // From another version of the platform on the same database, which runs it at its next hour.
        if (!cleanUp) return log.info({ cleanUp: name }, 'a clean-up that is not known here');
        await cleanUp.run(signal).catch((error: unknown) => {
          throw new Error(`Cleaning up ${name}: ${(error as Error).message}`, { cause: error });
        });
      },
      { title: 'Clean-ups' },
    );
    for (const cleanUp of cleanUps) {
      if (this.#cleanUps.has(cleanUp.name)) throw new Error(`The clean-up of ${cleanUp.name} is defined twice.`);
      this.#cleanUps.set(cleanUp.name, cleanUp);
    }
  }

  async enqueue(name: string, data: object, options: EnqueueOptions = {}): Promise<string | null> {
    const kind = this.#kinds.get(name);
    if (!kind) throw new Error(`No job is called ${name}.`);
    const { share } = options;
    if (share !== undefined && (await this.#waitingOf(name, share.owner)) >= share.most) return null;
    const id = await this.#boss.send(name, share === undefined ? data : { ...data, owner: share.owner }, {
      // Without the caller's key, a unique one: the queue allows one waiting job per key.
      singletonKey: options.singletonKey ?? randomUUID(),
      ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      ...(options.owner === undefined ? {} : { group: { id: options.owner } }),
      ...(options.trx ? { db: fromKysely(options.trx as unknown as Parameters<typeof fromKysely>[0]) } : {}),
    });
    this.#hurry(name, options.trx ? COMMIT_MS : 0);
    return id;
  }

  async #waitingOf(name: string, owner: string): Promise<number> {
    const { rows } = await this.#connection.pool.query<{ count: number }>(
      `select count(*)::int as count from ${SCHEMA}.job where name = $1 and state in ('created', 'retry') and data->>'owner' = $2`,
      [name, owner],
    );
    return rows[0]!.count;
  }

  async cancel(name: string, jobId: string): Promise<void> {
    await this.#boss.cancel(name, jobId);
    this.#working.get(jobId)?.abort(new Error('The job was canceled.'));
  }

  async queues(): Promise<Queue[]> {
    const { rows } = await this.#connection.pool.query<Omit<Queue, 'title'>>(
      `select name, count(*) filter (where state in ('created', 'retry'))::int as waiting, count(*) filter (where state = 'active')::int as active,
         count(*) filter (where state = 'failed')::int as failed from ${SCHEMA}.job group by name`,
    );
    const none = { waiting: 0, active: 0, failed: 0 };
    return [...this.#kinds]
      .map(
        ([
          name,
          {
            options: { title },
          },
        ]) => ({ ...none, ...rows.find((row) => row.name === name), name, title }),
      )
      .sort((a, b) => a.title.localeCompare(b.title));
  }

  titleOf(name: string): string {
    return this.#kinds.get(name)?.options.title ?? name;
  }

  async retry(jobId: string): Promise<boolean> {
    const { rows } = await this.#connection.pool.query<{ name: string }>(
      `select name from ${SCHEMA}.job where id = $1 and state = 'failed'`,
      [jobId],
    );
    const name = rows[0]?.name;
    if (name === undefined || !this.#kinds.has(name)) return false;
    await this.#boss.retry(name, jobId);
    return true;
  }

  async start(): Promise<void> {
    await exclusively(this.#connection.jobs.pool, 'jobs', () => this.#prepare());
    await this.#followClock();
    // An embedded database belongs to this process, so jobs marked as running at startup were lost with the previous
    // process.
    if (this.#connection.embedded) return this.#takeUpOrphans(-1);
    await this.#takeUpOrphans(LOST_AFTER_SECONDS);
    this.#lookForOrphans();
  }

  /**
   * Creates the queue's schema and queues.
   * Two processes doing this concurrently would conflict. Existing correct ones are kept, so a restart writes nothing.
   */
  async #prepare(): Promise<void> {
    await this.#boss.start();
    this.#started = true;
    const there = new Map((await this.#boss.getQueues()).map((queue) => [queue.name, queue]));
    // The queue that others refer to comes first.
    const kinds = [...this.#kinds].sort(([a], [b]) => Number(b === GIVEN_UP) - Number(a === GIVEN_UP));
    for (const [name, { options, givenUp }] of kinds) {
      const settings = {
        retryLimit: options.retryLimit,
        retryDelay: options.retryDelay,
        retryBackoff: true,
        retryDelayMax: 60,
        expireInSeconds: options.expireInSeconds,
        deleteAfterSeconds: KEEP_SECONDS,
        ...(givenUp === undefined ? {} : { deadLetter: GIVEN_UP }),
      };
      const known = there.get(name);
      if (known && (Object.keys(settings) as (keyof typeof settings)[]).every((key) => known[key] === settings[key]))
        continue;
      if (known) await this.#boss.updateQueue(name, settings);
      else await this.#boss.createQueue(name, { ...settings, policy: 'short', heartbeatSeconds: HEARTBEAT_SECONDS });
      // Any lookup fills the queue's cached settings. If the first `enqueue` in a transaction filled them, it would
      // query the pool while the embedded engine belongs to that transaction, and deadlock.
      await this.#boss.findJobs(name, { id: randomUUID() });
    }
    if (this.#kinds.has(CLEAN_UP)) await this.#schedule();
  }

  /**
   * Stores the schedules of recurring tasks.
   * The queue adds each once, whichever process polls first, and records the last poll, so that missed ones are added
   * then.
   */
  async #schedule(): Promise<void> {
    const keys = new Map([...this.#cleanUps.values()].map((cleanUp) => [keyOf(cleanUp), cleanUp]));
    const there = new Map((await this.#boss.getSchedules(CLEAN_UP)).map((row) => [row.key, row]));
    for (const key of there.keys()) if (!keys.has(key)) await this.#boss.unschedule(CLEAN_UP, key);
    for (const [key, { name, schedule }] of keys) {
      const options = { key, singletonKey: key, missed: 'once' } as const;
      const { cron, data, options: kept } = there.get(key) ?? {};
      if (cron === schedule && isDeepStrictEqual(data, { name }) && isDeepStrictEqual(kept, options)) continue;
      await this.#boss.schedule(CLEAN_UP, schedule, { name }, options);
    }
  }

  async work(): Promise<void> {
    for (const [name, kind] of this.#kinds) await this.#work(name, kind);
    this.#following = setInterval(() => {
      void this.#followClock().catch((error: unknown) => this.#note(error));
    }, FOLLOW_CLOCK_MS).unref();
    this.#lookForDue();
  }

  async stop(): Promise<void> {
    if (!this.#started) return;
    this.#started = false;
    clearTimeout(this.#looking);
    clearTimeout(this.#asking);
    clearInterval(this.#following);
    const stopping = this.#boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false });
    const impatient = setTimeout(() => {
      for (const controller of this.#working.values()) controller.abort(new Error('The hub is shutting down.'));
    }, STOP_TIMEOUT_MS - 2_000);
    await stopping.finally(() => clearTimeout(impatient));
  }

  /** Polls for the job soon. One added in a transaction is visible only after the commit. */
  #hurry(name: string, ms: number): void {
    setTimeout(() => {
      this.#wake(new Set([name]));
    }, ms).unref();
  }

  /** Wakes the workers of these types. */
  #wake(names: ReadonlySet<string>): void {
    if (!this.#started) return;
    for (const { id, name } of this.#boss.getWipData()) if (names.has(name)) this.#boss.notifyWorker(id);
  }

  /** The connection logs a database problem once, however often it occurs. */
  #note(error: unknown): void {
    if (!this.#connection.noteTrouble(error)) this.#log.error({ err: error }, 'job queue');
  }

  /**
   * Polls for due jobs and wakes their workers.
   * If each worker polled at this interval, an idle hub would use 7% of a core.
   */
  #lookForDue(): void {
    this.#asking = setTimeout(() => {
      void this.#connection.jobs.pool
        .query<{ name: string }>(
          `select distinct name from ${SCHEMA}.job where state < 'active' and not blocked and start_after <= ${SCHEMA}.job_now()`,
        )
        .then(({ rows }) => this.#wake(new Set(rows.map(({ name }) => name))))
        .catch((error: unknown) => this.#note(error))
        .finally(() => {
          if (this.#started) this.#lookForDue();
        });
    }, LOOK_FOR_DUE_MS).unref();
  }

  /**
   * Corrects times that the queue recorded before the clock was set back.
   * Otherwise it would poll for tasks, fetch jobs, and recover those of dead processes only when the clock is there
   * again. A last poll in the future shows that it was set back.
   */
  async #followClock(): Promise<void> {
    const now = `${SCHEMA}.job_now()`;
    await this.#connection.jobs.pool.query(
      `with back as (update ${SCHEMA}.version set cron_on = ${now} where cron_on > ${now} + interval '1 minute' returning 1)
        update ${SCHEMA}.job set start_after = ${now} + greatest(start_after - created_on, interval '0'), created_on = ${now},
          started_on = case when started_on > ${now} then ${now} else started_on end, heartbeat_on = case when heartbeat_on > ${now} then ${now} else heartbeat_on end
        where state <= 'active' and created_on > ${now} and exists (select 1 from back)`,
    );
  }

  /** Polls for jobs of dead processes, so that other instances take over within seconds. */
  #lookForOrphans(): void {
    this.#looking = setTimeout(() => {
      void this.#takeUpOrphans(LOST_AFTER_SECONDS)
        .catch((error: unknown) =>
          this.#log.warn({ err: error }, 'jobs of lost processes could not be looked for; tried again soon'),
        )
        .finally(() => {
          if (this.#started) this.#lookForOrphans();
        });
    }, LOOK_MS).unref();
  }

  /** Requeues jobs without a heartbeat for this long. One process at a time, so that each is requeued once. */
  #takeUpOrphans(silentSeconds: number): Promise<void> {
    return exclusively(this.#connection.jobs.pool, 'orphans', () => this.#giveBack(silentSeconds));
  }

  async #giveBack(silentSeconds: number): Promise<void> {
    const { rows } = await this.#connection.pool.query<{ id: string; name: string }>(
      `select id, name from ${SCHEMA}.job where state = 'active' and coalesce(heartbeat_on, started_on) < ${SCHEMA}.job_now() - make_interval(secs => $1)`,
      [silentSeconds],
    );
    for (const { id, name } of rows) {
      if (!this.#kinds.has(name) || this.#working.has(id)) continue;
      this.#log.info({ job: name, jobId: id }, 'job of a process that is gone is taken up again');
      await this.#boss.fail(name, id, { message: 'The process ended while the job was worked.' });
    }
  }

  #work(name: string, kind: Kind): Promise<string> {
    return this.#boss.work(
      name,
      {
        pollingIntervalSeconds: POLLING_SECONDS,
        heartbeatRefreshSeconds: SIGN_OF_LIFE_SECONDS,
        batchSize: 1,
        includeMetadata: true,
        localConcurrency: kind.options.concurrency,
        localGroupConcurrency: kind.options.concurrencyOfOwner,
      },
      async ([job]) => {
        if (!job) return;
        const controller = new AbortController();
        const log = this.#log.child({ job: name, jobId: job.id });
        this.#working.set(job.id, controller);
        try {
          const signal = AbortSignal.any([controller.signal, job.signal]);
          await kind.handler(
            {
              data: job.data as never,
              jobId: job.id,
              attempt: job.retryCount,
              isLastTry: job.retryCount >= kind.options.retryLimit,
              signal,
              log,
            },
            job.sourceName,
          );
        } catch (error) {
          // A canceled job has ended. Only failures are retried.
          if (controller.signal.aborted && this.#started) return;
          // Interrupted by the stopping process; the next start resumes the job.
          log[this.#started ? 'warn' : 'info']({ err: error, attempt: job.retryCount }, 'job failed');
          throw error;
        } finally {
          this.#working.delete(job.id);
          // Start waiting jobs immediately, because workers would wait for the next poll and start at most two jobs per
          // second.
          this.#wake(new Set([name]));
        }
      },
    );
  }
}
