import type { Brings, Feature } from '../../lib/feature.ts';

const addresses = { exceptions: '/organizations/:org/exceptions' } as const;

/** Requests for exceptions from policies, what admins decide on them, and the exceptions that stand. */
export const feature: Feature<typeof addresses> & Brings<'AskForException' | 'ChannelExceptions' | 'PolicyExceptions'> =
  {
    addresses,
    pages: {
      exceptions: {
        Component: async () => (await import('./ExceptionsPage.tsx')).ExceptionsPage,
      },
    },
    // What an exception would let in is asked for again for every other spec, beside what is known of the request.
    cache: { ExceptionRequest: { merge: true } },
    parts: {
      AskForException: async () => (await import('./AskForException.tsx')).AskForException,
      PolicyExceptions: async () => (await import('./PolicyExceptions.tsx')).PolicyExceptions,
      ChannelExceptions: async () => (await import('./ChannelExceptions.tsx')).ChannelExceptions,
    },
  };
