import { mkdtempSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { get as httpGet } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { SourceError } from '../../outbound/index.ts';
import { emptyFilters } from '@terrarium/domain/policy';
import type { Filters } from '@terrarium/domain/policy';
import { channelNotices } from '../indexFiles/notices.ts';
import { startHarness } from '../testing/harness.ts';
import type { Harness } from '../testing/harness.ts';

const BYTES = Buffer.from('the bytes of a package '.repeat(100));
const SOURCE_BYTES = Buffer.from('from the source '.repeat(5000));
/** More than all the buffers between a server and a client that does not read. */
const HEAVY_BYTES = Buffer.alloc(32 * 1024 * 1024, 'heavy ');
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const POLICY = '01890000-0000-7000-8000-000000000000';

function* inPieces(bytes: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** A policy that blocks the GPL. */
function noGpl(): Filters {
  const filters = emptyFilters();
  filters.add_packages.subfilters.push({ facet: 'license_family', criterion: ['GPL'], comparator: 'not_in' });
  return filters;
}

let hub: Harness;
let dataDir: string;
let acme: string;
let token: string;
let foreign: string;
let main: string;
let fetched = 0;
/** Recorded downloads of channel main: file, outcome, count, blocking policy. */
let noted: unknown[] = [];
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(hub.baseUrl + path, { headers, method });
interface Raw {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  bytes: Buffer;
}
/** An answer as it comes over the wire: fetch would decode its body. */
const asked = (path: string, headers: Record<string, string>): Promise<Raw> =>
  new Promise((resolve, reject) => {
    httpGet(hub.baseUrl + path, { headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer
        .on('data', (piece: Buffer) => pieces.push(piece))
        .on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(pieces) }));
    }).on('error', reject);
  });
