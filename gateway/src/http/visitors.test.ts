// What a visitor can try: long URLs, more pages than the rate limit allows, unknown host names.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { stage, type Stage } from '../testing/index.ts';

let dist: string;
let on: Stage;
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'terrarium-visitors-'));
  for (const folder of ['assets', '.vite']) mkdirSync(join(dist, folder));
  writeFileSync(join(dist, 'index.html'), '<p>page</p>');
  writeFileSync(join(dist, 'assets/app.js'), '0');
  writeFileSync(join(dist, '.vite/pages.json'), JSON.stringify([{ pattern: '/' }, { pattern: '/organizations/:org' }]));
});
afterAll(() => rmSync(dist, { recursive: true }));
afterEach(() => on.close());

/** Sends a URL unchanged; `fetch` would normalize it, and doesn't allow a Host header. */
const get = (
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string; headers: NodeJS.Dict<string | string[]> }> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: on.gateway.port, path, headers }, (response) => {
      response.setEncoding('utf8');
      let body = '';
      response.on('data', (piece: string) => {
        body += piece;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body, headers: response.headers }));
    })
      .on('error', reject)
      .end();
  });

test('rejects a URL of thousands of dots with 414, and reads a short one in linear time', async () => {
  on = await stage({ webDist: dist });
  for (const path of [`/x${'.'.repeat(15_500)}/`, `/organizations/${'a.'.repeat(7_000)}/`, `/${'a/'.repeat(1_025)}`])
    expect((await get(path)).status, path.slice(0, 20)).toBe(414);
  expect((await get(`/x${'.'.repeat(2_000)}/`)).status).toBe(200);
  expect((await get(`/x${'.'.repeat(2_000)}`)).status).toBe(404);
  expect((await get(`/sign-in?code=${'c'.repeat(4_000)}`)).status).toBe(200);
});

test('pages and files are part of a budget: a visitor who asks for too many gets 429', async () => {
  on = await stage({ webDist: dist, quotas: { visitorPoints: 20 } });
  const statuses: number[] = [];
  for (let i = 0; i < 30; i += 1) statuses.push((await get('/')).status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(25);
  const refused = await get('/assets/app.js');
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(refused.body).toContain('Rate limit exceeded.');
});

test('a file costs a tenth of a page', async () => {
  on = await stage({ webDist: dist, quotas: { visitorPoints: 20 } });
  for (let i = 0; i < 100; i += 1) expect((await get('/assets/app.js')).status).toBe(200);
});

describe('a host', () => {
  const statusesOf = async (hosts: readonly string[], path = '/'): Promise<number[]> => {
    const statuses: number[] = [];
    for (const host of hosts) statuses.push((await get(path, { host })).status);
    return statuses;
  };
  test("that isn't a name of the hub is rejected everywhere: page, API, GraphQL, channels, metrics", async () => {
    on = await stage({ webDist: dist, publicOrigin: 'https://hub.example' });
    for (const path of [
      '/',
      '/api/account',
      '/graphql?query={__typename}',
      '/repo/acme/main/channeldata.json',
      '/metrics',
    ])
      expect(
        await statusesOf(['evil.example', 'hub.example.evil.example', 'localhost.evil.example'], path),
        path,
      ).toEqual([421, 421, 421]);
    expect(JSON.parse((await get('/', { host: 'evil.example' })).body)).toMatchObject({
      status: 421,
      error: { human_readable_id: 'unknown_host' },
    });
    expect(on.calls).toEqual([]);
    expect(on.logged().join('')).toContain('evil.example');
  });

  test('that is the public name, this machine, or an address is served, and so are health checks by any name', async () => {
    on = await stage({ webDist: dist, publicOrigin: 'https://hub.example', allowedHosts: ['conda.example'] });
    const own = ['hub.example', 'HUB.example:443', 'localhost:4000', '127.0.0.1', '10.1.2.3:80', '[::1]:4000'];
    expect(await statusesOf([...own, 'conda.example'])).toEqual([...own, 'conda.example'].map(() => 200));
    expect(await statusesOf(['evil.example', 'gateway'], '/livez')).toEqual([200, 200]);
    expect(await statusesOf(['gateway'])).toEqual([421]);
  });

  test('that a proxy forwards counts as well as the one that it calls the gateway by', async () => {
    on = await stage({ webDist: dist, publicOrigin: 'https://hub.example' });
    const statusOf = async (host: string, forwarded: string): Promise<number> =>
      (await get('/', { host, 'x-forwarded-host': forwarded })).status;
    expect(await statusOf('gateway:4000', 'hub.example')).toBe(200);
    expect(await statusOf('127.0.0.1:4000', 'hub.example')).toBe(200);
    expect(await statusOf('hub.example', 'evil.example')).toBe(421);
    // A page can set this header, but not Host.
    expect(await statusOf('evil.example', 'hub.example')).toBe(421);
  });

  test('is not asked for where all are allowed', async () => {
    on = await stage({ webDist: dist, allowedHosts: ['*'] });
    expect(await statusesOf(['evil.example'])).toEqual([200]);
  });
});

test('a failed sign-in is logged without the token and the full address', async () => {
  on = await stage();
  const answer = await on.ask('{ viewer { id } }', { token: 'S3CRET.S3CRET.S3CRET' });
  expect(answer.status).toBe(401);
  const line = on.logged().find((each) => each.includes('authentication failed'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ status: 401, path: '/graphql', from: '127.0.0.0/24' });
  expect(on.logged().join('')).not.toMatch(/S3CRET|127\.0\.0\.1"/);
});

test.each([
  ['cost too much', `{ ${Array.from({ length: 300 }, (_, i) => `a${i}: __typename`).join(' ')} }`],
  ['cannot be parsed', '{ cves('],
  ['ask for what is not there', '{ nothing }'],
])('queries that %s are rejected with growing delays', async (_what, query) => {
  on = await stage();
  const token = await on.token();
  const asked = Array.from({ length: 40 }, () => on.ask(query, { token }));
  await vi.waitFor(() => expect(on.gateway.counters().slowed).toBeGreaterThan(0), { timeout: 20_000, interval: 5 });
  await Promise.all(asked);
  expect(on.gateway.counters().slowed).toBe(0);
});
