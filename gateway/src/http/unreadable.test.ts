import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerUnreadable } from './unreadable.ts';

let server: Server;
let told: string[];
beforeEach(async () => {
  told = [];
  server = createServer(
    { headersTimeout: 200, requestTimeout: 0, connectionsCheckingInterval: 50, maxHeaderSize: 16_384 },
    (request, response) => {
      if (request.url === '/begun') response.write('begun');
      else if (request.url === '/whole') response.end('whole');
    },
  );
  server.on('clientError', (error, socket) =>
    answerUnreadable(error, socket as Socket, ({ requestId }) => void told.push(requestId)),
  );
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Returns everything that the server sends for some bytes until the connection ends. */
const answerTo = (bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });

const HEAD = 'PUT /slow HTTP/1.1\r\nHost: hub\r\n';

test.each([
  ['a length that is none', `${HEAD}Content-Length: many\r\n\r\n`, 400, 'malformed_request', 'Content-Length'],
  [
    'two lengths',
    `${HEAD}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabc`,
    400,
    'malformed_request',
    'Content-Length',
  ],
  [
    'a body that is longer than it says',
    `${HEAD}Content-Length: 3\r\n\r\nabc\u0001\u0002`,
    400,
    'malformed_request',
    'as long as they say',
  ],
  ['a chunk that is none', `${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400, 'malformed_request', 'chunk'],
  ['no HTTP', 'HELO hub\r\n\r\n', 400, 'malformed_request', 'cannot be read as HTTP'],
  ['headers without an end', `${HEAD}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large', '16 KiB'],
  ['headers that do not come', HEAD, 408, 'request_timeout', '15 seconds'],
])('%s: a problem with an id, and the connection ends', async (_what, bytes, status, id, words) => {
  const [head, body] = (await answerTo(bytes)).split('\r\n\r\n') as [string, string];
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('content-type: application/problem+json');
  const problem = JSON.parse(body) as Record<string, unknown>;
  expect(problem).toMatchObject({ status, detail: expect.stringContaining(words), error: { human_readable_id: id } });
  expect(head).toContain(`x-request-id: ${String(problem['request_id'])}`);
  expect(told).toEqual([problem['request_id']]);
});

test('an answer that was given or has begun is not followed by another one', async () => {
  expect(await answerTo('GET /begun HTTP/1.1\r\nHost: hub\r\n\r\n\u0001\u0002')).not.toContain('HTTP/1.1 400');
  const whole = await answerTo('GET /whole HTTP/1.1\r\nHost: hub\r\nConnection: close\r\n\r\n');
  expect(whole).toMatch(/^HTTP\/1\.1 200 /);
});
