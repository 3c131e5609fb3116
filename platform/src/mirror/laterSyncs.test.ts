// Syncs after the first one: they read, write, and count what has changed, with the same outcome as if everything were.
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform } from '../testing/index.ts';
import type { ChannelAnswer } from '../channel/index.ts';
import type { MirrorDetails, SyncAnswer } from './contract.ts';
import { aRecord, aRepodata, serve, startServer } from './server.testing.ts';
import type { ChannelServer } from './server.testing.ts';

type Given = Record<string, unknown>;

let hub: TestPlatform;
let acme: TestOrganization;
let admin: Send;
const servers: ChannelServer[] = [];

beforeAll(async () => {
  hub = await startPlatform({
    config: { mirrorAllowPrivate: true, limits: { ...readConfig({}).limits, mirrors: 1_000 } },
  });
  const ada = await hub.aUser();
  acme = await hub.anOrganization({ members: { admin: ada } });
  admin = await hub.as(ada.email);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await hub.close();
});

const channelUrl = (name = ''): string => `/api/organizations/${acme.name}/channels${name && `/${name}`}`;

/** Waits for the end of the last sync. */
function ended(name: string): Promise<SyncAnswer> {
  return vi.waitFor(
    async () => {
      const { last_sync: last } = (await (await admin(`${channelUrl(name)}/mirror_details`)).json()) as MirrorDetails;
      expect(last?.state).toBe('done');
      return last!;
    },
    { timeout: 60_000, interval: 100 },
  );
}

async function aSource(subdirs: Record<string, string>): Promise<ChannelServer> {
  const server = await startServer();
  servers.push(server);
  serve(server, subdirs);
  return server;
}

async function make(json: Given): Promise<ChannelAnswer> {
  const response = await admin(channelUrl(), { method: 'POST', json: { privacy: 'public', ...json } });
  expect(response.status).toBe(201);
  return (await response.json()) as ChannelAnswer;
}

/** A new mirror after its first sync. It never holds a loss. */
async function aMirror(name: string, { url }: ChannelServer): Promise<ChannelAnswer> {
  const mirror = await make({ name, type: 'external_mirror', source: url });
  await ended(name);
  const json = { loss_limit_percent: 100 };
  expect((await admin(`${channelUrl(name)}/mirror_details`, { method: 'PATCH', json })).status).toBe(200);
  return mirror;
}

async function sync(name: string): Promise<SyncAnswer> {
  expect((await admin(`${channelUrl(name)}/mirror_sync`, { method: 'POST' })).status).toBe(202);
  return ended(name);
}

/** Records of packages with several versions each. */
const records = (names: number, versions: number, tag = 'pkg'): Given[] =>
  Array.from({ length: names * versions }, (_, i) =>
    aRecord({ name: `${tag}-${i % names}`, version: `1.${Math.floor(i / names)}`, size: 1_000 + i }),
  );

/** Visible files of channels, one of each place, as `subdir/file`. */
async function filesOf(...ids: string[]): Promise<Map<string, { name: string; size: number; license: string | null }>> {
  const rows = await hub.core.db
    .selectFrom('channel_file')
    .select(['subdir', 'file_name', 'name', 'size', 'license'])
    .where('channel_id', 'in', ids)
    .orderBy('size')
    .execute();
  return new Map(
    rows.map(({ subdir, file_name, size, ...row }) => [`${subdir}/${file_name}`, { ...row, size: size! }]),
  );
}

/** Checks the stored counts of a channel, and its packages in the search, against its files. */
async function expectCounted({ id, name }: ChannelAnswer, ...sources: ChannelAnswer[]): Promise<void> {
  const files = await filesOf(id, ...sources.map((source) => source.id));
  const names = new Set([...files.values()].map((file) => file.name));
  expect(await (await admin(channelUrl(name))).json()).toMatchObject({
    file_count: files.size,
    artifact_count: names.size,
    size: [...files.values()].reduce((sum, { size }) => sum + size, 0),
    subdirs: [...new Set([...files.keys()].map((place) => place.split('/')[0]))].sort(),
  });
  if (sources.length > 0) return;
  const found = await hub.core.db.selectFrom('artifact').select('name').where('channel_id', '=', id).execute();
  expect(found.map((row) => row.name).sort()).toEqual([...names].sort());
}

/** Rows of file versions that the database has written so far. */
async function writtenRows(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(hub.core.db);
  const { rows } = await sql<{ written: number }>`
    select n_tup_ins + n_tup_upd + n_tup_del as written from pg_stat_user_tables where relname = 'channel_file_version'`.execute(
    hub.core.db,
  );
  return rows[0]!.written;
}

