import type { Locator, Page } from '@playwright/test';
import type { Person } from './support/hub.ts';
import { expect, setFlags, test } from './support/people.ts';
import { aPage, changeAnswer, closesBy, overflow, scrollTo, widen } from './support/shell.ts';

const box = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search' });
const account = (page: Page) => page.getByRole('button', { name: /account menu for/ });
const launcher = (page: Page) => page.getByRole('button', { name: 'App launcher' });
const more = (page: Page) => page.getByRole('button', { name: 'More', exact: true });
const tiles = (page: Page) => page.getByRole('list', { name: 'App launcher' });
const placeholder = 'Search packages, support, tutorials and more';

/** Entries of the open menu, from top to bottom. */
async function entries(page: Page): Promise<string[]> {
  await expect(page.getByRole('menu')).toBeVisible();
  return page.getByRole('menu').getByRole('menuitem').allTextContents();
}

async function rectOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const rect = await locator.boundingBox();
  if (!rect) throw new Error('The element is not shown.');
  return rect;
}

test.describe('the search', () => {
  for (const keys of ['Control+k', 'Meta+k']) {
    test(`[SHELL-02, SHELL-17] ${keys} focuses the box, Escape gives the focus back`, async ({ page, signInAs }) => {
      await signInAs('max');
      await page.goto('/organizations');
      await aPage(page);
      await expect(box(page)).toHaveAttribute('placeholder', placeholder);
      await account(page).focus();
      await page.keyboard.press(keys);
      await expect(box(page)).toBeFocused();
      await expect(page.getByRole('listbox', { name: 'Results' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(account(page)).toBeFocused();
    });
  }

  test("[SHELL-02] the placeholder isn't truncated in the narrowest box, and the box is within the bar", async ({
    page,
    signInAs,
  }) => {
    await signInAs('max');
    for (const width of [1042, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/organizations');
      const [bar, field] = [await rectOf(page.getByRole('banner')), await rectOf(box(page))];
      expect(field.x + field.width).toBeLessThanOrEqual(bar.width);
      expect(field.y + field.height).toBeLessThanOrEqual(bar.height);
      const needed = await box(page).evaluate((element) => {
        const { font } = getComputedStyle(element);
        const context = document.createElement('canvas').getContext('2d');
        if (!context) throw new Error('There is no canvas to measure text with.');
        context.font = font;
        return context.measureText((element as HTMLInputElement).placeholder).width;
      });
      expect(needed).toBeLessThanOrEqual(field.width);
    }
  });

  test('[SRCH-22] the list of the palette is 510 px high below the box', async ({ page, signInAs }) => {
    await signInAs('max');
    await page.goto('/organizations');
    await box(page).click();
    const list = page.getByRole('listbox', { name: 'Results' });
    await expect(list).toBeVisible();
    const [field, rect] = [await rectOf(box(page)), await rectOf(list)];
    expect(rect.height).toBe(510);
    expect(rect.y).toBeGreaterThanOrEqual(field.y + field.height);
    await closesBy(list, () => page.mouse.click(1300, 880));
  });

  test('[SHELL-03, SRCH-22] with the flag search-show-comp-tool the box is a button, and the palette a dialog of the same height', async ({
    page,
    signInAs,
  }) => {
    await setFlags(page, { 'search-show-comp-tool': true });
    await signInAs('max');
    await page.goto('/organizations');
    const button = page.getByRole('banner').getByRole('button', { name: placeholder });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Command palette' });
    await expect(dialog.getByRole('combobox')).toBeFocused();
    expect((await rectOf(dialog.getByRole('listbox', { name: 'Results' }))).height).toBe(510);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Control+k');
    await dialog.getByRole('combobox').fill('numpy');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?query=numpy');
    await expect(dialog).toHaveCount(0);
  });

  test('[SHELL-17, SHELL-74] on a narrow window the shortcut opens the palette over the page', async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width: 1041, height: 900 });
    await signInAs('max');
    await page.goto('/organizations');
    await aPage(page);
    await expect(box(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox')).toBeFocused();
  });
});

test('the questions have one search, the one of the header', async ({ page, signInAs }) => {
  await signInAs('max');
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/FAQ');
    await aPage(page);
    await expect(page.getByRole('search')).toHaveCount(1);
    await expect(page.getByRole('combobox').or(page.getByRole('searchbox'))).toHaveCount(1);
    await expect(page.locator('.tr-keyCombination')).toHaveCount(1);
  }
});

test.describe('Upgrade', () => {
  test('[SHELL-04, SHELL-08] is there at 480 px and not at 479, and leads to the checkout of the starter plan', async ({
    page,
    signInAs,
  }) => {
    await signInAs('nora');
    await page.goto('/organizations');
    const upgrade = page.getByRole('banner').getByRole('link', { name: 'Upgrade' });
    await expect(upgrade).toBeVisible();
    await widen(page, 480);
    await expect(upgrade).toBeVisible();
    await widen(page, 479);
    await expect(upgrade).toBeHidden();
    await widen(page, 1440);
    await upgrade.click();
    await expect(page).toHaveURL('/payment/checkout?billing=monthly&product=starter_subscription');
  });

  test('[SHELL-05, SHELL-07] is not there for visitors, nor for people of an organization that has a plan', async ({
    page,
    signInAs,
  }) => {
    const upgrade = page.getByRole('banner').getByRole('link', { name: 'Upgrade' });
    await page.goto('/support-center');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(upgrade).toHaveCount(0);
    await signInAs('max');
    await page.goto('/organizations');
    await expect(account(page)).toBeVisible();
    await expect(upgrade).toHaveCount(0);
  });

  test('[SHELL-06] waits for the organizations', async ({ page, signInAs }) => {
    await signInAs('nora');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/graphql', async (route) => {
      if ((route.request().postDataJSON() as { operationName?: string }).operationName === 'Shell') await held;
      return route.fallback();
    });
    await page.goto('/organizations');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    release();
    await expect(page.getByRole('link', { name: 'Upgrade' })).toBeVisible();
  });
});

