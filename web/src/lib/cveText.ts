import { count, formatNumber } from './format.ts';

/** Labels of CVE statuses. */
export const cveStatusText = {
  ACTIVE: 'Active',
  REPORTED: 'Reported',
  MITIGATED: 'Mitigated',
  CLEARED: 'Cleared',
  DISPUTED: 'Disputed',
  UNKNOWN: 'Unknown',
} as const;

/** Labels of OpenVEX statuses. */
export const vexStatusText = {
  NOT_AFFECTED: 'Not affected',
  AFFECTED: 'Affected',
  FIXED: 'Fixed',
  UNDER_INVESTIGATION: 'Under investigation',
  UNKNOWN: 'Unknown',
} as const;

/** The recorded decision on a CVE, in one line. */
export const decisionText = (by: string, status: keyof typeof vexStatusText, partly: boolean): string =>
  `${by} says: ${vexStatusText[status].toLowerCase()}${partly ? ', for some files' : ''}`;

/** Text of missing CVE data. */
export const cveDataText = {
  noneOnHub: 'This hub has no CVE data yet. Until it does, CVE rules block nothing.',
  noneOf: (channel: string) =>
    `No package in ${channel} is checked for CVEs. Until the hub has CVE data for it, CVE rules block nothing there.`,
  toFeeds: 'Turn on feeds',
  askOperator: 'Ask the operator of the hub to turn on its CVE feeds.',
};

/** Describes how many files with high or critical CVEs a channel serves despite CVE rules, and their CVE statuses. */
export function seriousText(
  channel: string,
  files: number,
  byStatus: readonly { status: keyof typeof cveStatusText; fileCount: number }[],
): string {
  const statuses = byStatus.map(({ status, fileCount }) => `${cveStatusText[status]} (${formatNumber(fileCount)})`);
  return `${channel} serves ${count(files, 'file')} with high or critical CVEs. ${statuses.length === 1 ? 'Their status' : 'Their statuses'}: ${statuses.join(', ')}.`;
}

/** Ranges and versions that a line has room for. */
const MOST_PARTS = 3;

/**
 * Describes an advisory's affected versions in one line: the first parts of its match spec, and the number of others.
 * The CVE's page has all.
 */
export function shortSpec(spec: string): string {
  const parts = spec.split('|');
  const more = parts.length - MOST_PARTS;
  return more > 0 ? `${parts.slice(0, MOST_PARTS).join('|')} and ${more} more` : spec;
}
