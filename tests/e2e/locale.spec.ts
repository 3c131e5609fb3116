import { expect, test } from './support/fixtures.ts';

test.describe('a browser that is set to German, in California', () => {
  test.use({ locale: 'de-DE', timezoneId: 'America/Los_Angeles' });

  test('numbers and the whole instant are written its way, days as everywhere, and the words stay English', async ({
    page,
    hub,
    signInAs,
  }) => {
    const { served_file_count: served } = await hub.channel('main', 'acme');
    await signInAs('max');
    await page.goto('/organizations/acme/channels/main');
    await expect(page.getByRole('region', { name: 'Applied policy' })).toContainText(
      `${new Intl.NumberFormat('de-DE').format(served)} allowed`,
    );
    const updated = page.getByRole('region', { name: 'Packages' }).locator('td time');
    for (const time of await updated.all()) {
      expect(await time.textContent()).toMatch(/^\d{4}-\d\d-\d\d$/);
      const at = new Date((await time.getAttribute('datetime'))!);
      expect(
        (await time.getAttribute('title'))?.startsWith(
          new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'America/Los_Angeles' }).format(at),
        ),
      ).toBe(true);
    }
    expect(await updated.count()).toBeGreaterThan(0);
  });
});
