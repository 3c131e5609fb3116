/** What a search looks through, and how much of it is shown. */

/** Groups of results, in the order of the screen. Collections and the files in them stand in one group, as two lists. */
export const SEARCH_GROUPS = [
  'packages',
  'documentation',
  'collections_and_files',
  'projects',
  'environments',
  'people',
] as const;
/** One of {@link SEARCH_GROUPS}. */
export type SearchGroupName = (typeof SEARCH_GROUPS)[number];

/** Items of a group among others (SRCH-08), of a page of one group alone (SRCH-18), and what the first live search and the later ones ask for (SRCH-15). */
export const SEARCH_SIZES = { group: 3, page: 20, first: 5, later: 3 } as const;

/** The address in the hub of all results of a group (SRCH-09). */
export function searchAddress(query: string, group: SearchGroupName): string {
  return `/search?${new URLSearchParams({ query, group }).toString()}`;
}

/** What is known of a package, as a search narrows by it: the worst of what hits its files ('other' without a score, or with one of 0), or that nothing is known, or that nobody looked. */
export const PACKAGE_SEVERITIES = ['critical', 'high', 'medium', 'low', 'other', 'none_known', 'unknown'] as const;
/** One of {@link PACKAGE_SEVERITIES}. */
export type PackageSeverity = (typeof PACKAGE_SEVERITIES)[number];

/** How old the newest file of a package is at most, in days; each span holds those before it. */
export const PACKAGE_SPANS = { week: 7, month: 30, quarter: 90, year: 365 } as const;
/** A key of {@link PACKAGE_SPANS}. */
export type PackageSpan = keyof typeof PACKAGE_SPANS;
