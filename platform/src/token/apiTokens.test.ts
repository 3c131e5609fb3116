import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { declaredRoutes } from '../routes.ts';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform, TestUser } from '../testing/index.ts';
import { createTokens } from './index.ts';

interface Issued {
  token: { id: string; name: string; hint: string; scope: string; created_at: string; expires_at: string };
  secret: string;
}

const TOKENS = '/api/account/tokens';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

interface Person {
  user: TestUser;
  organization: TestOrganization;
  send: Send;
  /** Sends with a secret in the header. */
  by(secret: string): Send;
  issue(body?: object): Promise<Issued>;
}

async function anAdmin(): Promise<Person> {
  const user = await platform.aUser();
  const organization = await platform.anOrganization({ members: { admin: user } });
  await platform.aSubscription({ of: organization, product: 'security_subscription' });
  const send = await platform.as(user.email);
  return {
    user,
    organization,
    send,
    by: (secret) => (path, request) =>
      platform.send(path, { ...request, headers: { authorization: `Bearer ${secret}` } }),
    async issue(body = {}) {
      const response = await send(TOKENS, { method: 'POST', json: { name: 'nightly job', ...body } });
      expect(response.status, await response.clone().text()).toBe(201);
      return (await response.json()) as Issued;
    },
  };
}

const codeOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { error: { human_readable_id: string } }).error.human_readable_id;

