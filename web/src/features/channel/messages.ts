import { formatNumber } from '../../lib/format.ts';

/** Text of an organization's overview and of its channels. */
export const text = {
  what: { channels: 'channels', channel: 'channel', packages: 'packages', files: 'files', cves: 'CVEs', runs: 'runs', organization: 'organization' },
  plans: { FREE_SUBSCRIPTION: 'Free', STARTER_SUBSCRIPTION: 'Starter', COMMERCIAL_SUBSCRIPTION: 'Pro', SECURITY_SUBSCRIPTION: 'Business', ENTERPRISE_SUBSCRIPTION: 'Enterprise', PLATFORM_SUBSCRIPTION: 'Platform', UNKNOWN: 'Unknown' },
  onlyAdmins: 'Only admins of the organization can do this.',
  list: {
    title: 'Channels', create: 'Create channel', table: 'Channels table', channel: 'Channel', policy: 'Policy', lastRun: 'Last run', served: 'Files served', refused: 'Refused', share: 'Share', worst: 'Worst CVE served', changed: 'Changed',
    noPolicy: 'None applied', unread: 'Not read yet', revision: (revision: number) => `r${revision}`,
    none: 'No channels yet', noneText: 'A channel is what conda, mamba and pixi install from.',
  },
  share: (served: number, refused: number) => `${formatNumber(served)} allowed, ${formatNumber(refused)} refused`,
  privacyHelp: { INTERNAL: 'Every member of the organization can read it.', PRIVATE: 'Admins, and members of groups tied to it.', PUBLIC: 'Everybody can read it, also without an account.' },
  type: {
    DEFAULT: 'Default', VIRTUAL: 'Virtual', EXTERNAL_MIRROR: 'External mirror', PRODUCT: 'Product', HOSTED: 'Hosted', COMMUNITY_MAINTAINED: 'Community maintained', PRODUCT_HOSTED_PYTHON: 'Python packages of a product', UNKNOWN: 'Unknown',
  },
  over: (sources: string) => `over ${sources}`,
  facts: { type: 'Type', packages: 'Packages', cves: 'Worst CVE served', size: 'Size', platforms: 'Platforms', synced: 'Synced', never: 'never', mirrorOf: 'of' },
  actions: { editPolicy: 'Edit policy', applyPolicy: 'Apply policy', applyOther: 'Apply another policy', removePolicy: 'Remove policy', more: 'More actions', sync: 'Sync now', cancelSync: 'Cancel sync', cancelRun: 'Cancel run', delete: 'Delete channel' },
  removal: { title: 'Remove the policy?', text: (policy: string, channel: string) => `'${policy}' no longer decides what ${channel} serves: after the run, clients see every file.`, no: 'Keep it', yes: 'Remove policy' },
  strip: {
    label: 'Applied policy', revision: (revision: number) => `revision ${revision}`, none: 'No policy', noneText: 'Clients see every file of this channel.', viewRun: 'View run', toMirror: 'Open the mirror', pendingRevision: (revision: number) => `revision ${revision} is being brought into force`,
    took: (duration: string) => `, in ${duration}`, allowed: (count: string) => `${count} allowed`, refused: (count: string) => `${count} refused`, failedKeeps: 'The channel serves what it served before.',
  },
  progress: { run: (policy: string) => `Policy run${policy ? ` of ${policy}` : ''}`, sync: 'Sync', records: (count: string) => `${count} records read`, keeps: 'The channel serves what it served until the end.' },
  tabs: { label: 'Channel', packages: 'Packages', files: 'Files', cves: 'CVEs', policy: 'Policy', mirror: 'Mirror', groups: 'Groups', settings: 'Settings' },
  packages: {
    filter: 'Filter packages', csv: 'CSV', csvOf: 'Packages as CSV', decision: 'Decision', all: 'All', someRefused: 'Some refused', noneLeft: 'None left', table: 'Packages table', name: 'Package', latest: 'Latest allowed', license: 'License', allowed: 'Allowed', refused: 'Refused', worst: 'Worst CVE served', updated: 'Updated',
    empty: 'No packages yet', emptyHosted: 'Publish a package to this channel, and it is listed here.', emptyMirror: 'Its source lists none.', unreadText: 'The mirror has not read its source. A sync copies what is listed there.', readingText: 'The source is being read; its packages are listed here at the end.', noMatch: (q: string) => `No package matches ‘${q}’`, noMatchFilter: 'No package matches the filter', clear: 'Clear filters', clearText: 'Try another part of the name, or clear the filters.',
  },
  status: { ACTIVE: 'Active', REPORTED: 'Reported', MITIGATED: 'Mitigated', CLEARED: 'Cleared', DISPUTED: 'Disputed', UNKNOWN: 'Unknown' },
  install: { title: 'Install from this channel' },
  changed: { title: 'Changed by the last run', all: 'All runs', allowed: 'files came', refused: 'files went' },
} as const;
