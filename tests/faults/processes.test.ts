import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyForm, formToFilters } from '@terrarium/domain/policy';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../platform/src/testing/port.ts';
import { Browser, until } from './support/client.ts';
import { EndedBeforeReady, startGateway, startPlatform, type HubProcess } from './support/processes.ts';
import { copySample } from './support/sample.ts';

const scratch = (): string => mkdtempSync(join(tmpdir(), 'terrarium-faults-'));
/** Expects a failed start: returns the process's output. */
const refusal = async (start: Promise<HubProcess>): Promise<EndedBeforeReady> => {
  const outcome = await start.catch((error: unknown) => error);
  if (!(outcome instanceof EndedBeforeReady)) {
    if (!(outcome instanceof Error)) await (outcome as HubProcess).stop('SIGKILL');
    throw new Error(`The start was not refused: ${String(outcome)}`);
  }
  return outcome;
};

const page = '{ viewer { email } organization(name: "acme") { title channels { name } policies { totalCount } } }';
const form = emptyForm();
/** Blocks zlib and nothing else. */
const filters = formToFilters({
  ...form,
  packageRules: { ...form.packageRules, names: { operator: 'not_in', values: ['zlib'] } },
});
const createPolicy =
  'mutation($input: CreatePolicyInput!) { createPolicy(input: $input) { policy { id name } userErrors { message } } }';

