import { FEATURES, featuresOf } from '@terrarium/domain/access';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform, TestUser } from '../testing/index.ts';

interface Member {
  user_id: string;
  role: string;
  email: string | null;
  username: string;
}
interface List<T> {
  items: T[];
  total_count: number;
}

let platform: TestPlatform;
let organization: TestOrganization;
let [ada, max, bill] = [] as unknown as [TestUser, TestUser, TestUser];
let [asAda, asMax, asBill] = [] as unknown as [Send, Send, Send];
let base: string;
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(async () => {
  [ada, max, bill] = [
    await platform.aUser(),
    await platform.aUser({ firstName: 'Max', lastName: 'Born' }),
    await platform.aUser(),
  ];
  organization = await platform.anOrganization({
    members: { admin: ada, member: max, billing_manager: bill },
  });
  [asAda, asMax, asBill] = [await platform.as(ada.email), await platform.as(max.email), await platform.as(bill.email)];
  base = `/api/organizations/${organization.name}`;
});
afterAll(() => platform.close());

const read = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T;
const problem = async (response: Response): Promise<[number, string]> => [
  response.status,
  (await read<{ error: { human_readable_id: string } }>(response)).error.human_readable_id,
];
const setRole = (user: TestUser, role: unknown, by: Send = asAda): Promise<Response> =>
  by(`${base}/users/${user.id}`, { method: 'PUT', json: { role } });
const remove = (user: TestUser, by: Send = asAda): Promise<Response> =>
  by(`${base}/users/${user.id}`, { method: 'DELETE' });
const rolesOf = async (by: Send = asAda): Promise<Record<string, string>> =>
  Object.fromEntries((await read<List<Member>>(by(`${base}/users`))).items.map((each) => [each.user_id, each.role]));
const mailsTo = async ({ email }: TestUser): Promise<{ subject: string; body: string; user_id: string | null }[]> =>
  (
    await platform.core.connection.pool.query(
      'select subject, body, user_id from outbox_mail where recipient = $1 order by created_at, id',
      [email],
    )
  ).rows;
/** Responses of a channel to users who can't read it. */
const refusals = [401, 403, 404];
const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  (await platform.core.connection.pool.query(sql, values)).rowCount ?? 0;

