import { readPolicyFile } from '@terrarium/domain/policyFile';
import { stringify } from 'yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppliedFile, PlanAnswer, PolicyAnswer } from './contract.ts';
import { aDraft, someFiles, startHub } from './hub.testing.ts';
import type { PolicyHub } from './hub.testing.ts';

let hub: PolicyHub;
let base: string;
beforeAll(async () => {
  hub = await startHub();
  base = `/api/organizations/${hub.acme.name}/repo-policies`;
});
afterAll(() => hub.close());

const noGpl = { license: { operator: 'not_in' as const, values: ['GPL'] } };
const json = async <T>(response: Response, status = 200): Promise<T> => {
  const text = await response.text();
  expect(response.status, text).toBe(status);
  return JSON.parse(text) as T;
};
const plan = async (file: string, send = hub.admin) =>
  json<PlanAnswer>(await send(`${base}/plan`, { method: 'POST', json: { file } }));
const apply = (file: string, fingerprint?: string | null, send = hub.admin) =>
  send(`${base}/apply`, { method: 'POST', json: { file, ...(fingerprint ? { fingerprint } : {}) } });
const fileOf = (name: string, given: Parameters<typeof aDraft>[0], channels?: unknown[]) =>
  stringify({ name, description: 'Kept in a repository', filters: aDraft(given), ...(channels && { channels }) });
const count = async () => (await json<{ total_count: number }>(await hub.admin(base))).total_count;

