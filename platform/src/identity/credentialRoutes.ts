import { route, viewerOf, whole } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import { callerOf } from './caller.ts';
import * as contract from './credentialContract.ts';
import type { CredentialService } from './credentials.ts';
import type { ProofService } from './proof.ts';
import type { IdentityService } from './service.ts';

const BODY_LIMIT = 16 * 1024;
const ACCEPTED = { status: 202, body: { accepted: true } } as const;

/** Routes of accounts, passwords, email addresses, re-authentication, and sessions. */
export function credentialRoutes(
  credentials: CredentialService,
  proofs: ProofService,
  identity: IdentityService,
): Route[] {
  return [
    ...accountRoutes(credentials),
    route({
      operationId: 'updatePassword',
      method: 'post',
      path: '/api/users/{id}/passwords',
      summary: "Changes the caller's password. All other sessions are signed out.",
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
      operationId: 'updateEmail',
      method: 'put',
      path: '/api/users/{id}/email',
      summary:
        "Requests a change of the caller's email address. It takes effect once the new address is confirmed by email.",
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
    ...sessionRoutes(proofs, identity),
  ];
}

/** Routes of new accounts, confirmed email addresses, and forgotten passwords. */
function accountRoutes(credentials: CredentialService): Route[] {
  return [
    route({
      operationId: 'createAccount',
      method: 'post',
      path: '/api/iam/register',
      summary:
        'Creates an account and sends an email. The response is the same if the email address already has an account.',
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
      operationId: 'completeEmailVerification',
      method: 'post',
      path: '/api/iam/verification',
      summary:
        'Confirms an email address with a token from an email. The first confirmation signs out other sessions, and removes passkeys and one-time codes.',
      access: { kind: 'optional', person: true },
      body: contract.verification,
      bodyLimit: BODY_LIMIT,
      answers: { 202: contract.accepted },
      handler: async ({ body, request, viewer }) => {
        await credentials.verify(body.token, viewer, callerOf(request));
        return ACCEPTED;
      },
    }),
    route({
      operationId: 'createFirstOperator',
      method: 'post',
      path: '/api/iam/operator',
      summary:
        "Makes the caller the operator of a hub without operators, using the link from its terminal. Also confirms the caller's email address.",
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
      operationId: 'sendEmailVerification',
      method: 'post',
      path: '/api/iam/verification/resend',
      summary: "Resends the email that confirms the caller's email address, at most once a minute.",
      access: { kind: 'user' },
      answers: { 202: contract.accepted },
      handler: async (context) => {
        await credentials.resendVerification(viewerOf(context));
        return ACCEPTED;
      },
    }),
    route({
      operationId: 'requestPasswordReset',
      method: 'post',
      path: '/api/iam/password-reset',
      summary: 'Sends a password reset email. The response is the same for all email addresses.',
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
      operationId: 'completePasswordReset',
      method: 'post',
      path: '/api/iam/password-reset/confirm',
      summary: 'Sets a new password with a token from an email. All sessions of the account are signed out.',
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
  ];
}

/** Routes of re-authentication and sessions. */
function sessionRoutes(proofs: ProofService, identity: IdentityService): Route[] {
  return [
    route({
      operationId: 'createFreshProof',
      method: 'post',
      path: '/api/iam/proof',
      summary:
        "Confirms the caller's identity again for ten minutes, with the password, a one-time code, or a passkey. Without it, requests that change sign-in settings return 403 `fresh_proof_needed`.",
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
      summary: "Lists the caller's sessions, newest first.",
      access: { kind: 'user' },
      answers: { 200: contract.sessions },
      handler: async (context) => {
        const items = await identity.sessions(viewerOf(context));
        return { status: 200, body: whole(items) };
      },
    }),
    route({
      operationId: 'revokeOtherSessions',
      method: 'delete',
      path: '/api/iam/sessions',
      summary: 'Signs out all other sessions of the caller.',
      access: { kind: 'user', inPerson: true },
      answers: { 204: null },
      handler: async (context) => {
        const viewer = viewerOf(context);
        await identity.revokeSessions(viewer.userId, viewer.sessionId);
        return { status: 204 };
      },
    }),
    route({
      operationId: 'revokeSession',
      method: 'delete',
      path: '/api/iam/sessions/{id}',
      summary: "Signs out one of the caller's sessions.",
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