describe('API tokens', () => {
  test('a person has several, each with a name, a scope and an end of its own; a secret is told once', async () => {
    const { user, send, by, issue } = await anAdmin();
    const reading = await issue({ days: 7 });
    const full = await issue({ name: 'deployment', scope: 'full' });
    expect(reading.secret).toMatch(/^tr-[A-Za-z0-9-]{40}$/);
    expect(reading.token).toMatchObject({ name: 'nightly job', scope: 'read', hint: reading.secret.slice(-4) });
    const days = ({ token }: Issued): number => (Date.parse(token.expires_at) - Date.now()) / 86_400_000;
    expect([Math.ceil(days(reading)), Math.ceil(days(full))]).toEqual([7, 90]);
    const text = await (await send(TOKENS)).text();
    expect((JSON.parse(text) as { items: { name: string }[] }).items.map(({ name }) => name)).toEqual([
      'deployment',
      'nightly job',
    ]);
    for (const { secret } of [reading, full]) expect(text).not.toContain(secret);
    const taken = await send(TOKENS, { method: 'POST', json: { name: 'deployment' } });
    expect([taken.status, await taken.json()]).toMatchObject([
      409,
      { error: { human_readable_id: 'token_name_taken' }, detail: [{ suggestion: 'deployment-2' }] },
    ]);
    expect(await (await by(reading.secret)(`${TOKENS}/current`)).json()).toMatchObject({
      id: reading.token.id,
      user_id: user.id,
      scope: 'read',
    });
    expect((await send(`${TOKENS}/current`)).status).toBe(404);
    const { rows } = await sql<{
      text: string;
    }>`select row_to_json(channel_token)::text as text from channel_token`.execute(platform.core.db);
    for (const { secret } of [reading, full])
      expect(rows.some((row) => row.text.includes(secret.slice(3)))).toBe(false);
  });

  test('the one personal token of before stays beside them', async () => {
    const { send, issue } = await anAdmin();
    await issue();
    expect((await send('/api/ce/current-token')).status).toBe(404);
    expect((await send('/api/ce/current-token', { method: 'POST' })).status).toBe(201);
    expect((await send('/api/ce/current-token', { method: 'DELETE' })).status).toBe(204);
    expect(((await (await send(TOKENS)).json()) as { total_count: number }).total_count).toBe(1);
  });

  test("a read-only token can't change anything, and the error names the scope that can", async () => {
    const { organization, by, issue } = await anAdmin();
    const place = `/api/organizations/${organization.name}`;
    const body = { name: 'a-group' };
    const reads = by((await issue()).secret);
    expect((await reads(`${place}/channels`)).status).toBe(200);
    const refused = await reads(`${place}/groups`, { method: 'POST', json: body });
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'scope_too_small']);
    const publishes = by((await issue({ name: 'b', scope: 'publish' })).secret);
    expect((await publishes(`${place}/groups`, { method: 'POST', json: body })).status).toBe(403);
    const full = by((await issue({ name: 'c', scope: 'full' })).secret);
    expect((await full(`${place}/groups`, { method: 'POST', json: body })).status).toBe(201);
  });

  test('rejects undeclared calls with a read-only token', async () => {
    const { by, issue } = await anAdmin();
    const reads = by((await issue()).secret);
    const changing = declaredRoutes().filter(
      ({ method, access, scope }) => method !== 'get' && access.kind !== 'public' && scope !== 'read',
    );
    expect(changing.length).toBeGreaterThan(80);
    for (const route of changing) {
      const response = await reads(route.path.replaceAll(/[{}]/g, ''), {
        method: route.method.toUpperCase(),
        json: {},
      });
      expect([response.status, await codeOf(response)], `${route.method} ${route.path}`).toEqual([
        403,
        'scope_too_small',
      ]);
    }
  });

  test('it has no more rights than its person, and none for what asks for them in person', async () => {
    const one = await anAdmin();
    const other = await anAdmin();
    const full = one.by((await one.issue({ scope: 'full' })).secret);
    expect((await full(`/api/organizations/${other.organization.name}`)).status).toBe(404);
    const place = `/api/organizations/${one.organization.name}`;
    await sql`insert into membership (organization_id, user_id, role) values (${one.organization.id}, ${other.user.id}, 'admin')`.execute(
      platform.core.db,
    );
    await sql`update membership set role = 'member' where user_id = ${one.user.id}`.execute(platform.core.db);
    expect((await full(`${place}/groups`, { method: 'POST', json: { name: 'a-group' } })).status).toBe(403);
    for (const [method, path, json] of [
      ['POST', TOKENS, { name: 'another' }],
      ['POST', `/api/users/${one.user.id}/passwords`, { old_password: 'a', password: 'b' }],
      ['GET', '/api/iam/session', undefined],
      ['GET', '/api/iam/logout/browser', undefined],
      ['DELETE', '/api/users/me?hard=true', undefined],
    ] as const) {
      const response = await full(path, { method, ...(json === undefined ? {} : { json }) });
      expect([response.status, await codeOf(response)], path).toEqual([403, 'person_needed']);
    }
    await sql`update app_user set is_operator = true where id = ${one.user.id}`.execute(platform.core.db);
    expect((await full('/api/operator/jobs')).status).toBe(404);
  });

  test.each([
    [
      'is revoked',
      async ({ send }: Person, { token }: Issued) => void (await send(`${TOKENS}/${token.id}`, { method: 'DELETE' })),
      'api_token_invalid',
    ],
    [
      'is replaced',
      async ({ send }: Person, { token }: Issued) =>
        void (await send(`${TOKENS}/${token.id}`, { method: 'PUT', json: { confirm: 'yes' } })),
      'api_token_invalid',
    ],
    [
      'has expired',
      async (_: Person, { token }: Issued) =>
        void (await sql`update channel_token set expires_at = now() - interval '1 second' where id = ${token.id}`.execute(
          platform.core.db,
        )),
      'api_token_ended',
    ],
    [
      'belongs to somebody disabled',
      async ({ user }: Person) =>
        void (await sql`update app_user set is_disabled = true where id = ${user.id}`.execute(platform.core.db)),
      'api_token_ended',
    ],
  ])('a token that %s stops working at once, in the API and channels', async (_title, end, code) => {
    const person = await anAdmin();
    const issued = await person.issue({ scope: 'publish' });
    const send = person.by(issued.secret);
    const tokens = createTokens(platform.core);
    expect((await send('/api/account')).status).toBe(200);
    expect(await tokens.authenticateChannelToken(issued.secret)).toMatchObject({
      userId: person.user.id,
      organizationId: null,
      scope: 'publish',
    });
    await end(person, issued);
    const refused = await send('/api/account');
    expect([refused.status, await codeOf(refused)]).toEqual([401, code]);
    expect(refused.headers.get('www-authenticate')).toContain('error="invalid_token"');
    expect(await tokens.authenticateChannelToken(issued.secret)).toBeNull();
  });

  test('a replaced one keeps its name, its scope and the length of its life', async () => {
    const { send, issue } = await anAdmin();
    const { token, secret } = await issue({ scope: 'publish', days: 30 });
    const next = (await (
      await send(`${TOKENS}/${token.id}`, { method: 'PUT', json: { confirm: 'yes' } })
    ).json()) as Issued;
    expect(next.token).toMatchObject({ name: 'nightly job', scope: 'publish' });
    expect(next.secret).not.toBe(secret);
    expect(Math.round((Date.parse(next.token.expires_at) - Date.now()) / 86_400_000)).toBe(30);
    expect((await send(`${TOKENS}/${token.id}`, { method: 'PUT', json: { confirm: 'yes' } })).status).toBe(404);
  });

  test('a token for channels is told apart from one for the API, and nobody touches the tokens of others', async () => {
    const one = await anAdmin();
    const other = await anAdmin();
    const { secret } = (await (await one.send('/api/ce/current-token', { method: 'POST' })).json()) as Issued;
    const refused = await one.by(secret)('/api/account');
    expect([refused.status, await codeOf(refused)]).toEqual([401, 'token_for_channels']);
    const { token } = await one.issue();
    expect((await other.send(`${TOKENS}/${token.id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await other.send(`${TOKENS}/${token.id}`, { method: 'PUT', json: { confirm: 'yes' } })).status).toBe(404);
  });

  test('its person is told by mail before it ends, by its name', async () => {
    const { user, issue } = await anAdmin();
    const { token } = await issue();
    await sql`update channel_token set expires_at = now() + interval '6 days', created_at = now() - interval '84 days' where id = ${token.id}`.execute(
      platform.core.db,
    );
    await platform.cleanUp('tokens that end soon');
    const { rows } = await sql<{
      text: string;
    }>`select body as text from outbox_mail where recipient = ${user.email}`.execute(platform.core.db);
    expect(
      rows.some(({ text }) => text.includes(`Your API token nightly job (ending in ${token.hint}) expires `)),
    ).toBe(true);
  });
});
