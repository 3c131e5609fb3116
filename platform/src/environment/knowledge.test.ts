import { newId } from '../db/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHub } from '../policy/hub.testing.ts';
import type { PolicyHub } from '../policy/hub.testing.ts';
import type { Send } from '../testing/index.ts';

const files = [
  { name: 'pillow', version: '10.1.0' },
  { name: 'openssl', version: '3.0.3' },
];
interface Knowledge {
  state: string;
  package_count: number;
  not_checked_count: number;
}
interface Scan {
  stats: { knowledge: Knowledge; unchecked_count: number };
  findings: { name: string; decision: string | null; worst_score: number | null }[];
}
interface Exposure {
  environment_count: number;
  items: { name: string }[];
  coverage: {
    is_known: boolean;
    is_compared: boolean;
    environment_count: number;
    undecided_count: number;
    not_checked_count: number;
  } | null;
}

let hub: PolicyHub;
let base: string;
let channel: string;
const ids: Record<string, string> = {};
const json = async <T>(response: Promise<Response>): Promise<T> => (await (await response).json()) as T;

beforeAll(async () => {
  hub = await startHub();
  base = `/api/environments/organizations/${hub.acme.name}`;
  await hub.composition.areas.advisory.advisories.importAdvisories([
    {
      id: 'CVE-2024-28219',
      score: 6.7,
      status: 'reported',
      packages: [{ name: 'pillow', ranges: [{ introduced: '0', fixed: '10.3.0' }] }],
    },
    {
      id: 'CVE-2022-1473',
      score: 7.5,
      status: 'reported',
      packages: [{ name: 'openssl', ranges: [{ introduced: '3.0.0', fixed: '3.0.4' }] }],
    },
    { id: 'CVE-2024-0001', score: 9, status: 'reported', packages: [{ name: 'git', ranges: [] }] },
  ]);
  // What a feed brings about PyPI: pip's names are its names.
  await hub.core.connection.pool.query(`
    insert into advisory (id, score, status, summary, feed) values ('GHSA-aaaa-bbbb-cccc', 8.1, 'reported', '', 'PyPI');
    insert into advisory_affected (advisory_id, ord, ecosystem, name, ranges, versions, commits, unparsed)
      values ('GHSA-aaaa-bbbb-cccc', 0, 'PyPI', 'ruamel-yaml', '[{"introduced": "0", "fixed": "0.18"}]', '{}', 'none', false);
    update advisory_revision set revision = revision + 1;`);
  channel = (await hub.aChannel({ files, privacy: 'private' })).name;
  const lock = (root: string) =>
    `@EXPLICIT\n${files.map(({ name, version }) => `${root}/linux-64/${name}-${version}-h0_0.conda`).join('\n')}\n`;
  await take('from-hub', lock(`https://hub.example/repo/${hub.acme.name}/${channel}`));
  await take('from-forge', lock('https://conda.anaconda.org/conda-forge'));
  await take(
    'unknown',
    '@EXPLICIT\nhttps://x.example/c/linux-64/inner-one-1.0-0.conda\nhttps://x.example/c/linux-64/inner-two-1.0-0.conda\nhttps://x.example/c/linux-64/inner-three-1.0-0.conda\n',
  );
});
afterAll(() => hub.close());

async function take(name: string, content: string): Promise<void> {
  const body = { name, device: 'bench', platform: 'linux-64', files: [{ name: `${name}.txt`, content }] };
  const answer = await hub.member(`${base}/environments/import`, { method: 'POST', json: body });
  expect(answer.status).toBe(201);
  ids[name] = ((await answer.json()) as { environment: { id: string } }).environment.id;
}
const scan = (name: string, send: Send = hub.member) =>
  json<Scan>(send(`${base}/environments/${ids[name]}/scan-brief`, { method: 'POST' }));
const exposure = (query: string) => json<Exposure>(hub.member(`${base}/exposure?${query}`));
async function listed(): Promise<Record<string, { cve_counts: object; knowledge: Knowledge }>> {
  const { items } = await json<{ items: { name: string; cve_counts: object; knowledge: Knowledge }[] }>(
    hub.member(`${base}/environments?limit=100`),
  );
  return Object.fromEntries(items.map((each) => [each.name, each]));
}

test('[ENV-02, ENV-11] the same packages have the same CVEs, whatever channel they came from', async () => {
  const { 'from-hub': own, 'from-forge': other } = await listed();
  expect(own!.cve_counts).toMatchObject({ high: 1, medium: 1 });
  expect(other!.cve_counts).toEqual(own!.cve_counts);
  expect(other!.knowledge).toEqual(own!.knowledge);
  expect(other!.knowledge).toMatchObject({ state: 'affected', package_count: 2, not_checked_count: 0 });
  const findings = async (name: string, send?: Send) =>
    (await scan(name, send)).findings.map((each) => [each.name, each.decision, each.worst_score]);
  const hits = [
    ['openssl', null, 7.5],
    ['pillow', null, 6.7],
  ];
  expect(await findings('from-forge')).toEqual(hits);
  // The private channel's decisions are for those who may read it.
  expect(await findings('from-hub')).toEqual(hits);
  expect((await findings('from-hub', hub.admin)).map(([, decision]) => decision)).toEqual(['allowed', 'allowed']);
  const { items } = await json<{ items: { name: string; vulnerabilities: { worst_score: number } }[] }>(
    hub.member(`${base}/environments/${ids['from-forge']}/packages/latest`),
  );
  expect(items.map(({ vulnerabilities }) => vulnerabilities.worst_score)).toEqual([7.5, 6.7]);
});

