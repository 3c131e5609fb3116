/** Text of who holds something. */
export const exposureText = {
  title: 'Environments that hold it',
  what: 'environments that hold it',
  table: 'Environments and their owners',
  held: (environments: number, owners: number) =>
    `${environments === 1 ? 'One environment' : `${environments} environments`} of ${owners === 1 ? 'one person' : `${owners} people`} ${environments === 1 ? 'holds' : 'hold'} it, as they were last registered.`,
  nobody: 'No environment that is registered holds it.',
  environment: 'Environment',
  owner: 'Owner',
  own: 'Yours',
  holds: 'Holds',
  device: 'Device',
  updated: 'Registered',
  packages: (all: readonly string[], most: number) =>
    all.length > most ? `${all.slice(0, most).join(', ')} and ${all.length - most} more` : all.join(', '),
  previous: 'Previous',
  next: 'Next',
  first: 'These are the first.',
  last: 'These are the last.',
  range: (from: string, to: string, all: string) => `${from}–${to} of ${all}`,
  pageTitle: 'Who has it',
  pageLead: 'A package, a match spec or a CVE: which environments hold it, and whose they are.',
  ask: 'Package, match spec or CVE',
  askHelp: 'Such as numpy, “numpy <2” or CVE-2021-41495',
  find: 'Find',
} as const;
