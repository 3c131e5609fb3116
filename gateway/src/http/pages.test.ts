import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Telemetry } from '../config.ts';
import { pages } from './pages.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function open(telemetry: Partial<Telemetry>, dist?: string): Promise<string> {
  const app = pages(dist, { analyticsUrl: null, errorReportingDsn: null, regionGroup: null, ...telemetry }, true);
  server = await new Promise<Server>((resolve) => {
    const made = app.listen(0, '127.0.0.1', () => resolve(made));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('pages reach no other origin unless the operator has connected one', async () => {
  const policyOf = async (telemetry: Partial<Telemetry>): Promise<string> => {
    const policy =
      (await fetch(`${await open(telemetry)}/telemetry.json`)).headers.get('content-security-policy') ?? '';
    server?.close();
    return policy.split('; ').find((part) => part.startsWith('connect-src')) ?? '';
  };
  expect(await policyOf({})).toBe("connect-src 'self'");
  expect(
    await policyOf({
      analyticsUrl: 'https://collect.acme.example/views',
      errorReportingDsn: 'https://key@errors.acme.example/1',
    }),
  ).toBe("connect-src 'self' https://collect.acme.example https://errors.acme.example");
});

test('styles come from files alone, but for the playground; scripts do everywhere', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'terrarium-pages-'));
  for (const page of ['index.html', 'playground.html']) writeFileSync(join(dist, page), '<p>page</p>');
  const url = await open({}, dist);
  const partsOf = async (path: string): Promise<string[]> => {
    const policy = (await fetch(url + path)).headers.get('content-security-policy') ?? '';
    return policy.split('; ').filter((part) => /^(?:script|style)-src/.test(part));
  };
  const hashOfNothing = createHash('sha256').update('').digest('base64');
  for (const path of ['/', '/sign-in', '/playground.html'])
    expect(await partsOf(path), path).toEqual(["script-src 'self'", `style-src 'self' 'sha256-${hashOfNothing}'`]);
  expect(await partsOf('/graphql')).toEqual(["script-src 'self'", "style-src 'self' 'unsafe-inline'"]);
  rmSync(dist, { recursive: true });
});

test("a channel's file outside a channel: 404 that names the right URL, not the web page", async () => {
  const dist = mkdtempSync(join(tmpdir(), 'terrarium-pages-'));
  writeFileSync(join(dist, 'index.html'), '<p>page</p>');
  const url = await open({}, dist);
  for (const path of [
    '/acme/main/linux-64/repodata.json.zst',
    '/acme/main/channeldata.json',
    '/acme/main/notices.json',
    '/acme/main/linux-64/numpy-2.0-0.conda',
  ]) {
    const answer = await fetch(url + path, { headers: { 'x-request-id': 'request-0001' } });
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
    expect(await answer.json()).toEqual({
      type: '/problems/no-channel-here',
      title: 'No channel at this address',
      status: 404,
      instance: path,
      request_id: 'request-0001',
      detail:
        'Channel not found. Channel URLs start with /repo/ORGANIZATION/CHANNEL. For this one, try /repo/acme/main. With a token: /t/TOKEN/repo/ORGANIZATION/CHANNEL.',
    });
  }
  for (const path of ['/', '/organizations/acme/channels/main', '/organizations/acme/channels/main/packages/repodata'])
    expect(await (await fetch(url + path)).text(), path).toBe('<p>page</p>');
  rmSync(dist, { recursive: true });
});

test("a URL that can't be decoded, or leaves the assets, is rejected without a stack trace; browsers get the page", async () => {
  const dist = mkdtempSync(join(tmpdir(), 'terrarium-pages-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<p>page</p>');
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Express logs nothing during tests.
  vi.stubEnv('NODE_ENV', 'production');
  const url = new URL(await open({}, dist));
  const line = 'Page not found.';
  for (const [path, accept, status, said] of [
    ['/assets/..%2f..%2fpackage.json', '*/*', 403, line],
    ['/assets/%zz', 'text/html', 400, line],
    ['/assets/no-such.js', '*/*', 404, line],
    ['/cves/%E0%A4%A', '*/*', 400, line],
    ['/cves/%E0%A4%A', 'text/html,*/*;q=0.8', 400, '<p>page</p>'],
  ] as const) {
    // `fetch` would normalize the URL.
    const answer = await new Promise<[number | undefined, string]>((resolve, reject) => {
      get({ host: url.hostname, port: url.port, path, headers: { accept } }, (response) => {
        response.setEncoding('utf8');
        let text = '';
        response
          .on('data', (piece: string) => {
            text += piece;
          })
          .on('end', () => resolve([response.statusCode, text]));
      }).on('error', reject);
    });
    expect(answer, `${path} as ${accept}`).toEqual([status, said]);
  }
  expect(printed).not.toHaveBeenCalled();
  vi.unstubAllEnvs();
  printed.mockRestore();
  rmSync(dist, { recursive: true });
});

test('/telemetry.json returns the configured targets', async () => {
  const given = {
    analyticsUrl: 'https://collect.acme.example/views',
    errorReportingDsn: null,
    regionGroup: 'eu-no-google-analytics',
  };
  expect(await (await fetch(`${await open(given)}/telemetry.json`)).json()).toEqual(given);
});

test("a URL of a missing file isn't a page: 404, except for names with a dot below pages", async () => {
  const dist = mkdtempSync(join(tmpdir(), 'terrarium-pages-'));
  writeFileSync(join(dist, 'index.html'), '<p>page</p>');
  writeFileSync(join(dist, 'robots.txt'), 'User-agent: *');
  mkdirSync(join(dist, '.vite'));
  writeFileSync(
    join(dist, '.vite/pages.json'),
    JSON.stringify([{ pattern: '/' }, { pattern: '/organizations/:org/channels/:channel/packages/:name' }]),
  );
  const url = await open({}, dist);
  const answer = async (path: string) => {
    const { status, headers } = await fetch(url + path);
    return [status, headers.get('content-type')?.split(';')[0]];
  };
  for (const path of ['/wp-login.php', '/.env', '/.git/config.lock', '/admin/config.php', '/apple-touch-icon.png'])
    expect(await answer(path), path).toEqual([404, 'text/plain']);
  expect(await answer('/robots.txt')).toEqual([200, 'text/plain']);
  for (const path of ['/', '/nowhere', '/organizations/acme/channels/py3.12/packages/ruamel.yaml'])
    expect(await answer(path), path).toEqual([200, 'text/html']);
  rmSync(dist, { recursive: true });
});