/** Counts the rows that background work gets from the database while something happens. */
async function rowsDuring(work: () => Promise<unknown>): Promise<number> {
  const { pool } = hub.core.connection.jobs;
  const watched = new Map<PoolClient, PoolClient['query']>();
  let count = 0;
  const watch = (client: PoolClient): void => {
    if (watched.has(client)) return;
    watched.set(client, client.query);
    const query = client.query as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const answer = query.apply(client, given);
      if (answer instanceof Promise)
        answer.then(
          ({ rows }: { rows: unknown[] }) => (count += rows.length),
          () => undefined,
        );
      return answer;
    }) as never;
  };
  pool.on('acquire', watch);
  await work();
  pool.off('acquire', watch);
  for (const [client, query] of watched) client.query = query;
  return count;
}

describe('a later sync', () => {
  test('touches no file whose record is unchanged, wherever the others stand', async () => {
    const all = records(100, 40);
    const source = await aSource({ noarch: aRepodata(all), 'linux-64': aRepodata(records(50, 20)) });
    const mirror = await aMirror('touched', source);
    const before = await writtenRows();
    const changed = [
      ...records(5, 1, 'new'),
      { ...all[7]!, license: 'MIT' },
      ...all.filter((_, i) => i !== 7 && i !== 2_000),
    ];
    serve(source, { noarch: aRepodata(changed) });
    let last: SyncAnswer | undefined;
    const rows = await rowsDuring(async () => {
      last = await sync(mirror.name);
    });
    expect(last).toMatchObject({ records_read: changed.length + 1_000, phase: 'Done' });
    // Five new ones, a new version of another one, and the end of two.
    expect((await writtenRows()) - before).toBe(8);
    // Two packages have 40 files each.
    expect(rows).toBeGreaterThan(80);
    expect(rows).toBeLessThan(300);
    const files = await filesOf(mirror.id);
    expect(files.size).toBe(changed.length + 1_000);
    expect(files.get('noarch/pkg-7-1.0-py312_0.conda')).toMatchObject({ license: 'MIT' });
    expect(files.has('noarch/pkg-0-1.20-py312_0.conda')).toBe(false);
    await expectCounted(mirror);
  });

  test('has the same outcome where every record is written differently, and where a file comes back', async () => {
    const all = records(20, 20);
    const source = await aSource({ noarch: aRepodata(all) });
    const mirror = await aMirror('rewritten', source);
    const before = await writtenRows();
    serve(source, { noarch: JSON.stringify(JSON.parse(aRepodata(all.slice(1))), null, 2) });
    await sync(mirror.name);
    expect((await writtenRows()) - before).toBe(1);
    await expectCounted(mirror);
    serve(source, { noarch: aRepodata(all) });
    await sync(mirror.name);
    expect((await filesOf(mirror.id)).size).toBe(all.length);
    await expectCounted(mirror);
  });

  test('takes a file once that is listed twice, like the first one', async () => {
    const twice = (version: string): string =>
      aRepodata([aRecord({ version }), aRecord({ name: 'six', version, size: 7 })]).replace(
        /"six-[^"]*"/,
        `"numpy-${version}-py312_0.conda":${JSON.stringify(aRecord({ version, size: 50 }))},$&`,
      );
    const source = await aSource({ noarch: twice('1.0') });
    const mirror = await aMirror('twice', source);
    await expectCounted(mirror);
    expect((await filesOf(mirror.id)).size).toBe(2);
    serve(source, { noarch: twice('2.0') });
    await sync(mirror.name);
    await expectCounted(mirror);
    expect([...(await filesOf(mirror.id)).keys()].sort()).toEqual([
      'noarch/numpy-2.0-py312_0.conda',
      'noarch/six-2.0-py312_0.conda',
    ]);
  });

  test('changes the counts of its channel and of virtual ones by what changed there', async () => {
    const [one, two] = [records(40, 5), records(60, 5)];
    const first = await aSource({ noarch: aRepodata(one), 'linux-64': aRepodata([aRecord()]) });
    const second = await aSource({ noarch: aRepodata(two) });
    const mirror = await aMirror('counted', first);
    const other = await aMirror('counted-too', second);
    const virtual = await make({ name: 'counted-both', type: 'virtual', sources: [mirror.name, other.name] });
    const check = async (subdirs: Record<string, Given[]>): Promise<void> => {
      for (const [subdir, body] of Object.entries(subdirs)) serve(first, { [subdir]: aRepodata(body) });
      await sync(mirror.name);
      await expectCounted(mirror);
      await expectCounted(virtual, mirror, other);
    };
    await expectCounted(virtual, mirror, other);
    // A file that the other source has with another size, and one of a package that only it had.
    await check({ noarch: [...one, { ...two[45]!, size: 9 }, aRecord({ name: 'pkg-50', version: '7' })] });
    // Without a whole package that the other source has, and with a new one.
    await check({ noarch: [...one.filter(({ name }) => name !== 'pkg-3'), aRecord({ name: 'fresh' })] });
    // The last file of a subdir, and the first one of another.
    await check({ 'linux-64': [], 'osx-64': [aRecord({ name: 'mac' })] });
    await check({ 'osx-64': [aRecord({ name: 'mac', size: 1_000_000 }), aRecord({ name: 'mac', version: '2' })] });
  });
});