describe('a policy as a file', () => {
  test('is planned without writing, applied as it was planned, and then changes nothing', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const file = fileOf('From a file', noGpl, [channel.name]);
    const before = await count();
    const planned = await plan(file);
    expect(planned).toMatchObject({
      mistakes: [],
      action: 'create',
      has_changes: true,
      name: 'From a file',
      summary: 'License not in GPL',
      policy: null,
      channels: [
        {
          channel: channel.name,
          action: 'apply',
          replaces: null,
          is_watched: false,
          impact: { going: 1, coming: 0, going_packages: [{ name: 'readline' }] },
        },
      ],
    });
    expect(await count()).toBe(before);
    const applied = await json<AppliedFile>(await apply(file, planned.fingerprint));
    expect(applied).toMatchObject({ action: 'create', channels: [{ channel: channel.name, action: 'apply' }] });
    await hub.policies.runs.idle(channel.id);
    expect(await hub.served(channel)).not.toContain('readline-8.2-h0_0.conda');
    expect(await plan(file)).toMatchObject({ action: 'none', has_changes: false, channels: [], changes: [] });
    expect(await json<AppliedFile>(await apply(file))).toMatchObject({ action: 'none', policy: { revision: 1 } });

    // The plan describes an edit in words, with its impact on the channel where the policy is applied.
    const edited = fileOf('From a file', { names: { operator: 'not_in', values: ['pillow'] } }, [channel.name]);
    const next = await plan(edited);
    expect(next).toMatchObject({
      action: 'update',
      policy: { id: applied.policy.id, revision: 1 },
      channels: [{ action: 'recompute', impact: { going: 2, coming: 1 } }],
    });
    expect(next.changes.map(({ subject }) => subject)).toContain('License');
    expect(await json<AppliedFile>(await apply(edited, next.fingerprint))).toMatchObject({ policy: { revision: 2 } });
    await hub.policies.runs.idle(channel.id);
    expect(await hub.served(channel)).toContain('readline-8.2-h0_0.conda');

    // A channel that the file no longer names loses the policy.
    const without = fileOf('From a file', { names: { operator: 'not_in', values: ['pillow'] } }, []);
    expect((await plan(without)).channels).toMatchObject([{ action: 'take_off', impact: { going: 0, coming: 2 } }]);
    await json(await apply(without));
    await hub.policies.runs.idle(channel.id);
    expect(await hub.served(channel)).toContain('pillow-10.3.0-h0_0.conda');
  });

  test('names the lost packages and the failing probes', async () => {
    const channel = await hub.aChannel({
      files: [...someFiles, { name: 'app', depends: ['readline'], license: 'MIT' }],
    });
    const probes = await hub.admin(`/api/organizations/${hub.acme.name}/channels/${channel.name}/probes`, {
      method: 'PUT',
      json: { probes: [{ label: 'The app', specs: ['app'], platforms: ['linux-64'], required: true }], popular: 0 },
    });
    expect(probes.status, await probes.clone().text()).toBeLessThan(300);
    const [planned] = (await plan(fileOf('Loses', noGpl, [channel.name]))).channels;
    const installability = planned!.impact!.installability!;
    expect(installability.by_platform.flatMap(({ lost_packages }) => lost_packages.map(({ name }) => name))).toEqual([
      'app',
    ]);
    expect(installability.probes).toMatchObject([{ label: 'The app', before: true, after: false }]);
  });

  test('without channels leaves them as they are; watching is planned, too', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    await json(await apply(fileOf('Watched', noGpl, [{ name: channel.name, watch: true }])));
    await hub.policies.runs.idle(channel.id);
    expect(await hub.served(channel)).toContain('readline-8.2-h0_0.conda');
    expect(await plan(fileOf('Watched', noGpl))).toMatchObject({ has_changes: false });
    expect((await plan(fileOf('Watched', noGpl, [channel.name]))).channels).toMatchObject([{ action: 'enforce' }]);
  });

  test('takes the place of another policy, and says which', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    await hub.apply(channel, await hub.aPolicy({ name: 'The first', ...noGpl }));
    expect((await plan(fileOf('The second', {}, [channel.name]))).channels).toMatchObject([
      { action: 'replace', replaces: 'The first' },
    ]);
    await json(await apply(fileOf('The second', {}, [channel.name])));
    await hub.policies.runs.idle(channel.id);
    expect(await hub.served(channel)).toContain('readline-8.2-h0_0.conda');
  });

  test.each(['yaml', 'json'] as const)('is exported as %s, and read as the same', async (format) => {
    const channel = await hub.aChannel({ files: [] });
    const name = `Exported as ${format}`;
    const { policy } = await json<AppliedFile>(await apply(fileOf(name, noGpl, [channel.name])));
    await hub.policies.runs.idle(channel.id);
    const exported = await hub.member(`${base}/${policy.id}/file?format=${format}`);
    expect(exported.headers.get('content-type')).toBe(`application/${format}; charset=utf-8`);
    expect(exported.headers.get('content-disposition')).toContain(`Exported-as-${format}.policy.${format}`);
    const text = await exported.text();
    const stored = await json<PolicyAnswer>(await hub.member(`${base}/${policy.id}`));
    expect(readPolicyFile(text)).toMatchObject({
      ok: true,
      file: { policy: { name, filters: stored.filters }, channels: [{ name: channel.name, watch: false }] },
    });
    expect(await plan(text)).toMatchObject({ has_changes: false });
    expect((await hub.stranger(`${base}/${policy.id}/file`)).status).toBe(404);
  });

  test('another name makes another policy of it', async () => {
    const file = fileOf('The name of the file', noGpl);
    const answer = await hub.admin(`${base}/apply`, { method: 'POST', json: { file, name: 'Another name' } });
    expect(await json<AppliedFile>(answer)).toMatchObject({ name: 'Another name' });
  });
});

