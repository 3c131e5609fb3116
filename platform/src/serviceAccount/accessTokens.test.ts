import { SERVICE_ACCOUNT_SCOPES } from '@terrarium/domain/access';
import { sql } from 'kysely';
import * as oauth from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../testing/index.ts';
import { freePort } from '../testing/port.ts';
import type { Send, TestOrganization, TestPlatform } from '../testing/index.ts';

interface Token {
  access_token: string;
  token_type: string;
  expires_in: number;
  scope: string;
}

let hub: TestPlatform;
let acme: TestOrganization;
let admin: Send;
let base: string;
let accounts: string;
let counter = 0;

beforeAll(async () => {
  const port = await freePort();
  hub = await startPlatform({ config: { port, publicUrl: `http://127.0.0.1:${port}` } });
  const ada = await hub.aUser();
  acme = await hub.anOrganization({ members: { admin: ada } });
  await hub.aSubscription({ of: acme, product: 'security_subscription' });
  admin = await hub.as(ada.email);
  base = `/api/organizations/${acme.name}`;
  accounts = `/api/v1/organizations/${acme.name}/service-accounts`;
});
afterAll(() => hub.close());

async function made<T>(answer: Promise<Response>, status = 201): Promise<T> {
  const response = await answer;
  const text = await response.text();
  expect([response.status, response.status === status ? '' : text]).toEqual([status, '']);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
const codeOf = async (answer: Promise<Response>): Promise<[number, string]> => {
  const response = await answer;
  const { error } = (await response.json()) as { error: { human_readable_id: string } };
  return [response.status, error.human_readable_id];
};
const anAccount = (): Promise<{ id: string; name: string }> =>
  made(admin(accounts, { method: 'POST', json: { name: `ci-${++counter}` } }));
const aKey = (id: string, ...scopes: string[]): Promise<{ key: { id: string }; secret: string }> =>
  made(admin(`${accounts}/${id}/keys`, { method: 'POST', json: { name: `key ${++counter}`, scopes } }));
const post = (body: object, headers: Record<string, string> = {}): Promise<Response> =>
  hub.send('/api/iam/token', { method: 'POST', json: { grant_type: 'client_credentials', ...body }, headers });
const basic = (id: string, secret: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
});
const bearer =
  (secret: string): Send =>
  (path, options = {}) =>
    hub.send(path, { ...options, headers: { authorization: `Bearer ${secret}` } });

