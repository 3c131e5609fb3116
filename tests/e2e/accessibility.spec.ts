import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

// Each test looks at many screens: all workers share them.
test.describe.configure({ mode: 'parallel' });

/** A state of a screen that is looked at: where it is, who sees it, and what is opened there. `ready` tells that it stands. */
interface Scene {
  name: string;
  path: string;
  visitor?: true;
  open?: (page: Page) => Promise<unknown>;
  ready: (page: Page) => Promise<unknown>;
}

const heading = (name: string | RegExp) => (page: Page) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
const region = (name: string) => (page: Page) => expect(page.getByRole('region', { name }).first()).toBeVisible();
const dialog = (page: Page) => expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).last()).toBeVisible();
const menu = (page: Page) => expect(page.getByRole('menu')).toBeVisible();
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const acme = '/organizations/acme';

const pages: Scene[] = [
  { name: 'the welcome', path: '/', visitor: true, ready: heading('Terrarium') },
  { name: 'the sign-in', path: '/sign-in', visitor: true, ready: heading('Sign in') },
  { name: 'the end of a session', path: '/unauthorized?reason=SESSION_EXPIRED', visitor: true, ready: heading('You are logged out.') },
  { name: 'error/403', path: '/error/403', ready: heading('Limited Permissions') },
  { name: 'no such page', path: '/no/such/page', ready: heading('Page Not Found') },
  { name: 'the organizations', path: '/organizations', ready: region('Organizations') },
  { name: 'an organization', path: acme, ready: region('Needs attention') },
  { name: 'the channels', path: `${acme}/channels`, ready: region('Channels table') },
  { name: 'a channel', path: `${acme}/channels/approved`, ready: region('Packages table') },
  { name: "a channel's CVEs", path: `${acme}/channels/approved?tab=cves`, ready: region('CVEs table') },
  { name: "a channel's runs", path: `${acme}/channels/approved?tab=policy`, ready: region('Runs table') },
  { name: 'a mirror', path: `${acme}/channels/conda-forge?tab=mirror`, ready: region('Mirror') },
  { name: "a channel's groups", path: `${acme}/channels/approved?tab=groups`, ready: (page) => expect(page.getByText('No groups', { exact: true })).toBeVisible() },
  { name: "a channel's settings", path: `${acme}/channels/approved?tab=settings`, ready: region('Privacy') },
  { name: 'an empty result', path: `${acme}/channels/approved?q=no-such-package`, ready: (page) => expect(page.getByText('No package matches')).toBeVisible() },
  { name: 'a package', path: `${acme}/channels/approved/packages/pillow`, ready: region('Versions table') },
  { name: "a package's files", path: `${acme}/channels/approved/packages/pillow?tab=files`, ready: region('Files table') },
  { name: "a package's dependencies", path: `${acme}/channels/approved/packages/pillow?tab=dependencies`, ready: region('Dependencies table') },
  { name: "a package's dependants", path: `${acme}/channels/approved/packages/pillow?tab=dependants`, ready: region('Dependants table') },
  { name: "a package's CVEs", path: `${acme}/channels/approved/packages/pillow?tab=cves`, ready: region('CVEs table') },
  { name: 'why a file is refused', path: `${acme}/channels/approved/packages/pillow?decision=refused`, open: (page) => page.getByRole('rowheader').first().getByRole('link').click(), ready: (page) => expect(page.getByRole('complementary', { name: 'Why you cannot install it' })).toContainText('Policy') },
  { name: 'the CVEs', path: '/cves', ready: region('CVEs table') },
  { name: 'a CVE', path: '/cves/CVE-2023-50447', ready: region('Files table') },
  { name: 'the policies', path: `${acme}/policies`, ready: region('Policies') },
];

const nextStep = async (page: Page, times: number): Promise<void> => {
  await page.getByRole('textbox', { name: 'Policy name' }).fill('Never saved');
  for (let at = 0; at < times; at += 1) await page.getByRole('button', { name: 'Next >' }).click();
};

