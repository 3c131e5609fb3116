import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from '@msgpack/msgpack';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyFilters } from '@terrarium/domain/policy';
import { keepArchives } from '../../publish/archive/index.ts';
import type { PackageArchive } from '../../publish/archive/index.ts';
import { readAdvisories } from '../memory/index.ts';
import { briefly } from '../../testing/shortLived.ts';
import { startHarness } from '../testing/harness.ts';
import type { Harness } from '../testing/harness.ts';
import type { ChildAnswer, ChildOrder } from '../testing/child.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'terrarium-test-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const folders = (channelId: string): string[] =>
  existsSync(join(dataDir, 'published', channelId)) ? readdirSync(join(dataDir, 'published', channelId)) : [];
const temporary = (): string[] =>
  existsSync(join(dataDir, 'published/tmp')) ? readdirSync(join(dataDir, 'published/tmp')) : [];
const names = async (hub: Harness, path: string): Promise<string[]> => {
  const document = (await (await fetch(hub.baseUrl + path)).json()) as { packages: object; 'packages.conda': object };
  return [...Object.keys(document['packages.conda']), ...Object.keys(document.packages)].sort();
};

/** The packages that the shards of a subdir name; each of its shards is there, whole. */
const sharded = async (hub: Harness, path: string): Promise<string[]> => {
  const bytes = async (file: string): Promise<Buffer> =>
    Buffer.from(await (await fetch(`${hub.baseUrl}${path}/${file}`)).arrayBuffer());
  const { shards } = decode(zstdDecompressSync(await bytes('repodata_shards.msgpack.zst'))) as {
    shards: Record<string, Uint8Array>;
  };
  for (const hash of Object.values(shards)) {
    const name = Buffer.from(hash).toString('hex');
    expect(
      createHash('sha256')
        .update(await bytes(`${name}.msgpack.zst`))
        .digest('hex'),
    ).toBe(name);
  }
  return Object.keys(shards).sort();
};

const emptyArchive: PackageArchive = {
  format: 'conda',
  name: '',
  version: '',
  build: '',
  buildNumber: 0,
  subdir: '',
  record: {},
  about: null,
  runExports: null,
  scripts: [],
  prefix: { text: false, binary: false },
  fileCount: 0,
  unpackedSize: 0,
  paths: [],
  licenses: [],
  recipe: null,
  readme: null,
  icon: null,
};

async function withHub(work: (hub: Harness) => Promise<void>): Promise<void> {
  const hub = await startHarness({ dataDir });
  try {
    await work(hub);
  } finally {
    await hub.close();
  }
}

