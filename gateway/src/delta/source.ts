import type { ChangeType, DeltaFrequency as RestFrequency } from '@terrarium/domain/policy';
import type { DeltaChangeType, DeltaFrequency, DeltaSubscription } from '../gen/schema.ts';
import { fromId, toId, enumOf } from '../graphql/index.ts';
import { toRun, type PolicyRunModel } from '../policy/index.ts';
import { path, UpstreamError, type List, type RestClient, type RestPolicyRun, type Schemas } from '../rest/index.ts';

/** Which deltas somebody asks for. */
const deltaChangeTypeOf = enumOf<DeltaChangeType>()(['ALL', 'PACKAGES_ADDED', 'PACKAGES_REMOVED']);
/** How often somebody is mailed deltas. */
const deltaFrequencyOf = enumOf<DeltaFrequency>()(['REALTIME', 'DAILY', 'WEEKLY']);

/** That the deltas of a channel are mailed to somebody. */
type RestDeltaSubscription = Schemas['DeltaSubscription'];

/** Which deltas are asked for. */
export interface DeltaChoice {
  channel?: string | null | undefined;
  changeType?: DeltaChangeType | null | undefined;
  since?: string | null | undefined;
  until?: string | null | undefined;
}

const base = (organization: string): string => path`/api/organizations/${organization}/channel-policy-deltas`;

const toSubscription = (
  organization: string,
  { id, channel, frequency, change_type: changeType, created_at: createdAt, told_at: toldAt }: RestDeltaSubscription,
): DeltaSubscription => ({
  id: toId('DeltaSubscription', organization, id),
  channelName: channel,
  frequency: deltaFrequencyOf(frequency),
  changeType: deltaChangeTypeOf(changeType),
  createdAt,
  toldAt,
});

/** REST calls of the delta area; organizations and channels by name. */
export class DeltaSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** A page of deltas, each as the run that made it. */
  async list(
    organization: string,
    { channel, changeType, since, until }: DeltaChoice,
    page: { limit: number; offset: number },
  ): Promise<List<PolicyRunModel>> {
    const { items, total_count } = await this.#rest.get<List<RestPolicyRun>>(base(organization), {
      ...page,
      channel: channel ?? null,
      change_type: changeType?.toLowerCase() ?? null,
      since: since ?? null,
      until: until ?? null,
    });
    return { items: items.map((run) => toRun(organization, run.channel, run)), total_count };
  }

  /** The caller's subscriptions. */
  async subscriptions(organization: string, q: string | null): Promise<DeltaSubscription[]> {
    const { items } = await this.#rest.get<List<RestDeltaSubscription>>(`${base(organization)}/subscriptions`, { q });
    return items.map((subscription) => toSubscription(organization, subscription));
  }

  /** Subscribes the caller to a channel, or changes what they get. */
  async subscribe(
    organization: string,
    channel: string,
    frequency: DeltaFrequency,
    changeType: DeltaChangeType,
  ): Promise<DeltaSubscription> {
    const body = {
      frequency: frequency.toLowerCase() as RestFrequency,
      change_type: changeType.toLowerCase() as ChangeType,
    };
    const target = `${base(organization)}${path`/subscriptions/${channel}/`}`;
    return toSubscription(organization, await this.#rest.write<RestDeltaSubscription>('POST', target, body));
  }

  /** Ends a subscription by its global id. @throws UpstreamError NOT_FOUND for the id of anything else */
  async unsubscribe(id: string): Promise<void> {
    const [organization, uuid, ...rest] = fromId(id)?.type === 'DeltaSubscription' ? fromId(id)!.parts : [];
    if (organization === undefined || uuid === undefined || rest.length > 0)
      throw new UpstreamError('NOT_FOUND', 'There is no subscription with this id, or it is not yours.');
    await this.#rest.write('DELETE', `${base(organization)}${path`/subscriptions/${uuid}`}`);
  }

  /** Ends the subscription that a mail's link stands for. */
  endByKey(key: string): Promise<{ organization: string; channel: string }> {
    return this.#rest.write('POST', '/api/channel-policy-delta-unsubscriptions', { key });
  }
}
