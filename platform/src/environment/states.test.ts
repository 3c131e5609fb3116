import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHub } from '../policy/hub.testing.ts';
import type { PolicyHub } from '../policy/hub.testing.ts';
import type { Send } from '../testing/index.ts';

interface State {
  id: string;
  name: string;
  status: string;
  custom_message: string | null;
  changed_by: { username: string } | null;
}
interface Listed<T> {
  items: T[];
  total_count: number;
}

let hub: PolicyHub;
let base: string;
beforeAll(async () => {
  hub = await startHub();
  base = `/api/environments/organizations/${hub.acme.name}`;
  await hub.composition.areas.advisory.advisories.importAdvisories([
    {
      id: 'CVE-2024-28219',
      score: 7.3,
      status: 'active',
      packages: [{ name: 'pillow', ranges: [{ introduced: '0', fixed: '10.3.0' }] }],
    },
    {
      id: 'CVE-2024-00009',
      score: null,
      status: 'active',
      packages: [{ name: 'pillow', ranges: [{ introduced: '0', fixed: '10.3.0' }] }],
    },
    {
      id: 'CVE-2024-00010',
      score: 9.9,
      status: 'mitigated',
      packages: [{ name: 'numpy', ranges: [{ introduced: '0' }] }],
    },
  ]);
});
afterAll(() => hub.close());

const json = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T;
const nobody = '0190f000-0000-7000-8000-0000000000e1';
const installed = (name: string, version: string, channel: string, build = 'h0_0') => ({
  name,
  version,
  build_string: build,
  channel,
  platform: 'linux-64',
});
let made = 0;
async function register(packages: object[], send: Send = hub.member, prefix = `/envs/e${++made}`): Promise<string> {
  const body = { name: `env-${made}`, prefix, device: 'bench', platform: 'linux-64', packages };
  const response = await send(`${base}/environments`, { method: 'POST', json: body });
  expect([200, 201]).toContain(response.status);
  return (await json<{ id: string }>(response)).id;
}
const setState = (id: string, body: unknown, send: Send = hub.admin) =>
  send(`${base}/state/${id}/status`, { method: 'PATCH', json: body });

test('[ENV-04, ENV-11, ENV-15] figures and a brief scan show what a policy blocks and which CVEs affect it, each once, the worst first', async () => {
  const channel = await hub.aChannel({
    files: [
      { name: 'pillow', version: '10.0.0' },
      { name: 'pillow', version: '10.3.0' },
      { name: 'numpy', version: '2.1.0' },
      { name: 'readline', version: '8.2', license: 'GPL-3.0-only' },
    ],
  });
  await hub.apply(channel, await hub.aPolicy({ license: { operator: 'not_in', values: ['GPL'] } }));
  const id = await register([
    installed('pillow', '10.0.0', channel.name),
    installed('numpy', '2.1.0', channel.name),
    installed('readline', '8.2', channel.name),
    installed('pillow', '10.0.0', 'pkgs/main'),
    installed('numpy', '2.1.0', channel.name, 'another_build'),
  ]);
  const cveCounts = { critical: 0, high: 1, medium: 0, low: 0, none: 0, unscored: 1 };
  const stats = {
    id,
    package_count: 5,
    known_count: 3,
    unchecked_count: 1,
    refused_count: 1,
    affected_count: 2,
    cve_counts: cveCounts,
    knowledge: {
      state: 'affected',
      reason: null,
      package_count: 5,
      not_checked_count: 1,
      undecided_count: 0,
      affected_count: 2,
      not_affected_count: 2,
      none_known_count: 0,
      worst_score: 7.3,
      worst_severity: 'high',
    },
  };
  const other = await register([]);
  expect(
    await json(hub.member(`${base}/environments/stats`, { method: 'POST', json: { ids: [other, id, nobody, id] } })),
  ).toEqual({
    items: [expect.objectContaining({ id: other, package_count: 0 }), stats],
    total_count: 2,
  });
  expect(await json(hub.member(`${base}/environments/${id}`))).toMatchObject({ cve_counts: cveCounts });
  const scan = await json(hub.member(`${base}/environments/${id}/scan-brief`, { method: 'POST' }));
  expect(scan).toEqual({
    scanned_at: expect.any(String),
    stats,
    finding_count: 3,
    findings: [
      {
        name: 'pillow',
        version: '10.0.0',
        channel: channel.name,
        decision: 'allowed',
        decided_by: 'Meets the package rules, and no CVE rule applies',
        worst_score: 7.3,
        cve_ids: ['CVE-2024-28219', 'CVE-2024-00009'],
        cve_count: 2,
      },
      {
        name: 'pillow',
        version: '10.0.0',
        channel: 'pkgs/main',
        decision: null,
        decided_by: null,
        worst_score: 7.3,
        cve_ids: ['CVE-2024-28219', 'CVE-2024-00009'],
        cve_count: 2,
      },
      {
        name: 'readline',
        version: '8.2',
        channel: channel.name,
        decision: 'refused',
        decided_by: 'License not in GPL',
        worst_score: null,
        cve_ids: [],
        cve_count: 0,
      },
    ],
  });
  expect((await hub.member(`${base}/environments/${nobody}/scan-brief`, { method: 'POST' })).status).toBe(404);
});

