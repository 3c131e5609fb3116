import { excerptOf, findNames, readSearch, searchAddress, searchGuides, SEARCH_GROUPS } from '@terrarium/domain/search';
import type { NameMatch, SearchGroupName, SearchText } from '@terrarium/domain/search';
import { readerOf } from '../channel/index.ts';
import type { ChannelName, Channels } from '../channel/index.ts';
import type { Core } from '../core.ts';
import { cursorPage, InvalidCursor, ItemOrder } from '../db/index.ts';
import type { CursorPage, PageRequest } from '../db/index.ts';
import type { Guides } from '../guide/index.ts';
import { userIdOf } from '../http/index.ts';
import type { Principal } from '../http/index.ts';
import type { CollectionsAndFiles, Hits, PackageQuery, PackageSearch, SearchQuery, SearchResults } from './contract.ts';
import { PackageCache } from './packageCache.ts';
import type { HeldChannel } from './packageCache.ts';
import { selectPackages } from './packages.ts';
import type { FoundPackages, MatchingName, SearchFilter } from './packages.ts';
import { firstSummaries, searchedChannels } from './store.ts';
import { findEntities } from './entities.ts';
import type { Looker, EntityKind } from './entities.ts';

/** Maximum number of channels in which to look for the summary of a package. */
const MOST_SUMMARIES = 20;

/** Matching names in result order, and what is needed to show some of them. */
interface Matches {
  names: (MatchingName & NameMatch & { channelIds: readonly string[] })[];
  factsOf: Parameters<typeof selectPackages>[1];
}

const NOTHING_CHOSEN: SearchFilter = {
  channels: null,
  decisions: null,
  licenses: null,
  platforms: null,
  severities: null,
  updated: null,
};

/** The order of matching names, see `compareMatches`. */
const matchOrder = new ItemOrder<NameMatch>(
  'matching packages',
  ['number', 'number', '-number', 'number', 'string'],
  ({ rank, edits, weight, name }) => [rank, edits, weight, name.length, name],
);

const sectionOrder = new ItemOrder<{ place: number }>('sections of guides', ['number'], ({ place }) => [place]);

const nothingFound = (page: PageRequest): PackageSearch => ({
  total_count: 0,
  results: [],
  ...matchOrder.page([], page).pointers,
  facets: { channels: [], channel_count: 0, decisions: [], licenses: [], platforms: [], severities: [], updated: [] },
});

/** Searches what a caller can see. */
export class Search {
  readonly #core: Pick<Core, 'db'>;
  readonly #channels: Pick<Channels, 'readableNames'>;
  readonly #guides: Pick<Guides, 'all'>;
  readonly #memory: PackageCache;

  constructor(core: Pick<Core, 'db'>, channels: Pick<Channels, 'readableNames'>, guides: Pick<Guides, 'all'>) {
    this.#core = core;
    this.#channels = channels;
    this.#guides = guides;
    this.#memory = new PackageCache(core.db);
  }

