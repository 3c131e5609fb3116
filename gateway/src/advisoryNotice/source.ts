import type { AdvisoryNotice, ChannelFinding, FindingBegin, FindingEnd, FindingState } from '../gen/schema.ts';
import { severityOf, enumOf } from '../graphql/index.ts';
import { path, type List, type RestClient, type Schemas } from '../rest/index.ts';

/** Why a finding began. */
const findingBeginOf = enumOf<FindingBegin>()(['FIRST_LOOK', 'SERVED', 'ADVISORY', 'IDENTITY', 'STATEMENT']);
/** Why a finding ended. */
const findingEndOf = enumOf<FindingEnd>()([
  'REFUSED',
  'REMOVED',
  'STATEMENT',
  'WITHDRAWN',
  'ADVISORY',
  'IDENTITY',
  'JOINED',
]);

/** An advisory that hits files which a channel serves. */
type RestAdvisoryNotice = Schemas['AdvisoryNotice'];
/** A finding with its history. */
type RestFinding = Schemas['Finding'];

/** Which findings are asked for. */
export interface FindingChoice {
  channel?: string | null | undefined;
  cveId?: string | null | undefined;
  package?: string | null | undefined;
  state?: FindingState | null | undefined;
}

const queryOf = ({ channel, cveId, package: name, state }: FindingChoice): Record<string, string | null> => ({
  channel: channel?.trim() || null,
  cve: cveId?.trim() || null,
  package: name?.trim() || null,
  state: state?.toLowerCase() ?? null,
});

const toFinding = (row: RestFinding): ChannelFinding => ({
  id: row.id,
  channel: row.channel,
  cveId: row.cve,
  package: row.package,
  version: row.version,
  fileCount: row.file_count,
  beganAt: row.began_at,
  begunBy: findingBeginOf(row.begun_by),
  begunAdvisory: row.begun_advisory,
  begunFeed: row.begun_feed,
  overAt: row.over_at,
  endedBy: row.ended_by === null ? null : findingEndOf(row.ended_by),
  endedAdvisory: row.ended_advisory,
  endedFeed: row.ended_feed,
  endedNote: row.ended_note,
});

/** REST calls of the notices of advisories. */
export class AdvisoryNoticeSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** What is news of an organization's channels, or of one of them. */
  async list(
    organization: string,
    choice: Pick<FindingChoice, 'channel' | 'package'>,
    limit: number,
  ): Promise<List<AdvisoryNotice>> {
    const { channel, package: ofPackage } = queryOf(choice);
    const { items, total_count } = await this.#rest.get<List<RestAdvisoryNotice>>(
      path`/api/organizations/${organization}/advisory-notices`,
      { channel: channel ?? null, package: ofPackage ?? null, limit },
    );
    return {
      items: items.map((one) => ({
        channel: one.channel,
        cveId: one.cve,
        packages: one.packages,
        servedFileCount: one.served_file_count,
        score: one.score,
        severity: severityOf(one.score),
        isExploited: one.is_exploited,
        isMalicious: one.is_malicious,
        noticedAt: one.noticed_at,
      })),
      total_count,
    };
  }

  /** A page of what hits, or hit, files that an organization's channels serve. */
  async findings(
    organization: string,
    choice: FindingChoice,
    page: { limit: number; offset: number },
  ): Promise<List<ChannelFinding>> {
    const { items, total_count } = await this.#rest.get<List<RestFinding>>(
      path`/api/organizations/${organization}/findings`,
      { ...page, ...queryOf(choice) },
    );
    return { items: items.map(toFinding), total_count };
  }

  /** All of them as CSV. */
  findingsCsv(organization: string, choice: FindingChoice): Promise<string> {
    const given = Object.entries(queryOf(choice)).flatMap(([key, value]) => (value === null ? [] : [[key, value]]));
    const query = new URLSearchParams([['format', 'csv'], ...given]);
    return this.#rest.text(`${path`/api/organizations/${organization}/findings`}?${query.toString()}`, 'text/csv');
  }
}
