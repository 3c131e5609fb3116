/** Text of the banners that are not configured. */
export const bannerText = {
  community: {
    text: 'Your plan includes community channels, which volunteers maintain. Apply a policy before users install from one.',
    link: 'View policies',
  },
  python: {
    text: 'Every Python environment requires this package. Keep the builds you use allowed: if a policy blocks all of them, installs fail.',
    link: 'View versions',
  },
} as const;
