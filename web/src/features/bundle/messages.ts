import { formatNumber } from '../../lib/format.ts';

const files = (count: number): string => (count === 1 ? '1 file' : `${formatNumber(count)} files`);

/** Text of bundles. */
export const text = {
  title: 'Bundles',
  what: 'bundles',
  lead: (channel: string) => `Export ${channel} to a signed file and import it into an air-gapped hub.`,
  make: 'Export bundle',
  makeText:
    'Contains the index and package files that clients currently see. Files the mirror hasn’t downloaded yet are downloaded first.',
  which: 'Contents',
  all: 'All served files',
  since: 'Only files added since the last bundle',
  environment: (name: string, device: string, platform: string) => `Packages for ${name} on ${device} (${platform})`,
  makeNow: 'Export',
  asked: 'Exporting bundle',
  coming: 'Importing bundle',
  key: 'Signing key',
  keyText:
    'A hub must trust this key before it can import this hub’s bundles. Send the key separately from the bundle.',
  copyKey: 'Copy key',
  list: 'Exports and imports',
  none: 'No bundles yet',
  noneText: 'You can download exported bundles for seven days.',
  columns: { bundle: 'Bundle', state: 'State', files: 'Files', size: 'Size', by: 'Requested by', at: 'When' },
  made: (snapshot: number | null) => (snapshot === null ? 'Exported' : `Exported snapshot ${snapshot}`),
  brought: (file: string) => `Imported ${file}`,
  part: { since: 'incremental', environment: 'one environment' },
  missing: (count: number, names: string) =>
    `${count === 1 ? '1 build' : `${formatNumber(count)} builds`} in the environment ${count === 1 ? 'isn’t' : 'aren’t'} available: ${names}`,
  download: 'Download',
  downloadOf: (snapshot: number | null) => `Download bundle for snapshot ${snapshot ?? ''}`,
  gone: 'Deleted user',
  incoming: 'Import bundle',
  incomingText: (folder: string) => `To import a bundle, an operator copies it to ${folder} in the hub’s data folder.`,
  trusted: 'Trusted keys',
  noneTrusted: 'No trusted keys. To add one, an operator runs: npm run bundle -- trust KEY --title NAME',
  noneIncoming: 'No bundles in the folder',
  incomingColumns: { file: 'File', from: 'From', news: 'Changes', act: 'Actions' },
  signed: (keyId: string) => `signed by ${keyId}`,
  news: (fresh: number, unchanged: number, withdrawn: number) =>
    [
      `${files(fresh)} new`,
      ...(unchanged > 0 ? [`${formatNumber(unchanged)} unchanged`] : []),
      ...(withdrawn > 0 ? [`${formatNumber(withdrawn)} yanked here`] : []),
    ].join(', '),
  refused: 'Can’t import:',
  bring: 'Import',
  bringFile: (file: string) => `Import ${file}`,
  anyway: 'Import anyway',
  anywayFile: (file: string) => `Import ${file} anyway`,
  nothingNew: 'Already up to date.',
} as const;
