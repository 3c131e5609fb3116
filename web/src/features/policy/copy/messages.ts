/** Text of duplicating a policy, and of saving one as a file. */
export const copyText = {
  duplicate: 'Duplicate',
  duplicateTitle: (name: string) => `Duplicate ${name}`,
  duplicateHelp: 'Copies the current rules. The new policy isn’t applied to any channel.',
  create: 'Create policy',
  copyOf: (name: string, number: number) => `${name} copy${number === 1 ? '' : ` ${number}`}`,
  exportAs: (format: string) => `Export as ${format}`,
  gone: 'This policy no longer exists.',
  import: 'Import',
} as const;
