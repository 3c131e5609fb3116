import type { Context } from '../context.ts';
import { onlyFor, payload, unlessHidden, type AreaResolvers } from '../graphql/index.ts';

interface OnChannel {
  organization: string;
  channel: string;
}

const channelOf =
  ({ organization, channel }: OnChannel, context: Context) =>
  () =>
    context.sources.channel.find(organization, channel);

const MEMBERS = 'members of the organization';
const SIGNED_IN = 'people who are signed in';

/** Resolvers of the promotion area. */
export const promotionResolvers = {
  Channel: {
    promotions: ({ organizationName, name }, { first, offset }, context) =>
      onlyFor(SIGNED_IN, context.viewer !== null, () =>
        unlessHidden(
          MEMBERS,
          context.sources.promotion.list(organizationName, name, {
            limit: Math.min(Math.max(first ?? 20, 1), 100),
            offset: Math.max(offset ?? 0, 0),
          }),
        ),
      ),
    needsPromotionApproval: ({ organizationName, name }, _args, context) =>
      onlyFor(SIGNED_IN, context.viewer !== null, () =>
        unlessHidden(MEMBERS, context.sources.promotion.needsApproval(organizationName, name)),
      ),
    promotionPlan: ({ organizationName, name }, { wanted, withDependencies }, context) =>
      context.sources.promotion.plan(organizationName, name, wanted, withDependencies ?? false),
  },
  Mutation: {
    promoteFiles: (_, { input }, context) =>
      payload(async () => ({
        promotion: await context.sources.promotion.promote(input.organization, input.channel, input.wanted, {
          reason: input.reason ?? '',
          labels: input.labels ?? [],
        }),
        channel: channelOf(input, context),
      })),
    decidePromotion: (_, { input }, context) =>
      payload(async () => ({
        promotion: await context.sources.promotion.decide(input.organization, input.channel, input.id, {
          decision: input.approve ? 'approve' : 'decline',
          answer: input.answer ?? '',
        }),
        channel: channelOf(input, context),
      })),
    withdrawPromotion: (_, { input }, context) =>
      payload(async () => {
        await context.sources.promotion.withdraw(input.organization, input.channel, input.id);
        return { channel: channelOf(input, context) };
      }),
    setPromotionApproval: (_, { input }, context) =>
      payload(async () => {
        await context.sources.promotion.setApproval(input.organization, input.channel, input.needed);
        return { channel: channelOf(input, context) };
      }),
  },
} satisfies AreaResolvers;
