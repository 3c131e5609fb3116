import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Clock } from 'pg-boss';
import { exclusively, JOB_SCHEMA } from '../db/index.ts';
import type { Connection, Trx } from '../db/index.ts';
import type { Logger } from '../log.ts';
import { rowsOf } from './rows.ts';

/** What a job's handler gets. */
export interface JobContext<Data> {
  data: Data;
  /** Id of the job, the same over all its tries. */
  jobId: string;
  /** 0 for the first try. */
  attempt: number;
  /** Whether the queue gives the job up when this try fails. */
  isLastTry: boolean;
  /** Aborted when the job is canceled, takes longer than it may, or the process stops. */
  signal: AbortSignal;
  log: Logger;
}

/** How a kind of job is worked. */
interface JobOptions<Data = never> {
  /** Tries after the first one failed or its process died; default 3. */
  retryLimit?: number;
  /** Seconds before the first new try, doubled for each further one up to a minute; default 1. */
  retryDelay?: number;
  /** Seconds that one try may take; default 3600. */
  expireInSeconds?: number;
  /** Jobs of this kind worked at the same time by this process; default 1. */
  concurrency?: number;
  /** Jobs of one owner worked at the same time by this process, so that the others' go on; default all. */
  concurrencyOfOwner?: number;
  /** What operators call the queue, e.g. 'Mails'; default its name. */
  title?: string;
  /**
   * Is told of a job that the queue has given up, also of one whose handler could not say so: its process ended with each try, or each took too long. For
   * work that people see, and that would else stand in the way of the next for good. A job of its own: it is tried again when it fails.
   */
  givenUp?: (data: Data) => Promise<void>;
}

/** Something that is to be done again and again: of all the platforms on a database one does it, and one that was missed is done soon after the next start. */
export interface CleanUp {
  /** What is cleaned up, in words for operators and the log: 'old mails'. Its name over all areas and versions. */
  name: string;
  /** When, as cron writes it, in UTC. */
  schedule: string;
  /** Does it. What fails is tried again, and shown to operators in the end. */
  run(signal: AbortSignal): Promise<void>;
}

/** The schedule of what needs no hour of its own. */
export const HOURLY = '0 * * * *';

/** How one job is asked for. */
interface EnqueueOptions {
  /**
   * At most one job of this kind with this key waits; a further one is not added. One that is already being worked does not count, because
   * it may have begun before what the new one is for. With `concurrency` 1, the default, a process works them one after the other.
   */
  singletonKey?: string;
  /** Adds the job in this transaction: it exists if and only if the transaction commits. */
  trx?: Trx;
  /** Seconds to wait first. */
  startAfter?: number;
  /** Whose job it is, for `concurrencyOfOwner`. */
  owner?: string;
  /** Whose job it is, and how many of this kind may wait for them: a further one is not added. */
  share?: { owner: string; most: number };
}

/** Work that outlives requests: rows in the database, worked here, retried, and continued after a restart. */
export interface Jobs {
  /** Says how a kind of job is worked. To be called before `start`, once for each kind. */
  defineJob<Data extends object>(
    name: string,
    handler: (context: JobContext<Data>) => Promise<void>,
    options?: JobOptions<Data>,
  ): void;
  /** Says what is to be done again and again, all of it; one after the other. To be called before `start`, once. */
  defineCleanUps(cleanUps: readonly CleanUp[]): void;
  /** Adds a job. Resolves with its id, or null when one with the same singleton key waits already, or too many of its owner. */
  enqueue(name: string, data: object, options?: EnqueueOptions): Promise<string | null>;
  /** Cancels a job that waits or is worked; the handler's signal is aborted. */
  cancel(name: string, jobId: string): Promise<void>;
  /** Every kind of job by title, with its name and how many wait, are worked, and failed within the time that they are kept. */
  queues(): Promise<Queue[]>;
  /** What operators call a queue. */
  titleOf(name: string): string;
  /** Tries a job that failed once more. Resolves with false when there is no such failed job. */
  retry(jobId: string): Promise<boolean>;
  /** Makes the queue ready to take jobs; none is worked yet. */
  start(): Promise<void>;
  /** Begins to work; to be called when every area has started. */
  work(): Promise<void>;
  /** Lets handlers finish for up to ten seconds, then aborts them; their jobs are tried again at the next start. */
  stop(): Promise<void>;
}

/** A kind of job and how many there are of it. */
export interface Queue {
  name: string;
  title: string;
  waiting: number;
  active: number;
  failed: number;
}

/** Schema of the queue's tables. */
export const SCHEMA = JOB_SCHEMA;
/** How long jobs that have ended are kept, in seconds: failures of a weekend are still there on its Monday. */
const KEEP_SECONDS = 3 * 24 * 3600;
/** How often a process looks for jobs that are due and were added elsewhere, or whose time has come; one look for all kinds. */
const LOOK_FOR_DUE_MS = 500;
/** How often the queue's own workers look besides, each for its kind. */
const POLLING_SECONDS = 30;
const CLEAN_UP = 'clean-up';
/** The queue's dead letters: jobs that were given up, for those kinds that are told. */
const GIVEN_UP = 'given-up';
/** How often a process looks for clean-ups that are due: an hourly one can wait. */
const SCHEDULE_SECONDS = 5;
/** The queue's own limit, for a hub whose platforms are all too busy to look. */
const HEARTBEAT_SECONDS = 60;
/** How often a process says of the jobs that it works that it lives. */
const SIGN_OF_LIFE_SECONDS = 2;
/** A job without a sign of life for this long belongs to a process that is gone; processes look every two seconds. */
const LOST_AFTER_SECONDS = 8;
const LOOK_MS = 2_000;
/** How often it is looked whether the clock was set back. */
const FOLLOW_CLOCK_MS = 60_000;
/** A guess of when a transaction that just added a job has committed; when it is wrong, the next look finds the job. */
const COMMIT_MS = 30;
const STOP_TIMEOUT_MS = 10_000;

