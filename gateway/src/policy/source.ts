import { sentencesOf } from '@terrarium/domain/errors';
import {
  filtersOfRules,
  readFilters,
  readPolicy,
  rulesPath,
  type Finding,
  type PolicyInput,
  type TypedRules,
} from '@terrarium/domain/policy';
import DataLoader from 'dataloader';
import type {
  PolicyFileError,
  ExceptionSuggestions,
  InstallabilityIssue,
  MonitoredRequest,
  PolicyMonitoring,
} from '../gen/schema.ts';
import { toUser, type UserModel } from '../account/source.ts';
import type { AppliedPolicyModel } from '../channel/source.ts';
import { idPart, toId, uuidIn, wordOf, type PagedBy, type AskedPage } from '../graphql/index.ts';
import {
  path,
  pointersOf,
  UpstreamError,
  type CursorList,
  type List,
  type RestClient,
  type RestPolicy,
  type RestPolicyRun,
  type Answer,
  type Schemas,
  versionOf,
} from '../rest/index.ts';
import {
  toDecisionExplanation,
  toImpact,
  toPlan,
  toPolicy,
  toRepair,
  toRevision,
  toRun,
  toInstallabilityIssue,
  wrongDraft,
  type DecisionExplanationModel,
  type PolicyImpactModel,
  type PolicyModel,
  type PolicyPlanModel,
  type PolicyRevisionModel,
  type PolicyRunModel,
  type RestExplanation,
  type RestImpact,
  type RestPolicyPlan,
  type RestPolicyRevision,
  type RestRepair,
  type RestStandingLoss,
} from './model.ts';

type RestChanges = Answer<'/api/organizations/{org}/channel-policy-deltas/details/{id}'>;
type RestCurrentPolicy = Answer<'/api/organizations/{org}/channel-policies/{channel}/current'>;
type RestPolicyWatch = Schemas['PolicyWatch'];
/** Requests of a user for a package. */
interface MonitoredRequestModel extends Omit<MonitoredRequest, 'person'> {
  person: UserModel | null;
}
/** Effect of a monitored policy, without the requests. */
export type PolicyMonitoringModel = PagedBy<
  Omit<PolicyMonitoring, 'requests'> & { requests: { nodes: MonitoredRequestModel[] } },
  'requests'
>;
type RestPolicyFileMistakes = Schemas['PolicyFileMistakes'];
type RestAppliedPolicyFile = Schemas['AppliedPolicyFile'];

/** A policy to write. */
export interface PolicyDraft {
  name: string;
  description?: string | null;
  filters?: unknown;
  /** Typed rules instead. */
  rules?: TypedRules | null;
  /** What the single-form dialog sends instead. */
  filter?: unknown;
}

const mostPerPage = 100;
const base = (organization: string): string => path`/api/organizations/${organization}`;
/** What a caller sent, wrong in the places that the findings name. */
const wrong = (findings: Finding[]): UpstreamError =>
  new UpstreamError('BAD_USER_INPUT', sentencesOf(findings), { detail: findings });

/** How many values are set. */
const given = (...values: unknown[]): number => values.filter((one) => one !== undefined && one !== null).length;

/** Findings of filters by their paths in the rules that were sent instead. */
const inRules = (findings: Finding[], rules: TypedRules | null | undefined): Finding[] =>
  findings.map((finding) => {
    const [body, part, ...within] = finding.loc;
    return rules && part === 'filters' ? { ...finding, loc: [body!, 'rules', ...rulesPath(rules, within)] } : finding;
  });

/**
 * Body of a save, validated by the domain's rules. The gateway validates policies only here.
 * @throws UpstreamError BAD_USER_INPUT with every finding
 */
function bodyOf({ name, description, filters, rules, filter }: PolicyDraft): PolicyInput {
  if (given(filters, rules, filter) !== 1)
    throw wrong([
      { loc: ['body', 'filters'], msg: 'Set exactly one of filters, rules, and filter.', type: 'value_error' },
    ]);
  const draft = { name, description, artifact_family: 'conda' };
  const reading = readPolicy(
    given(filter) === 1
      ? { ...draft, schema_version: '1', filter }
      : { ...draft, schema_version: '2', filters: rules ? filtersOfRules(rules) : filters },
  );
  if (!reading.ok) throw wrong(inRules(reading.findings, rules));
  return reading.policy;
}

