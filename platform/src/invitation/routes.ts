import { organizationOf, paging, route, viewerOf } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import { organizationParams } from '../organization/index.ts';
import * as contract from './contract.ts';
import type { InvitationService } from './service.ts';

/** The invitation calls, base /api/organizations/{org}. */
export function invitationRoutes(service: InvitationService): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/organizations/{org}/invitations',
      summary: 'Invitations that wait for an answer, newest first.',
      ledger: ['INV-03', 'DATA-05'],
      access: { kind: 'organization', action: 'invitation.read' },
      params: organizationParams,
      query: paging(),
      answers: { 200: contract.invitations },
      handler: async (context) => ({ status: 200, body: await service.list(organizationOf(context), context.query) }),
    }),
    route({
      method: 'post',
      path: '/api/organizations/{org}/invitations',
      summary:
        'Invite addresses by mail, 1 to 50, to be members or what `role` says; the answer tells what became of each.',
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
      summary: 'Give an invitation another address; it is sent there with a new code.',
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
      method: 'put',
      path: '/api/organizations/{org}/resend-invitations/',
      summary: 'Send invitations once more; the answer tells what became of each. The trailing slash may be left out.',
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
      method: 'put',
      path: '/api/organizations/{org}/remove-invitations/',
      summary: 'Take invitations back; the answer tells what became of each. The trailing slash may be left out.',
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
      method: 'get',
      path: '/api/organizations/{org}/invitation-codes/{code}',
      summary: 'The invitation of a code, for whoever has it.',
      ledger: ['INV-05'],
      access: { kind: 'optional' },
      params: contract.codeParams,
      answers: { 200: contract.invitationOfCode },
      handler: async ({ params, viewer }) => ({
        status: 200,
        body: await service.byCode(params.org, params.code, viewer),
      }),
    }),
    route({
      method: 'put',
      path: '/api/organizations/{org}/invitation-codes/{code}',
      summary: 'Accept an invitation: the caller, whose confirmed address it names, becomes a member.',
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
      method: 'delete',
      path: '/api/organizations/{org}/invitation-codes/{code}',
      summary: 'End a code: declined by whom it invites, or taken back by an admin.',
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
