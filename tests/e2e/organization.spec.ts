import { unique, type RestChannel } from './support/hub.ts';
import { expect, keeping, signInBy, test } from './support/people.ts';
import { closesBy } from './support/shell.ts';

test('[ORG-02, SHELL-18] the list, the account menu and the hub name the same organizations', async ({
  page,
  hub,
  signInAs,
}) => {
  const { items } = await hub.must<{ items: { title: string; role: string }[] }>('GET', '/api/organizations/my', {
    as: 'max',
  });
  await signInAs('max');
  await page.goto('/organizations');
  const rows = page.getByRole('region', { name: 'Organizations' }).getByRole('rowheader');
  await expect(rows).toHaveText(items.map(({ title }) => title));

  await signInAs('ada');
  await page.goto('/organizations');
  await page.getByRole('button', { name: /account menu for Ada/ }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText('ada@acme.example');
  await expect(menu).toContainText('My Organizations');
  const links = await menu.getByRole('menuitem').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(links.filter((href) => href.startsWith('/organizations/'))).toHaveLength(3);
  await menu.getByRole('menuitem', { name: 'View All' }).click();
  await expect(page).toHaveURL('/organizations');
});

test('[SHELL-01] from the home everything of the slice is reached by links', async ({ page, signInAs }) => {
  await signInAs('max');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome, Max', level: 1 })).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const [entry, heading] of [
    ['Channels', 'Channels'],
    ['Policies', 'Policies'],
    ['CVEs', 'CVEs'],
  ] as const) {
    await nav.getByRole('link', { name: new RegExp(`^${entry}`) }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Terrarium home' }).click();
  await expect(page).toHaveURL('/');
});

test('[NAV-25] only the entry of the current address is highlighted, also on the pages below it', async ({
  page,
  signInAs,
}) => {
  await signInAs('max');
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
  for (const [path, entry] of [
    ['/organizations/acme/groups', 'Manage'],
    ['/organizations/acme/members', 'Members'],
    ['/organizations/acme', 'Acme'],
    ['/organizations/acme/channels', 'Channels'],
    ['/organizations/acme/channels/approved/packages/numpy', 'Channels'],
    ['/organizations/acme/policies', 'Policies'],
    ['/cves', 'CVEs'],
  ] as const) {
    await page.goto(path);
    await expect(current).toHaveCount(1);
    await expect(current).toContainText(entry);
  }
});

test('[NAV-09, NAV-11, NAV-12, NAV-18] the navigation is 280 px wide, 96 px on an organization, and the person may change it', async ({
  page,
  hub,
  anAccount,
}) => {
  // The account stores the choice, so this test has its own account.
  const account = await anAccount();
  await signInBy(page.request, account, hub.url);
  const org = unique('own');
  await hub.must('POST', '/api/organizations/', { as: account, body: { name: org, title: 'My own' } });
  const nav = page.getByRole('navigation', { name: 'Main' });
  const width = () => nav.evaluate((element) => element.getBoundingClientRect().width);
  await page.goto('/organizations');
  await expect.poll(width).toBe(280);
  await page.goto(`/organizations/${org}`);
  await expect.poll(width).toBe(96);
  await keeping(page, () => nav.getByRole('button', { name: 'Expand' }).click());
  await expect.poll(width).toBe(280);
  await page.reload();
  await expect.poll(width).toBe(280);
  await nav.getByRole('button', { name: 'Collapse' }).click();
  await expect.poll(width).toBe(96);
});

test('[NAV-10, SHELL-74] at 1199 px the rail stays and the whole navigation opens over the page; on a phone it opens from the header', async ({
  page,
  signInAs,
}) => {
  await signInAs('max');
  await page.setViewportSize({ width: 1199, height: 900 });
  await page.goto('/organizations');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect.poll(() => nav.first().evaluate((element) => element.getBoundingClientRect().width)).toBe(96);
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect.poll(() => nav.first().evaluate((element) => element.getBoundingClientRect().width)).toBe(280);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(nav).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await nav.getByRole('link', { name: /^Policies/ }).click();
  await expect(page).toHaveURL('/organizations/acme/policies');
  await expect(nav).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(nav.getByRole('link', { name: /^Channels/ })).toBeVisible();
  await closesBy(page.getByRole('dialog', { name: 'Navigation' }), () => page.keyboard.press('Escape'));
  await expect(nav).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeFocused();
});

test('[ORG-30] the switcher holds the last visited organizations first, three of them, and View All', async ({
  page,
  signInAs,
}) => {
  await signInAs('ada');
  for (const org of ['dune', 'cobalt']) {
    await page.goto(`/organizations/${org}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(org === 'dune' ? 'Dune' : 'Cobalt');
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'My Organizations' }).click();
  const items = page.getByRole('menu').getByRole('menuitem');
  await expect(items).toHaveCount(4);
  await expect(items.nth(0)).toContainText('Cobalt');
  await expect(items.nth(1)).toContainText('Dune');
  await expect(items.nth(3)).toHaveText('View All');
  await items.nth(1).click();
  await expect(page).toHaveURL('/organizations/dune');
});

test('[CHAN-01, CHAN-02] the channels page lists what the hub lists, with its counts', async ({
  page,
  hub,
  org,
  signInAs,
}) => {
  await hub.aChannel({ org, name: 'raw' });
  await hub.aChannel({ org, name: 'kept', privacy: 'private' });
  await hub.aChannel({ org, name: 'chosen', type: 'virtual', sources: ['raw', 'kept'], confirm_exposure: true });
  const { items } = await hub.must<{ items: RestChannel[] }>('GET', `/api/organizations/${org}/channels`);
  await signInAs('ada');
  await page.goto(`/organizations/${org}/channels`);
  const table = page.getByRole('region', { name: 'Channels' });
  await expect(table.getByRole('rowheader')).toHaveCount(items.length);
  expect((await table.getByRole('rowheader').getByRole('link').allTextContents()).toSorted()).toEqual(
    items.map(({ name }) => name).toSorted(),
  );
  await expect(table.getByRole('row', { name: /^kept/ })).toContainText('Hosted, private');
  await expect(table.getByRole('row', { name: /^chosen/ })).toContainText('Virtual from raw, kept, internal');

  await page.goto('/organizations/acme/channels');
  const approved = await hub.channel('approved', 'acme');
  const row = table.getByRole('row', { name: /^approved/ });
  await expect(row).toContainText(approved.served_file_count.toLocaleString('en-US'));
  await expect(row).toContainText(approved.refused_file_count.toLocaleString('en-US'));
  await expect(row.getByRole('link', { name: 'Production baseline' })).toBeVisible();
  await row.getByRole('link', { name: 'approved' }).click();
  await expect(page.getByRole('heading', { name: 'approved', level: 1 })).toBeVisible();
});

test('the overview names what needs attention and leads to it', async ({ page, signInAs }) => {
  await signInAs('max');
  await page.goto('/organizations/acme');
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await expect(attention.getByRole('listitem')).not.toHaveCount(0);
  const cve = attention.getByRole('link', { name: /^CVE-/ }).first();
  const id = await cve.textContent();
  await cve.click();
  await expect(page.getByRole('heading', { name: id ?? '', level: 1 })).toBeVisible();
});

for (const person of ['max', 'bill'] as const) {
  test(`[ORG-19] ${person} sees the screens read-only, with the reason`, async ({ page, signInAs }) => {
    await signInAs(person);
    await page.goto('/organizations/acme/channels');
    const create = page.getByRole('button', { name: 'Create channel' });
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await expect(create).toHaveAttribute('title', /Only organization admins/);
    await create.click({ force: true });
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.goto('/organizations/acme/channels/approved?tab=settings');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('button', { name: 'Delete channel' })).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('button', { name: 'More actions' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Edit policy' })).toHaveCount(0);

    await page.goto('/organizations/acme/policies');
    await expect(page.getByRole('button', { name: 'Create policy' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Actions for Production baseline' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'View',
      'View as single form',
      'History',
      'Export as YAML',
      'Export as JSON',
    ]);

    await page.goto('/organizations/acme/policies/new');
    await expect(page).toHaveURL('/error/403');
    await expect(page.getByRole('heading', { name: 'Limited Permissions', level: 1 })).toBeVisible();
  });
}

test('[ORG-26] an organization of others leads to error/403', async ({ page, signInAs }) => {
  await signInAs('max');
  for (const path of [
    '/organizations/borealis',
    '/organizations/borealis/channels',
    '/organizations/borealis/policies',
    '/organizations/no-such-organization',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL('/error/403');
    await expect(page.getByRole('heading', { name: 'Limited Permissions', level: 1 })).toBeVisible();
  }
});

test('[SHELL-58, SHELL-59] an unknown address and an unknown channel say so and lead back', async ({
  page,
  signInAs,
}) => {
  await signInAs('max');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page Not Found', level: 1 })).toBeVisible();
  await page.goto(`/organizations/acme/channels/${unique('none')}`);
  await expect(page.getByRole('heading', { name: 'Page Not Found', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Go back.' }).click();
  await expect(page).toHaveURL('/organizations/acme/channels');
});

test('the theme follows the device until the user chooses, and the choice stays', async ({ page, hub, anAccount }) => {
  await signInBy(page.request, await anAccount(), hub.url);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/organizations');
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  expect(await theme()).toBe('dark');
  await page.getByRole('button', { name: /^Theme/ }).click();
  await keeping(page, () => page.getByRole('menuitem', { name: 'Light' }).click());
  expect(await theme()).toBe('light');
  await page.reload();
  expect(await theme()).toBe('light');
});
