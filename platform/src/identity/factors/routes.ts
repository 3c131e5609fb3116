import { route, viewerOf } from '../../http/index.ts';
import type { Route } from '../../http/index.ts';
import type { Db } from '../../db/index.ts';
import { callerOf } from '../caller.ts';
import { hasPassword } from '../store.ts';
import * as contract from './contract.ts';
import type { PasskeyService } from './passkeys.ts';
import * as store from './store.ts';
import type { PasskeyRow } from './store.ts';
import type { TotpService } from './totp.ts';

const shown = (passkey: PasskeyRow) => ({
  id: passkey.id,
  name: passkey.name,
  created_at: passkey.created_at.toISOString(),
  last_used_at: passkey.last_used_at?.toISOString() ?? null,
});

/** The calls about passkeys and one-time codes. The sign-in itself is POST /api/iam/token. */
export function factorRoutes(db: Db, passkeys: PasskeyService, totp: TotpService): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/iam/factors',
      summary: "The caller's passkeys and whether sign-in asks for a one-time code.",
      access: { kind: 'user' },
      answers: { 200: contract.factors },
      handler: async (context) => {
        const { userId } = viewerOf(context);
        const left = await store.recoveryCodesLeft(db, userId);
        return {
          status: 200,
          body: {
            passkeys: (await store.listPasskeys(db, userId)).map(shown),
            totp_enabled: left !== null,
            recovery_codes_left: left,
            has_password: await hasPassword(db, userId),
          },
        };
      },
    }),
    route({
      method: 'post',
      path: '/api/iam/passkeys/sign-in',
      summary: 'Begin to sign in with a passkey: a challenge for the browser.',
      access: { kind: 'public' },
      bodyLimit: 1024,
      secretAnswer: true,
      answers: { 200: contract.challenge },
      handler: async ({ request }) => ({ status: 200, body: await passkeys.beginSignIn(callerOf(request).address) }),
    }),
    route({
      method: 'post',
      path: '/api/iam/passkeys/registration',
      summary: "Begin to add a passkey to the caller's account: a challenge for the browser.",
      access: { kind: 'user', inPerson: true, confirmed: true, freshProof: true },
      bodyLimit: 1024,
      secretAnswer: true,
      answers: { 200: contract.challenge },
      handler: async (context) => ({ status: 200, body: await passkeys.beginRegistration(viewerOf(context)) }),
    }),
    route({
      method: 'post',
      path: '/api/iam/passkeys',
      summary: "Add a passkey to the caller's account with the browser's answer.",
      access: { kind: 'user', inPerson: true, confirmed: true },
      body: contract.newPasskey,
      bodyLimit: 32 * 1024,
      answers: { 201: contract.passkey },
      handler: async (context) => ({
        status: 201,
        body: shown(
          await passkeys.add(
            viewerOf(context),
            context.body.challenge_id,
            context.body.credential,
            context.body.name,
            callerOf(context.request),
          ),
        ),
      }),
    }),
    route({
      method: 'delete',
      path: '/api/iam/passkeys/{id}',
      summary: 'Remove a passkey of the caller.',
      access: { kind: 'user', inPerson: true, freshProof: true },
      params: contract.passkeyParams,
      answers: { 204: null },
      handler: async (context) => {
        await passkeys.remove(viewerOf(context), context.params.id, callerOf(context.request));
        return { status: 204 };
      },
    }),
    route({
      method: 'post',
      path: '/api/iam/totp',
      summary: 'Begin to use one-time codes: a secret, shown once and to be confirmed within ten minutes.',
      access: { kind: 'user', inPerson: true, confirmed: true, freshProof: true },
      secretAnswer: true,
      answers: { 201: contract.begunTotp },
      handler: async (context) => ({ status: 201, body: await totp.begin(viewerOf(context)) }),
    }),
    route({
      method: 'put',
      path: '/api/iam/totp',
      summary: 'Turn one-time codes on with a first code: gives the recovery codes, shown once.',
      access: { kind: 'user', inPerson: true, confirmed: true },
      body: contract.firstCode,
      bodyLimit: 1024,
      secretAnswer: true,
      answers: { 200: contract.recoveryCodes },
      handler: async (context) => ({
        status: 200,
        body: { recovery_codes: await totp.confirm(viewerOf(context), context.body.code, callerOf(context.request)) },
      }),
    }),
    route({
      method: 'post',
      path: '/api/iam/totp/recovery-codes',
      summary: 'New recovery codes, shown once; those from before end.',
      access: { kind: 'user', inPerson: true, confirmed: true, freshProof: true },
      secretAnswer: true,
      answers: { 200: contract.recoveryCodes },
      handler: async (context) => ({
        status: 200,
        body: { recovery_codes: await totp.renewRecoveryCodes(viewerOf(context), callerOf(context.request)) },
      }),
    }),
    route({
      method: 'delete',
      path: '/api/iam/totp',
      summary: 'Turn one-time codes off.',
      access: { kind: 'user', inPerson: true, freshProof: true },
      answers: { 204: null },
      handler: async (context) => {
        await totp.disable(viewerOf(context), callerOf(context.request));
        return { status: 204 };
      },
    }),
  ];
}
