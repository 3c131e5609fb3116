import { expect, test } from './support/fixtures.ts';

test.describe('an operator of the hub', () => {
  test('finds an organization, gives it a plan, takes it away again, and reads both in the log', async ({
    page,
    hub,
    org,
    signInAs,
  }) => {
    await signInAs('ada');
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Operator' }).click();
    // Other tests' people may fill the first page.
    await page.getByRole('searchbox', { name: 'Filter by' }).fill('max@acme');
    await expect(
      page.getByRole('region', { name: 'People of the hub' }).getByRole('row', { name: /max@acme\.example/ }),
    ).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Operate the hub' })
      .getByRole('link', { name: 'Organizations' })
      .click();
    // The page that is left has such a field, too.
    const found = page.getByRole('region', { name: 'Organizations of the hub' }).getByRole('link');
    await expect(found.first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Filter by name' }).fill(org);
    await expect(found).toHaveCount(1);
    await found.click();
    await expect(page).toHaveURL(new RegExp(`/operator/organizations/${org}$`));

    await page.getByRole('button', { name: 'Give a plan' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Plan' }).selectOption('Business');
    await dialog.getByRole('textbox', { name: 'Seats' }).fill('15');
    await dialog.getByRole('button', { name: 'Give the plan' }).click();
    await expect(page.getByRole('row', { name: /^Business Subscribed 15/ })).toBeVisible();
    expect((await hub.must<{ features: string[] }>('GET', `/api/organizations/${org}`)).features).toContain('policy');

    await page.getByRole('button', { name: 'Take the plan away' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take it away' }).click();
    await expect(page.getByRole('row', { name: /^Business Ended 15/ })).toBeVisible();
    // What new organizations of a hub that sells nothing have.
    await expect(page.getByRole('row', { name: /^Enterprise Subscribed/ })).toBeVisible();
    expect((await hub.must<{ features: string[] }>('GET', `/api/organizations/${org}`)).features).toContain('policy');

    await page.goto('/operator/log');
    const log = page.getByRole('region', { name: 'What operators did' });
    await expect(log.getByRole('row', { name: new RegExp(`Took the plan away.*${org}`) })).toBeVisible();
    await expect(log.getByRole('row', { name: new RegExp(`Gave a plan.*Business, 15 seats.*${org}`) })).toBeVisible();
  });

  test('sends a test mail, and sees queues and what the data folder takes', async ({ page, signInAs }) => {
    await signInAs('ada');
    await page.goto('/operator/mail');
    await page.getByRole('button', { name: 'Send a test mail' }).click();
    await expect(page.getByText('the test mail lies in the outbox')).toBeVisible();
    await expect(page.getByRole('row', { name: /A test mail of this hub/ }).first()).toBeVisible();
    await page.goto('/operator/jobs');
    await expect(
      page.getByRole('region', { name: 'Job queues' }).getByRole('row', { name: /Policy runs/ }),
    ).toBeVisible();
    await page.goto('/operator/storage');
    await expect(
      page
        .getByRole('row', { name: /^published/ })
        .getByRole('cell')
        .last(),
    ).toHaveText(/\d/);
  });

  test('is nobody who was not made one', async ({ page, hub, signInAs }) => {
    await signInAs('max');
    await page.goto('/operator/people');
    await expect(page).toHaveURL(/\/error\/404$/);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Operator' })).toHaveCount(0);
    expect((await hub.ask('GET', '/api/operator/people', { as: 'max' })).status).toBe(404);
    expect((await hub.ask('GET', '/api/operator/people', { as: null })).status).toBe(401);
  });
});
