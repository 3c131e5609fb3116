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
  /** A number of bytes; may exceed 32 bits. */
  ByteSize: { input: number; output: number; }
  /** A conda version, ordered by the rules of CEP 33. */
  CondaVersion: { input: string; output: string; }
  /** A calendar day without a time, `yyyy-MM-dd`. */
  Date: { input: string; output: string; }
  /** An instant in UTC as RFC 3339 text, e.g. `2026-03-09T12:00:00Z`. */
  DateTime: { input: string; output: string; }
  /** An e-mail address. */
  EmailAddress: { input: string; output: string; }
  /** Any JSON value, of what others define: credentials of WebAuthn, notebooks, values of flags. */
  JSON: { input: unknown; output: unknown; }
  /** A conda match spec such as `numpy>=1.26,<3`. */
  MatchSpec: { input: string; output: string; }
  /**
   * The filter of the single-form dialog (the older format, schema version 1): a compound filter around one group that excludes packages (action `exclude`) and
   * one that overrides it, in the literal names and structure of REST. Mistakes in what is sent come back as user errors, each with its path.
   */
  PolicyDialogFilter: { input: import('@terrarium/domain/policy').DialogFilter; output: object; }
  /**
   * Filters of a policy, `{add_packages, remove_packages, exceptions}`, each a compound filter, in the literal names and structure of REST. The JSON Schema
   * at `/api/schemas/policy-filters.json` describes every facet with its comparators and criterion. Mistakes in what is sent come back as user errors (or as
   * problems of an impact), each with its path, whose parts are the tokens of a JSON Pointer. What is answered may hold facets of another tool.
   */
  PolicyFilters: { input: import('@terrarium/domain/policy').Filters; output: import('@terrarium/domain/policy').StoredFilters; }
  /** 64 lower-case hexadecimal digits. */
  SHA256: { input: string; output: string; }
  /** An absolute http or https address, or a path of this hub that starts with `/`. */
  URL: { input: string; output: string; }
};

/** An accepted invitation. */
export type AcceptInvitationPayload = {
  __typename?: 'AcceptInvitationPayload';
  /** The organization that the caller belongs to now. */
  organization?: Maybe<Organization>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
  /** The caller, whose list of organizations has changed. */
  viewer?: Maybe<User>;
};

/** Outcome of a step that needs nothing in return. */
export type AcceptedPayload = {
  __typename?: 'AcceptedPayload';
  /** Whether it was accepted. */
  accepted: Scalars['Boolean']['output'];
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** The account after a change. */
export type AccountPayload = {
  __typename?: 'AccountPayload';
  /** What stands in the way. */
  userErrors: Array<UserError>;
  /** The caller. */
  viewer?: Maybe<User>;
};

/** State of an account. */
export type AccountProfile = {
  __typename?: 'AccountProfile';
  /** Whether the e-mail address is confirmed. */
  isConfirmed: Scalars['Boolean']['output'];
  /** Whether the person agreed to the privacy notice and the terms in force. */
  isConsented: Scalars['Boolean']['output'];
  /** Whether the account is disabled: then nobody can sign in with it. */
  isDisabled: Scalars['Boolean']['output'];
  /** The address that waits for its confirmation; null when none does. */
  pendingEmail?: Maybe<Scalars['EmailAddress']['output']>;
  /** The version of what edits change; an edit sends it back as `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** Choices that a person keeps on the hub. */
export type AccountSettings = {
  __typename?: 'AccountSettings';
  /** Whether the navigation is kept collapsed; null while the person has not chosen. */
  navigationCollapsed?: Maybe<Scalars['Boolean']['output']>;
  /** Light, dark, or as the device; null while the person has not chosen. */
  theme?: Maybe<ThemeChoice>;
};

/** The browser's answer to a registration challenge. */
export type AddPasskeyInput = {
  /** Id of the challenge. */
  challengeId: Scalars['String']['input'];
  /** The credential as JSON, as WebAuthn writes it. */
  credential: Scalars['JSON']['input'];
  /** A name to recognise it, 1 to 60 characters. */
  name: Scalars['String']['input'];
};

/** A document to read. */
export type AddVexFeedInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Where the document lies, without name and password. */
  url: Scalars['String']['input'];
};

/** How a feed of advisories stands. */
export type AdvisoryFeed = {
  __typename?: 'AdvisoryFeed';
  /** What is in it. */
  about: Scalars['String']['output'];
  /** Where it lies; null for a file of the data folder, which cannot be switched. */
  address?: Maybe<Scalars['String']['output']>;
  /** The moment of which is what was taken in; null for nothing. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
  /** Why the last run failed; null where it did not. */
  error?: Maybe<Scalars['String']['output']>;
  /** Id at the REST services, such as osv:PyPI. */
  feedId: Scalars['String']['output'];
  /** Whether it is fetched from the network. */
  isEnabled: Scalars['Boolean']['output'];
  /** Whether it was not renewed for a week. */
  isStale: Scalars['Boolean']['output'];
  /** Why its publisher is asked without that key, and what to do; null where it is used, and without one. */
  keyError?: Maybe<Scalars['String']['output']>;
  /** Since when the hub has such a key; null without. */
  keySetAt?: Maybe<Scalars['DateTime']['output']>;
  /** How it is fetched and read. */
  kind: AdvisoryFeedKind;
  /** End of the last run that went well; null for never. */
  lastOkAt?: Maybe<Scalars['DateTime']['output']>;
  /** Some of them, the latest first. */
  leftOut: Array<AdvisoryFeedRemark>;
  /** How many entries were not taken as they are since the whole list was read last: broken, gone, or waiting. */
  leftOutCount: Scalars['Int']['output'];
  /** Under which its publisher gives it; empty for files of the data folder. */
  licence: Scalars['String']['output'];
  /** Entries that are here: advisories, packages of mappings, CVEs of urgency. */
  recordCount: Scalars['Int']['output'];
  /** Whether a try waits or is under way. */
  state: AdvisoryFeedState;
  /** Whether its publisher gives keys to who asks often. */
  takesKey: Scalars['Boolean']['output'];
  /** Name for people. */
  title: Scalars['String']['output'];
};

/** How a feed is fetched and read. */
export type AdvisoryFeedKind =
  /** How likely CVEs are to be exploited. */
  | 'EPSS'
  /** CVEs that are known to be exploited. */
  | 'KEV'
  /** What conda packages are upstream. */
  | 'MAPPING'
  /** CVEs by CPE name. */
  | 'NVD'
  /** Advisories of an ecosystem, in OSV's form. */
  | 'OSV'
  /** A kind this version does not know. */
  | 'UNKNOWN'
  /** Advisories of a project about itself. */
  | 'VENDOR';

/** Why an entry of a feed was not taken as it is. */
export type AdvisoryFeedRemark = {
  __typename?: 'AdvisoryFeedRemark';
  /** What its list calls it; null where it has no name. */
  entry?: Maybe<Scalars['String']['output']>;
  /** What is wrong with it. */
  message: Scalars['String']['output'];
};

/** Whether a try of a feed waits or is under way. */
export type AdvisoryFeedState =
  /** Neither. */
  | 'IDLE'
  /** It is under way. */
  | 'RUNNING'
  /** A state this version does not know. */
  | 'UNKNOWN'
  /** It was asked for. */
  | 'WAITING';

/** An advisory that hits files which a channel serves. */
export type AdvisoryNotice = {
  __typename?: 'AdvisoryNotice';
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** Id of the CVE or advisory. */
  cveId: Scalars['String']['output'];
  /** Whether it is known to be exploited (CISA). */
  isExploited: Scalars['Boolean']['output'];
  /** Whether the package itself is the fault. */
  isMalicious: Scalars['Boolean']['output'];
  /** When it was noticed. */
  noticedAt: Scalars['DateTime']['output'];
  /** Packages with served files that it hits. */
  packages: Array<Scalars['String']['output']>;
  /** CVSS score, 0 to 10; null when unknown. */
  score?: Maybe<Scalars['Float']['output']>;
  /** Served files that it hits. */
  servedFileCount: Scalars['Int']['output'];
  /** Band of the score; null without one. */
  severity?: Maybe<Severity>;
};

/** A list from which what the hub knows of vulnerabilities comes. */
export type AdvisorySource = {
  __typename?: 'AdvisorySource';
  /** The moment of which is what was taken in; null while nothing was. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it was not renewed for a week: what is said of its packages may be old. */
  isStale: Scalars['Boolean']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
};

/** An environment that a CVE hits. */
export type AffectedEnvironment = {
  __typename?: 'AffectedEnvironment';
  /** Machine that it is on. */
  device: Scalars['String']['output'];
  /** Id, the last part of its address. */
  environmentId: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Organization of which it is. */
  organization: Scalars['String']['output'];
  /** Name of who registered it; null for an account that is gone. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** Packages of it that the CVE hits. */
  packages: Array<AffectedPackage>;
};

/** An installed package that a CVE hits. */
export type AffectedPackage = {
  __typename?: 'AffectedPackage';
  /** Name. */
  name: Scalars['String']['output'];
  /** Version. */
  version: Scalars['String']['output'];
};

/** Answer of the person at the consent page. */
export type AnswerAuthorizationInput = {
  /** Whether the application may have what it asks for. */
  allow: Scalars['Boolean']['input'];
  /** Id of the request. */
  requestId: Scalars['String']['input'];
};

/** Where the browser goes on. */
export type AnswerAuthorizationPayload = {
  __typename?: 'AnswerAuthorizationPayload';
  /** Address that ends the request; the browser must load it. */
  continueUrl?: Maybe<Scalars['URL']['output']>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Answer of the person to a device. */
export type AnswerDeviceInput = {
  /** Whether the device may have what it asks for. */
  allow: Scalars['Boolean']['input'];
  /** Code that the device shows. */
  userCode: Scalars['String']['input'];
};

/** Outcome for the device. */
export type AnswerDevicePayload = {
  __typename?: 'AnswerDevicePayload';
  /** Whether the device was told. */
  accepted: Scalars['Boolean']['output'];
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Which invitation to answer. */
export type AnswerInvitationInput = {
  /** Code of the link. */
  code: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** A token with which a script or a pipeline calls the API, and opens channels, in place of its person and with no more rights than theirs. Its secret is shown once, when it is issued. */
export type ApiToken = Node & {
  __typename?: 'ApiToken';
  /** When it was issued. */
  createdAt: Scalars['DateTime']['output'];
  /** When it stops working. */
  expiresAt: Scalars['DateTime']['output'];
  /** Last four characters, to recognise it. */
  hint: Scalars['String']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** When it was last used; null for never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** For what it is. */
  name: Scalars['String']['output'];
  /** What it is good for. */
  scope: ApiTokenScope;
};

/** What an API token is good for. */
export type ApiTokenScope =
  /** Everything that its person may do, but what asks for them in person: how they sign in, their tokens, their account's end. */
  | 'FULL'
  /** Publishing packages where its person may, and reading. */
  | 'PUBLISH'
  /** Reading what its person may read; every mutation is refused. */
  | 'READ';

/** Outcome of a change of the caller's API tokens. */
export type ApiTokensPayload = {
  __typename?: 'ApiTokensPayload';
  /** What stands in the way. */
  userErrors: Array<UserError>;
  /** The caller, whose tokens have changed. */
  viewer?: Maybe<User>;
};

/** The policy that a channel is under. */
export type AppliedPolicy = {
  __typename?: 'AppliedPolicy';
  /** Who applied it; null when that account is gone. */
  appliedBy?: Maybe<User>;
  /** When it came into force; null while its first run is under way. */
  inForceSince?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is only watched: nothing is refused, and what would be is counted. */
  isWatched: Scalars['Boolean']['output'];
  /** The policy. */
  policy: Policy;
  /** Revision that is in force; lower than the policy's own while a run is under way. */
  revision: Scalars['Int']['output'];
};

/** A policy's file to apply. */
export type ApplyPolicyFileInput = {
  /** Text of the file, YAML or JSON: one string. */
  file: Scalars['JSON']['input'];
  /** Of the plan that was reviewed: anything else is not applied (`ConflictError` with the reason `plan_outdated`). */
  fingerprint?: InputMaybe<Scalars['String']['input']>;
  /** The name that the policy is to have in place of the file's. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of applyPolicyFile. */
export type ApplyPolicyFilePayload = {
  __typename?: 'ApplyPolicyFilePayload';
  /** What became of the policy. */
  action?: Maybe<PolicyFileAction>;
  /** Names of the channels for which a run was asked. */
  channels?: Maybe<Array<Scalars['String']['output']>>;
  /** The owner of the list it is in. */
  organization?: Maybe<Organization>;
  /** The policy as it is now. */
  policy?: Maybe<Policy>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Which policy to apply where. */
export type ApplyPolicyInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Global id of the policy. */
  policyId: Scalars['ID']['input'];
  /** Only watch: nothing is refused, and what would have been is counted. Apply it again without, to enforce it. */
  watch?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Outcome of applyPolicy and removePolicy. */
export type ApplyPolicyPayload = {
  __typename?: 'ApplyPolicyPayload';
  /** The channel. */
  channel?: Maybe<Channel>;
  /** The run that brings it into force. */
  run?: Maybe<PolicyRun>;
  /** What stands in the way, e.g. a run is under way. */
  userErrors: Array<UserError>;
};

/** The archive of a file: what it says of itself, beside what the index has of it. */
export type Archive = {
  __typename?: 'Archive';
  /** What it holds; null unless it was read. */
  contents?: Maybe<ArchiveContents>;
  /** The file. */
  file: FileKey;
  /** What is wrong with it; null unless it is unreadable. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Whether it was read. */
  state: ArchiveState;
  /** Version of the file. */
  version: Scalars['CondaVersion']['output'];
};

/** An address in an archive. */
export type ArchiveAddress = {
  __typename?: 'ArchiveAddress';
  /** What it leads to. */
  kind: ArchiveAddressKind;
  /** The address; of http or https. */
  url: Scalars['URL']['output'];
};

/** What an address in an archive leads to. */
export type ArchiveAddressKind =
  /** Where it is developed. */
  | 'DEV_URL'
  /** Source of the documentation. */
  | 'DOC_SOURCE_URL'
  /** Documentation. */
  | 'DOC_URL'
  /** Home page. */
  | 'HOME'
  /** Repository of the source. */
  | 'SOURCE_GIT_URL'
  /** Source as a download. */
  | 'SOURCE_URL'
  /** A kind this version does not know. */
  | 'UNKNOWN';

/** What an archive holds. Texts are cut to 64 KiB each and 1 MiB together. All of it is the word of whoever built the package. */
export type ArchiveContents = {
  __typename?: 'ArchiveContents';
  /** Where to read more. */
  addresses: Array<ArchiveAddress>;
  /** More about it; null when it says nothing. */
  description?: Maybe<Scalars['String']['output']>;
  /** Files and links that it installs. */
  fileCount: Scalars['Int']['output'];
  /** Whether clients write the path of the environment into its programs. */
  hasBinaryPrefix: Scalars['Boolean']['output'];
  /** Whether clients write the path of the environment into its texts. */
  hasTextPrefix: Scalars['Boolean']['output'];
  /** Its icon, a PNG picture as a `data:` address; null without one. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Keywords. */
  keywords: Array<Scalars['String']['output']>;
  /** Licence in the words of its recipe; null when it says nothing. */
  license?: Maybe<Scalars['String']['output']>;
  /** Licence family; null when it says nothing. */
  licenseFamily?: Maybe<Scalars['String']['output']>;
  /** Texts of its licences. */
  licenses: Array<ArchiveText>;
  /** Files that it installs, by path; the first 20,000 of them. None where they were published before the hub kept them. */
  paths?: Maybe<ArchivePathConnection>;
  /** Its README; null without one. */
  readme?: Maybe<ArchiveText>;
  /** What it was built by; null without one. */
  recipe?: Maybe<ArchiveText>;
  /** What is added to packages that are built with it. */
  runExports: Array<RunExports>;
  /** Scripts that clients run when they install, remove or activate it. */
  scripts: Array<ArchiveScript>;
  /** The build before in the same subdir, beside whose scripts these are told; null where none was read. */
  scriptsComparedWith?: Maybe<ComparedBuild>;
  /** Paths of scripts of the build before that this one has not. */
  scriptsGone: Array<Scalars['String']['output']>;
  /** Commit or tag of its source; null when it says nothing. */
  sourceRevision?: Maybe<Scalars['String']['output']>;
  /** One line about it; null when it says nothing. */
  summary?: Maybe<Scalars['String']['output']>;
  /** Size of all of it, unpacked. */
  unpackedSize: Scalars['ByteSize']['output'];
};


/** What an archive holds. Texts are cut to 64 KiB each and 1 MiB together. All of it is the word of whoever built the package. */
export type ArchiveContentsPathsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
};

/** A file that a package installs. */
export type ArchivePath = {
  __typename?: 'ArchivePath';
  /** Path inside the environment; of `noarch` Python packages below `site-packages/` or `python-scripts/`. */
  path: Scalars['String']['output'];
  /** Size; 0 for a link. */
  size: Scalars['ByteSize']['output'];
};

/** A page of the files of an archive. */
export type ArchivePathConnection = {
  __typename?: 'ArchivePathConnection';
  /** Files with cursors. */
  edges: Array<ArchivePathEdge>;
  /** Files. */
  nodes: Array<ArchivePath>;
  /** Page numbers around the page at hand. */
  pageCursors: PageCursors;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Files in all that pass the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of the files of an archive. */
export type ArchivePathConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A file of an archive and its cursor. */
export type ArchivePathEdge = {
  __typename?: 'ArchivePathEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** File. */
  node: ArchivePath;
};

/** A script that clients run. */
export type ArchiveScript = {
  __typename?: 'ArchiveScript';
  /** What became of it since the build before, by texts or hashes; null where none was read, or neither is known. */
  change?: Maybe<ScriptChange>;
  /** Its lines beside those of the build before, of unchanged ones three around each change; null unless it changed, or where it is too long to compare. */
  difference?: Maybe<Array<ScriptLine>>;
  /** Whether the archive has more of it. */
  isCut: Scalars['Boolean']['output'];
  /** When they run it. */
  kind: ArchiveScriptKind;
  /** Its path in the environment. */
  path: Scalars['String']['output'];
  /** Its size; null for a link, and where that was not told. */
  size?: Maybe<Scalars['ByteSize']['output']>;
  /** The script; null when it is a link, no UTF-8 or longer than 256 KiB. */
  text?: Maybe<Scalars['String']['output']>;
  /** Why there is no text; null where there is one, and where it was read before this was told. */
  untold?: Maybe<UntoldScript>;
};

/** When clients run a script. */
export type ArchiveScriptKind =
  /** Whenever the environment is activated. */
  | 'ACTIVATE'
  /** Whenever the environment is deactivated. */
  | 'DEACTIVATE'
  /** After it was installed. */
  | 'POST_LINK'
  /** After a package of the name that it bears was removed. */
  | 'POST_UNLINK'
  /** Before the package is installed. */
  | 'PRE_LINK'
  /** Before it is removed. */
  | 'PRE_UNLINK'
  /** A kind this version does not know. */
  | 'UNKNOWN'
  /** No script: environment variables that clients set whenever the environment is activated. */
  | 'VARIABLES';

/** Whether the archive of a file was read. */
export type ArchiveState =
  /** Its bytes are not in this hub: a mirror has them once somebody installed the file. */
  | 'ABSENT'
  /** It was; see `contents`. */
  | 'READ'
  /** It is read now, because somebody asked; ask again in a moment. */
  | 'READING'
  /** It is no archive as the formats say; see `reason`. */
  | 'UNREADABLE';

/** A text out of an archive. */
export type ArchiveText = {
  __typename?: 'ArchiveText';
  /** Whether the archive has more of it. */
  isCut: Scalars['Boolean']['output'];
  /** Its path in the archive; null where that is not kept. */
  path?: Maybe<Scalars['String']['output']>;
  /** The text. */
  text: Scalars['String']['output'];
};

/** A package by name in one channel: all its versions and files. */
export type Artifact = Node & {
  __typename?: 'Artifact';
  /** Number of files that clients see. */
  allowedCount: Scalars['Int']['output'];
  /** Other channels that the caller can read and from which it can be installed now, those of the same organization first. At most 5. */
  alternatives?: Maybe<Array<ArtifactAlternative>>;
  /** What the archive of one of its files says; null when there is no such file. */
  archive?: Maybe<Archive>;
  /** The channel it is in. */
  channel: Channel;
  /** What the organization said of its CVEs; empty for readers who may not know, null when it could not be loaded. */
  curations?: Maybe<Array<CveCuration>>;
  /** Its CVEs, worst first. */
  cves?: Maybe<Array<Cve>>;
  /** Packages of the channel that depend on it, by name; at most 1,000. */
  dependants?: Maybe<Array<Dependant>>;
  /** What its newest allowed files depend on. */
  dependencies?: Maybe<Array<Dependency>>;
  /** Artifact family; `conda`. */
  family: Scalars['String']['output'];
  /** Number of files. */
  fileCount: Scalars['Int']['output'];
  /** Files, newest first. */
  files?: Maybe<FileConnection>;
  /** Home page; null when unknown. */
  home?: Maybe<Scalars['URL']['output']>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Newest version with an allowed file; null when none is left. */
  latestAllowedVersion?: Maybe<Scalars['CondaVersion']['output']>;
  /** Newest version that clients get and can install on at least one platform. A version counts where no run has computed that. Null for none. */
  latestInstallableVersion?: Maybe<Scalars['CondaVersion']['output']>;
  /** Newest version of all files. */
  latestVersion: Scalars['CondaVersion']['output'];
  /** Licence of the newest file; null when unknown. */
  license?: Maybe<Scalars['String']['output']>;
  /** Licence family of the newest file; null when unknown. */
  licenseFamily?: Maybe<Scalars['String']['output']>;
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** Number of files that the policy refuses. */
  refusedCount: Scalars['Int']['output'];
  /** One line about it; may be empty. */
  summary: Scalars['String']['output'];
  /** When its newest file was made. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of versions. */
  versionCount: Scalars['Int']['output'];
  /** Versions, newest first; at most 500. */
  versions?: Maybe<Array<ArtifactVersion>>;
  /** What is known of the vulnerabilities of its served files. */
  vulnerabilities: Vulnerabilities;
  /** Highest score of a CVE with status active or reported among the served files; null for none, which says nothing by itself: see `vulnerabilities`. */
  worstServedScore?: Maybe<Scalars['Float']['output']>;
};


/** A package by name in one channel: all its versions and files. */
export type ArtifactArchiveArgs = {
  fileName?: InputMaybe<Scalars['String']['input']>;
  subdir?: InputMaybe<Scalars['String']['input']>;
};


/** A package by name in one channel: all its versions and files. */
export type ArtifactFilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  decision?: InputMaybe<Decision>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  subdir?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['CondaVersion']['input']>;
};

/** Another channel that serves a package now. */
export type ArtifactAlternative = {
  __typename?: 'ArtifactAlternative';
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** Name of the organization. */
  organization: Scalars['String']['output'];
  /** Files of the package that it serves. */
  servedFileCount: Scalars['Int']['output'];
  /** Newest version that it serves. */
  version: Scalars['CondaVersion']['output'];
};

/** A page of packages. */
export type ArtifactConnection = {
  __typename?: 'ArtifactConnection';
  /** Packages with cursors. */
  edges: Array<ArtifactEdge>;
  /** Packages. */
  nodes: Array<Artifact>;
  /** Page numbers around the page at hand. */
  pageCursors: PageCursors;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Packages in all that pass the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of packages. */
export type ArtifactConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** Which packages of a list to show by what the policy left of them. */
export type ArtifactDecisionFilter =
  /** All packages. */
  | 'ALL'
  /** No file left. */
  | 'NONE_LEFT'
  /** At least one file refused. */
  | 'SOME_REFUSED';

/** A package and its cursor. */
export type ArtifactEdge = {
  __typename?: 'ArtifactEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Package. */
  node: Artifact;
};

/** One version of a package. */
export type ArtifactVersion = {
  __typename?: 'ArtifactVersion';
  /** Number of allowed files. */
  allowedCount: Scalars['Int']['output'];
  /** The rule that decided over that file, in words; null without a policy. */
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** Whether any of its files is allowed. */
  decision: Decision;
  /** The granted exception that lets files of it in which the policy refuses; null for none. */
  exception?: Maybe<VersionException>;
  /** Number of files. */
  fileCount: Scalars['Int']['output'];
  /** When that file comes, where it is refused only because it is too young; null otherwise. */
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Files per subdir. */
  platforms: Array<PlatformFiles>;
  /** When its first file was made; null when unknown. */
  releasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** A file of it that stands for the others when asking why; the first refused one, else the first. */
  sampleFile: FileKey;
  /** The version. */
  version: Scalars['CondaVersion']['output'];
  /** What is known of the vulnerabilities of its files, served or not. */
  vulnerabilities: Vulnerabilities;
  /** Highest score of its CVEs with status active or reported; null for none, which says nothing by itself: see `vulnerabilities`. */
  worstScore?: Maybe<Scalars['Float']['output']>;
};

/** What is asked for. */
export type AskForExceptionInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** What it is needed for. */
  reason: Scalars['String']['input'];
  /** A match spec that names one package. */
  spec: Scalars['MatchSpec']['input'];
};

/** What became of it. */
export type AskForExceptionPayload = {
  __typename?: 'AskForExceptionPayload';
  /** The request. */
  request?: Maybe<OwnExceptionRequest>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Who is to have a licence. */
export type AssignLicencesInput = {
  /** Whether every member gets one. */
  includeAllMembers?: Scalars['Boolean']['input'];
  /** Global ids of members; not read where everybody gets one. */
  memberIds?: Array<Scalars['ID']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Who did something. */
export type AuditActorType =
  /** The hub itself, or a command of those who run it. */
  | 'HUB'
  /** Whoever holds the organization's token. */
  | 'ORGANIZATION'
  /** A person. */
  | 'PERSON'
  /** A service account, by its token. */
  | 'SERVICE_ACCOUNT'
  /** Something that this version does not know. */
  | 'UNKNOWN';

/** An audit log of an organization, or of the hub. */
export type AuditChain = {
  __typename?: 'AuditChain';
  /** Id of the chain. */
  chainId: Scalars['String']['output'];
  /** Whether the organization is still there. */
  exists: Scalars['Boolean']['output'];
  /** Hash of the last entry. */
  headHash: Scalars['String']['output'];
  /** Entries. */
  length: Scalars['Int']['output'];
  /** Name of the organization; empty for the hub. */
  name: Scalars['String']['output'];
};

/** A page of chains. */
export type AuditChainConnection = {
  __typename?: 'AuditChainConnection';
  /** Chains with cursors. */
  edges: Array<AuditChainEdge>;
  /** Chains. */
  nodes: Array<AuditChain>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Chains in all. */
  totalCount: Scalars['Int']['output'];
};

/** A chain and its cursor. */
export type AuditChainEdge = {
  __typename?: 'AuditChainEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Chain. */
  node: AuditChain;
};

/** Something that was decided. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** What was done, e.g. `policy.applied`. */
  action: Scalars['String']['output'];
  /** User name, or name of the service account, as it is now; null when the account is gone, and for the hub. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** Who did it. */
  actorType: AuditActorType;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What else is to be said. */
  details: Array<AuditFact>;
  /** Id at the REST services. */
  entryId: Scalars['String']['output'];
  /** SHA-256 over the entry and the hash before it. */
  hash: Scalars['String']['output'];
  /** Place in the chain, from 1 on. */
  number: Scalars['Int']['output'];
  /** Hash of the entry before it. */
  previousHash: Scalars['String']['output'];
  /** The request by which it was done; null for what no request did. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** Id of the thing at the REST services, which may be gone. */
  targetId?: Maybe<Scalars['String']['output']>;
  /** Name of the thing then; of a person as it is now. Null when the account is gone. */
  targetName?: Maybe<Scalars['String']['output']>;
  /** Kind of the thing, e.g. `policy`. */
  targetType: Scalars['String']['output'];
};

/** An entry of an audit log and its cursor. */
export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Entry. */
  node: AuditEntry;
};

/** A fact of an entry. */
export type AuditFact = {
  __typename?: 'AuditFact';
  /** What it is. */
  name: Scalars['String']['output'];
  /** As text. */
  value: Scalars['String']['output'];
};

/** Form of an exported audit log. */
export type AuditFileFormat =
  /** A table with a head (RFC 4180). */
  | 'CSV'
  /** A line of JSON for each entry; this form can be verified without the hub. */
  | 'JSON_LINES';

/** A page of an audit log. */
export type AuditLogConnection = {
  __typename?: 'AuditLogConnection';
  /** Name of the organization whose log it is; empty for the hub. */
  chainName: Scalars['String']['output'];
  /** Entries with cursors. */
  edges: Array<AuditEntryEdge>;
  /** Hash of the last entry: kept elsewhere, it shows later that nothing before it was changed. */
  headHash: Scalars['String']['output'];
  /** Number of the last entry of the whole chain; 0 for none. */
  headNumber: Scalars['Int']['output'];
  /** Entries. */
  nodes: Array<AuditEntry>;
  /** Page numbers around the page at hand. */
  pageCursors: PageCursors;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Entries in all that pass the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of an audit log. */
export type AuditLogConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** What an application or a device asks for. */
export type AuthorizationRequest = {
  __typename?: 'AuthorizationRequest';
  /** Name of the application. */
  clientName: Scalars['String']['output'];
  /** Page of the application; null when it gives none. */
  clientUrl?: Maybe<Scalars['URL']['output']>;
  /** Id of the request. */
  id: Scalars['String']['output'];
  /** Host that gets the answer; null for a device. */
  redirectHost?: Maybe<Scalars['String']['output']>;
  /** What it asks for. */
  scopes: Array<AuthorizationScope>;
};

/** One thing that an application asks for. */
export type AuthorizationScope = {
  __typename?: 'AuthorizationScope';
  /** What it means, for people. */
  description: Scalars['String']['output'];
  /** Name in the protocol, e.g. `offline_access`. */
  name: Scalars['String']['output'];
};

/** Choices of the filters, from what the organization's channels hold. */
export type AvailableFilterOptions = {
  __typename?: 'AvailableFilterOptions';
  /** Licence families. */
  licenseFamilies: Array<Scalars['String']['output']>;
  /** Platforms (subdirs). */
  platforms: Array<Scalars['String']['output']>;
};

/** A subscription in its base form. */
export type BaseSubscription = {
  __typename?: 'BaseSubscription';
  /** When it ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** Global id of the organization it belongs to; null for the person's own. */
  organizationId?: Maybe<Scalars['ID']['output']>;
  /** The plan. */
  productCode: ProductCode;
};

/** Who becomes the first operator of the hub. */
export type BecomeOperatorInput = {
  /** Token of the link that the terminal shows. */
  token: Scalars['String']['input'];
};

/** The new operator. */
export type BecomeOperatorPayload = {
  __typename?: 'BecomeOperatorPayload';
  /** What stands in the way. */
  userErrors: Array<UserError>;
  /** The caller. */
  viewer?: Maybe<User>;
};

/** A secret for an authenticator application. */
export type BeginTotpPayload = {
  __typename?: 'BeginTotpPayload';
  /** Address that the application reads, `otpauth://…`; for a QR code. */
  otpauthUrl?: Maybe<Scalars['String']['output']>;
  /** The same secret in base32, to type. */
  secret?: Maybe<Scalars['String']['output']>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A postal address. */
export type BillingAddress = {
  __typename?: 'BillingAddress';
  /** City. */
  city?: Maybe<Scalars['String']['output']>;
  /** Two letters, e.g. `DE`. */
  country: Scalars['String']['output'];
  /** Street and number. */
  line1: Scalars['String']['output'];
  /** Second line. */
  line2?: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** State or province. */
  state?: Maybe<Scalars['String']['output']>;
};

/** A postal address. */
export type BillingAddressInput = {
  /** City. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Two letters, e.g. `DE`. */
  country: Scalars['String']['input'];
  /** Street and number. */
  line1: Scalars['String']['input'];
  /** Second line. */
  line2?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** State or province. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** How long a period is. */
export type BillingCycle =
  /** A month. */
  | 'MONTHLY'
  /** A cycle this version does not know. */
  | 'UNKNOWN'
  /** A year. */
  | 'YEARLY';

/** A version of a package that a rule of a policy refused to clients. */
export type BlockedRequest = {
  __typename?: 'BlockedRequest';
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** File that was asked for last. */
  fileName: Scalars['String']['output'];
  /** Whether the channel is still there. */
  hasChannel: Scalars['Boolean']['output'];
  /** When it was last refused. */
  lastAt: Scalars['DateTime']['output'];
  /** Name of the package. */
  package: Scalars['String']['output'];
  /** Name of the policy, as it was then. */
  policyName: Scalars['String']['output'];
  /** How often it was refused. */
  requests: Scalars['Float']['output'];
  /** Revision of the policy. */
  revision?: Maybe<Scalars['Int']['output']>;
  /** The rule in words. */
  rule: Scalars['String']['output'];
  /** Platform of the file that was asked for last. */
  subdir: Scalars['String']['output'];
  /** Version. */
  version: Scalars['CondaVersion']['output'];
  /** Whom it was refused to, at most 20: user names, names of service accounts, addresses or hashes; empty unless the organization has single clients noted. */
  who: Array<Scalars['String']['output']>;
};

/** A page of what policies refused. */
export type BlockedRequestConnection = {
  __typename?: 'BlockedRequestConnection';
  /** Refusals with cursors. */
  edges: Array<BlockedRequestEdge>;
  /** Refusals. */
  nodes: Array<BlockedRequest>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Refusals in all. */
  totalCount: Scalars['Int']['output'];
};

/** A refusal and its cursor. */
export type BlockedRequestEdge = {
  __typename?: 'BlockedRequestEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Refusal. */
  node: BlockedRequest;
};

/** The bundle to bring in. */
export type BringBundleInput = {
  /** In spite of the doubts that are told of it. */
  anyway?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Name of the file in the organization's folder. */
  fileName: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** What becomes of allowed files that no client can install. A direct download works either way. */
export type BrokenFiles =
  /** They are left out of the index, so that clients never meet them. */
  | 'HIDE'
  /** They are listed all the same. */
  | 'SERVE';

/** A bundle that is made of a channel, or brought into it. */
export type BundleJob = {
  __typename?: 'BundleJob';
  /** Who asked for it; null for accounts that are gone. */
  askedBy?: Maybe<User>;
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** Path of the file that was made, on this hub; null for one that is not kept (any more). */
  downloadPath?: Maybe<Scalars['String']['output']>;
  /** Id of the environment whose builds alone it holds; null for all. */
  environmentId?: Maybe<Scalars['String']['output']>;
  /** Why it failed; null otherwise. */
  error?: Maybe<Scalars['String']['output']>;
  /** Files that it holds, or that came; null until it has ended. */
  fileCount?: Maybe<Scalars['Int']['output']>;
  /** Name of the file that is brought in; null for one that is made. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** When it ended; null while it runs. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Whether it is made or brought in. */
  kind: BundleKind;
  /** Builds of the environment that the channel does not serve, as `name version build subdir`; at most 200. */
  missing: Array<Scalars['String']['output']>;
  /** Between 0 and 1; null when it cannot be told. */
  progress?: Maybe<Scalars['Float']['output']>;
  /** Whether it holds only what came since the bundle before. */
  sinceLast: Scalars['Boolean']['output'];
  /** Its size; null until it has ended. */
  size?: Maybe<Scalars['ByteSize']['output']>;
  /** Number of the snapshot that it holds; null until it is made, and for one that is brought in. */
  snapshot?: Maybe<Scalars['Int']['output']>;
  /** How far it is. */
  state: JobState;
};

/** Bundles, as many as were asked for. */
export type BundleJobList = {
  __typename?: 'BundleJobList';
  /** The bundles. */
  nodes: Array<BundleJob>;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** The key of the bundles that a hub makes. */
export type BundleKey = {
  __typename?: 'BundleKey';
  /** The key, as an operator of the other hub takes it. */
  key: Scalars['String']['output'];
  /** Its short name, by which bundles tell which key signed them. */
  keyId: Scalars['String']['output'];
};

/** Whether a bundle is made of a channel or brought into it. */
export type BundleKind =
  /** It is brought in: the files of another hub. */
  | 'BRING'
  /** It is made: what the channel serves, in a signed file. */
  | 'MAKE'
  /** Something that this version does not know. */
  | 'UNKNOWN';

/** Outcome of makeBundle and bringBundle. */
export type BundlePayload = {
  __typename?: 'BundlePayload';
  /** The bundle that was asked for; null when something stood in the way. */
  bundle?: Maybe<BundleJob>;
  /** The channel with its bundles. */
  channel?: Maybe<Channel>;
  /** What stood in the way; empty when it was done. */
  userErrors: Array<UserError>;
};

/** The run to stop. */
export type CancelRunInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Global id of the run. */
  id: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of cancelRun. */
export type CancelRunPayload = {
  __typename?: 'CancelRunPayload';
  /** The channel. */
  channel?: Maybe<Channel>;
  /** The run. */
  run?: Maybe<PolicyRun>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A card of the test processor. */
export type CardInput = {
  /** Three or four digits. */
  cvc: Scalars['String']['input'];
  /** Month and year, `MM/YY`. */
  expires: Scalars['String']['input'];
  /** Its number. */
  number: Scalars['String']['input'];
};

/** Another e-mail address. */
export type ChangeEmailInput = {
  /** New address. */
  email: Scalars['String']['input'];
  /** The caller's password, as proof. */
  password: Scalars['String']['input'];
};

/** Another password. */
export type ChangePasswordInput = {
  /** Password until now. */
  oldPassword: Scalars['String']['input'];
  /** New password, 10 characters or more. */
  password: Scalars['String']['input'];
};

/** Who, and what to change; what is left out stays. */
export type ChangePersonInput = {
  /** True confirms the e-mail address by hand; false changes nothing. */
  confirm?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the account is disabled; that ends its sessions and tokens. */
  isDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they operate the hub; the last operator stays one. */
  isOperator?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id at the REST services. */
  userId: Scalars['String']['input'];
};

/** How many seats an organization is to have. */
export type ChangeSeatsInput = {
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** How many. */
  quantity: Scalars['Int']['input'];
};

/** How to change a subscription. */
export type ChangeSubscriptionInput = {
  /** Another cycle. */
  billingCycle?: InputMaybe<BillingCycle>;
  /** True cancels at the end of the period, false resumes. */
  cancelAtPeriodEnd?: InputMaybe<Scalars['Boolean']['input']>;
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Another plan. */
  productCode?: InputMaybe<ProductCode>;
  /** How many seats. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** Global id. */
  subscriptionId: Scalars['ID']['input'];
};

/** The subscription after a change. */
export type ChangeSubscriptionPayload = {
  __typename?: 'ChangeSubscriptionPayload';
  /** The subscription. */
  subscription?: Maybe<Subscription>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** What a change is about. */
export type ChangeTopic =
  /** Channels and who may read them. */
  | 'CHANNEL'
  /** Groups: who is in them and which channels they open. */
  | 'GROUP'
  /** Members, their roles, and invitations. */
  | 'MEMBER'
  /** The organization itself: its title, its description and the features that are switched on. */
  | 'ORGANIZATION'
  /** The organization's plan. */
  | 'PLAN'
  /** Policies, and what is applied to channels. */
  | 'POLICY'
  /** Service accounts and tokens. */
  | 'TOKEN'
  /** Something that this version does not know. */
  | 'UNKNOWN';

/** A change of a webhook. An absent field stays as it is. Null clears a field, and is refused where the field can't be empty. */
export type ChangeWebhookInput = {
  /** Names of actions; none for every one. */
  actions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What admins call it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** False switches it off and ends what waits. */
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Where deliveries are sent; https. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Id of the webhook. */
  webhookId: Scalars['String']['input'];
};

/** A file that came or went with a run. */
export type ChangedFile = {
  __typename?: 'ChangedFile';
  /** Build. */
  build: Scalars['String']['output'];
  /** File name. */
  fileName: Scalars['String']['output'];
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** Platform (subdir). */
  platform: Scalars['String']['output'];
  /** Why it came or went, in words. */
  reason: Scalars['String']['output'];
  /** Version. */
  version: Scalars['CondaVersion']['output'];
};

/** A page of files that came or went. */
export type ChangedFileConnection = {
  __typename?: 'ChangedFileConnection';
  /** Files with cursors. */
  edges: Array<ChangedFileEdge>;
  /** Files. */
  nodes: Array<ChangedFile>;
  /** Page numbers around the page at hand. */
  pageCursors: PageCursors;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Whether the reasons are known still: the hub keeps those of a channel's newest publications. `reason` says so where they are not. */
  reasonsKept: Scalars['Boolean']['output'];
  /** Files in all that pass the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of files that came or went. */
export type ChangedFileConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A file that came or went, and its cursor. */
export type ChangedFileEdge = {
  __typename?: 'ChangedFileEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** The file. */
  node: ChangedFile;
};

/** A place that conda clients install from. */
export type Channel = Node & {
  __typename?: 'Channel';
  /** The policy applied to it; null for none. */
  appliedPolicy?: Maybe<AppliedPolicy>;
  /** A package of the channel by its name; null when there is none. */
  artifact?: Maybe<Artifact>;
  /** Number of packages (artifacts) before the policy. */
  artifactCount: Scalars['Int']['output'];
  /** Packages of the channel, by name. */
  artifacts?: Maybe<ArtifactConnection>;
  /** All packages that pass the filter, as a table to save: CSV of RFC 4180 with a head. */
  artifactsCsv?: Maybe<Scalars['String']['output']>;
  /** What becomes of allowed files that no client can install. */
  brokenFiles: BrokenFiles;
  /** The key that whoever brings in bundles of this hub has to trust; only for admins. */
  bundleKey?: Maybe<BundleKey>;
  /** Bundles that were made of it or brought into it, the newest first; only for admins. */
  bundles?: Maybe<BundleJobList>;
  /** How many of its packages (`artifactCount`) some advisory mentions. Of the others nothing is known. */
  checkedArtifactCount: Scalars['Int']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The policy that it is under, asked anew; null without one. Only for members; see also `appliedPolicy`. */
  currentPolicy?: Maybe<AppliedPolicy>;
  /** CVEs of the channel's files, worst first. */
  cves?: Maybe<CveConnection>;
  /** All CVEs of the channel's files that pass the filter, worst first, as a table to save: CSV of RFC 4180 with a head. */
  cvesCsv?: Maybe<Scalars['String']['output']>;
  /** A few words about it; may be empty. */
  description: Scalars['String']['output'];
  /** Exceptions that stand on the channel beside its policy, the newest first; null for who is no member. */
  exceptions?: Maybe<GrantedExceptionConnection>;
  /** Why a file is allowed or refused; null when there is no such file. */
  explain?: Maybe<Explanation>;
  /** Number of files before the policy. */
  fileCount: Scalars['Int']['output'];
  /** What became of a file of the channel's own, newest first, at most 100; null when it has no such file. */
  fileHistory?: Maybe<Array<FileEvent>>;
  /** Files of the channel, by package and newest first. */
  files?: Maybe<FileConnection>;
  /** Groups tied to it. */
  groups?: Maybe<Array<Group>>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** What lies in the organization's folder on the hub, as it looks from this channel; null for a channel into which nothing is published. Only for admins. */
  incomingBundles?: Maybe<IncomingBundles>;
  /** Its labels, `main` first: each has an address of its own, which lists its files. */
  labels?: Maybe<Array<ChannelLabel>>;
  /** The newest run of a policy on it; null for none. */
  lastRun?: Maybe<PolicyRun>;
  /** Mirror details; null for channels that are no mirror. */
  mirror?: Maybe<Mirror>;
  /** Name as in URLs. */
  name: Scalars['String']['output'];
  /** Whether promotions into it wait for an approval by another admin; only for people who are signed in. */
  needsPromotionApproval?: Maybe<Scalars['Boolean']['output']>;
  /** The organization that owns it. */
  organization: Organization;
  /** What the caller asked to be excepted here, the newest first, at most 20; only for people who are signed in. */
  ownExceptionRequests?: Maybe<Array<OwnExceptionRequest>>;
  /** Every file with the decision in force and the rule that made it, as a table to save: CSV of RFC 4180 with a head. Null before anything was published. */
  policyReportCsv?: Maybe<Scalars['String']['output']>;
  /** What its watched policy would refuse, and who asked for it; null when none is watched. For those who may apply policies. */
  policyWatch?: Maybe<PolicyWatch>;
  /** Who may read it. */
  privacy: ChannelPrivacy;
  /** What has to stay installable in it, and what its publication says of that; only for members. */
  probes?: Maybe<ChannelProbes>;
  /** What a promotion into it would do, and which dependencies it has not. Nothing is changed. */
  promotionPlan?: Maybe<PromotionPlan>;
  /** Promotions into it, those that wait first, the newest first; only for people who are signed in. */
  promotions?: Maybe<PromotionList>;
  /** What the organization tells the readers of the channel at length. */
  readme: ChannelReadme;
  /** Number of files that the policy refuses now. */
  refusedFileCount: Scalars['Int']['output'];
  /** Path of the channel for conda clients, without a token. */
  repoUrl: Scalars['URL']['output'];
  /** A run of a policy on it; null when unknown. */
  run?: Maybe<PolicyRun>;
  /** Runs of policies on it, newest first, at most 50. */
  runs?: Maybe<Array<PolicyRun>>;
  /** The software bill of materials of a file, as a document to save; null when there is no such file. */
  sbom?: Maybe<Scalars['String']['output']>;
  /** Number of files that clients see now. */
  servedFileCount: Scalars['Int']['output'];
  /** The attestations of a file, with what was found of each; empty for one that is not signed, null when there is no such file. */
  signatures?: Maybe<Array<Signature>>;
  /** Sum of the sizes of its files. */
  size: Scalars['ByteSize']['output'];
  /** Records of its sources that a mirror left out, by subdir and file name: the first 1,000 of each sync. An error for who may not sync it; null for channels that are no mirror. */
  skippedRecords?: Maybe<SkippedRecordConnection>;
  /** The same as a table to save: CSV of RFC 4180 with a head. */
  skippedRecordsCsv?: Maybe<Scalars['String']['output']>;
  /** What it served and can still be installed from, newest first; the first is what it serves now. */
  snapshots?: Maybe<SnapshotList>;
  /** Channels that a virtual channel draws from, highest priority first. */
  sources?: Maybe<Array<Channel>>;
  /** Subdirs it serves, e.g. `linux-64`. */
  subdirs: Array<Scalars['String']['output']>;
  /** Where its packages come from. */
  type: ChannelType;
  /** When its served contents or settings last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Channels that clients use together with it, in their order of priority after it. Only those that the viewer can read. Their files count for what can be installed. */
  usedWith: Array<Channel>;
  /** The version of what edits change; an edit sends it back as `expectedVersion`. */
  version: Scalars['String']['output'];
  /** What is known of the vulnerabilities of what it serves. */
  vulnerabilities: Vulnerabilities;
  /** Highest CVSS score of a CVE with status active or reported among the served files; null for none, which says nothing by itself: see `vulnerabilities`. */
  worstServedScore?: Maybe<Scalars['Float']['output']>;
};


/** A place that conda clients install from. */
export type ChannelArtifactArgs = {
  name: Scalars['String']['input'];
};


/** A place that conda clients install from. */
export type ChannelArtifactsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  decision?: InputMaybe<ArtifactDecisionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
};


/** A place that conda clients install from. */
export type ChannelArtifactsCsvArgs = {
  decision?: InputMaybe<ArtifactDecisionFilter>;
  q?: InputMaybe<Scalars['String']['input']>;
};


/** A place that conda clients install from. */
export type ChannelBundlesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A place that conda clients install from. */
export type ChannelCvesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
};


/** A place that conda clients install from. */
export type ChannelCvesCsvArgs = {
  q?: InputMaybe<Scalars['String']['input']>;
};


/** A place that conda clients install from. */
export type ChannelExceptionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  history?: InputMaybe<Scalars['Boolean']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A place that conda clients install from. */
export type ChannelExplainArgs = {
  fileName: Scalars['String']['input'];
  subdir: Scalars['String']['input'];
};


/** A place that conda clients install from. */
export type ChannelFileHistoryArgs = {
  fileName: Scalars['String']['input'];
  subdir: Scalars['String']['input'];
};


/** A place that conda clients install from. */
export type ChannelFilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  decision?: InputMaybe<Decision>;
  first?: InputMaybe<Scalars['Int']['input']>;
  label?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  subdir?: InputMaybe<Scalars['String']['input']>;
};


/** A place that conda clients install from. */
export type ChannelOwnExceptionRequestsArgs = {
  package?: InputMaybe<Scalars['String']['input']>;
};


/** A place that conda clients install from. */
export type ChannelPolicyWatchArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A place that conda clients install from. */
export type ChannelPromotionPlanArgs = {
  wanted: PromotionInput;
  withDependencies?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A place that conda clients install from. */
export type ChannelPromotionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A place that conda clients install from. */
export type ChannelRunArgs = {
  id: Scalars['ID']['input'];
};


/** A place that conda clients install from. */
export type ChannelSbomArgs = {
  fileName: Scalars['String']['input'];
  format?: InputMaybe<SbomFormat>;
  subdir: Scalars['String']['input'];
};


/** A place that conda clients install from. */
export type ChannelSignaturesArgs = {
  fileName: Scalars['String']['input'];
  subdir: Scalars['String']['input'];
};


/** A place that conda clients install from. */
export type ChannelSkippedRecordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** One client, as the organization has it noted. */
export type ChannelClient = {
  __typename?: 'ChannelClient';
  /** Network address, or a hash of address and holder. */
  client: Scalars['String']['output'];
  /** User name of the person, or name of the service account, whose token it showed; null without one. */
  holder?: Maybe<Scalars['String']['output']>;
  /** Whether it is noted without address and name. */
  isAnonymous: Scalars['Boolean']['output'];
  /** When it was last seen. */
  lastAt: Scalars['DateTime']['output'];
  /** Name of the program. */
  program: Scalars['String']['output'];
  /** Those that a policy refused. */
  refused: Scalars['Float']['output'];
  /** All its requests. */
  requests: Scalars['Float']['output'];
  /** Version of the program. */
  version: Scalars['String']['output'];
};

/** A page of single clients. */
export type ChannelClientConnection = {
  __typename?: 'ChannelClientConnection';
  /** Clients with cursors. */
  edges: Array<ChannelClientEdge>;
  /** Clients. */
  nodes: Array<ChannelClient>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Clients in all. */
  totalCount: Scalars['Int']['output'];
};

/** A client and its cursor. */
export type ChannelClientEdge = {
  __typename?: 'ChannelClientEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Client. */
  node: ChannelClient;
};

/** What the CVE rules in force do in a channel. */
export type ChannelCveRules = {
  __typename?: 'ChannelCveRules';
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** How many of them are checked for CVEs. */
  checkedPackageCount: Scalars['Int']['output'];
  /** Packages (names) of the channel. */
  packageCount: Scalars['Int']['output'];
  /** Global id of the policy. */
  policyId: Scalars['ID']['output'];
  /** Name of the policy. */
  policyName: Scalars['String']['output'];
  /** Files that the CVE rules refuse. */
  refusedFileCount: Scalars['Int']['output'];
  /** Revision that is in force. */
  revision: Scalars['Int']['output'];
  /** The rules, each with the files that it refuses. */
  rules: Array<CveRuleFiles>;
  /** The same by status; a file can have CVEs of several. */
  seriousByStatus: Array<CveStatusCount>;
  /** Files that the channel serves with a CVE with a score of 7.0 or more and the status active or reported. */
  seriousFileCount: Scalars['Int']['output'];
  /** What the rules do. */
  state: CveRulesState;
};

/** A stretch of time in which a fault hits served files of a package's version. */
export type ChannelFinding = {
  __typename?: 'ChannelFinding';
  /** When the hub found it. */
  beganAt: Scalars['DateTime']['output'];
  /** Id of the advisory that brought it. */
  begunAdvisory?: Maybe<Scalars['String']['output']>;
  /** Why it began. */
  begunBy: FindingBegin;
  /** The feed of that advisory; null for one taken in by hand. */
  begunFeed?: Maybe<Scalars['String']['output']>;
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** Id of the CVE or advisory under which it was known when it began. */
  cveId: Scalars['String']['output'];
  /** Id of the advisory that ended it. */
  endedAdvisory?: Maybe<Scalars['String']['output']>;
  /** Why it ended; null while it stands. */
  endedBy?: Maybe<FindingEnd>;
  /** The feed of that advisory. */
  endedFeed?: Maybe<Scalars['String']['output']>;
  /** By `endedBy`: the rule that refuses, what was said, the highest served version that it does not hit, the id that it is counted under. */
  endedNote?: Maybe<Scalars['String']['output']>;
  /** Served files that it hits; once it is over, those that it hit last. */
  fileCount: Scalars['Int']['output'];
  /** What it is known by; no global id. */
  id: Scalars['String']['output'];
  /** When the hub found it resolved; null while it stands. */
  overAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the package. */
  package: Scalars['String']['output'];
  /** Version that it hits. */
  version: Scalars['String']['output'];
};

/** A page of findings. */
export type ChannelFindingConnection = {
  __typename?: 'ChannelFindingConnection';
  /** Findings with cursors. */
  edges: Array<ChannelFindingEdge>;
  /** Findings. */
  nodes: Array<ChannelFinding>;
  /** Page numbers around the page at hand. */
  pageCursors: PageCursors;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Findings in all that pass the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of findings. */
export type ChannelFindingConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A finding and its cursor. */
export type ChannelFindingEdge = {
  __typename?: 'ChannelFindingEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Finding. */
  node: ChannelFinding;
};

/** A label of a channel. */
export type ChannelLabel = {
  __typename?: 'ChannelLabel';
  /** Files that carry it. */
  fileCount: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A channel that was found by its name alone, and its packages. */
export type ChannelPackages = {
  __typename?: 'ChannelPackages';
  /** Name of the channel. */
  channelName: Scalars['String']['output'];
  /** Name of the organization of the channel. */
  organizationName: Scalars['String']['output'];
  /** A package by its name; null if there is none. */
  package?: Maybe<Artifact>;
  /** Its packages, by name. */
  packages: Array<Artifact>;
  /** Packages of the channel in all. */
  totalCount: Scalars['Int']['output'];
};


/** A channel that was found by its name alone, and its packages. */
export type ChannelPackagesPackageArgs = {
  name: Scalars['String']['input'];
};

/** Who may read a channel. */
export type ChannelPrivacy =
  /** Every member of the organization. */
  | 'INTERNAL'
  /** Admins, and members of groups tied to it. */
  | 'PRIVATE'
  /** Everybody. */
  | 'PUBLIC'
  /** A value this version does not know. */
  | 'UNKNOWN';

/** What has to stay installable in a channel. */
export type ChannelProbes = {
  __typename?: 'ChannelProbes';
  /** The answer of each probe on each of its platforms, of the publication that the channel serves. A probe that came after it has none yet. */
  answers: Array<ProbeAnswer>;
  /** Whether a publication by which a required probe would fail that can be installed now is held back. Otherwise it is published with a warning. */
  holdsBack: Scalars['Boolean']['output'];
  /** Whether registered environments are probes, too: what each has of the channel, on its platform; they warn only. */
  includesEnvironments: Scalars['Boolean']['output'];
  /** So many of the packages that most files need are probes, too; they warn only. */
  mostNeeded: Scalars['Int']['output'];
  /** Probes, in the order of the admins. */
  probes: Array<Probe>;
  /** The version of what edits change; an edit sends it back as `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** What a channel's organization tells its readers at length. */
export type ChannelReadme = {
  __typename?: 'ChannelReadme';
  /** Markdown; empty for none. To be shown without the HTML in it. */
  text: Scalars['String']['output'];
  /** When it was last written; null for never. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The version of what edits change; an edit sends it back as `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** Requests for a channel. */
export type ChannelRequests = {
  __typename?: 'ChannelRequests';
  /** Name of the channel; empty for requests that named none that their reader may see. */
  channel: Scalars['String']['output'];
  /** Its requests. */
  counts: RequestCounts;
};

/** State of a person's token for the channels of one organization. */
export type ChannelToken = Node & {
  __typename?: 'ChannelToken';
  /** When it was issued. */
  createdAt: Scalars['DateTime']['output'];
  /** When it stops working; null for never. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last four characters, to recognise it. */
  hint: Scalars['String']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** When a client last used it; null for never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the organization whose channels it opens. */
  organizationName: Scalars['String']['output'];
  /** What it is good for. */
  scope: TokenScope;
};

/** Where a channel's packages come from. */
export type ChannelType =
  /** Kept by the community. */
  | 'COMMUNITY_MAINTAINED'
  /** The organization's default channel. */
  | 'DEFAULT'
  /** A copy of a channel elsewhere, synced by a job. */
  | 'EXTERNAL_MIRROR'
  /** Packages published to the channel itself. */
  | 'HOSTED'
  /** Packages of one product. */
  | 'PRODUCT'
  /** Python packages of one product. */
  | 'PRODUCT_HOSTED_PYTHON'
  /** A type this version does not know. */
  | 'UNKNOWN'
  /** Other channels of the organization, filtered by a policy. */
  | 'VIRTUAL';

/** An address or folder to check. */
export type CheckChannelSourceInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Address or folder. */
  source: Scalars['String']['input'];
};

/** Outcome of checkChannelSource. */
export type CheckChannelSourcePayload = {
  __typename?: 'CheckChannelSourcePayload';
  /** Why not, or what was found. */
  detail?: Maybe<Scalars['String']['output']>;
  /** Whether the hub reads from such a source at all; false for what is no address, a private one, or a folder that its operator does not allow. Null when it could not be tried. */
  isPermitted?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it can be mirrored; null when it could not be tried. */
  usable?: Maybe<Scalars['Boolean']['output']>;
  /** What stands in the way of trying. */
  userErrors: Array<UserError>;
};

/** A checkout. */
export type Checkout = {
  __typename?: 'Checkout';
  /** The card that is kept; null without one. */
  card?: Maybe<PaymentCard>;
  /** For the processor's card library; null where it is not used. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** Its id at the processor. */
  id: Scalars['String']['output'];
  /** Name of the organization that it is for; null for the caller's own. */
  organization?: Maybe<Scalars['String']['output']>;
  /** Title of the organization. */
  organizationTitle?: Maybe<Scalars['String']['output']>;
  /** What it costs. */
  preview: InvoicePreview;
  /** Who takes the money. */
  processor: PaymentProcessor;
  /** Name of the plan. */
  productName: Scalars['String']['output'];
  /** Key of the processor that pages use. */
  publishableKey: Scalars['String']['output'];
  /** How it stands. */
  status: CheckoutStatus;
};

/** How a checkout stands. */
export type CheckoutStatus =
  /** It is paid. */
  | 'COMPLETE'
  /** It is over and was not paid. */
  | 'EXPIRED'
  /** It waits to be paid. */
  | 'OPEN'
  /** The bank asks for a second step. */
  | 'REQUIRES_ACTION'
  /** A state this version does not know. */
  | 'UNKNOWN';

/** A program that clients used. */
export type ClientProgram = {
  __typename?: 'ClientProgram';
  /** Its requests. */
  counts: RequestCounts;
  /** When it was last seen. */
  lastAt: Scalars['DateTime']['output'];
  /** Name, e.g. `conda`; empty when it does not say, `other` when it is none that is known. */
  program: Scalars['String']['output'];
  /** Version; empty when it does not say. */
  version: Scalars['String']['output'];
};

/** A collection of packages and files. */
export type Collection = {
  __typename?: 'Collection';
  /** Whether the caller may change and delete it. */
  canEdit: Scalars['Boolean']['output'];
  /** Id. */
  collectionId: Scalars['String']['output'];
  /** What it is for; may be empty. */
  description: Scalars['String']['output'];
  /** What is in it, in its order, as far as the caller may read the channels. */
  entries: Array<CollectionEntry>;
  /** Files in it that the caller may see. */
  fileCount: Scalars['Int']['output'];
  /** Name, as in its address. */
  name: Scalars['String']['output'];
  /** Name of the organization. */
  organization: Scalars['String']['output'];
  /** Packages in it that the caller may see. */
  packageCount: Scalars['Int']['output'];
  /** Who sees it. */
  privacy: CollectionPrivacy;
  /** Title. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The version of what edits change; an edit sends it back as `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** A page of collections. */
export type CollectionConnection = {
  __typename?: 'CollectionConnection';
  /** Collections with cursors. */
  edges: Array<CollectionEdge>;
  /** Collections. */
  nodes: Array<CollectionSummary>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Collections in all. */
  totalCount: Scalars['Int']['output'];
};

/** A collection and its cursor. */
export type CollectionEdge = {
  __typename?: 'CollectionEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Collection. */
  node: CollectionSummary;
};

/** A package of a channel, or one of its files, in a collection. */
export type CollectionEntry = {
  __typename?: 'CollectionEntry';
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** Name of the file; null where the entry is a package. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Whether the channel still has it. */
  isAvailable: Scalars['Boolean']['output'];
  /** Name of the package, also where the entry is a file of it. */
  name: Scalars['String']['output'];
  /** Why it is in the collection, or what for; may be empty. */
  note: Scalars['String']['output'];
  /** Name of the channel's organization. */
  organization: Scalars['String']['output'];
  /** Subdir of the file; null where the entry is a package. */
  subdir?: Maybe<Scalars['String']['output']>;
  /** A sentence about the package; empty when it has none. */
  summary: Scalars['String']['output'];
};

/** An entry as it is written. */
export type CollectionEntryInput = {
  /** Channel that it comes from: `organization/channel`, or the name of one of the organization. */
  channel: Scalars['String']['input'];
  /** A package by its name, or one of its files as `subdir/file`. */
  item: Scalars['String']['input'];
  /** Why it is in the collection, or what for; at most 200 characters. */
  note?: Scalars['String']['input'];
};

/** A package or a file in a collection that matches. */
export type CollectionFileHit = {
  __typename?: 'CollectionFileHit';
  /** Name of the channel that it comes from. */
  channel: Scalars['String']['output'];
  /** Name of the channel's organization. */
  channelOrganization: Scalars['String']['output'];
  /** Name of the collection, as in its address. */
  collection: Scalars['String']['output'];
  /** Title of the collection. */
  collectionTitle: Scalars['String']['output'];
  /** Name of the file; null where the entry is a package. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** What the collection says of it; may be empty. */
  note: Scalars['String']['output'];
  /** Name of the collection's organization. */
  organization: Scalars['String']['output'];
  /** Subdir of the file; null where the entry is a package. */
  subdir?: Maybe<Scalars['String']['output']>;
};

/** A collection that matches. */
export type CollectionHit = {
  __typename?: 'CollectionHit';
  /** What it is for; may be empty. */
  description: Scalars['String']['output'];
  /** Packages and files in it that the caller may see. */
  entryCount: Scalars['Int']['output'];
  /** Name, as in its address. */
  name: Scalars['String']['output'];
  /** Name of the organization. */
  organization: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** Who sees a collection. Of what is in it they see what they may read. */
export type CollectionPrivacy =
  /** Members of the organization. */
  | 'INTERNAL'
  /** Everybody. */
  | 'PUBLIC';

/** A collection in a list. */
export type CollectionSummary = {
  __typename?: 'CollectionSummary';
  /** Whether the caller may change and delete it. */
  canEdit: Scalars['Boolean']['output'];
  /** Id. */
  collectionId: Scalars['String']['output'];
  /** What it is for; may be empty. */
  description: Scalars['String']['output'];
  /** Files in it that the caller may see. */
  fileCount: Scalars['Int']['output'];
  /** Name, as in its address. */
  name: Scalars['String']['output'];
  /** Name of the organization. */
  organization: Scalars['String']['output'];
  /** Packages in it that the caller may see. */
  packageCount: Scalars['Int']['output'];
  /** Who sees it. */
  privacy: CollectionPrivacy;
  /** Title. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of collections that are found, and of packages and files in collections. */
export type CollectionsAndFiles = {
  __typename?: 'CollectionsAndFiles';
  /** Collections of this page. */
  collections: Array<CollectionHit>;
  /** Packages and files of this page. */
  files: Array<CollectionFileHit>;
  /** Whether there are more of either. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Collections in all. */
  totalCollections: Scalars['Int']['output'];
  /** Packages and files in collections in all. */
  totalFiles: Scalars['Int']['output'];
};

/** Collections that are found, and packages and files in collections. */
export type CollectionsAndFilesGroup = {
  __typename?: 'CollectionsAndFilesGroup';
  /** The best collections. */
  collections: Array<CollectionHit>;
  /** The best packages and files in collections. */
  files: Array<CollectionFileHit>;
  /** Address in the hub of all of them. */
  searchUrl: Scalars['String']['output'];
  /** Collections in all. */
  totalCollections: Scalars['Int']['output'];
  /** Both in all. */
  totalCount: Scalars['Int']['output'];
  /** Packages and files in collections in all. */
  totalFiles: Scalars['Int']['output'];
};

/** A build beside which another is told. */
export type ComparedBuild = {
  __typename?: 'ComparedBuild';
  /** Name of its file. */
  fileName: Scalars['String']['output'];
  /** Its version. */
  version: Scalars['CondaVersion']['output'];
};

/** A first code. */
export type ConfirmTotpInput = {
  /** Six digits that the application shows. */
  code: Scalars['String']['input'];
};

/** The state of the thing does not allow the change now, e.g. a run is under way. */
export type ConflictError = UserError & {
  __typename?: 'ConflictError';
  /** When it was changed meanwhile; null where that is not known. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** User name of who changed it meanwhile; null where that is not known, or not for the caller. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** Stable code for programs. */
  code: Scalars['String']['output'];
  /** Path into the input. */
  field: Array<Scalars['String']['output']>;
  /** Sentence for people. */
  message: Scalars['String']['output'];
  /** What stands in the way, for programs: the id of the REST error, e.g. `run_under_way` or `only_admin`. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** An answer about the privacy notice and the terms. */
export type Consent = {
  __typename?: 'Consent';
  /** When that answer was given; null before any. */
  consentedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the person agreed to the texts in force. */
  isConsented: Scalars['Boolean']['output'];
  /** Version of the texts that the last answer was about; null before any. */
  version?: Maybe<Scalars['String']['output']>;
};

/** An API token to issue. */
export type CreateApiTokenInput = {
  /** For how many days it works, 1 to 366. */
  days?: Scalars['Int']['input'];
  /** For what it is, e.g. the script or the pipeline that has it; no other of the caller's has the name. */
  name: Scalars['String']['input'];
  /** What it is to be good for. */
  scope?: ApiTokenScope;
};

/** A channel to create. */
export type CreateChannelInput = {
  /** That the channel may be more open than a channel it draws from; asked for with the code `EXPOSES_SOURCES`. */
  confirmExposure?: InputMaybe<Scalars['Boolean']['input']>;
  /** A few words about it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Name: `^[a-z0-9_][a-z0-9_.-]*$`, at most 128 characters, no subdir name (CEP 26). */
  name: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Who may read it. */
  privacy: ChannelPrivacy;
  /** For a mirror its address or folder; for a virtual channel the names of its source channels. */
  sources?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Where its packages come from; HOSTED, VIRTUAL or EXTERNAL_MIRROR. */
  type: ChannelType;
};

/** Outcome of createChannel. */
export type CreateChannelPayload = {
  __typename?: 'CreateChannelPayload';
  /** The new channel. */
  channel?: Maybe<Channel>;
  /** The owner of the list it is in now. */
  organization?: Maybe<Organization>;
  /** The run that publishes it for the first time; null when it waits to be started. */
  run?: Maybe<PolicyRun>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A new collection. */
export type CreateCollectionInput = {
  /** What it is for, at most 1,000 characters. */
  description?: Scalars['String']['input'];
  /** What is in it, in its order; at most 500. */
  entries: Array<CollectionEntryInput>;
  /** Name, as in its address: 2 to 40 lower-case letters, digits and dashes. */
  name: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Who sees it. */
  privacy: CollectionPrivacy;
  /** Title, at most 80 characters. */
  title: Scalars['String']['input'];
};

/** What became of a new collection. */
export type CreateCollectionPayload = {
  __typename?: 'CreateCollectionPayload';
  /** It; null with problems. */
  collection?: Maybe<Collection>;
  /** What was wrong. */
  userErrors: Array<UserError>;
};

/** A group to create. */
export type CreateGroupInput = {
  /** Name, 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of createGroup. */
export type CreateGroupPayload = {
  __typename?: 'CreateGroupPayload';
  /** The new group. */
  group?: Maybe<Group>;
  /** The owner of the list it is in now. */
  organization?: Maybe<Organization>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Names of a new organization. */
export type CreateOrganizationInput = {
  /** Name as in URLs: lower-case letters, digits and dashes, 2 to 40 characters. */
  name: Scalars['String']['input'];
  /** Name for people, 1 to 80 characters. */
  title: Scalars['String']['input'];
};

/** The organization just made. */
export type CreateOrganizationPayload = {
  __typename?: 'CreateOrganizationPayload';
  /** The organization. */
  organization?: Maybe<Organization>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
  /** The caller, whose list of organizations has changed. */
  viewer?: Maybe<User>;
};

/** A policy to create. */
export type CreatePolicyInput = {
  /** A few words about it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The filter of the single-form dialog, instead of `filters`. */
  filter?: InputMaybe<Scalars['PolicyDialogFilter']['input']>;
  /** Filters as specified: `{add_packages, remove_packages, exceptions}`. Either these or `filter`. */
  filters?: InputMaybe<Scalars['PolicyFilters']['input']>;
  /** Name: letters, digits, underscore, dash and spaces; with `filter` at least 3 letters, also accented ones, digits and spaces. */
  name: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of createPolicy. */
export type CreatePolicyPayload = {
  __typename?: 'CreatePolicyPayload';
  /** The owner of the list it is in now. */
  organization?: Maybe<Organization>;
  /** The new policy. */
  policy?: Maybe<Policy>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A project to create. */
export type CreateProjectInput = {
  /** Name, 1 to 80 letters, digits, dashes, underscores, periods and spaces; a placeholder when only a title is given. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization that it belongs to; the caller when it is not given. */
  organization?: InputMaybe<Scalars['String']['input']>;
  /** Title, 1 to 80 characters; the name when it is not given. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of createProject. */
export type CreateProjectPayload = {
  __typename?: 'CreateProjectPayload';
  /** The new project. */
  project?: Maybe<Project>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A service account to create. */
export type CreateServiceAccountInput = {
  /** Name, 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** A package that is to be uploaded. */
export type CreateUploadInput = {
  /** Name of the channel; it must be a hosted one. */
  channel: Scalars['String']['input'];
  /** Name of the file, `NAME-VERSION-BUILD.conda` or `.tar.bz2`. */
  fileName: Scalars['String']['input'];
  /** Whether the file is only read, and answered with what it is: it counts with `publishUpload`, within two hours. */
  inspect?: InputMaybe<Scalars['Boolean']['input']>;
  /** Labels under which it is published, at most ten; without any, `main`. */
  labels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Its size in bytes. */
  size: Scalars['ByteSize']['input'];
};

/** Outcome of createUpload. */
export type CreateUploadPayload = {
  __typename?: 'CreateUploadPayload';
  /** Until when the upload can begin. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** What `publishUpload` takes, where the file is only inspected. */
  uploadId?: Maybe<Scalars['ID']['output']>;
  /** Where the file goes, on this hub: PUT its bytes there, without other credentials. The address is a secret, and good for once. */
  url?: Maybe<Scalars['URL']['output']>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A webhook to create. */
export type CreateWebhookInput = {
  /** Names of actions; none for every one. */
  actions?: Array<Scalars['String']['input']>;
  /** What admins call it. */
  description?: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Where deliveries are sent; https. */
  url: Scalars['String']['input'];
};

/** What is said of a CVE. */
export type CurateCveInput = {
  /** One build of a version, by its build text. */
  build?: InputMaybe<Scalars['String']['input']>;
  /** Id of the CVE or advisory. */
  cveId: Scalars['String']['input'];
  /** Why it is not affected; needed with NOT_AFFECTED, and only with it. */
  justification?: InputMaybe<VexJustification>;
  /** Why, in words. */
  note?: Scalars['String']['input'];
  /** Name of the organization that says it. */
  organization: Scalars['String']['input'];
  /** Name of the conda package. */
  package: Scalars['String']['input'];
  /** The status. */
  status: VexStatus;
  /** A version, or versions in conda's words; every one without. */
  versions?: InputMaybe<Scalars['String']['input']>;
};

/** What became of it. */
export type CurateCvePayload = {
  __typename?: 'CurateCvePayload';
  /** What stands now. */
  curation?: Maybe<Curation>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** What an organization says of a CVE in files of a package. It counts in the organization's own channels. */
export type Curation = {
  __typename?: 'Curation';
  /** Build text; null for every build. */
  build?: Maybe<Scalars['String']['output']>;
  /** Only files of this channel; null for every channel of the organization. */
  channel?: Maybe<Scalars['String']['output']>;
  /** Id, by which it is withdrawn. */
  curationId: Scalars['ID']['output'];
  /** The CVE or advisory, by the id that was used. */
  cveId: Scalars['String']['output'];
  /** When it was withdrawn or replaced; null for one that stands. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** User name of who withdrew or replaced it; null for one that stands, and for an account that is gone. */
  endedBy?: Maybe<Scalars['String']['output']>;
  /** Why it is not affected; null with another status. */
  justification?: Maybe<VexJustification>;
  /** Why, in words; may be empty. */
  note: Scalars['String']['output'];
  /** Name of the organization that says it. */
  organization: Scalars['String']['output'];
  /** Name of the conda package. */
  package: Scalars['String']['output'];
  /** When. */
  saidAt: Scalars['DateTime']['output'];
  /** User name of who said it; null for an account that is gone. */
  saidBy?: Maybe<Scalars['String']['output']>;
  /** Author of the document that it was imported from; null for the organization's own word, which comes first. */
  source?: Maybe<Scalars['String']['output']>;
  /** The status. */
  status: VexStatus;
  /** Platform; null for every one. */
  subdir?: Maybe<Scalars['String']['output']>;
  /** A version, or versions in conda's words; null for every one. */
  versions?: Maybe<Scalars['String']['output']>;
  /** Advisories that it rested on and that were taken back since: look again. */
  withdrawn: Array<Scalars['String']['output']>;
};

/** What a statement about a CVE would change. */
export type CurationPreview = {
  __typename?: 'CurationPreview';
  /** Served files for which the CVE counts now: active or reported, after the decisions of the organization. */
  alarmCount: Scalars['Int']['output'];
  /** Served files for which the CVE would count. */
  alarmCountAfter: Scalars['Int']['output'];
  /** Files that policies refuse now and would allow. */
  allowedAgainCount: Scalars['Int']['output'];
  /** Channels that the caller can read and in which something matches or changes, by name. */
  channels: Array<CurationPreviewChannel>;
  /** Environments of the organization that contain a matching package. */
  environmentCount: Scalars['Int']['output'];
  /** Files that the statement matches, in all channels that the caller can read. */
  fileCount: Scalars['Int']['output'];
  /** Names of the policies that would decide differently. */
  policies: Array<Scalars['String']['output']>;
  /** Files that policies allow now and would refuse. */
  refusedCount: Scalars['Int']['output'];
};

/** What a statement about a CVE would change in a channel. */
export type CurationPreviewChannel = {
  __typename?: 'CurationPreviewChannel';
  /** Served files for which the CVE counts now. */
  alarmCount: Scalars['Int']['output'];
  /** Served files for which the CVE would count. */
  alarmCountAfter: Scalars['Int']['output'];
  /** Files that the policy refuses now and would allow. */
  allowedAgainCount: Scalars['Int']['output'];
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** Files that the statement matches. */
  fileCount: Scalars['Int']['output'];
  /** Name of the policy that decides in the channel. Null for none, or one that is only watched. */
  policy?: Maybe<Scalars['String']['output']>;
  /** Files that the policy allows now and would refuse. */
  refusedCount: Scalars['Int']['output'];
};

/** A known vulnerability. */
export type Cve = Node & {
  __typename?: 'Cve';
  /** What the caller's organizations say of it, and said; only for people who are signed in. */
  curations?: Maybe<Array<CveCurations>>;
  /** Its id: `CVE-2024-28219`, or that of another database, e.g. `GHSA-44wm-f244-xhp3`. */
  cveId: Scalars['String']['output'];
  /** Environments of the caller's organizations that it hits, at most 200; only for people who are signed in. */
  environments?: Maybe<Array<AffectedEnvironment>>;
  /** The files it hits that the caller may see, at most 200. */
  files?: Maybe<Array<CveFile>>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Packages it hits, with the versions that repair it. */
  packages: Array<CvePackage>;
  /** When it was published; null when unknown. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where to read more. */
  references: Array<Scalars['URL']['output']>;
  /** The CVSS score that policies compare, 0 to 10: of version 3 where there is one; null when unknown. */
  score?: Maybe<Scalars['Float']['output']>;
  /** Every score with its source: the project's own word, then NVD, GitHub and others, of each the newest version of CVSS first. */
  scores: Array<CveScore>;
  /** Band of the score; null when there is no score. */
  severity?: Maybe<Severity>;
  /** What the organization knows of it. */
  status: CveStatus;
  /** A sentence about it. */
  summary: Scalars['String']['output'];
  /** How urgent it is beside its score; null when nobody says. */
  urgency?: Maybe<CveUrgency>;
  /** When whoever told of it took it back: it hits nothing since; null for one that stands. */
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
  /** CVEs with cursors. */
  edges: Array<CveEdge>;
  /** CVEs. */
  nodes: Array<Cve>;
  /** Page numbers around the page at hand. */
  pageCursors: PageCursors;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** CVEs in all that pass the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of CVEs. */
export type CveConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** What the organization of a channel said of a CVE in the files that are listed. */
export type CveCuration = {
  __typename?: 'CveCuration';
  /** Who says it: the organization, or the author of a document that it imported. */
  by: Scalars['String']['output'];
  /** The CVE. */
  cveId: Scalars['String']['output'];
  /** Why it is not affected; null with another status. */
  justification?: Maybe<VexJustification>;
  /** Why, in words; may be empty. */
  note: Scalars['String']['output'];
  /** Whether it is about some of the files only. */
  partly: Scalars['Boolean']['output'];
  /** The status. */
  status: VexStatus;
};

/** What one of the caller's organizations says of a CVE. */
export type CveCurations = {
  __typename?: 'CveCurations';
  /** Whether the caller may say something for it. */
  canCurate: Scalars['Boolean']['output'];
  /** What stands, then what stood, each the latest first. */
  curations: Array<Curation>;
  /** Name of the organization. */
  organization: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A CVE and its cursor. */
export type CveEdge = {
  __typename?: 'CveEdge';
  /** What the channel's organization said of it in these files; null where it said nothing, and for readers who may not know. */
  curation?: Maybe<CveCuration>;
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Number of files it hits in the channel whose list this is; null in the list of all CVEs. */
  fileCount?: Maybe<Scalars['Int']['output']>;
  /** CVE. */
  node: Cve;
  /** Number of served files for which the CVE is active or reported: without those that the organization decided as not affected or fixed; null in the list of all CVEs. */
  openFileCount?: Maybe<Scalars['Int']['output']>;
  /** Number of those that clients see; null in the list of all CVEs. */
  servedFileCount?: Maybe<Scalars['Int']['output']>;
};

/** A file hit by a CVE. */
export type CveFile = {
  __typename?: 'CveFile';
  /** Channel. */
  channel: Scalars['String']['output'];
  /** What the applied policy decided. */
  decision: Decision;
  /** File name. */
  fileName: Scalars['String']['output'];
  /** Package. */
  name: Scalars['String']['output'];
  /** Organization that owns the channel. */
  organization: Scalars['String']['output'];
  /** Subdir. */
  subdir: Scalars['String']['output'];
  /** Version. */
  version: Scalars['CondaVersion']['output'];
};

/** A package that a CVE hits. */
export type CvePackage = {
  __typename?: 'CvePackage';
  /** Affected versions, as a match spec; null when the advisory gives no versions. */
  affected?: Maybe<Scalars['MatchSpec']['output']>;
  /** First version that repairs it; null when there is none. */
  fixedIn?: Maybe<Scalars['CondaVersion']['output']>;
  /** Name of the package. */
  name: Scalars['String']['output'];
};

/** A CVE rule and the files that it refuses. */
export type CveRuleFiles = {
  __typename?: 'CveRuleFiles';
  /** Files that it refuses. */
  fileCount: Scalars['Int']['output'];
  /** The rule in words. */
  rule: Scalars['String']['output'];
};

/** What CVE rules do in a channel. */
export type CveRulesState =
  /** The channel serves no file with a high or critical CVE. */
  | 'NOTHING_TO_REFUSE'
  /** No package of the channel is checked for CVEs. */
  | 'NO_DATA'
  /** They refuse files. */
  | 'REFUSES'
  /** They refuse no file although the channel serves files with high or critical CVEs. */
  | 'REFUSES_NOTHING'
  /** A state that this version does not know. */
  | 'UNKNOWN';

/** What a source says how bad a CVE is. */
export type CveScore = {
  __typename?: 'CveScore';
  /** Whether it is the one that policies compare. */
  isCounted: Scalars['Boolean']['output'];
  /** The score, 0 to 10. */
  score: Scalars['Float']['output'];
  /** Band of the score. */
  severity: Severity;
  /** The advisory that gives it. */
  source: Scalars['String']['output'];
  /** Vector of CVSS; null for a number without one. */
  vector?: Maybe<Scalars['String']['output']>;
  /** Version of CVSS, such as 3.1; null for a number without a vector. */
  version?: Maybe<Scalars['String']['output']>;
};

/** Files that a CVE with at least a score hits. */
export type CveScoreFiles = {
  __typename?: 'CveScoreFiles';
  /** Files. */
  fileCount: Scalars['Int']['output'];
  /** The score. */
  score: Scalars['Float']['output'];
};

/** What the organization knows of a CVE. */
export type CveStatus =
  /** Curated: it is there. */
  | 'ACTIVE'
  /** Curated: not there. */
  | 'CLEARED'
  /** Curated: its being a vulnerability is contested. */
  | 'DISPUTED'
  /** Curated: there, and worked around. */
  | 'MITIGATED'
  /** Not yet curated. */
  | 'REPORTED'
  /** A status this version does not know. */
  | 'UNKNOWN';

/** Files by the status of the CVEs that hit them. */
export type CveStatusCount = {
  __typename?: 'CveStatusCount';
  /** Files that a CVE of the status hits. */
  fileCount: Scalars['Int']['output'];
  /** Status. */
  status: CveStatus;
};

/** Files of a channel by the status of the CVEs that hit them. */
export type CveStatusFiles = {
  __typename?: 'CveStatusFiles';
  /** Files that a CVE of the status hits. */
  fileCount: Scalars['Int']['output'];
  /** By distinct score, highest first: files that a CVE of the status with at least this score hits. */
  scores: Array<CveScoreFiles>;
  /** Status. */
  status: CveStatus;
};

/** How urgent a CVE is beside its score. It makes nothing affected. */
export type CveUrgency = {
  __typename?: 'CveUrgency';
  /** The day until when agencies have to mend it; null without one. */
  due?: Maybe<Scalars['Date']['output']>;
  /** Probability that it is exploited in the next 30 days, 0 to 1 (EPSS); null when nobody says. */
  epss?: Maybe<Scalars['Float']['output']>;
  /** The day of which the probability is; null without one. */
  epssDay?: Maybe<Scalars['Date']['output']>;
  /** Share of CVEs that are less likely to be, 0 to 1; null when nobody says. */
  epssPercentile?: Maybe<Scalars['Float']['output']>;
  /** The day when it came into the list of CVEs that are known to be exploited (CISA); null when it is not. */
  exploitedSince?: Maybe<Scalars['Date']['output']>;
  /** Whether ransomware is known to use it. */
  isUsedByRansomware: Scalars['Boolean']['output'];
};

/** A decision. */
export type DecideExceptionRequestInput = {
  /** What is said to those who asked; needed to decline. */
  answer?: Scalars['String']['input'];
  /** What is decided. */
  decision: ExceptionDecision;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Id of the request. */
  requestId: Scalars['ID']['input'];
  /** What is let in, of the same package; what was asked for without. */
  spec?: InputMaybe<Scalars['MatchSpec']['input']>;
  /** The last day on which it holds, in UTC; without an end unless told. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** What became of it. */
export type DecideExceptionRequestPayload = {
  __typename?: 'DecideExceptionRequestPayload';
  /** The request, decided. */
  request?: Maybe<ExceptionRequest>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** The decision about a held sync. */
export type DecideMirrorLossInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** What happens to the files. */
  decision: MirrorLossDecision;
  /** The number of files that was shown to whoever decides; a conflict when it has changed. */
  lostCount: Scalars['Int']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of decideMirrorLoss. */
export type DecideMirrorLossPayload = {
  __typename?: 'DecideMirrorLossPayload';
  /** The channel with its mirror details; null when something stood in the way. */
  channel?: Maybe<Channel>;
  /** What stood in the way; empty when it was done. */
  userErrors: Array<UserError>;
};

/** A change that waits, and what becomes of it. */
export type DecidePackageChangeInput = {
  /** Whether it is done; false keeps what is there. */
  accept: Scalars['Boolean']['input'];
  /** Name of the conda package. */
  name: Scalars['String']['input'];
};

/** What an admin decides. */
export type DecidePromotionInput = {
  /** What is said to who asked; needed to decline. */
  answer?: InputMaybe<Scalars['String']['input']>;
  /** Whether its files come. */
  approve: Scalars['Boolean']['input'];
  /** Name of the channel that the files go into. */
  channel: Scalars['String']['input'];
  /** The promotion. */
  id: Scalars['ID']['input'];
  /** Organization of the channel. */
  organization: Scalars['String']['input'];
};

/** A decision on what others say. */
export type DecideVexStatementInput = {
  /** Whether it is to count. */
  accepts: Scalars['Boolean']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Id of the statement. */
  statementId: Scalars['ID']['input'];
};

/** What became of it. */
export type DecideVexStatementPayload = {
  __typename?: 'DecideVexStatementPayload';
  /** The statement as it stands. */
  statement?: Maybe<VexStatement>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** What the applied policy decided of a file. */
export type Decision =
  /** Clients see it. */
  | 'ALLOWED'
  /** Clients do not see it. */
  | 'REFUSED';

/** A declined invitation. */
export type DeclineInvitationPayload = {
  __typename?: 'DeclineInvitationPayload';
  /** Whether it was declined. */
  declined: Scalars['Boolean']['output'];
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** How to delete the account. */
export type DeleteAccountInput = {
  /** True erases personal data at once; false disables the account, and it can be restored for 30 days. */
  hard: Scalars['Boolean']['input'];
};

/** The channel to delete. */
export type DeleteChannelInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of deleteChannel. */
export type DeleteChannelPayload = {
  __typename?: 'DeleteChannelPayload';
  /** Global id of the channel that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The owner of the list it was in. */
  organization?: Maybe<Organization>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** The collection to delete. */
export type DeleteCollectionInput = {
  /** Id of the collection, or its name. */
  collection: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** What became of a deletion. */
export type DeleteCollectionPayload = {
  __typename?: 'DeleteCollectionPayload';
  /** What it was called by; null with problems. */
  deletedId?: Maybe<Scalars['String']['output']>;
  /** What was wrong. */
  userErrors: Array<UserError>;
};

/** A group to delete. */
export type DeleteGroupInput = {
  /** Global id of the group. */
  id: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of deleteGroup. */
export type DeleteGroupPayload = {
  __typename?: 'DeleteGroupPayload';
  /** Global id of the group that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The owner of the list it was in. */
  organization?: Maybe<Organization>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A label that is to go. */
export type DeleteLabelInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Name of the label. */
  label: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of deleteLabel. */
export type DeleteLabelPayload = {
  __typename?: 'DeleteLabelPayload';
  /** Name of the label; null when something stood in the way. */
  deletedLabel?: Maybe<Scalars['String']['output']>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Which notebook to delete. */
export type DeleteNotebookInput = {
  /** Global id. */
  notebookId: Scalars['ID']['input'];
};

/** Outcome of deleteOrganization. */
export type DeleteOrganizationPayload = {
  __typename?: 'DeleteOrganizationPayload';
  /** Global id of the organization that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
  /** The caller, whose list of organizations has changed. */
  viewer?: Maybe<User>;
};

/** The policy to delete. */
export type DeletePolicyInput = {
  /** Global id of the policy. */
  id: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of deletePolicy. */
export type DeletePolicyPayload = {
  __typename?: 'DeletePolicyPayload';
  /** Global id of the policy that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The owner of the list it was in. */
  organization?: Maybe<Organization>;
  /** What stands in the way, e.g. it is applied to a channel. */
  userErrors: Array<UserError>;
};

/** A file to delete, or a folder. */
export type DeleteProjectFileInput = {
  /** Path of the file or folder. */
  path: Scalars['String']['input'];
  /** Global id of the project. */
  projectId: Scalars['ID']['input'];
  /** Whether a folder may go with its files. */
  recursive?: Scalars['Boolean']['input'];
};

/** Outcome of deleteProjectFile. */
export type DeleteProjectFilePayload = {
  __typename?: 'DeleteProjectFilePayload';
  /** The project without it. */
  project?: Maybe<Project>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A project to delete. */
export type DeleteProjectInput = {
  /** Global id of the project. */
  id: Scalars['ID']['input'];
};

/** Outcome of deleteProject. */
export type DeleteProjectPayload = {
  __typename?: 'DeleteProjectPayload';
  /** Global id of the project that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Outcome of deleteServiceAccount. */
export type DeleteServiceAccountPayload = {
  __typename?: 'DeleteServiceAccountPayload';
  /** Global id of the service account that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The owner of the list it was in. */
  organization?: Maybe<Organization>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Which deltas somebody asks for. */
export type DeltaChangeType =
  /** All that added or removed files. */
  | 'ALL'
  /** Those that added files. */
  | 'PACKAGES_ADDED'
  /** Those that removed files. */
  | 'PACKAGES_REMOVED'
  /** Something that this version does not know. */
  | 'UNKNOWN';

/** A page of deltas. Each is shown by the run whose publication made it; `PolicyRun.changes` has its files. */
export type DeltaConnection = {
  __typename?: 'DeltaConnection';
  /** Deltas with cursors. */
  edges: Array<DeltaEdge>;
  /** Deltas. */
  nodes: Array<PolicyRun>;
  /** Page numbers around the page at hand. */
  pageCursors: PageCursors;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Deltas in all that pass the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of deltas. Each is shown by the run whose publication made it; `PolicyRun.changes` has its files. */
export type DeltaConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A delta and its cursor. */
export type DeltaEdge = {
  __typename?: 'DeltaEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Delta. */
  node: PolicyRun;
};

/** How often somebody is mailed at most. */
export type DeltaFrequency =
  /** Once a day, with all that was published since the last mail. */
  | 'DAILY'
  /** With every publication. */
  | 'REALTIME'
  /** Something that this version does not know. */
  | 'UNKNOWN'
  /** Once in seven days, with all that was published since the last mail. */
  | 'WEEKLY';

/** That the deltas of a channel are mailed to somebody. */
export type DeltaSubscription = Node & {
  __typename?: 'DeltaSubscription';
  /** Which. */
  changeType: DeltaChangeType;
  /** Name of the channel. */
  channelName: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** How often, at most. */
  frequency: DeltaFrequency;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** When the last mail was written; at first when the subscription was made. */
  toldAt: Scalars['DateTime']['output'];
};

/** A package that depends on another one. */
export type Dependant = {
  __typename?: 'Dependant';
  /** Number of its files that depend on it. */
  fileCount: Scalars['Int']['output'];
  /** Name of the package. */
  name: Scalars['String']['output'];
};

/** A dependency by name. */
export type Dependency = {
  __typename?: 'Dependency';
  /** Whether an allowed file of it is left; true without a policy when it is in the channel. */
  allowed: Scalars['Boolean']['output'];
  /** Whether the channel has a package of this name. */
  inChannel: Scalars['Boolean']['output'];
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** Distinct match specs in use. */
  specs: Array<Scalars['MatchSpec']['output']>;
  /** Of the specs those that none of its allowed files satisfies, so that what asks for them cannot be installed from this channel alone; empty where none is allowed. */
  unmetSpecs: Array<Scalars['MatchSpec']['output']>;
};

/** Parts of guides that are found. */
export type DocumentationGroup = {
  __typename?: 'DocumentationGroup';
  /** The best. */
  items: Array<DocumentationHit>;
  /** Address in the hub of all of them. */
  searchUrl: Scalars['String']['output'];
  /** Parts in all. */
  totalCount: Scalars['Int']['output'];
};

/** A part of a guide that has every word. */
export type DocumentationHit = {
  __typename?: 'DocumentationHit';
  /** Id of the heading in the page; empty for what stands before the first one. */
  anchor: Scalars['String']['output'];
  /** A sentence of the part, around the words where there is one. */
  excerpt: Scalars['String']['output'];
  /** Heading of the part; the title for what stands before the first one. */
  heading: Scalars['String']['output'];
  /** The guide, as in its address. */
  name: Scalars['String']['output'];
  /** Title of the guide. */
  title: Scalars['String']['output'];
};

/** Downloads of a month. */
export type DownloadMonth = {
  __typename?: 'DownloadMonth';
  /** Downloads. */
  downloads: Scalars['Float']['output'];
  /** Month, 1 to 12; UTC. */
  month: Scalars['Int']['output'];
  /** Number of different packages. */
  packages: Scalars['Int']['output'];
  /** Year. */
  year: Scalars['Int']['output'];
};

/** A rule of a draft, and how many files it decides. A file is decided by one rule: the first that refuses it, or the exclusion that lets it in. */
export type DraftRule = {
  __typename?: 'DraftRule';
  /** Files that it refuses, or as an exclusion lets in. */
  fileCount: Scalars['Int']['output'];
  /** Key of its group in the draft; null for rules without one. */
  groupKey?: Maybe<Scalars['String']['output']>;
  /** The rule in words. */
  rule: Scalars['String']['output'];
  /** Part of the policy. */
  section: RuleSection;
};

/** An environment of which files would go. */
export type DraftedEnvironment = {
  __typename?: 'DraftedEnvironment';
  /** Name of the machine. */
  device: Scalars['String']['output'];
  /** Id, the last part of its address. */
  environmentId: Scalars['String']['output'];
  /** Packages of it that would go. */
  going: Array<PackageBuild>;
  /** Whether it is the caller's own. */
  isOwn: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Who registered it, for people; null once the account is erased. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** Platform, e.g. `linux-64`. */
  platform: Scalars['String']['output'];
  /** Whether it can still be installed from the channel. */
  result: EnvironmentResult;
  /** When it was last registered. */
  updatedAt: Scalars['DateTime']['output'];
};

/** The environments that hold files which a draft of a policy would take away. */
export type DraftedEnvironments = {
  __typename?: 'DraftedEnvironments';
  /** Environments on the list that do. */
  environmentCount: Scalars['Int']['output'];
  /** A page of them, the caller's own first. */
  environments: Array<DraftedEnvironment>;
  /** People whose environments they are. */
  ownerCount: Scalars['Int']['output'];
};

/** The decision of a draft over a package. */
export type DraftedPackage = {
  __typename?: 'DraftedPackage';
  /** Whether they would see it. */
  isAllowedAfter: Scalars['Boolean']['output'];
  /** Whether clients of the channel see it now. */
  isAllowedBefore: Scalars['Boolean']['output'];
  /** The package. */
  package: PackageBuild;
  /** The rule of the draft that decides over it, in words. */
  rule: Scalars['String']['output'];
};

/** Another address for an invitation. */
export type EditInvitationInput = {
  /** Address that it was made for. */
  currentEmail: Scalars['String']['input'];
  /** Address that it is for from now on. */
  email: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** An invitation with its new address. */
export type EditInvitationPayload = {
  __typename?: 'EditInvitationPayload';
  /** The invitation. */
  invitation?: Maybe<Invitation>;
  /** The organization, whose invitations have changed. */
  organization?: Maybe<Organization>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** The education offer: a plan without charge for people of schools and universities. */
export type EducationOffer = {
  __typename?: 'EducationOffer';
  /** Whether it is for the caller. */
  eligible: Scalars['Boolean']['output'];
  /** Whether the caller took it. */
  enrolled: Scalars['Boolean']['output'];
  /** Why, in words. */
  reason: Scalars['String']['output'];
};

/** The link of a mail. */
export type EndDeltaMailsInput = {
  /** The key at its end. */
  key: Scalars['String']['input'];
};

/** Outcome of endDeltaMails. */
export type EndDeltaMailsPayload = {
  __typename?: 'EndDeltaMailsPayload';
  /** Name of the channel; null when nothing was ended. */
  channelName?: Maybe<Scalars['String']['output']>;
  /** Name of the organization; null when nothing was ended. */
  organizationName?: Maybe<Scalars['String']['output']>;
  /** What stands in the way, e.g. the subscription has ended already. */
  userErrors: Array<UserError>;
};

/** An exception to end. */
export type EndExceptionInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Id of the exception. */
  exceptionId: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** What became of it. */
export type EndExceptionPayload = {
  __typename?: 'EndExceptionPayload';
  /** Id of the exception that has ended. */
  endedId?: Maybe<Scalars['ID']['output']>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** An organization that ends, for all or for the caller. */
export type EndOrganizationInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Which session to end. */
export type EndSessionInput = {
  /** Global id of the session. */
  sessionId: Scalars['ID']['input'];
};

/** A conda environment on somebody's machine, as it was last registered. */
export type Environment = Node & {
  __typename?: 'Environment';
  /** Whether the caller may take it off the list: its owner and admins may. */
  canRemove: Scalars['Boolean']['output'];
  /** Channels that its packages came from. */
  channels: Array<Scalars['String']['output']>;
  /** When it was first registered. */
  createdAt: Scalars['DateTime']['output'];
  /** CVEs that hit its packages, by severity. */
  cveCounts: EnvironmentCveCounts;
  /** Name of the machine. */
  device: Scalars['String']['output'];
  /** What differs between two moments of it, or between it and another environment, by name. */
  difference?: Maybe<PackageDifferenceConnection>;
  /** What a draft of a policy would do to it, without saving anything. */
  draft?: Maybe<EnvironmentDraft>;
  /** Id, the last part of its address. */
  environmentId: Scalars['String']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Whether it is the caller's own. */
  isOwn: Scalars['Boolean']['output'];
  /** What is known of its packages together, and how many were not checked. */
  knowledge: PackagesKnowledge;
  /** It as a file from which a client makes it again. */
  lock?: Maybe<Scalars['String']['output']>;
  /** When other packages were registered of it, the newest first; the newest two hundred are kept. */
  moments?: Maybe<EnvironmentMomentConnection>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Who registered it; null once the account is erased. */
  owner?: Maybe<EnvironmentPerson>;
  /** Who registered it, for people; null once the account is erased. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** Number of packages. */
  packageCount: Scalars['Int']['output'];
  /** Its packages, by name. */
  packages?: Maybe<InstalledPackageConnection>;
  /** Its packages as CSV. */
  packagesCsv?: Maybe<Scalars['String']['output']>;
  /** Platform, e.g. `linux-64`. */
  platform: Scalars['String']['output'];
  /** Folder on the device. */
  prefix: Scalars['String']['output'];
  /** It as a document that scanners read; null when there is no such environment any more. */
  sbom?: Maybe<Scalars['String']['output']>;
  /** How the hub solved it from a file that left versions open; null for what a machine has. */
  solved?: Maybe<SolvedEnvironment>;
  /** What admins say of it. */
  state: EnvironmentState;
  /** It in figures. */
  stats?: Maybe<EnvironmentStats>;
  /** When it was last registered. */
  updatedAt: Scalars['DateTime']['output'];
};


/** A conda environment on somebody's machine, as it was last registered. */
export type EnvironmentDifferenceArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  afterMoment?: InputMaybe<Scalars['String']['input']>;
  beforeMoment?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  otherEnvironment?: InputMaybe<Scalars['String']['input']>;
};


/** A conda environment on somebody's machine, as it was last registered. */
export type EnvironmentDraftArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  filters: Scalars['PolicyFilters']['input'];
  policyId?: InputMaybe<Scalars['ID']['input']>;
};


/** A conda environment on somebody's machine, as it was last registered. */
export type EnvironmentLockArgs = {
  form?: InputMaybe<EnvironmentFileForm>;
};


/** A conda environment on somebody's machine, as it was last registered. */
export type EnvironmentMomentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A conda environment on somebody's machine, as it was last registered. */
export type EnvironmentPackagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A conda environment on somebody's machine, as it was last registered. */
export type EnvironmentSbomArgs = {
  format?: InputMaybe<SbomFormat>;
};

/** A page of environments. */
export type EnvironmentConnection = {
  __typename?: 'EnvironmentConnection';
  /** Environments with cursors. */
  edges: Array<EnvironmentEdge>;
  /** Environments. */
  nodes: Array<Environment>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Environments in all. */
  totalCount: Scalars['Int']['output'];
};

/** CVEs that are known to hit packages of an environment and stand, each counted once, by severity. Packages that were not checked are counted in `knowledge`. */
export type EnvironmentCveCounts = {
  __typename?: 'EnvironmentCveCounts';
  /** Critical. */
  critical: Scalars['Int']['output'];
  /** High. */
  high: Scalars['Int']['output'];
  /** Low. */
  low: Scalars['Int']['output'];
  /** Medium. */
  medium: Scalars['Int']['output'];
  /** With a score of 0. */
  none: Scalars['Int']['output'];
  /** Without a score. */
  unscored: Scalars['Int']['output'];
};

/** What a draft of a policy would do to an environment. */
export type EnvironmentDraft = {
  __typename?: 'EnvironmentDraft';
  /** Name of the channel that the draft would be applied to. */
  channelName: Scalars['String']['output'];
  /** Those of them that clients see now and would not see any more. */
  goingCount: Scalars['Int']['output'];
  /** Packages that are files of the channel. */
  knownCount: Scalars['Int']['output'];
  /** Packages that are files of the channel, those that would go first, then by name. */
  packages: Array<DraftedPackage>;
  /** Those of them that the draft refuses, seen now or not. */
  refusedCount: Scalars['Int']['output'];
  /** Whether it can still be installed from the channel. */
  result: EnvironmentResult;
};

/** An environment and its cursor. */
export type EnvironmentEdge = {
  __typename?: 'EnvironmentEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Environment. */
  node: Environment;
};

/** A form in which an environment is given back. */
export type EnvironmentFileForm =
  /** An environment.yml with every version. */
  | 'ENVIRONMENT_YML'
  /** Addresses of its packages, for `conda create --file`. */
  | 'EXPLICIT';

/** A file as it is. */
export type EnvironmentFileInput = {
  /** Its text. */
  content: Scalars['String']['input'];
  /** Name, for telling mistakes. */
  name: Scalars['String']['input'];
};

/** A package of an environment that a CVE hits or a policy refuses. */
export type EnvironmentFinding = {
  __typename?: 'EnvironmentFinding';
  /** Channel of the organization that has its file; else the one that it came from. */
  channelName: Scalars['String']['output'];
  /** How many CVEs hit it. */
  cveCount: Scalars['Int']['output'];
  /** CVEs that hit it, the worst first, at most ten. */
  cveIds: Array<Scalars['String']['output']>;
  /** The rule that decided over the file, in words; null without a policy. */
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** Whether clients of that channel see the file now; null where no channel that the viewer may read has it. */
  decision?: Maybe<Decision>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Version. */
  version: Scalars['CondaVersion']['output'];
  /** Highest score of a CVE that hits it; null when none with a score does. */
  worstScore?: Maybe<Scalars['Float']['output']>;
  /** Severity of that score; null without one. */
  worstSeverity?: Maybe<Severity>;
};

/** The form of a file that told the packages of an environment. */
export type EnvironmentFormat =
  /** What `conda list` prints, as a table or with `--json`, or the same of mamba or pixi. */
  | 'CONDA_LIST'
  /** A conda-lock.yml. */
  | 'CONDA_LOCK'
  /** Files of a `conda-meta` folder. */
  | 'CONDA_META'
  /** A CycloneDX SBOM. */
  | 'CYCLONEDX'
  /** An environment.yml, or the same as JSON. */
  | 'ENVIRONMENT_YML'
  /** What `conda list --explicit` prints. */
  | 'EXPLICIT'
  /** A pixi.lock. */
  | 'PIXI_LOCK'
  /** A pixi.toml, or a pyproject.toml with `[tool.pixi]`. */
  | 'PIXI_TOML'
  /** A requirements.txt of pip. */
  | 'REQUIREMENTS_TXT'
  /** An SPDX 2 document. */
  | 'SPDX'
  /** A list of specs, such as `conda list --export` prints. */
  | 'SPEC_LIST'
  /** Something that this version does not know. */
  | 'UNKNOWN';

/** Environments that are found. */
export type EnvironmentGroup = {
  __typename?: 'EnvironmentGroup';
  /** The best. */
  items: Array<EnvironmentHit>;
  /** Address in the hub of all of them. */
  searchUrl: Scalars['String']['output'];
  /** Environments in all. */
  totalCount: Scalars['Int']['output'];
};

/** An environment that matches. */
export type EnvironmentHit = {
  __typename?: 'EnvironmentHit';
  /** Device that it is on. */
  device: Scalars['String']['output'];
  /** Id, the last part of its address. */
  environmentId: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Name of the organization. */
  organization: Scalars['String']['output'];
  /** Packages in it. */
  packageCount: Scalars['Int']['output'];
  /** Folder that it is in. */
  prefix: Scalars['String']['output'];
};

/** What an environment held until other packages were registered. */
export type EnvironmentMoment = {
  __typename?: 'EnvironmentMoment';
  /** Packages that the moment before did not have. */
  addedCount: Scalars['Int']['output'];
  /** When these packages were first registered. */
  at: Scalars['DateTime']['output'];
  /** Packages with another version, build or channel. */
  changedCount: Scalars['Int']['output'];
  /** The form of the file that told them. */
  format: EnvironmentFormat;
  /** When they were last registered. */
  lastAt: Scalars['DateTime']['output'];
  /** Id, by which it is compared. */
  momentId: Scalars['String']['output'];
  /** Packages. */
  packageCount: Scalars['Int']['output'];
  /** Packages that only the moment before had. */
  removedCount: Scalars['Int']['output'];
  /** How often they were registered. */
  uploadCount: Scalars['Int']['output'];
};

/** A page of moments. */
export type EnvironmentMomentConnection = {
  __typename?: 'EnvironmentMomentConnection';
  /** Moments with cursors. */
  edges: Array<EnvironmentMomentEdge>;
  /** Moments. */
  nodes: Array<EnvironmentMoment>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Moments in all. */
  totalCount: Scalars['Int']['output'];
};

/** A moment and its cursor. */
export type EnvironmentMomentEdge = {
  __typename?: 'EnvironmentMomentEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Moment. */
  node: EnvironmentMoment;
};

/** What becomes of an environment when other files are allowed. */
export type EnvironmentOutcome =
  /** It cannot be installed any more. */
  | 'BREAKS'
  /** All of its files stay. */
  | 'KEPT'
  /** Some go, and what was asked for can be installed with others. */
  | 'SOLVES'
  /** That was not found out. */
  | 'UNKNOWN'
  /** It could not be installed from this channel alone before either. */
  | 'UNSOLVED';

/** A person as environments name them. */
export type EnvironmentPerson = {
  __typename?: 'EnvironmentPerson';
  /** Global id of the user. */
  id: Scalars['ID']['output'];
  /** Name to show. */
  name: Scalars['String']['output'];
  /** User name, unique on the hub. */
  username: Scalars['String']['output'];
};

/** Something in a file that somebody should look at. */
export type EnvironmentRemark = {
  __typename?: 'EnvironmentRemark';
  /** Place inside the file; empty for the whole. */
  at: Scalars['String']['output'];
  /** Name of the file. */
  file: Scalars['String']['output'];
  /** Line, from 1; null where a line says nothing. */
  line?: Maybe<Scalars['Int']['output']>;
  /** What it is. */
  message: Scalars['String']['output'];
};

/** What becomes of an environment when other files are allowed. */
export type EnvironmentResult = {
  __typename?: 'EnvironmentResult';
  /** Why it cannot be installed; null otherwise. */
  detail?: Maybe<Scalars['String']['output']>;
  /** In a word. */
  outcome: EnvironmentOutcome;
};

/** What admins say of one environment. */
export type EnvironmentReview = {
  __typename?: 'EnvironmentReview';
  /** Id, the last part of its address. */
  environmentId: Scalars['String']['output'];
  /** Name of the environment. */
  name: Scalars['String']['output'];
  /** What they say. */
  state: EnvironmentState;
};

/** What admins say of the environments of a page. */
export type EnvironmentReviews = {
  __typename?: 'EnvironmentReviews';
  /** One for each environment. */
  nodes: Array<EnvironmentReview>;
  /** Environments in all that pass the filter. */
  totalCount: Scalars['Int']['output'];
};

/** What a brief scan found. */
export type EnvironmentScan = {
  __typename?: 'EnvironmentScan';
  /** How many there are in all. */
  findingCount: Scalars['Int']['output'];
  /** Packages that a CVE hits or a policy refuses, the worst first, at most 50. */
  findings: Array<EnvironmentFinding>;
  /** When. */
  scannedAt: Scalars['DateTime']['output'];
  /** The environment in figures. */
  stats: EnvironmentStats;
};

/** What admins say of an environment, in one word and their own. */
export type EnvironmentState = {
  __typename?: 'EnvironmentState';
  /** When it was last set; null before. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who set it; null before, and when that account is gone. */
  changedBy?: Maybe<EnvironmentPerson>;
  /** Name of who set it; null before, and when that account is gone. */
  changedByName?: Maybe<Scalars['String']['output']>;
  /** In their own words; null for nothing. */
  customMessage?: Maybe<Scalars['String']['output']>;
  /** In one word. */
  status: EnvironmentStatus;
  /** The version of what edits change; an edit sends it back as `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** An environment in figures. */
export type EnvironmentStats = {
  __typename?: 'EnvironmentStats';
  /** Packages that a CVE is known to hit. */
  affectedCount: Scalars['Int']['output'];
  /** CVEs by severity. */
  cveCounts: EnvironmentCveCounts;
  /** What is known of its packages together. */
  knowledge: PackagesKnowledge;
  /** Packages whose file the hub has in a channel that the caller may read. */
  knownCount: Scalars['Int']['output'];
  /** Number of packages. */
  packageCount: Scalars['Int']['output'];
  /** Packages whose file a policy refuses now. */
  refusedCount: Scalars['Int']['output'];
  /** Packages that no source of CVEs knows by name, so that they were not compared. */
  uncheckedCount: Scalars['Int']['output'];
};

/** What admins say of an environment. */
export type EnvironmentStatus =
  /** It may be used. */
  | 'APPROVED'
  /** Somebody should look at it. */
  | 'NEEDS_ATTENTION'
  /** It should not be used any more. */
  | 'RETIRED'
  /** Something that this version does not know. */
  | 'UNKNOWN'
  /** Nothing yet, or its packages have changed since it was approved. */
  | 'UNREVIEWED';

/** Somebody who has registered environments that are on the list. */
export type EnvironmentUser = {
  __typename?: 'EnvironmentUser';
  /** Environments on the list. */
  environmentCount: Scalars['Int']['output'];
  /** When the last of them was registered. */
  lastRegisteredAt: Scalars['DateTime']['output'];
  /** Name for people. */
  name: Scalars['String']['output'];
  /** User name. */
  username: Scalars['String']['output'];
};

/** A page of people who have registered environments. */
export type EnvironmentUserConnection = {
  __typename?: 'EnvironmentUserConnection';
  /** People with cursors. */
  edges: Array<EnvironmentUserEdge>;
  /** People. */
  nodes: Array<EnvironmentUser>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** People in all. */
  totalCount: Scalars['Int']['output'];
};

/** Somebody who has registered environments, and their cursor. */
export type EnvironmentUserEdge = {
  __typename?: 'EnvironmentUserEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Person. */
  node: EnvironmentUser;
};

/** A CVE of files that an exception would let in. */
export type ExceptedCve = {
  __typename?: 'ExceptedCve';
  /** The CVE or advisory. */
  cveId: Scalars['String']['output'];
  /** Files that it hits. */
  fileCount: Scalars['Int']['output'];
  /** Whether it is known to be exploited. */
  isExploited: Scalars['Boolean']['output'];
  /** CVSS score; null when unknown. */
  score?: Maybe<Scalars['Float']['output']>;
  /** Band of the score; null without one. */
  severity?: Maybe<Severity>;
};

/** A file that an exception would let in. */
export type ExceptedFile = {
  __typename?: 'ExceptedFile';
  /** Build text. */
  build: Scalars['String']['output'];
  /** Ids of its CVEs that are active or reported. */
  cveIds: Array<Scalars['String']['output']>;
  /** License as the file says it; null for none. */
  license?: Maybe<Scalars['String']['output']>;
  /** Name of its package. */
  name: Scalars['String']['output'];
  /** The rule that refuses it now. */
  refusedBy: Scalars['String']['output'];
  /** Platform (subdir). */
  subdir: Scalars['String']['output'];
  /** Version. */
  version: Scalars['CondaVersion']['output'];
};

/** A license of files that an exception would let in. */
export type ExceptedLicense = {
  __typename?: 'ExceptedLicense';
  /** Files. */
  fileCount: Scalars['Int']['output'];
  /** As the files say it; null for files without one. */
  license?: Maybe<Scalars['String']['output']>;
};

/** Somebody who asks for an exception. */
export type ExceptionAsker = {
  __typename?: 'ExceptionAsker';
  /** When they asked. */
  askedAt: Scalars['DateTime']['output'];
  /** Who asks. */
  person: User;
  /** What it is needed for. */
  reason: Scalars['String']['output'];
};

/** What is decided. */
export type ExceptionDecision =
  /** What is asked for is let in. */
  | 'ALLOW'
  /** It is not. */
  | 'DECLINE';

/** What an exception beside the policy of a channel would let in. */
export type ExceptionImpact = {
  __typename?: 'ExceptionImpact';
  /** CVEs of these files in all. */
  cveCount: Scalars['Int']['output'];
  /** CVEs of these files that are active or reported, the highest score first; at most a hundred. */
  cves: Array<ExceptedCve>;
  /** Files that are refused now and would be served. */
  fileCount: Scalars['Int']['output'];
  /** The first hundred of them by name, the newest version of each first. */
  files: Array<ExceptedFile>;
  /** Packages that stay now and cannot be installed on some platform, and could be with it. */
  givesBack: Array<Scalars['String']['output']>;
  /** Licenses of these files, most files first. */
  licenses: Array<ExceptedLicense>;
  /** Files that it names and that stay refused, because the package itself is harmful. */
  maliciousCount: Scalars['Int']['output'];
  /** The exception. */
  spec: Scalars['MatchSpec']['output'];
  /** Packages that could not be installed on some platform with it either. */
  stillLost: Scalars['Int']['output'];
  /** Files of which nobody knows whether a CVE hits them: no advisory was compared with their package, or those that may hit cannot be decided. */
  unknownCount: Scalars['Int']['output'];
};

/** A request for an exception from the policy of a channel, for those who decide on it. */
export type ExceptionRequest = {
  __typename?: 'ExceptionRequest';
  /** What the decision says to those who asked; may be empty. */
  answer: Scalars['String']['output'];
  /** When it was asked for first. */
  askedAt: Scalars['DateTime']['output'];
  /** Name of the channel. */
  channelName: Scalars['String']['output'];
  /** When it was decided or withdrawn; null while it is open. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who decided; null while it is open, and for accounts that are gone. */
  decidedBy?: Maybe<User>;
  /** What an exception would let in; null where the channel has no policy, and when it could not be worked out. */
  impact?: Maybe<ExceptionImpact>;
  /** Name of the package. */
  package: Scalars['String']['output'];
  /** Who asks, the first one first. */
  people: Array<ExceptionAsker>;
  /** Id, by which it is decided on. */
  requestId: Scalars['ID']['output'];
  /** What is asked for. */
  spec: Scalars['MatchSpec']['output'];
  /** What became of it. */
  state: ExceptionRequestState;
  /** The last day of the exception that was granted, in UTC; null for none. */
  until?: Maybe<Scalars['Date']['output']>;
};


/** A request for an exception from the policy of a channel, for those who decide on it. */
export type ExceptionRequestImpactArgs = {
  spec?: InputMaybe<Scalars['MatchSpec']['input']>;
};

/** A page of requests. */
export type ExceptionRequestConnection = {
  __typename?: 'ExceptionRequestConnection';
  /** Requests with cursors. */
  edges: Array<ExceptionRequestEdge>;
  /** Requests. */
  nodes: Array<ExceptionRequest>;
  /** Page numbers around the page at hand. */
  pageCursors: PageCursors;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Requests in all that pass the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of requests. */
export type ExceptionRequestConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A request and its cursor. */
export type ExceptionRequestEdge = {
  __typename?: 'ExceptionRequestEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Request. */
  node: ExceptionRequest;
};

/** What became of a request for an exception. */
export type ExceptionRequestState =
  /** An exception was granted. */
  | 'ALLOWED'
  /** An admin declined it. */
  | 'DECLINED'
  /** Nobody has decided yet. */
  | 'OPEN'
  /** A state that this version does not know. */
  | 'UNKNOWN'
  /** Everybody who asked took it back. */
  | 'WITHDRAWN';

/** One rule and what it said of a file. */
export type ExplainedRule = {
  __typename?: 'ExplainedRule';
  /** CVEs that made it so. */
  cves: Array<Cve>;
  /** Whether this rule decided. */
  decided: Scalars['Boolean']['output'];
  /** The concrete reason, e.g. 'License HPND passes'. */
  reason: Scalars['String']['output'];
  /** The rule in words. */
  rule: Scalars['String']['output'];
  /** What it said. */
  verdict: RuleVerdict;
};

/** Why a file is allowed or refused. */
export type Explanation = {
  __typename?: 'Explanation';
  /** Admins of the organization, who can change the policy. */
  admins: Array<User>;
  /** What to install instead of a file that is refused or cannot be installed: the newest version that can be. Null for none, and for a file that can be installed. */
  alternativeVersion?: Maybe<Scalars['CondaVersion']['output']>;
  /** Who applied it. */
  appliedBy?: Maybe<User>;
  /** What was decided. */
  decision: Decision;
  /** One sentence, the same that conda prints. */
  detail: Scalars['String']['output'];
  /** The file. */
  file: FileKey;
  /** When it comes, where it is refused only because it is too young; null otherwise. */
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Since when; null without a policy. */
  inForceSince?: Maybe<Scalars['DateTime']['output']>;
  /** For an allowed file, by platform that it is for, whether clients can install it; empty where nobody looked, and for a refused one. */
  installable: Array<PlatformInstall>;
  /** Nearest allowed version of the package, newer ones first; null when none is left. */
  nearestAllowedVersion?: Maybe<Scalars['CondaVersion']['output']>;
  /** The policy; null without one. */
  policy?: Maybe<Policy>;
  /** Revision in force. */
  revision?: Maybe<Scalars['Int']['output']>;
  /** How the policy decided, section by section; empty without a policy. */
  sections: Array<ExplanationSection>;
  /** Version of the file. */
  version: Scalars['CondaVersion']['output'];
};

/** One section of a policy: 'Package rules', 'CVE rules' or 'Exclusions'. */
export type ExplanationSection = {
  __typename?: 'ExplanationSection';
  /** Its rules. */
  rules: Array<ExplainedRule>;
  /** Title. */
  title: Scalars['String']['output'];
  /** What the section said of the file. */
  verdict: RuleVerdict;
};

/** A package that is meant, and how many environments hold it. */
export type ExposedBuild = {
  __typename?: 'ExposedBuild';
  /** Environments on the list that hold it. */
  environmentCount: Scalars['Int']['output'];
  /** The package. */
  package: PackageBuild;
};

/** An environment that holds something. */
export type ExposedEnvironment = {
  __typename?: 'ExposedEnvironment';
  /** Name of the machine. */
  device: Scalars['String']['output'];
  /** Id, the last part of its address. */
  environmentId: Scalars['String']['output'];
  /** What becomes of it when all of it is refused in the channels that it came from; null unless asked for, and when none of them is a channel that the caller may read. */
  ifRefused?: Maybe<EnvironmentResult>;
  /** Whether it is the caller's own. */
  isOwn: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Who registered it, for people; null once the account is erased. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** What it holds of it. */
  packages: Array<PackageBuild>;
  /** Platform, e.g. `linux-64`. */
  platform: Scalars['String']['output'];
  /** When it was last registered. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Which environments hold something. */
export type Exposure = {
  __typename?: 'Exposure';
  /** Packages that are meant: versions, builds and channels they came from. */
  buildCount: Scalars['Int']['output'];
  /** Those of them in most environments, at most fifty. */
  builds: Array<ExposedBuild>;
  /** How much was compared with the CVE; null when a package or a match spec was asked for. */
  coverage?: Maybe<ExposureCoverage>;
  /** Environments on the list that hold it. */
  environmentCount: Scalars['Int']['output'];
  /** A page of the environments, the caller's own first. */
  environments: Array<ExposedEnvironment>;
  /** People whose environments they are. */
  ownerCount: Scalars['Int']['output'];
};

/** How much the environments were compared with a CVE. */
export type ExposureCoverage = {
  __typename?: 'ExposureCoverage';
  /** Environments on the list; the next two counts are parts of it. */
  environmentCount: Scalars['Int']['output'];
  /** Whether the hub knows packages that the CVE is about; else no environment was compared with it. */
  isCompared: Scalars['Boolean']['output'];
  /** Whether the hub knows the CVE. */
  isKnown: Scalars['Boolean']['output'];
  /** Other environments that are not known to hold it and hold a package that no source of CVEs knows. */
  notCheckedCount: Scalars['Int']['output'];
  /** Environments that are not known to hold it and hold a package that it may concern. */
  undecidedCount: Scalars['Int']['output'];
};

/** How many environments of an organization were hit on a day. */
export type ExposureDay = {
  __typename?: 'ExposureDay';
  /** Those whose worst CVE is critical. */
  critical: Scalars['Int']['output'];
  /** The day, in UTC. */
  day: Scalars['Date']['output'];
  /** Environments on the list. */
  environmentCount: Scalars['Int']['output'];
  /** Those whose worst CVE is high. */
  high: Scalars['Int']['output'];
  /** Those whose worst CVE is low. */
  low: Scalars['Int']['output'];
  /** Those whose worst CVE is medium. */
  medium: Scalars['Int']['output'];
  /** Those that only CVEs without a score, or with one of 0, hit. */
  other: Scalars['Int']['output'];
  /** Those that hold a file which a policy refuses. */
  refusedCount: Scalars['Int']['output'];
};

/** Work that failed. */
export type FailedWork = {
  __typename?: 'FailedWork';
  /** When it failed. */
  at: Scalars['DateTime']['output'];
  /** Whether it can be tried again; false where another one is under way or has ended well since. */
  canRetry: Scalars['Boolean']['output'];
  /** Name of the channel; null for work of no channel. */
  channelName?: Maybe<Scalars['String']['output']>;
  /** What kind of work it is. */
  kind: WorkKind;
  /** Name of the organization; null for work of no organization. */
  organizationName?: Maybe<Scalars['String']['output']>;
  /** Why it failed. */
  reason: Scalars['String']['output'];
  /** What it is, for people. */
  title: Scalars['String']['output'];
  /** Id at the REST services. */
  workId: Scalars['String']['output'];
};

/** A page of failures. */
export type FailedWorkConnection = {
  __typename?: 'FailedWorkConnection';
  /** Failures with cursors. */
  edges: Array<FailedWorkEdge>;
  /** Failures. */
  nodes: Array<FailedWork>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Failures in all. */
  totalCount: Scalars['Int']['output'];
};

/** A failure and its cursor. */
export type FailedWorkEdge = {
  __typename?: 'FailedWorkEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Failure. */
  node: FailedWork;
};

/** A flag and its value for the caller. */
export type FeatureFlag = {
  __typename?: 'FeatureFlag';
  /** Name, e.g. `system-banner`. */
  key: Scalars['String']['output'];
  /** Why it has this value. */
  reason: FlagReason;
  /** Type of its value. */
  type: FlagValueType;
  /** Its value; the default when the flag service does not answer. Null is a value too: a JSON flag that is off. */
  value?: Maybe<Scalars['JSON']['output']>;
  /** Name of the variant; null for a default. */
  variant?: Maybe<Scalars['String']['output']>;
};

/** One feature of the account and whether it may be used. */
export type FeaturePermission = {
  __typename?: 'FeaturePermission';
  /** Whether it may be used. */
  allowed: Scalars['Boolean']['output'];
  /** Name, e.g. `cloud-notebooks`. */
  name: Scalars['String']['output'];
};

/** A feature of the plans in an organization. */
export type FeatureSetting = {
  __typename?: 'FeatureSetting';
  /** Whether it can be used now: the plan gives it and no admin has switched it off. */
  isEnabled: Scalars['Boolean']['output'];
  /** Whether the plan gives it now; only then it can be switched on. */
  isInPlan: Scalars['Boolean']['output'];
  /** Name, e.g. `policy`. */
  name: Scalars['String']['output'];
};

/** A feature and whether it shall be on. */
export type FeatureSettingInput = {
  /** Whether it shall be on. */
  isEnabled: Scalars['Boolean']['input'];
  /** Name, e.g. `policy`. */
  name: Scalars['String']['input'];
};

/** A feed that can stand in a bundle. */
export type FeedBundleChoice = {
  __typename?: 'FeedBundleChoice';
  /** Its id. */
  feedId: Scalars['String']['output'];
  /** Name for people. */
  title: Scalars['String']['output'];
};

/** How a bundle that was asked for stands. */
export type FeedBundleState =
  /** It was not made. */
  | 'FAILED'
  /** It can be downloaded. */
  | 'MADE'
  /** A state this version does not know. */
  | 'UNKNOWN'
  /** Its lists are being fetched. */
  | 'WAITING';

/** Bundles of feeds, for hubs without a network. */
export type FeedBundles = {
  __typename?: 'FeedBundles';
  /** Feeds that can stand in a bundle. */
  choices: Array<FeedBundleChoice>;
  /** Files in the folder advisories/incoming of the hub. */
  incoming: Array<IncomingFeedBundle>;
  /** The public key that whoever loads bundles of this hub has to pin. */
  key: Scalars['String']['output'];
  /** Its short name, to compare by eye. */
  keyId: Scalars['String']['output'];
  /** The bundle that was loaded last; null for none. */
  loaded?: Maybe<LoadedFeedBundle>;
  /** The bundle that was asked for last; null for none. */
  made?: Maybe<MadeFeedBundle>;
};

/** Outcome of makeFeedBundle, loadFeedBundle and removeFeedBundle. */
export type FeedBundlesPayload = {
  __typename?: 'FeedBundlesPayload';
  /** The bundles as they are now. */
  bundles?: Maybe<FeedBundles>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Outcome of switchFeed, setFeedKey, removeFeedKey and fetchFeed. */
export type FeedsPayload = {
  __typename?: 'FeedsPayload';
  /** The feeds as they are now. */
  feeds?: Maybe<Array<AdvisoryFeed>>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A feed. */
export type FetchFeedInput = {
  /** Id at the REST services. */
  feedId: Scalars['String']['input'];
};

/** One built file of a package. */
export type File = Node & {
  __typename?: 'File';
  /** Build string. */
  build: Scalars['String']['output'];
  /** Build number. */
  buildNumber: Scalars['Int']['output'];
  /** When it was made; null when unknown. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the organization said of its CVEs; empty for readers who may not know, null when it could not be loaded. */
  curations?: Maybe<Array<CveCuration>>;
  /** Its CVEs. */
  cves?: Maybe<Array<Cve>>;
  /** What decided, in words: the rule, or that it was withdrawn; null without a policy. */
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** What the applied policy decided; allowed without one. */
  decision: Decision;
  /** Match specs it needs. */
  depends: Array<Scalars['MatchSpec']['output']>;
  /** Where clients fetch it; null when the policy refuses it or its bytes are not in this hub. */
  downloadUrl?: Maybe<Scalars['URL']['output']>;
  /** File name, `name-version-build.conda` or `.tar.bz2`. */
  fileName: Scalars['String']['output'];
  /** Since when the source of its mirror does not list it; null while it does. Its bytes are still had by its name. */
  goneAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it comes, where it is refused only because it is too young; null otherwise. */
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Labels that list it; `main` is the channel's own address. */
  labels: Array<Scalars['String']['output']>;
  /** Licence; null when unknown. */
  license?: Maybe<Scalars['String']['output']>;
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** SHA-256; null when unknown. */
  sha256?: Maybe<Scalars['SHA256']['output']>;
  /** Size; null when unknown. */
  size?: Maybe<Scalars['ByteSize']['output']>;
  /** Subdir. */
  subdir: Scalars['String']['output'];
  /** Whether it is signed. */
  trust: Trust;
  /** Version. */
  version: Scalars['CondaVersion']['output'];
  /** How it left the index of its channel; null where it did not. */
  withdrawn?: Maybe<Withdrawal>;
};

/** A page of files. */
export type FileConnection = {
  __typename?: 'FileConnection';
  /** Files with cursors. */
  edges: Array<FileEdge>;
  /** Files. */
  nodes: Array<File>;
  /** Page numbers around the page at hand. */
  pageCursors: PageCursors;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Files in all that pass the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of files. */
export type FileConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A file and its cursor. */
export type FileEdge = {
  __typename?: 'FileEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** File. */
  node: File;
};

/** How the content of a file is written down. */
export type FileEncoding =
  /** In Base64. */
  | 'BASE64'
  /** As text, stored in UTF-8. */
  | 'TEXT';

/** Something that became of a file. */
export type FileEvent = {
  __typename?: 'FileEvent';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What became of it. */
  kind: FileEventKind;
  /** Why, in the words of whoever did it; may be empty. */
  reason: Scalars['String']['output'];
  /** Name of the service account that did it, or what else did it, e.g. the organization's token; null for people, and to strangers. */
  serviceAccount?: Maybe<Scalars['String']['output']>;
  /** Who did it; null for service accounts, for who is gone, and to strangers. */
  user?: Maybe<User>;
};

/** What can become of a file. */
export type FileEventKind =
  /** It was taken out as harmful. */
  | 'HARMFUL'
  /** It came into the channel. */
  | 'PUBLISHED'
  /** It was put back into the index. */
  | 'RESTORED'
  /** Something that this version does not know. */
  | 'UNKNOWN'
  /** It was taken out of the index. */
  | 'YANKED';

/** What names a file inside a channel. */
export type FileKey = {
  __typename?: 'FileKey';
  /** File name. */
  fileName: Scalars['String']['output'];
  /** Subdir. */
  subdir: Scalars['String']['output'];
};

/** The place of a file. */
export type FileKeyInput = {
  /** File name. */
  fileName: Scalars['String']['input'];
  /** Subdir. */
  subdir: Scalars['String']['input'];
};

/** Why a finding began. */
export type FindingBegin =
  /** An advisory came or changed. */
  | 'ADVISORY'
  /** It was there when the channel was looked at first. */
  | 'FIRST_LOOK'
  /** What the package is upstream changed. */
  | 'IDENTITY'
  /** The file came, or is not refused any more. */
  | 'SERVED'
  /** What had cleared it does not count any more. */
  | 'STATEMENT'
  /** Something that this version does not know. */
  | 'UNKNOWN';

/** Why a finding ended. */
export type FindingEnd =
  /** The advisory does not concern the version any more. */
  | 'ADVISORY'
  /** What the package is upstream changed. */
  | 'IDENTITY'
  /** It is counted under another id of the same fault. */
  | 'JOINED'
  /** The policy refuses the files. */
  | 'REFUSED'
  /** The files are gone, withdrawn or replaced. */
  | 'REMOVED'
  /** Somebody said that they are not affected. */
  | 'STATEMENT'
  /** Something that this version does not know. */
  | 'UNKNOWN'
  /** The advisory was taken back. */
  | 'WITHDRAWN';

/** Whether a finding stands. */
export type FindingState =
  /** None is hit any more. */
  | 'OVER'
  /** Served files are hit. */
  | 'STANDING';

/** What only the application knows of the caller; the rest of the user context the server knows itself. */
export type FlagContextInput = {
  /** Name of the selected organization. */
  organization?: InputMaybe<Scalars['String']['input']>;
  /** Part of the application that asks, e.g. `web`. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** What was shown to somebody. */
export type FlagExposureInput = {
  /** Name of the flag. */
  key: Scalars['String']['input'];
  /** Name of the variant. */
  variant?: InputMaybe<Scalars['String']['input']>;
};

/** Why a flag has its value. */
export type FlagReason =
  /** The flag has no rule for the caller, or the service did not answer. */
  | 'DEFAULT'
  /** The definition gives everybody this value. */
  | 'STATIC'
  /** A rule of the definition matched the caller. */
  | 'TARGETING';

/** Types of flag values. */
export type FlagValueType =
  /** Yes or no. */
  | 'BOOLEAN'
  /** A whole number. */
  | 'INTEGER'
  /** Any JSON. */
  | 'JSON'
  /** A number. */
  | 'NUMERIC'
  /** A text. */
  | 'STRING';

/** What an organization wants to know of requests, and how long. */
export type GatewaySettings = {
  __typename?: 'GatewaySettings';
  /** Whether clients are noted without address and name. */
  anonymizeClients: Scalars['Boolean']['output'];
  /** Whether single clients are noted. Requests are counted either way. */
  isGatewayEnabled: Scalars['Boolean']['output'];
  /** Days after which counts and clients are deleted, 1 to 1095. */
  retentionDays: Scalars['Int']['output'];
  /** The version of what edits change; an edit sends it back as `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** Which token to give to mirrors. */
export type GiveTokenToMirrorsInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Whose: the organization's, or the caller's own in it. */
  token?: TokenOwner;
};

/** Outcome of giveTokenToMirrors. */
export type GiveTokenToMirrorsPayload = {
  __typename?: 'GiveTokenToMirrorsPayload';
  /** Names of the mirrors that read with the token from now on. */
  mirrors?: Maybe<Array<Scalars['String']['output']>>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** An organization and the plan to give. */
export type GrantOrganizationPlanInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** The plan. */
  productCode: ProductCode;
  /** Number of seats. */
  quantity: Scalars['Int']['input'];
  /** When it ends. */
  until: Scalars['DateTime']['input'];
};

/** A person and the plan to give. */
export type GrantPersonPlanInput = {
  /** The plan. */
  productCode: ProductCode;
  /** When it ends. */
  until: Scalars['DateTime']['input'];
  /** Id at the REST services. */
  userId: Scalars['String']['input'];
};

/** An exception that was granted on a channel, beside the text of its policy. */
export type GrantedException = {
  __typename?: 'GrantedException';
  /** Name of the channel. */
  channelName: Scalars['String']['output'];
  /** When it stopped to count; null for one that stands. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who ended it; null for one that stands, or came to its end. */
  endedBy?: Maybe<User>;
  /** Id, by which it is changed and ended. */
  exceptionId: Scalars['ID']['output'];
  /** Since when. */
  grantedAt: Scalars['DateTime']['output'];
  /** Who granted it, and answers for it; null for accounts that are gone. */
  owner?: Maybe<User>;
  /** Name of the package. */
  package: Scalars['String']['output'];
  /** Why it was granted. */
  reason: Scalars['String']['output'];
  /** What it lets in. */
  spec: Scalars['MatchSpec']['output'];
  /** The last day on which it holds, in UTC; null for no end. */
  until?: Maybe<Scalars['Date']['output']>;
  /** The version of what edits change; an edit sends it back as `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** A page of granted exceptions. */
export type GrantedExceptionConnection = {
  __typename?: 'GrantedExceptionConnection';
  /** Exceptions with cursors. */
  edges: Array<GrantedExceptionEdge>;
  /** Exceptions. */
  nodes: Array<GrantedException>;
  /** Page numbers around the page at hand. */
  pageCursors: PageCursors;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Exceptions in all that pass the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of granted exceptions. */
export type GrantedExceptionConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A granted exception and its cursor. */
export type GrantedExceptionEdge = {
  __typename?: 'GrantedExceptionEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Exception. */
  node: GrantedException;
};

/** People and service accounts who may read the private channels tied to the group. */
export type Group = Node & {
  __typename?: 'Group';
  /** Number of channels tied to it that the caller may read. */
  channelCount: Scalars['Int']['output'];
  /** Channels tied to it that the caller may read, by name. */
  channels?: Maybe<Array<Channel>>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Number of people in it. */
  memberCount: Scalars['Int']['output'];
  /** Who is in it, by user name. */
  members?: Maybe<MemberConnection>;
  /** Name, unique in the organization. */
  name: Scalars['String']['output'];
  /** The version of what edits change; an edit sends it back as `expectedVersion`. */
  version: Scalars['String']['output'];
};


/** People and service accounts who may read the private channels tied to the group. */
export type GroupMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** A member and a group of an organization. */
export type GroupMemberInput = {
  /** Global id of the group. */
  groupId: Scalars['ID']['input'];
  /** Global id of the member. */
  memberId: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of addGroupMember and removeGroupMember. */
export type GroupMemberPayload = {
  __typename?: 'GroupMemberPayload';
  /** The group as it is now. */
  group?: Maybe<Group>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A page of documentation in a list. */
export type Guide = {
  __typename?: 'Guide';
  /** Whether it is one of the hub's own, and not the operator's. */
  isOwn: Scalars['Boolean']['output'];
  /** Name, as in its address. */
  name: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A page of documentation. */
export type GuideText = {
  __typename?: 'GuideText';
  /** Whether it is one of the hub's own, and not the operator's. */
  isOwn: Scalars['Boolean']['output'];
  /** Name, as in its address. */
  name: Scalars['String']['output'];
  /** Markdown below the title; HTML in it is not to be shown as such. */
  source: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** The plan in force. */
export type HubActivePlan = {
  __typename?: 'HubActivePlan';
  /** When it ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether an operator gave it. */
  isGranted: Scalars['Boolean']['output'];
  /** The plan. */
  productCode: ProductCode;
  /** Name of the plan. */
  productName: Scalars['String']['output'];
  /** Number of seats. */
  quantity: Scalars['Int']['output'];
};

/** An admin of an organization. */
export type HubAdmin = {
  __typename?: 'HubAdmin';
  /** E-mail address. */
  email: Scalars['EmailAddress']['output'];
  /** Id at the REST services. */
  userId: Scalars['String']['output'];
  /** User name. */
  username: Scalars['String']['output'];
};

/** A channel by its name and size. */
export type HubChannel = {
  __typename?: 'HubChannel';
  /** Files in its index. */
  fileCount: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Name of the organization. */
  organizationName: Scalars['String']['output'];
  /** What its published indexes take on this disk; null until that was measured, and where it is not told. */
  publishedSize?: Maybe<Scalars['ByteSize']['output']>;
  /** What its packages take; those of a mirror stand at its source until they are asked for. */
  size: Scalars['ByteSize']['output'];
  /** What kind it is. */
  type: ChannelType;
};

/** A part of the data folder. */
export type HubFolder = {
  __typename?: 'HubFolder';
  /** Number of files. */
  fileCount: Scalars['Int']['output'];
  /** Its name: published, objects, mirrors, postgres, or other. */
  name: Scalars['String']['output'];
  /** What its files take. */
  size: Scalars['ByteSize']['output'];
};

/** The job queues, and what is worked or waits. */
export type HubJobs = {
  __typename?: 'HubJobs';
  /** Archives that an earlier release has read, which found less in them; they are read again in the background. */
  archivesToReadAgain: Scalars['Int']['output'];
  /** Every queue, by title. */
  queues: Array<JobQueue>;
  /** What is worked or waits, the oldest first, at most 100. */
  work: Array<HubWork>;
};

/** Outcome of a change of work. */
export type HubJobsPayload = {
  __typename?: 'HubJobsPayload';
  /** The queues as they are now. */
  jobs?: Maybe<HubJobs>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** How mails leave the hub, and how many wait. */
export type HubMail = {
  __typename?: 'HubMail';
  /** Of those that wait: tried at least once without success. */
  failing: Scalars['Int']['output'];
  /** Sender of the mails. */
  from: Scalars['String']['output'];
  /** Mails that are not tried any more; they are kept for 30 days. */
  givenUp: Scalars['Int']['output'];
  /** When the oldest mail was written that waits. */
  oldestAt?: Maybe<Scalars['DateTime']['output']>;
  /** The mail server; null where mails stay in the outbox. */
  server?: Maybe<MailServer>;
  /** Mails that wait. */
  waiting: Scalars['Int']['output'];
};

/** Outcome of retryMail. */
export type HubMailPayload = {
  __typename?: 'HubMailPayload';
  /** How many mails wait now. */
  mail?: Maybe<HubMail>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A person's place in an organization. */
export type HubMembership = {
  __typename?: 'HubMembership';
  /** Name of the organization. */
  name: Scalars['String']['output'];
  /** Role there. */
  role: OrganizationRole;
  /** Title of the organization. */
  title: Scalars['String']['output'];
};

/** An organization as the hub's operators see it: names and numbers, nothing of its policies and packages. */
export type HubOrganization = {
  __typename?: 'HubOrganization';
  /** Its admins, at most 20, by user name; null in lists. */
  admins?: Maybe<Array<HubAdmin>>;
  /** Its largest channels, at most 100; null in lists. */
  channels?: Maybe<Array<HubChannel>>;
  /** Number of channels. */
  channelsCount: Scalars['Int']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Number of members. */
  membersCount: Scalars['Int']['output'];
  /** Name as in URLs. */
  name: Scalars['String']['output'];
  /** The plan in force; null without one. */
  plan?: Maybe<HubActivePlan>;
  /** Its plans, the latest first; null in lists. */
  plans?: Maybe<Array<HubPlan>>;
  /** What the packages of its channels take; those of a mirror stand at its source until they are asked for. */
  size: Scalars['ByteSize']['output'];
  /** Name for people. */
  title: Scalars['String']['output'];
};

/** A page of organizations. */
export type HubOrganizationConnection = {
  __typename?: 'HubOrganizationConnection';
  /** Organizations with cursors. */
  edges: Array<HubOrganizationEdge>;
  /** Organizations. */
  nodes: Array<HubOrganization>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Organizations in all. */
  totalCount: Scalars['Int']['output'];
};

/** An organization and its cursor. */
export type HubOrganizationEdge = {
  __typename?: 'HubOrganizationEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Organization. */
  node: HubOrganization;
};

/** An organization. */
export type HubOrganizationInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of a change of an organization. */
export type HubOrganizationPayload = {
  __typename?: 'HubOrganizationPayload';
  /** The organization as it is now. */
  organization?: Maybe<HubOrganization>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A conda package with what it is upstream. */
export type HubPackage = {
  __typename?: 'HubPackage';
  /** Channels that have it. */
  channelCount: Scalars['Int']['output'];
  /** Files of it that clients got in the last 90 days. */
  downloads: Scalars['Int']['output'];
  /** What it is in each ecosystem. */
  mappings: Array<UpstreamMapping>;
  /** Name of the conda package. */
  name: Scalars['String']['output'];
  /** What it is of its upstream project; null when nobody said. */
  role?: Maybe<PackageRole>;
  /** How well it is known what it is. */
  state: PackageKnowledge;
};

/** A page of packages. */
export type HubPackageConnection = {
  __typename?: 'HubPackageConnection';
  /** Packages with cursors. */
  edges: Array<HubPackageEdge>;
  /** Packages. */
  nodes: Array<HubPackage>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Packages in all. */
  totalCount: Scalars['Int']['output'];
};

/** A package and its cursor. */
export type HubPackageEdge = {
  __typename?: 'HubPackageEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Package. */
  node: HubPackage;
};

/** A person as the hub's operators see them. */
export type HubPerson = {
  __typename?: 'HubPerson';
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When its owner deleted the account. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** First and last name, or the user name. */
  displayName: Scalars['String']['output'];
  /** E-mail address. */
  email: Scalars['EmailAddress']['output'];
  /** Whether the e-mail address is confirmed. */
  isConfirmed: Scalars['Boolean']['output'];
  /** Whether the account is disabled: by an operator, or because its owner deleted it. */
  isDisabled: Scalars['Boolean']['output'];
  /** Whether they operate the hub. */
  isOperator: Scalars['Boolean']['output'];
  /** When they last signed in by themselves; null for never. */
  lastSignInAt?: Maybe<Scalars['DateTime']['output']>;
  /** The organizations with their role there, by title; null in lists. */
  memberships?: Maybe<Array<HubMembership>>;
  /** How many organizations they belong to. */
  organizationCount: Scalars['Int']['output'];
  /** Their own plans, the latest first; null in lists. */
  plans?: Maybe<Array<HubPlan>>;
  /** Where they are signed in, newest first; null in lists. */
  sessions?: Maybe<Array<HubSession>>;
  /** Id at the REST services. */
  userId: Scalars['String']['output'];
  /** User name. */
  username: Scalars['String']['output'];
};

/** A page of people. */
export type HubPersonConnection = {
  __typename?: 'HubPersonConnection';
  /** People with cursors. */
  edges: Array<HubPersonEdge>;
  /** People. */
  nodes: Array<HubPerson>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** People in all. */
  totalCount: Scalars['Int']['output'];
};

/** A person and the cursor. */
export type HubPersonEdge = {
  __typename?: 'HubPersonEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Person. */
  node: HubPerson;
};

/** A person. */
export type HubPersonInput = {
  /** Id at the REST services. */
  userId: Scalars['String']['input'];
};

/** Outcome of a change of a person. */
export type HubPersonPayload = {
  __typename?: 'HubPersonPayload';
  /** The person as they are now. */
  person?: Maybe<HubPerson>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** What a list of people can be narrowed to. */
export type HubPersonState =
  /** Deleted by its owner; can be restored for 30 days. */
  | 'DELETED'
  /** Disabled by an operator. */
  | 'DISABLED'
  /** Operates the hub. */
  | 'OPERATOR'
  /** The e-mail address is not confirmed. */
  | 'UNCONFIRMED';

/** A plan that somebody has or had. */
export type HubPlan = {
  __typename?: 'HubPlan';
  /** When it ends, or ended. */
  periodEnd: Scalars['DateTime']['output'];
  /** When it began. */
  periodStart?: Maybe<Scalars['DateTime']['output']>;
  /** The plan. */
  productCode: ProductCode;
  /** Name of the plan. */
  productName: Scalars['String']['output'];
  /** Number of seats. */
  quantity: Scalars['Int']['output'];
  /** What its status means. */
  state: SubscriptionState;
};

/** One of the places where a person is signed in. */
export type HubSession = {
  __typename?: 'HubSession';
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  /** Browser and system, or the application. */
  device: Scalars['String']['output'];
  /** When it was last renewed. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Id at the REST services. */
  sessionId: Scalars['String']['output'];
  /** How it began. */
  source: SessionSource;
};

/** What the hub takes. */
export type HubStorage = {
  __typename?: 'HubStorage';
  /** The largest channels, at most 20. */
  channels: Array<HubChannel>;
  /** The database. */
  databaseSize: Scalars['ByteSize']['output'];
  /** What is left of it. */
  diskFree: Scalars['ByteSize']['output'];
  /** Size of the disk that holds the data folder. */
  diskSize: Scalars['ByteSize']['output'];
  /** The parts of the data folder; empty until they were measured. */
  folders: Array<HubFolder>;
  /** False where there were more files than are counted; then sizes are at least what is said. */
  isComplete: Scalars['Boolean']['output'];
  /** Whether they are being measured now. */
  isMeasuring: Scalars['Boolean']['output'];
  /** When the folders were measured; null until that is done for the first time. */
  measuredAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Work that is done or waits. */
export type HubWork = {
  __typename?: 'HubWork';
  /** Name of the channel; null for work of no channel. */
  channelName?: Maybe<Scalars['String']['output']>;
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** What kind of work it is. */
  kind: WorkKind;
  /** Name of the organization; null for work of no organization. */
  organizationName?: Maybe<Scalars['String']['output']>;
  /** What is done at the moment; may be empty. */
  phase: Scalars['String']['output'];
  /** How far it is, 0 to 1; null when that is not known. */
  progress?: Maybe<Scalars['Float']['output']>;
  /** When it began. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** State. */
  state: JobState;
  /** What it is, for people. */
  title: Scalars['String']['output'];
  /** Id at the REST services. */
  workId: Scalars['String']['output'];
};

/** An OpenID provider that people of the hub sign in with. */
export type IdentityProvider = {
  __typename?: 'IdentityProvider';
  /** Its name for people. */
  name: Scalars['String']['output'];
  /** Where a sign-in there starts; `returnUrl` and `prompt=registration` may be added. */
  startUrl: Scalars['URL']['output'];
};

/** Something wrong in a draft. */
export type ImpactProblem = {
  __typename?: 'ImpactProblem';
  /** Sentence for people. */
  message: Scalars['String']['output'];
  /** Path into the draft. */
  path: Array<Scalars['String']['output']>;
};

/** Files that tell what an environment holds, and what they do not tell. */
export type ImportEnvironmentInput = {
  /** Names of the organization's channels that open versions are solved from, the first one first. Without them: those of the file that are the organization's; else `main`, or the first channel. */
  channels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Name of the machine; without it `uploaded`. */
  device?: InputMaybe<Scalars['String']['input']>;
  /** Which environment of a pixi.lock or pixi.toml is meant; without it `default`. */
  environment?: InputMaybe<Scalars['String']['input']>;
  /** One file of any known form, or those of a `conda-meta` folder. */
  files: Array<EnvironmentFileInput>;
  /** Its name; without it that of the file. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Its platform, where the file does not tell it, or tells several. */
  platform?: InputMaybe<Scalars['String']['input']>;
  /** Its folder; without it that of the file, else its name. */
  prefix?: InputMaybe<Scalars['String']['input']>;
  /** True solves every spec of the file; false takes those that name a version, and leaves out the others. Without it a file is solved if it leaves a version open. */
  solve?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Outcome of importEnvironment. */
export type ImportEnvironmentPayload = {
  __typename?: 'ImportEnvironmentPayload';
  /** The environment as it is now. */
  environment?: Maybe<Environment>;
  /** The form that the file was found to have. */
  format?: Maybe<EnvironmentFormat>;
  /** What the file names and no environment lists, at most fifty. */
  leftOut?: Maybe<Array<EnvironmentRemark>>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A notebook to keep. */
export type ImportNotebookInput = {
  /** The notebook as nbformat 4 describes it, to 5 MB. */
  content: Scalars['JSON']['input'];
  /** Name, 1 to 80 characters. */
  title: Scalars['String']['input'];
};

/** A document of OpenVEX to take in. */
export type ImportOpenVexInput = {
  /** The document, at most 4 MiB. */
  document: Scalars['JSON']['input'];
  /** Name of the organization that takes it in. */
  organization: Scalars['String']['input'];
};

/** What became of it. */
export type ImportOpenVexPayload = {
  __typename?: 'ImportOpenVexPayload';
  /** Statements that are new or say something new; null when nothing was taken in. */
  taken?: Maybe<Scalars['Int']['output']>;
  /** Statements that were here, or are older than what their author said since; null when nothing was taken in. */
  unchanged?: Maybe<Scalars['Int']['output']>;
  /** What stands in the way, each with its place in the document. */
  userErrors: Array<UserError>;
};

/** A bundle in an organization's folder, as it looks from a channel. */
export type IncomingBundle = {
  __typename?: 'IncomingBundle';
  /** The channel there, as `organization/channel`. */
  channel?: Maybe<Scalars['String']['output']>;
  /** Why whoever brings it in should say once more that they want it. */
  doubts: Array<Scalars['String']['output']>;
  /** Files that it holds. */
  fileCount?: Maybe<Scalars['Int']['output']>;
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** The hub that made it; null for one that is not taken. */
  hub?: Maybe<Scalars['String']['output']>;
  /** Short name of the key that signed it. */
  keyId?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  madeAt?: Maybe<Scalars['DateTime']['output']>;
  /** Files that the channel has not. */
  newCount?: Maybe<Scalars['Int']['output']>;
  /** Why it is not taken; null for nothing. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Its size. */
  size: Scalars['ByteSize']['output'];
  /** Number of the snapshot. */
  snapshot?: Maybe<Scalars['Int']['output']>;
  /** Files that it has already. */
  unchangedCount?: Maybe<Scalars['Int']['output']>;
  /** Files that were yanked or removed here, and stay so. */
  withdrawnCount?: Maybe<Scalars['Int']['output']>;
};

/** What lies in an organization's folder on the hub. */
export type IncomingBundles = {
  __typename?: 'IncomingBundles';
  /** The folder below the hub's data folder, where an operator puts files. */
  folder: Scalars['String']['output'];
  /** The files, by name. */
  nodes: Array<IncomingBundle>;
  /** Keys whose bundles the hub takes. */
  trusted: Array<TrustedKey>;
};

/** A file that somebody laid into the folder. */
export type IncomingFeedBundle = {
  __typename?: 'IncomingFeedBundle';
  /** Its size. */
  bytes: Scalars['Float']['output'];
  /** Its name. */
  fileName: Scalars['String']['output'];
};

/** A mistake in the input. */
export type InputError = UserError & {
  __typename?: 'InputError';
  /** Stable code for programs. */
  code: Scalars['String']['output'];
  /** Path into the input. */
  field: Array<Scalars['String']['output']>;
  /** Sentence for people. */
  message: Scalars['String']['output'];
};

/** What a policy leaves of a channel that can be installed. */
export type Installability = {
  __typename?: 'Installability';
  /** Platforms of which files of their own stay; `noarch` only for a channel that has no others. */
  byPlatform: Array<PlatformInstallability>;
  /** Packages that are lost on some platform. */
  lostPackageCount: Scalars['Int']['output'];
  /** What the probes of the channel say of it. */
  probes: Array<ProbeChange>;
};

/** A package in an environment. */
export type InstalledPackage = {
  __typename?: 'InstalledPackage';
  /** Build string. */
  build: Scalars['String']['output'];
  /** Channel it came from; empty when unknown. */
  channel: Scalars['String']['output'];
  /** The rule that decided over the file, in words; null without a policy. */
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** Whether clients of that channel see the file now; null when that is not known. */
  decision?: Maybe<Decision>;
  /** Its file in that channel; null when that is not known. */
  file?: Maybe<FileKey>;
  /** The channel of the organization that has the file; null when that is not known: it came from elsewhere, or the caller may not read the channel. */
  hubChannel?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Platform of the file, e.g. `noarch`. */
  platform: Scalars['String']['output'];
  /** Version. */
  version: Scalars['CondaVersion']['output'];
  /** What is known of its name and version, whatever channel it came from. */
  vulnerabilities: Vulnerabilities;
};

/** What became of a package. */
export type InstalledPackageChange =
  /** It is there now. */
  | 'ADDED'
  /** Its version is older. */
  | 'DOWNGRADED'
  /** It is the same build, from another channel. */
  | 'MOVED'
  /** It is another build of the version. */
  | 'REBUILT'
  /** It is not there any more. */
  | 'REMOVED'
  /** Something that this version does not know. */
  | 'UNKNOWN'
  /** Its version is newer. */
  | 'UPGRADED';

/** A page of installed packages. */
export type InstalledPackageConnection = {
  __typename?: 'InstalledPackageConnection';
  /** Packages with cursors. */
  edges: Array<InstalledPackageEdge>;
  /** Packages. */
  nodes: Array<InstalledPackage>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Packages in all. */
  totalCount: Scalars['Int']['output'];
};

/** An installed package and its cursor. */
export type InstalledPackageEdge = {
  __typename?: 'InstalledPackageEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Package. */
  node: InstalledPackage;
};

/** An invitation that waits for an answer, as admins see it. */
export type Invitation = {
  __typename?: 'Invitation';
  /** Code of the link; only the owner of the address can use it. */
  code: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Invited address. */
  email: Scalars['EmailAddress']['output'];
  /** Until when it can be accepted. */
  expiresAt: Scalars['DateTime']['output'];
  /** Who invited, for people; null when that account is gone. */
  invitedBy?: Maybe<Scalars['String']['output']>;
  /** Whether that time is over. */
  isExpired: Scalars['Boolean']['output'];
  /** Path of the page that answers it. */
  path: Scalars['URL']['output'];
  /** What who accepts becomes, as long as who invited may give that role; otherwise a member. */
  role: OrganizationRole;
  /** When its mail was last sent. */
  sentAt: Scalars['DateTime']['output'];
};

/** Addresses of invitations in an organization. */
export type InvitationAddressesInput = {
  /** E-mail addresses, 1 to 50. */
  emails: Array<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Who looks at an invitation. */
export type InvitationCaller =
  /** Somebody whose account has another address. */
  | 'ANOTHER_ADDRESS'
  /** The invited person. */
  | 'INVITED'
  /** Somebody who is a member already. */
  | 'MEMBER'
  /** The invited person, whose address is not confirmed yet. */
  | 'NOT_CONFIRMED'
  /** Somebody this version does not know. */
  | 'UNKNOWN'
  /** Somebody without a session. */
  | 'VISITOR';

/** A page of invitations. */
export type InvitationConnection = {
  __typename?: 'InvitationConnection';
  /** Invitations with cursors. */
  edges: Array<InvitationEdge>;
  /** Invitations. */
  nodes: Array<Invitation>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Invitations in all. */
  totalCount: Scalars['Int']['output'];
};

/** An invitation and its cursor. */
export type InvitationEdge = {
  __typename?: 'InvitationEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Invitation. */
  node: Invitation;
};

/** What became of an address. */
export type InvitationOutcome = {
  __typename?: 'InvitationOutcome';
  /** The address. */
  email: Scalars['EmailAddress']['output'];
  /** What became of it. */
  outcome: InvitationOutcomeKind;
};

/** What became of one address. */
export type InvitationOutcomeKind =
  /** It is invited already; nothing was sent. */
  | 'ALREADY_INVITED'
  /** It belongs to a member; nothing was sent. */
  | 'ALREADY_MEMBER'
  /** No invitation waits for this address. */
  | 'NOT_INVITED'
  /** The invitation was taken back. */
  | 'REMOVED'
  /** A mail was sent. */
  | 'SENT'
  /** It got mails from this hub a moment ago; nothing was sent. */
  | 'TOO_SOON'
  /** An outcome this version does not know. */
  | 'UNKNOWN';

/** What became of addresses. */
export type InvitationOutcomesPayload = {
  __typename?: 'InvitationOutcomesPayload';
  /** The organization, whose invitations have changed. */
  organization?: Maybe<Organization>;
  /** Each address of the input, once; null when the whole call was refused. */
  outcomes?: Maybe<Array<InvitationOutcome>>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Whether an invitation can be accepted. */
export type InvitationState =
  /** It was accepted already. */
  | 'ACCEPTED'
  /** Its time is over. */
  | 'EXPIRED'
  /** It can. */
  | 'OPEN'
  /** A state this version does not know. */
  | 'UNKNOWN';

/** People to invite to an organization. */
export type InviteMembersInput = {
  /** E-mail addresses, 1 to 50. */
  emails: Array<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** What who accepts becomes; nobody gives a role that they may not give. */
  role?: InputMaybe<OrganizationRole>;
};

/** An invoice. */
export type Invoice = {
  __typename?: 'Invoice';
  /** Address of its page. */
  htmlUrl: Scalars['String']['output'];
  /** When it was written. */
  issuedAt: Scalars['DateTime']['output'];
  /** Its number. */
  number: Scalars['String']['output'];
  /** Address of its PDF. */
  pdfUrl: Scalars['String']['output'];
  /** How it stands. */
  status: InvoiceStatus;
  /** The tax, in US cents. */
  tax: Scalars['Int']['output'];
  /** With tax, in US cents. */
  total: Scalars['Int']['output'];
};

/** A line of a preview or an invoice. */
export type InvoiceLine = {
  __typename?: 'InvoiceLine';
  /** In US cents; negative for what is given back. */
  amount: Scalars['Int']['output'];
  /** What it is for. */
  description: Scalars['String']['output'];
  /** End of the time that it is for. */
  periodEnd: Scalars['DateTime']['output'];
  /** Begin of the time that it is for. */
  periodStart: Scalars['DateTime']['output'];
  /** Seats. */
  quantity: Scalars['Int']['output'];
};

/** What a purchase or a change costs, in US cents. */
export type InvoicePreview = {
  __typename?: 'InvoicePreview';
  /** How often is paid. */
  billingCycle: BillingCycle;
  /** What the hub owes afterwards; it goes off the next invoices. */
  creditLeft: Scalars['Int']['output'];
  /** What earlier changes gave back and is used here. */
  creditUsed: Scalars['Int']['output'];
  /** Whether a plan that is paid for is changed. */
  isChange: Scalars['Boolean']['output'];
  /** What it is made of. */
  lines: Array<InvoiceLine>;
  /** The next charge, with tax. */
  nextAmount: Scalars['Int']['output'];
  /** When the next charge is due. */
  periodEnd: Scalars['DateTime']['output'];
  /** The plan. */
  productCode: ProductCode;
  /** Seats. */
  quantity: Scalars['Int']['output'];
  /** Sum of the lines; negative when more is given back than is to be paid. */
  subtotal: Scalars['Int']['output'];
  /** The tax. */
  tax: Scalars['Int']['output'];
  /** Name of the tax. */
  taxName: Scalars['String']['output'];
  /** What is charged now. */
  total: Scalars['Int']['output'];
};

/** What a plan is asked for with. */
export type InvoicePreviewInput = {
  /** Where the tax is due, where no address is kept yet. */
  address?: InputMaybe<BillingAddressInput>;
  /** How often is paid. */
  billingCycle: BillingCycle;
  /** Name of the organization that it is for; the caller without. */
  organization?: InputMaybe<Scalars['String']['input']>;
  /** The plan. */
  productCode: ProductCode;
  /** Seats. */
  quantity: Scalars['Int']['input'];
};

/** How an invoice stands. */
export type InvoiceStatus =
  /** It may still change. */
  | 'DRAFT'
  /** It waits for its payment. */
  | 'OPEN'
  /** It is paid. */
  | 'PAID'
  /** It was not paid and is not asked for any more. */
  | 'UNCOLLECTIBLE'
  /** A state this version does not know. */
  | 'UNKNOWN'
  /** It was taken back. */
  | 'VOID';

/** An API token just issued. */
export type IssueApiTokenPayload = {
  __typename?: 'IssueApiTokenPayload';
  /** The secret, shown this once. */
  secret?: Maybe<Scalars['String']['output']>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
  /** The caller, whose tokens have changed. */
  viewer?: Maybe<User>;
};

/** Which token to issue. */
export type IssueChannelTokenInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Replace a token that exists: the old one stops working at once. */
  renew?: Scalars['Boolean']['input'];
  /** What it is to be good for; without it READ, and for one that is replaced as before. PUBLISH only for who may publish. */
  scope?: InputMaybe<TokenScope>;
};

/** A token just issued. */
export type IssueChannelTokenPayload = {
  __typename?: 'IssueChannelTokenPayload';
  /** Its state. */
  channelToken?: Maybe<ChannelToken>;
  /** The secret, shown this once. */
  secret?: Maybe<Scalars['String']['output']>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Which personal token to issue. */
export type IssuePersonalTokenInput = {
  /** Replace a token that exists: the old one stops working at once. */
  renew?: Scalars['Boolean']['input'];
  /** What it is to be good for; without it READ, and for one that is replaced as before. Whether its person may publish is asked at each use. */
  scope?: InputMaybe<TokenScope>;
};

/** A personal token just issued. */
export type IssuePersonalTokenPayload = {
  __typename?: 'IssuePersonalTokenPayload';
  /** The secret, shown this once. */
  secret?: Maybe<Scalars['String']['output']>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
  /** The caller, whose token has changed. */
  viewer?: Maybe<User>;
};

/** A service account whose token is wanted. */
export type IssueServiceAccountTokenInput = {
  /** Global id of the service account. */
  id: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Whether to replace the token that it holds, which then stops working at once. */
  renew?: Scalars['Boolean']['input'];
  /** What it is to be good for; without it READ, and for one that is replaced as before. */
  scope?: InputMaybe<TokenScope>;
};

/** Outcome of issueServiceAccountToken. */
export type IssueServiceAccountTokenPayload = {
  __typename?: 'IssueServiceAccountTokenPayload';
  /** The secret, shown this once. */
  secret?: Maybe<Scalars['String']['output']>;
  /** The service account with the state of its token. */
  serviceAccount?: Maybe<ServiceAccount>;
  /** What stands in the way, e.g. the plan. */
  userErrors: Array<UserError>;
};

/** Which token of an organization to issue. */
export type IssueSiteTokenInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Replace a token that exists: the old one stops working at once. */
  renew?: Scalars['Boolean']['input'];
  /** What it is to be good for; without it READ, and for one that is replaced as before. */
  scope?: InputMaybe<TokenScope>;
};

/** The organization's token just issued. */
export type IssueSiteTokenPayload = {
  __typename?: 'IssueSiteTokenPayload';
  /** The organization, whose tokens have changed. */
  organization?: Maybe<Organization>;
  /** The secret, shown this once. */
  secret?: Maybe<Scalars['String']['output']>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A queue of jobs. */
export type JobQueue = {
  __typename?: 'JobQueue';
  /** Jobs that are worked. */
  active: Scalars['Int']['output'];
  /** Jobs that failed in the last three days. */
  failed: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Name for people. */
  title: Scalars['String']['output'];
  /** Jobs that wait. */
  waiting: Scalars['Int']['output'];
};

/** State of a job or run. */
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
  /** Shown as 'Scheduled'. */
  | 'SCHEDULED'
  /** Waits for its turn. Shown as 'In Queue'. */
  | 'TODO'
  /** A state this version does not know. */
  | 'UNKNOWN';

/** Files whose labels are to change. */
export type LabelFilesInput = {
  /** Labels that they get. */
  add?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Name of the channel; it must be a hosted one. */
  channel: Scalars['String']['input'];
  /** Files by their place, at most 200. */
  files: Array<FileKeyInput>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Labels that are taken off them. A file keeps at least one. */
  remove?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Outcome of labelFiles. */
export type LabelFilesPayload = {
  __typename?: 'LabelFilesPayload';
  /** The labels of the channel; null when something stood in the way. */
  labels?: Maybe<Array<ChannelLabel>>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A video of the operator's, with what its provider tells of it by oEmbed. */
export type LearningVideo = {
  __typename?: 'LearningVideo';
  /** Address of a still picture on this hub; null when there is none. */
  pictureUrl?: Maybe<Scalars['URL']['output']>;
  /** Name of the provider; null when it tells none. */
  provider?: Maybe<Scalars['String']['output']>;
  /** Title; null when the provider tells none. */
  title?: Maybe<Scalars['String']['output']>;
  /** Where it is watched. */
  url: Scalars['URL']['output'];
};

/** Outcome of leaveOrganization. */
export type LeaveOrganizationPayload = {
  __typename?: 'LeaveOrganizationPayload';
  /** Global id of the organization that the caller has left. */
  leftId?: Maybe<Scalars['ID']['output']>;
  /** What stands in the way, e.g. nobody else is an admin. */
  userErrors: Array<UserError>;
  /** The caller, whose list of organizations has changed. */
  viewer?: Maybe<User>;
};

/** A seat that a member has: the licence of the organization's plan. */
export type Licence = {
  __typename?: 'Licence';
  /** Since when. */
  assignedAt: Scalars['DateTime']['output'];
  /** Global id of the member. */
  memberId: Scalars['ID']['output'];
  /** The plan that the organization has now. */
  productCode: ProductCode;
  /** Id, unique in the hub. */
  uuid: Scalars['ID']['output'];
};

/** Which build has a line of a script. */
export type LineMark =
  /** Only this one. */
  | 'NEW'
  /** Only the one before. */
  | 'OLD'
  /** Both. */
  | 'SAME'
  /** A word this version does not know. */
  | 'UNKNOWN';

/** Which bundle is to be loaded. */
export type LoadFeedBundleInput = {
  /** Name of the file in the folder advisories/incoming of the hub. */
  fileName: Scalars['String']['input'];
  /** Also one that is older than the one that is here. */
  isOlder?: Scalars['Boolean']['input'];
  /** The public key of the hub that pulled it, got by another way than the bundle. */
  key: Scalars['String']['input'];
};

/** The bundle that was loaded last. */
export type LoadedFeedBundle = {
  __typename?: 'LoadedFeedBundle';
  /** When it was pulled. */
  createdAt: Scalars['DateTime']['output'];
  /** Ids of the feeds in it. */
  feedIds: Array<Scalars['String']['output']>;
  /** Whether it was loaded though it is older than what was there. */
  isOlder: Scalars['Boolean']['output'];
  /** The key that was pinned; null for what an earlier version loaded. */
  key?: Maybe<Scalars['String']['output']>;
};

/** Packages that were lost for one reason. */
export type LossCause = {
  __typename?: 'LossCause';
  /** How many there are. */
  packageCount: Scalars['Int']['output'];
  /** Names, at most 100. */
  packages: Array<Scalars['String']['output']>;
  /** The rule that refuses most of what would meet it; null where nothing of it is refused. */
  rule?: Maybe<Scalars['String']['output']>;
  /** The dependency that nothing meets any more. Null for packages whose dependencies exclude one another. */
  spec?: Maybe<Scalars['String']['output']>;
};

/** A package of which files stay, and none of them can be installed. */
export type LostPackage = {
  __typename?: 'LostPackage';
  /** Why its newest file cannot be installed, in a sentence. */
  detail: Scalars['String']['output'];
  /** Files of it that stay. */
  files: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** Packages that a run lost and that are lost still. */
export type LostPackages = {
  __typename?: 'LostPackages';
  /** What they were lost for, most packages first, at most 5. */
  causes: Array<LossCause>;
  /** When it ended. */
  lostAt: Scalars['DateTime']['output'];
  /** How many those are in all. */
  packageCount: Scalars['Int']['output'];
  /** Packages that nobody can install any more, at most 20. */
  packages: Array<Scalars['String']['output']>;
  /** Platforms (subdirs) on which they are lost. */
  platforms: Array<Scalars['String']['output']>;
  /** Global id of the run that lost them. */
  runId: Scalars['ID']['output'];
};

/** The bundle that was asked for last. */
export type MadeFeedBundle = {
  __typename?: 'MadeFeedBundle';
  /** When it was asked for, made, or failed. */
  at: Scalars['DateTime']['output'];
  /** Bytes of its lists; null before they are there. */
  bytes?: Maybe<Scalars['Float']['output']>;
  /** Why it was not made; null where it was. */
  error?: Maybe<Scalars['String']['output']>;
  /** Ids of the feeds in it. */
  feedIds: Array<Scalars['String']['output']>;
  /** How it stands. */
  state: FeedBundleState;
};

/** A mail server without what one signs in with there. */
export type MailServer = {
  __typename?: 'MailServer';
  /** Host and port. */
  address: Scalars['String']['output'];
  /** Whether the connection is encrypted from its begin; else as soon as the server offers it. */
  isEncrypted: Scalars['Boolean']['output'];
  /** Whether the hub signs in there. */
  signsIn: Scalars['Boolean']['output'];
};

/** What the hub's main page shows of the channel that is called main. */
export type MainPackages = {
  __typename?: 'MainPackages';
  /** Name of the channel. */
  channelName: Scalars['String']['output'];
  /** Name of the organization of the channel. */
  organizationName: Scalars['String']['output'];
  /** The first ten, by name. */
  packages: Array<Artifact>;
  /** Packages of the channel in all. */
  totalCount: Scalars['Int']['output'];
};

/** The bundle to make. */
export type MakeBundleInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Only the builds that this registered environment holds, by its id in REST. */
  environmentId?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Only what came since the bundle before. */
  sinceLast?: InputMaybe<Scalars['Boolean']['input']>;
  /** Number of a snapshot; what is served now unless given. */
  snapshot?: InputMaybe<Scalars['Int']['input']>;
};

/** Which feeds a bundle is to hold. */
export type MakeFeedBundleInput = {
  /** Their ids. */
  feedIds: Array<Scalars['String']['input']>;
};

/** How sure it is what a package is. */
export type MappingConfidence =
  /** Checked, or of the same name in the archive's metadata. */
  | 'HIGH'
  /** A hint; it makes nothing affected, and nothing clean. */
  | 'LOW'
  /** By a rule that is mostly right. */
  | 'MEDIUM'
  /** A word that this version does not know. */
  | 'UNKNOWN';

/** A person's membership in an organization. */
export type Member = Node & {
  __typename?: 'Member';
  /** Global id. */
  id: Scalars['ID']['output'];
  /** The role. */
  role: OrganizationRole;
  /** The person. */
  user: User;
  /** The version of what edits change; an edit sends it back as `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** A page of members. */
export type MemberConnection = {
  __typename?: 'MemberConnection';
  /** Members with cursors. */
  edges: Array<MemberEdge>;
  /** Members. */
  nodes: Array<Member>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Members in all. */
  totalCount: Scalars['Int']['output'];
};

/** A member and its cursor. */
export type MemberEdge = {
  __typename?: 'MemberEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Member. */
  node: Member;
};

/** What the caller is in an organization. */
export type Membership = {
  __typename?: 'Membership';
  /** The role. */
  role: OrganizationRole;
};

/** How a mirror is fed. */
export type Mirror = {
  __typename?: 'Mirror';
  /** Most bytes that its package files come with each second; null for as many as the operator allows. */
  bytesPerSecond?: Maybe<Scalars['ByteSize']['output']>;
  /** What opens its first source, without the secret; null for nothing, and for who may not sync it. */
  credentials?: Maybe<MirrorCredentials>;
  /** Most package files that come at the same time; null for as many as the operator allows. */
  downloadsAtOnce?: Maybe<Scalars['Int']['output']>;
  /** Match specs of what is not in the mirror, whatever specs choose; null for nothing. */
  excludes?: Maybe<Array<Scalars['MatchSpec']['output']>>;
  /** Which package files come before anybody asks for them. */
  fetches: MirrorFetches;
  /** Files that its source does not list any more and whose bytes this hub has kept. */
  goneCount: Scalars['Int']['output'];
  /** Files that it lists and whose bytes this hub holds. */
  heldCount: Scalars['Int']['output'];
  /** What the last sync would have lost, for which it is held; null for nothing. */
  heldLoss?: Maybe<MirrorLoss>;
  /** The newest sync; null before the first. */
  lastSync?: Maybe<SyncJob>;
  /** Whether the index goes on listing files that are gone at the source and held here. */
  listsGone: Scalars['Boolean']['output'];
  /** Percent of its files that one sync may lose before it is held; 100 holds none. */
  lossLimitPercent: Scalars['Int']['output'];
  /** When the next sync begins by itself; null for none. */
  nextSyncAt?: Maybe<Scalars['DateTime']['output']>;
  /** Sources that are asked after that one, in their order; the first that lists a name has it. Empty for who may not sync it. */
  otherSources: Array<Scalars['String']['output']>;
  /** What went wrong at its sources, newest first, at most 50; empty for who may not sync it. */
  problems: Array<MirrorProblem>;
  /** Records of its sources that the mirror left out. */
  skippedCount: Scalars['Int']['output'];
  /** Source address or folder, without credentials; null for who may not sync it. */
  source?: Maybe<Scalars['String']['output']>;
  /** Match specs of which a record must meet one to be in the mirror; null for everything that its sources list. */
  specs?: Maybe<Array<Scalars['MatchSpec']['output']>>;
  /** Subdirs that the mirror has; null for all that the hub knows. */
  subdirs?: Maybe<Array<Scalars['String']['output']>>;
  /** Minutes from the beginning of one sync to the next, which begins by itself; null for syncs that somebody asks for. */
  syncMinutes?: Maybe<Scalars['Int']['output']>;
  /** When a sync last ended well; null for never. */
  syncedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The version of what edits change; an edit sends it back as `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** How a mirror shows its source who it is. */
export type MirrorCredentialKind =
  /** A user with a password, or a token in its place. */
  | 'BASIC'
  /** A token, sent as `Bearer`. */
  | 'BEARER';

/** What opens the first source of a mirror; the secret itself is never told. */
export type MirrorCredentials = {
  __typename?: 'MirrorCredentials';
  /** In which form it is sent. */
  kind: MirrorCredentialKind;
  /** When it was given. */
  setAt: Scalars['DateTime']['output'];
  /** The user of a pair; null for a token. */
  username?: Maybe<Scalars['String']['output']>;
};

/** What opens the first source of a mirror: a token alone, or a user with a password. */
export type MirrorCredentialsInput = {
  /** The token, or the password of the user. */
  secret: Scalars['String']['input'];
  /** The user; null for a token. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** Which package files of a mirror come before anybody asks for them. */
export type MirrorFetches =
  /** Every file. */
  | 'ALL'
  /** What the policies of the mirror, and of the channels that draw from it, let through; everything where none has a policy. */
  | 'ALLOWED'
  /** None: each comes when it is first asked for. */
  | 'ASKED'
  /** The builds that registered environments of the organization hold. */
  | 'ENVIRONMENTS';

/** Files that the sources of a mirror no longer list, for which a sync is held: the mirror keeps them until an admin decides or the list is whole again. */
export type MirrorLoss = {
  __typename?: 'MirrorLoss';
  /** What an admin decided; null while nobody has decided. */
  decision?: Maybe<MirrorLossDecision>;
  /** Files that the mirror has. */
  fileCount: Scalars['Int']['output'];
  /** Files that the mirror has and its sources no longer list. */
  lostCount: Scalars['Int']['output'];
  /** Time when the first such sync was held. */
  since: Scalars['DateTime']['output'];
  /** The same for each subdir that would lose files. */
  subdirs: Array<MirrorSubdirLoss>;
};

/** Decision about a held sync. */
export type MirrorLossDecision =
  /** Keeps the files for as long as the list stays short. */
  | 'KEEP'
  /** Lets one sync lose as many files. */
  | 'REMOVE'
  /** A value this version does not know. */
  | 'UNKNOWN';

/** What went wrong at a source of a mirror. */
export type MirrorProblem = {
  __typename?: 'MirrorProblem';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** `SUBDIR/FILE`; null for what concerns the source as a whole. */
  file?: Maybe<Scalars['String']['output']>;
  /** What. */
  kind: MirrorProblemKind;
  /** In words. */
  message: Scalars['String']['output'];
  /** Address of the source, without credentials. */
  source: Scalars['String']['output'];
};

/** What can go wrong at a source of a mirror. */
export type MirrorProblemKind =
  /** The source asked to be left alone for a while. */
  | 'BUSY'
  /** Other bytes than the record promises came, and were thrown away. */
  | 'CORRUPT'
  /** A file that the source names could not be had; the message says what it answered. */
  | 'FAILED'
  /** A file broke off, and was gone on with. */
  | 'INTERRUPTED'
  /** A subdir of the source is not mirrored; the message says why. */
  | 'SUBDIR'
  /** Something that this schema has no word for yet. */
  | 'UNKNOWN'
  /** A sync left the source out; what it listed stayed. */
  | 'UNREACHABLE';

/** Files of one subdir that the sources of a mirror no longer list. */
export type MirrorSubdirLoss = {
  __typename?: 'MirrorSubdirLoss';
  /** Files that the mirror has. */
  fileCount: Scalars['Int']['output'];
  /** Files that the mirror has and its sources no longer list. */
  lostCount: Scalars['Int']['output'];
  /** Subdir, for example linux-64. */
  subdir: Scalars['String']['output'];
};

/** A dependency that a channel has not. */
export type MissingDependency = {
  __typename?: 'MissingDependency';
  /** Package that needs it. */
  name: Scalars['String']['output'];
  /** The dependency. */
  spec: Scalars['String']['output'];
};

/** Another end. */
export type MoveExceptionEndInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Id of the exception. */
  exceptionId: Scalars['ID']['input'];
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** The last day on which it holds, in UTC; null for no end. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** What became of it. */
export type MoveExceptionEndPayload = {
  __typename?: 'MoveExceptionEndPayload';
  /** The exception. */
  exception?: Maybe<GrantedException>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Accept an invitation: the caller, whose confirmed address it names, becomes a member. */
  acceptInvitation: AcceptInvitationPayload;
  /** Put a member of the organization into a group. Again is fine. */
  addGroupMember: GroupMemberPayload;
  /** Add a passkey to the caller's account with the browser's answer. */
  addPasskey: SecondFactorsPayload;
  /** Have somebody's document of OpenVEX read from now on, every day. */
  addVexFeed: VexFeedPayload;
  /** Allow or refuse what an application asked for at the consent page. */
  answerAuthorization: AnswerAuthorizationPayload;
  /** Say yes or no to a device that shows a code. */
  answerDevice: AnswerDevicePayload;
  /** Apply a policy to a channel, or replace the one it has. */
  applyPolicy: ApplyPolicyPayload;
  /** Create or change the policy of a file, and put it on the file's channels: all of it, or nothing. */
  applyPolicyFile: ApplyPolicyFilePayload;
  /** Ask for an exception from the policy of a channel. What is asked for already is joined. */
  askForException: AskForExceptionPayload;
  /** Give a member, several or all a licence; all or none. */
  assignLicences: SeatsPayload;
  /** Become the operator of a hub that has none, with the link that its terminal shows. The caller's address counts as confirmed. */
  becomeOperator: BecomeOperatorPayload;
  /** Begin to add a passkey to the caller's account. */
  beginPasskeyRegistration: PasskeyChallengePayload;
  /** Begin to sign in with a passkey: a challenge for the browser. */
  beginPasskeySignIn: PasskeyChallengePayload;
  /** Begin to use one-time codes: the secret for an authenticator application, shown this once. */
  beginTotp: BeginTotpPayload;
  /** Bring a bundle of the organization's folder into a hosted channel, all of its files in one step. */
  bringBundle: BundlePayload;
  /** Stop a run; the channel goes on serving what it served. */
  cancelRun: CancelRunPayload;
  /** Stop a sync that runs or waits. */
  cancelSync: SyncChannelPayload;
  /** Cancel work that waits or is under way; only for operators of the hub. */
  cancelWork: HubJobsPayload;
  /** Ask for another e-mail address. It holds once the mail to it is confirmed. */
  changeEmail: AccountPayload;
  /** Change the caller's password. The other sessions end. */
  changePassword: AccountPayload;
  /** Change what somebody's account may do; only for operators of the hub. The person is told by mail. Needs a fresh proof, see `prove`. */
  changePerson: HubPersonPayload;
  /** Change how many seats an organization has; not fewer than are in use. */
  changeSeats: SeatsPayload;
  /** Cancel a subscription at the end of its period, resume it, or change plan, cycle or seats; what is not named stays. */
  changeSubscription: ChangeSubscriptionPayload;
  /** Change a webhook, or switch it on or off. */
  changeWebhook: WebhookPayload;
  /** Tell whether an address or folder can be mirrored. */
  checkChannelSource: CheckChannelSourcePayload;
  /** Turn one-time codes on with a first code; gives recovery codes, shown this once. */
  confirmTotp: RecoveryCodesPayload;
  /** Issue an API token of the caller. The secret is shown once, here. No token may do this, and it asks for a fresh proof of who the caller is. */
  createApiToken: IssueApiTokenPayload;
  /** Create a channel. */
  createChannel: CreateChannelPayload;
  /** Put a collection together. */
  createCollection: CreateCollectionPayload;
  /** Create a group. */
  createGroup: CreateGroupPayload;
  /** Create an organization; the caller becomes its admin. */
  createOrganization: CreateOrganizationPayload;
  /** Create a policy. */
  createPolicy: CreatePolicyPayload;
  /** Create a project for the caller or an organization of theirs. */
  createProject: CreateProjectPayload;
  /** Create a service account. Needs a plan with service accounts. */
  createServiceAccount: ServiceAccountPayload;
  /** Ask for the address at which one package can be uploaded into a hosted channel. */
  createUpload: CreateUploadPayload;
  /** Create a webhook; its secret is told this once. */
  createWebhook: WebhookSecretPayload;
  /** Say what a CVE is in files of a package, in place of what the organization said of the same files. */
  curateCve: CurateCvePayload;
  /** Allow or decline what a request asks for. Of two decisions the first counts. */
  decideExceptionRequest: DecideExceptionRequestPayload;
  /** Decide about the files for which a sync of a mirror is held. REMOVE starts a sync. */
  decideMirrorLoss: DecideMirrorLossPayload;
  /** Do a change that waits, or decline it; the same one is then not proposed again. Only for operators of the hub. */
  decidePackageChange: PackageChangePayload;
  /** Approve or decline a promotion that waits. Of two decisions the first counts. */
  decidePromotion: PromotionPayload;
  /** Accept or decline what others say of a product; nothing that makes a file look clean counts before. */
  decideVexStatement: DecideVexStatementPayload;
  /** Decline an invitation: its code does not work any more. */
  declineInvitation: DeclineInvitationPayload;
  /** Delete the caller's account: disabled and restorable for 30 days, or erased at once. */
  deleteAccount: AcceptedPayload;
  /** Delete a channel and everything in it. */
  deleteChannel: DeleteChannelPayload;
  /** Delete a collection. For a day it can be restored. */
  deleteCollection: DeleteCollectionPayload;
  /** Delete a group: who is in it loses what only it allowed. For a day it can be restored. */
  deleteGroup: DeleteGroupPayload;
  /** Delete a label that no file carries. */
  deleteLabel: DeleteLabelPayload;
  /** Delete a notebook of the caller. */
  deleteNotebook: NotebookPayload;
  /** Delete an organization with everything that belongs to it. */
  deleteOrganization: DeleteOrganizationPayload;
  /** Delete a policy that is applied nowhere. For a day it can be restored. */
  deletePolicy: DeletePolicyPayload;
  /** Delete a project. For a day it can be restored. */
  deleteProject: DeleteProjectPayload;
  /** Delete a file of a project, or a folder with all that is in it. */
  deleteProjectFile: DeleteProjectFilePayload;
  /** Delete a service account; its token stops working at once. */
  deleteServiceAccount: DeleteServiceAccountPayload;
  /** Delete a webhook with the log of its deliveries. */
  deleteWebhook: WebhookPayload;
  /** Turn one-time codes off. */
  disableTotp: SecondFactorsPayload;
  /** Give an invitation another address; it is sent there with a new code. */
  editInvitation: EditInvitationPayload;
  /** End the subscription that the link of a mail stands for; no account is needed. */
  endDeltaMails: EndDeltaMailsPayload;
  /** End an exception now. */
  endException: EndExceptionPayload;
  /** End all of the caller's sessions but this one. */
  endOtherSessions: SessionsPayload;
  /** End one of the caller's other sessions. */
  endSession: SessionsPayload;
  /** Have a feed that is on fetched now; only for operators of the hub. */
  fetchFeed: FeedsPayload;
  /** Give a token to the organization's mirrors of channels of this hub that it opens; they read with it until it ends. */
  giveTokenToMirrors: GiveTokenToMirrorsPayload;
  /** Give an organization a plan, in place of any that runs; only for operators of the hub. Its admins and billing managers are told by mail. Needs a fresh proof. */
  grantOrganizationPlan: HubOrganizationPayload;
  /** Give a person a plan, in place of any that runs; only for operators of the hub. Needs a fresh proof. */
  grantPersonPlan: HubPersonPayload;
  /** Register an environment as a file tells it. Each mistake is told with its file, line and place. */
  importEnvironment: ImportEnvironmentPayload;
  /** Keep a notebook (.ipynb, format 4) of the caller. */
  importNotebook: NotebookPayload;
  /** Take in a document of OpenVEX, whole or not at all. */
  importOpenVex: ImportOpenVexPayload;
  /** Invite people to an organization by mail, 1 to 50 addresses at once. The answer tells what became of each, and never whether it has an account. */
  inviteMembers: InvitationOutcomesPayload;
  /** Issue a token for the channels of an organization. The secret is shown once, here. */
  issueChannelToken: IssueChannelTokenPayload;
  /** Issue the caller's personal token, which opens every channel that they may read, or replace it. The secret is shown once, here. */
  issuePersonalToken: IssuePersonalTokenPayload;
  /** Issue a service account's token, or replace the one it holds. Needs a plan with service accounts. */
  issueServiceAccountToken: IssueServiceAccountTokenPayload;
  /** Issue the organization's own token, or replace it. The secret is shown once, here. */
  issueSiteToken: IssueSiteTokenPayload;
  /** Put labels on files of a hosted channel and take others off, all or none: which of its addresses list them. */
  labelFiles: LabelFilesPayload;
  /** Leave an organization. Its only admin cannot. */
  leaveOrganization: LeaveOrganizationPayload;
  /** Check a bundle in the hub's folder with a pinned key and take its lists in; only for operators of the hub. */
  loadFeedBundle: FeedBundlesPayload;
  /** Make a signed bundle of what a channel serves, or of what an environment needs of it. */
  makeBundle: BundlePayload;
  /** Fetch whole lists of feeds into one signed bundle; only for operators of the hub. */
  makeFeedBundle: FeedBundlesPayload;
  /** Give an exception another end. */
  moveExceptionEnd: MoveExceptionEndPayload;
  /** Open the pages where the caller or an organization sees and changes how they pay. */
  openBillingPortal: OpenBillingPortalPayload;
  /** Pay a checkout of the test processor, or confirm a change at the price that was shown. A refused card is an error with code PAYMENT_REQUIRED. */
  payCheckout: PayCheckoutPayload;
  /** Bring files of another channel into a hosted one, or ask for it where an admin has to approve it. */
  promoteFiles: PromotionPayload;
  /** Prove anew who the caller is. For ten minutes this session may then do what a mutation refused with the code `FRESH_PROOF_NEEDED`. */
  prove: AcceptedPayload;
  /** Publish after all what a run held back because required probes would fail. The answer is that run; a new one follows it. */
  publishHeldRun: PublishHeldRunPayload;
  /** Publish a package that you have uploaded to be inspected. */
  publishUpload: PublishUploadPayload;
  /** Have a document read now. */
  readVexFeed: VexFeedPayload;
  /** Note that somebody was shown what a flag decides. Sent once, never repeated. */
  recordFlagExposure: AcceptedPayload;
  /** Create an account. The answer is the same for an address that has one already; the mail tells. */
  register: AcceptedPayload;
  /** Take an environment off the list. Registering it again brings it back. */
  removeEnvironment: RemoveEnvironmentPayload;
  /** Remove a bundle from the hub's folder; what was loaded of it stays. Only for operators of the hub. */
  removeFeedBundle: FeedBundlesPayload;
  /** Take away the key that a feed's publisher is asked with; only for operators of the hub. */
  removeFeedKey: FeedsPayload;
  /** Take somebody out of a group. */
  removeGroupMember: GroupMemberPayload;
  /** Take invitations back: their codes do not work any more. */
  removeInvitations: InvitationOutcomesPayload;
  /** Take a member's licence away. */
  removeLicence: SeatsPayload;
  /** Take a member out of an organization, with token and groups. The only admin stays. */
  removeMember: RemoveMemberPayload;
  /** Remove a passkey of the caller. */
  removePasskey: SecondFactorsPayload;
  /** Take the policy off a channel: everything is served again. */
  removePolicy: ApplyPolicyPayload;
  /** End the trust in a workload: tokens that it got stop working at once. */
  removeTrustedWorkload: TrustedWorkloadsPayload;
  /** Have a document read no longer. What counted of it ends, and what the feeds say counts again. */
  removeVexFeed: RemoveVexFeedPayload;
  /** Rename a group; who is in it and what it opens stays. */
  renameGroup: RenameGroupPayload;
  /** Rename a service account. */
  renameServiceAccount: ServiceAccountPayload;
  /** Replace an API token of the caller by one of the same name and scope: the old one stops working at once. The new secret is shown once, here. */
  renewApiToken: IssueApiTokenPayload;
  /** Make new recovery codes, shown this once; those from before end. */
  renewRecoveryCodes: RecoveryCodesPayload;
  /** Replace the card at the test processor. */
  replaceCard: ReplaceCardPayload;
  /** Send something that was sent once more, under the id that it had. */
  replayWebhookDelivery: WebhookDeliveryPayload;
  /** Ask for a mail that leads to a new password. The answer is the same for every address. */
  requestPasswordReset: AcceptedPayload;
  /** Send the mails of invitations once more, with 14 new days. */
  resendInvitations: InvitationOutcomesPayload;
  /** Send the mail that confirms the caller's address once more. */
  resendVerification: AcceptedPayload;
  /** Set a new password with the token of a mail. Every session of the account ends. */
  resetPassword: AcceptedPayload;
  /** Bring back a collection that was deleted within the last day. */
  restoreCollection: RestoreCollectionPayload;
  /** Put an environment back on the list. */
  restoreEnvironment: RestoreEnvironmentPayload;
  /** Put a withdrawn file back into the index of its channel. */
  restoreFile: RestoreFilePayload;
  /** Bring back a group that was deleted within the last day, with the members, service accounts and channels that are still there. */
  restoreGroup: RestoreGroupPayload;
  /** Bring back a policy that was deleted within the last day, with its rules and revisions; it is applied nowhere. */
  restorePolicy: RestorePolicyPayload;
  /** Save a policy as it was at an older revision, as a new one; its channels are computed anew. */
  restorePolicyRevision: UpdatePolicyPayload;
  /** Bring back a project that was deleted within the last day. */
  restoreProject: RestoreProjectPayload;
  /** Try a mail now, also one that was given up; only for operators of the hub. */
  retryMail: HubMailPayload;
  /** Do work that failed once more; only for operators of the hub. */
  retryWork: HubJobsPayload;
  /** End an API token of the caller: it stops working at once. */
  revokeApiToken: ApiTokensPayload;
  /** End the caller's token for the channels of an organization: it stops working at once. */
  revokeChannelToken: RevokeChannelTokenPayload;
  /** End a token of an organization, whoever holds it: it stops working at once. */
  revokeOrganizationToken: OrganizationTokensPayload;
  /** End the caller's personal token: it stops working at once. */
  revokePersonalToken: PersonalTokenPayload;
  /** End a service account's token at once. */
  revokeServiceAccountToken: ServiceAccountPayload;
  /** Give a webhook a new secret, told this once; the former one signs besides for a day. */
  rotateWebhookSecret: WebhookSecretPayload;
  /** Say what a package is upstream, in place of what was known; lists of mappings then leave it alone. Only for operators of the hub. */
  sayUpstream: SayUpstreamPayload;
  /** Look at every package of an environment now. */
  scanEnvironment: ScanEnvironmentPayload;
  /** Send somebody a link to a new password; one from before ends. Only for operators of the hub. Needs a fresh proof. */
  sendPasswordLink: HubPersonPayload;
  /** Send the caller a test mail now, and tell what the mail server answers; only for operators of the hub. */
  sendTestMail: TestMailPayload;
  /** List files that no client can install, or leave them out of the index. */
  setChannelBrokenFiles: SetChannelBrokenFilesPayload;
  /** Change what is said about a channel. */
  setChannelDescription: SetChannelDescriptionPayload;
  /** Change who may read a channel. */
  setChannelPrivacy: SetChannelPrivacyPayload;
  /** Say anew what has to stay installable in a channel. A run follows, which answers it. */
  setChannelProbes: SetChannelProbesPayload;
  /** Write what the readers of a channel are told, in Markdown. */
  setChannelReadme: SetChannelReadmePayload;
  /** Set which channels clients use together with a channel. */
  setChannelUsedWith: SetChannelUsedWithPayload;
  /** Say what admins think of an environment. */
  setEnvironmentState: SetEnvironmentStatePayload;
  /** Keep the key that a feed's publisher is asked with; only for operators of the hub. */
  setFeedKey: FeedsPayload;
  /** Have exactly these members have a licence, and nobody else; all or none. */
  setLicenceHolders: SeatsPayload;
  /** Give a member another role. The only admin stays one. */
  setMemberRole: SetMemberRolePayload;
  /** Change how a mirror is kept; what is not named stays as it is. */
  setMirror: SetMirrorPayload;
  /** Switch features of the plan on or off for an organization: all that are named, or none. */
  setOrganizationFeatures: SetOrganizationFeaturesPayload;
  /** Decide whether promotions into a channel wait for an approval by another admin. */
  setPromotionApproval: SetPromotionApprovalPayload;
  /** Say which groups a service account is in. */
  setServiceAccountGroups: ServiceAccountPayload;
  /** Share a notebook by a link that anybody can open, or stop sharing it. */
  shareNotebook: NotebookPayload;
  /** Sign in with e-mail and password. Browsers get an HttpOnly cookie; the tokens never reach scripts. */
  signIn: SignInPayload;
  /** Finish a sign-in at the company's identity provider with the code that it sent back. */
  signInWithCode: SignInWithCodePayload;
  /** Sign in with a passkey whose challenge came from `beginPasskeySignIn`. */
  signInWithPasskey: SignInPayload;
  /** End the session and its refresh-token family. */
  signOut: SignOutPayload;
  /** Begin a checkout. It is sent once: each call begins one. */
  startCheckout: StartCheckoutPayload;
  /** Have the deltas of a channel mailed to the caller from now on, or change how often and which. */
  subscribeToDeltas: SubscribeToDeltasPayload;
  /** Switch a feed of the network on, which fetches it, or off; what came of it stays. Only for operators of the hub. */
  switchFeed: FeedsPayload;
  /** Start a sync of a mirror. */
  syncChannel: SyncChannelPayload;
  /** Take the education offer. */
  takeEducationOffer: TakeEducationOfferPayload;
  /** Take the plan of an organization away at once: it falls back to Free. Only for operators of the hub. Needs a fresh proof. */
  takeOrganizationPlan: HubOrganizationPayload;
  /** Take a person's plan away at once; only for operators of the hub. Needs a fresh proof. */
  takePersonPlan: HubPersonPayload;
  /** Send a test event to a webhook. */
  testWebhook: WebhookDeliveryPayload;
  /** Tie a group to a channel, so that who is in it may read the channel. Again is fine. */
  tieGroup: TieGroupPayload;
  /** Make a channel trust a workload. */
  trustWorkload: TrustedWorkloadsPayload;
  /** End a subscription of the caller. */
  unsubscribeFromDeltas: UnsubscribeFromDeltasPayload;
  /** Untie a group from a channel. */
  untieGroup: TieGroupPayload;
  /** Change the billing data of the caller or an organization; kept for the first purchase where nothing was bought yet. */
  updateBillingDetails: UpdateBillingDetailsPayload;
  /** Write a collection anew. */
  updateCollection: UpdateCollectionPayload;
  /** Record whether the caller agrees to the privacy notice and the terms. */
  updateConsent: AccountPayload;
  /** Change what an organization wants to know of requests. To stop noting single clients, or to change whether they have names, deletes those noted before. */
  updateGatewaySettings: UpdateGatewaySettingsPayload;
  /** Change title and bio of an organization. Its name stays: addresses and the settings of clients hold it. */
  updateOrganization: UpdateOrganizationPayload;
  /** Change a policy; its channels are computed anew. */
  updatePolicy: UpdatePolicyPayload;
  /** Change the caller's name. */
  updateProfile: AccountPayload;
  /** Change the name or the title of a project. */
  updateProject: UpdateProjectPayload;
  /** Keep choices of the caller. */
  updateSettings: AccountPayload;
  /** Confirm an e-mail address with the token of a mail: of a new account, or of a changed address. */
  verifyEmail: AcceptedPayload;
  /** Withdraw what was said: what the feeds say counts again. It stays in the history. */
  withdrawCuration: WithdrawCurationPayload;
  /** Take the caller out of an open request. */
  withdrawExceptionRequest: WithdrawExceptionRequestPayload;
  /** Take a file of a hosted channel out of its index. */
  withdrawFile: WithdrawFilePayload;
  /** Take back a promotion that you asked for. */
  withdrawPromotion: WithdrawPromotionPayload;
  /** Write a small file of a project; larger ones go to the address in `ProjectEntry.url`, or in pieces by tus. */
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

/** The name is in use already. */
export type NameTakenError = UserError & {
  __typename?: 'NameTakenError';
  /** Stable code for programs: `NAME_TAKEN`. */
  code: Scalars['String']['output'];
  /** Path into the input. */
  field: Array<Scalars['String']['output']>;
  /** Sentence for people. */
  message: Scalars['String']['output'];
  /** A free name that is close to the wanted one. */
  suggestion?: Maybe<Scalars['String']['output']>;
};

/** An entry of the main navigation. */
export type NavigationItem = {
  __typename?: 'NavigationItem';
  /** Id of the entry it stands below; null at the top. */
  childOf?: Maybe<Scalars['String']['output']>;
  /** Whether it is shown but cannot be chosen. */
  disabled: Scalars['Boolean']['output'];
  /** Address on another host, opened in a new tab; null for an entry of this hub. Beside `navigateTo` it is where the entry leads while its flag is off. */
  externalLink?: Maybe<Scalars['URL']['output']>;
  /** Flag that must be on for the entry to be shown, or, where the entry has both addresses, for it to lead to `navigateTo`; null for always. */
  featureFlag?: Maybe<Scalars['String']['output']>;
  /** Whether other entries stand below it. */
  hasChildren: Scalars['Boolean']['output'];
  /** Name of the entry; a UUID for an organization, `view-all-orgs` for the list of all. */
  id: Scalars['String']['output'];
  /** Path of this hub; null for an entry that only holds others or leads elsewhere. */
  navigateTo?: Maybe<Scalars['String']['output']>;
  /** Text. */
  text: Scalars['String']['output'];
};

/** A charge to come. */
export type NextCharge = {
  __typename?: 'NextCharge';
  /** In US cents, with tax. */
  amount: Scalars['Int']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** For what. */
  description: Scalars['String']['output'];
};

/** Everything that has a global id. */
export type Node = {
  /** Global id with one meaning; opaque. */
  id: Scalars['ID']['output'];
};

/** The caller's role does not allow the change. */
export type NotAllowedError = UserError & {
  __typename?: 'NotAllowedError';
  /** Stable code for programs: `NOT_ALLOWED`. */
  code: Scalars['String']['output'];
  /** Path into the input. */
  field: Array<Scalars['String']['output']>;
  /** Sentence for people. */
  message: Scalars['String']['output'];
};

/** A stored notebook. */
export type Notebook = Node & {
  __typename?: 'Notebook';
  /** The notebook as nbformat 4 describes it; null in lists. */
  content?: Maybe<Scalars['JSON']['output']>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Who keeps it, for people. */
  ownerName: Scalars['String']['output'];
  /** Path of the link that anybody can open; null while it is not shared. */
  sharePath?: Maybe<Scalars['String']['output']>;
  /** Size in bytes. */
  size: Scalars['ByteSize']['output'];
  /** Name of the file without its ending. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of notebooks. */
export type NotebookConnection = {
  __typename?: 'NotebookConnection';
  /** Notebooks with cursors. */
  edges: Array<NotebookEdge>;
  /** Notebooks. */
  nodes: Array<Notebook>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Notebooks in all. */
  totalCount: Scalars['Int']['output'];
};

/** A notebook and its cursor. */
export type NotebookEdge = {
  __typename?: 'NotebookEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Notebook. */
  node: Notebook;
};

/** The notebook after a change. */
export type NotebookPayload = {
  __typename?: 'NotebookPayload';
  /** The notebook; null after it was deleted. */
  notebook?: Maybe<Notebook>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Whose billing portal. */
export type OpenBillingPortalInput = {
  /** Name of the organization; the caller without. */
  organization?: InputMaybe<Scalars['String']['input']>;
};

/** Where the portal is. */
export type OpenBillingPortalPayload = {
  __typename?: 'OpenBillingPortalPayload';
  /** Its address. */
  url?: Maybe<Scalars['URL']['output']>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** The hub as its operators see it. */
export type Operator = {
  __typename?: 'Operator';
  /** Every audit log of the hub: its own first, then those of organizations, also of deleted ones. */
  auditChains?: Maybe<AuditChainConnection>;
  /** The same in the order of the chain as a file. */
  auditFile?: Maybe<Scalars['String']['output']>;
  /** An audit log by the id of its chain; the hub's own without one. Newest first. */
  auditLog?: Maybe<AuditLogConnection>;
  /** What failed lately, the newest first: syncs and runs of 30 days, other jobs of three. */
  failures?: Maybe<FailedWorkConnection>;
  /** Signed bundles of feeds: what was made and loaded last, and what lies in the hub's folder. */
  feedBundles?: Maybe<FeedBundles>;
  /** The feeds of advisories, of mappings and of urgency: those of the network, whether on or not, then the files of the data folder. */
  feeds?: Maybe<Array<AdvisoryFeed>>;
  /** The job queues, and what is worked or waits. */
  jobs?: Maybe<HubJobs>;
  /** What operators did, the newest first; kept for three years. */
  log?: Maybe<OperatorLogConnection>;
  /** How mails leave the hub, and how many wait. */
  mail?: Maybe<HubMail>;
  /** An organization by name; null when unknown. */
  organization?: Maybe<HubOrganization>;
  /** Organizations, by title. */
  organizations?: Maybe<HubOrganizationConnection>;
  /** Changes of what packages are upstream that wait: lists of mappings would take away what is relied on. */
  packageChanges?: Maybe<PackageChangeConnection>;
  /** Packages of the hub with what they are upstream, those that are downloaded most first. */
  packages?: Maybe<HubPackageConnection>;
  /** People, the newest first. */
  people?: Maybe<HubPersonConnection>;
  /** A person by the id at the REST services; null when unknown. */
  person?: Maybe<HubPerson>;
  /** Mails that wait or were given up, the latter first. */
  queuedMails?: Maybe<QueuedMailConnection>;
  /** What the hub takes on the disk and in the database. */
  storage?: Maybe<HubStorage>;
};


/** The hub as its operators see it. */
export type OperatorAuditChainsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** The hub as its operators see it. */
export type OperatorAuditFileArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  actor?: InputMaybe<Scalars['String']['input']>;
  chainId?: InputMaybe<Scalars['String']['input']>;
  format: AuditFileFormat;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  target?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


/** The hub as its operators see it. */
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


/** The hub as its operators see it. */
export type OperatorFailuresArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** The hub as its operators see it. */
export type OperatorLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** The hub as its operators see it. */
export type OperatorOrganizationArgs = {
  name: Scalars['String']['input'];
};


/** The hub as its operators see it. */
export type OperatorOrganizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The hub as its operators see it. */
export type OperatorPackageChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** The hub as its operators see it. */
export type OperatorPackagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<PackageKnowledge>;
};


/** The hub as its operators see it. */
export type OperatorPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<HubPersonState>;
};


/** The hub as its operators see it. */
export type OperatorPersonArgs = {
  userId: Scalars['String']['input'];
};


/** The hub as its operators see it. */
export type OperatorQueuedMailsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** What operators do. */
export type OperatorAction =
  /** Accepted what a list of mappings says of a package. */
  | 'ACCEPTED_PACKAGE_CHANGE'
  /** Canceled a job. */
  | 'CANCELED_JOB'
  /** Canceled a run. */
  | 'CANCELED_RUN'
  /** Canceled a sync. */
  | 'CANCELED_SYNC'
  /** Confirmed an address by hand. */
  | 'CONFIRMED'
  /** Declined that. */
  | 'DECLINED_PACKAGE_CHANGE'
  /** Disabled an account. */
  | 'DISABLED'
  /** Switched a feed off. */
  | 'DISABLED_FEED'
  /** Enabled an account. */
  | 'ENABLED'
  /** Switched a feed on. */
  | 'ENABLED_FEED'
  /** Had a feed fetched. */
  | 'FETCHED_FEED'
  /** Gave the key that a feed's publisher is asked with. */
  | 'GAVE_FEED_KEY'
  /** Gave a plan. */
  | 'GRANTED_PLAN'
  /** Loaded a bundle of feeds. */
  | 'LOADED_FEED_BUNDLE'
  /** Had a bundle of feeds made. */
  | 'MADE_FEED_BUNDLE'
  /** Made somebody an operator. */
  | 'MADE_OPERATOR'
  /** Removed a bundle of feeds. */
  | 'REMOVED_FEED_BUNDLE'
  /** Took that key away. */
  | 'REMOVED_FEED_KEY'
  /** Had a job tried again. */
  | 'RETRIED_JOB'
  /** Had a mail tried again. */
  | 'RETRIED_MAIL'
  /** Asked for a run anew. */
  | 'RETRIED_RUN'
  /** Started a sync anew. */
  | 'RETRIED_SYNC'
  /** Said what a package is upstream. */
  | 'SAID_PACKAGE'
  /** Sent a link to a new password. */
  | 'SENT_PASSWORD_LINK'
  /** Sent a test mail. */
  | 'SENT_TEST_MAIL'
  /** Took that away. */
  | 'TOOK_OPERATOR'
  /** Took a plan away. */
  | 'TOOK_PLAN'
  /** Something this version does not know. */
  | 'UNKNOWN';

/** A page of the operators' log. */
export type OperatorLogConnection = {
  __typename?: 'OperatorLogConnection';
  /** Entries with cursors. */
  edges: Array<OperatorLogEdge>;
  /** Entries. */
  nodes: Array<OperatorLogEntry>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Entries in all. */
  totalCount: Scalars['Int']['output'];
};

/** An entry of the log and its cursor. */
export type OperatorLogEdge = {
  __typename?: 'OperatorLogEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Entry. */
  node: OperatorLogEntry;
};

/** What an operator did. */
export type OperatorLogEntry = {
  __typename?: 'OperatorLogEntry';
  /** What. */
  action: OperatorAction;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** More about it, e.g. the plan; may be empty. */
  detail: Scalars['String']['output'];
  /** Id at the REST services. */
  entryId: Scalars['String']['output'];
  /** Whether that organization is still there. */
  hasOrganization: Scalars['Boolean']['output'];
  /** User name of who did it; null when the account is gone. */
  operatorName?: Maybe<Scalars['String']['output']>;
  /** Name of the organization that it was done to. */
  organizationName?: Maybe<Scalars['String']['output']>;
  /** Id of whom it was done to, at the REST services. */
  personId?: Maybe<Scalars['String']['output']>;
  /** User name of whom it was done to; null when the account is gone, or for anything else. */
  personName?: Maybe<Scalars['String']['output']>;
};

/** A group of people who govern channels together. */
export type Organization = Node & {
  __typename?: 'Organization';
  /** Product of the active subscription; null without one. */
  activeProduct?: Maybe<ProductCode>;
  /** How many advisories `advisoryNotices` has in all, with the same filters. */
  advisoryNoticeCount?: Maybe<Scalars['Int']['output']>;
  /** Advisories of the last 30 days that hit files which its channels serve, the latest first; only for members. */
  advisoryNotices?: Maybe<Array<AdvisoryNotice>>;
  /** The same in the order of the chain as a file to keep and to verify; only for admins. */
  auditFile?: Maybe<Scalars['String']['output']>;
  /** What was decided, newest first, in a chain of hashes; only for admins. */
  auditLog?: Maybe<AuditLogConnection>;
  /** What the filters of a policy can choose from. */
  availableFilterOptions?: Maybe<AvailableFilterOptions>;
  /** A few words about it. */
  bio: Scalars['String']['output'];
  /** What policies refused to clients, by package, version and rule, the last first; only for admins. */
  blockedRequests?: Maybe<BlockedRequestConnection>;
  /** Who changed what of it, newest first, as far as the viewer may know of it; only for members. */
  changes?: Maybe<OrganizationChangeConnection>;
  /** The same as a table to save: CSV of RFC 4180 with a head. */
  changesCsv?: Maybe<Scalars['String']['output']>;
  /** A channel by its name; null when unknown or not visible. */
  channel?: Maybe<Channel>;
  /** Single clients, the last seen first: empty unless the organization has them noted; only for admins. */
  channelClients?: Maybe<ChannelClientConnection>;
  /** Channels of the organization that the caller may read, by name. */
  channels?: Maybe<Array<Channel>>;
  /** Programs that clients used, the busiest first; only for admins. */
  clientPrograms?: Maybe<Array<ClientProgram>>;
  /** What a statement would change: files, alarms, policies, channels, and environments. Nothing is written. Only for admins. */
  curationPreview?: Maybe<CurationPreview>;
  /** What the CVE rules in force do in each channel that has some; only for members. */
  cveRules?: Maybe<Array<ChannelCveRules>>;
  /** The channels whose deltas are mailed to the viewer, by name; only for members. */
  deltaSubscriptions?: Maybe<Array<DeltaSubscription>>;
  /** What publications of its channels added and removed, newest first, of the channels that the viewer may read; only for members. */
  deltas?: Maybe<DeltaConnection>;
  /** One environment; null when unknown. */
  environment?: Maybe<Environment>;
  /** What admins say of one environment; null when unknown. */
  environmentReview?: Maybe<EnvironmentReview>;
  /** What admins say of environments, the last changed environment first. */
  environmentReviews?: Maybe<EnvironmentReviews>;
  /** Who has registered environments that are on the list, by user name. */
  environmentUsers?: Maybe<EnvironmentUserConnection>;
  /** Environments that members have registered, the caller's own first, then the last changed first. */
  environments?: Maybe<EnvironmentConnection>;
  /** Which environments hold files that a draft of a policy would take away. */
  environmentsUnderDraft?: Maybe<DraftedEnvironments>;
  /** A request for an exception; null for an unknown one, and for who may not decide on it. */
  exceptionRequest?: Maybe<ExceptionRequest>;
  /** Requests for exceptions, open ones first, the newest first; null for who may not decide on them. */
  exceptionRequests?: Maybe<ExceptionRequestConnection>;
  /** Exceptions that stand on the organization's channels, the newest first; null for who is no member. */
  exceptions?: Maybe<GrantedExceptionConnection>;
  /** Which environments hold something, and whose they are: name one of package, match spec and CVE. A CVE is compared with packages by name and version, whatever channel they came from. */
  exposure?: Maybe<Exposure>;
  /** How many environments were hit by CVEs, day by day, the oldest first: by name and version of their packages. Decisions and policies of private channels count for admins alone. Days on which nothing was counted are left out. */
  exposureDays?: Maybe<Array<ExposureDay>>;
  /** Every feature that there is, and whether it is on; only for admins. */
  featureSettings?: Maybe<Array<FeatureSetting>>;
  /** Features that the plan gives now and no admin has switched off, e.g. `policy`; none without a plan. */
  features: Array<Scalars['String']['output']>;
  /** The version of the switched features; `setOrganizationFeatures` sends it back as `expectedVersion`. Null for people who aren't admins. */
  featuresVersion?: Maybe<Scalars['String']['output']>;
  /** Which faults hit, or hit, which versions that its channels serve, since when, until when and why; what began or ended last first; only for members. */
  findings?: Maybe<ChannelFindingConnection>;
  /** The same as a table to save: CSV of RFC 4180 with a head. */
  findingsCsv?: Maybe<Scalars['String']['output']>;
  /** What the organization wants to know of requests, and how long; only for admins. */
  gatewaySettings?: Maybe<GatewaySettings>;
  /** A group by its global id; null when unknown. */
  group?: Maybe<Group>;
  /** Groups of the organization, by name. */
  groups?: Maybe<Array<Group>>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Number of invitations that wait for an answer; only for admins. */
  invitationCount?: Maybe<Scalars['Int']['output']>;
  /** Invitations that wait for an answer, newest first; only for admins. */
  invitations?: Maybe<InvitationConnection>;
  /** Who has a licence, the oldest first; only for admins and billing managers. */
  licences?: Maybe<Array<Licence>>;
  /** What its channels lost and have not got back, by the names of the channels; only for members. */
  losses?: Maybe<Array<StandingLoss>>;
  /** All members as a table to download, CSV of RFC 4180 with a head; e-mail addresses where the caller sees them. */
  memberTable: Scalars['String']['output'];
  /** Members, by name. */
  members?: Maybe<MemberConnection>;
  /** Number of members. */
  membersCount: Scalars['Int']['output'];
  /** The caller's membership, asked anew; only for members. */
  membership?: Maybe<Membership>;
  /** Name as in URLs. */
  name: Scalars['String']['output'];
  /** What the organization says of CVEs itself, as a document of OpenVEX; only for members. */
  openVex?: Maybe<Scalars['JSON']['output']>;
  /** Id at the REST services, which take it in place of the name. */
  organizationId: Scalars['String']['output'];
  /** The caller's own licences in the organization. */
  ownLicences?: Maybe<Array<Licence>>;
  /** Downloads of a month by channel, package, version and subdir, as a table to save: CSV of RFC 4180 with a head; only for admins. */
  packageDownloadsCsv?: Maybe<Scalars['String']['output']>;
  /** Package policies, newest change first. */
  policies?: Maybe<PolicyConnection>;
  /** All policies that pass the filter, as a table to save: CSV of RFC 4180 with a head. */
  policiesCsv?: Maybe<Scalars['String']['output']>;
  /** A policy by its id; null when unknown or not visible. */
  policy?: Maybe<Policy>;
  /** Everything that is wrong in a policy's file; empty for one that can be planned. */
  policyFileMistakes?: Maybe<Array<PolicyFileMistake>>;
  /** What a draft of a policy would change on a channel, without saving anything. */
  policyImpact?: Maybe<PolicyImpact>;
  /** What a policy's file would change, of the policy of its name and of channels, without saving anything. Null when it could not be worked out. */
  policyPlan?: Maybe<PolicyPlan>;
  /** The fewest exceptions by which packages that a draft makes uninstallable can be installed again. */
  policyRepair?: Maybe<PolicyRepair>;
  /** Projects that belong to the organization, the last changed first. */
  projects?: Maybe<ProjectConnection>;
  /** Requests of each day up to today, the empty ones too, in their order; only for admins. */
  requestDays?: Maybe<Array<RequestDay>>;
  /** The caller's role in it; null when the caller is no member. */
  role?: Maybe<OrganizationRole>;
  /** Seats of the plan in force; null without one, and where the caller may not see them. */
  seats?: Maybe<SeatStats>;
  /** High and critical CVEs of files that its channels serve, new ones first, then worst first, without those that it decided as not affected or fixed; only for members. */
  servedCves?: Maybe<ServedCveConnection>;
  /** Accounts without a person, for machines that install, by name; only for admins. */
  serviceAccounts?: Maybe<Array<ServiceAccount>>;
  /** The organization's own token, which opens all of its channels: its state, never its secret; null without one. Only for admins. */
  siteToken?: Maybe<SiteToken>;
  /** Subscriptions of the organization, the latest first; only for admins and billing managers. */
  subscriptions?: Maybe<Array<Subscription>>;
  /** What clients asked of the channels; only for admins. */
  telemetry?: Maybe<TelemetryReport>;
  /** Name for people. */
  title: Scalars['String']['output'];
  /** The tokens that open channels of this organization: its own first, then members' and service accounts'; only for admins. */
  tokens?: Maybe<Array<OrganizationToken>>;
  /** The most downloaded packages of the channels that the caller may read. */
  topPackages?: Maybe<Array<TopPackage>>;
  /** The workloads that channels of this organization trust: jobs of CI systems that get tokens of minutes without keeping a secret; only for admins. */
  trustedWorkloads?: Maybe<Array<TrustedWorkload>>;
  /** The version of what edits change; an edit sends it back as `expectedVersion`. */
  version: Scalars['String']['output'];
  /** Documents of OpenVEX of others that are read every day, the oldest first; null for who is no member. */
  vexFeeds?: Maybe<Array<VexFeed>>;
  /** What others say in these documents, in one state, the latest first; null for who is no member. */
  vexStatements?: Maybe<VexStatementConnection>;
  /** What was sent to a webhook in the last 30 days, the newest first; only for admins. */
  webhookDeliveries?: Maybe<WebhookDeliveryConnection>;
  /** Where it has what is decided delivered to, the oldest first; only for admins. */
  webhooks?: Maybe<Array<Webhook>>;
};


/** A group of people who govern channels together. */
export type OrganizationAdvisoryNoticeCountArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  package?: InputMaybe<Scalars['String']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationAdvisoryNoticesArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  package?: InputMaybe<Scalars['String']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationAuditFileArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  actor?: InputMaybe<Scalars['String']['input']>;
  format: AuditFileFormat;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  target?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A group of people who govern channels together. */
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


/** A group of people who govern channels together. */
export type OrganizationBlockedRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  days?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  person?: InputMaybe<Scalars['String']['input']>;
  topic?: InputMaybe<ChangeTopic>;
};


/** A group of people who govern channels together. */
export type OrganizationChangesCsvArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  person?: InputMaybe<Scalars['String']['input']>;
  topic?: InputMaybe<ChangeTopic>;
};


/** A group of people who govern channels together. */
export type OrganizationChannelArgs = {
  name: Scalars['String']['input'];
};


/** A group of people who govern channels together. */
export type OrganizationChannelClientsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  days?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationClientProgramsArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationCurationPreviewArgs = {
  build?: InputMaybe<Scalars['String']['input']>;
  cveId: Scalars['String']['input'];
  justification?: InputMaybe<VexJustification>;
  package: Scalars['String']['input'];
  status: VexStatus;
  versions?: InputMaybe<Scalars['String']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationCveRulesArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationDeltaSubscriptionsArgs = {
  q?: InputMaybe<Scalars['String']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationDeltasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  changeType?: InputMaybe<DeltaChangeType>;
  channel?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationEnvironmentArgs = {
  environmentId: Scalars['String']['input'];
};


/** A group of people who govern channels together. */
export type OrganizationEnvironmentReviewArgs = {
  environmentId: Scalars['String']['input'];
};


/** A group of people who govern channels together. */
export type OrganizationEnvironmentReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<EnvironmentStatus>;
};


/** A group of people who govern channels together. */
export type OrganizationEnvironmentUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationEnvironmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<EnvironmentStatus>;
};


/** A group of people who govern channels together. */
export type OrganizationEnvironmentsUnderDraftArgs = {
  channel: Scalars['String']['input'];
  filters: Scalars['PolicyFilters']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  policyId?: InputMaybe<Scalars['ID']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationExceptionRequestArgs = {
  requestId: Scalars['ID']['input'];
};


/** A group of people who govern channels together. */
export type OrganizationExceptionRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<ExceptionRequestState>;
};


/** A group of people who govern channels together. */
export type OrganizationExceptionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  history?: InputMaybe<Scalars['Boolean']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationExposureArgs = {
  cve?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ifRefused?: InputMaybe<Scalars['Boolean']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  package?: InputMaybe<Scalars['String']['input']>;
  spec?: InputMaybe<Scalars['String']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationExposureDaysArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationFindingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
  cveId?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  package?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<FindingState>;
};


/** A group of people who govern channels together. */
export type OrganizationFindingsCsvArgs = {
  channel?: InputMaybe<Scalars['String']['input']>;
  cveId?: InputMaybe<Scalars['String']['input']>;
  package?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<FindingState>;
};


/** A group of people who govern channels together. */
export type OrganizationGroupArgs = {
  id: Scalars['ID']['input'];
};


/** A group of people who govern channels together. */
export type OrganizationInvitationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  role?: InputMaybe<OrganizationRole>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationPackageDownloadsCsvArgs = {
  month: Scalars['Int']['input'];
  year: Scalars['Int']['input'];
};


/** A group of people who govern channels together. */
export type OrganizationPoliciesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<PolicySort>;
};


/** A group of people who govern channels together. */
export type OrganizationPoliciesCsvArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<PolicySort>;
};


/** A group of people who govern channels together. */
export type OrganizationPolicyArgs = {
  id: Scalars['ID']['input'];
};


/** A group of people who govern channels together. */
export type OrganizationPolicyFileMistakesArgs = {
  file: Scalars['JSON']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationPolicyImpactArgs = {
  channel: Scalars['String']['input'];
  filters: Scalars['PolicyFilters']['input'];
  packages?: InputMaybe<Scalars['Int']['input']>;
  policyId?: InputMaybe<Scalars['ID']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationPolicyPlanArgs = {
  file: Scalars['JSON']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationPolicyRepairArgs = {
  channel: Scalars['String']['input'];
  filters: Scalars['PolicyFilters']['input'];
  never?: InputMaybe<Array<Scalars['String']['input']>>;
  policyId?: InputMaybe<Scalars['ID']['input']>;
  targets?: InputMaybe<RepairTargets>;
};


/** A group of people who govern channels together. */
export type OrganizationProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationRequestDaysArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationServedCvesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationTelemetryArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationTopPackagesArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A group of people who govern channels together. */
export type OrganizationVexStatementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  state?: VexStatementState;
};


/** A group of people who govern channels together. */
export type OrganizationWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<WebhookDeliveryState>;
  webhookId: Scalars['String']['input'];
};

/** Something that somebody changed of an organization. */
export type OrganizationChange = {
  __typename?: 'OrganizationChange';
  /** Who did it; null for the hub, its operators, and accounts that are gone. */
  actor?: Maybe<User>;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Name of the channel that it is about. */
  channel?: Maybe<Scalars['String']['output']>;
  /** What it is known by; no global id. */
  id: Scalars['String']['output'];
  /** Name of the kind of change, e.g. `policy_applied`. */
  kind: Scalars['String']['output'];
  /** Name of the thing then. */
  subject: Scalars['String']['output'];
  /** Global id of the policy or group that it is about, which may be gone; null for other things. */
  subjectId?: Maybe<Scalars['ID']['output']>;
  /** The sentence behind who did it, e.g. 'applied Production baseline to approved'. */
  text: Scalars['String']['output'];
  /** What it is about. */
  topic: ChangeTopic;
};

/** A page of changes. */
export type OrganizationChangeConnection = {
  __typename?: 'OrganizationChangeConnection';
  /** Changes with cursors. */
  edges: Array<OrganizationChangeEdge>;
  /** Changes. */
  nodes: Array<OrganizationChange>;
  /** Page numbers around the page at hand. */
  pageCursors: PageCursors;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Changes in all that pass the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of changes. */
export type OrganizationChangeConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A change and its cursor. */
export type OrganizationChangeEdge = {
  __typename?: 'OrganizationChangeEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Change. */
  node: OrganizationChange;
};

/** What a member may do. */
export type OrganizationRole =
  /** Does everything. */
  | 'ADMIN'
  /** Adds plans, invoices and seats to what a member reads. */
  | 'BILLING_MANAGER'
  /** Reads the organization, its channels, packages and policies. */
  | 'MEMBER'
  /** A role this version does not know. */
  | 'UNKNOWN';

/** A token that opens channels of an organization. Without a person and a service account it is the organization's own, which opens all of them. */
export type OrganizationToken = Node & {
  __typename?: 'OrganizationToken';
  /** When it was issued. */
  createdAt: Scalars['DateTime']['output'];
  /** When it stops working; null for never. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last four characters, to recognise it. */
  hint: Scalars['String']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** When a client last used it; null for never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is good for. */
  scope: TokenScope;
  /** Name of the service account that holds it; null for those of others. */
  serviceAccountName?: Maybe<Scalars['String']['output']>;
  /** The member who holds it; null for those of others. */
  user?: Maybe<User>;
};

/** Outcome of a change of an organization's tokens. */
export type OrganizationTokensPayload = {
  __typename?: 'OrganizationTokensPayload';
  /** The organization, whose tokens have changed. */
  organization?: Maybe<Organization>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A page of mails. */
export type OutboxConnection = {
  __typename?: 'OutboxConnection';
  /** Mails with cursors. */
  edges: Array<OutboxEdge>;
  /** Mails. */
  nodes: Array<OutboxMail>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Mails in all. */
  totalCount: Scalars['Int']['output'];
};

/** A mail and its cursor. */
export type OutboxEdge = {
  __typename?: 'OutboxEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Mail. */
  node: OutboxMail;
};

/** A mail that was not sent, because no mail server is configured. */
export type OutboxMail = Node & {
  __typename?: 'OutboxMail';
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Subject. */
  subject: Scalars['String']['output'];
  /** Text of the mail. */
  text: Scalars['String']['output'];
  /** Address of the receiver. */
  to: Scalars['EmailAddress']['output'];
};

/** A request of the caller. */
export type OwnExceptionRequest = {
  __typename?: 'OwnExceptionRequest';
  /** What the decision says; may be empty. */
  answer: Scalars['String']['output'];
  /** When it was asked for first. */
  askedAt: Scalars['DateTime']['output'];
  /** When it was decided or withdrawn; null while it is open. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether others asked for it before. */
  isJoined: Scalars['Boolean']['output'];
  /** Name of the package. */
  package: Scalars['String']['output'];
  /** What it is needed for, in the caller's words. */
  reason: Scalars['String']['output'];
  /** Id, by which it is withdrawn. */
  requestId: Scalars['ID']['output'];
  /** What is asked for. */
  spec: Scalars['MatchSpec']['output'];
  /** What became of it. */
  state: ExceptionRequestState;
  /** The last day of the exception that was granted, in UTC; null for none. */
  until?: Maybe<Scalars['Date']['output']>;
};

/** A package as an environment holds it. */
export type PackageBuild = {
  __typename?: 'PackageBuild';
  /** Build string; empty when unknown. */
  build: Scalars['String']['output'];
  /** Channel it came from; empty when unknown. */
  channel: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Platform of the file; empty when unknown. */
  platform: Scalars['String']['output'];
  /** Version. */
  version: Scalars['CondaVersion']['output'];
};

/** A change of what a conda package is upstream, which waits for an operator. */
export type PackageChange = {
  __typename?: 'PackageChange';
  /** When it was proposed. */
  askedAt: Scalars['DateTime']['output'];
  /** Id of the list that brought it. */
  feedId: Scalars['String']['output'];
  /** What it would not be any more, or less surely, as ecosystem/name. */
  lost: Array<Scalars['String']['output']>;
  /** Name of the conda package. */
  name: Scalars['String']['output'];
  /** What it would be, as ecosystem/name; empty for nothing that is known. */
  proposed: Array<Scalars['String']['output']>;
};

/** A page of changes that wait. */
export type PackageChangeConnection = {
  __typename?: 'PackageChangeConnection';
  /** Changes with cursors. */
  edges: Array<PackageChangeEdge>;
  /** Changes. */
  nodes: Array<PackageChange>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Changes in all. */
  totalCount: Scalars['Int']['output'];
};

/** A change that waits and its cursor. */
export type PackageChangeEdge = {
  __typename?: 'PackageChangeEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Change. */
  node: PackageChange;
};

/** Outcome of decidePackageChange. */
export type PackageChangePayload = {
  __typename?: 'PackageChangePayload';
  /** Name of the conda package. */
  name?: Maybe<Scalars['String']['output']>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Packages of one channel. */
export type PackageChannelCount = {
  __typename?: 'PackageChannelCount';
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** Number of packages. */
  count: Scalars['Int']['output'];
  /** Name of the organization. */
  organization: Scalars['String']['output'];
};

/** Packages with one decision in some channel. */
export type PackageDecisionCount = {
  __typename?: 'PackageDecisionCount';
  /** Number of packages. */
  count: Scalars['Int']['output'];
  /** The decision. */
  value: Decision;
};

/** A package that is not the same on both sides. */
export type PackageDifference = {
  __typename?: 'PackageDifference';
  /** As it is; null where it is not there any more. */
  after?: Maybe<PackageBuild>;
  /** As it was; null where it was not there. */
  before?: Maybe<PackageBuild>;
  /** What became of it. */
  change: InstalledPackageChange;
  /** Name. */
  name: Scalars['String']['output'];
};

/** A page of differences. */
export type PackageDifferenceConnection = {
  __typename?: 'PackageDifferenceConnection';
  /** Differences with cursors. */
  edges: Array<PackageDifferenceEdge>;
  /** Differences. */
  nodes: Array<PackageDifference>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Differences in all. */
  totalCount: Scalars['Int']['output'];
};

/** A difference and its cursor. */
export type PackageDifferenceEdge = {
  __typename?: 'PackageDifferenceEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Difference. */
  node: PackageDifference;
};

/** What found packages can be narrowed to. A facet's numbers leave its own choice out, so that other values can be added to it. */
export type PackageFacets = {
  __typename?: 'PackageFacets';
  /** Channels, by organization and name. */
  channels: Array<PackageChannelCount>;
  /** Allowed before refused. */
  decisions: Array<PackageDecisionCount>;
  /** The ten most frequent licences, and those that were chosen. */
  licenses: Array<PackageValueCount>;
  /** The ten most frequent subdirs, and those that were chosen. */
  platforms: Array<PackageValueCount>;
  /** What is known of them, the worst first. */
  severities: Array<PackageSeverityCount>;
  /** How old their newest files are, the shortest span first; each span holds those before it. */
  updated: Array<PackageSpanCount>;
};

/** What found packages are narrowed to: those with a channel that passes every choice. A choice of several values takes any of them; none takes all. */
export type PackageFilter = {
  /** Channels as `organization/channel`, to 20. */
  channels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether clients get a file of it. */
  decisions?: InputMaybe<Array<Decision>>;
  /** Licences of the newest file, to 20. */
  licenses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Subdirs with a file of it, to 20. */
  platforms?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The worst that is known of the files that clients get. */
  severities?: InputMaybe<Array<PackageSeverity>>;
  /** How old its newest file is at most; the longest of several counts. */
  updated?: InputMaybe<Array<PackageSpan>>;
};

/** Packages that are found. */
export type PackageGroup = {
  __typename?: 'PackageGroup';
  /** The best. */
  items: Array<PackageHit>;
  /** Address in the hub of all of them. */
  searchUrl: Scalars['String']['output'];
  /** Packages in all. */
  totalCount: Scalars['Int']['output'];
};

/** A package by name that matches a search. */
export type PackageHit = {
  __typename?: 'PackageHit';
  /** Number of channels that have it and pass the filter. */
  channelCount: Scalars['Int']['output'];
  /** Those channels, by organization and name; at most 20. */
  channels: Array<PackageHitChannel>;
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** A sentence about it; empty when it has none. */
  summary: Scalars['String']['output'];
};

/** What one channel has of a found package. */
export type PackageHitChannel = {
  __typename?: 'PackageHitChannel';
  /** Global id of the package in this channel, see `Artifact`. */
  artifactId: Scalars['ID']['output'];
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** Whether clients get a file of it. */
  decision: Decision;
  /** Newest version that is served; null when every file is refused. */
  latestVersion?: Maybe<Scalars['CondaVersion']['output']>;
  /** Licence of the newest file; null when unknown. */
  license?: Maybe<Scalars['String']['output']>;
  /** Name of the organization. */
  organization: Scalars['String']['output'];
  /** Number of files that a policy refuses. */
  refusedFileCount: Scalars['Int']['output'];
  /** Number of files that clients get. */
  servedFileCount: Scalars['Int']['output'];
};

/** A page of found packages. */
export type PackageHitConnection = {
  __typename?: 'PackageHitConnection';
  /** Packages with cursors. */
  edges: Array<PackageHitEdge>;
  /** What they can be narrowed to. */
  facets: PackageFacets;
  /** Packages. */
  nodes: Array<PackageHit>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Packages in all that pass the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A found package and its cursor. */
export type PackageHitEdge = {
  __typename?: 'PackageHitEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Package. */
  node: PackageHit;
};

/** What would change for one package. */
export type PackageImpact = {
  __typename?: 'PackageImpact';
  /** Number of files. */
  files: Scalars['Int']['output'];
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** Whether no file of the package would be left. */
  noneLeft: Scalars['Boolean']['output'];
  /** Main reason in words. */
  reason: Scalars['String']['output'];
  /** A match spec that names exactly the files meant, when there is a short one; else the name. */
  spec: Scalars['String']['output'];
};

/** How well it is known what a package is upstream. */
export type PackageKnowledge =
  /** There are hints only, which make nothing affected, and nothing clean. */
  | 'HINT'
  /** It is an upstream package; that may be relied on. */
  | 'KNOWN'
  /** Nobody has said. */
  | 'NOT_SAID'
  /** It ships no code. */
  | 'NO_CODE'
  /** A word that this version does not know. */
  | 'UNKNOWN';

/** What a package is of its upstream project. */
export type PackageRole =
  /** The output that carries the project's code. */
  | 'CARRIER'
  /** It ships no code. */
  | 'NO_CODE'
  /** A part of it. */
  | 'PART'
  /** The project itself. */
  | 'SELF'
  /** A role that this version does not know. */
  | 'UNKNOWN';

/** The worst that is known of the files of a package. */
export type PackageSeverity =
  /** A critical CVE, or the package is malicious. */
  | 'CRITICAL'
  /** A high CVE. */
  | 'HIGH'
  /** A low CVE. */
  | 'LOW'
  /** A medium CVE. */
  | 'MEDIUM'
  /** Somebody looked, and no CVE is known. */
  | 'NONE_KNOWN'
  /** A CVE without a score, or with one of 0. */
  | 'OTHER'
  /** Nobody looked, or nobody can tell. */
  | 'UNKNOWN';

/** Packages of which this is the worst that is known. */
export type PackageSeverityCount = {
  __typename?: 'PackageSeverityCount';
  /** Number of packages. */
  count: Scalars['Int']['output'];
  /** What is known. */
  value: PackageSeverity;
};

/** How old something is at most. */
export type PackageSpan =
  /** 30 days. */
  | 'MONTH'
  /** 90 days. */
  | 'QUARTER'
  /** 7 days. */
  | 'WEEK'
  /** 365 days. */
  | 'YEAR';

/** Packages with a file that is not older. */
export type PackageSpanCount = {
  __typename?: 'PackageSpanCount';
  /** Number of packages. */
  count: Scalars['Int']['output'];
  /** How old at most. */
  value: PackageSpan;
};

/** Packages with one value of a facet. */
export type PackageValueCount = {
  __typename?: 'PackageValueCount';
  /** Number of packages. */
  count: Scalars['Int']['output'];
  /** The value. */
  value: Scalars['String']['output'];
};

/** What is known of several packages together, and how many of them were compared with CVEs. */
export type PackagesKnowledge = {
  __typename?: 'PackagesKnowledge';
  /** Packages that a CVE hits. */
  affectedCount: Scalars['Int']['output'];
  /** Packages that were compared and that no CVE hits. */
  noneKnownCount: Scalars['Int']['output'];
  /** Packages of which somebody decided that no CVE counts. */
  notAffectedCount: Scalars['Int']['output'];
  /** Packages that no source of CVEs knows by name, so that they were not compared. */
  notCheckedCount: Scalars['Int']['output'];
  /** Packages in all; the next five counts are parts of it. */
  packageCount: Scalars['Int']['output'];
  /** The gravest state of them; `NONE_KNOWN` and `NOT_AFFECTED` only where every package was compared. */
  state: VulnerabilityState;
  /** Packages that a CVE may hit that gives no versions that can be compared. */
  undecidedCount: Scalars['Int']['output'];
  /** Why it is not known; null unless the state is `UNKNOWN`. */
  unknownReason?: Maybe<VulnerabilityUnknownReason>;
  /** Highest score of the CVEs that hit; null when none has one. */
  worstScore?: Maybe<Scalars['Float']['output']>;
  /** Band of that score; null when none has one. */
  worstSeverity?: Maybe<Severity>;
};

/** One page to jump to. */
export type PageCursor = {
  __typename?: 'PageCursor';
  /** Give this as `after` to get the page; null for the first page. */
  cursor?: Maybe<Scalars['String']['output']>;
  /** Whether this is the page at hand. */
  isCurrent: Scalars['Boolean']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
};

/** Page numbers around the page at hand. */
export type PageCursors = {
  __typename?: 'PageCursors';
  /** Number of pages in all. */
  pageCount: Scalars['Int']['output'];
  /** First page, the pages around the one at hand, last page; in order, without repeats. */
  pages: Array<PageCursor>;
};

/** Where a page stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last item of this page; null for an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more items follow. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether items come before. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item of this page; null for an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A passkey of a person. */
export type Passkey = Node & {
  __typename?: 'Passkey';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** When it was last used; null for never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name to recognise it. */
  name: Scalars['String']['output'];
};

/** A challenge for the browser's WebAuthn interface. */
export type PasskeyChallengePayload = {
  __typename?: 'PasskeyChallengePayload';
  /** Id of the challenge, good for five minutes and for one answer. */
  challengeId?: Maybe<Scalars['String']['output']>;
  /** Options as JSON, as WebAuthn reads them. */
  options?: Maybe<Scalars['JSON']['output']>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** How a checkout is paid. */
export type PayCheckoutInput = {
  /** The card; the one that is kept without. */
  card?: InputMaybe<CardInput>;
  /** What the bank asked for. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Id of the checkout. */
  id: Scalars['String']['input'];
  /** The amount that was shown, in US cents; another one is refused. */
  total: Scalars['Int']['input'];
};

/** The checkout after the payment. */
export type PayCheckoutPayload = {
  __typename?: 'PayCheckoutPayload';
  /** The checkout. */
  checkout?: Maybe<Checkout>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Who pays, with what, and when next. */
export type PaymentAccount = {
  __typename?: 'PaymentAccount';
  /** Address on invoices. */
  address?: Maybe<BillingAddress>;
  /** The card that is kept; null without one. */
  card?: Maybe<PaymentCard>;
  /** What the hub owes, in US cents; it goes off the next invoices. */
  credit: Scalars['Int']['output'];
  /** Where invoices are told of. */
  email?: Maybe<Scalars['String']['output']>;
  /** Whether there are billing data. */
  exists: Scalars['Boolean']['output'];
  /** Whether the last charge failed and is tried again. */
  failed: Scalars['Boolean']['output'];
  /** The newest invoices, at most a hundred. */
  invoices?: Maybe<Array<Invoice>>;
  /** Name on invoices. */
  name?: Maybe<Scalars['String']['output']>;
  /** The next charge; null when nothing will be charged. */
  nextCharge?: Maybe<NextCharge>;
  /** Who takes the money. */
  processor: PaymentProcessor;
  /** Number for the value added tax. */
  taxId?: Maybe<Scalars['String']['output']>;
  /** The version of the billing data; an edit sends it back as `expectedVersion`. Null without billing data. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A card, as far as it is shown. */
export type PaymentCard = {
  __typename?: 'PaymentCard';
  /** Its brand, e.g. `Visa`. */
  brand: Scalars['String']['output'];
  /** Month and year, `MM/YY`. */
  expires: Scalars['String']['output'];
  /** Its last four digits. */
  last4: Scalars['String']['output'];
};

/** What is needed to sell plans. */
export type PaymentConfig = {
  __typename?: 'PaymentConfig';
  /** The plan whose features a person has when their own is over. */
  defaultPersonPlan: ProductCode;
  /** The plan that an organization has when its own is over. */
  defaultPlan: ProductCode;
  /** Who takes the money. */
  processor: PaymentProcessor;
  /** Key of the processor that pages use; null where nothing is sold. */
  publishableKey?: Maybe<Scalars['String']['output']>;
  /** Address of the processor's card library; null where there is none to load. */
  scriptUrl?: Maybe<Scalars['String']['output']>;
};

/** Who takes the money for plans. */
export type PaymentProcessor =
  /** Nobody: the hub sells nothing. */
  | 'OFF'
  /** Stripe. */
  | 'STRIPE'
  /** The built-in test processor, which moves no money. */
  | 'TEST'
  /** One that this version does not know. */
  | 'UNKNOWN';

/** People who are found. */
export type PersonGroup = {
  __typename?: 'PersonGroup';
  /** The best. */
  items: Array<PersonHit>;
  /** Address in the hub of all of them. */
  searchUrl: Scalars['String']['output'];
  /** People in all. */
  totalCount: Scalars['Int']['output'];
};

/** Somebody who shares an organization with the caller. */
export type PersonHit = {
  __typename?: 'PersonHit';
  /** First name; may be empty. */
  firstName: Scalars['String']['output'];
  /** Last name; may be empty. */
  lastName: Scalars['String']['output'];
  /** Organizations that both belong to, by name. */
  organizations: Array<Scalars['String']['output']>;
  /** Id of the person. */
  userId: Scalars['String']['output'];
  /** User name. */
  username: Scalars['String']['output'];
};

/** State of a person's token for every channel that they may read. */
export type PersonalToken = {
  __typename?: 'PersonalToken';
  /** When it was issued. */
  createdAt: Scalars['DateTime']['output'];
  /** When it stops working; null for never. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last four characters, to recognise it. */
  hint: Scalars['String']['output'];
  /** When a client last used it; null for never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is good for. */
  scope: TokenScope;
};

/** Outcome of a change of the caller's personal token. */
export type PersonalTokenPayload = {
  __typename?: 'PersonalTokenPayload';
  /** What stands in the way. */
  userErrors: Array<UserError>;
  /** The caller, whose token has changed. */
  viewer?: Maybe<User>;
};

/** A plan and what is said of it. */
export type Plan = {
  __typename?: 'Plan';
  /** What it includes. */
  bullets: Array<Scalars['String']['output']>;
  /** Text of the button. */
  buttonCta: Scalars['String']['output'];
  /** A sentence about it. */
  description: Scalars['String']['output'];
  /** A sentence for people who could change to it. */
  descriptionUpgrade: Scalars['String']['output'];
  /** Whether the hub offers its plans to buy. Where it does not, its operator decides who has which. */
  isOffered: Scalars['Boolean']['output'];
  /** Where to read more or to ask; null when the purchase is here. */
  link?: Maybe<Scalars['URL']['output']>;
  /** Name of the plan, e.g. `Pro`. */
  name: Scalars['String']['output'];
  /** What it costs. */
  pricing: PlanPricing;
  /** Product code. */
  productCode: ProductCode;
  /** Who it is for. */
  productUse: Scalars['String']['output'];
  /** Whether it needs an organization. */
  requiresOrganization: Scalars['Boolean']['output'];
  /** Part of addresses, e.g. `professional`; null for a plan that cannot be bought by oneself. */
  segment?: Maybe<Scalars['String']['output']>;
};

/** What a plan costs, in US cents; either both prices or another text. */
export type PlanPricing = {
  __typename?: 'PlanPricing';
  /** For a month, in cents; for each seat where the plan has seats. */
  monthlyPrice?: Maybe<Scalars['Int']['output']>;
  /** Instead of prices, e.g. `Custom`. */
  otherPrice?: Maybe<Scalars['String']['output']>;
  /** For a year, in cents; for each seat where the plan has seats. */
  yearlyPrice?: Maybe<Scalars['Int']['output']>;
};

/** The tax on a plan, in US cents. */
export type PlanTax = {
  __typename?: 'PlanTax';
  /** Without tax. */
  amount: Scalars['Int']['output'];
  /** The tax. */
  taxAmount: Scalars['Int']['output'];
  /** Name of the tax. */
  taxName: Scalars['String']['output'];
  /** With tax. */
  total: Scalars['Int']['output'];
};

/** A plan and where it is bought. */
export type PlanTaxInput = {
  /** Where the tax is due. */
  address: BillingAddressInput;
  /** How often is paid. */
  billingCycle: BillingCycle;
  /** The plan. */
  productCode: ProductCode;
  /** Seats. */
  quantity: Scalars['Int']['input'];
};

/** What a policy's file would change of a channel. */
export type PlannedChannel = {
  __typename?: 'PlannedChannel';
  /** What becomes of it. */
  action: PlannedChannelAction;
  /** The channel. */
  channel: Channel;
  /** What clients see less or more; null beyond the twentieth channel of a plan. */
  impact?: Maybe<PolicyImpact>;
  /** Whether nothing is refused there: the impact then tells what would be. */
  isWatched: Scalars['Boolean']['output'];
  /** Name of the policy that goes; null for none. */
  replaces?: Maybe<Scalars['String']['output']>;
};

/** What becomes of a channel by a policy's file. */
export type PlannedChannelAction =
  /** It has no policy, and comes under this one. */
  | 'APPLY'
  /** From then on is refused what was only counted. */
  | 'ENFORCE'
  /** It is under the policy, whose rules change. */
  | 'RECOMPUTE'
  /** It comes under this policy instead of another. */
  | 'REPLACE'
  /** The file does not name it: it is taken out from under the policy. */
  | 'TAKE_OFF'
  /** From then on nothing is refused there, only counted. */
  | 'WATCH';

/** A file of a promotion. */
export type PlannedFile = {
  __typename?: 'PlannedFile';
  /** Its place. */
  file: FileKey;
  /** Whether it was not asked for, but others need it to come along. */
  isDependency: Scalars['Boolean']['output'];
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** What would become of it. */
  state: PlannedFileState;
  /** Version. */
  version: Scalars['CondaVersion']['output'];
};

/** What would become of a file. */
export type PlannedFileState =
  /** Other bytes of its name are there: nothing can come. */
  | 'EXISTS'
  /** It would come. */
  | 'NEW'
  /** The policy of the source refuses it: nothing can come. */
  | 'REFUSED'
  /** The same bytes are there. */
  | 'UNCHANGED'
  /** It was yanked or removed, here or there: nothing can come. */
  | 'WITHDRAWN';

/** Files of one platform before and after. */
export type PlatformCount = {
  __typename?: 'PlatformCount';
  /** Files after. */
  numAfter: Scalars['Int']['output'];
  /** Files before. */
  numBefore: Scalars['Int']['output'];
  /** `numBefore` minus `numAfter`. */
  numRemoved: Scalars['Int']['output'];
  /** Platform (subdir). */
  platform: Scalars['String']['output'];
};

/** Files of one subdir. */
export type PlatformFiles = {
  __typename?: 'PlatformFiles';
  /** Number of allowed files. */
  allowedCount: Scalars['Int']['output'];
  /** Number of files. */
  fileCount: Scalars['Int']['output'];
  /** Subdir. */
  subdir: Scalars['String']['output'];
};

/** What would change on one platform. */
export type PlatformImpact = {
  __typename?: 'PlatformImpact';
  /** Files coming. */
  coming: Scalars['Int']['output'];
  /** Files going. */
  going: Scalars['Int']['output'];
  /** Files after. */
  numAfter: Scalars['Int']['output'];
  /** Files now. */
  numBefore: Scalars['Int']['output'];
  /** Platform (subdir). */
  platform: Scalars['String']['output'];
};

/** Whether clients of a platform can install a file that they are served. */
export type PlatformInstall = {
  __typename?: 'PlatformInstall';
  /** Why they cannot, in a sentence; null where they can. */
  detail?: Maybe<Scalars['String']['output']>;
  /** Whether they could not without the policy either. */
  isBrokenWithout: Scalars['Boolean']['output'];
  /** Whether they can. */
  isInstallable: Scalars['Boolean']['output'];
  /** Platform (subdir). */
  platform: Scalars['String']['output'];
};

/** What a policy leaves of one platform that can be installed. */
export type PlatformInstallability = {
  __typename?: 'PlatformInstallability';
  /** Files that stay: the ones of the platform and noarch ones. */
  allowed: Scalars['Int']['output'];
  /** Of them those that no client of the platform can install. */
  broken: Scalars['Int']['output'];
  /** Packages of which files stay and none can be installed, although one could without a policy. */
  lostPackageCount: Scalars['Int']['output'];
  /** Those of them with the most files. */
  lostPackages: Array<LostPackage>;
  /** Of them those that could be installed without a policy. */
  newlyBroken: Scalars['Int']['output'];
  /** Platform (subdir). */
  platform: Scalars['String']['output'];
  /** What made files uninstallable, most files first. */
  rootCauses: Array<RootCause>;
  /** Files that stay of which there was no time to find out whether what they need excludes one another. They count as installable. */
  unchecked: Scalars['Int']['output'];
};

/** Rules that decide which packages a channel serves. */
export type Policy = Node & {
  __typename?: 'Policy';
  /** Artifact family; `conda`. */
  artifactFamily: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** A few words about it; may be empty. */
  description: Scalars['String']['output'];
  /** It as a file that can be kept, reviewed and applied, with the channels that it is applied to. */
  file?: Maybe<Scalars['String']['output']>;
  /** What the single-form dialog sent, as it was; null for a policy of the newer format. `filters` says the same. */
  filter?: Maybe<Scalars['PolicyDialogFilter']['output']>;
  /** Filters as specified: `{add_packages, remove_packages, exceptions}`, each a compound filter. */
  filters: Scalars['PolicyFilters']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Name, unique in the organization. */
  name: Scalars['String']['output'];
  /** Names of the channels it is applied to. */
  namesOfChannelsAppliedTo: Array<Scalars['String']['output']>;
  /** The organization that owns it. */
  organization: Organization;
  /** Counts up with every save, from 1. */
  revision: Scalars['Int']['output'];
  /** One save with its rules; null when there is none of this number. */
  revisionAt?: Maybe<PolicyRevision>;
  /** Its saves, newest first, each with what it changed. */
  revisions?: Maybe<PolicyRevisionConnection>;
  /** `2` marks the newer format. */
  schemaVersion: Scalars['String']['output'];
  /** Its rules in one sentence, e.g. 'License not in GPL; CVE score ≥ 7'. */
  summary: Scalars['String']['output'];
  /** When it was last saved. */
  updatedAt: Scalars['DateTime']['output'];
  /** Who saved it last; null when the account is gone, and in lists. */
  updatedBy?: Maybe<User>;
};


/** Rules that decide which packages a channel serves. */
export type PolicyFileArgs = {
  format?: InputMaybe<PolicyFileFormat>;
};


/** Rules that decide which packages a channel serves. */
export type PolicyRevisionAtArgs = {
  number: Scalars['Int']['input'];
};


/** Rules that decide which packages a channel serves. */
export type PolicyRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** One line of what a save changed. */
export type PolicyChange = {
  __typename?: 'PolicyChange';
  /** Values that came, at most 20. */
  added: Array<Scalars['String']['output']>;
  /** How many came in all. */
  addedCount: Scalars['Int']['output'];
  /** Values that went, at most 20. */
  removed: Array<Scalars['String']['output']>;
  /** How many went in all. */
  removedCount: Scalars['Int']['output'];
  /** What was changed, e.g. 'License' or 'CVE rule 2: score'. */
  subject: Scalars['String']['output'];
};

/** A page of policies. */
export type PolicyConnection = {
  __typename?: 'PolicyConnection';
  /** Policies with cursors. */
  edges: Array<PolicyEdge>;
  /** Policies. */
  nodes: Array<Policy>;
  /** Page numbers around the page at hand. */
  pageCursors: PageCursors;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Policies in all that pass the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of policies. */
export type PolicyConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A policy and its cursor. */
export type PolicyEdge = {
  __typename?: 'PolicyEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Policy. */
  node: Policy;
};

/** What becomes of a policy by a file. */
export type PolicyFileAction =
  /** It is a new one. */
  | 'CREATE'
  /** It says the same already. */
  | 'NONE'
  /** It is saved as a new revision. */
  | 'UPDATE';

/** A form that a policy's file is written in. */
export type PolicyFileFormat =
  /** JSON. */
  | 'JSON'
  /** YAML 1.2. */
  | 'YAML';

/** Something wrong in a policy's file. */
export type PolicyFileMistake = {
  __typename?: 'PolicyFileMistake';
  /** Column of the line, from 1; null with the line. */
  column?: Maybe<Scalars['Int']['output']>;
  /** Line of the text, from 1; null where it is not known. */
  line?: Maybe<Scalars['Int']['output']>;
  /** Sentence for people. */
  message: Scalars['String']['output'];
  /** JSON Pointer of its place; empty for the whole file. */
  pointer: Scalars['String']['output'];
};

/** What a draft would change. With `problems` nothing was computed. */
export type PolicyImpact = {
  __typename?: 'PolicyImpact';
  /** By platform. */
  byPlatform?: Maybe<Array<PlatformImpact>>;
  /** Files that would go, by the rule that refuses them, most first. */
  byRule?: Maybe<Array<RuleImpact>>;
  /** Channel it was computed for. */
  channel: Channel;
  /** How many of them some advisory mentions; a CVE rule sees no others. */
  checkedPackageCount?: Maybe<Scalars['Int']['output']>;
  /** Files that would come. */
  coming?: Maybe<Scalars['Int']['output']>;
  /** Number of packages that would gain files. */
  comingPackageCount?: Maybe<Scalars['Int']['output']>;
  /** Packages that would gain files, most first. */
  comingPackages?: Maybe<Array<PackageImpact>>;
  /** All files of the channel by the status of the CVEs that hit them, whatever the draft says. */
  cveStatuses?: Maybe<Array<CveStatusFiles>>;
  /** Every rule of the draft with the files that it decides, whether that changes anything or not. */
  draftRules?: Maybe<Array<DraftRule>>;
  /** How long the computation took, in milliseconds. */
  elapsed?: Maybe<Scalars['Float']['output']>;
  /** Files that would be served only because an exclusion names them. */
  exceptedFileCount?: Maybe<Scalars['Int']['output']>;
  /** Files that would go. */
  going?: Maybe<Scalars['Int']['output']>;
  /** Number of packages that would lose files. */
  goingPackageCount?: Maybe<Scalars['Int']['output']>;
  /** Packages that would lose files, most first. */
  goingPackages?: Maybe<Array<PackageImpact>>;
  /** Which of the files that stay can be installed. Null where the dependencies of the channel are too many to be looked at, and for a draft with problems. */
  installability?: Maybe<Installability>;
  /** Whether the channel has a publication to compare with. Before its first one clients see nothing: then `servedBefore` is 0 and every file that stays is coming. */
  isPublished?: Maybe<Scalars['Boolean']['output']>;
  /** Packages (names) of the channel. */
  packageCount?: Maybe<Scalars['Int']['output']>;
  /** What is wrong in the draft, for example an invalid match spec. Nothing is computed then: every field but `channel` and this one is null. */
  problems: Array<ImpactProblem>;
  /** The same by status; a file can have CVEs of several. */
  seriousByStatus?: Maybe<Array<CveStatusCount>>;
  /** Files that would be served although a CVE with a score of 7.0 or more and the status active or reported hits them. */
  seriousFileCount?: Maybe<Scalars['Int']['output']>;
  /** Files clients would see. */
  servedAfter?: Maybe<Scalars['Int']['output']>;
  /** Files clients see now. */
  servedBefore?: Maybe<Scalars['Int']['output']>;
  /** Files that would be served and may be hit by a CVE that gives no versions that can be compared. */
  undecidedFileCount?: Maybe<Scalars['Int']['output']>;
  /** Files that would be served although a CVE without a score hits them: no rule on a score sees it. */
  unscoredFileCount?: Maybe<Scalars['Int']['output']>;
};

/** What a policy's file would change. */
export type PolicyPlan = {
  __typename?: 'PolicyPlan';
  /** What becomes of the policy; null for a file with mistakes. */
  action?: Maybe<PolicyFileAction>;
  /** What changes of the policy's text; empty for a new one. */
  changes: Array<PolicyChange>;
  /** Channels of which something changes, by name. */
  channels: Array<PlannedChannel>;
  /** Of what would change. Given to `applyPolicyFile`, nothing else is brought about; null for a file with mistakes. */
  fingerprint?: Maybe<Scalars['String']['output']>;
  /** Whether applying the file would change anything. */
  hasChanges: Scalars['Boolean']['output'];
  /** What is wrong in the file; the rest is empty then. */
  mistakes: Array<PolicyFileMistake>;
  /** Name of the policy; null for a file with mistakes. */
  name?: Maybe<Scalars['String']['output']>;
  /** The policy of this name that stands; null for none. */
  policy?: Maybe<Policy>;
  /** The rules in one sentence; null for a file with mistakes. */
  summary?: Maybe<Scalars['String']['output']>;
};

/** The fewest exceptions by which lost packages can be installed again. */
export type PolicyRepair = {
  __typename?: 'PolicyRepair';
  /** How long the search took, in milliseconds. */
  elapsed: Scalars['Float']['output'];
  /** All of them together; a part of them may bring nothing back. */
  exceptions: Array<ProposedException>;
  /** Whether it is certain that fewer packages do not do. */
  isProvedSmallest: Scalars['Boolean']['output'];
  /** Whether the time for the search ended before it did. */
  isTimedOut: Scalars['Boolean']['output'];
  /** Packages that are lost on some platform without them. */
  lostBefore: Scalars['Int']['output'];
  /** Packages that no exception brings back. */
  notRepairable: Array<Scalars['String']['output']>;
  /** Files that can be installed again with these exceptions. */
  revivedFileCount: Scalars['Int']['output'];
  /** Packages that are lost on some platform with them. */
  stillLost: Scalars['Int']['output'];
  /** Lost packages that were to come back. */
  targetCount: Scalars['Int']['output'];
};

/** A policy as it was at one save. */
export type PolicyRevision = {
  __typename?: 'PolicyRevision';
  /** Who saved it; null when the account is gone. */
  author?: Maybe<User>;
  /** What it changed of the revision before it; empty for the first. */
  changes: Array<PolicyChange>;
  /** Description it had. */
  description: Scalars['String']['output'];
  /** Filters it had, shaped as `Policy.filters`. In a list each costs a call of its own. */
  filters: Scalars['PolicyFilters']['output'];
  /** Whether it is what the policy is now. */
  isCurrent: Scalars['Boolean']['output'];
  /** Name it had. */
  name: Scalars['String']['output'];
  /** Number of the revision, from 1. */
  number: Scalars['Int']['output'];
  /** The older revision that it brought back; null for one that was written. */
  restoredFrom?: Maybe<Scalars['Int']['output']>;
  /** When it was saved. */
  savedAt: Scalars['DateTime']['output'];
  /** Its rules in one sentence. */
  summary: Scalars['String']['output'];
};

/** A page of a policy's history. */
export type PolicyRevisionConnection = {
  __typename?: 'PolicyRevisionConnection';
  /** Saves with cursors. */
  edges: Array<PolicyRevisionEdge>;
  /** Saves. */
  nodes: Array<PolicyRevision>;
  /** Page numbers around the page at hand. */
  pageCursors: PageCursors;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Saves in all. */
  totalCount: Scalars['Int']['output'];
};


/** A page of a policy's history. */
export type PolicyRevisionConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A save of a policy and its cursor. */
export type PolicyRevisionEdge = {
  __typename?: 'PolicyRevisionEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Save. */
  node: PolicyRevision;
};

/** One computation of what a channel serves under its policy. */
export type PolicyRun = Node & {
  __typename?: 'PolicyRun';
  /** Files that came. */
  addedCount?: Maybe<Scalars['Int']['output']>;
  /** Who asked for it; null when the hub did by itself, or when that account is gone. */
  askedBy?: Maybe<User>;
  /** The files that came or went, each with its reason; null while it is not done. */
  changes?: Maybe<ChangedFileConnection>;
  /** All files that came and went with their reasons, as a table to save: CSV of RFC 4180 with a head. Null while it is not done. */
  changesCsv?: Maybe<Scalars['String']['output']>;
  /** Name of the channel that it is for. */
  channelName: Scalars['String']['output'];
  /** Files clients saw before and see after it, per platform; empty before it is done. */
  counts: Array<PlatformCount>;
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** What the state is called on screens, e.g. 'In Progress'. */
  display: Scalars['String']['output'];
  /** Why it failed; null otherwise. */
  error?: Maybe<Scalars['String']['output']>;
  /** Probes of the channel that fail by it, or for which it was held back. */
  failingProbes: Array<ProbeAnswer>;
  /** When it ended; null while it runs. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** What of its result can be installed, by platform; null where nobody looked, as before it is done. */
  installability?: Maybe<Array<RunInstallability>>;
  /** Whether it was held back because required probes would fail that can be installed now. `publishHeldRun` publishes it after all. */
  isHeld: Scalars['Boolean']['output'];
  /** What it does now, in words. */
  phase: Scalars['String']['output'];
  /** The policy; null when it was taken off or deleted. */
  policyName?: Maybe<Scalars['String']['output']>;
  /** Between 0 and 1; null when it cannot be told. */
  progress?: Maybe<Scalars['Float']['output']>;
  /** Files that went. */
  removedCount?: Maybe<Scalars['Int']['output']>;
  /** Revision of the policy that it applies. */
  revision?: Maybe<Scalars['Int']['output']>;
  /** When it began; null while it waits. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** State. */
  state: JobState;
};


/** One computation of what a channel serves under its policy. */
export type PolicyRunChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  change: RunChange;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
};

/** Order of a list of policies. */
export type PolicySort =
  /** By name. */
  | 'NAME'
  /** The last changed first. */
  | 'UPDATED';

/** What a watched policy would refuse, and who asked for it since it is watched. */
export type PolicyWatch = {
  __typename?: 'PolicyWatch';
  /** Files that are served and would be refused. */
  fileCount: Scalars['Int']['output'];
  /** Packages that were asked for. */
  packageCount: Scalars['Int']['output'];
  /** Requests for them that would have been refused. */
  requestCount: Scalars['Int']['output'];
  /** Who asked for what, most requests first. */
  requests: Array<WatchedRequest>;
  /** Rules that would refuse something, most requests first. */
  rules: Array<WatchedRule>;
  /** When it was applied. */
  since: Scalars['DateTime']['output'];
  /** Lines of who asked for what in all. */
  totalCount: Scalars['Int']['output'];
};

/** Match specs that have to be installable together. */
export type Probe = {
  __typename?: 'Probe';
  /** Whether a channel that holds back waits for it. */
  isRequired: Scalars['Boolean']['output'];
  /** What people call it; once in a channel. */
  label: Scalars['String']['output'];
  /** On which platforms (subdirs); none stands for all that the channel serves. */
  platforms: Array<Scalars['String']['output']>;
  /** The match specs. */
  specs: Array<Scalars['String']['output']>;
};

/** Whether a probe can be installed on one platform. */
export type ProbeAnswer = {
  __typename?: 'ProbeAnswer';
  /** Why not, in a sentence; null for what can be installed. */
  detail?: Maybe<Scalars['String']['output']>;
  /** Whether a channel that holds back waits for it. */
  isRequired: Scalars['Boolean']['output'];
  /** Label of the probe. */
  label: Scalars['String']['output'];
  /** Whether it can be installed; null when there was no time to find out. */
  ok?: Maybe<Scalars['Boolean']['output']>;
  /** Platform (subdir). */
  platform: Scalars['String']['output'];
};

/** What a draft does to a probe on one platform. */
export type ProbeChange = {
  __typename?: 'ProbeChange';
  /** Whether it could be installed; null when there was no time to find out. */
  after?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it can be installed now; null when there was no time to find out. */
  before?: Maybe<Scalars['Boolean']['output']>;
  /** Why not, in a sentence; null for what could be installed. */
  detail?: Maybe<Scalars['String']['output']>;
  /** Whether a channel that holds back waits for it. */
  isRequired: Scalars['Boolean']['output'];
  /** Label of the probe. */
  label: Scalars['String']['output'];
  /** Platform (subdir). */
  platform: Scalars['String']['output'];
};

/** One probe. */
export type ProbeInput = {
  /** Whether a channel that holds back waits for it. */
  isRequired: Scalars['Boolean']['input'];
  /** What people call it, at most 80 characters; once in a channel. */
  label: Scalars['String']['input'];
  /** On which platforms (subdirs); none stands for all that the channel serves. */
  platforms: Array<Scalars['String']['input']>;
  /** Match specs, 1 to 100. */
  specs: Array<Scalars['String']['input']>;
};

/** A plan by its product code. */
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
  /** A product this version does not know. */
  | 'UNKNOWN';

/** A project of a person or an organization. */
export type Project = Node & {
  __typename?: 'Project';
  /** Whether the caller may change and delete it, and its files. */
  canEdit: Scalars['Boolean']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** A folder of its files: what stands right in it, folders first, each by name. Null when there is no such folder. */
  folder?: Maybe<ProjectFolder>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Whether it belongs to an organization. */
  isOfOrganization: Scalars['Boolean']['output'];
  /** Name, unique among the projects of its owner. */
  name: Scalars['String']['output'];
  /** User name of the person, or name of the organization, that it belongs to. */
  ownerName: Scalars['String']['output'];
  /** Id, the last part of its address. */
  projectId: Scalars['String']['output'];
  /** Title, for people. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The version of what edits change; an edit sends it back as `expectedVersion`. */
  version: Scalars['String']['output'];
};


/** A project of a person or an organization. */
export type ProjectFolderArgs = {
  first?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  path?: Scalars['String']['input'];
};

/** A page of projects. */
export type ProjectConnection = {
  __typename?: 'ProjectConnection';
  /** Projects with cursors. */
  edges: Array<ProjectEdge>;
  /** Projects. */
  nodes: Array<Project>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Projects in all. */
  totalCount: Scalars['Int']['output'];
};

/** A project and its cursor. */
export type ProjectEdge = {
  __typename?: 'ProjectEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Project. */
  node: Project;
};

/** A file of a project, or a folder in it. */
export type ProjectEntry = {
  __typename?: 'ProjectEntry';
  /** Files in a folder; 1 for a file. */
  fileCount: Scalars['Int']['output'];
  /** Whether it is a folder. */
  isFolder: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Path in the project. */
  path: Scalars['String']['output'];
  /** SHA-256 of a file; null for a folder. */
  sha256?: Maybe<Scalars['SHA256']['output']>;
  /** Bytes, of a folder those of all files in it. */
  size: Scalars['ByteSize']['output'];
  /** When it, or something in it, was last written. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Address of a file's bytes, for who is signed in: GET reads them, PUT writes them; null for a folder. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A folder of a project, and how full the store of its owner is. */
export type ProjectFolder = {
  __typename?: 'ProjectFolder';
  /** What stands right in it. */
  entries: Array<ProjectEntry>;
  /** Path; empty for the project itself. */
  path: Scalars['String']['output'];
  /** Bytes that the owner's plan holds; null for no bound. */
  roomBytes?: Maybe<Scalars['ByteSize']['output']>;
  /** Entries in all. */
  totalCount: Scalars['Int']['output'];
  /** Bytes of all files of the owner's projects. */
  usedBytes: Scalars['ByteSize']['output'];
};

/** Projects that are found. */
export type ProjectGroup = {
  __typename?: 'ProjectGroup';
  /** The best. */
  items: Array<ProjectHit>;
  /** Address in the hub of all of them. */
  searchUrl: Scalars['String']['output'];
  /** Projects in all. */
  totalCount: Scalars['Int']['output'];
};

/** A project that matches. */
export type ProjectHit = {
  __typename?: 'ProjectHit';
  /** Whether it belongs to an organization. */
  isOfOrganization: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** User name of the person, or name of the organization, that it belongs to. */
  ownerName: Scalars['String']['output'];
  /** Id, the last part of its address. */
  projectId: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A promotion to make. */
export type PromoteFilesInput = {
  /** Its name. */
  channel: Scalars['String']['input'];
  /** Labels that the files come under; `main` unless given. */
  labels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Organization of the channel that the files go into. */
  organization: Scalars['String']['input'];
  /** What it is for; needed where it waits. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** What is to come from where. */
  wanted: PromotionInput;
};

/** A package, or one version of it. */
export type PromotedPackageInput = {
  /** Name. */
  name: Scalars['String']['input'];
  /** Version; all of them without. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** Files of one channel that are brought into another. */
export type Promotion = {
  __typename?: 'Promotion';
  /** What the decision says; may be empty. */
  answer: Scalars['String']['output'];
  /** When. */
  askedAt: Scalars['DateTime']['output'];
  /** Who asked; null when the account is gone. */
  askedBy?: Maybe<User>;
  /** Whether you may approve or decline it. */
  canDecide: Scalars['Boolean']['output'];
  /** When it was approved or declined; null before, and where nobody had to. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who approved or declined it; null where nobody had to. */
  decidedBy?: Maybe<User>;
  /** Its files. */
  files: Array<FileKey>;
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Labels that its files come under. */
  labels: Array<Scalars['String']['output']>;
  /** Why it failed; empty otherwise. */
  problem: Scalars['String']['output'];
  /** What it is for; may be empty. */
  reason: Scalars['String']['output'];
  /** Organization and name of the channel that the files come from. */
  source: Scalars['String']['output'];
  /** What became of it. */
  state: PromotionState;
  /** When who asked for it took it back, which may be after it was approved; null otherwise. */
  withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What is to come from where. */
export type PromotionInput = {
  /** Files by their place, at most 200. */
  files?: InputMaybe<Array<FileKeyInput>>;
  /** Packages of which all files are meant, or all of one version. */
  packages?: InputMaybe<Array<PromotedPackageInput>>;
  /** Its name. */
  sourceChannel: Scalars['String']['input'];
  /** Organization of the channel that has the files. */
  sourceOrganization: Scalars['String']['input'];
};

/** Promotions, as many as were asked for. */
export type PromotionList = {
  __typename?: 'PromotionList';
  /** The promotions. */
  nodes: Array<Promotion>;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** Outcome of promoteFiles and decidePromotion. */
export type PromotionPayload = {
  __typename?: 'PromotionPayload';
  /** The channel that the files go into. */
  channel?: Maybe<Channel>;
  /** The promotion; null where everything was there already. */
  promotion?: Maybe<Promotion>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** What a promotion would do. */
export type PromotionPlan = {
  __typename?: 'PromotionPlan';
  /** Whether more people may read the target than the source. */
  exposes: Scalars['Boolean']['output'];
  /** Files that come whose bytes have to be fetched first. */
  fetchCount: Scalars['Int']['output'];
  /** The files, by place. */
  files: Array<PlannedFile>;
  /** Dependencies that neither the target nor the promotion has, at most 200. */
  missing: Array<MissingDependency>;
  /** How many those are in all. */
  missingCount: Scalars['Int']['output'];
  /** Organization and name of the channel that has the files. */
  source: Scalars['String']['output'];
  /** Whether it waits until an admin has approved it. */
  waits: Scalars['Boolean']['output'];
};

/** What became of a promotion. */
export type PromotionState =
  /** An admin has declined it. */
  | 'DECLINED'
  /** Its files are in the channel. */
  | 'DONE'
  /** Its files could not be fetched or had changed; nothing was promoted. */
  | 'FAILED'
  /** The bytes of its files are fetched from the source of a mirror first; all of them are promoted when the last is here. */
  | 'FETCHING'
  /** It waits for an approval. */
  | 'WAITING'
  /** Who asked has taken it back. */
  | 'WITHDRAWN';

/** A package to except. */
export type ProposedException = {
  __typename?: 'ProposedException';
  /** Files that it lets in. */
  files: Scalars['Int']['output'];
  /** Whether a CVE of theirs is known to be exploited. */
  isExploited: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Why most of them are refused, in a word or two. */
  reason: Scalars['String']['output'];
  /** What to write into the exclusion. */
  spec: Scalars['String']['output'];
  /** The highest CVSS score among them; null when none has one. */
  worstScore?: Maybe<Scalars['Float']['output']>;
};

/** A proof that the caller is who the session says: exactly one of its fields. */
export type ProveInput = {
  /** A one-time code or a recovery code, where codes are on. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The browser's answer to a passkey challenge of `beginPasskeySignIn`. */
  passkey?: InputMaybe<SignInWithPasskeyInput>;
  /** The caller's password; never logged. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The run to publish after all. */
export type PublishHeldRunInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Global id of the run. */
  id: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of publishHeldRun. */
export type PublishHeldRunPayload = {
  __typename?: 'PublishHeldRunPayload';
  /** The channel. */
  channel?: Maybe<Channel>;
  /** The run that was held back. */
  run?: Maybe<PolicyRun>;
  /** What stands in the way, e.g. another run came since. */
  userErrors: Array<UserError>;
};

/** An inspected upload that is to count. */
export type PublishUploadInput = {
  /** Name of the channel that it was uploaded for. */
  channel: Scalars['String']['input'];
  /** Labels under which it is published, at most ten; without any, `main`. */
  labels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** What `createUpload` called it. */
  uploadId: Scalars['ID']['input'];
};

/** Outcome of publishUpload. */
export type PublishUploadPayload = {
  __typename?: 'PublishUploadPayload';
  /** The package in its channel; null when something stood in the way. */
  file?: Maybe<PublishedFile>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A package that is in its channel now; the index follows within seconds. */
export type PublishedFile = {
  __typename?: 'PublishedFile';
  /** Build of the package. */
  build: Scalars['String']['output'];
  /** Whether the very same bytes were there before. */
  existing: Scalars['Boolean']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Labels that list it. */
  labels: Array<Scalars['String']['output']>;
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** SHA-256 of the file in hex. */
  sha256: Scalars['String']['output'];
  /** Subdir of the channel. */
  subdir: Scalars['String']['output'];
  /** Version of the package. */
  version: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** The lists from which what is known of vulnerabilities comes, each with its age; none where nobody looked. */
  advisorySources?: Maybe<Array<AdvisorySource>>;
  /** What an application asks for at the consent page; null when the request is unknown or over. */
  authorizationRequest?: Maybe<AuthorizationRequest>;
  /** A channel that is found by its name alone, with its packages. Of several, a public one comes first, then the first by its organization's name. Null if there is none. */
  channelPackages?: Maybe<ChannelPackages>;
  /** A checkout that was begun; null when there is none that the caller may see. */
  checkout?: Maybe<Checkout>;
  /** A collection with what the caller may see of it; null when unknown or not visible. */
  collection?: Maybe<Collection>;
  /** An organization's collections of packages and files that the caller sees, by title; null when there is nothing for them to see. */
  collections?: Maybe<CollectionConnection>;
  /** A CVE by its id, e.g. `CVE-2024-28219`; null when unknown. */
  cve?: Maybe<Cve>;
  /** CVEs, worst first. */
  cves?: Maybe<CveConnection>;
  /** What the device with this code asks for; null when the code is unknown or over. */
  deviceRequest?: Maybe<AuthorizationRequest>;
  /** Whether the education offer is for the caller. */
  educationOffer?: Maybe<EducationOffer>;
  /** Values of the feature flags for the caller. They shape what the application shows; what is allowed the server decides by itself. */
  featureFlags: Array<FeatureFlag>;
  /** A page of documentation by its name; null when there is none. */
  guide?: Maybe<GuideText>;
  /** The pages of documentation: the hub's own guides, then those of its operator. */
  guides?: Maybe<Array<Guide>>;
  /** The invitation of a code; null for a code that is unknown, taken back or long over. */
  invitation?: Maybe<ReceivedInvitation>;
  /** What a plan would cost now. Nothing is charged. */
  invoicePreview?: Maybe<InvoicePreview>;
  /** The operator's learning videos, in their order; for signed-in people. */
  learningVideos?: Maybe<Array<LearningVideo>>;
  /** The first packages of the channel main: of the public one, else of the first by its organization's name that the caller may read; null where there is none. */
  mainPackages?: Maybe<MainPackages>;
  /** Entries of the main navigation for the caller, in order; null when they could not be loaded (then the application shows its own). */
  navigationItems?: Maybe<Array<NavigationItem>>;
  /** One thing by its global id; null when unknown or not visible. */
  node?: Maybe<Node>;
  /** Up to 100 things by global id, in the order asked; null where unknown or not visible. */
  nodes: Array<Maybe<Node>>;
  /** The notebook server that this hub opens notebooks in; null when none is configured. */
  notebookServer?: Maybe<Scalars['URL']['output']>;
  /** The caller's notebooks, newest first; only for people who are signed in. */
  notebooks?: Maybe<NotebookConnection>;
  /** What those who operate the hub see; only for operators. */
  operator?: Maybe<Operator>;
  /** An organization by its name; null when unknown or not visible to the caller. */
  organization?: Maybe<Organization>;
  /** Mails that this hub would have sent, newest first; only for operators of a hub without a mail server. Null for others. */
  outbox?: Maybe<OutboxConnection>;
  /** One mail of the outbox; null when unknown or not visible. */
  outboxMail?: Maybe<OutboxMail>;
  /** Packages of all channels that the caller can read: those whose name is the text first, then those that begin with it, then by name. */
  packages?: Maybe<ArtifactConnection>;
  /** How the caller or an organization pays; only for admins and billing managers. */
  paymentAccount?: Maybe<PaymentAccount>;
  /** What is needed to sell plans: who takes the money. */
  paymentConfig: PaymentConfig;
  /** The tax on a plan at an address. */
  planTax?: Maybe<PlanTax>;
  /** Plans that this hub offers, cheapest first. */
  plans?: Maybe<Array<Plan>>;
  /** A project by its global id, or by the id that stands in its address; null when unknown or not visible. */
  project?: Maybe<Project>;
  /** The caller's own projects, the last changed first; only for people who are signed in. */
  projects?: Maybe<ProjectConnection>;
  /** What the caller may see of every kind, in groups of a few; or a page of one group. */
  search?: Maybe<SearchResults>;
  /** Collections, and packages and files in collections, that the caller may see. */
  searchCollectionsAndFiles?: Maybe<CollectionsAndFiles>;
  /** Suggestions while somebody types: the best few of every kind. */
  searchContext?: Maybe<SearchResults>;
  /** Packages of all channels that the caller may see, each name once and the best match first. */
  searchPackages?: Maybe<PackageHitConnection>;
  /** Health of the hub's services, for everybody; the first entry is the way to them. */
  serviceStatus: Array<ServiceStatus>;
  /** The session of the caller; null for visitors. */
  session?: Maybe<Session>;
  /** A notebook that its owner shared; null when unknown or not shared. */
  sharedNotebook?: Maybe<Notebook>;
  /** How people may sign in to this hub. */
  signInOptions?: Maybe<SignInOptions>;
  /** A person: the caller, or a member of one of the caller's organizations. Null for others. */
  user?: Maybe<User>;
  /** The signed-in person; null for visitors. */
  viewer?: Maybe<User>;
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

/** A mail of the queue, without its text: it may hold somebody's link. */
export type QueuedMail = {
  __typename?: 'QueuedMail';
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** What the server, or the way to it, said at the last try. */
  error?: Maybe<Scalars['String']['output']>;
  /** Id at the REST services. */
  mailId: Scalars['String']['output'];
  /** What becomes of it. */
  state: QueuedMailState;
  /** Subject. */
  subject: Scalars['String']['output'];
  /** Address of the receiver. */
  to: Scalars['EmailAddress']['output'];
  /** When it was last tried. */
  triedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Tries that failed. */
  tries: Scalars['Int']['output'];
};

/** A page of mails that wait. */
export type QueuedMailConnection = {
  __typename?: 'QueuedMailConnection';
  /** Mails with cursors. */
  edges: Array<QueuedMailEdge>;
  /** Mails. */
  nodes: Array<QueuedMail>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Mails in all. */
  totalCount: Scalars['Int']['output'];
};

/** A mail that waits and its cursor. */
export type QueuedMailEdge = {
  __typename?: 'QueuedMailEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Mail. */
  node: QueuedMail;
};

/** What becomes of a mail. */
export type QueuedMailState =
  /** It was tried without success, and is tried again. */
  | 'FAILING'
  /** It is not tried any more. */
  | 'GIVEN_UP'
  /** It lies in the outbox: there is no mail server. */
  | 'KEPT'
  /** A state this version does not know. */
  | 'UNKNOWN'
  /** It waits to be sent. */
  | 'WAITING';

/** An invitation as whoever has its code sees it. */
export type ReceivedInvitation = {
  __typename?: 'ReceivedInvitation';
  /** Who the caller is to it. */
  caller: InvitationCaller;
  /** The invited address; only for its owner. */
  email?: Maybe<Scalars['EmailAddress']['output']>;
  /** Until when it can be accepted. */
  expiresAt: Scalars['DateTime']['output'];
  /** Who invites, for people; null when that account is gone. */
  invitedBy?: Maybe<Scalars['String']['output']>;
  /** Name of the organization as in URLs. */
  organizationName: Scalars['String']['output'];
  /** Name of the organization for people. */
  organizationTitle: Scalars['String']['output'];
  /** What who accepts becomes now. */
  role: OrganizationRole;
  /** Whether it can be accepted. */
  state: InvitationState;
};

/** Recovery codes just made. */
export type RecoveryCodesPayload = {
  __typename?: 'RecoveryCodesPayload';
  /** Codes that work once each when the application is lost; shown this once. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
  /** The caller. */
  viewer?: Maybe<User>;
};

/** Who signs up. */
export type RegisterInput = {
  /** E-mail address; a mail to it confirms the account. */
  email: Scalars['String']['input'];
  /** First name. */
  firstName: Scalars['String']['input'];
  /** Last name. */
  lastName: Scalars['String']['input'];
  /** Token of the link that the terminal of a hub without an operator shows: the account operates the hub and needs no confirmation. */
  operatorToken?: InputMaybe<Scalars['String']['input']>;
  /** Password, 10 characters or more. */
  password: Scalars['String']['input'];
  /** Where the person wanted to go; kept in the mail's link. */
  returnUrl?: InputMaybe<Scalars['String']['input']>;
};

/** An environment to take off the list. */
export type RemoveEnvironmentInput = {
  /** Id, the last part of its address. */
  environmentId: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of removeEnvironment. */
export type RemoveEnvironmentPayload = {
  __typename?: 'RemoveEnvironmentPayload';
  /** Global id of the environment that is off the list. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Which bundle is to be removed. */
export type RemoveFeedBundleInput = {
  /** Name of the file in the folder advisories/incoming of the hub. */
  fileName: Scalars['String']['input'];
};

/** A feed whose key is taken away. */
export type RemoveFeedKeyInput = {
  /** Id at the REST services. */
  feedId: Scalars['String']['input'];
};

/** Whose licence is taken away. */
export type RemoveLicenceInput = {
  /** Global id of the member. */
  memberId: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** The plan that the organization has. */
  productCode: ProductCode;
};

/** A member to take out. */
export type RemoveMemberInput = {
  /** Global id of the member. */
  id: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of removeMember. */
export type RemoveMemberPayload = {
  __typename?: 'RemoveMemberPayload';
  /** The organization, with fewer members. */
  organization?: Maybe<Organization>;
  /** Global id of the member that is gone. */
  removedId?: Maybe<Scalars['ID']['output']>;
  /** What stands in the way, e.g. nobody else is an admin. */
  userErrors: Array<UserError>;
};

/** Which passkey to remove. */
export type RemovePasskeyInput = {
  /** Global id of the passkey. */
  passkeyId: Scalars['ID']['input'];
};

/** The channel to free. */
export type RemovePolicyInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Which trust to end. */
export type RemoveTrustedWorkloadInput = {
  /** Global id of the trusted workload. */
  id: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** What became of it. */
export type RemoveVexFeedPayload = {
  __typename?: 'RemoveVexFeedPayload';
  /** Id of the document that is not read any more. */
  removedId?: Maybe<Scalars['ID']['output']>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A group and its new name. */
export type RenameGroupInput = {
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the group. */
  id: Scalars['ID']['input'];
  /** Name, 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of renameGroup. */
export type RenameGroupPayload = {
  __typename?: 'RenameGroupPayload';
  /** The group under its new name. */
  group?: Maybe<Group>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A service account and its new name. */
export type RenameServiceAccountInput = {
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the service account. */
  id: Scalars['ID']['input'];
  /** Name, 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Which API token to replace. */
export type RenewApiTokenInput = {
  /** For how many days the new one works, 1 to 366; as long as the old one unless given. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** Global id of the token. */
  id: Scalars['ID']['input'];
};

/** What exceptions are to bring back. */
export type RepairTargets =
  /** All lost packages. */
  | 'ALL'
  /** The hundred lost packages of each platform that most files need. */
  | 'TOP';

/** Another card. */
export type ReplaceCardInput = {
  /** The card. */
  card: CardInput;
  /** Name of the organization; the caller without. */
  organization?: InputMaybe<Scalars['String']['input']>;
};

/** The card after the change. */
export type ReplaceCardPayload = {
  __typename?: 'ReplaceCardPayload';
  /** How is paid. */
  account?: Maybe<PaymentAccount>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A delivery to send once more. */
export type ReplayWebhookDeliveryInput = {
  /** Id of the delivery. */
  deliveryId: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Id of the webhook. */
  webhookId: Scalars['String']['input'];
};

/** Requests by what became of them. */
export type RequestCounts = {
  __typename?: 'RequestCounts';
  /** Package files sent from their first byte. */
  downloads: Scalars['Float']['output'];
  /** Anything else: unknown files, missing credentials, later pieces of files, failures. */
  other: Scalars['Float']['output'];
  /** Refused by a policy. */
  refused: Scalars['Float']['output'];
  /** All requests. */
  requests: Scalars['Float']['output'];
  /** Files sent from their first byte, packages and indexes. */
  served: Scalars['Float']['output'];
  /** No bytes: the client's copy was still good, or it asked for headers only. */
  unchanged: Scalars['Float']['output'];
};

/** Requests of a day. */
export type RequestDay = {
  __typename?: 'RequestDay';
  /** Its requests. */
  counts: RequestCounts;
  /** The day, UTC. */
  date: Scalars['Date']['output'];
};

/** Whose password shall be set anew. */
export type RequestPasswordResetInput = {
  /** E-mail address of the account. */
  email: Scalars['String']['input'];
};

/** A new password. */
export type ResetPasswordInput = {
  /** New password, 10 characters or more. */
  password: Scalars['String']['input'];
  /** Token of the mail's link. */
  token: Scalars['String']['input'];
};

/** The collection to bring back. */
export type RestoreCollectionInput = {
  /** Id of the collection. */
  collectionId: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** What became of bringing it back. */
export type RestoreCollectionPayload = {
  __typename?: 'RestoreCollectionPayload';
  /** It; null with problems. */
  collection?: Maybe<Collection>;
  /** What was wrong. */
  userErrors: Array<UserError>;
};

/** An environment to put back on the list. */
export type RestoreEnvironmentInput = {
  /** Id, the last part of its address. */
  environmentId: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of restoreEnvironment. */
export type RestoreEnvironmentPayload = {
  __typename?: 'RestoreEnvironmentPayload';
  /** The environment that is back. */
  environment?: Maybe<Environment>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A file that is to come back into the index. */
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

/** Outcome of restoreFile. */
export type RestoreFilePayload = {
  __typename?: 'RestoreFilePayload';
  /** What became of the file, newest first; null when something stood in the way. */
  history?: Maybe<Array<FileEvent>>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** The group to bring back. */
export type RestoreGroupInput = {
  /** Global id that the group had. */
  id: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of restoreGroup. */
export type RestoreGroupPayload = {
  __typename?: 'RestoreGroupPayload';
  /** The group that is back. */
  group?: Maybe<Group>;
  /** The owner of the list it is in again. */
  organization?: Maybe<Organization>;
  /** What stands in the way, e.g. another group has taken its name. */
  userErrors: Array<UserError>;
};

/** The policy to bring back. */
export type RestorePolicyInput = {
  /** Global id that the policy had. */
  id: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of restorePolicy. */
export type RestorePolicyPayload = {
  __typename?: 'RestorePolicyPayload';
  /** The owner of the list it is in again. */
  organization?: Maybe<Organization>;
  /** The policy that is back. */
  policy?: Maybe<Policy>;
  /** What stands in the way, e.g. another policy has taken its name. */
  userErrors: Array<UserError>;
};

/** The revision to bring back. */
export type RestorePolicyRevisionInput = {
  /** Global id of the policy. */
  id: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Number of the revision. */
  revision: Scalars['Int']['input'];
};

/** The project to bring back. */
export type RestoreProjectInput = {
  /** Global id that the project had. */
  id: Scalars['ID']['input'];
};

/** Outcome of restoreProject. */
export type RestoreProjectPayload = {
  __typename?: 'RestoreProjectPayload';
  /** The project that is back. */
  project?: Maybe<Project>;
  /** What stands in the way, e.g. another project has taken its name. */
  userErrors: Array<UserError>;
};

/** A mail of the queue. */
export type RetryMailInput = {
  /** Id at the REST services. */
  mailId: Scalars['String']['input'];
};

/** Which API token to end. */
export type RevokeApiTokenInput = {
  /** Global id of the token. */
  id: Scalars['ID']['input'];
};

/** Whose token of the caller to end. */
export type RevokeChannelTokenInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of revokeChannelToken. */
export type RevokeChannelTokenPayload = {
  __typename?: 'RevokeChannelTokenPayload';
  /** What stands in the way. */
  userErrors: Array<UserError>;
  /** The caller, whose list of tokens has changed. */
  viewer?: Maybe<User>;
};

/** Which token of an organization to end. */
export type RevokeOrganizationTokenInput = {
  /** Global id of the token. */
  id: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Something that made files uninstallable. */
export type RootCause = {
  __typename?: 'RootCause';
  /** Files that cannot be installed because of it. */
  files: Scalars['Int']['output'];
  /** Packages that these files are of. */
  packages: Scalars['Int']['output'];
  /** Files that would meet it and are refused. */
  refused: Scalars['Int']['output'];
  /** The rule that refuses most of what would meet it. */
  rule?: Maybe<Scalars['String']['output']>;
  /** The dependency that nothing meets any more. Null for files whose dependencies exclude one another. */
  spec?: Maybe<Scalars['String']['output']>;
};

/** What one rule would refuse or let in. */
export type RuleImpact = {
  __typename?: 'RuleImpact';
  /** Files that would come because it no longer refuses them. */
  coming: Scalars['Int']['output'];
  /** Facet of the rule, e.g. `license_family`. */
  facet: Scalars['String']['output'];
  /** Files that would go because of it. */
  going: Scalars['Int']['output'];
  /** What the rule is about in a word or two, e.g. 'License' or 'CVE score ≥ 7'. */
  label: Scalars['String']['output'];
  /** The rule in words. */
  rule: Scalars['String']['output'];
};

/** Which part of a policy a rule belongs to. */
export type RuleSection =
  /** CVE rules: what removes a package. */
  | 'CVE'
  /** Exclusions: what is served whatever the other rules say. */
  | 'EXCLUSION'
  /** Package rules: what a package must meet. */
  | 'PACKAGE';

/** What a rule said of a file. */
export type RuleVerdict =
  /** It lets the file in against other rules. */
  | 'EXCEPTED'
  /** It doesn't concern the file, or the file isn't checked for what it asks. */
  | 'NOT_CONCERNED'
  /** It lets the file pass. */
  | 'PASSED'
  /** It refuses the file. */
  | 'REFUSED';

/** What a run did to a file. */
export type RunChange =
  /** It is served since. */
  | 'ADDED'
  /** It is not served any more. */
  | 'REMOVED';

/** What is added to packages that are built with a package (CEP 12). */
export type RunExports = {
  __typename?: 'RunExports';
  /** `weak`, `strong`, `noarch`, `weak_constrains` or `strong_constrains`. */
  kind: Scalars['String']['output'];
  /** Match specs. */
  specs: Array<Scalars['MatchSpec']['output']>;
};

/** What of a run's result can be installed on one platform. */
export type RunInstallability = {
  __typename?: 'RunInstallability';
  /** Files that clients of the platform are served: its own and noarch ones. */
  allowed: Scalars['Int']['output'];
  /** Of them those that no client can install. */
  broken: Scalars['Int']['output'];
  /** The same by what they were lost for, most packages first, at most 20. */
  causes: Array<LossCause>;
  /** Packages of which files are served and none can be installed, although one could without the policy. */
  lostPackageCount: Scalars['Int']['output'];
  /** Of them those that could be installed without the policy. */
  newlyBroken: Scalars['Int']['output'];
  /** Packages that were not lost before the run, at most 100. */
  newlyLost: Array<Scalars['String']['output']>;
  /** How many there are. */
  newlyLostCount: Scalars['Int']['output'];
  /** Platform (subdir). */
  platform: Scalars['String']['output'];
  /** Packages that were lost before the run and are not any more, at most 100. */
  regained: Array<Scalars['String']['output']>;
  /** How many there are. */
  regainedCount: Scalars['Int']['output'];
  /** Files of which there was no time to find out whether what they need excludes one another. They count as installable. */
  unchecked: Scalars['Int']['output'];
};

/** What a package is upstream. */
export type SayUpstreamInput = {
  /** How that is known. */
  evidence?: Scalars['String']['input'];
  /** What it is in each ecosystem; none where it has no upstream package that advisories name. */
  mappings: Array<UpstreamMappingInput>;
  /** Name of the conda package. */
  name: Scalars['String']['input'];
  /** What it is of its upstream project. */
  role: PackageRole;
};

/** What became of it. */
export type SayUpstreamPayload = {
  __typename?: 'SayUpstreamPayload';
  /** Name of the conda package. */
  name?: Maybe<Scalars['String']['output']>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** The form of a software bill of materials. */
export type SbomFormat =
  /** CycloneDX 1.6, as JSON. */
  | 'CYCLONEDX'
  /** SPDX 2.3, as JSON. */
  | 'SPDX';

/** An environment to look at. */
export type ScanEnvironmentInput = {
  /** Id, the last part of its address. */
  environmentId: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of scanEnvironment. */
export type ScanEnvironmentPayload = {
  __typename?: 'ScanEnvironmentPayload';
  /** What was found. */
  scan?: Maybe<EnvironmentScan>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** What became of a script since the build before. */
export type ScriptChange =
  /** It is another one: its text or, where that is not kept, its hash. */
  | 'CHANGED'
  /** The build before had none of this path. */
  | 'NEW'
  /** It is as it was. */
  | 'SAME'
  /** A word this version does not know. */
  | 'UNKNOWN';

/** A line of a script beside the build before. */
export type ScriptLine = {
  __typename?: 'ScriptLine';
  /** Which build has it. */
  mark: LineMark;
  /** The line. */
  text: Scalars['String']['output'];
};

/** A group of search results. */
export type SearchGroup =
  /** Collections, and packages and files in them. */
  | 'COLLECTIONS_AND_FILES'
  /** Parts of guides. */
  | 'DOCUMENTATION'
  /** Environments. */
  | 'ENVIRONMENTS'
  /** Packages. */
  | 'PACKAGES'
  /** People. */
  | 'PEOPLE'
  /** Projects. */
  | 'PROJECTS';

/** What is found of every kind. A group that was not asked for is null. */
export type SearchResults = {
  __typename?: 'SearchResults';
  /** Collections, and packages and files in them. */
  collectionsAndFiles?: Maybe<CollectionsAndFilesGroup>;
  /** Parts of guides. */
  documentation?: Maybe<DocumentationGroup>;
  /** Environments of the caller's organizations. */
  environments?: Maybe<EnvironmentGroup>;
  /** Packages. */
  packages?: Maybe<PackageGroup>;
  /** People who share an organization with the caller. */
  people?: Maybe<PersonGroup>;
  /** Projects of the caller and of their organizations. */
  projects?: Maybe<ProjectGroup>;
  /** Results in all, of every kind. */
  totalCount: Scalars['Int']['output'];
};

/** Seats of an organization's plan. */
export type SeatStats = {
  __typename?: 'SeatStats';
  /** How many are free; null for a plan that does not count them. */
  available?: Maybe<Scalars['Int']['output']>;
  /** How many people are invited; they take no seat before they have one. */
  invited: Scalars['Int']['output'];
  /** How many there are; null for a plan that does not count them. */
  total?: Maybe<Scalars['Int']['output']>;
  /** How many members have one. */
  used: Scalars['Int']['output'];
  /** The version of what edits change; an edit sends it back as `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** The organization after a change of its seats. */
export type SeatsPayload = {
  __typename?: 'SeatsPayload';
  /** The organization. */
  organization?: Maybe<Organization>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** The caller's passkeys and codes after a change. */
export type SecondFactorsPayload = {
  __typename?: 'SecondFactorsPayload';
  /** What stands in the way. */
  userErrors: Array<UserError>;
  /** The caller. */
  viewer?: Maybe<User>;
};

/** A high or critical CVE of files that channels serve now. */
export type ServedCve = {
  __typename?: 'ServedCve';
  /** Channels that serve files with it. */
  channels: Array<ServedCveChannel>;
  /** The CVE. */
  cve: Cve;
  /** Whether it was published in the last 30 days. */
  isNew: Scalars['Boolean']['output'];
};

/** A channel that serves files with a CVE. */
export type ServedCveChannel = {
  __typename?: 'ServedCveChannel';
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** Served files with the CVE. */
  servedFileCount: Scalars['Int']['output'];
};

/** A page of CVEs that ask for a decision. */
export type ServedCveConnection = {
  __typename?: 'ServedCveConnection';
  /** CVEs with cursors. */
  edges: Array<ServedCveEdge>;
  /** CVEs. */
  nodes: Array<ServedCve>;
  /** Page numbers around the page at hand. */
  pageCursors: PageCursors;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** CVEs in all that pass the filter. */
  totalCount: Scalars['Int']['output'];
};


/** A page of CVEs that ask for a decision. */
export type ServedCveConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A CVE that asks for a decision, and its cursor. */
export type ServedCveEdge = {
  __typename?: 'ServedCveEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** CVE. */
  node: ServedCve;
};

/** An account without a person. A machine installs with its token what the organization's members may read: public and internal channels, and private ones by group. */
export type ServiceAccount = Node & {
  __typename?: 'ServiceAccount';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Groups that it is in, by name. */
  groups: Array<ServiceAccountGroup>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Name, unique in the organization. */
  name: Scalars['String']['output'];
  /** State of its token, never the secret; null when it holds none. */
  token?: Maybe<ServiceAccountToken>;
  /** The version of what edits change; an edit sends it back as `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** A group that a service account is in. */
export type ServiceAccountGroup = {
  __typename?: 'ServiceAccountGroup';
  /** Global id of the group. */
  groupId: Scalars['ID']['output'];
  /** Name of the group. */
  name: Scalars['String']['output'];
};

/** A service account of an organization. */
export type ServiceAccountInput = {
  /** Global id of the service account. */
  id: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of a change of a service account. */
export type ServiceAccountPayload = {
  __typename?: 'ServiceAccountPayload';
  /** The owner of the list it is in. */
  organization?: Maybe<Organization>;
  /** The service account as it is now. */
  serviceAccount?: Maybe<ServiceAccount>;
  /** What stands in the way, e.g. the plan. */
  userErrors: Array<UserError>;
};

/** State of a service account's token. */
export type ServiceAccountToken = {
  __typename?: 'ServiceAccountToken';
  /** When it was issued. */
  createdAt: Scalars['DateTime']['output'];
  /** Until when it works; null for no end. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last four characters. */
  hint: Scalars['String']['output'];
  /** When it was last used; null for never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is good for. */
  scope: TokenScope;
};

/** Health of one service. */
export type ServiceStatus = {
  __typename?: 'ServiceStatus';
  /** What is wrong, or a few words on its state; empty when there is nothing to say, and for visitors. */
  detail: Scalars['String']['output'];
  /** Whether it answers. */
  healthy: Scalars['Boolean']['output'];
  /** How long it took to answer, in milliseconds; null when it did not. */
  latencyMs?: Maybe<Scalars['Int']['output']>;
  /** Name for people, e.g. `Database`. */
  name: Scalars['String']['output'];
  /** Since when it has been as it is, as far as the hub has seen; null when nobody could be asked. */
  since?: Maybe<Scalars['DateTime']['output']>;
};

/** A signed-in session. */
export type Session = {
  __typename?: 'Session';
  /** E-mail of the identity. */
  email: Scalars['EmailAddress']['output'];
  /** When the session ends unless it is renewed. */
  expiresAt: Scalars['DateTime']['output'];
  /** How the person proved who they are. */
  source: SessionSource;
  /** The access token of this request; only the page tmp-session-check shows it. */
  tokenized: Scalars['String']['output'];
};

/** How a session began. */
export type SessionSource =
  /** By an application or a device that the person allowed. */
  | 'APPLICATION'
  /** At the company's identity provider. */
  | 'OIDC'
  /** With a passkey. */
  | 'PASSKEY'
  /** With a password, and a one-time code where the account asks for one. */
  | 'PASSWORD'
  /** In a way this version does not know. */
  | 'UNKNOWN';

/** The caller's sessions after a change. */
export type SessionsPayload = {
  __typename?: 'SessionsPayload';
  /** What stands in the way. */
  userErrors: Array<UserError>;
  /** The caller. */
  viewer?: Maybe<User>;
};

/** A channel, and what becomes of its files that no client can install. */
export type SetChannelBrokenFilesInput = {
  /** What becomes of them from the next publication on, which begins at once. */
  brokenFiles: BrokenFiles;
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of setChannelBrokenFiles. */
export type SetChannelBrokenFilesPayload = {
  __typename?: 'SetChannelBrokenFilesPayload';
  /** The changed channel. */
  channel?: Maybe<Channel>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A channel and a few words about it. */
export type SetChannelDescriptionInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** At most 2,000 characters; empty for none. */
  description: Scalars['String']['input'];
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of setChannelDescription. */
export type SetChannelDescriptionPayload = {
  __typename?: 'SetChannelDescriptionPayload';
  /** The changed channel. */
  channel?: Maybe<Channel>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A channel and its new privacy. */
export type SetChannelPrivacyInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** That files may be more open than the channel that holds them; asked for with the code `EXPOSES_SOURCES`. */
  confirmExposure?: InputMaybe<Scalars['Boolean']['input']>;
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Who may read it from now on. */
  privacy: ChannelPrivacy;
};

/** Outcome of setChannelPrivacy. */
export type SetChannelPrivacyPayload = {
  __typename?: 'SetChannelPrivacyPayload';
  /** The changed channel. */
  channel?: Maybe<Channel>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** What has to stay installable in a channel. An absent field stays as it is. Null clears a field, and is refused where the field can't be empty. */
export type SetChannelProbesInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Whether a publication by which a required probe would fail that can be installed now is held back. Unchanged if left out. */
  holdsBack?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether registered environments are probes, too. Unchanged if left out. */
  includesEnvironments?: InputMaybe<Scalars['Boolean']['input']>;
  /** How many of the packages that most files need, 0 to 200. Unchanged if left out. */
  mostNeeded?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** All probes, at most 100. Unchanged if left out; null clears them. */
  probes?: InputMaybe<Array<ProbeInput>>;
};

/** Outcome of setChannelProbes. */
export type SetChannelProbesPayload = {
  __typename?: 'SetChannelProbesPayload';
  /** The channel. */
  channel?: Maybe<Channel>;
  /** What stands in the way, with the place in the input. */
  userErrors: Array<UserError>;
};

/** A channel and what its readers are told. */
export type SetChannelReadmeInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Markdown, at most 50,000 characters; empty to take it away. */
  text: Scalars['String']['input'];
};

/** Outcome of setChannelReadme. */
export type SetChannelReadmePayload = {
  __typename?: 'SetChannelReadmePayload';
  /** The channel with what its readers are told now. */
  channel?: Maybe<Channel>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A channel, and the channels that clients use together with it. */
export type SetChannelUsedWithInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Names of channels of the organization, in their order of priority after it; empty for none. All readers of the channel can read them. */
  usedWith: Array<Scalars['String']['input']>;
};

/** Outcome of setChannelUsedWith. */
export type SetChannelUsedWithPayload = {
  __typename?: 'SetChannelUsedWithPayload';
  /** The changed channel. */
  channel?: Maybe<Channel>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** What admins say of an environment. */
export type SetEnvironmentStateInput = {
  /** In their own words, at most 500 characters; null clears what was said before. */
  customMessage?: InputMaybe<Scalars['String']['input']>;
  /** Id, the last part of its address. */
  environmentId: Scalars['String']['input'];
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** In one word. */
  status: EnvironmentStatus;
};

/** Outcome of setEnvironmentState. */
export type SetEnvironmentStatePayload = {
  __typename?: 'SetEnvironmentStatePayload';
  /** The environment as it is now. */
  environment?: Maybe<Environment>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A feed, and the key that its publisher gave. */
export type SetFeedKeyInput = {
  /** Id at the REST services. */
  feedId: Scalars['String']['input'];
  /** The key: 1 to 200 letters, digits and signs without blanks. Nobody is told it again. */
  key: Scalars['String']['input'];
};

/** Who is to have the licences. */
export type SetLicenceHoldersInput = {
  /** Global ids of all members who are to have one; nobody for an empty list. */
  memberIds: Array<Scalars['ID']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** The plan that the organization has. */
  productCode: ProductCode;
};

/** A member and the role to give. */
export type SetMemberRoleInput = {
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the member. */
  id: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** The role. */
  role: OrganizationRole;
};

/** Outcome of setMemberRole. */
export type SetMemberRolePayload = {
  __typename?: 'SetMemberRolePayload';
  /** The member as it is now. */
  member?: Maybe<Member>;
  /** The organization, in which the caller's own role may have changed. */
  organization?: Maybe<Organization>;
  /** What stands in the way, e.g. nobody else is an admin. */
  userErrors: Array<UserError>;
};

/** The mirror to change. An absent field stays as it is. Null clears a field, and is refused where the field can't be empty. */
export type SetMirrorInput = {
  /** Most bytes that its package files come with each second, at least 1024; null for as many as the operator allows. */
  bytesPerSecond?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** What opens the first source, kept encrypted; null takes it away. */
  credentials?: InputMaybe<MirrorCredentialsInput>;
  /** Most package files that come at the same time, from 1 to 64; null for as many as the operator allows. */
  downloadsAtOnce?: InputMaybe<Scalars['Int']['input']>;
  /** Match specs of what is not in the mirror, at most 500; null for nothing. Everything is read anew. */
  excludes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Which package files come before anybody asks for them. */
  fetches?: InputMaybe<MirrorFetches>;
  /** Whether the index goes on listing files that are gone at the source and held here. */
  listsGone?: InputMaybe<Scalars['Boolean']['input']>;
  /** Percent of its files that one sync may lose before it is held, from 1 to 100; 100 holds none. */
  lossLimitPercent?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Sources that are asked after that of the channel, in their order, at most seven; all are read anew. */
  otherSources?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Match specs of which a record must meet one, at most 500; null for everything. Everything is read anew. */
  specs?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Subdirs that the mirror has, for example linux-64 and noarch; null for all that the hub knows. Everything is read anew. */
  subdirs?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Minutes from one sync to the next, from 15 to 43,200; null for syncs that somebody asks for. */
  syncMinutes?: InputMaybe<Scalars['Int']['input']>;
};

/** Outcome of setMirror. */
export type SetMirrorPayload = {
  __typename?: 'SetMirrorPayload';
  /** The channel with its mirror details; null when something stood in the way. */
  channel?: Maybe<Channel>;
  /** What stood in the way; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Features to switch on or off, each at most once. */
export type SetOrganizationFeaturesInput = {
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Which, and whether they shall be on. */
  features: Array<FeatureSettingInput>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of setOrganizationFeatures. */
export type SetOrganizationFeaturesPayload = {
  __typename?: 'SetOrganizationFeaturesPayload';
  /** The organization with its features as they are now. */
  organization?: Maybe<Organization>;
  /** What stands in the way, e.g. the plan does not include one. */
  userErrors: Array<UserError>;
};

/** Whether promotions wait. */
export type SetPromotionApprovalInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Whether they do. */
  needed: Scalars['Boolean']['input'];
  /** Organization of the channel. */
  organization: Scalars['String']['input'];
};

/** Outcome of setPromotionApproval. */
export type SetPromotionApprovalPayload = {
  __typename?: 'SetPromotionApprovalPayload';
  /** The channel. */
  channel?: Maybe<Channel>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A service account and all groups that it shall be in. */
export type SetServiceAccountGroupsInput = {
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Global ids of groups; it leaves all others. */
  groupIds: Array<Scalars['ID']['input']>;
  /** Global id of the service account. */
  id: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** How bad a CVE is, by CVSS v3 band. */
export type Severity =
  /** 9.0 to 10.0. */
  | 'CRITICAL'
  /** 7.0 to 8.9. */
  | 'HIGH'
  /** 0.1 to 3.9. */
  | 'LOW'
  /** 4.0 to 6.9. */
  | 'MEDIUM'
  /** 0.0. A CVE without a score has no band at all. */
  | 'NONE';

/** Whether to share a notebook. */
export type ShareNotebookInput = {
  /** Global id. */
  notebookId: Scalars['ID']['input'];
  /** True shares it, false ends that: the link stops working. */
  shared: Scalars['Boolean']['input'];
};

/** Who signs in. */
export type SignInInput = {
  /** One-time code or recovery code, when the account asks for one. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Password; never logged. */
  password: Scalars['String']['input'];
  /** E-mail address of the account. */
  username: Scalars['String']['input'];
};

/** How people may sign in to this hub. */
export type SignInOptions = {
  __typename?: 'SignInOptions';
  /** Whether somebody operates the hub. Where nobody does, its terminal shows a link that makes the first operator. */
  hasOperator: Scalars['Boolean']['output'];
  /** Whether passkeys may be used. */
  passkeys: Scalars['Boolean']['output'];
  /** The company's identity provider; null when none is configured. */
  provider?: Maybe<IdentityProvider>;
  /** Whether people may create accounts themselves. */
  registration: Scalars['Boolean']['output'];
  /** Hosts that a return address may lead to by a full page load, beside this hub's own. */
  returnHosts: Array<Scalars['String']['output']>;
  /** Whether the hub sends mails. Where it does not, they lie in the outbox, which the hub's operators read. */
  sendsMail: Scalars['Boolean']['output'];
};

/** Outcome of a sign-in. */
export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** Why it was refused; the same text for an unknown e-mail and a wrong password. Code `SECOND_FACTOR_REQUIRED` asks for a one-time code. */
  userErrors: Array<UserError>;
  /** The person signed in; null when refused. */
  viewer?: Maybe<User>;
};

/** What the company's identity provider sent back. */
export type SignInWithCodeInput = {
  /** Code of the address. */
  code: Scalars['String']['input'];
  /** Where the person wanted to go. */
  redirectRoute?: InputMaybe<Scalars['String']['input']>;
  /** State of the address. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of a sign-in at the company's identity provider. */
export type SignInWithCodePayload = {
  __typename?: 'SignInWithCodePayload';
  /** Where the person wanted to go when the sign-in started: a path of this hub, or an address on an allowed host. */
  returnUrl?: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** The person signed in; null when refused. */
  viewer?: Maybe<User>;
};

/** The browser's answer to a passkey challenge. */
export type SignInWithPasskeyInput = {
  /** Id of the challenge. */
  challengeId: Scalars['String']['input'];
  /** The credential as JSON, as WebAuthn writes it. */
  credential: Scalars['JSON']['input'];
};

/** Outcome of a sign-out. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** Always true: also without a session the caller is signed out afterwards. */
  signedOut: Scalars['Boolean']['output'];
  /** Always empty at present. */
  userErrors: Array<UserError>;
};

/** An attestation of a file (CEP 27), with what was found of it. */
export type Signature = {
  __typename?: 'Signature';
  /** Who signed, as the certificate says: a workflow or an address. Proved only where it is verified; null where it says nothing. */
  identity?: Maybe<Scalars['String']['output']>;
  /** Who vouched for the identity, as the certificate says; null where it says nothing. */
  issuer?: Maybe<Scalars['String']['output']>;
  /** Why it is not verified, as a sentence; null for one that is. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The trusted root by which it was checked; null where it did not come to that. */
  root?: Maybe<Scalars['String']['output']>;
  /** What was found. */
  state: SignatureState;
  /** The channel that the file was published to, as the attestation says; null where it names none. */
  targetChannel?: Maybe<Scalars['String']['output']>;
};

/** What was found of an attestation of a file. */
export type SignatureState =
  /** The index names attestations, and they are not to be had. */
  | 'MISSING'
  /** About this file; whose it is nobody here can tell, see `reason`. */
  | 'UNCHECKED'
  /** About this file, and the trusted root of the hub does not confirm it; see `reason`. */
  | 'UNTRUSTED'
  /** About this file, and the trusted root of the hub proves whose it is. */
  | 'VERIFIED'
  /** Of another file or other bytes, or not signed by its certificate; see `reason`. */
  | 'WRONG';

/** The state of an organization's own token. */
export type SiteToken = {
  __typename?: 'SiteToken';
  /** When it was issued. */
  createdAt: Scalars['DateTime']['output'];
  /** When it stops working; null for never. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last four characters, to recognise it. */
  hint: Scalars['String']['output'];
  /** When a client last used it; null for never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is good for. */
  scope: TokenScope;
};

/** A record of a source that a mirror left out, or serves although few clients read it. */
export type SkippedRecord = {
  __typename?: 'SkippedRecord';
  /** File name, as the source has it. */
  fileName: Scalars['String']['output'];
  /** Whether the mirror serves it all the same. */
  isServed: Scalars['Boolean']['output'];
  /** Name of the package; null where the file name tells none. */
  name?: Maybe<Scalars['String']['output']>;
  /** Why the mirror left it out, or what is odd about it. */
  reason: Scalars['String']['output'];
  /** Subdir, for example linux-64. */
  subdir: Scalars['String']['output'];
};

/** A page of records that a mirror left out. */
export type SkippedRecordConnection = {
  __typename?: 'SkippedRecordConnection';
  /** Records with cursors. */
  edges: Array<SkippedRecordEdge>;
  /** Records. */
  nodes: Array<SkippedRecord>;
  /** Page numbers around the page at hand. */
  pageCursors: PageCursors;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Records in all that are listed; Mirror.skippedCount counts the others too. */
  totalCount: Scalars['Int']['output'];
};


/** A page of records that a mirror left out. */
export type SkippedRecordConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A record that a mirror left out, and its cursor. */
export type SkippedRecordEdge = {
  __typename?: 'SkippedRecordEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Record. */
  node: SkippedRecord;
};

/** What a channel served from one publication to the next, at an address of its own. It never changes. */
export type Snapshot = {
  __typename?: 'Snapshot';
  /** Where clients find it on the hub, e.g. `/repo/acme/approved@12`; without the token that the channel may want. */
  address: Scalars['String']['output'];
  /** Files that it serves. */
  fileCount: Scalars['Int']['output'];
  /** Until when it can be read; null while it is served. Snapshots beyond the bounds of the hub go earlier. */
  keptUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Counts within the channel, from 1. */
  number: Scalars['Int']['output'];
  /** Name of the policy that it was made under; null for none. */
  policyName?: Maybe<Scalars['String']['output']>;
  /** Files of the channel that it does not. */
  refusedFileCount: Scalars['Int']['output'];
  /** Revision of that policy. */
  revision?: Maybe<Scalars['Int']['output']>;
  /** From when on clients saw it. */
  servedFrom: Scalars['DateTime']['output'];
  /** When another one took its place; null for what is served now. */
  servedUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** The snapshots of a channel. */
export type SnapshotList = {
  __typename?: 'SnapshotList';
  /** Days that the hub keeps a snapshot after another took its place; 0 for none. */
  keptDays: Scalars['Int']['output'];
  /** All of them, newest first. */
  nodes: Array<Snapshot>;
};

/** The mark of an environment that no machine has: what would be installed, as the hub solved it from a file. */
export type SolvedEnvironment = {
  __typename?: 'SolvedEnvironment';
  /** When it was solved. */
  at: Scalars['DateTime']['output'];
  /** Names of the channels that it was solved from, the first one first. */
  channels: Array<Scalars['String']['output']>;
};

/** What a channel lost and has not got back. */
export type StandingLoss = {
  __typename?: 'StandingLoss';
  /** Name of the channel. */
  channelName: Scalars['String']['output'];
  /** Packages that a run of the last 14 days lost and that are lost still; null for none. */
  lost?: Maybe<LostPackages>;
  /** How many those are in all. */
  probeCount: Scalars['Int']['output'];
  /** Required probes that fail in what the channel serves, at most 10. */
  probes: Array<ProbeAnswer>;
};

/** What is to be bought. */
export type StartCheckoutInput = {
  /** How often is paid. */
  billingCycle: BillingCycle;
  /** Name of the organization that it is for; the caller without. */
  organization?: InputMaybe<Scalars['String']['input']>;
  /** The plan. */
  productCode: ProductCode;
  /** Seats. */
  quantity: Scalars['Int']['input'];
};

/** The checkout that was begun. */
export type StartCheckoutPayload = {
  __typename?: 'StartCheckoutPayload';
  /** Its id. */
  checkoutId?: Maybe<Scalars['String']['output']>;
  /** Where the browser goes to pay. */
  url?: Maybe<Scalars['URL']['output']>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Whose deltas are to be mailed, how often and which. */
export type SubscribeToDeltasInput = {
  /** Which. */
  changeType: DeltaChangeType;
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** How often, at most. */
  frequency: DeltaFrequency;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of subscribeToDeltas. */
export type SubscribeToDeltasPayload = {
  __typename?: 'SubscribeToDeltasPayload';
  /** The subscription as it is now. */
  subscription?: Maybe<DeltaSubscription>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A plan that a person or an organization holds. */
export type Subscription = Node & {
  __typename?: 'Subscription';
  /** For one period, in US cents; null for a plan without prices. */
  amount?: Maybe<Scalars['Int']['output']>;
  /** How long a period is. */
  billingCycle: BillingCycle;
  /** Whether it ends with the period. */
  cancelAtPeriodEnd: Scalars['Boolean']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Whether an operator of the hub decides on it: nobody pays for it. */
  managed: Scalars['Boolean']['output'];
  /** When the period ends. */
  periodEnd: Scalars['DateTime']['output'];
  /** When the period began. */
  periodStart: Scalars['DateTime']['output'];
  /** The plan. */
  productCode: ProductCode;
  /** Name of the plan. */
  productName: Scalars['String']['output'];
  /** Number of seats. */
  quantity: Scalars['Int']['output'];
  /** What its status means. */
  state: SubscriptionState;
  /** The plan that its holder is offered next; null without one. */
  upgradeTo?: Maybe<ProductCode>;
  /** The version of what edits change; an edit sends it back as `expectedVersion`. */
  version: Scalars['String']['output'];
};

/** What a subscription's status means for its holder. */
export type SubscriptionState =
  /** It is canceled and runs until the end of its period. */
  | 'CANCELED_ACTIVE'
  /** It was canceled and its period has ended. */
  | 'CANCELED_EXPIRED'
  /** It runs and renews. */
  | 'SUBSCRIBED'
  /** It does not run. */
  | 'UNSUBSCRIBED';

/** A feed, and whether it is on. */
export type SwitchFeedInput = {
  /** Id at the REST services. */
  feedId: Scalars['String']['input'];
  /** Whether it is fetched from the network. */
  isEnabled: Scalars['Boolean']['input'];
};

/** The mirror to sync. */
export type SyncChannelInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of syncChannel and cancelSync. */
export type SyncChannelPayload = {
  __typename?: 'SyncChannelPayload';
  /** The channel with its mirror details. */
  channel?: Maybe<Channel>;
  /** The sync. */
  sync?: Maybe<SyncJob>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** One sync of a mirror. */
export type SyncJob = Node & {
  __typename?: 'SyncJob';
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** Why it failed; null otherwise. */
  error?: Maybe<Scalars['String']['output']>;
  /** When it ended; null while it runs. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Whether it failed because its source lists too few files; the mirror keeps what it had. */
  isHeld: Scalars['Boolean']['output'];
  /** What it does now, in words. */
  phase: Scalars['String']['output'];
  /** Between 0 and 1; null when it cannot be told. */
  progress?: Maybe<Scalars['Float']['output']>;
  /** Records read so far. */
  recordsRead: Scalars['Int']['output'];
  /** Its state. */
  state: JobState;
};

/** The offer after it was taken. */
export type TakeEducationOfferPayload = {
  __typename?: 'TakeEducationOfferPayload';
  /** The offer. */
  offer?: Maybe<EducationOffer>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** What clients asked of an organization's channels. */
export type TelemetryReport = {
  __typename?: 'TelemetryReport';
  /** Channels, the busiest first. */
  channels: Array<ChannelRequests>;
  /** Downloads by month, newest first, as far back as counts are kept. */
  months: Array<DownloadMonth>;
  /** All channels together. */
  totals: RequestCounts;
};

/** What became of a test mail. */
export type TestMailOutcome =
  /** The server did not take it, or could not be reached. */
  | 'FAILED'
  /** There is no mail server; the mail lies in the outbox. */
  | 'KEPT'
  /** The server took it. */
  | 'SENT'
  /** An outcome this version does not know. */
  | 'UNKNOWN';

/** What became of a test mail. */
export type TestMailPayload = {
  __typename?: 'TestMailPayload';
  /** What the mail server answered, or why it could not be reached; empty without a server. */
  answer?: Maybe<Scalars['String']['output']>;
  /** What became of it; null when it was not tried. */
  outcome?: Maybe<TestMailOutcome>;
  /** To whom it went. */
  to?: Maybe<Scalars['EmailAddress']['output']>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Colours of the application. */
export type ThemeChoice =
  /** Dark. */
  | 'DARK'
  /** Light. */
  | 'LIGHT'
  /** As the device says. */
  | 'SYSTEM';

/** A group and a channel of an organization. */
export type TieGroupInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Global id of the group. */
  groupId: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of tieGroup and untieGroup. */
export type TieGroupPayload = {
  __typename?: 'TieGroupPayload';
  /** The channel with its groups. */
  channel?: Maybe<Channel>;
  /** The group with its channels. */
  group?: Maybe<Group>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Whose token of an organization. */
export type TokenOwner =
  /** The caller's. */
  | 'CALLER'
  /** The organization's own. */
  | 'ORGANIZATION';

/** What a channel token is good for. */
export type TokenScope =
  /** Publishing packages where its holder may, which is asked at each use, and reading channels. */
  | 'PUBLISH'
  /** Reading channels. */
  | 'READ';

/** A package with how often it was downloaded. */
export type TopPackage = {
  __typename?: 'TopPackage';
  /** Name of the channel. */
  channel: Scalars['String']['output'];
  /** Downloads. */
  downloads: Scalars['Float']['output'];
  /** Name of the package. */
  name: Scalars['String']['output'];
};

/** Whether a file is signed. */
export type Trust =
  /** Signed, and the signature was verified. */
  | 'SIGNED'
  /** Not signed. */
  | 'UNSIGNED'
  /** The index says that it is signed. Policies count it as not signed, for nobody told the hub whose signatures to believe; what of them can be checked, `Channel.signatures` says. */
  | 'UNVERIFIED';

/** A workload for a channel to trust. */
export type TrustWorkloadInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Address of the issuer, e.g. https://token.actions.githubusercontent.com. */
  issuer: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** What its tokens are to be good for. */
  scope?: TokenScope;
  /** Its subject, e.g. repo:acme/tools:ref:refs/heads/main. * stands for any text, and comes after / or :. */
  subject: Scalars['String']['input'];
};

/** A key whose bundles the hub takes. */
export type TrustedKey = {
  __typename?: 'TrustedKey';
  /** Its short name. */
  keyId: Scalars['String']['output'];
  /** Whose it is, in the operator's words. */
  title: Scalars['String']['output'];
};

/** A workload that a channel trusts. For a token that its issuer signed, the hub gives it one that opens that channel for minutes (REST `POST /api/oidc/exchange`). */
export type TrustedWorkload = Node & {
  __typename?: 'TrustedWorkload';
  /** Name of the channel. */
  channelName: Scalars['String']['output'];
  /** Since when it is trusted. */
  createdAt: Scalars['DateTime']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Who signs its tokens. */
  issuer: Scalars['String']['output'];
  /** When it last got a token; null for never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the tokens that it gets are good for. */
  scope: TokenScope;
  /** What its tokens say of it; * stands for any text. */
  subject: Scalars['String']['output'];
};

/** Outcome of a change of what an organization's channels trust. */
export type TrustedWorkloadsPayload = {
  __typename?: 'TrustedWorkloadsPayload';
  /** The organization, whose trusted workloads have changed. */
  organization?: Maybe<Organization>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** The subscription to end. */
export type UnsubscribeFromDeltasInput = {
  /** Global id of the subscription. */
  id: Scalars['ID']['input'];
};

/** Outcome of unsubscribeFromDeltas. */
export type UnsubscribeFromDeltasPayload = {
  __typename?: 'UnsubscribeFromDeltasPayload';
  /** Global id of the subscription that is over. */
  endedId?: Maybe<Scalars['ID']['output']>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Why the text of a script is not told. */
export type UntoldScript =
  /** It is a link. */
  | 'LINK'
  /** It is no UTF-8. */
  | 'NOT_TEXT'
  /** It is longer than 256 KiB. */
  | 'TOO_LONG'
  /** A word this version does not know. */
  | 'UNKNOWN';

/** Billing data to change. An absent field stays as it is. Null clears a field, and is refused where the field can't be empty. */
export type UpdateBillingDetailsInput = {
  /** Address on invoices. */
  address?: InputMaybe<BillingAddressInput>;
  /** Where invoices are told of. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name on invoices. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization; the caller without. */
  organization?: InputMaybe<Scalars['String']['input']>;
  /** Number for the value added tax. */
  taxId?: InputMaybe<Scalars['String']['input']>;
};

/** The billing data after the change. */
export type UpdateBillingDetailsPayload = {
  __typename?: 'UpdateBillingDetailsPayload';
  /** How is paid. */
  account?: Maybe<PaymentAccount>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A collection as it shall be. */
export type UpdateCollectionInput = {
  /** ID of the collection, or its present name. */
  collection: Scalars['String']['input'];
  /** What it is for, at most 1,000 characters. Unchanged if left out; null clears it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What is in it, in its order; at most 500. Unchanged if left out; null clears it. */
  entries?: InputMaybe<Array<CollectionEntryInput>>;
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name, as in its address: 2 to 40 lowercase letters, digits and dashes. Unchanged if left out. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Who sees it. Unchanged if left out. */
  privacy?: InputMaybe<CollectionPrivacy>;
  /** Title, at most 80 characters. Unchanged if left out. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a change. */
export type UpdateCollectionPayload = {
  __typename?: 'UpdateCollectionPayload';
  /** It; null with problems. */
  collection?: Maybe<Collection>;
  /** What was wrong. */
  userErrors: Array<UserError>;
};

/** Whether the person agrees. */
export type UpdateConsentInput = {
  /** Yes or no. */
  isConsented: Scalars['Boolean']['input'];
  /** Version of the texts that were shown. */
  version: Scalars['String']['input'];
};

/** Changes to settings. An absent field stays as it is. Null clears a field, and is refused where the field can't be empty. */
export type UpdateGatewaySettingsInput = {
  /** Whether clients are noted without address and name. */
  anonymizeClients?: InputMaybe<Scalars['Boolean']['input']>;
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Whether single clients are noted. */
  isGatewayEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Days after which counts and clients are deleted, 1 to 1095. */
  retentionDays?: InputMaybe<Scalars['Int']['input']>;
};

/** The changed settings. */
export type UpdateGatewaySettingsPayload = {
  __typename?: 'UpdateGatewaySettingsPayload';
  /** Settings as they are now. */
  gatewaySettings?: Maybe<GatewaySettings>;
  /** The organization. */
  organization?: Maybe<Organization>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Fields of an organization to change. An absent field stays as it is. Null clears a field, and is refused where the field can't be empty. */
export type UpdateOrganizationInput = {
  /** A few words about it, at most 500 characters. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Name for people, 1 to 80 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of updateOrganization. */
export type UpdateOrganizationPayload = {
  __typename?: 'UpdateOrganizationPayload';
  /** The organization as it is now. */
  organization?: Maybe<Organization>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A policy to change. */
export type UpdatePolicyInput = {
  /** A few words about it. Unchanged if left out; null clears it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The `revision` that was read. If the policy has another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** The filter of the single-form dialog, instead of `filters`. */
  filter?: InputMaybe<Scalars['PolicyDialogFilter']['input']>;
  /** Filters as specified: `{add_packages, remove_packages, exceptions}`. Unchanged if neither these nor `filter` are sent. */
  filters?: InputMaybe<Scalars['PolicyFilters']['input']>;
  /** Global id of the policy. */
  id: Scalars['ID']['input'];
  /** Name: letters, digits, underscore, dash and spaces; with `filter` at least 3 letters, also accented ones, digits and spaces. Unchanged if left out. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** Outcome of updatePolicy and restorePolicyRevision. */
export type UpdatePolicyPayload = {
  __typename?: 'UpdatePolicyPayload';
  /** The changed policy. */
  policy?: Maybe<Policy>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** New names. An absent field stays as it is. Null clears a field, and is refused where the field can't be empty. */
export type UpdateProfileInput = {
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** First name, to 60 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name, to 60 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** User name: lower-case letters, digits, dash and underscore, 2 to 39 characters. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** A project and what to change of it. An absent field stays as it is. Null clears a field, and is refused where the field can't be empty. */
export type UpdateProjectInput = {
  /** The `version` that was read. If it is another one now, nothing is saved (`ConflictError` with the reason `changed_meanwhile`). */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the project. */
  id: Scalars['ID']['input'];
  /** New name; unchanged when it is not given. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** New title; unchanged when it is not given. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of updateProject. */
export type UpdateProjectPayload = {
  __typename?: 'UpdateProjectPayload';
  /** The project as it is now. */
  project?: Maybe<Project>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Choices to keep. An absent choice stays as it is, and null takes it back. */
export type UpdateSettingsInput = {
  /** Whether the navigation is kept collapsed. */
  navigationCollapsed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Colours. */
  theme?: InputMaybe<ThemeChoice>;
};

/** What a package is in an ecosystem. */
export type UpstreamMapping = {
  __typename?: 'UpstreamMapping';
  /** How sure it is. */
  confidence: MappingConfidence;
  /** Ecosystem as OSV writes it, or CPE. */
  ecosystem: Scalars['String']['output'];
  /** How that is known; may be empty. */
  evidence: Scalars['String']['output'];
  /** Whether it is a hint, which makes nothing affected, and nothing clean. */
  isHint: Scalars['Boolean']['output'];
  /** `after` where letters after a version number come after it, as OpenSSL writes 1.1.1w; null otherwise. */
  letters?: Maybe<Scalars['String']['output']>;
  /** Name there; vendor:product for CPE. */
  name: Scalars['String']['output'];
  /** Who says so; `hub` for people of this hub. */
  origin: Scalars['String']['output'];
  /** What it is instead of being it: contains, sibling, umbrella; null when it is it. */
  relation?: Maybe<Scalars['String']['output']>;
  /** When somebody confirmed it; null for nobody. */
  reviewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** User name of who confirmed it; null for nobody, and for an account that is gone. */
  reviewedBy?: Maybe<Scalars['String']['output']>;
};

/** What a package is in an ecosystem. */
export type UpstreamMappingInput = {
  /** How sure it is. */
  confidence: MappingConfidence;
  /** Ecosystem as OSV writes it, or CPE. */
  ecosystem: Scalars['String']['input'];
  /** `after` where letters after a version number come after it. */
  letters?: InputMaybe<Scalars['String']['input']>;
  /** Name there; vendor:product for CPE. */
  name: Scalars['String']['input'];
  /** What it is instead of being it; null when it is it. */
  relation?: InputMaybe<Scalars['String']['input']>;
};

/** A person with an account. */
export type User = Node & {
  __typename?: 'User';
  /** This person's API tokens by name, also those that have ended; only for the person. */
  apiTokens?: Maybe<Array<ApiToken>>;
  /** SHA-256 of the e-mail address in lower case, which names the picture at the avatar service; only for the person. */
  avatarHash?: Maybe<Scalars['String']['output']>;
  /** This person's token for channels of an organization: its state, never its secret. */
  channelToken?: Maybe<ChannelToken>;
  /** This person's tokens in all organizations that they belong to, by the names of these; only for the person. */
  channelTokens?: Maybe<Array<ChannelToken>>;
  /** The last answer about the privacy notice and the terms; only for the person. */
  consent?: Maybe<Consent>;
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** First and last name, else the user name. */
  displayName: Scalars['String']['output'];
  /** E-mail address; only the person and admins of a shared organization see it, and members that of the admins whom they can ask about a refusal. */
  email?: Maybe<Scalars['EmailAddress']['output']>;
  /** Features this person may use, by name. */
  featurePermissions?: Maybe<Array<FeaturePermission>>;
  /** First name, may be empty. */
  firstName: Scalars['String']['output'];
  /** Whether this person has a password; only for the person. */
  hasPassword?: Maybe<Scalars['Boolean']['output']>;
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Whether this hub offers plans to buy, as its operator has it: only then do its pages speak of an upgrade. */
  isOfferedPlans: Scalars['Boolean']['output'];
  /** Whether this person operates the hub: reads its outbox and status; only for the person. */
  isOperator?: Maybe<Scalars['Boolean']['output']>;
  /** Last name, may be empty. */
  lastName: Scalars['String']['output'];
  /** Organizations this person belongs to, by title. */
  organizations?: Maybe<Array<Organization>>;
  /** This person's own subscriptions, the latest first; only for the person. */
  ownSubscriptions?: Maybe<Array<Subscription>>;
  /** Passkeys of this person; only for the person. */
  passkeys?: Maybe<Array<Passkey>>;
  /** This person's token for every channel that they may read: its state, never its secret; null without one, and for other people. */
  personalToken?: Maybe<PersonalToken>;
  /** State of the account; only for the person. */
  profile?: Maybe<AccountProfile>;
  /** How many recovery codes are left; null without one-time codes. */
  recoveryCodesLeft?: Maybe<Scalars['Int']['output']>;
  /** Places where this person is signed in, newest first; only for the person. */
  sessions?: Maybe<Array<UserSession>>;
  /** Choices this person keeps on the hub, so that they hold on every device; only for the person. */
  settings?: Maybe<AccountSettings>;
  /** Subscriptions of this person and of their organizations that are in force; only for the person. */
  subscriptions?: Maybe<Array<BaseSubscription>>;
  /** Whether sign-in with a password asks for a one-time code; only for the person. */
  totpEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** User name, unique on the hub. */
  username: Scalars['String']['output'];
};


/** A person with an account. */
export type UserChannelTokenArgs = {
  organization: Scalars['String']['input'];
};

/** Something the caller can mend: what happened, why, and what to do next. */
export type UserError = {
  /** Stable code for programs. */
  code: Scalars['String']['output'];
  /** Path into the input, e.g. `['name']`; empty when the whole input is meant. */
  field: Array<Scalars['String']['output']>;
  /** Sentence for people. */
  message: Scalars['String']['output'];
};

/** One of the places where a person is signed in. */
export type UserSession = Node & {
  __typename?: 'UserSession';
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  /** The browser or application, e.g. `Firefox on Linux`; `Unknown device` when it does not say. */
  device: Scalars['String']['output'];
  /** Global id. */
  id: Scalars['ID']['output'];
  /** Whether it is the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last renewed. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** How it began. */
  source: SessionSource;
};

/** Token of a mail. */
export type VerifyEmailInput = {
  /** Token of the mail's link. */
  token: Scalars['String']['input'];
};

/** A granted exception that lets files of a version in. */
export type VersionException = {
  __typename?: 'VersionException';
  /** Number of files that are allowed by it alone. */
  fileCount: Scalars['Int']['output'];
  /** What it lets in. */
  spec: Scalars['MatchSpec']['output'];
  /** The last day on which it holds, in UTC; null for no end. */
  until?: Maybe<Scalars['Date']['output']>;
};

/** A document of OpenVEX of somebody else that an organization has read every day. */
export type VexFeed = {
  __typename?: 'VexFeed';
  /** Who speaks in it; null before it was read. */
  author?: Maybe<Scalars['String']['output']>;
  /** Statements that count. */
  countingCount: Scalars['Int']['output'];
  /** Statements that an admin declined. */
  declinedCount: Scalars['Int']['output'];
  /** When it was written, as it says itself. */
  documentAt?: Maybe<Scalars['DateTime']['output']>;
  /** What went wrong with the last try; what is here stays. */
  error?: Maybe<Scalars['String']['output']>;
  /** Id, by which it is read now or removed. */
  feedId: Scalars['ID']['output'];
  /** Whether it was not taken in for a week. */
  isStale: Scalars['Boolean']['output'];
  /** When it was taken in last. */
  lastOkAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was asked for last. */
  lastTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** Some of what could not be read. */
  leftOut: Array<VexLeftOut>;
  /** How much of it could not be read. */
  leftOutCount: Scalars['Int']['output'];
  /** Statements about products that no channel of the organization has. */
  unmatchedCount: Scalars['Int']['output'];
  /** Where the document lies. */
  url: Scalars['String']['output'];
  /** Statements that wait for an admin. */
  waitingCount: Scalars['Int']['output'];
};

/** A document that is read. */
export type VexFeedInput = {
  /** Id of the document. */
  feedId: Scalars['ID']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
};

/** What became of it. */
export type VexFeedPayload = {
  __typename?: 'VexFeedPayload';
  /** The document as it stands. */
  feed?: Maybe<VexFeed>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Why a product is not affected, in the words of OpenVEX. */
export type VexJustification =
  /** The component is not in it. */
  | 'COMPONENT_NOT_PRESENT'
  /** It protects itself against it. */
  | 'INLINE_MITIGATIONS_ALREADY_EXIST'
  /** A justification that this version does not know. */
  | 'UNKNOWN'
  /** Nobody from outside can reach the vulnerable code. */
  | 'VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY'
  /** The vulnerable code is never run. */
  | 'VULNERABLE_CODE_NOT_IN_EXECUTE_PATH'
  /** The vulnerable code is not in it. */
  | 'VULNERABLE_CODE_NOT_PRESENT';

/** Something of a document that could not be read. */
export type VexLeftOut = {
  __typename?: 'VexLeftOut';
  /** What is wrong with it. */
  message: Scalars['String']['output'];
  /** Its place in the document. */
  place: Scalars['String']['output'];
};

/** What somebody else says of a CVE in a product. */
export type VexStatement = {
  __typename?: 'VexStatement';
  /** Who says it. */
  author?: Maybe<Scalars['String']['output']>;
  /** The CVE or advisory. */
  cveId: Scalars['String']['output'];
  /** When an admin decided on it; null before. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** User name of who decided on it. */
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** Why it is not affected; null with another status. */
  justification?: Maybe<VexJustification>;
  /** Why, in words; may be empty. */
  note: Scalars['String']['output'];
  /** The conda package that it is here; null for none. */
  package?: Maybe<Scalars['String']['output']>;
  /** The product as the document names it. */
  product: Scalars['String']['output'];
  /** When its author said it. */
  saidAt: Scalars['DateTime']['output'];
  /** What has become of it. */
  state: VexStatementState;
  /** Id, by which it is accepted or declined. */
  statementId: Scalars['ID']['output'];
  /** The status. */
  status: VexStatus;
};

/** A page of what others say. */
export type VexStatementConnection = {
  __typename?: 'VexStatementConnection';
  /** Statements with cursors. */
  edges: Array<VexStatementEdge>;
  /** Statements. */
  nodes: Array<VexStatement>;
  /** Page numbers around the page at hand. */
  pageCursors: PageCursors;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Statements in all that are in the state. */
  totalCount: Scalars['Int']['output'];
};


/** A page of what others say. */
export type VexStatementConnectionPageCursorsArgs = {
  around?: InputMaybe<Scalars['Int']['input']>;
};

/** A statement and its cursor. */
export type VexStatementEdge = {
  __typename?: 'VexStatementEdge';
  /** Cursor behind it. */
  cursor: Scalars['String']['output'];
  /** The statement. */
  node: VexStatement;
};

/** What has become of what somebody else says of a product. */
export type VexStatementState =
  /** It counts, below the organization's own word. */
  | 'COUNTS'
  /** An admin declined it. */
  | 'DECLINED'
  /** A state that this version does not know. */
  | 'UNKNOWN'
  /** No channel of the organization has the product. */
  | 'UNMATCHED'
  /** It would make files look clean, so it waits for an admin. */
  | 'WAITS';

/** What a CVE is to a product, in the words of OpenVEX. */
export type VexStatus =
  /** It is affected. */
  | 'AFFECTED'
  /** It has the repair. */
  | 'FIXED'
  /** The product is not affected. */
  | 'NOT_AFFECTED'
  /** Somebody is still looking into it. */
  | 'UNDER_INVESTIGATION'
  /** A status that this version does not know. */
  | 'UNKNOWN';

/** What is known of the vulnerabilities of some files. Only CVEs with status active or reported count. */
export type Vulnerabilities = {
  __typename?: 'Vulnerabilities';
  /** Decisions by which other CVEs that hit the files do not count, each once. */
  decisions: Array<VulnerabilityDecision>;
  /** Number of CVEs that hit the files. */
  knownCount: Scalars['Int']['output'];
  /** What is known. */
  state: VulnerabilityState;
  /** Number of CVEs that may hit the files and cannot be decided. */
  undecidedCount: Scalars['Int']['output'];
  /** Why it is not known; null unless the state is `UNKNOWN`. */
  unknownReason?: Maybe<VulnerabilityUnknownReason>;
  /** How many of those have no score. */
  unscoredCount: Scalars['Int']['output'];
  /** Highest score of those that hit; null when none has one. */
  worstScore?: Maybe<Scalars['Float']['output']>;
  /** Band of that score; null when none has one. */
  worstSeverity?: Maybe<Severity>;
};

/** A decision by which CVEs do not count. */
export type VulnerabilityDecision = {
  __typename?: 'VulnerabilityDecision';
  /** Who decided; null for the source of the CVE, and where the viewer may not know. */
  by?: Maybe<Scalars['String']['output']>;
  /** The status that it gives them: cleared, mitigated or disputed. */
  status: CveStatus;
};

/** What is known of the vulnerabilities of some files. */
export type VulnerabilityState =
  /** At least one CVE with status active or reported hits them. */
  | 'AFFECTED'
  /** The package itself is the fault: it does harm on purpose. */
  | 'MALICIOUS'
  /** Advisories were compared with their versions, and none hits. That is no promise. */
  | 'NONE_KNOWN'
  /** CVEs hit them, and somebody decided that none of these counts; see `decisions`. */
  | 'NOT_AFFECTED'
  /** Nobody has looked, or nobody can tell; see `unknownReason`. */
  | 'UNKNOWN';

/** Why it is not known whether files are vulnerable. */
export type VulnerabilityUnknownReason =
  /** No advisory mentions the packages: nobody ever compared them. */
  | 'NOT_CHECKED'
  /** Advisories mention a package without versions that can be compared. */
  | 'UNDECIDED';

/** Requests for a package that a watched policy would have refused. */
export type WatchedRequest = {
  __typename?: 'WatchedRequest';
  /** When it was last asked for. */
  lastAt: Scalars['DateTime']['output'];
  /** Name of the package. */
  name: Scalars['String']['output'];
  /** Whose token asked; null for no person. */
  person?: Maybe<User>;
  /** How often. */
  requestCount: Scalars['Int']['output'];
  /** The rule in words. */
  rule: Scalars['String']['output'];
  /** Name of the service account whose token asked; null for none. Neither: a token of the organization, or none. */
  serviceAccountName?: Maybe<Scalars['String']['output']>;
};

/** What one rule of a watched policy would refuse. */
export type WatchedRule = {
  __typename?: 'WatchedRule';
  /** Files that it would refuse. */
  fileCount: Scalars['Int']['output'];
  /** Requests that it would have refused. */
  requestCount: Scalars['Int']['output'];
  /** The rule in words. */
  rule: Scalars['String']['output'];
};

/** An address that what is decided in an organization is delivered to, signed as Standard Webhooks says. */
export type Webhook = {
  __typename?: 'Webhook';
  /** Names of the actions that are delivered, e.g. `policy.applied`; none for every one. */
  actions: Array<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What admins call it; may be empty. */
  description: Scalars['String']['output'];
  /** Since when every attempt failed. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Until when the secret before this one signs besides; each signs for a day after it was replaced. */
  formerSecretUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Whether anything is delivered. */
  isEnabled: Scalars['Boolean']['output'];
  /** Whether the hub switched it off, after days of failing. */
  isGivenUp: Scalars['Boolean']['output'];
  /** Where deliveries are sent. */
  url: Scalars['String']['output'];
  /** The version of what edits change; an edit sends it back as `expectedVersion`. */
  version: Scalars['String']['output'];
  /** Id at the REST services. */
  webhookId: Scalars['String']['output'];
};

/** An attempt of a delivery. */
export type WebhookAttempt = {
  __typename?: 'WebhookAttempt';
  /** The first bytes of the answer, or why there was none. */
  answer: Scalars['String']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Milliseconds until the answer, or until it was given up. */
  durationMs: Scalars['Int']['output'];
  /** Status of the answer; null when none came. */
  status?: Maybe<Scalars['Int']['output']>;
};

/** Something that is or was sent to a webhook. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** What was done, or `webhook.test`. */
  action: Scalars['String']['output'];
  /** How each attempt went, in their order. */
  attempts: Array<WebhookAttempt>;
  /** Since when it is owed. */
  createdAt: Scalars['DateTime']['output'];
  /** Id at the REST services. */
  deliveryId: Scalars['String']['output'];
  /** The `webhook-id` of what is sent: the same however often. */
  messageId: Scalars['String']['output'];
  /** When it is tried next. */
  nextAt?: Maybe<Scalars['DateTime']['output']>;
  /** How far it is. */
  state: WebhookDeliveryState;
};

/** A page of deliveries. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** Deliveries with cursors. */
  edges: Array<WebhookDeliveryEdge>;
  /** Deliveries. */
  nodes: Array<WebhookDelivery>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** Deliveries in all that pass the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A delivery and its cursor. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** Cursor. */
  cursor: Scalars['String']['output'];
  /** Delivery. */
  node: WebhookDelivery;
};

/** Outcome of what sends something. */
export type WebhookDeliveryPayload = {
  __typename?: 'WebhookDeliveryPayload';
  /** What is sent, as it waits. */
  delivery?: Maybe<WebhookDelivery>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** How far a delivery is. */
export type WebhookDeliveryState =
  /** The receiver took it. */
  | 'DELIVERED'
  /** It was given up. */
  | 'FAILED'
  /** Something that this version does not know. */
  | 'UNKNOWN'
  /** It waits to be tried. */
  | 'WAITING';

/** A webhook of an organization. */
export type WebhookInput = {
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Id of the webhook. */
  webhookId: Scalars['String']['input'];
};

/** Outcome of a change of a webhook. */
export type WebhookPayload = {
  __typename?: 'WebhookPayload';
  /** The owner of the list it is in. */
  organization?: Maybe<Organization>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** Outcome of what gives a webhook a secret. */
export type WebhookSecretPayload = {
  __typename?: 'WebhookSecretPayload';
  /** The owner of the list it is in. */
  organization?: Maybe<Organization>;
  /** The secret, told this once. */
  secret?: Maybe<Scalars['String']['output']>;
  /** What stands in the way, e.g. the plan. */
  userErrors: Array<UserError>;
};

/** A statement to withdraw. */
export type WithdrawCurationInput = {
  /** Id of the statement. */
  curationId: Scalars['ID']['input'];
  /** Name of the organization that said it. */
  organization: Scalars['String']['input'];
};

/** What became of it. */
export type WithdrawCurationPayload = {
  __typename?: 'WithdrawCurationPayload';
  /** What stands in the way. */
  userErrors: Array<UserError>;
  /** Id of the statement that does not stand any more. */
  withdrawnId?: Maybe<Scalars['ID']['output']>;
};

/** A request to take back. */
export type WithdrawExceptionRequestInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Id of the request. */
  requestId: Scalars['ID']['input'];
};

/** What became of it. */
export type WithdrawExceptionRequestPayload = {
  __typename?: 'WithdrawExceptionRequestPayload';
  /** What stands in the way. */
  userErrors: Array<UserError>;
  /** Id of the request that the caller does not make any more. */
  withdrawnId?: Maybe<Scalars['ID']['output']>;
};

/** A file that is to leave the index. */
export type WithdrawFileInput = {
  /** Name of the channel; it must be a hosted one. */
  channel: Scalars['String']['input'];
  /** Name of the file. */
  fileName: Scalars['String']['input'];
  /** Whether who asks for it by name still gets it. */
  kind: Withdrawal;
  /** Name of the organization. */
  organization: Scalars['String']['input'];
  /** Why, in at most 500 characters; everybody who may read the channel can read it. */
  reason: Scalars['String']['input'];
  /** Subdir of the file. */
  subdir: Scalars['String']['input'];
};

/** Outcome of withdrawFile. */
export type WithdrawFilePayload = {
  __typename?: 'WithdrawFilePayload';
  /** What became of the file, newest first; null when something stood in the way. */
  history?: Maybe<Array<FileEvent>>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** A promotion to take back. */
export type WithdrawPromotionInput = {
  /** Name of the channel. */
  channel: Scalars['String']['input'];
  /** The promotion. */
  id: Scalars['ID']['input'];
  /** Organization of the channel. */
  organization: Scalars['String']['input'];
};

/** Outcome of withdrawPromotion. */
export type WithdrawPromotionPayload = {
  __typename?: 'WithdrawPromotionPayload';
  /** The channel that the files would have gone into. */
  channel?: Maybe<Channel>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};

/** How a file left the index of its channel. */
export type Withdrawal =
  /** Given to nobody any more. */
  | 'HARMFUL'
  /** Not listed any more; who asks for it by name, as a lock file does, still gets it. */
  | 'YANKED';

/** Work of the hub. */
export type WorkInput = {
  /** What kind of work it is. */
  kind: WorkKind;
  /** Id at the REST services. */
  workId: Scalars['String']['input'];
};

/** What kind of work it is. */
export type WorkKind =
  /** Any other job of a queue. */
  | 'JOB'
  /** The run that computes what a channel serves. */
  | 'RUN'
  /** The sync of a mirror. */
  | 'SYNC';

/** A file of a project to write. With `expectedVersion`, the SHA-256 of the file as it was read, a file that changed meanwhile is not written over. */
export type WriteProjectFileInput = {
  /** Content, at most 16,000 characters, of Base64 too. */
  content: Scalars['String']['input'];
  /** How the content is written down. */
  encoding?: FileEncoding;
  /** The SHA-256 that an edit began with; left out, whatever is there is replaced. */
  expectedVersion?: InputMaybe<Scalars['String']['input']>;
  /** Path of the file. */
  path: Scalars['String']['input'];
  /** Global id of the project. */
  projectId: Scalars['ID']['input'];
};

/** Outcome of writeProjectFile. */
export type WriteProjectFilePayload = {
  __typename?: 'WriteProjectFilePayload';
  /** The project with it. */
  project?: Maybe<Project>;
  /** SHA-256 of the file; null when it was not written. */
  sha256?: Maybe<Scalars['SHA256']['output']>;
  /** What stands in the way. */
  userErrors: Array<UserError>;
};
