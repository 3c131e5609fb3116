import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { linkValues } from '../../domain/testing/links.ts';
import { unique, type Hub } from './support/hub.ts';
import {
  anEmail,
  canSignIn,
  expect,
  expectHiddenSession,
  expectSignedIn,
  fillSignIn,
  firstPassword,
  keeping,
  linkOf,
  mailsTo,
  mailTo,
  setFlags,
  signInBy,
  test,
  type Account,
} from './support/people.ts';

const secondPassword = 'another good password';

/** Fills the form of the sign-up and sends it. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Eva');
  await page.getByLabel('Last name').fill('Moser');
  await page.getByRole('textbox', { name: 'Password' }).fill(firstPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** The toast that says so. */
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** Finds a region of a page by its heading. */
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens a page of the profile in a browser in which the account has just been signed in. */
async function profile(
  page: Page,
  hub: Hub,
  account: Account,
  path: 'account-settings' | 'privacy-security',
): Promise<void> {
  await signInBy(page.request, account, hub.url);
  await page.goto(`/profile/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe('signing up', () => {
  test("[ROUTE-42, ROUTE-04, ROUTE-53] a user signs up, must confirm through the operator's outbox, and continues where they wanted", async ({
    page,
    anotherBrowser,
    hub,
  }) => {
    const email = anEmail();
    await page.goto('/sign-in?returnUrl=%2Fcves');
    await page.getByRole('link', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/sign-up?returnUrl=%2Fcves');
    await signUp(page, email);
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await fillSignIn(page, { email, password: firstPassword });
    await expect(page).toHaveURL('/verification-required?next=%2Fcves');
    await expectHiddenSession(page);
    await page.goto('/organizations');
    await expect(page).toHaveURL('/verification-required?next=%2Forganizations');
    await page.getByRole('button', { name: 'I’ve confirmed it' }).click();
    await expect(page.getByText('The address isn’t confirmed yet.')).toBeVisible();

    const desk = await (await anotherBrowser()).newPage();
    await signInBy(desk.request, { email: 'ada@acme.example', password: 'terrarium-demo' }, hub.url);
    await desk.goto('/outbox');
    await desk
      .getByRole('row')
      .filter({ hasText: email })
      .getByRole('link', { name: 'Confirm your email address' })
      .click();
    const link = (await desk.getByRole('link', { name: /\/verify-email#/ }).getAttribute('href')) ?? '';
    expect(new URL(link).origin).toBe(new URL(hub.url).origin);

    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await expect(page.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/cves');
    await page.goto('/organizations');
    await expect(page).toHaveURL('/organizations');
    await page.goto('/verification-required');
    await expect(page).toHaveURL('/');
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    // Only the operator has an outbox.
    await page.goto('/outbox');
    await expect(page.getByRole('heading', { name: 'Limited Permissions' })).toBeVisible();
  });

  test('a known address gets the same page, and its owner another mail', async ({ page, anAccount, hub }) => {
    const { email } = await anAccount();
    await page.goto('/sign-up');
    await signUp(page, email);
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(
      page.getByText(
        `A confirmation email for ${email} is in the outbox. Open its link within 24 hours, then sign in.`,
      ),
    ).toBeVisible();
    await mailTo(hub, email, 'You already have an account');
    expect(await canSignIn(hub, { email, password: firstPassword })).toBe(true);
  });

  test('[FLAG-12, ROUTE-20] with the flag a plan is chosen along with the account, and its checkout comes after the confirmation', async ({
    page,
    hub,
  }) => {
    const email = anEmail();
    await page.goto('/sign-up');
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await setFlags(page, { 'bigbend-fe-new-signup': true });
    await page.reload();
    await expect(page.getByRole('radio', { name: /^Free/ })).toBeChecked();
    const starter = page.getByRole('radio', { name: /^Starter/ });
    await starter.check();
    await signUp(page, email);
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    const link = linkOf(await mailTo(hub, email, 'Confirm your email address'));
    expect(linkValues(link).get('returnUrl')).toMatch(/^\/payment\/checkout\?product=starter/);
  });

  test("a forgotten password: the mail's link sets another one, the old one no longer works, and other sessions end", async ({
    page,
    anotherBrowser,
    anAccount,
    hub,
  }) => {
    const account = await anAccount();
    const sofa = await (await anotherBrowser()).newPage();
    await signInBy(sofa.request, account, hub.url);
    await page.goto('/sign-in');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(
      page.getByText(`If ${account.email} has an account, an email with a link is in the outbox.`),
    ).toBeVisible();
    await page.goto(linkOf(await mailTo(hub, account.email, 'Reset your password')).href);
    await page.getByRole('textbox', { name: 'New password' }).fill('short');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('textbox', { name: 'New password' })).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox', { name: 'New password' }).fill(secondPassword);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await fillSignIn(page, account);
    await expect(page.getByRole('alert')).toBeVisible();
    await fillSignIn(page, { ...account, password: secondPassword });
    await expectSignedIn(page);
    await sofa.goto('/organizations');
    await expect(sofa).toHaveURL('/sign-in?returnUrl=%2Forganizations');
  });
});

test.describe('the profile', () => {
  test('[ACCT-01, ACCT-06, ROUTE-33] names are changed and saved; a taken username is shown at its field', async ({
    page,
    anAccount,
    hub,
  }) => {
    const account = await anAccount();
    await profile(page, hub, account, 'account-settings');
    await page.getByLabel('Last name').fill('Huber');
    await page.getByLabel('Username').fill('ada');
    await page.getByRole('button', { name: 'Save profile' }).click();
    const username = page.getByLabel('Username');
    await expect(username).toHaveAttribute('aria-invalid', 'true');
    await expect(username).toHaveAccessibleDescription(/taken/);
    const free = unique('huber');
    await username.fill(free);
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(toast(page, 'Profile saved')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Last name')).toHaveValue('Huber');
    await expect(page.getByLabel('Username')).toHaveValue(free);
    await expectSignedIn(page, 'Eva Huber');
  });

  test('[ACCT-02, ACCT-07] a changed email address applies once confirmed; until then the old one signs in', async ({
    page,
    anAccount,
    hub,
  }) => {
    const account = await anAccount();
    const email = anEmail();
    await profile(page, hub, account, 'account-settings');
    const box = section(page, 'Email');
    await box.getByLabel('New email').fill(email);
    await box.getByLabel('Current password').fill('not my password');
    await box.getByRole('button', { name: 'Change email' }).click();
    await expect(box.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
    await box.getByLabel('Current password').fill(account.password);
    await box.getByRole('button', { name: 'Change email' }).click();
    await expect(box.getByText(`Confirm ${email} with the link emailed to it.`)).toBeVisible();
    await expect(box.getByText(account.email)).toBeVisible();
    expect([await canSignIn(hub, account), await canSignIn(hub, { ...account, email })]).toEqual([true, false]);
    await page.goto(linkOf(await mailTo(hub, email, 'Confirm your new email address')).href);
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await expect(page.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
    expect([await canSignIn(hub, account), await canSignIn(hub, { ...account, email })]).toEqual([false, true]);
    expect((await mailsTo(hub, account.email)).map(({ subject }) => subject)).toContain(
      'Your email address was changed',
    );
    await page.goto('/profile/account-settings');
    await expect(box.getByText(`${email} (confirmed)`)).toBeVisible();
  });

  test('theme and drawer are kept with the account, on another device too', async ({
    page,
    anotherBrowser,
    anAccount,
    hub,
  }) => {
    const account = await anAccount();
    await profile(page, hub, account, 'account-settings');
    const theme = (on: Page) => on.evaluate(() => document.documentElement.dataset['theme']);
    const width = (on: Page) =>
      on.getByRole('navigation', { name: 'Main' }).evaluate((element) => element.getBoundingClientRect().width);
    await expect.poll(() => theme(page)).toBe('light');
    await keeping(page, () => page.getByRole('radio', { name: 'Dark' }).check());
    await expect.poll(() => theme(page)).toBe('dark');
    await page.goto('/organizations');
    await expect.poll(() => width(page)).toBe(280);
    await keeping(page, () =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Collapse' }).click(),
    );
    await expect.poll(() => width(page)).toBe(96);
    const other = await (await anotherBrowser()).newPage();
    await signInBy(other.request, account, hub.url);
    await other.goto('/organizations');
    await expect.poll(() => theme(other)).toBe('dark');
    await expect.poll(() => width(other)).toBe(96);
  });
});

test.describe('privacy and security', () => {
  test('[ACCT-09, ROUTE-35] a changed password ends the other sessions and keeps this one', async ({
    page,
    anotherBrowser,
    anAccount,
    hub,
  }) => {
    const account = await anAccount();
    const sofa = await (await anotherBrowser()).newPage();
    await signInBy(sofa.request, account, hub.url);
    await profile(page, hub, account, 'privacy-security');
    const box = section(page, 'Password');
    await box.getByRole('textbox', { name: 'Current password' }).fill('not my password');
    await box.getByRole('textbox', { name: 'New password' }).fill(secondPassword);
    await box.getByRole('button', { name: 'Change password' }).click();
    await expect(box.getByRole('textbox', { name: 'Current password' })).toHaveAttribute('aria-invalid', 'true');
    await box.getByRole('textbox', { name: 'Current password' }).fill(account.password);
    await box.getByRole('button', { name: 'Change password' }).click();
    await expect(toast(page, 'Password changed')).toBeVisible();
    await sofa.goto('/organizations');
    await expect(sofa).toHaveURL('/sign-in?returnUrl=%2Forganizations');
    await page.goto('/organizations');
    await expect(page).toHaveURL('/organizations');
    expect([await canSignIn(hub, account), await canSignIn(hub, { ...account, password: secondPassword })]).toEqual([
      false,
      true,
    ]);
  });

  test('sessions are listed with their device, and one or all others are ended', async ({
    page,
    anotherBrowser,
    anAccount,
    hub,
  }) => {
    const account = await anAccount();
    const others: BrowserContext[] = [];
    for (let i = 0; i < 3; i++) {
      const other = await anotherBrowser();
      await signInBy(other.request, account, hub.url);
      others.push(other);
    }
    await profile(page, hub, account, 'privacy-security');
    const rows = section(page, 'Active sessions')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') });
    await expect(rows).toHaveCount(4);
    await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1);
    await expect(rows.first()).toContainText(/Chrom(e|ium) on Linux.*Password/);
    await rows
      .getByRole('button', { name: /^Sign out (?!of all)/ })
      .first()
      .click();
    await expect(rows).toHaveCount(3);
    await page.getByRole('button', { name: 'Sign out of all other sessions' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText('This device');
    for (const other of others) {
      const viewer = (await (
        await other.request.post(`${hub.url}/graphql`, { data: { query: '{ viewer { id } }' } })
      ).json()) as { data: { viewer: object | null } | null };
      expect(viewer.data?.viewer ?? null).toBeNull();
    }
  });

  test('[ACCT-10, ACCT-11] a disabled account cannot sign in and comes back with a new password; an erased one is gone', async ({
    page,
    anAccount,
    hub,
  }) => {
    const account = await anAccount();
    await profile(page, hub, account, 'privacy-security');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
    await expect(page).toHaveURL('/sign-in');
    await expect(toast(page, 'Account scheduled for deletion')).toBeVisible();
    await fillSignIn(page, account);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.goto(linkOf(await mailTo(hub, account.email, 'Reset your password')).href);
    await page.getByRole('textbox', { name: 'New password' }).fill(secondPassword);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();

    await profile(page, hub, { ...account, password: secondPassword }, 'privacy-security');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('radio', { name: /^Erase immediately/ }).check();
    const erase = dialog.getByRole('button', { name: 'Erase account' });
    await expect(erase).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByLabel(`Type ${account.username} to confirm`).fill(account.username);
    await erase.click();
    await expect(page).toHaveURL('/sign-in');
    expect(await canSignIn(hub, { ...account, password: secondPassword })).toBe(false);
    expect(await mailsTo(hub, account.email)).toEqual([]);
  });

  test('[ACCT-10] the only admin of an organization with other members sees which one, and stays', async ({
    page,
    signInAs,
  }) => {
    // Ada's deletion is rejected, so her data doesn't change.
    await signInAs('ada');
    await page.goto('/profile/privacy-security');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Acme Research');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
    await expectSignedIn(page, 'Ada');
  });
});

test.describe('passkeys and one-time codes', () => {
  /** Adds an authenticator to the browser that accepts everything, like a matching fingerprint. */
  async function anAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return { cdp, authenticatorId };
  }

  /** Adds a passkey to an account, from its profile. */
  async function addPasskey(page: Page, hub: Hub, account: Account): Promise<void> {
    await profile(page, hub, account, 'privacy-security');
    const box = section(page, 'Passkeys');
    await box.getByRole('button', { name: 'Add passkey' }).click();
    await box.getByLabel('Name').fill('This laptop');
    await box.getByRole('button', { name: 'Continue' }).click();
    await expect(box.getByRole('rowheader', { name: 'This laptop' })).toBeVisible();
  }

  test('a passkey is added, signs in without a password, and is removed', async ({ page, anAccount, hub }) => {
    const { cdp, authenticatorId } = await anAuthenticator(page);
    // Without this, the authenticator would accept the form's autofill offer before the button is clicked.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    const account = await anAccount();
    await addPasskey(page, hub, account);
    expect((await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toMatchObject([
      { isResidentCredential: true, rpId: 'localhost' },
    ]);
    await page.goto('/log-out');
    await expect(page).toHaveURL('/sign-in');
    await page.goto('/sign-in?returnUrl=%2Fprofile%2Fprivacy-security');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL('/profile/privacy-security');
    await expectHiddenSession(page);
    const box = section(page, 'Passkeys');
    await expect(section(page, 'Active sessions').getByRole('row').filter({ hasText: 'This device' })).toContainText(
      'Passkey',
    );
    await box.getByRole('button', { name: 'Remove the passkey This laptop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(box.getByText('You have no passkeys yet.')).toBeVisible();
    await page.goto('/log-out');
    await expect(page).toHaveURL('/sign-in');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL('/sign-in');
  });

  test('a passkey is offered among the names of the sign-in form', async ({ page, anAccount, hub }) => {
    const { cdp, authenticatorId } = await anAuthenticator(page);
    const account = await anAccount();
    await addPasskey(page, hub, account);
    expect((await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1);
    // Focusing the form offers the passkey; this authenticator accepts immediately.
    await page.context().clearCookies();
    await page.goto('/sign-in?returnUrl=%2Fcves');
    await page.getByLabel('Email').click();
    await expect(page).toHaveURL('/cves');
    await expectSignedIn(page);
  });

  test('[AUTH-02] one-time codes are turned on, asked for at the sign-in, replaced by a recovery code once, and turned off', async ({
    page,
    anAccount,
    hub,
  }) => {
    // Five sign-ins by the form: too much for the usual time on a busy machine.
    test.slow();
    const account = await anAccount();
    await profile(page, hub, account, 'privacy-security');
    const box = section(page, 'One-time codes');
    await box.getByRole('button', { name: 'Turn on' }).click();
    const secret = ((await box.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    // A used step can't be used again, so every later code is from a later step, which the hub accepts one step early.
    const codeOf = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
    await box.getByLabel('Code from the app').fill(codeOf(0));
    await box.getByRole('button', { name: 'Turn on' }).click();
    const codes = box.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recovery = await codes.allTextContents();
    expect(new Set(recovery).size).toBe(10);
    await box.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect(box.getByText('10 of 10 recovery codes left.')).toBeVisible();

    const toCode = async () => {
      await page.goto('/log-out');
      await expect(page).toHaveURL('/sign-in');
      await fillSignIn(page, account);
      await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    };
    const send = (label: string, code: string) =>
      page
        .getByLabel(label, { exact: true })
        .fill(code)
        .then(() => page.getByRole('button', { name: 'Sign in', exact: true }).click());
    await toCode();
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['terrarium_device']);
    await send('Code', '000000');
    await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await send('Code', codeOf(1));
    await expectSignedIn(page);
    await expectHiddenSession(page);

    const [once = ''] = recovery;
    for (const works of [true, false]) {
      await toCode();
      await page.getByRole('button', { name: 'Use recovery code' }).click();
      await send('Recovery code', once);
      if (works) await expectSignedIn(page);
      else await expect(page.getByLabel('Recovery code', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    }
    await send('Recovery code', recovery[1] ?? '');
    await expectSignedIn(page);

    await page.goto('/profile/privacy-security');
    await expect(box.getByText('8 of 10 recovery codes left.')).toBeVisible();
    const dialog = page.getByRole('alertdialog');
    await box.getByRole('button', { name: 'Generate new recovery codes' }).click();
    await dialog.getByRole('button', { name: 'Generate codes' }).click();
    await expect(codes).toHaveCount(10);
    expect(await codes.allTextContents()).not.toContain(recovery[2]);
    await box.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect(box.getByText('10 of 10 recovery codes left.')).toBeVisible();

    await box.getByRole('button', { name: 'Turn off' }).click();
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(box.getByRole('button', { name: 'Turn on' })).toBeVisible();
    expect(await canSignIn(hub, account)).toBe(true);
  });

  test('a change of sign-in methods requires re-authentication in a dialog, and then continues', async ({
    page,
    anAccount,
    hub,
  }) => {
    const account = await anAccount();
    await profile(page, hub, account, 'privacy-security');
    const refused = {
      __typename: 'ForbiddenError',
      code: 'FRESH_PROOF_NEEDED',
      message: "Confirm it's you, then try again.",
      field: [],
    };
    let asked = 0;
    // The test can't wait ten minutes, so the hub's error is injected once; all else is real.
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('DeleteAccount')) return route.fallback();
      asked += 1;
      return asked > 1
        ? route.fallback()
        : route.fulfill({
            json: {
              data: { deleteAccount: { __typename: 'DeleteAccountPayload', accepted: false, userErrors: [refused] } },
            },
          });
    });
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    const field = dialog.getByRole('textbox', { name: 'Current password' });
    await expect(field).toBeFocused();
    await page.keyboard.type('not my password');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(account.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/sign-in');
    expect(asked).toBe(2);
    expect(await canSignIn(hub, account)).toBe(false);
  });
});
