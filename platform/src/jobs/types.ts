/** Types of the job queue. */
import type { Trx } from '../db/index.ts';
import type { Logger } from '../monitoring/log.ts';

/** Input of a job's handler. */
export interface JobContext<Data> {
  data: Data;
  /** ID of the job, the same in all attempts. */
  jobId: string;
  /** 0 for the first attempt. */
  attempt: number;
  /** Whether the job fails permanently if this attempt fails. */
  isLastTry: boolean;
  /** Aborted if the job is canceled or times out, or the process stops. */
  signal: AbortSignal;
  log: Logger;
}

/** Options of a type of job. */
export interface JobOptions<Data = never> {
  /** Retries after a failure or crash. Default 3. */
  retryLimit?: number;
  /** Seconds before the first retry, doubled for each further one up to a minute. Default 1. */
  retryDelay?: number;
  /** Timeout of an attempt in seconds. Default 3600. */
  expireInSeconds?: number;
  /** Concurrent jobs of this type per process. Default 1. */
  concurrency?: number;
  /** Concurrent jobs of one owner per process, so that other owners' jobs can run. Default unlimited. */
  concurrencyOfOwner?: number;
  /** Display name for operators, e.g. 'Mails'. Default: its name. */
  title?: string;
  /**
   * Called for a job that failed permanently, also if its handler couldn't report it: its process ended in each
   * attempt, or each timed out. For jobs that users see, and that would otherwise block the next one forever. Runs as a
   * job, with retries.
   */
  givenUp?: (data: Data) => Promise<void>;
}

/** A recurring task. One of all instances on a database runs it, and a missed one runs soon after the next start. */
export interface CleanUp {
  /** Name for operators and the log: 'old emails'. Unique over all areas and versions. */
  name: string;
  /** Cron schedule in UTC. */
  schedule: string;
  /** Runs the task. Failures are retried, and shown to operators in the end. */
  run(signal: AbortSignal): Promise<void>;
}

/** Options of queuing a job. */
export interface EnqueueOptions {
  /**
   * At most one job of this type with this key waits; further ones aren't added.
   * A running job doesn't count, because it may have started before the new one's cause. With `concurrency` 1, the
   * default, a process runs them one after another.
   */
  singletonKey?: string;
  /** Adds the job in this transaction: it exists if and only if the transaction commits. */
  trx?: Trx;
  /** Delay in seconds. */
  startAfter?: number;
  /** Owner of the job, for `concurrencyOfOwner`. */
  owner?: string;
  /** Owner of the job, and how many of this type can wait for them; further ones aren't added. */
  share?: { owner: string; most: number };
}

/** Background work: rows in the database, run here, retried, and resumed after a restart. */
export interface Jobs {
  /** Defines a type of job. Call before `start`, once per type. */
  defineJob<Data extends object>(
    name: string,
    handler: (context: JobContext<Data>) => Promise<void>,
    options?: JobOptions<Data>,
  ): void;
  /** Defines all recurring tasks, which run one after another. Call before `start`, once. */
  defineCleanUps(cleanUps: readonly CleanUp[]): void;
  /** Adds a job. @returns its ID; null if one with the same singleton key is waiting, or too many of its owner */
  enqueue(name: string, data: object, options?: EnqueueOptions): Promise<string | null>;
  /** Cancels a waiting or running job. Aborts the handler's signal. */
  cancel(name: string, jobId: string): Promise<void>;
  /** Lists all types of jobs by title, with their name and how many wait, run, and recently failed. */
  queues(): Promise<Queue[]>;
  /** Returns the display name of a queue. */
  titleOf(name: string): string;
  /** Retries a failed job. @returns false if it doesn't exist */
  retry(jobId: string): Promise<boolean>;
  /** Prepares the queue to accept jobs, without running any. */
  start(): Promise<void>;
  /** Starts to run jobs. Call after every area has started. */
  work(): Promise<void>;
  /** Waits up to ten seconds for handlers, then aborts them. Their jobs are retried at the next start. */
  stop(): Promise<void>;
}

/** A type of job with its counts. */
export interface Queue {
  name: string;
  title: string;
  waiting: number;
  active: number;
  failed: number;
}
