import { isoTime } from '@terrarium/domain/calendar';
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
  created_at: isoTime(passkey.created_at),
  last_used_at: isoTime(passkey.last_used_at),
});

/** Routes of passkeys and one-time codes. Sign-in itself is POST /api/iam/token. */
export function factorRoutes(db: Db, passkeys: PasskeyService, totp: TotpService): Route[] {
  return [
    route({
      operationId: 'listFactors',
      method: 'get',
      path: '/api/iam/factors',
      summary: "Returns the caller's passkeys, and whether sign-in requires a one-time code.",
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
      operationId: 'startPasskeySignIn',
      method: 'post',
      path: '/api/iam/passkeys/sign-in',
      summary: 'Starts a sign-in with a passkey. Returns a challenge for the browser.',
      access: { kind: 'public' },
      bodyLimit: 1024,
      secretAnswer: true,
      answers: { 200: contract.challenge },
      handler: async ({ request }) => ({ status: 200, body: await passkeys.beginSignIn(callerOf(request).address) }),
    }),
    route({
      operationId: 'startPasskeySetup',
      method: 'post',
      path: '/api/iam/passkeys/registration',
      summary: "Starts adding a passkey to the caller's account. Returns a challenge for the browser.",
      access: { kind: 'user', inPerson: true, confirmed: true, freshProof: true },
      bodyLimit: 1024,
      secretAnswer: true,
      answers: { 200: contract.challenge },
      handler: async (context) => ({ status: 200, body: await passkeys.beginRegistration(viewerOf(context)) }),
    }),
    route({
      operationId: 'addPasskey',
      method: 'post',
      path: '/api/iam/passkeys',
      summary: "Adds a passkey to the caller's account.",
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
      operationId: 'removePasskey',
      method: 'delete',
      path: '/api/iam/passkeys/{id}',
      summary: 'Removes a passkey of the caller.',
      access: { kind: 'user', inPerson: true, freshProof: true },
      params: contract.passkeyParams,
      answers: { 204: null },
      handler: async (context) => {
        await passkeys.remove(viewerOf(context), context.params.id, callerOf(context.request));
        return { status: 204 };
      },
    }),
    route({
      operationId: 'startTotpSetup',
      method: 'post',
      path: '/api/iam/totp',
      summary:
        'Starts the setup of one-time codes. Returns a setup key, shown only once, that must be confirmed within ten minutes.',
      access: { kind: 'user', inPerson: true, confirmed: true, freshProof: true },
      secretAnswer: true,
      answers: { 201: contract.begunTotp },
      handler: async (context) => ({ status: 201, body: await totp.begin(viewerOf(context)) }),
    }),
    route({
      operationId: 'completeTotpSetup',
      method: 'put',
      path: '/api/iam/totp',
      summary: 'Turns on one-time codes with a first code. Returns recovery codes, shown only once.',
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
      operationId: 'rotateRecoveryCodes',
      method: 'post',
      path: '/api/iam/totp/recovery-codes',
      summary: 'Generates new recovery codes, shown only once. The previous codes stop working.',
      access: { kind: 'user', inPerson: true, confirmed: true, freshProof: true },
      secretAnswer: true,
      answers: { 200: contract.recoveryCodes },
      handler: async (context) => ({
        status: 200,
        body: { recovery_codes: await totp.renewRecoveryCodes(viewerOf(context), callerOf(context.request)) },
      }),
    }),
    route({
      operationId: 'removeTotp',
      method: 'delete',
      path: '/api/iam/totp',
      summary: 'Turns off one-time codes.',
      access: { kind: 'user', inPerson: true, freshProof: true },
      answers: { 204: null },
      handler: async (context) => {
        await totp.disable(viewerOf(context), callerOf(context.request));
        return { status: 204 };
      },
    }),
  ];
}
