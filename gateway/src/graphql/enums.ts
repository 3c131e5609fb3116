import { severityOf as bandOf } from '@terrarium/domain/policy';
import type {
  FeedBundleState,
  BundleKind,
  AdvisoryFeedKind,
  AdvisoryFeedState,
  ApiTokenScope,
  ArchiveAddressKind,
  ArchiveScriptKind,
  ArchiveState,
  AuditActorType,
  BillingCycle,
  ChangeTopic,
  ChannelPrivacy,
  ChannelType,
  CheckoutStatus,
  CveStatus,
  Decision,
  DeltaChangeType,
  DeltaFrequency,
  EnvironmentFormat,
  EnvironmentOutcome,
  EnvironmentStatus,
  ExceptionRequestState,
  FileEventKind,
  FindingBegin,
  FindingEnd,
  InstalledPackageChange,
  InvitationCaller,
  InvitationOutcomeKind,
  InvitationState,
  InvoiceStatus,
  JobState,
  LineMark,
  MappingConfidence,
  MirrorCredentialKind,
  MirrorFetches,
  MirrorProblemKind,
  OperatorAction,
  OrganizationRole,
  PackageKnowledge,
  PackageRole,
  PaymentProcessor,
  ProductCode,
  QueuedMailState,
  RuleVerdict,
  ScriptChange,
  SessionSource,
  PackageSeverity,
  PackageSpan,
  Severity,
  TestMailOutcome,
  ThemeChoice,
  TokenScope,
  SignatureState,
  Trust,
  VexJustification,
  VexStatementState,
  VexStatus,
  VulnerabilityState,
  VulnerabilityUnknownReason,
  WebhookDeliveryState,
  Withdrawal,
} from '../gen/schema.ts';

/** Values of an enum that have a meaning of their own. */
type Known<E extends string> = Exclude<E, 'UNKNOWN'>;
/** Accepts the values of an enum only when none is missing. */
type All<E extends string, K extends string> = readonly K[] & ([E] extends [K] ? unknown : { missing: Exclude<E, K> });

/**
 * An upstream value as an enum value of the schema: SCREAMING_CASE when the schema knows it, UNKNOWN when it does not,
 * so that a newer upstream never breaks a field. Values that the REST document names and the schema does not know do not compile.
 */
const reader =
  <E extends string>() =>
  <const K extends Known<E>>(known: All<Known<E>, K>): ((value: Lowercase<K>) => K | 'UNKNOWN') => {
    const values = new Map<string, K>(known.map((value) => [value.toLowerCase(), value]));
    return (value) => values.get(value.toLowerCase()) ?? 'UNKNOWN';
  };

