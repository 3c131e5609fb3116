/** Text of the list of keys. */
export const keysText = {
  title: 'Keyboard shortcuts',
  anywhere: 'Anywhere',
  palette: 'Open the command palette',
  search: 'Search on this page, else everywhere',
  list: 'This list',
  close: 'Close what is open',
  lists: 'In tables and lists',
  next: 'Next row',
  previous: 'Previous row',
  open: 'Open the row',
  palettePart: 'In the palette',
  createChannel: 'Create a channel',
  createPolicy: 'Create a policy',
  all: 'See all results',
  goTo: (organization: string) => `Go to, in ${organization}`,
  goToHub: 'Go to',
  single: 'Keys of one letter',
  singleHelp:
    'Keys without Ctrl, Cmd or Alt. Switch them off on this device if a screen reader or speech input uses them; this list stays in the command palette and in your account settings.',
} as const;
