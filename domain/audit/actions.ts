/**
 * What the audit log tells of: every action by its name, with the words behind who did it and the kind of thing that it is done to, and what the lists that
 * people read call it. Everything that is said of what happened derives from this table.
 */

/** What a change that members read is about. */
export const TOPICS = ['policy', 'channel', 'member', 'group', 'token', 'plan', 'organization'] as const;
/** One of {@link TOPICS}. */
export type Topic = (typeof TOPICS)[number];

/** Kinds of things that actions are done to, each with the topic of its changes; null: members read nothing of it. */
export const TARGETS = {
  policy: 'policy',
  exception: 'policy',
  channel: 'channel',
  file: 'channel',
  advisory: 'policy',
  member: 'member',
  invitation: 'member',
  group: 'group',
  token: 'token',
  service_account: 'token',
  webhook: null,
  plan: 'plan',
  organization: 'organization',
  project: 'organization',
  collection: 'organization',
  person: null,
  mail: null,
  job: null,
  feed: null,
  feed_bundle: null,
  package: null,
} as const satisfies Record<string, Topic | null>;
/** A kind of thing that actions are done to. */
export type TargetType = keyof typeof TARGETS;
/** Every {@link TargetType}. */
export const TARGET_TYPES = Object.keys(TARGETS) as readonly TargetType[];

/** Who can have done something. `hub`: the hub itself, at a time that somebody set, or by its operator's commands. `organization`: who holds its token. */
export const ACTOR_TYPES = ['person', 'service_account', 'organization', 'hub'] as const;
/** One of {@link ACTOR_TYPES}. */
export type ActorType = (typeof ACTOR_TYPES)[number];

/** What of a change its sentence is made of: the name of the thing, of the channel that it is about, and what else is to be said. */
export interface AuditSentenceParts {
  subject: string;
  channel: string | null;
  detail: string;
}

/** The sentence behind who did it: words that the name of the thing and the detail follow, or all of it. `null`: the words are the log's. */
export type AuditSentence = string | null | ((told: AuditSentenceParts) => string);

type Sayings = Readonly<Record<string, AuditSentence>>;

interface AuditActionMeaning<Kinds extends Sayings = Sayings> {
  /** Goes on from who did it; the name of the thing follows. */
  text: string;
  target: TargetType;
  /** What the list that people read, of an organization's changes or of what operators did, calls it; none where it does not stand in it. */
  kinds: Kinds;
}

type NoKinds = Readonly<Record<never, AuditSentence>>;
function on(target: TargetType, text: string): AuditActionMeaning<NoKinds>;
function on<const Kinds extends Sayings>(target: TargetType, text: string, kinds: Kinds): AuditActionMeaning<Kinds>;
function on(target: TargetType, text: string, kinds: Sayings = {}): AuditActionMeaning {
  return { text, target, kinds };
}

const SOME = 'a channel';
const behind = (detail: string): string => (detail === '' ? '' : ` (${detail})`);

/**
 * Every action of the audit log. A name is a promise to whoever filters by it or has it delivered: it is never given another meaning.
 * Those of `operator.` stand in the hub's own chain, all others in that of an organization.
 */
