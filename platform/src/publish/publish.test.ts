import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { anAttestation } from '@terrarium/domain/repo/testing';
import { startPlatform } from '../testing/index.ts';
import type { TestOrganization, TestPlatform, TestUser } from '../testing/index.ts';
import { ownSigstore } from '../testing/sigstore.ts';
import type { OwnSigstore } from '../testing/sigstore.ts';
import { conda } from './archive/build.testing.ts';

/** A busy machine publishes slowly. */
vi.setConfig({ testTimeout: 150_000 });

let platform: TestPlatform;
let organization: TestOrganization;
let people: { admin: TestUser; member: TestUser };
let publisher: string;
let reader: string;
let stranger: string;
/** The trusted root file of the hub, and the Sigstore that it belongs to. */
let trust: string;
let sigstore: OwnSigstore;
const NAME = 'foo-1.0-0.conda';

beforeAll(async () => {
  trust = await mkdtemp(join(tmpdir(), 'terrarium-test-'));
  sigstore = await ownSigstore();
  const sigstoreRootFile = join(trust, 'trusted_root.json');
  await writeFile(sigstoreRootFile, JSON.stringify(sigstore.root));
  platform = await startPlatform({ config: { mirrorAllowPrivate: true, uploadsAtOnce: 20, sigstoreRootFile } });
  people = { admin: await platform.aUser(), member: await platform.aUser() };
  organization = await platform.anOrganization({ members: people });
  publisher = await issue(people.admin.email, organization.name, 'publish');
  reader = await issue(people.member.email, organization.name, 'read');
  const foreigner = await platform.aUser();
  const abroad = await platform.anOrganization({ members: { admin: foreigner } });
  stranger = await issue(foreigner.email, abroad.name, 'publish');
});
afterAll(async () => {
  await platform.close();
  await rm(trust, { recursive: true });
});

async function issue(email: string, org: string, scope: string): Promise<string> {
  const response = await (
    await platform.as(email)
  )(`/api/organizations/${org}/ce/current-token`, { method: 'POST', json: { scope } });
  return ((await response.json()) as { secret: string }).secret;
}

let made = 0;
async function aChannel(more: object = {}): Promise<string> {
  const name = `team-${++made}`;
  const response = await (
    await platform.as(people.admin.email)
  )(`/api/organizations/${organization.name}/channels`, {
    method: 'POST',
    json: { name, privacy: 'internal', type: 'hosted', ...more },
  });
  expect([response.status, await response.json()]).toMatchObject([201, { name }]);
  return name;
}

const place = (channel: string, file = NAME, subdir = 'linux-64', org = organization.name): string =>
  `/repo/${org}/${channel}/${subdir}/${file}`;
const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
const put = (path: string, body: Buffer, headers: Record<string, string> = bearer(publisher)): Promise<Response> =>
  platform.send(path, { method: 'PUT', body: new Uint8Array(body), headers });
const told = async (response: Response): Promise<[number, string, string]> => {
  const { code, detail } = (await response.json()) as { code: string; detail: string };
  return [response.status, code, detail];
};
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const archive = (version = '1.0', more: object = {}): Buffer =>
  conda({ index: { version, depends: [], ...more }, stem: `foo-${version}-0` });

interface Index {
  'packages.conda': Record<string, { sha256: string; depends: string[]; subdir: string }>;
}
const index = async (channel: string, subdir = 'linux-64'): Promise<Index> =>
  (await (await platform.send(place(channel, 'repodata.json', subdir), { headers: bearer(reader) })).json()) as Index;
/** Waits until the index lists exactly these files. */
const listed = (channel: string, files: string[]): Promise<void> =>
  vi.waitFor(
    async () => expect(Object.keys((await index(channel))['packages.conda']).sort()).toEqual([...files].sort()),
    {
      timeout: 90_000,
      interval: 100,
    },
  );
/** Incomplete files in object storage. */
const unfinished = (): Promise<string[]> =>
  readdir(join(platform.core.config.dataDir, 'objects', 'tmp')).catch(() => []);

describe('labels', () => {
  const send = async (path: string, method = 'GET', json?: unknown, email = people.admin.email): Promise<Response> =>
    (await platform.as(email))(path, { method, ...(json === undefined ? {} : { json }) });
  const labelsAt = (channel: string): string => `/api/organizations/${organization.name}/channels/${channel}/labels`;
  const dev = (channel: string): string => `${channel}/label/dev`;
  const FILES = [{ subdir: 'linux-64', file_name: NAME }];

  test('what comes under a label its address alone lists, in every form of index; moved to main it is at the channel itself, and a lock file goes on', async () => {
    const channel = await aChannel();
    await put(place(channel, 'foo-2.0-0.conda'), archive('2.0'));
    const response = await put(place(dev(channel)), archive(), { ...bearer(publisher), prefer: 'wait=30' });
    expect([response.status, await response.json()]).toMatchObject([201, { labels: ['dev'], indexed: true }]);
    await listed(channel, ['foo-2.0-0.conda']);
    await listed(dev(channel), [NAME]);
    const get = (path: string, token = reader): Promise<Response> => platform.send(path, { headers: bearer(token) });
    for (const file of [
      'repodata.json.zst',
      'current_repodata.json',
      'run_exports.json',
      'repodata_shards.msgpack.zst',
    ]) {
      expect((await get(place(dev(channel), file))).status, file).toBe(200);
      const tags = await Promise.all(
        [channel, dev(channel)].map(async (at) => (await get(place(at, file))).headers.get('etag')),
      );
      expect(new Set(tags).size, file).toBe(2);
    }
    const root = `/repo/${organization.name}/${channel}`;
    expect(await (await get(`${root}/label/dev/channeldata.json`)).json()).toMatchObject({
      packages: { foo: { version: '1.0' } },
    });
    expect(await (await get(`${root}/channeldata.json`)).json()).toMatchObject({
      packages: { foo: { version: '2.0' } },
    });
    expect((await get(`${root}/label/main/linux-64/repodata.json`)).headers.get('etag')).toBe(
      (await get(`${root}/linux-64/repodata.json`)).headers.get('etag'),
    );
    // The address of the package doesn't change with its labels: lock files can have either address.
    for (const at of [channel, dev(channel)])
      expect(sha256(Buffer.from(await (await get(place(at))).arrayBuffer()))).toBe(sha256(archive()));
    for (const [path, token, status] of [
      [place(`${channel}/label/none`, 'repodata.json'), reader, 404],
      [place(`${channel}/label/Dev`, 'repodata.json'), reader, 404],
      [place(dev(channel), 'repodata.json'), stranger, 404],
      [place(dev(channel)), stranger, 404],
    ] as const)
      expect((await get(path, token)).status, path).toBe(status);

    const moved = await send(labelsAt(channel), 'PATCH', { files: FILES, add: ['main', 'rc'], remove: ['dev'] });
    expect([moved.status, await moved.json()]).toMatchObject([
      200,
      {
        items: [
          { name: 'main', file_count: 2, created_at: null },
          { name: 'dev', file_count: 0 },
          { name: 'rc', file_count: 1 },
        ],
      },
    ]);
    await listed(channel, ['foo-2.0-0.conda', NAME]);
    await listed(`${channel}/label/rc`, [NAME]);
    // Clients with the address of the label can still read it.
    await listed(dev(channel), []);
    expect((await get(place(dev(channel)))).status).toBe(200);
    const { items } = (await (await send(`/api/organizations/${organization.name}/changes?topic=channel`)).json()) as {
      items: { text: string }[];
    };
    expect(items[0]!.text).toBe(`labeled linux-64/${NAME} in ${channel} (+main +rc -dev)`);
    const audit = await platform.core.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', 'file.labelled')
      .execute();
    expect(audit).toHaveLength(1);

    expect((await send(`${labelsAt(channel)}/rc`, 'DELETE')).status).toBe(409);
    expect((await send(`${labelsAt(channel)}/main`, 'DELETE')).status).toBe(409);
    expect((await send(`${labelsAt(channel)}/dev`, 'DELETE')).status).toBe(204);
    expect((await send(`${labelsAt(channel)}/dev`, 'DELETE')).status).toBe(404);
    await vi.waitFor(async () => expect((await get(place(dev(channel), 'repodata.json'))).status).toBe(404), {
      timeout: 90_000,
      interval: 100,
    });
  });

  test('are changed by who may publish, of files that are there, within bounds; all or nothing', async () => {
    const channel = await aChannel();
    await put(place(channel), archive());
    const change = async (body: object, email?: string): Promise<number> =>
      (await send(labelsAt(channel), 'PATCH', { files: FILES, ...body }, email)).status;
    expect(await change({ add: ['dev'] }, people.member.email)).toBe(403);
    const foreigner = await platform.aUser();
    expect(await change({ add: ['dev'] }, foreigner.email)).toBe(404);
    expect(await change({ files: [...FILES, { subdir: 'noarch', file_name: 'none-1-0.conda' }], add: ['dev'] })).toBe(
      404,
    );
    for (const wrong of [
      { add: [] },
      { add: ['Dev'] },
      { add: ['a/b'] },
      { add: ['..'] },
      { add: ['x'.repeat(65)] },
      { add: ['dev'], remove: ['dev'] },
      { remove: ['main'] },
      { add: ['dev'], files: [] },
      { add: Array.from({ length: 11 }, (_, number) => `l${number}`) },
    ])
      expect(await change(wrong), JSON.stringify(wrong)).toBe(422);
    expect(await (await send(labelsAt(channel))).json()).toMatchObject({ items: [{ name: 'main', file_count: 1 }] });
    expect(await change({ add: ['l0'] })).toBe(200);
    expect((await put(place(`${channel}/label/l0`, 'foo-3.0-0.conda'), archive('3.0'))).status).toBe(201);
    // A virtual channel has what its sources list at their own addresses, and no labels.
    const virtual = await aChannel({ type: 'virtual', sources: [channel] });
    await listed(virtual, [NAME]);
    expect(
      (await platform.send(place(`${virtual}/label/l0`, 'repodata.json'), { headers: bearer(reader) })).status,
    ).toBe(404);
    expect((await send(labelsAt(virtual), 'PATCH', { files: FILES, add: ['dev'] })).status).toBe(409);
    await platform.core.connection.pool.query(
      "insert into channel_label (channel_id, name) select id, 'l' || n from channel, generate_series(1, 49) n where name = $1",
      [channel],
    );
    expect(await change({ add: ['one-more'] })).toBe(409);
  });
});

