import DataLoader from 'dataloader';
import type {
  EnvironmentImpactSummary,
  Environment,
  EnvironmentPolicyImpact,
  EnvironmentFormat,
  EnvironmentPerson,
  EnvironmentRemark,
  SolveResult,
  EnvironmentReview,
  EnvironmentStatusInfo,
  EnvironmentStats,
  EnvironmentStatus,
  ImpactedEnvironment,
  PackageUsage,
  PackageUsageEnvironment,
  ImportEnvironmentInput,
  PackageBuild,
  PackageDiff,
} from '../gen/schema.ts';
import { toPackagesKnowledge } from '../artifact/source.ts';
import { toId, enumOf, wordOf, type PagedBy, type AskedPage } from '../graphql/index.ts';
import { draftOf, type FiltersDraft } from '../policy/source.ts';
import {
  path,
  pointersOf,
  type Item,
  type CursorList,
  type List,
  type RestClient,
  type Schemas,
  versionOf,
} from '../rest/index.ts';

/** What admins say of an environment. */
const environmentStatusOf = enumOf('EnvironmentStatus');
/** The form of a file that told the packages of an environment. */
const environmentFormatOf = enumOf('EnvironmentFormat');
/** What becomes of an environment when other files are allowed. */
const environmentOutcomeOf = enumOf('SolveOutcome');
/** What became of a package between two lists. */
const installedPackageChangeOf = enumOf('InstalledPackageChange');

type RestEnvironmentState = Schemas['EnvironmentState'];
type RestEnvironmentReview = Item<'/api/environments/organizations/{org}/states'>;
type RestEnvironmentOwner = Schemas['EnvironmentOwner'];
type RestEnvironmentStats = Schemas['EnvironmentStats'];
type RestPackageDifference = Schemas['PackageDifference'];
type RestExposure = Schemas['Exposure'];
type RestDraftedEnvironments = Schemas['DraftedEnvironments'];
type RestEnvironmentDraft = Schemas['EnvironmentDraft'];
type RestImportedEnvironment = Schemas['ImportedEnvironment'];
type RestEnvironment = Schemas['Environment'];
/** An environment without what has a call of its own. */
export interface EnvironmentModel extends Omit<
  Environment,
  'owner' | 'packages' | 'stats' | 'revisions' | 'diff' | 'policyImpact' | 'lockFile' | 'sbom' | 'packagesCsv'
> {
  organizationName: string;
}

type Page = AskedPage;

const base = (organization: string): string => path`/api/environments/organizations/${organization}`;

const at = ({ organizationName, uuid }: EnvironmentModel): string =>
  base(organizationName) + path`/environments/${uuid}`;

const toPerson = ({ id, username, name }: NonNullable<RestEnvironmentState['changed_by']>): EnvironmentPerson => ({
  id: toId('User', id),
  username,
  name,
});

const toState = (id: string, state: RestEnvironmentState): EnvironmentStatusInfo => {
  const { status, custom_message: customMessage, changed_at: changedAt, changed_by: changedBy } = state;
  return {
    get version() {
      return versionOf('environmentState', { ...state, id });
    },
    status: environmentStatusOf(status),
    customMessage,
    changedAt,
    changedByName: changedBy?.name ?? null,
    changedBy: changedBy && toPerson(changedBy),
  };
};

/** A review state of an environment. */
export type EnvironmentReviewModel = EnvironmentReview;

/** Shapes a review state of an environment. */
export const toEnvironmentReview = (
  { id, name, ...state }: RestEnvironmentReview,
  { organization }: { organization: string },
): EnvironmentReviewModel => ({
  environmentId: toId('Environment', organization, id),
  name,
  state: toState(id, state),
});

/** Usage of a package, without its environments. */
export type PackageUsageModel = PagedBy<PackageUsage, 'environments'>;
/** Effect of a policy draft, without the environments. */
export type EnvironmentImpactSummaryModel = PagedBy<EnvironmentImpactSummary, 'environments'>;

/** Statistics of an environment. */
export type EnvironmentStatsModel = EnvironmentStats;

/** Shapes the statistics of an environment. */
export const toEnvironmentStats = (stats: RestEnvironmentStats): EnvironmentStatsModel => ({
  packageCount: stats.package_count,
  recognizedCount: stats.known_count,
  withoutCveDataCount: stats.unchecked_count,
  blockedCount: stats.refused_count,
  affectedCount: stats.affected_count,
  cveCounts: stats.cve_counts,
  knowledge: toPackagesKnowledge(stats.knowledge),
});

const toEnvironment =
  (organization: string) =>
  (environment: RestEnvironment): EnvironmentModel => ({
    id: toId('Environment', organization, environment.id),
    uuid: environment.id,
    organizationName: organization,
    name: environment.name,
    prefix: environment.prefix,
    device: environment.device,
    subdir: environment.platform,
    ownerName: environment.owner?.name ?? null,
    isOwnedByViewer: environment.is_own,
    packageCount: environment.package_count,
    solved: environment.solved,
    viewerCanDelete: environment.can_remove,
    channels: environment.channels,
    cveCounts: environment.cve_counts,
    knowledge: toPackagesKnowledge(environment.knowledge),
    state: toState(environment.id, environment.state),
    createdAt: environment.created_at,
    updatedAt: environment.updated_at,
  });

