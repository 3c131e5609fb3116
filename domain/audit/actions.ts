/** What the audit log tells of: every action by its name, with the words behind who did it and the kind of thing that it is done to. */

/** Kinds of things that actions are done to. */
export const TARGET_TYPES = [
  'policy',
  'exception',
  'channel',
  'file',
  'advisory',
  'member',
  'invitation',
  'group',
  'token',
  'service_account',
  'webhook',
  'plan',
  'organization',
  'project',
  'collection',
  'person',
  'mail',
  'job',
] as const;
/** One of {@link TARGET_TYPES}. */
export type TargetType = (typeof TARGET_TYPES)[number];

/** Who can have done something. `hub`: the hub itself, at a time that somebody set, or by its operator's commands. `organization`: who holds its token. */
export const ACTOR_TYPES = ['person', 'service_account', 'organization', 'hub'] as const;
/** One of {@link ACTOR_TYPES}. */
export type ActorType = (typeof ACTOR_TYPES)[number];

interface AuditActionMeaning {
  /** Goes on from who did it; the name of the thing follows. */
  text: string;
  target: TargetType;
}

const on = (target: TargetType, text: string): AuditActionMeaning => ({ text, target });

/**
 * Every action of the audit log. A name is a promise to whoever filters by it or has it delivered: it is never given another meaning.
 * Those of `operator.` stand in the hub's own chain, all others in that of an organization.
 */
