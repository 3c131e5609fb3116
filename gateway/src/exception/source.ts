import { toUser } from '../account/index.ts';
import type {
  DecideExceptionRequestInput,
  ExceptionImpact,
  ExceptionRequest,
  ExceptionRequestState,
  GrantedException,
  OwnExceptionRequest,
} from '../gen/schema.ts';
import { severityOf, enumOf } from '../graphql/index.ts';
import { path, type List, type RestClient, type Schemas, versionOf } from '../rest/index.ts';

/** What became of a request for an exception. */
const exceptionStateOf = enumOf<ExceptionRequestState>()(['OPEN', 'ALLOWED', 'DECLINED', 'WITHDRAWN']);

/** A request for an exception, for those who decide. */
type RestExceptionRequest = Schemas['ExceptionRequest'];
/** A request for an exception, for somebody who asked. */
type RestOwnExceptionRequest = Schemas['OwnExceptionRequest'];
/** An exception that was granted. */
type RestGrantedException = Schemas['GrantedException'];
/** What an exception would let in. */
type RestExceptionImpact = Schemas['ExceptionImpact'];

/** A request without what has a call of its own. */
export interface ExceptionRequestModel extends Omit<ExceptionRequest, 'impact' | 'people' | 'decidedBy'> {
  organizationName: string;
  people: { person: ReturnType<typeof toUser>; reason: string; askedAt: string }[];
  decidedBy: ReturnType<typeof toUser> | null;
}

/** A granted exception, as resolvers hand it on. */
export interface GrantedExceptionModel extends Omit<GrantedException, 'owner' | 'endedBy'> {
  owner: ReturnType<typeof toUser> | null;
  endedBy: ReturnType<typeof toUser> | null;
}

type Page = { limit: number; offset: number };

const requestsOf = (organization: string): string => path`/api/organizations/${organization}/exception-requests`;
const ownOf = (organization: string, channel: string): string =>
  path`/api/organizations/${organization}/channels/${channel}/exception-requests`;
const grantedOf = (organization: string, channel: string): string =>
  path`/api/organizations/${organization}/channels/${channel}/exceptions`;

const toRequest =
  (organization: string) =>
  (request: RestExceptionRequest): ExceptionRequestModel => ({
    organizationName: organization,
    requestId: request.id,
    channelName: request.channel,
    package: request.package,
    spec: request.spec,
    state: exceptionStateOf(request.state),
    askedAt: request.asked_at,
    people: request.people.map(({ person, reason, asked_at: askedAt }) => ({
      person: toUser(person),
      reason,
      askedAt,
    })),
    decidedAt: request.decided_at,
    decidedBy: request.decided_by && toUser(request.decided_by),
    answer: request.answer,
    until: request.until,
  });

const toOwn = (request: RestOwnExceptionRequest): OwnExceptionRequest => ({
  requestId: request.id,
  package: request.package,
  spec: request.spec,
  state: exceptionStateOf(request.state),
  reason: request.reason,
  askedAt: request.asked_at,
  isJoined: request.joined,
  decidedAt: request.decided_at,
  answer: request.answer,
  until: request.until,
});

const toGranted = (exception: RestGrantedException): GrantedExceptionModel => ({
  exceptionId: exception.id,
  get version() {
    return versionOf('exception', exception);
  },
  channelName: exception.channel,
  package: exception.package,
  spec: exception.spec,
  reason: exception.reason,
  owner: exception.owner && toUser(exception.owner),
  grantedAt: exception.granted_at,
  until: exception.until,
  endedAt: exception.ended_at,
  endedBy: exception.ended_by && toUser(exception.ended_by),
});

const toImpact = (impact: RestExceptionImpact): ExceptionImpact => ({
  spec: impact.spec,
  fileCount: impact.file_count,
  files: impact.files.map(({ refused_by: refusedBy, cves, ...file }) => ({
    ...file,
    refusedBy,
    cveIds: cves.map(({ id }) => id),
  })),
  cves: impact.cves.map(({ id, score, exploited, files }) => ({
    cveId: id,
    score,
    severity: severityOf(score),
    isExploited: exploited,
    fileCount: files,
  })),
  cveCount: impact.cve_count,
  unknownCount: impact.unknown_count,
  licenses: impact.licenses.map(({ license, files }) => ({ license: license || null, fileCount: files })),
  maliciousCount: impact.malicious_count,
  givesBack: impact.gives_back,
  stillLost: impact.still_lost,
});

