import { readOrganization, toInvitation } from '../gen/calls.ts';
import { payload, type AreaResolvers } from '../graphql/index.ts';
import { path, type Schemas } from '../rest/index.ts';

/** Resolvers of invitations. */
export const invitationResolvers = {
  Invitation: { url: ({ place, token }) => path`/organizations/${place.organization}/invitation-codes/${token}` },
  DeclineInvitationPayload: { declined: ({ userErrors }) => userErrors.length === 0 },
  Mutation: {
    updateInvitation: (_, { input: { organization, currentEmail, email } }, { rest }) =>
      payload(async () => {
        const target = path`/api/organizations/${organization}/invitations/${currentEmail}`;
        const changed = await rest.write<Schemas['Invitation']>('PUT', target, { org_name: organization, email });
        return {
          invitation: toInvitation(changed, { organization }),
          organization: () => readOrganization(rest, { organization }),
        };
      }),
  },
} satisfies AreaResolvers;
