import { toUser, type UserModel } from '../account/index.ts';
import type { Promotion, PromotionInput, PromotionPlan } from '../gen/schema.ts';
import { path, type List, type RestClient, type Schemas } from '../rest/index.ts';

/** A promotion into a channel. */
type RestPromotion = Schemas['Promotion'];
/** What a promotion would do. */
type RestPromotionPlan = Schemas['PromotionPlan'];
/** Whether promotions into a channel wait. */
type RestPromotionSettings = Schemas['PromotionSettings'];

/** A promotion as the schema shows it. */
export interface PromotionModel extends Omit<Promotion, 'askedBy' | 'decidedBy'> {
  askedBy: UserModel | null;
  decidedBy: UserModel | null;
}

const STATES = {
  waiting: 'WAITING',
  fetching: 'FETCHING',
  done: 'DONE',
  failed: 'FAILED',
  declined: 'DECLINED',
  withdrawn: 'WITHDRAWN',
} as const;
const FILE_STATES = {
  new: 'NEW',
  unchanged: 'UNCHANGED',
  exists: 'EXISTS',
  withdrawn: 'WITHDRAWN',
  refused: 'REFUSED',
} as const;

const toPromotion = ({
  id,
  source,
  state,
  reason,
  labels,
  answer,
  problem,
  files,
  asked_by,
  asked_at,
  decided_by,
  decided_at,
  withdrawn_at,
  can_decide,
}: RestPromotion): PromotionModel => ({
  id,
  source,
  state: STATES[state],
  reason,
  labels,
  answer,
  problem,
  askedBy: asked_by && toUser(asked_by),
  askedAt: asked_at,
  decidedBy: decided_by && toUser(decided_by),
  decidedAt: decided_at,
  withdrawnAt: withdrawn_at,
  files: files.map(({ subdir, file_name }) => ({ subdir, fileName: file_name })),
  canDecide: can_decide,
});

const toBody = ({ sourceOrganization, sourceChannel, files, packages }: PromotionInput) => ({
  source: { organization: sourceOrganization, channel: sourceChannel },
  files: (files ?? []).map(({ subdir, fileName }) => ({ subdir, file_name: fileName })),
  packages: (packages ?? []).map(({ name, version }) => ({ name, ...(version ? { version } : {}) })),
});

const base = (organization: string, channel: string): string =>
  path`/api/organizations/${organization}/channels/${channel}`;

/** REST calls of the promotion area; organizations and channels by name. */
export class PromotionSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** Promotions into a channel; null when it is gone meanwhile. */
  async list(organization: string, channel: string, page: { limit: number; offset: number }) {
    const found = await this.#rest.find<List<RestPromotion>>(`${base(organization, channel)}/promotions`, page);
    return found && { nodes: found.items.map(toPromotion), totalCount: found.total_count };
  }

  /** Whether promotions into a channel wait; null when it is gone meanwhile. */
  async needsApproval(organization: string, channel: string): Promise<boolean | null> {
    const settings = await this.#rest.find<RestPromotionSettings>(`${base(organization, channel)}/promotion-settings`);
    return settings?.needs_approval ?? null;
  }

  /** What a promotion would do. */
  async plan(
    organization: string,
    channel: string,
    wanted: PromotionInput,
    withDependencies: boolean,
  ): Promise<PromotionPlan> {
    const plan = await this.#rest.compute<RestPromotionPlan>(`${base(organization, channel)}/promotions/plan`, {
      ...toBody(wanted),
      with_dependencies: withDependencies,
    });
    return {
      source: plan.source,
      waits: plan.waits,
      exposes: plan.exposes,
      files: plan.files.map(({ subdir, file_name, name, version, dependency, state }) => ({
        file: { subdir, fileName: file_name },
        name,
        version,
        state: FILE_STATES[state],
        isDependency: dependency,
      })),
      fetchCount: plan.fetch_count,
      missing: plan.missing,
      missingCount: plan.missing_count,
    };
  }

  /** Makes a promotion; null where everything was there already. */
  async promote(
    organization: string,
    channel: string,
    wanted: PromotionInput,
    more: { reason: string; labels: readonly string[] },
  ): Promise<PromotionModel | null> {
    const made = await this.#rest.write<RestPromotion | undefined>(
      'POST',
      `${base(organization, channel)}/promotions`,
      {
        ...toBody(wanted),
        ...more,
      },
    );
    return made ? toPromotion(made) : null;
  }

  /** Approves or declines a promotion. */
  async decide(
    organization: string,
    channel: string,
    id: string,
    decision: { decision: 'approve' | 'decline'; answer: string },
  ): Promise<PromotionModel> {
    return toPromotion(
      await this.#rest.write<RestPromotion>(
        'PUT',
        base(organization, channel) + path`/promotions/${id}/decision`,
        decision,
      ),
    );
  }

  /** Takes back a promotion. */
  async withdraw(organization: string, channel: string, id: string): Promise<void> {
    await this.#rest.write('DELETE', base(organization, channel) + path`/promotions/${id}`);
  }

  /** Says whether promotions into a channel wait. */
  async setApproval(organization: string, channel: string, needed: boolean): Promise<void> {
    await this.#rest.write('PUT', `${base(organization, channel)}/promotion-settings`, { needs_approval: needed });
  }
}
