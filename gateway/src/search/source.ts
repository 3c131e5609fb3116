import { toId } from '../graphql/index.ts';
import type { List, RestClient, RestPackageHit, RestPackageSearch } from '../rest/index.ts';

/** A found package as the schema shows it. */
export interface PackageHitModel {
  id: string;
  name: string;
  summary: string;
  latestVersion: string | null;
  organization: string;
  channel: string;
  servedFileCount: number;
  refusedFileCount: number;
}

const toHit = (hit: RestPackageHit): PackageHitModel => ({
  id: toId('Artifact', hit.organization, hit.channel, hit.name),
  name: hit.name,
  summary: hit.summary,
  latestVersion: hit.latest_version,
  organization: hit.organization,
  channel: hit.channel,
  servedFileCount: hit.served_file_count,
  refusedFileCount: hit.refused_file_count,
});

/** REST calls of the search area. */
export class SearchSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) { this.#rest = rest; }

  /** A page of found packages, best match first (SRCH-13). */
  async packages(query: string, page: { limit: number; offset: number }): Promise<List<PackageHitModel>> {
    const { results, total_count } = await this.#rest.get<RestPackageSearch>('/api/search/packages', { query, ...page }, 'search');
    return { items: results.map(toHit), total_count };
  }
}
