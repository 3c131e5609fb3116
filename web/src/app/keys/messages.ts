/** Text of the list of keys. */
export const keysText = {
  title: 'Keyboard shortcuts',
  anywhere: 'Anywhere',
  palette: 'Open the command palette',
  search: 'Focus the search field',
  list: 'Show keyboard shortcuts',
  close: 'Close the dialog or menu',
  lists: 'In tables and lists',
  next: 'Next row',
  previous: 'Previous row',
  open: 'Open the row',
  palettePart: 'In the command palette',
  createChannel: 'Create a channel',
  createPolicy: 'Create a policy',
  all: 'View all results',
  goTo: (organization: string) => `Go to (${organization})`,
  goToHub: 'Go to',
  single: 'Single-key shortcuts',
  singleHelp:
    'Shortcuts without Ctrl, Cmd, or Alt. Turn them off on this device if they conflict with a screen reader or speech input. This list stays available in the command palette and in account settings.',
} as const;
