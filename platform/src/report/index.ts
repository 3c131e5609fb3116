/** The report area: counts requests to channels, and reports on them. */
import type { ChannelArea } from '../channel/index.ts';
import type { Area, Core } from '../core.ts';
import { HOURLY } from '../jobs/index.ts';
import type { RequestLog } from '../repo/index.ts';
import { RequestCounts } from './counts.ts';
import { reportRoutes } from './routes.ts';
import { Reports } from './service.ts';
import { deleteOld, deleteOldWatched } from './store.ts';
import './tables.ts';
import { Writer } from './writer.ts';

/** The report area of a hub. */
export interface ReportArea extends Area {
  /** Log of requests to channels. */
  requests: RequestLog;
}

/**
 * Interval of writing counts, in ms: the most that a killed process loses.
 * Each process has its own timer and counts.
 */
const WRITE_MS = 10_000;

/** Writes counts of requests to the database. */
export interface CountsWriter {
  requests: RequestLog;
  writer: Writer;
  /** Starts writing, and reads which organizations record individual clients. */
  start(): Promise<void>;
  /** Writes the rest and stops. */
  stop(): Promise<void>;
}

/** Creates the counts of requests and their writer. */
export function createCountsWriter({ db, log }: Pick<Core, 'db' | 'log'>): CountsWriter {
  const requests = new RequestCounts();
  const writer = new Writer(db, requests, log);
  requests.onFull(() => void writer.write());
  let timer: NodeJS.Timeout | undefined;
  return {
    requests,
    writer,
    start: async () => {
      await writer.write();
      timer = setInterval(() => void writer.write(), WRITE_MS).unref();
    },
    stop: async () => {
      clearInterval(timer);
      await writer.write();
    },
  };
}

/** Creates the report area. */
export function createReports(core: Core, { channels }: Pick<ChannelArea, 'channels'>): ReportArea {
  const { db } = core;
  const kept = createCountsWriter(core);
  return {
    routes: reportRoutes(new Reports(db, channels, kept.writer)),
    requests: kept.requests,
    cleanUps: [
      { name: 'old counts of requests', schedule: HOURLY, run: () => deleteOld(db) },
      { name: 'old counts of monitored policies', schedule: HOURLY, run: () => deleteOldWatched(db) },
    ],
    start: () => kept.start(),
    stop: () => kept.stop(),
  };
}
