import { count, formatNumber } from '../../../lib/format.ts';

/** Text of the impact preview. */
export const impactText = {
  title: 'Impact',
  on: 'on',
  perChannel: {
    label: 'Impact by channel',
    channel: 'Channel',
    broken: 'Not installable by it',
    lost: 'Packages lost',
    waiting: 'Being worked out',
    unknown: 'too many to look at',
    probes: (failing: number) =>
      failing === 1 ? 'A required probe would fail' : `${formatNumber(failing)} required probes would fail`,
  },
  onChannel: 'Impact on',
  also: 'also applied to',
  noChannel: 'There is no channel to try it on yet.',
  computing: 'Working out the impact',
  stale: 'Correct the marked fields to bring these numbers up to date.',
  incomplete: 'Correct the marked fields to see the impact.',
  missing: (what: string) => `To see the impact, correct this first. ${what}`,
  comparedWith: (channel: string, policy: string) =>
    `${channel} has the policy ${policy} now. The numbers compare this draft with what that policy allows.`,
  failed: 'The impact could not be worked out.',
  again: 'Try again',
  files: 'files,',
  going: (files: number) => `${formatNumber(files)} going`,
  coming: (files: number) => `${formatNumber(files)} coming`,
  unpublished:
    'This channel is not published yet: its first run is under way or waits. Clients see nothing so far, so every file that stays counts as coming.',
  unchanged: 'nothing changes',
  change: (before: number, after: number) => `${formatNumber(before)} → ${formatNumber(after)}`,
  bar: (now: number, going: number, coming: number) =>
    `${formatNumber(now)} files now, ${formatNumber(going)} going, ${formatNumber(coming)} coming`,
  mostLost: 'Most files lost',
  columns: { package: 'Package', files: 'Files', reason: 'Reason' },
  all: (packages: number) => `All ${formatNumber(packages)}`,
  servedNow: 'Served now',
  goingName: 'Going',
  comingName: 'Coming',
  servedAfter: 'Served after',
  byRule: 'By rule',
  byPlatform: 'By platform',
  noRule: 'No rule takes or brings a file.',
  packages: (packages: number) => `${formatNumber(packages)} ${packages === 1 ? 'package' : 'packages'}`,
  seeAll: 'See all',
  seeFewer: 'See fewer',
  nonePackages: 'None.',
  listOf: (title: string) => `${title}: packages`,
  noneLeft: 'no file left',
  firstOf: (shown: number, total: number) =>
    `The first ${formatNumber(shown)} of ${formatNumber(total)}, most files first.`,
  checked: (checked: number, all: number, channel: string) =>
    `CVE rules see ${formatNumber(checked)} of ${formatNumber(all)} packages of ${channel}; of the others no CVE is known to the hub.`,
  unscored: (files: number) =>
    `${count(files, 'served file')} ${files === 1 ? 'has' : 'have'} a CVE without a score, which no rule on a score sees.`,
  undecided: (files: number) => `For ${count(files, 'served file')} a CVE gives no versions that can be compared.`,
  excepted: (files: number) =>
    `${count(files, 'file')} ${files === 1 ? 'is' : 'are'} served only because an exclusion names ${files === 1 ? 'it' : 'them'}: exclusions stand above every rule, the platform included.`,
  refuses: (files: number, channel: string) => `Refuses ${count(files, 'file')} of ${channel}.`,
  refusesNothing: (channel: string) => `Refuses nothing of ${channel} that the rules before it do not refuse already.`,
  refusesNoneOf: 'Refuses nothing.',
  cveRulesRefuseNothing: 'The CVE rules refuse nothing.',
  leftOut: (statuses: string) => `This rule leaves out ${statuses}.`,
  csv: 'CSV',
  addedInDraft: (names: string) => `${names} added`,
  removedInDraft: (names: string) => `${names} removed`,
  inDraft: (what: string) => `${what} in this draft`,
  changedInDraft: 'Changed',
  wouldGo: (files: number) => `${formatNumber(files)} ${files === 1 ? 'file' : 'files'} would go`,
  wouldCome: (files: number) => `${formatNumber(files)} would come`,
  filesWouldCome: (files: number) => `${formatNumber(files)} ${files === 1 ? 'file' : 'files'} would come`,
} as const;

/** A difference with its sign; a true minus. */
export const signed = (value: number): string =>
  value > 0 ? `+${formatNumber(value)}` : value < 0 ? `−${formatNumber(-value)}` : '0';