describe('roles', () => {
  test('[ORG-14] PUT gives a member another role, which holds at once and is seen in the list', async () => {
    const changed = await setRole(max, 'admin');
    expect([changed.status, await read(changed)]).toMatchObject([
      200,
      { user_id: max.id, role: 'admin', email: max.email },
    ]);
    expect(await rolesOf()).toEqual({ [ada.id]: 'admin', [max.id]: 'admin', [bill.id]: 'billing_manager' });
    // With the access token that Max has had all the time.
    expect((await asMax(base, { method: 'PUT', json: { title: 'By Max' } })).status).toBe(200);
    expect((await setRole(max, 'member')).status).toBe(200);
    expect((await asMax(base, { method: 'PUT', json: { title: 'By Max' } })).status).toBe(403);
  });

  test('[ORG-18] only the three roles are taken', async () => {
    for (const role of ['owner', 'ADMIN', '', null, 5, undefined]) {
      const refused = await setRole(max, role);
      expect([role, refused.status, (await read<{ detail: { loc: string[] }[] }>(refused)).detail[0]?.loc]).toEqual([
        role,
        422,
        ['body', 'role'],
      ]);
    }
    for (const role of ['member', 'billing_manager', 'admin']) expect((await setRole(max, role)).status).toBe(200);
  });

  test('[ORG-20] only admins can change roles, and not their own', async () => {
    for (const by of [asMax, asBill])
      for (const user of [ada, max, bill])
        expect([(await setRole(user, 'admin', by)).status, (await remove(user, by)).status]).toEqual([403, 403]);
    expect(await rolesOf()).toEqual({ [ada.id]: 'admin', [max.id]: 'member', [bill.id]: 'billing_manager' });
  });

  test("people of another organization aren't members here, and other organizations return 404", async () => {
    const stranger = await platform.aUser();
    const foreign = await platform.anOrganization({ members: { admin: stranger } });
    for (const id of [stranger.id, '01900000-0000-7000-8000-000000000000', 'me2', `${max.id}x`]) {
      expect([
        id,
        (await asAda(`${base}/users/${id}`, { method: 'PUT', json: { role: 'member' } })).status,
        (await asAda(`${base}/users/${id}`, { method: 'DELETE' })).status,
      ]).toEqual([id, 404, 404]);
    }
    const there = `/api/organizations/${foreign.id}/users/${stranger.id}`;
    expect([
      (await asAda(there, { method: 'PUT', json: { role: 'member' } })).status,
      (await asAda(there, { method: 'DELETE' })).status,
    ]).toEqual([404, 404]);
    expect(await count('select 1 from membership where user_id = $1', stranger.id)).toBe(1);
  });

  test('the only admin stays one, whoever asks, with the reason; a disabled one beside does not count', async () => {
    const gone = await platform.aUser({ disabled: true });
    await platform.core.db
      .insertInto('membership')
      .values({ organization_id: organization.id, user_id: gone.id, role: 'admin' })
      .execute();
    for (const refused of [
      await setRole(ada, 'member'),
      await remove(ada),
      await asAda(`${base}/users/me`, { method: 'DELETE' }),
    ])
      expect(await problem(refused)).toEqual([409, 'only_admin']);
    expect((await setRole(ada, 'admin')).status).toBe(200);
    await setRole(max, 'admin');
    expect((await setRole(ada, 'member')).status).toBe(200);
    expect((await asAda(`${base}/users`)).status).toBe(200);
    expect(await rolesOf(asMax)).toMatchObject({ [ada.id]: 'member', [max.id]: 'admin' });
  });

  test("if the last two admins remove each other's role at once, one stays", async () => {
    for (const change of [(user: TestUser, by: Send) => setRole(user, 'member', by), remove]) {
      await setRole(max, 'admin');
      const statuses = (await Promise.all([change(max, asAda), change(ada, asMax)])).map((each) => each.status);
      expect(statuses.toSorted()[0]).toBeLessThan(300);
      expect([403, 404, 409]).toContain(statuses.toSorted()[1]);
      expect(
        await count("select 1 from membership where organization_id = $1 and role = 'admin'", organization.id),
      ).toBe(1);
      await platform.core.db.deleteFrom('membership').where('organization_id', '=', organization.id).execute();
      for (const [user, role] of [
        [ada, 'admin'],
        [max, 'member'],
      ] as const)
        await platform.core.db
          .insertInto('membership')
          .values({ organization_id: organization.id, user_id: user.id, role })
          .execute();
    }
  });

  test('whose role was changed gets a mail that says by whom and to what; nothing is sent for no change, or to oneself', async () => {
    await setRole(max, 'billing_manager');
    await setRole(max, 'billing_manager');
    const [mail, ...others] = await mailsTo(max);
    expect([mail?.subject, mail?.user_id, others]).toEqual([
      `Your role in ${organization.name} was changed`,
      max.id,
      [],
    ]);
    for (const part of [
      ada.email,
      'a billing manager',
      `${platform.core.config.publicUrl}/organizations/${organization.name}`,
    ])
      expect(mail?.body).toContain(part);
    await setRole(max, 'admin');
    await setRole(ada, 'member');
    expect(await mailsTo(ada)).toEqual([]);
  });

  test('changing a role many times a day sends at most twenty mails', async () => {
    for (let round = 0; round < 12; round++)
      for (const role of ['admin', 'member']) expect((await setRole(max, role)).status).toBe(200);
    expect(await mailsTo(max)).toHaveLength(20);
  });
});

