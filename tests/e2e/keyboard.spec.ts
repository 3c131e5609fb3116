import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { closesBy } from './support/shell.ts';

// Complete tasks by keyboard only (WCAG 2.1.1): no clicks, focus, or fill by script. The wizard's is in wizard.spec.ts,
// the sign-in's in identity.spec.ts.

/** Presses Tab until an element has the focus, like a user without a mouse; fails after a page's worth of steps. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`80 times Tab did not reach ${target.toString()}.`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}

test('[INV-01] people are invited by keys alone', async ({ page, signInAs, org }) => {
  await signInAs('ada');
  await page.goto(`/organizations/${org}/members`);
  const opener = page.getByRole('button', { name: 'Invite people' });
  await press(page, opener);
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('grace@example.org,alan@example.org ');
  await expect(dialog.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  await press(page, dialog.getByRole('button', { name: /^(Invite|Send)/ }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: /grace@example.org/ })).toBeVisible();
  await expect(opener).toBeFocused();
});

test('[CHAN-03, CHAN-07] a channel is created and deleted by keys alone', async ({ page, signInAs, org, hub }) => {
  await signInAs('ada');
  await page.goto(`/organizations/${org}/channels`);
  await press(page, page.getByRole('main').getByRole('button', { name: 'Create channel' }).first());
  const dialog = page.getByRole('dialog', { name: 'Create channel' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('by-keys');
  await reach(page, dialog.getByRole('radio', { name: /^External mirror/ }));
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('radio', { name: /^Hosted/ })).toBeChecked();
  await reach(page, dialog.getByRole('radio', { name: /^Internal/ }));
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^Private/ })).toBeChecked();
  await press(page, dialog.getByRole('button', { name: 'Create channel' }));
  await expect(page).toHaveURL(`/organizations/${org}/channels/by-keys`);
  expect(await hub.must<{ privacy: string }>('GET', `/api/organizations/${org}/channels/by-keys`)).toMatchObject({
    privacy: 'private',
  });

  await press(page, page.getByRole('link', { name: 'Settings', exact: true }));
  await press(page, page.getByRole('button', { name: /^Delete/ }));
  const asked = page.getByRole('alertdialog');
  await reach(page, asked.getByRole('textbox'));
  await page.keyboard.type('by-keys');
  await press(page, asked.getByRole('button', { name: /^Delete/ }));
  await expect(page).toHaveURL(`/organizations/${org}/channels`);
  expect((await hub.ask('GET', `/api/organizations/${org}/channels/by-keys`)).status).toBe(404);
});

test('[TOKEN-03] a token is made and copied by keys alone', async ({ page, context, signInAs, org, hub }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await hub.aChannel({ org, name: 'tools', privacy: 'private' });
  await signInAs('ada');
  await page.goto(`/organizations/${org}/channels/tools`);
  const panel = page.getByRole('region', { name: 'Install from this channel' });
  await press(page, panel.getByRole('button', { name: 'Get my token' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Accept and get my token' }));
  const copies = panel.getByRole('button', { name: /^Copy/ });
  // The token comes first, on its own; then the commands with it.
  await press(page, copies.first());
  const token = await page.evaluate(() => navigator.clipboard.readText());
  expect(token).toMatch(/^tr-[^@\s]+$/);
  await press(page, copies.nth(1));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(token);
  expect(copied).toMatch(new RegExp(`^conda install --override-channels -c http://x:tr-[^@]+@\\S+/repo/${org}/tools `));
});

test('[SHELL-17] from the palette every place is a few keys away', async ({ page, signInAs }) => {
  await signInAs('ada');
  await page.goto('/organizations');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [typed, url] of [
    ['Borealis', '/organizations/borealis'],
    ['CVEs', '/cves'],
    ['Privacy and security', '/profile/privacy-security'],
  ] as const) {
    // Users don't type between two frames: wait until the previous page's palette has closed, and the field has the
    // focus.
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();
    await page.keyboard.type(typed);
    await expect(page.getByRole('option', { name: new RegExp(typed) }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
  }
});

test('a package is reached from the home by keys of one letter: go to the channels, down the rows, open, the list of keys', async ({
  page,
  signInAs,
}) => {
  await signInAs('max');
  await page.goto('/organizations/acme');
  await expect(page.getByRole('heading', { name: 'Acme Research', level: 1 })).toBeVisible();
  // The page handles keys shortly after it is visible. And `g` waits 1.5 s for its letter: send both together, so that
  // a busy machine doesn't delay the second.
  await expect(async () => {
    await Promise.all([page.keyboard.press('g'), page.keyboard.press('c')]);
    await expect(page).toHaveURL('/organizations/acme/channels', { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  const first = page.getByRole('region', { name: 'Channels' }).getByRole('rowheader').first().getByRole('link');
  await expect(first).toBeVisible();
  // A new page takes the focus.
  await expect(page.locator('#main')).toBeFocused();
  // A slow page was requested twice above, and takes the focus twice.
  await expect(async () => {
    await page.locator('#main').focus();
    await page.keyboard.press('j');
    await expect(first).toBeFocused({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/organizations\/acme\/channels\/[^/]+$/);
  await expect(page.getByRole('searchbox', { name: /Filter packages/ })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: /Filter packages/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await closesBy(page.getByRole('dialog'), () => page.keyboard.press('Escape'));
});
