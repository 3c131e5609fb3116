import { readServiceAccount } from '../gen/calls.ts';
import { issueToken, serviceAccountScopeOf, namedBy, payload, type AreaResolvers } from '../graphql/index.ts';
import { path } from '../rest/index.ts';

/** Resolvers of service accounts. */
export const serviceAccountResolvers = {
  Query: {
    callingServiceAccount: (_, _args, { session: { machine } }) =>
      machine === undefined
        ? null
        : {
            name: machine.serviceAccount.name,
            organization: machine.organization,
            scopes: machine.scopes.map(serviceAccountScopeOf),
            expiresAt: new Date(machine.expiresAt).toISOString(),
          },
  },
  Mutation: {
    createServiceAccountToken: (_, { input }, { rest }) =>
      payload(async () => {
        const { organization } = input;
        const serviceAccountId = namedBy('ServiceAccount', input.serviceAccountId, 'service account');
        const target = path`/api/v1/organizations/${organization}/service-accounts/${serviceAccountId}/token`;
        return {
          secret: (await issueToken(rest, target, input)).secret,
          serviceAccount: () => readServiceAccount(rest, { organization, serviceAccountId }),
        };
      }),
  },
} satisfies AreaResolvers;
