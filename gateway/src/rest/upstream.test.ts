import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultQuotas } from '../quota/index.ts';
import { Upstream } from './upstream.ts';
import { RequestAbort } from './requestAbort.ts';
import { UpstreamError } from './errors.ts';
import { RestClient } from './restClient.ts';

let server: Server;
let upstream: Upstream;
let seen: IncomingMessage[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    seen.push(request);
    request.resume().on('end', () => answer(request, response));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  upstream = new Upstream(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  await upstream.close();
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

const clientOf = (
  accessToken: string | undefined = 'token',
  signal = new RequestAbort(),
  address = '192.0.2.7',
): RestClient => new RestClient(upstream, { accessToken, requestId: 'request-1', address, signal });
const failure = async (call: Promise<unknown>): Promise<UpstreamError> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(UpstreamError);
  return error as UpstreamError;
};
const json = (response: ServerResponse, body: unknown, status = 200): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test('a read whose answer was lost is asked once more', async () => {
  answer = (request, response) => (seen.length === 1 ? request.socket.destroy() : json(response, { ok: true }));
  expect(await clientOf().get('/x')).toEqual({ ok: true });
  expect(seen).toHaveLength(2);
});

test('a write whose answer was lost is sent again under the same key, so that it counts once', async () => {
  answer = (request, response) => (seen.length === 1 ? request.socket.destroy() : json(response, {}));
  await clientOf().write('POST', '/x', {});
  expect(seen).toHaveLength(2);
  expect(seen[0]!.headers['idempotency-key']).toMatch(/^[\w-]{36}$/);
  expect(seen[1]!.headers['idempotency-key']).toBe(seen[0]!.headers['idempotency-key']);
});

test("two writes have two keys, and a visitor's write is never repeated", async () => {
  answer = (_request, response) => json(response, {});
  await clientOf().write('POST', '/x', {});
  await clientOf().write('POST', '/x', {});
  expect(new Set(seen.map((request) => request.headers['idempotency-key'])).size).toBe(2);
  seen.length = 0;
  answer = (request) => request.socket.destroy();
  const visitor = new RestClient(upstream, {
    accessToken: undefined,
    requestId: 'request-1',
    address: '192.0.2.7',
    signal: new RequestAbort(),
  });
  expect((await failure(visitor.write('POST', '/x', {}))).code).toBe('UPSTREAM_UNAVAILABLE');
  expect(seen).toHaveLength(1);
});

test.each([500, 502, 503])('[ERR-12] an answer of %i is an answer: it is not asked again', async (status) => {
  answer = (_request, response) => json(response, {}, status);
  expect((await failure(clientOf().get('/x'))).status).toBe(status);
  expect(seen).toHaveLength(1);
});

test("the client's address and the request's id go upstream", async () => {
  answer = (_request, response) => json(response, {});
  await clientOf().get('/x');
  expect(seen[0]!.headers).toMatchObject({
    'x-forwarded-for': '192.0.2.7',
    'x-request-id': 'request-1',
    authorization: 'Bearer token',
  });
});

test('an endless answer without a length is cut off', async () => {
  answer = (_request, response) => {
    const piece = Buffer.alloc(1024 * 1024, 'x');
    const more = (): void => {
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', more);
    more();
  };
  expect((await failure(clientOf().get('/x'))).code).toBe('UPSTREAM_CONTRACT_VIOLATION');
});

test('an upstream that is away is left alone for a second, then found again', async () => {
  let away = true;
  answer = (_request, response) => json(response, {}, away ? 503 : 200);
  for (let i = 0; i < 30; i += 1) await failure(clientOf().get(`/x?${i}`));
  const asked = seen.length;
  expect(asked).toBeLessThan(30);
  const error = await failure(clientOf().get('/y'));
  expect(error).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', retryAfter: 1, status: 503 });
  expect(seen).toHaveLength(asked);
  // Writes have a breaker of their own.
  await failure(clientOf().write('POST', '/x', {}));
  expect(seen).toHaveLength(asked + 1);
  away = false;
  await expect
    .poll(
      () =>
        clientOf()
          .get('/z')
          .then(
            () => 'found',
            () => 'away',
          ),
      { timeout: 20_000, interval: 50 },
    )
    .toBe('found');
});

test('faults of single calls and clients that leave say nothing about the upstream', async () => {
  answer = (_request, response) => json(response, {}, 500);
  for (let i = 0; i < 40; i += 1) await failure(clientOf().get(`/x?${i}`));
  expect(seen).toHaveLength(40);
  answer = () => undefined;
  await Promise.all(
    Array.from({ length: 40 }, (_, i) => {
      const left = new RequestAbort();
      setTimeout(() => left.abort(), 20);
      return failure(clientOf('token', left).get(`/slow?${i}`));
    }),
  );
  answer = (_request, response) => json(response, { ok: true });
  expect(await clientOf().get('/x')).toEqual({ ok: true });
});

test('a call that still waits for its turn ends with its request, and is not made later', async () => {
  const held: ServerResponse[] = [];
  answer = (_request, response) => void held.push(response);
  const busy = Array.from({ length: defaultQuotas.concurrency }, (_, i) => clientOf().get(`/held?${i}`));
  await expect.poll(() => held.length).toBe(defaultQuotas.concurrency);
  const left = new RequestAbort();
  const waiting = failure(clientOf('token', left).get('/waiting'));
  left.abort();
  await waiting;
  for (const response of held) json(response, {});
  await Promise.all(busy);
  answer = (_request, response) => json(response, {});
  await clientOf().get('/next');
  expect(seen.map((request) => request.url)).not.toContain('/waiting');
});

test('an area that is away is left alone, and every other one is asked as ever', async () => {
  answer = (request, response) => json(response, { ok: true }, request.url!.includes('/reports/') ? 503 : 200);
  for (let i = 0; i < 30; i += 1) await failure(clientOf().get(`/api/organizations/acme/reports/telemetry?${i}`));
  const asked = seen.length;
  expect(asked).toBeLessThan(30);
  for (let i = 0; i < 20; i += 1) expect(await clientOf().get(`/api/organizations/acme?${i}`)).toEqual({ ok: true });
  expect(await clientOf().get('/api/organizations/acme/channels/main/artifacts')).toEqual({ ok: true });
});

test('what is too slow for one caller stays open to others, and is left alone when several find it so', async () => {
  const slow = new Set(['192.0.2.7']);
  // A statement timeout looks like this; waiting for our own deadline would count the same.
  answer = (request, response) =>
    json(response, { ok: true }, slow.has(String(request.headers['x-forwarded-for'])) ? 504 : 200);
  for (let i = 0; i < 30; i += 1) await failure(clientOf().get(`/api/ce/cves?${i}`));
  expect(seen.length).toBeLessThan(30);
  expect(await clientOf('token', new RequestAbort(), '192.0.2.8').get('/api/ce/cves')).toEqual({ ok: true });
  const others = Array.from({ length: 60 }, (_, i) => `198.51.100.${i}`);
  for (const address of others) slow.add(address);
  for (const address of others) await failure(clientOf('token', new RequestAbort(), address).get('/api/ce/cves'));
  const asked = seen.length;
  await failure(clientOf('token', new RequestAbort(), '192.0.2.8').get('/api/ce/cves?again'));
  expect(seen).toHaveLength(asked);
});

test("a service that disconnects everyone isn't called again after one caller's failure", async () => {
  answer = (request) => request.socket.destroy();
  for (let i = 0; i < 30; i += 1) await failure(clientOf().write('POST', `/api/organizations/acme/groups?${i}`, {}));
  const asked = seen.length;
  await failure(clientOf('token', new RequestAbort(), '192.0.2.8').write('POST', '/api/organizations/acme/groups', {}));
  expect(seen).toHaveLength(asked);
});

test('a path of more than a few kilobytes is not sent', async () => {
  answer = (_request, response) => json(response, {});
  expect((await failure(clientOf().get(`/api/organizations/${'%25'.repeat(2_000)}`))).code).toBe('BAD_USER_INPUT');
  expect(seen).toEqual([]);
});
