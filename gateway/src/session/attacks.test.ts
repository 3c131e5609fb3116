// What another site, or an attacker who planted a cookie, can do with a user's browser.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aRestUser, stage, type Stage } from '../testing/index.ts';
import { SessionCookies } from './index.ts';

let on: Stage;
let cookie: string;
beforeEach(async () => {
  on = await stage();
  cookie = await signedIn();
  on.calls.length = 0;
});
afterEach(() => on.close());

/** Signs in with an earlier cookie, and returns the new one. */
async function signedIn(before?: string): Promise<string> {
  const body = {
    access_token: await on.token(),
    token_type: 'Bearer',
    expires_in: 600,
    refresh_token: `refresh-${Math.random()}`,
    refresh_expires_in: 86_400,
  };
  on.answer((call) => (call.path === '/api/iam/token' ? { body } : { body: aRestUser() }));
  const answer = await on.ask(
    'mutation { signIn(input: { username: "ada@acme.example", password: "pw" }) { userErrors { code } } }',
    before ? { headers: { cookie: before } } : {},
  );
  return answer.headers.get('set-cookie')!.split(';')[0]!;
}

describe('a request of another site with the cookie of the browser', () => {
  test.each([
    ['POST', '/api/users/x/passwords', 'application/json'],
    ['POST', '/api/iam/logout', 'application/x-www-form-urlencoded'],
    ['DELETE', '/api/users/me?hard=true', undefined],
    ['GET', '/api/account', undefined],
  ])('%s %s reaches the services without any credentials', async (method, path, type) => {
    const seen: (string | undefined)[] = [];
    on.answer((call, request) => {
      seen.push(request.headers.cookie);
      return call.authorization === undefined
        ? { status: 401, body: { error: { message: 'You are not signed in.', human_readable_id: 'not_signed_in' } } }
        : { status: 200, body: {} };
    });
    const answer = await fetch(`${on.url}${path}`, {
      method,
      headers: { cookie, origin: 'https://evil.example', ...(type ? { 'content-type': type } : {}) },
      ...(type ? { body: '{}' } : {}),
    });
    expect(answer.status).toBe(401);
    expect(on.calls[0]).toMatchObject({ method, path, authorization: undefined });
    expect(seen).toEqual([undefined]);
  });

  test.each([
    ['as JSON', { 'content-type': 'application/json', origin: 'https://evil.example' }, 403],
    ['from a sandboxed frame', { 'content-type': 'application/json', origin: 'null' }, 403],
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' }, 415],
    ['as text, from a browser that names no origin', { 'content-type': 'text/plain' }, 415],
    ['as a form, from a browser that names no origin', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('to /graphql %s is rejected before any upstream call', async (_name, headers, status) => {
    const answer = await fetch(`${on.url}/graphql`, {
      method: 'POST',
      headers: { cookie, ...headers } as Record<string, string>,
      body: '{"query":"mutation { deleteAccount(input: { hard: true }) { accepted } }"}',
    });
    expect(answer.status).toBe(status);
    expect(on.calls).toEqual([]);
  });

  test('no answer allows other sites to read it', async () => {
    for (const path of ['/graphql', '/api/account']) {
      const preflight = await fetch(`${on.url}${path}`, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
      expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
      expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });
});

describe('session fixation', () => {
  test('a cookie that the browser had before the sign-in is not the one after it', async () => {
    const planted = cookie;
    const after = await signedIn(planted);
    expect(after).not.toBe(planted);
    on.calls.length = 0;
    await on.ask('{ viewer { username } }', { headers: { cookie: after } });
    const mine = on.calls[0]?.authorization;
    on.calls.length = 0;
    await on.ask('{ viewer { username } }', { headers: { cookie: planted } });
    expect(on.calls[0]?.authorization).not.toBe(mine);
  });

  test.each([
    ['made up', 'terrarium_session=abc.def.ghi.jkl.mno'],
    ['empty', 'terrarium_session='],
    ['cut off', undefined],
  ])('a cookie that is %s makes a visitor', async (_name, given) => {
    const answer = await on.ask('{ viewer { username } }', { headers: { cookie: given ?? cookie.slice(0, -8) } });
    expect(answer.data).toEqual({ viewer: null });
    expect(on.calls).toEqual([]);
  });

  test('a cookie that was sealed with another secret is none', async () => {
    const tokens = {
      accessToken: 'a',
      refreshToken: 'r',
      accessExpiresAt: Date.now() + 60_000,
      refreshExpiresAt: Date.now() + 60_000,
    };
    const [ours, theirs] = ['a secret of at least thirty-two bytes', 'another secret of thirty-two bytes'].map(
      (text) => new SessionCookies(new TextEncoder().encode(text)),
    );
    const sealed = (await theirs!.write(tokens, true)).split(';')[0];
    expect(await theirs!.read(sealed, true)).toEqual(tokens);
    expect(await ours!.read(sealed, true)).toBeNull();
  });
});
