import type { PackageFacets, PackageFilter, PackageHit } from '../gen/schema.ts';
import { decisionOf, toId } from '../graphql/index.ts';
import type { List, RestClient, RestPackageHit, RestPackageSearch } from '../rest/index.ts';

const toHit = ({ name, summary, channel_count, channels }: RestPackageHit): PackageHit => ({
  name,
  summary,
  channelCount: channel_count,
  channels: channels.map(
    ({ organization, channel, decision, latest_version, license, served_file_count, refused_file_count }) => ({
      artifactId: toId('Artifact', organization, channel, name),
      organization,
      channel,
      decision: decisionOf(decision),
      latestVersion: latest_version,
      license,
      servedFileCount: served_file_count,
      refusedFileCount: refused_file_count,
    }),
  ),
});

const toFacets = ({ decisions, ...facets }: RestPackageSearch['facets']): PackageFacets => ({
  ...facets,
  decisions: decisions.map(({ value, count }) => ({ value: decisionOf(value), count })),
});

/** What is found without a text. */
const nothing: List<PackageHit> & { facets: PackageFacets } = {
  items: [],
  total_count: 0,
  facets: { channels: [], decisions: [], licenses: [], platforms: [] },
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
    page: { limit: number; offset: number },
  ): Promise<List<PackageHit> & { facets: PackageFacets }> {
    if (query === '') return nothing;
    const { results, total_count, facets } = await this.#rest.get<RestPackageSearch>(
      '/api/search/packages',
      {
        query,
        channel: filter.channels,
        decision: filter.decisions?.map((decision) => decision.toLowerCase()),
        license: filter.licenses,
        platform: filter.platforms,
        ...page,
      },
      'search',
    );
    return { items: results.map(toHit), total_count, facets: toFacets(facets) };
  }
}
