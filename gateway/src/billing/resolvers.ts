import { own, type UserModel } from '../account/index.ts';
import type { Context } from '../context.ts';
import { fromId, payload } from '../graphql/index.ts';
import { OWN } from './source.ts';
import type { OrganizationModel } from '../organization/index.ts';
import { UpstreamError } from '../rest/index.ts';

/** Resolvers of plans and subscriptions. */
export const billingResolvers = {
  Query: {
    plans: (_: unknown, _args: unknown, context: Context) => context.sources.billing.plans(),
  },
  User: {
    ownSubscriptions: (user: UserModel, _args: unknown, context: Context) => own(user, context, () => context.sources.billing.subscriptions(OWN)),
  },
  Organization: {
    subscriptions: (organization: OrganizationModel, _args: unknown, context: Context) =>
      // A member's question would only be refused.
      (organization.role === 'ADMIN' || organization.role === 'BILLING_MANAGER' ? context.sources.billing.subscriptions(organization.name) : null),
  },
  Mutation: {
    changeSubscription: (_: unknown, { input }: { input: { subscriptionId: string; cancelAtPeriodEnd: boolean } }, context: Context) => payload(async () => {
      const found = fromId(input.subscriptionId);
      if (found?.type !== 'Subscription') throw new UpstreamError('NOT_FOUND', 'There is no such subscription. Reload the page.');
      const [organization = '', uuid = ''] = found.parts;
      return { subscription: await context.sources.billing.change(organization, uuid, input.cancelAtPeriodEnd) };
    }),
  },
};
