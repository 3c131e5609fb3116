import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../monitoring/log.ts';
import { Provider } from './provider.ts';

let server: Server;
/** What the provider calls itself, as a path. */
let called = '/tenant';
const at = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (!/^\/tenant\/?\/?\.well-known\/openid-configuration$/.test(request.url ?? '')) response.statusCode = 404;
    response.end(
      JSON.stringify({
        issuer: `${at()}${called}`,
        authorization_endpoint: `${at()}/authorize`,
        token_endpoint: `${at()}/token`,
        jwks_uri: `${at()}/keys`,
      }),
    );
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
});
afterAll(() => void server.close());

const log = createLog('silent');
const startOf = (issuer: string): Promise<URL> =>
  new Provider({ issuer, clientId: 'hub', clientSecret: undefined, name: 'Acme' }, log).authorizationUrl({
    redirectUri: 'http://localhost:4000/sign-in',
    state: 'state',
    nonce: 'nonce',
    codeVerifier: 'a verifier of the length that the standard wants, or more',
    prompt: undefined,
  });

test.each([
  ['/tenant', '/tenant'],
  ['/tenant/', '/tenant'],
  ['/tenant', '/tenant/'],
  ['/tenant/', '/tenant/'],
])('a provider that calls itself %s is found under %s', async (name, configured) => {
  called = name;
  expect((await startOf(`${at()}${configured}`)).pathname).toBe('/authorize');
});

test('rejects a name other than the configured one', async () => {
  called = '/somebody-else';
  await expect(startOf(`${at()}/tenant`)).rejects.toMatchObject({ status: 401 });
});
