import { expect, test } from './support/fixtures.ts';

test('the playground opens at /graphql and runs a query with the session of the hub', async ({ page, signInAs }) => {
  await signInAs('max');
  await page.goto('/graphql');
  await expect(page).toHaveTitle(/Terrarium/);
  await page.getByRole('button', { name: /Execute query/ }).click();
  const result = page.getByRole('region', { name: 'Result Window' }).or(page.locator('.graphiql-response')).first();
  await expect(result).toContainText('"displayName"');
  await expect(result).toContainText('Production baseline');
  await expect(result).not.toContainText('"errors"');
});

test('the playground answers a visitor, too, as nobody', async ({ page }) => {
  await page.goto('/graphql');
  await page.getByRole('button', { name: /Execute query/ }).click();
  await expect(page.locator('.graphiql-response')).toContainText('"viewer": null');
});

test('the GraphQL endpoint refuses a form of another site', async ({ page, baseURL, signInAs }) => {
  await signInAs('max');
  const answer = await page.request.post(`${baseURL}/graphql`, { headers: { origin: 'https://evil.example' }, data: { query: '{ viewer { username } }' } });
  expect(answer.status()).toBe(403);
});
