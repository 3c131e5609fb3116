import { generateKeyPair } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aRestUser, stage, type Stage } from '../testing/index.ts';

let on: Stage;
beforeEach(async () => {
  on = await stage();
});
afterEach(() => on.close());

const viewer = '{ viewer { username email } }';
const tokenAnswer = async (expiresIn: number) => ({
  access_token: await on.token(),
  token_type: 'Bearer',
  expires_in: expiresIn,
  refresh_token: `refresh-${Math.random()}`,
  refresh_expires_in: 86_400,
});

describe('browsers', () => {
  async function signIn(accessLives: number): Promise<string> {
    const body = await tokenAnswer(accessLives);
    on.answer((call) =>
      call.path === '/api/iam/token' ? { body } : call.path === '/api/account' ? { body: aRestUser() } : undefined,
    );
    const answer = await on.ask(
      'mutation { signIn(input: { username: "ada@acme.example", password: "pw" }) { viewer { username } userErrors { code } } }',
    );
    expect(answer.data).toEqual({ signIn: { viewer: { username: 'ada' }, userErrors: [] } });
    return answer.headers.get('set-cookie')!;
  }

  test('[AUTH-02, AUTH-18] sign-in calls the token endpoint without a bearer and the session is used as the bearer of the next call', async () => {
    const cookie = await signIn(600);
    expect(on.calls[0]).toMatchObject({ method: 'POST', path: '/api/iam/token', authorization: undefined });
    expect(JSON.parse(on.calls[0]!.body)).toEqual({
      grant_type: 'password',
      username: 'ada@acme.example',
      password: 'pw',
      device: expect.stringMatching(/^[\w-]{43}$/),
    });
    on.calls.length = 0;
    const answer = await on.ask<{ viewer: { username: string } }>(viewer, {
      headers: { cookie: cookie.split(';')[0]! },
    });
    expect(answer.data.viewer.username).toBe('ada');
    expect(on.calls[0]!.authorization).toMatch(/^Bearer ey/);
  });

  test('files of projects are the one part of REST that the session opens, and only to the pages of the hub itself', async () => {
    const cookie = (await signIn(600)).split(';')[0]!;
    const { href: file } = new URL('/api/projects/1/files/a%20b.txt', on.url);
    const ask = async (address: string, site: string | null, method = 'GET') => {
      on.calls.length = 0;
      await fetch(address, {
        method,
        headers: { cookie, ...(site === null ? {} : { 'sec-fetch-site': site }) },
        ...(method === 'PUT' ? { body: 'x' } : {}),
      });
      return on.calls[0]?.authorization?.slice(0, 9);
    };
    expect(await ask(file, 'same-origin')).toBe('Bearer ey');
    expect(await ask(file, 'same-origin', 'PUT')).toBe('Bearer ey');
    for (const site of ['same-site', 'cross-site', 'none', null])
      expect(await ask(file, site), `${site}`).toBeUndefined();
    for (const other of ['/api/projects', '/api/projects/1/file-tree', '/api/account'])
      expect(await ask(new URL(other, on.url).href, 'same-origin'), other).toBeUndefined();
  });

  test('the cookie is HttpOnly and SameSite and holds no token that can be read', async () => {
    const cookie = await signIn(600);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toContain('refresh-');
    expect(Buffer.from(cookie.split('.')[0]!, 'base64url').toString()).not.toContain('accessToken');
  });

  test('a browser is known again by a secret of its own, which scripts cannot read and which outlives the session', async () => {
    const device = async (headers: Record<string, string> = {}) => {
      on.calls.length = 0;
      const body = await tokenAnswer(600);
      on.answer((call) => (call.path === '/api/iam/token' ? { body } : undefined));
      const answer = await on.ask(
        'mutation { signIn(input: { username: "ada@acme.example", password: "pw" }) { userErrors { code } } }',
        { headers },
      );
      const cookie = answer.headers.getSetCookie().find((each) => each.includes('terrarium_device')) ?? '';
      return { sent: (JSON.parse(on.calls[0]!.body) as { device: string }).device, cookie };
    };
    const first = await device();
    expect(first.cookie).toMatch(
      new RegExp(`^terrarium_device=${first.sent}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax$`),
    );
    expect((await device({ cookie: first.cookie.split(';')[0]! })).sent).toBe(first.sent);
    expect((await device({ cookie: 'terrarium_device=short' })).sent).not.toBe('short');
    expect((await device({ 'x-forwarded-proto': 'https', cookie: first.cookie.split(';')[0]! })).cookie).toMatch(
      /^__Host-terrarium_device=(?!.*Domain).*Secure/,
    );
    on.answer(() => ({ status: 401, body: { error: { message: 'Wrong.', human_readable_id: 'wrong_credentials' } } }));
    const refused = await on.ask(
      'mutation { signIn(input: { username: "ada@acme.example", password: "no" }) { userErrors { code } } }',
    );
    expect(refused.headers.getSetCookie()).toEqual([]);
  });

  describe('over https', () => {
    const https = { 'x-forwarded-proto': 'https' };
    const viewerWith = (cookie: string) => on.ask<{ viewer: object | null }>(viewer, { headers: { ...https, cookie } });
    async function signInOverHttps(): Promise<string> {
      const body = await tokenAnswer(600);
      on.answer((call) => (call.path === '/api/iam/token' ? { body } : { body: aRestUser() }));
      return (
        await on.ask(
          'mutation { signIn(input: { username: "ada@acme.example", password: "pw" }) { userErrors { code } } }',
          { headers: https },
        )
      ).headers.get('set-cookie')!;
    }

    test('the cookie can come from this host only', async () => {
      const cookie = await signInOverHttps();
      expect(cookie).toMatch(/^__Host-terrarium_session=/);
      expect(cookie).toMatch(/Secure/);
      expect(cookie).toMatch(/Path=\/;/);
      expect(cookie).not.toMatch(/Domain/i);
      expect((await viewerWith(cookie.split(';')[0]!)).data.viewer).toEqual(
        expect.objectContaining({ username: 'ada' }),
      );
    });

    test('a session under a name that a sibling domain can set is deleted and not used, also next to a valid one', async () => {
      const good = (await signInOverHttps()).split(';')[0]!;
      const planted = good.replace('__Host-', '');
      const alone = await viewerWith(planted);
      expect(alone.data).toEqual({ viewer: null });
      expect(alone.headers.get('set-cookie')).toMatch(/^terrarium_session=;.*1970/);
      const beside = await viewerWith(`${planted}; ${good}`);
      expect(beside.data.viewer).toEqual(expect.objectContaining({ username: 'ada' }));
      expect(beside.headers.get('set-cookie')).toMatch(/^terrarium_session=;.*1970/);
    });

    test("over http the prefix, which browsers would reject there, isn't used", async () => {
      const good = (await signInOverHttps()).split(';')[0]!;
      expect((await on.ask(viewer, { headers: { cookie: good } })).data).toEqual({ viewer: null });
      expect(await signIn(600)).toMatch(/^terrarium_session=/);
    });
  });

  test('[AUTH-03] a session that is about to end is renewed once, however many requests come at the same time', async () => {
    const cookie = (await signIn(1)).split(';')[0]!;
    on.calls.length = 0;
    const renewed = await tokenAnswer(600);
    on.answer((call) => (call.path === '/api/iam/token' ? { body: renewed } : { body: aRestUser() }));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => on.ask<{ viewer: object }>(viewer, { headers: { cookie } })),
    );
    expect(answers.every((answer) => answer.data.viewer)).toBe(true);
    const refreshes = on.calls.filter((call) => call.path === '/api/iam/token');
    expect(refreshes).toHaveLength(1);
    expect(refreshes[0]!.authorization).toBeUndefined();
    expect(JSON.parse(refreshes[0]!.body)).toMatchObject({ grant_type: 'refresh_token' });
    expect(answers[0]!.headers.get('set-cookie')).toContain('terrarium_session=');
  });

  test('while the platform is away a session that cannot be renewed is unavailable and keeps its cookie, and no renewal is sent on speculation', async () => {
    const cookie = (await signIn(1)).split(';')[0]!;
    for (const away of ['cut', { status: 500, body: {} }, { status: 503, body: {} }] as const) {
      on.calls.length = 0;
      on.answer(() => away);
      for (let tries = 0; tries < 4; tries += 1) {
        const answer = await on.ask(viewer, { headers: { cookie } });
        expect(answer.status).toBe(503);
        expect(answer.errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
        expect(answer.headers.get('set-cookie')).toBeNull();
      }
      expect(on.calls.filter((call) => call.path === '/api/iam/token').length).toBeLessThanOrEqual(1);
    }
    const renewed = await tokenAnswer(600);
    on.answer((call) =>
      call.path === '/api/iam/token'
        ? { body: renewed }
        : call.path === '/api/iam/options'
          ? { body: {} }
          : { body: aRestUser() },
    );
    const answer = await on.ask<{ viewer: object }>(viewer, { headers: { cookie } });
    expect(answer.data.viewer).toEqual(expect.objectContaining({ username: 'ada' }));
  });

  test('a session whose family has ended makes a visitor and takes the cookie away', async () => {
    const cookie = (await signIn(1)).split(';')[0]!;
    on.answer((call) =>
      call.path === '/api/iam/token'
        ? { status: 401, body: { error: { message: 'ended', human_readable_id: 'X' } } }
        : { body: aRestUser() },
    );
    const answer = await on.ask(viewer, { headers: { cookie } });
    expect(answer.data).toEqual({ viewer: null });
    expect(answer.headers.get('set-cookie')).toMatch(/terrarium_session=;.*1970/);
  });

  test('[AUTH-06, AUTH-07, AUTH-27] sign-out reads the session, gets a logout token, and ends the session with it', async () => {
    const cookie = (await signIn(600)).split(';')[0]!;
    on.calls.length = 0;
    on.answer((call) => {
      if (call.path === '/api/iam/session') return { body: { identity: { traits: { email: 'ada@acme.example' } } } };
      if (call.path === '/api/iam/logout/browser') return { body: { logout_token: 'lt' } };
      return call.path === '/api/iam/logout' ? { status: 204 } : undefined;
    });
    const answer = await on.ask('mutation { signOut { signedOut } }', { headers: { cookie } });
    expect(answer.data).toEqual({ signOut: { signedOut: true } });
    expect(on.calls.map((call) => `${call.method} ${call.path}`)).toEqual([
      'GET /api/iam/session',
      'GET /api/iam/logout/browser',
      'POST /api/iam/logout',
    ]);
    expect(on.calls[2]!.body).toBe('{"logout_token":"lt"}');
    expect(answer.headers.get('set-cookie')).toMatch(/terrarium_session=;/);
  });

  test('a failed sign-in is a user error, and no cookie is set', async () => {
    on.answer(() => ({
      status: 401,
      body: { error: { message: 'The e-mail or the password is wrong.', human_readable_id: 'SIGN-IN-1' } },
    }));
    const answer = await on.ask(
      'mutation { signIn(input: { username: "a@b.c", password: "no" }) { viewer { id } userErrors { code message } } }',
    );
    expect(answer.data).toEqual({
      signIn: { viewer: null, userErrors: [{ code: 'CREDENTIALS', message: 'The e-mail or the password is wrong.' }] },
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});

describe('programs send a bearer token', () => {
  test('[AUTH-11] a valid token is forwarded to every call of the services', async () => {
    on.answer(() => ({ body: aRestUser() }));
    const token = await on.token();
    const answer = await on.ask(viewer, { token });
    expect(answer.data).toEqual({ viewer: { username: 'ada', email: 'ada@acme.example' } });
    expect(on.calls.every((call) => call.authorization === `Bearer ${token}`)).toBe(true);
  });

  test.each([
    ['expired', 'EXPIRED', () => on.token({ expiresIn: '-1s' })],
    ['for another audience', 'REVOKED', () => on.token({ audience: 'someone-else' })],
    ['of another issuer', 'REVOKED', () => on.token({ issuer: 'evil' })],
    ['signed by another key', 'REVOKED', async () => on.token({ key: (await generateKeyPair('ES256')).privateKey })],
    [
      'of algorithm none',
      'REVOKED',
      async () =>
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"x","iss":"terrarium","aud":"terrarium-api","exp":9999999999}').toString('base64url')}.`,
    ],
  ])('a token %s is rejected as %s, without an upstream call', async (_name, reason, make) => {
    const answer = await on.ask(viewer, { token: await make() });
    expect(answer.status).toBe(401);
    expect(answer.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED', reason, retryable: false } }]);
    expect(answer.headers.get('www-authenticate')).toBe(
      `Bearer error="invalid_token", error_description="${reason.toLowerCase()}"`,
    );
    expect(on.calls).toEqual([]);
  });

  test('an Authorization header without a token is rejected as MISSING, without an upstream call', async () => {
    const answer = await on.ask(viewer, { headers: { authorization: 'Basic YTpi' } });
    expect(answer.status).toBe(401);
    expect(answer.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED', reason: 'MISSING' } }]);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(on.calls).toEqual([]);
  });
});

test('over https every response has HSTS, including package files and errors; over http none has', async () => {
  const headersOf = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`${on.url}${path}`, { headers })).headers.get('strict-transport-security');
  for (const path of [
    '/healthz',
    '/api/account',
    '/graphql',
    '/repo/acme/main/noarch/repodata.json',
    '/no/such/page',
  ]) {
    expect([path, await headersOf(path, { 'x-forwarded-proto': 'https' }), await headersOf(path)]).toEqual([
      path,
      'max-age=31536000',
      null,
    ]);
  }
});
