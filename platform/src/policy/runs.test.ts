import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChannelRow } from '../channel/index.ts';
import type { PolicyAnswer } from './contract.ts';
import type { RunAnswer } from './appliedContract.ts';
import { requestTimedRuns } from './timedRuns.ts';
import { addFiles, aDraft, fileNameOf, someFiles, startHub } from './hub.testing.ts';
import type { PolicyHub } from './hub.testing.ts';

let hub: PolicyHub;
let base: string;
beforeAll(async () => {
  hub = await startHub();
  base = `/api/organizations/${hub.acme.name}`;
});
afterAll(() => hub.close());

const noGpl = { license: { operator: 'not_in' as const, values: ['GPL'] } };
const noHpnd = { names: { operator: 'not_in' as const, values: ['pillow'] } };
type Current = {
  policy: PolicyAnswer;
  revision: number;
  in_force_since: string | null;
  applied_by: { id: string; username: string } | null;
  run: RunAnswer | null;
};
type Failure = {
  error: { message: string; human_readable_id: string };
  detail?: { loc: (string | number)[]; msg: string; type: string }[];
};

const json = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T;
const current = (channel: ChannelRow) => `${base}/channel-policies/${channel.name}/current`;
const runsOf = async (channel: ChannelRow) =>
  (await json<{ items: RunAnswer[] }>(hub.admin(`${base}/channel-policies/${channel.name}/runs`))).items;
const send = (method: string, path: string, body?: unknown) => hub.admin(path, { method, json: body });

/** Keeps the next publication of the hub waiting until it is let go; tells when a run has begun. */
function holdPublishing(): { release(): void } {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const original = hub.repo.publish;
  hub.repo.publish = async (channelId, request) => {
    hub.repo.publish = original;
    await held;
    return original(channelId, request);
  };
  return { release };
}

