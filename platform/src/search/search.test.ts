import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChannelRow } from '../channel/index.ts';
import { newId } from '../db/index.ts';
import { startHub } from '../policy/hub.testing.ts';
import type { FileGiven, PolicyHub } from '../policy/hub.testing.ts';
import type { Send, TestOrganization } from '../testing/index.ts';
import { backfillPackages } from '../repo/publishing/backfill.ts';
import { removePackages, sweepPackages, writePackages } from '../repo/publishing/packages.ts';
import type { PackageSearch } from './contract.ts';

const files: FileGiven[] = [
  { name: 'numpy', version: '1.26.4', license: 'BSD-3-Clause' },
  { name: 'numpy', version: '2.0.0', license: 'GPL-3.0-only' },
  { name: 'numpy-base', license: 'BSD-3-Clause' },
  { name: 'dask-numpy', license: 'BSD-3-Clause' },
  { name: 'autonumpy', license: 'BSD-3-Clause' },
  { name: 'blas', license: 'BSD-3-Clause' },
  { name: 'readline', license: 'GPL-3.0-only' },
  { name: 'scikit-learn', license: 'BSD-3-Clause' },
  { name: 'c_plus', license: 'MIT' },
  { name: 'tiles', license: 'MIT', subdir: 'noarch' },
  { name: 'tiles', version: '2.0', license: 'GPL-3.0-only', subdir: 'osx-arm64' },
  { name: 'tiles-extra', license: 'BSD-3-Clause', timestamp: Date.now() - 20 * 86_400_000 },
];

let hub: PolicyHub;
let main: ChannelRow;
let approved: ChannelRow;
let abroad: TestOrganization;
let abroadAdmin: Send;

beforeAll(async () => {
  hub = await startHub();
  main = await hub.aChannel({ name: 'main', files });
  approved = await hub.aChannel({ name: 'approved', sources: ['main'] });
  await hub.aChannel({ name: 'inside', privacy: 'internal', files: [{ name: 'numpy-internal', license: 'MIT' }] });
  await hub.aChannel({ name: 'closed', privacy: 'private', files: [{ name: 'numpy-secret', license: 'MIT' }] });
  const admin = await hub.aUser();
  abroad = await hub.anOrganization({ members: { admin } });
  abroadAdmin = await hub.as(admin.email);
  await hub.aChannel({
    name: 'theirs',
    privacy: 'private',
    files: [{ name: 'numpy-theirs', license: 'MIT' }],
    organization: abroad,
  });
  await hub.core.db
    .updateTable('artifact')
    .set({ summary: 'Linear algebra that NumPy calls (100% C++)' })
    .where('channel_id', '=', main.id)
    .where('name', '=', 'blas')
    .execute();
  await hub.apply(approved, await hub.aPolicy({ license: { operator: 'not_in', values: ['GPL3'] } }));
});
afterAll(() => hub.close());

const search = async (query: string, send: Send = hub.send, more = ''): Promise<PackageSearch> => {
  const response = await send(`/api/search/packages?query=${encodeURIComponent(query)}${more}`);
  expect(response.status, query).toBe(200);
  return (await response.json()) as PackageSearch;
};
/** Found packages as `name: channels`. */
const names = async (query: string, send: Send = hub.send, more = ''): Promise<string[]> =>
  (await search(query, send, more)).results.map(
    ({ channels, name }) => `${name}: ${channels.map(({ channel }) => channel).join(' ')}`,
  );
const nothing: PackageSearch = {
  total_count: 0,
  results: [],
  cursors: [],
  next_cursor: null,
  previous_cursor: null,
  facets: { channels: [], channel_count: 0, decisions: [], licenses: [], platforms: [], severities: [], updated: [] },
};

