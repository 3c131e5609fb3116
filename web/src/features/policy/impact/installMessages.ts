import { count, formatNumber } from '../../../lib/format.ts';

/** Texts of installability. */
export const installText = {
  title: 'Installability',
  sum: (allowed: number, platform: string, broken: number) =>
    `${formatNumber(broken)} of ${count(allowed, 'allowed file')} on ${platform} couldn’t be installed.`,
  lost: (packages: number, platform: string) =>
    `${count(packages, 'package')} would become uninstallable on ${platform}.`,
  before: (files: number) => `${formatNumber(files)} of them can’t be installed without a policy either.`,
  none: 'Allowed files stay installable.',
  noneMissing: 'No allowed file loses a dependency.',
  unchecked: (files: number) => `${count(files, 'file')} not checked for dependency conflicts.`,
  pending: 'Checking installability…',
  tooMany: 'This channel has too many dependencies to check installability.',
  platform: 'Platform',
  causes: 'Root causes',
  causesOn: (platform: string) => `Root causes on ${platform}`,
  columns: { needs: 'Dependency', rule: 'Blocked by', files: 'Files', packages: 'Packages' },
  conflict: 'Conflicting dependencies',
  lostOn: (platform: string) => `Newly uninstallable packages on ${platform}`,
  firstLost: (shown: number, all: number) => `Showing ${formatNumber(shown)} of ${formatNumber(all)}.`,
  probes: 'Install checks',
  probesHold: (probes: number) => `${count(probes, 'check')} passed.`,
  probesFail: (probes: number) => `${count(probes, 'check')} would fail:`,
  probeOn: (label: string, platform: string) => `${label} on ${platform}`,
  probeRequired: 'required',
  probeFailsNow: 'Already failing.',
  propose: 'Suggest exceptions',
  proposed: 'Suggested exceptions',
  pick: {
    package: 'Package',
    reason: 'Blocked because',
    letsIn: 'Files allowed',
    score: 'Highest CVE score',
  },
  exploited: 'known exploited',
  smallest: 'This is the smallest possible set.',
  notSmallest: 'The search timed out. A smaller set may be enough.',
  back: (targets: number, files: number, before: number, after: number) =>
    `Restores ${count(targets, 'most-depended-on package')} and ${count(files, 'file')} in total. Uninstallable packages on all platforms: ${formatNumber(before)} → ${formatNumber(after)}.`,
  notRepairable: (names: readonly string[]) => `No exception can restore ${names.join(', ')}.`,
  nothing: 'No exceptions needed.',
  add: (exceptions: number) =>
    exceptions === 0 ? 'Add exceptions' : `Add ${count(exceptions, 'exception')} to the exclusions`,
  chooseFirst: 'Choose at least one exception.',
  added: (exceptions: number) => `${count(exceptions, 'exception')} added to the exclusions`,
} as const;
