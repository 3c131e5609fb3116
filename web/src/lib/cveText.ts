/** What each status of a CVE is called. */
export const cveStatusText = {
  ACTIVE: 'Active',
  REPORTED: 'Reported',
  MITIGATED: 'Mitigated',
  CLEARED: 'Cleared',
  DISPUTED: 'Disputed',
  UNKNOWN: 'Unknown',
} as const;

/** What a CVE is to a product, as OpenVEX has it. */
export const vexStatusText = {
  NOT_AFFECTED: 'Not affected',
  AFFECTED: 'Affected',
  FIXED: 'Fixed',
  UNDER_INVESTIGATION: 'Under investigation',
  UNKNOWN: 'Unknown',
} as const;

/** Ranges and versions that a line has room for. */
const MOST_PARTS = 3;

/** What an advisory affects, for one line: the first parts of its match spec, and how many more there are. The page of the CVE has them all. */
export function shortSpec(spec: string): string {
  const parts = spec.split('|');
  const more = parts.length - MOST_PARTS;
  return more > 0 ? `${parts.slice(0, MOST_PARTS).join('|')} and ${more} more` : spec;
}
