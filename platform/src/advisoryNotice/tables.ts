/** Tables of advisory alerts (migrations 0102 and 0330). */
import type { Table } from '../db/index.ts';

/** Row of `advisory_notice`: an advisory that affects served files of a channel. */
export type AdvisoryNoticeTable = Table<'advisory_notice'>;

/** Row of `advisory_look`: the last check of a channel. */
export type AdvisoryLookTable = Table<'advisory_look'>;

/** Row of `advisory_finding`: a period in which an advisory affects served files of a package version. */
export type AdvisoryFindingTable = Table<'advisory_finding'>;

declare module '../db/tables.ts' {
  interface Tables {
    advisory_notice: AdvisoryNoticeTable;
    advisory_finding: AdvisoryFindingTable;
    advisory_look: AdvisoryLookTable;
  }
}
