import { excerptOf, findNames, readSearch, searchAddress, searchGuides, SEARCH_GROUPS } from '@terrarium/domain/search';
import type { SearchGroupName, SearchText } from '@terrarium/domain/search';
import { readerOf } from '../channel/index.ts';
import type { ChannelRow, Channels } from '../channel/index.ts';
import type { Core } from '../core.ts';
import type { Guides } from '../guide/index.ts';
import type { Viewer } from '../http/index.ts';
import type { CollectionsAndFiles, Hits, PackageQuery, PackageSearch, SearchQuery, SearchResults } from './contract.ts';
import { NameCache } from './nameCache.ts';
import { findPackages, searchedChannels } from './store.ts';
import type { FoundPackages, MatchingName } from './store.ts';
import { findEntities } from './entities.ts';
import type { Looker, EntityKind } from './entities.ts';

interface Page {
  limit: number;
  offset: number;
}

const NOTHING_CHOSEN = {
  channelIds: null,
  decisions: null,
  licenses: null,
  platforms: null,
  severities: null,
  updated: null,
};

const nothingFound = (): PackageSearch => ({
  total_count: 0,
  results: [],
  facets: { channels: [], decisions: [], licenses: [], platforms: [], severities: [], updated: [] },
});

/** Searches what a caller can see. */
export class Search {
  readonly #core: Pick<Core, 'db'>;
  readonly #channels: Pick<Channels, 'readableChannels'>;
  readonly #guides: Pick<Guides, 'all'>;
  readonly #memory: NameCache;

  constructor(core: Pick<Core, 'db'>, channels: Pick<Channels, 'readableChannels'>, guides: Pick<Guides, 'all'>) {
    this.#core = core;
    this.#channels = channels;
    this.#guides = guides;
    this.#memory = new NameCache(core.db);
  }

  /**
   * Returns a page of packages in all channels that the caller can read, best match first, and their facets (SRCH-13).
   */
  async packages(
    viewer: Viewer | null,
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
    if (search === null) return nothingFound();
    const channels = await this.#readable(viewer);
    const matches = await this.#matches(channels, search);
    if (matches.length === 0) return nothingFound();
    const address = ({ organization_name, name }: ChannelRow): string => `${organization_name}/${name}`;
    const filter = {
      channelIds:
        chosen.length === 0
          ? null
          : channels.filter((channel) => chosen.includes(address(channel))).map(({ id }) => id),
      decisions: decisions.length === 0 ? null : decisions,
      licenses: licenses.length === 0 ? null : licenses,
      platforms: platforms.length === 0 ? null : platforms,
      severities: severities.length === 0 ? null : severities,
      updated: updated.length === 0 ? null : updated,
    };
    const found = await findPackages(
      this.#core.db,
      channels.map(({ id }) => id),
      matches,
      filter,
      page,
    );
    return { total_count: found.total, ...told(found, channels) };
  }

  /** Returns results of every type, or a page of one (SRCH-10). */
  async everything(viewer: Viewer | null, { query, group, ...page }: SearchQuery): Promise<SearchResults> {
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
    viewer: Viewer | null,
    { query, ...page }: Page & { query: string },
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
    asked: { channels: readonly ChannelRow[]; looker: Looker; search: SearchText; page: Page; query: string },
  ): Promise<SearchResults['groups']> {
    const { channels, looker, search, page, query } = asked;
    const search_url = searchAddress(query, group);
    if (group === 'packages') {
      const matches = await this.#matches(channels, search);
      const shown = matches.slice(page.offset, page.offset + page.limit);
      const items =
        shown.length === 0
          ? []
          : told(
              await findPackages(
                this.#core.db,
                channels.map(({ id }) => id),
                shown,
                NOTHING_CHOSEN,
                { limit: shown.length, offset: 0 },
              ),
              channels,
            ).results;
      return { packages: { total_count: matches.length, items, search_url } };
    }
    if (group === 'documentation') {
      const { items, total } = await this.#documentation(search, page);
      return { documentation: { total_count: total, items, search_url } };
    }
    if (group === 'collections_and_files') {
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
    const { items, total } = await findEntities(this.#core.db, group, looker, search, page);
    return { [group]: { total_count: total, items, search_url } };
  }

  async #documentation(
    { text }: SearchText,
    { limit, offset }: Page,
  ): Promise<{ items: Hits['documentation'][]; total: number }> {
    const found = searchGuides(await this.#guides.all(), text);
    return {
      total: found.length,
      items: found.slice(offset, offset + limit).map((section) => ({
        name: section.guide.name,
        title: section.guide.title,
        heading: section.heading,
        anchor: section.anchor,
        excerpt: excerptOf(section, text),
      })),
    };
  }

  #readable(viewer: Viewer | null): Promise<ChannelRow[]> {
    return this.#channels.readableChannels(readerOf(viewer));
  }

  /** Returns the matching names in these channels, in result order, with their channels. */
  async #matches(channels: readonly ChannelRow[], search: SearchText): Promise<MatchingName[]> {
    if (channels.length === 0) return [];
    const searched = await searchedChannels(
      this.#core.db,
      channels.map(({ id }) => id),
    );
    const found = findNames(await this.#memory.of(searched), search);
    return found.map(({ name, lists }, number) => ({
      name,
      number,
      positions:
        lists.length === 1
          ? searched[lists[0]!]!.positions
          : [...new Set(lists.flatMap((list) => searched[list]!.positions))].sort((a, b) => a - b),
    }));
  }
}

const lookerOf = (viewer: Viewer | null, channels: readonly ChannelRow[]): Looker => ({
  userId: viewer?.userId ?? null,
  channelIds: channels.map(({ id }) => id),
});

/** Converts found packages and facets: channels by name. */
function told(found: FoundPackages, channels: readonly ChannelRow[]): Pick<PackageSearch, 'results' | 'facets'> {
  const placeOf = (position: number) => ({
    organization: channels[position - 1]!.organization_name,
    channel: channels[position - 1]!.name,
  });
  return {
    results: found.packages.map(({ name, summary, channel_count, channels: places }) => ({
      name,
      summary: summary ?? '',
      channel_count,
      channels: places.map(({ position, ...facts }) => ({
        ...placeOf(position),
        decision: facts.served_file_count > 0 ? 'allowed' : 'refused',
        ...facts,
      })),
    })),
    facets: {
      channels: found.facets.channels.map(({ value, count }) => ({ ...placeOf(value), count })),
      decisions: found.facets.decisions.map(({ value, count }) => ({ value: value ? 'allowed' : 'refused', count })),
      licenses: found.facets.licenses,
      platforms: found.facets.platforms,
      severities: found.facets.severities,
      updated: found.facets.updated,
    },
  };
}
