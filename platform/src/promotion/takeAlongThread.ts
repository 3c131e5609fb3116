/** The thread that finds out what a promotion takes along: a search must hold no request up. */
import { dependenciesOf, TooManyProviders } from '@terrarium/domain/installability';
import type { DependenciesFound, DependenciesOrder } from './takeAlong.ts';

/** Steps of the search: about a second. */
const STEPS = 100_000_000;
/** How long the fewest packages are looked for, in ms: somebody waits. */
const PATIENCE = 1_500;

/** Finds the files; null where those that could meet a dependency are too many. */
export default function dependencies({ records, whereabouts }: DependenciesOrder): DependenciesFound {
  try {
    const until = performance.now() + PATIENCE;
    return dependenciesOf(records, whereabouts, {
      effort: { left: STEPS },
      expired: () => performance.now() > until,
    });
  } catch (error) {
    if (error instanceof TooManyProviders) return null;
    throw error;
  }
}
