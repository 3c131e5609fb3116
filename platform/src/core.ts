import type { RequestHandler } from 'express';
import type { Config } from './config.ts';
import type { Connection, Db } from './db/index.ts';
import type { Route } from './http/index.ts';
import type { SignInLimits } from './identity/index.ts';
import type { CleanUp, Jobs } from './jobs/index.ts';
import type { Logger } from './log.ts';
import type { SamplePart } from './sample-loader/index.ts';

/** What every area is made from. */
export interface Core {
  config: Config;
  db: Db;
  connection: Connection;
  jobs: Jobs;
  log: Logger;
  /** Other limits for sign-ins than the product's own; only tests set them. */
  signInLimits?: SignInLimits;
}

/** Something that answers requests outside the declared routes: the bytes of channels. It checks access itself. */
export interface RawHandler {
  /** Path prefix, e.g. `/repo`. */
  path: string;
  handler: RequestHandler;
}

/** What an area gives to the composition. */
export interface Area {
  routes: Route[];
  rawHandlers?: RawHandler[];
  /** What is to be done again and again, by one of all the platforms on the database. */
  cleanUps?: readonly CleanUp[];
  /** Its part of the sample hub. */
  sample?: SamplePart;
  /** Called once, after the database and the job queue, before any job is worked and before the first request. */
  start?(): Promise<void>;
  /** Called once at shutdown, after the last request; jobs may still be at work, and the database is still there. */
  stop?(): Promise<void>;
}