/** How often the queue compares its clock with the database's, by which clean-ups come due. */
const COMPARE_CLOCKS_SECONDS = 30;
/**
 * What the queue measures its intervals with: it runs on, whatever becomes of the machine's clock. By that one a wait which began before the clock was set back
 * would last until it is there again: no clean-up would come due until the next start, and a wait of more than 24 days is none for Node but an endless loop.
 */
const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (run, ms) => setInterval(run, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

interface Kind {
  /** `of` is the kind of the job that was given up, where this one tells of it. */
  handler: (context: JobContext<never>, of: string | null) => Promise<void>;
  options: Required<Omit<JobOptions, 'givenUp'>>;
  givenUp: ((data: never) => Promise<void>) | undefined;
}

/** A clean-up's key in the queue, which takes no spaces. */
const keyOf = ({ name }: CleanUp): string => name.replaceAll(' ', '-');

/** The job queue on the connection's database, by pg-boss in a schema of its own. */
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
      // The embedded engine is tended by db/maintenance.ts.
      reindex: !connection.embedded,
      monitorVacuum: !connection.embedded,
    });
    // What the queue tells is a copy of the error, with its fields.
    this.#boss.on('error', (error) => this.#note(Object.assign(new Error(error.message), error)));
    this.#boss.on('warning', (warning) => {
      // Its steady clock differs from the database's after any change of the machine's: that is what they are compared for.
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
        // Of another version of the platform on the same database, which does it itself at its next hour.
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
      // Without a key of the caller's, a key of its own: the queue's rule is one waiting job for each key.
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
    // Only this process works on an embedded database: what is marked as being worked at the start was lost with the last process, and nobody else can be lost.
    if (this.#connection.embedded) return this.#takeUpOrphans(-1);
    await this.#takeUpOrphans(LOST_AFTER_SECONDS);
    this.#lookForOrphans();
  }

  /**
   * Makes the queue's schema and the queues; two processes that did it at once would stand in each other's way. What is there as it should be is
   * left: a platform that starts again writes nothing.
   */
  async #prepare(): Promise<void> {
    await this.#boss.start();
    this.#started = true;
    const there = new Map((await this.#boss.getQueues()).map((queue) => [queue.name, queue]));
    // First the queue that others name.
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
      // Any look-up fills the queue's cached settings, as the start does for queues that are there. Filled only by the first `enqueue` in a
      // transaction, it would ask the pool while the embedded engine belongs to that transaction, and wait for itself.
      await this.#boss.findJobs(name, { id: randomUUID() });
    }
    if (this.#kinds.has(CLEAN_UP)) await this.#schedule();
  }

  /** Writes when clean-ups are due. The queue adds each once, whichever process looks first, and notes when one looked last: what came due meanwhile is added then. */
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

  /** Has the job looked for now instead of at the next look. One that is added in a transaction is visible only after the commit. */
  #hurry(name: string, ms: number): void {
    setTimeout(() => {
      this.#wake(new Set([name]));
    }, ms).unref();
  }

  /** Has the workers of these kinds look for a job now. */
  #wake(names: ReadonlySet<string>): void {
    if (!this.#started) return;
    for (const { id, name } of this.#boss.getWipData()) if (names.has(name)) this.#boss.notifyWorker(id);
  }

  /** Trouble of the database is said once, by the connection, however often somebody asks. */
  #note(error: unknown): void {
    if (!this.#connection.noteTrouble(error)) this.#log.error({ err: error }, 'job queue');
  }

  /** Looks for jobs that are due and has their workers fetch them. Each worker by itself would ask as often: seven hundredths of a core while nothing is to be done. */
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
   * Brings what the queue noted before the clock was set back to what it is now: it would look for clean-ups that are due, fetch jobs, and take those of a process
   * that is gone for its own, only when the clock is there again. That it lies behind the queue's last look is how that is known.
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

  /** Looks again and again for jobs of processes that are gone: other platforms take over what a killed one left, within seconds. */
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

  /** Gives jobs back to the queue whose process has been silent for longer than this; one process at a time, so that each is given back once. */
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
          // A canceled job is over for the queue; only failures are tried again.
          if (controller.signal.aborted && this.#started) return;
          // Stopped in the middle by the process that ends: the next start takes the job up again.
          log[this.#started ? 'warn' : 'info']({ err: error, attempt: job.retryCount }, 'job failed');
          throw error;
        } finally {
          this.#working.delete(job.id);
          // What waited for this one's place is fetched at once: the workers would wait for the next look, and take two jobs a second at most.
          this.#wake(new Set([name]));
        }
      },
    );
  }
}
