import type { Page } from '@playwright/test';
import { expect, setFlags, test } from './support/people.ts';
import { aPage, changeAnswer, closesBy, overflow, widen } from './support/shell.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' }).first();
const widthOf = (page: Page) => nav(page).evaluate((element) => element.getBoundingClientRect().width);
const branch = (page: Page, name: string) => nav(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => nav(page).getByRole('link', { name });

interface Item {
  id: string;
  text: string;
  isDisabled: boolean;
  hasChildren: boolean;
  childOf: string | null;
  externalLink: string | null;
  navigateTo: string | null;
  featureFlag: string | null;
}
interface ShellAnswer {
  viewer: { settings: { isNavigationCollapsed: boolean | null } | null; organizations: { name: string }[] };
  navigationItems: Item[] | null;
}

/** Shows the shell as if the user had the sample's four organizations and no drawer setting. */
async function asOnTheFirstDay(page: Page, more: (data: ShellAnswer) => void = () => undefined): Promise<void> {
  const sample = ['acme', 'borealis', 'cobalt', 'dune'];
  await changeAnswer<ShellAnswer>(page, 'Shell', (body) => {
    body.data.viewer.organizations = body.data.viewer.organizations.filter(({ name }) => sample.includes(name));
    if (body.data.viewer.settings) body.data.viewer.settings.isNavigationCollapsed = null;
    more(body.data);
    return body;
  });
}

/** Confirms settings without saving them, because other tests use the sample's accounts too. */
const keepNothing = (page: Page) =>
  page.route('**/graphql', (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    return operationName === 'UpdateAccountSettings'
      ? route.fulfill({ json: { data: null, errors: [{ message: 'Not kept in this test.' }] } })
      : route.fallback();
  });

test('[NAV-02, NAV-03, NAV-04, NAV-22, NAV-23, NAV-24] the entries, in their order, and where they lead', async ({
  page,
  signInAs,
}) => {
  await signInAs('ada');
  await asOnTheFirstDay(page);
  await page.goto('/channels');
  await expect(nav(page).locator('> ul').first().locator('> li > :is(a, button)')).toHaveText([
    /^Dashboard/,
    /^My Organizations/,
    /^Resources/,
    /^Forum/,
    /^Support/,
    /^Operator/,
  ]);
  for (const [name, children] of [
    ['My Organizations', ['View All']],
    ['Resources', ['Getting Started', 'My Learning', 'Documentation']],
  ] as const) {
    await expect(link(page, new RegExp(`^${children[0]}$|^${children[0]},`))).toHaveCount(0);
    await branch(page, name).click();
    const list = nav(page).locator(`#${selectorOf((await branch(page, name).getAttribute('aria-controls')) ?? '')}`);
    await expect(list.getByRole('link')).toHaveText(children.map((child) => new RegExp(`^${child}`)));
    for (const one of await list.getByRole('link').all())
      expect(await one.getAttribute('href')).toMatch(/^(\/|https:\/\/)/);
  }
  // The entry and the group below it have the same name: it is shown once, and labels the group for screen readers.
  await expect(nav(page).getByText('My Organizations', { exact: true })).toHaveCount(1);
  await expect(
    nav(page).getByRole('list', { name: 'My Organizations' }).getByRole('link', { name: 'Acme Research' }),
  ).toBeVisible();
  for (const [name, title] of [
    ['acme', 'Acme Research'],
    ['borealis', 'Borealis Labs'],
    ['cobalt', 'Cobalt Analytics'],
  ] as const)
    await expect(link(page, title)).toHaveAttribute('href', `/organizations/${name}`);
  await expect(link(page, 'Dune Collective')).toHaveCount(0);
  await expect(link(page, 'View all organizations')).toHaveAttribute('href', '/organizations');
});

test('[NAV-22, NAV-24] one organization: the singular, and no entry for all of them', async ({ page, signInAs }) => {
  await signInAs('max');
  await page.goto('/channels');
  await expect(nav(page).getByText('My Organization', { exact: true })).toBeVisible();
  await expect(link(page, 'Acme Research')).toHaveAttribute('href', '/organizations/acme');
  await expect(link(page, 'View all organizations')).toHaveCount(0);
});

test('[NAV-01] account, organizations, subscriptions, billing, files, channels, environments and policies are reached by links from the home', async ({
  page,
  signInAs,
}) => {
  await signInAs('ada');
  const home = async () => {
    await page.goto('/');
    await page.goto('/cves');
    await expect(nav(page)).toBeVisible();
  };
  await home();
  for (const [name, url] of [
    [/^Channels/, '/organizations/acme/channels'],
    [/^Environments/, '/organizations/acme/environments'],
    [/^Policies/, '/organizations/acme/policies'],
    [/^Workspace/, '/workspace'],
  ] as const) {
    await page.goto('/organizations/acme');
    await link(page, name).last().click();
    await expect(page).toHaveURL(url);
    await aPage(page);
  }
  await page.goto('/cves');
  for (const [name, url] of [
    ['Account Settings', '/profile/account-settings'],
    ['Subscriptions', '/profile/subscriptions'],
    ['View All', '/organizations'],
  ] as const) {
    await page.getByRole('button', { name: /account menu for/ }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page).toHaveURL(url);
    await aPage(page);
  }
});

test('[NAV-06, NAV-13] the drawer shows what the hub lists, another host in a new tab', async ({ page, signInAs }) => {
  await signInAs('max');
  const item = (id: string, text: string, rest: Partial<Item>) => ({
    __typename: 'NavigationItem',
    id,
    text,
    isDisabled: false,
    hasChildren: false,
    childOf: null,
    externalLink: null,
    navigateTo: null,
    featureFlag: null,
    ...rest,
  });
  await asOnTheFirstDay(page, (data) => {
    data.navigationItems = [
      item('weather', 'Weather', { navigateTo: '/cves' }),
      item('elsewhere', 'Elsewhere', { externalLink: 'https://elsewhere.example/' }),
      item('closed', 'Closed', { navigateTo: '/faq', isDisabled: true }),
    ];
  });
  await page
    .context()
    .route('https://elsewhere.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'another host' }),
    );
  await page.goto('/channels');
  await expect(nav(page).locator('> ul').first().locator('> li')).toHaveText([/^Weather/, /^Elsewhere/, /^Closed/]);
  await expect(link(page, 'Closed')).toBeDisabled();
  const opened = page.waitForEvent('popup');
  await link(page, /^Elsewhere/).click();
  const tab = await opened;
  await expect(tab).toHaveURL('https://elsewhere.example/');
  await tab.close();
  await link(page, 'Weather').click();
  await expect(page).toHaveURL('/cves');
});

test.describe('when the list is missing or broken', () => {
  for (const [what, items] of [
    ['the call fails', null],
    [
      'an entry stands below one that is not there',
      [
        {
          __typename: 'NavigationItem',
          id: 'a',
          text: 'A',
          isDisabled: false,
          hasChildren: false,
          childOf: 'b',
          externalLink: null,
          navigateTo: '/cves',
          featureFlag: null,
        },
      ],
    ],
  ] as const) {
    test(`[NAV-08] ${what}: the usual entries show, and no error`, async ({ page, signInAs }) => {
      await signInAs('ada');
      await changeAnswer<ShellAnswer>(page, 'Shell', (body) => {
        body.data.navigationItems = items as Item[] | null;
        return items === null
          ? {
              ...body,
              errors: [
                {
                  message: 'The navigation could not be loaded.',
                  path: ['navigationItems'],
                  extensions: { code: 'UNAVAILABLE' },
                },
              ],
            }
          : body;
      });
      await page.goto('/channels');
      await expect(nav(page).locator('> ul').first().locator('> li > :is(a, button)')).toHaveText([
        /^Dashboard/,
        /^My Organizations/,
        /^Resources/,
        /^Forum/,
        /^Support/,
        /^Operator/,
      ]);
      await expect(link(page, 'Acme Research')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await aPage(page);
    });
  }
});

test('[NAV-05] My Learning leads outside, and with the flag to the page of the hub', async ({ page, signInAs }) => {
  await signInAs('max');
  await page.goto('/channels');
  await branch(page, 'Resources').click();
  await expect(link(page, /^My Learning/)).toHaveAttribute('href', /^https:/);
  await expect(link(page, /^My Learning/)).toHaveAttribute('target', '_blank');
  await setFlags(page, { 'my-learning': true });
  await page.reload();
  await branch(page, 'Resources').click();
  await expect(link(page, /^My Learning/)).toHaveAttribute('href', '/my-learning');
  await link(page, /^My Learning/).click();
  await expect(page).toHaveURL('/my-learning');
  await aPage(page);
});

test('[NAV-09, NAV-11, NAV-12] 280 px with children, 96 px without them, where they open in a menu next to the rail', async ({
  page,
  signInAs,
}) => {
  await signInAs('max');
  await keepNothing(page);
  await asOnTheFirstDay(page);
  await page.goto('/channels');
  await expect.poll(() => widthOf(page)).toBe(280);
  await branch(page, 'Resources').click();
  await expect(link(page, /^Documentation/)).toBeVisible();
  await nav(page).getByRole('button', { name: 'Collapse' }).click();
  await expect.poll(() => widthOf(page)).toBe(96);
  await expect(link(page, /^Documentation/)).toHaveCount(0);
  await branch(page, 'Resources').click();
  const menu = page.getByRole('menu', { name: 'Resources' });
  await expect(menu.getByRole('menuitem')).toHaveCount(3);
  const beside = await menu.boundingBox();
  expect(beside?.x).toBeGreaterThanOrEqual(80);
  await closesBy(menu, () => page.keyboard.press('Escape'));
  await nav(page).getByRole('button', { name: 'Expand' }).click();
  await expect.poll(() => widthOf(page)).toBe(280);
});

test('[NAV-10, SHELL-75] 1200 px: an expanded drawer next to the page; 1199: the rail, over which the full drawer opens without moving the page', async ({
  page,
  signInAs,
}) => {
  await signInAs('ada');
  await asOnTheFirstDay(page);
  await page.goto('/channels');
  const main = () => page.locator('#main').evaluate((element) => element.getBoundingClientRect().x);
  await widen(page, 1200);
  expect(await widthOf(page)).toBe(280);
  expect(await main()).toBe(280);
  await widen(page, 1199);
  expect(await widthOf(page)).toBe(96);
  expect(await main()).toBe(96);
  await nav(page).getByRole('button', { name: 'Expand' }).click();
  const over = page.getByRole('dialog', { name: 'Navigation' });
  await expect.poll(() => over.evaluate((element) => element.getBoundingClientRect().width)).toBe(280);
  expect(await main()).toBe(96);
  await closesBy(over, () => page.mouse.click(600, 400));
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
});

test('[NAV-18, NAV-19, NAV-20, NAV-21] the drawer collapses on an organization; an organization and View all organizations turn it over', async ({
  page,
  signInAs,
}) => {
  await signInAs('ada');
  await asOnTheFirstDay(page);
  await page.goto('/channels');
  await expect.poll(() => widthOf(page)).toBe(280);
  // Chosen by its entry (a UUID), the organization shows with the rail.
  await link(page, 'Borealis Labs').click();
  await expect(page).toHaveURL('/organizations/borealis');
  await expect.poll(() => widthOf(page)).toBe(96);
  await page.goto('/organizations/acme');
  await expect.poll(() => widthOf(page)).toBe(96);
  await page.goto('/cves');
  await expect.poll(() => widthOf(page)).toBe(280);
  await link(page, 'View all organizations').click();
  await expect(page).toHaveURL('/organizations');
  await expect.poll(() => widthOf(page)).toBe(96);
});

test('[NAV-19] an organization that is chosen in the list of all collapses the drawer', async ({ page, signInAs }) => {
  await signInAs('ada');
  await asOnTheFirstDay(page);
  await page.goto('/organizations');
  await expect.poll(() => widthOf(page)).toBe(280);
  await page.getByRole('main').getByRole('link', { name: 'Cobalt Analytics' }).click();
  await expect(page).toHaveURL('/organizations/cobalt');
  await expect.poll(() => widthOf(page)).toBe(96);
});

test.describe('Create', () => {
  const create = (page: Page) => nav(page).getByRole('button', { name: 'Create', exact: true });

  test('[NAV-14, NAV-15, NAV-16, NAV-17] opens New Notebook and New Project in new tabs, and closes on a press elsewhere', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ada');
    await asOnTheFirstDay(page);
    await page.goto('/channels');
    await create(page).click();
    const items = page.getByRole('menu').getByRole('menuitem');
    await expect(items).toHaveText([/^New Notebook/, /^New Project/]);
    await closesBy(page.getByRole('menu'), () => page.mouse.click(900, 700));
    for (const [name, what, leadsTo] of [
      ['New Notebook', 'new-notebook', (tab: Page) => tab.getByRole('heading', { level: 1 })],
      // Without a notebook server, this URL redirects to the hub's projects and asks for a name.
      ['New Project', 'new-project', (tab: Page) => tab.getByRole('dialog', { name: 'New project' })],
    ] as const) {
      await create(page).click();
      const asked = page.context().waitForEvent('request', (request) => request.isNavigationRequest());
      const opened = page.waitForEvent('popup');
      await page.getByRole('menuitem', { name }).click();
      const tab = await opened;
      // Where the tab went first: it may have gone on before anybody looks.
      expect((await asked).url()).toMatch(new RegExp(`/code-in-the-cloud\\?(.*&)?action=${what}(&|$)`));
      await expect(leadsTo(tab)).toBeVisible();
      await tab.close();
      // Behind another tab a page draws no frames, and a menu that waits for one does not close.
      await page.bringToFront();
      await expect(page.getByRole('menu')).toHaveCount(0);
    }
    await expect(page).toHaveURL('/channels');
  });

  test('[NAV-14] is not there without the permission cloud-notebooks', async ({ page, signInAs }) => {
    await signInAs('ada');
    await changeAnswer<{ viewer: { featurePermissions: { name: string; allowed: boolean }[] } }>(
      page,
      'Shell',
      (body) => {
        for (const one of body.data.viewer.featurePermissions) if (one.name === 'cloud-notebooks') one.allowed = false;
        return body;
      },
    );
    await page.goto('/channels');
    await expect(link(page, /^Dashboard/)).toBeVisible();
    await expect(create(page)).toHaveCount(0);
  });
});

test('[NAV-25] on /organizations/{name} only that organization is marked, and with it only its overview', async ({
  page,
  signInAs,
}) => {
  await signInAs('ada');
  await asOnTheFirstDay(page, (data) => {
    if (data.viewer.settings) data.viewer.settings.isNavigationCollapsed = false;
  });
  for (const [name, title] of [
    ['acme', 'Acme Research'],
    ['cobalt', 'Cobalt Analytics'],
  ] as const) {
    await page.goto(`/organizations/${name}`);
    await expect(nav(page).locator('[aria-current="true"]')).toHaveText(new RegExp(`${title}$`));
    await expect(nav(page).locator('[aria-current="page"]')).toHaveText(/^Overview/);
    const colorOf = (selector: string) =>
      nav(page)
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colorOf('[aria-current="page"]')).not.toBe(await colorOf('a:not([aria-current])'));
  }
  await page.goto('/organizations');
  await expect(nav(page).locator('[aria-current="page"]')).toHaveText(/^View All/);
  await expect(nav(page).locator('[aria-current="true"]')).toHaveCount(0);
});