const toBuild = (installed: NonNullable<RestPackageDifference['before']>): PackageBuild => ({
  name: installed.name,
  version: installed.version,
  build: installed.build_string ?? '',
  channel: installed.channel ?? '',
  subdir: installed.platform ?? '',
});

const toResult = ({ outcome, detail }: RestEnvironmentDraft['result']): SolveResult => ({
  outcome: outcome === 'unknown' ? 'UNKNOWN' : environmentOutcomeOf(outcome),
  detail,
});

/** What environments are asked about: one of the three. */
export interface ExposureSubject {
  package: string | null;
  spec: string | null;
  cve: string | null;
}

/** Which sides of a difference are meant; nothing for those that the platform chooses. */
export interface Sides {
  before: string | null;
  after: string | null;
  with: string | null;
}

/** An environment as a file told it. */
interface Imported {
  environment: EnvironmentModel;
  format: EnvironmentFormat;
  skippedEntries: EnvironmentRemark[];
}

/** REST calls of the environment area. */
export class EnvironmentSource {
  readonly #rest: RestClient;
  readonly #stats = new Map<string, DataLoader<string, EnvironmentStats | null>>();
  readonly #owners = new Map<string, DataLoader<string, EnvironmentPerson | null>>();

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** A page of an organization's environments. */
  async list(
    organization: string,
    { q, status }: { q: string | null; status: EnvironmentStatus | null },
    page: Page,
  ): Promise<CursorList<EnvironmentModel>> {
    const { items, ...list } = await this.#rest.get<CursorList<RestEnvironment>>(`${base(organization)}/environments`, {
      ...page,
      q,
      status: wordOf('EnvironmentStatus', status) ?? null,
    });
    return { ...list, items: items.map(toEnvironment(organization)) };
  }

  /** One environment; null when unknown or not visible. */
  async find(organization: string, id: string): Promise<EnvironmentModel | null> {
    const environment = await this.#rest.find<RestEnvironment>(
      path`/api/environments/organizations/${organization}/environments/${id}`,
    );
    return environment && toEnvironment(organization)(environment);
  }

  /** Takes an environment off the list, or puts it back. */
  async setRemoved(organization: string, id: string, remove: boolean): Promise<EnvironmentModel> {
    return toEnvironment(organization)(
      await this.#rest.write<RestEnvironment>(
        'PATCH',
        path`/api/environments/organizations/${organization}/environments/${id}/remove`,
        { remove },
      ),
    );
  }

  /** Registers an environment from files. */
  async import(input: ImportEnvironmentInput): Promise<Imported> {
    const { organization, files, name, prefix, device, subdir, environmentName, channels, solve } = input;
    const said = Object.fromEntries(
      Object.entries({ name, prefix, device, platform: subdir, environment: environmentName }).filter(
        ([, value]) => (value ?? '').trim() !== '',
      ),
    );
    const answer = await this.#rest.write<RestImportedEnvironment>(
      'POST',
      `${base(organization)}/environments/import`,
      {
        ...said,
        ...((channels?.length ?? 0) > 0 && { channels }),
        ...(typeof solve === 'boolean' && { solve }),
        files,
      },
    );
    return {
      environment: toEnvironment(organization)(answer.environment),
      format: environmentFormatOf(answer.format),
      skippedEntries: answer.left_out,
    };
  }

  /** A page of what differs between two moments, or two environments. */
  async difference(environment: EnvironmentModel, sides: Sides, page: Page): Promise<CursorList<PackageDiff>> {
    const { items, ...list } = await this.#rest.get<CursorList<RestPackageDifference>>(
      `${at(environment)}/difference`,
      {
        ...page,
        ...sides,
      },
    );
    return {
      items: items.map(({ name, change, before, after }) => ({
        name,
        change: installedPackageChangeOf(change),
        before: before && toBuild(before),
        after: after && toBuild(after),
      })),
      ...list,
    };
  }

  /** The environments that contain a package. */
  async exposure(
    organization: string,
    { ifRefused, ...subject }: ExposureSubject & { ifRefused: boolean },
    page: Page,
  ): Promise<CursorList<PackageUsageEnvironment> & Omit<PackageUsage, 'environments'>> {
    const found = await this.#rest.get<RestExposure>(`${base(organization)}/exposure`, {
      ...subject,
      ...page,
      if_refused: String(ifRefused),
    });
    return {
      environmentCount: found.environment_count,
      ownerCount: found.owner_count,
      coverage: found.coverage && {
        isKnown: found.coverage.is_known,
        isCompared: found.coverage.is_compared,
        environmentCount: found.coverage.environment_count,
        undeterminedCount: found.coverage.undecided_count,
        notCheckedCount: found.coverage.not_checked_count,
      },
      buildCount: found.build_count,
      builds: found.builds.map((build) => ({
        package: toBuild(build),
        environmentCount: build.environment_count,
      })),
      ...pointersOf(found),
      items: found.items.map((environment) => ({
        uuid: environment.id,
        name: environment.name,
        device: environment.device,
        subdir: environment.platform,
        ownerName: environment.owner?.name ?? null,
        isOwn: environment.is_own,
        updatedAt: environment.updated_at,
        packages: environment.packages.map(toBuild),
        blockingResult: environment.if_refused && toResult(environment.if_refused),
      })),
    };
  }

  /**
   * The environments that contain files that a draft would remove.
   * @throws UpstreamError BAD_USER_INPUT for an invalid draft
   */
  async underDraft(
    organization: string,
    { channel, ...draft }: FiltersDraft & { channel: string },
    page: Page,
  ): Promise<CursorList<ImpactedEnvironment> & Omit<EnvironmentImpactSummary, 'environments'>> {
    const found = await this.#rest.compute<RestDraftedEnvironments>(`${base(organization)}/draft`, {
      channel,
      ...draftOf(draft),
      ...page,
    });
    return {
      environmentCount: found.environment_count,
      ownerCount: found.owner_count,
      ...pointersOf(found),
      items: found.items.map((environment) => ({
        uuid: environment.id,
        name: environment.name,
        device: environment.device,
        subdir: environment.platform,
        ownerName: environment.owner?.name ?? null,
        isOwn: environment.is_own,
        updatedAt: environment.updated_at,
        removedPackages: environment.going.map(toBuild),
        result: toResult(environment.result),
      })),
    };
  }

  /** Impact of a draft on an environment. @throws UpstreamError BAD_USER_INPUT for an invalid draft */
  async draft(
    environment: EnvironmentModel,
    { channel, ...draft }: FiltersDraft & { channel: string | null },
  ): Promise<EnvironmentPolicyImpact> {
    const found = await this.#rest.compute<RestEnvironmentDraft>(`${at(environment)}/draft`, {
      ...(channel === null ? {} : { channel }),
      ...draftOf(draft),
    });
    return {
      channelName: found.channel,
      result: toResult(found.result),
      knownCount: found.known_count,
      removedCount: found.going_count,
      blockedCount: found.refused_count,
      packages: found.packages.map((each) => ({
        package: toBuild(each),
        isAllowedBefore: each.allowed_before,
        isAllowedAfter: each.allowed_after,
        rule: each.rule,
      })),
    };
  }

  /** Who registered an environment, read for a whole page in one call. Null once the account is erased. */
  owner({ organizationName, uuid }: EnvironmentModel): Promise<EnvironmentPerson | null> {
    let loader = this.#owners.get(organizationName);
    if (loader === undefined) {
      loader = new DataLoader(
        async (ids) => {
          const { items } = await this.#rest.compute<List<RestEnvironmentOwner>>(
            `${base(organizationName)}/environments/owners`,
            { ids },
          );
          const byId = new Map(items.map(({ id, owner }) => [id, owner && toPerson(owner)]));
          return ids.map((id) => byId.get(id) ?? null);
        },
        { maxBatchSize: 100 },
      );
      this.#owners.set(organizationName, loader);
    }
    return loader.load(uuid);
  }

  /** An environment in figures; those of one operation are asked for together. Null when it is gone. */
  stats({ organizationName, uuid }: EnvironmentModel): Promise<EnvironmentStats | null> {
    let loader = this.#stats.get(organizationName);
    if (loader === undefined) {
      loader = new DataLoader(
        async (ids) => {
          const { items } = await this.#rest.compute<List<RestEnvironmentStats>>(
            `${base(organizationName)}/environments/stats`,
            { ids },
          );
          const byId = new Map(items.map((stats) => [stats.id, toEnvironmentStats(stats)]));
          return ids.map((id) => byId.get(id) ?? null);
        },
        { maxBatchSize: 100 },
      );
      this.#stats.set(organizationName, loader);
    }
    return loader.load(uuid);
  }

  /** Says what admins think of an environment; resolves with it. */
  async setState(
    organization: string,
    id: string,
    status: EnvironmentStatus,
    customMessage: string | null | undefined,
  ): Promise<EnvironmentModel | null> {
    // The request writes both fields, so it repeats the current message unless a new one is given.
    const said =
      customMessage === undefined
        ? (await this.#rest.get<{ custom_message: string | null }>(`${base(organization)}${path`/state/${id}`}`))
            .custom_message
        : customMessage;
    await this.#rest.write('PATCH', `${base(organization)}${path`/state/${id}/status`}`, {
      status: wordOf('EnvironmentStatus', status),
      custom_message: said,
    });
    return this.find(organization, id);
  }
}
