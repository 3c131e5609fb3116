// What the REST services answer, as the gateway reads it: names for the types that are generated from schema/openapi.json.
// A change of that contract that the gateway has not followed is a type error here or where the fields are read.
import type { components, paths } from '../gen/rest.ts';

type Schemas = components['schemas'];
/** What a GET of a path answers with 200. */
type Answer<P extends keyof paths> = paths[P] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

/** A page of a list. */
export interface List<T> {
  items: T[];
  total_count: number;
}
/** What a list's path holds; never for a path that is no list. */
type Item<P extends keyof paths> = Answer<P> extends List<infer T> ? T : never;

/** An organization and the caller's place in it. */
export type RestOrganization = Schemas['Organization'];
/** A feature of the plans in an organization. */
export type RestFeature = Schemas['OrganizationFeature'];
/** A member of an organization. */
export type RestMember = Item<'/api/organizations/{org}/users'>;
/** An invitation that waits for an answer. */
export type RestInvitation = Schemas['Invitation'];
/** What became of an invited address. */
export type RestInvitationOutcome = Schemas['InvitationOutcome'];
/** An invitation as whoever has its code sees it. */
export type RestInvitationOfCode = Schemas['InvitationOfCode'];
/** A person with an account. */
export type RestUser = Answer<'/api/account'>;
/** A person as others see them. */
export type RestPerson = NonNullable<Schemas['Explanation']['applied_by']>;
/** Entries of the main navigation. */
export type RestNavigation = Answer<'/api/navigation/items'>;
/** Choices of the signed-in person. */
export type RestSettings = Answer<'/api/account/settings'>;
/** Feature permissions of an account. */
export type RestAccountFeatures = Answer<'/api/account/features'>;
/** The session behind an access token. */
export type RestSession = Answer<'/api/iam/session'>;
/** One of the places where a person is signed in. */
export type RestUserSession = Item<'/api/iam/sessions'>;
/** A mail of the outbox. */
export type RestOutboxMail = Item<'/api/outbox'>;
/** What ends a session when it is sent back. */
export type RestLogoutToken = Answer<'/api/iam/logout/browser'>;
/** How people may sign in. */
export type RestSignInOptions = Answer<'/api/iam/options'>;
/** Tokens of a sign-in at the company's provider, and where to go. */
export type RestCodeSignIn = Schemas['CodeSignIn'];
/** What an application or a device asks for. */
export type RestAuthorizationRequest = Answer<'/api/iam/authorize/{id}'>;
/** Where the browser goes on after an answer. */
export type RestAuthorizationAnswer = Schemas['AuthorizationAnswer'];
/** Tokens of a sign-in or a renewal. */
export type RestTokens = Schemas['Tokens'];
/** A challenge for the browser's WebAuthn interface. */
export type RestPasskeyChallenge = Schemas['PasskeyChallenge'];
/** A passkey of the caller. */
export type RestPasskey = Schemas['Passkey'];
/** The caller's passkeys and one-time codes. */
export type RestFactors = Answer<'/api/iam/factors'>;
/** A secret for one-time codes. */
export type RestBegunTotp = Schemas['BegunTotp'];
/** Recovery codes just made. */
export type RestRecoveryCodes = Schemas['RecoveryCodes'];
/** State of a channel token. */
export type RestChannelToken = Answer<'/api/organizations/{org}/ce/current-token'>;
/** A token of the caller with its organization. */
export type RestOwnChannelToken = Item<'/api/account/channel-tokens'>;
/** A token of an organization with its holder. */
export type RestOrganizationToken = Item<'/api/organizations/{org}/channel-tokens'>;
/** The mirrors that were given a token. */
export type RestTokenSync = Schemas['TokenSync'];
/** A channel token just issued. */
export type RestIssuedToken = Schemas['IssuedChannelToken'];
/** A workload that a channel trusts. */
export type RestTrustedWorkload = Schemas['TrustedWorkload'];
/** State of an API token. */
export type RestApiToken = Schemas['ApiToken'];
/** The API token that a call comes with. */
export type RestPresentApiToken = Schemas['PresentApiToken'];
/** An API token just issued. */
export type RestIssuedApiToken = Schemas['IssuedApiToken'];
/** What a channel's organization tells its readers. */
export type RestReadme = Schemas['ChannelReadme'];
/** A channel. */
export type RestChannel = Item<'/api/organizations/{org}/channels'>;
/** How a mirror is fed. */
export type RestMirror = Answer<'/api/organizations/{org}/channels/{channel}/mirror_details'>;
/** What can be changed of how a mirror is kept. */
export type RestMirrorSettings = Schemas['MirrorSettings'];
/** One sync of a mirror. */
export type RestSync = NonNullable<RestMirror['last_sync']>;
/** Whether an address or folder can be mirrored. */
export type RestSourceCheck = Schemas['SourceCheck'];
/** The address of one upload. */
export type RestUpload = Schemas['Upload'];
/** A label of a channel. */
export type RestChannelLabel = Schemas['ChannelLabel'];
/** See the REST document. */
export type RestFileEvent = Schemas['FileEvent'];
/** A webhook of an organization. */
export type RestWebhook = Schemas['Webhook'];
/** A webhook with its secret. */
export type RestWebhookSecret = Schemas['WebhookSecret'];
/** A delivery of a webhook. */
export type RestWebhookDelivery = Schemas['WebhookDelivery'];
/** An entry of an audit log. */
export type RestAuditEntry = Schemas['AuditEntry'];
/** An audit log of the hub. */
export type RestAuditChain = Schemas['AuditChain'];
/** Something that was changed of an organization. */
export type RestOrganizationChange = Schemas['OrganizationChange'];
/** A group. */
export type RestGroup = Schemas['Group'];
/** An account without a person. */
export type RestServiceAccount = Schemas['ServiceAccount'];
/** A package policy. */
export type RestPolicy = Item<'/api/organizations/{org}/repo-policies'>;
/** A save of a policy. */
export type RestPolicyRevision = Schemas['PolicyRevision'];
/** A run of a policy. */
export type RestPolicyRun = Item<'/api/organizations/{org}/channel-policies/{channel}/runs'>;
/** What a channel lost and has not got back. */
export type RestStandingLoss = Schemas['StandingLoss'];
/** A page of the files that came or went with a run. */
export type RestChanges = Answer<'/api/organizations/{org}/channel-policy-deltas/details/{id}'>;
/** A file that came or went with a run. */
export type RestChangedFile = Item<'/api/organizations/{org}/channel-policy-deltas/details/{id}'>;
/** That the deltas of a channel are mailed to somebody. */
export type RestDeltaSubscription = Schemas['DeltaSubscription'];
/** A bundle that is made of a channel or brought into it. */
export type RestBundleJob = Schemas['BundleJob'];
/** What lies in an organization's folder. */
export type RestIncomingBundles = Schemas['IncomingBundles'];
/** The key of the bundles that a hub makes. */
export type RestBundleKey = Schemas['BundleKey'];
/** A promotion into a channel. */
export type RestPromotion = Schemas['Promotion'];
/** What a promotion would do. */
export type RestPromotionPlan = Schemas['PromotionPlan'];
/** Whether promotions into a channel wait. */
export type RestPromotionSettings = Schemas['PromotionSettings'];
/** The snapshots of a channel. */
export type RestSnapshots = Schemas['Snapshots'];
/** The policy that a channel is under. */
export type RestCurrentPolicy = Answer<'/api/organizations/{org}/channel-policies/{channel}/current'>;
/** What a watched policy would refuse. */
export type RestPolicyWatch = Schemas['PolicyWatch'];
/** What filters can choose from. */
export type RestFilterOptions = Answer<'/api/organizations/{org}/available-filter-options'>;
/** What a policy's file would change. */
export type RestPolicyPlan = Schemas['PolicyPlan'];
/** What is wrong in a policy's file. */
export type RestPolicyFileMistakes = Schemas['PolicyFileMistakes'];
/** What applying a policy's file changed. */
export type RestAppliedPolicyFile = Schemas['AppliedPolicyFile'];
/** What a draft would change. */
export type RestImpact = Schemas['PolicyImpact'];
/** What can be installed of what a policy leaves. */
export type RestInstallability = Schemas['Installability'];
/** What has to stay installable in a channel. */
export type RestChannelProbes = Schemas['ChannelProbes'];
/** Whether a probe can be installed on one platform. */
export type RestProbeAnswer = Schemas['ProbeAnswer'];
/** Proposed exceptions. */
export type RestRepair = Schemas['PolicyRepair'];
/** Why a file is allowed or refused. */
export type RestExplanation = Answer<'/api/organizations/{org}/channels/{channel}/files/{subdir}/{file}/explain'>;
/** What admins say of an environment. */
export type RestEnvironmentState = Schemas['EnvironmentState'];
/** An environment in figures. */
export type RestEnvironmentStats = Schemas['EnvironmentStats'];
/** What a brief scan found. */
export type RestEnvironmentScan = Schemas['EnvironmentScan'];
/** Somebody who has registered environments. */
export type RestEnvironmentUser = Schemas['EnvironmentUser'];
/** A moment of an environment. */
export type RestEnvironmentMoment = Schemas['EnvironmentMoment'];
/** A package that is not the same on two sides. */
export type RestPackageDifference = Schemas['PackageDifference'];
/** Which environments hold something. */
export type RestExposure = Schemas['Exposure'];
/** How many environments were hit on a day. */
export type RestExposureDay = Schemas['ExposureDay'];
/** The environments that a draft of a policy would take files of. */
export type RestDraftedEnvironments = Schemas['DraftedEnvironments'];
/** What a draft of a policy would do to an environment. */
export type RestEnvironmentDraft = Schemas['EnvironmentDraft'];
/** An environment as a file told it. */
export type RestImportedEnvironment = Schemas['ImportedEnvironment'];
/** A known vulnerability. */
export type RestCve = Item<'/api/ce/cves'>;

