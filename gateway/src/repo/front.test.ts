import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Ask } from './authorizer.ts';
import { RepoFront } from './index.ts';

const SMALL = Buffer.from('{"small":true}');
const LARGE = randomBytes(3_000_000);
/** Files that are sent from memory that is used again. */
const [MEDIUM, OTHER] = [Buffer.alloc(200_000, 'medium'), Buffer.alloc(200_000, 'other')];
const ZSTD = zstdCompressSync(SMALL);
const GZIP = gzipSync(SMALL);
const etag = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
const file = (path: string, bytes: Buffer): object => ({
  kind: 'file',
  path,
  size: bytes.length,
  etag: etag(bytes),
  contentType: 'application/json',
  cacheControl: 'private, max-age=0, must-revalidate',
  lastModified: 'Thu, 01 Jan 2026 00:00:00 GMT',
});
const problem = (status: number): object => ({
  kind: 'problem',
  problem: { status, headers: { 'content-type': 'application/problem+json' }, body: { status, detail: 'because' } },
});

const refusal = {
  kind: 'problem',
  problem: {
    status: 403,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
    body: {
      type: '/problems/refused-by-policy',
      status: 403,
      detail: 'because',
      policy: { id: '1', name: 'No tools 2' },
    },
  },
};

/** A fake platform: decides by the end of the target, and serves files if necessary. */
class FakePlatform {
  mode: 'answers' | 'silent' = 'answers';
  allowed = true;
  lines: Ask[][] = [];
  passed: { url: string; headers: IncomingMessage['headers'] }[] = [];
  /** Ends of the downloads that gateways wait for. */
  ends: (() => void)[] = [];
  isHeld = false;
  readonly server: Server = createServer((request, response) => this.#answer(request, response));

  #decide({ target }: Ask): object {
    if (!this.allowed) return problem(403);
    if (target.includes('refused.conda')) return refusal;
    if (target.endsWith('notices.json'))
      return {
        kind: 'document',
        contentType: 'application/json',
        cacheControl: 'public, max-age=0, must-revalidate',
        body: '{"notices":[]}',
      };
    if (target.endsWith('coded.json'))
      return {
        ...file('published/small.json', SMALL),
        codings: [
          { ...file('published/small.json.zst', ZSTD), coding: 'zstd' },
          { ...file('published/small.json.gz', GZIP), coding: 'gzip' },
        ],
      };
    if (target.endsWith('small.json')) return file('published/small.json', SMALL);
    if (target.endsWith('part.msgpack.zst'))
      return {
        ...file('published/large.zst', LARGE.subarray(1_000, 1_000_500)),
        offset: 1_000,
        askedAnew: { status: 404, headers: { vary: 'user-agent' }, body: { status: 404, detail: 'withheld' } },
      };
    if (target.endsWith('little.msgpack.zst'))
      return { ...file('published/large.zst', LARGE.subarray(2_000, 2_010)), offset: 2_000 };
    if (target.endsWith('large.zst')) return file('published/large.zst', LARGE);
    if (target.endsWith('medium.zst')) return file('published/medium.zst', MEDIUM);
    if (target.endsWith('other.zst')) return file('published/other.zst', OTHER);
    if (target.endsWith('missing.json')) return file('published/missing.json', SMALL);
    if (target.endsWith('joined.conda'))
      return this.isHeld ? file('published/small.json', SMALL) : { kind: 'stream', downloadId: 7 };
    return target.endsWith('far.conda') ? { kind: 'stream' } : problem(404);
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.url !== '/repo-decisions') {
      this.passed.push({ url: request.url ?? '', headers: request.headers });
      if (this.mode === 'silent') return;
      response.writeHead(206, {
        'content-type': 'application/octet-stream',
        'content-range': 'bytes 0-2/9',
        'x-powered-by': 'secret',
        'content-length': 3,
      });
      response.end('far');
      return;
    }
    response.writeHead(200).flushHeaders();
    let rest = '';
    request.on('data', (chunk: Buffer) => {
      rest += chunk.toString();
      for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
        const { id, asks } = JSON.parse(rest.slice(0, end)) as { id: number; asks?: Ask[] };
        rest = rest.slice(end + 1);
        if (asks === undefined) {
          this.ends.push(() => response.write(`${JSON.stringify({ id, decisions: [] })}\n`));
          continue;
        }
        this.lines.push(asks);
        if (this.mode === 'answers')
          response.write(`${JSON.stringify({ id, decisions: asks.map((ask) => this.#decide(ask)) })}\n`);
      }
    });
    request.on('error', () => undefined);
  }
}

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

