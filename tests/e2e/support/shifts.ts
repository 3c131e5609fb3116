import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The page with all that it asked for, and nothing that stands in for what is on its way. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
}

/** What moved on its own since the page began: the score that browsers give it, and the worst of it with the elements. */
const shifts = (page: Page) =>
  page.evaluate(() => {
    const all = (window as unknown as { shifts: { value: number; what: string }[] }).shifts;
    return {
      score: all.reduce((sum, { value }) => sum + value, 0),
      worst: all
        .toSorted((a, b) => b.value - a.value)
        .slice(0, 3)
        .map(({ value, what }) => `${value.toFixed(4)} ${what}`),
    };
  });

/** Notes what moves, from the first moment of every page. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const all: { value: number; what: string }[] = [];
    Object.assign(window, { shifts: all });
    const nameOf = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.localName}.${node.getAttribute('class') ?? ''}` : 'text';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        all.push({
          value: entry.value,
          what: (entry.sources ?? [])
            .map(
              ({ node, previousRect: from, currentRect: to }) =>
                `${nameOf(node)} y ${Math.round(from.y)}→${Math.round(to.y)} x ${Math.round(from.x)}→${Math.round(to.x)} h ${Math.round(from.height)}→${Math.round(to.height)}`,
            )
            .join(', '),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What a page may move by itself. Browsers call up to 0.1 good; nothing that a person sees moves below this. */
const most = 0.003;

/** What has moved by itself since the page began, in a sentence with where; null when nothing that a person sees has. */
export async function moved(page: Page, address: string): Promise<string | null> {
  const { score, worst } = await shifts(page);
  return score > most ? `${address}: ${score.toFixed(4)}\n    ${worst.join('\n    ')}` : null;
}

/**
 * Goes to each address as an arrival from outside and tells those where something moved, with what did.
 * @param stays whether the page must stay at this address; whether it does is told, too
 */
export async function moving(
  page: Page,
  addresses: readonly string[],
  stays: (address: string) => boolean = () => false,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await settled(page);
    const found = await moved(page, address);
    if (found !== null) wrong.push(found);
    const { pathname } = new URL(page.url());
    if (stays(address) && pathname !== address.replace(/\?.*/, '')) wrong.push(`${address} went to ${page.url()}`);
  }
  return wrong;
}
