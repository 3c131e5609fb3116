import { FEATURES } from '@terrarium/domain/access';
import type {
  AppliedPolicy,
  Package,
  PackageVersion,
  Channel,
  ChannelToken,
  Cve,
  DecisionExplanation,
  PackageFile,
  InputError,
  Organization,
  Policy,
  PolicyRun,
  Promotion,
  MirrorSync,
  User,
  VulnerabilitySummary,
} from '../gen/types.ts';
import type { Mock } from './schema.ts';

type Part<T> = Partial<Mock<T>>;

/** A page of a list as a connection. Without `total`, the page is the complete list. */
export function connection<T>(nodes: readonly T[], total = nodes.length) {
  return {
    nodes,
    edges: nodes.map((node, index) => ({ cursor: `c${index}`, node })),
    totalCount: total,
    pageInfo: { hasNextPage: total > nodes.length, hasPreviousPage: false, startCursor: null, endCursor: null },
    pageCursors: { pageCount: Math.max(1, Math.ceil(total / 20)), items: [] },
  };
}

/** A channel's page of CVEs with the number of affected and served files. */
export function cveConnection(
  entries: readonly {
    cve: ReturnType<typeof buildCve>;
    fileCount?: number;
    servedFileCount?: number;
    openFileCount?: number;
    vexStatement?: object | null;
  }[],
) {
  const page = connection(entries.map(({ cve }) => cve));
  return {
    ...page,
    edges: page.edges.map((edge, index) => ({
      fileCount: 15,
      servedFileCount: 0,
      openFileCount: 0,
      vexStatement: null,
      ...entries[index],
      ...edge,
    })),
  };
}

/** Something wrong in an input. */
export const inputError = (
  message: string,
  field: string[] = [],
  code = 'INVALID',
): InputError & { __typename: 'InputError' } => ({ __typename: 'InputError', code, message, field });

/** Arguments of a page in mocks. */
interface Paged {
  first?: number | null;
  offset?: number | null;
}

/** Returns a page of a list. */
const paged = <T>(all: readonly T[], { first, offset }: Paged) =>
  connection(all.slice(offset ?? 0, (offset ?? 0) + (first ?? 20)), all.length);

/** Returns the resolver of a page of channels, given as a list or its resolver. */
export const pageOfChannels =
  (channels: unknown) =>
  ({ query, having, ...page }: Paged & { query?: string | null; having?: string | null }) => {
    const all = (typeof channels === 'function' ? channels() : channels) as Mock<Channel>[] | null;
    const has: Record<string, (channel: Channel) => boolean> = {
      PACKAGES: ({ packageCount }) => packageCount > 0,
      POLICY: ({ appliedPolicy }) => appliedPolicy !== null,
      UNCHECKED_PACKAGES: ({ packageCount, cveCoveredPackageCount }) => packageCount > cveCoveredPackageCount,
      UNSCORED_CVES: ({ vulnerabilities }) => vulnerabilities.unscoredCount > 0,
    };
    return (
      all &&
      paged(
        all.filter(
          (channel) =>
            (channel as Channel).name.includes(query ?? '') && (has[having ?? '']?.(channel as Channel) ?? true),
        ),
        page,
      )
    );
  };

/** An organization; the caller is its admin. */
export const buildOrganization = (part: Part<Organization> = {}): Mock<Organization> =>
  ({
    __typename: 'Organization',
    id: 'org-acme',
    uuid: '0190f000-0000-7000-8000-00000000000a',
    name: 'acme',
    title: 'Acme Research',
    bio: '',
    role: 'ADMIN',
    membersCount: 3,
    activeProduct: 'SECURITY_SUBSCRIPTION',
    features: [...FEATURES],
    members: null,
    channels: [],
    channelCount: Array.isArray(part.channels) ? part.channels.length : 0,
    channelPage: pageOfChannels(part.channels === undefined ? [] : part.channels) as never,
    channel: null,
    policies: connection([]),
    policy: null,
    availableFilterOptions: {
      subdirs: ['linux-64', 'osx-arm64', 'win-64', 'noarch'],
      licenseFamilies: ['MIT', 'BSD', 'GPL'],
    },
    policyImpact: null,
    environmentImpact: {
      __typename: 'EnvironmentImpactSummary',
      environmentCount: 0,
      ownerCount: 0,
      environments: connection([]),
    },
    advisoryAlerts: [],
    findings: connection([]),
    ...part,
  }) as Mock<Organization>;