const json = async (
  path: string,
): Promise<{
  packages: object;
  'packages.conda': Record<string, object>;
  info: object;
  removed: string[];
  repodata_version: number;
}> => (await get(path)).json() as never;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'terrarium-test-'));
  hub = await startHarness({
    dataDir,
    accelPrefix: '/_bytes',
    requestLogOf: () => ({
      // A download from a mirror is recorded when its client has received it, maybe during the next test: only requests
      // to main are checked.
      note: ({ channel, file, refusedBy }, { n }, outcome) =>
        void (channel === 'main' && noted.push([file, outcome, n, refusedBy?.policyName])),
    }),
    openFile: (_source, _subdir, fileName) => {
      fetched++;
      if (fileName.startsWith('gone'))
        return Promise.reject(new Error('https://source.example could not be reached (ECONNREFUSED).'));
      if (fileName.startsWith('vanished'))
        return Promise.reject(
          new SourceError('not_found', 'https://source.example/v answered 404. Check the address.'),
        );
      if (fileName.startsWith('heavy'))
        return Promise.resolve({
          body: Readable.from(inPieces(HEAVY_BYTES, 1024 * 1024)),
          close: () => Promise.resolve(),
        });
      const body = fileName.startsWith('forged')
        ? Buffer.from('something else'.padEnd(SOURCE_BYTES.length))
        : SOURCE_BYTES;
      const pieces = [body.subarray(0, 10_000), body.subarray(10_000, 70_000), body.subarray(70_000)];
      return Promise.resolve({
        body: (async function* () {
          if (fileName.startsWith('renewed'))
            await hub.core.connection.pool.query('update channel_file_version set sha256 = $1 where name = $2', [
              sha256(BYTES),
              'renewed',
            ]);
          yield* pieces;
        })(),
        close: () => Promise.resolve(),
      });
    },
  });
  acme = await hub.organization('acme');
  const other = await hub.organization('other');
  token = await hub.token(acme, await hub.user('ada', acme, 'admin'));
  foreign = await hub.token(other, await hub.user('olga', other, 'admin'));
  const { key } = await hub.repo.objects.store([BYTES]);
  main = await hub.channel(acme, 'main', { privacy: 'internal' });
  await hub.files(main, [
    { name: 'app', version: '2.0', depends: ['lib >=1'], objectKey: key, sha256: key, size: BYTES.length },
    { name: 'app', version: '1.0', depends: ['lib <1'] },
    { name: 'lib', version: '1.1', record: { noarch: '', unknown_key: { kept: true } } },
    { name: 'lib', version: '0.9', legacy: true },
    {
      name: 'gnu',
      version: '3.0',
      license: 'GPL-3.0-only',
      licenseFamily: 'GPL',
      objectKey: key,
      sha256: key,
      size: BYTES.length,
    },
    { name: 'gnu', version: '2.0', license: 'MIT', licenseFamily: 'MIT' },
    { name: 'win', subdir: 'win-64', license: 'GPL-3.0-only', licenseFamily: 'GPL' },
  ]);
  await hub.repo.publish(main, { policy: { id: POLICY, name: 'No GPL', revision: 2, filters: noGpl() } });
});
afterAll(async () => {
  await hub.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('index files', () => {
  const base = (): string => `/t/${token}/repo/acme/main`;

  test('repodata holds what the policy leaves, as upstream gave it', async () => {
    const repodata = await json(`${base()}/linux-64/repodata.json`);
    expect(Object.keys(repodata['packages.conda']).sort()).toEqual([
      'app-1.0-0.conda',
      'app-2.0-0.conda',
      'gnu-2.0-0.conda',
      'lib-1.1-0.conda',
    ]);
    expect(Object.keys(repodata.packages)).toEqual(['lib-0.9-0.tar.bz2']);
    expect(repodata).toMatchObject({ info: { subdir: 'linux-64' }, removed: [], repodata_version: 1 });
    expect(repodata['packages.conda']['lib-1.1-0.conda']).toMatchObject({
      name: 'lib',
      version: '1.1',
      unknown_key: { kept: true },
    });
    expect(repodata['packages.conda']['lib-1.1-0.conda']).not.toHaveProperty('noarch');
  });

  test('noarch is there though empty, and so is a subdir of which nothing is left', async () => {
    for (const subdir of ['noarch', 'win-64']) {
      const repodata = await json(`${base()}/${subdir}/repodata.json`);
      expect(repodata).toEqual({
        info: { subdir },
        packages: {},
        'packages.conda': {},
        removed: [],
        repodata_version: 1,
      });
    }
    expect((await get(`${base()}/osx-64/repodata.json`)).status).toBe(404);
  });

  test('.zst is the same document, with its size in the frame header', async () => {
    const plain = Buffer.from(await (await get(`${base()}/linux-64/repodata.json`)).arrayBuffer());
    const response = await get(`${base()}/linux-64/repodata.json.zst`);
    const packed = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('application/zstd');
    expect(zstdDecompressSync(packed).equals(plain)).toBe(true);
    const descriptor = packed[4]!;
    expect(descriptor >> 6 !== 0 || (descriptor & 0x20) !== 0).toBe(true);
  });

  test('current_repodata has the newest versions and what they need', async () => {
    const current = await json(`${base()}/linux-64/current_repodata.json`);
    expect(Object.keys(current['packages.conda']).sort()).toEqual([
      'app-2.0-0.conda',
      'gnu-2.0-0.conda',
      'lib-1.1-0.conda',
    ]);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ] as const)(
    'a client that takes %s gets it as %s, from a proxy that sends the bytes too',
    async (accepted, coding, unpack) => {
      const path = `${base()}/linux-64/repodata.json`;
      const plain = await asked(path, { 'accept-encoding': 'identity' });
      const coded = await asked(path, { 'accept-encoding': accepted });
      const told = ({ headers }: Raw) => [headers['content-encoding'], headers.vary, headers['content-type']];
      expect(told(coded)).toEqual([coding, 'Accept-Encoding', 'application/json']);
      expect(unpack(coded.bytes).equals(plain.bytes)).toBe(true);
      expect(coded.headers.etag === plain.headers.etag).toBe(coding === undefined);
      const again = await asked(path, { 'accept-encoding': accepted, 'if-none-match': coded.headers.etag! });
      expect([again.status, again.headers.etag]).toEqual([304, coded.headers.etag]);
      const proxied = await asked(path, { 'accept-encoding': accepted, 'x-accel-prefix': '/_bytes' });
      expect(told(proxied)).toEqual(told(coded));
      const ending = coding === 'zstd' ? '.zst' : coding === 'gzip' ? '.gz' : '';
      expect(String(proxied.headers['x-accel-redirect']).endsWith(`repodata.json${ending}`)).toBe(true);
      // Pieces of different codings must never be put together.
      const part = await asked(path, { 'accept-encoding': accepted, range: 'bytes=0-9' });
      expect([part.status, part.headers['content-encoding'], part.headers.etag]).toEqual([
        206,
        undefined,
        plain.headers.etag,
      ]);
      expect(part.bytes.equals(plain.bytes.subarray(0, 10))).toBe(true);
    },
  );

  test('channeldata names what is served', async () => {
    const data = (await (await get(`${base()}/channeldata.json`)).json()) as {
      packages: Record<string, { version: string }>;
      channeldata_version: number;
      subdirs: string[];
    };
    expect(data).toMatchObject({ channeldata_version: 1, subdirs: ['linux-64', 'noarch'] });
    expect(data.packages['gnu']).toMatchObject({ version: '2.0', subdirs: ['linux-64'] });
    expect(data.packages).not.toHaveProperty('win');
  });

  test('strong ETag, 304 for lists and weak forms, HEAD, ranges', async () => {
    const url = `${base()}/linux-64/repodata.json`;
    const head = await get(url, {}, 'HEAD');
    const etag = head.headers.get('etag')!;
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(head.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(500);
    for (const value of [etag, `"x", ${etag}`, `W/${etag}`, '*'])
      expect((await get(url, { 'if-none-match': value })).status).toBe(304);
    expect((await get(url, { 'if-none-match': '"x"' })).status).toBe(200);
    const part = await get(url, { range: 'bytes=2-5' });
    expect([part.status, await part.text()]).toEqual([206, 'info']);
    expect((await get(url, { range: 'bytes=9999999-' })).status).toBe(416);
    expect((await (await get(url, { range: 'bytes=2-5', 'if-range': '"other"' })).text()).length).toBeGreaterThan(500);
  });

  test('files that are not made here are 404, other methods 405', async () => {
    for (const file of ['repodata.json.bz2', 'run_exports.json'])
      expect((await get(`${base()}/linux-64/${file}`)).status).toBe(404);
    const post = await get(`${base()}/noarch/repodata.json`, {}, 'POST');
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    ['/repo/Acme/main/noarch/repodata.json', /names must be lowercase/],
    ['/repo/acme/Main/noarch/repodata.json', /names must be lowercase/],
    ['/repo/acme/main/Noarch/repodata.json', /names must be lowercase/],
    ['/repo/acme/main', /^Invalid URL\. Use/],
    ['/repo/acme/main/noarch/more/repodata.json', /^Invalid URL\. Use/],
  ])('reports what is wrong with the address %s', async (path, detail) => {
    const answer = await get(path);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      expect.objectContaining({ detail: expect.stringMatching(detail) as unknown }),
    ]);
  });

  test('a channel that was never published is a valid empty channel', async () => {
    await hub.channel(acme, 'young');
    expect(await json('/repo/acme/young/noarch/repodata.json')).toMatchObject({
      info: { subdir: 'noarch' },
      'packages.conda': {},
    });
  });
});

describe('who may read', () => {
  const basic = (secret: string): Record<string, string> => ({
    authorization: `Basic ${Buffer.from(`anyone:${secret}`).toString('base64')}`,
  });
  const path = '/repo/acme/main/noarch/repodata.json';

  test('the token in the path, as password, as bearer, and beside a path that hides it', async () => {
    expect((await get(`/t/${token}${path}`)).status).toBe(200);
    expect((await get(path, basic(token))).status).toBe(200);
    expect((await get(path, { authorization: `Bearer ${token}` })).status).toBe(200);
    expect((await get(`/t/*****${path}`, { authorization: `Bearer ${token}` })).status).toBe(200);
  });

  test('no token: 401 with a challenge, the same whether the channel exists or not', async () => {
    for (const address of [
      path,
      '/repo/acme/nothing/noarch/repodata.json',
      '/repo/nobody/main/linux-64/gnu-3.0-0.conda',
    ]) {
      const response = await get(address);
      expect([response.status, response.headers.get('www-authenticate'), response.headers.get('content-type')]).toEqual(
        [401, 'Basic realm="Terrarium channels", charset="UTF-8"', 'application/problem+json'],
      );
    }
  });

  test('a token of another organization: 404; a bad token: 401, also on a public channel', async () => {
    expect((await get(`/t/${foreign}${path}`)).status).toBe(404);
    expect((await get(`/t/${foreign}/repo/acme/main/linux-64/gnu-3.0-0.conda`)).status).toBe(404);
    expect((await get(`/t/tr-${'0'.repeat(40)}${path}`)).status).toBe(401);
    await hub.channel(acme, 'open');
    expect((await get('/repo/acme/open/noarch/repodata.json')).status).toBe(200);
    expect((await get(`/t/tr-${'0'.repeat(40)}/repo/acme/open/noarch/repodata.json`)).status).toBe(401);
    expect((await get('/repo/acme/open/noarch/repodata.json')).headers.get('cache-control')).toBe(
      'public, max-age=0, must-revalidate',
    );
  });

  test('a revoked token, a member who leaves, a channel that becomes private: the next request is denied', async () => {
    const userId = await hub.user('max', acme);
    let secret = await hub.token(acme, userId);
    const read = async (): Promise<number> => (await get(`/t/${secret}${path}`)).status;
    expect(await read()).toBe(200);
    await hub.core.connection.pool.query('delete from membership where user_id = $1', [userId]);
    expect(await read()).toBe(401);
    await hub.core.connection.pool.query(
      'insert into membership (organization_id, user_id, role) values ($1, $2, $3)',
      [acme, userId, 'member'],
    );
    // A token ends with the membership; who comes back makes a new one.
    expect(await read()).toBe(401);
    secret = await hub.token(acme, userId);
    expect(await read()).toBe(200);
    await hub.core.connection.pool.query("update channel set privacy = 'private' where id = $1", [main]);
    expect(await read()).toBe(404);
    await hub.core.connection.pool.query("update channel set privacy = 'internal' where id = $1", [main]);
    expect(await read()).toBe(200);
    await hub.core.connection.pool.query('update channel_token set revoked_at = now() where user_id = $1', [userId]);
    expect(await read()).toBe(401);
  });

  test('an error never shows the token, whatever the slashes', async () => {
    const text = await (await get(`/t/${token}/repo/acme/main/noarch/missing-1-0.conda`)).text();
    expect(text).toContain('/t/*****/repo/acme/main/noarch/missing-1-0.conda');
    for (const before of [
      `/t/${token}`,
      `//t/${token}`,
      `/t//${token}`,
      `/repo/t/${token}`,
      `/repo//t/${token}`,
      `/t%2f${token}`,
      `/%74/${token}`,
    ]) {
      const answer = await get(`${before}/repo/acme/nothing/noarch/missing-1-0.conda`);
      expect([answer.ok, (await answer.text()).includes(token)], before).toEqual([false, false]);
    }
  });

  test('the token where conda puts it that reads it from a channel_alias', async () => {
    expect((await get(`/repo/t/${token}/acme/main/noarch/repodata.json`)).status).toBe(200);
    const refused = await get(`/repo/t/${token}/acme/main/linux-64/gnu-3.0-0.conda`);
    expect([refused.status, ((await refused.json()) as { instance: string }).instance]).toEqual([
      403,
      '/repo/t/*****/acme/main/linux-64/gnu-3.0-0.conda',
    ]);
    expect((await get(`/repo/t/tr-${'0'.repeat(40)}/acme/main/noarch/repodata.json`)).status).toBe(401);
  });

  test("a *.zst that the client can't read has no body: mamba would decode it and report a damaged cache", async () => {
    for (const [credentials, status] of [
      ['', 401],
      [`/t/${foreign}`, 404],
    ] as const) {
      const packed = await get(`${credentials}/repo/acme/main/linux-64/repodata.json.zst`);
      expect([packed.status, await packed.text(), packed.headers.get('content-type')]).toEqual([status, '', null]);
      expect(await (await get(`${credentials}/repo/acme/main/linux-64/repodata.json`)).json()).toMatchObject({
        status,
      });
    }
  });

  test('rejects malformed paths before any lookup', async () => {
    expect((await get('/repo/acme/main/noarch/%252e%252e')).status).toBe(400);
  });
});

describe('notices.json', () => {
  const notices = async (path: string): Promise<Record<string, string>[]> =>
    ((await (await get(path)).json()) as { notices: Record<string, string>[] }).notices;

  test('of a channel under a policy: which, and where to look; of one without: none', async () => {
    const [notice, ...others] = await notices(`/t/${token}/repo/acme/main/notices.json`);
    expect(others).toEqual([]);
    expect(notice).toEqual({
      id: expect.stringMatching(/^terrarium-[0-9a-f]{16}$/) as string,
      level: 'info',
      message:
        "acme/main serves packages allowed by policy 'No GPL' (revision 2). Missing a package or version? See https://hub.example/organizations/acme/channels/main",
      // With an offset, and not "Z", which older Pythons do not read.
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/) as string,
      expires_at: expect.stringMatching(/T00:00:00\+00:00$/) as string,
    });
    const ahead = Date.parse(notice!['expires_at']!) - Date.now();
    expect(ahead).toBeGreaterThan(86_000_000);
    expect(ahead).toBeLessThan(2 * 86_400_000 + 1);
    await hub.channel(acme, 'unfiltered');
    expect(await notices('/repo/acme/unfiltered/notices.json')).toEqual([]);
  });

  test('without a token, as conda asks: nothing that the address does not say, the same whether there is such a channel or not', async () => {
    const [existing] = await notices('/repo/acme/main/notices.json');
    const [invented] = await notices('/repo/acme/nothing/notices.json');
    expect(existing!['message']).toBe(
      'Channels on this hub may be filtered by a policy. Missing a package or version in acme/main? See https://hub.example/organizations/acme/channels/main',
    );
    expect(
      JSON.stringify({ ...existing, id: '' })
        .replaceAll('acme/main', 'acme/nothing')
        .replaceAll('channels/main', 'channels/nothing'),
    ).toBe(JSON.stringify({ ...invented, id: '' }));
    expect(existing!['id']).not.toBe(invented!['id']);
    expect((await get(`/t/${foreign}/repo/acme/main/notices.json`)).status).toBe(404);
    expect((await get(`/t/tr-${'0'.repeat(40)}/repo/acme/main/notices.json`)).status).toBe(401);
  });

  test('another revision of the policy has another id: clients show an id once', () => {
    const served = (revision: number) =>
      channelNotices(
        'acme',
        'main',
        { policy: { id: POLICY, name: 'No GPL', revision }, createdMs: 0 },
        'https://hub.example',
        {},
        0,
      ).notices[0]!;
    expect(served(1)).toEqual(served(1));
    expect(served(1).id).not.toBe(served(2).id);
    expect([served(1).created_at, served(1).expires_at]).toEqual([
      '1970-01-01T00:00:00+00:00',
      '1970-01-03T00:00:00+00:00',
    ]);
  });
});

