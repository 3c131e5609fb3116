import { HttpError, route } from '../../http/index.ts';
import type { Route } from '../../http/index.ts';
import * as contract from './contract.ts';
import { hostCookie, readCookie, writeCookie } from './cookies.ts';
import { FLOW_SECONDS } from './service.ts';
import type { FederationService } from './service.ts';

/** Routes of single sign-on. */
export function federationRoutes(service: FederationService, publicUrl: string): Route[] {
  const secure = publicUrl.startsWith('https:');
  // Binds a sign-in in progress to the browser that started it.
  const flowCookie = hostCookie('flow', publicUrl);
  return [
    route({
      operationId: 'getSignInOptions',
      method: 'get',
      path: '/api/iam/options',
      summary: 'Returns the sign-in methods of this hub.',
      ledger: ['AUTH-22'],
      access: { kind: 'public' },
      answers: { 200: contract.optionsAnswer },
      handler: async () => ({ status: 200, body: await service.options() }),
    }),
    route({
      operationId: 'startSsoSignIn',
      method: 'get',
      path: '/api/iam/auth/oidc/start',
      summary: 'Starts a sign-in at the identity provider, and redirects the browser there.',
      ledger: ['AUTH-09', 'AUTH-10'],
      access: { kind: 'public' },
      query: contract.startQuery,
      answers: { 302: null },
      handler: async ({ query, request, log }) => {
        const known = readCookie(request.headers.cookie, flowCookie);
        const headers: Record<string, string> = {};
        try {
          const { location, browser } = await service.start({
            returnUrl: query.returnUrl,
            prompt: query.prompt === 'registration' || query.prompt === 'login' ? query.prompt : undefined,
            browser: known,
            address: request.ip ?? '',
          });
          headers['location'] = location;
          headers['set-cookie'] = writeCookie(flowCookie, browser, FLOW_SECONDS, secure);
        } catch (error) {
          // The client is a browser, so it gets a page with the reason instead of JSON.
          if (!(error instanceof HttpError)) throw error;
          log.info({ code: error.code }, 'a sign-in at the identity provider could not begin');
          headers['location'] = `${publicUrl}/local-login-error?reason=${error.code}`;
        }
        return { status: 302, headers };
      },
    }),
    route({
      operationId: 'completeSsoSignIn',
      method: 'post',
      path: '/api/iam/auth/oidc',
      summary: 'Completes a sign-in with the authorization code of the identity provider.',
      ledger: ['AUTH-04'],
      access: { kind: 'public' },
      body: contract.codeRequest,
      bodyLimit: 32 * 1024,
      secretAnswer: true,
      answers: { 200: contract.codeAnswer },
      handler: async ({ body, request }) => ({
        status: 200,
        body: await service.finish({
          ...body,
          redirectRoute: body.redirectRoute,
          state: body.state,
          browser: readCookie(request.headers.cookie, flowCookie),
          userAgent: request.get('user-agent') ?? '',
        }),
      }),
    }),
  ];
}
