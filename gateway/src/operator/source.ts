import { displayNameOf, subscriptionState } from '@terrarium/domain/access';
import type {
  AdvisoryFeed,
  AdvisoryFeedKind,
  AdvisoryFeedState,
  FailedWork,
  FeedBundles,
  FeedBundleState,
  HubJobs,
  HubMail,
  HubOrganization,
  HubPackage,
  HubPerson,
  HubPersonState,
  HubPlan,
  HubStorage,
  LoadFeedBundleInput,
  MappingConfidence,
  OperatorAction,
  OperatorLogEntry,
  PackageChange,
  PackageKnowledge,
  PackageRole,
  ProductCode,
  QueuedMail,
  QueuedMailState,
  SayUpstreamInput,
  TestMailOutcome,
  TestMailPayload,
  WorkKind,
} from '../gen/schema.ts';
import { channelTypeOf, jobStateOf, productOf, roleOf, sessionSourceOf, enumOf } from '../graphql/index.ts';
import { path, type List, type RestClient, type RestSubscription, type Schemas } from '../rest/index.ts';

/** How a feed is fetched and read. */
const feedKindOf = enumOf<AdvisoryFeedKind>()(['OSV', 'NVD', 'VENDOR', 'KEV', 'EPSS', 'MAPPING']);
/** How well it is known what a package is. */
const packageKnowledgeOf = enumOf<PackageKnowledge>()(['KNOWN', 'HINT', 'NO_CODE', 'NOT_SAID']);
/** What a package is of its upstream project. */
const packageRoleOf = enumOf<PackageRole>()(['SELF', 'CARRIER', 'PART', 'NO_CODE']);
/** How sure it is what a package is. */
const mappingConfidenceOf = enumOf<MappingConfidence>()(['HIGH', 'MEDIUM', 'LOW']);
/** Whether a try of a feed waits or is under way. */
const feedStateOf = enumOf<AdvisoryFeedState>()(['IDLE', 'WAITING', 'RUNNING']);
/** What becomes of a mail that waits. */
const queuedMailStateOf = enumOf<QueuedMailState>()(['WAITING', 'FAILING', 'GIVEN_UP', 'KEPT']);
/** What became of a test mail. */
const mailOutcomeOf = enumOf<TestMailOutcome>()(['SENT', 'FAILED', 'KEPT']);
/** What an operator did. */
const operatorActionOf = enumOf<OperatorAction>()([
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
  'ENABLED_FEED',
  'DISABLED_FEED',
  'FETCHED_FEED',
  'GAVE_FEED_KEY',
  'REMOVED_FEED_KEY',
  'MADE_FEED_BUNDLE',
  'LOADED_FEED_BUNDLE',
  'REMOVED_FEED_BUNDLE',
  'SAID_PACKAGE',
  'ACCEPTED_PACKAGE_CHANGE',
  'DECLINED_PACKAGE_CHANGE',
]);
/** How a bundle of feeds stands. */
const feedBundleStateOf = enumOf<FeedBundleState>()(['WAITING', 'MADE', 'FAILED']);

/** A package of the hub with what it is upstream. */
type RestHubPackage = Schemas['HubPackage'];
/** A person in the operators' list. */
type RestHubPersonSummary = Schemas['HubPersonSummary'];
/** A person as operators see them. */
type RestHubPerson = Schemas['HubPerson'];
/** An organization in the operators' list. */
type RestHubOrganizationSummary = Schemas['HubOrganizationSummary'];
/** An organization as operators see it. */
type RestHubOrganization = Schemas['HubOrganization'];
/** How mails leave the hub. */
type RestHubMail = Schemas['MailState'];
/** A mail that waits. */
type RestQueuedMail = Schemas['QueuedMail'];
/** What became of a test mail. */
type RestMailTest = Schemas['MailTest'];
/** Queues and work. */
type RestHubJobs = Schemas['HubJobs'];
/** Work that failed. */
type RestFailedWork = Schemas['HubFailure'];
/** How a feed of advisories stands. */
type RestAdvisoryFeed = Schemas['AdvisoryFeed'];
/** Bundles of feeds. */
type RestFeedBundles = Schemas['FeedBundles'];
/** A change of what a package is upstream that waits. */
type RestPackageChange = Schemas['PackageChange'];
/** What the hub takes. */
type RestHubStorage = Schemas['HubStorage'];
/** What an operator did. */
type RestOperatorLogEntry = Schemas['OperatorLogEntry'];