describe('package files', () => {
  test('an allowed one: its bytes, kept by the client only, with ranges', async () => {
    const url = `/t/${token}/repo/acme/main/linux-64/app-2.0-0.conda`;
    const response = await get(url);
    expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(Buffer.from(await response.arrayBuffer()).equals(BYTES)).toBe(true);
    const tail = await get(url, { range: 'bytes=-4' });
    expect([tail.status, await tail.text()]).toEqual([206, 'age ']);
    expect((await get(url, { 'if-none-match': response.headers.get('etag')! })).status).toBe(304);
  });

  test('a blocked one: 403 and the sentence that conda prints', async () => {
    const response = await get(`/t/${token}/repo/acme/main/linux-64/gnu-3.0-0.conda`);
    expect([response.status, response.headers.get('content-type')]).toEqual([403, 'application/problem+json']);
    const problem = (await response.json()) as { detail: string };
    expect(problem).toMatchObject({
      title: 'Blocked by policy',
      status: 403,
      policy: { id: POLICY, name: 'No GPL' },
      revision: 2,
      rule: { text: 'License not in GPL' },
      instance: '/t/*****/repo/acme/main/linux-64/gnu-3.0-0.conda',
      request_id: response.headers.get('x-request-id'),
      why_url: 'https://hub.example/organizations/acme/channels/main/packages/gnu?file=linux-64/gnu-3.0-0.conda',
    });
    expect(problem.detail).toContain("gnu 3.0 is blocked by policy 'No GPL' (revision 2): License not in GPL");
    expect(problem.detail).toMatch(
      / Details and contacts: https:\/\/hub\.example\/organizations\/acme\/channels\/main\/packages\/gnu\?file=linux-64\/gnu-3\.0-0\.conda$/,
    );
  });

  test('mamba is redirected to the address that explains its blocked file, but only with access to the channel', async () => {
    noted = [];
    const file = '/repo/acme/main/linux-64/gnu-3.0-0.conda';
    const mamba = { 'user-agent': 'mamba/2.8.1 libcurl/8.11.0' };
    const led = await fetch(`${hub.baseUrl}/t/${token}${file}`, { headers: mamba, redirect: 'manual' });
    expect([led.status, led.headers.get('location'), led.headers.get('cache-control')]).toEqual([
      302,
      '?refused-by-policy=No-GPL',
      'no-store',
    ]);
    const told = await get(`/t/${token}${file}`, mamba);
    expect([told.status, new URL(told.url).search]).toEqual([403, '?refused-by-policy=No-GPL']);
    // Two redirects, two blocked downloads: the address with the explanation isn't counted again.
    expect(noted).toEqual([
      ['gnu-3.0-0.conda', 'refused', 1, 'No GPL'],
      ['gnu-3.0-0.conda', 'refused', 1, 'No GPL'],
    ]);
    for (const [path, status] of [
      [file, 401],
      [`/t/${foreign}${file}`, 404],
      [`${file}?refused-by-policy=No-GPL`, 401],
    ] as const) {
      const hidden = await fetch(hub.baseUrl + path, { headers: mamba, redirect: 'manual' });
      expect([hidden.status, hidden.headers.get('location')]).toEqual([status, null]);
    }
    const browser = await fetch(`${hub.baseUrl}${file}?refused-by-policy=anything`, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    expect([browser.status, browser.headers.get('location')]).toEqual([
      302,
      '/organizations/acme/channels/main/packages/gnu?file=linux-64/gnu-3.0-0.conda',
    ]);
  });

  test('one that a policy refused whose match specs this version of the hub no longer takes: 403 all the same', async () => {
    const unreadable = noGpl();
    unreadable.add_packages.subfilters.push({ facet: 'conda_spec', criterion: ['app <'], comparator: 'in' });
    const store = (filters: Filters) =>
      hub.core.connection.pool.query('update policy_revision set filters = $1 where policy_id = $2', [
        JSON.stringify(filters),
        POLICY,
      ]);
    await store(unreadable);
    const problem = await (await get(`/t/${token}/repo/acme/main/win-64/win-1.0-0.conda`)).json();
    expect(problem).toMatchObject({
      status: 403,
      detail: expect.stringContaining("blocked by policy 'No GPL'") as string,
    });
    await store(noGpl());
  });

  test('one without bytes and source, and one that came after the publication: 404 each', async () => {
    expect(await (await get(`/t/${token}/repo/acme/main/linux-64/app-1.0-0.conda`)).json()).toMatchObject({
      status: 404,
      title: 'Package file unavailable',
    });
    await hub.files(main, [{ name: 'newcomer' }]);
    expect(await (await get(`/t/${token}/repo/acme/main/linux-64/newcomer-1.0-0.conda`)).json()).toMatchObject({
      status: 404,
      title: 'Unknown file',
    });
  });

  test("a mirror's file is fetched once from the source, checked and kept; a forged one never arrives whole", async () => {
    const mirror = await hub.channel(acme, 'mirror', {
      type: 'external_mirror',
      source: 'https://source.example/channel',
    });
    const good = { sha256: sha256(SOURCE_BYTES), size: SOURCE_BYTES.length };
    await hub.files(mirror, [
      { name: 'far', ...good },
      { name: 'forged', ...good },
      { name: 'gone', ...good },
      { name: 'vanished', ...good },
    ]);
    await hub.repo.publish(mirror, { policy: null });
    const url = '/repo/acme/mirror/linux-64/far-1.0-0.conda';
    const before = fetched;
    const [first, second] = await Promise.all([get(url), get(url)]);
    expect(Buffer.from(await first.arrayBuffer()).equals(SOURCE_BYTES)).toBe(true);
    expect(Buffer.from(await second.arrayBuffer()).equals(SOURCE_BYTES)).toBe(true);
    expect(await (await get(url, { range: 'bytes=0-3' })).text()).toBe('from');
    expect(fetched - before).toBe(1);
    const warned = vi.spyOn(hub.core.log, 'warn');
    onTestFinished(() => warned.mockRestore());
    await expect(
      get('/repo/acme/mirror/linux-64/forged-1.0-0.conda').then((response) => response.arrayBuffer()),
    ).rejects.toThrow();
    expect(await (await get('/repo/acme/mirror/linux-64/gone-1.0-0.conda')).json()).toMatchObject({
      status: 502,
      detail: expect.stringMatching(
        /^gone-1\.0-0\.conda is allowed, but couldn't be downloaded from the mirror's source: the download failed(?!.*source\.example)/,
      ) as string,
    });
    expect(await (await get('/repo/acme/mirror/linux-64/vanished-1.0-0.conda')).json()).toMatchObject({
      status: 502,
      detail: expect.stringMatching(/source: the source no longer has it\.(?!.*source\.example)/) as string,
    });
    // The operator can see in the log which file of which source it was.
    const failed = 'a package of a mirror could not be fetched';
    expect(warned.mock.calls.filter(([, what]) => what === failed)).toMatchObject(
      ['forged', 'gone', 'vanished'].map((name) => [
        { source: 'https://source.example/channel', file: `linux-64/${name}-1.0-0.conda` },
        failed,
      ]),
    );
  });

  test('where the source tells no SHA-256, the MD5 and the size of a fetched file are checked; what differs never arrives whole and is not kept', async () => {
    const mirror = await hub.channel(acme, 'old-mirror', {
      type: 'external_mirror',
      source: 'https://source.example/channel',
    });
    const md5 = createHash('md5').update(SOURCE_BYTES).digest('hex');
    const size = SOURCE_BYTES.length;
    await hub.files(mirror, [
      { name: 'old', sha256: null, md5: md5.toUpperCase(), size },
      { name: 'altered', sha256: null, md5: 'a'.repeat(32), size },
      { name: 'cut', sha256: null, md5, size: size + 1 },
    ]);
    await hub.repo.publish(mirror, { policy: null });
    const bytesOf = async (name: string) =>
      Buffer.from(await (await get(`/repo/acme/old-mirror/linux-64/${name}-1.0-0.conda`)).arrayBuffer());
    expect((await bytesOf('old')).equals(SOURCE_BYTES)).toBe(true);
    await expect(bytesOf('altered')).rejects.toThrow();
    await expect(bytesOf('cut')).rejects.toThrow();
    const { rows } = await hub.core.connection.pool.query<{ name: string }>(
      'select name from channel_file where channel_id = $1 and object_key is not null',
      [mirror],
    );
    expect(rows).toEqual([{ name: 'old' }]);
  });

  test('bytes that were asked for before a sync gave the file another record are not kept as those of the new one', async () => {
    const mirror = await hub.channel(acme, 'moving-mirror', {
      type: 'external_mirror',
      source: 'https://source.example/channel',
    });
    await hub.files(mirror, [{ name: 'renewed', sha256: sha256(SOURCE_BYTES), size: SOURCE_BYTES.length }]);
    await hub.repo.publish(mirror, { policy: null });
    const answer = await get('/repo/acme/moving-mirror/linux-64/renewed-1.0-0.conda');
    expect(Buffer.from(await answer.arrayBuffer()).equals(SOURCE_BYTES)).toBe(true);
    const { rows } = await hub.core.connection.pool.query<{ object_key: string | null; sha256: string }>(
      'select object_key, sha256 from channel_file where channel_id = $1',
      [mirror],
    );
    expect(rows).toEqual([{ object_key: null, sha256: sha256(BYTES) }]);
  });

  test('a client that does not read holds up nobody who wants the same file of a mirror, and gets it all when it reads on', async () => {
    const mirror = await hub.channel(acme, 'slow-mirror', {
      type: 'external_mirror',
      source: 'https://source.example/channel',
    });
    await hub.files(mirror, [{ name: 'heavy', sha256: sha256(HEAVY_BYTES), size: HEAVY_BYTES.length }]);
    await hub.repo.publish(mirror, { policy: null });
    const url = '/repo/acme/slow-mirror/linux-64/heavy-1.0-0.conda';
    const before = fetched;
    const slow = await new Promise<IncomingMessage>((resolve, reject) =>
      httpGet(hub.baseUrl + url, resolve).once('error', reject),
    );
    const second = await get(url);
    expect((await second.arrayBuffer()).byteLength).toBe(HEAVY_BYTES.length);
    let size = 0;
    for await (const chunk of slow) size += (chunk as Buffer).length;
    expect([size, fetched - before]).toEqual([HEAVY_BYTES.length, 1]);
  });

  test('a file that a mirror does not list says that it may have been removed at the source; another channel says nothing of one', async () => {
    await hub.repo.publish(
      await hub.channel(acme, 'yanking', { type: 'external_mirror', source: 'https://source.example/channel' }),
      { policy: null },
    );
    const detailOf = async (channel: string): Promise<unknown> =>
      ((await (await get(`/repo/acme/${channel}/linux-64/absent-1.0-0.conda`)).json()) as { detail: string }).detail;
    expect(await detailOf('yanking')).toContain(
      'The source may have removed this file before anyone installed it here.',
    );
    expect(await detailOf('main')).not.toContain('removed');
  });

  test("HEAD of a mirror's file asks its source for nothing", async () => {
    const mirror = await hub.channel(acme, 'head-mirror', {
      type: 'external_mirror',
      source: 'https://source.example/channel',
    });
    await hub.files(mirror, [{ name: 'far', sha256: sha256(SOURCE_BYTES), size: SOURCE_BYTES.length }]);
    await hub.repo.publish(mirror, { policy: null });
    const before = fetched;
    const head = await get('/repo/acme/head-mirror/linux-64/far-1.0-0.conda', {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), fetched - before]).toEqual([
      200,
      String(SOURCE_BYTES.length),
      0,
    ]);
    expect(head.headers.get('etag')).toBe(
      (await get('/repo/acme/head-mirror/linux-64/far-1.0-0.conda')).headers.get('etag'),
    );
  });

  test('a proxy that sends the bytes itself gets the place and the headers', async () => {
    const url = `/t/${token}/repo/acme/main/linux-64/repodata.json`;
    const response = await get(url, { 'x-accel-prefix': '/_bytes', 'accept-encoding': 'identity' });
    expect(response.headers.get('x-accel-redirect')).toMatch(
      /^\/_bytes\/published\/[0-9a-f-]+\/[0-9a-f-]+\/linux-64\/repodata\.json$/,
    );
    expect([
      response.headers.get('etag') !== null,
      response.headers.get('content-type'),
      await response.text(),
    ]).toEqual([true, 'application/json', '']);
    expect((await get(url, { 'x-accel-prefix': '/etc' })).headers.get('x-accel-redirect')).toBeNull();
    expect(
      (await get(`/t/${token}/repo/acme/main/linux-64/gnu-3.0-0.conda`, { 'x-accel-prefix': '/_bytes' })).status,
    ).toBe(403);
  });
});

describe('the books', () => {
  const base = (): string => `/t/${token}/repo/acme/main/linux-64`;

  test('counts a request once, whoever sends the bytes', async () => {
    noted = [];
    const accelerated = await get(`${base()}/app-2.0-0.conda`, { 'x-accel-prefix': '/_bytes' });
    expect(accelerated.headers.get('x-accel-redirect')).toMatch(/^\/_bytes\//);
    await (await get(`${base()}/app-2.0-0.conda`)).arrayBuffer();
    await get(`${base()}/gnu-3.0-0.conda`);
    await get(`${base()}/unknown-3.0-0.conda`);
    expect(noted).toEqual([
      ['app-2.0-0.conda', 'served', 1, undefined],
      ['app-2.0-0.conda', 'served', 1, undefined],
      ['gnu-3.0-0.conda', 'refused', 1, 'No GPL'],
      ['', 'unknown', 1, undefined],
    ]);
  });
});
