import type {
  CurateCveInput,
  Curation,
  CurationPreview,
  CveCurations,
  DecideVexStatementInput,
  OrganizationCurationPreviewArgs,
  VexFeed,
  VexStatement,
  VexStatementState,
} from '../gen/schema.ts';
import { vexJustificationOf, vexStatusOf, enumOf } from '../graphql/index.ts';
import { path, type List, type RestClient, type Schemas } from '../rest/index.ts';

/** What has become of what somebody else says. */
const vexStatementStateOf = enumOf<VexStatementState>()(['WAITS', 'COUNTS', 'DECLINED', 'UNMATCHED']);

/** What an organization says of a CVE. */
type RestCuration = Schemas['Curation'];
/** What one of the caller's organizations says of a CVE. */
type RestCveCurations = Schemas['CveCurations'];
/** A document of OpenVEX of somebody else. */
type RestVexFeed = Schemas['VexFeed'];
/** What somebody else says of a CVE in a product. */
type RestVexStatement = Schemas['VexStatement'];

/** Which part of a list. */
type Page = { limit: number; offset: number };

const toCuration = (one: RestCuration): Curation => ({
  curationId: one.id,
  organization: one.organization,
  cveId: one.cve,
  package: one.package,
  versions: one.versions,
  build: one.build,
  subdir: one.subdir,
  channel: one.channel,
  status: vexStatusOf(one.status),
  justification: one.justification === null ? null : vexJustificationOf(one.justification),
  note: one.note,
  source: one.source,
  saidBy: one.said_by?.username ?? null,
  saidAt: one.said_at,
  endedBy: one.ended_by?.username ?? null,
  endedAt: one.ended_at,
  withdrawn: one.withdrawn,
});

const toFeed = (feed: RestVexFeed): VexFeed => ({
  feedId: feed.id,
  url: feed.url,
  author: feed.author,
  documentAt: feed.document_at,
  lastTryAt: feed.last_try_at,
  lastOkAt: feed.last_ok_at,
  isStale: feed.stale,
  error: feed.error,
  waitingCount: feed.waits,
  countingCount: feed.counts,
  declinedCount: feed.declined,
  unmatchedCount: feed.unmatched,
  leftOutCount: feed.left_out,
  leftOut: feed.examples.map(({ id, message }) => ({ place: id, message })),
});

const toStatement = (one: RestVexStatement): VexStatement => ({
  statementId: one.id,
  author: one.author,
  cveId: one.cve,
  product: one.product,
  package: one.package,
  status: vexStatusOf(one.status),
  justification: one.justification === null ? null : vexJustificationOf(one.justification),
  note: one.note,
  saidAt: one.said_at,
  state: vexStatementStateOf(one.state),
  decidedAt: one.decided_at,
  decidedBy: one.decided_by,
});

const countsOf = (one: Schemas['CurationPreview'] | Schemas['CurationPreview']['channels'][number]) => ({
  fileCount: one.file_count,
  allowedAgainCount: one.allowed_again_count,
  refusedCount: one.refused_count,
  alarmCount: one.alarm_count,
  alarmCountAfter: one.alarm_count_after,
});

/** REST calls of the curation area. */
export class CurationSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** What a statement would change. */
  async preview(organization: string, input: OrganizationCurationPreviewArgs): Promise<CurationPreview> {
    const { cveId, package: name, versions, build, status, justification } = input;
    const found = await this.#rest.compute<Schemas['CurationPreview']>(
      path`/api/organizations/${organization}/curations/preview`,
      {
        cve: cveId,
        package: name,
        versions: versions ?? null,
        build: build ?? null,
        status: status.toLowerCase(),
        justification: justification?.toLowerCase() ?? null,
      },
    );
    return {
      ...countsOf(found),
      environmentCount: found.environment_count,
      policies: found.policies,
      channels: found.channels.map((one) => ({ channel: one.channel, policy: one.policy, ...countsOf(one) })),
    };
  }

  /** What the caller's organizations say of a CVE. */
  async ofCve(cveId: string): Promise<CveCurations[]> {
    const { items } = await this.#rest.get<List<RestCveCurations>>(path`/api/ce/cves/${cveId}/curations`);
    return items.map(({ organization, title, can_curate, curations }) => ({
      organization,
      title,
      canCurate: can_curate,
      curations: curations.map(toCuration),
    }));
  }

  /** Says what a CVE is in files of a package. */
  async say({ organization, cveId, status, justification, ...about }: CurateCveInput): Promise<Curation> {
    return toCuration(
      await this.#rest.write<RestCuration>('PUT', path`/api/organizations/${organization}/curations`, {
        ...about,
        cve: cveId,
        status: status.toLowerCase(),
        justification: justification?.toLowerCase() ?? null,
      }),
    );
  }

  /** Withdraws a statement. */
  async withdraw(organization: string, id: string): Promise<void> {
    await this.#rest.write('DELETE', path`/api/organizations/${organization}/curations/${id}`);
  }

  /** What an organization says itself, as a document of OpenVEX; null for who is no member. */
  document(organization: string): Promise<unknown> {
    return this.#rest.find(path`/api/organizations/${organization}/openvex`);
  }

  /** Takes in a document of OpenVEX. */
  take(organization: string, document: unknown): Promise<{ taken: number; unchanged: number }> {
    return this.#rest.write('POST', path`/api/organizations/${organization}/openvex`, document as object);
  }

  /** Documents of others that an organization has read; null for who is no member. */
  async feeds(organization: string): Promise<VexFeed[] | null> {
    const found = await this.#rest.find<List<RestVexFeed>>(path`/api/organizations/${organization}/vex-feeds`);
    return found?.items.map(toFeed) ?? null;
  }

  /** A page of what others say, in one state. */
  async statements(organization: string, state: VexStatementState, page: Page): Promise<List<VexStatement>> {
    const { items, total_count } = await this.#rest.get<List<RestVexStatement>>(
      path`/api/organizations/${organization}/vex-statements`,
      { ...page, state: state.toLowerCase() },
    );
    return { items: items.map(toStatement), total_count };
  }

  /** Has a document read from now on. */
  async addFeed(organization: string, url: string): Promise<VexFeed> {
    return toFeed(
      await this.#rest.write<RestVexFeed>('POST', path`/api/organizations/${organization}/vex-feeds`, { url }),
    );
  }

  /** Has a document read now. */
  async readFeed(organization: string, id: string): Promise<VexFeed> {
    return toFeed(
      await this.#rest.write<RestVexFeed>('POST', path`/api/organizations/${organization}/vex-feeds/${id}/readings`),
    );
  }

  /** Has a document read no longer. */
  async removeFeed(organization: string, id: string): Promise<void> {
    await this.#rest.write('DELETE', path`/api/organizations/${organization}/vex-feeds/${id}`);
  }

  /** Accepts or declines what others say of a product. */
  async decide({ organization, statementId, accepts }: DecideVexStatementInput): Promise<VexStatement> {
    return toStatement(
      await this.#rest.write<RestVexStatement>(
        'PUT',
        path`/api/organizations/${organization}/vex-statements/${statementId}`,
        { accepts },
      ),
    );
  }
}
