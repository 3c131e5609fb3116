import type { SearchPackagesQuery, SearchPackagesQueryVariables } from '../../gen/search.ts';
import { text } from './messages.ts';

/** Package facets in the order of the screen; also the names in the URL. */
export const facetKeys = ['channel', 'decision', 'severity', 'updated', 'platform', 'license'] as const;
/** See {@link facetKeys}. */
export type FacetKey = (typeof facetKeys)[number];

/** Values of `decision` in the URL, and the API's. */
const decisions = { allowed: 'ALLOWED', refused: 'BLOCKED' } as const;
/** Values of `severity` in the URL, most severe first, and the API's. */
const severities = {
  critical: 'CRITICAL',
  high: 'HIGH',
  medium: 'MEDIUM',
  low: 'LOW',
  other: 'UNSCORED',
  none_known: 'NO_KNOWN_CVES',
  unknown: 'UNKNOWN',
} as const;
/** Values of its `updated`, the shortest span first, and the API's. */
const spans = { week: 'WEEK', month: 'MONTH', quarter: 'QUARTER', year: 'YEAR' } as const;

/** Selected values of each facet in the URL. */
export type Choice = Record<FacetKey, string[]>;

/** Filters URL values that are valid. */
const known = (values: object, given: readonly string[]): string[] =>
  given.filter((value) => Object.hasOwn(values, value));

/** The API's values of those in the URL. */
const namesOf = <T extends string>(values: Readonly<Record<string, T>>, given: readonly string[]): T[] =>
  Object.entries(values).flatMap(([value, name]) => (given.includes(value) ? [name] : []));

/** Reads the selected facets in the URL; ignores invalid decisions, severities, and spans. */
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
    subdirs: platform,
    licenses: license,
    decisions: namesOf(decisions, decision),
    severities: namesOf(severities, severity),
    updatedWithin: namesOf(spans, updated),
  };
}

/** One value of a facet for display. */
export interface FacetValue {
  value: string;
  label: string;
  count: number;
  chosen: boolean;
}

type Facets = NonNullable<SearchPackagesQuery['searchPackages']>['facets'];

/** Labels of facet values that differ from the value. */
const labels: Partial<Record<FacetKey, Readonly<Record<string, string>>>> = {
  decision: text.decisions,
  severity: text.severities,
  updated: text.spans,
};

/** Values of a facet: the hub's, and selected ones without results, so that they can be deselected. */
export function valuesOf(key: FacetKey, facets: Facets, chosen: readonly string[]): FacetValue[] {
  const inUrl = (values: Readonly<Record<string, string>>, told: readonly { value: string; count: number }[]) =>
    told.map(({ value, count }) => ({
      value: Object.keys(values).find((one) => values[one] === value) ?? value.toLowerCase(),
      count,
    }));
  const told: { value: string; count: number }[] = {
    channel: () =>
      facets.channels.map(({ organization, channel, count }) => ({ value: `${organization}/${channel}`, count })),
    decision: () => inUrl(decisions, facets.decisions),
    severity: () => inUrl(severities, facets.severities),
    updated: () => inUrl(spans, facets.updated),
    license: () => [...facets.licenses],
    platform: () => [...facets.subdirs],
  }[key]();
  const gone = chosen.filter((value) => !told.some((one) => one.value === value)).map((value) => ({ value, count: 0 }));
  return [...told, ...gone].map((one) => ({
    ...one,
    label: labels[key]?.[one.value] ?? one.value,
    chosen: chosen.includes(one.value),
  }));
}
