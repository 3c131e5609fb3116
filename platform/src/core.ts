import type { RequestHandler } from 'express';
import type { Config } from './config.ts';
import type { Connection, Db } from './db/index.ts';
import type { ReadAs, Route } from './http/index.ts';
import type { SignInLimits } from './identity/index.ts';
import type { CleanUp, Jobs } from './jobs/index.ts';
import type { Logger } from './monitoring/log.ts';
import type { SamplePart } from './sample-loader/index.ts';

/** Dependencies of every area. */
export interface Core {
  config: Config;
  db: Db;
  connection: Connection;
  jobs: Jobs;
  log: Logger;
  /** Reads an address of this hub as a caller. The composition sets it. */
  readAs?: ReadAs;
  /** Limits of sign-ins, overridden only by tests. */
  signInLimits?: SignInLimits;
}

/** A handler outside the declared routes: files of channels. It checks access itself. */
export interface RawHandler {
  /** Path prefix, e.g. `/repo`. */
  path: string;
  handler: RequestHandler;
}

/** What an area provides to the composition. */
export interface Area {
  routes: Route[];
  rawHandlers?: RawHandler[];
  /** Cleanup jobs, run by one of all instances on the database. */
  cleanUps?: readonly CleanUp[];
  /** Its part of the sample hub. */
  sample?: SamplePart;
  /** Called once after the database and the job queue, before any job and the first request. */
  start?(): Promise<void>;
  /** Called once at shutdown, before open requests are awaited. Ends those that only wait. */
  release?(): void;
  /** Called once at shutdown, after the last request. Jobs may still run, and the database is available. */
  stop?(): Promise<void>;
}
