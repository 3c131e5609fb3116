/** The tables of the advisory area (migration 0002). */
import type { Table } from '../db/index.ts';

/** A range of affected versions as it is stored (OSV). */
export interface StoredRange {
  introduced?: string;
  fixed?: string;
  last_affected?: string;
}

/**
 * Row of `advisory`.
 * - `score`: CVSS, 0.0 to 10.0.
 */
export type AdvisoryTable = Table<'advisory'>;

/** Row of `advisory_package`. */
export type AdvisoryPackageTable = Table<
  'advisory_package',
  {
    ranges: StoredRange[];
  }
>;

/** The only row of `advisory_revision`; it counts up with every change of advisories. */
export type AdvisoryRevisionTable = Table<'advisory_revision'>;

declare module '../db/tables.ts' {
  interface Tables {
    advisory: AdvisoryTable;
    advisory_package: AdvisoryPackageTable;
    advisory_revision: AdvisoryRevisionTable;
  }
}