describe('removal', () => {
  test('[ORG-15] DELETE takes a member out: gone from the list, refused everywhere at once, and told by mail', async () => {
    expect((await remove(max)).status).toBe(204);
    expect(await rolesOf()).toEqual({ [ada.id]: 'admin', [bill.id]: 'billing_manager' });
    for (const path of ['', '/me', '/users', '/channels', '/features'])
      expect([path, (await asMax(`${base}${path}`)).status]).toEqual([path, 404]);
    expect(await read(asMax('/api/organizations/my'))).toEqual({ items: [], total_count: 0 });
    const [mail] = await mailsTo(max);
    expect([mail?.subject, mail?.body.includes(ada.email)]).toEqual([
      `You were removed from ${organization.name}`,
      true,
    ]);
    expect(await problem(await remove(max))).toEqual([404, 'member_not_found']);
  });

  test.each<[string, () => Promise<Response>]>([
    ['removal', () => remove(max)],
    ['leaving', () => asMax(`${base}/users/me`, { method: 'DELETE' })],
  ])('[ORG-07, ORG-15] after %s the token gives no access, even when the person returns', async (_how, end) => {
    const { secret } = await read<{ secret: string }>(asMax(`${base}/ce/current-token`, { method: 'POST' }));
    await asAda(`${base}/channels`, { method: 'POST', json: { name: 'inside', privacy: 'internal', type: 'hosted' } });
    const repodata = async (): Promise<number> =>
      (await platform.send(`/t/${secret}/repo/${organization.name}/inside/noarch/repodata.json`)).status;
    expect(await repodata()).toBe(200);
    await end();
    expect(refusals).toContain(await repodata());
    await platform.core.db
      .insertInto('membership')
      .values({ organization_id: organization.id, user_id: max.id, role: 'member' })
      .execute();
    expect(refusals).toContain(await repodata());
    expect((await asMax(`${base}/ce/current-token`)).status).toBe(404);
  });

  test('who is removed and comes back is in none of the former groups', async () => {
    const { id } = await platform.core.db
      .insertInto('org_group')
      .values({ id: crypto.randomUUID(), organization_id: organization.id, name: 'team' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await platform.core.connection.pool.query(
      'insert into org_group_user (group_id, organization_id, user_id) values ($1, $2, $3)',
      [id, organization.id, max.id],
    );
    await remove(max);
    expect(await count('select 1 from org_group_user where user_id = $1', max.id)).toBe(0);
  });

  test('one of two admins removes the other, and oneself by id as by leaving', async () => {
    await setRole(max, 'admin');
    expect((await remove(ada, asMax)).status).toBe(204);
    await platform.core.db
      .insertInto('membership')
      .values({ organization_id: organization.id, user_id: ada.id, role: 'admin' })
      .execute();
    expect((await remove(ada, asAda)).status).toBe(204);
    expect(await rolesOf(asMax)).toEqual({ [max.id]: 'admin', [bill.id]: 'billing_manager' });
  });
});

describe('the list', () => {
  const names = async (query: string, by: Send = asAda): Promise<string[]> =>
    (await read<List<Member>>(by(`${base}/users?${query}`))).items.map((each) => each.user_id);

  test('[ORG-12] q finds parts of names in any case, role narrows, and the total is that of what fits', async () => {
    expect(await names('q=mAx+bor')).toEqual([max.id]);
    expect(await names('q=%25')).toEqual([]);
    expect(await names('q=')).toHaveLength(3);
    expect(await names('role=billing_manager')).toEqual([bill.id]);
    expect(await names('role=admin&q=born')).toEqual([]);
    expect(await read(asAda(`${base}/users?q=${max.username}&limit=1`))).toMatchObject({ total_count: 1 });
    for (const query of ['role=owner', `q=${'x'.repeat(201)}`, 'limit=0', 'format=pdf'])
      expect([query, (await asAda(`${base}/users?${query}`)).status]).toEqual([query, 422]);
  });

  test('[DATA-04] an address is found by those who see it only', async () => {
    const query = `q=${encodeURIComponent(bill.email)}`;
    expect([await names(query), await names(query, asBill), await names(query, asMax)]).toEqual([
      [bill.id],
      [bill.id],
      [],
    ]);
  });

  test('[ORG-13] the download holds every member, by `format` as by `Accept`, whatever the page', async () => {
    for (const response of [
      await asAda(`${base}/users?format=csv&limit=1&offset=2`),
      await asAda(`${base}/users`, { headers: { accept: 'text/csv' } }),
    ]) {
      expect([
        response.status,
        response.headers.get('content-type'),
        response.headers.get('content-disposition'),
        response.headers.get('cache-control'),
      ]).toEqual([
        200,
        'text/csv; charset=utf-8',
        `attachment; filename="${organization.name}-members.csv"`,
        'no-store',
      ]);
      const [head, ...lines] = (await response.text()).trimEnd().split('\r\n');
      expect(head).toBe('user_id,username,first_name,last_name,email,role,created_at');
      expect(lines.map((line) => line.split(',')[0]).toSorted()).toEqual([ada.id, max.id, bill.id].toSorted());
    }
    expect(
      (await asAda(`${base}/users`, { headers: { accept: 'application/json, text/plain, */*' } })).headers.get(
        'content-type',
      ),
    ).toContain('json');
    expect((await (await asAda(`${base}/users?format=csv&role=member`)).text()).trimEnd().split('\r\n')).toHaveLength(
      2,
    );
  });

  test("[ORG-13] a search that the database can't run gets a response", async () => {
    expect((await asAda(`${base}/users?format=csv&q=%00`)).status).toBe(422);
  });

  test('[ORG-13] names with commas, quotes and line ends stay one cell; what a spreadsheet would run is text; others see no addresses', async () => {
    await platform.core.db
      .updateTable('app_user')
      .set({ first_name: '=HYPERLINK("http://x")', last_name: 'Born,\n"Max"' })
      .where('id', '=', max.id)
      .execute();
    const table = await (await asMax(`${base}/users?format=csv`)).text();
    expect(table).toContain(`"'=HYPERLINK(""http://x"")","Born,\n""Max""",${max.email},member`);
    expect(table).not.toContain(bill.email);
    await platform.core.db
      .updateTable('app_user')
      .set({ first_name: '@sum', last_name: '-1+2' })
      .where('id', '=', max.id)
      .execute();
    expect(await (await asMax(`${base}/users?format=csv`)).text()).toContain(",'@sum,'-1+2,");
  });

  test('[ORG-13] a large organization comes whole and in order', async () => {
    const users = Array.from({ length: 1_203 }, (_, index) => ({
      id: crypto.randomUUID(),
      email: `m${index}@many.example`,
      username: `many-${organization.name}-${index}`,
      password_hash: '!',
    }));
    await platform.core.db.insertInto('app_user').values(users).execute();
    await platform.core.db
      .insertInto('membership')
      .values(users.map(({ id }) => ({ organization_id: organization.id, user_id: id, role: 'member' as const })))
      .execute();
    const lines = (await (await asAda(`${base}/users?format=csv`)).text())
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect(lines).toHaveLength(1_206);
    const { rows } = await platform.core.connection.pool.query(
      'select user_id from membership join app_user on id = user_id where organization_id = $1 order by username',
      [organization.id],
    );
    expect(lines).toEqual(rows.map((row: { user_id: string }) => row.user_id));
  });
});

describe('features', () => {
  const enabled = async (): Promise<string[]> =>
    (await read<List<{ feature: string; enabled: boolean }>>(asAda(`${base}/features`))).items
      .filter((each) => each.enabled)
      .map((each) => each.feature);
  const post = (path: string, json: object, by: Send = asAda): Promise<Response> =>
    by(`${base}/features${path}`, { method: 'POST', json });

  test('[ORG-10] POST switches a feature of the plan off and on again, everywhere at once', async () => {
    await platform.aSubscription({ of: organization, product: 'security_subscription' });
    const off = await post('', { feature: 'policy', enabled: false });
    expect([off.status, await read(off)]).toEqual([200, { feature: 'policy', enabled: false, in_plan: true }]);
    expect(await enabled()).toEqual(FEATURES.filter((each) => each !== 'policy'));
    expect((await read<{ features: string[] }>(asMax(base))).features).not.toContain('policy');
    expect((await read<List<{ features: string[] }>>(asMax('/api/organizations/my'))).items[0]?.features).not.toContain(
      'policy',
    );
    expect((await post('', { feature: 'policy', enabled: false })).status).toBe(200);
    await post('', { feature: 'policy', enabled: true });
    expect(await enabled()).toEqual([...FEATURES]);
  });

  test('[ORG-11] the batch sets several, all or none', async () => {
    await platform.aSubscription({ of: organization, product: 'commercial_subscription' });
    const set = await post('/batch', {
      features: [
        { feature: 'lms', enabled: false },
        { feature: 'channel', enabled: false },
        { feature: 'notebooks', enabled: true },
      ],
    });
    expect([set.status, (await read<List<object>>(set)).total_count]).toEqual([200, FEATURES.length]);
    const left = featuresOf('commercial_subscription').filter((each) => each !== 'lms' && each !== 'channel');
    expect(await enabled()).toEqual(left);
    expect(
      await problem(
        await post('/batch', {
          features: [
            { feature: 'lms', enabled: true },
            { feature: 'cve', enabled: true },
          ],
        }),
      ),
    ).toEqual([403, 'not_in_plan']);
    expect(await enabled()).toEqual(left);
  });

  test('what the plan does not give cannot be switched on, and a smaller plan takes it away', async () => {
    await platform.aSubscription({ of: organization, product: 'free_subscription' });
    expect(await problem(await post('', { feature: 'policy', enabled: true }))).toEqual([403, 'not_in_plan']);
    expect((await post('', { feature: 'policy', enabled: false })).status).toBe(200);
    expect(await enabled()).toEqual([]);
    await platform.core.db.deleteFrom('subscription').where('organization_id', '=', organization.id).execute();
    await platform.aSubscription({ of: organization, product: 'security_subscription' });
    expect(await enabled()).toEqual(FEATURES.filter((each) => each !== 'policy'));
  });

  test('only admins set features, and only those that there are', async () => {
    await platform.aSubscription({ of: organization, product: 'security_subscription' });
    for (const by of [asMax, asBill])
      expect([
        (await post('', { feature: 'policy', enabled: false }, by)).status,
        (await post('/batch', { features: [{ feature: 'policy', enabled: false }] }, by)).status,
      ]).toEqual([403, 403]);
    const stranger = await platform.as((await platform.aUser()).email);
    expect([
      (await post('', { feature: 'policy', enabled: false }, stranger)).status,
      (await platform.send(`${base}/features`, { method: 'POST', json: { feature: 'policy', enabled: false } })).status,
    ]).toEqual([404, 401]);
    for (const json of [
      { feature: 'magic', enabled: true },
      { feature: 'policy' },
      { feature: 'policy', enabled: 'yes' },
      {},
    ])
      expect((await post('', json)).status).toBe(422);
    const twice = {
      features: [
        { feature: 'policy', enabled: true },
        { feature: 'policy', enabled: false },
      ],
    };
    for (const json of [{ features: [] }, {}, twice, { features: [{ feature: 'magic', enabled: true }] }])
      expect((await post('/batch', json)).status).toBe(422);
    expect(await enabled()).toEqual([...FEATURES]);
  });
});

describe('the end of an organization', () => {
  test('[ORG-06] its channels leave no bytes behind, and its members no token', async () => {
    await asAda(`${base}/channels`, { method: 'POST', json: { name: 'raw', privacy: 'internal', type: 'hosted' } });
    await asAda(`${base}/channels`, {
      method: 'POST',
      json: { name: 'chosen', privacy: 'internal', type: 'virtual', sources: ['raw'] },
    });
    const deleted: string[] = [];
    platform.composition.areas.channel.channels.listen({ deleted: ({ channelId }) => void deleted.push(channelId) });
    const { rows } = await platform.core.connection.pool.query<{ id: string }>(
      'select id from channel where organization_id = $1',
      [organization.id],
    );
    const { secret } = await read<{ secret: string }>(asMax(`${base}/ce/current-token`, { method: 'POST' }));
    expect((await asMax(base, { method: 'DELETE' })).status).toBe(403);
    expect((await asAda(base, { method: 'DELETE' })).status).toBe(204);
    expect(deleted.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect((await platform.send(`/t/${secret}/repo/${organization.name}/raw/noarch/repodata.json`)).status).toBe(401);
    expect(await read(asMax('/api/organizations/my'))).toEqual({ items: [], total_count: 0 });
    expect((await asAda(base, { method: 'DELETE' })).status).toBe(404);
  });
});