type Page = { limit: number; offset: number };

/** A plan to give. */
export interface Grant {
  productCode: ProductCode;
  quantity?: number;
  until: string;
}

const toPlan = (subscription: RestSubscription): HubPlan => {
  const end = subscription.period_end ?? subscription.expires_at;
  return {
    productCode: productOf(subscription.product_code),
    productName: subscription.product_name ?? subscription.product_code,
    quantity: subscription.quantity ?? 1,
    periodStart: subscription.period_start ?? null,
    periodEnd: end,
    state: subscriptionState({
      subscription_status: subscription.subscription_status ?? '',
      cancel_at_period_end: subscription.cancel_at_period_end ?? false,
      period_end: end,
    }),
  };
};

const toPerson = (
  person: RestHubPersonSummary & Partial<Pick<RestHubPerson, 'organizations' | 'sessions' | 'subscriptions'>>,
): HubPerson => ({
  userId: person.id,
  email: person.email,
  username: person.username,
  displayName: displayNameOf(person),
  isOperator: person.is_operator,
  isDisabled: person.is_disabled,
  isConfirmed: person.is_confirmed,
  deletedAt: person.deleted_at,
  createdAt: person.created_at,
  lastSignInAt: person.last_sign_in_at,
  organizationCount: person.organization_count,
  memberships: person.organizations?.map(({ name, title, role }) => ({ name, title, role: roleOf(role) })) ?? null,
  sessions:
    person.sessions?.map(({ id, source, device, created_at: createdAt, last_used_at: lastUsedAt }) => ({
      sessionId: id,
      source: sessionSourceOf(source),
      device,
      createdAt,
      lastUsedAt,
    })) ?? null,
  plans: person.subscriptions?.map(toPlan) ?? null,
});

const toOrganization = (
  organization: RestHubOrganizationSummary &
    Partial<Pick<RestHubOrganization, 'admins' | 'channels' | 'subscriptions'>>,
): HubOrganization => ({
  name: organization.name,
  title: organization.title,
  createdAt: organization.created_at,
  membersCount: organization.members_count,
  channelsCount: organization.channels_count,
  size: organization.size,
  plan: organization.plan && {
    productCode: productOf(organization.plan.product_code),
    productName: organization.plan.product_name,
    quantity: organization.plan.quantity,
    expiresAt: organization.plan.expires_at,
    isGranted: organization.plan.is_granted,
  },
  admins: organization.admins?.map(({ id, username, email }) => ({ userId: id, username, email })) ?? null,
  channels:
    organization.channels?.map(({ name, type, file_count: fileCount, size }) => ({
      organizationName: organization.name,
      name,
      type: channelTypeOf(type),
      fileCount,
      size,
      publishedSize: null,
    })) ?? null,
  plans: organization.subscriptions?.map(toPlan) ?? null,
});

const toMail = (mail: RestHubMail): HubMail => ({
  server: mail.server && {
    address: mail.server.address,
    isEncrypted: mail.server.encrypted,
    signsIn: mail.server.signs_in,
  },
  from: mail.from,
  waiting: mail.waiting,
  failing: mail.failing,
  givenUp: mail.given_up,
  oldestAt: mail.oldest_at,
});

const toQueued = ({ id, state, tried_at: triedAt, created_at: createdAt, ...mail }: RestQueuedMail): QueuedMail => ({
  ...mail,
  mailId: id,
  state: queuedMailStateOf(state),
  triedAt,
  createdAt,
});

const kindOf = (kind: 'sync' | 'run' | 'job'): WorkKind => kind.toUpperCase() as WorkKind;

const toJobs = ({ queues, archives_to_read_again: archivesToReadAgain, work }: RestHubJobs): HubJobs => ({
  queues,
  archivesToReadAgain,
  work: work.map(
    ({
      kind,
      id,
      title,
      organization,
      channel,
      state,
      phase,
      progress,
      created_at: createdAt,
      started_at: startedAt,
    }) => ({
      kind: kindOf(kind),
      workId: id,
      title,
      organizationName: organization,
      channelName: channel,
      state: jobStateOf(state),
      phase,
      progress,
      createdAt,
      startedAt,
    }),
  ),
});

