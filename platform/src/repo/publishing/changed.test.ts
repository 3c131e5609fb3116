import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { DefaultSerializer } from 'node:v8';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { decode } from '@msgpack/msgpack';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { emptyFilters } from '@terrarium/domain/policy';
import { startHarness } from '../testing/harness.ts';
import type { Harness } from '../testing/harness.ts';
import type { SharedFolders } from '../storage/index.ts';
import { ChannelIndexes, readKept } from '../memory/index.ts';
import { forgetChanges } from '../../channel/generations.ts';
import { computePublication } from './compute.ts';
import type { PublishedPolicy } from './compute.ts';
import { Publisher } from './publisher.ts';

let hub: Harness;
let dataDir: string;
let acme: string;
const query = (text: string, values: unknown[] = []) => hub.core.connection.pool.query(text, values);
const touch = (channelId: string) =>
  query('update channel set content_revision = content_revision + 1 where id = $1', [channelId]);

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'terrarium-test-'));
  hub = await startHarness({ dataDir });
  acme = await hub.organization('acme');
});
afterAll(async () => {
  vi.useRealTimers();
  await hub?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What clients read of a folder: every index file with its content, except packs, and its compressed forms decoded. */
function served(folder: string): Record<string, unknown> {
  const files: Record<string, unknown> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name));
    if (!entry.isFile() || path.startsWith('shards/') || path === 'manifest.json' || path.endsWith('.kept')) continue;
    const bytes = readFileSync(join(folder, path));
    if (path.endsWith('.msgpack.zst')) {
      const { shards } = decode(zstdDecompressSync(bytes)) as { shards: Record<string, Uint8Array> };
      files[path] = Object.fromEntries(
        Object.entries(shards).map(([name, hash]) => [name, Buffer.from(hash).toString('hex')]),
      );
    } else if (path.endsWith('.zst')) files[path] = zstdDecompressSync(bytes).toString();
    else files[path] = path.endsWith('.gz') ? gunzipSync(bytes).toString() : bytes.toString();
  }
  return files;
}

/** What a search knows of the packages of a publication. */
const packagesOf = async (id: string): Promise<unknown[]> =>
  (
    await query(
      "select to_jsonb(p) - 'publication_id' as p from publication_package p where publication_id = $1 order by name",
      [id],
    )
  ).rows;

/** The same publication made of nothing but the database. */
async function whole(channelId: string, policy: PublishedPolicy | null): Promise<Record<string, unknown>> {
  const client = await hub.core.connection.pool.connect();
  try {
    const made = await computePublication(
      client,
      {
        dataDir,
        channelId,
        publicationId: '01890000-0000-7000-8000-00000000ffff',
        previousId: null,
        bases: [],
        policy,
        legacyIds: null,
        brokenFiles: 'serve',
        probes: [],
        mostNeeded: 0,
        environments: [],
        usedWith: [],
        now: Date.now(),
      },
      () => undefined,
      new AbortController().signal,
    );
    const { records, fileIds } = made.contents;
    const files = served(made.temporary);
    rmSync(made.temporary, { recursive: true });
    const packages = await packagesOf('01890000-0000-7000-8000-00000000ffff');
    await query("delete from publication_package where publication_id = '01890000-0000-7000-8000-00000000ffff'");
    const installability = made.installability!.map(({ platform, beforeIds, brokenIds }) => ({
      platform,
      beforeIds,
      brokenIds,
    }));
    return { files, packages, records, fileIds, allowed: made.allowed, rule: made.rule, installability };
  } finally {
    client.release();
  }
}

const folderOf = (channelId: string, publicationId: string): string =>
  join(dataDir, 'published', channelId, publicationId);

/** Publishes a channel after what it was before, and looks whether that is what a whole publication gives. */
async function publishes(channelId: string, policy: PublishedPolicy | null, isAnswered: boolean): Promise<void> {
  const { publicationId } = await hub.repo.publish(channelId, { policy });
  const expected = await whole(channelId, policy);
  // What the publication left open is asked about, or only with what comes next.
  if (isAnswered) await answerOpenFiles(channelId, publicationId);
  else delete expected['installability'];
  const { records, fileIds, publication } = await hub.repo.index(channelId);
  const { allowed, rule, installability } = publication!;
  expect({
    files: served(folderOf(channelId, publicationId)),
    packages: await packagesOf(
      (await query('select packages_id from publication where id = $1', [publicationId])).rows[0].packages_id,
    ),
    records,
    fileIds,
    allowed,
    rule,
    ...(isAnswered && { installability }),
  }).toEqual(expected);
}

