import type { Page } from '@playwright/test';
import { everyPage, type SamplePage } from './support/addresses.ts';
import { startFaultyHub, type Fault, type FaultyHub } from './support/faulty.ts';
import { emailOf, Hub, password } from './support/hub.ts';
import { expect, signInBy, test } from './support/people.ts';

/** The web's texts. By name only: its types would draw the whole web into the project of these tests. */
const { messages } = (await import(new URL('../../web/src/messages.ts', import.meta.url).href)) as {
  messages: {
    errors: { away: string; notSent: string };
    limited: { title: string; text: string };
    notFound: { title: string; text: string };
  };
};

/** Claims that no page makes during an outage: missing permission, not found, or empty. */
const claims: readonly RegExp[] = [
  ...[messages.limited.title, messages.limited.text, messages.notFound.title, messages.notFound.text].map(
    (text) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  ),
  /\b(?:No|no) [^.\n\t]{1,60} yet\b/,
  /^No (?:CVEs?|channels?|packages?|polic(?:y|ies)|files?|members?|environments?|groups?|exceptions?|results?|changes|runs?)\b/m,
  /\bNo known (?:CVEs|advisor)/,
  /\bNothing (?:here|found|matches|is|was|needs)\b/,
  /\bnot found\b/i,
  /\bno such\b/i,
  /do(?:es not|esn.t) exist|is(?: not|n.t) (?:here|in th)|^No matching/m,
  /\b(?:signed out|session (?:has )?(?:ended|expired))\b/i,
  /(?:^|[\s(])0 (?:of|[a-z]+)/m,
  /has no (?:operator|plan|subscription)/i,
];

/** Pages whose own text makes such a claim, from the web or the hub's guides. */
const says = new Set(['/error/:code', '/page-not-found', '/unauthorized', '/help/:guide']);
/** Pages that lead elsewhere in every weather: by a flag of the gateway's own, or because of who ada is. */
const leads: Readonly<Record<string, string>> = {
  '/privacy-tos-consent': '/',
  '/confirmation': '/',
  '/sign-up': '/',
  '/verification-required': '/',
  '/setup': '/',
  '/operator': '/operator/people',
};
/** Pages before sign-in, whose header offers it to everyone. */
const beforeSignIn = new Set(['/local-login-success', '/local-login-error', '/sign-in', '/unauthorized']);

/**
 * Order of the pages. A page may load or redirect after the next URL was opened, and would be taken for it. So pages
 * that are allowed to make such a claim come after all others, and pages that redirect home come last.
 */
const turnOf = ({ pattern }: SamplePage): number => (leads[pattern] === '/' ? 2 : says.has(pattern) ? 1 : 0);

/** Navigates to each URL within the application. @returns each page's text, and its final URL */
const walk = (page: Page, addresses: readonly string[]) =>
  page.evaluate(async (all) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const seen: { address: string; path: string; text: string; signIn: boolean }[] = [];
    for (const address of all) {
      const before = document.getElementById('main')?.firstElementChild;
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      // The page's code comes from the gateway, which responds: wait for the page, or half a second.
      for (let end = performance.now() + 500; performance.now() < end; await frame())
        if (document.getElementById('main')?.firstElementChild !== before) break;
      for (let frames = 0; frames < 4; frames += 1) await frame();
      seen.push({
        address,
        path: location.pathname,
        text: document.getElementById('main')?.innerText ?? '',
        signIn: [...document.querySelectorAll('header a')].some((link) => link.textContent?.trim() === 'Sign In'),
      });
    }
    return seen;
  }, addresses);

const pathOf = (address: string) => new URL(address, 'http://hub').pathname;
const wrongOf = (pages: readonly SamplePage[], seen: Awaited<ReturnType<typeof walk>>) =>
  seen.flatMap(({ address, path, text, signIn }, at) => {
    const { pattern } = pages[at]!;
    const found = says.has(pattern) ? undefined : claims.find((claim) => claim.test(text));
    return [
      ...(path === pathOf(address) || path === leads[pattern] ? [] : [`${address} led to ${path}`]),
      ...(found ? [`${address} claims: ${found.exec(text)?.[0]}`] : []),
      ...(signIn && !beforeSignIn.has(pattern) ? [`${address} offers the sign-in to who is signed in`] : []),
    ];
  });

const bar = (page: Page) => page.getByText(messages.errors.away).and(page.locator(':visible')).first();

