import { viewerOnly } from '../account/index.ts';
import type { Context } from '../context.ts';
import type { OrganizationModel } from '../organization/index.ts';
import { fromId, namedBy, onlyFor, payload, type AreaResolvers } from '../graphql/index.ts';
import { OWN } from './source.ts';
import { UpstreamError } from '../rest/index.ts';

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
  Query: {
    plans: (_, _args, context) => context.sources.billing.plans(),
  },
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
      onlyFor(PAYERS, pays(organization), () =>
        organization.isSubscribed ? context.sources.billing.seats(organization.name) : null,
      ),
    licences: (organization, _args, context) =>
      onlyFor(PAYERS, pays(organization), () => context.sources.billing.licences(organization.name)),
    ownLicences: (organization, _args, context) =>
      onlyFor('members of the organization', organization.role !== null, () =>
        context.sources.billing.licences(organization.name, true),
      ),
  },
  Mutation: {
    changeSubscription: (_, { input }, context) =>
      payload(async () => {
        const found = fromId(input.subscriptionId);
        if (found?.type !== 'Subscription')
          throw new UpstreamError('NOT_FOUND', 'There is no such subscription. Reload the page.');
        const [organization = '', uuid = ''] = found.parts;
        return { subscription: await context.sources.billing.change(organization, uuid, input) };
      }),
    changeSeats: (_, { input: { organization, quantity } }, context) =>
      changeSeats(organization, context, () => context.sources.billing.setSeats(organization, quantity)),
    assignLicences: (_, { input: { organization, memberIds, includeAllMembers } }, context) =>
      changeSeats(organization, context, () =>
        context.sources.billing.assign(
          organization,
          memberIds.map((id) => namedBy('Member', id, 'member')),
          includeAllMembers,
        ),
      ),
    setLicenceHolders: (_, { input: { organization, memberIds, productCode } }, context) =>
      changeSeats(organization, context, () =>
        context.sources.billing.setHolders(
          organization,
          memberIds.map((id) => namedBy('Member', id, 'member')),
          productCode,
        ),
      ),
    removeLicence: (_, { input: { organization, memberId, productCode } }, context) =>
      changeSeats(organization, context, () =>
        context.sources.billing.removeLicence(organization, namedBy('Member', memberId, 'member'), productCode),
      ),
  },
} satisfies AreaResolvers;
