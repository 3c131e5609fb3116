import { FEATURES, featuresOf } from '@terrarium/domain/access';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform, TestUser } from '../testing/index.ts';

interface Organization {
  id: string;
  name: string;
  title: string;
  role: string | null;
  type: string;
  members_count: number;
  active_subscription: Record<string, unknown> | null;
}
interface List<T> {
  items: T[];
  total_count: number;
}

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function read<T>(response: Response | Promise<Response>): Promise<T> {
  return (await (await response).json()) as T;
}

/** An organization with one person in each role. */
async function aTeam(): Promise<{
  organization: TestOrganization;
  ada: TestUser;
  max: TestUser;
  bill: TestUser;
  asAda: Send;
  asMax: Send;
  asBill: Send;
  path: string;
}> {
  const [ada, max, bill] = [await platform.aUser(), await platform.aUser(), await platform.aUser()];
  const organization = await platform.anOrganization({ members: { admin: ada, member: max, billing_manager: bill } });
  const [asAda, asMax, asBill] = [
    await platform.as(ada.email),
    await platform.as(max.email),
    await platform.as(bill.email),
  ];
  return { organization, ada, max, bill, asAda, asMax, asBill, path: `/api/organizations/${organization.name}` };
}

describe('organizations', () => {
  test('[ORG-02, DATA-02, DATA-03] GET /my lists the organizations of the caller, with all fields', async () => {
    const { organization, asMax } = await aTeam();
    await platform.aSubscription({ of: organization, product: 'security_subscription', cancelAtPeriodEnd: true });
    await platform.anOrganization();
    const list = await read<List<Organization>>(asMax('/api/organizations/my'));
    expect(list).toEqual({
      total_count: 1,
      items: [
        {
          id: organization.id,
          name: organization.name,
          title: organization.title,
          bio: '',
          role: 'member',
          members_count: 3,
          type: 'public',
          active_subscription: {
            product_code: 'security_subscription',
            product_name: 'Business',
            subscription_status: 'active',
            state: 'CANCELED_ACTIVE',
            cancel_at_period_end: true,
            period_end: expect.any(String),
            expires_at: expect.any(String),
            org_id: organization.id,
          },
          features: [...featuresOf('security_subscription')],
        },
      ],
    });
    await platform.core.db
      .updateTable('organization')
      .set({ type: 'strategic' })
      .where('id', '=', organization.id)
      .execute();
    expect((await read<List<Organization>>(asMax('/api/organizations/my'))).items[0]?.type).toBe('strategic');
    await expect(
      platform.core.db
        .updateTable('organization')
        .set({ type: 'secret' as never })
        .where('id', '=', organization.id)
        .execute(),
    ).rejects.toThrow(/check constraint/);
  });

  test('[ORG-02] they come by title, and a user without any has an empty list', async () => {
    const ada = await platform.aUser();
    const send = await platform.as(ada.email);
    expect(await read(send('/api/organizations/my'))).toEqual({ items: [], total_count: 0 });
    for (const title of ['Borealis', 'Acme', 'Cobalt'])
      await platform.anOrganization({ title, members: { admin: ada } });
    expect((await read<List<Organization>>(send('/api/organizations/my'))).items.map((each) => each.title)).toEqual([
      'Acme',
      'Borealis',
      'Cobalt',
    ]);
  });

  test('[ORG-03] POST creates one; the caller becomes its admin', async () => {
    const ada = await platform.aUser();
    const send = await platform.as(ada.email);
    const created = await send('/api/organizations/', {
      method: 'POST',
      json: { title: ' New Ventures ', name: 'new-ventures' },
    });
    expect(created.status).toBe(201);
    expect(await read(created)).toMatchObject({
      name: 'new-ventures',
      title: 'New Ventures',
      role: 'admin',
      members_count: 1,
      type: 'public',
      // Where nothing is sold a new one has every feature.
      active_subscription: { product_code: 'enterprise_subscription', state: 'SUBSCRIBED' },
      features: FEATURES,
    });
    expect((await read<List<Organization>>(send('/api/organizations/my'))).items.map((each) => each.name)).toEqual([
      'new-ventures',
    ]);
    const taken = await send('/api/organizations', { method: 'POST', json: { title: 'Other', name: 'new-ventures' } });
    expect([taken.status, await read(taken)]).toMatchObject([
      409,
      {
        error: { human_readable_id: 'organization_name_taken' },
        detail: [{ loc: ['body', 'name'], suggestion: 'new-ventures-2' }],
      },
    ]);
  });

  test('[ORG-34] title, name and bio have rules, and each broken one is named at its field', async () => {
    const { asAda, path } = await aTeam();
    const detailOf = async (response: Response) => ({
      status: response.status,
      fields: ((await response.json()) as { detail?: { loc: string[] }[] }).detail?.map((each) => each.loc.join('.')),
    });
    const create = async (json: object) => detailOf(await asAda('/api/organizations/', { method: 'POST', json }));
    for (const name of ['', 'a', '-ab', 'ab-', 'Ab', 'a_b', 'a'.repeat(41), 'my', 'ä-b', 'a b', 5]) {
      expect([name, await create({ title: 'Fine', name })]).toEqual([name, { status: 422, fields: ['body.name'] }]);
    }
    for (const title of ['', '   ', 'x'.repeat(81), null])
      expect([title, await create({ title, name: 'fine-name' })]).toEqual([
        title,
        { status: 422, fields: ['body.title'] },
      ]);
    expect(await create({})).toEqual({ status: 422, fields: ['body.title', 'body.name'] });
    expect(await create({ title: 'x'.repeat(80), name: `n${'x'.repeat(38)}1` })).toMatchObject({ status: 201 });
    expect(await detailOf(await asAda(path, { method: 'PUT', json: { bio: 'x'.repeat(501) } }))).toEqual({
      status: 422,
      fields: ['body.bio'],
    });
    expect((await asAda(path, { method: 'PUT', json: { bio: 'x'.repeat(500) } })).status).toBe(200);
  });

  test('[ORG-04] GET returns one by name and by id; an unknown one and one of others are the same 404', async () => {
    const { organization, asMax } = await aTeam();
    const foreign = await platform.anOrganization();
    for (const key of [organization.name, organization.id])
      expect(await read(asMax(`/api/organizations/${key}`))).toMatchObject({ id: organization.id, role: 'member' });
    const texts = [];
    for (const key of [foreign.name, foreign.id, 'never-was', '01900000-0000-7000-8000-000000000000']) {
      const response = await asMax(`/api/organizations/${key}`);
      expect(response.status).toBe(404);
      texts.push((await response.text()).replace(key, ''));
    }
    expect(new Set(texts).size).toBe(1);
  });

  test('[ORG-05] PUT changes title and bio and leaves the name, also when one is sent', async () => {
    const { organization, asAda, path } = await aTeam();
    const edited = await asAda(path, {
      method: 'PUT',
      json: { title: 'Another title', bio: 'What we do.', name: 'another-name' },
    });
    expect(await read(edited)).toMatchObject({ name: organization.name, title: 'Another title', bio: 'What we do.' });
    expect(await read(asAda(path, { method: 'PUT', json: { bio: '' } }))).toMatchObject({
      title: 'Another title',
      bio: '',
    });
  });

  test('[ORG-06] DELETE removes it with everything that belongs to it', async () => {
    const { organization, asAda, asMax, path } = await aTeam();
    await asMax(`${path}/ce/current-token`, { method: 'POST' });
    expect((await asAda(path, { method: 'DELETE' })).status).toBe(204);
    expect(await read(asAda('/api/organizations/my'))).toMatchObject({ total_count: 0 });
    expect((await asAda(path)).status).toBe(404);
    const { rows } = await platform.core.connection.pool.query(
      'select 1 from membership where organization_id = $1 union all select 1 from channel_token where organization_id = $1',
      [organization.id],
    );
    expect(rows).toEqual([]);
  });

  test('[ORG-07] DELETE users/me leaves; the others stay', async () => {
    const { asAda, asMax, path, max } = await aTeam();
    expect((await asMax(`${path}/users/me`, { method: 'DELETE' })).status).toBe(204);
    expect((await asMax(path)).status).toBe(404);
    const members = await read<List<{ user_id: string }>>(asAda(`${path}/users`));
    expect(members.total_count).toBe(2);
    expect(members.items.map((each) => each.user_id)).not.toContain(max.id);
  });

  test('[ORG-07] the only admin cannot leave, with members and without', async () => {
    const { asAda, path } = await aTeam();
    const refused = await asAda(`${path}/users/me`, { method: 'DELETE' });
    expect([refused.status, await read(refused)]).toMatchObject([409, { error: { human_readable_id: 'only_admin' } }]);
    const alone = await platform.aUser();
    const own = await platform.anOrganization({ members: { admin: alone } });
    expect(
      (await (await platform.as(alone.email))(`/api/organizations/${own.name}/users/me`, { method: 'DELETE' })).status,
    ).toBe(409);
  });

  test('[ORG-07] of two admins who leave at once one stays', async () => {
    const admins = [await platform.aUser(), await platform.aUser()];
    const organization = await platform.anOrganization({ members: { admin: admins, member: await platform.aUser() } });
    const leave = await Promise.all(
      admins.map(
        async ({ email }) =>
          (await (await platform.as(email))(`/api/organizations/${organization.name}/users/me`, { method: 'DELETE' }))
            .status,
      ),
    );
    expect(leave.sort()).toEqual([204, 409]);
  });

  test('[ORG-08] GET me tells the role of the caller', async () => {
    const { asAda, asMax, asBill, path } = await aTeam();
    const roles = await Promise.all([asAda, asMax, asBill].map((send) => read(send(`${path}/me`))));
    expect(roles).toEqual([{ role: 'admin' }, { role: 'member' }, { role: 'billing_manager' }]);
  });

  test('[ORG-09] GET features lists what the subscription gives as enabled', async () => {
    const { organization, asAda, path } = await aTeam();
    const enabled = async () =>
      (await read<List<{ feature: string; enabled: boolean }>>(asAda(`${path}/features`))).items
        .filter((each) => each.enabled)
        .map((each) => each.feature);
    await platform.core.db.deleteFrom('subscription').where('organization_id', '=', organization.id).execute();
    expect(await enabled()).toEqual([]);
    await platform.aSubscription({ of: organization, product: 'commercial_subscription' });
    expect(await enabled()).toEqual([
      'notebooks',
      'lms',
      'channel',
      'issue_token',
      'signed_package',
      'telemetry',
      'organization_insights',
      'service_accounts',
    ]);
    await platform.aSubscription({
      of: organization,
      product: 'security_subscription',
      end: new Date(Date.now() + 2 * 365 * 24 * 3_600_000),
    });
    expect(await enabled()).toEqual([...FEATURES]);
    expect((await read<List<object>>(asAda(`${path}/features`))).total_count).toBe(FEATURES.length);
  });

  test('[ORG-12, DATA-04] GET users pages through the members with role and user id', async () => {
    const { asAda, asMax, path, ada, max, bill } = await aTeam();
    const all = await read<List<{ user_id: string; role: string; email: string | null }>>(asAda(`${path}/users`));
    expect(all.total_count).toBe(3);
    expect(Object.fromEntries(all.items.map((each) => [each.user_id, [each.role, each.email]]))).toEqual({
      [ada.id]: ['admin', ada.email],
      [max.id]: ['member', max.email],
      [bill.id]: ['billing_manager', bill.email],
    });
    const second = await read<List<{ user_id: string }>>(asAda(`${path}/users?limit=1&offset=1`));
    expect(second).toMatchObject({ total_count: 3, items: [{ user_id: all.items[1]?.user_id }] });
    expect(second.items).toHaveLength(1);
    const seenByMember = await read<List<{ user_id: string; email: string | null }>>(asMax(`${path}/users`));
    expect(seenByMember.items.filter((each) => each.email !== null)).toEqual([
      expect.objectContaining({ user_id: max.id, email: max.email }),
    ]);
  });
});

