// Complete browser flows: the gateway with the real platform, a company's OpenID provider, and an application that
// requests access.
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proxyTest } from '../../gateway/src/http/headers.ts';
import { defaultQuotas } from '../../gateway/src/quota/index.ts';
import { startGateway, type Gateway } from '../../gateway/src/server.ts';
import { Browser } from '../../platform/src/identity/browser.testing.ts';
import { startCompany, type Company } from '../../platform/src/identity/oidc/company.testing.ts';
import { startPlatform, type TestPlatform } from '../../platform/src/testing/index.ts';
import { freePort } from '../../platform/src/testing/port.ts';

let company: Company;
let platform: TestPlatform;
let gateway: Gateway;
let hub: string;

beforeAll(async () => {
  const port = await freePort();
  hub = `http://127.0.0.1:${port}`;
  company = await startCompany(`${hub}/sign-in`, { claimsInIdToken: true });
  platform = await startPlatform({
    config: {
      publicUrl: hub,
      oidc: { issuer: company.issuer, clientId: company.clientId, clientSecret: company.clientSecret, name: 'Acme' },
    },
  });
  gateway = await startGateway({
    port,
    host: '127.0.0.1',
    platformUrl: platform.baseUrl,
    webDist: undefined,
    dataDir: undefined,
    cookieSecret: new Uint8Array(32),
    publicOrigin: hub,
    isProxy: proxyTest(['loopback']),
    flags: { file: undefined, server: undefined },
    telemetry: { analyticsUrl: null, errorReportingDsn: null, regionGroup: null },
    avatars: false,
    offersPlans: false,
    introspection: false,
    registeredOnly: false,
    quotas: defaultQuotas,
    logLevel: 'silent',
  });
});
afterAll(async () => {
  await gateway?.close();
  await platform?.close();
  await company?.close();
});

async function ask<T>(browser: Browser, query: string, variables: object = {}): Promise<T> {
  const answer = await browser.send(`${hub}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: hub },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await answer.json()) as { data: T; errors?: unknown };
  expect(body.errors).toBeUndefined();
  return body.data;
}

interface SsoSignIn {
  signInWithSso: {
    viewer: { email: string } | null;
    returnUrl: string | null;
    userErrors: { code: string; message: string }[];
  };
}
const signInWithSso = (browser: Browser, back: URL): Promise<SsoSignIn> =>
  ask(
    browser,
    'mutation S($input: SignInWithSsoInput!) { signInWithSso(input: $input) { viewer { email } returnUrl userErrors { code message } } }',
    { input: { code: back.searchParams.get('code'), state: back.searchParams.get('state') } },
  );

/** Signs in like the web: from the URL in the options, through the provider, to the hub's sign-in page. */
async function throughCompany(browser: Browser, query = ''): Promise<URL> {
  const { signInOptions } = await ask<{ signInOptions: { identityProvider: { startUrl: string } } }>(
    browser,
    '{ signInOptions { identityProvider { startUrl } } }',
  );
  return browser.follow(
    `${signInOptions.identityProvider.startUrl}${query}`,
    (address) => address.origin === hub && address.pathname === '/sign-in',
  );
}

describe('a browser at the gateway', () => {
  test("[AUTH-04, AUTH-18] signs in at the company and holds the hub's one session cookie afterwards", async () => {
    company.person = { sub: 'grace', email: 'grace@acme.example', email_verified: true };
    const browser = new Browser();
    const { signInWithSso: answer } = await signInWithSso(browser, await throughCompany(browser, '?returnUrl=%2Fcves'));
    expect(answer).toEqual({ viewer: { email: 'grace@acme.example' }, returnUrl: '/cves', userErrors: [] });
    expect(browser.cookiesFor(`${hub}/`)).toMatch(/^terrarium_session=[^;]+$/);
    expect(await ask(browser, '{ session { email signInMethod } }')).toEqual({
      session: { email: 'grace@acme.example', signInMethod: 'SSO' },
    });
  });

  test("another browser's code signs no one in", async () => {
    company.person = { sub: 'mallory', email: 'mallory@acme.example', email_verified: true };
    const back = await throughCompany(new Browser());
    const victim = new Browser();
    const { signInWithSso: answer } = await signInWithSso(victim, back);
    expect(answer).toMatchObject({ viewer: null, userErrors: [{ code: 'CREDENTIALS' }] });
    expect(victim.cookiesFor(`${hub}/`)).toBe('');
  });

  test("[AUTH-08, ROUTE-13] allows an application, which uses REST and GraphQL in the person's name and shows among the sessions", async () => {
    company.person = { sub: 'grace', email: 'grace@acme.example', email_verified: true };
    const browser = new Browser();
    await signInWithSso(browser, await throughCompany(browser));
    const { authorization_endpoint: endpoint, token_endpoint: tokenEndpoint } = (await (
      await fetch(`${hub}/.well-known/openid-configuration`)
    ).json()) as Record<string, string>;
    const verifier = randomBytes(32).toString('base64url');
    const redirectUri = 'http://127.0.0.1:49152/callback';
    const request = new URLSearchParams({
      client_id: 'terrarium-cli',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email offline_access',
      state: 'x',
      code_challenge_method: 'S256',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    });
    const page = await browser.follow(
      `${endpoint}?${request.toString()}`,
      (address) => address.pathname === '/authorize',
    );
    const id = page.searchParams.get('uid');
    expect(
      await ask(browser, 'query Q($id: ID!) { authorizationRequest(requestId: $id) { clientName redirectHost } }', {
        id,
      }),
    ).toEqual({ authorizationRequest: { clientName: 'Terrarium command line', redirectHost: '127.0.0.1:49152' } });
    const stranger = new Browser();
    expect(
      await ask(stranger, 'query Q($id: ID!) { authorizationRequest(requestId: $id) { clientName } }', { id }),
    ).toEqual({ authorizationRequest: null });
    const { reviewAuthorization: answer } = await ask<{ reviewAuthorization: { redirectUrl: string } }>(
      browser,
      'mutation A($input: ReviewAuthorizationInput!) { reviewAuthorization(input: $input) { redirectUrl userErrors { message } } }',
      { input: { requestId: id, allow: true } },
    );
    const back = await browser.follow(answer.redirectUrl, (address) => address.origin !== hub);
    const tokens = (await (
      await fetch(tokenEndpoint!, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: 'terrarium-cli',
          redirect_uri: redirectUri,
          code: back.searchParams.get('code') ?? '',
          code_verifier: verifier,
        }),
      })
    ).json()) as { access_token: string };
    const bearer = { authorization: `Bearer ${tokens.access_token}` };
    expect(await (await fetch(`${hub}/api/account`, { headers: bearer })).json()).toMatchObject({
      email: 'grace@acme.example',
    });
    const graphql = await fetch(`${hub}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer },
      body: JSON.stringify({ query: '{ viewer { email } }' }),
    });
    expect(await graphql.json()).toMatchObject({ data: { viewer: { email: 'grace@acme.example' } } });
    type Sessions = { viewer: { sessions: { id: string; signInMethod: string; device: string }[] } };
    const application = (
      await ask<Sessions>(browser, '{ viewer { sessions { id signInMethod device } } }')
    ).viewer.sessions.find(({ signInMethod }) => signInMethod === 'APPLICATION');
    expect(application?.device).toBe('Terrarium command line');
    await ask(
      browser,
      'mutation E($input: RevokeSessionInput!) { revokeSession(input: $input) { userErrors { message } } }',
      { input: { sessionId: application?.id } },
    );
    expect((await fetch(`${hub}/api/account`, { headers: bearer })).status).toBe(401);
  });
});
