import type { SearchPackagesQuery } from '../../gen/search.ts';
import { paths, withSearch } from '../../paths.ts';
import { text } from './messages.ts';

/** A found package. */
export type PackageHit = NonNullable<SearchPackagesQuery['searchPackages']>['nodes'][number];

/** Kinds of results, by what `group` in the address says. */
const groupKeys = ['packages'] as const;
/** See {@link groupKeys}. */
type GroupKey = (typeof groupKeys)[number];

/** Most items of a group among others (SRCH-08), and of a page of one group alone (SRCH-18). */
export const sizes = { group: 3, page: 20 } as const;

/** Results of one kind. */
export interface SearchGroup {
  key: GroupKey;
  title: string;
  total: number;
  items: readonly PackageHit[];
  /** Address of all of them (SRCH-09). */
  searchUrl: string;
}

/** The group that an address is about; null for all. */
export function groupOf(search: URLSearchParams): GroupKey | null {
  const group = search.get('group');
  return groupKeys.find((key) => key === group) ?? null;
}

/** What an answer brings, by kind; kinds without results are left out. */
export function groupsOf(
  found: NonNullable<SearchPackagesQuery['searchPackages']>,
  search: URLSearchParams,
): SearchGroup[] {
  const packages: SearchGroup = {
    key: 'packages',
    title: text.groups.packages,
    total: found.totalCount,
    items: found.nodes,
    searchUrl: `${paths.search.href()}${withSearch(search, { group: 'packages' })}`,
  };
  return [packages].filter(({ total }) => total > 0);
}

/** A text cut where it holds one of the words that were looked for. */
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
  // What the group of the pattern took stands at every second place.
  return parts.map((part, key) => ({ key, part, found: key % 2 === 1 })).filter(({ part }) => part !== '');
}