/** A user; member of the given organizations. */
export const buildUser = (part: Part<User> = {}): Mock<User> =>
  ({
    __typename: 'User',
    id: 'user-ada',
    email: 'ada@acme.example',
    username: 'ada',
    firstName: 'Ada',
    lastName: 'Byron',
    displayName: 'Ada Byron',
    createdAt: '2025-01-01T00:00:00Z',
    featurePermissions: [],
    organizations: [buildOrganization()],
    organizationPage: ((page: Paged) => {
      const { organizations = [buildOrganization()] } = part;
      return organizations && paged(organizations as Mock<Organization>[], page);
    }) as never,
    channelToken: null,
    profile: {
      __typename: 'AccountProfile',
      isConsented: true,
      isConfirmed: true,
      isDisabled: false,
      pendingEmail: null,
    },
    subscriptions: [],
    settings: { __typename: 'AccountSettings', theme: 'SYSTEM', isNavigationCollapsed: null },
    isOperator: false,
    isOfferedPlans: true,
    avatarHash: 'a'.repeat(64),
    sessions: [],
    passkeys: [],
    isTotpEnabled: false,
    remainingRecoveryCodeCount: null,
    hasPassword: true,
    ...part,
  }) as Mock<User>;

/** Vulnerability status of an unchecked file. */
export const buildVulnerabilities = (part: Part<VulnerabilitySummary> = {}): Mock<VulnerabilitySummary> => ({
  __typename: 'VulnerabilitySummary',
  state: 'UNKNOWN',
  unknownReason: 'NOT_CHECKED',
  cveCount: 0,
  unscoredCount: 0,
  undeterminedCount: 0,
  highestScore: null,
  highestSeverity: null,
  decisions: [],
  ...part,
});

/** A hosted channel without a policy. */
export const buildChannel = (part: Part<Channel> = {}): Mock<Channel> =>
  ({
    __typename: 'Channel',
    id: `channel-${String(part.name ?? 'main')}`,
    name: 'main',
    description: '',
    visibility: 'INTERNAL',
    uninstallableFiles: 'LIST',
    usedWith: [],
    type: 'HOSTED',
    organization: buildOrganization(),
    packageCount: 2,
    fileCount: 40,
    servedFileCount: 40,
    blockedFileCount: 0,
    size: 612_000_000,
    subdirs: ['linux-64', 'noarch'],
    createdAt: '2025-01-01T00:00:00Z',
    updatedAt: '2025-10-09T06:02:00Z',
    repoUrl: 'http://localhost:3000/repo/acme/main',
    highestServedScore: null,
    vulnerabilities: buildVulnerabilities(),
    cveCoveredPackageCount: 0,
    sources: null,
    appliedPolicy: null,
    latestRun: null,
    mirror: null,
    groups: [],
    readme: { __typename: 'ChannelReadme', text: '', updatedAt: null },
    installChecks: null,
    packages: connection([]),
    package: null,
    cves: connection([]),
    decisionExplanation: null,
    runs: [],
    ...part,
  }) as Mock<Channel>;

/** A policy without rules. */
export const buildPolicy = (part: Part<Policy> = {}): Mock<Policy> =>
  ({
    __typename: 'Policy',
    id: 'policy-1',
    name: 'Production baseline',
    description: '',
    organization: buildOrganization(),
    artifactFamily: 'conda',
    schemaVersion: '2',
    revision: 7,
    createdAt: '2025-01-01T00:00:00Z',
    updatedAt: '2025-10-01T00:00:00Z',
    filters: {},
    dialogFilter: null,
    summary: 'License not in GPL; CVE score ≥ 6',
    updatedBy: null,
    namesOfChannelsAppliedTo: [],
    ...part,
  }) as Mock<Policy>;

