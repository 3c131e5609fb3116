import { decisionOf, toId } from '../graphql/index.ts';
import type { List, RestClient, RestPackageHit, RestPackageSearch } from '../rest/index.ts';

/** What found packages are narrowed to, as the schema names it. */
export interface PackageFilter {
  channels?: string[] | null;
  decisions?: string[] | null;
  licenses?: string[] | null;
  platforms?: string[] | null;
}

const toHit = ({ name, summary, channel_count, channels }: RestPackageHit) => ({
  name,
  summary,
  channelCount: channel_count,
  channels: channels.map(({ organization, channel, decision, latest_version, license, served_file_count, refused_file_count }) => ({
    artifactId: toId('Artifact', organization, channel, name),
    organization,
    channel,
    decision: decisionOf(decision),
    latestVersion: latest_version,
    license,
    servedFileCount: served_file_count,
    refusedFileCount: refused_file_count,
  })),
});

/** A found package as the schema shows it. */
export type PackageHitModel = ReturnType<typeof toHit>;

const toFacets = ({ decisions, ...facets }: RestPackageSearch['facets']) => ({ ...facets, decisions: decisions.map(({ value, count }) => ({ value: decisionOf(value), count })) });

/** What found packages can be narrowed to as the schema shows it. */
export type PackageFacetsModel = ReturnType<typeof toFacets>;

/** What is found without a text. */
const nothing: List<PackageHitModel> & { facets: PackageFacetsModel } = { items: [], total_count: 0, facets: { channels: [], decisions: [], licenses: [], platforms: [] } };

/** REST calls of the search area. */
export class SearchSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) { this.#rest = rest; }

  /** A page of found packages, best match first (SRCH-13). Nothing is asked upstream for nothing (SRCH-06). */
  async packages(query: string, filter: PackageFilter, page: { limit: number; offset: number }): Promise<List<PackageHitModel> & { facets: PackageFacetsModel }> {
    if (query === '') return nothing;
    const { results, total_count, facets } = await this.#rest.get<RestPackageSearch>('/api/search/packages', {
      query, channel: filter.channels, decision: filter.decisions?.map((decision) => decision.toLowerCase()), license: filter.licenses, platform: filter.platforms, ...page,
    }, 'search');
    return { items: results.map(toHit), total_count, facets: toFacets(facets) };
  }
}
