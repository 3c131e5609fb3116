import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import type { CryptoKey } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform } from '../testing/index.ts';

interface Exchanged {
  token: string;
  expires_in: number;
  scopes: string[];
}

const SUBJECT = 'repo:acme/tools:ref:refs/heads/main';
let platform: TestPlatform;
let issuer: string;
let server: Server;
let pair: { privateKey: CryptoKey; publicKey: CryptoKey };
let acme: TestOrganization;
let admin: Send;
let base: string;
let accounts: string;
let asked: string[] = [];
let counter = 0;

beforeAll(async () => {
  platform = await startPlatform({ config: { mirrorAllowPrivate: true } });
  pair = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' }];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const body = request.url === '/keys' ? { keys } : { issuer, jwks_uri: `${issuer}/keys` };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ada = await platform.aUser();
  acme = await platform.anOrganization({ members: { admin: ada } });
  await platform.aSubscription({ of: acme, product: 'security_subscription' });
  admin = await platform.as(ada.email);
  base = `/api/organizations/${acme.name}`;
  accounts = `/api/v1/organizations/${acme.name}/service-accounts`;
});
afterAll(async () => {
  await platform.close();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

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
const anAccount = (): Promise<{ id: string }> =>
  made(admin(accounts, { method: 'POST', json: { name: `ci-${++counter}` } }));
const add = (id: string, more: object = {}): Promise<Response> =>
  admin(`${accounts}/${id}/workloads`, {
    method: 'POST',
    json: { issuer, subject: 'repo:acme/tools:*', scopes: ['policy:read', 'audit:read'], ...more },
  });
const trust = (id: string, more: object = {}): Promise<{ id: string }> => made(add(id, more));
const signed = (claims: object = {}, key = pair.privateKey): Promise<string> =>
  new SignJWT({ iss: issuer, aud: platform.core.config.publicUrl, sub: SUBJECT, jti: randomUUID(), ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key);
const exchange = (token: string, body: object): Promise<Response> =>
  platform.send('/api/oidc/exchange', { method: 'POST', json: { token, ...body } });
const bearer =
  (secret: string): Send =>
  (path, options = {}) =>
    platform.send(path, { ...options, headers: { authorization: `Bearer ${secret}` } });

test("a trusted job exchanges its issuer's token for an access token of the service account, with fewer scopes if asked", async () => {
  const { id } = await anAccount();
  await trust(id);
  const whole = await made<Exchanged>(exchange(await signed(), { service_account: id }));
  expect(whole).toMatchObject({ expires_in: 900, service_account: id, scopes: ['audit:read', 'policy:read'] });
  expect((await bearer(whole.token)(`${base}/repo-policies`)).status).toBe(200);
  expect(await made(bearer(whole.token)('/api/iam/caller'), 200)).toMatchObject({ kind: 'service_account', id });
  const narrow = await made<Exchanged>(exchange(await signed(), { service_account: id, scopes: ['audit:read'] }));
  expect(await codeOf(bearer(narrow.token)(`${base}/repo-policies`))).toEqual([403, 'scope_too_small']);
  expect(await codeOf(exchange(await signed(), { service_account: id, scopes: ['policy:write'] }))).toEqual([
    403,
    'scope_too_small',
  ]);
  await trust(id, { subject: SUBJECT, scopes: ['policy:write'] });
  await made(exchange(await signed(), { service_account: id, scopes: ['policy:write'] }));
  const { items } = await made<{ items: { last_used_at: string | null }[] }>(admin(`${accounts}/${id}/workloads`), 200);
  expect(items.map(({ last_used_at }) => last_used_at)).toEqual([expect.any(String), expect.any(String)]);
});

test('forged tokens, strangers, and other accounts get nothing, and all the same answer', async () => {
  const { id } = await anAccount();
  const other = await anAccount();
  await trust(id);
  const none = [403, 'workload_not_trusted'];
  const forged = await generateKeyPair('RS256');
  expect(await codeOf(exchange(await signed({}, forged.privateKey), { service_account: id }))).toEqual(none);
  expect(await codeOf(exchange(await signed({ sub: 'repo:evil/tools:x' }), { service_account: id }))).toEqual(none);
  expect(await codeOf(exchange(await signed(), { service_account: other.id }))).toEqual(none);
  expect(await codeOf(exchange(await signed(), { service_account: randomUUID() }))).toEqual(none);
  asked = [];
  expect(await codeOf(exchange(await signed({ iss: `${issuer}/` }), { service_account: id }))).toEqual(none);
  expect(asked).toEqual([]);
  const refused = [401, 'proof_refused'];
  const unsigned = new UnsecuredJWT({ iss: issuer, aud: platform.core.config.publicUrl, sub: SUBJECT }).encode();
  expect(await codeOf(exchange(await signed({ aud: 'https://other.example' }), { service_account: id }))).toEqual(none);
  for (const token of [unsigned, 'x.y.z'])
    expect(await codeOf(exchange(token, { service_account: id }))).toEqual(refused);
});

test("an issuer's token works once, also at the same time, and not for a channel afterwards", async () => {
  const { id } = await anAccount();
  await trust(id);
  const token = await signed();
  const answers = await Promise.all([1, 2, 3, 4].map(() => exchange(token, { service_account: id })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 401, 401, 401]);
  expect(await codeOf(exchange(token, { service_account: id }))).toEqual([401, 'proof_used']);
  // What is refused for its scope isn't used.
  const narrow = await signed();
  expect(await codeOf(exchange(narrow, { service_account: id, scopes: ['policy:write'] }))).toEqual([
    403,
    'scope_too_small',
  ]);
  await made(exchange(narrow, { service_account: id, scopes: ['policy:read'] }));
});

test('a trust can require claims of the token, exactly and by their own name', async () => {
  const { id } = await anAccount();
  await trust(id, { claims: { repository_owner_id: '1234', ref_protected: 'true' } });
  const ask = async (claims: object): Promise<number> =>
    (await exchange(await signed(claims), { service_account: id })).status;
  expect(await ask({ repository_owner_id: '1234', ref_protected: true })).toBe(201);
  expect(await ask({ repository_owner_id: 1234, ref_protected: 'true', more: 'x' })).toBe(201);
  for (const claims of [
    {},
    { repository_owner_id: '1234' },
    { repository_owner_id: '1234', ref_protected: false },
    { repository_owner_id: '12345', ref_protected: true },
    { repository_owner_id: ['1234'], ref_protected: true },
    { repository_owner_id: { toString: '1234' }, ref_protected: true },
    { repository_owner_id: null, ref_protected: true },
  ])
    expect([claims, await ask(claims)]).toEqual([claims, 403]);
  // Two trusts of one subject with other claims are two trusts, and inherited names are no claims.
  const { items } = await made<{ items: object[] }>(admin(`${accounts}/${id}/workloads`), 200);
  expect(items).toMatchObject([
    { claims: { repository_owner_id: '1234', ref_protected: 'true' }, audience: null, reuse: false, key_ids: null },
  ]);
  await trust(id, { claims: { constructor: 'function Object() { [native code] }' }, subject: 'job:other' });
  expect(await ask({ sub: 'job:other' })).toBe(403);
  expect(await codeOf(add(id, { claims: { ref_protected: 'true', repository_owner_id: '1234' } }))).toEqual([
    409,
    'workload_trusted',
  ]);
  await trust(id, { claims: { repository_owner_id: '99' } });
});

test('a trust can name another audience, and a token with it gives nothing elsewhere', async () => {
  const { id } = await anAccount();
  const other = await anAccount();
  await trust(id, { audience: 'api://terrarium' });
  await trust(other.id);
  const none = [403, 'workload_not_trusted'];
  await made(exchange(await signed({ aud: ['api://terrarium', 'https://hub.example'] }), { service_account: id }));
  expect(await codeOf(exchange(await signed(), { service_account: id }))).toEqual(none);
  expect(await codeOf(exchange(await signed({ aud: 'api://terrarium' }), { service_account: other.id }))).toEqual(none);
});

test('a trust can accept a token until it expires, as jobs in Kubernetes and clouds need it', async () => {
  const { id } = await anAccount();
  await trust(id, { reuse: true });
  const token = await signed({ jti: undefined });
  await made(exchange(token, { service_account: id }));
  await made(exchange(token, { service_account: id }));
  const once = await anAccount();
  await trust(once.id);
  await made(exchange(token, { service_account: once.id }));
  expect(await codeOf(exchange(token, { service_account: once.id }))).toEqual([401, 'proof_used']);
});

test('the keys of an issuer that the hub cannot reach are added by hand, and replaced', async () => {
  const { id } = await anAccount();
  const cluster = 'https://kubernetes.default.svc.cluster.invalid';
  const claims = { iss: cluster, sub: 'system:serviceaccount:build:publisher' };
  const second = await generateKeyPair('ES384');
  const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }];
  const { id: workload } = await trust(id, { issuer: cluster, subject: claims.sub, keys });
  asked = [];
  await made(exchange(await signed(claims), { service_account: id }));
  expect(asked).toEqual([]);
  const none = [403, 'workload_not_trusted'];
  const forged = await generateKeyPair('RS256');
  expect(await codeOf(exchange(await signed(claims, forged.privateKey), { service_account: id }))).toEqual(none);
  const put = (json: unknown, account = id): Promise<Response> =>
    admin(`${accounts}/${account}/workloads/${workload}/keys`, { method: 'PUT', json });
  const next = { ...(await exportJWK(second.publicKey)), kid: 'two' };
  expect(await made(put({ keys: [next] }), 200)).toMatchObject({ key_ids: ['two'], issuer: cluster });
  expect(await codeOf(exchange(await signed(claims), { service_account: id }))).toEqual(none);
  const { privateKey } = second;
  const token = await new SignJWT({ ...claims, aud: platform.core.config.publicUrl, jti: randomUUID() })
    .setProtectedHeader({ alg: 'ES384', kid: 'two' })
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(privateKey);
  await made(exchange(token, { service_account: id }));
  expect(await codeOf(put({ keys: [next] }, (await anAccount()).id))).toEqual([404, 'workload_not_found']);
  for (const wrong of [
    { keys: [] },
    { keys: [{ kty: 'oct', k: 'c2VjcmV0' }] },
    { keys: [{ ...next, d: 'AQAB' }] },
    { keys: [{ kty: 'RSA', n: '!', e: 'AQAB' }] },
    { keys: [{ kty: 'EC', crv: 'P-256', x: 'AQAB', y: 'AQAB' }] },
    { keys: Array.from({ length: 21 }, () => next) },
    {},
  ])
    expect([wrong, (await put(wrong)).status]).toEqual([wrong, 422]);
  const { items } = await made<{ items: { action: string; details: object }[] }>(admin(`${base}/audit-log`), 200);
  expect(items).toContainEqual(
    expect.objectContaining({ details: expect.objectContaining({ key: workload, keys: 'two', issuer: cluster }) }),
  );
});

test('removing the trust ends its access tokens; they expire, and no secret of them renews them', async () => {
  const { id } = await anAccount();
  const { id: workload } = await trust(id);
  const { token } = await made<Exchanged>(exchange(await signed(), { service_account: id }));
  const credentials = { grant_type: 'client_credentials', client_id: id, client_secret: token };
  expect(await codeOf(platform.send('/api/iam/token', { method: 'POST', json: credentials }))).toEqual([
    401,
    'client_refused',
  ]);
  const { token: second } = await made<Exchanged>(exchange(await signed(), { service_account: id }));
  await sql`update channel_token set expires_at = now() where account_workload_id = ${workload} and hint = ${second.slice(-4)}`.execute(
    platform.core.db,
  );
  expect(await codeOf(bearer(second)(`${base}/repo-policies`))).toEqual([401, 'access_token_ended']);
  const theirs = await anAccount();
  for (const path of [`${theirs.id}/workloads/${workload}`, `${id}/workloads/x`])
    expect(await codeOf(admin(`${accounts}/${path}`, { method: 'DELETE' }))).toEqual([404, 'workload_not_found']);
  await made(admin(`${accounts}/${id}/workloads/${workload}`, { method: 'DELETE' }), 204);
  expect(await codeOf(bearer(token)(`${base}/repo-policies`))).toEqual([401, 'api_token_invalid']);
});

test('a trust names its scopes and a narrow subject, once, and an account has 20 at most', async () => {
  const { id } = await anAccount();
  for (const wrong of [
    { scopes: [] },
    { scopes: ['policy:everything'] },
    { subject: '*' },
    { subject: 'repo:acme*' },
    { issuer: 'acme' },
    { issuer: 'https://token.actions.githubusercontent.com', subject: 'repo:*' },
    { channel: 'main' },
    { claims: { sub: 'x' } },
    { claims: { 'a b': 'x' } },
    { claims: { tid: '' } },
    { claims: { tid: 7 } },
    { claims: Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`claim-${n}`, 'x'])) },
    { audience: 'a b' },
    { audience: '' },
    { reuse: 'yes' },
  ])
    expect([wrong, (await add(id, wrong)).status]).toEqual([wrong, 422]);
  await trust(id);
  expect(await codeOf(add(id))).toEqual([409, 'workload_trusted']);
  for (let n = 2; n <= 20; n++) await trust(id, { subject: `repo:acme/tool-${n}:*` });
  expect(await codeOf(add(id, { subject: 'repo:acme/more:*' }))).toEqual([403, 'limit_reached']);
  for (const body of [
    {},
    { service_account: id, channel: 'acme/main' },
    { service_account: id, scope: 'read' },
    { channel: 'acme/main', scopes: ['policy:read'] },
    { service_account: 'ci' },
    { service_account: id, scopes: [] },
  ])
    expect([body, (await exchange(await signed(), body)).status]).toEqual([body, 422]);
});
