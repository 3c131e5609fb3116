/** Selects found packages and counts facets, in memory: a short text matches tens of thousands of places. */
import { DAY_MS } from '@terrarium/domain/calendar';
import { PACKAGE_SEVERITIES, PACKAGE_SPANS } from '@terrarium/domain/search';
import type { PackageSeverity, PackageSpan } from '@terrarium/domain/search';
import type { ItemPage, PageCursors } from '../db/index.ts';
import { MOST_CHANNELS, MOST_COUNTED_CHANNELS, MOST_TOLD } from './contract.ts';
import type { PackageFacts } from './store.ts';

/** Selected facet values; null for no selection. Channels are given by 1-based position in the list. */
export interface SearchFilter {
  channels: ReadonlySet<number> | null;
  decisions: readonly ('allowed' | 'refused')[] | null;
  licenses: readonly string[] | null;
  platforms: readonly string[] | null;
  severities: readonly PackageSeverity[] | null;
  updated: readonly PackageSpan[] | null;
}

/** A matching name with its channels by 1-based position in the list. */
export interface MatchingName {
  name: string;
  positions: readonly number[];
}

/** A facet value with its number of packages. */
interface Counted<T> {
  value: T;
  count: number;
}

/** A name in a channel. */
interface Place {
  position: number;
  facts: PackageFacts;
}

/** A page of found packages, their total number, and the facets. */
export interface FoundPackages {
  total: number;
  pointers: PageCursors;
  packages: { name: string; channelCount: number; channels: Place[] }[];
  facets: {
    channels: Counted<number>[];
    channelCount: number;
    decisions: Counted<'allowed' | 'refused'>[];
    licenses: Counted<string>[];
    platforms: Counted<string>[];
    severities: Counted<PackageSeverity>[];
    updated: Counted<PackageSpan>[];
  };
}

/** A package that no publication contains yet. */
const NO_FACTS: PackageFacts = {
  latestVersion: null,
  license: null,
  subdirs: [],
  served: 0,
  blocked: 0,
  severity: 'unknown',
  fileAt: null,
};

/** One bit per facet: whether its selection excludes a place. */
const BY = { channel: 1, decision: 2, license: 4, platform: 8, severity: 16, updated: 32 } as const;
const SPANS = Object.entries(PACKAGE_SPANS) as [PackageSpan, number][];

const decisionOf = ({ served }: PackageFacts): 'allowed' | 'refused' => (served > 0 ? 'allowed' : 'refused');

/** Counts each value of a facet once per name. */
class Counter<T> {
  readonly #counts = new Map<T, { count: number; name: string }>();

  add(value: T, name: string): void {
    const known = this.#counts.get(value);
    if (known === undefined) this.#counts.set(value, { count: 1, name });
    else if (known.name !== name) {
      known.count++;
      known.name = name;
    }
  }

  get size(): number {
    return this.#counts.size;
  }

