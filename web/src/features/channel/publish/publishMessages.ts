import { count, formatNumber } from '../../../lib/format.ts';

/** Maximum number of dependencies shown. */
const shownDepends = 12;

/** Text of the dialog in which packages are published. */
export const publishText = {
  title: (channel: string) => `Publish packages to ${channel}`,
  choose: 'Choose packages',
  drop: 'Choose .conda or .tar.bz2 files, or drop them here. You review each before publishing.',
  field: 'Package files',
  labels: 'Labels',
  labelsHelp: (channel: string) =>
    `Leave empty to list packages in ${channel}. With the label rc, they’re listed only at the rc URL until you add main.`,
  close: 'Close',
  publish: (packages: number) => (packages === 0 ? 'Publish' : `Publish ${count(packages, 'package')}`),
  noneHeld: 'Choose at least one package.',
  published: 'Published',
  existing: 'Already published',
  place: ({ name, version, build, subdir }: { name: string; version: string; build: string; subdir: string }) =>
    `${name} ${version} ${build} in ${subdir}`,
  needs: (license: string | null, depends: readonly string[]) => {
    const more = depends.length > shownDepends ? ` and ${formatNumber(depends.length - shownDepends)} more` : '';
    const needs = depends.length === 0 ? 'nothing' : `${depends.slice(0, shownDepends).join(', ')}${more}`;
    return `${license ?? 'No license'}. Depends on ${needs}.`;
  },
  runs: (scripts: readonly string[]) => `Runs scripts on install: ${scripts.join(', ')}.`,
  ended: (file: string, isHeld: boolean) => `${file} ${isHeld ? 'is ready to publish' : 'is published'}`,
  lines: 'From the command line',
  linesText: 'With a read and publish token:',
  tool: 'Tool',
  leave: {
    title: 'Leave without publishing?',
    text: 'Packages you haven’t published are discarded.',
    keep: 'Stay',
    discard: 'Leave',
  },
} as const;
