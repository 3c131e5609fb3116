import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { decode } from '@msgpack/msgpack';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { emptyFilters } from '@terrarium/domain/policy';
import { ShardTable } from '../storage/index.ts';
import { startHarness } from '../testing/harness.ts';
import type { Harness } from '../testing/harness.ts';

const INDEX = 'repodata_shards.msgpack.zst';
const POLICY = { id: '01890000-0000-7000-8000-000000000000', name: 'No GPL', revision: 1 };
const [CONDA, MAMBA] = ['conda/26.7.1 requests/2.32.3 CPython/3.12.0', 'mamba/2.8.1 libcurl/8.1'];

interface Index {
  version: number;
  info: { subdir: string; base_url: string; shards_base_url: string; created_at: string };
  shards: Record<string, Uint8Array>;
}
interface Shard {
  packages: Record<string, Record<string, unknown>>;
  'packages.conda': Record<string, Record<string, unknown>>;
  removed: string[];
}

let hub: Harness;
let dataDir: string;
let acme: string;
let token: string;
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${hub.baseUrl}/repo/acme/${path}`, { headers: { 'user-agent': CONDA, ...headers } });
const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());
const unpacked = async <T>(path: string, headers?: Record<string, string>): Promise<T> =>
  decode(zstdDecompressSync(await bytesOf(await get(path, headers)))) as T;
const indexOf = (channel: string, subdir = 'linux-64'): Promise<Index> => unpacked(`${channel}/${subdir}/${INDEX}`);
const hex = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('hex');
const hashesOf = ({ shards }: Index): Record<string, string> =>
  Object.fromEntries(Object.entries(shards).map(([name, hash]) => [name, hex(hash)]));
const shard = (channel: string, hash: string): Promise<Shard> => unpacked(`${channel}/linux-64/${hash}.msgpack.zst`);
const noGpl = (): ReturnType<typeof emptyFilters> => {
  const filters = emptyFilters();
  filters.add_packages.subfilters.push({ facet: 'license_family', criterion: ['GPL'], comparator: 'not_in' });
  return filters;
};
const packsOf = (channelId: string, publicationId: string): string[] =>
  readdirSync(join(dataDir, 'published', channelId, publicationId, 'shards')).filter((name) => name.endsWith('.pack'));

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'terrarium-test-'));
  hub = await startHarness({ dataDir });
  acme = await hub.organization('acme');
  token = await hub.token(acme, await hub.user('ada', acme, 'admin'));
});
afterAll(async () => {
  await hub?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** All records of a channel's shards, as repodata has them. */
async function joined(channel: string): Promise<Pick<Shard, 'packages' | 'packages.conda'>> {
  const all: Pick<Shard, 'packages' | 'packages.conda'> = { packages: {}, 'packages.conda': {} };
  for (const hash of Object.values(hashesOf(await indexOf(channel)))) {
    const read = await shard(channel, hash);
    for (const section of ['packages', 'packages.conda'] as const)
      for (const [file, record] of Object.entries(read[section]))
        all[section][file] = { ...record, md5: hex(record['md5'] as Buffer), sha256: hex(record['sha256'] as Buffer) };
  }
  return all;
}

describe('shards', () => {
  test('hold what repodata.json holds, whatever the records and names are', async () => {
    const channel = await hub.channel(acme, 'odd');
    await hub.files(channel, [
      { name: 'numpy', version: '1.0', depends: ['python >=3.9'], timestamp: 4_000_000_000_000 },
      { name: 'numpy', version: '2.0', legacy: true },
      { name: '_r-mutex', version: '1.0.1', build: 'anacondar_1' },
      { name: 'a.b_c-d', record: { deep: { nested: [1, { of: null }] }, huge: 1e300, half: 0.5, negative: -7 } },
      { name: 'constructor', record: { purls: ['pkg:pypi/x'], 'Größe 😀': 'ünï 𝒞' } },
      { name: 'numpy-base', size: 9_000_000_000 },
      { name: 'other', subdir: 'noarch', record: { noarch: 'generic' } },
    ]);
    await hub.repo.publish(channel, { policy: null });
    const { version, info, shards } = await indexOf('odd');
    expect([version, info]).toEqual([
      1,
      { subdir: 'linux-64', base_url: '', shards_base_url: '', created_at: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
    expect(Object.keys(shards)).toEqual(['_r-mutex', 'a.b_c-d', 'constructor', 'numpy', 'numpy-base']);
    const { packages, 'packages.conda': conda } = (await (await get('odd/linux-64/repodata.json')).json()) as Shard;
    expect(await joined('odd')).toEqual({ packages, 'packages.conda': conda });
    expect(Object.keys((await indexOf('odd', 'noarch')).shards)).toEqual(['other']);
  });

  test('are called by the hash of their bytes, are kept by clients for good, and say how large they become', async () => {
    const { numpy } = hashesOf(await indexOf('odd'));
    const answer = await get(`odd/linux-64/${numpy}.msgpack.zst`);
    const bytes = await bytesOf(answer);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(numpy);
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
      'public, max-age=31536000, immutable',
      `"${numpy!.slice(0, 32)}"`,
    ]);
    // Frame header (RFC 8878, section 3.1.1): the size of the content is given, and the window isn't larger than the
    // content.
    expect(bytes[4]! & 0b0010_0000).toBe(0b0010_0000);
    const index = await get(`odd/linux-64/${INDEX}`);
    expect(index.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = await get(`odd/linux-64/${INDEX}`, { 'if-none-match': index.headers.get('etag')! });
    expect(again.status).toBe(304);
    expect(
      (await get(`odd/linux-64/${numpy}.msgpack.zst`, { 'if-none-match': answer.headers.get('etag')! })).status,
    ).toBe(304);
  });

  test('are looked up where they stand as soon as their index is asked for', async () => {
    const channel = await hub.channel(acme, 'early');
    await hub.files(channel, [{ name: 'first' }]);
    await hub.repo.publish(channel, { policy: null });
    const read = vi.spyOn(ShardTable, 'read');
    try {
      await indexOf('early');
      await vi.waitFor(() => expect(read.mock.calls.map(([, subdir]) => subdir)).toEqual(['linux-64']));
    } finally {
      read.mockRestore();
    }
  });

  test('returns 404 for unknown shards and those of another channel or subdir', async () => {
    const other = await hub.channel(acme, 'secret', { privacy: 'private' });
    await hub.files(other, [{ name: 'hidden', license: 'Proprietary' }]);
    await hub.repo.publish(other, { policy: null });
    const bearer = { authorization: `Bearer ${token}` };
    const { hidden } = hashesOf(await unpacked<Index>(`secret/linux-64/${INDEX}`, bearer));
    const { numpy } = hashesOf(await indexOf('odd'));
    const statuses = await Promise.all(
      [
        get(`secret/linux-64/${hidden}.msgpack.zst`, bearer),
        get(`secret/linux-64/${hidden}.msgpack.zst`),
        get(`odd/linux-64/${hidden}.msgpack.zst`, bearer),
        get(`secret/linux-64/${numpy}.msgpack.zst`, bearer),
        get(`odd/noarch/${numpy}.msgpack.zst`),
        get(`odd/osx-arm64/${numpy}.msgpack.zst`),
        get(`odd/linux-64/${'0'.repeat(64)}.msgpack.zst`),
        get(`odd/linux-64/${numpy!.toUpperCase()}.msgpack.zst`),
        get(`odd/${numpy}.msgpack.zst`),
      ].map(async (answer) => (await answer).status),
    );
    expect(statuses).toEqual([200, 401, 404, 404, 404, 404, 404, 404, 404]);
    const held = await get(`secret/linux-64/${hidden}.msgpack.zst`, bearer);
    expect(held.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  });

  test('a channel without files, published or not, has an index without packages', async () => {
    const empty = await hub.channel(acme, 'empty');
    expect((await indexOf('empty', 'noarch')).shards).toEqual({});
    await hub.repo.publish(empty, { policy: null });
    expect((await indexOf('empty', 'noarch')).shards).toEqual({});
  });
});

describe('a policy', () => {
  test('counts for shards as for repodata.json, and clients that keep an index for a day are given none', async () => {
    const channel = await hub.channel(acme, 'filtered');
    await hub.files(channel, [
      { name: 'free', licenseFamily: 'MIT' },
      { name: 'mixed', version: '1.0', licenseFamily: 'MIT' },
      { name: 'mixed', version: '2.0', licenseFamily: 'GPL' },
      { name: 'gnu', licenseFamily: 'GPL' },
    ]);
    await hub.repo.publish(channel, { policy: null });
    const unfiltered = hashesOf(await indexOf('filtered'));
    expect((await get(`filtered/linux-64/${INDEX}`, { 'user-agent': MAMBA })).status).toBe(200);
    await hub.repo.publish(channel, { policy: { ...POLICY, filters: noGpl() } });
    const filtered = hashesOf(await indexOf('filtered'));
    expect(Object.keys(filtered)).toEqual(['free', 'mixed']);
    expect(filtered['free']).toBe(unfiltered['free']);
    expect(Object.keys((await shard('filtered', filtered['mixed']!))['packages.conda'])).toEqual(['mixed-1.0-0.conda']);
    expect((await get(`filtered/linux-64/${INDEX}`)).headers.get('cache-control')).toBe(
      'private, max-age=0, must-revalidate',
    );
    // mamba, with or without an older index, continues to use repodata.json.zst; and so do unknown clients.
    for (const agent of [MAMBA, 'libmamba/2.3', 'Artifactory/7.9', 'curl/8']) {
      const headers = { 'user-agent': agent };
      expect((await get(`filtered/linux-64/${INDEX}`, headers)).status, agent).toBe(404);
      expect((await get(`filtered/linux-64/${unfiltered['gnu']}.msgpack.zst`, headers)).status, agent).toBe(404);
      expect((await get('filtered/linux-64/repodata.json.zst', headers)).status, agent).toBe(200);
    }
    for (const agent of ['pixi/0.60.0', 'rattler-build/0.40.0', 'py-rattler/0.20.0'])
      expect((await get(`filtered/linux-64/${INDEX}`, { 'user-agent': agent })).status, agent).toBe(200);
  });
});

describe('a publication', () => {
  test('writes the shards of changed packages only, and keeps those that an older index names', async () => {
    const channel = await hub.channel(acme, 'steps');
    await hub.files(channel, [
      ...Array.from({ length: 40 }, (_, i) => ({ name: `same-${i}` })),
      { name: 'grows', version: '1.0' },
    ]);
    const first = await hub.repo.publish(channel, { policy: null });
    const before = hashesOf(await indexOf('steps'));
    const index = (await get(`steps/noarch/${INDEX}`)).headers.get('etag');
    await hub.files(channel, [{ name: 'grows', version: '2.0' }]);
    const second = await hub.repo.publish(channel, { policy: null });
    const after = hashesOf(await indexOf('steps'));
    expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(['grows']);
    expect((await get(`steps/noarch/${INDEX}`)).headers.get('etag')).toBe(index);
    // So is repodata of a subdir in which nothing changed, with its compressed forms: the same file, by another name.
    const folder = join(dataDir, 'published', channel, second.publicationId);
    const taken = (file: string): boolean =>
      statSync(join(folder, file)).ino === statSync(join(dataDir, 'published', channel, first.publicationId, file)).ino;
    for (const ending of ['', '.zst', '.gz'])
      expect([taken(`noarch/repodata.json${ending}`), taken(`linux-64/repodata.json${ending}`)]).toEqual([true, false]);
    expect(
      Object.keys(((await (await get('steps/linux-64/repodata.json')).json()) as Shard)['packages.conda']).length,
    ).toBe(42);
    const [old] = packsOf(channel, first.publicationId);
    const added = packsOf(channel, second.publicationId).filter((pack) => pack !== old);
    const at = (pack: string): string => join(folder, 'shards', pack);
    expect(added.length).toBe(1);
    const length = Number((await get(`steps/linux-64/${after['grows']}.msgpack.zst`)).headers.get('content-length'));
    expect([statSync(at(old!)).nlink, statSync(at(added[0]!)).size]).toEqual([2, length]);
    expect(Object.keys((await shard('steps', before['grows']!))['packages.conda'])).toEqual(['grows-1.0-0.conda']);
    expect(Object.keys((await shard('steps', after['grows']!))['packages.conda']).length).toBe(2);
  });
});