let dataDir: string;
let platform: FakePlatform;
let platformUrl: string;
let front: RepoFront;
let server: Server;
let base: string;

async function startFront(shared: boolean): Promise<void> {
  front = new RepoFront({
    platformUrl,
    dataDir: shared ? dataDir : undefined,
    authorizer: { deadline: 1_000 },
    addressOf: (request) => String(request.headers['x-test-address'] ?? request.socket.remoteAddress),
  });
  server = createServer((request, response) => {
    if (!front.handle(request, response)) response.writeHead(418).end();
  });
  base = await listen(server);
}

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'terrarium-test-'));
  mkdirSync(join(dataDir, 'published'));
  writeFileSync(join(dataDir, 'published/small.json'), SMALL);
  writeFileSync(join(dataDir, 'published/small.json.zst'), ZSTD);
  writeFileSync(join(dataDir, 'published/small.json.gz'), GZIP);
  writeFileSync(join(dataDir, 'published/large.zst'), LARGE);
  writeFileSync(join(dataDir, 'published/medium.zst'), MEDIUM);
  writeFileSync(join(dataDir, 'published/other.zst'), OTHER);
  platform = new FakePlatform();
  platformUrl = await listen(platform.server);
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  platform.server.closeAllConnections();
  platform.server.close();
  await front.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(base + path, { headers, method });

