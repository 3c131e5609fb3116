/** The tables of the advisory area (migration 0002). */
import type { CveStatus } from '@terrarium/domain/policy';
import type { ColumnType, Generated } from 'kysely';

/** A range of affected versions as it is stored (OSV). */
export interface StoredRange {
  introduced?: string;
  fixed?: string;
  last_affected?: string;
}

/** Row of `advisory`. */
export interface AdvisoryTable {
  id: string;
  /** CVSS, 0.0 to 10.0. */
  score: number | null;
  status: CveStatus;
  summary: Generated<string>;
  published_at: Date | null;
  modified_at: Date | null;
  refs: Generated<string[]>;
}

/** Row of `advisory_package`. */
export interface AdvisoryPackageTable {
  advisory_id: string;
  name: string;
  ranges: ColumnType<StoredRange[], string, string>;
  versions: Generated<string[]>;
}

/** The only row of `advisory_revision`; it counts up with every change of advisories. */
export interface AdvisoryRevisionTable {
  only_row: Generated<boolean>;
  revision: number;
}

declare module '../db/tables.ts' {
  interface Tables {
    advisory: AdvisoryTable;
    advisory_package: AdvisoryPackageTable;
    advisory_revision: AdvisoryRevisionTable;
  }
}
