/** What people said of a fault in files of a conda package, in the words of CVE statuses and of OpenVEX: docs/decisions/advisories.md. */
import { statementAbout } from '../advisory/vex.ts';
import type { VexProduct, VexStatement, VexStatus } from '../advisory/vex.ts';
import type { Advisory } from './advisories.ts';
import type { RecordView } from './columns.ts';
import type { CveStatus } from './vocabulary.ts';

/** What OpenVEX calls a status that somebody gives (WIZ-57). Only 'cleared' says that a product is not affected. */
export const VEX_OF_STATUS: Readonly<Record<CveStatus, VexStatus>> = {
  active: 'affected',
  mitigated: 'affected',
  cleared: 'not_affected',
  reported: 'under_investigation',
  disputed: 'under_investigation',
};

/** A statement about files of one conda package. */
export interface Curation extends Pick<VexStatement, 'ids' | 'products' | 'own' | 'at'> {
  /** Of the conda package, in lower case. */
  name: string;
  status: CveStatus;
  vex: VexStatus;
}

/** Whether a statement is about some builds of a version only. */
export function speaksOfBuilds({ products }: Pick<Curation, 'products'>): boolean {
  const narrower = ({ build, subdir }: VexProduct) => build !== undefined || subdir !== undefined;
  return products.some(narrower);
}

/** The statement that counts for a record and an advisory: own ones first, then the most exactly named product, then the newest. */
export function curationOf(
  said: readonly Curation[],
  record: RecordView,
  { id, aliases = [] }: Pick<Advisory, 'id' | 'aliases'>,
): Curation | undefined {
  return statementAbout(said, record, new Set([id, ...aliases]), new Map());
}
