import type { Page } from '@playwright/test';
import {
  expect,
  expectHiddenSession,
  expectSignedIn,
  fillSignIn,
  setFlags,
  signInBy,
  test,
  type Account,
} from './support/people.ts';

/** Signs in by the form with a return URL and waits for the redirect. */
async function signInFor(page: Page, account: Account, address: string): Promise<void> {
  await page.goto(address);
  await fillSignIn(page, account);
  await expectSignedIn(page);
}

test.describe('return addresses', () => {
  test('[AUTH-21, AUTH-22] addresses that lead to another host, however they are written, lead home', async ({
    page,
    anAccount,
    hub,
  }) => {
    const account = await anAccount();
    const { host, port } = new URL(hub.url);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { host: asked } = new URL(request.url());
      if (asked !== host) elsewhere.push(request.url());
    });
    // A selection; domain/access tests many more.
    const targets = [
      '//evil.example',
      '/\\evil.example',
      'https:evil.example',
      `http://${host}.evil.example/`,
      `http://${host}@evil.example/`,
      `http://lоcalhost:${port}/`,
      `http://localhost\u3002evil.example/`,
      'javascript:alert(1)',
    ];
    await page.goto('/sign-in');
    for (const target of targets) {
      await page.goto(`/sign-in?returnUrl=${encodeURIComponent(target)}`);
      await fillSignIn(page, account);
      await expect(page, `returnUrl=${target}`).toHaveURL('/');
    }
    await expectSignedIn(page);
    expect(new URL(page.url()).origin).toBe(hub.url);
    expect(elsewhere).toEqual([]);
  });

  test('[ROUTE-10, ROUTE-11] external-auth keeps where to go, with next and without it, and never leads to a stranger', async ({
    page,
    anAccount,
  }) => {
    const account = await anAccount();
    await signInFor(page, account, '/external-auth?next=/organizations');
    await expect(page).toHaveURL('/organizations');
    await page.goto('/log-out');
    await expect(page).toHaveURL('/sign-in');
    await page.goto('/external-auth?next=/cves');
    await expect(page).toHaveURL('/sign-in?returnUrl=%2Fcves');
    await page.goto('/');
    await signInFor(page, account, '/external-auth');
    await expect(page).toHaveURL('/cves');
    await page.goto('/log-out');
    await expect(page).toHaveURL('/sign-in');
    await signInFor(page, account, `/external-auth?next=${encodeURIComponent('//evil.example/x')}`);
    await expect(page).toHaveURL('/');
  });
});

