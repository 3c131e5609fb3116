/** The report area: what clients asked of the channels, counted, and the reports over it. */
import type { ChannelArea } from '../channel/index.ts';
import type { Area, Core } from '../core.ts';
import { HOURLY } from '../jobs/index.ts';
import type { RequestBook } from '../repo/index.ts';
import { Book } from './book.ts';
import { reportRoutes } from './routes.ts';
import { Reports } from './service.ts';
import { deleteOld, deleteOldWatched } from './store.ts';
import './tables.ts';
import { Writer } from './writer.ts';

/** The report area of a hub. */
export interface ReportArea extends Area {
  /** Where requests for channels are noted. */
  book: RequestBook;
}

/** Counts are written this often: what a killed process loses at most. A timer of each process, for each has noted its own. */
const WRITE_MS = 10_000;

/** A book that is written into the database for as long as it is kept. */
export interface KeptBook {
  book: RequestBook;
  writer: Writer;
  /** Begins to write, and learns which organizations have single clients noted. */
  start(): Promise<void>;
  /** Writes what is left. */
  stop(): Promise<void>;
}

/** Makes a book and what writes it. */
export function keepBook({ db, log }: Pick<Core, 'db' | 'log'>): KeptBook {
  const book = new Book();
  const writer = new Writer(db, book, log);
  book.onFull(() => void writer.write());
  let timer: NodeJS.Timeout | undefined;
  return {
    book,
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
  const kept = keepBook(core);
  return {
    routes: reportRoutes(new Reports(db, channels, kept.writer)),
    book: kept.book,
    cleanUps: [
      { name: 'old counts of requests', schedule: HOURLY, run: () => deleteOld(db) },
      { name: 'old counts of what watched policies would refuse', schedule: HOURLY, run: () => deleteOldWatched(db) },
    ],
    start: () => kept.start(),
    stop: () => kept.stop(),
  };
}
