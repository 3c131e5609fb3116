import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The page with all that it asked for, and nothing that stands in for what is on its way. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
}

/** What moved on its own since the page began, or was followed to: the score that browsers give it, and the worst of it with the elements. */
const shifts = (page: Page) =>
  page.evaluate(() => {
    const noted = window as unknown as {
      shifts: { at: number; value: number; what: string; isPushedOut: boolean }[];
      shiftsFrom: number;
    };
    // What leaves the window may belong to the page before, where this one was followed to.
    const all = noted.shifts.filter(
      ({ at, isPushedOut }) => at >= noted.shiftsFrom && !(isPushedOut && noted.shiftsFrom > 0),
    );
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
    const all: { at: number; value: number; what: string; isPushedOut: boolean }[] = [];
    Object.assign(window, { shifts: all, shiftsFrom: 0 });
    const nameOf = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.localName}.${node.getAttribute('class') ?? ''}` : 'text';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        // What only goes or comes, as the footer while something is on its way, has not moved; what it pushes stands beside it, or below the window.
        const isPushedOut = (node: Node | undefined) =>
          node instanceof Element &&
          node.getBoundingClientRect().top >= innerHeight &&
          node.checkVisibility({ visibilityProperty: true });
        const moves = entry.sources?.some(
          ({ previousRect: from, currentRect: to }) => from.height > 0 && to.height > 0,
        );
        const leaves = entry.sources?.some(({ node, previousRect: from }) => from.height > 0 && isPushedOut(node));
        if (entry.hadRecentInput || (entry.sources?.length && !moves && !leaves)) continue;
        all.push({
          at: entry.startTime,
          value: entry.value,
          isPushedOut: Boolean(entry.sources?.length) && !moves,
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

/** Counts what a page asks for, to tell when nothing is on its way; asked once before it goes anywhere. */
function quietness(page: Page): () => Promise<void> {
  const under = new Set<Request>();
  let last = performance.now();
  const ends = (request: Request) => {
    under.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => {
    // What a page is left with is forgotten with it.
    if (request.isNavigationRequest()) under.clear();
    under.add(request);
    last = performance.now();
  });
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  return () => expect.poll(() => under.size === 0 && performance.now() - last >= 500).toBe(true);
}

const quiet = new WeakMap<Page, () => Promise<void>>();

/** How an address was come to: by a link within the application, or by a load. */
export type Coming = 'followed' | 'loaded';

/**
 * Goes to an address as a link of the application does: within the page that is there, whose code and shell stay. What is new comes as
 * after a load, with the placeholders of what is on its way, and what moves is counted from the frame after its first. Where there is no page
 * of the application yet, where the address leads out of it, or to another layout of the shell, it is loaded.
 */
export async function follow(page: Page, address: string): Promise<Coming> {
  const idle = quiet.get(page) ?? quietness(page);
  quiet.set(page, idle);
  // Where the page began, which tells the layouts of the shell apart; null where it is not followed.
  const from = await page
    .evaluate(async (to) => {
      const root = document.getElementById('root');
      const main = document.getElementById('main');
      if (!root || !main || location.pathname + location.search === to) return null;
      const { left, top } = main.getBoundingClientRect();
      const before = `${left} ${top + scrollY}`;
      return new Promise<string | null>((resolve) => {
        const given = setTimeout(() => end(null), 10_000);
        const watch = new MutationObserver((changes) => {
          // The line of a slow navigation stands beside the page: it is not the page.
          const isPage = ({ target, addedNodes }: MutationRecord) =>
            (target instanceof Element && target.closest('main')) ||
            [...addedNodes].some(
              (node) => node instanceof Element && (node.matches('main') || node.querySelector('main')),
            );
          if (!changes.some(isPage)) return;
          watch.disconnect();
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              // Not the time that the callback gets: under load, it can be earlier than the change of the page itself.
              Object.assign(window, { shiftsFrom: performance.now() });
              end(before);
            }),
          );
        });
        const end = (so: string | null) => {
          clearTimeout(given);
          watch.disconnect();
          resolve(so);
        };
        watch.observe(root, { childList: true, subtree: true });
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      });
    }, address)
    // The page was left for another document.
    .catch(() => null);
  if (from !== null) {
    await idle();
    const now = await page.evaluate(() => {
      const { left, top } = document.getElementById('main')?.getBoundingClientRect() ?? {};
      return `${left} ${(top ?? 0) + scrollY}`;
    });
    // Between two layouts the shell turns, at the person's press: what moves then does not by itself.
    if (now === from) return 'followed';
  }
  await page.goto(address);
  return 'loaded';
}

/**
 * Goes to each address and tells those where something moved, with what did.
 * @param options.how whether each is an arrival from outside, or they are followed one after the other within the application
 * @param options.stays whether the page must stay at this address; whether it does is told, too
 */
export async function moving(
  page: Page,
  addresses: readonly string[],
  { how = 'loaded', stays = () => false }: { how?: Coming; stays?: (address: string) => boolean } = {},
): Promise<string[]> {
  const wrong: string[] = [];
  for (const address of addresses) {
    const came = how === 'loaded' ? (await page.goto(address), how) : await follow(page, address);
    await settled(page);
    const found = await moved(page, `${address}, ${came}`);
    if (found !== null) wrong.push(found);
    const { pathname } = new URL(page.url());
    if (stays(address) && pathname !== address.replace(/\?.*/, '')) wrong.push(`${address} went to ${page.url()}`);
  }
  return wrong;
}