test('[ENV-02, ENV-11] packages without advisory data are unchecked in list, scan and CSV', async () => {
  const known = {
    state: 'unknown',
    reason: 'not_checked',
    package_count: 3,
    not_checked_count: 3,
    none_known_count: 0,
  };
  expect((await listed())['unknown']!.knowledge).toMatchObject(known);
  expect((await scan('unknown')).stats).toMatchObject({ unchecked_count: 3, knowledge: known });
  const csv = await (await hub.member(`${base}/environments/${ids['unknown']}/packages/latest?format=csv`)).text();
  expect(
    csv
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(',').at(-2)),
  ).toEqual(['vulnerabilities', 'not_checked', 'not_checked', 'not_checked']);
});

test("finds the owners affected by a CVE by name and version, and names what wasn't compared", async () => {
  const found = await exposure('cve=CVE-2024-28219');
  expect(found.items.map(({ name }) => name).sort()).toEqual(['from-forge', 'from-hub']);
  expect(found.coverage).toEqual({
    is_known: true,
    is_compared: true,
    environment_count: 3,
    undecided_count: 0,
    not_checked_count: 1,
  });
  const { items } = await json<{ items: { name: string }[] }>(hub.member('/api/ce/cves/CVE-2024-28219/environments'));
  expect(items.map(({ name }) => name).sort()).toEqual(['from-forge', 'from-hub']);
  expect((await exposure('cve=CVE-1999-0001')).coverage).toMatchObject({ is_known: false, is_compared: false });
  expect((await exposure('package=pillow')).coverage).toBeNull();
  await hub.member(`${base}/environments`, {
    method: 'POST',
    json: {
      name: 'open',
      prefix: '/envs/open',
      device: 'bench',
      platform: 'linux-64',
      packages: [{ name: 'git', version: '2.0', channel: 'conda-forge' }],
    },
  });
  expect(await exposure('cve=CVE-2024-0001')).toMatchObject({
    environment_count: 0,
    coverage: { environment_count: 4, undecided_count: 1, not_checked_count: 1 },
  });
});

test('compares pip packages with the advisories of PyPI by their names', async () => {
  const body = {
    name: 'pip',
    prefix: '/envs/pip',
    device: 'bench',
    platform: 'linux-64',
    packages: [
      { name: 'ruamel.yaml', version: '0.17.4', channel: 'pypi' },
      { name: 'pillow', version: '10.1.0', channel: 'pypi' },
    ],
  };
  const answer = await hub.member(`${base}/environments`, { method: 'POST', json: body });
  const { id } = (await answer.json()) as { id: string };
  const { items } = await json<{ items: { name: string; vulnerabilities: { state: string } }[] }>(
    hub.member(`${base}/environments/${id}/packages/latest`),
  );
  // The CVE of conda's pillow says nothing of a package of PyPI.
  expect(items.map(({ name, vulnerabilities: { state } }) => [name, state])).toEqual([
    ['pillow', 'unknown'],
    ['ruamel.yaml', 'affected'],
  ]);
  expect((await exposure('cve=GHSA-aaaa-bbbb-cccc')).items.map(({ name }) => name)).toEqual(['pip']);
});

test('a VEX statement silences the CVE at once; one about a channel only for packages from it', async () => {
  const say = (fault: string, name: string, channelId: string | null) =>
    hub.core.connection.pool.query(
      `insert into curation (id, organization_id, fault, conda_name, channel_id, status) values ($1, $2, $3, $4, $5, 'not_affected')`,
      [newId(), hub.acme.id, fault, name, channelId],
    );
  const {
    rows: [row],
  } = await hub.core.connection.pool.query<{ id: string }>('select id from channel where name = $1', [channel]);
  await say('CVE-2022-1473', 'openssl', row!.id);
  const names = async (name: string, send: Send) => (await scan(name, send)).findings.map((each) => each.name);
  expect(await names('from-hub', hub.admin)).toEqual(['pillow']);
  // Users who can't read the channel learn nothing from it.
  expect(await names('from-hub', hub.member)).toEqual(['openssl', 'pillow']);
  expect(await names('from-forge', hub.admin)).toEqual(['openssl', 'pillow']);
  await say('CVE-2024-28219', 'pillow', null);
  expect(await names('from-forge', hub.member)).toEqual(['openssl']);
  const { items } = await json<{
    items: { name: string; vulnerabilities: { state: string; decisions: { status: string; by: string }[] } }[];
  }>(hub.member(`${base}/environments/${ids['from-forge']}/packages/latest`));
  expect(items.find(({ name }) => name === 'pillow')!.vulnerabilities).toMatchObject({
    state: 'not_affected',
    decisions: [{ status: 'cleared', by: expect.any(String) }],
  });
  expect((await exposure('cve=CVE-2024-28219')).environment_count).toBe(0);
});
