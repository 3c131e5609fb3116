/** Text of the tabs and dialogs of a channel that are fetched when they are opened. */
export const laterText = {
  cves: { csv: 'CSV', csvOf: 'CVEs as CSV', csvName: (org: string, channel: string) => `${org}-${channel}-cves.csv`, filter: 'Filter CVEs', table: 'CVEs table', id: 'CVE', severity: 'Severity', status: 'Status', packages: 'Packages', fixed: 'Fixed in', files: 'Files', served: 'Served', published: 'Published', empty: 'None known', emptyText: (coverage: string) => `No CVE of this hub hits a file of this channel; ${coverage}. Of the others nothing is known.`,
    unchecked: 'Not checked', uncheckedText: 'No CVE of this hub names a package of this channel. Whether one of them is vulnerable is not known.', noMatch: (q: string) => `No CVE matches ‘${q}’` },
  files: {
    filter: 'Filter files', decision: 'Decision', decisions: { all: 'All', allowed: 'Allowed', refused: 'Refused' }, platform: 'Platform', anyPlatform: 'Any platform', table: 'Files table', file: 'File', package: 'Package', license: 'License', size: 'Size', made: 'Made', reason: 'Rule',
    csv: 'CSV', csvOf: 'All files with their decisions as CSV', empty: 'No files yet', noMatch: 'No file matches the filter', clear: 'Clear filters',
  },
  mirror: { title: 'Mirror', source: 'Source', synced: 'Last synced', state: 'State', records: 'Records read', failed: 'The last sync failed.', none: 'Not read yet', noneText: 'A sync reads the source and copies its records into this channel.' },
  settings: {
    description: 'Description', descriptionLabel: 'What the channel is for', descriptionHelp: 'Shown on the page of the channel to everybody who may read it.', saveDescription: 'Save description', descriptionSaved: 'Description saved.',
    privacy: 'Privacy', privacyText: 'Who may read the channel.', save: 'Save', saved: 'Privacy saved.', danger: 'Delete this channel', dangerText: 'Its packages, its policy runs and its addresses are gone for everybody who installs from it.', delete: 'Delete channel', onlyDefault: 'The default channel cannot be deleted.',
    deleteTitle: (name: string) => `Delete channel ${name}?`, deleteText: (files: string) => `${files} go. Whoever installs from here is refused from then on. This cannot be undone.`, type: (name: string) => `Type ${name} to delete it`, keep: 'Keep it', mismatch: 'Type the name of the channel first.', deleted: (name: string) => `Channel ${name} deleted`,
  },
  exposure: { title: 'Open these files to more people?', no: 'Leave it as it is', yes: 'Open them' },
  create: {
    name: 'Name', nameHelp: 'Lower-case letters, digits, dash, dot and underscore.', description: 'Description', type: 'Where its packages come from', privacy: 'Who may read it', sources: 'Source channels', sourcesHelp: 'The first one wins where two have the same file.',
    hosted: 'Hosted', hostedHelp: 'Packages of your own. It begins empty, and this version of the hub takes no uploads.', virtual: 'Virtual', virtualHelp: 'Other channels of the organization put together, under a policy of its own.', mirror: 'External mirror', mirrorHelp: 'A channel that you use today, such as conda-forge: its list of packages is copied at once and can be renewed by a sync. A policy decides what of it is served.',
    source: 'Address of the channel', sourceHelp: 'For example https://conda.anaconda.org/conda-forge, or a folder on the hub that its operator allows.', refusedSource: (reason: string) => `${reason} If it is right and only not reachable now, create the channel all the same.`, anyway: 'Create it all the same', check: 'Check source', usable: 'This source can be mirrored.', submit: 'Create channel', created: (name: string) => `Channel ${name} created`,
    sourceRequired: 'Enter the address of the channel to copy.', sourcesRequired: 'Choose at least one source channel.', suggestion: (name: string) => `${name} is free.`,
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
} as const;
