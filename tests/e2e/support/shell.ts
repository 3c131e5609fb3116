import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Changes what the page sees of the hub's answers to one operation; the request itself still reaches the hub. */
export async function changeAnswer<T>(
  page: Page,
  operation: string,
  change: (body: { data: T; errors?: unknown[] }) => unknown,
): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const { operationName, query } = route.request().postDataJSON() as { operationName?: string; query?: string };
    // Pages before the sign-in ask with the text alone.
    if ((operationName ?? /^\s*(?:query|mutation) (\w+)/.exec(query ?? '')?.[1]) !== operation) return route.fallback();
    try {
      const response = await route.fetch();
      const body = (await response.json()) as { data?: T };
      // Without data it is the hub asking for the operation's text, or a failure: both are the page's to deal with.
      await route.fulfill({ response, json: body.data ? change({ ...body, data: body.data }) : body });
    } catch (error) {
      // The page has gone elsewhere meanwhile: nobody waits for this answer.
      if (!/disposed|closed|ended|handled|aborted|Invalid InterceptionId/i.test(String(error))) throw error;
    }
  });
}

/** Sets the window's width and waits for the layout, which follows 300 ms after the last resize (SHELL-75). */
export async function widen(page: Page, width: number, height = 900): Promise<void> {
  const settled = await page.evaluateHandle(
    ([wide, high]) => {
      if (window.innerWidth === wide && window.innerHeight === high) return { done: Promise.resolve() };
      // The page's own clock starts with the event that it hears: what the page does 300 ms after it is done 20 ms and two frames later.
      return {
        done: new Promise<void>((resolve) => {
          let timer = 0;
          const begin = () => {
            window.clearTimeout(timer);
            timer = window.setTimeout(() => {
              window.removeEventListener('resize', begin);
              requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
            }, 320);
          };
          window.addEventListener('resize', begin);
        }),
      };
    },
    [width, height],
  );
  await page.setViewportSize({ width, height });
  await settled.evaluate(({ done }) => done);
}

/** Scrolls to a place and lets the page hear of it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (at) =>
      new Promise<void>((resolve) => {
        window.scrollTo({ top: at, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    top,
  );
  expect(await page.evaluate(() => window.scrollY), 'the page is long enough to be scrolled there').toBe(top);
}

/** How many pixels of the page lie right of the window, with what sticks out. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const guilty = [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.getBoundingClientRect().right > clientWidth + 1 &&
          !element.closest('.tr-scroll, .tr-nav, .tr-srOnly, .tr-skipLink'),
      )
      .slice(0, 3);
    return [
      `${scrollWidth - clientWidth} px wider than ${clientWidth}: ${guilty.map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`).join(' ')}`,
    ];
  });
}

/** Does what closes something until it is gone: what lies over the page hears keys and presses some frames after it shows. */
export const closesBy = (open: Locator, act: () => Promise<void>): Promise<void> =>
  expect(async () => {
    if ((await open.count()) > 0) await act();
    await expect(open).toHaveCount(0, { timeout: 2_000 });
  }).toPass();

/** Whether the person sees a page of the application, and not the skeleton of it. */
export const aPage = (page: Page) => expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
