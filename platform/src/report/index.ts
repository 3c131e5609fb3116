/** The report area: what clients asked of the channels, counted, and the reports over it. */
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
  /** Where requests for channels are noted. */
  requests: RequestLog;
}

/** Counts are written this often: what a killed process loses at most. A timer of each process, for each has noted its own. */
const WRITE_MS = 10_000;

/** Counts of requests that are written into the database for as long as they are kept. */
export interface CountsWriter {
  requests: RequestLog;
  writer: Writer;
  /** Begins to write, and learns which organizations have single clients noted. */
  start(): Promise<void>;
  /** Writes what is left. */
  stop(): Promise<void>;
}

/** Makes the counts of requests and what writes them. */
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

/** Makes the report area. */
export function createReports(core: Core, { channels }: Pick<ChannelArea, 'channels'>): ReportArea {
  const { db } = core;
  const kept = createCountsWriter(core);
  return {
    routes: reportRoutes(new Reports(db, channels, kept.writer)),
    requests: kept.requests,
    cleanUps: [
      { name: 'old counts of requests', schedule: HOURLY, run: () => deleteOld(db) },
      { name: 'old counts of what watched policies would refuse', schedule: HOURLY, run: () => deleteOldWatched(db) },
    ],
    start: () => kept.start(),
    stop: () => kept.stop(),
  };
}
