import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { Hub, type Repodata } from './support/hub.ts';
import { startHub } from './support/start.ts';

/** Clicks like a user, and records the clicks. Typing and keys aren't counted. */
function counting(): { click: (what: Locator) => Promise<void>; clicks: string[] } {
  const clicks: string[] = [];
  return {
    clicks,
    click: async (what) => {
      clicks.push(String(what));
      await what.click();
    },
  };
}

/** Puts a channel into a folder that mirrors may read: two licenses, on one platform. */
function putChannel(folder: string): void {
  const record = (name: string, license: string) => ({
    name,
    version: '1.0',
    build: '0',
    build_number: 0,
    depends: [],
    license,
    subdir: 'linux-64',
    size: 1_000,
    timestamp: 1_700_000_000_000,
    md5: '0'.repeat(32),
    sha256: '0'.repeat(64),
  });
  const packages = {
    'readline-1.0-0.conda': record('readline', 'GPL-3.0-only'),
    'git-1.0-0.conda': record('git', 'GPL-2.0-only'),
    'numpy-1.0-0.conda': record('numpy', 'BSD-3-Clause'),
    'pytorch-1.0-0.conda': record('pytorch', 'GPL-2.0-only'),
  };
  for (const [subdir, files] of [
    ['noarch', {}],
    ['linux-64', packages],
  ] as const) {
    mkdirSync(join(folder, subdir), { recursive: true });
    writeFileSync(
      join(folder, subdir, 'repodata.json'),
      JSON.stringify({ info: { subdir }, packages: {}, 'packages.conda': files, repodata_version: 1 }),
    );
  }
}

