import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHub } from '../policy/hub.testing.ts';
import type { PolicyHub } from '../policy/hub.testing.ts';
import type { ChannelProbesAnswer } from '../probe/contract.ts';
import type { SnapshotList } from './contract.ts';

let hub: PolicyHub;
beforeAll(async () => {
  hub = await startHub();
});
afterAll(() => hub.close());

test('a watched policy, an exception beside it, probes and snapshots: each publication says what it served, and watching breaks nothing', async () => {
  const base = `/api/organizations/${hub.acme.name}`;
  const channel = await hub.aChannel({
    files: [
      { name: 'libgcc', version: '14.1', license: 'GPL-3.0-only' },
      { name: 'readline', version: '8.2', license: 'GPL-3.0-only' },
      { name: 'numpy', version: '2.0', license: 'BSD-3-Clause', depends: ['libgcc >=14'] },
    ],
  });
  const read = async <T>(path: string): Promise<T> => (await (await hub.member(`${base}${path}`)).json()) as T;
  const probe = async () => (await read<ChannelProbesAnswer>(`/channels/${channel.name}/probes`)).answers[0]!.ok;
  const apply = async (method: 'POST' | 'PUT', json: object): Promise<void> => {
    const response = await hub.admin(`${base}/channel-policies/${channel.name}/current`, { method, json });
    expect(response.status).toBe(202);
    await hub.policies.runs.idle(channel.id);
  };
  const probes = { when_failing: 'hold', probes: [{ label: 'science', specs: ['numpy'] }] };
  expect((await hub.admin(`${base}/channels/${channel.name}/probes`, { method: 'PUT', json: probes })).status).toBe(
    200,
  );
  await hub.policies.runs.idle(channel.id);
  const policy = await hub.aPolicy({ license: { operator: 'not_in', values: ['GPL'] } });

  // Watched: everything is served, nothing fails, nothing is lost.
  await apply('POST', { policy_id: policy.id, watch: true });
  expect(await hub.served(channel)).toHaveLength(3);
  expect(await probe()).toBe(true);
  expect((await read<{ items: unknown[] }>('/channel-losses')).items).toEqual([]);

  // Enforcing it would break the probe: the run is held, and clients see the previous content.
  await apply('PUT', { policy_id: policy.id });
  expect(await hub.served(channel)).toHaveLength(3);
  const held = await read<{ items: { id: string; is_held: boolean }[] }>(`/channel-policies/${channel.name}/runs`);
  expect(held.items[0]!.is_held).toBe(true);

  // An admin releases the run; then a user requests the blocked package that the probe needs. The exception applies in
  // addition to the policy.
  const released = await hub.admin(`${base}/channel-policies/${channel.name}/runs/${held.items[0]!.id}/publish`, {
    method: 'POST',
  });
  expect(released.status).toBe(202);
  await hub.policies.runs.idle(channel.id);
  expect(await hub.served(channel)).toEqual(['numpy-2.0-h0_0.conda']);
  expect(await probe()).toBe(false);
  expect((await read<{ items: unknown[] }>('/channel-losses')).items).toMatchObject([
    { channel: channel.name, lost: { packages: ['numpy'] }, probe_count: 1 },
  ]);
  const asked = await hub.member(`${base}/channels/${channel.name}/exception-requests`, {
    method: 'POST',
    json: { spec: 'libgcc', reason: 'numpy needs it' },
  });
  expect(asked.status).toBe(201);
  const { id } = (await asked.json()) as { id: string };
  const decided = await hub.admin(`${base}/exception-requests/${id}/decision`, {
    method: 'PUT',
    json: { decision: 'allow' },
  });
  expect(decided.status).toBe(200);
  await hub.policies.runs.idle(channel.id);
  expect(await hub.served(channel)).toEqual(['libgcc-14.1-h0_0.conda', 'numpy-2.0-h0_0.conda']);
  expect(await probe()).toBe(true);
  expect((await read<{ items: unknown[] }>('/channel-losses')).items).toEqual([]);

  // Each of what was served can be read at its own address, as it was.
  const { items } = await read<SnapshotList>(`/channels/${channel.name}/snapshots`);
  const at = async (address: string): Promise<string[]> => {
    const repodata = (await (await hub.member(`${address}/linux-64/repodata.json`)).json()) as {
      'packages.conda': object;
    };
    return Object.keys(repodata['packages.conda']).sort();
  };
  expect(items[0]!.file_count).toBe(2);
  expect(await at(items[0]!.address)).toHaveLength(2);
  expect(await at(items[1]!.address)).toEqual(['numpy-2.0-h0_0.conda']);
  expect(await at(items[2]!.address)).toHaveLength(3);
});