async function answerOpenFiles(channelId: string, publicationId: string): Promise<void> {
  const { answers } = hub.repo;
  const before = await answers.of(publicationId);
  if (before.every(({ isExact }) => isExact)) return;
  const { signal } = new AbortController();
  for (const state of (await answers.ofOpenFiles(channelId, publicationId, before, signal))!) {
    const from = before.find(({ platform }) => platform === state.platform)!;
    expect(state.unchecked).toBe(0);
    const answer = { ...from, ...state, isExact: true };
    if (!from.isExact)
      expect(await answers.keep({ channelId, publicationId, from }, answer, async () => undefined)).toBe(true);
  }
}

const policyOf = (id: number, refine: (filters: ReturnType<typeof emptyFilters>) => void): PublishedPolicy | null => {
  const filters = emptyFilters();
  refine(filters);
  return { id: `01890000-0000-7000-8000-00000000000${id}`, name: `Policy ${id}`, revision: 1, filters };
};
const POLICIES = [
  null,
  policyOf(1, (filters) =>
    filters.add_packages.subfilters.push({ facet: 'license_family', criterion: ['GPL'], comparator: 'not_in' }),
  ),
  policyOf(2, (filters) =>
    filters.remove_packages.subfilters.push({ facet: 'package_age', criterion: 5, comparator: 'less_than_equal_to' }),
  ),
  policyOf(3, (filters) =>
    filters.remove_packages.subfilters.push({
      facet: 'cve_score',
      criterion: 7,
      comparator: 'greater_than_equal_to',
    }),
  ),
];