describe('what was reviewed is what is applied', () => {
  test.each([
    ['the policy was edited', async (file: string) => void (await apply(file.replace('Kept in', 'Taken from')))],
    [
      'the channel came under another policy',
      async (_: string, channel: string) => {
        const other = await hub.aPolicy(noGpl);
        const put = await hub.admin(`/api/organizations/${hub.acme.name}/channel-policies/${channel}/current`, {
          method: 'POST',
          json: { policy_id: other.id },
        });
        expect(put.status).toBe(202);
      },
    ],
  ] as const)('409 when %s since', async (what, meanwhile) => {
    const channel = await hub.aChannel({ files: [] });
    const file = fileOf(`Since ${what}`, noGpl, [channel.name]);
    const { fingerprint } = await plan(file);
    await meanwhile(file, channel.name);
    await hub.policies.runs.idle(channel.id);
    const before = await count();
    const refused = await apply(file, fingerprint);
    expect(await json<{ error: object }>(refused, 409)).toMatchObject({
      error: { human_readable_id: 'plan_outdated' },
    });
    expect(await count()).toBe(before);
  });

  test('another file with the fingerprint of a plan is refused', async () => {
    const { fingerprint } = await plan(fileOf('Of one', noGpl));
    expect((await apply(fileOf('Of one', {}), fingerprint)).status).toBe(409);
  });

  test('of two concurrent applies, one creates the policy, and nothing is half done', async () => {
    const channel = await hub.aChannel({ files: [] });
    const file = fileOf('Twice at once', noGpl, [channel.name]);
    const answers = await Promise.all([apply(file), apply(file), apply(file)]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await hub.policies.runs.idle(channel.id);
    const { items } = await json<{ items: PolicyAnswer[] }>(await hub.admin(`${base}?policy_name=Twice at once`));
    expect(items.map(({ revision, names_of_channels_applied_to }) => [revision, names_of_channels_applied_to])).toEqual(
      [[1, [channel.name]]],
    );
  });

  test("if a channel can't take it, nothing changes", async () => {
    const [free, busy] = [await hub.aChannel({ files: [] }), await hub.aChannel({ files: [] })];
    const { pool } = hub.core.connection;
    await pool.query(
      "insert into policy_run (id, channel_id, reason, state) values (gen_random_uuid(), $1, 'content', 'todo')",
      [busy.id],
    );
    const refused = await apply(fileOf('Cannot be put', noGpl, [free.name, busy.name]));
    expect(await json<object>(refused, 409)).toMatchObject({ error: { human_readable_id: 'run_under_way' } });
    const { items } = await json<{ items: PolicyAnswer[] }>(await hub.admin(`${base}?policy_name=Cannot be put`));
    expect(items).toEqual([]);
    await pool.query("delete from policy_run where channel_id = $1 and state = 'todo'", [busy.id]);
  });
});

describe('mistakes and rights', () => {
  test('each mistake has its line, its column and its pointer, and nothing is applied', async () => {
    const file =
      'name: A\nchannels:\n  - nowhere\nfilters:\n  add_packages:\n    type: compound\n    operator: OR\n    subfilters: []\n';
    const { mistakes } = await json<PlanAnswer>(
      await hub.member(`${base}/validate`, { method: 'POST', json: { file } }),
    );
    expect(mistakes).toMatchObject([{ pointer: '/filters/add_packages/operator', line: 7, column: 15 }]);
    const right = file.replace('operator: OR', 'operator: AND');
    expect((await plan(right)).mistakes).toMatchObject([{ pointer: '/channels/0', line: 3, column: 5 }]);
    const refused = await json<{ detail: { msg: string }[] }>(await apply(right), 422);
    expect(refused.detail[0]!.msg).toMatch(
      /^line 3, column 5: \/channels\/0: Channel 'nowhere' doesn't exist, or you don't have access/,
    );
  });

  test('members plan, admins apply, others see nothing', async () => {
    const file = fileOf('Rights', noGpl);
    expect(await plan(file, hub.member)).toMatchObject({ action: 'create' });
    expect((await apply(file, null, hub.member)).status).toBe(403);
    expect((await apply(file, null, hub.biller)).status).toBe(403);
    for (const call of ['plan', 'validate', 'apply'])
      expect((await hub.stranger(`${base}/${call}`, { method: 'POST', json: { file } })).status).toBe(404);
  });

  test('a private channel of another organization is none', async () => {
    const planned = await plan(fileOf('Abroad', noGpl, ['../other', 'x'.repeat(5000)]));
    expect(planned.mistakes.map(({ pointer }) => pointer)).toEqual(['/channels/0', '/channels/1']);
  });
});
