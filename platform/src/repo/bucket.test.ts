import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { conda } from '../publish/archive/build.testing.ts';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestPlatform } from '../testing/index.ts';
import { startStore } from '../testing/s3.ts';
import type { TestStore } from '../testing/s3.ts';
import { Publications } from './decisions/index.ts';
import { sharedFoldersOf } from './storage/index.ts';

vi.setConfig({ testTimeout: 150_000 });

let store: TestStore;
let platform: TestPlatform;
let send: Send;
let organization: string;
beforeAll(async () => {
  store = await startStore();
  platform = await startPlatform({ config: { s3: store.settings } });
  const admin = await platform.aUser();
  send = await platform.as(admin.email);
  organization = (await platform.anOrganization({ members: { admin } })).name;
});
afterAll(async () => {
  await platform.close();
  await store.close();
});

/** Files of objects in the data folder. */
const onDisk = async (folder: string): Promise<string[]> =>
  (await readdir(join(platform.core.config.dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.kept'))
    .map(({ name }) => name);

describe('a hub whose bytes are in a bucket', () => {
  test('takes packages in and serves them: whole, in parts, by condition; its gateways are told to ask it for them', async () => {
    const bytes = conda({ index: { version: '1.0', depends: [] }, stem: 'foo-1.0-0' });
    const hash = createHash('sha256').update(bytes).digest('hex');
    const at = `/repo/${organization}/team/linux-64/foo-1.0-0.conda`;
    await send(`/api/organizations/${organization}/channels`, {
      method: 'POST',
      json: { name: 'team', privacy: 'public', type: 'hosted' },
    });
    const token = (await (
      await send(`/api/organizations/${organization}/ce/current-token`, { method: 'POST', json: { scope: 'publish' } })
    ).json()) as { secret: string };
    const headers = { authorization: `Bearer ${token.secret}`, prefer: 'wait=60' };
    const put = await platform.send(at, { method: 'PUT', body: new Uint8Array(bytes), headers });
    expect([put.status, await put.json()]).toMatchObject([201, { sha256: hash, indexed: true }]);
    expect(store.objects.get(`of-a-hub/objects/${hash.slice(0, 2)}/${hash}`)?.bytes.equals(bytes)).toBe(true);
    expect(await onDisk('objects')).toEqual([]);

    const get = (more: Record<string, string> = {}, method = 'GET') => platform.send(at, { headers: more, method });
    const whole = await get();
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
    const { headers: said } = whole;
    expect([said.get('content-length'), said.get('accept-ranges'), said.get('content-type')]).toEqual([
      String(bytes.length),
      'bytes',
      'application/octet-stream',
    ]);
    const part = await get({ range: 'bytes=2-5' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 2-5/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(2, 6))).toBe(true);
    const last = await get({ range: 'bytes=-3', 'if-range': said.get('etag')! });
    expect(Buffer.from(await last.arrayBuffer()).equals(bytes.subarray(-3))).toBe(true);
    expect((await get({ range: 'bytes=2-5', 'if-range': '"other"' })).status).toBe(200);
    const behind = await get({ range: `bytes=${bytes.length}-` });
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
    expect((await get({ 'if-none-match': said.get('etag')! })).status).toBe(304);
    const head = await get({ range: 'bytes=2-5' }, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);

    const ask = await platform.send('/repo-decisions', {
      method: 'POST',
      body: `${JSON.stringify({ id: 1, asks: [{ target: at }] })}\n`,
    });
    expect(JSON.parse(await ask.text())).toEqual({ id: 1, decisions: [{ kind: 'stream' }] });
  });

  test('keeps files of projects there, and gives ranges of them; a store that is away is told, and what is sent meanwhile leaves nothing', async () => {
    const made = (await (await send('/api/projects', { method: 'POST', json: { name: 'data' } })).json()) as {
      id: string;
    };
    const at = `/api/projects/${made.id}/files/levels.csv`;
    const put = (body: string): Promise<Response> =>
      send(at, { method: 'PUT', headers: { 'content-type': 'application/octet-stream' }, body });
    expect((await put('river,metres\nAare,2.31\n')).status).toBe(201);
    expect([...store.objects.keys()].filter((key) => key.startsWith('of-a-hub/projects/objects/'))).toHaveLength(1);
    expect(await onDisk('projects')).toEqual([]);
    expect(await (await send(at, { headers: { range: 'bytes=13-16' } })).text()).toBe('Aare');
    store.before = () => {
      throw new Error('a bad day');
    };
    for (const response of [await send(at), await put('more')])
      expect([response.status, await response.json()]).toMatchObject([
        503,
        { error: { human_readable_id: 'storage_unavailable' } },
      ]);
    store.before = undefined;
    expect(await onDisk('projects')).toEqual([]);
    expect(await (await send(at)).text()).toBe('river,metres\nAare,2.31\n');
  });
});

test('a platform that has another disk serves what this one published: file by file, and nothing that was altered in the bucket', async () => {
  await send(`/api/organizations/${organization}/channels`, {
    method: 'POST',
    json: { name: 'far', privacy: 'public', type: 'hosted' },
  });
  const token = (await (
    await send(`/api/organizations/${organization}/ce/current-token`, { method: 'PUT', json: { confirm: 'yes' } })
  ).json()) as { secret: string };
  const at = `/repo/${organization}/far/linux-64/repodata.json`;
  const publish = async (name: string): Promise<void> => {
    const put = await platform.send(`/repo/${organization}/far/linux-64/${name}-1.0-0.conda`, {
      method: 'PUT',
      body: new Uint8Array(conda({ index: { name, version: '1.0', depends: [] }, stem: `${name}-1.0-0` })),
      headers: { authorization: `Bearer ${token.secret}` },
    });
    expect(put.status).toBe(201);
    await vi.waitFor(async () => expect(await (await platform.send(at)).text()).toContain(`${name}-1.0-0.conda`), {
      timeout: 120_000,
      interval: 200,
    });
  };
  await publish('one');
  await publish('two');
  const { pool } = platform.core.connection;
  const {
    rows: [row],
  } = await pool.query<{ id: string; folder: string }>(
    "select p.id, p.folder from publication p join channel c on c.publication_id = p.id where c.name = 'far'",
  );
  const { dataDir } = platform.core.config;
  const other = await mkdtemp(join(tmpdir(), 'terrarium-other-'));
  try {
    const folders = sharedFoldersOf({ dataDir: other, s3: store.settings }, platform.core.db)!;
    await Promise.all([folders.fetch(row!.id, row!.folder), folders.fetch(row!.id, row!.folder)]);
    const [here, there] = [join(dataDir, 'published', row!.folder), join(other, 'published', row!.folder)];
    const files = async (root: string) =>
      (await readdir(root, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.kept'))
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
        .sort();
    expect(await files(there)).toEqual(await files(here));
    for (const file of await files(here))
      expect((await readFile(join(there, file))).equals(await readFile(join(here, file))), file).toBe(true);
    // This disk, too, may lose it.
    const before = await (await platform.send(at)).json();
    await rm(join(dataDir, 'published', row!.folder), { recursive: true });
    const published = new Publications(pool, dataDir, sharedFoldersOf(platform.core.config, platform.core.db));
    expect(Object.keys((await published.get(row!.id)).manifest.files)).toContain('linux-64/repodata.json');
    expect(await (await platform.send(at)).json()).toEqual(before);
    expect(Object.keys((before as { 'packages.conda': object })['packages.conda'])).toEqual([
      'one-1.0-0.conda',
      'two-1.0-0.conda',
    ]);
    // What is altered in the bucket is not served.
    const broken = await mkdtemp(join(tmpdir(), 'terrarium-broken-'));
    const [key, held] = [...store.objects].find(([name]) => name.startsWith('of-a-hub/publications/objects/'))!;
    store.objects.set(key, { ...held, bytes: Buffer.concat([held.bytes.subarray(1), Buffer.from('!')]) });
    const {
      rows: [named],
    } = await pool.query<{ id: string; folder: string }>(
      'select p.id, p.folder from publication p join publication_file f on f.publication_id = p.id where f.sha256 = $1',
      [key.split('/').at(-1)],
    );
    await expect(
      sharedFoldersOf({ dataDir: broken, s3: store.settings }, platform.core.db)!.fetch(named!.id, named!.folder),
    ).rejects.toThrow(/in the bucket has SHA-256/);
    store.objects.set(key, held);
    await rm(broken, { recursive: true });
  } finally {
    await rm(other, { recursive: true });
  }
});
