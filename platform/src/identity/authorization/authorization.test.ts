// The hub as an authorization server, over HTTP. The browser uses the public address, which is the platform itself
// here.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICE_ACCOUNT_SCOPES } from '@terrarium/domain/access';
import { createLocalJWKSet, decodeJwt, exportJWK, generateKeyPair, jwtVerify } from 'jose';
import type { JSONWebKeySet, JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../../testing/index.ts';
import type { Send, TestPlatform, TestUser } from '../../testing/index.ts';
import { freePort } from '../../testing/port.ts';
import { Browser } from '../browser.testing.ts';
import { readClients } from './clients.ts';
import { AuthorizationServer } from './server.ts';
import { deleteOldRecords } from './store.ts';

const CLI = 'terrarium-cli';
const REDIRECT = 'http://127.0.0.1:51234/callback';
const DEVICE = 'urn:ietf:params:oauth:grant-type:device_code';
const SCOPE = 'openid email profile offline_access';
const SECRET = 'the secret of the partner';
const PARTNER = {
  client_id: 'partner',
  client_name: 'Partner portal',
  client_uri: 'https://partner.example/',
  client_secret_sha256: createHash('sha256').update(SECRET).digest('hex'),
  redirect_uris: ['https://partner.example/callback'],
};

let folder: string;
let platform: TestPlatform;
let ada: TestUser;
let max: TestUser;
let asAda: Send;
let asMax: Send;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'terrarium-clients-'));
  await writeFile(join(folder, 'clients.json'), JSON.stringify([PARTNER]));
  const port = await freePort();
  platform = await startPlatform({
    config: { port, publicUrl: `http://127.0.0.1:${port}`, oidcClientsFile: join(folder, 'clients.json') },
  });
  [ada, max] = [
    await platform.aUser({ email: 'ada@acme.example', firstName: 'Ada', lastName: 'Byron' }),
    await platform.aUser({ email: 'max@acme.example' }),
  ];
  [asAda, asMax] = [await platform.as(ada.email), await platform.as(max.email)];
});
afterAll(async () => {
  await platform.close();
  await rm(folder, { recursive: true, force: true });
});

interface Pkce {
  verifier: string;
  challenge: string;
}
const pkce = (): Pkce => {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};

/** The address of an authorization request. */
function authorizeUrl(changes: Record<string, string | undefined> = {}, challenge = pkce().challenge): string {
  const fields = {
    client_id: CLI,
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: SCOPE,
    state: 'the state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changes,
  };
  return `${platform.baseUrl}/api/iam/oidc/auth?${new URLSearchParams(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined)).toString()}`;
}

/** Begins a request in a browser; resolves with its id, which the consent page has in its address. */
async function begin(browser: Browser, url: string): Promise<string> {
  const page = await browser.follow(url, (address) => address.pathname === '/authorize');
  expect(page.origin).toBe(platform.baseUrl);
  return page.searchParams.get('uid') ?? '';
}

interface RequestBody {
  id: string;
  client_name: string;
  redirect_host: string | null;
  scopes: { name: string }[];
  fields: Record<string, string>;
}
const cookieOf = (browser: Browser): Record<string, string> => ({
  cookie: browser.cookiesFor(`${platform.baseUrl}/api/iam/authorize`),
});
const seen = (send: Send, browser: Browser, uid: string): Promise<Response> =>
  send(`/api/iam/authorize/${uid}`, { headers: cookieOf(browser) });

/** A person's answer at the consent page, as the gateway sends it. */
function answer(
  send: Send,
  browser: Browser,
  uid: string,
  fields: Record<string, string>,
  allow: boolean,
): Promise<Response> {
  return send(
    `/api/iam/authorize?${new URLSearchParams({ grant_type: 'authorization_code', id: uid, ...fields, allow: String(allow) }).toString()}`,
    { method: 'POST', headers: cookieOf(browser) },
  );
}

/** The whole flow of a browser whose user allows or denies access. @returns the redirect to the application */
async function consent(send: Send, url: string, allow = true, browser = new Browser()): Promise<URL> {
  const uid = await begin(browser, url);
  const { fields } = (await (await seen(send, browser, uid)).json()) as RequestBody;
  const answered = await answer(send, browser, uid, fields, allow);
  expect(answered.status).toBe(200);
  const { continue_url: next } = (await answered.json()) as { continue_url: string };
  return browser.follow(next, (address) => address.origin !== platform.baseUrl);
}

