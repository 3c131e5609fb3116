import { own } from '../account/index.ts';
import { fromId, payload, type AreaResolvers } from '../graphql/index.ts';
import { OWN } from './source.ts';
import { UpstreamError } from '../rest/index.ts';

/** Resolvers of plans and subscriptions. */
export const billingResolvers = {
  Query: {
    plans: (_, _args, context) => context.sources.billing.plans(),
  },
  User: {
    ownSubscriptions: (user, _args, context) => own(user, context, () => context.sources.billing.subscriptions(OWN)),
  },
  Organization: {
    subscriptions: (organization, _args, context) =>
      // A member's question would only be refused.
      organization.role === 'ADMIN' || organization.role === 'BILLING_MANAGER'
        ? context.sources.billing.subscriptions(organization.name)
        : null,
  },
  Mutation: {
    changeSubscription: (_, { input }, context) =>
      payload(async () => {
        const found = fromId(input.subscriptionId);
        if (found?.type !== 'Subscription')
          throw new UpstreamError('NOT_FOUND', 'There is no such subscription. Reload the page.');
        const [organization = '', uuid = ''] = found.parts;
        return { subscription: await context.sources.billing.change(organization, uuid, input.cancelAtPeriodEnd) };
      }),
  },
} satisfies AreaResolvers;
