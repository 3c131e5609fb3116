import { cursorPaging, organizationOf, route, viewerOf } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import { organizationParams } from '../organization/index.ts';
import * as contract from './contract.ts';
import type { InvitationService } from './service.ts';

/** Routes of invitations, base /api/organizations/{org}. */
export function invitationRoutes(service: InvitationService): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/organizations/{org}/invitations',
      summary: 'Lists pending invitations, newest first.',
      ledger: ['INV-03', 'DATA-05'],
      access: { kind: 'organization', action: 'invitation.read' },
      params: organizationParams,
      query: cursorPaging(),
      answers: { 200: contract.invitations },
      handler: async (context) => ({ status: 200, body: await service.list(organizationOf(context), context.query) }),
    }),
    route({
      operationId: 'createInvitations',
      method: 'post',
      path: '/api/organizations/{org}/invitations',
      summary:
        'Invites 1 to 50 email addresses with the role `member` or the role in `role`. Returns the outcome for each address.',
      ledger: ['INV-02'],
      access: { kind: 'organization', action: 'invitation.edit' },
      params: organizationParams,
      body: contract.newInvitations,
      answers: { 200: contract.outcomes },
      handler: async (context) => ({
        status: 200,
        body: await service.invite(organizationOf(context), viewerOf(context), context.body.emails, context.body.role),
      }),
    }),
    route({
      method: 'put',
      path: '/api/organizations/{org}/invitations/{email}',
      summary: 'Changes the email address of an invitation, and sends it there with a new code.',
      ledger: ['INV-10'],
      access: { kind: 'organization', action: 'invitation.edit' },
      params: contract.emailParams,
      body: contract.invitationEdit,
      secretAnswer: true,
      answers: { 200: contract.invitation },
      handler: async (context) => ({
        status: 200,
        body: await service.edit(organizationOf(context), viewerOf(context), context.params.email, context.body),
      }),
    }),
    route({
      operationId: 'sendInvitations',
      method: 'put',
      path: '/api/organizations/{org}/resend-invitations/',
      summary: 'Resends invitations. Returns the outcome for each address. The trailing slash is optional.',
      ledger: ['INV-08'],
      access: { kind: 'organization', action: 'invitation.edit' },
      params: organizationParams,
      body: contract.addresses,
      answers: { 200: contract.outcomes },
      handler: async (context) => ({
        status: 200,
        body: await service.resend(organizationOf(context), viewerOf(context), context.body.emails),
      }),
    }),
    route({
      operationId: 'cancelInvitations',
      method: 'put',
      path: '/api/organizations/{org}/remove-invitations/',
      summary: 'Revokes invitations. Returns the outcome for each address. The trailing slash is optional.',
      ledger: ['INV-09'],
      access: { kind: 'organization', action: 'invitation.edit' },
      params: organizationParams,
      body: contract.addresses,
      answers: { 200: contract.outcomes },
      handler: async (context) => ({
        status: 200,
        body: await service.remove(organizationOf(context), viewerOf(context), context.body.emails),
      }),
    }),
    route({
      operationId: 'getInvitation',
      method: 'get',
      path: '/api/organizations/{org}/invitation-codes/{code}',
      summary: 'Returns the invitation with this code, for anyone who has the code.',
      ledger: ['INV-05'],
      access: { kind: 'optional', person: true },
      params: contract.codeParams,
      answers: { 200: contract.invitationOfCode },
      handler: async ({ params, viewer }) => ({
        status: 200,
        body: await service.byCode(params.org, params.code, viewer),
      }),
    }),
    route({
      operationId: 'createMembership',
      method: 'put',
      path: '/api/organizations/{org}/invitation-codes/{code}',
      summary: 'Accepts an invitation. The caller becomes a member and must have the invited, confirmed email address.',
      ledger: ['INV-06'],
      access: { kind: 'user' },
      params: contract.codeParams,
      answers: { 200: contract.acceptance },
      handler: async (context) => ({
        status: 200,
        body: await service.accept(context.params.org, context.params.code, viewerOf(context)),
      }),
    }),
    route({
      operationId: 'cancelInvitation',
      method: 'delete',
      path: '/api/organizations/{org}/invitation-codes/{code}',
      summary: 'Deletes an invitation: the invited user declines it, or an admin revokes it.',
      ledger: ['INV-07'],
      access: { kind: 'user' },
      params: contract.codeParams,
      answers: { 204: null },
      handler: async (context) => {
        await service.decline(context.params.org, context.params.code, viewerOf(context));
        return { status: 204 };
      },
    }),
  ];
}
