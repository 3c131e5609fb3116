import { createServer, request as send } from 'node:http';
import type { ClientRequest, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RepoFront } from './index.ts';

/** Requests that arrived at the platform, by file name, without their bodies until a test responds. */
const came = new Map<string, { request: IncomingMessage; response: ServerResponse }>();
let events: string[];
let platform: Server;
let front: RepoFront;
let gateway: Server;
const open: ClientRequest[] = [];

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

beforeEach(async () => {
  events = [];
  platform = createServer((request, response) => void response.writeHead(500).end(request.url));
  platform.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    const name = request.url!.split('/').at(-1)!;
    came.set(name, { request, response });
    events.push(`${name} came`);
    request.on('data', (chunk: Buffer) => events.push(`${name} brought ${chunk.length}`));
    request.on('end', () => response.writeHead(201).end('{}'));
  });
  front = new RepoFront({ platformUrl: `http://127.0.0.1:${await listen(platform)}`, dataDir: undefined });
  gateway = createServer((request, response) => void front.handle(request, response));
  // As the hub's server does.
  gateway.on('checkContinue', (request: IncomingMessage, response: ServerResponse) =>
    gateway.emit('request', request, response),
  );
  await listen(gateway);
});
afterEach(async () => {
  for (const each of open.splice(0)) each.destroy();
  came.clear();
  for (const server of [gateway, platform]) {
    server.closeAllConnections();
    server.close();
  }
  await front.close();
});

function put(name: string, body: Buffer, headers: Record<string, string> = {}): ClientRequest {
  const sent = send({
    port: (gateway.address() as AddressInfo).port,
    path: `/repo/acme/team/noarch/${name}`,
    method: 'PUT',
    headers: { 'content-length': body.length, ...headers },
  });
  open.push(sent);
  sent.on('error', () => undefined);
  sent.on('continue', () => {
    events.push(`${name} may send`);
    sent.end(body);
  });
  sent.on('response', (answer) => {
    events.push(`${name} is told ${answer.statusCode}`);
    answer.resume();
  });
  if (headers['expect'] === undefined) sent.end(body);
  else sent.flushHeaders();
  return sent;
}
const have = (name: string): Promise<void> => expect.poll(() => events).toContain(name);

test("limits uploads per address until the sender is known; known ones don't block others", async () => {
  for (let n = 1; n <= 20; n++) put(`${n}.conda`, Buffer.alloc(3));
  await expect.poll(() => came.size).toBe(8);
  // A recognized upload frees its slot, however long it takes.
  const first = [...came.keys()];
  came.get(first[0]!)!.response.writeProcessing();
  await expect.poll(() => came.size).toBe(9);
  for (const name of first.slice(1)) came.get(name)!.response.writeProcessing();
  await expect.poll(() => came.size).toBe(16);
  // A rejected upload frees its slot too.
  const [refused] = [...came.keys()].slice(8);
  came.get(refused!)!.response.writeHead(401).end('{}');
  await have(`${refused} is told 401`);
  await expect.poll(() => came.size).toBe(17);
  expect(events.filter((event) => / brought /.test(event))).toEqual([]);
});

test('forwards nothing of a body before the platform requests it, and then all; a waiting client gets 100 Continue exactly then', async () => {
  const large = Buffer.alloc(3 * 1024 ** 2, 1);
  put('large.conda', large);
  put('small.conda', Buffer.alloc(3));
  put('waits.conda', Buffer.alloc(5), { expect: '100-continue' });
  for (const name of ['large', 'small', 'waits']) await have(`${name}.conda came`);
  for (const { response } of came.values()) response.writeProcessing();
  put('other.conda', Buffer.alloc(7));
  await have('other.conda came');
  expect(events.filter((event) => / brought | may send/.test(event))).toEqual([]);
  for (const { response } of came.values()) response.writeContinue();
  for (const name of ['large', 'small', 'waits', 'other']) await have(`${name}.conda is told 201`);
  const brought = (name: string): number =>
    events
      .map((event) => new RegExp(`^${name}.conda brought (\\d+)$`).exec(event)?.[1])
      .reduce((sum, bytes) => sum + Number(bytes ?? 0), 0);
  expect(['large', 'small', 'waits', 'other'].map(brought)).toEqual([large.length, 3, 5, 7]);
  expect(events).toContain('waits.conda may send');
});

test('an upload rejected before its body was requested leaves no connection to the platform behind', async () => {
  put('refused.conda', Buffer.alloc(3));
  await have('refused.conda came');
  came.get('refused.conda')!.response.writeHead(403).end('{}');
  await have('refused.conda is told 403');
  const connections = (): Promise<number> =>
    new Promise((resolve) => {
      platform.getConnections((_, count) => resolve(count));
    });
  await expect.poll(connections).toBe(0);
});