const overlays: Scene[] = [
  { name: 'the theme menu', path: acme, open: press(/^Theme/), ready: menu },
  { name: 'the account menu', path: acme, open: press(/account of/), ready: menu },
  { name: 'the organization switcher', path: acme, open: press(/switch organization/), ready: menu },
  { name: "a channel's menu", path: `${acme}/channels/approved`, open: press('More actions'), ready: menu },
  { name: 'a new channel', path: `${acme}/channels?create=channel`, ready: dialog },
  { name: 'a new mirror with an error', path: `${acme}/channels?create=channel`, open: async (page) => {
    await page.getByRole('dialog').getByRole('radio', { name: /^External mirror/ }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Create channel' }).click();
  }, ready: (page) => expect(page.getByRole('alert').first()).toBeVisible() },
  { name: 'a new virtual channel', path: `${acme}/channels?create=channel`, open: (page) => page.getByRole('dialog').getByRole('radio', { name: /^Virtual/ }).check(), ready: (page) => expect(page.getByRole('checkbox', { name: 'main' })).toBeVisible() },
  { name: 'deleting a channel', path: `${acme}/channels/team?tab=settings`, open: press('Delete channel'), ready: dialog },
  { name: 'taking a policy off', path: `${acme}/channels/approved`, open: async (page) => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Remove policy' }).click();
  }, ready: (page) => expect(page.getByRole('alertdialog')).toBeVisible() },
  { name: 'applying a policy', path: `${acme}/channels/approved?dialog=apply-policy`, open: (page) => page.getByRole('dialog').getByLabel('Policy').selectOption({ label: 'No copyleft' }), ready: (page) => expect(page.getByRole('dialog')).toContainText('It takes the place of Production baseline.') },
  { name: "a policy's menu", path: `${acme}/policies`, open: press('Actions for Production baseline'), ready: menu },
  { name: 'deleting a policy', path: `${acme}/policies`, open: async (page) => {
    await page.getByRole('button', { name: 'Actions for Production baseline' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  }, ready: dialog },
  ...['details', 'package rules', 'CVE rules', 'exclusions', 'review'].map((step, index): Scene => ({
    name: `the wizard's ${step}`, path: `${acme}/policies/new`, open: (page) => nextStep(page, index), ready: (page) => expect(page.getByRole('dialog').locator('[aria-current="step"]').first()).toContainText(['Set details', 'Set package rules', 'Set CVE rules', 'Set exclusions', 'Review'][index] ?? ''),
  })),
];

async function show(page: Page, scene: Scene): Promise<void> {
  await page.goto(scene.path);
  await scene.open?.(page);
  await scene.ready(page);
}

/** Ends running transitions, so that colours are measured as they stay. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => { for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish(); });
}

/** What axe finds wrong now; in a second theme only colours can differ. */
async function findings(page: Page, rules?: string[]): Promise<string[]> {
  await settled(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.split('\n').slice(1).join(' ') ?? ''}`));
}

/** How many pixels of the page lie right of the window, with what sticks out. */
async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const guilty = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && !element.closest('.scroll, .nav, .sr, .skip')).slice(0, 3);
    return [`${scrollWidth - clientWidth} px wider than ${clientWidth}: ${guilty.map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`).join(' ')}`];
  });
}

const half = (scenes: readonly Scene[], which: 0 | 1): Scene[] => scenes.filter((_, index) => index % 2 === which);

for (const [group, scenes] of [['pages, first half', half(pages, 0)], ['pages, second half', half(pages, 1)], ['open overlays, first half', half(overlays, 0)], ['open overlays, second half', half(overlays, 1)]] as const) {
  test(`${group}: nothing for axe to find in light and dark, no sideways scroll from 1440 to 320 px`, async ({ page, signInAs }) => {
    test.setTimeout(240_000);
    const wrong: string[] = [];
    for (const scene of scenes) {
      await test.step(scene.name, async () => {
        if (scene.visitor) await page.context().clearCookies();
        else await signInAs('ada');
        await page.setViewportSize({ width: 1440, height: 1000 });
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await show(page, scene);
        const found = [...await findings(page), ...await overflow(page)];
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        found.push(...(await findings(page, ['color-contrast', 'link-in-text-block'])).map((finding) => `dark: ${finding}`));
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          found.push(...await overflow(page));
        }
        wrong.push(...found.map((one) => `${scene.name}: ${one}`));
      });
    }
    expect(wrong).toEqual([]);
  });
}

test('the keyboard: the skip link leads to the content, and what has the focus shows it', async ({ page, signInAs }) => {
  await signInAs('ada');
  await page.goto(`${acme}/channels`);
  await expect(page.getByRole('region', { name: 'Channels table' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  const unseen: string[] = [];
  for (let at = 0; at < 14; at += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const own = getComputedStyle(element);
      return { seen: (own.outlineStyle !== 'none' && Number.parseFloat(own.outlineWidth) >= 2) || own.boxShadow !== 'none', name: `${element.tagName} ${element.textContent?.slice(0, 30)}` };
    });
    if (focus && !focus.seen) unseen.push(focus.name);
  }
  expect(unseen).toEqual([]);
});

test('the keyboard: a menu and a dialog take the focus, hold it, and give it back', async ({ page, signInAs }) => {
  await signInAs('ada');
  await page.goto(`${acme}/channels`);
  const create = page.getByRole('button', { name: 'Create channel' });
  await create.focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: 'Create channel' });
  await expect(box.getByRole('textbox', { name: 'Name' })).toBeFocused();
  for (let at = 0; at < 12; at += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(create).toBeFocused();

  const account = page.getByRole('button', { name: /account of Ada/ });
  await account.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(account).toBeFocused();
});
