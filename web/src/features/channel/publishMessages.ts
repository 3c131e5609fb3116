/** Text of the dialog in which packages are published. */
export const publishText = {
  title: (channel: string) => `Publish packages to ${channel}`,
  choose: 'Choose packages',
  drop: 'Press to choose files, or drop them here: .conda or .tar.bz2.',
  field: 'Package files',
  labels: 'Labels',
  labelsHelp: (channel: string) =>
    `Of the packages chosen next. Without any, ${channel} itself lists them; with rc, the address of rc alone, until they get main.`,
  close: 'Close',
  published: 'Published',
  existing: 'Was there already',
  indexed: ({ name, version, build, subdir }: { name: string; version: string; build: string; subdir: string }) =>
    `${name} ${version} ${build} in ${subdir}`,
  runs: (scripts: readonly string[]) =>
    scripts.length === 0 ? '' : `. It runs scripts on the machine of whoever installs it: ${scripts.join(', ')}.`,
  ended: (file: string) => `${file} is published`,
  lines: 'From a command line',
  linesText: 'With a token that may read and publish:',
  tool: 'Tool',
  leave: {
    title: 'Stop the uploads?',
    text: 'Files that are not published yet are not sent.',
    keep: 'Go on uploading',
    discard: 'Stop them',
  },
} as const;
