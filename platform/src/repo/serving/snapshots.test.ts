import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyFilters } from '@terrarium/domain/policy';
import { sweepChannel } from '../../channel/index.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { readManifest } from '../indexFiles/index.ts';
import { dropOldPublications, sweep } from '../publishing/index.ts';
import { writePackages } from '../publishing/packages.ts';
import { ObjectStore } from '../storage/index.ts';
import { startHarness } from '../testing/harness.ts';
import type { Harness, TestFile } from '../testing/harness.ts';

let dataDir: string;
let hub: Harness;
let acme: string;
let count = 0;
let name: string;
let channel: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'terrarium-test-'));
  hub = await startHarness({ dataDir, config: { keptPublications: 2, snapshotsPerChannel: 4 } });
  acme = await hub.organization('acme');
});
afterAll(async () => {
  await hub.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  name = `channel-${++count}`;
  channel = await hub.channel(acme, name);
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${hub.baseUrl}/repo/acme/${path}`, { headers });
const names = async (at: string): Promise<string[]> => {
  const document = (await (await get(`${at}/linux-64/repodata.json`)).json()) as { 'packages.conda': object };
  return Object.keys(document['packages.conda']).sort();
};
const problem = async (path: string): Promise<[number, string]> => {
  const response = await get(path);
  const { detail } = (await response.json()) as { detail: string };
  return [response.status, detail];
};
const publish = (without?: string) => {
  const filters = emptyFilters();
  if (without !== undefined)
    filters.add_packages.subfilters.push({ facet: 'license_family', criterion: [without], comparator: 'not_in' });
  return hub.repo.publish(channel, {
    policy:
      without === undefined
        ? null
        : { id: '01890000-0000-7000-8000-000000000000', name: 'Without a license', revision: 1, filters },
  });
};
/** A file whose bytes the hub holds. */
const held = (file: TestFile, key: string): TestFile => {
  const path = join(dataDir, new ObjectStore(dataDir).fileOf(key)!);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, key);
  return { ...file, objectKey: key, size: key.length };
};
const query = (text: string, values: unknown[] = []) => hub.core.connection.pool.query(text, values);
/** Moves what a publication was served by so many hours into the past. */
const shift = (number: number, from: number, until: number | null) =>
  query(
    `update publication set served_from = now() - $3::float8 * interval '1 hour', served_until = now() - $4::float8 * interval '1 hour' where channel_id = $1 and number = $2`,
    [channel, number, from, until],
  );

describe('snapshots', () => {
  test('what was served stays at its number and its time when the policy refuses it, index and bytes', async () => {
    const key = 'a'.repeat(64);
    await hub.files(channel, [held({ name: 'free', licenseFamily: 'GPL' }, key), { name: 'kept' }]);
    await publish();
    await publish('GPL');
    expect(await names(name)).toEqual(['kept-1.0-0.conda']);
    expect((await get(`${name}/linux-64/free-1.0-0.conda`)).status).toBe(403);

    expect(await names(`${name}@1`)).toEqual(['free-1.0-0.conda', 'kept-1.0-0.conda']);
    const bytes = await get(`${name}@1/linux-64/free-1.0-0.conda`);
    expect([bytes.status, await bytes.text()]).toEqual([200, key]);
    expect((await get(`${name}@1/channeldata.json`)).status).toBe(200);
    expect((await get(`${name}@1/linux-64/repodata.json.zst`)).status).toBe(200);
    expect(await names(`${name}@2`)).toEqual(['kept-1.0-0.conda']);
    expect((await get(`${name}@2/linux-64/free-1.0-0.conda`)).status).toBe(403);

    await shift(1, 72, 30);
    await shift(2, 30, null);
    const day = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
    expect(await names(`${name}@${day(40)}`)).toHaveLength(2);
    expect(await names(`${name}@${day(40).slice(0, 16)}Z`)).toHaveLength(2);
    expect(await names(`${name}@${day(29)}`)).toHaveLength(1);
    expect(await names(`${name}@${day(0).slice(0, 10)}`)).toHaveLength(1);
  });

  test('an address that never was, odd dates and what is not kept are told apart', async () => {
    await hub.files(channel, [{ name: 'x' }]);
    await publish();
    for (const odd of ['0', '012', 'latest', '2026-02-30', '2026-02-03T25:00Z'])
      expect(await problem(`${name}@${odd}/noarch/repodata.json`)).toEqual([
        404,
        expect.stringContaining("isn't a valid snapshot. Use a number or a UTC date") as unknown,
      ]);
    expect(await problem(`${name}@7/linux-64/x-1.0-0.conda`)).toEqual([
      404,
      expect.stringContaining(`has no snapshot '7'. The latest is 1.`) as unknown,
    ]);
    expect(await problem(`${name}@2999-01-01/noarch/repodata.json`)).toEqual([
      404,
      expect.stringContaining('is in the future') as unknown,
    ]);
    expect(await problem(`${name}@2001-01-01/noarch/repodata.json`)).toEqual([
      404,
      expect.stringContaining("wasn't published yet at") as unknown,
    ]);
    for (const form of ['@', '@@1', '@1@1'])
      expect((await get(`${name}${form}/noarch/repodata.json`)).status).toBe(404);
    expect((await get(`${name}@1/noarch/none.json`)).status).toBe(404);
    expect((await get(`${name}@1/noarch/repodata.json`)).status).toBe(200);
    const never = await hub.channel(acme, `${name}-empty`);
    expect(never).toBeTruthy();
    expect((await problem(`${name}-empty@1/noarch/repodata.json`))[0]).toBe(404);
  });

  test('a snapshot has the rights of its channel; numbers are each channel’s own', async () => {
    const other = await hub.organization(`other-${count}`);
    await hub.files(channel, [{ name: 'x' }]);
    for (let i = 0; i < 3; i++) await publish();
    const closed = await hub.channel(other, 'closed', { privacy: 'private' });
    await hub.files(closed, [{ name: 'secret' }]);
    await hub.repo.publish(closed, { policy: null });
    const at = (snapshot: string, token = ''): Promise<Response> =>
      fetch(`${hub.baseUrl}${token}/repo/other-${count}/closed@${snapshot}/linux-64/repodata.json`);
    expect((await at('1')).status).toBe(401);
    expect((await at('9')).status).toBe(401);
    const ours = await hub.token(acme, await hub.user(`mallory-${count}`, acme));
    expect([(await at('1', `/t/${ours}`)).status, (await at('9', `/t/${ours}`)).status]).toEqual([404, 404]);
    const theirs = await hub.token(other, await hub.user(`eve-${count}`, other, 'admin'));
    expect((await at('1', `/t/${theirs}`)).status).toBe(200);
    // The third publication of acme's channel is none of theirs.
    expect((await at('3', `/t/${theirs}`)).status).toBe(404);
  });

  test('a file that was removed as harmful, or is now known as malware, is never served; a yanked one is', async () => {
    const keys = ['b', 'c', 'd'].map((letter) => letter.repeat(64));
    await hub.files(channel, [
      held({ name: 'harmful' }, keys[0]!),
      held({ name: 'yanked' }, keys[1]!),
      held({ name: 'malware' }, keys[2]!),
    ]);
    await publish();
    await query('update channel_file_version set withdrawn = name where channel_id = $1 and name in ($2, $3)', [
      channel,
      'harmful',
      'yanked',
    ]);
    await query("insert into advisory (id, status, malicious) values ('MAL-2026-1', 'active', true)");
    await query(
      "insert into advisory_affected (advisory_id, name, versions) values ('MAL-2026-1', 'malware', '{1.0}')",
    );
    await publish('GPL');
    expect(await names(`${name}@1`)).toHaveLength(3);
    expect(await problem(`${name}@1/linux-64/harmful-1.0-0.conda`)).toEqual([
      410,
      expect.stringContaining('was quarantined in this channel') as unknown,
    ]);
    expect(await problem(`${name}@1/linux-64/malware-1.0-0.conda`)).toEqual([
      410,
      expect.stringContaining('malware') as unknown,
    ]);
    expect((await get(`${name}@1/linux-64/yanked-1.0-0.conda`)).status).toBe(200);
  });

  test('a file that went from its mirror stays for the snapshot, and goes with it', async () => {
    const key = 'e'.repeat(64);
    const mirror = await hub.channel(acme, `${name}-mirror`, { type: 'external_mirror', source: 'https://x.example' });
    await hub.files(mirror, [held({ name: 'old' }, key), { name: 'stays' }]);
    channel = mirror;
    name = `${name}-mirror`;
    await publish();
    await query('update channel_file_version set until_generation = 1 where channel_id = $1 and name = $2', [
      mirror,
      'old',
    ]);
    await query(
      'update channel set generation = 1, content_revision = content_revision + 1, unswept = true where id = $1',
      [mirror],
    );
    await publish();
    const swept = () => sweepChannel(hub.core.db, mirror, sql`select 1`);
    await swept();
    expect((await get(`${name}/linux-64/old-1.0-0.conda`)).status).toBe(404);
    expect((await get(`${name}@1/linux-64/old-1.0-0.conda`)).status).toBe(200);

    await publish();
    await shift(1, 24 * 60, 24 * 40);
    await dropOldPublications(hub.core, mirror);
    expect(await problem(`${name}@1/linux-64/old-1.0-0.conda`)).toEqual([
      410,
      expect.stringContaining('is no longer available. The oldest available is 2.') as unknown,
    ]);
    expect((await query('select unswept from channel where id = $1', [mirror])).rows).toEqual([{ unswept: true }]);
    await swept();
    expect((await query('select name from channel_file_version where channel_id = $1', [mirror])).rows).toEqual([
      { name: 'stays' },
    ]);
  });

  test('what the newest publication keeps for the next one counts among the bytes of a channel’s snapshots', async () => {
    await hub.files(channel, [{ name: 'kept' }]);
    for (const license of [undefined, 'MIT', undefined, undefined]) await publish(license);
    await shift(1, 50, 40);
    await shift(2, 40, 39);
    const rows = await hub.core.db
      .selectFrom('publication')
      .select(['folder', sql<number>`10 * (allowed_count + refused_count)`.as('decisions')])
      .where('channel_id', '=', channel)
      .where('is_kept', '=', true)
      .execute();
    const sizes = new Map<string, number>();
    let bytes = 0;
    for (const { folder, decisions } of rows) {
      const { files } = await readManifest(join(dataDir, 'published', folder));
      for (const { sha256, size } of Object.values(files)) sizes.set(sha256, size);
      bytes += decisions;
    }
    for (const size of sizes.values()) bytes += size;
    const newest = readdirSync(join(dataDir, 'published', channel))
      .sort()
      .at(-1)!;
    for (const kept of ['contents.kept', 'columns.kept'])
      bytes += statSync(join(dataDir, 'published', channel, newest, kept)).size;
    const bounded = (snapshotStorage: number) => ({ ...hub.core, config: { ...hub.core.config, snapshotStorage } });
    await dropOldPublications(bounded(bytes), channel);
    expect((await get(`${name}@1/noarch/repodata.json`)).status).toBe(200);
    await dropOldPublications(bounded(bytes - 1), channel);
    expect((await get(`${name}@1/noarch/repodata.json`)).status).toBe(410);
  });

  test('over the bound those go first that were served for the shortest time; equal files are kept once and go with the last of them', async () => {
    await hub.files(channel, [{ name: 'shared' }, { name: 'y', licenseFamily: 'MIT' }]);
    for (let i = 0; i < 6; i++) await publish(i === 1 ? 'MIT' : undefined);
    const folder = join(dataDir, 'published', channel);
    const inodes = (): number[] =>
      readdirSync(folder)
        .sort()
        .map((each) => statSync(join(folder, each, 'linux-64/repodata.json')).ino);
    const [first, second, ...others] = inodes();
    expect(second).not.toBe(first);
    expect(others).toEqual([first, first, first, first]);
    await shift(1, 50, 40);
    await shift(2, 40, 39);
    await shift(3, 39, 37);
    await shift(4, 37, 10);
    await dropOldPublications(hub.core, channel);
    expect((await get(`${name}@2/noarch/repodata.json`)).status).toBe(410);
    expect((await get(`${name}@3/noarch/repodata.json`)).status).toBe(410);
    for (const kept of [1, 4, 5, 6]) expect((await get(`${name}@${kept}/noarch/repodata.json`)).status).toBe(200);
    expect(inodes()).toEqual([first, first, first, first]);
    expect(
      (await problem(`${name}@${new Date(Date.now() - 38 * 3_600_000).toISOString()}/noarch/repodata.json`))[0],
    ).toBe(410);
    // Data that was only on disk is missing too: a restored backup has no folders of snapshots.
    rmSync(join(folder, readdirSync(folder).sort()[0]!), { recursive: true });
    await sweep(hub.core, true);
    expect((await get(`${name}@1/noarch/repodata.json`)).status).toBe(410);
    expect((await get(`${name}@4/noarch/repodata.json`)).status).toBe(200);
  });
});

test('what an unfinished publication left is removed at the next start, if only one process uses the database', async () => {
  const { connection } = hub.core;
  await hub.files(channel, [{ name: 'x' }]);
  await publish();
  const id = uuidv7();
  const left = [join(dataDir, 'published', channel, id), join(dataDir, 'published/shared/ab')];
  for (const folder of left) mkdirSync(folder, { recursive: true });
  writeFileSync(join(left[1]!, 'abc'), 'unused');
  await writePackages(connection.pool, id, [
    {
      name: 'x',
      latest_version: null,
      license: null,
      subdirs: [],
      served_count: 0,
      refused_count: 1,
      dependent_count: 0,
      severity: 'unknown',
      file_at: null,
    },
  ]);
  const found = async (): Promise<boolean[]> => {
    const { rowCount } = await query('select from publication_package where publication_id = $1', [id]);
    return [existsSync(left[0]!), existsSync(join(left[1]!, 'abc')), rowCount === 1];
  };
  await sweep(hub.core, false);
  expect(await found()).toEqual([true, true, true]);
  await sweep(hub.core, true);
  const isLeft = !connection.embedded;
  expect(await found()).toEqual([isLeft, isLeft, isLeft]);
  expect((await get(`${name}/linux-64/repodata.json`)).status).toBe(200);
});
