import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { newId } from '../db/index.ts';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform, TestUser } from '../testing/index.ts';
import type { changes } from './contract.ts';

type List = z.input<typeof changes>;

let platform: TestPlatform;
let ada: TestUser;
let max: TestUser;
let bill: TestUser;
let acme: TestOrganization;
let [admin, member, biller]: Send[] = [];
let base: string;
beforeAll(async () => {
  platform = await startPlatform();
  [ada, max, bill] = await Promise.all([platform.aUser(), platform.aUser(), platform.aUser()]);
  acme = await platform.anOrganization({ members: { admin: ada, member: max, billing_manager: bill } });
  await platform.aSubscription({ of: acme, product: 'security_subscription' });
  [admin, member, biller] = [await platform.as(ada.email), await platform.as(max.email), await platform.as(bill.email)];
  base = `/api/organizations/${acme.name}`;
});
afterAll(() => platform.close());

const ok = async (send: Send, path: string, method = 'GET', json?: unknown): Promise<never> => {
  const response = await send(`${base}${path}`, { method, ...(json === undefined ? {} : { json }) });
  expect(response.status, `${method} ${path}`).toBeLessThan(300);
  return (response.status === 204 ? undefined : await response.json()) as never;
};
const list = (send: Send, query = ''): Promise<List> => ok(send, `/changes${query}`);
const texts = async (send: Send, query = '?limit=100'): Promise<string[]> =>
  (await list(send, query)).items.map(({ text }) => text);
const filters = { add_packages: { type: 'compound', operator: 'AND', subfilters: [] } };

