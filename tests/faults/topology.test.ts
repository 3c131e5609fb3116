import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyForm, formToFilters } from '@terrarium/domain/policy';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conda } from '../../platform/src/publish/archive/build.testing.ts';
import { startPlatform } from '../../platform/src/testing/index.ts';
import type { TestPlatform } from '../../platform/src/testing/index.ts';
import { variables as ofGateway } from '../../gateway/src/config.ts';
import { variables as ofPlatform } from '../../platform/src/config.ts';
import { freePort } from '../../platform/src/testing/port.ts';
import { startStore } from '../../platform/src/testing/s3.ts';
import type { TestStore } from '../../platform/src/testing/s3.ts';
import { Browser, until } from './support/client.ts';
import { interpolated, readCompose, readImage } from './support/compose.ts';
import { startAs, type HubProcess } from './support/processes.ts';
import { missing, startNginx, startPostgres, type SystemServer } from './support/servers.ts';

const root = join(import.meta.dirname, '../..');

/** Posts JSON from one of this machine's own addresses in 127.0.0.0/8. */
function postFrom(
  address: string,
  url: string,
  body: object,
  headers: Record<string, string>,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      { method: 'POST', localAddress: address, headers: { 'content-type': 'application/json', ...headers } },
      (answer) => {
        let text = '';
        answer
          .setEncoding('utf8')
          .on('data', (chunk: string) => {
            text += chunk;
          })
          .on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    asked.once('error', reject);
    asked.end(JSON.stringify(body));
  });
}

test('variables are put in as compose puts them in', () => {
  expect(interpolated('a${B}c', { B: 'b' })).toBe('abc');
  expect(interpolated('${URL:-http://localhost:${PORT:-8080}}/$$x', {})).toBe('http://localhost:8080/$x');
  expect(interpolated('${URL:-http://localhost:${PORT:-8080}}', { PORT: '1' })).toBe('http://localhost:1');
  expect(() => interpolated('${SECRET:?set it}', { SECRET: '' })).toThrow('SECRET: set it');
});

test.each(['compose.yml', 'compose.scaled.yml'])('%s passes every setting of the guide to its process', (file) => {
  const mark = 'set-by-the-operator';
  // Settings of the image and the file's own network.
  const wired = new Set([
    'PORT',
    'HOST',
    'DATA_DIR',
    'PLATFORM_URL',
    'WEB_DIST',
    'ACCEL_PREFIX',
    'TRUST_PROXY',
    'DATABASE_URL',
  ]);
  const names = new Set([...Object.keys(ofPlatform), ...Object.keys(ofGateway), 'NODE_EXTRA_CA_CERTS']);
  const { services } = readCompose(file, {
    POSTGRES_PASSWORD: 'x',
    ...Object.fromEntries([...names].map((name) => [name, mark])),
  });
  for (const [name, { command, environment = {} }] of Object.entries(services)) {
    const read = command?.[0]?.startsWith('platform')
      ? ofPlatform
      : command?.[0]?.startsWith('gateway')
        ? ofGateway
        : {};
    const unset = Object.keys(read).filter((variable) => !wired.has(variable) && environment[variable] !== mark);
    // The second platform leaves the sample to the first.
    expect([name, unset.filter((variable) => name !== 'platform-2' || variable !== 'SAMPLE')]).toEqual([name, []]);
  }
});

test('neither compose file opens the sample to other machines, or trusts another network than its own', () => {
  const variables = { POSTGRES_PASSWORD: 'x', COOKIE_SECRET: 'x' };
  for (const file of ['compose.yml', 'compose.scaled.yml']) {
    const { services, networks } = readCompose(file, variables);
    const published = Object.values(services).flatMap(({ ports = [] }) => ports);
    expect([file, published.map((port) => port.split(':')[0])]).toEqual([file, ['127.0.0.1']]);
    for (const { environment } of Object.values(services))
      expect(['loopback', networks.default.ipam.config[0]!.subnet, undefined]).toContain(environment!['TRUST_PROXY']);
  }
});

