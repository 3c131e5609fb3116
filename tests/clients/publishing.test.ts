/**
 * Publishes to a running hub of two processes like clients do, and checks what another real client finds; also if the
 * hub is killed meanwhile.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Hub, token } from '@terrarium/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conda } from '../../platform/src/publish/archive/build.testing.ts';
import { until } from '../faults/support/client.ts';
import { startGateway, startPlatform } from '../faults/support/processes.ts';
import type { HubProcess } from '../faults/support/processes.ts';
import { copySample } from '../faults/support/sample.ts';
import { serveVirtualPackages, solve } from './rattler.ts';

let data: string;
let platform: HubProcess;
let gateway: HubProcess;
let publishing: string;
let access: string;
/** The hub, as an admin. */
let hub: Hub;
const acme = { org: 'acme' };

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'terrarium-publishing-'));
  await copySample(data);
  platform = await startPlatform(data, { SAMPLE: 'true', MIRROR_ALLOW_PRIVATE: 'true' });
  gateway = await startGateway(platform.url, { DATA_DIR: data });
  const signedIn = await new Hub({ url: gateway.url }).post('/api/iam/token', {
    body: { grant_type: 'password', username: 'ada@acme.example', password: 'terrarium-demo' },
  });
  access = signedIn.access_token;
  hub = new Hub({ url: gateway.url, credential: token(access) });
  const issued = await hub.post('/api/organizations/{org}/ce/current-token', {
    path: acme,
    body: { scope: 'publish' },
  });
  publishing = issued.secret;
});
afterAll(async () => {
  await Promise.all([gateway?.stop(), platform?.stop()]);
  rmSync(data, { recursive: true, force: true });
});

const archive = (version: string): Buffer =>
  conda({
    index: { name: 'tracks', version, depends: ['acme-colors >=1.1'], subdir: 'linux-64' },
    stem: `tracks-${version}-0`,
  });
const url = (version: string): string => `${gateway.url}/repo/acme/team/linux-64/tracks-${version}-0.conda`;

test('the sample has packages in main that a client installs with all they depend on: solved, fetched, and the very bytes that the index names', async () => {
  const channel = `${gateway.url}/repo/acme/main`;
  const virtual = await serveVirtualPackages();
  const solved = await solve(['refdata-tool'], [channel, virtual.url]).finally(() => virtual.close());
  const wanted = solved.filter(({ url: address }) => address.startsWith(channel));
  expect(wanted.map(({ packageName }) => packageName)).toEqual(expect.arrayContaining(['refdata', 'refdata-tool']));
  expect(wanted.length).toBeGreaterThan(10);
  const records: Record<string, { name: string; sha256: string }> = {};
  for (const subdir of ['noarch', 'linux-64', 'osx-arm64', 'win-64']) {
    const index = (await (await fetch(`${channel}/${subdir}/repodata.json`)).json()) as {
      'packages.conda': Record<string, { name: string; sha256: string }>;
    };
    for (const [file, record] of Object.entries(index['packages.conda']))
      if (record.name.startsWith('refdata')) records[`${subdir}/${file}`] = record;
  }
  expect(Object.keys(records)).toEqual(
    expect.arrayContaining(wanted.map(({ subdir, filename }) => `${subdir}/${filename}`)),
  );
  expect(Object.keys(records).length).toBeGreaterThanOrEqual(20);
  for (const [file, { sha256 }] of Object.entries(records)) {
    const response = await fetch(`${channel}/${file}`);
    expect([file, response.status]).toEqual([file, 200]);
    const digest = createHash('sha256').update(Buffer.from(await response.arrayBuffer()));
    expect([file, digest.digest('hex')]).toEqual([file, sha256]);
  }
});

/** Runs curl, which waits for `100 Continue`, and uses chunked encoding for a pipe. */
async function curl(args: string[]): Promise<{ status: number; body: string }> {
  const { stdout } = await promisify(execFile)('curl', ['-sS', '-w', '\n%{http_code}', ...args]);
  const [, body = '', status = ''] = /^([^]*)\n(\d+)$/.exec(stdout) ?? [];
  return { status: Number(status), body };
}

test('another client solves what curl publishes, with known length and in chunks; a wrong token is rejected before the body', async () => {
  const file = join(data, 'tracks.conda');
  writeFileSync(file, archive('1.0'));
  const whole = await curl([
    '-T',
    file,
    '-H',
    `Authorization: Bearer ${publishing}`,
    '-H',
    'Expect: 100-continue',
    url('1.0'),
  ]);
  expect([whole.status, JSON.parse(whole.body)]).toMatchObject([201, { filename: 'tracks-1.0-0.conda' }]);
  writeFileSync(file, archive('1.1'));
  const pieces = await curl([
    '-X',
    'PUT',
    '-H',
    'Transfer-Encoding: chunked',
    '-H',
    'Content-Type:',
    '--data-binary',
    `@${file}`,
    '-u',
    `x:${publishing}`,
    url('1.1'),
  ]);
  expect([pieces.status, JSON.parse(pieces.body)]).toMatchObject([201, { version: '1.1' }]);
  const refused = await curl([
    '-v',
    '-T',
    file,
    '-H',
    'Authorization: Bearer tr-none',
    '-H',
    'Expect: 100-continue',
    url('1.2'),
  ]);
  expect(refused.status).toBe(401);
  const channel = `${gateway.url}/t/${publishing}/repo/acme/team`;
  const found = await until(
    'the new version can be solved',
    () => solve(['tracks'], [channel]),
    (solution) => solution.some(({ packageName, version }) => packageName === 'tracks' && version === '1.1'),
  );
  expect(found.map(({ packageName }) => packageName).sort()).toEqual(['acme-colors', 'tracks']);
});

