import type { Context } from '../context.ts';
import { connection, payload, type PageArguments } from '../graphql/index.ts';
import type { OrganizationModel } from '../organization/index.ts';
import type { InvitationOutcomeModel, InvitationSource } from './source.ts';

interface Addresses { organization: string; emails: string[]; role?: string | null }
interface Answering { organization: string; code: string }

const ADMIN = 'ADMIN';

/** Carries out a call about addresses and tells what became of each. */
const outcomes = (call: (source: InvitationSource, input: Addresses) => Promise<InvitationOutcomeModel[]>) =>
  (_: unknown, { input }: { input: Addresses }, context: Context) => payload(async () => ({
    outcomes: await call(context.sources.invitation, input),
    organization: () => context.sources.organization.byName(input.organization),
  }));

/** Resolvers of the invitation area. Only admins are answered upstream, so others are not asked for. */
export const invitationResolvers = {
  Query: {
    invitation: (_: unknown, { organization, code }: Answering, context: Context) => context.sources.invitation.byCode(organization, code),
  },
  Organization: {
    invitations: (organization: OrganizationModel, args: PageArguments, context: Context) => (organization.role === ADMIN
      ? connection(args, ['invitations', organization.name], (page) => context.sources.invitation.list(organization.name, page), (invitation) => invitation)
      : null),
    invitationCount: (organization: OrganizationModel, _args: unknown, context: Context) => (organization.role === ADMIN ? context.sources.invitation.count(organization.name) : null),
  },
  Mutation: {
    inviteMembers: outcomes((source, { organization, emails, role }) => source.invite(organization, emails, role ?? 'MEMBER')),
    resendInvitations: outcomes((source, { organization, emails }) => source.resend(organization, emails)),
    removeInvitations: outcomes((source, { organization, emails }) => source.remove(organization, emails)),
    editInvitation: (_: unknown, { input }: { input: { organization: string; currentEmail: string; email: string } }, context: Context) => payload(async () => ({
      invitation: await context.sources.invitation.edit(input.organization, input.currentEmail, input.email),
      organization: () => context.sources.organization.byName(input.organization),
    })),
    acceptInvitation: (_: unknown, { input }: { input: Answering }, context: Context) => payload(async () => {
      await context.sources.invitation.accept(input.organization, input.code);
      return { organization: () => context.sources.organization.byName(input.organization), viewer: () => context.sources.account.viewer() };
    }),
    declineInvitation: (_: unknown, { input }: { input: Answering }, context: Context) => payload(async () => {
      await context.sources.invitation.decline(input.organization, input.code);
      return { declined: true };
    }),
  },
  DeclineInvitationPayload: { declined: (answer: { declined?: true }) => answer.declined === true },
};