test.describe('the launcher', () => {
  test('[SHELL-09, SHELL-32, SHELL-37] is a grid of three columns whose tiles open in new tabs', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ada');
    await page.goto('/organizations');
    await launcher(page).click();
    const links = tiles(page).getByRole('link');
    await expect(links).toHaveCount(10);
    const rects = await links.evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
    );
    expect(new Set(rects.map(({ left }) => left)).size).toBe(3);
    expect(rects.slice(0, 3).map(({ top }) => top)).toEqual(Array.from({ length: 3 }, () => rects[0]?.top));
    expect(rects[3]?.top).toBeGreaterThanOrEqual(rects[0]?.bottom ?? Infinity);
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('target')))).toEqual(
      Array.from({ length: 10 }, () => '_blank'),
    );
    const opened = page.waitForEvent('popup');
    await tiles(page)
      .getByRole('link', { name: /^Notebooks/ })
      .click();
    const tab = await opened;
    await expect(tab).toHaveURL(/\/code-in-the-cloud\?./);
    await tab.close();
    await page.keyboard.press('Escape');
    await expect(tiles(page)).toHaveCount(0);
    await expect(launcher(page)).toBeFocused();
  });

  /** With a permission ten tiles show, without it all but that one. */
  async function showsWith(page: Page, permission: string, name: string): Promise<void> {
    let allowed = true;
    await changeAnswer<{ viewer: { featurePermissions: { name: string; allowed: boolean }[] } }>(
      page,
      'Shell',
      (body) => {
        for (const one of body.data.viewer.featurePermissions) if (one.name === permission) one.allowed = allowed;
        return body;
      },
    );
    for (const [may, count] of [
      [true, 10],
      [false, 9],
    ] as const) {
      allowed = may;
      await page.goto('/organizations');
      await launcher(page).click();
      await expect(tiles(page).getByRole('link')).toHaveCount(count);
      await expect(tiles(page).getByRole('link', { name: new RegExp(`^${name}`) })).toHaveCount(may ? 1 : 0);
    }
  }

  test('[SHELL-33] Notebooks shows with the permission cloud-notebooks only', async ({ page, signInAs }) => {
    await signInAs('ada');
    await showsWith(page, 'cloud-notebooks', 'Notebooks');
  });

  test('[SHELL-34] AI Navigator shows with the permission ai_navigator only', async ({ page, signInAs }) => {
    await signInAs('ada');
    await showsWith(page, 'ai_navigator', 'AI Navigator');
  });

  test('[SHELL-09] visitors have none', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible();
    await expect(launcher(page)).toHaveCount(0);
  });
});

