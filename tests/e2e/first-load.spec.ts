import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** What a page brings over the wire until it rests, by address, in bytes: headers and bodies as they come, compressed. */
async function transferred(page: Page, address: string): Promise<Map<string, number>> {
  const network = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const bytes = new Map<string, number>();
  network.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const from = addresses.get(requestId) ?? requestId;
    bytes.set(from, (bytes.get(from) ?? 0) + encodedDataLength);
  });
  await network.send('Network.enable');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  return bytes;
}

/** Page, who arrives there, and the most that it may bring, in KB of 1,024 bytes. */
const pages = [
  { name: 'sign-in', address: '/sign-in', as: null, most: 200 },
  { name: 'a channel', address: '/organizations/acme/channels/approved', as: 'ada', most: 330 },
] as const;

for (const { name, address, as, most } of pages)
  test(`the first load of ${name} brings at most ${most} KB, fonts and answers included`, async ({
    page,
    signInAs,
  }) => {
    // A browser of a test has nothing in its cache; signing in by the interface brings nothing of the web.
    if (as) await signInAs(as);
    const bytes = await transferred(page, address);
    const sum = [...bytes.values()].reduce((total, each) => total + each, 0) / 1_024;
    const list = [...bytes]
      .toSorted((one, other) => other[1] - one[1])
      .map(([from, each]) => `${(each / 1_024).toFixed(1)} ${new URL(from).pathname}`)
      .join('\n');
    // The code and the answers of a page are more than this: otherwise it was not measured.
    expect(sum, list).toBeGreaterThan(60);
    expect(sum, list).toBeLessThanOrEqual(most);
  });
