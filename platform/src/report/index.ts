/** The report area: what clients asked of the channels, counted, and the reports over it. */
import type { ChannelArea } from '../channel/index.ts';
import type { Area, Core } from '../core.ts';
import type { RequestBook } from '../repo/index.ts';
import { Book } from './book.ts';
import { reportRoutes } from './routes.ts';
import { Reports } from './service.ts';
import { deleteOld } from './store.ts';
import './tables.ts';
import { Writer } from './writer.ts';

/** The report area of a hub. */
export interface ReportArea extends Area {
  /** Where requests for channels are noted. */
  book: RequestBook;
}

/** Counts are written this often: what a killed process loses at most. */
const WRITE_MS = 10_000;
const HOUR = 3_600_000;
const RETENTION = 'report-retention';

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
  const { db, jobs, log } = core;
  const kept = keepBook(core);
  // One job for all processes: whoever comes first.
  jobs.defineJob(RETENTION, () => deleteOld(db), { title: 'Old counts of requests' });
  const tidy = (): void => {
    void jobs
      .enqueue(RETENTION, {}, { singletonKey: RETENTION })
      .catch((error: unknown) =>
        log.warn({ err: error }, 'old counts of requests stay for now; tried again in an hour'),
      );
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    routes: reportRoutes(new Reports(db, channels, kept.writer)),
    book: kept.book,
    start: async () => {
      await kept.start();
      timer = setInterval(tidy, HOUR).unref();
      tidy();
    },
    stop: async () => {
      clearInterval(timer);
      await kept.stop();
    },
  };
}