/** Body with a file. @throws UpstreamError BAD_USER_INPUT if the file isn't text */
function fileBody(file: unknown, name: string | null): { file: string; name?: string } {
  if (typeof file !== 'string')
    throw wrong([{ loc: ['body', 'file'], msg: 'A file is sent as one text.', type: 'type_error' }]);
  return { file, ...(name === null ? {} : { name }) };
}

/** UUID of a policy by its global ID or UUID. @throws UpstreamError NOT_FOUND for an ID of another type */
function policyUuid(id: string): string {
  const uuid = uuidIn('Policy', id);
  if (uuid === null) throw new UpstreamError('NOT_FOUND', "The policy doesn't exist, or you don't have access.");
  return uuid;
}

/** Filters of a draft in one of two forms, and the global ID of the policy that it changes. */
export interface FiltersDraft {
  filters?: unknown;
  rules?: TypedRules | null;
  policyId: string | null;
}

/**
 * Draft part of a preview's body, validated by the domain's rules.
 * @throws UpstreamError BAD_USER_INPUT with every finding
 */
export function draftOf({ filters, rules, policyId }: FiltersDraft) {
  if (given(filters, rules) !== 1)
    throw wrong([{ loc: ['body', 'filters'], msg: 'Set either filters or rules.', type: 'value_error' }]);
  const reading = readFilters(rules ? filtersOfRules(rules) : filters);
  if (!reading.ok) throw wrong(inRules(reading.findings, rules));
  return { filters: reading.filters, ...(policyId === null ? {} : { policy_id: policyUuid(policyId) }) };
}

/** Key of a policy: its organization and UUID. */
interface PolicyKey {
  organization: string;
  uuid: string;
}

/** Which policies a list shows, and in which order; `sort` as in the schema. */
export interface PolicyChoice {
  q?: string | null;
  name?: string | null;
  sort: 'UPDATED' | 'NAME';
}

/** REST calls of the policy area. */
export class PolicySource {
  readonly #rest: RestClient;
  /** Batches the policies of a page of channels. Without a cache, because the REST client shares reads. */
  readonly #policies: DataLoader<PolicyKey, PolicyModel | null>;

  constructor(rest: RestClient) {
    this.#rest = rest;
    this.#policies = new DataLoader((keys) => this.#findMany(keys), { cache: false });
  }

  /** A page of policies. */
  async list(organization: string, choice: PolicyChoice, page: AskedPage): Promise<CursorList<PolicyModel>> {
    const { items, ...list } = await this.#page(organization, choice, page);
    return { ...list, items: items.map((policy) => toPolicy(policy, { organization })) };
  }

