import { defineArea, node } from '../area.ts';
import { billingResolvers } from './resolvers.ts';
import { BillingSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    billing: BillingSource;
  }
}

/** Plans and subscriptions. */
export const area = defineArea({
  name: 'billing',
  source: BillingSource,
  resolvers: [billingResolvers],
  nodes: {
    Subscription: node(['holder', 'uuid'], ({ holder, uuid }, { sources }) =>
      sources.billing.subscription(holder, uuid),
    ),
  },
});
