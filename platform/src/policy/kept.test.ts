import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChangesAnswer } from './contract.ts';
import { aDraft, someFiles, startHub } from './hub.testing.ts';
import type { PolicyHub } from './hub.testing.ts';

let hub: PolicyHub;
beforeAll(async () => {
  hub = await startHub({ config: { keptPublications: 2, snapshotDays: 0 } });
});
afterAll(() => hub.close());

test('as many publications as the operator says keep their reasons; of an older run the files stay, and it says that the reasons are gone', async () => {
  const base = `/api/organizations/${hub.acme.name}`;
  const channel = await hub.aChannel({ files: someFiles });
  const policy = await hub.aPolicy({ license: { operator: 'not_in', values: ['GPL'] } });
  const run = await hub.apply(channel, policy);
  const changes = async () =>
    (await (await hub.admin(`${base}/channel-policy-deltas/details/${run.id}?added=false`)).json()) as ChangesAnswer;
  const before = await changes();
  expect(before.reasons_kept).toBe(true);
  expect(before.items.map(({ name, reason }) => [name, reason])).toEqual([
    ['readline', expect.stringContaining('GPL') as string],
  ]);
  for (const license of ['MIT', 'BSD', 'Apache']) {
    // What has just been published is kept for clients that read it: as if it had been a while ago.
    await hub.core.db
      .updateTable('publication')
      .set({ served_until: new Date(Date.now() - 3_600_000) })
      .where('channel_id', '=', channel.id)
      .where('served_until', 'is not', null)
      .execute();
    expect(
      (
        await hub.admin(`${base}/repo-policies/${policy.id}`, {
          method: 'PUT',
          json: { ...policy, filters: aDraft({ license: { operator: 'not_in', values: ['GPL', license] } }) },
        })
      ).status,
    ).toBe(200);
    await hub.policies.runs.idle(channel.id);
  }
  const after = await changes();
  expect(after.reasons_kept).toBe(false);
  expect(after.items.map(({ name, reason }) => [name, reason])).toEqual([
    ['readline', expect.stringContaining('Not available: reasons are kept only for recent versions') as string],
  ]);
});
