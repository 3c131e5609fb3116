import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash, verify } from '@node-rs/argon2';
import { createLocalJWKSet, decodeJwt, exportJWK, generateKeyPair, jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import type { JWTPayload } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startPlatform } from '../testing/index.ts';
import type { TestPlatform } from '../testing/index.ts';
import { createSeal } from './factors/encryption.ts';
import type { Tokens } from './index.ts';
import { createKeyRing } from './keys.ts';
import { createSignInGuard } from './rateLimit.ts';

// Counted in one test, and carried out.
vi.mock('@node-rs/argon2', { spy: true });

const PASSWORD = 'terrarium-demo';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ signInLimits: { pair: 5, account: 8, address: 1000 } });
});
afterAll(() => platform.close());

const post = (path: string, json: unknown, headers: Record<string, string> = {}) =>
  platform.send(path, { method: 'POST', json, headers });
const signInAs = (username: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  post('/api/iam/token', { grant_type: 'password', username, password }, headers);
const refreshWith = (refreshToken: string) =>
  post('/api/iam/token', { grant_type: 'refresh_token', refresh_token: refreshToken });
const sessionOf = (accessToken: string) =>
  platform.send('/api/iam/session', { headers: { authorization: `Bearer ${accessToken}` } });

async function spentSecondsAgo(refreshToken: string, seconds: number): Promise<void> {
  await platform.core.db
    .updateTable('refresh_token')
    .set({ used_at: sql<Date>`now() - make_interval(secs => ${seconds})` })
    .where('token_hash', '=', createHash('sha256').update(refreshToken).digest())
    .execute();
}

async function aPerson(): Promise<{ email: string; id: string }> {
  return platform.aUser({ password: PASSWORD });
}

async function aSession(email: string): Promise<Tokens> {
  const response = await signInAs(email);
  expect(response.status).toBe(200);
  return (await response.json()) as Tokens;
}

describe('sign-in', () => {
  test('[AUTH-02] a right password gives tokens, as JSON and as a form, in any letter case of the email', async () => {
    const { email, id } = await aPerson();
    const response = await signInAs(email.toUpperCase());
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const tokens = (await response.json()) as Tokens;
    expect(tokens).toEqual({
      access_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 600,
      refresh_token: expect.any(String),
      refresh_expires_in: expect.any(Number),
    });
    expect(decodeJwt(tokens.access_token)).toMatchObject({ iss: 'terrarium', aud: 'terrarium-api', sub: id });
    const form = await platform.send('/api/iam/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'password', username: email, password: PASSWORD }).toString(),
    });
    expect(form.status).toBe(200);
  });

  test('[AUTH-02] a wrong password and an unknown email address get the same response', async () => {
    const { email } = await aPerson();
    const wrong = await signInAs(email, 'wrong');
    const unknown = await signInAs('nobody@example.org', 'wrong');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.json()).toEqual(await unknown.json());
  });

  test('[AUTH-02] and do the same work: both hash once', async () => {
    const { email } = await aPerson();
    // The first sign-in creates the dummy hash that no password matches.
    await signInAs('warm-up@example.org', 'wrong');
    const work: unknown[] = [];
    for (const username of [email, 'stranger@example.org']) {
      vi.mocked(hash).mockClear();
      vi.mocked(verify).mockClear();
      await signInAs(username, 'wrong');
      // Algorithm, version and costs of each hash that a password was held against.
      const held = vi.mocked(verify).mock.calls.map(([stored]) => String(stored).split('$').slice(1, 4));
      work.push({ hashed: vi.mocked(hash).mock.calls.length, held });
    }
    expect(work[0]).toEqual({ hashed: 0, held: [['argon2id', 'v=19', 'm=19456,t=2,p=1']] });
    expect(work[1]).toEqual(work[0]);
  });

  test('[AUTH-02, ERR-15] a body of another shape is rejected', async () => {
    const { email } = await aPerson();
    for (const body of [
      {},
      { grant_type: 'password' },
      { grant_type: 'magic', username: email, password: PASSWORD },
      { grant_type: 'password', username: [email], password: PASSWORD },
      { grant_type: 'refresh_token' },
    ]) {
      expect((await post('/api/iam/token', body)).status).toBe(422);
    }
    expect((await signInAs(email, 'x'.repeat(1025))).status).toBe(422);
    expect((await signInAs(email, 'x'.repeat(20_000))).status).toBe(413);
  });

  test('the password is stored as argon2id and the tokens as hashes', async () => {
    const { email, id } = await aPerson();
    const tokens = await aSession(email);
    const user = await platform.core.db
      .selectFrom('app_user')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const { rows } = await platform.core.connection.pool.query<{ text: string }>(
      'select row_to_json(refresh_token)::text as text from refresh_token',
    );
    expect(rows.map((row) => row.text).join()).not.toContain(tokens.refresh_token);
    expect(rows.map((row) => row.text).join()).toContain(
      createHash('sha256').update(tokens.refresh_token).digest('hex'),
    );
  });

  test('brute force: after five failures even the right password waits, for this account and address only', async () => {
    const { email } = await aPerson();
    const other = await aPerson();
    const tries = [];
    for (let i = 0; i < 5; i++) tries.push((await signInAs(email, `wrong-${i}`)).status);
    expect(tries).toEqual([401, 401, 401, 401, 401]);
    const blocked = await signInAs(email);
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await blocked.json()).toMatchObject({ error: { human_readable_id: 'too_many_sign_ins' } });
    expect((await signInAs(email.toUpperCase())).status).toBe(429);
    expect((await signInAs(other.email)).status).toBe(200);
    expect((await signInAs(email, PASSWORD, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(200);
  });

  test('brute force: many addresses against one account are stopped too', async () => {
    const { email } = await aPerson();
    const statuses = [];
    for (let i = 0; i < 10; i++)
      statuses.push((await signInAs(email, 'wrong', { 'x-forwarded-for': `198.51.100.${i}` })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 429, 429]);
  });

  test('brute force: blanks around the email make no new account to try', async () => {
    const { email } = await aPerson();
    const statuses = [];
    for (let i = 0; i < 6; i++)
      statuses.push((await signInAs(`${' '.repeat(i)}${email}${i % 2 ? '\u00a0' : ''}`, 'wrong')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('limits attempts per network: all addresses of one IPv6 /64 are one caller', async () => {
    const { email } = await aPerson();
    const network = [
      '2001:db8::1',
      '2001:db8:0:0:1::',
      '2001:db8::ffff:1:2:3',
      '2001:0db8:0::9',
      '2001:db8::198.51.100.1',
      '2001:db8::2',
    ];
    const statuses = [];
    for (const address of network)
      statuses.push((await signInAs(email, 'wrong', { 'x-forwarded-for': address })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signInAs(email, PASSWORD, { 'x-forwarded-for': '2001:db8:0:1::1' })).status).toBe(200);
  });

  test('brute force: tries that come at once do not slip through', async () => {
    const { email } = await aPerson();
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => (await signInAs(email, `wrong-${i}`)).status),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  test("brute force: the product's own limits are ten for an account from one address and fifty from everywhere", async () => {
    const guard = createSignInGuard(platform.core.connection, () => Promise.resolve({ network: false, device: false }));
    const left = async (account: string, addresses: (i: number) => string): Promise<number> => {
      for (let i = 0; i < 101; i++)
        try {
          await guard.count(account, { address: addresses(i) });
        } catch {
          return i;
        }
      return Infinity;
    };
    expect([
      await left('pair@acme.example', () => '203.0.113.77'),
      await left('account@acme.example', (i) => `203.0.${i}.78`),
    ]).toEqual([10, 50]);
    let accounts = 0;
    expect(await left('first@acme.example', () => '203.0.113.79')).toBe(10);
    for (; accounts < 200; accounts++)
      if (!(await guard.count(`a${accounts}@acme.example`, { address: '203.0.113.79' }).catch(() => null))) break;
    expect(10 + accounts).toBe(100);
  });

  describe('strangers at many networks', () => {
    const device = 'a'.repeat(43);
    const withDevice = (email: string, password: string, address: string, secret = device) =>
      post(
        '/api/iam/token',
        { grant_type: 'password', username: email, password, device: secret },
        { 'x-forwarded-for': address },
      );
    /** Uses up what an account's password may be tried from places that are not its owner's. */
    async function attack(email: string): Promise<void> {
      const statuses = [];
      for (let i = 0; i < 10; i++)
        statuses.push((await signInAs(email, 'wrong', { 'x-forwarded-for': `198.51.100.${i}` })).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 429, 429]);
    }

    test("can't lock the owner out of a network where they signed in before", async () => {
      const { email } = await aPerson();
      expect((await signInAs(email, PASSWORD, { 'x-forwarded-for': '203.0.113.20' })).status).toBe(200);
      await attack(email);
      expect((await signInAs(email, PASSWORD, { 'x-forwarded-for': '203.0.113.20' })).status).toBe(200);
      expect((await signInAs(email, PASSWORD, { 'x-forwarded-for': '203.0.113.21' })).status).toBe(429);
    });

    test('nor out of a device that signed in before, wherever it is, even with a stranger in its own network', async () => {
      const { email } = await aPerson();
      expect((await withDevice(email, PASSWORD, '203.0.113.22')).status).toBe(200);
      await attack(email);
      for (let i = 0; i < 6; i++) await signInAs(email, 'wrong', { 'x-forwarded-for': '203.0.113.22' });
      for (const address of ['203.0.113.22', '203.0.113.23', '198.51.100.1'])
        expect((await withDevice(email, PASSWORD, address)).status).toBe(200);
    });

    test('gain nothing from a device that they made up, or one that is known for another account', async () => {
      const [ada, max] = [await aPerson(), await aPerson()];
      expect((await withDevice(max.email, PASSWORD, '203.0.113.24')).status).toBe(200);
      await attack(ada.email);
      for (const secret of [device, 'b'.repeat(43)])
        expect((await withDevice(ada.email, 'wrong', '203.0.113.24', secret)).status).toBe(429);
    });

    test('limits known devices and networks, too', async () => {
      const { email } = await aPerson();
      expect((await withDevice(email, PASSWORD, '203.0.113.25')).status).toBe(200);
      const tries = async (send: () => Promise<Response>) => {
        const statuses = [];
        for (let i = 0; i < 6; i++) statuses.push((await send()).status);
        return statuses;
      };
      expect(await tries(() => withDevice(email, 'wrong', '203.0.113.26'))).toEqual([401, 401, 401, 401, 401, 429]);
      expect(await tries(() => signInAs(email, 'wrong', { 'x-forwarded-for': '203.0.113.25' }))).toEqual([
        401, 401, 401, 401, 401, 429,
      ]);
    });

    test("don't keep signed-in users from verifying their password", async () => {
      const { email } = await aPerson();
      const send = await platform.as(email);
      await attack(email);
      expect(
        (await send('/api/iam/proof', { method: 'POST', json: { kind: 'password', password: PASSWORD } })).status,
      ).toBe(204);
    });

    test('stored data reveals neither network nor device', async () => {
      const { email, id } = await aPerson();
      await withDevice(email, PASSWORD, '203.0.113.27');
      const { rows } = await platform.core.connection.pool.query<{ text: string }>(
        'select row_to_json(sign_in_place)::text as text from sign_in_place where user_id = $1',
        [id],
      );
      expect(rows).toHaveLength(2);
      expect(rows.map((row) => row.text).join()).not.toMatch(/203\.0|aaaaaaaa/);
    });
  });

  test('a success clears the failures before it', async () => {
    const { email } = await aPerson();
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 2; i++) expect((await signInAs(email, 'wrong')).status).toBe(401);
      expect((await signInAs(email)).status).toBe(200);
    }
  });
});

describe('renewal', () => {
  test('[AUTH-03] a refresh token gives new tokens without an Authorization header', async () => {
    const { email } = await aPerson();
    const first = await aSession(email);
    const response = await refreshWith(first.refresh_token);
    expect(response.status).toBe(200);
    const second = (await response.json()) as Tokens;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await sessionOf(second.access_token)).status).toBe(200);
    expect(decodeJwt(second.access_token)['sid']).toBe(decodeJwt(first.access_token)['sid']);
  });

  test('reusing an old refresh token ends its session, and only that one', async () => {
    const { email } = await aPerson();
    const elsewhere = await aSession(email);
    const first = await aSession(email);
    const second = (await (await refreshWith(first.refresh_token)).json()) as Tokens;
    const third = (await (await refreshWith(second.refresh_token)).json()) as Tokens;
    const stolen = await refreshWith(first.refresh_token);
    expect([stolen.status, await stolen.json()]).toEqual([
      401,
      { error: { message: expect.any(String), human_readable_id: 'session_expired' } },
    ]);
    expect((await refreshWith(third.refresh_token)).status).toBe(401);
    expect((await sessionOf(third.access_token)).status).toBe(401);
    expect((await sessionOf(first.access_token)).status).toBe(401);
    expect((await sessionOf(elsewhere.access_token)).status).toBe(200);
  });

  test('a spent refresh token that comes again after ten seconds ends the session, although its successor was never used', async () => {
    const { email } = await aPerson();
    const first = await aSession(email);
    const second = (await (await refreshWith(first.refresh_token)).json()) as Tokens;
    await spentSecondsAgo(first.refresh_token, 11);
    expect((await refreshWith(first.refresh_token)).status).toBe(401);
    expect((await refreshWith(second.refresh_token)).status).toBe(401);
  });

  test('two gateways that renew one session at once both continue, until one of the two tokens is used', async () => {
    const { email } = await aPerson();
    const first = await aSession(email);
    const [one, other] = (await Promise.all(
      [refreshWith(first.refresh_token), refreshWith(first.refresh_token)].map(async (each) => (await each).json()),
    )) as [Tokens, Tokens];
    expect(one.refresh_token).not.toBe(other.refresh_token);
    expect((await sessionOf(one.access_token)).status).toBe(200);
    expect((await sessionOf(other.access_token)).status).toBe(200);
    expect((await refreshWith(other.refresh_token)).status).toBe(200);
    // Were it a thief who kept the other one, both would be found out here.
    expect((await refreshWith(one.refresh_token)).status).toBe(401);
    expect((await sessionOf(other.access_token)).status).toBe(401);
  });

  test('one refresh token gives at most five successors', async () => {
    const { email } = await aPerson();
    const first = await aSession(email);
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await refreshWith(first.refresh_token)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 401]);
    expect((await sessionOf(first.access_token)).status).toBe(401);
  });

  test('rejects expired, unknown and foreign tokens alike', async () => {
    const { email } = await aPerson();
    const tokens = await aSession(email);
    await platform.core.db
      .updateTable('refresh_token')
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .where('token_hash', '=', createHash('sha256').update(tokens.refresh_token).digest())
      .execute();
    const answers = [];
    for (const token of [tokens.refresh_token, 'unknown', tokens.access_token.slice(0, 500)])
      answers.push(await (await refreshWith(token)).json());
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
  });
});

