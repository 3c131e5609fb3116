/** Texts of the labels of a channel's files. */
export const labelsText = {
  label: 'Label',
  any: 'Any label',
  column: 'Labels',
  change: 'Labels\u2026',
  title: (count: number) => (count === 1 ? 'Edit labels' : `Edit labels of ${count} files`),
  labels: 'Labels',
  help: (channel: string) =>
    `Separate labels with spaces. Clients use ${channel}/label/NAME. Files labeled main are in ${channel} itself.`,
  remove: 'Remove',
  some: (names: readonly string[]) => `Some files have: ${names.join(', ')}.`,
  more: (count: number) => `and ${count} more`,
  submit: 'Save',
  nothing: 'No changes.',
  delete: 'Delete label',
  deleted: (name: string) => `Label ${name} deleted`,
  done: (count: number) => (count === 1 ? 'Labels updated' : `Labels of ${count} files updated`),
  next: 'The index updates within seconds.',
} as const;
