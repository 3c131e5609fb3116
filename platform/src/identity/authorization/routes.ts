import { route, viewerOf } from '../../http/index.ts';
import type { Route } from '../../http/index.ts';
import { readCookie } from '../oidc/cookies.ts';
import * as contract from './contract.ts';
import { interactionCookie } from './server.ts';
import type { ConsentService } from './service.ts';

/** Routes of the consent page and the device page. */
export function consentRoutes(service: ConsentService, publicUrl: string): Route[] {
  const cookie = interactionCookie(publicUrl);
  return [
    route({
      operationId: 'getAuthorization',
      method: 'get',
      path: '/api/iam/authorize/{id}',
      summary: 'Returns the access that an application requests, for a request that this browser started.',
      ledger: ['ROUTE-13'],
      access: { kind: 'user' },
      params: contract.requestParams,
      answers: { 200: contract.requestAnswer },
      handler: async ({ params, request }) => ({
        status: 200,
        body: await service.request(params.id, readCookie(request.headers.cookie, cookie)),
      }),
    }),
    route({
      operationId: 'reviewAuthorization',
      method: 'post',
      path: '/api/iam/authorize',
      summary: 'Approves or denies the request of an application.',
      ledger: ['AUTH-08'],
      access: { kind: 'user', inPerson: true },
      query: contract.answerQuery,
      secretAnswer: true,
      answers: { 200: contract.continueAnswer },
      handler: async (context) => {
        const { id, allow, grant_type: _type, ...fields } = context.query;
        const continueUrl = await service.answer(
          id,
          readCookie(context.request.headers.cookie, cookie),
          viewerOf(context),
          fields as Record<string, string>,
          allow === 'true',
        );
        return { status: 200, body: { continue_url: continueUrl } };
      },
    }),
    route({
      method: 'get',
      path: '/api/iam/device/{code}',
      summary: 'Returns the access that the device with this code requests.',
      access: { kind: 'user' },
      params: contract.deviceParams,
      answers: { 200: contract.requestAnswer },
      handler: async (context) => ({ status: 200, body: await service.device(context.params.code, viewerOf(context)) }),
    }),
    route({
      operationId: 'reviewDevice',
      method: 'post',
      path: '/api/iam/device',
      summary: 'Approves or denies the request of a device.',
      access: { kind: 'user', inPerson: true },
      body: contract.deviceAnswer,
      bodyLimit: 4 * 1024,
      answers: { 204: null },
      handler: async (context) => {
        await service.answerDevice(context.body.user_code, viewerOf(context), context.body.allow);
        return { status: 204 };
      },
    }),
  ];
}