describe('PUT to the address that clients read from', () => {
  test('a package is published, listed within seconds and served as it was; the same bytes again are no fault, others are', async () => {
    const channel = await aChannel();
    const bytes = archive();
    const response = await put(place(channel), bytes, { ...bearer(publisher), prefer: 'wait=30' });
    expect([response.status, response.headers.get('location')]).toEqual([201, place(channel)]);
    expect(await response.json()).toEqual({
      name: 'foo',
      version: '1.0',
      build: '0',
      subdir: 'linux-64',
      filename: NAME,
      sha256: sha256(bytes),
      md5: createHash('md5').update(bytes).digest('hex'),
      size: bytes.length,
      url: `${platform.core.config.publicUrl}${place(channel)}`,
      scripts: [],
      labels: ['main'],
      indexed: true,
      existing: false,
    });
    await listed(channel, [NAME]);
    expect((await index(channel))['packages.conda'][NAME]).toMatchObject({ sha256: sha256(bytes), subdir: 'linux-64' });
    const served = await platform.send(place(channel), { headers: bearer(reader) });
    expect(sha256(Buffer.from(await served.arrayBuffer()))).toBe(sha256(bytes));
    const exports = await platform.send(place(channel, 'run_exports.json'), { headers: bearer(reader) });
    expect(await exports.json()).toMatchObject({ 'packages.conda': { [NAME]: {} } });
    const again = await put(place(channel), bytes);
    expect([again.status, await again.json()]).toMatchObject([200, { existing: true, indexed: true }]);
    const other = conda({ index: { depends: ['other'] } });
    expect(await told(await put(place(channel), other))).toEqual([
      409,
      'exists',
      expect.stringContaining('Publish a new build number'),
    ]);
    const shown = (await (
      await (
        await platform.as(people.admin.email)
      )(`/api/organizations/${organization.name}/channels/${channel}`)
    ).json()) as object;
    expect(shown).toMatchObject({
      file_count: 1,
      artifact_count: 1,
      size: bytes.length,
      subdirs: ['linux-64', 'noarch'],
    });
    const { items } = (await (
      await (
        await platform.as(people.admin.email)
      )(`/api/organizations/${organization.name}/changes?topic=channel`)
    ).json()) as { items: { text: string; actor: { id: string } }[] };
    expect(items[0]).toMatchObject({
      text: `published linux-64/${NAME} to ${channel}`,
      actor: { id: people.admin.id },
    });
  });

  test('the token stands in the header, as password, or in the address; as who is signed in, an admin may too', async () => {
    const channel = await aChannel();
    const basic = { authorization: `Basic ${Buffer.from(`x:${publisher}`).toString('base64')}` };
    const jwt = bearer(await platform.accessToken(people.admin.email));
    const ways: [string, Record<string, string>][] = [
      [place(channel, 'foo-1.1-0.conda'), basic],
      [`/t/${publisher}${place(channel, 'foo-1.2-0.conda')}`, {}],
      [place(channel, 'foo-1.3-0.conda'), jwt],
      [place(channel, 'foo-1.4-0.conda'), { 'x-api-key': publisher, ...bearer('tr-netrc-adds-this') }],
    ];
    for (const [n, [path, headers]] of ways.entries())
      expect((await put(path, archive(`1.${n + 1}`), headers)).status, path).toBe(201);
    expect(platform.logged().join('')).not.toContain(publisher);
  });

  test('an unauthorized publisher gets the error before the body is read, and strangers learn nothing', async () => {
    const channel = await aChannel();
    const open = await aChannel({ privacy: 'public' });
    const own = await platform.anOrganization({ members: { admin: people.admin } });
    const tries: [string, Record<string, string>, number, string][] = [
      [place(channel), {}, 401, 'credentials_wanted'],
      [place(channel), bearer(`tr-${'x'.repeat(40)}`), 401, 'bad_credentials'],
      [place(channel), bearer(reader), 403, 'read_only_token'],
      [place(channel), bearer(stranger), 404, 'unknown_channel'],
      [place(open), bearer(stranger), 403, 'not_allowed'],
      [place(channel, NAME, 'linux-64', own.name), bearer(publisher), 404, 'unknown_channel'],
      [place('nothing'), bearer(publisher), 404, 'unknown_channel'],
      [place(channel), bearer(await platform.accessToken(people.member.email)), 403, 'not_allowed'],
    ];
    for (const [path, headers, status, code] of tries)
      expect((await told(await put(path, archive(), headers))).slice(0, 2), `${path} ${code}`).toEqual([status, code]);
    expect(await unfinished()).toEqual([]);
  });

  test('the right is asked at each use: an expired token, and one whose holder is no admin any more', async () => {
    const channel = await aChannel();
    const admin = await platform.aUser();
    const { pool } = platform.core.connection;
    await pool.query("insert into membership (organization_id, user_id, role) values ($1, $2, 'admin')", [
      organization.id,
      admin.id,
    ]);
    const token = await issue(admin.email, organization.name, 'publish');
    await pool.query("update membership set role = 'member' where user_id = $1", [admin.id]);
    expect((await told(await put(place(channel), archive(), bearer(token)))).slice(0, 2)).toEqual([403, 'not_allowed']);
    await pool.query("update membership set role = 'admin' where user_id = $1", [admin.id]);
    await pool.query("update channel_token set expires_at = now() - interval '1 second' where user_id = $1", [
      admin.id,
    ]);
    expect((await told(await put(place(channel), archive(), bearer(token)))).slice(0, 2)).toEqual([
      401,
      'bad_credentials',
    ]);
  });

  test('a service account publishes with its own token, and the change says which', async () => {
    await platform.aSubscription({ of: organization, product: 'security_subscription' });
    const send = await platform.as(people.admin.email);
    const base = `/api/v1/organizations/${organization.name}/service-accounts`;
    const { id } = (await (await send(base, { method: 'POST', json: { name: 'ci' } })).json()) as { id: string };
    const { secret } = (await (
      await send(`${base}/${id}/token`, { method: 'POST', json: { scope: 'publish' } })
    ).json()) as { secret: string };
    const channel = await aChannel();
    expect((await put(place(channel), archive(), bearer(secret))).status).toBe(201);
    const { items } = (await (await send(`/api/organizations/${organization.name}/changes?topic=channel`)).json()) as {
      items: { text: string; actor: null }[];
    };
    expect(items[0]).toMatchObject({ text: expect.stringContaining('(by the service account ci)'), actor: null });
  });

  test('what a package says that it is upstream is a hint, whoever publishes it, and never takes the place of what an operator said', async () => {
    const channel = await aChannel();
    const known = async () =>
      (
        await platform.core.db
          .selectFrom('package_identity')
          .select(['ecosystem', 'name', 'confidence', 'origin', 'origin_revision'])
          .where('conda_name', '=', 'lantern')
          .execute()
      ).map(({ ecosystem, name, confidence, origin, origin_revision: from }) =>
        [ecosystem, name, confidence, origin, from].join(' '),
      );
    const lantern = (version: string, ...purls: string[]) =>
      put(
        place(channel, `lantern-${version}-0.conda`),
        conda({ index: { name: 'lantern', version, depends: [], purls }, stem: `lantern-${version}-0` }),
      );
    expect((await lantern('1.0', 'pkg:pypi/Lantern@1.0', 'pkg:generic/lantern')).status).toBe(201);
    expect(await known()).toEqual([`PyPI lantern low publisher ${organization.name}/${channel}`]);
    const { identities } = platform.composition.areas.advisory;
    const mappings = [{ ecosystem: 'PyPI', name: 'lanterns', confidence: 'high' as const }];
    await identities.say('lantern', { role: 'self', mappings, evidence: '' } as never, people.admin.id);
    expect((await lantern('1.1', 'pkg:npm/lantern')).status).toBe(201);
    expect(await known()).toEqual(['PyPI lanterns high hub ']);
  });

  test('only hosted channels accept packages', async () => {
    const source = await aChannel();
    const virtual = await aChannel({ type: 'virtual', sources: [source] });
    expect(await told(await put(place(virtual), archive()))).toEqual([
      405,
      'not_hosted',
      expect.stringContaining('virtual channel'),
    ]);
  });

  test('what is wrong with the bytes, their name or their hash is said, and nothing of it stays', async () => {
    const channel = await aChannel();
    const good = archive();
    const digest = (algorithm: string, of: string | Buffer) => createHash(algorithm).update(of).digest('base64');
    const tries: [string, Buffer, Record<string, string>, number, string][] = [
      [place(channel), Buffer.alloc(0), {}, 400, 'empty_archive'],
      [place(channel), good.subarray(0, -100), {}, 422, 'broken_archive'],
      [place(channel), Buffer.from('<!doctype html>'), {}, 422, 'broken_archive'],
      [place(channel, 'bar-1.0-0.conda'), good, {}, 422, ''],
      [place(channel, NAME, 'noarch'), good, {}, 422, 'subdir_mismatch'],
      [place(channel, NAME, 'linux-64-cxx03'), good, {}, 422, 'subdir_mismatch'],
      [place(channel), good, { 'x-checksum-sha256': 'a'.repeat(64) }, 422, 'hash_mismatch'],
      [place(channel), good, { 'x-checksum-sha256': 'nothing' }, 400, 'malformed_request'],
      [place(channel), good, { 'content-md5': digest('md5', 'other') }, 422, 'hash_mismatch'],
      [place(channel), good, { digest: `md5=x,SHA-256=${digest('sha256', 'other')}` }, 422, 'hash_mismatch'],
      [place(channel), good, { 'content-digest': `sha-256=:${digest('sha256', 'other')}:` }, 422, 'hash_mismatch'],
      [place(channel, 'repodata.json'), good, {}, 422, 'bad_file_name'],
      [place(channel, 'foo-1.0-a%20b.conda'), good, {}, 422, 'bad_file_name'],
      [place(channel, `${'f'.repeat(300)}-1.0-0.conda`), good, {}, 422, 'bad_file_name'],
      [place(channel, '..%2f..%2ffoo-1.0-0.conda'), good, {}, 400, 'malformed_path'],
      [place(channel, '%2e%2e%5cfoo-1.0-0.conda'), good, {}, 400, 'malformed_path'],
    ];
    for (const [path, bytes, headers, status, code] of tries) {
      const [gotStatus, gotCode, sentence] = await told(await put(path, bytes, { ...bearer(publisher), ...headers }));
      expect([gotStatus, code === '' ? '' : gotCode], `${path} ${code}: ${sentence}`).toEqual([status, code]);
    }
    expect(await unfinished()).toEqual([]);
    const { rows } = await platform.core.connection.pool.query(
      'select 1 from channel_file f join channel c on c.id = f.channel_id where c.name = $1',
      [channel],
    );
    expect(rows).toEqual([]);
    const right = { 'x-checksum-sha256': sha256(good), 'content-md5': digest('md5', good) };
    expect((await put(place(channel), good, { ...bearer(publisher), ...right })).status).toBe(201);
    const said = { digest: `sha-256=${digest('sha256', good)}` };
    expect((await put(place(channel), good, { ...bearer(publisher), ...said })).status).toBe(200);
  });

  test('an upload that breaks off, or lies about its length, leaves nothing', async () => {
    const channel = await aChannel();
    const bytes = archive();
    const port = Number(new URL(platform.baseUrl).port);
    await new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `PUT ${place(channel)} HTTP/1.1\r\nHost: hub\r\nAuthorization: Bearer ${publisher}\r\nContent-Length: ${bytes.length + 1000}\r\n\r\n`,
        );
        socket.write(bytes, () => setTimeout(() => socket.destroy(), 200));
      });
      socket.on('error', reject).on('close', () => resolve());
    });
    await vi.waitFor(async () => expect(await unfinished()).toEqual([]), { timeout: 10_000 });
    expect((await platform.send(place(channel), { headers: bearer(publisher) })).status).toBe(404);
    expect((await put(place(channel), bytes)).status).toBe(201);
  });

  test('twenty publishers at once; of one name exactly one is new, the others are told that it is there', async () => {
    const channel = await aChannel();
    const same = archive('2.0');
    const others = Array.from({ length: 5 }, (_, n) =>
      conda({ index: { version: '3.0', depends: [`dep-${n}`] }, stem: 'foo-3.0-0' }),
    );
    const outcomes = await Promise.all([
      ...Array.from({ length: 10 }, (_, n) => put(place(channel, `foo-1.${n}-0.conda`), archive(`1.${n}`))),
      ...Array.from({ length: 5 }, () => put(place(channel, 'foo-2.0-0.conda'), same)),
      ...others.map((bytes) => put(place(channel, 'foo-3.0-0.conda'), bytes)),
    ]);
    const statuses = outcomes.map(({ status }) => status);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(statuses.slice(10, 15).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(statuses.slice(15).sort()).toEqual([201, 409, 409, 409, 409]);
    await listed(channel, [
      ...Array.from({ length: 10 }, (_, n) => `foo-1.${n}-0.conda`),
      'foo-2.0-0.conda',
      'foo-3.0-0.conda',
    ]);
    const shown = (await (
      await (
        await platform.as(people.admin.email)
      )(`/api/organizations/${organization.name}/channels/${channel}`)
    ).json()) as object;
    expect(shown).toMatchObject({ file_count: 12, artifact_count: 1 });
    expect(await unfinished()).toEqual([]);
    const { rows } = await platform.core.connection.pool.query<{ runs: number }>(
      'select count(*)::integer as runs from policy_run r join channel c on c.id = r.channel_id where c.name = $1',
      [channel],
    );
    expect(rows[0]!.runs).toBeLessThan(12);
  });

  test('a virtual channel has what is published into its source, counted once', async () => {
    const source = await aChannel();
    const second = await aChannel();
    const virtual = await aChannel({ type: 'virtual', sources: [source, second] });
    const bytes = archive();
    expect((await put(place(source), bytes)).status).toBe(201);
    expect((await put(place(second), bytes)).status).toBe(201);
    await listed(virtual, [NAME]);
    const shown = (await (
      await (
        await platform.as(people.admin.email)
      )(`/api/organizations/${organization.name}/channels/${virtual}`)
    ).json()) as object;
    expect(shown).toMatchObject({
      file_count: 1,
      artifact_count: 1,
      size: bytes.length,
      subdirs: ['linux-64', 'noarch'],
    });
  });
});