describe('what was changed', () => {
  test('is written by every area with who did it, the newest first', async () => {
    const policy: { id: string } = await ok(admin!, '/repo-policies', 'POST', { name: 'Baseline', filters });
    await ok(admin!, `/repo-policies/${policy.id}`, 'PUT', { name: 'Baseline', description: 'Two', filters });
    await ok(admin!, '/channels', 'POST', { name: 'open', privacy: 'internal' });
    const channel = (await platform.composition.areas.channel.channels.findChannel(acme.name, 'open', {
      userId: ada.id,
    }))!;
    await platform.composition.areas.policy.runs.idle(channel.id);
    await ok(admin!, '/channel-policies/open/current', 'POST', { policy_id: policy.id });
    await platform.composition.areas.policy.runs.idle(channel.id);
    await ok(admin!, '/channel-policies/open/current', 'DELETE');
    await platform.composition.areas.policy.runs.idle(channel.id);
    await ok(admin!, '/channels/open', 'PATCH', { privacy: 'public' });
    await ok(admin!, `/users/${max.id}`, 'PUT', { role: 'billing_manager' });
    await ok(admin!, `/users/${max.id}`, 'PUT', { role: 'member' });
    const group: { id: string } = await ok(admin!, '/groups', 'POST', { name: 'Team' });
    await ok(admin!, `/groups/${group.id}/users`, 'POST', { user_id: max.id });
    await ok(admin!, `/groups/${group.id}/users`, 'POST', { user_id: max.id });
    await ok(admin!, '/channels/open/groups', 'POST', { group_id: group.id });
    await ok(admin!, `/groups/${group.id}`, 'DELETE');
    const accounts = `/api/v1/organizations/${acme.name}/service-accounts`;
    const account = (await (await admin!(accounts, { method: 'POST', json: { name: 'Robot' } })).json()) as {
      id: string;
    };
    expect((await admin!(`${accounts}/${account.id}/token`, { method: 'POST' })).status).toBe(201);
    await ok(admin!, `/repo-policies/${policy.id}`, 'DELETE');
    const { items, total_count } = await list(admin!, '?limit=100');
    const username = async (id: string) =>
      (await platform.core.db.selectFrom('app_user').select('username').where('id', '=', id).executeTakeFirstOrThrow())
        .username;
    expect(items.map(({ text }) => text)).toEqual([
      'deleted the policy Baseline',
      'created a token for Robot',
      'created the service account Robot',
      'deleted the group Team',
      'gave group Team access to channel open',
      `added ${await username(max.id)} to group Team`,
      'created the group Team',
      `changed the role of ${await username(max.id)} (billing manager → member)`,
      `changed the role of ${await username(max.id)} (member → billing manager)`,
      'changed the visibility of channel open (internal → public)',
      'removed Baseline from open',
      'applied Baseline to open',
      'created the channel open (internal)',
      'edited the policy Baseline (revision 2)',
      'created the policy Baseline',
    ]);
    expect(total_count).toBe(items.length);
    expect(new Set(items.map(({ actor }) => actor?.id))).toEqual(new Set([ada.id]));
    expect(JSON.stringify(items)).not.toMatch(/tr-|@/);
    expect((await list(admin!, '?limit=2&offset=1')).items.map(({ text }) => text)).toEqual([
      'created a token for Robot',
      'created the service account Robot',
    ]);
  });

  test('includes invitations and settings: the number of people, never an address; no entry without a change', async () => {
    const before = (await list(admin!)).total_count;
    const invited = ['eve', 'tom'].map((name) => `${name}-${newId()}@else.example`);
    await ok(admin!, '/invitations', 'POST', { emails: invited, role: 'member' });
    await ok(admin!, '/invitations', 'POST', { emails: invited, role: 'member' });
    const moved = `max-${newId()}@else.example`;
    await ok(admin!, `/invitations/${invited[0]}`, 'PUT', { email: moved, org_name: acme.name });
    await ok(admin!, '/remove-invitations', 'PUT', { emails: [moved, 'nobody@else.example'] });
    const code = await platform.core.db
      .selectFrom('invitation')
      .select('code')
      .where('email', '=', invited[1]!)
      .executeTakeFirstOrThrow();
    await ok(admin!, `/invitation-codes/${code.code}`, 'DELETE');
    await ok(admin!, '', 'PUT', { title: 'Acme of old', bio: 'Makes everything' });
    await ok(admin!, '', 'PUT', { title: 'Acme of old', bio: 'Makes everything' });
    await ok(admin!, '/features', 'POST', { feature: 'notebooks', enabled: false });
    await ok(admin!, '/features/batch', 'POST', { features: [{ feature: 'notebooks', enabled: true }] });
    await ok(admin!, '/features/batch', 'POST', { features: [{ feature: 'notebooks', enabled: true }] });
    const { items, total_count } = await list(admin!);
    expect(items.slice(0, total_count - before).map(({ topic, text }) => `${topic}: ${text}`)).toEqual([
      'organization: turned on the feature notebooks',
      'organization: turned off the feature notebooks',
      'organization: changed the description of the organization',
      `organization: renamed the organization to Acme of old (before: ${acme.title})`,
      'member: revoked the invitation for 1 person',
      'member: revoked the invitation for 1 person',
      'member: changed the email address of an invitation',
      'member: invited 2 people (member)',
    ]);
    expect(JSON.stringify(items)).not.toContain('else.example');
  });

  test('has no entry for denied requests and requests without effect', async () => {
    const before = (await list(admin!)).total_count;
    expect((await admin!(`${base}/repo-policies`, { method: 'POST', json: { name: 'a!', filters } })).status).toBe(422);
    expect(
      (await admin!(`${base}/channels`, { method: 'POST', json: { name: 'open', privacy: 'public' } })).status,
    ).toBe(409);
    expect((await admin!(`${base}/channels/open`, { method: 'PATCH', json: { privacy: 'public' } })).status).toBe(200);
    expect((await list(admin!)).total_count).toBe(before);
  });

  test('is narrowed by topic and by person, and saved as a table', async () => {
    expect(new Set((await list(admin!, '?topic=group&limit=100')).items.map(({ topic }) => topic))).toEqual(
      new Set(['group']),
    );
    const { username } = await platform.core.db
      .selectFrom('app_user')
      .select('username')
      .where('id', '=', max.id)
      .executeTakeFirstOrThrow();
    expect((await texts(admin!, `?person=${username}`)).length).toBe(3);
    expect(await texts(admin!, '?person=%25')).toEqual([]);
    const table = await admin!(`${base}/changes?format=csv&topic=plan`);
    expect([table.headers.get('content-type'), (await table.text()).split('\r\n')[0]]).toEqual([
      expect.stringContaining('text/csv') as string,
      'at,actor,topic,text,subject,channel,detail',
    ]);
    expect((await (await admin!(`${base}/changes?format=csv`)).text()).trim().split('\r\n')).toHaveLength(
      (await list(admin!)).total_count + 1,
    );
  });
});