/** Fills the fields of a focused form one by one with Tab, and submits it with Enter. */
async function typeAndSend(page: Page, first: Locator, ...values: string[]): Promise<void> {
  await expect(first).toBeFocused();
  for (const [at, value] of values.entries()) {
    if (at > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
}

test('an admin comes from the link of an empty hub to a policy in force in 20 clicks at most', async ({
  page,
  expectedErrors,
}) => {
  test.setTimeout(600_000);
  const own = await startHub({ empty: true });
  try {
    expectedErrors.push(/ERR_NAME_NOT_RESOLVED/);
    const source = join(own.data, 'mirrors', 'defaults');
    putChannel(source);
    const { click, clicks } = counting();
    const me = { email: 'lena@corp.example', password: 'a long enough sentence' };

    await page.goto(own.setup ?? '');
    await typeAndSend(page, page.getByLabel('Email'), me.email, 'Lena', 'Berg', me.password);
    await expect(page.getByRole('heading', { name: 'Welcome, Lena' })).toBeVisible();

    await click(page.getByRole('main').getByRole('link', { name: 'Create organization' }).last());
    await typeAndSend(page, page.getByLabel('Title'), 'Corp Research');
    await click(page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'Create channel' }));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(dialog.getByRole('radio', { name: /^External mirror/ })).toBeChecked();

    // An unreadable source shows an error and creates nothing; the channel is created with its records.
    await click(dialog.getByLabel('Channel URL'));
    await page.keyboard.type(`${source}-wrong`);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/doesn't exist, or the hub can't read it/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Create anyway' })).toBeVisible();
    await dialog.getByLabel('Channel URL').fill(source);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/channels\/main\?tab=mirror$/);
    await expect(
      page.getByRole('region', { name: 'Applied policy' }).or(page.getByText('4 allowed')).first(),
    ).toBeVisible();
    await expect(page.getByText('4 allowed')).toBeVisible({ timeout: 120_000 });

    await click(page.getByRole('button', { name: 'Apply policy' }));
    await click(dialog.getByRole('link', { name: 'Create policy' }));
    await typeAndSend(page, page.getByLabel('Policy name'), 'Corp baseline');
    await expect(page.getByRole('heading', { name: 'Set package rules' })).toBeFocused();
    await click(page.getByRole('combobox', { name: 'License', exact: true }));
    for (const license of ['GPL2', 'GPL3']) {
      await page.keyboard.type(license);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
    await click(page.getByRole('button', { name: 'Block these instead' }));
    await click(page.getByText('Age', { exact: true }));
    await expect(page.getByRole('spinbutton', { name: 'Minimum age' })).toHaveValue('14');
    await click(page.getByRole('button', { name: 'Next >' }));
    await expect(page.getByText('No package in main is checked for CVEs').first()).toBeVisible();
    await click(page.getByRole('button', { name: /^High/ }));
    await click(page.getByRole('button', { name: 'Next >' }));
    await expect(page.getByRole('heading', { name: 'Set exclusions' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('pytorch ');
    await click(page.getByRole('button', { name: 'Next >' }));
    await expect(page.getByRole('row', { name: /readline/ })).toContainText('License');
    await expect(page.getByRole('row', { name: /pytorch/ })).toHaveCount(0);
    await click(page.getByRole('button', { name: 'Create Policy' }));
    await click(page.getByRole('link', { name: 'Apply to channel' }));
    await expect(dialog.getByRole('combobox', { name: 'Channel' })).toHaveValue('main');
    await click(dialog.getByRole('button', { name: 'Apply policy' }));
    await expect(page.getByRole('region', { name: 'Policy run on main' }).getByText('Completed')).toBeVisible({
      timeout: 120_000,
    });
    expect(clicks.length, clicks.join('\n')).toBeLessThanOrEqual(20);

    const { body } = await new Hub(own.url).ask<Repodata>('GET', '/repo/corp-research/main/linux-64/repodata.json', {
      as: me,
    });
    expect(Object.keys(body['packages.conda']).toSorted()).toEqual(['numpy-1.0-0.conda', 'pytorch-1.0-0.conda']);
  } finally {
    await page.close();
    await own.stop();
  }
});

test('a data scientist sees that git is blocked and why, whom to contact with the facts filled in, and copies a working command for an allowed package', async ({
  page,
  signInAs,
  hub,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  await signInAs('max');
  await page.goto('/organizations/acme');
  await page.getByRole('banner').getByRole('combobox', { name: 'Search' }).fill('git');
  await expect(page.getByRole('option', { name: 'Explain why git is blocked in acme/approved' })).toBeVisible();
  await page.goto('/organizations/acme/channels/approved/packages/git');
  await expect(page.getByText(/^Blocked by Production baseline, revision \d+: License/)).toBeVisible();
  const mail = new URL(
    (await page.getByRole('link', { name: 'Ada Byron (admin)' }).first().getAttribute('href')) ?? '',
  );
  expect(mail.pathname).toBe('ada@acme.example');
  expect(mail.searchParams.get('body')).toMatch(
    /Package: git [^]*Policy: Production baseline[^]*Rule: License[^]*Page: http/,
  );

  // For an allowed package: a public channel's command needs no token, and its URL works for a client.
  await page.goto('/organizations/acme/channels/main/packages/numpy');
  await page.getByRole('button', { name: 'Copy install command' }).click();
  await page.getByRole('menuitem', { name: 'conda' }).click();
  await expect(page.getByText(/conda/).first()).toBeVisible();
  const command = await page.evaluate(() => navigator.clipboard.readText());
  expect(command).toMatch(/conda install .*numpy=/);
  const channel = new URL(/https?:\/\/[^\s"]+/.exec(command)?.[0] ?? '');
  expect((await hub.ask('GET', `${channel.pathname}/noarch/repodata.json`, { as: null })).status).toBe(200);
});

test('a billing manager finds plan and seats from the navigation; every link of those pages leads somewhere', async ({
  page,
  signInAs,
}) => {
  await signInAs('bill');
  await page.goto('/organizations/acme/settings');
  await page.getByRole('link', { name: 'Manage plan' }).click();
  await expect(page.getByRole('row', { name: /Business/ })).toContainText('15 seats');
  const leads = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const href of new Set(leads)) {
    await page.goto(href);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Not Found|Limited Permissions/);
  }
});

test('an operator finds people, organizations, mail, jobs and storage from the navigation', async ({
  page,
  signInAs,
}) => {
  await signInAs('ada');
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Operator' }).click();
  const places = page.getByRole('navigation', { name: 'Hub operations' });
  for (const [name, there] of [
    ['Organizations', 'Organizations'],
    ['Jobs', 'Job queues'],
    ['Users', 'Users'],
  ] as const) {
    await places.getByRole('link', { name }).click();
    await expect(page.getByRole('region', { name: there })).toBeVisible();
  }
  await places.getByRole('link', { name: 'Storage' }).click();
  await expect(page.getByRole('row', { name: /^published/ })).toBeVisible();
  await places.getByRole('link', { name: 'Email' }).click();
  await expect(page.getByRole('button', { name: 'Send test email' })).toBeVisible();
});