async function until<T>(read: () => Promise<T>, done: (value: T) => boolean): Promise<T> {
  for (const deadline = Date.now() + 60_000; ;) {
    const value = await read();
    if (done(value)) return value;
    if (Date.now() > deadline) throw new Error(`Waited too long; last seen: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('applying', () => {
  test("[POL-04, POL-48, POL-30, POL-31, POL-47] POST applies a policy: 202 with the run, then it is the channel's current policy on both addresses", async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const policy = await hub.aPolicy(noGpl);
    const response = await send('POST', current(channel), { policy_id: policy.id });
    expect(response.status).toBe(202);
    const run = await json<RunAnswer>(response);
    expect(run).toMatchObject({
      channel: channel.name,
      state: 'todo',
      policy_id: policy.id,
      policy_name: policy.name,
      revision: 1,
      counts: [],
      error: null,
      added_count: null,
    });
    // From the first moment the policy is the channel's, not yet in force.
    expect(await json<Current>(hub.member(current(channel)))).toMatchObject({
      policy: { id: policy.id, names_of_channels_applied_to: [channel.name] },
      in_force_since: null,
    });
    await hub.policies.runs.idle(channel.id);
    const now = await json<Current>(hub.member(current(channel)));
    expect(now).toMatchObject({
      policy: { id: policy.id },
      revision: 1,
      run: { id: run.id, state: 'done', progress: 1 },
    });
    expect(Date.parse(now.in_force_since!)).toBeGreaterThanOrEqual(Date.parse(run.created_at));
    expect(now.applied_by).toMatchObject({ username: expect.stringMatching(/^ada/) as string });
    for (const org of [hub.acme.name, hub.acme.id])
      expect(await json(hub.member(`${base}/channel-policies/${org}/${channel.name}/current`))).toEqual(now);
    expect((await hub.member(`${base}/channel-policies/another/${channel.name}/current`)).status).toBe(404);
  });

  test('[POL-28] the run counts per platform, and clients see exactly what is allowed', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const before = await hub.served(channel);
    expect(before).toHaveLength(5);
    const run = await hub.apply(channel, await hub.aPolicy(noGpl));
    expect(run).toMatchObject({ state: 'done', removed_count: 1, added_count: 0 });
    expect(run.counts).toEqual([
      { platform: 'linux-64', num_before: 5, num_after: 4, num_removed: 1 },
      { platform: 'noarch', num_before: 1, num_after: 1, num_removed: 0 },
    ]);
    expect(await hub.served(channel)).toEqual(before.filter((name) => !name.startsWith('readline')));
  });

  test('[POL-49, POL-51] PUT replaces the policy with another: 202, and the other is in force', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    await hub.apply(channel, await hub.aPolicy(noGpl));
    const other = await hub.aPolicy(noHpnd);
    const response = await send('PUT', current(channel), { policy_id: other.id });
    expect(response.status).toBe(202);
    await hub.policies.runs.idle(channel.id);
    expect(await json<Current>(hub.admin(current(channel)))).toMatchObject({
      policy: { id: other.id },
      run: { state: 'done', added_count: 1, removed_count: 2 },
    });
    expect(await hub.served(channel)).toEqual([
      'numpy-1.26.4-h0_0.conda',
      'numpy-2.1.0-h0_0.conda',
      'readline-8.2-h0_0.conda',
    ]);
  });

  test('[POL-50] DELETE takes the policy off: everything is served again, and there is no current policy', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const policy = await hub.aPolicy(noGpl);
    await hub.apply(channel, policy);
    const response = await send('DELETE', current(channel));
    expect(response.status).toBe(202);
    expect(await json<RunAnswer>(response)).toMatchObject({ policy_id: null, policy_name: null });
    expect((await hub.admin(current(channel))).status).toBe(404);
    await hub.policies.runs.idle(channel.id);
    expect(await hub.served(channel)).toHaveLength(5);
    expect((await send('DELETE', `${base}/repo-policies/${policy.id}`)).status).toBe(204);
  });

  test('[POL-51, POL-56] POST on a channel with a policy is 409; PUT and DELETE without one are 404; a policy that is none is 404, a body that is none 422', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const policy = await hub.aPolicy(noGpl);
    expect((await send('PUT', current(channel), { policy_id: policy.id })).status).toBe(404);
    expect((await send('DELETE', current(channel))).status).toBe(404);
    expect((await send('POST', current(channel), { policy_id: hub.acme.id })).status).toBe(404);
    expect((await send('POST', current(channel), { policy_id: 'none' })).status).toBe(422);
    expect((await send('POST', current(channel), {})).status).toBe(422);
    expect((await send('POST', `${base}/channel-policies/no-such/current`, { policy_id: policy.id })).status).toBe(404);
    await hub.apply(channel, policy);
    const again = await send('POST', current(channel), { policy_id: policy.id });
    expect(again.status).toBe(409);
    expect((await json<Failure>(again)).error.human_readable_id).toBe('policy_already_applied');
  });

  test("[POL-56] another organization's policy cannot be applied, nor its channel be governed", async () => {
    const owner = await hub.aUser();
    const other = await hub.anOrganization({ members: { admin: owner } });
    const theirs = await hub.as(owner.email);
    const foreign = await json<PolicyAnswer>(
      theirs(`/api/organizations/${other.name}/repo-policies`, {
        method: 'POST',
        json: { name: 'Theirs', filters: aDraft() },
      }),
    );
    const channel = await hub.aChannel({ files: someFiles });
    expect((await send('POST', current(channel), { policy_id: foreign.id })).status).toBe(404);
    expect((await theirs(current(channel), { method: 'POST', json: { policy_id: foreign.id } })).status).toBe(404);
    expect(
      (
        await theirs(`/api/organizations/${other.name}/channel-policies/${channel.name}/current`, {
          method: 'POST',
          json: { policy_id: foreign.id },
        })
      ).status,
    ).toBe(404);
    expect((await hub.admin(current(channel))).status).toBe(404);
  });
});

describe('one run at a time', () => {
  test('[POL-56] a second apply while one runs is 409; the run goes on to its end', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const [first, second] = [await hub.aPolicy(noGpl), await hub.aPolicy(noHpnd)];
    const hold = holdPublishing();
    await send('POST', current(channel), { policy_id: first.id });
    for (const [method, body] of [
      ['PUT', { policy_id: second.id }],
      ['DELETE', undefined],
    ] as const) {
      const refused = await send(method, current(channel), body);
      expect(refused.status).toBe(409);
      expect((await json<Failure>(refused)).error.human_readable_id).toBe('run_under_way');
    }
    expect((await send('POST', current(channel), { policy_id: second.id })).status).toBe(409);
    expect(await hub.served(channel)).toHaveLength(5);
    hold.release();
    await hub.policies.runs.idle(channel.id);
    expect(await json<Current>(hub.admin(current(channel)))).toMatchObject({
      policy: { id: first.id },
      run: { state: 'done' },
    });
    expect(await hub.served(channel)).toHaveLength(4);
  });

  test('[POL-56] of two concurrent applies, one is accepted', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const policy = await hub.aPolicy(noGpl);
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', current(channel), { policy_id: policy.id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    await hub.policies.runs.idle(channel.id);
    expect((await runsOf(channel)).filter(({ policy_id }) => policy_id === policy.id)).toHaveLength(1);
  });

  test('files that come while a run is under way are published by a next run', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const hold = holdPublishing();
    await send('POST', current(channel), { policy_id: (await hub.aPolicy(noGpl)).id });
    await until(
      () => runsOf(channel),
      ([newest]) => newest!.state === 'in_progress',
    );
    await addFiles(hub.channels, channel, [
      { name: 'late', license: 'MIT' },
      { name: 'later', license: 'GPL-2.0-only' },
    ]);
    hold.release();
    await hub.policies.runs.idle(channel.id);
    const [content, applied] = await runsOf(channel);
    expect([content!.reason, applied!.reason]).toEqual(['content', 'applied']);
    const served = await hub.served(channel);
    expect(served).toContain(fileNameOf({ name: 'late' }));
    expect(served).not.toContain(fileNameOf({ name: 'later' }));
  });

  test('[POL-45] saves of a policy while its run is under way: the last one is in force in the end', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const policy = await hub.aPolicy(noGpl);
    const hold = holdPublishing();
    await send('POST', current(channel), { policy_id: policy.id });
    await until(
      () => runsOf(channel),
      ([newest]) => newest!.state === 'in_progress',
    );
    for (const draft of [noHpnd, { platform: { operator: 'in' as const, values: ['noarch'] } }]) {
      expect(
        (await send('PUT', `${base}/repo-policies/${policy.id}`, { ...policy, filters: aDraft(draft) })).status,
      ).toBe(200);
    }
    expect(await json<Current>(hub.admin(current(channel)))).toMatchObject({ policy: { revision: 3 } });
    hold.release();
    await hub.policies.runs.idle(channel.id);
    expect(await json<Current>(hub.admin(current(channel)))).toMatchObject({
      revision: 3,
      run: { reason: 'edited', state: 'done', revision: 3 },
    });
    expect(await hub.served(channel)).toEqual([]);
    expect(await hub.served(channel, 'noarch')).toHaveLength(1);
  });
});

test('the policy of a channel names to each reader only those of its channels that they may read', async () => {
  const [channel, hidden] = [await hub.aChannel({ files: someFiles }), await hub.aChannel({ files: someFiles })];
  const policy = await hub.aPolicy(noGpl);
  for (const each of [channel, hidden]) await hub.apply(each, policy);
  await hub.core.db.updateTable('channel').set({ privacy: 'private' }).where('id', '=', hidden.id).execute();
  const named = async (read: typeof hub.admin): Promise<string[]> =>
    (await json<Current>(read(current(channel)))).policy.names_of_channels_applied_to ?? [];
  expect(await named(hub.admin)).toEqual([channel.name, hidden.name].sort());
  expect(await named(hub.member)).toEqual([channel.name]);
});

describe('what makes runs', () => {
  test('[POL-45] a save of a policy brings its new revision into force on every channel it is applied to', async () => {
    const channels = [await hub.aChannel({ files: someFiles }), await hub.aChannel({ files: someFiles })];
    const policy = await hub.aPolicy(noGpl);
    for (const channel of channels) await hub.apply(channel, policy);
    expect(
      (await json<PolicyAnswer>(hub.admin(`${base}/repo-policies/${policy.id}`))).names_of_channels_applied_to,
    ).toEqual(channels.map(({ name }) => name).sort());
    await send('PUT', `${base}/repo-policies/${policy.id}`, { ...policy, filters: aDraft(noHpnd) });
    for (const channel of channels) {
      await hub.policies.runs.idle(channel.id);
      expect((await hub.served(channel)).filter((name) => name.startsWith('pillow'))).toEqual([]);
      expect(await json<Current>(hub.admin(current(channel)))).toMatchObject({
        revision: 2,
        run: { reason: 'edited' },
      });
    }
  });

  test('the audit log tells of each publication what it serves, under which revision, and who brought it about', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const policy = await hub.aPolicy(noGpl);
    await hub.apply(channel, policy);
    await send('PUT', `${base}/repo-policies/${policy.id}`, { ...policy, filters: aDraft(noHpnd) });
    await hub.policies.runs.idle(channel.id);
    await addFiles(hub.channels, channel, [{ name: 'zlib', version: '1.3' }]);
    await hub.policies.runs.idle(channel.id);
    const { items } = await json<{ items: { actor_type: string; target_id: string; details: object }[] }>(
      hub.admin(`${base}/audit-log?action=channel.published&limit=100`),
    );
    const told = items.filter(({ target_id }) => target_id === channel.id).slice(0, 3);
    const [came, edited, applied] = await runsOf(channel);
    expect(told).toMatchObject([
      {
        actor_type: 'hub',
        details: { run: came!.id, revision: 2, files_added: 1, files_removed: 0, files_served: 5, files_refused: 2 },
      },
      {
        actor_type: 'person',
        actor_name: expect.any(String),
        details: { run: edited!.id, revision: 2, files_added: 1, files_removed: 2, files_served: 4, files_refused: 2 },
      },
      {
        actor_type: 'person',
        details: { run: applied!.id, policy: policy.name, revision: 1, watched: false, files_removed: 1 },
      },
    ]);
    const { publication_id } = await hub.core.db
      .selectFrom('channel')
      .select('publication_id')
      .where('id', '=', channel.id)
      .executeTakeFirstOrThrow();
    expect(told[0]!.details).toMatchObject({ publication: publication_id });
  });

  test('publishes a new channel empty at once, and its virtual channels follow its files', async () => {
    const main = await hub.aChannel({ files: [] });
    expect(await hub.served(main, 'noarch')).toEqual([]);
    const virtual = await hub.aChannel({ sources: [main.name] });
    await hub.apply(virtual, await hub.aPolicy(noGpl));
    await addFiles(hub.channels, main, someFiles);
    await hub.policies.runs.idle(main.id);
    await hub.policies.runs.idle(virtual.id);
    expect(await hub.served(main)).toHaveLength(5);
    expect(await hub.served(virtual)).toHaveLength(4);
  });

  test('what is served in an older form of index files is published anew when the platform starts, once', async () => {
    const [old, other] = [await hub.aChannel({ files: someFiles }), await hub.aChannel({ files: someFiles })];
    const publications = () =>
      Promise.all([old, other].map(async ({ id }) => (await hub.channels.channelById(id))!.publication_id));
    const before = await publications();
    await hub.core.db.updateTable('publication').set({ index_form: 2 }).where('id', '=', before[0]!).execute();
    const restarted = async () => {
      await hub.policies.runs.recover();
      for (const { id } of [old, other]) await hub.policies.runs.idle(id);
      return publications();
    };
    const after = await restarted();
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    expect(await hub.served(old)).toHaveLength(5);
    expect(await restarted()).toEqual(after);
  });

  test('new advisories are judged by policies at once, and show on channels without one', async () => {
    const [governed, free] = [await hub.aChannel({ files: someFiles }), await hub.aChannel({ files: someFiles })];
    await hub.apply(governed, await hub.aPolicy({ cve: { score: 7, statuses: ['active'] } }));
    const publicationOf = async () => (await hub.channels.channelById(free.id))!.publication_id;
    const before = await publicationOf();
    await hub.core.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('advisory')
        .values({ id: 'CVE-2024-28219', score: 7.3, status: 'active', summary: 'Buffer overflow' })
        .execute();
      await trx
        .insertInto('advisory_affected')
        .values({
          advisory_id: 'CVE-2024-28219',
          name: 'pillow',
          ranges: JSON.stringify([{ introduced: '0', fixed: '10.3.0' }]),
        })
        .execute();
      await trx
        .updateTable('advisory_revision')
        .set((eb) => ({ revision: eb('revision', '+', 1) }))
        .execute();
    });
    hub.policies.runs.wake();
    for (const channel of [governed, free]) await hub.policies.runs.idle(channel.id);
    expect(await hub.served(governed)).not.toContain('pillow-10.0.0-h0_0.conda');
    expect((await runsOf(governed))[0]).toMatchObject({ reason: 'advisories', removed_count: 1 });
    expect(await hub.served(free)).toContain('pillow-10.0.0-h0_0.conda');
    expect(await publicationOf()).toBe(before);
    expect(await json(hub.admin(`${base}/channels/${free.name}`))).toMatchObject({ worst_served_score: 7.3 });
    expect(await json(hub.admin(`${base}/channels/${governed.name}`))).toMatchObject({ worst_served_score: null });
  });

  test.each([
    ['package_age', 1],
    ['package_to_date', 'P1D'],
  ])('a rule that counts days is looked at again once a day: %s %s', async (facet, criterion) => {
    const channel = await hub.aChannel({ files: someFiles });
    const aged = {
      ...aDraft(),
      remove_packages: {
        type: 'compound',
        operator: 'OR',
        subfilters: [{ facet, criterion, comparator: 'less_than_equal_to' }],
      },
    };
    const policy = await json<PolicyAnswer>(
      send('POST', `${base}/repo-policies`, { name: `Not too young by ${facet.replaceAll('_', ' ')}`, filters: aged }),
    );
    await hub.apply(channel, policy);
    const asked = async () =>
      hub.core.db.selectFrom('policy_run_request').select('reason').where('channel_id', '=', channel.id).execute();
    await requestTimedRuns(hub.core.db);
    expect(await asked()).toEqual([]);
    await hub.core.db
      .updateTable('publication')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('channel_id', '=', channel.id)
      .execute();
    await requestTimedRuns(hub.core.db);
    await hub.policies.runs.idle(channel.id);
    expect((await runsOf(channel))[0]).toMatchObject({ reason: 'age', state: 'done' });
  });

  test('keep_legacy keeps what was served when the policy was applied, through later runs, and nothing that came after', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const policy = await hub.aPolicy({ ...noGpl, keepLegacy: true });
    await hub.apply(channel, policy);
    expect(await hub.served(channel)).toContain('readline-8.2-h0_0.conda');
    await addFiles(hub.channels, channel, [{ name: 'readline', version: '9.0', license: 'GPL-3.0-only' }]);
    await hub.policies.runs.idle(channel.id);
    await send('PUT', `${base}/repo-policies/${policy.id}`, { ...policy, description: 'Saved again' });
    await hub.policies.runs.idle(channel.id);
    const served = await hub.served(channel);
    expect(served).toContain('readline-8.2-h0_0.conda');
    expect(served).not.toContain('readline-9.0-h0_0.conda');
  });
});

describe('ends of runs', () => {
  test('deleting a channel during a run ends the run, and the next runs are worked', async () => {
    const [doomed, other] = [await hub.aChannel({ files: someFiles }), await hub.aChannel({ files: someFiles })];
    const policy = await hub.aPolicy(noGpl);
    const hold = holdPublishing();
    await send('POST', current(doomed), { policy_id: policy.id });
    await until(
      () => runsOf(doomed),
      ([newest]) => newest!.state === 'in_progress',
    );
    expect((await send('DELETE', `${base}/channels/${doomed.name}`)).status).toBe(204);
    hold.release();
    expect(await hub.apply(other, policy)).toMatchObject({ state: 'done' });
    expect(
      await hub.core.db.selectFrom('policy_run').select('id').where('channel_id', '=', doomed.id).execute(),
    ).toEqual([]);
    expect(
      await hub.core.db.selectFrom('publication').select('id').where('channel_id', '=', doomed.id).execute(),
    ).toEqual([]);
  });

  test('a channel that another process deletes while a run is under way is no failure of the run', async () => {
    const doomed = await hub.aChannel({ files: someFiles });
    const policy = await hub.aPolicy(noGpl);
    const hold = holdPublishing();
    await send('POST', current(doomed), { policy_id: policy.id });
    await until(
      () => runsOf(doomed),
      ([newest]) => newest!.state === 'in_progress',
    );
    await hub.core.db.deleteFrom('channel').where('id', '=', doomed.id).execute();
    hold.release();
    await hub.policies.runs.idle(doomed.id);
    expect(hub.logged().filter((line) => line.includes('a run failed') && line.includes(doomed.id))).toEqual([]);
  });

  test('an organization goes with its applied policies and the channels that draw from each other', async () => {
    const owner = await hub.aUser();
    const doomed = await hub.anOrganization({ members: { admin: owner } });
    const theirs = await hub.as(owner.email);
    const at = `/api/organizations/${doomed.name}`;
    const main = await hub.aChannel({ organization: doomed, files: someFiles });
    const virtual = await hub.aChannel({ organization: doomed, sources: [main.name] });
    const policy = await json<PolicyAnswer>(
      theirs(`${at}/repo-policies`, { method: 'POST', json: { name: 'Theirs', filters: aDraft(noGpl) } }),
    );
    expect(
      (
        await theirs(`${at}/channel-policies/${virtual.name}/current`, {
          method: 'POST',
          json: { policy_id: policy.id },
        })
      ).status,
    ).toBe(202);
    await hub.policies.runs.idle(virtual.id);
    expect((await theirs(at, { method: 'DELETE' })).status).toBe(204);
    for (const table of ['policy', 'channel'] as const)
      expect(
        await hub.core.db.selectFrom(table).select('id').where('organization_id', '=', doomed.id).execute(),
      ).toEqual([]);
  });

  test('a canceled run never comes into force, and what was applied before is back', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const first = await hub.aPolicy(noGpl);
    await hub.apply(channel, first);
    const inForce = await json<Current>(hub.admin(current(channel)));
    const hold = holdPublishing();
    const run = await json<RunAnswer>(send('PUT', current(channel), { policy_id: (await hub.aPolicy(noHpnd)).id }));
    await until(
      () => runsOf(channel),
      ([newest]) => newest!.state === 'in_progress',
    );
    const at = `${base}/channel-policies/${channel.name}/runs/${run.id}`;
    expect((await hub.member(at)).headers.get('retry-after')).toBe('2');
    const canceled = await send('DELETE', at);
    expect(canceled.status).toBe(200);
    expect(await json<RunAnswer>(canceled)).toMatchObject({ id: run.id, state: 'canceled' });
    expect((await hub.member(at)).headers.get('retry-after')).toBeNull();
    hold.release();
    await hub.policies.runs.idle(channel.id);
    expect(await json<Current>(hub.admin(current(channel)))).toMatchObject({
      policy: { id: first.id },
      in_force_since: inForce.in_force_since,
      applied_by: inForce.applied_by,
    });
    expect(await hub.served(channel)).toHaveLength(4);
    expect((await send('DELETE', at)).status).toBe(409);
    expect((await json<RunAnswer>(hub.member(at))).state).toBe('canceled');
    expect((await send('DELETE', `${base}/channel-policies/${channel.name}/runs/none`)).status).toBe(404);
  });

  test('files that a canceled run would have published are published all the same', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const hold = holdPublishing();
    await hub.core.db
      .insertInto('policy_run_request')
      .values({ channel_id: channel.id, reason: 'content', asked_by: null })
      .execute();
    const run = await json<RunAnswer>(send('POST', current(channel), { policy_id: (await hub.aPolicy(noHpnd)).id }));
    await until(
      () => runsOf(channel),
      ([newest]) => newest!.state === 'in_progress',
    );
    await send('DELETE', `${base}/channel-policies/${channel.name}/runs/${run.id}`);
    hold.release();
    await hub.policies.runs.idle(channel.id);
    expect((await runsOf(channel))[0]).toMatchObject({ reason: 'content', state: 'done', policy_id: null });
    expect((await hub.admin(current(channel))).status).toBe(404);
  });

  test('a run that fails says why; the old content is still served, and applying again works', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const policy = await hub.aPolicy(noGpl);
    const original = hub.repo.publish;
    hub.repo.publish = () => {
      hub.repo.publish = original;
      return Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' }));
    };
    await send('POST', current(channel), { policy_id: policy.id });
    await hub.policies.runs.idle(channel.id);
    expect(await json<Current>(hub.admin(current(channel)))).toMatchObject({
      in_force_since: null,
      run: { state: 'failed', error: expect.stringMatching(/disk is full/) as string },
    });
    expect(await hub.served(channel)).toHaveLength(5);
    expect((await send('PUT', current(channel), { policy_id: policy.id })).status).toBe(202);
    await hub.policies.runs.idle(channel.id);
    expect(await hub.served(channel)).toHaveLength(4);
  });

  test('[POL-18, POL-56] a stored policy with facets of another tool is shown as it is, and refused with 422 when it is to be applied', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const policy = await hub.aPolicy(noGpl);
    const foreign = {
      ...aDraft(noGpl),
      add_packages: {
        type: 'compound',
        operator: 'AND',
        subfilters: [{ facet: 'stars', criterion: 5, comparator: 'greater_than' }],
      },
    };
    await hub.core.db
      .updateTable('policy')
      .set({ filters: JSON.stringify(foreign), summary: '' })
      .where('id', '=', policy.id)
      .execute();
    expect(await json<PolicyAnswer>(hub.member(`${base}/repo-policies/${policy.id}`))).toMatchObject({
      filters: foreign,
      summary: expect.stringMatching(/cannot read/) as string,
    });
    const refused = await send('POST', current(channel), { policy_id: policy.id });
    expect(refused.status).toBe(422);
    expect((await json<Failure>(refused)).detail).toMatchObject([
      {
        loc: ['body', 'policy_id'],
        msg: expect.stringMatching(/does not understand.*add_packages\.subfilters\.0\.facet/) as string,
      },
    ]);
    expect((await hub.admin(current(channel))).status).toBe(404);
    expect(await hub.served(channel)).toHaveLength(5);
  });

  test('who makes a channel is told which run publishes it, and a policy can be applied right away', async () => {
    const source = await hub.aChannel({ files: someFiles });
    const policy = await hub.aPolicy(noGpl);
    for (const slow of [false, true]) {
      const held = slow ? holdPublishing() : undefined;
      const made = await send('POST', `${base}/channels`, {
        name: `right-away-${String(slow)}`,
        privacy: 'public',
        type: 'virtual',
        sources: [source.name],
        confirm_exposure: true,
      });
      expect(made.status).toBe(201);
      const { name, last_run } = await json<{ name: string; last_run: { id: string } | null }>(made);
      const channel = (await hub.channels.findChannel(hub.acme.name, name, null))!;
      expect(last_run?.id).toBeDefined();
      // Right away is while the first run is held; otherwise it has ended.
      if (!slow) await hub.policies.runs.idle(channel.id);
      const applied = await send('POST', current(channel), { policy_id: policy.id });
      expect(applied.status).toBe(202);
      held?.release();
      await hub.policies.runs.idle(channel.id);
      const [newest, first] = await runsOf(channel);
      expect([newest!.state, first!.id, first!.state]).toEqual(['done', last_run!.id, slow ? 'canceled' : 'done']);
      expect((await json<Current>(hub.member(current(channel)))).in_force_since).not.toBeNull();
      expect((await hub.served(channel)).some((file) => file.startsWith('readline'))).toBe(false);
      expect((await hub.served(source)).some((file) => file.startsWith('readline'))).toBe(true);
    }
  });

  test('the list of runs is newest first and at most 50', async () => {
    const channel = await hub.aChannel();
    await hub.core.db
      .insertInto('policy_run')
      .values(
        Array.from({ length: 60 }, (_, n) => ({
          id: `01900000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`,
          channel_id: channel.id,
          reason: 'content' as const,
          state: 'done' as const,
          created_at: new Date(2020, 0, 1, 0, n),
        })),
      )
      .execute();
    const runs = await runsOf(channel);
    expect(runs).toHaveLength(50);
    expect(runs[0]!.reason).toBe('created');
    expect(runs.map(({ created_at }) => created_at)).toEqual(
      runs
        .map(({ created_at }) => created_at)
        .sort()
        .toReversed(),
    );
  });
});
