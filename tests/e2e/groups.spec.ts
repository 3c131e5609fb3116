import type { Page } from '@playwright/test';
import { unique, type Hub } from './support/hub.ts';
import { expect, join, test } from './support/people.ts';

/** Returns the status that a conda client gets with a token. */
const statusOf = async (hub: Hub, secret: string, org: string, channel: string): Promise<number> =>
  (await fetch(`${hub.url}/t/${secret}/repo/${org}/${channel}/noarch/repodata.json`)).status;

const choose = async (page: Page, what: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${what}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

test('[GROUP-01, GROUP-07, GROUP-08, GROUP-09] a private channel opens to a person with a group made on the screens, and closes again', async ({
  page,
  hub,
  org,
  signInAs,
  anAccount,
}) => {
  const eva = await anAccount();
  await join(hub, org, eva);
  const channel = await hub.aChannel({ org, privacy: 'private' });
  const { secret } = await hub.must<{ secret: string }>('POST', `/api/organizations/${org}/ce/current-token`, {
    as: eva,
  });
  const seen = async () => [
    await statusOf(hub, secret, org, channel),
    (await hub.ask('GET', `/api/organizations/${org}/channels/${channel}`, { as: eva })).status,
  ];
  expect(await seen()).toEqual([404, 404]);

  await signInAs('ada');
  await page.goto(`/organizations/${org}/members`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Manage' }).click();
  await page.getByRole('menuitem', { name: 'Groups' }).click();
  await page.getByRole('button', { name: 'Create group' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Readers');
  await page.getByRole('dialog').getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { name: 'Readers', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Add channel' }).click();
  await page.getByRole('combobox', { name: 'Channel' }).selectOption(channel);
  await page.getByRole('button', { name: 'Add channel', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Channels' }).getByRole('link', { name: channel })).toBeVisible();
  expect(await seen()).toEqual([404, 404]);

  await page.getByRole('button', { name: 'Add members' }).click();
  await page.getByRole('searchbox', { name: 'Find members' }).fill(eva.username);
  // The head of the table covers none of its rows.
  const people = page.getByRole('dialog').getByRole('table');
  await expect(people.getByRole('row')).toHaveCount(2);
  await expect
    .poll(() => people.evaluate((table) => getComputedStyle(table.querySelector('th')!).position))
    .toBe('sticky');
  const [head, row] = await Promise.all([
    people.locator('th').first().boundingBox(),
    people.getByRole('row').last().boundingBox(),
  ]);
  expect(head!.y + head!.height).toBeLessThanOrEqual(row!.y + 1);
  await page.getByRole('button', { name: 'Add Eva Moser' }).click();
  await expect(page.getByText('Added', { exact: true })).toBeVisible();
  expect(await seen()).toEqual([200, 200]);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('region', { name: 'Members' })).toContainText(eva.username);

  await page.reload();
  await page.getByRole('button', { name: 'Remove Eva Moser from the group' }).click();
  await expect(page.getByText('No members yet')).toBeVisible();
  expect(await seen()).toEqual([404, 404]);
});

test('[CHAN-08, GROUP-09, GROUP-10] groups are added and removed on the page of the channel', async ({
  page,
  hub,
  org,
  signInAs,
}) => {
  const channel = await hub.aChannel({ org, privacy: 'private' });
  await hub.must('POST', `/api/organizations/${org}/groups`, { body: { name: 'Readers' } });
  await signInAs('ada');
  await page.goto(`/organizations/${org}/channels/${channel}?tab=groups`);
  await page.getByRole('button', { name: 'Add group' }).click();
  await page.getByRole('combobox', { name: 'Group' }).selectOption('Readers');
  await page.getByRole('dialog').getByRole('button', { name: 'Add group', exact: true }).click();
  const table = page.getByRole('region', { name: 'Groups' });
  await expect(table.getByRole('link', { name: 'Readers' })).toBeVisible();
  expect(await hub.must('GET', `/api/organizations/${org}/channels/${channel}/groups`)).toMatchObject({
    items: [{ name: 'Readers' }],
  });
  await page.reload();
  await table.getByRole('button', { name: 'Remove Readers' }).click();
  await expect(page.getByText('No groups yet', { exact: true })).toBeVisible();
  expect(await hub.must('GET', `/api/organizations/${org}/channels/${channel}/groups`)).toMatchObject({
    total_count: 0,
  });
});

test('[GROUP-03, GROUP-04] a taken name is shown at the field; a deleted group disappears', async ({
  page,
  hub,
  org,
  signInAs,
}) => {
  await hub.must('POST', `/api/organizations/${org}/groups`, { body: { name: 'Readers' } });
  await signInAs('ada');
  await page.goto(`/organizations/${org}/groups`);
  await page.getByRole('button', { name: 'Create group' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Readers');
  await dialog.getByRole('button', { name: 'Create group' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
    /is already taken by a group of this organization/,
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await choose(page, 'Readers', 'Delete group');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete group' }).click();
  await expect(page.getByText('No groups yet', { exact: true })).toBeVisible();
});

test('members see groups and change nothing', async ({ page, signInAs }) => {
  await signInAs('max');
  await page.goto('/organizations/acme/groups');
  await expect(page.getByRole('region', { name: 'Groups' }).getByRole('link', { name: 'Data science' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create group' })).toHaveCount(0);
  await page.goto('/organizations/acme/service-accounts');
  await expect(page).toHaveURL('/error/403');
});

test('[SVC-01, SVC-03, SVC-04, SVC-05] a service account is created, installs with its token, is renamed, and stops working immediately', async ({
  page,
  hub,
  signInAs,
}) => {
  const name = unique('ci');
  const channel = await hub.aChannel({ org: 'acme', privacy: 'internal' });
  await signInAs('ada');
  await page.goto('/organizations/acme/service-accounts');
  await page.getByRole('button', { name: 'Create service account' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Create service account' }).click();
  const row = page.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row).toContainText('No token');

  const issued = async () => {
    const secret = (await page.getByRole('dialog').getByText(/^tr-/).textContent()) ?? '';
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await expect(row).toContainText(`••••${secret.slice(-4)}`);
    return secret;
  };
  await choose(page, name, 'Create read token');
  const first = await issued();
  expect(await statusOf(hub, first, 'acme', channel)).toBe(200);
  await choose(page, name, 'Rotate token');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate token' }).click();
  const second = await issued();
  expect([await statusOf(hub, first, 'acme', channel), await statusOf(hub, second, 'acme', channel)]).toEqual([
    401, 200,
  ]);

  await choose(page, name, 'Rename');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(`${name}-renamed`);
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`^${name}-renamed`) })).toBeVisible();
  await choose(page, `${name}-renamed`, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`Service account ${name}-renamed deleted`)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await statusOf(hub, second, 'acme', channel)).toBe(401);
  await hub.must('DELETE', `/api/organizations/acme/channels/${channel}`);
});

test('a plan without service accounts says so and leads to the plans', async ({ page, hub, org, signInAs }) => {
  await hub.must('PUT', `/api/operator/organizations/${org}/plan`, {
    body: { product_code: 'starter_subscription', until: '2040-01-01T00:00:00Z' },
  });
  expect(
    await hub.ask('POST', `/api/v1/organizations/${org}/service-accounts`, { body: { name: 'ci' } }),
  ).toMatchObject({ status: 403, body: { error: { human_readable_id: 'not_in_plan' } } });
  await signInAs('ada');
  await page.goto(`/organizations/${org}/service-accounts`);
  await page.getByRole('link', { name: 'View plans' }).click();
  await expect(page).toHaveURL(`/organizations/${org}/subscribe`);
});