describe('a file that is withdrawn', () => {
  const file = (channel: string, what: string): string =>
    `/api/organizations/${organization.name}/channels/${channel}/files/linux-64/${NAME}/${what}`;

  test('leaves the index and is still given by name, comes back, and is given to nobody once it is harmful; each with who and why', async () => {
    const channel = await aChannel({ privacy: 'public' });
    const virtual = await aChannel({ type: 'virtual', sources: [channel], privacy: 'public' });
    const [admin, member] = [await platform.as(people.admin.email), await platform.as(people.member.email)];
    await put(place(channel), archive());
    await put(place(channel, 'foo-1.1-0.conda'), archive('1.1'));
    await listed(virtual, [NAME, 'foo-1.1-0.conda']);
    const yank = { kind: 'yanked', reason: 'built against the wrong libc' };
    expect((await member(file(channel, 'withdrawal'), { method: 'PUT', json: yank })).status).toBe(403);
    expect((await admin(file(channel, 'withdrawal'), { method: 'PUT', json: { ...yank, reason: ' ' } })).status).toBe(
      422,
    );
    expect((await admin(file(virtual, 'withdrawal'), { method: 'PUT', json: yank })).status).toBe(409);
    expect((await admin(file(channel, 'withdrawal'), { method: 'PUT', json: yank })).status).toBe(200);
    for (const one of [channel, virtual]) {
      await listed(one, ['foo-1.1-0.conda']);
      expect(await index(one)).toMatchObject({ removed: [NAME] });
      expect((await platform.send(place(one))).status).toBe(200);
    }
    expect(await told(await put(place(channel), archive()))).toMatchObject({ 0: 409, 1: 'withdrawn' });
    const why = (await (await member(file(virtual, 'explain'))).json()) as object;
    expect(why).toMatchObject({
      decision: 'refused',
      detail: expect.stringContaining('was yanked'),
      nearest_allowed_version: '1.1',
    });
    expect((await admin(file(channel, 'withdrawal'), { method: 'DELETE' })).status).toBe(200);
    await listed(virtual, [NAME, 'foo-1.1-0.conda']);

    const take = (query: string, token = publisher): Promise<Response> =>
      platform.send(`${place(channel)}${query}`, { method: 'DELETE', headers: bearer(token) });
    expect(await told(await take('?harmful=true'))).toMatchObject({ 0: 422, 1: 'reason_wanted' });
    expect(await told(await take('?reason=x', reader))).toMatchObject({ 0: 403, 1: 'read_only_token' });
    expect(await told(await take('?reason=x', stranger))).toMatchObject({ 0: 403, 1: 'not_allowed' });
    expect((await take('?harmful=true&reason=steals%20keys')).status).toBe(200);
    // Immediately, before any run.
    for (const one of [channel, virtual]) {
      const gone = await platform.send(place(one));
      expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining('(steals keys)')]);
    }
    const events = async (send: typeof admin): Promise<object[]> =>
      ((await (await send(file(channel, 'history'))).json()) as { items: object[] }).items;
    expect(await events(member)).toMatchObject([
      { kind: 'harmful', reason: 'steals keys', user: { id: people.admin.id } },
      { kind: 'restored' },
      { kind: 'yanked', reason: yank.reason },
      { kind: 'published' },
    ]);
    const outside = await platform.as((await platform.aUser()).email);
    expect(await events(outside)).toMatchObject([{ kind: 'harmful', user: null }, {}, {}, {}]);
    const { items } = (await (
      await admin(`/api/organizations/${organization.name}/changes?topic=channel&limit=3`)
    ).json()) as {
      items: { text: string }[];
    };
    expect(items.map(({ text }) => text)).toEqual([
      `quarantined linux-64/${NAME} in ${channel} (steals keys)`,
      `restored linux-64/${NAME} in ${channel}`,
      `yanked linux-64/${NAME} from ${channel} (${yank.reason})`,
    ]);
  });
});

