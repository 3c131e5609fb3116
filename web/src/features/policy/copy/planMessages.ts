import { count, formatNumber } from '../../../lib/format.ts';

/** Text of reading a policy's file, and of what it would change. */
export const planText = {
  create: 'Create policy',
  importTitle: 'Import a policy',
  importLead: 'YAML or JSON, as Export writes it: name, description, filters, and the channels it is applied to.',
  file: 'File of the policy',
  chooseFirst: 'Choose a file without mistakes first.',
  nothing: 'The file changes nothing.',
  planning: 'Working out what the file would change',
  tooLarge: 'The file is larger than 400 kB. Apply it with the command of pipelines.',
  mistakes: (number: number) => (number === 1 ? 'The file has a mistake.' : `The file has ${number} mistakes.`),
  place: (line: number, column: number) => `line ${line}, column ${column}`,
  wholeFile: 'the file',
  more: (number: number) => `And ${number} more.`,
  correct: 'Correct the file, then choose it again.',
  name: 'Policy name',
  save: 'Save and apply',
  creates: (name: string) => `Makes the policy ${name}.`,
  updates: (name: string, revision: number) => `Changes the policy ${name}, which is at revision ${revision}.`,
  keeps: (name: string) => `The policy ${name} says the same already.`,
  changes: 'What changes of the policy',
  channels: 'What changes of channels',
  noChannels: 'No channel changes.',
  action: {
    APPLY: 'comes under the policy',
    REPLACE: 'comes under the policy instead of',
    TAKE_OFF: 'is taken out from under the policy',
    RECOMPUTE: 'is computed anew',
    WATCH: 'is only watched from now on',
    ENFORCE: 'is refused from now on what was only counted',
  },
  counts: (going: number, coming: number) =>
    going + coming === 0
      ? 'Clients see the same files.'
      : `${count(going, 'file')} going, ${formatNumber(coming)} coming.`,
  watched: (going: number) => `Nothing is refused there; ${count(going, 'file')} would be.`,
  notComputed: 'Not worked out: the file concerns more than twenty channels.',
  going: 'Going:',
  coming: 'Coming:',
  lost: 'Cannot be installed any more:',
  andMore: (more: number) => (more > 0 ? ` and ${formatNumber(more)} more` : ''),
  probe: (label: string, platform: string) => `${label} can no longer be installed on ${platform}.`,
  cancel: 'Cancel',
} as const;