/** Role of a member. */
export const roleOf = reader<OrganizationRole>()(['MEMBER', 'BILLING_MANAGER', 'ADMIN']);
/** Product of a subscription. */
export const productOf = reader<ProductCode>()([
  'FREE_SUBSCRIPTION',
  'STARTER_SUBSCRIPTION',
  'COMMERCIAL_SUBSCRIPTION',
  'SECURITY_SUBSCRIPTION',
  'ENTERPRISE_SUBSCRIPTION',
  'PLATFORM_SUBSCRIPTION',
]);
/** How a session began. */
export const sessionSourceOf = reader<SessionSource>()(['PASSWORD', 'PASSKEY', 'OIDC', 'APPLICATION']);
/** Length of a subscription's period. */
export const cycleOf = reader<BillingCycle>()(['MONTHLY', 'YEARLY']);
/** Who takes the money for plans. */
export const processorOf = reader<PaymentProcessor>()(['OFF', 'TEST', 'STRIPE']);
/** How a checkout stands. */
export const checkoutStatusOf = reader<CheckoutStatus>()(['OPEN', 'REQUIRES_ACTION', 'COMPLETE', 'EXPIRED']);
/** How an invoice stands. */
export const invoiceStatusOf = reader<InvoiceStatus>()(['DRAFT', 'OPEN', 'PAID', 'VOID', 'UNCOLLECTIBLE']);
/** Whether an invitation can be accepted. */
export const invitationStateOf = reader<InvitationState>()(['OPEN', 'EXPIRED', 'ACCEPTED']);
/** Who looks at an invitation. */
export const invitationCallerOf = reader<InvitationCaller>()([
  'VISITOR',
  'INVITED',
  'NOT_CONFIRMED',
  'ANOTHER_ADDRESS',
  'MEMBER',
]);
/** What became of an invited address. */
export const invitationOutcomeOf = reader<InvitationOutcomeKind>()([
  'SENT',
  'REMOVED',
  'ALREADY_INVITED',
  'ALREADY_MEMBER',
  'NOT_INVITED',
  'TOO_SOON',
]);
/** How far a delivery of a webhook is. */
export const webhookDeliveryStateOf = reader<WebhookDeliveryState>()(['WAITING', 'DELIVERED', 'FAILED']);
/** Who did what an audit log tells. */
export const auditActorTypeOf = reader<AuditActorType>()(['PERSON', 'SERVICE_ACCOUNT', 'ORGANIZATION', 'HUB']);
/** Why a finding began. */
export const findingBeginOf = reader<FindingBegin>()(['FIRST_LOOK', 'SERVED', 'ADVISORY', 'IDENTITY', 'STATEMENT']);
/** Why a finding ended. */
export const findingEndOf = reader<FindingEnd>()([
  'REFUSED',
  'REMOVED',
  'STATEMENT',
  'WITHDRAWN',
  'ADVISORY',
  'IDENTITY',
  'JOINED',
]);
/** What a change is about. */
export const changeTopicOf = reader<ChangeTopic>()([
  'POLICY',
  'CHANNEL',
  'MEMBER',
  'GROUP',
  'TOKEN',
  'PLAN',
  'ORGANIZATION',
]);
/** Privacy of a channel. */
export const privacyOf = reader<ChannelPrivacy>()(['INTERNAL', 'PRIVATE', 'PUBLIC']);
/** State of a job or run. */
export const jobStateOf = reader<JobState>()([
  'TODO',
  'SCHEDULED',
  'PENDING',
  'IN_PROGRESS',
  'FAILED',
  'DONE',
  'CANCELED',
  'COMPLETED',
]);
/** How a feed is fetched and read. */
export const feedKindOf = reader<AdvisoryFeedKind>()(['OSV', 'NVD', 'VENDOR', 'KEV', 'EPSS', 'MAPPING']);
/** How well it is known what a package is. */
export const packageKnowledgeOf = reader<PackageKnowledge>()(['KNOWN', 'HINT', 'NO_CODE', 'NOT_SAID']);
/** What a package is of its upstream project. */
export const packageRoleOf = reader<PackageRole>()(['SELF', 'CARRIER', 'PART', 'NO_CODE']);
/** How sure it is what a package is. */
export const mappingConfidenceOf = reader<MappingConfidence>()(['HIGH', 'MEDIUM', 'LOW']);
/** Whether a try of a feed waits or is under way. */
export const feedStateOf = reader<AdvisoryFeedState>()(['IDLE', 'WAITING', 'RUNNING']);
/** What becomes of a mail that waits. */
export const queuedMailStateOf = reader<QueuedMailState>()(['WAITING', 'FAILING', 'GIVEN_UP', 'KEPT']);
/** What became of a test mail. */
export const mailOutcomeOf = reader<TestMailOutcome>()(['SENT', 'FAILED', 'KEPT']);
/** What an operator did. */
export const operatorActionOf = reader<OperatorAction>()([
  'MADE_OPERATOR',
  'TOOK_OPERATOR',
  'DISABLED',
  'ENABLED',
  'CONFIRMED',
  'SENT_PASSWORD_LINK',
  'GRANTED_PLAN',
  'TOOK_PLAN',
  'SENT_TEST_MAIL',
  'RETRIED_MAIL',
  'RETRIED_SYNC',
  'RETRIED_RUN',
  'RETRIED_JOB',
  'CANCELED_SYNC',
  'CANCELED_RUN',
  'CANCELED_JOB',
]);
/** Status of a CVE. */
export const cveStatusOf = reader<CveStatus>()(['ACTIVE', 'REPORTED', 'MITIGATED', 'CLEARED', 'DISPUTED']);

/** What became of a request for an exception. */
export const exceptionStateOf = reader<ExceptionRequestState>()(['OPEN', 'ALLOWED', 'DECLINED', 'WITHDRAWN']);

