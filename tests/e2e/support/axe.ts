import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Axe's code in its short form: a page reads it in half the time. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Returns axe's findings on the current page, one sentence per element; empty if there are none.
 * @param rules IDs of the rules; all by default
 */
export async function axeProblems(page: Page, rules?: readonly string[]): Promise<string[]> {
  // A page has axe's code until it is left: no page needs it twice.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (options) => {
      // Finish transitions, so that final colors are measured.
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      // The hub has no frames of other sites: one run in the page sees everything.
      return (window as unknown as { axe: { run: (options: object) => Promise<axe.AxeResults> } }).axe.run(options);
    },
    { resultTypes: ['violations'], ...(rules ? { runOnly: [...rules] } : {}) },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')} ${failureSummary?.split('\n').slice(1).join(' ') ?? ''}`,
    ),
  );
}
