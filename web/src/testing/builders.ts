import { FEATURES } from '@terrarium/domain/access';
import type {
  AppliedPolicy,
  Artifact,
  ArtifactVersion,
  Channel,
  ChannelToken,
  Cve,
  Explanation,
  File,
  InputError,
  Organization,
  Policy,
  PolicyRun,
  Promotion,
  SyncJob,
  User,
  Vulnerabilities,
} from '../gen/types.ts';
import type { Mock } from './schema.ts';

type Part<T> = Partial<Mock<T>>;

/** A page of a list as a connection. Without `total` the page is the whole list. */
export function connection<T>(nodes: readonly T[], total = nodes.length) {
  return {
    nodes,
    edges: nodes.map((node, index) => ({ cursor: `c${index}`, node })),
    totalCount: total,
    pageInfo: { hasNextPage: total > nodes.length, hasPreviousPage: false, startCursor: null, endCursor: null },
    pageCursors: { pageCount: Math.max(1, Math.ceil(total / 20)), pages: [] },
  };
}

/** A channel's page of CVEs with how many of its files each one hits, and clients see. */
export function cveConnection(
  entries: readonly {
    cve: ReturnType<typeof buildCve>;
    fileCount?: number;
    servedFileCount?: number;
    openFileCount?: number;
    curation?: object | null;
  }[],
) {
  const page = connection(entries.map(({ cve }) => cve));
  return {
    ...page,
    edges: page.edges.map((edge, index) => ({
      fileCount: 15,
      servedFileCount: 0,
      openFileCount: 0,
      curation: null,
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

/** An organization; the caller is its admin. */
export const buildOrganization = (part: Part<Organization> = {}): Mock<Organization> =>
  ({
    __typename: 'Organization',
    id: 'org-acme',
    organizationId: '0190f000-0000-7000-8000-00000000000a',
    name: 'acme',
    title: 'Acme Research',
    bio: '',
    role: 'ADMIN',
    membersCount: 3,
    activeProduct: 'SECURITY_SUBSCRIPTION',
    features: [...FEATURES],
    members: null,
    channels: [],
    channel: null,
    policies: connection([]),
    policy: null,
    availableFilterOptions: {
      platforms: ['linux-64', 'osx-arm64', 'win-64', 'noarch'],
      licenseFamilies: ['MIT', 'BSD', 'GPL'],
    },
    policyImpact: null,
    environmentsUnderDraft: {
      __typename: 'DraftedEnvironments',
      environmentCount: 0,
      ownerCount: 0,
      environments: [],
    },
    advisoryNotices: [],
    findings: connection([]),
    ...part,
  }) as Mock<Organization>;

/** A person; member of the organizations given. */
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
    channelToken: null,
    profile: {
      __typename: 'AccountProfile',
      isConsented: true,
      isConfirmed: true,
      isDisabled: false,
      pendingEmail: null,
    },
    subscriptions: [],
    settings: { __typename: 'AccountSettings', theme: 'SYSTEM', navigationCollapsed: null },
    isOperator: false,
    isOfferedPlans: true,
    avatarHash: 'a'.repeat(64),
    sessions: [],
    passkeys: [],
    totpEnabled: false,
    recoveryCodesLeft: null,
    hasPassword: true,
    ...part,
  }) as Mock<User>;

/** Knowledge of vulnerabilities: nobody looked. */
export const buildVulnerabilities = (part: Part<Vulnerabilities> = {}): Mock<Vulnerabilities> => ({
  __typename: 'Vulnerabilities',
  state: 'UNKNOWN',
  unknownReason: 'NOT_CHECKED',
  knownCount: 0,
  unscoredCount: 0,
  undecidedCount: 0,
  worstScore: null,
  worstSeverity: null,
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
    privacy: 'INTERNAL',
    brokenFiles: 'SERVE',
    usedWith: [],
    type: 'HOSTED',
    organization: buildOrganization(),
    artifactCount: 2,
    fileCount: 40,
    servedFileCount: 40,
    refusedFileCount: 0,
    size: 612_000_000,
    subdirs: ['linux-64', 'noarch'],
    createdAt: '2025-01-01T00:00:00Z',
    updatedAt: '2025-10-09T06:02:00Z',
    repoUrl: '/repo/acme/main',
    worstServedScore: null,
    vulnerabilities: buildVulnerabilities(),
    checkedArtifactCount: 0,
    sources: null,
    appliedPolicy: null,
    lastRun: null,
    mirror: null,
    groups: [],
    readme: { __typename: 'ChannelReadme', text: '', updatedAt: null },
    probes: null,
    artifacts: connection([]),
    artifact: null,
    cves: connection([]),
    explain: null,
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
    filter: null,
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
    isWatched: false,
    inForceSince: '2025-10-09T06:02:00Z',
    appliedBy: buildUser(),
    ...part,
  }) as Mock<AppliedPolicy>;

/** A run that ended well. */
export const buildRun = (part: Part<PolicyRun> = {}): Mock<PolicyRun> =>
  ({
    __typename: 'PolicyRun',
    id: 'run-1',
    state: 'DONE',
    display: 'Completed',
    phase: 'Done',
    progress: 1,
    policyName: 'Production baseline',
    revision: 7,
    createdAt: '2025-10-09T06:01:00Z',
    startedAt: '2025-10-09T06:01:19Z',
    finishedAt: '2025-10-09T06:02:00Z',
    error: null,
    counts: [],
    addedCount: 297,
    removedCount: 21,
    isHeld: false,
    failingProbes: [],
    ...part,
  }) as Mock<PolicyRun>;

/** A sync under way. */
export const buildSync = (part: Part<SyncJob> = {}): Mock<SyncJob> =>
  ({
    __typename: 'SyncJob',
    id: 'sync-1',
    state: 'IN_PROGRESS',
    phase: 'Reading linux-64',
    progress: 0.4,
    recordsRead: 120_000,
    createdAt: '2025-10-09T06:00:00Z',
    finishedAt: null,
    error: null,
    isHeld: false,
    ...part,
  }) as Mock<SyncJob>;

/** A package with one allowed and one refused file. */
export const buildArtifact = (part: Part<Artifact> = {}): Mock<Artifact> =>
  ({
    __typename: 'Artifact',
    id: `artifact-${String(part.name ?? 'pillow')}`,
    name: 'pillow',
    family: 'conda',
    channel: buildChannel(),
    summary: 'Python Imaging Library (fork)',
    home: 'https://python-pillow.github.io',
    license: 'HPND',
    licenseFamily: 'OTHER',
    latestVersion: '11.3.0',
    latestAllowedVersion: '11.3.0',
    latestInstallableVersion: '11.3.0',
    versionCount: 2,
    fileCount: 2,
    allowedCount: 1,
    refusedCount: 1,
    worstServedScore: null,
    vulnerabilities: buildVulnerabilities(),
    updatedAt: '2025-07-06T00:00:00Z',
    versions: [],
    files: connection([]),
    dependencies: [],
    dependants: [],
    curations: [],
    alternatives: [],
    cves: [],
    ...part,
  }) as Mock<Artifact>;

/** A version with all its files allowed. */
export const buildVersion = (part: Part<ArtifactVersion> = {}): Mock<ArtifactVersion> =>
  ({
    __typename: 'ArtifactVersion',
    version: '11.3.0',
    decision: 'ALLOWED',
    fileCount: 1,
    allowedCount: 1,
    worstScore: null,
    vulnerabilities: buildVulnerabilities(),
    platforms: [{ subdir: 'linux-64', fileCount: 1, allowedCount: 1 }],
    releasedAt: '2025-07-01T00:00:00Z',
    sampleFile: { subdir: 'linux-64', fileName: 'pillow-11.3.0-py313_0.conda' },
    exception: null,
    ...part,
  }) as Mock<ArtifactVersion>;

/** A promotion of one file that waits, of which the viewer does not decide. */
export const buildPromotion = (part: Part<Promotion> = {}): Mock<Promotion> =>
  ({
    __typename: 'Promotion',
    id: 'p1',
    source: 'acme/dev',
    state: 'WAITING',
    reason: 'Release 1',
    labels: [],
    problem: '',
    answer: '',
    askedAt: '2026-01-02T03:04:05Z',
    decidedAt: null,
    withdrawnAt: null,
    canDecide: false,
    askedBy: buildUser(),
    decidedBy: null,
    files: [{ subdir: 'linux-64', fileName: 'b-1-0.conda' }],
    ...part,
  }) as Mock<Promotion>;

/** An allowed file. */
export const buildFile = (part: Part<File> = {}): Mock<File> =>
  ({
    __typename: 'File',
    id: `file-${String(part.fileName ?? '1')}`,
    fileName: 'pillow-11.3.0-py313_0.conda',
    subdir: 'linux-64',
    version: '11.3.0',
    build: 'py313_0',
    buildNumber: 0,
    size: 1_200_000,
    sha256: 'a'.repeat(64),
    license: 'HPND',
    trust: 'SIGNED',
    createdAt: '2025-07-01T00:00:00Z',
    decision: 'ALLOWED',
    decidedBy: null,
    withdrawn: null,
    goneAt: null,
    labels: ['main'],
    depends: ['python >=3.13'],
    cves: [],
    downloadUrl: '/repo/acme/main/linux-64/pillow-11.3.0-py313_0.conda',
    ...part,
  }) as Mock<File>;

/** A medium CVE of pillow. */
export const buildCve = (part: Part<Cve> = {}): Mock<Cve> =>
  ({
    __typename: 'Cve',
    id: `cve-${String(part.cveId ?? 'CVE-2024-28219')}`,
    cveId: 'CVE-2024-28219',
    score: 6.7,
    severity: 'MEDIUM',
    status: 'ACTIVE',
    summary: 'Buffer overflow in _imagingcms.c.',
    publishedAt: '2024-04-03T00:00:00Z',
    withdrawnAt: null,
    references: ['https://nvd.nist.gov/vuln/detail/CVE-2024-28219'],
    packages: [{ name: 'pillow', affected: 'pillow<10.3.0', fixedIn: '10.3.0' }],
    scores: [],
    urgency: null,
    environments: [],
    files: [],
    ...part,
  }) as Mock<Cve>;

/** Why pillow 10.2.0 is refused. */
export const buildExplanation = (part: Part<Explanation> = {}): Mock<Explanation> =>
  ({
    __typename: 'Explanation',
    decision: 'REFUSED',
    detail: "Policy 'Production baseline' refuses it: CVE score ≥ 6.",
    file: { subdir: 'linux-64', fileName: 'pillow-10.2.0-py312_0.conda' },
    version: '10.2.0',
    policy: buildPolicy(),
    revision: 7,
    inForceSince: '2025-10-09T06:02:00Z',
    appliedBy: buildUser(),
    sections: [
      {
        title: 'Package rules',
        verdict: 'PASSED',
        rules: [
          { rule: 'License not in GPL', verdict: 'PASSED', reason: 'License HPND passes', cves: [], decided: false },
        ],
      },
      {
        title: 'CVE rules',
        verdict: 'REFUSED',
        rules: [
          {
            rule: 'CVE score ≥ 6',
            verdict: 'REFUSED',
            reason: 'CVE-2024-28219 has score 6.7',
            cves: [buildCve()],
            decided: true,
          },
        ],
      },
      { title: 'Exclusions', verdict: 'NOT_CONCERNED', rules: [] },
    ],
    nearestAllowedVersion: '10.3.0',
    installable: [],
    alternativeVersion: '10.3.0',
    admins: [buildUser()],
    ...part,
  }) as Mock<Explanation>;

/** A channel token that was issued before. */
export const buildToken = (part: Part<ChannelToken> = {}): Mock<ChannelToken> =>
  ({
    __typename: 'ChannelToken',
    id: 'token-1',
    organizationName: 'acme',
    hint: '7Q2f',
    scope: 'READ',
    createdAt: '2025-10-01T00:00:00Z',
    expiresAt: '2026-01-08T00:00:00Z',
    lastUsedAt: null,
    ...part,
  }) as Mock<ChannelToken>;