/** What a CVE is to a product. */
export const vexStatusOf = reader<VexStatus>()(['NOT_AFFECTED', 'AFFECTED', 'FIXED', 'UNDER_INVESTIGATION']);
/** How a bundle of feeds stands. */
export const feedBundleStateOf = reader<FeedBundleState>()(['WAITING', 'MADE', 'FAILED']);
/** What has become of what somebody else says. */
export const vexStatementStateOf = reader<VexStatementState>()(['WAITS', 'COUNTS', 'DECLINED', 'UNMATCHED']);
/** Why a product is not affected. */
export const vexJustificationOf = reader<VexJustification>()([
  'COMPONENT_NOT_PRESENT',
  'VULNERABLE_CODE_NOT_PRESENT',
  'VULNERABLE_CODE_NOT_IN_EXECUTE_PATH',
  'VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY',
  'INLINE_MITIGATIONS_ALREADY_EXIST',
]);

/** What an address in an archive leads to. */
export const archiveAddressKindOf = reader<ArchiveAddressKind>()([
  'HOME',
  'DOC_URL',
  'DOC_SOURCE_URL',
  'DEV_URL',
  'SOURCE_URL',
  'SOURCE_GIT_URL',
]);
/** When clients run a script. */
export const archiveScriptKindOf = reader<ArchiveScriptKind>()([
  'PRE_LINK',
  'POST_LINK',
  'PRE_UNLINK',
  'ACTIVATE',
  'DEACTIVATE',
]);

/** Whether a bundle is made or brought in. */
export const bundleKindOf = reader<BundleKind>()(['MAKE', 'BRING']);
/** What became of a script since the build before. */
export const scriptChangeOf = reader<ScriptChange>()(['NEW', 'SAME', 'CHANGED']);
/** Which build has a line of a script. */
export const lineMarkOf = reader<LineMark>()(['SAME', 'NEW', 'OLD']);

/** A value of a closed set that has no UNKNOWN in the schema: anything new is read as the one that promises least. */
const careful =
  <E extends string>() =>
  <const K extends E>(known: All<E, K>, least: NoInfer<K>): ((value: Lowercase<K>) => K) => {
    const values = new Map<string, K>(known.map((value) => [value.toLowerCase(), value]));
    return (value) => values.get(value.toLowerCase()) ?? least;
  };

/** What was found of an attestation; a state we do not know proves nothing. */
export const signatureStateOf = careful<SignatureState>()(
  ['VERIFIED', 'UNTRUSTED', 'UNCHECKED', 'WRONG', 'MISSING'],
  'UNCHECKED',
);
/** Whether a file is signed; a state we do not know proves nothing. */
export const trustOf = careful<Trust>()(['SIGNED', 'UNSIGNED', 'UNVERIFIED'], 'UNVERIFIED');
/** What a channel token is good for; a scope we do not know promises least. */
export const tokenScopeOf = careful<TokenScope>()(['READ', 'PUBLISH'], 'READ');
/** What an API token is good for; a scope we do not know promises least. */
export const apiTokenScopeOf = careful<ApiTokenScope>()(['READ', 'PUBLISH', 'FULL'], 'READ');
/** What a policy decided; only a clear 'allowed' is allowed. */
export const decisionOf = careful<Decision>()(['ALLOWED', 'REFUSED'], 'REFUSED');
/** The worst that is known of a package; what we do not know is not known. */
export const packageSeverityOf = careful<PackageSeverity>()(
  ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'OTHER', 'NONE_KNOWN', 'UNKNOWN'],
  'UNKNOWN',
);
/** How old a file is at most; the longest span promises least. */
export const packageSpanOf = careful<PackageSpan>()(['WEEK', 'MONTH', 'QUARTER', 'YEAR'], 'YEAR');
/** Whether an archive was read; of a state we do not know there is nothing to show. */
export const archiveStateOf = careful<ArchiveState>()(['READ', 'READING', 'ABSENT', 'UNREADABLE'], 'ABSENT');
/** How a file left the index; what is not clearly yanked is harmful. */
export const withdrawalOf = careful<Withdrawal>()(['YANKED', 'HARMFUL'], 'HARMFUL');
/** What went wrong at a source of a mirror. */
export const mirrorProblemOf = reader<MirrorProblemKind>()(['CORRUPT', 'INTERRUPTED', 'UNREACHABLE']);
/** Which files of a mirror come before anybody asks; of a word we do not know nobody hears that they do. */
export const mirrorFetchesOf = careful<MirrorFetches>()(['ASKED', 'ENVIRONMENTS', 'ALLOWED', 'ALL'], 'ASKED');
/** How a mirror shows its source who it is. */
export const mirrorCredentialKindOf = careful<MirrorCredentialKind>()(['BEARER', 'BASIC'], 'BEARER');
/** What became of a file. */
export const fileEventKindOf = reader<FileEventKind>()(['PUBLISHED', 'YANKED', 'HARMFUL', 'RESTORED']);
/** Which look somebody chose. */
export const themeOf = careful<ThemeChoice>()(['SYSTEM', 'LIGHT', 'DARK'], 'SYSTEM');
/** What a rule said of a file. */
export const verdictOf = careful<RuleVerdict>()(['PASSED', 'REFUSED', 'EXCEPTED', 'NOT_CONCERNED'], 'NOT_CONCERNED');