test('what is promoted into a channel another client solves and fetches from there, with the same entry', async () => {
  const body = { name: 'stable', privacy: 'internal', type: 'hosted' } as const;
  await hub.post('/api/organizations/{org}/channels', { path: acme, body });
  const promoted = await hub.post('/api/organizations/{org}/channels/{channel}/promotions', {
    path: { ...acme, channel: 'stable' },
    body: {
      source: { organization: 'acme', channel: 'team' },
      packages: [{ name: 'tracks', version: '1.1' }, { name: 'acme-colors' }],
    },
  });
  expect(promoted).toMatchObject({ state: 'done' });
  const channel = (name: string) => `${gateway.url}/t/${publishing}/repo/acme/${name}`;
  const found = await until(
    'the promoted version can be solved',
    () => solve(['tracks'], [channel('stable')]),
    (solution) => solution.length === 2,
  );
  const tracks = found.find(({ packageName }) => packageName === 'tracks')!;
  expect(tracks.version).toBe('1.1');
  const entry = async (name: string): Promise<unknown> => {
    const index = (await (await fetch(`${channel(name)}/linux-64/repodata.json`)).json()) as {
      'packages.conda': Record<string, { sha256: string }>;
    };
    return index['packages.conda'][tracks.filename];
  };
  expect(await entry('stable')).toEqual(await entry('team'));
  const served = await fetch(`${channel('stable')}/linux-64/${tracks.filename}`);
  expect(Buffer.from(await served.arrayBuffer())).toEqual(archive('1.1'));
});

test('what comes under a label another client solves from the address of the label, published or promoted, and not from the channel itself', async () => {
  const tracks = async (...addresses: string[]): Promise<string[]> =>
    (await solve(['tracks'], addresses)).filter(({ packageName }) => packageName === 'tracks').map((one) => one.url);
  const at = (path: string): string => `${gateway.url}/t/${publishing}/repo/acme/${path}`;
  const file = 'linux-64/tracks-9.0-0.conda';
  const sent = await fetch(`${gateway.url}/repo/acme/team/label/rc/${file}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${publishing}` },
    body: new Uint8Array(archive('9.0')),
  });
  expect([sent.status, await sent.json()]).toMatchObject([201, { labels: ['rc'] }]);
  await until(
    'the label lists the new version',
    () => tracks(at('team/label/rc'), at('team')),
    (urls) => urls.length === 1 && urls[0]!.endsWith(`/acme/team/label/rc/${file}`),
  );
  expect((await tracks(at('team'))).some((address) => address.endsWith(file))).toBe(false);
  const promoted = await hub.post('/api/organizations/{org}/channels/{channel}/promotions', {
    path: { ...acme, channel: 'stable' },
    body: {
      source: { organization: 'acme', channel: 'team' },
      packages: [{ name: 'tracks', version: '9.0' }],
      labels: ['next'],
    },
  });
  expect(promoted).toMatchObject({ state: 'done', labels: ['next'] });
  const [served] = await until(
    'the label of the other channel lists it',
    () => tracks(at('stable/label/next'), at('stable')),
    (urls) => urls[0]?.endsWith(`/acme/stable/label/next/${file}`) === true,
  );
  expect((await tracks(at('stable'))).some((address) => address.endsWith(file))).toBe(false);
  expect(Buffer.from(await (await fetch(served!)).arrayBuffer())).toEqual(archive('9.0'));
});

