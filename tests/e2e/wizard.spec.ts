import type { Locator, Page } from '@playwright/test';
import { axeProblems } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { emailOf, password, unique } from './support/hub.ts';
import { fillSignIn } from './support/people.ts';
import type { SourceFile } from './support/source.ts';

const list = '/organizations/acme/policies';
const files: SourceFile[] = [
  { subdir: 'noarch', name: 'attrs', version: '23.2.0', license: 'MIT' },
  { subdir: 'linux-64', name: 'numpy', version: '1.26.4', license: 'BSD-3-Clause' },
  { subdir: 'linux-64', name: 'python', version: '3.9.18', license: 'PSF-2.0' },
  { subdir: 'linux-64', name: 'python', version: '3.12.4', license: 'PSF-2.0' },
];

const wizard = (page: Page, name = 'Create Policy'): Locator => page.getByRole('dialog', { name, exact: true });
const step = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next >' }).click();
const impactOf = (page: Page): Locator => page.getByRole('region', { name: 'Impact', exact: true });

test('[POL-01, POL-04, WIZ-16, WIZ-21, WIZ-40, POL-52] from sign-in to a policy that is in force: write it, see its impact, save, apply, follow the run', async ({
  page,
  hub,
  org,
  serve,
}) => {
  const name = unique('CI images');
  const { url } = await serve(files);
  await Promise.all(['main', 'team'].map((channel) => hub.aMirror(org, url, files.length, { name: channel })));
  await page.goto(`/sign-in?returnUrl=${encodeURIComponent(`/organizations/${org}`)}`);
  await fillSignIn(page, { email: emailOf('ada'), password });
  await expect(page).toHaveURL(`/organizations/${org}`);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /Policies/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Policies', level: 1 })).toBeVisible();
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
  await expect(impactOf(page).locator('.tr-sum')).toContainText('files');
  await page.getByRole('combobox', { name: 'Impact on' }).selectOption('main');
  await expect(impactOf(page)).toContainText('removed');
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
  await page.getByRole('link', { name: 'Apply to channel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply policy' });
  await dialog.getByRole('combobox', { name: 'Channel' }).selectOption('team');
  await expect(dialog.getByRole('region', { name: 'Impact' }).locator('.tr-sum')).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply policy' }).click();
  const run = page.getByRole('region', { name: 'Policy run on team' });
  await expect(run.getByText('Completed')).toBeVisible({ timeout: 30_000 });
  await expect(run.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('row', { name: new RegExp(name) }).getByRole('link', { name: 'team' })).toBeVisible();
  // The completed action is no longer suggested.
  await expect(page.getByRole('link', { name: 'Apply to channel' })).toHaveCount(0);
});

test('[WIZ-02, WIZ-03, WIZ-34] the dialog, its stepper and the help have their sizes', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 1920, height: 1200 });
  await signInAs('ada');
  await page.goto(`${list}/new`);
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

test('the whole wizard without a mouse, with an error on the way', async ({ page, signInAs }) => {
  await signInAs('ada');
  await page.goto(`${list}/new`);
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
  await expect(
    page
      .getByRole('list')
      .getByRole('button', { name: /^Remove / })
      .first(),
  ).toBeVisible();
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
  await page.getByRole('button', { name: 'Discard draft' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(list);
});

test('a list of choices: one that was typed whole is taken when the field is left, and the list closes', async ({
  page,
  signInAs,
}) => {
  await signInAs('ada');
  await page.goto(`${list}/new`);
  await page.getByLabel('Policy name').fill('Choices');
  await next(page);
  const license = page.getByRole('combobox', { name: 'License', exact: true });
  await license.click();
  await page.keyboard.type('mit');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['MIT']);
  // The open list would cover the field to click.
  await page.getByRole('textbox', { name: 'Package names' }).click();
  await expect(page.getByRole('button', { name: 'Remove MIT' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Package names' })).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(license).toHaveValue('');
});

test('axe finds nothing in the list and in every step, light and dark', async ({ page, signInAs }) => {
  const expectNone = async (title: string) => {
    for (const [colorScheme, rules] of [
      ['light', undefined],
      ['dark', ['color-contrast', 'link-in-text-block']],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect([title, colorScheme, await axeProblems(page, rules)]).toEqual([title, colorScheme, []]);
    }
  };
  await signInAs('ada');
  await page.goto(list);
  await expect(page.getByRole('table')).toBeVisible();
  await expectNone('the list');
  const href = await page.getByRole('link', { name: 'Production baseline' }).getAttribute('href');
  await page.goto(`${href}/edit`);
  for (const title of ['Set details', 'Set package rules', 'Set CVE rules', 'Set exclusions', 'Review']) {
    await step(page, title);
    await expect(impactOf(page)).toHaveAttribute('aria-busy', 'false');
    await expectNone(title);
    if (title !== 'Review') await next(page);
  }
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1042, 800],
  [1440, 900],
] as const)
  test(`at ${width} px the wizard fits the screen: nothing scrolls sideways in any step`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width, height });
    await signInAs('ada');
    await page.goto(`${list}/new`);
    await page.getByLabel('Policy name').fill('Fits');
    for (const title of ['Set details', 'Set package rules', 'Set CVE rules', 'Set exclusions', 'Review']) {
      await step(page, title);
      if (title === 'Review') await expect(page.getByRole('region', { name: 'By rule' })).toBeVisible();
      // The page itself, and the dialog with every part of it that would scroll.
      const wide = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('[role="dialog"], [role="dialog"] *')]
          .filter((part) => part.scrollWidth > part.clientWidth)
          .filter(
            (part) =>
              /auto|scroll/.test(getComputedStyle(part).overflowX) ||
              part.getAttribute('role') === 'dialog' ||
              part === document.documentElement,
          )
          .map((part) => `${part.tagName}.${part.className} ${part.scrollWidth} > ${part.clientWidth}`),
      );
      expect([title, wide]).toEqual([title, []]);
      const box = (await wizard(page).boundingBox())!;
      expect([title, box.x >= 0, box.x + box.width <= width]).toEqual([title, true, true]);
      if (title !== 'Review') await next(page);
    }
  });