test('a publication made of what has changed is the one that is made of everything, whatever changes', async () => {
  // The same numbers every time.
  let state = 20_261_125;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const day = 86_400_000;
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const [own, mirror] = [
    await hub.channel(acme, 'own'),
    await hub.channel(acme, 'mirror', { type: 'external_mirror', source: 'https://source.example' }),
  ];
  const both = await hub.channel(acme, 'both', { type: 'virtual', sources: [own, mirror] });
  let made = 0;
  const file = () => {
    made++;
    const gpl = random(3) === 0;
    return {
      name: `p${random(9)}`,
      version: `${random(3)}.${made}`,
      subdir: ['linux-64', 'noarch', 'osx-arm64'][random(3)]!,
      legacy: random(4) === 0,
      depends: [`p${random(9)} >=${random(3)}`],
      license: gpl ? 'GPL-3.0-only' : 'MIT',
      licenseFamily: gpl ? 'GPL' : 'MIT',
      timestamp: start - random(9) * day,
      // Long ones make repodata of several pieces.
      record: {
        constrains: [`p${random(9)} <${random(4)}`],
        summary: `ünï ${made}`.repeat(random(8) === 0 ? 20_000 : 1),
      },
    };
  };
  const some = async (channelId: string): Promise<{ id: number; from_generation: number } | undefined> => {
    const { rows } = await query(
      'select f.id, v.from_generation from channel_file f join channel_file_version v on v.id = f.id and v.until_generation is null where f.channel_id = $1 order by f.id',
      [channelId],
    );
    return rows[random(Math.max(rows.length, 1))] as { id: number; from_generation: number } | undefined;
  };
  for (const channelId of [own, mirror]) await hub.files(channelId, Array.from({ length: 30 }, file));
  // One place of both.
  for (const channelId of [own, mirror]) await hub.files(channelId, [{ name: 'p1', version: '9', license: channelId }]);
  const isWritten = { generation: 0 };
  const changes: (() => Promise<unknown>)[] = [
    async () => hub.files(own, [file()]),
    async () => hub.files(mirror, [file(), file(), { ...file(), name: `new${made}` }]),
    async () => {
      const one = await some(own);
      await query(
        "update channel_file_version set withdrawn = case when withdrawn is null then 'yanked' end where id = $1",
        [one?.id],
      );
      await touch(own);
    },
    async () => {
      const one = await some(random(2) === 0 ? own : mirror);
      await query(
        `update channel_file_version set license = 'GPL-2.0-only', license_family = 'GPL', record = record || '{"again":true}' where id = $1`,
        [one?.id],
      );
      await touch(own);
      await touch(mirror);
    },
    async () => {
      const one = await some(own);
      await query('delete from channel_file_version where id = $1', [one?.id]);
      await touch(own);
    },
    async () => {
      // Nothing that a sync writes is visible before its switch.
      if (isWritten.generation === 0) {
        const [ended, changed] = [await some(mirror), await some(mirror)];
        const { rows } = await query('select generation + 1 as generation from channel where id = $1', [mirror]);
        const { generation } = rows[0] as { generation: number };
        isWritten.generation = generation;
        await query(
          'update channel_file_version set until_generation = $2 where id = any($1) and until_generation is null and from_generation < $2',
          [[ended?.id, changed?.id], generation],
        );
        await query(
          `insert into channel_file_version (id, channel_id, from_generation, subdir, file_name, name, version, build, build_number, record, md5, sha256)
            overriding system value select id, channel_id, $2, subdir, file_name, name, version, build, build_number, '{"synced":true}', md5, sha256
            from channel_file_version where id = $1 and until_generation = $2`,
          [changed?.id, generation],
        );
      } else {
        await query('update channel set generation = $2 where id = $1', [mirror, isWritten.generation]);
        isWritten.generation = 0;
      }
      await touch(mirror);
    },
    async () => {
      const one = await some(own);
      await query('update channel_file_version set object_key = md5(file_name) where id = $1', [one?.id]);
      await query(
        `insert into package_archive (file_id, channel_id, object_key, run_exports, scripts, script_kinds, text_prefix, binary_prefix, file_count, unpacked_size, licenses)
          select id, channel_id, object_key, '{"weak":["p1 >=1"]}', '[]', '{post-link}', true, false, 1, 1, '[]' from channel_file_version where id = $1
          on conflict (file_id) do update set run_exports = '{}'`,
        [one?.id],
      );
      await touch(own);
    },
    async () => vi.setSystemTime(Date.now() + day),
    async () => {
      const id = `CVE-2026-${10_000 + made++}`;
      await query("insert into advisory (id, score, status) values ($1, 9.8, 'active')", [id]);
      await query(`insert into advisory_affected (advisory_id, name, ranges) values ($1, $2, '[{"introduced":"1"}]')`, [
        id,
        `p${random(9)}`,
      ]);
    },
    async () => query('update channel_source set position = 1 - position where channel_id = $1', [both]),
  ];
  let policy = 0;
  for (let step = 0; step < 14; step++) {
    for (let one = random(3); one >= 0; one--) await changes[(step + one * 7) % changes.length]!();
    if (step % 4 === 3) policy = random(POLICIES.length);
    await publishes(both, POLICIES[policy]!, step % 3 !== 1);
    if (step % 3 === 0) await publishes(mirror, POLICIES[policy]!, true);
    // The first publication of a channel starts from one of its sources.
    const sources = [[mirror], [both], [own, mirror], [mirror, own]][step % 4]!;
    const over = await hub.channel(acme, `over-${step}`, { type: 'virtual', sources });
    await publishes(over, POLICIES[random(POLICIES.length)]!, step % 5 === 2);
  }
});

test('a publication before which another platform’s came is made again after that one, and its packages are those that it serves', async () => {
  const channel = await hub.channel(acme, 'raced');
  await hub.files(channel, [{ name: 'old' }]);
  await hub.repo.publish(channel, { policy: null });
  await hub.files(channel, [{ name: 'ours' }]);
  let theirs: string | undefined;
  // Handing its folder over is the last thing that a publication does before the switch.
  const handing = {
    fetch: async () => undefined,
    hand: async () => {
      if (theirs !== undefined) return null;
      theirs = '';
      await hub.files(channel, [{ name: 'theirs' }]);
      ({ publicationId: theirs } = await hub.repo.publish(channel, { policy: null }));
      await query("delete from channel_file_version where channel_id = $1 and name = 'theirs'", [channel]);
      await touch(channel);
      return null;
    },
  };
  const inTransaction = vi.fn(async () => undefined);
  const { publicationId, removedIds } = await new Publisher(
    hub.core,
    handing as unknown as SharedFolders,
    () => undefined,
  ).publish(channel, { policy: null, inTransaction });
  expect(inTransaction).toHaveBeenCalledOnce();
  expect(removedIds).toHaveLength(1);
  const { rows } = await query(
    'select id, number, packages_id from publication where channel_id = $1 order by number',
    [channel],
  );
  expect(rows.slice(-2).map(({ id }) => id)).toEqual([theirs, publicationId]);
  expect(await packagesOf(rows.at(-1).packages_id)).toEqual((await whole(channel, null))['packages']);
});

