import { afterEach, beforeEach, expect, test } from 'vitest';
import { toId } from '../graphql/index.ts';
import { aRestOrganization, aRestUser, stage, type Stage } from '../testing/index.ts';

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
const caller = (scope: string): object => ({
  kind: 'user',
  id: '0190f000-0000-7000-8000-000000000001',
  name: null,
  organization: null,
  scopes: [scope],
  expires_at: '2099-04-02T03:04:05Z',
});
const viewer = '{ viewer { username } }';

/** A platform that accepts a token with this scope, or rejects it. */
function platform(given: { scope: string } | { refused: string }): void {
  on.answer(({ path, method }) => {
    if ('refused' in given)
      return { status: 401, body: { error: { message: 'It was revoked.', human_readable_id: given.refused } } };
    if (path === '/api/iam/caller') return { body: caller(given.scope) };
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
    ['/api/iam/caller', `Bearer ${secret}`],
    ['/api/account', `Bearer ${secret}`],
  ]);
  await on.ask(viewer, { token: secret });
  expect(on.calls.filter(({ path }) => path === '/api/iam/caller')).toHaveLength(1);
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
  ['key_ended', 'EXPIRED'],
  ['access_token_ended', 'EXPIRED'],
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

test('the key of a service account reads for itself: no user, and its scopes decide what a role would', async () => {
  const machine = {
    kind: 'service_account',
    id: uuid,
    name: 'ci',
    organization: { id: '0190f000-0000-7000-8000-0000000000bb', name: 'acme' },
    scopes: ['policy:read', 'audit:read'],
    expires_at: '2099-04-02T03:04:05Z',
  };
  const refusal = { message: "This needs 'audit:read'.", human_readable_id: 'scope_too_small' };
  on.answer(({ path }) => {
    if (path === '/api/iam/caller') return { body: machine };
    if (path === '/api/organizations/acme') return { body: aRestOrganization({ role: null }) };
    return path.startsWith('/api/organizations/acme/audit-log') ? { status: 403, body: { error: refusal } } : undefined;
  });
  const { data, errors } = await on.ask(
    `{ viewer { username } callingServiceAccount { name organization scopes expiresAt }
       organization(name: "acme") { role auditLog { totalCount } } }`,
    { token: secret },
  );
  expect(data).toEqual({
    viewer: null,
    callingServiceAccount: {
      name: 'ci',
      organization: 'acme',
      scopes: ['POLICY_READ', 'AUDIT_READ'],
      expiresAt: '2099-04-02T03:04:05.000Z',
    },
    organization: { role: null, auditLog: null },
  });
  expect(errors).toMatchObject([
    { path: ['organization', 'auditLog'], extensions: { code: 'FORBIDDEN', humanReadableId: 'scope_too_small' } },
  ]);
});

test('the key of a service account changes no account, and learns that a user is needed', async () => {
  on.answer(({ path }) =>
    path === '/api/iam/caller'
      ? {
          body: {
            kind: 'service_account',
            id: uuid,
            name: 'ci',
            organization: { id: uuid, name: 'acme' },
            scopes: ['policy:read'],
            expires_at: '2099-04-02T03:04:05Z',
          },
        }
      : undefined,
  );
  const change = 'mutation { updateProfile(input: { firstName: "Ada" }) { userErrors { code message } } }';
  const { data, errors } = await on.ask(change, { token: secret });
  expect({ data, errors }).toMatchObject({
    data: {
      updateProfile: { userErrors: [{ code: 'NOT_ALLOWED', message: expect.stringContaining('signed-in user') }] },
    },
  });
  expect(on.calls.map(({ path }) => path)).toEqual(['/api/iam/caller']);
});
