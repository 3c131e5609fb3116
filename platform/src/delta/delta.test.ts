import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someFiles, startHub } from '../policy/hub.testing.ts';
import type { PolicyHub } from '../policy/hub.testing.ts';

interface Subscription {
  id: string;
  channel: string;
  frequency: string;
  change_type: string;
}
interface Listed<T> {
  items: T[];
  total_count: number;
}
interface Delta {
  id: string;
  channel: string;
  reason: string;
  policy_name: string | null;
  added_count: number;
  removed_count: number;
}

let hub: PolicyHub;
let base: string;
beforeAll(async () => {
  hub = await startHub();
  base = `/api/organizations/${hub.acme.name}/channel-policy-deltas`;
});
afterAll(() => hub.close());

const noGpl = { license: { operator: 'not_in' as const, values: ['GPL'] } };
const json = async <T>(response: Promise<Response>): Promise<T> => (await (await response).json()) as T;
const list = (query = '', caller = hub.member) => json<Listed<Delta>>(caller(`${base}?${query}`));
const subscribe = (channel: string, body: object, caller = hub.member) =>
  caller(`${base}/subscriptions/${channel}/`, { method: 'POST', json: body });
const subscriptions = async (query = '', caller = hub.member) =>
  (await json<Listed<Subscription>>(caller(`${base}/subscriptions?${query}`))).items;

/** Mails about deltas of a channel in the outbox. */
const mailsOf = (channel: string) =>
  hub.core.db
    .selectFrom('outbox_mail')
    .select(['recipient', 'subject', 'body'])
    .where('subject', 'like', `${hub.acme.name}/${channel}:%`)
    .orderBy('created_at')
    .execute();
const tell = () => hub.cleanUp('delta emails');
const later = (hours: number) =>
  hub.core.db
    .updateTable('delta_subscription')
    .set({ told_at: new Date(Date.now() - hours * 3_600_000) })
    .execute();

describe('deltas', () => {
  test('[POL-34, POL-39] after a policy change a delta is listed, and the query narrows the list', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const other = await hub.aChannel({ files: someFiles });
    const policy = await hub.aPolicy(noGpl);
    const run = await hub.apply(channel, policy);
    expect(await list(`channel=${channel.name}&limit=1`)).toMatchObject({
      items: [
        {
          id: run.id,
          channel: channel.name,
          policy_name: policy.name,
          reason: 'applied',
          added_count: 0,
          removed_count: 1,
        },
      ],
    });
    expect((await list(`policy_id=${policy.id}`)).items.map(({ id }) => id)).toEqual([run.id]);
    const removed = (await list('change_type=packages_removed')).items;
    expect(removed.map(({ id }) => id)).toContain(run.id);
    expect(removed.every(({ removed_count }) => removed_count > 0)).toBe(true);
    const added = (await list('change_type=packages_added')).items;
    expect(added.map(({ id }) => id)).not.toContain(run.id);
    expect(added.map((delta) => delta.channel)).toContain(other.name);
    expect(await list(`channel=${channel.name}&until=2020-01-01T00:00:00Z`)).toMatchObject({
      items: [],
      total_count: 0,
    });
    const { total_count: total } = await list(`channel=${channel.name}`);
    expect((await list(`channel=${channel.name}&offset=${total}`)).items).toEqual([]);
    const all = await list('limit=100');
    expect(await list(`limit=100&up_to=${all.items[1]!.id}`)).toMatchObject({
      items: all.items.slice(1),
      total_count: all.total_count - 1,
    });
    expect((await list(`channel=${other.name}&up_to=${run.id}`)).items).toEqual([]);
    for (const wrong of ['change_type=both', 'since=yesterday', 'limit=101', 'chanel=x'])
      expect((await hub.member(`${base}?${wrong}`)).status, wrong).toBe(422);
  });

  test('[POL-34, POL-56] only users who can read a private channel see its deltas', async () => {
    const channel = await hub.aChannel({ files: someFiles, privacy: 'private' });
    await hub.apply(channel, await hub.aPolicy(noGpl));
    const named = (deltas: Listed<Delta>) => deltas.items.some((delta) => delta.channel === channel.name);
    expect([named(await list('limit=100', hub.admin)), named(await list('limit=100'))]).toEqual([true, false]);
    expect((await hub.member(`${base}?channel=${channel.name}`)).status).toBe(404);
    expect((await subscribe(channel.name, { frequency: 'daily', change_type: 'all' })).status).toBe(404);
    expect((await hub.stranger(base)).status).toBe(404);
    expect((await hub.stranger(`${base}/subscriptions`)).status).toBe(404);
  });
});

