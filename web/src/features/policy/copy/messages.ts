/** Text of duplicating a policy, and of saving one as a file. */
export const copyText = {
  duplicate: 'Duplicate',
  duplicateTitle: (name: string) => `Duplicate ${name}`,
  duplicateHelp: 'The rules are copied as they are now. The new policy is applied to no channel.',
  create: 'Create policy',
  copyOf: (name: string, number: number) => `${name} copy${number === 1 ? '' : ` ${number}`}`,
  exportAs: (format: string) => `Export as ${format}`,
  gone: 'This policy is not there any more.',
  import: 'Import',
} as const;
