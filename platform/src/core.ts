import type { RequestHandler } from 'express';
import type { Config } from './config.ts';
import type { Connection, Db } from './db/index.ts';
import type { Route } from './http/index.ts';
import type { Jobs } from './jobs/index.ts';
import type { Logger } from './log.ts';

/** What every area is made from. */
export interface Core {
  config: Config;
  db: Db;
  connection: Connection;
  jobs: Jobs;
  log: Logger;
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
  /** Called once, after the database and the job queue, before any job is worked and before the first request. */
  start?(): Promise<void>;
  /** Called once at shutdown, after the last request; jobs may still be at work, and the database is still there. */
  stop?(): Promise<void>;
}
