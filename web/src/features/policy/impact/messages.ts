import { count, formatNumber } from '../../../lib/format.ts';

/** Text of the impact preview. */
export const impactText = {
  title: 'Impact',
  on: 'on',
  perChannel: {
    label: 'Impact by channel',
    channel: 'Channel',
    broken: 'Newly uninstallable files',
    lost: 'Newly uninstallable packages',
    waiting: 'Calculating',
    unknown: 'too many to check',
    probes: (failing: number) =>
      failing === 1 ? '1 required check would fail' : `${formatNumber(failing)} required checks would fail`,
  },
  onChannel: 'Impact on',
  also: 'also applied to',
  noChannel: 'Create a channel to preview the impact.',
  computing: 'Calculating impact',
  stale: 'Fix the marked fields to update these numbers.',
  incomplete: 'Correct the marked fields to see the impact.',
  missing: (what: string) => `To see the impact, correct this first. ${what}`,
  comparedWith: (channel: string, policy: string) =>
    `${channel} has the policy ${policy} now. The numbers compare this draft with what that policy allows.`,
  failed: 'Couldn’t calculate the impact.',
  again: 'Try again',
  files: 'files,',
  going: (files: number) => `${formatNumber(files)} removed`,
  coming: (files: number) => `${formatNumber(files)} added`,
  unpublished: 'This channel isn’t published yet, so every allowed file counts as added.',
  unchanged: 'no changes',
  change: (before: number, after: number) => `${formatNumber(before)} → ${formatNumber(after)}`,
  bar: (now: number, going: number, coming: number) =>
    `${formatNumber(now)} files now, ${formatNumber(going)} removed, ${formatNumber(coming)} added`,
  mostLost: 'Most affected packages',
  columns: { package: 'Package', files: 'Files', reason: 'Reason' },
  all: (packages: number) => `View all ${formatNumber(packages)}`,
  servedNow: 'Served now',
  goingName: 'Removed',
  comingName: 'Added',
  servedAfter: 'Served after',
  byRule: 'By rule',
  byPlatform: 'By platform',
  noRule: 'No rule removes or adds files.',
  packages: (packages: number) => `${formatNumber(packages)} ${packages === 1 ? 'package' : 'packages'}`,
  seeAll: 'Show all',
  seeFewer: 'Show fewer',
  nonePackages: 'None.',
  listOf: (title: string) => `${title}: packages`,
  noneLeft: 'no files left',
  firstOf: (shown: number, total: number) => `Showing ${formatNumber(shown)} of ${formatNumber(total)}, by file count.`,
  checked: (checked: number, all: number, channel: string) =>
    `CVE data covers ${formatNumber(checked)} of ${formatNumber(all)} packages in ${channel}. CVE rules don’t affect the others.`,
  unscored: (files: number) =>
    `${count(files, 'served file')} ${files === 1 ? 'has' : 'have'} an unscored CVE, which score rules ignore.`,
  undecided: (files: number) => `${count(files, 'served file')} may be affected by a CVE without comparable versions.`,
  excepted: (files: number) =>
    `${count(files, 'file')} ${files === 1 ? 'is' : 'are'} served only because of an exclusion. Exclusions override every rule, including platform rules.`,
  refuses: (files: number, channel: string) => `Blocks ${count(files, 'file')} in ${channel}.`,
  refusesNothing: (channel: string) => `Blocks no additional files in ${channel}.`,
  refusesNoneOf: 'Blocks nothing.',
  cveRulesRefuseNothing: 'The CVE rules block nothing.',
  leftOut: (statuses: string) => `This rule ignores ${statuses}.`,
  csv: 'CSV',
  addedInDraft: (names: string) => `${names} added`,
  removedInDraft: (names: string) => `${names} removed`,
  inDraft: (what: string) => `${what} in this draft`,
  changedInDraft: 'Changed',
  wouldGo: (files: number) => `Would remove ${formatNumber(files)} ${files === 1 ? 'file' : 'files'}`,
  wouldCome: (files: number) => `would add ${formatNumber(files)}`,
  filesWouldCome: (files: number) => `Would add ${formatNumber(files)} ${files === 1 ? 'file' : 'files'}`,
} as const;

/** A difference with its sign; a true minus. */
export const signed = (value: number): string =>
  value > 0 ? `+${formatNumber(value)}` : value < 0 ? `−${formatNumber(-value)}` : '0';
