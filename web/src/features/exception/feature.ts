import type { Brings, Feature } from '../../lib/feature.ts';

const addresses = { exceptions: '/organizations/:org/exceptions' } as const;

/** Requests for exceptions from policies, what admins decide on them, and the exceptions that stand. */
export const feature: Feature<typeof addresses> & Brings<'AskForException' | 'ChannelExceptions'> = {
  addresses,
  pages: {
    exceptions: {
      Component: async () => (await import('./ExceptionsPage.tsx')).ExceptionsPage,
    },
  },
  parts: {
    AskForException: async () => (await import('./AskForException.tsx')).AskForException,
    ChannelExceptions: async () => (await import('./ChannelExceptions.tsx')).ChannelExceptions,
  },
};
