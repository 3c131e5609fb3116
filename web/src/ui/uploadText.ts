import { count, formatNumber } from '../lib/format.ts';

/** Text of files that are sent to the hub. */
export const uploadText = {
  files: 'Uploads',
  sending: (file: string) => `Sending ${file}`,
  states: {
    waiting: 'Waits for its turn',
    sending: 'Sending',
    checking: 'Is being checked',
    held: 'Waits for you',
    confirming: 'Is being kept',
    done: 'Stored',
    canceled: 'Canceled',
  },
  cancel: 'Cancel',
  cancelOf: (file: string) => `Cancel ${file}`,
  cancelAll: 'Cancel the rest',
  clear: 'Clear',
  summary: (done: number, all: number, refused: number) =>
    `${formatNumber(done)} of ${count(all, 'file')} stored${refused > 0 ? `, ${formatNumber(refused)} refused` : ''}.`,
  leaveOut: 'Leave out',
  leaveOutOf: (file: string) => `Leave out ${file}`,
  again: 'Try again',
  againOf: (file: string) => `Try again: ${file}`,
  refused: (file: string, problem: string) => `${file}: ${problem}`,
  broken: 'The connection broke off. Try again: the same file twice does no harm.',
  canceled: 'Canceled.',
  failed: (status: number) => `The hub answered with status ${status}. Try again.`,
} as const;
