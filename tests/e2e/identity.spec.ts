import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { emailOf, password } from './support/hub.ts';
import { expectHiddenSession } from './support/people.ts';

async function fillIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('[AUTH-28, AUTH-19] a visitor of a guarded address signs in and is on that address, without a page load', async ({
  page,
}) => {
  await page.goto('/organizations/acme/channels/main?tab=cves&q=pillow');
  await expect(page).toHaveURL(/\/sign-in\?returnUrl=/);
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/organizations/acme/channels/main?tab=cves&q=pillow');
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
  });
  await fillIn(page, emailOf('ada'), password);
  await expect(page).toHaveURL('/organizations/acme/channels/main?tab=cves&q=pillow');
  await expect(page.getByRole('searchbox', { name: 'Filter CVEs' })).toHaveValue('pillow');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('[AUTH-28] every guarded area sends a visitor to the sign-in', async ({ page }) => {
  for (const path of [
    '/organizations',
    '/organizations/acme',
    '/organizations/acme/channels',
    '/organizations/acme/channels/approved/packages/pillow',
    '/organizations/acme/policies',
    '/organizations/acme/policies/new',
    '/cves',
    '/cves/CVE-2023-50447',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/sign-in?returnUrl=${encodeURIComponent(path)}`);
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  }
});

test('a wrong password and an unknown address are answered alike, in place', async ({ page }) => {
  await page.goto('/sign-in');
  await fillIn(page, emailOf('ada'), 'not the password');
  const alert = page.getByRole('alert');
  await expect(alert).toBeVisible();
  const said = await alert.textContent();
  expect(said).toMatch(/password/i);
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.getByLabel('Password').fill('');
  await fillIn(page, 'nobody@acme.example', 'not the password');
  await expect(alert).toHaveText(said ?? '');
  await expect(page).toHaveURL('/sign-in');
});

for (const target of ['https://evil.example/', '//evil.example/x', '/\\evil.example']) {
  test(`[AUTH-21] returnUrl=${target} leads home`, async ({ page }) => {
    await page.goto(`/sign-in?returnUrl=${encodeURIComponent(target)}`);
    await fillIn(page, emailOf('max'), password);
    await expect(page).toHaveURL('/');
  });
}

test('[AUTH-20] a full address of the hub itself is loaded after the sign-in', async ({ page, baseURL }) => {
  await page.goto(`/sign-in?returnUrl=${encodeURIComponent(`${baseURL}/cves?q=CVE-2023`)}`);
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
  });
  await fillIn(page, emailOf('max'), password);
  await expect(page).toHaveURL('/cves?q=CVE-2023');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('[AUTH-16, AUTH-30] the session is a cookie that no script can read; a reload keeps it', async ({ page }) => {
  await page.goto('/sign-in');
  await fillIn(page, emailOf('max'), password);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectHiddenSession(page);
  expect(JSON.parse(await page.evaluate(() => sessionStorage.getItem('user') ?? '{}'))).toMatchObject({
    email: emailOf('max'),
  });
  await page.reload();
  await expect(page.getByRole('button', { name: /account menu for Max/ })).toBeVisible();
});

test('[AUTH-23, AUTH-24, AUTH-26] Sign Out ends the session, clears both stores but for the visits, and goes to the sign-in', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('max', { alone: true });
  await page.goto('/organizations/acme');
  await expect(page.getByRole('heading', { name: 'Acme Research', level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('organization-visits:'))))
    .toBe(true);
  await page.evaluate(() => {
    localStorage.setItem('nav-drawer', '"expanded"');
    localStorage.setItem('something-else', '1');
    sessionStorage.setItem('something-else', '1');
  });
  await page.getByRole('button', { name: /account menu for Max/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/sign-in');
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  const stores = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage).filter((key) => !key.startsWith('react-router')),
  }));
  expect(stores.session).toEqual([]);
  expect(stores.local).toHaveLength(1);
  expect(stores.local[0]).toMatch(/^organization-visits:/);
  // What stays is the browser's own mark, which opens nothing.
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['terrarium_device']);
  await page.goto('/organizations/acme');
  await expect(page).toHaveURL(/\/sign-in\?returnUrl=/);
});

test('sign-out ends the session on the hub, not only in this browser', async ({ page, context, signInAs, baseURL }) => {
  await signInAs('max', { alone: true });
  const cookie = (await context.cookies()).find(({ name }) => name === 'terrarium_session');
  const viewerOf = async () =>
    (
      (await (
        await fetch(`${baseURL}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: `${cookie?.name}=${cookie?.value}` },
          body: '{"query":"{ viewer { username } }"}',
        })
      ).json()) as { data: { viewer: object | null } }
    ).data.viewer;
  expect(await viewerOf()).toEqual({ username: 'max' });
  await page.goto('/log-out');
  await expect(page).toHaveURL('/sign-in');
  expect(await viewerOf()).toBeNull();
});

test('the sign-in works with the keyboard alone', async ({ page }) => {
  await page.goto('/sign-in');
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  const email = page.getByLabel('Email');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(email).toBeFocused();
  await page.keyboard.type(emailOf('max'));
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: /^Welcome, Max/, level: 1 })).toBeVisible();
});

test('[AUTH-01] a visitor, a person without organizations and a member each get a working shell', async ({
  page,
  signInAs,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Terrarium', level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/sign-in');

  await signInAs('nora');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^Welcome, Nora/ })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^CVEs/ }).click();
  await expect(page.getByRole('heading', { name: 'CVEs', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'CVEs' }).getByRole('row')).not.toHaveCount(0);

  await signInAs('max');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^Welcome, Max/, level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Acme Research', exact: true }).click();
  await expect(page).toHaveURL('/organizations/acme');
  await expect(page.getByRole('heading', { name: 'Acme Research', level: 1 })).toBeVisible();
});
