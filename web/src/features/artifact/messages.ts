import { formatNumber } from '../../lib/format.ts';

/** Text of a package's page. */
export const text = {
  what: { package: 'package', versions: 'versions', files: 'files', dependencies: 'dependencies', dependants: 'dependants', cves: 'CVEs', explanation: 'explanation' },
  channels: 'Channels',
  facts: { latest: 'Latest allowed', none: 'none left', license: 'License', worst: 'Worst CVE served', home: 'Home', files: 'Files', filesOf: (allowed: number, all: number) => `${formatNumber(allowed)} of ${formatNumber(all)} allowed`, updated: 'Updated' },
  copyInstall: 'Copy install command',
  copiedFor: (installer: string, name: string, version: string) => `Command of ${installer} for ${name} ${version} copied`,
  token: 'YOUR_TOKEN', tokenMissing: 'Put your channel token in place of YOUR_TOKEN.', tokenPlace: 'It is issued on the channel\u2019s page.',
  noInstall: 'The policy leaves no version of this package.',
  tabs: { label: 'Package', versions: 'Versions', files: 'Files', dependencies: 'Dependencies', dependants: 'Dependants', cves: 'CVEs' },
  decision: { label: 'Decision', all: 'All', allowed: 'Allowed', refused: 'Refused' },
  versions: {
    table: 'Versions table', version: 'Version', decision: 'Decision', reason: 'Reason', worst: 'Worst CVE', released: 'Released', perPlatform: 'Files per platform', some: (allowed: number, all: number) => `${formatNumber(allowed)} of ${formatNumber(all)}`,
    shown: (shown: number, all: number) => `${formatNumber(shown)} of ${formatNumber(all)} versions`, older: 'Show older', noMatch: 'No version matches the filter', clear: 'Clear filters', why: (version: string) => `${version}, why`,
  },
  files: {
    table: 'Files table', file: 'File', platform: 'Platform', anyPlatform: 'Any platform', decision: 'Decision', size: 'Size', trust: 'Trust', made: 'Made', download: 'Download', downloadOf: (file: string) => `Download ${file}`, noMatch: 'No file matches the filter', onlyVersion: (version: string) => `Only version ${version}`,
  },
  trust: { SIGNED: 'signed', UNSIGNED: 'unsigned', UNVERIFIED: 'unverified' },
  dependencies: { table: 'Dependencies table', name: 'Package', specs: 'Match specs in use', here: 'In this channel', missing: 'Not in this channel', system: 'Given by the system', refused: 'No version left', allowed: 'Allowed', empty: 'No dependencies', emptyText: 'Its newest allowed files need nothing else.' },
  dependants: { table: 'Dependants table', name: 'Package', files: 'Files that need it', empty: 'No dependants', emptyText: 'No package of this channel needs it.' },
  cves: { table: 'CVEs table', id: 'CVE', severity: 'Severity', status: 'Status', affected: 'Affected', fixed: 'Fixed in', published: 'Published', empty: 'None known', emptyText: 'The CVEs of this hub that name this package hit none of its versions here.', unchecked: 'Not checked', uncheckedText: 'No CVE of this hub names this package. Whether it is vulnerable is not known.' },
  status: { ACTIVE: 'active', REPORTED: 'reported', MITIGATED: 'mitigated', CLEARED: 'cleared', DISPUTED: 'disputed', UNKNOWN: 'unknown' },
  refused: {
    label: 'Why it is refused', by: 'Refused by', whole: (files: number) => `None of its ${formatNumber(files)} files can be installed.`, others: (rules: number) => `Other versions are refused by ${rules === 1 ? 'another rule' : `${formatNumber(rules)} other rules`}; each row says by which.`,
    noPolicy: 'Refused', see: 'See how the policy decided', ask: 'Can change it',
  },
  ask: {
    subject: (name: string, version: string, channel: string) => `Please allow ${name} ${version} in ${channel}`, lead: (name: string, version: string, channel: string) => `I need ${name} ${version} from ${channel}, and the policy refuses it.`,
    package: 'Package', file: 'File', channel: 'Channel', policy: 'Policy', rule: 'Rule', answer: 'What clients are told', page: 'Page', purpose: 'What I need it for:', link: (names: string) => `Write to ${names}`,
  },
  why: {
    refusedBy: (rules: number) => (rules === 1 ? 'One rule refuses it:' : `${formatNumber(rules)} rules refuse it:`), clientSays: 'conda prints:',
    refused: 'Why you cannot install it', allowed: 'Why you can install it', how: 'How the policy decided', policy: 'Policy', revision: (revision: number) => `, revision ${revision}`, since: 'In force since', setBy: (name: string) => `, set by ${name}`, canChange: 'Can change it', admins: (names: string) => `${names} (${names.includes(',') ? 'admins' : 'admin'})`,
    use: (version: string) => `Use ${version} instead`, nearest: 'The nearest allowed version.', noneLeft: 'No version left', noneLeftText: 'The policy leaves no version of this package.', noPolicy: 'No policy is applied to this channel: clients see every file.', gone: 'There is no such file in this channel.', copy: 'Copy', fixedIn: (version: string) => `Fixed in ${version}`, passed: 'Nothing in it concerns this file.', cves: (shown: string) => `and ${shown} more`, file: 'File',
  },
} as const;