test('another client solves and fetches from an imported bundle, and from a mirror whose source failed in the middle', async () => {
  const api = (path: string, body?: object) =>
    fetch(`${gateway.url}/api/organizations/acme${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const channel = (name: string) => `${gateway.url}/t/${publishing}/repo/acme/${name}`;
  const bytesOf = async (name: string, file: string): Promise<Buffer> =>
    Buffer.from(await (await fetch(`${channel(name)}/linux-64/${file}`)).arrayBuffer());
  const job = (id: string, name: string) =>
    until(
      'the bundle has ended',
      async () =>
        ((await (await api(`/channels/${name}/bundles`)).json()) as { items: Job[] }).items.find(
          (one) => one.id === id,
        )!,
      ({ state }) => state === 'done' || state === 'failed',
    );
  interface Job {
    id: string;
    state: string;
    error: string | null;
  }
  const made = (await (await api('/channels/stable/bundles', {})).json()) as Job;
  expect((await job(made.id, 'stable')).error).toBeNull();
  const bundle = await (await api(`/channels/stable/bundles/${made.id}/file`)).arrayBuffer();
  const { key } = (await (await api('/channels/stable/bundles/key')).json()) as { key: string };
  const run = promisify(execFile);
  await run(process.execPath, [
    'scripts/run.mjs',
    'run',
    'platform/src/bundle/command.ts',
    'trust',
    key,
    '--title',
    'This hub',
    '--data',
    data,
  ]);
  await api('/channels', { name: 'island', privacy: 'internal', type: 'hosted' });
  mkdirSync(join(data, 'bundles/in/acme'), { recursive: true });
  writeFileSync(join(data, 'bundles/in/acme/stable.bundle'), Buffer.from(bundle));
  const brought = (await (
    await api('/channels/island/bundles/incoming', { file_name: 'stable.bundle' })
  ).json()) as Job;
  expect((await job(brought.id, 'island')).error).toBeNull();
  await until(
    'what was brought in can be solved',
    () => solve(['tracks'], [channel('island')]),
    (solution) => solution.length === 2,
  );
  expect(await bytesOf('island', 'tracks-1.1-0.conda')).toEqual(archive('1.1'));

  const bytes = archive('9.0');
  let isDying = true;
  const source = createServer((asked, answer) => {
    if (asked.url === '/noarch/repodata.json')
      return void answer.end('{"info":{"subdir":"noarch"},"packages":{},"packages.conda":{}}');
    if (asked.url === '/linux-64/repodata.json')
      return void answer.end(
        JSON.stringify({
          info: { subdir: 'linux-64' },
          packages: {},
          'packages.conda': {
            'tracks-9.0-0.conda': {
              name: 'tracks',
              version: '9.0',
              build: '0',
              build_number: 0,
              depends: [],
              subdir: 'linux-64',
              sha256: createHash('sha256').update(bytes).digest('hex'),
              size: bytes.length,
            },
          },
        }),
      );
    if (asked.url !== '/linux-64/tracks-9.0-0.conda') return void answer.writeHead(404).end();
    answer.writeHead(200, { 'content-length': bytes.length });
    if (!isDying) return void answer.end(bytes);
    answer.write(bytes.subarray(0, 100), () => answer.destroy());
  });
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = source.address() as AddressInfo;
    const mirrored = await api('/channels', {
      name: 'passive',
      privacy: 'internal',
      type: 'external_mirror',
      source: `http://127.0.0.1:${port}`,
    });
    expect([mirrored.status, await mirrored.json()]).toMatchObject([201, {}]);
    await until(
      'what the source lists can be solved',
      () => solve(['tracks'], [channel('passive')]).catch(() => []),
      (solution) => solution.length === 1,
    );
    // An incomplete file is never served.
    const cut = await bytesOf('passive', 'tracks-9.0-0.conda').catch(() => null);
    expect(cut === null || !cut.equals(bytes)).toBe(true);
    isDying = false;
    await until(
      'the source is there again',
      () => bytesOf('passive', 'tracks-9.0-0.conda').catch(() => Buffer.alloc(0)),
      (got) => got.equals(bytes),
    );
  } finally {
    source.close();
    source.closeAllConnections();
  }
  expect(await solve(['tracks'], [channel('passive')])).toMatchObject([{ version: '9.0' }]);
  expect(await bytesOf('passive', 'tracks-9.0-0.conda')).toEqual(bytes);
});

test('a platform that is killed while a package comes in leaves nothing of it, and takes it afterwards', async () => {
  const bytes = archive('2.0');
  const held = request(url('2.0'), {
    method: 'PUT',
    headers: { authorization: `Bearer ${publishing}`, 'content-length': bytes.length },
  });
  const answered = new Promise<number | string>((resolve) => {
    held.on('response', (response) => resolve(response.statusCode ?? 0));
    held.on('error', (error) => resolve(error.message));
  });
  held.write(bytes.subarray(0, 100));
  const unfinished = (): string[] => readdirSync(join(data, 'objects', 'tmp'));
  await until(
    'the upload has begun',
    () => Promise.resolve(unfinished()),
    (files) => files.length === 1,
  );
  await platform.stop('SIGKILL');
  expect(await answered).toBe(503);
  held.destroy();
  expect(unfinished()).toHaveLength(1);
  platform = await startPlatform(data, { PORT: String(platform.port), SAMPLE: 'true' });
  expect(unfinished()).toEqual([]);
  const again = await until(
    'the gateway is back on found the platform',
    () =>
      fetch(url('2.0'), {
        method: 'PUT',
        headers: { authorization: `Bearer ${publishing}` },
        body: new Uint8Array(bytes),
      }),
    ({ status }) => status !== 503,
  );
  expect(again.status).toBe(201);
});
