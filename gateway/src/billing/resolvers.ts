import { SEATS } from '@terrarium/domain/access';
import { viewerOnly } from '../account/viewerOnly.ts';
import type { Context } from '../context.ts';
import { toSeatSummary } from '../gen/calls.ts';
import type { OrganizationModel } from '../organization/source.ts';
import { fromId, namedBy, onlyFor, payload, type AreaResolvers } from '../graphql/index.ts';
import { OWN } from './source.ts';
import { path, UpstreamError, type Schemas } from '../rest/index.ts';

const PAYERS = 'admins and billing managers of the organization';
const pays = ({ role }: Pick<OrganizationModel, 'role'>): boolean => role === 'ADMIN' || role === 'BILLING_MANAGER';

/** Changes seats and answers with the organization. */
const changeSeats = (organization: string, context: Context, work: () => Promise<void>) =>
  payload(async () => {
    await work();
    return { organization: () => context.sources.organization.byName(organization) };
  });

/** Resolvers of plans and subscriptions. */
export const billingResolvers = {
  Plan: {
    isOffered: (_plan, _args, context) => context.offersPlans,
  },
  User: {
    ownSubscriptions: (user, _args, context) =>
      viewerOnly(user, context, () => context.sources.billing.subscriptions(OWN)),
  },
  Organization: {
    subscriptions: (organization, _args, context) =>
      onlyFor(PAYERS, pays(organization), () => context.sources.billing.subscriptions(organization.name)),
    // Asked for only while there is a plan (ORG-23).
    seats: (organization, _args, context) =>
      onlyFor(PAYERS, pays(organization), async () => {
        if (!organization.isSubscribed) return null;
        const target = path`/api/organizations/${organization.name}/seats/stats`;
        const seats = await context.rest.find<Schemas['SeatStats']>(target);
        return seats && toSeatSummary(seats);
      }),
  },
  SeatSummary: {
    // A plan without a bound on seats has no numbers.
    total: ({ rest }) => (rest.total >= SEATS.unlimited ? null : rest.total),
    available: ({ rest }) => (rest.total >= SEATS.unlimited ? null : rest.available),
  },
  Mutation: {
    updateSubscription: (_, { input }, context) =>
      payload(async () => {
        const found = fromId(input.subscriptionId);
        if (found?.type !== 'Subscription')
          throw new UpstreamError('NOT_FOUND', 'Subscription not found. Reload the page.');
        const [organization = '', uuid = ''] = found.parts;
        return { subscription: await context.sources.billing.change(organization, uuid, input) };
      }),
    addSeatAssignments: (_, { input: { organization, memberIds, allMembers } }, context) =>
      changeSeats(organization, context, () =>
        context.sources.billing.assign(
          organization,
          memberIds.map((id) => namedBy('Member', id, 'member')),
          allMembers,
        ),
      ),
  },
} satisfies AreaResolvers;
