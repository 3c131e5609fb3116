import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Payload, UserErrorModel } from '../graphql/errors.ts';
import type { ConnectionOf } from '../graphql/connection.ts';
import type { PackageHitConnectionModel } from '../search/resolvers.ts';
import type { UserModel } from '../account/source.ts';
import type { ArtifactModel, MainPackagesModel, ChannelPackagesModel, FileModel, ArchiveContentsModel, ArchiveModel, CveModel, ServedCveModel, CveEdgeModel } from '../artifact/source.ts';
import type { PlanModel } from '../billing/source.ts';
import type { BundleJobModel } from '../bundle/source.ts';
import type { OrganizationChangeModel } from '../change/source.ts';
import type { ChannelModel, AppliedPolicyModel } from '../channel/source.ts';
import type { EnvironmentModel } from '../environment/source.ts';
import type { ExceptionRequestModel, GrantedExceptionModel } from '../exception/source.ts';
import type { NodeModel } from '../graphql/node.ts';
import type { GroupModel } from '../group/source.ts';
import type { OperatorModel } from '../operator/resolvers.ts';
import type { OrganizationModel, MemberModel } from '../organization/source.ts';
import type { PaymentAccountModel } from '../payment/source.ts';
import type { PolicyModel, PolicyRevisionModel, PolicyRunModel, PolicyImpactModel, PlannedChannelModel, PolicyPlanModel, ExplanationModel } from '../policy/model.ts';
import type { ProjectModel } from '../project/source.ts';
import type { PromotionModel } from '../promotion/source.ts';
import type { FileEventModel } from '../publish/source.ts';
import type { OrganizationTokenModel } from '../token/source.ts';
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

export type AcceptInvitationPayload = {
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type AcceptedPayload = {
  accepted: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type AccountPayload = {
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
  navigationCollapsed: Maybe<Scalars['Boolean']['output']>;
  theme: Maybe<ThemeChoice>;
};

export type AddPasskeyInput = {
  challengeId: Scalars['String']['input'];
  credential: Scalars['JSON']['input'];
  name: Scalars['String']['input'];
};

export type AddVexFeedInput = {
  organization: Scalars['String']['input'];
  url: Scalars['String']['input'];
};

export type AdvisoryFeed = {
  about: Scalars['String']['output'];
  address: Maybe<Scalars['String']['output']>;
  asOf: Maybe<Scalars['DateTime']['output']>;
  error: Maybe<Scalars['String']['output']>;
  feedId: Scalars['String']['output'];
  isEnabled: Scalars['Boolean']['output'];
  isStale: Scalars['Boolean']['output'];
  keyError: Maybe<Scalars['String']['output']>;
  keySetAt: Maybe<Scalars['DateTime']['output']>;
  kind: AdvisoryFeedKind;
  lastOkAt: Maybe<Scalars['DateTime']['output']>;
  leftOut: Array<AdvisoryFeedRemark>;
  leftOutCount: Scalars['Int']['output'];
  licence: Scalars['String']['output'];
  recordCount: Scalars['Int']['output'];
  state: AdvisoryFeedState;
  takesKey: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
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
  | 'RUNNING'
  | 'UNKNOWN'
  | 'WAITING';

export type AdvisoryNotice = {
  channel: Scalars['String']['output'];
  cveId: Scalars['String']['output'];
  isExploited: Scalars['Boolean']['output'];
  isMalicious: Scalars['Boolean']['output'];
  noticedAt: Scalars['DateTime']['output'];
  packages: Array<Scalars['String']['output']>;
  score: Maybe<Scalars['Float']['output']>;
  servedFileCount: Scalars['Int']['output'];
  severity: Maybe<Severity>;
};

export type AdvisorySource = {
  asOf: Maybe<Scalars['DateTime']['output']>;
  isStale: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
};

export type AffectedEnvironment = {
  device: Scalars['String']['output'];
  environmentId: Scalars['String']['output'];
  name: Scalars['String']['output'];
  organization: Scalars['String']['output'];
  ownerName: Maybe<Scalars['String']['output']>;
  packages: Array<AffectedPackage>;
};

export type AffectedPackage = {
  name: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

export type AnswerAuthorizationInput = {
  allow: Scalars['Boolean']['input'];
  requestId: Scalars['String']['input'];
};

export type AnswerAuthorizationPayload = {
  continueUrl: Maybe<Scalars['URL']['output']>;
  userErrors: Array<UserError>;
};

export type AnswerDeviceInput = {
  allow: Scalars['Boolean']['input'];
  userCode: Scalars['String']['input'];
};

export type AnswerDevicePayload = {
  accepted: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type AnswerInvitationInput = {
  code: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};

export type ApiToken = Node & {
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  hint: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  scope: ApiTokenScope;
};

export type ApiTokenScope =
  | 'FULL'
  | 'PUBLISH'
  | 'READ';

export type ApiTokensPayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type AppliedPolicy = {
  appliedBy: Maybe<User>;
  inForceSince: Maybe<Scalars['DateTime']['output']>;
  isWatched: Scalars['Boolean']['output'];
  policy: Policy;
  revision: Scalars['Int']['output'];
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
  organization: Scalars['String']['input'];
  policyId: Scalars['ID']['input'];
  watch?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ApplyPolicyPayload = {
  channel: Maybe<Channel>;
  run: Maybe<PolicyRun>;
  userErrors: Array<UserError>;
};

export type Archive = {
  contents: Maybe<ArchiveContents>;
  file: FileKey;
  reason: Maybe<Scalars['String']['output']>;
  state: ArchiveState;
  version: Scalars['CondaVersion']['output'];
};

export type ArchiveAddress = {
  kind: ArchiveAddressKind;
  url: Scalars['URL']['output'];
};

export type ArchiveAddressKind =
  | 'DEV_URL'
  | 'DOC_SOURCE_URL'
  | 'DOC_URL'
  | 'HOME'
  | 'SOURCE_GIT_URL'
  | 'SOURCE_URL'
  | 'UNKNOWN';

export type ArchiveContents = {
  addresses: Array<ArchiveAddress>;
  description: Maybe<Scalars['String']['output']>;
  fileCount: Scalars['Int']['output'];
  hasBinaryPrefix: Scalars['Boolean']['output'];
  hasTextPrefix: Scalars['Boolean']['output'];
  icon: Maybe<Scalars['String']['output']>;
  keywords: Array<Scalars['String']['output']>;
  license: Maybe<Scalars['String']['output']>;
  licenseFamily: Maybe<Scalars['String']['output']>;
  licenses: Array<ArchiveText>;
  paths: Maybe<ArchivePathConnection>;
  readme: Maybe<ArchiveText>;
  recipe: Maybe<ArchiveText>;
  runExports: Array<RunExports>;
  scripts: Array<ArchiveScript>;
  scriptsComparedWith: Maybe<ComparedBuild>;
  scriptsGone: Array<Scalars['String']['output']>;
  sourceRevision: Maybe<Scalars['String']['output']>;
  summary: Maybe<Scalars['String']['output']>;
  unpackedSize: Scalars['ByteSize']['output'];
};


export type ArchiveContentsPathsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
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
  difference: Maybe<Array<ScriptLine>>;
  isCut: Scalars['Boolean']['output'];
  kind: ArchiveScriptKind;
  path: Scalars['String']['output'];
  size: Maybe<Scalars['ByteSize']['output']>;
  text: Maybe<Scalars['String']['output']>;
  untold: Maybe<UntoldScript>;
};

export type ArchiveScriptKind =
  | 'ACTIVATE'
  | 'DEACTIVATE'
  | 'POST_LINK'
  | 'POST_UNLINK'
  | 'PRE_LINK'
  | 'PRE_UNLINK'
  | 'UNKNOWN'
  | 'VARIABLES';

export type ArchiveState =
  | 'ABSENT'
  | 'READ'
  | 'READING'
  | 'UNREADABLE';

export type ArchiveText = {
  isCut: Scalars['Boolean']['output'];
  path: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
};

export type Artifact = Node & {
  allowedCount: Scalars['Int']['output'];
  alternatives: Maybe<Array<ArtifactAlternative>>;
  archive: Maybe<Archive>;
  channel: Channel;
  curations: Maybe<Array<CveCuration>>;
  cves: Maybe<Array<Cve>>;
  dependants: Maybe<Array<Dependant>>;
  dependencies: Maybe<Array<Dependency>>;
  family: Scalars['String']['output'];
  fileCount: Scalars['Int']['output'];
  files: Maybe<FileConnection>;
  home: Maybe<Scalars['URL']['output']>;
  id: Scalars['ID']['output'];
  latestAllowedVersion: Maybe<Scalars['CondaVersion']['output']>;
  latestInstallableVersion: Maybe<Scalars['CondaVersion']['output']>;
  latestVersion: Scalars['CondaVersion']['output'];
  license: Maybe<Scalars['String']['output']>;
  licenseFamily: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  refusedCount: Scalars['Int']['output'];
  summary: Scalars['String']['output'];
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  versionCount: Scalars['Int']['output'];
  versions: Maybe<Array<ArtifactVersion>>;
  vulnerabilities: Vulnerabilities;
  worstServedScore: Maybe<Scalars['Float']['output']>;
};


export type ArtifactArchiveArgs = {
  fileName?: InputMaybe<Scalars['String']['input']>;
  subdir?: InputMaybe<Scalars['String']['input']>;
};


export type ArtifactFilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  decision?: InputMaybe<Decision>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  subdir?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['CondaVersion']['input']>;
};

export type ArtifactAlternative = {
  channel: Scalars['String']['output'];
  organization: Scalars['String']['output'];
  servedFileCount: Scalars['Int']['output'];
  version: Scalars['CondaVersion']['output'];
};

export type ArtifactConnection = {
  edges: Array<ArtifactEdge>;
  nodes: Array<Artifact>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type ArtifactConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type ArtifactDecisionFilter =
  | 'ALL'
  | 'NONE_LEFT'
  | 'SOME_REFUSED';

export type ArtifactEdge = {
  cursor: Scalars['String']['output'];
  node: Artifact;
};

export type ArtifactVersion = {
  allowedCount: Scalars['Int']['output'];
  decidedBy: Maybe<Scalars['String']['output']>;
  decision: Decision;
  exception: Maybe<VersionException>;
  fileCount: Scalars['Int']['output'];
  heldUntil: Maybe<Scalars['DateTime']['output']>;
  platforms: Array<PlatformFiles>;
  releasedAt: Maybe<Scalars['DateTime']['output']>;
  sampleFile: FileKey;
  version: Scalars['CondaVersion']['output'];
  vulnerabilities: Vulnerabilities;
  worstScore: Maybe<Scalars['Float']['output']>;
};

export type AskForExceptionInput = {
  channel: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  reason: Scalars['String']['input'];
  spec: Scalars['MatchSpec']['input'];
};

export type AskForExceptionPayload = {
  request: Maybe<OwnExceptionRequest>;
  userErrors: Array<UserError>;
};

export type AssignLicencesInput = {
  includeAllMembers: Scalars['Boolean']['input'];
  memberIds: Array<Scalars['ID']['input']>;
  organization: Scalars['String']['input'];
};

export type AuditActorType =
  | 'HUB'
  | 'ORGANIZATION'
  | 'PERSON'
  | 'SERVICE_ACCOUNT'
  | 'UNKNOWN';

export type AuditChain = {
  chainId: Scalars['String']['output'];
  exists: Scalars['Boolean']['output'];
  headHash: Scalars['String']['output'];
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

export type AuditEntry = {
  action: Scalars['String']['output'];
  actorName: Maybe<Scalars['String']['output']>;
  actorType: AuditActorType;
  at: Scalars['DateTime']['output'];
  details: Array<AuditFact>;
  entryId: Scalars['String']['output'];
  hash: Scalars['String']['output'];
  number: Scalars['Int']['output'];
  previousHash: Scalars['String']['output'];
  requestId: Maybe<Scalars['String']['output']>;
  targetId: Maybe<Scalars['String']['output']>;
  targetName: Maybe<Scalars['String']['output']>;
  targetType: Scalars['String']['output'];
};

export type AuditEntryEdge = {
  cursor: Scalars['String']['output'];
  node: AuditEntry;
};

export type AuditFact = {
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type AuditFileFormat =
  | 'CSV'
  | 'JSON_LINES';

export type AuditLogConnection = {
  chainName: Scalars['String']['output'];
  edges: Array<AuditEntryEdge>;
  headHash: Scalars['String']['output'];
  headNumber: Scalars['Int']['output'];
  nodes: Array<AuditEntry>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type AuditLogConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type AuthorizationRequest = {
  clientName: Scalars['String']['output'];
  clientUrl: Maybe<Scalars['URL']['output']>;
  id: Scalars['String']['output'];
  redirectHost: Maybe<Scalars['String']['output']>;
  scopes: Array<AuthorizationScope>;
};

export type AuthorizationScope = {
  description: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type AvailableFilterOptions = {
  licenseFamilies: Array<Scalars['String']['output']>;
  platforms: Array<Scalars['String']['output']>;
};

export type BaseSubscription = {
  expiresAt: Scalars['DateTime']['output'];
  organizationId: Maybe<Scalars['ID']['output']>;
  productCode: ProductCode;
};

export type BecomeOperatorInput = {
  token: Scalars['String']['input'];
};

export type BecomeOperatorPayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type BeginTotpPayload = {
  otpauthUrl: Maybe<Scalars['String']['output']>;
  secret: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
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
  lastAt: Scalars['DateTime']['output'];
  package: Scalars['String']['output'];
  policyName: Scalars['String']['output'];
  requests: Scalars['Float']['output'];
  revision: Maybe<Scalars['Int']['output']>;
  rule: Scalars['String']['output'];
  subdir: Scalars['String']['output'];
  version: Scalars['CondaVersion']['output'];
  who: Array<Scalars['String']['output']>;
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

export type BringBundleInput = {
  anyway?: InputMaybe<Scalars['Boolean']['input']>;
  channel: Scalars['String']['input'];
  fileName: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};

export type BrokenFiles =
  | 'HIDE'
  | 'SERVE';

export type BundleJob = {
  askedBy: Maybe<User>;
  createdAt: Scalars['DateTime']['output'];
  downloadPath: Maybe<Scalars['String']['output']>;
  environmentId: Maybe<Scalars['String']['output']>;
  error: Maybe<Scalars['String']['output']>;
  fileCount: Maybe<Scalars['Int']['output']>;
  fileName: Maybe<Scalars['String']['output']>;
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  kind: BundleKind;
  missing: Array<Scalars['String']['output']>;
  progress: Maybe<Scalars['Float']['output']>;
  sinceLast: Scalars['Boolean']['output'];
  size: Maybe<Scalars['ByteSize']['output']>;
  snapshot: Maybe<Scalars['Int']['output']>;
  state: JobState;
};

export type BundleJobList = {
  nodes: Array<BundleJob>;
  totalCount: Scalars['Int']['output'];
};

export type BundleKey = {
  key: Scalars['String']['output'];
  keyId: Scalars['String']['output'];
};

export type BundleKind =
  | 'BRING'
  | 'MAKE'
  | 'UNKNOWN';

export type BundlePayload = {
  bundle: Maybe<BundleJob>;
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type CancelRunInput = {
  channel: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type CancelRunPayload = {
  channel: Maybe<Channel>;
  run: Maybe<PolicyRun>;
  userErrors: Array<UserError>;
};

export type CardInput = {
  cvc: Scalars['String']['input'];
  expires: Scalars['String']['input'];
  number: Scalars['String']['input'];
};

export type ChangeEmailInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type ChangePasswordInput = {
  oldPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type ChangePersonInput = {
  confirm?: InputMaybe<Scalars['Boolean']['input']>;
  isDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  isOperator?: InputMaybe<Scalars['Boolean']['input']>;
  userId: Scalars['String']['input'];
};

export type ChangeSeatsInput = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
  quantity: Scalars['Int']['input'];
};

export type ChangeSubscriptionInput = {
  billingCycle?: InputMaybe<BillingCycle>;
  cancelAtPeriodEnd?: InputMaybe<Scalars['Boolean']['input']>;
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  productCode?: InputMaybe<ProductCode>;
  quantity?: InputMaybe<Scalars['Int']['input']>;
  subscriptionId: Scalars['ID']['input'];
};

export type ChangeSubscriptionPayload = {
  subscription: Maybe<Subscription>;
  userErrors: Array<UserError>;
};

export type ChangeTopic =
  | 'CHANNEL'
  | 'GROUP'
  | 'MEMBER'
  | 'ORGANIZATION'
  | 'PLAN'
  | 'POLICY'
  | 'TOKEN'
  | 'UNKNOWN';

export type ChangeWebhookInput = {
  actions?: InputMaybe<Array<Scalars['String']['input']>>;
  description?: InputMaybe<Scalars['String']['input']>;
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  organization: Scalars['String']['input'];
  url?: InputMaybe<Scalars['String']['input']>;
  webhookId: Scalars['String']['input'];
};

export type ChangedFile = {
  build: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
  name: Scalars['String']['output'];
  platform: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  version: Scalars['CondaVersion']['output'];
};

export type ChangedFileConnection = {
  edges: Array<ChangedFileEdge>;
  nodes: Array<ChangedFile>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  reasonsKept: Scalars['Boolean']['output'];
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
  artifact: Maybe<Artifact>;
  artifactCount: Scalars['Int']['output'];
  artifacts: Maybe<ArtifactConnection>;
  artifactsCsv: Maybe<Scalars['String']['output']>;
  brokenFiles: BrokenFiles;
  bundleKey: Maybe<BundleKey>;
  bundles: Maybe<BundleJobList>;
  checkedArtifactCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  currentPolicy: Maybe<AppliedPolicy>;
  cves: Maybe<CveConnection>;
  cvesCsv: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  exceptions: Maybe<GrantedExceptionConnection>;
  explain: Maybe<Explanation>;
  fileCount: Scalars['Int']['output'];
  fileHistory: Maybe<Array<FileEvent>>;
  files: Maybe<FileConnection>;
  groups: Maybe<Array<Group>>;
  id: Scalars['ID']['output'];
  incomingBundles: Maybe<IncomingBundles>;
  labels: Maybe<Array<ChannelLabel>>;
  lastRun: Maybe<PolicyRun>;
  mirror: Maybe<Mirror>;
  name: Scalars['String']['output'];
  needsPromotionApproval: Maybe<Scalars['Boolean']['output']>;
  organization: Organization;
  ownExceptionRequests: Maybe<Array<OwnExceptionRequest>>;
  policyReportCsv: Maybe<Scalars['String']['output']>;
  policyWatch: Maybe<PolicyWatch>;
  privacy: ChannelPrivacy;
  probes: Maybe<ChannelProbes>;
  promotionPlan: Maybe<PromotionPlan>;
  promotions: Maybe<PromotionList>;
  readme: ChannelReadme;
  refusedFileCount: Scalars['Int']['output'];
  repoUrl: Scalars['URL']['output'];
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
  updatedAt: Scalars['DateTime']['output'];
  usedWith: Array<Channel>;
  version: Scalars['String']['output'];
  vulnerabilities: Vulnerabilities;
  worstServedScore: Maybe<Scalars['Float']['output']>;
};


export type ChannelArtifactArgs = {
  name: Scalars['String']['input'];
};


export type ChannelArtifactsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  decision?: InputMaybe<ArtifactDecisionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
};


export type ChannelArtifactsCsvArgs = {
  decision?: InputMaybe<ArtifactDecisionFilter>;
  q?: InputMaybe<Scalars['String']['input']>;
};


export type ChannelBundlesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type ChannelCvesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
};


export type ChannelCvesCsvArgs = {
  q?: InputMaybe<Scalars['String']['input']>;
};


export type ChannelExceptionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  history?: InputMaybe<Scalars['Boolean']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type ChannelExplainArgs = {
  fileName: Scalars['String']['input'];
  subdir: Scalars['String']['input'];
};


export type ChannelFileHistoryArgs = {
  fileName: Scalars['String']['input'];
  subdir: Scalars['String']['input'];
};


export type ChannelFilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  decision?: InputMaybe<Decision>;
  first?: InputMaybe<Scalars['Int']['input']>;
  label?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  subdir?: InputMaybe<Scalars['String']['input']>;
};


export type ChannelOwnExceptionRequestsArgs = {
  package?: InputMaybe<Scalars['String']['input']>;
};


export type ChannelPolicyWatchArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type ChannelPromotionPlanArgs = {
  wanted: PromotionInput;
  withDependencies?: InputMaybe<Scalars['Boolean']['input']>;
};


export type ChannelPromotionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
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
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type ChannelClient = {
  client: Scalars['String']['output'];
  holder: Maybe<Scalars['String']['output']>;
  isAnonymous: Scalars['Boolean']['output'];
  lastAt: Scalars['DateTime']['output'];
  program: Scalars['String']['output'];
  refused: Scalars['Float']['output'];
  requests: Scalars['Float']['output'];
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

export type ChannelCveRules = {
  channel: Scalars['String']['output'];
  checkedPackageCount: Scalars['Int']['output'];
  packageCount: Scalars['Int']['output'];
  policyId: Scalars['ID']['output'];
  policyName: Scalars['String']['output'];
  refusedFileCount: Scalars['Int']['output'];
  revision: Scalars['Int']['output'];
  rules: Array<CveRuleFiles>;
  seriousByStatus: Array<CveStatusCount>;
  seriousFileCount: Scalars['Int']['output'];
  state: CveRulesState;
};

export type ChannelFinding = {
  beganAt: Scalars['DateTime']['output'];
  begunAdvisory: Maybe<Scalars['String']['output']>;
  begunBy: FindingBegin;
  begunFeed: Maybe<Scalars['String']['output']>;
  channel: Scalars['String']['output'];
  cveId: Scalars['String']['output'];
  endedAdvisory: Maybe<Scalars['String']['output']>;
  endedBy: Maybe<FindingEnd>;
  endedFeed: Maybe<Scalars['String']['output']>;
  endedNote: Maybe<Scalars['String']['output']>;
  fileCount: Scalars['Int']['output'];
  id: Scalars['String']['output'];
  overAt: Maybe<Scalars['DateTime']['output']>;
  package: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

export type ChannelFindingConnection = {
  edges: Array<ChannelFindingEdge>;
  nodes: Array<ChannelFinding>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type ChannelFindingConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type ChannelFindingEdge = {
  cursor: Scalars['String']['output'];
  node: ChannelFinding;
};

export type ChannelLabel = {
  fileCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type ChannelPackages = {
  channelName: Scalars['String']['output'];
  organizationName: Scalars['String']['output'];
  package: Maybe<Artifact>;
  packages: Array<Artifact>;
  totalCount: Scalars['Int']['output'];
};


export type ChannelPackagesPackageArgs = {
  name: Scalars['String']['input'];
};

export type ChannelPrivacy =
  | 'INTERNAL'
  | 'PRIVATE'
  | 'PUBLIC'
  | 'UNKNOWN';

export type ChannelProbes = {
  answers: Array<ProbeAnswer>;
  holdsBack: Scalars['Boolean']['output'];
  includesEnvironments: Scalars['Boolean']['output'];
  mostNeeded: Scalars['Int']['output'];
  probes: Array<Probe>;
  version: Scalars['String']['output'];
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
  hint: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  organizationName: Scalars['String']['output'];
  scope: TokenScope;
};

export type ChannelType =
  | 'COMMUNITY_MAINTAINED'
  | 'DEFAULT'
  | 'EXTERNAL_MIRROR'
  | 'HOSTED'
  | 'PRODUCT'
  | 'PRODUCT_HOSTED_PYTHON'
  | 'UNKNOWN'
  | 'VIRTUAL';

export type CheckChannelSourceInput = {
  organization: Scalars['String']['input'];
  source: Scalars['String']['input'];
};

export type CheckChannelSourcePayload = {
  detail: Maybe<Scalars['String']['output']>;
  isPermitted: Maybe<Scalars['Boolean']['output']>;
  usable: Maybe<Scalars['Boolean']['output']>;
  userErrors: Array<UserError>;
};

export type Checkout = {
  card: Maybe<PaymentCard>;
  clientSecret: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  organization: Maybe<Scalars['String']['output']>;
  organizationTitle: Maybe<Scalars['String']['output']>;
  preview: InvoicePreview;
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

export type ClientProgram = {
  counts: RequestCounts;
  lastAt: Scalars['DateTime']['output'];
  program: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

export type Collection = {
  canEdit: Scalars['Boolean']['output'];
  collectionId: Scalars['String']['output'];
  description: Scalars['String']['output'];
  entries: Array<CollectionEntry>;
  fileCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  organization: Scalars['String']['output'];
  packageCount: Scalars['Int']['output'];
  privacy: CollectionPrivacy;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['String']['output'];
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

export type CollectionPrivacy =
  | 'INTERNAL'
  | 'PUBLIC';

export type CollectionSummary = {
  canEdit: Scalars['Boolean']['output'];
  collectionId: Scalars['String']['output'];
  description: Scalars['String']['output'];
  fileCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  organization: Scalars['String']['output'];
  packageCount: Scalars['Int']['output'];
  privacy: CollectionPrivacy;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type CollectionsAndFiles = {
  collections: Array<CollectionHit>;
  files: Array<CollectionFileHit>;
  hasNextPage: Scalars['Boolean']['output'];
  totalCollections: Scalars['Int']['output'];
  totalFiles: Scalars['Int']['output'];
};

export type CollectionsAndFilesGroup = {
  collections: Array<CollectionHit>;
  files: Array<CollectionFileHit>;
  searchUrl: Scalars['String']['output'];
  totalCollections: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  totalFiles: Scalars['Int']['output'];
};

export type ComparedBuild = {
  fileName: Scalars['String']['output'];
  version: Scalars['CondaVersion']['output'];
};

export type ConfirmTotpInput = {
  code: Scalars['String']['input'];
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

export type CreateApiTokenInput = {
  days: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  scope: ApiTokenScope;
};

export type CreateChannelInput = {
  confirmExposure?: InputMaybe<Scalars['Boolean']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  privacy: ChannelPrivacy;
  sources?: InputMaybe<Array<Scalars['String']['input']>>;
  type: ChannelType;
};

export type CreateChannelPayload = {
  channel: Maybe<Channel>;
  organization: Maybe<Organization>;
  run: Maybe<PolicyRun>;
  userErrors: Array<UserError>;
};

export type CreateCollectionInput = {
  description: Scalars['String']['input'];
  entries: Array<CollectionEntryInput>;
  name: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  privacy: CollectionPrivacy;
  title: Scalars['String']['input'];
};

export type CreateCollectionPayload = {
  collection: Maybe<Collection>;
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

export type CreateOrganizationInput = {
  name: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

export type CreateOrganizationPayload = {
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type CreatePolicyInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['PolicyDialogFilter']['input']>;
  filters?: InputMaybe<Scalars['PolicyFilters']['input']>;
  name: Scalars['String']['input'];
  organization: Scalars['String']['input'];
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

export type CreateUploadInput = {
  channel: Scalars['String']['input'];
  fileName: Scalars['String']['input'];
  inspect?: InputMaybe<Scalars['Boolean']['input']>;
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

export type CreateWebhookInput = {
  actions: Array<Scalars['String']['input']>;
  description: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  url: Scalars['String']['input'];
};

export type CurateCveInput = {
  build?: InputMaybe<Scalars['String']['input']>;
  cveId: Scalars['String']['input'];
  justification?: InputMaybe<VexJustification>;
  note: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  package: Scalars['String']['input'];
  status: VexStatus;
  versions?: InputMaybe<Scalars['String']['input']>;
};

export type CurateCvePayload = {
  curation: Maybe<Curation>;
  userErrors: Array<UserError>;
};

export type Curation = {
  build: Maybe<Scalars['String']['output']>;
  channel: Maybe<Scalars['String']['output']>;
  curationId: Scalars['ID']['output'];
  cveId: Scalars['String']['output'];
  endedAt: Maybe<Scalars['DateTime']['output']>;
  endedBy: Maybe<Scalars['String']['output']>;
  justification: Maybe<VexJustification>;
  note: Scalars['String']['output'];
  organization: Scalars['String']['output'];
  package: Scalars['String']['output'];
  saidAt: Scalars['DateTime']['output'];
  saidBy: Maybe<Scalars['String']['output']>;
  source: Maybe<Scalars['String']['output']>;
  status: VexStatus;
  subdir: Maybe<Scalars['String']['output']>;
  versions: Maybe<Scalars['String']['output']>;
  withdrawn: Array<Scalars['String']['output']>;
};

export type CurationPreview = {
  alarmCount: Scalars['Int']['output'];
  alarmCountAfter: Scalars['Int']['output'];
  allowedAgainCount: Scalars['Int']['output'];
  channels: Array<CurationPreviewChannel>;
  environmentCount: Scalars['Int']['output'];
  fileCount: Scalars['Int']['output'];
  policies: Array<Scalars['String']['output']>;
  refusedCount: Scalars['Int']['output'];
};

export type CurationPreviewChannel = {
  alarmCount: Scalars['Int']['output'];
  alarmCountAfter: Scalars['Int']['output'];
  allowedAgainCount: Scalars['Int']['output'];
  channel: Scalars['String']['output'];
  fileCount: Scalars['Int']['output'];
  policy: Maybe<Scalars['String']['output']>;
  refusedCount: Scalars['Int']['output'];
};

export type Cve = Node & {
  curations: Maybe<Array<CveCurations>>;
  cveId: Scalars['String']['output'];
  environments: Maybe<Array<AffectedEnvironment>>;
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
  urgency: Maybe<CveUrgency>;
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

export type CveCuration = {
  by: Scalars['String']['output'];
  cveId: Scalars['String']['output'];
  justification: Maybe<VexJustification>;
  note: Scalars['String']['output'];
  partly: Scalars['Boolean']['output'];
  status: VexStatus;
};

export type CveCurations = {
  canCurate: Scalars['Boolean']['output'];
  curations: Array<Curation>;
  organization: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type CveEdge = {
  curation: Maybe<CveCuration>;
  cursor: Scalars['String']['output'];
  fileCount: Maybe<Scalars['Int']['output']>;
  node: Cve;
  openFileCount: Maybe<Scalars['Int']['output']>;
  servedFileCount: Maybe<Scalars['Int']['output']>;
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
  | 'NOTHING_TO_REFUSE'
  | 'NO_DATA'
  | 'REFUSES'
  | 'REFUSES_NOTHING'
  | 'UNKNOWN';

export type CveScore = {
  isCounted: Scalars['Boolean']['output'];
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

export type CveUrgency = {
  due: Maybe<Scalars['Date']['output']>;
  epss: Maybe<Scalars['Float']['output']>;
  epssDay: Maybe<Scalars['Date']['output']>;
  epssPercentile: Maybe<Scalars['Float']['output']>;
  exploitedSince: Maybe<Scalars['Date']['output']>;
  isUsedByRansomware: Scalars['Boolean']['output'];
};

export type DecideExceptionRequestInput = {
  answer: Scalars['String']['input'];
  decision: ExceptionDecision;
  organization: Scalars['String']['input'];
  requestId: Scalars['ID']['input'];
  spec?: InputMaybe<Scalars['MatchSpec']['input']>;
  until?: InputMaybe<Scalars['Date']['input']>;
};

export type DecideExceptionRequestPayload = {
  request: Maybe<ExceptionRequest>;
  userErrors: Array<UserError>;
};

export type DecideMirrorLossInput = {
  channel: Scalars['String']['input'];
  decision: MirrorLossDecision;
  lostCount: Scalars['Int']['input'];
  organization: Scalars['String']['input'];
};

export type DecideMirrorLossPayload = {
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type DecidePackageChangeInput = {
  accept: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
};

export type DecidePromotionInput = {
  answer?: InputMaybe<Scalars['String']['input']>;
  approve: Scalars['Boolean']['input'];
  channel: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type DecideVexStatementInput = {
  accepts: Scalars['Boolean']['input'];
  organization: Scalars['String']['input'];
  statementId: Scalars['ID']['input'];
};

export type DecideVexStatementPayload = {
  statement: Maybe<VexStatement>;
  userErrors: Array<UserError>;
};

export type Decision =
  | 'ALLOWED'
  | 'REFUSED';

export type DeclineInvitationPayload = {
  declined: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type DeleteAccountInput = {
  hard: Scalars['Boolean']['input'];
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
  collection: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};

export type DeleteCollectionPayload = {
  deletedId: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteGroupInput = {
  id: Scalars['ID']['input'];
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

export type DeleteNotebookInput = {
  notebookId: Scalars['ID']['input'];
};

export type DeleteOrganizationPayload = {
  deletedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type DeletePolicyInput = {
  id: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
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
  id: Scalars['ID']['input'];
};

export type DeleteProjectPayload = {
  deletedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteServiceAccountPayload = {
  deletedId: Maybe<Scalars['ID']['output']>;
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
  toldAt: Scalars['DateTime']['output'];
};

export type Dependant = {
  fileCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type Dependency = {
  allowed: Scalars['Boolean']['output'];
  inChannel: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  specs: Array<Scalars['MatchSpec']['output']>;
  unmetSpecs: Array<Scalars['MatchSpec']['output']>;
};

export type DocumentationGroup = {
  items: Array<DocumentationHit>;
  searchUrl: Scalars['String']['output'];
  totalCount: Scalars['Int']['output'];
};

export type DocumentationHit = {
  anchor: Scalars['String']['output'];
  excerpt: Scalars['String']['output'];
  heading: Scalars['String']['output'];
  name: Scalars['String']['output'];
  title: Scalars['String']['output'];
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

export type DraftedEnvironment = {
  device: Scalars['String']['output'];
  environmentId: Scalars['String']['output'];
  going: Array<PackageBuild>;
  isOwn: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  ownerName: Maybe<Scalars['String']['output']>;
  platform: Scalars['String']['output'];
  result: EnvironmentResult;
  updatedAt: Scalars['DateTime']['output'];
};

export type DraftedEnvironments = {
  environmentCount: Scalars['Int']['output'];
  environments: Array<DraftedEnvironment>;
  ownerCount: Scalars['Int']['output'];
};

export type DraftedPackage = {
  isAllowedAfter: Scalars['Boolean']['output'];
  isAllowedBefore: Scalars['Boolean']['output'];
  package: PackageBuild;
  rule: Scalars['String']['output'];
};

export type EditInvitationInput = {
  currentEmail: Scalars['String']['input'];
  email: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};

export type EditInvitationPayload = {
  invitation: Maybe<Invitation>;
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type EducationOffer = {
  eligible: Scalars['Boolean']['output'];
  enrolled: Scalars['Boolean']['output'];
  reason: Scalars['String']['output'];
};

export type EndDeltaMailsInput = {
  key: Scalars['String']['input'];
};

export type EndDeltaMailsPayload = {
  channelName: Maybe<Scalars['String']['output']>;
  organizationName: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type EndExceptionInput = {
  channel: Scalars['String']['input'];
  exceptionId: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type EndExceptionPayload = {
  endedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type EndOrganizationInput = {
  organization: Scalars['String']['input'];
};

export type EndSessionInput = {
  sessionId: Scalars['ID']['input'];
};

export type Environment = Node & {
  canRemove: Scalars['Boolean']['output'];
  channels: Array<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  cveCounts: EnvironmentCveCounts;
  device: Scalars['String']['output'];
  difference: Maybe<PackageDifferenceConnection>;
  draft: Maybe<EnvironmentDraft>;
  environmentId: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isOwn: Scalars['Boolean']['output'];
  knowledge: PackagesKnowledge;
  lock: Maybe<Scalars['String']['output']>;
  moments: Maybe<EnvironmentMomentConnection>;
  name: Scalars['String']['output'];
  owner: Maybe<EnvironmentPerson>;
  ownerName: Maybe<Scalars['String']['output']>;
  packageCount: Scalars['Int']['output'];
  packages: Maybe<InstalledPackageConnection>;
  packagesCsv: Maybe<Scalars['String']['output']>;
  platform: Scalars['String']['output'];
  prefix: Scalars['String']['output'];
  sbom: Maybe<Scalars['String']['output']>;
  solved: Maybe<SolvedEnvironment>;
  state: EnvironmentState;
  stats: Maybe<EnvironmentStats>;
  updatedAt: Scalars['DateTime']['output'];
};


export type EnvironmentDifferenceArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  afterMoment?: InputMaybe<Scalars['String']['input']>;
  beforeMoment?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  otherEnvironment?: InputMaybe<Scalars['String']['input']>;
};


export type EnvironmentDraftArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  filters: Scalars['PolicyFilters']['input'];
  policyId?: InputMaybe<Scalars['ID']['input']>;
};


export type EnvironmentLockArgs = {
  form?: InputMaybe<EnvironmentFileForm>;
};


export type EnvironmentMomentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type EnvironmentPackagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
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

export type EnvironmentDraft = {
  channelName: Scalars['String']['output'];
  goingCount: Scalars['Int']['output'];
  knownCount: Scalars['Int']['output'];
  packages: Array<DraftedPackage>;
  refusedCount: Scalars['Int']['output'];
  result: EnvironmentResult;
};

export type EnvironmentEdge = {
  cursor: Scalars['String']['output'];
  node: Environment;
};

export type EnvironmentFileForm =
  | 'ENVIRONMENT_YML'
  | 'EXPLICIT';

export type EnvironmentFileInput = {
  content: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type EnvironmentFinding = {
  channelName: Scalars['String']['output'];
  cveCount: Scalars['Int']['output'];
  cveIds: Array<Scalars['String']['output']>;
  decidedBy: Maybe<Scalars['String']['output']>;
  decision: Maybe<Decision>;
  name: Scalars['String']['output'];
  version: Scalars['CondaVersion']['output'];
  worstScore: Maybe<Scalars['Float']['output']>;
  worstSeverity: Maybe<Severity>;
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

export type EnvironmentGroup = {
  items: Array<EnvironmentHit>;
  searchUrl: Scalars['String']['output'];
  totalCount: Scalars['Int']['output'];
};

export type EnvironmentHit = {
  device: Scalars['String']['output'];
  environmentId: Scalars['String']['output'];
  name: Scalars['String']['output'];
  organization: Scalars['String']['output'];
  packageCount: Scalars['Int']['output'];
  prefix: Scalars['String']['output'];
};

export type EnvironmentMoment = {
  addedCount: Scalars['Int']['output'];
  at: Scalars['DateTime']['output'];
  changedCount: Scalars['Int']['output'];
  format: EnvironmentFormat;
  lastAt: Scalars['DateTime']['output'];
  momentId: Scalars['String']['output'];
  packageCount: Scalars['Int']['output'];
  removedCount: Scalars['Int']['output'];
  uploadCount: Scalars['Int']['output'];
};

export type EnvironmentMomentConnection = {
  edges: Array<EnvironmentMomentEdge>;
  nodes: Array<EnvironmentMoment>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type EnvironmentMomentEdge = {
  cursor: Scalars['String']['output'];
  node: EnvironmentMoment;
};

export type EnvironmentOutcome =
  | 'BREAKS'
  | 'KEPT'
  | 'SOLVES'
  | 'UNKNOWN'
  | 'UNSOLVED';

export type EnvironmentPerson = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  username: Scalars['String']['output'];
};

export type EnvironmentRemark = {
  at: Scalars['String']['output'];
  file: Scalars['String']['output'];
  line: Maybe<Scalars['Int']['output']>;
  message: Scalars['String']['output'];
};

export type EnvironmentResult = {
  detail: Maybe<Scalars['String']['output']>;
  outcome: EnvironmentOutcome;
};

export type EnvironmentReview = {
  environmentId: Scalars['String']['output'];
  name: Scalars['String']['output'];
  state: EnvironmentState;
};

export type EnvironmentReviews = {
  nodes: Array<EnvironmentReview>;
  totalCount: Scalars['Int']['output'];
};

export type EnvironmentScan = {
  findingCount: Scalars['Int']['output'];
  findings: Array<EnvironmentFinding>;
  scannedAt: Scalars['DateTime']['output'];
  stats: EnvironmentStats;
};

export type EnvironmentState = {
  changedAt: Maybe<Scalars['DateTime']['output']>;
  changedBy: Maybe<EnvironmentPerson>;
  changedByName: Maybe<Scalars['String']['output']>;
  customMessage: Maybe<Scalars['String']['output']>;
  status: EnvironmentStatus;
  version: Scalars['String']['output'];
};

export type EnvironmentStats = {
  affectedCount: Scalars['Int']['output'];
  cveCounts: EnvironmentCveCounts;
  knowledge: PackagesKnowledge;
  knownCount: Scalars['Int']['output'];
  packageCount: Scalars['Int']['output'];
  refusedCount: Scalars['Int']['output'];
  uncheckedCount: Scalars['Int']['output'];
};

export type EnvironmentStatus =
  | 'APPROVED'
  | 'NEEDS_ATTENTION'
  | 'RETIRED'
  | 'UNKNOWN'
  | 'UNREVIEWED';

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
  build: Scalars['String']['output'];
  cveIds: Array<Scalars['String']['output']>;
  license: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  refusedBy: Scalars['String']['output'];
  subdir: Scalars['String']['output'];
  version: Scalars['CondaVersion']['output'];
};

export type ExceptedLicense = {
  fileCount: Scalars['Int']['output'];
  license: Maybe<Scalars['String']['output']>;
};

export type ExceptionAsker = {
  askedAt: Scalars['DateTime']['output'];
  person: User;
  reason: Scalars['String']['output'];
};

export type ExceptionDecision =
  | 'ALLOW'
  | 'DECLINE';

export type ExceptionImpact = {
  cveCount: Scalars['Int']['output'];
  cves: Array<ExceptedCve>;
  fileCount: Scalars['Int']['output'];
  files: Array<ExceptedFile>;
  givesBack: Array<Scalars['String']['output']>;
  licenses: Array<ExceptedLicense>;
  maliciousCount: Scalars['Int']['output'];
  spec: Scalars['MatchSpec']['output'];
  stillLost: Scalars['Int']['output'];
  unknownCount: Scalars['Int']['output'];
};

export type ExceptionRequest = {
  answer: Scalars['String']['output'];
  askedAt: Scalars['DateTime']['output'];
  channelName: Scalars['String']['output'];
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  decidedBy: Maybe<User>;
  impact: Maybe<ExceptionImpact>;
  package: Scalars['String']['output'];
  people: Array<ExceptionAsker>;
  requestId: Scalars['ID']['output'];
  spec: Scalars['MatchSpec']['output'];
  state: ExceptionRequestState;
  until: Maybe<Scalars['Date']['output']>;
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
  | 'ALLOWED'
  | 'DECLINED'
  | 'OPEN'
  | 'UNKNOWN'
  | 'WITHDRAWN';

export type ExplainedRule = {
  cves: Array<Cve>;
  decided: Scalars['Boolean']['output'];
  reason: Scalars['String']['output'];
  rule: Scalars['String']['output'];
  verdict: RuleVerdict;
};

export type Explanation = {
  admins: Array<User>;
  alternativeVersion: Maybe<Scalars['CondaVersion']['output']>;
  appliedBy: Maybe<User>;
  decision: Decision;
  detail: Scalars['String']['output'];
  file: FileKey;
  heldUntil: Maybe<Scalars['DateTime']['output']>;
  inForceSince: Maybe<Scalars['DateTime']['output']>;
  installable: Array<PlatformInstall>;
  nearestAllowedVersion: Maybe<Scalars['CondaVersion']['output']>;
  policy: Maybe<Policy>;
  revision: Maybe<Scalars['Int']['output']>;
  sections: Array<ExplanationSection>;
  version: Scalars['CondaVersion']['output'];
};

export type ExplanationSection = {
  rules: Array<ExplainedRule>;
  title: Scalars['String']['output'];
  verdict: RuleVerdict;
};

export type ExposedBuild = {
  environmentCount: Scalars['Int']['output'];
  package: PackageBuild;
};

export type ExposedEnvironment = {
  device: Scalars['String']['output'];
  environmentId: Scalars['String']['output'];
  ifRefused: Maybe<EnvironmentResult>;
  isOwn: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  ownerName: Maybe<Scalars['String']['output']>;
  packages: Array<PackageBuild>;
  platform: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type Exposure = {
  buildCount: Scalars['Int']['output'];
  builds: Array<ExposedBuild>;
  coverage: Maybe<ExposureCoverage>;
  environmentCount: Scalars['Int']['output'];
  environments: Array<ExposedEnvironment>;
  ownerCount: Scalars['Int']['output'];
};

export type ExposureCoverage = {
  environmentCount: Scalars['Int']['output'];
  isCompared: Scalars['Boolean']['output'];
  isKnown: Scalars['Boolean']['output'];
  notCheckedCount: Scalars['Int']['output'];
  undecidedCount: Scalars['Int']['output'];
};

export type ExposureDay = {
  critical: Scalars['Int']['output'];
  day: Scalars['Date']['output'];
  environmentCount: Scalars['Int']['output'];
  high: Scalars['Int']['output'];
  low: Scalars['Int']['output'];
  medium: Scalars['Int']['output'];
  other: Scalars['Int']['output'];
  refusedCount: Scalars['Int']['output'];
};

export type FailedWork = {
  at: Scalars['DateTime']['output'];
  canRetry: Scalars['Boolean']['output'];
  channelName: Maybe<Scalars['String']['output']>;
  kind: WorkKind;
  organizationName: Maybe<Scalars['String']['output']>;
  reason: Scalars['String']['output'];
  title: Scalars['String']['output'];
  workId: Scalars['String']['output'];
};

export type FailedWorkConnection = {
  edges: Array<FailedWorkEdge>;
  nodes: Array<FailedWork>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type FailedWorkEdge = {
  cursor: Scalars['String']['output'];
  node: FailedWork;
};

export type FeatureFlag = {
  key: Scalars['String']['output'];
  reason: FlagReason;
  type: FlagValueType;
  value: Maybe<Scalars['JSON']['output']>;
  variant: Maybe<Scalars['String']['output']>;
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

export type FeatureSettingInput = {
  isEnabled: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
};

export type FeedBundleChoice = {
  feedId: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type FeedBundleState =
  | 'FAILED'
  | 'MADE'
  | 'UNKNOWN'
  | 'WAITING';

export type FeedBundles = {
  choices: Array<FeedBundleChoice>;
  incoming: Array<IncomingFeedBundle>;
  key: Scalars['String']['output'];
  keyId: Scalars['String']['output'];
  loaded: Maybe<LoadedFeedBundle>;
  made: Maybe<MadeFeedBundle>;
};

export type FeedBundlesPayload = {
  bundles: Maybe<FeedBundles>;
  userErrors: Array<UserError>;
};

export type FeedsPayload = {
  feeds: Maybe<Array<AdvisoryFeed>>;
  userErrors: Array<UserError>;
};

export type FetchFeedInput = {
  feedId: Scalars['String']['input'];
};

export type File = Node & {
  build: Scalars['String']['output'];
  buildNumber: Scalars['Int']['output'];
  createdAt: Maybe<Scalars['DateTime']['output']>;
  curations: Maybe<Array<CveCuration>>;
  cves: Maybe<Array<Cve>>;
  decidedBy: Maybe<Scalars['String']['output']>;
  decision: Decision;
  depends: Array<Scalars['MatchSpec']['output']>;
  downloadUrl: Maybe<Scalars['URL']['output']>;
  fileName: Scalars['String']['output'];
  goneAt: Maybe<Scalars['DateTime']['output']>;
  heldUntil: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  labels: Array<Scalars['String']['output']>;
  license: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  sha256: Maybe<Scalars['SHA256']['output']>;
  size: Maybe<Scalars['ByteSize']['output']>;
  subdir: Scalars['String']['output'];
  trust: Trust;
  version: Scalars['CondaVersion']['output'];
  withdrawn: Maybe<Withdrawal>;
};

export type FileConnection = {
  edges: Array<FileEdge>;
  nodes: Array<File>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type FileConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type FileEdge = {
  cursor: Scalars['String']['output'];
  node: File;
};

export type FileEncoding =
  | 'BASE64'
  | 'TEXT';

export type FileEvent = {
  at: Scalars['DateTime']['output'];
  kind: FileEventKind;
  reason: Scalars['String']['output'];
  serviceAccount: Maybe<Scalars['String']['output']>;
  user: Maybe<User>;
};

export type FileEventKind =
  | 'HARMFUL'
  | 'PUBLISHED'
  | 'RESTORED'
  | 'UNKNOWN'
  | 'YANKED';

export type FileKey = {
  fileName: Scalars['String']['output'];
  subdir: Scalars['String']['output'];
};

export type FileKeyInput = {
  fileName: Scalars['String']['input'];
  subdir: Scalars['String']['input'];
};

export type FindingBegin =
  | 'ADVISORY'
  | 'FIRST_LOOK'
  | 'IDENTITY'
  | 'SERVED'
  | 'STATEMENT'
  | 'UNKNOWN';

export type FindingEnd =
  | 'ADVISORY'
  | 'IDENTITY'
  | 'JOINED'
  | 'REFUSED'
  | 'REMOVED'
  | 'STATEMENT'
  | 'UNKNOWN'
  | 'WITHDRAWN';

export type FindingState =
  | 'OVER'
  | 'STANDING';

export type FlagContextInput = {
  organization?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<Scalars['String']['input']>;
};

export type FlagExposureInput = {
  key: Scalars['String']['input'];
  variant?: InputMaybe<Scalars['String']['input']>;
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

export type GatewaySettings = {
  anonymizeClients: Scalars['Boolean']['output'];
  isGatewayEnabled: Scalars['Boolean']['output'];
  retentionDays: Scalars['Int']['output'];
  version: Scalars['String']['output'];
};

export type GiveTokenToMirrorsInput = {
  organization: Scalars['String']['input'];
  token: TokenOwner;
};

export type GiveTokenToMirrorsPayload = {
  mirrors: Maybe<Array<Scalars['String']['output']>>;
  userErrors: Array<UserError>;
};

export type GrantOrganizationPlanInput = {
  organization: Scalars['String']['input'];
  productCode: ProductCode;
  quantity: Scalars['Int']['input'];
  until: Scalars['DateTime']['input'];
};

export type GrantPersonPlanInput = {
  productCode: ProductCode;
  until: Scalars['DateTime']['input'];
  userId: Scalars['String']['input'];
};

export type GrantedException = {
  channelName: Scalars['String']['output'];
  endedAt: Maybe<Scalars['DateTime']['output']>;
  endedBy: Maybe<User>;
  exceptionId: Scalars['ID']['output'];
  grantedAt: Scalars['DateTime']['output'];
  owner: Maybe<User>;
  package: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  spec: Scalars['MatchSpec']['output'];
  until: Maybe<Scalars['Date']['output']>;
  version: Scalars['String']['output'];
};

export type GrantedExceptionConnection = {
  edges: Array<GrantedExceptionEdge>;
  nodes: Array<GrantedException>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type GrantedExceptionConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type GrantedExceptionEdge = {
  cursor: Scalars['String']['output'];
  node: GrantedException;
};

export type Group = Node & {
  channelCount: Scalars['Int']['output'];
  channels: Maybe<Array<Channel>>;
  id: Scalars['ID']['output'];
  memberCount: Scalars['Int']['output'];
  members: Maybe<MemberConnection>;
  name: Scalars['String']['output'];
  version: Scalars['String']['output'];
};


export type GroupMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type GroupMemberInput = {
  groupId: Scalars['ID']['input'];
  memberId: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type GroupMemberPayload = {
  group: Maybe<Group>;
  userErrors: Array<UserError>;
};

export type Guide = {
  isOwn: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type GuideText = {
  isOwn: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  source: Scalars['String']['output'];
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
  userId: Scalars['String']['output'];
  username: Scalars['String']['output'];
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

export type HubJobs = {
  archivesToReadAgain: Scalars['Int']['output'];
  queues: Array<JobQueue>;
  work: Array<HubWork>;
};

export type HubJobsPayload = {
  jobs: Maybe<HubJobs>;
  userErrors: Array<UserError>;
};

export type HubMail = {
  failing: Scalars['Int']['output'];
  from: Scalars['String']['output'];
  givenUp: Scalars['Int']['output'];
  oldestAt: Maybe<Scalars['DateTime']['output']>;
  server: Maybe<MailServer>;
  waiting: Scalars['Int']['output'];
};

export type HubMailPayload = {
  mail: Maybe<HubMail>;
  userErrors: Array<UserError>;
};

export type HubMembership = {
  name: Scalars['String']['output'];
  role: OrganizationRole;
  title: Scalars['String']['output'];
};

export type HubOrganization = {
  admins: Maybe<Array<HubAdmin>>;
  channels: Maybe<Array<HubChannel>>;
  channelsCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  membersCount: Scalars['Int']['output'];
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

export type HubOrganizationInput = {
  organization: Scalars['String']['input'];
};

export type HubOrganizationPayload = {
  organization: Maybe<HubOrganization>;
  userErrors: Array<UserError>;
};

export type HubPackage = {
  channelCount: Scalars['Int']['output'];
  downloads: Scalars['Int']['output'];
  mappings: Array<UpstreamMapping>;
  name: Scalars['String']['output'];
  role: Maybe<PackageRole>;
  state: PackageKnowledge;
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

export type HubPerson = {
  createdAt: Scalars['DateTime']['output'];
  deletedAt: Maybe<Scalars['DateTime']['output']>;
  displayName: Scalars['String']['output'];
  email: Scalars['EmailAddress']['output'];
  isConfirmed: Scalars['Boolean']['output'];
  isDisabled: Scalars['Boolean']['output'];
  isOperator: Scalars['Boolean']['output'];
  lastSignInAt: Maybe<Scalars['DateTime']['output']>;
  memberships: Maybe<Array<HubMembership>>;
  organizationCount: Scalars['Int']['output'];
  plans: Maybe<Array<HubPlan>>;
  sessions: Maybe<Array<HubSession>>;
  userId: Scalars['String']['output'];
  username: Scalars['String']['output'];
};

export type HubPersonConnection = {
  edges: Array<HubPersonEdge>;
  nodes: Array<HubPerson>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type HubPersonEdge = {
  cursor: Scalars['String']['output'];
  node: HubPerson;
};

export type HubPersonInput = {
  userId: Scalars['String']['input'];
};

export type HubPersonPayload = {
  person: Maybe<HubPerson>;
  userErrors: Array<UserError>;
};

export type HubPersonState =
  | 'DELETED'
  | 'DISABLED'
  | 'OPERATOR'
  | 'UNCONFIRMED';

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
  lastUsedAt: Scalars['DateTime']['output'];
  sessionId: Scalars['String']['output'];
  source: SessionSource;
};

export type HubStorage = {
  channels: Array<HubChannel>;
  databaseSize: Scalars['ByteSize']['output'];
  diskFree: Scalars['ByteSize']['output'];
  diskSize: Scalars['ByteSize']['output'];
  folders: Array<HubFolder>;
  isComplete: Scalars['Boolean']['output'];
  isMeasuring: Scalars['Boolean']['output'];
  measuredAt: Maybe<Scalars['DateTime']['output']>;
};

export type HubWork = {
  channelName: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  kind: WorkKind;
  organizationName: Maybe<Scalars['String']['output']>;
  phase: Scalars['String']['output'];
  progress: Maybe<Scalars['Float']['output']>;
  startedAt: Maybe<Scalars['DateTime']['output']>;
  state: JobState;
  title: Scalars['String']['output'];
  workId: Scalars['String']['output'];
};

export type IdentityProvider = {
  name: Scalars['String']['output'];
  startUrl: Scalars['URL']['output'];
};

export type ImpactProblem = {
  message: Scalars['String']['output'];
  path: Array<Scalars['String']['output']>;
};

export type ImportEnvironmentInput = {
  channels?: InputMaybe<Array<Scalars['String']['input']>>;
  device?: InputMaybe<Scalars['String']['input']>;
  environment?: InputMaybe<Scalars['String']['input']>;
  files: Array<EnvironmentFileInput>;
  name?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
  platform?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  solve?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ImportEnvironmentPayload = {
  environment: Maybe<Environment>;
  format: Maybe<EnvironmentFormat>;
  leftOut: Maybe<Array<EnvironmentRemark>>;
  userErrors: Array<UserError>;
};

export type ImportNotebookInput = {
  content: Scalars['JSON']['input'];
  title: Scalars['String']['input'];
};

export type ImportOpenVexInput = {
  document: Scalars['JSON']['input'];
  organization: Scalars['String']['input'];
};

export type ImportOpenVexPayload = {
  taken: Maybe<Scalars['Int']['output']>;
  unchanged: Maybe<Scalars['Int']['output']>;
  userErrors: Array<UserError>;
};

export type IncomingBundle = {
  channel: Maybe<Scalars['String']['output']>;
  doubts: Array<Scalars['String']['output']>;
  fileCount: Maybe<Scalars['Int']['output']>;
  fileName: Scalars['String']['output'];
  hub: Maybe<Scalars['String']['output']>;
  keyId: Maybe<Scalars['String']['output']>;
  madeAt: Maybe<Scalars['DateTime']['output']>;
  newCount: Maybe<Scalars['Int']['output']>;
  problem: Maybe<Scalars['String']['output']>;
  size: Scalars['ByteSize']['output'];
  snapshot: Maybe<Scalars['Int']['output']>;
  unchangedCount: Maybe<Scalars['Int']['output']>;
  withdrawnCount: Maybe<Scalars['Int']['output']>;
};

export type IncomingBundles = {
  folder: Scalars['String']['output'];
  nodes: Array<IncomingBundle>;
  trusted: Array<TrustedKey>;
};

export type IncomingFeedBundle = {
  bytes: Scalars['Float']['output'];
  fileName: Scalars['String']['output'];
};

export type InputError = UserError & {
  code: Scalars['String']['output'];
  field: Array<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type Installability = {
  byPlatform: Array<PlatformInstallability>;
  lostPackageCount: Scalars['Int']['output'];
  probes: Array<ProbeChange>;
};

export type InstalledPackage = {
  build: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  decidedBy: Maybe<Scalars['String']['output']>;
  decision: Maybe<Decision>;
  file: Maybe<FileKey>;
  hubChannel: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  platform: Scalars['String']['output'];
  version: Scalars['CondaVersion']['output'];
  vulnerabilities: Vulnerabilities;
};

export type InstalledPackageChange =
  | 'ADDED'
  | 'DOWNGRADED'
  | 'MOVED'
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
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['EmailAddress']['output'];
  expiresAt: Scalars['DateTime']['output'];
  invitedBy: Maybe<Scalars['String']['output']>;
  isExpired: Scalars['Boolean']['output'];
  path: Scalars['URL']['output'];
  role: OrganizationRole;
  sentAt: Scalars['DateTime']['output'];
};

export type InvitationAddressesInput = {
  emails: Array<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
};

export type InvitationCaller =
  | 'ANOTHER_ADDRESS'
  | 'INVITED'
  | 'MEMBER'
  | 'NOT_CONFIRMED'
  | 'UNKNOWN'
  | 'VISITOR';

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
  | 'REMOVED'
  | 'SENT'
  | 'TOO_SOON'
  | 'UNKNOWN';

export type InvitationOutcomesPayload = {
  organization: Maybe<Organization>;
  outcomes: Maybe<Array<InvitationOutcome>>;
  userErrors: Array<UserError>;
};

export type InvitationState =
  | 'ACCEPTED'
  | 'EXPIRED'
  | 'OPEN'
  | 'UNKNOWN';

export type InviteMembersInput = {
  emails: Array<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
  role?: InputMaybe<OrganizationRole>;
};

export type Invoice = {
  htmlUrl: Scalars['String']['output'];
  issuedAt: Scalars['DateTime']['output'];
  number: Scalars['String']['output'];
  pdfUrl: Scalars['String']['output'];
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

export type IssueApiTokenPayload = {
  secret: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type IssueChannelTokenInput = {
  organization: Scalars['String']['input'];
  renew: Scalars['Boolean']['input'];
  scope?: InputMaybe<TokenScope>;
};

export type IssueChannelTokenPayload = {
  channelToken: Maybe<ChannelToken>;
  secret: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type IssuePersonalTokenInput = {
  renew: Scalars['Boolean']['input'];
  scope?: InputMaybe<TokenScope>;
};

export type IssuePersonalTokenPayload = {
  secret: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type IssueServiceAccountTokenInput = {
  id: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
  renew: Scalars['Boolean']['input'];
  scope?: InputMaybe<TokenScope>;
};

export type IssueServiceAccountTokenPayload = {
  secret: Maybe<Scalars['String']['output']>;
  serviceAccount: Maybe<ServiceAccount>;
  userErrors: Array<UserError>;
};

export type IssueSiteTokenInput = {
  organization: Scalars['String']['input'];
  renew: Scalars['Boolean']['input'];
  scope?: InputMaybe<TokenScope>;
};

export type IssueSiteTokenPayload = {
  organization: Maybe<Organization>;
  secret: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

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
  | 'SCHEDULED'
  | 'TODO'
  | 'UNKNOWN';

export type LabelFilesInput = {
  add?: InputMaybe<Array<Scalars['String']['input']>>;
  channel: Scalars['String']['input'];
  files: Array<FileKeyInput>;
  organization: Scalars['String']['input'];
  remove?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type LabelFilesPayload = {
  labels: Maybe<Array<ChannelLabel>>;
  userErrors: Array<UserError>;
};

export type LearningVideo = {
  pictureUrl: Maybe<Scalars['URL']['output']>;
  provider: Maybe<Scalars['String']['output']>;
  title: Maybe<Scalars['String']['output']>;
  url: Scalars['URL']['output'];
};

export type LeaveOrganizationPayload = {
  leftId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type Licence = {
  assignedAt: Scalars['DateTime']['output'];
  memberId: Scalars['ID']['output'];
  productCode: ProductCode;
  uuid: Scalars['ID']['output'];
};

export type LineMark =
  | 'NEW'
  | 'OLD'
  | 'SAME'
  | 'UNKNOWN';

export type LoadFeedBundleInput = {
  fileName: Scalars['String']['input'];
  isOlder: Scalars['Boolean']['input'];
  key: Scalars['String']['input'];
};

export type LoadedFeedBundle = {
  createdAt: Scalars['DateTime']['output'];
  feedIds: Array<Scalars['String']['output']>;
  isOlder: Scalars['Boolean']['output'];
  key: Maybe<Scalars['String']['output']>;
};

export type LossCause = {
  packageCount: Scalars['Int']['output'];
  packages: Array<Scalars['String']['output']>;
  rule: Maybe<Scalars['String']['output']>;
  spec: Maybe<Scalars['String']['output']>;
};

export type LostPackage = {
  detail: Scalars['String']['output'];
  files: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type LostPackages = {
  causes: Array<LossCause>;
  lostAt: Scalars['DateTime']['output'];
  packageCount: Scalars['Int']['output'];
  packages: Array<Scalars['String']['output']>;
  platforms: Array<Scalars['String']['output']>;
  runId: Scalars['ID']['output'];
};

export type MadeFeedBundle = {
  at: Scalars['DateTime']['output'];
  bytes: Maybe<Scalars['Float']['output']>;
  error: Maybe<Scalars['String']['output']>;
  feedIds: Array<Scalars['String']['output']>;
  state: FeedBundleState;
};

export type MailServer = {
  address: Scalars['String']['output'];
  isEncrypted: Scalars['Boolean']['output'];
  signsIn: Scalars['Boolean']['output'];
};

export type MainPackages = {
  channelName: Scalars['String']['output'];
  organizationName: Scalars['String']['output'];
  packages: Array<Artifact>;
  totalCount: Scalars['Int']['output'];
};

export type MakeBundleInput = {
  channel: Scalars['String']['input'];
  environmentId?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
  sinceLast?: InputMaybe<Scalars['Boolean']['input']>;
  snapshot?: InputMaybe<Scalars['Int']['input']>;
};

export type MakeFeedBundleInput = {
  feedIds: Array<Scalars['String']['input']>;
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
  bytesPerSecond: Maybe<Scalars['ByteSize']['output']>;
  credentials: Maybe<MirrorCredentials>;
  downloadsAtOnce: Maybe<Scalars['Int']['output']>;
  excludes: Maybe<Array<Scalars['MatchSpec']['output']>>;
  fetches: MirrorFetches;
  goneCount: Scalars['Int']['output'];
  heldCount: Scalars['Int']['output'];
  heldLoss: Maybe<MirrorLoss>;
  lastSync: Maybe<SyncJob>;
  listsGone: Scalars['Boolean']['output'];
  lossLimitPercent: Scalars['Int']['output'];
  nextSyncAt: Maybe<Scalars['DateTime']['output']>;
  otherSources: Array<Scalars['String']['output']>;
  problems: Array<MirrorProblem>;
  skippedCount: Scalars['Int']['output'];
  source: Maybe<Scalars['String']['output']>;
  specs: Maybe<Array<Scalars['MatchSpec']['output']>>;
  subdirs: Maybe<Array<Scalars['String']['output']>>;
  syncMinutes: Maybe<Scalars['Int']['output']>;
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
  secret: Scalars['String']['input'];
  username?: InputMaybe<Scalars['String']['input']>;
};

export type MirrorFetches =
  | 'ALL'
  | 'ALLOWED'
  | 'ASKED'
  | 'ENVIRONMENTS';

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
  at: Scalars['DateTime']['output'];
  file: Maybe<Scalars['String']['output']>;
  kind: MirrorProblemKind;
  message: Scalars['String']['output'];
  source: Scalars['String']['output'];
};

export type MirrorProblemKind =
  | 'BUSY'
  | 'CORRUPT'
  | 'FAILED'
  | 'INTERRUPTED'
  | 'SUBDIR'
  | 'UNKNOWN'
  | 'UNREACHABLE';

export type MirrorSubdirLoss = {
  fileCount: Scalars['Int']['output'];
  lostCount: Scalars['Int']['output'];
  subdir: Scalars['String']['output'];
};

export type MissingDependency = {
  name: Scalars['String']['output'];
  spec: Scalars['String']['output'];
};

export type MoveExceptionEndInput = {
  channel: Scalars['String']['input'];
  exceptionId: Scalars['ID']['input'];
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
  until?: InputMaybe<Scalars['Date']['input']>;
};

export type MoveExceptionEndPayload = {
  exception: Maybe<GrantedException>;
  userErrors: Array<UserError>;
};

export type Mutation = {
  acceptInvitation: AcceptInvitationPayload;
  addGroupMember: GroupMemberPayload;
  addPasskey: SecondFactorsPayload;
  addVexFeed: VexFeedPayload;
  answerAuthorization: AnswerAuthorizationPayload;
  answerDevice: AnswerDevicePayload;
  applyPolicy: ApplyPolicyPayload;
  applyPolicyFile: ApplyPolicyFilePayload;
  askForException: AskForExceptionPayload;
  assignLicences: SeatsPayload;
  becomeOperator: BecomeOperatorPayload;
  beginPasskeyRegistration: PasskeyChallengePayload;
  beginPasskeySignIn: PasskeyChallengePayload;
  beginTotp: BeginTotpPayload;
  bringBundle: BundlePayload;
  cancelRun: CancelRunPayload;
  cancelSync: SyncChannelPayload;
  cancelWork: HubJobsPayload;
  changeEmail: AccountPayload;
  changePassword: AccountPayload;
  changePerson: HubPersonPayload;
  changeSeats: SeatsPayload;
  changeSubscription: ChangeSubscriptionPayload;
  changeWebhook: WebhookPayload;
  checkChannelSource: CheckChannelSourcePayload;
  confirmTotp: RecoveryCodesPayload;
  createApiToken: IssueApiTokenPayload;
  createChannel: CreateChannelPayload;
  createCollection: CreateCollectionPayload;
  createGroup: CreateGroupPayload;
  createOrganization: CreateOrganizationPayload;
  createPolicy: CreatePolicyPayload;
  createProject: CreateProjectPayload;
  createServiceAccount: ServiceAccountPayload;
  createUpload: CreateUploadPayload;
  createWebhook: WebhookSecretPayload;
  curateCve: CurateCvePayload;
  decideExceptionRequest: DecideExceptionRequestPayload;
  decideMirrorLoss: DecideMirrorLossPayload;
  decidePackageChange: PackageChangePayload;
  decidePromotion: PromotionPayload;
  decideVexStatement: DecideVexStatementPayload;
  declineInvitation: DeclineInvitationPayload;
  deleteAccount: AcceptedPayload;
  deleteChannel: DeleteChannelPayload;
  deleteCollection: DeleteCollectionPayload;
  deleteGroup: DeleteGroupPayload;
  deleteLabel: DeleteLabelPayload;
  deleteNotebook: NotebookPayload;
  deleteOrganization: DeleteOrganizationPayload;
  deletePolicy: DeletePolicyPayload;
  deleteProject: DeleteProjectPayload;
  deleteProjectFile: DeleteProjectFilePayload;
  deleteServiceAccount: DeleteServiceAccountPayload;
  deleteWebhook: WebhookPayload;
  disableTotp: SecondFactorsPayload;
  editInvitation: EditInvitationPayload;
  endDeltaMails: EndDeltaMailsPayload;
  endException: EndExceptionPayload;
  endOtherSessions: SessionsPayload;
  endSession: SessionsPayload;
  fetchFeed: FeedsPayload;
  giveTokenToMirrors: GiveTokenToMirrorsPayload;
  grantOrganizationPlan: HubOrganizationPayload;
  grantPersonPlan: HubPersonPayload;
  importEnvironment: ImportEnvironmentPayload;
  importNotebook: NotebookPayload;
  importOpenVex: ImportOpenVexPayload;
  inviteMembers: InvitationOutcomesPayload;
  issueChannelToken: IssueChannelTokenPayload;
  issuePersonalToken: IssuePersonalTokenPayload;
  issueServiceAccountToken: IssueServiceAccountTokenPayload;
  issueSiteToken: IssueSiteTokenPayload;
  labelFiles: LabelFilesPayload;
  leaveOrganization: LeaveOrganizationPayload;
  loadFeedBundle: FeedBundlesPayload;
  makeBundle: BundlePayload;
  makeFeedBundle: FeedBundlesPayload;
  moveExceptionEnd: MoveExceptionEndPayload;
  openBillingPortal: OpenBillingPortalPayload;
  payCheckout: PayCheckoutPayload;
  promoteFiles: PromotionPayload;
  prove: AcceptedPayload;
  publishHeldRun: PublishHeldRunPayload;
  publishUpload: PublishUploadPayload;
  readVexFeed: VexFeedPayload;
  recordFlagExposure: AcceptedPayload;
  register: AcceptedPayload;
  removeEnvironment: RemoveEnvironmentPayload;
  removeFeedBundle: FeedBundlesPayload;
  removeFeedKey: FeedsPayload;
  removeGroupMember: GroupMemberPayload;
  removeInvitations: InvitationOutcomesPayload;
  removeLicence: SeatsPayload;
  removeMember: RemoveMemberPayload;
  removePasskey: SecondFactorsPayload;
  removePolicy: ApplyPolicyPayload;
  removeTrustedWorkload: TrustedWorkloadsPayload;
  removeVexFeed: RemoveVexFeedPayload;
  renameGroup: RenameGroupPayload;
  renameServiceAccount: ServiceAccountPayload;
  renewApiToken: IssueApiTokenPayload;
  renewRecoveryCodes: RecoveryCodesPayload;
  replaceCard: ReplaceCardPayload;
  replayWebhookDelivery: WebhookDeliveryPayload;
  requestPasswordReset: AcceptedPayload;
  resendInvitations: InvitationOutcomesPayload;
  resendVerification: AcceptedPayload;
  resetPassword: AcceptedPayload;
  restoreCollection: RestoreCollectionPayload;
  restoreEnvironment: RestoreEnvironmentPayload;
  restoreFile: RestoreFilePayload;
  restoreGroup: RestoreGroupPayload;
  restorePolicy: RestorePolicyPayload;
  restorePolicyRevision: UpdatePolicyPayload;
  restoreProject: RestoreProjectPayload;
  retryMail: HubMailPayload;
  retryWork: HubJobsPayload;
  revokeApiToken: ApiTokensPayload;
  revokeChannelToken: RevokeChannelTokenPayload;
  revokeOrganizationToken: OrganizationTokensPayload;
  revokePersonalToken: PersonalTokenPayload;
  revokeServiceAccountToken: ServiceAccountPayload;
  rotateWebhookSecret: WebhookSecretPayload;
  sayUpstream: SayUpstreamPayload;
  scanEnvironment: ScanEnvironmentPayload;
  sendPasswordLink: HubPersonPayload;
  sendTestMail: TestMailPayload;
  setChannelBrokenFiles: SetChannelBrokenFilesPayload;
  setChannelDescription: SetChannelDescriptionPayload;
  setChannelPrivacy: SetChannelPrivacyPayload;
  setChannelProbes: SetChannelProbesPayload;
  setChannelReadme: SetChannelReadmePayload;
  setChannelUsedWith: SetChannelUsedWithPayload;
  setEnvironmentState: SetEnvironmentStatePayload;
  setFeedKey: FeedsPayload;
  setLicenceHolders: SeatsPayload;
  setMemberRole: SetMemberRolePayload;
  setMirror: SetMirrorPayload;
  setOrganizationFeatures: SetOrganizationFeaturesPayload;
  setPromotionApproval: SetPromotionApprovalPayload;
  setServiceAccountGroups: ServiceAccountPayload;
  shareNotebook: NotebookPayload;
  signIn: SignInPayload;
  signInWithCode: SignInWithCodePayload;
  signInWithPasskey: SignInPayload;
  signOut: SignOutPayload;
  startCheckout: StartCheckoutPayload;
  subscribeToDeltas: SubscribeToDeltasPayload;
  switchFeed: FeedsPayload;
  syncChannel: SyncChannelPayload;
  takeEducationOffer: TakeEducationOfferPayload;
  takeOrganizationPlan: HubOrganizationPayload;
  takePersonPlan: HubPersonPayload;
  testWebhook: WebhookDeliveryPayload;
  tieGroup: TieGroupPayload;
  trustWorkload: TrustedWorkloadsPayload;
  unsubscribeFromDeltas: UnsubscribeFromDeltasPayload;
  untieGroup: TieGroupPayload;
  updateBillingDetails: UpdateBillingDetailsPayload;
  updateCollection: UpdateCollectionPayload;
  updateConsent: AccountPayload;
  updateGatewaySettings: UpdateGatewaySettingsPayload;
  updateOrganization: UpdateOrganizationPayload;
  updatePolicy: UpdatePolicyPayload;
  updateProfile: AccountPayload;
  updateProject: UpdateProjectPayload;
  updateSettings: AccountPayload;
  verifyEmail: AcceptedPayload;
  withdrawCuration: WithdrawCurationPayload;
  withdrawExceptionRequest: WithdrawExceptionRequestPayload;
  withdrawFile: WithdrawFilePayload;
  withdrawPromotion: WithdrawPromotionPayload;
  writeProjectFile: WriteProjectFilePayload;
};


export type MutationAcceptInvitationArgs = {
  input: AnswerInvitationInput;
};


export type MutationAddGroupMemberArgs = {
  input: GroupMemberInput;
};


export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


export type MutationAddVexFeedArgs = {
  input: AddVexFeedInput;
};


export type MutationAnswerAuthorizationArgs = {
  input: AnswerAuthorizationInput;
};


export type MutationAnswerDeviceArgs = {
  input: AnswerDeviceInput;
};


export type MutationApplyPolicyArgs = {
  input: ApplyPolicyInput;
};


export type MutationApplyPolicyFileArgs = {
  input: ApplyPolicyFileInput;
};


export type MutationAskForExceptionArgs = {
  input: AskForExceptionInput;
};


export type MutationAssignLicencesArgs = {
  input: AssignLicencesInput;
};


export type MutationBecomeOperatorArgs = {
  input: BecomeOperatorInput;
};


export type MutationBringBundleArgs = {
  input: BringBundleInput;
};


export type MutationCancelRunArgs = {
  input: CancelRunInput;
};


export type MutationCancelSyncArgs = {
  input: SyncChannelInput;
};


export type MutationCancelWorkArgs = {
  input: WorkInput;
};


export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationChangePersonArgs = {
  input: ChangePersonInput;
};


export type MutationChangeSeatsArgs = {
  input: ChangeSeatsInput;
};


export type MutationChangeSubscriptionArgs = {
  input: ChangeSubscriptionInput;
};


export type MutationChangeWebhookArgs = {
  input: ChangeWebhookInput;
};


export type MutationCheckChannelSourceArgs = {
  input: CheckChannelSourceInput;
};


export type MutationConfirmTotpArgs = {
  input: ConfirmTotpInput;
};


export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


export type MutationCreateChannelArgs = {
  input: CreateChannelInput;
};


export type MutationCreateCollectionArgs = {
  input: CreateCollectionInput;
};


export type MutationCreateGroupArgs = {
  input: CreateGroupInput;
};


export type MutationCreateOrganizationArgs = {
  input: CreateOrganizationInput;
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


export type MutationCreateUploadArgs = {
  input: CreateUploadInput;
};


export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


export type MutationCurateCveArgs = {
  input: CurateCveInput;
};


export type MutationDecideExceptionRequestArgs = {
  input: DecideExceptionRequestInput;
};


export type MutationDecideMirrorLossArgs = {
  input: DecideMirrorLossInput;
};


export type MutationDecidePackageChangeArgs = {
  input: DecidePackageChangeInput;
};


export type MutationDecidePromotionArgs = {
  input: DecidePromotionInput;
};


export type MutationDecideVexStatementArgs = {
  input: DecideVexStatementInput;
};


export type MutationDeclineInvitationArgs = {
  input: AnswerInvitationInput;
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


export type MutationDeleteGroupArgs = {
  input: DeleteGroupInput;
};


export type MutationDeleteLabelArgs = {
  input: DeleteLabelInput;
};


export type MutationDeleteNotebookArgs = {
  input: DeleteNotebookInput;
};


export type MutationDeleteOrganizationArgs = {
  input: EndOrganizationInput;
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
  input: ServiceAccountInput;
};


export type MutationDeleteWebhookArgs = {
  input: WebhookInput;
};


export type MutationEditInvitationArgs = {
  input: EditInvitationInput;
};


export type MutationEndDeltaMailsArgs = {
  input: EndDeltaMailsInput;
};


export type MutationEndExceptionArgs = {
  input: EndExceptionInput;
};


export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


export type MutationFetchFeedArgs = {
  input: FetchFeedInput;
};


export type MutationGiveTokenToMirrorsArgs = {
  input: GiveTokenToMirrorsInput;
};


export type MutationGrantOrganizationPlanArgs = {
  input: GrantOrganizationPlanInput;
};


export type MutationGrantPersonPlanArgs = {
  input: GrantPersonPlanInput;
};


export type MutationImportEnvironmentArgs = {
  input: ImportEnvironmentInput;
};


export type MutationImportNotebookArgs = {
  input: ImportNotebookInput;
};


export type MutationImportOpenVexArgs = {
  input: ImportOpenVexInput;
};


export type MutationInviteMembersArgs = {
  input: InviteMembersInput;
};


export type MutationIssueChannelTokenArgs = {
  input: IssueChannelTokenInput;
};


export type MutationIssuePersonalTokenArgs = {
  input: IssuePersonalTokenInput;
};


export type MutationIssueServiceAccountTokenArgs = {
  input: IssueServiceAccountTokenInput;
};


export type MutationIssueSiteTokenArgs = {
  input: IssueSiteTokenInput;
};


export type MutationLabelFilesArgs = {
  input: LabelFilesInput;
};


export type MutationLeaveOrganizationArgs = {
  input: EndOrganizationInput;
};


export type MutationLoadFeedBundleArgs = {
  input: LoadFeedBundleInput;
};


export type MutationMakeBundleArgs = {
  input: MakeBundleInput;
};


export type MutationMakeFeedBundleArgs = {
  input: MakeFeedBundleInput;
};


export type MutationMoveExceptionEndArgs = {
  input: MoveExceptionEndInput;
};


export type MutationOpenBillingPortalArgs = {
  input: OpenBillingPortalInput;
};


export type MutationPayCheckoutArgs = {
  input: PayCheckoutInput;
};


export type MutationPromoteFilesArgs = {
  input: PromoteFilesInput;
};


export type MutationProveArgs = {
  input: ProveInput;
};


export type MutationPublishHeldRunArgs = {
  input: PublishHeldRunInput;
};


export type MutationPublishUploadArgs = {
  input: PublishUploadInput;
};


export type MutationReadVexFeedArgs = {
  input: VexFeedInput;
};


export type MutationRecordFlagExposureArgs = {
  input: FlagExposureInput;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRemoveEnvironmentArgs = {
  input: RemoveEnvironmentInput;
};


export type MutationRemoveFeedBundleArgs = {
  input: RemoveFeedBundleInput;
};


export type MutationRemoveFeedKeyArgs = {
  input: RemoveFeedKeyInput;
};


export type MutationRemoveGroupMemberArgs = {
  input: GroupMemberInput;
};


export type MutationRemoveInvitationsArgs = {
  input: InvitationAddressesInput;
};


export type MutationRemoveLicenceArgs = {
  input: RemoveLicenceInput;
};


export type MutationRemoveMemberArgs = {
  input: RemoveMemberInput;
};


export type MutationRemovePasskeyArgs = {
  input: RemovePasskeyInput;
};


export type MutationRemovePolicyArgs = {
  input: RemovePolicyInput;
};


export type MutationRemoveTrustedWorkloadArgs = {
  input: RemoveTrustedWorkloadInput;
};


export type MutationRemoveVexFeedArgs = {
  input: VexFeedInput;
};


export type MutationRenameGroupArgs = {
  input: RenameGroupInput;
};


export type MutationRenameServiceAccountArgs = {
  input: RenameServiceAccountInput;
};


export type MutationRenewApiTokenArgs = {
  input: RenewApiTokenInput;
};


export type MutationReplaceCardArgs = {
  input: ReplaceCardInput;
};


export type MutationReplayWebhookDeliveryArgs = {
  input: ReplayWebhookDeliveryInput;
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationResendInvitationsArgs = {
  input: InvitationAddressesInput;
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


export type MutationRetryMailArgs = {
  input: RetryMailInput;
};


export type MutationRetryWorkArgs = {
  input: WorkInput;
};


export type MutationRevokeApiTokenArgs = {
  input: RevokeApiTokenInput;
};


export type MutationRevokeChannelTokenArgs = {
  input: RevokeChannelTokenInput;
};


export type MutationRevokeOrganizationTokenArgs = {
  input: RevokeOrganizationTokenInput;
};


export type MutationRevokeServiceAccountTokenArgs = {
  input: ServiceAccountInput;
};


export type MutationRotateWebhookSecretArgs = {
  input: WebhookInput;
};


export type MutationSayUpstreamArgs = {
  input: SayUpstreamInput;
};


export type MutationScanEnvironmentArgs = {
  input: ScanEnvironmentInput;
};


export type MutationSendPasswordLinkArgs = {
  input: HubPersonInput;
};


export type MutationSetChannelBrokenFilesArgs = {
  input: SetChannelBrokenFilesInput;
};


export type MutationSetChannelDescriptionArgs = {
  input: SetChannelDescriptionInput;
};


export type MutationSetChannelPrivacyArgs = {
  input: SetChannelPrivacyInput;
};


export type MutationSetChannelProbesArgs = {
  input: SetChannelProbesInput;
};


export type MutationSetChannelReadmeArgs = {
  input: SetChannelReadmeInput;
};


export type MutationSetChannelUsedWithArgs = {
  input: SetChannelUsedWithInput;
};


export type MutationSetEnvironmentStateArgs = {
  input: SetEnvironmentStateInput;
};


export type MutationSetFeedKeyArgs = {
  input: SetFeedKeyInput;
};


export type MutationSetLicenceHoldersArgs = {
  input: SetLicenceHoldersInput;
};


export type MutationSetMemberRoleArgs = {
  input: SetMemberRoleInput;
};


export type MutationSetMirrorArgs = {
  input: SetMirrorInput;
};


export type MutationSetOrganizationFeaturesArgs = {
  input: SetOrganizationFeaturesInput;
};


export type MutationSetPromotionApprovalArgs = {
  input: SetPromotionApprovalInput;
};


export type MutationSetServiceAccountGroupsArgs = {
  input: SetServiceAccountGroupsInput;
};


export type MutationShareNotebookArgs = {
  input: ShareNotebookInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationSignInWithCodeArgs = {
  input: SignInWithCodeInput;
};


export type MutationSignInWithPasskeyArgs = {
  input: SignInWithPasskeyInput;
};


export type MutationStartCheckoutArgs = {
  input: StartCheckoutInput;
};


export type MutationSubscribeToDeltasArgs = {
  input: SubscribeToDeltasInput;
};


export type MutationSwitchFeedArgs = {
  input: SwitchFeedInput;
};


export type MutationSyncChannelArgs = {
  input: SyncChannelInput;
};


export type MutationTakeOrganizationPlanArgs = {
  input: HubOrganizationInput;
};


export type MutationTakePersonPlanArgs = {
  input: HubPersonInput;
};


export type MutationTestWebhookArgs = {
  input: WebhookInput;
};


export type MutationTieGroupArgs = {
  input: TieGroupInput;
};


export type MutationTrustWorkloadArgs = {
  input: TrustWorkloadInput;
};


export type MutationUnsubscribeFromDeltasArgs = {
  input: UnsubscribeFromDeltasInput;
};


export type MutationUntieGroupArgs = {
  input: TieGroupInput;
};


export type MutationUpdateBillingDetailsArgs = {
  input: UpdateBillingDetailsInput;
};


export type MutationUpdateCollectionArgs = {
  input: UpdateCollectionInput;
};


export type MutationUpdateConsentArgs = {
  input: UpdateConsentInput;
};


export type MutationUpdateGatewaySettingsArgs = {
  input: UpdateGatewaySettingsInput;
};


export type MutationUpdateOrganizationArgs = {
  input: UpdateOrganizationInput;
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


export type MutationUpdateSettingsArgs = {
  input: UpdateSettingsInput;
};


export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};


export type MutationWithdrawCurationArgs = {
  input: WithdrawCurationInput;
};


export type MutationWithdrawExceptionRequestArgs = {
  input: WithdrawExceptionRequestInput;
};


export type MutationWithdrawFileArgs = {
  input: WithdrawFileInput;
};


export type MutationWithdrawPromotionArgs = {
  input: WithdrawPromotionInput;
};


export type MutationWriteProjectFileArgs = {
  input: WriteProjectFileInput;
};

export type NameTakenError = UserError & {
  code: Scalars['String']['output'];
  field: Array<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  suggestion: Maybe<Scalars['String']['output']>;
};

export type NavigationItem = {
  childOf: Maybe<Scalars['String']['output']>;
  disabled: Scalars['Boolean']['output'];
  externalLink: Maybe<Scalars['URL']['output']>;
  featureFlag: Maybe<Scalars['String']['output']>;
  hasChildren: Scalars['Boolean']['output'];
  id: Scalars['String']['output'];
  navigateTo: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
};

export type NextCharge = {
  amount: Scalars['Int']['output'];
  at: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
};

export type Node = {
  id: Scalars['ID']['output'];
};

export type NotAllowedError = UserError & {
  code: Scalars['String']['output'];
  field: Array<Scalars['String']['output']>;
  message: Scalars['String']['output'];
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

export type NotebookPayload = {
  notebook: Maybe<Notebook>;
  userErrors: Array<UserError>;
};

export type OpenBillingPortalInput = {
  organization?: InputMaybe<Scalars['String']['input']>;
};

export type OpenBillingPortalPayload = {
  url: Maybe<Scalars['URL']['output']>;
  userErrors: Array<UserError>;
};

export type Operator = {
  auditChains: Maybe<AuditChainConnection>;
  auditFile: Maybe<Scalars['String']['output']>;
  auditLog: Maybe<AuditLogConnection>;
  failures: Maybe<FailedWorkConnection>;
  feedBundles: Maybe<FeedBundles>;
  feeds: Maybe<Array<AdvisoryFeed>>;
  jobs: Maybe<HubJobs>;
  log: Maybe<OperatorLogConnection>;
  mail: Maybe<HubMail>;
  organization: Maybe<HubOrganization>;
  organizations: Maybe<HubOrganizationConnection>;
  packageChanges: Maybe<PackageChangeConnection>;
  packages: Maybe<HubPackageConnection>;
  people: Maybe<HubPersonConnection>;
  person: Maybe<HubPerson>;
  queuedMails: Maybe<QueuedMailConnection>;
  storage: Maybe<HubStorage>;
};


export type OperatorAuditChainsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OperatorAuditFileArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  actor?: InputMaybe<Scalars['String']['input']>;
  chainId?: InputMaybe<Scalars['String']['input']>;
  format: AuditFileFormat;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  target?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type OperatorAuditLogArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  actor?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  chainId?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  target?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type OperatorFailuresArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OperatorLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OperatorOrganizationArgs = {
  name: Scalars['String']['input'];
};


export type OperatorOrganizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type OperatorPackageChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OperatorPackagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<PackageKnowledge>;
};


export type OperatorPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<HubPersonState>;
};


export type OperatorPersonArgs = {
  userId: Scalars['String']['input'];
};


export type OperatorQueuedMailsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
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
  | 'FETCHED_FEED'
  | 'GAVE_FEED_KEY'
  | 'GRANTED_PLAN'
  | 'LOADED_FEED_BUNDLE'
  | 'MADE_FEED_BUNDLE'
  | 'MADE_OPERATOR'
  | 'REMOVED_FEED_BUNDLE'
  | 'REMOVED_FEED_KEY'
  | 'RETRIED_JOB'
  | 'RETRIED_MAIL'
  | 'RETRIED_RUN'
  | 'RETRIED_SYNC'
  | 'SAID_PACKAGE'
  | 'SENT_PASSWORD_LINK'
  | 'SENT_TEST_MAIL'
  | 'TOOK_OPERATOR'
  | 'TOOK_PLAN'
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
  at: Scalars['DateTime']['output'];
  detail: Scalars['String']['output'];
  entryId: Scalars['String']['output'];
  hasOrganization: Scalars['Boolean']['output'];
  operatorName: Maybe<Scalars['String']['output']>;
  organizationName: Maybe<Scalars['String']['output']>;
  personId: Maybe<Scalars['String']['output']>;
  personName: Maybe<Scalars['String']['output']>;
};

export type Organization = Node & {
  activeProduct: Maybe<ProductCode>;
  advisoryNoticeCount: Maybe<Scalars['Int']['output']>;
  advisoryNotices: Maybe<Array<AdvisoryNotice>>;
  auditFile: Maybe<Scalars['String']['output']>;
  auditLog: Maybe<AuditLogConnection>;
  availableFilterOptions: Maybe<AvailableFilterOptions>;
  bio: Scalars['String']['output'];
  blockedRequests: Maybe<BlockedRequestConnection>;
  changes: Maybe<OrganizationChangeConnection>;
  changesCsv: Maybe<Scalars['String']['output']>;
  channel: Maybe<Channel>;
  channelClients: Maybe<ChannelClientConnection>;
  channels: Maybe<Array<Channel>>;
  clientPrograms: Maybe<Array<ClientProgram>>;
  curationPreview: Maybe<CurationPreview>;
  cveRules: Maybe<Array<ChannelCveRules>>;
  deltaSubscriptions: Maybe<Array<DeltaSubscription>>;
  deltas: Maybe<DeltaConnection>;
  environment: Maybe<Environment>;
  environmentReview: Maybe<EnvironmentReview>;
  environmentReviews: Maybe<EnvironmentReviews>;
  environmentUsers: Maybe<EnvironmentUserConnection>;
  environments: Maybe<EnvironmentConnection>;
  environmentsUnderDraft: Maybe<DraftedEnvironments>;
  exceptionRequest: Maybe<ExceptionRequest>;
  exceptionRequests: Maybe<ExceptionRequestConnection>;
  exceptions: Maybe<GrantedExceptionConnection>;
  exposure: Maybe<Exposure>;
  exposureDays: Maybe<Array<ExposureDay>>;
  featureSettings: Maybe<Array<FeatureSetting>>;
  features: Array<Scalars['String']['output']>;
  featuresVersion: Maybe<Scalars['String']['output']>;
  findings: Maybe<ChannelFindingConnection>;
  findingsCsv: Maybe<Scalars['String']['output']>;
  gatewaySettings: Maybe<GatewaySettings>;
  group: Maybe<Group>;
  groups: Maybe<Array<Group>>;
  id: Scalars['ID']['output'];
  invitationCount: Maybe<Scalars['Int']['output']>;
  invitations: Maybe<InvitationConnection>;
  licences: Maybe<Array<Licence>>;
  losses: Maybe<Array<StandingLoss>>;
  memberTable: Scalars['String']['output'];
  members: Maybe<MemberConnection>;
  membersCount: Scalars['Int']['output'];
  membership: Maybe<Membership>;
  name: Scalars['String']['output'];
  openVex: Maybe<Scalars['JSON']['output']>;
  organizationId: Scalars['String']['output'];
  ownLicences: Maybe<Array<Licence>>;
  packageDownloadsCsv: Maybe<Scalars['String']['output']>;
  policies: Maybe<PolicyConnection>;
  policiesCsv: Maybe<Scalars['String']['output']>;
  policy: Maybe<Policy>;
  policyFileMistakes: Maybe<Array<PolicyFileMistake>>;
  policyImpact: Maybe<PolicyImpact>;
  policyPlan: Maybe<PolicyPlan>;
  policyRepair: Maybe<PolicyRepair>;
  projects: Maybe<ProjectConnection>;
  requestDays: Maybe<Array<RequestDay>>;
  role: Maybe<OrganizationRole>;
  seats: Maybe<SeatStats>;
  servedCves: Maybe<ServedCveConnection>;
  serviceAccounts: Maybe<Array<ServiceAccount>>;
  siteToken: Maybe<SiteToken>;
  subscriptions: Maybe<Array<Subscription>>;
  telemetry: Maybe<TelemetryReport>;
  title: Scalars['String']['output'];
  tokens: Maybe<Array<OrganizationToken>>;
  topPackages: Maybe<Array<TopPackage>>;
  trustedWorkloads: Maybe<Array<TrustedWorkload>>;
  version: Scalars['String']['output'];
  vexFeeds: Maybe<Array<VexFeed>>;
  vexStatements: Maybe<VexStatementConnection>;
  webhookDeliveries: Maybe<WebhookDeliveryConnection>;
  webhooks: Maybe<Array<Webhook>>;
};


export type OrganizationAdvisoryNoticeCountArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  package?: InputMaybe<Scalars['String']['input']>;
};


export type OrganizationAdvisoryNoticesArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  package?: InputMaybe<Scalars['String']['input']>;
};


export type OrganizationAuditFileArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  actor?: InputMaybe<Scalars['String']['input']>;
  format: AuditFileFormat;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  target?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type OrganizationAuditLogArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  actor?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  target?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type OrganizationBlockedRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  days?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  person?: InputMaybe<Scalars['String']['input']>;
  topic?: InputMaybe<ChangeTopic>;
};


export type OrganizationChangesCsvArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  person?: InputMaybe<Scalars['String']['input']>;
  topic?: InputMaybe<ChangeTopic>;
};


export type OrganizationChannelArgs = {
  name: Scalars['String']['input'];
};


export type OrganizationChannelClientsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  days?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationClientProgramsArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationCurationPreviewArgs = {
  build?: InputMaybe<Scalars['String']['input']>;
  cveId: Scalars['String']['input'];
  justification?: InputMaybe<VexJustification>;
  package: Scalars['String']['input'];
  status: VexStatus;
  versions?: InputMaybe<Scalars['String']['input']>;
};


export type OrganizationCveRulesArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
};


export type OrganizationDeltaSubscriptionsArgs = {
  q?: InputMaybe<Scalars['String']['input']>;
};


export type OrganizationDeltasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  changeType?: InputMaybe<DeltaChangeType>;
  channel?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


export type OrganizationEnvironmentArgs = {
  environmentId: Scalars['String']['input'];
};


export type OrganizationEnvironmentReviewArgs = {
  environmentId: Scalars['String']['input'];
};


export type OrganizationEnvironmentReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<EnvironmentStatus>;
};


export type OrganizationEnvironmentUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationEnvironmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<EnvironmentStatus>;
};


export type OrganizationEnvironmentsUnderDraftArgs = {
  channel: Scalars['String']['input'];
  filters: Scalars['PolicyFilters']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  policyId?: InputMaybe<Scalars['ID']['input']>;
};


export type OrganizationExceptionRequestArgs = {
  requestId: Scalars['ID']['input'];
};


export type OrganizationExceptionRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<ExceptionRequestState>;
};


export type OrganizationExceptionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  history?: InputMaybe<Scalars['Boolean']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationExposureArgs = {
  cve?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ifRefused?: InputMaybe<Scalars['Boolean']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  package?: InputMaybe<Scalars['String']['input']>;
  spec?: InputMaybe<Scalars['String']['input']>;
};


export type OrganizationExposureDaysArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationFindingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
  cveId?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
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
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  role?: InputMaybe<OrganizationRole>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type OrganizationPackageDownloadsCsvArgs = {
  month: Scalars['Int']['input'];
  year: Scalars['Int']['input'];
};


export type OrganizationPoliciesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<PolicySort>;
};


export type OrganizationPoliciesCsvArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<PolicySort>;
};


export type OrganizationPolicyArgs = {
  id: Scalars['ID']['input'];
};


export type OrganizationPolicyFileMistakesArgs = {
  file: Scalars['JSON']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type OrganizationPolicyImpactArgs = {
  channel: Scalars['String']['input'];
  filters: Scalars['PolicyFilters']['input'];
  packages?: InputMaybe<Scalars['Int']['input']>;
  policyId?: InputMaybe<Scalars['ID']['input']>;
};


export type OrganizationPolicyPlanArgs = {
  file: Scalars['JSON']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type OrganizationPolicyRepairArgs = {
  channel: Scalars['String']['input'];
  filters: Scalars['PolicyFilters']['input'];
  never?: InputMaybe<Array<Scalars['String']['input']>>;
  policyId?: InputMaybe<Scalars['ID']['input']>;
  targets?: InputMaybe<RepairTargets>;
};


export type OrganizationProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationRequestDaysArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationServedCvesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationTelemetryArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationTopPackagesArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type OrganizationVexStatementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  state: VexStatementState;
};


export type OrganizationWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<WebhookDeliveryState>;
  webhookId: Scalars['String']['input'];
};

export type OrganizationChange = {
  actor: Maybe<User>;
  at: Scalars['DateTime']['output'];
  channel: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  kind: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  subjectId: Maybe<Scalars['ID']['output']>;
  text: Scalars['String']['output'];
  topic: ChangeTopic;
};

export type OrganizationChangeConnection = {
  edges: Array<OrganizationChangeEdge>;
  nodes: Array<OrganizationChange>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type OrganizationChangeConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type OrganizationChangeEdge = {
  cursor: Scalars['String']['output'];
  node: OrganizationChange;
};

export type OrganizationRole =
  | 'ADMIN'
  | 'BILLING_MANAGER'
  | 'MEMBER'
  | 'UNKNOWN';

export type OrganizationToken = Node & {
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  hint: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  scope: TokenScope;
  serviceAccountName: Maybe<Scalars['String']['output']>;
  user: Maybe<User>;
};

export type OrganizationTokensPayload = {
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type OutboxConnection = {
  edges: Array<OutboxEdge>;
  nodes: Array<OutboxMail>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type OutboxEdge = {
  cursor: Scalars['String']['output'];
  node: OutboxMail;
};

export type OutboxMail = Node & {
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
  isJoined: Scalars['Boolean']['output'];
  package: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  requestId: Scalars['ID']['output'];
  spec: Scalars['MatchSpec']['output'];
  state: ExceptionRequestState;
  until: Maybe<Scalars['Date']['output']>;
};

export type PackageBuild = {
  build: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  name: Scalars['String']['output'];
  platform: Scalars['String']['output'];
  version: Scalars['CondaVersion']['output'];
};

export type PackageChange = {
  askedAt: Scalars['DateTime']['output'];
  feedId: Scalars['String']['output'];
  lost: Array<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  proposed: Array<Scalars['String']['output']>;
};

export type PackageChangeConnection = {
  edges: Array<PackageChangeEdge>;
  nodes: Array<PackageChange>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type PackageChangeEdge = {
  cursor: Scalars['String']['output'];
  node: PackageChange;
};

export type PackageChangePayload = {
  name: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type PackageChannelCount = {
  channel: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  organization: Scalars['String']['output'];
};

export type PackageDecisionCount = {
  count: Scalars['Int']['output'];
  value: Decision;
};

export type PackageDifference = {
  after: Maybe<PackageBuild>;
  before: Maybe<PackageBuild>;
  change: InstalledPackageChange;
  name: Scalars['String']['output'];
};

export type PackageDifferenceConnection = {
  edges: Array<PackageDifferenceEdge>;
  nodes: Array<PackageDifference>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type PackageDifferenceEdge = {
  cursor: Scalars['String']['output'];
  node: PackageDifference;
};

export type PackageFacets = {
  channels: Array<PackageChannelCount>;
  decisions: Array<PackageDecisionCount>;
  licenses: Array<PackageValueCount>;
  platforms: Array<PackageValueCount>;
  severities: Array<PackageSeverityCount>;
  updated: Array<PackageSpanCount>;
};

export type PackageFilter = {
  channels?: InputMaybe<Array<Scalars['String']['input']>>;
  decisions?: InputMaybe<Array<Decision>>;
  licenses?: InputMaybe<Array<Scalars['String']['input']>>;
  platforms?: InputMaybe<Array<Scalars['String']['input']>>;
  severities?: InputMaybe<Array<PackageSeverity>>;
  updated?: InputMaybe<Array<PackageSpan>>;
};

export type PackageGroup = {
  items: Array<PackageHit>;
  searchUrl: Scalars['String']['output'];
  totalCount: Scalars['Int']['output'];
};

export type PackageHit = {
  channelCount: Scalars['Int']['output'];
  channels: Array<PackageHitChannel>;
  name: Scalars['String']['output'];
  summary: Scalars['String']['output'];
};

export type PackageHitChannel = {
  artifactId: Scalars['ID']['output'];
  channel: Scalars['String']['output'];
  decision: Decision;
  latestVersion: Maybe<Scalars['CondaVersion']['output']>;
  license: Maybe<Scalars['String']['output']>;
  organization: Scalars['String']['output'];
  refusedFileCount: Scalars['Int']['output'];
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
  files: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  noneLeft: Scalars['Boolean']['output'];
  reason: Scalars['String']['output'];
  spec: Scalars['String']['output'];
};

export type PackageKnowledge =
  | 'HINT'
  | 'KNOWN'
  | 'NOT_SAID'
  | 'NO_CODE'
  | 'UNKNOWN';

export type PackageRole =
  | 'CARRIER'
  | 'NO_CODE'
  | 'PART'
  | 'SELF'
  | 'UNKNOWN';

export type PackageSeverity =
  | 'CRITICAL'
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM'
  | 'NONE_KNOWN'
  | 'OTHER'
  | 'UNKNOWN';

export type PackageSeverityCount = {
  count: Scalars['Int']['output'];
  value: PackageSeverity;
};

export type PackageSpan =
  | 'MONTH'
  | 'QUARTER'
  | 'WEEK'
  | 'YEAR';

export type PackageSpanCount = {
  count: Scalars['Int']['output'];
  value: PackageSpan;
};

export type PackageValueCount = {
  count: Scalars['Int']['output'];
  value: Scalars['String']['output'];
};

export type PackagesKnowledge = {
  affectedCount: Scalars['Int']['output'];
  noneKnownCount: Scalars['Int']['output'];
  notAffectedCount: Scalars['Int']['output'];
  notCheckedCount: Scalars['Int']['output'];
  packageCount: Scalars['Int']['output'];
  state: VulnerabilityState;
  undecidedCount: Scalars['Int']['output'];
  unknownReason: Maybe<VulnerabilityUnknownReason>;
  worstScore: Maybe<Scalars['Float']['output']>;
  worstSeverity: Maybe<Severity>;
};

export type PageCursor = {
  cursor: Maybe<Scalars['String']['output']>;
  isCurrent: Scalars['Boolean']['output'];
  page: Scalars['Int']['output'];
};

export type PageCursors = {
  pageCount: Scalars['Int']['output'];
  pages: Array<PageCursor>;
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

export type PasskeyChallengePayload = {
  challengeId: Maybe<Scalars['String']['output']>;
  options: Maybe<Scalars['JSON']['output']>;
  userErrors: Array<UserError>;
};

export type PayCheckoutInput = {
  card?: InputMaybe<CardInput>;
  code?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['String']['input'];
  total: Scalars['Int']['input'];
};

export type PayCheckoutPayload = {
  checkout: Maybe<Checkout>;
  userErrors: Array<UserError>;
};

export type PaymentAccount = {
  address: Maybe<BillingAddress>;
  card: Maybe<PaymentCard>;
  credit: Scalars['Int']['output'];
  email: Maybe<Scalars['String']['output']>;
  exists: Scalars['Boolean']['output'];
  failed: Scalars['Boolean']['output'];
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
  defaultPersonPlan: ProductCode;
  defaultPlan: ProductCode;
  processor: PaymentProcessor;
  publishableKey: Maybe<Scalars['String']['output']>;
  scriptUrl: Maybe<Scalars['String']['output']>;
};

export type PaymentProcessor =
  | 'OFF'
  | 'STRIPE'
  | 'TEST'
  | 'UNKNOWN';

export type PersonGroup = {
  items: Array<PersonHit>;
  searchUrl: Scalars['String']['output'];
  totalCount: Scalars['Int']['output'];
};

export type PersonHit = {
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  organizations: Array<Scalars['String']['output']>;
  userId: Scalars['String']['output'];
  username: Scalars['String']['output'];
};

export type PersonalToken = {
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  hint: Scalars['String']['output'];
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  scope: TokenScope;
};

export type PersonalTokenPayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
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

export type PlanTax = {
  amount: Scalars['Int']['output'];
  taxAmount: Scalars['Int']['output'];
  taxName: Scalars['String']['output'];
  total: Scalars['Int']['output'];
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
  isWatched: Scalars['Boolean']['output'];
  replaces: Maybe<Scalars['String']['output']>;
};

export type PlannedChannelAction =
  | 'APPLY'
  | 'ENFORCE'
  | 'RECOMPUTE'
  | 'REPLACE'
  | 'TAKE_OFF'
  | 'WATCH';

export type PlannedFile = {
  file: FileKey;
  isDependency: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  state: PlannedFileState;
  version: Scalars['CondaVersion']['output'];
};

export type PlannedFileState =
  | 'EXISTS'
  | 'NEW'
  | 'REFUSED'
  | 'UNCHANGED'
  | 'WITHDRAWN';

export type PlatformCount = {
  numAfter: Scalars['Int']['output'];
  numBefore: Scalars['Int']['output'];
  numRemoved: Scalars['Int']['output'];
  platform: Scalars['String']['output'];
};

export type PlatformFiles = {
  allowedCount: Scalars['Int']['output'];
  fileCount: Scalars['Int']['output'];
  subdir: Scalars['String']['output'];
};

export type PlatformImpact = {
  coming: Scalars['Int']['output'];
  going: Scalars['Int']['output'];
  numAfter: Scalars['Int']['output'];
  numBefore: Scalars['Int']['output'];
  platform: Scalars['String']['output'];
};

export type PlatformInstall = {
  detail: Maybe<Scalars['String']['output']>;
  isBrokenWithout: Scalars['Boolean']['output'];
  isInstallable: Scalars['Boolean']['output'];
  platform: Scalars['String']['output'];
};

export type PlatformInstallability = {
  allowed: Scalars['Int']['output'];
  broken: Scalars['Int']['output'];
  lostPackageCount: Scalars['Int']['output'];
  lostPackages: Array<LostPackage>;
  newlyBroken: Scalars['Int']['output'];
  platform: Scalars['String']['output'];
  rootCauses: Array<RootCause>;
  unchecked: Scalars['Int']['output'];
};

export type Policy = Node & {
  artifactFamily: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  file: Maybe<Scalars['String']['output']>;
  filter: Maybe<Scalars['PolicyDialogFilter']['output']>;
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


export type PolicyFileArgs = {
  format?: InputMaybe<PolicyFileFormat>;
};


export type PolicyRevisionAtArgs = {
  number: Scalars['Int']['input'];
};


export type PolicyRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type PolicyChange = {
  added: Array<Scalars['String']['output']>;
  addedCount: Scalars['Int']['output'];
  removed: Array<Scalars['String']['output']>;
  removedCount: Scalars['Int']['output'];
  subject: Scalars['String']['output'];
};

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

export type PolicyEdge = {
  cursor: Scalars['String']['output'];
  node: Policy;
};

export type PolicyFileAction =
  | 'CREATE'
  | 'NONE'
  | 'UPDATE';

export type PolicyFileFormat =
  | 'JSON'
  | 'YAML';

export type PolicyFileMistake = {
  column: Maybe<Scalars['Int']['output']>;
  line: Maybe<Scalars['Int']['output']>;
  message: Scalars['String']['output'];
  pointer: Scalars['String']['output'];
};

export type PolicyImpact = {
  byPlatform: Maybe<Array<PlatformImpact>>;
  byRule: Maybe<Array<RuleImpact>>;
  channel: Channel;
  checkedPackageCount: Maybe<Scalars['Int']['output']>;
  coming: Maybe<Scalars['Int']['output']>;
  comingPackageCount: Maybe<Scalars['Int']['output']>;
  comingPackages: Maybe<Array<PackageImpact>>;
  cveStatuses: Maybe<Array<CveStatusFiles>>;
  draftRules: Maybe<Array<DraftRule>>;
  elapsed: Maybe<Scalars['Float']['output']>;
  exceptedFileCount: Maybe<Scalars['Int']['output']>;
  going: Maybe<Scalars['Int']['output']>;
  goingPackageCount: Maybe<Scalars['Int']['output']>;
  goingPackages: Maybe<Array<PackageImpact>>;
  installability: Maybe<Installability>;
  isPublished: Maybe<Scalars['Boolean']['output']>;
  packageCount: Maybe<Scalars['Int']['output']>;
  problems: Array<ImpactProblem>;
  seriousByStatus: Maybe<Array<CveStatusCount>>;
  seriousFileCount: Maybe<Scalars['Int']['output']>;
  servedAfter: Maybe<Scalars['Int']['output']>;
  servedBefore: Maybe<Scalars['Int']['output']>;
  undecidedFileCount: Maybe<Scalars['Int']['output']>;
  unscoredFileCount: Maybe<Scalars['Int']['output']>;
};

export type PolicyPlan = {
  action: Maybe<PolicyFileAction>;
  changes: Array<PolicyChange>;
  channels: Array<PlannedChannel>;
  fingerprint: Maybe<Scalars['String']['output']>;
  hasChanges: Scalars['Boolean']['output'];
  mistakes: Array<PolicyFileMistake>;
  name: Maybe<Scalars['String']['output']>;
  policy: Maybe<Policy>;
  summary: Maybe<Scalars['String']['output']>;
};

export type PolicyRepair = {
  elapsed: Scalars['Float']['output'];
  exceptions: Array<ProposedException>;
  isProvedSmallest: Scalars['Boolean']['output'];
  isTimedOut: Scalars['Boolean']['output'];
  lostBefore: Scalars['Int']['output'];
  notRepairable: Array<Scalars['String']['output']>;
  revivedFileCount: Scalars['Int']['output'];
  stillLost: Scalars['Int']['output'];
  targetCount: Scalars['Int']['output'];
};

export type PolicyRevision = {
  author: Maybe<User>;
  changes: Array<PolicyChange>;
  description: Scalars['String']['output'];
  filters: Scalars['PolicyFilters']['output'];
  isCurrent: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  number: Scalars['Int']['output'];
  restoredFrom: Maybe<Scalars['Int']['output']>;
  savedAt: Scalars['DateTime']['output'];
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

export type PolicyRun = Node & {
  addedCount: Maybe<Scalars['Int']['output']>;
  askedBy: Maybe<User>;
  changes: Maybe<ChangedFileConnection>;
  changesCsv: Maybe<Scalars['String']['output']>;
  channelName: Scalars['String']['output'];
  counts: Array<PlatformCount>;
  createdAt: Scalars['DateTime']['output'];
  display: Scalars['String']['output'];
  error: Maybe<Scalars['String']['output']>;
  failingProbes: Array<ProbeAnswer>;
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  installability: Maybe<Array<RunInstallability>>;
  isHeld: Scalars['Boolean']['output'];
  phase: Scalars['String']['output'];
  policyName: Maybe<Scalars['String']['output']>;
  progress: Maybe<Scalars['Float']['output']>;
  removedCount: Maybe<Scalars['Int']['output']>;
  revision: Maybe<Scalars['Int']['output']>;
  startedAt: Maybe<Scalars['DateTime']['output']>;
  state: JobState;
};


export type PolicyRunChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  change: RunChange;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
};

export type PolicySort =
  | 'NAME'
  | 'UPDATED';

export type PolicyWatch = {
  fileCount: Scalars['Int']['output'];
  packageCount: Scalars['Int']['output'];
  requestCount: Scalars['Int']['output'];
  requests: Array<WatchedRequest>;
  rules: Array<WatchedRule>;
  since: Scalars['DateTime']['output'];
  totalCount: Scalars['Int']['output'];
};

export type Probe = {
  isRequired: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  platforms: Array<Scalars['String']['output']>;
  specs: Array<Scalars['String']['output']>;
};

export type ProbeAnswer = {
  detail: Maybe<Scalars['String']['output']>;
  isRequired: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  ok: Maybe<Scalars['Boolean']['output']>;
  platform: Scalars['String']['output'];
};

export type ProbeChange = {
  after: Maybe<Scalars['Boolean']['output']>;
  before: Maybe<Scalars['Boolean']['output']>;
  detail: Maybe<Scalars['String']['output']>;
  isRequired: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  platform: Scalars['String']['output'];
};

export type ProbeInput = {
  isRequired: Scalars['Boolean']['input'];
  label: Scalars['String']['input'];
  platforms: Array<Scalars['String']['input']>;
  specs: Array<Scalars['String']['input']>;
};

export type ProductCode =
  | 'COMMERCIAL_SUBSCRIPTION'
  | 'ENTERPRISE_SUBSCRIPTION'
  | 'FREE_SUBSCRIPTION'
  | 'PLATFORM_SUBSCRIPTION'
  | 'SECURITY_SUBSCRIPTION'
  | 'STARTER_SUBSCRIPTION'
  | 'UNKNOWN';

export type Project = Node & {
  canEdit: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  folder: Maybe<ProjectFolder>;
  id: Scalars['ID']['output'];
  isOfOrganization: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  ownerName: Scalars['String']['output'];
  projectId: Scalars['String']['output'];
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['String']['output'];
};


export type ProjectFolderArgs = {
  first: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
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
  url: Maybe<Scalars['String']['output']>;
};

export type ProjectFolder = {
  entries: Array<ProjectEntry>;
  path: Scalars['String']['output'];
  roomBytes: Maybe<Scalars['ByteSize']['output']>;
  totalCount: Scalars['Int']['output'];
  usedBytes: Scalars['ByteSize']['output'];
};

export type ProjectGroup = {
  items: Array<ProjectHit>;
  searchUrl: Scalars['String']['output'];
  totalCount: Scalars['Int']['output'];
};

export type ProjectHit = {
  isOfOrganization: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  ownerName: Scalars['String']['output'];
  projectId: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type PromoteFilesInput = {
  channel: Scalars['String']['input'];
  labels?: InputMaybe<Array<Scalars['String']['input']>>;
  organization: Scalars['String']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  wanted: PromotionInput;
};

export type PromotedPackageInput = {
  name: Scalars['String']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type Promotion = {
  answer: Scalars['String']['output'];
  askedAt: Scalars['DateTime']['output'];
  askedBy: Maybe<User>;
  canDecide: Scalars['Boolean']['output'];
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  decidedBy: Maybe<User>;
  files: Array<FileKey>;
  id: Scalars['ID']['output'];
  labels: Array<Scalars['String']['output']>;
  problem: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  source: Scalars['String']['output'];
  state: PromotionState;
  withdrawnAt: Maybe<Scalars['DateTime']['output']>;
};

export type PromotionInput = {
  files?: InputMaybe<Array<FileKeyInput>>;
  packages?: InputMaybe<Array<PromotedPackageInput>>;
  sourceChannel: Scalars['String']['input'];
  sourceOrganization: Scalars['String']['input'];
};

export type PromotionList = {
  nodes: Array<Promotion>;
  totalCount: Scalars['Int']['output'];
};

export type PromotionPayload = {
  channel: Maybe<Channel>;
  promotion: Maybe<Promotion>;
  userErrors: Array<UserError>;
};

export type PromotionPlan = {
  exposes: Scalars['Boolean']['output'];
  fetchCount: Scalars['Int']['output'];
  files: Array<PlannedFile>;
  missing: Array<MissingDependency>;
  missingCount: Scalars['Int']['output'];
  source: Scalars['String']['output'];
  waits: Scalars['Boolean']['output'];
};

export type PromotionState =
  | 'DECLINED'
  | 'DONE'
  | 'FAILED'
  | 'FETCHING'
  | 'WAITING'
  | 'WITHDRAWN';

export type ProposedException = {
  files: Scalars['Int']['output'];
  isExploited: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  spec: Scalars['String']['output'];
  worstScore: Maybe<Scalars['Float']['output']>;
};

export type ProveInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  passkey?: InputMaybe<SignInWithPasskeyInput>;
  password?: InputMaybe<Scalars['String']['input']>;
};

export type PublishHeldRunInput = {
  channel: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type PublishHeldRunPayload = {
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
  build: Scalars['String']['output'];
  existing: Scalars['Boolean']['output'];
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
  channelPackages: Maybe<ChannelPackages>;
  checkout: Maybe<Checkout>;
  collection: Maybe<Collection>;
  collections: Maybe<CollectionConnection>;
  cve: Maybe<Cve>;
  cves: Maybe<CveConnection>;
  deviceRequest: Maybe<AuthorizationRequest>;
  educationOffer: Maybe<EducationOffer>;
  featureFlags: Array<FeatureFlag>;
  guide: Maybe<GuideText>;
  guides: Maybe<Array<Guide>>;
  invitation: Maybe<ReceivedInvitation>;
  invoicePreview: Maybe<InvoicePreview>;
  learningVideos: Maybe<Array<LearningVideo>>;
  mainPackages: Maybe<MainPackages>;
  navigationItems: Maybe<Array<NavigationItem>>;
  node: Maybe<Node>;
  nodes: Array<Maybe<Node>>;
  notebookServer: Maybe<Scalars['URL']['output']>;
  notebooks: Maybe<NotebookConnection>;
  operator: Maybe<Operator>;
  organization: Maybe<Organization>;
  outbox: Maybe<OutboxConnection>;
  outboxMail: Maybe<OutboxMail>;
  packages: Maybe<ArtifactConnection>;
  paymentAccount: Maybe<PaymentAccount>;
  paymentConfig: PaymentConfig;
  planTax: Maybe<PlanTax>;
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
  id: Scalars['String']['input'];
};


export type QueryChannelPackagesArgs = {
  channel: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  subchannel?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCheckoutArgs = {
  id: Scalars['String']['input'];
};


export type QueryCollectionArgs = {
  name: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};


export type QueryCollectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  organization: Scalars['String']['input'];
};


export type QueryCveArgs = {
  cveId: Scalars['String']['input'];
};


export type QueryCvesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
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


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryNotebooksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOrganizationArgs = {
  name: Scalars['String']['input'];
};


export type QueryOutboxArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOutboxMailArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPackagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
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
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySearchArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  group?: InputMaybe<SearchGroup>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


export type QuerySearchCollectionsAndFilesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


export type QuerySearchContextArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


export type QuerySearchPackagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PackageFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


export type QuerySharedNotebookArgs = {
  id: Scalars['String']['input'];
};


export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};

export type QueuedMail = {
  createdAt: Scalars['DateTime']['output'];
  error: Maybe<Scalars['String']['output']>;
  mailId: Scalars['String']['output'];
  state: QueuedMailState;
  subject: Scalars['String']['output'];
  to: Scalars['EmailAddress']['output'];
  triedAt: Maybe<Scalars['DateTime']['output']>;
  tries: Scalars['Int']['output'];
};

export type QueuedMailConnection = {
  edges: Array<QueuedMailEdge>;
  nodes: Array<QueuedMail>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type QueuedMailEdge = {
  cursor: Scalars['String']['output'];
  node: QueuedMail;
};

export type QueuedMailState =
  | 'FAILING'
  | 'GIVEN_UP'
  | 'KEPT'
  | 'UNKNOWN'
  | 'WAITING';

export type ReceivedInvitation = {
  caller: InvitationCaller;
  email: Maybe<Scalars['EmailAddress']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  invitedBy: Maybe<Scalars['String']['output']>;
  organizationName: Scalars['String']['output'];
  organizationTitle: Scalars['String']['output'];
  role: OrganizationRole;
  state: InvitationState;
};

export type RecoveryCodesPayload = {
  recoveryCodes: Maybe<Array<Scalars['String']['output']>>;
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type RegisterInput = {
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  operatorToken?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  returnUrl?: InputMaybe<Scalars['String']['input']>;
};

export type RemoveEnvironmentInput = {
  environmentId: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};

export type RemoveEnvironmentPayload = {
  deletedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type RemoveFeedBundleInput = {
  fileName: Scalars['String']['input'];
};

export type RemoveFeedKeyInput = {
  feedId: Scalars['String']['input'];
};

export type RemoveLicenceInput = {
  memberId: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
  productCode: ProductCode;
};

export type RemoveMemberInput = {
  id: Scalars['ID']['input'];
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

export type RemovePolicyInput = {
  channel: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};

export type RemoveTrustedWorkloadInput = {
  id: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type RemoveVexFeedPayload = {
  removedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type RenameGroupInput = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};

export type RenameGroupPayload = {
  group: Maybe<Group>;
  userErrors: Array<UserError>;
};

export type RenameServiceAccountInput = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};

export type RenewApiTokenInput = {
  days?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};

export type RepairTargets =
  | 'ALL'
  | 'TOP';

export type ReplaceCardInput = {
  card: CardInput;
  organization?: InputMaybe<Scalars['String']['input']>;
};

export type ReplaceCardPayload = {
  account: Maybe<PaymentAccount>;
  userErrors: Array<UserError>;
};

export type ReplayWebhookDeliveryInput = {
  deliveryId: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  webhookId: Scalars['String']['input'];
};

export type RequestCounts = {
  downloads: Scalars['Float']['output'];
  other: Scalars['Float']['output'];
  refused: Scalars['Float']['output'];
  requests: Scalars['Float']['output'];
  served: Scalars['Float']['output'];
  unchanged: Scalars['Float']['output'];
};

export type RequestDay = {
  counts: RequestCounts;
  date: Scalars['Date']['output'];
};

export type RequestPasswordResetInput = {
  email: Scalars['String']['input'];
};

export type ResetPasswordInput = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type RestoreCollectionInput = {
  collectionId: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};

export type RestoreCollectionPayload = {
  collection: Maybe<Collection>;
  userErrors: Array<UserError>;
};

export type RestoreEnvironmentInput = {
  environmentId: Scalars['String']['input'];
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
  id: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type RestoreGroupPayload = {
  group: Maybe<Group>;
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type RestorePolicyInput = {
  id: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type RestorePolicyPayload = {
  organization: Maybe<Organization>;
  policy: Maybe<Policy>;
  userErrors: Array<UserError>;
};

export type RestorePolicyRevisionInput = {
  id: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
  revision: Scalars['Int']['input'];
};

export type RestoreProjectInput = {
  id: Scalars['ID']['input'];
};

export type RestoreProjectPayload = {
  project: Maybe<Project>;
  userErrors: Array<UserError>;
};

export type RetryMailInput = {
  mailId: Scalars['String']['input'];
};

export type RevokeApiTokenInput = {
  id: Scalars['ID']['input'];
};

export type RevokeChannelTokenInput = {
  organization: Scalars['String']['input'];
};

export type RevokeChannelTokenPayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type RevokeOrganizationTokenInput = {
  id: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type RootCause = {
  files: Scalars['Int']['output'];
  packages: Scalars['Int']['output'];
  refused: Scalars['Int']['output'];
  rule: Maybe<Scalars['String']['output']>;
  spec: Maybe<Scalars['String']['output']>;
};

export type RuleImpact = {
  coming: Scalars['Int']['output'];
  facet: Scalars['String']['output'];
  going: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  rule: Scalars['String']['output'];
};

export type RuleSection =
  | 'CVE'
  | 'EXCLUSION'
  | 'PACKAGE';

export type RuleVerdict =
  | 'EXCEPTED'
  | 'NOT_CONCERNED'
  | 'PASSED'
  | 'REFUSED';

export type RunChange =
  | 'ADDED'
  | 'REMOVED';

export type RunExports = {
  kind: Scalars['String']['output'];
  specs: Array<Scalars['MatchSpec']['output']>;
};

export type RunInstallability = {
  allowed: Scalars['Int']['output'];
  broken: Scalars['Int']['output'];
  causes: Array<LossCause>;
  lostPackageCount: Scalars['Int']['output'];
  newlyBroken: Scalars['Int']['output'];
  newlyLost: Array<Scalars['String']['output']>;
  newlyLostCount: Scalars['Int']['output'];
  platform: Scalars['String']['output'];
  regained: Array<Scalars['String']['output']>;
  regainedCount: Scalars['Int']['output'];
  unchecked: Scalars['Int']['output'];
};

export type SayUpstreamInput = {
  evidence: Scalars['String']['input'];
  mappings: Array<UpstreamMappingInput>;
  name: Scalars['String']['input'];
  role: PackageRole;
};

export type SayUpstreamPayload = {
  name: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type SbomFormat =
  | 'CYCLONEDX'
  | 'SPDX';

export type ScanEnvironmentInput = {
  environmentId: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};

export type ScanEnvironmentPayload = {
  scan: Maybe<EnvironmentScan>;
  userErrors: Array<UserError>;
};

export type ScriptChange =
  | 'CHANGED'
  | 'NEW'
  | 'SAME'
  | 'UNKNOWN';

export type ScriptLine = {
  mark: LineMark;
  text: Scalars['String']['output'];
};

export type SearchGroup =
  | 'COLLECTIONS_AND_FILES'
  | 'DOCUMENTATION'
  | 'ENVIRONMENTS'
  | 'PACKAGES'
  | 'PEOPLE'
  | 'PROJECTS';

export type SearchResults = {
  collectionsAndFiles: Maybe<CollectionsAndFilesGroup>;
  documentation: Maybe<DocumentationGroup>;
  environments: Maybe<EnvironmentGroup>;
  packages: Maybe<PackageGroup>;
  people: Maybe<PersonGroup>;
  projects: Maybe<ProjectGroup>;
  totalCount: Scalars['Int']['output'];
};

export type SeatStats = {
  available: Maybe<Scalars['Int']['output']>;
  invited: Scalars['Int']['output'];
  total: Maybe<Scalars['Int']['output']>;
  used: Scalars['Int']['output'];
  version: Scalars['String']['output'];
};

export type SeatsPayload = {
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type SecondFactorsPayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
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
  createdAt: Scalars['DateTime']['output'];
  groups: Array<ServiceAccountGroup>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  token: Maybe<ServiceAccountToken>;
  version: Scalars['String']['output'];
};

export type ServiceAccountGroup = {
  groupId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ServiceAccountInput = {
  id: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type ServiceAccountPayload = {
  organization: Maybe<Organization>;
  serviceAccount: Maybe<ServiceAccount>;
  userErrors: Array<UserError>;
};

export type ServiceAccountToken = {
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  hint: Scalars['String']['output'];
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  scope: TokenScope;
};

export type ServiceStatus = {
  detail: Scalars['String']['output'];
  healthy: Scalars['Boolean']['output'];
  latencyMs: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  since: Maybe<Scalars['DateTime']['output']>;
};

export type Session = {
  email: Scalars['EmailAddress']['output'];
  expiresAt: Scalars['DateTime']['output'];
  source: SessionSource;
  tokenized: Scalars['String']['output'];
};

export type SessionSource =
  | 'APPLICATION'
  | 'OIDC'
  | 'PASSKEY'
  | 'PASSWORD'
  | 'UNKNOWN';

export type SessionsPayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type SetChannelBrokenFilesInput = {
  brokenFiles: BrokenFiles;
  channel: Scalars['String']['input'];
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
};

export type SetChannelBrokenFilesPayload = {
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type SetChannelDescriptionInput = {
  channel: Scalars['String']['input'];
  description: Scalars['String']['input'];
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
};

export type SetChannelDescriptionPayload = {
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type SetChannelPrivacyInput = {
  channel: Scalars['String']['input'];
  confirmExposure?: InputMaybe<Scalars['Boolean']['input']>;
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
  privacy: ChannelPrivacy;
};

export type SetChannelPrivacyPayload = {
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type SetChannelProbesInput = {
  channel: Scalars['String']['input'];
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  holdsBack?: InputMaybe<Scalars['Boolean']['input']>;
  includesEnvironments?: InputMaybe<Scalars['Boolean']['input']>;
  mostNeeded?: InputMaybe<Scalars['Int']['input']>;
  organization: Scalars['String']['input'];
  probes?: InputMaybe<Array<ProbeInput>>;
};

export type SetChannelProbesPayload = {
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type SetChannelReadmeInput = {
  channel: Scalars['String']['input'];
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type SetChannelReadmePayload = {
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type SetChannelUsedWithInput = {
  channel: Scalars['String']['input'];
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
  usedWith: Array<Scalars['String']['input']>;
};

export type SetChannelUsedWithPayload = {
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type SetEnvironmentStateInput = {
  customMessage?: InputMaybe<Scalars['String']['input']>;
  environmentId: Scalars['String']['input'];
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
  status: EnvironmentStatus;
};

export type SetEnvironmentStatePayload = {
  environment: Maybe<Environment>;
  userErrors: Array<UserError>;
};

export type SetFeedKeyInput = {
  feedId: Scalars['String']['input'];
  key: Scalars['String']['input'];
};

export type SetLicenceHoldersInput = {
  memberIds: Array<Scalars['ID']['input']>;
  organization: Scalars['String']['input'];
  productCode: ProductCode;
};

export type SetMemberRoleInput = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
  role: OrganizationRole;
};

export type SetMemberRolePayload = {
  member: Maybe<Member>;
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type SetMirrorInput = {
  bytesPerSecond?: InputMaybe<Scalars['Int']['input']>;
  channel: Scalars['String']['input'];
  credentials?: InputMaybe<MirrorCredentialsInput>;
  downloadsAtOnce?: InputMaybe<Scalars['Int']['input']>;
  excludes?: InputMaybe<Array<Scalars['String']['input']>>;
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  fetches?: InputMaybe<MirrorFetches>;
  listsGone?: InputMaybe<Scalars['Boolean']['input']>;
  lossLimitPercent?: InputMaybe<Scalars['Int']['input']>;
  organization: Scalars['String']['input'];
  otherSources?: InputMaybe<Array<Scalars['String']['input']>>;
  specs?: InputMaybe<Array<Scalars['String']['input']>>;
  subdirs?: InputMaybe<Array<Scalars['String']['input']>>;
  syncMinutes?: InputMaybe<Scalars['Int']['input']>;
};

export type SetMirrorPayload = {
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type SetOrganizationFeaturesInput = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  features: Array<FeatureSettingInput>;
  organization: Scalars['String']['input'];
};

export type SetOrganizationFeaturesPayload = {
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type SetPromotionApprovalInput = {
  channel: Scalars['String']['input'];
  needed: Scalars['Boolean']['input'];
  organization: Scalars['String']['input'];
};

export type SetPromotionApprovalPayload = {
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type SetServiceAccountGroupsInput = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  groupIds: Array<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type Severity =
  | 'CRITICAL'
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM'
  | 'NONE';

export type ShareNotebookInput = {
  notebookId: Scalars['ID']['input'];
  shared: Scalars['Boolean']['input'];
};

export type SignInInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};

export type SignInOptions = {
  hasOperator: Scalars['Boolean']['output'];
  passkeys: Scalars['Boolean']['output'];
  provider: Maybe<IdentityProvider>;
  registration: Scalars['Boolean']['output'];
  returnHosts: Array<Scalars['String']['output']>;
  sendsMail: Scalars['Boolean']['output'];
};

export type SignInPayload = {
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type SignInWithCodeInput = {
  code: Scalars['String']['input'];
  redirectRoute?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
};

export type SignInWithCodePayload = {
  returnUrl: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
  viewer: Maybe<User>;
};

export type SignInWithPasskeyInput = {
  challengeId: Scalars['String']['input'];
  credential: Scalars['JSON']['input'];
};

export type SignOutPayload = {
  signedOut: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type Signature = {
  identity: Maybe<Scalars['String']['output']>;
  issuer: Maybe<Scalars['String']['output']>;
  reason: Maybe<Scalars['String']['output']>;
  root: Maybe<Scalars['String']['output']>;
  state: SignatureState;
  targetChannel: Maybe<Scalars['String']['output']>;
};

export type SignatureState =
  | 'MISSING'
  | 'UNCHECKED'
  | 'UNTRUSTED'
  | 'VERIFIED'
  | 'WRONG';

export type SiteToken = {
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  hint: Scalars['String']['output'];
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

export type Snapshot = {
  address: Scalars['String']['output'];
  fileCount: Scalars['Int']['output'];
  keptUntil: Maybe<Scalars['DateTime']['output']>;
  number: Scalars['Int']['output'];
  policyName: Maybe<Scalars['String']['output']>;
  refusedFileCount: Scalars['Int']['output'];
  revision: Maybe<Scalars['Int']['output']>;
  servedFrom: Scalars['DateTime']['output'];
  servedUntil: Maybe<Scalars['DateTime']['output']>;
};

export type SnapshotList = {
  keptDays: Scalars['Int']['output'];
  nodes: Array<Snapshot>;
};

export type SolvedEnvironment = {
  at: Scalars['DateTime']['output'];
  channels: Array<Scalars['String']['output']>;
};

export type StandingLoss = {
  channelName: Scalars['String']['output'];
  lost: Maybe<LostPackages>;
  probeCount: Scalars['Int']['output'];
  probes: Array<ProbeAnswer>;
};

export type StartCheckoutInput = {
  billingCycle: BillingCycle;
  organization?: InputMaybe<Scalars['String']['input']>;
  productCode: ProductCode;
  quantity: Scalars['Int']['input'];
};

export type StartCheckoutPayload = {
  checkoutId: Maybe<Scalars['String']['output']>;
  url: Maybe<Scalars['URL']['output']>;
  userErrors: Array<UserError>;
};

export type SubscribeToDeltasInput = {
  changeType: DeltaChangeType;
  channel: Scalars['String']['input'];
  frequency: DeltaFrequency;
  organization: Scalars['String']['input'];
};

export type SubscribeToDeltasPayload = {
  subscription: Maybe<DeltaSubscription>;
  userErrors: Array<UserError>;
};

export type Subscription = Node & {
  amount: Maybe<Scalars['Int']['output']>;
  billingCycle: BillingCycle;
  cancelAtPeriodEnd: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  managed: Scalars['Boolean']['output'];
  periodEnd: Scalars['DateTime']['output'];
  periodStart: Scalars['DateTime']['output'];
  productCode: ProductCode;
  productName: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  state: SubscriptionState;
  upgradeTo: Maybe<ProductCode>;
  version: Scalars['String']['output'];
};

export type SubscriptionState =
  | 'CANCELED_ACTIVE'
  | 'CANCELED_EXPIRED'
  | 'SUBSCRIBED'
  | 'UNSUBSCRIBED';

export type SwitchFeedInput = {
  feedId: Scalars['String']['input'];
  isEnabled: Scalars['Boolean']['input'];
};

export type SyncChannelInput = {
  channel: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};

export type SyncChannelPayload = {
  channel: Maybe<Channel>;
  sync: Maybe<SyncJob>;
  userErrors: Array<UserError>;
};

export type SyncJob = Node & {
  createdAt: Scalars['DateTime']['output'];
  error: Maybe<Scalars['String']['output']>;
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isHeld: Scalars['Boolean']['output'];
  phase: Scalars['String']['output'];
  progress: Maybe<Scalars['Float']['output']>;
  recordsRead: Scalars['Int']['output'];
  state: JobState;
};

export type TakeEducationOfferPayload = {
  offer: Maybe<EducationOffer>;
  userErrors: Array<UserError>;
};

export type TelemetryReport = {
  channels: Array<ChannelRequests>;
  months: Array<DownloadMonth>;
  totals: RequestCounts;
};

export type TestMailOutcome =
  | 'FAILED'
  | 'KEPT'
  | 'SENT'
  | 'UNKNOWN';

export type TestMailPayload = {
  answer: Maybe<Scalars['String']['output']>;
  outcome: Maybe<TestMailOutcome>;
  to: Maybe<Scalars['EmailAddress']['output']>;
  userErrors: Array<UserError>;
};

export type ThemeChoice =
  | 'DARK'
  | 'LIGHT'
  | 'SYSTEM';

export type TieGroupInput = {
  channel: Scalars['String']['input'];
  groupId: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type TieGroupPayload = {
  channel: Maybe<Channel>;
  group: Maybe<Group>;
  userErrors: Array<UserError>;
};

export type TokenOwner =
  | 'CALLER'
  | 'ORGANIZATION';

export type TokenScope =
  | 'PUBLISH'
  | 'READ';

export type TopPackage = {
  channel: Scalars['String']['output'];
  downloads: Scalars['Float']['output'];
  name: Scalars['String']['output'];
};

export type Trust =
  | 'SIGNED'
  | 'UNSIGNED'
  | 'UNVERIFIED';

export type TrustWorkloadInput = {
  channel: Scalars['String']['input'];
  issuer: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  scope: TokenScope;
  subject: Scalars['String']['input'];
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

export type TrustedWorkloadsPayload = {
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type UnsubscribeFromDeltasInput = {
  id: Scalars['ID']['input'];
};

export type UnsubscribeFromDeltasPayload = {
  endedId: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type UntoldScript =
  | 'LINK'
  | 'NOT_TEXT'
  | 'TOO_LONG'
  | 'UNKNOWN';

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

export type UpdateCollectionInput = {
  collection: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  entries?: InputMaybe<Array<CollectionEntryInput>>;
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
  privacy?: InputMaybe<CollectionPrivacy>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateCollectionPayload = {
  collection: Maybe<Collection>;
  userErrors: Array<UserError>;
};

export type UpdateConsentInput = {
  isConsented: Scalars['Boolean']['input'];
  version: Scalars['String']['input'];
};

export type UpdateGatewaySettingsInput = {
  anonymizeClients?: InputMaybe<Scalars['Boolean']['input']>;
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  isGatewayEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  organization: Scalars['String']['input'];
  retentionDays?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateGatewaySettingsPayload = {
  gatewaySettings: Maybe<GatewaySettings>;
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

export type UpdatePolicyInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<Scalars['PolicyDialogFilter']['input']>;
  filters?: InputMaybe<Scalars['PolicyFilters']['input']>;
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  organization: Scalars['String']['input'];
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

export type UpdateProjectInput = {
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateProjectPayload = {
  project: Maybe<Project>;
  userErrors: Array<UserError>;
};

export type UpdateSettingsInput = {
  navigationCollapsed?: InputMaybe<Scalars['Boolean']['input']>;
  theme?: InputMaybe<ThemeChoice>;
};

export type UpstreamMapping = {
  confidence: MappingConfidence;
  ecosystem: Scalars['String']['output'];
  evidence: Scalars['String']['output'];
  isHint: Scalars['Boolean']['output'];
  letters: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  origin: Scalars['String']['output'];
  relation: Maybe<Scalars['String']['output']>;
  reviewedAt: Maybe<Scalars['DateTime']['output']>;
  reviewedBy: Maybe<Scalars['String']['output']>;
};

export type UpstreamMappingInput = {
  confidence: MappingConfidence;
  ecosystem: Scalars['String']['input'];
  letters?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  relation?: InputMaybe<Scalars['String']['input']>;
};

export type User = Node & {
  apiTokens: Maybe<Array<ApiToken>>;
  avatarHash: Maybe<Scalars['String']['output']>;
  channelToken: Maybe<ChannelToken>;
  channelTokens: Maybe<Array<ChannelToken>>;
  consent: Maybe<Consent>;
  createdAt: Scalars['DateTime']['output'];
  displayName: Scalars['String']['output'];
  email: Maybe<Scalars['EmailAddress']['output']>;
  featurePermissions: Maybe<Array<FeaturePermission>>;
  firstName: Scalars['String']['output'];
  hasPassword: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  isOfferedPlans: Scalars['Boolean']['output'];
  isOperator: Maybe<Scalars['Boolean']['output']>;
  lastName: Scalars['String']['output'];
  organizations: Maybe<Array<Organization>>;
  ownSubscriptions: Maybe<Array<Subscription>>;
  passkeys: Maybe<Array<Passkey>>;
  personalToken: Maybe<PersonalToken>;
  profile: Maybe<AccountProfile>;
  recoveryCodesLeft: Maybe<Scalars['Int']['output']>;
  sessions: Maybe<Array<UserSession>>;
  settings: Maybe<AccountSettings>;
  subscriptions: Maybe<Array<BaseSubscription>>;
  totpEnabled: Maybe<Scalars['Boolean']['output']>;
  username: Scalars['String']['output'];
};


export type UserChannelTokenArgs = {
  organization: Scalars['String']['input'];
};

export type UserError = {
  code: Scalars['String']['output'];
  field: Array<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type UserSession = Node & {
  createdAt: Scalars['DateTime']['output'];
  device: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isCurrent: Scalars['Boolean']['output'];
  lastUsedAt: Scalars['DateTime']['output'];
  source: SessionSource;
};

export type VerifyEmailInput = {
  token: Scalars['String']['input'];
};

export type VersionException = {
  fileCount: Scalars['Int']['output'];
  spec: Scalars['MatchSpec']['output'];
  until: Maybe<Scalars['Date']['output']>;
};

export type VexFeed = {
  author: Maybe<Scalars['String']['output']>;
  countingCount: Scalars['Int']['output'];
  declinedCount: Scalars['Int']['output'];
  documentAt: Maybe<Scalars['DateTime']['output']>;
  error: Maybe<Scalars['String']['output']>;
  feedId: Scalars['ID']['output'];
  isStale: Scalars['Boolean']['output'];
  lastOkAt: Maybe<Scalars['DateTime']['output']>;
  lastTryAt: Maybe<Scalars['DateTime']['output']>;
  leftOut: Array<VexLeftOut>;
  leftOutCount: Scalars['Int']['output'];
  unmatchedCount: Scalars['Int']['output'];
  url: Scalars['String']['output'];
  waitingCount: Scalars['Int']['output'];
};

export type VexFeedInput = {
  feedId: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type VexFeedPayload = {
  feed: Maybe<VexFeed>;
  userErrors: Array<UserError>;
};

export type VexJustification =
  | 'COMPONENT_NOT_PRESENT'
  | 'INLINE_MITIGATIONS_ALREADY_EXIST'
  | 'UNKNOWN'
  | 'VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY'
  | 'VULNERABLE_CODE_NOT_IN_EXECUTE_PATH'
  | 'VULNERABLE_CODE_NOT_PRESENT';

export type VexLeftOut = {
  message: Scalars['String']['output'];
  place: Scalars['String']['output'];
};

export type VexStatement = {
  author: Maybe<Scalars['String']['output']>;
  cveId: Scalars['String']['output'];
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  decidedBy: Maybe<Scalars['String']['output']>;
  justification: Maybe<VexJustification>;
  note: Scalars['String']['output'];
  package: Maybe<Scalars['String']['output']>;
  product: Scalars['String']['output'];
  saidAt: Scalars['DateTime']['output'];
  state: VexStatementState;
  statementId: Scalars['ID']['output'];
  status: VexStatus;
};

export type VexStatementConnection = {
  edges: Array<VexStatementEdge>;
  nodes: Array<VexStatement>;
  pageCursors: PageCursors;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};


export type VexStatementConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

export type VexStatementEdge = {
  cursor: Scalars['String']['output'];
  node: VexStatement;
};

export type VexStatementState =
  | 'COUNTS'
  | 'DECLINED'
  | 'UNKNOWN'
  | 'UNMATCHED'
  | 'WAITS';

export type VexStatus =
  | 'AFFECTED'
  | 'FIXED'
  | 'NOT_AFFECTED'
  | 'UNDER_INVESTIGATION'
  | 'UNKNOWN';

export type Vulnerabilities = {
  decisions: Array<VulnerabilityDecision>;
  knownCount: Scalars['Int']['output'];
  state: VulnerabilityState;
  undecidedCount: Scalars['Int']['output'];
  unknownReason: Maybe<VulnerabilityUnknownReason>;
  unscoredCount: Scalars['Int']['output'];
  worstScore: Maybe<Scalars['Float']['output']>;
  worstSeverity: Maybe<Severity>;
};

export type VulnerabilityDecision = {
  by: Maybe<Scalars['String']['output']>;
  status: CveStatus;
};

export type VulnerabilityState =
  | 'AFFECTED'
  | 'MALICIOUS'
  | 'NONE_KNOWN'
  | 'NOT_AFFECTED'
  | 'UNKNOWN';

export type VulnerabilityUnknownReason =
  | 'NOT_CHECKED'
  | 'UNDECIDED';

export type WatchedRequest = {
  lastAt: Scalars['DateTime']['output'];
  name: Scalars['String']['output'];
  person: Maybe<User>;
  requestCount: Scalars['Int']['output'];
  rule: Scalars['String']['output'];
  serviceAccountName: Maybe<Scalars['String']['output']>;
};

export type WatchedRule = {
  fileCount: Scalars['Int']['output'];
  requestCount: Scalars['Int']['output'];
  rule: Scalars['String']['output'];
};

export type Webhook = {
  actions: Array<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  failingSince: Maybe<Scalars['DateTime']['output']>;
  formerSecretUntil: Maybe<Scalars['DateTime']['output']>;
  isEnabled: Scalars['Boolean']['output'];
  isGivenUp: Scalars['Boolean']['output'];
  url: Scalars['String']['output'];
  version: Scalars['String']['output'];
  webhookId: Scalars['String']['output'];
};

export type WebhookAttempt = {
  answer: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  durationMs: Scalars['Int']['output'];
  status: Maybe<Scalars['Int']['output']>;
};

export type WebhookDelivery = {
  action: Scalars['String']['output'];
  attempts: Array<WebhookAttempt>;
  createdAt: Scalars['DateTime']['output'];
  deliveryId: Scalars['String']['output'];
  messageId: Scalars['String']['output'];
  nextAt: Maybe<Scalars['DateTime']['output']>;
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

export type WebhookDeliveryPayload = {
  delivery: Maybe<WebhookDelivery>;
  userErrors: Array<UserError>;
};

export type WebhookDeliveryState =
  | 'DELIVERED'
  | 'FAILED'
  | 'UNKNOWN'
  | 'WAITING';

export type WebhookInput = {
  organization: Scalars['String']['input'];
  webhookId: Scalars['String']['input'];
};

export type WebhookPayload = {
  organization: Maybe<Organization>;
  userErrors: Array<UserError>;
};

export type WebhookSecretPayload = {
  organization: Maybe<Organization>;
  secret: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type WithdrawCurationInput = {
  curationId: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type WithdrawCurationPayload = {
  userErrors: Array<UserError>;
  withdrawnId: Maybe<Scalars['ID']['output']>;
};

export type WithdrawExceptionRequestInput = {
  channel: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  requestId: Scalars['ID']['input'];
};

export type WithdrawExceptionRequestPayload = {
  userErrors: Array<UserError>;
  withdrawnId: Maybe<Scalars['ID']['output']>;
};

export type WithdrawFileInput = {
  channel: Scalars['String']['input'];
  fileName: Scalars['String']['input'];
  kind: Withdrawal;
  organization: Scalars['String']['input'];
  reason: Scalars['String']['input'];
  subdir: Scalars['String']['input'];
};

export type WithdrawFilePayload = {
  history: Maybe<Array<FileEvent>>;
  userErrors: Array<UserError>;
};

export type WithdrawPromotionInput = {
  channel: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  organization: Scalars['String']['input'];
};

export type WithdrawPromotionPayload = {
  channel: Maybe<Channel>;
  userErrors: Array<UserError>;
};

export type Withdrawal =
  | 'HARMFUL'
  | 'YANKED';

export type WorkInput = {
  kind: WorkKind;
  workId: Scalars['String']['input'];
};

export type WorkKind =
  | 'JOB'
  | 'RUN'
  | 'SYNC';

export type WriteProjectFileInput = {
  content: Scalars['String']['input'];
  encoding: FileEncoding;
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  path: Scalars['String']['input'];
  projectId: Scalars['ID']['input'];
};

export type WriteProjectFilePayload = {
  project: Maybe<Project>;
  sha256: Maybe<Scalars['SHA256']['output']>;
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





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptInvitationPayload: ResolverTypeWrapper<Payload<Omit<AcceptInvitationPayload, 'organization' | 'userErrors' | 'viewer'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  AcceptedPayload: ResolverTypeWrapper<Payload<Omit<AcceptedPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  AccountPayload: ResolverTypeWrapper<Payload<Omit<AccountPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  AccountProfile: ResolverTypeWrapper<AccountProfile>;
  AccountSettings: ResolverTypeWrapper<AccountSettings>;
  AddPasskeyInput: AddPasskeyInput;
  AddVexFeedInput: AddVexFeedInput;
  AdvisoryFeed: ResolverTypeWrapper<AdvisoryFeed>;
  AdvisoryFeedKind: AdvisoryFeedKind;
  AdvisoryFeedRemark: ResolverTypeWrapper<AdvisoryFeedRemark>;
  AdvisoryFeedState: AdvisoryFeedState;
  AdvisoryNotice: ResolverTypeWrapper<AdvisoryNotice>;
  AdvisorySource: ResolverTypeWrapper<AdvisorySource>;
  AffectedEnvironment: ResolverTypeWrapper<AffectedEnvironment>;
  AffectedPackage: ResolverTypeWrapper<AffectedPackage>;
  AnswerAuthorizationInput: AnswerAuthorizationInput;
  AnswerAuthorizationPayload: ResolverTypeWrapper<Payload<Omit<AnswerAuthorizationPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  AnswerDeviceInput: AnswerDeviceInput;
  AnswerDevicePayload: ResolverTypeWrapper<Payload<Omit<AnswerDevicePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  AnswerInvitationInput: AnswerInvitationInput;
  ApiToken: ResolverTypeWrapper<ApiToken>;
  ApiTokenScope: ApiTokenScope;
  ApiTokensPayload: ResolverTypeWrapper<Payload<Omit<ApiTokensPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  AppliedPolicy: ResolverTypeWrapper<AppliedPolicyModel>;
  ApplyPolicyFileInput: ApplyPolicyFileInput;
  ApplyPolicyFilePayload: ResolverTypeWrapper<Payload<Omit<ApplyPolicyFilePayload, 'organization' | 'policy' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, policy: Maybe<ResolversTypes['Policy']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  ApplyPolicyInput: ApplyPolicyInput;
  ApplyPolicyPayload: ResolverTypeWrapper<Payload<Omit<ApplyPolicyPayload, 'channel' | 'run' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, run: Maybe<ResolversTypes['PolicyRun']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  Archive: ResolverTypeWrapper<ArchiveModel>;
  ArchiveAddress: ResolverTypeWrapper<ArchiveAddress>;
  ArchiveAddressKind: ArchiveAddressKind;
  ArchiveContents: ResolverTypeWrapper<ArchiveContentsModel>;
  ArchivePath: ResolverTypeWrapper<ArchivePath>;
  ArchivePathConnection: ResolverTypeWrapper<ConnectionOf<ArchivePathConnection>>;
  ArchivePathEdge: ResolverTypeWrapper<ArchivePathEdge>;
  ArchiveScript: ResolverTypeWrapper<ArchiveScript>;
  ArchiveScriptKind: ArchiveScriptKind;
  ArchiveState: ArchiveState;
  ArchiveText: ResolverTypeWrapper<ArchiveText>;
  Artifact: ResolverTypeWrapper<ArtifactModel>;
  ArtifactAlternative: ResolverTypeWrapper<ArtifactAlternative>;
  ArtifactConnection: ResolverTypeWrapper<ConnectionOf<Omit<ArtifactConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ArtifactEdge']>, nodes: Array<ResolversTypes['Artifact']> }>>;
  ArtifactDecisionFilter: ArtifactDecisionFilter;
  ArtifactEdge: ResolverTypeWrapper<Omit<ArtifactEdge, 'node'> & { node: ResolversTypes['Artifact'] }>;
  ArtifactVersion: ResolverTypeWrapper<ArtifactVersion>;
  AskForExceptionInput: AskForExceptionInput;
  AskForExceptionPayload: ResolverTypeWrapper<Payload<Omit<AskForExceptionPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  AssignLicencesInput: AssignLicencesInput;
  AuditActorType: AuditActorType;
  AuditChain: ResolverTypeWrapper<AuditChain>;
  AuditChainConnection: ResolverTypeWrapper<ConnectionOf<AuditChainConnection>>;
  AuditChainEdge: ResolverTypeWrapper<AuditChainEdge>;
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  AuditEntryEdge: ResolverTypeWrapper<AuditEntryEdge>;
  AuditFact: ResolverTypeWrapper<AuditFact>;
  AuditFileFormat: AuditFileFormat;
  AuditLogConnection: ResolverTypeWrapper<ConnectionOf<AuditLogConnection>>;
  AuthorizationRequest: ResolverTypeWrapper<AuthorizationRequest>;
  AuthorizationScope: ResolverTypeWrapper<AuthorizationScope>;
  AvailableFilterOptions: ResolverTypeWrapper<AvailableFilterOptions>;
  BaseSubscription: ResolverTypeWrapper<BaseSubscription>;
  BecomeOperatorInput: BecomeOperatorInput;
  BecomeOperatorPayload: ResolverTypeWrapper<Payload<Omit<BecomeOperatorPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  BeginTotpPayload: ResolverTypeWrapper<Payload<Omit<BeginTotpPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  BillingAddress: ResolverTypeWrapper<BillingAddress>;
  BillingAddressInput: BillingAddressInput;
  BillingCycle: BillingCycle;
  BlockedRequest: ResolverTypeWrapper<BlockedRequest>;
  BlockedRequestConnection: ResolverTypeWrapper<ConnectionOf<BlockedRequestConnection>>;
  BlockedRequestEdge: ResolverTypeWrapper<BlockedRequestEdge>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BringBundleInput: BringBundleInput;
  BrokenFiles: BrokenFiles;
  BundleJob: ResolverTypeWrapper<BundleJobModel>;
  BundleJobList: ResolverTypeWrapper<Omit<BundleJobList, 'nodes'> & { nodes: Array<ResolversTypes['BundleJob']> }>;
  BundleKey: ResolverTypeWrapper<BundleKey>;
  BundleKind: BundleKind;
  BundlePayload: ResolverTypeWrapper<Payload<Omit<BundlePayload, 'bundle' | 'channel' | 'userErrors'> & { bundle: Maybe<ResolversTypes['BundleJob']>, channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  ByteSize: ResolverTypeWrapper<Scalars['ByteSize']['output']>;
  CancelRunInput: CancelRunInput;
  CancelRunPayload: ResolverTypeWrapper<Payload<Omit<CancelRunPayload, 'channel' | 'run' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, run: Maybe<ResolversTypes['PolicyRun']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  CardInput: CardInput;
  ChangeEmailInput: ChangeEmailInput;
  ChangePasswordInput: ChangePasswordInput;
  ChangePersonInput: ChangePersonInput;
  ChangeSeatsInput: ChangeSeatsInput;
  ChangeSubscriptionInput: ChangeSubscriptionInput;
  ChangeSubscriptionPayload: ResolverTypeWrapper<Payload<Omit<ChangeSubscriptionPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  ChangeTopic: ChangeTopic;
  ChangeWebhookInput: ChangeWebhookInput;
  ChangedFile: ResolverTypeWrapper<ChangedFile>;
  ChangedFileConnection: ResolverTypeWrapper<ConnectionOf<ChangedFileConnection>>;
  ChangedFileEdge: ResolverTypeWrapper<ChangedFileEdge>;
  Channel: ResolverTypeWrapper<ChannelModel>;
  ChannelClient: ResolverTypeWrapper<ChannelClient>;
  ChannelClientConnection: ResolverTypeWrapper<ConnectionOf<ChannelClientConnection>>;
  ChannelClientEdge: ResolverTypeWrapper<ChannelClientEdge>;
  ChannelCveRules: ResolverTypeWrapper<ChannelCveRules>;
  ChannelFinding: ResolverTypeWrapper<ChannelFinding>;
  ChannelFindingConnection: ResolverTypeWrapper<ConnectionOf<ChannelFindingConnection>>;
  ChannelFindingEdge: ResolverTypeWrapper<ChannelFindingEdge>;
  ChannelLabel: ResolverTypeWrapper<ChannelLabel>;
  ChannelPackages: ResolverTypeWrapper<ChannelPackagesModel>;
  ChannelPrivacy: ChannelPrivacy;
  ChannelProbes: ResolverTypeWrapper<ChannelProbes>;
  ChannelReadme: ResolverTypeWrapper<ChannelReadme>;
  ChannelRequests: ResolverTypeWrapper<ChannelRequests>;
  ChannelToken: ResolverTypeWrapper<ChannelToken>;
  ChannelType: ChannelType;
  CheckChannelSourceInput: CheckChannelSourceInput;
  CheckChannelSourcePayload: ResolverTypeWrapper<Payload<Omit<CheckChannelSourcePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  Checkout: ResolverTypeWrapper<Checkout>;
  CheckoutStatus: CheckoutStatus;
  ClientProgram: ResolverTypeWrapper<ClientProgram>;
  Collection: ResolverTypeWrapper<Collection>;
  CollectionConnection: ResolverTypeWrapper<ConnectionOf<CollectionConnection>>;
  CollectionEdge: ResolverTypeWrapper<CollectionEdge>;
  CollectionEntry: ResolverTypeWrapper<CollectionEntry>;
  CollectionEntryInput: CollectionEntryInput;
  CollectionFileHit: ResolverTypeWrapper<CollectionFileHit>;
  CollectionHit: ResolverTypeWrapper<CollectionHit>;
  CollectionPrivacy: CollectionPrivacy;
  CollectionSummary: ResolverTypeWrapper<CollectionSummary>;
  CollectionsAndFiles: ResolverTypeWrapper<CollectionsAndFiles>;
  CollectionsAndFilesGroup: ResolverTypeWrapper<CollectionsAndFilesGroup>;
  ComparedBuild: ResolverTypeWrapper<ComparedBuild>;
  CondaVersion: ResolverTypeWrapper<Scalars['CondaVersion']['output']>;
  ConfirmTotpInput: ConfirmTotpInput;
  ConflictError: ResolverTypeWrapper<ConflictError>;
  Consent: ResolverTypeWrapper<Consent>;
  CreateApiTokenInput: CreateApiTokenInput;
  CreateChannelInput: CreateChannelInput;
  CreateChannelPayload: ResolverTypeWrapper<Payload<Omit<CreateChannelPayload, 'channel' | 'organization' | 'run' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, organization: Maybe<ResolversTypes['Organization']>, run: Maybe<ResolversTypes['PolicyRun']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateCollectionInput: CreateCollectionInput;
  CreateCollectionPayload: ResolverTypeWrapper<Payload<Omit<CreateCollectionPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateGroupInput: CreateGroupInput;
  CreateGroupPayload: ResolverTypeWrapper<Payload<Omit<CreateGroupPayload, 'group' | 'organization' | 'userErrors'> & { group: Maybe<ResolversTypes['Group']>, organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateOrganizationInput: CreateOrganizationInput;
  CreateOrganizationPayload: ResolverTypeWrapper<Payload<Omit<CreateOrganizationPayload, 'organization' | 'userErrors' | 'viewer'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  CreatePolicyInput: CreatePolicyInput;
  CreatePolicyPayload: ResolverTypeWrapper<Payload<Omit<CreatePolicyPayload, 'organization' | 'policy' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, policy: Maybe<ResolversTypes['Policy']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateProjectInput: CreateProjectInput;
  CreateProjectPayload: ResolverTypeWrapper<Payload<Omit<CreateProjectPayload, 'project' | 'userErrors'> & { project: Maybe<ResolversTypes['Project']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateServiceAccountInput: CreateServiceAccountInput;
  CreateUploadInput: CreateUploadInput;
  CreateUploadPayload: ResolverTypeWrapper<Payload<Omit<CreateUploadPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  CreateWebhookInput: CreateWebhookInput;
  CurateCveInput: CurateCveInput;
  CurateCvePayload: ResolverTypeWrapper<Payload<Omit<CurateCvePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  Curation: ResolverTypeWrapper<Curation>;
  CurationPreview: ResolverTypeWrapper<CurationPreview>;
  CurationPreviewChannel: ResolverTypeWrapper<CurationPreviewChannel>;
  Cve: ResolverTypeWrapper<CveModel>;
  CveConnection: ResolverTypeWrapper<ConnectionOf<Omit<CveConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CveEdge']>, nodes: Array<ResolversTypes['Cve']> }>>;
  CveCuration: ResolverTypeWrapper<CveCuration>;
  CveCurations: ResolverTypeWrapper<CveCurations>;
  CveEdge: ResolverTypeWrapper<CveEdgeModel>;
  CveFile: ResolverTypeWrapper<CveFile>;
  CvePackage: ResolverTypeWrapper<CvePackage>;
  CveRuleFiles: ResolverTypeWrapper<CveRuleFiles>;
  CveRulesState: CveRulesState;
  CveScore: ResolverTypeWrapper<CveScore>;
  CveScoreFiles: ResolverTypeWrapper<CveScoreFiles>;
  CveStatus: CveStatus;
  CveStatusCount: ResolverTypeWrapper<CveStatusCount>;
  CveStatusFiles: ResolverTypeWrapper<CveStatusFiles>;
  CveUrgency: ResolverTypeWrapper<CveUrgency>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideExceptionRequestInput: DecideExceptionRequestInput;
  DecideExceptionRequestPayload: ResolverTypeWrapper<Payload<Omit<DecideExceptionRequestPayload, 'request' | 'userErrors'> & { request: Maybe<ResolversTypes['ExceptionRequest']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  DecideMirrorLossInput: DecideMirrorLossInput;
  DecideMirrorLossPayload: ResolverTypeWrapper<Payload<Omit<DecideMirrorLossPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  DecidePackageChangeInput: DecidePackageChangeInput;
  DecidePromotionInput: DecidePromotionInput;
  DecideVexStatementInput: DecideVexStatementInput;
  DecideVexStatementPayload: ResolverTypeWrapper<Payload<Omit<DecideVexStatementPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  Decision: Decision;
  DeclineInvitationPayload: ResolverTypeWrapper<Payload<Omit<DeclineInvitationPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteAccountInput: DeleteAccountInput;
  DeleteChannelInput: DeleteChannelInput;
  DeleteChannelPayload: ResolverTypeWrapper<Payload<Omit<DeleteChannelPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteCollectionInput: DeleteCollectionInput;
  DeleteCollectionPayload: ResolverTypeWrapper<Payload<Omit<DeleteCollectionPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteGroupInput: DeleteGroupInput;
  DeleteGroupPayload: ResolverTypeWrapper<Payload<Omit<DeleteGroupPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteLabelInput: DeleteLabelInput;
  DeleteLabelPayload: ResolverTypeWrapper<Payload<Omit<DeleteLabelPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteNotebookInput: DeleteNotebookInput;
  DeleteOrganizationPayload: ResolverTypeWrapper<Payload<Omit<DeleteOrganizationPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  DeletePolicyInput: DeletePolicyInput;
  DeletePolicyPayload: ResolverTypeWrapper<Payload<Omit<DeletePolicyPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteProjectFileInput: DeleteProjectFileInput;
  DeleteProjectFilePayload: ResolverTypeWrapper<Payload<Omit<DeleteProjectFilePayload, 'project' | 'userErrors'> & { project: Maybe<ResolversTypes['Project']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteProjectInput: DeleteProjectInput;
  DeleteProjectPayload: ResolverTypeWrapper<Payload<Omit<DeleteProjectPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  DeleteServiceAccountPayload: ResolverTypeWrapper<Payload<Omit<DeleteServiceAccountPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  DeltaChangeType: DeltaChangeType;
  DeltaConnection: ResolverTypeWrapper<ConnectionOf<Omit<DeltaConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['DeltaEdge']>, nodes: Array<ResolversTypes['PolicyRun']> }>>;
  DeltaEdge: ResolverTypeWrapper<Omit<DeltaEdge, 'node'> & { node: ResolversTypes['PolicyRun'] }>;
  DeltaFrequency: DeltaFrequency;
  DeltaSubscription: ResolverTypeWrapper<DeltaSubscription>;
  Dependant: ResolverTypeWrapper<Dependant>;
  Dependency: ResolverTypeWrapper<Dependency>;
  DocumentationGroup: ResolverTypeWrapper<DocumentationGroup>;
  DocumentationHit: ResolverTypeWrapper<DocumentationHit>;
  DownloadMonth: ResolverTypeWrapper<DownloadMonth>;
  DraftRule: ResolverTypeWrapper<DraftRule>;
  DraftedEnvironment: ResolverTypeWrapper<DraftedEnvironment>;
  DraftedEnvironments: ResolverTypeWrapper<DraftedEnvironments>;
  DraftedPackage: ResolverTypeWrapper<DraftedPackage>;
  EditInvitationInput: EditInvitationInput;
  EditInvitationPayload: ResolverTypeWrapper<Payload<Omit<EditInvitationPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  EducationOffer: ResolverTypeWrapper<EducationOffer>;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EndDeltaMailsInput: EndDeltaMailsInput;
  EndDeltaMailsPayload: ResolverTypeWrapper<Payload<Omit<EndDeltaMailsPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  EndExceptionInput: EndExceptionInput;
  EndExceptionPayload: ResolverTypeWrapper<Payload<Omit<EndExceptionPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  EndOrganizationInput: EndOrganizationInput;
  EndSessionInput: EndSessionInput;
  Environment: ResolverTypeWrapper<EnvironmentModel>;
  EnvironmentConnection: ResolverTypeWrapper<ConnectionOf<Omit<EnvironmentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['EnvironmentEdge']>, nodes: Array<ResolversTypes['Environment']> }>>;
  EnvironmentCveCounts: ResolverTypeWrapper<EnvironmentCveCounts>;
  EnvironmentDraft: ResolverTypeWrapper<EnvironmentDraft>;
  EnvironmentEdge: ResolverTypeWrapper<Omit<EnvironmentEdge, 'node'> & { node: ResolversTypes['Environment'] }>;
  EnvironmentFileForm: EnvironmentFileForm;
  EnvironmentFileInput: EnvironmentFileInput;
  EnvironmentFinding: ResolverTypeWrapper<EnvironmentFinding>;
  EnvironmentFormat: EnvironmentFormat;
  EnvironmentGroup: ResolverTypeWrapper<EnvironmentGroup>;
  EnvironmentHit: ResolverTypeWrapper<EnvironmentHit>;
  EnvironmentMoment: ResolverTypeWrapper<EnvironmentMoment>;
  EnvironmentMomentConnection: ResolverTypeWrapper<ConnectionOf<EnvironmentMomentConnection>>;
  EnvironmentMomentEdge: ResolverTypeWrapper<EnvironmentMomentEdge>;
  EnvironmentOutcome: EnvironmentOutcome;
  EnvironmentPerson: ResolverTypeWrapper<EnvironmentPerson>;
  EnvironmentRemark: ResolverTypeWrapper<EnvironmentRemark>;
  EnvironmentResult: ResolverTypeWrapper<EnvironmentResult>;
  EnvironmentReview: ResolverTypeWrapper<EnvironmentReview>;
  EnvironmentReviews: ResolverTypeWrapper<EnvironmentReviews>;
  EnvironmentScan: ResolverTypeWrapper<EnvironmentScan>;
  EnvironmentState: ResolverTypeWrapper<EnvironmentState>;
  EnvironmentStats: ResolverTypeWrapper<EnvironmentStats>;
  EnvironmentStatus: EnvironmentStatus;
  EnvironmentUser: ResolverTypeWrapper<EnvironmentUser>;
  EnvironmentUserConnection: ResolverTypeWrapper<ConnectionOf<EnvironmentUserConnection>>;
  EnvironmentUserEdge: ResolverTypeWrapper<EnvironmentUserEdge>;
  ExceptedCve: ResolverTypeWrapper<ExceptedCve>;
  ExceptedFile: ResolverTypeWrapper<ExceptedFile>;
  ExceptedLicense: ResolverTypeWrapper<ExceptedLicense>;
  ExceptionAsker: ResolverTypeWrapper<Omit<ExceptionAsker, 'person'> & { person: ResolversTypes['User'] }>;
  ExceptionDecision: ExceptionDecision;
  ExceptionImpact: ResolverTypeWrapper<ExceptionImpact>;
  ExceptionRequest: ResolverTypeWrapper<ExceptionRequestModel>;
  ExceptionRequestConnection: ResolverTypeWrapper<ConnectionOf<Omit<ExceptionRequestConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ExceptionRequestEdge']>, nodes: Array<ResolversTypes['ExceptionRequest']> }>>;
  ExceptionRequestEdge: ResolverTypeWrapper<Omit<ExceptionRequestEdge, 'node'> & { node: ResolversTypes['ExceptionRequest'] }>;
  ExceptionRequestState: ExceptionRequestState;
  ExplainedRule: ResolverTypeWrapper<Omit<ExplainedRule, 'cves'> & { cves: Array<ResolversTypes['Cve']> }>;
  Explanation: ResolverTypeWrapper<ExplanationModel>;
  ExplanationSection: ResolverTypeWrapper<Omit<ExplanationSection, 'rules'> & { rules: Array<ResolversTypes['ExplainedRule']> }>;
  ExposedBuild: ResolverTypeWrapper<ExposedBuild>;
  ExposedEnvironment: ResolverTypeWrapper<ExposedEnvironment>;
  Exposure: ResolverTypeWrapper<Exposure>;
  ExposureCoverage: ResolverTypeWrapper<ExposureCoverage>;
  ExposureDay: ResolverTypeWrapper<ExposureDay>;
  FailedWork: ResolverTypeWrapper<FailedWork>;
  FailedWorkConnection: ResolverTypeWrapper<ConnectionOf<FailedWorkConnection>>;
  FailedWorkEdge: ResolverTypeWrapper<FailedWorkEdge>;
  FeatureFlag: ResolverTypeWrapper<FeatureFlag>;
  FeaturePermission: ResolverTypeWrapper<FeaturePermission>;
  FeatureSetting: ResolverTypeWrapper<FeatureSetting>;
  FeatureSettingInput: FeatureSettingInput;
  FeedBundleChoice: ResolverTypeWrapper<FeedBundleChoice>;
  FeedBundleState: FeedBundleState;
  FeedBundles: ResolverTypeWrapper<FeedBundles>;
  FeedBundlesPayload: ResolverTypeWrapper<Payload<Omit<FeedBundlesPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  FeedsPayload: ResolverTypeWrapper<Payload<Omit<FeedsPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  FetchFeedInput: FetchFeedInput;
  File: ResolverTypeWrapper<FileModel>;
  FileConnection: ResolverTypeWrapper<ConnectionOf<Omit<FileConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['FileEdge']>, nodes: Array<ResolversTypes['File']> }>>;
  FileEdge: ResolverTypeWrapper<Omit<FileEdge, 'node'> & { node: ResolversTypes['File'] }>;
  FileEncoding: FileEncoding;
  FileEvent: ResolverTypeWrapper<FileEventModel>;
  FileEventKind: FileEventKind;
  FileKey: ResolverTypeWrapper<FileKey>;
  FileKeyInput: FileKeyInput;
  FindingBegin: FindingBegin;
  FindingEnd: FindingEnd;
  FindingState: FindingState;
  FlagContextInput: FlagContextInput;
  FlagExposureInput: FlagExposureInput;
  FlagReason: FlagReason;
  FlagValueType: FlagValueType;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GatewaySettings: ResolverTypeWrapper<GatewaySettings>;
  GiveTokenToMirrorsInput: GiveTokenToMirrorsInput;
  GiveTokenToMirrorsPayload: ResolverTypeWrapper<Payload<Omit<GiveTokenToMirrorsPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  GrantOrganizationPlanInput: GrantOrganizationPlanInput;
  GrantPersonPlanInput: GrantPersonPlanInput;
  GrantedException: ResolverTypeWrapper<GrantedExceptionModel>;
  GrantedExceptionConnection: ResolverTypeWrapper<ConnectionOf<Omit<GrantedExceptionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['GrantedExceptionEdge']>, nodes: Array<ResolversTypes['GrantedException']> }>>;
  GrantedExceptionEdge: ResolverTypeWrapper<Omit<GrantedExceptionEdge, 'node'> & { node: ResolversTypes['GrantedException'] }>;
  Group: ResolverTypeWrapper<GroupModel>;
  GroupMemberInput: GroupMemberInput;
  GroupMemberPayload: ResolverTypeWrapper<Payload<Omit<GroupMemberPayload, 'group' | 'userErrors'> & { group: Maybe<ResolversTypes['Group']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  Guide: ResolverTypeWrapper<Guide>;
  GuideText: ResolverTypeWrapper<GuideText>;
  HubActivePlan: ResolverTypeWrapper<HubActivePlan>;
  HubAdmin: ResolverTypeWrapper<HubAdmin>;
  HubChannel: ResolverTypeWrapper<HubChannel>;
  HubFolder: ResolverTypeWrapper<HubFolder>;
  HubJobs: ResolverTypeWrapper<HubJobs>;
  HubJobsPayload: ResolverTypeWrapper<Payload<Omit<HubJobsPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  HubMail: ResolverTypeWrapper<HubMail>;
  HubMailPayload: ResolverTypeWrapper<Payload<Omit<HubMailPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  HubMembership: ResolverTypeWrapper<HubMembership>;
  HubOrganization: ResolverTypeWrapper<HubOrganization>;
  HubOrganizationConnection: ResolverTypeWrapper<ConnectionOf<HubOrganizationConnection>>;
  HubOrganizationEdge: ResolverTypeWrapper<HubOrganizationEdge>;
  HubOrganizationInput: HubOrganizationInput;
  HubOrganizationPayload: ResolverTypeWrapper<Payload<Omit<HubOrganizationPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  HubPackage: ResolverTypeWrapper<HubPackage>;
  HubPackageConnection: ResolverTypeWrapper<ConnectionOf<HubPackageConnection>>;
  HubPackageEdge: ResolverTypeWrapper<HubPackageEdge>;
  HubPerson: ResolverTypeWrapper<HubPerson>;
  HubPersonConnection: ResolverTypeWrapper<ConnectionOf<HubPersonConnection>>;
  HubPersonEdge: ResolverTypeWrapper<HubPersonEdge>;
  HubPersonInput: HubPersonInput;
  HubPersonPayload: ResolverTypeWrapper<Payload<Omit<HubPersonPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  HubPersonState: HubPersonState;
  HubPlan: ResolverTypeWrapper<HubPlan>;
  HubSession: ResolverTypeWrapper<HubSession>;
  HubStorage: ResolverTypeWrapper<HubStorage>;
  HubWork: ResolverTypeWrapper<HubWork>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdentityProvider: ResolverTypeWrapper<IdentityProvider>;
  ImpactProblem: ResolverTypeWrapper<ImpactProblem>;
  ImportEnvironmentInput: ImportEnvironmentInput;
  ImportEnvironmentPayload: ResolverTypeWrapper<Payload<Omit<ImportEnvironmentPayload, 'environment' | 'userErrors'> & { environment: Maybe<ResolversTypes['Environment']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  ImportNotebookInput: ImportNotebookInput;
  ImportOpenVexInput: ImportOpenVexInput;
  ImportOpenVexPayload: ResolverTypeWrapper<Payload<Omit<ImportOpenVexPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  IncomingBundle: ResolverTypeWrapper<IncomingBundle>;
  IncomingBundles: ResolverTypeWrapper<IncomingBundles>;
  IncomingFeedBundle: ResolverTypeWrapper<IncomingFeedBundle>;
  InputError: ResolverTypeWrapper<InputError>;
  Installability: ResolverTypeWrapper<Installability>;
  InstalledPackage: ResolverTypeWrapper<InstalledPackage>;
  InstalledPackageChange: InstalledPackageChange;
  InstalledPackageConnection: ResolverTypeWrapper<ConnectionOf<InstalledPackageConnection>>;
  InstalledPackageEdge: ResolverTypeWrapper<InstalledPackageEdge>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invitation: ResolverTypeWrapper<Invitation>;
  InvitationAddressesInput: InvitationAddressesInput;
  InvitationCaller: InvitationCaller;
  InvitationConnection: ResolverTypeWrapper<ConnectionOf<InvitationConnection>>;
  InvitationEdge: ResolverTypeWrapper<InvitationEdge>;
  InvitationOutcome: ResolverTypeWrapper<InvitationOutcome>;
  InvitationOutcomeKind: InvitationOutcomeKind;
  InvitationOutcomesPayload: ResolverTypeWrapper<Payload<Omit<InvitationOutcomesPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  InvitationState: InvitationState;
  InviteMembersInput: InviteMembersInput;
  Invoice: ResolverTypeWrapper<Invoice>;
  InvoiceLine: ResolverTypeWrapper<InvoiceLine>;
  InvoicePreview: ResolverTypeWrapper<InvoicePreview>;
  InvoicePreviewInput: InvoicePreviewInput;
  InvoiceStatus: InvoiceStatus;
  IssueApiTokenPayload: ResolverTypeWrapper<Payload<Omit<IssueApiTokenPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  IssueChannelTokenInput: IssueChannelTokenInput;
  IssueChannelTokenPayload: ResolverTypeWrapper<Payload<Omit<IssueChannelTokenPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  IssuePersonalTokenInput: IssuePersonalTokenInput;
  IssuePersonalTokenPayload: ResolverTypeWrapper<Payload<Omit<IssuePersonalTokenPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  IssueServiceAccountTokenInput: IssueServiceAccountTokenInput;
  IssueServiceAccountTokenPayload: ResolverTypeWrapper<Payload<Omit<IssueServiceAccountTokenPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  IssueSiteTokenInput: IssueSiteTokenInput;
  IssueSiteTokenPayload: ResolverTypeWrapper<Payload<Omit<IssueSiteTokenPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JobQueue: ResolverTypeWrapper<JobQueue>;
  JobState: JobState;
  LabelFilesInput: LabelFilesInput;
  LabelFilesPayload: ResolverTypeWrapper<Payload<Omit<LabelFilesPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  LearningVideo: ResolverTypeWrapper<LearningVideo>;
  LeaveOrganizationPayload: ResolverTypeWrapper<Payload<Omit<LeaveOrganizationPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  Licence: ResolverTypeWrapper<Licence>;
  LineMark: LineMark;
  LoadFeedBundleInput: LoadFeedBundleInput;
  LoadedFeedBundle: ResolverTypeWrapper<LoadedFeedBundle>;
  LossCause: ResolverTypeWrapper<LossCause>;
  LostPackage: ResolverTypeWrapper<LostPackage>;
  LostPackages: ResolverTypeWrapper<LostPackages>;
  MadeFeedBundle: ResolverTypeWrapper<MadeFeedBundle>;
  MailServer: ResolverTypeWrapper<MailServer>;
  MainPackages: ResolverTypeWrapper<MainPackagesModel>;
  MakeBundleInput: MakeBundleInput;
  MakeFeedBundleInput: MakeFeedBundleInput;
  MappingConfidence: MappingConfidence;
  MatchSpec: ResolverTypeWrapper<Scalars['MatchSpec']['output']>;
  Member: ResolverTypeWrapper<MemberModel>;
  MemberConnection: ResolverTypeWrapper<ConnectionOf<Omit<MemberConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['MemberEdge']>, nodes: Array<ResolversTypes['Member']> }>>;
  MemberEdge: ResolverTypeWrapper<Omit<MemberEdge, 'node'> & { node: ResolversTypes['Member'] }>;
  Membership: ResolverTypeWrapper<Membership>;
  Mirror: ResolverTypeWrapper<Mirror>;
  MirrorCredentialKind: MirrorCredentialKind;
  MirrorCredentials: ResolverTypeWrapper<MirrorCredentials>;
  MirrorCredentialsInput: MirrorCredentialsInput;
  MirrorFetches: MirrorFetches;
  MirrorLoss: ResolverTypeWrapper<MirrorLoss>;
  MirrorLossDecision: MirrorLossDecision;
  MirrorProblem: ResolverTypeWrapper<MirrorProblem>;
  MirrorProblemKind: MirrorProblemKind;
  MirrorSubdirLoss: ResolverTypeWrapper<MirrorSubdirLoss>;
  MissingDependency: ResolverTypeWrapper<MissingDependency>;
  MoveExceptionEndInput: MoveExceptionEndInput;
  MoveExceptionEndPayload: ResolverTypeWrapper<Payload<Omit<MoveExceptionEndPayload, 'exception' | 'userErrors'> & { exception: Maybe<ResolversTypes['GrantedException']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NameTakenError: ResolverTypeWrapper<NameTakenError>;
  NavigationItem: ResolverTypeWrapper<NavigationItem>;
  NextCharge: ResolverTypeWrapper<NextCharge>;
  Node: ResolverTypeWrapper<NodeModel>;
  NotAllowedError: ResolverTypeWrapper<NotAllowedError>;
  Notebook: ResolverTypeWrapper<Notebook>;
  NotebookConnection: ResolverTypeWrapper<ConnectionOf<NotebookConnection>>;
  NotebookEdge: ResolverTypeWrapper<NotebookEdge>;
  NotebookPayload: ResolverTypeWrapper<Payload<Omit<NotebookPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  OpenBillingPortalInput: OpenBillingPortalInput;
  OpenBillingPortalPayload: ResolverTypeWrapper<Payload<Omit<OpenBillingPortalPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  Operator: ResolverTypeWrapper<OperatorModel>;
  OperatorAction: OperatorAction;
  OperatorLogConnection: ResolverTypeWrapper<ConnectionOf<OperatorLogConnection>>;
  OperatorLogEdge: ResolverTypeWrapper<OperatorLogEdge>;
  OperatorLogEntry: ResolverTypeWrapper<OperatorLogEntry>;
  Organization: ResolverTypeWrapper<OrganizationModel>;
  OrganizationChange: ResolverTypeWrapper<OrganizationChangeModel>;
  OrganizationChangeConnection: ResolverTypeWrapper<ConnectionOf<Omit<OrganizationChangeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['OrganizationChangeEdge']>, nodes: Array<ResolversTypes['OrganizationChange']> }>>;
  OrganizationChangeEdge: ResolverTypeWrapper<Omit<OrganizationChangeEdge, 'node'> & { node: ResolversTypes['OrganizationChange'] }>;
  OrganizationRole: OrganizationRole;
  OrganizationToken: ResolverTypeWrapper<OrganizationTokenModel>;
  OrganizationTokensPayload: ResolverTypeWrapper<Payload<Omit<OrganizationTokensPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  OutboxConnection: ResolverTypeWrapper<ConnectionOf<OutboxConnection>>;
  OutboxEdge: ResolverTypeWrapper<OutboxEdge>;
  OutboxMail: ResolverTypeWrapper<OutboxMail>;
  OwnExceptionRequest: ResolverTypeWrapper<OwnExceptionRequest>;
  PackageBuild: ResolverTypeWrapper<PackageBuild>;
  PackageChange: ResolverTypeWrapper<PackageChange>;
  PackageChangeConnection: ResolverTypeWrapper<ConnectionOf<PackageChangeConnection>>;
  PackageChangeEdge: ResolverTypeWrapper<PackageChangeEdge>;
  PackageChangePayload: ResolverTypeWrapper<Payload<Omit<PackageChangePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  PackageChannelCount: ResolverTypeWrapper<PackageChannelCount>;
  PackageDecisionCount: ResolverTypeWrapper<PackageDecisionCount>;
  PackageDifference: ResolverTypeWrapper<PackageDifference>;
  PackageDifferenceConnection: ResolverTypeWrapper<ConnectionOf<PackageDifferenceConnection>>;
  PackageDifferenceEdge: ResolverTypeWrapper<PackageDifferenceEdge>;
  PackageFacets: ResolverTypeWrapper<PackageFacets>;
  PackageFilter: PackageFilter;
  PackageGroup: ResolverTypeWrapper<PackageGroup>;
  PackageHit: ResolverTypeWrapper<PackageHit>;
  PackageHitChannel: ResolverTypeWrapper<PackageHitChannel>;
  PackageHitConnection: ResolverTypeWrapper<PackageHitConnectionModel>;
  PackageHitEdge: ResolverTypeWrapper<PackageHitEdge>;
  PackageImpact: ResolverTypeWrapper<PackageImpact>;
  PackageKnowledge: PackageKnowledge;
  PackageRole: PackageRole;
  PackageSeverity: PackageSeverity;
  PackageSeverityCount: ResolverTypeWrapper<PackageSeverityCount>;
  PackageSpan: PackageSpan;
  PackageSpanCount: ResolverTypeWrapper<PackageSpanCount>;
  PackageValueCount: ResolverTypeWrapper<PackageValueCount>;
  PackagesKnowledge: ResolverTypeWrapper<PackagesKnowledge>;
  PageCursor: ResolverTypeWrapper<PageCursor>;
  PageCursors: ResolverTypeWrapper<PageCursors>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Passkey: ResolverTypeWrapper<Passkey>;
  PasskeyChallengePayload: ResolverTypeWrapper<Payload<Omit<PasskeyChallengePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  PayCheckoutInput: PayCheckoutInput;
  PayCheckoutPayload: ResolverTypeWrapper<Payload<Omit<PayCheckoutPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  PaymentAccount: ResolverTypeWrapper<PaymentAccountModel>;
  PaymentCard: ResolverTypeWrapper<PaymentCard>;
  PaymentConfig: ResolverTypeWrapper<PaymentConfig>;
  PaymentProcessor: PaymentProcessor;
  PersonGroup: ResolverTypeWrapper<PersonGroup>;
  PersonHit: ResolverTypeWrapper<PersonHit>;
  PersonalToken: ResolverTypeWrapper<PersonalToken>;
  PersonalTokenPayload: ResolverTypeWrapper<Payload<Omit<PersonalTokenPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  Plan: ResolverTypeWrapper<PlanModel>;
  PlanPricing: ResolverTypeWrapper<PlanPricing>;
  PlanTax: ResolverTypeWrapper<PlanTax>;
  PlanTaxInput: PlanTaxInput;
  PlannedChannel: ResolverTypeWrapper<PlannedChannelModel>;
  PlannedChannelAction: PlannedChannelAction;
  PlannedFile: ResolverTypeWrapper<PlannedFile>;
  PlannedFileState: PlannedFileState;
  PlatformCount: ResolverTypeWrapper<PlatformCount>;
  PlatformFiles: ResolverTypeWrapper<PlatformFiles>;
  PlatformImpact: ResolverTypeWrapper<PlatformImpact>;
  PlatformInstall: ResolverTypeWrapper<PlatformInstall>;
  PlatformInstallability: ResolverTypeWrapper<PlatformInstallability>;
  Policy: ResolverTypeWrapper<PolicyModel>;
  PolicyChange: ResolverTypeWrapper<PolicyChange>;
  PolicyConnection: ResolverTypeWrapper<ConnectionOf<Omit<PolicyConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PolicyEdge']>, nodes: Array<ResolversTypes['Policy']> }>>;
  PolicyDialogFilter: ResolverTypeWrapper<Scalars['PolicyDialogFilter']['output']>;
  PolicyEdge: ResolverTypeWrapper<Omit<PolicyEdge, 'node'> & { node: ResolversTypes['Policy'] }>;
  PolicyFileAction: PolicyFileAction;
  PolicyFileFormat: PolicyFileFormat;
  PolicyFileMistake: ResolverTypeWrapper<PolicyFileMistake>;
  PolicyFilters: ResolverTypeWrapper<Scalars['PolicyFilters']['output']>;
  PolicyImpact: ResolverTypeWrapper<PolicyImpactModel>;
  PolicyPlan: ResolverTypeWrapper<PolicyPlanModel>;
  PolicyRepair: ResolverTypeWrapper<PolicyRepair>;
  PolicyRevision: ResolverTypeWrapper<PolicyRevisionModel>;
  PolicyRevisionConnection: ResolverTypeWrapper<ConnectionOf<Omit<PolicyRevisionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PolicyRevisionEdge']>, nodes: Array<ResolversTypes['PolicyRevision']> }>>;
  PolicyRevisionEdge: ResolverTypeWrapper<Omit<PolicyRevisionEdge, 'node'> & { node: ResolversTypes['PolicyRevision'] }>;
  PolicyRun: ResolverTypeWrapper<PolicyRunModel>;
  PolicySort: PolicySort;
  PolicyWatch: ResolverTypeWrapper<Omit<PolicyWatch, 'requests'> & { requests: Array<ResolversTypes['WatchedRequest']> }>;
  Probe: ResolverTypeWrapper<Probe>;
  ProbeAnswer: ResolverTypeWrapper<ProbeAnswer>;
  ProbeChange: ResolverTypeWrapper<ProbeChange>;
  ProbeInput: ProbeInput;
  ProductCode: ProductCode;
  Project: ResolverTypeWrapper<ProjectModel>;
  ProjectConnection: ResolverTypeWrapper<ConnectionOf<Omit<ProjectConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ProjectEdge']>, nodes: Array<ResolversTypes['Project']> }>>;
  ProjectEdge: ResolverTypeWrapper<Omit<ProjectEdge, 'node'> & { node: ResolversTypes['Project'] }>;
  ProjectEntry: ResolverTypeWrapper<ProjectEntry>;
  ProjectFolder: ResolverTypeWrapper<ProjectFolder>;
  ProjectGroup: ResolverTypeWrapper<ProjectGroup>;
  ProjectHit: ResolverTypeWrapper<ProjectHit>;
  PromoteFilesInput: PromoteFilesInput;
  PromotedPackageInput: PromotedPackageInput;
  Promotion: ResolverTypeWrapper<PromotionModel>;
  PromotionInput: PromotionInput;
  PromotionList: ResolverTypeWrapper<Omit<PromotionList, 'nodes'> & { nodes: Array<ResolversTypes['Promotion']> }>;
  PromotionPayload: ResolverTypeWrapper<Payload<Omit<PromotionPayload, 'channel' | 'promotion' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, promotion: Maybe<ResolversTypes['Promotion']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  PromotionPlan: ResolverTypeWrapper<PromotionPlan>;
  PromotionState: PromotionState;
  ProposedException: ResolverTypeWrapper<ProposedException>;
  ProveInput: ProveInput;
  PublishHeldRunInput: PublishHeldRunInput;
  PublishHeldRunPayload: ResolverTypeWrapper<Payload<Omit<PublishHeldRunPayload, 'channel' | 'run' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, run: Maybe<ResolversTypes['PolicyRun']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  PublishUploadInput: PublishUploadInput;
  PublishUploadPayload: ResolverTypeWrapper<Payload<Omit<PublishUploadPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  PublishedFile: ResolverTypeWrapper<PublishedFile>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QueuedMail: ResolverTypeWrapper<QueuedMail>;
  QueuedMailConnection: ResolverTypeWrapper<ConnectionOf<QueuedMailConnection>>;
  QueuedMailEdge: ResolverTypeWrapper<QueuedMailEdge>;
  QueuedMailState: QueuedMailState;
  ReceivedInvitation: ResolverTypeWrapper<ReceivedInvitation>;
  RecoveryCodesPayload: ResolverTypeWrapper<Payload<Omit<RecoveryCodesPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  RegisterInput: RegisterInput;
  RemoveEnvironmentInput: RemoveEnvironmentInput;
  RemoveEnvironmentPayload: ResolverTypeWrapper<Payload<Omit<RemoveEnvironmentPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  RemoveFeedBundleInput: RemoveFeedBundleInput;
  RemoveFeedKeyInput: RemoveFeedKeyInput;
  RemoveLicenceInput: RemoveLicenceInput;
  RemoveMemberInput: RemoveMemberInput;
  RemoveMemberPayload: ResolverTypeWrapper<Payload<Omit<RemoveMemberPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RemovePasskeyInput: RemovePasskeyInput;
  RemovePolicyInput: RemovePolicyInput;
  RemoveTrustedWorkloadInput: RemoveTrustedWorkloadInput;
  RemoveVexFeedPayload: ResolverTypeWrapper<Payload<Omit<RemoveVexFeedPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  RenameGroupInput: RenameGroupInput;
  RenameGroupPayload: ResolverTypeWrapper<Payload<Omit<RenameGroupPayload, 'group' | 'userErrors'> & { group: Maybe<ResolversTypes['Group']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RenameServiceAccountInput: RenameServiceAccountInput;
  RenewApiTokenInput: RenewApiTokenInput;
  RepairTargets: RepairTargets;
  ReplaceCardInput: ReplaceCardInput;
  ReplaceCardPayload: ResolverTypeWrapper<Payload<Omit<ReplaceCardPayload, 'account' | 'userErrors'> & { account: Maybe<ResolversTypes['PaymentAccount']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  ReplayWebhookDeliveryInput: ReplayWebhookDeliveryInput;
  RequestCounts: ResolverTypeWrapper<RequestCounts>;
  RequestDay: ResolverTypeWrapper<RequestDay>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  ResetPasswordInput: ResetPasswordInput;
  RestoreCollectionInput: RestoreCollectionInput;
  RestoreCollectionPayload: ResolverTypeWrapper<Payload<Omit<RestoreCollectionPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  RestoreEnvironmentInput: RestoreEnvironmentInput;
  RestoreEnvironmentPayload: ResolverTypeWrapper<Payload<Omit<RestoreEnvironmentPayload, 'environment' | 'userErrors'> & { environment: Maybe<ResolversTypes['Environment']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RestoreFileInput: RestoreFileInput;
  RestoreFilePayload: ResolverTypeWrapper<Payload<Omit<RestoreFilePayload, 'history' | 'userErrors'> & { history: Maybe<Array<ResolversTypes['FileEvent']>>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RestoreGroupInput: RestoreGroupInput;
  RestoreGroupPayload: ResolverTypeWrapper<Payload<Omit<RestoreGroupPayload, 'group' | 'organization' | 'userErrors'> & { group: Maybe<ResolversTypes['Group']>, organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RestorePolicyInput: RestorePolicyInput;
  RestorePolicyPayload: ResolverTypeWrapper<Payload<Omit<RestorePolicyPayload, 'organization' | 'policy' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, policy: Maybe<ResolversTypes['Policy']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RestorePolicyRevisionInput: RestorePolicyRevisionInput;
  RestoreProjectInput: RestoreProjectInput;
  RestoreProjectPayload: ResolverTypeWrapper<Payload<Omit<RestoreProjectPayload, 'project' | 'userErrors'> & { project: Maybe<ResolversTypes['Project']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  RetryMailInput: RetryMailInput;
  RevokeApiTokenInput: RevokeApiTokenInput;
  RevokeChannelTokenInput: RevokeChannelTokenInput;
  RevokeChannelTokenPayload: ResolverTypeWrapper<Payload<Omit<RevokeChannelTokenPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  RevokeOrganizationTokenInput: RevokeOrganizationTokenInput;
  RootCause: ResolverTypeWrapper<RootCause>;
  RuleImpact: ResolverTypeWrapper<RuleImpact>;
  RuleSection: RuleSection;
  RuleVerdict: RuleVerdict;
  RunChange: RunChange;
  RunExports: ResolverTypeWrapper<RunExports>;
  RunInstallability: ResolverTypeWrapper<RunInstallability>;
  SHA256: ResolverTypeWrapper<Scalars['SHA256']['output']>;
  SayUpstreamInput: SayUpstreamInput;
  SayUpstreamPayload: ResolverTypeWrapper<Payload<Omit<SayUpstreamPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  SbomFormat: SbomFormat;
  ScanEnvironmentInput: ScanEnvironmentInput;
  ScanEnvironmentPayload: ResolverTypeWrapper<Payload<Omit<ScanEnvironmentPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  ScriptChange: ScriptChange;
  ScriptLine: ResolverTypeWrapper<ScriptLine>;
  SearchGroup: SearchGroup;
  SearchResults: ResolverTypeWrapper<SearchResults>;
  SeatStats: ResolverTypeWrapper<SeatStats>;
  SeatsPayload: ResolverTypeWrapper<Payload<Omit<SeatsPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  SecondFactorsPayload: ResolverTypeWrapper<Payload<Omit<SecondFactorsPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  ServedCve: ResolverTypeWrapper<ServedCveModel>;
  ServedCveChannel: ResolverTypeWrapper<ServedCveChannel>;
  ServedCveConnection: ResolverTypeWrapper<ConnectionOf<Omit<ServedCveConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ServedCveEdge']>, nodes: Array<ResolversTypes['ServedCve']> }>>;
  ServedCveEdge: ResolverTypeWrapper<Omit<ServedCveEdge, 'node'> & { node: ResolversTypes['ServedCve'] }>;
  ServiceAccount: ResolverTypeWrapper<ServiceAccount>;
  ServiceAccountGroup: ResolverTypeWrapper<ServiceAccountGroup>;
  ServiceAccountInput: ServiceAccountInput;
  ServiceAccountPayload: ResolverTypeWrapper<Payload<Omit<ServiceAccountPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  ServiceAccountToken: ResolverTypeWrapper<ServiceAccountToken>;
  ServiceStatus: ResolverTypeWrapper<ServiceStatus>;
  Session: ResolverTypeWrapper<Session>;
  SessionSource: SessionSource;
  SessionsPayload: ResolverTypeWrapper<Payload<Omit<SessionsPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  SetChannelBrokenFilesInput: SetChannelBrokenFilesInput;
  SetChannelBrokenFilesPayload: ResolverTypeWrapper<Payload<Omit<SetChannelBrokenFilesPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  SetChannelDescriptionInput: SetChannelDescriptionInput;
  SetChannelDescriptionPayload: ResolverTypeWrapper<Payload<Omit<SetChannelDescriptionPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  SetChannelPrivacyInput: SetChannelPrivacyInput;
  SetChannelPrivacyPayload: ResolverTypeWrapper<Payload<Omit<SetChannelPrivacyPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  SetChannelProbesInput: SetChannelProbesInput;
  SetChannelProbesPayload: ResolverTypeWrapper<Payload<Omit<SetChannelProbesPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  SetChannelReadmeInput: SetChannelReadmeInput;
  SetChannelReadmePayload: ResolverTypeWrapper<Payload<Omit<SetChannelReadmePayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  SetChannelUsedWithInput: SetChannelUsedWithInput;
  SetChannelUsedWithPayload: ResolverTypeWrapper<Payload<Omit<SetChannelUsedWithPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  SetEnvironmentStateInput: SetEnvironmentStateInput;
  SetEnvironmentStatePayload: ResolverTypeWrapper<Payload<Omit<SetEnvironmentStatePayload, 'environment' | 'userErrors'> & { environment: Maybe<ResolversTypes['Environment']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  SetFeedKeyInput: SetFeedKeyInput;
  SetLicenceHoldersInput: SetLicenceHoldersInput;
  SetMemberRoleInput: SetMemberRoleInput;
  SetMemberRolePayload: ResolverTypeWrapper<Payload<Omit<SetMemberRolePayload, 'member' | 'organization' | 'userErrors'> & { member: Maybe<ResolversTypes['Member']>, organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  SetMirrorInput: SetMirrorInput;
  SetMirrorPayload: ResolverTypeWrapper<Payload<Omit<SetMirrorPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  SetOrganizationFeaturesInput: SetOrganizationFeaturesInput;
  SetOrganizationFeaturesPayload: ResolverTypeWrapper<Payload<Omit<SetOrganizationFeaturesPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  SetPromotionApprovalInput: SetPromotionApprovalInput;
  SetPromotionApprovalPayload: ResolverTypeWrapper<Payload<Omit<SetPromotionApprovalPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  SetServiceAccountGroupsInput: SetServiceAccountGroupsInput;
  Severity: Severity;
  ShareNotebookInput: ShareNotebookInput;
  SignInInput: SignInInput;
  SignInOptions: ResolverTypeWrapper<SignInOptions>;
  SignInPayload: ResolverTypeWrapper<Payload<Omit<SignInPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  SignInWithCodeInput: SignInWithCodeInput;
  SignInWithCodePayload: ResolverTypeWrapper<Payload<Omit<SignInWithCodePayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversTypes['UserError']>, viewer: Maybe<ResolversTypes['User']> }>>;
  SignInWithPasskeyInput: SignInWithPasskeyInput;
  SignOutPayload: ResolverTypeWrapper<Payload<Omit<SignOutPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  Signature: ResolverTypeWrapper<Signature>;
  SignatureState: SignatureState;
  SiteToken: ResolverTypeWrapper<SiteToken>;
  SkippedRecord: ResolverTypeWrapper<SkippedRecord>;
  SkippedRecordConnection: ResolverTypeWrapper<ConnectionOf<SkippedRecordConnection>>;
  SkippedRecordEdge: ResolverTypeWrapper<SkippedRecordEdge>;
  Snapshot: ResolverTypeWrapper<Snapshot>;
  SnapshotList: ResolverTypeWrapper<SnapshotList>;
  SolvedEnvironment: ResolverTypeWrapper<SolvedEnvironment>;
  StandingLoss: ResolverTypeWrapper<StandingLoss>;
  StartCheckoutInput: StartCheckoutInput;
  StartCheckoutPayload: ResolverTypeWrapper<Payload<Omit<StartCheckoutPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubscribeToDeltasInput: SubscribeToDeltasInput;
  SubscribeToDeltasPayload: ResolverTypeWrapper<Payload<Omit<SubscribeToDeltasPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  Subscription: ResolverTypeWrapper<Subscription>;
  SubscriptionState: SubscriptionState;
  SwitchFeedInput: SwitchFeedInput;
  SyncChannelInput: SyncChannelInput;
  SyncChannelPayload: ResolverTypeWrapper<Payload<Omit<SyncChannelPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  SyncJob: ResolverTypeWrapper<SyncJob>;
  TakeEducationOfferPayload: ResolverTypeWrapper<Payload<Omit<TakeEducationOfferPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  TelemetryReport: ResolverTypeWrapper<TelemetryReport>;
  TestMailOutcome: TestMailOutcome;
  TestMailPayload: ResolverTypeWrapper<Payload<Omit<TestMailPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  ThemeChoice: ThemeChoice;
  TieGroupInput: TieGroupInput;
  TieGroupPayload: ResolverTypeWrapper<Payload<Omit<TieGroupPayload, 'channel' | 'group' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, group: Maybe<ResolversTypes['Group']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  TokenOwner: TokenOwner;
  TokenScope: TokenScope;
  TopPackage: ResolverTypeWrapper<TopPackage>;
  Trust: Trust;
  TrustWorkloadInput: TrustWorkloadInput;
  TrustedKey: ResolverTypeWrapper<TrustedKey>;
  TrustedWorkload: ResolverTypeWrapper<TrustedWorkload>;
  TrustedWorkloadsPayload: ResolverTypeWrapper<Payload<Omit<TrustedWorkloadsPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UnsubscribeFromDeltasInput: UnsubscribeFromDeltasInput;
  UnsubscribeFromDeltasPayload: ResolverTypeWrapper<Payload<Omit<UnsubscribeFromDeltasPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  UntoldScript: UntoldScript;
  UpdateBillingDetailsInput: UpdateBillingDetailsInput;
  UpdateBillingDetailsPayload: ResolverTypeWrapper<Payload<Omit<UpdateBillingDetailsPayload, 'account' | 'userErrors'> & { account: Maybe<ResolversTypes['PaymentAccount']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateCollectionInput: UpdateCollectionInput;
  UpdateCollectionPayload: ResolverTypeWrapper<Payload<Omit<UpdateCollectionPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateConsentInput: UpdateConsentInput;
  UpdateGatewaySettingsInput: UpdateGatewaySettingsInput;
  UpdateGatewaySettingsPayload: ResolverTypeWrapper<Payload<Omit<UpdateGatewaySettingsPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateOrganizationPayload: ResolverTypeWrapper<Payload<Omit<UpdateOrganizationPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdatePolicyInput: UpdatePolicyInput;
  UpdatePolicyPayload: ResolverTypeWrapper<Payload<Omit<UpdatePolicyPayload, 'policy' | 'userErrors'> & { policy: Maybe<ResolversTypes['Policy']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProjectInput: UpdateProjectInput;
  UpdateProjectPayload: ResolverTypeWrapper<Payload<Omit<UpdateProjectPayload, 'project' | 'userErrors'> & { project: Maybe<ResolversTypes['Project']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  UpdateSettingsInput: UpdateSettingsInput;
  UpstreamMapping: ResolverTypeWrapper<UpstreamMapping>;
  UpstreamMappingInput: UpstreamMappingInput;
  User: ResolverTypeWrapper<UserModel>;
  UserError: ResolverTypeWrapper<UserErrorModel>;
  UserSession: ResolverTypeWrapper<UserSession>;
  VerifyEmailInput: VerifyEmailInput;
  VersionException: ResolverTypeWrapper<VersionException>;
  VexFeed: ResolverTypeWrapper<VexFeed>;
  VexFeedInput: VexFeedInput;
  VexFeedPayload: ResolverTypeWrapper<Payload<Omit<VexFeedPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  VexJustification: VexJustification;
  VexLeftOut: ResolverTypeWrapper<VexLeftOut>;
  VexStatement: ResolverTypeWrapper<VexStatement>;
  VexStatementConnection: ResolverTypeWrapper<ConnectionOf<VexStatementConnection>>;
  VexStatementEdge: ResolverTypeWrapper<VexStatementEdge>;
  VexStatementState: VexStatementState;
  VexStatus: VexStatus;
  Vulnerabilities: ResolverTypeWrapper<Vulnerabilities>;
  VulnerabilityDecision: ResolverTypeWrapper<VulnerabilityDecision>;
  VulnerabilityState: VulnerabilityState;
  VulnerabilityUnknownReason: VulnerabilityUnknownReason;
  WatchedRequest: ResolverTypeWrapper<Omit<WatchedRequest, 'person'> & { person: Maybe<ResolversTypes['User']> }>;
  WatchedRule: ResolverTypeWrapper<WatchedRule>;
  Webhook: ResolverTypeWrapper<Webhook>;
  WebhookAttempt: ResolverTypeWrapper<WebhookAttempt>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDelivery>;
  WebhookDeliveryConnection: ResolverTypeWrapper<ConnectionOf<WebhookDeliveryConnection>>;
  WebhookDeliveryEdge: ResolverTypeWrapper<WebhookDeliveryEdge>;
  WebhookDeliveryPayload: ResolverTypeWrapper<Payload<Omit<WebhookDeliveryPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  WebhookDeliveryState: WebhookDeliveryState;
  WebhookInput: WebhookInput;
  WebhookPayload: ResolverTypeWrapper<Payload<Omit<WebhookPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  WebhookSecretPayload: ResolverTypeWrapper<Payload<Omit<WebhookSecretPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversTypes['Organization']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  WithdrawCurationInput: WithdrawCurationInput;
  WithdrawCurationPayload: ResolverTypeWrapper<Payload<Omit<WithdrawCurationPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  WithdrawExceptionRequestInput: WithdrawExceptionRequestInput;
  WithdrawExceptionRequestPayload: ResolverTypeWrapper<Payload<Omit<WithdrawExceptionRequestPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>>;
  WithdrawFileInput: WithdrawFileInput;
  WithdrawFilePayload: ResolverTypeWrapper<Payload<Omit<WithdrawFilePayload, 'history' | 'userErrors'> & { history: Maybe<Array<ResolversTypes['FileEvent']>>, userErrors: Array<ResolversTypes['UserError']> }>>;
  WithdrawPromotionInput: WithdrawPromotionInput;
  WithdrawPromotionPayload: ResolverTypeWrapper<Payload<Omit<WithdrawPromotionPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversTypes['Channel']>, userErrors: Array<ResolversTypes['UserError']> }>>;
  Withdrawal: Withdrawal;
  WorkInput: WorkInput;
  WorkKind: WorkKind;
  WriteProjectFileInput: WriteProjectFileInput;
  WriteProjectFilePayload: ResolverTypeWrapper<Payload<Omit<WriteProjectFilePayload, 'project' | 'userErrors'> & { project: Maybe<ResolversTypes['Project']>, userErrors: Array<ResolversTypes['UserError']> }>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptInvitationPayload: Payload<Omit<AcceptInvitationPayload, 'organization' | 'userErrors' | 'viewer'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  AcceptedPayload: Payload<Omit<AcceptedPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  AccountPayload: Payload<Omit<AccountPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  AccountProfile: AccountProfile;
  AccountSettings: AccountSettings;
  AddPasskeyInput: AddPasskeyInput;
  AddVexFeedInput: AddVexFeedInput;
  AdvisoryFeed: AdvisoryFeed;
  AdvisoryFeedRemark: AdvisoryFeedRemark;
  AdvisoryNotice: AdvisoryNotice;
  AdvisorySource: AdvisorySource;
  AffectedEnvironment: AffectedEnvironment;
  AffectedPackage: AffectedPackage;
  AnswerAuthorizationInput: AnswerAuthorizationInput;
  AnswerAuthorizationPayload: Payload<Omit<AnswerAuthorizationPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  AnswerDeviceInput: AnswerDeviceInput;
  AnswerDevicePayload: Payload<Omit<AnswerDevicePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  AnswerInvitationInput: AnswerInvitationInput;
  ApiToken: ApiToken;
  ApiTokensPayload: Payload<Omit<ApiTokensPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  AppliedPolicy: AppliedPolicyModel;
  ApplyPolicyFileInput: ApplyPolicyFileInput;
  ApplyPolicyFilePayload: Payload<Omit<ApplyPolicyFilePayload, 'organization' | 'policy' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, policy: Maybe<ResolversParentTypes['Policy']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  ApplyPolicyInput: ApplyPolicyInput;
  ApplyPolicyPayload: Payload<Omit<ApplyPolicyPayload, 'channel' | 'run' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, run: Maybe<ResolversParentTypes['PolicyRun']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  Archive: ArchiveModel;
  ArchiveAddress: ArchiveAddress;
  ArchiveContents: ArchiveContentsModel;
  ArchivePath: ArchivePath;
  ArchivePathConnection: ConnectionOf<ArchivePathConnection>;
  ArchivePathEdge: ArchivePathEdge;
  ArchiveScript: ArchiveScript;
  ArchiveText: ArchiveText;
  Artifact: ArtifactModel;
  ArtifactAlternative: ArtifactAlternative;
  ArtifactConnection: ConnectionOf<Omit<ArtifactConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ArtifactEdge']>, nodes: Array<ResolversParentTypes['Artifact']> }>;
  ArtifactEdge: Omit<ArtifactEdge, 'node'> & { node: ResolversParentTypes['Artifact'] };
  ArtifactVersion: ArtifactVersion;
  AskForExceptionInput: AskForExceptionInput;
  AskForExceptionPayload: Payload<Omit<AskForExceptionPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  AssignLicencesInput: AssignLicencesInput;
  AuditChain: AuditChain;
  AuditChainConnection: ConnectionOf<AuditChainConnection>;
  AuditChainEdge: AuditChainEdge;
  AuditEntry: AuditEntry;
  AuditEntryEdge: AuditEntryEdge;
  AuditFact: AuditFact;
  AuditLogConnection: ConnectionOf<AuditLogConnection>;
  AuthorizationRequest: AuthorizationRequest;
  AuthorizationScope: AuthorizationScope;
  AvailableFilterOptions: AvailableFilterOptions;
  BaseSubscription: BaseSubscription;
  BecomeOperatorInput: BecomeOperatorInput;
  BecomeOperatorPayload: Payload<Omit<BecomeOperatorPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  BeginTotpPayload: Payload<Omit<BeginTotpPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  BillingAddress: BillingAddress;
  BillingAddressInput: BillingAddressInput;
  BlockedRequest: BlockedRequest;
  BlockedRequestConnection: ConnectionOf<BlockedRequestConnection>;
  BlockedRequestEdge: BlockedRequestEdge;
  Boolean: Scalars['Boolean']['output'];
  BringBundleInput: BringBundleInput;
  BundleJob: BundleJobModel;
  BundleJobList: Omit<BundleJobList, 'nodes'> & { nodes: Array<ResolversParentTypes['BundleJob']> };
  BundleKey: BundleKey;
  BundlePayload: Payload<Omit<BundlePayload, 'bundle' | 'channel' | 'userErrors'> & { bundle: Maybe<ResolversParentTypes['BundleJob']>, channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  ByteSize: Scalars['ByteSize']['output'];
  CancelRunInput: CancelRunInput;
  CancelRunPayload: Payload<Omit<CancelRunPayload, 'channel' | 'run' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, run: Maybe<ResolversParentTypes['PolicyRun']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  CardInput: CardInput;
  ChangeEmailInput: ChangeEmailInput;
  ChangePasswordInput: ChangePasswordInput;
  ChangePersonInput: ChangePersonInput;
  ChangeSeatsInput: ChangeSeatsInput;
  ChangeSubscriptionInput: ChangeSubscriptionInput;
  ChangeSubscriptionPayload: Payload<Omit<ChangeSubscriptionPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  ChangeWebhookInput: ChangeWebhookInput;
  ChangedFile: ChangedFile;
  ChangedFileConnection: ConnectionOf<ChangedFileConnection>;
  ChangedFileEdge: ChangedFileEdge;
  Channel: ChannelModel;
  ChannelClient: ChannelClient;
  ChannelClientConnection: ConnectionOf<ChannelClientConnection>;
  ChannelClientEdge: ChannelClientEdge;
  ChannelCveRules: ChannelCveRules;
  ChannelFinding: ChannelFinding;
  ChannelFindingConnection: ConnectionOf<ChannelFindingConnection>;
  ChannelFindingEdge: ChannelFindingEdge;
  ChannelLabel: ChannelLabel;
  ChannelPackages: ChannelPackagesModel;
  ChannelProbes: ChannelProbes;
  ChannelReadme: ChannelReadme;
  ChannelRequests: ChannelRequests;
  ChannelToken: ChannelToken;
  CheckChannelSourceInput: CheckChannelSourceInput;
  CheckChannelSourcePayload: Payload<Omit<CheckChannelSourcePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  Checkout: Checkout;
  ClientProgram: ClientProgram;
  Collection: Collection;
  CollectionConnection: ConnectionOf<CollectionConnection>;
  CollectionEdge: CollectionEdge;
  CollectionEntry: CollectionEntry;
  CollectionEntryInput: CollectionEntryInput;
  CollectionFileHit: CollectionFileHit;
  CollectionHit: CollectionHit;
  CollectionSummary: CollectionSummary;
  CollectionsAndFiles: CollectionsAndFiles;
  CollectionsAndFilesGroup: CollectionsAndFilesGroup;
  ComparedBuild: ComparedBuild;
  CondaVersion: Scalars['CondaVersion']['output'];
  ConfirmTotpInput: ConfirmTotpInput;
  ConflictError: ConflictError;
  Consent: Consent;
  CreateApiTokenInput: CreateApiTokenInput;
  CreateChannelInput: CreateChannelInput;
  CreateChannelPayload: Payload<Omit<CreateChannelPayload, 'channel' | 'organization' | 'run' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, organization: Maybe<ResolversParentTypes['Organization']>, run: Maybe<ResolversParentTypes['PolicyRun']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateCollectionInput: CreateCollectionInput;
  CreateCollectionPayload: Payload<Omit<CreateCollectionPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateGroupInput: CreateGroupInput;
  CreateGroupPayload: Payload<Omit<CreateGroupPayload, 'group' | 'organization' | 'userErrors'> & { group: Maybe<ResolversParentTypes['Group']>, organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateOrganizationInput: CreateOrganizationInput;
  CreateOrganizationPayload: Payload<Omit<CreateOrganizationPayload, 'organization' | 'userErrors' | 'viewer'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  CreatePolicyInput: CreatePolicyInput;
  CreatePolicyPayload: Payload<Omit<CreatePolicyPayload, 'organization' | 'policy' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, policy: Maybe<ResolversParentTypes['Policy']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateProjectInput: CreateProjectInput;
  CreateProjectPayload: Payload<Omit<CreateProjectPayload, 'project' | 'userErrors'> & { project: Maybe<ResolversParentTypes['Project']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateServiceAccountInput: CreateServiceAccountInput;
  CreateUploadInput: CreateUploadInput;
  CreateUploadPayload: Payload<Omit<CreateUploadPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  CreateWebhookInput: CreateWebhookInput;
  CurateCveInput: CurateCveInput;
  CurateCvePayload: Payload<Omit<CurateCvePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  Curation: Curation;
  CurationPreview: CurationPreview;
  CurationPreviewChannel: CurationPreviewChannel;
  Cve: CveModel;
  CveConnection: ConnectionOf<Omit<CveConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CveEdge']>, nodes: Array<ResolversParentTypes['Cve']> }>;
  CveCuration: CveCuration;
  CveCurations: CveCurations;
  CveEdge: CveEdgeModel;
  CveFile: CveFile;
  CvePackage: CvePackage;
  CveRuleFiles: CveRuleFiles;
  CveScore: CveScore;
  CveScoreFiles: CveScoreFiles;
  CveStatusCount: CveStatusCount;
  CveStatusFiles: CveStatusFiles;
  CveUrgency: CveUrgency;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DecideExceptionRequestInput: DecideExceptionRequestInput;
  DecideExceptionRequestPayload: Payload<Omit<DecideExceptionRequestPayload, 'request' | 'userErrors'> & { request: Maybe<ResolversParentTypes['ExceptionRequest']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  DecideMirrorLossInput: DecideMirrorLossInput;
  DecideMirrorLossPayload: Payload<Omit<DecideMirrorLossPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  DecidePackageChangeInput: DecidePackageChangeInput;
  DecidePromotionInput: DecidePromotionInput;
  DecideVexStatementInput: DecideVexStatementInput;
  DecideVexStatementPayload: Payload<Omit<DecideVexStatementPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeclineInvitationPayload: Payload<Omit<DeclineInvitationPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteAccountInput: DeleteAccountInput;
  DeleteChannelInput: DeleteChannelInput;
  DeleteChannelPayload: Payload<Omit<DeleteChannelPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteCollectionInput: DeleteCollectionInput;
  DeleteCollectionPayload: Payload<Omit<DeleteCollectionPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteGroupInput: DeleteGroupInput;
  DeleteGroupPayload: Payload<Omit<DeleteGroupPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteLabelInput: DeleteLabelInput;
  DeleteLabelPayload: Payload<Omit<DeleteLabelPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteNotebookInput: DeleteNotebookInput;
  DeleteOrganizationPayload: Payload<Omit<DeleteOrganizationPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  DeletePolicyInput: DeletePolicyInput;
  DeletePolicyPayload: Payload<Omit<DeletePolicyPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteProjectFileInput: DeleteProjectFileInput;
  DeleteProjectFilePayload: Payload<Omit<DeleteProjectFilePayload, 'project' | 'userErrors'> & { project: Maybe<ResolversParentTypes['Project']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteProjectInput: DeleteProjectInput;
  DeleteProjectPayload: Payload<Omit<DeleteProjectPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeleteServiceAccountPayload: Payload<Omit<DeleteServiceAccountPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  DeltaConnection: ConnectionOf<Omit<DeltaConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['DeltaEdge']>, nodes: Array<ResolversParentTypes['PolicyRun']> }>;
  DeltaEdge: Omit<DeltaEdge, 'node'> & { node: ResolversParentTypes['PolicyRun'] };
  DeltaSubscription: DeltaSubscription;
  Dependant: Dependant;
  Dependency: Dependency;
  DocumentationGroup: DocumentationGroup;
  DocumentationHit: DocumentationHit;
  DownloadMonth: DownloadMonth;
  DraftRule: DraftRule;
  DraftedEnvironment: DraftedEnvironment;
  DraftedEnvironments: DraftedEnvironments;
  DraftedPackage: DraftedPackage;
  EditInvitationInput: EditInvitationInput;
  EditInvitationPayload: Payload<Omit<EditInvitationPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  EducationOffer: EducationOffer;
  EmailAddress: Scalars['EmailAddress']['output'];
  EndDeltaMailsInput: EndDeltaMailsInput;
  EndDeltaMailsPayload: Payload<Omit<EndDeltaMailsPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  EndExceptionInput: EndExceptionInput;
  EndExceptionPayload: Payload<Omit<EndExceptionPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  EndOrganizationInput: EndOrganizationInput;
  EndSessionInput: EndSessionInput;
  Environment: EnvironmentModel;
  EnvironmentConnection: ConnectionOf<Omit<EnvironmentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['EnvironmentEdge']>, nodes: Array<ResolversParentTypes['Environment']> }>;
  EnvironmentCveCounts: EnvironmentCveCounts;
  EnvironmentDraft: EnvironmentDraft;
  EnvironmentEdge: Omit<EnvironmentEdge, 'node'> & { node: ResolversParentTypes['Environment'] };
  EnvironmentFileInput: EnvironmentFileInput;
  EnvironmentFinding: EnvironmentFinding;
  EnvironmentGroup: EnvironmentGroup;
  EnvironmentHit: EnvironmentHit;
  EnvironmentMoment: EnvironmentMoment;
  EnvironmentMomentConnection: ConnectionOf<EnvironmentMomentConnection>;
  EnvironmentMomentEdge: EnvironmentMomentEdge;
  EnvironmentPerson: EnvironmentPerson;
  EnvironmentRemark: EnvironmentRemark;
  EnvironmentResult: EnvironmentResult;
  EnvironmentReview: EnvironmentReview;
  EnvironmentReviews: EnvironmentReviews;
  EnvironmentScan: EnvironmentScan;
  EnvironmentState: EnvironmentState;
  EnvironmentStats: EnvironmentStats;
  EnvironmentUser: EnvironmentUser;
  EnvironmentUserConnection: ConnectionOf<EnvironmentUserConnection>;
  EnvironmentUserEdge: EnvironmentUserEdge;
  ExceptedCve: ExceptedCve;
  ExceptedFile: ExceptedFile;
  ExceptedLicense: ExceptedLicense;
  ExceptionAsker: Omit<ExceptionAsker, 'person'> & { person: ResolversParentTypes['User'] };
  ExceptionImpact: ExceptionImpact;
  ExceptionRequest: ExceptionRequestModel;
  ExceptionRequestConnection: ConnectionOf<Omit<ExceptionRequestConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ExceptionRequestEdge']>, nodes: Array<ResolversParentTypes['ExceptionRequest']> }>;
  ExceptionRequestEdge: Omit<ExceptionRequestEdge, 'node'> & { node: ResolversParentTypes['ExceptionRequest'] };
  ExplainedRule: Omit<ExplainedRule, 'cves'> & { cves: Array<ResolversParentTypes['Cve']> };
  Explanation: ExplanationModel;
  ExplanationSection: Omit<ExplanationSection, 'rules'> & { rules: Array<ResolversParentTypes['ExplainedRule']> };
  ExposedBuild: ExposedBuild;
  ExposedEnvironment: ExposedEnvironment;
  Exposure: Exposure;
  ExposureCoverage: ExposureCoverage;
  ExposureDay: ExposureDay;
  FailedWork: FailedWork;
  FailedWorkConnection: ConnectionOf<FailedWorkConnection>;
  FailedWorkEdge: FailedWorkEdge;
  FeatureFlag: FeatureFlag;
  FeaturePermission: FeaturePermission;
  FeatureSetting: FeatureSetting;
  FeatureSettingInput: FeatureSettingInput;
  FeedBundleChoice: FeedBundleChoice;
  FeedBundles: FeedBundles;
  FeedBundlesPayload: Payload<Omit<FeedBundlesPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  FeedsPayload: Payload<Omit<FeedsPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  FetchFeedInput: FetchFeedInput;
  File: FileModel;
  FileConnection: ConnectionOf<Omit<FileConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['FileEdge']>, nodes: Array<ResolversParentTypes['File']> }>;
  FileEdge: Omit<FileEdge, 'node'> & { node: ResolversParentTypes['File'] };
  FileEvent: FileEventModel;
  FileKey: FileKey;
  FileKeyInput: FileKeyInput;
  FlagContextInput: FlagContextInput;
  FlagExposureInput: FlagExposureInput;
  Float: Scalars['Float']['output'];
  GatewaySettings: GatewaySettings;
  GiveTokenToMirrorsInput: GiveTokenToMirrorsInput;
  GiveTokenToMirrorsPayload: Payload<Omit<GiveTokenToMirrorsPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  GrantOrganizationPlanInput: GrantOrganizationPlanInput;
  GrantPersonPlanInput: GrantPersonPlanInput;
  GrantedException: GrantedExceptionModel;
  GrantedExceptionConnection: ConnectionOf<Omit<GrantedExceptionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['GrantedExceptionEdge']>, nodes: Array<ResolversParentTypes['GrantedException']> }>;
  GrantedExceptionEdge: Omit<GrantedExceptionEdge, 'node'> & { node: ResolversParentTypes['GrantedException'] };
  Group: GroupModel;
  GroupMemberInput: GroupMemberInput;
  GroupMemberPayload: Payload<Omit<GroupMemberPayload, 'group' | 'userErrors'> & { group: Maybe<ResolversParentTypes['Group']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  Guide: Guide;
  GuideText: GuideText;
  HubActivePlan: HubActivePlan;
  HubAdmin: HubAdmin;
  HubChannel: HubChannel;
  HubFolder: HubFolder;
  HubJobs: HubJobs;
  HubJobsPayload: Payload<Omit<HubJobsPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  HubMail: HubMail;
  HubMailPayload: Payload<Omit<HubMailPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  HubMembership: HubMembership;
  HubOrganization: HubOrganization;
  HubOrganizationConnection: ConnectionOf<HubOrganizationConnection>;
  HubOrganizationEdge: HubOrganizationEdge;
  HubOrganizationInput: HubOrganizationInput;
  HubOrganizationPayload: Payload<Omit<HubOrganizationPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  HubPackage: HubPackage;
  HubPackageConnection: ConnectionOf<HubPackageConnection>;
  HubPackageEdge: HubPackageEdge;
  HubPerson: HubPerson;
  HubPersonConnection: ConnectionOf<HubPersonConnection>;
  HubPersonEdge: HubPersonEdge;
  HubPersonInput: HubPersonInput;
  HubPersonPayload: Payload<Omit<HubPersonPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  HubPlan: HubPlan;
  HubSession: HubSession;
  HubStorage: HubStorage;
  HubWork: HubWork;
  ID: Scalars['ID']['output'];
  IdentityProvider: IdentityProvider;
  ImpactProblem: ImpactProblem;
  ImportEnvironmentInput: ImportEnvironmentInput;
  ImportEnvironmentPayload: Payload<Omit<ImportEnvironmentPayload, 'environment' | 'userErrors'> & { environment: Maybe<ResolversParentTypes['Environment']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  ImportNotebookInput: ImportNotebookInput;
  ImportOpenVexInput: ImportOpenVexInput;
  ImportOpenVexPayload: Payload<Omit<ImportOpenVexPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  IncomingBundle: IncomingBundle;
  IncomingBundles: IncomingBundles;
  IncomingFeedBundle: IncomingFeedBundle;
  InputError: InputError;
  Installability: Installability;
  InstalledPackage: InstalledPackage;
  InstalledPackageConnection: ConnectionOf<InstalledPackageConnection>;
  InstalledPackageEdge: InstalledPackageEdge;
  Int: Scalars['Int']['output'];
  Invitation: Invitation;
  InvitationAddressesInput: InvitationAddressesInput;
  InvitationConnection: ConnectionOf<InvitationConnection>;
  InvitationEdge: InvitationEdge;
  InvitationOutcome: InvitationOutcome;
  InvitationOutcomesPayload: Payload<Omit<InvitationOutcomesPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  InviteMembersInput: InviteMembersInput;
  Invoice: Invoice;
  InvoiceLine: InvoiceLine;
  InvoicePreview: InvoicePreview;
  InvoicePreviewInput: InvoicePreviewInput;
  IssueApiTokenPayload: Payload<Omit<IssueApiTokenPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  IssueChannelTokenInput: IssueChannelTokenInput;
  IssueChannelTokenPayload: Payload<Omit<IssueChannelTokenPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  IssuePersonalTokenInput: IssuePersonalTokenInput;
  IssuePersonalTokenPayload: Payload<Omit<IssuePersonalTokenPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  IssueServiceAccountTokenInput: IssueServiceAccountTokenInput;
  IssueServiceAccountTokenPayload: Payload<Omit<IssueServiceAccountTokenPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  IssueSiteTokenInput: IssueSiteTokenInput;
  IssueSiteTokenPayload: Payload<Omit<IssueSiteTokenPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  JSON: Scalars['JSON']['output'];
  JobQueue: JobQueue;
  LabelFilesInput: LabelFilesInput;
  LabelFilesPayload: Payload<Omit<LabelFilesPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  LearningVideo: LearningVideo;
  LeaveOrganizationPayload: Payload<Omit<LeaveOrganizationPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  Licence: Licence;
  LoadFeedBundleInput: LoadFeedBundleInput;
  LoadedFeedBundle: LoadedFeedBundle;
  LossCause: LossCause;
  LostPackage: LostPackage;
  LostPackages: LostPackages;
  MadeFeedBundle: MadeFeedBundle;
  MailServer: MailServer;
  MainPackages: MainPackagesModel;
  MakeBundleInput: MakeBundleInput;
  MakeFeedBundleInput: MakeFeedBundleInput;
  MatchSpec: Scalars['MatchSpec']['output'];
  Member: MemberModel;
  MemberConnection: ConnectionOf<Omit<MemberConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['MemberEdge']>, nodes: Array<ResolversParentTypes['Member']> }>;
  MemberEdge: Omit<MemberEdge, 'node'> & { node: ResolversParentTypes['Member'] };
  Membership: Membership;
  Mirror: Mirror;
  MirrorCredentials: MirrorCredentials;
  MirrorCredentialsInput: MirrorCredentialsInput;
  MirrorLoss: MirrorLoss;
  MirrorProblem: MirrorProblem;
  MirrorSubdirLoss: MirrorSubdirLoss;
  MissingDependency: MissingDependency;
  MoveExceptionEndInput: MoveExceptionEndInput;
  MoveExceptionEndPayload: Payload<Omit<MoveExceptionEndPayload, 'exception' | 'userErrors'> & { exception: Maybe<ResolversParentTypes['GrantedException']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  Mutation: Record<PropertyKey, never>;
  NameTakenError: NameTakenError;
  NavigationItem: NavigationItem;
  NextCharge: NextCharge;
  Node: NodeModel;
  NotAllowedError: NotAllowedError;
  Notebook: Notebook;
  NotebookConnection: ConnectionOf<NotebookConnection>;
  NotebookEdge: NotebookEdge;
  NotebookPayload: Payload<Omit<NotebookPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  OpenBillingPortalInput: OpenBillingPortalInput;
  OpenBillingPortalPayload: Payload<Omit<OpenBillingPortalPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  Operator: OperatorModel;
  OperatorLogConnection: ConnectionOf<OperatorLogConnection>;
  OperatorLogEdge: OperatorLogEdge;
  OperatorLogEntry: OperatorLogEntry;
  Organization: OrganizationModel;
  OrganizationChange: OrganizationChangeModel;
  OrganizationChangeConnection: ConnectionOf<Omit<OrganizationChangeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['OrganizationChangeEdge']>, nodes: Array<ResolversParentTypes['OrganizationChange']> }>;
  OrganizationChangeEdge: Omit<OrganizationChangeEdge, 'node'> & { node: ResolversParentTypes['OrganizationChange'] };
  OrganizationToken: OrganizationTokenModel;
  OrganizationTokensPayload: Payload<Omit<OrganizationTokensPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  OutboxConnection: ConnectionOf<OutboxConnection>;
  OutboxEdge: OutboxEdge;
  OutboxMail: OutboxMail;
  OwnExceptionRequest: OwnExceptionRequest;
  PackageBuild: PackageBuild;
  PackageChange: PackageChange;
  PackageChangeConnection: ConnectionOf<PackageChangeConnection>;
  PackageChangeEdge: PackageChangeEdge;
  PackageChangePayload: Payload<Omit<PackageChangePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  PackageChannelCount: PackageChannelCount;
  PackageDecisionCount: PackageDecisionCount;
  PackageDifference: PackageDifference;
  PackageDifferenceConnection: ConnectionOf<PackageDifferenceConnection>;
  PackageDifferenceEdge: PackageDifferenceEdge;
  PackageFacets: PackageFacets;
  PackageFilter: PackageFilter;
  PackageGroup: PackageGroup;
  PackageHit: PackageHit;
  PackageHitChannel: PackageHitChannel;
  PackageHitConnection: PackageHitConnectionModel;
  PackageHitEdge: PackageHitEdge;
  PackageImpact: PackageImpact;
  PackageSeverityCount: PackageSeverityCount;
  PackageSpanCount: PackageSpanCount;
  PackageValueCount: PackageValueCount;
  PackagesKnowledge: PackagesKnowledge;
  PageCursor: PageCursor;
  PageCursors: PageCursors;
  PageInfo: PageInfo;
  Passkey: Passkey;
  PasskeyChallengePayload: Payload<Omit<PasskeyChallengePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  PayCheckoutInput: PayCheckoutInput;
  PayCheckoutPayload: Payload<Omit<PayCheckoutPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  PaymentAccount: PaymentAccountModel;
  PaymentCard: PaymentCard;
  PaymentConfig: PaymentConfig;
  PersonGroup: PersonGroup;
  PersonHit: PersonHit;
  PersonalToken: PersonalToken;
  PersonalTokenPayload: Payload<Omit<PersonalTokenPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  Plan: PlanModel;
  PlanPricing: PlanPricing;
  PlanTax: PlanTax;
  PlanTaxInput: PlanTaxInput;
  PlannedChannel: PlannedChannelModel;
  PlannedFile: PlannedFile;
  PlatformCount: PlatformCount;
  PlatformFiles: PlatformFiles;
  PlatformImpact: PlatformImpact;
  PlatformInstall: PlatformInstall;
  PlatformInstallability: PlatformInstallability;
  Policy: PolicyModel;
  PolicyChange: PolicyChange;
  PolicyConnection: ConnectionOf<Omit<PolicyConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PolicyEdge']>, nodes: Array<ResolversParentTypes['Policy']> }>;
  PolicyDialogFilter: Scalars['PolicyDialogFilter']['output'];
  PolicyEdge: Omit<PolicyEdge, 'node'> & { node: ResolversParentTypes['Policy'] };
  PolicyFileMistake: PolicyFileMistake;
  PolicyFilters: Scalars['PolicyFilters']['output'];
  PolicyImpact: PolicyImpactModel;
  PolicyPlan: PolicyPlanModel;
  PolicyRepair: PolicyRepair;
  PolicyRevision: PolicyRevisionModel;
  PolicyRevisionConnection: ConnectionOf<Omit<PolicyRevisionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PolicyRevisionEdge']>, nodes: Array<ResolversParentTypes['PolicyRevision']> }>;
  PolicyRevisionEdge: Omit<PolicyRevisionEdge, 'node'> & { node: ResolversParentTypes['PolicyRevision'] };
  PolicyRun: PolicyRunModel;
  PolicyWatch: Omit<PolicyWatch, 'requests'> & { requests: Array<ResolversParentTypes['WatchedRequest']> };
  Probe: Probe;
  ProbeAnswer: ProbeAnswer;
  ProbeChange: ProbeChange;
  ProbeInput: ProbeInput;
  Project: ProjectModel;
  ProjectConnection: ConnectionOf<Omit<ProjectConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ProjectEdge']>, nodes: Array<ResolversParentTypes['Project']> }>;
  ProjectEdge: Omit<ProjectEdge, 'node'> & { node: ResolversParentTypes['Project'] };
  ProjectEntry: ProjectEntry;
  ProjectFolder: ProjectFolder;
  ProjectGroup: ProjectGroup;
  ProjectHit: ProjectHit;
  PromoteFilesInput: PromoteFilesInput;
  PromotedPackageInput: PromotedPackageInput;
  Promotion: PromotionModel;
  PromotionInput: PromotionInput;
  PromotionList: Omit<PromotionList, 'nodes'> & { nodes: Array<ResolversParentTypes['Promotion']> };
  PromotionPayload: Payload<Omit<PromotionPayload, 'channel' | 'promotion' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, promotion: Maybe<ResolversParentTypes['Promotion']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  PromotionPlan: PromotionPlan;
  ProposedException: ProposedException;
  ProveInput: ProveInput;
  PublishHeldRunInput: PublishHeldRunInput;
  PublishHeldRunPayload: Payload<Omit<PublishHeldRunPayload, 'channel' | 'run' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, run: Maybe<ResolversParentTypes['PolicyRun']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  PublishUploadInput: PublishUploadInput;
  PublishUploadPayload: Payload<Omit<PublishUploadPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  PublishedFile: PublishedFile;
  Query: Record<PropertyKey, never>;
  QueuedMail: QueuedMail;
  QueuedMailConnection: ConnectionOf<QueuedMailConnection>;
  QueuedMailEdge: QueuedMailEdge;
  ReceivedInvitation: ReceivedInvitation;
  RecoveryCodesPayload: Payload<Omit<RecoveryCodesPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  RegisterInput: RegisterInput;
  RemoveEnvironmentInput: RemoveEnvironmentInput;
  RemoveEnvironmentPayload: Payload<Omit<RemoveEnvironmentPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  RemoveFeedBundleInput: RemoveFeedBundleInput;
  RemoveFeedKeyInput: RemoveFeedKeyInput;
  RemoveLicenceInput: RemoveLicenceInput;
  RemoveMemberInput: RemoveMemberInput;
  RemoveMemberPayload: Payload<Omit<RemoveMemberPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RemovePasskeyInput: RemovePasskeyInput;
  RemovePolicyInput: RemovePolicyInput;
  RemoveTrustedWorkloadInput: RemoveTrustedWorkloadInput;
  RemoveVexFeedPayload: Payload<Omit<RemoveVexFeedPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  RenameGroupInput: RenameGroupInput;
  RenameGroupPayload: Payload<Omit<RenameGroupPayload, 'group' | 'userErrors'> & { group: Maybe<ResolversParentTypes['Group']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RenameServiceAccountInput: RenameServiceAccountInput;
  RenewApiTokenInput: RenewApiTokenInput;
  ReplaceCardInput: ReplaceCardInput;
  ReplaceCardPayload: Payload<Omit<ReplaceCardPayload, 'account' | 'userErrors'> & { account: Maybe<ResolversParentTypes['PaymentAccount']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  ReplayWebhookDeliveryInput: ReplayWebhookDeliveryInput;
  RequestCounts: RequestCounts;
  RequestDay: RequestDay;
  RequestPasswordResetInput: RequestPasswordResetInput;
  ResetPasswordInput: ResetPasswordInput;
  RestoreCollectionInput: RestoreCollectionInput;
  RestoreCollectionPayload: Payload<Omit<RestoreCollectionPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  RestoreEnvironmentInput: RestoreEnvironmentInput;
  RestoreEnvironmentPayload: Payload<Omit<RestoreEnvironmentPayload, 'environment' | 'userErrors'> & { environment: Maybe<ResolversParentTypes['Environment']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RestoreFileInput: RestoreFileInput;
  RestoreFilePayload: Payload<Omit<RestoreFilePayload, 'history' | 'userErrors'> & { history: Maybe<Array<ResolversParentTypes['FileEvent']>>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RestoreGroupInput: RestoreGroupInput;
  RestoreGroupPayload: Payload<Omit<RestoreGroupPayload, 'group' | 'organization' | 'userErrors'> & { group: Maybe<ResolversParentTypes['Group']>, organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RestorePolicyInput: RestorePolicyInput;
  RestorePolicyPayload: Payload<Omit<RestorePolicyPayload, 'organization' | 'policy' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, policy: Maybe<ResolversParentTypes['Policy']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RestorePolicyRevisionInput: RestorePolicyRevisionInput;
  RestoreProjectInput: RestoreProjectInput;
  RestoreProjectPayload: Payload<Omit<RestoreProjectPayload, 'project' | 'userErrors'> & { project: Maybe<ResolversParentTypes['Project']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  RetryMailInput: RetryMailInput;
  RevokeApiTokenInput: RevokeApiTokenInput;
  RevokeChannelTokenInput: RevokeChannelTokenInput;
  RevokeChannelTokenPayload: Payload<Omit<RevokeChannelTokenPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  RevokeOrganizationTokenInput: RevokeOrganizationTokenInput;
  RootCause: RootCause;
  RuleImpact: RuleImpact;
  RunExports: RunExports;
  RunInstallability: RunInstallability;
  SHA256: Scalars['SHA256']['output'];
  SayUpstreamInput: SayUpstreamInput;
  SayUpstreamPayload: Payload<Omit<SayUpstreamPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  ScanEnvironmentInput: ScanEnvironmentInput;
  ScanEnvironmentPayload: Payload<Omit<ScanEnvironmentPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  ScriptLine: ScriptLine;
  SearchResults: SearchResults;
  SeatStats: SeatStats;
  SeatsPayload: Payload<Omit<SeatsPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  SecondFactorsPayload: Payload<Omit<SecondFactorsPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  ServedCve: ServedCveModel;
  ServedCveChannel: ServedCveChannel;
  ServedCveConnection: ConnectionOf<Omit<ServedCveConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ServedCveEdge']>, nodes: Array<ResolversParentTypes['ServedCve']> }>;
  ServedCveEdge: Omit<ServedCveEdge, 'node'> & { node: ResolversParentTypes['ServedCve'] };
  ServiceAccount: ServiceAccount;
  ServiceAccountGroup: ServiceAccountGroup;
  ServiceAccountInput: ServiceAccountInput;
  ServiceAccountPayload: Payload<Omit<ServiceAccountPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  ServiceAccountToken: ServiceAccountToken;
  ServiceStatus: ServiceStatus;
  Session: Session;
  SessionsPayload: Payload<Omit<SessionsPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  SetChannelBrokenFilesInput: SetChannelBrokenFilesInput;
  SetChannelBrokenFilesPayload: Payload<Omit<SetChannelBrokenFilesPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  SetChannelDescriptionInput: SetChannelDescriptionInput;
  SetChannelDescriptionPayload: Payload<Omit<SetChannelDescriptionPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  SetChannelPrivacyInput: SetChannelPrivacyInput;
  SetChannelPrivacyPayload: Payload<Omit<SetChannelPrivacyPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  SetChannelProbesInput: SetChannelProbesInput;
  SetChannelProbesPayload: Payload<Omit<SetChannelProbesPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  SetChannelReadmeInput: SetChannelReadmeInput;
  SetChannelReadmePayload: Payload<Omit<SetChannelReadmePayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  SetChannelUsedWithInput: SetChannelUsedWithInput;
  SetChannelUsedWithPayload: Payload<Omit<SetChannelUsedWithPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  SetEnvironmentStateInput: SetEnvironmentStateInput;
  SetEnvironmentStatePayload: Payload<Omit<SetEnvironmentStatePayload, 'environment' | 'userErrors'> & { environment: Maybe<ResolversParentTypes['Environment']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  SetFeedKeyInput: SetFeedKeyInput;
  SetLicenceHoldersInput: SetLicenceHoldersInput;
  SetMemberRoleInput: SetMemberRoleInput;
  SetMemberRolePayload: Payload<Omit<SetMemberRolePayload, 'member' | 'organization' | 'userErrors'> & { member: Maybe<ResolversParentTypes['Member']>, organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  SetMirrorInput: SetMirrorInput;
  SetMirrorPayload: Payload<Omit<SetMirrorPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  SetOrganizationFeaturesInput: SetOrganizationFeaturesInput;
  SetOrganizationFeaturesPayload: Payload<Omit<SetOrganizationFeaturesPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  SetPromotionApprovalInput: SetPromotionApprovalInput;
  SetPromotionApprovalPayload: Payload<Omit<SetPromotionApprovalPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  SetServiceAccountGroupsInput: SetServiceAccountGroupsInput;
  ShareNotebookInput: ShareNotebookInput;
  SignInInput: SignInInput;
  SignInOptions: SignInOptions;
  SignInPayload: Payload<Omit<SignInPayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  SignInWithCodeInput: SignInWithCodeInput;
  SignInWithCodePayload: Payload<Omit<SignInWithCodePayload, 'userErrors' | 'viewer'> & { userErrors: Array<ResolversParentTypes['UserError']>, viewer: Maybe<ResolversParentTypes['User']> }>;
  SignInWithPasskeyInput: SignInWithPasskeyInput;
  SignOutPayload: Payload<Omit<SignOutPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  Signature: Signature;
  SiteToken: SiteToken;
  SkippedRecord: SkippedRecord;
  SkippedRecordConnection: ConnectionOf<SkippedRecordConnection>;
  SkippedRecordEdge: SkippedRecordEdge;
  Snapshot: Snapshot;
  SnapshotList: SnapshotList;
  SolvedEnvironment: SolvedEnvironment;
  StandingLoss: StandingLoss;
  StartCheckoutInput: StartCheckoutInput;
  StartCheckoutPayload: Payload<Omit<StartCheckoutPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  String: Scalars['String']['output'];
  SubscribeToDeltasInput: SubscribeToDeltasInput;
  SubscribeToDeltasPayload: Payload<Omit<SubscribeToDeltasPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  Subscription: Subscription;
  SwitchFeedInput: SwitchFeedInput;
  SyncChannelInput: SyncChannelInput;
  SyncChannelPayload: Payload<Omit<SyncChannelPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  SyncJob: SyncJob;
  TakeEducationOfferPayload: Payload<Omit<TakeEducationOfferPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  TelemetryReport: TelemetryReport;
  TestMailPayload: Payload<Omit<TestMailPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  TieGroupInput: TieGroupInput;
  TieGroupPayload: Payload<Omit<TieGroupPayload, 'channel' | 'group' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, group: Maybe<ResolversParentTypes['Group']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  TopPackage: TopPackage;
  TrustWorkloadInput: TrustWorkloadInput;
  TrustedKey: TrustedKey;
  TrustedWorkload: TrustedWorkload;
  TrustedWorkloadsPayload: Payload<Omit<TrustedWorkloadsPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  URL: Scalars['URL']['output'];
  UnsubscribeFromDeltasInput: UnsubscribeFromDeltasInput;
  UnsubscribeFromDeltasPayload: Payload<Omit<UnsubscribeFromDeltasPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateBillingDetailsInput: UpdateBillingDetailsInput;
  UpdateBillingDetailsPayload: Payload<Omit<UpdateBillingDetailsPayload, 'account' | 'userErrors'> & { account: Maybe<ResolversParentTypes['PaymentAccount']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateCollectionInput: UpdateCollectionInput;
  UpdateCollectionPayload: Payload<Omit<UpdateCollectionPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateConsentInput: UpdateConsentInput;
  UpdateGatewaySettingsInput: UpdateGatewaySettingsInput;
  UpdateGatewaySettingsPayload: Payload<Omit<UpdateGatewaySettingsPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateOrganizationPayload: Payload<Omit<UpdateOrganizationPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdatePolicyInput: UpdatePolicyInput;
  UpdatePolicyPayload: Payload<Omit<UpdatePolicyPayload, 'policy' | 'userErrors'> & { policy: Maybe<ResolversParentTypes['Policy']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProjectInput: UpdateProjectInput;
  UpdateProjectPayload: Payload<Omit<UpdateProjectPayload, 'project' | 'userErrors'> & { project: Maybe<ResolversParentTypes['Project']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  UpdateSettingsInput: UpdateSettingsInput;
  UpstreamMapping: UpstreamMapping;
  UpstreamMappingInput: UpstreamMappingInput;
  User: UserModel;
  UserError: UserErrorModel;
  UserSession: UserSession;
  VerifyEmailInput: VerifyEmailInput;
  VersionException: VersionException;
  VexFeed: VexFeed;
  VexFeedInput: VexFeedInput;
  VexFeedPayload: Payload<Omit<VexFeedPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  VexLeftOut: VexLeftOut;
  VexStatement: VexStatement;
  VexStatementConnection: ConnectionOf<VexStatementConnection>;
  VexStatementEdge: VexStatementEdge;
  Vulnerabilities: Vulnerabilities;
  VulnerabilityDecision: VulnerabilityDecision;
  WatchedRequest: Omit<WatchedRequest, 'person'> & { person: Maybe<ResolversParentTypes['User']> };
  WatchedRule: WatchedRule;
  Webhook: Webhook;
  WebhookAttempt: WebhookAttempt;
  WebhookDelivery: WebhookDelivery;
  WebhookDeliveryConnection: ConnectionOf<WebhookDeliveryConnection>;
  WebhookDeliveryEdge: WebhookDeliveryEdge;
  WebhookDeliveryPayload: Payload<Omit<WebhookDeliveryPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  WebhookInput: WebhookInput;
  WebhookPayload: Payload<Omit<WebhookPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  WebhookSecretPayload: Payload<Omit<WebhookSecretPayload, 'organization' | 'userErrors'> & { organization: Maybe<ResolversParentTypes['Organization']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  WithdrawCurationInput: WithdrawCurationInput;
  WithdrawCurationPayload: Payload<Omit<WithdrawCurationPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  WithdrawExceptionRequestInput: WithdrawExceptionRequestInput;
  WithdrawExceptionRequestPayload: Payload<Omit<WithdrawExceptionRequestPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> }>;
  WithdrawFileInput: WithdrawFileInput;
  WithdrawFilePayload: Payload<Omit<WithdrawFilePayload, 'history' | 'userErrors'> & { history: Maybe<Array<ResolversParentTypes['FileEvent']>>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  WithdrawPromotionInput: WithdrawPromotionInput;
  WithdrawPromotionPayload: Payload<Omit<WithdrawPromotionPayload, 'channel' | 'userErrors'> & { channel: Maybe<ResolversParentTypes['Channel']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
  WorkInput: WorkInput;
  WriteProjectFileInput: WriteProjectFileInput;
  WriteProjectFilePayload: Payload<Omit<WriteProjectFilePayload, 'project' | 'userErrors'> & { project: Maybe<ResolversParentTypes['Project']>, userErrors: Array<ResolversParentTypes['UserError']> }>;
};

export type RestDirectiveArgs = {
  method: Scalars['String']['input'];
  path: Scalars['String']['input'];
};

export type RestDirectiveResolver<Result, Parent, ContextType = Context, Args = RestDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptInvitationPayload'] = ResolversParentTypes['AcceptInvitationPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type AcceptedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptedPayload'] = ResolversParentTypes['AcceptedPayload']> = {
  accepted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountPayload'] = ResolversParentTypes['AccountPayload']> = {
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
  navigationCollapsed: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  theme: Resolver<Maybe<ResolversTypes['ThemeChoice']>, ParentType, ContextType>;
};

export type AdvisoryFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvisoryFeed'] = ResolversParentTypes['AdvisoryFeed']> = {
  about: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  asOf: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feedId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isEnabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStale: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keyError: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keySetAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind: Resolver<ResolversTypes['AdvisoryFeedKind'], ParentType, ContextType>;
  lastOkAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  leftOut: Resolver<Array<ResolversTypes['AdvisoryFeedRemark']>, ParentType, ContextType>;
  leftOutCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  licence: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['AdvisoryFeedState'], ParentType, ContextType>;
  takesKey: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdvisoryFeedRemarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvisoryFeedRemark'] = ResolversParentTypes['AdvisoryFeedRemark']> = {
  entry: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdvisoryNoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvisoryNotice'] = ResolversParentTypes['AdvisoryNotice']> = {
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cveId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isExploited: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMalicious: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noticedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  packages: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  score: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  servedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  severity: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
};

export type AdvisorySourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvisorySource'] = ResolversParentTypes['AdvisorySource']> = {
  asOf: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isStale: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AffectedEnvironmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AffectedEnvironment'] = ResolversParentTypes['AffectedEnvironment']> = {
  device: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  environmentId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packages: Resolver<Array<ResolversTypes['AffectedPackage']>, ParentType, ContextType>;
};

export type AffectedPackageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AffectedPackage'] = ResolversParentTypes['AffectedPackage']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnswerAuthorizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerAuthorizationPayload'] = ResolversParentTypes['AnswerAuthorizationPayload']> = {
  continueUrl: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AnswerDevicePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerDevicePayload'] = ResolversParentTypes['AnswerDevicePayload']> = {
  accepted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hint: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope: Resolver<ResolversTypes['ApiTokenScope'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiTokensPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiTokensPayload'] = ResolversParentTypes['ApiTokensPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type AppliedPolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppliedPolicy'] = ResolversParentTypes['AppliedPolicy']> = {
  appliedBy: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  inForceSince: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isWatched: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  policy: Resolver<ResolversTypes['Policy'], ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type ArchiveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Archive'] = ResolversParentTypes['Archive']> = {
  contents: Resolver<Maybe<ResolversTypes['ArchiveContents']>, ParentType, ContextType>;
  file: Resolver<ResolversTypes['FileKey'], ParentType, ContextType>;
  reason: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['ArchiveState'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
};

export type ArchiveAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveAddress'] = ResolversParentTypes['ArchiveAddress']> = {
  kind: Resolver<ResolversTypes['ArchiveAddressKind'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type ArchiveContentsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveContents'] = ResolversParentTypes['ArchiveContents']> = {
  addresses: Resolver<Array<ResolversTypes['ArchiveAddress']>, ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasBinaryPrefix: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasTextPrefix: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  icon: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keywords: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  license: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  licenseFamily: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  licenses: Resolver<Array<ResolversTypes['ArchiveText']>, ParentType, ContextType>;
  paths: Resolver<Maybe<ResolversTypes['ArchivePathConnection']>, ParentType, ContextType, RequireFields<ArchiveContentsPathsArgs, 'first'>>;
  readme: Resolver<Maybe<ResolversTypes['ArchiveText']>, ParentType, ContextType>;
  recipe: Resolver<Maybe<ResolversTypes['ArchiveText']>, ParentType, ContextType>;
  runExports: Resolver<Array<ResolversTypes['RunExports']>, ParentType, ContextType>;
  scripts: Resolver<Array<ResolversTypes['ArchiveScript']>, ParentType, ContextType>;
  scriptsComparedWith: Resolver<Maybe<ResolversTypes['ComparedBuild']>, ParentType, ContextType>;
  scriptsGone: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sourceRevision: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unpackedSize: Resolver<ResolversTypes['ByteSize'], ParentType, ContextType>;
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
  difference: Resolver<Maybe<Array<ResolversTypes['ScriptLine']>>, ParentType, ContextType>;
  isCut: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['ArchiveScriptKind'], ParentType, ContextType>;
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size: Resolver<Maybe<ResolversTypes['ByteSize']>, ParentType, ContextType>;
  text: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  untold: Resolver<Maybe<ResolversTypes['UntoldScript']>, ParentType, ContextType>;
};

export type ArchiveTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveText'] = ResolversParentTypes['ArchiveText']> = {
  isCut: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArtifactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Artifact'] = ResolversParentTypes['Artifact']> = {
  allowedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alternatives: Resolver<Maybe<Array<ResolversTypes['ArtifactAlternative']>>, ParentType, ContextType>;
  archive: Resolver<Maybe<ResolversTypes['Archive']>, ParentType, ContextType, Partial<ArtifactArchiveArgs>>;
  channel: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  curations: Resolver<Maybe<Array<ResolversTypes['CveCuration']>>, ParentType, ContextType>;
  cves: Resolver<Maybe<Array<ResolversTypes['Cve']>>, ParentType, ContextType>;
  dependants: Resolver<Maybe<Array<ResolversTypes['Dependant']>>, ParentType, ContextType>;
  dependencies: Resolver<Maybe<Array<ResolversTypes['Dependency']>>, ParentType, ContextType>;
  family: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files: Resolver<Maybe<ResolversTypes['FileConnection']>, ParentType, ContextType, RequireFields<ArtifactFilesArgs, 'first'>>;
  home: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latestAllowedVersion: Resolver<Maybe<ResolversTypes['CondaVersion']>, ParentType, ContextType>;
  latestInstallableVersion: Resolver<Maybe<ResolversTypes['CondaVersion']>, ParentType, ContextType>;
  latestVersion: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
  license: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  licenseFamily: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  summary: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  versionCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions: Resolver<Maybe<Array<ResolversTypes['ArtifactVersion']>>, ParentType, ContextType>;
  vulnerabilities: Resolver<ResolversTypes['Vulnerabilities'], ParentType, ContextType>;
  worstServedScore: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ArtifactAlternativeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArtifactAlternative'] = ResolversParentTypes['ArtifactAlternative']> = {
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  servedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
};

export type ArtifactConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArtifactConnection'] = ResolversParentTypes['ArtifactConnection']> = {
  edges: Resolver<Array<ResolversTypes['ArtifactEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['Artifact']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<ArtifactConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ArtifactEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArtifactEdge'] = ResolversParentTypes['ArtifactEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Artifact'], ParentType, ContextType>;
};

export type ArtifactVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArtifactVersion'] = ResolversParentTypes['ArtifactVersion']> = {
  allowedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decidedBy: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decision: Resolver<ResolversTypes['Decision'], ParentType, ContextType>;
  exception: Resolver<Maybe<ResolversTypes['VersionException']>, ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heldUntil: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  platforms: Resolver<Array<ResolversTypes['PlatformFiles']>, ParentType, ContextType>;
  releasedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sampleFile: Resolver<ResolversTypes['FileKey'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
  vulnerabilities: Resolver<ResolversTypes['Vulnerabilities'], ParentType, ContextType>;
  worstScore: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AskForExceptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskForExceptionPayload'] = ResolversParentTypes['AskForExceptionPayload']> = {
  request: Resolver<Maybe<ResolversTypes['OwnExceptionRequest']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AuditChainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditChain'] = ResolversParentTypes['AuditChain']> = {
  chainId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exists: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  headHash: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actorType: Resolver<ResolversTypes['AuditActorType'], ParentType, ContextType>;
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  details: Resolver<Array<ResolversTypes['AuditFact']>, ParentType, ContextType>;
  entryId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previousHash: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetType: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryEdge'] = ResolversParentTypes['AuditEntryEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type AuditFactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditFact'] = ResolversParentTypes['AuditFact']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditLogConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditLogConnection'] = ResolversParentTypes['AuditLogConnection']> = {
  chainName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edges: Resolver<Array<ResolversTypes['AuditEntryEdge']>, ParentType, ContextType>;
  headHash: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headNumber: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<AuditLogConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuthorizationRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthorizationRequest'] = ResolversParentTypes['AuthorizationRequest']> = {
  clientName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientUrl: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectHost: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scopes: Resolver<Array<ResolversTypes['AuthorizationScope']>, ParentType, ContextType>;
};

export type AuthorizationScopeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthorizationScope'] = ResolversParentTypes['AuthorizationScope']> = {
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AvailableFilterOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailableFilterOptions'] = ResolversParentTypes['AvailableFilterOptions']> = {
  licenseFamilies: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  platforms: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BaseSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BaseSubscription'] = ResolversParentTypes['BaseSubscription']> = {
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  organizationId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  productCode: Resolver<ResolversTypes['ProductCode'], ParentType, ContextType>;
};

export type BecomeOperatorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BecomeOperatorPayload'] = ResolversParentTypes['BecomeOperatorPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type BeginTotpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginTotpPayload'] = ResolversParentTypes['BeginTotpPayload']> = {
  otpauthUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secret: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  lastAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  package: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  policyName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requests: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  revision: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rule: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
  who: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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

export type BundleJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundleJob'] = ResolversParentTypes['BundleJob']> = {
  askedBy: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  downloadPath: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  environmentId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fileName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['BundleKind'], ParentType, ContextType>;
  missing: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  progress: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sinceLast: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  size: Resolver<Maybe<ResolversTypes['ByteSize']>, ParentType, ContextType>;
  snapshot: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['JobState'], ParentType, ContextType>;
};

export type BundleJobListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundleJobList'] = ResolversParentTypes['BundleJobList']> = {
  nodes: Resolver<Array<ResolversTypes['BundleJob']>, ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BundleKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundleKey'] = ResolversParentTypes['BundleKey']> = {
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keyId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BundlePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundlePayload'] = ResolversParentTypes['BundlePayload']> = {
  bundle: Resolver<Maybe<ResolversTypes['BundleJob']>, ParentType, ContextType>;
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface ByteSizeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ByteSize'], any> {
  name: 'ByteSize';
}

export type CancelRunPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelRunPayload'] = ResolversParentTypes['CancelRunPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  run: Resolver<Maybe<ResolversTypes['PolicyRun']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangeSubscriptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeSubscriptionPayload'] = ResolversParentTypes['ChangeSubscriptionPayload']> = {
  subscription: Resolver<Maybe<ResolversTypes['Subscription']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangedFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedFile'] = ResolversParentTypes['ChangedFile']> = {
  build: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
};

export type ChangedFileConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedFileConnection'] = ResolversParentTypes['ChangedFileConnection']> = {
  edges: Resolver<Array<ResolversTypes['ChangedFileEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['ChangedFile']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<ChangedFileConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  reasonsKept: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangedFileEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedFileEdge'] = ResolversParentTypes['ChangedFileEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ChangedFile'], ParentType, ContextType>;
};

export type ChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Channel'] = ResolversParentTypes['Channel']> = {
  appliedPolicy: Resolver<Maybe<ResolversTypes['AppliedPolicy']>, ParentType, ContextType>;
  artifact: Resolver<Maybe<ResolversTypes['Artifact']>, ParentType, ContextType, RequireFields<ChannelArtifactArgs, 'name'>>;
  artifactCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  artifacts: Resolver<Maybe<ResolversTypes['ArtifactConnection']>, ParentType, ContextType, RequireFields<ChannelArtifactsArgs, 'decision' | 'first'>>;
  artifactsCsv: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ChannelArtifactsCsvArgs, 'decision'>>;
  brokenFiles: Resolver<ResolversTypes['BrokenFiles'], ParentType, ContextType>;
  bundleKey: Resolver<Maybe<ResolversTypes['BundleKey']>, ParentType, ContextType>;
  bundles: Resolver<Maybe<ResolversTypes['BundleJobList']>, ParentType, ContextType, RequireFields<ChannelBundlesArgs, 'first' | 'offset'>>;
  checkedArtifactCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentPolicy: Resolver<Maybe<ResolversTypes['AppliedPolicy']>, ParentType, ContextType>;
  cves: Resolver<Maybe<ResolversTypes['CveConnection']>, ParentType, ContextType, RequireFields<ChannelCvesArgs, 'first'>>;
  cvesCsv: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<ChannelCvesCsvArgs>>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exceptions: Resolver<Maybe<ResolversTypes['GrantedExceptionConnection']>, ParentType, ContextType, RequireFields<ChannelExceptionsArgs, 'first' | 'history'>>;
  explain: Resolver<Maybe<ResolversTypes['Explanation']>, ParentType, ContextType, RequireFields<ChannelExplainArgs, 'fileName' | 'subdir'>>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileHistory: Resolver<Maybe<Array<ResolversTypes['FileEvent']>>, ParentType, ContextType, RequireFields<ChannelFileHistoryArgs, 'fileName' | 'subdir'>>;
  files: Resolver<Maybe<ResolversTypes['FileConnection']>, ParentType, ContextType, RequireFields<ChannelFilesArgs, 'first'>>;
  groups: Resolver<Maybe<Array<ResolversTypes['Group']>>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  incomingBundles: Resolver<Maybe<ResolversTypes['IncomingBundles']>, ParentType, ContextType>;
  labels: Resolver<Maybe<Array<ResolversTypes['ChannelLabel']>>, ParentType, ContextType>;
  lastRun: Resolver<Maybe<ResolversTypes['PolicyRun']>, ParentType, ContextType>;
  mirror: Resolver<Maybe<ResolversTypes['Mirror']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsPromotionApproval: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  organization: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  ownExceptionRequests: Resolver<Maybe<Array<ResolversTypes['OwnExceptionRequest']>>, ParentType, ContextType, Partial<ChannelOwnExceptionRequestsArgs>>;
  policyReportCsv: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  policyWatch: Resolver<Maybe<ResolversTypes['PolicyWatch']>, ParentType, ContextType, RequireFields<ChannelPolicyWatchArgs, 'first' | 'offset'>>;
  privacy: Resolver<ResolversTypes['ChannelPrivacy'], ParentType, ContextType>;
  probes: Resolver<Maybe<ResolversTypes['ChannelProbes']>, ParentType, ContextType>;
  promotionPlan: Resolver<Maybe<ResolversTypes['PromotionPlan']>, ParentType, ContextType, RequireFields<ChannelPromotionPlanArgs, 'wanted' | 'withDependencies'>>;
  promotions: Resolver<Maybe<ResolversTypes['PromotionList']>, ParentType, ContextType, RequireFields<ChannelPromotionsArgs, 'first' | 'offset'>>;
  readme: Resolver<ResolversTypes['ChannelReadme'], ParentType, ContextType>;
  refusedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repoUrl: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
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
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usedWith: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vulnerabilities: Resolver<ResolversTypes['Vulnerabilities'], ParentType, ContextType>;
  worstServedScore: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChannelClientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelClient'] = ResolversParentTypes['ChannelClient']> = {
  client: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holder: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAnonymous: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  program: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refused: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  requests: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
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

export type ChannelCveRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelCveRules'] = ResolversParentTypes['ChannelCveRules']> = {
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkedPackageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  policyId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  policyName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rules: Resolver<Array<ResolversTypes['CveRuleFiles']>, ParentType, ContextType>;
  seriousByStatus: Resolver<Array<ResolversTypes['CveStatusCount']>, ParentType, ContextType>;
  seriousFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['CveRulesState'], ParentType, ContextType>;
};

export type ChannelFindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelFinding'] = ResolversParentTypes['ChannelFinding']> = {
  beganAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  begunAdvisory: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  begunBy: Resolver<ResolversTypes['FindingBegin'], ParentType, ContextType>;
  begunFeed: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cveId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedAdvisory: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedBy: Resolver<Maybe<ResolversTypes['FindingEnd']>, ParentType, ContextType>;
  endedFeed: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedNote: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  overAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  package: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChannelFindingConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelFindingConnection'] = ResolversParentTypes['ChannelFindingConnection']> = {
  edges: Resolver<Array<ResolversTypes['ChannelFindingEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['ChannelFinding']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<ChannelFindingConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChannelFindingEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelFindingEdge'] = ResolversParentTypes['ChannelFindingEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ChannelFinding'], ParentType, ContextType>;
};

export type ChannelLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelLabel'] = ResolversParentTypes['ChannelLabel']> = {
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChannelPackagesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelPackages'] = ResolversParentTypes['ChannelPackages']> = {
  channelName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  package: Resolver<Maybe<ResolversTypes['Artifact']>, ParentType, ContextType, RequireFields<ChannelPackagesPackageArgs, 'name'>>;
  packages: Resolver<Array<ResolversTypes['Artifact']>, ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChannelProbesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelProbes'] = ResolversParentTypes['ChannelProbes']> = {
  answers: Resolver<Array<ResolversTypes['ProbeAnswer']>, ParentType, ContextType>;
  holdsBack: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  includesEnvironments: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mostNeeded: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  probes: Resolver<Array<ResolversTypes['Probe']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  hint: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  organizationName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope: Resolver<ResolversTypes['TokenScope'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckChannelSourcePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckChannelSourcePayload'] = ResolversParentTypes['CheckChannelSourcePayload']> = {
  detail: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPermitted: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  usable: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  card: Resolver<Maybe<ResolversTypes['PaymentCard']>, ParentType, ContextType>;
  clientSecret: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationTitle: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preview: Resolver<ResolversTypes['InvoicePreview'], ParentType, ContextType>;
  processor: Resolver<ResolversTypes['PaymentProcessor'], ParentType, ContextType>;
  productName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishableKey: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['CheckoutStatus'], ParentType, ContextType>;
};

export type ClientProgramResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientProgram'] = ResolversParentTypes['ClientProgram']> = {
  counts: Resolver<ResolversTypes['RequestCounts'], ParentType, ContextType>;
  lastAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  program: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  canEdit: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  collectionId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entries: Resolver<Array<ResolversTypes['CollectionEntry']>, ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  privacy: Resolver<ResolversTypes['CollectionPrivacy'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
};

export type CollectionHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionHit'] = ResolversParentTypes['CollectionHit']> = {
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entryCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectionSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionSummary'] = ResolversParentTypes['CollectionSummary']> = {
  canEdit: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  collectionId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  privacy: Resolver<ResolversTypes['CollectionPrivacy'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CollectionsAndFilesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionsAndFiles'] = ResolversParentTypes['CollectionsAndFiles']> = {
  collections: Resolver<Array<ResolversTypes['CollectionHit']>, ParentType, ContextType>;
  files: Resolver<Array<ResolversTypes['CollectionFileHit']>, ParentType, ContextType>;
  hasNextPage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalCollections: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalFiles: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CollectionsAndFilesGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionsAndFilesGroup'] = ResolversParentTypes['CollectionsAndFilesGroup']> = {
  collections: Resolver<Array<ResolversTypes['CollectionHit']>, ParentType, ContextType>;
  files: Resolver<Array<ResolversTypes['CollectionFileHit']>, ParentType, ContextType>;
  searchUrl: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCollections: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalFiles: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ComparedBuildResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparedBuild'] = ResolversParentTypes['ComparedBuild']> = {
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
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

export type CreateChannelPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateChannelPayload'] = ResolversParentTypes['CreateChannelPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  run: Resolver<Maybe<ResolversTypes['PolicyRun']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCollectionPayload'] = ResolversParentTypes['CreateCollectionPayload']> = {
  collection: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateGroupPayload'] = ResolversParentTypes['CreateGroupPayload']> = {
  group: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateOrganizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOrganizationPayload'] = ResolversParentTypes['CreateOrganizationPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
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

export type CreateUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateUploadPayload'] = ResolversParentTypes['CreateUploadPayload']> = {
  expiresAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uploadId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CurateCvePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurateCvePayload'] = ResolversParentTypes['CurateCvePayload']> = {
  curation: Resolver<Maybe<ResolversTypes['Curation']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CurationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Curation'] = ResolversParentTypes['Curation']> = {
  build: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  curationId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cveId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedBy: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  justification: Resolver<Maybe<ResolversTypes['VexJustification']>, ParentType, ContextType>;
  note: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  package: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saidAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  saidBy: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status: Resolver<ResolversTypes['VexStatus'], ParentType, ContextType>;
  subdir: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  versions: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  withdrawn: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CurationPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurationPreview'] = ResolversParentTypes['CurationPreview']> = {
  alarmCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alarmCountAfter: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  allowedAgainCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channels: Resolver<Array<ResolversTypes['CurationPreviewChannel']>, ParentType, ContextType>;
  environmentCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  policies: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  refusedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CurationPreviewChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurationPreviewChannel'] = ResolversParentTypes['CurationPreviewChannel']> = {
  alarmCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alarmCountAfter: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  allowedAgainCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  policy: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cve'] = ResolversParentTypes['Cve']> = {
  curations: Resolver<Maybe<Array<ResolversTypes['CveCurations']>>, ParentType, ContextType>;
  cveId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  environments: Resolver<Maybe<Array<ResolversTypes['AffectedEnvironment']>>, ParentType, ContextType>;
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
  urgency: Resolver<Maybe<ResolversTypes['CveUrgency']>, ParentType, ContextType>;
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

export type CveCurationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CveCuration'] = ResolversParentTypes['CveCuration']> = {
  by: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cveId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  justification: Resolver<Maybe<ResolversTypes['VexJustification']>, ParentType, ContextType>;
  note: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partly: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['VexStatus'], ParentType, ContextType>;
};

export type CveCurationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CveCurations'] = ResolversParentTypes['CveCurations']> = {
  canCurate: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  curations: Resolver<Array<ResolversTypes['Curation']>, ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CveEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CveEdge'] = ResolversParentTypes['CveEdge']> = {
  curation: Resolver<Maybe<ResolversTypes['CveCuration']>, ParentType, ContextType>;
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  node: Resolver<ResolversTypes['Cve'], ParentType, ContextType>;
  openFileCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  servedFileCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  isCounted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type CveUrgencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CveUrgency'] = ResolversParentTypes['CveUrgency']> = {
  due: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  epss: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  epssDay: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  epssPercentile: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  exploitedSince: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isUsedByRansomware: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecideExceptionRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecideExceptionRequestPayload'] = ResolversParentTypes['DecideExceptionRequestPayload']> = {
  request: Resolver<Maybe<ResolversTypes['ExceptionRequest']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DecideMirrorLossPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecideMirrorLossPayload'] = ResolversParentTypes['DecideMirrorLossPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DecideVexStatementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecideVexStatementPayload'] = ResolversParentTypes['DecideVexStatementPayload']> = {
  statement: Resolver<Maybe<ResolversTypes['VexStatement']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeclineInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeclineInvitationPayload'] = ResolversParentTypes['DeclineInvitationPayload']> = {
  declined: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteChannelPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteChannelPayload'] = ResolversParentTypes['DeleteChannelPayload']> = {
  deletedId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCollectionPayload'] = ResolversParentTypes['DeleteCollectionPayload']> = {
  deletedId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  toldAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DependantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dependant'] = ResolversParentTypes['Dependant']> = {
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DependencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dependency'] = ResolversParentTypes['Dependency']> = {
  allowed: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inChannel: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specs: Resolver<Array<ResolversTypes['MatchSpec']>, ParentType, ContextType>;
  unmetSpecs: Resolver<Array<ResolversTypes['MatchSpec']>, ParentType, ContextType>;
};

export type DocumentationGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentationGroup'] = ResolversParentTypes['DocumentationGroup']> = {
  items: Resolver<Array<ResolversTypes['DocumentationHit']>, ParentType, ContextType>;
  searchUrl: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentationHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentationHit'] = ResolversParentTypes['DocumentationHit']> = {
  anchor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type DraftedEnvironmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DraftedEnvironment'] = ResolversParentTypes['DraftedEnvironment']> = {
  device: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  environmentId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  going: Resolver<Array<ResolversTypes['PackageBuild']>, ParentType, ContextType>;
  isOwn: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platform: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result: Resolver<ResolversTypes['EnvironmentResult'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DraftedEnvironmentsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DraftedEnvironments'] = ResolversParentTypes['DraftedEnvironments']> = {
  environmentCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  environments: Resolver<Array<ResolversTypes['DraftedEnvironment']>, ParentType, ContextType>;
  ownerCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DraftedPackageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DraftedPackage'] = ResolversParentTypes['DraftedPackage']> = {
  isAllowedAfter: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAllowedBefore: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  package: Resolver<ResolversTypes['PackageBuild'], ParentType, ContextType>;
  rule: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditInvitationPayload'] = ResolversParentTypes['EditInvitationPayload']> = {
  invitation: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType>;
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EducationOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EducationOffer'] = ResolversParentTypes['EducationOffer']> = {
  eligible: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enrolled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EndDeltaMailsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndDeltaMailsPayload'] = ResolversParentTypes['EndDeltaMailsPayload']> = {
  channelName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EndExceptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndExceptionPayload'] = ResolversParentTypes['EndExceptionPayload']> = {
  endedId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EnvironmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Environment'] = ResolversParentTypes['Environment']> = {
  canRemove: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  channels: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cveCounts: Resolver<ResolversTypes['EnvironmentCveCounts'], ParentType, ContextType>;
  device: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difference: Resolver<Maybe<ResolversTypes['PackageDifferenceConnection']>, ParentType, ContextType, RequireFields<EnvironmentDifferenceArgs, 'first'>>;
  draft: Resolver<Maybe<ResolversTypes['EnvironmentDraft']>, ParentType, ContextType, RequireFields<EnvironmentDraftArgs, 'filters'>>;
  environmentId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  knowledge: Resolver<ResolversTypes['PackagesKnowledge'], ParentType, ContextType>;
  lock: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<EnvironmentLockArgs, 'form'>>;
  moments: Resolver<Maybe<ResolversTypes['EnvironmentMomentConnection']>, ParentType, ContextType, RequireFields<EnvironmentMomentsArgs, 'first'>>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner: Resolver<Maybe<ResolversTypes['EnvironmentPerson']>, ParentType, ContextType>;
  ownerName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packages: Resolver<Maybe<ResolversTypes['InstalledPackageConnection']>, ParentType, ContextType, RequireFields<EnvironmentPackagesArgs, 'first'>>;
  packagesCsv: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platform: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sbom: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<EnvironmentSbomArgs, 'format'>>;
  solved: Resolver<Maybe<ResolversTypes['SolvedEnvironment']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['EnvironmentState'], ParentType, ContextType>;
  stats: Resolver<Maybe<ResolversTypes['EnvironmentStats']>, ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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

export type EnvironmentDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentDraft'] = ResolversParentTypes['EnvironmentDraft']> = {
  channelName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goingCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  knownCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packages: Resolver<Array<ResolversTypes['DraftedPackage']>, ParentType, ContextType>;
  refusedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  result: Resolver<ResolversTypes['EnvironmentResult'], ParentType, ContextType>;
};

export type EnvironmentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentEdge'] = ResolversParentTypes['EnvironmentEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Environment'], ParentType, ContextType>;
};

export type EnvironmentFindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentFinding'] = ResolversParentTypes['EnvironmentFinding']> = {
  channelName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cveCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cveIds: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  decidedBy: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decision: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
  worstScore: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  worstSeverity: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
};

export type EnvironmentGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentGroup'] = ResolversParentTypes['EnvironmentGroup']> = {
  items: Resolver<Array<ResolversTypes['EnvironmentHit']>, ParentType, ContextType>;
  searchUrl: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnvironmentHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentHit'] = ResolversParentTypes['EnvironmentHit']> = {
  device: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  environmentId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prefix: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnvironmentMomentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentMoment'] = ResolversParentTypes['EnvironmentMoment']> = {
  addedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  format: Resolver<ResolversTypes['EnvironmentFormat'], ParentType, ContextType>;
  lastAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  momentId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uploadCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnvironmentMomentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentMomentConnection'] = ResolversParentTypes['EnvironmentMomentConnection']> = {
  edges: Resolver<Array<ResolversTypes['EnvironmentMomentEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['EnvironmentMoment']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnvironmentMomentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentMomentEdge'] = ResolversParentTypes['EnvironmentMomentEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['EnvironmentMoment'], ParentType, ContextType>;
};

export type EnvironmentPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentPerson'] = ResolversParentTypes['EnvironmentPerson']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnvironmentRemarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentRemark'] = ResolversParentTypes['EnvironmentRemark']> = {
  at: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnvironmentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentResult'] = ResolversParentTypes['EnvironmentResult']> = {
  detail: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome: Resolver<ResolversTypes['EnvironmentOutcome'], ParentType, ContextType>;
};

export type EnvironmentReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentReview'] = ResolversParentTypes['EnvironmentReview']> = {
  environmentId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['EnvironmentState'], ParentType, ContextType>;
};

export type EnvironmentReviewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentReviews'] = ResolversParentTypes['EnvironmentReviews']> = {
  nodes: Resolver<Array<ResolversTypes['EnvironmentReview']>, ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnvironmentScanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentScan'] = ResolversParentTypes['EnvironmentScan']> = {
  findingCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  findings: Resolver<Array<ResolversTypes['EnvironmentFinding']>, ParentType, ContextType>;
  scannedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stats: Resolver<ResolversTypes['EnvironmentStats'], ParentType, ContextType>;
};

export type EnvironmentStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentState'] = ResolversParentTypes['EnvironmentState']> = {
  changedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy: Resolver<Maybe<ResolversTypes['EnvironmentPerson']>, ParentType, ContextType>;
  changedByName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customMessage: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status: Resolver<ResolversTypes['EnvironmentStatus'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnvironmentStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnvironmentStats'] = ResolversParentTypes['EnvironmentStats']> = {
  affectedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cveCounts: Resolver<ResolversTypes['EnvironmentCveCounts'], ParentType, ContextType>;
  knowledge: Resolver<ResolversTypes['PackagesKnowledge'], ParentType, ContextType>;
  knownCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uncheckedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  build: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cveIds: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  license: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusedBy: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
};

export type ExceptedLicenseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceptedLicense'] = ResolversParentTypes['ExceptedLicense']> = {
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  license: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExceptionAskerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceptionAsker'] = ResolversParentTypes['ExceptionAsker']> = {
  askedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  person: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExceptionImpactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceptionImpact'] = ResolversParentTypes['ExceptionImpact']> = {
  cveCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cves: Resolver<Array<ResolversTypes['ExceptedCve']>, ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files: Resolver<Array<ResolversTypes['ExceptedFile']>, ParentType, ContextType>;
  givesBack: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  licenses: Resolver<Array<ResolversTypes['ExceptedLicense']>, ParentType, ContextType>;
  maliciousCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spec: Resolver<ResolversTypes['MatchSpec'], ParentType, ContextType>;
  stillLost: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unknownCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExceptionRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceptionRequest'] = ResolversParentTypes['ExceptionRequest']> = {
  answer: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  channelName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  impact: Resolver<Maybe<ResolversTypes['ExceptionImpact']>, ParentType, ContextType, Partial<ExceptionRequestImpactArgs>>;
  package: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people: Resolver<Array<ResolversTypes['ExceptionAsker']>, ParentType, ContextType>;
  requestId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  spec: Resolver<ResolversTypes['MatchSpec'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['ExceptionRequestState'], ParentType, ContextType>;
  until: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
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

export type ExplainedRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExplainedRule'] = ResolversParentTypes['ExplainedRule']> = {
  cves: Resolver<Array<ResolversTypes['Cve']>, ParentType, ContextType>;
  decided: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verdict: Resolver<ResolversTypes['RuleVerdict'], ParentType, ContextType>;
};

export type ExplanationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Explanation'] = ResolversParentTypes['Explanation']> = {
  admins: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  alternativeVersion: Resolver<Maybe<ResolversTypes['CondaVersion']>, ParentType, ContextType>;
  appliedBy: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  decision: Resolver<ResolversTypes['Decision'], ParentType, ContextType>;
  detail: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file: Resolver<ResolversTypes['FileKey'], ParentType, ContextType>;
  heldUntil: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  inForceSince: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  installable: Resolver<Array<ResolversTypes['PlatformInstall']>, ParentType, ContextType>;
  nearestAllowedVersion: Resolver<Maybe<ResolversTypes['CondaVersion']>, ParentType, ContextType>;
  policy: Resolver<Maybe<ResolversTypes['Policy']>, ParentType, ContextType>;
  revision: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sections: Resolver<Array<ResolversTypes['ExplanationSection']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
};

export type ExplanationSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExplanationSection'] = ResolversParentTypes['ExplanationSection']> = {
  rules: Resolver<Array<ResolversTypes['ExplainedRule']>, ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verdict: Resolver<ResolversTypes['RuleVerdict'], ParentType, ContextType>;
};

export type ExposedBuildResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExposedBuild'] = ResolversParentTypes['ExposedBuild']> = {
  environmentCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  package: Resolver<ResolversTypes['PackageBuild'], ParentType, ContextType>;
};

export type ExposedEnvironmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExposedEnvironment'] = ResolversParentTypes['ExposedEnvironment']> = {
  device: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  environmentId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ifRefused: Resolver<Maybe<ResolversTypes['EnvironmentResult']>, ParentType, ContextType>;
  isOwn: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packages: Resolver<Array<ResolversTypes['PackageBuild']>, ParentType, ContextType>;
  platform: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ExposureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Exposure'] = ResolversParentTypes['Exposure']> = {
  buildCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  builds: Resolver<Array<ResolversTypes['ExposedBuild']>, ParentType, ContextType>;
  coverage: Resolver<Maybe<ResolversTypes['ExposureCoverage']>, ParentType, ContextType>;
  environmentCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  environments: Resolver<Array<ResolversTypes['ExposedEnvironment']>, ParentType, ContextType>;
  ownerCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExposureCoverageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExposureCoverage'] = ResolversParentTypes['ExposureCoverage']> = {
  environmentCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCompared: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isKnown: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notCheckedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undecidedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExposureDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExposureDay'] = ResolversParentTypes['ExposureDay']> = {
  critical: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  environmentCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  high: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  low: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medium: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  other: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FailedWorkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FailedWork'] = ResolversParentTypes['FailedWork']> = {
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  canRetry: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  channelName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind: Resolver<ResolversTypes['WorkKind'], ParentType, ContextType>;
  organizationName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FailedWorkConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FailedWorkConnection'] = ResolversParentTypes['FailedWorkConnection']> = {
  edges: Resolver<Array<ResolversTypes['FailedWorkEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['FailedWork']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FailedWorkEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FailedWorkEdge'] = ResolversParentTypes['FailedWorkEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['FailedWork'], ParentType, ContextType>;
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

export type FeedBundleChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedBundleChoice'] = ResolversParentTypes['FeedBundleChoice']> = {
  feedId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeedBundlesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedBundles'] = ResolversParentTypes['FeedBundles']> = {
  choices: Resolver<Array<ResolversTypes['FeedBundleChoice']>, ParentType, ContextType>;
  incoming: Resolver<Array<ResolversTypes['IncomingFeedBundle']>, ParentType, ContextType>;
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keyId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loaded: Resolver<Maybe<ResolversTypes['LoadedFeedBundle']>, ParentType, ContextType>;
  made: Resolver<Maybe<ResolversTypes['MadeFeedBundle']>, ParentType, ContextType>;
};

export type FeedBundlesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedBundlesPayload'] = ResolversParentTypes['FeedBundlesPayload']> = {
  bundles: Resolver<Maybe<ResolversTypes['FeedBundles']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FeedsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedsPayload'] = ResolversParentTypes['FeedsPayload']> = {
  feeds: Resolver<Maybe<Array<ResolversTypes['AdvisoryFeed']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  build: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buildNumber: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  curations: Resolver<Maybe<Array<ResolversTypes['CveCuration']>>, ParentType, ContextType>;
  cves: Resolver<Maybe<Array<ResolversTypes['Cve']>>, ParentType, ContextType>;
  decidedBy: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decision: Resolver<ResolversTypes['Decision'], ParentType, ContextType>;
  depends: Resolver<Array<ResolversTypes['MatchSpec']>, ParentType, ContextType>;
  downloadUrl: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goneAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  heldUntil: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  labels: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  license: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256: Resolver<Maybe<ResolversTypes['SHA256']>, ParentType, ContextType>;
  size: Resolver<Maybe<ResolversTypes['ByteSize']>, ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trust: Resolver<ResolversTypes['Trust'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
  withdrawn: Resolver<Maybe<ResolversTypes['Withdrawal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FileConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileConnection'] = ResolversParentTypes['FileConnection']> = {
  edges: Resolver<Array<ResolversTypes['FileEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<FileConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FileEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileEdge'] = ResolversParentTypes['FileEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['File'], ParentType, ContextType>;
};

export type FileEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileEvent'] = ResolversParentTypes['FileEvent']> = {
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['FileEventKind'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceAccount: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type FileKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileKey'] = ResolversParentTypes['FileKey']> = {
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GatewaySettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GatewaySettings'] = ResolversParentTypes['GatewaySettings']> = {
  anonymizeClients: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGatewayEnabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  retentionDays: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GiveTokenToMirrorsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiveTokenToMirrorsPayload'] = ResolversParentTypes['GiveTokenToMirrorsPayload']> = {
  mirrors: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type GrantedExceptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantedException'] = ResolversParentTypes['GrantedException']> = {
  channelName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedBy: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  exceptionId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  grantedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  owner: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  package: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spec: Resolver<ResolversTypes['MatchSpec'], ParentType, ContextType>;
  until: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GrantedExceptionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantedExceptionConnection'] = ResolversParentTypes['GrantedExceptionConnection']> = {
  edges: Resolver<Array<ResolversTypes['GrantedExceptionEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['GrantedException']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<GrantedExceptionConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GrantedExceptionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantedExceptionEdge'] = ResolversParentTypes['GrantedExceptionEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['GrantedException'], ParentType, ContextType>;
};

export type GroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group']> = {
  channelCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channels: Resolver<Maybe<Array<ResolversTypes['Channel']>>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members: Resolver<Maybe<ResolversTypes['MemberConnection']>, ParentType, ContextType, RequireFields<GroupMembersArgs, 'first'>>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GroupMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupMemberPayload'] = ResolversParentTypes['GroupMemberPayload']> = {
  group: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type GuideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Guide'] = ResolversParentTypes['Guide']> = {
  isOwn: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GuideTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuideText'] = ResolversParentTypes['GuideText']> = {
  isOwn: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  userId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type HubJobsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubJobs'] = ResolversParentTypes['HubJobs']> = {
  archivesToReadAgain: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  queues: Resolver<Array<ResolversTypes['JobQueue']>, ParentType, ContextType>;
  work: Resolver<Array<ResolversTypes['HubWork']>, ParentType, ContextType>;
};

export type HubJobsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubJobsPayload'] = ResolversParentTypes['HubJobsPayload']> = {
  jobs: Resolver<Maybe<ResolversTypes['HubJobs']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type HubMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubMail'] = ResolversParentTypes['HubMail']> = {
  failing: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  givenUp: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldestAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  server: Resolver<Maybe<ResolversTypes['MailServer']>, ParentType, ContextType>;
  waiting: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HubMailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubMailPayload'] = ResolversParentTypes['HubMailPayload']> = {
  mail: Resolver<Maybe<ResolversTypes['HubMail']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type HubMembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubMembership'] = ResolversParentTypes['HubMembership']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role: Resolver<ResolversTypes['OrganizationRole'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HubOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubOrganization'] = ResolversParentTypes['HubOrganization']> = {
  admins: Resolver<Maybe<Array<ResolversTypes['HubAdmin']>>, ParentType, ContextType>;
  channels: Resolver<Maybe<Array<ResolversTypes['HubChannel']>>, ParentType, ContextType>;
  channelsCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  membersCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type HubOrganizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubOrganizationPayload'] = ResolversParentTypes['HubOrganizationPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['HubOrganization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type HubPackageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubPackage'] = ResolversParentTypes['HubPackage']> = {
  channelCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  downloads: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mappings: Resolver<Array<ResolversTypes['UpstreamMapping']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role: Resolver<Maybe<ResolversTypes['PackageRole']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['PackageKnowledge'], ParentType, ContextType>;
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

export type HubPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubPerson'] = ResolversParentTypes['HubPerson']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  displayName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  isConfirmed: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDisabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOperator: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSignInAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  memberships: Resolver<Maybe<Array<ResolversTypes['HubMembership']>>, ParentType, ContextType>;
  organizationCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plans: Resolver<Maybe<Array<ResolversTypes['HubPlan']>>, ParentType, ContextType>;
  sessions: Resolver<Maybe<Array<ResolversTypes['HubSession']>>, ParentType, ContextType>;
  userId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HubPersonConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubPersonConnection'] = ResolversParentTypes['HubPersonConnection']> = {
  edges: Resolver<Array<ResolversTypes['HubPersonEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['HubPerson']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HubPersonEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubPersonEdge'] = ResolversParentTypes['HubPersonEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['HubPerson'], ParentType, ContextType>;
};

export type HubPersonPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubPersonPayload'] = ResolversParentTypes['HubPersonPayload']> = {
  person: Resolver<Maybe<ResolversTypes['HubPerson']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  lastUsedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sessionId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['SessionSource'], ParentType, ContextType>;
};

export type HubStorageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubStorage'] = ResolversParentTypes['HubStorage']> = {
  channels: Resolver<Array<ResolversTypes['HubChannel']>, ParentType, ContextType>;
  databaseSize: Resolver<ResolversTypes['ByteSize'], ParentType, ContextType>;
  diskFree: Resolver<ResolversTypes['ByteSize'], ParentType, ContextType>;
  diskSize: Resolver<ResolversTypes['ByteSize'], ParentType, ContextType>;
  folders: Resolver<Array<ResolversTypes['HubFolder']>, ParentType, ContextType>;
  isComplete: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMeasuring: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  measuredAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type HubWorkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HubWork'] = ResolversParentTypes['HubWork']> = {
  channelName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['WorkKind'], ParentType, ContextType>;
  organizationName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phase: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  startedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['JobState'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IdentityProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityProvider'] = ResolversParentTypes['IdentityProvider']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startUrl: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type ImpactProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImpactProblem'] = ResolversParentTypes['ImpactProblem']> = {
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportEnvironmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportEnvironmentPayload'] = ResolversParentTypes['ImportEnvironmentPayload']> = {
  environment: Resolver<Maybe<ResolversTypes['Environment']>, ParentType, ContextType>;
  format: Resolver<Maybe<ResolversTypes['EnvironmentFormat']>, ParentType, ContextType>;
  leftOut: Resolver<Maybe<Array<ResolversTypes['EnvironmentRemark']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportOpenVexPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportOpenVexPayload'] = ResolversParentTypes['ImportOpenVexPayload']> = {
  taken: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unchanged: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type IncomingBundleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncomingBundle'] = ResolversParentTypes['IncomingBundle']> = {
  channel: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  doubts: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fileCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hub: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keyId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  madeAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  newCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  problem: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size: Resolver<ResolversTypes['ByteSize'], ParentType, ContextType>;
  snapshot: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unchangedCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  withdrawnCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type IncomingBundlesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncomingBundles'] = ResolversParentTypes['IncomingBundles']> = {
  folder: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['IncomingBundle']>, ParentType, ContextType>;
  trusted: Resolver<Array<ResolversTypes['TrustedKey']>, ParentType, ContextType>;
};

export type IncomingFeedBundleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncomingFeedBundle'] = ResolversParentTypes['IncomingFeedBundle']> = {
  bytes: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InputErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InputError'] = ResolversParentTypes['InputError']> = {
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InstallabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Installability'] = ResolversParentTypes['Installability']> = {
  byPlatform: Resolver<Array<ResolversTypes['PlatformInstallability']>, ParentType, ContextType>;
  lostPackageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  probes: Resolver<Array<ResolversTypes['ProbeChange']>, ParentType, ContextType>;
};

export type InstalledPackageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstalledPackage'] = ResolversParentTypes['InstalledPackage']> = {
  build: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedBy: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decision: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
  file: Resolver<Maybe<ResolversTypes['FileKey']>, ParentType, ContextType>;
  hubChannel: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
  vulnerabilities: Resolver<ResolversTypes['Vulnerabilities'], ParentType, ContextType>;
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
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  invitedBy: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isExpired: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  role: Resolver<ResolversTypes['OrganizationRole'], ParentType, ContextType>;
  sentAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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

export type InvitationOutcomesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationOutcomesPayload'] = ResolversParentTypes['InvitationOutcomesPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  outcomes: Resolver<Maybe<Array<ResolversTypes['InvitationOutcome']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  htmlUrl: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pdfUrl: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type IssueApiTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueApiTokenPayload'] = ResolversParentTypes['IssueApiTokenPayload']> = {
  secret: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type IssueChannelTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueChannelTokenPayload'] = ResolversParentTypes['IssueChannelTokenPayload']> = {
  channelToken: Resolver<Maybe<ResolversTypes['ChannelToken']>, ParentType, ContextType>;
  secret: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type IssuePersonalTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuePersonalTokenPayload'] = ResolversParentTypes['IssuePersonalTokenPayload']> = {
  secret: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type IssueServiceAccountTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueServiceAccountTokenPayload'] = ResolversParentTypes['IssueServiceAccountTokenPayload']> = {
  secret: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceAccount: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type IssueSiteTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueSiteTokenPayload'] = ResolversParentTypes['IssueSiteTokenPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  secret: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type LabelFilesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LabelFilesPayload'] = ResolversParentTypes['LabelFilesPayload']> = {
  labels: Resolver<Maybe<Array<ResolversTypes['ChannelLabel']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LearningVideoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearningVideo'] = ResolversParentTypes['LearningVideo']> = {
  pictureUrl: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  provider: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type LeaveOrganizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveOrganizationPayload'] = ResolversParentTypes['LeaveOrganizationPayload']> = {
  leftId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type LicenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Licence'] = ResolversParentTypes['Licence']> = {
  assignedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  memberId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productCode: Resolver<ResolversTypes['ProductCode'], ParentType, ContextType>;
  uuid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LoadedFeedBundleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoadedFeedBundle'] = ResolversParentTypes['LoadedFeedBundle']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  feedIds: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isOlder: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LossCauseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LossCause'] = ResolversParentTypes['LossCause']> = {
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packages: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rule: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spec: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LostPackageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LostPackage'] = ResolversParentTypes['LostPackage']> = {
  detail: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  files: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LostPackagesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LostPackages'] = ResolversParentTypes['LostPackages']> = {
  causes: Resolver<Array<ResolversTypes['LossCause']>, ParentType, ContextType>;
  lostAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packages: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  platforms: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  runId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MadeFeedBundleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MadeFeedBundle'] = ResolversParentTypes['MadeFeedBundle']> = {
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bytes: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feedIds: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['FeedBundleState'], ParentType, ContextType>;
};

export type MailServerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailServer'] = ResolversParentTypes['MailServer']> = {
  address: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isEncrypted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signsIn: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MainPackagesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MainPackages'] = ResolversParentTypes['MainPackages']> = {
  channelName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packages: Resolver<Array<ResolversTypes['Artifact']>, ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  bytesPerSecond: Resolver<Maybe<ResolversTypes['ByteSize']>, ParentType, ContextType>;
  credentials: Resolver<Maybe<ResolversTypes['MirrorCredentials']>, ParentType, ContextType>;
  downloadsAtOnce: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  excludes: Resolver<Maybe<Array<ResolversTypes['MatchSpec']>>, ParentType, ContextType>;
  fetches: Resolver<ResolversTypes['MirrorFetches'], ParentType, ContextType>;
  goneCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heldCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heldLoss: Resolver<Maybe<ResolversTypes['MirrorLoss']>, ParentType, ContextType>;
  lastSync: Resolver<Maybe<ResolversTypes['SyncJob']>, ParentType, ContextType>;
  listsGone: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lossLimitPercent: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextSyncAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  otherSources: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  problems: Resolver<Array<ResolversTypes['MirrorProblem']>, ParentType, ContextType>;
  skippedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specs: Resolver<Maybe<Array<ResolversTypes['MatchSpec']>>, ParentType, ContextType>;
  subdirs: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  syncMinutes: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  file: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind: Resolver<ResolversTypes['MirrorProblemKind'], ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MirrorSubdirLossResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MirrorSubdirLoss'] = ResolversParentTypes['MirrorSubdirLoss']> = {
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lostCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MissingDependencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissingDependency'] = ResolversParentTypes['MissingDependency']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spec: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoveExceptionEndPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveExceptionEndPayload'] = ResolversParentTypes['MoveExceptionEndPayload']> = {
  exception: Resolver<Maybe<ResolversTypes['GrantedException']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvitation?: Resolver<ResolversTypes['AcceptInvitationPayload'], ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input'>>;
  addGroupMember?: Resolver<ResolversTypes['GroupMemberPayload'], ParentType, ContextType, RequireFields<MutationAddGroupMemberArgs, 'input'>>;
  addPasskey?: Resolver<ResolversTypes['SecondFactorsPayload'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'input'>>;
  addVexFeed?: Resolver<ResolversTypes['VexFeedPayload'], ParentType, ContextType, RequireFields<MutationAddVexFeedArgs, 'input'>>;
  answerAuthorization?: Resolver<ResolversTypes['AnswerAuthorizationPayload'], ParentType, ContextType, RequireFields<MutationAnswerAuthorizationArgs, 'input'>>;
  answerDevice?: Resolver<ResolversTypes['AnswerDevicePayload'], ParentType, ContextType, RequireFields<MutationAnswerDeviceArgs, 'input'>>;
  applyPolicy?: Resolver<ResolversTypes['ApplyPolicyPayload'], ParentType, ContextType, RequireFields<MutationApplyPolicyArgs, 'input'>>;
  applyPolicyFile?: Resolver<ResolversTypes['ApplyPolicyFilePayload'], ParentType, ContextType, RequireFields<MutationApplyPolicyFileArgs, 'input'>>;
  askForException?: Resolver<ResolversTypes['AskForExceptionPayload'], ParentType, ContextType, RequireFields<MutationAskForExceptionArgs, 'input'>>;
  assignLicences?: Resolver<ResolversTypes['SeatsPayload'], ParentType, ContextType, RequireFields<MutationAssignLicencesArgs, 'input'>>;
  becomeOperator?: Resolver<ResolversTypes['BecomeOperatorPayload'], ParentType, ContextType, RequireFields<MutationBecomeOperatorArgs, 'input'>>;
  beginPasskeyRegistration?: Resolver<ResolversTypes['PasskeyChallengePayload'], ParentType, ContextType>;
  beginPasskeySignIn?: Resolver<ResolversTypes['PasskeyChallengePayload'], ParentType, ContextType>;
  beginTotp?: Resolver<ResolversTypes['BeginTotpPayload'], ParentType, ContextType>;
  bringBundle?: Resolver<ResolversTypes['BundlePayload'], ParentType, ContextType, RequireFields<MutationBringBundleArgs, 'input'>>;
  cancelRun?: Resolver<ResolversTypes['CancelRunPayload'], ParentType, ContextType, RequireFields<MutationCancelRunArgs, 'input'>>;
  cancelSync?: Resolver<ResolversTypes['SyncChannelPayload'], ParentType, ContextType, RequireFields<MutationCancelSyncArgs, 'input'>>;
  cancelWork?: Resolver<ResolversTypes['HubJobsPayload'], ParentType, ContextType, RequireFields<MutationCancelWorkArgs, 'input'>>;
  changeEmail?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changePerson?: Resolver<ResolversTypes['HubPersonPayload'], ParentType, ContextType, RequireFields<MutationChangePersonArgs, 'input'>>;
  changeSeats?: Resolver<ResolversTypes['SeatsPayload'], ParentType, ContextType, RequireFields<MutationChangeSeatsArgs, 'input'>>;
  changeSubscription?: Resolver<ResolversTypes['ChangeSubscriptionPayload'], ParentType, ContextType, RequireFields<MutationChangeSubscriptionArgs, 'input'>>;
  changeWebhook?: Resolver<ResolversTypes['WebhookPayload'], ParentType, ContextType, RequireFields<MutationChangeWebhookArgs, 'input'>>;
  checkChannelSource?: Resolver<ResolversTypes['CheckChannelSourcePayload'], ParentType, ContextType, RequireFields<MutationCheckChannelSourceArgs, 'input'>>;
  confirmTotp?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType, RequireFields<MutationConfirmTotpArgs, 'input'>>;
  createApiToken?: Resolver<ResolversTypes['IssueApiTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateApiTokenArgs, 'input'>>;
  createChannel?: Resolver<ResolversTypes['CreateChannelPayload'], ParentType, ContextType, RequireFields<MutationCreateChannelArgs, 'input'>>;
  createCollection?: Resolver<ResolversTypes['CreateCollectionPayload'], ParentType, ContextType, RequireFields<MutationCreateCollectionArgs, 'input'>>;
  createGroup?: Resolver<ResolversTypes['CreateGroupPayload'], ParentType, ContextType, RequireFields<MutationCreateGroupArgs, 'input'>>;
  createOrganization?: Resolver<ResolversTypes['CreateOrganizationPayload'], ParentType, ContextType, RequireFields<MutationCreateOrganizationArgs, 'input'>>;
  createPolicy?: Resolver<ResolversTypes['CreatePolicyPayload'], ParentType, ContextType, RequireFields<MutationCreatePolicyArgs, 'input'>>;
  createProject?: Resolver<ResolversTypes['CreateProjectPayload'], ParentType, ContextType, RequireFields<MutationCreateProjectArgs, 'input'>>;
  createServiceAccount?: Resolver<ResolversTypes['ServiceAccountPayload'], ParentType, ContextType, RequireFields<MutationCreateServiceAccountArgs, 'input'>>;
  createUpload?: Resolver<ResolversTypes['CreateUploadPayload'], ParentType, ContextType, RequireFields<MutationCreateUploadArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['WebhookSecretPayload'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  curateCve?: Resolver<ResolversTypes['CurateCvePayload'], ParentType, ContextType, RequireFields<MutationCurateCveArgs, 'input'>>;
  decideExceptionRequest?: Resolver<ResolversTypes['DecideExceptionRequestPayload'], ParentType, ContextType, RequireFields<MutationDecideExceptionRequestArgs, 'input'>>;
  decideMirrorLoss?: Resolver<ResolversTypes['DecideMirrorLossPayload'], ParentType, ContextType, RequireFields<MutationDecideMirrorLossArgs, 'input'>>;
  decidePackageChange?: Resolver<ResolversTypes['PackageChangePayload'], ParentType, ContextType, RequireFields<MutationDecidePackageChangeArgs, 'input'>>;
  decidePromotion?: Resolver<ResolversTypes['PromotionPayload'], ParentType, ContextType, RequireFields<MutationDecidePromotionArgs, 'input'>>;
  decideVexStatement?: Resolver<ResolversTypes['DecideVexStatementPayload'], ParentType, ContextType, RequireFields<MutationDecideVexStatementArgs, 'input'>>;
  declineInvitation?: Resolver<ResolversTypes['DeclineInvitationPayload'], ParentType, ContextType, RequireFields<MutationDeclineInvitationArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['AcceptedPayload'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deleteChannel?: Resolver<ResolversTypes['DeleteChannelPayload'], ParentType, ContextType, RequireFields<MutationDeleteChannelArgs, 'input'>>;
  deleteCollection?: Resolver<ResolversTypes['DeleteCollectionPayload'], ParentType, ContextType, RequireFields<MutationDeleteCollectionArgs, 'input'>>;
  deleteGroup?: Resolver<ResolversTypes['DeleteGroupPayload'], ParentType, ContextType, RequireFields<MutationDeleteGroupArgs, 'input'>>;
  deleteLabel?: Resolver<ResolversTypes['DeleteLabelPayload'], ParentType, ContextType, RequireFields<MutationDeleteLabelArgs, 'input'>>;
  deleteNotebook?: Resolver<ResolversTypes['NotebookPayload'], ParentType, ContextType, RequireFields<MutationDeleteNotebookArgs, 'input'>>;
  deleteOrganization?: Resolver<ResolversTypes['DeleteOrganizationPayload'], ParentType, ContextType, RequireFields<MutationDeleteOrganizationArgs, 'input'>>;
  deletePolicy?: Resolver<ResolversTypes['DeletePolicyPayload'], ParentType, ContextType, RequireFields<MutationDeletePolicyArgs, 'input'>>;
  deleteProject?: Resolver<ResolversTypes['DeleteProjectPayload'], ParentType, ContextType, RequireFields<MutationDeleteProjectArgs, 'input'>>;
  deleteProjectFile?: Resolver<ResolversTypes['DeleteProjectFilePayload'], ParentType, ContextType, RequireFields<MutationDeleteProjectFileArgs, 'input'>>;
  deleteServiceAccount?: Resolver<ResolversTypes['DeleteServiceAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteServiceAccountArgs, 'input'>>;
  deleteWebhook?: Resolver<ResolversTypes['WebhookPayload'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'input'>>;
  disableTotp?: Resolver<ResolversTypes['SecondFactorsPayload'], ParentType, ContextType>;
  editInvitation?: Resolver<ResolversTypes['EditInvitationPayload'], ParentType, ContextType, RequireFields<MutationEditInvitationArgs, 'input'>>;
  endDeltaMails?: Resolver<ResolversTypes['EndDeltaMailsPayload'], ParentType, ContextType, RequireFields<MutationEndDeltaMailsArgs, 'input'>>;
  endException?: Resolver<ResolversTypes['EndExceptionPayload'], ParentType, ContextType, RequireFields<MutationEndExceptionArgs, 'input'>>;
  endOtherSessions?: Resolver<ResolversTypes['SessionsPayload'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['SessionsPayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  fetchFeed?: Resolver<ResolversTypes['FeedsPayload'], ParentType, ContextType, RequireFields<MutationFetchFeedArgs, 'input'>>;
  giveTokenToMirrors?: Resolver<ResolversTypes['GiveTokenToMirrorsPayload'], ParentType, ContextType, RequireFields<MutationGiveTokenToMirrorsArgs, 'input'>>;
  grantOrganizationPlan?: Resolver<ResolversTypes['HubOrganizationPayload'], ParentType, ContextType, RequireFields<MutationGrantOrganizationPlanArgs, 'input'>>;
  grantPersonPlan?: Resolver<ResolversTypes['HubPersonPayload'], ParentType, ContextType, RequireFields<MutationGrantPersonPlanArgs, 'input'>>;
  importEnvironment?: Resolver<ResolversTypes['ImportEnvironmentPayload'], ParentType, ContextType, RequireFields<MutationImportEnvironmentArgs, 'input'>>;
  importNotebook?: Resolver<ResolversTypes['NotebookPayload'], ParentType, ContextType, RequireFields<MutationImportNotebookArgs, 'input'>>;
  importOpenVex?: Resolver<ResolversTypes['ImportOpenVexPayload'], ParentType, ContextType, RequireFields<MutationImportOpenVexArgs, 'input'>>;
  inviteMembers?: Resolver<ResolversTypes['InvitationOutcomesPayload'], ParentType, ContextType, RequireFields<MutationInviteMembersArgs, 'input'>>;
  issueChannelToken?: Resolver<ResolversTypes['IssueChannelTokenPayload'], ParentType, ContextType, RequireFields<MutationIssueChannelTokenArgs, 'input'>>;
  issuePersonalToken?: Resolver<ResolversTypes['IssuePersonalTokenPayload'], ParentType, ContextType, RequireFields<MutationIssuePersonalTokenArgs, 'input'>>;
  issueServiceAccountToken?: Resolver<ResolversTypes['IssueServiceAccountTokenPayload'], ParentType, ContextType, RequireFields<MutationIssueServiceAccountTokenArgs, 'input'>>;
  issueSiteToken?: Resolver<ResolversTypes['IssueSiteTokenPayload'], ParentType, ContextType, RequireFields<MutationIssueSiteTokenArgs, 'input'>>;
  labelFiles?: Resolver<ResolversTypes['LabelFilesPayload'], ParentType, ContextType, RequireFields<MutationLabelFilesArgs, 'input'>>;
  leaveOrganization?: Resolver<ResolversTypes['LeaveOrganizationPayload'], ParentType, ContextType, RequireFields<MutationLeaveOrganizationArgs, 'input'>>;
  loadFeedBundle?: Resolver<ResolversTypes['FeedBundlesPayload'], ParentType, ContextType, RequireFields<MutationLoadFeedBundleArgs, 'input'>>;
  makeBundle?: Resolver<ResolversTypes['BundlePayload'], ParentType, ContextType, RequireFields<MutationMakeBundleArgs, 'input'>>;
  makeFeedBundle?: Resolver<ResolversTypes['FeedBundlesPayload'], ParentType, ContextType, RequireFields<MutationMakeFeedBundleArgs, 'input'>>;
  moveExceptionEnd?: Resolver<ResolversTypes['MoveExceptionEndPayload'], ParentType, ContextType, RequireFields<MutationMoveExceptionEndArgs, 'input'>>;
  openBillingPortal?: Resolver<ResolversTypes['OpenBillingPortalPayload'], ParentType, ContextType, RequireFields<MutationOpenBillingPortalArgs, 'input'>>;
  payCheckout?: Resolver<ResolversTypes['PayCheckoutPayload'], ParentType, ContextType, RequireFields<MutationPayCheckoutArgs, 'input'>>;
  promoteFiles?: Resolver<ResolversTypes['PromotionPayload'], ParentType, ContextType, RequireFields<MutationPromoteFilesArgs, 'input'>>;
  prove?: Resolver<ResolversTypes['AcceptedPayload'], ParentType, ContextType, RequireFields<MutationProveArgs, 'input'>>;
  publishHeldRun?: Resolver<ResolversTypes['PublishHeldRunPayload'], ParentType, ContextType, RequireFields<MutationPublishHeldRunArgs, 'input'>>;
  publishUpload?: Resolver<ResolversTypes['PublishUploadPayload'], ParentType, ContextType, RequireFields<MutationPublishUploadArgs, 'input'>>;
  readVexFeed?: Resolver<ResolversTypes['VexFeedPayload'], ParentType, ContextType, RequireFields<MutationReadVexFeedArgs, 'input'>>;
  recordFlagExposure?: Resolver<ResolversTypes['AcceptedPayload'], ParentType, ContextType, RequireFields<MutationRecordFlagExposureArgs, 'input'>>;
  register?: Resolver<ResolversTypes['AcceptedPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeEnvironment?: Resolver<ResolversTypes['RemoveEnvironmentPayload'], ParentType, ContextType, RequireFields<MutationRemoveEnvironmentArgs, 'input'>>;
  removeFeedBundle?: Resolver<ResolversTypes['FeedBundlesPayload'], ParentType, ContextType, RequireFields<MutationRemoveFeedBundleArgs, 'input'>>;
  removeFeedKey?: Resolver<ResolversTypes['FeedsPayload'], ParentType, ContextType, RequireFields<MutationRemoveFeedKeyArgs, 'input'>>;
  removeGroupMember?: Resolver<ResolversTypes['GroupMemberPayload'], ParentType, ContextType, RequireFields<MutationRemoveGroupMemberArgs, 'input'>>;
  removeInvitations?: Resolver<ResolversTypes['InvitationOutcomesPayload'], ParentType, ContextType, RequireFields<MutationRemoveInvitationsArgs, 'input'>>;
  removeLicence?: Resolver<ResolversTypes['SeatsPayload'], ParentType, ContextType, RequireFields<MutationRemoveLicenceArgs, 'input'>>;
  removeMember?: Resolver<ResolversTypes['RemoveMemberPayload'], ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'input'>>;
  removePasskey?: Resolver<ResolversTypes['SecondFactorsPayload'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'input'>>;
  removePolicy?: Resolver<ResolversTypes['ApplyPolicyPayload'], ParentType, ContextType, RequireFields<MutationRemovePolicyArgs, 'input'>>;
  removeTrustedWorkload?: Resolver<ResolversTypes['TrustedWorkloadsPayload'], ParentType, ContextType, RequireFields<MutationRemoveTrustedWorkloadArgs, 'input'>>;
  removeVexFeed?: Resolver<ResolversTypes['RemoveVexFeedPayload'], ParentType, ContextType, RequireFields<MutationRemoveVexFeedArgs, 'input'>>;
  renameGroup?: Resolver<ResolversTypes['RenameGroupPayload'], ParentType, ContextType, RequireFields<MutationRenameGroupArgs, 'input'>>;
  renameServiceAccount?: Resolver<ResolversTypes['ServiceAccountPayload'], ParentType, ContextType, RequireFields<MutationRenameServiceAccountArgs, 'input'>>;
  renewApiToken?: Resolver<ResolversTypes['IssueApiTokenPayload'], ParentType, ContextType, RequireFields<MutationRenewApiTokenArgs, 'input'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType>;
  replaceCard?: Resolver<ResolversTypes['ReplaceCardPayload'], ParentType, ContextType, RequireFields<MutationReplaceCardArgs, 'input'>>;
  replayWebhookDelivery?: Resolver<ResolversTypes['WebhookDeliveryPayload'], ParentType, ContextType, RequireFields<MutationReplayWebhookDeliveryArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['AcceptedPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resendInvitations?: Resolver<ResolversTypes['InvitationOutcomesPayload'], ParentType, ContextType, RequireFields<MutationResendInvitationsArgs, 'input'>>;
  resendVerification?: Resolver<ResolversTypes['AcceptedPayload'], ParentType, ContextType>;
  resetPassword?: Resolver<ResolversTypes['AcceptedPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  restoreCollection?: Resolver<ResolversTypes['RestoreCollectionPayload'], ParentType, ContextType, RequireFields<MutationRestoreCollectionArgs, 'input'>>;
  restoreEnvironment?: Resolver<ResolversTypes['RestoreEnvironmentPayload'], ParentType, ContextType, RequireFields<MutationRestoreEnvironmentArgs, 'input'>>;
  restoreFile?: Resolver<ResolversTypes['RestoreFilePayload'], ParentType, ContextType, RequireFields<MutationRestoreFileArgs, 'input'>>;
  restoreGroup?: Resolver<ResolversTypes['RestoreGroupPayload'], ParentType, ContextType, RequireFields<MutationRestoreGroupArgs, 'input'>>;
  restorePolicy?: Resolver<ResolversTypes['RestorePolicyPayload'], ParentType, ContextType, RequireFields<MutationRestorePolicyArgs, 'input'>>;
  restorePolicyRevision?: Resolver<ResolversTypes['UpdatePolicyPayload'], ParentType, ContextType, RequireFields<MutationRestorePolicyRevisionArgs, 'input'>>;
  restoreProject?: Resolver<ResolversTypes['RestoreProjectPayload'], ParentType, ContextType, RequireFields<MutationRestoreProjectArgs, 'input'>>;
  retryMail?: Resolver<ResolversTypes['HubMailPayload'], ParentType, ContextType, RequireFields<MutationRetryMailArgs, 'input'>>;
  retryWork?: Resolver<ResolversTypes['HubJobsPayload'], ParentType, ContextType, RequireFields<MutationRetryWorkArgs, 'input'>>;
  revokeApiToken?: Resolver<ResolversTypes['ApiTokensPayload'], ParentType, ContextType, RequireFields<MutationRevokeApiTokenArgs, 'input'>>;
  revokeChannelToken?: Resolver<ResolversTypes['RevokeChannelTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeChannelTokenArgs, 'input'>>;
  revokeOrganizationToken?: Resolver<ResolversTypes['OrganizationTokensPayload'], ParentType, ContextType, RequireFields<MutationRevokeOrganizationTokenArgs, 'input'>>;
  revokePersonalToken?: Resolver<ResolversTypes['PersonalTokenPayload'], ParentType, ContextType>;
  revokeServiceAccountToken?: Resolver<ResolversTypes['ServiceAccountPayload'], ParentType, ContextType, RequireFields<MutationRevokeServiceAccountTokenArgs, 'input'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['WebhookSecretPayload'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'input'>>;
  sayUpstream?: Resolver<ResolversTypes['SayUpstreamPayload'], ParentType, ContextType, RequireFields<MutationSayUpstreamArgs, 'input'>>;
  scanEnvironment?: Resolver<ResolversTypes['ScanEnvironmentPayload'], ParentType, ContextType, RequireFields<MutationScanEnvironmentArgs, 'input'>>;
  sendPasswordLink?: Resolver<ResolversTypes['HubPersonPayload'], ParentType, ContextType, RequireFields<MutationSendPasswordLinkArgs, 'input'>>;
  sendTestMail?: Resolver<ResolversTypes['TestMailPayload'], ParentType, ContextType>;
  setChannelBrokenFiles?: Resolver<ResolversTypes['SetChannelBrokenFilesPayload'], ParentType, ContextType, RequireFields<MutationSetChannelBrokenFilesArgs, 'input'>>;
  setChannelDescription?: Resolver<ResolversTypes['SetChannelDescriptionPayload'], ParentType, ContextType, RequireFields<MutationSetChannelDescriptionArgs, 'input'>>;
  setChannelPrivacy?: Resolver<ResolversTypes['SetChannelPrivacyPayload'], ParentType, ContextType, RequireFields<MutationSetChannelPrivacyArgs, 'input'>>;
  setChannelProbes?: Resolver<ResolversTypes['SetChannelProbesPayload'], ParentType, ContextType, RequireFields<MutationSetChannelProbesArgs, 'input'>>;
  setChannelReadme?: Resolver<ResolversTypes['SetChannelReadmePayload'], ParentType, ContextType, RequireFields<MutationSetChannelReadmeArgs, 'input'>>;
  setChannelUsedWith?: Resolver<ResolversTypes['SetChannelUsedWithPayload'], ParentType, ContextType, RequireFields<MutationSetChannelUsedWithArgs, 'input'>>;
  setEnvironmentState?: Resolver<ResolversTypes['SetEnvironmentStatePayload'], ParentType, ContextType, RequireFields<MutationSetEnvironmentStateArgs, 'input'>>;
  setFeedKey?: Resolver<ResolversTypes['FeedsPayload'], ParentType, ContextType, RequireFields<MutationSetFeedKeyArgs, 'input'>>;
  setLicenceHolders?: Resolver<ResolversTypes['SeatsPayload'], ParentType, ContextType, RequireFields<MutationSetLicenceHoldersArgs, 'input'>>;
  setMemberRole?: Resolver<ResolversTypes['SetMemberRolePayload'], ParentType, ContextType, RequireFields<MutationSetMemberRoleArgs, 'input'>>;
  setMirror?: Resolver<ResolversTypes['SetMirrorPayload'], ParentType, ContextType, RequireFields<MutationSetMirrorArgs, 'input'>>;
  setOrganizationFeatures?: Resolver<ResolversTypes['SetOrganizationFeaturesPayload'], ParentType, ContextType, RequireFields<MutationSetOrganizationFeaturesArgs, 'input'>>;
  setPromotionApproval?: Resolver<ResolversTypes['SetPromotionApprovalPayload'], ParentType, ContextType, RequireFields<MutationSetPromotionApprovalArgs, 'input'>>;
  setServiceAccountGroups?: Resolver<ResolversTypes['ServiceAccountPayload'], ParentType, ContextType, RequireFields<MutationSetServiceAccountGroupsArgs, 'input'>>;
  shareNotebook?: Resolver<ResolversTypes['NotebookPayload'], ParentType, ContextType, RequireFields<MutationShareNotebookArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signInWithCode?: Resolver<ResolversTypes['SignInWithCodePayload'], ParentType, ContextType, RequireFields<MutationSignInWithCodeArgs, 'input'>>;
  signInWithPasskey?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInWithPasskeyArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  startCheckout?: Resolver<ResolversTypes['StartCheckoutPayload'], ParentType, ContextType, RequireFields<MutationStartCheckoutArgs, 'input'>>;
  subscribeToDeltas?: Resolver<ResolversTypes['SubscribeToDeltasPayload'], ParentType, ContextType, RequireFields<MutationSubscribeToDeltasArgs, 'input'>>;
  switchFeed?: Resolver<ResolversTypes['FeedsPayload'], ParentType, ContextType, RequireFields<MutationSwitchFeedArgs, 'input'>>;
  syncChannel?: Resolver<ResolversTypes['SyncChannelPayload'], ParentType, ContextType, RequireFields<MutationSyncChannelArgs, 'input'>>;
  takeEducationOffer?: Resolver<ResolversTypes['TakeEducationOfferPayload'], ParentType, ContextType>;
  takeOrganizationPlan?: Resolver<ResolversTypes['HubOrganizationPayload'], ParentType, ContextType, RequireFields<MutationTakeOrganizationPlanArgs, 'input'>>;
  takePersonPlan?: Resolver<ResolversTypes['HubPersonPayload'], ParentType, ContextType, RequireFields<MutationTakePersonPlanArgs, 'input'>>;
  testWebhook?: Resolver<ResolversTypes['WebhookDeliveryPayload'], ParentType, ContextType, RequireFields<MutationTestWebhookArgs, 'input'>>;
  tieGroup?: Resolver<ResolversTypes['TieGroupPayload'], ParentType, ContextType, RequireFields<MutationTieGroupArgs, 'input'>>;
  trustWorkload?: Resolver<ResolversTypes['TrustedWorkloadsPayload'], ParentType, ContextType, RequireFields<MutationTrustWorkloadArgs, 'input'>>;
  unsubscribeFromDeltas?: Resolver<ResolversTypes['UnsubscribeFromDeltasPayload'], ParentType, ContextType, RequireFields<MutationUnsubscribeFromDeltasArgs, 'input'>>;
  untieGroup?: Resolver<ResolversTypes['TieGroupPayload'], ParentType, ContextType, RequireFields<MutationUntieGroupArgs, 'input'>>;
  updateBillingDetails?: Resolver<ResolversTypes['UpdateBillingDetailsPayload'], ParentType, ContextType, RequireFields<MutationUpdateBillingDetailsArgs, 'input'>>;
  updateCollection?: Resolver<ResolversTypes['UpdateCollectionPayload'], ParentType, ContextType, RequireFields<MutationUpdateCollectionArgs, 'input'>>;
  updateConsent?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationUpdateConsentArgs, 'input'>>;
  updateGatewaySettings?: Resolver<ResolversTypes['UpdateGatewaySettingsPayload'], ParentType, ContextType, RequireFields<MutationUpdateGatewaySettingsArgs, 'input'>>;
  updateOrganization?: Resolver<ResolversTypes['UpdateOrganizationPayload'], ParentType, ContextType, RequireFields<MutationUpdateOrganizationArgs, 'input'>>;
  updatePolicy?: Resolver<ResolversTypes['UpdatePolicyPayload'], ParentType, ContextType, RequireFields<MutationUpdatePolicyArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateProject?: Resolver<ResolversTypes['UpdateProjectPayload'], ParentType, ContextType, RequireFields<MutationUpdateProjectArgs, 'input'>>;
  updateSettings?: Resolver<ResolversTypes['AccountPayload'], ParentType, ContextType, RequireFields<MutationUpdateSettingsArgs, 'input'>>;
  verifyEmail?: Resolver<ResolversTypes['AcceptedPayload'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'input'>>;
  withdrawCuration?: Resolver<ResolversTypes['WithdrawCurationPayload'], ParentType, ContextType, RequireFields<MutationWithdrawCurationArgs, 'input'>>;
  withdrawExceptionRequest?: Resolver<ResolversTypes['WithdrawExceptionRequestPayload'], ParentType, ContextType, RequireFields<MutationWithdrawExceptionRequestArgs, 'input'>>;
  withdrawFile?: Resolver<ResolversTypes['WithdrawFilePayload'], ParentType, ContextType, RequireFields<MutationWithdrawFileArgs, 'input'>>;
  withdrawPromotion?: Resolver<ResolversTypes['WithdrawPromotionPayload'], ParentType, ContextType, RequireFields<MutationWithdrawPromotionArgs, 'input'>>;
  writeProjectFile?: Resolver<ResolversTypes['WriteProjectFilePayload'], ParentType, ContextType, RequireFields<MutationWriteProjectFileArgs, 'input'>>;
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
  disabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  externalLink: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  featureFlag: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasChildren: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  navigateTo: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NextChargeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NextCharge'] = ResolversParentTypes['NextCharge']> = {
  amount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'ApiToken' | 'Artifact' | 'Channel' | 'ChannelToken' | 'Cve' | 'DeltaSubscription' | 'Environment' | 'File' | 'Group' | 'Member' | 'Notebook' | 'Organization' | 'OrganizationToken' | 'OutboxMail' | 'Passkey' | 'Policy' | 'PolicyRun' | 'Project' | 'ServiceAccount' | 'Subscription' | 'SyncJob' | 'TrustedWorkload' | 'User' | 'UserSession', ParentType, ContextType>;
};

export type NotAllowedErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotAllowedError'] = ResolversParentTypes['NotAllowedError']> = {
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type NotebookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotebookPayload'] = ResolversParentTypes['NotebookPayload']> = {
  notebook: Resolver<Maybe<ResolversTypes['Notebook']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OpenBillingPortalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenBillingPortalPayload'] = ResolversParentTypes['OpenBillingPortalPayload']> = {
  url: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OperatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Operator'] = ResolversParentTypes['Operator']> = {
  auditChains: Resolver<Maybe<ResolversTypes['AuditChainConnection']>, ParentType, ContextType, RequireFields<OperatorAuditChainsArgs, 'first'>>;
  auditFile: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<OperatorAuditFileArgs, 'format'>>;
  auditLog: Resolver<Maybe<ResolversTypes['AuditLogConnection']>, ParentType, ContextType, RequireFields<OperatorAuditLogArgs, 'first'>>;
  failures: Resolver<Maybe<ResolversTypes['FailedWorkConnection']>, ParentType, ContextType, RequireFields<OperatorFailuresArgs, 'first'>>;
  feedBundles: Resolver<Maybe<ResolversTypes['FeedBundles']>, ParentType, ContextType>;
  feeds: Resolver<Maybe<Array<ResolversTypes['AdvisoryFeed']>>, ParentType, ContextType>;
  jobs: Resolver<Maybe<ResolversTypes['HubJobs']>, ParentType, ContextType>;
  log: Resolver<Maybe<ResolversTypes['OperatorLogConnection']>, ParentType, ContextType, RequireFields<OperatorLogArgs, 'first'>>;
  mail: Resolver<Maybe<ResolversTypes['HubMail']>, ParentType, ContextType>;
  organization: Resolver<Maybe<ResolversTypes['HubOrganization']>, ParentType, ContextType, RequireFields<OperatorOrganizationArgs, 'name'>>;
  organizations: Resolver<Maybe<ResolversTypes['HubOrganizationConnection']>, ParentType, ContextType, RequireFields<OperatorOrganizationsArgs, 'first'>>;
  packageChanges: Resolver<Maybe<ResolversTypes['PackageChangeConnection']>, ParentType, ContextType, RequireFields<OperatorPackageChangesArgs, 'first'>>;
  packages: Resolver<Maybe<ResolversTypes['HubPackageConnection']>, ParentType, ContextType, RequireFields<OperatorPackagesArgs, 'first'>>;
  people: Resolver<Maybe<ResolversTypes['HubPersonConnection']>, ParentType, ContextType, RequireFields<OperatorPeopleArgs, 'first'>>;
  person: Resolver<Maybe<ResolversTypes['HubPerson']>, ParentType, ContextType, RequireFields<OperatorPersonArgs, 'userId'>>;
  queuedMails: Resolver<Maybe<ResolversTypes['QueuedMailConnection']>, ParentType, ContextType, RequireFields<OperatorQueuedMailsArgs, 'first'>>;
  storage: Resolver<Maybe<ResolversTypes['HubStorage']>, ParentType, ContextType>;
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
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entryId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasOrganization: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  operatorName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  activeProduct: Resolver<Maybe<ResolversTypes['ProductCode']>, ParentType, ContextType>;
  advisoryNoticeCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, Partial<OrganizationAdvisoryNoticeCountArgs>>;
  advisoryNotices: Resolver<Maybe<Array<ResolversTypes['AdvisoryNotice']>>, ParentType, ContextType, RequireFields<OrganizationAdvisoryNoticesArgs, 'first'>>;
  auditFile: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<OrganizationAuditFileArgs, 'format'>>;
  auditLog: Resolver<Maybe<ResolversTypes['AuditLogConnection']>, ParentType, ContextType, RequireFields<OrganizationAuditLogArgs, 'first'>>;
  availableFilterOptions: Resolver<Maybe<ResolversTypes['AvailableFilterOptions']>, ParentType, ContextType>;
  bio: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  blockedRequests: Resolver<Maybe<ResolversTypes['BlockedRequestConnection']>, ParentType, ContextType, RequireFields<OrganizationBlockedRequestsArgs, 'days' | 'first'>>;
  changes: Resolver<Maybe<ResolversTypes['OrganizationChangeConnection']>, ParentType, ContextType, RequireFields<OrganizationChangesArgs, 'first'>>;
  changesCsv: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<OrganizationChangesCsvArgs>>;
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType, RequireFields<OrganizationChannelArgs, 'name'>>;
  channelClients: Resolver<Maybe<ResolversTypes['ChannelClientConnection']>, ParentType, ContextType, RequireFields<OrganizationChannelClientsArgs, 'days' | 'first'>>;
  channels: Resolver<Maybe<Array<ResolversTypes['Channel']>>, ParentType, ContextType>;
  clientPrograms: Resolver<Maybe<Array<ResolversTypes['ClientProgram']>>, ParentType, ContextType, RequireFields<OrganizationClientProgramsArgs, 'days'>>;
  curationPreview: Resolver<Maybe<ResolversTypes['CurationPreview']>, ParentType, ContextType, RequireFields<OrganizationCurationPreviewArgs, 'cveId' | 'package' | 'status'>>;
  cveRules: Resolver<Maybe<Array<ResolversTypes['ChannelCveRules']>>, ParentType, ContextType, Partial<OrganizationCveRulesArgs>>;
  deltaSubscriptions: Resolver<Maybe<Array<ResolversTypes['DeltaSubscription']>>, ParentType, ContextType, Partial<OrganizationDeltaSubscriptionsArgs>>;
  deltas: Resolver<Maybe<ResolversTypes['DeltaConnection']>, ParentType, ContextType, RequireFields<OrganizationDeltasArgs, 'changeType' | 'first'>>;
  environment: Resolver<Maybe<ResolversTypes['Environment']>, ParentType, ContextType, RequireFields<OrganizationEnvironmentArgs, 'environmentId'>>;
  environmentReview: Resolver<Maybe<ResolversTypes['EnvironmentReview']>, ParentType, ContextType, RequireFields<OrganizationEnvironmentReviewArgs, 'environmentId'>>;
  environmentReviews: Resolver<Maybe<ResolversTypes['EnvironmentReviews']>, ParentType, ContextType, RequireFields<OrganizationEnvironmentReviewsArgs, 'first' | 'offset'>>;
  environmentUsers: Resolver<Maybe<ResolversTypes['EnvironmentUserConnection']>, ParentType, ContextType, RequireFields<OrganizationEnvironmentUsersArgs, 'first'>>;
  environments: Resolver<Maybe<ResolversTypes['EnvironmentConnection']>, ParentType, ContextType, RequireFields<OrganizationEnvironmentsArgs, 'first'>>;
  environmentsUnderDraft: Resolver<Maybe<ResolversTypes['DraftedEnvironments']>, ParentType, ContextType, RequireFields<OrganizationEnvironmentsUnderDraftArgs, 'channel' | 'filters' | 'first' | 'offset'>>;
  exceptionRequest: Resolver<Maybe<ResolversTypes['ExceptionRequest']>, ParentType, ContextType, RequireFields<OrganizationExceptionRequestArgs, 'requestId'>>;
  exceptionRequests: Resolver<Maybe<ResolversTypes['ExceptionRequestConnection']>, ParentType, ContextType, RequireFields<OrganizationExceptionRequestsArgs, 'first'>>;
  exceptions: Resolver<Maybe<ResolversTypes['GrantedExceptionConnection']>, ParentType, ContextType, RequireFields<OrganizationExceptionsArgs, 'first' | 'history'>>;
  exposure: Resolver<Maybe<ResolversTypes['Exposure']>, ParentType, ContextType, RequireFields<OrganizationExposureArgs, 'first' | 'ifRefused' | 'offset'>>;
  exposureDays: Resolver<Maybe<Array<ResolversTypes['ExposureDay']>>, ParentType, ContextType, RequireFields<OrganizationExposureDaysArgs, 'days'>>;
  featureSettings: Resolver<Maybe<Array<ResolversTypes['FeatureSetting']>>, ParentType, ContextType>;
  features: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  featuresVersion: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  findings: Resolver<Maybe<ResolversTypes['ChannelFindingConnection']>, ParentType, ContextType, RequireFields<OrganizationFindingsArgs, 'first'>>;
  findingsCsv: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<OrganizationFindingsCsvArgs>>;
  gatewaySettings: Resolver<Maybe<ResolversTypes['GatewaySettings']>, ParentType, ContextType>;
  group: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<OrganizationGroupArgs, 'id'>>;
  groups: Resolver<Maybe<Array<ResolversTypes['Group']>>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitationCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  invitations: Resolver<Maybe<ResolversTypes['InvitationConnection']>, ParentType, ContextType, RequireFields<OrganizationInvitationsArgs, 'first'>>;
  licences: Resolver<Maybe<Array<ResolversTypes['Licence']>>, ParentType, ContextType>;
  losses: Resolver<Maybe<Array<ResolversTypes['StandingLoss']>>, ParentType, ContextType>;
  memberTable: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  members: Resolver<Maybe<ResolversTypes['MemberConnection']>, ParentType, ContextType, RequireFields<OrganizationMembersArgs, 'first'>>;
  membersCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  membership: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openVex: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  organizationId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownLicences: Resolver<Maybe<Array<ResolversTypes['Licence']>>, ParentType, ContextType>;
  packageDownloadsCsv: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<OrganizationPackageDownloadsCsvArgs, 'month' | 'year'>>;
  policies: Resolver<Maybe<ResolversTypes['PolicyConnection']>, ParentType, ContextType, RequireFields<OrganizationPoliciesArgs, 'first' | 'sort'>>;
  policiesCsv: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<OrganizationPoliciesCsvArgs, 'sort'>>;
  policy: Resolver<Maybe<ResolversTypes['Policy']>, ParentType, ContextType, RequireFields<OrganizationPolicyArgs, 'id'>>;
  policyFileMistakes: Resolver<Maybe<Array<ResolversTypes['PolicyFileMistake']>>, ParentType, ContextType, RequireFields<OrganizationPolicyFileMistakesArgs, 'file'>>;
  policyImpact: Resolver<Maybe<ResolversTypes['PolicyImpact']>, ParentType, ContextType, RequireFields<OrganizationPolicyImpactArgs, 'channel' | 'filters' | 'packages'>>;
  policyPlan: Resolver<Maybe<ResolversTypes['PolicyPlan']>, ParentType, ContextType, RequireFields<OrganizationPolicyPlanArgs, 'file'>>;
  policyRepair: Resolver<Maybe<ResolversTypes['PolicyRepair']>, ParentType, ContextType, RequireFields<OrganizationPolicyRepairArgs, 'channel' | 'filters' | 'targets'>>;
  projects: Resolver<Maybe<ResolversTypes['ProjectConnection']>, ParentType, ContextType, RequireFields<OrganizationProjectsArgs, 'first'>>;
  requestDays: Resolver<Maybe<Array<ResolversTypes['RequestDay']>>, ParentType, ContextType, RequireFields<OrganizationRequestDaysArgs, 'days'>>;
  role: Resolver<Maybe<ResolversTypes['OrganizationRole']>, ParentType, ContextType>;
  seats: Resolver<Maybe<ResolversTypes['SeatStats']>, ParentType, ContextType>;
  servedCves: Resolver<Maybe<ResolversTypes['ServedCveConnection']>, ParentType, ContextType, RequireFields<OrganizationServedCvesArgs, 'first'>>;
  serviceAccounts: Resolver<Maybe<Array<ResolversTypes['ServiceAccount']>>, ParentType, ContextType>;
  siteToken: Resolver<Maybe<ResolversTypes['SiteToken']>, ParentType, ContextType>;
  subscriptions: Resolver<Maybe<Array<ResolversTypes['Subscription']>>, ParentType, ContextType>;
  telemetry: Resolver<Maybe<ResolversTypes['TelemetryReport']>, ParentType, ContextType, RequireFields<OrganizationTelemetryArgs, 'days'>>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokens: Resolver<Maybe<Array<ResolversTypes['OrganizationToken']>>, ParentType, ContextType>;
  topPackages: Resolver<Maybe<Array<ResolversTypes['TopPackage']>>, ParentType, ContextType, RequireFields<OrganizationTopPackagesArgs, 'days' | 'first'>>;
  trustedWorkloads: Resolver<Maybe<Array<ResolversTypes['TrustedWorkload']>>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vexFeeds: Resolver<Maybe<Array<ResolversTypes['VexFeed']>>, ParentType, ContextType>;
  vexStatements: Resolver<Maybe<ResolversTypes['VexStatementConnection']>, ParentType, ContextType, RequireFields<OrganizationVexStatementsArgs, 'first' | 'state'>>;
  webhookDeliveries: Resolver<Maybe<ResolversTypes['WebhookDeliveryConnection']>, ParentType, ContextType, RequireFields<OrganizationWebhookDeliveriesArgs, 'first' | 'webhookId'>>;
  webhooks: Resolver<Maybe<Array<ResolversTypes['Webhook']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrganizationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationChange'] = ResolversParentTypes['OrganizationChange']> = {
  actor: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  channel: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic: Resolver<ResolversTypes['ChangeTopic'], ParentType, ContextType>;
};

export type OrganizationChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationChangeConnection'] = ResolversParentTypes['OrganizationChangeConnection']> = {
  edges: Resolver<Array<ResolversTypes['OrganizationChangeEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['OrganizationChange']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<OrganizationChangeConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationChangeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationChangeEdge'] = ResolversParentTypes['OrganizationChangeEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['OrganizationChange'], ParentType, ContextType>;
};

export type OrganizationTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationToken'] = ResolversParentTypes['OrganizationToken']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hint: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scope: Resolver<ResolversTypes['TokenScope'], ParentType, ContextType>;
  serviceAccountName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrganizationTokensPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationTokensPayload'] = ResolversParentTypes['OrganizationTokensPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OutboxConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutboxConnection'] = ResolversParentTypes['OutboxConnection']> = {
  edges: Resolver<Array<ResolversTypes['OutboxEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['OutboxMail']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutboxEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutboxEdge'] = ResolversParentTypes['OutboxEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['OutboxMail'], ParentType, ContextType>;
};

export type OutboxMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutboxMail'] = ResolversParentTypes['OutboxMail']> = {
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
  isJoined: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  package: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  spec: Resolver<ResolversTypes['MatchSpec'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['ExceptionRequestState'], ParentType, ContextType>;
  until: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type PackageBuildResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageBuild'] = ResolversParentTypes['PackageBuild']> = {
  build: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
};

export type PackageChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageChange'] = ResolversParentTypes['PackageChange']> = {
  askedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  feedId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lost: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proposed: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PackageChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageChangeConnection'] = ResolversParentTypes['PackageChangeConnection']> = {
  edges: Resolver<Array<ResolversTypes['PackageChangeEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['PackageChange']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PackageChangeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageChangeEdge'] = ResolversParentTypes['PackageChangeEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['PackageChange'], ParentType, ContextType>;
};

export type PackageChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageChangePayload'] = ResolversParentTypes['PackageChangePayload']> = {
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PackageChannelCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageChannelCount'] = ResolversParentTypes['PackageChannelCount']> = {
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PackageDecisionCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageDecisionCount'] = ResolversParentTypes['PackageDecisionCount']> = {
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['Decision'], ParentType, ContextType>;
};

export type PackageDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageDifference'] = ResolversParentTypes['PackageDifference']> = {
  after: Resolver<Maybe<ResolversTypes['PackageBuild']>, ParentType, ContextType>;
  before: Resolver<Maybe<ResolversTypes['PackageBuild']>, ParentType, ContextType>;
  change: Resolver<ResolversTypes['InstalledPackageChange'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PackageDifferenceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageDifferenceConnection'] = ResolversParentTypes['PackageDifferenceConnection']> = {
  edges: Resolver<Array<ResolversTypes['PackageDifferenceEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['PackageDifference']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PackageDifferenceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageDifferenceEdge'] = ResolversParentTypes['PackageDifferenceEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['PackageDifference'], ParentType, ContextType>;
};

export type PackageFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageFacets'] = ResolversParentTypes['PackageFacets']> = {
  channels: Resolver<Array<ResolversTypes['PackageChannelCount']>, ParentType, ContextType>;
  decisions: Resolver<Array<ResolversTypes['PackageDecisionCount']>, ParentType, ContextType>;
  licenses: Resolver<Array<ResolversTypes['PackageValueCount']>, ParentType, ContextType>;
  platforms: Resolver<Array<ResolversTypes['PackageValueCount']>, ParentType, ContextType>;
  severities: Resolver<Array<ResolversTypes['PackageSeverityCount']>, ParentType, ContextType>;
  updated: Resolver<Array<ResolversTypes['PackageSpanCount']>, ParentType, ContextType>;
};

export type PackageGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageGroup'] = ResolversParentTypes['PackageGroup']> = {
  items: Resolver<Array<ResolversTypes['PackageHit']>, ParentType, ContextType>;
  searchUrl: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PackageHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageHit'] = ResolversParentTypes['PackageHit']> = {
  channelCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channels: Resolver<Array<ResolversTypes['PackageHitChannel']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PackageHitChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageHitChannel'] = ResolversParentTypes['PackageHitChannel']> = {
  artifactId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  channel: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decision: Resolver<ResolversTypes['Decision'], ParentType, ContextType>;
  latestVersion: Resolver<Maybe<ResolversTypes['CondaVersion']>, ParentType, ContextType>;
  license: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  files: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noneLeft: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spec: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PackageSeverityCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageSeverityCount'] = ResolversParentTypes['PackageSeverityCount']> = {
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['PackageSeverity'], ParentType, ContextType>;
};

export type PackageSpanCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageSpanCount'] = ResolversParentTypes['PackageSpanCount']> = {
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['PackageSpan'], ParentType, ContextType>;
};

export type PackageValueCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageValueCount'] = ResolversParentTypes['PackageValueCount']> = {
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PackagesKnowledgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackagesKnowledge'] = ResolversParentTypes['PackagesKnowledge']> = {
  affectedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noneKnownCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notAffectedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notCheckedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['VulnerabilityState'], ParentType, ContextType>;
  undecidedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unknownReason: Resolver<Maybe<ResolversTypes['VulnerabilityUnknownReason']>, ParentType, ContextType>;
  worstScore: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  worstSeverity: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
};

export type PageCursorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageCursor'] = ResolversParentTypes['PageCursor']> = {
  cursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCurrent: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageCursorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageCursors'] = ResolversParentTypes['PageCursors']> = {
  pageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages: Resolver<Array<ResolversTypes['PageCursor']>, ParentType, ContextType>;
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

export type PasskeyChallengePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyChallengePayload'] = ResolversParentTypes['PasskeyChallengePayload']> = {
  challengeId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PayCheckoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayCheckoutPayload'] = ResolversParentTypes['PayCheckoutPayload']> = {
  checkout: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PaymentAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentAccount'] = ResolversParentTypes['PaymentAccount']> = {
  address: Resolver<Maybe<ResolversTypes['BillingAddress']>, ParentType, ContextType>;
  card: Resolver<Maybe<ResolversTypes['PaymentCard']>, ParentType, ContextType>;
  credit: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exists: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  failed: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  defaultPersonPlan: Resolver<ResolversTypes['ProductCode'], ParentType, ContextType>;
  defaultPlan: Resolver<ResolversTypes['ProductCode'], ParentType, ContextType>;
  processor: Resolver<ResolversTypes['PaymentProcessor'], ParentType, ContextType>;
  publishableKey: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scriptUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonGroup'] = ResolversParentTypes['PersonGroup']> = {
  items: Resolver<Array<ResolversTypes['PersonHit']>, ParentType, ContextType>;
  searchUrl: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonHit'] = ResolversParentTypes['PersonHit']> = {
  firstName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizations: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  userId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonalTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalToken'] = ResolversParentTypes['PersonalToken']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hint: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scope: Resolver<ResolversTypes['TokenScope'], ParentType, ContextType>;
};

export type PersonalTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalTokenPayload'] = ResolversParentTypes['PersonalTokenPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
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

export type PlanTaxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanTax'] = ResolversParentTypes['PlanTax']> = {
  amount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxAmount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlannedChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedChannel'] = ResolversParentTypes['PlannedChannel']> = {
  action: Resolver<ResolversTypes['PlannedChannelAction'], ParentType, ContextType>;
  channel: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  impact: Resolver<Maybe<ResolversTypes['PolicyImpact']>, ParentType, ContextType>;
  isWatched: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  replaces: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlannedFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedFile'] = ResolversParentTypes['PlannedFile']> = {
  file: Resolver<ResolversTypes['FileKey'], ParentType, ContextType>;
  isDependency: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['PlannedFileState'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['CondaVersion'], ParentType, ContextType>;
};

export type PlatformCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlatformCount'] = ResolversParentTypes['PlatformCount']> = {
  numAfter: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numBefore: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numRemoved: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlatformFilesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlatformFiles'] = ResolversParentTypes['PlatformFiles']> = {
  allowedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlatformImpactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlatformImpact'] = ResolversParentTypes['PlatformImpact']> = {
  coming: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  going: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numAfter: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numBefore: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlatformInstallResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlatformInstall'] = ResolversParentTypes['PlatformInstall']> = {
  detail: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBrokenWithout: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInstallable: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  platform: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlatformInstallabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlatformInstallability'] = ResolversParentTypes['PlatformInstallability']> = {
  allowed: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  broken: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lostPackageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lostPackages: Resolver<Array<ResolversTypes['LostPackage']>, ParentType, ContextType>;
  newlyBroken: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rootCauses: Resolver<Array<ResolversTypes['RootCause']>, ParentType, ContextType>;
  unchecked: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Policy'] = ResolversParentTypes['Policy']> = {
  artifactFamily: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<PolicyFileArgs, 'format'>>;
  filter: Resolver<Maybe<ResolversTypes['PolicyDialogFilter']>, ParentType, ContextType>;
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

export type PolicyFileMistakeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyFileMistake'] = ResolversParentTypes['PolicyFileMistake']> = {
  column: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  line: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pointer: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface PolicyFiltersScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PolicyFilters'], any> {
  name: 'PolicyFilters';
}

export type PolicyImpactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyImpact'] = ResolversParentTypes['PolicyImpact']> = {
  byPlatform: Resolver<Maybe<Array<ResolversTypes['PlatformImpact']>>, ParentType, ContextType>;
  byRule: Resolver<Maybe<Array<ResolversTypes['RuleImpact']>>, ParentType, ContextType>;
  channel: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  checkedPackageCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  coming: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  comingPackageCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  comingPackages: Resolver<Maybe<Array<ResolversTypes['PackageImpact']>>, ParentType, ContextType>;
  cveStatuses: Resolver<Maybe<Array<ResolversTypes['CveStatusFiles']>>, ParentType, ContextType>;
  draftRules: Resolver<Maybe<Array<ResolversTypes['DraftRule']>>, ParentType, ContextType>;
  elapsed: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  exceptedFileCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  going: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  goingPackageCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  goingPackages: Resolver<Maybe<Array<ResolversTypes['PackageImpact']>>, ParentType, ContextType>;
  installability: Resolver<Maybe<ResolversTypes['Installability']>, ParentType, ContextType>;
  isPublished: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  packageCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  problems: Resolver<Array<ResolversTypes['ImpactProblem']>, ParentType, ContextType>;
  seriousByStatus: Resolver<Maybe<Array<ResolversTypes['CveStatusCount']>>, ParentType, ContextType>;
  seriousFileCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  servedAfter: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  servedBefore: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  undecidedFileCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unscoredFileCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PolicyPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyPlan'] = ResolversParentTypes['PolicyPlan']> = {
  action: Resolver<Maybe<ResolversTypes['PolicyFileAction']>, ParentType, ContextType>;
  changes: Resolver<Array<ResolversTypes['PolicyChange']>, ParentType, ContextType>;
  channels: Resolver<Array<ResolversTypes['PlannedChannel']>, ParentType, ContextType>;
  fingerprint: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasChanges: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mistakes: Resolver<Array<ResolversTypes['PolicyFileMistake']>, ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  policy: Resolver<Maybe<ResolversTypes['Policy']>, ParentType, ContextType>;
  summary: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PolicyRepairResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyRepair'] = ResolversParentTypes['PolicyRepair']> = {
  elapsed: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  exceptions: Resolver<Array<ResolversTypes['ProposedException']>, ParentType, ContextType>;
  isProvedSmallest: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTimedOut: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lostBefore: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notRepairable: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  revivedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stillLost: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  targetCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PolicyRevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyRevision'] = ResolversParentTypes['PolicyRevision']> = {
  author: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  changes: Resolver<Array<ResolversTypes['PolicyChange']>, ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filters: Resolver<ResolversTypes['PolicyFilters'], ParentType, ContextType>;
  isCurrent: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restoredFrom: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  savedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  addedCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  askedBy: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  changes: Resolver<Maybe<ResolversTypes['ChangedFileConnection']>, ParentType, ContextType, RequireFields<PolicyRunChangesArgs, 'change' | 'first'>>;
  changesCsv: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channelName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counts: Resolver<Array<ResolversTypes['PlatformCount']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  display: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failingProbes: Resolver<Array<ResolversTypes['ProbeAnswer']>, ParentType, ContextType>;
  finishedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installability: Resolver<Maybe<Array<ResolversTypes['RunInstallability']>>, ParentType, ContextType>;
  isHeld: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phase: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  policyName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  progress: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  removedCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  revision: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['JobState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PolicyWatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PolicyWatch'] = ResolversParentTypes['PolicyWatch']> = {
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requests: Resolver<Array<ResolversTypes['WatchedRequest']>, ParentType, ContextType>;
  rules: Resolver<Array<ResolversTypes['WatchedRule']>, ParentType, ContextType>;
  since: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProbeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Probe'] = ResolversParentTypes['Probe']> = {
  isRequired: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platforms: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  specs: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProbeAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProbeAnswer'] = ResolversParentTypes['ProbeAnswer']> = {
  detail: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRequired: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ok: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  platform: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProbeChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProbeChange'] = ResolversParentTypes['ProbeChange']> = {
  after: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  before: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  detail: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRequired: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  canEdit: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  folder: Resolver<Maybe<ResolversTypes['ProjectFolder']>, ParentType, ContextType, RequireFields<ProjectFolderArgs, 'first' | 'offset' | 'path'>>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOfOrganization: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  url: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProjectFolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectFolder'] = ResolversParentTypes['ProjectFolder']> = {
  entries: Resolver<Array<ResolversTypes['ProjectEntry']>, ParentType, ContextType>;
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roomBytes: Resolver<Maybe<ResolversTypes['ByteSize']>, ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usedBytes: Resolver<ResolversTypes['ByteSize'], ParentType, ContextType>;
};

export type ProjectGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectGroup'] = ResolversParentTypes['ProjectGroup']> = {
  items: Resolver<Array<ResolversTypes['ProjectHit']>, ParentType, ContextType>;
  searchUrl: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectHit'] = ResolversParentTypes['ProjectHit']> = {
  isOfOrganization: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  answer: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  askedBy: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  canDecide: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  decidedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  files: Resolver<Array<ResolversTypes['FileKey']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  labels: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  problem: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['PromotionState'], ParentType, ContextType>;
  withdrawnAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PromotionListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionList'] = ResolversParentTypes['PromotionList']> = {
  nodes: Resolver<Array<ResolversTypes['Promotion']>, ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromotionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionPayload'] = ResolversParentTypes['PromotionPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  promotion: Resolver<Maybe<ResolversTypes['Promotion']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PromotionPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionPlan'] = ResolversParentTypes['PromotionPlan']> = {
  exposes: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fetchCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files: Resolver<Array<ResolversTypes['PlannedFile']>, ParentType, ContextType>;
  missing: Resolver<Array<ResolversTypes['MissingDependency']>, ParentType, ContextType>;
  missingCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waits: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProposedExceptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposedException'] = ResolversParentTypes['ProposedException']> = {
  files: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExploited: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spec: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  worstScore: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PublishHeldRunPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishHeldRunPayload'] = ResolversParentTypes['PublishHeldRunPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  run: Resolver<Maybe<ResolversTypes['PolicyRun']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PublishUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishUploadPayload'] = ResolversParentTypes['PublishUploadPayload']> = {
  file: Resolver<Maybe<ResolversTypes['PublishedFile']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PublishedFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishedFile'] = ResolversParentTypes['PublishedFile']> = {
  build: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  existing: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labels: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdir: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  advisorySources?: Resolver<Maybe<Array<ResolversTypes['AdvisorySource']>>, ParentType, ContextType>;
  authorizationRequest?: Resolver<Maybe<ResolversTypes['AuthorizationRequest']>, ParentType, ContextType, RequireFields<QueryAuthorizationRequestArgs, 'id'>>;
  channelPackages?: Resolver<Maybe<ResolversTypes['ChannelPackages']>, ParentType, ContextType, RequireFields<QueryChannelPackagesArgs, 'channel' | 'first' | 'offset'>>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType, RequireFields<QueryCheckoutArgs, 'id'>>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType, RequireFields<QueryCollectionArgs, 'name' | 'organization'>>;
  collections?: Resolver<Maybe<ResolversTypes['CollectionConnection']>, ParentType, ContextType, RequireFields<QueryCollectionsArgs, 'first' | 'organization'>>;
  cve?: Resolver<Maybe<ResolversTypes['Cve']>, ParentType, ContextType, RequireFields<QueryCveArgs, 'cveId'>>;
  cves?: Resolver<Maybe<ResolversTypes['CveConnection']>, ParentType, ContextType, RequireFields<QueryCvesArgs, 'first'>>;
  deviceRequest?: Resolver<Maybe<ResolversTypes['AuthorizationRequest']>, ParentType, ContextType, RequireFields<QueryDeviceRequestArgs, 'userCode'>>;
  educationOffer?: Resolver<Maybe<ResolversTypes['EducationOffer']>, ParentType, ContextType>;
  featureFlags?: Resolver<Array<ResolversTypes['FeatureFlag']>, ParentType, ContextType, Partial<QueryFeatureFlagsArgs>>;
  guide?: Resolver<Maybe<ResolversTypes['GuideText']>, ParentType, ContextType, RequireFields<QueryGuideArgs, 'name'>>;
  guides?: Resolver<Maybe<Array<ResolversTypes['Guide']>>, ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['ReceivedInvitation']>, ParentType, ContextType, RequireFields<QueryInvitationArgs, 'code' | 'organization'>>;
  invoicePreview?: Resolver<Maybe<ResolversTypes['InvoicePreview']>, ParentType, ContextType, RequireFields<QueryInvoicePreviewArgs, 'input'>>;
  learningVideos?: Resolver<Maybe<Array<ResolversTypes['LearningVideo']>>, ParentType, ContextType>;
  mainPackages?: Resolver<Maybe<ResolversTypes['MainPackages']>, ParentType, ContextType>;
  navigationItems?: Resolver<Maybe<Array<ResolversTypes['NavigationItem']>>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  notebookServer?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  notebooks?: Resolver<Maybe<ResolversTypes['NotebookConnection']>, ParentType, ContextType, RequireFields<QueryNotebooksArgs, 'first'>>;
  operator?: Resolver<Maybe<ResolversTypes['Operator']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType, RequireFields<QueryOrganizationArgs, 'name'>>;
  outbox?: Resolver<Maybe<ResolversTypes['OutboxConnection']>, ParentType, ContextType, RequireFields<QueryOutboxArgs, 'first'>>;
  outboxMail?: Resolver<Maybe<ResolversTypes['OutboxMail']>, ParentType, ContextType, RequireFields<QueryOutboxMailArgs, 'id'>>;
  packages?: Resolver<Maybe<ResolversTypes['ArtifactConnection']>, ParentType, ContextType, RequireFields<QueryPackagesArgs, 'first'>>;
  paymentAccount?: Resolver<Maybe<ResolversTypes['PaymentAccount']>, ParentType, ContextType, Partial<QueryPaymentAccountArgs>>;
  paymentConfig?: Resolver<ResolversTypes['PaymentConfig'], ParentType, ContextType>;
  planTax?: Resolver<Maybe<ResolversTypes['PlanTax']>, ParentType, ContextType, RequireFields<QueryPlanTaxArgs, 'input'>>;
  plans?: Resolver<Maybe<Array<ResolversTypes['Plan']>>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<QueryProjectArgs, 'id'>>;
  projects?: Resolver<Maybe<ResolversTypes['ProjectConnection']>, ParentType, ContextType, RequireFields<QueryProjectsArgs, 'first'>>;
  search?: Resolver<Maybe<ResolversTypes['SearchResults']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'first' | 'query'>>;
  searchCollectionsAndFiles?: Resolver<Maybe<ResolversTypes['CollectionsAndFiles']>, ParentType, ContextType, RequireFields<QuerySearchCollectionsAndFilesArgs, 'first' | 'query'>>;
  searchContext?: Resolver<Maybe<ResolversTypes['SearchResults']>, ParentType, ContextType, RequireFields<QuerySearchContextArgs, 'limit' | 'query'>>;
  searchPackages?: Resolver<Maybe<ResolversTypes['PackageHitConnection']>, ParentType, ContextType, RequireFields<QuerySearchPackagesArgs, 'first' | 'query'>>;
  serviceStatus?: Resolver<Array<ResolversTypes['ServiceStatus']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  sharedNotebook?: Resolver<Maybe<ResolversTypes['Notebook']>, ParentType, ContextType, RequireFields<QuerySharedNotebookArgs, 'id'>>;
  signInOptions?: Resolver<Maybe<ResolversTypes['SignInOptions']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type QueuedMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QueuedMail'] = ResolversParentTypes['QueuedMail']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mailId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['QueuedMailState'], ParentType, ContextType>;
  subject: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  triedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tries: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueuedMailConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QueuedMailConnection'] = ResolversParentTypes['QueuedMailConnection']> = {
  edges: Resolver<Array<ResolversTypes['QueuedMailEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['QueuedMail']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueuedMailEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QueuedMailEdge'] = ResolversParentTypes['QueuedMailEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['QueuedMail'], ParentType, ContextType>;
};

export type ReceivedInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceivedInvitation'] = ResolversParentTypes['ReceivedInvitation']> = {
  caller: Resolver<ResolversTypes['InvitationCaller'], ParentType, ContextType>;
  email: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  invitedBy: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationTitle: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role: Resolver<ResolversTypes['OrganizationRole'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['InvitationState'], ParentType, ContextType>;
};

export type RecoveryCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryCodesPayload'] = ResolversParentTypes['RecoveryCodesPayload']> = {
  recoveryCodes: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RemoveEnvironmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveEnvironmentPayload'] = ResolversParentTypes['RemoveEnvironmentPayload']> = {
  deletedId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveMemberPayload'] = ResolversParentTypes['RemoveMemberPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  removedId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveVexFeedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveVexFeedPayload'] = ResolversParentTypes['RemoveVexFeedPayload']> = {
  removedId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RenameGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenameGroupPayload'] = ResolversParentTypes['RenameGroupPayload']> = {
  group: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReplaceCardPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplaceCardPayload'] = ResolversParentTypes['ReplaceCardPayload']> = {
  account: Resolver<Maybe<ResolversTypes['PaymentAccount']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestCounts'] = ResolversParentTypes['RequestCounts']> = {
  downloads: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  other: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refused: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  requests: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  served: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unchanged: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RequestDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestDay'] = ResolversParentTypes['RequestDay']> = {
  counts: Resolver<ResolversTypes['RequestCounts'], ParentType, ContextType>;
  date: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
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

export type RestoreProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreProjectPayload'] = ResolversParentTypes['RestoreProjectPayload']> = {
  project: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeChannelTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeChannelTokenPayload'] = ResolversParentTypes['RevokeChannelTokenPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RootCauseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootCause'] = ResolversParentTypes['RootCause']> = {
  files: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packages: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spec: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RuleImpactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RuleImpact'] = ResolversParentTypes['RuleImpact']> = {
  coming: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  facet: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  going: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RunExportsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunExports'] = ResolversParentTypes['RunExports']> = {
  kind: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specs: Resolver<Array<ResolversTypes['MatchSpec']>, ParentType, ContextType>;
};

export type RunInstallabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunInstallability'] = ResolversParentTypes['RunInstallability']> = {
  allowed: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  broken: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  causes: Resolver<Array<ResolversTypes['LossCause']>, ParentType, ContextType>;
  lostPackageCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newlyBroken: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newlyLost: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  newlyLostCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regained: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  regainedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchecked: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface Sha256ScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SHA256'], any> {
  name: 'SHA256';
}

export type SayUpstreamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SayUpstreamPayload'] = ResolversParentTypes['SayUpstreamPayload']> = {
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ScanEnvironmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScanEnvironmentPayload'] = ResolversParentTypes['ScanEnvironmentPayload']> = {
  scan: Resolver<Maybe<ResolversTypes['EnvironmentScan']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ScriptLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScriptLine'] = ResolversParentTypes['ScriptLine']> = {
  mark: Resolver<ResolversTypes['LineMark'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchResultsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResults'] = ResolversParentTypes['SearchResults']> = {
  collectionsAndFiles: Resolver<Maybe<ResolversTypes['CollectionsAndFilesGroup']>, ParentType, ContextType>;
  documentation: Resolver<Maybe<ResolversTypes['DocumentationGroup']>, ParentType, ContextType>;
  environments: Resolver<Maybe<ResolversTypes['EnvironmentGroup']>, ParentType, ContextType>;
  packages: Resolver<Maybe<ResolversTypes['PackageGroup']>, ParentType, ContextType>;
  people: Resolver<Maybe<ResolversTypes['PersonGroup']>, ParentType, ContextType>;
  projects: Resolver<Maybe<ResolversTypes['ProjectGroup']>, ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SeatStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeatStats'] = ResolversParentTypes['SeatStats']> = {
  available: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  invited: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  used: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeatsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeatsPayload'] = ResolversParentTypes['SeatsPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SecondFactorsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactorsPayload'] = ResolversParentTypes['SecondFactorsPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
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
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  groups: Resolver<Array<ResolversTypes['ServiceAccountGroup']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token: Resolver<Maybe<ResolversTypes['ServiceAccountToken']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceAccountGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccountGroup'] = ResolversParentTypes['ServiceAccountGroup']> = {
  groupId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccountPayload'] = ResolversParentTypes['ServiceAccountPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  serviceAccount: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ServiceAccountTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccountToken'] = ResolversParentTypes['ServiceAccountToken']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hint: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scope: Resolver<ResolversTypes['TokenScope'], ParentType, ContextType>;
};

export type ServiceStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceStatus'] = ResolversParentTypes['ServiceStatus']> = {
  detail: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  healthy: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latencyMs: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  email: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['SessionSource'], ParentType, ContextType>;
  tokenized: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionsPayload'] = ResolversParentTypes['SessionsPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SetChannelBrokenFilesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetChannelBrokenFilesPayload'] = ResolversParentTypes['SetChannelBrokenFilesPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetChannelDescriptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetChannelDescriptionPayload'] = ResolversParentTypes['SetChannelDescriptionPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetChannelPrivacyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetChannelPrivacyPayload'] = ResolversParentTypes['SetChannelPrivacyPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetChannelProbesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetChannelProbesPayload'] = ResolversParentTypes['SetChannelProbesPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetChannelReadmePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetChannelReadmePayload'] = ResolversParentTypes['SetChannelReadmePayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetChannelUsedWithPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetChannelUsedWithPayload'] = ResolversParentTypes['SetChannelUsedWithPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetEnvironmentStatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetEnvironmentStatePayload'] = ResolversParentTypes['SetEnvironmentStatePayload']> = {
  environment: Resolver<Maybe<ResolversTypes['Environment']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetMemberRolePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetMemberRolePayload'] = ResolversParentTypes['SetMemberRolePayload']> = {
  member: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetMirrorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetMirrorPayload'] = ResolversParentTypes['SetMirrorPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetOrganizationFeaturesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetOrganizationFeaturesPayload'] = ResolversParentTypes['SetOrganizationFeaturesPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetPromotionApprovalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPromotionApprovalPayload'] = ResolversParentTypes['SetPromotionApprovalPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignInOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInOptions'] = ResolversParentTypes['SignInOptions']> = {
  hasOperator: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passkeys: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provider: Resolver<Maybe<ResolversTypes['IdentityProvider']>, ParentType, ContextType>;
  registration: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  returnHosts: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sendsMail: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SignInWithCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInWithCodePayload'] = ResolversParentTypes['SignInWithCodePayload']> = {
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
  root: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['SignatureState'], ParentType, ContextType>;
  targetChannel: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SiteTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteToken'] = ResolversParentTypes['SiteToken']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hint: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type SnapshotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Snapshot'] = ResolversParentTypes['Snapshot']> = {
  address: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keptUntil: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  number: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  policyName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusedFileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  servedFrom: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  servedUntil: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SnapshotListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SnapshotList'] = ResolversParentTypes['SnapshotList']> = {
  keptDays: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['Snapshot']>, ParentType, ContextType>;
};

export type SolvedEnvironmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SolvedEnvironment'] = ResolversParentTypes['SolvedEnvironment']> = {
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  channels: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StandingLossResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingLoss'] = ResolversParentTypes['StandingLoss']> = {
  channelName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lost: Resolver<Maybe<ResolversTypes['LostPackages']>, ParentType, ContextType>;
  probeCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  probes: Resolver<Array<ResolversTypes['ProbeAnswer']>, ParentType, ContextType>;
};

export type StartCheckoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartCheckoutPayload'] = ResolversParentTypes['StartCheckoutPayload']> = {
  checkoutId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SubscribeToDeltasPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscribeToDeltasPayload'] = ResolversParentTypes['SubscribeToDeltasPayload']> = {
  subscription: Resolver<Maybe<ResolversTypes['DeltaSubscription']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  amount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  billingCycle: Resolver<ResolversTypes['BillingCycle'], ParentType, ContextType>;
  cancelAtPeriodEnd: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  managed: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  periodEnd: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodStart: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  productCode: Resolver<ResolversTypes['ProductCode'], ParentType, ContextType>;
  productName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['SubscriptionState'], ParentType, ContextType>;
  upgradeTo: Resolver<Maybe<ResolversTypes['ProductCode']>, ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SyncChannelPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SyncChannelPayload'] = ResolversParentTypes['SyncChannelPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  sync: Resolver<Maybe<ResolversTypes['SyncJob']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SyncJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SyncJob'] = ResolversParentTypes['SyncJob']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHeld: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phase: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  recordsRead: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['JobState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TakeEducationOfferPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeEducationOfferPayload'] = ResolversParentTypes['TakeEducationOfferPayload']> = {
  offer: Resolver<Maybe<ResolversTypes['EducationOffer']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TelemetryReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TelemetryReport'] = ResolversParentTypes['TelemetryReport']> = {
  channels: Resolver<Array<ResolversTypes['ChannelRequests']>, ParentType, ContextType>;
  months: Resolver<Array<ResolversTypes['DownloadMonth']>, ParentType, ContextType>;
  totals: Resolver<ResolversTypes['RequestCounts'], ParentType, ContextType>;
};

export type TestMailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestMailPayload'] = ResolversParentTypes['TestMailPayload']> = {
  answer: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome: Resolver<Maybe<ResolversTypes['TestMailOutcome']>, ParentType, ContextType>;
  to: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TieGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TieGroupPayload'] = ResolversParentTypes['TieGroupPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  group: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type TrustedWorkloadsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustedWorkloadsPayload'] = ResolversParentTypes['TrustedWorkloadsPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UnsubscribeFromDeltasPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnsubscribeFromDeltasPayload'] = ResolversParentTypes['UnsubscribeFromDeltasPayload']> = {
  endedId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateBillingDetailsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateBillingDetailsPayload'] = ResolversParentTypes['UpdateBillingDetailsPayload']> = {
  account: Resolver<Maybe<ResolversTypes['PaymentAccount']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCollectionPayload'] = ResolversParentTypes['UpdateCollectionPayload']> = {
  collection: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateGatewaySettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateGatewaySettingsPayload'] = ResolversParentTypes['UpdateGatewaySettingsPayload']> = {
  gatewaySettings: Resolver<Maybe<ResolversTypes['GatewaySettings']>, ParentType, ContextType>;
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateOrganizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateOrganizationPayload'] = ResolversParentTypes['UpdateOrganizationPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePolicyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePolicyPayload'] = ResolversParentTypes['UpdatePolicyPayload']> = {
  policy: Resolver<Maybe<ResolversTypes['Policy']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateProjectPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProjectPayload'] = ResolversParentTypes['UpdateProjectPayload']> = {
  project: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpstreamMappingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpstreamMapping'] = ResolversParentTypes['UpstreamMapping']> = {
  confidence: Resolver<ResolversTypes['MappingConfidence'], ParentType, ContextType>;
  ecosystem: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  evidence: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHint: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  letters: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relation: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewedBy: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  apiTokens: Resolver<Maybe<Array<ResolversTypes['ApiToken']>>, ParentType, ContextType>;
  avatarHash: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channelToken: Resolver<Maybe<ResolversTypes['ChannelToken']>, ParentType, ContextType, RequireFields<UserChannelTokenArgs, 'organization'>>;
  channelTokens: Resolver<Maybe<Array<ResolversTypes['ChannelToken']>>, ParentType, ContextType>;
  consent: Resolver<Maybe<ResolversTypes['Consent']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  displayName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  featurePermissions: Resolver<Maybe<Array<ResolversTypes['FeaturePermission']>>, ParentType, ContextType>;
  firstName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPassword: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOfferedPlans: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOperator: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizations: Resolver<Maybe<Array<ResolversTypes['Organization']>>, ParentType, ContextType>;
  ownSubscriptions: Resolver<Maybe<Array<ResolversTypes['Subscription']>>, ParentType, ContextType>;
  passkeys: Resolver<Maybe<Array<ResolversTypes['Passkey']>>, ParentType, ContextType>;
  personalToken: Resolver<Maybe<ResolversTypes['PersonalToken']>, ParentType, ContextType>;
  profile: Resolver<Maybe<ResolversTypes['AccountProfile']>, ParentType, ContextType>;
  recoveryCodesLeft: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sessions: Resolver<Maybe<Array<ResolversTypes['UserSession']>>, ParentType, ContextType>;
  settings: Resolver<Maybe<ResolversTypes['AccountSettings']>, ParentType, ContextType>;
  subscriptions: Resolver<Maybe<Array<ResolversTypes['BaseSubscription']>>, ParentType, ContextType>;
  totpEnabled: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  username: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType: TypeResolveFn<'ConflictError' | 'InputError' | 'NameTakenError' | 'NotAllowedError', ParentType, ContextType>;
};

export type UserSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSession'] = ResolversParentTypes['UserSession']> = {
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['SessionSource'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VersionExceptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VersionException'] = ResolversParentTypes['VersionException']> = {
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spec: Resolver<ResolversTypes['MatchSpec'], ParentType, ContextType>;
  until: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type VexFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VexFeed'] = ResolversParentTypes['VexFeed']> = {
  author: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countingCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  declinedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documentAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feedId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isStale: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastOkAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastTryAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  leftOut: Resolver<Array<ResolversTypes['VexLeftOut']>, ParentType, ContextType>;
  leftOutCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unmatchedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitingCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VexFeedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VexFeedPayload'] = ResolversParentTypes['VexFeedPayload']> = {
  feed: Resolver<Maybe<ResolversTypes['VexFeed']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type VexLeftOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VexLeftOut'] = ResolversParentTypes['VexLeftOut']> = {
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VexStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VexStatement'] = ResolversParentTypes['VexStatement']> = {
  author: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cveId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  justification: Resolver<Maybe<ResolversTypes['VexJustification']>, ParentType, ContextType>;
  note: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  package: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saidAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['VexStatementState'], ParentType, ContextType>;
  statementId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['VexStatus'], ParentType, ContextType>;
};

export type VexStatementConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VexStatementConnection'] = ResolversParentTypes['VexStatementConnection']> = {
  edges: Resolver<Array<ResolversTypes['VexStatementEdge']>, ParentType, ContextType>;
  nodes: Resolver<Array<ResolversTypes['VexStatement']>, ParentType, ContextType>;
  pageCursors: Resolver<ResolversTypes['PageCursors'], ParentType, ContextType, RequireFields<VexStatementConnectionPageCursorsArgs, 'around'>>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VexStatementEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VexStatementEdge'] = ResolversParentTypes['VexStatementEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['VexStatement'], ParentType, ContextType>;
};

export type VulnerabilitiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Vulnerabilities'] = ResolversParentTypes['Vulnerabilities']> = {
  decisions: Resolver<Array<ResolversTypes['VulnerabilityDecision']>, ParentType, ContextType>;
  knownCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['VulnerabilityState'], ParentType, ContextType>;
  undecidedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unknownReason: Resolver<Maybe<ResolversTypes['VulnerabilityUnknownReason']>, ParentType, ContextType>;
  unscoredCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  worstScore: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  worstSeverity: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
};

export type VulnerabilityDecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VulnerabilityDecision'] = ResolversParentTypes['VulnerabilityDecision']> = {
  by: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status: Resolver<ResolversTypes['CveStatus'], ParentType, ContextType>;
};

export type WatchedRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WatchedRequest'] = ResolversParentTypes['WatchedRequest']> = {
  lastAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  person: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  requestCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceAccountName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WatchedRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WatchedRule'] = ResolversParentTypes['WatchedRule']> = {
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  actions: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failingSince: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  formerSecretUntil: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isEnabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGivenUp: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhookId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookAttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookAttempt'] = ResolversParentTypes['WebhookAttempt']> = {
  answer: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMs: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  action: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attempts: Resolver<Array<ResolversTypes['WebhookAttempt']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveryId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export type WebhookDeliveryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryPayload'] = ResolversParentTypes['WebhookDeliveryPayload']> = {
  delivery: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookPayload'] = ResolversParentTypes['WebhookPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WebhookSecretPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookSecretPayload'] = ResolversParentTypes['WebhookSecretPayload']> = {
  organization: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  secret: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WithdrawCurationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawCurationPayload'] = ResolversParentTypes['WithdrawCurationPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  withdrawnId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type WithdrawExceptionRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawExceptionRequestPayload'] = ResolversParentTypes['WithdrawExceptionRequestPayload']> = {
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  withdrawnId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type WithdrawFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawFilePayload'] = ResolversParentTypes['WithdrawFilePayload']> = {
  history: Resolver<Maybe<Array<ResolversTypes['FileEvent']>>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WithdrawPromotionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawPromotionPayload'] = ResolversParentTypes['WithdrawPromotionPayload']> = {
  channel: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WriteProjectFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WriteProjectFilePayload'] = ResolversParentTypes['WriteProjectFilePayload']> = {
  project: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  sha256: Resolver<Maybe<ResolversTypes['SHA256']>, ParentType, ContextType>;
  userErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcceptInvitationPayload: AcceptInvitationPayloadResolvers<ContextType>;
  AcceptedPayload: AcceptedPayloadResolvers<ContextType>;
  AccountPayload: AccountPayloadResolvers<ContextType>;
  AccountProfile: AccountProfileResolvers<ContextType>;
  AccountSettings: AccountSettingsResolvers<ContextType>;
  AdvisoryFeed: AdvisoryFeedResolvers<ContextType>;
  AdvisoryFeedRemark: AdvisoryFeedRemarkResolvers<ContextType>;
  AdvisoryNotice: AdvisoryNoticeResolvers<ContextType>;
  AdvisorySource: AdvisorySourceResolvers<ContextType>;
  AffectedEnvironment: AffectedEnvironmentResolvers<ContextType>;
  AffectedPackage: AffectedPackageResolvers<ContextType>;
  AnswerAuthorizationPayload: AnswerAuthorizationPayloadResolvers<ContextType>;
  AnswerDevicePayload: AnswerDevicePayloadResolvers<ContextType>;
  ApiToken: ApiTokenResolvers<ContextType>;
  ApiTokensPayload: ApiTokensPayloadResolvers<ContextType>;
  AppliedPolicy: AppliedPolicyResolvers<ContextType>;
  ApplyPolicyFilePayload: ApplyPolicyFilePayloadResolvers<ContextType>;
  ApplyPolicyPayload: ApplyPolicyPayloadResolvers<ContextType>;
  Archive: ArchiveResolvers<ContextType>;
  ArchiveAddress: ArchiveAddressResolvers<ContextType>;
  ArchiveContents: ArchiveContentsResolvers<ContextType>;
  ArchivePath: ArchivePathResolvers<ContextType>;
  ArchivePathConnection: ArchivePathConnectionResolvers<ContextType>;
  ArchivePathEdge: ArchivePathEdgeResolvers<ContextType>;
  ArchiveScript: ArchiveScriptResolvers<ContextType>;
  ArchiveText: ArchiveTextResolvers<ContextType>;
  Artifact: ArtifactResolvers<ContextType>;
  ArtifactAlternative: ArtifactAlternativeResolvers<ContextType>;
  ArtifactConnection: ArtifactConnectionResolvers<ContextType>;
  ArtifactEdge: ArtifactEdgeResolvers<ContextType>;
  ArtifactVersion: ArtifactVersionResolvers<ContextType>;
  AskForExceptionPayload: AskForExceptionPayloadResolvers<ContextType>;
  AuditChain: AuditChainResolvers<ContextType>;
  AuditChainConnection: AuditChainConnectionResolvers<ContextType>;
  AuditChainEdge: AuditChainEdgeResolvers<ContextType>;
  AuditEntry: AuditEntryResolvers<ContextType>;
  AuditEntryEdge: AuditEntryEdgeResolvers<ContextType>;
  AuditFact: AuditFactResolvers<ContextType>;
  AuditLogConnection: AuditLogConnectionResolvers<ContextType>;
  AuthorizationRequest: AuthorizationRequestResolvers<ContextType>;
  AuthorizationScope: AuthorizationScopeResolvers<ContextType>;
  AvailableFilterOptions: AvailableFilterOptionsResolvers<ContextType>;
  BaseSubscription: BaseSubscriptionResolvers<ContextType>;
  BecomeOperatorPayload: BecomeOperatorPayloadResolvers<ContextType>;
  BeginTotpPayload: BeginTotpPayloadResolvers<ContextType>;
  BillingAddress: BillingAddressResolvers<ContextType>;
  BlockedRequest: BlockedRequestResolvers<ContextType>;
  BlockedRequestConnection: BlockedRequestConnectionResolvers<ContextType>;
  BlockedRequestEdge: BlockedRequestEdgeResolvers<ContextType>;
  BundleJob: BundleJobResolvers<ContextType>;
  BundleJobList: BundleJobListResolvers<ContextType>;
  BundleKey: BundleKeyResolvers<ContextType>;
  BundlePayload: BundlePayloadResolvers<ContextType>;
  ByteSize: GraphQLScalarType;
  CancelRunPayload: CancelRunPayloadResolvers<ContextType>;
  ChangeSubscriptionPayload: ChangeSubscriptionPayloadResolvers<ContextType>;
  ChangedFile: ChangedFileResolvers<ContextType>;
  ChangedFileConnection: ChangedFileConnectionResolvers<ContextType>;
  ChangedFileEdge: ChangedFileEdgeResolvers<ContextType>;
  Channel: ChannelResolvers<ContextType>;
  ChannelClient: ChannelClientResolvers<ContextType>;
  ChannelClientConnection: ChannelClientConnectionResolvers<ContextType>;
  ChannelClientEdge: ChannelClientEdgeResolvers<ContextType>;
  ChannelCveRules: ChannelCveRulesResolvers<ContextType>;
  ChannelFinding: ChannelFindingResolvers<ContextType>;
  ChannelFindingConnection: ChannelFindingConnectionResolvers<ContextType>;
  ChannelFindingEdge: ChannelFindingEdgeResolvers<ContextType>;
  ChannelLabel: ChannelLabelResolvers<ContextType>;
  ChannelPackages: ChannelPackagesResolvers<ContextType>;
  ChannelProbes: ChannelProbesResolvers<ContextType>;
  ChannelReadme: ChannelReadmeResolvers<ContextType>;
  ChannelRequests: ChannelRequestsResolvers<ContextType>;
  ChannelToken: ChannelTokenResolvers<ContextType>;
  CheckChannelSourcePayload: CheckChannelSourcePayloadResolvers<ContextType>;
  Checkout: CheckoutResolvers<ContextType>;
  ClientProgram: ClientProgramResolvers<ContextType>;
  Collection: CollectionResolvers<ContextType>;
  CollectionConnection: CollectionConnectionResolvers<ContextType>;
  CollectionEdge: CollectionEdgeResolvers<ContextType>;
  CollectionEntry: CollectionEntryResolvers<ContextType>;
  CollectionFileHit: CollectionFileHitResolvers<ContextType>;
  CollectionHit: CollectionHitResolvers<ContextType>;
  CollectionSummary: CollectionSummaryResolvers<ContextType>;
  CollectionsAndFiles: CollectionsAndFilesResolvers<ContextType>;
  CollectionsAndFilesGroup: CollectionsAndFilesGroupResolvers<ContextType>;
  ComparedBuild: ComparedBuildResolvers<ContextType>;
  CondaVersion: GraphQLScalarType;
  ConflictError: ConflictErrorResolvers<ContextType>;
  Consent: ConsentResolvers<ContextType>;
  CreateChannelPayload: CreateChannelPayloadResolvers<ContextType>;
  CreateCollectionPayload: CreateCollectionPayloadResolvers<ContextType>;
  CreateGroupPayload: CreateGroupPayloadResolvers<ContextType>;
  CreateOrganizationPayload: CreateOrganizationPayloadResolvers<ContextType>;
  CreatePolicyPayload: CreatePolicyPayloadResolvers<ContextType>;
  CreateProjectPayload: CreateProjectPayloadResolvers<ContextType>;
  CreateUploadPayload: CreateUploadPayloadResolvers<ContextType>;
  CurateCvePayload: CurateCvePayloadResolvers<ContextType>;
  Curation: CurationResolvers<ContextType>;
  CurationPreview: CurationPreviewResolvers<ContextType>;
  CurationPreviewChannel: CurationPreviewChannelResolvers<ContextType>;
  Cve: CveResolvers<ContextType>;
  CveConnection: CveConnectionResolvers<ContextType>;
  CveCuration: CveCurationResolvers<ContextType>;
  CveCurations: CveCurationsResolvers<ContextType>;
  CveEdge: CveEdgeResolvers<ContextType>;
  CveFile: CveFileResolvers<ContextType>;
  CvePackage: CvePackageResolvers<ContextType>;
  CveRuleFiles: CveRuleFilesResolvers<ContextType>;
  CveScore: CveScoreResolvers<ContextType>;
  CveScoreFiles: CveScoreFilesResolvers<ContextType>;
  CveStatusCount: CveStatusCountResolvers<ContextType>;
  CveStatusFiles: CveStatusFilesResolvers<ContextType>;
  CveUrgency: CveUrgencyResolvers<ContextType>;
  Date: GraphQLScalarType;
  DateTime: GraphQLScalarType;
  DecideExceptionRequestPayload: DecideExceptionRequestPayloadResolvers<ContextType>;
  DecideMirrorLossPayload: DecideMirrorLossPayloadResolvers<ContextType>;
  DecideVexStatementPayload: DecideVexStatementPayloadResolvers<ContextType>;
  DeclineInvitationPayload: DeclineInvitationPayloadResolvers<ContextType>;
  DeleteChannelPayload: DeleteChannelPayloadResolvers<ContextType>;
  DeleteCollectionPayload: DeleteCollectionPayloadResolvers<ContextType>;
  DeleteGroupPayload: DeleteGroupPayloadResolvers<ContextType>;
  DeleteLabelPayload: DeleteLabelPayloadResolvers<ContextType>;
  DeleteOrganizationPayload: DeleteOrganizationPayloadResolvers<ContextType>;
  DeletePolicyPayload: DeletePolicyPayloadResolvers<ContextType>;
  DeleteProjectFilePayload: DeleteProjectFilePayloadResolvers<ContextType>;
  DeleteProjectPayload: DeleteProjectPayloadResolvers<ContextType>;
  DeleteServiceAccountPayload: DeleteServiceAccountPayloadResolvers<ContextType>;
  DeltaConnection: DeltaConnectionResolvers<ContextType>;
  DeltaEdge: DeltaEdgeResolvers<ContextType>;
  DeltaSubscription: DeltaSubscriptionResolvers<ContextType>;
  Dependant: DependantResolvers<ContextType>;
  Dependency: DependencyResolvers<ContextType>;
  DocumentationGroup: DocumentationGroupResolvers<ContextType>;
  DocumentationHit: DocumentationHitResolvers<ContextType>;
  DownloadMonth: DownloadMonthResolvers<ContextType>;
  DraftRule: DraftRuleResolvers<ContextType>;
  DraftedEnvironment: DraftedEnvironmentResolvers<ContextType>;
  DraftedEnvironments: DraftedEnvironmentsResolvers<ContextType>;
  DraftedPackage: DraftedPackageResolvers<ContextType>;
  EditInvitationPayload: EditInvitationPayloadResolvers<ContextType>;
  EducationOffer: EducationOfferResolvers<ContextType>;
  EmailAddress: GraphQLScalarType;
  EndDeltaMailsPayload: EndDeltaMailsPayloadResolvers<ContextType>;
  EndExceptionPayload: EndExceptionPayloadResolvers<ContextType>;
  Environment: EnvironmentResolvers<ContextType>;
  EnvironmentConnection: EnvironmentConnectionResolvers<ContextType>;
  EnvironmentCveCounts: EnvironmentCveCountsResolvers<ContextType>;
  EnvironmentDraft: EnvironmentDraftResolvers<ContextType>;
  EnvironmentEdge: EnvironmentEdgeResolvers<ContextType>;
  EnvironmentFinding: EnvironmentFindingResolvers<ContextType>;
  EnvironmentGroup: EnvironmentGroupResolvers<ContextType>;
  EnvironmentHit: EnvironmentHitResolvers<ContextType>;
  EnvironmentMoment: EnvironmentMomentResolvers<ContextType>;
  EnvironmentMomentConnection: EnvironmentMomentConnectionResolvers<ContextType>;
  EnvironmentMomentEdge: EnvironmentMomentEdgeResolvers<ContextType>;
  EnvironmentPerson: EnvironmentPersonResolvers<ContextType>;
  EnvironmentRemark: EnvironmentRemarkResolvers<ContextType>;
  EnvironmentResult: EnvironmentResultResolvers<ContextType>;
  EnvironmentReview: EnvironmentReviewResolvers<ContextType>;
  EnvironmentReviews: EnvironmentReviewsResolvers<ContextType>;
  EnvironmentScan: EnvironmentScanResolvers<ContextType>;
  EnvironmentState: EnvironmentStateResolvers<ContextType>;
  EnvironmentStats: EnvironmentStatsResolvers<ContextType>;
  EnvironmentUser: EnvironmentUserResolvers<ContextType>;
  EnvironmentUserConnection: EnvironmentUserConnectionResolvers<ContextType>;
  EnvironmentUserEdge: EnvironmentUserEdgeResolvers<ContextType>;
  ExceptedCve: ExceptedCveResolvers<ContextType>;
  ExceptedFile: ExceptedFileResolvers<ContextType>;
  ExceptedLicense: ExceptedLicenseResolvers<ContextType>;
  ExceptionAsker: ExceptionAskerResolvers<ContextType>;
  ExceptionImpact: ExceptionImpactResolvers<ContextType>;
  ExceptionRequest: ExceptionRequestResolvers<ContextType>;
  ExceptionRequestConnection: ExceptionRequestConnectionResolvers<ContextType>;
  ExceptionRequestEdge: ExceptionRequestEdgeResolvers<ContextType>;
  ExplainedRule: ExplainedRuleResolvers<ContextType>;
  Explanation: ExplanationResolvers<ContextType>;
  ExplanationSection: ExplanationSectionResolvers<ContextType>;
  ExposedBuild: ExposedBuildResolvers<ContextType>;
  ExposedEnvironment: ExposedEnvironmentResolvers<ContextType>;
  Exposure: ExposureResolvers<ContextType>;
  ExposureCoverage: ExposureCoverageResolvers<ContextType>;
  ExposureDay: ExposureDayResolvers<ContextType>;
  FailedWork: FailedWorkResolvers<ContextType>;
  FailedWorkConnection: FailedWorkConnectionResolvers<ContextType>;
  FailedWorkEdge: FailedWorkEdgeResolvers<ContextType>;
  FeatureFlag: FeatureFlagResolvers<ContextType>;
  FeaturePermission: FeaturePermissionResolvers<ContextType>;
  FeatureSetting: FeatureSettingResolvers<ContextType>;
  FeedBundleChoice: FeedBundleChoiceResolvers<ContextType>;
  FeedBundles: FeedBundlesResolvers<ContextType>;
  FeedBundlesPayload: FeedBundlesPayloadResolvers<ContextType>;
  FeedsPayload: FeedsPayloadResolvers<ContextType>;
  File: FileResolvers<ContextType>;
  FileConnection: FileConnectionResolvers<ContextType>;
  FileEdge: FileEdgeResolvers<ContextType>;
  FileEvent: FileEventResolvers<ContextType>;
  FileKey: FileKeyResolvers<ContextType>;
  GatewaySettings: GatewaySettingsResolvers<ContextType>;
  GiveTokenToMirrorsPayload: GiveTokenToMirrorsPayloadResolvers<ContextType>;
  GrantedException: GrantedExceptionResolvers<ContextType>;
  GrantedExceptionConnection: GrantedExceptionConnectionResolvers<ContextType>;
  GrantedExceptionEdge: GrantedExceptionEdgeResolvers<ContextType>;
  Group: GroupResolvers<ContextType>;
  GroupMemberPayload: GroupMemberPayloadResolvers<ContextType>;
  Guide: GuideResolvers<ContextType>;
  GuideText: GuideTextResolvers<ContextType>;
  HubActivePlan: HubActivePlanResolvers<ContextType>;
  HubAdmin: HubAdminResolvers<ContextType>;
  HubChannel: HubChannelResolvers<ContextType>;
  HubFolder: HubFolderResolvers<ContextType>;
  HubJobs: HubJobsResolvers<ContextType>;
  HubJobsPayload: HubJobsPayloadResolvers<ContextType>;
  HubMail: HubMailResolvers<ContextType>;
  HubMailPayload: HubMailPayloadResolvers<ContextType>;
  HubMembership: HubMembershipResolvers<ContextType>;
  HubOrganization: HubOrganizationResolvers<ContextType>;
  HubOrganizationConnection: HubOrganizationConnectionResolvers<ContextType>;
  HubOrganizationEdge: HubOrganizationEdgeResolvers<ContextType>;
  HubOrganizationPayload: HubOrganizationPayloadResolvers<ContextType>;
  HubPackage: HubPackageResolvers<ContextType>;
  HubPackageConnection: HubPackageConnectionResolvers<ContextType>;
  HubPackageEdge: HubPackageEdgeResolvers<ContextType>;
  HubPerson: HubPersonResolvers<ContextType>;
  HubPersonConnection: HubPersonConnectionResolvers<ContextType>;
  HubPersonEdge: HubPersonEdgeResolvers<ContextType>;
  HubPersonPayload: HubPersonPayloadResolvers<ContextType>;
  HubPlan: HubPlanResolvers<ContextType>;
  HubSession: HubSessionResolvers<ContextType>;
  HubStorage: HubStorageResolvers<ContextType>;
  HubWork: HubWorkResolvers<ContextType>;
  IdentityProvider: IdentityProviderResolvers<ContextType>;
  ImpactProblem: ImpactProblemResolvers<ContextType>;
  ImportEnvironmentPayload: ImportEnvironmentPayloadResolvers<ContextType>;
  ImportOpenVexPayload: ImportOpenVexPayloadResolvers<ContextType>;
  IncomingBundle: IncomingBundleResolvers<ContextType>;
  IncomingBundles: IncomingBundlesResolvers<ContextType>;
  IncomingFeedBundle: IncomingFeedBundleResolvers<ContextType>;
  InputError: InputErrorResolvers<ContextType>;
  Installability: InstallabilityResolvers<ContextType>;
  InstalledPackage: InstalledPackageResolvers<ContextType>;
  InstalledPackageConnection: InstalledPackageConnectionResolvers<ContextType>;
  InstalledPackageEdge: InstalledPackageEdgeResolvers<ContextType>;
  Invitation: InvitationResolvers<ContextType>;
  InvitationConnection: InvitationConnectionResolvers<ContextType>;
  InvitationEdge: InvitationEdgeResolvers<ContextType>;
  InvitationOutcome: InvitationOutcomeResolvers<ContextType>;
  InvitationOutcomesPayload: InvitationOutcomesPayloadResolvers<ContextType>;
  Invoice: InvoiceResolvers<ContextType>;
  InvoiceLine: InvoiceLineResolvers<ContextType>;
  InvoicePreview: InvoicePreviewResolvers<ContextType>;
  IssueApiTokenPayload: IssueApiTokenPayloadResolvers<ContextType>;
  IssueChannelTokenPayload: IssueChannelTokenPayloadResolvers<ContextType>;
  IssuePersonalTokenPayload: IssuePersonalTokenPayloadResolvers<ContextType>;
  IssueServiceAccountTokenPayload: IssueServiceAccountTokenPayloadResolvers<ContextType>;
  IssueSiteTokenPayload: IssueSiteTokenPayloadResolvers<ContextType>;
  JSON: GraphQLScalarType;
  JobQueue: JobQueueResolvers<ContextType>;
  LabelFilesPayload: LabelFilesPayloadResolvers<ContextType>;
  LearningVideo: LearningVideoResolvers<ContextType>;
  LeaveOrganizationPayload: LeaveOrganizationPayloadResolvers<ContextType>;
  Licence: LicenceResolvers<ContextType>;
  LoadedFeedBundle: LoadedFeedBundleResolvers<ContextType>;
  LossCause: LossCauseResolvers<ContextType>;
  LostPackage: LostPackageResolvers<ContextType>;
  LostPackages: LostPackagesResolvers<ContextType>;
  MadeFeedBundle: MadeFeedBundleResolvers<ContextType>;
  MailServer: MailServerResolvers<ContextType>;
  MainPackages: MainPackagesResolvers<ContextType>;
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
  MissingDependency: MissingDependencyResolvers<ContextType>;
  MoveExceptionEndPayload: MoveExceptionEndPayloadResolvers<ContextType>;
  Mutation: MutationResolvers<ContextType>;
  NameTakenError: NameTakenErrorResolvers<ContextType>;
  NavigationItem: NavigationItemResolvers<ContextType>;
  NextCharge: NextChargeResolvers<ContextType>;
  Node: NodeResolvers<ContextType>;
  NotAllowedError: NotAllowedErrorResolvers<ContextType>;
  Notebook: NotebookResolvers<ContextType>;
  NotebookConnection: NotebookConnectionResolvers<ContextType>;
  NotebookEdge: NotebookEdgeResolvers<ContextType>;
  NotebookPayload: NotebookPayloadResolvers<ContextType>;
  OpenBillingPortalPayload: OpenBillingPortalPayloadResolvers<ContextType>;
  Operator: OperatorResolvers<ContextType>;
  OperatorLogConnection: OperatorLogConnectionResolvers<ContextType>;
  OperatorLogEdge: OperatorLogEdgeResolvers<ContextType>;
  OperatorLogEntry: OperatorLogEntryResolvers<ContextType>;
  Organization: OrganizationResolvers<ContextType>;
  OrganizationChange: OrganizationChangeResolvers<ContextType>;
  OrganizationChangeConnection: OrganizationChangeConnectionResolvers<ContextType>;
  OrganizationChangeEdge: OrganizationChangeEdgeResolvers<ContextType>;
  OrganizationToken: OrganizationTokenResolvers<ContextType>;
  OrganizationTokensPayload: OrganizationTokensPayloadResolvers<ContextType>;
  OutboxConnection: OutboxConnectionResolvers<ContextType>;
  OutboxEdge: OutboxEdgeResolvers<ContextType>;
  OutboxMail: OutboxMailResolvers<ContextType>;
  OwnExceptionRequest: OwnExceptionRequestResolvers<ContextType>;
  PackageBuild: PackageBuildResolvers<ContextType>;
  PackageChange: PackageChangeResolvers<ContextType>;
  PackageChangeConnection: PackageChangeConnectionResolvers<ContextType>;
  PackageChangeEdge: PackageChangeEdgeResolvers<ContextType>;
  PackageChangePayload: PackageChangePayloadResolvers<ContextType>;
  PackageChannelCount: PackageChannelCountResolvers<ContextType>;
  PackageDecisionCount: PackageDecisionCountResolvers<ContextType>;
  PackageDifference: PackageDifferenceResolvers<ContextType>;
  PackageDifferenceConnection: PackageDifferenceConnectionResolvers<ContextType>;
  PackageDifferenceEdge: PackageDifferenceEdgeResolvers<ContextType>;
  PackageFacets: PackageFacetsResolvers<ContextType>;
  PackageGroup: PackageGroupResolvers<ContextType>;
  PackageHit: PackageHitResolvers<ContextType>;
  PackageHitChannel: PackageHitChannelResolvers<ContextType>;
  PackageHitConnection: PackageHitConnectionResolvers<ContextType>;
  PackageHitEdge: PackageHitEdgeResolvers<ContextType>;
  PackageImpact: PackageImpactResolvers<ContextType>;
  PackageSeverityCount: PackageSeverityCountResolvers<ContextType>;
  PackageSpanCount: PackageSpanCountResolvers<ContextType>;
  PackageValueCount: PackageValueCountResolvers<ContextType>;
  PackagesKnowledge: PackagesKnowledgeResolvers<ContextType>;
  PageCursor: PageCursorResolvers<ContextType>;
  PageCursors: PageCursorsResolvers<ContextType>;
  PageInfo: PageInfoResolvers<ContextType>;
  Passkey: PasskeyResolvers<ContextType>;
  PasskeyChallengePayload: PasskeyChallengePayloadResolvers<ContextType>;
  PayCheckoutPayload: PayCheckoutPayloadResolvers<ContextType>;
  PaymentAccount: PaymentAccountResolvers<ContextType>;
  PaymentCard: PaymentCardResolvers<ContextType>;
  PaymentConfig: PaymentConfigResolvers<ContextType>;
  PersonGroup: PersonGroupResolvers<ContextType>;
  PersonHit: PersonHitResolvers<ContextType>;
  PersonalToken: PersonalTokenResolvers<ContextType>;
  PersonalTokenPayload: PersonalTokenPayloadResolvers<ContextType>;
  Plan: PlanResolvers<ContextType>;
  PlanPricing: PlanPricingResolvers<ContextType>;
  PlanTax: PlanTaxResolvers<ContextType>;
  PlannedChannel: PlannedChannelResolvers<ContextType>;
  PlannedFile: PlannedFileResolvers<ContextType>;
  PlatformCount: PlatformCountResolvers<ContextType>;
  PlatformFiles: PlatformFilesResolvers<ContextType>;
  PlatformImpact: PlatformImpactResolvers<ContextType>;
  PlatformInstall: PlatformInstallResolvers<ContextType>;
  PlatformInstallability: PlatformInstallabilityResolvers<ContextType>;
  Policy: PolicyResolvers<ContextType>;
  PolicyChange: PolicyChangeResolvers<ContextType>;
  PolicyConnection: PolicyConnectionResolvers<ContextType>;
  PolicyDialogFilter: GraphQLScalarType;
  PolicyEdge: PolicyEdgeResolvers<ContextType>;
  PolicyFileMistake: PolicyFileMistakeResolvers<ContextType>;
  PolicyFilters: GraphQLScalarType;
  PolicyImpact: PolicyImpactResolvers<ContextType>;
  PolicyPlan: PolicyPlanResolvers<ContextType>;
  PolicyRepair: PolicyRepairResolvers<ContextType>;
  PolicyRevision: PolicyRevisionResolvers<ContextType>;
  PolicyRevisionConnection: PolicyRevisionConnectionResolvers<ContextType>;
  PolicyRevisionEdge: PolicyRevisionEdgeResolvers<ContextType>;
  PolicyRun: PolicyRunResolvers<ContextType>;
  PolicyWatch: PolicyWatchResolvers<ContextType>;
  Probe: ProbeResolvers<ContextType>;
  ProbeAnswer: ProbeAnswerResolvers<ContextType>;
  ProbeChange: ProbeChangeResolvers<ContextType>;
  Project: ProjectResolvers<ContextType>;
  ProjectConnection: ProjectConnectionResolvers<ContextType>;
  ProjectEdge: ProjectEdgeResolvers<ContextType>;
  ProjectEntry: ProjectEntryResolvers<ContextType>;
  ProjectFolder: ProjectFolderResolvers<ContextType>;
  ProjectGroup: ProjectGroupResolvers<ContextType>;
  ProjectHit: ProjectHitResolvers<ContextType>;
  Promotion: PromotionResolvers<ContextType>;
  PromotionList: PromotionListResolvers<ContextType>;
  PromotionPayload: PromotionPayloadResolvers<ContextType>;
  PromotionPlan: PromotionPlanResolvers<ContextType>;
  ProposedException: ProposedExceptionResolvers<ContextType>;
  PublishHeldRunPayload: PublishHeldRunPayloadResolvers<ContextType>;
  PublishUploadPayload: PublishUploadPayloadResolvers<ContextType>;
  PublishedFile: PublishedFileResolvers<ContextType>;
  Query: QueryResolvers<ContextType>;
  QueuedMail: QueuedMailResolvers<ContextType>;
  QueuedMailConnection: QueuedMailConnectionResolvers<ContextType>;
  QueuedMailEdge: QueuedMailEdgeResolvers<ContextType>;
  ReceivedInvitation: ReceivedInvitationResolvers<ContextType>;
  RecoveryCodesPayload: RecoveryCodesPayloadResolvers<ContextType>;
  RemoveEnvironmentPayload: RemoveEnvironmentPayloadResolvers<ContextType>;
  RemoveMemberPayload: RemoveMemberPayloadResolvers<ContextType>;
  RemoveVexFeedPayload: RemoveVexFeedPayloadResolvers<ContextType>;
  RenameGroupPayload: RenameGroupPayloadResolvers<ContextType>;
  ReplaceCardPayload: ReplaceCardPayloadResolvers<ContextType>;
  RequestCounts: RequestCountsResolvers<ContextType>;
  RequestDay: RequestDayResolvers<ContextType>;
  RestoreCollectionPayload: RestoreCollectionPayloadResolvers<ContextType>;
  RestoreEnvironmentPayload: RestoreEnvironmentPayloadResolvers<ContextType>;
  RestoreFilePayload: RestoreFilePayloadResolvers<ContextType>;
  RestoreGroupPayload: RestoreGroupPayloadResolvers<ContextType>;
  RestorePolicyPayload: RestorePolicyPayloadResolvers<ContextType>;
  RestoreProjectPayload: RestoreProjectPayloadResolvers<ContextType>;
  RevokeChannelTokenPayload: RevokeChannelTokenPayloadResolvers<ContextType>;
  RootCause: RootCauseResolvers<ContextType>;
  RuleImpact: RuleImpactResolvers<ContextType>;
  RunExports: RunExportsResolvers<ContextType>;
  RunInstallability: RunInstallabilityResolvers<ContextType>;
  SHA256: GraphQLScalarType;
  SayUpstreamPayload: SayUpstreamPayloadResolvers<ContextType>;
  ScanEnvironmentPayload: ScanEnvironmentPayloadResolvers<ContextType>;
  ScriptLine: ScriptLineResolvers<ContextType>;
  SearchResults: SearchResultsResolvers<ContextType>;
  SeatStats: SeatStatsResolvers<ContextType>;
  SeatsPayload: SeatsPayloadResolvers<ContextType>;
  SecondFactorsPayload: SecondFactorsPayloadResolvers<ContextType>;
  ServedCve: ServedCveResolvers<ContextType>;
  ServedCveChannel: ServedCveChannelResolvers<ContextType>;
  ServedCveConnection: ServedCveConnectionResolvers<ContextType>;
  ServedCveEdge: ServedCveEdgeResolvers<ContextType>;
  ServiceAccount: ServiceAccountResolvers<ContextType>;
  ServiceAccountGroup: ServiceAccountGroupResolvers<ContextType>;
  ServiceAccountPayload: ServiceAccountPayloadResolvers<ContextType>;
  ServiceAccountToken: ServiceAccountTokenResolvers<ContextType>;
  ServiceStatus: ServiceStatusResolvers<ContextType>;
  Session: SessionResolvers<ContextType>;
  SessionsPayload: SessionsPayloadResolvers<ContextType>;
  SetChannelBrokenFilesPayload: SetChannelBrokenFilesPayloadResolvers<ContextType>;
  SetChannelDescriptionPayload: SetChannelDescriptionPayloadResolvers<ContextType>;
  SetChannelPrivacyPayload: SetChannelPrivacyPayloadResolvers<ContextType>;
  SetChannelProbesPayload: SetChannelProbesPayloadResolvers<ContextType>;
  SetChannelReadmePayload: SetChannelReadmePayloadResolvers<ContextType>;
  SetChannelUsedWithPayload: SetChannelUsedWithPayloadResolvers<ContextType>;
  SetEnvironmentStatePayload: SetEnvironmentStatePayloadResolvers<ContextType>;
  SetMemberRolePayload: SetMemberRolePayloadResolvers<ContextType>;
  SetMirrorPayload: SetMirrorPayloadResolvers<ContextType>;
  SetOrganizationFeaturesPayload: SetOrganizationFeaturesPayloadResolvers<ContextType>;
  SetPromotionApprovalPayload: SetPromotionApprovalPayloadResolvers<ContextType>;
  SignInOptions: SignInOptionsResolvers<ContextType>;
  SignInPayload: SignInPayloadResolvers<ContextType>;
  SignInWithCodePayload: SignInWithCodePayloadResolvers<ContextType>;
  SignOutPayload: SignOutPayloadResolvers<ContextType>;
  Signature: SignatureResolvers<ContextType>;
  SiteToken: SiteTokenResolvers<ContextType>;
  SkippedRecord: SkippedRecordResolvers<ContextType>;
  SkippedRecordConnection: SkippedRecordConnectionResolvers<ContextType>;
  SkippedRecordEdge: SkippedRecordEdgeResolvers<ContextType>;
  Snapshot: SnapshotResolvers<ContextType>;
  SnapshotList: SnapshotListResolvers<ContextType>;
  SolvedEnvironment: SolvedEnvironmentResolvers<ContextType>;
  StandingLoss: StandingLossResolvers<ContextType>;
  StartCheckoutPayload: StartCheckoutPayloadResolvers<ContextType>;
  SubscribeToDeltasPayload: SubscribeToDeltasPayloadResolvers<ContextType>;
  Subscription: SubscriptionResolvers<ContextType>;
  SyncChannelPayload: SyncChannelPayloadResolvers<ContextType>;
  SyncJob: SyncJobResolvers<ContextType>;
  TakeEducationOfferPayload: TakeEducationOfferPayloadResolvers<ContextType>;
  TelemetryReport: TelemetryReportResolvers<ContextType>;
  TestMailPayload: TestMailPayloadResolvers<ContextType>;
  TieGroupPayload: TieGroupPayloadResolvers<ContextType>;
  TopPackage: TopPackageResolvers<ContextType>;
  TrustedKey: TrustedKeyResolvers<ContextType>;
  TrustedWorkload: TrustedWorkloadResolvers<ContextType>;
  TrustedWorkloadsPayload: TrustedWorkloadsPayloadResolvers<ContextType>;
  URL: GraphQLScalarType;
  UnsubscribeFromDeltasPayload: UnsubscribeFromDeltasPayloadResolvers<ContextType>;
  UpdateBillingDetailsPayload: UpdateBillingDetailsPayloadResolvers<ContextType>;
  UpdateCollectionPayload: UpdateCollectionPayloadResolvers<ContextType>;
  UpdateGatewaySettingsPayload: UpdateGatewaySettingsPayloadResolvers<ContextType>;
  UpdateOrganizationPayload: UpdateOrganizationPayloadResolvers<ContextType>;
  UpdatePolicyPayload: UpdatePolicyPayloadResolvers<ContextType>;
  UpdateProjectPayload: UpdateProjectPayloadResolvers<ContextType>;
  UpstreamMapping: UpstreamMappingResolvers<ContextType>;
  User: UserResolvers<ContextType>;
  UserError: UserErrorResolvers<ContextType>;
  UserSession: UserSessionResolvers<ContextType>;
  VersionException: VersionExceptionResolvers<ContextType>;
  VexFeed: VexFeedResolvers<ContextType>;
  VexFeedPayload: VexFeedPayloadResolvers<ContextType>;
  VexLeftOut: VexLeftOutResolvers<ContextType>;
  VexStatement: VexStatementResolvers<ContextType>;
  VexStatementConnection: VexStatementConnectionResolvers<ContextType>;
  VexStatementEdge: VexStatementEdgeResolvers<ContextType>;
  Vulnerabilities: VulnerabilitiesResolvers<ContextType>;
  VulnerabilityDecision: VulnerabilityDecisionResolvers<ContextType>;
  WatchedRequest: WatchedRequestResolvers<ContextType>;
  WatchedRule: WatchedRuleResolvers<ContextType>;
  Webhook: WebhookResolvers<ContextType>;
  WebhookAttempt: WebhookAttemptResolvers<ContextType>;
  WebhookDelivery: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryEdge: WebhookDeliveryEdgeResolvers<ContextType>;
  WebhookDeliveryPayload: WebhookDeliveryPayloadResolvers<ContextType>;
  WebhookPayload: WebhookPayloadResolvers<ContextType>;
  WebhookSecretPayload: WebhookSecretPayloadResolvers<ContextType>;
  WithdrawCurationPayload: WithdrawCurationPayloadResolvers<ContextType>;
  WithdrawExceptionRequestPayload: WithdrawExceptionRequestPayloadResolvers<ContextType>;
  WithdrawFilePayload: WithdrawFilePayloadResolvers<ContextType>;
  WithdrawPromotionPayload: WithdrawPromotionPayloadResolvers<ContextType>;
  WriteProjectFilePayload: WriteProjectFilePayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  rest: RestDirectiveResolver<any, any, ContextType>;
};
