import type { Context } from '../context.ts';
import type { InvitationAddressesInput, InvitationOutcome, InviteMembersInput } from '../gen/schema.ts';
import { connection, onlyFor, payload, type AreaResolvers } from '../graphql/index.ts';
import type { InvitationSource } from './source.ts';

const ADMINS = 'admins of the organization';

/** Carries out a call about addresses and tells what became of each. */
const outcomes =
  <I extends InvitationAddressesInput>(call: (source: InvitationSource, input: I) => Promise<InvitationOutcome[]>) =>
  (_: unknown, { input }: { input: I }, context: Context) =>
    payload(async () => ({
      outcomes: await call(context.sources.invitation, input),
      organization: () => context.sources.organization.byName(input.organization),
    }));

/** Resolvers of the invitation area. */
export const invitationResolvers = {
  Query: {
    invitation: (_, { organization, code }, context) => context.sources.invitation.byCode(organization, code),
  },
  Organization: {
    invitations: (organization, args, context) =>
      onlyFor(ADMINS, organization.role === 'ADMIN', () =>
        connection(
          args,
          ['invitations', organization.name],
          (page) => context.sources.invitation.list(organization.name, page),
          (invitation) => invitation,
        ),
      ),
    invitationCount: (organization, _args, context) =>
      onlyFor(ADMINS, organization.role === 'ADMIN', () => context.sources.invitation.count(organization.name)),
  },
  Mutation: {
    inviteMembers: outcomes((source, { organization, emails, role }: InviteMembersInput) =>
      source.invite(organization, emails, role ?? 'MEMBER'),
    ),
    resendInvitations: outcomes((source, { organization, emails }) => source.resend(organization, emails)),
    removeInvitations: outcomes((source, { organization, emails }) => source.remove(organization, emails)),
    editInvitation: (_, { input }, context) =>
      payload(async () => ({
        invitation: await context.sources.invitation.edit(input.organization, input.currentEmail, input.email),
        organization: () => context.sources.organization.byName(input.organization),
      })),
    acceptInvitation: (_, { input }, context) =>
      payload(async () => {
        await context.sources.invitation.accept(input.organization, input.code);
        return {
          organization: () => context.sources.organization.byName(input.organization),
          viewer: () => context.sources.account.viewer(),
        };
      }),
    declineInvitation: (_, { input }, context) =>
      payload(async () => {
        await context.sources.invitation.decline(input.organization, input.code);
        return { declined: true };
      }),
  },
  DeclineInvitationPayload: { declined: (answer) => answer.declined === true },
} satisfies AreaResolvers;