test.describe('sessions', () => {
  test('[AUTH-02, AUTH-18] after a sign-in with a password no script can read the session', async ({
    page,
    anAccount,
  }) => {
    const account = await anAccount();
    const sent: string[] = [];
    page.on('request', (request) => {
      sent.push(request.headers()['authorization'] ?? '');
    });
    await signInFor(page, account, '/sign-in?returnUrl=%2Forganizations');
    await expectHiddenSession(page);
    expect(sent.filter(Boolean)).toEqual([]);
  });

  test('[AUTH-26, ROUTE-43] a sign-out in one tab reaches the other one', async ({ page, context, anAccount, hub }) => {
    const account = await anAccount();
    await signInBy(page.request, account, hub.url);
    await page.goto('/organizations');
    const other = await context.newPage();
    await other.goto('/cves');
    await expectSignedIn(other);
    await page.getByRole('button', { name: /account menu for Eva/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/sign-in');
    await expect(other).toHaveURL('/sign-in');
    expect(await other.evaluate(() => sessionStorage.getItem('user'))).toBeNull();
    await other.goBack();
    await expect(other).toHaveURL(/\/sign-in\?returnUrl=/);
  });

  test('[AUTH-13, AUTH-14, ROUTE-44, ROUTE-45, ROUTE-46, ROUTE-47] a session that ended on the hub is noticed after a minute, said, and taken up where it was', async ({
    page,
    anAccount,
    hub,
  }) => {
    const account = await anAccount();
    await page.clock.install();
    await signInBy(page.request, account, hub.url);
    await page.goto('/cves?q=CVE-2023');
    await expectSignedIn(page);
    const path: string[] = [];
    page.on('framenavigated', (frame) => path.push(new URL(frame.url()).pathname));
    // Another device of the same user ends all other sessions.
    await hub.must('DELETE', '/api/iam/sessions', { as: account });
    await page.clock.fastForward(50_000);
    await expect(page).toHaveURL('/cves?q=CVE-2023');
    await page.clock.fastForward(10_000);
    await expect(page).toHaveURL(/\/unauthorized\?reason=SESSION_EXPIRED/);
    expect(path).toContain('/log-out');
    await expect(page.getByRole('heading', { name: 'You are logged out.' })).toBeVisible();
    await expect(page.getByText('Your session has expired.')).toBeVisible();
    // What stays is the browser's own mark, which opens nothing.
    expect((await page.context().cookies()).filter(({ name }) => name !== 'terrarium_device')).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/sign-in\?returnUrl=/);
    await fillSignIn(page, account);
    await expect(page).toHaveURL('/cves?q=CVE-2023');
    await page.goto('/unauthorized');
    await expect(page.getByRole('heading', { name: 'You are logged out.' })).toBeVisible();
    await expect(page.getByText('Your session has expired.')).toHaveCount(0);
  });

  test('[AUTH-14] a user who continues within that minute gets the same message, not an error', async ({
    page,
    anAccount,
    hub,
  }) => {
    const account = await anAccount();
    await signInBy(page.request, account, hub.url);
    await page.goto('/organizations');
    await expectSignedIn(page);
    await hub.must('DELETE', '/api/iam/sessions', { as: account });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CVEs' }).click();
    await expect(page).toHaveURL(/\/unauthorized\?reason=SESSION_EXPIRED/);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await fillSignIn(page, account);
    await expect(page).toHaveURL('/cves');
  });

  test('[AUTH-14] a visitor who never signed in stays where they are', async ({ page }) => {
    await page.clock.install();
    await page.goto('/support-center');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.fastForward(180_000);
    await expect(page).toHaveURL('/support-center');
  });

  test('[ROUTE-05, ROUTE-06, DATA-18] tmp-session-check shows address and token of the session, with Log In and Sign Out', async ({
    page,
    anAccount,
  }) => {
    const account = await anAccount();
    await page.goto('/tmp-session-check');
    await expect(page.getByText('Not signed in.')).toBeVisible();
    await page.getByRole('link', { name: 'Log In', exact: true }).click();
    await fillSignIn(page, account);
    await expect(page).toHaveURL('/tmp-session-check');
    await expect(page.getByText(account.email, { exact: true })).toBeVisible();
    await expect(page.getByText(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/)).toBeVisible();
    await expectHiddenSession(page);
    await page.getByRole('main').getByRole('link', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/sign-in');
  });
});

test('[ROUTE-02, ROUTE-03, ROUTE-52, ACCT-12, ACCT-13, ACCT-15] with the flag people are asked for their consent first: declining leaves privacy and security, agreeing leads on', async ({
  page,
  anAccount,
  hub,
}) => {
  const account = await anAccount();
  await page.goto('/privacy-tos-consent');
  await expect(page).toHaveURL(/\/sign-in/);
  await signInBy(page.request, account, hub.url);
  await page.goto('/privacy-tos-consent');
  await expect(page).toHaveURL('/');
  await page.goto('/organizations');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/organizations');

  await setFlags(page, { 'enable-privacy-tos-consent': true });
  await page.goto('/organizations');
  await expect(page).toHaveURL('/privacy-tos-consent?next=%2Forganizations');
  await expect(page.getByRole('heading', { name: 'Privacy notice and terms', level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('You declined.')).toBeVisible();
  await page.getByRole('link', { name: 'Privacy and security' }).click();
  await expect(page).toHaveURL('/profile/privacy-security');
  await expect(page.getByText('You haven’t agreed to the current privacy notice and terms.')).toBeVisible();
  await page.goto('/cves?q=CVE-2023');
  await expect(page).toHaveURL(`/privacy-tos-consent?next=${encodeURIComponent('/cves?q=CVE-2023')}`);
  await page.goto('/privacy-tos-consent?next=//evil.example');
  const consented = () => hub.must<{ is_consented: boolean }>('GET', '/api/iam/auth/is-consented', { as: account });
  expect(await consented()).toMatchObject({ is_consented: false });
  await page.goto('/privacy-tos-consent?next=/cves?q=CVE-2023');
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(page).toHaveURL('/cves?q=CVE-2023');
  expect(await consented()).toMatchObject({ is_consented: true });
  await page.goto('/organizations');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/organizations');
});