test.describe('the account', () => {
  test('[SHELL-10, SHELL-11] visitors have two buttons instead, which lead to the sign-in and to the sign-up', async ({
    page,
    signInAs,
  }) => {
    await page.goto('/search');
    const [signIn, signUp] = [
      page.getByRole('banner').getByRole('link', { name: 'Sign In' }),
      page.getByRole('banner').getByRole('link', { name: 'Sign up' }),
    ];
    await expect(signUp).toBeVisible();
    await expect(account(page)).toHaveCount(0);
    await signIn.click();
    await expect(page).toHaveURL('/sign-in?returnUrl=%2Fsearch');
    await signUp.click();
    await expect(page).toHaveURL('/sign-up?returnUrl=%2Fsearch');
    await signInAs('max');
    await page.goto('/search');
    await expect(account(page)).toBeVisible();
    await expect(signIn).toHaveCount(0);
    await expect(signUp).toHaveCount(0);
  });

  const menus: [string, Person, string[]][] = [
    [
      '[SHELL-18, SHELL-19, SHELL-24, SHELL-25, SHELL-27]',
      'ada',
      [
        'Account Settings',
        'Subscriptions',
        'Acme Research',
        'Borealis Labs',
        'Cobalt Analytics',
        'View All',
        'My Learning',
        'Support',
        'Outbox',
        'Sign Out',
      ],
    ],
    [
      '[SHELL-18, SHELL-19, SHELL-20, SHELL-21, SHELL-22, SHELL-23, SHELL-27]',
      'max',
      [
        'Account Settings',
        'Subscriptions',
        'Environments',
        'Channels',
        'Token Access',
        'My Learning',
        'Support',
        'Sign Out',
      ],
    ],
    [
      '[SHELL-18, SHELL-19, SHELL-26, SHELL-27]',
      'nora',
      ['Account Settings', 'Subscriptions', 'Create Organization', 'My Learning', 'Support', 'Sign Out'],
    ],
  ];
  for (const [rows, person, expected] of menus) {
    test(`${rows} the menu of ${person}`, async ({ page, signInAs }) => {
      await signInAs(person);
      if (person === 'ada') {
        await changeAnswer<{ viewer: { organizations: { name: string; title: string }[] } }>(page, 'Shell', (body) => {
          const sample = ['acme', 'borealis', 'cobalt', 'dune'];
          body.data.viewer.organizations = body.data.viewer.organizations.filter(({ name }) => sample.includes(name));
          return body;
        });
      }
      await page.goto('/organizations');
      await account(page).click();
      expect((await entries(page)).map((entry) => entry.replace(', opens in a new tab', ''))).toEqual(expected);
      await expect(page.getByRole('menu')).toContainText(
        person === 'nora' ? 'nora@solo.example' : `${person}@acme.example`,
      );
      await expect(page.getByRole('menu')).toContainText(
        person === 'ada' ? 'My Organizations' : person === 'max' ? 'Acme Research' : 'Nora Solberg',
      );
      const [button, menu] = [await rectOf(account(page)), await rectOf(page.getByRole('menu'))];
      expect(menu.y).toBeGreaterThanOrEqual(button.y + button.height);
      expect(menu.x + menu.width).toBeLessThanOrEqual(1440);
    });
  }

  test('[SHELL-29, SHELL-30] without a picture shows initials, and without a name an icon', async ({
    page,
    signInAs,
  }) => {
    await signInAs('max');
    await page.goto('/organizations');
    await expect(account(page)).toHaveText('ML');
    await expect(account(page).locator('img')).toHaveCount(0);
    await changeAnswer<{ viewer: { firstName: string; lastName: string; displayName: string } }>(
      page,
      'Shell',
      (body) => {
        Object.assign(body.data.viewer, { firstName: '', lastName: '', displayName: '' });
        return body;
      },
    );
    await page.reload();
    const nameless = page.getByRole('banner').getByRole('button', { name: /^account menu for/ });
    await expect(nameless.locator('svg')).toBeVisible();
    await expect(nameless.locator('img')).toHaveCount(0);
    await expect(nameless).toHaveText('');
  });

  test.describe('on a hub that shows pictures', () => {
    // This hub doesn't use the avatar service, and its content security policy forbids it; AVATARS=on is tested in the
    // gateway.
    test.use({ bypassCSP: true });

    test('shows the one that the avatar service has for the hash, over the whole circle', async ({
      page,
      signInAs,
    }) => {
      const asked: string[] = [];
      await page.route('https://gravatar.com/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="red"/></svg>',
        });
      });
      await changeAnswer<{ viewer: { avatarHash: string | null } }>(page, 'Shell', (body) => {
        Object.assign(body.data.viewer, { avatarHash: 'abc123' });
        return body;
      });
      await signInAs('max');
      await page.goto('/organizations');
      const picture = account(page).locator('img');
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBe(64);
      expect(await rectOf(picture)).toEqual(await rectOf(account(page)));
      expect(new URL(asked[0] ?? '').pathname).toBe('/avatar/abc123');
    });
  });
});

