import { expect, test } from './support/fixtures.ts';
import { changeAnswer } from './support/shell.ts';

test("a user searches, filters by blocked packages, and reads on the package's page why", async ({
  page,
  signInAs,
}) => {
  await signInAs('max');
  await page.goto('/search?query=git');
  const results = page.getByRole('main');
  const places = results.getByRole('list', { name: 'Channels with git', exact: true });
  // Once, with each of its channels.
  await expect(places.getByRole('link')).toHaveText(['acme/approved', 'acme/main']);
  await page.getByRole('checkbox', { name: /^Blocked/ }).click();
  await expect(page).toHaveURL('/search?query=git&decision=refused');
  await expect(places.getByRole('link')).toHaveText(['acme/approved']);
  await expect(places).toContainText('Blocked');
  await page.getByRole('checkbox', { name: /^acme\/approved/ }).click();
  await expect(page).toHaveURL('/search?query=git&decision=refused&channel=acme%2Fapproved');
  // The state is in the URL.
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Blocked/ })).toBeChecked();
  await places.getByRole('link', { name: 'acme/approved' }).click();
  await expect(page).toHaveURL('/organizations/acme/channels/approved/packages/git');
  await expect(page.getByRole('region', { name: 'Why it’s blocked' })).toContainText('Production baseline');
  await page.goBack();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(places.getByRole('link')).toHaveText(['acme/approved', 'acme/main']);
  await expect(page).toHaveURL('/search?query=git');
});

test('a visitor finds nothing of channels that only members may read, and no facet names them', async ({ page }) => {
  await page.goto('/search?query=git');
  await expect(page.getByRole('list', { name: 'Channels with git', exact: true }).getByRole('link')).toHaveText([
    'acme/main',
  ]);
  await expect(page.getByRole('main')).not.toContainText('acme/approved');
});

test('[SRCH-19, SRCH-20, SRCH-21] each search that fails says its own sentence, and nothing old is left', async ({
  page,
}) => {
  await page.goto('/search?query=git');
  const results = page.getByRole('main');
  await expect(results.getByRole('list', { name: 'Channels with git', exact: true })).toBeVisible();
  for (const [operation, field] of [
    ['SearchPackages', 'searchPackages'],
    ['PaletteSearch', 'searchContext'],
  ] as const)
    await changeAnswer(page, operation, () => ({
      data: { [field]: null },
      errors: [{ message: 'It failed.', path: [field], extensions: { code: 'UPSTREAM_ERROR', retryable: false } }],
    }));
  const everything = results.getByRole('textbox', { name: 'Search Everything' });
  await everything.fill('zlib');
  await everything.press('Enter');
  await expect(results).toContainText('Something went wrong while trying to search. Please try again.');
  await expect(results.getByRole('list', { name: /^Channels with/ })).toHaveCount(0);
  await page.goto('/search?query=git&group=packages');
  await expect(results).toContainText('Something went wrong while trying to fetch packages. Please try again.');
  await page.getByRole('combobox').fill('git');
  await expect(page.getByRole('banner')).toContainText(
    'Something went wrong while trying to search. Please try again.',
  );
});

test('the files of a channel are listed, and saved as a table', async ({ page, signInAs }) => {
  await signInAs('max');
  await page.goto('/organizations/acme/channels/approved?tab=files&q=git&decision=refused');
  const table = page.getByRole('region', { name: 'Files' });
  await expect(table.getByRole('row').nth(1)).toContainText('git-');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export files and decisions as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('acme-approved-policy-report.csv');
  await table.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Why you can’t install it' })).toBeVisible();
});
