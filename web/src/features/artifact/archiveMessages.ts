import { formatBytes, formatNumber } from '../../lib/format.ts';

/** Text about what the archive of a file says. */
export const text = {
  what: 'archive',
  of: 'What this file says of itself, in the words of whoever built it:',
  newest: 'It is the newest file that clients see; another one is chosen under Files.',
  reading: 'The archive is being read, because you asked. This takes a moment.',
  absent: 'Not read yet',
  absentText:
    'The bytes of this file are not in this hub. They come when somebody installs it; what the archive says is shown then.',
  unreadable: 'The archive cannot be read.',
  cut: 'Only the beginning is shown.',
  scripts: {
    title: 'Scripts',
    none: 'None that clients run when they install, activate or remove it.',
    warning: (count: number) =>
      count === 1
        ? 'This script runs on the machine of whoever installs or uses the package, with their rights.'
        : `These ${formatNumber(count)} scripts run on the machine of whoever installs or uses the package, with their rights.`,
    variables:
      'These variables are set on the machine of whoever activates the environment. Some of them decide what runs there: LD_PRELOAD, PATH, PYTHONSTARTUP.',
    kinds: {
      PRE_LINK: 'Runs before it is installed',
      POST_LINK: 'Runs after it was installed',
      PRE_UNLINK: 'Runs before it is removed',
      POST_UNLINK: 'Runs after a package of this name was removed',
      ACTIVATE: 'Runs whenever the environment is activated',
      DEACTIVATE: 'Runs whenever the environment is deactivated',
      VARIABLES: 'Sets variables whenever the environment is activated',
      UNKNOWN: 'Runs at a time that this version does not know',
    },
    noText: 'Its text is not kept: it is a link, no text, or too long.',
    untold: {
      LINK: () => 'It is a link, so it has no text of its own: what it leads to runs.',
      NOT_TEXT: (size: number) => `It is no text (${formatBytes(size)}), so it is not shown.`,
      TOO_LONG: (size: number) => `It is ${formatBytes(size)}, too large to be kept: texts of up to 262 kB are.`,
      UNKNOWN: () => 'Its text is not kept.',
    },
    differs: 'It is not what it was in the build before.',
    compared: (version: string) => `Beside the build before, ${version}:`,
    nothingBefore: 'No build before it has been read, so nothing is compared.',
    unchanged: 'Nothing has changed.',
    changes: {
      NEW: 'New in this build',
      SAME: 'As in the build before',
      CHANGED: 'Changed',
      UNKNOWN: 'Changed',
    },
    gone: 'Not any more:',
    difference: (path: string) => `What changed in ${path}`,
    whole: 'The whole script',
    tooLong: 'The script is too long for its changes to be shown line by line.',
    marks: { NEW: 'added', OLD: 'removed', SAME: '', UNKNOWN: '' },
  },
  about: {
    title: 'About',
    icon: 'Icon',
    silent: 'It says nothing about itself.',
    license: 'License',
    keywords: 'Keywords',
    revision: 'Revision',
    unpacked: 'Unpacked',
    unpackedText: (size: string, files: number) =>
      `${size} in ${formatNumber(files)} ${files === 1 ? 'file' : 'files'}`,
    prefix: 'Prefix',
    prefixIn: {
      texts: 'Clients write the path of the environment into its texts.',
      programs: 'Clients write the path of the environment into its programs.',
      both: 'Clients write the path of the environment into its texts and programs.',
    },
    exports: (kind: string) => `Run exports, ${kind.replaceAll('_', ' ')}`,
    addresses: {
      HOME: 'Home',
      DOC_URL: 'Documentation',
      DOC_SOURCE_URL: 'Documentation source',
      DEV_URL: 'Development',
      SOURCE_URL: 'Source',
      SOURCE_GIT_URL: 'Repository',
      UNKNOWN: 'Address',
    },
  },
  texts: { title: 'Texts', readme: 'README', recipe: 'Recipe', license: 'License' },
  paths: {
    title: 'Installed files',
    what: 'installed files',
    filter: 'Filter paths',
    table: 'Installed files table',
    path: 'Path',
    size: 'Size',
    noMatch: 'No path matches the filter',
    clear: 'Clear filter',
    unknown: 'Not kept',
    unknownText: 'The package was published before the hub kept the paths of its files, or it installs none.',
  },
};
