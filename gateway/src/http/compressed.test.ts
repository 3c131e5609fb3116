import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stage } from '../testing/index.ts';
import { pages } from './pages.ts';

/** A built web: files with their compressed versions, as web/vite.compress.ts writes them. */
const script = `// ${'hub '.repeat(1_000)}`;
const dist = mkdtempSync(join(tmpdir(), 'terrarium-dist-'));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, 'index.html'), '<title>Terrarium</title>');
  writeFileSync(join(dist, 'playground.html'), '<title>Terrarium · GraphQL</title>');
  for (const path of ['assets/app-1.js', '.vite/manifest.js']) {
    writeFileSync(join(dist, path), script);
    writeFileSync(join(dist, `${path}.br`), brotliCompressSync(script));
    writeFileSync(join(dist, `${path}.gz`), gzipSync(script));
  }
  const app = pages(dist, { analyticsUrl: null, errorReportingDsn: null, regionGroup: null }, false);
  server = await new Promise<Server>((resolve) => {
    const made = app.listen(0, '127.0.0.1', () => resolve(made));
  });
});
afterAll(() => {
  server.close();
  rmSync(dist, { recursive: true });
});

/** Sends a GET without decompressing. */
const get = (
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', path, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(pieces) }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('files of the web', () => {
  test.each([
    ['brotli where the browser knows it', 'gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip where it does not', 'gzip', 'gzip', gunzipSync],
    ['as they are where it knows neither', 'identity', undefined, (bytes: Buffer) => bytes],
  ])('go out as %s, and say that this depends on what was asked', async (_name, accepted, coding, decode) => {
    const { headers, bytes } = await get('/assets/app-1.js', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary, headers['cache-control']]).toEqual([
      coding,
      coding === undefined ? headers.vary : 'Accept-Encoding',
      'public, max-age=31536000, immutable',
    ]);
    expect(headers['content-type']).toContain('text/javascript');
    expect(decode(bytes).toString()).toBe(script);
  });

  test('a script carries no headers that speak of pages; pages do', async () => {
    const ofPages = ['content-security-policy', 'x-frame-options', 'permissions-policy', 'referrer-policy'];
    const { headers: asset } = await get('/assets/app-1.js', { 'accept-encoding': 'br' });
    expect(ofPages.filter((name) => name in asset)).toEqual([]);
    expect(asset['x-content-type-options']).toBe('nosniff');
    // Immutable files are never revalidated, so validators would only add bytes to sixty responses per page.
    expect(['etag', 'last-modified', 'accept-ranges'].filter((name) => name in asset)).toEqual([]);
    const { headers: page } = await get('/organizations/acme', {});
    expect(ofPages.filter((name) => name in page)).toEqual(ofPages);
  });

  test('a page at any address is the application, not marked as compressed when it is not', async () => {
    for (const path of ['/organizations/acme', '/.vite/manifest.js']) {
      const { status, headers, bytes } = await get(path, { 'accept-encoding': 'br' });
      expect([path, status, headers['content-encoding'], headers['cache-control'], bytes.toString()]).toEqual([
        path,
        200,
        undefined,
        'no-cache',
        '<title>Terrarium</title>',
      ]);
    }
  });

  test('a browser at /graphql gets the playground, and keeps it until it is another one', async () => {
    const { headers, bytes } = await get('/graphql', { accept: 'text/html' });
    expect(bytes.toString()).toContain('GraphQL');
    const again = await get('/graphql', { accept: 'text/html', 'if-none-match': String(headers.etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });
});

describe('answers of the API', () => {
  test('what is compressed on the way has a weak ETag, by which it is known again in any coding', async () => {
    const hub = await stage();
    const etag = '"of-the-document"';
    hub.answer((_call, asked) =>
      asked.headers['if-none-match'] === `W/${etag}`
        ? { status: 304, headers: { etag } }
        : { body: { paths: 'the same words '.repeat(200) }, headers: { etag } },
    );
    const ask = (headers: Record<string, string>) => fetch(`${hub.url}/api/openapi.json`, { headers });
    try {
      const of = async (accepted: string) => {
        const answer = await ask({ 'accept-encoding': accepted });
        await answer.arrayBuffer();
        return [answer.headers.get('content-encoding'), answer.headers.get('etag')];
      };
      expect([await of('identity'), await of('gzip'), await of('br')]).toEqual([
        [null, etag],
        ['gzip', `W/${etag}`],
        ['br', `W/${etag}`],
      ]);
      expect((await ask({ 'accept-encoding': 'br', 'if-none-match': `W/${etag}` })).status).toBe(304);
    } finally {
      await hub.close();
    }
  });

  test('above a kilobyte are compressed for who accepts it, and go out as they are otherwise', async () => {
    const hub = await stage();
    const items = Array.from({ length: 50 }, (_, index) => ({
      id: `CVE-2024-${index}`,
      description: 'the same words again and again',
    }));
    hub.answer(() => ({ body: { items, total_count: 50 } }));
    const ask = (path: string, accepted: string | null, body?: string) =>
      new Promise<{ coding: string | undefined; size: number }>((resolve, reject) => {
        const asked = request(
          `${hub.url}${path}`,
          {
            method: body === undefined ? 'GET' : 'POST',
            headers: {
              'content-type': 'application/json',
              ...(accepted === null ? {} : { 'accept-encoding': accepted }),
            },
          },
          (answer) => {
            let size = 0;
            answer.on('data', (piece: Buffer) => {
              size += piece.length;
            });
            answer.on('end', () => resolve({ coding: answer.headers['content-encoding'], size }));
          },
        );
        asked.on('error', reject).end(body);
      });
    const schema = JSON.stringify({ query: '{ __schema { types { name description } } }' });
    try {
      for (const [path, body] of [['/api/ce/cves'], ['/graphql', schema]] as const) {
        const plain = await ask(path, null, body);
        const gzip = await ask(path, 'gzip', body);
        const brotli = await ask(path, 'gzip, br', body);
        expect([path, plain.coding, gzip.coding, brotli.coding]).toEqual([path, undefined, 'gzip', 'br']);
        expect(gzip.size).toBeLessThan(plain.size / 3);
        expect(brotli.size).toBeLessThan(plain.size / 3);
      }
      expect(await ask('/graphql', 'gzip, br', '{"query":"{ __typename }"}')).toMatchObject({ coding: undefined });
    } finally {
      await hub.close();
    }
  });
});
