import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { conda } from '../publish/archive/build.testing.ts';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestPlatform } from '../testing/index.ts';
import { startStore } from '../testing/s3.ts';
import type { TestStore } from '../testing/s3.ts';

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
    .filter((entry) => entry.isFile())
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