type TokenAnswer = {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
  error?: string;
  error_description?: string;
};
async function token(
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: TokenAnswer }> {
  const response = await platform.send('/api/iam/oidc/token', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  });
  return { status: response.status, body: (await response.json()) as TokenAnswer };
}

/** Tokens of the command line, allowed by a person. */
async function cliTokens(send: Send): Promise<TokenAnswer> {
  const proof = pkce();
  const back = await consent(send, authorizeUrl({}, proof.challenge));
  const { status, body } = await token({
    grant_type: 'authorization_code',
    client_id: CLI,
    code: back.searchParams.get('code') ?? '',
    redirect_uri: REDIRECT,
    code_verifier: proof.verifier,
  });
  expect([status, body.error_description]).toEqual([200, undefined]);
  return body;
}

const account = (accessToken: string): Promise<Response> =>
  platform.send('/api/account', { headers: { authorization: `Bearer ${accessToken}` } });

describe('discovery', () => {
  test('returns all endpoints at the public address, with one key set', async () => {
    const document = (await (await platform.send('/.well-known/openid-configuration')).json()) as Record<
      string,
      unknown
    >;
    const base = `${platform.baseUrl}/api/iam/oidc`;
    expect(document).toMatchObject({
      issuer: platform.baseUrl,
      authorization_endpoint: `${base}/auth`,
      token_endpoint: `${base}/token`,
      revocation_endpoint: `${base}/revoke`,
      device_authorization_endpoint: `${base}/device`,
      jwks_uri: `${platform.baseUrl}/.well-known/jwks.json`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['ES256'],
    });
    expect(document['scopes_supported']).toEqual([
      'openid',
      'email',
      'profile',
      'offline_access',
      ...SERVICE_ACCOUNT_SCOPES,
    ]);
    for (const absent of [
      'registration_endpoint',
      'introspection_endpoint',
      'userinfo_endpoint',
      'pushed_authorization_request_endpoint',
    ])
      expect(document).not.toHaveProperty(absent);
    expect((await platform.send('/.well-known/oauth-authorization-server')).status).toBe(200);
    for (const path of ['reg', 'token/introspection', 'me'])
      expect((await platform.send(`/api/iam/oidc/${path}`, { method: 'POST' })).status).toBe(404);
  });
});

