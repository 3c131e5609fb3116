import type { Page } from '@playwright/test';
import { expect, test as base } from './support/fixtures.ts';
import { Hub, unique } from './support/hub.ts';
import { startHub } from './support/start.ts';

/** A hub that sells, for this file alone. */
const test = base.extend<object, { shop: string }>({
  shop: [
    async ({}, use) => {
      const hub = await startHub({ env: { PAYMENTS: 'test' } });
      await use(hub.url);
      await hub.stop();
    },
    { scope: 'worker', timeout: 360_000 },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop);
  },
  hub: async ({ shop }, use) => {
    await use(new Hub(shop));
  },
});

/** Types a card of the test processor and pays. */
async function payWith(page: Page, number: string, amount: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expires').fill('12/49');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: `Pay ${amount}` }).click();
}

/**
 * A third seat after ten days of the period, in US dollars, by the days of the period; calculated by hand. Of 31 days
 * 21 are left: 150.00 × 21/31 = 101.61 less 100.00 × 21/31 = 67.74 makes 33.87, and 19 % of it 6.44.
 */
const THIRD_SEAT: Record<number, string> = { 28: '$38.25', 29: '$38.98', 30: '$39.66', 31: '$40.31' };

test('[SUB-04, SUB-05, SUB-12, SUB-24, SUB-25, PAY-12, PAY-13, ERR-03] from Free to Pro to Business, a declined card, a third seat in the middle of the month, canceled, resumed, canceled and over', async ({
  page,
  hub,
  signInAs,
  expectedErrors,
}) => {
  // The browser logs the 402 response.
  expectedErrors.push(/402/);
  const org = unique('buyer');
  await hub.anOrganization({ name: org });
  const pass = (days: number) => hub.must('POST', '/api/payments/v2/test_time', { body: { organization: org, days } });
  const manage = `/organizations/${org}/subscriptions/manage`;
  await signInAs('ada');

  await test.step('Free leads to Pro', async () => {
    await page.goto(`/organizations/${org}/groups`);
    await expect(page.getByText('Groups requires the Business plan.')).toBeVisible();
    await page.goto(manage);
    await page.getByRole('link', { name: 'Upgrade to Pro' }).click();
    await page.getByRole('link', { name: 'Go to checkout' }).click();
  });

  await test.step('two seats of Pro in Germany: 2 × 30.00 and 19 % are 71.40', async () => {
    await page.getByLabel('Seats').fill('2');
    await page.getByLabel('Street address').fill('Main Street 1');
    await page.getByLabel('Country').selectOption({ label: 'Germany' });
    await expect(page.getByText('$71.40').first()).toBeVisible();
    await expect(page.getByText('$11.40')).toBeVisible();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await payWith(page, '4000 0000 0000 0002', '$71.40');
    await expect(page.getByRole('alert')).toContainText('We had trouble processing your credit card.');
    await payWith(page, '4242 4242 4242 4242', '$71.40');
    await expect(page.getByText(/ now has Pro, billed monthly\./)).toBeVisible();
  });

  await test.step('Business on the same day: 100.00 less 60.00 and 19 % are 47.60', async () => {
    await page.goto(manage);
    await expect(page.getByRole('row', { name: /^Pro Subscribed/ })).toBeVisible();
    await page.getByRole('link', { name: 'Upgrade to Business' }).click();
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await page.getByLabel('Seats').fill('2');
    await expect(page.getByText('$47.60').first()).toBeVisible();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByText('Visa ending in 4242')).toBeVisible();
    await page.getByRole('button', { name: 'Pay $47.60' }).click();
    await expect(page.getByText(/ now has Business, billed monthly\./)).toBeVisible();
    await page.goto(`/organizations/${org}/groups`);
    await expect(page.getByRole('heading', { name: 'Groups', level: 1 })).toBeVisible();
    await expect(page.getByText('Groups requires the Business plan.')).toBeHidden();
  });

  await test.step('a third seat after ten days is paid for the days to come', async () => {
    const { data } = await hub.must<{ data: { period_start: string; period_end: string; product_code: string }[] }>(
      'GET',
      `/api/payments/v2/organizations/${org}/subscriptions?extended=true`,
    );
    const { period_start: start, period_end: end } = data.find(
      (each) => each.product_code === 'security_subscription',
    )!;
    const amount = THIRD_SEAT[Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000)]!;
    await pass(10);
    await page.goto(`/organizations/${org}/seats`);
    await page.getByLabel('Number of seats').fill('3');
    await page.getByRole('button', { name: 'Change seats' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(amount)).toBeVisible();
    await dialog.getByRole('button', { name: 'Change seats' }).click();
    await expect(page.getByText('Plan changed to 3 seats')).toBeVisible();
    await page.goto(manage);
    await expect(page.getByRole('row', { name: /^Business Subscribed \$150/ })).toBeVisible();
    const invoices = page.getByRole('region', { name: 'Invoices' }).first();
    for (const total of [amount, '$47.60', '$71.40'])
      await expect(invoices.getByRole('row').filter({ hasText: total })).toHaveCount(1);
  });

  await test.step('canceled it runs on, resumed it renews', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click();
    await expect(page.getByRole('row', { name: /^Business Canceled, active until period end/ })).toBeVisible();
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByRole('row', { name: /^Business Subscribed/ })).toBeVisible();
  });

  await test.step('canceled again it ends with its period, and the organization is on Free', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click();
    await expect(page.getByRole('row', { name: /^Business Canceled, active until period end/ })).toBeVisible();
    await pass(40);
    await page.reload();
    await expect(page.getByRole('row', { name: /^Business Ended/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Free Subscribed/ })).toBeVisible();
    await page.goto(`/organizations/${org}/groups`);
    await expect(page.getByText('Groups requires the Business plan.')).toBeVisible();
  });
});
