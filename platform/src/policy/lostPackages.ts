/** How many packages a run lost, counted in one way for the overview, the list of changes, the mail, and the notices. */
import type { PublishedInstallability } from '../repo/index.ts';

/** What a run lost on a platform; only the first hundred packages have names. */
type Lost = Pick<PublishedInstallability, 'newly_lost' | 'newly_lost_count'>;

/** The names of the packages that a run lost on at least one platform, each once. */
export const lostNames = (platforms: readonly Lost[]): Set<string> =>
  new Set(platforms.flatMap(({ newly_lost }) => newly_lost));

/** How many packages a run lost on at least one platform. A lower bound where a platform lost more than are named. */
export const lostPackageCount = (platforms: readonly Lost[]): number =>
  Math.max(lostNames(platforms).size, ...platforms.map(({ newly_lost_count }) => newly_lost_count));
