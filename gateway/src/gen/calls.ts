// Written by `npm run codegen` (scripts/codegen/calls.ts). Do not change it by hand.
import { enumOf, wordOf } from '../graphql/enums.ts';
import { namedBy } from '../graphql/errors.ts';
import { toId, uuidIn } from '../graphql/ids.ts';
import { pageOf } from '../graphql/connection.ts';
import {
  call,
  idParts,
  notA,
  read,
  readItem,
  text,
  type ArgsOf,
  type ItemOf,
  type ParentOf,
  type PayloadOf,
  type ResultOf,
} from '../graphql/calls.ts';
import type { Body, Part, QueryOf, Schemas, Sent } from '../rest/answers.ts';
import { path, type RestClient } from '../rest/restClient.ts';
import { versionOf } from '../rest/version.ts';
import type * as S from './schema.ts';
import { toUser } from '../account/source.ts';
import { toCve, toVulnerabilitySummary } from '../artifact/source.ts';
import { toChannel, toMirrorSync } from '../channel/source.ts';
import { toEnvironmentReview, toEnvironmentStats } from '../environment/source.ts';
import { toMember, toOrganization } from '../organization/source.ts';
import { toPolicy } from '../policy/model.ts';

const activityTopicOf = enumOf('ActivityTopic');
const advisoryFeedKindOf = enumOf('AdvisoryFeedKind');
const advisoryFeedStateOf = enumOf('AdvisoryFeedState');
const apiTokenScopeOf = enumOf('ApiTokenScope');
const auditActorTypeOf = enumOf('AuditActorType');
const billingCycleOf = enumOf('BillingCycle');
const bundleKindOf = enumOf('BundleKind');
const channelTypeOf = enumOf('ChannelType');
const checkoutStatusOf = enumOf('CheckoutStatus');
const collectionVisibilityOf = enumOf('CollectionVisibility');
const cveRulesStateOf = enumOf('CveRulesState');
const cveStatusOf = enumOf('CveStatus');
const decisionOf = enumOf('Decision');
const deltaChangeTypeOf = enumOf('DeltaChangeType');
const deltaFrequencyOf = enumOf('DeltaFrequency');
const environmentFormatOf = enumOf('EnvironmentFormat');
const exceptionRequestStateOf = enumOf('ExceptionRequestState');
const feedBundleStateOf = enumOf('FeedBundleState');
const fileEventKindOf = enumOf('FileEventKind');
const findingOpenReasonOf = enumOf('FindingOpenReason');
const findingResolutionOf = enumOf('FindingResolution');
const hubJobKindOf = enumOf('HubJobKind');
const invitationOutcomeKindOf = enumOf('InvitationOutcomeKind');
const invitationStateOf = enumOf('InvitationState');
const invitationViewerStateOf = enumOf('InvitationViewerState');
const invoiceStatusOf = enumOf('InvoiceStatus');
const jobStateOf = enumOf('JobState');
const mappingConfidenceOf = enumOf('MappingConfidence');
const mirrorCredentialKindOf = enumOf('MirrorCredentialKind');
const mirrorDownloadPolicyOf = enumOf('MirrorDownloadPolicy');
const mirrorLossDecisionOf = enumOf('MirrorLossDecision');
const mirrorProblemKindOf = enumOf('MirrorProblemKind');
const operatorActionOf = enumOf('OperatorAction');
const organizationRoleOf = enumOf('OrganizationRole');
const packageMappingStateOf = enumOf('PackageMappingState');
const paymentProcessorOf = enumOf('PaymentProcessor');
const plannedFileStateOf = enumOf('PlannedFileState');
const productCodeOf = enumOf('ProductCode');
const promotionStateOf = enumOf('PromotionState');
const queuedEmailStateOf = enumOf('QueuedEmailState');
const serviceAccountScopeOf = enumOf('ServiceAccountScope');
const signInMethodOf = enumOf('SignInMethod');
const signatureStateOf = enumOf('SignatureState');
const supplierVexStatementStateOf = enumOf('SupplierVexStatementState');
const testEmailOutcomeOf = enumOf('TestEmailOutcome');
const tokenScopeOf = enumOf('TokenScope');
const vexJustificationOf = enumOf('VexJustification');
const vexStatusOf = enumOf('VexStatus');
const webhookDeliveryStateOf = enumOf('WebhookDeliveryState');

