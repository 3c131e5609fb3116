/** Texts of the README tab of a channel. */
export const readmeText = {
  title: 'README',
  none: 'No README yet',
  noneReader: 'Admins can add a README that explains what this channel is for.',
  noneAdmin: 'Tell users what this channel is for, whom to contact, and what’s planned.',
  write: 'Write README',
  edit: 'Edit README',
  label: 'README (Markdown)',
  help: 'Visible to everyone who can read the channel. HTML is removed, and images from other sites become links.',
  preview: 'Preview',
  save: 'Save README',
  cancel: 'Cancel',
  saved: 'README saved.',
};
