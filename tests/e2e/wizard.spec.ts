import { expect, test, type Locator, type Page } from '@playwright/test';
import { createRequire } from 'node:module';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const base = () => process.env['BASE_URL'] ?? '';
const list = () => `${base()}/organizations/acme/policies`;

async function signIn(page: Page): Promise<void> {
  await page.goto(`${base()}/sign-in`);
  await page.getByLabel('E-mail').fill('ada@acme.example');
  await page.getByLabel('Password').fill('terrarium-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${base()}/`);
}

async function axeProblems(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axePath }).catch(async () => page.evaluate(await (await import('node:fs/promises')).readFile(axePath, 'utf8')));
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> } };
    return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}

const wizard = (page: Page, name = 'Create Policy'): Locator => page.getByRole('dialog', { name, exact: true });
const step = (page: Page, name: string): Promise<void> => expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next >' }).click();
const impactOf = (page: Page): Locator => page.getByRole('region', { name: 'Impact', exact: true });

test('[POL-01, POL-04, WIZ-16, WIZ-21, WIZ-40, POL-52] from sign-in to a policy that is in force: write it, see its impact, save, apply, follow the run', async ({ page }) => {
  const name = `CI images ${Date.now() % 100_000}`;
  await signIn(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Policies/ }).click();
  await page.getByRole('link', { name: 'Create policy' }).click();
  await page.getByLabel('Policy name').fill(name);
  await next(page);
  await step(page, 'Set package rules');
  await page.getByRole('combobox', { name: 'Package names operator' }).selectOption('not in');
  const names = page.getByRole('textbox', { name: 'Package names' });
  await names.pressSequentially('numpy python<3.10 ');
  await expect(page.getByRole('button', { name: 'Remove python<3.10' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Policy Summary' })).toContainText('name is not numpy or python<3.10');
  await page.getByRole('combobox', { name: 'Impact on' }).selectOption('team');
  await expect(impactOf(page).locator('.sum')).toContainText('files');
  await page.getByRole('combobox', { name: 'Impact on' }).selectOption('main');
  await expect(impactOf(page)).toContainText('going');
  await expect(impactOf(page).getByRole('row', { name: /numpy/ })).toBeVisible();
  await next(page);
  await step(page, 'Set CVE rules');
  await next(page);
  await step(page, 'Set exclusions');
  await next(page);
  await step(page, 'Review');
  await expect(page.getByText('Served after')).toBeVisible();
  await expect(page.getByRole('region', { name: 'By rule' })).toContainText('Package names');
  await page.getByRole('button', { name: 'Create Policy' }).click();
  await expect(page.getByText('Policy successfully created!')).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Apply it to a channel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply a policy' });
  await dialog.getByRole('combobox', { name: 'Channel' }).selectOption('team');
  await expect(dialog.getByRole('region', { name: 'Impact' }).locator('.sum')).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply policy' }).click();
  const run = page.getByRole('region', { name: 'Policy run on team' });
  await expect(run.getByText('Completed')).toBeVisible({ timeout: 30_000 });
  await expect(run.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('row', { name: new RegExp(name) }).getByRole('link', { name: 'team' })).toBeVisible();
});

test('[WIZ-02, WIZ-03, WIZ-34] the dialog, its stepper and the help have their sizes', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1200 });
  await signIn(page);
  await page.goto(`${list()}/new`);
  const size = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
  };
  await expect(wizard(page)).toBeVisible();
  await expect.poll(() => size(wizard(page))).toEqual([1500, 878]);
  expect((await size(page.getByRole('navigation', { name: 'Steps' })))[0]).toBe(185);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect.poll(() => size(wizard(page))).toEqual([1080, 720]);
  await page.getByLabel('Policy name').fill('Sizes');
  await next(page);
  await page.getByRole('link', { name: 'Matchspec help' }).click();
  const style = await page.getByRole('dialog', { name: 'Matchspec help' }).evaluate((node) => {
    const { minWidth, maxWidth, maxHeight } = getComputedStyle(node);
    return { minWidth, maxWidth, maxHeight };
  });
  expect(style).toEqual({ minWidth: '480px', maxWidth: '840px', maxHeight: '480px' });
});

test('the whole wizard without a mouse, with an error on the way', async ({ page }) => {
  await signIn(page);
  await page.goto(`${list()}/new`);
  const name = page.getByLabel('Policy name');
  await expect(name).toBeFocused();
  const pressNext = async () => {
    await page.getByRole('button', { name: 'Next >' }).focus();
    await page.keyboard.press('Enter');
  };
  await pressNext();
  await expect(name).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('Policy name is required');
  await page.keyboard.type('By keyboard');
  await pressNext();
  await expect(page.getByRole('heading', { name: 'Set package rules' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Platform', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list').getByRole('button', { name: /^Remove / }).first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await pressNext();
  await step(page, 'Set CVE rules');
  await page.getByRole('spinbutton', { name: 'CVE score' }).focus();
  await page.keyboard.type('11');
  await pressNext();
  await expect(page.getByRole('spinbutton', { name: 'CVE score' })).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('CVE score must be a whole number from 0 to 10.');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('7');
  await pressNext();
  await step(page, 'Set exclusions');
  await pressNext();
  await step(page, 'Review');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('button', { name: 'Yes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(list());
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the list and in every step, ${theme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: theme, bypassCSP: true });
    const page = await context.newPage();
    await signIn(page);
    await page.goto(list());
    await expect(page.getByRole('table')).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    const href = await page.getByRole('link', { name: 'Production baseline' }).getAttribute('href');
    await page.goto(`${base()}${href}/edit`);
    for (const title of ['Set details', 'Set package rules', 'Set CVE rules', 'Set exclusions', 'Review']) {
      await step(page, title);
      await expect(impactOf(page)).toHaveAttribute('aria-busy', 'false');
      expect([title, await axeProblems(page)]).toEqual([title, []]);
      if (title !== 'Review') await next(page);
    }
    await context.close();
  });
}

test('the wizard fits a small screen: nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto(`${list()}/new`);
  await page.getByLabel('Policy name').fill('Small');
  for (const title of ['Set package rules', 'Set CVE rules', 'Set exclusions', 'Review']) {
    await next(page);
    await step(page, title);
    expect(await page.locator('.wizard .body').evaluate((body) => body.scrollWidth - body.clientWidth)).toBe(0);
  }
});