describe('client credentials', () => {
  test('a key is exchanged for an access token with all of its scopes, or with those that are asked for', async () => {
    const { id, name } = await anAccount();
    const { secret } = await aKey(id, 'policy:read', 'audit:read');
    const whole = await made<Token>(post({ client_id: id, client_secret: secret }), 200);
    expect(whole).toMatchObject({ token_type: 'Bearer', expires_in: 600, scope: 'audit:read policy:read' });
    expect(whole).not.toHaveProperty('refresh_token');
    const narrow = await made<Token>(post({ client_id: id, client_secret: secret, scope: 'audit:read' }), 200);
    expect((await bearer(whole.access_token)(`${base}/repo-policies`)).status).toBe(200);
    expect(await codeOf(bearer(narrow.access_token)(`${base}/repo-policies`))).toEqual([403, 'scope_too_small']);
    expect((await bearer(narrow.access_token)(`${base}/audit-log`)).status).toBe(200);
    expect(await made(bearer(narrow.access_token)('/api/iam/caller'), 200)).toMatchObject({
      kind: 'service_account',
      id,
      name,
      scopes: ['audit:read'],
    });
  });

  test.each([
    ['client_secret_basic', oauth.ClientSecretBasic],
    ['client_secret_post', oauth.ClientSecretPost],
  ])('an OAuth client gets one with %s', async (_, method) => {
    const { id } = await anAccount();
    const { secret } = await aKey(id, 'channel:read', 'policy:read');
    const server = { issuer: hub.baseUrl, token_endpoint: `${hub.baseUrl}/api/iam/token` };
    const config = new oauth.Configuration(server, id, undefined, method(secret));
    oauth.allowInsecureRequests(config);
    const { access_token, scope, expiresIn } = await oauth
      .clientCredentialsGrant(config, { scope: 'policy:read' })
      .then((answer) => ({ ...answer, expiresIn: answer.expiresIn() }));
    expect({ scope, expiresIn }).toEqual({ scope: 'policy:read', expiresIn: expect.any(Number) });
    expect((await bearer(access_token)(`${base}/repo-policies`)).status).toBe(200);
  });

  test.each([
    ['client_secret_basic', oauth.ClientSecretBasic],
    ['client_secret_post', oauth.ClientSecretPost],
  ])('an OAuth client that only knows the address of the hub discovers how, with %s', async (_, method) => {
    const { id } = await anAccount();
    const { secret } = await aKey(id, 'channel:read', 'policy:read');
    const config = await oauth.discovery(new URL(hub.baseUrl), id, undefined, method(secret), {
      execute: [oauth.allowInsecureRequests],
    });
    const server = config.serverMetadata();
    expect(server.grant_types_supported).toContain('client_credentials');
    expect(server.token_endpoint_auth_methods_supported).toEqual(
      expect.arrayContaining(['none', 'client_secret_basic', 'client_secret_post', 'private_key_jwt']),
    );
    expect(server.scopes_supported).toEqual(expect.arrayContaining(['openid', ...SERVICE_ACCOUNT_SCOPES]));
    const { access_token, scope } = await oauth.clientCredentialsGrant(config, { scope: 'policy:read' });
    expect(scope).toBe('policy:read');
    expect((await bearer(access_token)(`${base}/repo-policies`)).status).toBe(200);
    await expect(oauth.clientCredentialsGrant(config, { scope: 'audit:read' })).rejects.toMatchObject({
      status: 400,
      error: 'invalid_scope',
    });
  });

  test('the endpoint for OAuth clients refuses as OAuth does, and leaves other grants to the applications', async () => {
    const { id } = await anAccount();
    const { key, secret } = await aKey(id, 'policy:read');
    const ask = async (form: string, headers: Record<string, string> = {}): Promise<[number, string]> => {
      const answer = await hub.send('/api/iam/oidc/token', {
        method: 'POST',
        body: form,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const { error, error_description: why } = (await answer.json()) as { error: string; error_description: string };
      expect(why).toMatch(/^[\x20-\x21\x23-\x5B\x5D-\x7E]+$/);
      if (answer.status === 401 && form.includes('client_credentials'))
        expect(answer.headers.get('www-authenticate')).toContain('Basic ');
      return [answer.status, error];
    };
    const own = `grant_type=client_credentials&client_id=${id}&client_secret=${secret}`;
    for (const [form, status, error] of [
      [own.replace(secret, 'x'), 401, 'invalid_client'],
      [own.replace(id, 'somebody'), 400, 'invalid_client'],
      [`${own}&scope=policy:everything`, 400, 'invalid_scope'],
      [`${own}&scope=policy:write`, 400, 'invalid_scope'],
      [`${own}&client_secret=${secret}`, 400, 'invalid_request'],
      ['grant_type=client_credentials', 400, 'invalid_request'],
      ['grant_type=client_credentials&client_assertion_type=mine&client_assertion=x', 400, 'invalid_request'],
      [`grant_type=client_credentials&client_id=\u00e9"&client_secret=x`, 400, 'invalid_client'],
      ['grant_type=refresh_token&refresh_token=x&client_id=unknown', 401, 'invalid_client'],
    ] as const)
      expect([form, ...(await ask(form))]).toEqual([form, status, error]);
    await sql`update channel_token set expires_at = now() where id = ${key.id}`.execute(hub.core.db);
    expect(await ask('grant_type=client_credentials', basic(id, secret))).toEqual([401, 'invalid_client']);
  });

  test('an access token ends with its key, and never later than it', async () => {
    const { id } = await anAccount();
    const { key, secret } = await aKey(id, 'policy:read', 'channel:read');
    const { access_token } = await made<Token>(post({}, basic(id, secret)), 200);
    const calls = (): Promise<Response> => bearer(access_token)(`${base}/repo-policies`);
    expect((await calls()).status).toBe(200);
    await sql`update channel_token set expires_at = now() + interval '90 seconds' where id = ${key.id}`.execute(
      hub.core.db,
    );
    const { expires_in } = await made<Token>(post({}, basic(id, secret)), 200);
    expect(expires_in).toBeLessThanOrEqual(90);
    const channel = await made<{ name: string }>(
      admin(`${base}/channels`, { method: 'POST', json: { name: `shared-${++counter}`, privacy: 'internal' } }),
    );
    const pull = `/t/${access_token}/repo/${acme.name}/${channel.name}/noarch/repodata.json`;
    expect((await hub.send(pull)).status).toBe(200);
    await made(admin(`${accounts}/${id}/keys/${key.id}`, { method: 'DELETE' }), 204);
    expect(await codeOf(calls())).toEqual([401, 'api_token_invalid']);
    expect((await hub.send(pull)).status).toBe(401);
    expect(await codeOf(post({}, basic(id, secret)))).toEqual([401, 'client_refused']);
  });

  test('wrong credentials are refused alike, also an access token, another kind of token, and a foreign account', async () => {
    const { id } = await anAccount();
    const other = await anAccount();
    const { key, secret } = await aKey(id, 'policy:read');
    const { access_token } = await made<Token>(post({}, basic(id, secret)), 200);
    const ofChannels = await made<{ secret: string }>(
      admin(`${accounts}/${id}/token`, { method: 'POST', json: { scope: 'publish' } }),
    );
    for (const [client, wrong] of [
      [id, `${secret.slice(0, -1)}${secret.endsWith('a') ? 'b' : 'a'}`],
      [id, access_token],
      [id, ofChannels.secret],
      [id, 'x'],
      [other.id, secret],
      ['01900000-0000-7000-8000-000000000000', secret],
      ['somebody', secret],
    ] as const)
      expect(await codeOf(post({}, basic(client, wrong)))).toEqual([401, 'client_refused']);
    const refused = await post({}, basic(id, 'x'));
    expect(refused.headers.get('www-authenticate')).toContain('Basic');
    await sql`update channel_token set expires_at = now() where id = ${key.id}`.execute(hub.core.db);
    expect(await codeOf(post({}, basic(id, secret)))).toEqual([401, 'key_ended']);
  });

  test('scopes that the key lacks or that do not exist, and missing or doubled credentials are refused', async () => {
    const { id } = await anAccount();
    const { secret } = await aKey(id, 'policy:read');
    const own = { client_id: id, client_secret: secret };
    expect(await codeOf(post({ ...own, scope: 'policy:read policy:write' }))).toEqual([403, 'scope_too_small']);
    for (const scope of ['policy:everything', '', 'policy:read '.repeat(60), 7])
      expect((await post({ ...own, scope })).status).toBe(422);
    for (const [body, headers] of [
      [{}, {}],
      [{ client_id: id }, {}],
      [{ client_secret: secret }, {}],
      [own, basic(id, secret)],
      [{ client_id: '01900000-0000-7000-8000-000000000000' }, basic(id, secret)],
      [{}, { authorization: `Bearer ${secret}` }],
    ] as const)
      expect(await codeOf(post(body, headers))).toEqual([400, 'client_credentials_missing']);
  });

  test('a key has 200 working access tokens at most; expired ones make room, and are deleted a day later', async () => {
    const { id } = await anAccount();
    const { key, secret } = await aKey(id, 'policy:read');
    await sql`insert into channel_token (id, organization_id, service_account_id, key_id, hint, scopes, scope, token_hash, expires_at)
      select gen_random_uuid(), ${acme.id}, ${id}, ${key.id}, 'abcd', '{policy:read}', 'read', sha256(n::text::bytea || ${id}::text::bytea), now() + interval '5 minutes'
      from generate_series(1, 200) n`.execute(hub.core.db);
    expect(await codeOf(post({}, basic(id, secret)))).toEqual([429, 'too_many_access_tokens']);
    await sql`update channel_token set expires_at = now() - interval '25 hours' where key_id = ${key.id}`.execute(
      hub.core.db,
    );
    await made<Token>(post({}, basic(id, secret)), 200);
    await hub.cleanUp('old short-lived tokens');
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from channel_token where key_id = ${key.id}`.execute(hub.core.db);
    expect(rows[0]!.count).toBe(1);
  });

  test('an access token is not listed as a key or a token, and no mail tells of its end', async () => {
    const { id } = await anAccount();
    const { key, secret } = await aKey(id, ...SERVICE_ACCOUNT_SCOPES);
    await made<Token>(post({}, basic(id, secret)), 200);
    await sql`update channel_token set created_at = now() - interval '9 minutes', expires_at = now() + interval '1 minute' where key_id = ${key.id}`.execute(
      hub.core.db,
    );
    expect(await made(admin(`${accounts}/${id}`), 200)).toMatchObject({ token: null, keys: [{ id: key.id }] });
    const { items } = await made<{ items: { service_account: { id: string } | null }[] }>(
      admin(`${base}/channel-tokens`),
      200,
    );
    expect(items.filter((item) => item.service_account?.id === id)).toEqual([]);
    expect(await codeOf(admin(`${accounts}/${id}/token`, { method: 'DELETE' }))).toEqual([404, 'token_not_found']);
    await hub.cleanUp('tokens that end soon');
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from channel_token where key_id = ${key.id} and warned_at is not null`.execute(
      hub.core.db,
    );
    expect(rows[0]!.count).toBe(0);
  });
});
