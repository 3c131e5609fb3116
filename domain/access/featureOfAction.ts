/**
 * Which action asks for which feature of the plan (SUB-28 to SUB-32). What an organization has, it may always read, take away and bring back:
 * a smaller plan hides and deletes nothing. So calls that read or take away ask for none, except where reading is all that a feature is.
 */
import type { Action } from './roles.ts';
import type { Feature } from './plans.ts';

/** For every action the feature that the organization's plan must have, or null for one that every plan allows. */
export const FEATURE_OF: Readonly<Record<Action, Feature | null>> = {
  'organization.read': null,
  'organization.leave': null,
  'organization.edit': null,
  'organization.delete': null,
  'organization.features': null,
  'member.read': null,
  'member.edit': null,
  'member.remove': null,
  'licence.edit': null,
  'invitation.read': null,
  'invitation.edit': null,
  'subscription.read': null,
  'subscription.edit': null,
  'project.read': null,
  'project.create': null,
  'collection.read': null,
  'collection.edit': null,
  'project.edit': null,
  'channel.read': null,
  'channel.create': 'channel',
  'channel.edit': 'channel',
  'channel.delete': null,
  'channel.sync': 'org_channels',
  'channel.mirror': 'org_channels',
  'artifact.read': null,
  'artifact.download': null,
  'artifact.publish': 'channel',
  'artifact.delete': null,
  'policy.read': null,
  'policy.preview': 'policy',
  'policy.create': 'policy',
  'policy.edit': 'policy',
  'policy.delete': null,
  'policy.apply': 'policy',
  'run.read': null,
  'token.own': 'issue_token',
  'token.organization': 'issue_token',
  'advisory.edit': 'cve',
  'environment.read': null,
  'environment.register': 'environments',
  'environment.remove': null,
  'environment.review': 'environments',
  'group.read': null,
  'group.edit': 'groups',
  'group.delete': null,
  'service_account.read': null,
  'service_account.edit': 'service_accounts',
  'report.read': 'organization_insights',
  'report.telemetry': 'telemetry',
  'report.edit': null,
  'audit.read': null,
  'webhook.read': null,
  'webhook.edit': 'organization_insights',
};

/** The actions that creating a channel of a type asks for: one that takes its packages from elsewhere asks for one more. */
export const actionsToCreate = (type: string): readonly Action[] =>
  type === 'virtual' || type === 'external_mirror' ? ['channel.create', 'channel.mirror'] : ['channel.create'];

/** Actions that only read, and ask for their feature all the same: to be told is all that it gives. What it would tell is counted on meanwhile. */
const TOLD: ReadonlySet<Action> = new Set<Action>(['report.read', 'report.telemetry']);

/** Whether a call of this method asks for a feature, when what it does asks for one: what reads or takes away does not. */
const gives = (method: string): boolean => method !== 'get' && method !== 'delete';

/**
 * The feature that the organization's plan must have for a call; null for none.
 * @param method of HTTP, in small letters
 */
export function featureNeeded(action: Action, method: string): Feature | null {
  return gives(method) || TOLD.has(action) ? FEATURE_OF[action] : null;
}

/** The same for what a person does for themselves, by the feature that it is part of. Of learning, to be told is all. */
export function ownFeatureNeeded(feature: Feature | undefined, method: string): Feature | null {
  return feature !== undefined && (gives(method) || feature === 'lms') ? feature : null;
}