describe('publishing', () => {
  test('a virtual channel takes the first source that has a file, and filters it with its own policy', () =>
    withHub(async (hub) => {
      const acme = await hub.organization('acme');
      const [a, b] = [await hub.channel(acme, 'a'), await hub.channel(acme, 'b')];
      await hub.files(a, [
        { name: 'x', license: 'MIT', licenseFamily: 'MIT' },
        { name: 'y', license: 'GPL', licenseFamily: 'GPL' },
      ]);
      await hub.files(b, [
        { name: 'x', license: 'GPL', licenseFamily: 'GPL' },
        { name: 'z', subdir: 'noarch' },
      ]);
      const both = await hub.channel(acme, 'both', { type: 'virtual', sources: [a, b] });
      const filters = emptyFilters();
      filters.add_packages.subfilters.push({ facet: 'license_family', criterion: ['GPL'], comparator: 'not_in' });
      const result = await hub.repo.publish(both, {
        policy: { id: '01890000-0000-7000-8000-000000000000', name: 'No GPL', revision: 1, filters },
      });
      expect(result.counts).toEqual([
        { platform: 'linux-64', num_before: 0, num_after: 1, num_total: 2 },
        { platform: 'noarch', num_before: 0, num_after: 1, num_total: 1 },
      ]);
      expect(await names(hub, '/repo/acme/both/linux-64/repodata.json')).toEqual(['x-1.0-0.conda']);
      // What a gateway sends for the plain file to who accepts a coding is the same content.
      const folder = join(dataDir, 'published', both, folders(both)[0]!);
      for (const name of ['linux-64/repodata.json', 'noarch/current_repodata.json', 'channeldata.json']) {
        const plain = readFileSync(join(folder, name));
        expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).equals(plain)).toBe(true);
      }
      const index = await hub.repo.index(both);
      expect([index.records.length, index.publication?.allowed.reduce((sum, bit) => sum + bit, 0)]).toEqual([3, 2]);
      expect(index.byName.get('x')?.length).toBe(1);
    }));

  test('what archives hold stands in run_exports.json and channeldata.json, of served files whose archive was read', () =>
    withHub(async (hub) => {
      const acme = await hub.organization('acme');
      const team = await hub.channel(acme, 'team');
      await hub.files(team, [
        { name: 'lib', version: '1.0', license: 'MIT' },
        { name: 'lib', version: '1.1', license: 'MIT', legacy: true },
        { name: 'lib', version: '2.0', license: 'GPL', licenseFamily: 'GPL' },
        { name: 'plain', subdir: 'noarch' },
        { name: 'unread' },
      ]);
      const keep = async (name: string, version: string, archive: Partial<PackageArchive>): Promise<void> => {
        const {
          rows: [file],
        } = await hub.core.connection.pool.query<{ id: number; object_key: string }>(
          'update channel_file_version set object_key = md5(file_name) where channel_id = $1 and name = $2 and version = $3 returning id, object_key',
          [team, name, version],
        );
        await keepArchives(hub.core.db, [
          {
            id: file!.id,
            channelId: team,
            objectKey: file!.object_key,
            archive: { ...emptyArchive, ...archive },
          },
        ]);
      };
      const about = { summary: 'A library', description: 'Of many books.', keywords: ['books'], license: 'other' };
      await keep('lib', '1.0', { runExports: { weak: ['lib >=1.0,<2'] } });
      await keep('lib', '1.1', {
        about,
        runExports: { strong: ['lib 1.1.*'] },
        scripts: [{ kind: 'post-link', path: 'bin/.lib-post-link.sh', text: 'true' }],
      });
      await keep('lib', '2.0', { about: { summary: 'Secret' }, prefix: { text: true, binary: true } });
      await keep('plain', '1.0', {});
      const virtual = await hub.channel(acme, 'approved', { type: 'virtual', sources: [team] });
      const filters = emptyFilters();
      filters.remove_packages.subfilters.push({ facet: 'license_family', criterion: ['GPL'], comparator: 'in' });
      await hub.repo.publish(virtual, {
        policy: { id: '01890000-0000-7000-8000-000000000000', name: 'No GPL', revision: 1, filters },
      });
      const get = async (path: string) => fetch(`${hub.baseUrl}/repo/acme/approved/${path}`);
      const exported = Buffer.from(await (await get('linux-64/run_exports.json')).arrayBuffer());
      expect(JSON.parse(exported.toString())).toEqual({
        info: { subdir: 'linux-64', version: 1 },
        packages: { 'lib-1.1-0.tar.bz2': { run_exports: { strong: ['lib 1.1.*'] } } },
        'packages.conda': { 'lib-1.0-0.conda': { run_exports: { weak: ['lib >=1.0,<2'] } } },
      });
      const packed = Buffer.from(await (await get('linux-64/run_exports.json.zst')).arrayBuffer());
      expect(zstdDecompressSync(packed).equals(exported)).toBe(true);
      expect(await (await get('noarch/run_exports.json')).json()).toEqual({
        info: { subdir: 'noarch', version: 1 },
        packages: {},
        'packages.conda': { 'plain-1.0-0.conda': { run_exports: {} } },
      });
      const { packages } = (await (await get('channeldata.json')).json()) as { packages: Record<string, object> };
      expect(packages['lib']).toEqual({
        ...about,
        license: 'MIT',
        version: '1.1',
        subdirs: ['linux-64'],
        timestamp: 1_700_000_000,
        run_exports: { '1.0': { weak: ['lib >=1.0,<2'] }, '1.1': { strong: ['lib 1.1.*'] } },
        'activate.d': false,
        'deactivate.d': false,
        pre_link: false,
        post_link: true,
        pre_unlink: false,
        text_prefix: false,
        binary_prefix: false,
      });
      expect(packages['unread']).not.toHaveProperty('post_link');
    }));

  test('channels that draw from one another on a million ways are each looked at once, in the order of the first way', () =>
    withHub(async (hub) => {
      const org = await hub.organization('acme');
      const layers = [await Promise.all(['a', 'b', 'c', 'd'].map((name) => hub.channel(org, `${name}-0`, {})))];
      for (let layer = 1; layer <= 10; layer++) {
        const made: string[] = [];
        for (const name of ['a', 'b', 'c', 'd'])
          made.push(await hub.channel(org, `${name}-${layer}`, { type: 'virtual', sources: layers.at(-1)! }));
        layers.push(made);
      }
      await hub.files(layers[0]![3]!, [{ name: 'deep' }]);
      const { sourceIds, byName } = await hub.repo.index(layers[10]![0]!);
      const firstWay = layers.map(([first]) => first!).toReversed();
      expect(sourceIds).toEqual([...firstWay, ...layers.slice(0, 10).flatMap(([, ...others]) => others)]);
      expect([...byName.keys()]).toEqual(['deep']);
    }));

  test('returns 404 for a channel that was deleted in the meantime', () =>
    withHub(async (hub) => {
      await expect(hub.repo.index('01890000-0000-7000-8000-00000000dead')).rejects.toMatchObject({ status: 404 });
    }));

  test('the caller hears what came and went, and its rows stand or fall with the publication', () =>
    withHub(async (hub) => {
      const channel = await hub.channel(await hub.organization('acme'), 'main');
      await hub.files(channel, [{ name: 'a' }, { name: 'b' }]);
      const first = await hub.repo.publish(channel, { policy: null });
      expect([first.addedIds.length, first.removedIds.length]).toEqual([2, 0]);
      const filters = emptyFilters();
      filters.add_packages.subfilters.push({ facet: 'conda_spec', criterion: ['a'], comparator: 'in' });
      const policy = { id: '01890000-0000-7000-8000-000000000000', name: 'Only a', revision: 1, filters };
      await expect(
        hub.repo.publish(channel, { policy, inTransaction: () => Promise.reject(new Error('not now')) }),
      ).rejects.toThrow('not now');
      expect(await names(hub, '/repo/acme/main/linux-64/repodata.json')).toEqual(['a-1.0-0.conda', 'b-1.0-0.conda']);
      expect(folders(channel)).toEqual([first.publicationId]);
      const second = await hub.repo.publish(channel, { policy });
      expect([second.addedIds.length, [...second.removedIds]]).toEqual([0, [first.addedIds[1]]]);
      // The previous folder stays for clients that were just told of it.
      expect(folders(channel).sort()).toEqual([first.publicationId, second.publicationId].sort());
    }));

  test('keep_legacy keeps what the caller says was served when the policy was applied', () =>
    withHub(async (hub) => {
      const channel = await hub.channel(await hub.organization('acme'), 'main');
      await hub.files(channel, [{ name: 'old' }, { name: 'wanted' }]);
      const { addedIds } = await hub.repo.publish(channel, { policy: null });
      await hub.files(channel, [{ name: 'new' }]);
      const filters = emptyFilters();
      filters.add_packages.subfilters.push(
        { facet: 'conda_spec', criterion: ['wanted'], comparator: 'in' },
        { facet: 'keep_legacy', criterion: true, comparator: 'equal' },
      );
      await hub.repo.publish(channel, {
        policy: { id: '01890000-0000-7000-8000-000000000000', name: 'Keep', revision: 1, filters },
        legacyIds: addedIds,
      });
      expect(await names(hub, '/repo/acme/main/linux-64/repodata.json')).toEqual([
        'old-1.0-0.conda',
        'wanted-1.0-0.conda',
      ]);
    }));

  test('a canceled publication leaves the old one and nothing on disk', () =>
    withHub(async (hub) => {
      const channel = await hub.channel(await hub.organization('acme'), 'main');
      await hub.files(channel, [{ name: 'a' }]);
      const { publicationId } = await hub.repo.publish(channel, { policy: null });
      await hub.files(channel, [{ name: 'b' }]);
      const abort = new AbortController();
      await expect(
        hub.repo.publish(channel, {
          policy: null,
          signal: abort.signal,
          onProgress: (phase) => void (phase === 'writing' && abort.abort(new Error('enough'))),
        }),
      ).rejects.toThrow('enough');
      expect(await names(hub, '/repo/acme/main/linux-64/repodata.json')).toEqual(['a-1.0-0.conda']);
      expect([folders(channel), temporary()]).toEqual([[publicationId], []]);
    }));

  test('the channel in memory follows files, publications and advisories', () =>
    withHub(async (hub) => {
      const channel = await hub.channel(await hub.organization('acme'), 'main');
      await hub.files(channel, [{ name: 'a', version: '1.0' }]);
      const [one, same] = await Promise.all([hub.repo.index(channel), hub.repo.index(channel)]);
      expect(one.records).toBe(same.records);
      expect(one.publication).toBeNull();
      await hub.files(channel, [{ name: 'b' }]);
      expect((await hub.repo.index(channel)).records.length).toBe(2);
      await hub.repo.publish(channel, { policy: null });
      expect((await hub.repo.index(channel)).publication?.allowed).toEqual(Uint8Array.of(1, 1));
      const { pool } = hub.core.connection;
      await pool.query("insert into advisory (id, score, status) values ('CVE-2024-0001', 9.8, 'active')");
      await pool.query(
        `insert into advisory_affected (advisory_id, name, ranges) values ('CVE-2024-0001', 'a', '[{"introduced":"0","fixed":"2.0"}]')`,
      );
      await pool.query('update advisory_revision set revision = revision + 1');
      const { advisories, records } = await hub.repo.index(channel);
      expect(records.names.map((name, i) => [name, advisories.sets[advisories.setOf[i]!]!.length])).toEqual([
        ['a', 1],
        ['b', 0],
      ]);
    }));
});

