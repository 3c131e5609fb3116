/** Texts of a feed's API key. */
export const feedKeyText = {
  none: 'No key',
  since: 'Key added',
  give: 'Add key',
  replace: 'Replace key',
  remove: 'Remove key',
  keyOf: (title: string) => `API key for ${title}`,
  key: 'API key',
  keyHelp: 'Request a key from the publisher for higher rate limits. It’s stored encrypted and never shown again.',
  needKey: 'Enter the API key.',
  save: 'Save',
  isSet: (title: string) => `Key for ${title} saved`,
  isRemoved: (title: string) => `Key for ${title} removed`,
} as const;