test("[ENV-04, ENV-11] hides decisions from users who can't read the channel, but not the CVEs of name and version", async () => {
  const channel = await hub.aChannel({ files: [{ name: 'pillow', version: '10.0.0' }], privacy: 'private' });
  const id = await register([installed('pillow', '10.0.0', channel.name)]);
  const found = async (send: Send) =>
    (
      await json<{ findings: { decision: string | null; worst_score: number }[] }>(
        send(`${base}/environments/${id}/scan-brief`, { method: 'POST' }),
      )
    ).findings.map(({ decision, worst_score }) => [decision, worst_score]);
  expect([await found(hub.admin), await found(hub.member)]).toEqual([[['allowed', 7.3]], [[null, 7.3]]]);
  for (const call of ['environments/stats', 'environments/owners'])
    expect((await hub.stranger(`${base}/${call}`, { method: 'POST', json: { ids: [id] } })).status).toBe(404);
});

test('[ENV-05, ENV-13] owners are told for each id, and who has registered environments that are on the list', async () => {
  const [one, two] = [await register([]), await register([], hub.biller)];
  const owners = await json<Listed<{ id: string; owner: { username: string } }>>(
    hub.member(`${base}/environments/owners`, { method: 'POST', json: { ids: [two, one, nobody] } }),
  );
  expect(owners.items.map(({ id, owner }) => [id, owner.username.slice(0, 4)])).toEqual([
    [two, 'bill'],
    [one, 'max-'],
  ]);
  const users = async () =>
    (await json<Listed<{ username: string; environment_count: number }>>(hub.member(`${base}/users/registered`))).items;
  const ofBill = async () => (await users()).find(({ username }) => username.startsWith('bill'));
  expect(await ofBill()).toMatchObject({ environment_count: 1, last_registered_at: expect.any(String) });
  const three = await register([], hub.biller, '/envs/another');
  expect(await ofBill()).toMatchObject({ environment_count: 2 });
  for (const id of [two, three])
    await hub.biller(`${base}/environments/${id}/remove`, { method: 'PATCH', json: { remove: true } });
  expect((await users()).some(({ username }) => username.startsWith('bill'))).toBe(false);
  for (const ids of [[], ['x'], Array.from({ length: 101 }, () => one), undefined])
    expect((await hub.member(`${base}/environments/owners`, { method: 'POST', json: { ids } })).status).toBe(422);
});

test('[ENV-07, ENV-08, ENV-09, ENV-10, ENV-14, ENV-16] admins rate an environment; a null message clears it; rejects other states and other people', async () => {
  const packages = [installed('numpy', '2.1.0', 'main')];
  const prefix = '/envs/reviewed';
  const id = await register(packages, hub.member, prefix);
  const state = () => json<State>(hub.member(`${base}/state/${id}`));
  expect(await state()).toMatchObject({ id, status: 'unreviewed', custom_message: null, changed_by: null });
  expect((await setState(id, { status: 'needs_attention', custom_message: 'Old numpy' })).status).toBe(200);
  expect(await state()).toMatchObject({
    status: 'needs_attention',
    custom_message: 'Old numpy',
    changed_by: { username: expect.stringMatching(/^ada/) },
  });
  const ids = async (query: string) =>
    (await json<Listed<State>>(hub.member(`${base}/states?${query}`))).items.map((each) => each.id);
  expect(await ids('status=needs_attention')).toEqual([id]);
  expect(await ids(`status=unreviewed&limit=100`)).not.toContain(id);
  expect(await ids('status=needs_attention&q=nothing')).toEqual([]);
  expect(
    (await json<Listed<{ id: string }>>(hub.member(`${base}/environments?status=needs_attention`))).items.map(
      (each) => each.id,
    ),
  ).toEqual([id]);
  expect(await json(setState(id, { status: 'approved', custom_message: null }))).toMatchObject({
    status: 'approved',
    custom_message: null,
  });
  for (const body of [
    { status: 'fine', custom_message: null },
    { status: 'approved' },
    { status: 'approved', custom_message: '' },
    { status: 'approved', custom_message: 'x'.repeat(501) },
    { status: 'approved', custom_message: null, by: 'me' },
  ])
    expect((await setState(id, body)).status, JSON.stringify(body)).toBe(422);
  expect((await setState(id, { status: 'retired', custom_message: null }, hub.member)).status).toBe(403);
  expect((await setState(id, { status: 'retired', custom_message: null }, hub.stranger)).status).toBe(404);
  expect((await setState(nobody, { status: 'retired', custom_message: null })).status).toBe(404);
  expect((await hub.member(`${base}/states?status=fine`)).status).toBe(422);
  // The same packages once more leave it approved; others were not looked at.
  await register(packages, hub.member, prefix);
  expect(await state()).toMatchObject({ status: 'approved' });
  await register([installed('numpy', '2.2.0', 'main')], hub.member, prefix);
  expect(await state()).toMatchObject({ status: 'unreviewed' });
});
