import { formatNumber } from '../../lib/format.ts';

const files = (count: number): string => (count === 1 ? '1 file' : `${formatNumber(count)} files`);

/** Text of bundles. */
export const text = {
  title: 'Bundles',
  what: 'bundles',
  lead: (channel: string) =>
    `What ${channel} serves, in a signed file that another hub brings in without a network, and what came that way.`,
  make: 'Make a bundle',
  makeText:
    'It holds the index entries and the bytes of what clients see now. What a mirror has not fetched yet is fetched first.',
  which: 'What it holds',
  all: 'Everything that the channel serves',
  since: 'Only what came since the bundle before',
  environment: (name: string, device: string, platform: string) => `What ${name} on ${device} needs (${platform})`,
  makeNow: 'Make bundle',
  asked: 'The bundle is being made',
  coming: 'The bundle is being brought in',
  key: 'Key',
  keyText:
    'Whoever brings in bundles of this hub has to trust this key. Give it to them by another way than the bundle.',
  copyKey: 'Copy the key',
  list: 'Bundles so far',
  none: 'No bundle yet',
  noneText: 'A bundle that is made stands here for a week, to be downloaded.',
  columns: { bundle: 'Bundle', state: 'State', files: 'Files', size: 'Size', by: 'Asked for by', at: 'When' },
  made: (snapshot: number | null) => (snapshot === null ? 'Made' : `Made of snapshot ${snapshot}`),
  brought: (file: string) => `Brought in: ${file}`,
  part: { since: 'since the one before', environment: 'for an environment' },
  missing: (count: number, names: string) =>
    `${count === 1 ? '1 build' : `${formatNumber(count)} builds`} of the environment ${count === 1 ? 'is' : 'are'} not served: ${names}`,
  download: 'Download',
  downloadOf: (snapshot: number | null) => `Download the bundle of snapshot ${snapshot ?? ''}`,
  gone: 'A deleted account',
  incoming: 'Bring a bundle in',
  incomingText: (folder: string) =>
    `Files that an operator puts into the folder ${folder} of the hub's data folder stand here.`,
  trusted: 'Trusted keys',
  noneTrusted: 'None. An operator adds one: npm run bundle -- trust KEY --title WHOSE',
  noneIncoming: 'Nothing lies in the folder',
  incomingColumns: { file: 'File', from: 'From', news: 'What it brings', act: 'To do' },
  signed: (keyId: string) => `signed with ${keyId}`,
  news: (fresh: number, unchanged: number, withdrawn: number) =>
    [
      `${files(fresh)} new`,
      ...(unchanged > 0 ? [`${formatNumber(unchanged)} there already`] : []),
      ...(withdrawn > 0 ? [`${formatNumber(withdrawn)} withdrawn here`] : []),
    ].join(', '),
  refused: 'Not taken:',
  bring: 'Bring in',
  bringFile: (file: string) => `Bring ${file} in`,
  anyway: 'Bring in all the same',
  anywayFile: (file: string) => `Bring ${file} in all the same`,
  nothingNew: 'The channel has all of it.',
} as const;
