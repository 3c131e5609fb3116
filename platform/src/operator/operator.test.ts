import { link, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { linkValues } from '../../../domain/testing/links.ts';
import { newId } from '../db/index.ts';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform, TestUser } from '../testing/index.ts';
import { measure } from './measure.ts';

let platform: TestPlatform;
let operator: TestUser;
let send: Send;

beforeAll(async () => {
  // As on a hub that sells plans: without a plan, an organization is on Free.
  platform = await startPlatform({
    config: { defaultPlan: 'free_subscription', defaultPersonPlan: 'free_subscription' },
  });
  operator = await anOperator();
  send = await platform.as(operator.email);
});
afterAll(() => platform.close());

async function anOperator(): Promise<TestUser> {
  const user = await platform.aUser();
  await platform.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', user.id).execute();
  return user;
}

const json = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T;
const patch = (id: string, body: object, by = send): Promise<Response> =>
  by(`/api/operator/people/${id}`, { method: 'PATCH', json: body });
const codeOf = async (response: Response): Promise<string> =>
  (await json<{ error: { human_readable_id: string } }>(response)).error.human_readable_id;
const mailsTo = (email: string) =>
  platform.core.db
    .selectFrom('outbox_mail')
    .select(['subject', 'body'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
const nextYear = (): string => new Date(Date.now() + 365 * 86_400_000).toISOString();

interface Entry {
  action: string;
  operator: string | null;
  person: { id: string; username: string } | null;
  organization: { name: string; exists: boolean } | null;
  detail: string;
}
const log = async (): Promise<Entry[]> => (await json<{ items: Entry[] }>(send('/api/operator/log'))).items;

describe('people', () => {
  interface Person {
    id: string;
    email: string;
    is_operator: boolean;
    is_disabled: boolean;
    is_confirmed: boolean;
    deleted_at: string | null;
    last_sign_in_at: string | null;
    organization_count: number;
    organizations: { name: string; role: string }[];
    sessions: { is_current: boolean; device: string }[];
  }
  const list = async (query = ''): Promise<{ items: Person[]; total_count: number }> =>
    json(send(`/api/operator/people${query}`));

  test('are listed by page, the newest first, found by name and address, and narrowed to a state', async () => {
    const [first, second] = [
      await platform.aUser({ email: 'ines.lindqvist@people.example', firstName: 'Ines', lastName: 'Lindqvist' }),
      await platform.aUser({ email: 'jo@people.example', disabled: true }),
    ];
    const { items, total_count: total } = await list('?limit=2');
    expect([items.map((item) => item.id), total]).toEqual([[second.id, first.id], expect.any(Number)]);
    expect((await list('?limit=1&offset=1')).items.map((item) => item.id)).toEqual([first.id]);
    for (const q of ['LINDQVIST', 'ines.lind', 'Ines Lindqvist'])
      expect((await list(`?q=${encodeURIComponent(q)}`)).items.map((item) => item.id)).toEqual([first.id]);
    expect((await list('?q=%25')).items).toEqual([]);
    expect((await list('?state=disabled')).items.map((item) => item.id)).toEqual([second.id]);
    expect((await list('?state=operator')).items.map((item) => item.id)).toContain(operator.id);
    expect((await send('/api/operator/people?state=any')).status).toBe(422);
  });

  test("an account without a person, which stands in for a removed admin, isn't listed", async () => {
    const id = newId();
    await platform.core.db
      .insertInto('app_user')
      .values({ id, email: `${id}@deleted.invalid`, username: `deleted-${id}`, password_hash: '!', is_disabled: true })
      .execute();
    expect((await list('?state=disabled&limit=100')).items.map((item) => item.id)).not.toContain(id);
    expect((await send(`/api/operator/people/${id}`)).status).toBe(404);
    expect((await patch(id, { is_disabled: false })).status).toBe(404);
  });

  test('one shows organizations with roles, sessions, and when they last signed in', async () => {
    const person = await platform.aUser();
    const organization = await platform.anOrganization({ members: { admin: person } });
    expect(await json<Person>(send(`/api/operator/people/${person.id}`))).toMatchObject({
      last_sign_in_at: null,
      sessions: [],
    });
    await platform.as(person.email);
    const shown = await json<Person>(send(`/api/operator/people/${person.id}`));
    expect(shown).toMatchObject({
      id: person.id,
      organization_count: 1,
      organizations: [{ name: organization.name, role: 'admin' }],
      sessions: [{ is_current: false, device: expect.any(String) }],
    });
    expect(Date.parse(shown.last_sign_in_at ?? '')).toBeGreaterThan(0);
    // The sign-in of an application isn't a sign-in of the user.
    await platform.core.db.updateTable('app_user').set({ last_sign_in_at: null }).where('id', '=', person.id).execute();
    await platform.composition.areas.identity.openSession(person.id, {
      userAgent: 'An application',
      source: 'application',
    });
    expect((await json<Person>(send(`/api/operator/people/${person.id}`))).last_sign_in_at).toBeNull();
  });

  test('making somebody an operator and removing it works at once, sends a mail, and is logged', async () => {
    const person = await platform.aUser();
    const theirs = await platform.as(person.email);
    expect((await theirs('/api/operator/people')).status).toBe(404);
    expect(await json<Person>(patch(person.id, { is_operator: true }))).toMatchObject({ is_operator: true });
    expect((await theirs('/api/operator/people')).status).toBe(200);
    expect((await patch(person.id, { is_operator: false })).status).toBe(200);
    expect((await theirs('/api/operator/people')).status).toBe(404);
    const mails = await mailsTo(person.email);
    expect(mails.map((mail) => mail.subject)).toEqual(['You’re now a hub operator', 'You’re no longer a hub operator']);
    expect(mails[0]?.body).toContain(`By: ${operator.username} (hub operator)`);
    expect((await log()).slice(0, 2)).toMatchObject([
      { action: 'took_operator', operator: operator.username, person: { id: person.id, username: person.username } },
      { action: 'made_operator', operator: operator.username, person: { id: person.id } },
    ]);
  });

  test('repeating a change does nothing', async () => {
    const person = await platform.aUser();
    const before = (await log()).length;
    expect((await patch(person.id, { is_operator: false, is_disabled: false, is_confirmed: true })).status).toBe(200);
    expect(await mailsTo(person.email)).toEqual([]);
    expect((await log()).length).toBe(before);
    expect((await patch(person.id, {})).status).toBe(422);
    expect((await patch(person.id, { is_confirmed: false })).status).toBe(422);
  });

  test('if the last two operators remove each other at once, one stays', async () => {
    const hub = await startPlatform();
    try {
      const people = [await hub.aUser(), await hub.aUser()];
      await hub.core.db.updateTable('app_user').set({ is_operator: true }).execute();
      const sends = await Promise.all(people.map((person) => hub.as(person.email)));
      const answers = await Promise.all([
        patch(people[1]!.id, { is_operator: false }, sends[0]),
        patch(people[0]!.id, { is_operator: false }, sends[1]),
      ]);
      const left = await hub.core.db.selectFrom('app_user').select('id').where('is_operator', '=', true).execute();
      expect(left).toHaveLength(1);
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
      const last = people.findIndex((person) => person.id === left[0]?.id);
      const refused = await patch(left[0]!.id, { is_operator: false }, sends[last]);
      expect([refused.status, await codeOf(refused)]).toEqual([409, 'last_operator']);
    } finally {
      await hub.close();
    }
  });

  test("unconfirmed and disabled accounts can't become operators", async () => {
    const person = await platform.aUser({ disabled: true });
    expect(await codeOf(await patch(person.id, { is_operator: true }))).toBe('account_disabled');
    await platform.core.db
      .updateTable('app_user')
      .set({ is_disabled: false, is_confirmed: false })
      .where('id', '=', person.id)
      .execute();
    expect(await codeOf(await patch(person.id, { is_operator: true }))).toBe('not_confirmed');
  });

  test('[DATA-23] a disabled account has no sessions and no links any more; enabled, it can sign in again', async () => {
    const person = await platform.aUser();
    const theirs = await platform.as(person.email);
    expect((await theirs('/api/account')).status).toBe(200);
    await send(`/api/operator/people/${person.id}/password-link`, { method: 'POST' });
    expect(await json<Person>(patch(person.id, { is_disabled: true }))).toMatchObject({
      is_disabled: true,
      sessions: [],
    });
    expect((await theirs('/api/account')).status).toBe(401);
    await expect(platform.as(person.email)).rejects.toThrow(/disabled/);
    expect(
      await platform.core.db.selectFrom('mail_token').select('purpose').where('user_id', '=', person.id).execute(),
    ).toEqual([]);
    expect(await codeOf(await send(`/api/operator/people/${person.id}/password-link`, { method: 'POST' }))).toBe(
      'account_disabled',
    );
    expect(
      await codeOf(
        await send(`/api/operator/people/${person.id}/plan`, {
          method: 'PUT',
          json: { product_code: 'starter_subscription', until: nextYear() },
        }),
      ),
    ).toBe('account_disabled');
    expect((await patch(person.id, { is_disabled: false })).status).toBe(200);
    expect((await theirs('/api/account')).status).toBe(401);
    expect((await (await platform.as(person.email))('/api/account')).status).toBe(200);
    expect((await mailsTo(person.email)).map((mail) => mail.subject)).toEqual([
      'Your account was disabled',
      'Your account was enabled',
    ]);
  });

  test('nobody can disable their own account here, or enable one that its owner deleted', async () => {
    await anOperator();
    expect(await codeOf(await patch(operator.id, { is_disabled: true }))).toBe('own_account');
    const person = await platform.aUser({ disabled: true });
    await platform.core.db
      .updateTable('app_user')
      .set({ deleted_at: new Date() })
      .where('id', '=', person.id)
      .execute();
    expect(await codeOf(await patch(person.id, { is_disabled: false }))).toBe('account_deleted');
    expect((await list('?state=deleted')).items.map((item) => item.id)).toEqual([person.id]);
    expect((await list('?state=disabled&limit=100')).items.map((item) => item.id)).not.toContain(person.id);
    expect((await send(`/api/operator/people/${person.id}/password-link`, { method: 'POST' })).status).toBe(204);
    expect((await mailsTo(person.email))[0]?.body).toContain('Setting a password restores it');
  });

  test('an address is confirmed by hand; a passkey and sessions that were there before go', async () => {
    const person = await platform.aUser();
    const { db } = platform.core;
    await db.updateTable('app_user').set({ is_confirmed: false }).where('id', '=', person.id).execute();
    await db
      .insertInto('passkey')
      .values({
        id: newId(),
        user_id: person.id,
        credential_id: Buffer.from(person.id),
        public_key: Buffer.from('x'),
        name: 'A key',
        counter: 0,
        transports: [],
      } as never)
      .execute();
    const stranger = await platform.as(person.email);
    expect((await list('?state=unconfirmed')).items.map((item) => item.id)).toContain(person.id);
    expect(await json<Person>(patch(person.id, { is_confirmed: true }))).toMatchObject({ is_confirmed: true });
    expect(await db.selectFrom('passkey').select('id').where('user_id', '=', person.id).execute()).toEqual([]);
    expect((await stranger('/api/account')).status).toBe(401);
    expect((await mailsTo(person.email)).map((mail) => mail.subject)).toEqual(['Your email address was confirmed']);
  });

  test('an address that was never confirmed gets no mail of changes', async () => {
    const person = await platform.aUser();
    await platform.core.db.updateTable('app_user').set({ is_confirmed: false }).where('id', '=', person.id).execute();
    expect((await patch(person.id, { is_disabled: true })).status).toBe(200);
    expect(await mailsTo(person.email)).toEqual([]);
  });

  test('a link to a new password works, and ends the one from before', async () => {
    const person = await platform.aUser({ password: 'an old password' });
    const links: (string | null)[] = [];
    for (let i = 0; i < 2; i++) {
      expect((await send(`/api/operator/people/${person.id}/password-link`, { method: 'POST' })).status).toBe(204);
      const mails = await mailsTo(person.email);
      // The mail of a link that is over goes with it.
      expect(mails).toHaveLength(1);
      links.push(linkValues(/http\S+/.exec(mails[0]!.body)![0]).get('token'));
    }
    const confirm = (token: string | null | undefined) =>
      platform.send('/api/iam/password-reset/confirm', {
        method: 'POST',
        json: { token, password: 'quite a new password' },
      });
    expect((await confirm(links[0])).status).toBe(422);
    expect((await confirm(links[1])).ok).toBe(true);
    expect((await log())[0]).toMatchObject({ action: 'sent_password_link', person: { id: person.id } });
  });

  test('an account that is erased leaves no name in the log', async () => {
    const person = await platform.aUser();
    await patch(person.id, { is_operator: true });
    await platform.core.db.deleteFrom('app_user').where('id', '=', person.id).execute();
    expect((await log())[0]).toMatchObject({ action: 'made_operator', person: null });
    expect(JSON.stringify(await platform.core.db.selectFrom('operator_log').selectAll().execute())).not.toContain(
      person.username,
    );
  });
});

describe('plans', () => {
  interface Organization {
    plan: { product_code: string; quantity: number; is_granted: boolean } | null;
    subscriptions: { product_code: string; amount: number | null; subscription_status: string }[];
    members_count: number;
    channels_count: number;
    size: number;
    channels: { name: string }[];
  }
  const planOf = (name: string): string => `/api/operator/organizations/${name}/plan`;
  const give = (address: string, body: object): Promise<Response> =>
    send(address, { method: 'PUT', json: { until: nextYear(), ...body } });
  const featuresFor = async (admin: TestUser, { name }: TestOrganization) =>
    json<{ features: string[]; active_subscription: { product_code: string } | null }>(
      (await platform.as(admin.email))(`/api/organizations/${name}`),
    );

  test('[SUB-22, SUB-23] an organization is given a plan that is its plan at once, also over a free one that lasts longer; taken away it is Free again', async () => {
    const admin = await platform.aUser();
    const made = await json<TestOrganization>(
      (await platform.as(admin.email))('/api/organizations', {
        method: 'POST',
        json: { title: 'Granted', name: 'granted' },
      }),
    );
    expect(await featuresFor(admin, made)).toMatchObject({
      features: [],
      active_subscription: { product_code: 'free_subscription' },
    });
    const given = await give(planOf('granted'), { product_code: 'security_subscription', quantity: 15 });
    expect(await json<Organization>(given)).toMatchObject({
      plan: { product_code: 'security_subscription', quantity: 15, is_granted: true },
      members_count: 1,
      subscriptions: [
        { product_code: 'security_subscription', amount: null, subscription_status: 'active' },
        { product_code: 'free_subscription', subscription_status: 'canceled' },
      ],
    });
    expect(await featuresFor(admin, made)).toMatchObject({
      features: expect.arrayContaining(['policy']),
      active_subscription: { product_code: 'security_subscription' },
    });
    const away = await send(planOf('granted'), { method: 'DELETE' });
    expect(await json<Organization>(away)).toMatchObject({
      plan: { product_code: 'free_subscription', is_granted: false },
    });
    expect(await featuresFor(admin, made)).toMatchObject({
      features: [],
      active_subscription: { product_code: 'free_subscription' },
    });
    expect(await codeOf(await send(planOf('granted'), { method: 'DELETE' }))).toBe('no_plan');
    const mails = await mailsTo(admin.email);
    expect(mails.map((mail) => mail.subject)).toEqual([
      'Business plan granted to the organization granted',
      'Plan revoked for the organization granted',
    ]);
    expect(mails[0]?.body).toContain('with 15 seats');
    expect((await log()).slice(0, 2)).toMatchObject([
      { action: 'took_plan', organization: { name: 'granted', exists: true } },
      { action: 'granted_plan', detail: expect.stringMatching(/^Business, 15 seats, until \d{4}-\d\d-\d\d$/) },
    ]);
  });

  test('a person is given an individual plan, and none that is for organizations', async () => {
    const person = await platform.aUser();
    const address = `/api/operator/people/${person.id}/plan`;
    expect((await give(address, { product_code: 'security_subscription' })).status).toBe(422);
    expect(await json(give(address, { product_code: 'starter_subscription' }))).toMatchObject({
      subscriptions: [{ product_code: 'starter_subscription', subscription_status: 'active', amount: null }],
    });
    const features = async () =>
      (await json<{ features: Record<string, boolean> }>((await platform.as(person.email))('/api/account/features')))
        .features['cloud-notebooks'];
    expect(await features()).toBe(true);
    expect((await send(address, { method: 'DELETE' })).status).toBe(200);
    expect(await features()).toBe(false);
    expect(await codeOf(await send(address, { method: 'DELETE' }))).toBe('no_plan');
  });

  test('rejects an unavailable plan at its field', async () => {
    const { name } = await platform.anOrganization({});
    const refusals: [object, string][] = [
      [{ product_code: 'free_subscription' }, 'product_code'],
      [{ product_code: 'platform_subscription' }, 'product_code'],
      [{ product_code: 'security_subscription', quantity: 0 }, 'quantity'],
      [{ product_code: 'security_subscription', until: '2001-01-01T00:00:00Z' }, 'until'],
    ];
    for (const [body, field] of refusals) {
      const answer = await give(planOf(name), body);
      expect([answer.status, (await json<{ detail: { loc: string[] }[] }>(answer)).detail[0]?.loc.at(-1)]).toEqual([
        422,
        field,
      ]);
    }
    expect((await give(planOf('no-such-organization'), { product_code: 'security_subscription' })).status).toBe(404);
  });

  test('two concurrent plans leave one', async () => {
    const { id, name } = await platform.anOrganization({});
    await Promise.all(
      [1, 2, 3].map((quantity) => give(planOf(name), { product_code: 'security_subscription', quantity })),
    );
    const running = await platform.core.db
      .selectFrom('subscription')
      .select('id')
      .where('organization_id', '=', id)
      .where('period_end', '>', new Date())
      .where('subscription_status', '=', 'active')
      .execute();
    expect(running).toHaveLength(1);
  });

  test('organizations are listed with members, channels, size and plan, and found by name and title', async () => {
    const organization = await platform.anOrganization({
      name: 'zebra-lab',
      title: 'Striped Works',
      plan: null,
      members: { admin: await platform.aUser(), member: [await platform.aUser(), await platform.aUser()] },
    });
    await platform.core.connection.pool.query(
      "insert into channel (id, organization_id, name, privacy, type, size) values ($1, $3, 'main', 'private', 'hosted', 700), ($2, $3, 'all', 'private', 'virtual', 700)",
      [newId(), newId(), organization.id],
    );
    for (const q of ['zebra', 'STRIPED']) {
      const { items, total_count: total } = await json<{ items: Organization[]; total_count: number }>(
        send(`/api/operator/organizations?q=${q}`),
      );
      expect([items, total]).toMatchObject([[{ members_count: 3, channels_count: 2, size: 700, plan: null }], 1]);
    }
    expect(
      (await json<Organization>(send(`/api/operator/organizations/${organization.id}`))).channels.map(
        (channel) => channel.name,
      ),
    ).toEqual(['all', 'main']);
  });

  test('the log keeps the name of an organization that was deleted, and says so', async () => {
    const { id, name } = await platform.anOrganization({});
    await give(planOf(name), { product_code: 'commercial_subscription' });
    await platform.core.db.deleteFrom('organization').where('id', '=', id).execute();
    expect((await log())[0]).toMatchObject({ organization: { name, exists: false } });
  });
});

describe('work', () => {
  interface Jobs {
    queues: { name: string; title: string; waiting: number; failed: number }[];
    work: { kind: string; id: string; title: string; channel: string | null; progress: number | null; state: string }[];
  }
  interface Failures {
    items: { kind: string; id: string; reason: string; channel: string | null; can_retry: boolean }[];
    total_count: number;
  }
  const failures = () => json<Failures>(send('/api/operator/jobs/failures'));

  test('what failed shows with channel and reason; a sync that failed is started anew and can be canceled', async () => {
    const organization = await platform.anOrganization({});
    const [channel, sync] = [newId(), newId()];
    const { pool } = platform.core.connection;
    await pool.query(
      "insert into channel (id, organization_id, name, privacy, type, source) values ($1, $2, 'a-mirror', 'internal', 'external_mirror', 'http://192.0.2.1:9/nowhere')",
      [channel, organization.id],
    );
    await pool.query(
      "insert into mirror_sync (id, channel_id, state, error, finished_at) values ($1, $2, 'failed', 'The source does not answer.', now())",
      [sync, channel],
    );
    const [failure] = (await failures()).items.filter((item) => item.id === sync);
    expect(failure).toMatchObject({
      kind: 'sync',
      channel: 'a-mirror',
      reason: 'The source does not answer.',
      can_retry: true,
    });
    expect((await send(`/api/operator/jobs/sync/${sync}/retry`, { method: 'POST' })).status).toBe(204);
    const again = await pool.query<{ id: string }>('select id from mirror_sync where channel_id = $1 and id <> $2', [
      channel,
      sync,
    ]);
    expect(again.rows).toHaveLength(1);
    expect((await log())[0]).toMatchObject({
      action: 'retried_sync',
      organization: { name: organization.name },
      detail: 'a-mirror',
    });
    // It may have failed since: connections to unroutable addresses fail immediately.
    expect([204, 409]).toContain(
      (await send(`/api/operator/jobs/sync/${again.rows[0]!.id}/cancel`, { method: 'POST' })).status,
    );
    expect((await send(`/api/operator/jobs/sync/${newId()}/retry`, { method: 'POST' })).status).toBe(404);
  });

  test('a run that failed is asked for again, and serves', async () => {
    const organization = await platform.anOrganization({});
    const [channel, run] = [newId(), newId()];
    const { pool } = platform.core.connection;
    await pool.query(
      "insert into channel (id, organization_id, name, privacy, type) values ($1, $2, 'a-channel', 'internal', 'hosted')",
      [channel, organization.id],
    );
    await platform.composition.areas.policy.runs.idle(channel);
    await pool.query(
      "insert into policy_run (id, channel_id, reason, state, error, finished_at) values ($1, $2, 'content', 'failed', 'The disk is full.', now())",
      [run, channel],
    );
    expect((await failures()).items.find((item) => item.id === run)).toMatchObject({
      kind: 'run',
      reason: 'The disk is full.',
      can_retry: true,
    });
    expect((await send(`/api/operator/jobs/run/${run}/retry`, { method: 'POST' })).status).toBe(204);
    await platform.composition.areas.policy.runs.idle(channel);
    const { rows } = await pool.query<{ state: string }>(
      'select state from policy_run where channel_id = $1 order by created_at desc limit 1',
      [channel],
    );
    expect(rows[0]?.state).toBe('done');
    expect((await failures()).items.find((item) => item.id === run)?.can_retry).toBe(false);
    expect((await send(`/api/operator/jobs/run/${run}/cancel`, { method: 'POST' })).status).toBe(409);
  });

  test('a job of another queue that failed shows its reason and is worked again; one that waits can be canceled', async () => {
    const [failed, waiting] = [newId(), newId()];
    const { pool } = platform.core.connection;
    const insert =
      "insert into job_queue.job (id, name, data, state, output, start_after, policy, singleton_key) select $1, 'identity.password-reset', '{\"email\":\"nobody@people.example\"}', $2, $3, $4, 'short', $5";
    await pool.query(insert, [failed, 'failed', '{"message":"It did not work."}', new Date(), failed]);
    await pool.query(insert, [waiting, 'created', null, new Date(Date.now() + 3_600_000), waiting]);
    expect((await failures()).items.find((item) => item.id === failed)).toMatchObject({
      kind: 'job',
      title: 'Links to a new password',
      reason: 'It did not work.',
    });
    const { queues, work } = await json<Jobs>(send('/api/operator/jobs'));
    expect(queues.find((queue) => queue.name === 'identity.password-reset')).toMatchObject({
      title: 'Links to a new password',
      failed: 1,
    });
    expect(queues.map((queue) => queue.title)).toEqual(
      expect.arrayContaining(['Mails', 'Mirror syncs', 'Policy runs']),
    );
    expect(work.find((item) => item.id === waiting)).toMatchObject({ kind: 'job', state: 'pending' });
    expect((await send(`/api/operator/jobs/job/${failed}/retry`, { method: 'POST' })).status).toBe(204);
    await vi.waitFor(
      async () =>
        expect(
          (await pool.query<{ state: string }>('select state from job_queue.job where id = $1', [failed])).rows[0]
            ?.state,
        ).toBe('completed'),
      20_000,
    );
    expect((await send(`/api/operator/jobs/job/${failed}/retry`, { method: 'POST' })).status).toBe(404);
    expect((await send(`/api/operator/jobs/job/${waiting}/cancel`, { method: 'POST' })).status).toBe(204);
    expect(
      (await pool.query<{ state: string }>('select state from job_queue.job where id = $1', [waiting])).rows[0]?.state,
    ).toBe('cancelled');
  });
});

describe('storage', () => {
  interface Storage {
    disk: { size: number; free: number };
    database: number;
    measured_at: string | null;
    is_measuring: boolean;
    folders: { name: string; size: number; files: number }[];
    channels: { channel: string; size: number; published: number | null }[];
  }

  test('disk and database are told at once, folders when they have been measured beside the requests', async () => {
    const organization = await platform.anOrganization({});
    const channel = newId();
    await platform.core.connection.pool.query(
      "insert into channel (id, organization_id, name, privacy, type, size) values ($1, $2, 'the-largest', 'internal', 'hosted', 999999999999)",
      [channel, organization.id],
    );
    const { dataDir } = platform.core.config;
    await mkdir(join(dataDir, 'objects/ab'), { recursive: true });
    await writeFile(join(dataDir, 'objects/ab/abc'), Buffer.alloc(1_234));
    await mkdir(join(dataDir, 'published', channel, 'one'), { recursive: true });
    await writeFile(join(dataDir, 'published', channel, 'one/repodata.json'), Buffer.alloc(77));
    // What a publication takes over from the one before is on the disk once.
    await link(join(dataDir, 'published', channel, 'one/repodata.json'), join(dataDir, 'published', channel, 'again'));
    const first = await json<Storage>(send('/api/operator/storage'));
    expect(first.disk.size).toBeGreaterThan(first.disk.free);
    expect(first.database).toBeGreaterThan(1_000_000);
    const measured = await vi.waitFor(async () => {
      const now = await json<Storage>(send('/api/operator/storage'));
      expect(now.measured_at).not.toBeNull();
      return now;
    }, 60_000);
    expect(measured.folders.find((folder) => folder.name === 'objects')).toEqual({
      name: 'objects',
      size: 1_234,
      files: 1,
    });
    expect(measured.channels[0]).toMatchObject({ channel: 'the-largest', size: 999_999_999_999, published: 77 });
    await platform.core.connection.pool.query(
      "insert into channel (id, organization_id, name, privacy, type, size) values ($1, $2, 'later', 'internal', 'hosted', 9999999999999)",
      [newId(), organization.id],
    );
    const after = await json<Storage>(send('/api/operator/storage'));
    expect(after.channels.slice(0, 2)).toMatchObject([
      { channel: 'later', published: null },
      { channel: 'the-largest', published: 77 },
    ]);
  });

  test('a folder with more files than are counted is told as not complete', async () => {
    const folder = join(platform.core.config.dataDir, 'many');
    await mkdir(folder);
    for (let i = 0; i < 5; i++) await writeFile(join(folder, String(i)), 'x');
    expect(await measure(folder, 3)).toMatchObject({ complete: false, folders: { other: { files: 3, size: 3 } } });
    expect(await measure(folder, 10)).toMatchObject({ complete: true, folders: { other: { files: 5, size: 5 } } });
  });
});
