import type { SearchPackagesQuery, SearchPackagesQueryVariables } from '../../gen/search.ts';
import { text } from './messages.ts';

/** What packages can be narrowed to, in the order of the screen; the names of the address's values. */
export const facetKeys = ['channel', 'decision', 'platform', 'license'] as const;
/** See {@link facetKeys}. */
export type FacetKey = (typeof facetKeys)[number];

/** Values of the address's `decision`. */
const decisions = ['ALLOWED', 'REFUSED'] as const;

/** What an address chose of each facet. */
export type Choice = Record<FacetKey, string[]>;

/** Reads the choice of an address; what no decision is called counts as none. */
export function choiceOf(search: URLSearchParams): Choice {
  const all = (key: FacetKey) => [...new Set(search.getAll(key).filter(Boolean))].slice(0, 20);
  return {
    channel: all('channel'),
    platform: all('platform'),
    license: all('license'),
    decision: all('decision').filter((value) => decisions.some((one) => one.toLowerCase() === value)),
  };
}

/** The same as the filter of the query. */
export function filterOf(search: URLSearchParams): SearchPackagesQueryVariables['filter'] {
  const { channel, decision, platform, license } = choiceOf(search);
  return {
    channels: channel,
    platforms: platform,
    licenses: license,
    decisions: decisions.filter((one) => decision.includes(one.toLowerCase())),
  };
}

/** One value of a facet as the screen shows it. */
export interface FacetValue {
  value: string;
  label: string;
  count: number;
  chosen: boolean;
}

type Facets = NonNullable<SearchPackagesQuery['searchPackages']>['facets'];

/** The values of a facet: those that the hub tells, and chosen ones that nothing is left of, so that they can be taken back. */
export function valuesOf(key: FacetKey, facets: Facets, chosen: readonly string[]): FacetValue[] {
  const told: { value: string; count: number }[] =
    key === 'channel'
      ? facets.channels.map(({ organization, channel, count }) => ({ value: `${organization}/${channel}`, count }))
      : key === 'decision'
        ? facets.decisions.map(({ value, count }) => ({ value: value.toLowerCase(), count }))
        : key === 'license'
          ? [...facets.licenses]
          : [...facets.platforms];
  const gone = chosen.filter((value) => !told.some((one) => one.value === value)).map((value) => ({ value, count: 0 }));
  return [...told, ...gone].map((one) => ({
    ...one,
    label: key === 'decision' ? text.decisions[one.value as 'allowed' | 'refused'] : one.value,
    chosen: chosen.includes(one.value),
  }));
}
