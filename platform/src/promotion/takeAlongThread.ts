/** The thread that selects a promotion's dependencies without blocking requests. */
import { dependenciesOf, TooManyProviders } from '@terrarium/domain/installability';
import type { DependenciesFound, DependenciesOrder } from './takeAlong.ts';

/** Maximum steps of the search: about a second. */
const STEPS = 100_000_000;
/** Time to search for the fewest packages in ms, because a user waits. */
const PATIENCE = 1_500;

/** Selects the files; null if there are too many candidates. */
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
