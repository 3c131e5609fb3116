import type { FindingsQuery } from '../../gen/cveFindings.ts';

type Finding = NonNullable<NonNullable<FindingsQuery['organization']>['findings']>['nodes'][number];

/** Source of an advisory: its ID and feed. */
const from = (advisory: string | null, feed: string | null): string =>
  advisory === null ? 'an advisory' : feed === null ? advisory : `${advisory} (${feed})`;

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

/** Text of findings and their history. */
export const text = {
  title: 'Finding history',
  what: 'finding history',
  of: (organization: string) => `History in ${organization}`,
  table: 'Findings',
  cve: 'CVE',
  channel: 'Channel',
  file: 'Package',
  began: 'Found',
  over: 'Resolved',
  state: 'Findings',
  states: { all: 'All', standing: 'Open', over: 'Resolved' },
  csv: 'CSV',
  csvOf: 'Export findings as CSV',
  csvName: (org: string, channel: string | undefined, cveId: string | undefined) =>
    `${[org, channel, cveId, 'findings'].filter((part) => part !== undefined).join('-')}.csv`,
  none: 'No history yet',
  noneText:
    'Shows when a CVE starts and stops affecting served files, and why. Updates about a minute after advisories or channel contents change.',
  noMatch: 'No matching findings',
  all: 'Show all findings',
  open: 'Open',
  files,
  begun: ({ openReason, openedByAdvisoryId, openedByFeed }: Finding): string =>
    ({
      FIRST_SCAN: 'already present at first scan',
      FILE_ADDED: 'file added or allowed again',
      ADVISORY_CHANGED: `${from(openedByAdvisoryId, openedByFeed)} added or updated`,
      MAPPING_CHANGED: 'upstream mapping changed',
      VEX_STATEMENT_ENDED: 'VEX statement ended',
      UNKNOWN: 'unknown reason',
    })[openReason],
  ended: ({ resolution, resolvedByAdvisoryId, resolvedByFeed, resolutionNote }: Finding): string =>
    resolution === null
      ? ''
      : {
          BLOCKED_BY_POLICY: `blocked by policy${resolutionNote === null ? '' : `: ${resolutionNote}`}`,
          FILE_REMOVED:
            resolutionNote === null
              ? 'no longer in the channel'
              : `no longer in the channel; ${resolutionNote} is served`,
          VEX_STATEMENT: resolutionNote ?? 'declared not affected',
          ADVISORY_WITHDRAWN: `${from(resolvedByAdvisoryId, resolvedByFeed)} was withdrawn`,
          ADVISORY_CHANGED: `${from(resolvedByAdvisoryId, resolvedByFeed)} changed`,
          MAPPING_CHANGED: 'upstream mapping changed',
          MERGED: `merged into ${resolutionNote ?? 'another ID'}`,
          UNKNOWN: 'unknown reason',
        }[resolution],
};
