import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CveAnswer } from '../advisory/index.ts';
import type { ChannelRow } from '../channel/index.ts';
import { aDraft, fileNameOf, startHub } from '../policy/hub.testing.ts';
import type { FileGiven, PolicyHub } from '../policy/hub.testing.ts';
import type { Send } from '../testing/index.ts';
import type { ArtifactAnswer, CveFile, FileAnswer, FoundArtifact, VersionAnswer } from './contract.ts';

interface List<T> {
  items: T[];
  total_count: number;
}

const day = (text: string): number => Date.parse(`${text}T00:00:00Z`);

const files: FileGiven[] = [
  {
    name: 'numpy',
    version: '1.9.0',
    license: 'BSD-3-Clause',
    depends: ['python >=3.8', '__glibc >=2.17'],
    timestamp: day('2023-01-01'),
  },
  {
    name: 'numpy',
    version: '1.26.4',
    license: 'BSD-3-Clause',
    depends: ['python >=3.9', 'libblas >=3.9.0,<4.0a0'],
    timestamp: day('2024-02-06'),
  },
  {
    name: 'numpy',
    version: '1.26.4',
    build: 'h1_1',
    license: 'BSD-3-Clause',
    depends: ['python >=3.9'],
    subdir: 'osx-arm64',
    timestamp: day('2024-02-07'),
  },
  {
    name: 'numpy',
    version: '1.26.4',
    build: 'h9_0',
    license: 'GPL-3.0-only',
    depends: ['python >=3.9'],
    subdir: 'win-64',
    timestamp: day('2024-02-08'),
  },
  {
    name: 'numpy',
    version: '2.0.0rc1',
    license: 'GPL-3.0-only',
    depends: ['python >=3.10'],
    timestamp: day('2024-04-01'),
  },
  { name: 'pandas', version: '2.2.0', license: 'BSD-3-Clause', depends: ['numpy >=1.26,<3', 'python >=3.9'] },
  {
    name: 'pandas',
    version: '2.2.1',
    license: 'BSD-3-Clause',
    depends: ['numpy >=1.26,<3', 'numpy !=2.0', 'python >=3.9'],
  },
  { name: 'scipy', version: '1.12.0', license: 'BSD-3-Clause', depends: ['conda-forge::numpy<2'] },
  { name: 'numpydoc', version: '1.6.0', license: 'BSD-3-Clause', depends: ['sphinx'] },
  { name: 'readline', version: '8.2', license: 'GPL-3.0-only' },
  { name: 'python', version: '3.12.1', license: 'PSF-2.0' },
];

let hub: PolicyHub;
let main: ChannelRow;
let approved: ChannelRow;
let closed: ChannelRow;

/** The base of a channel's routes. */
const at = (channel: ChannelRow): string => `/api/organizations/${channel.organization_name}/channels/${channel.name}`;