/** Reads ActivityEntry of an answer. */
export const toActivityEntry = (r: Schemas['OrganizationChange'], at: { organization: string }) => ({
  id: r.id,
  occurredAt: r.at,
  topic: activityTopicOf(r.topic),
  kind: r.kind,
  summary: r.text,
  actor: r.actor == null ? null : toUser(r.actor),
  serviceAccountName: r.service_account?.name ?? null,
  subject: r.subject,
  channel: r.channel ?? null,
  place: { organization: at.organization },
  rest: r,
});
/** ActivityEntry as resolvers hand it on. */
export type ActivityEntryModel = ReturnType<typeof toActivityEntry>;
/** Reads AdvisoryAlert of an answer. */
export const toAdvisoryAlert = (r: Schemas['AdvisoryNotice']) => ({
  channel: r.channel,
  cveId: r.cve,
  packages: r.packages,
  affectedFileCount: r.served_file_count,
  score: r.score ?? null,
  isExploited: r.is_exploited,
  isMalicious: r.is_malicious,
  detectedAt: r.noticed_at,
  rest: r,
});
/** AdvisoryAlert as resolvers hand it on. */
export type AdvisoryAlertModel = ReturnType<typeof toAdvisoryAlert>;
/** Reads AdvisoryFeed of an answer. */
export const toAdvisoryFeed = (r: Schemas['AdvisoryFeed']) => ({
  id: toId('AdvisoryFeed', r.id),
  key: r.id,
  kind: advisoryFeedKindOf(r.kind),
  title: r.title,
  description: r.about,
  license: r.licence,
  url: r.address ?? null,
  isEnabled: r.enabled,
  supportsApiKey: r.takes_key,
  apiKeySetAt: r.key_set_at ?? null,
  apiKeyError: r.key_error ?? null,
  state: advisoryFeedStateOf(r.state),
  dataUpdatedAt: r.as_of ?? null,
  lastSuccessAt: r.last_ok_at ?? null,
  isStale: r.stale,
  error: r.error ?? null,
  recordCount: r.count,
  skippedEntries: r.examples.map((each) => toAdvisoryFeedRemark(each)),
  rest: r,
});
/** AdvisoryFeed as resolvers hand it on. */
export type AdvisoryFeedModel = ReturnType<typeof toAdvisoryFeed>;
/** Reads AdvisoryFeedRemark of an answer. */
export const toAdvisoryFeedRemark = (r: Part<Schemas['AdvisoryFeed'], 'examples'>) => ({
  entry: r.id ?? null,
  message: r.message,
});
/** AdvisoryFeedRemark as resolvers hand it on. */
export type AdvisoryFeedRemarkModel = ReturnType<typeof toAdvisoryFeedRemark>;
/** Reads AdvisorySource of an answer. */
export const toAdvisorySource = (r: Schemas['AdvisorySource']) => ({
  title: r.title,
  updatedAt: r.as_of ?? null,
  isStale: r.stale,
});
/** AdvisorySource as resolvers hand it on. */
export type AdvisorySourceModel = ReturnType<typeof toAdvisorySource>;
/** Reads AffectedEnvironment of an answer. */
export const toAffectedEnvironment = (r: Schemas['AffectedEnvironment']) => ({
  organization: r.organization,
  uuid: r.id,
  name: r.name,
  device: r.device,
  ownerName: r.owner?.name ?? null,
  packages: r.packages.map((each) => toAffectedPackage(each)),
});
/** AffectedEnvironment as resolvers hand it on. */
export type AffectedEnvironmentModel = ReturnType<typeof toAffectedEnvironment>;
/** Reads AffectedPackage of an answer. */
export const toAffectedPackage = (r: Part<Schemas['AffectedEnvironment'], 'packages'>) => ({
  name: r.name,
  version: r.version,
});
/** AffectedPackage as resolvers hand it on. */
export type AffectedPackageModel = ReturnType<typeof toAffectedPackage>;
/** Reads AlternativeSource of an answer. */
export const toAlternativeSource = (r: Schemas['Alternative']) => ({
  organization: r.organization,
  channel: r.channel,
  version: r.version,
  servedFileCount: r.allowed_count,
});
/** AlternativeSource as resolvers hand it on. */
export type AlternativeSourceModel = ReturnType<typeof toAlternativeSource>;
/** Reads ApiToken of an answer. */
export const toApiToken = (r: Schemas['ApiToken']) => ({
  id: toId('ApiToken', r.id),
  name: r.name,
  last4: r.hint,
  scope: apiTokenScopeOf(r.scope),
  createdAt: r.created_at,
  expiresAt: r.expires_at,
  lastUsedAt: r.last_used_at ?? null,
});
/** ApiToken as resolvers hand it on. */
export type ApiTokenModel = ReturnType<typeof toApiToken>;
/** Reads AuditChain of an answer. */
export const toAuditChain = (r: Schemas['AuditChain']) => ({
  id: r.id,
  name: r.name,
  length: r.length,
  headHash: r.head,
  hasOrganization: r.exists,
});
/** AuditChain as resolvers hand it on. */
export type AuditChainModel = ReturnType<typeof toAuditChain>;
/** Reads AuditEntry of an answer. */
export const toAuditEntry = (r: Schemas['AuditEntry']) => ({
  id: r.id,
  sequenceNumber: r.number,
  occurredAt: r.at,
  action: r.action,
  actorType: auditActorTypeOf(r.actor_type),
  actorName: r.actor_name ?? null,
  targetType: r.target_type,
  targetId: r.target_id ?? null,
  httpRequestId: r.request_id ?? null,
  previousHash: r.previous,
  hash: r.hash,
  rest: r,
});
/** AuditEntry as resolvers hand it on. */
export type AuditEntryModel = ReturnType<typeof toAuditEntry>;
/** Reads AvailableFilterOptions of an answer. */
export const toAvailableFilterOptions = (r: Body<'/api/organizations/{org}/available-filter-options', 'get'>) => ({
  subdirs: r.platform,
  licenseFamilies: r.license_family,
});
/** AvailableFilterOptions as resolvers hand it on. */
export type AvailableFilterOptionsModel = ReturnType<typeof toAvailableFilterOptions>;
/** Reads BlockedRequest of an answer. */
export const toBlockedRequest = (r: Part<Schemas['BlockedReport'], 'items'>) => ({
  channel: r.channel,
  hasChannel: r.has_channel,
  package: r.package,
  version: r.version,
  subdir: r.subdir,
  fileName: r.file,
  policyName: r.policy?.name,
  revision: r.policy?.revision ?? null,
  rule: r.rule,
  requests: r.requests,
  lastRequestedAt: r.last_at,
  users: r.who,
});
/** BlockedRequest as resolvers hand it on. */
export type BlockedRequestModel = ReturnType<typeof toBlockedRequest>;
/** Reads BundleJob of an answer. */
export const toBundleJob = (r: Schemas['BundleJob'], at: { channel: string; organization: string }) => ({
  id: toId('BundleJob', at.organization, at.channel, r.id),
  kind: bundleKindOf(r.kind),
  state: jobStateOf(r.state),
  fileName: r.file_name ?? null,
  isIncremental: r.since_last,
  snapshotNumber: r.snapshot ?? null,
  environmentId: r.environment_id == null ? null : toId('Environment', at.organization, r.environment_id),
  progress: r.progress ?? null,
  fileCount: r.file_count ?? null,
  size: r.bytes ?? null,
  missingBuilds: r.missing,
  error: r.error ?? null,
  requestedBy: r.asked_by == null ? null : toUser(r.asked_by),
  createdAt: r.created_at,
  finishedAt: r.finished_at ?? null,
  place: { channel: at.channel, organization: at.organization },
  rest: r,
});
/** BundleJob as resolvers hand it on. */
export type BundleJobModel = ReturnType<typeof toBundleJob>;
/** Reads ChannelClient of an answer. */
export const toChannelClient = (r: Part<Schemas['ClientsReport'], 'items'>) => ({
  client: r.client,
  isAnonymous: r.is_anonymous,
  program: r.program,
  version: r.version,
  requests: r.requests,
  blockedCount: r.refused,
  lastSeenAt: r.last_at,
  rest: r,
});
/** ChannelClient as resolvers hand it on. */
export type ChannelClientModel = ReturnType<typeof toChannelClient>;
/** Reads ChannelCveRules of an answer. */
export const toChannelCveRules = (r: Schemas['ChannelCveRules'], at: { organization: string }) => ({
  channel: r.channel,
  policyId: toId('Policy', at.organization, r.policy?.id),
  policyName: r.policy?.name,
  revision: r.policy?.revision,
  state: cveRulesStateOf(r.state),
  rules: r.rules.map((each) => toCveRuleFiles(each)),
  blockedFileCount: r.refused_file_count,
  packageCount: r.package_count,
  checkedPackageCount: r.checked_package_count,
  seriousFileCount: r.serious_cves?.files,
  seriousByStatus: r.serious_cves?.by_status.map((each) => toCveStatusCount(each)),
});
/** ChannelCveRules as resolvers hand it on. */
export type ChannelCveRulesModel = ReturnType<typeof toChannelCveRules>;
/** Reads ChannelInstallChecks of an answer. */
export const toChannelInstallChecks = (r: Schemas['ChannelProbes']) => ({
  checkedDependencyCount: r.most_needed,
  includesEnvironments: r.environments,
  checks: r.probes.map((each) => toInstallCheck(each)),
  results: r.answers.map((each) => toInstallCheckResult(each)),
  get version() {
    return versionOf('probes', r);
  },
  rest: r,
});
/** ChannelInstallChecks as resolvers hand it on. */
export type ChannelInstallChecksModel = ReturnType<typeof toChannelInstallChecks>;
/** Reads ChannelLabel of an answer. */
export const toChannelLabel = (r: Schemas['ChannelLabel']) => ({ name: r.name, fileCount: r.file_count });
/** ChannelLabel as resolvers hand it on. */
export type ChannelLabelModel = ReturnType<typeof toChannelLabel>;
/** Reads ChannelReadme of an answer. */
export const toChannelReadme = (r: Schemas['ChannelReadme']) => ({
  text: r.text,
  updatedAt: r.updated_at ?? null,
  get version() {
    return versionOf('readme', r);
  },
});
/** ChannelReadme as resolvers hand it on. */
export type ChannelReadmeModel = ReturnType<typeof toChannelReadme>;
/** Reads ChannelRequests of an answer. */
export const toChannelRequests = (r: Part<Schemas['TelemetryReport'], 'channels'>) => ({
  channel: r.channel,
  counts: toRequestCounts(r),
});
/** ChannelRequests as resolvers hand it on. */
export type ChannelRequestsModel = ReturnType<typeof toChannelRequests>;
/** Reads Checkout of an answer. */
export const toCheckout = (r: Schemas['PaymentData']) => ({
  id: r.id,
  status: checkoutStatusOf(r.status),
  processor: paymentProcessorOf(r.processor),
  publishableKey: r.publishable_key,
  clientSecret: r.client_secret ?? null,
  organization: r.organization ?? null,
  organizationTitle: r.organization_title ?? null,
  productName: r.product_name,
  invoicePreview: toInvoicePreview(r.preview),
  card: r.card == null ? null : toPaymentCard(r.card),
});
/** Checkout as resolvers hand it on. */
export type CheckoutModel = ReturnType<typeof toCheckout>;
/** Reads ClientProgram of an answer. */
export const toClientProgram = (r: Part<Schemas['ClientsReport'], 'programs'>) => ({
  program: r.program,
  version: r.version,
  counts: toRequestCounts(r),
  lastAt: r.last_at,
});
/** ClientProgram as resolvers hand it on. */
export type ClientProgramModel = ReturnType<typeof toClientProgram>;
/** Reads ClientTrackingSettings of an answer. */
export const toClientTrackingSettings = (r: Schemas['GatewaySettings']) => ({
  isEnabled: r.is_gateway_enabled,
  retentionDays: r.retention_days,
  anonymizeClients: r.anonymize_clients,
  get version() {
    return versionOf('gatewaySettings', r);
  },
});
/** ClientTrackingSettings as resolvers hand it on. */
export type ClientTrackingSettingsModel = ReturnType<typeof toClientTrackingSettings>;
/** Reads Collection of an answer. */
export const toCollection = (r: Schemas['Collection']) => ({
  id: toId('Collection', r.organization, r.id),
  organization: r.organization,
  name: r.name,
  title: r.title,
  description: r.description,
  visibility: collectionVisibilityOf(r.privacy),
  updatedAt: r.updated_at,
  packageCount: r.package_count,
  fileCount: r.file_count,
  canEdit: r.can_edit,
  entries: r.entries.map((each) => toCollectionEntry(each)),
  get version() {
    return versionOf('collection', r);
  },
});
/** Collection as resolvers hand it on. */
export type CollectionModel = ReturnType<typeof toCollection>;
/** Reads CollectionEntry of an answer. */
export const toCollectionEntry = (r: Schemas['CollectionEntry']) => ({
  organization: r.organization,
  channel: r.channel,
  name: r.name,
  subdir: r.subdir ?? null,
  fileName: r.file_name ?? null,
  summary: r.summary,
  note: r.note,
  isAvailable: r.is_available,
});
/** CollectionEntry as resolvers hand it on. */
export type CollectionEntryModel = ReturnType<typeof toCollectionEntry>;
/** Reads CollectionSummary of an answer. */
export const toCollectionSummary = (r: Schemas['CollectionSummary']) => ({
  id: toId('Collection', r.organization, r.id),
  organization: r.organization,
  name: r.name,
  title: r.title,
  description: r.description,
  visibility: collectionVisibilityOf(r.privacy),
  updatedAt: r.updated_at,
  packageCount: r.package_count,
  fileCount: r.file_count,
  canEdit: r.can_edit,
});
/** CollectionSummary as resolvers hand it on. */
export type CollectionSummaryModel = ReturnType<typeof toCollectionSummary>;
/** Reads CveRuleFiles of an answer. */
export const toCveRuleFiles = (r: Part<Schemas['ChannelCveRules'], 'rules'>) => ({ rule: r.rule, fileCount: r.files });
/** CveRuleFiles as resolvers hand it on. */
export type CveRuleFilesModel = ReturnType<typeof toCveRuleFiles>;
/** Reads CveStatusCount of an answer. */
export const toCveStatusCount = (r: Part<Schemas['SeriousCves'], 'by_status'>) => ({
  status: cveStatusOf(r.status),
  fileCount: r.files,
});
/** CveStatusCount as resolvers hand it on. */
export type CveStatusCountModel = ReturnType<typeof toCveStatusCount>;
/** Reads DailyRequests of an answer. */
export const toDailyRequests = (r: Part<Schemas['RequestsReport'], 'items'>) => ({
  counts: toRequestCounts(r),
  rest: r,
});
/** DailyRequests as resolvers hand it on. */
export type DailyRequestsModel = ReturnType<typeof toDailyRequests>;
/** Reads DeltaSubscription of an answer. */
export const toDeltaSubscription = (r: Schemas['DeltaSubscription'], at: { organization: string }) => ({
  id: toId('DeltaSubscription', at.organization, r.id),
  channelName: r.channel,
  frequency: deltaFrequencyOf(r.frequency),
  changeType: deltaChangeTypeOf(r.change_type),
  createdAt: r.created_at,
  lastNotifiedAt: r.told_at,
});
/** DeltaSubscription as resolvers hand it on. */
export type DeltaSubscriptionModel = ReturnType<typeof toDeltaSubscription>;
/** Reads DownloadMonth of an answer. */
export const toDownloadMonth = (r: Part<Schemas['TelemetryReport'], 'months'>) => ({
  downloads: r.downloads,
  packages: r.packages,
  rest: r,
});
/** DownloadMonth as resolvers hand it on. */
export type DownloadMonthModel = ReturnType<typeof toDownloadMonth>;
/** Reads EducationOffer of an answer. */
export const toEducationOffer = (
  r: Body<'/api/payments/v2/edu/checks', 'get'> | Body<'/api/payments/v2/edu/enroll', 'post'>,
) => ({ isEligible: r.eligible, reason: r.reason, isEnrolled: r.enrolled });
/** EducationOffer as resolvers hand it on. */
export type EducationOfferModel = ReturnType<typeof toEducationOffer>;
/** Reads EmailStatus of an answer. */
export const toEmailStatus = (r: Schemas['MailState']) => ({
  server: r.server == null ? null : toMailServer(r.server),
  from: r.from,
  queuedCount: r.waiting,
  retryingCount: r.failing,
  failedCount: r.given_up,
  oldestAt: r.oldest_at ?? null,
});
/** EmailStatus as resolvers hand it on. */
export type EmailStatusModel = ReturnType<typeof toEmailStatus>;
/** Reads EnvironmentCveHistoryDay of an answer. */
export const toEnvironmentCveHistoryDay = (r: Schemas['ExposureDay']) => ({
  date: r.day,
  environmentCount: r.environment_count,
  critical: r.critical,
  high: r.high,
  medium: r.medium,
  low: r.low,
  other: r.other,
  blockedCount: r.refused_count,
});
/** EnvironmentCveHistoryDay as resolvers hand it on. */
export type EnvironmentCveHistoryDayModel = ReturnType<typeof toEnvironmentCveHistoryDay>;
/** Reads EnvironmentFinding of an answer. */
export const toEnvironmentFinding = (r: Part<Schemas['EnvironmentScan'], 'findings'>) => ({
  name: r.name,
  version: r.version,
  channelName: r.channel,
  decision: r.decision == null ? null : decisionOf(r.decision),
  decidingRule: r.decided_by ?? null,
  highestScore: r.worst_score ?? null,
  cveIds: r.cve_ids,
  cveCount: r.cve_count,
  rest: r,
});
/** EnvironmentFinding as resolvers hand it on. */
export type EnvironmentFindingModel = ReturnType<typeof toEnvironmentFinding>;
/** Reads EnvironmentRevision of an answer. */
export const toEnvironmentRevision = (r: Schemas['EnvironmentMoment']) => ({
  id: r.id,
  firstSeenAt: r.at,
  lastSeenAt: r.last_at,
  uploadCount: r.upload_count,
  format: environmentFormatOf(r.format),
  packageCount: r.package_count,
  addedCount: r.added_count,
  removedCount: r.removed_count,
  changedCount: r.changed_count,
});
/** EnvironmentRevision as resolvers hand it on. */
export type EnvironmentRevisionModel = ReturnType<typeof toEnvironmentRevision>;
/** Reads EnvironmentScan of an answer. */
export const toEnvironmentScan = (r: Schemas['EnvironmentScan']) => ({
  scannedAt: r.scanned_at,
  stats: toEnvironmentStats(r.stats),
  findings: r.findings.map((each) => toEnvironmentFinding(each)),
  findingCount: r.finding_count,
});
/** EnvironmentScan as resolvers hand it on. */
export type EnvironmentScanModel = ReturnType<typeof toEnvironmentScan>;
/** Reads EnvironmentUser of an answer. */
export const toEnvironmentUser = (r: Schemas['EnvironmentUser']) => ({
  name: r.name,
  username: r.username,
  environmentCount: r.environment_count,
  lastRegisteredAt: r.last_registered_at,
});
/** EnvironmentUser as resolvers hand it on. */
export type EnvironmentUserModel = ReturnType<typeof toEnvironmentUser>;
/** Reads ExceptedCve of an answer. */
export const toExceptedCve = (r: Part<Schemas['ExceptionImpact'], 'cves'>) => ({
  cveId: r.id,
  score: r.score ?? null,
  isExploited: r.exploited,
  fileCount: r.files,
  rest: r,
});
/** ExceptedCve as resolvers hand it on. */
export type ExceptedCveModel = ReturnType<typeof toExceptedCve>;
/** Reads ExceptedFile of an answer. */
export const toExceptedFile = (r: Part<Schemas['ExceptionImpact'], 'files'>) => ({
  name: r.name,
  version: r.version,
  build: r.build,
  subdir: r.subdir,
  license: r.license ?? null,
  blockingRule: r.refused_by,
  rest: r,
});
/** ExceptedFile as resolvers hand it on. */
export type ExceptedFileModel = ReturnType<typeof toExceptedFile>;
/** Reads ExceptedLicense of an answer. */
export const toExceptedLicense = (r: Part<Schemas['ExceptionImpact'], 'licenses'>) => ({ fileCount: r.files, rest: r });
/** ExceptedLicense as resolvers hand it on. */
export type ExceptedLicenseModel = ReturnType<typeof toExceptedLicense>;
/** Reads ExceptionImpact of an answer. */
export const toExceptionImpact = (r: Schemas['ExceptionImpact']) => ({
  spec: r.spec,
  fileCount: r.file_count,
  files: r.files.map((each) => toExceptedFile(each)),
  cves: r.cves.map((each) => toExceptedCve(each)),
  cveCount: r.cve_count,
  withoutCveDataFileCount: r.unknown_count,
  licenses: r.licenses.map((each) => toExceptedLicense(each)),
  maliciousCount: r.malicious_count,
  restoredPackages: r.gives_back ?? null,
  remainingUninstallableCount: r.still_lost ?? null,
});
/** ExceptionImpact as resolvers hand it on. */
export type ExceptionImpactModel = ReturnType<typeof toExceptionImpact>;
/** Reads ExceptionRequest of an answer. */
export const toExceptionRequest = (r: Schemas['ExceptionRequest'], at: { organization: string }) => ({
  id: toId('ExceptionRequest', at.organization, r.id),
  channelName: r.channel,
  package: r.package,
  spec: r.spec,
  state: exceptionRequestStateOf(r.state),
  requestedAt: r.asked_at,
  requesters: r.people.map((each) => toExceptionRequester(each)),
  reviewedAt: r.decided_at ?? null,
  reviewedBy: r.decided_by == null ? null : toUser(r.decided_by),
  comment: r.answer,
  expiresOn: r.until ?? null,
  place: { exceptionRequestId: r.id, organization: at.organization },
});
/** ExceptionRequest as resolvers hand it on. */
export type ExceptionRequestModel = ReturnType<typeof toExceptionRequest>;
/** Reads ExceptionRequester of an answer. */
export const toExceptionRequester = (r: Part<Schemas['ExceptionRequest'], 'people'>) => ({
  person: toUser(r.person),
  reason: r.reason,
  requestedAt: r.asked_at,
});
/** ExceptionRequester as resolvers hand it on. */
export type ExceptionRequesterModel = ReturnType<typeof toExceptionRequester>;
/** Reads FailedJob of an answer. */
export const toFailedJob = (r: Schemas['HubFailure']) => ({
  kind: hubJobKindOf(r.kind),
  id: r.id,
  title: r.title,
  organizationName: r.organization ?? null,
  channelName: r.channel ?? null,
  reason: r.reason,
  failedAt: r.at,
  canRetry: r.can_retry,
});
/** FailedJob as resolvers hand it on. */
export type FailedJobModel = ReturnType<typeof toFailedJob>;
/** Reads FeedBundleChoice of an answer. */
export const toFeedBundleChoice = (r: Part<Schemas['FeedBundles'], 'feeds'>) => ({
  feedId: toId('AdvisoryFeed', r.id),
  title: r.title,
});
/** FeedBundleChoice as resolvers hand it on. */
export type FeedBundleChoiceModel = ReturnType<typeof toFeedBundleChoice>;
/** Reads FeedBundleExport of an answer. */
export const toFeedBundleExport = (r: Part<Schemas['FeedBundles'], 'made'>) => ({
  state: feedBundleStateOf(r.state),
  at: r.at,
  feeds: r.feeds,
  size: r.bytes ?? null,
  error: r.error ?? null,
});
/** FeedBundleExport as resolvers hand it on. */
export type FeedBundleExportModel = ReturnType<typeof toFeedBundleExport>;
/** Reads FeedBundleImport of an answer. */
export const toFeedBundleImport = (r: Part<Schemas['FeedBundles'], 'loaded'>) => ({
  createdAt: r.created,
  feeds: r.feeds,
  key: r.key ?? null,
  wasOlder: r.older,
});
/** FeedBundleImport as resolvers hand it on. */
export type FeedBundleImportModel = ReturnType<typeof toFeedBundleImport>;
/** Reads FeedBundles of an answer. */
export const toFeedBundles = (r: Schemas['FeedBundles']) => ({
  key: r.key,
  keyId: r.key_id,
  availableFeeds: r.feeds.map((each) => toFeedBundleChoice(each)),
  made: r.made == null ? null : toFeedBundleExport(r.made),
  latestImport: r.loaded == null ? null : toFeedBundleImport(r.loaded),
  incoming: r.incoming.map((each) => toIncomingFeedBundle(each)),
});
/** FeedBundles as resolvers hand it on. */
export type FeedBundlesModel = ReturnType<typeof toFeedBundles>;
/** Reads FileEvent of an answer. */
export const toFileEvent = (r: Schemas['FileEvent']) => ({
  kind: fileEventKindOf(r.kind),
  occurredAt: r.at,
  reason: r.reason,
  user: r.user == null ? null : toUser(r.user),
  serviceAccount: r.service_account ?? null,
});
/** FileEvent as resolvers hand it on. */
export type FileEventModel = ReturnType<typeof toFileEvent>;
/** Reads FileRef of an answer. */
export const toFileRef = (
  r:
    | Part<Schemas['PromotionPlan'], 'files'>
    | Part<Schemas['Promotion'], 'files'>
    | Part<Schemas['ArtifactVersion'], 'sample_file'>
    | Schemas['InstalledFacts'],
) => ({ subdir: r.subdir, fileName: r.file_name });
/** FileRef as resolvers hand it on. */
export type FileRefModel = ReturnType<typeof toFileRef>;
/** Reads Finding of an answer. */
export const toFinding = (r: Schemas['Finding']) => ({
  id: r.id,
  channel: r.channel,
  cveId: r.cve,
  package: r.package,
  version: r.version,
  fileCount: r.file_count,
  openedAt: r.began_at,
  openReason: findingOpenReasonOf(r.begun_by),
  openedByAdvisoryId: r.begun_advisory ?? null,
  openedByFeed: r.begun_feed ?? null,
  resolvedAt: r.over_at ?? null,
  resolution: r.ended_by == null ? null : findingResolutionOf(r.ended_by),
  resolvedByAdvisoryId: r.ended_advisory ?? null,
  resolvedByFeed: r.ended_feed ?? null,
  resolutionNote: r.ended_note ?? null,
});
/** Finding as resolvers hand it on. */
export type FindingModel = ReturnType<typeof toFinding>;
/** Reads Group of an answer. */
export const toGroup = (r: Schemas['Group'], at: { organization: string }) => ({
  id: toId('Group', at.organization, r.id),
  name: r.name,
  memberCount: r.user_count,
  channelCount: r.channel_count,
  get version() {
    return versionOf('group', r);
  },
  place: { groupId: r.id, organization: at.organization },
});
/** Group as resolvers hand it on. */
export type GroupModel = ReturnType<typeof toGroup>;
/** Reads Guide of an answer. */
export const toGuide = (r: Schemas['GuideEntry']) => ({ name: r.name, title: r.title, isOwn: r.own });
/** Guide as resolvers hand it on. */
export type GuideModel = ReturnType<typeof toGuide>;
/** Reads GuideText of an answer. */
export const toGuideText = (r: Schemas['Guide']) => ({
  name: r.name,
  title: r.title,
  isOwn: r.own,
  markdown: r.source,
});
/** GuideText as resolvers hand it on. */
export type GuideTextModel = ReturnType<typeof toGuideText>;
/** Reads HubActivePlan of an answer. */
export const toHubActivePlan = (
  r: Part<Schemas['HubOrganization'], 'plan'> | Part<Schemas['HubOrganizationSummary'], 'plan'>,
) => ({
  productCode: productCodeOf(r.product_code),
  productName: r.product_name,
  quantity: r.quantity,
  expiresAt: r.expires_at,
  isGranted: r.is_granted,
});
/** HubActivePlan as resolvers hand it on. */
export type HubActivePlanModel = ReturnType<typeof toHubActivePlan>;
/** Reads HubAdmin of an answer. */
export const toHubAdmin = (
  r: Part<Schemas['HubOrganization'], 'admins'> | Part<Schemas['HubOrganizationSummary'], 'admins'>,
) => ({ uuid: r.id, username: r.username, email: r.email });
/** HubAdmin as resolvers hand it on. */
export type HubAdminModel = ReturnType<typeof toHubAdmin>;
/** Reads HubChannel of an answer. */
export const toHubChannel = (r: Part<Schemas['HubStorage'], 'channels'>) => ({
  organizationName: r.organization,
  name: r.channel,
  type: channelTypeOf(r.type),
  fileCount: r.file_count,
  size: r.size,
  publishedSize: r.published ?? null,
});
/** HubChannel as resolvers hand it on. */
export type HubChannelModel = ReturnType<typeof toHubChannel>;
/** Reads HubFolder of an answer. */
export const toHubFolder = (r: Part<Schemas['HubStorage'], 'folders'>) => ({
  name: r.name,
  size: r.size,
  fileCount: r.files,
});
/** HubFolder as resolvers hand it on. */
export type HubFolderModel = ReturnType<typeof toHubFolder>;
/** Reads HubJob of an answer. */
export const toHubJob = (r: Part<Schemas['HubJobs'], 'work'>) => ({
  kind: hubJobKindOf(r.kind),
  id: r.id,
  title: r.title,
  organizationName: r.organization ?? null,
  channelName: r.channel ?? null,
  state: jobStateOf(r.state),
  phase: r.phase,
  progress: r.progress ?? null,
  createdAt: r.created_at,
  startedAt: r.started_at ?? null,
});
/** HubJob as resolvers hand it on. */
export type HubJobModel = ReturnType<typeof toHubJob>;
/** Reads HubJobs of an answer. */
export const toHubJobs = (r: Schemas['HubJobs']) => ({
  queues: r.queues.map((each) => toJobQueue(each)),
  archivesToRescanCount: r.archives_to_read_again,
  activeJobs: r.work.map((each) => toHubJob(each)),
});
/** HubJobs as resolvers hand it on. */
export type HubJobsModel = ReturnType<typeof toHubJobs>;
/** Reads HubMembership of an answer. */
export const toHubMembership = (
  r: Part<Schemas['HubPerson'], 'organizations'> | Part<Schemas['HubPersonSummary'], 'organizations'>,
) => ({ name: r.name, title: r.title, role: organizationRoleOf(r.role) });
/** HubMembership as resolvers hand it on. */
export type HubMembershipModel = ReturnType<typeof toHubMembership>;
/** Reads HubOrganization of an answer. */
export const toHubOrganization = (r: Schemas['HubOrganization'] | Schemas['HubOrganizationSummary']) => ({
  name: r.name,
  title: r.title,
  createdAt: r.created_at,
  memberCount: r.members_count,
  channelCount: r.channels_count,
  size: r.size,
  plan: r.plan == null ? null : toHubActivePlan(r.plan),
  admins: 'admins' in r ? (r.admins == null ? null : r.admins.map((each) => toHubAdmin(each))) : null,
  plans:
    'subscriptions' in r ? (r.subscriptions == null ? null : r.subscriptions.map((each) => toHubPlan(each))) : null,
  rest: r,
});
/** HubOrganization as resolvers hand it on. */
export type HubOrganizationModel = ReturnType<typeof toHubOrganization>;
/** Reads HubPackage of an answer. */
export const toHubPackage = (r: Schemas['HubPackage']) => ({
  name: r.name,
  state: packageMappingStateOf(r.state),
  channelCount: r.channels,
  downloadCount: r.downloads,
  mappings: r.mappings.map((each) => toUpstreamMapping(each)),
  rest: r,
});
/** HubPackage as resolvers hand it on. */
export type HubPackageModel = ReturnType<typeof toHubPackage>;
/** Reads HubPlan of an answer. */
export const toHubPlan = (
  r:
    | Schemas['Subscription']
    | Part<Schemas['HubPersonSummary'], 'subscriptions'>
    | Part<Schemas['HubOrganizationSummary'], 'subscriptions'>,
) => ({
  productCode: productCodeOf(r.product_code),
  periodStart: 'period_start' in r ? (r.period_start ?? null) : null,
  rest: r,
});
/** HubPlan as resolvers hand it on. */
export type HubPlanModel = ReturnType<typeof toHubPlan>;
/** Reads HubSession of an answer. */
export const toHubSession = (r: Schemas['UserSession'] | Part<Schemas['HubPersonSummary'], 'sessions'>) => ({
  id: r.id,
  source: signInMethodOf(r.source),
  device: r.device,
  createdAt: r.created_at,
  lastUsedAt: r.last_used_at,
});
/** HubSession as resolvers hand it on. */
export type HubSessionModel = ReturnType<typeof toHubSession>;
/** Reads HubStorage of an answer. */
export const toHubStorage = (r: Schemas['HubStorage']) => ({
  diskSize: r.disk?.size,
  freeDiskSize: r.disk?.free,
  databaseSize: r.database,
  measuredAt: r.measured_at ?? null,
  isMeasuring: r.is_measuring,
  isMeasurementComplete: r.is_complete,
  folders: r.folders.map((each) => toHubFolder(each)),
  channels: r.channels.map((each) => toHubChannel(each)),
});
/** HubStorage as resolvers hand it on. */
export type HubStorageModel = ReturnType<typeof toHubStorage>;
/** Reads HubUser of an answer. */
export const toHubUser = (r: Schemas['HubPerson'] | Schemas['HubPersonSummary']) => ({
  id: toId('HubUser', r.id),
  uuid: r.id,
  email: r.email,
  username: r.username,
  isOperator: r.is_operator,
  isDisabled: r.is_disabled,
  isConfirmed: r.is_confirmed,
  deletedAt: r.deleted_at ?? null,
  createdAt: r.created_at,
  lastSignInAt: r.last_sign_in_at ?? null,
  organizationCount: r.organization_count,
  memberships:
    'organizations' in r
      ? r.organizations == null
        ? null
        : r.organizations.map((each) => toHubMembership(each))
      : null,
  sessions: 'sessions' in r ? (r.sessions == null ? null : r.sessions.map((each) => toHubSession(each))) : null,
  plans:
    'subscriptions' in r ? (r.subscriptions == null ? null : r.subscriptions.map((each) => toHubPlan(each))) : null,
  rest: r,
});
/** HubUser as resolvers hand it on. */
export type HubUserModel = ReturnType<typeof toHubUser>;
/** Reads IncomingBundle of an answer. */
export const toIncomingBundle = (r: Schemas['IncomingBundle']) => ({
  fileName: r.file_name,
  size: r.bytes,
  error: r.problem ?? null,
  hub: r.hub ?? null,
  channel: r.channel ?? null,
  snapshot: r.snapshot ?? null,
  createdAt: r.made_at ?? null,
  keyId: r.key_id ?? null,
  fileCount: r.file_count ?? null,
  newCount: r.new_count ?? null,
  unchangedCount: r.unchanged_count ?? null,
  yankedCount: r.withdrawn_count ?? null,
  warnings: r.doubts,
});
/** IncomingBundle as resolvers hand it on. */
export type IncomingBundleModel = ReturnType<typeof toIncomingBundle>;
/** Reads IncomingBundles of an answer. */
export const toIncomingBundles = (r: Schemas['IncomingBundles']) => ({
  folder: r.folder,
  trustedKeys: r.trusted.map((each) => toTrustedKey(each)),
  nodes: r.items.map((each) => toIncomingBundle(each)),
});
/** IncomingBundles as resolvers hand it on. */
export type IncomingBundlesModel = ReturnType<typeof toIncomingBundles>;
/** Reads IncomingFeedBundle of an answer. */
export const toIncomingFeedBundle = (r: Part<Schemas['FeedBundles'], 'incoming'>) => ({
  fileName: r.file_name,
  size: r.bytes,
});
/** IncomingFeedBundle as resolvers hand it on. */
export type IncomingFeedBundleModel = ReturnType<typeof toIncomingFeedBundle>;
/** Reads InstallCheck of an answer. */
export const toInstallCheck = (r: Part<Schemas['ChannelProbes'], 'probes'>) => ({
  label: r.label,
  specs: r.specs,
  subdirs: r.platforms,
  isRequired: r.required,
});
/** InstallCheck as resolvers hand it on. */
export type InstallCheckModel = ReturnType<typeof toInstallCheck>;
/** Reads InstallCheckResult of an answer. */
export const toInstallCheckResult = (r: Schemas['ProbeAnswer']) => ({
  label: r.label,
  isRequired: r.required,
  subdir: r.platform,
  hasPassed: r.ok ?? null,
  detail: r.detail ?? null,
});
/** InstallCheckResult as resolvers hand it on. */
export type InstallCheckResultModel = ReturnType<typeof toInstallCheckResult>;
/** Reads InstalledPackage of an answer. */
export const toInstalledPackage = (r: Schemas['KnownPackage']) => ({
  name: r.name,
  version: r.version,
  build: r.build_string,
  channel: r.channel,
  subdir: r.platform,
  hubChannel: r.hub?.channel ?? null,
  file: r.hub == null ? null : toFileRef(r.hub),
  decision: r.hub?.decision == null ? null : decisionOf(r.hub?.decision),
  decidingRule: r.hub?.decided_by ?? null,
  vulnerabilities: toVulnerabilitySummary(r.vulnerabilities),
});
/** InstalledPackage as resolvers hand it on. */
export type InstalledPackageModel = ReturnType<typeof toInstalledPackage>;
/** Reads Invitation of an answer. */
export const toInvitation = (r: Schemas['Invitation'], at: { organization: string }) => ({
  email: r.email,
  token: r.code,
  role: organizationRoleOf(r.role),
  invitedBy: r.invited_by ?? null,
  createdAt: r.created_at,
  sentAt: r.sent_at,
  expiresAt: r.expires_at,
  isExpired: r.is_expired,
  place: { organization: at.organization },
  rest: r,
});
/** Invitation as resolvers hand it on. */
export type InvitationModel = ReturnType<typeof toInvitation>;
/** Reads InvitationOutcome of an answer. */
export const toInvitationOutcome = (r: Schemas['InvitationOutcome']) => ({
  email: r.email,
  outcome: invitationOutcomeKindOf(r.outcome),
});
/** InvitationOutcome as resolvers hand it on. */
export type InvitationOutcomeModel = ReturnType<typeof toInvitationOutcome>;
/** Reads Invoice of an answer. */
export const toInvoice = (r: Schemas['Invoice']) => ({
  number: r.number,
  status: invoiceStatusOf(r.status),
  total: r.total,
  tax: r.tax,
  issuedAt: r.issued_at,
  htmlUrl: r.html_url,
  pdfUrl: r.pdf_url,
});
/** Invoice as resolvers hand it on. */
export type InvoiceModel = ReturnType<typeof toInvoice>;
/** Reads InvoiceLine of an answer. */
export const toInvoiceLine = (r: Part<Schemas['InvoicePreview'], 'lines'>) => ({
  description: r.description,
  quantity: r.quantity,
  amount: r.amount,
  periodStart: r.period_start,
  periodEnd: r.period_end,
});
/** InvoiceLine as resolvers hand it on. */
export type InvoiceLineModel = ReturnType<typeof toInvoiceLine>;
/** Reads InvoicePreview of an answer. */
export const toInvoicePreview = (r: Schemas['InvoicePreview']) => ({
  productCode: productCodeOf(r.product_code),
  billingCycle: billingCycleOf(r.billing_cycle),
  quantity: r.quantity,
  isChange: r.is_change,
  lines: r.lines.map((each) => toInvoiceLine(each)),
  subtotal: r.subtotal,
  creditUsed: r.credit_used,
  tax: r.tax,
  taxName: r.tax_name,
  total: r.total,
  creditLeft: r.credit_left,
  periodEnd: r.period_end,
  nextAmount: r.next_amount,
});
/** InvoicePreview as resolvers hand it on. */
export type InvoicePreviewModel = ReturnType<typeof toInvoicePreview>;
/** Reads JobQueue of an answer. */
export const toJobQueue = (r: Part<Schemas['HubJobs'], 'queues'>) => ({
  name: r.name,
  title: r.title,
  waiting: r.waiting,
  active: r.active,
  failed: r.failed,
});
/** JobQueue as resolvers hand it on. */
export type JobQueueModel = ReturnType<typeof toJobQueue>;
/** Reads LearningVideo of an answer. */
export const toLearningVideo = (r: Schemas['LearningVideo']) => ({
  url: r.url,
  title: r.title ?? null,
  provider: r.provider ?? null,
  thumbnailUrl: r.picture_path ?? null,
});
/** LearningVideo as resolvers hand it on. */
export type LearningVideoModel = ReturnType<typeof toLearningVideo>;
/** Reads ListExport of an answer. */
export const toListExport = (r: Schemas['ListExport']) => ({
  id: toId('ListExport', r.id),
  path: r.path,
  state: jobStateOf(r.state),
  itemCount: r.item_count,
  totalCount: r.total_count,
  size: r.bytes,
  error: r.error ?? null,
  createdAt: r.created_at,
  finishedAt: r.finished_at ?? null,
  expiresAt: r.expires_at,
  rest: r,
});
/** ListExport as resolvers hand it on. */
export type ListExportModel = ReturnType<typeof toListExport>;
/** Reads MailServer of an answer. */
export const toMailServer = (r: Part<Schemas['MailState'], 'server'>) => ({
  address: r.address,
  isEncrypted: r.encrypted,
  isAuthenticated: r.signs_in,
});
/** MailServer as resolvers hand it on. */
export type MailServerModel = ReturnType<typeof toMailServer>;
/** Reads MappingChange of an answer. */
export const toMappingChange = (r: Schemas['PackageChange']) => ({
  name: r.name,
  feed: r.feed,
  removedMappings: r.lost,
  proposed: r.proposed,
  proposedAt: r.asked_at,
});
/** MappingChange as resolvers hand it on. */
export type MappingChangeModel = ReturnType<typeof toMappingChange>;
/** Reads Mirror of an answer. */
export const toMirror = (r: Schemas['MirrorDetails'], at: { channel: string; organization: string }) => ({
  source: r.source ?? null,
  additionalSourceUrls: r.other_sources,
  lastSync: r.last_sync == null ? null : toMirrorSync(r.last_sync, at),
  syncedAt: r.synced_at ?? null,
  listsRemovedFiles: r.lists_gone,
  removedFromSourceCount: r.gone_count,
  maxBytesPerSecond: r.bytes_per_second ?? null,
  maxConcurrentDownloads: r.downloads_at_once ?? null,
  specs: r.specs ?? null,
  excludes: r.excludes ?? null,
  subdirs: r.subdirs ?? null,
  skippedCount: r.skipped_count,
  syncIntervalMinutes: r.sync_minutes ?? null,
  nextSyncAt: r.next_sync_at ?? null,
  downloadPolicy: mirrorDownloadPolicyOf(r.fetches),
  cachedFileCount: r.held_count,
  credentials: r.credentials == null ? null : toMirrorCredentials(r.credentials),
  problems: r.problems.map((each) => toMirrorProblem(each)),
  lossLimitPercent: r.loss_limit_percent,
  heldLoss: r.held == null ? null : toMirrorLoss(r.held),
  get version() {
    return versionOf('mirror', r);
  },
});
/** Mirror as resolvers hand it on. */
export type MirrorModel = ReturnType<typeof toMirror>;
/** Reads MirrorCredentials of an answer. */
export const toMirrorCredentials = (r: Part<Schemas['MirrorDetails'], 'credentials'>) => ({
  kind: mirrorCredentialKindOf(r.kind),
  username: r.username ?? null,
  setAt: r.set_at,
});
/** MirrorCredentials as resolvers hand it on. */
export type MirrorCredentialsModel = ReturnType<typeof toMirrorCredentials>;
/** Reads MirrorLoss of an answer. */
export const toMirrorLoss = (r: Schemas['HeldLoss']) => ({
  since: r.since,
  lostCount: r.lost_count,
  fileCount: r.file_count,
  subdirs: r.subdirs.map((each) => toMirrorSubdirLoss(each)),
  decision: r.decision == null ? null : mirrorLossDecisionOf(r.decision),
});
/** MirrorLoss as resolvers hand it on. */
export type MirrorLossModel = ReturnType<typeof toMirrorLoss>;
/** Reads MirrorProblem of an answer. */
export const toMirrorProblem = (r: Schemas['MirrorProblem']) => ({
  occurredAt: r.at,
  kind: mirrorProblemKindOf(r.kind),
  source: r.source,
  file: r.file ?? null,
  message: r.message,
});
/** MirrorProblem as resolvers hand it on. */
export type MirrorProblemModel = ReturnType<typeof toMirrorProblem>;
/** Reads MirrorSubdirLoss of an answer. */
export const toMirrorSubdirLoss = (r: Part<Schemas['HeldLoss'], 'subdirs'>) => ({
  subdir: r.subdir,
  lostCount: r.lost_count,
  fileCount: r.file_count,
});
/** MirrorSubdirLoss as resolvers hand it on. */
export type MirrorSubdirLossModel = ReturnType<typeof toMirrorSubdirLoss>;
/** Reads MissingDependency of an answer. */
export const toMissingDependency = (r: Part<Schemas['PromotionPlan'], 'missing'>) => ({ name: r.name, spec: r.spec });
/** MissingDependency as resolvers hand it on. */
export type MissingDependencyModel = ReturnType<typeof toMissingDependency>;
/** Reads NavigationItem of an answer. */
export const toNavigationItem = (r: Schemas['NavigationItem']) => ({
  id: r.id,
  text: r.text,
  isDisabled: r.disabled,
  hasChildren: r.hasChildren,
  childOf: r.child?.of ?? null,
  externalLink: r.externalLink ?? null,
  navigateTo: r.navigateTo ?? null,
  featureFlag: r.featureFlag ?? null,
});
/** NavigationItem as resolvers hand it on. */
export type NavigationItemModel = ReturnType<typeof toNavigationItem>;
/** Reads Notebook of an answer. */
export const toNotebook = (r: Schemas['WholeNotebook'] | Schemas['Notebook']) => ({
  id: toId('Notebook', r.id),
  title: r.title,
  content: 'content' in r ? (r.content ?? null) : null,
  ownerName: r.owner_name,
  size: r.size,
  updatedAt: r.updated_at,
  rest: r,
});
/** Notebook as resolvers hand it on. */
export type NotebookModel = ReturnType<typeof toNotebook>;
/** Reads OperatorLogEntry of an answer. */
export const toOperatorLogEntry = (r: Schemas['OperatorLogEntry']) => ({
  id: r.id,
  occurredAt: r.at,
  action: operatorActionOf(r.action),
  operatorName: r.operator ?? null,
  username: r.person?.username ?? null,
  userUuid: r.person?.id ?? null,
  organizationName: r.organization?.name ?? null,
  detail: r.detail,
  rest: r,
});
/** OperatorLogEntry as resolvers hand it on. */
export type OperatorLogEntryModel = ReturnType<typeof toOperatorLogEntry>;
/** Reads OrganizationToken of an answer. */
export const toOrganizationToken = (r: Schemas['OrganizationChannelToken'], at: { organization: string }) => ({
  id: toId('OrganizationToken', at.organization, r.id),
  user: r.user == null ? null : toUser(r.user),
  serviceAccountName: r.service_account?.name ?? null,
  last4: r.hint,
  scope: tokenScopeOf(r.scope),
  createdAt: r.created_at,
  expiresAt: r.expires_at ?? null,
  lastUsedAt: r.last_used_at ?? null,
});
/** OrganizationToken as resolvers hand it on. */
export type OrganizationTokenModel = ReturnType<typeof toOrganizationToken>;
/** Reads OrganizationVexStatements of an answer. */
export const toOrganizationVexStatements = (r: Schemas['CveCurations']) => ({
  organization: r.organization,
  title: r.title,
  canEdit: r.can_curate,
  vexStatements: r.curations.map((each) => toVexStatement(each)),
});
/** OrganizationVexStatements as resolvers hand it on. */
export type OrganizationVexStatementsModel = ReturnType<typeof toOrganizationVexStatements>;
/** Reads OwnExceptionRequest of an answer. */
export const toOwnExceptionRequest = (r: Schemas['OwnExceptionRequest'], at: { organization: string }) => ({
  id: toId('ExceptionRequest', at.organization, r.id),
  package: r.package,
  spec: r.spec,
  state: exceptionRequestStateOf(r.state),
  reason: r.reason,
  askedAt: r.asked_at,
  hasOtherRequesters: r.joined,
  decidedAt: r.decided_at ?? null,
  answer: r.answer,
  until: r.until ?? null,
});
/** OwnExceptionRequest as resolvers hand it on. */
export type OwnExceptionRequestModel = ReturnType<typeof toOwnExceptionRequest>;
/** Reads PackageVersion of an answer. */
export const toPackageVersion = (r: Schemas['ArtifactVersion']) => ({
  version: r.version,
  decision: decisionOf(r.decision),
  fileCount: r.file_count,
  allowedFileCount: r.allowed_count,
  highestScore: r.worst_score ?? null,
  vulnerabilities: toVulnerabilitySummary(r.vulnerabilities),
  subdirs: r.platforms.map((each) => toSubdirFileCount(each)),
  releasedAt: r.released_at ?? null,
  representativeFile: toFileRef(r.sample_file),
  decidingRule: r.decided_by ?? null,
  cooldownUntil: r.held_until ?? null,
  exception: r.exception == null ? null : toVersionException(r.exception),
});
/** PackageVersion as resolvers hand it on. */
export type PackageVersionModel = ReturnType<typeof toPackageVersion>;
/** Reads PaymentCard of an answer. */
export const toPaymentCard = (r: Schemas['PaymentCard']) => ({ brand: r.brand, last4: r.last4, expires: r.expires });
/** PaymentCard as resolvers hand it on. */
export type PaymentCardModel = ReturnType<typeof toPaymentCard>;
/** Reads PaymentConfig of an answer. */
export const toPaymentConfig = (r: Body<'/api/payments/v2/config/{name}', 'get'>) => ({
  processor: paymentProcessorOf(r.processor),
  publishableKey: r.publishable_key ?? null,
  scriptUrl: r.script_url ?? null,
  defaultPlan: productCodeOf(r.default_plan),
  defaultUserPlan: productCodeOf(r.default_person_plan),
});
/** PaymentConfig as resolvers hand it on. */
export type PaymentConfigModel = ReturnType<typeof toPaymentConfig>;
/** Reads PersonalToken of an answer. */
export const toPersonalToken = (r: Schemas['ChannelToken']) => ({
  last4: r.hint,
  scope: tokenScopeOf(r.scope),
  createdAt: r.created_at,
  expiresAt: r.expires_at ?? null,
  lastUsedAt: r.last_used_at ?? null,
});
/** PersonalToken as resolvers hand it on. */
export type PersonalTokenModel = ReturnType<typeof toPersonalToken>;
/** Reads Plan of an answer. */
export const toPlan = (r: Schemas['Plan']) => ({
  productCode: productCodeOf(r.product_code),
  name: r.name,
  segment: r.segment ?? null,
  description: r.description,
  descriptionUpgrade: r.description_upgrade,
  productUse: r.product_use,
  link: r.link ?? null,
  bullets: r.bullets,
  pricing: toPlanPricing(r.pricing),
  buttonCta: r.button_cta,
  requiresOrganization: r.requires_organization,
  rest: r,
});
/** Plan as resolvers hand it on. */
export type PlanModel = ReturnType<typeof toPlan>;
/** Reads PlanPricing of an answer. */
export const toPlanPricing = (r: Part<Schemas['Plan'], 'pricing'>) => ({
  monthlyPrice: 'monthly_price' in r ? (r.monthly_price ?? null) : null,
  yearlyPrice: 'yearly_price' in r ? (r.yearly_price ?? null) : null,
  otherPrice: 'other_price' in r ? (r.other_price ?? null) : null,
});
/** PlanPricing as resolvers hand it on. */
export type PlanPricingModel = ReturnType<typeof toPlanPricing>;
/** Reads PlannedFile of an answer. */
export const toPlannedFile = (r: Part<Schemas['PromotionPlan'], 'files'>) => ({
  file: toFileRef(r),
  name: r.name,
  version: r.version,
  state: plannedFileStateOf(r.state),
  isDependency: r.dependency,
});
/** PlannedFile as resolvers hand it on. */
export type PlannedFileModel = ReturnType<typeof toPlannedFile>;
/** Reads PolicyException of an answer. */
export const toPolicyException = (r: Schemas['GrantedException'], at: { organization: string }) => ({
  id: toId('PolicyException', at.organization, r.channel, r.id),
  channelName: r.channel,
  package: r.package,
  spec: r.spec,
  reason: r.reason,
  grantedBy: r.owner == null ? null : toUser(r.owner),
  grantedAt: r.granted_at,
  expiresOn: r.until ?? null,
  endedAt: r.ended_at ?? null,
  endedBy: r.ended_by == null ? null : toUser(r.ended_by),
  get version() {
    return versionOf('exception', r);
  },
});
/** PolicyException as resolvers hand it on. */
export type PolicyExceptionModel = ReturnType<typeof toPolicyException>;
/** Reads Project of an answer. */
export const toProject = (r: Schemas['Project']) => ({
  id: toId('Project', r.id),
  uuid: r.id,
  name: r.name,
  title: r.title,
  ownerName: r.owner?.name,
  createdAt: r.created_at,
  updatedAt: r.updated_at,
  viewerCanEdit: r.can_edit,
  get version() {
    return versionOf('project', r);
  },
  rest: r,
});
/** Project as resolvers hand it on. */
export type ProjectModel = ReturnType<typeof toProject>;
/** Reads Promotion of an answer. */
export const toPromotion = (r: Schemas['Promotion'], at: { organization: string }) => ({
  id: toId('Promotion', at.organization, r.channel, r.id),
  sourceChannel: r.source,
  state: promotionStateOf(r.state),
  reason: r.reason,
  labels: r.labels,
  requestedBy: r.asked_by == null ? null : toUser(r.asked_by),
  requestedAt: r.asked_at,
  reviewedBy: r.decided_by == null ? null : toUser(r.decided_by),
  reviewedAt: r.decided_at ?? null,
  canceledAt: r.withdrawn_at ?? null,
  comment: r.answer,
  error: r.problem,
  files: r.files.map((each) => toFileRef(each)),
  canDecide: r.can_decide,
});
/** Promotion as resolvers hand it on. */
export type PromotionModel = ReturnType<typeof toPromotion>;
/** Reads PromotionPlan of an answer. */
export const toPromotionPlan = (r: Schemas['PromotionPlan']) => ({
  source: r.source,
  requiresApproval: r.waits,
  widensAccess: r.exposes,
  files: r.files.map((each) => toPlannedFile(each)),
  downloadCount: r.fetch_count,
  missingDependencies: r.missing.map((each) => toMissingDependency(each)),
  missingCount: r.missing_count,
});
/** PromotionPlan as resolvers hand it on. */
export type PromotionPlanModel = ReturnType<typeof toPromotionPlan>;
/** Reads PublishedFile of an answer. */
export const toPublishedFile = (r: Schemas['PublishedFile']) => ({
  subdir: r.subdir,
  fileName: r.filename,
  name: r.name,
  version: r.version,
  build: r.build,
  sha256: r.sha256,
  labels: r.labels,
  alreadyExisted: r.existing,
});
/** PublishedFile as resolvers hand it on. */
export type PublishedFileModel = ReturnType<typeof toPublishedFile>;
/** Reads QueuedEmail of an answer. */
export const toQueuedEmail = (r: Schemas['QueuedMail']) => ({
  id: r.id,
  to: r.to,
  subject: r.subject,
  state: queuedEmailStateOf(r.state),
  attemptCount: r.tries,
  error: r.error ?? null,
  lastAttemptAt: r.tried_at ?? null,
  createdAt: r.created_at,
});
/** QueuedEmail as resolvers hand it on. */
export type QueuedEmailModel = ReturnType<typeof toQueuedEmail>;
/** Reads ReceivedInvitation of an answer. */
export const toReceivedInvitation = (r: Schemas['InvitationOfCode']) => ({
  organizationName: r.organization?.name,
  organizationTitle: r.organization?.title,
  role: organizationRoleOf(r.role),
  invitedBy: r.invited_by ?? null,
  expiresAt: r.expires_at,
  state: invitationStateOf(r.state),
  viewerState: invitationViewerStateOf(r.caller),
  email: r.email ?? null,
});
/** ReceivedInvitation as resolvers hand it on. */
export type ReceivedInvitationModel = ReturnType<typeof toReceivedInvitation>;
/** Reads RequestCounts of an answer. */
export const toRequestCounts = (
  r:
    | Part<Schemas['TelemetryReport'], 'totals'>
    | Part<Schemas['TelemetryReport'], 'channels'>
    | Part<Schemas['RequestsReport'], 'items'>
    | Part<Schemas['ClientsReport'], 'programs'>,
) => ({
  total: r.requests,
  downloads: r.downloads,
  served: r.served,
  notModified: r.unchanged,
  blocked: r.refused,
  rest: r,
});
/** RequestCounts as resolvers hand it on. */
export type RequestCountsModel = ReturnType<typeof toRequestCounts>;
/** Reads SeatAssignment of an answer. */
export const toSeatAssignment = (r: Schemas['Licence'], at: { organization: string }) => ({
  uuid: r.id,
  memberId: toId('Member', at.organization, r.user_id),
  productCode: productCodeOf(r.product_code),
  assignedAt: r.assigned_at,
});
/** SeatAssignment as resolvers hand it on. */
export type SeatAssignmentModel = ReturnType<typeof toSeatAssignment>;
/** Reads SeatSummary of an answer. */
export const toSeatSummary = (r: Schemas['SeatStats']) => ({
  used: r.used,
  invitedCount: r.invited,
  get version() {
    return versionOf('seats', r);
  },
  rest: r,
});
/** SeatSummary as resolvers hand it on. */
export type SeatSummaryModel = ReturnType<typeof toSeatSummary>;
/** Reads ServedCve of an answer. */
export const toServedCve = (r: Schemas['ServedCve']) => ({
  cve: toCve(r),
  isNew: r.is_new,
  channels: r.channels.map((each) => toServedCveChannel(each)),
});
/** ServedCve as resolvers hand it on. */
export type ServedCveModel = ReturnType<typeof toServedCve>;
/** Reads ServedCveChannel of an answer. */
export const toServedCveChannel = (r: Part<Schemas['ServedCve'], 'channels'>) => ({
  channel: r.channel,
  servedFileCount: r.served_file_count,
});
/** ServedCveChannel as resolvers hand it on. */
export type ServedCveChannelModel = ReturnType<typeof toServedCveChannel>;
/** Reads ServiceAccount of an answer. */
export const toServiceAccount = (r: Schemas['ServiceAccount'], at: { organization: string }) => ({
  id: toId('ServiceAccount', at.organization, r.id),
  clientId: r.id,
  name: r.name,
  createdAt: r.created_at,
  token: r.token == null ? null : toServiceAccountToken(r.token),
  keys: r.keys.map((each) => toServiceAccountKey(each)),
  groups: r.groups.map((each) => toServiceAccountGroup(each, at)),
  get version() {
    return versionOf('serviceAccount', r);
  },
  place: { organization: at.organization, serviceAccountId: r.id },
});
/** ServiceAccount as resolvers hand it on. */
export type ServiceAccountModel = ReturnType<typeof toServiceAccount>;
/** Reads ServiceAccountGroup of an answer. */
export const toServiceAccountGroup = (r: Part<Schemas['ServiceAccount'], 'groups'>, at: { organization: string }) => ({
  groupId: toId('Group', at.organization, r.id),
  name: r.name,
});
/** ServiceAccountGroup as resolvers hand it on. */
export type ServiceAccountGroupModel = ReturnType<typeof toServiceAccountGroup>;
/** Reads ServiceAccountKey of an answer. */
export const toServiceAccountKey = (r: Schemas['ServiceAccountKey']) => ({
  id: r.id,
  name: r.name,
  last4: r.hint,
  scopes: r.scopes.map((each) => serviceAccountScopeOf(each)),
  createdAt: r.created_at,
  expiresAt: r.expires_at,
  lastUsedAt: r.last_used_at ?? null,
});
/** ServiceAccountKey as resolvers hand it on. */
export type ServiceAccountKeyModel = ReturnType<typeof toServiceAccountKey>;
/** Reads ServiceAccountPublicKey of an answer. */
export const toServiceAccountPublicKey = (r: Schemas['ServiceAccountPublicKey']) => ({
  id: r.id,
  name: r.name,
  keyId: r.kid,
  algorithms: r.algorithms,
  scopes: r.scopes.map((each) => serviceAccountScopeOf(each)),
  createdAt: r.created_at,
  expiresAt: r.expires_at,
  lastUsedAt: r.last_used_at ?? null,
});
/** ServiceAccountPublicKey as resolvers hand it on. */
export type ServiceAccountPublicKeyModel = ReturnType<typeof toServiceAccountPublicKey>;
/** Reads ServiceAccountToken of an answer. */
export const toServiceAccountToken = (r: Schemas['ChannelToken']) => ({
  last4: r.hint,
  scope: tokenScopeOf(r.scope),
  createdAt: r.created_at,
  expiresAt: r.expires_at ?? null,
  lastUsedAt: r.last_used_at ?? null,
});
/** ServiceAccountToken as resolvers hand it on. */
export type ServiceAccountTokenModel = ReturnType<typeof toServiceAccountToken>;
/** Reads ServiceAccountWorkload of an answer. */
export const toServiceAccountWorkload = (r: Schemas['ServiceAccountWorkload']) => ({
  id: r.id,
  issuer: r.issuer,
  subject: r.subject,
  scopes: r.scopes.map((each) => serviceAccountScopeOf(each)),
  audience: r.audience ?? null,
  claims: r.claims,
  reuse: r.reuse,
  issuerKeys: r.key_ids ?? null,
  createdAt: r.created_at,
  lastUsedAt: r.last_used_at ?? null,
});
/** ServiceAccountWorkload as resolvers hand it on. */
export type ServiceAccountWorkloadModel = ReturnType<typeof toServiceAccountWorkload>;
/** Reads Signature of an answer. */
export const toSignature = (r: Schemas['Signature']) => ({
  state: signatureStateOf(r.state),
  reason: r.reason ?? null,
  identity: r.identity ?? null,
  issuer: r.issuer ?? null,
  targetChannel: r.target_channel ?? null,
  trustedRoot: r.root ?? null,
});
/** Signature as resolvers hand it on. */
export type SignatureModel = ReturnType<typeof toSignature>;
/** Reads SigningKey of an answer. */
export const toSigningKey = (r: Schemas['BundleKey']) => ({ key: r.key, keyId: r.key_id });
/** SigningKey as resolvers hand it on. */
export type SigningKeyModel = ReturnType<typeof toSigningKey>;
/** Reads SiteToken of an answer. */
export const toSiteToken = (r: Schemas['ChannelToken']) => ({
  last4: r.hint,
  scope: tokenScopeOf(r.scope),
  createdAt: r.created_at,
  expiresAt: r.expires_at ?? null,
  lastUsedAt: r.last_used_at ?? null,
});
/** SiteToken as resolvers hand it on. */
export type SiteTokenModel = ReturnType<typeof toSiteToken>;
/** Reads SkippedRecord of an answer. */
export const toSkippedRecord = (r: Schemas['SkippedRecord']) => ({
  subdir: r.subdir,
  fileName: r.file_name,
  name: r.name ?? null,
  reason: r.reason,
  isServed: r.is_served,
});
/** SkippedRecord as resolvers hand it on. */
export type SkippedRecordModel = ReturnType<typeof toSkippedRecord>;
/** Reads SkippedVexEntry of an answer. */
export const toSkippedVexEntry = (r: Part<Schemas['VexFeed'], 'examples'>) => ({ location: r.id, message: r.message });
/** SkippedVexEntry as resolvers hand it on. */
export type SkippedVexEntryModel = ReturnType<typeof toSkippedVexEntry>;
/** Reads Snapshot of an answer. */
export const toSnapshot = (r: Schemas['Snapshot']) => ({
  number: r.number,
  url: r.address,
  servedFrom: r.served_from,
  servedUntil: r.served_until ?? null,
  availableUntil: r.kept_until ?? null,
  policyName: r.policy?.name ?? null,
  revision: r.policy?.revision ?? null,
  fileCount: r.file_count,
  blockedFileCount: r.refused_count,
});
/** Snapshot as resolvers hand it on. */
export type SnapshotModel = ReturnType<typeof toSnapshot>;
/** Reads SnapshotList of an answer. */
export const toSnapshotList = (r: Schemas['Snapshots']) => ({
  nodes: r.items.map((each) => toSnapshot(each)),
  snapshotRetentionDays: r.kept_days,
});
/** SnapshotList as resolvers hand it on. */
export type SnapshotListModel = ReturnType<typeof toSnapshotList>;
/** Reads SubdirFileCount of an answer. */
export const toSubdirFileCount = (r: Part<Schemas['ArtifactVersion'], 'platforms'>) => ({
  subdir: r.subdir,
  fileCount: r.file_count,
  allowedFileCount: r.allowed_count,
});
/** SubdirFileCount as resolvers hand it on. */
export type SubdirFileCountModel = ReturnType<typeof toSubdirFileCount>;
/** Reads SupplierVexStatement of an answer. */
export const toSupplierVexStatement = (r: Schemas['VexStatement']) => ({
  id: r.id,
  author: r.author ?? null,
  cveId: r.cve,
  product: r.product,
  package: r.package ?? null,
  status: vexStatusOf(r.status),
  justification: r.justification == null ? null : vexJustificationOf(r.justification),
  note: r.note,
  issuedAt: r.said_at,
  state: supplierVexStatementStateOf(r.state),
  reviewedAt: r.decided_at ?? null,
  reviewedBy: r.decided_by ?? null,
});
/** SupplierVexStatement as resolvers hand it on. */
export type SupplierVexStatementModel = ReturnType<typeof toSupplierVexStatement>;
/** Reads TopPackage of an answer. */
export const toTopPackage = (r: Schemas['TopPackage']) => ({
  channel: r.channel,
  name: r.name,
  downloads: r.downloads,
});
/** TopPackage as resolvers hand it on. */
export type TopPackageModel = ReturnType<typeof toTopPackage>;
/** Reads TrustedKey of an answer. */
export const toTrustedKey = (r: Part<Schemas['IncomingBundles'], 'trusted'>) => ({ keyId: r.key_id, title: r.title });
/** TrustedKey as resolvers hand it on. */
export type TrustedKeyModel = ReturnType<typeof toTrustedKey>;
/** Reads TrustedWorkload of an answer. */
export const toTrustedWorkload = (r: Schemas['TrustedWorkload'], at: { organization: string }) => ({
  id: toId('TrustedWorkload', at.organization, r.id),
  channelName: r.channel,
  issuer: r.issuer,
  subject: r.subject,
  scope: tokenScopeOf(r.scope),
  createdAt: r.created_at,
  lastUsedAt: r.last_used_at ?? null,
});
/** TrustedWorkload as resolvers hand it on. */
export type TrustedWorkloadModel = ReturnType<typeof toTrustedWorkload>;
/** Reads UpstreamMapping of an answer. */
export const toUpstreamMapping = (r: Part<Schemas['HubPackage'], 'mappings'>) => ({
  ecosystem: r.ecosystem,
  name: r.name,
  confidence: mappingConfidenceOf(r.confidence),
  relation: r.relation ?? null,
  letterSuffixOrder: r.letters ?? null,
  source: r.origin,
  evidence: r.evidence,
  isSuggestion: r.is_hint,
  reviewedAt: r.reviewed_at ?? null,
  reviewedBy: r.reviewed_by ?? null,
});
/** UpstreamMapping as resolvers hand it on. */
export type UpstreamMappingModel = ReturnType<typeof toUpstreamMapping>;
/** Reads UsageReport of an answer. */
export const toUsageReport = (r: Schemas['TelemetryReport']) => ({
  totals: toRequestCounts(r.totals),
  months: r.months.map((each) => toDownloadMonth(each)),
  channels: r.channels.map((each) => toChannelRequests(each)),
});
/** UsageReport as resolvers hand it on. */
export type UsageReportModel = ReturnType<typeof toUsageReport>;
/** Reads VersionException of an answer. */
export const toVersionException = (r: Part<Schemas['ArtifactVersion'], 'exception'>) => ({
  spec: r.spec,
  expiresOn: r.until ?? null,
  fileCount: r.file_count,
});
/** VersionException as resolvers hand it on. */
export type VersionExceptionModel = ReturnType<typeof toVersionException>;
/** Reads VexSource of an answer. */
export const toVexSource = (r: Schemas['VexFeed'], at: { organization: string }) => ({
  id: toId('VexSource', at.organization, r.id),
  url: r.url,
  author: r.author ?? null,
  documentAt: r.document_at ?? null,
  lastAttemptAt: r.last_try_at ?? null,
  lastSuccessAt: r.last_ok_at ?? null,
  isStale: r.stale,
  error: r.error ?? null,
  pendingCount: r.waits,
  activeCount: r.counts,
  declinedCount: r.declined,
  unmatchedCount: r.unmatched,
  skippedCount: r.left_out,
  skippedEntries: r.examples.map((each) => toSkippedVexEntry(each)),
});
/** VexSource as resolvers hand it on. */
export type VexSourceModel = ReturnType<typeof toVexSource>;
/** Reads VexStatement of an answer. */
export const toVexStatement = (r: Schemas['Curation']) => ({
  id: r.id,
  organization: r.organization,
  cveId: r.cve,
  package: r.package,
  versions: r.versions ?? null,
  build: r.build ?? null,
  subdir: r.subdir ?? null,
  channel: r.channel ?? null,
  status: vexStatusOf(r.status),
  justification: r.justification == null ? null : vexJustificationOf(r.justification),
  note: r.note,
  source: r.source ?? null,
  author: r.said_by?.username ?? null,
  createdAt: r.said_at,
  revokedBy: r.ended_by?.username ?? null,
  revokedAt: r.ended_at ?? null,
  withdrawnAdvisoryIds: r.withdrawn,
});
/** VexStatement as resolvers hand it on. */
export type VexStatementModel = ReturnType<typeof toVexStatement>;
/** Reads VexStatementPreview of an answer. */
export const toVexStatementPreview = (r: Schemas['CurationPreview']) => ({
  fileCount: r.file_count,
  allowedAgainCount: r.allowed_again_count,
  blockedCount: r.refused_count,
  alarmCount: r.alarm_count,
  alarmCountAfter: r.alarm_count_after,
  environmentCount: r.environment_count,
  policies: r.policies,
  channels: r.channels.map((each) => toVexStatementPreviewChannel(each)),
});
/** VexStatementPreview as resolvers hand it on. */
export type VexStatementPreviewModel = ReturnType<typeof toVexStatementPreview>;
/** Reads VexStatementPreviewChannel of an answer. */
export const toVexStatementPreviewChannel = (r: Part<Schemas['CurationPreview'], 'channels'>) => ({
  channel: r.channel,
  policy: r.policy ?? null,
  fileCount: r.file_count,
  allowedAgainCount: r.allowed_again_count,
  blockedCount: r.refused_count,
  alarmCount: r.alarm_count,
  alarmCountAfter: r.alarm_count_after,
});
/** VexStatementPreviewChannel as resolvers hand it on. */
export type VexStatementPreviewChannelModel = ReturnType<typeof toVexStatementPreviewChannel>;
/** Reads Webhook of an answer. */
export const toWebhook = (r: Schemas['Webhook'], at: { organization: string }) => ({
  id: toId('Webhook', at.organization, r.id),
  uuid: r.id,
  url: r.url,
  description: r.description,
  events: r.actions,
  createdAt: r.created_at,
  isEnabled: r.is_enabled,
  failingSince: r.failing_since ?? null,
  previousSecretValidUntil: r.former_secret_until ?? null,
  get version() {
    return versionOf('webhook', r);
  },
  rest: r,
});
/** Webhook as resolvers hand it on. */
export type WebhookModel = ReturnType<typeof toWebhook>;
/** Reads WebhookAttempt of an answer. */
export const toWebhookAttempt = (r: Part<Schemas['WebhookDelivery'], 'attempts'>) => ({
  attemptedAt: r.at,
  responseStatus: r.status ?? null,
  durationMs: r.duration_ms,
  responseBody: r.answer,
});
/** WebhookAttempt as resolvers hand it on. */
export type WebhookAttemptModel = ReturnType<typeof toWebhookAttempt>;
/** Reads WebhookDelivery of an answer. */
export const toWebhookDelivery = (r: Schemas['WebhookDelivery']) => ({
  id: r.id,
  messageId: r.message_id,
  event: r.action,
  state: webhookDeliveryStateOf(r.state),
  createdAt: r.created_at,
  nextAttemptAt: r.next_at ?? null,
  attempts: r.attempts.map((each) => toWebhookAttempt(each)),
});
/** WebhookDelivery as resolvers hand it on. */
export type WebhookDeliveryModel = ReturnType<typeof toWebhookDelivery>;