describe('with a shared disk', () => {
  beforeEach(() => startFront(true));

  test('clients of a running download wait for it together, are decided anew, and get the file from the disk', async () => {
    const asked = Array.from({ length: 5 }, () => get('/repo/acme/main/noarch/joined.conda'));
    await vi.waitFor(() => expect(platform.ends.length).toBe(1));
    // HEAD needs no bytes, and other files don't wait.
    expect((await get('/repo/acme/main/noarch/joined.conda', {}, 'HEAD')).status).toBe(206);
    expect((await get('/repo/acme/main/noarch/small.json')).status).toBe(200);
    const passed = platform.passed.length;
    platform.isHeld = true;
    platform.ends[0]!();
    for (const each of asked) expect(Buffer.from(await (await each).arrayBuffer())).toEqual(SMALL);
    expect(platform.passed.length).toBe(passed);
    expect(platform.ends.length).toBe(1);
  });

  test('who may no longer read a file when its download has ended does not get it', async () => {
    const asked = get('/repo/acme/main/noarch/joined.conda');
    await vi.waitFor(() => expect(platform.ends.length).toBe(1));
    platform.allowed = false;
    platform.isHeld = true;
    platform.ends[0]!();
    expect((await asked).status).toBe(403);
  });

  test('a download that failed, and a platform that ends the exchange, lead to a forwarded request', async () => {
    const failed = get('/repo/acme/main/noarch/joined.conda');
    await vi.waitFor(() => expect(platform.ends.length).toBe(1));
    platform.ends[0]!();
    expect((await failed).status).toBe(206);
    const lost = get('/repo/acme/main/noarch/joined.conda');
    await vi.waitFor(() => expect(platform.ends.length).toBe(2));
    platform.server.closeAllConnections();
    expect((await lost).status).toBe(206);
  });

  test('bytes that a slow client has not taken yet stay as they are while others are served', async () => {
    const slow = connect(Number(new URL(base).port), '127.0.0.1');
    const count = 120;
    const request = (connection: string): string =>
      `GET /repo/acme/main/noarch/medium.zst HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\n\r\n`;
    slow.pause();
    slow.write(request('keep-alive').repeat(count - 1) + request('close'));
    for (let at = 0; at < 20; at++) {
      const other = await (await get('/repo/acme/main/noarch/other.zst')).arrayBuffer();
      expect(Buffer.from(other).equals(OTHER)).toBe(true);
    }
    const parts: Buffer[] = [];
    slow.on('data', (part: Buffer) => parts.push(part));
    slow.resume();
    await once(slow, 'close');
    const bodies = Buffer.concat(parts)
      .toString('latin1')
      .split('HTTP/1.1 200 OK')
      .slice(1)
      .map((text) => text.slice(text.indexOf('\r\n\r\n') + 4));
    expect(bodies.length).toBe(count);
    expect(bodies.filter((body) => body !== MEDIUM.toString('latin1')).length).toBe(0);
  });

  test('takes /repo and /t and nothing else', async () => {
    expect((await get('/repository')).status).toBe(418);
    expect((await get('/graphql')).status).toBe(418);
    expect((await get('/repo')).status).toBe(404);
    expect((await get('/t/x/y')).status).toBe(404);
    // A client that joins URLs carelessly must not get the web application instead of repodata.
    for (const careless of ['//repo/acme/main/noarch/small.json', '///t/x/repo', '/repo?x'])
      expect((await get(careless)).status, careless).not.toBe(418);
  });

  test.each<[accepted: string, coding: string | undefined, bytes: Buffer]>([
    ['gzip, deflate, br, zstd', 'zstd', ZSTD],
    ['gzip, deflate', 'gzip', GZIP],
    ['zstd;q=0, *', 'gzip', GZIP],
    ['br', undefined, SMALL],
    ['identity', undefined, SMALL],
  ])('an index file for who accepts %s goes out as %s, with an ETag of its own', async (accepted, coding, bytes) => {
    const ask = (headers: Record<string, string>) =>
      new Promise<IncomingMessage & { bytes: Buffer }>((resolve, reject) => {
        httpRequest(
          `${base}/repo/acme/main/noarch/coded.json`,
          { headers: { 'accept-encoding': accepted, ...headers } },
          (answer) => {
            const pieces: Buffer[] = [];
            answer
              .on('data', (piece: Buffer) => pieces.push(piece))
              .on('end', () => resolve(Object.assign(answer, { bytes: Buffer.concat(pieces) })));
          },
        )
          .on('error', reject)
          .end();
      });
    const whole = await ask({});
    expect([
      whole.headers['content-encoding'],
      whole.headers.vary,
      whole.headers.etag,
      whole.headers['content-length'],
    ]).toEqual([coding, 'Accept-Encoding', etag(bytes), String(bytes.length)]);
    expect(whole.bytes.equals(bytes)).toBe(true);
    expect((await ask({ 'if-none-match': etag(bytes) })).statusCode).toBe(304);
    // A range is one of the plain file, whatever is accepted: pieces of different codings must never be put together.
    const part = await ask({ range: 'bytes=0-3' });
    expect([part.statusCode, part.headers['content-encoding'], part.headers.etag, part.bytes.toString()]).toEqual([
      206,
      undefined,
      etag(SMALL),
      '{"sm',
    ]);
  });

  test.each([
    ['small.json', SMALL],
    ['large.zst', LARGE],
  ])('%s: bytes, 304, HEAD and ranges, twice', async (name, bytes) => {
    const path = `/repo/acme/main/noarch/${name}`;
    for (let round = 0; round < 2; round++) {
      const response = await get(path, { 'x-request-id': 'request-0001' });
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        etag: etag(bytes),
        'content-type': 'application/json',
        'cache-control': 'private, max-age=0, must-revalidate',
        'accept-ranges': 'bytes',
        'x-request-id': 'request-0001',
      });
      const fresh = await get(path, { 'if-none-match': etag(bytes) });
      expect([fresh.status, fresh.headers.get('etag'), await fresh.text()]).toEqual([304, etag(bytes), '']);
      const head = await get(path, {}, 'HEAD');
      expect([head.status, Number(head.headers.get('content-length'))]).toEqual([200, bytes.length]);
      expect((await get(path, { range: 'bytes=5-9' }, 'HEAD')).status).toBe(200);
      const part = await get(path, { range: 'bytes=5-9' });
      expect([
        part.status,
        part.headers.get('content-range'),
        Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(5, 10)),
      ]).toEqual([206, `bytes 5-9/${bytes.length}`, true]);
      expect((await get(path, { range: `bytes=${bytes.length}-` })).status).toBe(416);
    }
  });

  test('every request is decided again: a block applies from the next request on, although the file is in memory', async () => {
    const path = '/repo/acme/main/noarch/small.json';
    expect((await get(path)).status).toBe(200);
    platform.allowed = false;
    const refused = await get(path, { 'if-none-match': etag(SMALL) });
    expect([refused.status, refused.headers.get('content-type')]).toEqual([403, 'application/problem+json']);
    expect(await refused.json()).toEqual({
      status: 403,
      detail: 'because',
      request_id: refused.headers.get('x-request-id'),
    });
  });

  test('a document that was made for the answer', async () => {
    const response = await get('/repo/acme/main/notices.json');
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
      await response.text(),
    ]).toEqual([200, 'application/json', 'public, max-age=0, must-revalidate', '{"notices":[]}']);
    const head = await get('/repo/acme/main/notices.json', {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '14', '']);
  });

  test('formats a block for each client; a blocked *.zst has no body', async () => {
    const refused = '/t/tr-1/repo/acme/main/noarch/refused.conda';
    const ask = (path: string, agent: string, accept = '*/*') =>
      fetch(base + path, { headers: { 'user-agent': agent, accept }, redirect: 'manual' });
    const led = await ask(refused, 'mamba/2.8.1 libcurl/8.11.0');
    expect([led.status, led.headers.get('location'), led.headers.get('cache-control'), await led.text()]).toEqual([
      302,
      '?refused-by-policy=No-tools-2',
      'no-store',
      '',
    ]);
    for (const [path, agent] of [
      [refused, 'conda/26.7.1'],
      [refused, 'curl/7.88.1'],
      [`${refused}?refused-by-policy=No-tools-2`, 'mamba/2.8.1'],
    ] as const) {
      const told = await ask(path, agent);
      expect([told.status, ((await told.json()) as { detail: string }).detail], agent).toEqual([403, 'because']);
    }
    const browser = await ask(
      `${refused.replace('refused', 'refused-1-0')}?refused-by-policy=No-tools-2`,
      'Mozilla/5.0',
      'text/html',
    );
    expect([browser.status, browser.headers.get('location')]).toEqual([
      302,
      '/organizations/acme/channels/main/packages/refused?file=noarch/refused-1-0.conda',
    ]);
    platform.allowed = false;
    const packed = await get('/repo/acme/main/noarch/repodata.json.zst');
    expect([
      packed.status,
      packed.headers.get('content-length'),
      packed.headers.get('content-type'),
      await packed.text(),
    ]).toEqual([403, '0', null, '']);
  });

  test('sends a part of a larger file alone, to clients that revalidate where it matters', async () => {
    const conda = { 'user-agent': 'conda/26.7.1 requests/2.32.3' };
    const bytes = async (path: string, headers: Record<string, string>): Promise<Buffer> =>
      Buffer.from(await (await get(`/repo/acme/main/noarch/${path}`, headers)).arrayBuffer());
    expect((await bytes('part.msgpack.zst', conda)).equals(LARGE.subarray(1_000, 1_000_500))).toBe(true);
    for (let time = 0; time < 2; time++)
      expect((await bytes('little.msgpack.zst', {})).equals(LARGE.subarray(2_000, 2_010))).toBe(true);
    expect((await bytes('little.msgpack.zst', { range: 'bytes=2-3' })).equals(LARGE.subarray(2_002, 2_004))).toBe(true);
    const withheld = await get('/repo/acme/main/noarch/part.msgpack.zst', { 'user-agent': 'mamba/2.8.1' });
    expect([withheld.status, withheld.headers.get('vary'), await withheld.text()]).toEqual([404, 'user-agent', '']);
  });

  test('credentials are part of the question, and it says who asks', async () => {
    const headers = {
      'user-agent': 'mamba/2.0.5',
      'if-none-match': '"old"',
      'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT',
      range: 'bytes=0-9',
      'if-range': '"part"',
    };
    await get('/t/tr-1/repo/acme/main/noarch/small.json', { authorization: 'Basic abc', ...headers }, 'HEAD');
    expect(platform.lines.flat()).toEqual([
      {
        target: '/t/tr-1/repo/acme/main/noarch/small.json',
        authorization: 'Basic abc',
        visits: [
          {
            n: 1,
            address: '127.0.0.1',
            agent: 'mamba/2.0.5',
            head: true,
            range: 'bytes=0-9',
            ifRange: '"part"',
            ifNoneMatch: '"old"',
            ifModifiedSince: 'Thu, 01 Jan 2026 00:00:00 GMT',
          },
        ],
      },
    ]);
  });

  test('what is not on the disk comes through the platform, with only the headers that are meant for clients', async () => {
    const response = await get('/repo/acme/main/noarch/far.conda', { range: 'bytes=0-2', cookie: 'session=1' });
    expect([
      response.status,
      await response.text(),
      response.headers.get('content-range'),
      response.headers.get('x-powered-by'),
    ]).toEqual([206, 'far', 'bytes 0-2/9', null]);
    expect(platform.passed[0]!.headers).toMatchObject({ range: 'bytes=0-2', 'x-forwarded-for': '127.0.0.1' });
    expect(platform.passed[0]!.headers).not.toHaveProperty('cookie');
  });

  test('a file that is gone, a silent platform and one that is away: 503 with Retry-After, within the deadline', async () => {
    expect((await get('/repo/acme/main/noarch/missing.json')).status).toBe(503);
    platform.mode = 'silent';
    const late = await get('/repo/acme/main/noarch/small.json');
    expect([late.status, late.headers.get('retry-after'), late.headers.get('content-type')]).toEqual([
      503,
      '5',
      'application/problem+json',
    ]);
    platform.server.closeAllConnections();
    await new Promise((resolve) => platform.server.close(resolve));
    expect((await get('/repo/acme/main/noarch/small.json')).status).toBe(503);
    // An uploader isn't told about a file that the hub would serve.
    const sent = await fetch(new URL('/repo/acme/team/noarch/x-1-0.conda', base), { method: 'PUT', body: 'PK' });
    expect([sent.status, sent.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await sent.json()).toMatchObject({
      detail: expect.stringMatching(/may or may not have completed.* Upload again/) as string,
    });
    const { port } = new URL(platformUrl);
    platform.mode = 'answers';
    await new Promise<void>((resolve) => {
      platform.server.listen(Number(port), '127.0.0.1', resolve);
    });
    expect((await get('/repo/acme/main/noarch/small.json')).status).toBe(200);
  });

  test('rejects other methods without a decision', async () => {
    const response = await get('/repo/acme/main/noarch/small.json', {}, 'PATCH');
    expect([response.status, response.headers.get('allow'), platform.lines.length]).toEqual([
      405,
      'GET, HEAD, PUT, DELETE',
      0,
    ]);
  });

  test("every call of anaconda.org's protocol goes to the platform as it is, and nothing is decided about it here", async () => {
    for (const [method, path] of [
      ['HEAD', '/anaconda'],
      ['GET', '/anaconda/user/acme/team'],
      ['PATCH', '/anaconda/package/acme/team/foo'],
      ['DELETE', '/anaconda/dist/acme/team/foo/1.0/noarch/foo-1.0-0.conda'],
    ] as const)
      expect((await get(path, { authorization: 'token abc' }, method)).status, path).toBe(206);
    expect(platform.passed.map(({ url, headers }) => [url, headers.authorization])).toEqual(
      ['', '/user/acme/team', '/package/acme/team/foo', '/dist/acme/team/foo/1.0/noarch/foo-1.0-0.conda'].map(
        (path) => [`/anaconda${path}`, 'token abc'],
      ),
    );
    expect(platform.lines).toEqual([]);
    expect((await get('/anacondas')).status).toBe(418);
  });

  test('a client that disconnects in the middle of a large file harms no one', async () => {
    for (let i = 0; i < 5; i++) {
      await new Promise<void>((resolve, reject) => {
        const socket = connect(Number(new URL(base).port), '127.0.0.1', () =>
          socket.write('GET /repo/acme/main/noarch/large.zst HTTP/1.1\r\nhost: x\r\n\r\n'),
        );
        socket.once('data', () => socket.destroy());
        socket.once('close', () => resolve());
        socket.once('error', reject);
      });
    }
    expect(Buffer.from(await (await get('/repo/acme/main/noarch/large.zst')).arrayBuffer()).equals(LARGE)).toBe(true);
  });
});

