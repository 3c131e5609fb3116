import type { AreaResolvers } from '../graphql/index.ts';

/** Resolvers of webhooks. */
export const webhookResolvers = {
  Webhook: { isAutoDisabled: ({ rest }) => rest.disabled_by === 'hub' },
} satisfies AreaResolvers;
