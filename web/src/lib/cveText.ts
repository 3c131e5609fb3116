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
