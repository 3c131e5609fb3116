import { count, formatNumber } from '../../lib/format.ts';

/** So many dependencies of a package are named. */
const shownDepends = 12;

/** Text of the dialog in which packages are published. */
export const publishText = {
  title: (channel: string) => `Publish packages to ${channel}`,
  choose: 'Choose packages',
  drop: 'Press to choose files, or drop them here: .conda or .tar.bz2. Each is read and shown first.',
  field: 'Package files',
  labels: 'Labels',
  labelsHelp: (channel: string) =>
    `Without any, ${channel} itself lists the packages; with rc, the address of rc alone, until they get main.`,
  close: 'Close',
  publish: (packages: number) => (packages === 0 ? 'Publish' : `Publish ${count(packages, 'package')}`),
  noneHeld: 'Choose packages first.',
  published: 'Published',
  existing: 'Was there already',
  place: ({ name, version, build, subdir }: { name: string; version: string; build: string; subdir: string }) =>
    `${name} ${version} ${build} in ${subdir}`,
  needs: (license: string | null, depends: readonly string[]) => {
    const more = depends.length > shownDepends ? ` and ${formatNumber(depends.length - shownDepends)} more` : '';
    const needs = depends.length === 0 ? 'nothing' : `${depends.slice(0, shownDepends).join(', ')}${more}`;
    return `${license ?? 'No license'}. Needs ${needs}.`;
  },
  runs: (scripts: readonly string[]) => `It runs scripts on the machine of whoever installs it: ${scripts.join(', ')}.`,
  ended: (file: string, isHeld: boolean) => `${file} ${isHeld ? 'is read and can be published' : 'is published'}`,
  lines: 'From a command line',
  linesText: 'With a token that may read and publish:',
  tool: 'Tool',
  leave: {
    title: 'Leave without publishing?',
    text: 'Packages that are not published yet are let go.',
    keep: 'Stay',
    discard: 'Let them go',
  },
} as const;