describe('packages', () => {
  test('[SRCH-13] the best match comes first: the name, its beginning, a word of it, part of it, then the summary; each package once', async () => {
    expect(await names('NumPy')).toEqual([
      'numpy: approved main',
      'numpy-base: approved main',
      'dask-numpy: approved main',
      'autonumpy: approved main',
      'blas: approved main',
    ]);
    expect((await search('NumPy')).total_count).toBe(5);
    expect((await search('blas')).results[0]?.summary).toBe('Linear algebra that NumPy calls (100% C++)');
  });

  test('[SRCH-13] a package says what each channel serves and refuses of it, and nothing newer than that', async () => {
    const {
      results: [numpy],
    } = await search('numpy');
    const place = { organization: hub.acme.name, license: 'BSD-3-Clause' };
    expect(numpy).toEqual({
      name: 'numpy',
      summary: '',
      channel_count: 2,
      channels: [
        {
          ...place,
          channel: 'approved',
          decision: 'allowed',
          latest_version: '1.26.4',
          served_file_count: 1,
          refused_file_count: 1,
        },
        {
          ...place,
          channel: 'main',
          decision: 'allowed',
          license: 'GPL-3.0-only',
          latest_version: '2.0.0',
          served_file_count: 2,
          refused_file_count: 0,
        },
      ],
    });
    expect((await search('readline')).results[0]?.channels[0]).toMatchObject({
      channel: 'approved',
      decision: 'refused',
      latest_version: null,
      served_file_count: 0,
      refused_file_count: 1,
    });
  });

  test('[SRCH-18] pages follow each other, and count and facets stay', async () => {
    expect(await names('numpy', hub.send, '&limit=2&offset=1')).toEqual([
      'numpy-base: approved main',
      'dask-numpy: approved main',
    ]);
    const { total_count, facets } = await search('numpy');
    expect(await search('numpy', hub.send, '&limit=2&offset=500')).toEqual({
      ...nothing,
      total_count,
      results: [],
      facets,
    });
    expect((await hub.send('/api/search/packages?query=numpy&limit=101')).status).toBe(422);
  });

  test('several words are all found, in name or summary, in any order', async () => {
    expect(await names('scikit learn')).toEqual(['scikit-learn: approved main']);
    expect(await names('calls  algebra')).toEqual(['blas: approved main']);
    expect(await names('algebra learn')).toEqual([]);
    // Only the beginning of a word of the summary counts.
    expect(await names('lgebra')).toEqual([]);
  });

  test('[SRCH-06] a blank text finds nothing', async () => {
    for (const query of ['', '   ', '\u0000\n\t']) expect(await search(query)).toEqual(nothing);
    expect(await (await hub.send('/api/search/packages')).json()).toEqual(nothing);
  });

  test('characters of patterns stand for themselves', async () => {
    for (const query of [
      '%',
      '%%',
      '*',
      '.*',
      '(',
      '[a-z',
      '\\',
      "'",
      '"',
      "';drop table artifact;--",
      '$1',
      '\u{1F422}',
      '***:numpy',
      '(a+)+$',
    ])
      expect((await search(query)).total_count, query).toBe(0);
    expect(await names('_')).toEqual(['c_plus: approved main']);
    expect(await names('c++')).toEqual(['blas: approved main']);
    expect((await search('x'.repeat(200))).total_count).toBe(0);
    expect((await hub.send(`/api/search/packages?query=${'x'.repeat(201)}`)).status).toBe(422);
    expect((await search('a '.repeat(100))).total_count).toBeGreaterThanOrEqual(0);
  });
});

