import axe from 'axe-core';
import type { Page } from '@playwright/test';

/**
 * Sentences about what axe finds wrong on a page as it stands, one for each element; empty when nothing is.
 * @param rules ids of the rules that are asked; all without
 */
export async function axeProblems(page: Page, rules?: readonly string[]): Promise<string[]> {
  // A page has axe's code until it is left: it is half a megabyte that no page needs twice.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => {
      // Transitions are ended, so that colours are measured as they stay.
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