describe('an upload that a person asks for beforehand', () => {
  const ask = async (
    channel: string,
    who: TestUser = people.admin,
    json: object = { file_name: NAME, size: archive().length },
  ): Promise<Response> =>
    (await platform.as(who.email))(`/api/organizations/${organization.name}/channels/${channel}/uploads`, {
      method: 'POST',
      json,
    });
  const address = async (channel: string, json?: object, who?: TestUser): Promise<string> => {
    const response = await ask(channel, who, json);
    expect(response.status).toBe(201);
    return ((await response.json()) as { path: string }).path;
  };
  const problem = async (response: Response): Promise<[number, string]> => [
    response.status,
    ((await response.json()) as { error: { human_readable_id: string } }).error.human_readable_id,
  ];

  test('is good for that file, once, without other credentials', async () => {
    const channel = await aChannel();
    const response = await ask(channel);
    expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const { path, expires_at } = (await response.json()) as { path: string; expires_at: string };
    expect(path).toMatch(/^\/uploads\/[^/]{20,}$/);
    const minutes = (Date.parse(expires_at) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(0);
    expect(minutes).toBeLessThanOrEqual(10);
    const published = await put(path, archive(), {});
    expect([published.status, await published.json()]).toMatchObject([201, { filename: NAME, subdir: 'linux-64' }]);
    await listed(channel, [NAME]);
    for (const headers of [{}, bearer(publisher)])
      expect(await told(await put(path, archive(), headers))).toEqual([
        404,
        'unknown_upload',
        expect.stringContaining('Create a new upload'),
      ]);
    const { rows } = await platform.core.connection.pool.query(
      "select user_id from file_event p join channel c on c.id = p.channel_id where c.name = $1 and p.kind = 'published'",
      [channel],
    );
    expect(rows).toEqual([{ user_id: people.admin.id }]);
    const stored = await platform.core.connection.pool.query<{ secret_hash: Buffer }>(
      'select secret_hash from upload_ticket',
    );
    for (const { secret_hash } of stored.rows) expect(path).not.toContain(secret_hash.toString('latin1'));
  });

  test('is published under the labels that it was asked with', async () => {
    const channel = await aChannel();
    const json = { file_name: NAME, size: archive().length };
    expect((await ask(channel, people.admin, { ...json, labels: ['Wrong'] })).status).toBe(422);
    const published = await put(await address(channel, { ...json, labels: ['rc', 'dev'] }), archive(), {});
    expect([published.status, await published.json()]).toMatchObject([201, { labels: ['dev', 'rc'] }]);
  });

  test('that is only inspected is answered with what it is and listed by nobody, until who asked for it publishes it', async () => {
    const channel = await aChannel();
    const bytes = archive('1.0', { license: 'MIT', depends: ['python >=3.9'] });
    const asked = { file_name: NAME, size: bytes.length, inspect: true };
    const inspect = async (json: object = asked): Promise<Response> => put(await address(channel, json), bytes, {});
    const response = await inspect();
    const inspected = (await response.json()) as { upload_id: string };
    expect([response.status, inspected]).toMatchObject([
      202,
      {
        name: 'foo',
        subdir: 'linux-64',
        license: 'MIT',
        depends: ['python >=3.9'],
        sha256: sha256(bytes),
        existing: false,
      },
    ]);
    const files = async (): Promise<number> => {
      const { rows } = await platform.core.connection.pool.query<{ count: number }>(
        'select count(*)::integer as count from channel_file f join channel c on c.id = f.channel_id where c.name = $1',
        [channel],
      );
      return rows[0]!.count;
    };
    expect(await files()).toBe(0);
    const publish = async (
      upload: string,
      { who = people.admin, into = channel, labels = [] as string[] } = {},
    ): Promise<Response> =>
      (await platform.as(who.email))(
        `/api/organizations/${organization.name}/channels/${into}/uploads/${upload}/publication`,
        { method: 'POST', json: { labels } },
      );
    const second = await platform.aUser();
    await platform.core.connection.pool.query(
      "insert into membership (organization_id, user_id, role) values ($1, $2, 'admin')",
      [organization.id, second.id],
    );
    // Neither what is none, nor another channel's, nor another admin's, nor a member.
    const other = await aChannel();
    for (const refused of [
      await publish('none'),
      await publish(randomUUID()),
      await publish(inspected.upload_id, { into: other }),
      await publish(inspected.upload_id, { who: second }),
    ])
      expect(await problem(refused)).toEqual([404, 'upload_not_found']);
    expect(await problem(await publish(inspected.upload_id, { who: people.member }))).toEqual([403, 'not_allowed']);
    expect(await files()).toBe(0);
    const published = await publish(inspected.upload_id, { labels: ['rc'] });
    expect([published.status, await published.json()]).toMatchObject([
      201,
      { filename: NAME, labels: ['rc'], existing: false },
    ]);
    await listed(`${channel}/label/rc`, [NAME]);
    expect(await problem(await publish(inspected.upload_id))).toEqual([404, 'upload_not_found']);
    const again = await inspect();
    expect([again.status, await again.json()]).toMatchObject([200, { existing: true }]);
    expect(await unfinished()).toEqual([]);
  });

  test('that is inspected finds what came meanwhile, is over after its time, and takes not more room than a person may have', async () => {
    const channel = await aChannel();
    const one = archive();
    const asked = { file_name: NAME, size: one.length, inspect: true };
    const inspect = async (): Promise<string> => {
      const response = await put(await address(channel, asked), one, {});
      return ((await response.json()) as { upload_id: string }).upload_id;
    };
    const publish = async (upload: string): Promise<Response> =>
      (await platform.as(people.admin.email))(
        `/api/organizations/${organization.name}/channels/${channel}/uploads/${upload}/publication`,
        { method: 'POST', json: {} },
      );
    const waiting = await inspect();
    const late = await inspect();
    await platform.core.connection.pool.query(
      "update upload_ticket set expires_at = now() - interval '1 second' where id = $1",
      [late],
    );
    expect(await problem(await publish(late))).toEqual([404, 'upload_not_found']);
    expect((await put(place(channel), archive('1.0', { license: 'BSD-3-Clause' }))).status).toBe(201);
    expect(await problem(await publish(waiting))).toEqual([409, 'package_exists']);
    expect(await told(await put(await address(channel, asked), one, {}))).toMatchObject({ 0: 409, 1: 'exists' });
    await platform.core.connection.pool.query('update upload_ticket set size = 20::bigint << 30 where id = $1', [
      waiting,
    ]);
    expect(await problem(await ask(channel, people.admin, asked))).toEqual([409, 'too_many_uploads']);
    expect((await ask(channel, people.admin, { ...asked, inspect: false })).status).toBe(201);
  });

  test('is over after its time, and with the right of the person who asked', async () => {
    const channel = await aChannel();
    const late = await address(channel);
    await platform.core.connection.pool.query(
      "update upload_ticket set expires_at = now() - interval '1 second' where used_at is null",
    );
    expect(await told(await put(late, archive(), {}))).toMatchObject({ 0: 404, 1: 'unknown_upload' });
    const second = await platform.aUser();
    const { rows } = await platform.core.connection.pool.query<{ id: string }>(
      "insert into membership (organization_id, user_id, role) values ($1, $2, 'admin') returning user_id as id",
      [organization.id, second.id],
    );
    expect(rows).toHaveLength(1);
    const lost = await address(channel, undefined, second);
    await platform.core.connection.pool.query("update membership set role = 'member' where user_id = $1", [second.id]);
    expect(await told(await put(lost, archive(), {}))).toMatchObject({ 0: 403, 1: 'not_allowed' });
    expect(await unfinished()).toEqual([]);
  });

  test('takes no file of another size, sent at once or in pieces, and says when it is none', async () => {
    const channel = await aChannel();
    const size = archive().length;
    const json = { file_name: NAME, size: size + 1 };
    expect(await told(await put(await address(channel, json), archive(), {}))).toMatchObject({
      0: 422,
      1: 'size_mismatch',
    });
    const pieces = await platform.send(await address(channel, json), {
      method: 'PUT',
      body: new Blob([new Uint8Array(archive())]).stream(),
      ...({ duplex: 'half' } as object),
    });
    expect(await told(pieces)).toEqual([422, 'size_mismatch', expect.stringContaining(`${size + 1} bytes`)]);
    expect(await told(await put(await address(channel), archive().fill(0), {}))).toMatchObject({
      0: 422,
      1: 'broken_archive',
    });
    expect(await unfinished()).toEqual([]);
  });

  test('is given to those who may publish, for packages, of hosted channels, and not without end', async () => {
    const channel = await aChannel();
    expect(await problem(await ask(channel, people.member))).toEqual([403, 'not_allowed']);
    for (const json of [
      { file_name: 'repodata.json', size: 1 },
      { file_name: `${'a'.repeat(300)}-1-0.conda`, size: 1 },
      { file_name: NAME, size: 0 },
      { file_name: NAME, size: 1e15 },
      { file_name: NAME },
    ])
      expect((await problem(await ask(channel, people.admin, json)))[0]).toBe(422);
    const virtual = await aChannel({ type: 'virtual', sources: [channel] });
    expect(await problem(await ask(virtual))).toEqual([409, 'not_hosted']);
    expect(await problem(await ask('none'))).toEqual([404, 'channel_not_found']);
    await platform.core.connection.pool.query(
      `insert into upload_ticket (id, secret_hash, channel_id, user_id, file_name, size, expires_at)
      select gen_random_uuid(), sha256(n::text::bytea), (select id from channel where name = $1), $2, $3, 1, now() + interval '1 minute'
      from generate_series(1, 100) n`,
      [channel, people.admin.id, NAME],
    );
    const refused = await ask(channel);
    expect([await problem(refused), refused.headers.has('retry-after')]).toEqual([[429, 'too_many_requests'], true]);
  });
});

describe('other protocols end at the same place', () => {
  const form = (
    field: string,
    bytes: Buffer,
    fileName: string | null,
    headers: Record<string, string> = {},
  ): [string, Buffer] => {
    const boundary = `----${randomBytes(8).toString('hex')}`;
    const lines = [
      `content-disposition: form-data; name="${field}"${fileName === null ? '' : `; filename="${fileName}"`}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    const before = `--${boundary}\r\ncontent-disposition: form-data; name="filetype"\r\n\r\nconda1\r\n--${boundary}\r\n${lines.join('\r\n')}\r\n\r\n`;
    return [
      `multipart/form-data; boundary=${boundary}`,
      Buffer.concat([Buffer.from(before), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    ];
  };
  const post = (
    path: string,
    type: string,
    body: Buffer,
    more: Record<string, string> = bearer(publisher),
  ): Promise<Response> =>
    platform.send(path, { method: 'POST', body: new Uint8Array(body), headers: { 'content-type': type, ...more } });

  test('an attestation that comes behind the file is kept and served beside it; one of another file or channel, or that nobody signed whom the hub can believe, publishes nothing', async () => {
    const channel = await aChannel();
    const bytes = archive();
    const boundary = 'attested';
    const send = (bundle: object): Promise<Response> =>
      platform.send(`/api/v1/upload/${organization.name}/${channel}`, {
        method: 'POST',
        headers: { ...bearer(publisher), 'content-type': `multipart/form-data; boundary=${boundary}` },
        body: new Uint8Array(
          Buffer.concat([
            Buffer.from(
              `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${NAME}"\r\nX-File-Name: ${NAME}\r\n\r\n`,
            ),
            bytes,
            Buffer.from(
              `\r\n--${boundary}\r\ncontent-disposition: form-data; name="attestation"\r\n\r\n${JSON.stringify(bundle)}\r\n--${boundary}--\r\n`,
            ),
          ]),
        ),
      });
    const of = { fileName: NAME, sha256: sha256(bytes) };
    const here = `${platform.core.config.publicUrl}/repo/${organization.name}/${channel}`;
    const ci = { identity: 'ci@acme.example', issuer: 'https://issuer.example' };
    const bundle = await sigstore.sign(of, ci, here);
    for (const wrong of [
      anAttestation({ ...of, sha256: '0'.repeat(64) }, here),
      anAttestation({ ...of, fileName: 'bar-1.0-0.conda' }, here),
      anAttestation(of, `${here}-of-somebody-else`),
      // Signed with a key other than that of its certificate, without a signature, and by a Sigstore that isn't in the
      // hub's root.
      { ...bundle, dsseEnvelope: { ...bundle.dsseEnvelope, signatures: [{ sig: 'MAA=' }] } },
      anAttestation(of, here),
      await (await ownSigstore()).sign(of, ci, here),
      {},
    ]) {
      const refused = await send(wrong);
      expect(refused.status).toBe(422);
      expect(await refused.text()).toMatch(/attestation/);
    }
    expect((await index(channel))['packages.conda']).toBeUndefined();
    const sent = await send(bundle);
    expect([sent.status, await sent.text()]).toMatchObject([201, expect.anything()]);
    await listed(channel, [NAME]);
    const body = `[${JSON.stringify(bundle)}]`;
    const digest = createHash('sha256').update(body).digest('hex');
    expect((await index(channel))['packages.conda'][NAME]).toMatchObject({ attestations_sha256: digest });
    const get = (ending: string, token: string) =>
      platform.send(place(channel, `${NAME}${ending}`), { headers: bearer(token) });
    for (const ending of ['.sigs', `.sigs.${digest}`]) expect(await (await get(ending, reader)).text()).toBe(body);
    expect((await get('.sigs', stranger)).status).toBe(404);
  });

  test("prefix.dev's: a form whose part says name and hash, or bare bytes; a refusal is a sentence", async () => {
    const channel = await aChannel();
    const path = `/api/v1/upload/${organization.name}/${channel}`;
    const bytes = archive();
    const [type, body] = form('file', bytes, NAME, {
      'content-type': 'application/octet-stream',
      'x-file-name': NAME,
      'x-file-sha256': sha256(bytes),
    });
    const first = await post(path, type, body);
    expect([first.status, await first.json()]).toMatchObject([201, { filename: NAME, subdir: 'linux-64' }]);
    const bare = await post(path, 'application/octet-stream', archive('1.1'), {
      ...bearer(publisher),
      'x-file-name': 'foo-1.1-0.conda',
    });
    expect(bare.status).toBe(201);
    const [wrongType, wrong] = form('file', archive('1.2'), 'foo-1.2-0.conda', { 'x-file-sha256': 'b'.repeat(64) });
    const refused = await post(path, wrongType, wrong);
    expect([refused.status, refused.headers.get('content-type'), await refused.text()]).toEqual([
      422,
      'text/plain; charset=utf-8',
      expect.stringMatching(/^Checksum mismatch: expected sha256 b{64}, got [0-9a-f]{64}\./),
    ]);
    // Larger than what a stream holds, and found wrong before its end.
    const unsafe = conda({ pkg: [{ name: '../../x' }, { name: 'more', data: randomBytes(70_000) }], paths: null });
    const [unsafeType, unsafeBody] = form('file', unsafe, NAME);
    expect(await (await post(path, unsafeType, unsafeBody)).text()).toMatch(/^The archive contains '..\/..\/x'/);
    expect((await post(`${path}?force=true`, type, body)).status).toBe(403);
    expect((await post(path, 'text/html', bytes)).status).toBe(400);
    expect((await post(path, 'multipart/form-data; boundary=x', Buffer.from('--x--\r\n'))).status).toBe(400);
    expect((await post(path, type, body, bearer(reader))).status).toBe(403);
    expect(await unfinished()).toEqual([]);
  });

  test("quetz's: the hash in the query; a wrong one is 406, and the key counts before what .netrc adds", async () => {
    const channel = await aChannel();
    const bytes = archive();
    const path = `/api/channels/${organization.name}/${channel}/upload/${NAME}`;
    const key = { 'x-api-key': publisher, authorization: `Basic ${Buffer.from('x:other').toString('base64')}` };
    const type = 'application/octet-stream';
    expect((await post(`${path}?force=False&sha256=${'c'.repeat(64)}`, type, bytes, key)).status).toBe(406);
    expect((await post(`${path}?force=False&sha256=${sha256(bytes)}`, type, bytes, key)).status).toBe(201);
  });

  test("quetz's older one: a form with the field files, one file with each request", async () => {
    const channel = await aChannel();
    const path = `/api/channels/${organization.name}/${channel}/files/`;
    const [type, body] = form('files', archive(), NAME);
    const response = await post(path, type, body, { 'x-api-key': publisher });
    expect([response.status, await response.json()]).toMatchObject([201, { filename: NAME }]);
    expect((await post(`${path}?force=true`, type, body)).status).toBe(403);
    expect((await post(path.slice(0, -1), type, body)).status).toBe(200);
    const first = body.subarray(0, body.lastIndexOf('\r\n--') + 2);
    const two = await post(path, type, Buffer.concat([first, body]));
    expect([two.status, await two.text()]).toEqual([400, expect.stringContaining('one with each request')]);
  });

  test("Anaconda's newer one: the field content", async () => {
    const channel = await aChannel();
    const [type, body] = form('content', archive(), NAME);
    const response = await post(`/api/repo/channels/${organization.name}/${channel}/artifacts`, type, body);
    expect([response.status, await response.json()]).toMatchObject([201, { filename: NAME }]);
  });

  describe("anaconda.org's: announced, sent as a form, committed", () => {
    const ask = (method: string, path: string, json?: object, token = publisher): Promise<Response> =>
      platform.send(`/anaconda${path}`, {
        method,
        headers: { authorization: `token ${token}`, ...(json && { 'content-type': 'application/json' }) },
        ...(json && { body: JSON.stringify(json) }),
      });
    /**
     * The requests of `anaconda upload` after it checked what exists.
     * @returns status of the upload, and the response to the commit
     */
    const upload = async (
      channel: string,
      bytes: Buffer,
      claimed = sha256(bytes),
      labels: string[] = [],
      md5 = createHash('md5').update(bytes).digest('base64'),
    ): Promise<[number, number, unknown]> => {
      const at = `${organization.name}/${channel}/foo/1.0/linux-64/${NAME}`;
      const staged = await ask('POST', `/stage/${at}`, {
        distribution_type: 'conda',
        channels: labels,
        sha256: claimed,
      });
      const { post_url, form_data, dist_id } = (await staged.json()) as {
        post_url: string;
        form_data: Record<string, string>;
        dist_id: string;
      };
      const boundary = 'b0undary';
      const field = (name: string, value: string): string =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
      const about = { ...form_data, 'Content-Length': String(bytes.length), 'Content-MD5': md5 };
      const before = Object.entries(about).map(([k, v]) => field(k, v));
      // rattler sends the file without name and type.
      const body = Buffer.concat([
        Buffer.from(`${before.join('')}--${boundary}\r\ncontent-disposition: form-data; name="file"\r\n\r\n`),
        bytes,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]);
      const sent = await post(new URL(post_url).pathname, `multipart/form-data; boundary=${boundary}`, body, {
        authorization: 'Basic bmV0cmM6YWRkcyB0aGlz',
      });
      if (sent.status !== 201) return [sent.status, 0, await sent.text()];
      const committed = await ask('POST', `/commit/${at}`, { dist_id });
      return [sent.status, committed.status, await committed.json()];
    };

    test('a package is published; why one is not says the commit, of a wrong hash the bytes already', async () => {
      const channel = await aChannel();
      const owner = `${organization.name}/${channel}`;
      const dist = `/dist/${owner}/foo/1.0/linux-64/${NAME}`;
      expect((await ask('HEAD', '')).status).toBe(200);
      expect(await (await ask('GET', `/user/${owner}`)).json()).toEqual({ login: owner });
      expect((await ask('GET', dist)).status).toBe(404);
      for (const method of ['GET', 'POST', 'PATCH'])
        expect(await (await ask(method, `/package/${owner}/foo`)).json()).toMatchObject({
          package_types: ['conda'],
          files: [],
        });
      expect(await upload(channel, archive().fill(0, 100))).toEqual([
        201,
        422,
        { error: expect.stringMatching(/^\S/) },
      ]);
      expect((await ask('DELETE', `/package/${owner}/foo`)).status).toBe(201);
      const other = createHash('md5').digest('base64');
      for (const [claimed, md5] of [['a'.repeat(64)], [undefined, other]])
        expect(await upload(channel, archive(), claimed, [], md5)).toMatchObject({
          0: 422,
          2: expect.stringContaining('<Code>InvalidDigest</Code>'),
        });
      expect(await upload(channel, archive())).toEqual([
        201,
        200,
        { url: `${platform.core.config.publicUrl}${place(channel)}` },
      ]);
      await listed(channel, [NAME]);
      expect(await upload(channel, conda({ index: { depends: ['other'] } }))).toMatchObject([
        201,
        409,
        { error: expect.stringContaining('different file') },
      ]);
      expect(await (await ask('GET', dist)).json()).toMatchObject({ basename: `linux-64/${NAME}` });
      const refused = await ask('DELETE', dist);
      expect([refused.status, await refused.json()]).toEqual([
        403,
        { error: expect.stringContaining("Published packages can't be overwritten") },
      ]);
      expect((await ask('DELETE', `/package/${owner}/foo`)).status).toBe(403);
      expect(await unfinished()).toEqual([]);
      expect(platform.logged().join('')).not.toContain(publisher);
    });

    test('its labels say which indexes list the package; what is no label is refused before the bytes', async () => {
      const channel = await aChannel();
      const stage = `/stage/${organization.name}/${channel}/foo/1.0/linux-64/${NAME}`;
      expect((await ask('POST', stage, { channels: ['../up'] })).status).toBe(400);
      expect(await upload(channel, archive(), undefined, ['dev', 'rc'])).toMatchObject([201, 200, {}]);
      for (const label of ['dev', 'rc']) await listed(`${channel}/label/${label}`, [NAME]);
      expect(Object.keys((await index(channel))['packages.conda'])).toEqual([]);
    });

    test('whose token ends within a week is warned', async () => {
      const channel = await aChannel();
      const warned = async () =>
        (await ask('GET', `/user/${organization.name}/${channel}`)).headers.get('conda-token-warning');
      const ends = (days: number) =>
        platform.core.connection.pool.query(
          'update channel_token set expires_at = now() + make_interval(days => $2) where user_id = $1',
          [people.admin.id, days],
        );
      await ends(8);
      expect(await warned()).toBeNull();
      await ends(6);
      expect(await warned()).toMatch(/expires on \d{4}-\d\d-\d\d\. Create a new one/);
      await ends(90);
    });

    test('strangers and readers learn and send nothing, and who names no channel is told to', async () => {
      const channel = await aChannel();
      const at = `${organization.name}/${channel}`;
      expect((await ask('GET', `/user/${at}`, undefined, stranger)).status).toBe(404);
      expect((await ask('POST', `/stage/${at}/foo/1.0/linux-64/${NAME}`, {}, reader)).status).toBe(403);
      expect(await (await ask('GET', '/user')).json()).toEqual({
        error: expect.stringContaining('-u ORGANIZATION/CHANNEL'),
      });
      const [type, body] = form('file', archive(), NAME);
      expect((await post(`/anaconda/upload/${at}`, type, body)).status).toBe(401);
      expect(
        (
          await ask('POST', `/commit/${at}/foo/1.0/linux-64/${NAME}`, {
            dist_id: '7b9f8a64-58c7-4f33-8a9c-3a8f0a9b8c11',
          })
        ).status,
      ).toBe(409);
    });
  });
});

