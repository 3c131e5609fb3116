import { formatNumber } from '../../../lib/format.ts';

/** Texts of a policy's history and of restoring a revision. */
export const historyText = {
  title: (policy: string) => `History of ${policy}`,
  plain: 'History',
  what: 'history',
  close: 'Back to the list',
  saves: 'Revisions, newest first',
  revision: (number: number) => `Revision ${number}`,
  current: 'Current',
  restored: (number: number) => `restored revision ${number}`,
  first: 'Created.',
  same: 'Saved without changes.',
  by: (name: string) => `by ${name}`,
  nobody: 'by a deleted user',
  more: (number: number) => `and ${formatNumber(number)} more`,
  gone: 'removed:',
  restore: 'Restore',
  restoreThis: (number: number) => `Restore revision ${number}`,
  question: {
    title: (number: number) => `Restore revision ${number}?`,
    what: 'revision',
    becomes: (number: number) => `It’s saved as revision ${number}. The history is kept.`,
    changes: 'Changes',
    compared: (shown: number, all: number) =>
      `Showing ${formatNumber(shown)} of ${formatNumber(all)} channels. Choose others below.`,
    none: 'The rules are identical to the current revision. Nothing changes.',
    nowhere: 'The policy isn’t applied to any channel, so clients aren’t affected.',
    starts: (channels: string) => `Starts a run on ${channels}.`,
    isCurrent: 'This is the current revision.',
    noSuch: 'Revision not found',
    noSuchText: 'See the history for available revisions.',
    yes: 'Restore revision',
    no: 'Cancel',
  },
} as const;