describe.skipIf(missing !== null)('two platforms with a bucket and no shared disk', () => {
  const folders: string[] = [];
  let postgres: SystemServer & { url: string };
  let store: TestStore;
  let platforms: TestPlatform[] = [];
  beforeAll(async () => {
    const folderOf = (): string => {
      const made = mkdtempSync(join(tmpdir(), 'terrarium-bucket-'));
      folders.push(made);
      return made;
    };
    const database = folderOf();
    chmodSync(database, 0o711);
    postgres = await startPostgres(database);
    store = await startStore();
    const config = { databaseUrl: postgres.url, s3: store.settings };
    platforms = [
      await startPlatform({ dataDir: folderOf(), config }),
      await startPlatform({ dataDir: folderOf(), config }),
    ];
  });
  afterAll(async () => {
    for (const each of platforms) await each.close();
    await store?.close();
    await postgres?.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  test('what one takes in the other gives: a package with its index, files of projects; pieces of a file stay where they are, and it says so', async () => {
    const [one, other] = platforms as [TestPlatform, TestPlatform];
    const admin = await one.aUser();
    const organization = (await one.anOrganization({ members: { admin } })).name;
    const [here, there] = [await one.as(admin.email), await other.as(admin.email)];
    const base = `/api/organizations/${organization}`;
    await here(`${base}/channels`, { method: 'POST', json: { name: 'team', privacy: 'public', type: 'hosted' } });
    const issued = await here(`${base}/ce/current-token`, { method: 'POST', json: { scope: 'publish' } });
    const headers = {
      authorization: `Bearer ${((await issued.json()) as { secret: string }).secret}`,
      prefer: 'wait=60',
    };
    const bytes = conda({ index: { version: '1.0', depends: [] }, stem: 'foo-1.0-0' });
    const at = `/repo/${organization}/team/linux-64`;
    const put = await one.send(`${at}/foo-1.0-0.conda`, { method: 'PUT', body: new Uint8Array(bytes), headers });
    expect([put.status, await put.json()]).toMatchObject([201, { indexed: true }]);
    const index = await other.send(`${at}/repodata.json`);
    expect(Object.keys(((await index.json()) as Record<string, object>)['packages.conda']!)).toEqual([
      'foo-1.0-0.conda',
    ]);
    const got = await other.send(`${at}/foo-1.0-0.conda`);
    expect(Buffer.from(await got.arrayBuffer()).equals(bytes)).toBe(true);

    const project = (await (await there('/api/projects', { method: 'POST', json: { name: 'rivers' } })).json()) as {
      id: string;
    };
    const files = `/api/projects/${project.id}`;
    const sent = await there(`${files}/files/levels.csv`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: 'Aare,2.31',
    });
    expect(sent.status).toBe(201);
    expect(await (await here(`${files}/files/levels.csv`)).text()).toBe('Aare,2.31');

    const tus = { 'tus-resumable': '1.0.0' };
    const begun = await here(`${files}/uploads`, {
      method: 'POST',
      headers: { ...tus, 'upload-length': '4', 'upload-metadata': `path ${Buffer.from('a.txt').toString('base64')}` },
    });
    const upload = begun.headers.get('location')!;
    const piece = (by: typeof here, offset: number, body: string): Promise<Response> =>
      by(upload, {
        method: 'PATCH',
        headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
        body,
      });
    expect((await piece(here, 0, 'ab')).status).toBe(204);
    for (const response of [await there(upload), await piece(there, 2, 'cd')])
      expect([response.status, await response.json()]).toMatchObject([
        503,
        { error: { human_readable_id: 'upload_elsewhere' } },
      ]);
    expect((await piece(here, 2, 'cd')).status).toBe(204);
    expect(await (await there(`${files}/files/a.txt`)).text()).toBe('abcd');
  });
});

// The scaled-out setup of docker/compose.scaled.yml as plain processes: nginx, two gateways, two platforms, PostgreSQL,
// one folder.
if (missing)
  console.warn(`The scaled-out topology is not tested: ${missing} (Debian: apt-get install nginx postgresql).`);

describe.skipIf(missing !== null)(`scaled out${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let folder: string;
  let postgres: SystemServer & { url: string };
  let nginx: SystemServer;
  let platforms: HubProcess[];
  let gateways: HubProcess[];
  let url: string;
  let innerPort: number;
  const image = readImage();
  // Settings of an operator. The password has characters with a meaning in URLs. The network contains nginx, gateways,
  // and platforms, but not the clients.
  const shell = {
    POSTGRES_PASSWORD: 'a/b+c=@:#%&?',
    COOKIE_SECRET: 'the same secret of all the gateways here',
    PUBLIC_URL: 'https://hub.acme.example',
    MAIL_FROM: 'Acme hub <hub@acme.example>',
    OIDC_ISSUER: 'https://login.acme.example',
    OIDC_CLIENT_ID: 'terrarium',
    OIDC_NAME: 'Acme',
    SUBNET: '127.0.0.0/25',
  };
  const compose = readCompose('compose.scaled.yml', shell);

  /** Returns the environment of a service's container, with this machine's addresses for docker's names. */
  const environmentOf = (name: string, port: string): Record<string, string> => {
    const here = (value: string): string =>
      value
        .replaceAll('postgres:5432/terrarium', `127.0.0.1:${postgres.port}/postgres`)
        .replaceAll('proxy:8081', `127.0.0.1:${innerPort}`)
        .replaceAll('/app/', `${root}/`)
        .replaceAll(/^\/data$/g, join(folder, 'data'))
        .replaceAll('0.0.0.0', '127.0.0.1');
    const { PORT: _inside, ...environment } = { ...image.environment, ...compose.services[name]!.environment };
    const given = Object.fromEntries(
      Object.entries(environment).map(([key, value]) => [key, key === 'TRUST_PROXY' ? value : here(value)]),
    );
    return { ...given, PORT: port };
  };
  const start = (name: string, port = '0'): Promise<HubProcess> =>
    startAs(compose.services[name]!.command![0]!, environmentOf(name, port));

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'terrarium-topology-'));
    // The database runs under an account of its own.
    chmodSync(folder, 0o711);
    postgres = await startPostgres(folder, compose.services['postgres']!.environment!['POSTGRES_PASSWORD']);
    innerPort = await freePort();
    // In parallel, on an empty database: neither may block the other.
    platforms = await Promise.all([start('platform-1'), start('platform-2')]);
    gateways = await Promise.all([start('gateway-1'), start('gateway-2')]);
    nginx = await startNginx(folder, {
      gateways: gateways.map(({ port }) => port),
      platforms: platforms.map(({ port }) => port),
      dataDir: join(folder, 'data'),
      innerPort,
    });
    url = `http://127.0.0.1:${nginx.port}`;
  });

  afterAll(async () => {
    await nginx?.stop();
    await Promise.all([...(gateways ?? []), ...(platforms ?? [])].map((each) => each.stop()));
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
    expect(
      (answer.data as { organization: { channels: { name: string }[] } }).organization.channels
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['approved', 'conda-forge', 'main', 'team']);
  });

  test("repodata leaves nginx after the platform has allowed it, with the platform's ETag; conditions and ranges work", async () => {
    const browser = new Browser(url);
    const direct = await fetch(platforms[0]!.url + repodata);
    const whole = Buffer.from(await direct.arrayBuffer());
    const answer = await browser.get(repodata);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('server')).toBe('nginx');
    expect(answer.headers.get('etag')).toBe(direct.headers.get('etag'));
    expect(answer.headers.get('cache-control')).toBe(direct.headers.get('cache-control'));
    expect(
      createHash('sha256')
        .update(Buffer.from(await answer.arrayBuffer()))
        .digest('hex'),
    ).toBe(createHash('sha256').update(whole).digest('hex'));
    // fetch adds "no-cache" to conditional requests by default.
    expect(
      (await browser.get(repodata, { 'if-none-match': answer.headers.get('etag')!, 'cache-control': 'max-age=0' }))
        .status,
    ).toBe(304);
    const index = repodata.replace('.zst', '');
    const coded = await fetch(url + index, { headers: { 'accept-encoding': 'gzip' } });
    expect([coded.headers.get('content-encoding'), coded.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
    const plain = await fetch(url + index, { headers: { 'accept-encoding': 'identity' } });
    expect([plain.headers.get('content-encoding'), plain.headers.get('etag') === coded.headers.get('etag')]).toEqual([
      null,
      false,
    ]);
    expect(await coded.text()).toBe(await plain.text());
    const part = await browser.get(repodata, { range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20));
    const asked = await fetch(platforms[0]!.url + repodata, { headers: { 'x-accel-prefix': '/_terrarium' } });
    expect(asked.headers.get('x-accel-redirect')).toMatch(/^\/_terrarium\/published\//);
    expect(await asked.text()).toBe('');
  });

  test("outside clients can't reach the internal location, or request a redirect from the platform", async () => {
    const asked = await fetch(platforms[0]!.url + repodata, { headers: { 'x-accel-prefix': '/_terrarium' } });
    const inner = asked.headers.get('x-accel-redirect')!;
    expect((await fetch(url + inner)).status).toBe(404);
    const rest = await fetch(`${url}/api/organizations/acme`, { headers: { 'x-accel-prefix': '/_terrarium' } });
    expect(rest.headers.get('x-accel-redirect')).toBeNull();
    expect((await fetch(`${url}/repo/acme/team/linux-64/repodata.json`)).status).toBe(401);
  });

  test("nginx passes other responses unchanged: notices, errors in each client's format, an empty blocked *.zst", async () => {
    const send = async <T>(path: string, body: object, access?: string): Promise<T> =>
      (await (
        await fetch(url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(access ? { authorization: `Bearer ${access}` } : {}) },
          body: JSON.stringify(body),
        })
      ).json()) as T;
    const { access_token: access } = await send<{ access_token: string }>('/api/iam/token', {
      grant_type: 'password',
      username: 'ada@acme.example',
      password: 'terrarium-demo',
    });
    const { secret } = await send<{ secret: string }>('/api/organizations/acme/ce/current-token', {}, access);
    const channel = `${url}/t/${secret}/repo/acme/approved`;
    expect(
      ((await (await fetch(`${channel}/notices.json`)).json()) as { notices: { message: string }[] }).notices.map(
        ({ message }) => message,
      ),
    ).toEqual([expect.stringContaining("policy 'Production baseline'")]);
    const main = (await (await fetch(`${url}/repo/acme/main/noarch/repodata.json`)).json()) as {
      'packages.conda': Record<string, object>;
    };
    const approved = (await (await fetch(`${channel}/noarch/repodata.json`)).json()) as {
      'packages.conda': Record<string, object>;
    };
    const refused = Object.keys(main['packages.conda']).find((name) => !(name in approved['packages.conda']))!;
    const led = await fetch(`${channel}/noarch/${refused}`, {
      headers: { 'user-agent': 'mamba/2.8.1' },
      redirect: 'manual',
    });
    expect([led.status, led.headers.get('location')]).toEqual([302, '?refused-by-policy=Production-baseline']);
    const told = await fetch(`${channel}/noarch/${refused}`, { headers: { 'user-agent': 'mamba/2.8.1' } });
    expect([told.status, new URL(told.url).search, told.headers.get('content-type')]).toEqual([
      403,
      '?refused-by-policy=Production-baseline',
      'application/problem+json',
    ]);
    const packed = await fetch(`${url}/repo/acme/approved/noarch/repodata.json.zst`);
    expect([packed.status, await packed.text()]).toEqual([401, '']);
    expect((await fetch(`${url}/repo/t/${secret}/acme/approved/noarch/repodata.json`)).status).toBe(200);
    expect((await fetch(`${url}/acme/approved/noarch/repodata.json`)).status).toBe(404);
  });

  test('clients cannot choose their address: limits count the one that nginx sees, also of clients with private addresses', async () => {
    const wrong = { grant_type: 'password', username: 'max@acme.example', password: 'wrong' };
    const statuses: number[] = [];
    // Each attempt names another address in every header that proxies use.
    for (let i = 1; i <= 14; i++)
      statuses.push(
        (
          await postFrom('127.9.9.9', `${url}/api/iam/token`, wrong, {
            'x-forwarded-for': `203.0.113.${i}`,
            forwarded: `for=203.0.113.${i}`,
            'x-real-ip': `203.0.113.${i}`,
          })
        ).status,
      );
    expect(statuses.slice(0, 10)).toEqual(Array<number>(10).fill(401));
    expect(statuses.slice(10)).toEqual(Array<number>(4).fill(429));
    // Through the gateways and the inner door too.
    const signIn = {
      query: 'mutation($input: SignInInput!) { signIn(input: $input) { viewer { username } userErrors { code } } }',
      variables: { input: { username: 'max@acme.example', password: 'terrarium-demo' } },
    };
    const codeFrom = async (address: string, forged: Record<string, string>): Promise<unknown> =>
      JSON.parse((await postFrom(address, `${url}/graphql`, signIn, forged)).text);
    expect(JSON.stringify(await codeFrom('127.9.9.9', { 'x-forwarded-for': '198.51.100.7' }))).toMatch(
      /too many|wait/i,
    );
    // Another address can still try.
    expect(await codeFrom('127.9.9.10', {})).toMatchObject({
      data: { signIn: { viewer: { username: expect.any(String) as string }, userErrors: [] } },
    });
  });

  test('mails, passkeys and company sign-in have what the operator set', async () => {
    const json = { 'content-type': 'application/json' };
    await fetch(`${url}/api/iam/password-reset`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: 'nora@solo.example' }),
    });
    const token = async (): Promise<string> =>
      (
        (await (
          await fetch(`${url}/api/iam/token`, {
            method: 'POST',
            headers: json,
            body: JSON.stringify({ grant_type: 'password', username: 'ada@acme.example', password: 'terrarium-demo' }),
          })
        ).json()) as { access_token: string }
      ).access_token;
    const authorization = `Bearer ${await token()}`;
    const mail = await until(
      'the mail is in the outbox',
      async () =>
        (
          (await (await fetch(`${url}/api/outbox`, { headers: { authorization } })).json()) as {
            items: { to: string; text: string }[];
          }
        ).items.find(({ to }) => to.includes('nora@')),
      (found) => found !== undefined,
    );
    expect(mail!.text).toMatch(/https:\/\/hub\.acme\.example\/reset-password#token=/);
    expect(mail!.text).not.toContain('localhost');
    for (const each of platforms) {
      const challenge = await fetch(`${each.url}/api/iam/passkeys/sign-in`, {
        method: 'POST',
        headers: json,
        body: '{}',
      });
      expect(JSON.stringify(await challenge.json())).toContain('"rpId":"hub.acme.example"');
      expect(await (await fetch(`${each.url}/api/iam/options`)).json()).toMatchObject({
        provider: { name: 'Acme' },
        return_hosts: ['hub.acme.example'],
      });
    }
  });

  test("docker's own looks at health find each process well, and time to stop is longer than they take", async () => {
    const [command, ...args] = image.healthcheck;
    expect(command).toBe('node');
    for (const [name, each] of [
      ['platform-1', platforms[0]!],
      ['gateway-1', gateways[0]!],
    ] as const) {
      const look = spawnSync(process.execPath, args, {
        encoding: 'utf8',
        env: { ...environmentOf(name, String(each.port)), NODE_OPTIONS: '' },
      });
      expect([name, look.status, look.stderr]).toEqual([name, 0, '']);
    }
    expect(image.environment['PORT']).toMatch(/^\d+$/);
    const proxy = compose.services['proxy']!;
    const asked = new URL(proxy.healthcheck!.test.at(-1)!);
    expect((await fetch(`${url}${asked.pathname}`)).status).toBe(200);
    expect(proxy.ports).toEqual(['127.0.0.1:8080:8080']);
    for (const [name, { stop_grace_period: grace, healthcheck, image: from }] of Object.entries(compose.services)) {
      expect([name, Number.parseInt(grace ?? '10', 10) >= 30]).toEqual([name, true]);
      expect([name, healthcheck !== undefined || from === 'terrarium']).toEqual([name, true]);
    }
  });

  test('a clean-up that came due is done once, by one of the two platforms', async () => {
    const database = new Client({
      host: '127.0.0.1',
      port: postgres.port,
      user: 'terrarium',
      database: 'postgres',
      password: shell.POSTGRES_PASSWORD,
    });
    await database.connect();
    try {
      const { rows: schedules } = await database.query<{ key: string }>(
        "select key from job_queue.schedule where name = 'clean-up' order by key",
      );
      expect(schedules.map(({ key }) => key)).toContain('old-emails');
      // A scheduler that read the old times just before would still add the jobs of this minute.
      await database.query("update job_queue.schedule set cron = '0 0 1 1 *'");
      await new Promise((resolve) => {
        setTimeout(resolve, 5_000);
      });
      // Due half an hour ago and in half an hour, as if no scheduler had run for two hours.
      await database.query("update job_queue.schedule set created_on = now() - interval '3 h', cron = $1", [
        `${(new Date().getMinutes() + 30) % 60} * * * *`,
      ]);
      const { rows: changed } = await database.query<{ at: Date }>(
        "update job_queue.version set cron_on = now() - interval '2 h' returning now() as at",
      );
      const done = async () =>
        (
          await database.query<{ key: string; times: number }>(
            // The jobs of each minute ran before too.
            `select singleton_key as key, count(*)::int as times from job_queue.job
             where name = 'clean-up' and state = 'completed' and created_on > $1 group by 1 order by 1`,
            [changed[0]!.at],
          )
        ).rows;
      const once = schedules.map(({ key }) => ({ key, times: 1 }));
      await until('all are done', done, (rows) => rows.length === schedules.length, 120_000);
      // The other one checks for due jobs within half a minute.
      await new Promise((resolve) => {
        setTimeout(resolve, 35_000);
      });
      expect(await done()).toEqual(once);
    } finally {
      await database.end();
    }
  }, 240_000);

  test("the run of a platform that is lost is taken over by the other one before the queue's own patience ends", async () => {
    const [lost, other] = platforms as [HubProcess, HubProcess];
    const database = new Client({
      host: '127.0.0.1',
      port: postgres.port,
      user: 'terrarium',
      database: 'postgres',
      password: shell.POSTGRES_PASSWORD,
    });
    await database.connect();
    try {
      const json = { 'content-type': 'application/json' };
      const answer = await fetch(`${lost.url}/api/iam/token`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ grant_type: 'password', username: 'ada@acme.example', password: 'terrarium-demo' }),
      });
      const headers = {
        ...json,
        authorization: `Bearer ${((await answer.json()) as { access_token: string }).access_token}`,
      };
      const made = await fetch(`${lost.url}/api/organizations/acme/repo-policies`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ name: 'Applied by the lost one', filters: formToFilters(emptyForm()) }),
      });
      const { id } = (await made.json()) as { id: string };
      // The lock keeps the run from finishing, and the other platform is stopped so that it can't take the run.
      await database.query('begin; lock table publication in share mode');
      other.child.kill('SIGSTOP');
      const applied = await fetch(`${lost.url}/api/organizations/acme/channel-policies/main/current`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ policy_id: id }),
      });
      expect([applied.status, applied.ok]).toEqual([applied.status, true]);
      const active = async (): Promise<number> =>
        (await database.query("select 1 from job_queue.job where state = 'active'")).rows.length;
      await until('the run is worked', active, (count) => count > 0);
      other.child.kill('SIGCONT');
      await lost.stop('SIGKILL');
      await until(
        'it is taken over',
        async () => other.output(),
        (output) => output.includes('job of a process that is gone is taken up again'),
        180_000,
      );
      await database.query('rollback');
      const channel = async () =>
        await (await fetch(`${other.url}/api/organizations/acme/channel-policies/main/current`, { headers })).text();
      await until(
        'the policy is in force',
        channel,
        (text) => text.includes('Applied by the lost one') && !/"in_force_since":null/.test(text),
        120_000,
      );
      // pg-boss itself would have reported this after a minute.
      expect(other.output()).not.toContain('heartbeat timeout');
    } finally {
      other.child.kill('SIGCONT');
      await database.end();
      platforms[0] = await start('platform-1', String(lost.port));
    }
  });

  test('one gateway and one platform can be killed under load: reads continue', async () => {
    const browser = new Browser(url);
    await browser.signIn('ada@acme.example');
    const counts = { good: 0, bad: [] as string[] };
    const stopped = new AbortController();
    const load = Array.from({ length: 4 }, async () => {
      while (!stopped.signal.aborted) {
        const outcome = await Promise.all([
          browser.ask(channels),
          browser
            .get(repodata)
            .then(async (file) => ({ status: file.status, size: (await file.arrayBuffer()).byteLength })),
        ]).then(
          ([page, file]) =>
            !page.errors && file.status === 200 && file.size > 0
              ? 'good'
              : `${page.errors?.[0]?.extensions.code ?? page.status} ${file.status}`,
          String,
        );
        if (outcome === 'good') counts.good += 1;
        else {
          counts.bad.push(outcome);
          // As the response's Retry-After says.
          await new Promise((resolve) => {
            setTimeout(resolve, 1_000);
          });
        }
      }
    });
    const steady = async (): Promise<void> => {
      const from = counts.good;
      // Longer than nginx passes over a server that failed (fail_timeout).
      const since = performance.now();
      await until(
        'the load goes on',
        async () => counts.good,
        (good) => good >= from + 40 && performance.now() > since + 1_500,
      );
    };
    try {
      await steady();
      const gone = { platform: platforms[1]!, gateway: gateways[1]! };
      await gone.platform.stop('SIGKILL');
      await steady();
      await gone.gateway.stop('SIGKILL');
      await steady();
      platforms[1] = await start('platform-2', String(gone.platform.port));
      gateways[1] = await start('gateway-2', String(gone.gateway.port));
      await steady();
      // The restarted pair now handles the load alone.
      await Promise.all([platforms[0]!.stop('SIGTERM'), gateways[0]!.stop('SIGTERM')]);
      await steady();
    } finally {
      stopped.abort();
      await Promise.all(load);
    }
    // Requests through the killed process may fail, and those that a circuit breaker rejects in the next second: four
    // clients, four times.
    expect(counts.bad.length, counts.bad.join(', ')).toBeLessThanOrEqual(32);
  });

  test('without any server, every kind of client gets a readable error', async () => {
    await Promise.all([...gateways, ...platforms].map((each) => each.stop('SIGKILL')));
    const browser = new Browser(url);
    const page = await browser.ask(channels);
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('1');
    // nginx doesn't know whether it was a read, so it claims nothing.
    expect(page.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE', retryable: false } }]);
    const rest = await browser.get('/api/account');
    expect([rest.status, rest.headers.get('retry-after'), Object.keys((await rest.json()) as object)]).toEqual([
      503,
      '1',
      ['error'],
    ]);
    const file = await browser.get(repodata);
    expect([file.status, file.headers.get('content-type'), file.headers.get('retry-after')]).toEqual([
      503,
      'application/problem+json',
      '5',
    ]);
    expect(await file.json()).toMatchObject({ title: 'The channels are unavailable' });
  });
});
