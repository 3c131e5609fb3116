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
    // Other tests' users may fill the first page.
    await page.getByRole('searchbox', { name: 'Filter by' }).fill('max@acme');
    await expect(
      page.getByRole('region', { name: 'Users' }).getByRole('row', { name: /max@acme\.example/ }),
    ).toBeVisible();
    await page.getByRole('navigation', { name: 'Hub operations' }).getByRole('link', { name: 'Organizations' }).click();
    // The previous page has such a field too.
    const found = page
      .getByRole('region', { name: 'Organizations', exact: true })
      .getByRole('rowheader')
      .getByRole('link');
    await expect(found.first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Filter by name' }).fill(org);
    await expect(found).toHaveCount(1);
    await found.click();
    await expect(page).toHaveURL(new RegExp(`/operator/organizations/${org}$`));

    await page.getByRole('button', { name: 'Grant plan' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Plan' }).selectOption('Business');
    await dialog.getByRole('textbox', { name: 'Seats' }).fill('15');
    await dialog.getByRole('button', { name: 'Grant plan' }).click();
    await expect(page.getByRole('row', { name: /^Business Subscribed 15/ })).toBeVisible();
    expect((await hub.must<{ features: string[] }>('GET', `/api/organizations/${org}`)).features).toContain('policy');

    await page.getByRole('button', { name: 'Revoke plan' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke plan' }).click();
    await expect(page.getByRole('row', { name: /^Business Expired 15/ })).toBeVisible();
    // The default plan of new organizations on a hub without payments.
    await expect(page.getByRole('row', { name: /^Enterprise Subscribed/ })).toBeVisible();
    expect((await hub.must<{ features: string[] }>('GET', `/api/organizations/${org}`)).features).toContain('policy');

    await page.goto('/operator/log');
    const log = page.getByRole('region', { name: 'Operator log' });
    await expect(log.getByRole('row', { name: new RegExp(`Revoked plan.*${org}`) })).toBeVisible();
    await expect(log.getByRole('row', { name: new RegExp(`Granted plan.*Business, 15 seats.*${org}`) })).toBeVisible();
  });

  test('sends a test mail, and sees queues and what the data folder takes', async ({ page, signInAs }) => {
    await signInAs('ada');
    await page.goto('/operator/mail');
    await page.getByRole('button', { name: 'Send test email' }).click();
    await expect(page.getByText('The test email is in the outbox.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Test email from this hub/ }).first()).toBeVisible();
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

  test("is no one who wasn't added as one", async ({ page, hub, signInAs }) => {
    await signInAs('max');
    await page.goto('/operator/people');
    await expect(page).toHaveURL(/\/error\/404$/);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Operator' })).toHaveCount(0);
    expect((await hub.ask('GET', '/api/operator/people', { as: 'max' })).status).toBe(404);
    expect((await hub.ask('GET', '/api/operator/people', { as: null })).status).toBe(401);
  });
});