describe('facets', () => {
  const at = (channel: string, count: number) => ({ organization: hub.acme.name, channel, count });

  test('each tells its values with the packages that have them, once however many channels', async () => {
    expect((await search('tiles')).facets).toMatchObject({
      channels: [at('approved', 2), at('main', 2)],
      decisions: [{ value: 'allowed', count: 2 }],
      licenses: [
        { value: 'BSD-3-Clause', count: 1 },
        { value: 'GPL-3.0-only', count: 1 },
        { value: 'MIT', count: 1 },
      ],
      // What clients get: of `approved` the one for osx-arm64 is not.
      platforms: [
        { value: 'linux-64', count: 1 },
        { value: 'noarch', count: 1 },
        { value: 'osx-arm64', count: 1 },
      ],
    });
    expect((await search('readline')).facets.decisions).toEqual([
      { value: 'allowed', count: 1 },
      { value: 'refused', count: 1 },
    ]);
  });

  test('the worst that is known of what clients get is a facet that follows advisories at once; so is the age of the newest file', async () => {
    const told = async (more = '') => {
      const { facets, results } = await search('tiles', hub.send, more);
      return { severities: facets.severities, updated: facets.updated, names: results.map(({ name }) => name) };
    };
    expect(await told()).toMatchObject({
      severities: [{ value: 'unknown', count: 2 }],
      updated: [
        { value: 'month', count: 1 },
        { value: 'quarter', count: 1 },
        { value: 'year', count: 1 },
      ],
    });
    expect((await told('&updated=month')).names).toEqual(['tiles-extra']);
    expect((await told('&updated=week')).names).toEqual([]);
    const say = async (status: 'active' | 'cleared') => {
      await hub.composition.areas.advisory.advisories.importAdvisories([
        {
          id: 'CVE-2026-4001',
          score: 9.1,
          status,
          summary: 'Something is wrong',
          packages: [{ name: 'tiles', ranges: [{ introduced: '2.0' }] }],
        },
      ]);
      for (const channel of [main, approved]) await hub.policies.runs.idle(channel.id);
    };
    await say('active');
    // `main` serves 2.0; `approved` serves only 1.0, which was checked and has no known vulnerabilities.
    expect(await told()).toMatchObject({
      severities: [
        { value: 'critical', count: 1 },
        { value: 'none_known', count: 1 },
        { value: 'unknown', count: 1 },
      ],
    });
    const { results } = await search('tiles', hub.send, '&severity=critical');
    expect(results.map(({ name, channels }) => [name, channels.map(({ channel }) => channel)])).toEqual([
      ['tiles', ['main']],
    ]);
    await say('cleared');
    expect((await told('&severity=critical')).names).toEqual([]);
  });

  test('a choice narrows the packages and their channels to those that pass, and the other facets to what is left', async () => {
    const { results, total_count, facets } = await search('tiles', hub.send, '&license=MIT');
    expect([total_count, results.map(({ name, channels }) => [name, channels.map(({ channel }) => channel)])]).toEqual([
      1,
      [['tiles', ['approved']]],
    ]);
    expect(facets.channels).toEqual([at('approved', 1)]);
    expect(facets.platforms).toEqual([{ value: 'noarch', count: 1 }]);
    // Its own values stay, so that another one can be added.
    expect(facets.licenses).toHaveLength(3);
    expect(await names('tiles', hub.send, '&license=MIT&license=BSD-3-Clause')).toEqual([
      'tiles: approved',
      'tiles-extra: approved main',
    ]);
    expect(await names('tiles', hub.send, '&platform=osx-arm64')).toEqual(['tiles: main']);
    expect(await names('readline', hub.send, '&decision=refused')).toEqual(['readline: approved']);
    expect(
      await names('readline', hub.send, `&decision=allowed&channel=${encodeURIComponent(`${hub.acme.name}/approved`)}`),
    ).toEqual([]);
    expect(await names('numpy', hub.send, `&limit=1&channel=${encodeURIComponent(`${hub.acme.name}/main`)}`)).toEqual([
      'numpy: main',
    ]);
  });

  test("hides a channel that the reader can't see: neither found nor counted nor named", async () => {
    const closed = `&channel=${encodeURIComponent(`${hub.acme.name}/closed`)}`;
    expect(await names('numpy', hub.admin, closed)).toEqual(['numpy-secret: closed']);
    const theirs = await search('numpy', hub.stranger, closed);
    expect([theirs.total_count, theirs.results]).toEqual([0, []]);
    expect(JSON.stringify(theirs)).not.toContain('closed');
    expect(JSON.stringify((await search('numpy', hub.member)).facets)).not.toContain('closed');
    expect(JSON.stringify((await search('numpy', hub.admin)).facets)).toContain('closed');
  });

  test('rejects unknown and too many values', async () => {
    for (const wrong of ['&decision=maybe', '&severity=bad', '&updated=ever', '&license=x'.repeat(21)])
      expect((await hub.send(`/api/search/packages?query=numpy${wrong}`)).status).toBe(422);
  });
});

