import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aRestUser, stage, type Stage } from '../testing/index.ts';

let on: Stage;
let cookies: (string | undefined)[];
beforeEach(async () => {
  on = await stage();
  cookies = [];
});
afterEach(() => on.close());

const sent =
  'terrarium_session=sealed; theme=dark; oidc_flow=browser-secret; oidc_interaction=request-1; xoidc_flow=no; __Host-oidc_flow=over-https; __Secure-oidc_flow=no';
const own = 'oidc_flow=browser-secret; oidc_interaction=request-1; __Host-oidc_flow=over-https';
const tokens = async () => ({
  access_token: await on.token(),
  token_type: 'Bearer',
  expires_in: 600,
  refresh_token: 'refresh',
  refresh_expires_in: 86_400,
});
const signIn =
  'mutation Sign($input: SignInWithSsoInput!) { signInWithSso(input: $input) { viewer { username } returnUrl userErrors { code message } } }';

describe("the code of the company's provider", () => {
  test("[AUTH-04, AUTH-18] signs in with code and host, keeps the session in the usual cookie and ends the flow's", async () => {
    const body = { ...(await tokens()), return_url: '/organizations' };
    on.answer((call, request) => {
      if (call.path.startsWith('/api/iam/')) cookies.push(request.headers.cookie);
      return call.path === '/api/iam/auth/oidc'
        ? { body }
        : call.path === '/api/account'
          ? { body: aRestUser() }
          : undefined;
    });
    const answer = await on.ask(signIn, {
      variables: { input: { code: 'the code', state: 'the state' } },
      headers: { cookie: 'oidc_flow=browser-secret', 'user-agent': 'Firefox/150' },
    });
    expect(answer.data).toEqual({
      signInWithSso: { viewer: { username: 'ada' }, returnUrl: '/organizations', userErrors: [] },
    });
    expect(on.calls[0]).toMatchObject({ method: 'POST', path: '/api/iam/auth/oidc', authorization: undefined });
    expect(JSON.parse(on.calls[0]!.body)).toEqual({ code: 'the code', state: 'the state', host: new URL(on.url).host });
    expect(cookies).toEqual(['oidc_flow=browser-secret']);
    const set = answer.headers.getSetCookie();
    expect(set.find((each) => each.startsWith('terrarium_session='))).toMatch(/HttpOnly/i);
    expect(set.find((each) => each.startsWith('oidc_flow=;'))).toMatch(/Expires=Thu, 01 Jan 1970/);
    const next = await on.ask<{ viewer: { username: string } }>('{ viewer { username } }', {
      headers: { cookie: set[0]!.split(';')[0]! },
    });
    expect(next.data.viewer.username).toBe('ada');
  });

  test.each([
    [401, 'sign_in_unknown', 'CREDENTIALS'],
    [403, 'email_unverified', 'NOT_ALLOWED'],
    [424, 'provider_unavailable', 'INVALID'],
  ])("[AUTH-29] a failure with %i has the service's own message", async (status, id, code) => {
    on.answer(() => ({ status, body: { error: { message: 'The sentence of the service.', human_readable_id: id } } }));
    const answer = await on.ask(signIn, { variables: { input: { code: 'the code' } } });
    expect(answer.data).toEqual({
      signInWithSso: {
        viewer: null,
        returnUrl: null,
        userErrors: [{ code, message: 'The sentence of the service.' }],
      },
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('the options come without a sign-in', async () => {
    on.answer((call) =>
      call.path === '/api/iam/options'
        ? {
            body: {
              registration: false,
              passkeys: true,
              provider: { name: 'Acme', start_url: 'https://hub.example/api/iam/auth/oidc/start' },
              sends_mail: false,
              has_operator: true,
              return_hosts: ['hub.example'],
            },
          }
        : undefined,
    );
    const answer = await on.ask(
      '{ signInOptions { allowsRegistration supportsPasskeys identityProvider { name startUrl } sendsMail hasOperator allowedReturnHosts } }',
    );
    expect(answer.data).toEqual({
      signInOptions: {
        allowsRegistration: false,
        supportsPasskeys: true,
        identityProvider: { name: 'Acme', startUrl: 'https://hub.example/api/iam/auth/oidc/start' },
        sendsMail: false,
        hasOperator: true,
        allowedReturnHosts: ['hub.example'],
      },
    });
  });
});

describe('the consent page', () => {
  const fields = {
    client_id: 'terrarium-cli',
    redirect_uri: 'http://127.0.0.1:1234/callback',
    response_type: 'code',
    scope: 'openid',
    state: 'a b&c',
  };
  const request = {
    id: 'request-1',
    client_name: 'Terrarium command line',
    client_url: null,
    scopes: [{ name: 'openid', description: 'Know you.' }],
    redirect_host: '127.0.0.1:1234',
    fields,
  };

  test("[AUTH-08] the answer goes out with grant_type, the request's fields and allow in the query", async () => {
    on.answer((call, incoming) => {
      cookies.push(incoming.headers.cookie);
      return call.method === 'GET'
        ? { body: request }
        : { body: { continue_url: 'https://hub.example/api/iam/oidc/auth/request-1' } };
    });
    const answer = await on.ask(
      'mutation { reviewAuthorization(input: { requestId: "request-1", allow: true }) { redirectUrl userErrors { code } } }',
      { token: await on.token(), headers: { cookie: sent } },
    );
    expect(answer.data).toEqual({
      reviewAuthorization: { redirectUrl: 'https://hub.example/api/iam/oidc/auth/request-1', userErrors: [] },
    });
    const [path, query] = on.calls[1]!.path.split('?');
    expect([on.calls[1]!.method, path]).toEqual(['POST', '/api/iam/authorize']);
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      grant_type: 'authorization_code',
      id: 'request-1',
      ...fields,
      allow: 'true',
    });
    expect(cookies).toEqual([own, own]);
  });

  test('a request of another browser is not there, and a visitor is not even asked about', async () => {
    const query = '{ authorizationRequest(requestId: "request-1") { id } deviceRequest(userCode: "BCDF-GHJK") { id } }';
    expect((await on.ask(query)).data).toEqual({ authorizationRequest: null, deviceRequest: null });
    expect(on.calls).toEqual([]);
    expect((await on.ask(query, { token: await on.token() })).data).toEqual({
      authorizationRequest: null,
      deviceRequest: null,
    });
    expect(on.calls.map((call) => call.path).sort()).toEqual([
      '/api/iam/authorize/request-1',
      '/api/iam/device/BCDF-GHJK',
    ]);
  });

  test('a device gets the decision', async () => {
    on.answer(() => ({ status: 204 }));
    const answer = await on.ask(
      'mutation { reviewDeviceAuthorization(input: { userCode: "BCDF-GHJK", allow: false }) { accepted userErrors { code } } }',
      { token: await on.token() },
    );
    expect(answer.data).toEqual({ reviewDeviceAuthorization: { accepted: true, userErrors: [] } });
    expect([on.calls[0]!.path, JSON.parse(on.calls[0]!.body)]).toEqual([
      '/api/iam/device',
      { user_code: 'BCDF-GHJK', allow: false },
    ]);
  });

  test("the identity service's cookies reach no other service call", async () => {
    on.answer((_call, incoming) => {
      cookies.push(incoming.headers.cookie);
      return { body: aRestUser() };
    });
    await on.ask('{ viewer { username } }', { token: await on.token(), headers: { cookie: sent } });
    expect(cookies).toEqual([undefined]);
  });
});

test('calls that are passed through keep Location and every Set-Cookie, and bring the identity service its own cookies alone', async () => {
  on.answer((_call, incoming) => {
    cookies.push(incoming.headers.cookie);
    return {
      status: 303,
      headers: {
        location: 'https://hub.example/authorize?uid=1',
        'set-cookie': ['oidc_interaction=1; Path=/; HttpOnly', 'oidc_resume=1; Path=/x; HttpOnly'] as never,
      },
    };
  });
  const answer = await fetch(`${on.url}/api/iam/oidc/auth?client_id=x`, {
    redirect: 'manual',
    headers: { cookie: sent },
  });
  expect([answer.status, answer.headers.get('location'), answer.headers.getSetCookie()]).toEqual([
    303,
    'https://hub.example/authorize?uid=1',
    ['oidc_interaction=1; Path=/; HttpOnly', 'oidc_resume=1; Path=/x; HttpOnly'],
  ]);
  expect((await fetch(`${on.url}/.well-known/openid-configuration`, { redirect: 'manual' })).status).toBe(303);
  expect(cookies).toEqual([own, undefined]);
});