describe('without a shared disk', () => {
  beforeEach(() => startFront(false));

  test('everything is passed through; the path is not touched', async () => {
    const response = await get('/t/tr-1/repo/acme/main/noarch/%2e%2e/x.conda', {
      authorization: 'Bearer y',
      'if-none-match': '"a"',
    });
    expect([response.status, await response.text()]).toEqual([206, 'far']);
    expect(platform.passed[0]).toMatchObject({ headers: { authorization: 'Bearer y', 'if-none-match': '"a"' } });
    expect(platform.lines).toEqual([]);
  });

  test('a silent platform: 503 within the deadline', async () => {
    platform.mode = 'silent';
    expect((await get('/repo/acme/main/noarch/repodata.json')).status).toBe(503);
  });
});

describe('many downloads of one address', () => {
  beforeEach(() => startFront(false));

  test('leave others their way, and those that wait begin when earlier ones end', async () => {
    platform.mode = 'silent';
    const gone = new AbortController();
    const greedy = Array.from({ length: 60 }, (_, i) =>
      fetch(`${base}/repo/acme/main/noarch/${i}-far.conda`, { signal: gone.signal }).catch(() => undefined),
    );
    await expect.poll(() => front.state.waiting, { timeout: 30_000 }).toBe(60 - 32);
    expect(platform.passed).toHaveLength(32);
    platform.mode = 'answers';
    expect(await (await get('/repo/acme/main/noarch/other-far.conda', { 'x-test-address': '192.0.2.2' })).text()).toBe(
      'far',
    );
    expect(platform.passed).toHaveLength(33);
    gone.abort();
    await Promise.all(greedy);
    await expect.poll(() => front.state, { timeout: 30_000 }).toEqual({ running: 0, waiting: 0, callers: 0 });
  });
});
