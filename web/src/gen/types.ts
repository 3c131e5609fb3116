export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A number of bytes. Can exceed 32 bits. */
  ByteSize: { input: number; output: number; }
  /** A conda version, ordered by the rules of CEP 33. */
  CondaVersion: { input: string; output: string; }
  /** A calendar day without a time, in the format `yyyy-MM-dd`. */
  Date: { input: string; output: string; }
  /** A time in UTC as RFC 3339 text, such as `2026-03-09T12:00:00Z`. */
  DateTime: { input: string; output: string; }
  /** An email address. */
  EmailAddress: { input: string; output: string; }
  /** Any JSON value in a format that others define, such as WebAuthn credentials, notebooks, or flag values. */
  JSON: { input: unknown; output: unknown; }
  /** A conda match spec, such as `numpy>=1.26,<3`. */
  MatchSpec: { input: string; output: string; }
  /** Filter of the single-form dialog (older format, schema version 1), in the REST format. A compound filter around one group that excludes packages (action `exclude`) and one that overrides it. Invalid filters return user errors with a path. */
  PolicyDialogFilter: { input: import('@terrarium/domain/policy').DialogFilter; output: object; }
  /** Filters of a policy, `{add_packages, remove_packages, exceptions}`, each a compound filter in the REST format. The JSON Schema at `/api/schemas/policy-filters.json` describes every facet with its comparators and criteria. Invalid filters return user errors (or problems of an impact) with a path made of JSON Pointer tokens. `PolicyRulesInput` is the same with types. Results can contain facets of another tool. */
  PolicyFilters: { input: import('@terrarium/domain/policy').Filters; output: import('@terrarium/domain/policy').StoredFilters; }
  /** 64 lowercase hexadecimal digits. */
  SHA256: { input: string; output: string; }
  /** An absolute URL, such as `https://hub.acme.test/repo/acme/approved`. */
  URL: { input: string; output: string; }
};

/** Invitation to accept or decline. */
export type AcceptInvitationInput = {
  /** Code from the link. */
  code: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of accepting an invitation. */
export type AcceptInvitationPayload = {
  __typename?: 'AcceptInvitationPayload';
  /** The organization that the viewer joined. */
  organization?: Maybe<Organization>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer with the changed list of organizations. */
  viewer?: Maybe<User>;
};

/** Status of an account. */
export type AccountProfile = {
  __typename?: 'AccountProfile';
  /** Whether the email address is confirmed. */
  isConfirmed: Scalars['Boolean']['output'];
  /** Whether the user agreed to the current privacy notice and terms. */
  isConsented: Scalars['Boolean']['output'];
  /** Whether the account is disabled. No one can sign in with a disabled account. */
  isDisabled: Scalars['Boolean']['output'];
  /** New email address awaiting confirmation. `null` if none. */
  pendingEmail?: Maybe<Scalars['EmailAddress']['output']>;
  /** Version of the editable data. Send it as `expectedVersion` with an update. */
  version: Scalars['String']['output'];
};

/** Settings that the hub stores for a user. */
export type AccountSettings = {
  __typename?: 'AccountSettings';
  /** Whether the navigation is collapsed. `null` if the user hasn't chosen. */
  isNavigationCollapsed?: Maybe<Scalars['Boolean']['output']>;
  /** Color theme. `null` if the user hasn't chosen one. */
  theme?: Maybe<Theme>;
};

/** What changed that concerns the viewer. */
export type AccountUpdate = {
  __typename?: 'AccountUpdate';
  /** Kinds of things that changed since the last event. */
  changed: Array<AccountUpdateKind>;
  /** Version for `since`. Opaque. */
  version: Scalars['String']['output'];
};

/** Kind of things that concern a user. */
export type AccountUpdateKind =
  /** Requests that the user can review as an admin were created or reviewed. */
  | 'DECISIONS'
  /** The status of the user's environments. */
  | 'ENVIRONMENTS'
  /** Exceptions that the user owns. */
  | 'EXCEPTIONS'
  /** The user's requests for exceptions were created or reviewed. */
  | 'EXCEPTION_REQUESTS'
  /** Invitations of the user. */
  | 'INVITATIONS'
  /** The user's organizations and roles. */
  | 'MEMBERSHIPS'
  /** Promotions that the user requested. */
  | 'PROMOTIONS'
  /** The user's tokens were issued, revoked, or expire soon. */
  | 'TOKENS'
  /** A kind that this version doesn't know. */
  | 'UNKNOWN';

/** A page of changes. */
export type ActivityConnection = {
  __typename?: 'ActivityConnection';
  /** Changes with their cursors. */
  edges: Array<ActivityEdge>;
  /** Changes on this page. */
  nodes: Array<ActivityEntry>;
  /** Page numbers around the current page. */
  pageCursors: PageCursors;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of changes that match the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of changes. */
export type ActivityConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A change and its cursor. */
export type ActivityEdge = {
  __typename?: 'ActivityEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The change. */
  node: ActivityEntry;
};

/** A change in an organization. */
export type ActivityEntry = {
  __typename?: 'ActivityEntry';
  /** User who made the change. `null` for service accounts, the hub, its operators, and deleted accounts. */
  actor?: Maybe<User>;
  /** Name of the channel. `null` if the change isn't about a channel. */
  channel?: Maybe<Scalars['String']['output']>;
  /** ID of the change. It isn't a global ID. */
  id: Scalars['ID']['output'];
  /** Kind of change, such as `policy_applied`. */
  kind: Scalars['String']['output'];
  /** Time of the change. */
  occurredAt: Scalars['DateTime']['output'];
  /** Name of the service account that made the change, at that time. `null` for others. */
  serviceAccountName?: Maybe<Scalars['String']['output']>;
  /** Name of the changed object at that time. */
  subject: Scalars['String']['output'];
  /** Global ID of the policy or group, which may no longer exist. `null` for other objects. */
  subjectId?: Maybe<Scalars['ID']['output']>;
  /** Summary without the actor, such as 'applied Production baseline to approved'. */
  summary: Scalars['String']['output'];
  /** Topic of the change. */
  topic: ActivityTopic;
};

/** Topic of a change. */
export type ActivityTopic =
  /** Channels and their readers. */
  | 'CHANNEL'
  /** Groups, their members, and the channels they give access to. */
  | 'GROUP'
  /** Members, their roles, and invitations. */
  | 'MEMBER'
  /** Title, description, and features of the organization. */
  | 'ORGANIZATION'
  /** The organization's plan. */
  | 'PLAN'
  /** Policies, and their use in channels. */
  | 'POLICY'
  /** Service accounts and tokens. */
  | 'TOKEN'
  /** A value that this version of the API doesn't know. */
  | 'UNKNOWN';

/** A group and a channel of an organization. */
export type AddChannelGroupInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Global ID of the group. */
  groupId: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of adding or removing a group's access to a channel. */
export type AddChannelGroupPayload = {
  __typename?: 'AddChannelGroupPayload';
  /** The channel with its groups. */
  channel?: Maybe<Channel>;
  /** The group with its channels. */
  group?: Maybe<Group>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** A member and a group of an organization. */
export type AddGroupMemberInput = {
  /** Global ID of the group. */
  groupId: Scalars['ID']['input'];
  /** Global ID of the member. */
  memberId: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of adding or removing a group member. */
export type AddGroupMemberPayload = {
  __typename?: 'AddGroupMemberPayload';
  /** The group after the change. */
  group?: Maybe<Group>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Response of the browser to a registration challenge. */
export type AddPasskeyInput = {
  /** ID of the challenge. */
  challengeId: Scalars['String']['input'];
  /** Credential as WebAuthn JSON. */
  credential: Scalars['JSON']['input'];
  /** Name of the passkey, 1 to 60 characters. */
  name: Scalars['String']['input'];
};

/** The viewer's passkeys and one-time code settings after the change. */
export type AddPasskeyPayload = {
  __typename?: 'AddPasskeyPayload';
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer. */
  viewer?: Maybe<User>;
};

/** Members who get a seat. */
export type AddSeatAssignmentsInput = {
  /** Whether every member gets a seat. */
  allMembers?: Scalars['Boolean']['input'];
  /** Global IDs of members. Ignored if `allMembers` is `true`. */
  memberIds?: Array<Scalars['ID']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** The organization after a change of its seats. */
export type AddSeatAssignmentsPayload = {
  __typename?: 'AddSeatAssignmentsPayload';
  /** The organization after the change. */
  organization?: Maybe<Organization>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** A new public key of a service account. */
export type AddServiceAccountPublicKeyInput = {
  /** Number of days until it expires, 1 to 366. */
  days?: Scalars['Int']['input'];
  /** The public key as JWK: RSA of 2048 to 4096 bits, an elliptic curve P-256, or Ed25519. */
  jwk: Scalars['JSON']['input'];
  /** Purpose of the key, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** What its access tokens allow, at least one scope. */
  scopes: Array<ServiceAccountScope>;
  /** Global ID of the service account. */
  serviceAccountId: Scalars['ID']['input'];
};

/** Result of adding a public key to a service account. */
export type AddServiceAccountPublicKeyPayload = {
  __typename?: 'AddServiceAccountPublicKeyPayload';
  /** The service account with its new public key. */
  serviceAccount?: Maybe<ServiceAccount>;
  /** Errors that kept the request from being carried out, such as a limit of the plan. Empty on success. */
  userErrors: Array<UserError>;
};

/** A workload that a service account should trust. */
export type AddServiceAccountWorkloadInput = {
  /** Audience of its tokens. Defaults to the URL of the hub. */
  audience?: InputMaybe<Scalars['String']['input']>;
  /** Claims that its tokens must have, such as `{repository_owner_id: "1234"}`. At most ten. */
  claims?: InputMaybe<Scalars['JSON']['input']>;
  /** URL of the issuer, such as https://token.actions.githubusercontent.com. */
  issuer: Scalars['String']['input'];
  /** Public keys of the issuer as JWKs, for issuers that the hub can't reach. By default, the hub fetches them. */
  keys?: InputMaybe<Array<Scalars['JSON']['input']>>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Whether a token can be exchanged until it expires, as Kubernetes and clouds need it. By default, each token is exchanged once. */
  reuse?: InputMaybe<Scalars['Boolean']['input']>;
  /** What its access tokens allow, at least one scope. */
  scopes: Array<ServiceAccountScope>;
  /** Global ID of the service account. */
  serviceAccountId: Scalars['ID']['input'];
  /** Subject, such as repo:acme/tools:ref:refs/heads/main. `*` matches any text, and is only allowed after / or :. */
  subject: Scalars['String']['input'];
};

/** Result of adding a trusted workload to a service account. */
export type AddServiceAccountWorkloadPayload = {
  __typename?: 'AddServiceAccountWorkloadPayload';
  /** The service account with its workloads. */
  serviceAccount?: Maybe<ServiceAccount>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Workload to trust. */
export type AddTrustedWorkloadInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** URL of the issuer, such as https://token.actions.githubusercontent.com. */
  issuer: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Scope of the exchanged tokens. */
  scope?: TokenScope;
  /** Subject, such as repo:acme/tools:ref:refs/heads/main. `*` matches any text, and is only allowed after / or :. */
  subject: Scalars['String']['input'];
};

/** Result of adding or removing a trusted workload. */
export type AddTrustedWorkloadPayload = {
  __typename?: 'AddTrustedWorkloadPayload';
  /** The organization with its trusted workloads. */
  organization?: Maybe<Organization>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** OpenVEX document to add. */
export type AddVexSourceInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** URL of the document, without username and password. */
  url: Scalars['String']['input'];
};

/** Result of adding or fetching a document. */
export type AddVexSourcePayload = {
  __typename?: 'AddVexSourcePayload';
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The document after the change. */
  vexSource?: Maybe<VexSource>;
};

/** An advisory that affects files served by a channel. */
export type AdvisoryAlert = {
  __typename?: 'AdvisoryAlert';
  /** Number of affected served files. */
  affectedFileCount: Scalars['Int']['output'];
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** ID of the CVE or advisory. */
  cveId: Scalars['String']['output'];
  /** Time at which the hub detected it. */
  detectedAt: Scalars['DateTime']['output'];
  /** Whether it is a known exploited vulnerability (CISA KEV). */
  isExploited: Scalars['Boolean']['output'];
  /** Whether the package itself is malicious. */
  isMalicious: Scalars['Boolean']['output'];
  /** Packages with affected served files. */
  packages: Array<Scalars['String']['output']>;
  /** CVSS score, 0 to 10. `null` if unknown. */
  score?: Maybe<Scalars['Float']['output']>;
  /** Severity for the score. `null` without a score. */
  severity?: Maybe<Severity>;
};

/** A feed and its state. */
export type AdvisoryFeed = Node & {
  __typename?: 'AdvisoryFeed';
  /** Why the API key isn't used, and what to do. `null` if it is used or not set. */
  apiKeyError?: Maybe<Scalars['String']['output']>;
  /** Time at which the API key was set. `null` without a key. */
  apiKeySetAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the imported data. `null` if nothing was imported. */
  dataUpdatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Description of the feed. */
  description: Scalars['String']['output'];
  /** Why the last fetch failed. `null` if it didn't fail. */
  error?: Maybe<Scalars['String']['output']>;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Whether the hub fetches it from the network. */
  isEnabled: Scalars['Boolean']['output'];
  /** Whether it hasn't been updated for a week. */
  isStale: Scalars['Boolean']['output'];
  /** Key of the feed in commands and in REST, such as `osv:PyPI`. */
  key: Scalars['String']['output'];
  /** Kind of feed. */
  kind: AdvisoryFeedKind;
  /** Time of the last successful fetch. `null` if never. */
  lastSuccessAt?: Maybe<Scalars['DateTime']['output']>;
  /** License of the data. Empty for files in the data folder. */
  license: Scalars['String']['output'];
  /** Number of imported entries: advisories, package mappings, or CVEs. */
  recordCount: Scalars['Int']['output'];
  /** Number of entries skipped since the whole feed was last read: invalid, removed, or pending review. */
  skippedCount: Scalars['Int']['output'];
  /** Some of the skipped entries, newest first. */
  skippedEntries: Array<AdvisoryFeedRemark>;
  /** State of fetching the feed. */
  state: AdvisoryFeedState;
  /** Whether its publisher supports API keys for frequent requests. */
  supportsApiKey: Scalars['Boolean']['output'];
  /** Display name. */
  title: Scalars['String']['output'];
  /** URL of the feed. `null` for a file in the data folder, which can't be turned off. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** Kind of a feed. */
export type AdvisoryFeedKind =
  /** Exploit prediction scores (EPSS). */
  | 'EPSS'
  /** Known exploited vulnerabilities (CISA KEV). */
  | 'KEV'
  /** Mappings of conda packages to upstream packages. */
  | 'MAPPING'
  /** CVEs by CPE name. */
  | 'NVD'
  /** Advisories of an ecosystem in OSV format. */
  | 'OSV'
  /** A kind that this version of the API doesn't know. */
  | 'UNKNOWN'
  /** Advisories of a project about itself. */
  | 'VENDOR';

/** Why a feed entry was skipped. */
export type AdvisoryFeedRemark = {
  __typename?: 'AdvisoryFeedRemark';
  /** Name of the entry in the feed. `null` if it has no name. */
  entry?: Maybe<Scalars['String']['output']>;
  /** Description of the problem. */
  message: Scalars['String']['output'];
};

/** State of fetching a feed. */
export type AdvisoryFeedState =
  /** Idle: not queued or running. */
  | 'IDLE'
  /** Queued. */
  | 'QUEUED'
  /** Running. */
  | 'RUNNING'
  /** A state that this version of the API doesn't know. */
  | 'UNKNOWN';

/** A source of vulnerability data. */
export type AdvisorySource = {
  __typename?: 'AdvisorySource';
  /** Whether it hasn't been updated for a week, so its data may be outdated. */
  isStale: Scalars['Boolean']['output'];
  /** Name of the source. */
  title: Scalars['String']['output'];
  /** Time of the imported data. `null` if nothing was imported. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An environment affected by a CVE. */
export type AffectedEnvironment = {
  __typename?: 'AffectedEnvironment';
  /** Name of the device. */
  device: Scalars['String']['output'];
  /** Name of the environment. */
  name: Scalars['String']['output'];
  /** Name of the organization that it belongs to. */
  organization: Scalars['String']['output'];
  /** Display name of the owner. `null` for service accounts and deleted accounts. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** Affected packages of the environment. */
  packages: Array<AffectedPackage>;
  /** UUID used in REST and in URLs. */
  uuid: Scalars['String']['output'];
};

/** An installed package affected by a CVE. */
export type AffectedPackage = {
  __typename?: 'AffectedPackage';
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** Version. */
  version: Scalars['String']['output'];
};

/** Another channel that serves a package. */
export type AlternativeSource = {
  __typename?: 'AlternativeSource';
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** Name of the organization. */
  organization: Scalars['String']['output'];
  /** Number of files of the package that it serves. */
  servedFileCount: Scalars['Int']['output'];
  /** Newest version that it serves. */
  version: Scalars['CondaVersion']['output'];
};

/** A token for scripts that call the API and read channels on behalf of a user. It never exceeds the user's permissions. Its secret is shown only once. */
export type ApiToken = Node & {
  __typename?: 'ApiToken';
  /** Time at which the token was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Expiration time. */
  expiresAt: Scalars['DateTime']['output'];
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Last four characters of the secret. */
  last4: Scalars['String']['output'];
  /** Time of the last use. `null` if never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Purpose of the token. */
  name: Scalars['String']['output'];
  /** Scope of the token. */
  scope: ApiTokenScope;
};

/** Scope of an API token. */
export type ApiTokenScope =
  /** Everything that its user can do, except personal actions: sign-in settings, tokens, and account deletion. */
  | 'FULL'
  /** Reads, and publishes packages where its user can. */
  | 'PUBLISH'
  /** Reads what its user can read. All mutations are rejected. */
  | 'READ';

/** The policy that is applied to a channel. */
export type AppliedPolicy = {
  __typename?: 'AppliedPolicy';
  /** Time since which it is active. `null` while its first policy run is in progress. */
  activeSince?: Maybe<Scalars['DateTime']['output']>;
  /** User who applied it. `null` for service accounts and deleted accounts. */
  appliedBy?: Maybe<User>;
  /** Whether the policy is in monitor mode: it only counts what it would block. */
  isMonitored: Scalars['Boolean']['output'];
  /** The policy. */
  policy: Policy;
  /** Active revision. Lower than the policy's revision while a policy run is in progress. */
  revision: Scalars['Int']['output'];
};

/** A VEX statement of the channel's organization about a CVE in the listed files. */
export type AppliedVexStatement = {
  __typename?: 'AppliedVexStatement';
  /** Author: the organization, or the author of an imported document. */
  authorName: Scalars['String']['output'];
  /** ID of the CVE. */
  cveId: Scalars['String']['output'];
  /** Whether it covers only some of the files. */
  isPartial: Scalars['Boolean']['output'];
  /** Why it isn't affected. `null` for any other status. */
  justification?: Maybe<VexJustification>;
  /** Explanation. May be empty. */
  note: Scalars['String']['output'];
  /** Status that the statement sets. */
  status: VexStatus;
};

/** Policy file to apply. */
export type ApplyPolicyFileInput = {
  /** Content of the file as one YAML or JSON string. */
  file: Scalars['JSON']['input'];
  /** Fingerprint of the reviewed plan. If the changes differ, nothing is applied (`ConflictError` with the reason `plan_outdated`). */
  fingerprint?: InputMaybe<Scalars['String']['input']>;
  /** Name of the policy, instead of the name in the file. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of applying a policy file. */
export type ApplyPolicyFilePayload = {
  __typename?: 'ApplyPolicyFilePayload';
  /** Effect on the policy. */
  action?: Maybe<PolicyFileAction>;
  /** Names of the channels for which a policy run was requested. */
  channels?: Maybe<Array<Scalars['String']['output']>>;
  /** The owner of the list it belongs to. */
  organization?: Maybe<Organization>;
  /** The policy after the change. */
  policy?: Maybe<Policy>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Policy and channel. */
export type ApplyPolicyInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Whether to only monitor: nothing is blocked, and the hub counts what would be. Apply the policy again with `false` to enforce it. */
  isMonitored?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the policy. */
  policyId: Scalars['ID']['input'];
};

/** Result of applying or removing a policy. */
export type ApplyPolicyPayload = {
  __typename?: 'ApplyPolicyPayload';
  /** The channel after the change. */
  channel?: Maybe<Channel>;
  /** The policy run that activates the change. */
  run?: Maybe<PolicyRun>;
  /** Errors that kept the request from being carried out, such as a policy run in progress. Empty on success. */
  userErrors: Array<UserError>;
};

/** A file that a package installs. */
export type ArchivePath = {
  __typename?: 'ArchivePath';
  /** Path in the environment. For `noarch` Python packages, below `site-packages/` or `python-scripts/`. */
  path: Scalars['String']['output'];
  /** Size of the file. 0 for a link. */
  size: Scalars['ByteSize']['output'];
};

/** A page of the files in a package archive. */
export type ArchivePathConnection = {
  __typename?: 'ArchivePathConnection';
  /** Files with their cursors. */
  edges: Array<ArchivePathEdge>;
  /** Files on this page. */
  nodes: Array<ArchivePath>;
  /** Page numbers around the current page. */
  pageCursors: PageCursors;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of files that match the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of the files in a package archive. */
export type ArchivePathConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A file in a package archive and its cursor. */
export type ArchivePathEdge = {
  __typename?: 'ArchivePathEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The file. */
  node: ArchivePath;
};

/** A script that clients run. */
export type ArchiveScript = {
  __typename?: 'ArchiveScript';
  /** Change since the previous build, by text or hash. `null` without a scanned previous build, or without a text or hash. */
  change?: Maybe<ScriptChange>;
  /** Diff to the previous build, with three unchanged lines around each change. `null` if unchanged or too long to compare. */
  diff?: Maybe<Array<DiffLine>>;
  /** Whether the text is truncated and the archive contains more. */
  isTruncated: Scalars['Boolean']['output'];
  /** When clients run it. */
  kind: ArchiveScriptKind;
  /** Path in the environment. */
  path: Scalars['String']['output'];
  /** Size of the script. `null` for a link, and for archives scanned before this was recorded. */
  size?: Maybe<Scalars['ByteSize']['output']>;
  /** Text of the script. `null` if it is a link, isn't UTF-8, or exceeds 256 KiB. */
  text?: Maybe<Scalars['String']['output']>;
  /** Why the text is omitted. `null` if there is a text, and for archives scanned before this was recorded. */
  textOmission?: Maybe<ScriptTextOmission>;
};

/** When clients run a script. */
export type ArchiveScriptKind =
  /** Each time the environment is activated. */
  | 'ACTIVATE'
  /** Each time the environment is deactivated. */
  | 'DEACTIVATE'
  /** Environment variables that clients set each time the environment is activated. */
  | 'ENVIRONMENT_VARIABLES'
  /** After the package is installed. */
  | 'POST_LINK'
  /** After the package is removed. */
  | 'POST_UNLINK'
  /** Before the package is installed. */
  | 'PRE_LINK'
  /** Before the package is removed. */
  | 'PRE_UNLINK'
  /** A kind that this version of the API doesn't know. */
  | 'UNKNOWN';

/** Whether the package archive of a file was scanned. */
export type ArchiveState =
  /** The hub doesn't have the file. A mirror downloads it when it is first installed. */
  | 'NOT_DOWNLOADED'
  /** It was scanned. See `contents`. */
  | 'READY'
  /** It is being scanned because it was requested. Try again shortly. */
  | 'SCANNING'
  /** It isn't a valid package archive. See `reason`. */
  | 'UNREADABLE';

/** A text from a package archive. */
export type ArchiveText = {
  __typename?: 'ArchiveText';
  /** Whether the text is truncated and the archive contains more. */
  isTruncated: Scalars['Boolean']['output'];
  /** Path in the archive. `null` if it wasn't stored. */
  path?: Maybe<Scalars['String']['output']>;
  /** The text. */
  text: Scalars['String']['output'];
};

/** Kind of actor. */
export type AuditActorType =
  /** The hub itself, or a command run on its server. */
  | 'HUB'
  /** An owner of the organization's token. */
  | 'ORGANIZATION'
  /** A service account, using its token. */
  | 'SERVICE_ACCOUNT'
  /** A value that this version of the API doesn't know. */
  | 'UNKNOWN'
  /** A user. */
  | 'USER';

/** The audit log of an organization or of the hub. */
export type AuditChain = {
  __typename?: 'AuditChain';
  /** Whether the organization still exists. */
  hasOrganization: Scalars['Boolean']['output'];
  /** Hash of the last entry. */
  headHash: Scalars['String']['output'];
  /** ID, used to read the chain. */
  id: Scalars['ID']['output'];
  /** Number of entries. */
  length: Scalars['Int']['output'];
  /** Name of the organization. Empty for the hub. */
  name: Scalars['String']['output'];
};

/** A page of hash chains. */
export type AuditChainConnection = {
  __typename?: 'AuditChainConnection';
  /** Chains with their cursors. */
  edges: Array<AuditChainEdge>;
  /** Chains on this page. */
  nodes: Array<AuditChain>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of chains. */
  totalCount: Scalars['Int']['output'];
};

/** A hash chain and its cursor. */
export type AuditChainEdge = {
  __typename?: 'AuditChainEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The chain. */
  node: AuditChain;
};

/** A detail of an audit log entry. */
export type AuditDetail = {
  __typename?: 'AuditDetail';
  /** Name of the detail. */
  name: Scalars['String']['output'];
  /** Value as text. */
  value: Scalars['String']['output'];
};

/** An audit log entry. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** Action, such as `policy.applied`. */
  action: Scalars['String']['output'];
  /** Current username, or current name of the service account. `null` if the account was deleted, and for the hub. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** Kind of actor. */
  actorType: AuditActorType;
  /** Further details of the action. */
  details: Array<AuditDetail>;
  /** SHA-256 of the entry and the previous hash. */
  hash: Scalars['String']['output'];
  /** ID of the HTTP request that caused it. `null` if no request did. */
  httpRequestId?: Maybe<Scalars['String']['output']>;
  /** ID. */
  id: Scalars['ID']['output'];
  /** Time of the action. */
  occurredAt: Scalars['DateTime']['output'];
  /** Hash of the previous entry. */
  previousHash: Scalars['String']['output'];
  /** Position in the chain, starting at 1. */
  sequenceNumber: Scalars['Int']['output'];
  /** ID of the object in the REST API. The object may no longer exist. `null` if it has none. */
  targetId?: Maybe<Scalars['String']['output']>;
  /** Name of the object at that time. For a user, the current name. `null` if the account was deleted. */
  targetName?: Maybe<Scalars['String']['output']>;
  /** Kind of object, such as `policy`. */
  targetType: Scalars['String']['output'];
};

/** An entry of an audit log and its cursor. */
export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AuditEntry;
};

/** A page of an audit log. */
export type AuditLogConnection = {
  __typename?: 'AuditLogConnection';
  /** Name of the organization whose log it is. Empty for the hub. */
  chainName: Scalars['String']['output'];
  /** Entries with their cursors. */
  edges: Array<AuditEntryEdge>;
  /** Hash of the last entry of the chain. A stored copy later proves that no earlier entry was changed. */
  headHash: Scalars['String']['output'];
  /** Number of the last entry of the chain. 0 if the chain is empty. */
  headSequenceNumber: Scalars['Int']['output'];
  /** Entries on this page. */
  nodes: Array<AuditEntry>;
  /** Page numbers around the current page. */
  pageCursors: PageCursors;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of entries that match the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of an audit log. */
export type AuditLogConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** Format of an exported audit log. */
export type AuditLogExportFormat =
  /** CSV (RFC 4180) with a header row. */
  | 'CSV'
  /** One JSON object per line. This format can be verified without the hub. */
  | 'JSON_LINES';

/** Access requested by an application or device. */
export type AuthorizationRequest = {
  __typename?: 'AuthorizationRequest';
  /** Name of the application. */
  clientName: Scalars['String']['output'];
  /** Website of the application. `null` if it has none. */
  clientUrl?: Maybe<Scalars['URL']['output']>;
  /** ID of the request. */
  id: Scalars['ID']['output'];
  /** Host that receives the authorization. `null` for a device. */
  redirectHost?: Maybe<Scalars['String']['output']>;
  /** Requested scopes. */
  scopes: Array<AuthorizationScope>;
};

/** A requested scope. */
export type AuthorizationScope = {
  __typename?: 'AuthorizationScope';
  /** Description for users. */
  description: Scalars['String']['output'];
  /** Name of the scope, such as `offline_access`. */
  name: Scalars['String']['output'];
};

/** Values for filters, from the contents of the organization's channels. */
export type AvailableFilterOptions = {
  __typename?: 'AvailableFilterOptions';
  /** License families. */
  licenseFamilies: Array<Scalars['String']['output']>;
  /** Subdirs. */
  subdirs: Array<Scalars['String']['output']>;
};

/** A subscription without its details. */
export type BaseSubscription = {
  __typename?: 'BaseSubscription';
  /** Expiration time. */
  expiresAt: Scalars['DateTime']['output'];
  /** Global ID of the organization it belongs to. `null` for a personal subscription. */
  organizationId?: Maybe<Scalars['ID']['output']>;
  /** Product code of the plan. */
  productCode: ProductCode;
};

/** A postal address. */
export type BillingAddress = {
  __typename?: 'BillingAddress';
  /** City. `null` if not set. */
  city?: Maybe<Scalars['String']['output']>;
  /** Two-letter country code, such as `DE`. */
  country: Scalars['String']['output'];
  /** Street and number. */
  line1: Scalars['String']['output'];
  /** Second address line. `null` if none. */
  line2?: Maybe<Scalars['String']['output']>;
  /** Postal code. `null` if not set. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** State or province. `null` if not set. */
  state?: Maybe<Scalars['String']['output']>;
};

/** A postal address. */
export type BillingAddressInput = {
  /** City. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Two-letter country code, such as `DE`. */
  country: Scalars['String']['input'];
  /** Street and number. */
  line1: Scalars['String']['input'];
  /** Second address line. */
  line2?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** State or province. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** Length of a billing period. */
export type BillingCycle =
  /** One month. */
  | 'MONTHLY'
  /** A cycle that this version of the API doesn't know. */
  | 'UNKNOWN'
  /** One year. */
  | 'YEARLY';

/** Requests for a package version that a policy rule blocked. */
export type BlockedRequest = {
  __typename?: 'BlockedRequest';
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** Name of the last requested file. */
  fileName: Scalars['String']['output'];
  /** Whether the channel still exists. */
  hasChannel: Scalars['Boolean']['output'];
  /** Time of the last blocked request. */
  lastRequestedAt: Scalars['DateTime']['output'];
  /** Name of the package. */
  package: Scalars['String']['output'];
  /** Name of the policy at that time. */
  policyName: Scalars['String']['output'];
  /** Number of blocked requests. */
  requests: Scalars['Float']['output'];
  /** Revision of the policy. `null` if unknown. */
  revision?: Maybe<Scalars['Int']['output']>;
  /** The rule as text. */
  rule: Scalars['String']['output'];
  /** Subdir of the last requested file. */
  subdir: Scalars['String']['output'];
  /** Clients, at most 20: usernames, service account names, addresses, or hashes. Empty unless the organization records clients. */
  users: Array<Scalars['String']['output']>;
  /** Version. */
  version: Scalars['CondaVersion']['output'];
};

/** A page of blocked requests. */
export type BlockedRequestConnection = {
  __typename?: 'BlockedRequestConnection';
  /** Blocked requests with their cursors. */
  edges: Array<BlockedRequestEdge>;
  /** Blocked requests on this page. */
  nodes: Array<BlockedRequest>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of rows. */
  totalCount: Scalars['Int']['output'];
};

/** A blocked request and its cursor. */
export type BlockedRequestEdge = {
  __typename?: 'BlockedRequestEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The blocked request. */
  node: BlockedRequest;
};

/** A build with which another is compared. */
export type BuildRef = {
  __typename?: 'BuildRef';
  /** File name of the build. */
  fileName: Scalars['String']['output'];
  /** Version of the build. */
  version: Scalars['CondaVersion']['output'];
};

/** A job that exports a bundle from a channel or imports one into it. */
export type BundleJob = Node & {
  __typename?: 'BundleJob';
  /** Request time. */
  createdAt: Scalars['DateTime']['output'];
  /** Download path of the exported file on this hub. `null` if there is none or it was deleted. */
  downloadPath?: Maybe<Scalars['String']['output']>;
  /** Global ID of the environment to which the bundle is limited. `null` if it isn't limited. */
  environmentId?: Maybe<Scalars['ID']['output']>;
  /** Why it failed. `null` if it didn't fail. */
  error?: Maybe<Scalars['String']['output']>;
  /** Number of files in the bundle, or number of imported files. `null` until the job ends. */
  fileCount?: Maybe<Scalars['Int']['output']>;
  /** Name of the imported file. `null` for an export. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** End time. `null` while it is running. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Whether the bundle is incremental: it contains only changes since the previous bundle. */
  isIncremental: Scalars['Boolean']['output'];
  /** Whether the bundle is exported or imported. */
  kind: BundleKind;
  /** Builds of the environment that the channel doesn't serve, as `name version build subdir`, at most 200. */
  missingBuilds: Array<Scalars['String']['output']>;
  /** Fraction between 0 and 1. `null` if unknown. */
  progress?: Maybe<Scalars['Float']['output']>;
  /** User who requested it. `null` if the account was deleted. */
  requestedBy?: Maybe<User>;
  /** Size of the bundle. `null` until the job ends. */
  size?: Maybe<Scalars['ByteSize']['output']>;
  /** Number of the exported snapshot. `null` until the export completes, and for an import. */
  snapshotNumber?: Maybe<Scalars['Int']['output']>;
  /** State of the job. */
  state: JobState;
};

/** A list of bundles. */
export type BundleJobConnection = {
  __typename?: 'BundleJobConnection';
  /** Bundles with their cursors. */
  edges: Array<BundleJobEdge>;
  /** Bundles, newest first. */
  nodes: Array<BundleJob>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of bundles. */
  totalCount: Scalars['Int']['output'];
};

/** A bundle and its cursor. */
export type BundleJobEdge = {
  __typename?: 'BundleJobEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The bundle. */
  node: BundleJob;
};

/** Whether a bundle is exported or imported. */
export type BundleKind =
  /** Export: the packages that the channel serves, in a signed file. */
  | 'EXPORT'
  /** Import: package files from another hub. */
  | 'IMPORT'
  /** A value that this version of the API doesn't know. */
  | 'UNKNOWN';

/** The service account that calls, and what its key allows. */
export type CallingServiceAccount = {
  __typename?: 'CallingServiceAccount';
  /** Time at which the key expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Name of the service account. */
  name: Scalars['String']['output'];
  /** Name of its organization. Other organizations are invisible, apart from public data. */
  organization: Scalars['String']['output'];
  /** What the key allows. */
  scopes: Array<ServiceAccountScope>;
};

/** Request to cancel. */
export type CancelExceptionRequestInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the request. */
  requestId: Scalars['ID']['input'];
};

/** Result of canceling a request. */
export type CancelExceptionRequestPayload = {
  __typename?: 'CancelExceptionRequestPayload';
  /** ID of the request from which the viewer was removed. */
  canceledId?: Maybe<Scalars['ID']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Identifies a job. */
export type CancelJobInput = {
  /** ID of the job. */
  jobId: Scalars['ID']['input'];
  /** Kind of job. */
  kind: HubJobKind;
};

/** Result of retrying or canceling a job. */
export type CancelJobPayload = {
  __typename?: 'CancelJobPayload';
  /** Job queues after the change. */
  jobs?: Maybe<HubJobs>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Mirror to sync. */
export type CancelMirrorSyncInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of starting or canceling a sync. */
export type CancelMirrorSyncPayload = {
  __typename?: 'CancelMirrorSyncPayload';
  /** The channel with its mirror settings. */
  channel?: Maybe<Channel>;
  /** The sync. */
  sync?: Maybe<MirrorSync>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Policy run to cancel. */
export type CancelPolicyRunInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the policy run. */
  runId: Scalars['ID']['input'];
};

/** Result of canceling a policy run. */
export type CancelPolicyRunPayload = {
  __typename?: 'CancelPolicyRunPayload';
  /** The channel after the change. */
  channel?: Maybe<Channel>;
  /** The policy run. */
  run?: Maybe<PolicyRun>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Promotion to cancel. */
export type CancelPromotionInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Organization of the target channel. */
  organization: Scalars['String']['input'];
  /** Global ID of the promotion. */
  promotionId: Scalars['ID']['input'];
};

/** Result of canceling a promotion. */
export type CancelPromotionPayload = {
  __typename?: 'CancelPromotionPayload';
  /** The target channel. */
  channel?: Maybe<Channel>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** A card of the test processor. */
export type CardInput = {
  /** Security code with three or four digits. */
  cvc: Scalars['String']['input'];
  /** Month and year, in the format `MM/YY`. */
  expires: Scalars['String']['input'];
  /** Card number. */
  number: Scalars['String']['input'];
};

/** A file that a policy run added or removed. */
export type ChangedFile = {
  __typename?: 'ChangedFile';
  /** Build string. */
  build: Scalars['String']['output'];
  /** File name. */
  fileName: Scalars['String']['output'];
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** Why it was added or removed, as text. */
  reason: Scalars['String']['output'];
  /** Subdir, such as `linux-64`. */
  subdir: Scalars['String']['output'];
  /** Version. */
  version: Scalars['CondaVersion']['output'];
};

/** A page of added or removed files. */
export type ChangedFileConnection = {
  __typename?: 'ChangedFileConnection';
  /** Files with their cursors. */
  edges: Array<ChangedFileEdge>;
  /** Whether reasons are still stored. The hub stores them for recent published versions of a channel. Otherwise, `reason` says so. */
  hasReasons: Scalars['Boolean']['output'];
  /** Files on this page. */
  nodes: Array<ChangedFile>;
  /** Page numbers around the current page. */
  pageCursors: PageCursors;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of files that match the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of added or removed files. */
export type ChangedFileConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** An added or removed file, and its cursor. */
export type ChangedFileEdge = {
  __typename?: 'ChangedFileEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The file. */
  node: ChangedFile;
};

/** A channel from which conda clients install. */
export type Channel = Node & {
  __typename?: 'Channel';
  /** The policy applied to the channel. `null` if none. */
  appliedPolicy?: Maybe<AppliedPolicy>;
  /** Number of files that the policy currently blocks. */
  blockedFileCount: Scalars['Int']['output'];
  /** Signing key that other hubs must trust to import bundles of this hub. `null` if the viewer isn't an admin. */
  bundleKey?: Maybe<SigningKey>;
  /** Bundles exported from or imported into the channel, newest first. `null` if the viewer isn't an admin. */
  bundles?: Maybe<BundleJobConnection>;
  /** Creation time. */
  createdAt: Scalars['DateTime']['output'];
  /** The policy applied to the channel, always read again. `null` if none or the viewer isn't a member. See also `appliedPolicy`. */
  currentPolicy?: Maybe<AppliedPolicy>;
  /** Number of its packages that at least one advisory mentions. The other packages have no CVE data. */
  cveCoveredPackageCount: Scalars['Int']['output'];
  /** CVEs of the channel's files, most severe first. */
  cves?: Maybe<CveConnection>;
  /** All CVEs of the channel's files that match the filter, most severe first, as CSV (RFC 4180) with a header row. */
  cvesCsv?: Maybe<Scalars['String']['output']>;
  /** Explanation why a file is allowed or blocked. `null` if the file doesn't exist. */
  decisionExplanation?: Maybe<DecisionExplanation>;
  /** Short description. May be empty. */
  description: Scalars['String']['output'];
  /** Active exceptions in the channel, newest first. `null` if the viewer isn't a member. */
  exceptions?: Maybe<PolicyExceptionConnection>;
  /** Number of files in the channel, allowed or blocked. */
  fileCount: Scalars['Int']['output'];
  /** History of a file in the channel, newest first, at most 100 events. `null` if the channel doesn't have the file. */
  fileHistory?: Maybe<Array<FileEvent>>;
  /** Files of the channel, by package name, newest first. */
  files?: Maybe<PackageFileConnection>;
  /** Groups with access to the channel. */
  groups?: Maybe<Array<Group>>;
  /** Highest CVSS score of an active or reported CVE in served files. `null` without a score, which doesn't mean unaffected: see `vulnerabilities`. */
  highestServedScore?: Maybe<Scalars['Float']['output']>;
  /** Global ID. It never changes, and no other channel gets it. */
  id: Scalars['ID']['output'];
  /** Bundles in the organization's folder on the hub, compared with this channel. `null` for channels that can't import, and if the viewer isn't an admin. */
  incomingBundles?: Maybe<IncomingBundles>;
  /** Install checks of the channel with their results for the published version. `null` if the viewer isn't a member. */
  installChecks?: Maybe<ChannelInstallChecks>;
  /** Labels of the channel, `main` first. Each label has its own URL that lists its files. */
  labels?: Maybe<Array<ChannelLabel>>;
  /** The latest policy run on the channel. `null` if none. */
  latestRun?: Maybe<PolicyRun>;
  /** Mirror settings and status. `null` if the channel isn't a mirror. */
  mirror?: Maybe<Mirror>;
  /** Name, as used in URLs. */
  name: Scalars['String']['output'];
  /** Organization that owns the channel. */
  organization: Organization;
  /** The package with this name. `null` if the channel doesn't have it. */
  package?: Maybe<Package>;
  /** Number of packages in the channel, allowed or blocked. */
  packageCount: Scalars['Int']['output'];
  /** Packages of the channel, by name. */
  packages?: Maybe<PackageConnection>;
  /** All packages that match the filter, as CSV (RFC 4180) with a header row. */
  packagesCsv?: Maybe<Scalars['String']['output']>;
  /** Files that the monitored policy would block, and the users who requested them. `null` if no policy is monitored or the viewer can't apply policies. */
  policyMonitoring?: Maybe<PolicyMonitoring>;
  /** All files with their current decision and deciding rule, as CSV (RFC 4180) with a header row. `null` before the first published version. */
  policyReportCsv?: Maybe<Scalars['String']['output']>;
  /** Preview of a promotion to the channel, with missing dependencies. Changes nothing. */
  promotionPlan?: Maybe<PromotionPlan>;
  /** Promotions to the channel, pending ones first, then newest first. `null` if no one is signed in. */
  promotions?: Maybe<PromotionConnection>;
  /** README of the channel for its readers. */
  readme: ChannelReadme;
  /** URL of the channel for conda clients, without a token. */
  repoUrl: Scalars['URL']['output'];
  /** Whether promotions to the channel require approval by another admin. `null` if no one is signed in. */
  requiresPromotionApproval?: Maybe<Scalars['Boolean']['output']>;
  /** The policy run with this ID. `null` if unknown. */
  run?: Maybe<PolicyRun>;
  /** Policy runs on the channel, newest first, at most 50. */
  runs?: Maybe<Array<PolicyRun>>;
  /** Software bill of materials (SBOM) of a file as a document. `null` if the file doesn't exist. */
  sbom?: Maybe<Scalars['String']['output']>;
  /** Number of files that clients currently see. */
  servedFileCount: Scalars['Int']['output'];
  /** Attestations of a file with their verification results. Empty if it isn't signed, `null` if the file doesn't exist. */
  signatures?: Maybe<Array<Signature>>;
  /** Total size of its files. */
  size: Scalars['ByteSize']['output'];
  /** Source records that the mirror skipped, by subdir and file name, at most 1,000 per sync. An error if the viewer can't sync it. `null` if the channel isn't a mirror. */
  skippedRecords?: Maybe<SkippedRecordConnection>;
  /** The same entries as CSV (RFC 4180) with a header row. */
  skippedRecordsCsv?: Maybe<Scalars['String']['output']>;
  /** Published versions of the channel that can still be installed from, newest first. The first is the current version. */
  snapshots?: Maybe<SnapshotList>;
  /** Source channels of a virtual channel, highest priority first. */
  sources?: Maybe<Array<Channel>>;
  /** Subdirs that it serves, such as `linux-64`. */
  subdirs: Array<Scalars['String']['output']>;
  /** Type of the channel. */
  type: ChannelType;
  /** Whether allowed files that can't be installed are listed. */
  uninstallableFiles: UninstallableFilesMode;
  /** Time of the last change of its served contents or settings. */
  updatedAt: Scalars['DateTime']['output'];
  /** Channels that clients use together with it, by priority after it. Only channels that the viewer can read. Installability takes their files into account. */
  usedWith: Array<Channel>;
  /** Version of the editable data. Send it as `expectedVersion` with an update. */
  version: Scalars['String']['output'];
  /** The viewer's exception requests in this channel, newest first, at most 20. `null` if no one is signed in. */
  viewerExceptionRequests?: Maybe<Array<OwnExceptionRequest>>;
  /** Who can read the channel. */
  visibility: ChannelVisibility;
  /** Summary of known vulnerabilities in the files that it serves. */
  vulnerabilities: VulnerabilitySummary;
};


/** A channel from which conda clients install. */
export type ChannelBundlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A channel from which conda clients install. */
export type ChannelCvesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


/** A channel from which conda clients install. */
export type ChannelCvesCsvArgs = {
  query?: InputMaybe<Scalars['String']['input']>;
};


/** A channel from which conda clients install. */
export type ChannelDecisionExplanationArgs = {
  fileName: Scalars['String']['input'];
  subdir: Scalars['String']['input'];
};


/** A channel from which conda clients install. */
export type ChannelExceptionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  includeEnded?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A channel from which conda clients install. */
export type ChannelFileHistoryArgs = {
  fileName: Scalars['String']['input'];
  subdir: Scalars['String']['input'];
};


/** A channel from which conda clients install. */
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


/** A channel from which conda clients install. */
export type ChannelPackageArgs = {
  name: Scalars['String']['input'];
};


/** A channel from which conda clients install. */
export type ChannelPackagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  decision?: InputMaybe<PackageDecisionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


/** A channel from which conda clients install. */
export type ChannelPackagesCsvArgs = {
  decision?: InputMaybe<PackageDecisionFilter>;
  query?: InputMaybe<Scalars['String']['input']>;
};


/** A channel from which conda clients install. */
export type ChannelPromotionPlanArgs = {
  includeDependencies?: InputMaybe<Scalars['Boolean']['input']>;
  selection: PromotionSelectionInput;
};


/** A channel from which conda clients install. */
export type ChannelPromotionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A channel from which conda clients install. */
export type ChannelRunArgs = {
  id: Scalars['ID']['input'];
};


/** A channel from which conda clients install. */
export type ChannelSbomArgs = {
  fileName: Scalars['String']['input'];
  format?: InputMaybe<SbomFormat>;
  subdir: Scalars['String']['input'];
};


/** A channel from which conda clients install. */
export type ChannelSignaturesArgs = {
  fileName: Scalars['String']['input'];
  subdir: Scalars['String']['input'];
};


/** A channel from which conda clients install. */
export type ChannelSkippedRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A channel from which conda clients install. */
export type ChannelViewerExceptionRequestsArgs = {
  package?: InputMaybe<Scalars['String']['input']>;
};

/** An individual client, as recorded for the organization. */
export type ChannelClient = {
  __typename?: 'ChannelClient';
  /** Number of requests blocked by a policy. */
  blockedCount: Scalars['Float']['output'];
  /** Network address, or a hash of the address and token owner. */
  client: Scalars['String']['output'];
  /** Whether it is recorded without address and name. */
  isAnonymous: Scalars['Boolean']['output'];
  /** Time of the last request. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** Name of the program. */
  program: Scalars['String']['output'];
  /** Number of requests. */
  requests: Scalars['Float']['output'];
  /** Username or service account name of the token owner. `null` without a token. */
  tokenOwner?: Maybe<Scalars['String']['output']>;
  /** Version of the program. */
  version: Scalars['String']['output'];
};

/** A page of clients. */
export type ChannelClientConnection = {
  __typename?: 'ChannelClientConnection';
  /** Clients with their cursors. */
  edges: Array<ChannelClientEdge>;
  /** Clients on this page. */
  nodes: Array<ChannelClient>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of clients. */
  totalCount: Scalars['Int']['output'];
};

/** A client and its cursor. */
export type ChannelClientEdge = {
  __typename?: 'ChannelClientEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The client. */
  node: ChannelClient;
};

/** Page of channels. */
export type ChannelConnection = {
  __typename?: 'ChannelConnection';
  /** Channels with their cursors. */
  edges: Array<ChannelEdge>;
  /** Channels on this page. */
  nodes: Array<Channel>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of channels that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** Effect of the active CVE rules in a channel. */
export type ChannelCveRules = {
  __typename?: 'ChannelCveRules';
  /** Number of files that the CVE rules block. */
  blockedFileCount: Scalars['Int']['output'];
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** Number of those packages with CVE data. */
  checkedPackageCount: Scalars['Int']['output'];
  /** Number of packages in the channel. */
  packageCount: Scalars['Int']['output'];
  /** Global ID of the policy. */
  policyId: Scalars['ID']['output'];
  /** Name of the policy. */
  policyName: Scalars['String']['output'];
  /** Revision that is applied. */
  revision: Scalars['Int']['output'];
  /** The rules with the number of files that each blocks. */
  rules: Array<CveRuleFiles>;
  /** Number of those files by CVE status. A file can have CVEs with different statuses. */
  seriousByStatus: Array<CveStatusCount>;
  /** Number of served files with an active or reported CVE with a score of at least 7.0. */
  seriousFileCount: Scalars['Int']['output'];
  /** Effect of the rules. */
  state: CveRulesState;
};

/** A channel and its cursor. */
export type ChannelEdge = {
  __typename?: 'ChannelEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The channel. */
  node: Channel;
};

/** Install checks of a channel: packages that must stay installable. */
export type ChannelInstallChecks = {
  __typename?: 'ChannelInstallChecks';
  /** Number of most-depended-on packages that are also checked. Failures only warn. */
  checkedDependencyCount: Scalars['Int']['output'];
  /** Install checks, in the order set by admins. */
  checks: Array<InstallCheck>;
  /** Whether a policy run is put on hold if a required install check would fail that passes now. Otherwise, it is published with a warning. */
  holdsPublication: Scalars['Boolean']['output'];
  /** Whether registered environments are also checked: their packages from the channel, for their subdir. Failures only warn. */
  includesEnvironments: Scalars['Boolean']['output'];
  /** Results of each check on each of its subdirs for the published version. Checks added later have no result yet. */
  results: Array<InstallCheckResult>;
  /** Version of the editable data. Send it as `expectedVersion` with an update. */
  version: Scalars['String']['output'];
};

/** A label of a channel. */
export type ChannelLabel = {
  __typename?: 'ChannelLabel';
  /** Number of files with the label. */
  fileCount: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A channel found by its name, and its packages. */
export type ChannelPackages = {
  __typename?: 'ChannelPackages';
  /** Name of the channel. */
  channelName: Scalars['String']['output'];
  /** Name of the organization of the channel. */
  organizationName: Scalars['String']['output'];
  /** The package with this name. `null` if the channel doesn't have it. */
  package?: Maybe<Package>;
  /** Packages of the channel, by name. */
  packages: PackageConnection;
};


/** A channel found by its name, and its packages. */
export type ChannelPackagesPackageArgs = {
  name: Scalars['String']['input'];
};


/** A channel found by its name, and its packages. */
export type ChannelPackagesPackagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** README of a channel for its readers. */
export type ChannelReadme = {
  __typename?: 'ChannelReadme';
  /** Markdown. Empty if there is none. Clients must remove HTML before display. */
  text: Scalars['String']['output'];
  /** Time of the last edit. `null` if never edited. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Version of the editable data. Send it as `expectedVersion` with an update. */
  version: Scalars['String']['output'];
};

/** Requests to a channel. */
export type ChannelRequests = {
  __typename?: 'ChannelRequests';
  /** Name of the channel. Empty for requests without a channel that the client can read. */
  channel: Scalars['String']['output'];
  /** Number of requests by outcome. */
  counts: RequestCounts;
};

/** A user's token for the channels of one organization, without its secret. */
export type ChannelToken = Node & {
  __typename?: 'ChannelToken';
  /** Time at which the token was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Expiration time. `null` if it never expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Last four characters of the secret. */
  last4: Scalars['String']['output'];
  /** Time of the last use by a client. `null` if never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the organization whose channels the token gives access to. */
  organizationName: Scalars['String']['output'];
  /** Scope of the token. */
  scope: TokenScope;
};

/** What the channels of a list have in common. */
export type ChannelTrait =
  /** Channels whose latest run or sync failed, is on hold, or is in progress. */
  | 'NOTABLE_JOB'
  /** Channels with packages. */
  | 'PACKAGES'
  /** Channels with an applied policy. */
  | 'POLICY'
  /** Channels with packages that no CVE data covers. */
  | 'UNCHECKED_PACKAGES'
  /** A trait that this version of the API doesn't know. */
  | 'UNKNOWN'
  /** Channels that serve files with CVEs without a score. */
  | 'UNSCORED_CVES';

/** Type of a channel. */
export type ChannelType =
  /** A channel maintained by the community. */
  | 'COMMUNITY_MAINTAINED'
  /** The organization's default channel. */
  | 'DEFAULT'
  /** A mirror of an external channel, updated by syncs. */
  | 'EXTERNAL_MIRROR'
  /** Packages published to the channel itself. */
  | 'HOSTED'
  /** Packages of one product. */
  | 'PRODUCT'
  /** Python packages of one product. */
  | 'PRODUCT_HOSTED_PYTHON'
  /** A type that this version of the API doesn't know. */
  | 'UNKNOWN'
  /** Combines other channels of the organization, usually filtered by a policy. */
  | 'VIRTUAL';

/** Visibility of a channel: who can read it. */
export type ChannelVisibility =
  /** Members of the organization. */
  | 'INTERNAL'
  /** Admins, and members of groups with access. */
  | 'PRIVATE'
  /** Anyone. */
  | 'PUBLIC'
  /** A value that this version of the API doesn't know. */
  | 'UNKNOWN';

/** A checkout. */
export type Checkout = {
  __typename?: 'Checkout';
  /** Saved card. `null` if none. */
  card?: Maybe<PaymentCard>;
  /** Client secret for the processor's card library. `null` if the library isn't used. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** ID at the payment processor. */
  id: Scalars['ID']['output'];
  /** Price of the purchase. */
  invoicePreview: InvoicePreview;
  /** Name of the organization it is for. `null` for the viewer. */
  organization?: Maybe<Scalars['String']['output']>;
  /** Title of the organization. `null` for the viewer. */
  organizationTitle?: Maybe<Scalars['String']['output']>;
  /** Payment processor. */
  processor: PaymentProcessor;
  /** Name of the plan. */
  productName: Scalars['String']['output'];
  /** Publishable key of the processor, for pages. */
  publishableKey: Scalars['String']['output'];
  /** Status of the checkout. */
  status: CheckoutStatus;
};

/** Status of a checkout. */
export type CheckoutStatus =
  /** Paid. */
  | 'COMPLETE'
  /** Expired without payment. */
  | 'EXPIRED'
  /** Not paid yet. */
  | 'OPEN'
  /** The bank requires another verification step. */
  | 'REQUIRES_ACTION'
  /** A state that this version of the API doesn't know. */
  | 'UNKNOWN';

/** Result of claiming the education offer. */
export type ClaimEducationOfferPayload = {
  __typename?: 'ClaimEducationOfferPayload';
  /** The offer after it was claimed. */
  offer?: Maybe<EducationOffer>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Token that makes the viewer the first operator. */
export type ClaimOperatorRoleInput = {
  /** Token from the link in the terminal. */
  token: Scalars['String']['input'];
};

/** The new operator. */
export type ClaimOperatorRolePayload = {
  __typename?: 'ClaimOperatorRolePayload';
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer. */
  viewer?: Maybe<User>;
};

/** A client program. */
export type ClientProgram = {
  __typename?: 'ClientProgram';
  /** Number of requests by outcome. */
  counts: RequestCounts;
  /** Time of the last request. */
  lastAt: Scalars['DateTime']['output'];
  /** Name, such as `conda`. Empty if not stated, and `other` if unknown. */
  program: Scalars['String']['output'];
  /** Version. Empty if not stated. */
  version: Scalars['String']['output'];
};

/** Client tracking settings of an organization. */
export type ClientTrackingSettings = {
  __typename?: 'ClientTrackingSettings';
  /** Whether clients are recorded without address and name. */
  anonymizeClients: Scalars['Boolean']['output'];
  /** Whether individual clients are recorded. Requests are counted either way. */
  isEnabled: Scalars['Boolean']['output'];
  /** Number of days after which counts and clients are deleted, 1 to 1095. */
  retentionDays: Scalars['Int']['output'];
  /** Version of the editable data. Send it as `expectedVersion` with an update. */
  version: Scalars['String']['output'];
};

/** A collection of packages and files. */
export type Collection = Node & {
  __typename?: 'Collection';
  /** Whether the viewer can update and delete the collection. */
  canEdit: Scalars['Boolean']['output'];
  /** Purpose of the collection. May be empty. */
  description: Scalars['String']['output'];
  /** Entries in their order, limited to channels that the viewer can read. */
  entries: Array<CollectionEntry>;
  /** Number of files that the viewer can see. */
  fileCount: Scalars['Int']['output'];
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Name, as used in its URL. */
  name: Scalars['String']['output'];
  /** Name of the organization. */
  organization: Scalars['String']['output'];
  /** Number of packages that the viewer can see. */
  packageCount: Scalars['Int']['output'];
  /** Title of the collection. */
  title: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version of the editable data. Send it as `expectedVersion` with an update. */
  version: Scalars['String']['output'];
  /** Who can see the collection. */
  visibility: CollectionVisibility;
};

/** A page of collections. */
export type CollectionConnection = {
  __typename?: 'CollectionConnection';
  /** Collections with their cursors. */
  edges: Array<CollectionEdge>;
  /** Collections on this page. */
  nodes: Array<CollectionSummary>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of collections. */
  totalCount: Scalars['Int']['output'];
};

/** A collection and its cursor. */
export type CollectionEdge = {
  __typename?: 'CollectionEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The collection. */
  node: CollectionSummary;
};

/** A package of a channel, or one of its files, in a collection. */
export type CollectionEntry = {
  __typename?: 'CollectionEntry';
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** Name of the file. `null` if the entry is a package. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Whether the channel still contains it. */
  isAvailable: Scalars['Boolean']['output'];
  /** Name of the package, or of the file's package. */
  name: Scalars['String']['output'];
  /** Why it is in the collection. May be empty. */
  note: Scalars['String']['output'];
  /** Name of the channel's organization. */
  organization: Scalars['String']['output'];
  /** Subdir of the file. `null` if the entry is a package. */
  subdir?: Maybe<Scalars['String']['output']>;
  /** One-line summary of the package. May be empty. */
  summary: Scalars['String']['output'];
};

/** An entry to write. */
export type CollectionEntryInput = {
  /** Its channel: `organization/channel`, or the name of a channel of the organization. */
  channel: Scalars['String']['input'];
  /** Name of a package, or one of its files as `subdir/file`. */
  item: Scalars['String']['input'];
  /** Why it is in the collection, at most 200 characters. */
  note?: Scalars['String']['input'];
};

/** A matching package or file in a collection. */
export type CollectionFileHit = {
  __typename?: 'CollectionFileHit';
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** Organization of the channel. */
  channelOrganization: Scalars['String']['output'];
  /** Name of the collection, as used in its URL. */
  collection: Scalars['String']['output'];
  /** Title of the collection. */
  collectionTitle: Scalars['String']['output'];
  /** Name of the file. `null` if the entry is a package. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** Note in the collection. May be empty. */
  note: Scalars['String']['output'];
  /** Organization of the collection. */
  organization: Scalars['String']['output'];
  /** Subdir of the file. `null` if the entry is a package. */
  subdir?: Maybe<Scalars['String']['output']>;
};

/** A matching collection. */
export type CollectionHit = {
  __typename?: 'CollectionHit';
  /** Purpose of the collection. May be empty. */
  description: Scalars['String']['output'];
  /** Number of entries that the viewer can see. */
  entryCount: Scalars['Int']['output'];
  /** Name, as used in its URL. */
  name: Scalars['String']['output'];
  /** Name of the organization. */
  organization: Scalars['String']['output'];
  /** Title of the collection. */
  title: Scalars['String']['output'];
};

/** A collection in a list. */
export type CollectionSummary = {
  __typename?: 'CollectionSummary';
  /** Whether the viewer can update and delete the collection. */
  canEdit: Scalars['Boolean']['output'];
  /** Purpose of the collection. May be empty. */
  description: Scalars['String']['output'];
  /** Number of files that the viewer can see. */
  fileCount: Scalars['Int']['output'];
  /** Global ID of the collection. */
  id: Scalars['ID']['output'];
  /** Name, as used in its URL. */
  name: Scalars['String']['output'];
  /** Name of the organization. */
  organization: Scalars['String']['output'];
  /** Number of packages that the viewer can see. */
  packageCount: Scalars['Int']['output'];
  /** Title of the collection. */
  title: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Who can see the collection. */
  visibility: CollectionVisibility;
};

/** Visibility of a collection. Users see only entries in channels that they can read. */
export type CollectionVisibility =
  /** Members of the organization. */
  | 'INTERNAL'
  /** Anyone. */
  | 'PUBLIC';

/** A page of matching collections and entries of collections. */
export type CollectionsAndFiles = {
  __typename?: 'CollectionsAndFiles';
  /** Collections on this page. */
  collections: Array<CollectionHit>;
  /** Entries on this page. */
  files: Array<CollectionFileHit>;
  /** Whether there are more collections or entries. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Total number of collections. */
  totalCollections: Scalars['Int']['output'];
  /** Total number of entries. */
  totalFiles: Scalars['Int']['output'];
};

/** Matching collections and entries of collections. */
export type CollectionsAndFilesSearchGroup = SearchGroup & {
  __typename?: 'CollectionsAndFilesSearchGroup';
  /** Best matching collections. */
  collections: Array<CollectionHit>;
  /** Best matching entries. */
  files: Array<CollectionFileHit>;
  /** Best matches: the collections, then the entries. */
  items: Array<SearchItem>;
  /** URL of the full list in the hub. */
  searchUrl: Scalars['URL']['output'];
  /** Total number of collections. */
  totalCollections: Scalars['Int']['output'];
  /** Total number of collections and entries. */
  totalCount: Scalars['Int']['output'];
  /** Total number of entries. */
  totalFiles: Scalars['Int']['output'];
};

/** The current state doesn't allow the change, for example because a policy run is in progress. */
export type ConflictError = UserError & {
  __typename?: 'ConflictError';
  /** Time at which the object was changed in the meantime. `null` if unknown. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Username of the user who changed the object in the meantime. `null` if unknown or not visible to the viewer. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** Stable code for programs. */
  code: Scalars['String']['output'];
  /** Path of the invalid field in the input. */
  field: Array<Scalars['String']['output']>;
  /** Message for users. */
  message: Scalars['String']['output'];
  /** Stable code of the REST error, such as `only_admin`. `null` if there is none. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** An answer about the privacy notice and the terms. */
export type Consent = {
  __typename?: 'Consent';
  /** Time of the last answer. `null` if the user hasn't answered. */
  consentedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the user agreed to the current texts. */
  isConsented: Scalars['Boolean']['output'];
  /** Version of the texts that the last answer was about. `null` if the user hasn't answered. */
  version?: Maybe<Scalars['String']['output']>;
};

/** New account. */
export type CreateAccountInput = {
  /** Email address. An email with a confirmation link is sent to it. */
  email: Scalars['String']['input'];
  /** First name. */
  firstName: Scalars['String']['input'];
  /** Last name. */
  lastName: Scalars['String']['input'];
  /** Token from the terminal of a hub without operators. The account becomes an operator and needs no confirmation. */
  operatorToken?: InputMaybe<Scalars['String']['input']>;
  /** Password, at least 10 characters. */
  password: Scalars['String']['input'];
  /** Page that the user wanted to open. Included in the link of the email. */
  returnUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Result of a request that returns no data. */
export type CreateAccountPayload = {
  __typename?: 'CreateAccountPayload';
  /** Whether the request succeeded. */
  accepted: Scalars['Boolean']['output'];
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** API token to create. */
export type CreateApiTokenInput = {
  /** Number of days until it expires, 1 to 366. */
  expiresInDays?: Scalars['Int']['input'];
  /** Purpose of the token, such as the script or pipeline that uses it. Unique among the viewer's tokens. */
  name: Scalars['String']['input'];
  /** Scope of the token. */
  scope?: ApiTokenScope;
};

/** Result of creating or rotating an API token. */
export type CreateApiTokenPayload = {
  __typename?: 'CreateApiTokenPayload';
  /** The secret, shown only once. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer with the changed tokens. */
  viewer?: Maybe<User>;
};

/** Owner of the billing portal. */
export type CreateBillingPortalSessionInput = {
  /** Name of the organization. Defaults to the viewer. */
  organization?: InputMaybe<Scalars['String']['input']>;
};

/** Result of opening the billing portal. */
export type CreateBillingPortalSessionPayload = {
  __typename?: 'CreateBillingPortalSessionPayload';
  /** URL of the portal. */
  url?: Maybe<Scalars['URL']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Channel to create. */
export type CreateChannelInput = {
  /** Confirms that the channel can be visible to more users than its source channels. Required after the error `EXPOSES_SOURCES`. */
  confirmWiderAccess?: InputMaybe<Scalars['Boolean']['input']>;
  /** Short description. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Name: matches `^[a-z0-9_][a-z0-9_.-]*$`, at most 128 characters, and isn't a subdir name (CEP 26). */
  name: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** URL or folder for a mirror. Names of the source channels for a virtual channel. */
  sources?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Type of the channel: `HOSTED`, `VIRTUAL`, or `EXTERNAL_MIRROR`. */
  type: ChannelType;
  /** Who can read the channel. */
  visibility: ChannelVisibility;
};

/** Result of creating a channel. */
export type CreateChannelPayload = {
  __typename?: 'CreateChannelPayload';
  /** The new channel. */
  channel?: Maybe<Channel>;
  /** The owner of the list it was added to. */
  organization?: Maybe<Organization>;
  /** The policy run that first publishes the channel. `null` if it isn't started yet. */
  run?: Maybe<PolicyRun>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Token to create or rotate. */
export type CreateChannelTokenInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Rotates the existing token. The old token stops working immediately. */
  renew?: Scalars['Boolean']['input'];
  /** Scope of the token. Defaults to `READ`, or to the previous scope when rotating. `PUBLISH` is only for users who can publish. */
  scope?: InputMaybe<TokenScope>;
};

/** Result of creating a channel token. */
export type CreateChannelTokenPayload = {
  __typename?: 'CreateChannelTokenPayload';
  /** The token without its secret. */
  channelToken?: Maybe<ChannelToken>;
  /** The secret, shown only once. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Purchase to start. */
export type CreateCheckoutInput = {
  /** Billing interval. */
  billingCycle: BillingCycle;
  /** Name of the organization it is for. Defaults to the viewer. */
  organization?: InputMaybe<Scalars['String']['input']>;
  /** Product code of the plan. */
  productCode: ProductCode;
  /** Seats. */
  quantity: Scalars['Int']['input'];
};

/** Result of starting a checkout. */
export type CreateCheckoutPayload = {
  __typename?: 'CreateCheckoutPayload';
  /** ID of the checkout. */
  checkoutId?: Maybe<Scalars['ID']['output']>;
  /** URL of the payment page. */
  url?: Maybe<Scalars['URL']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Collection to create. */
export type CreateCollectionInput = {
  /** Purpose of the collection, at most 1,000 characters. */
  description?: Scalars['String']['input'];
  /** Entries in their order, at most 500. */
  entries: Array<CollectionEntryInput>;
  /** Name, as used in its URL: 2 to 40 lowercase letters, digits, and hyphens. */
  name: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Title, at most 80 characters. */
  title: Scalars['String']['input'];
  /** Who can see the collection. */
  visibility: CollectionVisibility;
};

/** Result of creating a collection. */
export type CreateCollectionPayload = {
  __typename?: 'CreateCollectionPayload';
  /** The new collection. */
  collection?: Maybe<Collection>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Channel, frequency, and kind of deltas to subscribe to. */
export type CreateDeltaSubscriptionInput = {
  /** Kind of deltas in the emails. */
  changeType: DeltaChangeType;
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Maximum frequency of emails. */
  frequency: DeltaFrequency;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of subscribing to a channel's deltas. */
export type CreateDeltaSubscriptionPayload = {
  __typename?: 'CreateDeltaSubscriptionPayload';
  /** The subscription after the change. */
  subscription?: Maybe<DeltaSubscription>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Exception to request. */
export type CreateExceptionRequestInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Why it is needed. */
  reason: Scalars['String']['input'];
  /** Match spec that names one package. */
  spec: Scalars['MatchSpec']['input'];
};

/** Result of requesting an exception. */
export type CreateExceptionRequestPayload = {
  __typename?: 'CreateExceptionRequestPayload';
  /** The request. */
  request?: Maybe<OwnExceptionRequest>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Flag and variant that a user saw. */
export type CreateFlagExposureInput = {
  /** Name of the flag. */
  key: Scalars['String']['input'];
  /** Name of the variant. */
  variant?: InputMaybe<Scalars['String']['input']>;
};

/** Result of a request that returns no data. */
export type CreateFlagExposurePayload = {
  __typename?: 'CreateFlagExposurePayload';
  /** Whether the request succeeded. */
  accepted: Scalars['Boolean']['output'];
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Group to create. */
export type CreateGroupInput = {
  /** Name, 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of creating a group. */
export type CreateGroupPayload = {
  __typename?: 'CreateGroupPayload';
  /** The new group. */
  group?: Maybe<Group>;
  /** The owner of the list it was added to. */
  organization?: Maybe<Organization>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Users to invite to an organization. */
export type CreateInvitationsInput = {
  /** Email addresses, 1 to 50. */
  emails: Array<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Role after acceptance. Users can only assign roles up to their own permissions. */
  role?: InputMaybe<OrganizationRole>;
};

/** Outcomes for email addresses. */
export type CreateInvitationsPayload = {
  __typename?: 'CreateInvitationsPayload';
  /** The organization with the changed invitations. */
  organization?: Maybe<Organization>;
  /** One outcome per email address of the input. `null` if the whole request was rejected. */
  outcomes?: Maybe<Array<InvitationOutcome>>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** List to export. */
export type CreateListExportInput = {
  /** Address of the list in the REST API with its filters, from `/api/` on, without parameters of pages. */
  path: Scalars['String']['input'];
};

/** Result of an export request. */
export type CreateListExportPayload = {
  __typename?: 'CreateListExportPayload';
  /** The export. `null` if it wasn't requested. */
  listExport?: Maybe<ListExport>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Organization to create. */
export type CreateOrganizationInput = {
  /** Name, as used in URLs: 2 to 40 lowercase letters, digits, and hyphens. */
  name: Scalars['String']['input'];
  /** Display name, 1 to 80 characters. */
  title: Scalars['String']['input'];
};

/** Result of creating an organization. */
export type CreateOrganizationPayload = {
  __typename?: 'CreateOrganizationPayload';
  /** The new organization. */
  organization?: Maybe<Organization>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer with the changed list of organizations. */
  viewer?: Maybe<User>;
};

/** Organization and token settings. */
export type CreateOrganizationTokenInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Rotates the existing token. The old token stops working immediately. */
  renew?: Scalars['Boolean']['input'];
  /** Scope of the token. Defaults to `READ`, or to the previous scope when rotating. */
  scope?: InputMaybe<TokenScope>;
};

/** Result of creating an organization token. */
export type CreateOrganizationTokenPayload = {
  __typename?: 'CreateOrganizationTokenPayload';
  /** The organization with the changed tokens. */
  organization?: Maybe<Organization>;
  /** The secret, shown only once. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** A challenge for WebAuthn in the browser. */
export type CreatePasskeyChallengePayload = {
  __typename?: 'CreatePasskeyChallengePayload';
  /** ID of the challenge. It expires after five minutes and can be used once. */
  challengeId?: Maybe<Scalars['String']['output']>;
  /** WebAuthn options as JSON. */
  options?: Maybe<Scalars['JSON']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** A challenge for WebAuthn in the browser. */
export type CreatePasskeySignInChallengePayload = {
  __typename?: 'CreatePasskeySignInChallengePayload';
  /** ID of the challenge. It expires after five minutes and can be used once. */
  challengeId?: Maybe<Scalars['String']['output']>;
  /** WebAuthn options as JSON. */
  options?: Maybe<Scalars['JSON']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Personal token to create or rotate. */
export type CreatePersonalTokenInput = {
  /** Rotates the existing token. The old token stops working immediately. */
  renew?: Scalars['Boolean']['input'];
  /** Scope of the token. Defaults to `READ`, or to the previous scope when rotating. The hub checks the user's permission to publish at each use. */
  scope?: InputMaybe<TokenScope>;
};

/** Result of creating a personal token. */
export type CreatePersonalTokenPayload = {
  __typename?: 'CreatePersonalTokenPayload';
  /** The secret, shown only once. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer with the changed token. */
  viewer?: Maybe<User>;
};

/** Policy to create. */
export type CreatePolicyInput = {
  /** Short description. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Filter of the single-form dialog, instead of `filters`. */
  filter?: InputMaybe<Scalars['PolicyDialogFilter']['input']>;
  /** Filters `{add_packages, remove_packages, exceptions}`. Set exactly one of `filters`, `rules`, and `filter`. */
  filters?: InputMaybe<Scalars['PolicyFilters']['input']>;
  /** Name: letters, digits, underscores, hyphens, and spaces. With `filter`: at least 3 letters (including accented letters), digits, and spaces. */
  name: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Rules with types, instead of `filters`. Errors have paths in these rules. */
  rules?: InputMaybe<PolicyRulesInput>;
};

/** Result of creating a policy. */
export type CreatePolicyPayload = {
  __typename?: 'CreatePolicyPayload';
  /** The owner of the list it was added to. */
  organization?: Maybe<Organization>;
  /** The new policy. */
  policy?: Maybe<Policy>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Project to create. */
export type CreateProjectInput = {
  /** Name: 1 to 80 letters, digits, hyphens, underscores, periods, and spaces. Defaults to a placeholder if only a title is set. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization that owns it. Defaults to the viewer. */
  organization?: InputMaybe<Scalars['String']['input']>;
  /** Title, 1 to 80 characters. Defaults to the name. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Result of creating a project. */
export type CreateProjectPayload = {
  __typename?: 'CreateProjectPayload';
  /** The new project. */
  project?: Maybe<Project>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Service account to create. */
export type CreateServiceAccountInput = {
  /** Name, 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** A new key of a service account. */
export type CreateServiceAccountKeyInput = {
  /** Number of days until it expires, 1 to 366. */
  days?: Scalars['Int']['input'];
  /** Purpose of the key, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** What the key allows, at least one scope. */
  scopes: Array<ServiceAccountScope>;
  /** Global ID of the service account. */
  serviceAccountId: Scalars['ID']['input'];
};

/** Result of creating a service account key. */
export type CreateServiceAccountKeyPayload = {
  __typename?: 'CreateServiceAccountKeyPayload';
  /** The secret, shown only once. */
  secret?: Maybe<Scalars['String']['output']>;
  /** The service account with its new key. */
  serviceAccount?: Maybe<ServiceAccount>;
  /** Errors that kept the request from being carried out, such as a limit of the plan. Empty on success. */
  userErrors: Array<UserError>;
};

/** Result of changing a service account. */
export type CreateServiceAccountPayload = {
  __typename?: 'CreateServiceAccountPayload';
  /** The owner of the list it belongs to. */
  organization?: Maybe<Organization>;
  /** The service account after the change. */
  serviceAccount?: Maybe<ServiceAccount>;
  /** Errors that kept the request from being carried out, such as a limit of the plan. Empty on success. */
  userErrors: Array<UserError>;
};

/** Service account and token settings. */
export type CreateServiceAccountTokenInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Whether to rotate the existing token. The old token stops working immediately. */
  renew?: Scalars['Boolean']['input'];
  /** Scope of the token. Defaults to `READ`, or to the previous scope when rotating. */
  scope?: InputMaybe<TokenScope>;
  /** Global ID of the service account. */
  serviceAccountId: Scalars['ID']['input'];
};

/** Result of creating a service account token. */
export type CreateServiceAccountTokenPayload = {
  __typename?: 'CreateServiceAccountTokenPayload';
  /** The secret, shown only once. */
  secret?: Maybe<Scalars['String']['output']>;
  /** The service account with its new token. */
  serviceAccount?: Maybe<ServiceAccount>;
  /** Errors that kept the request from being carried out, such as a limit of the plan. Empty on success. */
  userErrors: Array<UserError>;
};

/** A setup key for an authenticator app. */
export type CreateTotpSetupPayload = {
  __typename?: 'CreateTotpSetupPayload';
  /** URL for a QR code, `otpauth://…`. */
  otpauthUrl?: Maybe<Scalars['String']['output']>;
  /** Setup key in base32, for manual entry. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Package to upload. */
export type CreateUploadInput = {
  /** Name of the channel. It must be a hosted channel. */
  channel: Scalars['String']['input'];
  /** Name of the file, `NAME-VERSION-BUILD.conda` or `NAME-VERSION-BUILD.tar.bz2`. */
  fileName: Scalars['String']['input'];
  /** Whether to only inspect the upload and return its metadata. Publish it with `publishUpload` within two hours. */
  inspectOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Labels for the file, at most 10. Defaults to `main`. */
  labels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Size of the file in bytes. */
  size: Scalars['ByteSize']['input'];
};

/** Result of creating an upload. */
export type CreateUploadPayload = {
  __typename?: 'CreateUploadPayload';
  /** Time by which the upload must start. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Upload ID for `publishUpload`, if the upload is only inspected. `null` otherwise. */
  uploadId?: Maybe<Scalars['ID']['output']>;
  /** Upload URL on this hub. Send the file with PUT, without other credentials. The URL is secret and works once. */
  url?: Maybe<Scalars['URL']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** VEX statement to add. */
export type CreateVexStatementInput = {
  /** Build string of one build of a version. Defaults to all builds. */
  build?: InputMaybe<Scalars['String']['input']>;
  /** ID of the CVE or advisory. */
  cveId: Scalars['String']['input'];
  /** Why it isn't affected. Required with `NOT_AFFECTED`, and not allowed otherwise. */
  justification?: InputMaybe<VexJustification>;
  /** Explanation of the status. */
  note?: Scalars['String']['input'];
  /** Name of the organization that makes the statement. */
  organization: Scalars['String']['input'];
  /** Name of the conda package. */
  package: Scalars['String']['input'];
  /** Status that the statement sets. */
  status: VexStatus;
  /** A version or a conda version spec. Defaults to all versions. */
  versions?: InputMaybe<Scalars['String']['input']>;
};

/** Result of adding a VEX statement. */
export type CreateVexStatementPayload = {
  __typename?: 'CreateVexStatementPayload';
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The active statement. */
  vexStatement?: Maybe<VexStatement>;
};

/** Webhook to create. */
export type CreateWebhookInput = {
  /** Description of the webhook. */
  description?: Scalars['String']['input'];
  /** Names of the events to deliver. Empty for all events. */
  events?: Array<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** URL that receives the events, with https. */
  url: Scalars['String']['input'];
};

/** Result of creating a webhook or rotating its secret. */
export type CreateWebhookPayload = {
  __typename?: 'CreateWebhookPayload';
  /** The owner of the list it belongs to. */
  organization?: Maybe<Organization>;
  /** The secret, shown only once. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Errors that kept the request from being carried out, such as a limit of the plan. Empty on success. */
  userErrors: Array<UserError>;
};

/** A known vulnerability. */
export type Cve = Node & {
  __typename?: 'Cve';
  /** Affected environments of the viewer's organizations, at most 200. `null` if no one is signed in. */
  environments?: Maybe<Array<AffectedEnvironment>>;
  /** Exploitation data. `null` if there are none. */
  exploitation?: Maybe<CveExploitation>;
  /** ID, such as `CVE-2024-28219`, or the ID of another database, such as `GHSA-44wm-f244-xhp3`. */
  externalId: Scalars['String']['output'];
  /** Affected files that the viewer can see, at most 200. */
  files?: Maybe<Array<CveFile>>;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Affected packages with the versions that fix it. */
  packages: Array<CvePackage>;
  /** Publication time. `null` if unknown. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Links to further information. */
  references: Array<Scalars['URL']['output']>;
  /** CVSS score that policies compare, 0 to 10, preferably of version 3. `null` if unknown. */
  score?: Maybe<Scalars['Float']['output']>;
  /** All scores with their sources: the project itself, then NVD, GitHub, and others. Newest CVSS version first for each source. */
  scores: Array<CveScore>;
  /** Severity for the score. `null` without a score. */
  severity?: Maybe<Severity>;
  /** Status of the CVE in the organization. */
  status: CveStatus;
  /** One-sentence summary. */
  summary: Scalars['String']['output'];
  /** VEX statements of the viewer's organizations, active and earlier. `null` if no one is signed in. */
  vexStatements?: Maybe<Array<OrganizationVexStatements>>;
  /** Time at which its source withdrew it. It affects nothing since then. `null` if it isn't withdrawn. */
  withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A known vulnerability. */
export type CveFilesArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  organization?: InputMaybe<Scalars['String']['input']>;
};

/** A page of CVEs. */
export type CveConnection = {
  __typename?: 'CveConnection';
  /** CVEs with their cursors. */
  edges: Array<CveEdge>;
  /** CVEs on this page. */
  nodes: Array<Cve>;
  /** Page numbers around the current page. */
  pageCursors: PageCursors;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of CVEs that match the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of CVEs. */
export type CveConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A CVE and its cursor. */
export type CveEdge = {
  __typename?: 'CveEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** Number of affected files in the channel. `null` in the list of all CVEs. */
  fileCount?: Maybe<Scalars['Int']['output']>;
  /** The CVE. */
  node: Cve;
  /** Number of served files with status active or reported, without those stated as not affected or fixed. `null` in the list of all CVEs. */
  openFileCount?: Maybe<Scalars['Int']['output']>;
  /** Number of affected files that the channel serves. `null` in the list of all CVEs. */
  servedFileCount?: Maybe<Scalars['Int']['output']>;
  /** VEX statements of the channel's organization for these files. `null` if there are none or the viewer can't see them. */
  vexStatement?: Maybe<AppliedVexStatement>;
};

/** Exploitation data of a CVE. They don't change which files are affected. */
export type CveExploitation = {
  __typename?: 'CveExploitation';
  /** Probability of exploitation in the next 30 days, 0 to 1 (EPSS). `null` if unknown. */
  epss?: Maybe<Scalars['Float']['output']>;
  /** Day of the EPSS data. `null` if unknown. */
  epssDate?: Maybe<Scalars['Date']['output']>;
  /** Fraction of CVEs with a lower probability, 0 to 1. `null` if unknown. */
  epssPercentile?: Maybe<Scalars['Float']['output']>;
  /** Whether it is known to be used in ransomware campaigns. */
  isUsedInRansomware: Scalars['Boolean']['output'];
  /** Day on which it was added to the list of known exploited vulnerabilities (CISA KEV). `null` if it isn't listed. */
  kevAddedOn?: Maybe<Scalars['Date']['output']>;
  /** Day by which agencies must fix it, set by CISA. `null` if none. */
  remediationDueOn?: Maybe<Scalars['Date']['output']>;
};

/** A file affected by a CVE. */
export type CveFile = {
  __typename?: 'CveFile';
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** Policy decision. */
  decision: Decision;
  /** File name. */
  fileName: Scalars['String']['output'];
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** Organization that owns the channel. */
  organization: Scalars['String']['output'];
  /** Subdir, such as `linux-64`. */
  subdir: Scalars['String']['output'];
  /** Version. */
  version: Scalars['CondaVersion']['output'];
};

/** A package affected by a CVE. */
export type CvePackage = {
  __typename?: 'CvePackage';
  /** Affected versions as a match spec. `null` if the advisory gives no versions. */
  affected?: Maybe<Scalars['MatchSpec']['output']>;
  /** First version that fixes it. `null` if there is none. */
  fixedIn?: Maybe<Scalars['CondaVersion']['output']>;
  /** Name of the package. */
  name: Scalars['String']['output'];
};

/** A CVE rule and the number of files that it blocks. */
export type CveRuleFiles = {
  __typename?: 'CveRuleFiles';
  /** Number of files that it blocks. */
  fileCount: Scalars['Int']['output'];
  /** The rule as text. */
  rule: Scalars['String']['output'];
};

/** Effect of CVE rules in a channel. */
export type CveRulesState =
  /** The rules block files. */
  | 'BLOCKS'
  /** The rules block no files, although the channel serves files with high or critical CVEs. */
  | 'BLOCKS_NOTHING'
  /** The channel serves no file with a high or critical CVE. */
  | 'NOTHING_TO_BLOCK'
  /** No package of the channel has CVE data. */
  | 'NO_DATA'
  /** A state that this version of the API doesn't know. */
  | 'UNKNOWN';

/** A score of a CVE by one source. */
export type CveScore = {
  __typename?: 'CveScore';
  /** Whether policies compare this score. */
  isUsedByPolicies: Scalars['Boolean']['output'];
  /** CVSS score, 0 to 10. */
  score: Scalars['Float']['output'];
  /** Severity for the score. */
  severity: Severity;
  /** Source of the score. */
  source: Scalars['String']['output'];
  /** CVSS vector. `null` for a score without a vector. */
  vector?: Maybe<Scalars['String']['output']>;
  /** Version of CVSS, such as 3.1. `null` for a score without a vector. */
  version?: Maybe<Scalars['String']['output']>;
};

/** Number of files affected by a CVE with at least this score. */
export type CveScoreFiles = {
  __typename?: 'CveScoreFiles';
  /** Number of affected files. */
  fileCount: Scalars['Int']['output'];
  /** Score of the CVE, 0 to 10. */
  score: Scalars['Float']['output'];
};

/** Status of a CVE in the organization. */
export type CveStatus =
  /** A VEX statement says that the vulnerability is present. */
  | 'ACTIVE'
  /** A VEX statement says that the vulnerability isn't present. */
  | 'CLEARED'
  /** A VEX statement disputes that it is a vulnerability. */
  | 'DISPUTED'
  /** A VEX statement says that the vulnerability is present and mitigated. */
  | 'MITIGATED'
  /** Reported by an advisory, without a VEX statement. */
  | 'REPORTED'
  /** A status that this version of the API doesn't know. */
  | 'UNKNOWN';

/** Number of files by the status of their CVEs. */
export type CveStatusCount = {
  __typename?: 'CveStatusCount';
  /** Number of files affected by a CVE with this status. */
  fileCount: Scalars['Int']['output'];
  /** Status of the CVEs. */
  status: CveStatus;
};

/** Files of a channel by the status of their CVEs. */
export type CveStatusFiles = {
  __typename?: 'CveStatusFiles';
  /** Number of files affected by a CVE with this status. */
  fileCount: Scalars['Int']['output'];
  /** Number of files by score, highest first: affected by a CVE with this status and at least this score. */
  scores: Array<CveScoreFiles>;
  /** Status of the CVEs. */
  status: CveStatus;
};

/** Requests on a day. */
export type DailyRequests = {
  __typename?: 'DailyRequests';
  /** Number of requests by outcome. */
  counts: RequestCounts;
  /** Day in UTC. */
  date: Scalars['Date']['output'];
};

/** Policy decision for a file. */
export type Decision =
  /** Allowed: clients see the file. */
  | 'ALLOWED'
  /** Blocked: clients don't see the file. */
  | 'BLOCKED';

/** Explanation why a file is allowed or blocked. */
export type DecisionExplanation = {
  __typename?: 'DecisionExplanation';
  /** Time since which the policy is active. `null` without a policy. */
  activeSince?: Maybe<Scalars['DateTime']['output']>;
  /** Admins of the organization, who can change the policy. */
  admins: Array<User>;
  /** The newest installable version, if the file is blocked or can't be installed. `null` if there is none or the file can be installed. */
  alternativeVersion?: Maybe<Scalars['CondaVersion']['output']>;
  /** User who applied the policy. `null` without a policy, and if the account was deleted. */
  appliedBy?: Maybe<User>;
  /** The closest allowed version of the package, preferably newer. `null` if none. */
  closestAllowedVersion?: Maybe<Scalars['CondaVersion']['output']>;
  /** End of the cooldown. `null` unless the file is blocked only by a minimum age. */
  cooldownUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Decision for the file. */
  decision: Decision;
  /** One-sentence explanation, as shown by conda. */
  detail: Scalars['String']['output'];
  /** The file. */
  file: FileRef;
  /** Installability of an allowed file, by subdir. Empty for a blocked file, and if not computed. */
  installability: Array<VersionInstallability>;
  /** The policy. `null` if none. */
  policy?: Maybe<Policy>;
  /** Active revision. `null` without a policy. */
  revision?: Maybe<Scalars['Int']['output']>;
  /** Explanation by section of the policy. Empty without a policy. */
  sections: Array<ExplanationSection>;
  /** Version of the file. */
  version: Scalars['CondaVersion']['output'];
};

/** Invitation to accept or decline. */
export type DeclineInvitationInput = {
  /** Code from the link. */
  code: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of declining an invitation. */
export type DeclineInvitationPayload = {
  __typename?: 'DeclineInvitationPayload';
  /** Whether it was declined. */
  declined: Scalars['Boolean']['output'];
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** How to delete the account. */
export type DeleteAccountInput = {
  /** `true` erases personal data immediately. `false` disables the account, which can be restored for 30 days. */
  eraseImmediately: Scalars['Boolean']['input'];
};

/** Result of a request that returns no data. */
export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  /** Whether the request succeeded. */
  accepted: Scalars['Boolean']['output'];
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Channel to delete. */
export type DeleteChannelInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of deleting a channel. */
export type DeleteChannelPayload = {
  __typename?: 'DeleteChannelPayload';
  /** Global ID of the deleted channel. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The owner of the list it was removed from. */
  organization?: Maybe<Organization>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Collection to delete. */
export type DeleteCollectionInput = {
  /** ID or name of the collection. */
  collectionId: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of deleting a collection. */
export type DeleteCollectionPayload = {
  __typename?: 'DeleteCollectionPayload';
  /** ID of the deleted collection. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Identifies a subscription by the link in an email. */
export type DeleteDeltaSubscriptionByTokenInput = {
  /** Token at the end of the link. */
  token: Scalars['String']['input'];
};

/** Result of unsubscribing by link. */
export type DeleteDeltaSubscriptionByTokenPayload = {
  __typename?: 'DeleteDeltaSubscriptionByTokenPayload';
  /** Name of the channel. `null` if nothing was deleted. */
  channelName?: Maybe<Scalars['String']['output']>;
  /** Name of the organization. `null` if nothing was deleted. */
  organizationName?: Maybe<Scalars['String']['output']>;
  /** Errors that kept the request from being carried out, such as a subscription that was already deleted. Empty on success. */
  userErrors: Array<UserError>;
};

/** Subscription to delete. */
export type DeleteDeltaSubscriptionInput = {
  /** Global ID of the subscription. */
  subscriptionId: Scalars['ID']['input'];
};

/** Result of deleting a subscription. */
export type DeleteDeltaSubscriptionPayload = {
  __typename?: 'DeleteDeltaSubscriptionPayload';
  /** Global ID of the deleted subscription. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Environment to delete. */
export type DeleteEnvironmentInput = {
  /** Global ID of the environment. */
  environmentId: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of deleting an environment. */
export type DeleteEnvironmentPayload = {
  __typename?: 'DeleteEnvironmentPayload';
  /** Global ID of the deleted environment. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Bundle to delete. */
export type DeleteFeedBundleInput = {
  /** Name of the file in the folder advisories/incoming of the hub. */
  fileName: Scalars['String']['input'];
};

/** Result of exporting, importing, or deleting a feed bundle. */
export type DeleteFeedBundlePayload = {
  __typename?: 'DeleteFeedBundlePayload';
  /** Feed bundles after the change. */
  bundles?: Maybe<FeedBundles>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Group to delete. */
export type DeleteGroupInput = {
  /** Global ID of the group. */
  groupId: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of deleting a group. */
export type DeleteGroupPayload = {
  __typename?: 'DeleteGroupPayload';
  /** Global ID of the deleted group. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The owner of the list it was removed from. */
  organization?: Maybe<Organization>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Label to delete. */
export type DeleteLabelInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Name of the label. */
  label: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of deleting a label. */
export type DeleteLabelPayload = {
  __typename?: 'DeleteLabelPayload';
  /** Name of the deleted label. */
  deletedLabel?: Maybe<Scalars['String']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Export to delete. */
export type DeleteListExportInput = {
  /** Global ID. */
  listExportId: Scalars['ID']['input'];
};

/** Result of the deletion of an export. */
export type DeleteListExportPayload = {
  __typename?: 'DeleteListExportPayload';
  /** Global ID of the deleted export. `null` if it wasn't deleted. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Notebook to delete. */
export type DeleteNotebookInput = {
  /** Global ID. */
  notebookId: Scalars['ID']['input'];
};

/** Result of a notebook change. */
export type DeleteNotebookPayload = {
  __typename?: 'DeleteNotebookPayload';
  /** The notebook after the change. `null` after it was deleted. */
  notebook?: Maybe<Notebook>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Organization to delete or leave. */
export type DeleteOrganizationInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of deleting an organization. */
export type DeleteOrganizationPayload = {
  __typename?: 'DeleteOrganizationPayload';
  /** Global ID of the deleted organization. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer with the changed list of organizations. */
  viewer?: Maybe<User>;
};

/** Policy to delete. */
export type DeletePolicyInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the policy. */
  policyId: Scalars['ID']['input'];
};

/** Result of deleting a policy. */
export type DeletePolicyPayload = {
  __typename?: 'DeletePolicyPayload';
  /** Global ID of the deleted policy. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The owner of the list it was removed from. */
  organization?: Maybe<Organization>;
  /** Errors that kept the request from being carried out, such as a channel to which the policy is applied. Empty on success. */
  userErrors: Array<UserError>;
};

/** File or folder to delete. */
export type DeleteProjectFileInput = {
  /** Path of the file or folder. */
  path: Scalars['String']['input'];
  /** Global ID of the project. */
  projectId: Scalars['ID']['input'];
  /** Whether to delete a folder that contains files. */
  recursive?: Scalars['Boolean']['input'];
};

/** Result of deleting a file or folder. */
export type DeleteProjectFilePayload = {
  __typename?: 'DeleteProjectFilePayload';
  /** The project after the change. */
  project?: Maybe<Project>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Project to delete. */
export type DeleteProjectInput = {
  /** Global ID of the project. */
  projectId: Scalars['ID']['input'];
};

/** Result of deleting a project. */
export type DeleteProjectPayload = {
  __typename?: 'DeleteProjectPayload';
  /** Global ID of the deleted project. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Identifies a service account. */
export type DeleteServiceAccountInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the service account. */
  serviceAccountId: Scalars['ID']['input'];
};

/** Result of deleting a service account. */
export type DeleteServiceAccountPayload = {
  __typename?: 'DeleteServiceAccountPayload';
  /** Global ID of the deleted service account. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The owner of the list it was removed from. */
  organization?: Maybe<Organization>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Identifies a webhook. */
export type DeleteWebhookInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the webhook. */
  webhookId: Scalars['ID']['input'];
};

/** Result of changing a webhook. */
export type DeleteWebhookPayload = {
  __typename?: 'DeleteWebhookPayload';
  /** The owner of the list it belongs to. */
  organization?: Maybe<Organization>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Kind of deltas. */
export type DeltaChangeType =
  /** Deltas that added or removed files. */
  | 'ALL'
  /** Deltas that added files. */
  | 'PACKAGES_ADDED'
  /** Deltas that removed files. */
  | 'PACKAGES_REMOVED'
  /** A value that this version of the API doesn't know. */
  | 'UNKNOWN';

/** A page of deltas. Each is the policy run that published it. `PolicyRun.changes` lists its files. */
export type DeltaConnection = {
  __typename?: 'DeltaConnection';
  /** Deltas with their cursors. */
  edges: Array<DeltaEdge>;
  /** Deltas on this page. */
  nodes: Array<PolicyRun>;
  /** Page numbers around the current page. */
  pageCursors: PageCursors;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of deltas that match the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of deltas. Each is the policy run that published it. `PolicyRun.changes` lists its files. */
export type DeltaConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A delta and its cursor. */
export type DeltaEdge = {
  __typename?: 'DeltaEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The policy run that published the delta. */
  node: PolicyRun;
};

/** Maximum frequency of emails. */
export type DeltaFrequency =
  /** At most one email per day, with all deltas since the last email. */
  | 'DAILY'
  /** One email per published version. */
  | 'REALTIME'
  /** A value that this version of the API doesn't know. */
  | 'UNKNOWN'
  /** At most one email per week, with all deltas since the last email. */
  | 'WEEKLY';

/** A user's email subscription to a channel's deltas. */
export type DeltaSubscription = Node & {
  __typename?: 'DeltaSubscription';
  /** Kind of deltas in the emails. */
  changeType: DeltaChangeType;
  /** Name of the channel. */
  channelName: Scalars['String']['output'];
  /** Creation time. */
  createdAt: Scalars['DateTime']['output'];
  /** Maximum frequency of emails. */
  frequency: DeltaFrequency;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Time of the last email, or of the subscription if there was no email yet. */
  lastNotifiedAt: Scalars['DateTime']['output'];
};

/** A package that others depend on. */
export type Dependency = {
  __typename?: 'Dependency';
  /** Whether at least one of its files is allowed. Without a policy, whether the channel contains it. */
  isAllowed: Scalars['Boolean']['output'];
  /** Whether the channel contains a package with this name. */
  isInChannel: Scalars['Boolean']['output'];
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** Distinct match specs that refer to it. */
  specs: Array<Scalars['MatchSpec']['output']>;
  /** Specs that no allowed file matches, so packages that require them can't be installed from this channel alone. Empty if no file is allowed. */
  unsatisfiedSpecs: Array<Scalars['MatchSpec']['output']>;
};

/** A package that depends on another one. */
export type Dependent = {
  __typename?: 'Dependent';
  /** Number of files of this package that have the dependency. */
  fileCount: Scalars['Int']['output'];
  /** Name of the package. */
  name: Scalars['String']['output'];
};

/** A line of a script diff. */
export type DiffLine = {
  __typename?: 'DiffLine';
  /** Kind of line. */
  kind: DiffLineKind;
  /** The line. */
  text: Scalars['String']['output'];
};

/** Kind of a diff line. */
export type DiffLineKind =
  /** Added: only in this build. */
  | 'ADDED'
  /** Unchanged: in both builds. */
  | 'CONTEXT'
  /** Removed: only in the previous build. */
  | 'REMOVED'
  /** A value that this version of the API doesn't know. */
  | 'UNKNOWN';

/** A section of a guide that contains all search words. */
export type DocumentationHit = {
  __typename?: 'DocumentationHit';
  /** ID of the heading in the page. Empty for text before the first heading. */
  anchor: Scalars['String']['output'];
  /** Excerpt of the section, around a search word if possible. */
  excerpt: Scalars['String']['output'];
  /** Heading of the section. The title of the guide for text before the first heading. */
  heading: Scalars['String']['output'];
  /** Name of the guide, as used in its URL. */
  name: Scalars['String']['output'];
  /** Title of the guide. */
  title: Scalars['String']['output'];
};

/** Matching sections of guides. */
export type DocumentationSearchGroup = SearchGroup & {
  __typename?: 'DocumentationSearchGroup';
  /** Best matches. */
  items: Array<DocumentationHit>;
  /** URL of the full list in the hub. */
  searchUrl: Scalars['URL']['output'];
  /** Total number of sections. */
  totalCount: Scalars['Int']['output'];
};

/** Downloads in a month. */
export type DownloadMonth = {
  __typename?: 'DownloadMonth';
  /** Number of downloads. */
  downloads: Scalars['Float']['output'];
  /** Month, 1 to 12, in UTC. */
  month: Scalars['Int']['output'];
  /** Number of different packages. */
  packages: Scalars['Int']['output'];
  /** Year of the month. */
  year: Scalars['Int']['output'];
};

/** A rule of a policy draft with the number of files it decides. Each file is decided by one rule: the first that blocks it, or the exclusion that allows it. */
export type DraftRule = {
  __typename?: 'DraftRule';
  /** Number of files that it blocks, or allows as an exclusion. */
  fileCount: Scalars['Int']['output'];
  /** Key of its group in the draft. `null` for rules without a group. */
  groupKey?: Maybe<Scalars['String']['output']>;
  /** The rule as text. */
  rule: Scalars['String']['output'];
  /** Section of the policy. */
  section: RuleSection;
};

/** The education offer: a free plan for members of schools and universities. */
export type EducationOffer = {
  __typename?: 'EducationOffer';
  /** Whether the viewer is eligible. */
  isEligible: Scalars['Boolean']['output'];
  /** Whether the viewer claimed the offer. */
  isEnrolled: Scalars['Boolean']['output'];
  /** Reason for the eligibility, as text. */
  reason: Scalars['String']['output'];
};

/** Mail server settings and number of queued emails. */
export type EmailStatus = {
  __typename?: 'EmailStatus';
  /** Number of failed emails that are no longer retried. They are stored for 30 days. */
  failedCount: Scalars['Int']['output'];
  /** Sender address. */
  from: Scalars['String']['output'];
  /** Time at which the oldest queued email was written. `null` if none is queued. */
  oldestAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of queued emails. */
  queuedCount: Scalars['Int']['output'];
  /** Number of queued emails with at least one failed attempt. */
  retryingCount: Scalars['Int']['output'];
  /** The mail server. `null` if emails stay in the outbox. */
  server?: Maybe<MailServer>;
};

/** A conda environment on a user's device, as last registered. */
export type Environment = Node & {
  __typename?: 'Environment';
  /** Channels that its packages were installed from. */
  channels: Array<Scalars['String']['output']>;
  /** Time of the first registration. */
  createdAt: Scalars['DateTime']['output'];
  /** Number of CVEs that affect its packages, by severity. */
  cveCounts: EnvironmentCveCounts;
  /** Name of the device. */
  device: Scalars['String']['output'];
  /** Differences between two revisions, or between this and another environment, by package name. */
  diff?: Maybe<PackageDiffConnection>;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Whether it belongs to the viewer. */
  isOwnedByViewer: Scalars['Boolean']['output'];
  /** Summary of known vulnerabilities in its packages, including packages without CVE data. */
  knowledge: PackagesKnowledge;
  /** Lock file from which clients recreate the environment. */
  lockFile?: Maybe<Scalars['String']['output']>;
  /** Name of the environment. */
  name: Scalars['String']['output'];
  /** Owner. `null` for service accounts and deleted accounts. */
  owner?: Maybe<EnvironmentPerson>;
  /** Display name of the owner. `null` for service accounts and deleted accounts. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** Number of packages. */
  packageCount: Scalars['Int']['output'];
  /** Packages of the environment, by name. */
  packages?: Maybe<InstalledPackageConnection>;
  /** Packages of the environment as CSV (RFC 4180) with a header row. */
  packagesCsv?: Maybe<Scalars['String']['output']>;
  /** Effect of a policy draft on it. Changes nothing. */
  policyImpact?: Maybe<EnvironmentPolicyImpact>;
  /** Folder on the device. */
  prefix: Scalars['String']['output'];
  /** Revisions of the environment, newest first. The latest 200 are stored. */
  revisions?: Maybe<EnvironmentRevisionConnection>;
  /** Software bill of materials (SBOM) for scanners. `null` if the environment no longer exists. */
  sbom?: Maybe<Scalars['String']['output']>;
  /** How the hub solved it from a file with unpinned versions. `null` for an environment that exists on a device. */
  solved?: Maybe<SolvedEnvironment>;
  /** Review state of the environment. */
  state: EnvironmentStatusInfo;
  /** Statistics of the environment. */
  stats?: Maybe<EnvironmentStats>;
  /** Subdir, such as `linux-64`. */
  subdir: Scalars['String']['output'];
  /** Time of the last registration. */
  updatedAt: Scalars['DateTime']['output'];
  /** UUID used in REST and in URLs. */
  uuid: Scalars['String']['output'];
  /** Whether the viewer can delete it. Owners and admins can. */
  viewerCanDelete: Scalars['Boolean']['output'];
};


/** A conda environment on a user's device, as last registered. */
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


/** A conda environment on a user's device, as last registered. */
export type EnvironmentLockFileArgs = {
  form?: InputMaybe<LockFileFormat>;
};


/** A conda environment on a user's device, as last registered. */
export type EnvironmentPackagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A conda environment on a user's device, as last registered. */
export type EnvironmentPolicyImpactArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Scalars['PolicyFilters']['input']>;
  policyId?: InputMaybe<Scalars['ID']['input']>;
  rules?: InputMaybe<PolicyRulesInput>;
};


/** A conda environment on a user's device, as last registered. */
export type EnvironmentRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A conda environment on a user's device, as last registered. */
export type EnvironmentSbomArgs = {
  format?: InputMaybe<SbomFormat>;
};

/** A page of environments. */
export type EnvironmentConnection = {
  __typename?: 'EnvironmentConnection';
  /** Environments with their cursors. */
  edges: Array<EnvironmentEdge>;
  /** Environments on this page. */
  nodes: Array<Environment>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of environments. */
  totalCount: Scalars['Int']['output'];
};

/** Number of CVEs that affect packages of an environment, by severity, each counted once. Packages without CVE data are counted in `knowledge`. */
export type EnvironmentCveCounts = {
  __typename?: 'EnvironmentCveCounts';
  /** Number of critical CVEs. */
  critical: Scalars['Int']['output'];
  /** Number of high CVEs. */
  high: Scalars['Int']['output'];
  /** Number of low CVEs. */
  low: Scalars['Int']['output'];
  /** Number of medium CVEs. */
  medium: Scalars['Int']['output'];
  /** Number of CVEs with a score of 0. */
  none: Scalars['Int']['output'];
  /** Number of CVEs without a score. */
  unscored: Scalars['Int']['output'];
};

/** Number of affected environments of an organization on a day. */
export type EnvironmentCveHistoryDay = {
  __typename?: 'EnvironmentCveHistoryDay';
  /** Number of environments with a file that a policy blocks. */
  blockedCount: Scalars['Int']['output'];
  /** Number of environments whose most severe CVE is critical. */
  critical: Scalars['Int']['output'];
  /** Day in UTC. */
  date: Scalars['Date']['output'];
  /** Number of registered environments. */
  environmentCount: Scalars['Int']['output'];
  /** Number of environments whose most severe CVE is high. */
  high: Scalars['Int']['output'];
  /** Number of environments whose most severe CVE is low. */
  low: Scalars['Int']['output'];
  /** Number of environments whose most severe CVE is medium. */
  medium: Scalars['Int']['output'];
  /** Number of environments affected only by CVEs without a score or with a score of 0. */
  other: Scalars['Int']['output'];
};

/** An environment and its cursor. */
export type EnvironmentEdge = {
  __typename?: 'EnvironmentEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The environment. */
  node: Environment;
};

/** A file with its content. */
export type EnvironmentFileInput = {
  /** Text of the file. */
  content: Scalars['String']['input'];
  /** Name of the file, for error messages. */
  name: Scalars['String']['input'];
};

/** A package of an environment that is affected by a CVE or blocked by a policy. */
export type EnvironmentFinding = {
  __typename?: 'EnvironmentFinding';
  /** Channel of the organization that contains its file, or else the channel it was installed from. */
  channelName: Scalars['String']['output'];
  /** Number of CVEs that affect it. */
  cveCount: Scalars['Int']['output'];
  /** IDs of its CVEs, most severe first, at most 10. */
  cveIds: Array<Scalars['String']['output']>;
  /** The rule that decided about the file, as text. `null` without a policy. */
  decidingRule?: Maybe<Scalars['String']['output']>;
  /** Whether the channel currently serves the file. `null` if no channel that the viewer can read contains it. */
  decision?: Maybe<Decision>;
  /** Highest score of its CVEs. `null` without a score. */
  highestScore?: Maybe<Scalars['Float']['output']>;
  /** Severity for the highest score. `null` without a score. */
  highestSeverity?: Maybe<Severity>;
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** Version. */
  version: Scalars['CondaVersion']['output'];
};

/** Format of a file that lists the packages of an environment. */
export type EnvironmentFormat =
  /** Output of `conda list`, with or without `--json`, or of the same command of mamba or pixi. */
  | 'CONDA_LIST'
  /** A conda-lock.yml. */
  | 'CONDA_LOCK'
  /** Files of a `conda-meta` folder. */
  | 'CONDA_META'
  /** A CycloneDX SBOM. */
  | 'CYCLONEDX'
  /** An environment.yml, or the same as JSON. */
  | 'ENVIRONMENT_YML'
  /** Output of `conda list --explicit`. */
  | 'EXPLICIT'
  /** A pixi.lock. */
  | 'PIXI_LOCK'
  /** A pixi.toml, or a pyproject.toml with `[tool.pixi]`. */
  | 'PIXI_TOML'
  /** A requirements.txt of pip. */
  | 'REQUIREMENTS_TXT'
  /** An SPDX 2 document. */
  | 'SPDX'
  /** A list of specs, such as the output of `conda list --export`. */
  | 'SPEC_LIST'
  /** A value that this version of the API doesn't know. */
  | 'UNKNOWN';

/** A matching environment. */
export type EnvironmentHit = {
  __typename?: 'EnvironmentHit';
  /** Name of the device. */
  device: Scalars['String']['output'];
  /** Global ID of the environment. */
  id: Scalars['ID']['output'];
  /** Name of the environment. */
  name: Scalars['String']['output'];
  /** Name of the organization. */
  organization: Scalars['String']['output'];
  /** Number of packages. */
  packageCount: Scalars['Int']['output'];
  /** Folder on the device. */
  prefix: Scalars['String']['output'];
  /** UUID used in REST and in URLs. */
  uuid: Scalars['String']['output'];
};

/** Environments with files that a policy draft would block. */
export type EnvironmentImpactSummary = {
  __typename?: 'EnvironmentImpactSummary';
  /** Number of environments with such files. */
  environmentCount: Scalars['Int']['output'];
  /** These environments, the viewer's own first. */
  environments: ImpactedEnvironmentConnection;
  /** Number of users who own these environments. */
  ownerCount: Scalars['Int']['output'];
};


/** Environments with files that a policy draft would block. */
export type EnvironmentImpactSummaryEnvironmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** A user in the context of environments. */
export type EnvironmentPerson = {
  __typename?: 'EnvironmentPerson';
  /** Global ID of the user. */
  id: Scalars['ID']['output'];
  /** Display name. */
  name: Scalars['String']['output'];
  /** Username, unique on the hub. */
  username: Scalars['String']['output'];
};

/** Effect of a policy draft on an environment. */
export type EnvironmentPolicyImpact = {
  __typename?: 'EnvironmentPolicyImpact';
  /** Number of those that the draft blocks, whether or not clients see them now. */
  blockedCount: Scalars['Int']['output'];
  /** Name of the channel to which the draft would be applied. */
  channelName: Scalars['String']['output'];
  /** Number of packages whose files are in the channel. */
  knownCount: Scalars['Int']['output'];
  /** Packages whose files are in the channel: those that would be blocked first, then by name. */
  packages: Array<PackageDecisionChange>;
  /** Number of those that clients see now and that would be blocked. */
  removedCount: Scalars['Int']['output'];
  /** Whether it can still be installed from the channel. */
  result: SolveResult;
};

/** A note about an entry in a file. */
export type EnvironmentRemark = {
  __typename?: 'EnvironmentRemark';
  /** Location in the file. Empty for the whole file. */
  at: Scalars['String']['output'];
  /** Name of the file. */
  file: Scalars['String']['output'];
  /** Line, starting at 1. `null` if a line isn't meaningful. */
  line?: Maybe<Scalars['Int']['output']>;
  /** Description of the problem. */
  message: Scalars['String']['output'];
};

/** Review state of one environment. */
export type EnvironmentReview = {
  __typename?: 'EnvironmentReview';
  /** Global ID of the environment. */
  environmentId: Scalars['ID']['output'];
  /** Name of the environment. */
  name: Scalars['String']['output'];
  /** Review state. */
  state: EnvironmentStatusInfo;
};

/** A page of review states of environments. */
export type EnvironmentReviewConnection = {
  __typename?: 'EnvironmentReviewConnection';
  /** Review states with their cursors. */
  edges: Array<EnvironmentReviewEdge>;
  /** Review states on this page. */
  nodes: Array<EnvironmentReview>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of environments that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A review state and its cursor. */
export type EnvironmentReviewEdge = {
  __typename?: 'EnvironmentReviewEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The review state. */
  node: EnvironmentReview;
};

/** A revision: the packages of an environment until other packages were registered. */
export type EnvironmentRevision = {
  __typename?: 'EnvironmentRevision';
  /** Number of packages added since the previous revision. */
  addedCount: Scalars['Int']['output'];
  /** Number of packages with a different version, build, or channel than in the previous revision. */
  changedCount: Scalars['Int']['output'];
  /** Time of the first registration with these packages. */
  firstSeenAt: Scalars['DateTime']['output'];
  /** Format of the registered file. */
  format: EnvironmentFormat;
  /** ID of the revision, used for comparison. */
  id: Scalars['ID']['output'];
  /** Time of the last registration with these packages. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** Number of packages. */
  packageCount: Scalars['Int']['output'];
  /** Number of packages removed since the previous revision. */
  removedCount: Scalars['Int']['output'];
  /** Number of registrations with these packages. */
  uploadCount: Scalars['Int']['output'];
};

/** A page of environment revisions. */
export type EnvironmentRevisionConnection = {
  __typename?: 'EnvironmentRevisionConnection';
  /** Revisions with their cursors. */
  edges: Array<EnvironmentRevisionEdge>;
  /** Revisions on this page. */
  nodes: Array<EnvironmentRevision>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of revisions. */
  totalCount: Scalars['Int']['output'];
};

/** A revision and its cursor. */
export type EnvironmentRevisionEdge = {
  __typename?: 'EnvironmentRevisionEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The revision. */
  node: EnvironmentRevision;
};

/** Result of a scan. */
export type EnvironmentScan = {
  __typename?: 'EnvironmentScan';
  /** Total number. */
  findingCount: Scalars['Int']['output'];
  /** Packages that are affected by a CVE or blocked by a policy, most severe first, at most 50. */
  findings: Array<EnvironmentFinding>;
  /** Time of the scan. */
  scannedAt: Scalars['DateTime']['output'];
  /** Statistics of the environment. */
  stats: EnvironmentStats;
};

/** Matching environments. */
export type EnvironmentSearchGroup = SearchGroup & {
  __typename?: 'EnvironmentSearchGroup';
  /** Best matches. */
  items: Array<EnvironmentHit>;
  /** URL of the full list in the hub. */
  searchUrl: Scalars['URL']['output'];
  /** Total number of environments. */
  totalCount: Scalars['Int']['output'];
};

/** Statistics of an environment. */
export type EnvironmentStats = {
  __typename?: 'EnvironmentStats';
  /** Number of packages that a CVE is known to affect. */
  affectedCount: Scalars['Int']['output'];
  /** Number of packages whose file a policy currently blocks. */
  blockedCount: Scalars['Int']['output'];
  /** Number of CVEs by severity. */
  cveCounts: EnvironmentCveCounts;
  /** Summary of known vulnerabilities in its packages. */
  knowledge: PackagesKnowledge;
  /** Number of packages. */
  packageCount: Scalars['Int']['output'];
  /** Number of packages whose file is in a channel that the viewer can read. */
  recognizedCount: Scalars['Int']['output'];
  /** Number of packages without CVE data, because no advisory source knows their names. */
  withoutCveDataCount: Scalars['Int']['output'];
};

/** Review status of an environment, set by admins. */
export type EnvironmentStatus =
  /** Approved for use. */
  | 'APPROVED'
  /** An admin requests changes or attention. */
  | 'NEEDS_ATTENTION'
  /** Retired: no longer to be used. */
  | 'RETIRED'
  /** A value that this version of the API doesn't know. */
  | 'UNKNOWN'
  /** Not reviewed, or its packages changed after it was approved. */
  | 'UNREVIEWED';

/** Review state of an environment: a status and a message. */
export type EnvironmentStatusInfo = {
  __typename?: 'EnvironmentStatusInfo';
  /** Time of the last change. `null` if never set. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Admin who changed it last. `null` if never set or the account was deleted. */
  changedBy?: Maybe<EnvironmentPerson>;
  /** Name of the admin who changed it last. `null` if never set or the account was deleted. */
  changedByName?: Maybe<Scalars['String']['output']>;
  /** Message of the admins. `null` if there is none. */
  customMessage?: Maybe<Scalars['String']['output']>;
  /** Review status. */
  status: EnvironmentStatus;
  /** Version of the editable data. Send it as `expectedVersion` with an update. */
  version: Scalars['String']['output'];
};

/** A user who has registered environments. */
export type EnvironmentUser = {
  __typename?: 'EnvironmentUser';
  /** Number of registered environments. */
  environmentCount: Scalars['Int']['output'];
  /** Time of the user's last registration. */
  lastRegisteredAt: Scalars['DateTime']['output'];
  /** Display name. */
  name: Scalars['String']['output'];
  /** Username. */
  username: Scalars['String']['output'];
};

/** A page of users who have registered environments. */
export type EnvironmentUserConnection = {
  __typename?: 'EnvironmentUserConnection';
  /** Users with their cursors. */
  edges: Array<EnvironmentUserEdge>;
  /** Users on this page. */
  nodes: Array<EnvironmentUser>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of users. */
  totalCount: Scalars['Int']['output'];
};

/** A user who has registered environments, and their cursor. */
export type EnvironmentUserEdge = {
  __typename?: 'EnvironmentUserEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The user. */
  node: EnvironmentUser;
};

/** A CVE of files that an exception would allow. */
export type ExceptedCve = {
  __typename?: 'ExceptedCve';
  /** ID of the CVE or advisory. */
  cveId: Scalars['String']['output'];
  /** Number of affected files. */
  fileCount: Scalars['Int']['output'];
  /** Whether it is a known exploited vulnerability. */
  isExploited: Scalars['Boolean']['output'];
  /** CVSS score, 0 to 10. `null` if unknown. */
  score?: Maybe<Scalars['Float']['output']>;
  /** Severity for the score. `null` without a score. */
  severity?: Maybe<Severity>;
};

/** A file that an exception would allow. */
export type ExceptedFile = {
  __typename?: 'ExceptedFile';
  /** Rule that currently blocks it. */
  blockingRule: Scalars['String']['output'];
  /** Build string. */
  build: Scalars['String']['output'];
  /** IDs of its active or reported CVEs. */
  cveIds: Array<Scalars['String']['output']>;
  /** License as stated in the file. `null` if the file states none. */
  license?: Maybe<Scalars['String']['output']>;
  /** Name of its package. */
  name: Scalars['String']['output'];
  /** Subdir, such as `linux-64`. */
  subdir: Scalars['String']['output'];
  /** Version. */
  version: Scalars['CondaVersion']['output'];
};

/** A license of files that an exception would allow. */
export type ExceptedLicense = {
  __typename?: 'ExceptedLicense';
  /** Number of files with this license. */
  fileCount: Scalars['Int']['output'];
  /** License as stated in the files. `null` for files that state none. */
  license?: Maybe<Scalars['String']['output']>;
};

/** Effect of an exception from a channel's policy. */
export type ExceptionImpact = {
  __typename?: 'ExceptionImpact';
  /** Total number of CVEs of these files. */
  cveCount: Scalars['Int']['output'];
  /** Active or reported CVEs of these files, highest score first, at most 100. */
  cves: Array<ExceptedCve>;
  /** Number of blocked files that it would allow. */
  fileCount: Scalars['Int']['output'];
  /** The first 100 of these files by name, newest version first. */
  files: Array<ExceptedFile>;
  /** Licenses of these files, most frequent first. */
  licenses: Array<ExceptedLicense>;
  /** Number of matching files that stay blocked because the package is malicious. */
  maliciousCount: Scalars['Int']['output'];
  /** Number of packages that can't be installed for some subdir even with the exception. `null` if the channel has too many dependencies to check. */
  remainingUninstallableCount?: Maybe<Scalars['Int']['output']>;
  /** Packages that currently can't be installed for some subdir, and that the exception makes installable. `null` if the channel has too many dependencies to check. */
  restoredPackages?: Maybe<Array<Scalars['String']['output']>>;
  /** Match spec of the exception. */
  spec: Scalars['MatchSpec']['output'];
  /** Number of files whose CVE state is unknown: the package has no CVE data, or a CVE is undetermined. */
  withoutCveDataFileCount: Scalars['Int']['output'];
};

/** A request for an exception from a channel's policy, as reviewers see it. */
export type ExceptionRequest = Node & {
  __typename?: 'ExceptionRequest';
  /** Name of the channel. */
  channelName: Scalars['String']['output'];
  /** Review comment for the requesters. May be empty. */
  comment: Scalars['String']['output'];
  /** Last day of the granted exception, in UTC. `null` if none was granted or it never expires. */
  expiresOn?: Maybe<Scalars['Date']['output']>;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Effect of the exception. `null` if the channel has no policy, or if it couldn't be computed. */
  impact?: Maybe<ExceptionImpact>;
  /** Name of the package. */
  package: Scalars['String']['output'];
  /** Time of the first request. */
  requestedAt: Scalars['DateTime']['output'];
  /** Requesters, earliest first. */
  requesters: Array<ExceptionRequester>;
  /** Time at which it was reviewed or canceled. `null` while it is open. */
  reviewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reviewer. `null` while it is open, and if the account was deleted. */
  reviewedBy?: Maybe<User>;
  /** Match spec of the requested files. */
  spec: Scalars['MatchSpec']['output'];
  /** State of the request. */
  state: ExceptionRequestState;
};


/** A request for an exception from a channel's policy, as reviewers see it. */
export type ExceptionRequestImpactArgs = {
  spec?: InputMaybe<Scalars['MatchSpec']['input']>;
};

/** A page of exception requests. */
export type ExceptionRequestConnection = {
  __typename?: 'ExceptionRequestConnection';
  /** Requests with their cursors. */
  edges: Array<ExceptionRequestEdge>;
  /** Requests on this page. */
  nodes: Array<ExceptionRequest>;
  /** Page numbers around the current page. */
  pageCursors: PageCursors;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of requests that match the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of exception requests. */
export type ExceptionRequestConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** An exception request and its cursor. */
export type ExceptionRequestEdge = {
  __typename?: 'ExceptionRequestEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The request. */
  node: ExceptionRequest;
};

/** State of an exception request. */
export type ExceptionRequestState =
  /** Approved: an exception was granted. */
  | 'APPROVED'
  /** Canceled by all its requesters. */
  | 'CANCELED'
  /** Declined by an admin. */
  | 'DECLINED'
  /** No admin has reviewed it yet. */
  | 'OPEN'
  /** A state that this version of the API doesn't know. */
  | 'UNKNOWN';

/** A user who requests an exception. */
export type ExceptionRequester = {
  __typename?: 'ExceptionRequester';
  /** The requester. */
  person: User;
  /** Why the requester needs it. */
  reason: Scalars['String']['output'];
  /** When they asked. */
  requestedAt: Scalars['DateTime']['output'];
};

/** Packages that exceptions should make installable. */
export type ExceptionSuggestionScope =
  /** All uninstallable packages. */
  | 'ALL'
  /** The 100 most needed uninstallable packages of each subdir. */
  | 'MOST_NEEDED';

/** The smallest set of exceptions that makes uninstallable packages installable. */
export type ExceptionSuggestions = {
  __typename?: 'ExceptionSuggestions';
  /** Duration of the search in milliseconds. */
  elapsedMs: Scalars['Float']['output'];
  /** Whether it is proven that no set with fewer packages exists. */
  isMinimal: Scalars['Boolean']['output'];
  /** Whether the search hit the time limit. */
  isTimedOut: Scalars['Boolean']['output'];
  /** All exceptions of the set. A part of them may have no effect. */
  items: Array<SuggestedException>;
  /** Number of files that become installable with these exceptions. */
  restoredFileCount: Scalars['Int']['output'];
  /** Number of uninstallable packages that should become installable. */
  targetCount: Scalars['Int']['output'];
  /** Number of packages that are uninstallable for some subdir with the exceptions. */
  uninstallableAfter: Scalars['Int']['output'];
  /** Number of packages that are uninstallable for some subdir without the exceptions. */
  uninstallableBefore: Scalars['Int']['output'];
  /** Packages that no exception makes installable. */
  unresolvedPackages: Array<Scalars['String']['output']>;
};

/** A rule and its result for a file. */
export type ExplainedRule = {
  __typename?: 'ExplainedRule';
  /** CVEs that led to the result. */
  cves: Array<Cve>;
  /** Whether this rule decided. */
  isDeciding: Scalars['Boolean']['output'];
  /** Specific reason, such as 'License HPND passes'. */
  reason: Scalars['String']['output'];
  /** The rule as text. */
  rule: Scalars['String']['output'];
  /** Result of the rule. */
  verdict: RuleVerdict;
};

/** A section of a policy: 'Package rules', 'CVE rules', or 'Exclusions'. */
export type ExplanationSection = {
  __typename?: 'ExplanationSection';
  /** Rules of the section. */
  rules: Array<ExplainedRule>;
  /** Title of the section. */
  title: Scalars['String']['output'];
  /** Result of the section for the file. */
  verdict: RuleVerdict;
};

/** Bundle to export. */
export type ExportBundleInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Global ID of a registered environment. Limits the bundle to the builds of that environment. */
  environmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether to export only changes since the previous bundle. */
  incremental?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Number of a snapshot to export. Defaults to the current version of the channel. */
  snapshot?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of exporting or importing a bundle. */
export type ExportBundlePayload = {
  __typename?: 'ExportBundlePayload';
  /** The bundle job. */
  bundle?: Maybe<BundleJob>;
  /** The channel with its bundles. */
  channel?: Maybe<Channel>;
  /** Why it failed. Empty on success. */
  userErrors: Array<UserError>;
};

/** Feeds to export. */
export type ExportFeedBundleInput = {
  /** Global IDs of the feeds. */
  feedIds: Array<Scalars['ID']['input']>;
};

/** Result of exporting, importing, or deleting a feed bundle. */
export type ExportFeedBundlePayload = {
  __typename?: 'ExportFeedBundlePayload';
  /** Feed bundles after the change. */
  bundles?: Maybe<FeedBundles>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** How many environments were compared with a CVE. */
export type ExposureCoverage = {
  __typename?: 'ExposureCoverage';
  /** Number of registered environments. Includes the next two counts. */
  environmentCount: Scalars['Int']['output'];
  /** Whether the hub knows packages that the CVE affects. Otherwise, no environment was compared with it. */
  isCompared: Scalars['Boolean']['output'];
  /** Whether the hub knows the CVE. */
  isKnown: Scalars['Boolean']['output'];
  /** Number of other environments without a known match, but with a package that has no CVE data. */
  notCheckedCount: Scalars['Int']['output'];
  /** Number of environments without a known match, but with a package for which the CVE is undetermined. */
  undeterminedCount: Scalars['Int']['output'];
};

/** A failed job. */
export type FailedJob = {
  __typename?: 'FailedJob';
  /** Whether it can be retried. `false` if another one is in progress or has succeeded since. */
  canRetry: Scalars['Boolean']['output'];
  /** Name of the channel. `null` if the job doesn't belong to a channel. */
  channelName?: Maybe<Scalars['String']['output']>;
  /** Time at which it failed. */
  failedAt: Scalars['DateTime']['output'];
  /** ID. */
  id: Scalars['ID']['output'];
  /** Kind of job. */
  kind: HubJobKind;
  /** Name of the organization. `null` if the job doesn't belong to an organization. */
  organizationName?: Maybe<Scalars['String']['output']>;
  /** Why it failed. */
  reason: Scalars['String']['output'];
  /** Display name of the job. */
  title: Scalars['String']['output'];
};

/** A page of failed jobs. */
export type FailedJobConnection = {
  __typename?: 'FailedJobConnection';
  /** Failed jobs with their cursors. */
  edges: Array<FailedJobEdge>;
  /** Failed jobs on this page. */
  nodes: Array<FailedJob>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of failed jobs. */
  totalCount: Scalars['Int']['output'];
};

/** A failed job and its cursor. */
export type FailedJobEdge = {
  __typename?: 'FailedJobEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The failed job. */
  node: FailedJob;
};

/** A flag and its value for the viewer. */
export type FeatureFlag = {
  __typename?: 'FeatureFlag';
  /** Name of the flag, such as `system-banner`. */
  key: Scalars['String']['output'];
  /** Why it has this value. */
  reason: FlagReason;
  /** Type of its value. */
  type: FlagValueType;
  /** Value, or the default if the flag service doesn't respond. Can be `null` for a JSON flag that is off. */
  value?: Maybe<Scalars['JSON']['output']>;
  /** Name of the variant. `null` for a default value. */
  variant?: Maybe<Scalars['String']['output']>;
};

/** A feature, and whether it is turned on. */
export type FeatureInput = {
  /** Whether the feature is turned on. */
  isEnabled: Scalars['Boolean']['input'];
  /** Name, such as `policy`. */
  name: Scalars['String']['input'];
};

/** A feature of the account and whether the user can use it. */
export type FeaturePermission = {
  __typename?: 'FeaturePermission';
  /** Whether the user can use it. */
  allowed: Scalars['Boolean']['output'];
  /** Name, such as `cloud-notebooks`. */
  name: Scalars['String']['output'];
};

/** A plan feature in an organization. */
export type FeatureSetting = {
  __typename?: 'FeatureSetting';
  /** Whether it can be used: the plan includes it and no admin turned it off. */
  isEnabled: Scalars['Boolean']['output'];
  /** Whether the plan includes it. Only then can it be turned on. */
  isInPlan: Scalars['Boolean']['output'];
  /** Name, such as `policy`. */
  name: Scalars['String']['output'];
};

/** The channel main and its first packages, for the hub's main page. */
export type FeaturedPackages = {
  __typename?: 'FeaturedPackages';
  /** Name of the channel. */
  channelName: Scalars['String']['output'];
  /** Name of the organization of the channel. */
  organizationName: Scalars['String']['output'];
  /** The first ten packages, by name. */
  packages: Array<Package>;
  /** Total number of packages in the channel. */
  totalCount: Scalars['Int']['output'];
};

/** A feed that a bundle can contain. */
export type FeedBundleChoice = {
  __typename?: 'FeedBundleChoice';
  /** Global ID of the feed. */
  feedId: Scalars['ID']['output'];
  /** Display name. */
  title: Scalars['String']['output'];
};

/** The latest export of a feed bundle. */
export type FeedBundleExport = {
  __typename?: 'FeedBundleExport';
  /** Time at which it was requested, completed, or failed. */
  at: Scalars['DateTime']['output'];
  /** Why the export failed. `null` if it didn't fail. */
  error?: Maybe<Scalars['String']['output']>;
  /** Keys of the feeds in it. */
  feeds: Array<Scalars['String']['output']>;
  /** Size of its data in bytes. `null` until fetched. */
  size?: Maybe<Scalars['Float']['output']>;
  /** State of the export. */
  state: FeedBundleState;
};

/** The latest import of a feed bundle. */
export type FeedBundleImport = {
  __typename?: 'FeedBundleImport';
  /** Time at which it was exported. */
  createdAt: Scalars['DateTime']['output'];
  /** Keys of the feeds in it. */
  feeds: Array<Scalars['String']['output']>;
  /** Public key used to verify it. `null` for imports by an earlier version of the hub. */
  key?: Maybe<Scalars['String']['output']>;
  /** Whether it was older than the existing data. */
  wasOlder: Scalars['Boolean']['output'];
};

/** State of a feed bundle export. */
export type FeedBundleState =
  /** The bundle can be downloaded. */
  | 'COMPLETED'
  /** The export failed. */
  | 'FAILED'
  /** A state that this version of the API doesn't know. */
  | 'UNKNOWN'
  /** The feeds are being fetched. */
  | 'WAITING';

/** Feed bundles, for air-gapped hubs. */
export type FeedBundles = {
  __typename?: 'FeedBundles';
  /** Feeds that a bundle can contain. */
  availableFeeds: Array<FeedBundleChoice>;
  /** Files in the folder advisories/incoming of the hub. */
  incoming: Array<IncomingFeedBundle>;
  /** Public key of this hub. Hubs that import its bundles need it. */
  key: Scalars['String']['output'];
  /** Short ID of the key for visual comparison. */
  keyId: Scalars['String']['output'];
  /** The latest import. `null` if none. */
  latestImport?: Maybe<FeedBundleImport>;
  /** The latest export. `null` if none. */
  made?: Maybe<FeedBundleExport>;
};

/** Change of a file by a policy run. */
export type FileChangeKind =
  /** The file was added. */
  | 'ADDED'
  /** The file was removed. */
  | 'REMOVED';

/** Encoding of a file's content. */
export type FileEncoding =
  /** Base64. */
  | 'BASE64'
  /** Text, stored as UTF-8. */
  | 'TEXT';

/** An event in a file's history. */
export type FileEvent = {
  __typename?: 'FileEvent';
  /** Kind of event. */
  kind: FileEventKind;
  /** Time of the event. */
  occurredAt: Scalars['DateTime']['output'];
  /** Reason given by the user. May be empty. */
  reason: Scalars['String']['output'];
  /** Name of the service account or token that did it, such as the organization's token. `null` for users, and if the viewer isn't a member. */
  serviceAccount?: Maybe<Scalars['String']['output']>;
  /** User who did it. `null` for service accounts and deleted accounts, and if the viewer isn't a member. */
  user?: Maybe<User>;
};

/** Kind of event in a file's history. */
export type FileEventKind =
  /** The file was published. */
  | 'PUBLISHED'
  /** The file was quarantined. */
  | 'QUARANTINED'
  /** The file was restored. */
  | 'RESTORED'
  /** A value that this version of the API doesn't know. */
  | 'UNKNOWN'
  /** The file was yanked. */
  | 'YANKED';

/** Subdir and name of a file. */
export type FileKeyInput = {
  /** File name. */
  fileName: Scalars['String']['input'];
  /** Subdir, such as `linux-64`. */
  subdir: Scalars['String']['input'];
};

/** Identifies a file in a channel. */
export type FileRef = {
  __typename?: 'FileRef';
  /** File name. */
  fileName: Scalars['String']['output'];
  /** Subdir, such as `linux-64`. */
  subdir: Scalars['String']['output'];
};

/** How a file was removed from the index of its channel. */
export type FileState =
  /** Quarantined: no one can download it. */
  | 'QUARANTINED'
  /** Yanked: not listed, but clients can still download it by name, for example from a lock file. */
  | 'YANKED';

/** A period in which an advisory affects served files of a package version. */
export type Finding = {
  __typename?: 'Finding';
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** ID of the CVE or advisory at the time the finding was opened. */
  cveId: Scalars['String']['output'];
  /** Number of affected served files. For resolved findings, the last number. */
  fileCount: Scalars['Int']['output'];
  /** ID of the finding. It isn't a global ID. */
  id: Scalars['ID']['output'];
  /** Why it was opened. */
  openReason: FindingOpenReason;
  /** Time at which the hub found it. */
  openedAt: Scalars['DateTime']['output'];
  /** ID of the advisory that opened it. `null` if no advisory did. */
  openedByAdvisoryId?: Maybe<Scalars['String']['output']>;
  /** Feed of that advisory. `null` if it was imported manually. */
  openedByFeed?: Maybe<Scalars['String']['output']>;
  /** Name of the package. */
  package: Scalars['String']['output'];
  /** Why it was resolved. `null` while it is open. */
  resolution?: Maybe<FindingResolution>;
  /** Detail for `endedBy`: the blocking rule, the VEX statement, the highest unaffected served version, or the new ID. `null` while it is open. */
  resolutionNote?: Maybe<Scalars['String']['output']>;
  /** Time at which the hub found it resolved. `null` while it is open. */
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** ID of the advisory that resolved it. `null` if no advisory did. */
  resolvedByAdvisoryId?: Maybe<Scalars['String']['output']>;
  /** Feed of that advisory. `null` if no advisory resolved it. */
  resolvedByFeed?: Maybe<Scalars['String']['output']>;
  /** The affected version. */
  version: Scalars['String']['output'];
};

/** A page of findings. */
export type FindingConnection = {
  __typename?: 'FindingConnection';
  /** Findings with their cursors. */
  edges: Array<FindingEdge>;
  /** Findings on this page. */
  nodes: Array<Finding>;
  /** Page numbers around the current page. */
  pageCursors: PageCursors;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of findings that match the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of findings. */
export type FindingConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A finding and its cursor. */
export type FindingEdge = {
  __typename?: 'FindingEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The finding. */
  node: Finding;
};

/** Why a finding was opened. */
export type FindingOpenReason =
  /** An advisory was added or changed. */
  | 'ADVISORY_CHANGED'
  /** The file was added, or is no longer blocked. */
  | 'FILE_ADDED'
  /** The first scan of the channel found it. */
  | 'FIRST_SCAN'
  /** The upstream mapping of the package changed. */
  | 'MAPPING_CHANGED'
  /** A value that this version of the API doesn't know. */
  | 'UNKNOWN'
  /** The VEX statement that cleared it no longer applies. */
  | 'VEX_STATEMENT_ENDED';

/** Why a finding was resolved. */
export type FindingResolution =
  /** The advisory no longer covers the version. */
  | 'ADVISORY_CHANGED'
  /** The advisory was withdrawn. */
  | 'ADVISORY_WITHDRAWN'
  /** The policy blocks the files. */
  | 'BLOCKED_BY_POLICY'
  /** The files were removed, yanked, or replaced. */
  | 'FILE_REMOVED'
  /** The upstream mapping of the package changed. */
  | 'MAPPING_CHANGED'
  /** The finding continues under another ID of the same advisory. */
  | 'MERGED'
  /** A value that this version of the API doesn't know. */
  | 'UNKNOWN'
  /** A VEX statement says that they aren't affected. */
  | 'VEX_STATEMENT';

/** Whether a finding is open or resolved. */
export type FindingState =
  /** Open: served files are affected. */
  | 'OPEN'
  /** Resolved: no served file is affected. */
  | 'RESOLVED';

/** Context that only the application knows. The server adds the rest of the user context. */
export type FlagContextInput = {
  /** Name of the selected organization. */
  organization?: InputMaybe<Scalars['String']['input']>;
  /** Part of the application, such as `web`. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** Why a flag has its value. */
export type FlagReason =
  /** The flag has no rule for the viewer, or the flag service didn't respond. */
  | 'DEFAULT'
  /** The flag has the same value for everyone. */
  | 'STATIC'
  /** A targeting rule matched the viewer. */
  | 'TARGETING';

/** Type of a flag's value. */
export type FlagValueType =
  /** A Boolean. */
  | 'BOOLEAN'
  /** An integer. */
  | 'INTEGER'
  /** Any JSON value. */
  | 'JSON'
  /** A number. */
  | 'NUMERIC'
  /** A string. */
  | 'STRING';

/** The viewer's role doesn't allow the change. */
export type ForbiddenError = UserError & {
  __typename?: 'ForbiddenError';
  /** Stable code for programs: `NOT_ALLOWED`. */
  code: Scalars['String']['output'];
  /** Path of the invalid field in the input. */
  field: Array<Scalars['String']['output']>;
  /** Message for users. */
  message: Scalars['String']['output'];
  /** Why, for programs. */
  reason: ForbiddenReason;
};

/** Why a caller isn't allowed to do something. `OTHER`: the message says why. */
export type ForbiddenReason =
  /** The viewer's email address isn't confirmed. */
  | 'EMAIL_NOT_CONFIRMED'
  /** The viewer has to re-authenticate. */
  | 'FRESH_PROOF_NEEDED'
  /** The hub's limit is reached. */
  | 'LIMIT_REACHED'
  /** The organization's plan doesn't include it. */
  | 'NOT_IN_PLAN'
  /** Another reason. */
  | 'OTHER'
  /** Applications, API tokens, and service accounts can't do it. A user can, in the hub. */
  | 'PERSON_NEEDED'
  /** The viewer's role doesn't allow it, or it belongs to another user. */
  | 'ROLE'
  /** The scope of the token or key doesn't allow it. */
  | 'SCOPE'
  /** The storage quota is exceeded. */
  | 'STORAGE_FULL'
  /** An admin turned the feature off. */
  | 'TURNED_OFF';

/** Organization and plan to grant. */
export type GrantOrganizationPlanInput = {
  /** Expiration time. */
  expiresAt: Scalars['DateTime']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Product code of the plan. */
  productCode: ProductCode;
  /** Number of seats. */
  quantity: Scalars['Int']['input'];
};

/** Result of changing an organization. */
export type GrantOrganizationPlanPayload = {
  __typename?: 'GrantOrganizationPlanPayload';
  /** The organization after the change. */
  organization?: Maybe<HubOrganization>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** User and plan to grant. */
export type GrantUserPlanInput = {
  /** Expiration time. */
  expiresAt: Scalars['DateTime']['input'];
  /** Product code of the plan. */
  productCode: ProductCode;
  /** Global ID of the user. */
  userId: Scalars['ID']['input'];
};

/** Result of changing a user. */
export type GrantUserPlanPayload = {
  __typename?: 'GrantUserPlanPayload';
  /** The user after the change. */
  person?: Maybe<HubUser>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Members and service accounts with access to private channels. */
export type Group = Node & {
  __typename?: 'Group';
  /** Number of channels that the group has access to and the viewer can read. */
  channelCount: Scalars['Int']['output'];
  /** Page of the channels that the group has access to and the viewer can read, by name. */
  channelPage?: Maybe<ChannelConnection>;
  /** Channels that the group has access to and the viewer can read, by name. */
  channels?: Maybe<Array<Channel>>;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Number of group members. */
  memberCount: Scalars['Int']['output'];
  /** Group members, by username. */
  members?: Maybe<MemberConnection>;
  /** Name, unique in the organization. */
  name: Scalars['String']['output'];
  /** Version of the editable data. Send it as `expectedVersion` with an update. */
  version: Scalars['String']['output'];
};


/** Members and service accounts with access to private channels. */
export type GroupChannelPageArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Members and service accounts with access to private channels. */
export type GroupMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** A documentation page in a list. */
export type Guide = {
  __typename?: 'Guide';
  /** Whether it is a guide of the hub, not a page of its operator. */
  isOwn: Scalars['Boolean']['output'];
  /** Name, as used in its URL. */
  name: Scalars['String']['output'];
  /** Title of the page. */
  title: Scalars['String']['output'];
};

/** A documentation page. */
export type GuideText = {
  __typename?: 'GuideText';
  /** Whether it is a guide of the hub, not a page of its operator. */
  isOwn: Scalars['Boolean']['output'];
  /** Markdown after the title. Clients must not render HTML in it. */
  markdown: Scalars['String']['output'];
  /** Name, as used in its URL. */
  name: Scalars['String']['output'];
  /** Title of the page. */
  title: Scalars['String']['output'];
};

/** The active plan of an organization. */
export type HubActivePlan = {
  __typename?: 'HubActivePlan';
  /** Expiration time. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether an operator granted it. */
  isGranted: Scalars['Boolean']['output'];
  /** Product code of the plan. */
  productCode: ProductCode;
  /** Name of the plan. */
  productName: Scalars['String']['output'];
  /** Number of seats. */
  quantity: Scalars['Int']['output'];
};

/** An admin of an organization. */
export type HubAdmin = {
  __typename?: 'HubAdmin';
  /** Email address. */
  email: Scalars['EmailAddress']['output'];
  /** Username. */
  username: Scalars['String']['output'];
  /** UUID used in REST and in URLs. */
  uuid: Scalars['String']['output'];
};

/** Name and size of a channel. */
export type HubChannel = {
  __typename?: 'HubChannel';
  /** Number of files in its index. */
  fileCount: Scalars['Int']['output'];
  /** Name of the channel. */
  name: Scalars['String']['output'];
  /** Name of the organization. */
  organizationName: Scalars['String']['output'];
  /** Size of its published indexes on disk. `null` until measured, and if not reported. */
  publishedSize?: Maybe<Scalars['ByteSize']['output']>;
  /** Size of its package files. For mirrors, includes files that aren't downloaded yet. */
  size: Scalars['ByteSize']['output'];
  /** Type of the channel. */
  type: ChannelType;
};

/** A part of the data folder. */
export type HubFolder = {
  __typename?: 'HubFolder';
  /** Number of files. */
  fileCount: Scalars['Int']['output'];
  /** Name: published, objects, mirrors, postgres, or other. */
  name: Scalars['String']['output'];
  /** Total size of its files. */
  size: Scalars['ByteSize']['output'];
};

/** A running or queued job. */
export type HubJob = {
  __typename?: 'HubJob';
  /** Name of the channel. `null` if the job doesn't belong to a channel. */
  channelName?: Maybe<Scalars['String']['output']>;
  /** Request time. */
  createdAt: Scalars['DateTime']['output'];
  /** ID. */
  id: Scalars['ID']['output'];
  /** Kind of job. */
  kind: HubJobKind;
  /** Name of the organization. `null` if the job doesn't belong to an organization. */
  organizationName?: Maybe<Scalars['String']['output']>;
  /** Current step. May be empty. */
  phase: Scalars['String']['output'];
  /** Progress, 0 to 1. `null` if unknown. */
  progress?: Maybe<Scalars['Float']['output']>;
  /** Start time. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** State of the job. */
  state: JobState;
  /** Display name of the job. */
  title: Scalars['String']['output'];
};

/** Kind of job. */
export type HubJobKind =
  /** Any other job. */
  | 'JOB'
  /** A policy run of a channel. */
  | 'POLICY_RUN'
  /** A sync of a mirror. */
  | 'SYNC';

/** Job queues, with running and queued jobs. */
export type HubJobs = {
  __typename?: 'HubJobs';
  /** Running and queued jobs, oldest first, at most 100. */
  activeJobs: Array<HubJob>;
  /** Number of package archives to rescan, because an earlier release extracted less. They are rescanned in the background. */
  archivesToRescanCount: Scalars['Int']['output'];
  /** All queues, by title. */
  queues: Array<JobQueue>;
};

/** A user's membership in an organization. */
export type HubMembership = {
  __typename?: 'HubMembership';
  /** Name of the organization. */
  name: Scalars['String']['output'];
  /** Role in the organization. */
  role: OrganizationRole;
  /** Title of the organization. */
  title: Scalars['String']['output'];
};

/** An organization, as hub operators see it: names and numbers, without policies and packages. */
export type HubOrganization = {
  __typename?: 'HubOrganization';
  /** Admins by username, at most 20. `null` in lists. */
  admins?: Maybe<Array<HubAdmin>>;
  /** Number of channels. */
  channelCount: Scalars['Int']['output'];
  /** The largest channels, at most 100. `null` in lists. */
  channels?: Maybe<Array<HubChannel>>;
  /** Creation time. */
  createdAt: Scalars['DateTime']['output'];
  /** Number of members. */
  memberCount: Scalars['Int']['output'];
  /** Name, as used in URLs. */
  name: Scalars['String']['output'];
  /** The active plan. `null` if none. */
  plan?: Maybe<HubActivePlan>;
  /** Plans, newest first. `null` in lists. */
  plans?: Maybe<Array<HubPlan>>;
  /** Size of the package files in its channels. For mirrors, includes files that aren't downloaded yet. */
  size: Scalars['ByteSize']['output'];
  /** Display name. */
  title: Scalars['String']['output'];
};

/** A page of organizations. */
export type HubOrganizationConnection = {
  __typename?: 'HubOrganizationConnection';
  /** Organizations with their cursors. */
  edges: Array<HubOrganizationEdge>;
  /** Organizations on this page. */
  nodes: Array<HubOrganization>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of organizations. */
  totalCount: Scalars['Int']['output'];
};

/** An organization and its cursor. */
export type HubOrganizationEdge = {
  __typename?: 'HubOrganizationEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The organization. */
  node: HubOrganization;
};

/** A conda package with its upstream mapping. */
export type HubPackage = {
  __typename?: 'HubPackage';
  /** Number of channels that contain it. */
  channelCount: Scalars['Int']['output'];
  /** Number of downloads by clients in the last 90 days, at most some minutes old. */
  downloadCount: Scalars['Int']['output'];
  /** Mappings to upstream packages, by ecosystem. */
  mappings: Array<UpstreamMapping>;
  /** Name of the conda package. */
  name: Scalars['String']['output'];
  /** State of the upstream mapping. */
  state: PackageMappingState;
  /** Relation to the upstream project. `null` if not set. */
  upstreamRelation?: Maybe<UpstreamRelation>;
};

/** A page of packages. */
export type HubPackageConnection = {
  __typename?: 'HubPackageConnection';
  /** Packages with their cursors. */
  edges: Array<HubPackageEdge>;
  /** Packages on this page. */
  nodes: Array<HubPackage>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of packages. */
  totalCount: Scalars['Int']['output'];
};

/** A package and its cursor. */
export type HubPackageEdge = {
  __typename?: 'HubPackageEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The package. */
  node: HubPackage;
};

/** A current or past plan. */
export type HubPlan = {
  __typename?: 'HubPlan';
  /** Time at which the plan ends or ended. */
  periodEnd: Scalars['DateTime']['output'];
  /** Start time. */
  periodStart?: Maybe<Scalars['DateTime']['output']>;
  /** Product code of the plan. */
  productCode: ProductCode;
  /** Name of the plan. */
  productName: Scalars['String']['output'];
  /** Number of seats. */
  quantity: Scalars['Int']['output'];
  /** State of the subscription. */
  state: SubscriptionState;
};

/** A session of a user. */
export type HubSession = {
  __typename?: 'HubSession';
  /** Start time. */
  createdAt: Scalars['DateTime']['output'];
  /** Browser and operating system, or application. */
  device: Scalars['String']['output'];
  /** ID. */
  id: Scalars['ID']['output'];
  /** Time of the last refresh. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Sign-in method. */
  source: SignInMethod;
};

/** Disk and database usage of the hub. */
export type HubStorage = {
  __typename?: 'HubStorage';
  /** The largest channels, at most 20. */
  channels: Array<HubChannel>;
  /** Size of the database. */
  databaseSize: Scalars['ByteSize']['output'];
  /** Size of the disk with the data folder. */
  diskSize: Scalars['ByteSize']['output'];
  /** Parts of the data folder. Empty until measured. */
  folders: Array<HubFolder>;
  /** Free space on that disk. */
  freeDiskSize: Scalars['ByteSize']['output'];
  /** Whether all files were measured. If `false`, sizes are lower bounds. */
  isMeasurementComplete: Scalars['Boolean']['output'];
  /** Whether a measurement is in progress. */
  isMeasuring: Scalars['Boolean']['output'];
  /** Time at which the folders were measured. `null` if never. */
  measuredAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What changed in the hub. */
export type HubUpdate = {
  __typename?: 'HubUpdate';
  /** Kinds of things that changed since the last event. */
  changed: Array<HubUpdateKind>;
  /** Version for `since`. Opaque. */
  version: Scalars['String']['output'];
};

/** Kind of things that operators see. */
export type HubUpdateKind =
  /** Advisory feeds, and proposed mappings of packages. */
  | 'FEEDS'
  /** Jobs, runs, and syncs, with their progress. */
  | 'JOBS'
  /** Emails of the outbox. */
  | 'MAIL'
  /** A kind that this version doesn't know. */
  | 'UNKNOWN';

/** A user, as hub operators see them. */
export type HubUser = Node & {
  __typename?: 'HubUser';
  /** Time at which the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Time at which its owner deleted the account. `null` if not deleted. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** First and last name, or the username if both are empty. */
  displayName: Scalars['String']['output'];
  /** Email address. */
  email: Scalars['EmailAddress']['output'];
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Whether the email address is confirmed. */
  isConfirmed: Scalars['Boolean']['output'];
  /** Whether the account is disabled: by an operator, or because its owner deleted it. */
  isDisabled: Scalars['Boolean']['output'];
  /** Whether the user is a hub operator. */
  isOperator: Scalars['Boolean']['output'];
  /** Time of the last sign-in by the user. `null` if never. */
  lastSignInAt?: Maybe<Scalars['DateTime']['output']>;
  /** Organizations with the user's role, by title. `null` in lists. */
  memberships?: Maybe<Array<HubMembership>>;
  /** Number of organizations that the user is a member of. */
  organizationCount: Scalars['Int']['output'];
  /** Personal plans, newest first. `null` in lists. */
  plans?: Maybe<Array<HubPlan>>;
  /** Sessions, newest first. `null` in lists. */
  sessions?: Maybe<Array<HubSession>>;
  /** Username. */
  username: Scalars['String']['output'];
  /** UUID used in REST and in URLs. */
  uuid: Scalars['String']['output'];
};

/** A page of users. */
export type HubUserConnection = {
  __typename?: 'HubUserConnection';
  /** Users with their cursors. */
  edges: Array<HubUserEdge>;
  /** Users on this page. */
  nodes: Array<HubUser>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of users. */
  totalCount: Scalars['Int']['output'];
};

/** A user and the cursor. */
export type HubUserEdge = {
  __typename?: 'HubUserEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The user. */
  node: HubUser;
};

/** Filter for users. */
export type HubUserState =
  /** Users who deleted their account. It can be restored for 30 days. */
  | 'DELETED'
  /** Users disabled by an operator. */
  | 'DISABLED'
  /** Hub operators. */
  | 'OPERATOR'
  /** Users whose email address isn't confirmed. */
  | 'UNCONFIRMED';

/** An OpenID Connect provider for single sign-on. */
export type IdentityProvider = {
  __typename?: 'IdentityProvider';
  /** Its name for people. */
  name: Scalars['String']['output'];
  /** URL that starts a sign-in there. Accepts `returnUrl` and `prompt=registration`. */
  startUrl: Scalars['URL']['output'];
};

/** An error in a policy draft. */
export type ImpactProblem = {
  __typename?: 'ImpactProblem';
  /** Message for users. */
  message: Scalars['String']['output'];
  /** Path of the invalid field in the draft. */
  path: Array<Scalars['String']['output']>;
};

/** An environment with files that a policy draft would block. */
export type ImpactedEnvironment = {
  __typename?: 'ImpactedEnvironment';
  /** Name of the device. */
  device: Scalars['String']['output'];
  /** Whether it belongs to the viewer. */
  isOwn: Scalars['Boolean']['output'];
  /** Name of the environment. */
  name: Scalars['String']['output'];
  /** Display name of the owner. `null` for service accounts and deleted accounts. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** Packages that would be blocked. */
  removedPackages: Array<PackageBuild>;
  /** Whether it can still be installed from the channel. */
  result: SolveResult;
  /** Subdir, such as `linux-64`. */
  subdir: Scalars['String']['output'];
  /** Time of the last registration. */
  updatedAt: Scalars['DateTime']['output'];
  /** UUID used in REST and in URLs. */
  uuid: Scalars['String']['output'];
};

/** A page of environments with files that a policy draft would block. */
export type ImpactedEnvironmentConnection = {
  __typename?: 'ImpactedEnvironmentConnection';
  /** Environments with their cursors. */
  edges: Array<ImpactedEnvironmentEdge>;
  /** Environments on this page. */
  nodes: Array<ImpactedEnvironment>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of such environments. */
  totalCount: Scalars['Int']['output'];
};

/** An affected environment and its cursor. */
export type ImpactedEnvironmentEdge = {
  __typename?: 'ImpactedEnvironmentEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The environment. */
  node: ImpactedEnvironment;
};

/** Bundle to import. */
export type ImportBundleInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Name of the file in the organization's folder. */
  fileName: Scalars['String']['input'];
  /** Whether to import despite warnings. */
  ignoreWarnings?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of exporting or importing a bundle. */
export type ImportBundlePayload = {
  __typename?: 'ImportBundlePayload';
  /** The bundle job. */
  bundle?: Maybe<BundleJob>;
  /** The channel with its bundles. */
  channel?: Maybe<Channel>;
  /** Why it failed. Empty on success. */
  userErrors: Array<UserError>;
};

/** Files that describe an environment, and data that they don't contain. */
export type ImportEnvironmentInput = {
  /** Channels to solve unpinned versions from, in priority order. Defaults to the organization's channels in the file, or else `main` or the first channel. */
  channels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Name of the device. Defaults to `uploaded`. */
  device?: InputMaybe<Scalars['String']['input']>;
  /** Name of the environment in a pixi.lock or pixi.toml. Defaults to `default`. */
  environmentName?: InputMaybe<Scalars['String']['input']>;
  /** One file of a supported format, or the files of a `conda-meta` folder. */
  files: Array<EnvironmentFileInput>;
  /** Name of the environment. Defaults to the name in the file. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Folder of the environment. Defaults to the folder in the file, or else the name. */
  prefix?: InputMaybe<Scalars['String']['input']>;
  /** `true` solves all specs of the file. `false` imports exact versions and skips other specs. By default, a file is solved if it leaves a version unpinned. */
  solve?: InputMaybe<Scalars['Boolean']['input']>;
  /** Subdir. Required if the file contains none or several. */
  subdir?: InputMaybe<Scalars['String']['input']>;
};

/** Result of registering an environment. */
export type ImportEnvironmentPayload = {
  __typename?: 'ImportEnvironmentPayload';
  /** The registered environment. */
  environment?: Maybe<Environment>;
  /** Detected format of the file. `null` if it wasn't recognized. */
  format?: Maybe<EnvironmentFormat>;
  /** Skipped entries of the file, at most 50. */
  skippedEntries?: Maybe<Array<EnvironmentRemark>>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Bundle to import. */
export type ImportFeedBundleInput = {
  /** Whether to import the bundle even if it is older than the existing data. */
  allowOlder?: Scalars['Boolean']['input'];
  /** Name of the file in the folder advisories/incoming of the hub. */
  fileName: Scalars['String']['input'];
  /** Public key of the exporting hub. Get it separately from the bundle. */
  key: Scalars['String']['input'];
};

/** Result of exporting, importing, or deleting a feed bundle. */
export type ImportFeedBundlePayload = {
  __typename?: 'ImportFeedBundlePayload';
  /** Feed bundles after the change. */
  bundles?: Maybe<FeedBundles>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Notebook to import. */
export type ImportNotebookInput = {
  /** Content in nbformat 4, at most 5 MB. */
  content: Scalars['JSON']['input'];
  /** Name, 1 to 80 characters. */
  title: Scalars['String']['input'];
};

/** Result of a notebook change. */
export type ImportNotebookPayload = {
  __typename?: 'ImportNotebookPayload';
  /** The notebook after the change. `null` after it was deleted. */
  notebook?: Maybe<Notebook>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** OpenVEX document to import. */
export type ImportOpenVexInput = {
  /** OpenVEX document, at most 4 MiB. */
  document: Scalars['JSON']['input'];
  /** Name of the organization that imports it. */
  organization: Scalars['String']['input'];
};

/** Result of importing an OpenVEX document. */
export type ImportOpenVexPayload = {
  __typename?: 'ImportOpenVexPayload';
  /** Number of new or changed statements. `null` if nothing was imported. */
  importedCount?: Maybe<Scalars['Int']['output']>;
  /** Number of statements that already exist or are older than the author's current ones. `null` if nothing was imported. */
  unchangedCount?: Maybe<Scalars['Int']['output']>;
  /** Errors that kept the document from being imported, with their location in the document. Empty on success. */
  userErrors: Array<UserError>;
};

/** A bundle in an organization's folder, compared with a channel. */
export type IncomingBundle = {
  __typename?: 'IncomingBundle';
  /** Exported channel on that hub, as `organization/channel`. `null` if the bundle can't be read. */
  channel?: Maybe<Scalars['String']['output']>;
  /** Creation time. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it can't be imported. `null` if it can. */
  error?: Maybe<Scalars['String']['output']>;
  /** Number of files in the bundle. `null` if it can't be read. */
  fileCount?: Maybe<Scalars['Int']['output']>;
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** URL of the hub that exported it. `null` if it can't be read. */
  hub?: Maybe<Scalars['String']['output']>;
  /** Short ID of the key that signed it. `null` if the bundle can't be read. */
  keyId?: Maybe<Scalars['String']['output']>;
  /** Number of files that the channel doesn't have. `null` if the bundle can't be read. */
  newCount?: Maybe<Scalars['Int']['output']>;
  /** Size of the file. */
  size: Scalars['ByteSize']['output'];
  /** Number of the exported snapshot. `null` if the bundle can't be read. */
  snapshot?: Maybe<Scalars['Int']['output']>;
  /** Number of files that the channel already has. `null` if the bundle can't be read. */
  unchangedCount?: Maybe<Scalars['Int']['output']>;
  /** Warnings that the user must confirm before the import. */
  warnings: Array<Scalars['String']['output']>;
  /** Number of files that were yanked or quarantined in the channel. They stay so. `null` if the bundle can't be read. */
  yankedCount?: Maybe<Scalars['Int']['output']>;
};

/** Bundles in an organization's folder on the hub. */
export type IncomingBundles = {
  __typename?: 'IncomingBundles';
  /** Folder for bundles, relative to the hub's data folder. Operators put files there. */
  folder: Scalars['String']['output'];
  /** Bundles by file name. */
  nodes: Array<IncomingBundle>;
  /** Keys whose bundles the hub accepts. */
  trustedKeys: Array<TrustedKey>;
};

/** A file in the folder for imports. */
export type IncomingFeedBundle = {
  __typename?: 'IncomingFeedBundle';
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Size of the file in bytes. */
  size: Scalars['Float']['output'];
};

/** A validation error in the input. */
export type InputError = UserError & {
  __typename?: 'InputError';
  /** Stable code for programs. */
  code: Scalars['String']['output'];
  /** Path of the invalid field in the input. */
  field: Array<Scalars['String']['output']>;
  /** Message for users. */
  message: Scalars['String']['output'];
};

/** Match specs that must be installable together. */
export type InstallCheck = {
  __typename?: 'InstallCheck';
  /** Whether a failure puts policy runs on hold, if the channel does so. */
  isRequired: Scalars['Boolean']['output'];
  /** Label, unique in the channel. */
  label: Scalars['String']['output'];
  /** Match specs to install. */
  specs: Array<Scalars['String']['output']>;
  /** Subdirs to check. Empty for all subdirs that the channel serves. */
  subdirs: Array<Scalars['String']['output']>;
};

/** Effect of a policy draft on an install check for one subdir. */
export type InstallCheckChange = {
  __typename?: 'InstallCheckChange';
  /** Whether it would pass. `null` if not determined in time. */
  after?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it passes now. `null` if not determined in time. */
  before?: Maybe<Scalars['Boolean']['output']>;
  /** Why it would fail, as a sentence. `null` if it would pass. */
  detail?: Maybe<Scalars['String']['output']>;
  /** Whether a failure puts policy runs on hold, if the channel does so. */
  isRequired: Scalars['Boolean']['output'];
  /** Label of the install check. */
  label: Scalars['String']['output'];
  /** Subdir, such as `linux-64`. */
  subdir: Scalars['String']['output'];
};

/** An install check. */
export type InstallCheckInput = {
  /** Whether a failure puts policy runs on hold, if the channel does so. */
  isRequired: Scalars['Boolean']['input'];
  /** Label, at most 80 characters, unique in the channel. */
  label: Scalars['String']['input'];
  /** Match specs, 1 to 100. */
  specs: Array<Scalars['String']['input']>;
  /** Subdirs to check. Empty for all subdirs that the channel serves. */
  subdirs: Array<Scalars['String']['input']>;
};

/** Result of an install check for one subdir. */
export type InstallCheckResult = {
  __typename?: 'InstallCheckResult';
  /** Why it fails, as a sentence. `null` if it passes. */
  detail?: Maybe<Scalars['String']['output']>;
  /** Whether it passes. `null` if not determined in time. */
  hasPassed?: Maybe<Scalars['Boolean']['output']>;
  /** Whether a failure puts policy runs on hold, if the channel does so. */
  isRequired: Scalars['Boolean']['output'];
  /** Label of the install check. */
  label: Scalars['String']['output'];
  /** Subdir, such as `linux-64`. */
  subdir: Scalars['String']['output'];
};

/** Installability of a channel with a policy. */
export type Installability = {
  __typename?: 'Installability';
  /** Installability by subdir. Includes `noarch` only if the channel has no other subdir. */
  bySubdir: Array<SubdirInstallability>;
  /** Effect on the channel's install checks. */
  installChecks: Array<InstallCheckChange>;
  /** Number of packages that are uninstallable for at least one subdir. */
  uninstallablePackageCount: Scalars['Int']['output'];
};

/** Installability issues of a channel. */
export type InstallabilityIssue = {
  __typename?: 'InstallabilityIssue';
  /** Name of the channel. */
  channelName: Scalars['String']['output'];
  /** Total number of them. */
  failedCheckCount: Scalars['Int']['output'];
  /** Required install checks that fail in what the channel serves, at most 10. */
  failedChecks: Array<InstallCheckResult>;
  /** Packages that a policy run of the last 14 days made uninstallable and that still are. `null` if none. */
  uninstallable?: Maybe<UninstallablePackages>;
};

/** A package in an environment. */
export type InstalledPackage = {
  __typename?: 'InstalledPackage';
  /** Build string. */
  build: Scalars['String']['output'];
  /** Channel it was installed from. Empty if unknown. */
  channel: Scalars['String']['output'];
  /** The rule that decided about the file, as text. `null` without a policy. */
  decidingRule?: Maybe<Scalars['String']['output']>;
  /** Whether that channel currently serves the file. `null` if unknown. */
  decision?: Maybe<Decision>;
  /** The file in that channel. `null` if unknown. */
  file?: Maybe<FileRef>;
  /** Channel of the organization that contains the file. `null` if there is none or the viewer can't read it. */
  hubChannel?: Maybe<Scalars['String']['output']>;
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** Subdir of the file, such as `noarch`. */
  subdir: Scalars['String']['output'];
  /** Version. */
  version: Scalars['CondaVersion']['output'];
  /** Summary of known vulnerabilities of its name and version, regardless of the channel. */
  vulnerabilities: VulnerabilitySummary;
};

/** Kind of package difference. */
export type InstalledPackageChange =
  /** The package was added. */
  | 'ADDED'
  /** The build is the same, but from another channel. */
  | 'CHANNEL_CHANGED'
  /** The version is older. */
  | 'DOWNGRADED'
  /** The version is the same, but the build differs. */
  | 'REBUILT'
  /** The package was removed. */
  | 'REMOVED'
  /** A value that this version of the API doesn't know. */
  | 'UNKNOWN'
  /** The version is newer. */
  | 'UPGRADED';

/** A page of installed packages. */
export type InstalledPackageConnection = {
  __typename?: 'InstalledPackageConnection';
  /** Packages with their cursors. */
  edges: Array<InstalledPackageEdge>;
  /** Packages on this page. */
  nodes: Array<InstalledPackage>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of packages. */
  totalCount: Scalars['Int']['output'];
};

/** An installed package and its cursor. */
export type InstalledPackageEdge = {
  __typename?: 'InstalledPackageEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The package. */
  node: InstalledPackage;
};

/** A pending invitation, as admins see it. */
export type Invitation = {
  __typename?: 'Invitation';
  /** Creation time. */
  createdAt: Scalars['DateTime']['output'];
  /** Invited email address. */
  email: Scalars['EmailAddress']['output'];
  /** Expiration time. */
  expiresAt: Scalars['DateTime']['output'];
  /** Display name of the inviting user. `null` if the account was deleted. */
  invitedBy?: Maybe<Scalars['String']['output']>;
  /** Whether it has expired. */
  isExpired: Scalars['Boolean']['output'];
  /** Role after acceptance, if the inviting user can still assign it. Otherwise member. */
  role: OrganizationRole;
  /** Time at which its email was last sent. */
  sentAt: Scalars['DateTime']['output'];
  /** Code from the link. Only the owner of the email address can use it. */
  token: Scalars['String']['output'];
  /** URL of the page that accepts or declines it. */
  url: Scalars['URL']['output'];
};

/** A page of invitations. */
export type InvitationConnection = {
  __typename?: 'InvitationConnection';
  /** Invitations with their cursors. */
  edges: Array<InvitationEdge>;
  /** Invitations on this page. */
  nodes: Array<Invitation>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of invitations. */
  totalCount: Scalars['Int']['output'];
};

/** An invitation and its cursor. */
export type InvitationEdge = {
  __typename?: 'InvitationEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The invitation. */
  node: Invitation;
};

/** Outcome for an email address. */
export type InvitationOutcome = {
  __typename?: 'InvitationOutcome';
  /** Email address. */
  email: Scalars['EmailAddress']['output'];
  /** Outcome for the address. */
  outcome: InvitationOutcomeKind;
};

/** Outcome for an email address. */
export type InvitationOutcomeKind =
  /** The address is already invited, so no email was sent. */
  | 'ALREADY_INVITED'
  /** The address belongs to a member, so no email was sent. */
  | 'ALREADY_MEMBER'
  /** The address has no pending invitation. */
  | 'NOT_INVITED'
  /** The address recently received emails from this hub, so no email was sent. */
  | 'RATE_LIMITED'
  /** The invitation was revoked. */
  | 'REVOKED'
  /** An email was sent. */
  | 'SENT'
  /** An outcome that this version of the API doesn't know. */
  | 'UNKNOWN';

/** State of an invitation. */
export type InvitationState =
  /** It was already accepted. */
  | 'ACCEPTED'
  /** It has expired. */
  | 'EXPIRED'
  /** It can be accepted. */
  | 'OPEN'
  /** A state that this version of the API doesn't know. */
  | 'UNKNOWN';

/** Relation of the viewer to an invitation. */
export type InvitationViewerState =
  /** A user with another email address. */
  | 'EMAIL_MISMATCH'
  /** The invited user, whose email address isn't confirmed. */
  | 'EMAIL_NOT_CONFIRMED'
  /** The invited user. */
  | 'INVITED'
  /** A user who is already a member. */
  | 'MEMBER'
  /** A relation that this version of the API doesn't know. */
  | 'UNKNOWN'
  /** No one is signed in. */
  | 'VISITOR';

/** An invoice. */
export type Invoice = {
  __typename?: 'Invoice';
  /** URL of the invoice page. */
  htmlUrl: Scalars['URL']['output'];
  /** Time at which it was written. */
  issuedAt: Scalars['DateTime']['output'];
  /** Invoice number. */
  number: Scalars['String']['output'];
  /** URL of the invoice as PDF. */
  pdfUrl: Scalars['URL']['output'];
  /** Status of the invoice. */
  status: InvoiceStatus;
  /** Tax in US cents. */
  tax: Scalars['Int']['output'];
  /** Amount with tax, in US cents. */
  total: Scalars['Int']['output'];
};

/** A line of an invoice preview or invoice. */
export type InvoiceLine = {
  __typename?: 'InvoiceLine';
  /** Amount in US cents. Negative for credits. */
  amount: Scalars['Int']['output'];
  /** Description of the line. */
  description: Scalars['String']['output'];
  /** End of the billed period. */
  periodEnd: Scalars['DateTime']['output'];
  /** Start of the billed period. */
  periodStart: Scalars['DateTime']['output'];
  /** Seats. */
  quantity: Scalars['Int']['output'];
};

/** Price of a purchase or change, in US cents. */
export type InvoicePreview = {
  __typename?: 'InvoicePreview';
  /** Billing interval. */
  billingCycle: BillingCycle;
  /** Remaining credit in US cents. Reduces later invoices. */
  creditLeft: Scalars['Int']['output'];
  /** Credit used from earlier changes, in US cents. */
  creditUsed: Scalars['Int']['output'];
  /** Whether an existing paid plan is changed. */
  isChange: Scalars['Boolean']['output'];
  /** Lines of the invoice. */
  lines: Array<InvoiceLine>;
  /** Amount of the next charge with tax, in US cents. */
  nextAmount: Scalars['Int']['output'];
  /** Time of the next charge. */
  periodEnd: Scalars['DateTime']['output'];
  /** Product code of the plan. */
  productCode: ProductCode;
  /** Seats. */
  quantity: Scalars['Int']['output'];
  /** Sum of the lines in US cents. Negative if credits exceed charges. */
  subtotal: Scalars['Int']['output'];
  /** Tax in US cents. */
  tax: Scalars['Int']['output'];
  /** Name of the tax. */
  taxName: Scalars['String']['output'];
  /** Amount charged now, in US cents. */
  total: Scalars['Int']['output'];
};

/** Purchase to preview. */
export type InvoicePreviewInput = {
  /** Address that determines the tax, if no address is stored yet. */
  address?: InputMaybe<BillingAddressInput>;
  /** Billing interval. */
  billingCycle: BillingCycle;
  /** Name of the organization it is for. Defaults to the viewer. */
  organization?: InputMaybe<Scalars['String']['input']>;
  /** Product code of the plan. */
  productCode: ProductCode;
  /** Seats. */
  quantity: Scalars['Int']['input'];
};

/** Status of an invoice. */
export type InvoiceStatus =
  /** Draft that can still change. */
  | 'DRAFT'
  /** Not paid yet. */
  | 'OPEN'
  /** Paid. */
  | 'PAID'
  /** Not paid, and no longer collected. */
  | 'UNCOLLECTIBLE'
  /** A state that this version of the API doesn't know. */
  | 'UNKNOWN'
  /** Canceled. */
  | 'VOID';

/** A queue of jobs. */
export type JobQueue = {
  __typename?: 'JobQueue';
  /** Number of running jobs. */
  active: Scalars['Int']['output'];
  /** Number of jobs that failed in the last three days. */
  failed: Scalars['Int']['output'];
  /** Name of the queue. */
  name: Scalars['String']['output'];
  /** Display name. */
  title: Scalars['String']['output'];
  /** Number of queued jobs. */
  waiting: Scalars['Int']['output'];
};

/** State of a job or policy run. */
export type JobState =
  /** Shown as 'Canceled'. */
  | 'CANCELED'
  /** Shown as 'Completed'. */
  | 'COMPLETED'
  /** Shown as 'Completed'. */
  | 'DONE'
  /** Shown as 'Failed'. */
  | 'FAILED'
  /** Shown as 'In Progress'. */
  | 'IN_PROGRESS'
  /** Shown as 'Pending'. */
  | 'PENDING'
  /** Queued. Shown as 'In Queue'. */
  | 'QUEUED'
  /** Shown as 'Scheduled'. */
  | 'SCHEDULED'
  /** A state that this version of the API doesn't know. */
  | 'UNKNOWN';

/** A learning video with oEmbed data of its provider. */
export type LearningVideo = {
  __typename?: 'LearningVideo';
  /** Name of the provider. `null` if unknown. */
  provider?: Maybe<Scalars['String']['output']>;
  /** URL of a thumbnail on this hub. `null` if there is none. */
  thumbnailUrl?: Maybe<Scalars['URL']['output']>;
  /** Title. `null` if unknown. */
  title?: Maybe<Scalars['String']['output']>;
  /** URL of the video. */
  url: Scalars['URL']['output'];
};

/** Organization to delete or leave. */
export type LeaveOrganizationInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of leaving an organization. */
export type LeaveOrganizationPayload = {
  __typename?: 'LeaveOrganizationPayload';
  /** Global ID of the organization that the viewer left. */
  organizationId?: Maybe<Scalars['ID']['output']>;
  /** Errors that kept the request from being carried out, such as no other admin. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer with the changed list of organizations. */
  viewer?: Maybe<User>;
};

/** A whole list as a file: lines of JSON, compressed with gzip. */
export type ListExport = Node & {
  __typename?: 'ListExport';
  /** Request time. */
  createdAt: Scalars['DateTime']['output'];
  /** Download path of the file on this hub. `null` until the export is done. */
  downloadPath?: Maybe<Scalars['String']['output']>;
  /** Why it failed. `null` if it didn't fail. */
  error?: Maybe<Scalars['String']['output']>;
  /** Time at which it is deleted, with its file. */
  expiresAt: Scalars['DateTime']['output'];
  /** End time. `null` while it is in progress. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Number of items in the file so far. */
  itemCount: Scalars['Int']['output'];
  /** Address of the list in the REST API, with its filters. */
  path: Scalars['String']['output'];
  /** Size of the file so far. */
  size: Scalars['ByteSize']['output'];
  /** State of the job. */
  state: JobState;
  /** Number of items in the list when the export was requested. */
  totalCount: Scalars['Int']['output'];
};

/** A page of exports. */
export type ListExportConnection = {
  __typename?: 'ListExportConnection';
  /** Exports with their cursors. */
  edges: Array<ListExportEdge>;
  /** Exports on this page. */
  nodes: Array<ListExport>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of exports. */
  totalCount: Scalars['Int']['output'];
};

/** An export and its cursor. */
export type ListExportEdge = {
  __typename?: 'ListExportEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The export. */
  node: ListExport;
};

/** Updates that the server sends when something changes: GraphQL subscriptions over Server-Sent Events, in the distinct connections mode of the GraphQL over SSE protocol. Send a subscription with `Accept: text/event-stream`. */
export type LiveUpdates = {
  __typename?: 'LiveUpdates';
  /** Sends what changed that concerns the viewer, in all organizations. The first event has what changed in the last minute, or since a version. */
  accountUpdated: AccountUpdate;
  /** Sends a channel now, and again when one of its policy runs, its newest sync, or its publication changes. */
  channelUpdated: Channel;
  /** Sends what changed in the hub, to operators. The first event has what changed in the last minute, or since a version. */
  hubUpdated: HubUpdate;
  /** Sends which kinds of things changed in an organization, of those that the viewer can read. The first event has those of the last minute, or those since a version. */
  organizationUpdated: OrganizationUpdate;
};


/** Updates that the server sends when something changes: GraphQL subscriptions over Server-Sent Events, in the distinct connections mode of the GraphQL over SSE protocol. Send a subscription with `Accept: text/event-stream`. */
export type LiveUpdatesAccountUpdatedArgs = {
  since?: InputMaybe<Scalars['String']['input']>;
};


/** Updates that the server sends when something changes: GraphQL subscriptions over Server-Sent Events, in the distinct connections mode of the GraphQL over SSE protocol. Send a subscription with `Accept: text/event-stream`. */
export type LiveUpdatesChannelUpdatedArgs = {
  channel: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};


/** Updates that the server sends when something changes: GraphQL subscriptions over Server-Sent Events, in the distinct connections mode of the GraphQL over SSE protocol. Send a subscription with `Accept: text/event-stream`. */
export type LiveUpdatesHubUpdatedArgs = {
  since?: InputMaybe<Scalars['String']['input']>;
};


/** Updates that the server sends when something changes: GraphQL subscriptions over Server-Sent Events, in the distinct connections mode of the GraphQL over SSE protocol. Send a subscription with `Accept: text/event-stream`. */
export type LiveUpdatesOrganizationUpdatedArgs = {
  organization: Scalars['String']['input'];
  since?: InputMaybe<Scalars['String']['input']>;
};

/** Format of a lock file. */
export type LockFileFormat =
  /** An environment.yml with exact versions. */
  | 'ENVIRONMENT_YML'
  /** URLs of its packages, for `conda create --file`. */
  | 'EXPLICIT';

/** A mail server, without its credentials. */
export type MailServer = {
  __typename?: 'MailServer';
  /** Host and port. */
  address: Scalars['String']['output'];
  /** Whether the hub authenticates with the server. */
  isAuthenticated: Scalars['Boolean']['output'];
  /** Whether the connection starts encrypted. Otherwise, it is encrypted as soon as the server offers it. */
  isEncrypted: Scalars['Boolean']['output'];
};

/** A change of a package's upstream mapping that an operator must review. */
export type MappingChange = {
  __typename?: 'MappingChange';
  /** Key of the feed that proposes the change. */
  feed: Scalars['String']['output'];
  /** Name of the conda package. */
  name: Scalars['String']['output'];
  /** Mappings after the change, as ecosystem/name. Empty for no mapping. */
  proposed: Array<Scalars['String']['output']>;
  /** Time of the proposal. */
  proposedAt: Scalars['DateTime']['output'];
  /** Mappings that would be removed or get lower confidence, as ecosystem/name. */
  removedMappings: Array<Scalars['String']['output']>;
};

/** A page of mapping changes to review. */
export type MappingChangeConnection = {
  __typename?: 'MappingChangeConnection';
  /** Changes with their cursors. */
  edges: Array<MappingChangeEdge>;
  /** Mapping changes on this page. */
  nodes: Array<MappingChange>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of mapping changes. */
  totalCount: Scalars['Int']['output'];
};

/** A mapping change and its cursor. */
export type MappingChangeEdge = {
  __typename?: 'MappingChangeEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The mapping change. */
  node: MappingChange;
};

/** Confidence in an upstream mapping. */
export type MappingConfidence =
  /** Verified, or named in the package metadata. */
  | 'HIGH'
  /** A suggestion. It marks nothing as affected or unaffected. */
  | 'LOW'
  /** Set by a rule that is usually correct. */
  | 'MEDIUM'
  /** A value that this version of the API doesn't know. */
  | 'UNKNOWN';

/** A user's membership in an organization. */
export type Member = Node & {
  __typename?: 'Member';
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Role of the member. */
  role: OrganizationRole;
  /** The user. */
  user: User;
  /** Version of the editable data. Send it as `expectedVersion` with an update. */
  version: Scalars['String']['output'];
};

/** A page of members. */
export type MemberConnection = {
  __typename?: 'MemberConnection';
  /** Members with their cursors. */
  edges: Array<MemberEdge>;
  /** Members on this page. */
  nodes: Array<Member>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of members. */
  totalCount: Scalars['Int']['output'];
};

/** A member and its cursor. */
export type MemberEdge = {
  __typename?: 'MemberEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The member. */
  node: Member;
};

/** The viewer's membership in an organization. */
export type Membership = {
  __typename?: 'Membership';
  /** Role of the viewer. */
  role: OrganizationRole;
};

/** Settings and status of a mirror. */
export type Mirror = {
  __typename?: 'Mirror';
  /** Additional sources in priority order after the first source. The first source that lists a name provides it. Empty if the viewer can't sync the mirror. */
  additionalSourceUrls: Array<Scalars['String']['output']>;
  /** Number of listed files that this hub has downloaded. */
  cachedFileCount: Scalars['Int']['output'];
  /** Credentials for the first source, without the secret. `null` if there are none or the viewer can't sync the mirror. */
  credentials?: Maybe<MirrorCredentials>;
  /** Download policy: which package files are downloaded before they are requested. */
  downloadPolicy: MirrorDownloadPolicy;
  /** Match specs of excluded records. They override `specs`. `null` excludes nothing. */
  excludes?: Maybe<Array<Scalars['MatchSpec']['output']>>;
  /** Files that the last sync would have removed and for which it is on hold. `null` if it isn't on hold. */
  heldLoss?: Maybe<MirrorLoss>;
  /** The latest sync. `null` if the mirror was never synced. */
  lastSync?: Maybe<MirrorSync>;
  /** Whether the index keeps listing cached files that were removed from the source. */
  listsRemovedFiles: Scalars['Boolean']['output'];
  /** Percentage of its files that one sync can remove before it is put on hold. 100 never holds a sync. */
  lossLimitPercent: Scalars['Int']['output'];
  /** Maximum download rate for package files, in bytes per second. `null` for the operator's limit. */
  maxBytesPerSecond?: Maybe<Scalars['ByteSize']['output']>;
  /** Maximum number of concurrent downloads. `null` for the operator's limit. */
  maxConcurrentDownloads?: Maybe<Scalars['Int']['output']>;
  /** Time of the next automatic sync. `null` if none is scheduled. */
  nextSyncAt?: Maybe<Scalars['DateTime']['output']>;
  /** Source problems, newest first, at most 50. Empty if the viewer can't sync the mirror. */
  problems: Array<MirrorProblem>;
  /** Number of cached files that were removed from the source. */
  removedFromSourceCount: Scalars['Int']['output'];
  /** Number of source records that the mirror skipped. */
  skippedCount: Scalars['Int']['output'];
  /** URL or folder of the source, without credentials. `null` if the viewer can't sync the mirror. */
  source?: Maybe<Scalars['String']['output']>;
  /** Match specs of the mirrored records. A record must match at least one. `null` mirrors everything. */
  specs?: Maybe<Array<Scalars['MatchSpec']['output']>>;
  /** Mirrored subdirs. `null` for all that the hub supports. */
  subdirs?: Maybe<Array<Scalars['String']['output']>>;
  /** Minutes between automatic syncs. `null` if syncs are started manually. */
  syncIntervalMinutes?: Maybe<Scalars['Int']['output']>;
  /** Time of the last successful sync. `null` if never synced. */
  syncedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Version of the editable data. Send it as `expectedVersion` with an update. */
  version: Scalars['String']['output'];
};

/** How a mirror authenticates with its source. */
export type MirrorCredentialKind =
  /** A username with a password, or with a token as the password. */
  | 'BASIC'
  /** A token, sent as `Bearer`. */
  | 'BEARER';

/** Credentials for the first source of a mirror. The API never returns the secret. */
export type MirrorCredentials = {
  __typename?: 'MirrorCredentials';
  /** Authentication method. */
  kind: MirrorCredentialKind;
  /** Time at which the credentials were set. */
  setAt: Scalars['DateTime']['output'];
  /** Username. `null` for a token. */
  username?: Maybe<Scalars['String']['output']>;
};

/** Credentials for the first source of a mirror: a token, or a username and password. */
export type MirrorCredentialsInput = {
  /** Token or password. */
  passwordOrToken: Scalars['String']['input'];
  /** Username. `null` for a token. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** Download policy of a mirror: which package files are downloaded before they are requested. */
export type MirrorDownloadPolicy =
  /** All files. */
  | 'ALL'
  /** Files that the policies of the mirror, or of virtual channels based on it, allow. Every file if no policy is applied. */
  | 'ALLOWED'
  /** Builds in registered environments of the organization. */
  | 'IN_USE'
  /** On demand: a file is downloaded when it is first requested. */
  | 'ON_DEMAND';

/** Files that the sources no longer list and for which a sync is on hold. The mirror keeps them until an admin decides or the sources list them again. */
export type MirrorLoss = {
  __typename?: 'MirrorLoss';
  /** Decision of an admin. `null` if there is none yet. */
  decision?: Maybe<MirrorLossDecision>;
  /** Number of files in the mirror. */
  fileCount: Scalars['Int']['output'];
  /** Number of files in the mirror that its sources no longer list. */
  lostCount: Scalars['Int']['output'];
  /** Time at which the first such sync was put on hold. */
  since: Scalars['DateTime']['output'];
  /** The same numbers for each affected subdir. */
  subdirs: Array<MirrorSubdirLoss>;
};

/** Decision about a sync on hold. */
export type MirrorLossDecision =
  /** Keeps the files until the sources list them again. */
  | 'KEEP'
  /** Allows one sync to remove this number of files. */
  | 'REMOVE'
  /** A value that this version of the API doesn't know. */
  | 'UNKNOWN';

/** A problem with a source of a mirror. */
export type MirrorProblem = {
  __typename?: 'MirrorProblem';
  /** File as `SUBDIR/FILE`. `null` if the problem concerns the whole source. */
  file?: Maybe<Scalars['String']['output']>;
  /** Kind of problem. */
  kind: MirrorProblemKind;
  /** Description of the problem. */
  message: Scalars['String']['output'];
  /** Time of the problem. */
  occurredAt: Scalars['DateTime']['output'];
  /** URL of the source, without credentials. */
  source: Scalars['String']['output'];
};

/** Kind of source problem. */
export type MirrorProblemKind =
  /** A downloaded file didn't match its record and was discarded. */
  | 'CORRUPT'
  /** A listed file couldn't be downloaded. The message contains the response. */
  | 'FAILED'
  /** A download was interrupted, and resumed. */
  | 'INTERRUPTED'
  /** The source limited the request rate. */
  | 'RATE_LIMITED'
  /** A subdir of the source isn't mirrored. The message says why. */
  | 'SUBDIR'
  /** A kind that this version of the API doesn't know. */
  | 'UNKNOWN'
  /** A sync skipped an unreachable source. Its listed files stay. */
  | 'UNREACHABLE';

/** Files of one subdir that the sources of a mirror no longer list. */
export type MirrorSubdirLoss = {
  __typename?: 'MirrorSubdirLoss';
  /** Number of files in the mirror. */
  fileCount: Scalars['Int']['output'];
  /** Number of files in the mirror that its sources no longer list. */
  lostCount: Scalars['Int']['output'];
  /** Subdir, such as `linux-64`. */
  subdir: Scalars['String']['output'];
};

/** A sync of a mirror. */
export type MirrorSync = Node & {
  __typename?: 'MirrorSync';
  /** Request time. */
  createdAt: Scalars['DateTime']['output'];
  /** Why it failed. `null` if it didn't fail. */
  error?: Maybe<Scalars['String']['output']>;
  /** End time. `null` while it is running. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Whether it failed because the source lists too few files. The mirror keeps its files. */
  isOnHold: Scalars['Boolean']['output'];
  /** Current step, as text. */
  phase: Scalars['String']['output'];
  /** Fraction between 0 and 1. `null` if unknown. */
  progress?: Maybe<Scalars['Float']['output']>;
  /** Number of records read so far. */
  recordCount: Scalars['Int']['output'];
  /** State of the sync. */
  state: JobState;
};

/** Owner of a token for an organization's channels. */
export type MirrorTokenSource =
  /** The organization. */
  | 'ORGANIZATION'
  /** The viewer. */
  | 'VIEWER';

/** A dependency that is missing in a channel. */
export type MissingDependency = {
  __typename?: 'MissingDependency';
  /** Package with the dependency. */
  name: Scalars['String']['output'];
  /** Match spec of the dependency. */
  spec: Scalars['String']['output'];
};

/** Requests for a package that a monitored policy would have blocked. */
export type MonitoredRequest = {
  __typename?: 'MonitoredRequest';
  /** Time of the last request. */
  lastRequestedAt: Scalars['DateTime']['output'];
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** User whose token was used. `null` if the request had no user's token. */
  person?: Maybe<User>;
  /** Number of requests. */
  requestCount: Scalars['Int']['output'];
  /** The rule as text. */
  rule: Scalars['String']['output'];
  /** Name of the service account whose token was used. `null` if none. If there is also no user, the request had the organization's token or none. */
  serviceAccountName?: Maybe<Scalars['String']['output']>;
};

/** A page of requests that a monitored policy would have blocked. */
export type MonitoredRequestConnection = {
  __typename?: 'MonitoredRequestConnection';
  /** Requests with their cursors. */
  edges: Array<MonitoredRequestEdge>;
  /** Requests on this page. */
  nodes: Array<MonitoredRequest>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of rows, one per user, package, and rule. */
  totalCount: Scalars['Int']['output'];
};

/** Requests for a package and their cursor. */
export type MonitoredRequestEdge = {
  __typename?: 'MonitoredRequestEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The requests. */
  node: MonitoredRequest;
};

/** Effect of one rule of a monitored policy. */
export type MonitoredRule = {
  __typename?: 'MonitoredRule';
  /** Number of files that it would block. */
  fileCount: Scalars['Int']['output'];
  /** Number of requests that it would have blocked. */
  requestCount: Scalars['Int']['output'];
  /** The rule as text. */
  rule: Scalars['String']['output'];
};

/** Writes. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts an invitation. The viewer becomes a member and must have the invited, confirmed email address. */
  acceptInvitation: AcceptInvitationPayload;
  /** Gives a group access to a channel. Has no effect if it already has access. */
  addChannelGroup: AddChannelGroupPayload;
  /** Adds a member of the organization to a group. Has no effect if already added. */
  addGroupMember: AddGroupMemberPayload;
  /** Adds a passkey to the viewer's account. */
  addPasskey: AddPasskeyPayload;
  /** Adds seats for one, several, or all members. If one assignment fails, none is made. */
  addSeatAssignments: AddSeatAssignmentsPayload;
  /** Adds a public key to a service account. At most two work at a time. Requires a plan with service accounts. */
  addServiceAccountPublicKey: AddServiceAccountPublicKeyPayload;
  /** Adds a trusted workload to a service account. Requires a plan with service accounts. */
  addServiceAccountWorkload: AddServiceAccountWorkloadPayload;
  /** Adds a trusted workload to a channel. */
  addTrustedWorkload: AddTrustedWorkloadPayload;
  /** Adds a supplier's OpenVEX document, which the hub then fetches daily. */
  addVexSource: AddVexSourcePayload;
  /** Applies a policy to a channel, or replaces its current policy. */
  applyPolicy: ApplyPolicyPayload;
  /** Creates or updates the policy of a file, and applies it to the file's channels. If one part fails, nothing changes. */
  applyPolicyFile: ApplyPolicyFilePayload;
  /** Removes the viewer from an open request. The request is canceled if no other requester remains. */
  cancelExceptionRequest: CancelExceptionRequestPayload;
  /** Cancels a queued or running job. Requires the hub operator role. */
  cancelJob: CancelJobPayload;
  /** Cancels a running or queued sync. */
  cancelMirrorSync: CancelMirrorSyncPayload;
  /** Cancels a policy run. The channel keeps serving its current version. */
  cancelPolicyRun: CancelPolicyRunPayload;
  /** Cancels a promotion requested by the viewer. */
  cancelPromotion: CancelPromotionPayload;
  /** Claims the education offer for the viewer. */
  claimEducationOffer: ClaimEducationOfferPayload;
  /** Makes the viewer the operator of a hub without operators, using the link from its terminal. Also confirms the viewer's email address. */
  claimOperatorRole: ClaimOperatorRolePayload;
  /** Creates an account and sends an email. The response is the same if the email address already has an account. */
  createAccount: CreateAccountPayload;
  /** Creates an API token for the viewer. The secret is shown only once, in this response. Requires re-authentication (`FRESH_PROOF_NEEDED`), and can't be called with a token. */
  createApiToken: CreateApiTokenPayload;
  /** Opens the billing portal of the viewer or an organization. */
  createBillingPortalSession: CreateBillingPortalSessionPayload;
  /** Creates a channel. */
  createChannel: CreateChannelPayload;
  /** Creates a token for the channels of an organization, or rotates the existing one. The secret is shown only once, in this response. */
  createChannelToken: CreateChannelTokenPayload;
  /** Starts a checkout. Each request starts a new one. */
  createCheckout: CreateCheckoutPayload;
  /** Creates a collection. */
  createCollection: CreateCollectionPayload;
  /** Subscribes the viewer to emails about a channel's deltas, or changes an existing subscription. */
  createDeltaSubscription: CreateDeltaSubscriptionPayload;
  /** Requests an exception from a channel's policy. If it was already requested, the viewer joins that request. */
  createExceptionRequest: CreateExceptionRequestPayload;
  /** Records that a user saw the effect of a flag. Send it once, without retries. */
  createFlagExposure: CreateFlagExposurePayload;
  /** Creates a group. */
  createGroup: CreateGroupPayload;
  /** Invites users to an organization by email, 1 to 50 addresses. The result never shows whether an address has an account. */
  createInvitations: CreateInvitationsPayload;
  /** Exports a whole list to a file, for lists that take longer than a response. It is stored for a day. */
  createListExport: CreateListExportPayload;
  /** Creates an organization. The viewer becomes its admin. */
  createOrganization: CreateOrganizationPayload;
  /** Creates the organization token, or rotates the existing one. The secret is shown only once, in this response. */
  createOrganizationToken: CreateOrganizationTokenPayload;
  /** Starts adding a passkey to the viewer's account. Returns a challenge for the browser. */
  createPasskeyChallenge: CreatePasskeyChallengePayload;
  /** Starts a sign-in with a passkey. Returns a challenge for the browser. */
  createPasskeySignInChallenge: CreatePasskeySignInChallengePayload;
  /** Creates the viewer's personal token, or rotates the existing one. It gives access to all channels that the viewer can read. The secret is shown only once, in this response. */
  createPersonalToken: CreatePersonalTokenPayload;
  /** Creates a policy. */
  createPolicy: CreatePolicyPayload;
  /** Creates a project for the viewer or one of the viewer's organizations. */
  createProject: CreateProjectPayload;
  /** Creates a service account. Requires a plan with service accounts. */
  createServiceAccount: CreateServiceAccountPayload;
  /** Creates a key of a service account for the API. At most two work at a time. Requires a plan with service accounts. */
  createServiceAccountKey: CreateServiceAccountKeyPayload;
  /** Creates a token for a service account, or rotates the existing one. Requires a plan with service accounts. */
  createServiceAccountToken: CreateServiceAccountTokenPayload;
  /** Starts the setup of one-time codes. The setup key is shown only once, in this response. */
  createTotpSetup: CreateTotpSetupPayload;
  /** Creates a URL for uploading one package to a hosted channel. */
  createUpload: CreateUploadPayload;
  /** Adds a VEX statement about a CVE in files of a package. It replaces the organization's statement about the same files. */
  createVexStatement: CreateVexStatementPayload;
  /** Creates a webhook. Its secret is shown only once, in this response. */
  createWebhook: CreateWebhookPayload;
  /** Declines an invitation. Its code stops working. */
  declineInvitation: DeclineInvitationPayload;
  /** Deletes the viewer's account. It is disabled and can be restored for 30 days, or erased immediately. */
  deleteAccount: DeleteAccountPayload;
  /** Deletes a channel with all its files. */
  deleteChannel: DeleteChannelPayload;
  /** Deletes a collection. It can be restored for one day. */
  deleteCollection: DeleteCollectionPayload;
  /** Deletes an email subscription of the viewer. */
  deleteDeltaSubscription: DeleteDeltaSubscriptionPayload;
  /** Unsubscribes by the link in an email. No sign-in required. */
  deleteDeltaSubscriptionByToken: DeleteDeltaSubscriptionByTokenPayload;
  /** Deletes an environment. Registering it again restores it. */
  deleteEnvironment: DeleteEnvironmentPayload;
  /** Deletes a bundle from the hub's folder. Imported data stay. Requires the hub operator role. */
  deleteFeedBundle: DeleteFeedBundlePayload;
  /** Deletes a group. Members lose access that only this group gave them. It can be restored for one day. */
  deleteGroup: DeleteGroupPayload;
  /** Deletes a label that no file has. */
  deleteLabel: DeleteLabelPayload;
  /** Cancels an export that is in progress, and deletes it with its file. */
  deleteListExport: DeleteListExportPayload;
  /** Deletes a notebook of the viewer. */
  deleteNotebook: DeleteNotebookPayload;
  /** Deletes an organization with everything in it. */
  deleteOrganization: DeleteOrganizationPayload;
  /** Deletes a policy that isn't applied to any channel. It can be restored for one day. */
  deletePolicy: DeletePolicyPayload;
  /** Deletes a project. It can be restored for one day. */
  deleteProject: DeleteProjectPayload;
  /** Deletes a file of a project, or a folder with all its files. */
  deleteProjectFile: DeleteProjectFilePayload;
  /** Deletes a service account. Its token stops working immediately. */
  deleteServiceAccount: DeleteServiceAccountPayload;
  /** Deletes a webhook with its delivery log. */
  deleteWebhook: DeleteWebhookPayload;
  /** Exports a signed bundle of what a channel serves, or of the part that an environment needs. */
  exportBundle: ExportBundlePayload;
  /** Fetches complete feeds and exports them as one signed bundle. Requires the hub operator role. */
  exportFeedBundle: ExportFeedBundlePayload;
  /** Grants a plan to an organization, replacing an active plan. Notifies admins and billing managers by email. Requires the hub operator role and re-authentication (`FRESH_PROOF_NEEDED`). */
  grantOrganizationPlan: GrantOrganizationPlanPayload;
  /** Grants a plan to a user, replacing an active plan. Requires the hub operator role and re-authentication (`FRESH_PROOF_NEEDED`). */
  grantUserPlan: GrantUserPlanPayload;
  /** Imports a bundle from the organization's folder into a hosted channel. All files are added in one step. */
  importBundle: ImportBundlePayload;
  /** Registers an environment from files. Each error names the file, line, and location. */
  importEnvironment: ImportEnvironmentPayload;
  /** Verifies a bundle in the hub's folder with the given key, and imports it. Requires the hub operator role. */
  importFeedBundle: ImportFeedBundlePayload;
  /** Imports a notebook (.ipynb, format 4) for the viewer. */
  importNotebook: ImportNotebookPayload;
  /** Imports an OpenVEX document. If one statement is invalid, nothing is imported. */
  importOpenVex: ImportOpenVexPayload;
  /** Removes the viewer from an organization. The only admin can't leave. */
  leaveOrganization: LeaveOrganizationPayload;
  /** Pays a checkout of the test processor, or confirms a change at the shown price. A declined card returns the code `PAYMENT_REQUIRED`. */
  payCheckout: PayCheckoutPayload;
  /** Promotes files from another channel to a hosted channel, or requests approval if required. */
  promoteFiles: PromoteFilesPayload;
  /** Publishes a policy run that is on hold because required install checks would fail. Returns that run. A new run follows. */
  publishPolicyRun: PublishPolicyRunPayload;
  /** Publishes an uploaded package that was inspected. */
  publishUpload: PublishUploadPayload;
  /** Confirms the viewer's identity again. For ten minutes, the session can use mutations that returned `FRESH_PROOF_NEEDED`. */
  reauthenticate: ReauthenticatePayload;
  /** Removes the API key of a feed. Requires the hub operator role. */
  removeAdvisoryFeedKey: RemoveAdvisoryFeedKeyPayload;
  /** Removes a group's access to a channel. */
  removeChannelGroup: RemoveChannelGroupPayload;
  /** Removes the policy from a channel. All files are served again. */
  removeChannelPolicy: RemoveChannelPolicyPayload;
  /** Removes a member from a group. */
  removeGroupMember: RemoveGroupMemberPayload;
  /** Removes a member with token and group memberships from an organization. The only admin can't be removed. */
  removeMember: RemoveMemberPayload;
  /** Removes a passkey of the viewer. */
  removePasskey: RemovePasskeyPayload;
  /** Removes a member's seat assignment. */
  removeSeatAssignments: RemoveSeatAssignmentsPayload;
  /** Removes a public key of a service account. Its access tokens stop working immediately. */
  removeServiceAccountPublicKey: RemoveServiceAccountPublicKeyPayload;
  /** Removes a trusted workload of a service account. Its access tokens stop working immediately. */
  removeServiceAccountWorkload: RemoveServiceAccountWorkloadPayload;
  /** Turns off one-time codes. */
  removeTotp: RemoveTotpPayload;
  /** Removes a trusted workload. Its exchanged tokens stop working immediately. */
  removeTrustedWorkload: RemoveTrustedWorkloadPayload;
  /** Removes a document. Its statements no longer apply, and advisory feeds apply again. */
  removeVexSource: RemoveVexSourcePayload;
  /** Sets a new password with a token from an email. All sessions of the account are signed out. */
  resetPassword: ResetPasswordPayload;
  /** Restores a collection that was deleted within the last day. */
  restoreCollection: RestoreCollectionPayload;
  /** Restores a deleted environment. */
  restoreEnvironment: RestoreEnvironmentPayload;
  /** Restores a yanked or quarantined file to the index. */
  restoreFile: RestoreFilePayload;
  /** Restores a group deleted within the last day, with its members, service accounts, and channels that still exist. */
  restoreGroup: RestoreGroupPayload;
  /** Restores a policy deleted within the last day, with its rules and revisions. It isn't applied to any channel. */
  restorePolicy: RestorePolicyPayload;
  /** Restores an older revision of a policy as a new revision. Its channels are computed again. */
  restorePolicyRevision: RestorePolicyRevisionPayload;
  /** Restores a project that was deleted within the last day. */
  restoreProject: RestoreProjectPayload;
  /** Retries an email now, including a failed one. Requires the hub operator role. */
  retryEmail: RetryEmailPayload;
  /** Retries a failed job. Requires the hub operator role. */
  retryJob: RetryJobPayload;
  /** Sends a delivery again, with the same message ID. */
  retryWebhookDelivery: RetryWebhookDeliveryPayload;
  /** Approves or denies an application's request on the consent page. */
  reviewAuthorization: ReviewAuthorizationPayload;
  /** Approves or denies a device that shows a code. */
  reviewDeviceAuthorization: ReviewDeviceAuthorizationPayload;
  /** Approves or declines an exception request. Only the first review counts. */
  reviewExceptionRequest: ReviewExceptionRequestPayload;
  /** Accepts or declines a mapping change. A declined change isn't proposed again. Requires the hub operator role. */
  reviewMappingChange: ReviewMappingChangePayload;
  /** Decides about the files for which a sync is on hold. `REMOVE` starts a sync. */
  reviewMirrorLoss: ReviewMirrorLossPayload;
  /** Approves or declines a pending promotion. Only the first review counts. */
  reviewPromotion: ReviewPromotionPayload;
  /** Accepts or declines a supplier's VEX statement. Statements that mark files as unaffected apply only after this review. */
  reviewSupplierVexStatement: ReviewSupplierVexStatementPayload;
  /** Revokes an API token of the viewer. It stops working immediately. */
  revokeApiToken: RevokeApiTokenPayload;
  /** Revokes the viewer's token for the channels of an organization. It stops working immediately. */
  revokeChannelToken: RevokeChannelTokenPayload;
  /** Revokes an exception now. */
  revokeException: RevokeExceptionPayload;
  /** Revokes invitations. Their codes stop working. */
  revokeInvitations: RevokeInvitationsPayload;
  /** Revokes an organization's plan immediately, so it returns to Free. Requires the hub operator role and re-authentication (`FRESH_PROOF_NEEDED`). */
  revokeOrganizationPlan: RevokeOrganizationPlanPayload;
  /** Revokes a token for the organization's channels, regardless of its owner. It stops working immediately. */
  revokeOrganizationToken: RevokeOrganizationTokenPayload;
  /** Signs out all other sessions of the viewer. */
  revokeOtherSessions: RevokeOtherSessionsPayload;
  /** Revokes the viewer's personal token. It stops working immediately. */
  revokePersonalToken: RevokePersonalTokenPayload;
  /** Revokes a key of a service account immediately. */
  revokeServiceAccountKey: RevokeServiceAccountKeyPayload;
  /** Revokes the token of a service account immediately. */
  revokeServiceAccountToken: RevokeServiceAccountTokenPayload;
  /** Signs out one of the viewer's other sessions. */
  revokeSession: RevokeSessionPayload;
  /** Revokes a user's plan immediately. Requires the hub operator role and re-authentication (`FRESH_PROOF_NEEDED`). */
  revokeUserPlan: RevokeUserPlanPayload;
  /** Revokes a VEX statement, so advisory feeds apply again. The statement stays in the history. */
  revokeVexStatement: RevokeVexStatementPayload;
  /** Rotates an API token of the viewer. Name and scope stay unchanged, and the old token stops working immediately. The new secret is shown only once, in this response. */
  rotateApiToken: RotateApiTokenPayload;
  /** Generates new recovery codes, shown only once. The previous codes stop working. */
  rotateRecoveryCodes: RotateRecoveryCodesPayload;
  /** Rotates the secret of a webhook. The new secret is shown only once, in this response. The previous secret also signs events for one day. */
  rotateWebhookSecret: RotateWebhookSecretPayload;
  /** Scans all packages of an environment now. */
  scanEnvironment: ScanEnvironmentPayload;
  /** Sends a user a password reset link. Earlier links expire. Requires the hub operator role and re-authentication (`FRESH_PROOF_NEEDED`). */
  sendHubUserPasswordReset: SendHubUserPasswordResetPayload;
  /** Resends invitation emails and extends the invitations by 14 days. */
  sendInvitations: SendInvitationsPayload;
  /** Sends a password reset email. The response is the same for all email addresses. */
  sendPasswordResetEmail: SendPasswordResetEmailPayload;
  /** Sends the viewer a test email now, and returns the response of the mail server. Requires the hub operator role. */
  sendTestEmail: SendTestEmailPayload;
  /** Sends a test event to a webhook. */
  sendTestEvent: SendTestEventPayload;
  /** Resends the email that confirms the viewer's email address. */
  sendVerificationEmail: SendVerificationEmailPayload;
  /** Signs in with email and password. Browsers get an HttpOnly cookie, so scripts can't read the tokens. */
  signIn: SignInPayload;
  /** Signs in with a passkey, using a challenge from `createPasskeySignInChallenge`. */
  signInWithPasskey: SignInWithPasskeyPayload;
  /** Completes a sign-in at the identity provider (SSO) with the authorization code. */
  signInWithSso: SignInWithSsoPayload;
  /** Signs out: ends the session and revokes its refresh tokens. */
  signOut: SignOutPayload;
  /** Syncs an enabled feed now. Requires the hub operator role. */
  syncAdvisoryFeed: SyncAdvisoryFeedPayload;
  /** Starts a sync of a mirror. */
  syncMirror: SyncMirrorPayload;
  /** Syncs a VEX document now. */
  syncVexSource: SyncVexSourcePayload;
  /** Updates the viewer's settings. */
  updateAccountSettings: UpdateAccountSettingsPayload;
  /** Turns a network feed on, which fetches it, or off. Imported data stay. Requires the hub operator role. */
  updateAdvisoryFeed: UpdateAdvisoryFeedPayload;
  /** Sets the API key of a feed. Requires the hub operator role. */
  updateAdvisoryFeedKey: UpdateAdvisoryFeedKeyPayload;
  /** Updates the billing details of the viewer or an organization. Details set before the first purchase are used for it. */
  updateBillingDetails: UpdateBillingDetailsPayload;
  /** Changes the description of a channel. */
  updateChannelDescription: UpdateChannelDescriptionPayload;
  /** Changes the README of a channel. */
  updateChannelReadme: UpdateChannelReadmePayload;
  /** Sets the channels that clients use together with a channel. */
  updateChannelUsedWith: UpdateChannelUsedWithPayload;
  /** Changes who can read a channel. */
  updateChannelVisibility: UpdateChannelVisibilityPayload;
  /** Updates the client tracking settings. Turning off recording, or changing anonymization, deletes recorded clients. */
  updateClientTrackingSettings: UpdateClientTrackingSettingsPayload;
  /** Updates a collection. */
  updateCollection: UpdateCollectionPayload;
  /** Records whether the viewer agrees to the privacy notice and the terms. */
  updateConsent: UpdateConsentPayload;
  /** Requests a change of the viewer's email address. It takes effect once the new address is confirmed by email. */
  updateEmail: UpdateEmailPayload;
  /** Sets the review state of an environment. */
  updateEnvironmentStatus: UpdateEnvironmentStatusPayload;
  /** Changes the expiration of an exception. */
  updateException: UpdateExceptionPayload;
  /** Adds labels to files of a hosted channel and removes labels. If one change fails, none is made. */
  updateFileLabels: UpdateFileLabelsPayload;
  /** Renames a group. Its members and channels stay unchanged. */
  updateGroup: UpdateGroupPayload;
  /** Changes the operator role or state of an account, and notifies the user by email. Requires the hub operator role and re-authentication (`FRESH_PROOF_NEEDED`). */
  updateHubUser: UpdateHubUserPayload;
  /** Sets the install checks of a channel. A policy run follows and computes the results. */
  updateInstallChecks: UpdateInstallChecksPayload;
  /** Changes the email address of an invitation, and sends it there with a new code. */
  updateInvitation: UpdateInvitationPayload;
  /** Changes the role of a member. The only admin must stay admin. */
  updateMember: UpdateMemberPayload;
  /** Updates the settings of a mirror. Absent fields stay unchanged. */
  updateMirror: UpdateMirrorPayload;
  /** Uses a token for the organization's mirrors of channels on this hub that the token gives access to. They use it until it expires or is revoked. */
  updateMirrorToken: UpdateMirrorTokenPayload;
  /** Shares a notebook by a public link, or stops sharing it. */
  updateNotebook: UpdateNotebookPayload;
  /** Updates the title and bio of an organization. The name can't change because URLs and client settings contain it. */
  updateOrganization: UpdateOrganizationPayload;
  /** Turns plan features on or off for an organization. If one change fails, none is made. */
  updateOrganizationFeatures: UpdateOrganizationFeaturesPayload;
  /** Sets the upstream mapping of a package. Feeds no longer change it. Requires the hub operator role. */
  updatePackageMapping: UpdatePackageMappingPayload;
  /** Changes the viewer's password. All other sessions are signed out. */
  updatePassword: UpdatePasswordPayload;
  /** Replaces the card at the test processor. */
  updatePaymentMethod: UpdatePaymentMethodPayload;
  /** Updates a policy. Its channels are computed again. */
  updatePolicy: UpdatePolicyPayload;
  /** Changes the viewer's name or username. Returns `NameTakenError` if the username is in use. */
  updateProfile: UpdateProfilePayload;
  /** Updates the name or title of a project. */
  updateProject: UpdateProjectPayload;
  /** Writes a small file of a project. Send larger files to `ProjectEntry.url`, or in parts with the tus protocol. */
  updateProjectFile: UpdateProjectFilePayload;
  /** Sets whether promotions to a channel require approval by another admin. */
  updatePromotionApproval: UpdatePromotionApprovalPayload;
  /** Replaces the seat assignments: exactly these members have a seat. If one assignment fails, nothing changes. */
  updateSeatAssignments: UpdateSeatAssignmentsPayload;
  /** Changes the number of seats of an organization. It can't be less than the number of used seats. */
  updateSeatCount: UpdateSeatCountPayload;
  /** Renames a service account. */
  updateServiceAccount: UpdateServiceAccountPayload;
  /** Sets the groups of a service account. */
  updateServiceAccountGroups: UpdateServiceAccountGroupsPayload;
  /** Replaces the issuer's keys of a trusted workload of a service account. */
  updateServiceAccountWorkloadKeys: UpdateServiceAccountWorkloadKeysPayload;
  /** Cancels a subscription at the end of its period, resumes it, or changes its plan, billing cycle, or seats. Absent fields stay unchanged. */
  updateSubscription: UpdateSubscriptionPayload;
  /** Lists files that can't be installed, or hides them in the index. */
  updateUninstallableFiles: UpdateUninstallableFilesPayload;
  /** Updates a webhook, or turns it on or off. */
  updateWebhook: UpdateWebhookPayload;
  /** Confirms an email address with a token from an email. */
  verifyEmail: VerifyEmailPayload;
  /** Checks whether a URL or folder can be mirrored. */
  verifyMirrorSource: VerifyMirrorSourcePayload;
  /** Turns on one-time codes with a first code. Returns recovery codes, shown only once. */
  verifyTotpSetup: VerifyTotpSetupPayload;
  /** Yanks or quarantines a file of a hosted channel. */
  yankFile: YankFilePayload;
};


/** Writes. */
export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


/** Writes. */
export type MutationAddChannelGroupArgs = {
  input: AddChannelGroupInput;
};


/** Writes. */
export type MutationAddGroupMemberArgs = {
  input: AddGroupMemberInput;
};


/** Writes. */
export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


/** Writes. */
export type MutationAddSeatAssignmentsArgs = {
  input: AddSeatAssignmentsInput;
};


/** Writes. */
export type MutationAddServiceAccountPublicKeyArgs = {
  input: AddServiceAccountPublicKeyInput;
};


/** Writes. */
export type MutationAddServiceAccountWorkloadArgs = {
  input: AddServiceAccountWorkloadInput;
};


/** Writes. */
export type MutationAddTrustedWorkloadArgs = {
  input: AddTrustedWorkloadInput;
};


/** Writes. */
export type MutationAddVexSourceArgs = {
  input: AddVexSourceInput;
};


/** Writes. */
export type MutationApplyPolicyArgs = {
  input: ApplyPolicyInput;
};


/** Writes. */
export type MutationApplyPolicyFileArgs = {
  input: ApplyPolicyFileInput;
};


/** Writes. */
export type MutationCancelExceptionRequestArgs = {
  input: CancelExceptionRequestInput;
};


/** Writes. */
export type MutationCancelJobArgs = {
  input: CancelJobInput;
};


/** Writes. */
export type MutationCancelMirrorSyncArgs = {
  input: CancelMirrorSyncInput;
};


/** Writes. */
export type MutationCancelPolicyRunArgs = {
  input: CancelPolicyRunInput;
};


/** Writes. */
export type MutationCancelPromotionArgs = {
  input: CancelPromotionInput;
};


/** Writes. */
export type MutationClaimOperatorRoleArgs = {
  input: ClaimOperatorRoleInput;
};


/** Writes. */
export type MutationCreateAccountArgs = {
  input: CreateAccountInput;
};


/** Writes. */
export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


/** Writes. */
export type MutationCreateBillingPortalSessionArgs = {
  input: CreateBillingPortalSessionInput;
};


/** Writes. */
export type MutationCreateChannelArgs = {
  input: CreateChannelInput;
};


/** Writes. */
export type MutationCreateChannelTokenArgs = {
  input: CreateChannelTokenInput;
};


/** Writes. */
export type MutationCreateCheckoutArgs = {
  input: CreateCheckoutInput;
};


/** Writes. */
export type MutationCreateCollectionArgs = {
  input: CreateCollectionInput;
};


/** Writes. */
export type MutationCreateDeltaSubscriptionArgs = {
  input: CreateDeltaSubscriptionInput;
};


/** Writes. */
export type MutationCreateExceptionRequestArgs = {
  input: CreateExceptionRequestInput;
};


/** Writes. */
export type MutationCreateFlagExposureArgs = {
  input: CreateFlagExposureInput;
};


/** Writes. */
export type MutationCreateGroupArgs = {
  input: CreateGroupInput;
};


/** Writes. */
export type MutationCreateInvitationsArgs = {
  input: CreateInvitationsInput;
};


/** Writes. */
export type MutationCreateListExportArgs = {
  input: CreateListExportInput;
};


/** Writes. */
export type MutationCreateOrganizationArgs = {
  input: CreateOrganizationInput;
};


/** Writes. */
export type MutationCreateOrganizationTokenArgs = {
  input: CreateOrganizationTokenInput;
};


/** Writes. */
export type MutationCreatePersonalTokenArgs = {
  input: CreatePersonalTokenInput;
};


/** Writes. */
export type MutationCreatePolicyArgs = {
  input: CreatePolicyInput;
};


/** Writes. */
export type MutationCreateProjectArgs = {
  input: CreateProjectInput;
};


/** Writes. */
export type MutationCreateServiceAccountArgs = {
  input: CreateServiceAccountInput;
};


/** Writes. */
export type MutationCreateServiceAccountKeyArgs = {
  input: CreateServiceAccountKeyInput;
};


/** Writes. */
export type MutationCreateServiceAccountTokenArgs = {
  input: CreateServiceAccountTokenInput;
};


/** Writes. */
export type MutationCreateUploadArgs = {
  input: CreateUploadInput;
};


/** Writes. */
export type MutationCreateVexStatementArgs = {
  input: CreateVexStatementInput;
};


/** Writes. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** Writes. */
export type MutationDeclineInvitationArgs = {
  input: DeclineInvitationInput;
};


/** Writes. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** Writes. */
export type MutationDeleteChannelArgs = {
  input: DeleteChannelInput;
};


/** Writes. */
export type MutationDeleteCollectionArgs = {
  input: DeleteCollectionInput;
};


/** Writes. */
export type MutationDeleteDeltaSubscriptionArgs = {
  input: DeleteDeltaSubscriptionInput;
};


/** Writes. */
export type MutationDeleteDeltaSubscriptionByTokenArgs = {
  input: DeleteDeltaSubscriptionByTokenInput;
};


/** Writes. */
export type MutationDeleteEnvironmentArgs = {
  input: DeleteEnvironmentInput;
};


/** Writes. */
export type MutationDeleteFeedBundleArgs = {
  input: DeleteFeedBundleInput;
};


/** Writes. */
export type MutationDeleteGroupArgs = {
  input: DeleteGroupInput;
};


/** Writes. */
export type MutationDeleteLabelArgs = {
  input: DeleteLabelInput;
};


/** Writes. */
export type MutationDeleteListExportArgs = {
  input: DeleteListExportInput;
};


/** Writes. */
export type MutationDeleteNotebookArgs = {
  input: DeleteNotebookInput;
};


/** Writes. */
export type MutationDeleteOrganizationArgs = {
  input: DeleteOrganizationInput;
};


/** Writes. */
export type MutationDeletePolicyArgs = {
  input: DeletePolicyInput;
};


/** Writes. */
export type MutationDeleteProjectArgs = {
  input: DeleteProjectInput;
};


/** Writes. */
export type MutationDeleteProjectFileArgs = {
  input: DeleteProjectFileInput;
};


/** Writes. */
export type MutationDeleteServiceAccountArgs = {
  input: DeleteServiceAccountInput;
};


/** Writes. */
export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


/** Writes. */
export type MutationExportBundleArgs = {
  input: ExportBundleInput;
};


/** Writes. */
export type MutationExportFeedBundleArgs = {
  input: ExportFeedBundleInput;
};


/** Writes. */
export type MutationGrantOrganizationPlanArgs = {
  input: GrantOrganizationPlanInput;
};


/** Writes. */
export type MutationGrantUserPlanArgs = {
  input: GrantUserPlanInput;
};


/** Writes. */
export type MutationImportBundleArgs = {
  input: ImportBundleInput;
};


/** Writes. */
export type MutationImportEnvironmentArgs = {
  input: ImportEnvironmentInput;
};


/** Writes. */
export type MutationImportFeedBundleArgs = {
  input: ImportFeedBundleInput;
};


/** Writes. */
export type MutationImportNotebookArgs = {
  input: ImportNotebookInput;
};


/** Writes. */
export type MutationImportOpenVexArgs = {
  input: ImportOpenVexInput;
};


/** Writes. */
export type MutationLeaveOrganizationArgs = {
  input: LeaveOrganizationInput;
};


/** Writes. */
export type MutationPayCheckoutArgs = {
  input: PayCheckoutInput;
};


/** Writes. */
export type MutationPromoteFilesArgs = {
  input: PromoteFilesInput;
};


/** Writes. */
export type MutationPublishPolicyRunArgs = {
  input: PublishPolicyRunInput;
};


/** Writes. */
export type MutationPublishUploadArgs = {
  input: PublishUploadInput;
};


/** Writes. */
export type MutationReauthenticateArgs = {
  input: ReauthenticateInput;
};


/** Writes. */
export type MutationRemoveAdvisoryFeedKeyArgs = {
  input: RemoveAdvisoryFeedKeyInput;
};


/** Writes. */
export type MutationRemoveChannelGroupArgs = {
  input: RemoveChannelGroupInput;
};


/** Writes. */
export type MutationRemoveChannelPolicyArgs = {
  input: RemoveChannelPolicyInput;
};


/** Writes. */
export type MutationRemoveGroupMemberArgs = {
  input: RemoveGroupMemberInput;
};


/** Writes. */
export type MutationRemoveMemberArgs = {
  input: RemoveMemberInput;
};


/** Writes. */
export type MutationRemovePasskeyArgs = {
  input: RemovePasskeyInput;
};


/** Writes. */
export type MutationRemoveSeatAssignmentsArgs = {
  input: RemoveSeatAssignmentsInput;
};


/** Writes. */
export type MutationRemoveServiceAccountPublicKeyArgs = {
  input: RemoveServiceAccountPublicKeyInput;
};


/** Writes. */
export type MutationRemoveServiceAccountWorkloadArgs = {
  input: RemoveServiceAccountWorkloadInput;
};


/** Writes. */
export type MutationRemoveTrustedWorkloadArgs = {
  input: RemoveTrustedWorkloadInput;
};


/** Writes. */
export type MutationRemoveVexSourceArgs = {
  input: RemoveVexSourceInput;
};


/** Writes. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Writes. */
export type MutationRestoreCollectionArgs = {
  input: RestoreCollectionInput;
};


/** Writes. */
export type MutationRestoreEnvironmentArgs = {
  input: RestoreEnvironmentInput;
};


/** Writes. */
export type MutationRestoreFileArgs = {
  input: RestoreFileInput;
};


/** Writes. */
export type MutationRestoreGroupArgs = {
  input: RestoreGroupInput;
};


/** Writes. */
export type MutationRestorePolicyArgs = {
  input: RestorePolicyInput;
};


/** Writes. */
export type MutationRestorePolicyRevisionArgs = {
  input: RestorePolicyRevisionInput;
};


/** Writes. */
export type MutationRestoreProjectArgs = {
  input: RestoreProjectInput;
};


/** Writes. */
export type MutationRetryEmailArgs = {
  input: RetryEmailInput;
};


/** Writes. */
export type MutationRetryJobArgs = {
  input: RetryJobInput;
};


/** Writes. */
export type MutationRetryWebhookDeliveryArgs = {
  input: RetryWebhookDeliveryInput;
};


/** Writes. */
export type MutationReviewAuthorizationArgs = {
  input: ReviewAuthorizationInput;
};


/** Writes. */
export type MutationReviewDeviceAuthorizationArgs = {
  input: ReviewDeviceAuthorizationInput;
};


/** Writes. */
export type MutationReviewExceptionRequestArgs = {
  input: ReviewExceptionRequestInput;
};


/** Writes. */
export type MutationReviewMappingChangeArgs = {
  input: ReviewMappingChangeInput;
};


/** Writes. */
export type MutationReviewMirrorLossArgs = {
  input: ReviewMirrorLossInput;
};


/** Writes. */
export type MutationReviewPromotionArgs = {
  input: ReviewPromotionInput;
};


/** Writes. */
export type MutationReviewSupplierVexStatementArgs = {
  input: ReviewSupplierVexStatementInput;
};


/** Writes. */
export type MutationRevokeApiTokenArgs = {
  input: RevokeApiTokenInput;
};


/** Writes. */
export type MutationRevokeChannelTokenArgs = {
  input: RevokeChannelTokenInput;
};


/** Writes. */
export type MutationRevokeExceptionArgs = {
  input: RevokeExceptionInput;
};


/** Writes. */
export type MutationRevokeInvitationsArgs = {
  input: RevokeInvitationsInput;
};


/** Writes. */
export type MutationRevokeOrganizationPlanArgs = {
  input: RevokeOrganizationPlanInput;
};


/** Writes. */
export type MutationRevokeOrganizationTokenArgs = {
  input: RevokeOrganizationTokenInput;
};


/** Writes. */
export type MutationRevokeServiceAccountKeyArgs = {
  input: RevokeServiceAccountKeyInput;
};


/** Writes. */
export type MutationRevokeServiceAccountTokenArgs = {
  input: RevokeServiceAccountTokenInput;
};


/** Writes. */
export type MutationRevokeSessionArgs = {
  input: RevokeSessionInput;
};


/** Writes. */
export type MutationRevokeUserPlanArgs = {
  input: RevokeUserPlanInput;
};


/** Writes. */
export type MutationRevokeVexStatementArgs = {
  input: RevokeVexStatementInput;
};


/** Writes. */
export type MutationRotateApiTokenArgs = {
  input: RotateApiTokenInput;
};


/** Writes. */
export type MutationRotateWebhookSecretArgs = {
  input: RotateWebhookSecretInput;
};


/** Writes. */
export type MutationScanEnvironmentArgs = {
  input: ScanEnvironmentInput;
};


/** Writes. */
export type MutationSendHubUserPasswordResetArgs = {
  input: SendHubUserPasswordResetInput;
};


/** Writes. */
export type MutationSendInvitationsArgs = {
  input: SendInvitationsInput;
};


/** Writes. */
export type MutationSendPasswordResetEmailArgs = {
  input: SendPasswordResetEmailInput;
};


/** Writes. */
export type MutationSendTestEventArgs = {
  input: SendTestEventInput;
};


/** Writes. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Writes. */
export type MutationSignInWithPasskeyArgs = {
  input: SignInWithPasskeyInput;
};


/** Writes. */
export type MutationSignInWithSsoArgs = {
  input: SignInWithSsoInput;
};


/** Writes. */
export type MutationSyncAdvisoryFeedArgs = {
  input: SyncAdvisoryFeedInput;
};


/** Writes. */
export type MutationSyncMirrorArgs = {
  input: SyncMirrorInput;
};


/** Writes. */
export type MutationSyncVexSourceArgs = {
  input: SyncVexSourceInput;
};


/** Writes. */
export type MutationUpdateAccountSettingsArgs = {
  input: UpdateAccountSettingsInput;
};


/** Writes. */
export type MutationUpdateAdvisoryFeedArgs = {
  input: UpdateAdvisoryFeedInput;
};


/** Writes. */
export type MutationUpdateAdvisoryFeedKeyArgs = {
  input: UpdateAdvisoryFeedKeyInput;
};


/** Writes. */
export type MutationUpdateBillingDetailsArgs = {
  input: UpdateBillingDetailsInput;
};


/** Writes. */
export type MutationUpdateChannelDescriptionArgs = {
  input: UpdateChannelDescriptionInput;
};


/** Writes. */
export type MutationUpdateChannelReadmeArgs = {
  input: UpdateChannelReadmeInput;
};


/** Writes. */
export type MutationUpdateChannelUsedWithArgs = {
  input: UpdateChannelUsedWithInput;
};


/** Writes. */
export type MutationUpdateChannelVisibilityArgs = {
  input: UpdateChannelVisibilityInput;
};


/** Writes. */
export type MutationUpdateClientTrackingSettingsArgs = {
  input: UpdateClientTrackingSettingsInput;
};


/** Writes. */
export type MutationUpdateCollectionArgs = {
  input: UpdateCollectionInput;
};


/** Writes. */
export type MutationUpdateConsentArgs = {
  input: UpdateConsentInput;
};


/** Writes. */
export type MutationUpdateEmailArgs = {
  input: UpdateEmailInput;
};


/** Writes. */
export type MutationUpdateEnvironmentStatusArgs = {
  input: UpdateEnvironmentStatusInput;
};


/** Writes. */
export type MutationUpdateExceptionArgs = {
  input: UpdateExceptionInput;
};


/** Writes. */
export type MutationUpdateFileLabelsArgs = {
  input: UpdateFileLabelsInput;
};


/** Writes. */
export type MutationUpdateGroupArgs = {
  input: UpdateGroupInput;
};


/** Writes. */
export type MutationUpdateHubUserArgs = {
  input: UpdateHubUserInput;
};


/** Writes. */
export type MutationUpdateInstallChecksArgs = {
  input: UpdateInstallChecksInput;
};


/** Writes. */
export type MutationUpdateInvitationArgs = {
  input: UpdateInvitationInput;
};


/** Writes. */
export type MutationUpdateMemberArgs = {
  input: UpdateMemberInput;
};


/** Writes. */
export type MutationUpdateMirrorArgs = {
  input: UpdateMirrorInput;
};


/** Writes. */
export type MutationUpdateMirrorTokenArgs = {
  input: UpdateMirrorTokenInput;
};


/** Writes. */
export type MutationUpdateNotebookArgs = {
  input: UpdateNotebookInput;
};


/** Writes. */
export type MutationUpdateOrganizationArgs = {
  input: UpdateOrganizationInput;
};


/** Writes. */
export type MutationUpdateOrganizationFeaturesArgs = {
  input: UpdateOrganizationFeaturesInput;
};


/** Writes. */
export type MutationUpdatePackageMappingArgs = {
  input: UpdatePackageMappingInput;
};


/** Writes. */
export type MutationUpdatePasswordArgs = {
  input: UpdatePasswordInput;
};


/** Writes. */
export type MutationUpdatePaymentMethodArgs = {
  input: UpdatePaymentMethodInput;
};


/** Writes. */
export type MutationUpdatePolicyArgs = {
  input: UpdatePolicyInput;
};


/** Writes. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** Writes. */
export type MutationUpdateProjectArgs = {
  input: UpdateProjectInput;
};


/** Writes. */
export type MutationUpdateProjectFileArgs = {
  input: UpdateProjectFileInput;
};


/** Writes. */
export type MutationUpdatePromotionApprovalArgs = {
  input: UpdatePromotionApprovalInput;
};


/** Writes. */
export type MutationUpdateSeatAssignmentsArgs = {
  input: UpdateSeatAssignmentsInput;
};


/** Writes. */
export type MutationUpdateSeatCountArgs = {
  input: UpdateSeatCountInput;
};


/** Writes. */
export type MutationUpdateServiceAccountArgs = {
  input: UpdateServiceAccountInput;
};


/** Writes. */
export type MutationUpdateServiceAccountGroupsArgs = {
  input: UpdateServiceAccountGroupsInput;
};


/** Writes. */
export type MutationUpdateServiceAccountWorkloadKeysArgs = {
  input: UpdateServiceAccountWorkloadKeysInput;
};


/** Writes. */
export type MutationUpdateSubscriptionArgs = {
  input: UpdateSubscriptionInput;
};


/** Writes. */
export type MutationUpdateUninstallableFilesArgs = {
  input: UpdateUninstallableFilesInput;
};


/** Writes. */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/** Writes. */
export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};


/** Writes. */
export type MutationVerifyMirrorSourceArgs = {
  input: VerifyMirrorSourceInput;
};


/** Writes. */
export type MutationVerifyTotpSetupArgs = {
  input: VerifyTotpSetupInput;
};


/** Writes. */
export type MutationYankFileArgs = {
  input: YankFileInput;
};

/** The name is already in use. */
export type NameTakenError = UserError & {
  __typename?: 'NameTakenError';
  /** Stable code for programs: `NAME_TAKEN`. */
  code: Scalars['String']['output'];
  /** Path of the invalid field in the input. */
  field: Array<Scalars['String']['output']>;
  /** Message for users. */
  message: Scalars['String']['output'];
  /** An available name similar to the requested one. `null` if there are no suggestions. */
  suggestion?: Maybe<Scalars['String']['output']>;
};

/** An item of the main navigation. */
export type NavigationItem = {
  __typename?: 'NavigationItem';
  /** ID of its parent item. `null` at the top level. */
  childOf?: Maybe<Scalars['String']['output']>;
  /** URL on another host, opened in a new tab. `null` for items of this hub. If `navigateTo` is also set, used while the feature flag is off. */
  externalLink?: Maybe<Scalars['URL']['output']>;
  /** Feature flag that shows the item. If both links are set, it switches to `navigateTo`. `null` if the item doesn't depend on a flag. */
  featureFlag?: Maybe<Scalars['String']['output']>;
  /** Whether it has child items. */
  hasChildren: Scalars['Boolean']['output'];
  /** ID of the item: a UUID for an organization, or `view-all-orgs` for the list of all organizations. */
  id: Scalars['ID']['output'];
  /** Whether it is shown but disabled. */
  isDisabled: Scalars['Boolean']['output'];
  /** Path on this hub. `null` for items that only contain others or have an external link. */
  navigateTo?: Maybe<Scalars['String']['output']>;
  /** Label of the item. */
  text: Scalars['String']['output'];
};

/** An upcoming charge. */
export type NextCharge = {
  __typename?: 'NextCharge';
  /** Amount with tax, in US cents. */
  amount: Scalars['Int']['output'];
  /** Time of the charge. */
  chargesAt: Scalars['DateTime']['output'];
  /** Description of the charge. */
  description: Scalars['String']['output'];
};

/** An object with a global ID. */
export type Node = {
  /** Global ID. Opaque, and unique across all types. */
  id: Scalars['ID']['output'];
};

/** A stored notebook. */
export type Notebook = Node & {
  __typename?: 'Notebook';
  /** Content in nbformat 4. `null` in lists. */
  content?: Maybe<Scalars['JSON']['output']>;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Display name of the owner. */
  ownerName: Scalars['String']['output'];
  /** Path of the public link. `null` if the notebook isn't shared. */
  sharePath?: Maybe<Scalars['String']['output']>;
  /** Size in bytes. */
  size: Scalars['ByteSize']['output'];
  /** File name without its extension. */
  title: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of notebooks. */
export type NotebookConnection = {
  __typename?: 'NotebookConnection';
  /** Notebooks with their cursors. */
  edges: Array<NotebookEdge>;
  /** Notebooks on this page. */
  nodes: Array<Notebook>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of notebooks. */
  totalCount: Scalars['Int']['output'];
};

/** A notebook and its cursor. */
export type NotebookEdge = {
  __typename?: 'NotebookEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The notebook. */
  node: Notebook;
};

/** The hub from the operators' view. */
export type Operator = {
  __typename?: 'Operator';
  /** All audit logs of the hub: its own first, then those of organizations, including deleted ones. */
  auditChains?: Maybe<AuditChainConnection>;
  /** The same entries in chain order, as a file. */
  auditFile?: Maybe<Scalars['String']['output']>;
  /** The audit log of a chain, newest first. Defaults to the hub's own log. */
  auditLog?: Maybe<AuditLogConnection>;
  /** Mail server settings and number of queued emails. */
  emailStatus?: Maybe<EmailStatus>;
  /** Failed jobs, newest first: syncs and policy runs of the last 30 days, other jobs of the last three days. */
  failedJobs?: Maybe<FailedJobConnection>;
  /** Signed feed bundles: the latest export and import, and the files in the hub's folder. */
  feedBundles?: Maybe<FeedBundles>;
  /** Feeds of advisories, mappings, and exploitation data: network feeds, enabled or not, then files in the data folder. */
  feeds?: Maybe<Array<AdvisoryFeed>>;
  /** Job queues, with running and queued jobs. */
  jobs?: Maybe<HubJobs>;
  /** Log of operator actions, newest first. Stored for three years. */
  log?: Maybe<OperatorLogConnection>;
  /** Mapping changes that an operator must review, because they would remove mappings in use. */
  mappingChanges?: Maybe<MappingChangeConnection>;
  /** The organization with this name. `null` if unknown. */
  organization?: Maybe<HubOrganization>;
  /** Organizations of the hub, by title. */
  organizations?: Maybe<HubOrganizationConnection>;
  /** Packages of the hub with their upstream mappings, most downloaded first. */
  packages?: Maybe<HubPackageConnection>;
  /** Queued and failed emails, failed ones first. */
  queuedEmails?: Maybe<QueuedEmailConnection>;
  /** Disk and database usage of the hub. */
  storage?: Maybe<HubStorage>;
  /** The user with this ID. `null` if unknown. */
  user?: Maybe<HubUser>;
  /** Users of the hub, newest first. */
  users?: Maybe<HubUserConnection>;
};


/** The hub from the operators' view. */
export type OperatorAuditChainsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** The hub from the operators' view. */
export type OperatorAuditFileArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  actor?: InputMaybe<Scalars['String']['input']>;
  chainId?: InputMaybe<Scalars['ID']['input']>;
  format: AuditLogExportFormat;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  target?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


/** The hub from the operators' view. */
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


/** The hub from the operators' view. */
export type OperatorFailedJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** The hub from the operators' view. */
export type OperatorLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** The hub from the operators' view. */
export type OperatorMappingChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** The hub from the operators' view. */
export type OperatorOrganizationArgs = {
  name: Scalars['String']['input'];
};


/** The hub from the operators' view. */
export type OperatorOrganizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


/** The hub from the operators' view. */
export type OperatorPackagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<PackageMappingState>;
};


/** The hub from the operators' view. */
export type OperatorQueuedEmailsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** The hub from the operators' view. */
export type OperatorUserArgs = {
  userId: Scalars['ID']['input'];
};


/** The hub from the operators' view. */
export type OperatorUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<HubUserState>;
};

/** Kind of operator action. */
export type OperatorAction =
  /** Accepted a mapping change. */
  | 'ACCEPTED_PACKAGE_CHANGE'
  /** Canceled a job. */
  | 'CANCELED_JOB'
  /** Canceled a policy run. */
  | 'CANCELED_RUN'
  /** Canceled a sync. */
  | 'CANCELED_SYNC'
  /** Confirmed an email address manually. */
  | 'CONFIRMED'
  /** Declined a mapping change. */
  | 'DECLINED_PACKAGE_CHANGE'
  /** Disabled an account. */
  | 'DISABLED'
  /** Turned off a feed. */
  | 'DISABLED_FEED'
  /** Enabled an account. */
  | 'ENABLED'
  /** Turned on a feed. */
  | 'ENABLED_FEED'
  /** Exported a feed bundle. */
  | 'FEED_BUNDLE_EXPORTED'
  /** Imported a feed bundle. */
  | 'FEED_BUNDLE_IMPORTED'
  /** Set the API key of a feed. */
  | 'FEED_KEY_SET'
  /** Fetched a feed. */
  | 'FETCHED_FEED'
  /** Set an upstream mapping. */
  | 'MAPPING_SET'
  /** Added an operator. */
  | 'OPERATOR_ADDED'
  /** Removed an operator. */
  | 'OPERATOR_REMOVED'
  /** Granted a plan. */
  | 'PLAN_GRANTED'
  /** Revoked a plan. */
  | 'PLAN_REVOKED'
  /** Deleted a feed bundle. */
  | 'REMOVED_FEED_BUNDLE'
  /** Removed the API key of a feed. */
  | 'REMOVED_FEED_KEY'
  /** Retried a job. */
  | 'RETRIED_JOB'
  /** Retried an email. */
  | 'RETRIED_MAIL'
  /** Restarted a policy run. */
  | 'RETRIED_RUN'
  /** Restarted a sync. */
  | 'RETRIED_SYNC'
  /** Sent a password reset link. */
  | 'SENT_PASSWORD_LINK'
  /** Sent a test email. */
  | 'SENT_TEST_MAIL'
  /** An action that this version of the API doesn't know. */
  | 'UNKNOWN';

/** A page of the operator log. */
export type OperatorLogConnection = {
  __typename?: 'OperatorLogConnection';
  /** Entries with their cursors. */
  edges: Array<OperatorLogEdge>;
  /** Entries on this page. */
  nodes: Array<OperatorLogEntry>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** A log entry and its cursor. */
export type OperatorLogEdge = {
  __typename?: 'OperatorLogEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: OperatorLogEntry;
};

/** An action of an operator. */
export type OperatorLogEntry = {
  __typename?: 'OperatorLogEntry';
  /** Kind of action. */
  action: OperatorAction;
  /** Details, such as the plan. May be empty. */
  detail: Scalars['String']['output'];
  /** Whether that organization still exists. */
  hasOrganization: Scalars['Boolean']['output'];
  /** ID. */
  id: Scalars['ID']['output'];
  /** Time of the action. */
  occurredAt: Scalars['DateTime']['output'];
  /** Username of the operator. `null` if the account was deleted. */
  operatorName?: Maybe<Scalars['String']['output']>;
  /** Name of the affected organization. `null` if the action doesn't concern an organization. */
  organizationName?: Maybe<Scalars['String']['output']>;
  /** UUID of the affected user, as in `HubUser.uuid`. `null` if the action doesn't concern a user. */
  userUuid?: Maybe<Scalars['String']['output']>;
  /** Username of the affected user. `null` if the account was deleted or the action doesn't concern a user. */
  username?: Maybe<Scalars['String']['output']>;
};

/** An organization whose members manage channels together. */
export type Organization = Node & {
  __typename?: 'Organization';
  /** Product code of the active subscription. `null` if none. */
  activeProduct?: Maybe<ProductCode>;
  /** Activity of the organization that the viewer can see, newest first. `null` if the viewer isn't a member. */
  activity?: Maybe<ActivityConnection>;
  /** Advisories of the last 30 days that affect files served by the organization's channels, newest first. `null` if the viewer isn't a member. */
  advisoryAlerts?: Maybe<Array<AdvisoryAlert>>;
  /** Total number of advisories in `advisoryNotices` with the same filters. `null` if the viewer isn't a member. */
  advisoryNoticeCount?: Maybe<Scalars['Int']['output']>;
  /** The same entries in chain order, as a file that can be stored and verified. `null` if the viewer isn't an admin. */
  auditFile?: Maybe<Scalars['String']['output']>;
  /** Audit log of the organization as a hash chain, newest first. `null` if the viewer isn't an admin. */
  auditLog?: Maybe<AuditLogConnection>;
  /** Values that the filters of a policy can use. */
  availableFilterOptions?: Maybe<AvailableFilterOptions>;
  /** Short description. */
  bio: Scalars['String']['output'];
  /** Blocked requests by package, version, and rule, newest first. `null` if the viewer isn't an admin. */
  blockedRequests?: Maybe<BlockedRequestConnection>;
  /** The same entries as CSV (RFC 4180) with a header row. */
  changesCsv?: Maybe<Scalars['String']['output']>;
  /** The channel with this name. `null` if it doesn't exist or the viewer can't read it. */
  channel?: Maybe<Channel>;
  /** Individual clients, last seen first. Empty unless the organization records clients. `null` if the viewer isn't an admin. */
  channelClients?: Maybe<ChannelClientConnection>;
  /** Number of channels of the organization that the viewer can read. */
  channelCount?: Maybe<Scalars['Int']['output']>;
  /** Page of the channels of the organization that the viewer can read, by name. */
  channelPage?: Maybe<ChannelConnection>;
  /** Channels of the organization that the viewer can read, by name. */
  channels?: Maybe<Array<Channel>>;
  /** Client programs, most requests first. `null` if the viewer isn't an admin. */
  clientPrograms?: Maybe<Array<ClientProgram>>;
  /** Client tracking settings of the organization. `null` if the viewer isn't an admin. */
  clientTrackingSettings?: Maybe<ClientTrackingSettings>;
  /** Effect of the active CVE rules in each channel that has some. `null` if the viewer isn't a member. */
  cveRules?: Maybe<Array<ChannelCveRules>>;
  /** Daily requests up to today, including days without requests, oldest first. `null` if the viewer isn't an admin. */
  dailyRequests?: Maybe<Array<DailyRequests>>;
  /** The viewer's email subscriptions to channel deltas, by channel name. `null` if the viewer isn't a member. */
  deltaSubscriptions?: Maybe<Array<DeltaSubscription>>;
  /** Files added and removed by published versions of channels that the viewer can read, newest first. `null` if the viewer isn't a member. */
  deltas?: Maybe<DeltaConnection>;
  /** The environment with this ID. `null` if it doesn't exist. */
  environment?: Maybe<Environment>;
  /** Number of environments affected by CVEs per day, oldest first. VEX statements and policies of private channels count only for admins. Omits days without data. */
  environmentCveHistory?: Maybe<Array<EnvironmentCveHistoryDay>>;
  /** Environments with files that a policy draft would block. */
  environmentImpact?: Maybe<EnvironmentImpactSummary>;
  /** Review state of one environment. `null` if it doesn't exist. */
  environmentReview?: Maybe<EnvironmentReview>;
  /** Review states of the organization's environments, most recently changed environment first. */
  environmentReviews?: Maybe<EnvironmentReviewConnection>;
  /** Users with registered environments, by username. */
  environmentUsers?: Maybe<EnvironmentUserConnection>;
  /** Environments that members have registered: the viewer's own first, then most recently changed first. */
  environments?: Maybe<EnvironmentConnection>;
  /** The exception request with this ID. `null` if it doesn't exist or the viewer can't review it. */
  exceptionRequest?: Maybe<ExceptionRequest>;
  /** Exception requests, open ones first, then newest first. `null` if the viewer can't review them. */
  exceptionRequests?: Maybe<ExceptionRequestConnection>;
  /** The smallest set of exceptions that makes packages installable again that a policy draft makes uninstallable. */
  exceptionSuggestions?: Maybe<ExceptionSuggestions>;
  /** Active exceptions in the organization's channels, newest first. `null` if the viewer isn't a member. */
  exceptions?: Maybe<PolicyExceptionConnection>;
  /** All features, and whether each is enabled. `null` if the viewer isn't an admin. */
  featureSettings?: Maybe<Array<FeatureSetting>>;
  /** Enabled features, such as `policy`: included in the plan and not turned off by an admin. Empty without a plan. */
  features: Array<Scalars['String']['output']>;
  /** Version of the feature settings. Send it as `expectedVersion` with an update. `null` if the viewer isn't an admin. */
  featuresVersion?: Maybe<Scalars['String']['output']>;
  /** CVE findings in served package versions, most recently changed first. `null` if the viewer isn't a member. */
  findings?: Maybe<FindingConnection>;
  /** The same findings as CSV (RFC 4180) with a header row. `null` if the viewer isn't a member. */
  findingsCsv?: Maybe<Scalars['String']['output']>;
  /** The group with this global ID. `null` if it doesn't exist. */
  group?: Maybe<Group>;
  /** Groups of the organization, by name. */
  groups?: Maybe<Array<Group>>;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Installability issues of its channels, by channel name. `null` if the viewer isn't a member. */
  installabilityIssues?: Maybe<Array<InstallabilityIssue>>;
  /** Number of pending invitations. `null` if the viewer isn't an admin. */
  invitationCount?: Maybe<Scalars['Int']['output']>;
  /** Pending invitations, newest first. `null` if the viewer isn't an admin. */
  invitations?: Maybe<InvitationConnection>;
  /** Members, by name. */
  members?: Maybe<MemberConnection>;
  /** Number of members. */
  membersCount: Scalars['Int']['output'];
  /** All members as CSV (RFC 4180) with a header row. Includes email addresses if the viewer can see them. */
  membersCsv: Scalars['String']['output'];
  /** Membership of the viewer, always read again. `null` if the viewer isn't a member. */
  membership?: Maybe<Membership>;
  /** Name, as used in URLs. */
  name: Scalars['String']['output'];
  /** The organization's own VEX statements as an OpenVEX document. `null` if the viewer isn't a member. */
  openVex?: Maybe<Scalars['JSON']['output']>;
  /** Downloads of a month by channel, package, version, and subdir, as CSV (RFC 4180) with a header row. `null` if the viewer isn't an admin. */
  packageDownloadsCsv?: Maybe<Scalars['String']['output']>;
  /** Environments that contain a package, match spec, or CVE, and their owners. Set exactly one. A CVE is compared by package name and version, regardless of the channel. */
  packageUsage?: Maybe<PackageUsage>;
  /** Policies, most recently changed first. */
  policies?: Maybe<PolicyConnection>;
  /** All policies that match the filter, as CSV (RFC 4180) with a header row. */
  policiesCsv?: Maybe<Scalars['String']['output']>;
  /** The policy with this ID. `null` if it doesn't exist or the viewer can't see it. */
  policy?: Maybe<Policy>;
  /** All errors in a policy file. Empty if the file is valid. */
  policyFileErrors?: Maybe<Array<PolicyFileError>>;
  /** Impact of a policy draft on a channel. Changes nothing. */
  policyImpact?: Maybe<PolicyImpact>;
  /** Policy plan: what applying a policy file would change in the policy of its name and in channels. Changes nothing. `null` if it couldn't be computed. */
  policyPlan?: Maybe<PolicyPlan>;
  /** Projects of the organization, most recently changed first. */
  projects?: Maybe<ProjectConnection>;
  /** Role of the viewer. `null` if the viewer isn't a member. */
  role?: Maybe<OrganizationRole>;
  /** Seat assignments, oldest first. `null` unless the viewer is an admin or billing manager. */
  seatAssignments?: Maybe<Array<SeatAssignment>>;
  /** Seats of the active plan. `null` without an active plan, and if the viewer can't see the seats. */
  seats?: Maybe<SeatSummary>;
  /** High and critical CVEs of served files that aren't stated as not affected or fixed, new ones first, then most severe first. `null` if the viewer isn't a member. */
  servedCves?: Maybe<ServedCveConnection>;
  /** The service account with this global ID. `null` if it doesn't exist, or the viewer isn't an admin. */
  serviceAccount?: Maybe<ServiceAccount>;
  /** Service accounts of the organization, by name. `null` if the viewer isn't an admin. */
  serviceAccounts?: Maybe<Array<ServiceAccount>>;
  /** The organization token, which gives access to all its channels, without its secret. `null` if it has none, and if the viewer isn't an admin. */
  siteToken?: Maybe<SiteToken>;
  /** Subscriptions of the organization, newest first. `null` unless the viewer is an admin or billing manager. */
  subscriptions?: Maybe<Array<Subscription>>;
  /** Display name. */
  title: Scalars['String']['output'];
  /** Tokens for channels of this organization: its own first, then those of members and service accounts. `null` if the viewer isn't an admin. */
  tokens?: Maybe<Array<OrganizationToken>>;
  /** The most downloaded packages of channels that the viewer can read. */
  topPackages?: Maybe<Array<TopPackage>>;
  /** Workloads that the organization's channels trust: CI jobs that get short-lived tokens without a stored secret. `null` if the viewer isn't an admin. */
  trustedWorkloads?: Maybe<Array<TrustedWorkload>>;
  /** Requests of clients to the organization's channels. `null` if the viewer isn't an admin. */
  usageReport?: Maybe<UsageReport>;
  /** UUID used in REST, where it can be used instead of the name. */
  uuid: Scalars['String']['output'];
  /** Version of the editable data. Send it as `expectedVersion` with an update. */
  version: Scalars['String']['output'];
  /** Supplier OpenVEX documents that the hub fetches daily, oldest first. `null` if the viewer isn't a member. */
  vexSources?: Maybe<Array<VexSource>>;
  /** Previews the effects of a VEX statement on files, alerts, policies, channels, and environments. Changes nothing. `null` if the viewer isn't an admin. */
  vexStatementPreview?: Maybe<VexStatementPreview>;
  /** Supplier VEX statements in one state, newest first. `null` if the viewer isn't a member. */
  vexStatements?: Maybe<SupplierVexStatementConnection>;
  /** The viewer's own seat assignments in the organization. */
  viewerSeatAssignments?: Maybe<Array<SeatAssignment>>;
  /** Deliveries of a webhook in the last 30 days, newest first. `null` if the viewer isn't an admin. */
  webhookDeliveries?: Maybe<WebhookDeliveryConnection>;
  /** Webhooks of the organization, oldest first. `null` if the viewer isn't an admin. */
  webhooks?: Maybe<Array<Webhook>>;
};


/** An organization whose members manage channels together. */
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


/** An organization whose members manage channels together. */
export type OrganizationAdvisoryAlertsArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  package?: InputMaybe<Scalars['String']['input']>;
};


/** An organization whose members manage channels together. */
export type OrganizationAdvisoryNoticeCountArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  package?: InputMaybe<Scalars['String']['input']>;
};


/** An organization whose members manage channels together. */
export type OrganizationAuditFileArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  actor?: InputMaybe<Scalars['String']['input']>;
  format: AuditLogExportFormat;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  target?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


/** An organization whose members manage channels together. */
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


/** An organization whose members manage channels together. */
export type OrganizationBlockedRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  days?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** An organization whose members manage channels together. */
export type OrganizationChangesCsvArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  person?: InputMaybe<Scalars['String']['input']>;
  topic?: InputMaybe<ActivityTopic>;
};


/** An organization whose members manage channels together. */
export type OrganizationChannelArgs = {
  name: Scalars['String']['input'];
};


/** An organization whose members manage channels together. */
export type OrganizationChannelClientsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  days?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** An organization whose members manage channels together. */
export type OrganizationChannelPageArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<ChannelTrait>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


/** An organization whose members manage channels together. */
export type OrganizationClientProgramsArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


/** An organization whose members manage channels together. */
export type OrganizationCveRulesArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
};


/** An organization whose members manage channels together. */
export type OrganizationDailyRequestsArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


/** An organization whose members manage channels together. */
export type OrganizationDeltaSubscriptionsArgs = {
  query?: InputMaybe<Scalars['String']['input']>;
};


/** An organization whose members manage channels together. */
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


/** An organization whose members manage channels together. */
export type OrganizationEnvironmentArgs = {
  environmentId: Scalars['ID']['input'];
};


/** An organization whose members manage channels together. */
export type OrganizationEnvironmentCveHistoryArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


/** An organization whose members manage channels together. */
export type OrganizationEnvironmentImpactArgs = {
  channel: Scalars['String']['input'];
  filters?: InputMaybe<Scalars['PolicyFilters']['input']>;
  policyId?: InputMaybe<Scalars['ID']['input']>;
  rules?: InputMaybe<PolicyRulesInput>;
};


/** An organization whose members manage channels together. */
export type OrganizationEnvironmentReviewArgs = {
  environmentId: Scalars['ID']['input'];
};


/** An organization whose members manage channels together. */
export type OrganizationEnvironmentReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<EnvironmentStatus>;
};


/** An organization whose members manage channels together. */
export type OrganizationEnvironmentUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** An organization whose members manage channels together. */
export type OrganizationEnvironmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<EnvironmentStatus>;
};


/** An organization whose members manage channels together. */
export type OrganizationExceptionRequestArgs = {
  requestId: Scalars['ID']['input'];
};


/** An organization whose members manage channels together. */
export type OrganizationExceptionRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<ExceptionRequestState>;
};


/** An organization whose members manage channels together. */
export type OrganizationExceptionSuggestionsArgs = {
  channel: Scalars['String']['input'];
  excludePackages?: InputMaybe<Array<Scalars['String']['input']>>;
  filters?: InputMaybe<Scalars['PolicyFilters']['input']>;
  policyId?: InputMaybe<Scalars['ID']['input']>;
  rules?: InputMaybe<PolicyRulesInput>;
  targets?: InputMaybe<ExceptionSuggestionScope>;
};


/** An organization whose members manage channels together. */
export type OrganizationExceptionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  includeEnded?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** An organization whose members manage channels together. */
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


/** An organization whose members manage channels together. */
export type OrganizationFindingsCsvArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  cveId?: InputMaybe<Scalars['String']['input']>;
  package?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<FindingState>;
};


/** An organization whose members manage channels together. */
export type OrganizationGroupArgs = {
  id: Scalars['ID']['input'];
};


/** An organization whose members manage channels together. */
export type OrganizationInvitationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** An organization whose members manage channels together. */
export type OrganizationMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<OrganizationRole>;
};


/** An organization whose members manage channels together. */
export type OrganizationPackageDownloadsCsvArgs = {
  month: Scalars['Int']['input'];
  year: Scalars['Int']['input'];
};


/** An organization whose members manage channels together. */
export type OrganizationPackageUsageArgs = {
  cveId?: InputMaybe<Scalars['String']['input']>;
  package?: InputMaybe<Scalars['String']['input']>;
  previewBlocking?: InputMaybe<Scalars['Boolean']['input']>;
  spec?: InputMaybe<Scalars['String']['input']>;
};


/** An organization whose members manage channels together. */
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


/** An organization whose members manage channels together. */
export type OrganizationPoliciesCsvArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<PolicySort>;
};


/** An organization whose members manage channels together. */
export type OrganizationPolicyArgs = {
  id: Scalars['ID']['input'];
};


/** An organization whose members manage channels together. */
export type OrganizationPolicyFileErrorsArgs = {
  file: Scalars['JSON']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


/** An organization whose members manage channels together. */
export type OrganizationPolicyImpactArgs = {
  channel: Scalars['String']['input'];
  filters?: InputMaybe<Scalars['PolicyFilters']['input']>;
  packageLimit?: InputMaybe<Scalars['Int']['input']>;
  policyId?: InputMaybe<Scalars['ID']['input']>;
  rules?: InputMaybe<PolicyRulesInput>;
};


/** An organization whose members manage channels together. */
export type OrganizationPolicyPlanArgs = {
  file: Scalars['JSON']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


/** An organization whose members manage channels together. */
export type OrganizationProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** An organization whose members manage channels together. */
export type OrganizationServedCvesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** An organization whose members manage channels together. */
export type OrganizationServiceAccountArgs = {
  id: Scalars['ID']['input'];
};


/** An organization whose members manage channels together. */
export type OrganizationTopPackagesArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** An organization whose members manage channels together. */
export type OrganizationUsageReportArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


/** An organization whose members manage channels together. */
export type OrganizationVexStatementPreviewArgs = {
  build?: InputMaybe<Scalars['String']['input']>;
  cveId: Scalars['String']['input'];
  justification?: InputMaybe<VexJustification>;
  package: Scalars['String']['input'];
  status: VexStatus;
  versions?: InputMaybe<Scalars['String']['input']>;
};


/** An organization whose members manage channels together. */
export type OrganizationVexStatementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  state?: SupplierVexStatementState;
};


/** An organization whose members manage channels together. */
export type OrganizationWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<WebhookDeliveryState>;
  webhookId: Scalars['ID']['input'];
};

/** Page of organizations. */
export type OrganizationConnection = {
  __typename?: 'OrganizationConnection';
  /** Organizations with their cursors. */
  edges: Array<OrganizationEdge>;
  /** Organizations on this page. */
  nodes: Array<Organization>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of organizations. */
  totalCount: Scalars['Int']['output'];
};

/** An organization and its cursor. */
export type OrganizationEdge = {
  __typename?: 'OrganizationEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The organization. */
  node: Organization;
};

/** Role of a member in an organization. */
export type OrganizationRole =
  /** Can manage everything. */
  | 'ADMIN'
  /** Can also manage plans, invoices, and seats. */
  | 'BILLING_MANAGER'
  /** Can read the organization, its channels, packages, and policies. */
  | 'MEMBER'
  /** A role that this version of the API doesn't know. */
  | 'UNKNOWN';

/** A token for channels of an organization. Without a user or service account, it is the organization token for all its channels. */
export type OrganizationToken = Node & {
  __typename?: 'OrganizationToken';
  /** Time at which the token was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Expiration time. `null` if it never expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Last four characters of the secret. */
  last4: Scalars['String']['output'];
  /** Time of the last use by a client. `null` if never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Scope of the token. */
  scope: TokenScope;
  /** Name of the service account that owns the token. `null` for other owners. */
  serviceAccountName?: Maybe<Scalars['String']['output']>;
  /** Member who owns the token. `null` for other owners. */
  user?: Maybe<User>;
};

/** What changed in an organization. */
export type OrganizationUpdate = {
  __typename?: 'OrganizationUpdate';
  /** Kinds of things that changed since the last event. */
  changed: Array<OrganizationUpdateKind>;
  /** The organization as it is now. */
  organization: Organization;
  /** Version for `since`. Opaque. */
  version: Scalars['String']['output'];
};

/** Kind of things that change in an organization. Things of a channel count only for viewers who can read it. */
export type OrganizationUpdateKind =
  /** Package archives were read, such as those of uploads. */
  | 'ARCHIVES'
  /** Bundles of channels. For admins. */
  | 'BUNDLES'
  /** Channels were created, deleted, published, or their settings changed. */
  | 'CHANNELS'
  /** Environments, and the CVEs that affect them. */
  | 'ENVIRONMENTS'
  /** Exceptions were granted or ended. */
  | 'EXCEPTIONS'
  /** Requests for exceptions were created or reviewed. For admins. */
  | 'EXCEPTION_REQUESTS'
  /** Invitations. For admins. */
  | 'INVITATIONS'
  /** Members and their roles. */
  | 'MEMBERS'
  /** Policies, and where they are applied. */
  | 'POLICIES'
  /** Promotions. */
  | 'PROMOTIONS'
  /** Policy runs, with their progress in steps of a tenth. */
  | 'RUNS'
  /** Syncs, with their progress in steps of a tenth. */
  | 'SYNCS'
  /** A kind that this version doesn't know. */
  | 'UNKNOWN'
  /** Webhooks and their deliveries. For admins. */
  | 'WEBHOOKS';

/** VEX statements of one of the viewer's organizations about a CVE. */
export type OrganizationVexStatements = {
  __typename?: 'OrganizationVexStatements';
  /** Whether the viewer can add statements for the organization. */
  canEdit: Scalars['Boolean']['output'];
  /** Name of the organization. */
  organization: Scalars['String']['output'];
  /** Title of the organization. */
  title: Scalars['String']['output'];
  /** Active statements, then earlier ones, each newest first. */
  vexStatements: Array<VexStatement>;
};

/** A page of emails. */
export type OutboxConnection = {
  __typename?: 'OutboxConnection';
  /** Emails with their cursors. */
  edges: Array<OutboxEdge>;
  /** Emails on this page. */
  nodes: Array<OutboxEmail>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of emails. */
  totalCount: Scalars['Int']['output'];
};

/** An email and its cursor. */
export type OutboxEdge = {
  __typename?: 'OutboxEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The email. */
  node: OutboxEmail;
};

/** An email that wasn't sent because no mail server is configured. */
export type OutboxEmail = Node & {
  __typename?: 'OutboxEmail';
  /** Time at which it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Subject of the email. */
  subject: Scalars['String']['output'];
  /** Text of the email. */
  text: Scalars['String']['output'];
  /** Email address of the recipient. */
  to: Scalars['EmailAddress']['output'];
};

/** An exception request of the viewer. */
export type OwnExceptionRequest = {
  __typename?: 'OwnExceptionRequest';
  /** Review comment. May be empty. */
  answer: Scalars['String']['output'];
  /** Time of the first request. */
  askedAt: Scalars['DateTime']['output'];
  /** Time at which it was reviewed or canceled. `null` while it is open. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether others requested it before. */
  hasOtherRequesters: Scalars['Boolean']['output'];
  /** Global ID of the request. */
  id: Scalars['ID']['output'];
  /** Name of the package. */
  package: Scalars['String']['output'];
  /** Why the viewer needs it. */
  reason: Scalars['String']['output'];
  /** Match spec of the requested files. */
  spec: Scalars['MatchSpec']['output'];
  /** State of the request. */
  state: ExceptionRequestState;
  /** Last day of the granted exception, in UTC. `null` if none was granted or it never expires. */
  until?: Maybe<Scalars['Date']['output']>;
};

/** A package in one channel, with all its versions and files. */
export type Package = Node & {
  __typename?: 'Package';
  /** Number of allowed files. */
  allowedFileCount: Scalars['Int']['output'];
  /** Other channels readable by the viewer that can currently supply it, channels of the same organization first. At most 5. */
  alternatives?: Maybe<Array<AlternativeSource>>;
  /** Package archive of one of its files. `null` if the file doesn't exist. */
  archive?: Maybe<PackageArchive>;
  /** Number of blocked files. */
  blockedFileCount: Scalars['Int']['output'];
  /** The channel that contains it. */
  channel: Channel;
  /** Its CVEs, most severe first. */
  cves?: Maybe<Array<Cve>>;
  /** Dependencies of its newest allowed files. */
  dependencies?: Maybe<Array<Dependency>>;
  /** Packages of the channel that depend on it, by name, at most 1,000. */
  dependents?: Maybe<Array<Dependent>>;
  /** Package family. Always `conda`. */
  family: Scalars['String']['output'];
  /** Number of files. */
  fileCount: Scalars['Int']['output'];
  /** Files, newest first. */
  files?: Maybe<PackageFileConnection>;
  /** Highest score of an active or reported CVE in served files. `null` without a score, which doesn't mean unaffected: see `vulnerabilities`. */
  highestServedScore?: Maybe<Scalars['Float']['output']>;
  /** Home page. `null` if unknown. */
  homepageUrl?: Maybe<Scalars['URL']['output']>;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** The newest version with an allowed file. `null` if all files are blocked. */
  latestAllowedVersion?: Maybe<Scalars['CondaVersion']['output']>;
  /** The newest served version that can be installed for at least one subdir. Includes versions for which installability wasn't computed. `null` if none. */
  latestInstallableVersion?: Maybe<Scalars['CondaVersion']['output']>;
  /** The newest version. */
  latestVersion: Scalars['CondaVersion']['output'];
  /** License of the newest file. `null` if unknown. */
  license?: Maybe<Scalars['String']['output']>;
  /** License family of the newest file. `null` if unknown. */
  licenseFamily?: Maybe<Scalars['String']['output']>;
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** One-line summary. May be empty. */
  summary: Scalars['String']['output'];
  /** Build time of the newest file. `null` if unknown. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of versions. */
  versionCount: Scalars['Int']['output'];
  /** Versions, newest first, at most 500. */
  versions?: Maybe<Array<PackageVersion>>;
  /** VEX statements of the organization about its CVEs. Empty if the viewer can't see them, `null` if they couldn't be loaded. */
  vexStatements?: Maybe<Array<AppliedVexStatement>>;
  /** Summary of known vulnerabilities in its served files. */
  vulnerabilities: VulnerabilitySummary;
};


/** A package in one channel, with all its versions and files. */
export type PackageArchiveArgs = {
  fileName?: InputMaybe<Scalars['String']['input']>;
  subdir?: InputMaybe<Scalars['String']['input']>;
};


/** A package in one channel, with all its versions and files. */
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

/** Package archive of a file: metadata in addition to the index entry. */
export type PackageArchive = {
  __typename?: 'PackageArchive';
  /** Package metadata. `null` unless the archive was scanned. */
  contents?: Maybe<PackageMetadata>;
  /** The file. */
  file: FileRef;
  /** Why it isn't valid. `null` unless the state is `UNREADABLE`. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Whether it was scanned. */
  state: ArchiveState;
  /** Version of the file. */
  version: Scalars['CondaVersion']['output'];
};

/** A package in an environment. */
export type PackageBuild = {
  __typename?: 'PackageBuild';
  /** Build string. Empty if unknown. */
  build: Scalars['String']['output'];
  /** Channel it was installed from. Empty if unknown. */
  channel: Scalars['String']['output'];
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** Subdir of the file. Empty if unknown. */
  subdir: Scalars['String']['output'];
  /** Version. */
  version: Scalars['CondaVersion']['output'];
};

/** Number of packages in one channel. */
export type PackageChannelCount = {
  __typename?: 'PackageChannelCount';
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** Number of packages. */
  count: Scalars['Int']['output'];
  /** Name of the organization. */
  organization: Scalars['String']['output'];
};

/** A page of packages. */
export type PackageConnection = {
  __typename?: 'PackageConnection';
  /** Packages with their cursors. */
  edges: Array<PackageEdge>;
  /** Packages on this page. */
  nodes: Array<Package>;
  /** Page numbers around the current page. */
  pageCursors: PageCursors;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of packages that match the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of packages. */
export type PackageConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** Decision of a policy draft for a package. */
export type PackageDecisionChange = {
  __typename?: 'PackageDecisionChange';
  /** Whether the channel would serve it. */
  isAllowedAfter: Scalars['Boolean']['output'];
  /** Whether the channel currently serves it. */
  isAllowedBefore: Scalars['Boolean']['output'];
  /** The package. */
  package: PackageBuild;
  /** The rule of the draft that decides about it, as text. */
  rule: Scalars['String']['output'];
};

/** Number of packages with a decision in at least one channel. */
export type PackageDecisionCount = {
  __typename?: 'PackageDecisionCount';
  /** Number of packages. */
  count: Scalars['Int']['output'];
  /** Policy decision. */
  value: Decision;
};

/** Filter for packages by how many of their files are blocked. */
export type PackageDecisionFilter =
  /** All packages. */
  | 'ALL'
  /** Packages with only blocked files. */
  | 'FULLY_BLOCKED'
  /** Packages with at least one blocked file. */
  | 'PARTIALLY_BLOCKED';

/** A package that differs between the two sides. */
export type PackageDiff = {
  __typename?: 'PackageDiff';
  /** The package on the other side. `null` if it was removed. */
  after?: Maybe<PackageBuild>;
  /** The package on the base side. `null` if it was added. */
  before?: Maybe<PackageBuild>;
  /** Kind of difference. */
  change: InstalledPackageChange;
  /** Name of the package. */
  name: Scalars['String']['output'];
};

/** A page of package differences. */
export type PackageDiffConnection = {
  __typename?: 'PackageDiffConnection';
  /** Differences with their cursors. */
  edges: Array<PackageDiffEdge>;
  /** Differences on this page. */
  nodes: Array<PackageDiff>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of differences. */
  totalCount: Scalars['Int']['output'];
};

/** A difference and its cursor. */
export type PackageDiffEdge = {
  __typename?: 'PackageDiffEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The difference. */
  node: PackageDiff;
};

/** A package and its cursor. */
export type PackageEdge = {
  __typename?: 'PackageEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The package. */
  node: Package;
};

/** Values for filters, with counts. The counts of a facet ignore its own filter, so that more values can be selected. */
export type PackageFacets = {
  __typename?: 'PackageFacets';
  /** Number of channels with packages, including those that `channels` omits. */
  channelCount: Scalars['Int']['output'];
  /** Number of packages for the 100 channels with the most and the selected ones, sorted by organization and name. */
  channels: Array<PackageChannelCount>;
  /** Number of packages by decision, allowed first. */
  decisions: Array<PackageDecisionCount>;
  /** Number of packages for the ten most frequent licenses and the selected ones. */
  licenses: Array<PackageValueCount>;
  /** Number of packages by highest severity, most severe first. */
  severities: Array<PackageSeverityCount>;
  /** Number of packages for the ten most frequent subdirs and the selected ones. */
  subdirs: Array<PackageValueCount>;
  /** Number of packages by age of the newest file, shortest age first. Longer ages include shorter ones. */
  updated: Array<PackageSpanCount>;
};

/** A package file. */
export type PackageFile = Node & {
  __typename?: 'PackageFile';
  /** Build string. */
  build: Scalars['String']['output'];
  /** Build number. */
  buildNumber: Scalars['Int']['output'];
  /** End of the cooldown. `null` unless the file is blocked only by a minimum age. */
  cooldownUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Build time. `null` if unknown. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its CVEs. */
  cves?: Maybe<Array<Cve>>;
  /** What decided, as text: the rule, or that the file was yanked or quarantined. `null` without a policy. */
  decidingRule?: Maybe<Scalars['String']['output']>;
  /** Policy decision. `ALLOWED` if the channel has no policy. */
  decision: Decision;
  /** Match specs that it depends on. */
  dependencies: Array<Scalars['MatchSpec']['output']>;
  /** Download URL for clients. `null` if the file is blocked or the hub doesn't have it. */
  downloadUrl?: Maybe<Scalars['URL']['output']>;
  /** File name, `name-version-build.conda` or `name-version-build.tar.bz2`. */
  fileName: Scalars['String']['output'];
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Labels of the file. Files with the label `main` are in the channel itself. */
  labels: Array<Scalars['String']['output']>;
  /** License. `null` if unknown. */
  license?: Maybe<Scalars['String']['output']>;
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** Time since which the mirror's source no longer lists it. `null` while it is listed. Clients can still download it by name. */
  removedFromSourceAt?: Maybe<Scalars['DateTime']['output']>;
  /** SHA-256 of the file. `null` if unknown. */
  sha256?: Maybe<Scalars['SHA256']['output']>;
  /** Signature status. */
  signatureStatus: SignatureStatus;
  /** Size of the file. `null` if unknown. */
  size?: Maybe<Scalars['ByteSize']['output']>;
  /** Subdir, such as `linux-64`. */
  subdir: Scalars['String']['output'];
  /** Version. */
  version: Scalars['CondaVersion']['output'];
  /** VEX statements of the organization about its CVEs. Empty if the viewer can't see them, `null` if they couldn't be loaded. */
  vexStatements?: Maybe<Array<AppliedVexStatement>>;
  /** Whether the file was yanked or quarantined. `null` if it is published. */
  withdrawn?: Maybe<FileState>;
};

/** A page of files. */
export type PackageFileConnection = {
  __typename?: 'PackageFileConnection';
  /** Files with their cursors. */
  edges: Array<PackageFileEdge>;
  /** Files on this page. */
  nodes: Array<PackageFile>;
  /** Page numbers around the current page. */
  pageCursors: PageCursors;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of files that match the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of files. */
export type PackageFileConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A file and its cursor. */
export type PackageFileEdge = {
  __typename?: 'PackageFileEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The file. */
  node: PackageFile;
};

/** Filter for packages: at least one channel must match all fields. A field with several values matches any of them. An empty field matches all. */
export type PackageFilter = {
  /** Channels as `organization/channel`, at most 20. */
  channels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether the channel serves at least one of its files. */
  decisions?: InputMaybe<Array<Decision>>;
  /** Licenses of the newest file, at most 20. */
  licenses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Highest severity of the served files. */
  severities?: InputMaybe<Array<PackageSeverity>>;
  /** Subdirs with at least one of its files, at most 20. */
  subdirs?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Maximum age of its newest file. The longest of several values applies. */
  updatedWithin?: InputMaybe<Array<UpdatedWithin>>;
};

/** A package name that matches a search. */
export type PackageHit = {
  __typename?: 'PackageHit';
  /** Number of channels that contain it and match the filter. */
  channelCount: Scalars['Int']['output'];
  /** These channels, by organization and name, at most 20. */
  channels: Array<PackageHitChannel>;
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** One-line summary. May be empty. */
  summary: Scalars['String']['output'];
};

/** A matching package in one channel. */
export type PackageHitChannel = {
  __typename?: 'PackageHitChannel';
  /** Number of files that a policy blocks. */
  blockedFileCount: Scalars['Int']['output'];
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** Whether the channel serves at least one of its files. */
  decision: Decision;
  /** Newest served version. `null` if all files are blocked. */
  latestVersion?: Maybe<Scalars['CondaVersion']['output']>;
  /** License of the newest file. `null` if unknown. */
  license?: Maybe<Scalars['String']['output']>;
  /** Name of the organization. */
  organization: Scalars['String']['output'];
  /** Global ID of the package in this channel. See `Artifact`. */
  packageId: Scalars['ID']['output'];
  /** Number of served files. */
  servedFileCount: Scalars['Int']['output'];
};

/** A page of matching packages. */
export type PackageHitConnection = {
  __typename?: 'PackageHitConnection';
  /** Packages with their cursors. */
  edges: Array<PackageHitEdge>;
  /** Values for filters, with counts. */
  facets: PackageFacets;
  /** Packages on this page. */
  nodes: Array<PackageHit>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of packages that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A matching package and its cursor. */
export type PackageHitEdge = {
  __typename?: 'PackageHitEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The package. */
  node: PackageHit;
};

/** Impact on one package. */
export type PackageImpact = {
  __typename?: 'PackageImpact';
  /** Number of files. */
  fileCount: Scalars['Int']['output'];
  /** Whether all files of the package would be blocked. */
  isFullyBlocked: Scalars['Boolean']['output'];
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** Main reason, as text. */
  reason: Scalars['String']['output'];
  /** Match spec for exactly these files if there is a short one, or else the name. */
  spec: Scalars['String']['output'];
};

/** A link in package metadata. */
export type PackageLink = {
  __typename?: 'PackageLink';
  /** Kind of link. */
  kind: PackageLinkKind;
  /** URL with http or https. */
  url: Scalars['URL']['output'];
};

/** Kind of a link in package metadata. */
export type PackageLinkKind =
  /** Development page. */
  | 'DEV_URL'
  /** Source of the documentation. */
  | 'DOC_SOURCE_URL'
  /** Documentation. */
  | 'DOC_URL'
  /** Home page. */
  | 'HOME'
  /** Repository of the source. */
  | 'SOURCE_GIT_URL'
  /** Download of the source. */
  | 'SOURCE_URL'
  /** A kind that this version of the API doesn't know. */
  | 'UNKNOWN';

/** State of a package's upstream mapping. */
export type PackageMappingState =
  /** Mapped to an upstream package, with sufficient confidence. */
  | 'MAPPED'
  /** Contains no code. */
  | 'NO_CODE'
  /** Has only suggested mappings. They mark nothing as affected or unaffected. */
  | 'SUGGESTED'
  /** A value that this version of the API doesn't know. */
  | 'UNKNOWN'
  /** Has no mapping. */
  | 'UNMAPPED';

/** Package metadata from an archive. Each text is limited to 64 KiB, all texts together to 1 MiB. The builder of the package provides these data. */
export type PackageMetadata = {
  __typename?: 'PackageMetadata';
  /** Description. `null` if absent. */
  description?: Maybe<Scalars['String']['output']>;
  /** Number of files and links that it installs. */
  fileCount: Scalars['Int']['output'];
  /** Whether clients write the environment path into its binaries. */
  hasBinaryPrefix: Scalars['Boolean']['output'];
  /** Whether clients write the environment path into its text files. */
  hasTextPrefix: Scalars['Boolean']['output'];
  /** Icon as a PNG in a `data:` URL. `null` if absent. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Keywords. */
  keywords: Array<Scalars['String']['output']>;
  /** License from the recipe. `null` if absent. */
  license?: Maybe<Scalars['String']['output']>;
  /** License family. `null` if absent. */
  licenseFamily?: Maybe<Scalars['String']['output']>;
  /** License texts. */
  licenses: Array<ArchiveText>;
  /** Links to further information. */
  links: Array<PackageLink>;
  /** Files that it installs, by path, at most 20,000. Empty for files published before the hub stored paths. */
  paths?: Maybe<ArchivePathConnection>;
  /** Previous build in the same subdir with which the scripts are compared. `null` if none was scanned. */
  previousBuild?: Maybe<BuildRef>;
  /** README. `null` if absent. */
  readme?: Maybe<ArchiveText>;
  /** Recipe that built the package. `null` if absent. */
  recipe?: Maybe<ArchiveText>;
  /** Paths of scripts that only the previous build has. */
  removedScriptPaths: Array<Scalars['String']['output']>;
  /** Dependencies that are added to packages built with this package. */
  runExports: Array<RunExports>;
  /** Scripts that clients run when they install, remove, or activate the package. */
  scripts: Array<ArchiveScript>;
  /** Commit or tag of the source. `null` if absent. */
  sourceRevision?: Maybe<Scalars['String']['output']>;
  /** One-line summary. `null` if absent. */
  summary?: Maybe<Scalars['String']['output']>;
  /** Total size when unpacked. */
  unpackedSize: Scalars['ByteSize']['output'];
};


/** Package metadata from an archive. Each text is limited to 64 KiB, all texts together to 1 MiB. The builder of the package provides these data. */
export type PackageMetadataPathsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};

/** Matching packages. */
export type PackageSearchGroup = SearchGroup & {
  __typename?: 'PackageSearchGroup';
  /** Best matches. */
  items: Array<PackageHit>;
  /** URL of the full list in the hub. */
  searchUrl: Scalars['URL']['output'];
  /** Total number of packages. */
  totalCount: Scalars['Int']['output'];
};

/** Highest severity of a package's files. */
export type PackageSeverity =
  /** A critical CVE, or a malicious package. */
  | 'CRITICAL'
  /** A high CVE. */
  | 'HIGH'
  /** A low CVE. */
  | 'LOW'
  /** A medium CVE. */
  | 'MEDIUM'
  /** Compared with advisories, without known CVEs. */
  | 'NO_KNOWN_CVES'
  /** Not compared, or undetermined. */
  | 'UNKNOWN'
  /** A CVE without a score or with a score of 0. */
  | 'UNSCORED';

/** Number of packages with a highest severity. */
export type PackageSeverityCount = {
  __typename?: 'PackageSeverityCount';
  /** Number of packages. */
  count: Scalars['Int']['output'];
  /** Highest severity. */
  value: PackageSeverity;
};

/** Number of packages with a maximum age. */
export type PackageSpanCount = {
  __typename?: 'PackageSpanCount';
  /** Number of packages. */
  count: Scalars['Int']['output'];
  /** Maximum age. */
  value: UpdatedWithin;
};

/** Usage of a package, match spec, or CVE in environments. */
export type PackageUsage = {
  __typename?: 'PackageUsage';
  /** Number of matching packages, by version, build, and channel. */
  buildCount: Scalars['Int']['output'];
  /** The most used of these packages, at most 50. */
  builds: Array<PackageUsageBuild>;
  /** How many environments were compared with the CVE. `null` unless a CVE was requested. */
  coverage?: Maybe<ExposureCoverage>;
  /** Number of registered environments that contain it. */
  environmentCount: Scalars['Int']['output'];
  /** These environments, the viewer's own first. */
  environments: PackageUsageEnvironmentConnection;
  /** Number of users who own these environments. */
  ownerCount: Scalars['Int']['output'];
};


/** Usage of a package, match spec, or CVE in environments. */
export type PackageUsageEnvironmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** A matching package, and how many environments contain it. */
export type PackageUsageBuild = {
  __typename?: 'PackageUsageBuild';
  /** Number of registered environments that contain it. */
  environmentCount: Scalars['Int']['output'];
  /** The package. */
  package: PackageBuild;
};

/** An environment that contains a matching package. */
export type PackageUsageEnvironment = {
  __typename?: 'PackageUsageEnvironment';
  /** Effect of blocking all matching files in their channels. `null` unless requested, and if the viewer can read none of these channels. */
  blockingResult?: Maybe<SolveResult>;
  /** Name of the device. */
  device: Scalars['String']['output'];
  /** Whether it belongs to the viewer. */
  isOwn: Scalars['Boolean']['output'];
  /** Name of the environment. */
  name: Scalars['String']['output'];
  /** Display name of the owner. `null` for service accounts and deleted accounts. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** Matching packages in the environment. */
  packages: Array<PackageBuild>;
  /** Subdir, such as `linux-64`. */
  subdir: Scalars['String']['output'];
  /** Time of the last registration. */
  updatedAt: Scalars['DateTime']['output'];
  /** UUID used in REST and in URLs. */
  uuid: Scalars['String']['output'];
};

/** A page of environments that contain a matching package. */
export type PackageUsageEnvironmentConnection = {
  __typename?: 'PackageUsageEnvironmentConnection';
  /** Environments with their cursors. */
  edges: Array<PackageUsageEnvironmentEdge>;
  /** Environments on this page. */
  nodes: Array<PackageUsageEnvironment>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of such environments. */
  totalCount: Scalars['Int']['output'];
};

/** A matching environment and its cursor. */
export type PackageUsageEnvironmentEdge = {
  __typename?: 'PackageUsageEnvironmentEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The environment. */
  node: PackageUsageEnvironment;
};

/** Number of packages with a facet value. */
export type PackageValueCount = {
  __typename?: 'PackageValueCount';
  /** Number of packages. */
  count: Scalars['Int']['output'];
  /** Value of the facet. */
  value: Scalars['String']['output'];
};

/** A version of a package. */
export type PackageVersion = {
  __typename?: 'PackageVersion';
  /** Number of allowed files. */
  allowedFileCount: Scalars['Int']['output'];
  /** End of the cooldown of the representative file. `null` unless it is blocked only by a minimum age. */
  cooldownUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The rule that decided about the representative file, as text. `null` without a policy. */
  decidingRule?: Maybe<Scalars['String']['output']>;
  /** Whether at least one of its files is allowed. */
  decision: Decision;
  /** The exception that allows blocked files of this version. `null` if none. */
  exception?: Maybe<VersionException>;
  /** Number of files. */
  fileCount: Scalars['Int']['output'];
  /** Highest score of its active or reported CVEs. `null` without a score, which doesn't mean unaffected: see `vulnerabilities`. */
  highestScore?: Maybe<Scalars['Float']['output']>;
  /** Build time of its first file. `null` if unknown. */
  releasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Representative file for explaining the decision: the first blocked file, or else the first file. */
  representativeFile: FileRef;
  /** Number of files per subdir. */
  subdirs: Array<SubdirFileCount>;
  /** The version. */
  version: Scalars['CondaVersion']['output'];
  /** Summary of known vulnerabilities in all its files, allowed or blocked. */
  vulnerabilities: VulnerabilitySummary;
};

/** Summary of known vulnerabilities in several packages, and how many of the packages have CVE data. */
export type PackagesKnowledge = {
  __typename?: 'PackagesKnowledge';
  /** Number of packages that a CVE affects. */
  affectedCount: Scalars['Int']['output'];
  /** Highest score of the CVEs that affect the packages. `null` if none has a score. */
  highestScore?: Maybe<Scalars['Float']['output']>;
  /** Severity for the highest score. `null` if no CVE has a score. */
  highestSeverity?: Maybe<Severity>;
  /** Number of packages that were compared and that no CVE affects. */
  noneKnownCount: Scalars['Int']['output'];
  /** Number of packages whose CVEs are all excluded by VEX statements. */
  notAffectedCount: Scalars['Int']['output'];
  /** Number of packages without CVE data, because no advisory source knows their names. */
  notCheckedCount: Scalars['Int']['output'];
  /** Total number of packages. The next five counts add up to it. */
  packageCount: Scalars['Int']['output'];
  /** Most severe state of the packages. `NONE_KNOWN` and `NOT_AFFECTED` only if all packages were compared. */
  state: VulnerabilityState;
  /** Number of packages with an undetermined CVE, whose advisory has no versions that can be compared. */
  undeterminedCount: Scalars['Int']['output'];
  /** Why the state isn't known. `null` unless the state is `UNKNOWN`. */
  unknownReason?: Maybe<VulnerabilityUnknownReason>;
};

/** A page that a client can jump to. */
export type PageCursor = {
  __typename?: 'PageCursor';
  /** Value of `after` that returns the page. `null` for the first page. */
  cursor?: Maybe<Scalars['String']['output']>;
  /** Whether this is the current page. */
  isCurrent: Scalars['Boolean']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
};

/** Page numbers around the current page. */
export type PageCursors = {
  __typename?: 'PageCursors';
  /** The first page, the pages around the current page, and the last page, in order and without duplicates. */
  items: Array<PageCursor>;
  /** Total number of pages. */
  pageCount: Scalars['Int']['output'];
};

/** Pagination information of a list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last item on this page. `null` for an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there are more items after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are items before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item on this page. `null` for an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A passkey of a user. */
export type Passkey = Node & {
  __typename?: 'Passkey';
  /** Time at which it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Time of the last use. `null` if never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the passkey. */
  name: Scalars['String']['output'];
};

/** Payment of a checkout. */
export type PayCheckoutInput = {
  /** Bank verification code. */
  bankVerificationCode?: InputMaybe<Scalars['String']['input']>;
  /** Card. Defaults to the saved card. */
  card?: InputMaybe<CardInput>;
  /** ID of the checkout. */
  checkoutId: Scalars['ID']['input'];
  /** Amount shown to the user, in US cents. A different amount is rejected. */
  expectedTotal: Scalars['Int']['input'];
};

/** Result of paying a checkout. */
export type PayCheckoutPayload = {
  __typename?: 'PayCheckoutPayload';
  /** The checkout after the payment. */
  checkout?: Maybe<Checkout>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Payment data: billing details, card, and next charge. */
export type PaymentAccount = {
  __typename?: 'PaymentAccount';
  /** Address on invoices. `null` if not set. */
  address?: Maybe<BillingAddress>;
  /** Saved card. `null` if none. */
  card?: Maybe<PaymentCard>;
  /** Remaining credit in US cents. Reduces later invoices. */
  creditCents: Scalars['Int']['output'];
  /** Email address for invoice notifications. `null` if not set. */
  email?: Maybe<Scalars['String']['output']>;
  /** Whether billing details are stored. */
  exists: Scalars['Boolean']['output'];
  /** Whether the last payment failed and is retried. */
  hasFailedPayment: Scalars['Boolean']['output'];
  /** The latest invoices, at most 100. */
  invoices?: Maybe<Array<Invoice>>;
  /** Name on invoices. `null` if not set. */
  name?: Maybe<Scalars['String']['output']>;
  /** The next charge. `null` if none is due. */
  nextCharge?: Maybe<NextCharge>;
  /** Payment processor. */
  processor: PaymentProcessor;
  /** VAT number. `null` if not set. */
  taxId?: Maybe<Scalars['String']['output']>;
  /** Version of the billing details. Send it as `expectedVersion` with an update. `null` without billing details. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A payment card, without its full number. */
export type PaymentCard = {
  __typename?: 'PaymentCard';
  /** Brand, such as `Visa`. */
  brand: Scalars['String']['output'];
  /** Month and year, in the format `MM/YY`. */
  expires: Scalars['String']['output'];
  /** Last four digits. */
  last4: Scalars['String']['output'];
};

/** Payment settings of the hub. */
export type PaymentConfig = {
  __typename?: 'PaymentConfig';
  /** Plan of an organization without an active plan. */
  defaultPlan: ProductCode;
  /** Plan that determines the features of a user without an active plan. */
  defaultUserPlan: ProductCode;
  /** Payment processor. */
  processor: PaymentProcessor;
  /** Publishable key of the processor, for pages. `null` if payments aren't set up. */
  publishableKey?: Maybe<Scalars['String']['output']>;
  /** URL of the processor's card library. `null` if there is none to load. */
  scriptUrl?: Maybe<Scalars['URL']['output']>;
};

/** Payment processor for plans. */
export type PaymentProcessor =
  /** Payments aren't set up. */
  | 'OFF'
  /** Stripe. */
  | 'STRIPE'
  /** The built-in test processor, which moves no money. */
  | 'TEST'
  /** A processor that this version of the API doesn't know. */
  | 'UNKNOWN';

/** A user's token for all channels that the user can read, without its secret. */
export type PersonalToken = {
  __typename?: 'PersonalToken';
  /** Time at which the token was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Expiration time. `null` if it never expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last four characters of the secret. */
  last4: Scalars['String']['output'];
  /** Time of the last use by a client. `null` if never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Scope of the token. */
  scope: TokenScope;
};

/** A plan and its description. */
export type Plan = {
  __typename?: 'Plan';
  /** Included features. */
  bullets: Array<Scalars['String']['output']>;
  /** Label of the button. */
  buttonCta: Scalars['String']['output'];
  /** One-sentence description. */
  description: Scalars['String']['output'];
  /** One-sentence description for users who can upgrade to it. */
  descriptionUpgrade: Scalars['String']['output'];
  /** Whether the hub sells its plans. If it doesn't, the hub operator grants plans. */
  isOffered: Scalars['Boolean']['output'];
  /** Link to more information or to contact sales. `null` if the plan can be bought in the hub. */
  link?: Maybe<Scalars['URL']['output']>;
  /** Name of the plan, such as `Pro`. */
  name: Scalars['String']['output'];
  /** Prices of the plan. */
  pricing: PlanPricing;
  /** Product code. */
  productCode: ProductCode;
  /** Intended users of the plan. */
  productUse: Scalars['String']['output'];
  /** Whether the plan requires an organization. */
  requiresOrganization: Scalars['Boolean']['output'];
  /** URL segment, such as `professional`. `null` for a plan that users can't buy themselves. */
  segment?: Maybe<Scalars['String']['output']>;
};

/** Prices of a plan in US cents: either both prices, or a text instead. */
export type PlanPricing = {
  __typename?: 'PlanPricing';
  /** Price per month in US cents, per seat if the plan has seats. `null` if `otherPrice` is set. */
  monthlyPrice?: Maybe<Scalars['Int']['output']>;
  /** Text instead of prices, such as `Custom`. `null` if the plan has prices. */
  otherPrice?: Maybe<Scalars['String']['output']>;
  /** Price per year in US cents, per seat if the plan has seats. `null` if `otherPrice` is set. */
  yearlyPrice?: Maybe<Scalars['Int']['output']>;
};

/** A plan and the buyer's address. */
export type PlanTaxInput = {
  /** Address that determines the tax. */
  address: BillingAddressInput;
  /** Billing interval. */
  billingCycle: BillingCycle;
  /** Product code of the plan. */
  productCode: ProductCode;
  /** Seats. */
  quantity: Scalars['Int']['input'];
};

/** Changes that a policy file would make to a channel. */
export type PlannedChannel = {
  __typename?: 'PlannedChannel';
  /** Effect on the channel. */
  action: PlannedChannelAction;
  /** The channel. */
  channel: Channel;
  /** Impact on the files that clients see. `null` after the first 20 channels of a plan. */
  impact?: Maybe<PolicyImpact>;
  /** Whether the policy is in monitor mode. The impact then shows what it would block. */
  isMonitored: Scalars['Boolean']['output'];
  /** Name of the policy that it replaces. `null` if none. */
  replaces?: Maybe<Scalars['String']['output']>;
};

/** Effect of a policy file on a channel. */
export type PlannedChannelAction =
  /** The policy is applied to a channel without a policy. */
  | 'APPLY'
  /** The policy switches from monitor mode to blocking. */
  | 'ENFORCE'
  /** The policy switches to monitor mode: it only counts what it would block. */
  | 'MONITOR'
  /** The channel is computed again with the changed rules. */
  | 'RECOMPUTE'
  /** The file doesn't list the channel, so the policy is removed from it. */
  | 'REMOVE'
  /** The policy replaces another one. */
  | 'REPLACE';

/** A file of a promotion. */
export type PlannedFile = {
  __typename?: 'PlannedFile';
  /** Subdir and name of the file. */
  file: FileRef;
  /** Whether it wasn't selected, but other files depend on it. */
  isDependency: Scalars['Boolean']['output'];
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** State of the file. */
  state: PlannedFileState;
  /** Version. */
  version: Scalars['CondaVersion']['output'];
};

/** State of a file in a promotion preview. */
export type PlannedFileState =
  /** The policy of the source channel blocks the file. Blocks the promotion. */
  | 'BLOCKED'
  /** The target channel has a different file with this name. Blocks the promotion. */
  | 'CONFLICT'
  /** The file would be added. */
  | 'NEW'
  /** The target channel already has the identical file. */
  | 'UNCHANGED'
  /** The file was yanked or quarantined in either channel. Blocks the promotion. */
  | 'YANKED';

/** Rules that decide which packages a channel serves. */
export type Policy = Node & {
  __typename?: 'Policy';
  /** Package family. Always `conda`. */
  artifactFamily: Scalars['String']['output'];
  /** Creation time. */
  createdAt: Scalars['DateTime']['output'];
  /** Short description. May be empty. */
  description: Scalars['String']['output'];
  /** Filter sent by the single-form dialog, unchanged. `filters` contains the same rules. `null` for a policy in the newer format. */
  dialogFilter?: Maybe<Scalars['PolicyDialogFilter']['output']>;
  /** The policy and its channels as a file that can be stored, reviewed, and applied. */
  export?: Maybe<Scalars['String']['output']>;
  /** Filters `{add_packages, remove_packages, exceptions}`, each a compound filter. */
  filters: Scalars['PolicyFilters']['output'];
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Name, unique in the organization. */
  name: Scalars['String']['output'];
  /** Names of the channels to which it is applied. */
  namesOfChannelsAppliedTo: Array<Scalars['String']['output']>;
  /** Organization that owns the policy. */
  organization: Organization;
  /** Revision number. Starts at 1 and increases with every save. */
  revision: Scalars['Int']['output'];
  /** The revision with this number, with its rules. `null` if it doesn't exist. */
  revisionAt?: Maybe<PolicyRevision>;
  /** Revisions, newest first, each with its changes. */
  revisions?: Maybe<PolicyRevisionConnection>;
  /** Version of the filter format. `2` is the newer format. */
  schemaVersion: Scalars['String']['output'];
  /** One-sentence summary of its rules, such as 'License not in GPL; CVE score ≥ 7'. */
  summary: Scalars['String']['output'];
  /** Time of the last save. */
  updatedAt: Scalars['DateTime']['output'];
  /** User who saved it last. `null` in lists, and if the account was deleted. */
  updatedBy?: Maybe<User>;
};


/** Rules that decide which packages a channel serves. */
export type PolicyExportArgs = {
  format?: InputMaybe<PolicyFileFormat>;
};


/** Rules that decide which packages a channel serves. */
export type PolicyRevisionAtArgs = {
  number: Scalars['Int']['input'];
};


/** Rules that decide which packages a channel serves. */
export type PolicyRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** A changed part of a policy. */
export type PolicyChange = {
  __typename?: 'PolicyChange';
  /** Added values, at most 20. */
  added: Array<Scalars['String']['output']>;
  /** Total number of added values. */
  addedCount: Scalars['Int']['output'];
  /** Removed values, at most 20. */
  removed: Array<Scalars['String']['output']>;
  /** Total number of removed values. */
  removedCount: Scalars['Int']['output'];
  /** Changed part, such as 'License' or 'CVE rule 2: score'. */
  subject: Scalars['String']['output'];
};

/** Condition of the facet `conda_spec`, with exactly one comparator. Each value is a conda match spec (CEP 29) on name, version, build, build number, subdir or license. */
export type PolicyCondaSpecConditionInput =
  /** One of these values. An empty list states no condition. */
  { in: Array<Scalars['String']['input']>; notIn?: never; }
  |  /** None of these values. An empty list states no condition. */
  { in?: never; notIn: Array<Scalars['String']['input']>; };

/** Condition of the facet `conda_spec_exception`, with exactly one comparator. Each value is a conda match spec (CEP 29) on name, version, build, build number, subdir or license. */
export type PolicyCondaSpecExceptionConditionInput =
  /** One of these values. An empty list states no condition. */
  { in: Array<Scalars['String']['input']>; };

/** A page of policies. */
export type PolicyConnection = {
  __typename?: 'PolicyConnection';
  /** Policies with their cursors. */
  edges: Array<PolicyEdge>;
  /** Policies on this page. */
  nodes: Array<Policy>;
  /** Page numbers around the current page. */
  pageCursors: PageCursors;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of policies that match the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of policies. */
export type PolicyConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** Condition of the facet `cve_allowlist`, with exactly one comparator. Each value is a CVE or other advisory ID. */
export type PolicyCveAllowlistConditionInput =
  /** One of these values. An empty list states no condition. */
  { in: Array<Scalars['String']['input']>; notIn?: never; }
  |  /** None of these values. An empty list states no condition. */
  { in?: never; notIn: Array<Scalars['String']['input']>; };

/** Condition of the facet `cve_epss`, with exactly one comparator. The value is a probability of EPSS. */
export type PolicyCveEpssConditionInput =
  /** Equal to this value. */
  { equal: Scalars['Float']['input']; greaterThan?: never; greaterThanEqualTo?: never; lessThanEqualTo?: never; }
  |  /** Greater than this value. */
  { equal?: never; greaterThan: Scalars['Float']['input']; greaterThanEqualTo?: never; lessThanEqualTo?: never; }
  |  /** Greater than or equal to this value. */
  { equal?: never; greaterThan?: never; greaterThanEqualTo: Scalars['Float']['input']; lessThanEqualTo?: never; }
  |  /** Less than or equal to this value. */
  { equal?: never; greaterThan?: never; greaterThanEqualTo?: never; lessThanEqualTo: Scalars['Float']['input']; };

/** Condition of the facet `cve_epss_percentile`, with exactly one comparator. The value is a percentile of EPSS. */
export type PolicyCveEpssPercentileConditionInput =
  /** Equal to this value. */
  { equal: Scalars['Float']['input']; greaterThan?: never; greaterThanEqualTo?: never; lessThanEqualTo?: never; }
  |  /** Greater than this value. */
  { equal?: never; greaterThan: Scalars['Float']['input']; greaterThanEqualTo?: never; lessThanEqualTo?: never; }
  |  /** Greater than or equal to this value. */
  { equal?: never; greaterThan?: never; greaterThanEqualTo: Scalars['Float']['input']; lessThanEqualTo?: never; }
  |  /** Less than or equal to this value. */
  { equal?: never; greaterThan?: never; greaterThanEqualTo?: never; lessThanEqualTo: Scalars['Float']['input']; };

/** Condition of the facet `cve_score`, with exactly one comparator. The value is a CVSS score with one decimal at most. */
export type PolicyCveScoreConditionInput =
  /** Equal to this value. */
  { equal: Scalars['Float']['input']; greaterThan?: never; greaterThanEqualTo?: never; lessThanEqualTo?: never; }
  |  /** Greater than this value. */
  { equal?: never; greaterThan: Scalars['Float']['input']; greaterThanEqualTo?: never; lessThanEqualTo?: never; }
  |  /** Greater than or equal to this value. */
  { equal?: never; greaterThan?: never; greaterThanEqualTo: Scalars['Float']['input']; lessThanEqualTo?: never; }
  |  /** Less than or equal to this value. */
  { equal?: never; greaterThan?: never; greaterThanEqualTo?: never; lessThanEqualTo: Scalars['Float']['input']; };

/** Condition of the facet `cve_status`, with exactly one comparator. Each value is a status of a CVE: active, reported, mitigated, cleared, disputed. */
export type PolicyCveStatusConditionInput =
  /** One of these values. An empty list states no condition. */
  { in: Array<Scalars['String']['input']>; notIn?: never; }
  |  /** None of these values. An empty list states no condition. */
  { in?: never; notIn: Array<Scalars['String']['input']>; };

/** A policy and its cursor. */
export type PolicyEdge = {
  __typename?: 'PolicyEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The policy. */
  node: Policy;
};

/** An exception granted in a channel, in addition to its policy. */
export type PolicyException = Node & {
  __typename?: 'PolicyException';
  /** Name of the channel. */
  channelName: Scalars['String']['output'];
  /** Time at which it expired or was revoked. `null` while it is active. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** User who revoked it. `null` if it is active or expired. */
  endedBy?: Maybe<User>;
  /** Last day on which it is active, in UTC. `null` if it never expires. */
  expiresOn?: Maybe<Scalars['Date']['output']>;
  /** Time at which it was granted. */
  grantedAt: Scalars['DateTime']['output'];
  /** User who granted it and is responsible for it. `null` if the account was deleted. */
  grantedBy?: Maybe<User>;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Name of the package. */
  package: Scalars['String']['output'];
  /** Why it was granted. */
  reason: Scalars['String']['output'];
  /** Match spec of the allowed files. */
  spec: Scalars['MatchSpec']['output'];
  /** Version of the editable data. Send it as `expectedVersion` with an update. */
  version: Scalars['String']['output'];
};

/** A page of exceptions. */
export type PolicyExceptionConnection = {
  __typename?: 'PolicyExceptionConnection';
  /** Exceptions with their cursors. */
  edges: Array<PolicyExceptionEdge>;
  /** Exceptions on this page. */
  nodes: Array<PolicyException>;
  /** Page numbers around the current page. */
  pageCursors: PageCursors;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of exceptions that match the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of exceptions. */
export type PolicyExceptionConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** An exception and its cursor. */
export type PolicyExceptionEdge = {
  __typename?: 'PolicyExceptionEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The exception. */
  node: PolicyException;
};

/** Effect of a policy file on a policy. */
export type PolicyFileAction =
  /** The policy is created. */
  | 'CREATE'
  /** The policy is already identical. */
  | 'NONE'
  /** The policy is saved as a new revision. */
  | 'UPDATE';

/** An error in a policy file. */
export type PolicyFileError = {
  __typename?: 'PolicyFileError';
  /** Column, starting at 1. `null` if unknown. */
  column?: Maybe<Scalars['Int']['output']>;
  /** Line, starting at 1. `null` if unknown. */
  line?: Maybe<Scalars['Int']['output']>;
  /** Message for users. */
  message: Scalars['String']['output'];
  /** JSON Pointer of the location. Empty for the whole file. */
  pointer: Scalars['String']['output'];
};

/** Format of a policy file. */
export type PolicyFileFormat =
  /** JSON. */
  | 'JSON'
  /** YAML 1.2. */
  | 'YAML';

/** Impact of a policy draft. If there are `problems`, nothing is computed. */
export type PolicyImpact = {
  __typename?: 'PolicyImpact';
  /** Number of files that would be added. */
  addedFileCount?: Maybe<Scalars['Int']['output']>;
  /** Number of packages that would gain files. */
  addedPackageCount?: Maybe<Scalars['Int']['output']>;
  /** Packages that would gain files, most files first. */
  addedPackages?: Maybe<Array<PackageImpact>>;
  /** Removed files by the rule that blocks them, most files first. */
  byRule?: Maybe<Array<RuleImpact>>;
  /** Impact by subdir. */
  bySubdir?: Maybe<Array<SubdirImpact>>;
  /** Channel for which it was computed. */
  channel: Channel;
  /** Number of packages with CVE data. CVE rules don't apply to others. */
  checkedPackageCount?: Maybe<Scalars['Int']['output']>;
  /** All files of the channel by the status of their CVEs, independent of the draft. */
  cveStatuses?: Maybe<Array<CveStatusFiles>>;
  /** All rules of the draft with the number of files that each decides, whether or not this changes anything. */
  draftRules?: Maybe<Array<DraftRule>>;
  /** Duration of the computation in milliseconds. */
  elapsedMs?: Maybe<Scalars['Float']['output']>;
  /** Number of files that would be served only because of an exclusion. */
  exceptedFileCount?: Maybe<Scalars['Int']['output']>;
  /** Number of files that clients would see. */
  fileCountAfter?: Maybe<Scalars['Int']['output']>;
  /** Number of files that clients see now. */
  fileCountBefore?: Maybe<Scalars['Int']['output']>;
  /** Installability of the allowed files. `null` if pending, or if the channel has too many dependencies to check. */
  installability?: Maybe<Installability>;
  /** Whether the hub is still reading the dependencies of a large channel. Request the impact again after a second. */
  isInstallabilityPending?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the channel has a published version to compare with. If not, `servedBefore` is 0 and all allowed files count as added. */
  isPublished?: Maybe<Scalars['Boolean']['output']>;
  /** Number of packages in the channel. */
  packageCount?: Maybe<Scalars['Int']['output']>;
  /** Errors in the draft, such as an invalid match spec. If there are any, all fields except `channel` and this one are `null`. */
  problems: Array<ImpactProblem>;
  /** Number of files that would be removed. */
  removedFileCount?: Maybe<Scalars['Int']['output']>;
  /** Number of packages that would lose files. */
  removedPackageCount?: Maybe<Scalars['Int']['output']>;
  /** Packages that would lose files, most files first. */
  removedPackages?: Maybe<Array<PackageImpact>>;
  /** Number of those files by CVE status. A file can have CVEs with different statuses. */
  seriousByStatus?: Maybe<Array<CveStatusCount>>;
  /** Number of files that would be served with an active or reported CVE with a score of at least 7.0. */
  seriousFileCount?: Maybe<Scalars['Int']['output']>;
  /** Number of served files with an undetermined CVE, whose advisory has no versions that can be compared. */
  undeterminedFileCount?: Maybe<Scalars['Int']['output']>;
  /** Number of served files with a CVE without a score. Score rules don't apply to them. */
  unscoredFileCount?: Maybe<Scalars['Int']['output']>;
};

/** Condition of the facet `install_scripts`, with exactly one comparator. Each value is install script state of a file: unknown, none, activation, link. */
export type PolicyInstallScriptsConditionInput =
  /** One of these values. An empty list states no condition. */
  { in: Array<Scalars['String']['input']>; notIn?: never; }
  |  /** None of these values. An empty list states no condition. */
  { in?: never; notIn: Array<Scalars['String']['input']>; };

/** Condition of the facet `license_family`, with exactly one comparator. Each value is a license family, in any letter case: AGPL, APACHE, BSD, CC, GPL, GPL2, GPL3, LGPL, MIT, MOZILLA, None, OTHER, PSF, Public-Domain. */
export type PolicyLicenseFamilyConditionInput =
  /** One of these values. An empty list states no condition. */
  { in: Array<Scalars['String']['input']>; notIn?: never; }
  |  /** None of these values. An empty list states no condition. */
  { in?: never; notIn: Array<Scalars['String']['input']>; };

/** Files that a monitored policy would block, and requests for them since it was applied. */
export type PolicyMonitoring = {
  __typename?: 'PolicyMonitoring';
  /** Number of served files that would be blocked. */
  fileCount: Scalars['Int']['output'];
  /** Number of requested packages. */
  packageCount: Scalars['Int']['output'];
  /** Number of requests for them that would have been blocked. */
  requestCount: Scalars['Int']['output'];
  /** Requests by user and package, most requests first. */
  requests: MonitoredRequestConnection;
  /** Rules that would block files, most requests first. */
  rules: Array<MonitoredRule>;
  /** Time at which the policy was applied. */
  since: Scalars['DateTime']['output'];
};


/** Files that a monitored policy would block, and requests for them since it was applied. */
export type PolicyMonitoringRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** Condition of the facet `package_from_date`, with exactly one comparator. The value is a date (yyyy-MM-dd), not in the future. */
export type PolicyPackageFromDateConditionInput =
  /** Greater than or equal to this value. */
  { greaterThanEqualTo: Scalars['String']['input']; lessThanEqualTo?: never; }
  |  /** Less than or equal to this value. */
  { greaterThanEqualTo?: never; lessThanEqualTo: Scalars['String']['input']; };

/** Condition of the facet `package_to_date`, with exactly one comparator. The value is a date (yyyy-MM-dd), or a period of whole days that moves along, such as P14D. */
export type PolicyPackageToDateConditionInput =
  /** Greater than or equal to this value. */
  { greaterThanEqualTo: Scalars['String']['input']; lessThanEqualTo?: never; }
  |  /** Less than or equal to this value. */
  { greaterThanEqualTo?: never; lessThanEqualTo: Scalars['String']['input']; };

/** Changes that a policy file would make. */
export type PolicyPlan = {
  __typename?: 'PolicyPlan';
  /** Effect on the policy. `null` for a file with errors. */
  action?: Maybe<PolicyFileAction>;
  /** Changes to the policy. Empty for a new policy. */
  changes: Array<PolicyChange>;
  /** Channels with changes, by name. */
  channels: Array<PlannedChannel>;
  /** Errors in the file. If there are any, the other fields are empty or `null`. */
  errors: Array<PolicyFileError>;
  /** Fingerprint of the changes. If given to `applyPolicyFile`, exactly these changes are made. `null` for a file with errors. */
  fingerprint?: Maybe<Scalars['String']['output']>;
  /** Whether applying the file would change anything. */
  hasChanges: Scalars['Boolean']['output'];
  /** Name of the policy. `null` for a file with errors. */
  name?: Maybe<Scalars['String']['output']>;
  /** The existing policy with this name. `null` if none. */
  policy?: Maybe<Policy>;
  /** One-sentence summary of the rules. `null` for a file with errors. */
  summary?: Maybe<Scalars['String']['output']>;
};

/** Condition of the facet `platform`, with exactly one comparator. Each value is a conda subdir, such as noarch or linux-64. */
export type PolicyPlatformConditionInput =
  /** One of these values. An empty list states no condition. */
  { in: Array<Scalars['String']['input']>; notIn?: never; }
  |  /** None of these values. An empty list states no condition. */
  { in?: never; notIn: Array<Scalars['String']['input']>; };

/** A revision of a policy. */
export type PolicyRevision = {
  __typename?: 'PolicyRevision';
  /** User who saved it. `null` for service accounts and deleted accounts. */
  author?: Maybe<User>;
  /** Changes since the previous revision. Empty for the first revision. */
  changes: Array<PolicyChange>;
  /** Time at which it was saved. */
  createdAt: Scalars['DateTime']['output'];
  /** Description of the policy in this revision. */
  description: Scalars['String']['output'];
  /** Filters of this revision, in the format of `Policy.filters`. In a list, each needs a separate request. */
  filters: Scalars['PolicyFilters']['output'];
  /** Whether it is the current revision. */
  isCurrent: Scalars['Boolean']['output'];
  /** Name of the policy in this revision. */
  name: Scalars['String']['output'];
  /** Number of the revision, starting at 1. */
  number: Scalars['Int']['output'];
  /** Number of the older revision that it restored. `null` if it didn't restore one. */
  restoredFrom?: Maybe<Scalars['Int']['output']>;
  /** One-sentence summary of its rules. */
  summary: Scalars['String']['output'];
};

/** A page of a policy's revisions. */
export type PolicyRevisionConnection = {
  __typename?: 'PolicyRevisionConnection';
  /** Revisions with their cursors. */
  edges: Array<PolicyRevisionEdge>;
  /** Revisions on this page. */
  nodes: Array<PolicyRevision>;
  /** Page numbers around the current page. */
  pageCursors: PageCursors;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of revisions. */
  totalCount: Scalars['Int']['output'];
};


/** A page of a policy's revisions. */
export type PolicyRevisionConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A revision and its cursor. */
export type PolicyRevisionEdge = {
  __typename?: 'PolicyRevisionEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The revision. */
  node: PolicyRevision;
};

/** Rule of a policy: a condition on one facet, or a group of rules. Set exactly one field. */
export type PolicyRuleInput =
  /** Group of rules that must all be met. */
  { all: Array<PolicyRuleInput>; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  /** Group of rules of which at least one must be met. */
  { all?: never; any: Array<PolicyRuleInput>; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  /** Package names. */
  { all?: never; any?: never; condaSpec: PolicyCondaSpecConditionInput; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  /** Exclusions. */
  { all?: never; any?: never; condaSpec?: never; condaSpecException: PolicyCondaSpecExceptionConditionInput; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  /** CVE allowlist. */
  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist: PolicyCveAllowlistConditionInput; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  /** EPSS. */
  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss: PolicyCveEpssConditionInput; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  /** EPSS percentile. */
  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile: PolicyCveEpssPercentileConditionInput; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  /** Exploited CVE: `true` turns it on. `false` states no condition. */
  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited: Scalars['Boolean']['input']; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  /** Fix available: `true` turns it on. `false` states no condition. */
  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable: Scalars['Boolean']['input']; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  /** CVE score. */
  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore: PolicyCveScoreConditionInput; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  /** CVE status. */
  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus: PolicyCveStatusConditionInput; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  /** CVE without a score: `true` turns it on. `false` states no condition. */
  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored: Scalars['Boolean']['input']; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  /** Early fixes: `true` turns it on. `false` states no condition. */
  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes: Scalars['Boolean']['input']; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  /** Dependencies: `true` turns it on. `false` states no condition. */
  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies: Scalars['Boolean']['input']; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  /** Install scripts. */
  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts: PolicyInstallScriptsConditionInput; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  /** Keep legacy: `true` turns it on. `false` states no condition. */
  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy: Scalars['Boolean']['input']; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  /** License. */
  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily: PolicyLicenseFamilyConditionInput; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  /** Signed only: `true` turns it on. `false` states no condition. */
  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned: Scalars['Boolean']['input']; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  /** Earliest creation date. */
  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate: PolicyPackageFromDateConditionInput; packageToDate?: never; platform?: never; vulnerabilityState?: never; }
  |  /** Latest creation date. */
  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate: PolicyPackageToDateConditionInput; platform?: never; vulnerabilityState?: never; }
  |  /** Platform. */
  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform: PolicyPlatformConditionInput; vulnerabilityState?: never; }
  |  /** Vulnerability state. */
  { all?: never; any?: never; condaSpec?: never; condaSpecException?: never; cveAllowlist?: never; cveEpss?: never; cveEpssPercentile?: never; cveExploited?: never; cveFixAvailable?: never; cveScore?: never; cveStatus?: never; cveUnscored?: never; earlyFixes?: never; includeDependencies?: never; installScripts?: never; keepLegacy?: never; licenseFamily?: never; onlySigned?: never; packageFromDate?: never; packageToDate?: never; platform?: never; vulnerabilityState: PolicyVulnerabilityStateConditionInput; };

/** Rules of a policy with types: another way to write its filters. A `groupKey` and older facets have only the JSON form. */
export type PolicyRulesInput = {
  /** Rules that a package must meet, all of them. Without rules, every package meets them. */
  addPackages?: InputMaybe<Array<PolicyRuleInput>>;
  /** Exceptions from the other rules, such as `condaSpecException`. */
  exceptions?: InputMaybe<Array<PolicyRuleInput>>;
  /** Rules of which each removes packages. */
  removePackages?: InputMaybe<Array<PolicyRuleInput>>;
};

/** A policy run: computes which files a channel serves. */
export type PolicyRun = Node & {
  __typename?: 'PolicyRun';
  /** Number of added files. `null` until completed. */
  addedFileCount?: Maybe<Scalars['Int']['output']>;
  /** Added or removed files with reasons. `null` until completed. */
  changes?: Maybe<ChangedFileConnection>;
  /** All added and removed files with reasons, as CSV (RFC 4180) with a header row. `null` until completed. */
  changesCsv?: Maybe<Scalars['String']['output']>;
  /** Name of the channel. */
  channelName: Scalars['String']['output'];
  /** Request time. */
  createdAt: Scalars['DateTime']['output'];
  /** Why it failed. `null` if it didn't fail. */
  error?: Maybe<Scalars['String']['output']>;
  /** Install checks that fail with it, or for which it is on hold. */
  failedChecks: Array<InstallCheckResult>;
  /** Number of files that clients saw before and see after it, by subdir. Empty until completed. */
  fileCountsBySubdir: Array<SubdirFileCounts>;
  /** End time. `null` while it is running. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Installability of its result, by subdir. `null` until completed, and if not computed. */
  installability?: Maybe<Array<RunInstallability>>;
  /** Whether it is on hold because required install checks would fail that pass now. An admin can publish it anyway. */
  isOnHold: Scalars['Boolean']['output'];
  /** Current step, as text. */
  phase: Scalars['String']['output'];
  /** Name of the policy. `null` if it was removed or deleted. */
  policyName?: Maybe<Scalars['String']['output']>;
  /** Fraction between 0 and 1. `null` if unknown. */
  progress?: Maybe<Scalars['Float']['output']>;
  /** Number of removed files. `null` until completed. */
  removedFileCount?: Maybe<Scalars['Int']['output']>;
  /** User who requested it. `null` if the hub started it or the account was deleted. */
  requestedBy?: Maybe<User>;
  /** Seconds after which to read the run again. `null` if it has ended. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
  /** Revision of the policy that it applies. `null` without a policy. */
  revision?: Maybe<Scalars['Int']['output']>;
  /** Start time. `null` while queued. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** State of the policy run. */
  state: JobState;
  /** Label of the state, such as 'In Progress'. */
  stateLabel: Scalars['String']['output'];
};


/** A policy run: computes which files a channel serves. */
export type PolicyRunChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  change: FileChangeKind;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};

/** Order of a list of policies. */
export type PolicySort =
  /** By name. */
  | 'NAME'
  /** By time of the last change, newest first. */
  | 'UPDATED';

/** Condition of the facet `vulnerability_state`, with exactly one comparator. Each value is vulnerability state of a file: malicious, affected, none_known, unknown. */
export type PolicyVulnerabilityStateConditionInput =
  /** One of these values. An empty list states no condition. */
  { in: Array<Scalars['String']['input']>; notIn?: never; }
  |  /** None of these values. An empty list states no condition. */
  { in?: never; notIn: Array<Scalars['String']['input']>; };

/** Product code of a plan. */
export type ProductCode =
  /** Pro. */
  | 'COMMERCIAL_SUBSCRIPTION'
  /** Enterprise. */
  | 'ENTERPRISE_SUBSCRIPTION'
  /** Free. */
  | 'FREE_SUBSCRIPTION'
  /** Platform. */
  | 'PLATFORM_SUBSCRIPTION'
  /** Business. */
  | 'SECURITY_SUBSCRIPTION'
  /** Starter. */
  | 'STARTER_SUBSCRIPTION'
  /** A product that this version of the API doesn't know. */
  | 'UNKNOWN';

/** A project of a user or organization. */
export type Project = Node & {
  __typename?: 'Project';
  /** Time at which it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** A folder of the project with its direct entries. `null` if the folder doesn't exist. */
  folder?: Maybe<ProjectFolder>;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Whether the owner is an organization. */
  isOfOrganization: Scalars['Boolean']['output'];
  /** Name, unique among the projects of its owner. */
  name: Scalars['String']['output'];
  /** Username or organization name of the owner. */
  ownerName: Scalars['String']['output'];
  /** Title of the project. */
  title: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** ID, the last part of its URL. */
  uuid: Scalars['String']['output'];
  /** Version of the editable data. Send it as `expectedVersion` with an update. */
  version: Scalars['String']['output'];
  /** Whether the viewer can update and delete the project and its files. */
  viewerCanEdit: Scalars['Boolean']['output'];
};


/** A project of a user or organization. */
export type ProjectFolderArgs = {
  path?: Scalars['String']['input'];
};

/** A page of projects. */
export type ProjectConnection = {
  __typename?: 'ProjectConnection';
  /** Projects with their cursors. */
  edges: Array<ProjectEdge>;
  /** Projects on this page. */
  nodes: Array<Project>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of projects. */
  totalCount: Scalars['Int']['output'];
};

/** A project and its cursor. */
export type ProjectEdge = {
  __typename?: 'ProjectEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The project. */
  node: Project;
};

/** A file or folder of a project. */
export type ProjectEntry = {
  __typename?: 'ProjectEntry';
  /** Number of files in the folder, or 1 for a file. */
  fileCount: Scalars['Int']['output'];
  /** Whether it is a folder. */
  isFolder: Scalars['Boolean']['output'];
  /** Name of the file or folder. */
  name: Scalars['String']['output'];
  /** Path in the project. */
  path: Scalars['String']['output'];
  /** SHA-256 of the file. `null` for a folder. */
  sha256?: Maybe<Scalars['SHA256']['output']>;
  /** Size of the file, or total size of all files in the folder. */
  size: Scalars['ByteSize']['output'];
  /** Time of the last change of the file, or of any file in the folder. `null` if unknown. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** URL of the file for signed-in users: GET reads it, PUT writes it. `null` for a folder. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** A page of entries of a folder. */
export type ProjectEntryConnection = {
  __typename?: 'ProjectEntryConnection';
  /** Entries with their cursors. */
  edges: Array<ProjectEntryEdge>;
  /** Entries on this page. */
  nodes: Array<ProjectEntry>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** An entry and its cursor. */
export type ProjectEntryEdge = {
  __typename?: 'ProjectEntryEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The file or folder. */
  node: ProjectEntry;
};

/** A folder of a project, and the storage of the project's owner. */
export type ProjectFolder = {
  __typename?: 'ProjectFolder';
  /** Direct entries of the folder: folders first, then by name. */
  entries: ProjectEntryConnection;
  /** Path of the folder. Empty for the root folder. */
  path: Scalars['String']['output'];
  /** Storage limit of the owner's plan. `null` if unlimited. */
  quotaSize?: Maybe<Scalars['ByteSize']['output']>;
  /** Total size of all files in the owner's projects. */
  usedSize: Scalars['ByteSize']['output'];
};


/** A folder of a project, and the storage of the project's owner. */
export type ProjectFolderEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** A matching project. */
export type ProjectHit = {
  __typename?: 'ProjectHit';
  /** Global ID of the project. */
  id: Scalars['ID']['output'];
  /** Whether the owner is an organization. */
  isOfOrganization: Scalars['Boolean']['output'];
  /** Name of the project. */
  name: Scalars['String']['output'];
  /** Username or organization name of the owner. */
  ownerName: Scalars['String']['output'];
  /** Title of the project. */
  title: Scalars['String']['output'];
  /** UUID used in REST and in URLs. */
  uuid: Scalars['String']['output'];
};

/** Matching projects. */
export type ProjectSearchGroup = SearchGroup & {
  __typename?: 'ProjectSearchGroup';
  /** Best matches. */
  items: Array<ProjectHit>;
  /** URL of the full list in the hub. */
  searchUrl: Scalars['URL']['output'];
  /** Total number of projects. */
  totalCount: Scalars['Int']['output'];
};

/** Files to promote, and their target. */
export type PromoteFilesInput = {
  /** Name of the target channel. */
  channel: Scalars['String']['input'];
  /** Labels for the files. Defaults to `main`. */
  labels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Organization of the target channel. */
  organization: Scalars['String']['input'];
  /** Reason for the promotion. Required if it needs approval. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Source channel and files to promote. */
  selection: PromotionSelectionInput;
};

/** Result of promoting files or reviewing a promotion. */
export type PromoteFilesPayload = {
  __typename?: 'PromoteFilesPayload';
  /** The target channel. */
  channel?: Maybe<Channel>;
  /** The promotion. `null` if the target channel already has all files. */
  promotion?: Maybe<Promotion>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** A package, or one version of it. */
export type PromotedPackageInput = {
  /** Name of the package. */
  name: Scalars['String']['input'];
  /** Version. Defaults to all versions. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** A promotion of files from one channel to another. */
export type Promotion = Node & {
  __typename?: 'Promotion';
  /** Whether the viewer can approve or decline it. */
  canDecide: Scalars['Boolean']['output'];
  /** Time at which the requester canceled it, possibly after approval. `null` if it wasn't canceled. */
  canceledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Review comment. May be empty. */
  comment: Scalars['String']['output'];
  /** Why it failed. Empty if it didn't fail. */
  error: Scalars['String']['output'];
  /** Files of the promotion. */
  files: Array<FileRef>;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Labels that the files get. */
  labels: Array<Scalars['String']['output']>;
  /** Reason for the promotion. May be empty. */
  reason: Scalars['String']['output'];
  /** Time of the request. */
  requestedAt: Scalars['DateTime']['output'];
  /** Requester. `null` if the account was deleted. */
  requestedBy?: Maybe<User>;
  /** Time at which it was approved or declined. `null` before the review, and if no approval was required. */
  reviewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Admin who approved or declined it. `null` before the review, and if no approval was required. */
  reviewedBy?: Maybe<User>;
  /** Source channel, as `organization/channel`. */
  sourceChannel: Scalars['String']['output'];
  /** State of the promotion. */
  state: PromotionState;
};

/** A list of promotions. */
export type PromotionConnection = {
  __typename?: 'PromotionConnection';
  /** Promotions with their cursors. */
  edges: Array<PromotionEdge>;
  /** Promotions, pending ones first, then newest first. */
  nodes: Array<Promotion>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of promotions. */
  totalCount: Scalars['Int']['output'];
};

/** A promotion and its cursor. */
export type PromotionEdge = {
  __typename?: 'PromotionEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The promotion. */
  node: Promotion;
};

/** Preview of a promotion. */
export type PromotionPlan = {
  __typename?: 'PromotionPlan';
  /** Number of files that must be downloaded first. */
  downloadCount: Scalars['Int']['output'];
  /** Files of the promotion, by subdir and file name. */
  files: Array<PlannedFile>;
  /** Total number of them. */
  missingCount: Scalars['Int']['output'];
  /** Dependencies that neither the target channel nor the promotion contains, at most 200. */
  missingDependencies: Array<MissingDependency>;
  /** Whether an admin must approve it. */
  requiresApproval: Scalars['Boolean']['output'];
  /** Source channel, as `organization/channel`. */
  source: Scalars['String']['output'];
  /** Whether more users can read the target channel than the source channel. */
  widensAccess: Scalars['Boolean']['output'];
};

/** Source channel and files to promote. */
export type PromotionSelectionInput = {
  /** Files by subdir and name, at most 200. */
  files?: InputMaybe<Array<FileKeyInput>>;
  /** Packages to promote with all files, or with all files of one version. */
  packages?: InputMaybe<Array<PromotedPackageInput>>;
  /** Name of the source channel. */
  sourceChannel: Scalars['String']['input'];
  /** Organization of the source channel. */
  sourceOrganization: Scalars['String']['input'];
};

/** State of a promotion. */
export type PromotionState =
  /** Canceled by its requester. */
  | 'CANCELED'
  /** Completed: the files are in the channel. */
  | 'COMPLETED'
  /** Declined by an admin. */
  | 'DECLINED'
  /** A mirror is downloading files from its source. All files are promoted after the last download. */
  | 'DOWNLOADING'
  /** Failed: files couldn't be downloaded or had changed. Nothing was promoted. */
  | 'FAILED'
  /** Pending approval. */
  | 'PENDING';

/** Policy run to publish. */
export type PublishPolicyRunInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the policy run. */
  runId: Scalars['ID']['input'];
};

/** Result of publishing a policy run that is on hold. */
export type PublishPolicyRunPayload = {
  __typename?: 'PublishPolicyRunPayload';
  /** The channel after the change. */
  channel?: Maybe<Channel>;
  /** The policy run that was on hold. */
  run?: Maybe<PolicyRun>;
  /** Errors that kept the request from being carried out, such as a newer policy run. Empty on success. */
  userErrors: Array<UserError>;
};

/** Inspected upload to publish. */
export type PublishUploadInput = {
  /** Name of the channel to which it was uploaded. */
  channel: Scalars['String']['input'];
  /** Labels for the file, at most 10. Defaults to `main`. */
  labels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Upload ID from `createUpload`. */
  uploadId: Scalars['ID']['input'];
};

/** Result of publishing an upload. */
export type PublishUploadPayload = {
  __typename?: 'PublishUploadPayload';
  /** The published package. */
  file?: Maybe<PublishedFile>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** A published package. The index lists it within seconds. */
export type PublishedFile = {
  __typename?: 'PublishedFile';
  /** Whether the identical file was already published. */
  alreadyExisted: Scalars['Boolean']['output'];
  /** Build string of the package. */
  build: Scalars['String']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Labels of the file. */
  labels: Array<Scalars['String']['output']>;
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** SHA-256 of the file in hexadecimal. */
  sha256: Scalars['String']['output'];
  /** Subdir of the channel. */
  subdir: Scalars['String']['output'];
  /** Version of the package. */
  version: Scalars['String']['output'];
};

/** Reads. */
export type Query = {
  __typename?: 'Query';
  /** Sources of vulnerability data with their age. Empty if no data were imported. */
  advisorySources?: Maybe<Array<AdvisorySource>>;
  /** Request of an application on the consent page. `null` if it doesn't exist or has expired. */
  authorizationRequest?: Maybe<AuthorizationRequest>;
  /** The service account whose key this request has. `null` for users and visitors. */
  callingServiceAccount?: Maybe<CallingServiceAccount>;
  /** The channel with this name, and its packages. Prefers a public channel, then the first readable one by organization name. `null` if there is none. */
  channelPackages?: Maybe<ChannelPackages>;
  /** The checkout with this ID. `null` if it doesn't exist or the viewer can't see it. */
  checkout?: Maybe<Checkout>;
  /** The collection with this name, with the entries that the viewer can see. `null` if it doesn't exist or the viewer can't see it. */
  collection?: Maybe<Collection>;
  /** Collections of packages and files in an organization that the viewer can see, by title. `null` if the viewer can't see any. */
  collections?: Maybe<CollectionConnection>;
  /** The CVE with this ID, such as `CVE-2024-28219`. `null` if unknown. */
  cve?: Maybe<Cve>;
  /** CVEs, most severe first. */
  cves?: Maybe<CveConnection>;
  /** Request of the device with this code. `null` if it doesn't exist or has expired. */
  deviceRequest?: Maybe<AuthorizationRequest>;
  /** Whether the viewer is eligible for the education offer. */
  educationOffer?: Maybe<EducationOffer>;
  /** Feature flags and their values for the viewer. They control what the application shows. The server checks permissions separately. `null` if reading them failed. */
  featureFlags?: Maybe<Array<FeatureFlag>>;
  /** The first packages of the channel main. Prefers a public channel, then the first readable one by organization name. `null` if there is none. */
  featuredPackages?: Maybe<FeaturedPackages>;
  /** The documentation page with this name. `null` if it doesn't exist. */
  guide?: Maybe<GuideText>;
  /** Documentation pages: guides of the hub, then pages of its operator. */
  guides?: Maybe<Array<Guide>>;
  /** The invitation with this code. `null` if it doesn't exist, was revoked, or expired long ago. */
  invitation?: Maybe<ReceivedInvitation>;
  /** Current price of a plan. Charges nothing. */
  invoicePreview?: Maybe<InvoicePreview>;
  /** Learning videos of the operator, in their order. `null` if no one is signed in. */
  learningVideos?: Maybe<Array<LearningVideo>>;
  /** Exports of lists that the viewer requested, newest first. `null` if no one is signed in. */
  listExports?: Maybe<ListExportConnection>;
  /** Main navigation items for the viewer, in order. `null` if they couldn't be loaded. The application then shows its default items. */
  navigationItems?: Maybe<Array<NavigationItem>>;
  /** The object with this global ID. `null` if it doesn't exist or the viewer can't see it. */
  node?: Maybe<Node>;
  /** Up to 100 objects in the order of the given IDs. `null` for each that doesn't exist or that the viewer can't see. */
  nodes: Array<Maybe<Node>>;
  /** URL of the notebook server that this hub opens notebooks in. `null` if none is configured. */
  notebookServerUrl?: Maybe<Scalars['URL']['output']>;
  /** Notebooks of the viewer, newest first. `null` if no one is signed in. */
  notebooks?: Maybe<NotebookConnection>;
  /** The hub from the operators' view. `null` if the viewer isn't a hub operator. */
  operator?: Maybe<Operator>;
  /** The organization with this name. `null` if it doesn't exist or the viewer can't see it. */
  organization?: Maybe<Organization>;
  /** Emails in the outbox of a hub without a mail server, newest first. `null` if the viewer isn't a hub operator. */
  outbox?: Maybe<OutboxConnection>;
  /** The email with this ID. `null` if it doesn't exist or the viewer can't see it. */
  outboxMail?: Maybe<OutboxEmail>;
  /** Packages of all channels that the viewer can read. Exact name matches come first, then prefix matches, then by name. */
  packages?: Maybe<PackageConnection>;
  /** Payment data of the viewer or an organization. `null` unless the viewer is an admin or billing manager. */
  paymentAccount?: Maybe<PaymentAccount>;
  /** Payment settings of the hub. */
  paymentConfig: PaymentConfig;
  /** Tax on a plan at an address. */
  planTax?: Maybe<TaxEstimate>;
  /** Plans that this hub offers, cheapest first. */
  plans?: Maybe<Array<Plan>>;
  /** The project with this global ID, or with the ID in its URL. `null` if it doesn't exist or the viewer can't see it. */
  project?: Maybe<Project>;
  /** Projects of the viewer, most recently changed first. `null` if no one is signed in. */
  projects?: Maybe<ProjectConnection>;
  /** Search results of all types that the viewer can see: the first items of each type, or a page of one type. */
  search?: Maybe<SearchResults>;
  /** Collections, and entries of collections, that the viewer can see. */
  searchCollectionsAndFiles?: Maybe<CollectionsAndFiles>;
  /** Search suggestions while typing: the best matches of each type. */
  searchContext?: Maybe<SearchResults>;
  /** Packages of all channels that the viewer can see, one entry per name, best match first. */
  searchPackages?: Maybe<PackageHitConnection>;
  /** Health of the hub's services. Anyone can read it. The first entry is the API itself. */
  serviceStatus: Array<ServiceStatus>;
  /** Session of the viewer. `null` if no one is signed in. */
  session?: Maybe<Session>;
  /** The shared notebook with this link ID. `null` if it doesn't exist or isn't shared. */
  sharedNotebook?: Maybe<Notebook>;
  /** Sign-in methods of this hub. */
  signInOptions?: Maybe<SignInOptions>;
  /** The user with this ID. `null` unless it is the viewer or a member of one of the viewer's organizations. */
  user?: Maybe<User>;
  /** The signed-in user. `null` if no one is signed in. */
  viewer?: Maybe<User>;
};


/** Reads. */
export type QueryAuthorizationRequestArgs = {
  requestId: Scalars['ID']['input'];
};


/** Reads. */
export type QueryChannelPackagesArgs = {
  channel: Scalars['String']['input'];
  subchannel?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. */
export type QueryCheckoutArgs = {
  checkoutId: Scalars['ID']['input'];
};


/** Reads. */
export type QueryCollectionArgs = {
  name: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};


/** Reads. */
export type QueryCollectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  organization: Scalars['String']['input'];
};


/** Reads. */
export type QueryCveArgs = {
  cveId: Scalars['String']['input'];
};


/** Reads. */
export type QueryCvesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. */
export type QueryDeviceRequestArgs = {
  userCode: Scalars['String']['input'];
};


/** Reads. */
export type QueryFeatureFlagsArgs = {
  context?: InputMaybe<FlagContextInput>;
};


/** Reads. */
export type QueryGuideArgs = {
  name: Scalars['String']['input'];
};


/** Reads. */
export type QueryInvitationArgs = {
  code: Scalars['String']['input'];
  organization: Scalars['String']['input'];
};


/** Reads. */
export type QueryInvoicePreviewArgs = {
  input: InvoicePreviewInput;
};


/** Reads. */
export type QueryListExportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Reads. */
export type QueryNotebooksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. */
export type QueryOrganizationArgs = {
  name: Scalars['String']['input'];
};


/** Reads. */
export type QueryOutboxArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. */
export type QueryOutboxMailArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. */
export type QueryPackagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. */
export type QueryPaymentAccountArgs = {
  organization?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. */
export type QueryPlanTaxArgs = {
  input: PlanTaxInput;
};


/** Reads. */
export type QueryProjectArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. */
export type QueryProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. */
export type QuerySearchArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
  type?: InputMaybe<SearchType>;
};


/** Reads. */
export type QuerySearchCollectionsAndFilesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


/** Reads. */
export type QuerySearchContextArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


/** Reads. */
export type QuerySearchPackagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PackageFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


/** Reads. */
export type QuerySharedNotebookArgs = {
  shareId: Scalars['ID']['input'];
};


/** Reads. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};

/** A queued email, without its text, which can contain a secret link. */
export type QueuedEmail = {
  __typename?: 'QueuedEmail';
  /** Number of failed attempts. */
  attemptCount: Scalars['Int']['output'];
  /** Time at which it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Error of the last attempt, from the server or the connection. `null` if there was none. */
  error?: Maybe<Scalars['String']['output']>;
  /** ID. */
  id: Scalars['ID']['output'];
  /** Time of the last attempt. `null` if there was none. */
  lastAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** State of the email. */
  state: QueuedEmailState;
  /** Subject of the email. */
  subject: Scalars['String']['output'];
  /** Email address of the recipient. */
  to: Scalars['EmailAddress']['output'];
};

/** A page of queued emails. */
export type QueuedEmailConnection = {
  __typename?: 'QueuedEmailConnection';
  /** Emails with their cursors. */
  edges: Array<QueuedEmailEdge>;
  /** Emails on this page. */
  nodes: Array<QueuedEmail>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Total number of emails. */
  totalCount: Scalars['Int']['output'];
};

/** A queued email and its cursor. */
export type QueuedEmailEdge = {
  __typename?: 'QueuedEmailEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The email. */
  node: QueuedEmail;
};

/** State of a queued email. */
export type QueuedEmailState =
  /** Failed, and no longer retried. */
  | 'FAILED'
  /** In the outbox, because the hub has no mail server. */
  | 'IN_OUTBOX'
  /** Queued for sending. */
  | 'QUEUED'
  /** Retrying after at least one failed attempt. */
  | 'RETRYING'
  /** A state that this version of the API doesn't know. */
  | 'UNKNOWN';

/** Who can read a field. */
export type Reader =
  /** Admins of the organization. */
  | 'ADMIN'
  /** Admins and billing managers of the organization. */
  | 'BILLING_MANAGER'
  /** Members of the organization. */
  | 'MEMBER'
  /** The user it belongs to. */
  | 'SELF'
  /** Signed-in users. */
  | 'SIGNED_IN';

/** Credentials to confirm the viewer's identity. Set exactly one field. */
export type ReauthenticateInput = {
  /** One-time code or recovery code, if the account uses them. */
  oneTimeCode?: InputMaybe<Scalars['String']['input']>;
  /** Response of the browser to a challenge from `createPasskeySignInChallenge`. */
  passkey?: InputMaybe<SignInWithPasskeyInput>;
  /** Password of the viewer. It is never logged. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Result of a request that returns no data. */
export type ReauthenticatePayload = {
  __typename?: 'ReauthenticatePayload';
  /** Whether the request succeeded. */
  accepted: Scalars['Boolean']['output'];
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** An invitation, as users with its code see it. */
export type ReceivedInvitation = {
  __typename?: 'ReceivedInvitation';
  /** Invited email address. `null` unless it is the viewer's. */
  email?: Maybe<Scalars['EmailAddress']['output']>;
  /** Expiration time. */
  expiresAt: Scalars['DateTime']['output'];
  /** Display name of the inviting user. `null` if the account was deleted. */
  invitedBy?: Maybe<Scalars['String']['output']>;
  /** Name of the organization, as used in URLs. */
  organizationName: Scalars['String']['output'];
  /** Title of the organization. */
  organizationTitle: Scalars['String']['output'];
  /** Role after acceptance. */
  role: OrganizationRole;
  /** State of the invitation. */
  state: InvitationState;
  /** Relation of the viewer to the invitation. */
  viewerState: InvitationViewerState;
};

/** Feed whose API key to remove. */
export type RemoveAdvisoryFeedKeyInput = {
  /** Global ID of the feed. */
  feedId: Scalars['ID']['input'];
};

/** Result of changing or fetching a feed. */
export type RemoveAdvisoryFeedKeyPayload = {
  __typename?: 'RemoveAdvisoryFeedKeyPayload';
  /** All feeds after the change. */
  feeds?: Maybe<Array<AdvisoryFeed>>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** A group and a channel of an organization. */
export type RemoveChannelGroupInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Global ID of the group. */
  groupId: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of adding or removing a group's access to a channel. */
export type RemoveChannelGroupPayload = {
  __typename?: 'RemoveChannelGroupPayload';
  /** The channel with its groups. */
  channel?: Maybe<Channel>;
  /** The group with its channels. */
  group?: Maybe<Group>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Channel whose policy to remove. */
export type RemoveChannelPolicyInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of applying or removing a policy. */
export type RemoveChannelPolicyPayload = {
  __typename?: 'RemoveChannelPolicyPayload';
  /** The channel after the change. */
  channel?: Maybe<Channel>;
  /** The policy run that activates the change. */
  run?: Maybe<PolicyRun>;
  /** Errors that kept the request from being carried out, such as a policy run in progress. Empty on success. */
  userErrors: Array<UserError>;
};

/** A member and a group of an organization. */
export type RemoveGroupMemberInput = {
  /** Global ID of the group. */
  groupId: Scalars['ID']['input'];
  /** Global ID of the member. */
  memberId: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of adding or removing a group member. */
export type RemoveGroupMemberPayload = {
  __typename?: 'RemoveGroupMemberPayload';
  /** The group after the change. */
  group?: Maybe<Group>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Member to remove. */
export type RemoveMemberInput = {
  /** Global ID of the member. */
  memberId: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of removing a member. */
export type RemoveMemberPayload = {
  __typename?: 'RemoveMemberPayload';
  /** The organization after the change. */
  organization?: Maybe<Organization>;
  /** Global ID of the removed member. */
  removedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that kept the request from being carried out, such as no other admin. Empty on success. */
  userErrors: Array<UserError>;
};

/** Passkey to remove. */
export type RemovePasskeyInput = {
  /** Global ID of the passkey. */
  passkeyId: Scalars['ID']['input'];
};

/** The viewer's passkeys and one-time code settings after the change. */
export type RemovePasskeyPayload = {
  __typename?: 'RemovePasskeyPayload';
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer. */
  viewer?: Maybe<User>;
};

/** Seat assignment to remove. */
export type RemoveSeatAssignmentsInput = {
  /** Global ID of the member. */
  memberId: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Product code of the organization's plan. */
  productCode: ProductCode;
};

/** The organization after a change of its seats. */
export type RemoveSeatAssignmentsPayload = {
  __typename?: 'RemoveSeatAssignmentsPayload';
  /** The organization after the change. */
  organization?: Maybe<Organization>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Identifies a public key of a service account. */
export type RemoveServiceAccountPublicKeyInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** ID of the public key. */
  publicKeyId: Scalars['ID']['input'];
  /** Global ID of the service account. */
  serviceAccountId: Scalars['ID']['input'];
};

/** Result of removing a public key of a service account. */
export type RemoveServiceAccountPublicKeyPayload = {
  __typename?: 'RemoveServiceAccountPublicKeyPayload';
  /** The service account after the change. */
  serviceAccount?: Maybe<ServiceAccount>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Identifies a trusted workload of a service account. */
export type RemoveServiceAccountWorkloadInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the service account. */
  serviceAccountId: Scalars['ID']['input'];
  /** ID of the trusted workload. */
  workloadId: Scalars['ID']['input'];
};

/** Result of removing a trusted workload from a service account. */
export type RemoveServiceAccountWorkloadPayload = {
  __typename?: 'RemoveServiceAccountWorkloadPayload';
  /** The service account with its workloads. */
  serviceAccount?: Maybe<ServiceAccount>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** The viewer's passkeys and one-time code settings after the change. */
export type RemoveTotpPayload = {
  __typename?: 'RemoveTotpPayload';
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer. */
  viewer?: Maybe<User>;
};

/** Trusted workload to remove. */
export type RemoveTrustedWorkloadInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the trusted workload. */
  trustedWorkloadId: Scalars['ID']['input'];
};

/** Result of adding or removing a trusted workload. */
export type RemoveTrustedWorkloadPayload = {
  __typename?: 'RemoveTrustedWorkloadPayload';
  /** The organization with its trusted workloads. */
  organization?: Maybe<Organization>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Identifies an OpenVEX document that the hub fetches. */
export type RemoveVexSourceInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the source. */
  sourceId: Scalars['ID']['input'];
};

/** Result of removing a document. */
export type RemoveVexSourcePayload = {
  __typename?: 'RemoveVexSourcePayload';
  /** ID of the removed document. */
  removedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Number of requests by outcome. */
export type RequestCounts = {
  __typename?: 'RequestCounts';
  /** Number of requests blocked by a policy. */
  blocked: Scalars['Float']['output'];
  /** Number of package downloads, counted when the first byte is sent. */
  downloads: Scalars['Float']['output'];
  /** Number of responses without content: not modified, or only headers were requested. */
  notModified: Scalars['Float']['output'];
  /** Number of other requests: unknown files, missing credentials, later parts of files, and errors. */
  other: Scalars['Float']['output'];
  /** Number of package and index downloads, counted when the first byte is sent. */
  served: Scalars['Float']['output'];
  /** Total number of requests. */
  total: Scalars['Float']['output'];
};

/** New password with the token from an email. */
export type ResetPasswordInput = {
  /** New password, at least 10 characters. */
  password: Scalars['String']['input'];
  /** Token from the link in the email. */
  token: Scalars['String']['input'];
};

/** Result of a request that returns no data. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** Whether the request succeeded. */
  accepted: Scalars['Boolean']['output'];
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Kind of a REST request. */
export type RestKind =
  /** A write that is never retried. */
  | 'ONCE'
  /** A search, which can take longer than other reads. */
  | 'SEARCH';

/** Collection to restore. */
export type RestoreCollectionInput = {
  /** ID of the collection. */
  collectionId: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of restoring a collection. */
export type RestoreCollectionPayload = {
  __typename?: 'RestoreCollectionPayload';
  /** The restored collection. */
  collection?: Maybe<Collection>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Environment to restore. */
export type RestoreEnvironmentInput = {
  /** Global ID of the environment. */
  environmentId: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of restoring an environment. */
export type RestoreEnvironmentPayload = {
  __typename?: 'RestoreEnvironmentPayload';
  /** The restored environment. */
  environment?: Maybe<Environment>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** File to restore. */
export type RestoreFileInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Name of the file. */
  fileName: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Subdir of the file. */
  subdir: Scalars['String']['input'];
};

/** Result of restoring a file. */
export type RestoreFilePayload = {
  __typename?: 'RestoreFilePayload';
  /** History of the file, newest first. */
  history?: Maybe<Array<FileEvent>>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Group to restore. */
export type RestoreGroupInput = {
  /** Global ID of the deleted group. */
  groupId: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of restoring a group. */
export type RestoreGroupPayload = {
  __typename?: 'RestoreGroupPayload';
  /** The restored group. */
  group?: Maybe<Group>;
  /** The owner of the list it was restored to. */
  organization?: Maybe<Organization>;
  /** Errors that kept the request from being carried out, such as a group name that is in use. Empty on success. */
  userErrors: Array<UserError>;
};

/** Policy to restore. */
export type RestorePolicyInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the deleted policy. */
  policyId: Scalars['ID']['input'];
};

/** Result of restoring a policy. */
export type RestorePolicyPayload = {
  __typename?: 'RestorePolicyPayload';
  /** The owner of the list it was restored to. */
  organization?: Maybe<Organization>;
  /** The restored policy. */
  policy?: Maybe<Policy>;
  /** Errors that kept the request from being carried out, such as a policy name that is in use. Empty on success. */
  userErrors: Array<UserError>;
};

/** Revision to restore. */
export type RestorePolicyRevisionInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the policy. */
  policyId: Scalars['ID']['input'];
  /** Number of the revision. */
  revision: Scalars['Int']['input'];
};

/** Result of updating a policy or restoring a revision. */
export type RestorePolicyRevisionPayload = {
  __typename?: 'RestorePolicyRevisionPayload';
  /** The policy after the change. */
  policy?: Maybe<Policy>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Project to restore. */
export type RestoreProjectInput = {
  /** Global ID of the deleted project. */
  projectId: Scalars['ID']['input'];
};

/** Result of restoring a project. */
export type RestoreProjectPayload = {
  __typename?: 'RestoreProjectPayload';
  /** The restored project. */
  project?: Maybe<Project>;
  /** Errors that kept the request from being carried out, such as a project name that is in use. Empty on success. */
  userErrors: Array<UserError>;
};

/** Identifies a queued email. */
export type RetryEmailInput = {
  /** ID of the email. */
  emailId: Scalars['ID']['input'];
};

/** Result of retrying an email. */
export type RetryEmailPayload = {
  __typename?: 'RetryEmailPayload';
  /** Mail server settings and number of queued emails after the retry. */
  emailStatus?: Maybe<EmailStatus>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Identifies a job. */
export type RetryJobInput = {
  /** ID of the job. */
  jobId: Scalars['ID']['input'];
  /** Kind of job. */
  kind: HubJobKind;
};

/** Result of retrying or canceling a job. */
export type RetryJobPayload = {
  __typename?: 'RetryJobPayload';
  /** Job queues after the change. */
  jobs?: Maybe<HubJobs>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Delivery to send again. */
export type RetryWebhookDeliveryInput = {
  /** ID of the delivery. */
  deliveryId: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the webhook. */
  webhookId: Scalars['ID']['input'];
};

/** Result of sending a test event or redelivering an event. */
export type RetryWebhookDeliveryPayload = {
  __typename?: 'RetryWebhookDeliveryPayload';
  /** The queued delivery. */
  delivery?: Maybe<WebhookDelivery>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Decision of the user on the consent page. */
export type ReviewAuthorizationInput = {
  /** Whether to approve the request. */
  allow: Scalars['Boolean']['input'];
  /** ID of the request. */
  requestId: Scalars['ID']['input'];
};

/** Where the browser continues. */
export type ReviewAuthorizationPayload = {
  __typename?: 'ReviewAuthorizationPayload';
  /** URL that completes the request. The browser must open it. */
  redirectUrl?: Maybe<Scalars['URL']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Decision of a reviewer. */
export type ReviewDecision =
  /** Approves the request and grants an exception. */
  | 'APPROVE'
  /** Declines the request. */
  | 'DECLINE';

/** Decision of the user about a device. */
export type ReviewDeviceAuthorizationInput = {
  /** Whether to approve the request. */
  allow: Scalars['Boolean']['input'];
  /** Code that the device shows. */
  userCode: Scalars['String']['input'];
};

/** Result for the device. */
export type ReviewDeviceAuthorizationPayload = {
  __typename?: 'ReviewDeviceAuthorizationPayload';
  /** Whether the decision was recorded. */
  accepted: Scalars['Boolean']['output'];
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Review of an exception request. */
export type ReviewExceptionRequestInput = {
  /** Comment for the requesters. Required to decline. */
  comment?: Scalars['String']['input'];
  /** Decision of the reviewer. */
  decision: ReviewDecision;
  /** Last day on which it is active, in UTC. Never expires if absent. */
  expiresOn?: InputMaybe<Scalars['Date']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the request. */
  requestId: Scalars['ID']['input'];
  /** Match spec to allow, for the same package. Defaults to the requested one. */
  spec?: InputMaybe<Scalars['MatchSpec']['input']>;
};

/** Result of reviewing a request. */
export type ReviewExceptionRequestPayload = {
  __typename?: 'ReviewExceptionRequestPayload';
  /** The reviewed request. */
  request?: Maybe<ExceptionRequest>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Mapping change and decision. */
export type ReviewMappingChangeInput = {
  /** Whether to accept the change. `false` keeps the current mapping. */
  accept: Scalars['Boolean']['input'];
  /** Name of the conda package. */
  name: Scalars['String']['input'];
};

/** Result of reviewing a mapping change. */
export type ReviewMappingChangePayload = {
  __typename?: 'ReviewMappingChangePayload';
  /** Name of the conda package. */
  name?: Maybe<Scalars['String']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Decision about a sync on hold. */
export type ReviewMirrorLossInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Decision about the files. */
  decision: MirrorLossDecision;
  /** Number of files shown to the user. A different current number returns a `ConflictError`. */
  lostCount: Scalars['Int']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of deciding about a sync on hold. */
export type ReviewMirrorLossPayload = {
  __typename?: 'ReviewMirrorLossPayload';
  /** The channel with its mirror settings. */
  channel?: Maybe<Channel>;
  /** Why it failed. Empty on success. */
  userErrors: Array<UserError>;
};

/** Review of a promotion. */
export type ReviewPromotionInput = {
  /** Whether to approve it. */
  approve: Scalars['Boolean']['input'];
  /** Name of the target channel. */
  channel: Scalars['String']['input'];
  /** Comment for the requester. Required to decline. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Organization of the target channel. */
  organization: Scalars['String']['input'];
  /** Global ID of the promotion. */
  promotionId: Scalars['ID']['input'];
};

/** Result of promoting files or reviewing a promotion. */
export type ReviewPromotionPayload = {
  __typename?: 'ReviewPromotionPayload';
  /** The target channel. */
  channel?: Maybe<Channel>;
  /** The promotion. `null` if the target channel already has all files. */
  promotion?: Maybe<Promotion>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Review of a supplier's VEX statement. */
export type ReviewSupplierVexStatementInput = {
  /** Whether the statement applies. */
  accepts: Scalars['Boolean']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** ID of the statement. */
  statementId: Scalars['ID']['input'];
};

/** Result of reviewing a supplier's VEX statement. */
export type ReviewSupplierVexStatementPayload = {
  __typename?: 'ReviewSupplierVexStatementPayload';
  /** The statement after the review. */
  statement?: Maybe<SupplierVexStatement>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** API token to revoke. */
export type RevokeApiTokenInput = {
  /** Global ID of the token. */
  tokenId: Scalars['ID']['input'];
};

/** Result of revoking an API token. */
export type RevokeApiTokenPayload = {
  __typename?: 'RevokeApiTokenPayload';
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer with the changed tokens. */
  viewer?: Maybe<User>;
};

/** Identifies the viewer's token to revoke. */
export type RevokeChannelTokenInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of revoking a channel token. */
export type RevokeChannelTokenPayload = {
  __typename?: 'RevokeChannelTokenPayload';
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer with the changed list of tokens. */
  viewer?: Maybe<User>;
};

/** Exception to revoke. */
export type RevokeExceptionInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Global ID of the exception. */
  exceptionId: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of revoking an exception. */
export type RevokeExceptionPayload = {
  __typename?: 'RevokeExceptionPayload';
  /** ID of the revoked exception. */
  revokedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Invited email addresses in an organization. */
export type RevokeInvitationsInput = {
  /** Email addresses, 1 to 50. */
  emails: Array<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcomes for email addresses. */
export type RevokeInvitationsPayload = {
  __typename?: 'RevokeInvitationsPayload';
  /** The organization with the changed invitations. */
  organization?: Maybe<Organization>;
  /** One outcome per email address of the input. `null` if the whole request was rejected. */
  outcomes?: Maybe<Array<InvitationOutcome>>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Identifies an organization. */
export type RevokeOrganizationPlanInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of changing an organization. */
export type RevokeOrganizationPlanPayload = {
  __typename?: 'RevokeOrganizationPlanPayload';
  /** The organization after the change. */
  organization?: Maybe<HubOrganization>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Token of an organization to revoke. */
export type RevokeOrganizationTokenInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the token. */
  tokenId: Scalars['ID']['input'];
};

/** Result of revoking a token of an organization. */
export type RevokeOrganizationTokenPayload = {
  __typename?: 'RevokeOrganizationTokenPayload';
  /** The organization with the changed tokens. */
  organization?: Maybe<Organization>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** The viewer's sessions after the change. */
export type RevokeOtherSessionsPayload = {
  __typename?: 'RevokeOtherSessionsPayload';
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer. */
  viewer?: Maybe<User>;
};

/** Result of revoking a personal token. */
export type RevokePersonalTokenPayload = {
  __typename?: 'RevokePersonalTokenPayload';
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer with the changed token. */
  viewer?: Maybe<User>;
};

/** Identifies a key of a service account. */
export type RevokeServiceAccountKeyInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the service account. */
  serviceAccountId: Scalars['ID']['input'];
  /** ID of the key. */
  serviceAccountKeyId: Scalars['ID']['input'];
};

/** Result of revoking a service account key. */
export type RevokeServiceAccountKeyPayload = {
  __typename?: 'RevokeServiceAccountKeyPayload';
  /** The service account after the change. */
  serviceAccount?: Maybe<ServiceAccount>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Identifies a service account. */
export type RevokeServiceAccountTokenInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the service account. */
  serviceAccountId: Scalars['ID']['input'];
};

/** Result of changing a service account. */
export type RevokeServiceAccountTokenPayload = {
  __typename?: 'RevokeServiceAccountTokenPayload';
  /** The owner of the list it belongs to. */
  organization?: Maybe<Organization>;
  /** The service account after the change. */
  serviceAccount?: Maybe<ServiceAccount>;
  /** Errors that kept the request from being carried out, such as a limit of the plan. Empty on success. */
  userErrors: Array<UserError>;
};

/** Session to sign out. */
export type RevokeSessionInput = {
  /** Global ID of the session. */
  sessionId: Scalars['ID']['input'];
};

/** The viewer's sessions after the change. */
export type RevokeSessionPayload = {
  __typename?: 'RevokeSessionPayload';
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer. */
  viewer?: Maybe<User>;
};

/** Identifies a user. */
export type RevokeUserPlanInput = {
  /** Global ID of the user. */
  userId: Scalars['ID']['input'];
};

/** Result of changing a user. */
export type RevokeUserPlanPayload = {
  __typename?: 'RevokeUserPlanPayload';
  /** The user after the change. */
  person?: Maybe<HubUser>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** VEX statement to revoke. */
export type RevokeVexStatementInput = {
  /** Name of the organization that made the statement. */
  organization: Scalars['String']['input'];
  /** ID of the statement. */
  statementId: Scalars['ID']['input'];
};

/** Result of revoking a VEX statement. */
export type RevokeVexStatementPayload = {
  __typename?: 'RevokeVexStatementPayload';
  /** ID of the revoked statement. */
  revokedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** A cause of uninstallable files. */
export type RootCause = {
  __typename?: 'RootCause';
  /** Number of files that can't be installed because of it. */
  affectedFileCount: Scalars['Int']['output'];
  /** Number of packages of these files. */
  affectedPackageCount: Scalars['Int']['output'];
  /** Number of matching files that are blocked. */
  blockedFileCount: Scalars['Int']['output'];
  /** Rule that blocks most of the matching files. `null` if no matching file is blocked. */
  rule?: Maybe<Scalars['String']['output']>;
  /** Dependency that no file matches. `null` for files with conflicting dependencies. */
  spec?: Maybe<Scalars['String']['output']>;
};

/** API token to rotate. */
export type RotateApiTokenInput = {
  /** Number of days until the new token expires, 1 to 366. Defaults to the duration of the old token. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** Global ID of the token. */
  tokenId: Scalars['ID']['input'];
};

/** Result of creating or rotating an API token. */
export type RotateApiTokenPayload = {
  __typename?: 'RotateApiTokenPayload';
  /** The secret, shown only once. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer with the changed tokens. */
  viewer?: Maybe<User>;
};

/** New recovery codes. */
export type RotateRecoveryCodesPayload = {
  __typename?: 'RotateRecoveryCodesPayload';
  /** Single-use codes in case the authenticator app is lost, shown only once. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer. */
  viewer?: Maybe<User>;
};

/** Identifies a webhook. */
export type RotateWebhookSecretInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the webhook. */
  webhookId: Scalars['ID']['input'];
};

/** Result of creating a webhook or rotating its secret. */
export type RotateWebhookSecretPayload = {
  __typename?: 'RotateWebhookSecretPayload';
  /** The owner of the list it belongs to. */
  organization?: Maybe<Organization>;
  /** The secret, shown only once. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Errors that kept the request from being carried out, such as a limit of the plan. Empty on success. */
  userErrors: Array<UserError>;
};

/** Impact of one rule. */
export type RuleImpact = {
  __typename?: 'RuleImpact';
  /** Number of files that would be added because it no longer blocks them. */
  addedFileCount: Scalars['Int']['output'];
  /** Facet of the rule, such as `license_family`. */
  facet: Scalars['String']['output'];
  /** Short label of the rule, such as 'License' or 'CVE score ≥ 7'. */
  label: Scalars['String']['output'];
  /** Number of files that would be removed because of it. */
  removedFileCount: Scalars['Int']['output'];
  /** The rule as text. */
  rule: Scalars['String']['output'];
};

/** Section of a policy. */
export type RuleSection =
  /** CVE rules: conditions that block a package. */
  | 'CVE'
  /** Exclusions: files that are allowed regardless of other rules. */
  | 'EXCLUSION'
  /** Package rules: conditions that a package must meet. */
  | 'PACKAGE';

/** Result of a rule for a file. */
export type RuleVerdict =
  /** The rule blocks the file. */
  | 'BLOCKED'
  /** The rule allows the file regardless of other rules. */
  | 'EXCEPTED'
  /** The rule doesn't apply to the file, or the file has no data for it. */
  | 'NOT_APPLICABLE'
  /** The file passes the rule. */
  | 'PASSED';

/** Dependencies that are added to packages built with a package (CEP 12). */
export type RunExports = {
  __typename?: 'RunExports';
  /** `weak`, `strong`, `noarch`, `weak_constrains`, or `strong_constrains`. */
  kind: Scalars['String']['output'];
  /** Match specs that are added. */
  specs: Array<Scalars['MatchSpec']['output']>;
};

/** Installability of a policy run's result for one subdir. */
export type RunInstallability = {
  __typename?: 'RunInstallability';
  /** Number of files served to clients of the subdir, including noarch files. */
  allowed: Scalars['Int']['output'];
  /** Causes of newly uninstallable packages, most affected packages first, at most 20. */
  causes: Array<UninstallableCause>;
  /** Number of these files that could be installed without the policy. */
  newlyUninstallableFileCount: Scalars['Int']['output'];
  /** Total number of them. */
  newlyUninstallablePackageCount: Scalars['Int']['output'];
  /** Packages that became uninstallable with this run, at most 100. */
  newlyUninstallablePackages: Array<Scalars['String']['output']>;
  /** Total number of them. */
  restoredPackageCount: Scalars['Int']['output'];
  /** Packages that became installable again with this run, at most 100. */
  restoredPackages: Array<Scalars['String']['output']>;
  /** Subdir, such as `linux-64`. */
  subdir: Scalars['String']['output'];
  /** Number of files not checked for conflicting dependencies due to the time limit. They count as installable. */
  uncheckedFileCount: Scalars['Int']['output'];
  /** Number of these files that can't be installed. */
  uninstallableFileCount: Scalars['Int']['output'];
  /** Number of uninstallable packages: no served file can be installed, although one could be without the policy. */
  uninstallablePackageCount: Scalars['Int']['output'];
};

/** Format of a software bill of materials (SBOM). */
export type SbomFormat =
  /** CycloneDX 1.6, as JSON. */
  | 'CYCLONEDX'
  /** SPDX 2.3, as JSON. */
  | 'SPDX';

/** Environment to scan. */
export type ScanEnvironmentInput = {
  /** Global ID of the environment. */
  environmentId: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of scanning an environment. */
export type ScanEnvironmentPayload = {
  __typename?: 'ScanEnvironmentPayload';
  /** The scan. */
  scan?: Maybe<EnvironmentScan>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Change of a script since the previous build. */
export type ScriptChange =
  /** The previous build has no script with this path. */
  | 'ADDED'
  /** The script differs in its text or, if no text is stored, in its hash. */
  | 'CHANGED'
  /** The script is unchanged. */
  | 'UNCHANGED'
  /** A value that this version of the API doesn't know. */
  | 'UNKNOWN';

/** Why the text of a script is omitted. */
export type ScriptTextOmission =
  /** The script isn't UTF-8. */
  | 'BINARY'
  /** The script is a link. */
  | 'SYMLINK'
  /** The script exceeds 256 KiB. */
  | 'TOO_LARGE'
  /** A value that this version of the API doesn't know. */
  | 'UNKNOWN';

/** Search results of one type. */
export type SearchGroup = {
  /** Best matches. */
  items: Array<SearchItem>;
  /** URL of the full list in the hub. */
  searchUrl: Scalars['URL']['output'];
  /** Total number of results of this type. */
  totalCount: Scalars['Int']['output'];
};

/** A search result. */
export type SearchItem = CollectionFileHit | CollectionHit | DocumentationHit | EnvironmentHit | PackageHit | ProjectHit | UserHit;

/** Search results by type. A type that wasn't requested is `null`. */
export type SearchResults = {
  __typename?: 'SearchResults';
  /** Collections and their entries. */
  collectionsAndFiles?: Maybe<CollectionsAndFilesSearchGroup>;
  /** Sections of guides. */
  documentation?: Maybe<DocumentationSearchGroup>;
  /** Environments of the viewer's organizations. */
  environments?: Maybe<EnvironmentSearchGroup>;
  /** Packages. */
  packages?: Maybe<PackageSearchGroup>;
  /** Projects of the viewer and the viewer's organizations. */
  projects?: Maybe<ProjectSearchGroup>;
  /** Total number of results of all types. */
  totalCount: Scalars['Int']['output'];
  /** Users who share an organization with the viewer. */
  users?: Maybe<UserSearchGroup>;
};

/** Type of search results. */
export type SearchType =
  /** Collections and their entries. */
  | 'COLLECTIONS_AND_FILES'
  /** Sections of guides. */
  | 'DOCUMENTATION'
  /** Environments. */
  | 'ENVIRONMENTS'
  /** Packages. */
  | 'PACKAGES'
  /** Projects. */
  | 'PROJECTS'
  /** Users. */
  | 'USERS';

/** A seat of the organization's plan assigned to a member. */
export type SeatAssignment = {
  __typename?: 'SeatAssignment';
  /** Time at which the seat was assigned. */
  assignedAt: Scalars['DateTime']['output'];
  /** Global ID of the member. */
  memberId: Scalars['ID']['output'];
  /** Product code of the organization's current plan. */
  productCode: ProductCode;
  /** ID, unique in the hub. */
  uuid: Scalars['ID']['output'];
};

/** Seats of an organization's plan. */
export type SeatSummary = {
  __typename?: 'SeatSummary';
  /** Number of available seats. `null` for a plan without a seat limit. */
  available?: Maybe<Scalars['Int']['output']>;
  /** Number of invited users. They use no seat until one is assigned. */
  invitedCount: Scalars['Int']['output'];
  /** Total number of seats. `null` for a plan without a seat limit. */
  total?: Maybe<Scalars['Int']['output']>;
  /** Number of members with a seat. */
  used: Scalars['Int']['output'];
  /** Version of the editable data. Send it as `expectedVersion` with an update. */
  version: Scalars['String']['output'];
};

/** Identifies a user. */
export type SendHubUserPasswordResetInput = {
  /** Global ID of the user. */
  userId: Scalars['ID']['input'];
};

/** Result of changing a user. */
export type SendHubUserPasswordResetPayload = {
  __typename?: 'SendHubUserPasswordResetPayload';
  /** The user after the change. */
  person?: Maybe<HubUser>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Invited email addresses in an organization. */
export type SendInvitationsInput = {
  /** Email addresses, 1 to 50. */
  emails: Array<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcomes for email addresses. */
export type SendInvitationsPayload = {
  __typename?: 'SendInvitationsPayload';
  /** The organization with the changed invitations. */
  organization?: Maybe<Organization>;
  /** One outcome per email address of the input. `null` if the whole request was rejected. */
  outcomes?: Maybe<Array<InvitationOutcome>>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Account whose password to reset. */
export type SendPasswordResetEmailInput = {
  /** Email address of the account. */
  email: Scalars['String']['input'];
};

/** Result of a request that returns no data. */
export type SendPasswordResetEmailPayload = {
  __typename?: 'SendPasswordResetEmailPayload';
  /** Whether the request succeeded. */
  accepted: Scalars['Boolean']['output'];
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Result of sending a test email. */
export type SendTestEmailPayload = {
  __typename?: 'SendTestEmailPayload';
  /** Outcome of the test. `null` if no email was sent. */
  outcome?: Maybe<TestEmailOutcome>;
  /** Response of the mail server, or the connection error. Empty without a mail server. */
  serverResponse?: Maybe<Scalars['String']['output']>;
  /** Email address of the recipient. */
  to?: Maybe<Scalars['EmailAddress']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Identifies a webhook. */
export type SendTestEventInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the webhook. */
  webhookId: Scalars['ID']['input'];
};

/** Result of sending a test event or redelivering an event. */
export type SendTestEventPayload = {
  __typename?: 'SendTestEventPayload';
  /** The queued delivery. */
  delivery?: Maybe<WebhookDelivery>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Result of a request that returns no data. */
export type SendVerificationEmailPayload = {
  __typename?: 'SendVerificationEmailPayload';
  /** Whether the request succeeded. */
  accepted: Scalars['Boolean']['output'];
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** A high or critical CVE in files that channels serve. */
export type ServedCve = {
  __typename?: 'ServedCve';
  /** Channels that serve affected files. */
  channels: Array<ServedCveChannel>;
  /** The CVE. */
  cve: Cve;
  /** Whether it was published in the last 30 days. */
  isNew: Scalars['Boolean']['output'];
};

/** A channel that serves files affected by a CVE. */
export type ServedCveChannel = {
  __typename?: 'ServedCveChannel';
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** Number of affected served files. */
  servedFileCount: Scalars['Int']['output'];
};

/** A page of CVEs that need a decision. */
export type ServedCveConnection = {
  __typename?: 'ServedCveConnection';
  /** CVEs with their cursors. */
  edges: Array<ServedCveEdge>;
  /** CVEs on this page. */
  nodes: Array<ServedCve>;
  /** Page numbers around the current page. */
  pageCursors: PageCursors;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of CVEs that match the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of CVEs that need a decision. */
export type ServedCveConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A CVE that needs a decision, and its cursor. */
export type ServedCveEdge = {
  __typename?: 'ServedCveEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The CVE with its channels. */
  node: ServedCve;
};

/** An account for machines. Its token can read public and internal channels, and private channels to which its groups have access. */
export type ServiceAccount = Node & {
  __typename?: 'ServiceAccount';
  /** Client ID for OAuth. Exchanges of workloads' tokens name it as `service_account`. */
  clientId: Scalars['String']['output'];
  /** Creation time. */
  createdAt: Scalars['DateTime']['output'];
  /** Groups that it is a member of, by name. */
  groups: Array<ServiceAccountGroup>;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Its keys for the API, at most two, without the secrets. */
  keys: Array<ServiceAccountKey>;
  /** Name, unique in the organization. */
  name: Scalars['String']['output'];
  /** Public keys with which it proves who it is (`private_key_jwt`), at most two. */
  publicKeys?: Maybe<Array<ServiceAccountPublicKey>>;
  /** Its token, without the secret. `null` if it has none. */
  token?: Maybe<ServiceAccountToken>;
  /** Version of the editable data. Send it as `expectedVersion` with an update. */
  version: Scalars['String']['output'];
  /** Workloads that it trusts: jobs that get its access tokens without a stored secret. */
  workloads?: Maybe<Array<ServiceAccountWorkload>>;
};

/** A group of a service account. */
export type ServiceAccountGroup = {
  __typename?: 'ServiceAccountGroup';
  /** Global ID of the group. */
  groupId: Scalars['ID']['output'];
  /** Name of the group. */
  name: Scalars['String']['output'];
};

/** A key with which a service account calls GraphQL and REST. Two can work at the same time, so that one can be replaced. */
export type ServiceAccountKey = {
  __typename?: 'ServiceAccountKey';
  /** Time at which the key was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Expiration time. */
  expiresAt: Scalars['DateTime']['output'];
  /** ID of the key. It isn't a global ID. */
  id: Scalars['ID']['output'];
  /** Last four characters of the secret. */
  last4: Scalars['String']['output'];
  /** Time of the last use. `null` if never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Purpose of the key. */
  name: Scalars['String']['output'];
  /** What the key allows. */
  scopes: Array<ServiceAccountScope>;
};

/** A public key of a service account. Its private key signs assertions, which are exchanged for access tokens. */
export type ServiceAccountPublicKey = {
  __typename?: 'ServiceAccountPublicKey';
  /** Algorithms of assertions that the key can verify. */
  algorithms: Array<Scalars['String']['output']>;
  /** Time at which the key was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Expiration time. */
  expiresAt: Scalars['DateTime']['output'];
  /** ID of the public key. It isn't a global ID. */
  id: Scalars['ID']['output'];
  /** Key ID, for the header of assertions. */
  keyId: Scalars['String']['output'];
  /** Time of the last use. `null` if never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Purpose of the key. */
  name: Scalars['String']['output'];
  /** What its access tokens allow. */
  scopes: Array<ServiceAccountScope>;
};

/** What a key of a service account allows. */
export type ServiceAccountScope =
  /** Change the organization's VEX statements and feeds. */
  | 'ADVISORY_WRITE'
  /** Read the audit log. */
  | 'AUDIT_READ'
  /** Publish packages, and change labels. */
  | 'CHANNEL_PUBLISH'
  /** Read channels, packages, and advisories, and install packages. */
  | 'CHANNEL_READ'
  /** Create, change, and sync channels. */
  | 'CHANNEL_WRITE'
  /** Read environments. */
  | 'ENVIRONMENT_READ'
  /** Register and review environments. */
  | 'ENVIRONMENT_WRITE'
  /** Read members and groups. */
  | 'MEMBER_READ'
  /** Apply policies to channels. */
  | 'POLICY_APPLY'
  /** Read and preview policies, and read runs. */
  | 'POLICY_READ'
  /** Create and change policies. */
  | 'POLICY_WRITE'
  /** Read reports. */
  | 'REPORT_READ'
  /** A scope that this version of the schema doesn't know. */
  | 'UNKNOWN';

/** The token of a service account, without the secret. */
export type ServiceAccountToken = {
  __typename?: 'ServiceAccountToken';
  /** Time at which the token was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Expiration time. `null` if it never expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last four characters of the secret. */
  last4: Scalars['String']['output'];
  /** Time of the last use. `null` if never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Scope of the token. */
  scope: TokenScope;
};

/** A workload (OIDC) that a service account trusts. The hub exchanges its issuer's token for an access token of the account (REST `POST /api/oidc/exchange`). */
export type ServiceAccountWorkload = {
  __typename?: 'ServiceAccountWorkload';
  /** Audience of its tokens. `null` for the URL of the hub. */
  audience?: Maybe<Scalars['String']['output']>;
  /** Claims that its tokens must have: an object with the values by name. */
  claims: Scalars['JSON']['output'];
  /** Time at which it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** ID of the trusted workload. It isn't a global ID. */
  id: Scalars['ID']['output'];
  /** Issuer of its tokens. */
  issuer: Scalars['String']['output'];
  /** IDs of the issuer's keys that an admin added. `null` if the hub fetches the keys. */
  issuerKeys?: Maybe<Array<Scalars['String']['output']>>;
  /** Time of the last exchange. `null` if never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether a token can be exchanged until it expires, instead of once. */
  reuse: Scalars['Boolean']['output'];
  /** What its access tokens allow. */
  scopes: Array<ServiceAccountScope>;
  /** Subject of its tokens. `*` matches any text. */
  subject: Scalars['String']['output'];
};

/** Health of one service. */
export type ServiceStatus = {
  __typename?: 'ServiceStatus';
  /** Problem, or details of the status. Empty if there are none, or if no one is signed in. */
  detail: Scalars['String']['output'];
  /** Whether it responds. */
  isHealthy: Scalars['Boolean']['output'];
  /** Response time in milliseconds. `null` if it didn't respond. */
  latencyMs?: Maybe<Scalars['Int']['output']>;
  /** Display name, such as `Database`. */
  name: Scalars['String']['output'];
  /** Time since which the status is unchanged, as far as the hub knows. `null` if unknown. */
  since?: Maybe<Scalars['DateTime']['output']>;
};

/** A session of a signed-in user. */
export type Session = {
  __typename?: 'Session';
  /** Email address used to sign in. */
  email: Scalars['EmailAddress']['output'];
  /** Expiration time unless the session is refreshed. */
  expiresAt: Scalars['DateTime']['output'];
  /** Sign-in method. */
  signInMethod: SignInMethod;
  /** Access token of this request. Only the page tmp-session-check shows it. */
  token: Scalars['String']['output'];
};

/** Severity of a CVE, by CVSS v3 score. */
export type Severity =
  /** Score 9.0 to 10.0. */
  | 'CRITICAL'
  /** Score 7.0 to 8.9. */
  | 'HIGH'
  /** Score 0.1 to 3.9. */
  | 'LOW'
  /** Score 4.0 to 6.9. */
  | 'MEDIUM'
  /** Score 0.0. A CVE without a score has no severity. */
  | 'NONE';

/** Credentials of the user. */
export type SignInInput = {
  /** One-time code or recovery code, if the account requires one. */
  oneTimeCode?: InputMaybe<Scalars['String']['input']>;
  /** Password. It is never logged. */
  password: Scalars['String']['input'];
  /** Email address of the account. */
  username: Scalars['String']['input'];
};

/** Sign-in method of a session. */
export type SignInMethod =
  /** An application or device that the user approved. */
  | 'APPLICATION'
  /** A passkey. */
  | 'PASSKEY'
  /** Password, with a one-time code if the account requires one. */
  | 'PASSWORD'
  /** Single sign-on at the identity provider. */
  | 'SSO'
  /** A method that this version of the API doesn't know. */
  | 'UNKNOWN';

/** Sign-in methods of this hub. */
export type SignInOptions = {
  __typename?: 'SignInOptions';
  /** Other hosts, in addition to this hub's own, to which a return URL can lead. */
  allowedReturnHosts: Array<Scalars['String']['output']>;
  /** Whether users can create accounts themselves. */
  allowsRegistration: Scalars['Boolean']['output'];
  /** Whether the hub has an operator. If not, its terminal shows a link that adds the first operator. */
  hasOperator: Scalars['Boolean']['output'];
  /** The identity provider for single sign-on. `null` if none is configured. */
  identityProvider?: Maybe<IdentityProvider>;
  /** Whether the hub sends emails. If it doesn't, emails are in the outbox, which hub operators can read. */
  sendsMail: Scalars['Boolean']['output'];
  /** Whether users can sign in with passkeys. */
  supportsPasskeys: Scalars['Boolean']['output'];
};

/** Result of a sign-in. */
export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** Why the sign-in failed. The text is the same for an unknown email address and an incorrect password. `SECOND_FACTOR_REQUIRED` requires a one-time code. */
  userErrors: Array<UserError>;
  /** The signed-in user. `null` if the sign-in failed. */
  viewer?: Maybe<User>;
};

/** Response of the browser to a passkey challenge. */
export type SignInWithPasskeyInput = {
  /** ID of the challenge. */
  challengeId: Scalars['String']['input'];
  /** Credential as WebAuthn JSON. */
  credential: Scalars['JSON']['input'];
};

/** Result of a sign-in. */
export type SignInWithPasskeyPayload = {
  __typename?: 'SignInWithPasskeyPayload';
  /** Why the sign-in failed. The text is the same for an unknown email address and an incorrect password. `SECOND_FACTOR_REQUIRED` requires a one-time code. */
  userErrors: Array<UserError>;
  /** The signed-in user. `null` if the sign-in failed. */
  viewer?: Maybe<User>;
};

/** Parameters that the identity provider returned. */
export type SignInWithSsoInput = {
  /** Authorization code from the URL. */
  code: Scalars['String']['input'];
  /** Path that the user wanted to open. */
  redirectRoute?: InputMaybe<Scalars['String']['input']>;
  /** State parameter from the URL. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** Result of a sign-in at the identity provider. */
export type SignInWithSsoPayload = {
  __typename?: 'SignInWithSsoPayload';
  /** Page that the user wanted to open: a path on this hub, or a URL on an allowed host. `null` if there is none. */
  returnUrl?: Maybe<Scalars['String']['output']>;
  /** Why the sign-in failed. Empty on success. */
  userErrors: Array<UserError>;
  /** The signed-in user. `null` if the sign-in failed. */
  viewer?: Maybe<User>;
};

/** Result of signing out. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** Always `true`, even without a session. */
  signedOut: Scalars['Boolean']['output'];
  /** Always empty. */
  userErrors: Array<UserError>;
};

/** An attestation of a file (CEP 27) with its verification result. */
export type Signature = {
  __typename?: 'Signature';
  /** Signer named in the certificate: a workflow or an email address. Only confirmed if verified. `null` if the certificate names none. */
  identity?: Maybe<Scalars['String']['output']>;
  /** Issuer of the identity, as named in the certificate. `null` if the certificate names none. */
  issuer?: Maybe<Scalars['String']['output']>;
  /** Why it isn't verified, as a sentence. `null` if it is verified. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Verification result. */
  state: SignatureState;
  /** Channel that the attestation says the file was published to. `null` if it names none. */
  targetChannel?: Maybe<Scalars['String']['output']>;
  /** Trusted root used for verification. `null` if verification didn't get that far. */
  trustedRoot?: Maybe<Scalars['String']['output']>;
};

/** Result of verifying an attestation of a file. */
export type SignatureState =
  /** The attestation is invalid: it is for another file, or its certificate didn't sign it. See `reason`. */
  | 'INVALID'
  /** The attestation is for this file, but its signer wasn't verified. See `reason`. */
  | 'NOT_VERIFIED'
  /** The index lists attestations, but they are unavailable. */
  | 'UNAVAILABLE'
  /** The attestation is for this file, but the hub's trusted root doesn't confirm its signer. See `reason`. */
  | 'UNTRUSTED'
  /** The attestation is for this file, and the hub's trusted root confirms its signer. */
  | 'VERIFIED';

/** Signature status of a file. */
export type SignatureStatus =
  /** The file is signed, and the signature was verified. */
  | 'SIGNED'
  /** The file isn't signed. */
  | 'UNSIGNED'
  /** The index lists attestations, but no trusted signers are configured, so policies treat it as not signed. `Channel.signatures` shows what can be verified. */
  | 'UNVERIFIED';

/** Key with which the hub signs its bundles. */
export type SigningKey = {
  __typename?: 'SigningKey';
  /** Public key in the format that the operator of the other hub enters. */
  key: Scalars['String']['output'];
  /** Short ID of the key, stored in bundles to identify their signer. */
  keyId: Scalars['String']['output'];
};

/** The organization token, without its secret. */
export type SiteToken = {
  __typename?: 'SiteToken';
  /** Time at which the token was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Expiration time. `null` if it never expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last four characters of the secret. */
  last4: Scalars['String']['output'];
  /** Time of the last use by a client. `null` if never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Scope of the token. */
  scope: TokenScope;
};

/** A source record that a mirror skipped, or that it serves although only few clients can read it. */
export type SkippedRecord = {
  __typename?: 'SkippedRecord';
  /** File name in the source. */
  fileName: Scalars['String']['output'];
  /** Whether the mirror serves it anyway. */
  isServed: Scalars['Boolean']['output'];
  /** Name of the package. `null` if the file name doesn't contain it. */
  name?: Maybe<Scalars['String']['output']>;
  /** Why the mirror skipped it, or what is unusual about it. */
  reason: Scalars['String']['output'];
  /** Subdir, such as `linux-64`. */
  subdir: Scalars['String']['output'];
};

/** A page of records that a mirror skipped. */
export type SkippedRecordConnection = {
  __typename?: 'SkippedRecordConnection';
  /** Records with their cursors. */
  edges: Array<SkippedRecordEdge>;
  /** Records on this page. */
  nodes: Array<SkippedRecord>;
  /** Page numbers around the current page. */
  pageCursors: PageCursors;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of listed records. `Mirror.skippedCount` also includes records that aren't listed. */
  totalCount: Scalars['Int']['output'];
};


/** A page of records that a mirror skipped. */
export type SkippedRecordConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A record that a mirror skipped, and its cursor. */
export type SkippedRecordEdge = {
  __typename?: 'SkippedRecordEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The record. */
  node: SkippedRecord;
};

/** An entry of a document that couldn't be read. */
export type SkippedVexEntry = {
  __typename?: 'SkippedVexEntry';
  /** Location in the document. */
  location: Scalars['String']['output'];
  /** Why it couldn't be read. */
  message: Scalars['String']['output'];
};

/** A published version of a channel at its own URL. It never changes. */
export type Snapshot = {
  __typename?: 'Snapshot';
  /** Time until which it can be read. `null` while it is current. Snapshots beyond the hub's limits are deleted earlier. */
  availableUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Number of files of the channel that it doesn't serve. */
  blockedFileCount: Scalars['Int']['output'];
  /** Number of files that it serves. */
  fileCount: Scalars['Int']['output'];
  /** Number in the channel, starting at 1. */
  number: Scalars['Int']['output'];
  /** Name of the policy that it was published with. `null` without a policy. */
  policyName?: Maybe<Scalars['String']['output']>;
  /** Revision of the policy. `null` without a policy. */
  revision?: Maybe<Scalars['Int']['output']>;
  /** Time at which it was published. */
  servedFrom: Scalars['DateTime']['output'];
  /** Time at which another version replaced it. `null` for the current version. */
  servedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** URL for clients, such as `https://hub.acme.test/repo/acme/approved@12`. Doesn't contain the token that the channel may require. */
  url: Scalars['URL']['output'];
};

/** Snapshots of a channel. */
export type SnapshotList = {
  __typename?: 'SnapshotList';
  /** Snapshots, newest first. */
  nodes: Array<Snapshot>;
  /** Number of days that the hub retains a snapshot after it was replaced. 0 if snapshots aren't retained. */
  snapshotRetentionDays: Scalars['Int']['output'];
};

/** Effect of a changed set of allowed files on an environment. */
export type SolveOutcome =
  /** It couldn't be installed from this channel alone before the change either. */
  | 'ALREADY_UNSOLVABLE'
  /** It can no longer be installed. */
  | 'BREAKS'
  /** Some files are removed, but the requested packages can be installed with other files. */
  | 'SOLVES_WITH_CHANGES'
  /** Unaffected: all its files stay allowed. */
  | 'UNAFFECTED'
  /** The outcome wasn't determined. */
  | 'UNKNOWN';

/** Effect of a changed set of allowed files on an environment. */
export type SolveResult = {
  __typename?: 'SolveResult';
  /** Why it can't be installed. `null` if it can. */
  detail?: Maybe<Scalars['String']['output']>;
  /** Outcome of solving the environment again. */
  outcome: SolveOutcome;
};

/** Marks an environment that exists on no device: the hub solved it from a file. */
export type SolvedEnvironment = {
  __typename?: 'SolvedEnvironment';
  /** Time of the solve. */
  at: Scalars['DateTime']['output'];
  /** Names of the channels it was solved from, in priority order. */
  channels: Array<Scalars['String']['output']>;
};

/** Number of files in one subdir. */
export type SubdirFileCount = {
  __typename?: 'SubdirFileCount';
  /** Number of allowed files. */
  allowedFileCount: Scalars['Int']['output'];
  /** Number of files. */
  fileCount: Scalars['Int']['output'];
  /** Subdir, such as `linux-64`. */
  subdir: Scalars['String']['output'];
};

/** Number of files of one subdir before and after. */
export type SubdirFileCounts = {
  __typename?: 'SubdirFileCounts';
  /** Number of files after. */
  fileCountAfter: Scalars['Int']['output'];
  /** Number of files before. */
  fileCountBefore: Scalars['Int']['output'];
  /** `fileCountBefore` minus `fileCountAfter`. */
  removedFileCount: Scalars['Int']['output'];
  /** Subdir, such as `linux-64`. */
  subdir: Scalars['String']['output'];
};

/** Impact on one subdir. */
export type SubdirImpact = {
  __typename?: 'SubdirImpact';
  /** Number of added files. */
  addedFileCount: Scalars['Int']['output'];
  /** Number of files after. */
  fileCountAfter: Scalars['Int']['output'];
  /** Number of files now. */
  fileCountBefore: Scalars['Int']['output'];
  /** Number of removed files. */
  removedFileCount: Scalars['Int']['output'];
  /** Subdir, such as `linux-64`. */
  subdir: Scalars['String']['output'];
};

/** Installability of one subdir with a policy. */
export type SubdirInstallability = {
  __typename?: 'SubdirInstallability';
  /** Number of allowed files, including noarch files. */
  allowed: Scalars['Int']['output'];
  /** Number of these files that could be installed without a policy. */
  newlyUninstallableFileCount: Scalars['Int']['output'];
  /** Causes of uninstallable files, most files first. */
  rootCauses: Array<RootCause>;
  /** Subdir, such as `linux-64`. */
  subdir: Scalars['String']['output'];
  /** Number of allowed files not checked for conflicting dependencies due to the time limit. They count as installable. */
  unchecked: Scalars['Int']['output'];
  /** Number of these files that can't be installed for the subdir. */
  uninstallableFileCount: Scalars['Int']['output'];
  /** Number of uninstallable packages: no allowed file can be installed, although one could be without a policy. */
  uninstallablePackageCount: Scalars['Int']['output'];
  /** Uninstallable packages with the most files. */
  uninstallablePackages: Array<UninstallablePackage>;
};

/** The plan of a user or an organization. */
export type Subscription = Node & {
  __typename?: 'Subscription';
  /** Price per period in US cents. `null` for a plan without prices. */
  amount?: Maybe<Scalars['Int']['output']>;
  /** Length of a billing period. */
  billingCycle: BillingCycle;
  /** Whether it ends with the current period. */
  cancelAtPeriodEnd: Scalars['Boolean']['output'];
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Whether a hub operator granted it, so no one pays for it. */
  isGranted: Scalars['Boolean']['output'];
  /** End of the current period. */
  periodEnd: Scalars['DateTime']['output'];
  /** Start of the current period. */
  periodStart: Scalars['DateTime']['output'];
  /** Product code of the plan. */
  productCode: ProductCode;
  /** Name of the plan. */
  productName: Scalars['String']['output'];
  /** Number of seats. */
  quantity: Scalars['Int']['output'];
  /** State of the subscription. */
  state: SubscriptionState;
  /** Product code of the plan offered as an upgrade. `null` if none. */
  upgradeProductCode?: Maybe<ProductCode>;
  /** Version of the editable data. Send it as `expectedVersion` with an update. */
  version: Scalars['String']['output'];
};

/** State of a subscription. */
export type SubscriptionState =
  /** Canceled, and active until the end of its period. */
  | 'CANCELED_ACTIVE'
  /** Canceled, and its period has ended. */
  | 'CANCELED_EXPIRED'
  /** Active, and renews automatically. */
  | 'SUBSCRIBED'
  /** Not active. */
  | 'UNSUBSCRIBED';

/** A suggested exception for a package. */
export type SuggestedException = {
  __typename?: 'SuggestedException';
  /** Number of files that it allows. */
  files: Scalars['Int']['output'];
  /** Highest CVSS score of these files. `null` without a score. */
  highestScore?: Maybe<Scalars['Float']['output']>;
  /** Whether the files have a known exploited vulnerability. */
  isExploited: Scalars['Boolean']['output'];
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** Main reason for which these files are blocked, in one or two words. */
  reason: Scalars['String']['output'];
  /** Match spec for the exclusion. */
  spec: Scalars['String']['output'];
};

/** A supplier's VEX statement about a CVE in a product. */
export type SupplierVexStatement = {
  __typename?: 'SupplierVexStatement';
  /** Author of the statement. `null` if unknown. */
  author?: Maybe<Scalars['String']['output']>;
  /** ID of the CVE or advisory. */
  cveId: Scalars['String']['output'];
  /** ID. */
  id: Scalars['ID']['output'];
  /** Time at which its author issued it. */
  issuedAt: Scalars['DateTime']['output'];
  /** Why it isn't affected. `null` for any other status. */
  justification?: Maybe<VexJustification>;
  /** Explanation. May be empty. */
  note: Scalars['String']['output'];
  /** Matching conda package. `null` if there is none. */
  package?: Maybe<Scalars['String']['output']>;
  /** Product as named in the document. */
  product: Scalars['String']['output'];
  /** Time at which an admin reviewed it. `null` if not reviewed. */
  reviewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Username of the reviewer. `null` if not reviewed. */
  reviewedBy?: Maybe<Scalars['String']['output']>;
  /** State of the statement. */
  state: SupplierVexStatementState;
  /** Status that the statement sets. */
  status: VexStatus;
};

/** A page of supplier VEX statements. */
export type SupplierVexStatementConnection = {
  __typename?: 'SupplierVexStatementConnection';
  /** Statements with their cursors. */
  edges: Array<SupplierVexStatementEdge>;
  /** Statements on this page. */
  nodes: Array<SupplierVexStatement>;
  /** Page numbers around the current page. */
  pageCursors: PageCursors;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of statements in this state. */
  totalCount: Scalars['Int']['output'];
};


/** A page of supplier VEX statements. */
export type SupplierVexStatementConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A statement and its cursor. */
export type SupplierVexStatementEdge = {
  __typename?: 'SupplierVexStatementEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The statement. */
  node: SupplierVexStatement;
};

/** State of a supplier's VEX statement. */
export type SupplierVexStatementState =
  /** Active, unless the organization has its own statement. */
  | 'ACTIVE'
  /** Declined by an admin. */
  | 'DECLINED'
  /** Pending: it would mark files as unaffected, so an admin must review it. */
  | 'PENDING'
  /** A state that this version of the API doesn't know. */
  | 'UNKNOWN'
  /** No channel of the organization has the product. */
  | 'UNMATCHED';

/** Feed to sync. */
export type SyncAdvisoryFeedInput = {
  /** Global ID of the feed. */
  feedId: Scalars['ID']['input'];
};

/** Result of changing or fetching a feed. */
export type SyncAdvisoryFeedPayload = {
  __typename?: 'SyncAdvisoryFeedPayload';
  /** All feeds after the change. */
  feeds?: Maybe<Array<AdvisoryFeed>>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Mirror to sync. */
export type SyncMirrorInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of starting or canceling a sync. */
export type SyncMirrorPayload = {
  __typename?: 'SyncMirrorPayload';
  /** The channel with its mirror settings. */
  channel?: Maybe<Channel>;
  /** The sync. */
  sync?: Maybe<MirrorSync>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Identifies an OpenVEX document that the hub fetches. */
export type SyncVexSourceInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the source. */
  sourceId: Scalars['ID']['input'];
};

/** Result of adding or fetching a document. */
export type SyncVexSourcePayload = {
  __typename?: 'SyncVexSourcePayload';
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The document after the change. */
  vexSource?: Maybe<VexSource>;
};

/** Tax on a plan, in US cents. */
export type TaxEstimate = {
  __typename?: 'TaxEstimate';
  /** Amount without tax, in US cents. */
  amount: Scalars['Int']['output'];
  /** Tax in US cents. */
  taxAmount: Scalars['Int']['output'];
  /** Name of the tax. */
  taxName: Scalars['String']['output'];
  /** Amount with tax, in US cents. */
  total: Scalars['Int']['output'];
};

/** Outcome of a test email. */
export type TestEmailOutcome =
  /** The mail server rejected the email, or couldn't be reached. */
  | 'FAILED'
  /** The email is in the outbox, because the hub has no mail server. */
  | 'IN_OUTBOX'
  /** The mail server accepted the email. */
  | 'SENT'
  /** An outcome that this version of the API doesn't know. */
  | 'UNKNOWN';

/** Color theme of the application. */
export type Theme =
  /** Dark colors. */
  | 'DARK'
  /** Light colors. */
  | 'LIGHT'
  /** Follows the device setting. */
  | 'SYSTEM';

/** Scope of a channel token. */
export type TokenScope =
  /** Reads channels, and publishes packages where the owner can. The hub checks this permission at each use. */
  | 'PUBLISH'
  /** Reads channels. */
  | 'READ';

/** A package and its number of downloads. */
export type TopPackage = {
  __typename?: 'TopPackage';
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** Number of downloads. */
  downloads: Scalars['Float']['output'];
  /** Name of the package. */
  name: Scalars['String']['output'];
};

/** A key whose bundles the hub accepts. */
export type TrustedKey = {
  __typename?: 'TrustedKey';
  /** Short ID of the key. */
  keyId: Scalars['String']['output'];
  /** Owner of the key, as named by the operator. */
  title: Scalars['String']['output'];
};

/** A workload (OIDC) that a channel trusts. The hub exchanges its issuer's token for a short-lived channel token (REST `POST /api/oidc/exchange`). */
export type TrustedWorkload = Node & {
  __typename?: 'TrustedWorkload';
  /** Name of the channel. */
  channelName: Scalars['String']['output'];
  /** Time at which it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Issuer of its tokens. */
  issuer: Scalars['String']['output'];
  /** Time of the last exchange. `null` if never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Scope of the exchanged tokens. */
  scope: TokenScope;
  /** Subject of its tokens. `*` matches any text. */
  subject: Scalars['String']['output'];
};

/** Packages that became uninstallable for the same cause. */
export type UninstallableCause = {
  __typename?: 'UninstallableCause';
  /** Total number of them. */
  packageCount: Scalars['Int']['output'];
  /** Names of the packages, at most 100. */
  packages: Array<Scalars['String']['output']>;
  /** Rule that blocks most of the matching files. `null` if no matching file is blocked. */
  rule?: Maybe<Scalars['String']['output']>;
  /** Dependency that no file matches. `null` for packages with conflicting dependencies. */
  spec?: Maybe<Scalars['String']['output']>;
};

/** Whether allowed files that can't be installed are listed. Clients can download them by name in both cases. */
export type UninstallableFilesMode =
  /** The index hides them, so clients don't select them. */
  | 'HIDE'
  /** The index lists them. */
  | 'LIST';

/** A package with allowed files of which none can be installed. */
export type UninstallablePackage = {
  __typename?: 'UninstallablePackage';
  /** Why its newest file can't be installed, as a sentence. */
  detail: Scalars['String']['output'];
  /** Number of its allowed files. */
  fileCount: Scalars['Int']['output'];
  /** Name of the package. */
  name: Scalars['String']['output'];
};

/** Packages that a policy run made uninstallable and that still are. */
export type UninstallablePackages = {
  __typename?: 'UninstallablePackages';
  /** Causes, most affected packages first, at most 5. */
  causes: Array<UninstallableCause>;
  /** Total number of them. */
  packageCount: Scalars['Int']['output'];
  /** Packages that can no longer be installed, at most 20. */
  packages: Array<Scalars['String']['output']>;
  /** Global ID of the policy run. */
  runId: Scalars['ID']['output'];
  /** End time of the policy run. */
  since: Scalars['DateTime']['output'];
  /** Affected subdirs. */
  subdirs: Array<Scalars['String']['output']>;
};

/** Settings to change. An absent setting stays unchanged, and `null` resets it. */
export type UpdateAccountSettingsInput = {
  /** Whether the navigation is collapsed. */
  isNavigationCollapsed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Color theme. */
  theme?: InputMaybe<Theme>;
};

/** The account after the change. */
export type UpdateAccountSettingsPayload = {
  __typename?: 'UpdateAccountSettingsPayload';
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer. */
  viewer?: Maybe<User>;
};

/** Feed, and whether it is turned on. */
export type UpdateAdvisoryFeedInput = {
  /** Global ID of the feed. */
  feedId: Scalars['ID']['input'];
  /** Whether the hub fetches it from the network. */
  isEnabled: Scalars['Boolean']['input'];
};

/** Feed and its API key. */
export type UpdateAdvisoryFeedKeyInput = {
  /** Global ID of the feed. */
  feedId: Scalars['ID']['input'];
  /** API key: 1 to 200 letters, digits, and symbols without spaces. The API never returns it. */
  key: Scalars['String']['input'];
};

/** Result of changing or fetching a feed. */
export type UpdateAdvisoryFeedKeyPayload = {
  __typename?: 'UpdateAdvisoryFeedKeyPayload';
  /** All feeds after the change. */
  feeds?: Maybe<Array<AdvisoryFeed>>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Result of changing or fetching a feed. */
export type UpdateAdvisoryFeedPayload = {
  __typename?: 'UpdateAdvisoryFeedPayload';
  /** All feeds after the change. */
  feeds?: Maybe<Array<AdvisoryFeed>>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Billing details to change. An absent field stays unchanged. `null` clears a field, and is rejected if the field can't be empty. */
export type UpdateBillingDetailsInput = {
  /** Address on invoices. */
  address?: InputMaybe<BillingAddressInput>;
  /** Email address for invoice notifications. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name on invoices. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. Defaults to the viewer. */
  organization?: InputMaybe<Scalars['String']['input']>;
  /** VAT number. */
  taxId?: InputMaybe<Scalars['String']['input']>;
};

/** Result of updating billing details. */
export type UpdateBillingDetailsPayload = {
  __typename?: 'UpdateBillingDetailsPayload';
  /** Payment data after the change. */
  account?: Maybe<PaymentAccount>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** New description of a channel. */
export type UpdateChannelDescriptionInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Description, at most 2,000 characters. Empty for none. */
  description: Scalars['String']['input'];
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of changing the description. */
export type UpdateChannelDescriptionPayload = {
  __typename?: 'UpdateChannelDescriptionPayload';
  /** The channel after the change. */
  channel?: Maybe<Channel>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** New README of a channel. */
export type UpdateChannelReadmeInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Markdown, at most 50,000 characters. Empty removes the README. */
  text: Scalars['String']['input'];
};

/** Result of changing the README. */
export type UpdateChannelReadmePayload = {
  __typename?: 'UpdateChannelReadmePayload';
  /** The channel with its new README. */
  channel?: Maybe<Channel>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** A channel, and the channels that clients use together with it. */
export type UpdateChannelUsedWithInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Names of channels of the organization, by priority after it. Empty for none. All readers of the channel must be able to read them. */
  usedWith: Array<Scalars['String']['input']>;
};

/** Result of setting the channels used together. */
export type UpdateChannelUsedWithPayload = {
  __typename?: 'UpdateChannelUsedWithPayload';
  /** The channel after the change. */
  channel?: Maybe<Channel>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** New visibility of a channel. */
export type UpdateChannelVisibilityInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Confirms that files can be visible to more users than in their source channel. Required after the error `EXPOSES_SOURCES`. */
  confirmWiderAccess?: InputMaybe<Scalars['Boolean']['input']>;
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Who can read the channel. */
  visibility: ChannelVisibility;
};

/** Result of changing the visibility. */
export type UpdateChannelVisibilityPayload = {
  __typename?: 'UpdateChannelVisibilityPayload';
  /** The channel after the change. */
  channel?: Maybe<Channel>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Settings to change. An absent field stays unchanged. `null` clears a field, and is rejected if the field can't be empty. */
export type UpdateClientTrackingSettingsInput = {
  /** Whether clients are recorded without address and name. */
  anonymizeClients?: InputMaybe<Scalars['Boolean']['input']>;
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Whether individual clients are recorded. */
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Number of days after which counts and clients are deleted, 1 to 1095. */
  retentionDays?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of updating the client tracking settings. */
export type UpdateClientTrackingSettingsPayload = {
  __typename?: 'UpdateClientTrackingSettingsPayload';
  /** Settings after the change. */
  clientTrackingSettings?: Maybe<ClientTrackingSettings>;
  /** The organization after the change. */
  organization?: Maybe<Organization>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Collection to update. */
export type UpdateCollectionInput = {
  /** ID or current name of the collection. */
  collectionId: Scalars['ID']['input'];
  /** Purpose of the collection, at most 1,000 characters. Unchanged if absent. `null` clears it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Entries in their order, at most 500. Unchanged if absent. `null` clears them. */
  entries?: InputMaybe<Array<CollectionEntryInput>>;
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name, as used in its URL: 2 to 40 lowercase letters, digits, and hyphens. Unchanged if absent. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Title, at most 80 characters. Unchanged if absent. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Who can see the collection. Unchanged if absent. */
  visibility?: InputMaybe<CollectionVisibility>;
};

/** Result of updating a collection. */
export type UpdateCollectionPayload = {
  __typename?: 'UpdateCollectionPayload';
  /** The collection after the change. */
  collection?: Maybe<Collection>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Answer about the privacy notice and the terms. */
export type UpdateConsentInput = {
  /** Whether the user agrees. */
  isConsented: Scalars['Boolean']['input'];
  /** Version of the texts that were shown. */
  version: Scalars['String']['input'];
};

/** The account after the change. */
export type UpdateConsentPayload = {
  __typename?: 'UpdateConsentPayload';
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer. */
  viewer?: Maybe<User>;
};

/** New email address for the account. */
export type UpdateEmailInput = {
  /** The viewer's current password. */
  currentPassword: Scalars['String']['input'];
  /** New address. */
  email: Scalars['String']['input'];
};

/** The account after the change. */
export type UpdateEmailPayload = {
  __typename?: 'UpdateEmailPayload';
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer. */
  viewer?: Maybe<User>;
};

/** Review state of an environment. */
export type UpdateEnvironmentStatusInput = {
  /** Message of the admins, at most 500 characters. `null` clears the previous message. */
  customMessage?: InputMaybe<Scalars['String']['input']>;
  /** Global ID of the environment. */
  environmentId: Scalars['ID']['input'];
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Review status. */
  status: EnvironmentStatus;
};

/** Result of setting the review state. */
export type UpdateEnvironmentStatusPayload = {
  __typename?: 'UpdateEnvironmentStatusPayload';
  /** The environment after the change. */
  environment?: Maybe<Environment>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** New expiration of an exception. */
export type UpdateExceptionInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Global ID of the exception. */
  exceptionId: Scalars['ID']['input'];
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Last day on which it is active, in UTC. `null` if it never expires. */
  expiresOn?: InputMaybe<Scalars['Date']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of changing the expiration. */
export type UpdateExceptionPayload = {
  __typename?: 'UpdateExceptionPayload';
  /** The exception after the change. */
  exception?: Maybe<PolicyException>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Files and their label changes. */
export type UpdateFileLabelsInput = {
  /** Labels to add. */
  addLabels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Name of the channel. It must be a hosted channel. */
  channel: Scalars['String']['input'];
  /** Files by subdir and name, at most 200. */
  files: Array<FileKeyInput>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Labels to remove. A file must keep at least one label. */
  removeLabels?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Result of changing labels. */
export type UpdateFileLabelsPayload = {
  __typename?: 'UpdateFileLabelsPayload';
  /** Labels of the channel after the change. */
  labels?: Maybe<Array<ChannelLabel>>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** New name of a group. */
export type UpdateGroupInput = {
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Global ID of the group. */
  groupId: Scalars['ID']['input'];
  /** Name, 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of renaming a group. */
export type UpdateGroupPayload = {
  __typename?: 'UpdateGroupPayload';
  /** The group with its new name. */
  group?: Maybe<Group>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** User and changes. Absent fields stay unchanged. */
export type UpdateHubUserInput = {
  /** `true` confirms the email address manually. `false` changes nothing. */
  confirmEmail?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the account is disabled, which signs out its sessions and revokes its tokens. */
  isDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the user is a hub operator. The last operator can't be removed. */
  isOperator?: InputMaybe<Scalars['Boolean']['input']>;
  /** Global ID of the user. */
  userId: Scalars['ID']['input'];
};

/** Result of changing a user. */
export type UpdateHubUserPayload = {
  __typename?: 'UpdateHubUserPayload';
  /** The user after the change. */
  person?: Maybe<HubUser>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Install checks of a channel. An absent field stays unchanged. `null` clears a field, and is rejected if the field can't be empty. */
export type UpdateInstallChecksInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Number of most-depended-on packages to check, 0 to 200. Unchanged if absent. */
  checkedDependencyCount?: InputMaybe<Scalars['Int']['input']>;
  /** All install checks, at most 100. Unchanged if absent. `null` clears them. */
  checks?: InputMaybe<Array<InstallCheckInput>>;
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Whether a policy run is put on hold if a required install check would fail that passes now. Unchanged if absent. */
  holdsPublication?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether registered environments are also checked. Unchanged if absent. */
  includesEnvironments?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of setting install checks. */
export type UpdateInstallChecksPayload = {
  __typename?: 'UpdateInstallChecksPayload';
  /** The channel after the change. */
  channel?: Maybe<Channel>;
  /** Errors that kept the request from being carried out, with their location in the input. Empty on success. */
  userErrors: Array<UserError>;
};

/** New email address of an invitation. */
export type UpdateInvitationInput = {
  /** Current email address of the invitation. */
  currentEmail: Scalars['String']['input'];
  /** New email address. */
  email: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** The invitation with its new email address. */
export type UpdateInvitationPayload = {
  __typename?: 'UpdateInvitationPayload';
  /** The invitation after the change. */
  invitation?: Maybe<Invitation>;
  /** The organization with the changed invitations. */
  organization?: Maybe<Organization>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** A member and the new role. */
export type UpdateMemberInput = {
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Global ID of the member. */
  memberId: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** New role. */
  role: OrganizationRole;
};

/** Result of changing a role. */
export type UpdateMemberPayload = {
  __typename?: 'UpdateMemberPayload';
  /** The member after the change. */
  member?: Maybe<Member>;
  /** The organization. The viewer's own role can have changed. */
  organization?: Maybe<Organization>;
  /** Errors that kept the request from being carried out, such as no other admin. Empty on success. */
  userErrors: Array<UserError>;
};

/** Mirror to update. An absent field stays unchanged. `null` clears a field, and is rejected if the field can't be empty. */
export type UpdateMirrorInput = {
  /** Additional sources in priority order after the first source, at most seven. The next sync reads all sources again. */
  additionalSourceUrls?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Credentials for the first source, stored encrypted. `null` removes them. */
  credentials?: InputMaybe<MirrorCredentialsInput>;
  /** Download policy: which package files are downloaded before they are requested. */
  downloadPolicy?: InputMaybe<MirrorDownloadPolicy>;
  /** Match specs of excluded records, at most 500. `null` excludes nothing. The next sync reads all sources again. */
  excludes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Whether the index keeps listing cached files that were removed from the source. */
  listsRemovedFiles?: InputMaybe<Scalars['Boolean']['input']>;
  /** Percentage of its files that one sync can remove before it is put on hold, 1 to 100. 100 never holds a sync. */
  lossLimitPercent?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum download rate for package files, in bytes per second, at least 1,024. `null` for the operator's limit. */
  maxBytesPerSecond?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum number of concurrent downloads, 1 to 64. `null` for the operator's limit. */
  maxConcurrentDownloads?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Match specs of the mirrored records, at most 500. `null` mirrors everything. The next sync reads all sources again. */
  specs?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Mirrored subdirs, such as linux-64 and noarch. `null` for all that the hub supports. The next sync reads all sources again. */
  subdirs?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Minutes between automatic syncs, 15 to 43,200. `null` if syncs are started manually. */
  syncIntervalMinutes?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of updating a mirror. */
export type UpdateMirrorPayload = {
  __typename?: 'UpdateMirrorPayload';
  /** The channel with its mirror settings. */
  channel?: Maybe<Channel>;
  /** Why it failed. Empty on success. */
  userErrors: Array<UserError>;
};

/** Token to use for mirrors. */
export type UpdateMirrorTokenInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Owner of the token: the organization, or the viewer. */
  source?: MirrorTokenSource;
};

/** Result of using a token for mirrors. */
export type UpdateMirrorTokenPayload = {
  __typename?: 'UpdateMirrorTokenPayload';
  /** Names of the mirrors that now use the token. */
  channels?: Maybe<Array<Scalars['String']['output']>>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Whether to share a notebook. */
export type UpdateNotebookInput = {
  /** Global ID. */
  notebookId: Scalars['ID']['input'];
  /** `true` shares it. `false` stops sharing, and the link stops working. */
  shared: Scalars['Boolean']['input'];
};

/** Result of a notebook change. */
export type UpdateNotebookPayload = {
  __typename?: 'UpdateNotebookPayload';
  /** The notebook after the change. `null` after it was deleted. */
  notebook?: Maybe<Notebook>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Features to turn on or off, each at most once. */
export type UpdateOrganizationFeaturesInput = {
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Features, and whether each is turned on. */
  features: Array<FeatureInput>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of turning features on or off. */
export type UpdateOrganizationFeaturesPayload = {
  __typename?: 'UpdateOrganizationFeaturesPayload';
  /** The organization with its features after the change. */
  organization?: Maybe<Organization>;
  /** Errors that kept the request from being carried out, such as a feature that isn't in the plan. Empty on success. */
  userErrors: Array<UserError>;
};

/** Organization to update. An absent field stays unchanged. `null` clears a field, and is rejected if the field can't be empty. */
export type UpdateOrganizationInput = {
  /** Short description, at most 500 characters. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Display name, 1 to 80 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Result of updating an organization. */
export type UpdateOrganizationPayload = {
  __typename?: 'UpdateOrganizationPayload';
  /** The organization after the change. */
  organization?: Maybe<Organization>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Upstream mapping of a package. */
export type UpdatePackageMappingInput = {
  /** Evidence for the mapping. */
  evidence?: Scalars['String']['input'];
  /** Mappings by ecosystem. Empty if there are no upstream packages that advisories name. */
  mappings: Array<UpstreamMappingInput>;
  /** Name of the conda package. */
  name: Scalars['String']['input'];
  /** Relation to the upstream project. */
  upstreamRelation: UpstreamRelation;
};

/** Result of setting an upstream mapping. */
export type UpdatePackageMappingPayload = {
  __typename?: 'UpdatePackageMappingPayload';
  /** Name of the conda package. */
  name?: Maybe<Scalars['String']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** New password for the account. */
export type UpdatePasswordInput = {
  /** Current password. */
  currentPassword: Scalars['String']['input'];
  /** New password, at least 10 characters. */
  newPassword: Scalars['String']['input'];
};

/** The account after the change. */
export type UpdatePasswordPayload = {
  __typename?: 'UpdatePasswordPayload';
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer. */
  viewer?: Maybe<User>;
};

/** Card that replaces the saved card. */
export type UpdatePaymentMethodInput = {
  /** New card. */
  card: CardInput;
  /** Name of the organization. Defaults to the viewer. */
  organization?: InputMaybe<Scalars['String']['input']>;
};

/** Result of replacing a card. */
export type UpdatePaymentMethodPayload = {
  __typename?: 'UpdatePaymentMethodPayload';
  /** Payment data after the change. */
  account?: Maybe<PaymentAccount>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Policy to update. */
export type UpdatePolicyInput = {
  /** Short description. Unchanged if absent. `null` clears it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The `revision` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** Filter of the single-form dialog, instead of `filters`. */
  filter?: InputMaybe<Scalars['PolicyDialogFilter']['input']>;
  /** Filters `{add_packages, remove_packages, exceptions}`. Unchanged if neither these nor `rules` or `filter` are set. */
  filters?: InputMaybe<Scalars['PolicyFilters']['input']>;
  /** Name: letters, digits, underscores, hyphens, and spaces. With `filter`: at least 3 letters (including accented letters), digits, and spaces. Unchanged if absent. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the policy. */
  policyId: Scalars['ID']['input'];
  /** Rules with types, instead of `filters`. Errors have paths in these rules. */
  rules?: InputMaybe<PolicyRulesInput>;
};

/** Result of updating a policy or restoring a revision. */
export type UpdatePolicyPayload = {
  __typename?: 'UpdatePolicyPayload';
  /** The policy after the change. */
  policy?: Maybe<Policy>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** New names. An absent field stays unchanged. `null` clears a field, and is rejected if the field can't be empty. */
export type UpdateProfileInput = {
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** First name, at most 60 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name, at most 60 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Username: 2 to 39 lowercase letters, digits, hyphens, and underscores. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** The account after the change. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer. */
  viewer?: Maybe<User>;
};

/** File to write. With `expectedVersion`, the SHA-256 you read, a file that has changed since isn't overwritten. */
export type UpdateProjectFileInput = {
  /** Content, at most 16,000 characters in either encoding. */
  content: Scalars['String']['input'];
  /** Encoding of the content. */
  encoding?: FileEncoding;
  /** SHA-256 of the file you read. If absent, an existing file is overwritten. */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Path of the file. */
  path: Scalars['String']['input'];
  /** Global ID of the project. */
  projectId: Scalars['ID']['input'];
};

/** Result of writing a file. */
export type UpdateProjectFilePayload = {
  __typename?: 'UpdateProjectFilePayload';
  /** The project after the change. */
  project?: Maybe<Project>;
  /** SHA-256 of the file. `null` if it wasn't written. */
  sha256?: Maybe<Scalars['SHA256']['output']>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Project to update. An absent field stays unchanged. `null` clears a field, and is rejected if the field can't be empty. */
export type UpdateProjectInput = {
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** New name. Unchanged if absent. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Global ID of the project. */
  projectId: Scalars['ID']['input'];
  /** New title. Unchanged if absent. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Result of updating a project. */
export type UpdateProjectPayload = {
  __typename?: 'UpdateProjectPayload';
  /** The project after the change. */
  project?: Maybe<Project>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Approval setting of a channel. */
export type UpdatePromotionApprovalInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Organization of the channel. */
  organization: Scalars['String']['input'];
  /** Whether promotions require approval. */
  requiresPromotionApproval: Scalars['Boolean']['input'];
};

/** Result of changing the approval setting. */
export type UpdatePromotionApprovalPayload = {
  __typename?: 'UpdatePromotionApprovalPayload';
  /** The channel after the change. */
  channel?: Maybe<Channel>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Members who have a seat afterwards. */
export type UpdateSeatAssignmentsInput = {
  /** Global IDs of all members who have a seat afterwards. An empty list unassigns all seats. */
  memberIds: Array<Scalars['ID']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Product code of the organization's plan. */
  productCode: ProductCode;
};

/** The organization after a change of its seats. */
export type UpdateSeatAssignmentsPayload = {
  __typename?: 'UpdateSeatAssignmentsPayload';
  /** The organization after the change. */
  organization?: Maybe<Organization>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** New number of seats of an organization. */
export type UpdateSeatCountInput = {
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Number of seats. */
  quantity: Scalars['Int']['input'];
};

/** The organization after a change of its seats. */
export type UpdateSeatCountPayload = {
  __typename?: 'UpdateSeatCountPayload';
  /** The organization after the change. */
  organization?: Maybe<Organization>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** A service account and all its groups. */
export type UpdateServiceAccountGroupsInput = {
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Global IDs of all its groups. It is removed from other groups. */
  groupIds: Array<Scalars['ID']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the service account. */
  serviceAccountId: Scalars['ID']['input'];
};

/** Result of changing a service account. */
export type UpdateServiceAccountGroupsPayload = {
  __typename?: 'UpdateServiceAccountGroupsPayload';
  /** The owner of the list it belongs to. */
  organization?: Maybe<Organization>;
  /** The service account after the change. */
  serviceAccount?: Maybe<ServiceAccount>;
  /** Errors that kept the request from being carried out, such as a limit of the plan. Empty on success. */
  userErrors: Array<UserError>;
};

/** A service account and its new name. */
export type UpdateServiceAccountInput = {
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the service account. */
  serviceAccountId: Scalars['ID']['input'];
};

/** Result of changing a service account. */
export type UpdateServiceAccountPayload = {
  __typename?: 'UpdateServiceAccountPayload';
  /** The owner of the list it belongs to. */
  organization?: Maybe<Organization>;
  /** The service account after the change. */
  serviceAccount?: Maybe<ServiceAccount>;
  /** Errors that kept the request from being carried out, such as a limit of the plan. Empty on success. */
  userErrors: Array<UserError>;
};

/** Keys of an issuer that the hub can't reach. */
export type UpdateServiceAccountWorkloadKeysInput = {
  /** All public keys of the issuer, as JWKs. */
  keys: Array<Scalars['JSON']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global ID of the service account. */
  serviceAccountId: Scalars['ID']['input'];
  /** ID of the trusted workload. */
  workloadId: Scalars['ID']['input'];
};

/** Result of updating the keys of an issuer. */
export type UpdateServiceAccountWorkloadKeysPayload = {
  __typename?: 'UpdateServiceAccountWorkloadKeysPayload';
  /** The service account with its workloads. */
  serviceAccount?: Maybe<ServiceAccount>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Changes to a subscription. */
export type UpdateSubscriptionInput = {
  /** New billing cycle. */
  billingCycle?: InputMaybe<BillingCycle>;
  /** `true` cancels at the end of the period, `false` resumes. */
  cancelAtPeriodEnd?: InputMaybe<Scalars['Boolean']['input']>;
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** New plan. */
  productCode?: InputMaybe<ProductCode>;
  /** New number of seats. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** Global ID. */
  subscriptionId: Scalars['ID']['input'];
};

/** The subscription after the change. */
export type UpdateSubscriptionPayload = {
  __typename?: 'UpdateSubscriptionPayload';
  /** The subscription after the change. */
  subscription?: Maybe<Subscription>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Whether a channel lists files that can't be installed. */
export type UpdateUninstallableFilesInput = {
  /** Whether to list or hide the files. A new version of the channel is published immediately. */
  brokenFiles: UninstallableFilesMode;
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Result of listing or hiding files. */
export type UpdateUninstallableFilesPayload = {
  __typename?: 'UpdateUninstallableFilesPayload';
  /** The channel after the change. */
  channel?: Maybe<Channel>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Webhook to update. An absent field stays unchanged. `null` clears a field, and is rejected if the field can't be empty. */
export type UpdateWebhookInput = {
  /** Description of the webhook. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Names of the events to deliver. Empty for all events. */
  events?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The `version` you read. If it has changed since, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is turned on. `false` also cancels queued deliveries. */
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** URL that receives the events, with https. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Global ID of the webhook. */
  webhookId: Scalars['ID']['input'];
};

/** Result of changing a webhook. */
export type UpdateWebhookPayload = {
  __typename?: 'UpdateWebhookPayload';
  /** The owner of the list it belongs to. */
  organization?: Maybe<Organization>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Maximum age. */
export type UpdatedWithin =
  /** 30 days. */
  | 'MONTH'
  /** 90 days. */
  | 'QUARTER'
  /** 7 days. */
  | 'WEEK'
  /** 365 days. */
  | 'YEAR';

/** The upstream package of a conda package in an ecosystem. */
export type UpstreamMapping = {
  __typename?: 'UpstreamMapping';
  /** Confidence in the mapping. */
  confidence: MappingConfidence;
  /** Ecosystem as named in OSV, or CPE. */
  ecosystem: Scalars['String']['output'];
  /** Evidence for the mapping. May be empty. */
  evidence: Scalars['String']['output'];
  /** Whether it is a suggestion, which marks nothing as affected or unaffected. */
  isSuggestion: Scalars['Boolean']['output'];
  /** `after` if versions with a letter suffix are newer, as in OpenSSL 1.1.1w. `null` otherwise. */
  letterSuffixOrder?: Maybe<Scalars['String']['output']>;
  /** Name in the ecosystem, or vendor:product for CPE. */
  name: Scalars['String']['output'];
  /** Relation other than identity: contains, sibling, or umbrella. `null` if it is the same package. */
  relation?: Maybe<Scalars['String']['output']>;
  /** Time at which a user confirmed it. `null` if not confirmed. */
  reviewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Username of the user who confirmed it. `null` if not confirmed or the account was deleted. */
  reviewedBy?: Maybe<Scalars['String']['output']>;
  /** Source of the mapping. `hub` for users of this hub. */
  source: Scalars['String']['output'];
};

/** The upstream package of a conda package in an ecosystem. */
export type UpstreamMappingInput = {
  /** Confidence in the mapping. */
  confidence: MappingConfidence;
  /** Ecosystem as named in OSV, or CPE. */
  ecosystem: Scalars['String']['input'];
  /** `after` if versions with a letter suffix are newer. */
  letterSuffixOrder?: InputMaybe<Scalars['String']['input']>;
  /** Name in the ecosystem, or vendor:product for CPE. */
  name: Scalars['String']['input'];
  /** Relation other than identity. `null` if it is the same package. */
  relation?: InputMaybe<Scalars['String']['input']>;
};

/** Relation of a package to its upstream project. */
export type UpstreamRelation =
  /** The package is the output that contains the project's code. */
  | 'BUNDLES'
  /** The package is a component of the project. */
  | 'COMPONENT'
  /** The package contains no code. */
  | 'NO_CODE'
  /** The package is the upstream project. */
  | 'SAME_PROJECT'
  /** A relation that this version of the API doesn't know. */
  | 'UNKNOWN';

/** Requests of clients to an organization's channels. */
export type UsageReport = {
  __typename?: 'UsageReport';
  /** Requests by channel, most requests first. */
  channels: Array<ChannelRequests>;
  /** Downloads by month, newest first, for as long as counts are stored. */
  months: Array<DownloadMonth>;
  /** Number of requests to all channels. */
  totals: RequestCounts;
};

/** A user with an account on the hub. */
export type User = Node & {
  __typename?: 'User';
  /** API tokens by name, including expired ones. `null` unless this user is the viewer. */
  apiTokens?: Maybe<Array<ApiToken>>;
  /** SHA-256 of the lowercase email address, which identifies the picture at the avatar service. `null` unless this user is the viewer. */
  avatarHash?: Maybe<Scalars['String']['output']>;
  /** This user's token for channels of an organization, without its secret. `null` if there is none. */
  channelToken?: Maybe<ChannelToken>;
  /** Tokens of this user in all their organizations, by organization name. `null` unless this user is the viewer. */
  channelTokens?: Maybe<Array<ChannelToken>>;
  /** The last answer about the privacy notice and the terms. `null` unless this user is the viewer. */
  consent?: Maybe<Consent>;
  /** Time at which the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The organization that an application selects if its URL names none. It is the first of `recent` that the viewer is a member of, else the first by title. `null` without organizations, or if this user isn't the viewer. */
  defaultOrganization?: Maybe<Organization>;
  /** First and last name, or the username if both are empty. */
  displayName: Scalars['String']['output'];
  /** Email address. Visible to the user and to admins of a shared organization. Members also see the addresses of admins to contact about blocked packages. */
  email?: Maybe<Scalars['EmailAddress']['output']>;
  /** Features that this user can use, by name. */
  featurePermissions?: Maybe<Array<FeaturePermission>>;
  /** First name. May be empty. */
  firstName: Scalars['String']['output'];
  /** Whether this user has a password. `null` unless this user is the viewer. */
  hasPassword?: Maybe<Scalars['Boolean']['output']>;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Whether this hub sells plans. Pages offer upgrades only if it does. */
  isOfferedPlans: Scalars['Boolean']['output'];
  /** Whether this user is a hub operator, with access to the outbox and status. `null` unless this user is the viewer. */
  isOperator?: Maybe<Scalars['Boolean']['output']>;
  /** Whether password sign-in requires a one-time code. `null` unless this user is the viewer. */
  isTotpEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Last name. May be empty. */
  lastName: Scalars['String']['output'];
  /** Page of the organizations of this user: `recent` ones first, then by title. `null` unless this user is the viewer. */
  organizationPage?: Maybe<OrganizationConnection>;
  /** Organizations that this user is a member of, by title. */
  organizations?: Maybe<Array<Organization>>;
  /** Personal subscriptions of this user, newest first. `null` unless this user is the viewer. */
  ownSubscriptions?: Maybe<Array<Subscription>>;
  /** Passkeys of this user. `null` unless this user is the viewer. */
  passkeys?: Maybe<Array<Passkey>>;
  /** Personal token for all channels that the user can read, without its secret. `null` if the user has none, and unless this user is the viewer. */
  personalToken?: Maybe<PersonalToken>;
  /** Status of the account. `null` unless this user is the viewer. */
  profile?: Maybe<AccountProfile>;
  /** Number of unused recovery codes. `null` without one-time codes, and unless this user is the viewer. */
  remainingRecoveryCodeCount?: Maybe<Scalars['Int']['output']>;
  /** Sessions of this user, newest first. `null` unless this user is the viewer. */
  sessions?: Maybe<Array<UserSession>>;
  /** Settings that the hub stores for this user, shared by all devices. `null` unless this user is the viewer. */
  settings?: Maybe<AccountSettings>;
  /** Active subscriptions of this user and their organizations. `null` unless this user is the viewer. */
  subscriptions?: Maybe<Array<BaseSubscription>>;
  /** Username, unique on the hub. */
  username: Scalars['String']['output'];
};


/** A user with an account on the hub. */
export type UserChannelTokenArgs = {
  organization: Scalars['String']['input'];
};


/** A user with an account on the hub. */
export type UserDefaultOrganizationArgs = {
  recent?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A user with an account on the hub. */
export type UserOrganizationPageArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  recent?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** An error that the user can fix. The message says what happened, why, and what to do. */
export type UserError = {
  /** Stable code for programs. */
  code: Scalars['String']['output'];
  /** Path of the invalid field in the input, such as `['name']`. Empty if the error concerns the whole input. */
  field: Array<Scalars['String']['output']>;
  /** Message for users. */
  message: Scalars['String']['output'];
};

/** A user who shares an organization with the viewer. */
export type UserHit = {
  __typename?: 'UserHit';
  /** First name. May be empty. */
  firstName: Scalars['String']['output'];
  /** Global ID of the user. */
  id: Scalars['ID']['output'];
  /** Last name. May be empty. */
  lastName: Scalars['String']['output'];
  /** Names of the shared organizations. */
  organizations: Array<Scalars['String']['output']>;
  /** Username. */
  username: Scalars['String']['output'];
};

/** Matching users. */
export type UserSearchGroup = SearchGroup & {
  __typename?: 'UserSearchGroup';
  /** Best matches. */
  items: Array<UserHit>;
  /** URL of the full list in the hub. */
  searchUrl: Scalars['URL']['output'];
  /** Total number of users. */
  totalCount: Scalars['Int']['output'];
};

/** A session in which a user is signed in. */
export type UserSession = Node & {
  __typename?: 'UserSession';
  /** Start time. */
  createdAt: Scalars['DateTime']['output'];
  /** Browser or application, such as `Firefox on Linux`, or `Unknown device`. */
  device: Scalars['String']['output'];
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Whether it is the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** Time of the last refresh. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Sign-in method. */
  signInMethod: SignInMethod;
};

/** Token from an email. */
export type VerifyEmailInput = {
  /** Token from the link in the email. */
  token: Scalars['String']['input'];
};

/** Result of a request that returns no data. */
export type VerifyEmailPayload = {
  __typename?: 'VerifyEmailPayload';
  /** Whether the request succeeded. */
  accepted: Scalars['Boolean']['output'];
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};

/** Source to check. */
export type VerifyMirrorSourceInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** URL or folder. */
  source: Scalars['String']['input'];
};

/** Result of checking a source. */
export type VerifyMirrorSourcePayload = {
  __typename?: 'VerifyMirrorSourcePayload';
  /** Why it can't be mirrored, or what was found. */
  detail?: Maybe<Scalars['String']['output']>;
  /** Whether the hub can read such a source. `false` for an invalid or private address, or a folder that the operator doesn't allow. `null` if it couldn't be checked. */
  isAllowed?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it can be mirrored. `null` if it couldn't be checked. */
  isUsable?: Maybe<Scalars['Boolean']['output']>;
  /** Errors that kept the source from being checked. Empty on success. */
  userErrors: Array<UserError>;
};

/** First code from the authenticator app. */
export type VerifyTotpSetupInput = {
  /** Six-digit code from the authenticator app. */
  code: Scalars['String']['input'];
};

/** New recovery codes. */
export type VerifyTotpSetupPayload = {
  __typename?: 'VerifyTotpSetupPayload';
  /** Single-use codes in case the authenticator app is lost, shown only once. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
  /** The viewer. */
  viewer?: Maybe<User>;
};

/** An exception that allows files of a version. */
export type VersionException = {
  __typename?: 'VersionException';
  /** Last day on which it is active, in UTC. `null` if it never expires. */
  expiresOn?: Maybe<Scalars['Date']['output']>;
  /** Number of files that only this exception allows. */
  fileCount: Scalars['Int']['output'];
  /** Match spec of the allowed files. */
  spec: Scalars['MatchSpec']['output'];
};

/** Whether clients of a subdir can install a file that they see. */
export type VersionInstallability = {
  __typename?: 'VersionInstallability';
  /** Why they can't install it, as a sentence. `null` if they can. */
  detail?: Maybe<Scalars['String']['output']>;
  /** Whether they can install it. */
  isInstallable: Scalars['Boolean']['output'];
  /** Whether they couldn't install it without the policy either. */
  isUninstallableWithoutPolicy: Scalars['Boolean']['output'];
  /** Subdir, such as `linux-64`. */
  subdir: Scalars['String']['output'];
};

/** Why a product isn't affected, as in OpenVEX. */
export type VexJustification =
  /** The product doesn't contain the component. */
  | 'COMPONENT_NOT_PRESENT'
  /** The product has built-in protection. */
  | 'INLINE_MITIGATIONS_ALREADY_EXIST'
  /** A justification that this version of the API doesn't know. */
  | 'UNKNOWN'
  /** Attackers can't reach the vulnerable code. */
  | 'VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY'
  /** The vulnerable code is never run. */
  | 'VULNERABLE_CODE_NOT_IN_EXECUTE_PATH'
  /** The product doesn't contain the vulnerable code. */
  | 'VULNERABLE_CODE_NOT_PRESENT';

/** A supplier's OpenVEX document that the hub fetches daily for an organization. */
export type VexSource = Node & {
  __typename?: 'VexSource';
  /** Number of active statements. */
  activeCount: Scalars['Int']['output'];
  /** Author of the document. `null` until it is fetched. */
  author?: Maybe<Scalars['String']['output']>;
  /** Number of declined statements. */
  declinedCount: Scalars['Int']['output'];
  /** Timestamp in the document. `null` until it is fetched. */
  documentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Error of the last attempt. Imported statements stay. `null` if it succeeded. */
  error?: Maybe<Scalars['String']['output']>;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Whether it hasn't been imported for a week. */
  isStale: Scalars['Boolean']['output'];
  /** Time of the last attempt to fetch it. `null` if there was none. */
  lastAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the last successful import. `null` if there was none. */
  lastSuccessAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of statements that an admin must review. */
  pendingCount: Scalars['Int']['output'];
  /** Number of entries that couldn't be read. */
  skippedCount: Scalars['Int']['output'];
  /** Some of the entries that couldn't be read. */
  skippedEntries: Array<SkippedVexEntry>;
  /** Number of statements about products that no channel of the organization has. */
  unmatchedCount: Scalars['Int']['output'];
  /** URL of the document. */
  url: Scalars['URL']['output'];
};

/** A VEX statement of an organization about a CVE in files of a package. It applies in the organization's own channels. */
export type VexStatement = {
  __typename?: 'VexStatement';
  /** Username of the author. `null` for service accounts and deleted accounts. */
  author?: Maybe<Scalars['String']['output']>;
  /** Build string. `null` for all builds. */
  build?: Maybe<Scalars['String']['output']>;
  /** Limits the statement to this channel. `null` for all channels of the organization. */
  channel?: Maybe<Scalars['String']['output']>;
  /** Time of the statement. */
  createdAt: Scalars['DateTime']['output'];
  /** The CVE or advisory, by the ID used in the statement. */
  cveId: Scalars['String']['output'];
  /** ID. */
  id: Scalars['ID']['output'];
  /** Why it isn't affected. `null` for any other status. */
  justification?: Maybe<VexJustification>;
  /** Explanation. May be empty. */
  note: Scalars['String']['output'];
  /** Name of the organization that made the statement. */
  organization: Scalars['String']['output'];
  /** Name of the conda package. */
  package: Scalars['String']['output'];
  /** Time at which it was revoked or replaced. `null` while it is active. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Username of the user who revoked or replaced it. `null` while it is active, and if the account was deleted. */
  revokedBy?: Maybe<Scalars['String']['output']>;
  /** Author of the imported document. `null` for a statement by the organization itself, which takes precedence. */
  source?: Maybe<Scalars['String']['output']>;
  /** Status that the statement sets. */
  status: VexStatus;
  /** Subdir. `null` for all subdirs. */
  subdir?: Maybe<Scalars['String']['output']>;
  /** A version or a conda version spec. `null` for all versions. */
  versions?: Maybe<Scalars['String']['output']>;
  /** Advisories it was based on that have been withdrawn since. Review the statement. */
  withdrawnAdvisoryIds: Array<Scalars['String']['output']>;
};

/** Preview of a VEX statement's effects. */
export type VexStatementPreview = {
  __typename?: 'VexStatementPreview';
  /** Number of served files for which the CVE currently counts: active or reported, after the organization's statements. */
  alarmCount: Scalars['Int']['output'];
  /** Number of served files for which the CVE would count. */
  alarmCountAfter: Scalars['Int']['output'];
  /** Number of blocked files that policies would allow. */
  allowedAgainCount: Scalars['Int']['output'];
  /** Number of allowed files that policies would block. */
  blockedCount: Scalars['Int']['output'];
  /** Channels readable by the viewer with matches or changes, by name. */
  channels: Array<VexStatementPreviewChannel>;
  /** Number of the organization's environments with a matching package. */
  environmentCount: Scalars['Int']['output'];
  /** Number of matching files in all channels that the viewer can read. */
  fileCount: Scalars['Int']['output'];
  /** Names of policies with changed decisions. */
  policies: Array<Scalars['String']['output']>;
};

/** Preview of a VEX statement's effects in a channel. */
export type VexStatementPreviewChannel = {
  __typename?: 'VexStatementPreviewChannel';
  /** Number of served files for which the CVE currently counts. */
  alarmCount: Scalars['Int']['output'];
  /** Number of served files for which the CVE would count. */
  alarmCountAfter: Scalars['Int']['output'];
  /** Number of blocked files that the policy would allow. */
  allowedAgainCount: Scalars['Int']['output'];
  /** Number of allowed files that the policy would block. */
  blockedCount: Scalars['Int']['output'];
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** Number of matching files. */
  fileCount: Scalars['Int']['output'];
  /** Name of the policy that applies in the channel. `null` without a policy, and if it is only monitored. */
  policy?: Maybe<Scalars['String']['output']>;
};

/** Status of a CVE in a product, as in OpenVEX. */
export type VexStatus =
  /** The product is affected. */
  | 'AFFECTED'
  /** The product contains the fix. */
  | 'FIXED'
  /** The product is not affected. */
  | 'NOT_AFFECTED'
  /** The author is still investigating. */
  | 'UNDER_INVESTIGATION'
  /** A status that this version of the API doesn't know. */
  | 'UNKNOWN';

/** A statement by which CVEs don't count. */
export type VulnerabilityDecision = {
  __typename?: 'VulnerabilityDecision';
  /** Author of the statement. `null` for the source of the CVE, and if the viewer can't see the author. */
  by?: Maybe<Scalars['String']['output']>;
  /** Status that the statement sets: cleared, mitigated, or disputed. */
  status: CveStatus;
};

/** Vulnerability state of a set of files. */
export type VulnerabilityState =
  /** At least one CVE with status active or reported affects the files. */
  | 'AFFECTED'
  /** A package itself is malicious. */
  | 'MALICIOUS'
  /** CVEs affect the files, but VEX statements exclude all of them. See `decisions`. */
  | 'NOT_AFFECTED'
  /** Advisories were compared with the versions, and none affects them. This doesn't guarantee that there are no vulnerabilities. */
  | 'NO_KNOWN_CVES'
  /** The state isn't known. See `unknownReason`. */
  | 'UNKNOWN';

/** Summary of known vulnerabilities in a set of files. Only CVEs with status active or reported count. */
export type VulnerabilitySummary = {
  __typename?: 'VulnerabilitySummary';
  /** Number of CVEs that affect the files. */
  cveCount: Scalars['Int']['output'];
  /** Statements by which other CVEs that affect the files don't count, each once. */
  decisions: Array<VulnerabilityDecision>;
  /** Highest score of the CVEs that affect the files. `null` if none has a score. */
  highestScore?: Maybe<Scalars['Float']['output']>;
  /** Severity for the highest score. `null` if no CVE has a score. */
  highestSeverity?: Maybe<Severity>;
  /** Vulnerability state of the files. */
  state: VulnerabilityState;
  /** Number of CVEs for which it is undetermined whether they affect the files. */
  undeterminedCount: Scalars['Int']['output'];
  /** Why the state isn't known. `null` unless the state is `UNKNOWN`. */
  unknownReason?: Maybe<VulnerabilityUnknownReason>;
  /** Number of those CVEs without a score. */
  unscoredCount: Scalars['Int']['output'];
};

/** Why the vulnerability state isn't known. */
export type VulnerabilityUnknownReason =
  /** No advisory mentions the packages, so the hub has no CVE data for them. */
  | 'NOT_CHECKED'
  /** Undetermined: advisories mention a package, but without versions that can be compared. */
  | 'UNDETERMINED';

/** A URL that receives events of an organization, signed according to Standard Webhooks. */
export type Webhook = Node & {
  __typename?: 'Webhook';
  /** Creation time. */
  createdAt: Scalars['DateTime']['output'];
  /** Description by admins. May be empty. */
  description: Scalars['String']['output'];
  /** Names of the delivered events, such as `policy.applied`. Empty for all events. */
  events: Array<Scalars['String']['output']>;
  /** Time since which all attempts have failed. `null` if the last attempt succeeded. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Global ID. */
  id: Scalars['ID']['output'];
  /** Whether the hub turned it off after days of failures. */
  isAutoDisabled: Scalars['Boolean']['output'];
  /** Whether events are delivered. */
  isEnabled: Scalars['Boolean']['output'];
  /** Time until which the previous secret also signs events: one day after rotation. `null` if there is none. */
  previousSecretValidUntil?: Maybe<Scalars['DateTime']['output']>;
  /** URL that receives the events. */
  url: Scalars['URL']['output'];
  /** UUID used in REST and in URLs. */
  uuid: Scalars['String']['output'];
  /** Version of the editable data. Send it as `expectedVersion` with an update. */
  version: Scalars['String']['output'];
};

/** An attempt of a delivery. */
export type WebhookAttempt = {
  __typename?: 'WebhookAttempt';
  /** Time of the attempt. */
  attemptedAt: Scalars['DateTime']['output'];
  /** Duration until the response or timeout, in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** First bytes of the response, or the connection error. */
  responseBody: Scalars['String']['output'];
  /** HTTP status of the response. `null` without a response. */
  responseStatus?: Maybe<Scalars['Int']['output']>;
};

/** A delivery of an event to a webhook. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** Attempts, oldest first. */
  attempts: Array<WebhookAttempt>;
  /** Time at which the delivery was queued. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the event, or `webhook.test`. */
  event: Scalars['String']['output'];
  /** ID, unique among the deliveries of the hub. */
  id: Scalars['ID']['output'];
  /** The `webhook-id` header of the event, the same for all attempts. */
  messageId: Scalars['String']['output'];
  /** Time of the next attempt. `null` if none is planned. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** State of the delivery. */
  state: WebhookDeliveryState;
};

/** A page of deliveries. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** Deliveries with their cursors. */
  edges: Array<WebhookDeliveryEdge>;
  /** Deliveries on this page. */
  nodes: Array<WebhookDelivery>;
  /** Pagination information. */
  pageInfo: PageInfo;
  /** Number of deliveries that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A delivery and its cursor. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** Cursor of this item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The delivery. */
  node: WebhookDelivery;
};

/** State of a delivery. */
export type WebhookDeliveryState =
  /** Accepted by the receiver. */
  | 'DELIVERED'
  /** Failed after all attempts. */
  | 'FAILED'
  /** Queued for the next attempt. */
  | 'PENDING'
  /** A value that this version of the API doesn't know. */
  | 'UNKNOWN';

/** File to yank or quarantine. */
export type YankFileInput = {
  /** Name of the channel. It must be a hosted channel. */
  channel: Scalars['String']['input'];
  /** Name of the file. */
  fileName: Scalars['String']['input'];
  /** Whether to yank or quarantine it. */
  kind: FileState;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Reason, at most 500 characters. All readers of the channel can see it. */
  reason: Scalars['String']['input'];
  /** Subdir of the file. */
  subdir: Scalars['String']['input'];
};

/** Result of yanking or quarantining a file. */
export type YankFilePayload = {
  __typename?: 'YankFilePayload';
  /** History of the file, newest first. */
  history?: Maybe<Array<FileEvent>>;
  /** Errors that kept the request from being carried out. Empty on success. */
  userErrors: Array<UserError>;
};
