import { formatNumber } from '../../../lib/format.ts';

/** Text of a policy's history and of restoring a revision. */
export const historyText = {
  title: (policy: string) => `History of ${policy}`,
  plain: 'History',
  what: 'history',
  close: 'Back to the list',
  saves: 'Saves, the newest first',
  revision: (number: number) => `Revision ${number}`,
  current: 'Now',
  restored: (number: number) => `brought back revision ${number}`,
  first: 'Created.',
  same: 'Saved without a change.',
  by: (name: string) => `by ${name}`,
  nobody: 'by an account that is gone',
  more: (number: number) => `and ${formatNumber(number)} more`,
  gone: 'taken away:',
  restore: 'Restore',
  restoreThis: (number: number) => `Restore revision ${number}`,
  question: {
    title: (number: number) => `Restore revision ${number}?`,
    what: 'revision',
    becomes: (number: number) => `It is saved as revision ${number}; nothing of the history is lost.`,
    changes: 'What would change',
    perChannel: 'What it does to each channel',
    compared: (shown: number, all: number) =>
      `The first ${formatNumber(shown)} of ${formatNumber(all)} channels; choose any of them below.`,
    none: 'The rules are those that the policy has now: nothing would change for anybody.',
    nowhere: 'The policy is applied to no channel, so clients notice nothing.',
    starts: (channels: string) => `It starts a run on ${channels}.`,
    isCurrent: 'This is the revision that the policy has now.',
    noSuch: 'No such revision',
    noSuchText: 'The history lists those that there are.',
    yes: 'Restore it',
    no: 'Keep what is there',
  },
} as const;