async function get<T>(path: string, send: Send = hub.member): Promise<T> {
  const response = await send(path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
}

beforeAll(async () => {
  hub = await startHub();
  main = await hub.aChannel({ name: 'main', files });
  approved = await hub.aChannel({ name: 'approved', sources: ['main'] });
  closed = await hub.aChannel({
    name: 'closed',
    privacy: 'private',
    files: [
      { name: 'numpy', version: '0.9', license: 'BSD-3-Clause' },
      { name: 'secret-numpy', license: 'MIT' },
    ],
  });
  await hub.composition.areas.advisory.advisories.importAdvisories([
    {
      id: 'CVE-2021-33430',
      score: 5.3,
      status: 'active',
      summary: 'Old numpy',
      packages: [{ name: 'numpy', ranges: [{ introduced: '0', fixed: '1.21.0' }] }],
    },
    {
      id: 'CVE-2024-99999',
      score: 9.1,
      status: 'cleared',
      summary: 'Not so bad',
      packages: [{ name: 'numpy', ranges: [{ introduced: '1.26.0', fixed: '1.27' }] }],
    },
    {
      id: 'CVE-2024-11111',
      score: 7.7,
      status: 'reported',
      summary: 'Candidate',
      packages: [{ name: 'numpy', ranges: [{ introduced: '2.0.0rc1', fixed: '2.0.0' }] }],
    },
    {
      id: 'CVE-2023-22222',
      score: null,
      status: 'active',
      summary: 'Unscored',
      packages: [{ name: 'python', ranges: [{ introduced: '0' }] }],
    },
  ]);
  await Promise.all([main, approved, closed].map((channel) => hub.policies.runs.idle(channel.id)));
  await hub.core.db
    .updateTable('artifact')
    .set({ summary: 'Arrays', home: 'https://numpy.org/' })
    .where('channel_id', '=', main.id)
    .where('name', '=', 'numpy')
    .execute();
  await hub.apply(
    approved,
    await hub.aPolicy({ license: { operator: 'not_in', values: ['GPL3'] } } as Parameters<typeof aDraft>[0]),
  );
});
afterAll(() => hub.close());

describe('a channel’s packages', () => {
  test('[ART-01, ART-21] are listed by name, with counts of what is served', async () => {
    const { items, total_count } = await get<List<ArtifactAnswer>>(`${at(approved)}/artifacts`);
    expect(total_count).toBe(6);
    expect(items.map(({ name }) => name)).toEqual(['numpy', 'numpydoc', 'pandas', 'python', 'readline', 'scipy']);
    expect(
      items.map(({ file_count, allowed_count, refused_count }) => [file_count, allowed_count, refused_count]),
    ).toEqual([
      [5, 3, 2],
      [1, 1, 0],
      [2, 2, 0],
      [1, 1, 0],
      [1, 0, 1],
      [1, 1, 0],
    ]);
  });

  test('[ART-21] are filtered by text and by what the policy left, and paged', async () => {
    const names = async (query: string): Promise<string[]> =>
      (await get<List<ArtifactAnswer>>(`${at(approved)}/artifacts?${query}`)).items.map(({ name }) => name);
    expect(await names('q=NUMPY')).toEqual(['numpy', 'numpydoc']);
    expect(await names('q=py')).toEqual(['python', 'numpy', 'numpydoc', 'scipy']);
    expect(await names('decision=some_refused')).toEqual(['numpy', 'readline']);
    expect(await names('decision=none_left')).toEqual(['readline']);
    expect(await names('limit=2&offset=2')).toEqual(['pandas', 'python']);
    expect(await names('offset=100')).toEqual([]);
    expect((await hub.member(`${at(approved)}/artifacts?decision=maybe`)).status).toBe(422);
  });

  test('[ART-22] one is returned, with the newest version in conda’s order; an unknown one is 404', async () => {
    expect(await get(`${at(approved)}/artifacts/conda/numpy`)).toEqual({
      name: 'numpy',
      family: 'conda',
      summary: 'Arrays',
      home: 'https://numpy.org/',
      license: 'GPL-3.0-only',
      license_family: null,
      latest_version: '2.0.0rc1',
      latest_allowed_version: '1.26.4',
      latest_installable_version: '1.9.0',
      version_count: 3,
      file_count: 5,
      allowed_count: 3,
      refused_count: 2,
      worst_served_score: 5.3,
      vulnerabilities: {
        state: 'affected',
        reason: null,
        known_count: 1,
        unscored_count: 0,
        undecided_count: 0,
        worst_score: 5.3,
        worst_severity: 'medium',
        decisions: [{ status: 'cleared', by: null }],
      },
      updated_at: '2024-04-01T00:00:00.000Z',
    });
    expect(await get(`${at(main)}/artifacts/conda/numpy`)).toMatchObject({
      latest_allowed_version: '2.0.0rc1',
      refused_count: 0,
      worst_served_score: 7.7,
    });
    expect((await hub.member(`${at(main)}/artifacts/conda/no-such`)).status).toBe(404);
    expect((await hub.member(`${at(main)}/artifacts/wheel/numpy`)).status).toBe(404);
  });

  test('versions come newest first, with platforms, scores and a file to ask about', async () => {
    const { items, total_count } = await get<List<VersionAnswer>>(`${at(approved)}/artifacts/conda/numpy/versions`);
    expect(total_count).toBe(3);
    expect(items).toMatchObject([
      {
        version: '2.0.0rc1',
        decision: 'refused',
        file_count: 1,
        allowed_count: 0,
        worst_score: 7.7,
        vulnerabilities: {
          state: 'affected',
          reason: null,
          known_count: 1,
          unscored_count: 0,
          undecided_count: 0,
          worst_score: 7.7,
          worst_severity: 'high',
        },
        platforms: [{ subdir: 'linux-64', file_count: 1, allowed_count: 0 }],
        released_at: '2024-04-01T00:00:00.000Z',
        sample_file: { subdir: 'linux-64', file_name: 'numpy-2.0.0rc1-h0_0.conda' },
      },
      {
        version: '1.26.4',
        decision: 'allowed',
        file_count: 3,
        allowed_count: 2,
        worst_score: null,
        vulnerabilities: {
          state: 'not_affected',
          reason: null,
          known_count: 0,
          unscored_count: 0,
          undecided_count: 0,
          worst_score: null,
          worst_severity: null,
        },
        platforms: [
          { subdir: 'linux-64', file_count: 1, allowed_count: 1 },
          { subdir: 'osx-arm64', file_count: 1, allowed_count: 1 },
          { subdir: 'win-64', file_count: 1, allowed_count: 0 },
        ],
        released_at: '2024-02-06T00:00:00.000Z',
        sample_file: { subdir: 'win-64', file_name: 'numpy-1.26.4-h9_0.conda' },
      },
      {
        version: '1.9.0',
        decision: 'allowed',
        file_count: 1,
        allowed_count: 1,
        worst_score: 5.3,
        vulnerabilities: {
          state: 'affected',
          reason: null,
          known_count: 1,
          unscored_count: 0,
          undecided_count: 0,
          worst_score: 5.3,
          worst_severity: 'medium',
        },
        platforms: [{ subdir: 'linux-64', file_count: 1, allowed_count: 1 }],
        released_at: '2023-01-01T00:00:00.000Z',
        sample_file: { subdir: 'linux-64', file_name: 'numpy-1.9.0-h0_0.conda' },
      },
    ]);
  });

  test('[ART-02, ART-24] files come newest first, with the rule that decided; filters and pages hold', async () => {
    const list = (query = ''): Promise<List<FileAnswer>> => get(`${at(approved)}/artifacts/conda/numpy/files${query}`);
    const { items, total_count } = await list();
    expect(total_count).toBe(5);
    expect(items.map(({ file_name, decision }) => [file_name, decision])).toEqual([
      ['numpy-2.0.0rc1-h0_0.conda', 'refused'],
      ['numpy-1.26.4-h9_0.conda', 'refused'],
      ['numpy-1.26.4-h1_1.conda', 'allowed'],
      ['numpy-1.26.4-h0_0.conda', 'allowed'],
      ['numpy-1.9.0-h0_0.conda', 'allowed'],
    ]);
    expect(items[0]!.decided_by).toMatch(/GPL3/);
    expect(items[3]).toMatchObject({
      subdir: 'linux-64',
      version: '1.26.4',
      build: 'h0_0',
      build_number: 0,
      size: 1000,
      sha256: 'ab'.repeat(32),
      license: 'BSD-3-Clause',
      trust: 'unsigned',
      created_at: '2024-02-06T00:00:00.000Z',
      depends: ['python >=3.9', 'libblas >=3.9.0,<4.0a0'],
      download_path: null,
    });
    expect((await list('?version=1.26.4')).total_count).toBe(3);
    expect((await list('?subdir=win-64')).items.map(({ build }) => build)).toEqual(['h9_0']);
    expect((await list('?decision=allowed&limit=1&offset=2')).items.map(({ version }) => version)).toEqual(['1.9.0']);
    const plain = await get<List<FileAnswer>>(`${at(main)}/artifacts/conda/numpy/files`);
    expect(plain.items.map(({ decision, decided_by }) => [decision, decided_by])).toEqual(
      Array.from({ length: 5 }, () => ['allowed', null]),
    );
  });

  test('the files of a whole channel come package by package, each as its own list has them; filters and pages hold', async () => {
    const all = await get<List<FileAnswer>>(`${at(main)}/files?limit=100`);
    expect([all.total_count, [...new Set(all.items.map(({ name }) => name))]]).toEqual([
      files.length,
      ['numpy', 'numpydoc', 'pandas', 'python', 'readline', 'scipy'],
    ]);
    expect(all.items.slice(0, 5)).toEqual(
      (await get<List<FileAnswer>>(`${at(main)}/artifacts/conda/numpy/files`)).items,
    );
    expect((await get<List<FileAnswer>>(`${at(main)}/files?limit=3&offset=4`)).items).toEqual(all.items.slice(4, 7));
    const found = async (query: string): Promise<string[]> =>
      (await get<List<FileAnswer>>(`${at(approved)}/files?${query}`)).items.map(({ file_name }) => file_name);
    expect(await found('decision=refused')).toEqual([
      'numpy-2.0.0rc1-h0_0.conda',
      'numpy-1.26.4-h9_0.conda',
      'readline-8.2-h0_0.conda',
    ]);
    expect(await found('subdir=osx-arm64')).toEqual(['numpy-1.26.4-h1_1.conda']);
    expect(await found('subdir=plan9')).toEqual([]);
    expect(await found('q=DOC')).toEqual(['numpydoc-1.6.0-h0_0.conda']);
    expect(await found('q=numpy-1.26&decision=refused')).toEqual(['numpy-1.26.4-h9_0.conda']);
    expect(await found('q=numpy-1.26.4-h9_0.conda&limit=1')).toEqual([]);
    expect((await get<List<FileAnswer>>(`${at(approved)}/files?q=numpy&limit=1`)).total_count).toBe(6);
    expect((await hub.member(`${at(main)}/files?decision=maybe`)).status).toBe(422);
  });

  test('packages and CVEs come as tables as well, with the filter of the list, and no cell is a formula', async () => {
    const table = async (path: string, headers = {}): Promise<string[]> => {
      const response = await hub.member(path, { headers });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
      return (await response.text()).split('\r\n');
    };
    const packages = await table(`${at(approved)}/artifacts?format=csv&limit=1`);
    expect(packages[0]).toBe(
      'name,latest_version,latest_allowed_version,license,versions,files,allowed,refused,vulnerabilities,worst_served_score,updated_at',
    );
    expect(packages.slice(1, -1).map((line) => line.split(',')[0])).toEqual([
      'numpy',
      'numpydoc',
      'pandas',
      'python',
      'readline',
      'scipy',
    ]);
    expect(packages[5]).toMatch(/^readline,8\.2,,GPL-3\.0-only,1,1,0,1,/);
    expect(await table(`${at(approved)}/artifacts?q=doc`, { accept: 'text/csv' })).toHaveLength(3);
    expect(await table(`${at(approved)}/artifacts?decision=none_left&format=csv`)).toHaveLength(3);
    const cves = await table(`${at(main)}/cves?format=csv&q=numpy`);
    expect(cves.slice(0, -1).map((line) => line.split(',').slice(0, 4).join(' '))).toEqual([
      'id score status packages',
      'CVE-2024-99999 9.1 cleared numpy',
      'CVE-2024-11111 7.7 reported numpy',
      'CVE-2021-33430 5.3 active numpy',
    ]);
    const [before] = (await get<List<CveAnswer>>(`${at(main)}/cves?q=33430`)).items;
    await hub.core.db.updateTable('advisory').set({ summary: '=cmd|A1' }).where('id', '=', before!.id).execute();
    expect((await table(`${at(main)}/cves?format=csv&q=33430`))[1]).toMatch(/,'=cmd\|A1$/);
    await hub.core.db.updateTable('advisory').set({ summary: before!.summary }).where('id', '=', before!.id).execute();
    for (const path of ['/files', '/artifacts?format=csv', '/cves?format=csv'])
      expect((await hub.member(at(closed) + path)).status).toBe(404);
  });

  test('files of several packages come package by package, as each alone; unknown ones are left out', async () => {
    const several = await get<List<List<FileAnswer> & { name: string }>>(
      `${at(approved)}/artifact-files?names=scipy,no-such,numpy&limit=2`,
    );
    expect(several.items.map(({ name }) => name)).toEqual(['scipy', 'numpy']);
    for (const { name, ...page } of several.items)
      expect(page).toEqual(await get(`${at(approved)}/artifacts/conda/${name}/files?limit=2`));
    for (const wrong of ['', '?names=', `?names=${Array.from({ length: 101 }, (_, i) => `p${i}`).join(',')}`])
      expect((await hub.member(`${at(approved)}/artifact-files${wrong}`)).status).toBe(422);
    expect((await hub.send(`${at(closed)}/artifact-files?names=numpy`)).status).toBe(401);
  });

  test('CVEs of several channels come channel by channel, as each alone; channels that one may not read are left out', async () => {
    const of = `${at(main).replace(/\/channels\/.*/, '')}/channel-cves?channels=main,closed,approved,no-such&limit=3`;
    const several = await get<List<List<CveAnswer> & { channel: string }>>(of);
    expect(several.items.map(({ channel }) => channel).toSorted()).toEqual(['approved', 'main']);
    for (const { channel, ...page } of several.items)
      expect(page).toEqual(await get(`${at(channel === 'main' ? main : approved)}/cves?limit=3`));
  });

  test('[ART-03, ART-26] dependencies are those of the newest allowed files', async () => {
    expect(await get(`${at(approved)}/artifacts/conda/numpy/dependencies`)).toEqual({
      items: [
        { name: 'libblas', specs: ['libblas >=3.9.0,<4.0a0'], in_channel: false, allowed: false, unmet_specs: [] },
        { name: 'python', specs: ['python >=3.9'], in_channel: true, allowed: true, unmet_specs: [] },
      ],
      total_count: 2,
    });
    expect(
      (await get<List<{ name: string; specs: string[] }>>(`${at(main)}/artifacts/conda/numpy/dependencies`)).items,
    ).toMatchObject([{ name: 'python', specs: ['python >=3.10'] }]);
  });

  test('reports a dependency without a matching served version, even if others are served', async () => {
    const gaps = await hub.aChannel({
      name: 'gaps',
      files: [
        {
          name: 'fastapi',
          version: '1',
          depends: ['starlette >=0.40,<0.42', 'starlette !=0.41.0', 'elsewhere::uvicorn <1'],
        },
        { name: 'starlette', version: '0.50' },
        { name: 'uvicorn', version: '2' },
      ],
    });
    const { items } = await get<List<object>>(`${at(gaps)}/artifacts/conda/fastapi/dependencies`);
    expect(items).toMatchObject([
      { name: 'starlette', allowed: true, unmet_specs: ['starlette >=0.40,<0.42'] },
      // Of another channel's files this one knows nothing.
      { name: 'uvicorn', allowed: true, unmet_specs: [] },
    ]);
  });

  test('alternatives are readable channels from which the package can be installed, by newest version', async () => {
    const alternatives = (send: Send, name: string, channel = approved) =>
      get<List<object>>(`${at(channel)}/artifacts/conda/${name}/alternatives`, send);
    const of = (channel: string, version: string, allowed_count: number) => ({
      organization: hub.acme.name,
      channel,
      version,
      allowed_count,
    });
    // `approved` takes its packages from `main`; the numpy files that it blocks don't matter here.
    expect(await alternatives(hub.member, 'readline')).toEqual({ items: [of('main', '8.2', 1)], total_count: 1 });
    expect((await alternatives(hub.member, 'readline', main)).items).toEqual(
      (await get<{ allowed_count: number }>(`${at(approved)}/artifacts/conda/readline`)).allowed_count === 0
        ? []
        : [of('approved', '8.2', 1)],
    );
    // A private channel isn't named to users who can't read it.
    const given = { files: [{ name: 'whole', version: '1.0' }] };
    const here = await hub.aChannel(given);
    const there = await hub.aChannel(given);
    const hidden = await hub.aChannel({ ...given, privacy: 'private' });
    const channels = async (send: Send) =>
      (await alternatives(send, 'whole', here)).items.map((item) => (item as { channel: string }).channel);
    expect(await channels(hub.member)).toEqual([there.name]);
    expect((await channels(hub.admin)).toSorted()).toEqual([there.name, hidden.name].toSorted());
    expect(await channels(hub.send)).toEqual([there.name]);
    expect((await hub.member(`${at(approved)}/artifacts/conda/nothing/alternatives`)).status).toBe(404);
    expect((await hub.member(`${at(closed)}/artifacts/conda/numpy/alternatives`)).status).toBe(404);
  });

  test('never offers an alternative in a private channel of another organization, even with the newest version', async () => {
    const nora = await hub.aUser();
    const solo = await hub.anOrganization({ members: { admin: nora } });
    const noras = await hub.as(nora.email);
    const given = { organization: solo, files: [{ name: 'readline', version: '9.0', license: 'GPL-3.0-only' }] };
    const [secret, open] = [
      await hub.aChannel({ ...given, name: 'hidden', privacy: 'private' }),
      await hub.aChannel({ ...given, name: 'open' }),
    ];
    const of = async (send: Send, channel = approved) =>
      (
        await get<List<{ organization: string; channel: string }>>(
          `${at(channel)}/artifacts/conda/readline/alternatives`,
          send,
        )
      ).items.map(({ organization, channel: name }) => `${organization}/${name}`);
    const [main_, open_, secret_] = [main, open, secret].map((row) => `${row.organization_name}/${row.name}`);
    // Those of the same organization come first, however new the others are.
    for (const send of [hub.admin, hub.member, hub.send]) expect(await of(send)).toEqual([main_, open_]);
    expect(await of(noras, open)).toContain(secret_);
    expect(await of(hub.admin, open)).not.toContain(secret_);
  });

  test('[ART-04, ART-27] dependants are counted by file, each file once', async () => {
    expect(await get(`${at(main)}/artifacts/conda/numpy/dependants`)).toEqual({
      items: [
        { name: 'pandas', file_count: 2 },
        { name: 'scipy', file_count: 1 },
      ],
      total_count: 2,
    });
    expect(await get(`${at(main)}/artifacts/conda/readline/dependants`)).toEqual({ items: [], total_count: 0 });
  });

  test('[ART-20, ART-23, ART-25] CVEs of a channel, a package and a file', async () => {
    const counted = ({ items }: List<CveAnswer>): unknown =>
      items.map(({ id, file_count, served_file_count }) => [id, file_count, served_file_count]);
    expect(counted(await get(`${at(approved)}/cves`))).toEqual([
      ['CVE-2024-99999', 3, 2],
      ['CVE-2024-11111', 1, 0],
      ['CVE-2021-33430', 1, 1],
      ['CVE-2023-22222', 1, 1],
    ]);
    expect(counted(await get(`${at(approved)}/cves?q=python`))).toEqual([['CVE-2023-22222', 1, 1]]);
    expect(counted(await get(`${at(approved)}/cves?limit=1&offset=1`))).toEqual([['CVE-2024-11111', 1, 0]]);
    expect(counted(await get(`${at(main)}/artifacts/conda/numpy/cves`))).toEqual([
      ['CVE-2024-99999', 3, 3],
      ['CVE-2024-11111', 1, 1],
      ['CVE-2021-33430', 1, 1],
    ]);
    const ofFile = (file: string, query = ''): Promise<List<CveAnswer>> =>
      get(`${at(main)}/artifacts/conda/numpy/files/${file}/cves${query}`);
    expect((await ofFile('numpy-1.9.0-h0_0.conda')).items).toMatchObject([
      { id: 'CVE-2021-33430', severity: 'medium', packages: [{ affected: 'numpy<1.21.0', fixed_in: '1.21.0' }] },
    ]);
    expect((await ofFile('numpy-1.26.4-h0_0.conda', '?subdir=linux-64')).items).toMatchObject([
      { id: 'CVE-2024-99999' },
    ]);
    for (const path of [
      'numpy-1.9.0-h0_0.tar.bz2',
      'pandas-2.2.0-h0_0.conda',
      'nonsense',
      'numpy-1.9.0-h0_0.conda/cves?subdir=win-64',
    ]) {
      expect(
        (await hub.member(`${at(main)}/artifacts/conda/numpy/files/${path.includes('/cves') ? path : `${path}/cves`}`))
          .status,
        path,
      ).toBe(404);
    }
  });

  test('CVEs that ask for a decision are high or critical, active or reported, and served, with the channels that serve them', async () => {
    const org = at(main).replace(/\/channels\/.*/, '');
    const served = await get<List<{ id: string; channels: { channel: string; served_file_count: number }[] }>>(
      `${org}/served-cves`,
    );
    // CVE-2024-99999 (9.1) is cleared; files affected by CVE-2024-11111 are blocked in `approved`.
    expect(served.total_count).toBe(1);
    expect(served.items.map(({ id, channels }) => [id, channels])).toEqual([
      ['CVE-2024-11111', [{ channel: 'main', served_file_count: 1 }]],
    ]);
    expect((await get<List<unknown>>(`${org}/served-cves?channel=approved`)).total_count).toBe(0);
    expect((await hub.stranger(`${org}/served-cves`)).status).toBe(404);
  });

  test("hides what the caller can't read", async () => {
    for (const path of [
      '/artifacts',
      '/artifacts/conda/numpy',
      '/artifacts/conda/numpy/versions',
      '/artifacts/conda/numpy/files',
      '/artifacts/conda/numpy/dependencies',
      '/artifacts/conda/numpy/dependants',
      '/artifacts/conda/numpy/cves',
      '/cves',
    ]) {
      const statuses = await Promise.all(
        [hub.send, hub.stranger, hub.member, hub.admin].map(
          async (send) => (await send(`${at(closed)}${path}`)).status,
        ),
      );
      expect(statuses, path).toEqual([401, 404, 404, 200]);
    }
    expect((await hub.send(`${at(main)}/artifacts`)).status).toBe(200);
  });
});

test('files without a decision are neither allowed nor blocked', async () => {
  const channel = await hub.aChannel({ files: [{ name: 'fresh', version: '1.0' }] });
  await hub.core.db.updateTable('channel').set({ publication_id: null }).where('id', '=', channel.id).execute();
  const artifacts = `/api/organizations/${hub.acme.name}/channels/${channel.name}/artifacts`;
  const rows = async (decision: string) =>
    ((await (await hub.member(`${artifacts}?decision=${decision}`)).json()) as List<ArtifactAnswer>).items;
  expect(await rows('all')).toMatchObject([{ name: 'fresh', file_count: 1, allowed_count: 0, refused_count: 0 }]);
  expect(await rows('some_refused')).toEqual([]);
  expect(await rows('none_left')).toEqual([]);
});

describe('packages across channels', () => {
  test('[ART-06, ART-07, ART-08, ART-11, ART-12, ART-13, ART-15] the packages of a channel by its name alone, also for visitors', async () => {
    const base = '/api/ce/packages/main/artifacts';
    expect(await get<List<ArtifactAnswer>>(`${base}?limit=10`, hub.send)).toMatchObject({
      organization: expect.stringMatching(/^acme/) as string,
      channel: 'main',
      total_count: 6,
      items: [
        { name: 'numpy' },
        { name: 'numpydoc' },
        { name: 'pandas' },
        { name: 'python' },
        { name: 'readline' },
        { name: 'scipy' },
      ],
    });
    expect((await get<List<ArtifactAnswer>>(`${base}?q=pandas`, hub.send)).items.map(({ name }) => name)).toEqual([
      'pandas',
    ]);
    expect(await get(`${base}/conda/numpy`, hub.send)).toMatchObject({ name: 'numpy', file_count: 5 });
    expect(await get(`${base}/conda/numpy/files?version=1.9.0`, hub.send)).toMatchObject({ total_count: 1 });
    expect(await get(`${base}/conda/pandas/dependencies`, hub.send)).toMatchObject({
      items: [{ name: 'numpy' }, { name: 'python' }],
    });
    expect(await get(`${base}/conda/numpy/dependants`, hub.send)).toMatchObject({ total_count: 2 });
    expect(await get(`${base}/conda/numpy/files/${fileNameOf(files[0]!)}/cves`, hub.send)).toMatchObject({
      items: [{ id: 'CVE-2021-33430' }],
    });
    expect((await hub.send('/api/ce/packages/closed/artifacts')).status).toBe(404);
    expect((await hub.admin('/api/ce/packages/closed/artifacts')).status).toBe(200);
  });

  test('[DATA-22] returns a package in short or full form, full by default', async () => {
    for (const one of [
      `${at(main)}/artifacts/conda/numpy`,
      '/api/ce/packages/main/artifacts/conda/numpy',
      '/api/ce/packages/main/subchannels/approved/artifacts/conda/numpy',
    ]) {
      const full = await get<ArtifactAnswer>(one, hub.send);
      expect(full.file_count).toBe(5);
      expect(await get(`${one}?view=full`, hub.send)).toEqual(full);
      expect(await get(`${one}?view=short`, hub.send)).toEqual({
        name: 'numpy',
        family: 'conda',
        summary: full.summary,
        license: full.license,
        latest_version: full.latest_version,
        latest_allowed_version: full.latest_allowed_version,
      });
      expect((await hub.send(`${one}?view=whole`)).status).toBe(422);
    }
  });

  test('[ART-09, ART-10, ART-11, ART-12, ART-13] a subchannel is a virtual channel that draws from the channel', async () => {
    const base = '/api/ce/packages/main/subchannels/approved/artifacts';
    expect(
      (await get<List<ArtifactAnswer>>(`${base}?decision=none_left`, hub.send)).items.map(({ name }) => name),
    ).toEqual(['readline']);
    expect(await get(`${base}/conda/numpy`, hub.send)).toMatchObject({ refused_count: 2 });
    expect(await get(`${base}/conda/numpy/files?decision=refused`, hub.send)).toMatchObject({ total_count: 2 });
    expect(await get(`${base}/conda/numpy/dependencies`, hub.send)).toMatchObject({ total_count: 2 });
    expect(await get(`${base}/conda/numpy/dependants`, hub.send)).toMatchObject({ total_count: 2 });
    expect((await hub.send('/api/ce/packages/approved/subchannels/main/artifacts')).status).toBe(404);
    expect((await hub.send('/api/ce/packages/main/subchannels/no-such/artifacts')).status).toBe(404);
  });

  test('[ART-19] a search term limits the result to readable packages, the best match first', async () => {
    const found = async (query: string, send: Send): Promise<string[]> =>
      (await get<List<FoundArtifact>>(`/api/ce/packages?${query}`, send)).items.map(
        ({ name, channel }) => `${channel}/${name}`,
      );
    expect(await found('q=numpy', hub.send)).toEqual([
      'approved/numpy',
      'main/numpy',
      'approved/numpydoc',
      'main/numpydoc',
    ]);
    expect(await found('search=numpy&channel=main', hub.send)).toEqual(['main/numpy', 'main/numpydoc']);
    expect(await found('q=secret', hub.member)).toEqual([]);
    expect(await found('q=secret', hub.admin)).toEqual(['closed/secret-numpy']);
  });

  test('[ART-28] the SBOM of a file, for those who read its channel', async () => {
    const sbom = (channel: ChannelRow, file: string, query = '', send: Send = hub.send) =>
      send(`${at(channel)}/${file}/sbom${query}`);
    const given = await sbom(approved, 'numpy-2.0.0rc1-h0_0.conda', '?subdir=linux-64');
    expect([given.status, given.headers.get('content-type'), given.headers.get('content-disposition')]).toEqual([
      200,
      'application/vnd.cyclonedx+json; version=1.6',
      'attachment; filename="numpy-2.0.0rc1-h0_0.conda.cdx.json"',
    ]);
    // The policy blocks it: the SBOM has everything that is known, but no download address.
    expect(await given.json()).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: {
        component: {
          name: 'numpy',
          version: '2.0.0rc1',
          purl: 'pkg:conda/numpy@2.0.0rc1?build=h0_0&channel=approved&subdir=linux-64&type=conda',
          licenses: [{ license: { id: 'GPL-3.0-only' } }],
          description: 'Arrays',
          hashes: [{ alg: 'MD5' }, { alg: 'SHA-256' }],
          externalReferences: [{ url: 'https://numpy.org/' }],
        },
      },
      components: [{ name: 'python' }],
      vulnerabilities: [{ id: 'CVE-2024-11111' }],
    });
    const spdx = await sbom(main, 'numpy-1.26.4-h9_0.conda', '?format=spdx');
    expect(spdx.headers.get('content-type')).toBe('application/spdx+json');
    expect(await spdx.json()).toMatchObject({
      spdxVersion: 'SPDX-2.3',
      packages: [{ name: 'numpy', versionInfo: '1.26.4' }, { name: 'python' }],
    });
    expect((await sbom(main, 'numpy-1.26.4-h9_0.conda', '?subdir=linux-64')).status).toBe(404);
    expect((await sbom(main, 'numpy-1.26.4-h9_0.tar.bz2')).status).toBe(404);
    expect((await sbom(main, 'no-name')).status).toBe(404);
    expect((await sbom(main, 'numpy-1.26.4-h9_0.conda', '?format=pdf')).status).toBe(422);
    const secret = fileNameOf({ name: 'secret-numpy', license: 'MIT' });
    expect((await sbom(closed, secret, '', hub.member)).status).toBe(404);
    expect((await sbom(closed, secret, '', hub.admin)).status).toBe(200);
  });

  test('[ART-18] lists the files affected by a CVE, in readable channels, by channel', async () => {
    const hit = async (query: string, send: Send): Promise<string[]> =>
      (await get<List<CveFile>>(`/api/ce/cves/CVE-2021-33430/files${query}`, send)).items.map(
        ({ organization, channel, subdir, file_name, decision }) =>
          `${organization}/${channel}/${subdir}/${file_name} ${decision}`,
      );
    const org = hub.acme.name;
    expect(await hit('', hub.send)).toEqual([
      `${org}/approved/linux-64/numpy-1.9.0-h0_0.conda allowed`,
      `${org}/main/linux-64/numpy-1.9.0-h0_0.conda allowed`,
    ]);
    expect(await hit('', hub.admin)).toHaveLength(3);
    expect(await hit(`?organization=${org}&channel=main&limit=1`, hub.send)).toEqual([
      `${org}/main/linux-64/numpy-1.9.0-h0_0.conda allowed`,
    ]);
    expect(await get(`/api/ce/cves/CVE-2024-11111/files?channel=approved`, hub.send)).toMatchObject({
      items: [{ decision: 'refused', version: '2.0.0rc1' }],
      total_count: 1,
    });
    expect((await hub.send('/api/ce/cves/CVE-1999-0001/files')).status).toBe(404);
  });
});
