/** Texts of the tab that tells a channel's readers about it. */
export const readmeText = {
  title: 'README',
  none: 'Nothing is written about this channel yet',
  noneReader: 'Its admins can tell here what it is for, whom to ask and what comes next.',
  noneAdmin: 'Tell whoever installs from here what the channel is for, whom to ask and what comes next.',
  write: 'Write README',
  edit: 'Edit README',
  label: 'README in Markdown',
  help: 'Shown to everybody who may read the channel. HTML is left out, and pictures of other sites become links.',
  preview: 'Preview',
  save: 'Save README',
  cancel: 'Cancel',
  saved: 'README saved.',
};
