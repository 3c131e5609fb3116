import { createServer, request } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { discardRest } from '@terrarium/domain/http';
import { passBody } from './passBody.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('an answer that comes before the body has ended is passed on, and leaves no connection to the platform behind', async () => {
  const platform = createServer((_, response) => response.writeHead(413).end('too large'));
  const origin = await listen(platform);
  const gateway = createServer((incoming, response) => {
    const passing = { origin, method: 'PUT', path: '/', headers: {}, signal: new AbortController().signal };
    void passBody(incoming, passing).then(async ({ statusCode, body }) => {
      response.writeHead(statusCode).end(await buffer(body));
      discardRest(incoming);
    });
  });
  const sent = request(await listen(gateway), { method: 'PUT', headers: { 'content-length': 64 * 1024 * 1024 } });
  sent.on('error', () => undefined);
  sent.write(Buffer.alloc(2 * 1024 * 1024));
  const answer = await new Promise<IncomingMessage>((resolve) => sent.once('response', resolve));
  expect([answer.statusCode, String(await buffer(answer))]).toEqual([413, 'too large']);
  const connections = () => new Promise<number>((resolve) => platform.getConnections((_, count) => resolve(count)));
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 30_000 });
  sent.destroy();
});

test('a sender who goes away in the middle ends what was begun for it, and nothing else', async () => {
  const origin = await listen(createServer((incoming) => void incoming.resume()));
  const over: unknown[] = [];
  const gateway = createServer((incoming, response) => {
    // Like callers of passBody: without the sender the response isn't needed.
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const passing = { origin, method: 'PUT', path: '/', headers: {}, signal: gone.signal };
    passBody(incoming, passing).catch((error: unknown) => over.push(error));
  });
  const url = await listen(gateway);
  for (let times = 1; times <= 3; times++) {
    const sent = request(url, { method: 'PUT', headers: { 'content-length': 64 * 1024 * 1024 } });
    sent.on('error', () => undefined);
    sent.write(Buffer.alloc(2 * 1024 * 1024), () => sent.destroy());
    await vi.waitFor(() => expect(over).toHaveLength(times), { timeout: 30_000 });
  }
});
