import { randomUUID } from 'node:crypto';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import type { CryptoKey, JWTHeaderParameters, JWTPayload } from 'jose';
import { sql } from 'kysely';
import * as oauth from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform } from '../testing/index.ts';

interface PublicKey {
  id: string;
  kid: string;
  algorithms: string[];
  scopes: string[];
  last_used_at: string | null;
}
interface Token {
  access_token: string;
  scope: string;
}
interface Pair {
  publicKey: CryptoKey;
  privateKey: CryptoKey;
}

const TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
let hub: TestPlatform;
let acme: TestOrganization;
let admin: Send;
let base: string;
let accounts: string;
let url: string;
let counter = 0;
const pairs = new Map<string, Pair>();
const pairOf = (alg: string): Pair => pairs.get(alg)!;

beforeAll(async () => {
  hub = await startPlatform();
  const ada = await hub.aUser();
  acme = await hub.anOrganization({ members: { admin: ada } });
  await hub.aSubscription({ of: acme, product: 'security_subscription' });
  admin = await hub.as(ada.email);
  base = `/api/organizations/${acme.name}`;
  accounts = `/api/v1/organizations/${acme.name}/service-accounts`;
  url = hub.core.config.publicUrl;
  for (const alg of ['ES256', 'EdDSA', 'RS256', 'PS256', 'ES384'])
    pairs.set(alg, await generateKeyPair(alg, { extractable: true }));
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
const anAccount = (): Promise<{ id: string }> =>
  made(admin(accounts, { method: 'POST', json: { name: `ci-${++counter}` } }));
const add = async (id: string, body: object): Promise<Response> =>
  admin(`${accounts}/${id}/public-keys`, {
    method: 'POST',
    json: { name: `key ${++counter}`, scopes: ['policy:read', 'audit:read'], ...body },
  });
const aKey = async (id: string, alg = 'ES256', more: object = {}): Promise<PublicKey> =>
  made(add(id, { jwk: await exportJWK(pairOf(alg).publicKey), ...more }));

const claimsOf = (id: string): JWTPayload => {
  const now = Math.floor(Date.now() / 1_000);
  return { iss: id, sub: id, aud: `${url}/api/iam/token`, iat: now, exp: now + 60, jti: randomUUID() };
};
const sign = (
  claims: JWTPayload,
  header: JWTHeaderParameters = { alg: 'ES256' },
  key = pairOf(header.alg),
): Promise<string> => new SignJWT(claims).setProtectedHeader(header).sign(key.privateKey);
const post = (client_assertion: string, more: object = {}): Promise<Response> =>
  hub.send('/api/iam/token', {
    method: 'POST',
    json: { grant_type: 'client_credentials', client_assertion_type: TYPE, client_assertion, ...more },
  });
const bearer =
  (secret: string): Send =>
  (path, options = {}) =>
    hub.send(path, { ...options, headers: { authorization: `Bearer ${secret}` } });

describe('public keys of service accounts', () => {
  test.each(['ES256', 'EdDSA', 'RS256', 'PS256'])(
    'an assertion with %s is exchanged for an access token',
    async (alg) => {
      const { id } = await anAccount();
      const { kid, algorithms, last_used_at } = await aKey(id, alg);
      expect([algorithms, last_used_at]).toEqual([expect.arrayContaining([alg]), null]);
      const { access_token, scope } = await made<Token>(post(await sign(claimsOf(id), { alg, kid })), 200);
      expect(scope).toBe('audit:read policy:read');
      expect((await bearer(access_token)(`${base}/repo-policies`)).status).toBe(200);
      const narrow = await made<Token>(
        post(await sign(claimsOf(id), { alg }), { scope: 'audit:read', client_id: id }),
        200,
      );
      expect(await codeOf(bearer(narrow.access_token)(`${base}/repo-policies`))).toEqual([403, 'scope_too_small']);
      const { items } = await made<{ items: PublicKey[] }>(admin(`${accounts}/${id}/public-keys`), 200);
      expect(items).toMatchObject([{ kid, last_used_at: expect.any(String) }]);
    },
  );

  test('an OAuth client gets one with private_key_jwt', async () => {
    const { id } = await anAccount();
    const { kid } = await aKey(id);
    const server = { issuer: url, token_endpoint: `${hub.baseUrl}/api/iam/token` };
    const method = oauth.PrivateKeyJwt({ key: pairOf('ES256').privateKey, kid });
    const config = new oauth.Configuration(server, id, undefined, method);
    oauth.allowInsecureRequests(config);
    const { access_token } = await oauth.clientCredentialsGrant(config, { scope: 'policy:read' });
    expect((await bearer(access_token)(`${base}/repo-policies`)).status).toBe(200);
    // The endpoint of the discovery document accepts the same, also with its own address as audience.
    for (const aud of [url, `${url}/api/iam/oidc/token`]) {
      const form = {
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: await sign({ ...claimsOf(id), aud }),
      };
      const ask = (): Promise<Response> =>
        hub.send('/api/iam/oidc/token', {
          method: 'POST',
          body: new URLSearchParams(form).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
      expect(await made(ask(), 200)).toMatchObject({ token_type: 'Bearer', scope: expect.any(String) });
      expect(await made(ask(), 401)).toMatchObject({ error: 'invalid_client' });
    }
  });

  test('forged and wrong assertions are refused, and give nothing away', async () => {
    const { id } = await anAccount();
    const other = await anAccount();
    const { kid } = await aKey(id);
    const { publicKey, privateKey } = pairOf('ES256');
    const claims = (changes: JWTPayload = {}): JWTPayload => ({ ...claimsOf(id), ...changes });
    const now = Math.floor(Date.now() / 1_000);
    const good = await sign(claims());
    const [header, , signature] = good.split('.');
    const without = (name: string): JWTPayload => {
      const { [name]: _, ...rest } = claims();
      return rest;
    };
    const wrong: Record<string, string> = {
      'no signature': new UnsecuredJWT(claims()).encode(),
      'the public key as a shared secret': await new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', kid })
        .sign(new TextEncoder().encode(await exportSPKI(publicKey))),
      'another key': await sign(claims(), { alg: 'ES256' }, await generateKeyPair('ES256')),
      'another key of another type': await sign(claims(), { alg: 'RS256', kid }),
      'an algorithm that is not allowed': await sign(claims(), { alg: 'ES384' }),
      'another key ID': await sign(claims(), { alg: 'ES256', kid: 'other' }),
      'its own key in the header': await sign(
        claims(),
        { alg: 'ES256', jwk: await exportJWK((await generateKeyPair('ES256', { extractable: true })).publicKey) },
        await generateKeyPair('ES256'),
      ),
      'changed claims': `${header}.${Buffer.from(JSON.stringify(claims())).toString('base64url')}.${signature}`,
      'another audience': await sign(claims({ aud: 'https://other.example' })),
      'two audiences': await sign(claims({ aud: [`${url}/api/iam/token`, 'https://other.example'] })),
      'both audiences of the hub': await sign(claims({ aud: [`${url}/api/iam/token`, url] })),
      'an empty audience': await sign(claims({ aud: [] })),
      'no audience': await sign(without('aud')),
      'the end long ago': await sign(claims({ exp: now - 31 })),
      'the end too far ahead': await sign(claims({ exp: now + 400 })),
      'no end': await sign(without('exp')),
      'a start in the future': await sign(claims({ nbf: now + 60 })),
      'signed in the future': await sign(claims({ iat: now + 60 })),
      'no ID': await sign(without('jti')),
      'a long ID': await sign(claims({ jti: 'x'.repeat(201) })),
      'another issuer': await sign(claims({ iss: other.id })),
      'another account': await sign(claims({ iss: other.id, sub: other.id })),
      'an unknown account': await sign(claims({ iss: randomUUID(), sub: randomUUID() })),
      'no account': await sign(claims({ iss: 'ci', sub: 'ci' })),
      'a critical extension': await new SignJWT(claims())
        .setProtectedHeader({ alg: 'ES256', crit: ['never'], never: true } as never)
        .sign(privateKey, { crit: { never: true } }),
      'no token': 'x.y.z',
    };
    for (const [what, assertion] of Object.entries(wrong))
      expect([what, ...(await codeOf(post(assertion)))]).toEqual([what, 401, 'client_refused']);
    expect(await codeOf(post(good, { client_id: other.id }))).toEqual([401, 'client_refused']);
    expect(await codeOf(post(good, { client_secret: 'tr-x' }))).toEqual([400, 'client_credentials_missing']);
    expect((await post(good, { client_assertion_type: 'other' })).status).toBe(422);
    expect((await post('x'.repeat(8_193))).status).toBe(422);
    await made(post(good), 200);
  });

  test('clocks may differ by 30 seconds', async () => {
    const { id } = await anAccount();
    await aKey(id);
    const now = Math.floor(Date.now() / 1_000);
    for (const changes of [{ exp: now - 20 }, { iat: now + 20, nbf: now + 20, exp: now + 320 }])
      await made(post(await sign({ ...claimsOf(id), ...changes })), 200);
  });

  test('an assertion is used once, also at the same time and signed again; another account may use its ID', async () => {
    const { id } = await anAccount();
    await aKey(id);
    const claims = claimsOf(id);
    const [first, again] = [await sign(claims), await sign(claims)];
    const statuses = (await Promise.all([first, again, first, again, first].map((each) => post(each)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 401, 401, 401, 401]);
    expect(await codeOf(post(first))).toEqual([401, 'assertion_used']);
    // What is refused for its scope isn't used.
    const narrow = await sign(claimsOf(id));
    expect(await codeOf(post(narrow, { scope: 'policy:write' }))).toEqual([403, 'scope_too_small']);
    await made(post(narrow, { scope: 'policy:read' }), 200);
    const other = await anAccount();
    await aKey(other.id);
    await made(post(await sign({ ...claims, iss: other.id, sub: other.id })), 200);
    await sql`update used_assertion set expires_at = now() - interval '2 hours'`.execute(hub.core.db);
    await hub.cleanUp('used assertions');
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from used_assertion`.execute(
      hub.core.db,
    );
    expect(rows[0]!.count).toBe(0);
  });

  test('an access token ends with its public key; an expired key is told apart and makes room', async () => {
    const { id } = await anAccount();
    const [first, second] = [await aKey(id), await aKey(id, 'RS256')];
    const full = { jwk: await exportJWK(pairOf('EdDSA').publicKey) };
    expect(await codeOf(add(id, full))).toEqual([409, 'too_many_keys']);
    const { access_token } = await made<Token>(post(await sign(claimsOf(id))), 200);
    await made(admin(`${accounts}/${id}/public-keys/${first.id}`, { method: 'DELETE' }), 204);
    expect(await codeOf(bearer(access_token)(`${base}/repo-policies`))).toEqual([401, 'api_token_invalid']);
    expect(await codeOf(post(await sign(claimsOf(id))))).toEqual([401, 'client_refused']);
    await aKey(id);
    await sql`update service_account_public_key set expires_at = now() where id = ${second.id}`.execute(hub.core.db);
    expect(await codeOf(post(await sign(claimsOf(id), { alg: 'RS256' })))).toEqual([401, 'key_ended']);
    await made(add(id, full));
    for (const path of [`${id}/public-keys/${second.id}`, `${id}/public-keys/x`])
      expect(await codeOf(admin(`${accounts}/${path}`, { method: 'DELETE' }))).toEqual([404, 'key_not_found']);
  });

  test('only public keys of accepted types and sizes are added, once', async () => {
    const { id } = await anAccount();
    const jwk = await exportJWK(pairOf('ES256').publicKey);
    const small = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
    const { n } = await exportJWK(small.publicKey);
    for (const wrong of [
      await exportJWK(pairOf('ES256').privateKey),
      await exportJWK(pairOf('RS256').privateKey),
      await exportJWK(pairOf('ES384').publicKey),
      { kty: 'oct', k: 'c2VjcmV0' },
      { ...jwk, x: jwk.y, y: jwk.x },
      { ...jwk, x: 'not base64!' },
      { kty: 'RSA', n: n!.slice(0, 171), e: 'AQAB' },
      { kty: 'RSA', n, e: 'Aw' },
      { kty: 'RSA', n: n!.repeat(3), e: 'AQAB' },
      'text',
      {},
    ])
      expect([JSON.stringify(wrong).slice(0, 60), (await add(id, { jwk: wrong })).status]).toEqual([
        JSON.stringify(wrong).slice(0, 60),
        422,
      ]);
    expect((await add(id, { jwk, scopes: ['policy:everything'] })).status).toBe(422);
    const { kid } = await made<PublicKey>(add(id, { jwk: { ...jwk, kid: 'mine' } }));
    expect(kid).toBe('mine');
    expect(await codeOf(add(id, { jwk }))).toEqual([409, 'public_key_exists']);
    const events = await made<{ items: { details: Record<string, string>; target_id: string }[] }>(
      admin(`${base}/audit-log?action=service_account.key_created`),
      200,
    );
    expect(events.items.find(({ target_id }) => target_id === id)?.details).toMatchObject({
      scopes: 'audit:read policy:read',
      thumbprint: expect.any(String),
    });
  });
});
