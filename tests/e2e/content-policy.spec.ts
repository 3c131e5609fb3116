import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { aPage, closesBy } from './support/shell.ts';

// The content security policy blocks styles and scripts in HTML. A violation doesn't fail a page; it only looks wrong.
// So this test opens everything that sets styles by script, and records violations.

const acme = '/organizations/acme';

/** Records the violations of a page, each with directive and subject. */
async function refusals(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('tellRefusal', (refusal: string) => found.push(`${page.url()}: ${refusal}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const { tellRefusal } = window as unknown as { tellRefusal: (refusal: string) => void };
      tellRefusal(`${effectiveDirective} refused ${blockedURI} ${sample} of ${sourceFile}`);
    });
  });
  return found;
}

/** Opens something, and looks whether it has got its look: without its styles it would have no ground of its own. */
async function opens(opener: Locator, opened: Locator): Promise<void> {
  await opener.click();
  await expect(opened).toBeVisible();
  expect(await opened.evaluate((element) => getComputedStyle(element).backgroundColor)).toMatch(/^rgb\(/);
}

test('no page, dialog, or menu violates the content security policy for styles', async ({ page, signInAs }) => {
  const refused = await refusals(page);
  const answer = await page.goto('/sign-in');
  expect(answer?.headers()['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^';]+';/);
  await aPage(page);
  for (const address of ['/', '/search?query=numpy', '/share/notebooks/reading-repodata-with-python', '/help']) {
    await page.goto(address);
    await aPage(page);
  }

  await signInAs('ada');
  for (const address of [
    acme,
    `${acme}/channels`,
    `${acme}/channels/approved/packages/numpy`,
    `${acme}/reports`,
    '/profile/privacy-security',
  ]) {
    await page.goto(address);
    await aPage(page);
  }

  await page.goto(`${acme}/channels/approved`);
  await opens(page.getByRole('button', { name: 'More actions' }), page.getByRole('menu'));
  await page.getByRole('menuitem', { name: 'Remove policy' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await closesBy(page.getByRole('alertdialog'), () => page.keyboard.press('Escape'));
  const launcher = page.getByRole('dialog', { name: 'App launcher' });
  await opens(page.getByRole('button', { name: 'App launcher' }), launcher);
  await closesBy(launcher, () => page.keyboard.press('Escape'));
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await page.emulateMedia({ media: 'screen' });

  await page.goto(`${acme}/policies/new`);
  await page.getByLabel('Policy name').fill('No inline styles');
  await page.getByRole('button', { name: 'Next >' }).click();
  const platform = page.getByRole('combobox', { name: 'Platform', exact: true });
  await opens(platform, page.getByRole('listbox'));
  await page.getByRole('option', { name: 'linux-64' }).click();
  await page.getByRole('textbox', { name: 'Package names' }).fill('numpy ');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove numpy' })).toBeVisible();

  expect(refused).toEqual([]);
});
