import { count } from '../../lib/format.ts';

/** Text of the policy list, the wizard and applying. Texts that the specification words exactly keep its punctuation. */
export const text = {
  policies: 'Policies',
  what: 'policies',
  policy: 'Policy',
  create: 'Create policy',
  adminsOnly: 'Only admins of the organization can do this.',
  filter: 'Filter by name', order: 'Order', orders: { updated: 'Last changed', name: 'Name' }, csv: 'CSV', csvOf: 'Policies as CSV',
  columns: { name: 'Policy', rules: 'Rules', revision: 'Revision', channels: 'Channels', updated: 'Updated', actions: 'Actions' },
  none: 'No policies yet',
  noneText: 'A policy decides which packages your people may install.',
  noMatch: (q: string) => `No policy matches ‘${q}’`,
  noMatchText: 'The filter looks for a part of the name.',
  clearFilter: 'Clear filter',
  appliedNowhere: 'Not applied',
  menu: (name: string) => `Actions for ${name}`,
  view: 'View',
  edit: 'Edit',
  history: 'History',
  historyOf: (revision: number) => `Revision ${revision}: history`,
  apply: 'Apply to a channel',
  delete: 'Delete',
  created: 'Policy successfully created!',
  edited: 'Policy successfully edited!',
  deleted: (name: string) => `Policy ${name} deleted.`,
  undo: 'Undo',
  restored: (name: string) => `Policy ${name} is back.`,
  rolledBack: (from: number, to: number) => `Revision ${from} is back, as revision ${to}.`,
  runStarted: (channels: readonly string[]) => `A run brings it into force on ${listed(channels)}.`,
  applyIt: 'Apply it to a channel',
} as const;

