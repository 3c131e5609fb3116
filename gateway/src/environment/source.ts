import DataLoader from 'dataloader';
import type {
  AffectedEnvironment,
  DraftedEnvironments,
  Environment,
  EnvironmentDraft,
  EnvironmentFileForm,
  EnvironmentFormat,
  EnvironmentMoment,
  EnvironmentOutcome,
  EnvironmentPerson,
  EnvironmentRemark,
  EnvironmentResult,
  EnvironmentReview,
  EnvironmentScan,
  EnvironmentState,
  EnvironmentStats,
  EnvironmentStatus,
  EnvironmentUser,
  Exposure,
  ExposureDay,
  ImportEnvironmentInput,
  InstalledPackage,
  InstalledPackageChange,
  PackageBuild,
  PackageDifference,
  SbomFormat,
} from '../gen/schema.ts';
import { toPackagesKnowledge, toVulnerabilities } from '../artifact/index.ts';
import { decisionOf, severityOf, toId, enumOf } from '../graphql/index.ts';
import { draftOf } from '../policy/index.ts';
import { path, type Item, type List, type RestClient, type Schemas, versionOf } from '../rest/index.ts';

/** What admins say of an environment. */
const environmentStatusOf = enumOf<EnvironmentStatus>()(['UNREVIEWED', 'APPROVED', 'NEEDS_ATTENTION', 'RETIRED']);
/** The form of a file that told the packages of an environment. */
const environmentFormatOf = enumOf<EnvironmentFormat>()([
  'CONDA_LIST',
  'EXPLICIT',
  'ENVIRONMENT_YML',
  'CONDA_LOCK',
  'PIXI_LOCK',
  'CONDA_META',
  'CYCLONEDX',
  'SPEC_LIST',
  'PIXI_TOML',
  'REQUIREMENTS_TXT',
  'SPDX',
]);
/** What becomes of an environment when other files are allowed. */
const environmentOutcomeOf = enumOf<EnvironmentOutcome>()(['KEPT', 'SOLVES', 'BREAKS', 'UNSOLVED']);
/** What became of a package between two lists. */
const installedPackageChangeOf = enumOf<InstalledPackageChange>()([
  'ADDED',
  'REMOVED',
  'UPGRADED',
  'DOWNGRADED',
  'REBUILT',
  'MOVED',
]);

/** What admins say of an environment. */
type RestEnvironmentState = Schemas['EnvironmentState'];
/** What admins say of an environment, with its name. */
type RestEnvironmentReview = Item<'/api/environments/organizations/{org}/states'>;
/** Who registered an environment. */
type RestEnvironmentOwner = Schemas['EnvironmentOwner'];
/** An environment in figures. */
type RestEnvironmentStats = Schemas['EnvironmentStats'];
/** What a brief scan found. */
type RestEnvironmentScan = Schemas['EnvironmentScan'];
/** Somebody who has registered environments. */
type RestEnvironmentUser = Schemas['EnvironmentUser'];
/** A moment of an environment. */
type RestEnvironmentMoment = Schemas['EnvironmentMoment'];
/** A package that is not the same on two sides. */
type RestPackageDifference = Schemas['PackageDifference'];
/** Which environments hold something. */
type RestExposure = Schemas['Exposure'];
/** How many environments were hit on a day. */
type RestExposureDay = Schemas['ExposureDay'];
/** The environments that a draft of a policy would take files of. */
type RestDraftedEnvironments = Schemas['DraftedEnvironments'];
/** What a draft of a policy would do to an environment. */
type RestEnvironmentDraft = Schemas['EnvironmentDraft'];
/** An environment as a file told it. */
type RestImportedEnvironment = Schemas['ImportedEnvironment'];
/** An environment. */
type RestEnvironment = Schemas['Environment'];
/** An environment that a CVE hits. */
type RestAffectedEnvironment = Schemas['AffectedEnvironment'];
/** A package of an environment. */
type RestKnownPackage = Schemas['KnownPackage'];

/** An environment without what has a call of its own. */
export interface EnvironmentModel extends Omit<
  Environment,
  'owner' | 'packages' | 'stats' | 'moments' | 'difference' | 'draft' | 'lock' | 'sbom' | 'packagesCsv'
> {
  organizationName: string;
}

type Page = { limit: number; offset: number };

const base = (organization: string): string => path`/api/environments/organizations/${organization}`;

const at = ({ organizationName, environmentId }: EnvironmentModel): string =>
  base(organizationName) + path`/environments/${environmentId}`;

