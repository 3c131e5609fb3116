import { count, formatNumber, truncate } from '../../lib/format.ts';

/** Names of a list that are written out. */
const MOST_NAMES = 12;

const named = (names: readonly string[], all: number): string =>
  `${names.slice(0, MOST_NAMES).join(', ')}${all > MOST_NAMES ? ` and ${formatNumber(all - Math.min(names.length, MOST_NAMES))} more` : ''}`;

/** Text of a run's page. */
export const runText = {
  what: 'run',
  whatChanges: 'changes',
  policyTab: 'Policy',
  title: (policy: string, revision: number) => `Run of ${policy}, revision ${revision}`,
  without: 'Run without a policy',
  none: 'There is no such run',
  noneText: 'It may have gone with its channel, or belongs to another one.',
  toChannel: 'Show the channel',
  askedFor: 'Asked for',
  by: 'By',
  hub: 'the hub, or an account that is gone',
  began: 'Began',
  ended: 'Ended',
  took: 'Took',
  phase: 'Phase',
  failed: 'The run failed. The channel goes on serving what it served.',
  held: 'The run was held back: required probes would fail. The channel goes on serving what it served.',
  release: 'Publish after all',
  released: 'Publishing. The new run stands in the channel.',
  releaseTitle: 'Publish although required probes fail?',
  releaseText: 'Clients see what the policy leaves from then on, without what the probes ask for.',
  releaseNo: 'Go on holding it back',
  probes: 'Probes that fail',
  probe: { label: 'Probe', platform: 'Platform', detail: 'Why' },
  canceled: 'The run was canceled. The channel goes on serving what it served.',
  perPlatform: 'Files per platform',
  installability: 'What can be installed',
  installable: {
    platform: 'Platform',
    allowed: 'Files served',
    broken: 'Cannot be installed',
    newly: 'Because of the policy',
    lost: 'Packages lost',
  },
  becameLost: (platform: string, names: readonly string[], all: number) =>
    `On ${platform} ${count(all, 'package')} became uninstallable: ${named(names, all)}.`,
  lostBecause: (spec: string | null, rule: string | null, names: readonly string[], all: number) =>
    `${spec === null ? 'What they need excludes one another' : `Nothing that can be installed meets ${spec}`}${rule === null ? '' : ` (${rule})`}: ${named(names, all)}.`,
  regained: (platform: string, names: readonly string[], all: number) =>
    `On ${platform} ${count(all, 'package')} can be installed again: ${named(names, all)}.`,
  unchecked: (files: number) =>
    `Of ${count(files, 'file')} on all platforms there was no time to find out whether what they need excludes one another.`,
  changes: 'What came and went',
  change: 'Change',
  came: 'Came',
  went: 'Went',
  filter: 'Filter by file name',
  table: 'Changes table',
  file: 'File',
  platform: 'Platform',
  package: 'Package',
  version: 'Version',
  reason: 'Reason',
  reasonsGone:
    'The reasons of these changes are not kept any more: the hub keeps those of the newest publications of a channel, as many as its operator says (KEPT_PUBLICATIONS). What came and went is listed still.',
  nothing: { ADDED: 'Nothing came', REMOVED: 'Nothing went' },
  nothingText: 'No other file changed its state with this run.',
  noMatch: (q: string) => `No file matches ‘${truncate(q, 60)}’`,
  clear: 'Clear the filter',
  csv: 'CSV',
  csvOf: 'All changes as CSV',
  csvName: (org: string, channel: string) => `${org}-${channel}-policy-delta.csv`,
} as const;