  #page(organization: string, { q, name, sort }: PolicyChoice, page: AskedPage): Promise<CursorList<RestPolicy>> {
    return this.#rest.get<CursorList<RestPolicy>>(`${base(organization)}/repo-policies`, {
      ...page,
      q,
      policy_name: name,
      sort: wordOf('PolicySort', sort),
      include_channels_applied_to: true,
    });
  }

  /** A policy by its UUID; null when unknown. */
  find(organization: string, uuid: string): Promise<PolicyModel | null> {
    return this.#policies.load({ organization, uuid });
  }

  async #findOne(organization: string, uuid: string): Promise<PolicyModel | null> {
    const policy = await this.#rest.find<RestPolicy>(base(organization) + path`/repo-policies/${uuid}`);
    return policy && toPolicy(policy, { organization });
  }

  /**
   * Reads one policy with its own call, and several of an organization with the list, which has them all.
   * A failed call fails only its own keys.
   */
  async #findMany(keys: readonly PolicyKey[]): Promise<(PolicyModel | null | Error)[]> {
    const found = new Map<string, Map<string, PolicyModel> | Error>();
    await Promise.all(
      [...Map.groupBy(keys, (key) => key.organization)].map(async ([organization, wanted]) => {
        try {
          const uuids = new Set(wanted.map((key) => key.uuid));
          found.set(
            organization,
            await (uuids.size === 1 ? this.#only(organization, wanted[0]!.uuid) : this.#listOf(organization, uuids)),
          );
        } catch (error) {
          found.set(organization, error instanceof Error ? error : new Error(String(error)));
        }
      }),
    );
    return keys.map(({ organization, uuid }) => {
      const policies = found.get(organization)!;
      return policies instanceof Error ? policies : (policies.get(uuid) ?? null);
    });
  }

  async #only(organization: string, uuid: string): Promise<Map<string, PolicyModel>> {
    const policy = await this.#findOne(organization, uuid);
    return new Map(policy ? [[uuid, policy]] : []);
  }

  /** The wanted policies of an organization by UUID; pages are read until all are found. */
  async #listOf(organization: string, uuids: ReadonlySet<string>): Promise<Map<string, PolicyModel>> {
    const found = new Map<string, PolicyModel>();
    for (let offset = 0; found.size < uuids.size; offset += mostPerPage) {
      const { items, total_count } = await this.#page(
        organization,
        { q: null, sort: 'UPDATED' },
        { limit: mostPerPage, offset },
      );
      for (const policy of items) if (uuids.has(policy.id)) found.set(policy.id, toPolicy(policy, { organization }));
      if (items.length === 0 || offset + items.length >= total_count) break;
    }
    return found;
  }

  /** A policy by its global id, or by the UUID that REST gives it; null for any other id. */
  async byId(organization: string, id: string): Promise<PolicyModel | null> {
    const uuid = uuidIn('Policy', id);
    return uuid === null ? null : this.find(organization, uuid);
  }

  /** Impact of a draft. An invalid draft returns its problems. */
  async impact(
    organization: string,
    draft: FiltersDraft & { channel: string; packages: number },
  ): Promise<PolicyImpactModel> {
    const { policyId, filters, rules, ...body } = draft;
    try {
      return toImpact(
        organization,
        await this.#rest.compute<RestImpact>(`${base(organization)}/repo-policies/impact`, {
          ...body,
          ...draftOf({ filters, rules, policyId }),
        }),
      );
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.code !== 'BAD_USER_INPUT' || error.detail.length === 0)
        throw error;
      return wrongDraft(
        organization,
        draft.channel,
        error.detail.map(({ msg, loc }) => ({ message: msg, path: loc.slice(1).map(String) })),
      );
    }
  }

  /**
   * The fewest exceptions that keep packages installable that a draft makes uninstallable.
   * @throws UpstreamError BAD_USER_INPUT for an invalid draft
   */
  async repair(
    organization: string,
    draft: FiltersDraft & {
      channel: string;
      targets: 'MOST_NEEDED' | 'ALL';
      never: readonly string[];
    },
  ): Promise<ExceptionSuggestions> {
    const { policyId, filters, rules, targets, ...body } = draft;
    return toRepair(
      await this.#rest.compute<RestRepair>(`${base(organization)}/repo-policies/repair`, {
        ...body,
        ...draftOf({ filters, rules, policyId }),
        targets: targets === 'ALL' ? 'all' : 'top',
      }),
    );
  }

  /** A policy as a file. */
  file({ organizationName, uuid }: PolicyModel, format: 'YAML' | 'JSON'): Promise<string> {
    const form = format === 'JSON' ? 'json' : 'yaml';
    return this.#rest.text(base(organizationName) + path`/repo-policies/${uuid}/file`, `application/${form}`, {
      format: form,
    });
  }

  /** What a policy's file would change. */
  async plan(organization: string, file: unknown, name: string | null): Promise<PolicyPlanModel> {
    return toPlan(
      organization,
      await this.#rest.compute<RestPolicyPlan>(`${base(organization)}/repo-policies/plan`, fileBody(file, name)),
    );
  }

  /** Errors in a policy file. */
  async fileMistakes(organization: string, file: unknown, name: string | null): Promise<PolicyFileError[]> {
    const { mistakes } = await this.#rest.compute<RestPolicyFileMistakes>(
      `${base(organization)}/repo-policies/validate`,
      fileBody(file, name),
    );
    return mistakes;
  }

  /** Applies a policy's file. */
  applyFile(
    organization: string,
    file: unknown,
    name: string | null,
    fingerprint: string | null,
  ): Promise<RestAppliedPolicyFile> {
    return this.#rest.write<RestAppliedPolicyFile>('POST', `${base(organization)}/repo-policies/apply`, {
      ...fileBody(file, name),
      ...(fingerprint === null ? {} : { fingerprint }),
    });
  }

  /** Creates a policy. */
  async create(organization: string, draft: PolicyDraft): Promise<PolicyModel> {
    return toPolicy(await this.#rest.write<RestPolicy>('POST', `${base(organization)}/repo-policies`, bodyOf(draft)), {
      organization,
    });
  }

  /** Changes a policy. */
  async update(
    organization: string,
    id: string,
    draft: Partial<PolicyDraft>,
    expectedRevision: number | null,
  ): Promise<PolicyModel> {
    const uuid = policyUuid(id);
    if (expectedRevision !== null) this.#rest.expect(versionOf('policy', { id: uuid, revision: expectedRevision }));
    const hasFilters = given(draft.filters, draft.rules, draft.filter) > 0;
    if (draft.filters === null && !hasFilters)
      throw wrong([{ loc: ['body', 'filters'], msg: 'A policy needs rules, even empty ones.', type: 'value_error' }]);
    const body = (now?: RestPolicy): PolicyInput =>
      bodyOf({
        ...draft,
        name: draft.name === undefined ? (now?.name ?? '') : draft.name,
        description: draft.description === undefined ? now?.description : draft.description,
        ...(hasFilters ? {} : { filters: now?.filters }),
      });
    const target = base(organization) + path`/repo-policies/${uuid}`;
    const isWhole = hasFilters && draft.name !== undefined && draft.description !== undefined;
    return toPolicy(
      isWhole
        ? await this.#rest.write<RestPolicy>('PUT', target, body())
        : await this.#rest.rewrite<RestPolicy, RestPolicy>('policy', target, body),
      { organization },
    );
  }

  /** A page of the saves of a policy. */
  revisions({ organizationName, uuid }: PolicyModel, page: AskedPage): Promise<CursorList<RestPolicyRevision>> {
    return this.#rest.get<CursorList<RestPolicyRevision>>(
      base(organizationName) + path`/repo-policies/${uuid}/revisions`,
      page,
    );
  }

  /** One save of a policy, with its rules; null when unknown. */
  async revision(
    policy: Pick<PolicyModel, 'organizationName' | 'uuid'>,
    number: number,
  ): Promise<PolicyRevisionModel | null> {
    const revision = await this.#rest.find<RestPolicyRevision>(
      base(policy.organizationName) + path`/repo-policies/${policy.uuid}/revisions/${String(number)}`,
    );
    return revision && toRevision(policy, revision);
  }

  /** Saves a policy as it was. */
  async restoreRevision(organization: string, id: string, number: number): Promise<PolicyModel> {
    return toPolicy(
      await this.#rest.write<RestPolicy>(
        'POST',
        base(organization) + path`/repo-policies/${policyUuid(id)}/revisions/${String(number)}/restore`,
      ),
      { organization },
    );
  }

  /** The policy that a channel is under; null without one. */
  async current(organizationName: string, channel: string): Promise<AppliedPolicyModel | null> {
    const current = await this.#rest.find<RestCurrentPolicy>(
      base(organizationName) + path`/channel-policies/${channel}/current`,
    );
    return (
      current && {
        policyId: current.policy.id,
        organizationName,
        revision: current.revision,
        isMonitored: current.is_watched,
        activeSince: current.in_force_since,
        appliedBy: current.applied_by && toUser(current.applied_by),
      }
    );
  }

  /** Applies a policy: POST for the first of a channel, PUT to replace the one it has (POL-51). */
  async apply(organization: string, channel: string, id: string, watch: boolean): Promise<PolicyRunModel> {
    const target = base(organization) + path`/channel-policies/${channel}/current`;
    const uuid = policyUuid(id);
    const current = await this.#rest.find<RestCurrentPolicy>(target);
    return toRun(
      organization,
      channel,
      await this.#rest.write<RestPolicyRun>(current ? 'PUT' : 'POST', target, { policy_id: uuid, watch }),
    );
  }

  /** A page of files that the monitored policy of a channel would block. Null if no policy is monitored. */
  async monitoring(organization: string, channel: string, page: AskedPage) {
    const target = base(organization) + path`/channel-policies/${channel}/watch`;
    const found = await this.#rest.find<RestPolicyWatch>(target, page);
    if (found === null) return null;
    return {
      since: found.since,
      fileCount: found.file_count,
      requestCount: found.request_count,
      packageCount: found.package_count,
      rules: found.rules.map(({ rule, file_count, request_count }) => ({
        rule,
        fileCount: file_count,
        requestCount: request_count,
      })),
      ...pointersOf(found),
      items: found.items.map(({ name, rule, person, service_account, request_count, last_at }) => ({
        name,
        rule,
        person: person && toUser(person),
        serviceAccountName: service_account?.name ?? null,
        requestCount: request_count,
        lastRequestedAt: last_at,
      })),
    };
  }

  /** Takes the policy off a channel. */
  async takeOff(organization: string, channel: string): Promise<PolicyRunModel> {
    return toRun(
      organization,
      channel,
      await this.#rest.write<RestPolicyRun>('DELETE', base(organization) + path`/channel-policies/${channel}/current`),
    );
  }

  /** Runs of a channel, newest first. */
  async runs(organization: string, channel: string): Promise<PolicyRunModel[]> {
    const { items } = await this.#rest.get<List<RestPolicyRun>>(
      base(organization) + path`/channel-policies/${channel}/runs`,
    );
    return items.map((run) => toRun(organization, channel, run));
  }

  /** What channels of an organization lost and have not got back. */
  async losses(organization: string): Promise<InstallabilityIssue[]> {
    const { items } = await this.#rest.get<List<RestStandingLoss>>(base(organization) + path`/channel-losses`);
    return items.map((loss) => toInstallabilityIssue(organization, loss));
  }

  /** A run by its UUID; null when unknown. */
  async run(organization: string, channel: string, uuid: string): Promise<PolicyRunModel | null> {
    const run = await this.#rest.find<RestPolicyRun>(
      base(organization) + path`/channel-policies/${channel}/runs/${uuid}`,
    );
    return run && toRun(organization, channel, run);
  }

  /** A run of the channel by its global id, or by the UUID that REST gives it; null for any other id. */
  async runById(organization: string, channel: string, id: string): Promise<PolicyRunModel | null> {
    const uuid = uuidIn('PolicyRun', id);
    return uuid === null || (uuid !== id && toId('PolicyRun', organization, channel, uuid) !== id)
      ? null
      : this.run(organization, channel, uuid);
  }

  /** A page of the files that a run added or removed. */
  changes(run: PolicyRunModel, added: boolean, q: string | null, page: AskedPage): Promise<RestChanges> {
    return this.#rest.get<RestChanges>(base(run.organizationName) + path`/channel-policy-deltas/details/${run.uuid}`, {
      ...page,
      q,
      added,
    });
  }

  /** All that a run added and removed, as CSV. */
  changesCsv({ organizationName, channelName, uuid }: PolicyRunModel): Promise<string> {
    return this.#rest.text(
      `${base(organizationName)}${path`/channel-policies/${channelName}/csv-policy-report-delta`}?run=${uuid}`,
      'text/csv',
    );
  }

  /** Stops a run. */
  async cancel(organization: string, channel: string, id: string): Promise<PolicyRunModel> {
    const run = await this.#rest.write<RestPolicyRun>('DELETE', this.#runPath(organization, channel, id));
    return toRun(organization, channel, run);
  }

  /** Publishes a run that is on hold. */
  async release(organization: string, channel: string, id: string): Promise<PolicyRunModel> {
    const run = await this.#rest.write<RestPolicyRun>('POST', `${this.#runPath(organization, channel, id)}/publish`);
    return toRun(organization, channel, run);
  }

  #runPath(organization: string, channel: string, id: string): string {
    const uuid = idPart('PolicyRun', id);
    if (uuid === null || toId('PolicyRun', organization, channel, uuid) !== id)
      throw new UpstreamError('NOT_FOUND', "The run doesn't exist in this channel.");
    return base(organization) + path`/channel-policies/${channel}/runs/${uuid}`;
  }

  /** Why a file is allowed or blocked. Null if the file doesn't exist. */
  async explain(
    organization: string,
    channel: string,
    subdir: string,
    fileName: string,
  ): Promise<DecisionExplanationModel | null> {
    const explanation = await this.#rest.find<RestExplanation>(
      base(organization) + path`/channels/${channel}/files/${subdir}/${fileName}/explain`,
    );
    return explanation && toDecisionExplanation(organization, explanation);
  }
}
