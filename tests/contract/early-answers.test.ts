// Rejected large bodies: the sender gets the response, and the gateway keeps working.
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../gateway/src/config.ts';
import { startGateway, type Gateway } from '../../gateway/src/server.ts';
import { startPlatform } from '../../platform/src/testing/index.ts';
import type { TestPlatform } from '../../platform/src/testing/index.ts';

const TRIES = 8;

let platform: TestPlatform;
let gateway: Gateway;
beforeAll(async () => {
  platform = await startPlatform();
  gateway = await startGateway(
    readConfig({
      PLATFORM_URL: platform.baseUrl,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      COOKIE_SECRET: 'a secret of at least thirty-two bytes',
    }),
  );
});
afterAll(async () => {
  await gateway?.close();
  await platform?.close();
});

/** Status of the response to a body of zeros; the error code if the connection breaks first. */
const statusOf = (
  method: string,
  path: string,
  size: number,
  more: Record<string, string> = {},
): Promise<number | string> =>
  new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': size, ...more };
    const sent = request({ host: '127.0.0.1', port: gateway.port, method, path, headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.end(Buffer.alloc(size));
  });

test.each([
  ['POST', '/api/nowhere', 404],
  ['POST', '/api/organizations/nobody/channels', 401],
  ['PUT', '/api/organizations/nobody/channels/none/readme', 401],
  ['PUT', '/repo/nobody/none/noarch/a-1.0-0.conda', 401],
])('%s %s with a large body is answered with %d, and never with an outage', async (method, path, status) => {
  for (const size of [50_000, 600_000, 3_000_000]) {
    const answers = await Promise.all(Array.from({ length: TRIES }, () => statusOf(method, path, size)));
    expect([size, answers]).toEqual([size, Array.from({ length: TRIES }, () => status)]);
  }
});

test.each([
  ['a token that is none', { authorization: 'Bearer nobody' }],
  ['no token', {}],
  ['a host that is none of the hub', { host: 'elsewhere.example' }],
])('rejects a large GraphQL request with %s, and its sender sees why', async (_what, headers) => {
  for (const size of [600_000, 3_000_000, 30_000_000]) {
    const answers = await Promise.all(Array.from({ length: TRIES }, () => statusOf('POST', '/graphql', size, headers)));
    expect([size, answers.filter((answer) => typeof answer === 'string' || answer >= 500)]).toEqual([size, []]);
  }
});