describe('subscriptions', () => {
  test("[POL-29, POL-36, POL-37, POL-38] users subscribe, change it, find it by name, and end it; others can't see it", async () => {
    const channel = await hub.aChannel({ name: 'told-of' });
    const [first, again] = [
      await subscribe(channel.name, { frequency: 'daily', change_type: 'packages_removed' }),
      await subscribe(channel.name, { frequency: 'weekly', change_type: 'all' }),
    ];
    expect([first.status, again.status]).toEqual([201, 200]);
    const [one, ...others] = await subscriptions('q=TOLD');
    expect(others).toEqual([]);
    expect(one).toMatchObject({ channel: 'told-of', frequency: 'weekly', change_type: 'all' });
    expect(await subscriptions('q=of-another')).toEqual([]);
    expect(await subscriptions('', hub.admin)).toEqual([]);
    for (const body of [
      { frequency: 'hourly', change_type: 'all' },
      { frequency: 'daily', change_type: 'packages_changed' },
      { frequency: 'daily' },
      { frequency: 'daily', change_type: 'all', user_id: one!.id },
    ])
      expect((await subscribe(channel.name, body)).status, JSON.stringify(body)).toBe(422);
    const end = (caller: typeof hub.member, id: string) => caller(`${base}/subscriptions/${id}`, { method: 'DELETE' });
    expect((await end(hub.admin, one!.id)).status).toBe(404);
    expect((await end(hub.member, 'nothing')).status).toBe(404);
    expect((await end(hub.member, one!.id)).status).toBe(204);
    expect(await subscriptions()).toEqual([]);
    expect((await end(hub.member, one!.id)).status).toBe(404);
  });

  test('[POL-29, POL-37] each delta is mailed once, on several platforms, as often and as detailed as chosen', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const { name } = channel;
    await subscribe(name, { frequency: 'realtime', change_type: 'all' });
    await subscribe(name, { frequency: 'daily', change_type: 'packages_removed' }, hub.admin);
    await subscribe(name, { frequency: 'daily', change_type: 'packages_added' }, hub.biller);
    // What was published before is not told.
    await tell();
    expect(await mailsOf(name)).toEqual([]);
    const run = await hub.apply(channel, await hub.aPolicy(noGpl));
    await Promise.all([tell(), tell(), tell()]);
    const [mail, ...more] = await mailsOf(name);
    expect(more).toEqual([]);
    expect(mail!.recipient).toMatch(/^max/);
    expect(mail!.subject).toBe(`${hub.acme.name}/${name}: 1 file removed`);
    expect(mail!.body).toContain('- linux-64/readline-8.2-h0_0.conda');
    expect(mail!.body).toContain(`/organizations/${hub.acme.name}/channels/${name}/runs/${run.id}`);
    // A day later the daily mails are due: the user who subscribed to removals gets one, the one who subscribed to
    // additions doesn't.
    await later(25);
    await Promise.all([tell(), tell()]);
    expect((await mailsOf(name)).map(({ recipient }) => recipient.slice(0, 3))).toEqual(['max', 'ada']);
    await hub.admin(`/api/organizations/${hub.acme.name}/channel-policies/${name}/current`, { method: 'DELETE' });
    await hub.policies.runs.idle(channel.id);
    await tell();
    const all = await mailsOf(name);
    expect(
      all
        .slice(2)
        .map(({ recipient }) => recipient.slice(0, 3))
        .toSorted(),
    ).toEqual(['bil', 'max']);
    expect(all.at(-1)!.subject).toBe(`${hub.acme.name}/${name}: 1 file added`);
    // Their last mails were sent while the clock was a year ahead: the next ones must not wait for that date.
    await hub.apply(channel, await hub.aPolicy(noGpl));
    await later(-365 * 24);
    await tell();
    expect((await mailsOf(name)).map(({ recipient }) => recipient.slice(0, 3))).toEqual(
      expect.arrayContaining([...all.map(({ recipient }) => recipient.slice(0, 3)), 'max', 'ada']),
    );
    expect((await mailsOf(name)).length).toBe(all.length + 2);
  });

  test('a mail names the packages that can no longer be installed', async () => {
    const channel = await hub.aChannel({ files: [...someFiles, { name: 'ipython', depends: ['readline'] }] });
    await subscribe(channel.name, { frequency: 'realtime', change_type: 'all' });
    await tell();
    await hub.apply(channel, await hub.aPolicy(noGpl));
    await tell();
    const [mail] = await mailsOf(channel.name);
    expect(mail!.body).toContain('1 package can no longer be installed on linux-64:\n  ipython\n');
  });

  test('[POL-38] the link of a mail ends its subscription without an account, once', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    await subscribe(channel.name, { frequency: 'realtime', change_type: 'all' });
    await hub.apply(channel, await hub.aPolicy(noGpl));
    await tell();
    const [, key] = /\/unsubscribe\/([\w-]{43})\s/.exec((await mailsOf(channel.name))[0]!.body)!;
    const end = (given: string) =>
      fetch(`${hub.baseUrl}/api/channel-policy-delta-unsubscriptions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key: given }),
      });
    expect((await end('x'.repeat(43))).status).toBe(404);
    const ended = await end(key!);
    expect([ended.status, await ended.json()]).toEqual([200, { organization: hub.acme.name, channel: channel.name }]);
    expect((await subscriptions()).filter((each) => each.channel === channel.name)).toEqual([]);
    expect((await end(key!)).status).toBe(404);
    const kept = await hub.core.db.selectFrom('delta_unsubscribe_key').selectAll().execute();
    expect(kept.some(({ digest }) => digest.toString().includes(key!))).toBe(false);
  });

  test('[POL-56] users who can no longer read the channel get no mail, and the subscription ends', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    await subscribe(channel.name, { frequency: 'realtime', change_type: 'all' });
    await hub.admin(`/api/organizations/${hub.acme.name}/channels/${channel.name}`, {
      method: 'PATCH',
      json: { privacy: 'private' },
    });
    await hub.apply(channel, await hub.aPolicy(noGpl));
    await tell();
    expect(await mailsOf(channel.name)).toEqual([]);
    const left = await hub.core.db
      .selectFrom('delta_subscription')
      .select('id')
      .where('channel_id', '=', channel.id)
      .execute();
    expect(left).toEqual([]);
  });
});
