import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Sentences about what axe finds wrong on a page as it stands, one for each element; empty when nothing is.
 * @param rules ids of the rules that are asked; all without
 */
export async function axeProblems(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Transitions are ended, so that colours are measured as they stay.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
  // The hub has no frames of other sites: one run in the page, without the second page that axe would open for each run to join its parts.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules ? { runOnly: [...rules] } : {}) })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')} ${failureSummary?.split('\n').slice(1).join(' ') ?? ''}`,
    ),
  );
}