describe('what an archive says', () => {
  const of = async (channel: string, query = '', name = 'foo', at = 'archive'): Promise<Response> =>
    (await platform.as(people.member.email))(
      `/api/organizations/${organization.name}/channels/${channel}/artifacts/conda/${name}/${at}${query}`,
    );
  const json = async (response: Promise<Response>): Promise<unknown> => (await response).json();
  const picture = (side: number): Buffer => {
    const head = Buffer.alloc(25);
    head.writeUInt32BE(13);
    head.write('IHDR', 4);
    head.writeUInt32BE(side, 8);
    head.writeUInt32BE(side, 12);
    return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), head]);
  };
  /** A script of a file before which there is none. */
  const UNCOMPARED = { change: null, difference: null };
  const telling = (version: string, side: number): Buffer =>
    conda({
      index: { version, depends: [] },
      stem: `foo-${version}-0`,
      files: [
        { name: 'bin/foo', data: '#!/bin/sh\n' },
        { name: 'bin/.foo-post-link.sh', data: 'echo linked\n' },
        { name: 'etc/conda/activate.d/foo.sh', data: 'export FOO=1\n' },
      ],
      info: [
        {
          name: 'info/about.json',
          data: JSON.stringify({
            summary: 'Tells foo',
            home: 'javascript:alert(1)',
            doc_url: ['ftp://docs.example', 'https://docs.example'],
            keywords: ['foo'],
          }),
        },
        { name: 'info/licenses/LICENSE', data: `${'x'.repeat(70_000)}` },
        { name: 'info/recipe/meta.yaml', data: 'package: foo\n' },
        { name: 'info/run_exports.json', data: JSON.stringify({ weak: ['foo >=1'] }) },
        { name: 'info/icon.png', data: picture(side) },
      ],
    });

  test('is answered for the newest file or a named one: texts within bounds, what runs, where to; never an address that does harm', async () => {
    const channel = await aChannel();
    await put(place(channel), telling('1.0', 64));
    await put(place(channel, 'foo-1.1-0.conda'), telling('1.1', 5_000));
    await listed(channel, [NAME, 'foo-1.1-0.conda']);
    expect(await json(of(channel, `?subdir=linux-64&file_name=${NAME}`))).toEqual({
      subdir: 'linux-64',
      file_name: NAME,
      version: '1.0',
      state: 'read',
      reason: null,
      contents: {
        summary: 'Tells foo',
        description: null,
        license: null,
        license_family: null,
        keywords: ['foo'],
        addresses: [{ kind: 'doc_url', url: 'https://docs.example' }],
        source_revision: null,
        readme: null,
        recipe: { path: 'info/recipe/meta.yaml', text: 'package: foo\n', is_cut: false },
        licenses: [{ path: 'info/licenses/LICENSE', text: 'x'.repeat(65_536), is_cut: true }],
        scripts: [
          {
            kind: 'post-link',
            path: 'bin/.foo-post-link.sh',
            text: 'echo linked\n',
            is_cut: false,
            size: 12,
            untold: null,
            ...UNCOMPARED,
          },
          {
            kind: 'activate',
            path: 'etc/conda/activate.d/foo.sh',
            text: 'export FOO=1\n',
            is_cut: false,
            size: 13,
            untold: null,
            ...UNCOMPARED,
          },
        ],
        scripts_compared_with: null,
        scripts_gone: [],
        run_exports: [{ kind: 'weak', specs: ['foo >=1'] }],
        text_prefix: false,
        binary_prefix: false,
        file_count: 3,
        unpacked_size: expect.any(Number),
        icon: picture(64).toString('base64'),
      },
    });
    // A picture of 5,000 pixels a side is left out.
    expect(await json(of(channel))).toMatchObject({
      file_name: 'foo-1.1-0.conda',
      contents: {
        icon: null,
        scripts_compared_with: expect.objectContaining({ file_name: NAME }) as unknown,
        scripts: [{ change: 'same' }, { change: 'same' }],
      },
    });
    expect(await json(of(channel, '?q=ETC&limit=1', 'foo', 'archive/paths'))).toMatchObject({
      items: [{ path: 'etc/conda/activate.d/foo.sh', size: 13 }],
      total_count: 1,
    });
    expect(await json(of(channel, '?limit=1&offset=1', 'foo', 'archive/paths'))).toMatchObject({
      items: [{ path: 'bin/foo' }],
      total_count: 3,
    });
    for (const [query, name] of [
      ['', 'bar'],
      ['?file_name=foo-9.9-0.conda', 'foo'],
      ['?subdir=osx-64', 'foo'],
    ] as const)
      expect((await of(channel, query, name)).status).toBe(404);
  });

  test("a mirror's is read once somebody asks and its bytes are here; until then nothing is claimed, and what is no archive is told", async () => {
    const channel = await aChannel();
    const files = [NAME, 'foo-1.1-0.conda'];
    for (const [minor, name] of files.entries()) await put(place(channel, name), telling(`1.${minor}`, 64));
    await listed(channel, files);
    const { pool } = platform.core.connection;
    // As it is in a mirror of which only records were read.
    const { rows } = await pool.query<{ id: number; file_name: string; object_key: string }>(
      `select id, file_name, object_key from channel_file where file_name = any ($2)
       and channel_id = (select id from channel where name = $1) order by file_name`,
      [channel, files],
    );
    await pool.query('delete from package_archive where file_id = any ($1)', [rows.map(({ id }) => id)]);
    const setKey = (id: number, key: string | null) =>
      pool.query('update channel_file_version set object_key = $2 where id = $1', [id, key]);
    const [old, young] = rows;
    await setKey(old!.id, null);
    expect(await json(of(channel, `?file_name=${NAME}`))).toMatchObject({ state: 'absent', contents: null });
    await setKey(old!.id, old!.object_key);
    expect(await json(of(channel, `?file_name=${NAME}`))).toMatchObject({ state: 'reading', contents: null });
    const becomes = (name: string, expected: object) =>
      vi.waitFor(async () => expect(await json(of(channel, `?file_name=${name}`))).toMatchObject(expected), {
        timeout: 60_000,
        interval: 100,
      });
    await becomes(NAME, { state: 'read', contents: { summary: 'Tells foo' } });
    // The bytes of the older one are no archive of this name.
    await setKey(young!.id, old!.object_key);
    await becomes(files[1]!, { state: 'unreadable', reason: expect.stringMatching(/^The file is named /) });
    // Other bytes than those that were read: the stored result no longer applies.
    await setKey(young!.id, young!.object_key);
    await becomes(files[1]!, { state: 'read', reason: null });
  });

  test('reads again what an earlier release has read: it found fewer scripts, and accepted files that are rejected today', async () => {
    const channel = await aChannel();
    const sets = [{ name: 'etc/conda/env_vars.d/foo.json', data: '{"LD_PRELOAD":"libfoo.so"}' }];
    await put(place(channel, NAME), conda({ files: sets }));
    await put(place(channel, 'foo-1.1-0.conda'), archive('1.1'));
    await put(place(channel, 'foo-1.2-0.conda'), archive('1.2'));
    await listed(channel, [NAME, 'foo-1.1-0.conda', 'foo-1.2-0.conda']);
    const { pool } = platform.core.connection;
    const ofFile = async (name: string) => {
      const { rows } = await pool.query<{ id: number; channel_id: string; object_key: string }>(
        'select id, channel_id, object_key from channel_file where file_name = $2 and channel_id = (select id from channel where name = $1)',
        [channel, name],
      );
      return rows[0]!;
    };
    const [first, second, third] = await Promise.all([NAME, 'foo-1.1-0.conda', 'foo-1.2-0.conda'].map(ofFile));
    const longAgo = new Date('2026-01-01T00:00:00Z');
    const asOfBefore = (id: number) =>
      pool.query(
        "update package_archive set reader = reader - 1, scripts = '[]', script_kinds = '{}', read_at = $2 where file_id = $1",
        [id, longAgo],
      );
    for (const { id } of [first!, second!]) await asOfBefore(id);
    // One that could not be read by it, and can be now.
    await pool.query('delete from package_archive where file_id = $1', [third!.id]);
    await pool.query(
      "insert into unreadable_archive (file_id, channel_id, object_key, reason, reader) values ($1, $2, $3, 'Of old', 0)",
      [third!.id, third!.channel_id, third!.object_key],
    );
    // A file whose bytes are lost, and one that would be rejected today: neither of them stops the job.
    const lost = archive('1.3');
    const refused = conda({
      index: { version: '1.4', build: '0' },
      stem: 'foo-1.4-0',
      info: [{ name: 'info/link.json', data: '{"noarch":{"entry_points":["../etc/conda/activate.d/x.sh = x:y"]}}' }],
    });
    await put(place(channel, 'foo-1.3-0.conda'), lost);
    await put(place(channel, 'foo-1.4-0.conda'), archive('1.4'));
    const { objects } = platform.composition.areas.repo;
    const { key } = await objects.store([refused]);
    const [withoutBytes, nowRefused] = await Promise.all(['foo-1.3-0.conda', 'foo-1.4-0.conda'].map(ofFile));
    await objects.remove(withoutBytes!.object_key);
    await asOfBefore(withoutBytes!.id);
    await pool.query('update channel_file_version set object_key = $2 where id = $1', [nowRefused!.id, key]);
    await pool.query('update package_archive set object_key = $2 where file_id = $1', [nowRefused!.id, key]);
    await asOfBefore(nowRefused!.id);

    const { archives } = platform.composition.areas.publish;
    expect(await archives.outdated()).toBe(5);
    const { rows: changesBefore } = await pool.query<{ id: string }>('select max(id) as id from channel_file_change');
    await platform.cleanUp('archives that an earlier release read');
    expect(await archives.outdated()).toBe(1);
    const { rows: changed } = await pool.query<{ file_ids: string[] }>(
      'select file_ids from channel_file_change where id > $1 order by id',
      [changesBefore[0]!.id],
    );
    // An archive with the same result as before doesn't change the channel, and no new decision is made.
    expect(
      changed
        .flatMap(({ file_ids }) => file_ids)
        .map(Number)
        .sort((a, b) => a - b),
    ).toEqual([first!.id, third!.id, nowRefused!.id].map(Number).sort((a, b) => a - b));
    const { rows: readAt } = await pool.query<{ file_id: number; is_new: boolean }>(
      'select file_id, read_at > $2 as is_new from package_archive where file_id = any ($1) order by file_id',
      [[first!.id, second!.id], longAgo],
    );
    expect(readAt.map(({ is_new }) => is_new)).toEqual([true, false]);
    expect(await json(of(channel, `?file_name=${NAME}`))).toMatchObject({
      contents: { scripts: [{ kind: 'variables', text: sets[0]!.data }] },
    });
    expect(await json(of(channel, '?file_name=foo-1.2-0.conda'))).toMatchObject({ state: 'read', reason: null });
    expect(await json(of(channel, '?file_name=foo-1.4-0.conda'))).toMatchObject({
      state: 'unreadable',
      reason: expect.stringContaining("whose name isn't a plain program name"),
    });
  });
});