/** Expects that a page is as if nothing had been, within five seconds. */
async function recovers(page: Page, address: string): Promise<void> {
  await expect(page.getByText(messages.errors.away)).toHaveCount(0, { timeout: 5_000 });
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0, { timeout: 5_000 });
  expect(new URL(page.url()).pathname).toBe(pathOf(address));
}

test.describe('while the platform is away', () => {
  test.describe.configure({ mode: 'serial' });
  let hub: FaultyHub;
  let pages: SamplePage[];
  test.use({
    // Logged by the browser for a 503, and by React Router for a page that was left.
    expectedErrors: [/Failed to load resource/],
  });

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    hub = await startFaultyHub();
    pages = (await everyPage(new Hub(hub.url))).toSorted((one, other) => turnOf(one) - turnOf(other));
  });
  test.afterAll(async () => {
    await hub?.stop();
  });
  test.beforeEach(async ({ context }) => {
    await signInBy(context.request, { email: emailOf('ada'), password }, hub.url);
  });

  for (const fault of ['answers 500', 'stopped', 'slow', 'killed'] as Fault[]) {
    test(`no page redirects or claims what nobody knows, and all go on by themselves: the platform is ${fault}`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      await page.goto(`${hub.url}/organizations/acme`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await hub.fail(fault);
      try {
        // From the start, before the page detects the outage.
        const first = pages.filter(({ address }) => address === '/organizations/acme/channels');
        expect(
          wrongOf(
            first,
            await walk(
              page,
              first.map(({ address }) => address),
            ),
          ),
        ).toEqual([]);
        await expect(bar(page)).toBeVisible();
        expect(
          wrongOf(
            pages,
            await walk(
              page,
              pages.map(({ address }) => address),
            ),
          ),
        ).toEqual([]);

        // After a reload, the notice is in the middle, the URL stays, and then the page appears.
        await page.goto(`${hub.url}/organizations/acme/policies`);
        await expect(page.getByRole('heading', { name: messages.errors.away })).toBeVisible();
        expect(pathOf(page.url())).toBe('/organizations/acme/policies');
      } finally {
        await hub.mend();
      }
      await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible({ timeout: 5_000 });
      await recovers(page, '/organizations/acme/policies');
    });
  }

  // A separate test per page takes a second, so each fault has a share of the pages above; here the others go through
  // one outage each.
  for (let part = 0; part < 2; part += 1) {
    test(`a page that is opened in an outage shows itself within five seconds of the platform, part ${part + 1} of 2`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      await page.goto(`${hub.url}/organizations/acme`);
      await page.waitForLoadState('networkidle');
      const mine = pages.filter(({ pattern }, at) => at % 4 === part && pattern.startsWith('/organizations/'));
      expect(mine.length).toBeGreaterThan(5);
      const wrong: string[] = [];
      for (const { address } of mine) {
        await hub.fail('answers 500');
        await walk(page, [address]);
        await hub.mend();
        await recovers(page, address).catch((error: unknown) => wrong.push(`${address}: ${String(error)}`));
      }
      expect(wrong).toEqual([]);
    });
  }

  test("typed text stays, and an action says immediately that it wasn't sent", async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(`${hub.url}/organizations/acme/channels`);
    await page
      .getByRole('button', { name: /channel/i })
      .first()
      .click();
    const name = page.getByRole('dialog').getByLabel('Name').first();
    await name.fill('written-in-an-outage');
    const create = page.getByRole('dialog').getByRole('button', { name: /^Create/ });
    await hub.fail('stopped');
    try {
      // Neither the outage nor the result of the first attempt is known yet.
      await create.click();
      await expect(bar(page)).toBeVisible({ timeout: 8_000 });
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
      await expect(name).toHaveValue('written-in-an-outage');
      await create.click();
      await expect(page.getByText(messages.errors.notSent).first()).toBeVisible({ timeout: 3_000 });
      await expect(name).toHaveValue('written-in-an-outage');
    } finally {
      await hub.mend();
    }
    await expect(page.getByText(messages.errors.away)).toHaveCount(0, { timeout: 5_000 });
    await name.fill('written-afterwards');
    await expect(page.getByText(messages.errors.notSent)).toHaveCount(0);
    await create.click();
    await expect(page).toHaveURL(/written-afterwards/);
  });
});