test.describe('the overflow menu', () => {
  test('[SHELL-12, SHELL-35, SHELL-36, SHELL-74] is there at 1041 px with what the header has no room for, and not at 1042', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ada');
    await page.setViewportSize({ width: 1042, height: 900 });
    await page.goto('/organizations');
    await expect(launcher(page)).toBeVisible();
    await expect(more(page)).toHaveCount(0);
    await page.setViewportSize({ width: 1041, height: 900 });
    await expect(launcher(page)).toHaveCount(0);
    await more(page).click();
    await expect(tiles(page).getByRole('link')).toHaveText(
      ['Notebooks', 'Learning', 'Forum', 'Docs', 'PyScript', 'Navigator', 'EduBlocks'].map(
        (name) => new RegExp(`^${name}`),
      ),
    );
    await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'System' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
  });

  test('[SHELL-13, SHELL-14] closes on Escape, which gives the focus back, and on a press elsewhere', async ({
    page,
    signInAs,
  }) => {
    await signInAs('max');
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/organizations');
    const theme = page.getByRole('group', { name: 'Theme' });
    await more(page).click();
    await expect(theme).toBeVisible();
    await closesBy(theme, () => page.keyboard.press('Escape'));
    await expect(more(page)).toBeFocused();
    await more(page).click();
    await expect(theme).toBeVisible();
    await closesBy(theme, () => page.mouse.click(60, 800));
  });

  test('[SHELL-10, SHELL-12] has the ways in for visitors', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/search');
    await expect(more(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign up' })).toHaveCount(0);
    await more(page).click();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/sign-up?returnUrl=%2Fsearch');
  });
});

for (const person of [null, 'ada', 'nora'] as const) {
  test(`[SHELL-12] nothing of the header sticks out sideways from 1440 to 320 px for ${person ?? 'a visitor'}, open or closed`, async ({
    page,
    signInAs,
  }) => {
    if (person) await signInAs(person);
    await page.goto('/search?query=numpy');
    await aPage(page);
    const wrong: string[] = [];
    for (const width of [1440, 1042, 1041, 768, 479, 320]) {
      await widen(page, width);
      const opener = width >= 1042 ? (person ? launcher(page) : null) : more(page);
      for (const button of [null, opener, person ? account(page) : null]) {
        const panel = button === opener ? page.getByRole('banner').getByRole('dialog') : page.getByRole('menu');
        if (button) {
          await button.click();
          await expect(panel).toBeVisible();
          const { x, width: wide } = await rectOf(panel);
          if (x < 0 || x + wide > width) wrong.push(`${width}: a panel from ${x} to ${x + wide}`);
        }
        wrong.push(...(await overflow(page)).map((one) => `${width}: ${one}`));
        const bar = await page
          .getByRole('banner')
          .evaluate((element) => [element.scrollWidth - element.clientWidth, element.getBoundingClientRect().height]);
        if ((bar[0] ?? 0) > 0 && !button) wrong.push(`${width}: the bar is ${bar[0]} px too narrow`);
        if (bar[1] !== 56) wrong.push(`${width}: the bar is ${bar[1]} px high`);
        if (button) await closesBy(panel, () => page.keyboard.press('Escape'));
      }
    }
    expect(wrong).toEqual([]);
  });
}

test.describe('what a route says of the header', () => {
  test('[SHELL-15, SHELL-16, SHELL-66] the support center has Free Download in place of the search, at every width', async ({
    page,
  }) => {
    await page.goto('/support-center');
    const download = page.getByRole('banner').getByRole('link', { name: 'Free Download' });
    await expect(download).toHaveAttribute('href', /^https:\/\/[^/]+\/download$/);
    await expect(box(page)).toHaveCount(0);
    for (const width of [1041, 479, 320]) {
      await widen(page, width);
      await expect(download).toBeVisible();
      expect(await overflow(page)).toEqual([]);
    }
    await more(page).click();
    await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toHaveCount(0);
    await page.goto('/search');
    await expect(page.getByRole('link', { name: 'Free Download' })).toHaveCount(0);
  });

  test('[SHELL-68, SHELL-72] the search of the FAQ is below the bar, and in it from 101 px of scrolling, with its text', async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await signInAs('max');
    await page.goto('/FAQ');
    await aPage(page);
    const belowBar = async () => (await rectOf(box(page))).y >= 56;
    await expect.poll(belowBar).toBe(true);
    await box(page).fill('numpy');
    await page.keyboard.press('Escape');
    const heading = page.getByRole('heading', { level: 1 });
    const top = (await rectOf(heading)).y;
    await scrollTo(page, 100);
    await expect.poll(belowBar).toBe(true);
    await scrollTo(page, 101);
    await expect.poll(belowBar).toBe(false);
    expect((await rectOf(heading)).y, 'the content does not jump').toBe(top - 101);
    await expect(box(page)).toHaveValue('numpy');
    await scrollTo(page, 100);
    await expect.poll(belowBar).toBe(true);
    await page.goto('/organizations');
    await expect.poll(belowBar).toBe(false);
  });
});

test('[SHELL-01] the logo leads home from every page', async ({ page, signInAs }) => {
  await signInAs('max');
  for (const path of ['/organizations', '/support-center', '/no/such/page']) {
    await page.goto(path);
    await page.getByRole('link', { name: 'Terrarium home' }).click();
    await expect(page).toHaveURL('/');
  }
});
