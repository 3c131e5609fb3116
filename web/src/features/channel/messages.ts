import { formatNumber } from '../../lib/format.ts';

/** Text of an organization's overview and of its channels. */
export const text = {
  what: { channels: 'channels', channel: 'channel', packages: 'packages', cves: 'CVEs', runs: 'runs', organization: 'organization' },
  overview: {
    plan: 'Plan', members: 'Members', channels: 'Channels', policies: 'Policies', all: 'All channels',
    createChannel: 'Create channel', createPolicy: 'Create policy',
    attention: 'Needs attention',
    quiet: 'Nothing needs attention',
    quietText: 'No run and no sync has failed, and no channel serves a file with a high or critical CVE.',
    runFailed: 'Policy run failed', syncFailed: 'Sync failed', on: 'on',
    seeRun: 'See run', seeSync: 'See sync', seeFiles: 'See files',
    servedBy: (channels: string) => `Served by ${channels}`,
    published: (day: string) => `published ${day}`,
    stillServes: 'The channel still serves what it served before.',
  },
  plans: { FREE_SUBSCRIPTION: 'Free', STARTER_SUBSCRIPTION: 'Starter', COMMERCIAL_SUBSCRIPTION: 'Pro', SECURITY_SUBSCRIPTION: 'Business', ENTERPRISE_SUBSCRIPTION: 'Enterprise', PLATFORM_SUBSCRIPTION: 'Platform', UNKNOWN: 'Unknown' },
  onlyAdmins: 'Only admins of the organization can do this.',
  list: {
    title: 'Channels', table: 'Channels table', channel: 'Channel', policy: 'Policy', lastRun: 'Last run', served: 'Files served', refused: 'Refused', share: 'Share', worst: 'Worst CVE served', changed: 'Changed',
    noPolicy: 'None applied', unsynced: 'Not synced yet', revision: (revision: number) => `r${revision}`,
    none: 'No channels yet', noneText: 'A channel is what conda, mamba and pixi install from.',
  },
  area: { none: 'No organizations yet', noneText: 'Channels belong to organizations. Create one, or ask an admin of one to invite you.', create: 'Create organization', all: (title: string) => `All channels of ${title}`, table: (title: string) => `Channels of ${title}`, failed: 'The channels of this organization could not be loaded.' },
  share: (served: number, refused: number) => `${formatNumber(served)} allowed, ${formatNumber(refused)} refused`,
  privacy: { INTERNAL: 'Internal', PRIVATE: 'Private', PUBLIC: 'Public', UNKNOWN: 'Unknown' },
  privacyHelp: { INTERNAL: 'Every member of the organization can read it.', PRIVATE: 'Admins, and members of groups tied to it.', PUBLIC: 'Everybody can read it, also without an account.' },
  type: {
    DEFAULT: 'Default', VIRTUAL: 'Virtual', EXTERNAL_MIRROR: 'External mirror', PRODUCT: 'Product', HOSTED: 'Hosted', COMMUNITY_MAINTAINED: 'Community maintained', PRODUCT_HOSTED_PYTHON: 'Python packages of a product', UNKNOWN: 'Unknown',
  },
  over: (sources: string) => `over ${sources}`,
  facts: { type: 'Type', packages: 'Packages', size: 'Size', platforms: 'Platforms', synced: 'Synced', never: 'never', mirrorOf: 'of' },
  actions: { editPolicy: 'Edit policy', applyPolicy: 'Apply policy', applyOther: 'Apply another policy', removePolicy: 'Remove policy', more: 'More actions', sync: 'Sync now', cancelSync: 'Cancel sync', cancelRun: 'Cancel run', delete: 'Delete channel' },
  removal: { title: 'Remove the policy?', text: (policy: string, channel: string) => `'${policy}' no longer decides what ${channel} serves: after the run, clients see every file.`, no: 'Keep it', yes: 'Remove policy' },
  strip: {
    label: 'Applied policy', revision: (revision: number) => `revision ${revision}`, none: 'No policy', noneText: 'Clients see every file of this channel.', viewRun: 'View run', toMirror: 'Open the mirror', pendingRevision: (revision: number) => `revision ${revision} is being brought into force`,
    took: (at: string, duration: string) => `${at}, in ${duration}`, allowed: (count: string) => `${count} allowed`, refused: (count: string) => `${count} refused`, failedKeeps: 'The channel serves what it served before.',
  },
  progress: { run: (policy: string) => `Policy run${policy ? ` of ${policy}` : ''}`, sync: 'Sync', records: (count: string) => `${count} records read`, keeps: 'The channel serves what it served until the end.' },
  tabs: { label: 'Channel', packages: 'Packages', cves: 'CVEs', policy: 'Policy', mirror: 'Mirror', groups: 'Groups', settings: 'Settings' },
  packages: {
    filter: 'Filter packages', decision: 'Decision', all: 'All', someRefused: 'Some refused', noneLeft: 'None left', table: 'Packages table', name: 'Package', latest: 'Latest allowed', license: 'License', allowed: 'Allowed', refused: 'Refused', worst: 'Worst CVE served', updated: 'Updated',
    empty: 'No packages yet', emptyHosted: 'Publish a package to this channel, and it is listed here.', emptyMirror: 'The mirror has not been synced. A sync copies what its source lists.', noMatch: (q: string) => `No package matches ‘${q}’`, noMatchFilter: 'No package matches the filter', clear: 'Clear filters', clearText: 'Try another part of the name, or clear the filters.',
  },
  cves: { filter: 'Filter CVEs', table: 'CVEs table', id: 'CVE', severity: 'Severity', status: 'Status', packages: 'Packages', fixed: 'Fixed in', files: 'Files', served: 'Served', published: 'Published', empty: 'No CVEs known', emptyText: 'No file of this channel is hit by a CVE that the hub knows.', noMatch: (q: string) => `No CVE matches ‘${q}’` },
  status: { ACTIVE: 'Active', REPORTED: 'Reported', MITIGATED: 'Mitigated', CLEARED: 'Cleared', DISPUTED: 'Disputed', UNKNOWN: 'Unknown' },
  runs: {
    title: 'Runs', table: 'Runs table', state: 'State', policy: 'Policy', started: 'Asked for', took: 'Took', added: 'Came', removed: 'Went', perPlatform: 'Files per platform, last completed run', perPlatformTable: 'Platforms table', platform: 'Platform', before: 'Before', after: 'After', went: 'Removed',
    empty: 'No runs yet', emptyText: 'A run computes what the channel serves when a policy is applied, changed or taken off.', noPolicy: 'Without a policy', reason: (error: string) => `It failed: ${error}`,
  },
  mirror: { title: 'Mirror', source: 'Source', synced: 'Last synced', state: 'State', records: 'Records read', failed: 'The last sync failed.', none: 'Not synced yet', noneText: 'A sync reads the source and copies its records into this channel.' },
  groups: { title: 'Groups', group: 'Group', none: 'No groups', noneText: 'No group of the organization is tied to this channel.' },
  settings: {
    privacy: 'Privacy', privacyText: 'Who may read the channel.', save: 'Save', saved: 'Privacy saved.', danger: 'Delete this channel', dangerText: 'Its packages, its policy runs and its addresses are gone for everybody who installs from it.', delete: 'Delete channel', onlyDefault: 'The default channel cannot be deleted.',
    deleteTitle: (name: string) => `Delete channel ${name}?`, deleteText: (files: string) => `${files} go. Whoever installs from here is refused from then on. This cannot be undone.`, type: (name: string) => `Type ${name} to delete it`, keep: 'Keep it', mismatch: 'Type the name of the channel first.', deleted: (name: string) => `Channel ${name} deleted`,
  },
  create: {
    title: 'Create channel', name: 'Name', nameHelp: 'Lower-case letters, digits, dash, dot and underscore.', description: 'Description', type: 'Where its packages come from', privacy: 'Who may read it', sources: 'Source channels', sourcesHelp: 'The first one wins where two have the same file.',
    hosted: 'Hosted', hostedHelp: 'Packages that you publish to it.', virtual: 'Virtual', virtualHelp: 'Other channels of the organization, seen through a policy.', mirror: 'External mirror', mirrorHelp: 'A copy of a channel elsewhere, brought by a sync.',
    source: 'Address of the channel', sourceHelp: 'For example https://conda.anaconda.org/conda-forge, or a folder on the hub.', check: 'Check source', usable: 'This source can be mirrored.', submit: 'Create channel', created: (name: string) => `Channel ${name} created`,
    sourceRequired: 'Enter the address of the channel to copy.', sourcesRequired: 'Choose at least one source channel.', suggestion: (name: string) => `${name} is free.`,
  },
  install: {
    title: 'Install from this channel', tokenAccess: (channel: string) => `Token Access: ${channel}`, tool: 'Tool', token: 'YOUR_TOKEN', expires: (day: string) => `expires ${day}`, never: 'does not expire', get: 'Get my token', copy: 'Copy with my token', copyPlain: 'Copy', replace: 'Replace my token', shownOnce: 'Your token stands in the command. It is shown only now; keep it like a password.', hidden: 'The hub does not show a token twice. Replace it to see a new one.',
    replaceTitle: 'Replace your token?', replaceText: 'The old token stops working at once, wherever it is in use.', replaceNo: 'Keep it', replaceYes: 'Replace it', only: 'As the only channel', publicNote: 'The channel is public: no token is needed.', package: 'PACKAGE',
  },
  eula: {
    title: 'License agreement for package access', no: 'Not now', yes: 'Accept and get my token',
    intro: 'Your token lets conda, mamba and pixi install what your organization allows. You are asked once in this browser.',
    points: [
      'The token is personal. Do not share it, do not publish it in files or images, and replace it when somebody may have seen it.',
      'Every package has a license of its own, which holds for whoever installs it. The hub does not change these licenses.',
      'Packages are provided as they are, without warranty. A policy lowers risks; it does not prove that a package is safe.',
      'Your organization sees when the token was last used, and may end it at any time.',
    ],
  },
  changed: { title: 'Changed by the last run', all: 'All runs', allowed: 'files came', refused: 'files went' },
} as const;
