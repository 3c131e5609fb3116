import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SourceClient } from './index.ts';

/** A proxy that notes what it is asked and leads every tunnel to the origin below. */
let proxy: Server;
let origin: Server;
const asked: string[] = [];
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

beforeAll(async () => {
  origin = createServer((_request, response) => void response.end('from the origin'));
  proxy = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end('from the proxy');
  }).on('connect', (request, socket) => {
    asked.push(`CONNECT ${request.url}`);
    const tunnel = connect(portOf(origin), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      tunnel.pipe(socket).pipe(tunnel);
    });
    for (const end of [tunnel, socket]) end.on('error', () => socket.destroy());
  });
  for (const server of [origin, proxy]) await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  for (const server of [origin, proxy]) {
    server.closeAllConnections();
    server.close();
  }
});
const names = ['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY'] as const;
afterEach(() => {
  asked.length = 0;
  for (const name of names) delete process.env[name];
});

const client = (allowPrivate = false): SourceClient =>
  new SourceClient({ allowPrivate, connectTimeout: 5_000, idleTimeout: 5_000, pace: { bytes: 1, ms: 60_000 } });
const failureOf = (asking: Promise<unknown>): Promise<string> =>
  asking.then(
    () => 'answered',
    (error: unknown) => String((error as { failure?: string }).failure),
  );

test('an https source is reached by a tunnel through the proxy, which resolves its name', async () => {
  process.env['HTTPS_PROXY'] = `http://127.0.0.1:${portOf(proxy)}`;
  // The tunnel ends at a server without TLS, so that the request itself fails: the tunnel is what counts.
  await failureOf(client().get('https://conda.invalid/bioconda/noarch/repodata.json'));
  expect(asked).toEqual(['CONNECT conda.invalid:443']);
});

test('an http source is asked of the proxy', async () => {
  process.env['HTTP_PROXY'] = `http://127.0.0.1:${portOf(proxy)}`;
  const answer = await client().get('http://conda.invalid/noarch/repodata.json');
  expect(answer.status).toBe(200);
  expect(asked).toHaveLength(1);
  answer.discard();
});

test('NO_PROXY names hosts that are reached directly', async () => {
  process.env['HTTPS_PROXY'] = `http://127.0.0.1:${portOf(proxy)}`;
  process.env['NO_PROXY'] = '.invalid';
  expect(await failureOf(client().get('https://conda.invalid/'))).toBe('unknown_host');
  expect(asked).toEqual([]);
});

test.each(['https://127.0.0.1/', 'https://10.0.0.1/', 'https://localhost/', 'https://[::1]/'])(
  'rejects a private address also behind a proxy: %s',
  async (url) => {
    process.env['HTTPS_PROXY'] = `http://127.0.0.1:${portOf(proxy)}`;
    expect(await failureOf(client().get(url))).toBe('private_address');
    expect(asked).toEqual([]);
  },
);

test('this machine is never asked for through the proxy', async () => {
  process.env['HTTP_PROXY'] = `http://127.0.0.1:${portOf(proxy)}`;
  const answer = await client(true).get(`http://127.0.0.1:${portOf(origin)}/`);
  expect(answer.status).toBe(200);
  expect(asked).toEqual([]);
  answer.discard();
});
