import type { SearchPackagesQuery, SearchPackagesQueryVariables } from '../../gen/search.ts';
import { text } from './messages.ts';

/** What packages can be narrowed to, in the order of the screen; the names of the address's values. */
export const facetKeys = ['channel', 'decision', 'severity', 'updated', 'platform', 'license'] as const;
/** See {@link facetKeys}. */
export type FacetKey = (typeof facetKeys)[number];

/** Values of the address's `decision`. */
const decisions = ['ALLOWED', 'REFUSED'] as const;
/** Values of its `severity`, the worst first. */
const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'OTHER', 'NONE_KNOWN', 'UNKNOWN'] as const;
/** Values of its `updated`, the shortest span first. */
const spans = ['WEEK', 'MONTH', 'QUARTER', 'YEAR'] as const;

/** What an address chose of each facet. */
export type Choice = Record<FacetKey, string[]>;

/** The values of an address that are words of a schema's enumeration. */
const known = (values: readonly string[], given: readonly string[]): string[] =>
  given.filter((value) => values.some((one) => one.toLowerCase() === value));

/** Reads the choice of an address; what no decision, severity or span is called counts as none. */
export function choiceOf(search: URLSearchParams): Choice {
  const all = (key: FacetKey) => [...new Set(search.getAll(key).filter(Boolean))].slice(0, 20);
  return {
    channel: all('channel'),
    platform: all('platform'),
    license: all('license'),
    decision: known(decisions, all('decision')),
    severity: known(severities, all('severity')),
    updated: known(spans, all('updated')),
  };
}

/** The same as the filter of the query. */
export function filterOf(search: URLSearchParams): SearchPackagesQueryVariables['filter'] {
  const { channel, decision, severity, updated, platform, license } = choiceOf(search);
  return {
    channels: channel,
    platforms: platform,
    licenses: license,
    decisions: decisions.filter((one) => decision.includes(one.toLowerCase())),
    severities: severities.filter((one) => severity.includes(one.toLowerCase())),
    updated: spans.filter((one) => updated.includes(one.toLowerCase())),
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

/** What a facet's values are called where that is not the value itself. */
const labels: Partial<Record<FacetKey, Readonly<Record<string, string>>>> = {
  decision: text.decisions,
  severity: text.severities,
  updated: text.spans,
};

/** The values of a facet: those that the hub tells, and chosen ones that nothing is left of, so that they can be taken back. */
export function valuesOf(key: FacetKey, facets: Facets, chosen: readonly string[]): FacetValue[] {
  const lower = (told: readonly { value: string; count: number }[]) =>
    told.map(({ value, count }) => ({ value: value.toLowerCase(), count }));
  const told: { value: string; count: number }[] = {
    channel: () =>
      facets.channels.map(({ organization, channel, count }) => ({ value: `${organization}/${channel}`, count })),
    decision: () => lower(facets.decisions),
    severity: () => lower(facets.severities),
    updated: () => lower(facets.updated),
    license: () => [...facets.licenses],
    platform: () => [...facets.platforms],
  }[key]();
  const gone = chosen.filter((value) => !told.some((one) => one.value === value)).map((value) => ({ value, count: 0 }));
  return [...told, ...gone].map((one) => ({
    ...one,
    label: labels[key]?.[one.value] ?? one.value,
    chosen: chosen.includes(one.value),
  }));
}
