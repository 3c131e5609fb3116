/** Text of the key that a feed's publisher is asked with. */
export const feedKeyText = {
  none: 'Without a key',
  since: 'With a key since',
  give: 'Give a key',
  replace: 'Replace the key',
  remove: 'Remove the key',
  keyOf: (title: string) => `Key for ${title}`,
  key: 'Key',
  keyHelp:
    'Its publisher gives it on request, and lets who has one ask more often. It is kept encrypted, and nobody is shown it again.',
  needKey: 'Paste the key',
  save: 'Save',
  isSet: (title: string) => `${title} is asked with the key from now on`,
  isRemoved: (title: string) => `${title} is asked without a key`,
} as const;
