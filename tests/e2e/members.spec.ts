import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unique } from './support/hub.ts';
import { expect, join, mailTo, signInBy, test } from './support/people.ts';
import { changeAnswer } from './support/shell.ts';

/** Selects an action in a member row's menu. */
async function choose(page: Page, name: RegExp, action: string): Promise<void> {
  await page
    .getByRole('row', { name })
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const linksTo = (page: Page, org: string) => page.locator(`a[href="/organizations/${org}"]`);
/** The signed-in user's visits in local storage. */
const visits = (page: Page) =>
  page.evaluate(() =>
    localStorage.getItem(
      `organization-visits:${(JSON.parse(sessionStorage.getItem('user') ?? '{}') as { id?: string }).id}`,
    ),
  );

test('[ORG-01, ORG-05, ORG-27, ORG-28, ORG-29] an organization is created, edited and deleted, and the sidebar follows without a reload', async ({
  page,
  hub,
  anAccount,
}) => {
  const name = unique('org');
  const eva = await anAccount();
  await signInBy(page.request, eva, hub.url);
  await page.goto('/organizations/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('Eva Labs');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('main').getByRole('button', { name: 'Create organization' }).click();
  await expect(page).toHaveURL(`/organizations/${name}`);
  await expect(sidebar(page).locator(`a[href="/organizations/${name}"]`).first()).toBeVisible();

  await sidebar(page).getByRole('button', { name: 'Manage' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL(`/organizations/${name}/settings`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Eva Works');
  await page.getByRole('textbox', { name: 'Bio' }).fill('What we do.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Organization saved')).toBeVisible();
  expect(await hub.must('GET', `/api/organizations/${name}`, { as: eva })).toMatchObject({
    name,
    title: 'Eva Works',
    bio: 'What we do.',
  });
  expect(await visits(page)).toContain(name);

  await page.getByRole('button', { name: 'Delete organization' }).click();
  const dialog = page.getByRole('alertdialog');
  const yes = dialog.getByRole('button', { name: 'Delete organization' });
  await expect(yes).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('textbox').fill(name);
  await yes.click();
  await expect(page).toHaveURL('/organizations');
  await expect(page.getByText('Eva Works deleted')).toBeVisible();
  await expect(linksTo(page, name)).toHaveCount(0);
  expect(await visits(page)).not.toContain(name);
  expect((await hub.ask('GET', `/api/organizations/${name}`, { as: eva })).status).toBe(404);
});

test('[ORG-14, ORG-15, ORG-16] an admin changes a role and removes a member: both apply immediately, and the member is notified', async ({
  page,
  hub,
  org,
  signInAs,
  anAccount,
}) => {
  const eva = await anAccount();
  await join(hub, org, eva);
  await hub.aChannel({ org, name: 'inside', privacy: 'internal' });
  const { secret } = await hub.must<{ secret: string }>('POST', `/api/organizations/${org}/ce/current-token`, {
    as: eva,
  });
  const repodata = async () =>
    (await hub.ask('GET', `/t/${secret}/repo/${org}/inside/noarch/repodata.json`, { as: null })).status;
  await expect.poll(repodata).toBe(200);

  await signInAs('ada');
  await page.goto(`/organizations/${org}/members`);
  await choose(page, /^Eva Moser/, 'Change role');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await dialog.getByRole('radio', { name: /^Admin/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /^Eva Moser/ })).toContainText('Admin');
  expect((await hub.ask('PUT', `/api/organizations/${org}`, { as: eva, body: { bio: 'By Eva.' } })).status).toBe(200);
  expect((await mailTo(hub, eva.email, `Your role in ${org} was changed`)).text).toContain('ada@acme.example');

  await choose(page, /^Eva Moser/, 'Remove from organization');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove member' }).click();
  await expect(page.getByText('Eva Moser removed')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Eva Moser/ })).toHaveCount(0);
  // Only the page's response comes between the removal and the next download.
  expect([401, 403, 404]).toContain(await repodata());
  expect((await hub.ask('GET', `/api/organizations/${org}`, { as: eva })).status).toBe(404);
  const { data } = await hub.must<{ data: { organization: object | null } }>('POST', '/graphql', {
    as: eva,
    body: { query: `{ organization(name: "${org}") { name members { totalCount } } }` },
  });
  expect(data.organization).toBeNull();
  await mailTo(hub, eva.email, `You were removed from ${org}`);
});

test("[ORG-07, ORG-27, ORG-28] the only admin sees why they can't leave; another member leaves, and the organization disappears from all lists", async ({
  page,
  hub,
  org,
  signInAs,
  anAccount,
}) => {
  const eva = await anAccount();
  await join(hub, org, eva);
  const leave = page.getByRole('alertdialog').getByRole('button', { name: 'Leave organization' });
  await signInAs('ada');
  await page.goto(`/organizations/${org}/members`);
  await choose(page, /^Ada/, 'Leave organization');
  await leave.click();
  await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('You are the only admin');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

  await signInBy(page.request, eva, hub.url);
  await page.goto(`/organizations/${org}/members`);
  await expect(page.getByRole('row', { name: /^Ada/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Ada/ }).getByRole('button')).toHaveCount(0);
  await choose(page, /^Eva Moser/, 'Leave organization');
  await leave.click();
  await expect(page).toHaveURL('/organizations');
  await expect(linksTo(page, org)).toHaveCount(0);
  expect(await visits(page)).not.toContain(org);
  await page.goto(`/organizations/${org}`);
  await expect(page).toHaveURL('/error/403');
});

test('[ORG-13] the download is a file with all members, whatever the page shows', async ({ page, hub, signInAs }) => {
  const { items } = await hub.must<{ items: { email: string }[] }>('GET', '/api/organizations/acme/users?limit=100');
  await signInAs('ada');
  await page.goto('/organizations/acme/members?role=BILLING_MANAGER');
  await expect(page.getByRole('row', { name: /^Bill/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Max/ })).toHaveCount(0);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('acme-members.csv');
  const table = await readFile(await file.path(), 'utf8');
  expect(table.trimEnd().split('\r\n')).toHaveLength(items.length + 1);
  for (const { email } of items) expect(table).toContain(`,${email},`);
});

test('[ORG-09, ORG-10] a feature of the plan is switched off and on; what the plan does not give cannot be', async ({
  page,
  hub,
  org,
  signInAs,
}) => {
  const features = async () =>
    (
      await hub.must<{ items: { feature: string; enabled: boolean; in_plan: boolean }[] }>(
        'GET',
        '/api/organizations/acme/features',
      )
    ).items;
  const isOn = async () => (await features()).find(({ feature }) => feature === 'lms')?.enabled;
  await hub.must('POST', '/api/organizations/acme/features', { body: { feature: 'lms', enabled: true } });
  await signInAs('ada');
  await page.goto('/organizations/acme/settings');
  await expect(page.getByRole('switch')).toHaveCount((await features()).length);
  // No other test depends on this feature.
  const learning = page.getByRole('switch', { name: 'Learning' });
  await learning.press('Space');
  await expect(page.getByText('Learning turned off')).toBeVisible();
  expect(await isOn()).toBe(false);
  await learning.press('Space');
  await expect(page.getByText('Learning turned on')).toBeVisible();
  expect(await isOn()).toBe(true);

  await hub.must('PUT', `/api/operator/organizations/${org}/plan`, {
    body: { product_code: 'starter_subscription', until: '2040-01-01T00:00:00Z' },
  });
  await page.goto(`/organizations/${org}/settings`);
  await expect(page.getByRole('switch', { name: 'Package policies' })).toBeDisabled();
  expect(
    (await hub.ask('POST', `/api/organizations/${org}/features`, { body: { feature: 'policy', enabled: true } }))
      .status,
  ).toBe(403);
});

test('[ORG-22, ORG-24] features are for the admin; a 403 of them empties the selection', async ({ page, signInAs }) => {
  const told: unknown[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/graphql')) return;
    void response.json().then(
      ({ data }: { data?: { organization?: { featureSettings?: unknown[] | null } } }) => {
        const settings = data?.organization?.featureSettings;
        if (settings !== undefined) told.push(settings && settings.length > 0);
      },
      () => undefined,
    );
  });
  const members = async () => {
    await page.goto('/organizations/acme/members');
    await expect(page.getByRole('row', { name: /^Max/ })).toBeVisible();
  };
  await signInAs('max');
  await members();
  await expect.poll(() => told).toEqual([null]);
  await signInAs('ada');
  await members();
  await expect.poll(() => told).toEqual([null, true]);

  type Selected = { featureSettings: null } | null | undefined;
  // The organization of the URL, or the one that the hub selects.
  await changeAnswer<{ organization?: Selected; viewer: { defaultOrganization?: Selected } }>(page, 'Shell', (body) => {
    const { organization, viewer } = body.data;
    const selected = organization ?? viewer.defaultOrganization;
    if (selected) selected.featureSettings = null;
    return {
      ...body,
      errors: [
        {
          message: "Your role doesn't allow this. Ask an organization admin.",
          path: [...(organization ? ['organization'] : ['viewer', 'defaultOrganization']), 'featureSettings'],
          extensions: { code: 'FORBIDDEN' },
        },
      ],
    };
  });
  await page.goto('/organizations/acme/members');
  await expect(page).toHaveURL('/error/403');
  await page.goto('/organizations');
  await expect(page.getByRole('heading', { name: 'Organizations', level: 1 })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Overview' })).toHaveCount(0);
});
