import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform, TestUser } from '../testing/index.ts';
import { createTokens } from './index.ts';
import type { Tokens } from './index.ts';

interface Issued {
  token: { id: string; hint: string; created_at: string; expires_at: string; last_used_at: string | null };
  secret: string;
}

let platform: TestPlatform;
let tokens: Tokens;
beforeAll(async () => {
  platform = await startPlatform();
  tokens = createTokens(platform.core);
});
afterAll(() => platform.close());

async function aMember(): Promise<{ user: TestUser; organization: TestOrganization; send: Send; path: string }> {
  const user = await platform.aUser();
  const organization = await platform.anOrganization({ members: { admin: await platform.aUser(), member: user } });
  return {
    user,
    organization,
    send: await platform.as(user.email),
    path: `/api/organizations/${organization.name}/ce/current-token`,
  };
}

async function issue(send: Send, path: string): Promise<Issued> {
  const response = await send(path, { method: 'POST' });
  expect(response.status).toBe(201);
  return (await response.json()) as Issued;
}

describe('channel tokens', () => {
  test('[TOKEN-02, TOKEN-03] before issuing there is none; afterwards its state is told, never its secret again', async () => {
    const { send, path } = await aMember();
    expect((await send(path)).status).toBe(404);
    const issued = await issue(send, path);
    expect(issued.secret).toMatch(/^tr-[A-Za-z0-9-]{40}$/);
    expect(issued.token).toEqual({
      id: expect.any(String),
      hint: issued.secret.slice(-4),
      scope: 'read',
      created_at: expect.any(String),
      expires_at: expect.any(String),
      last_used_at: null,
    });
    const days = (Date.parse(issued.token.expires_at) - Date.now()) / (24 * 3_600_000);
    expect(days).toBeGreaterThan(89.9);
    expect(days).toBeLessThanOrEqual(90);
    expect(await (await send(path)).json()).toEqual(issued.token);
  });

  test('a second one is rejected; each member has their own', async () => {
    const { send, path } = await aMember();
    await issue(send, path);
    const again = await send(path, { method: 'POST' });
    expect([again.status, await again.json()]).toMatchObject([409, { error: { human_readable_id: 'token_exists' } }]);
    const other = await aMember();
    await issue(other.send, other.path);
  });

  test('[TOKEN-04] renewing needs the confirmation, gives another secret, and ends the old one at once', async () => {
    const { user, organization, send, path } = await aMember();
    expect((await send(path, { method: 'PUT', json: { confirm: 'yes' } })).status).toBe(404);
    const first = await issue(send, path);
    for (const json of [{}, { confirm: 'no' }, { confirm: true }])
      expect((await send(path, { method: 'PUT', json })).status).toBe(422);
    expect(await tokens.authenticateChannelToken(first.secret)).not.toBeNull();
    const second = (await (await send(path, { method: 'PUT', json: { confirm: 'yes' } })).json()) as Issued;
    expect(second.secret).not.toBe(first.secret);
    expect(await tokens.authenticateChannelToken(first.secret)).toBeNull();
    expect(await tokens.authenticateChannelToken(second.secret)).toEqual({
      userId: user.id,
      organizationId: organization.id,
      tokenId: second.token.id,
      endsAt: expect.any(Date) as Date,
      scope: 'read',
    });
  });

  test('a person sees their tokens of all organizations they belong to, without a secret, and ends one: it works no more at once', async () => {
    const { user, organization, send, path } = await aMember();
    const second = await platform.anOrganization({ members: { admin: user } });
    const left = await platform.anOrganization({ members: { admin: await platform.aUser(), member: user } });
    const issued = await issue(send, path);
    for (const { name } of [second, left]) await issue(send, `/api/organizations/${name}/ce/current-token`);
    await platform.core.db
      .deleteFrom('membership')
      .where('organization_id', '=', left.id)
      .where('user_id', '=', user.id)
      .execute();
    const own = async (): Promise<{ id: string; organization: { name: string } }[]> =>
      (
        (await (await send('/api/account/channel-tokens')).json()) as {
          items: { id: string; organization: { name: string } }[];
        }
      ).items;
    const listed = await own();
    expect(listed.map((each) => each.organization.name)).toEqual([organization.name, second.name].sort());
    expect(listed).toContainEqual({
      ...issued.token,
      organization: { id: organization.id, name: organization.name, title: expect.any(String) },
    });
    expect(JSON.stringify(listed)).not.toContain(issued.secret);
    expect((await send(path, { method: 'DELETE' })).status).toBe(204);
    expect(await tokens.service.authenticate(issued.secret)).toBeNull();
    expect((await own()).map((each) => each.organization.name)).toEqual([second.name]);
    expect((await send(path, { method: 'DELETE' })).status).toBe(404);
    await issue(send, path);
  });

  test('a token publishes only when an admin asks for it, and a replaced one is good for what the old one was unless another scope is asked for', async () => {
    const { send, path } = await aMember();
    const refused = await send(path, { method: 'POST', json: { scope: 'publish' } });
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { error: { human_readable_id: 'not_allowed', message: expect.stringContaining('does not allow publishing') } },
    ]);
    await issue(send, path);
    expect((await send(path, { method: 'PUT', json: { confirm: 'yes', scope: 'publish' } })).status).toBe(403);
    expect((await send(path, { method: 'PUT', json: { confirm: 'yes', scope: 'everything' } })).status).toBe(422);
    const admin = await platform.aUser();
    const own = await platform.anOrganization({ members: { admin } });
    const adminSends = await platform.as(admin.email);
    const place = `/api/organizations/${own.name}/ce/current-token`;
    const scopeOf = async (response: Response): Promise<string> =>
      ((await response.json()) as Issued & { token: { scope: string } }).token.scope;
    expect(await scopeOf(await adminSends(place, { method: 'POST', json: { scope: 'publish' } }))).toBe('publish');
    expect(await scopeOf(await adminSends(place, { method: 'PUT', json: { confirm: 'yes' } }))).toBe('publish');
    expect(await scopeOf(await adminSends(place, { method: 'PUT', json: { confirm: 'yes', scope: 'read' } }))).toBe(
      'read',
    );
    expect((await (await send(path)).json()) as object).toMatchObject({ scope: 'read' });
  });

  test('the secret is stored only as its SHA-256', async () => {
    const { send, path } = await aMember();
    const { secret } = await issue(send, path);
    const { rows } = await platform.core.connection.pool.query<{ text: string }>(
      'select row_to_json(channel_token)::text as text from channel_token',
    );
    const text = rows.map((row) => row.text).join();
    expect(text).not.toContain(secret);
    expect(text).toContain(createHash('sha256').update(secret).digest('hex'));
    expect(platform.logged().join('')).not.toContain(secret);
  });

  test('the last use is noted, at most once a minute', async () => {
    const { send, path } = await aMember();
    const { secret } = await issue(send, path);
    const lastUse = async () => ((await (await send(path)).json()) as { last_used_at: string | null }).last_used_at;
    await tokens.authenticateChannelToken(secret);
    await vi.waitFor(async () => expect(await lastUse()).not.toBeNull(), 60_000);
    const first = await lastUse();
    await tokens.authenticateChannelToken(secret);
    expect(await lastUse()).toBe(first);
    await platform.core.db
      .updateTable('channel_token')
      .set({ last_used_at: sql<Date>`now() - interval '2 minutes'` })
      .execute();
    await tokens.authenticateChannelToken(secret);
    await vi.waitFor(
      async () => expect(Date.parse((await lastUse()) ?? '')).toBeGreaterThan(Date.now() - 30_000),
      20_000,
    );
  });

  test.each<[string, (member: Awaited<ReturnType<typeof aMember>>) => Promise<unknown>]>([
    [
      'has expired',
      () =>
        platform.core.db
          .updateTable('channel_token')
          .set({ expires_at: sql<Date>`now() - interval '1 second'` })
          .execute(),
    ],
    [
      'belongs to a disabled user',
      ({ user }) =>
        platform.core.db.updateTable('app_user').set({ is_disabled: true }).where('id', '=', user.id).execute(),
    ],
    [
      'belongs to somebody who left',
      ({ send, organization }) => send(`/api/organizations/${organization.name}/users/me`, { method: 'DELETE' }),
    ],
  ])('a token that %s does not work', async (_title, change) => {
    const member = await aMember();
    const { secret } = await issue(member.send, member.path);
    expect(await tokens.authenticateChannelToken(secret)).not.toBeNull();
    await change(member);
    expect(await tokens.authenticateChannelToken(secret)).toBeNull();
  });

  test('rejects invalid tokens', async () => {
    for (const secret of ['', 'tr-', `tr-${'a'.repeat(40)}`, `tr-${'a'.repeat(100_000)}`, "tr-' or 1=1", '\u0000'])
      expect(await tokens.authenticateChannelToken(secret)).toBeNull();
  });
});