describe('a kill in the middle', () => {
  class Child {
    readonly #process: ChildProcess;
    constructor() {
      this.#process = fork(new URL('../testing/child.ts', import.meta.url), [dataDir], {
        execArgv: briefly,
      });
    }

    said(done: ChildAnswer['done'], phase?: string): Promise<ChildAnswer> {
      return new Promise((resolve, reject) => {
        const listen = (answer: ChildAnswer): void => {
          if (answer.done !== done || (phase !== undefined && answer.phase !== phase)) return;
          this.#process.off('message', listen);
          if (answer.error === undefined) resolve(answer);
          else reject(new Error(answer.error));
        };
        this.#process.on('message', listen);
      });
    }

    tell(order: ChildOrder): Promise<ChildAnswer> {
      const answer = this.said(order.do);
      this.#process.send(order);
      return answer;
    }

    start(order: ChildOrder): void {
      this.#process.send(order);
    }

    async kill(): Promise<void> {
      const ended = new Promise((resolve) => this.#process.once('exit', resolve));
      this.#process.kill('SIGKILL');
      await ended;
    }
  }

  test.each(['reading', 'writing', 'publishing'])(
    'while %s: the old repodata is served after the restart, and nothing half-written is left',
    async (phase) => {
      const child = new Child();
      await child.said('started');
      const organizationId = (await child.tell({ do: 'organization', name: 'acme' })).id!;
      const channelId = (await child.tell({ do: 'channel', organizationId, name: 'main', privacy: 'public' })).id!;
      await child.tell({ do: 'files', channelId, files: [{ name: 'first' }] });
      await child.tell({ do: 'publish', channelId });
      await child.tell({ do: 'generate', channelId, count: 5_000 });
      const reached = child.said('phase', phase);
      child.start({ do: 'publish', channelId });
      await reached;
      await child.kill();
      await withHub(async (hub) => {
        expect(await names(hub, '/repo/acme/main/linux-64/repodata.json')).toEqual(['first-1.0-0.conda']);
        expect(await sharded(hub, '/repo/acme/main/linux-64')).toEqual(['first']);
        expect(temporary()).toEqual([]);
        const { rows } = await hub.core.connection.pool.query<{ id: string }>('select id from publication');
        expect(rows.length).toBe(1);
        await hub.repo.publish(channelId, { policy: null });
        expect((await names(hub, '/repo/acme/main/linux-64/repodata.json')).length).toBeGreaterThan(2_000);
        expect((await sharded(hub, '/repo/acme/main/linux-64')).length).toBe(101);
      });
    },
    120_000,
  );
});

test('a publication reads the advisories of its own packages and no others, however many there are', () =>
  withHub(async (hub) => {
    const { pool } = hub.core.connection;
    await pool.query(
      `insert into advisory (id, score, status) select 'CVE-2026-' || (10000 + n), 5, 'active' from generate_series(1, 3000) n`,
    );
    await pool.query(
      `insert into advisory_affected (advisory_id, ecosystem, name, ranges)
        select 'CVE-2026-' || (10000 + n), 'conda', 'package-' || n, '[{"introduced": "0"}]' from generate_series(1, 3000) n`,
    );
    const read: Record<string, unknown>[] = [];
    const query = async (text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }> => {
      const answer = await pool.query<Record<string, unknown>>(text, values);
      read.push(...answer.rows);
      return answer;
    };
    const { advisories } = await readAdvisories({ query } as never, ['package-7', 'package-8', 'numpy']);
    expect(advisories.map(({ id }) => id)).toEqual(['CVE-2026-10007', 'CVE-2026-10008']);
    expect(read.map(({ name }) => name)).toEqual(['package-7', 'package-8']);
  }));
