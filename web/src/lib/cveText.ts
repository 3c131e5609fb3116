import { count, formatNumber } from './format.ts';

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

/** The recorded decision on a CVE, in one line. */
export const decisionText = (by: string, status: keyof typeof vexStatusText, partly: boolean): string =>
  `${by} says: ${vexStatusText[status].toLowerCase()}${partly ? ', for some of the files' : ''}`;

/** Text of missing CVE data. */
export const cveDataText = {
  noneOnHub: 'This hub has no CVE data yet. Until it does, no rule about known CVEs refuses anything.',
  noneOf: (channel: string) =>
    `No package of ${channel} is checked for CVEs. Until the hub has CVE data for it, no rule about known CVEs refuses anything there.`,
  toFeeds: 'Turn on feeds',
  askOperator: 'Ask the operator of the hub to turn on its CVE feeds.',
};

/** How many files with high or critical CVEs a channel serves although CVE rules are there, and which statuses those CVEs have. */
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

/** What an advisory affects, for one line: the first parts of its match spec, and how many more there are. The page of the CVE has them all. */
export function shortSpec(spec: string): string {
  const parts = spec.split('|');
  const more = parts.length - MOST_PARTS;
  return more > 0 ? `${parts.slice(0, MOST_PARTS).join('|')} and ${more} more` : spec;
}
