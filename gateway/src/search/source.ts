import type {
  CollectionFileHit,
  CollectionHit,
  CollectionsAndFiles,
  PackageFacets,
  PackageFilter,
  PackageHit,
  SearchType,
  SearchResults,
} from '../gen/schema.ts';
import { decisionOf, toId, enumOf, wordOf, type AskedPage } from '../graphql/index.ts';
import type { CursorList, RestClient, Answer } from '../rest/index.ts';

/** The worst that is known of a package; what we do not know is not known. */
const packageSeverityOf = enumOf('PackageSeverity');
/** How old a file is at most; the longest span promises least. */
const packageSpanOf = enumOf('UpdatedWithin');

type RestPackageSearch = Answer<'/api/search/packages'>;
type RestPackageHit = RestPackageSearch['results'][number];
type RestSearchResults = Answer<'/api/search'>;
type RestCollectionsAndFiles = Answer<'/api/search/collections_and_files'>;

const toHit = ({ name, summary, channel_count, channels }: RestPackageHit): PackageHit => ({
  name,
  summary,
  channelCount: channel_count,
  channels: channels.map(
    ({ organization, channel, decision, latest_version, license, served_file_count, refused_file_count }) => ({
      packageId: toId('Package', organization, channel, name),
      organization,
      channel,
      decision: decisionOf(decision),
      latestVersion: latest_version,
      license,
      servedFileCount: served_file_count,
      blockedFileCount: refused_file_count,
    }),
  ),
});

const toFacets = ({
  decisions,
  severities,
  updated,
  platforms,
  channel_count: channelCount,
  ...facets
}: RestPackageSearch['facets']): PackageFacets => ({
  ...facets,
  channelCount,
  subdirs: platforms,
  severities: severities.map(({ value, count }) => ({ value: packageSeverityOf(value), count })),
  updated: updated.map(({ value, count }) => ({ value: packageSpanOf(value), count })),
  decisions: decisions.map(({ value, count }) => ({ value: decisionOf(value), count })),
});

const toCollection = ({ entry_count, ...hit }: RestCollectionsAndFiles['collections'][number]): CollectionHit => ({
  ...hit,
  entryCount: entry_count,
});

const toPackageFile = ({
  collection_title,
  channel_organization,
  file_name,
  ...hit
}: RestCollectionsAndFiles['files'][number]): CollectionFileHit => ({
  ...hit,
  collectionTitle: collection_title,
  channelOrganization: channel_organization,
  fileName: file_name,
});

/** A group with its items as the schema has them; null where it was not asked for. */
function toGroup<R, T>(
  group: { total_count: number; search_url: string; items: R[] } | undefined,
  toItem: (item: R) => T,
): { totalCount: number; searchUrl: string; items: T[] } | null {
  return group === undefined
    ? null
    : { totalCount: group.total_count, searchUrl: group.search_url, items: group.items.map(toItem) };
}

const toResults = ({ total_count, groups }: RestSearchResults): SearchResults => {
  const both = groups.collections_and_files;
  const collections = both?.items.collections.map(toCollection) ?? [];
  const files = both?.items.files.map(toPackageFile) ?? [];
  return {
    totalCount: total_count,
    packages: toGroup(groups.packages, toHit),
    documentation: toGroup(groups.documentation, (hit) => hit),
    collectionsAndFiles:
      both === undefined
        ? null
        : {
            totalCount: both.total_count,
            searchUrl: both.search_url,
            totalCollections: both.total_collections,
            totalFiles: both.total_files,
            items: [...collections, ...files],
            collections,
            files,
          },
    projects: toGroup(groups.projects, ({ id, owner, is_of_organization, ...hit }) => ({
      ...hit,
      id: toId('Project', id),
      uuid: id,
      ownerName: owner,
      isOfOrganization: is_of_organization,
    })),
    environments: toGroup(groups.environments, ({ id, package_count, ...hit }) => ({
      ...hit,
      id: toId('Environment', hit.organization, id),
      uuid: id,
      packageCount: package_count,
    })),
    users: toGroup(groups.people, ({ id, first_name, last_name, ...hit }) => ({
      ...hit,
      id: toId('User', id),
      firstName: first_name,
      lastName: last_name,
    })),
  };
};

/** What every kind finds without a text. */
const noResults: SearchResults = {
  totalCount: 0,
  packages: null,
  documentation: null,
  collectionsAndFiles: null,
  projects: null,
  environments: null,
  users: null,
};

/** What is found without a text. */
const nothing: CursorList<PackageHit> & { facets: PackageFacets } = {
  items: [],
  total_count: 0,
  cursors: [],
  next_cursor: null,
  previous_cursor: null,
  facets: { channels: [], channelCount: 0, decisions: [], licenses: [], subdirs: [], severities: [], updated: [] },
};

/** REST calls of the search area. */
export class SearchSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** A page of found packages, best match first (SRCH-13). Nothing is asked upstream for nothing (SRCH-06). */
  async packages(
    query: string,
    filter: PackageFilter,
    page: AskedPage,
  ): Promise<CursorList<PackageHit> & { facets: PackageFacets }> {
    if (query === '') return nothing;
    const { results, facets, ...list } = await this.#rest.get<RestPackageSearch>(
      '/api/search/packages',
      {
        query,
        channel: filter.channels,
        decision: filter.decisions?.map((decision) => wordOf('Decision', decision)),
        license: filter.licenses,
        platform: filter.subdirs,
        severity: filter.severities?.map((severity) => wordOf('PackageSeverity', severity)),
        updated: filter.updatedWithin?.map((span) => wordOf('UpdatedWithin', span)),
        ...page,
      },
      'search',
    );
    return { ...list, items: results.map(toHit), facets: toFacets(facets) };
  }

  /** What is found of every kind, or a page of one group (SRCH-10). Nothing is asked upstream for nothing (SRCH-06). */
  async everything(query: string, group: SearchType | null | undefined, page: AskedPage): Promise<SearchResults> {
    if (query === '') return noResults;
    return toResults(
      await this.#rest.get<RestSearchResults>(
        '/api/search',
        { query, group: wordOf('SearchType', group), ...page },
        'search',
      ),
    );
  }

  /** Suggestions of every kind (SRCH-11). Nothing is asked upstream for nothing (SRCH-06). */
  async context(query: string, limit: number): Promise<SearchResults> {
    if (query === '') return noResults;
    return toResults(await this.#rest.get<RestSearchResults>('/api/search/search_context', { query, limit }, 'search'));
  }

  /** A page of found collections and of their files (SRCH-12). An empty query sends no request (SRCH-06). */
  async collectionsAndFiles(query: string, page: AskedPage): Promise<CollectionsAndFiles> {
    if (query === '') return { collections: [], files: [], totalCollections: 0, totalFiles: 0, hasNextPage: false };
    const found = await this.#rest.get<RestCollectionsAndFiles>(
      '/api/search/collections_and_files',
      { query, ...page },
      'search',
    );
    return {
      collections: found.collections.map(toCollection),
      files: found.files.map(toPackageFile),
      totalCollections: found.total_collections,
      totalFiles: found.total_files,
      hasNextPage: found.pagination.has_next,
    };
  }
}
