import { SEARCH_GROUPS, SEARCH_SIZES, type SearchGroupName } from '@terrarium/domain/search';
import type { SearchPackagesQuery } from '../../gen/search.ts';
import { paths, withSearch } from '../../paths.ts';

/** A found package. */
export type PackageHit = NonNullable<SearchPackagesQuery['searchPackages']>['nodes'][number];

/** Page sizes: a group among others (SRCH-08), and a page of one group (SRCH-18). */
export const sizes = { group: SEARCH_SIZES.group, page: SEARCH_SIZES.page } as const;

/** The group in the URL; null for all. */
export function groupOf(search: URLSearchParams): SearchGroupName | null {
  const group = search.get('group');
  return SEARCH_GROUPS.find((key) => key === group) ?? null;
}

/** URL of all found packages with the same filters (SRCH-09). */
export const packagesAddress = (search: URLSearchParams): string =>
  `${paths.search.href()}${withSearch(search, { group: 'packages' })}`;

/** Splits a text at the searched words. */
export function marked(name: string, query: string): { key: number; part: string; found: boolean }[] {
  const words = query
    .trim()
    .toLowerCase()
    .split(/\s+/u)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  if (words.length === 0) return [{ key: 0, part: name, found: false }];
  const parts = name.split(
    new RegExp(`(${words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'iu'),
  );
  // Matches of the pattern's group are at every second position.
  return parts.map((part, key) => ({ key, part, found: key % 2 === 1 })).filter(({ part }) => part !== '');
}
