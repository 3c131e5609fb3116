/** VEX statements about conda packages, in terms of CVE statuses and OpenVEX: docs/decisions/advisories.md. */
import { statementAbout } from '../advisory/vex.ts';
import type { VexJustification, VexProduct, VexStatement, VexStatus } from '../advisory/vex.ts';
import type { Advisory } from './advisories.ts';
import type { RecordView } from './columns.ts';
import type { CveStatus } from './vocabulary.ts';

/** OpenVEX name of each CVE status (WIZ-57). Only 'cleared' means not affected. */
export const VEX_OF_STATUS: Readonly<Record<CveStatus, VexStatus>> = {
  active: 'affected',
  mitigated: 'affected',
  cleared: 'not_affected',
  reported: 'under_investigation',
  disputed: 'under_investigation',
};

/**
 * CVE status of each OpenVEX status, the inverse of {@link VEX_OF_STATUS}. A planned fix doesn't make a file less
 * affected.
 */
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
  /** Distinguishes statements. Without it, equal statements are one. */
  id?: string;
  /** The author, such as an organization's title. */
  by?: string;
  /** Why the product isn't affected, as an OpenVEX justification. */
  justification?: VexJustification | null;
  /** Why, in words. */
  note?: string;
}

/** Justifications as a clause. */
export const JUSTIFICATION_TEXT: Readonly<Record<VexJustification, string>> = {
  component_not_present: 'the component is not in it',
  vulnerable_code_not_present: 'the vulnerable code is not in it',
  vulnerable_code_not_in_execute_path: 'the vulnerable code is never run',
  vulnerable_code_cannot_be_controlled_by_adversary: 'attackers can’t reach the vulnerable code',
  inline_mitigations_already_exist: 'it protects itself against it',
};

/** The statuses of OpenVEX in words. */
export const VEX_TEXT: Readonly<Record<VexStatus, string>> = {
  affected: 'affected',
  not_affected: 'not affected',
  fixed: 'fixed',
  under_investigation: 'under investigation',
};

/**
 * Describes a VEX statement, with its author if public, as a clause: 'Acme says: not affected, the vulnerable code is
 * never run'.
 */
export function curationText({
  by = '',
  vex,
  justification,
  note = '',
}: Pick<Curation, 'by' | 'vex' | 'justification' | 'note'>): string {
  const why = [...(justification ? [JUSTIFICATION_TEXT[justification]] : []), ...(note === '' ? [] : [note])];
  return [`${by} says: ${VEX_TEXT[vex]}`, ...why].join(', ');
}

/** Whether a statement applies only to some builds of a version. */
export function speaksOfBuilds({ products }: Pick<Curation, 'products'>): boolean {
  const narrower = ({ build, subdir }: VexProduct) => build !== undefined || subdir !== undefined;
  return products.some(narrower);
}

/**
 * Selects the statement that applies to a record and an advisory: own ones first, then the most exact product, then the
 * newest.
 */
export function curationOf(
  said: readonly Curation[],
  record: RecordView,
  { id, aliases = [] }: Pick<Advisory, 'id' | 'aliases'>,
): Curation | undefined {
  return statementAbout(said, record, new Set([id, ...aliases]), new Map());
}
