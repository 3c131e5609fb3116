// The client and the command line as a pipeline and a user get them: from a running hub, as one file.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, request as forward, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { Hub, signedAssertion, token as tokenOf, workload } from '@terrarium/client';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { JWTPayload } from 'jose';
import { Webhook } from 'standardwebhooks';
import { stringify } from 'yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proxyTest } from '../../gateway/src/http/headers.ts';
import { defaultQuotas } from '../../gateway/src/quota/index.ts';
import { startGateway, type Gateway } from '../../gateway/src/server.ts';
import { aDraft } from '../../platform/src/policy/hub.testing.ts';
import { conda } from '../../platform/src/publish/archive/build.testing.ts';
import { loadSample } from '../../platform/src/sample-loader/index.ts';
import { freePort } from '../../platform/src/testing/port.ts';
import { startPlatform, type Send, type TestPlatform } from '../../platform/src/testing/index.ts';
import { until } from '../faults/support/client.ts';
import { copySample } from '../faults/support/sample.ts';

let folder: string;
let platform: TestPlatform;
let gateway: Gateway;
let url: string;
let script: string;
let asAda: Send;
/** The admin, with the client. */
let ada: Hub;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'terrarium-client-'));
  await copySample(join(folder, 'data'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  platform = await startPlatform({
    dataDir: join(folder, 'data'),
    config: { publicUrl: url, webhookAllowHttp: true, webhookAllowPrivate: true },
  });
  // With a database server (`TEST_DATABASE_URL`), the copied data isn't used.
  await loadSample(platform.core, platform.composition.areas, () => undefined);
  gateway = await startGateway({
    port,
    host: '127.0.0.1',
    platformUrl: platform.baseUrl,
    webDist: undefined,
    dataDir: undefined,
    cookieSecret: new Uint8Array(32),
    publicOrigin: undefined,
    isProxy: proxyTest(['loopback']),
    flags: { file: undefined, server: undefined },
    telemetry: { analyticsUrl: null, errorReportingDsn: null, regionGroup: null },
    avatars: true,
    offersPlans: false,
    introspection: true,
    registeredOnly: false,
    quotas: defaultQuotas,
    logLevel: 'silent',
  });
  asAda = await platform.as('ada@acme.example');
  ada = new Hub({ url, credential: tokenOf(await platform.accessToken('ada@acme.example')) });
  script = join(folder, 'terrarium.mjs');
  const served = await fetch(`${url}/api/commands/terrarium.mjs`, { headers: { 'accept-encoding': 'br' } });
  expect(served.headers.get('content-encoding')).toBe('br');
  await writeFile(script, await served.text());
});
const closes: (() => void)[] = [];
afterAll(async () => {
  for (const close of closes) close();
  await gateway?.close();
  await platform?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Ended {
  code: number | null;
  out: string;
  error: string;
}
type Environment = Record<string, string>;

/** Starts the command. `out` returns what it has printed so far. */
function begin(args: string[], environment: Environment = {}): { out: () => string; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [script, ...args], {
    env: { TERRARIUM_URL: url, TERRARIUM_ORG: 'acme', XDG_CONFIG_HOME: join(folder, 'config'), ...environment },
  });
  let [out, error] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (error += text.toString()));
  return {
    out: () => out,
    ended: new Promise((resolve) => {
      child.on('close', (code) => resolve({ code, out, error }));
    }),
  };
}
const run = (args: string[], environment?: Environment): Promise<Ended> => begin(args, environment).ended;

/** Creates a service account with a key. */
async function aMachine(name: string, scopes: string[]): Promise<{ id: string; key: string }> {
  const { id } = await ada.post('/api/v1/organizations/{org}/service-accounts', {
    path: { org: 'acme' },
    body: { name },
  });
  const { secret } = await ada.post('/api/v1/organizations/{org}/service-accounts/{id}/keys', {
    path: { org: 'acme', id },
    body: { name: 'ci', scopes: scopes as ['policy:read'], days: 30 },
  });
  return { id, key: secret };
}

const aPackage = async (name: string): Promise<string> => {
  const stem = `${name}-1.0-0`;
  const file = join(folder, `${stem}.conda`);
  await writeFile(file, conda({ index: { name, version: '1.0', depends: [], subdir: 'noarch' }, stem }));
  return file;
};