const toPerson = ({ id, username, name }: NonNullable<RestEnvironmentState['changed_by']>): EnvironmentPerson => ({
  id: toId('User', id),
  username,
  name,
});

const toState = (id: string, state: RestEnvironmentState): EnvironmentState => {
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

const toReview = ({ id, name, ...state }: RestEnvironmentReview): EnvironmentReview => ({
  environmentId: id,
  name,
  state: toState(id, state),
});

const toStats = (stats: RestEnvironmentStats): EnvironmentStats => ({
  packageCount: stats.package_count,
  knownCount: stats.known_count,
  uncheckedCount: stats.unchecked_count,
  refusedCount: stats.refused_count,
  affectedCount: stats.affected_count,
  cveCounts: stats.cve_counts,
  knowledge: toPackagesKnowledge(stats.knowledge),
});

const toEnvironment =
  (organization: string) =>
  (environment: RestEnvironment): EnvironmentModel => ({
    id: toId('Environment', organization, environment.id),
    environmentId: environment.id,
    organizationName: organization,
    name: environment.name,
    prefix: environment.prefix,
    device: environment.device,
    platform: environment.platform,
    ownerName: environment.owner?.name ?? null,
    isOwn: environment.is_own,
    packageCount: environment.package_count,
    solved: environment.solved,
    canRemove: environment.can_remove,
    channels: environment.channels,
    cveCounts: environment.cve_counts,
    knowledge: toPackagesKnowledge(environment.knowledge),
    state: toState(environment.id, environment.state),
    createdAt: environment.created_at,
    updatedAt: environment.updated_at,
  });

const toPackage = ({
  name,
  version,
  build_string: build,
  channel,
  platform,
  hub,
  vulnerabilities,
}: RestKnownPackage): InstalledPackage => ({
  name,
  version,
  build,
  channel,
  platform,
  hubChannel: hub?.channel ?? null,
  file: hub && { subdir: hub.subdir, fileName: hub.file_name },
  decision: hub && decisionOf(hub.decision),
  decidedBy: hub?.decided_by ?? null,
  vulnerabilities: toVulnerabilities(vulnerabilities),
});

const toBuild = (installed: NonNullable<RestPackageDifference['before']>): PackageBuild => ({
  name: installed.name,
  version: installed.version,
  build: installed.build_string ?? '',
  channel: installed.channel ?? '',
  platform: installed.platform ?? '',
});

const toResult = ({ outcome, detail }: RestEnvironmentDraft['result']): EnvironmentResult => ({
  outcome: outcome === 'unknown' ? 'UNKNOWN' : environmentOutcomeOf(outcome),
  detail,
});

/** A draft of a policy: its filters, and the global id of the stored one that it is of. */
interface Draft {
  filters: unknown;
  policyId: string | null;
}

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
  leftOut: EnvironmentRemark[];
}

/** REST calls of the environment area. */
export class EnvironmentSource {
  readonly #rest: RestClient;
  readonly #stats = new Map<string, DataLoader<string, EnvironmentStats | null>>();
  readonly #owners = new Map<string, DataLoader<string, EnvironmentPerson | null>>();

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** Environments of the caller's organizations that a CVE hits. */
  async hitBy(cveId: string): Promise<AffectedEnvironment[]> {
    const { items } = await this.#rest.get<List<RestAffectedEnvironment>>(path`/api/ce/cves/${cveId}/environments`);
    return items.map(({ organization, id, name, device, owner, packages }) => ({
      organization,
      environmentId: id,
      name,
      device,
      ownerName: owner?.name ?? null,
      packages,
    }));
  }