export const AUDIT_ACTIONS = {
  'policy.created': on('policy', 'created the policy', { policy_created: null }),
  'policy.edited': on('policy', 'edited the policy', { policy_edited: null }),
  'policy.rolled_back': on('policy', 'rolled back the policy', {
    policy_restored: 'restored an older revision of the policy',
  }),
  'policy.deleted': on('policy', 'deleted the policy', { policy_deleted: null }),
  'policy.restored': on('policy', 'brought back the deleted policy', { policy_brought_back: null }),
  'policy.applied': on('policy', 'applied the policy', {
    policy_applied: ({ subject, channel }) => `applied ${subject} to ${channel ?? SOME}`,
  }),
  'policy.watched': on('policy', 'set to watching the policy'),
  'policy.enforced': on('policy', 'set to enforcing the policy'),
  'policy.removed': on('policy', 'took off the policy', {
    policy_taken_off: ({ subject, channel }) => `took ${subject} off ${channel ?? SOME}`,
  }),
  'policy.run_canceled': on('policy', 'canceled a run of the policy', {
    run_canceled: ({ subject, channel }) => `canceled a run of ${subject} on ${channel ?? SOME}`,
  }),
  'policy.run_released': on('policy', 'published against failing probes under the policy', {
    run_released: ({ subject, channel }) => `published ${subject} on ${channel ?? SOME} although required probes fail`,
  }),
  'exception.requested': on('exception', 'asked for an exception for', {
    exception_requested: ({ subject, channel }) => `asked for an exception for ${subject} in ${channel ?? SOME}`,
  }),
  'exception.withdrawn': on('exception', 'withdrew the request for', {
    exception_request_withdrawn: ({ subject, channel }) =>
      `withdrew the request for an exception for ${subject} in ${channel ?? SOME}`,
  }),
  'exception.allowed': on('exception', 'allowed an exception for', {
    exception_allowed: ({ subject, channel, detail }) =>
      `granted an exception for ${subject} in ${channel ?? SOME}${behind(detail)}`,
  }),
  'exception.declined': on('exception', 'declined an exception for', {
    exception_declined: ({ subject, channel }) => `declined an exception for ${subject} in ${channel ?? SOME}`,
  }),
  'exception.changed': on('exception', 'moved the end of the exception for', {
    exception_moved: ({ subject, channel, detail }) =>
      `gave the exception for ${subject} in ${channel ?? SOME} another end${behind(detail)}`,
  }),
  'exception.ended': on('exception', 'ended the exception for', {
    exception_ended: ({ subject, channel }) => `ended the exception for ${subject} in ${channel ?? SOME}`,
  }),
  'exception.expired': on('exception', 'let expire the exception for', {
    exception_over: ({ subject, channel }) => `let the exception for ${subject} in ${channel ?? SOME} come to its end`,
  }),
  'channel.created': on('channel', 'created the channel', {
    channel_created: ({ channel, detail }) => `created the channel ${channel ?? ''}${behind(detail)}`,
  }),
  'channel.privacy_changed': on('channel', 'changed who may read the channel', {
    channel_privacy: ({ channel, detail }) => `changed who may read the channel ${channel ?? ''}${behind(detail)}`,
  }),
  'channel.changed': on('channel', 'changed the channel', {
    channel_readme: ({ channel }) => `wrote the README of the channel ${channel ?? ''}`,
    channel_described: ({ channel }) => `described the channel ${channel ?? ''}`,
    channel_broken_files: ({ channel, detail }) =>
      `${detail === 'hide' ? 'hid' : 'listed again'} files that cannot be installed in the channel ${channel ?? ''}`,
    channel_used_with: ({ channel }) => `changed which channels ${channel ?? 'a channel'} is used together with`,
    channel_mirror: ({ channel, detail }) => `changed how the mirror ${channel ?? ''} is kept${behind(detail)}`,
    channel_promotion: ({ channel, detail }) => `takes promotions into the channel ${channel ?? ''} ${detail}`,
  }),
  'channel.probes_changed': on('channel', 'changed the probes of the channel', {
    channel_probes: ({ channel, detail }) =>
      `changed what has to stay installable in the channel ${channel ?? ''}${behind(detail)}`,
  }),
  'channel.published': on('channel', 'published what is served of the channel'),
  'channel.packages_lost': on('channel', 'left without an installable version packages of the channel', {
    packages_lost: ({ subject, channel, detail }) =>
      `left ${subject} of ${channel ?? SOME} that nobody can install any more${behind(detail)}`,
  }),
  'channel.sync_held': on('channel', 'held a sync of the mirror', {
    mirror_held: ({ channel, detail }) => `held a sync of the mirror ${channel ?? ''}${behind(detail)}`,
  }),
  'channel.sync_released': on('channel', 'released the held mirror', {
    mirror_released: ({ channel }) => `released the mirror ${channel ?? ''}: its source lists its files again`,
  }),
  'channel.deleted': on('channel', 'deleted the channel', {
    channel_deleted: ({ channel }) => `deleted the channel ${channel ?? ''}`,
  }),
  'file.published': on('file', 'published', {
    file_published: ({ subject, channel, detail }) => `published ${subject} to ${channel ?? SOME}${behind(detail)}`,
  }),
  'file.promoted': on('file', 'promoted', {
    file_promoted: ({ subject, channel, detail }) => `promoted ${subject} to ${channel ?? SOME}${behind(detail)}`,
  }),
  'promotion.requested': on('file', 'asked to promote', {
    promotion_requested: ({ subject, channel, detail }) =>
      `asked to promote ${subject} to ${channel ?? SOME}${behind(detail)}`,
  }),
  'promotion.approved': on('file', 'approved the promotion of', {
    promotion_approved: ({ subject, channel, detail }) =>
      `approved the promotion of ${subject} to ${channel ?? SOME}${behind(detail)}`,
  }),
  'promotion.declined': on('file', 'declined the promotion of', {
    promotion_declined: ({ subject, channel }) => `declined the promotion of ${subject} to ${channel ?? SOME}`,
  }),
  'promotion.withdrawn': on('file', 'withdrew the promotion of', {
    promotion_withdrawn: ({ subject, channel }) => `withdrew the promotion of ${subject} to ${channel ?? SOME}`,
  }),
  'bundle.made': on('channel', 'bundled the channel', {
    bundle_made: ({ subject, channel }) => `bundled ${subject} of the channel ${channel ?? ''}`,
  }),
  'bundle.brought': on('channel', 'brought a bundle into the channel', {
    bundle_brought: ({ subject, channel, detail }) => `brought ${subject} into ${channel ?? SOME}${behind(detail)}`,
  }),
  'file.labelled': on('file', 'labelled', {
    file_labelled: ({ subject, channel, detail }) => `labelled ${subject} in ${channel ?? SOME}${behind(detail)}`,
  }),
  'file.label_deleted': on('file', 'deleted the label', {
    label_deleted: ({ subject, channel }) => `deleted the label ${subject} of ${channel ?? SOME}`,
  }),
  'file.yanked': on('file', 'yanked', {
    file_yanked: ({ subject, channel, detail }) => `yanked ${subject} from ${channel ?? SOME}${behind(detail)}`,
  }),
  'file.removed': on('file', 'removed as harmful', {
    file_removed: ({ subject, channel, detail }) =>
      `removed ${subject} from ${channel ?? SOME} as harmful${behind(detail)}`,
  }),
  'file.restored': on('file', 'restored', {
    file_restored: ({ subject, channel, detail }) => `restored ${subject} in ${channel ?? SOME}${behind(detail)}`,
  }),
  'advisory.curated': on('advisory', 'curated', { cve_curated: 'said what is known of' }),
  'advisory.curation_withdrawn': on('advisory', 'withdrew the curation of', {
    cve_curation_withdrawn: 'withdrew what was said of',
  }),
  'advisory.vex_imported': on('advisory', 'imported OpenVEX of', { vex_imported: 'imported the OpenVEX document of' }),
  'advisory.vex_feed_added': on('advisory', 'has the hub read the OpenVEX document', { vex_feed_added: null }),
  'advisory.vex_feed_removed': on('advisory', 'has the hub no longer read the OpenVEX document', {
    vex_feed_removed: null,
  }),
  'advisory.vex_accepted': on('advisory', 'accepted what others say of', { vex_accepted: null }),
  'advisory.vex_declined': on('advisory', 'declined what others say of', { vex_declined: null }),
  'member.joined': on('member', 'joined as', {
    member_joined: ({ detail }) => `joined the organization${behind(detail)}`,
  }),
  'member.left': on('member', 'left as', { member_left: () => 'left the organization' }),
  'member.removed': on('member', 'took out', {
    member_removed: ({ subject }) => `took ${subject} out of the organization`,
  }),
  'member.role_changed': on('member', 'changed the role of', {
    member_role: ({ subject, detail }) => `gave ${subject} another role${behind(detail)}`,
  }),
  'invitation.sent': on('invitation', 'invited', { invitation_sent: null }),
  'invitation.changed': on('invitation', 'gave another address to', {
    invitation_readdressed: () => 'gave an invitation another address',
  }),
  'invitation.withdrawn': on('invitation', 'took back the invitation of', { invitation_taken_back: null }),
  'group.created': on('group', 'created the group', { group_created: null }),
  'group.renamed': on('group', 'renamed the group', { group_renamed: null }),
  'group.deleted': on('group', 'deleted the group', { group_deleted: null }),
  'group.restored': on('group', 'brought back the deleted group', { group_brought_back: null }),
  'group.member_added': on('group', 'put somebody into the group', {
    group_member_added: ({ subject, detail }) => `put ${detail} into the group ${subject}`,
  }),
  'group.member_removed': on('group', 'took somebody out of the group', {
    group_member_removed: ({ subject, detail }) => `took ${detail} out of the group ${subject}`,
  }),
  'group.channel_added': on('group', 'opened a channel to the group', {
    group_tied: ({ subject, channel }) => `let the group ${subject} read the channel ${channel ?? ''}`,
  }),
  'group.channel_removed': on('group', 'closed a channel to the group', {
    group_untied: ({ subject, channel }) => `took the channel ${channel ?? ''} from the group ${subject}`,
  }),
  'service_account.created': on('service_account', 'created the service account', { service_account_created: null }),
  'service_account.renamed': on('service_account', 'renamed the service account', { service_account_renamed: null }),
  'service_account.groups_changed': on('service_account', 'changed the groups of the service account', {
    service_account_groups: null,
  }),
  'service_account.deleted': on('service_account', 'deleted the service account', { service_account_deleted: null }),
  'token.workload_trusted': on('token', 'let a channel trust the workload', {
    workload_trusted: ({ subject, channel, detail }) =>
      `let ${channel ?? SOME} trust the workload ${subject}${behind(detail)}`,
  }),
  'token.workload_removed': on('token', 'ended the trust in the workload', {
    workload_removed: ({ subject, channel }) => `ended the trust of ${channel ?? SOME} in the workload ${subject}`,
  }),
  'token.issued': on('token', 'issued a token for', { token_issued: 'made a token for' }),
  'token.renewed': on('token', 'renewed the token of', { token_renewed: null }),
  'token.revoked': on('token', 'revoked the token of', { token_ended: 'ended the token of' }),
  'webhook.created': on('webhook', 'created the webhook'),
  'webhook.changed': on('webhook', 'changed the webhook'),
  'webhook.secret_rotated': on('webhook', 'rotated the secret of the webhook'),
  'webhook.disabled': on('webhook', 'switched off the webhook'),
  'webhook.enabled': on('webhook', 'switched on the webhook'),
  'webhook.deleted': on('webhook', 'deleted the webhook'),
  'plan.granted': on('plan', 'gave the plan', { plan_granted: null }),
  'plan.withdrawn': on('plan', 'took away the plan', { plan_taken: 'took the plan away' }),
  'plan.bought': on('plan', 'bought the plan', { plan_bought: null }),
  'plan.changed': on('plan', 'changed the plan to', { plan_changed: null }),
  'plan.canceled': on('plan', 'canceled the plan', { plan_canceled: 'canceled the plan at the end of its period:' }),
  'plan.resumed': on('plan', 'resumed the plan', { plan_resumed: null }),
  'plan.ended': on('plan', 'came to the end of the plan', { plan_ended: null }),
  'plan.licences_assigned': on('plan', 'gave licences to', { seats_assigned: null }),
  'plan.licences_removed': on('plan', 'took the licences of', { seats_taken: null }),
  'organization.created': on('organization', 'created the organization', { organization_created: null }),
  'organization.renamed': on('organization', 'renamed the organization to', { organization_renamed: null }),
  'organization.changed': on('organization', 'changed the organization', {
    organization_described: () => 'described the organization',
  }),
  'organization.reports_changed': on('organization', 'changed what reports note of clients of'),
  'organization.feature_enabled': on('organization', 'switched on', { feature_switched_on: null }),
  'organization.feature_disabled': on('organization', 'switched off', { feature_switched_off: null }),
  'organization.deleted': on('organization', 'deleted the organization'),
  'project.created': on('project', 'created the project', { project_created: null }),
  'project.renamed': on('project', 'renamed the project', { project_renamed: null }),
  'project.deleted': on('project', 'deleted the project', { project_deleted: null }),
  'project.restored': on('project', 'brought back the deleted project', { project_brought_back: null }),
  'collection.created': on('collection', 'created the collection', { collection_created: null }),
  'collection.changed': on('collection', 'changed the collection', { collection_changed: null }),
  'collection.deleted': on('collection', 'deleted the collection', { collection_deleted: null }),
  'collection.restored': on('collection', 'brought back the deleted collection', { collection_brought_back: null }),
  'operator.granted': on('person', 'made an operator of', { made_operator: null }),
  'operator.revoked': on('person', 'took the operator role from', { took_operator: null }),
  'operator.account_disabled': on('person', 'disabled the account of', { disabled: null }),
  'operator.account_enabled': on('person', 'enabled the account of', { enabled: null }),
  'operator.address_confirmed': on('person', 'confirmed the address of', { confirmed: null }),
  'operator.password_link_sent': on('person', 'sent a password link to', { sent_password_link: null }),
  'operator.plan_granted': on('plan', 'gave a plan:', { granted_plan: null }),
  'operator.plan_withdrawn': on('plan', 'took away the plan of', { took_plan: null }),
  'operator.mail_tested': on('mail', 'sent a test mail', { sent_test_mail: null }),
  'operator.mail_retried': on('mail', 'had a mail sent again', { retried_mail: null }),
  'operator.sync_retried': on('job', 'had a sync tried again', { retried_sync: null }),
  'operator.run_retried': on('job', 'had a run tried again', { retried_run: null }),
  'operator.job_retried': on('job', 'had a job tried again', { retried_job: null }),
  'operator.sync_canceled': on('job', 'canceled a sync', { canceled_sync: null }),
  'operator.run_canceled': on('job', 'canceled a run', { canceled_run: null }),
  'operator.job_canceled': on('job', 'canceled a job', { canceled_job: null }),
  'operator.feed_enabled': on('feed', 'switched on the feed', { enabled_feed: null }),
  'operator.feed_disabled': on('feed', 'switched off the feed', { disabled_feed: null }),
  'operator.feed_fetched': on('feed', 'had fetched the feed', { fetched_feed: null }),
  'operator.feed_key_given': on('feed', 'gave the key for the feed', { gave_feed_key: null }),
  'operator.feed_key_removed': on('feed', 'took away the key for the feed', { removed_feed_key: null }),
  'operator.feed_bundle_made': on('feed_bundle', 'had made the bundle of feeds', { made_feed_bundle: null }),
  'operator.feed_bundle_loaded': on('feed_bundle', 'loaded the bundle of feeds', { loaded_feed_bundle: null }),
  'operator.feed_bundle_removed': on('feed_bundle', 'removed the bundle of feeds', { removed_feed_bundle: null }),
  'operator.package_said': on('package', 'said what is upstream the package', { said_package: null }),
  'operator.package_change_accepted': on('package', 'accepted what a list says of the package', {
    accepted_package_change: null,
  }),
  'operator.package_change_declined': on('package', 'declined what a list says of the package', {
    declined_package_change: null,
  }),
} as const;

