/** Counts newly uninstallable packages of a run, in the same way for the overview, activity, emails, and notices. */
import type { PublishedInstallability } from '../repo/index.ts';

/** Newly uninstallable packages of a run on a platform. Only the first hundred have names. */
type Lost = Pick<PublishedInstallability, 'newly_lost' | 'newly_lost_count'>;

/** Returns the names of newly uninstallable packages on any platform, each once. */
export const lostNames = (platforms: readonly Lost[]): Set<string> =>
  new Set(platforms.flatMap(({ newly_lost }) => newly_lost));

/** Counts the newly uninstallable packages on any platform. A lower bound if a platform has more than are named. */
export const lostPackageCount = (platforms: readonly Lost[]): number =>
  Math.max(lostNames(platforms).size, ...platforms.map(({ newly_lost_count }) => newly_lost_count));