describe('what publications leave behind', () => {
  const packagesOf = async (): Promise<string[]> =>
    (
      await hub.core.connection.pool.query<{ id: string }>(
        'select distinct publication_id as id from publication_package',
      )
    ).rows
      .map(({ id }) => id)
      .sort();
  const current = async (): Promise<string[]> =>
    (
      await hub.core.connection.pool.query<{ id: string }>(
        'select p.packages_id as id from channel c join publication p on p.id = c.publication_id where exists (select 1 from channel_file f where f.channel_id = c.id) or type = $1',
        ['virtual'],
      )
    ).rows
      .map(({ id }) => id)
      .sort();

  test('only the present publication of a channel has packages', async () => {
    expect(await packagesOf()).toEqual(await current());
    const before = await packagesOf();
    await hub.repo.publish(
      (await hub.channels.readableChannels(null, { name: 'main' })).find(
        ({ organization_id }) => organization_id === hub.acme.id,
      )!.id,
      { policy: null },
    );
    // Where nothing changed they are those of before.
    expect(await packagesOf()).toEqual(before);
    expect(await packagesOf()).toEqual(await current());
  });

  test('a publication of before gets its packages when the platform starts', async () => {
    const before = await search('tiles');
    await hub.core.connection.pool.query('delete from publication_package');
    await hub.core.connection.pool.query('update publication set has_packages = false');
    expect((await search('tiles')).facets.decisions).toEqual([{ value: 'refused', count: 2 }]);
    await backfillPackages(hub.core, new AbortController().signal);
    expect(await search('tiles')).toEqual(before);
  });

  test('packages of a publication that never came to its end are swept when they are old', async () => {
    const [old, young] = ['01890000-0000-7000-8000-000000000000', newId()];
    for (const id of [old, young])
      await writePackages(hub.core.connection.pool, id, [
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
    await sweepPackages(hub.core.connection.pool);
    expect(await packagesOf()).toEqual([...(await current()), young].sort());
    await removePackages(hub.core.connection.pool, [young]);
  });
});

describe('who finds what', () => {
  test('[SRCH-13] public packages are everybody’s, internal ones the members’, private ones the admins’', async () => {
    const hidden = async (send: Send): Promise<string[]> =>
      (await names('numpy-', send)).filter((name) => !name.endsWith(': approved main'));
    expect(await hidden(hub.send)).toEqual([]);
    expect(await hidden(hub.stranger)).toEqual([]);
    expect(await hidden(hub.member)).toEqual(['numpy-internal: inside']);
    expect(await hidden(hub.admin)).toEqual(['numpy-secret: closed', 'numpy-internal: inside']);
    expect(await hidden(abroadAdmin)).toEqual(['numpy-theirs: theirs']);
  });

  test('the count tells nothing of what one may not see', async () => {
    expect(await search('numpy-secret', hub.stranger)).toEqual(nothing);
    expect(await search('numpy-secret', abroadAdmin)).toEqual(nothing);
    expect(
      (await hub.send('/api/search/packages?query=numpy', { headers: { authorization: 'Bearer forged.token.here' } }))
        .status,
    ).toBe(401);
  });

  test('no longer finds a package that left its channel', async () => {
    const channel = await hub.aChannel({ name: 'brief', files: [{ name: 'ephemeral', license: 'MIT' }] });
    expect(await names('ephemeral')).toEqual(['ephemeral: brief']);
    await hub.channels.delete(channel, null);
    expect(await names('ephemeral')).toEqual([]);
  });
});