test('what has not changed is not read again, and what is kept for that stands in the newest publication only', async () => {
  const channel = await hub.channel(acme, 'unread');
  await hub.files(channel, [{ name: 'old' }, { name: 'refused', licenseFamily: 'GPL' }]);
  const first = await hub.repo.publish(channel, { policy: POLICIES[1]! });
  await query('alter table channel_file_version disable trigger user');
  await query(`update channel_file_version set record = '{"unheard":true}' where channel_id = $1`, [channel]);
  await query('alter table channel_file_version enable trigger user');
  await hub.files(channel, [{ name: 'new' }]);
  const second = await hub.repo.publish(channel, { policy: POLICIES[1]! });
  const text = (id: string) => readFileSync(join(folderOf(channel, id), 'linux-64/repodata.json'), 'utf8');
  expect(text(second.publicationId)).toContain('new-1.0-0.conda');
  expect(text(second.publicationId)).not.toContain('unheard');
  const keptBy = (id: string) => readdirSync(folderOf(channel, id)).filter((name) => name.endsWith('.kept'));
  expect(keptBy(second.publicationId)).toEqual(['columns.kept', 'contents.kept']);
  expect(keptBy(first.publicationId)).toEqual([]);
  // A text that wasn't listed before is in no index file yet: it is read from the database.
  const third = await hub.repo.publish(channel, { policy: null });
  expect(text(third.publicationId).match(/unheard/g)).toHaveLength(1);
  // A change that is no longer in the list is still found.
  await hub.files(channel, [{ name: 'forgotten' }]);
  await query("update channel_file_change set noted_at = now() - interval '3 days'");
  await forgetChanges(hub.core.db);
  const late = await hub.repo.publish(channel, { policy: null });
  expect(text(late.publicationId)).toContain('forgotten-1.0-0.conda');
  // If a part of the stored state is broken, everything is read.
  await query('alter table channel_file_version disable trigger user');
  await query(`update channel_file_version set record = '{"secret":true}' where channel_id = $1`, [channel]);
  await query('alter table channel_file_version enable trigger user');
  const damage = (id: string, name: string): void => {
    const path = join(folderOf(channel, id), name);
    writeFileSync(path, readFileSync(path).fill(0, 40, 50));
  };
  damage(late.publicationId, 'contents.kept');
  const last = await hub.repo.publish(channel, { policy: null });
  expect(text(last.publicationId).match(/secret/g)).toHaveLength(4);
  await query('alter table channel_file_version disable trigger user');
  await query(`update channel_file_version set record = '{"again":true}' where channel_id = $1`, [channel]);
  await query('alter table channel_file_version enable trigger user');
  damage(last.publicationId, 'columns.kept');
  expect(text((await hub.repo.publish(channel, { policy: null })).publicationId).match(/again/g)).toHaveLength(4);
});

/** Serializes stored data as a former version did: one file with all columns and dense blocking dependencies. */
class FormerSerializer extends DefaultSerializer {
  readonly columns: Uint8Array[] = [];
  _writeHostObject(column: Uint8Array | Float64Array): void {
    this.writeUint32(
      [Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array].findIndex((one) => column instanceof one),
    );
    this.writeUint32(column.byteLength);
    this.columns.push(new Uint8Array(column.buffer, column.byteOffset, column.byteLength));
  }
}

