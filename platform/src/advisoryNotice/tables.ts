/** The tables of advisory notices (migration 0102). */
import type { Table } from '../db/index.ts';

/** Row of `advisory_notice`: a fault that hits files which a channel serves. */
export type AdvisoryNoticeTable = Table<'advisory_notice'>;

/** Row of `advisory_look`: what of a channel was looked at last. */
export type AdvisoryLookTable = Table<'advisory_look'>;

declare module '../db/tables.ts' {
  interface Tables {
    advisory_notice: AdvisoryNoticeTable;
    advisory_look: AdvisoryLookTable;
  }
}
