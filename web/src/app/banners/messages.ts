/** Text of the banners that are not configured. */
export const bannerText = {
  community: {
    text: 'Your plan includes community channels, whose packages volunteers maintain. Put a policy on such a channel before people install from it: it keeps out what your organization does not accept.',
    link: 'See policies',
  },
  python: {
    text: 'Every Python environment needs a build of this package. Keep builds of the versions in use allowed: where a policy refuses them all, installs fail.',
    link: 'See versions',
  },
} as const;
