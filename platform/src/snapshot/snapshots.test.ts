import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFiles, startHub } from '../policy/hub.testing.ts';
import type { PolicyHub } from '../policy/hub.testing.ts';

let hub: PolicyHub;
beforeAll(async () => {
  hub = await startHub();
});
afterAll(() => hub.close());

test('a snapshot that is no longer kept is not listed', async () => {
  const channel = await hub.aChannel({ files: [{ name: 'numpy' }] });
  await addFiles(hub.channels, channel, [{ name: 'scipy' }]);
  await hub.policies.runs.idle(channel.id);
  const numbers = async (): Promise<number[]> => {
    const response = await hub.member(`/api/organizations/${hub.acme.name}/channels/${channel.name}/snapshots`);
    return ((await response.json()) as { items: { number: number }[] }).items.map(({ number }) => number);
  };
  const before = await numbers();
  expect(before.length).toBeGreaterThan(1);
  const oldest = before.at(-1)!;
  await hub.core.db
    .updateTable('publication')
    .set({ is_kept: false })
    .where('channel_id', '=', channel.id)
    .where('number', '=', oldest)
    .execute();
  expect(await numbers()).toEqual(before.slice(0, -1));
});
