import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** What a page transfers until it is idle, by URL. */
interface Transfer {
  /** Compressed headers and bodies, in bytes. */
  bytes: Map<string, number>;
  /** JavaScript files with their length in characters. */
  scripts: Map<string, number>;
}

/** Opens a page, and measures what it transfers until it is idle. */
async function transferred(page: Page, address: string): Promise<Transfer> {
  const network = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const bytes = new Map<string, number>();
  const scripts = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/assets\/.*\.js$/.test(pathname))
      void response.text().then(
        (text) => scripts.set(pathname, text.length),
        () => undefined,
      );
  });
  network.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const from = addresses.get(requestId) ?? requestId;
    bytes.set(from, (bytes.get(from) ?? 0) + encodedDataLength);
  });
  await network.send('Network.enable');
  await page.goto(address);
  // By tag: an open dialog hides the page's heading from roles.
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  return { bytes, scripts };
}

/** Pages with their user and budget, in KB of 1,024 bytes. */
const pages = [
  { name: 'sign-in', address: '/sign-in', as: null, most: 200 },
  { name: 'a channel', address: '/organizations/acme/channels/approved', as: 'ada', most: 330 },
] as const;

for (const { name, address, as, most } of pages)
  test(`the first load of ${name} brings at most ${most} KB, fonts and answers included`, async ({
    page,
    signInAs,
  }) => {
    // The test's browser has an empty cache, and signing in through the API loads nothing of the web.
    if (as) await signInAs(as);
    const { bytes } = await transferred(page, address);
    const sum = [...bytes.values()].reduce((total, each) => total + each, 0) / 1_024;
    const list = [...bytes]
      .toSorted((one, other) => other[1] - one[1])
      .map(([from, each]) => `${(each / 1_024).toFixed(1)} ${new URL(from).pathname}`)
      .join('\n');
    // A page's code and data are larger than this; otherwise the measurement failed.
    expect(sum, list).toBeGreaterThan(60);
    expect(sum, list).toBeLessThanOrEqual(most);
  });

/**
 * Pages, and whether a dialog opens on them without an action. The dialog's file is small, because elsewhere an action
 * loads it. So is the file with the bundler's own functions, which it merges with no other.
 */
const filesOf = [
  { address: '/organizations/acme', dialog: false },
  { address: '/organizations/acme/channels/approved', dialog: false },
  { address: '/organizations/acme/members', dialog: false },
  { address: '/organizations/acme/policies/new', dialog: true },
  { address: '/operator/people', dialog: false },
];

for (const { address, dialog } of filesOf)
  test(`${address} loads at most 60 JavaScript files, none of them under 4 KB`, async ({ page, signInAs }) => {
    await signInAs('ada');
    const { scripts } = await transferred(page, address);
    expect(scripts.size).toBeGreaterThan(5);
    expect(scripts.size, [...scripts.keys()].join('\n')).toBeLessThanOrEqual(60);
    const small = [...scripts].filter(([, length]) => length < 4_096);
    const isKnown = (name: string): boolean => /\/rolldown-runtime-/.test(name) || (dialog && /DialogImpl/.test(name));
    expect(small.filter(([name]) => !isKnown(name))).toEqual([]);
  });

/** Operations of the layout around a page. */
const shell = ['Shell', 'ShellViewer', 'FeatureFlags', 'OrganizationNav', 'OrganizationFeatures'];

for (const [who, address] of [
  ['ada', '/organizations/acme/channels/approved'],
  ['ada', '/'],
  ['max', '/organizations/acme'],
] as const)
  test(`the first load of ${address} by ${who} sends one operation for the layout`, async ({ page, signInAs }) => {
    await signInAs(who);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/graphql')) return;
      const { operationName } = request.postDataJSON() as { operationName?: string };
      if (operationName && shell.includes(operationName)) sent.push(operationName);
    });
    await transferred(page, address);
    // Flags are requested when their parts of the page show.
    await page.waitForTimeout(1_000);
    expect(sent).toEqual(['Shell']);
  });