/** A policy in force. */
export const buildApplied = (part: Part<AppliedPolicy> = {}): Mock<AppliedPolicy> =>
  ({
    __typename: 'AppliedPolicy',
    policy: buildPolicy(),
    revision: 7,
    isMonitored: false,
    activeSince: '2025-10-09T06:02:00Z',
    appliedBy: buildUser(),
    ...part,
  }) as Mock<AppliedPolicy>;

/** A run that ended well. */
export const buildRun = (part: Part<PolicyRun> = {}): Mock<PolicyRun> =>
  ({
    __typename: 'PolicyRun',
    id: 'run-1',
    state: 'DONE',
    stateLabel: 'Completed',
    phase: 'Done',
    progress: 1,
    policyName: 'Production baseline',
    revision: 7,
    createdAt: '2025-10-09T06:01:00Z',
    startedAt: '2025-10-09T06:01:19Z',
    finishedAt: '2025-10-09T06:02:00Z',
    error: null,
    fileCountsBySubdir: [],
    addedFileCount: 297,
    removedFileCount: 21,
    isOnHold: false,
    failedChecks: [],
    ...part,
  }) as Mock<PolicyRun>;

/** A sync in progress. */
export const buildSync = (part: Part<MirrorSync> = {}): Mock<MirrorSync> =>
  ({
    __typename: 'MirrorSync',
    id: 'sync-1',
    state: 'IN_PROGRESS',
    phase: 'Reading linux-64',
    progress: 0.4,
    recordCount: 120_000,
    createdAt: '2025-10-09T06:00:00Z',
    finishedAt: null,
    error: null,
    isOnHold: false,
    ...part,
  }) as Mock<MirrorSync>;

/** A package with one allowed and one blocked file. */
export const buildArtifact = (part: Part<Package> = {}): Mock<Package> =>
  ({
    __typename: 'Package',
    id: `artifact-${String(part.name ?? 'pillow')}`,
    name: 'pillow',
    family: 'conda',
    channel: buildChannel(),
    summary: 'Python Imaging Library (fork)',
    homepageUrl: 'https://python-pillow.github.io',
    license: 'HPND',
    licenseFamily: 'OTHER',
    latestVersion: '11.3.0',
    latestAllowedVersion: '11.3.0',
    latestInstallableVersion: '11.3.0',
    versionCount: 2,
    fileCount: 2,
    allowedFileCount: 1,
    blockedFileCount: 1,
    highestServedScore: null,
    vulnerabilities: buildVulnerabilities(),
    updatedAt: '2025-07-06T00:00:00Z',
    versions: [],
    files: connection([]),
    dependencies: [],
    dependents: [],
    vexStatements: [],
    alternatives: [],
    cves: [],
    ...part,
  }) as Mock<Package>;

/** A version with all its files allowed. */
export const buildVersion = (part: Part<PackageVersion> = {}): Mock<PackageVersion> =>
  ({
    __typename: 'PackageVersion',
    version: '11.3.0',
    decision: 'ALLOWED',
    fileCount: 1,
    allowedFileCount: 1,
    highestScore: null,
    vulnerabilities: buildVulnerabilities(),
    subdirs: [{ subdir: 'linux-64', fileCount: 1, allowedFileCount: 1 }],
    releasedAt: '2025-07-01T00:00:00Z',
    representativeFile: { subdir: 'linux-64', fileName: 'pillow-11.3.0-py313_0.conda' },
    exception: null,
    ...part,
  }) as Mock<PackageVersion>;

/** A pending promotion of one file that the viewer can't review. */
export const buildPromotion = (part: Part<Promotion> = {}): Mock<Promotion> =>
  ({
    __typename: 'Promotion',
    id: 'p1',
    sourceChannel: 'acme/dev',
    state: 'PENDING',
    reason: 'Release 1',
    labels: [],
    error: '',
    comment: '',
    requestedAt: '2026-01-02T03:04:05Z',
    reviewedAt: null,
    canceledAt: null,
    canDecide: false,
    requestedBy: buildUser(),
    reviewedBy: null,
    files: [{ subdir: 'linux-64', fileName: 'b-1-0.conda' }],
    ...part,
  }) as Mock<Promotion>;