describe('rules that the database keeps', () => {
  test('an organization with members never loses its last admin, and roles can be swapped inside one transaction', async () => {
    const { organization, ada, max } = await aTeam();
    const db = platform.core.db;
    const setRole = (trx: typeof db, userId: string, role: 'admin' | 'member') =>
      trx
        .updateTable('membership')
        .set({ role })
        .where('organization_id', '=', organization.id)
        .where('user_id', '=', userId)
        .execute();
    await expect(setRole(db, ada.id, 'member')).rejects.toThrow(/no admin/);
    await db.transaction().execute(async (trx) => {
      await setRole(trx, ada.id, 'member');
      await setRole(trx, max.id, 'admin');
    });
    await expect(setRole(db, ada.id, 'owner' as never)).rejects.toThrow(/check constraint/);
  });

  test('[DATA-11, DATA-13] a subscription has one of the six products and one of the nine statuses', async () => {
    const organization = await platform.anOrganization();
    for (const product of ['free', 'starter', 'commercial', 'security', 'enterprise', 'platform'])
      await platform.aSubscription({ of: organization, product: `${product}_subscription` });
    for (const status of [
      'active',
      'past_due',
      'unpaid',
      'canceled',
      'incomplete',
      'incomplete_expired',
      'trialing',
      'all',
      'ended',
    ]) {
      await platform.aSubscription({ of: organization, product: 'free_subscription', status });
    }
    await expect(platform.aSubscription({ of: organization, product: 'gold_subscription' })).rejects.toThrow(
      /check constraint/,
    );
    await expect(
      platform.aSubscription({ of: organization, product: 'free_subscription', status: 'paused' }),
    ).rejects.toThrow(/check constraint/);
  });
});