/** Name of an action, e.g. `policy.applied`. */
export type AuditAction = keyof typeof AUDIT_ACTIONS;

type HubAction = Extract<AuditAction, `operator.${string}`>;
type OrganizationAction = Exclude<AuditAction, HubAction>;

const isOfHub = (action: AuditAction): action is HubAction => action.startsWith('operator.');
const actions = Object.keys(AUDIT_ACTIONS) as AuditAction[];

/** Names of the actions that organizations' chains hold, which filters and webhooks choose from. */
export const ORGANIZATION_ACTIONS = actions.filter((action): action is OrganizationAction => !isOfHub(action));

/** Names of the actions that the hub's own chain holds. */
export const HUB_ACTIONS = actions.filter(isOfHub);

/** The kinds of some actions. */
export type KindOf<Action extends AuditAction> = {
  [Name in Action]: keyof (typeof AUDIT_ACTIONS)[Name]['kinds'];
}[Action];

/** Every kind of some actions: the action that it is to the audit log, and its sentence. */
export function kindsOfActions<Action extends AuditAction>(
  names: readonly Action[],
): { kind: KindOf<Action>; action: Action; say: (told: AuditSentenceParts) => string }[] {
  return names.flatMap((action) => {
    const { kinds, text }: AuditActionMeaning = AUDIT_ACTIONS[action];
    return Object.entries(kinds).map(([kind, saying]) => ({
      kind: kind as KindOf<Action>,
      action,
      say:
        typeof saying === 'function'
          ? saying
          : ({ subject, detail }: AuditSentenceParts) => `${saying ?? text} ${subject}${behind(detail)}`,
    }));
  });
}

/** Whether a text is the name of an action. */
function isAuditAction(text: string): text is AuditAction {
  return Object.hasOwn(AUDIT_ACTIONS, text);
}

/** The words of an action; the name itself for one that this version does not know. */
export function auditActionText(action: string): string {
  return isAuditAction(action) ? AUDIT_ACTIONS[action].text : action;
}