test('a job and a pipeline without a stored secret get access tokens, also on the command line', async () => {
  const { id } = await aMachine('without-secrets', ['audit:read']);
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kty: 'EC' as const, kid: 'one' };
  const account = { path: { org: 'acme', id } };
  await ada.post('/api/v1/organizations/{org}/service-accounts/{id}/public-keys', {
    ...account,
    body: { name: 'own', jwk, scopes: ['policy:read'], days: 30 },
  });
  const [iss, sub] = ['https://ci.example', 'job:build'];
  await ada.post('/api/v1/organizations/{org}/service-accounts/{id}/workloads', {
    ...account,
    body: { issuer: iss, subject: sub, scopes: ['policy:read'], keys: [jwk] },
  });
  let signatures = 0;
  const signed = (claims: JWTPayload): Promise<string> => {
    signatures += 1;
    return new SignJWT({ ...claims, jti: randomUUID() })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setIssuedAt()
      .setExpirationTime('2m')
      .sign(privateKey);
  };
  const idToken = (): Promise<string> => signed({ iss, sub, aud: url });
  for (const credential of [
    signedAssertion((aud) => signed({ iss: id, sub: id, aud })),
    workload({ serviceAccount: id, idToken }),
  ]) {
    signatures = 0;
    const hub = new Hub({ url, credential });
    const callers = await Promise.all([hub.get('/api/iam/caller'), hub.get('/api/iam/caller')]);
    expect(callers).toMatchObject([{ kind: 'service_account', id, scopes: ['policy:read'] }, { id }]);
    await hub.get('/api/iam/caller');
    expect(signatures).toBe(1);
  }
  const job = { TERRARIUM_SERVICE_ACCOUNT: id, TERRARIUM_ID_TOKEN: await idToken() };
  const shown = await run(['whoami', '--json'], job);
  expect([shown.code, shown.error]).toEqual([0, '']);
  expect(JSON.parse(shown.out)).toMatchObject({ kind: 'service_account', id });
  // The token of a job works once.
  const again = await run(['whoami'], job);
  expect(again.code).toBe(3);
  expect(again.error).toContain('already exchanged');
  expect(again.error).not.toContain(job.TERRARIUM_ID_TOKEN);
});