test('[NAV-11] the toggle is visible immediately in a low window, and nothing overflows the drawer', async ({
  page,
  signInAs,
}) => {
  await signInAs('ada');
  await asOnTheFirstDay(page);
  await page.setViewportSize({ width: 1440, height: 600 });
  for (const [path, name] of [
    ['/channels', 'Collapse'],
    ['/organizations/acme', 'Expand'],
  ] as const) {
    await page.goto(path);
    await expect(nav(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    expect(await nav(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await overflow(page)).toEqual([]);
  }
});

test('[NAV-01] everything of the rail and of the drawer is in view, and no word of it cut, at 1000, 900, 800 and 700 px of height', async ({
  page,
  signInAs,
}) => {
  await signInAs('ada');
  let collapsed = true;
  await asOnTheFirstDay(page, (data) => {
    if (data.viewer.settings) data.viewer.settings.isNavigationCollapsed = collapsed;
  });
  for (const height of [1000, 900, 800, 700]) {
    await page.setViewportSize({ width: 1440, height });
    for (collapsed of [true, false]) {
      await page.goto('/organizations/acme/groups');
      await expect(nav(page).getByRole('button', { name: collapsed ? 'Expand' : 'Collapse' })).toBeVisible();
      await expect(nav(page).locator('[aria-current="page"]')).toHaveText(
        collapsed || height <= 800 ? /^Manage/ : /^Groups/,
      );
      for (const entry of await nav(page).locator('li a:visible, li button:visible').all())
        await expect(entry).toBeInViewport({ ratio: 1 });
      expect(
        await nav(page)
          .locator('li :is(a, button) > span')
          .evaluateAll((words) =>
            words
              // What only screen readers read has a pixel.
              .filter((word) => word.clientWidth > 1 && word.scrollWidth > word.clientWidth + 1)
              .map((word) => word.textContent),
          ),
        `${height} px, ${collapsed ? 'rail' : 'drawer'}`,
      ).toEqual([]);
      expect(
        await nav(page).evaluate((element) => element.scrollHeight - element.clientHeight),
        `${height} px, ${collapsed ? 'rail' : 'drawer'}`,
      ).toBe(0);
    }
  }
});

/** An id as a selector names it. */
function selectorOf(id: string): string {
  return id.replace(/[^\w-]/g, (sign) => `\\${sign}`);
}
