import type { FindingsQuery } from '../../gen/cveFindings.ts';

type Finding = NonNullable<NonNullable<FindingsQuery['organization']>['findings']>['nodes'][number];

/** Where an advisory comes from: its id and its feed. */
const from = (advisory: string | null, feed: string | null): string =>
  advisory === null ? 'an advisory' : feed === null ? advisory : `${advisory} (${feed})`;

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

/** Text of findings and their history. */
export const text = {
  title: 'History of findings',
  what: 'the history of findings',
  of: (organization: string) => `History in ${organization}`,
  table: 'Findings table',
  cve: 'CVE',
  channel: 'Channel',
  file: 'Package',
  began: 'Found',
  over: 'Resolved',
  state: 'Findings',
  states: { all: 'All', standing: 'Open', over: 'Resolved' },
  csv: 'CSV',
  csvOf: 'Findings as CSV',
  csvName: (org: string, channel: string | undefined, cveId: string | undefined) =>
    `${[org, channel, cveId, 'findings'].filter((part) => part !== undefined).join('-')}.csv`,
  none: 'No history yet',
  noneText:
    'The hub notes here when a CVE first hits a file that is served, and when and why it does not any more. It looks a minute after every change of advisories and of what a channel serves.',
  noMatch: 'No finding of this kind',
  all: 'Show all findings',
  open: 'Open',
  files,
  begun: ({ begunBy, begunAdvisory, begunFeed }: Finding): string =>
    ({
      FIRST_LOOK: 'there when the hub looked first',
      SERVED: 'the file came, or is allowed again',
      ADVISORY: `${from(begunAdvisory, begunFeed)} came or changed`,
      IDENTITY: 'what the package is upstream changed',
      STATEMENT: 'what had cleared it ended',
      UNKNOWN: 'for a reason that this page does not know',
    })[begunBy],
  ended: ({ endedBy, endedAdvisory, endedFeed, endedNote }: Finding): string =>
    endedBy === null
      ? ''
      : {
          REFUSED: `refused by the policy${endedNote === null ? '' : `: ${endedNote}`}`,
          REMOVED: endedNote === null ? 'no longer in the channel' : `no longer in the channel; ${endedNote} is served`,
          STATEMENT: endedNote ?? 'declared harmless',
          WITHDRAWN: `${from(endedAdvisory, endedFeed)} was taken back`,
          ADVISORY: `${from(endedAdvisory, endedFeed)} changed`,
          IDENTITY: 'what the package is upstream changed',
          JOINED: `counted as ${endedNote ?? 'another id'}`,
          UNKNOWN: 'for a reason that this page does not know',
        }[endedBy],
};