/** 'a', 'a and b', 'a, b and c'. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

/** Text of the wizard. */
export const wizardText = {
  titles: { create: 'Create Policy', edit: 'Edit Policy', view: 'View Policy' },
  what: 'policy',
  noSuch: 'No such policy',
  noSuchText: 'It may have been deleted. The list has those that are there now.',
  backToList: 'Back to the list',
  revision: (name: string, revision: number) => `${name}, revision ${revision}`,
  revisionTo: (name: string, revision: number) => `${name}, revision ${revision} → ${revision + 1}`,
  unsaved: (changes: number) => count(changes, 'unsaved change'),
  steps: 'Steps',
  stepNotReady: 'Complete the steps before it first.',
  previous: '< Previous',
  next: 'Next >',
  cancel: 'Cancel',
  closeView: 'Back to the list',
  confirm: { create: 'Create Policy', edit: 'Save', view: 'Save' },
  viewOnly: 'You are viewing this policy. Open it with Edit to change it.',
  editThis: 'Edit policy',
  close: { title: 'Leave without saving?', text: (changes: number) => `${changes === 0 ? 'Nothing is changed yet' : count(changes, 'unsaved change')}. A discarded draft cannot be brought back.`, save: 'Save', discard: 'Discard draft', keep: 'Keep editing' },
  errorsLeft: 'Some fields need to be corrected before the policy can be saved.',
  details: { lead: 'A name that says where or for whom the rules are.', name: 'Policy name', description: 'Description', descriptionHelp: 'Optional. What it is for, and whom to ask.' },
  packages: {
    lead: 'A package is added when it meets every rule here. An empty rule considers all.',
    platform: 'Platform', license: 'License', names: 'Package names',
    operator: (field: string) => `${field} operator`,
    in: 'in', notIn: 'not in',
    allPlatforms: 'Empty: all platforms are considered.',
    allLicenses: 'By family. Empty: all licenses are considered.',
    byFamily: 'By family.',
    placeholder: 'Package name, = < >, and version; ex: airflow<1.0',
    namesHelp: 'Space or leaving the field adds a name.',
    matchSpecHelp: 'Matchspec help',
    dependencies: 'Include dependencies', dependenciesHelp: 'Adds what the names need, from this channel', dependenciesOff: 'Enter a package name to be able to add what it needs.',
    signed: 'Only signed packages', signedHelp: 'Unsigned and unverified files are left out',
    legacy: 'Keep legacy packages', legacyHelp: 'Files served before a run stay served',
    onlyThese: (values: string) => `Only ${values}: everything else is refused.`, allBut: (values: string) => `${values} refused: everything else is added.`, turn: 'Refuse them instead', turnBack: 'Add only them instead',
    created: 'Package creation date', until: 'Up to', byDate: 'a date', byAge: 'an age', age: 'Nothing younger than', days: 'days', ageHelp: 'Counted from when this hub saw a file first; what was there at the first sync counts from its own date. It moves along every day.',
    from: 'From', to: 'To', dateFormat: 'yyyy-MM-dd', pick: (field: string) => `Choose the ${field} date`,
  },
  cves: {
    lead: 'A package is removed when one of its CVEs meets every line of a rule. An empty rule removes nothing.',
    rule: (number: number) => `CVE rule ${number}`,
    score: 'CVE score', scoreHelp: 'Whole number from 0 to 10. Empty: any score.', tenthsHelp: 'From 0 to 10 with one decimal. Empty: any score.', tenths: 'Tenths', tenthsTitle: 'Take scores with one decimal, such as 7.5',
    comparison: 'How the score is compared', comparators: { greater_than_equal_to: 'at least', greater_than: 'more than', less_than_equal_to: 'at most', equal: 'exactly' },
    bands: 'Set by severity', from: (severity: string, score: number) => `${severity}, ${score}`,
    status: 'CVE status', statusHelp: 'None chosen: any status.',
    allowlist: 'CVE allowlist', allowlistHelp: 'CVEs that this rule overlooks.', allowlistPlaceholder: 'CVE-2014-1234',
    add: 'Add a CVE rule', remove: 'Remove',
  },
  exclusions: {
    lead: 'Packages named here are served whatever the other rules say, on every platform and whatever their CVEs.',
    rule: (number: number) => `Exclusion ${number}`,
    names: 'Package names', add: 'Add an exclusion', remove: 'Remove',
    combine: 'A package is excluded from the rules when it meets', any: 'any of them', all: 'all of them',
  },
  removeGroup: (group: string) => `Remove ${group}`,
  options: { none: 'No more choices', list: (field: string) => `${field}: choices` },
  notes: {
    rules: (number: number) => count(number, 'rule'),
    score: (score: string) => `Score ${score}`,
    names: (number: number) => count(number, 'name'),
  },
  review: {
    appliedTo: 'Applied to', revision: 'Revision', saved: 'Saved', by: (name: string) => `by ${name}`,
    region: 'Review', edit: 'Edit', editSection: (section: string) => `Edit ${section}`,
    details: 'Details', packages: 'Package Rules', cves: 'CVE Rules', exclusions: 'Exclusions',
    name: 'Name', description: 'Description', platform: 'Platform', license: 'License', names: 'Names', created: 'Created', dependencies: 'Dependencies', signed: 'Signed only', legacy: 'Keep legacy',
    score: 'Score', status: 'Status', allowlist: 'Allowlist', combine: 'Combined by',
    age: (days: number) => `nothing younger than ${count(days, 'day')}`,
    all: 'all', none: 'none', anyTime: 'any time', included: 'included', no: 'no', yes: 'yes',
    from: (date: string) => `from ${date}`, until: (date: string) => `until ${date}`,
    noCves: 'No CVE rules.', noExclusions: 'No exclusions.',
  },
  savingStarts: (channels: readonly string[]) => `Saving starts a run on ${listed(channels)}`,
  summary: 'Policy Summary',
  summaryEmpty: 'Nothing is ruled out: every package is served.',
  tip: 'Tip',
  help: {
    rulesLink: 'How rules combine',
    rulesTitle: 'How rules combine',
    rules: [
      'A file is added when it meets every package rule. A rule without values asks for nothing.',
      'A file is removed when any CVE rule catches it: score, status and allowlist of one rule are looked at for one and the same CVE.',
      'Exclusions stand above both: what they name is served.',
      'Nothing changes for clients before the policy is saved and applied to a channel.',
    ],
    specTitle: 'Matchspec help',
    specLead: 'A matchspec names packages as conda does: a name, then a version, a range or a pattern.',
    specColumns: { kind: 'Kind', example: 'Example', meaning: 'Meets' },
  },
  mismatch: {
    title: 'This policy does not match the form.',
    text: 'Saving it here would write what the form shows.',
    forms: { package: 'Package rules', cve: 'CVE rules', exclusions: 'Exclusions' },
    numbered: (form: string, number: number) => `${form} ${number}`,
    missing: 'missing', redundant: 'redundant', notAllowed: 'not allowed',
  },
} as const;

/** The six kinds of match specs that the help shows (WIZ-35). */
export const matchSpecExamples = [
  { kind: 'Name only', example: 'numpy', meaning: 'every version of numpy' },
  { kind: 'Exact version', example: 'pillow==10.2.0', meaning: 'only 10.2.0' },
  { kind: '>=', example: 'requests>=2.32.4', meaning: '2.32.4 and later' },
  { kind: '<=', example: 'airflow<=2.9', meaning: '2.9 and earlier' },
  { kind: 'Range', example: 'python>=3.10,<3.14', meaning: 'from 3.10 up to, not including, 3.14' },
  { kind: 'Regex in brackets', example: "numpy[version='^1\\.2[0-9].*$']", meaning: 'versions whose text fits the expression' },
] as const;

/** The tip of each step: a sentence with examples in `code`, written between backticks. */
export const tips = [
  'Name it after the place it protects, such as `Production baseline` or `CI images`. Letters, digits, underscore, dash and spaces.',
  'To forbid one release but keep the rest, choose ‘not in’ and name it exactly: `xz=5.6.*` or `pillow==10.2.0`.',
  'Score `7` with status `active` and `reported` removes what is high or critical and not yet handled. Put a CVE you have looked into on the allowlist: `CVE-2021-41496`.',
  'Keep one package although a rule removes it: `pytorch`, or only the release you tested: `readline==8.2`.',
  'Look at what would go before you confirm. Exclude a package you need, such as `pyqt>=5.15`, or raise the score.',
] as const;
