import { connection, onlyFor, payload, type AreaResolvers } from '../graphql/index.ts';

const ADMINS = 'admins of the organization';

/** Resolvers of webhooks. */
export const webhookResolvers = {
  Organization: {
    webhooks: ({ name, role }, _args, context) =>
      onlyFor(ADMINS, role === 'ADMIN', () => context.sources.webhook.list(name)),
    webhookDeliveries: ({ name, role }, { webhookId, state, ...args }, context) =>
      onlyFor(ADMINS, role === 'ADMIN', () =>
        connection(
          args,
          ['webhook deliveries', name, webhookId, state ?? null],
          (page) => context.sources.webhook.deliveries({ organization: name, webhookId }, state ?? null, page),
          (delivery) => delivery,
          ({ deliveryId }) => deliveryId,
        ),
      ),
  },
  Mutation: {
    createWebhook: (_, { input }, context) =>
      payload(async () => ({
        secret: await context.sources.webhook.create(input),
        organization: () => context.sources.organization.byName(input.organization),
      })),
    rotateWebhookSecret: (_, { input }, context) =>
      payload(async () => ({
        secret: await context.sources.webhook.rotate(input),
        organization: () => context.sources.organization.byName(input.organization),
      })),
    changeWebhook: (_, { input }, context) =>
      payload(async () => {
        await context.sources.webhook.change(input);
        return { organization: () => context.sources.organization.byName(input.organization) };
      }),
    deleteWebhook: (_, { input }, context) =>
      payload(async () => {
        await context.sources.webhook.remove(input);
        return { organization: () => context.sources.organization.byName(input.organization) };
      }),
    testWebhook: (_, { input }, context) =>
      payload(async () => ({ delivery: await context.sources.webhook.test(input) })),
    replayWebhookDelivery: (_, { input: { deliveryId, ...webhook } }, context) =>
      payload(async () => ({ delivery: await context.sources.webhook.replay(webhook, deliveryId) })),
  },
} satisfies AreaResolvers;