describe('session and sign-out', () => {
  test('[AUTH-15, DATA-18] the session has identity traits, the tokenized access token, and a passport with source and profile', async () => {
    const { email, id } = await aPerson();
    const tokens = await aSession(email);
    const response = await sessionOf(tokens.access_token);
    expect(response.status).toBe(200);
    const session = (await response.json()) as { expires_at: string };
    expect(session).toEqual({
      identity: { traits: { email } },
      tokenized: tokens.access_token,
      passport: { source: 'password', profile: { id, email } },
      expires_at: expect.any(String),
    });
    expect(Date.parse(session.expires_at)).toBeGreaterThan(Date.now() + 24 * 3_600_000);
    expect((await platform.send('/api/iam/session')).status).toBe(401);
  });

  test('[AUTH-06, AUTH-07] the two calls end the session and its refresh tokens; the logout token works once', async () => {
    const { email } = await aPerson();
    const tokens = await aSession(email);
    const begun = await platform.send('/api/iam/logout/browser', {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(begun.status).toBe(200);
    const body = (await begun.json()) as { logout_token: string };
    expect(body).toEqual({ logout_token: expect.any(String) });
    const done = await post('/api/iam/logout', body);
    expect([done.status, await done.text()]).toEqual([204, '']);
    expect((await sessionOf(tokens.access_token)).status).toBe(401);
    expect((await refreshWith(tokens.refresh_token)).status).toBe(401);
    expect((await post('/api/iam/logout', body)).status).toBe(401);
  });

  test('[AUTH-07] a made-up or expired logout token has no effect', async () => {
    const { email } = await aPerson();
    const tokens = await aSession(email);
    const begun = await platform.send('/api/iam/logout/browser', {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    await platform.core.db
      .updateTable('logout_token')
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .execute();
    expect((await post('/api/iam/logout', await begun.json())).status).toBe(401);
    expect((await post('/api/iam/logout', { logout_token: 'made-up' })).status).toBe(401);
    expect((await post('/api/iam/logout', {})).status).toBe(422);
    expect((await sessionOf(tokens.access_token)).status).toBe(200);
  });

  test("[DATA-23] a disabled user can't sign in or renew, and sessions end at once", async () => {
    const { email, id } = await aPerson();
    const tokens = await aSession(email);
    expect((await sessionOf(tokens.access_token)).status).toBe(200);
    await platform.core.db.updateTable('app_user').set({ is_disabled: true }).where('id', '=', id).execute();
    await platform.composition.areas.identity.revokeSessions(id);
    expect((await sessionOf(tokens.access_token)).status).toBe(401);
    expect((await refreshWith(tokens.refresh_token)).status).toBe(401);
    const refused = await signInAs(email);
    expect([refused.status, await refused.json()]).toMatchObject([
      401,
      { error: { human_readable_id: 'account_disabled' } },
    ]);
    // Only somebody who knows the password learns that an account is disabled.
    expect(await (await signInAs(email, 'wrong')).json()).toMatchObject({
      error: { human_readable_id: 'wrong_credentials' },
    });
  });
});

describe('access tokens', () => {
  async function aGoodToken(): Promise<{ token: string; claims: JWTPayload; kid: string; key: CryptoKey }> {
    const { email } = await aPerson();
    const token = (await aSession(email)).access_token;
    const { kid, key } = await platform.composition.areas.identity.keys.signer();
    return { token, claims: decodeJwt(token), kid, key };
  }

  test('are signed with a key that the database has only encrypted; a plaintext key is encrypted, no longer signs and is accepted for a day', async () => {
    const { token } = await aGoodToken();
    const { db } = platform.core;
    const [before] = await db.selectFrom('signing_key').selectAll().execute();
    expect(before!.private_jwk).toBeNull();
    const [pair] = await platform.composition.areas.identity.keys.pairs();
    expect(before!.sealed_private_jwk!.includes(Buffer.from(pair!.d!))).toBe(false);
    // As former versions kept it.
    await db
      .updateTable('signing_key')
      .set({ private_jwk: JSON.stringify(pair), sealed_private_jwk: null })
      .execute();
    const ring = createKeyRing(db, createSeal(platform.core.config.dataDir));
    expect((await ring.signer()).kid).not.toBe(before!.kid);
    const rows = await db.selectFrom('signing_key').selectAll().execute();
    expect(rows.map(({ private_jwk }) => private_jwk)).toEqual([null, null]);
    await expect(jwtVerify(token, (await ring.verifier(before!.kid))!)).resolves.toBeDefined();
    const trustedFor =
      180 - (Date.now() - rows.find(({ kid }) => kid === before!.kid)!.created_at.getTime()) / 86_400_000;
    expect(trustedFor).toBeGreaterThan(0);
    expect(trustedFor).toBeLessThanOrEqual(1);
  });

  test('a database without its data folder: a new key signs, and tokens of the old one stay good', async () => {
    const { token, kid } = await aGoodToken();
    const ring = createKeyRing(platform.core.db, createSeal(await mkdtemp(join(tmpdir(), 'terrarium-other-folder-'))));
    expect((await ring.signer()).kid).not.toBe(kid);
    await expect(jwtVerify(token, (await ring.verifier(kid))!)).resolves.toBeDefined();
  });

  test('can be verified with the published keys, which hold nothing private', async () => {
    const { token } = await aGoodToken();
    const response = await platform.send('/.well-known/jwks.json');
    const text = await response.text();
    expect(Object.keys((JSON.parse(text) as { keys: object[] }).keys[0] ?? {}).sort()).toEqual([
      'alg',
      'crv',
      'kid',
      'kty',
      'use',
      'x',
      'y',
    ]);
    const keys = createLocalJWKSet(JSON.parse(text));
    await expect(
      jwtVerify(token, keys, { issuer: 'terrarium', audience: 'terrarium-api', algorithms: ['ES256'] }),
    ).resolves.toBeDefined();
    expect(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())).toMatchObject({ alg: 'ES256' });
  });

  const sign = (claims: JWTPayload, kid: string, key: CryptoKey, header: object = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, ...header }).sign(key);

  test('accepts a token signed like ours, so that the errors below have their own reason', async () => {
    const { claims, kid, key } = await aGoodToken();
    expect((await sessionOf(await sign(claims, kid, key))).status).toBe(200);
  });

  /** Why a token is rejected, for tokens that this hub made. */
  const reasons: Record<string, string> = {
    expired: 'token_expired',
    'of a session that does not exist': 'session_ended',
    'for another user than the session': 'session_ended',
  };

  test.each<[string, (good: Awaited<ReturnType<typeof aGoodToken>>) => Promise<string> | string]>([
    ['expired', ({ claims, kid, key }) => sign({ ...claims, iat: 1, exp: 2 }, kid, key)],
    ['without an end', ({ claims, kid, key }) => sign({ ...claims, exp: undefined }, kid, key)],
    ['for another audience', ({ claims, kid, key }) => sign({ ...claims, aud: 'another-api' }, kid, key)],
    ['of another issuer', ({ claims, kid, key }) => sign({ ...claims, iss: 'https://evil.example' }, kid, key)],
    ['without a session', ({ claims, kid, key }) => sign({ ...claims, sid: undefined }, kid, key)],
    [
      'of a session that does not exist',
      ({ claims, kid, key }) => sign({ ...claims, sid: '01900000-0000-7000-8000-000000000000' }, kid, key),
    ],
    ['of a session id that is none', ({ claims, kid, key }) => sign({ ...claims, sid: "' or 1=1 --" }, kid, key)],
    [
      'for another user than the session',
      ({ claims, kid, key }) => sign({ ...claims, sub: '01900000-0000-7000-8000-000000000000' }, kid, key),
    ],
    ['of the algorithm none', ({ claims }) => new UnsecuredJWT(claims).encode()],
    [
      'signed by a stranger',
      async ({ claims, kid }) => sign(claims, kid, (await generateKeyPair('ES256')).privateKey as CryptoKey),
    ],
    [
      'with an unknown key',
      async ({ claims }) => sign(claims, 'unknown', (await generateKeyPair('ES256')).privateKey as CryptoKey),
    ],
    [
      'with its own key in the header',
      async ({ claims, kid }) => {
        const pair = await generateKeyPair('ES256', { extractable: true });
        return sign(claims, kid, pair.privateKey as CryptoKey, { jwk: await exportJWK(pair.publicKey) });
      },
    ],
    [
      'signed by the public key as an HMAC secret',
      async ({ claims, kid }) => {
        const text = await (await platform.send('/.well-known/jwks.json')).text();
        return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(new TextEncoder().encode(text));
      },
    ],
    [
      'with a changed payload',
      ({ token, claims }) =>
        `${token.split('.')[0]}.${Buffer.from(JSON.stringify({ ...claims, exp: 9_999_999_999 })).toString('base64url')}.${token.split('.')[2]}`,
    ],
    ['cut off', ({ token }) => token.slice(0, -4)],
    ['not a token at all', () => 'abc.def'],
  ])('rejects a token %s with its reason (RFC 6750, 3.1)', async (title, forge) => {
    const response = await sessionOf(await forge(await aGoodToken()));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { human_readable_id: reasons[title] ?? 'token_invalid' } });
    expect(response.headers.get('www-authenticate')).toMatch(
      /^Bearer error="invalid_token", error_description="[^"\\]+"$/,
    );
  });
});
