import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChannelRow } from '../channel/index.ts';
import type { StandingLossAnswer } from './appliedContract.ts';
import { startHub } from './hub.testing.ts';
import type { FileGiven, PolicyHub } from './hub.testing.ts';

let hub: PolicyHub;
let base: string;
beforeAll(async () => {
  hub = await startHub();
  base = `/api/organizations/${hub.acme.name}`;
});
afterAll(() => hub.close());

const tower: readonly FileGiven[] = [
  { name: 'libgcc', version: '14.1', license: 'GPL-3.0-only' },
  { name: 'numpy', version: '2.0', license: 'BSD-3-Clause', depends: ['libgcc >=14'] },
  { name: 'scipy', version: '1.0', license: 'BSD-3-Clause', depends: ['numpy >=2'] },
  { name: 'six', version: '1.0', license: 'MIT' },
];
const lossesOf = async (channel: ChannelRow, send = hub.member): Promise<StandingLossAnswer | undefined> => {
  const response = await send(`${base}/channel-losses`);
  expect(response.status).toBe(200);
  const { items } = (await response.json()) as { items: StandingLossAnswer[] };
  return items.find((item) => item.channel === channel.name);
};
const probes = async (channel: ChannelRow, json: object): Promise<void> => {
  const response = await hub.admin(`${base}/channels/${channel.name}/probes`, { method: 'PUT', json });
  expect(response.status).toBe(200);
  await hub.policies.runs.idle(channel.id);
};

test('a loss stays listed with its cause over later runs, until it is resolved', async () => {
  const channel = await hub.aChannel({ files: tower });
  expect(await lossesOf(channel)).toBeUndefined();
  const policy = await hub.aPolicy({ license: { operator: 'not_in', values: ['GPL'] } });
  const run = await hub.apply(channel, policy);
  const lost = {
    run_id: run.id,
    lost_at: run.finished_at,
    platforms: ['linux-64'],
    packages: ['numpy', 'scipy'],
    package_count: 2,
    causes: [{ spec: 'libgcc >=14', rule: 'License not in GPL', packages: ['numpy', 'scipy'], package_count: 2 }],
  };
  expect(await lossesOf(channel)).toEqual({ channel: channel.name, lost, probes: [], probe_count: 0 });
  // A run that loses nothing more hides nothing.
  await probes(channel, { probes: [{ label: 'science', specs: ['scipy'] }] });
  expect(await lossesOf(channel)).toEqual({
    channel: channel.name,
    lost,
    probes: [expect.objectContaining({ label: 'science', platform: 'linux-64', ok: false })],
    probe_count: 1,
  });
  const excepting = await hub.aPolicy({ license: { operator: 'not_in', values: ['GPL'] }, exclusions: ['libgcc'] });
  const replaced = await hub.admin(`${base}/channel-policies/${channel.name}/current`, {
    method: 'PUT',
    json: { policy_id: excepting.id },
  });
  expect(replaced.status).toBe(202);
  await hub.policies.runs.idle(channel.id);
  expect(await lossesOf(channel)).toBeUndefined();
});

test('the overview and the list of changes count what a run lost alike: each package once, on any platform', async () => {
  const win = { subdir: 'win-64', license: 'MIT' };
  const channel = await hub.aChannel({
    files: [
      ...tower,
      { name: 'libgcc', version: '15.1', subdir: 'win-64', license: 'GPL-3.0-only' },
      { name: 'winonly', version: '1.0', depends: ['libgcc >=14'], ...win },
    ],
  });
  await hub.apply(channel, await hub.aPolicy({ license: { operator: 'not_in', values: ['GPL'] } }));
  expect(await lossesOf(channel)).toMatchObject({ lost: { package_count: 3, platforms: ['linux-64', 'win-64'] } });
  const changes = (await (await hub.admin(`${base}/changes`)).json()) as { items: { text: string }[] };
  expect(changes.items.map(({ text }) => text).join()).toContain(`made 3 packages in ${channel.name} uninstallable`);
});

test('a probe that is not required is no loss; one that is stands as long as it fails', async () => {
  const channel = await hub.aChannel({ files: tower });
  await probes(channel, { probes: [{ label: 'absent', specs: ['absent'], required: false }] });
  expect(await lossesOf(channel)).toBeUndefined();
  await probes(channel, { probes: [{ label: 'absent', specs: ['absent'], required: true }] });
  expect(await lossesOf(channel)).toMatchObject({ lost: null, probes: [{ label: 'absent' }], probe_count: 1 });
});

test('losses older than two weeks are no longer listed', async () => {
  const channel = await hub.aChannel({ files: tower });
  const run = await hub.apply(channel, await hub.aPolicy({ license: { operator: 'not_in', values: ['GPL'] } }));
  await hub.core.db
    .updateTable('policy_run')
    .set({ finished_at: new Date(Date.now() - 15 * 86_400_000) })
    .where('id', '=', run.id)
    .execute();
  expect(await lossesOf(channel)).toBeUndefined();
});

test("channels that a member can't read aren't named, and strangers see nothing", async () => {
  const channel = await hub.aChannel({ files: tower, privacy: 'private' });
  await hub.apply(channel, await hub.aPolicy({ license: { operator: 'not_in', values: ['GPL'] } }));
  expect(await lossesOf(channel, hub.admin)).toBeDefined();
  expect(await lossesOf(channel, hub.member)).toBeUndefined();
  expect((await hub.stranger(`${base}/channel-losses`)).status).toBe(404);
});
