import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../platform/src/testing/port.ts';
import { Browser, until } from './support/client.ts';
import { startGateway, startPlatform, type HubProcess } from './support/processes.ts';
import { missing, startNginx, startPostgres, type SystemServer } from './support/servers.ts';

// The scaled-out form of docker/compose.scaled.yml in plain processes: nginx, two gateways, two platforms, Postgres, one folder.
if (missing) console.warn(`The scaled-out topology is not tested: ${missing} (Debian: apt-get install nginx postgresql).`);

describe.skipIf(missing !== null)(`scaled out${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let folder: string;
  let postgres: SystemServer & { url: string };
  let nginx: SystemServer;
  let platforms: HubProcess[];
  let gateways: HubProcess[];
  let url: string;
  let environment: { platform: Record<string, string>; gateway: Record<string, string>; inner: string };

  const platform = (sample: boolean, port = '0'): Promise<HubProcess> => startPlatform(join(folder, 'data'), { ...environment.platform, PORT: port, SAMPLE: String(sample) });
  const gateway = (port = '0'): Promise<HubProcess> => startGateway(environment.inner, { ...environment.gateway, PORT: port });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'terrarium-topology-'));
    // The database runs under an account of its own.
    chmodSync(folder, 0o711);
    postgres = await startPostgres(folder);
    const innerPort = await freePort();
    environment = {
      platform: { DATABASE_URL: postgres.url, ACCEL_PREFIX: '/_terrarium' }, gateway: { COOKIE_SECRET: 'the same secret of all the gateways here' }, inner: `http://127.0.0.1:${innerPort}`,
    };
    // At once, on a database that is empty: neither may stand in the other's way.
    platforms = await Promise.all([platform(true), platform(true)]);
    gateways = await Promise.all([gateway(), gateway()]);
    nginx = await startNginx(folder, { gateways: gateways.map(({ port }) => port), platforms: platforms.map(({ port }) => port), dataDir: join(folder, 'data'), innerPort });
    url = `http://127.0.0.1:${nginx.port}`;
  });

  afterAll(async () => {
    await nginx?.stop();
    await Promise.all([...gateways ?? [], ...platforms ?? []].map((each) => each.stop()));
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const channels = '{ organization(name: "acme") { channels { name servedFileCount } } }';
  const repodata = '/repo/acme/main/linux-64/repodata.json.zst';

  test('a session made at one gateway is good at the other', async () => {
    const at = gateways.map((each) => new Browser(each.url));
    expect(await at[0]!.signIn('ada@acme.example')).toEqual([]);
    const { data } = await at[0]!.ask('{ viewer { email } }');
    expect(data).toEqual({ viewer: { email: 'ada@acme.example' } });
    const browser = new Browser(url);
    expect(await browser.signIn('ada@acme.example')).toEqual([]);
    const answer = await browser.ask(channels);
    expect(answer.errors).toBeUndefined();
    expect((answer.data as { organization: { channels: { name: string }[] } }).organization.channels.map(({ name }) => name).sort()).toEqual(['approved', 'conda-forge', 'main', 'team']);
  });

  test('repodata leaves nginx after the platform has allowed it, with the platform\'s ETag; conditions and ranges work', async () => {
    const browser = new Browser(url);
    const direct = await fetch(platforms[0]!.url + repodata);
    const whole = Buffer.from(await direct.arrayBuffer());
    const answer = await browser.get(repodata);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('server')).toBe('nginx');
    expect(answer.headers.get('etag')).toBe(direct.headers.get('etag'));
    expect(answer.headers.get('cache-control')).toBe(direct.headers.get('cache-control'));
    expect(createHash('sha256').update(Buffer.from(await answer.arrayBuffer())).digest('hex')).toBe(createHash('sha256').update(whole).digest('hex'));
    // fetch adds "no-cache" to conditional requests unless it is told otherwise.
    expect((await browser.get(repodata, { 'if-none-match': answer.headers.get('etag')!, 'cache-control': 'max-age=0' })).status).toBe(304);
    const part = await browser.get(repodata, { range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20));
    const asked = await fetch(platforms[0]!.url + repodata, { headers: { 'x-accel-prefix': '/_terrarium' } });
    expect(asked.headers.get('x-accel-redirect')).toMatch(/^\/_terrarium\/published\//);
    expect(await asked.text()).toBe('');
  });

  test('nobody outside reaches the inner location, or asks the platform for a redirect', async () => {
    const asked = await fetch(platforms[0]!.url + repodata, { headers: { 'x-accel-prefix': '/_terrarium' } });
    const inner = asked.headers.get('x-accel-redirect')!;
    expect((await fetch(url + inner)).status).toBe(404);
    const rest = await fetch(`${url}/api/organizations/acme`, { headers: { 'x-accel-prefix': '/_terrarium' } });
    expect(rest.headers.get('x-accel-redirect')).toBeNull();
    expect((await fetch(`${url}/repo/acme/team/linux-64/repodata.json`)).status).toBe(401);
  });

  test('sign-in limits see the client, not the proxy', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => fetch(`${url}/api/iam/token`, {
      method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' }, body: JSON.stringify({ grant_type: 'password', username: 'max@acme.example', password: 'wrong' }),
    })));
    expect(answers.map(({ status }) => status)).toContain(429);
    // Another client address, seen through the same proxies, may still try.
    const other = new Browser(url);
    expect(await other.signIn('nora@solo.example')).toEqual([]);
  });

  test('one gateway and one platform may be killed under load: reads go on', async () => {
    const browser = new Browser(url);
    await browser.signIn('ada@acme.example');
    const counts = { good: 0, bad: [] as string[] };
    const stopped = new AbortController();
    const load = Array.from({ length: 4 }, async () => {
      while (!stopped.signal.aborted) {
        const outcome = await Promise.all([browser.ask(channels), browser.get(repodata).then(async (file) => ({ status: file.status, size: (await file.arrayBuffer()).byteLength }))])
          .then(([page, file]) => (!page.errors && file.status === 200 && file.size > 0 ? 'good' : `${page.errors?.[0]?.extensions.code ?? page.status} ${file.status}`), String);
        if (outcome === 'good') counts.good += 1;
        else {
          counts.bad.push(outcome);
          // As the answer's Retry-After says.
          await new Promise((resolve) => { setTimeout(resolve, 1_000); });
        }
      }
    });
    const steady = async (): Promise<void> => {
      const from = counts.good;
      // Longer than nginx passes over a server that failed (fail_timeout).
      const since = performance.now();
      await until('the load goes on', async () => counts.good, (good) => good >= from + 40 && performance.now() > since + 1_500);
    };
    try {
      await steady();
      const gone = { platform: platforms[1]!, gateway: gateways[1]! };
      await gone.platform.stop('SIGKILL');
      await steady();
      await gone.gateway.stop('SIGKILL');
      await steady();
      platforms[1] = await platform(false, String(gone.platform.port));
      gateways[1] = await gateway(String(gone.gateway.port));
      await steady();
      // The pair that was started anew now carries the load alone.
      await Promise.all([platforms[0]!.stop('SIGTERM'), gateways[0]!.stop('SIGTERM')]);
      await steady();
    } finally {
      stopped.abort();
      await Promise.all(load);
    }
    // Requests that were on their way through the killed process may fail, and those that a circuit breaker holds back for the second after it: four clients, four times.
    expect(counts.bad.length, counts.bad.join(', ')).toBeLessThanOrEqual(32);
  });

  test('when nobody is left, every kind of client gets an error that it can read', async () => {
    await Promise.all([...gateways, ...platforms].map((each) => each.stop('SIGKILL')));
    const browser = new Browser(url);
    const page = await browser.ask(channels);
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('1');
    expect(page.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE', retryable: true } }]);
    const rest = await browser.get('/api/account');
    expect([rest.status, rest.headers.get('retry-after'), Object.keys(await rest.json() as object)]).toEqual([503, '1', ['error']]);
    const file = await browser.get(repodata);
    expect([file.status, file.headers.get('content-type'), file.headers.get('retry-after')]).toEqual([503, 'application/problem+json', '5']);
    expect(await file.json()).toMatchObject({ title: 'The channels are unavailable' });
  });
});