/** Reads AdvisoryFeed; null when unknown or not visible. */
export const readAdvisoryFeed = (rest: RestClient, at: { advisoryFeedId: string }) =>
  readItem(
    rest,
    () => '/api/operator/advisory-feeds',
    (r: Part<Body<'/api/operator/advisory-feeds', 'get'>, 'items'>) => toAdvisoryFeed(r),
    at.advisoryFeedId,
  );
/** Reads ApiToken; null when unknown or not visible. */
export const readApiToken = (rest: RestClient, at: { apiTokenId: string }) =>
  readItem(
    rest,
    () => '/api/account/tokens',
    (r: Part<Body<'/api/account/tokens', 'get'>, 'items'>) => toApiToken(r),
    at.apiTokenId,
  );
/** Reads BundleJob; null when unknown or not visible. */
export const readBundleJob = (rest: RestClient, at: { organization: string; channel: string; bundleJobId: string }) =>
  readItem(
    rest,
    () => path`/api/organizations/${at.organization}/channels/${at.channel}/bundles`,
    (r: Part<Body<'/api/organizations/{org}/channels/{channel}/bundles', 'get'>, 'items'>) => toBundleJob(r, at),
    at.bundleJobId,
  );
/** Reads Channel; null when unknown or not visible. */
export const readChannel = (rest: RestClient, at: { organization: string; channel: string }) =>
  read(
    rest,
    () => path`/api/organizations/${at.organization}/channels/${at.channel}/details`,
    (r: Schemas['Channel']) => toChannel(r),
  );
/** Reads Collection; null when unknown or not visible. */
export const readCollection = (rest: RestClient, at: { organization: string; collectionId: string }) =>
  read(
    rest,
    () => path`/api/organizations/${at.organization}/collections/${at.collectionId}`,
    (r: Schemas['Collection']) => toCollection(r),
  );
/** Reads DeltaSubscription; null when unknown or not visible. */
export const readDeltaSubscription = (rest: RestClient, at: { organization: string; deltaSubscriptionId: string }) =>
  readItem(
    rest,
    () => path`/api/organizations/${at.organization}/channel-policy-deltas/subscriptions`,
    (r: Part<Body<'/api/organizations/{org}/channel-policy-deltas/subscriptions', 'get'>, 'items'>) =>
      toDeltaSubscription(r, at),
    at.deltaSubscriptionId,
  );
/** Reads EmailStatus; null when unknown or not visible. */
export const readEmailStatus = (rest: RestClient, _at?: object) =>
  read(
    rest,
    () => '/api/operator/mail',
    (r: Schemas['MailState']) => toEmailStatus(r),
  );
/** Reads ExceptionRequest; null when unknown or not visible. */
export const readExceptionRequest = (rest: RestClient, at: { organization: string; exceptionRequestId: string }) =>
  read(
    rest,
    () => path`/api/organizations/${at.organization}/exception-requests/${at.exceptionRequestId}`,
    (r: Schemas['ExceptionRequest']) => toExceptionRequest(r, at),
  );
/** Reads Group; null when unknown or not visible. */
export const readGroup = (rest: RestClient, at: { organization: string; groupId: string }) =>
  readItem(
    rest,
    () => path`/api/organizations/${at.organization}/groups`,
    (r: Part<Schemas['GroupList'], 'items'>) => toGroup(r, at),
    at.groupId,
  );
/** Reads HubJobs; null when unknown or not visible. */
export const readHubJobs = (rest: RestClient, _at?: object) =>
  read(
    rest,
    () => '/api/operator/jobs',
    (r: Schemas['HubJobs']) => toHubJobs(r),
  );
/** Reads HubUser; null when unknown or not visible. */
export const readHubUser = (rest: RestClient, at: { userId: string }) =>
  read(
    rest,
    () => path`/api/operator/people/${at.userId}`,
    (r: Schemas['HubPerson']) => toHubUser(r),
  );
/** Reads ListExport; null when unknown or not visible. */
export const readListExport = (rest: RestClient, at: { listExportId: string }) =>
  read(
    rest,
    () => path`/api/exports/${at.listExportId}`,
    (r: Schemas['ListExport']) => toListExport(r),
  );
/** Reads Notebook; null when unknown or not visible. */
export const readNotebook = (rest: RestClient, at: { notebookId: string }) =>
  read(
    rest,
    () => path`/api/notebooks/${notA(at.notebookId, 'server')}`,
    (r: Schemas['WholeNotebook']) => toNotebook(r),
  );
/** Reads Organization; null when unknown or not visible. */
export const readOrganization = (rest: RestClient, at: { organization: string }) =>
  read(
    rest,
    () => path`/api/organizations/${notA(at.organization, 'my')}`,
    (r: Schemas['Organization']) => toOrganization(r),
  );
/** Reads OrganizationToken; null when unknown or not visible. */
export const readOrganizationToken = (rest: RestClient, at: { organization: string; organizationTokenId: string }) =>
  readItem(
    rest,
    () => path`/api/organizations/${at.organization}/channel-tokens`,
    (r: Part<Body<'/api/organizations/{org}/channel-tokens', 'get'>, 'items'>) => toOrganizationToken(r, at),
    at.organizationTokenId,
  );
/** Reads PolicyException; null when unknown or not visible. */
export const readPolicyException = (
  rest: RestClient,
  at: { organization: string; channel: string; policyExceptionId: string },
) =>
  read(
    rest,
    () => path`/api/organizations/${at.organization}/channels/${at.channel}/exceptions/${at.policyExceptionId}`,
    (r: Schemas['GrantedException']) => toPolicyException(r, at),
  );
/** Reads Project; null when unknown or not visible. */
export const readProject = (rest: RestClient, at: { projectId: string }) =>
  read(
    rest,
    () => path`/api/projects/${at.projectId}`,
    (r: Schemas['Project']) => toProject(r),
  );
/** Reads Promotion; null when unknown or not visible. */
export const readPromotion = (rest: RestClient, at: { organization: string; channel: string; promotionId: string }) =>
  read(
    rest,
    () => path`/api/organizations/${at.organization}/channels/${at.channel}/promotions/${at.promotionId}`,
    (r: Schemas['Promotion']) => toPromotion(r, at),
  );
/** Reads ServiceAccount; null when unknown or not visible. */
export const readServiceAccount = (rest: RestClient, at: { organization: string; serviceAccountId: string }) =>
  readItem(
    rest,
    () => path`/api/v1/organizations/${at.organization}/service-accounts`,
    (r: Part<Body<'/api/v1/organizations/{org}/service-accounts', 'get'>, 'items'>) => toServiceAccount(r, at),
    at.serviceAccountId,
  );
/** Reads TrustedWorkload; null when unknown or not visible. */
export const readTrustedWorkload = (rest: RestClient, at: { organization: string; trustedWorkloadId: string }) =>
  readItem(
    rest,
    () => path`/api/organizations/${at.organization}/workloads`,
    (r: Part<Body<'/api/organizations/{org}/workloads', 'get'>, 'items'>) => toTrustedWorkload(r, at),
    at.trustedWorkloadId,
  );
/** Reads User; null when unknown or not visible. */
export const readUser = (rest: RestClient, _at?: object) =>
  read(
    rest,
    () => '/api/account',
    (r: Schemas['User']) => toUser(r),
  );
/** Reads VexSource; null when unknown or not visible. */
export const readVexSource = (rest: RestClient, at: { organization: string; vexSourceId: string }) =>
  readItem(
    rest,
    () => path`/api/organizations/${at.organization}/vex-feeds`,
    (r: Part<Body<'/api/organizations/{org}/vex-feeds', 'get'>, 'items'>) => toVexSource(r, at),
    at.vexSourceId,
  );
/** Reads Webhook; null when unknown or not visible. */
export const readWebhook = (rest: RestClient, at: { organization: string; webhookId: string }) =>
  readItem(
    rest,
    () => path`/api/organizations/${at.organization}/webhooks`,
    (r: Part<Body<'/api/organizations/{org}/webhooks', 'get'>, 'items'>) => toWebhook(r, at),
    at.webhookId,
  );

