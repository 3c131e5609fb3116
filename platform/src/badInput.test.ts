// Every declared route × malformed input: status codes and bodies as in docs/decisions/errors.md, for every call
// (ERR-19, ERR-20).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from './db/index.ts';
import type { Route } from './http/index.ts';
import { declaredRoutes } from './routes.ts';
import { startPlatform } from './testing/index.ts';
import type { Send, TestPlatform } from './testing/index.ts';

interface ErrorBody {
  error: { message: string; human_readable_id: string };
  detail?: { loc: (string | number)[]; msg: string; type: string }[];
}

let platform: TestPlatform;
let admin: Send;
let organization: string;
beforeAll(async () => {
  platform = await startPlatform();
  const ada = await platform.aUser();
  organization = (await platform.anOrganization({ members: { admin: ada } })).name;
  // Calls of operators are not there for others, whatever the body.
  await platform.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', ada.id).execute();
  admin = await platform.as(ada.email);
});
afterAll(() => platform.close());

const routes = declaredRoutes();
const nameOf = (route: Route): string => `${route.method} ${route.path}`;
const withBody = routes.filter((route) => route.body !== undefined);
const addressOf = (route: Route): string =>
  route.path.replaceAll(/\{(\w+)\}/g, (_match, part: string) =>
    part === 'org' || part === 'sameOrg' ? organization : /^id$|Id$/.test(part) ? newId() : 'nothing',
  );
const ask = (route: Route, init: Parameters<Send>[1] = {}): Promise<Response> =>
  (route.access.kind === 'public' ? platform.send : admin)(addressOf(route), {
    method: route.method.toUpperCase(),
    ...init,
  });

async function expectError(response: Response, statuses: number[]): Promise<ErrorBody> {
  const body = (await response.json()) as ErrorBody;
  expect(statuses, JSON.stringify(body)).toContain(response.status);
  expect(body.error.message.length).toBeGreaterThan(5);
  expect(body.error.human_readable_id).toMatch(/^[a-z][a-z0-9_]+$/);
  return body;
}

describe('[ERR-19] every call answers errors in one form', () => {
  test.each(withBody.map((route) => [nameOf(route), route] as const))(
    '[ERR-20] %s rejects a malformed body with the locations',
    async (_name, route) => {
      for (const json of [[], 'text', 42]) {
        // A thing of the path that is not there may be noticed before the body is looked at.
        const body = await expectError(await ask(route, { json }), route.path.includes('{') ? [404, 422] : [422]);
        for (const { loc, msg } of body.detail ?? []) expect([typeof msg, loc[0]]).toEqual(['string', 'body']);
      }
    },
  );

  test.each(withBody.map((route) => [nameOf(route), route] as const))(
    '[ERR-19] %s returns 400 for invalid JSON, and 415 for another type',
    async (_name, route) => {
      await expectError(await ask(route, { body: '{"broken', headers: { 'content-type': 'application/json' } }), [400]);
      await expectError(await ask(route, { body: '<a/>', headers: { 'content-type': 'application/xml' } }), [415]);
    },
  );

  test.each(
    routes
      .filter((route) => route.path.includes('{id}') && route.access.kind === 'user')
      .map((route) => [nameOf(route), route] as const),
  )('[ERR-19] %s returns an error for an invalid id', async (_name, route) => {
    for (const id of ['none', '%27', newId()]) {
      const response = await admin(route.path.replace('{id}', id), {
        method: route.method.toUpperCase(),
        // Resumable uploads only answer clients of their protocol.
        headers: { 'tus-resumable': '1.0.0' },
        ...(route.body ? { json: {} } : {}),
      });
      await expectError(response, [404, 422]);
    }
  });

  test.each(routes.filter((route) => route.access.kind === 'user').map((route) => [nameOf(route), route] as const))(
    '[ERR-19] %s returns 401 to a visitor',
    async (_name, route) => {
      await expectError(await platform.send(addressOf(route), { method: route.method.toUpperCase() }), [401]);
    },
  );

  test('[ERR-19] an unknown path returns 404 in the same form', async () => {
    await expectError(await admin('/api/no/such/call'), [404]);
  });
});
