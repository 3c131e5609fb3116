/** The tables of advisory notices (migrations 0102 and 0330). */
import type { Table } from '../db/index.ts';

/** Row of `advisory_notice`: a fault that hits files which a channel serves. */
export type AdvisoryNoticeTable = Table<'advisory_notice'>;

/** Row of `advisory_look`: what of a channel was looked at last. */
export type AdvisoryLookTable = Table<'advisory_look'>;

/** Row of `advisory_finding`: a stretch of time in which a fault hits served files of a package's version. */
export type AdvisoryFindingTable = Table<'advisory_finding'>;

declare module '../db/tables.ts' {
  interface Tables {
    advisory_notice: AdvisoryNoticeTable;
    advisory_finding: AdvisoryFindingTable;
    advisory_look: AdvisoryLookTable;
  }
}
