import type { AdvisoryNotice } from '../gen/schema.ts';
import { severityOf } from '../graphql/index.ts';
import { path, type List, type RestAdvisoryNotice, type RestClient } from '../rest/index.ts';

/** REST calls of the notices of advisories. */
export class AdvisoryNoticeSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** What is news of an organization's channels, or of one of them. */
  async list(organization: string, channel: string | null, limit: number): Promise<AdvisoryNotice[]> {
    const { items } = await this.#rest.get<List<RestAdvisoryNotice>>(
      path`/api/organizations/${organization}/advisory-notices`,
      { channel, limit },
    );
    return items.map((one) => ({
      channel: one.channel,
      cveId: one.cve,
      packages: one.packages,
      servedFileCount: one.served_file_count,
      score: one.score,
      severity: severityOf(one.score),
      isExploited: one.is_exploited,
      isMalicious: one.is_malicious,
      noticedAt: one.noticed_at,
    }));
  }
}