/** Reads the index of a channel as a conda client does. */
const reads = async (secret: string, organization: string, channel: string): Promise<number> =>
  (
    await platform.send(`/repo/${organization}/${channel}/noarch/repodata.json`, {
      headers: { authorization: `Bearer ${secret}` },
    })
  ).status;

async function aHouse() {
  const [adminUser, memberUser] = [await platform.aUser(), await platform.aUser()];
  const organization = await platform.anOrganization({ members: { admin: adminUser, member: memberUser } });
  const { channels } = platform.composition.areas.channel;
  for (const privacy of ['internal', 'private'] as const)
    await channels.create(organization.id, { name: privacy, description: '', privacy });
  return {
    organization,
    memberUser,
    adminUser,
    admin: await platform.as(adminUser.email),
    member: await platform.as(memberUser.email),
    site: `/api/organizations/${organization.name}/ce/site-token`,
  };
}

describe("an organization's token", () => {
  test('[TOKEN-02, TOKEN-03, TOKEN-04] admins issue, see, renew and end it; clients read every channel of the organization with it, and none of another, until that moment', async () => {
    const { organization, admin, member, site } = await aHouse();
    const other = await aHouse();
    expect((await admin(site)).status).toBe(404);
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
      expect((await member(site, { method, ...(method === 'PUT' ? { json: { confirm: 'yes' } } : {}) })).status).toBe(
        403,
      );
    const first = await issue(admin, site);
    expect(await (await admin(site)).json()).toEqual(first.token);
    expect((await admin(site, { method: 'POST' })).status).toBe(409);
    expect([
      await reads(first.secret, organization.name, 'internal'),
      await reads(first.secret, organization.name, 'private'),
      await reads(first.secret, other.organization.name, 'internal'),
    ]).toEqual([200, 200, 404]);
    expect((await admin(site, { method: 'PUT', json: { confirm: 'no' } })).status).toBe(422);
    const second = (await (await admin(site, { method: 'PUT', json: { confirm: 'yes' } })).json()) as Issued;
    expect([
      await reads(first.secret, organization.name, 'private'),
      await reads(second.secret, organization.name, 'private'),
    ]).toEqual([401, 200]);
    expect((await admin(site, { method: 'DELETE' })).status).toBe(204);
    expect(await reads(second.secret, organization.name, 'private')).toBe(401);
  });

  test('[TOKEN-01] admins see every token of their organization with its holder, and end each; it stops at once', async () => {
    const { organization, memberUser, admin, member, site } = await aHouse();
    const other = await aHouse();
    await issue(admin, site);
    const own = await issue(member, `/api/organizations/${organization.name}/ce/current-token`);
    const list = `/api/organizations/${organization.name}/channel-tokens`;
    const listed = (await (await admin(list)).json()) as { items: { id: string }[] };
    expect(listed).toMatchObject({
      items: [
        { user: null, service_account: null },
        { id: own.token.id, hint: own.token.hint, user: { id: memberUser.id }, service_account: null },
      ],
      total_count: 2,
    });
    expect(JSON.stringify(listed)).not.toContain(own.secret);
    expect((await member(list)).status).toBe(403);
    const foreign = `/api/organizations/${other.organization.name}/channel-tokens/${own.token.id}`;
    expect((await other.admin(foreign, { method: 'DELETE' })).status).toBe(404);
    expect(await reads(own.secret, organization.name, 'internal')).toBe(200);
    expect((await admin(`${list}/${own.token.id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await reads(own.secret, organization.name, 'internal')).toBe(401);
    expect((await admin(`${list}/${own.token.id}`, { method: 'DELETE' })).status).toBe(404);
  });
});

describe('a personal token', () => {
  const path = '/api/ce/current-token';

  test('[TOKEN-07, TOKEN-08] opens what its person may read, wherever that is; a renewed one replaces it at once', async () => {
    const here = await aHouse();
    const there = await aHouse();
    await platform.core.db
      .insertInto('membership')
      .values({ organization_id: there.organization.id, user_id: here.memberUser.id, role: 'admin' })
      .execute();
    expect((await platform.send(path)).status).toBe(401);
    expect((await here.member(path)).status).toBe(404);
    const first = await issue(here.member, path);
    expect(await (await here.member(path)).json()).toEqual(first.token);
    const seen = async (secret: string) => [
      await reads(secret, here.organization.name, 'internal'),
      await reads(secret, here.organization.name, 'private'),
      await reads(secret, there.organization.name, 'private'),
    ];
    expect(await seen(first.secret)).toEqual([200, 404, 200]);
    for (const json of [{}, { confirm: 'no' }])
      expect((await here.member(path, { method: 'PUT', json })).status).toBe(422);
    const second = (await (
      await here.member(path, { method: 'PUT', json: { confirm: 'yes', scope: 'publish' } })
    ).json()) as Issued;
    expect(second.token).toMatchObject({ scope: 'publish' });
    expect(second.secret).not.toBe(first.secret);
    expect([await seen(first.secret), await seen(second.secret)]).toEqual([
      [401, 401, 401],
      [200, 404, 200],
    ]);
    await platform.core.db
      .deleteFrom('membership')
      .where('organization_id', '=', there.organization.id)
      .where('user_id', '=', here.memberUser.id)
      .execute();
    expect(await seen(second.secret)).toEqual([200, 404, 404]);
    await platform.core.db
      .updateTable('app_user')
      .set({ is_disabled: true })
      .where('id', '=', here.memberUser.id)
      .execute();
    expect(await seen(second.secret)).toEqual([401, 401, 401]);
  });

  test('with the scope to publish it publishes only where its person may', async () => {
    const { organization, member, admin } = await aHouse();
    const secrets = await Promise.all(
      [member, admin].map(async (send) => {
        const response = await send(path, { method: 'POST', json: { scope: 'publish' } });
        return ((await response.json()) as Issued).secret;
      }),
    );
    const put = async (secret: string) => {
      const response = await platform.send(`/repo/${organization.name}/internal/noarch/a-1-0.conda`, {
        method: 'PUT',
        body: 'no archive',
        headers: { authorization: `Bearer ${secret}` },
      });
      return response.status;
    };
    expect([await put(secrets[0]!), await put(secrets[1]!)]).toEqual([403, 422]);
  });
});

describe('a token that ends soon', () => {
  const soon = (id: string, ends: string, made: string) =>
    sql`update channel_token set expires_at = now() + ${ends}::interval, created_at = now() - ${made}::interval, warned_at = null where id = ${id}`.execute(
      platform.core.db,
    );
  const mailsTo = async (user: TestUser) =>
    (await platform.core.db.selectFrom('outbox_mail').select('body').where('recipient', '=', user.email).execute()).map(
      ({ body }) => body,
    );

  test('is told its person, or the admins, once; a replaced one and one with time left are not', async () => {
    const { organization, memberUser, adminUser, admin, member, site } = await aHouse();
    const own = await issue(member, `/api/organizations/${organization.name}/ce/current-token`);
    const later = await issue(member, '/api/ce/current-token');
    const ofSite = await issue(admin, site);
    await soon(own.token.id, '6 days', '84 days');
    await soon(later.token.id, '8 days', '82 days');
    await soon(ofSite.token.id, '2 hours', '22 hours');
    for (let time = 0; time < 2; time++) await platform.cleanUp('tokens that end soon');
    const told = await mailsTo(memberUser);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(
      `Your token for the organization ${organization.name} (ending in ${own.token.hint}) expires `,
    );
    expect(told[0]).not.toContain(own.secret);
    const toAdmin = await mailsTo(adminUser);
    expect(toAdmin).toHaveLength(1);
    expect(toAdmin[0]).toContain(`/organizations/${organization.name}/tokens`);
    await admin(site, { method: 'PUT', json: { confirm: 'yes' } });
    await platform.cleanUp('tokens that end soon');
    expect(await mailsTo(adminUser)).toHaveLength(1);
  });
});