/** Replaces what a publication keeps by the same in the former format. */
async function keepFormerly(folder: string): Promise<void> {
  const { stored: _, ...kept } = (await readKept(folder))!;
  const serializer = new FormerSerializer();
  serializer.writeHeader();
  const dense = {
    known: new Uint8Array(kept.records.length),
    start: new Uint32Array(kept.records.length + 1),
    pool: new Uint32Array(0),
  };
  serializer.writeValue({ ...kept, blocking: new Map([['linux-64', dense]]) });
  const values = serializer.releaseBuffer();
  const padded = (bytes: Uint8Array) => [bytes, new Uint8Array(Math.ceil(bytes.length / 8) * 8 - bytes.length)];
  const rest = Buffer.concat([
    new Uint8Array(Float64Array.of(7, values.length).buffer),
    ...[values, ...serializer.columns].flatMap(padded),
  ]);
  writeFileSync(join(folder, 'contents.kept'), Buffer.concat([createHash('sha256').update(rest).digest(), rest]));
  rmSync(join(folder, 'columns.kept'));
}

test('what the former version kept is read after an upgrade, not everything', async () => {
  const channel = await hub.channel(acme, 'upgraded');
  await hub.files(channel, [{ name: 'old' }, { name: 'broken', depends: ['nowhere'] }]);
  const { publicationId } = await hub.repo.publish(channel, { policy: null });
  await keepFormerly(folderOf(channel, publicationId));
  await query('alter table channel_file_version disable trigger user');
  await query(`update channel_file_version set record = '{"unheard":true}' where channel_id = $1`, [channel]);
  await query('alter table channel_file_version enable trigger user');
  await hub.files(channel, [{ name: 'new' }]);
  const upgraded = await hub.repo.publish(channel, { policy: null });
  const text = readFileSync(join(folderOf(channel, upgraded.publicationId), 'linux-64/repodata.json'), 'utf8');
  expect(text).toContain('new-1.0-0.conda');
  expect(text).not.toContain('unheard');
  expect(upgraded.installability?.find(({ platform }) => platform === 'linux-64')).toMatchObject({ broken: 1 });
});

test('a virtual channel is made of what its source keeps, and shares its files and its columns', async () => {
  const mirror = await hub.channel(acme, 'source', { type: 'external_mirror', source: 'https://source.example' });
  await hub.files(mirror, [{ name: 'free' }, { name: 'refused', licenseFamily: 'GPL' }]);
  const base = await hub.repo.publish(mirror, { policy: null });
  await query('alter table channel_file_version disable trigger user');
  await query(`update channel_file_version set record = '{"unheard":true}' where channel_id = $1`, [mirror]);
  await query('alter table channel_file_version enable trigger user');
  const open = await hub.channel(acme, 'open', { type: 'virtual', sources: [mirror] });
  const { publicationId } = await hub.repo.publish(open, { policy: null });
  const inode = (channelId: string, id: string, name: string) => statSync(join(folderOf(channelId, id), name)).ino;
  for (const name of [
    'linux-64/repodata.json',
    'linux-64/repodata.json.zst',
    'linux-64/repodata_shards.msgpack.zst',
    'columns.kept',
  ])
    expect(inode(open, publicationId, name)).toBe(inode(mirror, base.publicationId, name));
  const [ofOpen, ofMirror] = [await hub.repo.index(open), await hub.repo.index(mirror)];
  expect(ofOpen.records).toBe(ofMirror.records);
  expect(ofOpen.publication!.id).toBe(publicationId);
  // Neither a policy nor its end reads the records again.
  const governed = await hub.channel(acme, 'governed', { type: 'virtual', sources: [mirror] });
  const text = (id: string) => readFileSync(join(folderOf(governed, id), 'linux-64/repodata.json'), 'utf8');
  const strict = await hub.repo.publish(governed, { policy: POLICIES[1]! });
  expect(text(strict.publicationId)).toContain('free-1.0-0.conda');
  expect(text(strict.publicationId)).not.toContain('refused-1.0-0.conda');
  expect(inode(governed, strict.publicationId, 'columns.kept')).toBe(inode(mirror, base.publicationId, 'columns.kept'));
  const loose = await hub.repo.publish(governed, { policy: null });
  expect(text(loose.publicationId)).toContain('refused-1.0-0.conda');
  expect((await hub.repo.index(governed)).records).toBe(ofMirror.records);
  // Files of further sources are read, and hide those of the same name.
  const team = await hub.channel(acme, 'team');
  await hub.files(team, [{ name: 'free', license: 'BSD' }, { name: 'own' }]);
  const mixed = await hub.channel(acme, 'mixed', { type: 'virtual', sources: [team, mirror] });
  const { publicationId: mixedId } = await hub.repo.publish(mixed, { policy: null });
  const listed = JSON.parse(readFileSync(join(folderOf(mixed, mixedId), 'linux-64/repodata.json'), 'utf8')) as {
    'packages.conda': Record<string, { license: string; unheard?: boolean }>;
  };
  expect(Object.keys(listed['packages.conda']).toSorted()).toEqual([
    'free-1.0-0.conda',
    'own-1.0-0.conda',
    'refused-1.0-0.conda',
  ]);
  expect(listed['packages.conda']['free-1.0-0.conda']!.license).toBe('BSD');
  expect(listed['packages.conda']['refused-1.0-0.conda']!.unheard).toBeUndefined();
});

