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

  test('a second one is refused; each member has an own one', async () => {
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
    await vi.waitFor(async () => expect(await lastUse()).not.toBeNull(), 20_000);
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

  test('what is no token is refused', async () => {
    for (const secret of ['', 'tr-', `tr-${'a'.repeat(40)}`, `tr-${'a'.repeat(100_000)}`, "tr-' or 1=1", '\u0000'])
      expect(await tokens.authenticateChannelToken(secret)).toBeNull();
  });
});
