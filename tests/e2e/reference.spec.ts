import { axeProblems } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

test('a visitor gets from Help to an operation of the REST reference and its schema', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto('/help/api-quickstart');
  await page.getByRole('link', { name: '/api/docs' }).first().click();
  await expect(page.getByRole('heading', { name: 'REST API', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'POST /api/organizations/{org}/repo-policies', exact: true }).click();
  await expect(page).toHaveURL(/\/api\/docs\/policy#createPolicy$/);
  const operation = page.getByRole('region', { name: 'createPolicy', exact: true });
  await expect(operation.getByRole('heading', { level: 2 })).toBeInViewport();
  await operation.getByRole('link', { name: 'PolicyInput' }).click();
  await expect(page.getByRole('heading', { name: 'PolicyInput', exact: true })).toBeInViewport();
  expect(refused).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`pages of the REST reference are accessible and fit a phone: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 800 });
    for (const name of ['', '/policy', '/events', '/errors']) {
      const answer = await page.goto(`/api/docs${name}`);
      expect(answer?.headers()['content-encoding']).toBe('br');
      // The style sheet is applied, and follows the scheme of the device.
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(ground).toBe(colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(27, 26, 24)');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(await axeProblems(page)).toEqual([]);
    }
  });

test('the first tab stop of the REST reference skips to the content', async ({ page }) => {
  await page.goto('/api/docs/policy');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});