const toFailure = ({
  kind,
  id,
  title,
  organization,
  channel,
  reason,
  at,
  can_retry: canRetry,
}: RestFailedWork): FailedWork => ({
  kind: kindOf(kind),
  workId: id,
  title,
  organizationName: organization,
  channelName: channel,
  reason,
  at,
  canRetry,
});

const toStorage = (storage: RestHubStorage): HubStorage => ({
  diskSize: storage.disk.size,
  diskFree: storage.disk.free,
  databaseSize: storage.database,
  measuredAt: storage.measured_at,
  isMeasuring: storage.is_measuring,
  isComplete: storage.is_complete,
  folders: storage.folders.map(({ name, size, files }) => ({ name, size, fileCount: files })),
  channels: storage.channels.map(({ organization, channel, type, file_count: fileCount, size, published }) => ({
    organizationName: organization,
    name: channel,
    type: channelTypeOf(type),
    fileCount,
    size,
    publishedSize: published,
  })),
});

const toEntry = ({
  id,
  at,
  action,
  operator,
  person,
  organization,
  detail,
}: RestOperatorLogEntry): OperatorLogEntry => ({
  entryId: id,
  at,
  action: operatorActionOf(action),
  operatorName: operator,
  personName: person?.username ?? null,
  personId: person?.id ?? null,
  organizationName: organization?.name ?? null,
  hasOrganization: organization?.exists ?? false,
  detail,
});

const toFeed = ({ id, kind, title, about, licence, address, error, ...feed }: RestAdvisoryFeed): AdvisoryFeed => ({
  feedId: id,
  kind: feedKindOf(kind),
  title,
  about,
  licence,
  address,
  isEnabled: feed.enabled,
  takesKey: feed.takes_key,
  keySetAt: feed.key_set_at,
  keyError: feed.key_error,
  state: feedStateOf(feed.state),
  asOf: feed.as_of,
  lastOkAt: feed.last_ok_at,
  isStale: feed.stale,
  error,
  recordCount: feed.count,
  leftOutCount: Object.values(feed.left_out).reduce((sum, count) => sum + count, 0),
  leftOut: feed.examples.map(({ id: entry, message }) => ({ entry, message })),
});

const toPackageChange = ({ name, feed, lost, proposed, asked_at: askedAt }: RestPackageChange): PackageChange => ({
  name,
  feedId: feed,
  lost,
  proposed,
  askedAt,
});

const toHubPackage = ({ name, state, channels, downloads, role, mappings }: RestHubPackage): HubPackage => ({
  name,
  state: packageKnowledgeOf(state),
  channelCount: channels,
  downloads,
  role: role === null ? null : packageRoleOf(role === 'no-code' ? 'no_code' : role),
  mappings: mappings.map(({ confidence, relation, letters, is_hint, reviewed_at, reviewed_by, ...one }) => ({
    ...one,
    confidence: mappingConfidenceOf(confidence),
    relation: relation ?? null,
    letters: letters ?? null,
    isHint: is_hint,
    reviewedAt: reviewed_at,
    reviewedBy: reviewed_by,
  })),
});

const toGrant = ({ productCode, quantity, until }: Grant) => ({
  product_code: productCode.toLowerCase(),
  until,
  ...(quantity === undefined ? {} : { quantity }),
});

const toFeedBundles = ({ key, key_id, feeds, made, loaded, incoming }: RestFeedBundles): FeedBundles => ({
  key,
  keyId: key_id,
  choices: feeds.map(({ id, title }) => ({ feedId: id, title })),
  made: made && {
    state: feedBundleStateOf(made.state),
    at: made.at,
    feedIds: made.feeds,
    bytes: made.bytes,
    error: made.error,
  },
  loaded: loaded && { createdAt: loaded.created, feedIds: loaded.feeds, key: loaded.key, isOlder: loaded.older },
  incoming: incoming.map(({ file_name, bytes }) => ({ fileName: file_name, bytes })),
});

