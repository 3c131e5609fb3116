import { messages } from '../../messages.ts';

/** Texts of yanking a file, and its history. */
export const withdrawalText = {
  menu: (file: string) => `Actions for ${file}`,
  yank: 'Yank\u2026',
  restore: 'Restore',
  title: 'Yank file',
  kind: 'Effect',
  kinds: [
    {
      value: 'YANKED',
      label: 'Yanked',
      help: 'Hidden from the index. Existing lock files can still install it.',
    },
    {
      value: 'HARMFUL',
      label: 'Quarantined',
      help: 'Blocked for everyone immediately, including lock files. Clients see the reason.',
    },
  ],
  reason: 'Reason',
  reasonHelp: 'Visible to everyone who can read the channel.',
  reasonWanted: 'Enter a reason. Users see it when they request the file.',
  submit: 'Yank',
  cancel: messages.cancel,
  withdrawn: (file: string) => `${file} yanked`,
  restored: (file: string) => `${file} restored`,
  next: 'The index updates within seconds.',
  history: 'History',
  what: 'history',
  events: {
    PUBLISHED: 'Published',
    YANKED: 'Yanked',
    QUARANTINED: 'Quarantined',
    RESTORED: 'Restored',
    UNKNOWN: 'Changed',
  },
  by: (name: string) => `by ${name}`,
} as const;