/** REST calls of the exception area; organizations and channels by name. */
export class ExceptionSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** A page of the requests to an organization's channels. */
  async list(
    organization: string,
    state: ExceptionRequestState | null,
    page: Page,
  ): Promise<List<ExceptionRequestModel>> {
    const { items, total_count } = await this.#rest.get<List<RestExceptionRequest>>(requestsOf(organization), {
      ...page,
      state: state?.toLowerCase() ?? null,
    });
    return { items: items.map(toRequest(organization)), total_count };
  }

  /** A request; null for an unknown one. */
  async find(organization: string, id: string): Promise<ExceptionRequestModel | null> {
    const found = await this.#rest.find<RestExceptionRequest>(
      path`/api/organizations/${organization}/exception-requests/${id}`,
    );
    return found && toRequest(organization)(found);
  }

  /** What an exception for a request would let in; null where the channel has no policy. */
  async impact({ organizationName, requestId }: ExceptionRequestModel, spec: string | null) {
    const found = await this.#rest.find<RestExceptionImpact>(
      path`/api/organizations/${organizationName}/exception-requests/${requestId}/impact`,
      { spec },
    );
    return found && toImpact(found);
  }

  /** A page of granted exceptions of a channel, or of all channels of an organization. @throws UpstreamError NOT_FOUND for who is no member */
  async granted(
    organization: string,
    channel: string | null,
    history: boolean,
    page: Page,
  ): Promise<List<GrantedExceptionModel>> {
    const target =
      channel === null ? path`/api/organizations/${organization}/exceptions` : grantedOf(organization, channel);
    const { items, total_count } = await this.#rest.get<List<RestGrantedException>>(target, {
      ...page,
      history: history ? 'true' : null,
    });
    return { items: items.map(toGranted), total_count };
  }

  /** What the caller asked for of a channel. */
  async own(organization: string, channel: string, name: string | null): Promise<OwnExceptionRequest[]> {
    const { items } = await this.#rest.get<List<RestOwnExceptionRequest>>(ownOf(organization, channel), {
      package: name,
    });
    return items.map(toOwn);
  }

  /** Asks for an exception. */
  async ask(organization: string, channel: string, spec: string, reason: string): Promise<OwnExceptionRequest> {
    return toOwn(
      await this.#rest.write<RestOwnExceptionRequest>('POST', ownOf(organization, channel), { spec, reason }),
    );
  }

  /** Takes the caller out of a request. */
  async withdraw(organization: string, channel: string, id: string): Promise<void> {
    await this.#rest.write(
      'DELETE',
      path`/api/organizations/${organization}/channels/${channel}/exception-requests/${id}`,
    );
  }

  /** Decides on a request. */
  async decide({ organization, requestId, decision, spec, until, answer }: DecideExceptionRequestInput) {
    return toRequest(organization)(
      await this.#rest.write<RestExceptionRequest>(
        'PUT',
        path`/api/organizations/${organization}/exception-requests/${requestId}/decision`,
        { decision: decision.toLowerCase(), ...(spec == null ? {} : { spec }), until: until ?? null, answer },
      ),
    );
  }

  /** One exception of a channel, as it is. */
  async one(organization: string, channel: string, id: string) {
    return toGranted(
      await this.#rest.get<RestGrantedException>(
        path`/api/organizations/${organization}/channels/${channel}/exceptions/${id}`,
      ),
    );
  }

  /** Gives an exception another end. */
  async moveEnd(organization: string, channel: string, id: string, until: string | null) {
    return toGranted(
      await this.#rest.write<RestGrantedException>(
        'PATCH',
        path`/api/organizations/${organization}/channels/${channel}/exceptions/${id}`,
        { until },
      ),
    );
  }

  /** Ends an exception. */
  async end(organization: string, channel: string, id: string): Promise<void> {
    await this.#rest.write('DELETE', path`/api/organizations/${organization}/channels/${channel}/exceptions/${id}`);
  }
}