describe('a hub in two processes', () => {
  let data: string;
  let platform: HubProcess;
  let gateway: HubProcess;
  let browser: Browser;
  const restart = async (): Promise<void> => {
    platform = await startPlatform(data, { PORT: String(platform.port), SAMPLE: 'true' });
  };

  beforeAll(async () => {
    data = scratch();
    await copySample(data);
    platform = await startPlatform(data, { SAMPLE: 'true' });
    gateway = await startGateway(platform.url, { DATA_DIR: data });
    browser = new Browser(gateway.url);
    expect(await browser.signIn('ada@acme.example')).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all([gateway?.stop(), platform?.stop()]);
    rmSync(data, { recursive: true, force: true });
  });

  test('a killed platform: each kind of client gets its error, and is served again afterwards', async () => {
    await platform.stop('SIGKILL');
    const graphql = await browser.ask(page);
    expect(graphql.status).toBe(200);
    expect(graphql.data).toEqual({ viewer: null, organization: null });
    expect(graphql.errors).toHaveLength(2);
    for (const error of graphql.errors!) {
      expect(error.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', retryable: true });
      expect(error.extensions.requestId).toMatch(/^[\w-]{8,}$/);
      expect(error.message).toMatch(/temporarily unavailable.*Try again/);
    }
    const rest = await browser.get('/api/account');
    expect([rest.status, rest.headers.get('retry-after')]).toEqual([503, '1']);
    expect(rest.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
    expect(await rest.json()).toEqual({
      error: {
        message: expect.stringContaining('temporarily unavailable') as string,
        human_readable_id: 'unavailable',
      },
    });
    const file = await browser.get('/repo/acme/main/noarch/repodata.json');
    expect([file.status, file.headers.get('retry-after'), file.headers.get('content-type')]).toEqual([
      503,
      '5',
      'application/problem+json',
    ]);
    // The hub reports that it can't work; its own process is fine.
    expect([(await browser.get('/healthz')).status, (await browser.get('/livez')).status]).toEqual([503, 200]);
    await restart();
    const back = await until(
      'the page is whole',
      () => browser.ask(page),
      (answer) => !answer.errors,
    );
    expect(back.data).toMatchObject({ viewer: { email: 'ada@acme.example' } });
    expect((await browser.get('/repo/acme/main/noarch/repodata.json')).status).toBe(200);
  });

  test('what was saved is there after a stop and a start', async () => {
    const made = await browser.ask(createPolicy, {
      input: { organization: 'acme', filters, name: 'Kept over a restart' },
    });
    expect(made.data).toMatchObject({ createPolicy: { userErrors: [] } });
    const { code } = await platform.stop('SIGTERM');
    expect(code).toBe(0);
    await restart();
    const found = await until(
      'policies are listed',
      () => browser.ask('{ organization(name: "acme") { policies(query: "Kept over") { nodes { name } } } }'),
      (answer) => !answer.errors,
    );
    expect(found.data).toEqual({ organization: { policies: { nodes: [{ name: 'Kept over a restart' }] } } });
    expect(await new Browser(gateway.url).signIn('ada@acme.example')).toEqual([]);
  });

  test('killed while applying a policy: the channel stays available, the run completes, and nothing half-written remains', async () => {
    const namesOf = (text: string): string[] => {
      const { packages, 'packages.conda': conda } = JSON.parse(text) as { packages: object; 'packages.conda': object };
      return [...Object.keys(packages), ...Object.keys(conda)];
    };
    const before = new Set(namesOf(await (await browser.get('/repo/acme/main/linux-64/repodata.json')).text()));
    const made = await browser.ask(createPolicy, {
      input: { organization: 'acme', filters, name: 'Applied while killed' },
    });
    const { id } = (made.data as { createPolicy: { policy: { id: string } } }).createPolicy.policy;
    const applied = await browser.ask(
      'mutation($input: ApplyPolicyInput!) { applyPolicy(input: $input) { run { id } userErrors { message } } }',
      { input: { organization: 'acme', channel: 'main', policyId: id } },
    );
    expect(applied.data).toMatchObject({ applyPolicy: { userErrors: [] } });
    await platform.stop('SIGKILL');
    await restart();
    const after = await until(
      'the channel is served',
      () => browser.get('/repo/acme/main/linux-64/repodata.json'),
      ({ status }) => status === 200,
    );
    // The old publication or the new one, whole either way.
    const served = namesOf(await after.text());
    expect(served.length).toBeGreaterThan(0);
    expect(served.filter((name) => !before.has(name))).toEqual([]);
    const channel = await until(
      'the run is done',
      () =>
        browser.ask(
          '{ organization(name: "acme") { channel(name: "main") { appliedPolicy { activeSince policy { name } } latestRun { state error } } } }',
        ),
      (answer) =>
        ['DONE', 'COMPLETED'].includes(
          (answer.data as { organization?: { channel?: { latestRun?: { state: string } } } } | null)?.organization
            ?.channel?.latestRun?.state ?? '',
        ),
      60_000,
    );
    expect(channel.data).toMatchObject({
      organization: {
        channel: { appliedPolicy: { policy: { name: 'Applied while killed' } }, latestRun: { error: null } },
      },
    });
    expect(
      namesOf(await (await browser.get('/repo/acme/main/linux-64/repodata.json')).text()).filter((name) =>
        /^zlib-\d/.test(name),
      ),
    ).toEqual([]);
    // Channels that depend on this one may still be published.
    await until(
      'nothing half-written is left',
      async () => readdirSync(join(data, 'published/tmp')),
      (left) => left.length === 0,
    );
  });

  test('a second hub on the same data folder is rejected, and the first one keeps running', async () => {
    const { ending, output } = await refusal(startPlatform(data));
    expect(ending.code).toBe(1);
    expect(output).toContain(`The data folder ${data} is in use by another Terrarium (process ${platform.child.pid}`);
    expect(output).toContain('--data DIR');
    expect(output).not.toMatch(/^\s+at /m);
    expect((await browser.ask('{ viewer { email } }')).data).toEqual({ viewer: { email: 'ada@acme.example' } });
  });

  test('a killed gateway restarts, and sessions continue', async () => {
    await gateway.stop('SIGKILL');
    gateway = await startGateway(platform.url, { DATA_DIR: data, PORT: String(gateway.port) });
    expect((await browser.ask('{ viewer { email } }')).data).toEqual({ viewer: { email: 'ada@acme.example' } });
  });
});

describe('starts that cannot work say why and what to do', () => {
  let folder: string;
  let busy: Server;
  beforeAll(async () => {
    folder = scratch();
    busy = createServer();
    await new Promise<void>((resolve) => {
      busy.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(async () => {
    await new Promise((resolve) => {
      busy.close(resolve);
    });
    rmSync(folder, { recursive: true, force: true });
  });
  const portInUse = (): string => String((busy.address() as AddressInfo).port);

  test("the gateway's port is in use", async () => {
    const { ending, output } = await refusal(startGateway('http://127.0.0.1:9', { PORT: portInUse() }));
    expect(ending.code).toBe(1);
    expect(output).toBe(
      `Port ${portInUse()} is already in use. Stop the other process, or use another port: npm start -- --port 4100\n`,
    );
  });

  test("the platform's port is in use", async () => {
    const { ending, output } = await refusal(startPlatform(join(folder, 'port'), { PORT: portInUse() }));
    expect(ending.code).toBe(1);
    expect(output).toContain(`cannot listen on 127.0.0.1:${portInUse()}`);
    expect(output).toContain('Free that port');
  });

  test('the data folder cannot be made', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { ending, output } = await refusal(startPlatform(join(file, 'data')));
    expect(ending.code).toBe(1);
    expect(output).toContain(join(file, 'data'));
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['a port that is none', { PORT: 'eighty' }, /PORT/],
    ['an address that is none', { PLATFORM_URL: 'platform' }, /PLATFORM_URL/],
    ['a short secret', { COOKIE_SECRET: 'secret' }, /COOKIE_SECRET/],
    ['proxies that cannot be read', { TRUST_PROXY: '10.0.0.0/99' }, /10\.0\.0\.0\/99/],
  ])('wrong settings of the gateway: %s', async (_name, env, named) => {
    const { ending, output } = await refusal(startGateway('http://127.0.0.1:9', env));
    expect(ending.code).toBe(1);
    expect(output).toMatch(named);
    expect(output).not.toContain('    at ');
  });
});

describe('an upstream that is not what it should be', () => {
  let upstream: Server;
  let gateway: HubProcess;
  afterEach(async () => {
    await gateway.stop();
    upstream.closeAllConnections();
    await new Promise((resolve) => {
      upstream.close(resolve);
    });
  });

  test('a gateway whose platform is not there yet starts, says so, and finds it later', async () => {
    const port = await freePort();
    gateway = await startGateway(`http://127.0.0.1:${port}`);
    const browser = new Browser(gateway.url);
    const { errors } = await browser.ask('{ cves(first: 1) { totalCount } }');
    expect(errors).toMatchObject([{ path: ['cves'], extensions: { code: 'UPSTREAM_UNAVAILABLE', retryable: true } }]);
    upstream = createServer(
      (_request, response) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).end('{"items":[],"total_count":0}'),
    );
    await new Promise<void>((resolve) => {
      upstream.listen(port, '127.0.0.1', resolve);
    });
    const found = await until(
      'the platform is found',
      () => browser.ask('{ cves(first: 1) { totalCount } }'),
      (answer) => !answer.errors,
    );
    expect(found.data).toEqual({ cves: { totalCount: 0 } });
  });
});
