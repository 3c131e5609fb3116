/** Text of the labels of a channel's files. */
export const labelsText = {
  label: 'Label',
  any: 'Any label',
  column: 'Labels',
  change: 'Labels\u2026',
  title: (count: number) => (count === 1 ? 'Labels of a file' : `Labels of ${count} files`),
  labels: 'Labels',
  help: (channel: string) =>
    `With spaces between them. Clients read a label at ${channel}/label/NAME; what carries main they find at ${channel} itself.`,
  remove: 'Take off',
  some: (names: readonly string[]) => `Some of the files carry: ${names.join(', ')}.`,
  more: (count: number) => `and ${count} more`,
  submit: 'Save',
  nothing: 'Nothing is changed.',
  delete: 'Delete label',
  deleted: (name: string) => `The label ${name} is deleted`,
  done: (count: number) =>
    count === 1 ? 'The labels of the file are changed' : `The labels of ${count} files are changed`,
  next: 'The indexes follow within seconds.',
} as const;