/** REST calls of the hub's operators. */
export class OperatorSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** A page of people. */
  async people(search: string | null, state: HubPersonState | null, page: Page): Promise<List<HubPerson>> {
    return this.#page<RestHubPersonSummary, HubPerson>('/api/operator/people', toPerson, {
      q: search,
      state: state?.toLowerCase() ?? null,
      ...page,
    });
  }

  /** A person; null when unknown. */
  async person(userId: string): Promise<HubPerson | null> {
    const person = await this.#rest.find<RestHubPerson>(path`/api/operator/people/${userId}`);
    return person && toPerson(person);
  }

  /** Changes what an account may do; what is undefined stays. */
  async changePerson(
    userId: string,
    change: { isOperator: boolean | null | undefined; isDisabled: boolean | null | undefined; confirm: boolean },
  ): Promise<HubPerson> {
    const body = {
      is_operator: change.isOperator,
      is_disabled: change.isDisabled,
      is_confirmed: change.confirm ? true : undefined,
    };
    return toPerson(await this.#rest.write<RestHubPerson>('PATCH', path`/api/operator/people/${userId}`, body));
  }

  /** Sends a link to a new password. */
  async sendPasswordLink(userId: string): Promise<void> {
    await this.#rest.write('POST', path`/api/operator/people/${userId}/password-link`);
  }

  /** Gives a person a plan. */
  async grantPersonPlan(userId: string, grant: Grant): Promise<HubPerson> {
    return toPerson(
      await this.#rest.write<RestHubPerson>('PUT', path`/api/operator/people/${userId}/plan`, toGrant(grant)),
    );
  }

  /** Takes a person's plan away. */
  async takePersonPlan(userId: string): Promise<HubPerson> {
    return toPerson(await this.#rest.write<RestHubPerson>('DELETE', path`/api/operator/people/${userId}/plan`));
  }

  /** A page of organizations. */
  async organizations(search: string | null, page: Page): Promise<List<HubOrganization>> {
    return this.#page<RestHubOrganizationSummary, HubOrganization>('/api/operator/organizations', toOrganization, {
      q: search,
      ...page,
    });
  }

  /** An organization by name; null when unknown. */
  async organization(name: string): Promise<HubOrganization | null> {
    const organization = await this.#rest.find<RestHubOrganization>(path`/api/operator/organizations/${name}`);
    return organization && toOrganization(organization);
  }

  /** Gives an organization a plan. */
  async grantOrganizationPlan(name: string, grant: Grant): Promise<HubOrganization> {
    return toOrganization(
      await this.#rest.write<RestHubOrganization>(
        'PUT',
        path`/api/operator/organizations/${name}/plan`,
        toGrant(grant),
      ),
    );
  }

  /** Takes the plan of an organization away. */
  async takeOrganizationPlan(name: string): Promise<HubOrganization> {
    return toOrganization(
      await this.#rest.write<RestHubOrganization>('DELETE', path`/api/operator/organizations/${name}/plan`),
    );
  }

  /** How mails leave the hub. */
  async mail(): Promise<HubMail> {
    return toMail(await this.#rest.get<RestHubMail>('/api/operator/mail'));
  }

  /** A page of mails that wait. */
  queuedMails(page: Page): Promise<List<QueuedMail>> {
    return this.#page<RestQueuedMail, QueuedMail>('/api/operator/mail/queue', toQueued, page);
  }

  /** Sends the caller a test mail. */
  async sendTestMail(): Promise<Omit<TestMailPayload, 'userErrors'>> {
    const { outcome, ...rest } = await this.#rest.write<RestMailTest>('POST', '/api/operator/mail/test');
    return { outcome: mailOutcomeOf(outcome), ...rest };
  }

  /** Tries a mail now. */
  async retryMail(mailId: string): Promise<void> {
    await this.#rest.write('POST', path`/api/operator/mail/queue/${mailId}/retry`);
  }

  /** Queues, and what is worked. */
  async jobs(): Promise<HubJobs> {
    return toJobs(await this.#rest.get<RestHubJobs>('/api/operator/jobs'));
  }

  /** A page of what failed. */
  failures(page: Page): Promise<List<FailedWork>> {
    return this.#page<RestFailedWork, FailedWork>('/api/operator/jobs/failures', toFailure, page);
  }

  /** Does failed work once more. */
  async retryWork(kind: WorkKind, id: string): Promise<void> {
    const restKind = kind.toLowerCase();
    await this.#rest.write('POST', path`/api/operator/jobs/${restKind}/${id}/retry`);
  }

  /** Cancels work. */
  async cancelWork(kind: WorkKind, id: string): Promise<void> {
    const restKind = kind.toLowerCase();
    await this.#rest.write('POST', path`/api/operator/jobs/${restKind}/${id}/cancel`);
  }

  /** What the hub takes. */
  async storage(): Promise<HubStorage> {
    return toStorage(await this.#rest.get<RestHubStorage>('/api/operator/storage'));
  }

  /** A page of the log. */
  log(page: Page): Promise<List<OperatorLogEntry>> {
    return this.#page<RestOperatorLogEntry, OperatorLogEntry>('/api/operator/log', toEntry, page);
  }

  /** The feeds of advisories. */
  async feeds(): Promise<AdvisoryFeed[]> {
    const { items } = await this.#rest.get<{ items: RestAdvisoryFeed[] }>('/api/operator/advisory-feeds');
    return items.map(toFeed);
  }

  /** Switches a feed of the network on or off. */
  async switchFeed(feedId: string, enabled: boolean): Promise<void> {
    await this.#rest.write('PATCH', path`/api/operator/advisory-feeds/${feedId}`, { enabled });
  }

  /** Keeps the key that a feed's publisher is asked with; null takes it away. */
  async setFeedKey(feedId: string, key: string | null): Promise<void> {
    const where = path`/api/operator/advisory-feeds/${feedId}/key`;
    await (key === null ? this.#rest.write('DELETE', where) : this.#rest.write('PUT', where, { key }));
  }

  /** Has a feed fetched now. */
  async fetchFeed(feedId: string): Promise<void> {
    await this.#rest.write('POST', path`/api/operator/advisory-feeds/${feedId}/fetch`);
  }

  /** Bundles of feeds. */
  async feedBundles(): Promise<FeedBundles> {
    return toFeedBundles(await this.#rest.get<RestFeedBundles>('/api/operator/feed-bundles'));
  }

  /** Asks for a bundle of feeds. */
  async makeFeedBundle(feeds: readonly string[]): Promise<FeedBundles> {
    return toFeedBundles(await this.#rest.write<RestFeedBundles>('POST', '/api/operator/feed-bundles', { feeds }));
  }

  /** Loads a bundle of the hub's folder. */
  async loadFeedBundle({ fileName, key, isOlder }: LoadFeedBundleInput): Promise<FeedBundles> {
    return toFeedBundles(
      await this.#rest.write<RestFeedBundles>('POST', '/api/operator/feed-bundles/incoming', {
        file_name: fileName,
        key,
        older: isOlder,
      }),
    );
  }

  /** Removes a bundle from the hub's folder. */
  async removeFeedBundle(fileName: string): Promise<FeedBundles> {
    return toFeedBundles(
      await this.#rest.write<RestFeedBundles>('DELETE', path`/api/operator/feed-bundles/incoming/${fileName}`),
    );
  }

  /** A page of changes of packages that wait. */
  packageChanges(page: Page): Promise<List<PackageChange>> {
    return this.#page<RestPackageChange, PackageChange>('/api/operator/package-changes', toPackageChange, page);
  }

  /** A page of packages with what they are upstream. */
  packages(q: string | null, state: PackageKnowledge | null, page: Page): Promise<List<HubPackage>> {
    const query = { ...page, q, state: state?.toLowerCase() ?? null };
    return this.#page<RestHubPackage, HubPackage>('/api/operator/packages', toHubPackage, query);
  }

  /** Says what a package is upstream. */
  async sayUpstream({ name, role, mappings, evidence }: SayUpstreamInput): Promise<void> {
    await this.#rest.write('PUT', path`/api/operator/packages/${name}/upstream`, {
      role: role.toLowerCase().replace('_', '-'),
      mappings: mappings.map(({ confidence, ...one }) => ({ ...one, confidence: confidence.toLowerCase() })),
      evidence,
    });
  }

  /** Does a change that waits, or declines it. */
  async decidePackageChange(name: string, accept: boolean): Promise<void> {
    await this.#rest.write('POST', path`/api/operator/package-changes/${name}`, { accept });
  }

  async #page<R, T>(
    target: string,
    toModel: (item: R) => T,
    query: Record<string, string | number | null>,
  ): Promise<List<T>> {
    const { items, total_count } = await this.#rest.get<List<R>>(target, query);
    return { items: items.map(toModel), total_count };
  }
}