describe('bytes that no row names', () => {
  const { signal } = new AbortController();

  test('are removed after a day; those that a file names stay', async () => {
    const channel = await aChannel();
    const bytes = archive('5.5');
    expect((await put(place(channel, 'foo-5.5-0.conda'), bytes)).status).toBe(201);
    const { objects } = platform.composition.areas.repo;
    const { key } = await objects.store([Buffer.from('of an upload that was killed')]);
    const cleanUp = (): Promise<void> => platform.cleanUp('package files that no row names');
    await cleanUp();
    expect(await objects.has(key)).toBe(true);
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 24 * 3_600_000);
    const running = cleanUp();
    now.mockRestore();
    await running;
    expect([await objects.has(key), await objects.has(sha256(bytes))]).toEqual([false, true]);
    expect(await unfinished()).toEqual([]);
  });

  test('stay when the same bytes are stored again during the clean-up', async () => {
    const { objects } = platform.composition.areas.repo;
    const bytes = [Buffer.from('sent twice')];
    const { key } = await objects.store(bytes);
    const path = join(platform.core.config.dataDir, objects.fileOf(key)!);
    const before = (await stat(path)).ctimeMs + 1;
    let looked = false;
    await objects.removeUnnamed(
      async (keys) => {
        if (keys.includes(key)) {
          looked = true;
          do await objects.store(bytes);
          while ((await stat(path)).mtimeMs < before);
        }
        return new Set(keys.filter((each) => each !== key));
      },
      signal,
      before,
    );
    expect([looked, await objects.has(key)]).toEqual([true, true]);
  });
});
