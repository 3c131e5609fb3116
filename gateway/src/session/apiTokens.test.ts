import { afterEach, beforeEach, expect, test } from 'vitest';
import { toId } from '../graphql/index.ts';
import { aRestUser, stage, type Stage } from '../testing/index.ts';

let on: Stage;
beforeEach(async () => {
  on = await stage();
});
afterEach(() => on.close());

const secret = `tr-${'a'.repeat(40)}`;
const uuid = '0190f000-0000-7000-8000-0000000000aa';
const state = (scope: string): object => ({
  id: uuid,
  name: 'nightly job',
  hint: 'aaaa',
  scope,
  created_at: '2026-01-02T03:04:05Z',
  expires_at: '2099-04-02T03:04:05Z',
  last_used_at: null,
});
const present = (scope: string): object => ({ ...state(scope), user_id: '0190f000-0000-7000-8000-000000000001' });
const viewer = '{ viewer { username } }';

/** A platform that accepts a token with this scope, or rejects it. */
function platform(given: { scope: string } | { refused: string }): void {
  on.answer(({ path, method }) => {
    if ('refused' in given)
      return { status: 401, body: { error: { message: 'It was revoked.', human_readable_id: given.refused } } };
    if (path === '/api/account/tokens/current') return { body: present(given.scope) };
    if (path === '/api/account') return { body: aRestUser() };
    if (path === '/api/account/tokens') return { body: { items: [state(given.scope)], total_count: 1 } };
    if (method === 'DELETE') return { status: 204 };
    return undefined;
  });
}

test('an API token calls GraphQL for its person; the platform is shown the token itself', async () => {
  platform({ scope: 'full' });
  const answer = await on.ask(viewer, { token: secret });
  expect(answer.data).toEqual({ viewer: { username: 'ada' } });
  expect(on.calls.map(({ path, authorization }) => [path, authorization])).toEqual([
    ['/api/account/tokens/current', `Bearer ${secret}`],
    ['/api/account', `Bearer ${secret}`],
  ]);
  await on.ask(viewer, { token: secret });
  expect(on.calls.filter(({ path }) => path === '/api/account/tokens/current')).toHaveLength(1);
});

test('a read-only one gets an error for every mutation with the missing scope, and no service is called', async () => {
  platform({ scope: 'read' });
  const end = `mutation { revokeApiToken(input: { tokenId: "${toId('ApiToken', uuid)}" }) { viewer { apiTokens { name scope } } userErrors { code } } }`;
  const refused = await on.ask(end, { token: secret });
  expect(refused.status).toBe(403);
  expect(refused.errors).toMatchObject([
    { message: expect.stringContaining('This API token is read-only.'), extensions: { code: 'FORBIDDEN' } },
  ]);
  expect(on.calls.every(({ method }) => method === 'GET')).toBe(true);
  await on.close();
  on = await stage();
  platform({ scope: 'full' });
  const done = await on.ask(end, { token: secret });
  expect(done.data).toEqual({
    revokeApiToken: { viewer: { apiTokens: [{ name: 'nightly job', scope: 'FULL' }] }, userErrors: [] },
  });
});

test.each([
  ['api_token_invalid', 'REVOKED'],
  ['api_token_ended', 'EXPIRED'],
  ['token_for_channels', 'WRONG_KIND'],
])('one that the platform rejects as %s gets the reason and the next step', async (refused, reason) => {
  platform({ refused });
  const answer = await on.ask(viewer, { token: secret });
  expect(answer.status).toBe(401);
  expect(answer.errors).toMatchObject([
    { message: 'It was revoked.', extensions: { code: 'UNAUTHENTICATED', reason } },
  ]);
  expect(answer.headers.get('www-authenticate')).toContain('invalid_token');
});

test('one that is revoked while cached gives no access: the platform rejects its calls', async () => {
  platform({ scope: 'full' });
  await on.ask(viewer, { token: secret });
  platform({ refused: 'api_token_invalid' });
  const answer = await on.ask(viewer, { token: secret });
  expect(answer.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED', reason: 'REVOKED' } }]);
});

test('REST calls of one count for its person, whatever the address', async () => {
  platform({ scope: 'read' });
  const left = async (headers: Record<string, string>) =>
    (await fetch(`${on.url}/api/account`, { headers })).headers.get('ratelimit-policy');
  const [visitor, holder, signedIn] = [
    await left({}),
    await left({ authorization: `Bearer ${secret}` }),
    await left({ authorization: `Bearer ${await on.token()}` }),
  ];
  expect(holder).toBe(signedIn);
  expect(holder).not.toBe(visitor);
});
