import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import * as oidc from 'openid-client';
import { startCompany, type Company } from '../../platform/src/identity/oidc/company.testing.ts';
import { freePort } from '../../platform/src/testing/port.ts';
import { Hub, unique } from './support/hub.ts';
import { expect, expectHiddenSession, expectSignedIn, test as base } from './support/people.ts';
import { startHub } from './support/start.ts';

/** A hub that knows a company, both for this file alone. */
interface Site {
  url: string;
  company: Company;
}

const test = base.extend<{ company: Company }, { site: Site }>({
  site: [
    async ({}, use) => {
      const port = await freePort();
      // The provider must know the return URL before the hub starts.
      const company = await startCompany(`http://localhost:${port}/sign-in`);
      const hub = await startHub({
        port,
        empty: true,
        env: {
          OIDC_ISSUER: company.issuer,
          OIDC_CLIENT_ID: company.clientId,
          OIDC_CLIENT_SECRET: company.clientSecret,
          OIDC_NAME: 'Acme',
        },
      });
      await use({ url: hub.url, company });
      await hub.stop();
      await company.close();
    },
    { scope: 'worker', timeout: 360_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  hub: async ({ site }, use) => {
    await use(new Hub(site.url));
  },
  // A new user of the company for each test, who signs in independently.
  company: async ({ site: { company } }, use) => {
    const sub = unique('grace');
    Object.assign(company, {
      person: { sub, email: `${sub}@acme.example`, email_verified: true, given_name: 'Grace', family_name: 'Hopper' },
      refuses: false,
      meddle: null,
      asked: [],
    });
    await use(company);
  },
});

const throughCompany = (page: Page) => page.getByRole('link', { name: 'Sign in with Acme' }).click();

test.describe("a company's provider", () => {
  test('[AUTH-04, AUTH-05, AUTH-09, AUTH-10, AUTH-18, AUTH-19] people sign in through it, are where they wanted to be, and have no token in the browser', async ({
    page,
    company,
    site,
  }) => {
    await page.goto('/cves?q=CVE-2023');
    await expect(page).toHaveURL(/\/sign-in\?returnUrl=/);
    await throughCompany(page);
    await expect(page).toHaveURL('/cves?q=CVE-2023');
    await expectSignedIn(page, 'Grace Hopper');
    await expectHiddenSession(page);
    expect(page.url()).not.toMatch(/code=|state=/);
    const [asked] = company.asked;
    expect(asked?.get('scope')).toBe('openid email profile offline_access');
    expect([asked?.has('prompt'), asked?.get('code_challenge_method'), asked?.get('response_type')]).toEqual([
      false,
      'S256',
      'code',
    ]);
    await page.goto('/profile/privacy-security');
    await expect(page.getByRole('row').filter({ hasText: 'This device' })).toContainText('Company sign-in');
    await page.goto('/log-out');
    await expect(page).toHaveURL('/sign-in');
    await page.goto('/sign-up');
    await page.getByRole('link', { name: 'Sign up with Acme' }).click();
    await expectSignedIn(page, 'Grace Hopper');
    expect(company.asked.at(-1)?.get('prompt')).toBe('registration');
    expect(new URL(page.url()).origin).toBe(site.url);
  });

  test('[AUTH-29] a sign-in that fails ends on the return route with a banner', async ({ page, company }) => {
    const banner = page.getByRole('alert');
    await page.goto('/sign-in?returnUrl=%2Fsupport-center');
    company.refuses = true;
    await throughCompany(page);
    await expect(page).toHaveURL('/support-center');
    await expect(banner).toContainText('Sign-in with Acme wasn’t completed (access_denied).');
    company.refuses = false;
    company.meddle = (request, response) => {
      if (!request.url?.startsWith('/token')) return false;
      response
        .writeHead(400, { 'content-type': 'application/json' })
        .end('{"error":"invalid_grant","error_description":"words of a stranger"}');
      return true;
    };
    await page.goto('/sign-in?returnUrl=%2Fsupport-center');
    await throughCompany(page);
    await expect(page).toHaveURL('/support-center');
    await expect(banner).toBeVisible();
    await expect(page.getByText('words of a stranger')).toHaveCount(0);
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'terrarium_session' }));
    company.meddle = null;
    await page.goto('/sign-in?returnUrl=%2Fsupport-center');
    await throughCompany(page);
    await expectSignedIn(page, 'Grace Hopper');
    await expect(banner).toHaveCount(0);
  });
});