/** The REST call of each field that has `@rest` and no resolver of its own. */
export const calls = {
  'Channel.bundleKey': call<
    ParentOf<'Channel', 'bundleKey'>,
    ArgsOf<'Channel', 'bundleKey'>,
    { channel: string; organization: string },
    Schemas['BundleKey'],
    ResultOf<'Channel', 'bundleKey'>
  >('get', 'GET', {
    at: (parent) => ({ channel: parent.name, organization: parent.organizationName }),
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/bundles/key`,
    answer: (r, at) => toSigningKey(r),
    only: [['people who are signed in', (parent, context) => context.viewer !== null]],
    hidden: 'admins of the organization',
  }),
  'Channel.bundles': call<
    ParentOf<'Channel', 'bundles'>,
    ArgsOf<'Channel', 'bundles'>,
    { channel: string; organization: string },
    Part<Body<'/api/organizations/{org}/channels/{channel}/bundles', 'get'>, 'items'>,
    ItemOf<'Channel', 'bundles'>
  >('page', 'GET', {
    at: (parent) => ({ channel: parent.name, organization: parent.organizationName }),
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/bundles`,
    answer: (r, at) => toBundleJob(r, at),
    only: [['people who are signed in', (parent, context) => context.viewer !== null]],
    hidden: 'admins of the organization',
  }),
  'Channel.cvesCsv': call<
    ParentOf<'Channel', 'cvesCsv'>,
    ArgsOf<'Channel', 'cvesCsv'>,
    { channel: string; organization: string },
    string,
    ResultOf<'Channel', 'cvesCsv'>
  >('text', 'GET', {
    at: (parent) => ({ channel: parent.name, organization: parent.organizationName }),
    send: (args) => ({ q: text(args.query) }) satisfies QueryOf<'/api/organizations/{org}/channels/{channel}/cves'>,
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/cves`,
    accept: 'text/csv',
    answer: (r) => r,
  }),
  'Channel.exceptions': call<
    ParentOf<'Channel', 'exceptions'>,
    ArgsOf<'Channel', 'exceptions'>,
    { channel: string; organization: string },
    Part<Schemas['GrantedExceptionList'], 'items'>,
    ItemOf<'Channel', 'exceptions'>
  >('page', 'GET', {
    at: (parent) => ({ channel: parent.name, organization: parent.organizationName }),
    send: (args) =>
      ({ history: args.includeEnded }) satisfies QueryOf<'/api/organizations/{org}/channels/{channel}/exceptions'>,
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/exceptions`,
    answer: (r, at) => toPolicyException(r, at),
    hidden: 'members of the organization',
  }),
  'Channel.fileHistory': call<
    ParentOf<'Channel', 'fileHistory'>,
    ArgsOf<'Channel', 'fileHistory'>,
    { channel: string; fileName: string; organization: string; subdir: string },
    Schemas['FileEventList'],
    ResultOf<'Channel', 'fileHistory'>
  >('find', 'GET', {
    at: (parent, args) => ({
      channel: parent.name,
      fileName: args.fileName,
      organization: parent.organizationName,
      subdir: args.subdir,
    }),
    target: (at) =>
      path`/api/organizations/${at.organization}/channels/${at.channel}/files/${at.subdir}/${at.fileName}/history`,
    answer: (r, at) => r.items.map((each) => toFileEvent(each)),
  }),
  'Channel.groups': call<
    ParentOf<'Channel', 'groups'>,
    ArgsOf<'Channel', 'groups'>,
    { channel: string; organization: string },
    Schemas['GroupList'],
    ResultOf<'Channel', 'groups'>
  >('get', 'GET', {
    at: (parent) => ({ channel: parent.name, organization: parent.organizationName }),
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/groups`,
    answer: (r, at) => r.items.map((each) => toGroup(each, at)),
  }),
  'Channel.installChecks': call<
    ParentOf<'Channel', 'installChecks'>,
    ArgsOf<'Channel', 'installChecks'>,
    { channel: string; organization: string },
    Schemas['ChannelProbes'],
    ResultOf<'Channel', 'installChecks'>
  >('get', 'GET', {
    at: (parent) => ({ channel: parent.name, organization: parent.organizationName }),
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/probes`,
    answer: (r, at) => toChannelInstallChecks(r),
    hidden: 'members of the organization',
  }),
  'Channel.labels': call<
    ParentOf<'Channel', 'labels'>,
    ArgsOf<'Channel', 'labels'>,
    { channel: string; organization: string },
    Schemas['ChannelLabelList'],
    ResultOf<'Channel', 'labels'>
  >('get', 'GET', {
    at: (parent) => ({ channel: parent.name, organization: parent.organizationName }),
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/labels`,
    answer: (r, at) => r.items.map((each) => toChannelLabel(each)),
  }),
  'Channel.mirror': call<
    ParentOf<'Channel', 'mirror'>,
    ArgsOf<'Channel', 'mirror'>,
    { channel: string; organization: string },
    Schemas['MirrorDetails'],
    ResultOf<'Channel', 'mirror'>
  >('get', 'GET', {
    at: (parent) => ({ channel: parent.name, organization: parent.organizationName }),
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/mirror_details`,
    answer: (r, at) => toMirror(r, at),
    when: (parent) => parent.type === 'EXTERNAL_MIRROR',
  }),
  'Channel.packagesCsv': call<
    ParentOf<'Channel', 'packagesCsv'>,
    ArgsOf<'Channel', 'packagesCsv'>,
    { channel: string; organization: string },
    string,
    ResultOf<'Channel', 'packagesCsv'>
  >('text', 'GET', {
    at: (parent) => ({ channel: parent.name, organization: parent.organizationName }),
    send: (args) =>
      ({
        q: text(args.query),
        decision: wordOf('PackageDecisionFilter', args.decision),
      }) satisfies QueryOf<'/api/organizations/{org}/channels/{channel}/artifacts'>,
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/artifacts`,
    accept: 'text/csv',
    answer: (r) => r,
  }),
  'Channel.policyReportCsv': call<
    ParentOf<'Channel', 'policyReportCsv'>,
    ArgsOf<'Channel', 'policyReportCsv'>,
    { channel: string; organization: string },
    string,
    ResultOf<'Channel', 'policyReportCsv'>
  >('text', 'GET', {
    at: (parent) => ({ channel: parent.name, organization: parent.organizationName }),
    target: (at) => path`/api/organizations/${at.organization}/channel-policies/${at.channel}/csv-policy-report`,
    accept: 'text/csv',
    answer: (r) => r,
  }),
  'Channel.promotions': call<
    ParentOf<'Channel', 'promotions'>,
    ArgsOf<'Channel', 'promotions'>,
    { channel: string; organization: string },
    Part<Body<'/api/organizations/{org}/channels/{channel}/promotions', 'get'>, 'items'>,
    ItemOf<'Channel', 'promotions'>
  >('page', 'GET', {
    at: (parent) => ({ channel: parent.name, organization: parent.organizationName }),
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/promotions`,
    answer: (r, at) => toPromotion(r, at),
    only: [['people who are signed in', (parent, context) => context.viewer !== null]],
    hidden: 'members of the organization',
  }),
  'Channel.readme': call<
    ParentOf<'Channel', 'readme'>,
    ArgsOf<'Channel', 'readme'>,
    { channel: string; organization: string },
    Schemas['ChannelReadme'],
    ResultOf<'Channel', 'readme'>
  >('get', 'GET', {
    at: (parent) => ({ channel: parent.name, organization: parent.organizationName }),
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/readme`,
    answer: (r, at) => toChannelReadme(r),
  }),
  'Channel.requiresPromotionApproval': call<
    ParentOf<'Channel', 'requiresPromotionApproval'>,
    ArgsOf<'Channel', 'requiresPromotionApproval'>,
    { channel: string; organization: string },
    Schemas['PromotionSettingsOutput'],
    ResultOf<'Channel', 'requiresPromotionApproval'>
  >('get', 'GET', {
    at: (parent) => ({ channel: parent.name, organization: parent.organizationName }),
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/promotion-settings`,
    answer: (r, at) => r.needs_approval ?? null,
    only: [['people who are signed in', (parent, context) => context.viewer !== null]],
    hidden: 'members of the organization',
  }),
  'Channel.sbom': call<
    ParentOf<'Channel', 'sbom'>,
    ArgsOf<'Channel', 'sbom'>,
    { channel: string; fileName: string; organization: string },
    string,
    ResultOf<'Channel', 'sbom'>
  >('text', 'GET', {
    at: (parent, args) => ({ channel: parent.name, fileName: args.fileName, organization: parent.organizationName }),
    send: (args) =>
      ({
        subdir: text(args.subdir),
        format: wordOf('SbomFormat', args.format),
      }) satisfies QueryOf<'/api/organizations/{org}/channels/{channel}/{file}/sbom'>,
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/${at.fileName}/sbom`,
    accept: 'application/json',
    mayMiss: true,
    answer: (r) => r,
  }),
  'Channel.signatures': call<
    ParentOf<'Channel', 'signatures'>,
    ArgsOf<'Channel', 'signatures'>,
    { channel: string; fileName: string; organization: string },
    Body<'/api/organizations/{org}/channels/{channel}/{file}/signatures', 'get'>,
    ResultOf<'Channel', 'signatures'>
  >('find', 'GET', {
    at: (parent, args) => ({ channel: parent.name, fileName: args.fileName, organization: parent.organizationName }),
    send: (args) =>
      ({
        subdir: text(args.subdir),
      }) satisfies QueryOf<'/api/organizations/{org}/channels/{channel}/{file}/signatures'>,
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/${at.fileName}/signatures`,
    answer: (r, at) => r.items.map((each) => toSignature(each)),
  }),
  'Channel.skippedRecords': call<
    ParentOf<'Channel', 'skippedRecords'>,
    ArgsOf<'Channel', 'skippedRecords'>,
    { channel: string; organization: string },
    Part<Body<'/api/organizations/{org}/channels/{channel}/mirror_skipped', 'get'>, 'items'>,
    ItemOf<'Channel', 'skippedRecords'>
  >('page', 'GET', {
    at: (parent) => ({ channel: parent.name, organization: parent.organizationName }),
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/mirror_skipped`,
    answer: (r, at) => toSkippedRecord(r),
    when: (parent) => parent.type === 'EXTERNAL_MIRROR',
  }),
  'Channel.skippedRecordsCsv': call<
    ParentOf<'Channel', 'skippedRecordsCsv'>,
    ArgsOf<'Channel', 'skippedRecordsCsv'>,
    { channel: string; organization: string },
    string,
    ResultOf<'Channel', 'skippedRecordsCsv'>
  >('text', 'GET', {
    at: (parent) => ({ channel: parent.name, organization: parent.organizationName }),
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/mirror_skipped?format=csv`,
    accept: 'text/csv',
    answer: (r) => r,
    when: (parent) => parent.type === 'EXTERNAL_MIRROR',
  }),
  'Channel.snapshots': call<
    ParentOf<'Channel', 'snapshots'>,
    ArgsOf<'Channel', 'snapshots'>,
    { channel: string; organization: string },
    Schemas['Snapshots'],
    ResultOf<'Channel', 'snapshots'>
  >('get', 'GET', {
    at: (parent) => ({ channel: parent.name, organization: parent.organizationName }),
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/snapshots`,
    answer: (r, at) => toSnapshotList(r),
  }),
  'Channel.viewerExceptionRequests': call<
    ParentOf<'Channel', 'viewerExceptionRequests'>,
    ArgsOf<'Channel', 'viewerExceptionRequests'>,
    { channel: string; organization: string },
    Body<'/api/organizations/{org}/channels/{channel}/exception-requests', 'get'>,
    ResultOf<'Channel', 'viewerExceptionRequests'>
  >('get', 'GET', {
    at: (parent) => ({ channel: parent.name, organization: parent.organizationName }),
    send: (args) =>
      ({
        package: text(args.package),
      }) satisfies QueryOf<'/api/organizations/{org}/channels/{channel}/exception-requests'>,
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/exception-requests`,
    answer: (r, at) => r.items.map((each) => toOwnExceptionRequest(each, at)),
    only: [['people who are signed in', (parent, context) => context.viewer !== null]],
  }),
  'Cve.environments': call<
    ParentOf<'Cve', 'environments'>,
    ArgsOf<'Cve', 'environments'>,
    { externalId: string },
    Body<'/api/ce/cves/{id}/environments', 'get'>,
    ResultOf<'Cve', 'environments'>
  >('get', 'GET', {
    at: (parent) => ({ externalId: parent.externalId }),
    target: (at) => path`/api/ce/cves/${at.externalId}/environments`,
    answer: (r, at) => r.items.map((each) => toAffectedEnvironment(each)),
    only: [['people who are signed in', (parent, context) => context.viewer !== null]],
  }),
  'Cve.vexStatements': call<
    ParentOf<'Cve', 'vexStatements'>,
    ArgsOf<'Cve', 'vexStatements'>,
    { externalId: string },
    Body<'/api/ce/cves/{id}/curations', 'get'>,
    ResultOf<'Cve', 'vexStatements'>
  >('get', 'GET', {
    at: (parent) => ({ externalId: parent.externalId }),
    target: (at) => path`/api/ce/cves/${at.externalId}/curations`,
    answer: (r, at) => r.items.map((each) => toOrganizationVexStatements(each)),
    only: [['people who are signed in', (parent, context) => context.viewer !== null]],
  }),
  'Environment.lockFile': call<
    ParentOf<'Environment', 'lockFile'>,
    ArgsOf<'Environment', 'lockFile'>,
    { environmentId: string; organization: string },
    string,
    ResultOf<'Environment', 'lockFile'>
  >('text', 'GET', {
    at: (parent) => ({ environmentId: parent.uuid, organization: parent.organizationName }),
    send: (args) =>
      ({
        form: wordOf('LockFileFormat', args.form),
      }) satisfies QueryOf<'/api/environments/organizations/{org}/environments/{id}/lock'>,
    target: (at) => path`/api/environments/organizations/${at.organization}/environments/${at.environmentId}/lock`,
    accept: 'text/plain',
    answer: (r) => r,
  }),
  'Environment.packages': call<
    ParentOf<'Environment', 'packages'>,
    ArgsOf<'Environment', 'packages'>,
    { environmentId: string; organization: string },
    Part<Body<'/api/environments/organizations/{org}/environments/{id}/packages/latest', 'get'>, 'items'>,
    ItemOf<'Environment', 'packages'>
  >('page', 'GET', {
    at: (parent) => ({ environmentId: parent.uuid, organization: parent.organizationName }),
    target: (at) =>
      path`/api/environments/organizations/${at.organization}/environments/${at.environmentId}/packages/latest`,
    answer: (r, at) => toInstalledPackage(r),
  }),
  'Environment.packagesCsv': call<
    ParentOf<'Environment', 'packagesCsv'>,
    ArgsOf<'Environment', 'packagesCsv'>,
    { environmentId: string; organization: string },
    string,
    ResultOf<'Environment', 'packagesCsv'>
  >('text', 'GET', {
    at: (parent) => ({ environmentId: parent.uuid, organization: parent.organizationName }),
    target: (at) =>
      path`/api/environments/organizations/${at.organization}/environments/${at.environmentId}/packages/latest`,
    accept: 'text/csv',
    answer: (r) => r,
  }),
  'Environment.revisions': call<
    ParentOf<'Environment', 'revisions'>,
    ArgsOf<'Environment', 'revisions'>,
    { organization: string; uuid: string },
    Part<Body<'/api/environments/organizations/{org}/environments/{id}/moments', 'get'>, 'items'>,
    ItemOf<'Environment', 'revisions'>
  >('page', 'GET', {
    at: (parent) => ({ organization: parent.organizationName, uuid: parent.uuid }),
    target: (at) => path`/api/environments/organizations/${at.organization}/environments/${at.uuid}/moments`,
    answer: (r, at) => toEnvironmentRevision(r),
  }),
  'Environment.sbom': call<
    ParentOf<'Environment', 'sbom'>,
    ArgsOf<'Environment', 'sbom'>,
    { environmentId: string; organization: string },
    string,
    ResultOf<'Environment', 'sbom'>
  >('text', 'GET', {
    at: (parent) => ({ environmentId: parent.uuid, organization: parent.organizationName }),
    send: (args) =>
      ({
        format: wordOf('SbomFormat', args.format),
      }) satisfies QueryOf<'/api/environments/organizations/{org}/environments/{id}/sbom'>,
    target: (at) => path`/api/environments/organizations/${at.organization}/environments/${at.environmentId}/sbom`,
    accept: 'application/json',
    answer: (r) => r,
  }),
  'ExceptionRequest.impact': call<
    ParentOf<'ExceptionRequest', 'impact'>,
    ArgsOf<'ExceptionRequest', 'impact'>,
    { exceptionRequestId: string; organization: string },
    Schemas['ExceptionImpact'],
    ResultOf<'ExceptionRequest', 'impact'>
  >('get', 'GET', {
    at: (parent) => ({ exceptionRequestId: parent.place.exceptionRequestId, organization: parent.place.organization }),
    send: (args) => ({ spec: args.spec }) satisfies QueryOf<'/api/organizations/{org}/exception-requests/{id}/impact'>,
    target: (at) => path`/api/organizations/${at.organization}/exception-requests/${at.exceptionRequestId}/impact`,
    answer: (r, at) => toExceptionImpact(r),
  }),
  'Group.channelPage': call<
    ParentOf<'Group', 'channelPage'>,
    ArgsOf<'Group', 'channelPage'>,
    { groupId: string; organization: string },
    Part<Schemas['ChannelList'], 'items'>,
    ItemOf<'Group', 'channelPage'>
  >('page', 'GET', {
    at: (parent) => ({ groupId: parent.place.groupId, organization: parent.place.organization }),
    target: (at) => path`/api/organizations/${at.organization}/groups/${at.groupId}/channels`,
    answer: (r, at) => toChannel(r),
  }),
  'Group.channels': call<
    ParentOf<'Group', 'channels'>,
    ArgsOf<'Group', 'channels'>,
    { groupId: string; organization: string },
    Schemas['ChannelList'],
    ResultOf<'Group', 'channels'>
  >('get', 'GET', {
    at: (parent) => ({ groupId: parent.place.groupId, organization: parent.place.organization }),
    target: (at) => path`/api/organizations/${at.organization}/groups/${at.groupId}/channels`,
    answer: (r, at) => r.items.map((each) => toChannel(each)),
  }),
  'Group.members': call<
    ParentOf<'Group', 'members'>,
    ArgsOf<'Group', 'members'>,
    { groupId: string; organization: string },
    Part<Schemas['OrganizationUserList'], 'items'>,
    ItemOf<'Group', 'members'>
  >('page', 'GET', {
    at: (parent) => ({ groupId: parent.place.groupId, organization: parent.place.organization }),
    target: (at) => path`/api/organizations/${at.organization}/groups/${at.groupId}/users`,
    answer: (r, at) => toMember(r, at),
  }),
  'Mutation.acceptInvitation': call<
    ParentOf<'Mutation', 'acceptInvitation'>,
    ArgsOf<'Mutation', 'acceptInvitation'>,
    { code: string; organization: string },
    Schemas['InvitationAcceptance'],
    PayloadOf<'acceptInvitation'>
  >('write', 'PUT', {
    at: (_parent, args) => ({ code: args.input.code, organization: args.input.organization }),
    target: (at) => path`/api/organizations/${at.organization}/invitation-codes/${at.code}`,
    answer: (r, at, args, rest) => ({
      organization: () => readOrganization(rest, at),
      viewer: () => readUser(rest, at),
    }),
  }),
  'Mutation.addChannelGroup': call<
    ParentOf<'Mutation', 'addChannelGroup'>,
    ArgsOf<'Mutation', 'addChannelGroup'>,
    { channel: string; groupId: string; organization: string },
    Schemas['GroupList'],
    PayloadOf<'addChannelGroup'>
  >('write', 'POST', {
    at: (_parent, args) => ({
      channel: args.input.channel,
      groupId: namedBy('Group', args.input.groupId, 'group'),
      organization: args.input.organization,
    }),
    send: (args) =>
      ({ group_id: namedBy('Group', args.input.groupId, 'group') }) satisfies Sent<
        '/api/organizations/{org}/channels/{channel}/groups',
        'post'
      >,
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/groups`,
    answer: (r, at, args, rest) => ({ channel: () => readChannel(rest, at), group: () => readGroup(rest, at) }),
  }),
  'Mutation.addGroupMember': call<
    ParentOf<'Mutation', 'addGroupMember'>,
    ArgsOf<'Mutation', 'addGroupMember'>,
    { groupId: string; organization: string },
    Schemas['Group'],
    PayloadOf<'addGroupMember'>
  >('write', 'POST', {
    at: (_parent, args) => ({
      groupId: namedBy('Group', args.input.groupId, 'group'),
      organization: args.input.organization,
    }),
    send: (args) =>
      ({ user_id: namedBy('Member', args.input.memberId, 'member') }) satisfies Sent<
        '/api/organizations/{org}/groups/{id}/users',
        'post'
      >,
    target: (at) => path`/api/organizations/${at.organization}/groups/${at.groupId}/users`,
    answer: (r, at, args, rest) => ({ group: r == null ? null : toGroup(r, at) }),
  }),
  'Mutation.addServiceAccountPublicKey': call<
    ParentOf<'Mutation', 'addServiceAccountPublicKey'>,
    ArgsOf<'Mutation', 'addServiceAccountPublicKey'>,
    { organization: string; serviceAccountId: string },
    Schemas['ServiceAccountPublicKey'],
    PayloadOf<'addServiceAccountPublicKey'>
  >('write', 'POST', {
    at: (_parent, args) => ({
      organization: args.input.organization,
      serviceAccountId: namedBy('ServiceAccount', args.input.serviceAccountId, 'service account'),
    }),
    send: (args) =>
      ({
        name: args.input.name,
        jwk: args.input.jwk,
        scopes: args.input.scopes.map((each) => wordOf('ServiceAccountScope', each)),
        days: args.input.days,
      }) satisfies Sent<'/api/v1/organizations/{org}/service-accounts/{id}/public-keys', 'post'>,
    target: (at) => path`/api/v1/organizations/${at.organization}/service-accounts/${at.serviceAccountId}/public-keys`,
    answer: (r, at, args, rest) => ({ serviceAccount: () => readServiceAccount(rest, at) }),
  }),
  'Mutation.addServiceAccountWorkload': call<
    ParentOf<'Mutation', 'addServiceAccountWorkload'>,
    ArgsOf<'Mutation', 'addServiceAccountWorkload'>,
    { organization: string; serviceAccountId: string },
    Schemas['ServiceAccountWorkload'],
    PayloadOf<'addServiceAccountWorkload'>
  >('write', 'POST', {
    at: (_parent, args) => ({
      organization: args.input.organization,
      serviceAccountId: namedBy('ServiceAccount', args.input.serviceAccountId, 'service account'),
    }),
    send: (args) =>
      ({
        issuer: args.input.issuer,
        subject: args.input.subject,
        scopes: args.input.scopes.map((each) => wordOf('ServiceAccountScope', each)),
        audience: args.input.audience ?? undefined,
        claims: args.input.claims ?? undefined,
        reuse: args.input.reuse ?? undefined,
        keys: args.input.keys ?? undefined,
      }) satisfies Sent<'/api/v1/organizations/{org}/service-accounts/{id}/workloads', 'post'>,
    target: (at) => path`/api/v1/organizations/${at.organization}/service-accounts/${at.serviceAccountId}/workloads`,
    answer: (r, at, args, rest) => ({ serviceAccount: () => readServiceAccount(rest, at) }),
  }),
  'Mutation.addTrustedWorkload': call<
    ParentOf<'Mutation', 'addTrustedWorkload'>,
    ArgsOf<'Mutation', 'addTrustedWorkload'>,
    { organization: string },
    Schemas['TrustedWorkload'],
    PayloadOf<'addTrustedWorkload'>
  >('write', 'POST', {
    at: (_parent, args) => ({ organization: args.input.organization }),
    send: (args) =>
      ({
        channel: args.input.channel,
        issuer: args.input.issuer,
        subject: args.input.subject,
        scope: wordOf('TokenScope', args.input.scope),
      }) satisfies Sent<'/api/organizations/{org}/workloads', 'post'>,
    target: (at) => path`/api/organizations/${at.organization}/workloads`,
    answer: (r, at, args, rest) => ({ organization: () => readOrganization(rest, at) }),
  }),
  'Mutation.addVexSource': call<
    ParentOf<'Mutation', 'addVexSource'>,
    ArgsOf<'Mutation', 'addVexSource'>,
    { organization: string },
    Schemas['VexFeed'],
    PayloadOf<'addVexSource'>
  >('write', 'POST', {
    at: (_parent, args) => ({ organization: args.input.organization }),
    send: (args) => ({ url: args.input.url }) satisfies Sent<'/api/organizations/{org}/vex-feeds', 'post'>,
    target: (at) => path`/api/organizations/${at.organization}/vex-feeds`,
    answer: (r, at, args, rest) => ({ vexSource: r == null ? null : toVexSource(r, at) }),
  }),
  'Mutation.cancelExceptionRequest': call<
    ParentOf<'Mutation', 'cancelExceptionRequest'>,
    ArgsOf<'Mutation', 'cancelExceptionRequest'>,
    { channel: string; exceptionRequestId: string; organization: string },
    undefined,
    PayloadOf<'cancelExceptionRequest'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({
      channel: args.input.channel,
      exceptionRequestId: namedBy('ExceptionRequest', args.input.requestId, 'exception request'),
      organization: args.input.organization,
    }),
    target: (at) =>
      path`/api/organizations/${at.organization}/channels/${at.channel}/exception-requests/${at.exceptionRequestId}`,
    answer: (r, at, args, rest) => ({ canceledId: args.input.requestId }),
  }),
  'Mutation.cancelJob': call<
    ParentOf<'Mutation', 'cancelJob'>,
    ArgsOf<'Mutation', 'cancelJob'>,
    { jobId: string; kind: string },
    undefined,
    PayloadOf<'cancelJob'>
  >('write', 'POST', {
    at: (_parent, args) => ({ jobId: args.input.jobId, kind: wordOf('HubJobKind', args.input.kind) }),
    target: (at) => path`/api/operator/jobs/${at.kind}/${at.jobId}/cancel`,
    answer: (r, at, args, rest) => ({ jobs: () => readHubJobs(rest, at) }),
  }),
  'Mutation.cancelMirrorSync': call<
    ParentOf<'Mutation', 'cancelMirrorSync'>,
    ArgsOf<'Mutation', 'cancelMirrorSync'>,
    { channel: string; organization: string },
    Schemas['SyncJob'],
    PayloadOf<'cancelMirrorSync'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({ channel: args.input.channel, organization: args.input.organization }),
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/mirror_sync`,
    answer: (r, at, args, rest) => ({
      sync: r == null ? null : toMirrorSync(r, at),
      channel: () => readChannel(rest, at),
    }),
  }),
  'Mutation.cancelPromotion': call<
    ParentOf<'Mutation', 'cancelPromotion'>,
    ArgsOf<'Mutation', 'cancelPromotion'>,
    { channel: string; organization: string; promotionId: string },
    undefined,
    PayloadOf<'cancelPromotion'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({
      channel: args.input.channel,
      organization: args.input.organization,
      promotionId: namedBy('Promotion', args.input.promotionId, 'promotion'),
    }),
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/promotions/${at.promotionId}`,
    answer: (r, at, args, rest) => ({ channel: () => readChannel(rest, at) }),
  }),
  'Mutation.claimEducationOffer': call<
    ParentOf<'Mutation', 'claimEducationOffer'>,
    ArgsOf<'Mutation', 'claimEducationOffer'>,
    object,
    Body<'/api/payments/v2/edu/enroll', 'post'>,
    PayloadOf<'claimEducationOffer'>
  >('write', 'POST', {
    target: () => '/api/payments/v2/edu/enroll',
    answer: (r, at, args, rest) => ({ offer: r == null ? null : toEducationOffer(r) }),
  }),
  'Mutation.createApiToken': call<
    ParentOf<'Mutation', 'createApiToken'>,
    ArgsOf<'Mutation', 'createApiToken'>,
    object,
    Schemas['IssuedApiToken'],
    PayloadOf<'createApiToken'>
  >('write', 'POST', {
    send: (args) =>
      ({
        name: args.input.name,
        scope: wordOf('ApiTokenScope', args.input.scope),
        days: args.input.expiresInDays,
      }) satisfies Sent<'/api/account/tokens', 'post'>,
    target: () => '/api/account/tokens',
    answer: (r, at, args, rest) => ({ secret: r.secret ?? null, viewer: () => readUser(rest, at) }),
  }),
  'Mutation.createCheckout': call<
    ParentOf<'Mutation', 'createCheckout'>,
    ArgsOf<'Mutation', 'createCheckout'>,
    object,
    Schemas['CheckoutSession'],
    PayloadOf<'createCheckout'>
  >('writeOnce', 'POST', {
    send: (args) =>
      ({
        product_code: wordOf('ProductCode', args.input.productCode),
        billing_cycle: wordOf('BillingCycle', args.input.billingCycle),
        quantity: args.input.quantity,
        organization: args.input.organization ?? undefined,
      }) satisfies Sent<'/api/payments/v2/checkout_session', 'post'>,
    target: () => '/api/payments/v2/checkout_session',
    answer: (r, at, args, rest) => ({ checkoutId: r.id ?? null, url: r.url ?? null }),
  }),
  'Mutation.createCollection': call<
    ParentOf<'Mutation', 'createCollection'>,
    ArgsOf<'Mutation', 'createCollection'>,
    { organization: string },
    Schemas['Collection'],
    PayloadOf<'createCollection'>
  >('write', 'POST', {
    at: (_parent, args) => ({ organization: args.input.organization }),
    send: (args) =>
      ({
        name: args.input.name,
        title: args.input.title,
        description: args.input.description,
        privacy: wordOf('CollectionVisibility', args.input.visibility),
        entries: args.input.entries.map((each) => ({ channel: each.channel, item: each.item, note: each.note })),
      }) satisfies Sent<'/api/organizations/{org}/collections', 'post'>,
    target: (at) => path`/api/organizations/${at.organization}/collections`,
    answer: (r, at, args, rest) => ({ collection: r == null ? null : toCollection(r) }),
  }),
  'Mutation.createDeltaSubscription': call<
    ParentOf<'Mutation', 'createDeltaSubscription'>,
    ArgsOf<'Mutation', 'createDeltaSubscription'>,
    { channel: string; organization: string },
    Schemas['DeltaSubscription'],
    PayloadOf<'createDeltaSubscription'>
  >('write', 'POST', {
    at: (_parent, args) => ({ channel: args.input.channel, organization: args.input.organization }),
    send: (args) =>
      ({
        frequency: wordOf('DeltaFrequency', args.input.frequency),
        change_type: wordOf('DeltaChangeType', args.input.changeType),
      }) satisfies Sent<'/api/organizations/{org}/channel-policy-deltas/subscriptions/{channel}/', 'post'>,
    target: (at) => path`/api/organizations/${at.organization}/channel-policy-deltas/subscriptions/${at.channel}/`,
    answer: (r, at, args, rest) => ({ subscription: r == null ? null : toDeltaSubscription(r, at) }),
  }),
  'Mutation.createExceptionRequest': call<
    ParentOf<'Mutation', 'createExceptionRequest'>,
    ArgsOf<'Mutation', 'createExceptionRequest'>,
    { channel: string; organization: string },
    Schemas['OwnExceptionRequest'],
    PayloadOf<'createExceptionRequest'>
  >('write', 'POST', {
    at: (_parent, args) => ({ channel: args.input.channel, organization: args.input.organization }),
    send: (args) =>
      ({ spec: args.input.spec, reason: args.input.reason }) satisfies Sent<
        '/api/organizations/{org}/channels/{channel}/exception-requests',
        'post'
      >,
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/exception-requests`,
    answer: (r, at, args, rest) => ({ request: r == null ? null : toOwnExceptionRequest(r, at) }),
  }),
  'Mutation.createGroup': call<
    ParentOf<'Mutation', 'createGroup'>,
    ArgsOf<'Mutation', 'createGroup'>,
    { organization: string },
    Schemas['Group'],
    PayloadOf<'createGroup'>
  >('write', 'POST', {
    at: (_parent, args) => ({ organization: args.input.organization }),
    send: (args) => ({ name: args.input.name }) satisfies Sent<'/api/organizations/{org}/groups', 'post'>,
    target: (at) => path`/api/organizations/${at.organization}/groups`,
    answer: (r, at, args, rest) => ({
      group: r == null ? null : toGroup(r, at),
      organization: () => readOrganization(rest, at),
    }),
  }),
  'Mutation.createInvitations': call<
    ParentOf<'Mutation', 'createInvitations'>,
    ArgsOf<'Mutation', 'createInvitations'>,
    { organization: string },
    Schemas['InvitationOutcomeList'],
    PayloadOf<'createInvitations'>
  >('write', 'POST', {
    at: (_parent, args) => ({ organization: args.input.organization }),
    send: (args) =>
      ({ emails: args.input.emails, role: wordOf('OrganizationRole', args.input.role) ?? undefined }) satisfies Sent<
        '/api/organizations/{org}/invitations',
        'post'
      >,
    target: (at) => path`/api/organizations/${at.organization}/invitations`,
    answer: (r, at, args, rest) => ({
      outcomes: r.items == null ? null : r.items.map((each) => toInvitationOutcome(each)),
      organization: () => readOrganization(rest, at),
    }),
  }),
  'Mutation.createListExport': call<
    ParentOf<'Mutation', 'createListExport'>,
    ArgsOf<'Mutation', 'createListExport'>,
    object,
    Schemas['ListExport'],
    PayloadOf<'createListExport'>
  >('write', 'POST', {
    send: (args) => ({ path: args.input.path }) satisfies Sent<'/api/exports', 'post'>,
    target: () => '/api/exports',
    answer: (r, at, args, rest) => ({ listExport: r == null ? null : toListExport(r) }),
  }),
  'Mutation.createProject': call<
    ParentOf<'Mutation', 'createProject'>,
    ArgsOf<'Mutation', 'createProject'>,
    object,
    Schemas['Project'],
    PayloadOf<'createProject'>
  >('write', 'POST', {
    send: (args) =>
      ({
        name: args.input.name ?? undefined,
        title: args.input.title ?? undefined,
        owner: args.input.organization == null ? undefined : { name: args.input.organization },
      }) satisfies Sent<'/api/projects', 'post'>,
    target: () => '/api/projects',
    answer: (r, at, args, rest) => ({ project: r == null ? null : toProject(r) }),
  }),
  'Mutation.createServiceAccount': call<
    ParentOf<'Mutation', 'createServiceAccount'>,
    ArgsOf<'Mutation', 'createServiceAccount'>,
    { organization: string },
    Schemas['ServiceAccount'],
    PayloadOf<'createServiceAccount'>
  >('write', 'POST', {
    at: (_parent, args) => ({ organization: args.input.organization }),
    send: (args) => ({ name: args.input.name }) satisfies Sent<'/api/v1/organizations/{org}/service-accounts', 'post'>,
    target: (at) => path`/api/v1/organizations/${at.organization}/service-accounts`,
    answer: (r, at, args, rest) => ({
      serviceAccount: r == null ? null : toServiceAccount(r, at),
      organization: () => readOrganization(rest, at),
    }),
  }),
  'Mutation.createServiceAccountKey': call<
    ParentOf<'Mutation', 'createServiceAccountKey'>,
    ArgsOf<'Mutation', 'createServiceAccountKey'>,
    { organization: string; serviceAccountId: string },
    Schemas['IssuedServiceAccountKey'],
    PayloadOf<'createServiceAccountKey'>
  >('write', 'POST', {
    at: (_parent, args) => ({
      organization: args.input.organization,
      serviceAccountId: namedBy('ServiceAccount', args.input.serviceAccountId, 'service account'),
    }),
    send: (args) =>
      ({
        name: args.input.name,
        scopes: args.input.scopes.map((each) => wordOf('ServiceAccountScope', each)),
        days: args.input.days,
      }) satisfies Sent<'/api/v1/organizations/{org}/service-accounts/{id}/keys', 'post'>,
    target: (at) => path`/api/v1/organizations/${at.organization}/service-accounts/${at.serviceAccountId}/keys`,
    answer: (r, at, args, rest) => ({ secret: r.secret ?? null, serviceAccount: () => readServiceAccount(rest, at) }),
  }),
  'Mutation.createUpload': call<
    ParentOf<'Mutation', 'createUpload'>,
    ArgsOf<'Mutation', 'createUpload'>,
    { channel: string; organization: string },
    Schemas['Upload'],
    PayloadOf<'createUpload'>
  >('write', 'POST', {
    at: (_parent, args) => ({ channel: args.input.channel, organization: args.input.organization }),
    send: (args) =>
      ({
        file_name: args.input.fileName,
        size: args.input.size,
        labels: args.input.labels ?? undefined,
        inspect: args.input.inspectOnly ?? undefined,
      }) satisfies Sent<'/api/organizations/{org}/channels/{channel}/uploads', 'post'>,
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/uploads`,
    answer: (r, at, args, rest) => ({ uploadId: r.id ?? null, url: r.path ?? null, expiresAt: r.expires_at ?? null }),
  }),
  'Mutation.createVexStatement': call<
    ParentOf<'Mutation', 'createVexStatement'>,
    ArgsOf<'Mutation', 'createVexStatement'>,
    { organization: string },
    Schemas['Curation'],
    PayloadOf<'createVexStatement'>
  >('write', 'PUT', {
    at: (_parent, args) => ({ organization: args.input.organization }),
    send: (args) =>
      ({
        cve: args.input.cveId,
        package: args.input.package,
        versions: args.input.versions,
        build: args.input.build,
        status: wordOf('VexStatus', args.input.status),
        justification: wordOf('VexJustification', args.input.justification),
        note: args.input.note,
      }) satisfies Sent<'/api/organizations/{org}/curations', 'put'>,
    target: (at) => path`/api/organizations/${at.organization}/curations`,
    answer: (r, at, args, rest) => ({ vexStatement: r == null ? null : toVexStatement(r) }),
  }),
  'Mutation.createWebhook': call<
    ParentOf<'Mutation', 'createWebhook'>,
    ArgsOf<'Mutation', 'createWebhook'>,
    { organization: string },
    Schemas['WebhookSecret'],
    PayloadOf<'createWebhook'>
  >('write', 'POST', {
    at: (_parent, args) => ({ organization: args.input.organization }),
    send: (args) =>
      ({ url: args.input.url, description: args.input.description, actions: args.input.events }) satisfies Sent<
        '/api/organizations/{org}/webhooks',
        'post'
      >,
    target: (at) => path`/api/organizations/${at.organization}/webhooks`,
    answer: (r, at, args, rest) => ({ secret: r.secret ?? null, organization: () => readOrganization(rest, at) }),
  }),
  'Mutation.declineInvitation': call<
    ParentOf<'Mutation', 'declineInvitation'>,
    ArgsOf<'Mutation', 'declineInvitation'>,
    { code: string; organization: string },
    undefined,
    PayloadOf<'declineInvitation'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({ code: args.input.code, organization: args.input.organization }),
    target: (at) => path`/api/organizations/${at.organization}/invitation-codes/${at.code}`,
    answer: (r, at, args, rest) => ({}),
  }),
  'Mutation.deleteCollection': call<
    ParentOf<'Mutation', 'deleteCollection'>,
    ArgsOf<'Mutation', 'deleteCollection'>,
    { collectionId: string; organization: string },
    undefined,
    PayloadOf<'deleteCollection'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({
      collectionId: namedBy('Collection', args.input.collectionId, 'collection'),
      organization: args.input.organization,
    }),
    target: (at) => path`/api/organizations/${at.organization}/collections/${at.collectionId}`,
    answer: (r, at, args, rest) => ({ deletedId: args.input.collectionId }),
  }),
  'Mutation.deleteDeltaSubscriptionByToken': call<
    ParentOf<'Mutation', 'deleteDeltaSubscriptionByToken'>,
    ArgsOf<'Mutation', 'deleteDeltaSubscriptionByToken'>,
    object,
    Schemas['EndedDeltaSubscription'],
    PayloadOf<'deleteDeltaSubscriptionByToken'>
  >('write', 'POST', {
    send: (args) => ({ key: args.input.token }) satisfies Sent<'/api/channel-policy-delta-unsubscriptions', 'post'>,
    target: () => '/api/channel-policy-delta-unsubscriptions',
    answer: (r, at, args, rest) => ({ organizationName: r.organization ?? null, channelName: r.channel ?? null }),
  }),
  'Mutation.deleteFeedBundle': call<
    ParentOf<'Mutation', 'deleteFeedBundle'>,
    ArgsOf<'Mutation', 'deleteFeedBundle'>,
    { fileName: string },
    Schemas['FeedBundles'],
    PayloadOf<'deleteFeedBundle'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({ fileName: args.input.fileName }),
    target: (at) => path`/api/operator/feed-bundles/incoming/${at.fileName}`,
    answer: (r, at, args, rest) => ({ bundles: r == null ? null : toFeedBundles(r) }),
  }),
  'Mutation.deleteGroup': call<
    ParentOf<'Mutation', 'deleteGroup'>,
    ArgsOf<'Mutation', 'deleteGroup'>,
    { groupId: string; organization: string },
    undefined,
    PayloadOf<'deleteGroup'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({
      groupId: namedBy('Group', args.input.groupId, 'group'),
      organization: args.input.organization,
    }),
    target: (at) => path`/api/organizations/${at.organization}/groups/${at.groupId}`,
    answer: (r, at, args, rest) => ({ deletedId: args.input.groupId, organization: () => readOrganization(rest, at) }),
  }),
  'Mutation.deleteLabel': call<
    ParentOf<'Mutation', 'deleteLabel'>,
    ArgsOf<'Mutation', 'deleteLabel'>,
    { channel: string; label: string; organization: string },
    undefined,
    PayloadOf<'deleteLabel'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({
      channel: args.input.channel,
      label: args.input.label,
      organization: args.input.organization,
    }),
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/labels/${at.label}`,
    answer: (r, at, args, rest) => ({ deletedLabel: args.input.label }),
  }),
  'Mutation.deleteListExport': call<
    ParentOf<'Mutation', 'deleteListExport'>,
    ArgsOf<'Mutation', 'deleteListExport'>,
    { listExportId: string },
    undefined,
    PayloadOf<'deleteListExport'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({ listExportId: namedBy('ListExport', args.input.listExportId, 'list export') }),
    target: (at) => path`/api/exports/${at.listExportId}`,
    answer: (r, at, args, rest) => ({ deletedId: args.input.listExportId }),
  }),
  'Mutation.deleteNotebook': call<
    ParentOf<'Mutation', 'deleteNotebook'>,
    ArgsOf<'Mutation', 'deleteNotebook'>,
    { notebookId: string },
    undefined,
    PayloadOf<'deleteNotebook'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({ notebookId: namedBy('Notebook', args.input.notebookId, 'notebook') }),
    target: (at) => path`/api/notebooks/${at.notebookId}`,
    answer: (r, at, args, rest) => ({ notebook: null }),
  }),
  'Mutation.deletePolicy': call<
    ParentOf<'Mutation', 'deletePolicy'>,
    ArgsOf<'Mutation', 'deletePolicy'>,
    { organization: string; policyId: string },
    undefined,
    PayloadOf<'deletePolicy'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({
      organization: args.input.organization,
      policyId: namedBy('Policy', args.input.policyId, 'policy'),
    }),
    target: (at) => path`/api/organizations/${at.organization}/repo-policies/${at.policyId}`,
    answer: (r, at, args, rest) => ({ deletedId: args.input.policyId, organization: () => readOrganization(rest, at) }),
  }),
  'Mutation.deleteProject': call<
    ParentOf<'Mutation', 'deleteProject'>,
    ArgsOf<'Mutation', 'deleteProject'>,
    { projectId: string },
    undefined,
    PayloadOf<'deleteProject'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({ projectId: namedBy('Project', args.input.projectId, 'project') }),
    target: (at) => path`/api/projects/${at.projectId}`,
    answer: (r, at, args, rest) => ({ deletedId: args.input.projectId }),
  }),
  'Mutation.deleteServiceAccount': call<
    ParentOf<'Mutation', 'deleteServiceAccount'>,
    ArgsOf<'Mutation', 'deleteServiceAccount'>,
    { organization: string; serviceAccountId: string },
    undefined,
    PayloadOf<'deleteServiceAccount'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({
      organization: args.input.organization,
      serviceAccountId: namedBy('ServiceAccount', args.input.serviceAccountId, 'service account'),
    }),
    target: (at) => path`/api/v1/organizations/${at.organization}/service-accounts/${at.serviceAccountId}`,
    answer: (r, at, args, rest) => ({
      deletedId: args.input.serviceAccountId,
      organization: () => readOrganization(rest, at),
    }),
  }),
  'Mutation.deleteWebhook': call<
    ParentOf<'Mutation', 'deleteWebhook'>,
    ArgsOf<'Mutation', 'deleteWebhook'>,
    { organization: string; webhookId: string },
    undefined,
    PayloadOf<'deleteWebhook'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({
      organization: args.input.organization,
      webhookId: namedBy('Webhook', args.input.webhookId, 'webhook'),
    }),
    target: (at) => path`/api/organizations/${at.organization}/webhooks/${at.webhookId}`,
    answer: (r, at, args, rest) => ({ organization: () => readOrganization(rest, at) }),
  }),
  'Mutation.exportBundle': call<
    ParentOf<'Mutation', 'exportBundle'>,
    ArgsOf<'Mutation', 'exportBundle'>,
    { channel: string; organization: string },
    Schemas['BundleJob'],
    PayloadOf<'exportBundle'>
  >('write', 'POST', {
    at: (_parent, args) => ({ channel: args.input.channel, organization: args.input.organization }),
    send: (args) =>
      ({
        since_last: args.input.incremental ?? undefined,
        snapshot: args.input.snapshot ?? undefined,
        environment_id:
          (args.input.environmentId && namedBy('Environment', args.input.environmentId, 'environment')) ?? undefined,
      }) satisfies Sent<'/api/organizations/{org}/channels/{channel}/bundles', 'post'>,
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/bundles`,
    answer: (r, at, args, rest) => ({
      bundle: r == null ? null : toBundleJob(r, at),
      channel: () => readChannel(rest, at),
    }),
  }),
  'Mutation.exportFeedBundle': call<
    ParentOf<'Mutation', 'exportFeedBundle'>,
    ArgsOf<'Mutation', 'exportFeedBundle'>,
    object,
    Schemas['FeedBundles'],
    PayloadOf<'exportFeedBundle'>
  >('write', 'POST', {
    send: (args) =>
      ({ feeds: args.input.feedIds.map((each) => namedBy('AdvisoryFeed', each, 'advisory feed')) }) satisfies Sent<
        '/api/operator/feed-bundles',
        'post'
      >,
    target: () => '/api/operator/feed-bundles',
    answer: (r, at, args, rest) => ({ bundles: r == null ? null : toFeedBundles(r) }),
  }),
  'Mutation.grantOrganizationPlan': call<
    ParentOf<'Mutation', 'grantOrganizationPlan'>,
    ArgsOf<'Mutation', 'grantOrganizationPlan'>,
    { organization: string },
    Schemas['HubOrganization'],
    PayloadOf<'grantOrganizationPlan'>
  >('write', 'PUT', {
    at: (_parent, args) => ({ organization: args.input.organization }),
    send: (args) =>
      ({
        product_code: wordOf('ProductCode', args.input.productCode),
        quantity: args.input.quantity,
        until: args.input.expiresAt,
      }) satisfies Sent<'/api/operator/organizations/{org}/plan', 'put'>,
    target: (at) => path`/api/operator/organizations/${at.organization}/plan`,
    answer: (r, at, args, rest) => ({ organization: r == null ? null : toHubOrganization(r) }),
  }),
  'Mutation.grantUserPlan': call<
    ParentOf<'Mutation', 'grantUserPlan'>,
    ArgsOf<'Mutation', 'grantUserPlan'>,
    { userId: string },
    Schemas['HubPerson'],
    PayloadOf<'grantUserPlan'>
  >('write', 'PUT', {
    at: (_parent, args) => ({ userId: namedBy('HubUser', args.input.userId, 'hub user') }),
    send: (args) =>
      ({ product_code: wordOf('ProductCode', args.input.productCode), until: args.input.expiresAt }) satisfies Sent<
        '/api/operator/people/{id}/plan',
        'put'
      >,
    target: (at) => path`/api/operator/people/${at.userId}/plan`,
    answer: (r, at, args, rest) => ({ person: r == null ? null : toHubUser(r) }),
  }),
  'Mutation.importBundle': call<
    ParentOf<'Mutation', 'importBundle'>,
    ArgsOf<'Mutation', 'importBundle'>,
    { channel: string; organization: string },
    Schemas['BundleJob'],
    PayloadOf<'importBundle'>
  >('write', 'POST', {
    at: (_parent, args) => ({ channel: args.input.channel, organization: args.input.organization }),
    send: (args) =>
      ({ file_name: args.input.fileName, anyway: args.input.ignoreWarnings ?? undefined }) satisfies Sent<
        '/api/organizations/{org}/channels/{channel}/bundles/incoming',
        'post'
      >,
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/bundles/incoming`,
    answer: (r, at, args, rest) => ({
      bundle: r == null ? null : toBundleJob(r, at),
      channel: () => readChannel(rest, at),
    }),
  }),
  'Mutation.importFeedBundle': call<
    ParentOf<'Mutation', 'importFeedBundle'>,
    ArgsOf<'Mutation', 'importFeedBundle'>,
    object,
    Schemas['FeedBundles'],
    PayloadOf<'importFeedBundle'>
  >('write', 'POST', {
    send: (args) =>
      ({ file_name: args.input.fileName, key: args.input.key, older: args.input.allowOlder }) satisfies Sent<
        '/api/operator/feed-bundles/incoming',
        'post'
      >,
    target: () => '/api/operator/feed-bundles/incoming',
    answer: (r, at, args, rest) => ({ bundles: r == null ? null : toFeedBundles(r) }),
  }),
  'Mutation.importNotebook': call<
    ParentOf<'Mutation', 'importNotebook'>,
    ArgsOf<'Mutation', 'importNotebook'>,
    object,
    Schemas['Notebook'],
    PayloadOf<'importNotebook'>
  >('write', 'POST', {
    send: (args) => ({ title: args.input.title, content: args.input.content }) satisfies Sent<'/api/notebooks', 'post'>,
    target: () => '/api/notebooks',
    answer: (r, at, args, rest) => ({ notebook: r == null ? null : toNotebook(r) }),
  }),
  'Mutation.importOpenVex': call<
    ParentOf<'Mutation', 'importOpenVex'>,
    ArgsOf<'Mutation', 'importOpenVex'>,
    { organization: string },
    Schemas['OpenVexTaken'],
    PayloadOf<'importOpenVex'>
  >('write', 'POST', {
    at: (_parent, args) => ({ organization: args.input.organization }),
    send: (args) => args.input.document as object,
    target: (at) => path`/api/organizations/${at.organization}/openvex`,
    answer: (r, at, args, rest) => ({ importedCount: r.taken ?? null, unchangedCount: r.unchanged ?? null }),
  }),
  'Mutation.payCheckout': call<
    ParentOf<'Mutation', 'payCheckout'>,
    ArgsOf<'Mutation', 'payCheckout'>,
    { checkoutId: string },
    Schemas['PaymentData'],
    PayloadOf<'payCheckout'>
  >('write', 'POST', {
    at: (_parent, args) => ({ checkoutId: args.input.checkoutId }),
    send: (args) =>
      ({
        card:
          (args.input.card && {
            number: args.input.card.number,
            expires: args.input.card.expires,
            cvc: args.input.card.cvc,
          }) ??
          undefined,
        code: args.input.bankVerificationCode ?? undefined,
        total: args.input.expectedTotal,
      }) satisfies Sent<'/api/payments/v2/checkout_session/{id}/pay', 'post'>,
    target: (at) => path`/api/payments/v2/checkout_session/${at.checkoutId}/pay`,
    answer: (r, at, args, rest) => ({ checkout: r == null ? null : toCheckout(r) }),
  }),
  'Mutation.publishUpload': call<
    ParentOf<'Mutation', 'publishUpload'>,
    ArgsOf<'Mutation', 'publishUpload'>,
    { channel: string; organization: string; uploadId: string },
    Schemas['PublishedFile'],
    PayloadOf<'publishUpload'>
  >('write', 'POST', {
    at: (_parent, args) => ({
      channel: args.input.channel,
      organization: args.input.organization,
      uploadId: args.input.uploadId,
    }),
    send: (args) =>
      ({ labels: args.input.labels ?? undefined }) satisfies Sent<
        '/api/organizations/{org}/channels/{channel}/uploads/{upload}/publication',
        'post'
      >,
    target: (at) =>
      path`/api/organizations/${at.organization}/channels/${at.channel}/uploads/${at.uploadId}/publication`,
    answer: (r, at, args, rest) => ({ file: r == null ? null : toPublishedFile(r) }),
  }),
  'Mutation.removeAdvisoryFeedKey': call<
    ParentOf<'Mutation', 'removeAdvisoryFeedKey'>,
    ArgsOf<'Mutation', 'removeAdvisoryFeedKey'>,
    { feedId: string },
    undefined,
    PayloadOf<'removeAdvisoryFeedKey'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({ feedId: namedBy('AdvisoryFeed', args.input.feedId, 'advisory feed') }),
    target: (at) => path`/api/operator/advisory-feeds/${at.feedId}/key`,
    answer: (r, at, args, rest) => ({
      feeds: () =>
        rest
          .get<Body<'/api/operator/advisory-feeds', 'get'>>('/api/operator/advisory-feeds')
          .then((all) => all.items.map((each) => toAdvisoryFeed(each))),
    }),
  }),
  'Mutation.removeChannelGroup': call<
    ParentOf<'Mutation', 'removeChannelGroup'>,
    ArgsOf<'Mutation', 'removeChannelGroup'>,
    { channel: string; groupId: string; organization: string },
    undefined,
    PayloadOf<'removeChannelGroup'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({
      channel: args.input.channel,
      groupId: namedBy('Group', args.input.groupId, 'group'),
      organization: args.input.organization,
    }),
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/groups/${at.groupId}`,
    answer: (r, at, args, rest) => ({ channel: () => readChannel(rest, at), group: () => readGroup(rest, at) }),
  }),
  'Mutation.removeGroupMember': call<
    ParentOf<'Mutation', 'removeGroupMember'>,
    ArgsOf<'Mutation', 'removeGroupMember'>,
    { groupId: string; memberId: string; organization: string },
    undefined,
    PayloadOf<'removeGroupMember'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({
      groupId: namedBy('Group', args.input.groupId, 'group'),
      memberId: namedBy('Member', args.input.memberId, 'member'),
      organization: args.input.organization,
    }),
    target: (at) => path`/api/organizations/${at.organization}/groups/${at.groupId}/users/${at.memberId}`,
    answer: (r, at, args, rest) => ({ group: () => readGroup(rest, at) }),
  }),
  'Mutation.removeSeatAssignments': call<
    ParentOf<'Mutation', 'removeSeatAssignments'>,
    ArgsOf<'Mutation', 'removeSeatAssignments'>,
    { memberId: string; organization: string; productCode: string },
    undefined,
    PayloadOf<'removeSeatAssignments'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({
      memberId: namedBy('Member', args.input.memberId, 'member'),
      organization: args.input.organization,
      productCode: wordOf('ProductCode', args.input.productCode),
    }),
    target: (at) => path`/api/organizations/${at.organization}/users/${at.memberId}/products/${at.productCode}`,
    answer: (r, at, args, rest) => ({ organization: () => readOrganization(rest, at) }),
  }),
  'Mutation.removeServiceAccountPublicKey': call<
    ParentOf<'Mutation', 'removeServiceAccountPublicKey'>,
    ArgsOf<'Mutation', 'removeServiceAccountPublicKey'>,
    { organization: string; publicKeyId: string; serviceAccountId: string },
    undefined,
    PayloadOf<'removeServiceAccountPublicKey'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({
      organization: args.input.organization,
      publicKeyId: args.input.publicKeyId,
      serviceAccountId: namedBy('ServiceAccount', args.input.serviceAccountId, 'service account'),
    }),
    target: (at) =>
      path`/api/v1/organizations/${at.organization}/service-accounts/${at.serviceAccountId}/public-keys/${at.publicKeyId}`,
    answer: (r, at, args, rest) => ({ serviceAccount: () => readServiceAccount(rest, at) }),
  }),
  'Mutation.removeServiceAccountWorkload': call<
    ParentOf<'Mutation', 'removeServiceAccountWorkload'>,
    ArgsOf<'Mutation', 'removeServiceAccountWorkload'>,
    { organization: string; serviceAccountId: string; workloadId: string },
    undefined,
    PayloadOf<'removeServiceAccountWorkload'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({
      organization: args.input.organization,
      serviceAccountId: namedBy('ServiceAccount', args.input.serviceAccountId, 'service account'),
      workloadId: args.input.workloadId,
    }),
    target: (at) =>
      path`/api/v1/organizations/${at.organization}/service-accounts/${at.serviceAccountId}/workloads/${at.workloadId}`,
    answer: (r, at, args, rest) => ({ serviceAccount: () => readServiceAccount(rest, at) }),
  }),
  'Mutation.removeTrustedWorkload': call<
    ParentOf<'Mutation', 'removeTrustedWorkload'>,
    ArgsOf<'Mutation', 'removeTrustedWorkload'>,
    { organization: string; trustedWorkloadId: string },
    undefined,
    PayloadOf<'removeTrustedWorkload'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({
      organization: args.input.organization,
      trustedWorkloadId: namedBy('TrustedWorkload', args.input.trustedWorkloadId, 'trusted workload'),
    }),
    target: (at) => path`/api/organizations/${at.organization}/workloads/${at.trustedWorkloadId}`,
    answer: (r, at, args, rest) => ({ organization: () => readOrganization(rest, at) }),
  }),
  'Mutation.removeVexSource': call<
    ParentOf<'Mutation', 'removeVexSource'>,
    ArgsOf<'Mutation', 'removeVexSource'>,
    { organization: string; vexSourceId: string },
    undefined,
    PayloadOf<'removeVexSource'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({
      organization: args.input.organization,
      vexSourceId: namedBy('VexSource', args.input.sourceId, 'vex source'),
    }),
    target: (at) => path`/api/organizations/${at.organization}/vex-feeds/${at.vexSourceId}`,
    answer: (r, at, args, rest) => ({ removedId: args.input.sourceId }),
  }),
  'Mutation.restoreCollection': call<
    ParentOf<'Mutation', 'restoreCollection'>,
    ArgsOf<'Mutation', 'restoreCollection'>,
    { collectionId: string; organization: string },
    Schemas['Collection'],
    PayloadOf<'restoreCollection'>
  >('write', 'POST', {
    at: (_parent, args) => ({
      collectionId: namedBy('Collection', args.input.collectionId, 'collection'),
      organization: args.input.organization,
    }),
    target: (at) => path`/api/organizations/${at.organization}/collections/${at.collectionId}/restore`,
    answer: (r, at, args, rest) => ({ collection: r == null ? null : toCollection(r) }),
  }),
  'Mutation.restoreFile': call<
    ParentOf<'Mutation', 'restoreFile'>,
    ArgsOf<'Mutation', 'restoreFile'>,
    { channel: string; fileName: string; organization: string; subdir: string },
    Schemas['FileEventList'],
    PayloadOf<'restoreFile'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({
      channel: args.input.channel,
      fileName: args.input.fileName,
      organization: args.input.organization,
      subdir: args.input.subdir,
    }),
    target: (at) =>
      path`/api/organizations/${at.organization}/channels/${at.channel}/files/${at.subdir}/${at.fileName}/withdrawal`,
    answer: (r, at, args, rest) => ({ history: r.items == null ? null : r.items.map((each) => toFileEvent(each)) }),
  }),
  'Mutation.restoreGroup': call<
    ParentOf<'Mutation', 'restoreGroup'>,
    ArgsOf<'Mutation', 'restoreGroup'>,
    { groupId: string; organization: string },
    Schemas['Group'],
    PayloadOf<'restoreGroup'>
  >('write', 'POST', {
    at: (_parent, args) => ({
      groupId: namedBy('Group', args.input.groupId, 'group'),
      organization: args.input.organization,
    }),
    target: (at) => path`/api/organizations/${at.organization}/groups/${at.groupId}/restore`,
    answer: (r, at, args, rest) => ({
      group: r == null ? null : toGroup(r, at),
      organization: () => readOrganization(rest, at),
    }),
  }),
  'Mutation.restorePolicy': call<
    ParentOf<'Mutation', 'restorePolicy'>,
    ArgsOf<'Mutation', 'restorePolicy'>,
    { organization: string; policyId: string },
    Schemas['Policy'],
    PayloadOf<'restorePolicy'>
  >('write', 'POST', {
    at: (_parent, args) => ({
      organization: args.input.organization,
      policyId: namedBy('Policy', args.input.policyId, 'policy'),
    }),
    target: (at) => path`/api/organizations/${at.organization}/repo-policies/${at.policyId}/restore`,
    answer: (r, at, args, rest) => ({
      policy: r == null ? null : toPolicy(r, at),
      organization: () => readOrganization(rest, at),
    }),
  }),
  'Mutation.restoreProject': call<
    ParentOf<'Mutation', 'restoreProject'>,
    ArgsOf<'Mutation', 'restoreProject'>,
    { projectId: string },
    Schemas['Project'],
    PayloadOf<'restoreProject'>
  >('write', 'POST', {
    at: (_parent, args) => ({ projectId: namedBy('Project', args.input.projectId, 'project') }),
    target: (at) => path`/api/projects/${at.projectId}/restore`,
    answer: (r, at, args, rest) => ({ project: r == null ? null : toProject(r) }),
  }),
  'Mutation.retryEmail': call<
    ParentOf<'Mutation', 'retryEmail'>,
    ArgsOf<'Mutation', 'retryEmail'>,
    { emailId: string },
    undefined,
    PayloadOf<'retryEmail'>
  >('write', 'POST', {
    at: (_parent, args) => ({ emailId: args.input.emailId }),
    target: (at) => path`/api/operator/mail/queue/${at.emailId}/retry`,
    answer: (r, at, args, rest) => ({ emailStatus: () => readEmailStatus(rest, at) }),
  }),
  'Mutation.retryJob': call<
    ParentOf<'Mutation', 'retryJob'>,
    ArgsOf<'Mutation', 'retryJob'>,
    { jobId: string; kind: string },
    undefined,
    PayloadOf<'retryJob'>
  >('write', 'POST', {
    at: (_parent, args) => ({ jobId: args.input.jobId, kind: wordOf('HubJobKind', args.input.kind) }),
    target: (at) => path`/api/operator/jobs/${at.kind}/${at.jobId}/retry`,
    answer: (r, at, args, rest) => ({ jobs: () => readHubJobs(rest, at) }),
  }),
  'Mutation.retryWebhookDelivery': call<
    ParentOf<'Mutation', 'retryWebhookDelivery'>,
    ArgsOf<'Mutation', 'retryWebhookDelivery'>,
    { deliveryId: string; organization: string; webhookId: string },
    Schemas['WebhookDelivery'],
    PayloadOf<'retryWebhookDelivery'>
  >('write', 'POST', {
    at: (_parent, args) => ({
      deliveryId: args.input.deliveryId,
      organization: args.input.organization,
      webhookId: namedBy('Webhook', args.input.webhookId, 'webhook'),
    }),
    target: (at) =>
      path`/api/organizations/${at.organization}/webhooks/${at.webhookId}/deliveries/${at.deliveryId}/replay`,
    answer: (r, at, args, rest) => ({ delivery: r == null ? null : toWebhookDelivery(r) }),
  }),
  'Mutation.reviewExceptionRequest': call<
    ParentOf<'Mutation', 'reviewExceptionRequest'>,
    ArgsOf<'Mutation', 'reviewExceptionRequest'>,
    { exceptionRequestId: string; organization: string },
    Schemas['ExceptionRequest'],
    PayloadOf<'reviewExceptionRequest'>
  >('write', 'PUT', {
    at: (_parent, args) => ({
      exceptionRequestId: namedBy('ExceptionRequest', args.input.requestId, 'exception request'),
      organization: args.input.organization,
    }),
    send: (args) =>
      ({
        decision: wordOf('ReviewDecision', args.input.decision),
        spec: args.input.spec,
        until: args.input.expiresOn,
        answer: args.input.comment,
      }) satisfies Sent<'/api/organizations/{org}/exception-requests/{id}/decision', 'put'>,
    target: (at) => path`/api/organizations/${at.organization}/exception-requests/${at.exceptionRequestId}/decision`,
    answer: (r, at, args, rest) => ({ request: r == null ? null : toExceptionRequest(r, at) }),
  }),
  'Mutation.reviewMappingChange': call<
    ParentOf<'Mutation', 'reviewMappingChange'>,
    ArgsOf<'Mutation', 'reviewMappingChange'>,
    { name: string },
    undefined,
    PayloadOf<'reviewMappingChange'>
  >('write', 'POST', {
    at: (_parent, args) => ({ name: args.input.name }),
    send: (args) => ({ accept: args.input.accept }) satisfies Sent<'/api/operator/package-changes/{name}', 'post'>,
    target: (at) => path`/api/operator/package-changes/${at.name}`,
    answer: (r, at, args, rest) => ({ name: args.input.name }),
  }),
  'Mutation.reviewMirrorLoss': call<
    ParentOf<'Mutation', 'reviewMirrorLoss'>,
    ArgsOf<'Mutation', 'reviewMirrorLoss'>,
    { channel: string; organization: string },
    Schemas['MirrorDetails'],
    PayloadOf<'reviewMirrorLoss'>
  >('write', 'POST', {
    at: (_parent, args) => ({ channel: args.input.channel, organization: args.input.organization }),
    send: (args) =>
      ({
        decision: wordOf('MirrorLossDecision', args.input.decision),
        lost_count: args.input.lostCount,
      }) satisfies Sent<'/api/organizations/{org}/channels/{channel}/mirror_loss', 'post'>,
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/mirror_loss`,
    answer: (r, at, args, rest) => ({ channel: () => readChannel(rest, at) }),
  }),
  'Mutation.reviewSupplierVexStatement': call<
    ParentOf<'Mutation', 'reviewSupplierVexStatement'>,
    ArgsOf<'Mutation', 'reviewSupplierVexStatement'>,
    { organization: string; statementId: string },
    Schemas['VexStatement'],
    PayloadOf<'reviewSupplierVexStatement'>
  >('write', 'PUT', {
    at: (_parent, args) => ({ organization: args.input.organization, statementId: args.input.statementId }),
    send: (args) =>
      ({ accepts: args.input.accepts }) satisfies Sent<'/api/organizations/{org}/vex-statements/{id}', 'put'>,
    target: (at) => path`/api/organizations/${at.organization}/vex-statements/${at.statementId}`,
    answer: (r, at, args, rest) => ({ statement: r == null ? null : toSupplierVexStatement(r) }),
  }),
  'Mutation.revokeApiToken': call<
    ParentOf<'Mutation', 'revokeApiToken'>,
    ArgsOf<'Mutation', 'revokeApiToken'>,
    { tokenId: string },
    undefined,
    PayloadOf<'revokeApiToken'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({ tokenId: namedBy('ApiToken', args.input.tokenId, 'API token') }),
    target: (at) => path`/api/account/tokens/${at.tokenId}`,
    answer: (r, at, args, rest) => ({ viewer: () => readUser(rest, at) }),
  }),
  'Mutation.revokeException': call<
    ParentOf<'Mutation', 'revokeException'>,
    ArgsOf<'Mutation', 'revokeException'>,
    { channel: string; organization: string; policyExceptionId: string },
    undefined,
    PayloadOf<'revokeException'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({
      channel: args.input.channel,
      organization: args.input.organization,
      policyExceptionId: namedBy('PolicyException', args.input.exceptionId, 'policy exception'),
    }),
    target: (at) =>
      path`/api/organizations/${at.organization}/channels/${at.channel}/exceptions/${at.policyExceptionId}`,
    answer: (r, at, args, rest) => ({ revokedId: args.input.exceptionId }),
  }),
  'Mutation.revokeInvitations': call<
    ParentOf<'Mutation', 'revokeInvitations'>,
    ArgsOf<'Mutation', 'revokeInvitations'>,
    { organization: string },
    Schemas['InvitationOutcomeList'],
    PayloadOf<'revokeInvitations'>
  >('write', 'PUT', {
    at: (_parent, args) => ({ organization: args.input.organization }),
    send: (args) =>
      ({ emails: args.input.emails }) satisfies Sent<'/api/organizations/{org}/remove-invitations/', 'put'>,
    target: (at) => path`/api/organizations/${at.organization}/remove-invitations/`,
    answer: (r, at, args, rest) => ({
      outcomes: r.items == null ? null : r.items.map((each) => toInvitationOutcome(each)),
      organization: () => readOrganization(rest, at),
    }),
  }),
  'Mutation.revokeOrganizationPlan': call<
    ParentOf<'Mutation', 'revokeOrganizationPlan'>,
    ArgsOf<'Mutation', 'revokeOrganizationPlan'>,
    { organization: string },
    Schemas['HubOrganization'],
    PayloadOf<'revokeOrganizationPlan'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({ organization: args.input.organization }),
    target: (at) => path`/api/operator/organizations/${at.organization}/plan`,
    answer: (r, at, args, rest) => ({ organization: r == null ? null : toHubOrganization(r) }),
  }),
  'Mutation.revokeOrganizationToken': call<
    ParentOf<'Mutation', 'revokeOrganizationToken'>,
    ArgsOf<'Mutation', 'revokeOrganizationToken'>,
    { organization: string; tokenId: string },
    undefined,
    PayloadOf<'revokeOrganizationToken'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({
      organization: args.input.organization,
      tokenId: namedBy('OrganizationToken', args.input.tokenId, 'organization token'),
    }),
    target: (at) => path`/api/organizations/${at.organization}/channel-tokens/${at.tokenId}`,
    answer: (r, at, args, rest) => ({ organization: () => readOrganization(rest, at) }),
  }),
  'Mutation.revokePersonalToken': call<
    ParentOf<'Mutation', 'revokePersonalToken'>,
    ArgsOf<'Mutation', 'revokePersonalToken'>,
    object,
    undefined,
    PayloadOf<'revokePersonalToken'>
  >('write', 'DELETE', {
    target: () => '/api/ce/current-token',
    answer: (r, at, args, rest) => ({ viewer: () => readUser(rest, at) }),
  }),
  'Mutation.revokeServiceAccountKey': call<
    ParentOf<'Mutation', 'revokeServiceAccountKey'>,
    ArgsOf<'Mutation', 'revokeServiceAccountKey'>,
    { organization: string; serviceAccountId: string; serviceAccountKeyId: string },
    undefined,
    PayloadOf<'revokeServiceAccountKey'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({
      organization: args.input.organization,
      serviceAccountId: namedBy('ServiceAccount', args.input.serviceAccountId, 'service account'),
      serviceAccountKeyId: args.input.serviceAccountKeyId,
    }),
    target: (at) =>
      path`/api/v1/organizations/${at.organization}/service-accounts/${at.serviceAccountId}/keys/${at.serviceAccountKeyId}`,
    answer: (r, at, args, rest) => ({ serviceAccount: () => readServiceAccount(rest, at) }),
  }),
  'Mutation.revokeServiceAccountToken': call<
    ParentOf<'Mutation', 'revokeServiceAccountToken'>,
    ArgsOf<'Mutation', 'revokeServiceAccountToken'>,
    { organization: string; serviceAccountId: string },
    undefined,
    PayloadOf<'revokeServiceAccountToken'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({
      organization: args.input.organization,
      serviceAccountId: namedBy('ServiceAccount', args.input.serviceAccountId, 'service account'),
    }),
    target: (at) => path`/api/v1/organizations/${at.organization}/service-accounts/${at.serviceAccountId}/token`,
    answer: (r, at, args, rest) => ({
      serviceAccount: () => readServiceAccount(rest, at),
      organization: () => readOrganization(rest, at),
    }),
  }),
  'Mutation.revokeUserPlan': call<
    ParentOf<'Mutation', 'revokeUserPlan'>,
    ArgsOf<'Mutation', 'revokeUserPlan'>,
    { userId: string },
    Schemas['HubPerson'],
    PayloadOf<'revokeUserPlan'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({ userId: namedBy('HubUser', args.input.userId, 'hub user') }),
    target: (at) => path`/api/operator/people/${at.userId}/plan`,
    answer: (r, at, args, rest) => ({ person: r == null ? null : toHubUser(r) }),
  }),
  'Mutation.revokeVexStatement': call<
    ParentOf<'Mutation', 'revokeVexStatement'>,
    ArgsOf<'Mutation', 'revokeVexStatement'>,
    { organization: string; statementId: string },
    undefined,
    PayloadOf<'revokeVexStatement'>
  >('write', 'DELETE', {
    at: (_parent, args) => ({ organization: args.input.organization, statementId: args.input.statementId }),
    target: (at) => path`/api/organizations/${at.organization}/curations/${at.statementId}`,
    answer: (r, at, args, rest) => ({ revokedId: args.input.statementId }),
  }),
  'Mutation.rotateWebhookSecret': call<
    ParentOf<'Mutation', 'rotateWebhookSecret'>,
    ArgsOf<'Mutation', 'rotateWebhookSecret'>,
    { organization: string; webhookId: string },
    Schemas['WebhookSecret'],
    PayloadOf<'rotateWebhookSecret'>
  >('write', 'POST', {
    at: (_parent, args) => ({
      organization: args.input.organization,
      webhookId: namedBy('Webhook', args.input.webhookId, 'webhook'),
    }),
    target: (at) => path`/api/organizations/${at.organization}/webhooks/${at.webhookId}/secret`,
    answer: (r, at, args, rest) => ({ secret: r.secret ?? null, organization: () => readOrganization(rest, at) }),
  }),
  'Mutation.scanEnvironment': call<
    ParentOf<'Mutation', 'scanEnvironment'>,
    ArgsOf<'Mutation', 'scanEnvironment'>,
    { environmentId: string; organization: string },
    Schemas['EnvironmentScan'],
    PayloadOf<'scanEnvironment'>
  >('write', 'POST', {
    at: (_parent, args) => ({
      environmentId: namedBy('Environment', args.input.environmentId, 'environment'),
      organization: args.input.organization,
    }),
    target: (at) =>
      path`/api/environments/organizations/${at.organization}/environments/${at.environmentId}/scan-brief`,
    answer: (r, at, args, rest) => ({ scan: r == null ? null : toEnvironmentScan(r) }),
  }),
  'Mutation.sendHubUserPasswordReset': call<
    ParentOf<'Mutation', 'sendHubUserPasswordReset'>,
    ArgsOf<'Mutation', 'sendHubUserPasswordReset'>,
    { userId: string },
    undefined,
    PayloadOf<'sendHubUserPasswordReset'>
  >('write', 'POST', {
    at: (_parent, args) => ({ userId: namedBy('HubUser', args.input.userId, 'hub user') }),
    target: (at) => path`/api/operator/people/${at.userId}/password-link`,
    answer: (r, at, args, rest) => ({ person: () => readHubUser(rest, at) }),
  }),
  'Mutation.sendInvitations': call<
    ParentOf<'Mutation', 'sendInvitations'>,
    ArgsOf<'Mutation', 'sendInvitations'>,
    { organization: string },
    Schemas['InvitationOutcomeList'],
    PayloadOf<'sendInvitations'>
  >('write', 'PUT', {
    at: (_parent, args) => ({ organization: args.input.organization }),
    send: (args) =>
      ({ emails: args.input.emails }) satisfies Sent<'/api/organizations/{org}/resend-invitations/', 'put'>,
    target: (at) => path`/api/organizations/${at.organization}/resend-invitations/`,
    answer: (r, at, args, rest) => ({
      outcomes: r.items == null ? null : r.items.map((each) => toInvitationOutcome(each)),
      organization: () => readOrganization(rest, at),
    }),
  }),
  'Mutation.sendTestEmail': call<
    ParentOf<'Mutation', 'sendTestEmail'>,
    ArgsOf<'Mutation', 'sendTestEmail'>,
    object,
    Schemas['MailTest'],
    PayloadOf<'sendTestEmail'>
  >('write', 'POST', {
    target: () => '/api/operator/mail/test',
    answer: (r, at, args, rest) => ({
      outcome: r.outcome == null ? null : testEmailOutcomeOf(r.outcome),
      to: r.to ?? null,
      serverResponse: r.answer ?? null,
    }),
  }),
  'Mutation.sendTestEvent': call<
    ParentOf<'Mutation', 'sendTestEvent'>,
    ArgsOf<'Mutation', 'sendTestEvent'>,
    { organization: string; webhookId: string },
    Schemas['WebhookDelivery'],
    PayloadOf<'sendTestEvent'>
  >('write', 'POST', {
    at: (_parent, args) => ({
      organization: args.input.organization,
      webhookId: namedBy('Webhook', args.input.webhookId, 'webhook'),
    }),
    target: (at) => path`/api/organizations/${at.organization}/webhooks/${at.webhookId}/test`,
    answer: (r, at, args, rest) => ({ delivery: r == null ? null : toWebhookDelivery(r) }),
  }),
  'Mutation.syncAdvisoryFeed': call<
    ParentOf<'Mutation', 'syncAdvisoryFeed'>,
    ArgsOf<'Mutation', 'syncAdvisoryFeed'>,
    { feedId: string },
    undefined,
    PayloadOf<'syncAdvisoryFeed'>
  >('write', 'POST', {
    at: (_parent, args) => ({ feedId: namedBy('AdvisoryFeed', args.input.feedId, 'advisory feed') }),
    target: (at) => path`/api/operator/advisory-feeds/${at.feedId}/fetch`,
    answer: (r, at, args, rest) => ({
      feeds: () =>
        rest
          .get<Body<'/api/operator/advisory-feeds', 'get'>>('/api/operator/advisory-feeds')
          .then((all) => all.items.map((each) => toAdvisoryFeed(each))),
    }),
  }),
  'Mutation.syncMirror': call<
    ParentOf<'Mutation', 'syncMirror'>,
    ArgsOf<'Mutation', 'syncMirror'>,
    { channel: string; organization: string },
    Schemas['SyncJob'],
    PayloadOf<'syncMirror'>
  >('write', 'POST', {
    at: (_parent, args) => ({ channel: args.input.channel, organization: args.input.organization }),
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/mirror_sync`,
    answer: (r, at, args, rest) => ({
      sync: r == null ? null : toMirrorSync(r, at),
      channel: () => readChannel(rest, at),
    }),
  }),
  'Mutation.syncVexSource': call<
    ParentOf<'Mutation', 'syncVexSource'>,
    ArgsOf<'Mutation', 'syncVexSource'>,
    { organization: string; vexSourceId: string },
    Schemas['VexFeed'],
    PayloadOf<'syncVexSource'>
  >('write', 'POST', {
    at: (_parent, args) => ({
      organization: args.input.organization,
      vexSourceId: namedBy('VexSource', args.input.sourceId, 'vex source'),
    }),
    target: (at) => path`/api/organizations/${at.organization}/vex-feeds/${at.vexSourceId}/readings`,
    answer: (r, at, args, rest) => ({ vexSource: r == null ? null : toVexSource(r, at) }),
  }),
  'Mutation.updateAdvisoryFeed': call<
    ParentOf<'Mutation', 'updateAdvisoryFeed'>,
    ArgsOf<'Mutation', 'updateAdvisoryFeed'>,
    { feedId: string },
    undefined,
    PayloadOf<'updateAdvisoryFeed'>
  >('write', 'PATCH', {
    at: (_parent, args) => ({ feedId: namedBy('AdvisoryFeed', args.input.feedId, 'advisory feed') }),
    send: (args) => ({ enabled: args.input.isEnabled }) satisfies Sent<'/api/operator/advisory-feeds/{id}', 'patch'>,
    target: (at) => path`/api/operator/advisory-feeds/${at.feedId}`,
    answer: (r, at, args, rest) => ({
      feeds: () =>
        rest
          .get<Body<'/api/operator/advisory-feeds', 'get'>>('/api/operator/advisory-feeds')
          .then((all) => all.items.map((each) => toAdvisoryFeed(each))),
    }),
  }),
  'Mutation.updateAdvisoryFeedKey': call<
    ParentOf<'Mutation', 'updateAdvisoryFeedKey'>,
    ArgsOf<'Mutation', 'updateAdvisoryFeedKey'>,
    { feedId: string },
    undefined,
    PayloadOf<'updateAdvisoryFeedKey'>
  >('write', 'PUT', {
    at: (_parent, args) => ({ feedId: namedBy('AdvisoryFeed', args.input.feedId, 'advisory feed') }),
    send: (args) => ({ key: args.input.key }) satisfies Sent<'/api/operator/advisory-feeds/{id}/key', 'put'>,
    target: (at) => path`/api/operator/advisory-feeds/${at.feedId}/key`,
    answer: (r, at, args, rest) => ({
      feeds: () =>
        rest
          .get<Body<'/api/operator/advisory-feeds', 'get'>>('/api/operator/advisory-feeds')
          .then((all) => all.items.map((each) => toAdvisoryFeed(each))),
    }),
  }),
  'Mutation.updateChannelDescription': call<
    ParentOf<'Mutation', 'updateChannelDescription'>,
    ArgsOf<'Mutation', 'updateChannelDescription'>,
    { channel: string; organization: string },
    Schemas['Channel'],
    PayloadOf<'updateChannelDescription'>
  >('write', 'PATCH', {
    at: (_parent, args) => ({ channel: args.input.channel, organization: args.input.organization }),
    send: (args) =>
      ({ description: args.input.description }) satisfies Sent<'/api/organizations/{org}/channels/{channel}', 'patch'>,
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}`,
    answer: (r, at, args, rest) => ({ channel: r == null ? null : toChannel(r) }),
  }),
  'Mutation.updateChannelReadme': call<
    ParentOf<'Mutation', 'updateChannelReadme'>,
    ArgsOf<'Mutation', 'updateChannelReadme'>,
    { channel: string; organization: string },
    Schemas['ChannelReadme'],
    PayloadOf<'updateChannelReadme'>
  >('write', 'PUT', {
    at: (_parent, args) => ({ channel: args.input.channel, organization: args.input.organization }),
    send: (args) =>
      ({ text: args.input.text }) satisfies Sent<'/api/organizations/{org}/channels/{channel}/readme', 'put'>,
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/readme`,
    answer: (r, at, args, rest) => ({ channel: () => readChannel(rest, at) }),
  }),
  'Mutation.updateChannelUsedWith': call<
    ParentOf<'Mutation', 'updateChannelUsedWith'>,
    ArgsOf<'Mutation', 'updateChannelUsedWith'>,
    { channel: string; organization: string },
    Schemas['Channel'],
    PayloadOf<'updateChannelUsedWith'>
  >('write', 'PATCH', {
    at: (_parent, args) => ({ channel: args.input.channel, organization: args.input.organization }),
    send: (args) =>
      ({ used_with: args.input.usedWith }) satisfies Sent<'/api/organizations/{org}/channels/{channel}', 'patch'>,
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}`,
    answer: (r, at, args, rest) => ({ channel: r == null ? null : toChannel(r) }),
  }),
  'Mutation.updateChannelVisibility': call<
    ParentOf<'Mutation', 'updateChannelVisibility'>,
    ArgsOf<'Mutation', 'updateChannelVisibility'>,
    { channel: string; organization: string },
    Schemas['Channel'],
    PayloadOf<'updateChannelVisibility'>
  >('write', 'PATCH', {
    at: (_parent, args) => ({ channel: args.input.channel, organization: args.input.organization }),
    send: (args) =>
      ({
        privacy: wordOf('ChannelVisibility', args.input.visibility),
        confirm_exposure: args.input.confirmWiderAccess,
      }) satisfies Sent<'/api/organizations/{org}/channels/{channel}', 'patch'>,
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}`,
    answer: (r, at, args, rest) => ({ channel: r == null ? null : toChannel(r) }),
  }),
  'Mutation.updateClientTrackingSettings': call<
    ParentOf<'Mutation', 'updateClientTrackingSettings'>,
    ArgsOf<'Mutation', 'updateClientTrackingSettings'>,
    { organization: string },
    Schemas['GatewaySettings'],
    PayloadOf<'updateClientTrackingSettings'>
  >('write', 'PUT', {
    at: (_parent, args) => ({ organization: args.input.organization }),
    send: (args) =>
      ({
        is_gateway_enabled: args.input.isEnabled,
        retention_days: args.input.retentionDays,
        anonymize_clients: args.input.anonymizeClients,
      }) satisfies Sent<'/api/gateway-analytics/settings/{org}', 'put'>,
    target: (at) => path`/api/gateway-analytics/settings/${at.organization}`,
    answer: (r, at, args, rest) => ({
      clientTrackingSettings: r == null ? null : toClientTrackingSettings(r),
      organization: () => readOrganization(rest, at),
    }),
  }),
  'Mutation.updateFileLabels': call<
    ParentOf<'Mutation', 'updateFileLabels'>,
    ArgsOf<'Mutation', 'updateFileLabels'>,
    { channel: string; organization: string },
    Schemas['ChannelLabelList'],
    PayloadOf<'updateFileLabels'>
  >('write', 'PATCH', {
    at: (_parent, args) => ({ channel: args.input.channel, organization: args.input.organization }),
    send: (args) =>
      ({
        files: args.input.files.map((each) => ({ subdir: each.subdir, file_name: each.fileName })),
        add: args.input.addLabels,
        remove: args.input.removeLabels,
      }) satisfies Sent<'/api/organizations/{org}/channels/{channel}/labels', 'patch'>,
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/labels`,
    answer: (r, at, args, rest) => ({ labels: r.items == null ? null : r.items.map((each) => toChannelLabel(each)) }),
  }),
  'Mutation.updateGroup': call<
    ParentOf<'Mutation', 'updateGroup'>,
    ArgsOf<'Mutation', 'updateGroup'>,
    { groupId: string; organization: string },
    Schemas['Group'],
    PayloadOf<'updateGroup'>
  >('write', 'PUT', {
    at: (_parent, args) => ({
      groupId: namedBy('Group', args.input.groupId, 'group'),
      organization: args.input.organization,
    }),
    send: (args) => ({ name: args.input.name }) satisfies Sent<'/api/organizations/{org}/groups/{id}', 'put'>,
    target: (at) => path`/api/organizations/${at.organization}/groups/${at.groupId}`,
    answer: (r, at, args, rest) => ({ group: r == null ? null : toGroup(r, at) }),
  }),
  'Mutation.updateNotebook': call<
    ParentOf<'Mutation', 'updateNotebook'>,
    ArgsOf<'Mutation', 'updateNotebook'>,
    { notebookId: string },
    Schemas['Notebook'],
    PayloadOf<'updateNotebook'>
  >('write', 'PATCH', {
    at: (_parent, args) => ({ notebookId: namedBy('Notebook', args.input.notebookId, 'notebook') }),
    send: (args) => ({ shared: args.input.shared }) satisfies Sent<'/api/notebooks/{id}', 'patch'>,
    target: (at) => path`/api/notebooks/${at.notebookId}`,
    answer: (r, at, args, rest) => ({ notebook: r == null ? null : toNotebook(r) }),
  }),
  'Mutation.updateProject': call<
    ParentOf<'Mutation', 'updateProject'>,
    ArgsOf<'Mutation', 'updateProject'>,
    { projectId: string },
    Schemas['Project'],
    PayloadOf<'updateProject'>
  >('write', 'PATCH', {
    at: (_parent, args) => ({ projectId: namedBy('Project', args.input.projectId, 'project') }),
    send: (args) => ({ name: args.input.name, title: args.input.title }) satisfies Sent<'/api/projects/{id}', 'patch'>,
    target: (at) => path`/api/projects/${at.projectId}`,
    answer: (r, at, args, rest) => ({ project: r == null ? null : toProject(r) }),
  }),
  'Mutation.updatePromotionApproval': call<
    ParentOf<'Mutation', 'updatePromotionApproval'>,
    ArgsOf<'Mutation', 'updatePromotionApproval'>,
    { channel: string; organization: string },
    Schemas['PromotionSettingsOutput'],
    PayloadOf<'updatePromotionApproval'>
  >('write', 'PUT', {
    at: (_parent, args) => ({ channel: args.input.channel, organization: args.input.organization }),
    send: (args) =>
      ({ needs_approval: args.input.requiresPromotionApproval }) satisfies Sent<
        '/api/organizations/{org}/channels/{channel}/promotion-settings',
        'put'
      >,
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}/promotion-settings`,
    answer: (r, at, args, rest) => ({ channel: () => readChannel(rest, at) }),
  }),
  'Mutation.updateSeatAssignments': call<
    ParentOf<'Mutation', 'updateSeatAssignments'>,
    ArgsOf<'Mutation', 'updateSeatAssignments'>,
    { organization: string; productCode: string },
    Schemas['LicenceList'],
    PayloadOf<'updateSeatAssignments'>
  >('write', 'PUT', {
    at: (_parent, args) => ({
      organization: args.input.organization,
      productCode: wordOf('ProductCode', args.input.productCode),
    }),
    send: (args) =>
      ({ user_ids: args.input.memberIds.map((each) => namedBy('Member', each, 'member')) }) satisfies Sent<
        '/api/organizations/{org}/users/products/{productId}',
        'put'
      >,
    target: (at) => path`/api/organizations/${at.organization}/users/products/${at.productCode}`,
    answer: (r, at, args, rest) => ({ organization: () => readOrganization(rest, at) }),
  }),
  'Mutation.updateSeatCount': call<
    ParentOf<'Mutation', 'updateSeatCount'>,
    ArgsOf<'Mutation', 'updateSeatCount'>,
    { organization: string },
    Schemas['SeatStats'],
    PayloadOf<'updateSeatCount'>
  >('write', 'PUT', {
    at: (_parent, args) => ({ organization: args.input.organization }),
    send: (args) => ({ quantity: args.input.quantity }) satisfies Sent<'/api/organizations/{org}/seats', 'put'>,
    target: (at) => path`/api/organizations/${at.organization}/seats`,
    answer: (r, at, args, rest) => ({ organization: () => readOrganization(rest, at) }),
  }),
  'Mutation.updateServiceAccount': call<
    ParentOf<'Mutation', 'updateServiceAccount'>,
    ArgsOf<'Mutation', 'updateServiceAccount'>,
    { organization: string; serviceAccountId: string },
    Schemas['ServiceAccount'],
    PayloadOf<'updateServiceAccount'>
  >('write', 'PUT', {
    at: (_parent, args) => ({
      organization: args.input.organization,
      serviceAccountId: namedBy('ServiceAccount', args.input.serviceAccountId, 'service account'),
    }),
    send: (args) =>
      ({ name: args.input.name }) satisfies Sent<'/api/v1/organizations/{org}/service-accounts/{id}', 'put'>,
    target: (at) => path`/api/v1/organizations/${at.organization}/service-accounts/${at.serviceAccountId}`,
    answer: (r, at, args, rest) => ({
      serviceAccount: r == null ? null : toServiceAccount(r, at),
      organization: () => readOrganization(rest, at),
    }),
  }),
  'Mutation.updateServiceAccountGroups': call<
    ParentOf<'Mutation', 'updateServiceAccountGroups'>,
    ArgsOf<'Mutation', 'updateServiceAccountGroups'>,
    { organization: string; serviceAccountId: string },
    Schemas['ServiceAccount'],
    PayloadOf<'updateServiceAccountGroups'>
  >('write', 'PUT', {
    at: (_parent, args) => ({
      organization: args.input.organization,
      serviceAccountId: namedBy('ServiceAccount', args.input.serviceAccountId, 'service account'),
    }),
    send: (args) =>
      ({ group_ids: args.input.groupIds.map((each) => namedBy('Group', each, 'group')) }) satisfies Sent<
        '/api/v1/organizations/{org}/service-accounts/{id}/groups',
        'put'
      >,
    target: (at) => path`/api/v1/organizations/${at.organization}/service-accounts/${at.serviceAccountId}/groups`,
    answer: (r, at, args, rest) => ({
      serviceAccount: r == null ? null : toServiceAccount(r, at),
      organization: () => readOrganization(rest, at),
    }),
  }),
  'Mutation.updateServiceAccountWorkloadKeys': call<
    ParentOf<'Mutation', 'updateServiceAccountWorkloadKeys'>,
    ArgsOf<'Mutation', 'updateServiceAccountWorkloadKeys'>,
    { organization: string; serviceAccountId: string; workloadId: string },
    Schemas['ServiceAccountWorkload'],
    PayloadOf<'updateServiceAccountWorkloadKeys'>
  >('write', 'PUT', {
    at: (_parent, args) => ({
      organization: args.input.organization,
      serviceAccountId: namedBy('ServiceAccount', args.input.serviceAccountId, 'service account'),
      workloadId: args.input.workloadId,
    }),
    send: (args) =>
      ({ keys: args.input.keys }) satisfies Sent<
        '/api/v1/organizations/{org}/service-accounts/{id}/workloads/{workload}/keys',
        'put'
      >,
    target: (at) =>
      path`/api/v1/organizations/${at.organization}/service-accounts/${at.serviceAccountId}/workloads/${at.workloadId}/keys`,
    answer: (r, at, args, rest) => ({ serviceAccount: () => readServiceAccount(rest, at) }),
  }),
  'Mutation.updateUninstallableFiles': call<
    ParentOf<'Mutation', 'updateUninstallableFiles'>,
    ArgsOf<'Mutation', 'updateUninstallableFiles'>,
    { channel: string; organization: string },
    Schemas['Channel'],
    PayloadOf<'updateUninstallableFiles'>
  >('write', 'PATCH', {
    at: (_parent, args) => ({ channel: args.input.channel, organization: args.input.organization }),
    send: (args) =>
      ({ broken_files: wordOf('UninstallableFilesMode', args.input.brokenFiles) }) satisfies Sent<
        '/api/organizations/{org}/channels/{channel}',
        'patch'
      >,
    target: (at) => path`/api/organizations/${at.organization}/channels/${at.channel}`,
    answer: (r, at, args, rest) => ({ channel: r == null ? null : toChannel(r) }),
  }),
  'Mutation.updateWebhook': call<
    ParentOf<'Mutation', 'updateWebhook'>,
    ArgsOf<'Mutation', 'updateWebhook'>,
    { organization: string; webhookId: string },
    Schemas['Webhook'],
    PayloadOf<'updateWebhook'>
  >('write', 'PATCH', {
    at: (_parent, args) => ({
      organization: args.input.organization,
      webhookId: namedBy('Webhook', args.input.webhookId, 'webhook'),
    }),
    send: (args) =>
      ({
        url: args.input.url,
        description: args.input.description,
        actions: args.input.events,
        is_enabled: args.input.isEnabled,
      }) satisfies Sent<'/api/organizations/{org}/webhooks/{id}', 'patch'>,
    target: (at) => path`/api/organizations/${at.organization}/webhooks/${at.webhookId}`,
    answer: (r, at, args, rest) => ({ organization: () => readOrganization(rest, at) }),
  }),
  'Mutation.yankFile': call<
    ParentOf<'Mutation', 'yankFile'>,
    ArgsOf<'Mutation', 'yankFile'>,
    { channel: string; fileName: string; organization: string; subdir: string },
    Schemas['FileEventList'],
    PayloadOf<'yankFile'>
  >('write', 'PUT', {
    at: (_parent, args) => ({
      channel: args.input.channel,
      fileName: args.input.fileName,
      organization: args.input.organization,
      subdir: args.input.subdir,
    }),
    send: (args) =>
      ({ kind: wordOf('FileState', args.input.kind), reason: args.input.reason }) satisfies Sent<
        '/api/organizations/{org}/channels/{channel}/files/{subdir}/{file}/withdrawal',
        'put'
      >,
    target: (at) =>
      path`/api/organizations/${at.organization}/channels/${at.channel}/files/${at.subdir}/${at.fileName}/withdrawal`,
    answer: (r, at, args, rest) => ({ history: r.items == null ? null : r.items.map((each) => toFileEvent(each)) }),
  }),
  'Operator.auditChains': call<
    ParentOf<'Operator', 'auditChains'>,
    ArgsOf<'Operator', 'auditChains'>,
    object,
    Part<Body<'/api/operator/audit-logs', 'get'>, 'items'>,
    ItemOf<'Operator', 'auditChains'>
  >('page', 'GET', { target: () => '/api/operator/audit-logs', answer: (r, at) => toAuditChain(r) }),
  'Operator.emailStatus': call<
    ParentOf<'Operator', 'emailStatus'>,
    ArgsOf<'Operator', 'emailStatus'>,
    object,
    Schemas['MailState'],
    ResultOf<'Operator', 'emailStatus'>
  >('get', 'GET', { target: () => '/api/operator/mail', answer: (r, at) => toEmailStatus(r) }),
  'Operator.failedJobs': call<
    ParentOf<'Operator', 'failedJobs'>,
    ArgsOf<'Operator', 'failedJobs'>,
    object,
    Part<Body<'/api/operator/jobs/failures', 'get'>, 'items'>,
    ItemOf<'Operator', 'failedJobs'>
  >('page', 'GET', { target: () => '/api/operator/jobs/failures', answer: (r, at) => toFailedJob(r) }),
  'Operator.feedBundles': call<
    ParentOf<'Operator', 'feedBundles'>,
    ArgsOf<'Operator', 'feedBundles'>,
    object,
    Schemas['FeedBundles'],
    ResultOf<'Operator', 'feedBundles'>
  >('get', 'GET', { target: () => '/api/operator/feed-bundles', answer: (r, at) => toFeedBundles(r) }),
  'Operator.feeds': call<
    ParentOf<'Operator', 'feeds'>,
    ArgsOf<'Operator', 'feeds'>,
    object,
    Body<'/api/operator/advisory-feeds', 'get'>,
    ResultOf<'Operator', 'feeds'>
  >('get', 'GET', {
    target: () => '/api/operator/advisory-feeds',
    answer: (r, at) => r.items.map((each) => toAdvisoryFeed(each)),
  }),
  'Operator.jobs': call<
    ParentOf<'Operator', 'jobs'>,
    ArgsOf<'Operator', 'jobs'>,
    object,
    Schemas['HubJobs'],
    ResultOf<'Operator', 'jobs'>
  >('get', 'GET', { target: () => '/api/operator/jobs', answer: (r, at) => toHubJobs(r) }),
  'Operator.log': call<
    ParentOf<'Operator', 'log'>,
    ArgsOf<'Operator', 'log'>,
    object,
    Part<Body<'/api/operator/log', 'get'>, 'items'>,
    ItemOf<'Operator', 'log'>
  >('page', 'GET', { target: () => '/api/operator/log', answer: (r, at) => toOperatorLogEntry(r) }),
  'Operator.mappingChanges': call<
    ParentOf<'Operator', 'mappingChanges'>,
    ArgsOf<'Operator', 'mappingChanges'>,
    object,
    Part<Body<'/api/operator/package-changes', 'get'>, 'items'>,
    ItemOf<'Operator', 'mappingChanges'>
  >('page', 'GET', { target: () => '/api/operator/package-changes', answer: (r, at) => toMappingChange(r) }),
  'Operator.organization': call<
    ParentOf<'Operator', 'organization'>,
    ArgsOf<'Operator', 'organization'>,
    { name: string },
    Schemas['HubOrganization'],
    ResultOf<'Operator', 'organization'>
  >('find', 'GET', {
    at: (_parent, args) => ({ name: args.name }),
    target: (at) => path`/api/operator/organizations/${at.name}`,
    answer: (r, at) => toHubOrganization(r),
  }),
  'Operator.organizations': call<
    ParentOf<'Operator', 'organizations'>,
    ArgsOf<'Operator', 'organizations'>,
    object,
    Part<Body<'/api/operator/organizations', 'get'>, 'items'>,
    ItemOf<'Operator', 'organizations'>
  >('page', 'GET', {
    send: (args) => ({ q: text(args.query) }) satisfies QueryOf<'/api/operator/organizations'>,
    target: () => '/api/operator/organizations',
    answer: (r, at) => toHubOrganization(r),
  }),
  'Operator.packages': call<
    ParentOf<'Operator', 'packages'>,
    ArgsOf<'Operator', 'packages'>,
    object,
    Part<Body<'/api/operator/packages', 'get'>, 'items'>,
    ItemOf<'Operator', 'packages'>
  >('page', 'GET', {
    send: (args) =>
      ({
        q: text(args.query),
        state: wordOf('PackageMappingState', args.state),
      }) satisfies QueryOf<'/api/operator/packages'>,
    target: () => '/api/operator/packages',
    answer: (r, at) => toHubPackage(r),
  }),
  'Operator.queuedEmails': call<
    ParentOf<'Operator', 'queuedEmails'>,
    ArgsOf<'Operator', 'queuedEmails'>,
    object,
    Part<Body<'/api/operator/mail/queue', 'get'>, 'items'>,
    ItemOf<'Operator', 'queuedEmails'>
  >('page', 'GET', { target: () => '/api/operator/mail/queue', answer: (r, at) => toQueuedEmail(r) }),
  'Operator.storage': call<
    ParentOf<'Operator', 'storage'>,
    ArgsOf<'Operator', 'storage'>,
    object,
    Schemas['HubStorage'],
    ResultOf<'Operator', 'storage'>
  >('get', 'GET', { target: () => '/api/operator/storage', answer: (r, at) => toHubStorage(r) }),
  'Operator.user': call<
    ParentOf<'Operator', 'user'>,
    ArgsOf<'Operator', 'user'>,
    { userId: string },
    Schemas['HubPerson'],
    ResultOf<'Operator', 'user'>
  >('find', 'GET', {
    at: (_parent, args) => idParts({ userId: uuidIn('HubUser', args.userId) }),
    target: (at) => path`/api/operator/people/${at.userId}`,
    answer: (r, at) => toHubUser(r),
  }),
  'Operator.users': call<
    ParentOf<'Operator', 'users'>,
    ArgsOf<'Operator', 'users'>,
    object,
    Part<Body<'/api/operator/people', 'get'>, 'items'>,
    ItemOf<'Operator', 'users'>
  >('page', 'GET', {
    send: (args) =>
      ({ q: text(args.query), state: wordOf('HubUserState', args.state) }) satisfies QueryOf<'/api/operator/people'>,
    target: () => '/api/operator/people',
    answer: (r, at) => toHubUser(r),
  }),
  'Organization.activity': call<
    ParentOf<'Organization', 'activity'>,
    ArgsOf<'Organization', 'activity'>,
    { organization: string },
    Part<Body<'/api/organizations/{org}/changes', 'get'>, 'items'>,
    ItemOf<'Organization', 'activity'>
  >('page', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) =>
      ({
        topic: wordOf('ActivityTopic', args.topic),
        person: text(args.person),
        channel: text(args.channel),
      }) satisfies QueryOf<'/api/organizations/{org}/changes'>,
    target: (at) => path`/api/organizations/${at.organization}/changes`,
    answer: (r, at) => toActivityEntry(r, at),
    grows: true,
  }),
  'Organization.advisoryAlerts': call<
    ParentOf<'Organization', 'advisoryAlerts'>,
    ArgsOf<'Organization', 'advisoryAlerts'>,
    { organization: string },
    Body<'/api/organizations/{org}/advisory-notices', 'get'>,
    ResultOf<'Organization', 'advisoryAlerts'>
  >('get', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) =>
      ({
        limit: pageOf(args.first).limit,
        channel: text(args.channel),
        package: text(args.package),
      }) satisfies QueryOf<'/api/organizations/{org}/advisory-notices'>,
    target: (at) => path`/api/organizations/${at.organization}/advisory-notices`,
    answer: (r, at) => r.items.map((each) => toAdvisoryAlert(each)),
    only: [['members of the organization', (parent, context) => parent.role !== null]],
  }),
  'Organization.advisoryNoticeCount': call<
    ParentOf<'Organization', 'advisoryNoticeCount'>,
    ArgsOf<'Organization', 'advisoryNoticeCount'>,
    { organization: string },
    Body<'/api/organizations/{org}/advisory-notices', 'get'>,
    ResultOf<'Organization', 'advisoryNoticeCount'>
  >('get', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) =>
      ({
        channel: text(args.channel),
        package: text(args.package),
      }) satisfies QueryOf<'/api/organizations/{org}/advisory-notices'>,
    target: (at) => path`/api/organizations/${at.organization}/advisory-notices?limit=1`,
    answer: (r, at) => r.total_count ?? null,
    only: [['members of the organization', (parent, context) => parent.role !== null]],
  }),
  'Organization.availableFilterOptions': call<
    ParentOf<'Organization', 'availableFilterOptions'>,
    ArgsOf<'Organization', 'availableFilterOptions'>,
    { organization: string },
    Body<'/api/organizations/{org}/available-filter-options', 'get'>,
    ResultOf<'Organization', 'availableFilterOptions'>
  >('get', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    target: (at) => path`/api/organizations/${at.organization}/available-filter-options`,
    answer: (r, at) => toAvailableFilterOptions(r),
  }),
  'Organization.blockedRequests': call<
    ParentOf<'Organization', 'blockedRequests'>,
    ArgsOf<'Organization', 'blockedRequests'>,
    { organization: string },
    Part<Schemas['BlockedReport'], 'items'>,
    ItemOf<'Organization', 'blockedRequests'>
  >('page', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) => ({ days: args.days }) satisfies QueryOf<'/api/gateway-analytics/reports/{org}/{report}'>,
    target: (at) => path`/api/gateway-analytics/reports/${at.organization}/blocked`,
    answer: (r, at) => toBlockedRequest(r),
    only: [['admins of the organization', (parent, context) => parent.role === 'ADMIN']],
  }),
  'Organization.changesCsv': call<
    ParentOf<'Organization', 'changesCsv'>,
    ArgsOf<'Organization', 'changesCsv'>,
    { organization: string },
    string,
    ResultOf<'Organization', 'changesCsv'>
  >('text', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) =>
      ({
        topic: wordOf('ActivityTopic', args.topic),
        person: text(args.person),
        channel: text(args.channel),
      }) satisfies QueryOf<'/api/organizations/{org}/changes'>,
    target: (at) => path`/api/organizations/${at.organization}/changes?format=csv`,
    accept: 'text/csv',
    answer: (r) => r,
  }),
  'Organization.channelClients': call<
    ParentOf<'Organization', 'channelClients'>,
    ArgsOf<'Organization', 'channelClients'>,
    { organization: string },
    Part<Schemas['ClientsReport'], 'items'>,
    ItemOf<'Organization', 'channelClients'>
  >('page', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) => ({ days: args.days }) satisfies QueryOf<'/api/gateway-analytics/reports/{org}/{report}'>,
    target: (at) => path`/api/gateway-analytics/reports/${at.organization}/clients`,
    answer: (r, at) => toChannelClient(r),
    only: [['admins of the organization', (parent, context) => parent.role === 'ADMIN']],
  }),
  'Organization.channelCount': call<
    ParentOf<'Organization', 'channelCount'>,
    ArgsOf<'Organization', 'channelCount'>,
    { organization: string },
    Schemas['ChannelList'],
    ResultOf<'Organization', 'channelCount'>
  >('get', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    target: (at) => path`/api/organizations/${at.organization}/channels?limit=1`,
    answer: (r, at) => r.total_count ?? null,
  }),
  'Organization.channelPage': call<
    ParentOf<'Organization', 'channelPage'>,
    ArgsOf<'Organization', 'channelPage'>,
    { organization: string },
    Part<Schemas['ChannelList'], 'items'>,
    ItemOf<'Organization', 'channelPage'>
  >('page', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) =>
      ({
        q: text(args.query),
        having: wordOf('ChannelTrait', args.having),
      }) satisfies QueryOf<'/api/organizations/{org}/channels'>,
    target: (at) => path`/api/organizations/${at.organization}/channels`,
    answer: (r, at) => toChannel(r),
  }),
  'Organization.clientPrograms': call<
    ParentOf<'Organization', 'clientPrograms'>,
    ArgsOf<'Organization', 'clientPrograms'>,
    { organization: string },
    Schemas['ClientsReport'],
    ResultOf<'Organization', 'clientPrograms'>
  >('get', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) => ({ days: args.days }) satisfies QueryOf<'/api/gateway-analytics/reports/{org}/{report}'>,
    target: (at) => path`/api/gateway-analytics/reports/${at.organization}/clients?limit=1`,
    answer: (r, at) => (r.programs == null ? null : r.programs.map((each) => toClientProgram(each))),
    only: [['admins of the organization', (parent, context) => parent.role === 'ADMIN']],
  }),
  'Organization.clientTrackingSettings': call<
    ParentOf<'Organization', 'clientTrackingSettings'>,
    ArgsOf<'Organization', 'clientTrackingSettings'>,
    { organization: string },
    Schemas['GatewaySettings'],
    ResultOf<'Organization', 'clientTrackingSettings'>
  >('find', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    target: (at) => path`/api/gateway-analytics/settings/${at.organization}`,
    answer: (r, at) => toClientTrackingSettings(r),
    only: [['admins of the organization', (parent, context) => parent.role === 'ADMIN']],
  }),
  'Organization.cveRules': call<
    ParentOf<'Organization', 'cveRules'>,
    ArgsOf<'Organization', 'cveRules'>,
    { organization: string },
    Body<'/api/organizations/{org}/cve-rules', 'get'>,
    ResultOf<'Organization', 'cveRules'>
  >('get', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) => ({ channel: text(args.channel) }) satisfies QueryOf<'/api/organizations/{org}/cve-rules'>,
    target: (at) => path`/api/organizations/${at.organization}/cve-rules`,
    answer: (r, at) => r.items.map((each) => toChannelCveRules(each, at)),
    only: [['members of the organization', (parent, context) => parent.role !== null]],
  }),
  'Organization.dailyRequests': call<
    ParentOf<'Organization', 'dailyRequests'>,
    ArgsOf<'Organization', 'dailyRequests'>,
    { organization: string },
    Schemas['RequestsReport'],
    ResultOf<'Organization', 'dailyRequests'>
  >('get', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) => ({ days: args.days }) satisfies QueryOf<'/api/gateway-analytics/reports/{org}/{report}'>,
    target: (at) => path`/api/gateway-analytics/reports/${at.organization}/requests?limit=100`,
    answer: (r, at) => (r.items == null ? null : r.items.map((each) => toDailyRequests(each))),
    only: [['admins of the organization', (parent, context) => parent.role === 'ADMIN']],
  }),
  'Organization.deltaSubscriptions': call<
    ParentOf<'Organization', 'deltaSubscriptions'>,
    ArgsOf<'Organization', 'deltaSubscriptions'>,
    { organization: string },
    Body<'/api/organizations/{org}/channel-policy-deltas/subscriptions', 'get'>,
    ResultOf<'Organization', 'deltaSubscriptions'>
  >('get', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) =>
      ({ q: text(args.query) }) satisfies QueryOf<'/api/organizations/{org}/channel-policy-deltas/subscriptions'>,
    target: (at) => path`/api/organizations/${at.organization}/channel-policy-deltas/subscriptions`,
    answer: (r, at) => r.items.map((each) => toDeltaSubscription(each, at)),
  }),
  'Organization.environmentCveHistory': call<
    ParentOf<'Organization', 'environmentCveHistory'>,
    ArgsOf<'Organization', 'environmentCveHistory'>,
    { organization: string },
    Body<'/api/environments/organizations/{org}/exposure/days', 'get'>,
    ResultOf<'Organization', 'environmentCveHistory'>
  >('get', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) => ({ days: args.days }) satisfies QueryOf<'/api/environments/organizations/{org}/exposure/days'>,
    target: (at) => path`/api/environments/organizations/${at.organization}/exposure/days`,
    answer: (r, at) => r.items.map((each) => toEnvironmentCveHistoryDay(each)),
  }),
  'Organization.environmentReview': call<
    ParentOf<'Organization', 'environmentReview'>,
    ArgsOf<'Organization', 'environmentReview'>,
    { id: string; organization: string },
    Schemas['StateOfEnvironment'],
    ResultOf<'Organization', 'environmentReview'>
  >('find', 'GET', {
    at: (parent, args) => idParts({ id: uuidIn('Environment', args.environmentId), organization: parent.name }),
    target: (at) => path`/api/environments/organizations/${at.organization}/state/${at.id}`,
    answer: (r, at) => toEnvironmentReview(r, at),
  }),
  'Organization.environmentReviews': call<
    ParentOf<'Organization', 'environmentReviews'>,
    ArgsOf<'Organization', 'environmentReviews'>,
    { organization: string },
    Part<Body<'/api/environments/organizations/{org}/states', 'get'>, 'items'>,
    ItemOf<'Organization', 'environmentReviews'>
  >('page', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) =>
      ({
        status: wordOf('EnvironmentStatus', args.status),
      }) satisfies QueryOf<'/api/environments/organizations/{org}/states'>,
    target: (at) => path`/api/environments/organizations/${at.organization}/states`,
    answer: (r, at) => toEnvironmentReview(r, at),
  }),
  'Organization.environmentUsers': call<
    ParentOf<'Organization', 'environmentUsers'>,
    ArgsOf<'Organization', 'environmentUsers'>,
    { organization: string },
    Part<Body<'/api/environments/organizations/{org}/users/registered', 'get'>, 'items'>,
    ItemOf<'Organization', 'environmentUsers'>
  >('page', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    target: (at) => path`/api/environments/organizations/${at.organization}/users/registered`,
    answer: (r, at) => toEnvironmentUser(r),
  }),
  'Organization.exceptionRequest': call<
    ParentOf<'Organization', 'exceptionRequest'>,
    ArgsOf<'Organization', 'exceptionRequest'>,
    { exceptionRequestId: string; organization: string },
    Schemas['ExceptionRequest'],
    ResultOf<'Organization', 'exceptionRequest'>
  >('find', 'GET', {
    at: (parent, args) =>
      idParts({ exceptionRequestId: uuidIn('ExceptionRequest', args.requestId), organization: parent.name }),
    target: (at) => path`/api/organizations/${at.organization}/exception-requests/${at.exceptionRequestId}`,
    answer: (r, at) => toExceptionRequest(r, at),
    only: [['admins of the organization', (parent, context) => parent.role === 'ADMIN']],
  }),
  'Organization.exceptionRequests': call<
    ParentOf<'Organization', 'exceptionRequests'>,
    ArgsOf<'Organization', 'exceptionRequests'>,
    { organization: string },
    Part<Body<'/api/organizations/{org}/exception-requests', 'get'>, 'items'>,
    ItemOf<'Organization', 'exceptionRequests'>
  >('page', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) =>
      ({
        state: wordOf('ExceptionRequestState', args.state),
      }) satisfies QueryOf<'/api/organizations/{org}/exception-requests'>,
    target: (at) => path`/api/organizations/${at.organization}/exception-requests`,
    answer: (r, at) => toExceptionRequest(r, at),
    only: [['admins of the organization', (parent, context) => parent.role === 'ADMIN']],
  }),
  'Organization.exceptions': call<
    ParentOf<'Organization', 'exceptions'>,
    ArgsOf<'Organization', 'exceptions'>,
    { organization: string },
    Part<Schemas['GrantedExceptionList'], 'items'>,
    ItemOf<'Organization', 'exceptions'>
  >('page', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) => ({ history: args.includeEnded }) satisfies QueryOf<'/api/organizations/{org}/exceptions'>,
    target: (at) => path`/api/organizations/${at.organization}/exceptions`,
    answer: (r, at) => toPolicyException(r, at),
    only: [['members of the organization', (parent, context) => parent.role !== null]],
  }),
  'Organization.findings': call<
    ParentOf<'Organization', 'findings'>,
    ArgsOf<'Organization', 'findings'>,
    { organization: string },
    Part<Body<'/api/organizations/{org}/findings', 'get'>, 'items'>,
    ItemOf<'Organization', 'findings'>
  >('page', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) =>
      ({
        channel: text(args.channel),
        cve: text(args.cveId),
        package: text(args.package),
        state: wordOf('FindingState', args.state),
      }) satisfies QueryOf<'/api/organizations/{org}/findings'>,
    target: (at) => path`/api/organizations/${at.organization}/findings`,
    answer: (r, at) => toFinding(r),
    only: [['members of the organization', (parent, context) => parent.role !== null]],
  }),
  'Organization.findingsCsv': call<
    ParentOf<'Organization', 'findingsCsv'>,
    ArgsOf<'Organization', 'findingsCsv'>,
    { organization: string },
    string,
    ResultOf<'Organization', 'findingsCsv'>
  >('text', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) =>
      ({
        channel: text(args.channel),
        cve: text(args.cveId),
        package: text(args.package),
        state: wordOf('FindingState', args.state),
      }) satisfies QueryOf<'/api/organizations/{org}/findings'>,
    target: (at) => path`/api/organizations/${at.organization}/findings?format=csv`,
    accept: 'text/csv',
    answer: (r) => r,
    only: [['members of the organization', (parent, context) => parent.role !== null]],
  }),
  'Organization.group': call<
    ParentOf<'Organization', 'group'>,
    ArgsOf<'Organization', 'group'>,
    { groupId: string; organization: string },
    Schemas['GroupList'],
    ResultOf<'Organization', 'group'>
  >('find', 'GET', {
    at: (parent, args) => idParts({ groupId: uuidIn('Group', args.id), organization: parent.name }),
    target: (at) => path`/api/organizations/${at.organization}/groups`,
    answer: (r, at) => {
      const found = r.items.find((each) => each.id === at.groupId);
      return found ? toGroup(found, at) : null;
    },
  }),
  'Organization.groups': call<
    ParentOf<'Organization', 'groups'>,
    ArgsOf<'Organization', 'groups'>,
    { organization: string },
    Schemas['GroupList'],
    ResultOf<'Organization', 'groups'>
  >('get', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    target: (at) => path`/api/organizations/${at.organization}/groups`,
    answer: (r, at) => r.items.map((each) => toGroup(each, at)),
  }),
  'Organization.invitationCount': call<
    ParentOf<'Organization', 'invitationCount'>,
    ArgsOf<'Organization', 'invitationCount'>,
    { organization: string },
    Body<'/api/organizations/{org}/invitations', 'get'>,
    ResultOf<'Organization', 'invitationCount'>
  >('get', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    target: (at) => path`/api/organizations/${at.organization}/invitations?limit=1`,
    answer: (r, at) => r.total_count ?? null,
    only: [['admins of the organization', (parent, context) => parent.role === 'ADMIN']],
  }),
  'Organization.invitations': call<
    ParentOf<'Organization', 'invitations'>,
    ArgsOf<'Organization', 'invitations'>,
    { organization: string },
    Part<Body<'/api/organizations/{org}/invitations', 'get'>, 'items'>,
    ItemOf<'Organization', 'invitations'>
  >('page', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    target: (at) => path`/api/organizations/${at.organization}/invitations`,
    answer: (r, at) => toInvitation(r, at),
    only: [['admins of the organization', (parent, context) => parent.role === 'ADMIN']],
  }),
  'Organization.openVex': call<
    ParentOf<'Organization', 'openVex'>,
    ArgsOf<'Organization', 'openVex'>,
    { organization: string },
    Schemas['OpenVexDocument'],
    ResultOf<'Organization', 'openVex'>
  >('get', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    target: (at) => path`/api/organizations/${at.organization}/openvex`,
    answer: (r, at) => r,
    only: [['members of the organization', (parent, context) => parent.role !== null]],
  }),
  'Organization.packageDownloadsCsv': call<
    ParentOf<'Organization', 'packageDownloadsCsv'>,
    ArgsOf<'Organization', 'packageDownloadsCsv'>,
    { organization: string },
    string,
    ResultOf<'Organization', 'packageDownloadsCsv'>
  >('text', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) =>
      ({ month: args.month, year: args.year }) satisfies QueryOf<'/api/organizations/{org}/reports/package-downloads'>,
    target: (at) => path`/api/organizations/${at.organization}/reports/package-downloads`,
    accept: 'text/csv',
    answer: (r) => r,
    only: [['admins of the organization', (parent, context) => parent.role === 'ADMIN']],
  }),
  'Organization.policiesCsv': call<
    ParentOf<'Organization', 'policiesCsv'>,
    ArgsOf<'Organization', 'policiesCsv'>,
    { organization: string },
    string,
    ResultOf<'Organization', 'policiesCsv'>
  >('text', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) =>
      ({
        q: text(args.query),
        policy_name: text(args.name),
        sort: wordOf('PolicySort', args.sort),
      }) satisfies QueryOf<'/api/organizations/{org}/repo-policies'>,
    target: (at) => path`/api/organizations/${at.organization}/repo-policies`,
    accept: 'text/csv',
    answer: (r) => r,
  }),
  'Organization.projects': call<
    ParentOf<'Organization', 'projects'>,
    ArgsOf<'Organization', 'projects'>,
    { organization: string },
    Part<Body<'/api/projects', 'get'>, 'items'>,
    ItemOf<'Organization', 'projects'>
  >('page', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    target: (at) => path`/api/projects?owner=${at.organization}`,
    answer: (r, at) => toProject(r),
  }),
  'Organization.seatAssignments': call<
    ParentOf<'Organization', 'seatAssignments'>,
    ArgsOf<'Organization', 'seatAssignments'>,
    { organization: string },
    Schemas['LicenceList'],
    ResultOf<'Organization', 'seatAssignments'>
  >('get', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    target: (at) => path`/api/organizations/${at.organization}/users/products`,
    answer: (r, at) => r.items.map((each) => toSeatAssignment(each, at)),
    only: [
      [
        'admins and billing managers of the organization',
        (parent, context) => parent.role === 'ADMIN' || parent.role === 'BILLING_MANAGER',
      ],
    ],
  }),
  'Organization.servedCves': call<
    ParentOf<'Organization', 'servedCves'>,
    ArgsOf<'Organization', 'servedCves'>,
    { organization: string },
    Part<Body<'/api/organizations/{org}/served-cves', 'get'>, 'items'>,
    ItemOf<'Organization', 'servedCves'>
  >('page', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) => ({ channel: text(args.channel) }) satisfies QueryOf<'/api/organizations/{org}/served-cves'>,
    target: (at) => path`/api/organizations/${at.organization}/served-cves`,
    answer: (r, at) => toServedCve(r),
    only: [['members of the organization', (parent, context) => parent.role !== null]],
  }),
  'Organization.serviceAccount': call<
    ParentOf<'Organization', 'serviceAccount'>,
    ArgsOf<'Organization', 'serviceAccount'>,
    { organization: string; serviceAccountId: string },
    Body<'/api/v1/organizations/{org}/service-accounts', 'get'>,
    ResultOf<'Organization', 'serviceAccount'>
  >('find', 'GET', {
    at: (parent, args) => idParts({ organization: parent.name, serviceAccountId: uuidIn('ServiceAccount', args.id) }),
    target: (at) => path`/api/v1/organizations/${at.organization}/service-accounts`,
    answer: (r, at) => {
      const found = r.items.find((each) => each.id === at.serviceAccountId);
      return found ? toServiceAccount(found, at) : null;
    },
    only: [['admins of the organization', (parent, context) => parent.role === 'ADMIN']],
  }),
  'Organization.serviceAccounts': call<
    ParentOf<'Organization', 'serviceAccounts'>,
    ArgsOf<'Organization', 'serviceAccounts'>,
    { organization: string },
    Body<'/api/v1/organizations/{org}/service-accounts', 'get'>,
    ResultOf<'Organization', 'serviceAccounts'>
  >('get', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    target: (at) => path`/api/v1/organizations/${at.organization}/service-accounts`,
    answer: (r, at) => r.items.map((each) => toServiceAccount(each, at)),
    only: [['admins of the organization', (parent, context) => parent.role === 'ADMIN']],
  }),
  'Organization.siteToken': call<
    ParentOf<'Organization', 'siteToken'>,
    ArgsOf<'Organization', 'siteToken'>,
    { organization: string },
    Schemas['ChannelToken'],
    ResultOf<'Organization', 'siteToken'>
  >('find', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    target: (at) => path`/api/organizations/${at.organization}/ce/site-token`,
    answer: (r, at) => toSiteToken(r),
    only: [['admins of the organization', (parent, context) => parent.role === 'ADMIN']],
  }),
  'Organization.tokens': call<
    ParentOf<'Organization', 'tokens'>,
    ArgsOf<'Organization', 'tokens'>,
    { organization: string },
    Body<'/api/organizations/{org}/channel-tokens', 'get'>,
    ResultOf<'Organization', 'tokens'>
  >('get', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    target: (at) => path`/api/organizations/${at.organization}/channel-tokens`,
    answer: (r, at) => r.items.map((each) => toOrganizationToken(each, at)),
    only: [['admins of the organization', (parent, context) => parent.role === 'ADMIN']],
  }),
  'Organization.topPackages': call<
    ParentOf<'Organization', 'topPackages'>,
    ArgsOf<'Organization', 'topPackages'>,
    { organization: string },
    Body<'/api/ce/packages/organizations/{org}/top', 'get'>,
    ResultOf<'Organization', 'topPackages'>
  >('get', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) =>
      ({
        limit: pageOf(args.first).limit,
        days: args.days,
      }) satisfies QueryOf<'/api/ce/packages/organizations/{org}/top'>,
    target: (at) => path`/api/ce/packages/organizations/${at.organization}/top`,
    answer: (r, at) => r.items.map((each) => toTopPackage(each)),
  }),
  'Organization.trustedWorkloads': call<
    ParentOf<'Organization', 'trustedWorkloads'>,
    ArgsOf<'Organization', 'trustedWorkloads'>,
    { organization: string },
    Body<'/api/organizations/{org}/workloads', 'get'>,
    ResultOf<'Organization', 'trustedWorkloads'>
  >('get', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    target: (at) => path`/api/organizations/${at.organization}/workloads`,
    answer: (r, at) => r.items.map((each) => toTrustedWorkload(each, at)),
    only: [['admins of the organization', (parent, context) => parent.role === 'ADMIN']],
  }),
  'Organization.usageReport': call<
    ParentOf<'Organization', 'usageReport'>,
    ArgsOf<'Organization', 'usageReport'>,
    { organization: string },
    Schemas['TelemetryReport'],
    ResultOf<'Organization', 'usageReport'>
  >('find', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) => ({ days: args.days }) satisfies QueryOf<'/api/organizations/{org}/reports/telemetry'>,
    target: (at) => path`/api/organizations/${at.organization}/reports/telemetry`,
    answer: (r, at) => toUsageReport(r),
    only: [['admins of the organization', (parent, context) => parent.role === 'ADMIN']],
  }),
  'Organization.vexSources': call<
    ParentOf<'Organization', 'vexSources'>,
    ArgsOf<'Organization', 'vexSources'>,
    { organization: string },
    Body<'/api/organizations/{org}/vex-feeds', 'get'>,
    ResultOf<'Organization', 'vexSources'>
  >('get', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    target: (at) => path`/api/organizations/${at.organization}/vex-feeds`,
    answer: (r, at) => r.items.map((each) => toVexSource(each, at)),
    only: [['members of the organization', (parent, context) => parent.role !== null]],
  }),
  'Organization.vexStatementPreview': call<
    ParentOf<'Organization', 'vexStatementPreview'>,
    ArgsOf<'Organization', 'vexStatementPreview'>,
    { organization: string },
    Schemas['CurationPreview'],
    ResultOf<'Organization', 'vexStatementPreview'>
  >('compute', 'POST', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) =>
      ({
        cve: args.cveId,
        package: args.package,
        versions: args.versions ?? undefined,
        build: args.build ?? undefined,
        status: wordOf('VexStatus', args.status),
        justification: wordOf('VexJustification', args.justification) ?? undefined,
      }) satisfies Sent<'/api/organizations/{org}/curations/preview', 'post'>,
    target: (at) => path`/api/organizations/${at.organization}/curations/preview`,
    answer: (r, at) => toVexStatementPreview(r),
    only: [['admins of the organization', (parent, context) => parent.role === 'ADMIN']],
  }),
  'Organization.vexStatements': call<
    ParentOf<'Organization', 'vexStatements'>,
    ArgsOf<'Organization', 'vexStatements'>,
    { organization: string },
    Part<Body<'/api/organizations/{org}/vex-statements', 'get'>, 'items'>,
    ItemOf<'Organization', 'vexStatements'>
  >('page', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    send: (args) =>
      ({
        state: wordOf('SupplierVexStatementState', args.state),
      }) satisfies QueryOf<'/api/organizations/{org}/vex-statements'>,
    target: (at) => path`/api/organizations/${at.organization}/vex-statements`,
    answer: (r, at) => toSupplierVexStatement(r),
    only: [['members of the organization', (parent, context) => parent.role !== null]],
  }),
  'Organization.viewerSeatAssignments': call<
    ParentOf<'Organization', 'viewerSeatAssignments'>,
    ArgsOf<'Organization', 'viewerSeatAssignments'>,
    { organization: string },
    Schemas['LicenceList'],
    ResultOf<'Organization', 'viewerSeatAssignments'>
  >('get', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    target: (at) => path`/api/organizations/${at.organization}/users/me/products`,
    answer: (r, at) => r.items.map((each) => toSeatAssignment(each, at)),
    only: [['members of the organization', (parent, context) => parent.role !== null]],
  }),
  'Organization.webhookDeliveries': call<
    ParentOf<'Organization', 'webhookDeliveries'>,
    ArgsOf<'Organization', 'webhookDeliveries'>,
    { organization: string; webhookId: string },
    Part<Body<'/api/organizations/{org}/webhooks/{id}/deliveries', 'get'>, 'items'>,
    ItemOf<'Organization', 'webhookDeliveries'>
  >('page', 'GET', {
    at: (parent, args) => idParts({ organization: parent.name, webhookId: uuidIn('Webhook', args.webhookId) }),
    send: (args) =>
      ({
        state: wordOf('WebhookDeliveryState', args.state),
      }) satisfies QueryOf<'/api/organizations/{org}/webhooks/{id}/deliveries'>,
    target: (at) => path`/api/organizations/${at.organization}/webhooks/${at.webhookId}/deliveries`,
    answer: (r, at) => toWebhookDelivery(r),
    only: [['admins of the organization', (parent, context) => parent.role === 'ADMIN']],
    grows: true,
  }),
  'Organization.webhooks': call<
    ParentOf<'Organization', 'webhooks'>,
    ArgsOf<'Organization', 'webhooks'>,
    { organization: string },
    Body<'/api/organizations/{org}/webhooks', 'get'>,
    ResultOf<'Organization', 'webhooks'>
  >('get', 'GET', {
    at: (parent) => ({ organization: parent.name }),
    target: (at) => path`/api/organizations/${at.organization}/webhooks`,
    answer: (r, at) => r.items.map((each) => toWebhook(each, at)),
    only: [['admins of the organization', (parent, context) => parent.role === 'ADMIN']],
  }),
  'Package.alternatives': call<
    ParentOf<'Package', 'alternatives'>,
    ArgsOf<'Package', 'alternatives'>,
    { channel: string; family: string; name: string; organization: string },
    Schemas['AlternativeList'],
    ResultOf<'Package', 'alternatives'>
  >('get', 'GET', {
    at: (parent) => ({
      channel: parent.channelName,
      family: parent.family,
      name: parent.name,
      organization: parent.organizationName,
    }),
    target: (at) =>
      path`/api/organizations/${at.organization}/channels/${at.channel}/artifacts/${at.family}/${at.name}/alternatives`,
    answer: (r, at) => r.items.map((each) => toAlternativeSource(each)),
  }),
  'Package.versions': call<
    ParentOf<'Package', 'versions'>,
    ArgsOf<'Package', 'versions'>,
    { channel: string; family: string; name: string; organization: string },
    Schemas['ArtifactVersionList'],
    ResultOf<'Package', 'versions'>
  >('get', 'GET', {
    at: (parent) => ({
      channel: parent.channelName,
      family: parent.family,
      name: parent.name,
      organization: parent.organizationName,
    }),
    target: (at) =>
      path`/api/organizations/${at.organization}/channels/${at.channel}/artifacts/${at.family}/${at.name}/versions`,
    answer: (r, at) => r.items.map((each) => toPackageVersion(each)),
  }),
  'Query.advisorySources': call<
    ParentOf<'Query', 'advisorySources'>,
    ArgsOf<'Query', 'advisorySources'>,
    object,
    Body<'/api/ce/advisory-sources', 'get'>,
    ResultOf<'Query', 'advisorySources'>
  >('get', 'GET', {
    target: () => '/api/ce/advisory-sources',
    answer: (r, at) => r.items.map((each) => toAdvisorySource(each)),
  }),
  'Query.checkout': call<
    ParentOf<'Query', 'checkout'>,
    ArgsOf<'Query', 'checkout'>,
    { checkoutId: string },
    Schemas['PaymentData'],
    ResultOf<'Query', 'checkout'>
  >('find', 'GET', {
    at: (_parent, args) => ({ checkoutId: args.checkoutId }),
    target: (at) => path`/api/payments/v2/checkout_session/${at.checkoutId}/payment-data`,
    answer: (r, at) => toCheckout(r),
    only: [['people who are signed in', (parent, context) => context.viewer !== null]],
  }),
  'Query.collection': call<
    ParentOf<'Query', 'collection'>,
    ArgsOf<'Query', 'collection'>,
    { name: string; organization: string },
    Schemas['Collection'],
    ResultOf<'Query', 'collection'>
  >('find', 'GET', {
    at: (_parent, args) => ({ name: args.name, organization: args.organization }),
    target: (at) => path`/api/organizations/${at.organization}/collections/${at.name}`,
    answer: (r, at) => toCollection(r),
  }),
  'Query.collections': call<
    ParentOf<'Query', 'collections'>,
    ArgsOf<'Query', 'collections'>,
    { organization: string },
    Part<Body<'/api/organizations/{org}/collections', 'get'>, 'items'>,
    ItemOf<'Query', 'collections'>
  >('page', 'GET', {
    at: (_parent, args) => ({ organization: args.organization }),
    target: (at) => path`/api/organizations/${at.organization}/collections`,
    answer: (r, at) => toCollectionSummary(r),
  }),
  'Query.educationOffer': call<
    ParentOf<'Query', 'educationOffer'>,
    ArgsOf<'Query', 'educationOffer'>,
    object,
    Body<'/api/payments/v2/edu/checks', 'get'>,
    ResultOf<'Query', 'educationOffer'>
  >('get', 'GET', {
    target: () => '/api/payments/v2/edu/checks',
    answer: (r, at) => toEducationOffer(r),
    only: [['people who are signed in', (parent, context) => context.viewer !== null]],
  }),
  'Query.guide': call<
    ParentOf<'Query', 'guide'>,
    ArgsOf<'Query', 'guide'>,
    { name: string },
    Schemas['Guide'],
    ResultOf<'Query', 'guide'>
  >('find', 'GET', {
    at: (_parent, args) => ({ name: args.name }),
    target: (at) => path`/api/guides/${at.name}`,
    answer: (r, at) => toGuideText(r),
  }),
  'Query.guides': call<
    ParentOf<'Query', 'guides'>,
    ArgsOf<'Query', 'guides'>,
    object,
    Body<'/api/guides', 'get'>,
    ResultOf<'Query', 'guides'>
  >('get', 'GET', { target: () => '/api/guides', answer: (r, at) => r.items.map((each) => toGuide(each)) }),
  'Query.invitation': call<
    ParentOf<'Query', 'invitation'>,
    ArgsOf<'Query', 'invitation'>,
    { code: string; organization: string },
    Schemas['InvitationOfCode'],
    ResultOf<'Query', 'invitation'>
  >('find', 'GET', {
    at: (_parent, args) => ({ code: args.code, organization: args.organization }),
    target: (at) => path`/api/organizations/${at.organization}/invitation-codes/${at.code}`,
    answer: (r, at) => toReceivedInvitation(r),
  }),
  'Query.learningVideos': call<
    ParentOf<'Query', 'learningVideos'>,
    ArgsOf<'Query', 'learningVideos'>,
    object,
    Body<'/api/learning/videos', 'get'>,
    ResultOf<'Query', 'learningVideos'>
  >('get', 'GET', {
    target: () => '/api/learning/videos',
    answer: (r, at) => r.items.map((each) => toLearningVideo(each)),
    kind: 'search',
  }),
  'Query.listExports': call<
    ParentOf<'Query', 'listExports'>,
    ArgsOf<'Query', 'listExports'>,
    object,
    Part<Body<'/api/exports', 'get'>, 'items'>,
    ItemOf<'Query', 'listExports'>
  >('page', 'GET', {
    target: () => '/api/exports',
    answer: (r, at) => toListExport(r),
    only: [['people who are signed in', (parent, context) => context.viewer !== null]],
  }),
  'Query.navigationItems': call<
    ParentOf<'Query', 'navigationItems'>,
    ArgsOf<'Query', 'navigationItems'>,
    object,
    Schemas['NavigationItems'],
    ResultOf<'Query', 'navigationItems'>
  >('get', 'GET', {
    target: () => '/api/navigation/items',
    answer: (r, at) => r.items.map((each) => toNavigationItem(each)),
  }),
  'Query.notebooks': call<
    ParentOf<'Query', 'notebooks'>,
    ArgsOf<'Query', 'notebooks'>,
    object,
    Part<Body<'/api/notebooks', 'get'>, 'items'>,
    ItemOf<'Query', 'notebooks'>
  >('page', 'GET', {
    target: () => '/api/notebooks',
    answer: (r, at) => toNotebook(r),
    only: [['people who are signed in', (parent, context) => context.viewer !== null]],
  }),
  'Query.notebookServerUrl': call<
    ParentOf<'Query', 'notebookServerUrl'>,
    ArgsOf<'Query', 'notebookServerUrl'>,
    object,
    Body<'/api/notebooks/server', 'get'>,
    ResultOf<'Query', 'notebookServerUrl'>
  >('get', 'GET', {
    target: () => '/api/notebooks/server',
    answer: (r, at) => r.url ?? null,
    only: [['people who are signed in', (parent, context) => context.viewer !== null]],
  }),
  'Query.paymentConfig': call<
    ParentOf<'Query', 'paymentConfig'>,
    ArgsOf<'Query', 'paymentConfig'>,
    object,
    Body<'/api/payments/v2/config/{name}', 'get'>,
    ResultOf<'Query', 'paymentConfig'>
  >('get', 'GET', { target: () => '/api/payments/v2/config/hub', answer: (r, at) => toPaymentConfig(r) }),
  'Query.plans': call<
    ParentOf<'Query', 'plans'>,
    ArgsOf<'Query', 'plans'>,
    object,
    Body<'/api/payments/v2/config/products', 'get'>,
    ResultOf<'Query', 'plans'>
  >('get', 'GET', {
    target: () => '/api/payments/v2/config/products',
    answer: (r, at) => (r.products == null ? null : r.products.map((each) => toPlan(each))),
  }),
  'Query.project': call<
    ParentOf<'Query', 'project'>,
    ArgsOf<'Query', 'project'>,
    { id: string },
    Schemas['Project'],
    ResultOf<'Query', 'project'>
  >('find', 'GET', {
    at: (_parent, args) => idParts({ id: uuidIn('Project', args.id) }),
    target: (at) => path`/api/projects/${at.id}`,
    answer: (r, at) => toProject(r),
    only: [['people who are signed in', (parent, context) => context.viewer !== null]],
  }),
  'Query.projects': call<
    ParentOf<'Query', 'projects'>,
    ArgsOf<'Query', 'projects'>,
    object,
    Part<Body<'/api/projects', 'get'>, 'items'>,
    ItemOf<'Query', 'projects'>
  >('page', 'GET', {
    target: () => '/api/projects?owner=me',
    answer: (r, at) => toProject(r),
    only: [['people who are signed in', (parent, context) => context.viewer !== null]],
  }),
  'Query.sharedNotebook': call<
    ParentOf<'Query', 'sharedNotebook'>,
    ArgsOf<'Query', 'sharedNotebook'>,
    { shareId: string },
    Schemas['WholeNotebook'],
    ResultOf<'Query', 'sharedNotebook'>
  >('find', 'GET', {
    at: (_parent, args) => ({ shareId: args.shareId }),
    target: (at) => path`/api/notebooks/shared/${at.shareId}`,
    answer: (r, at) => toNotebook(r),
  }),
  'ServiceAccount.publicKeys': call<
    ParentOf<'ServiceAccount', 'publicKeys'>,
    ArgsOf<'ServiceAccount', 'publicKeys'>,
    { organization: string; serviceAccountId: string },
    Body<'/api/v1/organizations/{org}/service-accounts/{id}/public-keys', 'get'>,
    ResultOf<'ServiceAccount', 'publicKeys'>
  >('get', 'GET', {
    at: (parent) => ({ organization: parent.place.organization, serviceAccountId: parent.place.serviceAccountId }),
    target: (at) => path`/api/v1/organizations/${at.organization}/service-accounts/${at.serviceAccountId}/public-keys`,
    answer: (r, at) => r.items.map((each) => toServiceAccountPublicKey(each)),
  }),
  'ServiceAccount.workloads': call<
    ParentOf<'ServiceAccount', 'workloads'>,
    ArgsOf<'ServiceAccount', 'workloads'>,
    { organization: string; serviceAccountId: string },
    Body<'/api/v1/organizations/{org}/service-accounts/{id}/workloads', 'get'>,
    ResultOf<'ServiceAccount', 'workloads'>
  >('get', 'GET', {
    at: (parent) => ({ organization: parent.place.organization, serviceAccountId: parent.place.serviceAccountId }),
    target: (at) => path`/api/v1/organizations/${at.organization}/service-accounts/${at.serviceAccountId}/workloads`,
    answer: (r, at) => r.items.map((each) => toServiceAccountWorkload(each)),
  }),
  'User.apiTokens': call<
    ParentOf<'User', 'apiTokens'>,
    ArgsOf<'User', 'apiTokens'>,
    object,
    Body<'/api/account/tokens', 'get'>,
    ResultOf<'User', 'apiTokens'>
  >('get', 'GET', {
    target: () => '/api/account/tokens',
    answer: (r, at) => r.items.map((each) => toApiToken(each)),
    only: [['the person', (parent, context) => parent.uuid === context.viewer]],
  }),
  'User.personalToken': call<
    ParentOf<'User', 'personalToken'>,
    ArgsOf<'User', 'personalToken'>,
    object,
    Schemas['ChannelToken'],
    ResultOf<'User', 'personalToken'>
  >('find', 'GET', {
    target: () => '/api/ce/current-token',
    answer: (r, at) => toPersonalToken(r),
    only: [['the person', (parent, context) => parent.uuid === context.viewer]],
  }),
};

/** Things that are read by their global ids with the call of their type. */
export const restNodes = {
  AdvisoryFeed: {
    parts: ['id'],
    read: (rest: RestClient, parts: readonly string[]) => readAdvisoryFeed(rest, { advisoryFeedId: parts[0]! }),
  },
  ApiToken: {
    parts: ['id'],
    read: (rest: RestClient, parts: readonly string[]) => readApiToken(rest, { apiTokenId: parts[0]! }),
  },
  BundleJob: {
    parts: ['organization', 'channel', 'id'],
    read: (rest: RestClient, parts: readonly string[]) =>
      readBundleJob(rest, { organization: parts[0]!, channel: parts[1]!, bundleJobId: parts[2]! }),
  },
  Collection: {
    parts: ['organization', 'collectionId'],
    read: (rest: RestClient, parts: readonly string[]) =>
      readCollection(rest, { organization: parts[0]!, collectionId: parts[1]! }),
  },
  DeltaSubscription: {
    parts: ['organization', 'id'],
    read: (rest: RestClient, parts: readonly string[]) =>
      readDeltaSubscription(rest, { organization: parts[0]!, deltaSubscriptionId: parts[1]! }),
  },
  ExceptionRequest: {
    parts: ['organization', 'exceptionRequestId'],
    read: (rest: RestClient, parts: readonly string[]) =>
      readExceptionRequest(rest, { organization: parts[0]!, exceptionRequestId: parts[1]! }),
  },
  Group: {
    parts: ['organization', 'id'],
    read: (rest: RestClient, parts: readonly string[]) =>
      readGroup(rest, { organization: parts[0]!, groupId: parts[1]! }),
  },
  HubUser: {
    parts: ['userId'],
    read: (rest: RestClient, parts: readonly string[]) => readHubUser(rest, { userId: parts[0]! }),
  },
  ListExport: {
    parts: ['listExportId'],
    read: (rest: RestClient, parts: readonly string[]) => readListExport(rest, { listExportId: parts[0]! }),
  },
  Notebook: {
    parts: ['notebookId'],
    read: (rest: RestClient, parts: readonly string[]) => readNotebook(rest, { notebookId: parts[0]! }),
  },
  OrganizationToken: {
    parts: ['organization', 'id'],
    read: (rest: RestClient, parts: readonly string[]) =>
      readOrganizationToken(rest, { organization: parts[0]!, organizationTokenId: parts[1]! }),
  },
  PolicyException: {
    parts: ['organization', 'channel', 'policyExceptionId'],
    read: (rest: RestClient, parts: readonly string[]) =>
      readPolicyException(rest, { organization: parts[0]!, channel: parts[1]!, policyExceptionId: parts[2]! }),
  },
  Project: {
    parts: ['projectId'],
    read: (rest: RestClient, parts: readonly string[]) => readProject(rest, { projectId: parts[0]! }),
  },
  Promotion: {
    parts: ['organization', 'channel', 'promotionId'],
    read: (rest: RestClient, parts: readonly string[]) =>
      readPromotion(rest, { organization: parts[0]!, channel: parts[1]!, promotionId: parts[2]! }),
  },
  ServiceAccount: {
    parts: ['organization', 'id'],
    read: (rest: RestClient, parts: readonly string[]) =>
      readServiceAccount(rest, { organization: parts[0]!, serviceAccountId: parts[1]! }),
  },
  TrustedWorkload: {
    parts: ['organization', 'id'],
    read: (rest: RestClient, parts: readonly string[]) =>
      readTrustedWorkload(rest, { organization: parts[0]!, trustedWorkloadId: parts[1]! }),
  },
  VexSource: {
    parts: ['organization', 'id'],
    read: (rest: RestClient, parts: readonly string[]) =>
      readVexSource(rest, { organization: parts[0]!, vexSourceId: parts[1]! }),
  },
  Webhook: {
    parts: ['organization', 'id'],
    read: (rest: RestClient, parts: readonly string[]) =>
      readWebhook(rest, { organization: parts[0]!, webhookId: parts[1]! }),
  },
};
