import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunAnswer, WatchAnswer } from './appliedContract.ts';
import { someFiles, startHub } from './hub.testing.ts';
import type { PolicyHub } from './hub.testing.ts';

let hub: PolicyHub;
beforeAll(async () => {
  hub = await startHub();
});
afterAll(() => hub.close());

test('a watched policy blocks nothing and counts what it would block, by rule, package and user; enforced, it blocks it', async () => {
  const channel = await hub.aChannel({ files: someFiles, privacy: 'internal' });
  const policy = await hub.aPolicy({ license: { operator: 'not_in', values: ['GPL'] }, keepLegacy: false });
  const base = `/api/organizations/${hub.acme.name}`;
  const current = `${base}/channel-policies/${channel.name}/current`;
  const file = `/repo/${hub.acme.name}/${channel.name}/linux-64/readline-8.2-h0_0.conda`;
  const watch = () => hub.admin(`${base}/channel-policies/${channel.name}/watch`);
  const put = async (method: 'POST' | 'PUT', isWatched: boolean): Promise<RunAnswer> => {
    const response = await hub.admin(current, { method, json: { policy_id: policy.id, watch: isWatched } });
    expect(response.status).toBe(202);
    await hub.policies.runs.idle(channel.id);
    return (await response.json()) as RunAnswer;
  };
  expect((await watch()).status).toBe(404);
  await put('POST', true);
  expect(await hub.served(channel)).toContain('readline-8.2-h0_0.conda');
  expect(await (await hub.admin(current)).json()).toMatchObject({ is_watched: true });
  const details = (await (await hub.admin(`${base}/channels/${channel.name}`)).json()) as object;
  expect(details).toMatchObject({ applied_policy: { is_watched: true } });

  // The hub of this test has no bytes of the file; this test only checks that no request gets a 403.
  for (const send of [hub.admin, hub.admin, hub.member]) expect((await send(file)).status).toBe(404);
  await hub.admin(`/repo/${hub.acme.name}/${channel.name}/linux-64/numpy-2.1.0-h0_0.conda`);
  const explained = await hub.admin(`${base}/channels/${channel.name}/files/linux-64/readline-8.2-h0_0.conda/explain`);
  expect(await explained.json()).toMatchObject({
    decision: 'allowed',
    detail: expect.stringContaining('If enforced, it would be blocked') as string,
  });
  await hub.composition.areas.report.stop?.();
  const answer = (await (await watch()).json()) as WatchAnswer;
  const rule = expect.stringContaining('GPL') as string;
  expect(answer).toMatchObject({
    policy: { id: policy.id },
    file_count: 1,
    request_count: 3,
    package_count: 1,
    rules: [{ rule, file_count: 1, request_count: 3 }],
    total_count: 2,
  });
  expect(answer.items.map(({ name, person, request_count }) => [name, person !== null, request_count])).toEqual([
    ['readline', true, 2],
    ['readline', true, 1],
  ]);
  expect((await hub.member(`${base}/channel-policies/${channel.name}/watch`)).status).toBe(403);

  const run = await put('PUT', false);
  expect(run.revision).toBe(1);
  expect(await hub.served(channel)).not.toContain('readline-8.2-h0_0.conda');
  expect((await hub.admin(file)).status).toBe(403);
  expect((await watch()).status).toBe(404);
});

test('what keep_legacy keeps is what was served before the policy was watched, also when it is enforced', async () => {
  const channel = await hub.aChannel({ files: someFiles });
  const strict = await hub.aPolicy({ license: { operator: 'not_in', values: ['GPL'] } });
  await hub.apply(channel, strict);
  const keeping = await hub.aPolicy({ license: { operator: 'not_in', values: ['GPL'] }, keepLegacy: true });
  const current = `/api/organizations/${hub.acme.name}/channel-policies/${channel.name}/current`;
  for (const watch of [true, false]) {
    expect((await hub.admin(current, { method: 'PUT', json: { policy_id: keeping.id, watch } })).status).toBe(202);
    await hub.policies.runs.idle(channel.id);
    expect((await hub.served(channel)).includes('readline-8.2-h0_0.conda')).toBe(watch);
  }
});
