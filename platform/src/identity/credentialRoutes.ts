import { route, viewerOf, whole } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import { callerOf } from './caller.ts';
import * as contract from './credentialContract.ts';
import type { CredentialService } from './credentials.ts';
import type { ProofService } from './proof.ts';
import type { IdentityService } from './service.ts';

const BODY_LIMIT = 16 * 1024;
const ACCEPTED = { status: 202, body: { accepted: true } } as const;

/** The calls about accounts and their passwords and addresses, about fresh proofs, and about a person's sessions. */
export function credentialRoutes(
  credentials: CredentialService,
  proofs: ProofService,
  identity: IdentityService,
): Route[] {
  return [
    route({
      method: 'post',
      path: '/api/iam/register',
      summary: 'Create an account. The answer is the same for an address that has one already; the mail tells.',
      access: { kind: 'public' },
      body: contract.registration,
      bodyLimit: BODY_LIMIT,
      answers: { 202: contract.accepted },
      handler: async ({ body, request }) => {
        await credentials.register(
          {
            email: body.email,
            password: body.password,
            firstName: body.first_name,
            lastName: body.last_name,
            returnUrl: body.return_url ?? null,
            operatorToken: body.operator_token ?? null,
          },
          callerOf(request).address,
        );
        return ACCEPTED;
      },
    }),
    route({
      method: 'post',
      path: '/api/iam/verification',
      summary:
        "Confirm an e-mail address with the token of a mail. The account's first confirmation ends its other sessions and removes passkeys and one-time codes.",
      access: { kind: 'optional' },
      body: contract.verification,
      bodyLimit: BODY_LIMIT,
      answers: { 202: contract.accepted },
      handler: async ({ body, request, viewer }) => {
        await credentials.verify(body.token, viewer, callerOf(request));
        return ACCEPTED;
      },
    }),
    route({
      method: 'post',
      path: '/api/iam/operator',
      summary:
        "Become the operator of a hub that has none, with the link that its terminal shows. The caller's address counts as confirmed.",
      access: { kind: 'user', inPerson: true },
      body: contract.operatorClaim,
      bodyLimit: BODY_LIMIT,
      answers: { 202: contract.accepted },
      handler: async (context) => {
        await credentials.becomeOperator(viewerOf(context), context.body.token);
        return ACCEPTED;
      },
    }),
    route({
      method: 'post',
      path: '/api/iam/verification/resend',
      summary: "Send the mail that confirms the caller's address once more; at most once a minute.",
      access: { kind: 'user' },
      answers: { 202: contract.accepted },
      handler: async (context) => {
        await credentials.resendVerification(viewerOf(context));
        return ACCEPTED;
      },
    }),
    route({
      method: 'post',
      path: '/api/iam/password-reset',
      summary: 'Ask for a mail that leads to a new password. The answer is the same for every address.',
      access: { kind: 'public' },
      body: contract.resetRequest,
      bodyLimit: BODY_LIMIT,
      answers: { 202: contract.accepted },
      handler: async ({ body, request }) => {
        await credentials.requestReset(body.email, callerOf(request).address);
        return ACCEPTED;
      },
    }),
    route({
      method: 'post',
      path: '/api/iam/password-reset/confirm',
      summary: 'Set a new password with the token of a mail. Every session of the account ends.',
      ledger: ['ACCT-11'],
      access: { kind: 'public' },
      body: contract.resetConfirmation,
      bodyLimit: BODY_LIMIT,
      answers: { 202: contract.accepted },
      handler: async ({ body, request }) => {
        await credentials.resetPassword(body.token, body.password, callerOf(request));
        return ACCEPTED;
      },
    }),
    route({
      method: 'post',
      path: '/api/users/{id}/passwords',
      summary: "Change the caller's password. The other sessions end.",
      ledger: ['ACCT-09'],
      access: { kind: 'user', inPerson: true },
      params: contract.ownParams,
      body: contract.passwordChange,
      bodyLimit: BODY_LIMIT,
      answers: { 204: null },
      handler: async (context) => {
        await credentials.changePassword(
          viewerOf(context),
          context.params.id,
          context.body.old_password,
          context.body.password,
          callerOf(context.request),
        );
        return { status: 204 };
      },
    }),
    route({
      method: 'put',
      path: '/api/users/{id}/email',
      summary:
        'Ask for another e-mail address. It holds once the mail to it is confirmed; the present one stays until then.',
      ledger: ['ACCT-07', 'ACCT-08'],
      access: { kind: 'user', inPerson: true },
      params: contract.ownParams,
      body: contract.emailChange,
      bodyLimit: BODY_LIMIT,
      answers: { 200: contract.emailState },
      handler: async (context) => ({
        status: 200,
        body: await credentials.changeEmail(
          viewerOf(context),
          context.params.id,
          context.body.email,
          context.body.password,
          callerOf(context.request),
        ),
      }),
    }),
    route({
      method: 'post',
      path: '/api/iam/proof',
      summary:
        'Prove anew who the caller is, for ten minutes of this session: with the password, a one-time code or a passkey. Calls that change how somebody signs in answer 403 `fresh_proof_needed` without.',
      access: { kind: 'user', inPerson: true },
      body: contract.proof,
      bodyLimit: BODY_LIMIT,
      answers: { 204: null },
      handler: async (context) => {
        await proofs.prove(viewerOf(context), context.body, callerOf(context.request));
        return { status: 204 };
      },
    }),
    route({
      method: 'get',
      path: '/api/iam/sessions',
      summary: 'Places where the caller is signed in, newest first.',
      access: { kind: 'user' },
      answers: { 200: contract.sessions },
      handler: async (context) => {
        const items = await identity.sessions(viewerOf(context));
        return { status: 200, body: whole(items) };
      },
    }),
    route({
      method: 'delete',
      path: '/api/iam/sessions',
      summary: "End all of the caller's sessions but this one.",
      access: { kind: 'user', inPerson: true },
      answers: { 204: null },
      handler: async (context) => {
        const viewer = viewerOf(context);
        await identity.revokeSessions(viewer.userId, viewer.sessionId);
        return { status: 204 };
      },
    }),
    route({
      method: 'delete',
      path: '/api/iam/sessions/{id}',
      summary: "End one of the caller's sessions.",
      access: { kind: 'user', inPerson: true },
      params: contract.sessionParams,
      answers: { 204: null },
      handler: async (context) => {
        await identity.endSession(viewerOf(context), context.params.id);
        return { status: 204 };
      },
    }),
  ];
}