  /**
   * Returns a page of packages in all channels that the caller can read, best match first, and their facets (SRCH-13).
   */
  async packages(
    viewer: Principal | null,
    {
      query,
      channel: chosen,
      decision: decisions,
      license: licenses,
      platform: platforms,
      severity: severities,
      updated,
      ...page
    }: PackageQuery,
  ): Promise<PackageSearch> {
    const search = readSearch(query);
    if (search === null) return nothingFound(page);
    const channels = await this.#readable(viewer);
    const matches = await this.#matches(channels, search);
    if (matches.names.length === 0) return nothingFound(page);
    const filter: SearchFilter = {
      channels:
        chosen.length === 0
          ? null
          : new Set(
              channels.flatMap(({ organization_name: organization, name }, index) =>
                chosen.includes(`${organization}/${name}`) ? [index + 1] : [],
              ),
            ),
      decisions: decisions.length === 0 ? null : decisions,
      licenses: licenses.length === 0 ? null : licenses,
      platforms: platforms.length === 0 ? null : platforms,
      severities: severities.length === 0 ? null : severities,
      updated: updated.length === 0 ? null : updated,
    };
    const found = selectPackages(matches.names, matches.factsOf, filter, (passing) => matchOrder.page(passing, page));
    return { total_count: found.total, ...found.pointers, ...(await this.#told(found, matches, channels)) };
  }

  /** Returns results of every type, or a page of one (SRCH-10). */
  async everything(viewer: Principal | null, { query, group, ...page }: SearchQuery): Promise<SearchResults> {
    const search = readSearch(query);
    const asked: readonly SearchGroupName[] = group === undefined ? SEARCH_GROUPS : [group];
    if (search === null) return { query: '', total_count: 0, groups: {} };
    // All channel data comes from this list, so channels that the caller can't read are in no result and no count.
    const channels = await this.#readable(viewer);
    const looker = lookerOf(viewer, channels);
    const found = await Promise.all(
      asked.map((each) => this.#group(each, { channels, looker, search, page, query: query.trim() })),
    );
    const groups: SearchResults['groups'] = Object.assign({}, ...found);
    return {
      query: query.trim(),
      total_count: Object.values(groups).reduce((sum, { total_count }) => sum + total_count, 0),
      groups,
    };
  }

  /** Returns a page of matching collections, and of packages and files in collections (SRCH-12). */
  async collectionsAndFiles(
    viewer: Principal | null,
    { query, ...page }: Pick<PageRequest, 'limit' | 'offset'> & { query: string },
  ): Promise<CollectionsAndFiles> {
    const search = readSearch(query);
    const looker = lookerOf(viewer, search === null ? [] : await this.#readable(viewer));
    const find = async <Kind extends EntityKind>(kind: Kind) =>
      search === null ? { items: [], total: 0 } : findEntities(this.#core.db, kind, looker, search, page);
    const [collections, files] = await Promise.all([find('collections'), find('files')]);
    return {
      collections: collections.items,
      files: files.items,
      total_collections: collections.total,
      total_files: files.total,
      pagination: { ...page, has_next: Math.max(collections.total, files.total) > page.offset + page.limit },
    };
  }

  async #group(
    group: SearchGroupName,
    asked: { channels: readonly ChannelName[]; looker: Looker; search: SearchText; page: PageRequest; query: string },
  ): Promise<SearchResults['groups']> {
    const { channels, looker, search, page, query } = asked;
    const search_url = searchAddress(query, group);
    if (group === 'packages') {
      const matches = await this.#matches(channels, search);
      const shown = matchOrder.page(matches.names, page);
      const found = selectPackages(shown.items, matches.factsOf, NOTHING_CHOSEN, () => shown);
      const { results: items } = await this.#told(found, matches, channels);
      return { packages: { total_count: matches.names.length, items, search_url, ...shown.pointers } };
    }
    if (group === 'documentation') {
      return { documentation: { ...(await this.#documentation(search, page)), search_url } };
    }
    if (group === 'collections_and_files') {
      if (page.cursor !== undefined || page.backward)
        throw new InvalidCursor('Collections and their entries are two lists. Use `offset` for a page of both.');
      const [collections, files] = await Promise.all([
        findEntities(this.#core.db, 'collections', looker, search, page),
        findEntities(this.#core.db, 'files', looker, search, page),
      ]);
      return {
        collections_and_files: {
          total_count: collections.total + files.total,
          items: { collections: collections.items, files: files.items },
          total_collections: collections.total,
          total_files: files.total,
          search_url,
        },
      };
    }
    const { items, total, pointers } = await findEntities(this.#core.db, group, looker, search, page);
    return { [group]: { total_count: total, items, search_url, ...pointers } };
  }

  async #documentation({ text }: SearchText, page: PageRequest): Promise<CursorPage<Hits['documentation']>> {
    // Guides are part of the release, so a section keeps its place.
    const found = searchGuides(await this.#guides.all(), text).map((section, place) => ({ section, place }));
    return cursorPage(
      sectionOrder.page(found, page),
      ({ section }) => ({
        name: section.guide.name,
        title: section.guide.title,
        heading: section.heading,
        anchor: section.anchor,
        excerpt: excerptOf(section, text),
      }),
      found.length,
    );
  }

  #readable(viewer: Principal | null): Promise<ChannelName[]> {
    return this.#channels.readableNames(readerOf(viewer));
  }

  /** Returns the matching names in these channels, in result order. */
  async #matches(channels: readonly ChannelName[], search: SearchText): Promise<Matches> {
    if (channels.length === 0) return { names: [], factsOf: () => undefined };
    const searched = await searchedChannels(
      this.#core.db,
      channels.map(({ id }) => id),
    );
    const held = await this.#memory.of(searched);
    const heldOf = new Map(searched.map(({ id }, place): [string, HeldChannel] => [id, held[place]!]));
    const heldAt = channels.map(({ id }) => heldOf.get(id));
    const found = findNames(
      held.map(({ names }) => names),
      search,
    );
    return {
      names: found.map(({ lists, ...match }) => ({
        ...match,
        channelIds: lists.slice(0, MOST_SUMMARIES).map((list) => searched[list]!.id),
        positions:
          lists.length === 1
            ? searched[lists[0]!]!.positions
            : [...new Set(lists.flatMap((list) => searched[list]!.positions))].sort((a, b) => a - b),
      })),
      factsOf: (position, name) => heldAt[position - 1]?.facts.get(name),
    };
  }

  /** Converts found packages and facets: channels by name. */
  async #told(
    { packages, facets }: FoundPackages,
    matches: Matches,
    channels: readonly ChannelName[],
  ): Promise<Pick<PackageSearch, 'results' | 'facets'>> {
    const placeOf = (position: number) => ({
      organization: channels[position - 1]!.organization_name,
      channel: channels[position - 1]!.name,
    });
    const shown = new Set(packages.map(({ name }) => name));
    const summaries = await firstSummaries(
      this.#core.db,
      matches.names
        .filter(({ name }) => shown.has(name))
        .flatMap(({ name, channelIds }) => channelIds.map((channelId) => ({ name, channelId }))),
    );
    return {
      results: packages.map(({ name, channelCount, channels: places }) => ({
        name,
        summary: summaries.get(name) ?? '',
        channel_count: channelCount,
        channels: places.map(({ position, facts }) => ({
          ...placeOf(position),
          decision: facts.served > 0 ? 'allowed' : 'refused',
          latest_version: facts.latestVersion,
          license: facts.license,
          served_file_count: facts.served,
          refused_file_count: facts.blocked,
        })),
      })),
      facets: {
        decisions: facets.decisions,
        licenses: facets.licenses,
        platforms: facets.platforms,
        severities: facets.severities,
        updated: facets.updated,
        channels: facets.channels.map(({ value, count }) => ({ ...placeOf(value), count })),
        channel_count: facets.channelCount,
      },
    };
  }
}

const lookerOf = (viewer: Principal | null, channels: readonly ChannelName[]): Looker => ({
  userId: viewer && userIdOf(viewer),
  channelIds: channels.map(({ id }) => id),
});