describe('who may know of it', () => {
  test("hides changes of channels that the reader can't read, also after they are deleted", async () => {
    await ok(admin!, '/channels', 'POST', { name: 'hidden-one', privacy: 'internal' });
    expect(await texts(member!, '?topic=channel')).toContain('created the channel hidden-one (internal)');
    await ok(admin!, '/channels/hidden-one', 'PATCH', { privacy: 'private' });
    for (const send of [member!, biller!])
      expect(JSON.stringify(await list(send, '?limit=100'))).not.toContain('hidden-one');
    expect((await list(member!)).total_count).toBe((await list(member!, '?limit=100')).items.length);
    expect(await (await member!(`${base}/changes?format=csv`)).text()).not.toContain('hidden-one');
    await ok(admin!, '/channels/hidden-one', 'DELETE');
    for (const send of [member!, biller!])
      expect(JSON.stringify(await list(send, '?limit=100'))).not.toContain('hidden-one');
    expect(await texts(admin!, '?topic=channel')).toContain('deleted the channel hidden-one');
  });

  test('admins see changes of service accounts, plans only those who can see plans, and everybody their own tokens', async () => {
    await platform.core.db
      .insertInto('organization_change')
      .values({
        id: newId(),
        organization_id: acme.id,
        actor_id: null,
        kind: 'plan_granted',
        subject: 'Business',
        subject_id: null,
        detail: '',
        channel_id: null,
        channel: null,
        was_private: false,
      })
      .execute();
    await platform.core.db
      .insertInto('organization_change')
      .values({
        id: newId(),
        organization_id: acme.id,
        actor_id: max.id,
        kind: 'token_issued',
        subject: 'max',
        subject_id: max.id,
        detail: '',
        channel_id: null,
        channel: null,
        was_private: false,
      })
      .execute();
    const of = async (send: Send) =>
      (await list(send, '?limit=100')).items
        .filter(({ topic }) => topic === 'token' || topic === 'plan')
        .map(({ kind }) => kind);
    expect(await of(member!)).toEqual(['token_issued']);
    expect(await of(biller!)).toEqual(['plan_granted']);
    expect((await of(admin!)).length).toBe(4);
  });

  test('paging lists each change once despite new ones; an id of another organization leads nowhere', async () => {
    const first = await list(admin!, '?limit=2');
    const upTo = `up_to=${first.items[0]!.id}`;
    await ok(admin!, '/groups', 'POST', { name: 'Latecomers' });
    expect((await list(admin!, '?limit=1')).items[0]!.text).toBe('created the group Latecomers');
    expect(await list(admin!, `?limit=2&${upTo}`)).toEqual(first);
    const rest = await list(admin!, `?limit=100&offset=2&${upTo}`);
    expect([...first.items, ...rest.items]).toHaveLength(first.total_count);
    expect(await list(admin!, '?limit=100&offset=1')).toMatchObject({ items: [...first.items, ...rest.items] });
    const other = await platform.anOrganization({ members: { admin: ada } });
    const elsewhere = await admin!(`/api/organizations/${other.name}/changes?${upTo}`);
    expect(await elsewhere.json()).toMatchObject({ items: [], total_count: 0 });
  });

  test('another organization has its own, and strangers see none', async () => {
    const [owner, stranger] = [await platform.aUser(), await platform.aUser()];
    const other = await platform.anOrganization({ members: { admin: owner } });
    const send = await platform.as(owner.email);
    expect(((await (await send(`/api/organizations/${other.name}/changes`)).json()) as List).total_count).toBe(0);
    expect((await send(`${base}/changes`)).status).toBe(404);
    expect((await (await platform.as(stranger.email))(`${base}/changes`)).status).toBe(404);
    expect((await platform.send(`${base}/changes`)).status).toBe(401);
  });
});

test('erasing an account removes its name from changes by and about it', async () => {
  const gone = await platform.aUser();
  await platform.core.db
    .insertInto('membership')
    .values({ organization_id: acme.id, user_id: gone.id, role: 'member' })
    .execute();
  const { username } = await platform.core.db
    .selectFrom('app_user')
    .select('username')
    .where('id', '=', gone.id)
    .executeTakeFirstOrThrow();
  const send = await platform.as(gone.email);
  const group: { id: string } = await ok(admin!, '/groups', 'POST', { name: 'Passing' });
  await ok(admin!, `/groups/${group.id}/users`, 'POST', { user_id: gone.id });
  await ok(admin!, `/users/${gone.id}`, 'PUT', { role: 'billing_manager' });
  expect(JSON.stringify(await list(admin!, '?limit=100'))).toContain(username);
  expect(await texts(admin!, `?person=${username}`)).toHaveLength(2);
  expect((await send('/api/users/me?hard=true', { method: 'DELETE' })).status).toBe(204);
  const all = await texts(admin!);
  expect(JSON.stringify(await list(admin!, '?limit=100'))).not.toContain(username);
  expect(all.slice(0, 2)).toEqual([
    'changed the role of a deleted account (member → billing manager)',
    'added a deleted account to group Passing',
  ]);
});

test("deletes changes older than the operator's retention", async () => {
  await platform.core.db
    .updateTable('organization_change')
    .set({ at: new Date(Date.now() - 731 * 86_400_000) })
    .where('kind', '=', 'group_deleted')
    .execute();
  const before = (await list(admin!)).total_count;
  await platform.cleanUp('old changes');
  expect((await list(admin!)).total_count).toBe(before - 1);
});