test.describe('a third-party application', () => {
  /** Knows the hub as a command line does, by its discovery document. */
  const discover = (site: Site) =>
    oidc.discovery(new URL(site.url), 'terrarium-cli', undefined, oidc.None(), {
      execute: [oidc.allowInsecureRequests],
    });

  /** Listens on the loopback address for the response, as in RFC 8252. */
  async function listen(): Promise<{ redirectUri: string; answer: Promise<URL>; close: () => void }> {
    let tell: (url: URL) => void;
    const answer = new Promise<URL>((resolve) => {
      tell = resolve;
    });
    const server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      if (url.pathname === '/callback') tell(url);
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><link rel="icon" href="data:,"><title>Done</title>Back to the terminal.');
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return {
      redirectUri: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`,
      answer,
      close: () => {
        server.closeAllConnections();
        server.close();
      },
    };
  }

  const accountOf = async (site: Site, token: string) => {
    const answer = await fetch(`${site.url}/api/account`, { headers: { authorization: `Bearer ${token}` } });
    return { status: answer.status, body: (await answer.json()) as { email?: string } };
  };

  test('[AUTH-08, ROUTE-13, ACCT-03] is allowed by a person who signs in on the way, uses and renews its tokens, and loses them with its session', async ({
    page,
    company,
    site,
  }) => {
    const { redirectUri, answer, close } = await listen();
    const config = await discover(site);
    expect(config.serverMetadata()).toMatchObject({
      issuer: site.url,
      authorization_endpoint: expect.stringContaining(`${site.url}/`),
      token_endpoint: expect.stringContaining(`${site.url}/`),
      device_authorization_endpoint: expect.stringContaining(`${site.url}/`),
      jwks_uri: `${site.url}/.well-known/jwks.json`,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
    });
    const [pkceCodeVerifier, expectedState] = [oidc.randomPKCECodeVerifier(), oidc.randomState()];
    await page.goto(
      oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email offline_access',
        state: expectedState,
        code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
        code_challenge_method: 'S256',
      }).href,
    );
    await expect(page).toHaveURL(/\/sign-in\?returnUrl=/);
    await throughCompany(page);
    await expect(page).toHaveURL(/\/authorize\?uid=/);
    await expect(
      page.getByRole('heading', { name: 'Terrarium command line wants to access this hub on your behalf' }),
    ).toBeVisible();
    await expect(page.getByText(company.person.email ?? '')).toBeVisible();
    await expect(page.getByText(new URL(redirectUri).host)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Read your email address.' })).toBeVisible();
    await page.getByRole('button', { name: 'Authorize' }).click();
    const tokens = await oidc.authorizationCodeGrant(config, await answer, { pkceCodeVerifier, expectedState });
    expect(tokens.claims()).toMatchObject({ iss: site.url, aud: 'terrarium-cli' });
    expect(await accountOf(site, tokens.access_token)).toMatchObject({
      status: 200,
      body: { email: company.person.email },
    });
    const renewed = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '');
    expect(await accountOf(site, renewed.access_token)).toMatchObject({ status: 200 });

    await page.goto(`${site.url}/profile/privacy-security`);
    const row = page.getByRole('row').filter({ hasText: 'Terrarium command line' });
    await expect(row).toContainText('Application');
    await row.getByRole('button', { name: 'Sign out Terrarium command line' }).click();
    await expect(row).toHaveCount(0);
    expect(await accountOf(site, renewed.access_token)).toMatchObject({ status: 401 });
    await expect(oidc.refreshTokenGrant(config, renewed.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    close();
  });

  test('[AUTH-08] is denied, and gets the error', async ({ page, company, site }) => {
    expect(company.refuses).toBe(false);
    await page.goto('/sign-in');
    await throughCompany(page);
    await expectSignedIn(page, 'Grace Hopper');
    const { redirectUri, answer, close } = await listen();
    const config = await discover(site);
    const [pkceCodeVerifier, expectedState] = [oidc.randomPKCECodeVerifier(), oidc.randomState()];
    await page.goto(
      oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid',
        state: expectedState,
        code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
        code_challenge_method: 'S256',
      }).href,
    );
    await expect(page).toHaveURL(/\/authorize\?uid=/);
    const request = page.url();
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(
      oidc.authorizationCodeGrant(config, await answer, { pkceCodeVerifier, expectedState }),
    ).rejects.toMatchObject({ error: 'access_denied' });
    await expect(page).toHaveTitle('Done');
    await page.goto(request);
    await expect(page.getByRole('heading', { name: 'This request has expired' })).toBeVisible();
    close();
  });

  test('[ROUTE-28] that is not what it says gets no answer: the page says what is wrong', async ({ page, site }) => {
    const config = await discover(site);
    const asked = {
      redirect_uri: 'https://evil.example/callback',
      scope: 'openid',
      code_challenge: await oidc.calculatePKCECodeChallenge('x'.repeat(43)),
      code_challenge_method: 'S256',
    };
    await page.goto(oidc.buildAuthorizationUrl(config, asked).href);
    await expect(page).toHaveURL('/local-login-error?reason=invalid_redirect_uri');
    await expect(page.getByText('The application requested an unregistered redirect URI')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go to sign-in' }).click();
    await expect(page).toHaveURL('/sign-in');
  });

  test('on a device without a browser is approved by its code; another one is denied', async ({
    page,
    company,
    site,
  }) => {
    const config = await discover(site);
    const poll = (code: string) =>
      oidc.genericGrantRequest(config, 'urn:ietf:params:oauth:grant-type:device_code', { device_code: code });
    const device = await oidc.initiateDeviceAuthorization(config, { scope: 'openid offline_access' });
    await page.goto('/device');
    await throughCompany(page);
    await expect(page).toHaveURL('/device');
    await page.getByLabel('Code').fill('BBBB-BBBB');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('No device is waiting for this code.')).toBeVisible();
    await page.getByLabel('Code').fill(device.user_code.toLowerCase());
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(device.user_code)).toBeVisible();
    await expect(poll(device.device_code)).rejects.toMatchObject({ error: 'authorization_pending' });
    await page.getByRole('button', { name: 'Authorize' }).click();
    await expect(page.getByRole('heading', { name: 'Device connected' })).toBeVisible();
    const tokens = await poll(device.device_code);
    expect(await accountOf(site, tokens.access_token)).toMatchObject({
      status: 200,
      body: { email: company.person.email },
    });
    const second = await oidc.initiateDeviceAuthorization(config, { scope: 'openid' });
    await page.goto(second.verification_uri_complete ?? '');
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(page.getByRole('heading', { name: 'Device denied' })).toBeVisible();
    await expect(poll(second.device_code)).rejects.toMatchObject({ error: 'access_denied' });
  });
});
