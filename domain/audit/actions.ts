/**
 * The audit log's actions: each with its name, its text after the actor, its target type, and its name in activity
 * lists. All descriptions of events come from this table.
 */

/** Topics of activity that members see. */
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

/**
 * Types of actors. `hub`: the hub itself, on a schedule, or by an operator's command. `organization`: the owner of its
 * token.
 */
export const ACTOR_TYPES = ['person', 'service_account', 'organization', 'hub'] as const;
/** One of {@link ACTOR_TYPES}. */
export type ActorType = (typeof ACTOR_TYPES)[number];

/** Parts of an activity sentence: the name of the target, of its channel, and a detail. */
export interface AuditSentenceParts {
  subject: string;
  channel: string | null;
  detail: string;
}

/**
 * The sentence after the actor: words that the target's name and the detail follow, or a function that returns all of
 * it. `null`: use the log's words.
 */
export type AuditSentence = string | null | ((told: AuditSentenceParts) => string);

type Sayings = Readonly<Record<string, AuditSentence>>;

interface AuditActionMeaning<Kinds extends Sayings = Sayings> {
  /** The text after the actor, followed by the target's name. */
  text: string;
  target: TargetType;
  /** Names in the activity lists of an organization or of operators; none if it isn't listed. */
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
 * All actions of the audit log. A name is a promise to clients that filter or export by it: its meaning never changes.
 * `operator.` actions are in the hub's own chain, all others in their organization's.
 */
export const AUDIT_ACTIONS = {
  'policy.created': on('policy', 'created the policy', { policy_created: null }),
  'policy.edited': on('policy', 'edited the policy', { policy_edited: null }),
  'policy.rolled_back': on('policy', 'restored a revision of the policy', {
    policy_restored: 'restored an older revision of the policy',
  }),
  'policy.deleted': on('policy', 'deleted the policy', { policy_deleted: null }),
  'policy.restored': on('policy', 'restored the policy', { policy_brought_back: null }),
  'policy.applied': on('policy', 'applied the policy', {
    policy_applied: ({ subject, channel }) => `applied ${subject} to ${channel ?? SOME}`,
  }),
  'policy.watched': on('policy', 'enabled monitor mode for the policy'),
  'policy.enforced': on('policy', 'enabled enforcement of the policy'),
  'policy.removed': on('policy', 'removed the policy', {
    policy_taken_off: ({ subject, channel }) => `removed ${subject} from ${channel ?? SOME}`,
  }),
  'policy.run_canceled': on('policy', 'canceled a run of the policy', {
    run_canceled: ({ subject, channel }) => `canceled a run of ${subject} on ${channel ?? SOME}`,
  }),
  'policy.run_released': on('policy', 'published despite failing checks under the policy', {
    run_released: ({ subject, channel }) =>
      `published ${subject} on ${channel ?? SOME} despite failing required checks`,
  }),
  'exception.requested': on('exception', 'requested an exception for', {
    exception_requested: ({ subject, channel }) => `requested an exception for ${subject} in ${channel ?? SOME}`,
  }),
  'exception.withdrawn': on('exception', 'canceled the exception request for', {
    exception_request_withdrawn: ({ subject, channel }) =>
      `canceled the exception request for ${subject} in ${channel ?? SOME}`,
  }),
  'exception.allowed': on('exception', 'approved an exception for', {
    exception_allowed: ({ subject, channel, detail }) =>
      `approved an exception for ${subject} in ${channel ?? SOME}${behind(detail)}`,
  }),
  'exception.declined': on('exception', 'declined an exception for', {
    exception_declined: ({ subject, channel }) => `declined an exception for ${subject} in ${channel ?? SOME}`,
  }),
  'exception.changed': on('exception', 'changed the expiration of the exception for', {
    exception_moved: ({ subject, channel, detail }) =>
      `changed the expiration of the exception for ${subject} in ${channel ?? SOME}${behind(detail)}`,
  }),
  'exception.ended': on('exception', 'revoked the exception for', {
    exception_ended: ({ subject, channel }) => `revoked the exception for ${subject} in ${channel ?? SOME}`,
  }),
  'exception.expired': on('exception', 'expired the exception for', {
    exception_over: ({ subject, channel }) => `expired the exception for ${subject} in ${channel ?? SOME}`,
  }),
  'channel.created': on('channel', 'created the channel', {
    channel_created: ({ channel, detail }) => `created the channel ${channel ?? ''}${behind(detail)}`,
  }),
  'channel.privacy_changed': on('channel', 'changed the visibility of the channel', {
    channel_privacy: ({ channel, detail }) => `changed the visibility of channel ${channel ?? ''}${behind(detail)}`,
  }),
  'channel.changed': on('channel', 'changed the channel', {
    channel_readme: ({ channel }) => `updated the README of channel ${channel ?? ''}`,
    channel_described: ({ channel }) => `changed the description of channel ${channel ?? ''}`,
    channel_broken_files: ({ channel, detail }) =>
      `${detail === 'hide' ? 'hid' : 'listed'} uninstallable files in channel ${channel ?? ''}`,
    channel_used_with: ({ channel }) => `changed which channels ${channel ?? 'a channel'} is used together with`,
    channel_mirror: ({ channel, detail }) => `changed the mirror settings of ${channel ?? ''}${behind(detail)}`,
    channel_promotion: ({ channel, detail }) => `changed promotion approval for channel ${channel ?? ''}: ${detail}`,
  }),
  'channel.probes_changed': on('channel', 'changed the install checks of the channel', {
    channel_probes: ({ channel, detail }) => `changed the install checks of channel ${channel ?? ''}${behind(detail)}`,
  }),
  'channel.published': on('channel', 'published the channel'),
  'channel.packages_lost': on('channel', 'made packages uninstallable in the channel', {
    packages_lost: ({ subject, channel, detail }) =>
      `made ${subject} in ${channel ?? SOME} uninstallable${behind(detail)}`,
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
  'promotion.requested': on('file', 'requested promotion of', {
    promotion_requested: ({ subject, channel, detail }) =>
      `requested promotion of ${subject} to ${channel ?? SOME}${behind(detail)}`,
  }),
  'promotion.approved': on('file', 'approved the promotion of', {
    promotion_approved: ({ subject, channel, detail }) =>
      `approved the promotion of ${subject} to ${channel ?? SOME}${behind(detail)}`,
  }),
  'promotion.declined': on('file', 'declined the promotion of', {
    promotion_declined: ({ subject, channel }) => `declined the promotion of ${subject} to ${channel ?? SOME}`,
  }),
  'promotion.withdrawn': on('file', 'canceled the promotion of', {
    promotion_withdrawn: ({ subject, channel }) => `canceled the promotion of ${subject} to ${channel ?? SOME}`,
  }),
  'bundle.made': on('channel', 'exported the channel', {
    bundle_made: ({ subject, channel }) => `exported ${subject} of channel ${channel ?? ''} to a bundle`,
  }),
  'bundle.brought': on('channel', 'imported a bundle to the channel', {
    bundle_brought: ({ subject, channel, detail }) => `imported ${subject} to ${channel ?? SOME}${behind(detail)}`,
  }),
  'file.labelled': on('file', 'labeled', {
    file_labelled: ({ subject, channel, detail }) => `labeled ${subject} in ${channel ?? SOME}${behind(detail)}`,
  }),
  'file.label_deleted': on('file', 'deleted the label', {
    label_deleted: ({ subject, channel }) => `deleted the label ${subject} of ${channel ?? SOME}`,
  }),
  'file.yanked': on('file', 'yanked', {
    file_yanked: ({ subject, channel, detail }) => `yanked ${subject} from ${channel ?? SOME}${behind(detail)}`,
  }),
  'file.removed': on('file', 'quarantined', {
    file_removed: ({ subject, channel, detail }) => `quarantined ${subject} in ${channel ?? SOME}${behind(detail)}`,
  }),
  'file.restored': on('file', 'restored', {
    file_restored: ({ subject, channel, detail }) => `restored ${subject} in ${channel ?? SOME}${behind(detail)}`,
  }),
  'advisory.curated': on('advisory', 'added a VEX statement for', { cve_curated: 'added a VEX statement for' }),
  'advisory.curation_withdrawn': on('advisory', 'deleted the VEX statement for', {
    cve_curation_withdrawn: 'deleted the VEX statement for',
  }),
  'advisory.vex_imported': on('advisory', 'imported OpenVEX of', { vex_imported: 'imported the OpenVEX document of' }),
  'advisory.vex_feed_added': on('advisory', 'added the VEX document', { vex_feed_added: null }),
  'advisory.vex_feed_removed': on('advisory', 'removed the VEX document', {
    vex_feed_removed: null,
  }),
  'advisory.vex_accepted': on('advisory', 'accepted the supplier statement for', { vex_accepted: null }),
  'advisory.vex_declined': on('advisory', 'declined the supplier statement for', { vex_declined: null }),
  'member.joined': on('member', 'joined as', {
    member_joined: ({ detail }) => `joined the organization${behind(detail)}`,
  }),
  'member.left': on('member', 'left as', { member_left: () => 'left the organization' }),
  'member.removed': on('member', 'removed', {
    member_removed: ({ subject }) => `removed ${subject} from the organization`,
  }),
  'member.role_changed': on('member', 'changed the role of', {
    member_role: ({ subject, detail }) => `changed the role of ${subject}${behind(detail)}`,
  }),
  'invitation.sent': on('invitation', 'invited', { invitation_sent: null }),
  'invitation.changed': on('invitation', 'changed the email address of the invitation for', {
    invitation_readdressed: () => 'changed the email address of an invitation',
  }),
  'invitation.withdrawn': on('invitation', 'revoked the invitation for', { invitation_taken_back: null }),
  'group.created': on('group', 'created the group', { group_created: null }),
  'group.renamed': on('group', 'renamed the group', { group_renamed: null }),
  'group.deleted': on('group', 'deleted the group', { group_deleted: null }),
  'group.restored': on('group', 'restored the group', { group_brought_back: null }),
  'group.member_added': on('group', 'added a member to the group', {
    group_member_added: ({ subject, detail }) => `added ${detail} to group ${subject}`,
  }),
  'group.member_removed': on('group', 'removed a member from the group', {
    group_member_removed: ({ subject, detail }) => `removed ${detail} from group ${subject}`,
  }),
  'group.channel_added': on('group', 'gave channel access to the group', {
    group_tied: ({ subject, channel }) => `gave group ${subject} access to channel ${channel ?? ''}`,
  }),
  'group.channel_removed': on('group', 'removed channel access from the group', {
    group_untied: ({ subject, channel }) => `removed access to channel ${channel ?? ''} from group ${subject}`,
  }),
  'service_account.created': on('service_account', 'created the service account', { service_account_created: null }),
  'service_account.renamed': on('service_account', 'renamed the service account', { service_account_renamed: null }),
  'service_account.groups_changed': on('service_account', 'changed the groups of the service account', {
    service_account_groups: null,
  }),
  'service_account.key_created': on('service_account', 'created a key of the service account', {
    service_account_key_created: null,
  }),
  'service_account.key_revoked': on('service_account', 'revoked a key of the service account', {
    service_account_key_revoked: null,
  }),
  'service_account.deleted': on('service_account', 'deleted the service account', { service_account_deleted: null }),
  'token.workload_trusted': on('token', 'added the trusted workload', {
    workload_trusted: ({ subject, channel, detail }) =>
      `added trusted workload ${subject} to ${channel ?? SOME}${behind(detail)}`,
  }),
  'token.workload_removed': on('token', 'removed the trusted workload', {
    workload_removed: ({ subject, channel }) => `removed trusted workload ${subject} from ${channel ?? SOME}`,
  }),
  'token.issued': on('token', 'created a token for', { token_issued: 'created a token for' }),
  'token.renewed': on('token', 'rotated the token of', { token_renewed: null }),
  'token.revoked': on('token', 'revoked the token of', { token_ended: 'revoked the token of' }),
  'webhook.created': on('webhook', 'created the webhook'),
  'webhook.changed': on('webhook', 'changed the webhook'),
  'webhook.secret_rotated': on('webhook', 'rotated the secret of the webhook'),
  'webhook.disabled': on('webhook', 'turned off the webhook'),
  'webhook.enabled': on('webhook', 'turned on the webhook'),
  'webhook.deleted': on('webhook', 'deleted the webhook'),
  'plan.granted': on('plan', 'granted the plan', { plan_granted: null }),
  'plan.withdrawn': on('plan', 'revoked the plan', { plan_taken: 'revoked the plan' }),
  'plan.bought': on('plan', 'bought the plan', { plan_bought: null }),
  'plan.changed': on('plan', 'changed the plan to', { plan_changed: null }),
  'plan.canceled': on('plan', 'canceled the plan', { plan_canceled: 'canceled the plan at period end:' }),
  'plan.resumed': on('plan', 'resumed the plan', { plan_resumed: null }),
  'plan.ended': on('plan', 'plan ended:', { plan_ended: null }),
  'plan.licences_assigned': on('plan', 'assigned seats to', { seats_assigned: null }),
  'plan.licences_removed': on('plan', 'unassigned seats of', { seats_taken: null }),
  'organization.created': on('organization', 'created the organization', { organization_created: null }),
  'organization.renamed': on('organization', 'renamed the organization to', { organization_renamed: null }),
  'organization.changed': on('organization', 'changed the organization', {
    organization_described: () => 'changed the description of the organization',
  }),
  'organization.reports_changed': on('organization', 'changed the client tracking settings of'),
  'organization.feature_enabled': on('organization', 'turned on', { feature_switched_on: null }),
  'organization.feature_disabled': on('organization', 'turned off', { feature_switched_off: null }),
  'organization.deleted': on('organization', 'deleted the organization'),
  'project.created': on('project', 'created the project', { project_created: null }),
  'project.renamed': on('project', 'renamed the project', { project_renamed: null }),
  'project.deleted': on('project', 'deleted the project', { project_deleted: null }),
  'project.restored': on('project', 'restored the project', { project_brought_back: null }),
  'collection.created': on('collection', 'created the collection', { collection_created: null }),
  'collection.changed': on('collection', 'changed the collection', { collection_changed: null }),
  'collection.deleted': on('collection', 'deleted the collection', { collection_deleted: null }),
  'collection.restored': on('collection', 'restored the collection', { collection_brought_back: null }),
  'operator.granted': on('person', 'added as operator', { made_operator: null }),
  'operator.revoked': on('person', 'removed the operator role from', { took_operator: null }),
  'operator.account_disabled': on('person', 'disabled the account of', { disabled: null }),
  'operator.account_enabled': on('person', 'enabled the account of', { enabled: null }),
  'operator.address_confirmed': on('person', 'confirmed the address of', { confirmed: null }),
  'operator.password_link_sent': on('person', 'sent a password reset link to', { sent_password_link: null }),
  'operator.plan_granted': on('plan', 'granted a plan:', { granted_plan: null }),
  'operator.plan_withdrawn': on('plan', 'revoked the plan of', { took_plan: null }),
  'operator.mail_tested': on('mail', 'sent a test email', { sent_test_mail: null }),
  'operator.mail_retried': on('mail', 'retried an email', { retried_mail: null }),
  'operator.sync_retried': on('job', 'retried a sync', { retried_sync: null }),
  'operator.run_retried': on('job', 'retried a policy run', { retried_run: null }),
  'operator.job_retried': on('job', 'retried a job', { retried_job: null }),
  'operator.sync_canceled': on('job', 'canceled a sync', { canceled_sync: null }),
  'operator.run_canceled': on('job', 'canceled a run', { canceled_run: null }),
  'operator.job_canceled': on('job', 'canceled a job', { canceled_job: null }),
  'operator.feed_enabled': on('feed', 'switched on the feed', { enabled_feed: null }),
  'operator.feed_disabled': on('feed', 'switched off the feed', { disabled_feed: null }),
  'operator.feed_fetched': on('feed', 'fetched the feed', { fetched_feed: null }),
  'operator.feed_key_given': on('feed', 'set the key for the feed', { gave_feed_key: null }),
  'operator.feed_key_removed': on('feed', 'removed the key for the feed', { removed_feed_key: null }),
  'operator.feed_bundle_made': on('feed_bundle', 'exported the feed bundle', { made_feed_bundle: null }),
  'operator.feed_bundle_loaded': on('feed_bundle', 'imported the feed bundle', { loaded_feed_bundle: null }),
  'operator.feed_bundle_removed': on('feed_bundle', 'removed the feed bundle', { removed_feed_bundle: null }),
  'operator.package_said': on('package', 'set the upstream mapping of', { said_package: null }),
  'operator.package_change_accepted': on('package', 'accepted the mapping change for', {
    accepted_package_change: null,
  }),
  'operator.package_change_declined': on('package', 'declined the mapping change for', {
    declined_package_change: null,
  }),
} as const;

/** Name of an action, e.g. `policy.applied`. */
export type AuditAction = keyof typeof AUDIT_ACTIONS;

type HubAction = Extract<AuditAction, `operator.${string}`>;
type OrganizationAction = Exclude<AuditAction, HubAction>;

const isOfHub = (action: AuditAction): action is HubAction => action.startsWith('operator.');
const actions = Object.keys(AUDIT_ACTIONS) as AuditAction[];

/** Names of actions in organizations' chains, for filters and webhooks. */
export const ORGANIZATION_ACTIONS = actions.filter((action): action is OrganizationAction => !isOfHub(action));

/** Names of actions in the hub's own chain. */
export const HUB_ACTIONS = actions.filter(isOfHub);

/** The kinds of some actions. */
export type KindOf<Action extends AuditAction> = {
  [Name in Action]: keyof (typeof AUDIT_ACTIONS)[Name]['kinds'];
}[Action];

/** Returns the activity kinds of some actions, with audit action and sentence. */
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

/** Returns the text of an action; the name itself for an unknown one. */
export function auditActionText(action: string): string {
  return isAuditAction(action) ? AUDIT_ACTIONS[action].text : action;
}
