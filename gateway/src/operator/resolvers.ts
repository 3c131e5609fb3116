import { displayNameOf, subscriptionState } from '@terrarium/domain/access';
import { toHubUser } from '../gen/calls.ts';
import { channelTypeOf, enumOf, namedBy, onlyFor, payload, type AreaResolvers, wordOf } from '../graphql/index.ts';
import { path, type RestSubscription, type Schemas } from '../rest/index.ts';

/** What there is to see for operators: nothing of its own. */
export type OperatorModel = Record<never, never>;

const packageRoleOf = enumOf('UpstreamRelation');

const endOf = ({ period_end, expires_at }: RestSubscription): string => period_end ?? expires_at;

/** Resolvers of what the hub's operators see and do. */
export const operatorResolvers = {
  Query: {
    // This saves requests only: the platform denies every call to others.
    operator: async (_, _args, context) =>
      onlyFor(
        'operators of the hub',
        context.viewer !== null && (await context.sources.account.private()).isOperator,
        () => ({}),
      ),
  },
  HubUser: { displayName: ({ rest }) => displayNameOf(rest) },
  HubPlan: {
    productName: ({ rest }) => rest.product_name ?? rest.product_code,
    quantity: ({ rest }) => rest.quantity ?? 1,
    periodEnd: ({ rest }) => endOf(rest),
    state: ({ rest }) =>
      subscriptionState({
        subscription_status: rest.subscription_status ?? '',
        cancel_at_period_end: rest.cancel_at_period_end ?? false,
        period_end: endOf(rest),
      }),
  },
  HubOrganization: {
    // Lists of organizations come without their channels.
    channels: ({ rest }) =>
      'channels' in rest
        ? rest.channels.map(({ name, type, file_count: fileCount, size }) => ({
            organizationName: rest.name,
            name,
            type: channelTypeOf(type),
            fileCount,
            size,
            publishedSize: null,
          }))
        : null,
  },
  HubPackage: {
    upstreamRelation: ({ rest: { role } }) => role && packageRoleOf(role),
  },
  OperatorLogEntry: { hasOrganization: ({ rest }) => rest.organization?.exists ?? false },
  AdvisoryFeed: {
    skippedCount: ({ rest }) => Object.values(rest.left_out).reduce((sum, count) => sum + count, 0),
  },
  Mutation: {
    updateHubUser: (_, { input: { userId, isOperator, isDisabled, confirmEmail } }, { rest }) =>
      payload(async () => {
        const body = {
          is_operator: isOperator,
          is_disabled: isDisabled,
          is_confirmed: confirmEmail ? true : undefined,
        };
        const uuid = namedBy('HubUser', userId, 'user');
        const target = path`/api/operator/people/${uuid}`;
        return { person: toHubUser(await rest.write<Schemas['HubPerson']>('PATCH', target, body)) };
      }),
    updatePackageMapping: (_, { input: { name, upstreamRelation, mappings, evidence } }, { rest }) =>
      payload(async () => {
        await rest.write('PUT', path`/api/operator/packages/${name}/upstream`, {
          role: wordOf('UpstreamRelation', upstreamRelation),
          mappings: mappings.map(({ confidence, letterSuffixOrder, ...one }) => ({
            ...one,
            letters: letterSuffixOrder,
            confidence: wordOf('MappingConfidence', confidence),
          })),
          evidence,
        });
        return { name };
      }),
  },
} satisfies AreaResolvers;