describe('signing in by a code', () => {
  /** Signs in, and answers in the browser. */
  const login = async (allow: boolean): Promise<Ended> => {
    const command = begin(['login']);
    const shown = () => Promise.resolve(/the code ([A-Z-]{9})\./.exec(command.out())?.[1]);
    const code = await until('the command shows a code', shown, (text) => text !== undefined);
    expect(command.out()).toContain(`Open ${url}/device`);
    expect((await asAda('/api/iam/device', { method: 'POST', json: { user_code: code, allow } })).status).toBe(204);
    return command.ended;
  };
  const file = (): string => join(folder, 'config/terrarium/logins.json');
  const stored = async () =>
    JSON.parse(await readFile(file(), 'utf8')) as {
      hubs: Record<string, { access_token: string; refresh_token: string; expires_at: number }>;
    };

  test('keeps the tokens for this user only, renews them, and deletes them', async () => {
    const signedIn = await login(true);
    expect(signedIn, signedIn.error).toMatchObject({ code: 0 });
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    const first = await stored();
    const { access_token: access, refresh_token: refresh } = first.hubs[url]!;
    for (const secret of [access, refresh]) expect(signedIn.out + signedIn.error).not.toContain(secret);
    expect(await run(['whoami'])).toMatchObject({ code: 0, out: `ada, user, at ${url}\n`, error: '' });

    const path = { org: 'acme' };
    const { items: tokens } = await ada.get('/api/account/channel-tokens');
    if (!tokens.some(({ organization }) => organization?.name === 'acme'))
      await ada.post('/api/organizations/{org}/ce/current-token', { path, body: { scope: 'read' } });
    const { hint } = await ada.get('/api/organizations/{org}/ce/current-token', { path });
    const out = join(folder, 'channel-token');
    const rotated = await run(['token', 'rotate', '--out', out]);
    expect(rotated, rotated.error).toMatchObject({ code: 0 });
    const secret = await readFile(out, 'utf8');
    expect(rotated.out).not.toContain(secret);
    const now = await ada.get('/api/organizations/{org}/ce/current-token', { path });
    expect(now.hint).not.toBe(hint);
    expect(secret.endsWith(now.hint)).toBe(true);

    // Two commands at the same time: a second use of the refresh token would end the sign-in.
    first.hubs[url]!.expires_at = 0;
    await writeFile(file(), JSON.stringify(first));
    const both = await Promise.all([run(['whoami']), run(['whoami'])]);
    expect(both.map(({ code, error }) => [code, error])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    const renewed = (await stored()).hubs[url]!;
    expect(renewed.refresh_token).not.toBe(refresh);

    expect(await run(['logout'])).toMatchObject({ code: 0 });
    expect((await stored()).hubs).toEqual({});
    const old = new Hub({ url, credential: tokenOf(renewed.access_token) });
    await expect(old.get('/api/iam/caller')).rejects.toMatchObject({ status: 401 });
    expect(await run(['whoami'])).toMatchObject({ code: 1 });
  });

  test('exits with 3 if the user denies it, and keeps nothing', async () => {
    expect(await login(false)).toMatchObject({ code: 3, error: 'The sign-in was denied in the browser.\n' });
    expect((await stored()).hubs).toEqual({});
  });
});

/** Starts a server until the tests are over. Returns its URL. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closes.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("the guide's program governs a channel with at most 12 calls and without polling", async () => {
  const path = { org: 'acme' };
  const { key } = await aMachine('partner', [
    'policy:read',
    'policy:write',
    'policy:apply',
    'channel:read',
    'channel:publish',
  ]);
  await ada.post('/api/organizations/{org}/channels', {
    path,
    body: { name: 'partner', privacy: 'internal', type: 'hosted' },
  });
  const events: { headers: Record<string, string>; body: string }[] = [];
  const receiver = await serve((request, response) => {
    void (async () => {
      events.push({ headers: request.headers as Record<string, string>, body: await textOf(request) });
      response.end();
    })();
  });
  const { secret } = await ada.post('/api/organizations/{org}/webhooks', {
    path,
    body: { url: receiver, description: '', actions: ['policy.applied'] },
  });

  // Everything that the partner sends, as the hub sees it.
  const calls: string[] = [];
  const counted = await serve((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    const { method, headers, url: target } = request;
    const passed = forward(url + target!, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  });
  const empty = await mkdtemp(join(folder, 'partner-'));
  const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/integrate/client.md'), 'utf8');
  await writeFile(
    join(empty, 'govern.mjs'),
    /## Example: govern a channel[\s\S]*?```js\n([\s\S]*?)```/.exec(guide)![1]!,
  );
  await writeFile(join(empty, 'terrarium.mjs'), await (await fetch(`${counted}/api/commands/terrarium.mjs`)).text());
  const child = spawn(process.execPath, ['govern.mjs', 'main', 'partner', await aPackage('of-a-partner')], {
    cwd: empty,
    env: { TERRARIUM_URL: counted, TERRARIUM_TOKEN: key },
  });
  const [out, error] = await Promise.all([textOf(child.stdout), textOf(child.stderr)]);
  expect(error).toBe('');
  const told = /Will block (\d+) files\n[\s\S]*Blocked (\d+) files\n(.+)\nPublished of-a-partner 1\.0\n$/.exec(out)!;
  expect(told, out).not.toBeNull();
  expect(Number(told[1])).toBeGreaterThan(1_000);
  expect(told[2]).toBe(told[1]);
  expect(told[3]).toContain("'Permissive and safe'");
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(12);
  expect(new Set(calls).size).toBe(calls.length);
  const received = () => Promise.resolve(events[0]!);
  const event = await until('the event arrives', received, (one) => one !== undefined);
  expect(new Webhook(secret).verify(event.body, event.headers)).toMatchObject({ type: 'policy.applied' });
  expect(events).toHaveLength(1);
});

describe('a pipeline with a key', () => {
  test('plans, is denied what its scopes lack, applies, and waits for the run', async () => {
    const { key } = await aMachine('reader', ['policy:read']);
    const { key: all } = await aMachine('writer', ['policy:read', 'policy:write', 'policy:apply', 'channel:read']);
    const policy = join(folder, 'a.policy.yaml');
    const filters = aDraft({ license: { operator: 'not_in', values: ['GPL'] } });
    await writeFile(policy, stringify({ name: 'By a pipeline', channels: ['main'], filters }));
    const reading = { TERRARIUM_TOKEN: key };
    const plan = await run(['policy', 'plan', policy], reading);
    expect(plan, plan.error).toMatchObject({ code: 2 });
    const denied = await run(['policy', 'apply', policy], reading);
    expect(denied.code).toBe(3);
    expect(denied.error).toContain("'policy:apply'");
    // The older names of the variables.
    const applied = await run(['policy', 'apply', policy, '--wait'], { HUB_TOKEN: all });
    expect(applied, applied.error).toMatchObject({ code: 0 });
    expect(applied.out).toMatch(/ {2}main: published, added \d+, removed \d+/);
    // The run of changed rules begins a moment later. The one before it isn't taken for it.
    const looser = aDraft({ license: { operator: 'not_in', values: ['AGPL'] } });
    await writeFile(policy, stringify({ name: 'By a pipeline', channels: ['main'], filters: looser }));
    const changed = await run(['policy', 'apply', policy, '--wait'], { TERRARIUM_TOKEN: all });
    expect(changed, changed.error).toMatchObject({ code: 0 });
    expect(changed.out).toContain('main: recompute');
    const published = ({ out }: Ended) => / {2}main: published, added \d+, removed \d+/.exec(out)?.[0];
    expect(published(changed)).toMatch(/added [1-9]/);
    expect(published(changed)).not.toBe(published(applied));
    const blocked = await run(['why', 'main/linux-64/nothing-1-0.conda'], { TERRARIUM_TOKEN: all });
    expect(blocked).toMatchObject({ code: 1, error: expect.stringContaining('file_not_found') as string });
  });

  test('explains files, by place and by the URL that a client shows', async () => {
    const { items: files } = await ada.get('/api/organizations/{org}/channels/{channel}/files', {
      path: { org: 'acme', channel: 'approved' },
      query: { q: 'aiohttp', limit: 100 },
    });
    const placeOf = (decision: string): string => {
      const { subdir, file_name: name } = files.find((one) => one.decision === decision)!;
      return `${subdir}/${name}`;
    };
    const { key } = await aMachine('explainer', ['channel:read', 'policy:read']);
    const machine = { TERRARIUM_TOKEN: key };
    const blocked = await run(['why', `${url}/repo/acme/approved/${placeOf('refused')}`], machine);
    expect(blocked, blocked.error).toMatchObject({ code: 3, out: expect.stringMatching(/^Blocked: .+/) as string });
    expect(await run(['why', `approved/${placeOf('allowed')}`], machine)).toMatchObject({ code: 0 });
  });

  test('publishes packages, again without harm', async () => {
    await ada.post('/api/organizations/{org}/channels', {
      path: { org: 'acme' },
      body: { name: 'released', privacy: 'internal', type: 'hosted' },
    });
    const { key } = await aMachine('publisher', ['channel:publish', 'channel:read']);
    const file = await aPackage('tracks');
    for (const _ of [1, 2])
      expect(await run(['publish', '--to', 'released', file], { TERRARIUM_TOKEN: key })).toMatchObject({
        code: 0,
        out: 'Published acme/released/noarch/tracks-1.0-0.conda\n',
      });
    const { key: weak } = await aMachine('viewer', ['channel:read']);
    expect(await run(['publish', '--to', 'released', file], { TERRARIUM_TOKEN: weak })).toMatchObject({ code: 3 });
  });

  test('scans an environment', async () => {
    const { key } = await aMachine('scanner', ['environment:read', 'environment:write', 'channel:read']);
    const file = join(folder, 'list.txt');
    await writeFile(file, '@EXPLICIT\nhttps://conda.anaconda.org/conda-forge/noarch/nothing-known-1.0-0.conda\n');
    const clean = await run(['env', 'scan', file, '--name', 'scanned', '--platform', 'linux-64'], {
      TERRARIUM_TOKEN: key,
    });
    expect(clean, clean.error).toMatchObject({ code: 0, out: expect.stringContaining('scanned: 1 package') as string });
    await writeFile(file, 'name: old\ndependencies:\n  - aiohttp=3.10.5\n');
    const old = await run(
      ['env', 'scan', file, '--platform', 'linux-64', '--channel', 'main', '--max-score', '5', '--json'],
      {
        TERRARIUM_TOKEN: key,
      },
    );
    expect(old, old.error).toMatchObject({ code: 3 });
    expect(JSON.parse(old.out)).toMatchObject({ environment: { name: 'old' } });
  });

  test('an admin replaces its key, which is never printed', async () => {
    const { id, key } = await aMachine('rotated', ['policy:read']);
    const out = join(folder, 'new-key');
    const admin = { TERRARIUM_TOKEN: await platform.accessToken('ada@acme.example') };
    const rotate = ['token', 'rotate', '--out', out];
    const rotated = await run([...rotate, '--service-account', 'rotated'], admin);
    expect(rotated, rotated.error).toMatchObject({ code: 0, out: expect.stringContaining('still works') as string });
    const secret = readFileSync(out, 'utf8');
    expect(rotated.out + rotated.error).not.toContain(secret);
    expect((await stat(out)).mode & 0o777).toBe(0o600);
    for (const working of [key, secret])
      expect(await run(['whoami'], { TERRARIUM_TOKEN: working })).toMatchObject({
        code: 0,
        out: expect.stringContaining('Scopes: policy:read') as string,
      });
    expect(await run([...rotate, '--service-account', 'rotated'], admin)).toMatchObject({ code: 1 });
    const path = { org: 'acme', id };
    const { keys } = await ada.get('/api/v1/organizations/{org}/service-accounts/{id}', { path });
    await ada.delete('/api/v1/organizations/{org}/service-accounts/{id}/keys/{key}', {
      path: { ...path, key: keys.find(({ hint }) => key.endsWith(hint))!.id },
    });
    expect(await run([...rotate, '--service-account', 'rotated', '--revoke'], admin)).toMatchObject({ code: 0 });
    expect(await run(['whoami'], { TERRARIUM_TOKEN: secret })).toMatchObject({ code: 3 });
  });
});