  /** Returns all values. */
  all(): Counted<T>[] {
    return Array.from(this.#counts, ([value, { count }]) => ({ value, count }));
  }

  /** Returns the most frequent values and the chosen ones, most frequent first. */
  most(most: number, chosen: { has(value: T): boolean }): Counted<T>[] {
    return this.all()
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .filter(({ value }, place) => place < most || chosen.has(value));
  }

  /** Returns values in a given order. */
  inOrder(values: readonly T[]): Counted<T>[] {
    return values.flatMap((value) => {
      const known = this.#counts.get(value);
      return known === undefined ? [] : [{ value, count: known.count }];
    });
  }
}

/**
 * Returns a page of the matching names, and the facets of all. A name in a channel is a place. A package is found if a
 * place passes all facets. It counts for a facet value if a place with it passes the other facets.
 * @param matches in result order, each name once
 * @param factsOf what the publication of the channel at a position says of a package
 * @param pageOf returns the page of the found packages
 */
export function selectPackages<Match extends MatchingName>(
  matches: readonly Match[],
  factsOf: (position: number, name: string) => PackageFacts | undefined,
  filter: SearchFilter,
  pageOf: (found: Match[]) => ItemPage<Match>,
): FoundPackages {
  const excluded = exclusionOf(filter);
  const now = Date.now();
  const counters = {
    channel: new Counter<number>(),
    decision: new Counter<'allowed' | 'refused'>(),
    license: new Counter<string>(),
    platform: new Counter<string>(),
    severity: new Counter<PackageSeverity>(),
    updated: new Counter<PackageSpan>(),
  };
  const passing: Match[] = [];
  for (const match of matches) {
    const { name, positions } = match;
    let isFound = false;
    for (const position of positions) {
      const facts = factsOf(position, name) ?? NO_FACTS;
      const by = excluded(position, facts);
      if (by === 0) isFound = true;
      if ((by & ~BY.channel) === 0) counters.channel.add(position, name);
      if ((by & ~BY.decision) === 0) counters.decision.add(decisionOf(facts), name);
      if ((by & ~BY.license) === 0 && facts.license !== null) counters.license.add(facts.license, name);
      if ((by & ~BY.platform) === 0) for (const subdir of facts.subdirs) counters.platform.add(subdir, name);
      if ((by & ~BY.severity) === 0) counters.severity.add(facts.severity, name);
      if ((by & ~BY.updated) === 0 && facts.fileAt !== null)
        for (const [span, days] of SPANS)
          if (now - facts.fileAt.getTime() < days * DAY_MS) counters.updated.add(span, name);
    }
    if (isFound) passing.push(match);
  }
  const { items, pointers } = pageOf(passing);
  const packages = items.map(({ name, positions }) => {
    const channels = positions.flatMap((position): Place[] => {
      const facts = factsOf(position, name) ?? NO_FACTS;
      return excluded(position, facts) === 0 ? [{ position, facts }] : [];
    });
    return { name, channelCount: channels.length, channels: channels.slice(0, MOST_CHANNELS) };
  });
  const chosen = <T>(values: readonly T[] | null): ReadonlySet<T> => new Set(values ?? []);
  return {
    total: passing.length,
    pointers,
    packages,
    facets: {
      channels: counters.channel
        .most(MOST_COUNTED_CHANNELS, filter.channels ?? new Set<number>())
        .sort((a, b) => a.value - b.value),
      channelCount: counters.channel.size,
      decisions: counters.decision.inOrder(['allowed', 'refused']),
      licenses: counters.license.most(MOST_TOLD, chosen(filter.licenses)),
      platforms: counters.platform.most(MOST_TOLD, chosen(filter.platforms)),
      severities: counters.severity.inOrder(PACKAGE_SEVERITIES),
      updated: counters.updated.inOrder(SPANS.map(([span]) => span)),
    },
  };
}

/** Returns a function that says which facets exclude a place, see {@link BY}. */
function exclusionOf({
  channels,
  decisions,
  licenses,
  platforms,
  severities,
  updated,
}: SearchFilter): (position: number, facts: PackageFacts) => number {
  const since = updated === null ? 0 : Date.now() - Math.max(...updated.map((span) => PACKAGE_SPANS[span])) * DAY_MS;
  return (position, facts) =>
    (channels === null || channels.has(position) ? 0 : BY.channel) |
    (decisions === null || decisions.includes(decisionOf(facts)) ? 0 : BY.decision) |
    (licenses === null || (facts.license !== null && licenses.includes(facts.license)) ? 0 : BY.license) |
    (platforms === null || facts.subdirs.some((subdir) => platforms.includes(subdir)) ? 0 : BY.platform) |
    (severities === null || severities.includes(facts.severity) ? 0 : BY.severity) |
    (updated === null || (facts.fileAt !== null && facts.fileAt.getTime() > since) ? 0 : BY.updated);
}
