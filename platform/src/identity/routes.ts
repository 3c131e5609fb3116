import { isoTime } from '@terrarium/domain/calendar';
import { z } from 'zod';
import { route, unauthorized, viewerOf } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import { callerOf } from './caller.ts';
import { givenClient } from './clientCredentials.ts';
import type { ClientGrant } from './clientCredentials.ts';
import * as contract from './contract.ts';
import type { IdentityService } from './service.ts';

/** Routes under /api/iam, and the public keys. @param clientGrant exchanges client credentials */
export function identityRoutes(service: IdentityService, clientGrant: ClientGrant): Route[] {
  return [
    route({
      method: 'post',
      path: '/api/iam/token',
      summary:
        'Signs in with a password or a passkey, refreshes a session, or returns an access token of a service account (client credentials).',
      ledger: ['AUTH-02', 'AUTH-03'],
      access: { kind: 'public' },
      body: contract.tokenRequest,
      bodyTypes: ['application/json', 'application/x-www-form-urlencoded'],
      bodyLimit: 16 * 1024,
      secretAnswer: true,
      answers: { 200: z.union([contract.tokenAnswer, contract.clientTokenAnswer]) },
      handler: async ({ body, request }) => {
        const from = callerOf(request);
        switch (body.grant_type) {
          case 'password':
            return {
              status: 200,
              body: await service.signIn(body.username, body.password, { ...from, device: body.device }, body.otp),
            };
          case 'passkey':
            return { status: 200, body: await service.signInWithPasskey(body.challenge_id, body.credential, from) };
          case 'refresh_token':
            return { status: 200, body: await service.refresh(body.refresh_token) };
          case 'client_credentials':
            return {
              status: 200,
              body: await clientGrant(givenClient(body, request.get('authorization')), from.address),
            };
        }
      },
    }),
    route({
      method: 'get',
      path: '/api/iam/session',
      summary: 'Returns the session of the access token.',
      ledger: ['AUTH-15', 'DATA-18'],
      access: { kind: 'user', inSession: true },
      answers: { 200: contract.sessionAnswer },
      handler: async (context) => {
        const viewer = viewerOf(context);
        const token = context.request.get('authorization')?.replace(/^Bearer +/i, '');
        if (!token) throw unauthorized();
        const { source, expiresAt } = await service.session(viewer);
        const body = {
          identity: { traits: { email: viewer.email } },
          tokenized: token,
          passport: { source, profile: { id: viewer.userId, email: viewer.email } },
          expires_at: isoTime(expiresAt),
        };
        return { status: 200, body };
      },
    }),
    route({
      operationId: 'getLogoutToken',
      method: 'get',
      path: '/api/iam/logout/browser',
      summary: 'Starts a sign-out: returns the token that ends the session.',
      ledger: ['AUTH-07'],
      access: { kind: 'user', inSession: true },
      answers: { 200: contract.logoutToken },
      handler: async (context) => ({
        status: 200,
        body: { logout_token: await service.logoutToken(viewerOf(context)) },
      }),
    }),
    route({
      operationId: 'revokeCurrentSession',
      method: 'post',
      path: '/api/iam/logout',
      summary: 'Signs out: ends the session and revokes its refresh tokens.',
      ledger: ['AUTH-06', 'AUTH-07'],
      access: { kind: 'public' },
      body: contract.logoutToken,
      bodyLimit: 16 * 1024,
      answers: { 204: null },
      handler: async ({ body }) => {
        await service.logout(body.logout_token);
        return { status: 204 };
      },
    }),
    route({
      operationId: 'getSigningKeys',
      method: 'get',
      path: '/.well-known/jwks.json',
      summary: 'Returns the public keys that verify access tokens.',
      access: { kind: 'public' },
      answers: { 200: contract.jwks },
      handler: async () => ({
        status: 200,
        body: (await service.keys.jwks()) as never,
        headers: { 'cache-control': 'public, max-age=60' },
      }),
    }),
  ];
}
