import type { Page } from '@playwright/test';
import { expect, test } from './support/people.ts';
import { aPage } from './support/shell.ts';

// Each test looks at many addresses: all workers share them.
test.describe.configure({ mode: 'parallel' });

const acme = '/organizations/acme';
const widths = [[1440, 900], [390, 844]] as const;

/** The page with all that it asked for, and nothing that stands in for what is on its way. */
async function settled(page: Page): Promise<void> {
  await aPage(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
}

/** What moved on its own since the page began: the score that browsers give it, and the worst of it with the elements. */
const shifts = (page: Page) => page.evaluate(() => {
  const all = (window as unknown as { shifts: { value: number; what: string }[] }).shifts;
  return { score: all.reduce((sum, { value }) => sum + value, 0), worst: all.toSorted((a, b) => b.value - a.value).slice(0, 3).map(({ value, what }) => `${value.toFixed(4)} ${what}`) };
});

/** Notes what moves, from the first moment of every page. */
const watchShifts = (page: Page) => page.addInitScript(() => {
  const all: { value: number; what: string }[] = [];
  Object.assign(window, { shifts: all });
  const nameOf = (node: Node | null | undefined) => (node instanceof Element ? `${node.localName}.${node.getAttribute('class') ?? ''}` : 'text');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[] })[]) {
      if (entry.hadRecentInput) continue;
      all.push({ value: entry.value, what: (entry.sources ?? []).map(({ node, previousRect: from, currentRect: to }) => `${nameOf(node)} y ${Math.round(from.y)}→${Math.round(to.y)} x ${Math.round(from.x)}→${Math.round(to.x)} h ${Math.round(from.height)}→${Math.round(to.height)}`).join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
});

/** Pages without a session. */
const publicPages = ['/', '/sign-in', '/sign-up', '/forgot-password', '/search?query=numpy', '/subscribe', '/free-tier-allowlist', '/code-in-the-cloud', '/share/notebooks/reading-repodata-with-python', '/support-center', '/page-not-found'];
/** Browsers call up to 0.1 good; nothing that a person sees moves below this. */
const most = 0.003;

for (const [width, height] of widths) {
  test(`nothing moves by itself while a page of a visitor comes, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    const wrong: string[] = [];
    for (const address of publicPages) {
      await page.goto(address);
      await settled(page);
      const { score, worst } = await shifts(page);
      if (score > most) wrong.push(`${address}: ${score.toFixed(4)}\n    ${worst.join('\n    ')}`);
    }
    expect(wrong).toEqual([]);
  });
}

test('specs are drawn as they are typed: no element joins characters', async ({ page, signInAs }) => {
  await signInAs('ada');
  for (const address of [`${acme}/channels/approved/packages/pillow?tab=dependencies`, `${acme}/channels/approved/packages/pillow?tab=cves`, '/cves/CVE-2023-50447', `${acme}/policies`]) {
    await page.goto(address);
    await settled(page);
    const joined = await page.evaluate(() => [...document.querySelectorAll('body, body *')].filter((element) => getComputedStyle(element).fontVariantLigatures !== 'none').map((element) => `${element.localName}.${element.getAttribute('class')}`));
    expect(joined, address).toEqual([]);
  }
});

test('the form of a new organization stands clear of its frame, and is no wider than what is typed', async ({ page, signInAs }) => {
  await signInAs('nora');
  for (const width of [1440, 900, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/organizations/create');
    const frame = (await page.locator('.panel:has(form)').boundingBox())!;
    const boxes = [page.getByRole('textbox').first(), page.getByText('Title', { exact: true }).first(), page.getByRole('button', { name: 'Create organization' }).last()];
    for (const one of boxes) {
      const box = (await one.boundingBox())!;
      expect(box.x - frame.x, `left at ${width} px`).toBeGreaterThanOrEqual(16);
      expect(frame.x + frame.width - box.x - box.width, `right at ${width} px`).toBeGreaterThanOrEqual(16);
      expect(box.width).toBeLessThanOrEqual(560);
    }
  }
});