/** An allowed file. */
export const buildFile = (part: Part<PackageFile> = {}): Mock<PackageFile> =>
  ({
    __typename: 'PackageFile',
    id: `file-${String(part.fileName ?? '1')}`,
    fileName: 'pillow-11.3.0-py313_0.conda',
    subdir: 'linux-64',
    version: '11.3.0',
    build: 'py313_0',
    buildNumber: 0,
    size: 1_200_000,
    sha256: 'a'.repeat(64),
    license: 'HPND',
    signatureStatus: 'SIGNED',
    createdAt: '2025-07-01T00:00:00Z',
    decision: 'ALLOWED',
    decidingRule: null,
    withdrawn: null,
    removedFromSourceAt: null,
    labels: ['main'],
    dependencies: ['python >=3.13'],
    cves: [],
    downloadUrl: '/repo/acme/main/linux-64/pillow-11.3.0-py313_0.conda',
    ...part,
  }) as Mock<PackageFile>;

/** A medium CVE of pillow. */
export const buildCve = (part: Part<Cve> = {}): Mock<Cve> =>
  ({
    __typename: 'Cve',
    id: `cve-${String(part.externalId ?? 'CVE-2024-28219')}`,
    externalId: 'CVE-2024-28219',
    score: 6.7,
    severity: 'MEDIUM',
    status: 'ACTIVE',
    summary: 'Buffer overflow in _imagingcms.c.',
    publishedAt: '2024-04-03T00:00:00Z',
    withdrawnAt: null,
    references: ['https://nvd.nist.gov/vuln/detail/CVE-2024-28219'],
    packages: [{ name: 'pillow', affected: 'pillow<10.3.0', fixedIn: '10.3.0' }],
    scores: [],
    exploitation: null,
    environments: [],
    files: [],
    ...part,
  }) as Mock<Cve>;

/** Why pillow 10.2.0 is blocked. */
export const buildExplanation = (part: Part<DecisionExplanation> = {}): Mock<DecisionExplanation> =>
  ({
    __typename: 'DecisionExplanation',
    decision: 'BLOCKED',
    detail: "Policy 'Production baseline' blocks it: CVE score ≥ 6.",
    file: { subdir: 'linux-64', fileName: 'pillow-10.2.0-py312_0.conda' },
    version: '10.2.0',
    policy: buildPolicy(),
    revision: 7,
    activeSince: '2025-10-09T06:02:00Z',
    appliedBy: buildUser(),
    sections: [
      {
        title: 'Package rules',
        verdict: 'PASSED',
        rules: [
          { rule: 'License not in GPL', verdict: 'PASSED', reason: 'License HPND passes', cves: [], isDeciding: false },
        ],
      },
      {
        title: 'CVE rules',
        verdict: 'BLOCKED',
        rules: [
          {
            rule: 'CVE score ≥ 6',
            verdict: 'BLOCKED',
            reason: 'CVE-2024-28219 has score 6.7',
            cves: [buildCve()],
            isDeciding: true,
          },
        ],
      },
      { title: 'Exclusions', verdict: 'NOT_APPLICABLE', rules: [] },
    ],
    closestAllowedVersion: '10.3.0',
    installability: [],
    alternativeVersion: '10.3.0',
    admins: [buildUser()],
    ...part,
  }) as Mock<DecisionExplanation>;

/** A channel token that was issued before. */
export const buildToken = (part: Part<ChannelToken> = {}): Mock<ChannelToken> =>
  ({
    __typename: 'ChannelToken',
    id: 'token-1',
    organizationName: 'acme',
    last4: '7Q2f',
    scope: 'READ',
    createdAt: '2025-10-01T00:00:00Z',
    expiresAt: '2026-01-08T00:00:00Z',
    lastUsedAt: null,
    ...part,
  }) as Mock<ChannelToken>;
