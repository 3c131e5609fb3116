import type { TrustedWorkload, TrustWorkloadInput } from '../gen/schema.ts';
import { toId, tokenScopeOf } from '../graphql/index.ts';
import { path, type List, type RestClient, type Schemas } from '../rest/index.ts';

/** A workload that a channel trusts. */
type RestTrustedWorkload = Schemas['TrustedWorkload'];

const toWorkload = (organization: string, workload: RestTrustedWorkload): TrustedWorkload => ({
  id: toId('TrustedWorkload', organization, workload.id),
  channelName: workload.channel,
  issuer: workload.issuer,
  subject: workload.subject,
  scope: tokenScopeOf(workload.scope),
  createdAt: workload.created_at,
  lastUsedAt: workload.last_used_at,
});

/** REST calls of trusted workloads; organizations by name, workloads by UUID. */
export class WorkloadSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** The workloads that channels of an organization trust. */
  async list(organization: string): Promise<TrustedWorkload[]> {
    const { items } = await this.#rest.get<List<RestTrustedWorkload>>(
      path`/api/organizations/${organization}/workloads`,
    );
    return items.map((workload) => toWorkload(organization, workload));
  }

  /** A trusted workload; null when unknown or not visible. */
  async find(organization: string, uuid: string): Promise<TrustedWorkload | null> {
    const answer = await this.#rest.find<List<RestTrustedWorkload>>(path`/api/organizations/${organization}/workloads`);
    const workload = answer?.items.find(({ id }) => id === uuid);
    return workload ? toWorkload(organization, workload) : null;
  }

  /** Makes a channel trust a workload. */
  async trust({ organization, scope, channel, issuer, subject }: TrustWorkloadInput): Promise<void> {
    const body = { channel, issuer, subject, scope: scope.toLowerCase() };
    await this.#rest.write('POST', path`/api/organizations/${organization}/workloads`, body);
  }

  /** Ends a trust. */
  async remove(organization: string, uuid: string): Promise<void> {
    await this.#rest.write('DELETE', path`/api/organizations/${organization}/workloads/${uuid}`);
  }
}
