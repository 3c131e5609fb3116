import type { Brings, Feature } from '../../lib/feature.ts';

const addresses = { exceptions: '/organizations/:org/exceptions' } as const;

/** Exception requests, their review, and active exceptions. */
export const feature: Feature<typeof addresses> &
  Brings<'CreateExceptionRequest' | 'ChannelExceptions' | 'PolicyExceptions'> = {
  addresses,
  pages: {
    exceptions: {
      Component: async () => (await import('./ExceptionsPage.tsx')).ExceptionsPage,
    },
  },
  // The impact is loaded again for each spec; merge it with the rest of the request.
  cache: { ExceptionRequest: { merge: true } },
  parts: {
    CreateExceptionRequest: async () => (await import('./CreateExceptionRequest.tsx')).CreateExceptionRequest,
    PolicyExceptions: async () => (await import('./PolicyExceptions.tsx')).PolicyExceptions,
    ChannelExceptions: async () => (await import('./ChannelExceptions.tsx')).ChannelExceptions,
  },
};
