/** Search groups and page sizes. */

/** Groups of results, in the order of the screen. Collections and their files are one group with two lists. */
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

/**
 * Page sizes: a group among others (SRCH-08), a page of one group (SRCH-18), and the first and later live searches
 * (SRCH-15).
 */
export const SEARCH_SIZES = { group: 3, page: 20, first: 5, later: 3 } as const;

/** URL of all results of a group (SRCH-09). */
export function searchAddress(query: string, group: SearchGroupName): string {
  return `/search?${new URLSearchParams({ query, group }).toString()}`;
}

/**
 * Vulnerability filter of package search: the most severe CVE of its files ('other' without a score, or with 0), no
 * known CVE, or not checked.
 */
export const PACKAGE_SEVERITIES = ['critical', 'high', 'medium', 'low', 'other', 'none_known', 'unknown'] as const;
/** One of {@link PACKAGE_SEVERITIES}. */
export type PackageSeverity = (typeof PACKAGE_SEVERITIES)[number];

/** Maximum age of a package's newest file in days; each span includes those before it. */
export const PACKAGE_SPANS = { week: 7, month: 30, quarter: 90, year: 365 } as const;
/** A key of {@link PACKAGE_SPANS}. */
export type PackageSpan = keyof typeof PACKAGE_SPANS;
