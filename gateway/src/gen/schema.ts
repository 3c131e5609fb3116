import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Payload, UserErrorModel } from '../graphql/errors.ts';
import type { ConnectionOf } from '../graphql/connection.ts';
import type { PackageHitConnectionModel } from '../search/resolvers.ts';
import type { UserModel } from '../account/source.ts';
import type { PackageModel, VulnerabilitySummaryModel, FeaturedPackagesModel, ChannelPackagesModel, PackageFileModel, PackageMetadataModel, PackageArchiveModel, CveModel, CveEdgeModel } from '../artifact/source.ts';
import type { ChannelModel, AppliedPolicyModel, MirrorSyncModel } from '../channel/source.ts';
import type { EnvironmentModel, EnvironmentReviewModel, PackageUsageModel, EnvironmentImpactSummaryModel, EnvironmentStatsModel } from '../environment/source.ts';
import type { ActivityEntryModel, AdvisoryAlertModel, AdvisoryFeedModel, AdvisoryFeedRemarkModel, AdvisorySourceModel, AffectedEnvironmentModel, AffectedPackageModel, AlternativeSourceModel, ApiTokenModel, AuditChainModel, AuditEntryModel, AvailableFilterOptionsModel, BlockedRequestModel, BundleJobModel, ChannelClientModel, ChannelCveRulesModel, ChannelInstallChecksModel, ChannelLabelModel, ChannelReadmeModel, ChannelRequestsModel, CheckoutModel, ClientProgramModel, ClientTrackingSettingsModel, CollectionModel, CollectionEntryModel, CollectionSummaryModel, CveRuleFilesModel, CveStatusCountModel, DailyRequestsModel, DeltaSubscriptionModel, DownloadMonthModel, EducationOfferModel, EmailStatusModel, EnvironmentCveHistoryDayModel, EnvironmentFindingModel, EnvironmentRevisionModel, EnvironmentScanModel, EnvironmentUserModel, ExceptedCveModel, ExceptedFileModel, ExceptedLicenseModel, ExceptionImpactModel, ExceptionRequestModel, ExceptionRequesterModel, FailedJobModel, FeedBundleChoiceModel, FeedBundleExportModel, FeedBundleImportModel, FeedBundlesModel, FileEventModel, FileRefModel, FindingModel, GroupModel, GuideModel, GuideTextModel, HubActivePlanModel, HubAdminModel, HubChannelModel, HubFolderModel, HubJobModel, HubJobsModel, HubMembershipModel, HubOrganizationModel, HubPackageModel, HubPlanModel, HubSessionModel, HubStorageModel, HubUserModel, IncomingBundleModel, IncomingBundlesModel, IncomingFeedBundleModel, InstallCheckModel, InstallCheckResultModel, InstalledPackageModel, InvitationModel, InvitationOutcomeModel, InvoiceModel, InvoiceLineModel, InvoicePreviewModel, JobQueueModel, LearningVideoModel, ListExportModel, MailServerModel, MappingChangeModel, MirrorModel, MirrorCredentialsModel, MirrorLossModel, MirrorProblemModel, MirrorSubdirLossModel, MissingDependencyModel, NavigationItemModel, NotebookModel, OperatorLogEntryModel, OrganizationTokenModel, OrganizationVexStatementsModel, OwnExceptionRequestModel, PackageVersionModel, PaymentCardModel, PaymentConfigModel, PersonalTokenModel, PlanModel, PlanPricingModel, PlannedFileModel, PolicyExceptionModel, ProjectModel, PromotionModel, PromotionPlanModel, PublishedFileModel, QueuedEmailModel, ReceivedInvitationModel, RequestCountsModel, SeatAssignmentModel, SeatSummaryModel, ServedCveModel, ServedCveChannelModel, ServiceAccountModel, ServiceAccountGroupModel, ServiceAccountKeyModel, ServiceAccountPublicKeyModel, ServiceAccountTokenModel, ServiceAccountWorkloadModel, SignatureModel, SigningKeyModel, SiteTokenModel, SkippedRecordModel, SkippedVexEntryModel, SnapshotModel, SnapshotListModel, SubdirFileCountModel, SupplierVexStatementModel, TopPackageModel, TrustedKeyModel, TrustedWorkloadModel, UpstreamMappingModel, UsageReportModel, VersionExceptionModel, VexSourceModel, VexStatementModel, VexStatementPreviewModel, VexStatementPreviewChannelModel, WebhookModel, WebhookAttemptModel, WebhookDeliveryModel } from '../gen/calls.ts';
import type { NodeModel } from '../graphql/node.ts';
import type { OrganizationUpdateModel } from '../live/resolvers.ts';
import type { OperatorModel } from '../operator/resolvers.ts';
import type { OrganizationModel, MemberModel } from '../organization/source.ts';
import type { PaymentAccountModel } from '../payment/source.ts';
import type { PolicyModel, PolicyRevisionModel, PolicyRunModel, PolicyImpactModel, PlannedChannelModel, PolicyPlanModel, DecisionExplanationModel } from '../policy/model.ts';
import type { PolicyMonitoringModel } from '../policy/source.ts';
import type { ProjectFolderModel } from '../project/resolvers.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  ByteSize: { input: number; output: number; }
  CondaVersion: { input: string; output: string; }
  Date: { input: string; output: string; }
  DateTime: { input: string; output: string; }
  EmailAddress: { input: string; output: string; }
  JSON: { input: unknown; output: unknown; }
  MatchSpec: { input: string; output: string; }
  PolicyDialogFilter: { input: unknown; output: object; }
  PolicyFilters: { input: unknown; output: import('@terrarium/domain/policy').StoredFilters; }
  SHA256: { input: string; output: string; }
  URL: { input: string; output: string; }
};

export type AcceptInvitationInput = {
  code: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};

export type AcceptInvitationPayload = {
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type AccountProfile = {
  isConfirmed: Scalars['Boolean']['output'];
  isConsented: Scalars['Boolean']['output'];
  isDisabled: Scalars['Boolean']['output'];
  pendingEmail: Maybe<Scalars['EmailAddress']['output']>;
  version: Scalars['String']['output'];
};

export type AccountSettings = {
  isNavigationCollapsed: Maybe<Scalars['Boolean']['output']>;
  theme: Maybe<Theme>;
};

export type AccountUpdate = {
  changed: Array<AccountUpdateKind>;
  version: Scalars['String']['output'];
};

export type AccountUpdateKind =
  | 'DECISIONS'
  | 'ENVIRONMENTS'
  | 'EXCEPTIONS'
  | 'EXCEPTION_REQUESTS'
  | 'INVITATIONS'
  | 'MEMBERSHIPS'
  | 'PROMOTIONS'
  | 'TOKENS'
  | 'UNKNOWN';

export type ActivityConnection = {
  edges: Array<ActivityEdge>;
  nodes: Array<ActivityEntry>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type ActivityConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type ActivityEdge = {
  cursor: Scalars['String']['output'];
  node: ActivityEntry;
};

export type ActivityEntry = {
  actor: Maybe<User>;
  channel: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  occurredAt: Scalars['DateTime']['output'];
  serviceAccountName: Maybe<Scalars['String']['output']>;
  subject: Scalars['String']['output'];
  subjectId: Maybe<Scalars['ID']['output']>;
  summary: Scalars['String']['output'];
  topic: ActivityTopic;
};

export type ActivityTopic =
  | 'CHANNEL'
  | 'GROUP'
  | 'MEMBER'
  | 'ORGANIZATION'
  | 'PLAN'
  | 'POLICY'
  | 'TOKEN'
  | 'UNKNOWN';

export type AddChannelGroupInput = {
  channel: Scalars['String']['input'];
  groupId: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type AddChannelGroupPayload = {
  channel: Maybe<Channel>;
  group: Maybe<Group>;
  userErrors: Array<UserError>;
};

export type AddGroupMemberInput = {
  groupId: Scalars['ID']['input'];
  memberId: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type AddGroupMemberPayload = {
  group: Maybe<Group>;
  userErrors: Array<UserError>;
};

export type AddPasskeyInput = {
  challengeId: Scalars['String']['input'];
  credential: Scalars['JSON']['input'];
  name: Scalars['String']['input'];
};

export type AddPasskeyPayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type AddSeatAssignmentsInput = {
  allMembers: Scalars['Boolean']['input'];
  memberIds: Array<Scalars['ID']['input']>;
  organization: Scalars['String']['input'];
};

export type AddSeatAssignmentsPayload = {
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type AddServiceAccountPublicKeyInput = {
  days: Scalars['Int']['input'];
  jwk: Scalars['JSON']['input'];
  name: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  scopes: Array<ServiceAccountScope>;
  serviceAccountId: Scalars['ID']['input'];
};

export type AddServiceAccountPublicKeyPayload = {
  serviceAccount: Maybe<ServiceAccount>;
  userErrors: Array<UserError>;
};

export type AddServiceAccountWorkloadInput = {
  audience?: InputMaybe<Scalars['String']['input']>;
  claims?: InputMaybe<Scalars['JSON']['input']>;
  issuer: Scalars['String']['input'];
  keys?: InputMaybe<Array<Scalars['JSON']['input']>>;
  organization: Scalars['String']['input'];
  reuse?: InputMaybe<Scalars['Boolean']['input']>;
  scopes: Array<ServiceAccountScope>;
  serviceAccountId: Scalars['ID']['input'];
  subject: Scalars['String']['input'];
};

export type AddServiceAccountWorkloadPayload = {
  serviceAccount: Maybe<ServiceAccount>;
  userErrors: Array<UserError>;
};

export type AddTrustedWorkloadInput = {
  channel: Scalars['String']['input'];
  issuer: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  scope: TokenScope;
  subject: Scalars['String']['input'];
};

export type AddTrustedWorkloadPayload = {
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type AddVexSourceInput = {
  organization: Scalars['String']['input'];
  url: Scalars['String']['input'];
};

export type AddVexSourcePayload = {
  userErrors: Array<UserError>;
  vexSource: Maybe<VexSource>;
};

export type AdvisoryAlert = {
  affectedFileCount: Scalars['Int']['output'];
  channel: Scalars['String']['output'];
  cveId: Scalars['String']['output'];
  detectedAt: Scalars['DateTime']['output'];
  isExploited: Scalars['Boolean']['output'];
  isMalicious: Scalars['Boolean']['output'];
  packages: Array<Scalars['String']['output']>;
  score: Maybe<Scalars['Float']['output']>;
  severity: Maybe<Severity>;
};

export type AdvisoryFeed = Node & {
  apiKeyError: Maybe<Scalars['String']['output']>;
  apiKeySetAt: Maybe<Scalars['DateTime']['output']>;
  dataUpdatedAt: Maybe<Scalars['DateTime']['output']>;
  description: Scalars['String']['output'];
  error: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isEnabled: Scalars['Boolean']['output'];
  isStale: Scalars['Boolean']['output'];
  key: Scalars['String']['output'];
  kind: AdvisoryFeedKind;
  lastSuccessAt: Maybe<Scalars['DateTime']['output']>;
  license: Scalars['String']['output'];
  recordCount: Scalars['Int']['output'];
  skippedCount: Scalars['Int']['output'];
  skippedEntries: Array<AdvisoryFeedRemark>;
  state: AdvisoryFeedState;
  supportsApiKey: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  url: Maybe<Scalars['URL']['output']>;
};

export type AdvisoryFeedKind =
  | 'EPSS'
  | 'KEV'
  | 'MAPPING'
  | 'NVD'
  | 'OSV'
  | 'UNKNOWN'
  | 'VENDOR';

export type AdvisoryFeedRemark = {
  entry: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type AdvisoryFeedState =
  | 'IDLE'
  | 'QUEUED'
  | 'RUNNING'
  | 'UNKNOWN';

export type AdvisorySource = {
  isStale: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

export type AffectedEnvironment = {
  device: Scalars['String']['output'];
  name: Scalars['String']['output'];
  organization: Scalars['String']['output'];
  ownerName: Maybe<Scalars['String']['output']>;
  packages: Array<AffectedPackage>;
  uuid: Scalars['String']['output'];
};

export type AffectedPackage = {
  name: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

export type AlternativeSource = {
  channel: Scalars['String']['output'];
  organization: Scalars['String']['output'];
  servedFileCount: Scalars['Int']['output'];
  version: Scalars['CondaVersion']['output'];
};

export type ApiToken = Node & {
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  last4: Scalars['String']['output'];
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  scope: ApiTokenScope;
};

export type ApiTokenScope =
  | 'FULL'
  | 'PUBLISH'
  | 'READ';

export type AppliedPolicy = {
  activeSince: Maybe<Scalars['DateTime']['output']>;
  appliedBy: Maybe<User>;
  isMonitored: Scalars['Boolean']['output'];
  policy: Policy;
  revision: Scalars['Int']['output'];
};

export type AppliedVexStatement = {
  authorName: Scalars['String']['output'];
  cveId: Scalars['String']['output'];
  isPartial: Scalars['Boolean']['output'];
  justification: Maybe<VexJustification>;
  note: Scalars['String']['output'];
  status: VexStatus;
};

export type ApplyPolicyFileInput = {
  file: Scalars['JSON']['input'];
  fingerprint?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
};

export type ApplyPolicyFilePayload = {
  action: Maybe<PolicyFileAction>;
  channels: Maybe<Array<Scalars['String']['output']>>;
  organization: Maybe<Organization>;
  policy: Maybe<Policy>;
  userErrors: Array<UserError>;
};

export type ApplyPolicyInput = {
  channel: Scalars['String']['input'];
  isMonitored?: InputMaybe<Scalars['Boolean']['input']>;
  organization: Scalars['String']['input'];
  policyId: Scalars['ID']['input'];
};

export type ApplyPolicyPayload = {
  channel: Maybe<Channel>;
  run: Maybe<PolicyRun>;
  userErrors: Array<UserError>;
};

export type ArchivePath = {
  path: Scalars['String']['output'];
  size: Scalars['ByteSize']['output'];
};

export type ArchivePathConnection = {
  edges: Array<ArchivePathEdge>;
  nodes: Array<ArchivePath>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type ArchivePathConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type ArchivePathEdge = {
  cursor: Scalars['String']['output'];
  node: ArchivePath;
};

export type ArchiveScript = {
  change: Maybe<ScriptChange>;
  diff: Maybe<Array<DiffLine>>;
  isTruncated: Scalars['Boolean']['output'];
  kind: ArchiveScriptKind;
  path: Scalars['String']['output'];
  size: Maybe<Scalars['ByteSize']['output']>;
  text: Maybe<Scalars['String']['output']>;
  textOmission: Maybe<ScriptTextOmission>;
};

export type ArchiveScriptKind =
  | 'ACTIVATE'
  | 'DEACTIVATE'
  | 'ENVIRONMENT_VARIABLES'
  | 'POST_LINK'
  | 'POST_UNLINK'
  | 'PRE_LINK'
  | 'PRE_UNLINK'
  | 'UNKNOWN';

export type ArchiveState =
  | 'NOT_DOWNLOADED'
  | 'READY'
  | 'SCANNING'
  | 'UNREADABLE';

export type ArchiveText = {
  isTruncated: Scalars['Boolean']['output'];
  path: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
};

export type AuditActorType =
  | 'HUB'
  | 'ORGANIZATION'
  | 'SERVICE_ACCOUNT'
  | 'UNKNOWN'
  | 'USER';

export type AuditChain = {
  hasOrganization: Scalars['Boolean']['output'];
  headHash: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  length: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type AuditChainConnection = {
  edges: Array<AuditChainEdge>;
  nodes: Array<AuditChain>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type AuditChainEdge = {
  cursor: Scalars['String']['output'];
  node: AuditChain;
};

export type AuditDetail = {
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type AuditEntry = {
  action: Scalars['String']['output'];
  actorName: Maybe<Scalars['String']['output']>;
  actorType: AuditActorType;
  details: Array<AuditDetail>;
  hash: Scalars['String']['output'];
  httpRequestId: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  occurredAt: Scalars['DateTime']['output'];
  previousHash: Scalars['String']['output'];
  sequenceNumber: Scalars['Int']['output'];
  targetId: Maybe<Scalars['String']['output']>;
  targetName: Maybe<Scalars['String']['output']>;
  targetType: Scalars['String']['output'];
};

export type AuditEntryEdge = {
  cursor: Scalars['String']['output'];
  node: AuditEntry;
};

export type AuditLogConnection = {
  chainName: Scalars['String']['output'];
  edges: Array<AuditEntryEdge>;
  headHash: Scalars['String']['output'];
  headSequenceNumber: Scalars['Int']['output'];
  nodes: Array<AuditEntry>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type AuditLogConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type AuditLogExportFormat =
  | 'CSV'
  | 'JSON_LINES';

export type AuthorizationRequest = {
  clientName: Scalars['String']['output'];
  clientUrl: Maybe<Scalars['URL']['output']>;
  id: Scalars['ID']['output'];
  redirectHost: Maybe<Scalars['String']['output']>;
  scopes: Array<AuthorizationScope>;
};

export type AuthorizationScope = {
  description: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type AvailableFilterOptions = {
  licenseFamilies: Array<Scalars['String']['output']>;
  subdirs: Array<Scalars['String']['output']>;
};

export type BaseSubscription = {
  expiresAt: Scalars['DateTime']['output'];
  organizationId: Maybe<Scalars['ID']['output']>;
  productCode: ProductCode;
};

export type BillingAddress = {
  city: Maybe<Scalars['String']['output']>;
  country: Scalars['String']['output'];
  line1: Scalars['String']['output'];
  line2: Maybe<Scalars['String']['output']>;
  postalCode: Maybe<Scalars['String']['output']>;
  state: Maybe<Scalars['String']['output']>;
};

export type BillingAddressInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['String']['input'];
  line1: Scalars['String']['input'];
  line2?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
};

export type BillingCycle =
  | 'MONTHLY'
  | 'UNKNOWN'
  | 'YEARLY';

export type BlockedRequest = {
  channel: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
  hasChannel: Scalars['Boolean']['output'];
  lastRequestedAt: Scalars['DateTime']['output'];
  package: Scalars['String']['output'];
  policyName: Scalars['String']['output'];
  requests: Scalars['Float']['output'];
  revision: Maybe<Scalars['Int']['output']>;
  rule: Scalars['String']['output'];
  subdir: Scalars['String']['output'];
  users: Array<Scalars['String']['output']>;
  version: Scalars['CondaVersion']['output'];
};

export type BlockedRequestConnection = {
  edges: Array<BlockedRequestEdge>;
  nodes: Array<BlockedRequest>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type BlockedRequestEdge = {
  cursor: Scalars['String']['output'];
  node: BlockedRequest;
};

export type BuildRef = {
  fileName: Scalars['String']['output'];
  version: Scalars['CondaVersion']['output'];
};

export type BundleJob = Node & {
  createdAt: Scalars['DateTime']['output'];
  downloadPath: Maybe<Scalars['String']['output']>;
  environmentId: Maybe<Scalars['ID']['output']>;
  error: Maybe<Scalars['String']['output']>;
  fileCount: Maybe<Scalars['Int']['output']>;
  fileName: Maybe<Scalars['String']['output']>;
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isIncremental: Scalars['Boolean']['output'];
  kind: BundleKind;
  missingBuilds: Array<Scalars['String']['output']>;
  progress: Maybe<Scalars['Float']['output']>;
  requestedBy: Maybe<User>;
  size: Maybe<Scalars['ByteSize']['output']>;
  snapshotNumber: Maybe<Scalars['Int']['output']>;
  state: JobState;
};

export type BundleJobConnection = {
  edges: Array<BundleJobEdge>;
  nodes: Array<BundleJob>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type BundleJobEdge = {
  cursor: Scalars['String']['output'];
  node: BundleJob;
};

export type BundleKind =
  | 'EXPORT'
  | 'IMPORT'
  | 'UNKNOWN';

export type CallingServiceAccount = {
  expiresAt: Scalars['DateTime']['output'];
  name: Scalars['String']['output'];
  organization: Scalars['String']['output'];
  scopes: Array<ServiceAccountScope>;
};

export type CancelExceptionRequestInput = {
  channel: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  requestId: Scalars['ID']['input'];
};

export type CancelExceptionRequestPayload = {
  canceledId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type CancelJobInput = {
  jobId: Scalars['ID']['input'];
  kind: HubJobKind;
};

export type CancelJobPayload = {
  jobs: Maybe<HubJobs>;
  userErrors: Array<UserError>;
};

export type CancelMirrorSyncInput = {
  channel: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};

export type CancelMirrorSyncPayload = {
  channel: Maybe<Channel>;
  sync: Maybe<MirrorSync>;
  userErrors: Array<UserError>;
};

export type CancelPolicyRunInput = {
  channel: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  runId: Scalars['ID']['input'];
};

export type CancelPolicyRunPayload = {
  channel: Maybe<Channel>;
  run: Maybe<PolicyRun>;
  userErrors: Array<UserError>;
};

export type CancelPromotionInput = {
  channel: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  promotionId: Scalars['ID']['input'];
};

export type CancelPromotionPayload = {
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type CardInput = {
  cvc: Scalars['String']['input'];
  expires: Scalars['String']['input'];
  number: Scalars['String']['input'];
};

export type ChangedFile = {
  build: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
  name: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  subdir: Scalars['String']['output'];
  version: Scalars['CondaVersion']['output'];
};

export type ChangedFileConnection = {
  edges: Array<ChangedFileEdge>;
  hasReasons: Scalars['Boolean']['output'];
  nodes: Array<ChangedFile>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type ChangedFileConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type ChangedFileEdge = {
  cursor: Scalars['String']['output'];
  node: ChangedFile;
};

export type Channel = Node & {
  appliedPolicy: Maybe<AppliedPolicy>;
  blockedFileCount: Scalars['Int']['output'];
  bundleKey: Maybe<SigningKey>;
  bundles: Maybe<BundleJobConnection>;
  createdAt: Scalars['DateTime']['output'];
  currentPolicy: Maybe<AppliedPolicy>;
  cveCoveredPackageCount: Scalars['Int']['output'];
  cves: Maybe<CveConnection>;
  cvesCsv: Maybe<Scalars['String']['output']>;
  decisionExplanation: Maybe<DecisionExplanation>;
  description: Scalars['String']['output'];
  exceptions: Maybe<PolicyExceptionConnection>;
  fileCount: Scalars['Int']['output'];
  fileHistory: Maybe<Array<FileEvent>>;
  files: Maybe<PackageFileConnection>;
  groups: Maybe<Array<Group>>;
  highestServedScore: Maybe<Scalars['Float']['output']>;
  id: Scalars['ID']['output'];
  incomingBundles: Maybe<IncomingBundles>;
  installChecks: Maybe<ChannelInstallChecks>;
  labels: Maybe<Array<ChannelLabel>>;
  latestRun: Maybe<PolicyRun>;
  mirror: Maybe<Mirror>;
  name: Scalars['String']['output'];
  organization: Organization;
  package: Maybe<Package>;
  packageCount: Scalars['Int']['output'];
  packages: Maybe<PackageConnection>;
  packagesCsv: Maybe<Scalars['String']['output']>;
  policyMonitoring: Maybe<PolicyMonitoring>;
  policyReportCsv: Maybe<Scalars['String']['output']>;
  promotionPlan: Maybe<PromotionPlan>;
  promotions: Maybe<PromotionConnection>;
  readme: ChannelReadme;
  repoUrl: Scalars['URL']['output'];
  requiresPromotionApproval: Maybe<Scalars['Boolean']['output']>;
  run: Maybe<PolicyRun>;
  runs: Maybe<Array<PolicyRun>>;
  sbom: Maybe<Scalars['String']['output']>;
  servedFileCount: Scalars['Int']['output'];
  signatures: Maybe<Array<Signature>>;
  size: Scalars['ByteSize']['output'];
  skippedRecords: Maybe<SkippedRecordConnection>;
  skippedRecordsCsv: Maybe<Scalars['String']['output']>;
  snapshots: Maybe<SnapshotList>;
  sources: Maybe<Array<Channel>>;
  subdirs: Array<Scalars['String']['output']>;
  type: ChannelType;
  uninstallableFiles: UninstallableFilesMode;
  updatedAt: Scalars['DateTime']['output'];
  usedWith: Array<Channel>;
  version: Scalars['String']['output'];
  viewerExceptionRequests: Maybe<Array<OwnExceptionRequest>>;
  visibility: ChannelVisibility;
  vulnerabilities: VulnerabilitySummary;
};


export type ChannelBundlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type ChannelCvesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


export type ChannelCvesCsvArgs = {
  query?: InputMaybe<Scalars['String']['input']>;
};


export type ChannelDecisionExplanationArgs = {
  fileName: Scalars['String']['input'];
  subdir: Scalars['String']['input'];
};


export type ChannelExceptionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  includeEnded?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type ChannelFileHistoryArgs = {
  fileName: Scalars['String']['input'];
  subdir: Scalars['String']['input'];
};


export type ChannelFilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  decision?: InputMaybe<Decision>;
  first?: InputMaybe<Scalars['Int']['input']>;
  label?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  subdir?: InputMaybe<Scalars['String']['input']>;
};


export type ChannelPackageArgs = {
  name: Scalars['String']['input'];
};


export type ChannelPackagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  decision?: InputMaybe<PackageDecisionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


export type ChannelPackagesCsvArgs = {
  decision?: InputMaybe<PackageDecisionFilter>;
  query?: InputMaybe<Scalars['String']['input']>;
};


export type ChannelPromotionPlanArgs = {
  includeDependencies?: InputMaybe<Scalars['Boolean']['input']>;
  selection: PromotionSelectionInput;
};


export type ChannelPromotionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type ChannelRunArgs = {
  id: Scalars['ID']['input'];
};


export type ChannelSbomArgs = {
  fileName: Scalars['String']['input'];
  format?: InputMaybe<SbomFormat>;
  subdir: Scalars['String']['input'];
};


export type ChannelSignaturesArgs = {
  fileName: Scalars['String']['input'];
  subdir: Scalars['String']['input'];
};


export type ChannelSkippedRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type ChannelViewerExceptionRequestsArgs = {
  package?: InputMaybe<Scalars['String']['input']>;
};

export type ChannelClient = {
  blockedCount: Scalars['Float']['output'];
  client: Scalars['String']['output'];
  isAnonymous: Scalars['Boolean']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
  program: Scalars['String']['output'];
  requests: Scalars['Float']['output'];
  tokenOwner: Maybe<Scalars['String']['output']>;
  version: Scalars['String']['output'];
};

export type ChannelClientConnection = {
  edges: Array<ChannelClientEdge>;
  nodes: Array<ChannelClient>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ChannelClientEdge = {
  cursor: Scalars['String']['output'];
  node: ChannelClient;
};

export type ChannelConnection = {
  edges: Array<ChannelEdge>;
  nodes: Array<Channel>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ChannelCveRules = {
  blockedFileCount: Scalars['Int']['output'];
  channel: Scalars['String']['output'];
  checkedPackageCount: Scalars['Int']['output'];
  packageCount: Scalars['Int']['output'];
  policyId: Scalars['ID']['output'];
  policyName: Scalars['String']['output'];
  revision: Scalars['Int']['output'];
  rules: Array<CveRuleFiles>;
  seriousByStatus: Array<CveStatusCount>;
  seriousFileCount: Scalars['Int']['output'];
  state: CveRulesState;
};

export type ChannelEdge = {
  cursor: Scalars['String']['output'];
  node: Channel;
};

export type ChannelInstallChecks = {
  checkedDependencyCount: Scalars['Int']['output'];
  checks: Array<InstallCheck>;
  holdsPublication: Scalars['Boolean']['output'];
  includesEnvironments: Scalars['Boolean']['output'];
  results: Array<InstallCheckResult>;
  version: Scalars['String']['output'];
};

export type ChannelLabel = {
  fileCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type ChannelPackages = {
  channelName: Scalars['String']['output'];
  organizationName: Scalars['String']['output'];
  package: Maybe<Package>;
  packages: PackageConnection;
};


export type ChannelPackagesPackageArgs = {
  name: Scalars['String']['input'];
};


export type ChannelPackagesPackagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type ChannelReadme = {
  text: Scalars['String']['output'];
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  version: Scalars['String']['output'];
};

export type ChannelRequests = {
  channel: Scalars['String']['output'];
  counts: RequestCounts;
};

export type ChannelToken = Node & {
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  last4: Scalars['String']['output'];
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  organizationName: Scalars['String']['output'];
  scope: TokenScope;
};

export type ChannelTrait =
  | 'NOTABLE_JOB'
  | 'PACKAGES'
  | 'POLICY'
  | 'UNCHECKED_PACKAGES'
  | 'UNKNOWN'
  | 'UNSCORED_CVES';

export type ChannelType =
  | 'COMMUNITY_MAINTAINED'
  | 'DEFAULT'
  | 'EXTERNAL_MIRROR'
  | 'HOSTED'
  | 'PRODUCT'
  | 'PRODUCT_HOSTED_PYTHON'
  | 'UNKNOWN'
  | 'VIRTUAL';

export type ChannelVisibility =
  | 'INTERNAL'
  | 'PRIVATE'
  | 'PUBLIC'
  | 'UNKNOWN';

export type Checkout = {
  card: Maybe<PaymentCard>;
  clientSecret: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  invoicePreview: InvoicePreview;
  organization: Maybe<Scalars['String']['output']>;
  organizationTitle: Maybe<Scalars['String']['output']>;
  processor: PaymentProcessor;
  productName: Scalars['String']['output'];
  publishableKey: Scalars['String']['output'];
  status: CheckoutStatus;
};

export type CheckoutStatus =
  | 'COMPLETE'
  | 'EXPIRED'
  | 'OPEN'
  | 'REQUIRES_ACTION'
  | 'UNKNOWN';

export type ClaimEducationOfferPayload = {
  offer: Maybe<EducationOffer>;
  userErrors: Array<UserError>;
};

export type ClaimOperatorRoleInput = {
  token: Scalars['String']['input'];
};

export type ClaimOperatorRolePayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type ClientProgram = {
  counts: RequestCounts;
  lastAt: Scalars['DateTime']['output'];
  program: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

export type ClientTrackingSettings = {
  anonymizeClients: Scalars['Boolean']['output'];
  isEnabled: Scalars['Boolean']['output'];
  retentionDays: Scalars['Int']['output'];
  version: Scalars['String']['output'];
};

export type Collection = Node & {
  canEdit: Scalars['Boolean']['output'];
  description: Scalars['String']['output'];
  entries: Array<CollectionEntry>;
  fileCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  organization: Scalars['String']['output'];
  packageCount: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['String']['output'];
  visibility: CollectionVisibility;
};

export type CollectionConnection = {
  edges: Array<CollectionEdge>;
  nodes: Array<CollectionSummary>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type CollectionEdge = {
  cursor: Scalars['String']['output'];
  node: CollectionSummary;
};

export type CollectionEntry = {
  channel: Scalars['String']['output'];
  fileName: Maybe<Scalars['String']['output']>;
  isAvailable: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  note: Scalars['String']['output'];
  organization: Scalars['String']['output'];
  subdir: Maybe<Scalars['String']['output']>;
  summary: Scalars['String']['output'];
};

export type CollectionEntryInput = {
  channel: Scalars['String']['input'];
  item: Scalars['String']['input'];
  note: Scalars['String']['input'];
};

export type CollectionFileHit = {
  channel: Scalars['String']['output'];
  channelOrganization: Scalars['String']['output'];
  collection: Scalars['String']['output'];
  collectionTitle: Scalars['String']['output'];
  fileName: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  note: Scalars['String']['output'];
  organization: Scalars['String']['output'];
  subdir: Maybe<Scalars['String']['output']>;
};

export type CollectionHit = {
  description: Scalars['String']['output'];
  entryCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  organization: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type CollectionSummary = {
  canEdit: Scalars['Boolean']['output'];
  description: Scalars['String']['output'];
  fileCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  organization: Scalars['String']['output'];
  packageCount: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  visibility: CollectionVisibility;
};

export type CollectionVisibility =
  | 'INTERNAL'
  | 'PUBLIC';

export type CollectionsAndFiles = {
  collections: Array<CollectionHit>;
  files: Array<CollectionFileHit>;
  hasNextPage: Scalars['Boolean']['output'];
  totalCollections: Scalars['Int']['output'];
  totalFiles: Scalars['Int']['output'];
};

export type CollectionsAndFilesSearchGroup = SearchGroup & {
  collections: Array<CollectionHit>;
  files: Array<CollectionFileHit>;
  items: Array<SearchItem>;
  searchUrl: Scalars['URL']['output'];
  totalCollections: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  totalFiles: Scalars['Int']['output'];
};

export type ConflictError = UserError & {
  changedAt: Maybe<Scalars['DateTime']['output']>;
  changedBy: Maybe<Scalars['String']['output']>;
  code: Scalars['String']['output'];
  field: Array<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  reason: Maybe<Scalars['String']['output']>;
};

export type Consent = {
  consentedAt: Maybe<Scalars['DateTime']['output']>;
  isConsented: Scalars['Boolean']['output'];
  version: Maybe<Scalars['String']['output']>;
};

export type CreateAccountInput = {
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  operatorToken?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  returnUrl?: InputMaybe<Scalars['String']['input']>;
};

export type CreateAccountPayload = {
  accepted: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type CreateApiTokenInput = {
  expiresInDays: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  scope: ApiTokenScope;
};

export type CreateApiTokenPayload = {
  secret: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type CreateBillingPortalSessionInput = {
  organization?: InputMaybe<Scalars['String']['input']>;
};

export type CreateBillingPortalSessionPayload = {
  url: Maybe<Scalars['URL']['output']>;
  userErrors: Array<UserError>;
};

export type CreateChannelInput = {
  confirmWiderAccess?: InputMaybe<Scalars['Boolean']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  sources?: InputMaybe<Array<Scalars['String']['input']>>;
  type: ChannelType;
  visibility: ChannelVisibility;
};

export type CreateChannelPayload = {
  channel: Maybe<Channel>;
  organization: Maybe<Organization>;
  run: Maybe<PolicyRun>;
  userErrors: Array<UserError>;
};

export type CreateChannelTokenInput = {
  organization: Scalars['String']['input'];
  renew: Scalars['Boolean']['input'];
  scope?: InputMaybe<TokenScope>;
};

export type CreateChannelTokenPayload = {
  channelToken: Maybe<ChannelToken>;
  secret: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type CreateCheckoutInput = {
  billingCycle: BillingCycle;
  organization?: InputMaybe<Scalars['String']['input']>;
  productCode: ProductCode;
  quantity: Scalars['Int']['input'];
};

export type CreateCheckoutPayload = {
  checkoutId: Maybe<Scalars['ID']['output']>;
  url: Maybe<Scalars['URL']['output']>;
  userErrors: Array<UserError>;
};

export type CreateCollectionInput = {
  description: Scalars['String']['input'];
  entries: Array<CollectionEntryInput>;
  name: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  title: Scalars['String']['input'];
  visibility: CollectionVisibility;
};

export type CreateCollectionPayload = {
  collection: Maybe<Collection>;
  userErrors: Array<UserError>;
};

export type CreateDeltaSubscriptionInput = {
  changeType: DeltaChangeType;
  channel: Scalars['String']['input'];
  frequency: DeltaFrequency;
  organization: Scalars['String']['input'];
};

export type CreateDeltaSubscriptionPayload = {
  subscription: Maybe<DeltaSubscription>;
  userErrors: Array<UserError>;
};

export type CreateExceptionRequestInput = {
  channel: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  reason: Scalars['String']['input'];
  spec: Scalars['MatchSpec']['input'];
};

export type CreateExceptionRequestPayload = {
  request: Maybe<OwnExceptionRequest>;
  userErrors: Array<UserError>;
};

export type CreateFlagExposureInput = {
  key: Scalars['String']['input'];
  variant?: InputMaybe<Scalars['String']['input']>;
};

export type CreateFlagExposurePayload = {
  accepted: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type CreateGroupInput = {
  name: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};

export type CreateGroupPayload = {
  group: Maybe<Group>;
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type CreateInvitationsInput = {
  emails: Array<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
  role?: InputMaybe<OrganizationRole>;
};

export type CreateInvitationsPayload = {
  organization: Maybe<Organization>;
  outcomes: Maybe<Array<InvitationOutcome>>;
  userErrors: Array<UserError>;
};

export type CreateListExportInput = {
  path: Scalars['String']['input'];
};

export type CreateListExportPayload = {
  listExport: Maybe<ListExport>;
  userErrors: Array<UserError>;
};

export type CreateOrganizationInput = {
  name: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

export type CreateOrganizationPayload = {
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type CreateOrganizationTokenInput = {
  organization: Scalars['String']['input'];
  renew: Scalars['Boolean']['input'];
  scope?: InputMaybe<TokenScope>;
};

export type CreateOrganizationTokenPayload = {
  organization: Maybe<Organization>;
  secret: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type CreatePasskeyChallengePayload = {
  challengeId: Maybe<Scalars['String']['output']>;
  options: Maybe<Scalars['JSON']['output']>;
  userErrors: Array<UserError>;
};

export type CreatePasskeySignInChallengePayload = {
  challengeId: Maybe<Scalars['String']['output']>;
  options: Maybe<Scalars['JSON']['output']>;
  userErrors: Array<UserError>;
};

export type CreatePersonalTokenInput = {
  renew: Scalars['Boolean']['input'];
  scope?: InputMaybe<TokenScope>;
};

export type CreatePersonalTokenPayload = {
  secret: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type CreatePolicyInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['PolicyDialogFilter']['input']>;
  filters?: InputMaybe<Scalars['PolicyFilters']['input']>;
  name: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  rules?: InputMaybe<PolicyRulesInput>;
};

export type CreatePolicyPayload = {
  organization: Maybe<Organization>;
  policy: Maybe<Policy>;
  userErrors: Array<UserError>;
};

export type CreateProjectInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  organization?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type CreateProjectPayload = {
  project: Maybe<Project>;
  userErrors: Array<UserError>;
};

export type CreateServiceAccountInput = {
  name: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};

export type CreateServiceAccountKeyInput = {
  days: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  scopes: Array<ServiceAccountScope>;
  serviceAccountId: Scalars['ID']['input'];
};

export type CreateServiceAccountKeyPayload = {
  secret: Maybe<Scalars['String']['output']>;
  serviceAccount: Maybe<ServiceAccount>;
  userErrors: Array<UserError>;
};

export type CreateServiceAccountPayload = {
  organization: Maybe<Organization>;
  serviceAccount: Maybe<ServiceAccount>;
  userErrors: Array<UserError>;
};

export type CreateServiceAccountTokenInput = {
  organization: Scalars['String']['input'];
  renew: Scalars['Boolean']['input'];
  scope?: InputMaybe<TokenScope>;
  serviceAccountId: Scalars['ID']['input'];
};

export type CreateServiceAccountTokenPayload = {
  secret: Maybe<Scalars['String']['output']>;
  serviceAccount: Maybe<ServiceAccount>;
  userErrors: Array<UserError>;
};

export type CreateTotpSetupPayload = {
  otpauthUrl: Maybe<Scalars['String']['output']>;
  secret: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type CreateUploadInput = {
  channel: Scalars['String']['input'];
  fileName: Scalars['String']['input'];
  inspectOnly?: InputMaybe<Scalars['Boolean']['input']>;
  labels?: InputMaybe<Array<Scalars['String']['input']>>;
  organization: Scalars['String']['input'];
  size: Scalars['ByteSize']['input'];
};

export type CreateUploadPayload = {
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  uploadId: Maybe<Scalars['ID']['output']>;
  url: Maybe<Scalars['URL']['output']>;
  userErrors: Array<UserError>;
};

export type CreateVexStatementInput = {
  build?: InputMaybe<Scalars['String']['input']>;
  cveId: Scalars['String']['input'];
  justification?: InputMaybe<VexJustification>;
  note: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  package: Scalars['String']['input'];
  status: VexStatus;
  versions?: InputMaybe<Scalars['String']['input']>;
};

export type CreateVexStatementPayload = {
  userErrors: Array<UserError>;
  vexStatement: Maybe<VexStatement>;
};

export type CreateWebhookInput = {
  description: Scalars['String']['input'];
  events: Array<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
  url: Scalars['String']['input'];
};

export type CreateWebhookPayload = {
  organization: Maybe<Organization>;
  secret: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type Cve = Node & {
  environments: Maybe<Array<AffectedEnvironment>>;
  exploitation: Maybe<CveExploitation>;
  externalId: Scalars['String']['output'];
  files: Maybe<Array<CveFile>>;
  id: Scalars['ID']['output'];
  packages: Array<CvePackage>;
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  references: Array<Scalars['URL']['output']>;
  score: Maybe<Scalars['Float']['output']>;
  scores: Array<CveScore>;
  severity: Maybe<Severity>;
  status: CveStatus;
  summary: Scalars['String']['output'];
  vexStatements: Maybe<Array<OrganizationVexStatements>>;
  withdrawnAt: Maybe<Scalars['DateTime']['output']>;
};


export type CveFilesArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  organization?: InputMaybe<Scalars['String']['input']>;
};

export type CveConnection = {
  edges: Array<CveEdge>;
  nodes: Array<Cve>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type CveConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type CveEdge = {
  cursor: Scalars['String']['output'];
  fileCount: Maybe<Scalars['Int']['output']>;
  node: Cve;
  openFileCount: Maybe<Scalars['Int']['output']>;
  servedFileCount: Maybe<Scalars['Int']['output']>;
  vexStatement: Maybe<AppliedVexStatement>;
};

export type CveExploitation = {
  epss: Maybe<Scalars['Float']['output']>;
  epssDate: Maybe<Scalars['Date']['output']>;
  epssPercentile: Maybe<Scalars['Float']['output']>;
  isUsedInRansomware: Scalars['Boolean']['output'];
  kevAddedOn: Maybe<Scalars['Date']['output']>;
  remediationDueOn: Maybe<Scalars['Date']['output']>;
};

export type CveFile = {
  channel: Scalars['String']['output'];
  decision: Decision;
  fileName: Scalars['String']['output'];
  name: Scalars['String']['output'];
  organization: Scalars['String']['output'];
  subdir: Scalars['String']['output'];
  version: Scalars['CondaVersion']['output'];
};

export type CvePackage = {
  affected: Maybe<Scalars['MatchSpec']['output']>;
  fixedIn: Maybe<Scalars['CondaVersion']['output']>;
  name: Scalars['String']['output'];
};

export type CveRuleFiles = {
  fileCount: Scalars['Int']['output'];
  rule: Scalars['String']['output'];
};

export type CveRulesState =
  | 'BLOCKS'
  | 'BLOCKS_NOTHING'
  | 'NOTHING_TO_BLOCK'
  | 'NO_DATA'
  | 'UNKNOWN';

export type CveScore = {
  isUsedByPolicies: Scalars['Boolean']['output'];
  score: Scalars['Float']['output'];
  severity: Severity;
  source: Scalars['String']['output'];
  vector: Maybe<Scalars['String']['output']>;
  version: Maybe<Scalars['String']['output']>;
};

export type CveScoreFiles = {
  fileCount: Scalars['Int']['output'];
  score: Scalars['Float']['output'];
};

export type CveStatus =
  | 'ACTIVE'
  | 'CLEARED'
  | 'DISPUTED'
  | 'MITIGATED'
  | 'REPORTED'
  | 'UNKNOWN';

export type CveStatusCount = {
  fileCount: Scalars['Int']['output'];
  status: CveStatus;
};

export type CveStatusFiles = {
  fileCount: Scalars['Int']['output'];
  scores: Array<CveScoreFiles>;
  status: CveStatus;
};

export type DailyRequests = {
  counts: RequestCounts;
  date: Scalars['Date']['output'];
};

export type Decision =
  | 'ALLOWED'
  | 'BLOCKED';

export type DecisionExplanation = {
  activeSince: Maybe<Scalars['DateTime']['output']>;
  admins: Array<User>;
  alternativeVersion: Maybe<Scalars['CondaVersion']['output']>;
  appliedBy: Maybe<User>;
  closestAllowedVersion: Maybe<Scalars['CondaVersion']['output']>;
  cooldownUntil: Maybe<Scalars['DateTime']['output']>;
  decision: Decision;
  detail: Scalars['String']['output'];
  file: FileRef;
  installability: Array<VersionInstallability>;
  policy: Maybe<Policy>;
  revision: Maybe<Scalars['Int']['output']>;
  sections: Array<ExplanationSection>;
  version: Scalars['CondaVersion']['output'];
};

export type DeclineInvitationInput = {
  code: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};

export type DeclineInvitationPayload = {
  declined: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type DeleteAccountInput = {
  eraseImmediately: Scalars['Boolean']['input'];
};

export type DeleteAccountPayload = {
  accepted: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type DeleteChannelInput = {
  channel: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};

export type DeleteChannelPayload = {
  deletedId: Maybe<Scalars['ID']['output']>;
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type DeleteCollectionInput = {
  collectionId: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type DeleteCollectionPayload = {
  deletedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteDeltaSubscriptionByTokenInput = {
  token: Scalars['String']['input'];
};

export type DeleteDeltaSubscriptionByTokenPayload = {
  channelName: Maybe<Scalars['String']['output']>;
  organizationName: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteDeltaSubscriptionInput = {
  subscriptionId: Scalars['ID']['input'];
};

export type DeleteDeltaSubscriptionPayload = {
  deletedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteEnvironmentInput = {
  environmentId: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type DeleteEnvironmentPayload = {
  deletedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteFeedBundleInput = {
  fileName: Scalars['String']['input'];
};

export type DeleteFeedBundlePayload = {
  bundles: Maybe<FeedBundles>;
  userErrors: Array<UserError>;
};

export type DeleteGroupInput = {
  groupId: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type DeleteGroupPayload = {
  deletedId: Maybe<Scalars['ID']['output']>;
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type DeleteLabelInput = {
  channel: Scalars['String']['input'];
  label: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};

export type DeleteLabelPayload = {
  deletedLabel: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteListExportInput = {
  listExportId: Scalars['ID']['input'];
};

export type DeleteListExportPayload = {
  deletedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteNotebookInput = {
  notebookId: Scalars['ID']['input'];
};

export type DeleteNotebookPayload = {
  notebook: Maybe<Notebook>;
  userErrors: Array<UserError>;
};

export type DeleteOrganizationInput = {
  organization: Scalars['String']['input'];
};

export type DeleteOrganizationPayload = {
  deletedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type DeletePolicyInput = {
  organization: Scalars['String']['input'];
  policyId: Scalars['ID']['input'];
};

export type DeletePolicyPayload = {
  deletedId: Maybe<Scalars['ID']['output']>;
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type DeleteProjectFileInput = {
  path: Scalars['String']['input'];
  projectId: Scalars['ID']['input'];
  recursive: Scalars['Boolean']['input'];
};

export type DeleteProjectFilePayload = {
  project: Maybe<Project>;
  userErrors: Array<UserError>;
};

export type DeleteProjectInput = {
  projectId: Scalars['ID']['input'];
};

export type DeleteProjectPayload = {
  deletedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteServiceAccountInput = {
  organization: Scalars['String']['input'];
  serviceAccountId: Scalars['ID']['input'];
};

export type DeleteServiceAccountPayload = {
  deletedId: Maybe<Scalars['ID']['output']>;
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type DeleteWebhookInput = {
  organization: Scalars['String']['input'];
  webhookId: Scalars['ID']['input'];
};

export type DeleteWebhookPayload = {
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type DeltaChangeType =
  | 'ALL'
  | 'PACKAGES_ADDED'
  | 'PACKAGES_REMOVED'
  | 'UNKNOWN';

export type DeltaConnection = {
  edges: Array<DeltaEdge>;
  nodes: Array<PolicyRun>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type DeltaConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type DeltaEdge = {
  cursor: Scalars['String']['output'];
  node: PolicyRun;
};

export type DeltaFrequency =
  | 'DAILY'
  | 'REALTIME'
  | 'UNKNOWN'
  | 'WEEKLY';

export type DeltaSubscription = Node & {
  changeType: DeltaChangeType;
  channelName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  frequency: DeltaFrequency;
  id: Scalars['ID']['output'];
  lastNotifiedAt: Scalars['DateTime']['output'];
};

export type Dependency = {
  isAllowed: Scalars['Boolean']['output'];
  isInChannel: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  specs: Array<Scalars['MatchSpec']['output']>;
  unsatisfiedSpecs: Array<Scalars['MatchSpec']['output']>;
};

export type Dependent = {
  fileCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type DiffLine = {
  kind: DiffLineKind;
  text: Scalars['String']['output'];
};

export type DiffLineKind =
  | 'ADDED'
  | 'CONTEXT'
  | 'REMOVED'
  | 'UNKNOWN';

export type DocumentationHit = {
  anchor: Scalars['String']['output'];
  excerpt: Scalars['String']['output'];
  heading: Scalars['String']['output'];
  name: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type DocumentationSearchGroup = SearchGroup & {
  items: Array<DocumentationHit>;
  searchUrl: Scalars['URL']['output'];
  totalCount: Scalars['Int']['output'];
};

export type DownloadMonth = {
  downloads: Scalars['Float']['output'];
  month: Scalars['Int']['output'];
  packages: Scalars['Int']['output'];
  year: Scalars['Int']['output'];
};

export type DraftRule = {
  fileCount: Scalars['Int']['output'];
  groupKey: Maybe<Scalars['String']['output']>;
  rule: Scalars['String']['output'];
  section: RuleSection;
};

export type EducationOffer = {
  isEligible: Scalars['Boolean']['output'];
  isEnrolled: Scalars['Boolean']['output'];
  reason: Scalars['String']['output'];
};

export type EmailStatus = {
  failedCount: Scalars['Int']['output'];
  from: Scalars['String']['output'];
  oldestAt: Maybe<Scalars['DateTime']['output']>;
  queuedCount: Scalars['Int']['output'];
  retryingCount: Scalars['Int']['output'];
  server: Maybe<MailServer>;
};

export type Environment = Node & {
  channels: Array<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  cveCounts: EnvironmentCveCounts;
  device: Scalars['String']['output'];
  diff: Maybe<PackageDiffConnection>;
  id: Scalars['ID']['output'];
  isOwnedByViewer: Scalars['Boolean']['output'];
  knowledge: PackagesKnowledge;
  lockFile: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  owner: Maybe<EnvironmentPerson>;
  ownerName: Maybe<Scalars['String']['output']>;
  packageCount: Scalars['Int']['output'];
  packages: Maybe<InstalledPackageConnection>;
  packagesCsv: Maybe<Scalars['String']['output']>;
  policyImpact: Maybe<EnvironmentPolicyImpact>;
  prefix: Scalars['String']['output'];
  revisions: Maybe<EnvironmentRevisionConnection>;
  sbom: Maybe<Scalars['String']['output']>;
  solved: Maybe<SolvedEnvironment>;
  state: EnvironmentStatusInfo;
  stats: Maybe<EnvironmentStats>;
  subdir: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  uuid: Scalars['String']['output'];
  viewerCanDelete: Scalars['Boolean']['output'];
};


export type EnvironmentDiffArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  baseRevisionId?: InputMaybe<Scalars['ID']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  compareToEnvironmentId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  headRevisionId?: InputMaybe<Scalars['ID']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type EnvironmentLockFileArgs = {
  form?: InputMaybe<LockFileFormat>;
};


export type EnvironmentPackagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type EnvironmentPolicyImpactArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Scalars['PolicyFilters']['input']>;
  policyId?: InputMaybe<Scalars['ID']['input']>;
  rules?: InputMaybe<PolicyRulesInput>;
};


export type EnvironmentRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type EnvironmentSbomArgs = {
  format?: InputMaybe<SbomFormat>;
};

export type EnvironmentConnection = {
  edges: Array<EnvironmentEdge>;
  nodes: Array<Environment>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type EnvironmentCveCounts = {
  critical: Scalars['Int']['output'];
  high: Scalars['Int']['output'];
  low: Scalars['Int']['output'];
  medium: Scalars['Int']['output'];
  none: Scalars['Int']['output'];
  unscored: Scalars['Int']['output'];
};

export type EnvironmentCveHistoryDay = {
  blockedCount: Scalars['Int']['output'];
  critical: Scalars['Int']['output'];
  date: Scalars['Date']['output'];
  environmentCount: Scalars['Int']['output'];
  high: Scalars['Int']['output'];
  low: Scalars['Int']['output'];
  medium: Scalars['Int']['output'];
  other: Scalars['Int']['output'];
};

export type EnvironmentEdge = {
  cursor: Scalars['String']['output'];
  node: Environment;
};

export type EnvironmentFileInput = {
  content: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type EnvironmentFinding = {
  channelName: Scalars['String']['output'];
  cveCount: Scalars['Int']['output'];
  cveIds: Array<Scalars['String']['output']>;
  decidingRule: Maybe<Scalars['String']['output']>;
  decision: Maybe<Decision>;
  highestScore: Maybe<Scalars['Float']['output']>;
  highestSeverity: Maybe<Severity>;
  name: Scalars['String']['output'];
  version: Scalars['CondaVersion']['output'];
};

export type EnvironmentFormat =
  | 'CONDA_LIST'
  | 'CONDA_LOCK'
  | 'CONDA_META'
  | 'CYCLONEDX'
  | 'ENVIRONMENT_YML'
  | 'EXPLICIT'
  | 'PIXI_LOCK'
  | 'PIXI_TOML'
  | 'REQUIREMENTS_TXT'
  | 'SPDX'
  | 'SPEC_LIST'
  | 'UNKNOWN';

export type EnvironmentHit = {
  device: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  organization: Scalars['String']['output'];
  packageCount: Scalars['Int']['output'];
  prefix: Scalars['String']['output'];
  uuid: Scalars['String']['output'];
};

export type EnvironmentImpactSummary = {
  environmentCount: Scalars['Int']['output'];
  environments: ImpactedEnvironmentConnection;
  ownerCount: Scalars['Int']['output'];
};


export type EnvironmentImpactSummaryEnvironmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type EnvironmentPerson = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  username: Scalars['String']['output'];
};

export type EnvironmentPolicyImpact = {
  blockedCount: Scalars['Int']['output'];
  channelName: Scalars['String']['output'];
  knownCount: Scalars['Int']['output'];
  packages: Array<PackageDecisionChange>;
  removedCount: Scalars['Int']['output'];
  result: SolveResult;
};

export type EnvironmentRemark = {
  at: Scalars['String']['output'];
  file: Scalars['String']['output'];
  line: Maybe<Scalars['Int']['output']>;
  message: Scalars['String']['output'];
};

export type EnvironmentReview = {
  environmentId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  state: EnvironmentStatusInfo;
};

export type EnvironmentReviewConnection = {
  edges: Array<EnvironmentReviewEdge>;
  nodes: Array<EnvironmentReview>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type EnvironmentReviewEdge = {
  cursor: Scalars['String']['output'];
  node: EnvironmentReview;
};

export type EnvironmentRevision = {
  addedCount: Scalars['Int']['output'];
  changedCount: Scalars['Int']['output'];
  firstSeenAt: Scalars['DateTime']['output'];
  format: EnvironmentFormat;
  id: Scalars['ID']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
  packageCount: Scalars['Int']['output'];
  removedCount: Scalars['Int']['output'];
  uploadCount: Scalars['Int']['output'];
};

export type EnvironmentRevisionConnection = {
  edges: Array<EnvironmentRevisionEdge>;
  nodes: Array<EnvironmentRevision>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type EnvironmentRevisionEdge = {
  cursor: Scalars['String']['output'];
  node: EnvironmentRevision;
};

export type EnvironmentScan = {
  findingCount: Scalars['Int']['output'];
  findings: Array<EnvironmentFinding>;
  scannedAt: Scalars['DateTime']['output'];
  stats: EnvironmentStats;
};

export type EnvironmentSearchGroup = SearchGroup & {
  items: Array<EnvironmentHit>;
  searchUrl: Scalars['URL']['output'];
  totalCount: Scalars['Int']['output'];
};

export type EnvironmentStats = {
  affectedCount: Scalars['Int']['output'];
  blockedCount: Scalars['Int']['output'];
  cveCounts: EnvironmentCveCounts;
  knowledge: PackagesKnowledge;
  packageCount: Scalars['Int']['output'];
  recognizedCount: Scalars['Int']['output'];
  withoutCveDataCount: Scalars['Int']['output'];
};

export type EnvironmentStatus =
  | 'APPROVED'
  | 'NEEDS_ATTENTION'
  | 'RETIRED'
  | 'UNKNOWN'
  | 'UNREVIEWED';

export type EnvironmentStatusInfo = {
  changedAt: Maybe<Scalars['DateTime']['output']>;
  changedBy: Maybe<EnvironmentPerson>;
  changedByName: Maybe<Scalars['String']['output']>;
  customMessage: Maybe<Scalars['String']['output']>;
  status: EnvironmentStatus;
  version: Scalars['String']['output'];
};

export type EnvironmentUser = {
  environmentCount: Scalars['Int']['output'];
  lastRegisteredAt: Scalars['DateTime']['output'];
  name: Scalars['String']['output'];
  username: Scalars['String']['output'];
};

export type EnvironmentUserConnection = {
  edges: Array<EnvironmentUserEdge>;
  nodes: Array<EnvironmentUser>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type EnvironmentUserEdge = {
  cursor: Scalars['String']['output'];
  node: EnvironmentUser;
};

export type ExceptedCve = {
  cveId: Scalars['String']['output'];
  fileCount: Scalars['Int']['output'];
  isExploited: Scalars['Boolean']['output'];
  score: Maybe<Scalars['Float']['output']>;
  severity: Maybe<Severity>;
};

export type ExceptedFile = {
  blockingRule: Scalars['String']['output'];
  build: Scalars['String']['output'];
  cveIds: Array<Scalars['String']['output']>;
  license: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  subdir: Scalars['String']['output'];
  version: Scalars['CondaVersion']['output'];
};

export type ExceptedLicense = {
  fileCount: Scalars['Int']['output'];
  license: Maybe<Scalars['String']['output']>;
};

export type ExceptionImpact = {
  cveCount: Scalars['Int']['output'];
  cves: Array<ExceptedCve>;
  fileCount: Scalars['Int']['output'];
  files: Array<ExceptedFile>;
  licenses: Array<ExceptedLicense>;
  maliciousCount: Scalars['Int']['output'];
  remainingUninstallableCount: Maybe<Scalars['Int']['output']>;
  restoredPackages: Maybe<Array<Scalars['String']['output']>>;
  spec: Scalars['MatchSpec']['output'];
  withoutCveDataFileCount: Scalars['Int']['output'];
};

export type ExceptionRequest = Node & {
  channelName: Scalars['String']['output'];
  comment: Scalars['String']['output'];
  expiresOn: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  impact: Maybe<ExceptionImpact>;
  package: Scalars['String']['output'];
  requestedAt: Scalars['DateTime']['output'];
  requesters: Array<ExceptionRequester>;
  reviewedAt: Maybe<Scalars['DateTime']['output']>;
  reviewedBy: Maybe<User>;
  spec: Scalars['MatchSpec']['output'];
  state: ExceptionRequestState;
};


export type ExceptionRequestImpactArgs = {
  spec?: InputMaybe<Scalars['MatchSpec']['input']>;
};

export type ExceptionRequestConnection = {
  edges: Array<ExceptionRequestEdge>;
  nodes: Array<ExceptionRequest>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type ExceptionRequestConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type ExceptionRequestEdge = {
  cursor: Scalars['String']['output'];
  node: ExceptionRequest;
};

export type ExceptionRequestState =
  | 'APPROVED'
  | 'CANCELED'
  | 'DECLINED'
  | 'OPEN'
  | 'UNKNOWN';

export type ExceptionRequester = {
  person: User;
  reason: Scalars['String']['output'];
  requestedAt: Scalars['DateTime']['output'];
};

export type ExceptionSuggestionScope =
  | 'ALL'
  | 'MOST_NEEDED';

export type ExceptionSuggestions = {
  elapsedMs: Scalars['Float']['output'];
  isMinimal: Scalars['Boolean']['output'];
  isTimedOut: Scalars['Boolean']['output'];
  items: Array<SuggestedException>;
  restoredFileCount: Scalars['Int']['output'];
  targetCount: Scalars['Int']['output'];
  uninstallableAfter: Scalars['Int']['output'];
  uninstallableBefore: Scalars['Int']['output'];
  unresolvedPackages: Array<Scalars['String']['output']>;
};

export type ExplainedRule = {
  cves: Array<Cve>;
  isDeciding: Scalars['Boolean']['output'];
  reason: Scalars['String']['output'];
  rule: Scalars['String']['output'];
  verdict: RuleVerdict;
};

export type ExplanationSection = {
  rules: Array<ExplainedRule>;
  title: Scalars['String']['output'];
  verdict: RuleVerdict;
};

export type ExportBundleInput = {
  channel: Scalars['String']['input'];
  environmentId?: InputMaybe<Scalars['ID']['input']>;
  incremental?: InputMaybe<Scalars['Boolean']['input']>;
  organization: Scalars['String']['input'];
  snapshot?: InputMaybe<Scalars['Int']['input']>;
};

export type ExportBundlePayload = {
  bundle: Maybe<BundleJob>;
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type ExportFeedBundleInput = {
  feedIds: Array<Scalars['ID']['input']>;
};

export type ExportFeedBundlePayload = {
  bundles: Maybe<FeedBundles>;
  userErrors: Array<UserError>;
};

export type ExposureCoverage = {
  environmentCount: Scalars['Int']['output'];
  isCompared: Scalars['Boolean']['output'];
  isKnown: Scalars['Boolean']['output'];
  notCheckedCount: Scalars['Int']['output'];
  undeterminedCount: Scalars['Int']['output'];
};

export type FailedJob = {
  canRetry: Scalars['Boolean']['output'];
  channelName: Maybe<Scalars['String']['output']>;
  failedAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: HubJobKind;
  organizationName: Maybe<Scalars['String']['output']>;
  reason: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type FailedJobConnection = {
  edges: Array<FailedJobEdge>;
  nodes: Array<FailedJob>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type FailedJobEdge = {
  cursor: Scalars['String']['output'];
  node: FailedJob;
};

export type FeatureFlag = {
  key: Scalars['String']['output'];
  reason: FlagReason;
  type: FlagValueType;
  value: Maybe<Scalars['JSON']['output']>;
  variant: Maybe<Scalars['String']['output']>;
};

export type FeatureInput = {
  isEnabled: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
};

export type FeaturePermission = {
  allowed: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

export type FeatureSetting = {
  isEnabled: Scalars['Boolean']['output'];
  isInPlan: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

export type FeaturedPackages = {
  channelName: Scalars['String']['output'];
  organizationName: Scalars['String']['output'];
  packages: Array<Package>;
  totalCount: Scalars['Int']['output'];
};

export type FeedBundleChoice = {
  feedId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type FeedBundleExport = {
  at: Scalars['DateTime']['output'];
  error: Maybe<Scalars['String']['output']>;
  feeds: Array<Scalars['String']['output']>;
  size: Maybe<Scalars['Float']['output']>;
  state: FeedBundleState;
};

export type FeedBundleImport = {
  createdAt: Scalars['DateTime']['output'];
  feeds: Array<Scalars['String']['output']>;
  key: Maybe<Scalars['String']['output']>;
  wasOlder: Scalars['Boolean']['output'];
};

export type FeedBundleState =
  | 'COMPLETED'
  | 'FAILED'
  | 'UNKNOWN'
  | 'WAITING';

export type FeedBundles = {
  availableFeeds: Array<FeedBundleChoice>;
  incoming: Array<IncomingFeedBundle>;
  key: Scalars['String']['output'];
  keyId: Scalars['String']['output'];
  latestImport: Maybe<FeedBundleImport>;
  made: Maybe<FeedBundleExport>;
};

export type FileChangeKind =
  | 'ADDED'
  | 'REMOVED';

export type FileEncoding =
  | 'BASE64'
  | 'TEXT';

export type FileEvent = {
  kind: FileEventKind;
  occurredAt: Scalars['DateTime']['output'];
  reason: Scalars['String']['output'];
  serviceAccount: Maybe<Scalars['String']['output']>;
  user: Maybe<User>;
};

export type FileEventKind =
  | 'PUBLISHED'
  | 'QUARANTINED'
  | 'RESTORED'
  | 'UNKNOWN'
  | 'YANKED';

export type FileKeyInput = {
  fileName: Scalars['String']['input'];
  subdir: Scalars['String']['input'];
};

export type FileRef = {
  fileName: Scalars['String']['output'];
  subdir: Scalars['String']['output'];
};

export type FileState =
  | 'QUARANTINED'
  | 'YANKED';

export type Finding = {
  channel: Scalars['String']['output'];
  cveId: Scalars['String']['output'];
  fileCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  openReason: FindingOpenReason;
  openedAt: Scalars['DateTime']['output'];
  openedByAdvisoryId: Maybe<Scalars['String']['output']>;
  openedByFeed: Maybe<Scalars['String']['output']>;
  package: Scalars['String']['output'];
  resolution: Maybe<FindingResolution>;
  resolutionNote: Maybe<Scalars['String']['output']>;
  resolvedAt: Maybe<Scalars['DateTime']['output']>;
  resolvedByAdvisoryId: Maybe<Scalars['String']['output']>;
  resolvedByFeed: Maybe<Scalars['String']['output']>;
  version: Scalars['String']['output'];
};

export type FindingConnection = {
  edges: Array<FindingEdge>;
  nodes: Array<Finding>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type FindingConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type FindingEdge = {
  cursor: Scalars['String']['output'];
  node: Finding;
};

export type FindingOpenReason =
  | 'ADVISORY_CHANGED'
  | 'FILE_ADDED'
  | 'FIRST_SCAN'
  | 'MAPPING_CHANGED'
  | 'UNKNOWN'
  | 'VEX_STATEMENT_ENDED';

export type FindingResolution =
  | 'ADVISORY_CHANGED'
  | 'ADVISORY_WITHDRAWN'
  | 'BLOCKED_BY_POLICY'
  | 'FILE_REMOVED'
  | 'MAPPING_CHANGED'
  | 'MERGED'
  | 'UNKNOWN'
  | 'VEX_STATEMENT';

export type FindingState =
  | 'OPEN'
  | 'RESOLVED';

export type FlagContextInput = {
  organization?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<Scalars['String']['input']>;
};

export type FlagReason =
  | 'DEFAULT'
  | 'STATIC'
  | 'TARGETING';

export type FlagValueType =
  | 'BOOLEAN'
  | 'INTEGER'
  | 'JSON'
  | 'NUMERIC'
  | 'STRING';

export type ForbiddenError = UserError & {
  code: Scalars['String']['output'];
  field: Array<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  reason: ForbiddenReason;
};

export type ForbiddenReason =
  | 'EMAIL_NOT_CONFIRMED'
  | 'FRESH_PROOF_NEEDED'
  | 'LIMIT_REACHED'
  | 'NOT_IN_PLAN'
  | 'OTHER'
  | 'PERSON_NEEDED'
  | 'ROLE'
  | 'SCOPE'
  | 'STORAGE_FULL'
  | 'TURNED_OFF';

export type GrantOrganizationPlanInput = {
  expiresAt: Scalars['DateTime']['input'];
  organization: Scalars['String']['input'];
  productCode: ProductCode;
  quantity: Scalars['Int']['input'];
};

export type GrantOrganizationPlanPayload = {
  organization: Maybe<HubOrganization>;
  userErrors: Array<UserError>;
};

export type GrantUserPlanInput = {
  expiresAt: Scalars['DateTime']['input'];
  productCode: ProductCode;
  userId: Scalars['ID']['input'];
};

export type GrantUserPlanPayload = {
  person: Maybe<HubUser>;
  userErrors: Array<UserError>;
};

export type Group = Node & {
  channelCount: Scalars['Int']['output'];
  channelPage: Maybe<ChannelConnection>;
  channels: Maybe<Array<Channel>>;
  id: Scalars['ID']['output'];
  memberCount: Scalars['Int']['output'];
  members: Maybe<MemberConnection>;
  name: Scalars['String']['output'];
  version: Scalars['String']['output'];
};


export type GroupChannelPageArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type GroupMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type Guide = {
  isOwn: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type GuideText = {
  isOwn: Scalars['Boolean']['output'];
  markdown: Scalars['String']['output'];
  name: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type HubActivePlan = {
  expiresAt: Scalars['DateTime']['output'];
  isGranted: Scalars['Boolean']['output'];
  productCode: ProductCode;
  productName: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
};

export type HubAdmin = {
  email: Scalars['EmailAddress']['output'];
  username: Scalars['String']['output'];
  uuid: Scalars['String']['output'];
};

export type HubChannel = {
  fileCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  organizationName: Scalars['String']['output'];
  publishedSize: Maybe<Scalars['ByteSize']['output']>;
  size: Scalars['ByteSize']['output'];
  type: ChannelType;
};

export type HubFolder = {
  fileCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  size: Scalars['ByteSize']['output'];
};

export type HubJob = {
  channelName: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: HubJobKind;
  organizationName: Maybe<Scalars['String']['output']>;
  phase: Scalars['String']['output'];
  progress: Maybe<Scalars['Float']['output']>;
  startedAt: Maybe<Scalars['DateTime']['output']>;
  state: JobState;
  title: Scalars['String']['output'];
};

export type HubJobKind =
  | 'JOB'
  | 'POLICY_RUN'
  | 'SYNC';

export type HubJobs = {
  activeJobs: Array<HubJob>;
  archivesToRescanCount: Scalars['Int']['output'];
  queues: Array<JobQueue>;
};

export type HubMembership = {
  name: Scalars['String']['output'];
  role: OrganizationRole;
  title: Scalars['String']['output'];
};

export type HubOrganization = {
  admins: Maybe<Array<HubAdmin>>;
  channelCount: Scalars['Int']['output'];
  channels: Maybe<Array<HubChannel>>;
  createdAt: Scalars['DateTime']['output'];
  memberCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  plan: Maybe<HubActivePlan>;
  plans: Maybe<Array<HubPlan>>;
  size: Scalars['ByteSize']['output'];
  title: Scalars['String']['output'];
};

export type HubOrganizationConnection = {
  edges: Array<HubOrganizationEdge>;
  nodes: Array<HubOrganization>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type HubOrganizationEdge = {
  cursor: Scalars['String']['output'];
  node: HubOrganization;
};

export type HubPackage = {
  channelCount: Scalars['Int']['output'];
  downloadCount: Scalars['Int']['output'];
  mappings: Array<UpstreamMapping>;
  name: Scalars['String']['output'];
  state: PackageMappingState;
  upstreamRelation: Maybe<UpstreamRelation>;
};

export type HubPackageConnection = {
  edges: Array<HubPackageEdge>;
  nodes: Array<HubPackage>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type HubPackageEdge = {
  cursor: Scalars['String']['output'];
  node: HubPackage;
};

export type HubPlan = {
  periodEnd: Scalars['DateTime']['output'];
  periodStart: Maybe<Scalars['DateTime']['output']>;
  productCode: ProductCode;
  productName: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  state: SubscriptionState;
};

export type HubSession = {
  createdAt: Scalars['DateTime']['output'];
  device: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastUsedAt: Scalars['DateTime']['output'];
  source: SignInMethod;
};

export type HubStorage = {
  channels: Array<HubChannel>;
  databaseSize: Scalars['ByteSize']['output'];
  diskSize: Scalars['ByteSize']['output'];
  folders: Array<HubFolder>;
  freeDiskSize: Scalars['ByteSize']['output'];
  isMeasurementComplete: Scalars['Boolean']['output'];
  isMeasuring: Scalars['Boolean']['output'];
  measuredAt: Maybe<Scalars['DateTime']['output']>;
};

export type HubUpdate = {
  changed: Array<HubUpdateKind>;
  version: Scalars['String']['output'];
};

export type HubUpdateKind =
  | 'FEEDS'
  | 'JOBS'
  | 'MAIL'
  | 'UNKNOWN';

export type HubUser = Node & {
  createdAt: Scalars['DateTime']['output'];
  deletedAt: Maybe<Scalars['DateTime']['output']>;
  displayName: Scalars['String']['output'];
  email: Scalars['EmailAddress']['output'];
  id: Scalars['ID']['output'];
  isConfirmed: Scalars['Boolean']['output'];
  isDisabled: Scalars['Boolean']['output'];
  isOperator: Scalars['Boolean']['output'];
  lastSignInAt: Maybe<Scalars['DateTime']['output']>;
  memberships: Maybe<Array<HubMembership>>;
  organizationCount: Scalars['Int']['output'];
  plans: Maybe<Array<HubPlan>>;
  sessions: Maybe<Array<HubSession>>;
  username: Scalars['String']['output'];
  uuid: Scalars['String']['output'];
};

export type HubUserConnection = {
  edges: Array<HubUserEdge>;
  nodes: Array<HubUser>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type HubUserEdge = {
  cursor: Scalars['String']['output'];
  node: HubUser;
};

export type HubUserState =
  | 'DELETED'
  | 'DISABLED'
  | 'OPERATOR'
  | 'UNCONFIRMED';

export type IdentityProvider = {
  name: Scalars['String']['output'];
  startUrl: Scalars['URL']['output'];
};

export type ImpactProblem = {
  message: Scalars['String']['output'];
  path: Array<Scalars['String']['output']>;
};

export type ImpactedEnvironment = {
  device: Scalars['String']['output'];
  isOwn: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  ownerName: Maybe<Scalars['String']['output']>;
  removedPackages: Array<PackageBuild>;
  result: SolveResult;
  subdir: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  uuid: Scalars['String']['output'];
};

export type ImpactedEnvironmentConnection = {
  edges: Array<ImpactedEnvironmentEdge>;
  nodes: Array<ImpactedEnvironment>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ImpactedEnvironmentEdge = {
  cursor: Scalars['String']['output'];
  node: ImpactedEnvironment;
};

export type ImportBundleInput = {
  channel: Scalars['String']['input'];
  fileName: Scalars['String']['input'];
  ignoreWarnings?: InputMaybe<Scalars['Boolean']['input']>;
  organization: Scalars['String']['input'];
};

export type ImportBundlePayload = {
  bundle: Maybe<BundleJob>;
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type ImportEnvironmentInput = {
  channels?: InputMaybe<Array<Scalars['String']['input']>>;
  device?: InputMaybe<Scalars['String']['input']>;
  environmentName?: InputMaybe<Scalars['String']['input']>;
  files: Array<EnvironmentFileInput>;
  name?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
  prefix?: InputMaybe<Scalars['String']['input']>;
  solve?: InputMaybe<Scalars['Boolean']['input']>;
  subdir?: InputMaybe<Scalars['String']['input']>;
};

export type ImportEnvironmentPayload = {
  environment: Maybe<Environment>;
  format: Maybe<EnvironmentFormat>;
  skippedEntries: Maybe<Array<EnvironmentRemark>>;
  userErrors: Array<UserError>;
};

export type ImportFeedBundleInput = {
  allowOlder: Scalars['Boolean']['input'];
  fileName: Scalars['String']['input'];
  key: Scalars['String']['input'];
};

export type ImportFeedBundlePayload = {
  bundles: Maybe<FeedBundles>;
  userErrors: Array<UserError>;
};

export type ImportNotebookInput = {
  content: Scalars['JSON']['input'];
  title: Scalars['String']['input'];
};

export type ImportNotebookPayload = {
  notebook: Maybe<Notebook>;
  userErrors: Array<UserError>;
};

export type ImportOpenVexInput = {
  document: Scalars['JSON']['input'];
  organization: Scalars['String']['input'];
};

export type ImportOpenVexPayload = {
  importedCount: Maybe<Scalars['Int']['output']>;
  unchangedCount: Maybe<Scalars['Int']['output']>;
  userErrors: Array<UserError>;
};

export type IncomingBundle = {
  channel: Maybe<Scalars['String']['output']>;
  createdAt: Maybe<Scalars['DateTime']['output']>;
  error: Maybe<Scalars['String']['output']>;
  fileCount: Maybe<Scalars['Int']['output']>;
  fileName: Scalars['String']['output'];
  hub: Maybe<Scalars['String']['output']>;
  keyId: Maybe<Scalars['String']['output']>;
  newCount: Maybe<Scalars['Int']['output']>;
  size: Scalars['ByteSize']['output'];
  snapshot: Maybe<Scalars['Int']['output']>;
  unchangedCount: Maybe<Scalars['Int']['output']>;
  warnings: Array<Scalars['String']['output']>;
  yankedCount: Maybe<Scalars['Int']['output']>;
};

export type IncomingBundles = {
  folder: Scalars['String']['output'];
  nodes: Array<IncomingBundle>;
  trustedKeys: Array<TrustedKey>;
};

export type IncomingFeedBundle = {
  fileName: Scalars['String']['output'];
  size: Scalars['Float']['output'];
};

export type InputError = UserError & {
  code: Scalars['String']['output'];
  field: Array<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type InstallCheck = {
  isRequired: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  specs: Array<Scalars['String']['output']>;
  subdirs: Array<Scalars['String']['output']>;
};

export type InstallCheckChange = {
  after: Maybe<Scalars['Boolean']['output']>;
  before: Maybe<Scalars['Boolean']['output']>;
  detail: Maybe<Scalars['String']['output']>;
  isRequired: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  subdir: Scalars['String']['output'];
};

export type InstallCheckInput = {
  isRequired: Scalars['Boolean']['input'];
  label: Scalars['String']['input'];
  specs: Array<Scalars['String']['input']>;
  subdirs: Array<Scalars['String']['input']>;
};

export type InstallCheckResult = {
  detail: Maybe<Scalars['String']['output']>;
  hasPassed: Maybe<Scalars['Boolean']['output']>;
  isRequired: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  subdir: Scalars['String']['output'];
};

export type Installability = {
  bySubdir: Array<SubdirInstallability>;
  installChecks: Array<InstallCheckChange>;
  uninstallablePackageCount: Scalars['Int']['output'];
};

export type InstallabilityIssue = {
  channelName: Scalars['String']['output'];
  failedCheckCount: Scalars['Int']['output'];
  failedChecks: Array<InstallCheckResult>;
  uninstallable: Maybe<UninstallablePackages>;
};

export type InstalledPackage = {
  build: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  decidingRule: Maybe<Scalars['String']['output']>;
  decision: Maybe<Decision>;
  file: Maybe<FileRef>;
  hubChannel: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  subdir: Scalars['String']['output'];
  version: Scalars['CondaVersion']['output'];
  vulnerabilities: VulnerabilitySummary;
};

export type InstalledPackageChange =
  | 'ADDED'
  | 'CHANNEL_CHANGED'
  | 'DOWNGRADED'
  | 'REBUILT'
  | 'REMOVED'
  | 'UNKNOWN'
  | 'UPGRADED';

export type InstalledPackageConnection = {
  edges: Array<InstalledPackageEdge>;
  nodes: Array<InstalledPackage>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type InstalledPackageEdge = {
  cursor: Scalars['String']['output'];
  node: InstalledPackage;
};

export type Invitation = {
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['EmailAddress']['output'];
  expiresAt: Scalars['DateTime']['output'];
  invitedBy: Maybe<Scalars['String']['output']>;
  isExpired: Scalars['Boolean']['output'];
  role: OrganizationRole;
  sentAt: Scalars['DateTime']['output'];
  token: Scalars['String']['output'];
  url: Scalars['URL']['output'];
};

export type InvitationConnection = {
  edges: Array<InvitationEdge>;
  nodes: Array<Invitation>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type InvitationEdge = {
  cursor: Scalars['String']['output'];
  node: Invitation;
};

export type InvitationOutcome = {
  email: Scalars['EmailAddress']['output'];
  outcome: InvitationOutcomeKind;
};

export type InvitationOutcomeKind =
  | 'ALREADY_INVITED'
  | 'ALREADY_MEMBER'
  | 'NOT_INVITED'
  | 'RATE_LIMITED'
  | 'REVOKED'
  | 'SENT'
  | 'UNKNOWN';

export type InvitationState =
  | 'ACCEPTED'
  | 'EXPIRED'
  | 'OPEN'
  | 'UNKNOWN';

export type InvitationViewerState =
  | 'EMAIL_MISMATCH'
  | 'EMAIL_NOT_CONFIRMED'
  | 'INVITED'
  | 'MEMBER'
  | 'UNKNOWN'
  | 'VISITOR';

export type Invoice = {
  htmlUrl: Scalars['URL']['output'];
  issuedAt: Scalars['DateTime']['output'];
  number: Scalars['String']['output'];
  pdfUrl: Scalars['URL']['output'];
  status: InvoiceStatus;
  tax: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type InvoiceLine = {
  amount: Scalars['Int']['output'];
  description: Scalars['String']['output'];
  periodEnd: Scalars['DateTime']['output'];
  periodStart: Scalars['DateTime']['output'];
  quantity: Scalars['Int']['output'];
};

export type InvoicePreview = {
  billingCycle: BillingCycle;
  creditLeft: Scalars['Int']['output'];
  creditUsed: Scalars['Int']['output'];
  isChange: Scalars['Boolean']['output'];
  lines: Array<InvoiceLine>;
  nextAmount: Scalars['Int']['output'];
  periodEnd: Scalars['DateTime']['output'];
  productCode: ProductCode;
  quantity: Scalars['Int']['output'];
  subtotal: Scalars['Int']['output'];
  tax: Scalars['Int']['output'];
  taxName: Scalars['String']['output'];
  total: Scalars['Int']['output'];
};

export type InvoicePreviewInput = {
  address?: InputMaybe<BillingAddressInput>;
  billingCycle: BillingCycle;
  organization?: InputMaybe<Scalars['String']['input']>;
  productCode: ProductCode;
  quantity: Scalars['Int']['input'];
};

export type InvoiceStatus =
  | 'DRAFT'
  | 'OPEN'
  | 'PAID'
  | 'UNCOLLECTIBLE'
  | 'UNKNOWN'
  | 'VOID';

export type JobQueue = {
  active: Scalars['Int']['output'];
  failed: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  title: Scalars['String']['output'];
  waiting: Scalars['Int']['output'];
};

export type JobState =
  | 'CANCELED'
  | 'COMPLETED'
  | 'DONE'
  | 'FAILED'
  | 'IN_PROGRESS'
  | 'PENDING'
  | 'QUEUED'
  | 'SCHEDULED'
  | 'UNKNOWN';

export type LearningVideo = {
  provider: Maybe<Scalars['String']['output']>;
  thumbnailUrl: Maybe<Scalars['URL']['output']>;
  title: Maybe<Scalars['String']['output']>;
  url: Scalars['URL']['output'];
};

export type LeaveOrganizationInput = {
  organization: Scalars['String']['input'];
};

export type LeaveOrganizationPayload = {
  organizationId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type ListExport = Node & {
  createdAt: Scalars['DateTime']['output'];
  downloadPath: Maybe<Scalars['String']['output']>;
  error: Maybe<Scalars['String']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  itemCount: Scalars['Int']['output'];
  path: Scalars['String']['output'];
  size: Scalars['ByteSize']['output'];
  state: JobState;
  totalCount: Scalars['Int']['output'];
};

export type ListExportConnection = {
  edges: Array<ListExportEdge>;
  nodes: Array<ListExport>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ListExportEdge = {
  cursor: Scalars['String']['output'];
  node: ListExport;
};

export type LiveUpdates = {
  accountUpdated: AccountUpdate;
  channelUpdated: Channel;
  hubUpdated: HubUpdate;
  organizationUpdated: OrganizationUpdate;
};


export type LiveUpdatesAccountUpdatedArgs = {
  since?: InputMaybe<Scalars['String']['input']>;
};


export type LiveUpdatesChannelUpdatedArgs = {
  channel: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};


export type LiveUpdatesHubUpdatedArgs = {
  since?: InputMaybe<Scalars['String']['input']>;
};


export type LiveUpdatesOrganizationUpdatedArgs = {
  organization: Scalars['String']['input'];
  since?: InputMaybe<Scalars['String']['input']>;
};

export type LockFileFormat =
  | 'ENVIRONMENT_YML'
  | 'EXPLICIT';

export type MailServer = {
  address: Scalars['String']['output'];
  isAuthenticated: Scalars['Boolean']['output'];
  isEncrypted: Scalars['Boolean']['output'];
};

export type MappingChange = {
  feed: Scalars['String']['output'];
  name: Scalars['String']['output'];
  proposed: Array<Scalars['String']['output']>;
  proposedAt: Scalars['DateTime']['output'];
  removedMappings: Array<Scalars['String']['output']>;
};

export type MappingChangeConnection = {
  edges: Array<MappingChangeEdge>;
  nodes: Array<MappingChange>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type MappingChangeEdge = {
  cursor: Scalars['String']['output'];
  node: MappingChange;
};

export type MappingConfidence =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM'
  | 'UNKNOWN';

export type Member = Node & {
  id: Scalars['ID']['output'];
  role: OrganizationRole;
  user: User;
  version: Scalars['String']['output'];
};

export type MemberConnection = {
  edges: Array<MemberEdge>;
  nodes: Array<Member>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type MemberEdge = {
  cursor: Scalars['String']['output'];
  node: Member;
};

export type Membership = {
  role: OrganizationRole;
};

export type Mirror = {
  additionalSourceUrls: Array<Scalars['String']['output']>;
  cachedFileCount: Scalars['Int']['output'];
  credentials: Maybe<MirrorCredentials>;
  downloadPolicy: MirrorDownloadPolicy;
  excludes: Maybe<Array<Scalars['MatchSpec']['output']>>;
  heldLoss: Maybe<MirrorLoss>;
  lastSync: Maybe<MirrorSync>;
  listsRemovedFiles: Scalars['Boolean']['output'];
  lossLimitPercent: Scalars['Int']['output'];
  maxBytesPerSecond: Maybe<Scalars['ByteSize']['output']>;
  maxConcurrentDownloads: Maybe<Scalars['Int']['output']>;
  nextSyncAt: Maybe<Scalars['DateTime']['output']>;
  problems: Array<MirrorProblem>;
  removedFromSourceCount: Scalars['Int']['output'];
  skippedCount: Scalars['Int']['output'];
  source: Maybe<Scalars['String']['output']>;
  specs: Maybe<Array<Scalars['MatchSpec']['output']>>;
  subdirs: Maybe<Array<Scalars['String']['output']>>;
  syncIntervalMinutes: Maybe<Scalars['Int']['output']>;
  syncedAt: Maybe<Scalars['DateTime']['output']>;
  version: Scalars['String']['output'];
};

export type MirrorCredentialKind =
  | 'BASIC'
  | 'BEARER';

export type MirrorCredentials = {
  kind: MirrorCredentialKind;
  setAt: Scalars['DateTime']['output'];
  username: Maybe<Scalars['String']['output']>;
};

export type MirrorCredentialsInput = {
  passwordOrToken: Scalars['String']['input'];
  username?: InputMaybe<Scalars['String']['input']>;
};

export type MirrorDownloadPolicy =
  | 'ALL'
  | 'ALLOWED'
  | 'IN_USE'
  | 'ON_DEMAND';

export type MirrorLoss = {
  decision: Maybe<MirrorLossDecision>;
  fileCount: Scalars['Int']['output'];
  lostCount: Scalars['Int']['output'];
  since: Scalars['DateTime']['output'];
  subdirs: Array<MirrorSubdirLoss>;
};

export type MirrorLossDecision =
  | 'KEEP'
  | 'REMOVE'
  | 'UNKNOWN';

export type MirrorProblem = {
  file: Maybe<Scalars['String']['output']>;
  kind: MirrorProblemKind;
  message: Scalars['String']['output'];
  occurredAt: Scalars['DateTime']['output'];
  source: Scalars['String']['output'];
};

export type MirrorProblemKind =
  | 'CORRUPT'
  | 'FAILED'
  | 'INTERRUPTED'
  | 'RATE_LIMITED'
  | 'SUBDIR'
  | 'UNKNOWN'
  | 'UNREACHABLE';

export type MirrorSubdirLoss = {
  fileCount: Scalars['Int']['output'];
  lostCount: Scalars['Int']['output'];
  subdir: Scalars['String']['output'];
};

export type MirrorSync = Node & {
  createdAt: Scalars['DateTime']['output'];
  error: Maybe<Scalars['String']['output']>;
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isOnHold: Scalars['Boolean']['output'];
  phase: Scalars['String']['output'];
  progress: Maybe<Scalars['Float']['output']>;
  recordCount: Scalars['Int']['output'];
  state: JobState;
};

export type MirrorTokenSource =
  | 'ORGANIZATION'
  | 'VIEWER';

export type MissingDependency = {
  name: Scalars['String']['output'];
  spec: Scalars['String']['output'];
};

export type MonitoredRequest = {
  lastRequestedAt: Scalars['DateTime']['output'];
  name: Scalars['String']['output'];
  person: Maybe<User>;
  requestCount: Scalars['Int']['output'];
  rule: Scalars['String']['output'];
  serviceAccountName: Maybe<Scalars['String']['output']>;
};

export type MonitoredRequestConnection = {
  edges: Array<MonitoredRequestEdge>;
  nodes: Array<MonitoredRequest>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type MonitoredRequestEdge = {
  cursor: Scalars['String']['output'];
  node: MonitoredRequest;
};

export type MonitoredRule = {
  fileCount: Scalars['Int']['output'];
  requestCount: Scalars['Int']['output'];
  rule: Scalars['String']['output'];
};

export type Mutation = {
  acceptInvitation: AcceptInvitationPayload;
  addChannelGroup: AddChannelGroupPayload;
  addGroupMember: AddGroupMemberPayload;
  addPasskey: AddPasskeyPayload;
  addSeatAssignments: AddSeatAssignmentsPayload;
  addServiceAccountPublicKey: AddServiceAccountPublicKeyPayload;
  addServiceAccountWorkload: AddServiceAccountWorkloadPayload;
  addTrustedWorkload: AddTrustedWorkloadPayload;
  addVexSource: AddVexSourcePayload;
  applyPolicy: ApplyPolicyPayload;
  applyPolicyFile: ApplyPolicyFilePayload;
  cancelExceptionRequest: CancelExceptionRequestPayload;
  cancelJob: CancelJobPayload;
  cancelMirrorSync: CancelMirrorSyncPayload;
  cancelPolicyRun: CancelPolicyRunPayload;
  cancelPromotion: CancelPromotionPayload;
  claimEducationOffer: ClaimEducationOfferPayload;
  claimOperatorRole: ClaimOperatorRolePayload;
  createAccount: CreateAccountPayload;
  createApiToken: CreateApiTokenPayload;
  createBillingPortalSession: CreateBillingPortalSessionPayload;
  createChannel: CreateChannelPayload;
  createChannelToken: CreateChannelTokenPayload;
  createCheckout: CreateCheckoutPayload;
  createCollection: CreateCollectionPayload;
  createDeltaSubscription: CreateDeltaSubscriptionPayload;
  createExceptionRequest: CreateExceptionRequestPayload;
  createFlagExposure: CreateFlagExposurePayload;
  createGroup: CreateGroupPayload;
  createInvitations: CreateInvitationsPayload;
  createListExport: CreateListExportPayload;
  createOrganization: CreateOrganizationPayload;
  createOrganizationToken: CreateOrganizationTokenPayload;
  createPasskeyChallenge: CreatePasskeyChallengePayload;
  createPasskeySignInChallenge: CreatePasskeySignInChallengePayload;
  createPersonalToken: CreatePersonalTokenPayload;
  createPolicy: CreatePolicyPayload;
  createProject: CreateProjectPayload;
  createServiceAccount: CreateServiceAccountPayload;
  createServiceAccountKey: CreateServiceAccountKeyPayload;
  createServiceAccountToken: CreateServiceAccountTokenPayload;
  createTotpSetup: CreateTotpSetupPayload;
  createUpload: CreateUploadPayload;
  createVexStatement: CreateVexStatementPayload;
  createWebhook: CreateWebhookPayload;
  declineInvitation: DeclineInvitationPayload;
  deleteAccount: DeleteAccountPayload;
  deleteChannel: DeleteChannelPayload;
  deleteCollection: DeleteCollectionPayload;
  deleteDeltaSubscription: DeleteDeltaSubscriptionPayload;
  deleteDeltaSubscriptionByToken: DeleteDeltaSubscriptionByTokenPayload;
  deleteEnvironment: DeleteEnvironmentPayload;
  deleteFeedBundle: DeleteFeedBundlePayload;
  deleteGroup: DeleteGroupPayload;
  deleteLabel: DeleteLabelPayload;
  deleteListExport: DeleteListExportPayload;
  deleteNotebook: DeleteNotebookPayload;
  deleteOrganization: DeleteOrganizationPayload;
  deletePolicy: DeletePolicyPayload;
  deleteProject: DeleteProjectPayload;
  deleteProjectFile: DeleteProjectFilePayload;
  deleteServiceAccount: DeleteServiceAccountPayload;
  deleteWebhook: DeleteWebhookPayload;
  exportBundle: ExportBundlePayload;
  exportFeedBundle: ExportFeedBundlePayload;
  grantOrganizationPlan: GrantOrganizationPlanPayload;
  grantUserPlan: GrantUserPlanPayload;
  importBundle: ImportBundlePayload;
  importEnvironment: ImportEnvironmentPayload;
  importFeedBundle: ImportFeedBundlePayload;
  importNotebook: ImportNotebookPayload;
  importOpenVex: ImportOpenVexPayload;
  leaveOrganization: LeaveOrganizationPayload;
  payCheckout: PayCheckoutPayload;
  promoteFiles: PromoteFilesPayload;
  publishPolicyRun: PublishPolicyRunPayload;
  publishUpload: PublishUploadPayload;
  reauthenticate: ReauthenticatePayload;
  removeAdvisoryFeedKey: RemoveAdvisoryFeedKeyPayload;
  removeChannelGroup: RemoveChannelGroupPayload;
  removeChannelPolicy: RemoveChannelPolicyPayload;
  removeGroupMember: RemoveGroupMemberPayload;
  removeMember: RemoveMemberPayload;
  removePasskey: RemovePasskeyPayload;
  removeSeatAssignments: RemoveSeatAssignmentsPayload;
  removeServiceAccountPublicKey: RemoveServiceAccountPublicKeyPayload;
  removeServiceAccountWorkload: RemoveServiceAccountWorkloadPayload;
  removeTotp: RemoveTotpPayload;
  removeTrustedWorkload: RemoveTrustedWorkloadPayload;
  removeVexSource: RemoveVexSourcePayload;
  resetPassword: ResetPasswordPayload;
  restoreCollection: RestoreCollectionPayload;
  restoreEnvironment: RestoreEnvironmentPayload;
  restoreFile: RestoreFilePayload;
  restoreGroup: RestoreGroupPayload;
  restorePolicy: RestorePolicyPayload;
  restorePolicyRevision: RestorePolicyRevisionPayload;
  restoreProject: RestoreProjectPayload;
  retryEmail: RetryEmailPayload;
  retryJob: RetryJobPayload;
  retryWebhookDelivery: RetryWebhookDeliveryPayload;
  reviewAuthorization: ReviewAuthorizationPayload;
  reviewDeviceAuthorization: ReviewDeviceAuthorizationPayload;
  reviewExceptionRequest: ReviewExceptionRequestPayload;
  reviewMappingChange: ReviewMappingChangePayload;
  reviewMirrorLoss: ReviewMirrorLossPayload;
  reviewPromotion: ReviewPromotionPayload;
  reviewSupplierVexStatement: ReviewSupplierVexStatementPayload;
  revokeApiToken: RevokeApiTokenPayload;
  revokeChannelToken: RevokeChannelTokenPayload;
  revokeException: RevokeExceptionPayload;
  revokeInvitations: RevokeInvitationsPayload;
  revokeOrganizationPlan: RevokeOrganizationPlanPayload;
  revokeOrganizationToken: RevokeOrganizationTokenPayload;
  revokeOtherSessions: RevokeOtherSessionsPayload;
  revokePersonalToken: RevokePersonalTokenPayload;
  revokeServiceAccountKey: RevokeServiceAccountKeyPayload;
  revokeServiceAccountToken: RevokeServiceAccountTokenPayload;
  revokeSession: RevokeSessionPayload;
  revokeUserPlan: RevokeUserPlanPayload;
  revokeVexStatement: RevokeVexStatementPayload;
  rotateApiToken: RotateApiTokenPayload;
  rotateRecoveryCodes: RotateRecoveryCodesPayload;
  rotateWebhookSecret: RotateWebhookSecretPayload;
  scanEnvironment: ScanEnvironmentPayload;
  sendHubUserPasswordReset: SendHubUserPasswordResetPayload;
  sendInvitations: SendInvitationsPayload;
  sendPasswordResetEmail: SendPasswordResetEmailPayload;
  sendTestEmail: SendTestEmailPayload;
  sendTestEvent: SendTestEventPayload;
  sendVerificationEmail: SendVerificationEmailPayload;
  signIn: SignInPayload;
  signInWithPasskey: SignInWithPasskeyPayload;
  signInWithSso: SignInWithSsoPayload;
  signOut: SignOutPayload;
  syncAdvisoryFeed: SyncAdvisoryFeedPayload;
  syncMirror: SyncMirrorPayload;
  syncVexSource: SyncVexSourcePayload;
  updateAccountSettings: UpdateAccountSettingsPayload;
  updateAdvisoryFeed: UpdateAdvisoryFeedPayload;
  updateAdvisoryFeedKey: UpdateAdvisoryFeedKeyPayload;
  updateBillingDetails: UpdateBillingDetailsPayload;
  updateChannelDescription: UpdateChannelDescriptionPayload;
  updateChannelReadme: UpdateChannelReadmePayload;
  updateChannelUsedWith: UpdateChannelUsedWithPayload;
  updateChannelVisibility: UpdateChannelVisibilityPayload;
  updateClientTrackingSettings: UpdateClientTrackingSettingsPayload;
  updateCollection: UpdateCollectionPayload;
  updateConsent: UpdateConsentPayload;
  updateEmail: UpdateEmailPayload;
  updateEnvironmentStatus: UpdateEnvironmentStatusPayload;
  updateException: UpdateExceptionPayload;
  updateFileLabels: UpdateFileLabelsPayload;
  updateGroup: UpdateGroupPayload;
  updateHubUser: UpdateHubUserPayload;
  updateInstallChecks: UpdateInstallChecksPayload;
  updateInvitation: UpdateInvitationPayload;
  updateMember: UpdateMemberPayload;
  updateMirror: UpdateMirrorPayload;
  updateMirrorToken: UpdateMirrorTokenPayload;
  updateNotebook: UpdateNotebookPayload;
  updateOrganization: UpdateOrganizationPayload;
  updateOrganizationFeatures: UpdateOrganizationFeaturesPayload;
  updatePackageMapping: UpdatePackageMappingPayload;
  updatePassword: UpdatePasswordPayload;
  updatePaymentMethod: UpdatePaymentMethodPayload;
  updatePolicy: UpdatePolicyPayload;
  updateProfile: UpdateProfilePayload;
  updateProject: UpdateProjectPayload;
  updateProjectFile: UpdateProjectFilePayload;
  updatePromotionApproval: UpdatePromotionApprovalPayload;
  updateSeatAssignments: UpdateSeatAssignmentsPayload;
  updateSeatCount: UpdateSeatCountPayload;
  updateServiceAccount: UpdateServiceAccountPayload;
  updateServiceAccountGroups: UpdateServiceAccountGroupsPayload;
  updateServiceAccountWorkloadKeys: UpdateServiceAccountWorkloadKeysPayload;
  updateSubscription: UpdateSubscriptionPayload;
  updateUninstallableFiles: UpdateUninstallableFilesPayload;
  updateWebhook: UpdateWebhookPayload;
  verifyEmail: VerifyEmailPayload;
  verifyMirrorSource: VerifyMirrorSourcePayload;
  verifyTotpSetup: VerifyTotpSetupPayload;
  yankFile: YankFilePayload;
};


export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


export type MutationAddChannelGroupArgs = {
  input: AddChannelGroupInput;
};


export type MutationAddGroupMemberArgs = {
  input: AddGroupMemberInput;
};


export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


export type MutationAddSeatAssignmentsArgs = {
  input: AddSeatAssignmentsInput;
};


export type MutationAddServiceAccountPublicKeyArgs = {
  input: AddServiceAccountPublicKeyInput;
};


export type MutationAddServiceAccountWorkloadArgs = {
  input: AddServiceAccountWorkloadInput;
};


export type MutationAddTrustedWorkloadArgs = {
  input: AddTrustedWorkloadInput;
};


export type MutationAddVexSourceArgs = {
  input: AddVexSourceInput;
};


export type MutationApplyPolicyArgs = {
  input: ApplyPolicyInput;
};


export type MutationApplyPolicyFileArgs = {
  input: ApplyPolicyFileInput;
};


export type MutationCancelExceptionRequestArgs = {
  input: CancelExceptionRequestInput;
};


export type MutationCancelJobArgs = {
  input: CancelJobInput;
};


export type MutationCancelMirrorSyncArgs = {
  input: CancelMirrorSyncInput;
};


export type MutationCancelPolicyRunArgs = {
  input: CancelPolicyRunInput;
};


export type MutationCancelPromotionArgs = {
  input: CancelPromotionInput;
};


export type MutationClaimOperatorRoleArgs = {
  input: ClaimOperatorRoleInput;
};


export type MutationCreateAccountArgs = {
  input: CreateAccountInput;
};


export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


export type MutationCreateBillingPortalSessionArgs = {
  input: CreateBillingPortalSessionInput;
};


export type MutationCreateChannelArgs = {
  input: CreateChannelInput;
};


export type MutationCreateChannelTokenArgs = {
  input: CreateChannelTokenInput;
};


export type MutationCreateCheckoutArgs = {
  input: CreateCheckoutInput;
};


export type MutationCreateCollectionArgs = {
  input: CreateCollectionInput;
};


export type MutationCreateDeltaSubscriptionArgs = {
  input: CreateDeltaSubscriptionInput;
};


export type MutationCreateExceptionRequestArgs = {
  input: CreateExceptionRequestInput;
};


export type MutationCreateFlagExposureArgs = {
  input: CreateFlagExposureInput;
};


export type MutationCreateGroupArgs = {
  input: CreateGroupInput;
};


export type MutationCreateInvitationsArgs = {
  input: CreateInvitationsInput;
};


export type MutationCreateListExportArgs = {
  input: CreateListExportInput;
};


export type MutationCreateOrganizationArgs = {
  input: CreateOrganizationInput;
};


export type MutationCreateOrganizationTokenArgs = {
  input: CreateOrganizationTokenInput;
};


export type MutationCreatePersonalTokenArgs = {
  input: CreatePersonalTokenInput;
};


export type MutationCreatePolicyArgs = {
  input: CreatePolicyInput;
};


export type MutationCreateProjectArgs = {
  input: CreateProjectInput;
};


export type MutationCreateServiceAccountArgs = {
  input: CreateServiceAccountInput;
};


export type MutationCreateServiceAccountKeyArgs = {
  input: CreateServiceAccountKeyInput;
};


export type MutationCreateServiceAccountTokenArgs = {
  input: CreateServiceAccountTokenInput;
};


export type MutationCreateUploadArgs = {
  input: CreateUploadInput;
};


export type MutationCreateVexStatementArgs = {
  input: CreateVexStatementInput;
};


export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


export type MutationDeclineInvitationArgs = {
  input: DeclineInvitationInput;
};


export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


export type MutationDeleteChannelArgs = {
  input: DeleteChannelInput;
};


export type MutationDeleteCollectionArgs = {
  input: DeleteCollectionInput;
};


export type MutationDeleteDeltaSubscriptionArgs = {
  input: DeleteDeltaSubscriptionInput;
};


export type MutationDeleteDeltaSubscriptionByTokenArgs = {
  input: DeleteDeltaSubscriptionByTokenInput;
};


export type MutationDeleteEnvironmentArgs = {
  input: DeleteEnvironmentInput;
};


export type MutationDeleteFeedBundleArgs = {
  input: DeleteFeedBundleInput;
};


export type MutationDeleteGroupArgs = {
  input: DeleteGroupInput;
};


export type MutationDeleteLabelArgs = {
  input: DeleteLabelInput;
};


export type MutationDeleteListExportArgs = {
  input: DeleteListExportInput;
};


export type MutationDeleteNotebookArgs = {
  input: DeleteNotebookInput;
};


export type MutationDeleteOrganizationArgs = {
  input: DeleteOrganizationInput;
};


export type MutationDeletePolicyArgs = {
  input: DeletePolicyInput;
};


export type MutationDeleteProjectArgs = {
  input: DeleteProjectInput;
};


export type MutationDeleteProjectFileArgs = {
  input: DeleteProjectFileInput;
};


export type MutationDeleteServiceAccountArgs = {
  input: DeleteServiceAccountInput;
};


export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


export type MutationExportBundleArgs = {
  input: ExportBundleInput;
};


export type MutationExportFeedBundleArgs = {
  input: ExportFeedBundleInput;
};


export type MutationGrantOrganizationPlanArgs = {
  input: GrantOrganizationPlanInput;
};


export type MutationGrantUserPlanArgs = {
  input: GrantUserPlanInput;
};


export type MutationImportBundleArgs = {
  input: ImportBundleInput;
};


export type MutationImportEnvironmentArgs = {
  input: ImportEnvironmentInput;
};


export type MutationImportFeedBundleArgs = {
  input: ImportFeedBundleInput;
};


export type MutationImportNotebookArgs = {
  input: ImportNotebookInput;
};


export type MutationImportOpenVexArgs = {
  input: ImportOpenVexInput;
};


export type MutationLeaveOrganizationArgs = {
  input: LeaveOrganizationInput;
};


export type MutationPayCheckoutArgs = {
  input: PayCheckoutInput;
};


export type MutationPromoteFilesArgs = {
  input: PromoteFilesInput;
};


export type MutationPublishPolicyRunArgs = {
  input: PublishPolicyRunInput;
};


export type MutationPublishUploadArgs = {
  input: PublishUploadInput;
};


export type MutationReauthenticateArgs = {
  input: ReauthenticateInput;
};


export type MutationRemoveAdvisoryFeedKeyArgs = {
  input: RemoveAdvisoryFeedKeyInput;
};


export type MutationRemoveChannelGroupArgs = {
  input: RemoveChannelGroupInput;
};


export type MutationRemoveChannelPolicyArgs = {
  input: RemoveChannelPolicyInput;
};


export type MutationRemoveGroupMemberArgs = {
  input: RemoveGroupMemberInput;
};


export type MutationRemoveMemberArgs = {
  input: RemoveMemberInput;
};


export type MutationRemovePasskeyArgs = {
  input: RemovePasskeyInput;
};


export type MutationRemoveSeatAssignmentsArgs = {
  input: RemoveSeatAssignmentsInput;
};


export type MutationRemoveServiceAccountPublicKeyArgs = {
  input: RemoveServiceAccountPublicKeyInput;
};


export type MutationRemoveServiceAccountWorkloadArgs = {
  input: RemoveServiceAccountWorkloadInput;
};


export type MutationRemoveTrustedWorkloadArgs = {
  input: RemoveTrustedWorkloadInput;
};


export type MutationRemoveVexSourceArgs = {
  input: RemoveVexSourceInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationRestoreCollectionArgs = {
  input: RestoreCollectionInput;
};


export type MutationRestoreEnvironmentArgs = {
  input: RestoreEnvironmentInput;
};


export type MutationRestoreFileArgs = {
  input: RestoreFileInput;
};


export type MutationRestoreGroupArgs = {
  input: RestoreGroupInput;
};


export type MutationRestorePolicyArgs = {
  input: RestorePolicyInput;
};


export type MutationRestorePolicyRevisionArgs = {
  input: RestorePolicyRevisionInput;
};


export type MutationRestoreProjectArgs = {
  input: RestoreProjectInput;
};


export type MutationRetryEmailArgs = {
  input: RetryEmailInput;
};


export type MutationRetryJobArgs = {
  input: RetryJobInput;
};


export type MutationRetryWebhookDeliveryArgs = {
  input: RetryWebhookDeliveryInput;
};


export type MutationReviewAuthorizationArgs = {
  input: ReviewAuthorizationInput;
};


export type MutationReviewDeviceAuthorizationArgs = {
  input: ReviewDeviceAuthorizationInput;
};


export type MutationReviewExceptionRequestArgs = {
  input: ReviewExceptionRequestInput;
};


export type MutationReviewMappingChangeArgs = {
  input: ReviewMappingChangeInput;
};


export type MutationReviewMirrorLossArgs = {
  input: ReviewMirrorLossInput;
};


export type MutationReviewPromotionArgs = {
  input: ReviewPromotionInput;
};


export type MutationReviewSupplierVexStatementArgs = {
  input: ReviewSupplierVexStatementInput;
};


export type MutationRevokeApiTokenArgs = {
  input: RevokeApiTokenInput;
};


export type MutationRevokeChannelTokenArgs = {
  input: RevokeChannelTokenInput;
};


export type MutationRevokeExceptionArgs = {
  input: RevokeExceptionInput;
};


export type MutationRevokeInvitationsArgs = {
  input: RevokeInvitationsInput;
};


export type MutationRevokeOrganizationPlanArgs = {
  input: RevokeOrganizationPlanInput;
};


export type MutationRevokeOrganizationTokenArgs = {
  input: RevokeOrganizationTokenInput;
};


export type MutationRevokeServiceAccountKeyArgs = {
  input: RevokeServiceAccountKeyInput;
};


export type MutationRevokeServiceAccountTokenArgs = {
  input: RevokeServiceAccountTokenInput;
};


export type MutationRevokeSessionArgs = {
  input: RevokeSessionInput;
};


export type MutationRevokeUserPlanArgs = {
  input: RevokeUserPlanInput;
};


export type MutationRevokeVexStatementArgs = {
  input: RevokeVexStatementInput;
};


export type MutationRotateApiTokenArgs = {
  input: RotateApiTokenInput;
};


export type MutationRotateWebhookSecretArgs = {
  input: RotateWebhookSecretInput;
};


export type MutationScanEnvironmentArgs = {
  input: ScanEnvironmentInput;
};


export type MutationSendHubUserPasswordResetArgs = {
  input: SendHubUserPasswordResetInput;
};


export type MutationSendInvitationsArgs = {
  input: SendInvitationsInput;
};


export type MutationSendPasswordResetEmailArgs = {
  input: SendPasswordResetEmailInput;
};


export type MutationSendTestEventArgs = {
  input: SendTestEventInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationSignInWithPasskeyArgs = {
  input: SignInWithPasskeyInput;
};


export type MutationSignInWithSsoArgs = {
  input: SignInWithSsoInput;
};


export type MutationSyncAdvisoryFeedArgs = {
  input: SyncAdvisoryFeedInput;
};


export type MutationSyncMirrorArgs = {
  input: SyncMirrorInput;
};


export type MutationSyncVexSourceArgs = {
  input: SyncVexSourceInput;
};


export type MutationUpdateAccountSettingsArgs = {
  input: UpdateAccountSettingsInput;
};


export type MutationUpdateAdvisoryFeedArgs = {
  input: UpdateAdvisoryFeedInput;
};


export type MutationUpdateAdvisoryFeedKeyArgs = {
  input: UpdateAdvisoryFeedKeyInput;
};


export type MutationUpdateBillingDetailsArgs = {
  input: UpdateBillingDetailsInput;
};


export type MutationUpdateChannelDescriptionArgs = {
  input: UpdateChannelDescriptionInput;
};


export type MutationUpdateChannelReadmeArgs = {
  input: UpdateChannelReadmeInput;
};


export type MutationUpdateChannelUsedWithArgs = {
  input: UpdateChannelUsedWithInput;
};


export type MutationUpdateChannelVisibilityArgs = {
  input: UpdateChannelVisibilityInput;
};


export type MutationUpdateClientTrackingSettingsArgs = {
  input: UpdateClientTrackingSettingsInput;
};


export type MutationUpdateCollectionArgs = {
  input: UpdateCollectionInput;
};


export type MutationUpdateConsentArgs = {
  input: UpdateConsentInput;
};


export type MutationUpdateEmailArgs = {
  input: UpdateEmailInput;
};


export type MutationUpdateEnvironmentStatusArgs = {
  input: UpdateEnvironmentStatusInput;
};


export type MutationUpdateExceptionArgs = {
  input: UpdateExceptionInput;
};


export type MutationUpdateFileLabelsArgs = {
  input: UpdateFileLabelsInput;
};


export type MutationUpdateGroupArgs = {
  input: UpdateGroupInput;
};


export type MutationUpdateHubUserArgs = {
  input: UpdateHubUserInput;
};


export type MutationUpdateInstallChecksArgs = {
  input: UpdateInstallChecksInput;
};


export type MutationUpdateInvitationArgs = {
  input: UpdateInvitationInput;
};


export type MutationUpdateMemberArgs = {
  input: UpdateMemberInput;
};


export type MutationUpdateMirrorArgs = {
  input: UpdateMirrorInput;
};


export type MutationUpdateMirrorTokenArgs = {
  input: UpdateMirrorTokenInput;
};


export type MutationUpdateNotebookArgs = {
  input: UpdateNotebookInput;
};


export type MutationUpdateOrganizationArgs = {
  input: UpdateOrganizationInput;
};


export type MutationUpdateOrganizationFeaturesArgs = {
  input: UpdateOrganizationFeaturesInput;
};


export type MutationUpdatePackageMappingArgs = {
  input: UpdatePackageMappingInput;
};


export type MutationUpdatePasswordArgs = {
  input: UpdatePasswordInput;
};


export type MutationUpdatePaymentMethodArgs = {
  input: UpdatePaymentMethodInput;
};


export type MutationUpdatePolicyArgs = {
  input: UpdatePolicyInput;
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationUpdateProjectArgs = {
  input: UpdateProjectInput;
};


export type MutationUpdateProjectFileArgs = {
  input: UpdateProjectFileInput;
};


export type MutationUpdatePromotionApprovalArgs = {
  input: UpdatePromotionApprovalInput;
};


export type MutationUpdateSeatAssignmentsArgs = {
  input: UpdateSeatAssignmentsInput;
};


export type MutationUpdateSeatCountArgs = {
  input: UpdateSeatCountInput;
};


export type MutationUpdateServiceAccountArgs = {
  input: UpdateServiceAccountInput;
};


export type MutationUpdateServiceAccountGroupsArgs = {
  input: UpdateServiceAccountGroupsInput;
};


export type MutationUpdateServiceAccountWorkloadKeysArgs = {
  input: UpdateServiceAccountWorkloadKeysInput;
};


export type MutationUpdateSubscriptionArgs = {
  input: UpdateSubscriptionInput;
};


export type MutationUpdateUninstallableFilesArgs = {
  input: UpdateUninstallableFilesInput;
};


export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};


export type MutationVerifyMirrorSourceArgs = {
  input: VerifyMirrorSourceInput;
};


export type MutationVerifyTotpSetupArgs = {
  input: VerifyTotpSetupInput;
};


export type MutationYankFileArgs = {
  input: YankFileInput;
};

export type NameTakenError = UserError & {
  code: Scalars['String']['output'];
  field: Array<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  suggestion: Maybe<Scalars['String']['output']>;
};

export type NavigationItem = {
  childOf: Maybe<Scalars['String']['output']>;
  externalLink: Maybe<Scalars['URL']['output']>;
  featureFlag: Maybe<Scalars['String']['output']>;
  hasChildren: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  isDisabled: Scalars['Boolean']['output'];
  navigateTo: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
};

export type NextCharge = {
  amount: Scalars['Int']['output'];
  chargesAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
};

export type Node = {
  id: Scalars['ID']['output'];
};

export type Notebook = Node & {
  content: Maybe<Scalars['JSON']['output']>;
  id: Scalars['ID']['output'];
  ownerName: Scalars['String']['output'];
  sharePath: Maybe<Scalars['String']['output']>;
  size: Scalars['ByteSize']['output'];
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type NotebookConnection = {
  edges: Array<NotebookEdge>;
  nodes: Array<Notebook>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type NotebookEdge = {
  cursor: Scalars['String']['output'];
  node: Notebook;
};

export type Operator = {
  auditChains: Maybe<AuditChainConnection>;
  auditFile: Maybe<Scalars['String']['output']>;
  auditLog: Maybe<AuditLogConnection>;
  emailStatus: Maybe<EmailStatus>;
  failedJobs: Maybe<FailedJobConnection>;
  feedBundles: Maybe<FeedBundles>;
  feeds: Maybe<Array<AdvisoryFeed>>;
  jobs: Maybe<HubJobs>;
  log: Maybe<OperatorLogConnection>;
  mappingChanges: Maybe<MappingChangeConnection>;
  organization: Maybe<HubOrganization>;
  organizations: Maybe<HubOrganizationConnection>;
  packages: Maybe<HubPackageConnection>;
  queuedEmails: Maybe<QueuedEmailConnection>;
  storage: Maybe<HubStorage>;
  user: Maybe<HubUser>;
  users: Maybe<HubUserConnection>;
};


export type OperatorAuditChainsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OperatorAuditFileArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  actor?: InputMaybe<Scalars['String']['input']>;
  chainId?: InputMaybe<Scalars['ID']['input']>;
  format: AuditLogExportFormat;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  target?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type OperatorAuditLogArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  actor?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  chainId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  target?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type OperatorFailedJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OperatorLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OperatorMappingChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OperatorOrganizationArgs = {
  name: Scalars['String']['input'];
};


export type OperatorOrganizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


export type OperatorPackagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<PackageMappingState>;
};


export type OperatorQueuedEmailsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OperatorUserArgs = {
  userId: Scalars['ID']['input'];
};


export type OperatorUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<HubUserState>;
};

export type OperatorAction =
  | 'ACCEPTED_PACKAGE_CHANGE'
  | 'CANCELED_JOB'
  | 'CANCELED_RUN'
  | 'CANCELED_SYNC'
  | 'CONFIRMED'
  | 'DECLINED_PACKAGE_CHANGE'
  | 'DISABLED'
  | 'DISABLED_FEED'
  | 'ENABLED'
  | 'ENABLED_FEED'
  | 'FEED_BUNDLE_EXPORTED'
  | 'FEED_BUNDLE_IMPORTED'
  | 'FEED_KEY_SET'
  | 'FETCHED_FEED'
  | 'MAPPING_SET'
  | 'OPERATOR_ADDED'
  | 'OPERATOR_REMOVED'
  | 'PLAN_GRANTED'
  | 'PLAN_REVOKED'
  | 'REMOVED_FEED_BUNDLE'
  | 'REMOVED_FEED_KEY'
  | 'RETRIED_JOB'
  | 'RETRIED_MAIL'
  | 'RETRIED_RUN'
  | 'RETRIED_SYNC'
  | 'SENT_PASSWORD_LINK'
  | 'SENT_TEST_MAIL'
  | 'UNKNOWN';

export type OperatorLogConnection = {
  edges: Array<OperatorLogEdge>;
  nodes: Array<OperatorLogEntry>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type OperatorLogEdge = {
  cursor: Scalars['String']['output'];
  node: OperatorLogEntry;
};

export type OperatorLogEntry = {
  action: OperatorAction;
  detail: Scalars['String']['output'];
  hasOrganization: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  occurredAt: Scalars['DateTime']['output'];
  operatorName: Maybe<Scalars['String']['output']>;
  organizationName: Maybe<Scalars['String']['output']>;
  userUuid: Maybe<Scalars['String']['output']>;
  username: Maybe<Scalars['String']['output']>;
};

export type Organization = Node & {
  activeProduct: Maybe<ProductCode>;
  activity: Maybe<ActivityConnection>;
  advisoryAlerts: Maybe<Array<AdvisoryAlert>>;
  advisoryNoticeCount: Maybe<Scalars['Int']['output']>;
  auditFile: Maybe<Scalars['String']['output']>;
  auditLog: Maybe<AuditLogConnection>;
  availableFilterOptions: Maybe<AvailableFilterOptions>;
  bio: Scalars['String']['output'];
  blockedRequests: Maybe<BlockedRequestConnection>;
  changesCsv: Maybe<Scalars['String']['output']>;
  channel: Maybe<Channel>;
  channelClients: Maybe<ChannelClientConnection>;
  channelCount: Maybe<Scalars['Int']['output']>;
  channelPage: Maybe<ChannelConnection>;
  channels: Maybe<Array<Channel>>;
  clientPrograms: Maybe<Array<ClientProgram>>;
  clientTrackingSettings: Maybe<ClientTrackingSettings>;
  cveRules: Maybe<Array<ChannelCveRules>>;
  dailyRequests: Maybe<Array<DailyRequests>>;
  deltaSubscriptions: Maybe<Array<DeltaSubscription>>;
  deltas: Maybe<DeltaConnection>;
  environment: Maybe<Environment>;
  environmentCveHistory: Maybe<Array<EnvironmentCveHistoryDay>>;
  environmentImpact: Maybe<EnvironmentImpactSummary>;
  environmentReview: Maybe<EnvironmentReview>;
  environmentReviews: Maybe<EnvironmentReviewConnection>;
  environmentUsers: Maybe<EnvironmentUserConnection>;
  environments: Maybe<EnvironmentConnection>;
  exceptionRequest: Maybe<ExceptionRequest>;
  exceptionRequests: Maybe<ExceptionRequestConnection>;
  exceptionSuggestions: Maybe<ExceptionSuggestions>;
  exceptions: Maybe<PolicyExceptionConnection>;
  featureSettings: Maybe<Array<FeatureSetting>>;
  features: Array<Scalars['String']['output']>;
  featuresVersion: Maybe<Scalars['String']['output']>;
  findings: Maybe<FindingConnection>;
  findingsCsv: Maybe<Scalars['String']['output']>;
  group: Maybe<Group>;
  groups: Maybe<Array<Group>>;
  id: Scalars['ID']['output'];
  installabilityIssues: Maybe<Array<InstallabilityIssue>>;
  invitationCount: Maybe<Scalars['Int']['output']>;
  invitations: Maybe<InvitationConnection>;
  members: Maybe<MemberConnection>;
  membersCount: Scalars['Int']['output'];
  membersCsv: Scalars['String']['output'];
  membership: Maybe<Membership>;
  name: Scalars['String']['output'];
  openVex: Maybe<Scalars['JSON']['output']>;
  packageDownloadsCsv: Maybe<Scalars['String']['output']>;
  packageUsage: Maybe<PackageUsage>;
  policies: Maybe<PolicyConnection>;
  policiesCsv: Maybe<Scalars['String']['output']>;
  policy: Maybe<Policy>;
  policyFileErrors: Maybe<Array<PolicyFileError>>;
  policyImpact: Maybe<PolicyImpact>;
  policyPlan: Maybe<PolicyPlan>;
  projects: Maybe<ProjectConnection>;
  role: Maybe<OrganizationRole>;
  seatAssignments: Maybe<Array<SeatAssignment>>;
  seats: Maybe<SeatSummary>;
  servedCves: Maybe<ServedCveConnection>;
  serviceAccount: Maybe<ServiceAccount>;
  serviceAccounts: Maybe<Array<ServiceAccount>>;
  siteToken: Maybe<SiteToken>;
  subscriptions: Maybe<Array<Subscription>>;
  title: Scalars['String']['output'];
  tokens: Maybe<Array<OrganizationToken>>;
  topPackages: Maybe<Array<TopPackage>>;
  trustedWorkloads: Maybe<Array<TrustedWorkload>>;
  usageReport: Maybe<UsageReport>;
  uuid: Scalars['String']['output'];
  version: Scalars['String']['output'];
  vexSources: Maybe<Array<VexSource>>;
  vexStatementPreview: Maybe<VexStatementPreview>;
  vexStatements: Maybe<SupplierVexStatementConnection>;
  viewerSeatAssignments: Maybe<Array<SeatAssignment>>;
  webhookDeliveries: Maybe<WebhookDeliveryConnection>;
  webhooks: Maybe<Array<Webhook>>;
};


export type OrganizationActivityArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  person?: InputMaybe<Scalars['String']['input']>;
  topic?: InputMaybe<ActivityTopic>;
};


export type OrganizationAdvisoryAlertsArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  package?: InputMaybe<Scalars['String']['input']>;
};


export type OrganizationAdvisoryNoticeCountArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  package?: InputMaybe<Scalars['String']['input']>;
};


export type OrganizationAuditFileArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  actor?: InputMaybe<Scalars['String']['input']>;
  format: AuditLogExportFormat;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  target?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type OrganizationAuditLogArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  actor?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  target?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type OrganizationBlockedRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  days?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationChangesCsvArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  person?: InputMaybe<Scalars['String']['input']>;
  topic?: InputMaybe<ActivityTopic>;
};


export type OrganizationChannelArgs = {
  name: Scalars['String']['input'];
};


export type OrganizationChannelClientsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  days?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationChannelPageArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<ChannelTrait>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


export type OrganizationClientProgramsArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationCveRulesArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
};


export type OrganizationDailyRequestsArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationDeltaSubscriptionsArgs = {
  query?: InputMaybe<Scalars['String']['input']>;
};


export type OrganizationDeltasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  changeType?: InputMaybe<DeltaChangeType>;
  channel?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type OrganizationEnvironmentArgs = {
  environmentId: Scalars['ID']['input'];
};


export type OrganizationEnvironmentCveHistoryArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationEnvironmentImpactArgs = {
  channel: Scalars['String']['input'];
  filters?: InputMaybe<Scalars['PolicyFilters']['input']>;
  policyId?: InputMaybe<Scalars['ID']['input']>;
  rules?: InputMaybe<PolicyRulesInput>;
};


export type OrganizationEnvironmentReviewArgs = {
  environmentId: Scalars['ID']['input'];
};


export type OrganizationEnvironmentReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<EnvironmentStatus>;
};


export type OrganizationEnvironmentUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationEnvironmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<EnvironmentStatus>;
};


export type OrganizationExceptionRequestArgs = {
  requestId: Scalars['ID']['input'];
};


export type OrganizationExceptionRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<ExceptionRequestState>;
};


export type OrganizationExceptionSuggestionsArgs = {
  channel: Scalars['String']['input'];
  excludePackages?: InputMaybe<Array<Scalars['String']['input']>>;
  filters?: InputMaybe<Scalars['PolicyFilters']['input']>;
  policyId?: InputMaybe<Scalars['ID']['input']>;
  rules?: InputMaybe<PolicyRulesInput>;
  targets?: InputMaybe<ExceptionSuggestionScope>;
};


export type OrganizationExceptionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  includeEnded?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationFindingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
  cveId?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  package?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<FindingState>;
};


export type OrganizationFindingsCsvArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  cveId?: InputMaybe<Scalars['String']['input']>;
  package?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<FindingState>;
};


export type OrganizationGroupArgs = {
  id: Scalars['ID']['input'];
};


export type OrganizationInvitationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<OrganizationRole>;
};


export type OrganizationPackageDownloadsCsvArgs = {
  month: Scalars['Int']['input'];
  year: Scalars['Int']['input'];
};


export type OrganizationPackageUsageArgs = {
  cveId?: InputMaybe<Scalars['String']['input']>;
  package?: InputMaybe<Scalars['String']['input']>;
  previewBlocking?: InputMaybe<Scalars['Boolean']['input']>;
  spec?: InputMaybe<Scalars['String']['input']>;
};


export type OrganizationPoliciesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<PolicySort>;
};


export type OrganizationPoliciesCsvArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<PolicySort>;
};


export type OrganizationPolicyArgs = {
  id: Scalars['ID']['input'];
};


export type OrganizationPolicyFileErrorsArgs = {
  file: Scalars['JSON']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type OrganizationPolicyImpactArgs = {
  channel: Scalars['String']['input'];
  filters?: InputMaybe<Scalars['PolicyFilters']['input']>;
  packageLimit?: InputMaybe<Scalars['Int']['input']>;
  policyId?: InputMaybe<Scalars['ID']['input']>;
  rules?: InputMaybe<PolicyRulesInput>;
};


export type OrganizationPolicyPlanArgs = {
  file: Scalars['JSON']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type OrganizationProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationServedCvesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationServiceAccountArgs = {
  id: Scalars['ID']['input'];
};


export type OrganizationTopPackagesArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationUsageReportArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationVexStatementPreviewArgs = {
  build?: InputMaybe<Scalars['String']['input']>;
  cveId: Scalars['String']['input'];
  justification?: InputMaybe<VexJustification>;
  package: Scalars['String']['input'];
  status: VexStatus;
  versions?: InputMaybe<Scalars['String']['input']>;
};


export type OrganizationVexStatementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  state: SupplierVexStatementState;
};


export type OrganizationWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<WebhookDeliveryState>;
  webhookId: Scalars['ID']['input'];
};

export type OrganizationConnection = {
  edges: Array<OrganizationEdge>;
  nodes: Array<Organization>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type OrganizationEdge = {
  cursor: Scalars['String']['output'];
  node: Organization;
};

export type OrganizationRole =
  | 'ADMIN'
  | 'BILLING_MANAGER'
  | 'MEMBER'
  | 'UNKNOWN';

export type OrganizationToken = Node & {
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  last4: Scalars['String']['output'];
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  scope: TokenScope;
  serviceAccountName: Maybe<Scalars['String']['output']>;
  user: Maybe<User>;
};

export type OrganizationUpdate = {
  changed: Array<OrganizationUpdateKind>;
  organization: Organization;
  version: Scalars['String']['output'];
};

export type OrganizationUpdateKind =
  | 'ARCHIVES'
  | 'BUNDLES'
  | 'CHANNELS'
  | 'ENVIRONMENTS'
  | 'EXCEPTIONS'
  | 'EXCEPTION_REQUESTS'
  | 'INVITATIONS'
  | 'MEMBERS'
  | 'POLICIES'
  | 'PROMOTIONS'
  | 'RUNS'
  | 'SYNCS'
  | 'UNKNOWN'
  | 'WEBHOOKS';

export type OrganizationVexStatements = {
  canEdit: Scalars['Boolean']['output'];
  organization: Scalars['String']['output'];
  title: Scalars['String']['output'];
  vexStatements: Array<VexStatement>;
};

export type OutboxConnection = {
  edges: Array<OutboxEdge>;
  nodes: Array<OutboxEmail>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type OutboxEdge = {
  cursor: Scalars['String']['output'];
  node: OutboxEmail;
};

export type OutboxEmail = Node & {
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  subject: Scalars['String']['output'];
  text: Scalars['String']['output'];
  to: Scalars['EmailAddress']['output'];
};

export type OwnExceptionRequest = {
  answer: Scalars['String']['output'];
  askedAt: Scalars['DateTime']['output'];
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  hasOtherRequesters: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  package: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  spec: Scalars['MatchSpec']['output'];
  state: ExceptionRequestState;
  until: Maybe<Scalars['Date']['output']>;
};

export type Package = Node & {
  allowedFileCount: Scalars['Int']['output'];
  alternatives: Maybe<Array<AlternativeSource>>;
  archive: Maybe<PackageArchive>;
  blockedFileCount: Scalars['Int']['output'];
  channel: Channel;
  cves: Maybe<Array<Cve>>;
  dependencies: Maybe<Array<Dependency>>;
  dependents: Maybe<Array<Dependent>>;
  family: Scalars['String']['output'];
  fileCount: Scalars['Int']['output'];
  files: Maybe<PackageFileConnection>;
  highestServedScore: Maybe<Scalars['Float']['output']>;
  homepageUrl: Maybe<Scalars['URL']['output']>;
  id: Scalars['ID']['output'];
  latestAllowedVersion: Maybe<Scalars['CondaVersion']['output']>;
  latestInstallableVersion: Maybe<Scalars['CondaVersion']['output']>;
  latestVersion: Scalars['CondaVersion']['output'];
  license: Maybe<Scalars['String']['output']>;
  licenseFamily: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  versionCount: Scalars['Int']['output'];
  versions: Maybe<Array<PackageVersion>>;
  vexStatements: Maybe<Array<AppliedVexStatement>>;
  vulnerabilities: VulnerabilitySummary;
};


export type PackageArchiveArgs = {
  fileName?: InputMaybe<Scalars['String']['input']>;
  subdir?: InputMaybe<Scalars['String']['input']>;
};


export type PackageFilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  decision?: InputMaybe<Decision>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  subdir?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['CondaVersion']['input']>;
};

export type PackageArchive = {
  contents: Maybe<PackageMetadata>;
  file: FileRef;
  reason: Maybe<Scalars['String']['output']>;
  state: ArchiveState;
  version: Scalars['CondaVersion']['output'];
};

export type PackageBuild = {
  build: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  name: Scalars['String']['output'];
  subdir: Scalars['String']['output'];
  version: Scalars['CondaVersion']['output'];
};

export type PackageChannelCount = {
  channel: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  organization: Scalars['String']['output'];
};

export type PackageConnection = {
  edges: Array<PackageEdge>;
  nodes: Array<Package>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type PackageConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type PackageDecisionChange = {
  isAllowedAfter: Scalars['Boolean']['output'];
  isAllowedBefore: Scalars['Boolean']['output'];
  package: PackageBuild;
  rule: Scalars['String']['output'];
};

export type PackageDecisionCount = {
  count: Scalars['Int']['output'];
  value: Decision;
};

export type PackageDecisionFilter =
  | 'ALL'
  | 'FULLY_BLOCKED'
  | 'PARTIALLY_BLOCKED';

export type PackageDiff = {
  after: Maybe<PackageBuild>;
  before: Maybe<PackageBuild>;
  change: InstalledPackageChange;
  name: Scalars['String']['output'];
};

export type PackageDiffConnection = {
  edges: Array<PackageDiffEdge>;
  nodes: Array<PackageDiff>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type PackageDiffEdge = {
  cursor: Scalars['String']['output'];
  node: PackageDiff;
};

export type PackageEdge = {
  cursor: Scalars['String']['output'];
  node: Package;
};

export type PackageFacets = {
  channelCount: Scalars['Int']['output'];
  channels: Array<PackageChannelCount>;
  decisions: Array<PackageDecisionCount>;
  licenses: Array<PackageValueCount>;
  severities: Array<PackageSeverityCount>;
  subdirs: Array<PackageValueCount>;
  updated: Array<PackageSpanCount>;
};

export type PackageFile = Node & {
  build: Scalars['String']['output'];
  buildNumber: Scalars['Int']['output'];
  cooldownUntil: Maybe<Scalars['DateTime']['output']>;
  createdAt: Maybe<Scalars['DateTime']['output']>;
  cves: Maybe<Array<Cve>>;
  decidingRule: Maybe<Scalars['String']['output']>;
  decision: Decision;
  dependencies: Array<Scalars['MatchSpec']['output']>;
  downloadUrl: Maybe<Scalars['URL']['output']>;
  fileName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  labels: Array<Scalars['String']['output']>;
  license: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  removedFromSourceAt: Maybe<Scalars['DateTime']['output']>;
  sha256: Maybe<Scalars['SHA256']['output']>;
  signatureStatus: SignatureStatus;
  size: Maybe<Scalars['ByteSize']['output']>;
  subdir: Scalars['String']['output'];
  version: Scalars['CondaVersion']['output'];
  vexStatements: Maybe<Array<AppliedVexStatement>>;
  withdrawn: Maybe<FileState>;
};

export type PackageFileConnection = {
  edges: Array<PackageFileEdge>;
  nodes: Array<PackageFile>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type PackageFileConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type PackageFileEdge = {
  cursor: Scalars['String']['output'];
  node: PackageFile;
};

export type PackageFilter = {
  channels?: InputMaybe<Array<Scalars['String']['input']>>;
  decisions?: InputMaybe<Array<Decision>>;
  licenses?: InputMaybe<Array<Scalars['String']['input']>>;
  severities?: InputMaybe<Array<PackageSeverity>>;
  subdirs?: InputMaybe<Array<Scalars['String']['input']>>;
  updatedWithin?: InputMaybe<Array<UpdatedWithin>>;
};

export type PackageHit = {
  channelCount: Scalars['Int']['output'];
  channels: Array<PackageHitChannel>;
  name: Scalars['String']['output'];
  summary: Scalars['String']['output'];
};

export type PackageHitChannel = {
  blockedFileCount: Scalars['Int']['output'];
  channel: Scalars['String']['output'];
  decision: Decision;
  latestVersion: Maybe<Scalars['CondaVersion']['output']>;
  license: Maybe<Scalars['String']['output']>;
  organization: Scalars['String']['output'];
  packageId: Scalars['ID']['output'];
  servedFileCount: Scalars['Int']['output'];
};

export type PackageHitConnection = {
  edges: Array<PackageHitEdge>;
  facets: PackageFacets;
  nodes: Array<PackageHit>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type PackageHitEdge = {
  cursor: Scalars['String']['output'];
  node: PackageHit;
};

export type PackageImpact = {
  fileCount: Scalars['Int']['output'];
  isFullyBlocked: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  spec: Scalars['String']['output'];
};

export type PackageLink = {
  kind: PackageLinkKind;
  url: Scalars['URL']['output'];
};

export type PackageLinkKind =
  | 'DEV_URL'
  | 'DOC_SOURCE_URL'
  | 'DOC_URL'
  | 'HOME'
  | 'SOURCE_GIT_URL'
  | 'SOURCE_URL'
  | 'UNKNOWN';

export type PackageMappingState =
  | 'MAPPED'
  | 'NO_CODE'
  | 'SUGGESTED'
  | 'UNKNOWN'
  | 'UNMAPPED';

export type PackageMetadata = {
  description: Maybe<Scalars['String']['output']>;
  fileCount: Scalars['Int']['output'];
  hasBinaryPrefix: Scalars['Boolean']['output'];
  hasTextPrefix: Scalars['Boolean']['output'];
  icon: Maybe<Scalars['String']['output']>;
  keywords: Array<Scalars['String']['output']>;
  license: Maybe<Scalars['String']['output']>;
  licenseFamily: Maybe<Scalars['String']['output']>;
  licenses: Array<ArchiveText>;
  links: Array<PackageLink>;
  paths: Maybe<ArchivePathConnection>;
  previousBuild: Maybe<BuildRef>;
  readme: Maybe<ArchiveText>;
  recipe: Maybe<ArchiveText>;
  removedScriptPaths: Array<Scalars['String']['output']>;
  runExports: Array<RunExports>;
  scripts: Array<ArchiveScript>;
  sourceRevision: Maybe<Scalars['String']['output']>;
  summary: Maybe<Scalars['String']['output']>;
  unpackedSize: Scalars['ByteSize']['output'];
};


export type PackageMetadataPathsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};

export type PackageSearchGroup = SearchGroup & {
  items: Array<PackageHit>;
  searchUrl: Scalars['URL']['output'];
  totalCount: Scalars['Int']['output'];
};

export type PackageSeverity =
  | 'CRITICAL'
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM'
  | 'NO_KNOWN_CVES'
  | 'UNKNOWN'
  | 'UNSCORED';

export type PackageSeverityCount = {
  count: Scalars['Int']['output'];
  value: PackageSeverity;
};

export type PackageSpanCount = {
  count: Scalars['Int']['output'];
  value: UpdatedWithin;
};

export type PackageUsage = {
  buildCount: Scalars['Int']['output'];
  builds: Array<PackageUsageBuild>;
  coverage: Maybe<ExposureCoverage>;
  environmentCount: Scalars['Int']['output'];
  environments: PackageUsageEnvironmentConnection;
  ownerCount: Scalars['Int']['output'];
};


export type PackageUsageEnvironmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type PackageUsageBuild = {
  environmentCount: Scalars['Int']['output'];
  package: PackageBuild;
};

export type PackageUsageEnvironment = {
  blockingResult: Maybe<SolveResult>;
  device: Scalars['String']['output'];
  isOwn: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  ownerName: Maybe<Scalars['String']['output']>;
  packages: Array<PackageBuild>;
  subdir: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  uuid: Scalars['String']['output'];
};

export type PackageUsageEnvironmentConnection = {
  edges: Array<PackageUsageEnvironmentEdge>;
  nodes: Array<PackageUsageEnvironment>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type PackageUsageEnvironmentEdge = {
  cursor: Scalars['String']['output'];
  node: PackageUsageEnvironment;
};

export type PackageValueCount = {
  count: Scalars['Int']['output'];
  value: Scalars['String']['output'];
};

export type PackageVersion = {
  allowedFileCount: Scalars['Int']['output'];
  cooldownUntil: Maybe<Scalars['DateTime']['output']>;
  decidingRule: Maybe<Scalars['String']['output']>;
  decision: Decision;
  exception: Maybe<VersionException>;
  fileCount: Scalars['Int']['output'];
  highestScore: Maybe<Scalars['Float']['output']>;
  releasedAt: Maybe<Scalars['DateTime']['output']>;
  representativeFile: FileRef;
  subdirs: Array<SubdirFileCount>;
  version: Scalars['CondaVersion']['output'];
  vulnerabilities: VulnerabilitySummary;
};

export type PackagesKnowledge = {
  affectedCount: Scalars['Int']['output'];
  highestScore: Maybe<Scalars['Float']['output']>;
  highestSeverity: Maybe<Severity>;
  noneKnownCount: Scalars['Int']['output'];
  notAffectedCount: Scalars['Int']['output'];
  notCheckedCount: Scalars['Int']['output'];
  packageCount: Scalars['Int']['output'];
  state: VulnerabilityState;
  undeterminedCount: Scalars['Int']['output'];
  unknownReason: Maybe<VulnerabilityUnknownReason>;
};

export type PageCursor = {
  cursor: Maybe<Scalars['String']['output']>;
  isCurrent: Scalars['Boolean']['output'];
  page: Scalars['Int']['output'];
};

export type PageCursors = {
  items: Array<PageCursor>;
  pageCount: Scalars['Int']['output'];
};

export type PageInfo = {
  endCursor: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor: Maybe<Scalars['String']['output']>;
};

export type Passkey = Node & {
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
};

export type PayCheckoutInput = {
  bankVerificationCode?: InputMaybe<Scalars['String']['input']>;
  card?: InputMaybe<CardInput>;
  checkoutId: Scalars['ID']['input'];
  expectedTotal: Scalars['Int']['input'];
};

export type PayCheckoutPayload = {
  checkout: Maybe<Checkout>;
  userErrors: Array<UserError>;
};

export type PaymentAccount = {
  address: Maybe<BillingAddress>;
  card: Maybe<PaymentCard>;
  creditCents: Scalars['Int']['output'];
  email: Maybe<Scalars['String']['output']>;
  exists: Scalars['Boolean']['output'];
  hasFailedPayment: Scalars['Boolean']['output'];
  invoices: Maybe<Array<Invoice>>;
  name: Maybe<Scalars['String']['output']>;
  nextCharge: Maybe<NextCharge>;
  processor: PaymentProcessor;
  taxId: Maybe<Scalars['String']['output']>;
  version: Maybe<Scalars['String']['output']>;
};

export type PaymentCard = {
  brand: Scalars['String']['output'];
  expires: Scalars['String']['output'];
  last4: Scalars['String']['output'];
};

export type PaymentConfig = {
  defaultPlan: ProductCode;
  defaultUserPlan: ProductCode;
  processor: PaymentProcessor;
  publishableKey: Maybe<Scalars['String']['output']>;
  scriptUrl: Maybe<Scalars['URL']['output']>;
};

export type PaymentProcessor =
  | 'OFF'
  | 'STRIPE'
  | 'TEST'
  | 'UNKNOWN';

export type PersonalToken = {
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  last4: Scalars['String']['output'];
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  scope: TokenScope;
};

export type Plan = {
  bullets: Array<Scalars['String']['output']>;
  buttonCta: Scalars['String']['output'];
  description: Scalars['String']['output'];
  descriptionUpgrade: Scalars['String']['output'];
  isOffered: Scalars['Boolean']['output'];
  link: Maybe<Scalars['URL']['output']>;
  name: Scalars['String']['output'];
  pricing: PlanPricing;
  productCode: ProductCode;
  productUse: Scalars['String']['output'];
  requiresOrganization: Scalars['Boolean']['output'];
  segment: Maybe<Scalars['String']['output']>;
};

export type PlanPricing = {
  monthlyPrice: Maybe<Scalars['Int']['output']>;
  otherPrice: Maybe<Scalars['String']['output']>;
  yearlyPrice: Maybe<Scalars['Int']['output']>;
};

export type PlanTaxInput = {
  address: BillingAddressInput;
  billingCycle: BillingCycle;
  productCode: ProductCode;
  quantity: Scalars['Int']['input'];
};

export type PlannedChannel = {
  action: PlannedChannelAction;
  channel: Channel;
  impact: Maybe<PolicyImpact>;
  isMonitored: Scalars['Boolean']['output'];
  replaces: Maybe<Scalars['String']['output']>;
};

export type PlannedChannelAction =
  | 'APPLY'
  | 'ENFORCE'
  | 'MONITOR'
  | 'RECOMPUTE'
  | 'REMOVE'
  | 'REPLACE';

export type PlannedFile = {
  file: FileRef;
  isDependency: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  state: PlannedFileState;
  version: Scalars['CondaVersion']['output'];
};

export type PlannedFileState =
  | 'BLOCKED'
  | 'CONFLICT'
  | 'NEW'
  | 'UNCHANGED'
  | 'YANKED';

export type Policy = Node & {
  artifactFamily: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  dialogFilter: Maybe<Scalars['PolicyDialogFilter']['output']>;
  export: Maybe<Scalars['String']['output']>;
  filters: Scalars['PolicyFilters']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  namesOfChannelsAppliedTo: Array<Scalars['String']['output']>;
  organization: Organization;
  revision: Scalars['Int']['output'];
  revisionAt: Maybe<PolicyRevision>;
  revisions: Maybe<PolicyRevisionConnection>;
  schemaVersion: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: Maybe<User>;
};


export type PolicyExportArgs = {
  format?: InputMaybe<PolicyFileFormat>;
};


export type PolicyRevisionAtArgs = {
  number: Scalars['Int']['input'];
};


export type PolicyRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type PolicyChange = {
  added: Array<Scalars['String']['output']>;
  addedCount: Scalars['Int']['output'];
  removed: Array<Scalars['String']['output']>;
  removedCount: Scalars['Int']['output'];
  subject: Scalars['String']['output'];
};

export type PolicyCondaSpecConditionInput =
  { in: Array<Scalars['String']['input']>; notIn?: never; }
  |  { in?: never; notIn: Array<Scalars['String']['input']>; };

export type PolicyCondaSpecExceptionConditionInput =
  { in: Array<Scalars['String']['input']>; };

export type PolicyConnection = {
  edges: Array<PolicyEdge>;
  nodes: Array<Policy>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type PolicyConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type PolicyCveAllowlistConditionInput =
  { in: Array<Scalars['String']['input']>; notIn?: never; }
  |  { in?: never; notIn: Array<Scalars['String']['input']>; };

export type PolicyCveEpssConditionInput =
  { equal: Scalars['Float']['input']; greaterThan?: never; greaterThanEqualTo?: never; lessThanEqualTo?: never; }
  |  { equal?: never; greaterThan: Scalars['Float']['input']; greaterThanEqualTo?: never; lessThanEqualTo?: never; }
  |  { equal?: never; greaterThan?: never; greaterThanEqualTo: Scalars['Float']['input']; lessThanEqualTo?: never; }
  |  { equal?: never; greaterThan?: never; greaterThanEqualTo?: never; lessThanEqualTo: Scalars['Float']['input']; };

export type PolicyCveEpssPercentileConditionInput =
  { equal: Scalars['Float']['input']; greaterThan?: never; greaterThanEqualTo?: never; lessThanEqualTo?: never; }
  |  { equal?: never; greaterThan: Scalars['Float']['input']; greaterThanEqualTo?: never; lessThanEqualTo?: never; }
  |  { equal?: never; greaterThan?: never; greaterThanEqualTo: Scalars['Float']['input']; lessThanEqualTo?: never; }
  |  { equal?: never; greaterThan?: never; greaterThanEqualTo?: never; lessThanEqualTo: Scalars['Float']['input']; };

export type PolicyCveScoreConditionInput =
  { equal: Scalars['Float']['input']; greaterThan?: never; greaterThanEqualTo?: never; lessThanEqualTo?: never; }
  |  { equal?: never; greaterThan: Scalars['Float']['input']; greaterThanEqualTo?: never; lessThanEqualTo?: never; }
  |  { equal?: never; greaterThan?: never; greaterThanEqualTo: Scalars['Float']['input']; lessThanEqualTo?: never; }
  |  { equal?: never; greaterThan?: never; greaterThanEqualTo?: never; lessThanEqualTo: Scalars['Float']['input']; };

export type PolicyCveStatusConditionInput =
  { in: Array<Scalars['String']['input']>; notIn?: never; }
  |  { in?: never; notIn: Array<Scalars['String']['input']>; };

export type PolicyEdge = {
  cursor: Scalars['String']['output'];
  node: Policy;
};

export type PolicyException = Node & {
  channelName: Scalars['String']['output'];
  endedAt: Maybe<Scalars['DateTime']['output']>;
  endedBy: Maybe<User>;
  expiresOn: Maybe<Scalars['Date']['output']>;
  grantedAt: Scalars['DateTime']['output'];
  grantedBy: Maybe<User>;
  id: Scalars['ID']['output'];
  package: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  spec: Scalars['MatchSpec']['output'];
  version: Scalars['String']['output'];
};

export type PolicyExceptionConnection = {
  edges: Array<PolicyExceptionEdge>;
  nodes: Array<PolicyException>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type PolicyExceptionConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type PolicyExceptionEdge = {
  cursor: Scalars['String']['output'];
  node: PolicyException;
};

export type PolicyFileAction =
  | 'CREATE'
  | 'NONE'
  | 'UPDATE';

export type PolicyFileError = {
  column: Maybe<Scalars['Int']['output']>;
  line: Maybe<Scalars['Int']['output']>;
  message: Scalars['String']['output'];
  pointer: Scalars['String']['output'];
};

export type PolicyFileFormat =
  | 'JSON'
  | 'YAML';

export type PolicyImpact = {
  addedFileCount: Maybe<Scalars['Int']['output']>;
  addedPackageCount: Maybe<Scalars['Int']['output']>;
  addedPackages: Maybe<Array<PackageImpact>>;
  byRule: Maybe<Array<RuleImpact>>;
  bySubdir: Maybe<Array<SubdirImpact>>;
  channel: Channel;
  checkedPackageCount: Maybe<Scalars['Int']['output']>;
  cveStatuses: Maybe<Array<CveStatusFiles>>;
  draftRules: Maybe<Array<DraftRule>>;
  elapsedMs: Maybe<Scalars['Float']['output']>;
  exceptedFileCount: Maybe<Scalars['Int']['output']>;
  fileCountAfter: Maybe<Scalars['Int']['output']>;
  fileCountBefore: Maybe<Scalars['Int']['output']>;
  installability: Maybe<Installability>;
  isInstallabilityPending: Maybe<Scalars['Boolean']['output']>;
  isPublished: Maybe<Scalars['Boolean']['output']>;
  packageCount: Maybe<Scalars['Int']['output']>;
  problems: Array<ImpactProblem>;
  removedFileCount: Maybe<Scalars['Int']['output']>;
  removedPackageCount: Maybe<Scalars['Int']['output']>;
  removedPackages: Maybe<Array<PackageImpact>>;
  seriousByStatus: Maybe<Array<CveStatusCount>>;
  seriousFileCount: Maybe<Scalars['Int']['output']>;
  undeterminedFileCount: Maybe<Scalars['Int']['output']>;
  unscoredFileCount: Maybe<Scalars['Int']['output']>;
};

export type PolicyInstallScriptsConditionInput =
  { in: Array<Scalars['String']['input']>; notIn?: never; }
  |  { in?: never; notIn: Array<Scalars['String']['input']>; };

export type PolicyLicenseFamilyConditionInput =
  { in: Array<Scalars['String']['input']>; notIn?: never; }
  |  { in?: never; notIn: Array<Scalars['String']['input']>; };

export type PolicyMonitoring = {
  fileCount: Scalars['Int']['output'];
  packageCount: Scalars['Int']['output'];
  requestCount: Scalars['Int']['output'];
  requests: MonitoredRequestConnection;
  rules: Array<MonitoredRule>;
  since: Scalars['DateTime']['output'];
};


export type PolicyMonitoringRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type PolicyPackageFromDateConditionInput =
  { greaterThanEqualTo: Scalars['String']['input']; lessThanEqualTo?: never; }
  |  { greaterThanEqualTo?: never; lessThanEqualTo: Scalars['String']['input']; };

export type PolicyPackageToDateConditionInput =
  { greaterThanEqualTo: Scalars['String']['input']; lessThanEqualTo?: never; }
  |  { greaterThanEqualTo?: never; lessThanEqualTo: Scalars['String']['input']; };

export type PolicyPlan = {
  action: Maybe<PolicyFileAction>;
  changes: Array<PolicyChange>;
  channels: Array<PlannedChannel>;
  errors: Array<PolicyFileError>;
  fingerprint: Maybe<Scalars['String']['output']>;
  hasChanges: Scalars['Boolean']['output'];
  name: Maybe<Scalars['String']['output']>;
  policy: Maybe<Policy>;
  summary: Maybe<Scalars['String']['output']>;
};

export type PolicyPlatformConditionInput =
  { in: Array<Scalars['String']['input']>; notIn?: never; }
  |  { in?: never; notIn: Array<Scalars['String']['input']>; };

export type PolicyRevision = {
  author: Maybe<User>;
  changes: Array<PolicyChange>;
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  filters: Scalars['PolicyFilters']['output'];
  isCurrent: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  number: Scalars['Int']['output'];
  restoredFrom: Maybe<Scalars['Int']['output']>;
  summary: Scalars['String']['output'];
};

export type PolicyRevisionConnection = {
  edges: Array<PolicyRevisionEdge>;
  nodes: Array<PolicyRevision>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type PolicyRevisionConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type PolicyRevisionEdge = {
  cursor: Scalars['String']['output'];
  node: PolicyRevision;
};

export type PolicyRuleInput =
  { all: Array<PolicyRuleInput>; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  { all?: never; any: Array<PolicyRuleInput>; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  { all?: never; any?: never; condaSpec: PolicyCondaSpecConditionInput; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  { all?: never; any?: never; condaSpec?: never; condaSpecException: PolicyCondaSpecExceptionConditionInput; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist: PolicyCveAllowlistConditionInput; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss: PolicyCveEpssConditionInput; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile: PolicyCveEpssPercentileConditionInput; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited: Scalars['Boolean']['input']; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable: Scalars['Boolean']['input']; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore: PolicyCveScoreConditionInput; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus: PolicyCveStatusConditionInput; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored: Scalars['Boolean']['input']; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes: Scalars['Boolean']['input']; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies: Scalars['Boolean']['input']; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts: PolicyInstallScriptsConditionInput; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy: Scalars['Boolean']['input']; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily: PolicyLicenseFamilyConditionInput; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned: Scalars['Boolean']['input']; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate: PolicyPackageFromDateConditionInput; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate: PolicyPackageToDateConditionInput; platform?: never; vulnerabilityState?: never; }
  |  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform: PolicyPlatformConditionInput; vulnerabilityState?: never; }
  |  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState: PolicyVulnerabilityStateConditionInput; };

export type PolicyRulesInput = {
  addPackages?: InputMaybe<Array<PolicyRuleInput>>;
  exceptions?: InputMaybe<Array<PolicyRuleInput>>;
  removePackages?: InputMaybe<Array<PolicyRuleInput>>;
};

export type PolicyRun = Node & {
  addedFileCount: Maybe<Scalars['Int']['output']>;
  changes: Maybe<ChangedFileConnection>;
  changesCsv: Maybe<Scalars['String']['output']>;
  channelName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  error: Maybe<Scalars['String']['output']>;
  failedChecks: Array<InstallCheckResult>;
  fileCountsBySubdir: Array<SubdirFileCounts>;
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  installability: Maybe<Array<RunInstallability>>;
  isOnHold: Scalars['Boolean']['output'];
  phase: Scalars['String']['output'];
  policyName: Maybe<Scalars['String']['output']>;
  progress: Maybe<Scalars['Float']['output']>;
  removedFileCount: Maybe<Scalars['Int']['output']>;
  requestedBy: Maybe<User>;
  retryAfter: Maybe<Scalars['Int']['output']>;
  revision: Maybe<Scalars['Int']['output']>;
  startedAt: Maybe<Scalars['DateTime']['output']>;
  state: JobState;
  stateLabel: Scalars['String']['output'];
};


export type PolicyRunChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  change: FileChangeKind;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};

export type PolicySort =
  | 'NAME'
  | 'UPDATED';

export type PolicyVulnerabilityStateConditionInput =
  { in: Array<Scalars['String']['input']>; notIn?: never; }
  |  { in?: never; notIn: Array<Scalars['String']['input']>; };

export type ProductCode =
  | 'COMMERCIAL_SUBSCRIPTION'
  | 'ENTERPRISE_SUBSCRIPTION'
  | 'FREE_SUBSCRIPTION'
  | 'PLATFORM_SUBSCRIPTION'
  | 'SECURITY_SUBSCRIPTION'
  | 'STARTER_SUBSCRIPTION'
  | 'UNKNOWN';

export type Project = Node & {
  createdAt: Scalars['DateTime']['output'];
  folder: Maybe<ProjectFolder>;
  id: Scalars['ID']['output'];
  isOfOrganization: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  ownerName: Scalars['String']['output'];
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  uuid: Scalars['String']['output'];
  version: Scalars['String']['output'];
  viewerCanEdit: Scalars['Boolean']['output'];
};


export type ProjectFolderArgs = {
  path: Scalars['String']['input'];
};

export type ProjectConnection = {
  edges: Array<ProjectEdge>;
  nodes: Array<Project>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ProjectEdge = {
  cursor: Scalars['String']['output'];
  node: Project;
};

export type ProjectEntry = {
  fileCount: Scalars['Int']['output'];
  isFolder: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
  sha256: Maybe<Scalars['SHA256']['output']>;
  size: Scalars['ByteSize']['output'];
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  url: Maybe<Scalars['URL']['output']>;
};

export type ProjectEntryConnection = {
  edges: Array<ProjectEntryEdge>;
  nodes: Array<ProjectEntry>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ProjectEntryEdge = {
  cursor: Scalars['String']['output'];
  node: ProjectEntry;
};

export type ProjectFolder = {
  entries: ProjectEntryConnection;
  path: Scalars['String']['output'];
  quotaSize: Maybe<Scalars['ByteSize']['output']>;
  usedSize: Scalars['ByteSize']['output'];
};


export type ProjectFolderEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type ProjectHit = {
  id: Scalars['ID']['output'];
  isOfOrganization: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  ownerName: Scalars['String']['output'];
  title: Scalars['String']['output'];
  uuid: Scalars['String']['output'];
};

export type ProjectSearchGroup = SearchGroup & {
  items: Array<ProjectHit>;
  searchUrl: Scalars['URL']['output'];
  totalCount: Scalars['Int']['output'];
};

export type PromoteFilesInput = {
  channel: Scalars['String']['input'];
  labels?: InputMaybe<Array<Scalars['String']['input']>>;
  organization: Scalars['String']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  selection: PromotionSelectionInput;
};

export type PromoteFilesPayload = {
  channel: Maybe<Channel>;
  promotion: Maybe<Promotion>;
  userErrors: Array<UserError>;
};

export type PromotedPackageInput = {
  name: Scalars['String']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type Promotion = Node & {
  canDecide: Scalars['Boolean']['output'];
  canceledAt: Maybe<Scalars['DateTime']['output']>;
  comment: Scalars['String']['output'];
  error: Scalars['String']['output'];
  files: Array<FileRef>;
  id: Scalars['ID']['output'];
  labels: Array<Scalars['String']['output']>;
  reason: Scalars['String']['output'];
  requestedAt: Scalars['DateTime']['output'];
  requestedBy: Maybe<User>;
  reviewedAt: Maybe<Scalars['DateTime']['output']>;
  reviewedBy: Maybe<User>;
  sourceChannel: Scalars['String']['output'];
  state: PromotionState;
};

export type PromotionConnection = {
  edges: Array<PromotionEdge>;
  nodes: Array<Promotion>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type PromotionEdge = {
  cursor: Scalars['String']['output'];
  node: Promotion;
};

export type PromotionPlan = {
  downloadCount: Scalars['Int']['output'];
  files: Array<PlannedFile>;
  missingCount: Scalars['Int']['output'];
  missingDependencies: Array<MissingDependency>;
  requiresApproval: Scalars['Boolean']['output'];
  source: Scalars['String']['output'];
  widensAccess: Scalars['Boolean']['output'];
};

export type PromotionSelectionInput = {
  files?: InputMaybe<Array<FileKeyInput>>;
  packages?: InputMaybe<Array<PromotedPackageInput>>;
  sourceChannel: Scalars['String']['input'];
  sourceOrganization: Scalars['String']['input'];
};

export type PromotionState =
  | 'CANCELED'
  | 'COMPLETED'
  | 'DECLINED'
  | 'DOWNLOADING'
  | 'FAILED'
  | 'PENDING';

export type PublishPolicyRunInput = {
  channel: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  runId: Scalars['ID']['input'];
};

export type PublishPolicyRunPayload = {
  channel: Maybe<Channel>;
  run: Maybe<PolicyRun>;
  userErrors: Array<UserError>;
};

export type PublishUploadInput = {
  channel: Scalars['String']['input'];
  labels?: InputMaybe<Array<Scalars['String']['input']>>;
  organization: Scalars['String']['input'];
  uploadId: Scalars['ID']['input'];
};

export type PublishUploadPayload = {
  file: Maybe<PublishedFile>;
  userErrors: Array<UserError>;
};

export type PublishedFile = {
  alreadyExisted: Scalars['Boolean']['output'];
  build: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
  labels: Array<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  sha256: Scalars['String']['output'];
  subdir: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

export type Query = {
  advisorySources: Maybe<Array<AdvisorySource>>;
  authorizationRequest: Maybe<AuthorizationRequest>;
  callingServiceAccount: Maybe<CallingServiceAccount>;
  channelPackages: Maybe<ChannelPackages>;
  checkout: Maybe<Checkout>;
  collection: Maybe<Collection>;
  collections: Maybe<CollectionConnection>;
  cve: Maybe<Cve>;
  cves: Maybe<CveConnection>;
  deviceRequest: Maybe<AuthorizationRequest>;
  educationOffer: Maybe<EducationOffer>;
  featureFlags: Maybe<Array<FeatureFlag>>;
  featuredPackages: Maybe<FeaturedPackages>;
  guide: Maybe<GuideText>;
  guides: Maybe<Array<Guide>>;
  invitation: Maybe<ReceivedInvitation>;
  invoicePreview: Maybe<InvoicePreview>;
  learningVideos: Maybe<Array<LearningVideo>>;
  listExports: Maybe<ListExportConnection>;
  navigationItems: Maybe<Array<NavigationItem>>;
  node: Maybe<Node>;
  nodes: Array<Maybe<Node>>;
  notebookServerUrl: Maybe<Scalars['URL']['output']>;
  notebooks: Maybe<NotebookConnection>;
  operator: Maybe<Operator>;
  organization: Maybe<Organization>;
  outbox: Maybe<OutboxConnection>;
  outboxMail: Maybe<OutboxEmail>;
  packages: Maybe<PackageConnection>;
  paymentAccount: Maybe<PaymentAccount>;
  paymentConfig: PaymentConfig;
  planTax: Maybe<TaxEstimate>;
  plans: Maybe<Array<Plan>>;
  project: Maybe<Project>;
  projects: Maybe<ProjectConnection>;
  search: Maybe<SearchResults>;
  searchCollectionsAndFiles: Maybe<CollectionsAndFiles>;
  searchContext: Maybe<SearchResults>;
  searchPackages: Maybe<PackageHitConnection>;
  serviceStatus: Array<ServiceStatus>;
  session: Maybe<Session>;
  sharedNotebook: Maybe<Notebook>;
  signInOptions: Maybe<SignInOptions>;
  user: Maybe<User>;
  viewer: Maybe<User>;
};


export type QueryAuthorizationRequestArgs = {
  requestId: Scalars['ID']['input'];
};


export type QueryChannelPackagesArgs = {
  channel: Scalars['String']['input'];
  subchannel?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCheckoutArgs = {
  checkoutId: Scalars['ID']['input'];
};


export type QueryCollectionArgs = {
  name: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};


export type QueryCollectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  organization: Scalars['String']['input'];
};


export type QueryCveArgs = {
  cveId: Scalars['String']['input'];
};


export type QueryCvesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDeviceRequestArgs = {
  userCode: Scalars['String']['input'];
};


export type QueryFeatureFlagsArgs = {
  context?: InputMaybe<FlagContextInput>;
};


export type QueryGuideArgs = {
  name: Scalars['String']['input'];
};


export type QueryInvitationArgs = {
  code: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};


export type QueryInvoicePreviewArgs = {
  input: InvoicePreviewInput;
};


export type QueryListExportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryNotebooksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOrganizationArgs = {
  name: Scalars['String']['input'];
};


export type QueryOutboxArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOutboxMailArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPackagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPaymentAccountArgs = {
  organization?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPlanTaxArgs = {
  input: PlanTaxInput;
};


export type QueryProjectArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySearchArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
  type?: InputMaybe<SearchType>;
};


export type QuerySearchCollectionsAndFilesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


export type QuerySearchContextArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


export type QuerySearchPackagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PackageFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


export type QuerySharedNotebookArgs = {
  shareId: Scalars['ID']['input'];
};


export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};

export type QueuedEmail = {
  attemptCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  error: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  lastAttemptAt: Maybe<Scalars['DateTime']['output']>;
  state: QueuedEmailState;
  subject: Scalars['String']['output'];
  to: Scalars['EmailAddress']['output'];
};

export type QueuedEmailConnection = {
  edges: Array<QueuedEmailEdge>;
  nodes: Array<QueuedEmail>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type QueuedEmailEdge = {
  cursor: Scalars['String']['output'];
  node: QueuedEmail;
};

export type QueuedEmailState =
  | 'FAILED'
  | 'IN_OUTBOX'
  | 'QUEUED'
  | 'RETRYING'
  | 'UNKNOWN';

export type Reader =
  | 'ADMIN'
  | 'BILLING_MANAGER'
  | 'MEMBER'
  | 'SELF'
  | 'SIGNED_IN';

export type ReauthenticateInput = {
  oneTimeCode?: InputMaybe<Scalars['String']['input']>;
  passkey?: InputMaybe<SignInWithPasskeyInput>;
  password?: InputMaybe<Scalars['String']['input']>;
};

export type ReauthenticatePayload = {
  accepted: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type ReceivedInvitation = {
  email: Maybe<Scalars['EmailAddress']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  invitedBy: Maybe<Scalars['String']['output']>;
  organizationName: Scalars['String']['output'];
  organizationTitle: Scalars['String']['output'];
  role: OrganizationRole;
  state: InvitationState;
  viewerState: InvitationViewerState;
};

export type RemoveAdvisoryFeedKeyInput = {
  feedId: Scalars['ID']['input'];
};

export type RemoveAdvisoryFeedKeyPayload = {
  feeds: Maybe<Array<AdvisoryFeed>>;
  userErrors: Array<UserError>;
};

export type RemoveChannelGroupInput = {
  channel: Scalars['String']['input'];
  groupId: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type RemoveChannelGroupPayload = {
  channel: Maybe<Channel>;
  group: Maybe<Group>;
  userErrors: Array<UserError>;
};

export type RemoveChannelPolicyInput = {
  channel: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};

export type RemoveChannelPolicyPayload = {
  channel: Maybe<Channel>;
  run: Maybe<PolicyRun>;
  userErrors: Array<UserError>;
};

export type RemoveGroupMemberInput = {
  groupId: Scalars['ID']['input'];
  memberId: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type RemoveGroupMemberPayload = {
  group: Maybe<Group>;
  userErrors: Array<UserError>;
};

export type RemoveMemberInput = {
  memberId: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type RemoveMemberPayload = {
  organization: Maybe<Organization>;
  removedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type RemovePasskeyInput = {
  passkeyId: Scalars['ID']['input'];
};

export type RemovePasskeyPayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type RemoveSeatAssignmentsInput = {
  memberId: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
  productCode: ProductCode;
};

export type RemoveSeatAssignmentsPayload = {
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type RemoveServiceAccountPublicKeyInput = {
  organization: Scalars['String']['input'];
  publicKeyId: Scalars['ID']['input'];
  serviceAccountId: Scalars['ID']['input'];
};

export type RemoveServiceAccountPublicKeyPayload = {
  serviceAccount: Maybe<ServiceAccount>;
  userErrors: Array<UserError>;
};

export type RemoveServiceAccountWorkloadInput = {
  organization: Scalars['String']['input'];
  serviceAccountId: Scalars['ID']['input'];
  workloadId: Scalars['ID']['input'];
};

export type RemoveServiceAccountWorkloadPayload = {
  serviceAccount: Maybe<ServiceAccount>;
  userErrors: Array<UserError>;
};

export type RemoveTotpPayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type RemoveTrustedWorkloadInput = {
  organization: Scalars['String']['input'];
  trustedWorkloadId: Scalars['ID']['input'];
};

export type RemoveTrustedWorkloadPayload = {
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type RemoveVexSourceInput = {
  organization: Scalars['String']['input'];
  sourceId: Scalars['ID']['input'];
};

export type RemoveVexSourcePayload = {
  removedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type RequestCounts = {
  blocked: Scalars['Float']['output'];
  downloads: Scalars['Float']['output'];
  notModified: Scalars['Float']['output'];
  other: Scalars['Float']['output'];
  served: Scalars['Float']['output'];
  total: Scalars['Float']['output'];
};

export type ResetPasswordInput = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type ResetPasswordPayload = {
  accepted: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type RestKind =
  | 'ONCE'
  | 'SEARCH';

export type RestoreCollectionInput = {
  collectionId: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type RestoreCollectionPayload = {
  collection: Maybe<Collection>;
  userErrors: Array<UserError>;
};

export type RestoreEnvironmentInput = {
  environmentId: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type RestoreEnvironmentPayload = {
  environment: Maybe<Environment>;
  userErrors: Array<UserError>;
};

export type RestoreFileInput = {
  channel: Scalars['String']['input'];
  fileName: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  subdir: Scalars['String']['input'];
};

export type RestoreFilePayload = {
  history: Maybe<Array<FileEvent>>;
  userErrors: Array<UserError>;
};

export type RestoreGroupInput = {
  groupId: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type RestoreGroupPayload = {
  group: Maybe<Group>;
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type RestorePolicyInput = {
  organization: Scalars['String']['input'];
  policyId: Scalars['ID']['input'];
};

export type RestorePolicyPayload = {
  organization: Maybe<Organization>;
  policy: Maybe<Policy>;
  userErrors: Array<UserError>;
};

export type RestorePolicyRevisionInput = {
  organization: Scalars['String']['input'];
  policyId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};

export type RestorePolicyRevisionPayload = {
  policy: Maybe<Policy>;
  userErrors: Array<UserError>;
};

export type RestoreProjectInput = {
  projectId: Scalars['ID']['input'];
};

export type RestoreProjectPayload = {
  project: Maybe<Project>;
  userErrors: Array<UserError>;
};

export type RetryEmailInput = {
  emailId: Scalars['ID']['input'];
};

export type RetryEmailPayload = {
  emailStatus: Maybe<EmailStatus>;
  userErrors: Array<UserError>;
};

export type RetryJobInput = {
  jobId: Scalars['ID']['input'];
  kind: HubJobKind;
};

export type RetryJobPayload = {
  jobs: Maybe<HubJobs>;
  userErrors: Array<UserError>;
};

export type RetryWebhookDeliveryInput = {
  deliveryId: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
  webhookId: Scalars['ID']['input'];
};

export type RetryWebhookDeliveryPayload = {
  delivery: Maybe<WebhookDelivery>;
  userErrors: Array<UserError>;
};

export type ReviewAuthorizationInput = {
  allow: Scalars['Boolean']['input'];
  requestId: Scalars['ID']['input'];
};

export type ReviewAuthorizationPayload = {
  redirectUrl: Maybe<Scalars['URL']['output']>;
  userErrors: Array<UserError>;
};

export type ReviewDecision =
  | 'APPROVE'
  | 'DECLINE';

export type ReviewDeviceAuthorizationInput = {
  allow: Scalars['Boolean']['input'];
  userCode: Scalars['String']['input'];
};

export type ReviewDeviceAuthorizationPayload = {
  accepted: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type ReviewExceptionRequestInput = {
  comment: Scalars['String']['input'];
  decision: ReviewDecision;
  expiresOn?: InputMaybe<Scalars['Date']['input']>;
  organization: Scalars['String']['input'];
  requestId: Scalars['ID']['input'];
  spec?: InputMaybe<Scalars['MatchSpec']['input']>;
};

export type ReviewExceptionRequestPayload = {
  request: Maybe<ExceptionRequest>;
  userErrors: Array<UserError>;
};

export type ReviewMappingChangeInput = {
  accept: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
};

export type ReviewMappingChangePayload = {
  name: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type ReviewMirrorLossInput = {
  channel: Scalars['String']['input'];
  decision: MirrorLossDecision;
  lostCount: Scalars['Int']['input'];
  organization: Scalars['String']['input'];
};

export type ReviewMirrorLossPayload = {
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type ReviewPromotionInput = {
  approve: Scalars['Boolean']['input'];
  channel: Scalars['String']['input'];
  comment?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
  promotionId: Scalars['ID']['input'];
};

export type ReviewPromotionPayload = {
  channel: Maybe<Channel>;
  promotion: Maybe<Promotion>;
  userErrors: Array<UserError>;
};

export type ReviewSupplierVexStatementInput = {
  accepts: Scalars['Boolean']['input'];
  organization: Scalars['String']['input'];
  statementId: Scalars['ID']['input'];
};

export type ReviewSupplierVexStatementPayload = {
  statement: Maybe<SupplierVexStatement>;
  userErrors: Array<UserError>;
};

export type RevokeApiTokenInput = {
  tokenId: Scalars['ID']['input'];
};

export type RevokeApiTokenPayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type RevokeChannelTokenInput = {
  organization: Scalars['String']['input'];
};

export type RevokeChannelTokenPayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type RevokeExceptionInput = {
  channel: Scalars['String']['input'];
  exceptionId: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type RevokeExceptionPayload = {
  revokedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type RevokeInvitationsInput = {
  emails: Array<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
};

export type RevokeInvitationsPayload = {
  organization: Maybe<Organization>;
  outcomes: Maybe<Array<InvitationOutcome>>;
  userErrors: Array<UserError>;
};

export type RevokeOrganizationPlanInput = {
  organization: Scalars['String']['input'];
};

export type RevokeOrganizationPlanPayload = {
  organization: Maybe<HubOrganization>;
  userErrors: Array<UserError>;
};

export type RevokeOrganizationTokenInput = {
  organization: Scalars['String']['input'];
  tokenId: Scalars['ID']['input'];
};

export type RevokeOrganizationTokenPayload = {
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type RevokeOtherSessionsPayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type RevokePersonalTokenPayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type RevokeServiceAccountKeyInput = {
  organization: Scalars['String']['input'];
  serviceAccountId: Scalars['ID']['input'];
  serviceAccountKeyId: Scalars['ID']['input'];
};

export type RevokeServiceAccountKeyPayload = {
  serviceAccount: Maybe<ServiceAccount>;
  userErrors: Array<UserError>;
};

export type RevokeServiceAccountTokenInput = {
  organization: Scalars['String']['input'];
  serviceAccountId: Scalars['ID']['input'];
};

export type RevokeServiceAccountTokenPayload = {
  organization: Maybe<Organization>;
  serviceAccount: Maybe<ServiceAccount>;
  userErrors: Array<UserError>;
};

export type RevokeSessionInput = {
  sessionId: Scalars['ID']['input'];
};

export type RevokeSessionPayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type RevokeUserPlanInput = {
  userId: Scalars['ID']['input'];
};

export type RevokeUserPlanPayload = {
  person: Maybe<HubUser>;
  userErrors: Array<UserError>;
};

export type RevokeVexStatementInput = {
  organization: Scalars['String']['input'];
  statementId: Scalars['ID']['input'];
};

export type RevokeVexStatementPayload = {
  revokedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type RootCause = {
  affectedFileCount: Scalars['Int']['output'];
  affectedPackageCount: Scalars['Int']['output'];
  blockedFileCount: Scalars['Int']['output'];
  rule: Maybe<Scalars['String']['output']>;
  spec: Maybe<Scalars['String']['output']>;
};

export type RotateApiTokenInput = {
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  tokenId: Scalars['ID']['input'];
};

export type RotateApiTokenPayload = {
  secret: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type RotateRecoveryCodesPayload = {
  recoveryCodes: Maybe<Array<Scalars['String']['output']>>;
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type RotateWebhookSecretInput = {
  organization: Scalars['String']['input'];
  webhookId: Scalars['ID']['input'];
};

export type RotateWebhookSecretPayload = {
  organization: Maybe<Organization>;
  secret: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type RuleImpact = {
  addedFileCount: Scalars['Int']['output'];
  facet: Scalars['String']['output'];
  label: Scalars['String']['output'];
  removedFileCount: Scalars['Int']['output'];
  rule: Scalars['String']['output'];
};

export type RuleSection =
  | 'CVE'
  | 'EXCLUSION'
  | 'PACKAGE';

export type RuleVerdict =
  | 'BLOCKED'
  | 'EXCEPTED'
  | 'NOT_APPLICABLE'
  | 'PASSED';

export type RunExports = {
  kind: Scalars['String']['output'];
  specs: Array<Scalars['MatchSpec']['output']>;
};

export type RunInstallability = {
  allowed: Scalars['Int']['output'];
  causes: Array<UninstallableCause>;
  newlyUninstallableFileCount: Scalars['Int']['output'];
  newlyUninstallablePackageCount: Scalars['Int']['output'];
  newlyUninstallablePackages: Array<Scalars['String']['output']>;
  restoredPackageCount: Scalars['Int']['output'];
  restoredPackages: Array<Scalars['String']['output']>;
  subdir: Scalars['String']['output'];
  uncheckedFileCount: Scalars['Int']['output'];
  uninstallableFileCount: Scalars['Int']['output'];
  uninstallablePackageCount: Scalars['Int']['output'];
};

export type SbomFormat =
  | 'CYCLONEDX'
  | 'SPDX';

export type ScanEnvironmentInput = {
  environmentId: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type ScanEnvironmentPayload = {
  scan: Maybe<EnvironmentScan>;
  userErrors: Array<UserError>;
};

export type ScriptChange =
  | 'ADDED'
  | 'CHANGED'
  | 'UNCHANGED'
  | 'UNKNOWN';

export type ScriptTextOmission =
  | 'BINARY'
  | 'SYMLINK'
  | 'TOO_LARGE'
  | 'UNKNOWN';

export type SearchGroup = {
  items: Array<SearchItem>;
  searchUrl: Scalars['URL']['output'];
  totalCount: Scalars['Int']['output'];
};

export type SearchItem = CollectionFileHit | CollectionHit | DocumentationHit | EnvironmentHit | PackageHit | ProjectHit | UserHit;

export type SearchResults = {
  collectionsAndFiles: Maybe<CollectionsAndFilesSearchGroup>;
  documentation: Maybe<DocumentationSearchGroup>;
  environments: Maybe<EnvironmentSearchGroup>;
  packages: Maybe<PackageSearchGroup>;
  projects: Maybe<ProjectSearchGroup>;
  totalCount: Scalars['Int']['output'];
  users: Maybe<UserSearchGroup>;
};

export type SearchType =
  | 'COLLECTIONS_AND_FILES'
  | 'DOCUMENTATION'
  | 'ENVIRONMENTS'
  | 'PACKAGES'
  | 'PROJECTS'
  | 'USERS';

export type SeatAssignment = {
  assignedAt: Scalars['DateTime']['output'];
  memberId: Scalars['ID']['output'];
  productCode: ProductCode;
  uuid: Scalars['ID']['output'];
};

export type SeatSummary = {
  available: Maybe<Scalars['Int']['output']>;
  invitedCount: Scalars['Int']['output'];
  total: Maybe<Scalars['Int']['output']>;
  used: Scalars['Int']['output'];
  version: Scalars['String']['output'];
};

export type SendHubUserPasswordResetInput = {
  userId: Scalars['ID']['input'];
};

export type SendHubUserPasswordResetPayload = {
  person: Maybe<HubUser>;
  userErrors: Array<UserError>;
};

export type SendInvitationsInput = {
  emails: Array<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
};

export type SendInvitationsPayload = {
  organization: Maybe<Organization>;
  outcomes: Maybe<Array<InvitationOutcome>>;
  userErrors: Array<UserError>;
};

export type SendPasswordResetEmailInput = {
  email: Scalars['String']['input'];
};

export type SendPasswordResetEmailPayload = {
  accepted: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type SendTestEmailPayload = {
  outcome: Maybe<TestEmailOutcome>;
  serverResponse: Maybe<Scalars['String']['output']>;
  to: Maybe<Scalars['EmailAddress']['output']>;
  userErrors: Array<UserError>;
};

export type SendTestEventInput = {
  organization: Scalars['String']['input'];
  webhookId: Scalars['ID']['input'];
};

export type SendTestEventPayload = {
  delivery: Maybe<WebhookDelivery>;
  userErrors: Array<UserError>;
};

export type SendVerificationEmailPayload = {
  accepted: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type ServedCve = {
  channels: Array<ServedCveChannel>;
  cve: Cve;
  isNew: Scalars['Boolean']['output'];
};

export type ServedCveChannel = {
  channel: Scalars['String']['output'];
  servedFileCount: Scalars['Int']['output'];
};

export type ServedCveConnection = {
  edges: Array<ServedCveEdge>;
  nodes: Array<ServedCve>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type ServedCveConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type ServedCveEdge = {
  cursor: Scalars['String']['output'];
  node: ServedCve;
};

export type ServiceAccount = Node & {
  clientId: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  groups: Array<ServiceAccountGroup>;
  id: Scalars['ID']['output'];
  keys: Array<ServiceAccountKey>;
  name: Scalars['String']['output'];
  publicKeys: Maybe<Array<ServiceAccountPublicKey>>;
  token: Maybe<ServiceAccountToken>;
  version: Scalars['String']['output'];
  workloads: Maybe<Array<ServiceAccountWorkload>>;
};

export type ServiceAccountGroup = {
  groupId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ServiceAccountKey = {
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  last4: Scalars['String']['output'];
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  scopes: Array<ServiceAccountScope>;
};

export type ServiceAccountPublicKey = {
  algorithms: Array<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  keyId: Scalars['String']['output'];
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  scopes: Array<ServiceAccountScope>;
};

export type ServiceAccountScope =
  | 'ADVISORY_WRITE'
  | 'AUDIT_READ'
  | 'CHANNEL_PUBLISH'
  | 'CHANNEL_READ'
  | 'CHANNEL_WRITE'
  | 'ENVIRONMENT_READ'
  | 'ENVIRONMENT_WRITE'
  | 'MEMBER_READ'
  | 'POLICY_APPLY'
  | 'POLICY_READ'
  | 'POLICY_WRITE'
  | 'REPORT_READ'
  | 'UNKNOWN';

export type ServiceAccountToken = {
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  last4: Scalars['String']['output'];
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  scope: TokenScope;
};

export type ServiceAccountWorkload = {
  audience: Maybe<Scalars['String']['output']>;
  claims: Scalars['JSON']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  issuer: Scalars['String']['output'];
  issuerKeys: Maybe<Array<Scalars['String']['output']>>;
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  reuse: Scalars['Boolean']['output'];
  scopes: Array<ServiceAccountScope>;
  subject: Scalars['String']['output'];
};

export type ServiceStatus = {
  detail: Scalars['String']['output'];
  isHealthy: Scalars['Boolean']['output'];
  latencyMs: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  since: Maybe<Scalars['DateTime']['output']>;
};

export type Session = {
  email: Scalars['EmailAddress']['output'];
  expiresAt: Scalars['DateTime']['output'];
  signInMethod: SignInMethod;
  token: Scalars['String']['output'];
};

export type Severity =
  | 'CRITICAL'
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM'
  | 'NONE';

export type SignInInput = {
  oneTimeCode?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};

export type SignInMethod =
  | 'APPLICATION'
  | 'PASSKEY'
  | 'PASSWORD'
  | 'SSO'
  | 'UNKNOWN';

export type SignInOptions = {
  allowedReturnHosts: Array<Scalars['String']['output']>;
  allowsRegistration: Scalars['Boolean']['output'];
  hasOperator: Scalars['Boolean']['output'];
  identityProvider: Maybe<IdentityProvider>;
  sendsMail: Scalars['Boolean']['output'];
  supportsPasskeys: Scalars['Boolean']['output'];
};

export type SignInPayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type SignInWithPasskeyInput = {
  challengeId: Scalars['String']['input'];
  credential: Scalars['JSON']['input'];
};

export type SignInWithPasskeyPayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type SignInWithSsoInput = {
  code: Scalars['String']['input'];
  redirectRoute?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
};

export type SignInWithSsoPayload = {
  returnUrl: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type SignOutPayload = {
  signedOut: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type Signature = {
  identity: Maybe<Scalars['String']['output']>;
  issuer: Maybe<Scalars['String']['output']>;
  reason: Maybe<Scalars['String']['output']>;
  state: SignatureState;
  targetChannel: Maybe<Scalars['String']['output']>;
  trustedRoot: Maybe<Scalars['String']['output']>;
};

export type SignatureState =
  | 'INVALID'
  | 'NOT_VERIFIED'
  | 'UNAVAILABLE'
  | 'UNTRUSTED'
  | 'VERIFIED';

export type SignatureStatus =
  | 'SIGNED'
  | 'UNSIGNED'
  | 'UNVERIFIED';

export type SigningKey = {
  key: Scalars['String']['output'];
  keyId: Scalars['String']['output'];
};

export type SiteToken = {
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  last4: Scalars['String']['output'];
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  scope: TokenScope;
};

export type SkippedRecord = {
  fileName: Scalars['String']['output'];
  isServed: Scalars['Boolean']['output'];
  name: Maybe<Scalars['String']['output']>;
  reason: Scalars['String']['output'];
  subdir: Scalars['String']['output'];
};

export type SkippedRecordConnection = {
  edges: Array<SkippedRecordEdge>;
  nodes: Array<SkippedRecord>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type SkippedRecordConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type SkippedRecordEdge = {
  cursor: Scalars['String']['output'];
  node: SkippedRecord;
};

export type SkippedVexEntry = {
  location: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type Snapshot = {
  availableUntil: Maybe<Scalars['DateTime']['output']>;
  blockedFileCount: Scalars['Int']['output'];
  fileCount: Scalars['Int']['output'];
  number: Scalars['Int']['output'];
  policyName: Maybe<Scalars['String']['output']>;
  revision: Maybe<Scalars['Int']['output']>;
  servedFrom: Scalars['DateTime']['output'];
  servedUntil: Maybe<Scalars['DateTime']['output']>;
  url: Scalars['URL']['output'];
};

export type SnapshotList = {
  nodes: Array<Snapshot>;
  snapshotRetentionDays: Scalars['Int']['output'];
};

export type SolveOutcome =
  | 'ALREADY_UNSOLVABLE'
  | 'BREAKS'
  | 'SOLVES_WITH_CHANGES'
  | 'UNAFFECTED'
  | 'UNKNOWN';

export type SolveResult = {
  detail: Maybe<Scalars['String']['output']>;
  outcome: SolveOutcome;
};

export type SolvedEnvironment = {
  at: Scalars['DateTime']['output'];
  channels: Array<Scalars['String']['output']>;
};

export type SubdirFileCount = {
  allowedFileCount: Scalars['Int']['output'];
  fileCount: Scalars['Int']['output'];
  subdir: Scalars['String']['output'];
};

export type SubdirFileCounts = {
  fileCountAfter: Scalars['Int']['output'];
  fileCountBefore: Scalars['Int']['output'];
  removedFileCount: Scalars['Int']['output'];
  subdir: Scalars['String']['output'];
};

export type SubdirImpact = {
  addedFileCount: Scalars['Int']['output'];
  fileCountAfter: Scalars['Int']['output'];
  fileCountBefore: Scalars['Int']['output'];
  removedFileCount: Scalars['Int']['output'];
  subdir: Scalars['String']['output'];
};

export type SubdirInstallability = {
  allowed: Scalars['Int']['output'];
  newlyUninstallableFileCount: Scalars['Int']['output'];
  rootCauses: Array<RootCause>;
  subdir: Scalars['String']['output'];
  unchecked: Scalars['Int']['output'];
  uninstallableFileCount: Scalars['Int']['output'];
  uninstallablePackageCount: Scalars['Int']['output'];
  uninstallablePackages: Array<UninstallablePackage>;
};

export type Subscription = Node & {
  amount: Maybe<Scalars['Int']['output']>;
  billingCycle: BillingCycle;
  cancelAtPeriodEnd: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  isGranted: Scalars['Boolean']['output'];
  periodEnd: Scalars['DateTime']['output'];
  periodStart: Scalars['DateTime']['output'];
  productCode: ProductCode;
  productName: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  state: SubscriptionState;
  upgradeProductCode: Maybe<ProductCode>;
  version: Scalars['String']['output'];
};

export type SubscriptionState =
  | 'CANCELED_ACTIVE'
  | 'CANCELED_EXPIRED'
  | 'SUBSCRIBED'
  | 'UNSUBSCRIBED';

export type SuggestedException = {
  files: Scalars['Int']['output'];
  highestScore: Maybe<Scalars['Float']['output']>;
  isExploited: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  spec: Scalars['String']['output'];
};

export type SupplierVexStatement = {
  author: Maybe<Scalars['String']['output']>;
  cveId: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  issuedAt: Scalars['DateTime']['output'];
  justification: Maybe<VexJustification>;
  note: Scalars['String']['output'];
  package: Maybe<Scalars['String']['output']>;
  product: Scalars['String']['output'];
  reviewedAt: Maybe<Scalars['DateTime']['output']>;
  reviewedBy: Maybe<Scalars['String']['output']>;
  state: SupplierVexStatementState;
  status: VexStatus;
};

export type SupplierVexStatementConnection = {
  edges: Array<SupplierVexStatementEdge>;
  nodes: Array<SupplierVexStatement>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type SupplierVexStatementConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type SupplierVexStatementEdge = {
  cursor: Scalars['String']['output'];
  node: SupplierVexStatement;
};

export type SupplierVexStatementState =
  | 'ACTIVE'
  | 'DECLINED'
  | 'PENDING'
  | 'UNKNOWN'
  | 'UNMATCHED';

export type SyncAdvisoryFeedInput = {
  feedId: Scalars['ID']['input'];
};

export type SyncAdvisoryFeedPayload = {
  feeds: Maybe<Array<AdvisoryFeed>>;
  userErrors: Array<UserError>;
};

export type SyncMirrorInput = {
  channel: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};

export type SyncMirrorPayload = {
  channel: Maybe<Channel>;
  sync: Maybe<MirrorSync>;
  userErrors: Array<UserError>;
};

export type SyncVexSourceInput = {
  organization: Scalars['String']['input'];
  sourceId: Scalars['ID']['input'];
};

export type SyncVexSourcePayload = {
  userErrors: Array<UserError>;
  vexSource: Maybe<VexSource>;
};

export type TaxEstimate = {
  amount: Scalars['Int']['output'];
  taxAmount: Scalars['Int']['output'];
  taxName: Scalars['String']['output'];
  total: Scalars['Int']['output'];
};

export type TestEmailOutcome =
  | 'FAILED'
  | 'IN_OUTBOX'
  | 'SENT'
  | 'UNKNOWN';

export type Theme =
  | 'DARK'
  | 'LIGHT'
  | 'SYSTEM';

export type TokenScope =
  | 'PUBLISH'
  | 'READ';

export type TopPackage = {
  channel: Scalars['String']['output'];
  downloads: Scalars['Float']['output'];
  name: Scalars['String']['output'];
};

export type TrustedKey = {
  keyId: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type TrustedWorkload = Node & {
  channelName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  issuer: Scalars['String']['output'];
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  scope: TokenScope;
  subject: Scalars['String']['output'];
};

export type UninstallableCause = {
  packageCount: Scalars['Int']['output'];
  packages: Array<Scalars['String']['output']>;
  rule: Maybe<Scalars['String']['output']>;
  spec: Maybe<Scalars['String']['output']>;
};

export type UninstallableFilesMode =
  | 'HIDE'
  | 'LIST';

export type UninstallablePackage = {
  detail: Scalars['String']['output'];
  fileCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type UninstallablePackages = {
  causes: Array<UninstallableCause>;
  packageCount: Scalars['Int']['output'];
  packages: Array<Scalars['String']['output']>;
  runId: Scalars['ID']['output'];
  since: Scalars['DateTime']['output'];
  subdirs: Array<Scalars['String']['output']>;
};

export type UpdateAccountSettingsInput = {
  isNavigationCollapsed?: InputMaybe<Scalars['Boolean']['input']>;
  theme?: InputMaybe<Theme>;
};

export type UpdateAccountSettingsPayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type UpdateAdvisoryFeedInput = {
  feedId: Scalars['ID']['input'];
  isEnabled: Scalars['Boolean']['input'];
};

export type UpdateAdvisoryFeedKeyInput = {
  feedId: Scalars['ID']['input'];
  key: Scalars['String']['input'];
};

export type UpdateAdvisoryFeedKeyPayload = {
  feeds: Maybe<Array<AdvisoryFeed>>;
  userErrors: Array<UserError>;
};

export type UpdateAdvisoryFeedPayload = {
  feeds: Maybe<Array<AdvisoryFeed>>;
  userErrors: Array<UserError>;
};

export type UpdateBillingDetailsInput = {
  address?: InputMaybe<BillingAddressInput>;
  email?: InputMaybe<Scalars['String']['input']>;
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  organization?: InputMaybe<Scalars['String']['input']>;
  taxId?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateBillingDetailsPayload = {
  account: Maybe<PaymentAccount>;
  userErrors: Array<UserError>;
};

export type UpdateChannelDescriptionInput = {
  channel: Scalars['String']['input'];
  description: Scalars['String']['input'];
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
};

export type UpdateChannelDescriptionPayload = {
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type UpdateChannelReadmeInput = {
  channel: Scalars['String']['input'];
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type UpdateChannelReadmePayload = {
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type UpdateChannelUsedWithInput = {
  channel: Scalars['String']['input'];
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
  usedWith: Array<Scalars['String']['input']>;
};

export type UpdateChannelUsedWithPayload = {
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type UpdateChannelVisibilityInput = {
  channel: Scalars['String']['input'];
  confirmWiderAccess?: InputMaybe<Scalars['Boolean']['input']>;
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
  visibility: ChannelVisibility;
};

export type UpdateChannelVisibilityPayload = {
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type UpdateClientTrackingSettingsInput = {
  anonymizeClients?: InputMaybe<Scalars['Boolean']['input']>;
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  organization: Scalars['String']['input'];
  retentionDays?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateClientTrackingSettingsPayload = {
  clientTrackingSettings: Maybe<ClientTrackingSettings>;
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type UpdateCollectionInput = {
  collectionId: Scalars['ID']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  entries?: InputMaybe<Array<CollectionEntryInput>>;
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  visibility?: InputMaybe<CollectionVisibility>;
};

export type UpdateCollectionPayload = {
  collection: Maybe<Collection>;
  userErrors: Array<UserError>;
};

export type UpdateConsentInput = {
  isConsented: Scalars['Boolean']['input'];
  version: Scalars['String']['input'];
};

export type UpdateConsentPayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type UpdateEmailInput = {
  currentPassword: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

export type UpdateEmailPayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type UpdateEnvironmentStatusInput = {
  customMessage?: InputMaybe<Scalars['String']['input']>;
  environmentId: Scalars['ID']['input'];
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
  status: EnvironmentStatus;
};

export type UpdateEnvironmentStatusPayload = {
  environment: Maybe<Environment>;
  userErrors: Array<UserError>;
};

export type UpdateExceptionInput = {
  channel: Scalars['String']['input'];
  exceptionId: Scalars['ID']['input'];
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  expiresOn?: InputMaybe<Scalars['Date']['input']>;
  organization: Scalars['String']['input'];
};

export type UpdateExceptionPayload = {
  exception: Maybe<PolicyException>;
  userErrors: Array<UserError>;
};

export type UpdateFileLabelsInput = {
  addLabels?: InputMaybe<Array<Scalars['String']['input']>>;
  channel: Scalars['String']['input'];
  files: Array<FileKeyInput>;
  organization: Scalars['String']['input'];
  removeLabels?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type UpdateFileLabelsPayload = {
  labels: Maybe<Array<ChannelLabel>>;
  userErrors: Array<UserError>;
};

export type UpdateGroupInput = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  groupId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};

export type UpdateGroupPayload = {
  group: Maybe<Group>;
  userErrors: Array<UserError>;
};

export type UpdateHubUserInput = {
  confirmEmail?: InputMaybe<Scalars['Boolean']['input']>;
  isDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  isOperator?: InputMaybe<Scalars['Boolean']['input']>;
  userId: Scalars['ID']['input'];
};

export type UpdateHubUserPayload = {
  person: Maybe<HubUser>;
  userErrors: Array<UserError>;
};

export type UpdateInstallChecksInput = {
  channel: Scalars['String']['input'];
  checkedDependencyCount?: InputMaybe<Scalars['Int']['input']>;
  checks?: InputMaybe<Array<InstallCheckInput>>;
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  holdsPublication?: InputMaybe<Scalars['Boolean']['input']>;
  includesEnvironments?: InputMaybe<Scalars['Boolean']['input']>;
  organization: Scalars['String']['input'];
};

export type UpdateInstallChecksPayload = {
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type UpdateInvitationInput = {
  currentEmail: Scalars['String']['input'];
  email: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};

export type UpdateInvitationPayload = {
  invitation: Maybe<Invitation>;
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type UpdateMemberInput = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  memberId: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
  role: OrganizationRole;
};

export type UpdateMemberPayload = {
  member: Maybe<Member>;
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type UpdateMirrorInput = {
  additionalSourceUrls?: InputMaybe<Array<Scalars['String']['input']>>;
  channel: Scalars['String']['input'];
  credentials?: InputMaybe<MirrorCredentialsInput>;
  downloadPolicy?: InputMaybe<MirrorDownloadPolicy>;
  excludes?: InputMaybe<Array<Scalars['String']['input']>>;
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  listsRemovedFiles?: InputMaybe<Scalars['Boolean']['input']>;
  lossLimitPercent?: InputMaybe<Scalars['Int']['input']>;
  maxBytesPerSecond?: InputMaybe<Scalars['Int']['input']>;
  maxConcurrentDownloads?: InputMaybe<Scalars['Int']['input']>;
  organization: Scalars['String']['input'];
  specs?: InputMaybe<Array<Scalars['String']['input']>>;
  subdirs?: InputMaybe<Array<Scalars['String']['input']>>;
  syncIntervalMinutes?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateMirrorPayload = {
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type UpdateMirrorTokenInput = {
  organization: Scalars['String']['input'];
  source: MirrorTokenSource;
};

export type UpdateMirrorTokenPayload = {
  channels: Maybe<Array<Scalars['String']['output']>>;
  userErrors: Array<UserError>;
};

export type UpdateNotebookInput = {
  notebookId: Scalars['ID']['input'];
  shared: Scalars['Boolean']['input'];
};

export type UpdateNotebookPayload = {
  notebook: Maybe<Notebook>;
  userErrors: Array<UserError>;
};

export type UpdateOrganizationFeaturesInput = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  features: Array<FeatureInput>;
  organization: Scalars['String']['input'];
};

export type UpdateOrganizationFeaturesPayload = {
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type UpdateOrganizationInput = {
  bio?: InputMaybe<Scalars['String']['input']>;
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateOrganizationPayload = {
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type UpdatePackageMappingInput = {
  evidence: Scalars['String']['input'];
  mappings: Array<UpstreamMappingInput>;
  name: Scalars['String']['input'];
  upstreamRelation: UpstreamRelation;
};

export type UpdatePackageMappingPayload = {
  name: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type UpdatePasswordInput = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

export type UpdatePasswordPayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type UpdatePaymentMethodInput = {
  card: CardInput;
  organization?: InputMaybe<Scalars['String']['input']>;
};

export type UpdatePaymentMethodPayload = {
  account: Maybe<PaymentAccount>;
  userErrors: Array<UserError>;
};

export type UpdatePolicyInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<Scalars['PolicyDialogFilter']['input']>;
  filters?: InputMaybe<Scalars['PolicyFilters']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
  policyId: Scalars['ID']['input'];
  rules?: InputMaybe<PolicyRulesInput>;
};

export type UpdatePolicyPayload = {
  policy: Maybe<Policy>;
  userErrors: Array<UserError>;
};

export type UpdateProfileInput = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateProfilePayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type UpdateProjectFileInput = {
  content: Scalars['String']['input'];
  encoding: FileEncoding;
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  path: Scalars['String']['input'];
  projectId: Scalars['ID']['input'];
};

export type UpdateProjectFilePayload = {
  project: Maybe<Project>;
  sha256: Maybe<Scalars['SHA256']['output']>;
  userErrors: Array<UserError>;
};

export type UpdateProjectInput = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  projectId: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateProjectPayload = {
  project: Maybe<Project>;
  userErrors: Array<UserError>;
};

export type UpdatePromotionApprovalInput = {
  channel: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  requiresPromotionApproval: Scalars['Boolean']['input'];
};

export type UpdatePromotionApprovalPayload = {
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type UpdateSeatAssignmentsInput = {
  memberIds: Array<Scalars['ID']['input']>;
  organization: Scalars['String']['input'];
  productCode: ProductCode;
};

export type UpdateSeatAssignmentsPayload = {
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type UpdateSeatCountInput = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
  quantity: Scalars['Int']['input'];
};

export type UpdateSeatCountPayload = {
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type UpdateServiceAccountGroupsInput = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  groupIds: Array<Scalars['ID']['input']>;
  organization: Scalars['String']['input'];
  serviceAccountId: Scalars['ID']['input'];
};

export type UpdateServiceAccountGroupsPayload = {
  organization: Maybe<Organization>;
  serviceAccount: Maybe<ServiceAccount>;
  userErrors: Array<UserError>;
};

export type UpdateServiceAccountInput = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  serviceAccountId: Scalars['ID']['input'];
};

export type UpdateServiceAccountPayload = {
  organization: Maybe<Organization>;
  serviceAccount: Maybe<ServiceAccount>;
  userErrors: Array<UserError>;
};

export type UpdateServiceAccountWorkloadKeysInput = {
  keys: Array<Scalars['JSON']['input']>;
  organization: Scalars['String']['input'];
  serviceAccountId: Scalars['ID']['input'];
  workloadId: Scalars['ID']['input'];
};

export type UpdateServiceAccountWorkloadKeysPayload = {
  serviceAccount: Maybe<ServiceAccount>;
  userErrors: Array<UserError>;
};

export type UpdateSubscriptionInput = {
  billingCycle?: InputMaybe<BillingCycle>;
  cancelAtPeriodEnd?: InputMaybe<Scalars['Boolean']['input']>;
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  productCode?: InputMaybe<ProductCode>;
  quantity?: InputMaybe<Scalars['Int']['input']>;
  subscriptionId: Scalars['ID']['input'];
};

export type UpdateSubscriptionPayload = {
  subscription: Maybe<Subscription>;
  userErrors: Array<UserError>;
};

export type UpdateUninstallableFilesInput = {
  brokenFiles: UninstallableFilesMode;
  channel: Scalars['String']['input'];
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
};

export type UpdateUninstallableFilesPayload = {
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type UpdateWebhookInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  events?: InputMaybe<Array<Scalars['String']['input']>>;
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  organization: Scalars['String']['input'];
  url?: InputMaybe<Scalars['String']['input']>;
  webhookId: Scalars['ID']['input'];
};

export type UpdateWebhookPayload = {
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type UpdatedWithin =
  | 'MONTH'
  | 'QUARTER'
  | 'WEEK'
  | 'YEAR';

export type UpstreamMapping = {
  confidence: MappingConfidence;
  ecosystem: Scalars['String']['output'];
  evidence: Scalars['String']['output'];
  isSuggestion: Scalars['Boolean']['output'];
  letterSuffixOrder: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  relation: Maybe<Scalars['String']['output']>;
  reviewedAt: Maybe<Scalars['DateTime']['output']>;
  reviewedBy: Maybe<Scalars['String']['output']>;
  source: Scalars['String']['output'];
};

export type UpstreamMappingInput = {
  confidence: MappingConfidence;
  ecosystem: Scalars['String']['input'];
  letterSuffixOrder?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  relation?: InputMaybe<Scalars['String']['input']>;
};

export type UpstreamRelation =
  | 'BUNDLES'
  | 'COMPONENT'
  | 'NO_CODE'
  | 'SAME_PROJECT'
  | 'UNKNOWN';

export type UsageReport = {
  channels: Array<ChannelRequests>;
  months: Array<DownloadMonth>;
  totals: RequestCounts;
};

export type User = Node & {
  apiTokens: Maybe<Array<ApiToken>>;
  avatarHash: Maybe<Scalars['String']['output']>;
  channelToken: Maybe<ChannelToken>;
  channelTokens: Maybe<Array<ChannelToken>>;
  consent: Maybe<Consent>;
  createdAt: Scalars['DateTime']['output'];
  defaultOrganization: Maybe<Organization>;
  displayName: Scalars['String']['output'];
  email: Maybe<Scalars['EmailAddress']['output']>;
  featurePermissions: Maybe<Array<FeaturePermission>>;
  firstName: Scalars['String']['output'];
  hasPassword: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  isOfferedPlans: Scalars['Boolean']['output'];
  isOperator: Maybe<Scalars['Boolean']['output']>;
  isTotpEnabled: Maybe<Scalars['Boolean']['output']>;
  lastName: Scalars['String']['output'];
  organizationPage: Maybe<OrganizationConnection>;
  organizations: Maybe<Array<Organization>>;
  ownSubscriptions: Maybe<Array<Subscription>>;
  passkeys: Maybe<Array<Passkey>>;
  personalToken: Maybe<PersonalToken>;
  profile: Maybe<AccountProfile>;
  remainingRecoveryCodeCount: Maybe<Scalars['Int']['output']>;
  sessions: Maybe<Array<UserSession>>;
  settings: Maybe<AccountSettings>;
  subscriptions: Maybe<Array<BaseSubscription>>;
  username: Scalars['String']['output'];
};


export type UserChannelTokenArgs = {
  organization: Scalars['String']['input'];
};


export type UserDefaultOrganizationArgs = {
  recent?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type UserOrganizationPageArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  recent?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type UserError = {
  code: Scalars['String']['output'];
  field: Array<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type UserHit = {
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
  organizations: Array<Scalars['String']['output']>;
  username: Scalars['String']['output'];
};

export type UserSearchGroup = SearchGroup & {
  items: Array<UserHit>;
  searchUrl: Scalars['URL']['output'];
  totalCount: Scalars['Int']['output'];
};

export type UserSession = Node & {
  createdAt: Scalars['DateTime']['output'];
  device: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isCurrent: Scalars['Boolean']['output'];
  lastUsedAt: Scalars['DateTime']['output'];
  signInMethod: SignInMethod;
};

export type VerifyEmailInput = {
  token: Scalars['String']['input'];
};

export type VerifyEmailPayload = {
  accepted: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type VerifyMirrorSourceInput = {
  organization: Scalars['String']['input'];
  source: Scalars['String']['input'];
};

export type VerifyMirrorSourcePayload = {
  detail: Maybe<Scalars['String']['output']>;
  isAllowed: Maybe<Scalars['Boolean']['output']>;
  isUsable: Maybe<Scalars['Boolean']['output']>;
  userErrors: Array<UserError>;
};

export type VerifyTotpSetupInput = {
  code: Scalars['String']['input'];
};

export type VerifyTotpSetupPayload = {
  recoveryCodes: Maybe<Array<Scalars['String']['output']>>;
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type VersionException = {
  expiresOn: Maybe<Scalars['Date']['output']>;
  fileCount: Scalars['Int']['output'];
  spec: Scalars['MatchSpec']['output'];
};

export type VersionInstallability = {
  detail: Maybe<Scalars['String']['output']>;
  isInstallable: Scalars['Boolean']['output'];
  isUninstallableWithoutPolicy: Scalars['Boolean']['output'];
  subdir: Scalars['String']['output'];
};

export type VexJustification =
  | 'COMPONENT_NOT_PRESENT'
  | 'INLINE_MITIGATIONS_ALREADY_EXIST'
  | 'UNKNOWN'
  | 'VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY'
  | 'VULNERABLE_CODE_NOT_IN_EXECUTE_PATH'
  | 'VULNERABLE_CODE_NOT_PRESENT';

export type VexSource = Node & {
  activeCount: Scalars['Int']['output'];
  author: Maybe<Scalars['String']['output']>;
  declinedCount: Scalars['Int']['output'];
  documentAt: Maybe<Scalars['DateTime']['output']>;
  error: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isStale: Scalars['Boolean']['output'];
  lastAttemptAt: Maybe<Scalars['DateTime']['output']>;
  lastSuccessAt: Maybe<Scalars['DateTime']['output']>;
  pendingCount: Scalars['Int']['output'];
  skippedCount: Scalars['Int']['output'];
  skippedEntries: Array<SkippedVexEntry>;
  unmatchedCount: Scalars['Int']['output'];
  url: Scalars['URL']['output'];
};

export type VexStatement = {
  author: Maybe<Scalars['String']['output']>;
  build: Maybe<Scalars['String']['output']>;
  channel: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  cveId: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  justification: Maybe<VexJustification>;
  note: Scalars['String']['output'];
  organization: Scalars['String']['output'];
  package: Scalars['String']['output'];
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  revokedBy: Maybe<Scalars['String']['output']>;
  source: Maybe<Scalars['String']['output']>;
  status: VexStatus;
  subdir: Maybe<Scalars['String']['output']>;
  versions: Maybe<Scalars['String']['output']>;
  withdrawnAdvisoryIds: Array<Scalars['String']['output']>;
};

export type VexStatementPreview = {
  alarmCount: Scalars['Int']['output'];
  alarmCountAfter: Scalars['Int']['output'];
  allowedAgainCount: Scalars['Int']['output'];
  blockedCount: Scalars['Int']['output'];
  channels: Array<VexStatementPreviewChannel>;
  environmentCount: Scalars['Int']['output'];
  fileCount: Scalars['Int']['output'];
  policies: Array<Scalars['String']['output']>;
};

export type VexStatementPreviewChannel = {
  alarmCount: Scalars['Int']['output'];
  alarmCountAfter: Scalars['Int']['output'];
  allowedAgainCount: Scalars['Int']['output'];
  blockedCount: Scalars['Int']['output'];
  channel: Scalars['String']['output'];
  fileCount: Scalars['Int']['output'];
  policy: Maybe<Scalars['String']['output']>;
};

export type VexStatus =
  | 'AFFECTED'
  | 'FIXED'
  | 'NOT_AFFECTED'
  | 'UNDER_INVESTIGATION'
  | 'UNKNOWN';

export type VulnerabilityDecision = {
  by: Maybe<Scalars['String']['output']>;
  status: CveStatus;
};

export type VulnerabilityState =
  | 'AFFECTED'
  | 'MALICIOUS'
  | 'NOT_AFFECTED'
  | 'NO_KNOWN_CVES'
  | 'UNKNOWN';

export type VulnerabilitySummary = {
  cveCount: Scalars['Int']['output'];
  decisions: Array<VulnerabilityDecision>;
  highestScore: Maybe<Scalars['Float']['output']>;
  highestSeverity: Maybe<Severity>;
  state: VulnerabilityState;
  undeterminedCount: Scalars['Int']['output'];
  unknownReason: Maybe<VulnerabilityUnknownReason>;
  unscoredCount: Scalars['Int']['output'];
};

export type VulnerabilityUnknownReason =
  | 'NOT_CHECKED'
  | 'UNDETERMINED';

export type Webhook = Node & {
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  events: Array<Scalars['String']['output']>;
  failingSince: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isAutoDisabled: Scalars['Boolean']['output'];
  isEnabled: Scalars['Boolean']['output'];
  previousSecretValidUntil: Maybe<Scalars['DateTime']['output']>;
  url: Scalars['URL']['output'];
  uuid: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

export type WebhookAttempt = {
  attemptedAt: Scalars['DateTime']['output'];
  durationMs: Scalars['Int']['output'];
  responseBody: Scalars['String']['output'];
  responseStatus: Maybe<Scalars['Int']['output']>;
};

export type WebhookDelivery = {
  attempts: Array<WebhookAttempt>;
  createdAt: Scalars['DateTime']['output'];
  event: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  messageId: Scalars['String']['output'];
  nextAttemptAt: Maybe<Scalars['DateTime']['output']>;
  state: WebhookDeliveryState;
};

export type WebhookDeliveryConnection = {
  edges: Array<WebhookDeliveryEdge>;
  nodes: Array<WebhookDelivery>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type WebhookDeliveryEdge = {
  cursor: Scalars['String']['output'];
  node: WebhookDelivery;
};

export type WebhookDeliveryState =
  | 'DELIVERED'
  | 'FAILED'
  | 'PENDING'
  | 'UNKNOWN';

export type YankFileInput = {
  channel: Scalars['String']['input'];
  fileName: Scalars['String']['input'];
  kind: FileState;
  organization: Scalars['String']['input'];
  reason: Scalars['String']['input'];
  subdir: Scalars['String']['input'];
};

export type YankFilePayload = {
  history: Maybe<Array<FileEvent>>;
  userErrors: Array<UserError>;
};



export type ResolverTypeWrapper<T> = T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  SearchItem:
    | ( CollectionFileHit )
    | ( CollectionHit )
    | ( DocumentationHit )
    | ( EnvironmentHit )
    | ( PackageHit )
    | ( ProjectHit )
    | ( UserHit )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( AdvisoryFeedModel )
    | ( ApiTokenModel )
    | ( BundleJobModel )
    | ( ChannelModel )
    | ( ChannelToken )
    | ( CollectionModel )
    | ( CveModel )
    | ( DeltaSubscriptionModel )
    | ( EnvironmentModel )
    | ( ExceptionRequestModel )
    | ( GroupModel )
    | ( HubUserModel )
    | ( ListExportModel )
    | ( MemberModel )
    | ( MirrorSyncModel )
    | ( NotebookModel )
    | ( OrganizationModel )
    | ( OrganizationTokenModel )
    | ( OutboxEmail )
    | ( PackageModel )
    | ( PackageFileModel )
    | ( Passkey )
    | ( PolicyModel )
    | ( PolicyExceptionModel )
    | ( PolicyRunModel )
    | ( ProjectModel )
    | ( PromotionModel )
    | ( ServiceAccountModel )
    | ( Subscription )
    | ( TrustedWorkloadModel )
    | ( UserModel )
    | ( UserSession )
    | ( VexSourceModel )
    | ( WebhookModel )
  ;
  SearchGroup:
    | ( Omit<CollectionsAndFilesSearchGroup, 'items'> & { items: Array<_RefType['SearchItem']> } )
    | ( DocumentationSearchGroup )
    | ( EnvironmentSearchGroup )
    | ( PackageSearchGroup )
    | ( ProjectSearchGroup )
    | ( UserSearchGroup )
  ;
  UserError:
    | ( ConflictError )
    | ( ForbiddenError )
    | ( InputError )
    | ( NameTakenError )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptInvitationInput: AcceptInvitationInput;
  AcceptInvitationPayload: ResolverTypeWrapper<Payload<Omit<AcceptInvitationPayload, 'organization' | 'userErrors' | 'viewer'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  AccountProfile: ResolverTypeWrapper<AccountProfile>;
  AccountSettings: ResolverTypeWrapper<AccountSettings>;
  AccountUpdate: ResolverTypeWrapper<AccountUpdate>;
  AccountUpdateKind: AccountUpdateKind;
  ActivityConnection: ResolverTypeWrapper<ConnectionOf<Omit<ActivityConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ActivityEdge']>, nodes: Array<ResolversTypes['ActivityEntry']> }>>;
  ActivityEdge: ResolverTypeWrapper<Omit<ActivityEdge, 'node'> & { node: ResolversTypes['ActivityEntry'] }>;
  ActivityEntry: ResolverTypeWrapper<ActivityEntryModel>;
  ActivityTopic: ActivityTopic;
  AddChannelGroupInput: AddChannelGroupInput;
  AddChannelGroupPayload: ResolverTypeWrapper<Payload<Omit<AddChannelGroupPayload, 'channel' | 'group' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, group: Maybe<ResolversTypes['Group']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  AddGroupMemberInput: AddGroupMemberInput;
  AddGroupMemberPayload: ResolverTypeWrapper<Payload<Omit<AddGroupMemberPayload, 'group' | 'userErrors'> & { group: Maybe<ResolversTypes['Group']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  AddPasskeyInput: AddPasskeyInput;
  AddPasskeyPayload: ResolverTypeWrapper<Payload<Omit<AddPasskeyPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  AddSeatAssignmentsInput: AddSeatAssignmentsInput;
  AddSeatAssignmentsPayload: ResolverTypeWrapper<Payload<Omit<AddSeatAssignmentsPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  AddServiceAccountPublicKeyInput: AddServiceAccountPublicKeyInput;
  AddServiceAccountPublicKeyPayload: ResolverTypeWrapper<Payload<Omit<AddServiceAccountPublicKeyPayload, 'serviceAccount' | 'userErrors'> & { serviceAccount: Maybe<ResolversTypes['ServiceAccount']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  AddServiceAccountWorkloadInput: AddServiceAccountWorkloadInput;
  AddServiceAccountWorkloadPayload: ResolverTypeWrapper<Payload<Omit<AddServiceAccountWorkloadPayload, 'serviceAccount' | 'userErrors'> & { serviceAccount: Maybe<ResolversTypes['ServiceAccount']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  AddTrustedWorkloadInput: AddTrustedWorkloadInput;
  AddTrustedWorkloadPayload: ResolverTypeWrapper<Payload<Omit<AddTrustedWorkloadPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  AddVexSourceInput: AddVexSourceInput;
  AddVexSourcePayload: ResolverTypeWrapper<Payload<Omit<AddVexSourcePayload, 'userErrors' | 'vexSource'> & { userErrors: Array<ResolversTypes['UserError']>, vexSource: Maybe<ResolversTypes['VexSource']> }>>;
  AdvisoryAlert: ResolverTypeWrapper<AdvisoryAlertModel>;
  AdvisoryFeed: ResolverTypeWrapper<AdvisoryFeedModel>;
  AdvisoryFeedKind: AdvisoryFeedKind;
  AdvisoryFeedRemark: ResolverTypeWrapper<AdvisoryFeedRemarkModel>;
  AdvisoryFeedState: AdvisoryFeedState;
  AdvisorySource: ResolverTypeWrapper<AdvisorySourceModel>;
  AffectedEnvironment: ResolverTypeWrapper<AffectedEnvironmentModel>;
  AffectedPackage: ResolverTypeWrapper<AffectedPackageModel>;
  AlternativeSource: ResolverTypeWrapper<AlternativeSourceModel>;
  ApiToken: ResolverTypeWrapper<ApiTokenModel>;
  ApiTokenScope: ApiTokenScope;
  AppliedPolicy: ResolverTypeWrapper<AppliedPolicyModel>;
  AppliedVexStatement: ResolverTypeWrapper<AppliedVexStatement>;
  ApplyPolicyFileInput: ApplyPolicyFileInput;
  ApplyPolicyFilePayload: ResolverTypeWrapper<Payload<Omit<ApplyPolicyFilePayload, 'organization' | 'policy' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, policy: Maybe<ResolversTypes['Policy']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  ApplyPolicyInput: ApplyPolicyInput;
  ApplyPolicyPayload: ResolverTypeWrapper<Payload<Omit<ApplyPolicyPayload, 'channel' | 'run' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, run: Maybe<ResolversTypes['PolicyRun']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  ArchivePath: ResolverTypeWrapper<ArchivePath>;
  ArchivePathConnection: ResolverTypeWrapper<ConnectionOf<ArchivePathConnection>>;
  ArchivePathEdge: ResolverTypeWrapper<ArchivePathEdge>;
  ArchiveScript: ResolverTypeWrapper<ArchiveScript>;
  ArchiveScriptKind: ArchiveScriptKind;
  ArchiveState: ArchiveState;
  ArchiveText: ResolverTypeWrapper<ArchiveText>;
  AuditActorType: AuditActorType;
  AuditChain: ResolverTypeWrapper<AuditChainModel>;
  AuditChainConnection: ResolverTypeWrapper<ConnectionOf<Omit<AuditChainConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['AuditChainEdge']>, nodes: Array<ResolversTypes['AuditChain']> }>>;
  AuditChainEdge: ResolverTypeWrapper<Omit<AuditChainEdge, 'node'> & { node: ResolversTypes['AuditChain'] }>;
  AuditDetail: ResolverTypeWrapper<AuditDetail>;
  AuditEntry: ResolverTypeWrapper<AuditEntryModel>;
  AuditEntryEdge: ResolverTypeWrapper<Omit<AuditEntryEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditLogConnection: ResolverTypeWrapper<ConnectionOf<Omit<AuditLogConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['AuditEntryEdge']>, nodes: Array<ResolversTypes['AuditEntry']> }>>;
  AuditLogExportFormat: AuditLogExportFormat;
  AuthorizationRequest: ResolverTypeWrapper<AuthorizationRequest>;
  AuthorizationScope: ResolverTypeWrapper<AuthorizationScope>;
  AvailableFilterOptions: ResolverTypeWrapper<AvailableFilterOptionsModel>;
  BaseSubscription: ResolverTypeWrapper<BaseSubscription>;
  BillingAddress: ResolverTypeWrapper<BillingAddress>;
  BillingAddressInput: BillingAddressInput;
  BillingCycle: BillingCycle;
  BlockedRequest: ResolverTypeWrapper<BlockedRequestModel>;
  BlockedRequestConnection: ResolverTypeWrapper<ConnectionOf<Omit<BlockedRequestConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['BlockedRequestEdge']>, nodes: Array<ResolversTypes['BlockedRequest']> }>>;
  BlockedRequestEdge: ResolverTypeWrapper<Omit<BlockedRequestEdge, 'node'> & { node: ResolversTypes['BlockedRequest'] }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BuildRef: ResolverTypeWrapper<BuildRef>;
  BundleJob: ResolverTypeWrapper<BundleJobModel>;
  BundleJobConnection: ResolverTypeWrapper<ConnectionOf<Omit<BundleJobConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['BundleJobEdge']>, nodes: Array<ResolversTypes['BundleJob']> }>>;
  BundleJobEdge: ResolverTypeWrapper<Omit<BundleJobEdge, 'node'> & { node: ResolversTypes['BundleJob'] }>;
  BundleKind: BundleKind;
  ByteSize: ResolverTypeWrapper<Scalars['ByteSize']['output']>;
  CallingServiceAccount: ResolverTypeWrapper<CallingServiceAccount>;
  CancelExceptionRequestInput: CancelExceptionRequestInput;
  CancelExceptionRequestPayload: ResolverTypeWrapper<Payload<Omit<CancelExceptionRequestPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  CancelJobInput: CancelJobInput;
  CancelJobPayload: ResolverTypeWrapper<Payload<Omit<CancelJobPayload, 'jobs' | 'userErrors'> & { jobs: Maybe<ResolversTypes['HubJobs']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  CancelMirrorSyncInput: CancelMirrorSyncInput;
  CancelMirrorSyncPayload: ResolverTypeWrapper<Payload<Omit<CancelMirrorSyncPayload, 'channel' | 'sync' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, sync: Maybe<ResolversTypes['MirrorSync']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  CancelPolicyRunInput: CancelPolicyRunInput;
  CancelPolicyRunPayload: ResolverTypeWrapper<Payload<Omit<CancelPolicyRunPayload, 'channel' | 'run' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, run: Maybe<ResolversTypes['PolicyRun']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  CancelPromotionInput: CancelPromotionInput;
  CancelPromotionPayload: ResolverTypeWrapper<Payload<Omit<CancelPromotionPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  CardInput: CardInput;
  ChangedFile: ResolverTypeWrapper<ChangedFile>;
  ChangedFileConnection: ResolverTypeWrapper<ConnectionOf<ChangedFileConnection>>;
  ChangedFileEdge: ResolverTypeWrapper<ChangedFileEdge>;
  Channel: ResolverTypeWrapper<ChannelModel>;
  ChannelClient: ResolverTypeWrapper<ChannelClientModel>;
  ChannelClientConnection: ResolverTypeWrapper<ConnectionOf<Omit<ChannelClientConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ChannelClientEdge']>, nodes: Array<ResolversTypes['ChannelClient']> }>>;
  ChannelClientEdge: ResolverTypeWrapper<Omit<ChannelClientEdge, 'node'> & { node: ResolversTypes['ChannelClient'] }>;
  ChannelConnection: ResolverTypeWrapper<ConnectionOf<Omit<ChannelConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ChannelEdge']>, nodes: Array<ResolversTypes['Channel']> }>>;
  ChannelCveRules: ResolverTypeWrapper<ChannelCveRulesModel>;
  ChannelEdge: ResolverTypeWrapper<Omit<ChannelEdge, 'node'> & { node: ResolversTypes['Channel'] }>;
  ChannelInstallChecks: ResolverTypeWrapper<ChannelInstallChecksModel>;
  ChannelLabel: ResolverTypeWrapper<ChannelLabelModel>;
  ChannelPackages: ResolverTypeWrapper<ChannelPackagesModel>;
  ChannelReadme: ResolverTypeWrapper<ChannelReadmeModel>;
  ChannelRequests: ResolverTypeWrapper<ChannelRequestsModel>;
  ChannelToken: ResolverTypeWrapper<ChannelToken>;
  ChannelTrait: ChannelTrait;
  ChannelType: ChannelType;
  ChannelVisibility: ChannelVisibility;
  Checkout: ResolverTypeWrapper<CheckoutModel>;
  CheckoutStatus: CheckoutStatus;
  ClaimEducationOfferPayload: ResolverTypeWrapper<Payload<Omit<ClaimEducationOfferPayload, 'offer' | 'userErrors'> & { offer: Maybe<ResolversTypes['EducationOffer']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  ClaimOperatorRoleInput: ClaimOperatorRoleInput;
  ClaimOperatorRolePayload: ResolverTypeWrapper<Payload<Omit<ClaimOperatorRolePayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  ClientProgram: ResolverTypeWrapper<ClientProgramModel>;
  ClientTrackingSettings: ResolverTypeWrapper<ClientTrackingSettingsModel>;
  Collection: ResolverTypeWrapper<CollectionModel>;
  CollectionConnection: ResolverTypeWrapper<ConnectionOf<Omit<CollectionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CollectionEdge']>, nodes: Array<ResolversTypes['CollectionSummary']> }>>;
  CollectionEdge: ResolverTypeWrapper<Omit<CollectionEdge, 'node'> & { node: ResolversTypes['CollectionSummary'] }>;
  CollectionEntry: ResolverTypeWrapper<CollectionEntryModel>;
  CollectionEntryInput: CollectionEntryInput;
  CollectionFileHit: ResolverTypeWrapper<CollectionFileHit>;
  CollectionHit: ResolverTypeWrapper<CollectionHit>;
  CollectionSummary: ResolverTypeWrapper<CollectionSummaryModel>;
  CollectionVisibility: CollectionVisibility;
  CollectionsAndFiles: ResolverTypeWrapper<CollectionsAndFiles>;
  CollectionsAndFilesSearchGroup: ResolverTypeWrapper<Omit<CollectionsAndFilesSearchGroup, 'items'> & { items: Array<ResolversTypes['SearchItem']> }>;
  CondaVersion: ResolverTypeWrapper<Scalars['CondaVersion']['output']>;
  ConflictError: ResolverTypeWrapper<ConflictError>;
  Consent: ResolverTypeWrapper<Consent>;
  CreateAccountInput: CreateAccountInput;
  CreateAccountPayload: ResolverTypeWrapper<Payload<Omit<CreateAccountPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateApiTokenInput: CreateApiTokenInput;
  CreateApiTokenPayload: ResolverTypeWrapper<Payload<Omit<CreateApiTokenPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  CreateBillingPortalSessionInput: CreateBillingPortalSessionInput;
  CreateBillingPortalSessionPayload: ResolverTypeWrapper<Payload<Omit<CreateBillingPortalSessionPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateChannelInput: CreateChannelInput;
  CreateChannelPayload: ResolverTypeWrapper<Payload<Omit<CreateChannelPayload, 'channel' | 'organization' | 'run' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, organization: Maybe<ResolversTypes['Organization']>, run: Maybe<ResolversTypes['PolicyRun']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateChannelTokenInput: CreateChannelTokenInput;
  CreateChannelTokenPayload: ResolverTypeWrapper<Payload<Omit<CreateChannelTokenPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateCheckoutInput: CreateCheckoutInput;
  CreateCheckoutPayload: ResolverTypeWrapper<Payload<Omit<CreateCheckoutPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateCollectionInput: CreateCollectionInput;
  CreateCollectionPayload: ResolverTypeWrapper<Payload<Omit<CreateCollectionPayload, 'collection' | 'userErrors'> & { collection: Maybe<ResolversTypes['Collection']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateDeltaSubscriptionInput: CreateDeltaSubscriptionInput;
  CreateDeltaSubscriptionPayload: ResolverTypeWrapper<Payload<Omit<CreateDeltaSubscriptionPayload, 'subscription' | 'userErrors'> & { subscription: Maybe<ResolversTypes['DeltaSubscription']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateExceptionRequestInput: CreateExceptionRequestInput;
  CreateExceptionRequestPayload: ResolverTypeWrapper<Payload<Omit<CreateExceptionRequestPayload, 'request' | 'userErrors'> & { request: Maybe<ResolversTypes['OwnExceptionRequest']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateFlagExposureInput: CreateFlagExposureInput;
  CreateFlagExposurePayload: ResolverTypeWrapper<Payload<Omit<CreateFlagExposurePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateGroupInput: CreateGroupInput;
  CreateGroupPayload: ResolverTypeWrapper<Payload<Omit<CreateGroupPayload, 'group' | 'organization' | 'userErrors'> & { group: Maybe<ResolversTypes['Group']>, organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateInvitationsInput: CreateInvitationsInput;
  CreateInvitationsPayload: ResolverTypeWrapper<Payload<Omit<CreateInvitationsPayload, 'organization' | 'outcomes' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, outcomes: Maybe<Array<ResolversTypes['InvitationOutcome']>>, userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateListExportInput: CreateListExportInput;
  CreateListExportPayload: ResolverTypeWrapper<Payload<Omit<CreateListExportPayload, 'listExport' | 'userErrors'> & { listExport: Maybe<ResolversTypes['ListExport']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateOrganizationInput: CreateOrganizationInput;
  CreateOrganizationPayload: ResolverTypeWrapper<Payload<Omit<CreateOrganizationPayload, 'organization' | 'userErrors' | 'viewer'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  CreateOrganizationTokenInput: CreateOrganizationTokenInput;
  CreateOrganizationTokenPayload: ResolverTypeWrapper<Payload<Omit<CreateOrganizationTokenPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  CreatePasskeyChallengePayload: ResolverTypeWrapper<Payload<Omit<CreatePasskeyChallengePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  CreatePasskeySignInChallengePayload: ResolverTypeWrapper<Payload<Omit<CreatePasskeySignInChallengePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  CreatePersonalTokenInput: CreatePersonalTokenInput;
  CreatePersonalTokenPayload: ResolverTypeWrapper<Payload<Omit<CreatePersonalTokenPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  CreatePolicyInput: CreatePolicyInput;
  CreatePolicyPayload: ResolverTypeWrapper<Payload<Omit<CreatePolicyPayload, 'organization' | 'policy' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, policy: Maybe<ResolversTypes['Policy']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateProjectInput: CreateProjectInput;
  CreateProjectPayload: ResolverTypeWrapper<Payload<Omit<CreateProjectPayload, 'project' | 'userErrors'> & { project: Maybe<ResolversTypes['Project']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateServiceAccountInput: CreateServiceAccountInput;
  CreateServiceAccountKeyInput: CreateServiceAccountKeyInput;
  CreateServiceAccountKeyPayload: ResolverTypeWrapper<Payload<Omit<CreateServiceAccountKeyPayload, 'serviceAccount' | 'userErrors'> & { serviceAccount: Maybe<ResolversTypes['ServiceAccount']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateServiceAccountPayload: ResolverTypeWrapper<Payload<Omit<CreateServiceAccountPayload, 'organization' | 'serviceAccount' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, serviceAccount: Maybe<ResolversTypes['ServiceAccount']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateServiceAccountTokenInput: CreateServiceAccountTokenInput;
  CreateServiceAccountTokenPayload: ResolverTypeWrapper<Payload<Omit<CreateServiceAccountTokenPayload, 'serviceAccount' | 'userErrors'> & { serviceAccount: Maybe<ResolversTypes['ServiceAccount']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateTotpSetupPayload: ResolverTypeWrapper<Payload<Omit<CreateTotpSetupPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateUploadInput: CreateUploadInput;
  CreateUploadPayload: ResolverTypeWrapper<Payload<Omit<CreateUploadPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateVexStatementInput: CreateVexStatementInput;
  CreateVexStatementPayload: ResolverTypeWrapper<Payload<Omit<CreateVexStatementPayload, 'userErrors' | 'vexStatement'> & { userErrors: Array<ResolversTypes['UserError']>, vexStatement: Maybe<ResolversTypes['VexStatement']> }>>;
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: ResolverTypeWrapper<Payload<Omit<CreateWebhookPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  Cve: ResolverTypeWrapper<CveModel>;
  CveConnection: ResolverTypeWrapper<ConnectionOf<Omit<CveConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CveEdge']>, nodes: Array<ResolversTypes['Cve']> }>>;
  CveEdge: ResolverTypeWrapper<CveEdgeModel>;
  CveExploitation: ResolverTypeWrapper<CveExploitation>;
  CveFile: ResolverTypeWrapper<CveFile>;
  CvePackage: ResolverTypeWrapper<CvePackage>;
  CveRuleFiles: ResolverTypeWrapper<CveRuleFilesModel>;
  CveRulesState: CveRulesState;
  CveScore: ResolverTypeWrapper<CveScore>;
  CveScoreFiles: ResolverTypeWrapper<CveScoreFiles>;
  CveStatus: CveStatus;
  CveStatusCount: ResolverTypeWrapper<CveStatusCountModel>;
  CveStatusFiles: ResolverTypeWrapper<CveStatusFiles>;
  DailyRequests: ResolverTypeWrapper<DailyRequestsModel>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decision: Decision;
  DecisionExplanation: ResolverTypeWrapper<DecisionExplanationModel>;
  DeclineInvitationInput: DeclineInvitationInput;
  DeclineInvitationPayload: ResolverTypeWrapper<Payload<Omit<DeclineInvitationPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: ResolverTypeWrapper<Payload<Omit<DeleteAccountPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteChannelInput: DeleteChannelInput;
  DeleteChannelPayload: ResolverTypeWrapper<Payload<Omit<DeleteChannelPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteCollectionInput: DeleteCollectionInput;
  DeleteCollectionPayload: ResolverTypeWrapper<Payload<Omit<DeleteCollectionPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteDeltaSubscriptionByTokenInput: DeleteDeltaSubscriptionByTokenInput;
  DeleteDeltaSubscriptionByTokenPayload: ResolverTypeWrapper<Payload<Omit<DeleteDeltaSubscriptionByTokenPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteDeltaSubscriptionInput: DeleteDeltaSubscriptionInput;
  DeleteDeltaSubscriptionPayload: ResolverTypeWrapper<Payload<Omit<DeleteDeltaSubscriptionPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteEnvironmentInput: DeleteEnvironmentInput;
  DeleteEnvironmentPayload: ResolverTypeWrapper<Payload<Omit<DeleteEnvironmentPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteFeedBundleInput: DeleteFeedBundleInput;
  DeleteFeedBundlePayload: ResolverTypeWrapper<Payload<Omit<DeleteFeedBundlePayload, 'bundles' | 'userErrors'> & { bundles: Maybe<ResolversTypes['FeedBundles']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteGroupInput: DeleteGroupInput;
  DeleteGroupPayload: ResolverTypeWrapper<Payload<Omit<DeleteGroupPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteLabelInput: DeleteLabelInput;
  DeleteLabelPayload: ResolverTypeWrapper<Payload<Omit<DeleteLabelPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteListExportInput: DeleteListExportInput;
  DeleteListExportPayload: ResolverTypeWrapper<Payload<Omit<DeleteListExportPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteNotebookInput: DeleteNotebookInput;
  DeleteNotebookPayload: ResolverTypeWrapper<Payload<Omit<DeleteNotebookPayload, 'notebook' | 'userErrors'> & { notebook: Maybe<ResolversTypes['Notebook']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteOrganizationInput: DeleteOrganizationInput;
  DeleteOrganizationPayload: ResolverTypeWrapper<Payload<Omit<DeleteOrganizationPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  DeletePolicyInput: DeletePolicyInput;
  DeletePolicyPayload: ResolverTypeWrapper<Payload<Omit<DeletePolicyPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteProjectFileInput: DeleteProjectFileInput;
  DeleteProjectFilePayload: ResolverTypeWrapper<Payload<Omit<DeleteProjectFilePayload, 'project' | 'userErrors'> & { project: Maybe<ResolversTypes['Project']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteProjectInput: DeleteProjectInput;
  DeleteProjectPayload: ResolverTypeWrapper<Payload<Omit<DeleteProjectPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteServiceAccountInput: DeleteServiceAccountInput;
  DeleteServiceAccountPayload: ResolverTypeWrapper<Payload<Omit<DeleteServiceAccountPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteWebhookInput: DeleteWebhookInput;
  DeleteWebhookPayload: ResolverTypeWrapper<Payload<Omit<DeleteWebhookPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  DeltaChangeType: DeltaChangeType;
  DeltaConnection: ResolverTypeWrapper<ConnectionOf<Omit<DeltaConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['DeltaEdge']>, nodes: Array<ResolversTypes['PolicyRun']> }>>;
  DeltaEdge: ResolverTypeWrapper<Omit<DeltaEdge, 'node'> & { node: ResolversTypes['PolicyRun'] }>;
  DeltaFrequency: DeltaFrequency;
  DeltaSubscription: ResolverTypeWrapper<DeltaSubscriptionModel>;
  Dependency: ResolverTypeWrapper<Dependency>;
  Dependent: ResolverTypeWrapper<Dependent>;
  DiffLine: ResolverTypeWrapper<DiffLine>;
  DiffLineKind: DiffLineKind;
  DocumentationHit: ResolverTypeWrapper<DocumentationHit>;
  DocumentationSearchGroup: ResolverTypeWrapper<DocumentationSearchGroup>;
  DownloadMonth: ResolverTypeWrapper<DownloadMonthModel>;
  DraftRule: ResolverTypeWrapper<DraftRule>;
  EducationOffer: ResolverTypeWrapper<EducationOfferModel>;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EmailStatus: ResolverTypeWrapper<EmailStatusModel>;
  Environment: ResolverTypeWrapper<EnvironmentModel>;
  EnvironmentConnection: ResolverTypeWrapper<ConnectionOf<Omit<EnvironmentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['EnvironmentEdge']>, nodes: Array<ResolversTypes['Environment']> }>>;
  EnvironmentCveCounts: ResolverTypeWrapper<EnvironmentCveCounts>;
  EnvironmentCveHistoryDay: ResolverTypeWrapper<EnvironmentCveHistoryDayModel>;
  EnvironmentEdge: ResolverTypeWrapper<Omit<EnvironmentEdge, 'node'> & { node: ResolversTypes['Environment'] }>;
  EnvironmentFileInput: EnvironmentFileInput;
  EnvironmentFinding: ResolverTypeWrapper<EnvironmentFindingModel>;
  EnvironmentFormat: EnvironmentFormat;
  EnvironmentHit: ResolverTypeWrapper<EnvironmentHit>;
  EnvironmentImpactSummary: ResolverTypeWrapper<EnvironmentImpactSummaryModel>;
  EnvironmentPerson: ResolverTypeWrapper<EnvironmentPerson>;
  EnvironmentPolicyImpact: ResolverTypeWrapper<EnvironmentPolicyImpact>;
  EnvironmentRemark: ResolverTypeWrapper<EnvironmentRemark>;
  EnvironmentReview: ResolverTypeWrapper<EnvironmentReviewModel>;
  EnvironmentReviewConnection: ResolverTypeWrapper<ConnectionOf<Omit<EnvironmentReviewConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['EnvironmentReviewEdge']>, nodes: Array<ResolversTypes['EnvironmentReview']> }>>;
  EnvironmentReviewEdge: ResolverTypeWrapper<Omit<EnvironmentReviewEdge, 'node'> & { node: ResolversTypes['EnvironmentReview'] }>;
  EnvironmentRevision: ResolverTypeWrapper<EnvironmentRevisionModel>;
  EnvironmentRevisionConnection: ResolverTypeWrapper<ConnectionOf<Omit<EnvironmentRevisionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['EnvironmentRevisionEdge']>, nodes: Array<ResolversTypes['EnvironmentRevision']> }>>;
  EnvironmentRevisionEdge: ResolverTypeWrapper<Omit<EnvironmentRevisionEdge, 'node'> & { node: ResolversTypes['EnvironmentRevision'] }>;
  EnvironmentScan: ResolverTypeWrapper<EnvironmentScanModel>;
  EnvironmentSearchGroup: ResolverTypeWrapper<EnvironmentSearchGroup>;
  EnvironmentStats: ResolverTypeWrapper<EnvironmentStatsModel>;
  EnvironmentStatus: EnvironmentStatus;
  EnvironmentStatusInfo: ResolverTypeWrapper<EnvironmentStatusInfo>;
  EnvironmentUser: ResolverTypeWrapper<EnvironmentUserModel>;
  EnvironmentUserConnection: ResolverTypeWrapper<ConnectionOf<Omit<EnvironmentUserConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['EnvironmentUserEdge']>, nodes: Array<ResolversTypes['EnvironmentUser']> }>>;
  EnvironmentUserEdge: ResolverTypeWrapper<Omit<EnvironmentUserEdge, 'node'> & { node: ResolversTypes['EnvironmentUser'] }>;
  ExceptedCve: ResolverTypeWrapper<ExceptedCveModel>;
  ExceptedFile: ResolverTypeWrapper<ExceptedFileModel>;
  ExceptedLicense: ResolverTypeWrapper<ExceptedLicenseModel>;
  ExceptionImpact: ResolverTypeWrapper<ExceptionImpactModel>;
  ExceptionRequest: ResolverTypeWrapper<ExceptionRequestModel>;
  ExceptionRequestConnection: ResolverTypeWrapper<ConnectionOf<Omit<ExceptionRequestConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ExceptionRequestEdge']>, nodes: Array<ResolversTypes['ExceptionRequest']> }>>;
  ExceptionRequestEdge: ResolverTypeWrapper<Omit<ExceptionRequestEdge, 'node'> & { node: ResolversTypes['ExceptionRequest'] }>;
  ExceptionRequestState: ExceptionRequestState;
  ExceptionRequester: ResolverTypeWrapper<ExceptionRequesterModel>;
  ExceptionSuggestionScope: ExceptionSuggestionScope;
  ExceptionSuggestions: ResolverTypeWrapper<ExceptionSuggestions>;
  ExplainedRule: ResolverTypeWrapper<Omit<ExplainedRule, 'cves'> & { cves: Array<ResolversTypes['Cve']> }>;
  ExplanationSection: ResolverTypeWrapper<Omit<ExplanationSection, 'rules'> & { rules: Array<ResolversTypes['ExplainedRule']> }>;
  ExportBundleInput: ExportBundleInput;
  ExportBundlePayload: ResolverTypeWrapper<Payload<Omit<ExportBundlePayload, 'bundle' | 'channel' | 'userErrors'> & { bundle: Maybe<ResolversTypes['BundleJob']>, channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  ExportFeedBundleInput: ExportFeedBundleInput;
  ExportFeedBundlePayload: ResolverTypeWrapper<Payload<Omit<ExportFeedBundlePayload, 'bundles' | 'userErrors'> & { bundles: Maybe<ResolversTypes['FeedBundles']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  ExposureCoverage: ResolverTypeWrapper<ExposureCoverage>;
  FailedJob: ResolverTypeWrapper<FailedJobModel>;
  FailedJobConnection: ResolverTypeWrapper<ConnectionOf<Omit<FailedJobConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['FailedJobEdge']>, nodes: Array<ResolversTypes['FailedJob']> }>>;
  FailedJobEdge: ResolverTypeWrapper<Omit<FailedJobEdge, 'node'> & { node: ResolversTypes['FailedJob'] }>;
  FeatureFlag: ResolverTypeWrapper<FeatureFlag>;
  FeatureInput: FeatureInput;
  FeaturePermission: ResolverTypeWrapper<FeaturePermission>;
  FeatureSetting: ResolverTypeWrapper<FeatureSetting>;
  FeaturedPackages: ResolverTypeWrapper<FeaturedPackagesModel>;
  FeedBundleChoice: ResolverTypeWrapper<FeedBundleChoiceModel>;
  FeedBundleExport: ResolverTypeWrapper<FeedBundleExportModel>;
  FeedBundleImport: ResolverTypeWrapper<FeedBundleImportModel>;
  FeedBundleState: FeedBundleState;
  FeedBundles: ResolverTypeWrapper<FeedBundlesModel>;
  FileChangeKind: FileChangeKind;
  FileEncoding: FileEncoding;
  FileEvent: ResolverTypeWrapper<FileEventModel>;
  FileEventKind: FileEventKind;
  FileKeyInput: FileKeyInput;
  FileRef: ResolverTypeWrapper<FileRefModel>;
  FileState: FileState;
  Finding: ResolverTypeWrapper<FindingModel>;
  FindingConnection: ResolverTypeWrapper<ConnectionOf<Omit<FindingConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['FindingEdge']>, nodes: Array<ResolversTypes['Finding']> }>>;
  FindingEdge: ResolverTypeWrapper<Omit<FindingEdge, 'node'> & { node: ResolversTypes['Finding'] }>;
  FindingOpenReason: FindingOpenReason;
  FindingResolution: FindingResolution;
  FindingState: FindingState;
  FlagContextInput: FlagContextInput;
  FlagReason: FlagReason;
  FlagValueType: FlagValueType;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ForbiddenError: ResolverTypeWrapper<ForbiddenError>;
  ForbiddenReason: ForbiddenReason;
  GrantOrganizationPlanInput: GrantOrganizationPlanInput;
  GrantOrganizationPlanPayload: ResolverTypeWrapper<Payload<Omit<GrantOrganizationPlanPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['HubOrganization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  GrantUserPlanInput: GrantUserPlanInput;
  GrantUserPlanPayload: ResolverTypeWrapper<Payload<Omit<GrantUserPlanPayload, 'person' | 'userErrors'> & { person: Maybe<ResolversTypes['HubUser']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  Group: ResolverTypeWrapper<GroupModel>;
  Guide: ResolverTypeWrapper<GuideModel>;
  GuideText: ResolverTypeWrapper<GuideTextModel>;
  HubActivePlan: ResolverTypeWrapper<HubActivePlanModel>;
  HubAdmin: ResolverTypeWrapper<HubAdminModel>;
  HubChannel: ResolverTypeWrapper<HubChannelModel>;
  HubFolder: ResolverTypeWrapper<HubFolderModel>;
  HubJob: ResolverTypeWrapper<HubJobModel>;
  HubJobKind: HubJobKind;
  HubJobs: ResolverTypeWrapper<HubJobsModel>;
  HubMembership: ResolverTypeWrapper<HubMembershipModel>;
  HubOrganization: ResolverTypeWrapper<HubOrganizationModel>;
  HubOrganizationConnection: ResolverTypeWrapper<ConnectionOf<Omit<HubOrganizationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['HubOrganizationEdge']>, nodes: Array<ResolversTypes['HubOrganization']> }>>;
  HubOrganizationEdge: ResolverTypeWrapper<Omit<HubOrganizationEdge, 'node'> & { node: ResolversTypes['HubOrganization'] }>;
  HubPackage: ResolverTypeWrapper<HubPackageModel>;
  HubPackageConnection: ResolverTypeWrapper<ConnectionOf<Omit<HubPackageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['HubPackageEdge']>, nodes: Array<ResolversTypes['HubPackage']> }>>;
  HubPackageEdge: ResolverTypeWrapper<Omit<HubPackageEdge, 'node'> & { node: ResolversTypes['HubPackage'] }>;
  HubPlan: ResolverTypeWrapper<HubPlanModel>;
  HubSession: ResolverTypeWrapper<HubSessionModel>;
  HubStorage: ResolverTypeWrapper<HubStorageModel>;
  HubUpdate: ResolverTypeWrapper<HubUpdate>;
  HubUpdateKind: HubUpdateKind;
  HubUser: ResolverTypeWrapper<HubUserModel>;
  HubUserConnection: ResolverTypeWrapper<ConnectionOf<Omit<HubUserConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['HubUserEdge']>, nodes: Array<ResolversTypes['HubUser']> }>>;
  HubUserEdge: ResolverTypeWrapper<Omit<HubUserEdge, 'node'> & { node: ResolversTypes['HubUser'] }>;
  HubUserState: HubUserState;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdentityProvider: ResolverTypeWrapper<IdentityProvider>;
  ImpactProblem: ResolverTypeWrapper<ImpactProblem>;
  ImpactedEnvironment: ResolverTypeWrapper<ImpactedEnvironment>;
  ImpactedEnvironmentConnection: ResolverTypeWrapper<ConnectionOf<ImpactedEnvironmentConnection>>;
  ImpactedEnvironmentEdge: ResolverTypeWrapper<ImpactedEnvironmentEdge>;
  ImportBundleInput: ImportBundleInput;
  ImportBundlePayload: ResolverTypeWrapper<Payload<Omit<ImportBundlePayload, 'bundle' | 'channel' | 'userErrors'> & { bundle: Maybe<ResolversTypes['BundleJob']>, channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  ImportEnvironmentInput: ImportEnvironmentInput;
  ImportEnvironmentPayload: ResolverTypeWrapper<Payload<Omit<ImportEnvironmentPayload, 'environment' | 'userErrors'> & { environment: Maybe<ResolversTypes['Environment']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  ImportFeedBundleInput: ImportFeedBundleInput;
  ImportFeedBundlePayload: ResolverTypeWrapper<Payload<Omit<ImportFeedBundlePayload, 'bundles' | 'userErrors'> & { bundles: Maybe<ResolversTypes['FeedBundles']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  ImportNotebookInput: ImportNotebookInput;
  ImportNotebookPayload: ResolverTypeWrapper<Payload<Omit<ImportNotebookPayload, 'notebook' | 'userErrors'> & { notebook: Maybe<ResolversTypes['Notebook']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  ImportOpenVexInput: ImportOpenVexInput;
  ImportOpenVexPayload: ResolverTypeWrapper<Payload<Omit<ImportOpenVexPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  IncomingBundle: ResolverTypeWrapper<IncomingBundleModel>;
  IncomingBundles: ResolverTypeWrapper<IncomingBundlesModel>;
  IncomingFeedBundle: ResolverTypeWrapper<IncomingFeedBundleModel>;
  InputError: ResolverTypeWrapper<InputError>;
  InstallCheck: ResolverTypeWrapper<InstallCheckModel>;
  InstallCheckChange: ResolverTypeWrapper<InstallCheckChange>;
  InstallCheckInput: InstallCheckInput;
  InstallCheckResult: ResolverTypeWrapper<InstallCheckResultModel>;
  Installability: ResolverTypeWrapper<Installability>;
  InstallabilityIssue: ResolverTypeWrapper<Omit<InstallabilityIssue, 'failedChecks'> & { failedChecks: Array<ResolversTypes['InstallCheckResult']> }>;
  InstalledPackage: ResolverTypeWrapper<InstalledPackageModel>;
  InstalledPackageChange: InstalledPackageChange;
  InstalledPackageConnection: ResolverTypeWrapper<ConnectionOf<Omit<InstalledPackageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['InstalledPackageEdge']>, nodes: Array<ResolversTypes['InstalledPackage']> }>>;
  InstalledPackageEdge: ResolverTypeWrapper<Omit<InstalledPackageEdge, 'node'> & { node: ResolversTypes['InstalledPackage'] }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invitation: ResolverTypeWrapper<InvitationModel>;
  InvitationConnection: ResolverTypeWrapper<ConnectionOf<Omit<InvitationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['InvitationEdge']>, nodes: Array<ResolversTypes['Invitation']> }>>;
  InvitationEdge: ResolverTypeWrapper<Omit<InvitationEdge, 'node'> & { node: ResolversTypes['Invitation'] }>;
  InvitationOutcome: ResolverTypeWrapper<InvitationOutcomeModel>;
  InvitationOutcomeKind: InvitationOutcomeKind;
  InvitationState: InvitationState;
  InvitationViewerState: InvitationViewerState;
  Invoice: ResolverTypeWrapper<InvoiceModel>;
  InvoiceLine: ResolverTypeWrapper<InvoiceLineModel>;
  InvoicePreview: ResolverTypeWrapper<InvoicePreviewModel>;
  InvoicePreviewInput: InvoicePreviewInput;
  InvoiceStatus: InvoiceStatus;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JobQueue: ResolverTypeWrapper<JobQueueModel>;
  JobState: JobState;
  LearningVideo: ResolverTypeWrapper<LearningVideoModel>;
  LeaveOrganizationInput: LeaveOrganizationInput;
  LeaveOrganizationPayload: ResolverTypeWrapper<Payload<Omit<LeaveOrganizationPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  ListExport: ResolverTypeWrapper<ListExportModel>;
  ListExportConnection: ResolverTypeWrapper<ConnectionOf<Omit<ListExportConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ListExportEdge']>, nodes: Array<ResolversTypes['ListExport']> }>>;
  ListExportEdge: ResolverTypeWrapper<Omit<ListExportEdge, 'node'> & { node: ResolversTypes['ListExport'] }>;
  LiveUpdates: ResolverTypeWrapper<Record<PropertyKey, never>>;
  LockFileFormat: LockFileFormat;
  MailServer: ResolverTypeWrapper<MailServerModel>;
  MappingChange: ResolverTypeWrapper<MappingChangeModel>;
  MappingChangeConnection: ResolverTypeWrapper<ConnectionOf<Omit<MappingChangeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['MappingChangeEdge']>, nodes: Array<ResolversTypes['MappingChange']> }>>;
  MappingChangeEdge: ResolverTypeWrapper<Omit<MappingChangeEdge, 'node'> & { node: ResolversTypes['MappingChange'] }>;
  MappingConfidence: MappingConfidence;
  MatchSpec: ResolverTypeWrapper<Scalars['MatchSpec']['output']>;
  Member: ResolverTypeWrapper<MemberModel>;
  MemberConnection: ResolverTypeWrapper<ConnectionOf<Omit<MemberConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['MemberEdge']>, nodes: Array<ResolversTypes['Member']> }>>;
  MemberEdge: ResolverTypeWrapper<Omit<MemberEdge, 'node'> & { node: ResolversTypes['Member'] }>;
  Membership: ResolverTypeWrapper<Membership>;
  Mirror: ResolverTypeWrapper<MirrorModel>;
  MirrorCredentialKind: MirrorCredentialKind;
  MirrorCredentials: ResolverTypeWrapper<MirrorCredentialsModel>;
  MirrorCredentialsInput: MirrorCredentialsInput;
  MirrorDownloadPolicy: MirrorDownloadPolicy;
  MirrorLoss: ResolverTypeWrapper<MirrorLossModel>;
  MirrorLossDecision: MirrorLossDecision;
  MirrorProblem: ResolverTypeWrapper<MirrorProblemModel>;
  MirrorProblemKind: MirrorProblemKind;
  MirrorSubdirLoss: ResolverTypeWrapper<MirrorSubdirLossModel>;
  MirrorSync: ResolverTypeWrapper<MirrorSyncModel>;
  MirrorTokenSource: MirrorTokenSource;
  MissingDependency: ResolverTypeWrapper<MissingDependencyModel>;
  MonitoredRequest: ResolverTypeWrapper<Omit<MonitoredRequest, 'person'> & { person: Maybe<ResolversTypes['User']> }>;
  MonitoredRequestConnection: ResolverTypeWrapper<ConnectionOf<Omit<MonitoredRequestConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['MonitoredRequestEdge']>, nodes: Array<ResolversTypes['MonitoredRequest']> }>>;
  MonitoredRequestEdge: ResolverTypeWrapper<Omit<MonitoredRequestEdge, 'node'> & { node: ResolversTypes['MonitoredRequest'] }>;
  MonitoredRule: ResolverTypeWrapper<MonitoredRule>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NameTakenError: ResolverTypeWrapper<NameTakenError>;
  NavigationItem: ResolverTypeWrapper<NavigationItemModel>;
  NextCharge: ResolverTypeWrapper<NextCharge>;
  Node: ResolverTypeWrapper<NodeModel>;
  Notebook: ResolverTypeWrapper<NotebookModel>;
  NotebookConnection: ResolverTypeWrapper<ConnectionOf<Omit<NotebookConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['NotebookEdge']>, nodes: Array<ResolversTypes['Notebook']> }>>;
  NotebookEdge: ResolverTypeWrapper<Omit<NotebookEdge, 'node'> & { node: ResolversTypes['Notebook'] }>;
  Operator: ResolverTypeWrapper<OperatorModel>;
  OperatorAction: OperatorAction;
  OperatorLogConnection: ResolverTypeWrapper<ConnectionOf<Omit<OperatorLogConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['OperatorLogEdge']>, nodes: Array<ResolversTypes['OperatorLogEntry']> }>>;
  OperatorLogEdge: ResolverTypeWrapper<Omit<OperatorLogEdge, 'node'> & { node: ResolversTypes['OperatorLogEntry'] }>;
  OperatorLogEntry: ResolverTypeWrapper<OperatorLogEntryModel>;
  Organization: ResolverTypeWrapper<OrganizationModel>;
  OrganizationConnection: ResolverTypeWrapper<ConnectionOf<Omit<OrganizationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['OrganizationEdge']>, nodes: Array<ResolversTypes['Organization']> }>>;
  OrganizationEdge: ResolverTypeWrapper<Omit<OrganizationEdge, 'node'> & { node: ResolversTypes['Organization'] }>;
  OrganizationRole: OrganizationRole;
  OrganizationToken: ResolverTypeWrapper<OrganizationTokenModel>;
  OrganizationUpdate: ResolverTypeWrapper<OrganizationUpdateModel>;
  OrganizationUpdateKind: OrganizationUpdateKind;
  OrganizationVexStatements: ResolverTypeWrapper<OrganizationVexStatementsModel>;
  OutboxConnection: ResolverTypeWrapper<ConnectionOf<OutboxConnection>>;
  OutboxEdge: ResolverTypeWrapper<OutboxEdge>;
  OutboxEmail: ResolverTypeWrapper<OutboxEmail>;
  OwnExceptionRequest: ResolverTypeWrapper<OwnExceptionRequestModel>;
  Package: ResolverTypeWrapper<PackageModel>;
  PackageArchive: ResolverTypeWrapper<PackageArchiveModel>;
  PackageBuild: ResolverTypeWrapper<PackageBuild>;
  PackageChannelCount: ResolverTypeWrapper<PackageChannelCount>;
  PackageConnection: ResolverTypeWrapper<ConnectionOf<Omit<PackageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PackageEdge']>, nodes: Array<ResolversTypes['Package']> }>>;
  PackageDecisionChange: ResolverTypeWrapper<PackageDecisionChange>;
  PackageDecisionCount: ResolverTypeWrapper<PackageDecisionCount>;
  PackageDecisionFilter: PackageDecisionFilter;
  PackageDiff: ResolverTypeWrapper<PackageDiff>;
  PackageDiffConnection: ResolverTypeWrapper<ConnectionOf<PackageDiffConnection>>;
  PackageDiffEdge: ResolverTypeWrapper<PackageDiffEdge>;
  PackageEdge: ResolverTypeWrapper<Omit<PackageEdge, 'node'> & { node: ResolversTypes['Package'] }>;
  PackageFacets: ResolverTypeWrapper<PackageFacets>;
  PackageFile: ResolverTypeWrapper<PackageFileModel>;
  PackageFileConnection: ResolverTypeWrapper<ConnectionOf<Omit<PackageFileConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PackageFileEdge']>, nodes: Array<ResolversTypes['PackageFile']> }>>;
  PackageFileEdge: ResolverTypeWrapper<Omit<PackageFileEdge, 'node'> & { node: ResolversTypes['PackageFile'] }>;
  PackageFilter: PackageFilter;
  PackageHit: ResolverTypeWrapper<PackageHit>;
  PackageHitChannel: ResolverTypeWrapper<PackageHitChannel>;
  PackageHitConnection: ResolverTypeWrapper<PackageHitConnectionModel>;
  PackageHitEdge: ResolverTypeWrapper<PackageHitEdge>;
  PackageImpact: ResolverTypeWrapper<PackageImpact>;
  PackageLink: ResolverTypeWrapper<PackageLink>;
  PackageLinkKind: PackageLinkKind;
  PackageMappingState: PackageMappingState;
  PackageMetadata: ResolverTypeWrapper<PackageMetadataModel>;
  PackageSearchGroup: ResolverTypeWrapper<PackageSearchGroup>;
  PackageSeverity: PackageSeverity;
  PackageSeverityCount: ResolverTypeWrapper<PackageSeverityCount>;
  PackageSpanCount: ResolverTypeWrapper<PackageSpanCount>;
  PackageUsage: ResolverTypeWrapper<PackageUsageModel>;
  PackageUsageBuild: ResolverTypeWrapper<PackageUsageBuild>;
  PackageUsageEnvironment: ResolverTypeWrapper<PackageUsageEnvironment>;
  PackageUsageEnvironmentConnection: ResolverTypeWrapper<ConnectionOf<PackageUsageEnvironmentConnection>>;
  PackageUsageEnvironmentEdge: ResolverTypeWrapper<PackageUsageEnvironmentEdge>;
  PackageValueCount: ResolverTypeWrapper<PackageValueCount>;
  PackageVersion: ResolverTypeWrapper<PackageVersionModel>;
  PackagesKnowledge: ResolverTypeWrapper<PackagesKnowledge>;
  PageCursor: ResolverTypeWrapper<PageCursor>;
  PageCursors: ResolverTypeWrapper<PageCursors>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Passkey: ResolverTypeWrapper<Passkey>;
  PayCheckoutInput: PayCheckoutInput;
  PayCheckoutPayload: ResolverTypeWrapper<Payload<Omit<PayCheckoutPayload, 'checkout' | 'userErrors'> & { checkout: Maybe<ResolversTypes['Checkout']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  PaymentAccount: ResolverTypeWrapper<PaymentAccountModel>;
  PaymentCard: ResolverTypeWrapper<PaymentCardModel>;
  PaymentConfig: ResolverTypeWrapper<PaymentConfigModel>;
  PaymentProcessor: PaymentProcessor;
  PersonalToken: ResolverTypeWrapper<PersonalTokenModel>;
  Plan: ResolverTypeWrapper<PlanModel>;
  PlanPricing: ResolverTypeWrapper<PlanPricingModel>;
  PlanTaxInput: PlanTaxInput;
  PlannedChannel: ResolverTypeWrapper<PlannedChannelModel>;
  PlannedChannelAction: PlannedChannelAction;
  PlannedFile: ResolverTypeWrapper<PlannedFileModel>;
  PlannedFileState: PlannedFileState;
  Policy: ResolverTypeWrapper<PolicyModel>;
  PolicyChange: ResolverTypeWrapper<PolicyChange>;
  PolicyCondaSpecConditionInput: PolicyCondaSpecConditionInput;
  PolicyCondaSpecExceptionConditionInput: PolicyCondaSpecExceptionConditionInput;
  PolicyConnection: ResolverTypeWrapper<ConnectionOf<Omit<PolicyConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PolicyEdge']>, nodes: Array<ResolversTypes['Policy']> }>>;
  PolicyCveAllowlistConditionInput: PolicyCveAllowlistConditionInput;
  PolicyCveEpssConditionInput: PolicyCveEpssConditionInput;
  PolicyCveEpssPercentileConditionInput: PolicyCveEpssPercentileConditionInput;
  PolicyCveScoreConditionInput: PolicyCveScoreConditionInput;
  PolicyCveStatusConditionInput: PolicyCveStatusConditionInput;
  PolicyDialogFilter: ResolverTypeWrapper<Scalars['PolicyDialogFilter']['output']>;
  PolicyEdge: ResolverTypeWrapper<Omit<PolicyEdge, 'node'> & { node: ResolversTypes['Policy'] }>;
  PolicyException: ResolverTypeWrapper<PolicyExceptionModel>;
  PolicyExceptionConnection: ResolverTypeWrapper<ConnectionOf<Omit<PolicyExceptionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PolicyExceptionEdge']>, nodes: Array<ResolversTypes['PolicyException']> }>>;
  PolicyExceptionEdge: ResolverTypeWrapper<Omit<PolicyExceptionEdge, 'node'> & { node: ResolversTypes['PolicyException'] }>;
  PolicyFileAction: PolicyFileAction;
  PolicyFileError: ResolverTypeWrapper<PolicyFileError>;
  PolicyFileFormat: PolicyFileFormat;
  PolicyFilters: ResolverTypeWrapper<Scalars['PolicyFilters']['output']>;
  PolicyImpact: ResolverTypeWrapper<PolicyImpactModel>;
  PolicyInstallScriptsConditionInput: PolicyInstallScriptsConditionInput;
  PolicyLicenseFamilyConditionInput: PolicyLicenseFamilyConditionInput;
  PolicyMonitoring: ResolverTypeWrapper<PolicyMonitoringModel>;
  PolicyPackageFromDateConditionInput: PolicyPackageFromDateConditionInput;
  PolicyPackageToDateConditionInput: PolicyPackageToDateConditionInput;
  PolicyPlan: ResolverTypeWrapper<PolicyPlanModel>;
  PolicyPlatformConditionInput: PolicyPlatformConditionInput;
  PolicyRevision: ResolverTypeWrapper<PolicyRevisionModel>;
  PolicyRevisionConnection: ResolverTypeWrapper<ConnectionOf<Omit<PolicyRevisionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PolicyRevisionEdge']>, nodes: Array<ResolversTypes['PolicyRevision']> }>>;
  PolicyRevisionEdge: ResolverTypeWrapper<Omit<PolicyRevisionEdge, 'node'> & { node: ResolversTypes['PolicyRevision'] }>;
  PolicyRuleInput: PolicyRuleInput;
  PolicyRulesInput: PolicyRulesInput;
  PolicyRun: ResolverTypeWrapper<PolicyRunModel>;
  PolicySort: PolicySort;
  PolicyVulnerabilityStateConditionInput: PolicyVulnerabilityStateConditionInput;
  ProductCode: ProductCode;
  Project: ResolverTypeWrapper<ProjectModel>;
  ProjectConnection: ResolverTypeWrapper<ConnectionOf<Omit<ProjectConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ProjectEdge']>, nodes: Array<ResolversTypes['Project']> }>>;
  ProjectEdge: ResolverTypeWrapper<Omit<ProjectEdge, 'node'> & { node: ResolversTypes['Project'] }>;
  ProjectEntry: ResolverTypeWrapper<ProjectEntry>;
  ProjectEntryConnection: ResolverTypeWrapper<ConnectionOf<ProjectEntryConnection>>;
  ProjectEntryEdge: ResolverTypeWrapper<ProjectEntryEdge>;
  ProjectFolder: ResolverTypeWrapper<ProjectFolderModel>;
  ProjectHit: ResolverTypeWrapper<ProjectHit>;
  ProjectSearchGroup: ResolverTypeWrapper<ProjectSearchGroup>;
  PromoteFilesInput: PromoteFilesInput;
  PromoteFilesPayload: ResolverTypeWrapper<Payload<Omit<PromoteFilesPayload, 'channel' | 'promotion' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, promotion: Maybe<ResolversTypes['Promotion']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  PromotedPackageInput: PromotedPackageInput;
  Promotion: ResolverTypeWrapper<PromotionModel>;
  PromotionConnection: ResolverTypeWrapper<ConnectionOf<Omit<PromotionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PromotionEdge']>, nodes: Array<ResolversTypes['Promotion']> }>>;
  PromotionEdge: ResolverTypeWrapper<Omit<PromotionEdge, 'node'> & { node: ResolversTypes['Promotion'] }>;
  PromotionPlan: ResolverTypeWrapper<PromotionPlanModel>;
  PromotionSelectionInput: PromotionSelectionInput;
  PromotionState: PromotionState;
  PublishPolicyRunInput: PublishPolicyRunInput;
  PublishPolicyRunPayload: ResolverTypeWrapper<Payload<Omit<PublishPolicyRunPayload, 'channel' | 'run' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, run: Maybe<ResolversTypes['PolicyRun']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  PublishUploadInput: PublishUploadInput;
  PublishUploadPayload: ResolverTypeWrapper<Payload<Omit<PublishUploadPayload, 'file' | 'userErrors'> & { file: Maybe<ResolversTypes['PublishedFile']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  PublishedFile: ResolverTypeWrapper<PublishedFileModel>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QueuedEmail: ResolverTypeWrapper<QueuedEmailModel>;
  QueuedEmailConnection: ResolverTypeWrapper<ConnectionOf<Omit<QueuedEmailConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['QueuedEmailEdge']>, nodes: Array<ResolversTypes['QueuedEmail']> }>>;
  QueuedEmailEdge: ResolverTypeWrapper<Omit<QueuedEmailEdge, 'node'> & { node: ResolversTypes['QueuedEmail'] }>;
  QueuedEmailState: QueuedEmailState;
  Reader: Reader;
  ReauthenticateInput: ReauthenticateInput;
  ReauthenticatePayload: ResolverTypeWrapper<Payload<Omit<ReauthenticatePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  ReceivedInvitation: ResolverTypeWrapper<ReceivedInvitationModel>;
  RemoveAdvisoryFeedKeyInput: RemoveAdvisoryFeedKeyInput;
  RemoveAdvisoryFeedKeyPayload: ResolverTypeWrapper<Payload<Omit<RemoveAdvisoryFeedKeyPayload, 'feeds' | 'userErrors'> & { feeds: Maybe<Array<ResolversTypes['AdvisoryFeed']>>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RemoveChannelGroupInput: RemoveChannelGroupInput;
  RemoveChannelGroupPayload: ResolverTypeWrapper<Payload<Omit<RemoveChannelGroupPayload, 'channel' | 'group' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, group: Maybe<ResolversTypes['Group']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RemoveChannelPolicyInput: RemoveChannelPolicyInput;
  RemoveChannelPolicyPayload: ResolverTypeWrapper<Payload<Omit<RemoveChannelPolicyPayload, 'channel' | 'run' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, run: Maybe<ResolversTypes['PolicyRun']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RemoveGroupMemberInput: RemoveGroupMemberInput;
  RemoveGroupMemberPayload: ResolverTypeWrapper<Payload<Omit<RemoveGroupMemberPayload, 'group' | 'userErrors'> & { group: Maybe<ResolversTypes['Group']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RemoveMemberInput: RemoveMemberInput;
  RemoveMemberPayload: ResolverTypeWrapper<Payload<Omit<RemoveMemberPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RemovePasskeyInput: RemovePasskeyInput;
  RemovePasskeyPayload: ResolverTypeWrapper<Payload<Omit<RemovePasskeyPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  RemoveSeatAssignmentsInput: RemoveSeatAssignmentsInput;
  RemoveSeatAssignmentsPayload: ResolverTypeWrapper<Payload<Omit<RemoveSeatAssignmentsPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RemoveServiceAccountPublicKeyInput: RemoveServiceAccountPublicKeyInput;
  RemoveServiceAccountPublicKeyPayload: ResolverTypeWrapper<Payload<Omit<RemoveServiceAccountPublicKeyPayload, 'serviceAccount' | 'userErrors'> & { serviceAccount: Maybe<ResolversTypes['ServiceAccount']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RemoveServiceAccountWorkloadInput: RemoveServiceAccountWorkloadInput;
  RemoveServiceAccountWorkloadPayload: ResolverTypeWrapper<Payload<Omit<RemoveServiceAccountWorkloadPayload, 'serviceAccount' | 'userErrors'> & { serviceAccount: Maybe<ResolversTypes['ServiceAccount']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RemoveTotpPayload: ResolverTypeWrapper<Payload<Omit<RemoveTotpPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  RemoveTrustedWorkloadInput: RemoveTrustedWorkloadInput;
  RemoveTrustedWorkloadPayload: ResolverTypeWrapper<Payload<Omit<RemoveTrustedWorkloadPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RemoveVexSourceInput: RemoveVexSourceInput;
  RemoveVexSourcePayload: ResolverTypeWrapper<Payload<Omit<RemoveVexSourcePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  RequestCounts: ResolverTypeWrapper<RequestCountsModel>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<Payload<Omit<ResetPasswordPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  RestKind: RestKind;
  RestoreCollectionInput: RestoreCollectionInput;
  RestoreCollectionPayload: ResolverTypeWrapper<Payload<Omit<RestoreCollectionPayload, 'collection' | 'userErrors'> & { collection: Maybe<ResolversTypes['Collection']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RestoreEnvironmentInput: RestoreEnvironmentInput;
  RestoreEnvironmentPayload: ResolverTypeWrapper<Payload<Omit<RestoreEnvironmentPayload, 'environment' | 'userErrors'> & { environment: Maybe<ResolversTypes['Environment']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RestoreFileInput: RestoreFileInput;
  RestoreFilePayload: ResolverTypeWrapper<Payload<Omit<RestoreFilePayload, 'history' | 'userErrors'> & { history: Maybe<Array<ResolversTypes['FileEvent']>>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RestoreGroupInput: RestoreGroupInput;
  RestoreGroupPayload: ResolverTypeWrapper<Payload<Omit<RestoreGroupPayload, 'group' | 'organization' | 'userErrors'> & { group: Maybe<ResolversTypes['Group']>, organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RestorePolicyInput: RestorePolicyInput;
  RestorePolicyPayload: ResolverTypeWrapper<Payload<Omit<RestorePolicyPayload, 'organization' | 'policy' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, policy: Maybe<ResolversTypes['Policy']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RestorePolicyRevisionInput: RestorePolicyRevisionInput;
  RestorePolicyRevisionPayload: ResolverTypeWrapper<Payload<Omit<RestorePolicyRevisionPayload, 'policy' | 'userErrors'> & { policy: Maybe<ResolversTypes['Policy']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RestoreProjectInput: RestoreProjectInput;
  RestoreProjectPayload: ResolverTypeWrapper<Payload<Omit<RestoreProjectPayload, 'project' | 'userErrors'> & { project: Maybe<ResolversTypes['Project']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RetryEmailInput: RetryEmailInput;
  RetryEmailPayload: ResolverTypeWrapper<Payload<Omit<RetryEmailPayload, 'emailStatus' | 'userErrors'> & { emailStatus: Maybe<ResolversTypes['EmailStatus']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RetryJobInput: RetryJobInput;
  RetryJobPayload: ResolverTypeWrapper<Payload<Omit<RetryJobPayload, 'jobs' | 'userErrors'> & { jobs: Maybe<ResolversTypes['HubJobs']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RetryWebhookDeliveryInput: RetryWebhookDeliveryInput;
  RetryWebhookDeliveryPayload: ResolverTypeWrapper<Payload<Omit<RetryWebhookDeliveryPayload, 'delivery' | 'userErrors'> & { delivery: Maybe<ResolversTypes['WebhookDelivery']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  ReviewAuthorizationInput: ReviewAuthorizationInput;
  ReviewAuthorizationPayload: ResolverTypeWrapper<Payload<Omit<ReviewAuthorizationPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  ReviewDecision: ReviewDecision;
  ReviewDeviceAuthorizationInput: ReviewDeviceAuthorizationInput;
  ReviewDeviceAuthorizationPayload: ResolverTypeWrapper<Payload<Omit<ReviewDeviceAuthorizationPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  ReviewExceptionRequestInput: ReviewExceptionRequestInput;
  ReviewExceptionRequestPayload: ResolverTypeWrapper<Payload<Omit<ReviewExceptionRequestPayload, 'request' | 'userErrors'> & { request: Maybe<ResolversTypes['ExceptionRequest']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  ReviewMappingChangeInput: ReviewMappingChangeInput;
  ReviewMappingChangePayload: ResolverTypeWrapper<Payload<Omit<ReviewMappingChangePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  ReviewMirrorLossInput: ReviewMirrorLossInput;
  ReviewMirrorLossPayload: ResolverTypeWrapper<Payload<Omit<ReviewMirrorLossPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  ReviewPromotionInput: ReviewPromotionInput;
  ReviewPromotionPayload: ResolverTypeWrapper<Payload<Omit<ReviewPromotionPayload, 'channel' | 'promotion' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, promotion: Maybe<ResolversTypes['Promotion']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  ReviewSupplierVexStatementInput: ReviewSupplierVexStatementInput;
  ReviewSupplierVexStatementPayload: ResolverTypeWrapper<Payload<Omit<ReviewSupplierVexStatementPayload, 'statement' | 'userErrors'> & { statement: Maybe<ResolversTypes['SupplierVexStatement']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RevokeApiTokenInput: RevokeApiTokenInput;
  RevokeApiTokenPayload: ResolverTypeWrapper<Payload<Omit<RevokeApiTokenPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  RevokeChannelTokenInput: RevokeChannelTokenInput;
  RevokeChannelTokenPayload: ResolverTypeWrapper<Payload<Omit<RevokeChannelTokenPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  RevokeExceptionInput: RevokeExceptionInput;
  RevokeExceptionPayload: ResolverTypeWrapper<Payload<Omit<RevokeExceptionPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  RevokeInvitationsInput: RevokeInvitationsInput;
  RevokeInvitationsPayload: ResolverTypeWrapper<Payload<Omit<RevokeInvitationsPayload, 'organization' | 'outcomes' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, outcomes: Maybe<Array<ResolversTypes['InvitationOutcome']>>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RevokeOrganizationPlanInput: RevokeOrganizationPlanInput;
  RevokeOrganizationPlanPayload: ResolverTypeWrapper<Payload<Omit<RevokeOrganizationPlanPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['HubOrganization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RevokeOrganizationTokenInput: RevokeOrganizationTokenInput;
  RevokeOrganizationTokenPayload: ResolverTypeWrapper<Payload<Omit<RevokeOrganizationTokenPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RevokeOtherSessionsPayload: ResolverTypeWrapper<Payload<Omit<RevokeOtherSessionsPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  RevokePersonalTokenPayload: ResolverTypeWrapper<Payload<Omit<RevokePersonalTokenPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  RevokeServiceAccountKeyInput: RevokeServiceAccountKeyInput;
  RevokeServiceAccountKeyPayload: ResolverTypeWrapper<Payload<Omit<RevokeServiceAccountKeyPayload, 'serviceAccount' | 'userErrors'> & { serviceAccount: Maybe<ResolversTypes['ServiceAccount']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RevokeServiceAccountTokenInput: RevokeServiceAccountTokenInput;
  RevokeServiceAccountTokenPayload: ResolverTypeWrapper<Payload<Omit<RevokeServiceAccountTokenPayload, 'organization' | 'serviceAccount' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, serviceAccount: Maybe<ResolversTypes['ServiceAccount']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RevokeSessionInput: RevokeSessionInput;
  RevokeSessionPayload: ResolverTypeWrapper<Payload<Omit<RevokeSessionPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  RevokeUserPlanInput: RevokeUserPlanInput;
  RevokeUserPlanPayload: ResolverTypeWrapper<Payload<Omit<RevokeUserPlanPayload, 'person' | 'userErrors'> & { person: Maybe<ResolversTypes['HubUser']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RevokeVexStatementInput: RevokeVexStatementInput;
  RevokeVexStatementPayload: ResolverTypeWrapper<Payload<Omit<RevokeVexStatementPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  RootCause: ResolverTypeWrapper<RootCause>;
  RotateApiTokenInput: RotateApiTokenInput;
  RotateApiTokenPayload: ResolverTypeWrapper<Payload<Omit<RotateApiTokenPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  RotateRecoveryCodesPayload: ResolverTypeWrapper<Payload<Omit<RotateRecoveryCodesPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  RotateWebhookSecretInput: RotateWebhookSecretInput;
  RotateWebhookSecretPayload: ResolverTypeWrapper<Payload<Omit<RotateWebhookSecretPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RuleImpact: ResolverTypeWrapper<RuleImpact>;
  RuleSection: RuleSection;
  RuleVerdict: RuleVerdict;
  RunExports: ResolverTypeWrapper<RunExports>;
  RunInstallability: ResolverTypeWrapper<RunInstallability>;
  SHA256: ResolverTypeWrapper<Scalars['SHA256']['output']>;
  SbomFormat: SbomFormat;
  ScanEnvironmentInput: ScanEnvironmentInput;
  ScanEnvironmentPayload: ResolverTypeWrapper<Payload<Omit<ScanEnvironmentPayload, 'scan' | 'userErrors'> & { scan: Maybe<ResolversTypes['EnvironmentScan']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  ScriptChange: ScriptChange;
  ScriptTextOmission: ScriptTextOmission;
  SearchGroup: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['SearchGroup']>;
  SearchItem: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SearchItem']>;
  SearchResults: ResolverTypeWrapper<Omit<SearchResults, 'collectionsAndFiles'> & { collectionsAndFiles: Maybe<ResolversTypes['CollectionsAndFilesSearchGroup']> }>;
  SearchType: SearchType;
  SeatAssignment: ResolverTypeWrapper<SeatAssignmentModel>;
  SeatSummary: ResolverTypeWrapper<SeatSummaryModel>;
  SendHubUserPasswordResetInput: SendHubUserPasswordResetInput;
  SendHubUserPasswordResetPayload: ResolverTypeWrapper<Payload<Omit<SendHubUserPasswordResetPayload, 'person' | 'userErrors'> & { person: Maybe<ResolversTypes['HubUser']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  SendInvitationsInput: SendInvitationsInput;
  SendInvitationsPayload: ResolverTypeWrapper<Payload<Omit<SendInvitationsPayload, 'organization' | 'outcomes' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, outcomes: Maybe<Array<ResolversTypes['InvitationOutcome']>>, userErrors: Array<ResolversTypes['UserError']> }>>;
  SendPasswordResetEmailInput: SendPasswordResetEmailInput;
  SendPasswordResetEmailPayload: ResolverTypeWrapper<Payload<Omit<SendPasswordResetEmailPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  SendTestEmailPayload: ResolverTypeWrapper<Payload<Omit<SendTestEmailPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  SendTestEventInput: SendTestEventInput;
  SendTestEventPayload: ResolverTypeWrapper<Payload<Omit<SendTestEventPayload, 'delivery' | 'userErrors'> & { delivery: Maybe<ResolversTypes['WebhookDelivery']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  SendVerificationEmailPayload: ResolverTypeWrapper<Payload<Omit<SendVerificationEmailPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  ServedCve: ResolverTypeWrapper<ServedCveModel>;
  ServedCveChannel: ResolverTypeWrapper<ServedCveChannelModel>;
  ServedCveConnection: ResolverTypeWrapper<ConnectionOf<Omit<ServedCveConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ServedCveEdge']>, nodes: Array<ResolversTypes['ServedCve']> }>>;
  ServedCveEdge: ResolverTypeWrapper<Omit<ServedCveEdge, 'node'> & { node: ResolversTypes['ServedCve'] }>;
  ServiceAccount: ResolverTypeWrapper<ServiceAccountModel>;
  ServiceAccountGroup: ResolverTypeWrapper<ServiceAccountGroupModel>;
  ServiceAccountKey: ResolverTypeWrapper<ServiceAccountKeyModel>;
  ServiceAccountPublicKey: ResolverTypeWrapper<ServiceAccountPublicKeyModel>;
  ServiceAccountScope: ServiceAccountScope;
  ServiceAccountToken: ResolverTypeWrapper<ServiceAccountTokenModel>;
  ServiceAccountWorkload: ResolverTypeWrapper<ServiceAccountWorkloadModel>;
  ServiceStatus: ResolverTypeWrapper<ServiceStatus>;
  Session: ResolverTypeWrapper<Session>;
  Severity: Severity;
  SignInInput: SignInInput;
  SignInMethod: SignInMethod;
  SignInOptions: ResolverTypeWrapper<SignInOptions>;
  SignInPayload: ResolverTypeWrapper<Payload<Omit<SignInPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  SignInWithPasskeyInput: SignInWithPasskeyInput;
  SignInWithPasskeyPayload: ResolverTypeWrapper<Payload<Omit<SignInWithPasskeyPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  SignInWithSsoInput: SignInWithSsoInput;
  SignInWithSsoPayload: ResolverTypeWrapper<Payload<Omit<SignInWithSsoPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  SignOutPayload: ResolverTypeWrapper<Payload<Omit<SignOutPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  Signature: ResolverTypeWrapper<SignatureModel>;
  SignatureState: SignatureState;
  SignatureStatus: SignatureStatus;
  SigningKey: ResolverTypeWrapper<SigningKeyModel>;
  SiteToken: ResolverTypeWrapper<SiteTokenModel>;
  SkippedRecord: ResolverTypeWrapper<SkippedRecordModel>;
  SkippedRecordConnection: ResolverTypeWrapper<ConnectionOf<Omit<SkippedRecordConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['SkippedRecordEdge']>, nodes: Array<ResolversTypes['SkippedRecord']> }>>;
  SkippedRecordEdge: ResolverTypeWrapper<Omit<SkippedRecordEdge, 'node'> & { node: ResolversTypes['SkippedRecord'] }>;
  SkippedVexEntry: ResolverTypeWrapper<SkippedVexEntryModel>;
  Snapshot: ResolverTypeWrapper<SnapshotModel>;
  SnapshotList: ResolverTypeWrapper<SnapshotListModel>;
  SolveOutcome: SolveOutcome;
  SolveResult: ResolverTypeWrapper<SolveResult>;
  SolvedEnvironment: ResolverTypeWrapper<SolvedEnvironment>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubdirFileCount: ResolverTypeWrapper<SubdirFileCountModel>;
  SubdirFileCounts: ResolverTypeWrapper<SubdirFileCounts>;
  SubdirImpact: ResolverTypeWrapper<SubdirImpact>;
  SubdirInstallability: ResolverTypeWrapper<SubdirInstallability>;
  Subscription: ResolverTypeWrapper<Subscription>;
  SubscriptionState: SubscriptionState;
  SuggestedException: ResolverTypeWrapper<SuggestedException>;
  SupplierVexStatement: ResolverTypeWrapper<SupplierVexStatementModel>;
  SupplierVexStatementConnection: ResolverTypeWrapper<ConnectionOf<Omit<SupplierVexStatementConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['SupplierVexStatementEdge']>, nodes: Array<ResolversTypes['SupplierVexStatement']> }>>;
  SupplierVexStatementEdge: ResolverTypeWrapper<Omit<SupplierVexStatementEdge, 'node'> & { node: ResolversTypes['SupplierVexStatement'] }>;
  SupplierVexStatementState: SupplierVexStatementState;
  SyncAdvisoryFeedInput: SyncAdvisoryFeedInput;
  SyncAdvisoryFeedPayload: ResolverTypeWrapper<Payload<Omit<SyncAdvisoryFeedPayload, 'feeds' | 'userErrors'> & { feeds: Maybe<Array<ResolversTypes['AdvisoryFeed']>>, userErrors: Array<ResolversTypes['UserError']> }>>;
  SyncMirrorInput: SyncMirrorInput;
  SyncMirrorPayload: ResolverTypeWrapper<Payload<Omit<SyncMirrorPayload, 'channel' | 'sync' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, sync: Maybe<ResolversTypes['MirrorSync']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  SyncVexSourceInput: SyncVexSourceInput;
  SyncVexSourcePayload: ResolverTypeWrapper<Payload<Omit<SyncVexSourcePayload, 'userErrors' | 'vexSource'> & { userErrors: Array<ResolversTypes['UserError']>, vexSource: Maybe<ResolversTypes['VexSource']> }>>;
  TaxEstimate: ResolverTypeWrapper<TaxEstimate>;
  TestEmailOutcome: TestEmailOutcome;
  Theme: Theme;
  TokenScope: TokenScope;
  TopPackage: ResolverTypeWrapper<TopPackageModel>;
  TrustedKey: ResolverTypeWrapper<TrustedKeyModel>;
  TrustedWorkload: ResolverTypeWrapper<TrustedWorkloadModel>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UninstallableCause: ResolverTypeWrapper<UninstallableCause>;
  UninstallableFilesMode: UninstallableFilesMode;
  UninstallablePackage: ResolverTypeWrapper<UninstallablePackage>;
  UninstallablePackages: ResolverTypeWrapper<UninstallablePackages>;
  UpdateAccountSettingsInput: UpdateAccountSettingsInput;
  UpdateAccountSettingsPayload: ResolverTypeWrapper<Payload<Omit<UpdateAccountSettingsPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  UpdateAdvisoryFeedInput: UpdateAdvisoryFeedInput;
  UpdateAdvisoryFeedKeyInput: UpdateAdvisoryFeedKeyInput;
  UpdateAdvisoryFeedKeyPayload: ResolverTypeWrapper<Payload<Omit<UpdateAdvisoryFeedKeyPayload, 'feeds' | 'userErrors'> & { feeds: Maybe<Array<ResolversTypes['AdvisoryFeed']>>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateAdvisoryFeedPayload: ResolverTypeWrapper<Payload<Omit<UpdateAdvisoryFeedPayload, 'feeds' | 'userErrors'> & { feeds: Maybe<Array<ResolversTypes['AdvisoryFeed']>>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateBillingDetailsInput: UpdateBillingDetailsInput;
  UpdateBillingDetailsPayload: ResolverTypeWrapper<Payload<Omit<UpdateBillingDetailsPayload, 'account' | 'userErrors'> & { account: Maybe<ResolversTypes['PaymentAccount']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateChannelDescriptionInput: UpdateChannelDescriptionInput;
  UpdateChannelDescriptionPayload: ResolverTypeWrapper<Payload<Omit<UpdateChannelDescriptionPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateChannelReadmeInput: UpdateChannelReadmeInput;
  UpdateChannelReadmePayload: ResolverTypeWrapper<Payload<Omit<UpdateChannelReadmePayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateChannelUsedWithInput: UpdateChannelUsedWithInput;
  UpdateChannelUsedWithPayload: ResolverTypeWrapper<Payload<Omit<UpdateChannelUsedWithPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateChannelVisibilityInput: UpdateChannelVisibilityInput;
  UpdateChannelVisibilityPayload: ResolverTypeWrapper<Payload<Omit<UpdateChannelVisibilityPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateClientTrackingSettingsInput: UpdateClientTrackingSettingsInput;
  UpdateClientTrackingSettingsPayload: ResolverTypeWrapper<Payload<Omit<UpdateClientTrackingSettingsPayload, 'clientTrackingSettings' | 'organization' | 'userErrors'> & { clientTrackingSettings: Maybe<ResolversTypes['ClientTrackingSettings']>, organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateCollectionInput: UpdateCollectionInput;
  UpdateCollectionPayload: ResolverTypeWrapper<Payload<Omit<UpdateCollectionPayload, 'collection' | 'userErrors'> & { collection: Maybe<ResolversTypes['Collection']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateConsentInput: UpdateConsentInput;
  UpdateConsentPayload: ResolverTypeWrapper<Payload<Omit<UpdateConsentPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  UpdateEmailInput: UpdateEmailInput;
  UpdateEmailPayload: ResolverTypeWrapper<Payload<Omit<UpdateEmailPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  UpdateEnvironmentStatusInput: UpdateEnvironmentStatusInput;
  UpdateEnvironmentStatusPayload: ResolverTypeWrapper<Payload<Omit<UpdateEnvironmentStatusPayload, 'environment' | 'userErrors'> & { environment: Maybe<ResolversTypes['Environment']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateExceptionInput: UpdateExceptionInput;
  UpdateExceptionPayload: ResolverTypeWrapper<Payload<Omit<UpdateExceptionPayload, 'exception' | 'userErrors'> & { exception: Maybe<ResolversTypes['PolicyException']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateFileLabelsInput: UpdateFileLabelsInput;
  UpdateFileLabelsPayload: ResolverTypeWrapper<Payload<Omit<UpdateFileLabelsPayload, 'labels' | 'userErrors'> & { labels: Maybe<Array<ResolversTypes['ChannelLabel']>>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateGroupInput: UpdateGroupInput;
  UpdateGroupPayload: ResolverTypeWrapper<Payload<Omit<UpdateGroupPayload, 'group' | 'userErrors'> & { group: Maybe<ResolversTypes['Group']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateHubUserInput: UpdateHubUserInput;
  UpdateHubUserPayload: ResolverTypeWrapper<Payload<Omit<UpdateHubUserPayload, 'person' | 'userErrors'> & { person: Maybe<ResolversTypes['HubUser']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateInstallChecksInput: UpdateInstallChecksInput;
  UpdateInstallChecksPayload: ResolverTypeWrapper<Payload<Omit<UpdateInstallChecksPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateInvitationInput: UpdateInvitationInput;
  UpdateInvitationPayload: ResolverTypeWrapper<Payload<Omit<UpdateInvitationPayload, 'invitation' | 'organization' | 'userErrors'> & { invitation: Maybe<ResolversTypes['Invitation']>, organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateMemberInput: UpdateMemberInput;
  UpdateMemberPayload: ResolverTypeWrapper<Payload<Omit<UpdateMemberPayload, 'member' | 'organization' | 'userErrors'> & { member: Maybe<ResolversTypes['Member']>, organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateMirrorInput: UpdateMirrorInput;
  UpdateMirrorPayload: ResolverTypeWrapper<Payload<Omit<UpdateMirrorPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateMirrorTokenInput: UpdateMirrorTokenInput;
  UpdateMirrorTokenPayload: ResolverTypeWrapper<Payload<Omit<UpdateMirrorTokenPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateNotebookInput: UpdateNotebookInput;
  UpdateNotebookPayload: ResolverTypeWrapper<Payload<Omit<UpdateNotebookPayload, 'notebook' | 'userErrors'> & { notebook: Maybe<ResolversTypes['Notebook']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateOrganizationFeaturesInput: UpdateOrganizationFeaturesInput;
  UpdateOrganizationFeaturesPayload: ResolverTypeWrapper<Payload<Omit<UpdateOrganizationFeaturesPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateOrganizationPayload: ResolverTypeWrapper<Payload<Omit<UpdateOrganizationPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdatePackageMappingInput: UpdatePackageMappingInput;
  UpdatePackageMappingPayload: ResolverTypeWrapper<Payload<Omit<UpdatePackageMappingPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdatePasswordInput: UpdatePasswordInput;
  UpdatePasswordPayload: ResolverTypeWrapper<Payload<Omit<UpdatePasswordPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  UpdatePaymentMethodInput: UpdatePaymentMethodInput;
  UpdatePaymentMethodPayload: ResolverTypeWrapper<Payload<Omit<UpdatePaymentMethodPayload, 'account' | 'userErrors'> & { account: Maybe<ResolversTypes['PaymentAccount']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdatePolicyInput: UpdatePolicyInput;
  UpdatePolicyPayload: ResolverTypeWrapper<Payload<Omit<UpdatePolicyPayload, 'policy' | 'userErrors'> & { policy: Maybe<ResolversTypes['Policy']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Payload<Omit<UpdateProfilePayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  UpdateProjectFileInput: UpdateProjectFileInput;
  UpdateProjectFilePayload: ResolverTypeWrapper<Payload<Omit<UpdateProjectFilePayload, 'project' | 'userErrors'> & { project: Maybe<ResolversTypes['Project']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateProjectInput: UpdateProjectInput;
  UpdateProjectPayload: ResolverTypeWrapper<Payload<Omit<UpdateProjectPayload, 'project' | 'userErrors'> & { project: Maybe<ResolversTypes['Project']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdatePromotionApprovalInput: UpdatePromotionApprovalInput;
  UpdatePromotionApprovalPayload: ResolverTypeWrapper<Payload<Omit<UpdatePromotionApprovalPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateSeatAssignmentsInput: UpdateSeatAssignmentsInput;
  UpdateSeatAssignmentsPayload: ResolverTypeWrapper<Payload<Omit<UpdateSeatAssignmentsPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateSeatCountInput: UpdateSeatCountInput;
  UpdateSeatCountPayload: ResolverTypeWrapper<Payload<Omit<UpdateSeatCountPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateServiceAccountGroupsInput: UpdateServiceAccountGroupsInput;
  UpdateServiceAccountGroupsPayload: ResolverTypeWrapper<Payload<Omit<UpdateServiceAccountGroupsPayload, 'organization' | 'serviceAccount' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, serviceAccount: Maybe<ResolversTypes['ServiceAccount']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateServiceAccountInput: UpdateServiceAccountInput;
  UpdateServiceAccountPayload: ResolverTypeWrapper<Payload<Omit<UpdateServiceAccountPayload, 'organization' | 'serviceAccount' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, serviceAccount: Maybe<ResolversTypes['ServiceAccount']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateServiceAccountWorkloadKeysInput: UpdateServiceAccountWorkloadKeysInput;
  UpdateServiceAccountWorkloadKeysPayload: ResolverTypeWrapper<Payload<Omit<UpdateServiceAccountWorkloadKeysPayload, 'serviceAccount' | 'userErrors'> & { serviceAccount: Maybe<ResolversTypes['ServiceAccount']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateSubscriptionInput: UpdateSubscriptionInput;
  UpdateSubscriptionPayload: ResolverTypeWrapper<Payload<Omit<UpdateSubscriptionPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateUninstallableFilesInput: UpdateUninstallableFilesInput;
  UpdateUninstallableFilesPayload: ResolverTypeWrapper<Payload<Omit<UpdateUninstallableFilesPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookPayload: ResolverTypeWrapper<Payload<Omit<UpdateWebhookPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdatedWithin: UpdatedWithin;
  UpstreamMapping: ResolverTypeWrapper<UpstreamMappingModel>;
  UpstreamMappingInput: UpstreamMappingInput;
  UpstreamRelation: UpstreamRelation;
  UsageReport: ResolverTypeWrapper<UsageReportModel>;
  User: ResolverTypeWrapper<UserModel>;
  UserError: ResolverTypeWrapper<UserErrorModel>;
  UserHit: ResolverTypeWrapper<UserHit>;
  UserSearchGroup: ResolverTypeWrapper<UserSearchGroup>;
  UserSession: ResolverTypeWrapper<UserSession>;
  VerifyEmailInput: VerifyEmailInput;
  VerifyEmailPayload: ResolverTypeWrapper<Payload<Omit<VerifyEmailPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  VerifyMirrorSourceInput: VerifyMirrorSourceInput;
  VerifyMirrorSourcePayload: ResolverTypeWrapper<Payload<Omit<VerifyMirrorSourcePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  VerifyTotpSetupInput: VerifyTotpSetupInput;
  VerifyTotpSetupPayload: ResolverTypeWrapper<Payload<Omit<VerifyTotpSetupPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  VersionException: ResolverTypeWrapper<VersionExceptionModel>;
  VersionInstallability: ResolverTypeWrapper<VersionInstallability>;
  VexJustification: VexJustification;
  VexSource: ResolverTypeWrapper<VexSourceModel>;
  VexStatement: ResolverTypeWrapper<VexStatementModel>;
  VexStatementPreview: ResolverTypeWrapper<VexStatementPreviewModel>;
  VexStatementPreviewChannel: ResolverTypeWrapper<VexStatementPreviewChannelModel>;
  VexStatus: VexStatus;
  VulnerabilityDecision: ResolverTypeWrapper<VulnerabilityDecision>;
  VulnerabilityState: VulnerabilityState;
  VulnerabilitySummary: ResolverTypeWrapper<VulnerabilitySummaryModel>;
  VulnerabilityUnknownReason: VulnerabilityUnknownReason;
  Webhook: ResolverTypeWrapper<WebhookModel>;
  WebhookAttempt: ResolverTypeWrapper<WebhookAttemptModel>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDeliveryModel>;
  WebhookDeliveryConnection: ResolverTypeWrapper<ConnectionOf<Omit<WebhookDeliveryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['WebhookDeliveryEdge']>, nodes: Array<ResolversTypes['WebhookDelivery']> }>>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryState: WebhookDeliveryState;
  YankFileInput: YankFileInput;
  YankFilePayload: ResolverTypeWrapper<Payload<Omit<YankFilePayload, 'history' | 'userErrors'> & { history: Maybe<Array<ResolversTypes['FileEvent']>>, userErrors: Array<ResolversTypes['UserError']> }>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptInvitationInput: AcceptInvitationInput;
  AcceptInvitationPayload: Payload<Omit<AcceptInvitationPayload, 'organization' | 'userErrors' | 'viewer'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  AccountProfile: AccountProfile;
  AccountSettings: AccountSettings;
  AccountUpdate: AccountUpdate;
  ActivityConnection: ConnectionOf<Omit<ActivityConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ActivityEdge']>, nodes: Array<ResolversParentTypes['ActivityEntry']> }>;
  ActivityEdge: Omit<ActivityEdge, 'node'> & { node: ResolversParentTypes['ActivityEntry'] };
  ActivityEntry: ActivityEntryModel;
  AddChannelGroupInput: AddChannelGroupInput;
  AddChannelGroupPayload: Payload<Omit<AddChannelGroupPayload, 'channel' | 'group' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, group: Maybe<ResolversParentTypes['Group']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  AddGroupMemberInput: AddGroupMemberInput;
  AddGroupMemberPayload: Payload<Omit<AddGroupMemberPayload, 'group' | 'userErrors'> & { group: Maybe<ResolversParentTypes['Group']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  AddPasskeyInput: AddPasskeyInput;
  AddPasskeyPayload: Payload<Omit<AddPasskeyPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  AddSeatAssignmentsInput: AddSeatAssignmentsInput;
  AddSeatAssignmentsPayload: Payload<Omit<AddSeatAssignmentsPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  AddServiceAccountPublicKeyInput: AddServiceAccountPublicKeyInput;
  AddServiceAccountPublicKeyPayload: Payload<Omit<AddServiceAccountPublicKeyPayload, 'serviceAccount' | 'userErrors'> & { serviceAccount: Maybe<ResolversParentTypes['ServiceAccount']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  AddServiceAccountWorkloadInput: AddServiceAccountWorkloadInput;
  AddServiceAccountWorkloadPayload: Payload<Omit<AddServiceAccountWorkloadPayload, 'serviceAccount' | 'userErrors'> & { serviceAccount: Maybe<ResolversParentTypes['ServiceAccount']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  AddTrustedWorkloadInput: AddTrustedWorkloadInput;
  AddTrustedWorkloadPayload: Payload<Omit<AddTrustedWorkloadPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  AddVexSourceInput: AddVexSourceInput;
  AddVexSourcePayload: Payload<Omit<AddVexSourcePayload, 'userErrors' | 'vexSource'> & { userErrors: Array<ResolversParentTypes['UserError']>, vexSource: Maybe<ResolversParentTypes['VexSource']> }>;
  AdvisoryAlert: AdvisoryAlertModel;
  AdvisoryFeed: AdvisoryFeedModel;
  AdvisoryFeedRemark: AdvisoryFeedRemarkModel;
  AdvisorySource: AdvisorySourceModel;
  AffectedEnvironment: AffectedEnvironmentModel;
  AffectedPackage: AffectedPackageModel;
  AlternativeSource: AlternativeSourceModel;
  ApiToken: ApiTokenModel;
  AppliedPolicy: AppliedPolicyModel;
  AppliedVexStatement: AppliedVexStatement;
  ApplyPolicyFileInput: ApplyPolicyFileInput;
  ApplyPolicyFilePayload: Payload<Omit<ApplyPolicyFilePayload, 'organization' | 'policy' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, policy: Maybe<ResolversParentTypes['Policy']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  ApplyPolicyInput: ApplyPolicyInput;
  ApplyPolicyPayload: Payload<Omit<ApplyPolicyPayload, 'channel' | 'run' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, run: Maybe<ResolversParentTypes['PolicyRun']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  ArchivePath: ArchivePath;
  ArchivePathConnection: ConnectionOf<ArchivePathConnection>;
  ArchivePathEdge: ArchivePathEdge;
  ArchiveScript: ArchiveScript;
  ArchiveText: ArchiveText;
  AuditChain: AuditChainModel;
  AuditChainConnection: ConnectionOf<Omit<AuditChainConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['AuditChainEdge']>, nodes: Array<ResolversParentTypes['AuditChain']> }>;
  AuditChainEdge: Omit<AuditChainEdge, 'node'> & { node: ResolversParentTypes['AuditChain'] };
  AuditDetail: AuditDetail;
  AuditEntry: AuditEntryModel;
  AuditEntryEdge: Omit<AuditEntryEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  AuditLogConnection: ConnectionOf<Omit<AuditLogConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['AuditEntryEdge']>, nodes: Array<ResolversParentTypes['AuditEntry']> }>;
  AuthorizationRequest: AuthorizationRequest;
  AuthorizationScope: AuthorizationScope;
  AvailableFilterOptions: AvailableFilterOptionsModel;
  BaseSubscription: BaseSubscription;
  BillingAddress: BillingAddress;
  BillingAddressInput: BillingAddressInput;
  BlockedRequest: BlockedRequestModel;
  BlockedRequestConnection: ConnectionOf<Omit<BlockedRequestConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['BlockedRequestEdge']>, nodes: Array<ResolversParentTypes['BlockedRequest']> }>;
  BlockedRequestEdge: Omit<BlockedRequestEdge, 'node'> & { node: ResolversParentTypes['BlockedRequest'] };
  Boolean: Scalars['Boolean']['output'];
  BuildRef: BuildRef;
  BundleJob: BundleJobModel;
  BundleJobConnection: ConnectionOf<Omit<BundleJobConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['BundleJobEdge']>, nodes: Array<ResolversParentTypes['BundleJob']> }>;
  BundleJobEdge: Omit<BundleJobEdge, 'node'> & { node: ResolversParentTypes['BundleJob'] };
  ByteSize: Scalars['ByteSize']['output'];
  CallingServiceAccount: CallingServiceAccount;
  CancelExceptionRequestInput: CancelExceptionRequestInput;
  CancelExceptionRequestPayload: Payload<Omit<CancelExceptionRequestPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  CancelJobInput: CancelJobInput;
  CancelJobPayload: Payload<Omit<CancelJobPayload, 'jobs' | 'userErrors'> & { jobs: Maybe<ResolversParentTypes['HubJobs']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  CancelMirrorSyncInput: CancelMirrorSyncInput;
  CancelMirrorSyncPayload: Payload<Omit<CancelMirrorSyncPayload, 'channel' | 'sync' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, sync: Maybe<ResolversParentTypes['MirrorSync']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  CancelPolicyRunInput: CancelPolicyRunInput;
  CancelPolicyRunPayload: Payload<Omit<CancelPolicyRunPayload, 'channel' | 'run' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, run: Maybe<ResolversParentTypes['PolicyRun']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  CancelPromotionInput: CancelPromotionInput;
  CancelPromotionPayload: Payload<Omit<CancelPromotionPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  CardInput: CardInput;
  ChangedFile: ChangedFile;
  ChangedFileConnection: ConnectionOf<ChangedFileConnection>;
  ChangedFileEdge: ChangedFileEdge;
  Channel: ChannelModel;
  ChannelClient: ChannelClientModel;
  ChannelClientConnection: ConnectionOf<Omit<ChannelClientConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ChannelClientEdge']>, nodes: Array<ResolversParentTypes['ChannelClient']> }>;
  ChannelClientEdge: Omit<ChannelClientEdge, 'node'> & { node: ResolversParentTypes['ChannelClient'] };
  ChannelConnection: ConnectionOf<Omit<ChannelConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ChannelEdge']>, nodes: Array<ResolversParentTypes['Channel']> }>;
  ChannelCveRules: ChannelCveRulesModel;
  ChannelEdge: Omit<ChannelEdge, 'node'> & { node: ResolversParentTypes['Channel'] };
  ChannelInstallChecks: ChannelInstallChecksModel;
  ChannelLabel: ChannelLabelModel;
  ChannelPackages: ChannelPackagesModel;
  ChannelReadme: ChannelReadmeModel;
  ChannelRequests: ChannelRequestsModel;
  ChannelToken: ChannelToken;
  Checkout: CheckoutModel;
  ClaimEducationOfferPayload: Payload<Omit<ClaimEducationOfferPayload, 'offer' | 'userErrors'> & { offer: Maybe<ResolversParentTypes['EducationOffer']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  ClaimOperatorRoleInput: ClaimOperatorRoleInput;
  ClaimOperatorRolePayload: Payload<Omit<ClaimOperatorRolePayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  ClientProgram: ClientProgramModel;
  ClientTrackingSettings: ClientTrackingSettingsModel;
  Collection: CollectionModel;
  CollectionConnection: ConnectionOf<Omit<CollectionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CollectionEdge']>, nodes: Array<ResolversParentTypes['CollectionSummary']> }>;
  CollectionEdge: Omit<CollectionEdge, 'node'> & { node: ResolversParentTypes['CollectionSummary'] };
  CollectionEntry: CollectionEntryModel;
  CollectionEntryInput: CollectionEntryInput;
  CollectionFileHit: CollectionFileHit;
  CollectionHit: CollectionHit;
  CollectionSummary: CollectionSummaryModel;
  CollectionsAndFiles: CollectionsAndFiles;
  CollectionsAndFilesSearchGroup: Omit<CollectionsAndFilesSearchGroup, 'items'> & { items: Array<ResolversParentTypes['SearchItem']> };
  CondaVersion: Scalars['CondaVersion']['output'];
  ConflictError: ConflictError;
  Consent: Consent;
  CreateAccountInput: CreateAccountInput;
  CreateAccountPayload: Payload<Omit<CreateAccountPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateApiTokenInput: CreateApiTokenInput;
  CreateApiTokenPayload: Payload<Omit<CreateApiTokenPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  CreateBillingPortalSessionInput: CreateBillingPortalSessionInput;
  CreateBillingPortalSessionPayload: Payload<Omit<CreateBillingPortalSessionPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateChannelInput: CreateChannelInput;
  CreateChannelPayload: Payload<Omit<CreateChannelPayload, 'channel' | 'organization' | 'run' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, organization: Maybe<ResolversParentTypes['Organization']>, run: Maybe<ResolversParentTypes['PolicyRun']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateChannelTokenInput: CreateChannelTokenInput;
  CreateChannelTokenPayload: Payload<Omit<CreateChannelTokenPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateCheckoutInput: CreateCheckoutInput;
  CreateCheckoutPayload: Payload<Omit<CreateCheckoutPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateCollectionInput: CreateCollectionInput;
  CreateCollectionPayload: Payload<Omit<CreateCollectionPayload, 'collection' | 'userErrors'> & { collection: Maybe<ResolversParentTypes['Collection']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateDeltaSubscriptionInput: CreateDeltaSubscriptionInput;
  CreateDeltaSubscriptionPayload: Payload<Omit<CreateDeltaSubscriptionPayload, 'subscription' | 'userErrors'> & { subscription: Maybe<ResolversParentTypes['DeltaSubscription']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateExceptionRequestInput: CreateExceptionRequestInput;
  CreateExceptionRequestPayload: Payload<Omit<CreateExceptionRequestPayload, 'request' | 'userErrors'> & { request: Maybe<ResolversParentTypes['OwnExceptionRequest']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateFlagExposureInput: CreateFlagExposureInput;
  CreateFlagExposurePayload: Payload<Omit<CreateFlagExposurePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateGroupInput: CreateGroupInput;
  CreateGroupPayload: Payload<Omit<CreateGroupPayload, 'group' | 'organization' | 'userErrors'> & { group: Maybe<ResolversParentTypes['Group']>, organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateInvitationsInput: CreateInvitationsInput;
  CreateInvitationsPayload: Payload<Omit<CreateInvitationsPayload, 'organization' | 'outcomes' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, outcomes: Maybe<Array<ResolversParentTypes['InvitationOutcome']>>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateListExportInput: CreateListExportInput;
  CreateListExportPayload: Payload<Omit<CreateListExportPayload, 'listExport' | 'userErrors'> & { listExport: Maybe<ResolversParentTypes['ListExport']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateOrganizationInput: CreateOrganizationInput;
  CreateOrganizationPayload: Payload<Omit<CreateOrganizationPayload, 'organization' | 'userErrors' | 'viewer'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  CreateOrganizationTokenInput: CreateOrganizationTokenInput;
  CreateOrganizationTokenPayload: Payload<Omit<CreateOrganizationTokenPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreatePasskeyChallengePayload: Payload<Omit<CreatePasskeyChallengePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreatePasskeySignInChallengePayload: Payload<Omit<CreatePasskeySignInChallengePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreatePersonalTokenInput: CreatePersonalTokenInput;
  CreatePersonalTokenPayload: Payload<Omit<CreatePersonalTokenPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  CreatePolicyInput: CreatePolicyInput;
  CreatePolicyPayload: Payload<Omit<CreatePolicyPayload, 'organization' | 'policy' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, policy: Maybe<ResolversParentTypes['Policy']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateProjectInput: CreateProjectInput;
  CreateProjectPayload: Payload<Omit<CreateProjectPayload, 'project' | 'userErrors'> & { project: Maybe<ResolversParentTypes['Project']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateServiceAccountInput: CreateServiceAccountInput;
  CreateServiceAccountKeyInput: CreateServiceAccountKeyInput;
  CreateServiceAccountKeyPayload: Payload<Omit<CreateServiceAccountKeyPayload, 'serviceAccount' | 'userErrors'> & { serviceAccount: Maybe<ResolversParentTypes['ServiceAccount']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateServiceAccountPayload: Payload<Omit<CreateServiceAccountPayload, 'organization' | 'serviceAccount' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, serviceAccount: Maybe<ResolversParentTypes['ServiceAccount']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateServiceAccountTokenInput: CreateServiceAccountTokenInput;
  CreateServiceAccountTokenPayload: Payload<Omit<CreateServiceAccountTokenPayload, 'serviceAccount' | 'userErrors'> & { serviceAccount: Maybe<ResolversParentTypes['ServiceAccount']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateTotpSetupPayload: Payload<Omit<CreateTotpSetupPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateUploadInput: CreateUploadInput;
  CreateUploadPayload: Payload<Omit<CreateUploadPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateVexStatementInput: CreateVexStatementInput;
  CreateVexStatementPayload: Payload<Omit<CreateVexStatementPayload, 'userErrors' | 'vexStatement'> & { userErrors: Array<ResolversParentTypes['UserError']>, vexStatement: Maybe<ResolversParentTypes['VexStatement']> }>;
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: Payload<Omit<CreateWebhookPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  Cve: CveModel;
  CveConnection: ConnectionOf<Omit<CveConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CveEdge']>, nodes: Array<ResolversParentTypes['Cve']> }>;
  CveEdge: CveEdgeModel;
  CveExploitation: CveExploitation;
  CveFile: CveFile;
  CvePackage: CvePackage;
  CveRuleFiles: CveRuleFilesModel;
  CveScore: CveScore;
  CveScoreFiles: CveScoreFiles;
  CveStatusCount: CveStatusCountModel;
  CveStatusFiles: CveStatusFiles;
  DailyRequests: DailyRequestsModel;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DecisionExplanation: DecisionExplanationModel;
  DeclineInvitationInput: DeclineInvitationInput;
  DeclineInvitationPayload: Payload<Omit<DeclineInvitationPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: Payload<Omit<DeleteAccountPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteChannelInput: DeleteChannelInput;
  DeleteChannelPayload: Payload<Omit<DeleteChannelPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteCollectionInput: DeleteCollectionInput;
  DeleteCollectionPayload: Payload<Omit<DeleteCollectionPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteDeltaSubscriptionByTokenInput: DeleteDeltaSubscriptionByTokenInput;
  DeleteDeltaSubscriptionByTokenPayload: Payload<Omit<DeleteDeltaSubscriptionByTokenPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteDeltaSubscriptionInput: DeleteDeltaSubscriptionInput;
  DeleteDeltaSubscriptionPayload: Payload<Omit<DeleteDeltaSubscriptionPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteEnvironmentInput: DeleteEnvironmentInput;
  DeleteEnvironmentPayload: Payload<Omit<DeleteEnvironmentPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteFeedBundleInput: DeleteFeedBundleInput;
  DeleteFeedBundlePayload: Payload<Omit<DeleteFeedBundlePayload, 'bundles' | 'userErrors'> & { bundles: Maybe<ResolversParentTypes['FeedBundles']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteGroupInput: DeleteGroupInput;
  DeleteGroupPayload: Payload<Omit<DeleteGroupPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteLabelInput: DeleteLabelInput;
  DeleteLabelPayload: Payload<Omit<DeleteLabelPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteListExportInput: DeleteListExportInput;
  DeleteListExportPayload: Payload<Omit<DeleteListExportPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteNotebookInput: DeleteNotebookInput;
  DeleteNotebookPayload: Payload<Omit<DeleteNotebookPayload, 'notebook' | 'userErrors'> & { notebook: Maybe<ResolversParentTypes['Notebook']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteOrganizationInput: DeleteOrganizationInput;
  DeleteOrganizationPayload: Payload<Omit<DeleteOrganizationPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  DeletePolicyInput: DeletePolicyInput;
  DeletePolicyPayload: Payload<Omit<DeletePolicyPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteProjectFileInput: DeleteProjectFileInput;
  DeleteProjectFilePayload: Payload<Omit<DeleteProjectFilePayload, 'project' | 'userErrors'> & { project: Maybe<ResolversParentTypes['Project']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteProjectInput: DeleteProjectInput;
  DeleteProjectPayload: Payload<Omit<DeleteProjectPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteServiceAccountInput: DeleteServiceAccountInput;
  DeleteServiceAccountPayload: Payload<Omit<DeleteServiceAccountPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteWebhookInput: DeleteWebhookInput;
  DeleteWebhookPayload: Payload<Omit<DeleteWebhookPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeltaConnection: ConnectionOf<Omit<DeltaConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['DeltaEdge']>, nodes: Array<ResolversParentTypes['PolicyRun']> }>;
  DeltaEdge: Omit<DeltaEdge, 'node'> & { node: ResolversParentTypes['PolicyRun'] };
  DeltaSubscription: DeltaSubscriptionModel;
  Dependency: Dependency;
  Dependent: Dependent;
  DiffLine: DiffLine;
  DocumentationHit: DocumentationHit;
  DocumentationSearchGroup: DocumentationSearchGroup;
  DownloadMonth: DownloadMonthModel;
  DraftRule: DraftRule;
  EducationOffer: EducationOfferModel;
  EmailAddress: Scalars['EmailAddress']['output'];
  EmailStatus: EmailStatusModel;
  Environment: EnvironmentModel;
  EnvironmentConnection: ConnectionOf<Omit<EnvironmentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['EnvironmentEdge']>, nodes: Array<ResolversParentTypes['Environment']> }>;
  EnvironmentCveCounts: EnvironmentCveCounts;
  EnvironmentCveHistoryDay: EnvironmentCveHistoryDayModel;
  EnvironmentEdge: Omit<EnvironmentEdge, 'node'> & { node: ResolversParentTypes['Environment'] };
  EnvironmentFileInput: EnvironmentFileInput;
  EnvironmentFinding: EnvironmentFindingModel;
  EnvironmentHit: EnvironmentHit;
  EnvironmentImpactSummary: EnvironmentImpactSummaryModel;
  EnvironmentPerson: EnvironmentPerson;
  EnvironmentPolicyImpact: EnvironmentPolicyImpact;
  EnvironmentRemark: EnvironmentRemark;
  EnvironmentReview: EnvironmentReviewModel;
  EnvironmentReviewConnection: ConnectionOf<Omit<EnvironmentReviewConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['EnvironmentReviewEdge']>, nodes: Array<ResolversParentTypes['EnvironmentReview']> }>;
  EnvironmentReviewEdge: Omit<EnvironmentReviewEdge, 'node'> & { node: ResolversParentTypes['EnvironmentReview'] };
  EnvironmentRevision: EnvironmentRevisionModel;
  EnvironmentRevisionConnection: ConnectionOf<Omit<EnvironmentRevisionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['EnvironmentRevisionEdge']>, nodes: Array<ResolversParentTypes['EnvironmentRevision']> }>;
  EnvironmentRevisionEdge: Omit<EnvironmentRevisionEdge, 'node'> & { node: ResolversParentTypes['EnvironmentRevision'] };
  EnvironmentScan: EnvironmentScanModel;
  EnvironmentSearchGroup: EnvironmentSearchGroup;
  EnvironmentStats: EnvironmentStatsModel;
  EnvironmentStatusInfo: EnvironmentStatusInfo;
  EnvironmentUser: EnvironmentUserModel;
  EnvironmentUserConnection: ConnectionOf<Omit<EnvironmentUserConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['EnvironmentUserEdge']>, nodes: Array<ResolversParentTypes['EnvironmentUser']> }>;
  EnvironmentUserEdge: Omit<EnvironmentUserEdge, 'node'> & { node: ResolversParentTypes['EnvironmentUser'] };
  ExceptedCve: ExceptedCveModel;
  ExceptedFile: ExceptedFileModel;
  ExceptedLicense: ExceptedLicenseModel;
  ExceptionImpact: ExceptionImpactModel;
  ExceptionRequest: ExceptionRequestModel;
  ExceptionRequestConnection: ConnectionOf<Omit<ExceptionRequestConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ExceptionRequestEdge']>, nodes: Array<ResolversParentTypes['ExceptionRequest']> }>;
  ExceptionRequestEdge: Omit<ExceptionRequestEdge, 'node'> & { node: ResolversParentTypes['ExceptionRequest'] };
  ExceptionRequester: ExceptionRequesterModel;
  ExceptionSuggestions: ExceptionSuggestions;
  ExplainedRule: Omit<ExplainedRule, 'cves'> & { cves: Array<ResolversParentTypes['Cve']> };
  ExplanationSection: Omit<ExplanationSection, 'rules'> & { rules: Array<ResolversParentTypes['ExplainedRule']> };
  ExportBundleInput: ExportBundleInput;
  ExportBundlePayload: Payload<Omit<ExportBundlePayload, 'bundle' | 'channel' | 'userErrors'> & { bundle: Maybe<ResolversParentTypes['BundleJob']>, channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  ExportFeedBundleInput: ExportFeedBundleInput;
  ExportFeedBundlePayload: Payload<Omit<ExportFeedBundlePayload, 'bundles' | 'userErrors'> & { bundles: Maybe<ResolversParentTypes['FeedBundles']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  ExposureCoverage: ExposureCoverage;
  FailedJob: FailedJobModel;
  FailedJobConnection: ConnectionOf<Omit<FailedJobConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['FailedJobEdge']>, nodes: Array<ResolversParentTypes['FailedJob']> }>;
  FailedJobEdge: Omit<FailedJobEdge, 'node'> & { node: ResolversParentTypes['FailedJob'] };
  FeatureFlag: FeatureFlag;
  FeatureInput: FeatureInput;
  FeaturePermission: FeaturePermission;
  FeatureSetting: FeatureSetting;
  FeaturedPackages: FeaturedPackagesModel;
  FeedBundleChoice: FeedBundleChoiceModel;
  FeedBundleExport: FeedBundleExportModel;
  FeedBundleImport: FeedBundleImportModel;
  FeedBundles: FeedBundlesModel;
  FileEvent: FileEventModel;
  FileKeyInput: FileKeyInput;
  FileRef: FileRefModel;
  Finding: FindingModel;
  FindingConnection: ConnectionOf<Omit<FindingConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['FindingEdge']>, nodes: Array<ResolversParentTypes['Finding']> }>;
  FindingEdge: Omit<FindingEdge, 'node'> & { node: ResolversParentTypes['Finding'] };
  FlagContextInput: FlagContextInput;
  Float: Scalars['Float']['output'];
  ForbiddenError: ForbiddenError;
  GrantOrganizationPlanInput: GrantOrganizationPlanInput;
  GrantOrganizationPlanPayload: Payload<Omit<GrantOrganizationPlanPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['HubOrganization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  GrantUserPlanInput: GrantUserPlanInput;
  GrantUserPlanPayload: Payload<Omit<GrantUserPlanPayload, 'person' | 'userErrors'> & { person: Maybe<ResolversParentTypes['HubUser']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  Group: GroupModel;
  Guide: GuideModel;
  GuideText: GuideTextModel;
  HubActivePlan: HubActivePlanModel;
  HubAdmin: HubAdminModel;
  HubChannel: HubChannelModel;
  HubFolder: HubFolderModel;
  HubJob: HubJobModel;
  HubJobs: HubJobsModel;
  HubMembership: HubMembershipModel;
  HubOrganization: HubOrganizationModel;
  HubOrganizationConnection: ConnectionOf<Omit<HubOrganizationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['HubOrganizationEdge']>, nodes: Array<ResolversParentTypes['HubOrganization']> }>;
  HubOrganizationEdge: Omit<HubOrganizationEdge, 'node'> & { node: ResolversParentTypes['HubOrganization'] };
  HubPackage: HubPackageModel;
  HubPackageConnection: ConnectionOf<Omit<HubPackageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['HubPackageEdge']>, nodes: Array<ResolversParentTypes['HubPackage']> }>;
  HubPackageEdge: Omit<HubPackageEdge, 'node'> & { node: ResolversParentTypes['HubPackage'] };
  HubPlan: HubPlanModel;
  HubSession: HubSessionModel;
  HubStorage: HubStorageModel;
  HubUpdate: HubUpdate;
  HubUser: HubUserModel;
  HubUserConnection: ConnectionOf<Omit<HubUserConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['HubUserEdge']>, nodes: Array<ResolversParentTypes['HubUser']> }>;
  HubUserEdge: Omit<HubUserEdge, 'node'> & { node: ResolversParentTypes['HubUser'] };
  ID: Scalars['ID']['output'];
  IdentityProvider: IdentityProvider;
  ImpactProblem: ImpactProblem;
  ImpactedEnvironment: ImpactedEnvironment;
  ImpactedEnvironmentConnection: ConnectionOf<ImpactedEnvironmentConnection>;
  ImpactedEnvironmentEdge: ImpactedEnvironmentEdge;
  ImportBundleInput: ImportBundleInput;
  ImportBundlePayload: Payload<Omit<ImportBundlePayload, 'bundle' | 'channel' | 'userErrors'> & { bundle: Maybe<ResolversParentTypes['BundleJob']>, channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  ImportEnvironmentInput: ImportEnvironmentInput;
  ImportEnvironmentPayload: Payload<Omit<ImportEnvironmentPayload, 'environment' | 'userErrors'> & { environment: Maybe<ResolversParentTypes['Environment']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  ImportFeedBundleInput: ImportFeedBundleInput;
  ImportFeedBundlePayload: Payload<Omit<ImportFeedBundlePayload, 'bundles' | 'userErrors'> & { bundles: Maybe<ResolversParentTypes['FeedBundles']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  ImportNotebookInput: ImportNotebookInput;
  ImportNotebookPayload: Payload<Omit<ImportNotebookPayload, 'notebook' | 'userErrors'> & { notebook: Maybe<ResolversParentTypes['Notebook']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  ImportOpenVexInput: ImportOpenVexInput;
  ImportOpenVexPayload: Payload<Omit<ImportOpenVexPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  IncomingBundle: IncomingBundleModel;
  IncomingBundles: IncomingBundlesModel;
  IncomingFeedBundle: IncomingFeedBundleModel;
  InputError: InputError;
  InstallCheck: InstallCheckModel;
  InstallCheckChange: InstallCheckChange;
  InstallCheckInput: InstallCheckInput;
  InstallCheckResult: InstallCheckResultModel;
  Installability: Installability;
  InstallabilityIssue: Omit<InstallabilityIssue, 'failedChecks'> & { failedChecks: Array<ResolversParentTypes['InstallCheckResult']> };
  InstalledPackage: InstalledPackageModel;
  InstalledPackageConnection: ConnectionOf<Omit<InstalledPackageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['InstalledPackageEdge']>, nodes: Array<ResolversParentTypes['InstalledPackage']> }>;
  InstalledPackageEdge: Omit<InstalledPackageEdge, 'node'> & { node: ResolversParentTypes['InstalledPackage'] };
  Int: Scalars['Int']['output'];
  Invitation: InvitationModel;
  InvitationConnection: ConnectionOf<Omit<InvitationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['InvitationEdge']>, nodes: Array<ResolversParentTypes['Invitation']> }>;
  InvitationEdge: Omit<InvitationEdge, 'node'> & { node: ResolversParentTypes['Invitation'] };
  InvitationOutcome: InvitationOutcomeModel;
  Invoice: InvoiceModel;
  InvoiceLine: InvoiceLineModel;
  InvoicePreview: InvoicePreviewModel;
  InvoicePreviewInput: InvoicePreviewInput;
  JSON: Scalars['JSON']['output'];
  JobQueue: JobQueueModel;
  LearningVideo: LearningVideoModel;
  LeaveOrganizationInput: LeaveOrganizationInput;
  LeaveOrganizationPayload: Payload<Omit<LeaveOrganizationPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  ListExport: ListExportModel;
  ListExportConnection: ConnectionOf<Omit<ListExportConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ListExportEdge']>, nodes: Array<ResolversParentTypes['ListExport']> }>;
  ListExportEdge: Omit<ListExportEdge, 'node'> & { node: ResolversParentTypes['ListExport'] };
  LiveUpdates: Record<PropertyKey, never>;
  MailServer: MailServerModel;
  MappingChange: MappingChangeModel;
  MappingChangeConnection: ConnectionOf<Omit<MappingChangeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['MappingChangeEdge']>, nodes: Array<ResolversParentTypes['MappingChange']> }>;
  MappingChangeEdge: Omit<MappingChangeEdge, 'node'> & { node: ResolversParentTypes['MappingChange'] };
  MatchSpec: Scalars['MatchSpec']['output'];
  Member: MemberModel;
  MemberConnection: ConnectionOf<Omit<MemberConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['MemberEdge']>, nodes: Array<ResolversParentTypes['Member']> }>;
  MemberEdge: Omit<MemberEdge, 'node'> & { node: ResolversParentTypes['Member'] };
  Membership: Membership;
  Mirror: MirrorModel;
  MirrorCredentials: MirrorCredentialsModel;
  MirrorCredentialsInput: MirrorCredentialsInput;
  MirrorLoss: MirrorLossModel;
  MirrorProblem: MirrorProblemModel;
  MirrorSubdirLoss: MirrorSubdirLossModel;
  MirrorSync: MirrorSyncModel;
  MissingDependency: MissingDependencyModel;
  MonitoredRequest: Omit<MonitoredRequest, 'person'> & { person: Maybe<ResolversParentTypes['User']> };
  MonitoredRequestConnection: ConnectionOf<Omit<MonitoredRequestConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['MonitoredRequestEdge']>, nodes: Array<ResolversParentTypes['MonitoredRequest']> }>;
  MonitoredRequestEdge: Omit<MonitoredRequestEdge, 'node'> & { node: ResolversParentTypes['MonitoredRequest'] };
  MonitoredRule: MonitoredRule;
  Mutation: Record<PropertyKey, never>;
  NameTakenError: NameTakenError;
  NavigationItem: NavigationItemModel;
  NextCharge: NextCharge;
  Node: NodeModel;
  Notebook: NotebookModel;
  NotebookConnection: ConnectionOf<Omit<NotebookConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['NotebookEdge']>, nodes: Array<ResolversParentTypes['Notebook']> }>;
  NotebookEdge: Omit<NotebookEdge, 'node'> & { node: ResolversParentTypes['Notebook'] };
  Operator: OperatorModel;
  OperatorLogConnection: ConnectionOf<Omit<OperatorLogConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['OperatorLogEdge']>, nodes: Array<ResolversParentTypes['OperatorLogEntry']> }>;
  OperatorLogEdge: Omit<OperatorLogEdge, 'node'> & { node: ResolversParentTypes['OperatorLogEntry'] };
  OperatorLogEntry: OperatorLogEntryModel;
  Organization: OrganizationModel;
  OrganizationConnection: ConnectionOf<Omit<OrganizationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['OrganizationEdge']>, nodes: Array<ResolversParentTypes['Organization']> }>;
  OrganizationEdge: Omit<OrganizationEdge, 'node'> & { node: ResolversParentTypes['Organization'] };
  OrganizationToken: OrganizationTokenModel;
  OrganizationUpdate: OrganizationUpdateModel;
  OrganizationVexStatements: OrganizationVexStatementsModel;
  OutboxConnection: ConnectionOf<OutboxConnection>;
  OutboxEdge: OutboxEdge;
  OutboxEmail: OutboxEmail;
  OwnExceptionRequest: OwnExceptionRequestModel;
  Package: PackageModel;
  PackageArchive: PackageArchiveModel;
  PackageBuild: PackageBuild;
  PackageChannelCount: PackageChannelCount;
  PackageConnection: ConnectionOf<Omit<PackageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PackageEdge']>, nodes: Array<ResolversParentTypes['Package']> }>;
  PackageDecisionChange: PackageDecisionChange;
  PackageDecisionCount: PackageDecisionCount;
  PackageDiff: PackageDiff;
  PackageDiffConnection: ConnectionOf<PackageDiffConnection>;
  PackageDiffEdge: PackageDiffEdge;
  PackageEdge: Omit<PackageEdge, 'node'> & { node: ResolversParentTypes['Package'] };
  PackageFacets: PackageFacets;
  PackageFile: PackageFileModel;
  PackageFileConnection: ConnectionOf<Omit<PackageFileConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PackageFileEdge']>, nodes: Array<ResolversParentTypes['PackageFile']> }>;
  PackageFileEdge: Omit<PackageFileEdge, 'node'> & { node: ResolversParentTypes['PackageFile'] };
  PackageFilter: PackageFilter;
  PackageHit: PackageHit;
  PackageHitChannel: PackageHitChannel;
  PackageHitConnection: PackageHitConnectionModel;
  PackageHitEdge: PackageHitEdge;
  PackageImpact: PackageImpact;
  PackageLink: PackageLink;
  PackageMetadata: PackageMetadataModel;
  PackageSearchGroup: PackageSearchGroup;
  PackageSeverityCount: PackageSeverityCount;
  PackageSpanCount: PackageSpanCount;
  PackageUsage: PackageUsageModel;
  PackageUsageBuild: PackageUsageBuild;
  PackageUsageEnvironment: PackageUsageEnvironment;
  PackageUsageEnvironmentConnection: ConnectionOf<PackageUsageEnvironmentConnection>;
  PackageUsageEnvironmentEdge: PackageUsageEnvironmentEdge;
  PackageValueCount: PackageValueCount;
  PackageVersion: PackageVersionModel;
  PackagesKnowledge: PackagesKnowledge;
  PageCursor: PageCursor;
  PageCursors: PageCursors;
  PageInfo: PageInfo;
  Passkey: Passkey;
  PayCheckoutInput: PayCheckoutInput;
  PayCheckoutPayload: Payload<Omit<PayCheckoutPayload, 'checkout' | 'userErrors'> & { checkout: Maybe<ResolversParentTypes['Checkout']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  PaymentAccount: PaymentAccountModel;
  PaymentCard: PaymentCardModel;
  PaymentConfig: PaymentConfigModel;
  PersonalToken: PersonalTokenModel;
  Plan: PlanModel;
  PlanPricing: PlanPricingModel;
  PlanTaxInput: PlanTaxInput;
  PlannedChannel: PlannedChannelModel;
  PlannedFile: PlannedFileModel;
  Policy: PolicyModel;
  PolicyChange: PolicyChange;
  PolicyCondaSpecConditionInput: PolicyCondaSpecConditionInput;
  PolicyCondaSpecExceptionConditionInput: PolicyCondaSpecExceptionConditionInput;
  PolicyConnection: ConnectionOf<Omit<PolicyConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PolicyEdge']>, nodes: Array<ResolversParentTypes['Policy']> }>;
  PolicyCveAllowlistConditionInput: PolicyCveAllowlistConditionInput;
  PolicyCveEpssConditionInput: PolicyCveEpssConditionInput;
  PolicyCveEpssPercentileConditionInput: PolicyCveEpssPercentileConditionInput;
  PolicyCveScoreConditionInput: PolicyCveScoreConditionInput;
  PolicyCveStatusConditionInput: PolicyCveStatusConditionInput;
  PolicyDialogFilter: Scalars['PolicyDialogFilter']['output'];
  PolicyEdge: Omit<PolicyEdge, 'node'> & { node: ResolversParentTypes['Policy'] };
  PolicyException: PolicyExceptionModel;
  PolicyExceptionConnection: ConnectionOf<Omit<PolicyExceptionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PolicyExceptionEdge']>, nodes: Array<ResolversParentTypes['PolicyException']> }>;
  PolicyExceptionEdge: Omit<PolicyExceptionEdge, 'node'> & { node: ResolversParentTypes['PolicyException'] };
  PolicyFileError: PolicyFileError;
  PolicyFilters: Scalars['PolicyFilters']['output'];
  PolicyImpact: PolicyImpactModel;
  PolicyInstallScriptsConditionInput: PolicyInstallScriptsConditionInput;
  PolicyLicenseFamilyConditionInput: PolicyLicenseFamilyConditionInput;
  PolicyMonitoring: PolicyMonitoringModel;
  PolicyPackageFromDateConditionInput: PolicyPackageFromDateConditionInput;
  PolicyPackageToDateConditionInput: PolicyPackageToDateConditionInput;
  PolicyPlan: PolicyPlanModel;
  PolicyPlatformConditionInput: PolicyPlatformConditionInput;
  PolicyRevision: PolicyRevisionModel;
  PolicyRevisionConnection: ConnectionOf<Omit<PolicyRevisionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PolicyRevisionEdge']>, nodes: Array<ResolversParentTypes['PolicyRevision']> }>;
  PolicyRevisionEdge: Omit<PolicyRevisionEdge, 'node'> & { node: ResolversParentTypes['PolicyRevision'] };
  PolicyRuleInput: PolicyRuleInput;
  PolicyRulesInput: PolicyRulesInput;
  PolicyRun: PolicyRunModel;
  PolicyVulnerabilityStateConditionInput: PolicyVulnerabilityStateConditionInput;
  Project: ProjectModel;
  ProjectConnection: ConnectionOf<Omit<ProjectConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ProjectEdge']>, nodes: Array<ResolversParentTypes['Project']> }>;
  ProjectEdge: Omit<ProjectEdge, 'node'> & { node: ResolversParentTypes['Project'] };
  ProjectEntry: ProjectEntry;
  ProjectEntryConnection: ConnectionOf<ProjectEntryConnection>;
  ProjectEntryEdge: ProjectEntryEdge;
  ProjectFolder: ProjectFolderModel;
  ProjectHit: ProjectHit;
  ProjectSearchGroup: ProjectSearchGroup;
  PromoteFilesInput: PromoteFilesInput;
  PromoteFilesPayload: Payload<Omit<PromoteFilesPayload, 'channel' | 'promotion' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, promotion: Maybe<ResolversParentTypes['Promotion']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  PromotedPackageInput: PromotedPackageInput;
  Promotion: PromotionModel;
  PromotionConnection: ConnectionOf<Omit<PromotionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PromotionEdge']>, nodes: Array<ResolversParentTypes['Promotion']> }>;
  PromotionEdge: Omit<PromotionEdge, 'node'> & { node: ResolversParentTypes['Promotion'] };
  PromotionPlan: PromotionPlanModel;
  PromotionSelectionInput: PromotionSelectionInput;
  PublishPolicyRunInput: PublishPolicyRunInput;
  PublishPolicyRunPayload: Payload<Omit<PublishPolicyRunPayload, 'channel' | 'run' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, run: Maybe<ResolversParentTypes['PolicyRun']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  PublishUploadInput: PublishUploadInput;
  PublishUploadPayload: Payload<Omit<PublishUploadPayload, 'file' | 'userErrors'> & { file: Maybe<ResolversParentTypes['PublishedFile']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  PublishedFile: PublishedFileModel;
  Query: Record<PropertyKey, never>;
  QueuedEmail: QueuedEmailModel;
  QueuedEmailConnection: ConnectionOf<Omit<QueuedEmailConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['QueuedEmailEdge']>, nodes: Array<ResolversParentTypes['QueuedEmail']> }>;
  QueuedEmailEdge: Omit<QueuedEmailEdge, 'node'> & { node: ResolversParentTypes['QueuedEmail'] };
  ReauthenticateInput: ReauthenticateInput;
  ReauthenticatePayload: Payload<Omit<ReauthenticatePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  ReceivedInvitation: ReceivedInvitationModel;
  RemoveAdvisoryFeedKeyInput: RemoveAdvisoryFeedKeyInput;
  RemoveAdvisoryFeedKeyPayload: Payload<Omit<RemoveAdvisoryFeedKeyPayload, 'feeds' | 'userErrors'> & { feeds: Maybe<Array<ResolversParentTypes['AdvisoryFeed']>>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RemoveChannelGroupInput: RemoveChannelGroupInput;
  RemoveChannelGroupPayload: Payload<Omit<RemoveChannelGroupPayload, 'channel' | 'group' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, group: Maybe<ResolversParentTypes['Group']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RemoveChannelPolicyInput: RemoveChannelPolicyInput;
  RemoveChannelPolicyPayload: Payload<Omit<RemoveChannelPolicyPayload, 'channel' | 'run' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, run: Maybe<ResolversParentTypes['PolicyRun']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RemoveGroupMemberInput: RemoveGroupMemberInput;
  RemoveGroupMemberPayload: Payload<Omit<RemoveGroupMemberPayload, 'group' | 'userErrors'> & { group: Maybe<ResolversParentTypes['Group']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RemoveMemberInput: RemoveMemberInput;
  RemoveMemberPayload: Payload<Omit<RemoveMemberPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RemovePasskeyInput: RemovePasskeyInput;
  RemovePasskeyPayload: Payload<Omit<RemovePasskeyPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  RemoveSeatAssignmentsInput: RemoveSeatAssignmentsInput;
  RemoveSeatAssignmentsPayload: Payload<Omit<RemoveSeatAssignmentsPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RemoveServiceAccountPublicKeyInput: RemoveServiceAccountPublicKeyInput;
  RemoveServiceAccountPublicKeyPayload: Payload<Omit<RemoveServiceAccountPublicKeyPayload, 'serviceAccount' | 'userErrors'> & { serviceAccount: Maybe<ResolversParentTypes['ServiceAccount']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RemoveServiceAccountWorkloadInput: RemoveServiceAccountWorkloadInput;
  RemoveServiceAccountWorkloadPayload: Payload<Omit<RemoveServiceAccountWorkloadPayload, 'serviceAccount' | 'userErrors'> & { serviceAccount: Maybe<ResolversParentTypes['ServiceAccount']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RemoveTotpPayload: Payload<Omit<RemoveTotpPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  RemoveTrustedWorkloadInput: RemoveTrustedWorkloadInput;
  RemoveTrustedWorkloadPayload: Payload<Omit<RemoveTrustedWorkloadPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RemoveVexSourceInput: RemoveVexSourceInput;
  RemoveVexSourcePayload: Payload<Omit<RemoveVexSourcePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  RequestCounts: RequestCountsModel;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: Payload<Omit<ResetPasswordPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  RestoreCollectionInput: RestoreCollectionInput;
  RestoreCollectionPayload: Payload<Omit<RestoreCollectionPayload, 'collection' | 'userErrors'> & { collection: Maybe<ResolversParentTypes['Collection']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RestoreEnvironmentInput: RestoreEnvironmentInput;
  RestoreEnvironmentPayload: Payload<Omit<RestoreEnvironmentPayload, 'environment' | 'userErrors'> & { environment: Maybe<ResolversParentTypes['Environment']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RestoreFileInput: RestoreFileInput;
  RestoreFilePayload: Payload<Omit<RestoreFilePayload, 'history' | 'userErrors'> & { history: Maybe<Array<ResolversParentTypes['FileEvent']>>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RestoreGroupInput: RestoreGroupInput;
  RestoreGroupPayload: Payload<Omit<RestoreGroupPayload, 'group' | 'organization' | 'userErrors'> & { group: Maybe<ResolversParentTypes['Group']>, organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RestorePolicyInput: RestorePolicyInput;
  RestorePolicyPayload: Payload<Omit<RestorePolicyPayload, 'organization' | 'policy' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, policy: Maybe<ResolversParentTypes['Policy']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RestorePolicyRevisionInput: RestorePolicyRevisionInput;
  RestorePolicyRevisionPayload: Payload<Omit<RestorePolicyRevisionPayload, 'policy' | 'userErrors'> & { policy: Maybe<ResolversParentTypes['Policy']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RestoreProjectInput: RestoreProjectInput;
  RestoreProjectPayload: Payload<Omit<RestoreProjectPayload, 'project' | 'userErrors'> & { project: Maybe<ResolversParentTypes['Project']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RetryEmailInput: RetryEmailInput;
  RetryEmailPayload: Payload<Omit<RetryEmailPayload, 'emailStatus' | 'userErrors'> & { emailStatus: Maybe<ResolversParentTypes['EmailStatus']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RetryJobInput: RetryJobInput;
  RetryJobPayload: Payload<Omit<RetryJobPayload, 'jobs' | 'userErrors'> & { jobs: Maybe<ResolversParentTypes['HubJobs']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RetryWebhookDeliveryInput: RetryWebhookDeliveryInput;
  RetryWebhookDeliveryPayload: Payload<Omit<RetryWebhookDeliveryPayload, 'delivery' | 'userErrors'> & { delivery: Maybe<ResolversParentTypes['WebhookDelivery']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  ReviewAuthorizationInput: ReviewAuthorizationInput;
  ReviewAuthorizationPayload: Payload<Omit<ReviewAuthorizationPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  ReviewDeviceAuthorizationInput: ReviewDeviceAuthorizationInput;
  ReviewDeviceAuthorizationPayload: Payload<Omit<ReviewDeviceAuthorizationPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  ReviewExceptionRequestInput: ReviewExceptionRequestInput;
  ReviewExceptionRequestPayload: Payload<Omit<ReviewExceptionRequestPayload, 'request' | 'userErrors'> & { request: Maybe<ResolversParentTypes['ExceptionRequest']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  ReviewMappingChangeInput: ReviewMappingChangeInput;
  ReviewMappingChangePayload: Payload<Omit<ReviewMappingChangePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  ReviewMirrorLossInput: ReviewMirrorLossInput;
  ReviewMirrorLossPayload: Payload<Omit<ReviewMirrorLossPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  ReviewPromotionInput: ReviewPromotionInput;
  ReviewPromotionPayload: Payload<Omit<ReviewPromotionPayload, 'channel' | 'promotion' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, promotion: Maybe<ResolversParentTypes['Promotion']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  ReviewSupplierVexStatementInput: ReviewSupplierVexStatementInput;
  ReviewSupplierVexStatementPayload: Payload<Omit<ReviewSupplierVexStatementPayload, 'statement' | 'userErrors'> & { statement: Maybe<ResolversParentTypes['SupplierVexStatement']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RevokeApiTokenInput: RevokeApiTokenInput;
  RevokeApiTokenPayload: Payload<Omit<RevokeApiTokenPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  RevokeChannelTokenInput: RevokeChannelTokenInput;
  RevokeChannelTokenPayload: Payload<Omit<RevokeChannelTokenPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  RevokeExceptionInput: RevokeExceptionInput;
  RevokeExceptionPayload: Payload<Omit<RevokeExceptionPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  RevokeInvitationsInput: RevokeInvitationsInput;
  RevokeInvitationsPayload: Payload<Omit<RevokeInvitationsPayload, 'organization' | 'outcomes' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, outcomes: Maybe<Array<ResolversParentTypes['InvitationOutcome']>>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RevokeOrganizationPlanInput: RevokeOrganizationPlanInput;
  RevokeOrganizationPlanPayload: Payload<Omit<RevokeOrganizationPlanPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['HubOrganization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RevokeOrganizationTokenInput: RevokeOrganizationTokenInput;
  RevokeOrganizationTokenPayload: Payload<Omit<RevokeOrganizationTokenPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RevokeOtherSessionsPayload: Payload<Omit<RevokeOtherSessionsPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  RevokePersonalTokenPayload: Payload<Omit<RevokePersonalTokenPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  RevokeServiceAccountKeyInput: RevokeServiceAccountKeyInput;
  RevokeServiceAccountKeyPayload: Payload<Omit<RevokeServiceAccountKeyPayload, 'serviceAccount' | 'userErrors'> & { serviceAccount: Maybe<ResolversParentTypes['ServiceAccount']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RevokeServiceAccountTokenInput: RevokeServiceAccountTokenInput;
  RevokeServiceAccountTokenPayload: Payload<Omit<RevokeServiceAccountTokenPayload, 'organization' | 'serviceAccount' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, serviceAccount: Maybe<ResolversParentTypes['ServiceAccount']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RevokeSessionInput: RevokeSessionInput;
  RevokeSessionPayload: Payload<Omit<RevokeSessionPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  RevokeUserPlanInput: RevokeUserPlanInput;
  RevokeUserPlanPayload: Payload<Omit<RevokeUserPlanPayload, 'person' | 'userErrors'> & { person: Maybe<ResolversParentTypes['HubUser']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RevokeVexStatementInput: RevokeVexStatementInput;
  RevokeVexStatementPayload: Payload<Omit<RevokeVexStatementPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  RootCause: RootCause;
  RotateApiTokenInput: RotateApiTokenInput;
  RotateApiTokenPayload: Payload<Omit<RotateApiTokenPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  RotateRecoveryCodesPayload: Payload<Omit<RotateRecoveryCodesPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  RotateWebhookSecretInput: RotateWebhookSecretInput;
  RotateWebhookSecretPayload: Payload<Omit<RotateWebhookSecretPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RuleImpact: RuleImpact;
  RunExports: RunExports;
  RunInstallability: RunInstallability;
  SHA256: Scalars['SHA256']['output'];
  ScanEnvironmentInput: ScanEnvironmentInput;
  ScanEnvironmentPayload: Payload<Omit<ScanEnvironmentPayload, 'scan' | 'userErrors'> & { scan: Maybe<ResolversParentTypes['EnvironmentScan']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  SearchGroup: ResolversInterfaceTypes<ResolversParentTypes>['SearchGroup'];
  SearchItem: ResolversUnionTypes<ResolversParentTypes>['SearchItem'];
  SearchResults: Omit<SearchResults, 'collectionsAndFiles'> & { collectionsAndFiles: Maybe<ResolversParentTypes['CollectionsAndFilesSearchGroup']> };
  SeatAssignment: SeatAssignmentModel;
  SeatSummary: SeatSummaryModel;
  SendHubUserPasswordResetInput: SendHubUserPasswordResetInput;
  SendHubUserPasswordResetPayload: Payload<Omit<SendHubUserPasswordResetPayload, 'person' | 'userErrors'> & { person: Maybe<ResolversParentTypes['HubUser']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  SendInvitationsInput: SendInvitationsInput;
  SendInvitationsPayload: Payload<Omit<SendInvitationsPayload, 'organization' | 'outcomes' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, outcomes: Maybe<Array<ResolversParentTypes['InvitationOutcome']>>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  SendPasswordResetEmailInput: SendPasswordResetEmailInput;
  SendPasswordResetEmailPayload: Payload<Omit<SendPasswordResetEmailPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  SendTestEmailPayload: Payload<Omit<SendTestEmailPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  SendTestEventInput: SendTestEventInput;
  SendTestEventPayload: Payload<Omit<SendTestEventPayload, 'delivery' | 'userErrors'> & { delivery: Maybe<ResolversParentTypes['WebhookDelivery']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  SendVerificationEmailPayload: Payload<Omit<SendVerificationEmailPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  ServedCve: ServedCveModel;
  ServedCveChannel: ServedCveChannelModel;
  ServedCveConnection: ConnectionOf<Omit<ServedCveConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ServedCveEdge']>, nodes: Array<ResolversParentTypes['ServedCve']> }>;
  ServedCveEdge: Omit<ServedCveEdge, 'node'> & { node: ResolversParentTypes['ServedCve'] };
  ServiceAccount: ServiceAccountModel;
  ServiceAccountGroup: ServiceAccountGroupModel;
  ServiceAccountKey: ServiceAccountKeyModel;
  ServiceAccountPublicKey: ServiceAccountPublicKeyModel;
  ServiceAccountToken: ServiceAccountTokenModel;
  ServiceAccountWorkload: ServiceAccountWorkloadModel;
  ServiceStatus: ServiceStatus;
  Session: Session;
  SignInInput: SignInInput;
  SignInOptions: SignInOptions;
  SignInPayload: Payload<Omit<SignInPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  SignInWithPasskeyInput: SignInWithPasskeyInput;
  SignInWithPasskeyPayload: Payload<Omit<SignInWithPasskeyPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  SignInWithSsoInput: SignInWithSsoInput;
  SignInWithSsoPayload: Payload<Omit<SignInWithSsoPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  SignOutPayload: Payload<Omit<SignOutPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  Signature: SignatureModel;
  SigningKey: SigningKeyModel;
  SiteToken: SiteTokenModel;
  SkippedRecord: SkippedRecordModel;
  SkippedRecordConnection: ConnectionOf<Omit<SkippedRecordConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['SkippedRecordEdge']>, nodes: Array<ResolversParentTypes['SkippedRecord']> }>;
  SkippedRecordEdge: Omit<SkippedRecordEdge, 'node'> & { node: ResolversParentTypes['SkippedRecord'] };
  SkippedVexEntry: SkippedVexEntryModel;
  Snapshot: SnapshotModel;
  SnapshotList: SnapshotListModel;
  SolveResult: SolveResult;
  SolvedEnvironment: SolvedEnvironment;
  String: Scalars['String']['output'];
  SubdirFileCount: SubdirFileCountModel;
  SubdirFileCounts: SubdirFileCounts;
  SubdirImpact: SubdirImpact;
  SubdirInstallability: SubdirInstallability;
  Subscription: Subscription;
  SuggestedException: SuggestedException;
  SupplierVexStatement: SupplierVexStatementModel;
  SupplierVexStatementConnection: ConnectionOf<Omit<SupplierVexStatementConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['SupplierVexStatementEdge']>, nodes: Array<ResolversParentTypes['SupplierVexStatement']> }>;
  SupplierVexStatementEdge: Omit<SupplierVexStatementEdge, 'node'> & { node: ResolversParentTypes['SupplierVexStatement'] };
  SyncAdvisoryFeedInput: SyncAdvisoryFeedInput;
  SyncAdvisoryFeedPayload: Payload<Omit<SyncAdvisoryFeedPayload, 'feeds' | 'userErrors'> & { feeds: Maybe<Array<ResolversParentTypes['AdvisoryFeed']>>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  SyncMirrorInput: SyncMirrorInput;
  SyncMirrorPayload: Payload<Omit<SyncMirrorPayload, 'channel' | 'sync' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, sync: Maybe<ResolversParentTypes['MirrorSync']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  SyncVexSourceInput: SyncVexSourceInput;
  SyncVexSourcePayload: Payload<Omit<SyncVexSourcePayload, 'userErrors' | 'vexSource'> & { userErrors: Array<ResolversParentTypes['UserError']>, vexSource: Maybe<ResolversParentTypes['VexSource']> }>;
  TaxEstimate: TaxEstimate;
  TopPackage: TopPackageModel;
  TrustedKey: TrustedKeyModel;
  TrustedWorkload: TrustedWorkloadModel;
  URL: Scalars['URL']['output'];
  UninstallableCause: UninstallableCause;
  UninstallablePackage: UninstallablePackage;
  UninstallablePackages: UninstallablePackages;
  UpdateAccountSettingsInput: UpdateAccountSettingsInput;
  UpdateAccountSettingsPayload: Payload<Omit<UpdateAccountSettingsPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  UpdateAdvisoryFeedInput: UpdateAdvisoryFeedInput;
  UpdateAdvisoryFeedKeyInput: UpdateAdvisoryFeedKeyInput;
  UpdateAdvisoryFeedKeyPayload: Payload<Omit<UpdateAdvisoryFeedKeyPayload, 'feeds' | 'userErrors'> & { feeds: Maybe<Array<ResolversParentTypes['AdvisoryFeed']>>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateAdvisoryFeedPayload: Payload<Omit<UpdateAdvisoryFeedPayload, 'feeds' | 'userErrors'> & { feeds: Maybe<Array<ResolversParentTypes['AdvisoryFeed']>>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateBillingDetailsInput: UpdateBillingDetailsInput;
  UpdateBillingDetailsPayload: Payload<Omit<UpdateBillingDetailsPayload, 'account' | 'userErrors'> & { account: Maybe<ResolversParentTypes['PaymentAccount']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateChannelDescriptionInput: UpdateChannelDescriptionInput;
  UpdateChannelDescriptionPayload: Payload<Omit<UpdateChannelDescriptionPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateChannelReadmeInput: UpdateChannelReadmeInput;
  UpdateChannelReadmePayload: Payload<Omit<UpdateChannelReadmePayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateChannelUsedWithInput: UpdateChannelUsedWithInput;
  UpdateChannelUsedWithPayload: Payload<Omit<UpdateChannelUsedWithPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateChannelVisibilityInput: UpdateChannelVisibilityInput;
  UpdateChannelVisibilityPayload: Payload<Omit<UpdateChannelVisibilityPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateClientTrackingSettingsInput: UpdateClientTrackingSettingsInput;
  UpdateClientTrackingSettingsPayload: Payload<Omit<UpdateClientTrackingSettingsPayload, 'clientTrackingSettings' | 'organization' | 'userErrors'> & { clientTrackingSettings: Maybe<ResolversParentTypes['ClientTrackingSettings']>, organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateCollectionInput: UpdateCollectionInput;
  UpdateCollectionPayload: Payload<Omit<UpdateCollectionPayload, 'collection' | 'userErrors'> & { collection: Maybe<ResolversParentTypes['Collection']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateConsentInput: UpdateConsentInput;
  UpdateConsentPayload: Payload<Omit<UpdateConsentPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  UpdateEmailInput: UpdateEmailInput;
  UpdateEmailPayload: Payload<Omit<UpdateEmailPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  UpdateEnvironmentStatusInput: UpdateEnvironmentStatusInput;
  UpdateEnvironmentStatusPayload: Payload<Omit<UpdateEnvironmentStatusPayload, 'environment' | 'userErrors'> & { environment: Maybe<ResolversParentTypes['Environment']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateExceptionInput: UpdateExceptionInput;
  UpdateExceptionPayload: Payload<Omit<UpdateExceptionPayload, 'exception' | 'userErrors'> & { exception: Maybe<ResolversParentTypes['PolicyException']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateFileLabelsInput: UpdateFileLabelsInput;
  UpdateFileLabelsPayload: Payload<Omit<UpdateFileLabelsPayload, 'labels' | 'userErrors'> & { labels: Maybe<Array<ResolversParentTypes['ChannelLabel']>>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateGroupInput: UpdateGroupInput;
  UpdateGroupPayload: Payload<Omit<UpdateGroupPayload, 'group' | 'userErrors'> & { group: Maybe<ResolversParentTypes['Group']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateHubUserInput: UpdateHubUserInput;
  UpdateHubUserPayload: Payload<Omit<UpdateHubUserPayload, 'person' | 'userErrors'> & { person: Maybe<ResolversParentTypes['HubUser']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateInstallChecksInput: UpdateInstallChecksInput;
  UpdateInstallChecksPayload: Payload<Omit<UpdateInstallChecksPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateInvitationInput: UpdateInvitationInput;
  UpdateInvitationPayload: Payload<Omit<UpdateInvitationPayload, 'invitation' | 'organization' | 'userErrors'> & { invitation: Maybe<ResolversParentTypes['Invitation']>, organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateMemberInput: UpdateMemberInput;
  UpdateMemberPayload: Payload<Omit<UpdateMemberPayload, 'member' | 'organization' | 'userErrors'> & { member: Maybe<ResolversParentTypes['Member']>, organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateMirrorInput: UpdateMirrorInput;
  UpdateMirrorPayload: Payload<Omit<UpdateMirrorPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateMirrorTokenInput: UpdateMirrorTokenInput;
  UpdateMirrorTokenPayload: Payload<Omit<UpdateMirrorTokenPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateNotebookInput: UpdateNotebookInput;
  UpdateNotebookPayload: Payload<Omit<UpdateNotebookPayload, 'notebook' | 'userErrors'> & { notebook: Maybe<ResolversParentTypes['Notebook']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateOrganizationFeaturesInput: UpdateOrganizationFeaturesInput;
  UpdateOrganizationFeaturesPayload: Payload<Omit<UpdateOrganizationFeaturesPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateOrganizationPayload: Payload<Omit<UpdateOrganizationPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdatePackageMappingInput: UpdatePackageMappingInput;
  UpdatePackageMappingPayload: Payload<Omit<UpdatePackageMappingPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdatePasswordInput: UpdatePasswordInput;
  UpdatePasswordPayload: Payload<Omit<UpdatePasswordPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  UpdatePaymentMethodInput: UpdatePaymentMethodInput;
  UpdatePaymentMethodPayload: Payload<Omit<UpdatePaymentMethodPayload, 'account' | 'userErrors'> & { account: Maybe<ResolversParentTypes['PaymentAccount']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdatePolicyInput: UpdatePolicyInput;
  UpdatePolicyPayload: Payload<Omit<UpdatePolicyPayload, 'policy' | 'userErrors'> & { policy: Maybe<ResolversParentTypes['Policy']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: Payload<Omit<UpdateProfilePayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  UpdateProjectFileInput: UpdateProjectFileInput;
  UpdateProjectFilePayload: Payload<Omit<UpdateProjectFilePayload, 'project' | 'userErrors'> & { project: Maybe<ResolversParentTypes['Project']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateProjectInput: UpdateProjectInput;
  UpdateProjectPayload: Payload<Omit<UpdateProjectPayload, 'project' | 'userErrors'> & { project: Maybe<ResolversParentTypes['Project']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdatePromotionApprovalInput: UpdatePromotionApprovalInput;
  UpdatePromotionApprovalPayload: Payload<Omit<UpdatePromotionApprovalPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateSeatAssignmentsInput: UpdateSeatAssignmentsInput;
  UpdateSeatAssignmentsPayload: Payload<Omit<UpdateSeatAssignmentsPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateSeatCountInput: UpdateSeatCountInput;
  UpdateSeatCountPayload: Payload<Omit<UpdateSeatCountPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateServiceAccountGroupsInput: UpdateServiceAccountGroupsInput;
  UpdateServiceAccountGroupsPayload: Payload<Omit<UpdateServiceAccountGroupsPayload, 'organization' | 'serviceAccount' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, serviceAccount: Maybe<ResolversParentTypes['ServiceAccount']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateServiceAccountInput: UpdateServiceAccountInput;
  UpdateServiceAccountPayload: Payload<Omit<UpdateServiceAccountPayload, 'organization' | 'serviceAccount' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, serviceAccount: Maybe<ResolversParentTypes['ServiceAccount']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateServiceAccountWorkloadKeysInput: UpdateServiceAccountWorkloadKeysInput;
  UpdateServiceAccountWorkloadKeysPayload: Payload<Omit<UpdateServiceAccountWorkloadKeysPayload, 'serviceAccount' | 'userErrors'> & { serviceAccount: Maybe<ResolversParentTypes['ServiceAccount']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateSubscriptionInput: UpdateSubscriptionInput;
  UpdateSubscriptionPayload: Payload<Omit<UpdateSubscriptionPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateUninstallableFilesInput: UpdateUninstallableFilesInput;
  UpdateUninstallableFilesPayload: Payload<Omit<UpdateUninstallableFilesPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateWebhookInput: UpdateWebhookInput;
  UpdateWebhookPayload: Payload<Omit<UpdateWebhookPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpstreamMapping: UpstreamMappingModel;
  UpstreamMappingInput: UpstreamMappingInput;
  UsageReport: UsageReportModel;
  User: UserModel;
  UserError: UserErrorModel;
  UserHit: UserHit;
  UserSearchGroup: UserSearchGroup;
  UserSession: UserSession;
  VerifyEmailInput: VerifyEmailInput;
  VerifyEmailPayload: Payload<Omit<VerifyEmailPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  VerifyMirrorSourceInput: VerifyMirrorSourceInput;
  VerifyMirrorSourcePayload: Payload<Omit<VerifyMirrorSourcePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  VerifyTotpSetupInput: VerifyTotpSetupInput;
  VerifyTotpSetupPayload: Payload<Omit<VerifyTotpSetupPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  VersionException: VersionExceptionModel;
  VersionInstallability: VersionInstallability;
  VexSource: VexSourceModel;
  VexStatement: VexStatementModel;
  VexStatementPreview: VexStatementPreviewModel;
  VexStatementPreviewChannel: VexStatementPreviewChannelModel;
  VulnerabilityDecision: VulnerabilityDecision;
  VulnerabilitySummary: VulnerabilitySummaryModel;
  Webhook: WebhookModel;
  WebhookAttempt: WebhookAttemptModel;
  WebhookDelivery: WebhookDeliveryModel;
  WebhookDeliveryConnection: ConnectionOf<Omit<WebhookDeliveryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['WebhookDeliveryEdge']>, nodes: Array<ResolversParentTypes['WebhookDelivery']> }>;
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  YankFileInput: YankFileInput;
  YankFilePayload: Payload<Omit<YankFilePayload, 'history' | 'userErrors'> & { history: Maybe<Array<ResolversParentTypes['FileEvent']>>, userErrors: Array<ResolversParentTypes['UserError']> }>;
};

export type FromDirectiveArgs = {
  field?: Maybe<Scalars['String']['input']>;
  input?: Maybe<Scalars['String']['input']>;
  schema?: Maybe<Scalars['String']['input']>;
  value?: Maybe<Scalars['String']['input']>;
};

export type FromDirectiveResolver<Result, Parent, ContextType = Context, Args = FromDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type IdDirectiveArgs = {
  of?: Maybe<Scalars['String']['input']>;
  parts?: Maybe<Array<Scalars['String']['input']>>;
};

export type IdDirectiveResolver<Result, Parent, ContextType = Context, Args = IdDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type LeastDirectiveArgs = { };

export type LeastDirectiveResolver<Result, Parent, ContextType = Context, Args = LeastDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type OnlyDirectiveArgs = {
  role: Reader;
};

export type OnlyDirectiveResolver<Result, Parent, ContextType = Context, Args = OnlyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RestDirectiveArgs = {
  accept?: Maybe<Scalars['String']['input']>;
  kind?: Maybe<RestKind>;
  method: Scalars['String']['input'];
  path: Scalars['String']['input'];
  schema?: Maybe<Scalars['String']['input']>;
};

export type RestDirectiveResolver<Result, Parent, ContextType = Context, Args = RestDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type VersionDirectiveArgs = {
  of: Scalars['String']['input'];
};

export type VersionDirectiveResolver<Result, Parent, ContextType = Context, Args = VersionDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type WhenDirectiveArgs = {
  field: Scalars['String']['input'];
  is: Scalars['String']['input'];
};

export type WhenDirectiveResolver<Result, Parent, ContextType = Context, Args = WhenDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptInvitationPayload'] = ResolversParentTypes['AcceptInvitationPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type AccountProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountProfile'] = ResolversParentTypes['AccountProfile']> = {
  isConfirmed: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isConsented: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDisabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pendingEmail: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountSettings'] = ResolversParentTypes['AccountSettings']> = {
  isNavigationCollapsed: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  theme: Resolver<Maybe<ResolversTypes['Theme']>, ParentType, ContextType>;
};

export type AccountUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountUpdate'] = ResolversParentTypes['AccountUpdate']> = {
  changed: Resolver<Array<ResolversTypes['AccountUpdateKind']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivityConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityConnection'] = ResolversParentTypes['ActivityConnection']> = {
  edges: Resolver<Array<ResolversTypes['ActivityEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['ActivityEntry']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<ActivityConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActivityEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityEdge'] = ResolversParentTypes['ActivityEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ActivityEntry'], ParentType, ContextType>;
};

export type ActivityEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityEntry'] = ResolversParentTypes['ActivityEntry']> = {
  actor: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  channel: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occurredAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  serviceAccountName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  summary: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic: Resolver<ResolversTypes['ActivityTopic'], ParentType, ContextType>;
};

export type AddChannelGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddChannelGroupPayload'] = ResolversParentTypes['AddChannelGroupPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  group: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddGroupMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddGroupMemberPayload'] = ResolversParentTypes['AddGroupMemberPayload']> = {
  group: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddPasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddPasskeyPayload'] = ResolversParentTypes['AddPasskeyPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type AddSeatAssignmentsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddSeatAssignmentsPayload'] = ResolversParentTypes['AddSeatAssignmentsPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddServiceAccountPublicKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddServiceAccountPublicKeyPayload'] = ResolversParentTypes['AddServiceAccountPublicKeyPayload']> = {
  serviceAccount: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddServiceAccountWorkloadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddServiceAccountWorkloadPayload'] = ResolversParentTypes['AddServiceAccountWorkloadPayload']> = {
  serviceAccount: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddTrustedWorkloadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddTrustedWorkloadPayload'] = ResolversParentTypes['AddTrustedWorkloadPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddVexSourcePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddVexSourcePayload'] = ResolversParentTypes['AddVexSourcePayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  vexSource: Resolver<Maybe<ResolversTypes['VexSource']>, ParentType, ContextType>;
};

export type AdvisoryAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvisoryAlert'] = ResolversParentTypes['AdvisoryAlert']> = {
  affectedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cveId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detectedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isExploited: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMalicious: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  packages: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  score: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  severity: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
};

export type AdvisoryFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvisoryFeed'] = ResolversParentTypes['AdvisoryFeed']> = {
  apiKeyError: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  apiKeySetAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dataUpdatedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEnabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStale: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['AdvisoryFeedKind'], ParentType, ContextType>;
  lastSuccessAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  license: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skippedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skippedEntries: Resolver<Array<ResolversTypes['AdvisoryFeedRemark']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['AdvisoryFeedState'], ParentType, ContextType>;
  supportsApiKey: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdvisoryFeedRemarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvisoryFeedRemark'] = ResolversParentTypes['AdvisoryFeedRemark']> = {
  entry: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdvisorySourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvisorySource'] = ResolversParentTypes['AdvisorySource']> = {
  isStale: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AffectedEnvironmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AffectedEnvironment'] = ResolversParentTypes['AffectedEnvironment']> = {
  device: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packages: Resolver<Array<ResolversTypes['AffectedPackage']>, ParentType, ContextType>;
  uuid: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AffectedPackageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AffectedPackage'] = ResolversParentTypes['AffectedPackage']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlternativeSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlternativeSource'] = ResolversParentTypes['AlternativeSource']> = {
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  servedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last4: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope: Resolver<ResolversTypes['ApiTokenScope'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppliedPolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppliedPolicy'] = ResolversParentTypes['AppliedPolicy']> = {
  activeSince: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  appliedBy: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  isMonitored: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  policy: Resolver<ResolversTypes['Policy'], ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AppliedVexStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppliedVexStatement'] = ResolversParentTypes['AppliedVexStatement']> = {
  authorName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cveId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPartial: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  justification: Resolver<Maybe<ResolversTypes['VexJustification']>, ParentType, ContextType>;
  note: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['VexStatus'], ParentType, ContextType>;
};

export type ApplyPolicyFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyPolicyFilePayload'] = ResolversParentTypes['ApplyPolicyFilePayload']> = {
  action: Resolver<Maybe<ResolversTypes['PolicyFileAction']>, ParentType, ContextType>;
  channels: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  policy: Resolver<Maybe<ResolversTypes['Policy']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApplyPolicyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyPolicyPayload'] = ResolversParentTypes['ApplyPolicyPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  run: Resolver<Maybe<ResolversTypes['PolicyRun']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ArchivePathResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchivePath'] = ResolversParentTypes['ArchivePath']> = {
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size: Resolver<ResolversTypes['ByteSize'], ParentType, ContextType>;
};

export type ArchivePathConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchivePathConnection'] = ResolversParentTypes['ArchivePathConnection']> = {
  edges: Resolver<Array<ResolversTypes['ArchivePathEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['ArchivePath']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<ArchivePathConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ArchivePathEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchivePathEdge'] = ResolversParentTypes['ArchivePathEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ArchivePath'], ParentType, ContextType>;
};

export type ArchiveScriptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveScript'] = ResolversParentTypes['ArchiveScript']> = {
  change: Resolver<Maybe<ResolversTypes['ScriptChange']>, ParentType, ContextType>;
  diff: Resolver<Maybe<Array<ResolversTypes['DiffLine']>>, ParentType, ContextType>;
  isTruncated: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['ArchiveScriptKind'], ParentType, ContextType>;
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size: Resolver<Maybe<ResolversTypes['ByteSize']>, ParentType, ContextType>;
  text: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textOmission: Resolver<Maybe<ResolversTypes['ScriptTextOmission']>, ParentType, ContextType>;
};

export type ArchiveTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveText'] = ResolversParentTypes['ArchiveText']> = {
  isTruncated: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditChainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditChain'] = ResolversParentTypes['AuditChain']> = {
  hasOrganization: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  headHash: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  length: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditChainConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditChainConnection'] = ResolversParentTypes['AuditChainConnection']> = {
  edges: Resolver<Array<ResolversTypes['AuditChainEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['AuditChain']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditChainEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditChainEdge'] = ResolversParentTypes['AuditChainEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['AuditChain'], ParentType, ContextType>;
};

export type AuditDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditDetail'] = ResolversParentTypes['AuditDetail']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actorType: Resolver<ResolversTypes['AuditActorType'], ParentType, ContextType>;
  details: Resolver<Array<ResolversTypes['AuditDetail']>, ParentType, ContextType>;
  hash: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  httpRequestId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  occurredAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  previousHash: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sequenceNumber: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  targetId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetType: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryEdge'] = ResolversParentTypes['AuditEntryEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type AuditLogConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditLogConnection'] = ResolversParentTypes['AuditLogConnection']> = {
  chainName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edges: Resolver<Array<ResolversTypes['AuditEntryEdge']>, ParentType, ContextType>;
  headHash: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headSequenceNumber: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<AuditLogConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuthorizationRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthorizationRequest'] = ResolversParentTypes['AuthorizationRequest']> = {
  clientName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientUrl: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  redirectHost: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scopes: Resolver<Array<ResolversTypes['AuthorizationScope']>, ParentType, ContextType>;
};

export type AuthorizationScopeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthorizationScope'] = ResolversParentTypes['AuthorizationScope']> = {
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AvailableFilterOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableFilterOptions'] = ResolversParentTypes['AvailableFilterOptions']> = {
  licenseFamilies: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  subdirs: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BaseSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BaseSubscription'] = ResolversParentTypes['BaseSubscription']> = {
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  organizationId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  productCode: Resolver<ResolversTypes['ProductCode'], ParentType, ContextType>;
};

export type BillingAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingAddress'] = ResolversParentTypes['BillingAddress']> = {
  city: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line1: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line2: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlockedRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockedRequest'] = ResolversParentTypes['BlockedRequest']> = {
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasChannel: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastRequestedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  package: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  policyName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requests: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  revision: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rule: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  users: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
};

export type BlockedRequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockedRequestConnection'] = ResolversParentTypes['BlockedRequestConnection']> = {
  edges: Resolver<Array<ResolversTypes['BlockedRequestEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['BlockedRequest']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlockedRequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockedRequestEdge'] = ResolversParentTypes['BlockedRequestEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['BlockedRequest'], ParentType, ContextType>;
};

export type BuildRefResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuildRef'] = ResolversParentTypes['BuildRef']> = {
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
};

export type BundleJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundleJob'] = ResolversParentTypes['BundleJob']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  downloadPath: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  environmentId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fileName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isIncremental: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['BundleKind'], ParentType, ContextType>;
  missingBuilds: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  progress: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  requestedBy: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  size: Resolver<Maybe<ResolversTypes['ByteSize']>, ParentType, ContextType>;
  snapshotNumber: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['JobState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleJobConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundleJobConnection'] = ResolversParentTypes['BundleJobConnection']> = {
  edges: Resolver<Array<ResolversTypes['BundleJobEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['BundleJob']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BundleJobEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundleJobEdge'] = ResolversParentTypes['BundleJobEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['BundleJob'], ParentType, ContextType>;
};

export interface ByteSizeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ByteSize'], any> {
  name: 'ByteSize';
}

export type CallingServiceAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallingServiceAccount'] = ResolversParentTypes['CallingServiceAccount']> = {
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes: Resolver<Array<ResolversTypes['ServiceAccountScope']>, ParentType, ContextType>;
};

export type CancelExceptionRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelExceptionRequestPayload'] = ResolversParentTypes['CancelExceptionRequestPayload']> = {
  canceledId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelJobPayload'] = ResolversParentTypes['CancelJobPayload']> = {
  jobs: Resolver<Maybe<ResolversTypes['HubJobs']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelMirrorSyncPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelMirrorSyncPayload'] = ResolversParentTypes['CancelMirrorSyncPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  sync: Resolver<Maybe<ResolversTypes['MirrorSync']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelPolicyRunPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelPolicyRunPayload'] = ResolversParentTypes['CancelPolicyRunPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  run: Resolver<Maybe<ResolversTypes['PolicyRun']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelPromotionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelPromotionPayload'] = ResolversParentTypes['CancelPromotionPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangedFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedFile'] = ResolversParentTypes['ChangedFile']> = {
  build: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
};

export type ChangedFileConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedFileConnection'] = ResolversParentTypes['ChangedFileConnection']> = {
  edges: Resolver<Array<ResolversTypes['ChangedFileEdge']>, ParentType, ContextType>;
  hasReasons: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['ChangedFile']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<ChangedFileConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangedFileEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedFileEdge'] = ResolversParentTypes['ChangedFileEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ChangedFile'], ParentType, ContextType>;
};

export type ChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Channel'] = ResolversParentTypes['Channel']> = {
  appliedPolicy: Resolver<Maybe<ResolversTypes['AppliedPolicy']>, ParentType, ContextType>;
  blockedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bundleKey: Resolver<Maybe<ResolversTypes['SigningKey']>, ParentType, ContextType>;
  bundles: Resolver<Maybe<ResolversTypes['BundleJobConnection']>, ParentType, ContextType, RequireFields<ChannelBundlesArgs, 'first'>>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentPolicy: Resolver<Maybe<ResolversTypes['AppliedPolicy']>, ParentType, ContextType>;
  cveCoveredPackageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cves: Resolver<Maybe<ResolversTypes['CveConnection']>, ParentType, ContextType, RequireFields<ChannelCvesArgs, 'first'>>;
  cvesCsv: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<ChannelCvesCsvArgs>>;
  decisionExplanation: Resolver<Maybe<ResolversTypes['DecisionExplanation']>, ParentType, ContextType, RequireFields<ChannelDecisionExplanationArgs, 'fileName' | 'subdir'>>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exceptions: Resolver<Maybe<ResolversTypes['PolicyExceptionConnection']>, ParentType, ContextType, RequireFields<ChannelExceptionsArgs, 'first' | 'includeEnded'>>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileHistory: Resolver<Maybe<Array<ResolversTypes['FileEvent']>>, ParentType, ContextType, RequireFields<ChannelFileHistoryArgs, 'fileName' | 'subdir'>>;
  files: Resolver<Maybe<ResolversTypes['PackageFileConnection']>, ParentType, ContextType, RequireFields<ChannelFilesArgs, 'first'>>;
  groups: Resolver<Maybe<Array<ResolversTypes['Group']>>, ParentType, ContextType>;
  highestServedScore: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  incomingBundles: Resolver<Maybe<ResolversTypes['IncomingBundles']>, ParentType, ContextType>;
  installChecks: Resolver<Maybe<ResolversTypes['ChannelInstallChecks']>, ParentType, ContextType>;
  labels: Resolver<Maybe<Array<ResolversTypes['ChannelLabel']>>, ParentType, ContextType>;
  latestRun: Resolver<Maybe<ResolversTypes['PolicyRun']>, ParentType, ContextType>;
  mirror: Resolver<Maybe<ResolversTypes['Mirror']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  package: Resolver<Maybe<ResolversTypes['Package']>, ParentType, ContextType, RequireFields<ChannelPackageArgs, 'name'>>;
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packages: Resolver<Maybe<ResolversTypes['PackageConnection']>, ParentType, ContextType, RequireFields<ChannelPackagesArgs, 'decision' | 'first'>>;
  packagesCsv: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ChannelPackagesCsvArgs, 'decision'>>;
  policyMonitoring: Resolver<Maybe<ResolversTypes['PolicyMonitoring']>, ParentType, ContextType>;
  policyReportCsv: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promotionPlan: Resolver<Maybe<ResolversTypes['PromotionPlan']>, ParentType, ContextType, RequireFields<ChannelPromotionPlanArgs, 'includeDependencies' | 'selection'>>;
  promotions: Resolver<Maybe<ResolversTypes['PromotionConnection']>, ParentType, ContextType, RequireFields<ChannelPromotionsArgs, 'first'>>;
  readme: Resolver<ResolversTypes['ChannelReadme'], ParentType, ContextType>;
  repoUrl: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  requiresPromotionApproval: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  run: Resolver<Maybe<ResolversTypes['PolicyRun']>, ParentType, ContextType, RequireFields<ChannelRunArgs, 'id'>>;
  runs: Resolver<Maybe<Array<ResolversTypes['PolicyRun']>>, ParentType, ContextType>;
  sbom: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ChannelSbomArgs, 'fileName' | 'format' | 'subdir'>>;
  servedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signatures: Resolver<Maybe<Array<ResolversTypes['Signature']>>, ParentType, ContextType, RequireFields<ChannelSignaturesArgs, 'fileName' | 'subdir'>>;
  size: Resolver<ResolversTypes['ByteSize'], ParentType, ContextType>;
  skippedRecords: Resolver<Maybe<ResolversTypes['SkippedRecordConnection']>, ParentType, ContextType, RequireFields<ChannelSkippedRecordsArgs, 'first'>>;
  skippedRecordsCsv: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  snapshots: Resolver<Maybe<ResolversTypes['SnapshotList']>, ParentType, ContextType>;
  sources: Resolver<Maybe<Array<ResolversTypes['Channel']>>, ParentType, ContextType>;
  subdirs: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type: Resolver<ResolversTypes['ChannelType'], ParentType, ContextType>;
  uninstallableFiles: Resolver<ResolversTypes['UninstallableFilesMode'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usedWith: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerExceptionRequests: Resolver<Maybe<Array<ResolversTypes['OwnExceptionRequest']>>, ParentType, ContextType, Partial<ChannelViewerExceptionRequestsArgs>>;
  visibility: Resolver<ResolversTypes['ChannelVisibility'], ParentType, ContextType>;
  vulnerabilities: Resolver<ResolversTypes['VulnerabilitySummary'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChannelClientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelClient'] = ResolversParentTypes['ChannelClient']> = {
  blockedCount: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  client: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAnonymous: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  program: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requests: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tokenOwner: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChannelClientConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelClientConnection'] = ResolversParentTypes['ChannelClientConnection']> = {
  edges: Resolver<Array<ResolversTypes['ChannelClientEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['ChannelClient']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChannelClientEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelClientEdge'] = ResolversParentTypes['ChannelClientEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ChannelClient'], ParentType, ContextType>;
};

export type ChannelConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelConnection'] = ResolversParentTypes['ChannelConnection']> = {
  edges: Resolver<Array<ResolversTypes['ChannelEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChannelCveRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelCveRules'] = ResolversParentTypes['ChannelCveRules']> = {
  blockedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkedPackageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  policyId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  policyName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rules: Resolver<Array<ResolversTypes['CveRuleFiles']>, ParentType, ContextType>;
  seriousByStatus: Resolver<Array<ResolversTypes['CveStatusCount']>, ParentType, ContextType>;
  seriousFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['CveRulesState'], ParentType, ContextType>;
};

export type ChannelEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelEdge'] = ResolversParentTypes['ChannelEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
};

export type ChannelInstallChecksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelInstallChecks'] = ResolversParentTypes['ChannelInstallChecks']> = {
  checkedDependencyCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checks: Resolver<Array<ResolversTypes['InstallCheck']>, ParentType, ContextType>;
  holdsPublication: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  includesEnvironments: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results: Resolver<Array<ResolversTypes['InstallCheckResult']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChannelLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelLabel'] = ResolversParentTypes['ChannelLabel']> = {
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChannelPackagesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelPackages'] = ResolversParentTypes['ChannelPackages']> = {
  channelName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  package: Resolver<Maybe<ResolversTypes['Package']>, ParentType, ContextType, RequireFields<ChannelPackagesPackageArgs, 'name'>>;
  packages: Resolver<ResolversTypes['PackageConnection'], ParentType, ContextType, RequireFields<ChannelPackagesPackagesArgs, 'first'>>;
};

export type ChannelReadmeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelReadme'] = ResolversParentTypes['ChannelReadme']> = {
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChannelRequestsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelRequests'] = ResolversParentTypes['ChannelRequests']> = {
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counts: Resolver<ResolversTypes['RequestCounts'], ParentType, ContextType>;
};

export type ChannelTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelToken'] = ResolversParentTypes['ChannelToken']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last4: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  organizationName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope: Resolver<ResolversTypes['TokenScope'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  card: Resolver<Maybe<ResolversTypes['PaymentCard']>, ParentType, ContextType>;
  clientSecret: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoicePreview: Resolver<ResolversTypes['InvoicePreview'], ParentType, ContextType>;
  organization: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationTitle: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  processor: Resolver<ResolversTypes['PaymentProcessor'], ParentType, ContextType>;
  productName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishableKey: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['CheckoutStatus'], ParentType, ContextType>;
};

export type ClaimEducationOfferPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimEducationOfferPayload'] = ResolversParentTypes['ClaimEducationOfferPayload']> = {
  offer: Resolver<Maybe<ResolversTypes['EducationOffer']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClaimOperatorRolePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimOperatorRolePayload'] = ResolversParentTypes['ClaimOperatorRolePayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ClientProgramResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientProgram'] = ResolversParentTypes['ClientProgram']> = {
  counts: Resolver<ResolversTypes['RequestCounts'], ParentType, ContextType>;
  lastAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  program: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClientTrackingSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientTrackingSettings'] = ResolversParentTypes['ClientTrackingSettings']> = {
  anonymizeClients: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEnabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  retentionDays: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  canEdit: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entries: Resolver<Array<ResolversTypes['CollectionEntry']>, ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visibility: Resolver<ResolversTypes['CollectionVisibility'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CollectionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionConnection'] = ResolversParentTypes['CollectionConnection']> = {
  edges: Resolver<Array<ResolversTypes['CollectionEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['CollectionSummary']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CollectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionEdge'] = ResolversParentTypes['CollectionEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['CollectionSummary'], ParentType, ContextType>;
};

export type CollectionEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionEntry'] = ResolversParentTypes['CollectionEntry']> = {
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAvailable: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdir: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectionFileHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionFileHit'] = ResolversParentTypes['CollectionFileHit']> = {
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channelOrganization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collection: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collectionTitle: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdir: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CollectionHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionHit'] = ResolversParentTypes['CollectionHit']> = {
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entryCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CollectionSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionSummary'] = ResolversParentTypes['CollectionSummary']> = {
  canEdit: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  visibility: Resolver<ResolversTypes['CollectionVisibility'], ParentType, ContextType>;
};

export type CollectionsAndFilesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionsAndFiles'] = ResolversParentTypes['CollectionsAndFiles']> = {
  collections: Resolver<Array<ResolversTypes['CollectionHit']>, ParentType, ContextType>;
  files: Resolver<Array<ResolversTypes['CollectionFileHit']>, ParentType, ContextType>;
  hasNextPage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalCollections: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalFiles: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CollectionsAndFilesSearchGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionsAndFilesSearchGroup'] = ResolversParentTypes['CollectionsAndFilesSearchGroup']> = {
  collections: Resolver<Array<ResolversTypes['CollectionHit']>, ParentType, ContextType>;
  files: Resolver<Array<ResolversTypes['CollectionFileHit']>, ParentType, ContextType>;
  items: Resolver<Array<ResolversTypes['SearchItem']>, ParentType, ContextType>;
  searchUrl: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  totalCollections: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalFiles: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface CondaVersionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CondaVersion'], any> {
  name: 'CondaVersion';
}

export type ConflictErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConflictError'] = ResolversParentTypes['ConflictError']> = {
  changedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConsentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Consent'] = ResolversParentTypes['Consent']> = {
  consentedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isConsented: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreateAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAccountPayload'] = ResolversParentTypes['CreateAccountPayload']> = {
  accepted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateApiTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateApiTokenPayload'] = ResolversParentTypes['CreateApiTokenPayload']> = {
  secret: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CreateBillingPortalSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateBillingPortalSessionPayload'] = ResolversParentTypes['CreateBillingPortalSessionPayload']> = {
  url: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateChannelPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateChannelPayload'] = ResolversParentTypes['CreateChannelPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  run: Resolver<Maybe<ResolversTypes['PolicyRun']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateChannelTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateChannelTokenPayload'] = ResolversParentTypes['CreateChannelTokenPayload']> = {
  channelToken: Resolver<Maybe<ResolversTypes['ChannelToken']>, ParentType, ContextType>;
  secret: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateCheckoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCheckoutPayload'] = ResolversParentTypes['CreateCheckoutPayload']> = {
  checkoutId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCollectionPayload'] = ResolversParentTypes['CreateCollectionPayload']> = {
  collection: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateDeltaSubscriptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateDeltaSubscriptionPayload'] = ResolversParentTypes['CreateDeltaSubscriptionPayload']> = {
  subscription: Resolver<Maybe<ResolversTypes['DeltaSubscription']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateExceptionRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateExceptionRequestPayload'] = ResolversParentTypes['CreateExceptionRequestPayload']> = {
  request: Resolver<Maybe<ResolversTypes['OwnExceptionRequest']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateFlagExposurePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateFlagExposurePayload'] = ResolversParentTypes['CreateFlagExposurePayload']> = {
  accepted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateGroupPayload'] = ResolversParentTypes['CreateGroupPayload']> = {
  group: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateInvitationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateInvitationsPayload'] = ResolversParentTypes['CreateInvitationsPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  outcomes: Resolver<Maybe<Array<ResolversTypes['InvitationOutcome']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateListExportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateListExportPayload'] = ResolversParentTypes['CreateListExportPayload']> = {
  listExport: Resolver<Maybe<ResolversTypes['ListExport']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateOrganizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOrganizationPayload'] = ResolversParentTypes['CreateOrganizationPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CreateOrganizationTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOrganizationTokenPayload'] = ResolversParentTypes['CreateOrganizationTokenPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  secret: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreatePasskeyChallengePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePasskeyChallengePayload'] = ResolversParentTypes['CreatePasskeyChallengePayload']> = {
  challengeId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreatePasskeySignInChallengePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePasskeySignInChallengePayload'] = ResolversParentTypes['CreatePasskeySignInChallengePayload']> = {
  challengeId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreatePersonalTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePersonalTokenPayload'] = ResolversParentTypes['CreatePersonalTokenPayload']> = {
  secret: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CreatePolicyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePolicyPayload'] = ResolversParentTypes['CreatePolicyPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  policy: Resolver<Maybe<ResolversTypes['Policy']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateProjectPayload'] = ResolversParentTypes['CreateProjectPayload']> = {
  project: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateServiceAccountKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateServiceAccountKeyPayload'] = ResolversParentTypes['CreateServiceAccountKeyPayload']> = {
  secret: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceAccount: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateServiceAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateServiceAccountPayload'] = ResolversParentTypes['CreateServiceAccountPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  serviceAccount: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateServiceAccountTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateServiceAccountTokenPayload'] = ResolversParentTypes['CreateServiceAccountTokenPayload']> = {
  secret: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceAccount: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateTotpSetupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateTotpSetupPayload'] = ResolversParentTypes['CreateTotpSetupPayload']> = {
  otpauthUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secret: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateUploadPayload'] = ResolversParentTypes['CreateUploadPayload']> = {
  expiresAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uploadId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateVexStatementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateVexStatementPayload'] = ResolversParentTypes['CreateVexStatementPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  vexStatement: Resolver<Maybe<ResolversTypes['VexStatement']>, ParentType, ContextType>;
};

export type CreateWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateWebhookPayload'] = ResolversParentTypes['CreateWebhookPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  secret: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cve'] = ResolversParentTypes['Cve']> = {
  environments: Resolver<Maybe<Array<ResolversTypes['AffectedEnvironment']>>, ParentType, ContextType>;
  exploitation: Resolver<Maybe<ResolversTypes['CveExploitation']>, ParentType, ContextType>;
  externalId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  files: Resolver<Maybe<Array<ResolversTypes['CveFile']>>, ParentType, ContextType, Partial<CveFilesArgs>>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  packages: Resolver<Array<ResolversTypes['CvePackage']>, ParentType, ContextType>;
  publishedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  references: Resolver<Array<ResolversTypes['URL']>, ParentType, ContextType>;
  score: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  scores: Resolver<Array<ResolversTypes['CveScore']>, ParentType, ContextType>;
  severity: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
  status: Resolver<ResolversTypes['CveStatus'], ParentType, ContextType>;
  summary: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vexStatements: Resolver<Maybe<Array<ResolversTypes['OrganizationVexStatements']>>, ParentType, ContextType>;
  withdrawnAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CveConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CveConnection'] = ResolversParentTypes['CveConnection']> = {
  edges: Resolver<Array<ResolversTypes['CveEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['Cve']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<CveConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CveEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CveEdge'] = ResolversParentTypes['CveEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  node: Resolver<ResolversTypes['Cve'], ParentType, ContextType>;
  openFileCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  servedFileCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vexStatement: Resolver<Maybe<ResolversTypes['AppliedVexStatement']>, ParentType, ContextType>;
};

export type CveExploitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CveExploitation'] = ResolversParentTypes['CveExploitation']> = {
  epss: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  epssDate: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  epssPercentile: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isUsedInRansomware: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kevAddedOn: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  remediationDueOn: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type CveFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CveFile'] = ResolversParentTypes['CveFile']> = {
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decision: Resolver<ResolversTypes['Decision'], ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
};

export type CvePackageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CvePackage'] = ResolversParentTypes['CvePackage']> = {
  affected: Resolver<Maybe<ResolversTypes['MatchSpec']>, ParentType, ContextType>;
  fixedIn: Resolver<Maybe<ResolversTypes['CondaVersion']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CveRuleFilesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CveRuleFiles'] = ResolversParentTypes['CveRuleFiles']> = {
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CveScoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CveScore'] = ResolversParentTypes['CveScore']> = {
  isUsedByPolicies: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  score: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  severity: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vector: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CveScoreFilesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CveScoreFiles'] = ResolversParentTypes['CveScoreFiles']> = {
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CveStatusCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CveStatusCount'] = ResolversParentTypes['CveStatusCount']> = {
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['CveStatus'], ParentType, ContextType>;
};

export type CveStatusFilesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CveStatusFiles'] = ResolversParentTypes['CveStatusFiles']> = {
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scores: Resolver<Array<ResolversTypes['CveScoreFiles']>, ParentType, ContextType>;
  status: Resolver<ResolversTypes['CveStatus'], ParentType, ContextType>;
};

export type DailyRequestsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyRequests'] = ResolversParentTypes['DailyRequests']> = {
  counts: Resolver<ResolversTypes['RequestCounts'], ParentType, ContextType>;
  date: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecisionExplanationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecisionExplanation'] = ResolversParentTypes['DecisionExplanation']> = {
  activeSince: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  admins: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  alternativeVersion: Resolver<Maybe<ResolversTypes['CondaVersion']>, ParentType, ContextType>;
  appliedBy: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  closestAllowedVersion: Resolver<Maybe<ResolversTypes['CondaVersion']>, ParentType, ContextType>;
  cooldownUntil: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decision: Resolver<ResolversTypes['Decision'], ParentType, ContextType>;
  detail: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file: Resolver<ResolversTypes['FileRef'], ParentType, ContextType>;
  installability: Resolver<Array<ResolversTypes['VersionInstallability']>, ParentType, ContextType>;
  policy: Resolver<Maybe<ResolversTypes['Policy']>, ParentType, ContextType>;
  revision: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sections: Resolver<Array<ResolversTypes['ExplanationSection']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
};

export type DeclineInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeclineInvitationPayload'] = ResolversParentTypes['DeclineInvitationPayload']> = {
  declined: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  accepted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteChannelPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteChannelPayload'] = ResolversParentTypes['DeleteChannelPayload']> = {
  deletedId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCollectionPayload'] = ResolversParentTypes['DeleteCollectionPayload']> = {
  deletedId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteDeltaSubscriptionByTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteDeltaSubscriptionByTokenPayload'] = ResolversParentTypes['DeleteDeltaSubscriptionByTokenPayload']> = {
  channelName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteDeltaSubscriptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteDeltaSubscriptionPayload'] = ResolversParentTypes['DeleteDeltaSubscriptionPayload']> = {
  deletedId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteEnvironmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteEnvironmentPayload'] = ResolversParentTypes['DeleteEnvironmentPayload']> = {
  deletedId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteFeedBundlePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteFeedBundlePayload'] = ResolversParentTypes['DeleteFeedBundlePayload']> = {
  bundles: Resolver<Maybe<ResolversTypes['FeedBundles']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteGroupPayload'] = ResolversParentTypes['DeleteGroupPayload']> = {
  deletedId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteLabelPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteLabelPayload'] = ResolversParentTypes['DeleteLabelPayload']> = {
  deletedLabel: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteListExportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteListExportPayload'] = ResolversParentTypes['DeleteListExportPayload']> = {
  deletedId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteNotebookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteNotebookPayload'] = ResolversParentTypes['DeleteNotebookPayload']> = {
  notebook: Resolver<Maybe<ResolversTypes['Notebook']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteOrganizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteOrganizationPayload'] = ResolversParentTypes['DeleteOrganizationPayload']> = {
  deletedId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type DeletePolicyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePolicyPayload'] = ResolversParentTypes['DeletePolicyPayload']> = {
  deletedId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteProjectFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProjectFilePayload'] = ResolversParentTypes['DeleteProjectFilePayload']> = {
  project: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProjectPayload'] = ResolversParentTypes['DeleteProjectPayload']> = {
  deletedId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteServiceAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteServiceAccountPayload'] = ResolversParentTypes['DeleteServiceAccountPayload']> = {
  deletedId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteWebhookPayload'] = ResolversParentTypes['DeleteWebhookPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeltaConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeltaConnection'] = ResolversParentTypes['DeltaConnection']> = {
  edges: Resolver<Array<ResolversTypes['DeltaEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['PolicyRun']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<DeltaConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeltaEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeltaEdge'] = ResolversParentTypes['DeltaEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['PolicyRun'], ParentType, ContextType>;
};

export type DeltaSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeltaSubscription'] = ResolversParentTypes['DeltaSubscription']> = {
  changeType: Resolver<ResolversTypes['DeltaChangeType'], ParentType, ContextType>;
  channelName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  frequency: Resolver<ResolversTypes['DeltaFrequency'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastNotifiedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DependencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dependency'] = ResolversParentTypes['Dependency']> = {
  isAllowed: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInChannel: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specs: Resolver<Array<ResolversTypes['MatchSpec']>, ParentType, ContextType>;
  unsatisfiedSpecs: Resolver<Array<ResolversTypes['MatchSpec']>, ParentType, ContextType>;
};

export type DependentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dependent'] = ResolversParentTypes['Dependent']> = {
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DiffLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiffLine'] = ResolversParentTypes['DiffLine']> = {
  kind: Resolver<ResolversTypes['DiffLineKind'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentationHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentationHit'] = ResolversParentTypes['DocumentationHit']> = {
  anchor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DocumentationSearchGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentationSearchGroup'] = ResolversParentTypes['DocumentationSearchGroup']> = {
  items: Resolver<Array<ResolversTypes['DocumentationHit']>, ParentType, ContextType>;
  searchUrl: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownloadMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadMonth'] = ResolversParentTypes['DownloadMonth']> = {
  downloads: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  month: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packages: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  year: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DraftRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DraftRule'] = ResolversParentTypes['DraftRule']> = {
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groupKey: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rule: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section: Resolver<ResolversTypes['RuleSection'], ParentType, ContextType>;
};

export type EducationOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EducationOffer'] = ResolversParentTypes['EducationOffer']> = {
  isEligible: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEnrolled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EmailStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailStatus'] = ResolversParentTypes['EmailStatus']> = {
  failedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldestAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  queuedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retryingCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  server: Resolver<Maybe<ResolversTypes['MailServer']>, ParentType, ContextType>;
};

export type EnvironmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Environment'] = ResolversParentTypes['Environment']> = {
  channels: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cveCounts: Resolver<ResolversTypes['EnvironmentCveCounts'], ParentType, ContextType>;
  device: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  diff: Resolver<Maybe<ResolversTypes['PackageDiffConnection']>, ParentType, ContextType, RequireFields<EnvironmentDiffArgs, 'first'>>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwnedByViewer: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  knowledge: Resolver<ResolversTypes['PackagesKnowledge'], ParentType, ContextType>;
  lockFile: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<EnvironmentLockFileArgs, 'form'>>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner: Resolver<Maybe<ResolversTypes['EnvironmentPerson']>, ParentType, ContextType>;
  ownerName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packages: Resolver<Maybe<ResolversTypes['InstalledPackageConnection']>, ParentType, ContextType, RequireFields<EnvironmentPackagesArgs, 'first'>>;
  packagesCsv: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  policyImpact: Resolver<Maybe<ResolversTypes['EnvironmentPolicyImpact']>, ParentType, ContextType, Partial<EnvironmentPolicyImpactArgs>>;
  prefix: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revisions: Resolver<Maybe<ResolversTypes['EnvironmentRevisionConnection']>, ParentType, ContextType, RequireFields<EnvironmentRevisionsArgs, 'first'>>;
  sbom: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<EnvironmentSbomArgs, 'format'>>;
  solved: Resolver<Maybe<ResolversTypes['SolvedEnvironment']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['EnvironmentStatusInfo'], ParentType, ContextType>;
  stats: Resolver<Maybe<ResolversTypes['EnvironmentStats']>, ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uuid: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanDelete: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnvironmentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentConnection'] = ResolversParentTypes['EnvironmentConnection']> = {
  edges: Resolver<Array<ResolversTypes['EnvironmentEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['Environment']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnvironmentCveCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentCveCounts'] = ResolversParentTypes['EnvironmentCveCounts']> = {
  critical: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  high: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  low: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medium: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  none: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unscored: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnvironmentCveHistoryDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentCveHistoryDay'] = ResolversParentTypes['EnvironmentCveHistoryDay']> = {
  blockedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  critical: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  environmentCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  high: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  low: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medium: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  other: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnvironmentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentEdge'] = ResolversParentTypes['EnvironmentEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Environment'], ParentType, ContextType>;
};

export type EnvironmentFindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentFinding'] = ResolversParentTypes['EnvironmentFinding']> = {
  channelName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cveCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cveIds: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  decidingRule: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decision: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
  highestScore: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  highestSeverity: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
};

export type EnvironmentHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentHit'] = ResolversParentTypes['EnvironmentHit']> = {
  device: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prefix: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnvironmentImpactSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentImpactSummary'] = ResolversParentTypes['EnvironmentImpactSummary']> = {
  environmentCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  environments: Resolver<ResolversTypes['ImpactedEnvironmentConnection'], ParentType, ContextType, RequireFields<EnvironmentImpactSummaryEnvironmentsArgs, 'first'>>;
  ownerCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnvironmentPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentPerson'] = ResolversParentTypes['EnvironmentPerson']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnvironmentPolicyImpactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentPolicyImpact'] = ResolversParentTypes['EnvironmentPolicyImpact']> = {
  blockedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channelName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  knownCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packages: Resolver<Array<ResolversTypes['PackageDecisionChange']>, ParentType, ContextType>;
  removedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  result: Resolver<ResolversTypes['SolveResult'], ParentType, ContextType>;
};

export type EnvironmentRemarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentRemark'] = ResolversParentTypes['EnvironmentRemark']> = {
  at: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnvironmentReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentReview'] = ResolversParentTypes['EnvironmentReview']> = {
  environmentId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['EnvironmentStatusInfo'], ParentType, ContextType>;
};

export type EnvironmentReviewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentReviewConnection'] = ResolversParentTypes['EnvironmentReviewConnection']> = {
  edges: Resolver<Array<ResolversTypes['EnvironmentReviewEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['EnvironmentReview']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnvironmentReviewEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentReviewEdge'] = ResolversParentTypes['EnvironmentReviewEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['EnvironmentReview'], ParentType, ContextType>;
};

export type EnvironmentRevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentRevision'] = ResolversParentTypes['EnvironmentRevision']> = {
  addedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstSeenAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  format: Resolver<ResolversTypes['EnvironmentFormat'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uploadCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnvironmentRevisionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentRevisionConnection'] = ResolversParentTypes['EnvironmentRevisionConnection']> = {
  edges: Resolver<Array<ResolversTypes['EnvironmentRevisionEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['EnvironmentRevision']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnvironmentRevisionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentRevisionEdge'] = ResolversParentTypes['EnvironmentRevisionEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['EnvironmentRevision'], ParentType, ContextType>;
};

export type EnvironmentScanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentScan'] = ResolversParentTypes['EnvironmentScan']> = {
  findingCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  findings: Resolver<Array<ResolversTypes['EnvironmentFinding']>, ParentType, ContextType>;
  scannedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stats: Resolver<ResolversTypes['EnvironmentStats'], ParentType, ContextType>;
};

export type EnvironmentSearchGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentSearchGroup'] = ResolversParentTypes['EnvironmentSearchGroup']> = {
  items: Resolver<Array<ResolversTypes['EnvironmentHit']>, ParentType, ContextType>;
  searchUrl: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnvironmentStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentStats'] = ResolversParentTypes['EnvironmentStats']> = {
  affectedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blockedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cveCounts: Resolver<ResolversTypes['EnvironmentCveCounts'], ParentType, ContextType>;
  knowledge: Resolver<ResolversTypes['PackagesKnowledge'], ParentType, ContextType>;
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recognizedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutCveDataCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnvironmentStatusInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentStatusInfo'] = ResolversParentTypes['EnvironmentStatusInfo']> = {
  changedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy: Resolver<Maybe<ResolversTypes['EnvironmentPerson']>, ParentType, ContextType>;
  changedByName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customMessage: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status: Resolver<ResolversTypes['EnvironmentStatus'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnvironmentUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentUser'] = ResolversParentTypes['EnvironmentUser']> = {
  environmentCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastRegisteredAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnvironmentUserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentUserConnection'] = ResolversParentTypes['EnvironmentUserConnection']> = {
  edges: Resolver<Array<ResolversTypes['EnvironmentUserEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['EnvironmentUser']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnvironmentUserEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentUserEdge'] = ResolversParentTypes['EnvironmentUserEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['EnvironmentUser'], ParentType, ContextType>;
};

export type ExceptedCveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceptedCve'] = ResolversParentTypes['ExceptedCve']> = {
  cveId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExploited: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  score: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  severity: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
};

export type ExceptedFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceptedFile'] = ResolversParentTypes['ExceptedFile']> = {
  blockingRule: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  build: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cveIds: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  license: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
};

export type ExceptedLicenseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceptedLicense'] = ResolversParentTypes['ExceptedLicense']> = {
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  license: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExceptionImpactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceptionImpact'] = ResolversParentTypes['ExceptionImpact']> = {
  cveCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cves: Resolver<Array<ResolversTypes['ExceptedCve']>, ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files: Resolver<Array<ResolversTypes['ExceptedFile']>, ParentType, ContextType>;
  licenses: Resolver<Array<ResolversTypes['ExceptedLicense']>, ParentType, ContextType>;
  maliciousCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remainingUninstallableCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  restoredPackages: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  spec: Resolver<ResolversTypes['MatchSpec'], ParentType, ContextType>;
  withoutCveDataFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExceptionRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceptionRequest'] = ResolversParentTypes['ExceptionRequest']> = {
  channelName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comment: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresOn: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impact: Resolver<Maybe<ResolversTypes['ExceptionImpact']>, ParentType, ContextType, Partial<ExceptionRequestImpactArgs>>;
  package: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requesters: Resolver<Array<ResolversTypes['ExceptionRequester']>, ParentType, ContextType>;
  reviewedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewedBy: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  spec: Resolver<ResolversTypes['MatchSpec'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['ExceptionRequestState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExceptionRequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceptionRequestConnection'] = ResolversParentTypes['ExceptionRequestConnection']> = {
  edges: Resolver<Array<ResolversTypes['ExceptionRequestEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['ExceptionRequest']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<ExceptionRequestConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExceptionRequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceptionRequestEdge'] = ResolversParentTypes['ExceptionRequestEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ExceptionRequest'], ParentType, ContextType>;
};

export type ExceptionRequesterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceptionRequester'] = ResolversParentTypes['ExceptionRequester']> = {
  person: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ExceptionSuggestionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceptionSuggestions'] = ResolversParentTypes['ExceptionSuggestions']> = {
  elapsedMs: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isMinimal: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTimedOut: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items: Resolver<Array<ResolversTypes['SuggestedException']>, ParentType, ContextType>;
  restoredFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  targetCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uninstallableAfter: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uninstallableBefore: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unresolvedPackages: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExplainedRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExplainedRule'] = ResolversParentTypes['ExplainedRule']> = {
  cves: Resolver<Array<ResolversTypes['Cve']>, ParentType, ContextType>;
  isDeciding: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verdict: Resolver<ResolversTypes['RuleVerdict'], ParentType, ContextType>;
};

export type ExplanationSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExplanationSection'] = ResolversParentTypes['ExplanationSection']> = {
  rules: Resolver<Array<ResolversTypes['ExplainedRule']>, ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verdict: Resolver<ResolversTypes['RuleVerdict'], ParentType, ContextType>;
};

export type ExportBundlePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportBundlePayload'] = ResolversParentTypes['ExportBundlePayload']> = {
  bundle: Resolver<Maybe<ResolversTypes['BundleJob']>, ParentType, ContextType>;
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportFeedBundlePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportFeedBundlePayload'] = ResolversParentTypes['ExportFeedBundlePayload']> = {
  bundles: Resolver<Maybe<ResolversTypes['FeedBundles']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExposureCoverageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExposureCoverage'] = ResolversParentTypes['ExposureCoverage']> = {
  environmentCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCompared: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isKnown: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notCheckedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undeterminedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FailedJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FailedJob'] = ResolversParentTypes['FailedJob']> = {
  canRetry: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  channelName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['HubJobKind'], ParentType, ContextType>;
  organizationName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FailedJobConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FailedJobConnection'] = ResolversParentTypes['FailedJobConnection']> = {
  edges: Resolver<Array<ResolversTypes['FailedJobEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['FailedJob']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FailedJobEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FailedJobEdge'] = ResolversParentTypes['FailedJobEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['FailedJob'], ParentType, ContextType>;
};

export type FeatureFlagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeatureFlag'] = ResolversParentTypes['FeatureFlag']> = {
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['FlagReason'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['FlagValueType'], ParentType, ContextType>;
  value: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  variant: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FeaturePermissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeaturePermission'] = ResolversParentTypes['FeaturePermission']> = {
  allowed: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeatureSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeatureSetting'] = ResolversParentTypes['FeatureSetting']> = {
  isEnabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInPlan: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeaturedPackagesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeaturedPackages'] = ResolversParentTypes['FeaturedPackages']> = {
  channelName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packages: Resolver<Array<ResolversTypes['Package']>, ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FeedBundleChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedBundleChoice'] = ResolversParentTypes['FeedBundleChoice']> = {
  feedId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeedBundleExportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedBundleExport'] = ResolversParentTypes['FeedBundleExport']> = {
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeds: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  size: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['FeedBundleState'], ParentType, ContextType>;
};

export type FeedBundleImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedBundleImport'] = ResolversParentTypes['FeedBundleImport']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  feeds: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  key: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wasOlder: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FeedBundlesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedBundles'] = ResolversParentTypes['FeedBundles']> = {
  availableFeeds: Resolver<Array<ResolversTypes['FeedBundleChoice']>, ParentType, ContextType>;
  incoming: Resolver<Array<ResolversTypes['IncomingFeedBundle']>, ParentType, ContextType>;
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keyId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latestImport: Resolver<Maybe<ResolversTypes['FeedBundleImport']>, ParentType, ContextType>;
  made: Resolver<Maybe<ResolversTypes['FeedBundleExport']>, ParentType, ContextType>;
};

export type FileEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileEvent'] = ResolversParentTypes['FileEvent']> = {
  kind: Resolver<ResolversTypes['FileEventKind'], ParentType, ContextType>;
  occurredAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceAccount: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type FileRefResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileRef'] = ResolversParentTypes['FileRef']> = {
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Finding'] = ResolversParentTypes['Finding']> = {
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cveId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openReason: Resolver<ResolversTypes['FindingOpenReason'], ParentType, ContextType>;
  openedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  openedByAdvisoryId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openedByFeed: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  package: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resolution: Resolver<Maybe<ResolversTypes['FindingResolution']>, ParentType, ContextType>;
  resolutionNote: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolvedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resolvedByAdvisoryId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolvedByFeed: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FindingConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FindingConnection'] = ResolversParentTypes['FindingConnection']> = {
  edges: Resolver<Array<ResolversTypes['FindingEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['Finding']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<FindingConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FindingEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FindingEdge'] = ResolversParentTypes['FindingEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Finding'], ParentType, ContextType>;
};

export type ForbiddenErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForbiddenError'] = ResolversParentTypes['ForbiddenError']> = {
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['ForbiddenReason'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GrantOrganizationPlanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantOrganizationPlanPayload'] = ResolversParentTypes['GrantOrganizationPlanPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['HubOrganization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type GrantUserPlanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantUserPlanPayload'] = ResolversParentTypes['GrantUserPlanPayload']> = {
  person: Resolver<Maybe<ResolversTypes['HubUser']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type GroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group']> = {
  channelCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channelPage: Resolver<Maybe<ResolversTypes['ChannelConnection']>, ParentType, ContextType, RequireFields<GroupChannelPageArgs, 'first'>>;
  channels: Resolver<Maybe<Array<ResolversTypes['Channel']>>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members: Resolver<Maybe<ResolversTypes['MemberConnection']>, ParentType, ContextType, RequireFields<GroupMembersArgs, 'first'>>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GuideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Guide'] = ResolversParentTypes['Guide']> = {
  isOwn: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GuideTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuideText'] = ResolversParentTypes['GuideText']> = {
  isOwn: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markdown: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HubActivePlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubActivePlan'] = ResolversParentTypes['HubActivePlan']> = {
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isGranted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productCode: Resolver<ResolversTypes['ProductCode'], ParentType, ContextType>;
  productName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HubAdminResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubAdmin'] = ResolversParentTypes['HubAdmin']> = {
  email: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  username: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HubChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubChannel'] = ResolversParentTypes['HubChannel']> = {
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedSize: Resolver<Maybe<ResolversTypes['ByteSize']>, ParentType, ContextType>;
  size: Resolver<ResolversTypes['ByteSize'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['ChannelType'], ParentType, ContextType>;
};

export type HubFolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubFolder'] = ResolversParentTypes['HubFolder']> = {
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size: Resolver<ResolversTypes['ByteSize'], ParentType, ContextType>;
};

export type HubJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubJob'] = ResolversParentTypes['HubJob']> = {
  channelName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['HubJobKind'], ParentType, ContextType>;
  organizationName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phase: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  startedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['JobState'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HubJobsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubJobs'] = ResolversParentTypes['HubJobs']> = {
  activeJobs: Resolver<Array<ResolversTypes['HubJob']>, ParentType, ContextType>;
  archivesToRescanCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  queues: Resolver<Array<ResolversTypes['JobQueue']>, ParentType, ContextType>;
};

export type HubMembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubMembership'] = ResolversParentTypes['HubMembership']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role: Resolver<ResolversTypes['OrganizationRole'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HubOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubOrganization'] = ResolversParentTypes['HubOrganization']> = {
  admins: Resolver<Maybe<Array<ResolversTypes['HubAdmin']>>, ParentType, ContextType>;
  channelCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channels: Resolver<Maybe<Array<ResolversTypes['HubChannel']>>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  memberCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plan: Resolver<Maybe<ResolversTypes['HubActivePlan']>, ParentType, ContextType>;
  plans: Resolver<Maybe<Array<ResolversTypes['HubPlan']>>, ParentType, ContextType>;
  size: Resolver<ResolversTypes['ByteSize'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HubOrganizationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubOrganizationConnection'] = ResolversParentTypes['HubOrganizationConnection']> = {
  edges: Resolver<Array<ResolversTypes['HubOrganizationEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['HubOrganization']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HubOrganizationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubOrganizationEdge'] = ResolversParentTypes['HubOrganizationEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['HubOrganization'], ParentType, ContextType>;
};

export type HubPackageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubPackage'] = ResolversParentTypes['HubPackage']> = {
  channelCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  downloadCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mappings: Resolver<Array<ResolversTypes['UpstreamMapping']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['PackageMappingState'], ParentType, ContextType>;
  upstreamRelation: Resolver<Maybe<ResolversTypes['UpstreamRelation']>, ParentType, ContextType>;
};

export type HubPackageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubPackageConnection'] = ResolversParentTypes['HubPackageConnection']> = {
  edges: Resolver<Array<ResolversTypes['HubPackageEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['HubPackage']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HubPackageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubPackageEdge'] = ResolversParentTypes['HubPackageEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['HubPackage'], ParentType, ContextType>;
};

export type HubPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubPlan'] = ResolversParentTypes['HubPlan']> = {
  periodEnd: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodStart: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  productCode: Resolver<ResolversTypes['ProductCode'], ParentType, ContextType>;
  productName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['SubscriptionState'], ParentType, ContextType>;
};

export type HubSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubSession'] = ResolversParentTypes['HubSession']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['SignInMethod'], ParentType, ContextType>;
};

export type HubStorageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubStorage'] = ResolversParentTypes['HubStorage']> = {
  channels: Resolver<Array<ResolversTypes['HubChannel']>, ParentType, ContextType>;
  databaseSize: Resolver<ResolversTypes['ByteSize'], ParentType, ContextType>;
  diskSize: Resolver<ResolversTypes['ByteSize'], ParentType, ContextType>;
  folders: Resolver<Array<ResolversTypes['HubFolder']>, ParentType, ContextType>;
  freeDiskSize: Resolver<ResolversTypes['ByteSize'], ParentType, ContextType>;
  isMeasurementComplete: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMeasuring: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  measuredAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type HubUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubUpdate'] = ResolversParentTypes['HubUpdate']> = {
  changed: Resolver<Array<ResolversTypes['HubUpdateKind']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HubUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubUser'] = ResolversParentTypes['HubUser']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  displayName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isConfirmed: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDisabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOperator: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSignInAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  memberships: Resolver<Maybe<Array<ResolversTypes['HubMembership']>>, ParentType, ContextType>;
  organizationCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plans: Resolver<Maybe<Array<ResolversTypes['HubPlan']>>, ParentType, ContextType>;
  sessions: Resolver<Maybe<Array<ResolversTypes['HubSession']>>, ParentType, ContextType>;
  username: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HubUserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubUserConnection'] = ResolversParentTypes['HubUserConnection']> = {
  edges: Resolver<Array<ResolversTypes['HubUserEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['HubUser']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HubUserEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubUserEdge'] = ResolversParentTypes['HubUserEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['HubUser'], ParentType, ContextType>;
};

export type IdentityProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityProvider'] = ResolversParentTypes['IdentityProvider']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startUrl: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type ImpactProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImpactProblem'] = ResolversParentTypes['ImpactProblem']> = {
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImpactedEnvironmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImpactedEnvironment'] = ResolversParentTypes['ImpactedEnvironment']> = {
  device: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwn: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  removedPackages: Resolver<Array<ResolversTypes['PackageBuild']>, ParentType, ContextType>;
  result: Resolver<ResolversTypes['SolveResult'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uuid: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImpactedEnvironmentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImpactedEnvironmentConnection'] = ResolversParentTypes['ImpactedEnvironmentConnection']> = {
  edges: Resolver<Array<ResolversTypes['ImpactedEnvironmentEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['ImpactedEnvironment']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImpactedEnvironmentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImpactedEnvironmentEdge'] = ResolversParentTypes['ImpactedEnvironmentEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ImpactedEnvironment'], ParentType, ContextType>;
};

export type ImportBundlePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportBundlePayload'] = ResolversParentTypes['ImportBundlePayload']> = {
  bundle: Resolver<Maybe<ResolversTypes['BundleJob']>, ParentType, ContextType>;
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportEnvironmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportEnvironmentPayload'] = ResolversParentTypes['ImportEnvironmentPayload']> = {
  environment: Resolver<Maybe<ResolversTypes['Environment']>, ParentType, ContextType>;
  format: Resolver<Maybe<ResolversTypes['EnvironmentFormat']>, ParentType, ContextType>;
  skippedEntries: Resolver<Maybe<Array<ResolversTypes['EnvironmentRemark']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportFeedBundlePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportFeedBundlePayload'] = ResolversParentTypes['ImportFeedBundlePayload']> = {
  bundles: Resolver<Maybe<ResolversTypes['FeedBundles']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportNotebookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportNotebookPayload'] = ResolversParentTypes['ImportNotebookPayload']> = {
  notebook: Resolver<Maybe<ResolversTypes['Notebook']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportOpenVexPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportOpenVexPayload'] = ResolversParentTypes['ImportOpenVexPayload']> = {
  importedCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unchangedCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type IncomingBundleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncomingBundle'] = ResolversParentTypes['IncomingBundle']> = {
  channel: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hub: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keyId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  size: Resolver<ResolversTypes['ByteSize'], ParentType, ContextType>;
  snapshot: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unchangedCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  warnings: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  yankedCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type IncomingBundlesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncomingBundles'] = ResolversParentTypes['IncomingBundles']> = {
  folder: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['IncomingBundle']>, ParentType, ContextType>;
  trustedKeys: Resolver<Array<ResolversTypes['TrustedKey']>, ParentType, ContextType>;
};

export type IncomingFeedBundleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncomingFeedBundle'] = ResolversParentTypes['IncomingFeedBundle']> = {
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type InputErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InputError'] = ResolversParentTypes['InputError']> = {
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InstallCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstallCheck'] = ResolversParentTypes['InstallCheck']> = {
  isRequired: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specs: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  subdirs: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InstallCheckChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstallCheckChange'] = ResolversParentTypes['InstallCheckChange']> = {
  after: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  before: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  detail: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRequired: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InstallCheckResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstallCheckResult'] = ResolversParentTypes['InstallCheckResult']> = {
  detail: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasPassed: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRequired: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InstallabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Installability'] = ResolversParentTypes['Installability']> = {
  bySubdir: Resolver<Array<ResolversTypes['SubdirInstallability']>, ParentType, ContextType>;
  installChecks: Resolver<Array<ResolversTypes['InstallCheckChange']>, ParentType, ContextType>;
  uninstallablePackageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InstallabilityIssueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstallabilityIssue'] = ResolversParentTypes['InstallabilityIssue']> = {
  channelName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failedCheckCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedChecks: Resolver<Array<ResolversTypes['InstallCheckResult']>, ParentType, ContextType>;
  uninstallable: Resolver<Maybe<ResolversTypes['UninstallablePackages']>, ParentType, ContextType>;
};

export type InstalledPackageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstalledPackage'] = ResolversParentTypes['InstalledPackage']> = {
  build: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidingRule: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decision: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
  file: Resolver<Maybe<ResolversTypes['FileRef']>, ParentType, ContextType>;
  hubChannel: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
  vulnerabilities: Resolver<ResolversTypes['VulnerabilitySummary'], ParentType, ContextType>;
};

export type InstalledPackageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstalledPackageConnection'] = ResolversParentTypes['InstalledPackageConnection']> = {
  edges: Resolver<Array<ResolversTypes['InstalledPackageEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['InstalledPackage']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InstalledPackageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstalledPackageEdge'] = ResolversParentTypes['InstalledPackageEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['InstalledPackage'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  invitedBy: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isExpired: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role: Resolver<ResolversTypes['OrganizationRole'], ParentType, ContextType>;
  sentAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type InvitationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationConnection'] = ResolversParentTypes['InvitationConnection']> = {
  edges: Resolver<Array<ResolversTypes['InvitationEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['Invitation']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvitationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationEdge'] = ResolversParentTypes['InvitationEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Invitation'], ParentType, ContextType>;
};

export type InvitationOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationOutcome'] = ResolversParentTypes['InvitationOutcome']> = {
  email: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  outcome: Resolver<ResolversTypes['InvitationOutcomeKind'], ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  htmlUrl: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  issuedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pdfUrl: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['InvoiceStatus'], ParentType, ContextType>;
  tax: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoiceLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceLine'] = ResolversParentTypes['InvoiceLine']> = {
  amount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  periodEnd: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodStart: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoicePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoicePreview'] = ResolversParentTypes['InvoicePreview']> = {
  billingCycle: Resolver<ResolversTypes['BillingCycle'], ParentType, ContextType>;
  creditLeft: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  creditUsed: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isChange: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines: Resolver<Array<ResolversTypes['InvoiceLine']>, ParentType, ContextType>;
  nextAmount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  periodEnd: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  productCode: Resolver<ResolversTypes['ProductCode'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subtotal: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tax: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JobQueueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobQueue'] = ResolversParentTypes['JobQueue']> = {
  active: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waiting: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LearningVideoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearningVideo'] = ResolversParentTypes['LearningVideo']> = {
  provider: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnailUrl: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type LeaveOrganizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveOrganizationPayload'] = ResolversParentTypes['LeaveOrganizationPayload']> = {
  organizationId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ListExportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListExport'] = ResolversParentTypes['ListExport']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  downloadPath: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size: Resolver<ResolversTypes['ByteSize'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['JobState'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListExportConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListExportConnection'] = ResolversParentTypes['ListExportConnection']> = {
  edges: Resolver<Array<ResolversTypes['ListExportEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['ListExport']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListExportEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListExportEdge'] = ResolversParentTypes['ListExportEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ListExport'], ParentType, ContextType>;
};

export type LiveUpdatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LiveUpdates'] = ResolversParentTypes['LiveUpdates']> = {
  accountUpdated?: SubscriptionResolver<ResolversTypes['AccountUpdate'], "accountUpdated", ParentType, ContextType, Partial<LiveUpdatesAccountUpdatedArgs>>;
  channelUpdated?: SubscriptionResolver<ResolversTypes['Channel'], "channelUpdated", ParentType, ContextType, RequireFields<LiveUpdatesChannelUpdatedArgs, 'channel' | 'organization'>>;
  hubUpdated?: SubscriptionResolver<ResolversTypes['HubUpdate'], "hubUpdated", ParentType, ContextType, Partial<LiveUpdatesHubUpdatedArgs>>;
  organizationUpdated?: SubscriptionResolver<ResolversTypes['OrganizationUpdate'], "organizationUpdated", ParentType, ContextType, RequireFields<LiveUpdatesOrganizationUpdatedArgs, 'organization'>>;
};

export type MailServerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailServer'] = ResolversParentTypes['MailServer']> = {
  address: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthenticated: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEncrypted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MappingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MappingChange'] = ResolversParentTypes['MappingChange']> = {
  feed: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proposed: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  proposedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  removedMappings: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MappingChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MappingChangeConnection'] = ResolversParentTypes['MappingChangeConnection']> = {
  edges: Resolver<Array<ResolversTypes['MappingChangeEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['MappingChange']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MappingChangeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MappingChangeEdge'] = ResolversParentTypes['MappingChangeEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['MappingChange'], ParentType, ContextType>;
};

export interface MatchSpecScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['MatchSpec'], any> {
  name: 'MatchSpec';
}

export type MemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role: Resolver<ResolversTypes['OrganizationRole'], ParentType, ContextType>;
  user: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberConnection'] = ResolversParentTypes['MemberConnection']> = {
  edges: Resolver<Array<ResolversTypes['MemberEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberEdge'] = ResolversParentTypes['MemberEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
};

export type MembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership']> = {
  role: Resolver<ResolversTypes['OrganizationRole'], ParentType, ContextType>;
};

export type MirrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mirror'] = ResolversParentTypes['Mirror']> = {
  additionalSourceUrls: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  cachedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  credentials: Resolver<Maybe<ResolversTypes['MirrorCredentials']>, ParentType, ContextType>;
  downloadPolicy: Resolver<ResolversTypes['MirrorDownloadPolicy'], ParentType, ContextType>;
  excludes: Resolver<Maybe<Array<ResolversTypes['MatchSpec']>>, ParentType, ContextType>;
  heldLoss: Resolver<Maybe<ResolversTypes['MirrorLoss']>, ParentType, ContextType>;
  lastSync: Resolver<Maybe<ResolversTypes['MirrorSync']>, ParentType, ContextType>;
  listsRemovedFiles: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lossLimitPercent: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxBytesPerSecond: Resolver<Maybe<ResolversTypes['ByteSize']>, ParentType, ContextType>;
  maxConcurrentDownloads: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextSyncAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  problems: Resolver<Array<ResolversTypes['MirrorProblem']>, ParentType, ContextType>;
  removedFromSourceCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skippedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specs: Resolver<Maybe<Array<ResolversTypes['MatchSpec']>>, ParentType, ContextType>;
  subdirs: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  syncIntervalMinutes: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  syncedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MirrorCredentialsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MirrorCredentials'] = ResolversParentTypes['MirrorCredentials']> = {
  kind: Resolver<ResolversTypes['MirrorCredentialKind'], ParentType, ContextType>;
  setAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  username: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MirrorLossResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MirrorLoss'] = ResolversParentTypes['MirrorLoss']> = {
  decision: Resolver<Maybe<ResolversTypes['MirrorLossDecision']>, ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lostCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subdirs: Resolver<Array<ResolversTypes['MirrorSubdirLoss']>, ParentType, ContextType>;
};

export type MirrorProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MirrorProblem'] = ResolversParentTypes['MirrorProblem']> = {
  file: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind: Resolver<ResolversTypes['MirrorProblemKind'], ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occurredAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MirrorSubdirLossResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MirrorSubdirLoss'] = ResolversParentTypes['MirrorSubdirLoss']> = {
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lostCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MirrorSyncResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MirrorSync'] = ResolversParentTypes['MirrorSync']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOnHold: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phase: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  recordCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['JobState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MissingDependencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissingDependency'] = ResolversParentTypes['MissingDependency']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spec: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MonitoredRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoredRequest'] = ResolversParentTypes['MonitoredRequest']> = {
  lastRequestedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  person: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  requestCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceAccountName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MonitoredRequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoredRequestConnection'] = ResolversParentTypes['MonitoredRequestConnection']> = {
  edges: Resolver<Array<ResolversTypes['MonitoredRequestEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['MonitoredRequest']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MonitoredRequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoredRequestEdge'] = ResolversParentTypes['MonitoredRequestEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['MonitoredRequest'], ParentType, ContextType>;
};

export type MonitoredRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoredRule'] = ResolversParentTypes['MonitoredRule']> = {
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvitation?: Resolver<ResolversTypes['AcceptInvitationPayload'], ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input'>>;
  addChannelGroup?: Resolver<ResolversTypes['AddChannelGroupPayload'], ParentType, ContextType, RequireFields<MutationAddChannelGroupArgs, 'input'>>;
  addGroupMember?: Resolver<ResolversTypes['AddGroupMemberPayload'], ParentType, ContextType, RequireFields<MutationAddGroupMemberArgs, 'input'>>;
  addPasskey?: Resolver<ResolversTypes['AddPasskeyPayload'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'input'>>;
  addSeatAssignments?: Resolver<ResolversTypes['AddSeatAssignmentsPayload'], ParentType, ContextType, RequireFields<MutationAddSeatAssignmentsArgs, 'input'>>;
  addServiceAccountPublicKey?: Resolver<ResolversTypes['AddServiceAccountPublicKeyPayload'], ParentType, ContextType, RequireFields<MutationAddServiceAccountPublicKeyArgs, 'input'>>;
  addServiceAccountWorkload?: Resolver<ResolversTypes['AddServiceAccountWorkloadPayload'], ParentType, ContextType, RequireFields<MutationAddServiceAccountWorkloadArgs, 'input'>>;
  addTrustedWorkload?: Resolver<ResolversTypes['AddTrustedWorkloadPayload'], ParentType, ContextType, RequireFields<MutationAddTrustedWorkloadArgs, 'input'>>;
  addVexSource?: Resolver<ResolversTypes['AddVexSourcePayload'], ParentType, ContextType, RequireFields<MutationAddVexSourceArgs, 'input'>>;
  applyPolicy?: Resolver<ResolversTypes['ApplyPolicyPayload'], ParentType, ContextType, RequireFields<MutationApplyPolicyArgs, 'input'>>;
  applyPolicyFile?: Resolver<ResolversTypes['ApplyPolicyFilePayload'], ParentType, ContextType, RequireFields<MutationApplyPolicyFileArgs, 'input'>>;
  cancelExceptionRequest?: Resolver<ResolversTypes['CancelExceptionRequestPayload'], ParentType, ContextType, RequireFields<MutationCancelExceptionRequestArgs, 'input'>>;
  cancelJob?: Resolver<ResolversTypes['CancelJobPayload'], ParentType, ContextType, RequireFields<MutationCancelJobArgs, 'input'>>;
  cancelMirrorSync?: Resolver<ResolversTypes['CancelMirrorSyncPayload'], ParentType, ContextType, RequireFields<MutationCancelMirrorSyncArgs, 'input'>>;
  cancelPolicyRun?: Resolver<ResolversTypes['CancelPolicyRunPayload'], ParentType, ContextType, RequireFields<MutationCancelPolicyRunArgs, 'input'>>;
  cancelPromotion?: Resolver<ResolversTypes['CancelPromotionPayload'], ParentType, ContextType, RequireFields<MutationCancelPromotionArgs, 'input'>>;
  claimEducationOffer?: Resolver<ResolversTypes['ClaimEducationOfferPayload'], ParentType, ContextType>;
  claimOperatorRole?: Resolver<ResolversTypes['ClaimOperatorRolePayload'], ParentType, ContextType, RequireFields<MutationClaimOperatorRoleArgs, 'input'>>;
  createAccount?: Resolver<ResolversTypes['CreateAccountPayload'], ParentType, ContextType, RequireFields<MutationCreateAccountArgs, 'input'>>;
  createApiToken?: Resolver<ResolversTypes['CreateApiTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateApiTokenArgs, 'input'>>;
  createBillingPortalSession?: Resolver<ResolversTypes['CreateBillingPortalSessionPayload'], ParentType, ContextType, RequireFields<MutationCreateBillingPortalSessionArgs, 'input'>>;
  createChannel?: Resolver<ResolversTypes['CreateChannelPayload'], ParentType, ContextType, RequireFields<MutationCreateChannelArgs, 'input'>>;
  createChannelToken?: Resolver<ResolversTypes['CreateChannelTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateChannelTokenArgs, 'input'>>;
  createCheckout?: Resolver<ResolversTypes['CreateCheckoutPayload'], ParentType, ContextType, RequireFields<MutationCreateCheckoutArgs, 'input'>>;
  createCollection?: Resolver<ResolversTypes['CreateCollectionPayload'], ParentType, ContextType, RequireFields<MutationCreateCollectionArgs, 'input'>>;
  createDeltaSubscription?: Resolver<ResolversTypes['CreateDeltaSubscriptionPayload'], ParentType, ContextType, RequireFields<MutationCreateDeltaSubscriptionArgs, 'input'>>;
  createExceptionRequest?: Resolver<ResolversTypes['CreateExceptionRequestPayload'], ParentType, ContextType, RequireFields<MutationCreateExceptionRequestArgs, 'input'>>;
  createFlagExposure?: Resolver<ResolversTypes['CreateFlagExposurePayload'], ParentType, ContextType, RequireFields<MutationCreateFlagExposureArgs, 'input'>>;
  createGroup?: Resolver<ResolversTypes['CreateGroupPayload'], ParentType, ContextType, RequireFields<MutationCreateGroupArgs, 'input'>>;
  createInvitations?: Resolver<ResolversTypes['CreateInvitationsPayload'], ParentType, ContextType, RequireFields<MutationCreateInvitationsArgs, 'input'>>;
  createListExport?: Resolver<ResolversTypes['CreateListExportPayload'], ParentType, ContextType, RequireFields<MutationCreateListExportArgs, 'input'>>;
  createOrganization?: Resolver<ResolversTypes['CreateOrganizationPayload'], ParentType, ContextType, RequireFields<MutationCreateOrganizationArgs, 'input'>>;
  createOrganizationToken?: Resolver<ResolversTypes['CreateOrganizationTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateOrganizationTokenArgs, 'input'>>;
  createPasskeyChallenge?: Resolver<ResolversTypes['CreatePasskeyChallengePayload'], ParentType, ContextType>;
  createPasskeySignInChallenge?: Resolver<ResolversTypes['CreatePasskeySignInChallengePayload'], ParentType, ContextType>;
  createPersonalToken?: Resolver<ResolversTypes['CreatePersonalTokenPayload'], ParentType, ContextType, RequireFields<MutationCreatePersonalTokenArgs, 'input'>>;
  createPolicy?: Resolver<ResolversTypes['CreatePolicyPayload'], ParentType, ContextType, RequireFields<MutationCreatePolicyArgs, 'input'>>;
  createProject?: Resolver<ResolversTypes['CreateProjectPayload'], ParentType, ContextType, RequireFields<MutationCreateProjectArgs, 'input'>>;
  createServiceAccount?: Resolver<ResolversTypes['CreateServiceAccountPayload'], ParentType, ContextType, RequireFields<MutationCreateServiceAccountArgs, 'input'>>;
  createServiceAccountKey?: Resolver<ResolversTypes['CreateServiceAccountKeyPayload'], ParentType, ContextType, RequireFields<MutationCreateServiceAccountKeyArgs, 'input'>>;
  createServiceAccountToken?: Resolver<ResolversTypes['CreateServiceAccountTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateServiceAccountTokenArgs, 'input'>>;
  createTotpSetup?: Resolver<ResolversTypes['CreateTotpSetupPayload'], ParentType, ContextType>;
  createUpload?: Resolver<ResolversTypes['CreateUploadPayload'], ParentType, ContextType, RequireFields<MutationCreateUploadArgs, 'input'>>;
  createVexStatement?: Resolver<ResolversTypes['CreateVexStatementPayload'], ParentType, ContextType, RequireFields<MutationCreateVexStatementArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['CreateWebhookPayload'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  declineInvitation?: Resolver<ResolversTypes['DeclineInvitationPayload'], ParentType, ContextType, RequireFields<MutationDeclineInvitationArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deleteChannel?: Resolver<ResolversTypes['DeleteChannelPayload'], ParentType, ContextType, RequireFields<MutationDeleteChannelArgs, 'input'>>;
  deleteCollection?: Resolver<ResolversTypes['DeleteCollectionPayload'], ParentType, ContextType, RequireFields<MutationDeleteCollectionArgs, 'input'>>;
  deleteDeltaSubscription?: Resolver<ResolversTypes['DeleteDeltaSubscriptionPayload'], ParentType, ContextType, RequireFields<MutationDeleteDeltaSubscriptionArgs, 'input'>>;
  deleteDeltaSubscriptionByToken?: Resolver<ResolversTypes['DeleteDeltaSubscriptionByTokenPayload'], ParentType, ContextType, RequireFields<MutationDeleteDeltaSubscriptionByTokenArgs, 'input'>>;
  deleteEnvironment?: Resolver<ResolversTypes['DeleteEnvironmentPayload'], ParentType, ContextType, RequireFields<MutationDeleteEnvironmentArgs, 'input'>>;
  deleteFeedBundle?: Resolver<ResolversTypes['DeleteFeedBundlePayload'], ParentType, ContextType, RequireFields<MutationDeleteFeedBundleArgs, 'input'>>;
  deleteGroup?: Resolver<ResolversTypes['DeleteGroupPayload'], ParentType, ContextType, RequireFields<MutationDeleteGroupArgs, 'input'>>;
  deleteLabel?: Resolver<ResolversTypes['DeleteLabelPayload'], ParentType, ContextType, RequireFields<MutationDeleteLabelArgs, 'input'>>;
  deleteListExport?: Resolver<ResolversTypes['DeleteListExportPayload'], ParentType, ContextType, RequireFields<MutationDeleteListExportArgs, 'input'>>;
  deleteNotebook?: Resolver<ResolversTypes['DeleteNotebookPayload'], ParentType, ContextType, RequireFields<MutationDeleteNotebookArgs, 'input'>>;
  deleteOrganization?: Resolver<ResolversTypes['DeleteOrganizationPayload'], ParentType, ContextType, RequireFields<MutationDeleteOrganizationArgs, 'input'>>;
  deletePolicy?: Resolver<ResolversTypes['DeletePolicyPayload'], ParentType, ContextType, RequireFields<MutationDeletePolicyArgs, 'input'>>;
  deleteProject?: Resolver<ResolversTypes['DeleteProjectPayload'], ParentType, ContextType, RequireFields<MutationDeleteProjectArgs, 'input'>>;
  deleteProjectFile?: Resolver<ResolversTypes['DeleteProjectFilePayload'], ParentType, ContextType, RequireFields<MutationDeleteProjectFileArgs, 'input'>>;
  deleteServiceAccount?: Resolver<ResolversTypes['DeleteServiceAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteServiceAccountArgs, 'input'>>;
  deleteWebhook?: Resolver<ResolversTypes['DeleteWebhookPayload'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'input'>>;
  exportBundle?: Resolver<ResolversTypes['ExportBundlePayload'], ParentType, ContextType, RequireFields<MutationExportBundleArgs, 'input'>>;
  exportFeedBundle?: Resolver<ResolversTypes['ExportFeedBundlePayload'], ParentType, ContextType, RequireFields<MutationExportFeedBundleArgs, 'input'>>;
  grantOrganizationPlan?: Resolver<ResolversTypes['GrantOrganizationPlanPayload'], ParentType, ContextType, RequireFields<MutationGrantOrganizationPlanArgs, 'input'>>;
  grantUserPlan?: Resolver<ResolversTypes['GrantUserPlanPayload'], ParentType, ContextType, RequireFields<MutationGrantUserPlanArgs, 'input'>>;
  importBundle?: Resolver<ResolversTypes['ImportBundlePayload'], ParentType, ContextType, RequireFields<MutationImportBundleArgs, 'input'>>;
  importEnvironment?: Resolver<ResolversTypes['ImportEnvironmentPayload'], ParentType, ContextType, RequireFields<MutationImportEnvironmentArgs, 'input'>>;
  importFeedBundle?: Resolver<ResolversTypes['ImportFeedBundlePayload'], ParentType, ContextType, RequireFields<MutationImportFeedBundleArgs, 'input'>>;
  importNotebook?: Resolver<ResolversTypes['ImportNotebookPayload'], ParentType, ContextType, RequireFields<MutationImportNotebookArgs, 'input'>>;
  importOpenVex?: Resolver<ResolversTypes['ImportOpenVexPayload'], ParentType, ContextType, RequireFields<MutationImportOpenVexArgs, 'input'>>;
  leaveOrganization?: Resolver<ResolversTypes['LeaveOrganizationPayload'], ParentType, ContextType, RequireFields<MutationLeaveOrganizationArgs, 'input'>>;
  payCheckout?: Resolver<ResolversTypes['PayCheckoutPayload'], ParentType, ContextType, RequireFields<MutationPayCheckoutArgs, 'input'>>;
  promoteFiles?: Resolver<ResolversTypes['PromoteFilesPayload'], ParentType, ContextType, RequireFields<MutationPromoteFilesArgs, 'input'>>;
  publishPolicyRun?: Resolver<ResolversTypes['PublishPolicyRunPayload'], ParentType, ContextType, RequireFields<MutationPublishPolicyRunArgs, 'input'>>;
  publishUpload?: Resolver<ResolversTypes['PublishUploadPayload'], ParentType, ContextType, RequireFields<MutationPublishUploadArgs, 'input'>>;
  reauthenticate?: Resolver<ResolversTypes['ReauthenticatePayload'], ParentType, ContextType, RequireFields<MutationReauthenticateArgs, 'input'>>;
  removeAdvisoryFeedKey?: Resolver<ResolversTypes['RemoveAdvisoryFeedKeyPayload'], ParentType, ContextType, RequireFields<MutationRemoveAdvisoryFeedKeyArgs, 'input'>>;
  removeChannelGroup?: Resolver<ResolversTypes['RemoveChannelGroupPayload'], ParentType, ContextType, RequireFields<MutationRemoveChannelGroupArgs, 'input'>>;
  removeChannelPolicy?: Resolver<ResolversTypes['RemoveChannelPolicyPayload'], ParentType, ContextType, RequireFields<MutationRemoveChannelPolicyArgs, 'input'>>;
  removeGroupMember?: Resolver<ResolversTypes['RemoveGroupMemberPayload'], ParentType, ContextType, RequireFields<MutationRemoveGroupMemberArgs, 'input'>>;
  removeMember?: Resolver<ResolversTypes['RemoveMemberPayload'], ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'input'>>;
  removePasskey?: Resolver<ResolversTypes['RemovePasskeyPayload'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'input'>>;
  removeSeatAssignments?: Resolver<ResolversTypes['RemoveSeatAssignmentsPayload'], ParentType, ContextType, RequireFields<MutationRemoveSeatAssignmentsArgs, 'input'>>;
  removeServiceAccountPublicKey?: Resolver<ResolversTypes['RemoveServiceAccountPublicKeyPayload'], ParentType, ContextType, RequireFields<MutationRemoveServiceAccountPublicKeyArgs, 'input'>>;
  removeServiceAccountWorkload?: Resolver<ResolversTypes['RemoveServiceAccountWorkloadPayload'], ParentType, ContextType, RequireFields<MutationRemoveServiceAccountWorkloadArgs, 'input'>>;
  removeTotp?: Resolver<ResolversTypes['RemoveTotpPayload'], ParentType, ContextType>;
  removeTrustedWorkload?: Resolver<ResolversTypes['RemoveTrustedWorkloadPayload'], ParentType, ContextType, RequireFields<MutationRemoveTrustedWorkloadArgs, 'input'>>;
  removeVexSource?: Resolver<ResolversTypes['RemoveVexSourcePayload'], ParentType, ContextType, RequireFields<MutationRemoveVexSourceArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  restoreCollection?: Resolver<ResolversTypes['RestoreCollectionPayload'], ParentType, ContextType, RequireFields<MutationRestoreCollectionArgs, 'input'>>;
  restoreEnvironment?: Resolver<ResolversTypes['RestoreEnvironmentPayload'], ParentType, ContextType, RequireFields<MutationRestoreEnvironmentArgs, 'input'>>;
  restoreFile?: Resolver<ResolversTypes['RestoreFilePayload'], ParentType, ContextType, RequireFields<MutationRestoreFileArgs, 'input'>>;
  restoreGroup?: Resolver<ResolversTypes['RestoreGroupPayload'], ParentType, ContextType, RequireFields<MutationRestoreGroupArgs, 'input'>>;
  restorePolicy?: Resolver<ResolversTypes['RestorePolicyPayload'], ParentType, ContextType, RequireFields<MutationRestorePolicyArgs, 'input'>>;
  restorePolicyRevision?: Resolver<ResolversTypes['RestorePolicyRevisionPayload'], ParentType, ContextType, RequireFields<MutationRestorePolicyRevisionArgs, 'input'>>;
  restoreProject?: Resolver<ResolversTypes['RestoreProjectPayload'], ParentType, ContextType, RequireFields<MutationRestoreProjectArgs, 'input'>>;
  retryEmail?: Resolver<ResolversTypes['RetryEmailPayload'], ParentType, ContextType, RequireFields<MutationRetryEmailArgs, 'input'>>;
  retryJob?: Resolver<ResolversTypes['RetryJobPayload'], ParentType, ContextType, RequireFields<MutationRetryJobArgs, 'input'>>;
  retryWebhookDelivery?: Resolver<ResolversTypes['RetryWebhookDeliveryPayload'], ParentType, ContextType, RequireFields<MutationRetryWebhookDeliveryArgs, 'input'>>;
  reviewAuthorization?: Resolver<ResolversTypes['ReviewAuthorizationPayload'], ParentType, ContextType, RequireFields<MutationReviewAuthorizationArgs, 'input'>>;
  reviewDeviceAuthorization?: Resolver<ResolversTypes['ReviewDeviceAuthorizationPayload'], ParentType, ContextType, RequireFields<MutationReviewDeviceAuthorizationArgs, 'input'>>;
  reviewExceptionRequest?: Resolver<ResolversTypes['ReviewExceptionRequestPayload'], ParentType, ContextType, RequireFields<MutationReviewExceptionRequestArgs, 'input'>>;
  reviewMappingChange?: Resolver<ResolversTypes['ReviewMappingChangePayload'], ParentType, ContextType, RequireFields<MutationReviewMappingChangeArgs, 'input'>>;
  reviewMirrorLoss?: Resolver<ResolversTypes['ReviewMirrorLossPayload'], ParentType, ContextType, RequireFields<MutationReviewMirrorLossArgs, 'input'>>;
  reviewPromotion?: Resolver<ResolversTypes['ReviewPromotionPayload'], ParentType, ContextType, RequireFields<MutationReviewPromotionArgs, 'input'>>;
  reviewSupplierVexStatement?: Resolver<ResolversTypes['ReviewSupplierVexStatementPayload'], ParentType, ContextType, RequireFields<MutationReviewSupplierVexStatementArgs, 'input'>>;
  revokeApiToken?: Resolver<ResolversTypes['RevokeApiTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeApiTokenArgs, 'input'>>;
  revokeChannelToken?: Resolver<ResolversTypes['RevokeChannelTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeChannelTokenArgs, 'input'>>;
  revokeException?: Resolver<ResolversTypes['RevokeExceptionPayload'], ParentType, ContextType, RequireFields<MutationRevokeExceptionArgs, 'input'>>;
  revokeInvitations?: Resolver<ResolversTypes['RevokeInvitationsPayload'], ParentType, ContextType, RequireFields<MutationRevokeInvitationsArgs, 'input'>>;
  revokeOrganizationPlan?: Resolver<ResolversTypes['RevokeOrganizationPlanPayload'], ParentType, ContextType, RequireFields<MutationRevokeOrganizationPlanArgs, 'input'>>;
  revokeOrganizationToken?: Resolver<ResolversTypes['RevokeOrganizationTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeOrganizationTokenArgs, 'input'>>;
  revokeOtherSessions?: Resolver<ResolversTypes['RevokeOtherSessionsPayload'], ParentType, ContextType>;
  revokePersonalToken?: Resolver<ResolversTypes['RevokePersonalTokenPayload'], ParentType, ContextType>;
  revokeServiceAccountKey?: Resolver<ResolversTypes['RevokeServiceAccountKeyPayload'], ParentType, ContextType, RequireFields<MutationRevokeServiceAccountKeyArgs, 'input'>>;
  revokeServiceAccountToken?: Resolver<ResolversTypes['RevokeServiceAccountTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeServiceAccountTokenArgs, 'input'>>;
  revokeSession?: Resolver<ResolversTypes['RevokeSessionPayload'], ParentType, ContextType, RequireFields<MutationRevokeSessionArgs, 'input'>>;
  revokeUserPlan?: Resolver<ResolversTypes['RevokeUserPlanPayload'], ParentType, ContextType, RequireFields<MutationRevokeUserPlanArgs, 'input'>>;
  revokeVexStatement?: Resolver<ResolversTypes['RevokeVexStatementPayload'], ParentType, ContextType, RequireFields<MutationRevokeVexStatementArgs, 'input'>>;
  rotateApiToken?: Resolver<ResolversTypes['RotateApiTokenPayload'], ParentType, ContextType, RequireFields<MutationRotateApiTokenArgs, 'input'>>;
  rotateRecoveryCodes?: Resolver<ResolversTypes['RotateRecoveryCodesPayload'], ParentType, ContextType>;
  rotateWebhookSecret?: Resolver<ResolversTypes['RotateWebhookSecretPayload'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'input'>>;
  scanEnvironment?: Resolver<ResolversTypes['ScanEnvironmentPayload'], ParentType, ContextType, RequireFields<MutationScanEnvironmentArgs, 'input'>>;
  sendHubUserPasswordReset?: Resolver<ResolversTypes['SendHubUserPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationSendHubUserPasswordResetArgs, 'input'>>;
  sendInvitations?: Resolver<ResolversTypes['SendInvitationsPayload'], ParentType, ContextType, RequireFields<MutationSendInvitationsArgs, 'input'>>;
  sendPasswordResetEmail?: Resolver<ResolversTypes['SendPasswordResetEmailPayload'], ParentType, ContextType, RequireFields<MutationSendPasswordResetEmailArgs, 'input'>>;
  sendTestEmail?: Resolver<ResolversTypes['SendTestEmailPayload'], ParentType, ContextType>;
  sendTestEvent?: Resolver<ResolversTypes['SendTestEventPayload'], ParentType, ContextType, RequireFields<MutationSendTestEventArgs, 'input'>>;
  sendVerificationEmail?: Resolver<ResolversTypes['SendVerificationEmailPayload'], ParentType, ContextType>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signInWithPasskey?: Resolver<ResolversTypes['SignInWithPasskeyPayload'], ParentType, ContextType, RequireFields<MutationSignInWithPasskeyArgs, 'input'>>;
  signInWithSso?: Resolver<ResolversTypes['SignInWithSsoPayload'], ParentType, ContextType, RequireFields<MutationSignInWithSsoArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  syncAdvisoryFeed?: Resolver<ResolversTypes['SyncAdvisoryFeedPayload'], ParentType, ContextType, RequireFields<MutationSyncAdvisoryFeedArgs, 'input'>>;
  syncMirror?: Resolver<ResolversTypes['SyncMirrorPayload'], ParentType, ContextType, RequireFields<MutationSyncMirrorArgs, 'input'>>;
  syncVexSource?: Resolver<ResolversTypes['SyncVexSourcePayload'], ParentType, ContextType, RequireFields<MutationSyncVexSourceArgs, 'input'>>;
  updateAccountSettings?: Resolver<ResolversTypes['UpdateAccountSettingsPayload'], ParentType, ContextType, RequireFields<MutationUpdateAccountSettingsArgs, 'input'>>;
  updateAdvisoryFeed?: Resolver<ResolversTypes['UpdateAdvisoryFeedPayload'], ParentType, ContextType, RequireFields<MutationUpdateAdvisoryFeedArgs, 'input'>>;
  updateAdvisoryFeedKey?: Resolver<ResolversTypes['UpdateAdvisoryFeedKeyPayload'], ParentType, ContextType, RequireFields<MutationUpdateAdvisoryFeedKeyArgs, 'input'>>;
  updateBillingDetails?: Resolver<ResolversTypes['UpdateBillingDetailsPayload'], ParentType, ContextType, RequireFields<MutationUpdateBillingDetailsArgs, 'input'>>;
  updateChannelDescription?: Resolver<ResolversTypes['UpdateChannelDescriptionPayload'], ParentType, ContextType, RequireFields<MutationUpdateChannelDescriptionArgs, 'input'>>;
  updateChannelReadme?: Resolver<ResolversTypes['UpdateChannelReadmePayload'], ParentType, ContextType, RequireFields<MutationUpdateChannelReadmeArgs, 'input'>>;
  updateChannelUsedWith?: Resolver<ResolversTypes['UpdateChannelUsedWithPayload'], ParentType, ContextType, RequireFields<MutationUpdateChannelUsedWithArgs, 'input'>>;
  updateChannelVisibility?: Resolver<ResolversTypes['UpdateChannelVisibilityPayload'], ParentType, ContextType, RequireFields<MutationUpdateChannelVisibilityArgs, 'input'>>;
  updateClientTrackingSettings?: Resolver<ResolversTypes['UpdateClientTrackingSettingsPayload'], ParentType, ContextType, RequireFields<MutationUpdateClientTrackingSettingsArgs, 'input'>>;
  updateCollection?: Resolver<ResolversTypes['UpdateCollectionPayload'], ParentType, ContextType, RequireFields<MutationUpdateCollectionArgs, 'input'>>;
  updateConsent?: Resolver<ResolversTypes['UpdateConsentPayload'], ParentType, ContextType, RequireFields<MutationUpdateConsentArgs, 'input'>>;
  updateEmail?: Resolver<ResolversTypes['UpdateEmailPayload'], ParentType, ContextType, RequireFields<MutationUpdateEmailArgs, 'input'>>;
  updateEnvironmentStatus?: Resolver<ResolversTypes['UpdateEnvironmentStatusPayload'], ParentType, ContextType, RequireFields<MutationUpdateEnvironmentStatusArgs, 'input'>>;
  updateException?: Resolver<ResolversTypes['UpdateExceptionPayload'], ParentType, ContextType, RequireFields<MutationUpdateExceptionArgs, 'input'>>;
  updateFileLabels?: Resolver<ResolversTypes['UpdateFileLabelsPayload'], ParentType, ContextType, RequireFields<MutationUpdateFileLabelsArgs, 'input'>>;
  updateGroup?: Resolver<ResolversTypes['UpdateGroupPayload'], ParentType, ContextType, RequireFields<MutationUpdateGroupArgs, 'input'>>;
  updateHubUser?: Resolver<ResolversTypes['UpdateHubUserPayload'], ParentType, ContextType, RequireFields<MutationUpdateHubUserArgs, 'input'>>;
  updateInstallChecks?: Resolver<ResolversTypes['UpdateInstallChecksPayload'], ParentType, ContextType, RequireFields<MutationUpdateInstallChecksArgs, 'input'>>;
  updateInvitation?: Resolver<ResolversTypes['UpdateInvitationPayload'], ParentType, ContextType, RequireFields<MutationUpdateInvitationArgs, 'input'>>;
  updateMember?: Resolver<ResolversTypes['UpdateMemberPayload'], ParentType, ContextType, RequireFields<MutationUpdateMemberArgs, 'input'>>;
  updateMirror?: Resolver<ResolversTypes['UpdateMirrorPayload'], ParentType, ContextType, RequireFields<MutationUpdateMirrorArgs, 'input'>>;
  updateMirrorToken?: Resolver<ResolversTypes['UpdateMirrorTokenPayload'], ParentType, ContextType, RequireFields<MutationUpdateMirrorTokenArgs, 'input'>>;
  updateNotebook?: Resolver<ResolversTypes['UpdateNotebookPayload'], ParentType, ContextType, RequireFields<MutationUpdateNotebookArgs, 'input'>>;
  updateOrganization?: Resolver<ResolversTypes['UpdateOrganizationPayload'], ParentType, ContextType, RequireFields<MutationUpdateOrganizationArgs, 'input'>>;
  updateOrganizationFeatures?: Resolver<ResolversTypes['UpdateOrganizationFeaturesPayload'], ParentType, ContextType, RequireFields<MutationUpdateOrganizationFeaturesArgs, 'input'>>;
  updatePackageMapping?: Resolver<ResolversTypes['UpdatePackageMappingPayload'], ParentType, ContextType, RequireFields<MutationUpdatePackageMappingArgs, 'input'>>;
  updatePassword?: Resolver<ResolversTypes['UpdatePasswordPayload'], ParentType, ContextType, RequireFields<MutationUpdatePasswordArgs, 'input'>>;
  updatePaymentMethod?: Resolver<ResolversTypes['UpdatePaymentMethodPayload'], ParentType, ContextType, RequireFields<MutationUpdatePaymentMethodArgs, 'input'>>;
  updatePolicy?: Resolver<ResolversTypes['UpdatePolicyPayload'], ParentType, ContextType, RequireFields<MutationUpdatePolicyArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateProject?: Resolver<ResolversTypes['UpdateProjectPayload'], ParentType, ContextType, RequireFields<MutationUpdateProjectArgs, 'input'>>;
  updateProjectFile?: Resolver<ResolversTypes['UpdateProjectFilePayload'], ParentType, ContextType, RequireFields<MutationUpdateProjectFileArgs, 'input'>>;
  updatePromotionApproval?: Resolver<ResolversTypes['UpdatePromotionApprovalPayload'], ParentType, ContextType, RequireFields<MutationUpdatePromotionApprovalArgs, 'input'>>;
  updateSeatAssignments?: Resolver<ResolversTypes['UpdateSeatAssignmentsPayload'], ParentType, ContextType, RequireFields<MutationUpdateSeatAssignmentsArgs, 'input'>>;
  updateSeatCount?: Resolver<ResolversTypes['UpdateSeatCountPayload'], ParentType, ContextType, RequireFields<MutationUpdateSeatCountArgs, 'input'>>;
  updateServiceAccount?: Resolver<ResolversTypes['UpdateServiceAccountPayload'], ParentType, ContextType, RequireFields<MutationUpdateServiceAccountArgs, 'input'>>;
  updateServiceAccountGroups?: Resolver<ResolversTypes['UpdateServiceAccountGroupsPayload'], ParentType, ContextType, RequireFields<MutationUpdateServiceAccountGroupsArgs, 'input'>>;
  updateServiceAccountWorkloadKeys?: Resolver<ResolversTypes['UpdateServiceAccountWorkloadKeysPayload'], ParentType, ContextType, RequireFields<MutationUpdateServiceAccountWorkloadKeysArgs, 'input'>>;
  updateSubscription?: Resolver<ResolversTypes['UpdateSubscriptionPayload'], ParentType, ContextType, RequireFields<MutationUpdateSubscriptionArgs, 'input'>>;
  updateUninstallableFiles?: Resolver<ResolversTypes['UpdateUninstallableFilesPayload'], ParentType, ContextType, RequireFields<MutationUpdateUninstallableFilesArgs, 'input'>>;
  updateWebhook?: Resolver<ResolversTypes['UpdateWebhookPayload'], ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'input'>>;
  verifyEmail?: Resolver<ResolversTypes['VerifyEmailPayload'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'input'>>;
  verifyMirrorSource?: Resolver<ResolversTypes['VerifyMirrorSourcePayload'], ParentType, ContextType, RequireFields<MutationVerifyMirrorSourceArgs, 'input'>>;
  verifyTotpSetup?: Resolver<ResolversTypes['VerifyTotpSetupPayload'], ParentType, ContextType, RequireFields<MutationVerifyTotpSetupArgs, 'input'>>;
  yankFile?: Resolver<ResolversTypes['YankFilePayload'], ParentType, ContextType, RequireFields<MutationYankFileArgs, 'input'>>;
};

export type NameTakenErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NameTakenError'] = ResolversParentTypes['NameTakenError']> = {
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggestion: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NavigationItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NavigationItem'] = ResolversParentTypes['NavigationItem']> = {
  childOf: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalLink: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  featureFlag: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasChildren: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDisabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  navigateTo: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NextChargeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NextCharge'] = ResolversParentTypes['NextCharge']> = {
  amount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chargesAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AdvisoryFeed' | 'ApiToken' | 'BundleJob' | 'Channel' | 'ChannelToken' | 'Collection' | 'Cve' | 'DeltaSubscription' | 'Environment' | 'ExceptionRequest' | 'Group' | 'HubUser' | 'ListExport' | 'Member' | 'MirrorSync' | 'Notebook' | 'Organization' | 'OrganizationToken' | 'OutboxEmail' | 'Package' | 'PackageFile' | 'Passkey' | 'Policy' | 'PolicyException' | 'PolicyRun' | 'Project' | 'Promotion' | 'ServiceAccount' | 'Subscription' | 'TrustedWorkload' | 'User' | 'UserSession' | 'VexSource' | 'Webhook', ParentType, ContextType>;
};

export type NotebookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notebook'] = ResolversParentTypes['Notebook']> = {
  content: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ownerName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sharePath: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size: Resolver<ResolversTypes['ByteSize'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotebookConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotebookConnection'] = ResolversParentTypes['NotebookConnection']> = {
  edges: Resolver<Array<ResolversTypes['NotebookEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['Notebook']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotebookEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotebookEdge'] = ResolversParentTypes['NotebookEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Notebook'], ParentType, ContextType>;
};

export type OperatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Operator'] = ResolversParentTypes['Operator']> = {
  auditChains: Resolver<Maybe<ResolversTypes['AuditChainConnection']>, ParentType, ContextType, RequireFields<OperatorAuditChainsArgs, 'first'>>;
  auditFile: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<OperatorAuditFileArgs, 'format'>>;
  auditLog: Resolver<Maybe<ResolversTypes['AuditLogConnection']>, ParentType, ContextType, RequireFields<OperatorAuditLogArgs, 'first'>>;
  emailStatus: Resolver<Maybe<ResolversTypes['EmailStatus']>, ParentType, ContextType>;
  failedJobs: Resolver<Maybe<ResolversTypes['FailedJobConnection']>, ParentType, ContextType, RequireFields<OperatorFailedJobsArgs, 'first'>>;
  feedBundles: Resolver<Maybe<ResolversTypes['FeedBundles']>, ParentType, ContextType>;
  feeds: Resolver<Maybe<Array<ResolversTypes['AdvisoryFeed']>>, ParentType, ContextType>;
  jobs: Resolver<Maybe<ResolversTypes['HubJobs']>, ParentType, ContextType>;
  log: Resolver<Maybe<ResolversTypes['OperatorLogConnection']>, ParentType, ContextType, RequireFields<OperatorLogArgs, 'first'>>;
  mappingChanges: Resolver<Maybe<ResolversTypes['MappingChangeConnection']>, ParentType, ContextType, RequireFields<OperatorMappingChangesArgs, 'first'>>;
  organization: Resolver<Maybe<ResolversTypes['HubOrganization']>, ParentType, ContextType, RequireFields<OperatorOrganizationArgs, 'name'>>;
  organizations: Resolver<Maybe<ResolversTypes['HubOrganizationConnection']>, ParentType, ContextType, RequireFields<OperatorOrganizationsArgs, 'first'>>;
  packages: Resolver<Maybe<ResolversTypes['HubPackageConnection']>, ParentType, ContextType, RequireFields<OperatorPackagesArgs, 'first'>>;
  queuedEmails: Resolver<Maybe<ResolversTypes['QueuedEmailConnection']>, ParentType, ContextType, RequireFields<OperatorQueuedEmailsArgs, 'first'>>;
  storage: Resolver<Maybe<ResolversTypes['HubStorage']>, ParentType, ContextType>;
  user: Resolver<Maybe<ResolversTypes['HubUser']>, ParentType, ContextType, RequireFields<OperatorUserArgs, 'userId'>>;
  users: Resolver<Maybe<ResolversTypes['HubUserConnection']>, ParentType, ContextType, RequireFields<OperatorUsersArgs, 'first'>>;
};

export type OperatorLogConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperatorLogConnection'] = ResolversParentTypes['OperatorLogConnection']> = {
  edges: Resolver<Array<ResolversTypes['OperatorLogEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['OperatorLogEntry']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OperatorLogEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperatorLogEdge'] = ResolversParentTypes['OperatorLogEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['OperatorLogEntry'], ParentType, ContextType>;
};

export type OperatorLogEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperatorLogEntry'] = ResolversParentTypes['OperatorLogEntry']> = {
  action: Resolver<ResolversTypes['OperatorAction'], ParentType, ContextType>;
  detail: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasOrganization: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  occurredAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  operatorName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userUuid: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  activeProduct: Resolver<Maybe<ResolversTypes['ProductCode']>, ParentType, ContextType>;
  activity: Resolver<Maybe<ResolversTypes['ActivityConnection']>, ParentType, ContextType, RequireFields<OrganizationActivityArgs, 'first'>>;
  advisoryAlerts: Resolver<Maybe<Array<ResolversTypes['AdvisoryAlert']>>, ParentType, ContextType, RequireFields<OrganizationAdvisoryAlertsArgs, 'first'>>;
  advisoryNoticeCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, Partial<OrganizationAdvisoryNoticeCountArgs>>;
  auditFile: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<OrganizationAuditFileArgs, 'format'>>;
  auditLog: Resolver<Maybe<ResolversTypes['AuditLogConnection']>, ParentType, ContextType, RequireFields<OrganizationAuditLogArgs, 'first'>>;
  availableFilterOptions: Resolver<Maybe<ResolversTypes['AvailableFilterOptions']>, ParentType, ContextType>;
  bio: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  blockedRequests: Resolver<Maybe<ResolversTypes['BlockedRequestConnection']>, ParentType, ContextType, RequireFields<OrganizationBlockedRequestsArgs, 'days' | 'first'>>;
  changesCsv: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<OrganizationChangesCsvArgs>>;
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType, RequireFields<OrganizationChannelArgs, 'name'>>;
  channelClients: Resolver<Maybe<ResolversTypes['ChannelClientConnection']>, ParentType, ContextType, RequireFields<OrganizationChannelClientsArgs, 'days' | 'first'>>;
  channelCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  channelPage: Resolver<Maybe<ResolversTypes['ChannelConnection']>, ParentType, ContextType, RequireFields<OrganizationChannelPageArgs, 'first'>>;
  channels: Resolver<Maybe<Array<ResolversTypes['Channel']>>, ParentType, ContextType>;
  clientPrograms: Resolver<Maybe<Array<ResolversTypes['ClientProgram']>>, ParentType, ContextType, RequireFields<OrganizationClientProgramsArgs, 'days'>>;
  clientTrackingSettings: Resolver<Maybe<ResolversTypes['ClientTrackingSettings']>, ParentType, ContextType>;
  cveRules: Resolver<Maybe<Array<ResolversTypes['ChannelCveRules']>>, ParentType, ContextType, Partial<OrganizationCveRulesArgs>>;
  dailyRequests: Resolver<Maybe<Array<ResolversTypes['DailyRequests']>>, ParentType, ContextType, RequireFields<OrganizationDailyRequestsArgs, 'days'>>;
  deltaSubscriptions: Resolver<Maybe<Array<ResolversTypes['DeltaSubscription']>>, ParentType, ContextType, Partial<OrganizationDeltaSubscriptionsArgs>>;
  deltas: Resolver<Maybe<ResolversTypes['DeltaConnection']>, ParentType, ContextType, RequireFields<OrganizationDeltasArgs, 'changeType' | 'first'>>;
  environment: Resolver<Maybe<ResolversTypes['Environment']>, ParentType, ContextType, RequireFields<OrganizationEnvironmentArgs, 'environmentId'>>;
  environmentCveHistory: Resolver<Maybe<Array<ResolversTypes['EnvironmentCveHistoryDay']>>, ParentType, ContextType, RequireFields<OrganizationEnvironmentCveHistoryArgs, 'days'>>;
  environmentImpact: Resolver<Maybe<ResolversTypes['EnvironmentImpactSummary']>, ParentType, ContextType, RequireFields<OrganizationEnvironmentImpactArgs, 'channel'>>;
  environmentReview: Resolver<Maybe<ResolversTypes['EnvironmentReview']>, ParentType, ContextType, RequireFields<OrganizationEnvironmentReviewArgs, 'environmentId'>>;
  environmentReviews: Resolver<Maybe<ResolversTypes['EnvironmentReviewConnection']>, ParentType, ContextType, RequireFields<OrganizationEnvironmentReviewsArgs, 'first'>>;
  environmentUsers: Resolver<Maybe<ResolversTypes['EnvironmentUserConnection']>, ParentType, ContextType, RequireFields<OrganizationEnvironmentUsersArgs, 'first'>>;
  environments: Resolver<Maybe<ResolversTypes['EnvironmentConnection']>, ParentType, ContextType, RequireFields<OrganizationEnvironmentsArgs, 'first'>>;
  exceptionRequest: Resolver<Maybe<ResolversTypes['ExceptionRequest']>, ParentType, ContextType, RequireFields<OrganizationExceptionRequestArgs, 'requestId'>>;
  exceptionRequests: Resolver<Maybe<ResolversTypes['ExceptionRequestConnection']>, ParentType, ContextType, RequireFields<OrganizationExceptionRequestsArgs, 'first'>>;
  exceptionSuggestions: Resolver<Maybe<ResolversTypes['ExceptionSuggestions']>, ParentType, ContextType, RequireFields<OrganizationExceptionSuggestionsArgs, 'channel' | 'targets'>>;
  exceptions: Resolver<Maybe<ResolversTypes['PolicyExceptionConnection']>, ParentType, ContextType, RequireFields<OrganizationExceptionsArgs, 'first' | 'includeEnded'>>;
  featureSettings: Resolver<Maybe<Array<ResolversTypes['FeatureSetting']>>, ParentType, ContextType>;
  features: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  featuresVersion: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  findings: Resolver<Maybe<ResolversTypes['FindingConnection']>, ParentType, ContextType, RequireFields<OrganizationFindingsArgs, 'first'>>;
  findingsCsv: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<OrganizationFindingsCsvArgs>>;
  group: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<OrganizationGroupArgs, 'id'>>;
  groups: Resolver<Maybe<Array<ResolversTypes['Group']>>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installabilityIssues: Resolver<Maybe<Array<ResolversTypes['InstallabilityIssue']>>, ParentType, ContextType>;
  invitationCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  invitations: Resolver<Maybe<ResolversTypes['InvitationConnection']>, ParentType, ContextType, RequireFields<OrganizationInvitationsArgs, 'first'>>;
  members: Resolver<Maybe<ResolversTypes['MemberConnection']>, ParentType, ContextType, RequireFields<OrganizationMembersArgs, 'first'>>;
  membersCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  membersCsv: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  membership: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openVex: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  packageDownloadsCsv: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<OrganizationPackageDownloadsCsvArgs, 'month' | 'year'>>;
  packageUsage: Resolver<Maybe<ResolversTypes['PackageUsage']>, ParentType, ContextType, RequireFields<OrganizationPackageUsageArgs, 'previewBlocking'>>;
  policies: Resolver<Maybe<ResolversTypes['PolicyConnection']>, ParentType, ContextType, RequireFields<OrganizationPoliciesArgs, 'first' | 'sort'>>;
  policiesCsv: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<OrganizationPoliciesCsvArgs, 'sort'>>;
  policy: Resolver<Maybe<ResolversTypes['Policy']>, ParentType, ContextType, RequireFields<OrganizationPolicyArgs, 'id'>>;
  policyFileErrors: Resolver<Maybe<Array<ResolversTypes['PolicyFileError']>>, ParentType, ContextType, RequireFields<OrganizationPolicyFileErrorsArgs, 'file'>>;
  policyImpact: Resolver<Maybe<ResolversTypes['PolicyImpact']>, ParentType, ContextType, RequireFields<OrganizationPolicyImpactArgs, 'channel' | 'packageLimit'>>;
  policyPlan: Resolver<Maybe<ResolversTypes['PolicyPlan']>, ParentType, ContextType, RequireFields<OrganizationPolicyPlanArgs, 'file'>>;
  projects: Resolver<Maybe<ResolversTypes['ProjectConnection']>, ParentType, ContextType, RequireFields<OrganizationProjectsArgs, 'first'>>;
  role: Resolver<Maybe<ResolversTypes['OrganizationRole']>, ParentType, ContextType>;
  seatAssignments: Resolver<Maybe<Array<ResolversTypes['SeatAssignment']>>, ParentType, ContextType>;
  seats: Resolver<Maybe<ResolversTypes['SeatSummary']>, ParentType, ContextType>;
  servedCves: Resolver<Maybe<ResolversTypes['ServedCveConnection']>, ParentType, ContextType, RequireFields<OrganizationServedCvesArgs, 'first'>>;
  serviceAccount: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType, RequireFields<OrganizationServiceAccountArgs, 'id'>>;
  serviceAccounts: Resolver<Maybe<Array<ResolversTypes['ServiceAccount']>>, ParentType, ContextType>;
  siteToken: Resolver<Maybe<ResolversTypes['SiteToken']>, ParentType, ContextType>;
  subscriptions: Resolver<Maybe<Array<ResolversTypes['Subscription']>>, ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokens: Resolver<Maybe<Array<ResolversTypes['OrganizationToken']>>, ParentType, ContextType>;
  topPackages: Resolver<Maybe<Array<ResolversTypes['TopPackage']>>, ParentType, ContextType, RequireFields<OrganizationTopPackagesArgs, 'days' | 'first'>>;
  trustedWorkloads: Resolver<Maybe<Array<ResolversTypes['TrustedWorkload']>>, ParentType, ContextType>;
  usageReport: Resolver<Maybe<ResolversTypes['UsageReport']>, ParentType, ContextType, RequireFields<OrganizationUsageReportArgs, 'days'>>;
  uuid: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vexSources: Resolver<Maybe<Array<ResolversTypes['VexSource']>>, ParentType, ContextType>;
  vexStatementPreview: Resolver<Maybe<ResolversTypes['VexStatementPreview']>, ParentType, ContextType, RequireFields<OrganizationVexStatementPreviewArgs, 'cveId' | 'package' | 'status'>>;
  vexStatements: Resolver<Maybe<ResolversTypes['SupplierVexStatementConnection']>, ParentType, ContextType, RequireFields<OrganizationVexStatementsArgs, 'first' | 'state'>>;
  viewerSeatAssignments: Resolver<Maybe<Array<ResolversTypes['SeatAssignment']>>, ParentType, ContextType>;
  webhookDeliveries: Resolver<Maybe<ResolversTypes['WebhookDeliveryConnection']>, ParentType, ContextType, RequireFields<OrganizationWebhookDeliveriesArgs, 'first' | 'webhookId'>>;
  webhooks: Resolver<Maybe<Array<ResolversTypes['Webhook']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrganizationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationConnection'] = ResolversParentTypes['OrganizationConnection']> = {
  edges: Resolver<Array<ResolversTypes['OrganizationEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['Organization']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationEdge'] = ResolversParentTypes['OrganizationEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
};

export type OrganizationTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationToken'] = ResolversParentTypes['OrganizationToken']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last4: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scope: Resolver<ResolversTypes['TokenScope'], ParentType, ContextType>;
  serviceAccountName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrganizationUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationUpdate'] = ResolversParentTypes['OrganizationUpdate']> = {
  changed: Resolver<Array<ResolversTypes['OrganizationUpdateKind']>, ParentType, ContextType>;
  organization: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganizationVexStatementsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationVexStatements'] = ResolversParentTypes['OrganizationVexStatements']> = {
  canEdit: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vexStatements: Resolver<Array<ResolversTypes['VexStatement']>, ParentType, ContextType>;
};

export type OutboxConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutboxConnection'] = ResolversParentTypes['OutboxConnection']> = {
  edges: Resolver<Array<ResolversTypes['OutboxEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['OutboxEmail']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutboxEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutboxEdge'] = ResolversParentTypes['OutboxEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['OutboxEmail'], ParentType, ContextType>;
};

export type OutboxEmailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutboxEmail'] = ResolversParentTypes['OutboxEmail']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subject: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnExceptionRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnExceptionRequest'] = ResolversParentTypes['OwnExceptionRequest']> = {
  answer: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasOtherRequesters: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  package: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spec: Resolver<ResolversTypes['MatchSpec'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['ExceptionRequestState'], ParentType, ContextType>;
  until: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type PackageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Package'] = ResolversParentTypes['Package']> = {
  allowedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alternatives: Resolver<Maybe<Array<ResolversTypes['AlternativeSource']>>, ParentType, ContextType>;
  archive: Resolver<Maybe<ResolversTypes['PackageArchive']>, ParentType, ContextType, Partial<PackageArchiveArgs>>;
  blockedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channel: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  cves: Resolver<Maybe<Array<ResolversTypes['Cve']>>, ParentType, ContextType>;
  dependencies: Resolver<Maybe<Array<ResolversTypes['Dependency']>>, ParentType, ContextType>;
  dependents: Resolver<Maybe<Array<ResolversTypes['Dependent']>>, ParentType, ContextType>;
  family: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files: Resolver<Maybe<ResolversTypes['PackageFileConnection']>, ParentType, ContextType, RequireFields<PackageFilesArgs, 'first'>>;
  highestServedScore: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  homepageUrl: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latestAllowedVersion: Resolver<Maybe<ResolversTypes['CondaVersion']>, ParentType, ContextType>;
  latestInstallableVersion: Resolver<Maybe<ResolversTypes['CondaVersion']>, ParentType, ContextType>;
  latestVersion: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
  license: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  licenseFamily: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  versionCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions: Resolver<Maybe<Array<ResolversTypes['PackageVersion']>>, ParentType, ContextType>;
  vexStatements: Resolver<Maybe<Array<ResolversTypes['AppliedVexStatement']>>, ParentType, ContextType>;
  vulnerabilities: Resolver<ResolversTypes['VulnerabilitySummary'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PackageArchiveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageArchive'] = ResolversParentTypes['PackageArchive']> = {
  contents: Resolver<Maybe<ResolversTypes['PackageMetadata']>, ParentType, ContextType>;
  file: Resolver<ResolversTypes['FileRef'], ParentType, ContextType>;
  reason: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['ArchiveState'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
};

export type PackageBuildResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageBuild'] = ResolversParentTypes['PackageBuild']> = {
  build: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
};

export type PackageChannelCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageChannelCount'] = ResolversParentTypes['PackageChannelCount']> = {
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PackageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageConnection'] = ResolversParentTypes['PackageConnection']> = {
  edges: Resolver<Array<ResolversTypes['PackageEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['Package']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<PackageConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PackageDecisionChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageDecisionChange'] = ResolversParentTypes['PackageDecisionChange']> = {
  isAllowedAfter: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAllowedBefore: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  package: Resolver<ResolversTypes['PackageBuild'], ParentType, ContextType>;
  rule: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PackageDecisionCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageDecisionCount'] = ResolversParentTypes['PackageDecisionCount']> = {
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['Decision'], ParentType, ContextType>;
};

export type PackageDiffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageDiff'] = ResolversParentTypes['PackageDiff']> = {
  after: Resolver<Maybe<ResolversTypes['PackageBuild']>, ParentType, ContextType>;
  before: Resolver<Maybe<ResolversTypes['PackageBuild']>, ParentType, ContextType>;
  change: Resolver<ResolversTypes['InstalledPackageChange'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PackageDiffConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageDiffConnection'] = ResolversParentTypes['PackageDiffConnection']> = {
  edges: Resolver<Array<ResolversTypes['PackageDiffEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['PackageDiff']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PackageDiffEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageDiffEdge'] = ResolversParentTypes['PackageDiffEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['PackageDiff'], ParentType, ContextType>;
};

export type PackageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageEdge'] = ResolversParentTypes['PackageEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Package'], ParentType, ContextType>;
};

export type PackageFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageFacets'] = ResolversParentTypes['PackageFacets']> = {
  channelCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channels: Resolver<Array<ResolversTypes['PackageChannelCount']>, ParentType, ContextType>;
  decisions: Resolver<Array<ResolversTypes['PackageDecisionCount']>, ParentType, ContextType>;
  licenses: Resolver<Array<ResolversTypes['PackageValueCount']>, ParentType, ContextType>;
  severities: Resolver<Array<ResolversTypes['PackageSeverityCount']>, ParentType, ContextType>;
  subdirs: Resolver<Array<ResolversTypes['PackageValueCount']>, ParentType, ContextType>;
  updated: Resolver<Array<ResolversTypes['PackageSpanCount']>, ParentType, ContextType>;
};

export type PackageFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageFile'] = ResolversParentTypes['PackageFile']> = {
  build: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buildNumber: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cooldownUntil: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cves: Resolver<Maybe<Array<ResolversTypes['Cve']>>, ParentType, ContextType>;
  decidingRule: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decision: Resolver<ResolversTypes['Decision'], ParentType, ContextType>;
  dependencies: Resolver<Array<ResolversTypes['MatchSpec']>, ParentType, ContextType>;
  downloadUrl: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  labels: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  license: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  removedFromSourceAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sha256: Resolver<Maybe<ResolversTypes['SHA256']>, ParentType, ContextType>;
  signatureStatus: Resolver<ResolversTypes['SignatureStatus'], ParentType, ContextType>;
  size: Resolver<Maybe<ResolversTypes['ByteSize']>, ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
  vexStatements: Resolver<Maybe<Array<ResolversTypes['AppliedVexStatement']>>, ParentType, ContextType>;
  withdrawn: Resolver<Maybe<ResolversTypes['FileState']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PackageFileConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageFileConnection'] = ResolversParentTypes['PackageFileConnection']> = {
  edges: Resolver<Array<ResolversTypes['PackageFileEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['PackageFile']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<PackageFileConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PackageFileEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageFileEdge'] = ResolversParentTypes['PackageFileEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['PackageFile'], ParentType, ContextType>;
};

export type PackageHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageHit'] = ResolversParentTypes['PackageHit']> = {
  channelCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channels: Resolver<Array<ResolversTypes['PackageHitChannel']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PackageHitChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageHitChannel'] = ResolversParentTypes['PackageHitChannel']> = {
  blockedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decision: Resolver<ResolversTypes['Decision'], ParentType, ContextType>;
  latestVersion: Resolver<Maybe<ResolversTypes['CondaVersion']>, ParentType, ContextType>;
  license: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  servedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PackageHitConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageHitConnection'] = ResolversParentTypes['PackageHitConnection']> = {
  edges: Resolver<Array<ResolversTypes['PackageHitEdge']>, ParentType, ContextType>;
  facets: Resolver<ResolversTypes['PackageFacets'], ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['PackageHit']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PackageHitEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageHitEdge'] = ResolversParentTypes['PackageHitEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['PackageHit'], ParentType, ContextType>;
};

export type PackageImpactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageImpact'] = ResolversParentTypes['PackageImpact']> = {
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isFullyBlocked: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spec: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PackageLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageLink'] = ResolversParentTypes['PackageLink']> = {
  kind: Resolver<ResolversTypes['PackageLinkKind'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type PackageMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageMetadata'] = ResolversParentTypes['PackageMetadata']> = {
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasBinaryPrefix: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasTextPrefix: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  icon: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keywords: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  license: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  licenseFamily: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  licenses: Resolver<Array<ResolversTypes['ArchiveText']>, ParentType, ContextType>;
  links: Resolver<Array<ResolversTypes['PackageLink']>, ParentType, ContextType>;
  paths: Resolver<Maybe<ResolversTypes['ArchivePathConnection']>, ParentType, ContextType, RequireFields<PackageMetadataPathsArgs, 'first'>>;
  previousBuild: Resolver<Maybe<ResolversTypes['BuildRef']>, ParentType, ContextType>;
  readme: Resolver<Maybe<ResolversTypes['ArchiveText']>, ParentType, ContextType>;
  recipe: Resolver<Maybe<ResolversTypes['ArchiveText']>, ParentType, ContextType>;
  removedScriptPaths: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  runExports: Resolver<Array<ResolversTypes['RunExports']>, ParentType, ContextType>;
  scripts: Resolver<Array<ResolversTypes['ArchiveScript']>, ParentType, ContextType>;
  sourceRevision: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unpackedSize: Resolver<ResolversTypes['ByteSize'], ParentType, ContextType>;
};

export type PackageSearchGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageSearchGroup'] = ResolversParentTypes['PackageSearchGroup']> = {
  items: Resolver<Array<ResolversTypes['PackageHit']>, ParentType, ContextType>;
  searchUrl: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PackageSeverityCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageSeverityCount'] = ResolversParentTypes['PackageSeverityCount']> = {
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['PackageSeverity'], ParentType, ContextType>;
};

export type PackageSpanCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageSpanCount'] = ResolversParentTypes['PackageSpanCount']> = {
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['UpdatedWithin'], ParentType, ContextType>;
};

export type PackageUsageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageUsage'] = ResolversParentTypes['PackageUsage']> = {
  buildCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  builds: Resolver<Array<ResolversTypes['PackageUsageBuild']>, ParentType, ContextType>;
  coverage: Resolver<Maybe<ResolversTypes['ExposureCoverage']>, ParentType, ContextType>;
  environmentCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  environments: Resolver<ResolversTypes['PackageUsageEnvironmentConnection'], ParentType, ContextType, RequireFields<PackageUsageEnvironmentsArgs, 'first'>>;
  ownerCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PackageUsageBuildResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageUsageBuild'] = ResolversParentTypes['PackageUsageBuild']> = {
  environmentCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  package: Resolver<ResolversTypes['PackageBuild'], ParentType, ContextType>;
};

export type PackageUsageEnvironmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageUsageEnvironment'] = ResolversParentTypes['PackageUsageEnvironment']> = {
  blockingResult: Resolver<Maybe<ResolversTypes['SolveResult']>, ParentType, ContextType>;
  device: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwn: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packages: Resolver<Array<ResolversTypes['PackageBuild']>, ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uuid: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PackageUsageEnvironmentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageUsageEnvironmentConnection'] = ResolversParentTypes['PackageUsageEnvironmentConnection']> = {
  edges: Resolver<Array<ResolversTypes['PackageUsageEnvironmentEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['PackageUsageEnvironment']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PackageUsageEnvironmentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageUsageEnvironmentEdge'] = ResolversParentTypes['PackageUsageEnvironmentEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['PackageUsageEnvironment'], ParentType, ContextType>;
};

export type PackageValueCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageValueCount'] = ResolversParentTypes['PackageValueCount']> = {
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PackageVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageVersion'] = ResolversParentTypes['PackageVersion']> = {
  allowedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cooldownUntil: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidingRule: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decision: Resolver<ResolversTypes['Decision'], ParentType, ContextType>;
  exception: Resolver<Maybe<ResolversTypes['VersionException']>, ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  highestScore: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  releasedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  representativeFile: Resolver<ResolversTypes['FileRef'], ParentType, ContextType>;
  subdirs: Resolver<Array<ResolversTypes['SubdirFileCount']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
  vulnerabilities: Resolver<ResolversTypes['VulnerabilitySummary'], ParentType, ContextType>;
};

export type PackagesKnowledgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackagesKnowledge'] = ResolversParentTypes['PackagesKnowledge']> = {
  affectedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  highestScore: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  highestSeverity: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
  noneKnownCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notAffectedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notCheckedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['VulnerabilityState'], ParentType, ContextType>;
  undeterminedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unknownReason: Resolver<Maybe<ResolversTypes['VulnerabilityUnknownReason']>, ParentType, ContextType>;
};

export type PageCursorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageCursor'] = ResolversParentTypes['PageCursor']> = {
  cursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCurrent: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageCursorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageCursors'] = ResolversParentTypes['PageCursors']> = {
  items: Resolver<Array<ResolversTypes['PageCursor']>, ParentType, ContextType>;
  pageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayCheckoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayCheckoutPayload'] = ResolversParentTypes['PayCheckoutPayload']> = {
  checkout: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PaymentAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentAccount'] = ResolversParentTypes['PaymentAccount']> = {
  address: Resolver<Maybe<ResolversTypes['BillingAddress']>, ParentType, ContextType>;
  card: Resolver<Maybe<ResolversTypes['PaymentCard']>, ParentType, ContextType>;
  creditCents: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exists: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasFailedPayment: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invoices: Resolver<Maybe<Array<ResolversTypes['Invoice']>>, ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextCharge: Resolver<Maybe<ResolversTypes['NextCharge']>, ParentType, ContextType>;
  processor: Resolver<ResolversTypes['PaymentProcessor'], ParentType, ContextType>;
  taxId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentCard'] = ResolversParentTypes['PaymentCard']> = {
  brand: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last4: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentConfig'] = ResolversParentTypes['PaymentConfig']> = {
  defaultPlan: Resolver<ResolversTypes['ProductCode'], ParentType, ContextType>;
  defaultUserPlan: Resolver<ResolversTypes['ProductCode'], ParentType, ContextType>;
  processor: Resolver<ResolversTypes['PaymentProcessor'], ParentType, ContextType>;
  publishableKey: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scriptUrl: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type PersonalTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalToken'] = ResolversParentTypes['PersonalToken']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  last4: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scope: Resolver<ResolversTypes['TokenScope'], ParentType, ContextType>;
};

export type PlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  bullets: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  buttonCta: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptionUpgrade: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOffered: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  link: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pricing: Resolver<ResolversTypes['PlanPricing'], ParentType, ContextType>;
  productCode: Resolver<ResolversTypes['ProductCode'], ParentType, ContextType>;
  productUse: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requiresOrganization: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  segment: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlanPricingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanPricing'] = ResolversParentTypes['PlanPricing']> = {
  monthlyPrice: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  otherPrice: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  yearlyPrice: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlannedChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedChannel'] = ResolversParentTypes['PlannedChannel']> = {
  action: Resolver<ResolversTypes['PlannedChannelAction'], ParentType, ContextType>;
  channel: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  impact: Resolver<Maybe<ResolversTypes['PolicyImpact']>, ParentType, ContextType>;
  isMonitored: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  replaces: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlannedFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedFile'] = ResolversParentTypes['PlannedFile']> = {
  file: Resolver<ResolversTypes['FileRef'], ParentType, ContextType>;
  isDependency: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['PlannedFileState'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
};

export type PolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Policy'] = ResolversParentTypes['Policy']> = {
  artifactFamily: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dialogFilter: Resolver<Maybe<ResolversTypes['PolicyDialogFilter']>, ParentType, ContextType>;
  export: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<PolicyExportArgs, 'format'>>;
  filters: Resolver<ResolversTypes['PolicyFilters'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  namesOfChannelsAppliedTo: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  organization: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revisionAt: Resolver<Maybe<ResolversTypes['PolicyRevision']>, ParentType, ContextType, RequireFields<PolicyRevisionAtArgs, 'number'>>;
  revisions: Resolver<Maybe<ResolversTypes['PolicyRevisionConnection']>, ParentType, ContextType, RequireFields<PolicyRevisionsArgs, 'first'>>;
  schemaVersion: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PolicyChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyChange'] = ResolversParentTypes['PolicyChange']> = {
  added: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  addedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  removedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subject: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PolicyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyConnection'] = ResolversParentTypes['PolicyConnection']> = {
  edges: Resolver<Array<ResolversTypes['PolicyEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['Policy']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<PolicyConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface PolicyDialogFilterScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PolicyDialogFilter'], any> {
  name: 'PolicyDialogFilter';
}

export type PolicyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyEdge'] = ResolversParentTypes['PolicyEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Policy'], ParentType, ContextType>;
};

export type PolicyExceptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyException'] = ResolversParentTypes['PolicyException']> = {
  channelName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedBy: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  expiresOn: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  grantedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  grantedBy: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  package: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spec: Resolver<ResolversTypes['MatchSpec'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PolicyExceptionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyExceptionConnection'] = ResolversParentTypes['PolicyExceptionConnection']> = {
  edges: Resolver<Array<ResolversTypes['PolicyExceptionEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['PolicyException']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<PolicyExceptionConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PolicyExceptionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyExceptionEdge'] = ResolversParentTypes['PolicyExceptionEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['PolicyException'], ParentType, ContextType>;
};

export type PolicyFileErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyFileError'] = ResolversParentTypes['PolicyFileError']> = {
  column: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  line: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pointer: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface PolicyFiltersScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PolicyFilters'], any> {
  name: 'PolicyFilters';
}

export type PolicyImpactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyImpact'] = ResolversParentTypes['PolicyImpact']> = {
  addedFileCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  addedPackageCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  addedPackages: Resolver<Maybe<Array<ResolversTypes['PackageImpact']>>, ParentType, ContextType>;
  byRule: Resolver<Maybe<Array<ResolversTypes['RuleImpact']>>, ParentType, ContextType>;
  bySubdir: Resolver<Maybe<Array<ResolversTypes['SubdirImpact']>>, ParentType, ContextType>;
  channel: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  checkedPackageCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cveStatuses: Resolver<Maybe<Array<ResolversTypes['CveStatusFiles']>>, ParentType, ContextType>;
  draftRules: Resolver<Maybe<Array<ResolversTypes['DraftRule']>>, ParentType, ContextType>;
  elapsedMs: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  exceptedFileCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fileCountAfter: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fileCountBefore: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  installability: Resolver<Maybe<ResolversTypes['Installability']>, ParentType, ContextType>;
  isInstallabilityPending: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPublished: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  packageCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  problems: Resolver<Array<ResolversTypes['ImpactProblem']>, ParentType, ContextType>;
  removedFileCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  removedPackageCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  removedPackages: Resolver<Maybe<Array<ResolversTypes['PackageImpact']>>, ParentType, ContextType>;
  seriousByStatus: Resolver<Maybe<Array<ResolversTypes['CveStatusCount']>>, ParentType, ContextType>;
  seriousFileCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  undeterminedFileCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unscoredFileCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PolicyMonitoringResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyMonitoring'] = ResolversParentTypes['PolicyMonitoring']> = {
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requests: Resolver<ResolversTypes['MonitoredRequestConnection'], ParentType, ContextType, RequireFields<PolicyMonitoringRequestsArgs, 'first'>>;
  rules: Resolver<Array<ResolversTypes['MonitoredRule']>, ParentType, ContextType>;
  since: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PolicyPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyPlan'] = ResolversParentTypes['PolicyPlan']> = {
  action: Resolver<Maybe<ResolversTypes['PolicyFileAction']>, ParentType, ContextType>;
  changes: Resolver<Array<ResolversTypes['PolicyChange']>, ParentType, ContextType>;
  channels: Resolver<Array<ResolversTypes['PlannedChannel']>, ParentType, ContextType>;
  errors: Resolver<Array<ResolversTypes['PolicyFileError']>, ParentType, ContextType>;
  fingerprint: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasChanges: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  policy: Resolver<Maybe<ResolversTypes['Policy']>, ParentType, ContextType>;
  summary: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PolicyRevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyRevision'] = ResolversParentTypes['PolicyRevision']> = {
  author: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  changes: Resolver<Array<ResolversTypes['PolicyChange']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filters: Resolver<ResolversTypes['PolicyFilters'], ParentType, ContextType>;
  isCurrent: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restoredFrom: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  summary: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PolicyRevisionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyRevisionConnection'] = ResolversParentTypes['PolicyRevisionConnection']> = {
  edges: Resolver<Array<ResolversTypes['PolicyRevisionEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['PolicyRevision']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<PolicyRevisionConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PolicyRevisionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyRevisionEdge'] = ResolversParentTypes['PolicyRevisionEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['PolicyRevision'], ParentType, ContextType>;
};

export type PolicyRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyRun'] = ResolversParentTypes['PolicyRun']> = {
  addedFileCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  changes: Resolver<Maybe<ResolversTypes['ChangedFileConnection']>, ParentType, ContextType, RequireFields<PolicyRunChangesArgs, 'change' | 'first'>>;
  changesCsv: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channelName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failedChecks: Resolver<Array<ResolversTypes['InstallCheckResult']>, ParentType, ContextType>;
  fileCountsBySubdir: Resolver<Array<ResolversTypes['SubdirFileCounts']>, ParentType, ContextType>;
  finishedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installability: Resolver<Maybe<Array<ResolversTypes['RunInstallability']>>, ParentType, ContextType>;
  isOnHold: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phase: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  policyName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  progress: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  removedFileCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestedBy: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  retryAfter: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  revision: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['JobState'], ParentType, ContextType>;
  stateLabel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  folder: Resolver<Maybe<ResolversTypes['ProjectFolder']>, ParentType, ContextType, RequireFields<ProjectFolderArgs, 'path'>>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOfOrganization: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uuid: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanEdit: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectConnection'] = ResolversParentTypes['ProjectConnection']> = {
  edges: Resolver<Array<ResolversTypes['ProjectEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectEdge'] = ResolversParentTypes['ProjectEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type ProjectEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectEntry'] = ResolversParentTypes['ProjectEntry']> = {
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isFolder: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256: Resolver<Maybe<ResolversTypes['SHA256']>, ParentType, ContextType>;
  size: Resolver<ResolversTypes['ByteSize'], ParentType, ContextType>;
  updatedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type ProjectEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectEntryConnection'] = ResolversParentTypes['ProjectEntryConnection']> = {
  edges: Resolver<Array<ResolversTypes['ProjectEntryEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['ProjectEntry']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectEntryEdge'] = ResolversParentTypes['ProjectEntryEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ProjectEntry'], ParentType, ContextType>;
};

export type ProjectFolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectFolder'] = ResolversParentTypes['ProjectFolder']> = {
  entries: Resolver<ResolversTypes['ProjectEntryConnection'], ParentType, ContextType, RequireFields<ProjectFolderEntriesArgs, 'first'>>;
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quotaSize: Resolver<Maybe<ResolversTypes['ByteSize']>, ParentType, ContextType>;
  usedSize: Resolver<ResolversTypes['ByteSize'], ParentType, ContextType>;
};

export type ProjectHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectHit'] = ResolversParentTypes['ProjectHit']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOfOrganization: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectSearchGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectSearchGroup'] = ResolversParentTypes['ProjectSearchGroup']> = {
  items: Resolver<Array<ResolversTypes['ProjectHit']>, ParentType, ContextType>;
  searchUrl: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromoteFilesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromoteFilesPayload'] = ResolversParentTypes['PromoteFilesPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  promotion: Resolver<Maybe<ResolversTypes['Promotion']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  canDecide: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canceledAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  comment: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  files: Resolver<Array<ResolversTypes['FileRef']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  labels: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  reviewedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewedBy: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  sourceChannel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['PromotionState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionConnection'] = ResolversParentTypes['PromotionConnection']> = {
  edges: Resolver<Array<ResolversTypes['PromotionEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['Promotion']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromotionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionEdge'] = ResolversParentTypes['PromotionEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Promotion'], ParentType, ContextType>;
};

export type PromotionPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionPlan'] = ResolversParentTypes['PromotionPlan']> = {
  downloadCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files: Resolver<Array<ResolversTypes['PlannedFile']>, ParentType, ContextType>;
  missingCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missingDependencies: Resolver<Array<ResolversTypes['MissingDependency']>, ParentType, ContextType>;
  requiresApproval: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  widensAccess: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PublishPolicyRunPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishPolicyRunPayload'] = ResolversParentTypes['PublishPolicyRunPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  run: Resolver<Maybe<ResolversTypes['PolicyRun']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PublishUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishUploadPayload'] = ResolversParentTypes['PublishUploadPayload']> = {
  file: Resolver<Maybe<ResolversTypes['PublishedFile']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PublishedFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishedFile'] = ResolversParentTypes['PublishedFile']> = {
  alreadyExisted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  build: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labels: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  advisorySources?: Resolver<Maybe<Array<ResolversTypes['AdvisorySource']>>, ParentType, ContextType>;
  authorizationRequest?: Resolver<Maybe<ResolversTypes['AuthorizationRequest']>, ParentType, ContextType, RequireFields<QueryAuthorizationRequestArgs, 'requestId'>>;
  callingServiceAccount?: Resolver<Maybe<ResolversTypes['CallingServiceAccount']>, ParentType, ContextType>;
  channelPackages?: Resolver<Maybe<ResolversTypes['ChannelPackages']>, ParentType, ContextType, RequireFields<QueryChannelPackagesArgs, 'channel'>>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType, RequireFields<QueryCheckoutArgs, 'checkoutId'>>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType, RequireFields<QueryCollectionArgs, 'name' | 'organization'>>;
  collections?: Resolver<Maybe<ResolversTypes['CollectionConnection']>, ParentType, ContextType, RequireFields<QueryCollectionsArgs, 'first' | 'organization'>>;
  cve?: Resolver<Maybe<ResolversTypes['Cve']>, ParentType, ContextType, RequireFields<QueryCveArgs, 'cveId'>>;
  cves?: Resolver<Maybe<ResolversTypes['CveConnection']>, ParentType, ContextType, RequireFields<QueryCvesArgs, 'first'>>;
  deviceRequest?: Resolver<Maybe<ResolversTypes['AuthorizationRequest']>, ParentType, ContextType, RequireFields<QueryDeviceRequestArgs, 'userCode'>>;
  educationOffer?: Resolver<Maybe<ResolversTypes['EducationOffer']>, ParentType, ContextType>;
  featureFlags?: Resolver<Maybe<Array<ResolversTypes['FeatureFlag']>>, ParentType, ContextType, Partial<QueryFeatureFlagsArgs>>;
  featuredPackages?: Resolver<Maybe<ResolversTypes['FeaturedPackages']>, ParentType, ContextType>;
  guide?: Resolver<Maybe<ResolversTypes['GuideText']>, ParentType, ContextType, RequireFields<QueryGuideArgs, 'name'>>;
  guides?: Resolver<Maybe<Array<ResolversTypes['Guide']>>, ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['ReceivedInvitation']>, ParentType, ContextType, RequireFields<QueryInvitationArgs, 'code' | 'organization'>>;
  invoicePreview?: Resolver<Maybe<ResolversTypes['InvoicePreview']>, ParentType, ContextType, RequireFields<QueryInvoicePreviewArgs, 'input'>>;
  learningVideos?: Resolver<Maybe<Array<ResolversTypes['LearningVideo']>>, ParentType, ContextType>;
  listExports?: Resolver<Maybe<ResolversTypes['ListExportConnection']>, ParentType, ContextType, RequireFields<QueryListExportsArgs, 'first'>>;
  navigationItems?: Resolver<Maybe<Array<ResolversTypes['NavigationItem']>>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  notebookServerUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  notebooks?: Resolver<Maybe<ResolversTypes['NotebookConnection']>, ParentType, ContextType, RequireFields<QueryNotebooksArgs, 'first'>>;
  operator?: Resolver<Maybe<ResolversTypes['Operator']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType, RequireFields<QueryOrganizationArgs, 'name'>>;
  outbox?: Resolver<Maybe<ResolversTypes['OutboxConnection']>, ParentType, ContextType, RequireFields<QueryOutboxArgs, 'first'>>;
  outboxMail?: Resolver<Maybe<ResolversTypes['OutboxEmail']>, ParentType, ContextType, RequireFields<QueryOutboxMailArgs, 'id'>>;
  packages?: Resolver<Maybe<ResolversTypes['PackageConnection']>, ParentType, ContextType, RequireFields<QueryPackagesArgs, 'first'>>;
  paymentAccount?: Resolver<Maybe<ResolversTypes['PaymentAccount']>, ParentType, ContextType, Partial<QueryPaymentAccountArgs>>;
  paymentConfig?: Resolver<ResolversTypes['PaymentConfig'], ParentType, ContextType>;
  planTax?: Resolver<Maybe<ResolversTypes['TaxEstimate']>, ParentType, ContextType, RequireFields<QueryPlanTaxArgs, 'input'>>;
  plans?: Resolver<Maybe<Array<ResolversTypes['Plan']>>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<QueryProjectArgs, 'id'>>;
  projects?: Resolver<Maybe<ResolversTypes['ProjectConnection']>, ParentType, ContextType, RequireFields<QueryProjectsArgs, 'first'>>;
  search?: Resolver<Maybe<ResolversTypes['SearchResults']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'first' | 'query'>>;
  searchCollectionsAndFiles?: Resolver<Maybe<ResolversTypes['CollectionsAndFiles']>, ParentType, ContextType, RequireFields<QuerySearchCollectionsAndFilesArgs, 'first' | 'query'>>;
  searchContext?: Resolver<Maybe<ResolversTypes['SearchResults']>, ParentType, ContextType, RequireFields<QuerySearchContextArgs, 'first' | 'query'>>;
  searchPackages?: Resolver<Maybe<ResolversTypes['PackageHitConnection']>, ParentType, ContextType, RequireFields<QuerySearchPackagesArgs, 'first' | 'query'>>;
  serviceStatus?: Resolver<Array<ResolversTypes['ServiceStatus']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  sharedNotebook?: Resolver<Maybe<ResolversTypes['Notebook']>, ParentType, ContextType, RequireFields<QuerySharedNotebookArgs, 'shareId'>>;
  signInOptions?: Resolver<Maybe<ResolversTypes['SignInOptions']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type QueuedEmailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QueuedEmail'] = ResolversParentTypes['QueuedEmail']> = {
  attemptCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastAttemptAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['QueuedEmailState'], ParentType, ContextType>;
  subject: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
};

export type QueuedEmailConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QueuedEmailConnection'] = ResolversParentTypes['QueuedEmailConnection']> = {
  edges: Resolver<Array<ResolversTypes['QueuedEmailEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['QueuedEmail']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueuedEmailEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QueuedEmailEdge'] = ResolversParentTypes['QueuedEmailEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['QueuedEmail'], ParentType, ContextType>;
};

export type ReauthenticatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReauthenticatePayload'] = ResolversParentTypes['ReauthenticatePayload']> = {
  accepted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReceivedInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceivedInvitation'] = ResolversParentTypes['ReceivedInvitation']> = {
  email: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  invitedBy: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationTitle: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role: Resolver<ResolversTypes['OrganizationRole'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['InvitationState'], ParentType, ContextType>;
  viewerState: Resolver<ResolversTypes['InvitationViewerState'], ParentType, ContextType>;
};

export type RemoveAdvisoryFeedKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveAdvisoryFeedKeyPayload'] = ResolversParentTypes['RemoveAdvisoryFeedKeyPayload']> = {
  feeds: Resolver<Maybe<Array<ResolversTypes['AdvisoryFeed']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveChannelGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveChannelGroupPayload'] = ResolversParentTypes['RemoveChannelGroupPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  group: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveChannelPolicyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveChannelPolicyPayload'] = ResolversParentTypes['RemoveChannelPolicyPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  run: Resolver<Maybe<ResolversTypes['PolicyRun']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveGroupMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveGroupMemberPayload'] = ResolversParentTypes['RemoveGroupMemberPayload']> = {
  group: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveMemberPayload'] = ResolversParentTypes['RemoveMemberPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  removedId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemovePasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePasskeyPayload'] = ResolversParentTypes['RemovePasskeyPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RemoveSeatAssignmentsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveSeatAssignmentsPayload'] = ResolversParentTypes['RemoveSeatAssignmentsPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveServiceAccountPublicKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveServiceAccountPublicKeyPayload'] = ResolversParentTypes['RemoveServiceAccountPublicKeyPayload']> = {
  serviceAccount: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveServiceAccountWorkloadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveServiceAccountWorkloadPayload'] = ResolversParentTypes['RemoveServiceAccountWorkloadPayload']> = {
  serviceAccount: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveTotpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveTotpPayload'] = ResolversParentTypes['RemoveTotpPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RemoveTrustedWorkloadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveTrustedWorkloadPayload'] = ResolversParentTypes['RemoveTrustedWorkloadPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveVexSourcePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveVexSourcePayload'] = ResolversParentTypes['RemoveVexSourcePayload']> = {
  removedId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestCounts'] = ResolversParentTypes['RequestCounts']> = {
  blocked: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  downloads: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  notModified: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  other: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  served: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  accepted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoreCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreCollectionPayload'] = ResolversParentTypes['RestoreCollectionPayload']> = {
  collection: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoreEnvironmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreEnvironmentPayload'] = ResolversParentTypes['RestoreEnvironmentPayload']> = {
  environment: Resolver<Maybe<ResolversTypes['Environment']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoreFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreFilePayload'] = ResolversParentTypes['RestoreFilePayload']> = {
  history: Resolver<Maybe<Array<ResolversTypes['FileEvent']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoreGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreGroupPayload'] = ResolversParentTypes['RestoreGroupPayload']> = {
  group: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestorePolicyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestorePolicyPayload'] = ResolversParentTypes['RestorePolicyPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  policy: Resolver<Maybe<ResolversTypes['Policy']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestorePolicyRevisionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestorePolicyRevisionPayload'] = ResolversParentTypes['RestorePolicyRevisionPayload']> = {
  policy: Resolver<Maybe<ResolversTypes['Policy']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoreProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreProjectPayload'] = ResolversParentTypes['RestoreProjectPayload']> = {
  project: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RetryEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetryEmailPayload'] = ResolversParentTypes['RetryEmailPayload']> = {
  emailStatus: Resolver<Maybe<ResolversTypes['EmailStatus']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RetryJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetryJobPayload'] = ResolversParentTypes['RetryJobPayload']> = {
  jobs: Resolver<Maybe<ResolversTypes['HubJobs']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RetryWebhookDeliveryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetryWebhookDeliveryPayload'] = ResolversParentTypes['RetryWebhookDeliveryPayload']> = {
  delivery: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewAuthorizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewAuthorizationPayload'] = ResolversParentTypes['ReviewAuthorizationPayload']> = {
  redirectUrl: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewDeviceAuthorizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewDeviceAuthorizationPayload'] = ResolversParentTypes['ReviewDeviceAuthorizationPayload']> = {
  accepted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewExceptionRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewExceptionRequestPayload'] = ResolversParentTypes['ReviewExceptionRequestPayload']> = {
  request: Resolver<Maybe<ResolversTypes['ExceptionRequest']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewMappingChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewMappingChangePayload'] = ResolversParentTypes['ReviewMappingChangePayload']> = {
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewMirrorLossPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewMirrorLossPayload'] = ResolversParentTypes['ReviewMirrorLossPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewPromotionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewPromotionPayload'] = ResolversParentTypes['ReviewPromotionPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  promotion: Resolver<Maybe<ResolversTypes['Promotion']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewSupplierVexStatementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewSupplierVexStatementPayload'] = ResolversParentTypes['ReviewSupplierVexStatementPayload']> = {
  statement: Resolver<Maybe<ResolversTypes['SupplierVexStatement']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeApiTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeApiTokenPayload'] = ResolversParentTypes['RevokeApiTokenPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RevokeChannelTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeChannelTokenPayload'] = ResolversParentTypes['RevokeChannelTokenPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RevokeExceptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeExceptionPayload'] = ResolversParentTypes['RevokeExceptionPayload']> = {
  revokedId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeInvitationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeInvitationsPayload'] = ResolversParentTypes['RevokeInvitationsPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  outcomes: Resolver<Maybe<Array<ResolversTypes['InvitationOutcome']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeOrganizationPlanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeOrganizationPlanPayload'] = ResolversParentTypes['RevokeOrganizationPlanPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['HubOrganization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeOrganizationTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeOrganizationTokenPayload'] = ResolversParentTypes['RevokeOrganizationTokenPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeOtherSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeOtherSessionsPayload'] = ResolversParentTypes['RevokeOtherSessionsPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RevokePersonalTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokePersonalTokenPayload'] = ResolversParentTypes['RevokePersonalTokenPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RevokeServiceAccountKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeServiceAccountKeyPayload'] = ResolversParentTypes['RevokeServiceAccountKeyPayload']> = {
  serviceAccount: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeServiceAccountTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeServiceAccountTokenPayload'] = ResolversParentTypes['RevokeServiceAccountTokenPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  serviceAccount: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeSessionPayload'] = ResolversParentTypes['RevokeSessionPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RevokeUserPlanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeUserPlanPayload'] = ResolversParentTypes['RevokeUserPlanPayload']> = {
  person: Resolver<Maybe<ResolversTypes['HubUser']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeVexStatementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeVexStatementPayload'] = ResolversParentTypes['RevokeVexStatementPayload']> = {
  revokedId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RootCauseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootCause'] = ResolversParentTypes['RootCause']> = {
  affectedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  affectedPackageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blockedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spec: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RotateApiTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateApiTokenPayload'] = ResolversParentTypes['RotateApiTokenPayload']> = {
  secret: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RotateRecoveryCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateRecoveryCodesPayload'] = ResolversParentTypes['RotateRecoveryCodesPayload']> = {
  recoveryCodes: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RotateWebhookSecretPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateWebhookSecretPayload'] = ResolversParentTypes['RotateWebhookSecretPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  secret: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RuleImpactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RuleImpact'] = ResolversParentTypes['RuleImpact']> = {
  addedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  facet: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  removedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RunExportsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunExports'] = ResolversParentTypes['RunExports']> = {
  kind: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specs: Resolver<Array<ResolversTypes['MatchSpec']>, ParentType, ContextType>;
};

export type RunInstallabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunInstallability'] = ResolversParentTypes['RunInstallability']> = {
  allowed: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  causes: Resolver<Array<ResolversTypes['UninstallableCause']>, ParentType, ContextType>;
  newlyUninstallableFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newlyUninstallablePackageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newlyUninstallablePackages: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  restoredPackageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restoredPackages: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uncheckedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uninstallableFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uninstallablePackageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface Sha256ScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SHA256'], any> {
  name: 'SHA256';
}

export type ScanEnvironmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScanEnvironmentPayload'] = ResolversParentTypes['ScanEnvironmentPayload']> = {
  scan: Resolver<Maybe<ResolversTypes['EnvironmentScan']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SearchGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchGroup'] = ResolversParentTypes['SearchGroup']> = {
  __resolveType: TypeResolveFn<'CollectionsAndFilesSearchGroup' | 'DocumentationSearchGroup' | 'EnvironmentSearchGroup' | 'PackageSearchGroup' | 'ProjectSearchGroup' | 'UserSearchGroup', ParentType, ContextType>;
};

export type SearchItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchItem'] = ResolversParentTypes['SearchItem']> = {
  __resolveType: TypeResolveFn<'CollectionFileHit' | 'CollectionHit' | 'DocumentationHit' | 'EnvironmentHit' | 'PackageHit' | 'ProjectHit' | 'UserHit', ParentType, ContextType>;
};

export type SearchResultsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResults'] = ResolversParentTypes['SearchResults']> = {
  collectionsAndFiles: Resolver<Maybe<ResolversTypes['CollectionsAndFilesSearchGroup']>, ParentType, ContextType>;
  documentation: Resolver<Maybe<ResolversTypes['DocumentationSearchGroup']>, ParentType, ContextType>;
  environments: Resolver<Maybe<ResolversTypes['EnvironmentSearchGroup']>, ParentType, ContextType>;
  packages: Resolver<Maybe<ResolversTypes['PackageSearchGroup']>, ParentType, ContextType>;
  projects: Resolver<Maybe<ResolversTypes['ProjectSearchGroup']>, ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  users: Resolver<Maybe<ResolversTypes['UserSearchGroup']>, ParentType, ContextType>;
};

export type SeatAssignmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeatAssignment'] = ResolversParentTypes['SeatAssignment']> = {
  assignedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  memberId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productCode: Resolver<ResolversTypes['ProductCode'], ParentType, ContextType>;
  uuid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SeatSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeatSummary'] = ResolversParentTypes['SeatSummary']> = {
  available: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  invitedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  used: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SendHubUserPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendHubUserPasswordResetPayload'] = ResolversParentTypes['SendHubUserPasswordResetPayload']> = {
  person: Resolver<Maybe<ResolversTypes['HubUser']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendInvitationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendInvitationsPayload'] = ResolversParentTypes['SendInvitationsPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  outcomes: Resolver<Maybe<Array<ResolversTypes['InvitationOutcome']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendPasswordResetEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendPasswordResetEmailPayload'] = ResolversParentTypes['SendPasswordResetEmailPayload']> = {
  accepted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendTestEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendTestEmailPayload'] = ResolversParentTypes['SendTestEmailPayload']> = {
  outcome: Resolver<Maybe<ResolversTypes['TestEmailOutcome']>, ParentType, ContextType>;
  serverResponse: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendTestEventPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendTestEventPayload'] = ResolversParentTypes['SendTestEventPayload']> = {
  delivery: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendVerificationEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendVerificationEmailPayload'] = ResolversParentTypes['SendVerificationEmailPayload']> = {
  accepted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ServedCveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServedCve'] = ResolversParentTypes['ServedCve']> = {
  channels: Resolver<Array<ResolversTypes['ServedCveChannel']>, ParentType, ContextType>;
  cve: Resolver<ResolversTypes['Cve'], ParentType, ContextType>;
  isNew: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ServedCveChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServedCveChannel'] = ResolversParentTypes['ServedCveChannel']> = {
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  servedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ServedCveConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServedCveConnection'] = ResolversParentTypes['ServedCveConnection']> = {
  edges: Resolver<Array<ResolversTypes['ServedCveEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['ServedCve']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<ServedCveConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ServedCveEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServedCveEdge'] = ResolversParentTypes['ServedCveEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ServedCve'], ParentType, ContextType>;
};

export type ServiceAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccount'] = ResolversParentTypes['ServiceAccount']> = {
  clientId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  groups: Resolver<Array<ResolversTypes['ServiceAccountGroup']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keys: Resolver<Array<ResolversTypes['ServiceAccountKey']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicKeys: Resolver<Maybe<Array<ResolversTypes['ServiceAccountPublicKey']>>, ParentType, ContextType>;
  token: Resolver<Maybe<ResolversTypes['ServiceAccountToken']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workloads: Resolver<Maybe<Array<ResolversTypes['ServiceAccountWorkload']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceAccountGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccountGroup'] = ResolversParentTypes['ServiceAccountGroup']> = {
  groupId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceAccountKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccountKey'] = ResolversParentTypes['ServiceAccountKey']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last4: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes: Resolver<Array<ResolversTypes['ServiceAccountScope']>, ParentType, ContextType>;
};

export type ServiceAccountPublicKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccountPublicKey'] = ResolversParentTypes['ServiceAccountPublicKey']> = {
  algorithms: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes: Resolver<Array<ResolversTypes['ServiceAccountScope']>, ParentType, ContextType>;
};

export type ServiceAccountTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccountToken'] = ResolversParentTypes['ServiceAccountToken']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  last4: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scope: Resolver<ResolversTypes['TokenScope'], ParentType, ContextType>;
};

export type ServiceAccountWorkloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccountWorkload'] = ResolversParentTypes['ServiceAccountWorkload']> = {
  audience: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  claims: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuer: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuerKeys: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  lastUsedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reuse: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scopes: Resolver<Array<ResolversTypes['ServiceAccountScope']>, ParentType, ContextType>;
  subject: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceStatus'] = ResolversParentTypes['ServiceStatus']> = {
  detail: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHealthy: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latencyMs: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  email: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signInMethod: Resolver<ResolversTypes['SignInMethod'], ParentType, ContextType>;
  token: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInOptions'] = ResolversParentTypes['SignInOptions']> = {
  allowedReturnHosts: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  allowsRegistration: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasOperator: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  identityProvider: Resolver<Maybe<ResolversTypes['IdentityProvider']>, ParentType, ContextType>;
  sendsMail: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  supportsPasskeys: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SignInWithPasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInWithPasskeyPayload'] = ResolversParentTypes['SignInWithPasskeyPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SignInWithSsoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInWithSsoPayload'] = ResolversParentTypes['SignInWithSsoPayload']> = {
  returnUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  signedOut: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignatureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Signature'] = ResolversParentTypes['Signature']> = {
  identity: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuer: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['SignatureState'], ParentType, ContextType>;
  targetChannel: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trustedRoot: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SigningKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SigningKey'] = ResolversParentTypes['SigningKey']> = {
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keyId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteToken'] = ResolversParentTypes['SiteToken']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  last4: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scope: Resolver<ResolversTypes['TokenScope'], ParentType, ContextType>;
};

export type SkippedRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkippedRecord'] = ResolversParentTypes['SkippedRecord']> = {
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isServed: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SkippedRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkippedRecordConnection'] = ResolversParentTypes['SkippedRecordConnection']> = {
  edges: Resolver<Array<ResolversTypes['SkippedRecordEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['SkippedRecord']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<SkippedRecordConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SkippedRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkippedRecordEdge'] = ResolversParentTypes['SkippedRecordEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['SkippedRecord'], ParentType, ContextType>;
};

export type SkippedVexEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkippedVexEntry'] = ResolversParentTypes['SkippedVexEntry']> = {
  location: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SnapshotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Snapshot'] = ResolversParentTypes['Snapshot']> = {
  availableUntil: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  blockedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  policyName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  servedFrom: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  servedUntil: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type SnapshotListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SnapshotList'] = ResolversParentTypes['SnapshotList']> = {
  nodes: Resolver<Array<ResolversTypes['Snapshot']>, ParentType, ContextType>;
  snapshotRetentionDays: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SolveResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SolveResult'] = ResolversParentTypes['SolveResult']> = {
  detail: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome: Resolver<ResolversTypes['SolveOutcome'], ParentType, ContextType>;
};

export type SolvedEnvironmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SolvedEnvironment'] = ResolversParentTypes['SolvedEnvironment']> = {
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  channels: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubdirFileCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubdirFileCount'] = ResolversParentTypes['SubdirFileCount']> = {
  allowedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubdirFileCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubdirFileCounts'] = ResolversParentTypes['SubdirFileCounts']> = {
  fileCountAfter: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileCountBefore: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubdirImpactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubdirImpact'] = ResolversParentTypes['SubdirImpact']> = {
  addedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileCountAfter: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileCountBefore: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubdirInstallabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubdirInstallability'] = ResolversParentTypes['SubdirInstallability']> = {
  allowed: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newlyUninstallableFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rootCauses: Resolver<Array<ResolversTypes['RootCause']>, ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unchecked: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uninstallableFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uninstallablePackageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uninstallablePackages: Resolver<Array<ResolversTypes['UninstallablePackage']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  amount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  billingCycle: Resolver<ResolversTypes['BillingCycle'], ParentType, ContextType>;
  cancelAtPeriodEnd: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isGranted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  periodEnd: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodStart: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  productCode: Resolver<ResolversTypes['ProductCode'], ParentType, ContextType>;
  productName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['SubscriptionState'], ParentType, ContextType>;
  upgradeProductCode: Resolver<Maybe<ResolversTypes['ProductCode']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SuggestedExceptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuggestedException'] = ResolversParentTypes['SuggestedException']> = {
  files: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  highestScore: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isExploited: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spec: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SupplierVexStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupplierVexStatement'] = ResolversParentTypes['SupplierVexStatement']> = {
  author: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cveId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  justification: Resolver<Maybe<ResolversTypes['VexJustification']>, ParentType, ContextType>;
  note: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  package: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviewedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewedBy: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['SupplierVexStatementState'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['VexStatus'], ParentType, ContextType>;
};

export type SupplierVexStatementConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupplierVexStatementConnection'] = ResolversParentTypes['SupplierVexStatementConnection']> = {
  edges: Resolver<Array<ResolversTypes['SupplierVexStatementEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['SupplierVexStatement']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<SupplierVexStatementConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SupplierVexStatementEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupplierVexStatementEdge'] = ResolversParentTypes['SupplierVexStatementEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['SupplierVexStatement'], ParentType, ContextType>;
};

export type SyncAdvisoryFeedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SyncAdvisoryFeedPayload'] = ResolversParentTypes['SyncAdvisoryFeedPayload']> = {
  feeds: Resolver<Maybe<Array<ResolversTypes['AdvisoryFeed']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SyncMirrorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SyncMirrorPayload'] = ResolversParentTypes['SyncMirrorPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  sync: Resolver<Maybe<ResolversTypes['MirrorSync']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SyncVexSourcePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SyncVexSourcePayload'] = ResolversParentTypes['SyncVexSourcePayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  vexSource: Resolver<Maybe<ResolversTypes['VexSource']>, ParentType, ContextType>;
};

export type TaxEstimateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxEstimate'] = ResolversParentTypes['TaxEstimate']> = {
  amount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxAmount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TopPackageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TopPackage'] = ResolversParentTypes['TopPackage']> = {
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  downloads: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrustedKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustedKey'] = ResolversParentTypes['TrustedKey']> = {
  keyId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrustedWorkloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustedWorkload'] = ResolversParentTypes['TrustedWorkload']> = {
  channelName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuer: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scope: Resolver<ResolversTypes['TokenScope'], ParentType, ContextType>;
  subject: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UninstallableCauseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UninstallableCause'] = ResolversParentTypes['UninstallableCause']> = {
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packages: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rule: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spec: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UninstallablePackageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UninstallablePackage'] = ResolversParentTypes['UninstallablePackage']> = {
  detail: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UninstallablePackagesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UninstallablePackages'] = ResolversParentTypes['UninstallablePackages']> = {
  causes: Resolver<Array<ResolversTypes['UninstallableCause']>, ParentType, ContextType>;
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packages: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  runId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  since: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subdirs: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UpdateAccountSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAccountSettingsPayload'] = ResolversParentTypes['UpdateAccountSettingsPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UpdateAdvisoryFeedKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAdvisoryFeedKeyPayload'] = ResolversParentTypes['UpdateAdvisoryFeedKeyPayload']> = {
  feeds: Resolver<Maybe<Array<ResolversTypes['AdvisoryFeed']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateAdvisoryFeedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAdvisoryFeedPayload'] = ResolversParentTypes['UpdateAdvisoryFeedPayload']> = {
  feeds: Resolver<Maybe<Array<ResolversTypes['AdvisoryFeed']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateBillingDetailsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateBillingDetailsPayload'] = ResolversParentTypes['UpdateBillingDetailsPayload']> = {
  account: Resolver<Maybe<ResolversTypes['PaymentAccount']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateChannelDescriptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateChannelDescriptionPayload'] = ResolversParentTypes['UpdateChannelDescriptionPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateChannelReadmePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateChannelReadmePayload'] = ResolversParentTypes['UpdateChannelReadmePayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateChannelUsedWithPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateChannelUsedWithPayload'] = ResolversParentTypes['UpdateChannelUsedWithPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateChannelVisibilityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateChannelVisibilityPayload'] = ResolversParentTypes['UpdateChannelVisibilityPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateClientTrackingSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateClientTrackingSettingsPayload'] = ResolversParentTypes['UpdateClientTrackingSettingsPayload']> = {
  clientTrackingSettings: Resolver<Maybe<ResolversTypes['ClientTrackingSettings']>, ParentType, ContextType>;
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCollectionPayload'] = ResolversParentTypes['UpdateCollectionPayload']> = {
  collection: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateConsentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateConsentPayload'] = ResolversParentTypes['UpdateConsentPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UpdateEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateEmailPayload'] = ResolversParentTypes['UpdateEmailPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UpdateEnvironmentStatusPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateEnvironmentStatusPayload'] = ResolversParentTypes['UpdateEnvironmentStatusPayload']> = {
  environment: Resolver<Maybe<ResolversTypes['Environment']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateExceptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateExceptionPayload'] = ResolversParentTypes['UpdateExceptionPayload']> = {
  exception: Resolver<Maybe<ResolversTypes['PolicyException']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateFileLabelsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateFileLabelsPayload'] = ResolversParentTypes['UpdateFileLabelsPayload']> = {
  labels: Resolver<Maybe<Array<ResolversTypes['ChannelLabel']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateGroupPayload'] = ResolversParentTypes['UpdateGroupPayload']> = {
  group: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateHubUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateHubUserPayload'] = ResolversParentTypes['UpdateHubUserPayload']> = {
  person: Resolver<Maybe<ResolversTypes['HubUser']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateInstallChecksPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateInstallChecksPayload'] = ResolversParentTypes['UpdateInstallChecksPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateInvitationPayload'] = ResolversParentTypes['UpdateInvitationPayload']> = {
  invitation: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType>;
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMemberPayload'] = ResolversParentTypes['UpdateMemberPayload']> = {
  member: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMirrorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMirrorPayload'] = ResolversParentTypes['UpdateMirrorPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMirrorTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMirrorTokenPayload'] = ResolversParentTypes['UpdateMirrorTokenPayload']> = {
  channels: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateNotebookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateNotebookPayload'] = ResolversParentTypes['UpdateNotebookPayload']> = {
  notebook: Resolver<Maybe<ResolversTypes['Notebook']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateOrganizationFeaturesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateOrganizationFeaturesPayload'] = ResolversParentTypes['UpdateOrganizationFeaturesPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateOrganizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateOrganizationPayload'] = ResolversParentTypes['UpdateOrganizationPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePackageMappingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePackageMappingPayload'] = ResolversParentTypes['UpdatePackageMappingPayload']> = {
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePasswordPayload'] = ResolversParentTypes['UpdatePasswordPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UpdatePaymentMethodPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePaymentMethodPayload'] = ResolversParentTypes['UpdatePaymentMethodPayload']> = {
  account: Resolver<Maybe<ResolversTypes['PaymentAccount']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePolicyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePolicyPayload'] = ResolversParentTypes['UpdatePolicyPayload']> = {
  policy: Resolver<Maybe<ResolversTypes['Policy']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UpdateProjectFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProjectFilePayload'] = ResolversParentTypes['UpdateProjectFilePayload']> = {
  project: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  sha256: Resolver<Maybe<ResolversTypes['SHA256']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProjectPayload'] = ResolversParentTypes['UpdateProjectPayload']> = {
  project: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePromotionApprovalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePromotionApprovalPayload'] = ResolversParentTypes['UpdatePromotionApprovalPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateSeatAssignmentsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSeatAssignmentsPayload'] = ResolversParentTypes['UpdateSeatAssignmentsPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateSeatCountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSeatCountPayload'] = ResolversParentTypes['UpdateSeatCountPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateServiceAccountGroupsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateServiceAccountGroupsPayload'] = ResolversParentTypes['UpdateServiceAccountGroupsPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  serviceAccount: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateServiceAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateServiceAccountPayload'] = ResolversParentTypes['UpdateServiceAccountPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  serviceAccount: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateServiceAccountWorkloadKeysPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateServiceAccountWorkloadKeysPayload'] = ResolversParentTypes['UpdateServiceAccountWorkloadKeysPayload']> = {
  serviceAccount: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateSubscriptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSubscriptionPayload'] = ResolversParentTypes['UpdateSubscriptionPayload']> = {
  subscription: Resolver<Maybe<ResolversTypes['Subscription']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateUninstallableFilesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateUninstallableFilesPayload'] = ResolversParentTypes['UpdateUninstallableFilesPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateWebhookPayload'] = ResolversParentTypes['UpdateWebhookPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpstreamMappingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpstreamMapping'] = ResolversParentTypes['UpstreamMapping']> = {
  confidence: Resolver<ResolversTypes['MappingConfidence'], ParentType, ContextType>;
  ecosystem: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  evidence: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSuggestion: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  letterSuffixOrder: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relation: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewedBy: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UsageReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsageReport'] = ResolversParentTypes['UsageReport']> = {
  channels: Resolver<Array<ResolversTypes['ChannelRequests']>, ParentType, ContextType>;
  months: Resolver<Array<ResolversTypes['DownloadMonth']>, ParentType, ContextType>;
  totals: Resolver<ResolversTypes['RequestCounts'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  apiTokens: Resolver<Maybe<Array<ResolversTypes['ApiToken']>>, ParentType, ContextType>;
  avatarHash: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channelToken: Resolver<Maybe<ResolversTypes['ChannelToken']>, ParentType, ContextType, RequireFields<UserChannelTokenArgs, 'organization'>>;
  channelTokens: Resolver<Maybe<Array<ResolversTypes['ChannelToken']>>, ParentType, ContextType>;
  consent: Resolver<Maybe<ResolversTypes['Consent']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  defaultOrganization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType, Partial<UserDefaultOrganizationArgs>>;
  displayName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  featurePermissions: Resolver<Maybe<Array<ResolversTypes['FeaturePermission']>>, ParentType, ContextType>;
  firstName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPassword: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOfferedPlans: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOperator: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isTotpEnabled: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationPage: Resolver<Maybe<ResolversTypes['OrganizationConnection']>, ParentType, ContextType, RequireFields<UserOrganizationPageArgs, 'first'>>;
  organizations: Resolver<Maybe<Array<ResolversTypes['Organization']>>, ParentType, ContextType>;
  ownSubscriptions: Resolver<Maybe<Array<ResolversTypes['Subscription']>>, ParentType, ContextType>;
  passkeys: Resolver<Maybe<Array<ResolversTypes['Passkey']>>, ParentType, ContextType>;
  personalToken: Resolver<Maybe<ResolversTypes['PersonalToken']>, ParentType, ContextType>;
  profile: Resolver<Maybe<ResolversTypes['AccountProfile']>, ParentType, ContextType>;
  remainingRecoveryCodeCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sessions: Resolver<Maybe<Array<ResolversTypes['UserSession']>>, ParentType, ContextType>;
  settings: Resolver<Maybe<ResolversTypes['AccountSettings']>, ParentType, ContextType>;
  subscriptions: Resolver<Maybe<Array<ResolversTypes['BaseSubscription']>>, ParentType, ContextType>;
  username: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType: TypeResolveFn<'ConflictError' | 'ForbiddenError' | 'InputError' | 'NameTakenError', ParentType, ContextType>;
};

export type UserHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserHit'] = ResolversParentTypes['UserHit']> = {
  firstName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizations: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  username: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserSearchGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSearchGroup'] = ResolversParentTypes['UserSearchGroup']> = {
  items: Resolver<Array<ResolversTypes['UserHit']>, ParentType, ContextType>;
  searchUrl: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSession'] = ResolversParentTypes['UserSession']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signInMethod: Resolver<ResolversTypes['SignInMethod'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VerifyEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyEmailPayload'] = ResolversParentTypes['VerifyEmailPayload']> = {
  accepted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type VerifyMirrorSourcePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyMirrorSourcePayload'] = ResolversParentTypes['VerifyMirrorSourcePayload']> = {
  detail: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAllowed: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isUsable: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type VerifyTotpSetupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyTotpSetupPayload'] = ResolversParentTypes['VerifyTotpSetupPayload']> = {
  recoveryCodes: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type VersionExceptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VersionException'] = ResolversParentTypes['VersionException']> = {
  expiresOn: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spec: Resolver<ResolversTypes['MatchSpec'], ParentType, ContextType>;
};

export type VersionInstallabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VersionInstallability'] = ResolversParentTypes['VersionInstallability']> = {
  detail: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isInstallable: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUninstallableWithoutPolicy: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VexSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VexSource'] = ResolversParentTypes['VexSource']> = {
  activeCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  author: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  declinedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documentAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isStale: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastAttemptAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSuccessAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pendingCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skippedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skippedEntries: Resolver<Array<ResolversTypes['SkippedVexEntry']>, ParentType, ContextType>;
  unmatchedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VexStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VexStatement'] = ResolversParentTypes['VexStatement']> = {
  author: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  build: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cveId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  justification: Resolver<Maybe<ResolversTypes['VexJustification']>, ParentType, ContextType>;
  note: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  package: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revokedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revokedBy: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status: Resolver<ResolversTypes['VexStatus'], ParentType, ContextType>;
  subdir: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  versions: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  withdrawnAdvisoryIds: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VexStatementPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VexStatementPreview'] = ResolversParentTypes['VexStatementPreview']> = {
  alarmCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alarmCountAfter: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  allowedAgainCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blockedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channels: Resolver<Array<ResolversTypes['VexStatementPreviewChannel']>, ParentType, ContextType>;
  environmentCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  policies: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VexStatementPreviewChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VexStatementPreviewChannel'] = ResolversParentTypes['VexStatementPreviewChannel']> = {
  alarmCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alarmCountAfter: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  allowedAgainCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blockedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  policy: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VulnerabilityDecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VulnerabilityDecision'] = ResolversParentTypes['VulnerabilityDecision']> = {
  by: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status: Resolver<ResolversTypes['CveStatus'], ParentType, ContextType>;
};

export type VulnerabilitySummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VulnerabilitySummary'] = ResolversParentTypes['VulnerabilitySummary']> = {
  cveCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decisions: Resolver<Array<ResolversTypes['VulnerabilityDecision']>, ParentType, ContextType>;
  highestScore: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  highestSeverity: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['VulnerabilityState'], ParentType, ContextType>;
  undeterminedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unknownReason: Resolver<Maybe<ResolversTypes['VulnerabilityUnknownReason']>, ParentType, ContextType>;
  unscoredCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  failingSince: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAutoDisabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEnabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  previousSecretValidUntil: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  uuid: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookAttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookAttempt'] = ResolversParentTypes['WebhookAttempt']> = {
  attemptedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMs: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  responseBody: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  responseStatus: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  attempts: Resolver<Array<ResolversTypes['WebhookAttempt']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messageId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextAttemptAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  edges: Resolver<Array<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type YankFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['YankFilePayload'] = ResolversParentTypes['YankFilePayload']> = {
  history: Resolver<Maybe<Array<ResolversTypes['FileEvent']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcceptInvitationPayload: AcceptInvitationPayloadResolvers<ContextType>;
  AccountProfile: AccountProfileResolvers<ContextType>;
  AccountSettings: AccountSettingsResolvers<ContextType>;
  AccountUpdate: AccountUpdateResolvers<ContextType>;
  ActivityConnection: ActivityConnectionResolvers<ContextType>;
  ActivityEdge: ActivityEdgeResolvers<ContextType>;
  ActivityEntry: ActivityEntryResolvers<ContextType>;
  AddChannelGroupPayload: AddChannelGroupPayloadResolvers<ContextType>;
  AddGroupMemberPayload: AddGroupMemberPayloadResolvers<ContextType>;
  AddPasskeyPayload: AddPasskeyPayloadResolvers<ContextType>;
  AddSeatAssignmentsPayload: AddSeatAssignmentsPayloadResolvers<ContextType>;
  AddServiceAccountPublicKeyPayload: AddServiceAccountPublicKeyPayloadResolvers<ContextType>;
  AddServiceAccountWorkloadPayload: AddServiceAccountWorkloadPayloadResolvers<ContextType>;
  AddTrustedWorkloadPayload: AddTrustedWorkloadPayloadResolvers<ContextType>;
  AddVexSourcePayload: AddVexSourcePayloadResolvers<ContextType>;
  AdvisoryAlert: AdvisoryAlertResolvers<ContextType>;
  AdvisoryFeed: AdvisoryFeedResolvers<ContextType>;
  AdvisoryFeedRemark: AdvisoryFeedRemarkResolvers<ContextType>;
  AdvisorySource: AdvisorySourceResolvers<ContextType>;
  AffectedEnvironment: AffectedEnvironmentResolvers<ContextType>;
  AffectedPackage: AffectedPackageResolvers<ContextType>;
  AlternativeSource: AlternativeSourceResolvers<ContextType>;
  ApiToken: ApiTokenResolvers<ContextType>;
  AppliedPolicy: AppliedPolicyResolvers<ContextType>;
  AppliedVexStatement: AppliedVexStatementResolvers<ContextType>;
  ApplyPolicyFilePayload: ApplyPolicyFilePayloadResolvers<ContextType>;
  ApplyPolicyPayload: ApplyPolicyPayloadResolvers<ContextType>;
  ArchivePath: ArchivePathResolvers<ContextType>;
  ArchivePathConnection: ArchivePathConnectionResolvers<ContextType>;
  ArchivePathEdge: ArchivePathEdgeResolvers<ContextType>;
  ArchiveScript: ArchiveScriptResolvers<ContextType>;
  ArchiveText: ArchiveTextResolvers<ContextType>;
  AuditChain: AuditChainResolvers<ContextType>;
  AuditChainConnection: AuditChainConnectionResolvers<ContextType>;
  AuditChainEdge: AuditChainEdgeResolvers<ContextType>;
  AuditDetail: AuditDetailResolvers<ContextType>;
  AuditEntry: AuditEntryResolvers<ContextType>;
  AuditEntryEdge: AuditEntryEdgeResolvers<ContextType>;
  AuditLogConnection: AuditLogConnectionResolvers<ContextType>;
  AuthorizationRequest: AuthorizationRequestResolvers<ContextType>;
  AuthorizationScope: AuthorizationScopeResolvers<ContextType>;
  AvailableFilterOptions: AvailableFilterOptionsResolvers<ContextType>;
  BaseSubscription: BaseSubscriptionResolvers<ContextType>;
  BillingAddress: BillingAddressResolvers<ContextType>;
  BlockedRequest: BlockedRequestResolvers<ContextType>;
  BlockedRequestConnection: BlockedRequestConnectionResolvers<ContextType>;
  BlockedRequestEdge: BlockedRequestEdgeResolvers<ContextType>;
  BuildRef: BuildRefResolvers<ContextType>;
  BundleJob: BundleJobResolvers<ContextType>;
  BundleJobConnection: BundleJobConnectionResolvers<ContextType>;
  BundleJobEdge: BundleJobEdgeResolvers<ContextType>;
  ByteSize: GraphQLScalarType;
  CallingServiceAccount: CallingServiceAccountResolvers<ContextType>;
  CancelExceptionRequestPayload: CancelExceptionRequestPayloadResolvers<ContextType>;
  CancelJobPayload: CancelJobPayloadResolvers<ContextType>;
  CancelMirrorSyncPayload: CancelMirrorSyncPayloadResolvers<ContextType>;
  CancelPolicyRunPayload: CancelPolicyRunPayloadResolvers<ContextType>;
  CancelPromotionPayload: CancelPromotionPayloadResolvers<ContextType>;
  ChangedFile: ChangedFileResolvers<ContextType>;
  ChangedFileConnection: ChangedFileConnectionResolvers<ContextType>;
  ChangedFileEdge: ChangedFileEdgeResolvers<ContextType>;
  Channel: ChannelResolvers<ContextType>;
  ChannelClient: ChannelClientResolvers<ContextType>;
  ChannelClientConnection: ChannelClientConnectionResolvers<ContextType>;
  ChannelClientEdge: ChannelClientEdgeResolvers<ContextType>;
  ChannelConnection: ChannelConnectionResolvers<ContextType>;
  ChannelCveRules: ChannelCveRulesResolvers<ContextType>;
  ChannelEdge: ChannelEdgeResolvers<ContextType>;
  ChannelInstallChecks: ChannelInstallChecksResolvers<ContextType>;
  ChannelLabel: ChannelLabelResolvers<ContextType>;
  ChannelPackages: ChannelPackagesResolvers<ContextType>;
  ChannelReadme: ChannelReadmeResolvers<ContextType>;
  ChannelRequests: ChannelRequestsResolvers<ContextType>;
  ChannelToken: ChannelTokenResolvers<ContextType>;
  Checkout: CheckoutResolvers<ContextType>;
  ClaimEducationOfferPayload: ClaimEducationOfferPayloadResolvers<ContextType>;
  ClaimOperatorRolePayload: ClaimOperatorRolePayloadResolvers<ContextType>;
  ClientProgram: ClientProgramResolvers<ContextType>;
  ClientTrackingSettings: ClientTrackingSettingsResolvers<ContextType>;
  Collection: CollectionResolvers<ContextType>;
  CollectionConnection: CollectionConnectionResolvers<ContextType>;
  CollectionEdge: CollectionEdgeResolvers<ContextType>;
  CollectionEntry: CollectionEntryResolvers<ContextType>;
  CollectionFileHit: CollectionFileHitResolvers<ContextType>;
  CollectionHit: CollectionHitResolvers<ContextType>;
  CollectionSummary: CollectionSummaryResolvers<ContextType>;
  CollectionsAndFiles: CollectionsAndFilesResolvers<ContextType>;
  CollectionsAndFilesSearchGroup: CollectionsAndFilesSearchGroupResolvers<ContextType>;
  CondaVersion: GraphQLScalarType;
  ConflictError: ConflictErrorResolvers<ContextType>;
  Consent: ConsentResolvers<ContextType>;
  CreateAccountPayload: CreateAccountPayloadResolvers<ContextType>;
  CreateApiTokenPayload: CreateApiTokenPayloadResolvers<ContextType>;
  CreateBillingPortalSessionPayload: CreateBillingPortalSessionPayloadResolvers<ContextType>;
  CreateChannelPayload: CreateChannelPayloadResolvers<ContextType>;
  CreateChannelTokenPayload: CreateChannelTokenPayloadResolvers<ContextType>;
  CreateCheckoutPayload: CreateCheckoutPayloadResolvers<ContextType>;
  CreateCollectionPayload: CreateCollectionPayloadResolvers<ContextType>;
  CreateDeltaSubscriptionPayload: CreateDeltaSubscriptionPayloadResolvers<ContextType>;
  CreateExceptionRequestPayload: CreateExceptionRequestPayloadResolvers<ContextType>;
  CreateFlagExposurePayload: CreateFlagExposurePayloadResolvers<ContextType>;
  CreateGroupPayload: CreateGroupPayloadResolvers<ContextType>;
  CreateInvitationsPayload: CreateInvitationsPayloadResolvers<ContextType>;
  CreateListExportPayload: CreateListExportPayloadResolvers<ContextType>;
  CreateOrganizationPayload: CreateOrganizationPayloadResolvers<ContextType>;
  CreateOrganizationTokenPayload: CreateOrganizationTokenPayloadResolvers<ContextType>;
  CreatePasskeyChallengePayload: CreatePasskeyChallengePayloadResolvers<ContextType>;
  CreatePasskeySignInChallengePayload: CreatePasskeySignInChallengePayloadResolvers<ContextType>;
  CreatePersonalTokenPayload: CreatePersonalTokenPayloadResolvers<ContextType>;
  CreatePolicyPayload: CreatePolicyPayloadResolvers<ContextType>;
  CreateProjectPayload: CreateProjectPayloadResolvers<ContextType>;
  CreateServiceAccountKeyPayload: CreateServiceAccountKeyPayloadResolvers<ContextType>;
  CreateServiceAccountPayload: CreateServiceAccountPayloadResolvers<ContextType>;
  CreateServiceAccountTokenPayload: CreateServiceAccountTokenPayloadResolvers<ContextType>;
  CreateTotpSetupPayload: CreateTotpSetupPayloadResolvers<ContextType>;
  CreateUploadPayload: CreateUploadPayloadResolvers<ContextType>;
  CreateVexStatementPayload: CreateVexStatementPayloadResolvers<ContextType>;
  CreateWebhookPayload: CreateWebhookPayloadResolvers<ContextType>;
  Cve: CveResolvers<ContextType>;
  CveConnection: CveConnectionResolvers<ContextType>;
  CveEdge: CveEdgeResolvers<ContextType>;
  CveExploitation: CveExploitationResolvers<ContextType>;
  CveFile: CveFileResolvers<ContextType>;
  CvePackage: CvePackageResolvers<ContextType>;
  CveRuleFiles: CveRuleFilesResolvers<ContextType>;
  CveScore: CveScoreResolvers<ContextType>;
  CveScoreFiles: CveScoreFilesResolvers<ContextType>;
  CveStatusCount: CveStatusCountResolvers<ContextType>;
  CveStatusFiles: CveStatusFilesResolvers<ContextType>;
  DailyRequests: DailyRequestsResolvers<ContextType>;
  Date: GraphQLScalarType;
  DateTime: GraphQLScalarType;
  DecisionExplanation: DecisionExplanationResolvers<ContextType>;
  DeclineInvitationPayload: DeclineInvitationPayloadResolvers<ContextType>;
  DeleteAccountPayload: DeleteAccountPayloadResolvers<ContextType>;
  DeleteChannelPayload: DeleteChannelPayloadResolvers<ContextType>;
  DeleteCollectionPayload: DeleteCollectionPayloadResolvers<ContextType>;
  DeleteDeltaSubscriptionByTokenPayload: DeleteDeltaSubscriptionByTokenPayloadResolvers<ContextType>;
  DeleteDeltaSubscriptionPayload: DeleteDeltaSubscriptionPayloadResolvers<ContextType>;
  DeleteEnvironmentPayload: DeleteEnvironmentPayloadResolvers<ContextType>;
  DeleteFeedBundlePayload: DeleteFeedBundlePayloadResolvers<ContextType>;
  DeleteGroupPayload: DeleteGroupPayloadResolvers<ContextType>;
  DeleteLabelPayload: DeleteLabelPayloadResolvers<ContextType>;
  DeleteListExportPayload: DeleteListExportPayloadResolvers<ContextType>;
  DeleteNotebookPayload: DeleteNotebookPayloadResolvers<ContextType>;
  DeleteOrganizationPayload: DeleteOrganizationPayloadResolvers<ContextType>;
  DeletePolicyPayload: DeletePolicyPayloadResolvers<ContextType>;
  DeleteProjectFilePayload: DeleteProjectFilePayloadResolvers<ContextType>;
  DeleteProjectPayload: DeleteProjectPayloadResolvers<ContextType>;
  DeleteServiceAccountPayload: DeleteServiceAccountPayloadResolvers<ContextType>;
  DeleteWebhookPayload: DeleteWebhookPayloadResolvers<ContextType>;
  DeltaConnection: DeltaConnectionResolvers<ContextType>;
  DeltaEdge: DeltaEdgeResolvers<ContextType>;
  DeltaSubscription: DeltaSubscriptionResolvers<ContextType>;
  Dependency: DependencyResolvers<ContextType>;
  Dependent: DependentResolvers<ContextType>;
  DiffLine: DiffLineResolvers<ContextType>;
  DocumentationHit: DocumentationHitResolvers<ContextType>;
  DocumentationSearchGroup: DocumentationSearchGroupResolvers<ContextType>;
  DownloadMonth: DownloadMonthResolvers<ContextType>;
  DraftRule: DraftRuleResolvers<ContextType>;
  EducationOffer: EducationOfferResolvers<ContextType>;
  EmailAddress: GraphQLScalarType;
  EmailStatus: EmailStatusResolvers<ContextType>;
  Environment: EnvironmentResolvers<ContextType>;
  EnvironmentConnection: EnvironmentConnectionResolvers<ContextType>;
  EnvironmentCveCounts: EnvironmentCveCountsResolvers<ContextType>;
  EnvironmentCveHistoryDay: EnvironmentCveHistoryDayResolvers<ContextType>;
  EnvironmentEdge: EnvironmentEdgeResolvers<ContextType>;
  EnvironmentFinding: EnvironmentFindingResolvers<ContextType>;
  EnvironmentHit: EnvironmentHitResolvers<ContextType>;
  EnvironmentImpactSummary: EnvironmentImpactSummaryResolvers<ContextType>;
  EnvironmentPerson: EnvironmentPersonResolvers<ContextType>;
  EnvironmentPolicyImpact: EnvironmentPolicyImpactResolvers<ContextType>;
  EnvironmentRemark: EnvironmentRemarkResolvers<ContextType>;
  EnvironmentReview: EnvironmentReviewResolvers<ContextType>;
  EnvironmentReviewConnection: EnvironmentReviewConnectionResolvers<ContextType>;
  EnvironmentReviewEdge: EnvironmentReviewEdgeResolvers<ContextType>;
  EnvironmentRevision: EnvironmentRevisionResolvers<ContextType>;
  EnvironmentRevisionConnection: EnvironmentRevisionConnectionResolvers<ContextType>;
  EnvironmentRevisionEdge: EnvironmentRevisionEdgeResolvers<ContextType>;
  EnvironmentScan: EnvironmentScanResolvers<ContextType>;
  EnvironmentSearchGroup: EnvironmentSearchGroupResolvers<ContextType>;
  EnvironmentStats: EnvironmentStatsResolvers<ContextType>;
  EnvironmentStatusInfo: EnvironmentStatusInfoResolvers<ContextType>;
  EnvironmentUser: EnvironmentUserResolvers<ContextType>;
  EnvironmentUserConnection: EnvironmentUserConnectionResolvers<ContextType>;
  EnvironmentUserEdge: EnvironmentUserEdgeResolvers<ContextType>;
  ExceptedCve: ExceptedCveResolvers<ContextType>;
  ExceptedFile: ExceptedFileResolvers<ContextType>;
  ExceptedLicense: ExceptedLicenseResolvers<ContextType>;
  ExceptionImpact: ExceptionImpactResolvers<ContextType>;
  ExceptionRequest: ExceptionRequestResolvers<ContextType>;
  ExceptionRequestConnection: ExceptionRequestConnectionResolvers<ContextType>;
  ExceptionRequestEdge: ExceptionRequestEdgeResolvers<ContextType>;
  ExceptionRequester: ExceptionRequesterResolvers<ContextType>;
  ExceptionSuggestions: ExceptionSuggestionsResolvers<ContextType>;
  ExplainedRule: ExplainedRuleResolvers<ContextType>;
  ExplanationSection: ExplanationSectionResolvers<ContextType>;
  ExportBundlePayload: ExportBundlePayloadResolvers<ContextType>;
  ExportFeedBundlePayload: ExportFeedBundlePayloadResolvers<ContextType>;
  ExposureCoverage: ExposureCoverageResolvers<ContextType>;
  FailedJob: FailedJobResolvers<ContextType>;
  FailedJobConnection: FailedJobConnectionResolvers<ContextType>;
  FailedJobEdge: FailedJobEdgeResolvers<ContextType>;
  FeatureFlag: FeatureFlagResolvers<ContextType>;
  FeaturePermission: FeaturePermissionResolvers<ContextType>;
  FeatureSetting: FeatureSettingResolvers<ContextType>;
  FeaturedPackages: FeaturedPackagesResolvers<ContextType>;
  FeedBundleChoice: FeedBundleChoiceResolvers<ContextType>;
  FeedBundleExport: FeedBundleExportResolvers<ContextType>;
  FeedBundleImport: FeedBundleImportResolvers<ContextType>;
  FeedBundles: FeedBundlesResolvers<ContextType>;
  FileEvent: FileEventResolvers<ContextType>;
  FileRef: FileRefResolvers<ContextType>;
  Finding: FindingResolvers<ContextType>;
  FindingConnection: FindingConnectionResolvers<ContextType>;
  FindingEdge: FindingEdgeResolvers<ContextType>;
  ForbiddenError: ForbiddenErrorResolvers<ContextType>;
  GrantOrganizationPlanPayload: GrantOrganizationPlanPayloadResolvers<ContextType>;
  GrantUserPlanPayload: GrantUserPlanPayloadResolvers<ContextType>;
  Group: GroupResolvers<ContextType>;
  Guide: GuideResolvers<ContextType>;
  GuideText: GuideTextResolvers<ContextType>;
  HubActivePlan: HubActivePlanResolvers<ContextType>;
  HubAdmin: HubAdminResolvers<ContextType>;
  HubChannel: HubChannelResolvers<ContextType>;
  HubFolder: HubFolderResolvers<ContextType>;
  HubJob: HubJobResolvers<ContextType>;
  HubJobs: HubJobsResolvers<ContextType>;
  HubMembership: HubMembershipResolvers<ContextType>;
  HubOrganization: HubOrganizationResolvers<ContextType>;
  HubOrganizationConnection: HubOrganizationConnectionResolvers<ContextType>;
  HubOrganizationEdge: HubOrganizationEdgeResolvers<ContextType>;
  HubPackage: HubPackageResolvers<ContextType>;
  HubPackageConnection: HubPackageConnectionResolvers<ContextType>;
  HubPackageEdge: HubPackageEdgeResolvers<ContextType>;
  HubPlan: HubPlanResolvers<ContextType>;
  HubSession: HubSessionResolvers<ContextType>;
  HubStorage: HubStorageResolvers<ContextType>;
  HubUpdate: HubUpdateResolvers<ContextType>;
  HubUser: HubUserResolvers<ContextType>;
  HubUserConnection: HubUserConnectionResolvers<ContextType>;
  HubUserEdge: HubUserEdgeResolvers<ContextType>;
  IdentityProvider: IdentityProviderResolvers<ContextType>;
  ImpactProblem: ImpactProblemResolvers<ContextType>;
  ImpactedEnvironment: ImpactedEnvironmentResolvers<ContextType>;
  ImpactedEnvironmentConnection: ImpactedEnvironmentConnectionResolvers<ContextType>;
  ImpactedEnvironmentEdge: ImpactedEnvironmentEdgeResolvers<ContextType>;
  ImportBundlePayload: ImportBundlePayloadResolvers<ContextType>;
  ImportEnvironmentPayload: ImportEnvironmentPayloadResolvers<ContextType>;
  ImportFeedBundlePayload: ImportFeedBundlePayloadResolvers<ContextType>;
  ImportNotebookPayload: ImportNotebookPayloadResolvers<ContextType>;
  ImportOpenVexPayload: ImportOpenVexPayloadResolvers<ContextType>;
  IncomingBundle: IncomingBundleResolvers<ContextType>;
  IncomingBundles: IncomingBundlesResolvers<ContextType>;
  IncomingFeedBundle: IncomingFeedBundleResolvers<ContextType>;
  InputError: InputErrorResolvers<ContextType>;
  InstallCheck: InstallCheckResolvers<ContextType>;
  InstallCheckChange: InstallCheckChangeResolvers<ContextType>;
  InstallCheckResult: InstallCheckResultResolvers<ContextType>;
  Installability: InstallabilityResolvers<ContextType>;
  InstallabilityIssue: InstallabilityIssueResolvers<ContextType>;
  InstalledPackage: InstalledPackageResolvers<ContextType>;
  InstalledPackageConnection: InstalledPackageConnectionResolvers<ContextType>;
  InstalledPackageEdge: InstalledPackageEdgeResolvers<ContextType>;
  Invitation: InvitationResolvers<ContextType>;
  InvitationConnection: InvitationConnectionResolvers<ContextType>;
  InvitationEdge: InvitationEdgeResolvers<ContextType>;
  InvitationOutcome: InvitationOutcomeResolvers<ContextType>;
  Invoice: InvoiceResolvers<ContextType>;
  InvoiceLine: InvoiceLineResolvers<ContextType>;
  InvoicePreview: InvoicePreviewResolvers<ContextType>;
  JSON: GraphQLScalarType;
  JobQueue: JobQueueResolvers<ContextType>;
  LearningVideo: LearningVideoResolvers<ContextType>;
  LeaveOrganizationPayload: LeaveOrganizationPayloadResolvers<ContextType>;
  ListExport: ListExportResolvers<ContextType>;
  ListExportConnection: ListExportConnectionResolvers<ContextType>;
  ListExportEdge: ListExportEdgeResolvers<ContextType>;
  LiveUpdates: LiveUpdatesResolvers<ContextType>;
  MailServer: MailServerResolvers<ContextType>;
  MappingChange: MappingChangeResolvers<ContextType>;
  MappingChangeConnection: MappingChangeConnectionResolvers<ContextType>;
  MappingChangeEdge: MappingChangeEdgeResolvers<ContextType>;
  MatchSpec: GraphQLScalarType;
  Member: MemberResolvers<ContextType>;
  MemberConnection: MemberConnectionResolvers<ContextType>;
  MemberEdge: MemberEdgeResolvers<ContextType>;
  Membership: MembershipResolvers<ContextType>;
  Mirror: MirrorResolvers<ContextType>;
  MirrorCredentials: MirrorCredentialsResolvers<ContextType>;
  MirrorLoss: MirrorLossResolvers<ContextType>;
  MirrorProblem: MirrorProblemResolvers<ContextType>;
  MirrorSubdirLoss: MirrorSubdirLossResolvers<ContextType>;
  MirrorSync: MirrorSyncResolvers<ContextType>;
  MissingDependency: MissingDependencyResolvers<ContextType>;
  MonitoredRequest: MonitoredRequestResolvers<ContextType>;
  MonitoredRequestConnection: MonitoredRequestConnectionResolvers<ContextType>;
  MonitoredRequestEdge: MonitoredRequestEdgeResolvers<ContextType>;
  MonitoredRule: MonitoredRuleResolvers<ContextType>;
  Mutation: MutationResolvers<ContextType>;
  NameTakenError: NameTakenErrorResolvers<ContextType>;
  NavigationItem: NavigationItemResolvers<ContextType>;
  NextCharge: NextChargeResolvers<ContextType>;
  Node: NodeResolvers<ContextType>;
  Notebook: NotebookResolvers<ContextType>;
  NotebookConnection: NotebookConnectionResolvers<ContextType>;
  NotebookEdge: NotebookEdgeResolvers<ContextType>;
  Operator: OperatorResolvers<ContextType>;
  OperatorLogConnection: OperatorLogConnectionResolvers<ContextType>;
  OperatorLogEdge: OperatorLogEdgeResolvers<ContextType>;
  OperatorLogEntry: OperatorLogEntryResolvers<ContextType>;
  Organization: OrganizationResolvers<ContextType>;
  OrganizationConnection: OrganizationConnectionResolvers<ContextType>;
  OrganizationEdge: OrganizationEdgeResolvers<ContextType>;
  OrganizationToken: OrganizationTokenResolvers<ContextType>;
  OrganizationUpdate: OrganizationUpdateResolvers<ContextType>;
  OrganizationVexStatements: OrganizationVexStatementsResolvers<ContextType>;
  OutboxConnection: OutboxConnectionResolvers<ContextType>;
  OutboxEdge: OutboxEdgeResolvers<ContextType>;
  OutboxEmail: OutboxEmailResolvers<ContextType>;
  OwnExceptionRequest: OwnExceptionRequestResolvers<ContextType>;
  Package: PackageResolvers<ContextType>;
  PackageArchive: PackageArchiveResolvers<ContextType>;
  PackageBuild: PackageBuildResolvers<ContextType>;
  PackageChannelCount: PackageChannelCountResolvers<ContextType>;
  PackageConnection: PackageConnectionResolvers<ContextType>;
  PackageDecisionChange: PackageDecisionChangeResolvers<ContextType>;
  PackageDecisionCount: PackageDecisionCountResolvers<ContextType>;
  PackageDiff: PackageDiffResolvers<ContextType>;
  PackageDiffConnection: PackageDiffConnectionResolvers<ContextType>;
  PackageDiffEdge: PackageDiffEdgeResolvers<ContextType>;
  PackageEdge: PackageEdgeResolvers<ContextType>;
  PackageFacets: PackageFacetsResolvers<ContextType>;
  PackageFile: PackageFileResolvers<ContextType>;
  PackageFileConnection: PackageFileConnectionResolvers<ContextType>;
  PackageFileEdge: PackageFileEdgeResolvers<ContextType>;
  PackageHit: PackageHitResolvers<ContextType>;
  PackageHitChannel: PackageHitChannelResolvers<ContextType>;
  PackageHitConnection: PackageHitConnectionResolvers<ContextType>;
  PackageHitEdge: PackageHitEdgeResolvers<ContextType>;
  PackageImpact: PackageImpactResolvers<ContextType>;
  PackageLink: PackageLinkResolvers<ContextType>;
  PackageMetadata: PackageMetadataResolvers<ContextType>;
  PackageSearchGroup: PackageSearchGroupResolvers<ContextType>;
  PackageSeverityCount: PackageSeverityCountResolvers<ContextType>;
  PackageSpanCount: PackageSpanCountResolvers<ContextType>;
  PackageUsage: PackageUsageResolvers<ContextType>;
  PackageUsageBuild: PackageUsageBuildResolvers<ContextType>;
  PackageUsageEnvironment: PackageUsageEnvironmentResolvers<ContextType>;
  PackageUsageEnvironmentConnection: PackageUsageEnvironmentConnectionResolvers<ContextType>;
  PackageUsageEnvironmentEdge: PackageUsageEnvironmentEdgeResolvers<ContextType>;
  PackageValueCount: PackageValueCountResolvers<ContextType>;
  PackageVersion: PackageVersionResolvers<ContextType>;
  PackagesKnowledge: PackagesKnowledgeResolvers<ContextType>;
  PageCursor: PageCursorResolvers<ContextType>;
  PageCursors: PageCursorsResolvers<ContextType>;
  PageInfo: PageInfoResolvers<ContextType>;
  Passkey: PasskeyResolvers<ContextType>;
  PayCheckoutPayload: PayCheckoutPayloadResolvers<ContextType>;
  PaymentAccount: PaymentAccountResolvers<ContextType>;
  PaymentCard: PaymentCardResolvers<ContextType>;
  PaymentConfig: PaymentConfigResolvers<ContextType>;
  PersonalToken: PersonalTokenResolvers<ContextType>;
  Plan: PlanResolvers<ContextType>;
  PlanPricing: PlanPricingResolvers<ContextType>;
  PlannedChannel: PlannedChannelResolvers<ContextType>;
  PlannedFile: PlannedFileResolvers<ContextType>;
  Policy: PolicyResolvers<ContextType>;
  PolicyChange: PolicyChangeResolvers<ContextType>;
  PolicyConnection: PolicyConnectionResolvers<ContextType>;
  PolicyDialogFilter: GraphQLScalarType;
  PolicyEdge: PolicyEdgeResolvers<ContextType>;
  PolicyException: PolicyExceptionResolvers<ContextType>;
  PolicyExceptionConnection: PolicyExceptionConnectionResolvers<ContextType>;
  PolicyExceptionEdge: PolicyExceptionEdgeResolvers<ContextType>;
  PolicyFileError: PolicyFileErrorResolvers<ContextType>;
  PolicyFilters: GraphQLScalarType;
  PolicyImpact: PolicyImpactResolvers<ContextType>;
  PolicyMonitoring: PolicyMonitoringResolvers<ContextType>;
  PolicyPlan: PolicyPlanResolvers<ContextType>;
  PolicyRevision: PolicyRevisionResolvers<ContextType>;
  PolicyRevisionConnection: PolicyRevisionConnectionResolvers<ContextType>;
  PolicyRevisionEdge: PolicyRevisionEdgeResolvers<ContextType>;
  PolicyRun: PolicyRunResolvers<ContextType>;
  Project: ProjectResolvers<ContextType>;
  ProjectConnection: ProjectConnectionResolvers<ContextType>;
  ProjectEdge: ProjectEdgeResolvers<ContextType>;
  ProjectEntry: ProjectEntryResolvers<ContextType>;
  ProjectEntryConnection: ProjectEntryConnectionResolvers<ContextType>;
  ProjectEntryEdge: ProjectEntryEdgeResolvers<ContextType>;
  ProjectFolder: ProjectFolderResolvers<ContextType>;
  ProjectHit: ProjectHitResolvers<ContextType>;
  ProjectSearchGroup: ProjectSearchGroupResolvers<ContextType>;
  PromoteFilesPayload: PromoteFilesPayloadResolvers<ContextType>;
  Promotion: PromotionResolvers<ContextType>;
  PromotionConnection: PromotionConnectionResolvers<ContextType>;
  PromotionEdge: PromotionEdgeResolvers<ContextType>;
  PromotionPlan: PromotionPlanResolvers<ContextType>;
  PublishPolicyRunPayload: PublishPolicyRunPayloadResolvers<ContextType>;
  PublishUploadPayload: PublishUploadPayloadResolvers<ContextType>;
  PublishedFile: PublishedFileResolvers<ContextType>;
  Query: QueryResolvers<ContextType>;
  QueuedEmail: QueuedEmailResolvers<ContextType>;
  QueuedEmailConnection: QueuedEmailConnectionResolvers<ContextType>;
  QueuedEmailEdge: QueuedEmailEdgeResolvers<ContextType>;
  ReauthenticatePayload: ReauthenticatePayloadResolvers<ContextType>;
  ReceivedInvitation: ReceivedInvitationResolvers<ContextType>;
  RemoveAdvisoryFeedKeyPayload: RemoveAdvisoryFeedKeyPayloadResolvers<ContextType>;
  RemoveChannelGroupPayload: RemoveChannelGroupPayloadResolvers<ContextType>;
  RemoveChannelPolicyPayload: RemoveChannelPolicyPayloadResolvers<ContextType>;
  RemoveGroupMemberPayload: RemoveGroupMemberPayloadResolvers<ContextType>;
  RemoveMemberPayload: RemoveMemberPayloadResolvers<ContextType>;
  RemovePasskeyPayload: RemovePasskeyPayloadResolvers<ContextType>;
  RemoveSeatAssignmentsPayload: RemoveSeatAssignmentsPayloadResolvers<ContextType>;
  RemoveServiceAccountPublicKeyPayload: RemoveServiceAccountPublicKeyPayloadResolvers<ContextType>;
  RemoveServiceAccountWorkloadPayload: RemoveServiceAccountWorkloadPayloadResolvers<ContextType>;
  RemoveTotpPayload: RemoveTotpPayloadResolvers<ContextType>;
  RemoveTrustedWorkloadPayload: RemoveTrustedWorkloadPayloadResolvers<ContextType>;
  RemoveVexSourcePayload: RemoveVexSourcePayloadResolvers<ContextType>;
  RequestCounts: RequestCountsResolvers<ContextType>;
  ResetPasswordPayload: ResetPasswordPayloadResolvers<ContextType>;
  RestoreCollectionPayload: RestoreCollectionPayloadResolvers<ContextType>;
  RestoreEnvironmentPayload: RestoreEnvironmentPayloadResolvers<ContextType>;
  RestoreFilePayload: RestoreFilePayloadResolvers<ContextType>;
  RestoreGroupPayload: RestoreGroupPayloadResolvers<ContextType>;
  RestorePolicyPayload: RestorePolicyPayloadResolvers<ContextType>;
  RestorePolicyRevisionPayload: RestorePolicyRevisionPayloadResolvers<ContextType>;
  RestoreProjectPayload: RestoreProjectPayloadResolvers<ContextType>;
  RetryEmailPayload: RetryEmailPayloadResolvers<ContextType>;
  RetryJobPayload: RetryJobPayloadResolvers<ContextType>;
  RetryWebhookDeliveryPayload: RetryWebhookDeliveryPayloadResolvers<ContextType>;
  ReviewAuthorizationPayload: ReviewAuthorizationPayloadResolvers<ContextType>;
  ReviewDeviceAuthorizationPayload: ReviewDeviceAuthorizationPayloadResolvers<ContextType>;
  ReviewExceptionRequestPayload: ReviewExceptionRequestPayloadResolvers<ContextType>;
  ReviewMappingChangePayload: ReviewMappingChangePayloadResolvers<ContextType>;
  ReviewMirrorLossPayload: ReviewMirrorLossPayloadResolvers<ContextType>;
  ReviewPromotionPayload: ReviewPromotionPayloadResolvers<ContextType>;
  ReviewSupplierVexStatementPayload: ReviewSupplierVexStatementPayloadResolvers<ContextType>;
  RevokeApiTokenPayload: RevokeApiTokenPayloadResolvers<ContextType>;
  RevokeChannelTokenPayload: RevokeChannelTokenPayloadResolvers<ContextType>;
  RevokeExceptionPayload: RevokeExceptionPayloadResolvers<ContextType>;
  RevokeInvitationsPayload: RevokeInvitationsPayloadResolvers<ContextType>;
  RevokeOrganizationPlanPayload: RevokeOrganizationPlanPayloadResolvers<ContextType>;
  RevokeOrganizationTokenPayload: RevokeOrganizationTokenPayloadResolvers<ContextType>;
  RevokeOtherSessionsPayload: RevokeOtherSessionsPayloadResolvers<ContextType>;
  RevokePersonalTokenPayload: RevokePersonalTokenPayloadResolvers<ContextType>;
  RevokeServiceAccountKeyPayload: RevokeServiceAccountKeyPayloadResolvers<ContextType>;
  RevokeServiceAccountTokenPayload: RevokeServiceAccountTokenPayloadResolvers<ContextType>;
  RevokeSessionPayload: RevokeSessionPayloadResolvers<ContextType>;
  RevokeUserPlanPayload: RevokeUserPlanPayloadResolvers<ContextType>;
  RevokeVexStatementPayload: RevokeVexStatementPayloadResolvers<ContextType>;
  RootCause: RootCauseResolvers<ContextType>;
  RotateApiTokenPayload: RotateApiTokenPayloadResolvers<ContextType>;
  RotateRecoveryCodesPayload: RotateRecoveryCodesPayloadResolvers<ContextType>;
  RotateWebhookSecretPayload: RotateWebhookSecretPayloadResolvers<ContextType>;
  RuleImpact: RuleImpactResolvers<ContextType>;
  RunExports: RunExportsResolvers<ContextType>;
  RunInstallability: RunInstallabilityResolvers<ContextType>;
  SHA256: GraphQLScalarType;
  ScanEnvironmentPayload: ScanEnvironmentPayloadResolvers<ContextType>;
  SearchGroup: SearchGroupResolvers<ContextType>;
  SearchItem: SearchItemResolvers<ContextType>;
  SearchResults: SearchResultsResolvers<ContextType>;
  SeatAssignment: SeatAssignmentResolvers<ContextType>;
  SeatSummary: SeatSummaryResolvers<ContextType>;
  SendHubUserPasswordResetPayload: SendHubUserPasswordResetPayloadResolvers<ContextType>;
  SendInvitationsPayload: SendInvitationsPayloadResolvers<ContextType>;
  SendPasswordResetEmailPayload: SendPasswordResetEmailPayloadResolvers<ContextType>;
  SendTestEmailPayload: SendTestEmailPayloadResolvers<ContextType>;
  SendTestEventPayload: SendTestEventPayloadResolvers<ContextType>;
  SendVerificationEmailPayload: SendVerificationEmailPayloadResolvers<ContextType>;
  ServedCve: ServedCveResolvers<ContextType>;
  ServedCveChannel: ServedCveChannelResolvers<ContextType>;
  ServedCveConnection: ServedCveConnectionResolvers<ContextType>;
  ServedCveEdge: ServedCveEdgeResolvers<ContextType>;
  ServiceAccount: ServiceAccountResolvers<ContextType>;
  ServiceAccountGroup: ServiceAccountGroupResolvers<ContextType>;
  ServiceAccountKey: ServiceAccountKeyResolvers<ContextType>;
  ServiceAccountPublicKey: ServiceAccountPublicKeyResolvers<ContextType>;
  ServiceAccountToken: ServiceAccountTokenResolvers<ContextType>;
  ServiceAccountWorkload: ServiceAccountWorkloadResolvers<ContextType>;
  ServiceStatus: ServiceStatusResolvers<ContextType>;
  Session: SessionResolvers<ContextType>;
  SignInOptions: SignInOptionsResolvers<ContextType>;
  SignInPayload: SignInPayloadResolvers<ContextType>;
  SignInWithPasskeyPayload: SignInWithPasskeyPayloadResolvers<ContextType>;
  SignInWithSsoPayload: SignInWithSsoPayloadResolvers<ContextType>;
  SignOutPayload: SignOutPayloadResolvers<ContextType>;
  Signature: SignatureResolvers<ContextType>;
  SigningKey: SigningKeyResolvers<ContextType>;
  SiteToken: SiteTokenResolvers<ContextType>;
  SkippedRecord: SkippedRecordResolvers<ContextType>;
  SkippedRecordConnection: SkippedRecordConnectionResolvers<ContextType>;
  SkippedRecordEdge: SkippedRecordEdgeResolvers<ContextType>;
  SkippedVexEntry: SkippedVexEntryResolvers<ContextType>;
  Snapshot: SnapshotResolvers<ContextType>;
  SnapshotList: SnapshotListResolvers<ContextType>;
  SolveResult: SolveResultResolvers<ContextType>;
  SolvedEnvironment: SolvedEnvironmentResolvers<ContextType>;
  SubdirFileCount: SubdirFileCountResolvers<ContextType>;
  SubdirFileCounts: SubdirFileCountsResolvers<ContextType>;
  SubdirImpact: SubdirImpactResolvers<ContextType>;
  SubdirInstallability: SubdirInstallabilityResolvers<ContextType>;
  Subscription: SubscriptionResolvers<ContextType>;
  SuggestedException: SuggestedExceptionResolvers<ContextType>;
  SupplierVexStatement: SupplierVexStatementResolvers<ContextType>;
  SupplierVexStatementConnection: SupplierVexStatementConnectionResolvers<ContextType>;
  SupplierVexStatementEdge: SupplierVexStatementEdgeResolvers<ContextType>;
  SyncAdvisoryFeedPayload: SyncAdvisoryFeedPayloadResolvers<ContextType>;
  SyncMirrorPayload: SyncMirrorPayloadResolvers<ContextType>;
  SyncVexSourcePayload: SyncVexSourcePayloadResolvers<ContextType>;
  TaxEstimate: TaxEstimateResolvers<ContextType>;
  TopPackage: TopPackageResolvers<ContextType>;
  TrustedKey: TrustedKeyResolvers<ContextType>;
  TrustedWorkload: TrustedWorkloadResolvers<ContextType>;
  URL: GraphQLScalarType;
  UninstallableCause: UninstallableCauseResolvers<ContextType>;
  UninstallablePackage: UninstallablePackageResolvers<ContextType>;
  UninstallablePackages: UninstallablePackagesResolvers<ContextType>;
  UpdateAccountSettingsPayload: UpdateAccountSettingsPayloadResolvers<ContextType>;
  UpdateAdvisoryFeedKeyPayload: UpdateAdvisoryFeedKeyPayloadResolvers<ContextType>;
  UpdateAdvisoryFeedPayload: UpdateAdvisoryFeedPayloadResolvers<ContextType>;
  UpdateBillingDetailsPayload: UpdateBillingDetailsPayloadResolvers<ContextType>;
  UpdateChannelDescriptionPayload: UpdateChannelDescriptionPayloadResolvers<ContextType>;
  UpdateChannelReadmePayload: UpdateChannelReadmePayloadResolvers<ContextType>;
  UpdateChannelUsedWithPayload: UpdateChannelUsedWithPayloadResolvers<ContextType>;
  UpdateChannelVisibilityPayload: UpdateChannelVisibilityPayloadResolvers<ContextType>;
  UpdateClientTrackingSettingsPayload: UpdateClientTrackingSettingsPayloadResolvers<ContextType>;
  UpdateCollectionPayload: UpdateCollectionPayloadResolvers<ContextType>;
  UpdateConsentPayload: UpdateConsentPayloadResolvers<ContextType>;
  UpdateEmailPayload: UpdateEmailPayloadResolvers<ContextType>;
  UpdateEnvironmentStatusPayload: UpdateEnvironmentStatusPayloadResolvers<ContextType>;
  UpdateExceptionPayload: UpdateExceptionPayloadResolvers<ContextType>;
  UpdateFileLabelsPayload: UpdateFileLabelsPayloadResolvers<ContextType>;
  UpdateGroupPayload: UpdateGroupPayloadResolvers<ContextType>;
  UpdateHubUserPayload: UpdateHubUserPayloadResolvers<ContextType>;
  UpdateInstallChecksPayload: UpdateInstallChecksPayloadResolvers<ContextType>;
  UpdateInvitationPayload: UpdateInvitationPayloadResolvers<ContextType>;
  UpdateMemberPayload: UpdateMemberPayloadResolvers<ContextType>;
  UpdateMirrorPayload: UpdateMirrorPayloadResolvers<ContextType>;
  UpdateMirrorTokenPayload: UpdateMirrorTokenPayloadResolvers<ContextType>;
  UpdateNotebookPayload: UpdateNotebookPayloadResolvers<ContextType>;
  UpdateOrganizationFeaturesPayload: UpdateOrganizationFeaturesPayloadResolvers<ContextType>;
  UpdateOrganizationPayload: UpdateOrganizationPayloadResolvers<ContextType>;
  UpdatePackageMappingPayload: UpdatePackageMappingPayloadResolvers<ContextType>;
  UpdatePasswordPayload: UpdatePasswordPayloadResolvers<ContextType>;
  UpdatePaymentMethodPayload: UpdatePaymentMethodPayloadResolvers<ContextType>;
  UpdatePolicyPayload: UpdatePolicyPayloadResolvers<ContextType>;
  UpdateProfilePayload: UpdateProfilePayloadResolvers<ContextType>;
  UpdateProjectFilePayload: UpdateProjectFilePayloadResolvers<ContextType>;
  UpdateProjectPayload: UpdateProjectPayloadResolvers<ContextType>;
  UpdatePromotionApprovalPayload: UpdatePromotionApprovalPayloadResolvers<ContextType>;
  UpdateSeatAssignmentsPayload: UpdateSeatAssignmentsPayloadResolvers<ContextType>;
  UpdateSeatCountPayload: UpdateSeatCountPayloadResolvers<ContextType>;
  UpdateServiceAccountGroupsPayload: UpdateServiceAccountGroupsPayloadResolvers<ContextType>;
  UpdateServiceAccountPayload: UpdateServiceAccountPayloadResolvers<ContextType>;
  UpdateServiceAccountWorkloadKeysPayload: UpdateServiceAccountWorkloadKeysPayloadResolvers<ContextType>;
  UpdateSubscriptionPayload: UpdateSubscriptionPayloadResolvers<ContextType>;
  UpdateUninstallableFilesPayload: UpdateUninstallableFilesPayloadResolvers<ContextType>;
  UpdateWebhookPayload: UpdateWebhookPayloadResolvers<ContextType>;
  UpstreamMapping: UpstreamMappingResolvers<ContextType>;
  UsageReport: UsageReportResolvers<ContextType>;
  User: UserResolvers<ContextType>;
  UserError: UserErrorResolvers<ContextType>;
  UserHit: UserHitResolvers<ContextType>;
  UserSearchGroup: UserSearchGroupResolvers<ContextType>;
  UserSession: UserSessionResolvers<ContextType>;
  VerifyEmailPayload: VerifyEmailPayloadResolvers<ContextType>;
  VerifyMirrorSourcePayload: VerifyMirrorSourcePayloadResolvers<ContextType>;
  VerifyTotpSetupPayload: VerifyTotpSetupPayloadResolvers<ContextType>;
  VersionException: VersionExceptionResolvers<ContextType>;
  VersionInstallability: VersionInstallabilityResolvers<ContextType>;
  VexSource: VexSourceResolvers<ContextType>;
  VexStatement: VexStatementResolvers<ContextType>;
  VexStatementPreview: VexStatementPreviewResolvers<ContextType>;
  VexStatementPreviewChannel: VexStatementPreviewChannelResolvers<ContextType>;
  VulnerabilityDecision: VulnerabilityDecisionResolvers<ContextType>;
  VulnerabilitySummary: VulnerabilitySummaryResolvers<ContextType>;
  Webhook: WebhookResolvers<ContextType>;
  WebhookAttempt: WebhookAttemptResolvers<ContextType>;
  WebhookDelivery: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryEdge: WebhookDeliveryEdgeResolvers<ContextType>;
  YankFilePayload: YankFilePayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  from: FromDirectiveResolver<any, any, ContextType>;
  id: IdDirectiveResolver<any, any, ContextType>;
  least: LeastDirectiveResolver<any, any, ContextType>;
  only: OnlyDirectiveResolver<any, any, ContextType>;
  rest: RestDirectiveResolver<any, any, ContextType>;
  version: VersionDirectiveResolver<any, any, ContextType>;
  when: WhenDirectiveResolver<any, any, ContextType>;
};
