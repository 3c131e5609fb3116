import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** Runs the editor's query; the button appears when every editor is ready. */
async function execute(page: Page, text: string): Promise<void> {
  await expect(page.locator('.graphiql-query-editor')).toContainText(text);
  await page.getByRole('button', { name: /Execute query/ }).click();
}

test('the playground opens at /graphql and runs a query with the session of the hub', async ({ page, signInAs }) => {
  await signInAs('max');
  await page.goto('/graphql');
  await expect(page).toHaveTitle(/Terrarium/);
  await execute(page, 'query Home');
  const result = page.getByRole('region', { name: 'Result Window' }).or(page.locator('.graphiql-response')).first();
  await expect(result).toContainText('"displayName"');
  await expect(result).toContainText('Production baseline');
  await expect(result).not.toContainText('"errors"');
});

test('the playground works for a visitor without a session', async ({ page }) => {
  await page.goto('/graphql');
  await execute(page, 'query Home');
  await expect(page.locator('.graphiql-response')).toContainText('"viewer": null');
});

test('the playground offers the main job as examples, and the way to sign in and back', async ({ page, signInAs }) => {
  await page.goto('/graphql');
  await expect(page.locator('.graphiql-query-editor')).toContainText('query Home');
  await expect.poll(() => page.evaluate(() => 'graphiql:tabState' in localStorage)).toBe(true);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/sign-in\?returnUrl=/);
  // Simulates leaving after the tabs were saved, and before the editor saved its text.
  await page.evaluate(() => localStorage.removeItem('graphiql:query'));
  await signInAs('max');
  await page.goto('/graphql');
  await expect(page.locator('.session-note')).toContainText('Max');
  await expect(page.locator('.graphiql-query-editor')).toContainText('query Home');
  await page.getByRole('combobox', { name: 'Examples' }).selectOption({ label: '1 · What would a policy change?' });
  await execute(page, 'query Impact');
  await expect(page.locator('.graphiql-response')).toContainText('"fileCountAfter"');
  await expect(page.locator('.graphiql-response')).not.toContainText('"errors"');
  // The styles of its dialogs are allowed: a violation would be logged to the console, which fails the test.
  await page.getByRole('button', { name: /settings/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the playground is small, and its page allows no inline script', async ({ page }) => {
  let bytes = 0;
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const answer = await page.goto('/graphql');
  await page.getByRole('button', { name: /Execute query/ }).waitFor();
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
  expect(bytes).toBeLessThan(1_500_000);
});

test('the GraphQL endpoint rejects a form of another site', async ({ page, baseURL, signInAs }) => {
  await signInAs('max');
  const answer = await page.request.post(`${baseURL}/graphql`, {
    headers: { origin: 'https://evil.example' },
    data: { query: '{ viewer { username } }' },
  });
  expect(answer.status()).toBe(403);
});
