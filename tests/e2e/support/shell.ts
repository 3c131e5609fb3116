import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Overrides of a page's responses, by operation and by part of it: the newest one of each applies. */
interface Changes {
  of: Map<string, (body: { data: object; errors?: unknown[] }) => unknown>;
  session: CDPSession;
}
const changed = new WeakMap<Page, Changes>();

/**
 * Changes the page's responses to one operation; the request still reaches the hub. Intercepts only these responses in
 * the browser: a Playwright route would stop every request and turn off the browser's cache, which adds half of a
 * load's work.
 * @param part name of a part of the response, if other changes of the response apply as well
 */
export async function changeAnswer<T>(
  page: Page,
  operation: string,
  change: (body: { data: T; errors?: unknown[] }) => unknown,
  part = '',
): Promise<void> {
  const changes = changed.get(page) ?? (await watchAnswers(page));
  changes.of.set(`${operation} ${part}`, change as (body: { data: object; errors?: unknown[] }) => unknown);
}

/** Removes all overrides of a page's responses. */
export async function keepAnswers(page: Page): Promise<void> {
  const changes = changed.get(page);
  changed.delete(page);
  await changes?.session.detach();
}

async function watchAnswers(page: Page): Promise<Changes> {
  const session = await page.context().newCDPSession(page);
  const of: Changes['of'] = new Map();
  session.on('Fetch.requestPaused', ({ requestId, request, responseStatusCode = 0, responseHeaders = [] }) => {
    const answer = async (): Promise<void> => {
      const { operationName, query } = JSON.parse(request.postData ?? '{}') as {
        operationName?: string;
        query?: string;
      };
      // Pages before the sign-in ask with the text alone.
      const operation = operationName ?? /^\s*(?:query|mutation) (\w+)/.exec(query ?? '')?.[1] ?? '';
      const changes = [...of].filter(([name]) => name.startsWith(`${operation} `));
      if (changes.length === 0 || responseStatusCode === 0) {
        await session.send('Fetch.continueRequest', { requestId });
        return;
      }
      const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
      const said = JSON.parse(Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString()) as { data?: object };
      // Without data it is the hub asking for the operation's text, or a failure: both are the page's to deal with.
      const shown = changes.reduce<typeof said>(
        (before, [, change]) => (before.data ? (change({ ...before, data: before.data }) as typeof said) : before),
        said,
      );
      await session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: responseStatusCode,
        responseHeaders: responseHeaders.filter(({ name }) => !/^content-(length|encoding)$/i.test(name)),
        body: Buffer.from(JSON.stringify(shown)).toString('base64'),
      });
    };
    answer().catch((error: unknown) => {
      // The page has navigated, so no one waits for this response.
      if (!/disposed|closed|ended|Invalid InterceptionId|detached/i.test(String(error))) throw error;
    });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/graphql', requestStage: 'Response' }] });
  const changes = { of, session };
  changed.set(page, changes);
  return changes;
}

/** Resizes the window and waits for the layout, which follows 300 ms after the last resize (SHELL-75). */
export async function widen(page: Page, width: number, height = 900): Promise<void> {
  const settled = await page.evaluateHandle(
    ([wide, high]) => {
      if (window.innerWidth === wide && window.innerHeight === high) return { done: Promise.resolve() };
      // The page's timers start with the event: its action after 300 ms is finished 20 ms and two frames later.
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

/** Scrolls to a position and waits for the page's scroll event. */
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

/** Horizontal overflow of the page in pixels, with the overflowing elements. */
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

/**
 * Repeats a closing action until the overlay is gone, because an overlay handles keys and clicks only some frames after
 * it appears.
 */
export const closesBy = (open: Locator, act: () => Promise<void>): Promise<void> =>
  expect(async () => {
    if ((await open.count()) > 0) await act();
    await expect(open).toHaveCount(0, { timeout: 2_000 });
  }).toPass();

/** Expects a page of the application, not its skeleton. */
export const aPage = (page: Page) => expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