describe('the authorization code', () => {
  test('[AUTH-08, ROUTE-13] a person allows the command line, which then uses the API for them', async () => {
    const proof = pkce();
    const browser = new Browser();
    const uid = await begin(browser, authorizeUrl({}, proof.challenge));
    const request = (await (await seen(asAda, browser, uid)).json()) as RequestBody;
    expect(request).toMatchObject({
      id: uid,
      client_name: 'Terrarium command line',
      redirect_host: '127.0.0.1:51234',
      fields: { client_id: CLI, redirect_uri: REDIRECT, response_type: 'code', scope: SCOPE, state: 'the state' },
    });
    expect(request.scopes.map(({ name }) => name)).toEqual(['openid', 'email', 'profile', 'offline_access']);
    const answered = (await (await answer(asAda, browser, uid, request.fields, true)).json()) as {
      continue_url: string;
    };
    const back = await browser.follow(answered.continue_url, (address) => address.origin !== platform.baseUrl);
    expect(`${back.origin}${back.pathname}`).toBe(REDIRECT);
    expect([back.searchParams.get('state'), back.searchParams.get('iss')]).toEqual(['the state', platform.baseUrl]);
    const { status, body } = await token({
      grant_type: 'authorization_code',
      client_id: CLI,
      code: back.searchParams.get('code') ?? '',
      redirect_uri: REDIRECT,
      code_verifier: proof.verifier,
    });
    expect([status, body.expires_in]).toEqual([200, 600]);
    expect(await (await account(body.access_token)).json()).toMatchObject({ id: ada.id, email: ada.email });
    const session = await (
      await platform.send('/api/iam/session', { headers: { authorization: `Bearer ${body.access_token}` } })
    ).json();
    expect(session).toMatchObject({ passport: { source: 'application' } });
  });

  test("the ID token is signed with the hub's published key and isn't an access token", async () => {
    const body = await cliTokens(asAda);
    const keys = (await (await platform.send('/.well-known/jwks.json')).json()) as JSONWebKeySet;
    const { payload } = await jwtVerify(body.id_token, createLocalJWKSet(keys), {
      issuer: platform.baseUrl,
      audience: CLI,
      algorithms: ['ES256'],
    });
    expect(payload).toMatchObject({ sub: ada.id, email: ada.email, email_verified: true, name: 'Ada Byron' });
    expect((await account(body.id_token)).status).toBe(401);
  });

  test('without PKCE, or with its plain method, there is no code', async () => {
    for (const changes of [
      { code_challenge: undefined, code_challenge_method: undefined },
      { code_challenge_method: 'plain' },
    ]) {
      const answered = await new Browser().send(authorizeUrl(changes));
      const location = new URL(answered.headers.get('location') ?? '', platform.baseUrl);
      expect([location.origin, location.searchParams.get('error')]).toEqual([
        'http://127.0.0.1:51234',
        'invalid_request',
      ]);
    }
  });

  test('rejects a code with the wrong verifier; using one twice revokes its tokens', async () => {
    const proof = pkce();
    const code = (await consent(asAda, authorizeUrl({}, proof.challenge))).searchParams.get('code') ?? '';
    const fields = { grant_type: 'authorization_code', client_id: CLI, code, redirect_uri: REDIRECT };
    expect((await token({ ...fields, code_verifier: pkce().verifier })).body.error).toBe('invalid_grant');
    const again = (await consent(asAda, authorizeUrl({}, proof.challenge))).searchParams.get('code') ?? '';
    const first = await token({ ...fields, code: again, code_verifier: proof.verifier });
    expect((await account(first.body.access_token)).status).toBe(200);
    expect((await token({ ...fields, code: again, code_verifier: proof.verifier })).body.error).toBe('invalid_grant');
    expect((await account(first.body.access_token)).status).toBe(401);
    expect(
      (await token({ grant_type: 'refresh_token', client_id: CLI, refresh_token: first.body.refresh_token })).body
        .error,
    ).toBe('invalid_grant');
  });

  test('of two concurrent uses of a code, at most one returns tokens', async () => {
    const proof = pkce();
    const code = (await consent(asAda, authorizeUrl({}, proof.challenge))).searchParams.get('code') ?? '';
    const fields = {
      grant_type: 'authorization_code',
      client_id: CLI,
      code,
      redirect_uri: REDIRECT,
      code_verifier: proof.verifier,
    };
    const answers = await Promise.all([token(fields), token(fields), token(fields)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  test.each([
    'https://evil.example/callback',
    'http://127.0.0.1.evil.example/callback',
    'http://127.0.0.1:51234/other',
    'http://127.0.0.1:51234/callback/../evil',
    'http://127.0.0.1@evil.example/callback',
    'javascript:alert(1)',
  ])('never redirects to %s', async (redirectUri) => {
    const answered = await new Browser().send(authorizeUrl({ redirect_uri: redirectUri }));
    expect(answered.headers.get('location')).toBe(`${platform.baseUrl}/local-login-error?reason=invalid_redirect_uri`);
  });

  test.each(['email', 'profile offline_access', '', undefined])(
    'gives no access without the scope that names the API: scope %j',
    async (scope) => {
      const back = await new Browser().follow(
        authorizeUrl({ scope }),
        (address) => address.origin !== platform.baseUrl || address.pathname === '/authorize',
      );
      expect([back.origin, back.searchParams.get('error'), back.searchParams.get('state')]).toEqual([
        new URL(REDIRECT).origin,
        'invalid_scope',
        'the state',
      ]);
      const device = await platform.send('/api/iam/oidc/device', {
        method: 'POST',
        body: new URLSearchParams({ client_id: CLI, ...(scope === undefined ? {} : { scope }) }),
      });
      expect([device.status, ((await device.json()) as { error: string }).error]).toEqual([400, 'invalid_scope']);
    },
  );

  test('rejects an unknown application on the hub', async () => {
    expect((await new Browser().send(authorizeUrl({ client_id: 'evil' }))).headers.get('location')).toBe(
      `${platform.baseUrl}/local-login-error?reason=invalid_client`,
    );
  });

  test.each(['http://127.0.0.1:1025/callback', 'http://[::1]:60000/callback', 'http://localhost:8000/callback'])(
    'the command line may listen at %s',
    async (redirectUri) => {
      expect(await begin(new Browser(), authorizeUrl({ redirect_uri: redirectUri }))).not.toBe('');
    },
  );

  test('reports denied access to the application, without a code', async () => {
    const back = await consent(asAda, authorizeUrl(), false);
    expect([back.searchParams.get('error'), back.searchParams.get('code'), back.searchParams.get('state')]).toEqual([
      'access_denied',
      null,
      'the state',
    ]);
  });

  test('asks the person for every request, also in the same browser, and even another person', async () => {
    const browser = new Browser();
    const proof = pkce();
    await consent(asAda, authorizeUrl({}, proof.challenge), true, browser);
    const back = await consent(asMax, authorizeUrl({}, proof.challenge), true, browser);
    const { body } = await token({
      grant_type: 'authorization_code',
      client_id: CLI,
      code: back.searchParams.get('code') ?? '',
      redirect_uri: REDIRECT,
      code_verifier: proof.verifier,
    });
    expect(decodeJwt(body.access_token).sub).toBe(max.id);
    expect(
      new URL((await browser.send(authorizeUrl({ prompt: 'none' }))).headers.get('location') ?? '').searchParams.get(
        'error',
      ),
    ).toBe('login_required');
  });

  test('a confidential application needs its secret, which the file has only as a hash', async () => {
    const proof = pkce();
    const redirect = 'https://partner.example/callback';
    const code = async (): Promise<string> =>
      (
        await consent(asAda, authorizeUrl({ client_id: 'partner', redirect_uri: redirect }, proof.challenge))
      ).searchParams.get('code') ?? '';
    const fields = { grant_type: 'authorization_code', redirect_uri: redirect, code_verifier: proof.verifier };
    const basic = (secret: string): Record<string, string> => ({
      authorization: `Basic ${Buffer.from(`partner:${encodeURIComponent(secret)}`).toString('base64')}`,
    });
    expect((await token({ ...fields, code: await code(), client_id: 'partner' })).status).toBe(401);
    for (const wrong of ['wrong', PARTNER.client_secret_sha256])
      expect((await token({ ...fields, code: await code() }, basic(wrong))).status).toBe(401);
    expect((await token({ ...fields, code: await code() }, basic(SECRET))).status).toBe(200);
  });
});

describe('whose request it is', () => {
  test('another browser can neither see nor answer it, whoever is signed in there', async () => {
    const attacker = new Browser();
    const uid = await begin(attacker, authorizeUrl());
    const { fields } = (await (await seen(asAda, attacker, uid)).json()) as RequestBody;
    for (const [send, browser] of [
      [asMax, new Browser()],
      [asAda, new Browser()],
    ] as const) {
      expect((await seen(send, browser, uid)).status).toBe(404);
      expect((await answer(send, browser, uid, fields, true)).status).toBe(404);
    }
    const victim = new Browser();
    await begin(victim, authorizeUrl());
    expect((await answer(asMax, victim, uid, fields, true)).status).toBe(404);
  });

  test('only the browser that began it continues after an answer', async () => {
    const browser = new Browser();
    const uid = await begin(browser, authorizeUrl());
    const { fields } = (await (await seen(asAda, browser, uid)).json()) as RequestBody;
    const { continue_url: next } = (await (await answer(asAda, browser, uid, fields, true)).json()) as {
      continue_url: string;
    };
    expect((await new Browser().send(next)).headers.get('location')).toBe(
      `${platform.baseUrl}/local-login-error?reason=request_over`,
    );
    expect(
      (await browser.follow(next, (address) => address.origin !== platform.baseUrl)).searchParams.has('code'),
    ).toBe(true);
    // And once.
    expect((await browser.send(next)).headers.get('location')).toBe(
      `${platform.baseUrl}/local-login-error?reason=request_over`,
    );
  });

  test('[AUTH-08] an answer must repeat the request, and counts once', async () => {
    const browser = new Browser();
    const uid = await begin(browser, authorizeUrl());
    const { fields } = (await (await seen(asAda, browser, uid)).json()) as RequestBody;
    expect((await answer(asAda, browser, uid, { ...fields, scope: 'openid' }, true)).status).toBe(409);
    expect((await answer(asAda, browser, uid, { ...fields, client_id: 'partner' }, true)).status).toBe(409);
    expect((await answer(asAda, browser, uid, fields, false)).status).toBe(200);
    expect((await answer(asAda, browser, uid, fields, true)).status).toBe(409);
  });

  test("visitors can't answer", async () => {
    const browser = new Browser();
    const uid = await begin(browser, authorizeUrl());
    expect((await seen(platform.send, browser, uid)).status).toBe(401);
    expect((await answer(platform.send, browser, uid, {}, true)).status).toBe(401);
  });
});

describe('renewal and end', () => {
  const renew = (refreshToken: string): Promise<{ status: number; body: TokenAnswer }> =>
    token({ grant_type: 'refresh_token', client_id: CLI, refresh_token: refreshToken });

  test('each renewal returns a new refresh token; reusing an old one revokes everything', async () => {
    const first = await cliTokens(asAda);
    const second = await renew(first.refresh_token);
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first.refresh_token);
    expect((await account(second.body.access_token)).status).toBe(200);
    expect((await renew(first.refresh_token)).body.error).toBe('invalid_grant');
    expect((await renew(second.body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await account(second.body.access_token)).status).toBe(401);
  });

  test('a renewal stays in the same session of the application, and extends it', async () => {
    const first = await cliTokens(asAda);
    const { sid } = decodeJwt(first.access_token);
    await platform.core.connection.pool.query(
      "update refresh_token set expires_at = now() + interval '1 hour' where family_id = $1",
      [sid],
    );
    const second = await renew(first.refresh_token);
    expect(decodeJwt(second.body.access_token)['sid']).toBe(sid);
    const { rows } = await platform.core.connection.pool.query<{ user_agent: string; source: string; days: number }>(
      'select user_agent, source, extract(day from max(token.expires_at) - now())::int as days from refresh_family family join refresh_token token on token.family_id = family.id where family.id = $1 group by family.id',
      [sid],
    );
    expect(rows).toEqual([{ user_agent: 'Terrarium command line', source: 'application', days: 29 }]);
  });

  test('without offline_access there is nothing to renew with', async () => {
    const proof = pkce();
    const back = await consent(asAda, authorizeUrl({ scope: 'openid' }, proof.challenge));
    const { body } = await token({
      grant_type: 'authorization_code',
      client_id: CLI,
      code: back.searchParams.get('code') ?? '',
      redirect_uri: REDIRECT,
      code_verifier: proof.verifier,
    });
    expect(body.refresh_token).toBeUndefined();
    expect(decodeJwt(body.id_token)).not.toHaveProperty('email');
  });

  test('revoking the refresh token signs the application out at once', async () => {
    const tokens = await cliTokens(asAda);
    expect(
      (
        await platform.send('/api/iam/oidc/revoke', {
          method: 'POST',
          body: new URLSearchParams({ client_id: CLI, token: tokens.refresh_token }),
        })
      ).status,
    ).toBe(200);
    expect((await account(tokens.access_token)).status).toBe(401);
    expect((await renew(tokens.refresh_token)).body.error).toBe('invalid_grant');
  });

  test('ending the session signs the application out', async () => {
    const tokens = await cliTokens(asAda);
    await platform.composition.areas.identity.endSession(String(decodeJwt(tokens.access_token)['sid']));
    expect((await account(tokens.access_token)).status).toBe(401);
    expect((await renew(tokens.refresh_token)).body.error).toBe('invalid_grant');
  });

  test("an application can't extend its own rights or create lasting credentials", async () => {
    const { access_token: bearer } = await cliTokens(asAda);
    const asApplication: Send = (path, init = {}) =>
      platform.send(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${bearer}` } });
    const device = (await (
      await platform.send('/api/iam/oidc/device', {
        method: 'POST',
        body: new URLSearchParams({ client_id: CLI, scope: SCOPE }),
      })
    ).json()) as { user_code: string; device_code: string };
    const calls: [string, string, unknown?][] = [
      ['POST', '/api/iam/device', { user_code: device.user_code, allow: true }],
      ['POST', '/api/iam/authorize?grant_type=authorization_code&id=x&allow=true'],
      ['POST', '/api/iam/passkeys/registration'],
      ['POST', '/api/iam/passkeys', {}],
      ['POST', '/api/iam/totp'],
      ['PUT', '/api/iam/totp', { code: '000000' }],
      ['DELETE', '/api/iam/totp'],
      ['POST', `/api/users/${ada.id}/passwords`, {}],
      ['PUT', `/api/users/${ada.id}/email`, {}],
      ['DELETE', '/api/users/me?hard=true'],
      ['POST', '/api/iam/totp/recovery-codes'],
      ['POST', '/api/iam/proof', {}],
      ['DELETE', '/api/iam/sessions'],
      ['DELETE', `/api/iam/sessions/${ada.id}`],
    ];
    for (const [method, path, json] of calls) {
      const response = await asApplication(path, { method, ...(json === undefined ? {} : { json }) });
      expect([
        path,
        response.status,
        ((await response.json()) as { error: { human_readable_id: string } }).error.human_readable_id,
      ]).toEqual([path, 403, 'person_needed']);
    }
    expect((await token({ grant_type: DEVICE, client_id: CLI, device_code: device.device_code })).body.error).toBe(
      'authorization_pending',
    );
    expect((await account(bearer)).status).toBe(200);
  });

  test("a disabled person's applications stop", async () => {
    const user = await platform.aUser();
    const tokens = await cliTokens(await platform.as(user.email));
    await platform.core.db.updateTable('app_user').set({ is_disabled: true }).where('id', '=', user.id).execute();
    await platform.composition.areas.identity.revokeSessions(user.id);
    expect((await account(tokens.access_token)).status).toBe(401);
    expect((await renew(tokens.refresh_token)).body.error).toBe('invalid_grant');
  });

  test("a refresh token of an application can't renew a browser session, nor the other way round", async () => {
    const tokens = await cliTokens(asAda);
    expect(
      (
        await platform.send('/api/iam/token', {
          method: 'POST',
          json: { grant_type: 'refresh_token', refresh_token: tokens.refresh_token },
        })
      ).status,
    ).toBe(401);
    const session = await platform.composition.areas.identity.openSession(ada.id, {
      userAgent: 'test',
      source: 'password',
    });
    expect((await renew(session.refresh_token)).body.error).toBe('invalid_grant');
  });

  test('the database has no code, token or user code, and expired rows are deleted', async () => {
    const tokens = await cliTokens(asAda);
    const { pool } = platform.core.connection;
    const content = async (): Promise<string> =>
      JSON.stringify((await pool.query("select model, payload, encode(id_hash, 'escape') from oidc_record")).rows);
    expect(await content()).not.toContain(tokens.refresh_token);
    expect(platform.logged().join('')).not.toContain(tokens.refresh_token);
    await pool.query("update oidc_record set expires_at = now() - interval '1 second'");
    await deleteOldRecords(platform.core.db);
    expect(await content()).toBe('[]');
  });
});

describe('a device', () => {
  interface DeviceBody {
    device_code: string;
    user_code: string;
    verification_uri: string;
    verification_uri_complete: string;
  }
  const show = async (): Promise<DeviceBody> =>
    (await (
      await platform.send('/api/iam/oidc/device', {
        method: 'POST',
        body: new URLSearchParams({ client_id: CLI, scope: SCOPE }),
      })
    ).json()) as DeviceBody;
  const poll = (device: DeviceBody): ReturnType<typeof token> =>
    token({ grant_type: DEVICE, client_id: CLI, device_code: device.device_code });
  const tell = (send: Send, code: string, allow: boolean): Promise<Response> =>
    send('/api/iam/device', { method: 'POST', json: { user_code: code, allow } });

  test('shows a code; a person enters it elsewhere, sees the request and allows it', async () => {
    const device = await show();
    expect(device.user_code).toMatch(/^[B-Z]{4}-[B-Z]{4}$/);
    expect([device.verification_uri, device.verification_uri_complete]).toEqual([
      `${platform.baseUrl}/device`,
      `${platform.baseUrl}/device?user_code=${device.user_code}`,
    ]);
    expect((await poll(device)).body.error).toBe('authorization_pending');
    const typed = device.user_code.toLowerCase().replace('-', ' ');
    expect(await (await asAda(`/api/iam/device/${encodeURIComponent(typed)}`)).json()).toMatchObject({
      client_name: 'Terrarium command line',
      redirect_host: null,
      scopes: [{ name: 'openid' }, { name: 'email' }, { name: 'profile' }, { name: 'offline_access' }],
    });
    expect((await tell(asAda, typed, true)).status).toBe(204);
    const { status, body } = await poll(device);
    expect([status, body.error_description]).toEqual([200, undefined]);
    expect(await (await account(body.access_token)).json()).toMatchObject({ id: ada.id });
    expect(body.refresh_token).toBeTypeOf('string');
    expect((await poll(device)).body.error).toBe('invalid_grant');
  });

  test('reports when the person denies access', async () => {
    const device = await show();
    expect((await tell(asAda, device.user_code, false)).status).toBe(204);
    expect((await poll(device)).body.error).toBe('access_denied');
  });

  test('is answered once, by whoever is first', async () => {
    const device = await show();
    const answers = await Promise.all([tell(asAda, device.user_code, true), tell(asMax, device.user_code, true)]);
    expect(answers.map((each) => each.status).sort()).toEqual([204, 404]);
  });

  test('unknown and expired codes and visitors get an error', async () => {
    const device = await show();
    expect((await platform.send(`/api/iam/device/${device.user_code}`)).status).toBe(401);
    expect((await asAda('/api/iam/device/BBBB-BBBB')).status).toBe(404);
    await platform.core.connection.pool.query(
      "update oidc_record set payload = jsonb_set(payload, '{exp}', '1'), expires_at = now() - interval '1 second'",
    );
    expect((await asAda(`/api/iam/device/${device.user_code}`)).status).toBe(404);
    expect((await tell(asAda, device.user_code, true)).status).toBe(404);
    expect((await poll(device)).body.error).toBe('expired_token');
  });

  test('codes cannot be tried out', async () => {
    const send = await platform.as((await platform.aUser()).email);
    const tries = [];
    for (let i = 0; i < 31; i++) tries.push((await send('/api/iam/device/BCDF-GHJK')).status);
    expect([tries[0], tries[29], tries[30]]).toEqual([404, 404, 429]);
  });
});

test('only changed keys recreate the server', async () => {
  const pair = async (kid: string): Promise<JWK> => ({
    ...(await exportJWK((await generateKeyPair('ES256', { extractable: true })).privateKey)),
    kid,
    alg: 'ES256',
    use: 'sig',
  });
  const { identity } = platform.composition.areas;
  let keys = [await pair('old')];
  const server = new AuthorizationServer(platform.core, {
    openSession: identity.openSession,
    endSession: identity.endSession,
    keys: { ...identity.keys, pairs: () => Promise.resolve(keys) },
  });
  const first = await server.provider();
  expect(await server.provider()).toBe(first);
  keys = [await pair('new'), ...keys];
  expect(await server.provider()).not.toBe(first);
});

describe('the file of applications', () => {
  test.each([
    ['no JSON', 'nonsense', /JSON/],
    ['a redirect address that is none', [{ ...PARTNER, redirect_uris: ['nowhere'] }], /redirect_uris/],
    ['a secret in the clear', [{ ...PARTNER, client_secret: 'x' }], /client_secret/],
    ['the name of the command line', [{ ...PARTNER, client_id: CLI }], /built-in/],
    ['a name twice', [PARTNER, PARTNER], /twice/],
  ])('with %s ends the start with the reason', async (_name, content, reason) => {
    const file = join(folder, 'wrong.json');
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    await expect(readClients(file)).rejects.toThrow(reason);
  });
});

test('over https the cookie of a request can come from this host only; under the plain name it shows nothing', async () => {
  const hub = await startPlatform({ config: { publicUrl: 'https://hub.example' } });
  try {
    const send = await hub.as((await hub.aUser()).email);
    const fields = {
      client_id: CLI,
      redirect_uri: REDIRECT,
      response_type: 'code',
      scope: 'openid',
      code_challenge: pkce().challenge,
      code_challenge_method: 'S256',
    };
    const begun = await hub.send(`/api/iam/oidc/auth?${new URLSearchParams(fields).toString()}`);
    const set = begun.headers.getSetCookie().find((each) => each.includes('oidc_interaction=')) ?? '';
    expect(set).toMatch(/^__Host-oidc_interaction=[\w-]+; path=\/; .*secure; httponly/i);
    const cookie = set.split(';')[0] ?? '';
    const uid = new URL(begun.headers.get('location') ?? '').searchParams.get('uid');
    const ask = async (header: string) =>
      (await send(`/api/iam/authorize/${uid}`, { headers: { cookie: header } })).status;
    expect([await ask(cookie), await ask(cookie.replace('__Host-', ''))]).toEqual([200, 404]);
  } finally {
    await hub.close();
  }
});