/** A request for an exception, for those who decide. */
export type RestExceptionRequest = Schemas['ExceptionRequest'];
/** A request for an exception, for somebody who asked. */
export type RestOwnExceptionRequest = Schemas['OwnExceptionRequest'];
/** An exception that was granted. */
export type RestGrantedException = Schemas['GrantedException'];
/** What an exception would let in. */
export type RestExceptionImpact = Schemas['ExceptionImpact'];

/** What an organization says of a CVE. */
export type RestCuration = Schemas['Curation'];
/** What one of the caller's organizations says of a CVE. */
export type RestCveCurations = Schemas['CveCurations'];

/** A document of OpenVEX of somebody else. */
export type RestVexFeed = Schemas['VexFeed'];
/** What somebody else says of a CVE in a product. */
export type RestVexStatement = Schemas['VexStatement'];

/** What is known of the vulnerabilities of some files. */
export type RestVulnerabilities = Schemas['Vulnerabilities'];
/** A package by name in a channel. */
export type RestArtifact = Item<'/api/organizations/{org}/channels/{channel}/artifacts'>;
/** A page of the packages of a channel that was found by its name alone. */
export type RestArtifactsOfChannel = Answer<'/api/ce/packages/{channel}/artifacts'>;
/** One version of a package. */
export type RestVersion = Item<'/api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/versions'>;
/** One built file. */
export type RestFile = Item<'/api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/files'>;
/** An attestation of a file. */
export type RestSignature = Item<'/api/organizations/{org}/channels/{channel}/{file}/signatures'>;
/** A page of the files of one of several packages. */
export type RestFilesOfPackage = Item<'/api/organizations/{org}/channels/{channel}/artifact-files'>;
/** A page of the CVEs of one of several channels. */
export type RestCvesOfChannel = Item<'/api/organizations/{org}/channel-cves'>;
/** A package that another one needs. */
export type RestDependency = Item<'/api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/dependencies'>;
/** A package that needs another one. */
export type RestDependant = Item<'/api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/dependants'>;
/** Another channel that serves a package. */
export type RestAlternative =
  Item<'/api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/alternatives'>;
