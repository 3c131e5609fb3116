import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Waits until the page has loaded everything and shows no skeletons. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
}

/**
 * Layout shifts since the page loaded or was navigated to: the browser's score, and the largest one with its elements.
 */
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

/** Records layout shifts from the start of every page. */
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
        // Elements that only appear or disappear, like the footer during loading, haven't shifted; what they push is
        // next to them, or below the window.
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

/** Maximum layout shift. Browsers call up to 0.1 good; the shell of a full load reaches 0.0017. */
const most = 0.002;

/** Describes layout shifts since the page loaded, with the URL; null if none are visible. */
export async function moved(page: Page, address: string): Promise<string | null> {
  const { score, worst } = await shifts(page);
  return score > most ? `${address}: ${score.toFixed(4)}\n    ${worst.join('\n    ')}` : null;
}

/** Tracks the page's requests, to detect when it is idle; call it once before any navigation. */
function quietness(page: Page): () => Promise<void> {
  const under = new Set<Request>();
  let last = performance.now();
  const ends = (request: Request) => {
    under.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => {
    // Requests of the previous page are irrelevant.
    if (request.isNavigationRequest()) under.clear();
    // Streams of events stay open.
    if (request.headers()['accept']?.includes('text/event-stream')) return;
    under.add(request);
    last = performance.now();
  });
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  return () => expect.poll(() => under.size === 0 && performance.now() - last >= 500).toBe(true);
}

const quiet = new WeakMap<Page, () => Promise<void>>();

/** Time between two answers with {@link stagger}, in milliseconds: enough for each to be rendered by itself. */
const APART = 100;

/** Lets GraphQL answers come one after another, so that a shift shows that only happens when a later one is slow. */
export async function stagger(page: Page): Promise<void> {
  let last = Promise.resolve();
  await page.route('**/graphql', async (route) => {
    const before = last;
    last = before.then(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, APART);
        }),
    );
    await before;
    await route.continue().catch(() => undefined);
  });
}

/** Kind of navigation: by a link within the application, or a load. */
export type Coming = 'followed' | 'loaded';

/**
 * Opens a URL like a link within the application, keeping code and shell. Content loads with skeletons, and shifts
 * count from the frame after the first one. Without a page of the application, or for a URL outside it or with another
 * shell layout, the URL is loaded.
 */
export async function follow(page: Page, address: string): Promise<Coming> {
  const idle = quiet.get(page) ?? quietness(page);
  quiet.set(page, idle);
  // Start of the navigation, with the shell layout; null if the URL is loaded.
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
          // The progress line of a slow navigation isn't part of the page.
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
    // The shell changes between two layouts on the user's click, which isn't a layout shift.
    if (now === from) return 'followed';
  }
  await page.goto(address);
  return 'loaded';
}

/**
 * Opens each URL and lists those with layout shifts.
 * @param options.how whether each URL is loaded, or opened by navigation within the application
 * @param options.stays whether the page must stay at this URL, which is reported too
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
