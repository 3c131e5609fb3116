import { messages } from '../../messages.ts';

/** Text of withdrawing a file, and of what became of it. */
export const withdrawalText = {
  menu: (file: string) => `Actions for ${file}`,
  yank: 'Yank\u2026',
  restore: 'Restore',
  title: 'Take out of the index',
  kind: 'Who still gets it',
  kinds: [
    {
      value: 'YANKED',
      label: 'Yanked',
      help: 'It is not listed any more. Lock files that name it still get it.',
    },
    {
      value: 'HARMFUL',
      label: 'Harmful',
      help: 'Nobody gets it any more, from this moment on. Who asks for it is told why.',
    },
  ],
  reason: 'Reason',
  reasonHelp: 'Everybody who may read the channel can read it.',
  reasonWanted: 'Say why: whoever meets the file reads it.',
  submit: 'Take out',
  cancel: messages.cancel,
  withdrawn: (file: string) => `${file} is taken out of the index`,
  restored: (file: string) => `${file} is back in the index`,
  next: 'The index follows within seconds.',
  history: 'History',
  what: 'history',
  events: {
    PUBLISHED: 'Published',
    YANKED: 'Yanked',
    HARMFUL: 'Removed as harmful',
    RESTORED: 'Restored',
    UNKNOWN: 'Changed',
  },
  by: (name: string) => `by ${name}`,
} as const;