export const AUDIT_ACTIONS = {
  'policy.created': on('policy', 'created the policy'),
  'policy.edited': on('policy', 'edited the policy'),
  'policy.rolled_back': on('policy', 'rolled back the policy'),
  'policy.deleted': on('policy', 'deleted the policy'),
  'policy.restored': on('policy', 'brought back the deleted policy'),
  'policy.applied': on('policy', 'applied the policy'),
  'policy.watched': on('policy', 'set to watching the policy'),
  'policy.enforced': on('policy', 'set to enforcing the policy'),
  'policy.removed': on('policy', 'took off the policy'),
  'policy.run_canceled': on('policy', 'canceled a run of the policy'),
  'policy.run_released': on('policy', 'published against failing probes under the policy'),
  'exception.requested': on('exception', 'asked for an exception for'),
  'exception.withdrawn': on('exception', 'withdrew the request for'),
  'exception.allowed': on('exception', 'allowed an exception for'),
  'exception.declined': on('exception', 'declined an exception for'),
  'exception.changed': on('exception', 'moved the end of the exception for'),
  'exception.ended': on('exception', 'ended the exception for'),
  'exception.expired': on('exception', 'let expire the exception for'),
  'channel.created': on('channel', 'created the channel'),
  'channel.privacy_changed': on('channel', 'changed who may read the channel'),
  'channel.changed': on('channel', 'changed the channel'),
  'channel.probes_changed': on('channel', 'changed the probes of the channel'),
  'channel.packages_lost': on('channel', 'left without an installable version packages of the channel'),
  'channel.deleted': on('channel', 'deleted the channel'),
  'file.published': on('file', 'published'),
  'file.promoted': on('file', 'promoted'),
  'promotion.requested': on('file', 'asked to promote'),
  'promotion.approved': on('file', 'approved the promotion of'),
  'promotion.declined': on('file', 'declined the promotion of'),
  'promotion.withdrawn': on('file', 'withdrew the promotion of'),
  'bundle.made': on('channel', 'bundled the channel'),
  'bundle.brought': on('channel', 'brought a bundle into the channel'),
  'file.labelled': on('file', 'labelled'),
  'file.label_deleted': on('file', 'deleted the label'),
  'file.yanked': on('file', 'yanked'),
  'file.removed': on('file', 'removed as harmful'),
  'file.restored': on('file', 'restored'),
  'advisory.curated': on('advisory', 'curated'),
  'advisory.curation_withdrawn': on('advisory', 'withdrew the curation of'),
  'advisory.vex_imported': on('advisory', 'imported OpenVEX of'),
  'advisory.vex_feed_added': on('advisory', 'has the hub read the OpenVEX document'),
  'advisory.vex_feed_removed': on('advisory', 'has the hub no longer read the OpenVEX document'),
  'advisory.vex_accepted': on('advisory', 'accepted what others say of'),
  'advisory.vex_declined': on('advisory', 'declined what others say of'),
  'member.joined': on('member', 'joined as'),
  'member.left': on('member', 'left as'),
  'member.removed': on('member', 'took out'),
  'member.role_changed': on('member', 'changed the role of'),
  'invitation.sent': on('invitation', 'invited'),
  'invitation.changed': on('invitation', 'gave another address to'),
  'invitation.withdrawn': on('invitation', 'took back the invitation of'),
  'group.created': on('group', 'created the group'),
  'group.renamed': on('group', 'renamed the group'),
  'group.deleted': on('group', 'deleted the group'),
  'group.restored': on('group', 'brought back the deleted group'),
  'group.member_added': on('group', 'put somebody into the group'),
  'group.member_removed': on('group', 'took somebody out of the group'),
  'group.channel_added': on('group', 'opened a channel to the group'),
  'group.channel_removed': on('group', 'closed a channel to the group'),
  'service_account.created': on('service_account', 'created the service account'),
  'service_account.renamed': on('service_account', 'renamed the service account'),
  'service_account.groups_changed': on('service_account', 'changed the groups of the service account'),
  'service_account.deleted': on('service_account', 'deleted the service account'),
  'token.workload_trusted': on('token', 'let a channel trust the workload'),
  'token.workload_removed': on('token', 'ended the trust in the workload'),
  'token.issued': on('token', 'issued a token for'),
  'token.renewed': on('token', 'renewed the token of'),
  'token.revoked': on('token', 'revoked the token of'),
  'webhook.created': on('webhook', 'created the webhook'),
  'webhook.changed': on('webhook', 'changed the webhook'),
  'webhook.secret_rotated': on('webhook', 'rotated the secret of the webhook'),
  'webhook.disabled': on('webhook', 'switched off the webhook'),
  'webhook.enabled': on('webhook', 'switched on the webhook'),
  'webhook.deleted': on('webhook', 'deleted the webhook'),
  'plan.granted': on('plan', 'gave the plan'),
  'plan.withdrawn': on('plan', 'took away the plan'),
  'plan.bought': on('plan', 'bought the plan'),
  'plan.changed': on('plan', 'changed the plan to'),
  'plan.canceled': on('plan', 'canceled the plan'),
  'plan.resumed': on('plan', 'resumed the plan'),
  'plan.ended': on('plan', 'came to the end of the plan'),
  'plan.licences_assigned': on('plan', 'gave licences to'),
  'plan.licences_removed': on('plan', 'took the licences of'),
  'organization.created': on('organization', 'created the organization'),
  'organization.renamed': on('organization', 'renamed the organization to'),
  'organization.changed': on('organization', 'changed the organization'),
  'organization.reports_changed': on('organization', 'changed what reports note of clients of'),
  'organization.feature_enabled': on('organization', 'switched on'),
  'organization.feature_disabled': on('organization', 'switched off'),
  'organization.deleted': on('organization', 'deleted the organization'),
  'project.created': on('project', 'created the project'),
  'project.renamed': on('project', 'renamed the project'),
  'project.deleted': on('project', 'deleted the project'),
  'project.restored': on('project', 'brought back the deleted project'),
  'collection.created': on('collection', 'created the collection'),
  'collection.changed': on('collection', 'changed the collection'),
  'collection.deleted': on('collection', 'deleted the collection'),
  'collection.restored': on('collection', 'brought back the deleted collection'),
  'operator.granted': on('person', 'made an operator of'),
  'operator.revoked': on('person', 'took the operator role from'),
  'operator.account_disabled': on('person', 'disabled the account of'),
  'operator.account_enabled': on('person', 'enabled the account of'),
  'operator.address_confirmed': on('person', 'confirmed the address of'),
  'operator.password_link_sent': on('person', 'sent a password link to'),
  'operator.plan_granted': on('plan', 'gave a plan:'),
  'operator.plan_withdrawn': on('plan', 'took away the plan of'),
  'operator.mail_tested': on('mail', 'sent a test mail'),
  'operator.mail_retried': on('mail', 'had a mail sent again'),
  'operator.sync_retried': on('job', 'had a sync tried again'),
  'operator.run_retried': on('job', 'had a run tried again'),
  'operator.job_retried': on('job', 'had a job tried again'),
  'operator.sync_canceled': on('job', 'canceled a sync'),
  'operator.run_canceled': on('job', 'canceled a run'),
  'operator.job_canceled': on('job', 'canceled a job'),
} as const satisfies Record<string, AuditActionMeaning>;

/** Name of an action, e.g. `policy.applied`. */
export type AuditAction = keyof typeof AUDIT_ACTIONS;

const OF_HUB = 'operator.';

/** Names of the actions that organizations' chains hold, which filters and webhooks choose from. */
export const ORGANIZATION_ACTIONS = (Object.keys(AUDIT_ACTIONS) as AuditAction[]).filter(
  (action) => !action.startsWith(OF_HUB),
);

/** Whether a text is the name of an action. */
export function isAuditAction(text: string): text is AuditAction {
  return Object.hasOwn(AUDIT_ACTIONS, text);
}

/** The words of an action; the name itself for one that this version does not know. */
export function auditActionText(action: string): string {
  return isAuditAction(action) ? AUDIT_ACTIONS[action].text : action;
}