/** Band of a score; null without one. The score decides, whatever band an upstream names beside it. */
export function severityOf(score: number | null): Severity | null {
  const band = bandOf(score);
  return band && (band.toUpperCase() as Uppercase<typeof band>);
}

/** What is known of vulnerabilities; a state we do not know is unknown. */
export const vulnerabilityStateOf = careful<VulnerabilityState>()(
  ['MALICIOUS', 'AFFECTED', 'NONE_KNOWN', 'UNKNOWN'],
  'UNKNOWN',
);
/** Why it is not known; a reason we do not know promises least. */
export const unknownReasonOf = careful<VulnerabilityUnknownReason>()(['NOT_CHECKED', 'UNDECIDED'], 'NOT_CHECKED');

const plainChannelType = reader<Exclude<ChannelType, 'PRODUCT' | 'PRODUCT_HOSTED_PYTHON'>>()([
  'DEFAULT',
  'VIRTUAL',
  'EXTERNAL_MIRROR',
  'HOSTED',
  'COMMUNITY_MAINTAINED',
]);
/** Slug that stands for {product} in channel types (CHAN-15). */
const product = 'terrarium';
const hostedPython = `${product}_hosted_python` as const;

/** Type of a channel (CHAN-14). */
export function channelTypeOf(
  value: Parameters<typeof plainChannelType>[0] | typeof product | typeof hostedPython,
): ChannelType {
  if (value === product) return 'PRODUCT';
  return value === hostedPython ? 'PRODUCT_HOSTED_PYTHON' : plainChannelType(value);
}

/** Type of a channel as upstream names it. */
export function channelTypeToRest(value: ChannelType): string {
  if (value === 'PRODUCT') return product;
  return value === 'PRODUCT_HOSTED_PYTHON' ? hostedPython : value.toLowerCase();
}

/** Which deltas somebody asks for. */
export const deltaChangeTypeOf = reader<DeltaChangeType>()(['ALL', 'PACKAGES_ADDED', 'PACKAGES_REMOVED']);
/** How often somebody is mailed deltas. */
export const deltaFrequencyOf = reader<DeltaFrequency>()(['REALTIME', 'DAILY', 'WEEKLY']);

/** What admins say of an environment. */
export const environmentStatusOf = reader<EnvironmentStatus>()([
  'UNREVIEWED',
  'APPROVED',
  'NEEDS_ATTENTION',
  'RETIRED',
]);
/** The form of a file that told the packages of an environment. */
export const environmentFormatOf = reader<EnvironmentFormat>()([
  'CONDA_LIST',
  'EXPLICIT',
  'ENVIRONMENT_YML',
  'CONDA_LOCK',
  'PIXI_LOCK',
  'CONDA_META',
  'CYCLONEDX',
]);
/** What becomes of an environment when other files are allowed. */
export const environmentOutcomeOf = reader<EnvironmentOutcome>()(['KEPT', 'SOLVES', 'BREAKS', 'UNSOLVED']);
/** What became of a package between two lists. */
export const installedPackageChangeOf = reader<InstalledPackageChange>()([
  'ADDED',
  'REMOVED',
  'UPGRADED',
  'DOWNGRADED',
  'REBUILT',
  'MOVED',
]);