/** What the archive of a file says. */
export type RestArchive = Schemas['Archive'];
/** A file that a package installs. */
export type RestArchivePath =
  Item<'/api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/archive/paths'>;
/** A file hit by a CVE. */
export type RestCveFile = Item<'/api/ce/cves/{id}/files'>;
/** A page of found packages. */
export type RestPackageSearch = Answer<'/api/search/packages'>;
/** A found package. */
export type RestPackageHit = RestPackageSearch['results'][number];
/** What is found of every kind. */
export type RestSearchResults = Answer<'/api/search'>;
/** A page of found collections, and of what is in collections. */
export type RestCollectionsAndFiles = Answer<'/api/search/collections_and_files'>;
/** A page of documentation. */
export type RestGuide = Answer<'/api/guides/{name}'>;
/** A page of documentation without its text. */
export type RestGuideEntry = Item<'/api/guides'>;
/** A collection of packages and files. */
export type RestCollection = Answer<'/api/organizations/{org}/collections/{collection}'>;
/** A collection in a list. */
export type RestCollectionSummary = Item<'/api/organizations/{org}/collections'>;
/** A notebook without its content. */
export type RestNotebook = Item<'/api/notebooks'>;
/** A notebook with its content. */
export type RestWholeNotebook = Answer<'/api/notebooks/{id}'>;
/** Where notebooks are opened. */
export type RestNotebookServer = Answer<'/api/notebooks/server'>;
/** The plans of the hub. */
export type RestProducts = Answer<'/api/payments/v2/config/products'>;
/** A plan. */
export type RestPlan = RestProducts['products'][number];
/** Subscriptions of a person or an organization. */
export type RestSubscriptions = Answer<'/api/payments/v2/subscriptions'>;
/** A subscription. */
export type RestSubscription = RestSubscriptions['data'][number];
/** Seats of an organization. */
export type RestSeatStats = Schemas['SeatStats'];
/** A licence. */
export type RestLicence = Schemas['Licence'];
/** Who takes the money for plans. */
export type RestPaymentConfig = Answer<'/api/payments/v2/config/{name}'>;
/** A checkout that was begun. */
export type RestCheckoutSession = Schemas['CheckoutSession'];
/** Everything of a checkout. */
export type RestPaymentData = Schemas['PaymentData'];
/** What a plan costs. */
export type RestInvoicePreview = Schemas['InvoicePreview'];
/** Who pays, with what, and when next. */
export type RestPaymentAccount = Schemas['PaymentAccount'];
/** An invoice. */
export type RestInvoice = Schemas['Invoice'];
/** The education offer. */
export type RestEducation = Answer<'/api/payments/v2/edu/checks'>;
/** Health of the services. */
export type RestServices = Answer<'/api/status'>;
/** A project. */
export type RestProject = Schemas['Project'];
/** A folder of a project's files. */
export type RestProjectTree = Schemas['ProjectTree'];
/** An environment. */
export type RestEnvironment = Schemas['Environment'];
/** A package of the hub with what it is upstream. */
export type RestHubPackage = Schemas['HubPackage'];
/** An advisory that hits files which a channel serves. */
export type RestAdvisoryNotice = Schemas['AdvisoryNotice'];
/** A finding with its history. */
export type RestFinding = Schemas['Finding'];
/** An environment that a CVE hits. */
export type RestAffectedEnvironment = Schemas['AffectedEnvironment'];
/** A package of an environment. */
export type RestKnownPackage = Schemas['KnownPackage'];
/** What clients asked of an organization's channels. */
export type RestTelemetry = Schemas['TelemetryReport'];
/** Requests over time. */
export type RestRequestsReport = Schemas['RequestsReport'];
/** Programs and single clients. */
export type RestClientsReport = Schemas['ClientsReport'];
/** What policies refused. */
export type RestBlockedReport = Schemas['BlockedReport'];
/** What an organization wants to know of requests. */
export type RestGatewaySettings = Schemas['GatewaySettings'];
/** A package with how often it was downloaded. */
export type RestTopPackage = Schemas['TopPackage'];
/** A learning video. */
export type RestLearningVideo = Schemas['LearningVideo'];
/** A person in the operators' list. */
export type RestHubPersonSummary = Schemas['HubPersonSummary'];
/** A person as operators see them. */
export type RestHubPerson = Schemas['HubPerson'];
/** An organization in the operators' list. */
export type RestHubOrganizationSummary = Schemas['HubOrganizationSummary'];
/** An organization as operators see it. */
export type RestHubOrganization = Schemas['HubOrganization'];
/** How mails leave the hub. */
export type RestHubMail = Schemas['MailState'];
/** A mail that waits. */
export type RestQueuedMail = Schemas['QueuedMail'];
/** What became of a test mail. */
export type RestMailTest = Schemas['MailTest'];
/** Queues and work. */
export type RestHubJobs = Schemas['HubJobs'];
/** Work that failed. */
export type RestFailedWork = Schemas['HubFailure'];
/** How a feed of advisories stands. */
export type RestAdvisoryFeed = Schemas['AdvisoryFeed'];
/** Bundles of feeds. */
export type RestFeedBundles = Schemas['FeedBundles'];
/** A change of what a package is upstream that waits. */
export type RestPackageChange = Schemas['PackageChange'];
/** What the hub takes. */
export type RestHubStorage = Schemas['HubStorage'];
/** What an operator did. */
export type RestOperatorLogEntry = Schemas['OperatorLogEntry'];
/** A list from which what is known of vulnerabilities comes. */
export type RestAdvisorySource = Schemas['AdvisorySource'];
