/** Pages on other hosts that the shell links to; the one place to change them. */
export const hosts = {
  /** The product's public site, without a slash at the end; `/download` is on it (SHELL-16). */
  marketing: 'https://www.anaconda.com',
  forum: 'https://forum.anaconda.com',
  learning: 'https://learning.anaconda.com',
} as const;

/** URL of the free download (SHELL-16). */
export const downloadUrl = `${hosts.marketing}/download`;
