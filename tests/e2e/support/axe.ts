import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Axe's code in its short form: a page reads it in half the time. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Sentences about what axe finds wrong on a page as it stands, one for each element; empty when nothing is.
 * @param rules ids of the rules that are asked; all without
 */
export async function axeProblems(page: Page, rules?: readonly string[]): Promise<string[]> {
  // A page has axe's code until it is left: no page needs it twice.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
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