  /** A page of an organization's environments. */
  async list(
    organization: string,
    { q, status }: { q: string | null; status: EnvironmentStatus | null },
    page: Page,
  ): Promise<List<EnvironmentModel>> {
    const { items, total_count } = await this.#rest.get<List<RestEnvironment>>(`${base(organization)}/environments`, {
      ...page,
      q,
      status: status?.toLowerCase() ?? null,
    });
    return { items: items.map(toEnvironment(organization)), total_count };
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

  /** Registers an environment as files tell it. */
  async import(input: ImportEnvironmentInput): Promise<Imported> {
    const { organization, files, name, prefix, device, platform, environment, channels, solve } = input;
    const said = Object.fromEntries(
      Object.entries({ name, prefix, device, platform, environment }).filter(
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
      leftOut: answer.left_out,
    };
  }

  /** A page of an environment's moments. */
  async moments(environment: EnvironmentModel, page: Page): Promise<List<EnvironmentMoment>> {
    const { items, total_count } = await this.#rest.get<List<RestEnvironmentMoment>>(
      `${at(environment)}/moments`,
      page,
    );
    return {
      items: items.map((moment) => ({
        momentId: moment.id,
        at: moment.at,
        lastAt: moment.last_at,
        uploadCount: moment.upload_count,
        format: environmentFormatOf(moment.format),
        packageCount: moment.package_count,
        addedCount: moment.added_count,
        removedCount: moment.removed_count,
        changedCount: moment.changed_count,
      })),
      total_count,
    };
  }

  /** A page of what differs between two moments, or two environments. */
  async difference(environment: EnvironmentModel, sides: Sides, page: Page): Promise<List<PackageDifference>> {
    const { items, total_count } = await this.#rest.get<List<RestPackageDifference>>(`${at(environment)}/difference`, {
      ...page,
      ...sides,
    });
    return {
      items: items.map(({ name, change, before, after }) => ({
        name,
        change: installedPackageChangeOf(change),
        before: before && toBuild(before),
        after: after && toBuild(after),
      })),
      total_count,
    };
  }

  /** Which environments hold something. */
  async exposure(
    organization: string,
    { ifRefused, ...subject }: ExposureSubject & { ifRefused: boolean },
    page: Page,
  ): Promise<Exposure> {
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
        undecidedCount: found.coverage.undecided_count,
        notCheckedCount: found.coverage.not_checked_count,
      },
      buildCount: found.build_count,
      builds: found.builds.map((build) => ({
        package: toBuild(build),
        environmentCount: build.environment_count,
      })),
      environments: found.items.map((environment) => ({
        environmentId: environment.id,
        name: environment.name,
        device: environment.device,
        platform: environment.platform,
        ownerName: environment.owner?.name ?? null,
        isOwn: environment.is_own,
        updatedAt: environment.updated_at,
        packages: environment.packages.map(toBuild),
        ifRefused: environment.if_refused && toResult(environment.if_refused),
      })),
    };
  }

  /** How many environments were hit, day by day. */
  async exposureDays(organization: string, days: number): Promise<ExposureDay[]> {
    const { items } = await this.#rest.get<List<RestExposureDay>>(`${base(organization)}/exposure/days`, { days });
    return items.map(({ environment_count: environmentCount, refused_count: refusedCount, ...day }) => ({
      ...day,
      environmentCount,
      refusedCount,
    }));
  }

  /** The environments that hold files which a draft would take away. @throws UpstreamError BAD_USER_INPUT for a draft that is no policy */
  async underDraft(
    organization: string,
    { channel, ...draft }: Draft & { channel: string },
    page: Page,
  ): Promise<DraftedEnvironments> {
    const found = await this.#rest.compute<RestDraftedEnvironments>(`${base(organization)}/draft`, {
      channel,
      ...draftOf(draft),
      ...page,
    });
    return {
      environmentCount: found.environment_count,
      ownerCount: found.owner_count,
      environments: found.items.map((environment) => ({
        environmentId: environment.id,
        name: environment.name,
        device: environment.device,
        platform: environment.platform,
        ownerName: environment.owner?.name ?? null,
        isOwn: environment.is_own,
        updatedAt: environment.updated_at,
        going: environment.going.map(toBuild),
        result: toResult(environment.result),
      })),
    };
  }

  /** What a draft would do to an environment. @throws UpstreamError BAD_USER_INPUT for a draft that is no policy */
  async draft(
    environment: EnvironmentModel,
    { channel, ...draft }: Draft & { channel: string | null },
  ): Promise<EnvironmentDraft> {
    const found = await this.#rest.compute<RestEnvironmentDraft>(`${at(environment)}/draft`, {
      ...(channel === null ? {} : { channel }),
      ...draftOf(draft),
    });
    return {
      channelName: found.channel,
      result: toResult(found.result),
      knownCount: found.known_count,
      goingCount: found.going_count,
      refusedCount: found.refused_count,
      packages: found.packages.map((each) => ({
        package: toBuild(each),
        isAllowedBefore: each.allowed_before,
        isAllowedAfter: each.allowed_after,
        rule: each.rule,
      })),
    };
  }

  /** An environment as a file from which a client makes it again. */
  lock(environment: EnvironmentModel, form: EnvironmentFileForm): Promise<string> {
    return this.#rest.text(`${at(environment)}/lock`, 'text/plain', { form: form.toLowerCase() });
  }

  /** An environment as a document that scanners read. */
  sbom(environment: EnvironmentModel, format: SbomFormat): Promise<string> {
    return this.#rest.text(`${at(environment)}/sbom`, 'application/json', { format: format.toLowerCase() });
  }

  /** All packages of an environment as CSV. */
  packagesCsv(environment: EnvironmentModel): Promise<string> {
    return this.#rest.text(`${at(environment)}/packages/latest`, 'text/csv');
  }

  /** A page of an environment's packages. */
  async packages(environment: EnvironmentModel, page: Page): Promise<List<InstalledPackage>> {
    const target = path`/api/environments/organizations/${environment.organizationName}/environments/${environment.environmentId}/packages/latest`;
    const { items, total_count } = await this.#rest.get<List<RestKnownPackage>>(target, page);
    return { items: items.map(toPackage), total_count };
  }

  /** Who registered an environment, read for a whole page in one call. Null once the account is erased. */
  owner({ organizationName, environmentId }: EnvironmentModel): Promise<EnvironmentPerson | null> {
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
    return loader.load(environmentId);
  }

  /** What admins say of the environments of a page. */
  async reviews(
    organization: string,
    status: EnvironmentStatus | null,
    page: Page,
  ): Promise<{ nodes: EnvironmentReview[]; totalCount: number }> {
    const { items, total_count: totalCount } = await this.#rest.get<List<RestEnvironmentReview>>(
      `${base(organization)}/states`,
      { ...page, status: status?.toLowerCase() },
    );
    return { nodes: items.map(toReview), totalCount };
  }

  /** What admins say of one environment; null when unknown. */
  async review(organization: string, id: string): Promise<EnvironmentReview | null> {
    const review = await this.#rest.find<RestEnvironmentReview>(base(organization) + path`/state/${id}`);
    return review && toReview(review);
  }

  /** An environment in figures; those of one operation are asked for together. Null when it is gone. */
  stats({ organizationName, environmentId }: EnvironmentModel): Promise<EnvironmentStats | null> {
    let loader = this.#stats.get(organizationName);
    if (loader === undefined) {
      loader = new DataLoader(
        async (ids) => {
          const { items } = await this.#rest.compute<List<RestEnvironmentStats>>(
            `${base(organizationName)}/environments/stats`,
            { ids },
          );
          const byId = new Map(items.map((stats) => [stats.id, toStats(stats)]));
          return ids.map((id) => byId.get(id) ?? null);
        },
        { maxBatchSize: 100 },
      );
      this.#stats.set(organizationName, loader);
    }
    return loader.load(environmentId);
  }

  /** Looks at every package of an environment now. */
  async scan(organization: string, id: string): Promise<EnvironmentScan> {
    const scan = await this.#rest.write<RestEnvironmentScan>(
      'POST',
      `${base(organization)}${path`/environments/${id}/scan-brief`}`,
    );
    return {
      scannedAt: scan.scanned_at,
      stats: toStats(scan.stats),
      findingCount: scan.finding_count,
      findings: scan.findings.map((finding) => ({
        name: finding.name,
        version: finding.version,
        channelName: finding.channel,
        decision: finding.decision && decisionOf(finding.decision),
        decidedBy: finding.decided_by,
        worstScore: finding.worst_score,
        worstSeverity: severityOf(finding.worst_score),
        cveIds: finding.cve_ids,
        cveCount: finding.cve_count,
      })),
    };
  }

  /** Says what admins think of an environment; resolves with it. */
  async setState(
    organization: string,
    id: string,
    status: EnvironmentStatus,
    customMessage: string | null | undefined,
  ): Promise<EnvironmentModel | null> {
    // The call writes both at once: what was said before stays unless it is given.
    const said =
      customMessage === undefined
        ? (await this.#rest.get<{ custom_message: string | null }>(`${base(organization)}${path`/state/${id}`}`))
            .custom_message
        : customMessage;
    await this.#rest.write('PATCH', `${base(organization)}${path`/state/${id}/status`}`, {
      status: status.toLowerCase(),
      custom_message: said,
    });
    return this.find(organization, id);
  }

  /** A page of who has registered environments. */
  async users(organization: string, page: Page): Promise<List<EnvironmentUser>> {
    const { items, total_count } = await this.#rest.get<List<RestEnvironmentUser>>(
      `${base(organization)}/users/registered`,
      page,
    );
    return {
      items: items.map((user) => ({
        name: user.name,
        username: user.username,
        environmentCount: user.environment_count,
        lastRegisteredAt: user.last_registered_at,
      })),
      total_count,
    };
  }
}