test('a large channel is in memory after a start, without reading its records from the database', async () => {
  const large = await hub.channel(acme, 'large');
  await hub.files(large, [{ name: 'one' }, { name: 'two' }, { name: 'three' }]);
  const { publicationId } = await hub.repo.publish(large, { policy: null });
  const over = await hub.channel(acme, 'over-large', { type: 'virtual', sources: [large] });
  await hub.repo.publish(over, { policy: null });
  // A virtual channel counts the files of its sources.
  await query('update channel set file_count = 3 where id = any ($1::uuid[])', [[large, over]]);
  await query('alter table channel_file_version disable trigger user');
  await query(`update channel_file_version set license = 'unheard' where channel_id = $1`, [large]);
  const { connection } = hub.core;
  const settings = { dataDir, maxRecords: 1_000_000, inlineRecords: 2 };
  const indexes = new ChannelIndexes(connection.pool, connection.jobs.config, settings);
  await indexes.warmUp(new AbortController().signal);
  await query('delete from channel_file_version where channel_id = $1', [large]);
  await query('alter table channel_file_version enable trigger user');
  const { records, publication } = await indexes.get(large);
  expect(records.names.toSorted()).toEqual(['one', 'three', 'two']);
  expect(records.licenses.map(({ license }) => license)).not.toContain('unheard');
  expect(publication!.id).toBe(publicationId);
  expect([...publication!.allowed]).toEqual([1, 1, 1]);
  const ofOver = await indexes.get(over);
  expect(ofOver.records).toBe(records);
  expect([...ofOver.publication!.allowed]).toEqual([1, 1, 1]);
});

test('run_exports.json is packed again only where it has changed', async () => {
  const channel = await hub.channel(acme, 'exporting');
  await hub.files(channel, [{ name: 'old' }, { name: 'other', subdir: 'noarch' }]);
  const tell = (name: string, exported: string) =>
    query(
      `insert into source_run_exports select id, channel_id, sha256, jsonb_build_object('weak', jsonb_build_array($3::text)) from channel_file_version
        where channel_id = $1 and name = $2 on conflict (file_id) do update set run_exports = excluded.run_exports`,
      [channel, name, exported],
    );
  await tell('old', 'a');
  await tell('other', 'b');
  const publish = async () => folderOf(channel, (await hub.repo.publish(channel, { policy: null })).publicationId);
  const read = (folder: string, name: string) => readFileSync(join(folder, name));
  const first = await publish();
  // What is taken from there is known by its bytes; equal files of other publications are not in the way.
  for (const subdir of ['linux-64', 'noarch']) {
    rmSync(join(first, subdir, 'run_exports.json.zst'));
    writeFileSync(join(first, subdir, 'run_exports.json.zst'), 'packed before');
  }
  rmSync(join(dataDir, 'published', 'shared'), { recursive: true });
  await tell('other', 'c');
  const second = await publish();
  expect(read(second, 'linux-64/run_exports.json')).toEqual(read(first, 'linux-64/run_exports.json'));
  expect(read(second, 'linux-64/run_exports.json.zst').toString()).toBe('packed before');
  const exported = read(second, 'noarch/run_exports.json');
  expect(exported.toString()).toBe(read(first, 'noarch/run_exports.json').toString().replace('"b"', '"c"'));
  expect(zstdDecompressSync(read(second, 'noarch/run_exports.json.zst'))).toEqual(exported);
  expect(gunzipSync(read(second, 'noarch/run_exports.json.gz'))).toEqual(exported);
});
