/** What people said of a fault in files of a conda package, in the words of CVE statuses and of OpenVEX: docs/decisions/advisories.md. */
import { statementAbout } from '../advisory/vex.ts';
import type { VexJustification, VexProduct, VexStatement, VexStatus } from '../advisory/vex.ts';
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

/** The status that a statement of OpenVEX gives: the way back from {@link VEX_OF_STATUS}. That somebody has a repair in hand is no reason to stop counting what is affected. */
export const STATUS_OF_VEX: Readonly<Record<VexStatus, CveStatus>> = {
  affected: 'active',
  not_affected: 'cleared',
  fixed: 'mitigated',
  under_investigation: 'reported',
};

/** A statement about files of one conda package. */
export interface Curation extends Pick<VexStatement, 'ids' | 'products' | 'own' | 'at'> {
  /** Of the conda package, in lower case. */
  name: string;
  status: CveStatus;
  vex: VexStatus;
  /** What tells it from others; statements without one that say the same are one. */
  id?: string;
  /** Who says it, such as the title of an organization. */
  by?: string;
  /** Why the product is not affected, by a word of OpenVEX. */
  justification?: VexJustification | null;
  /** Why, in words. */
  note?: string;
}

/** Why a product is not affected, as a clause. */
export const JUSTIFICATION_TEXT: Readonly<Record<VexJustification, string>> = {
  component_not_present: 'the component is not in it',
  vulnerable_code_not_present: 'the vulnerable code is not in it',
  vulnerable_code_not_in_execute_path: 'the vulnerable code is never run',
  vulnerable_code_cannot_be_controlled_by_adversary: 'nobody from outside can reach the vulnerable code',
  inline_mitigations_already_exist: 'it protects itself against it',
};

/** The statuses of OpenVEX in words. */
export const VEX_TEXT: Readonly<Record<VexStatus, string>> = {
  affected: 'affected',
  not_affected: 'not affected',
  fixed: 'fixed',
  under_investigation: 'under investigation',
};

/** What somebody whose name may be told said, as a clause: 'Acme says: not affected, the vulnerable code is never run'. */
export function curationText({
  by = '',
  vex,
  justification,
  note = '',
}: Pick<Curation, 'by' | 'vex' | 'justification' | 'note'>): string {
  const why = [...(justification ? [JUSTIFICATION_TEXT[justification]] : []), ...(note === '' ? [] : [note])];
  return [`${by} says: ${VEX_TEXT[vex]}`, ...why].join(', ');
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
