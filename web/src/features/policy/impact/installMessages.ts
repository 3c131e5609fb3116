import { count, formatNumber } from '../../../lib/format.ts';

/** What is left still installs, or does not. */
export const installText = {
  title: 'What can be installed',
  sum: (allowed: number, platform: string, broken: number) =>
    `Of ${count(allowed, 'file')} that stay on ${platform}, ${formatNumber(broken)} could not be installed.`,
  lost: (packages: number, platform: string) => `${count(packages, 'package')} lost on ${platform}.`,
  before: (files: number) => `${formatNumber(files)} of them cannot without a policy either.`,
  none: 'What stays can be installed as before.',
  unchecked: (files: number) =>
    `Of ${count(files, 'file')} on all platforms it was not looked at whether what they need excludes one another.`,
  tooMany: 'The dependencies of this channel are too many to tell what can be installed.',
  platform: 'Platform',
  causes: 'Root causes',
  causesOn: (platform: string) => `Root causes on ${platform}`,
  columns: { needs: 'Needed', rule: 'Refused by', files: 'Files', packages: 'Packages' },
  conflict: 'What they need excludes one another',
  lostOn: (platform: string) => `Packages lost on ${platform}`,
  firstLost: (shown: number, all: number) => `The first ${formatNumber(shown)} of ${formatNumber(all)}.`,
  probes: 'Probes',
  probesHold: (probes: number) => `${count(probes, 'probe')} can be installed.`,
  probesFail: (probes: number) => `${count(probes, 'probe')} would fail:`,
  probeOn: (label: string, platform: string) => `${label} on ${platform}`,
  probeRequired: 'required',
  probeFailsNow: 'It fails now, too.',
  propose: 'Propose exceptions',
  proposed: 'Proposed exceptions',
  pick: {
    package: 'Package',
    reason: 'Refused for',
    letsIn: 'Lets in',
    score: 'Worst CVE',
  },
  exploited: 'known to be exploited',
  smallest: 'No smaller set of packages brings them back.',
  notSmallest: 'The time for the search ended: a smaller set may do.',
  back: (targets: number, files: number, before: number, after: number) =>
    `Together they bring back ${count(targets, 'package')} that others need most and ${count(files, 'file')} in all: ${formatNumber(before)} → ${count(after, 'package')} lost, all platforms together.`,
  notRepairable: (names: readonly string[]) => `No exception brings back ${names.join(', ')}.`,
  nothing: 'No exception is needed.',
  add: (exceptions: number) =>
    exceptions === 0 ? 'Add exceptions' : `Add ${count(exceptions, 'exception')} to the exclusions`,
  chooseFirst: 'Choose at least one exception.',
  added: (exceptions: number) => `${count(exceptions, 'exception')} added to the exclusions`,
} as const;
