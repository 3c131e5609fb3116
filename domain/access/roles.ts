/** Organization roles and their permissions (ORG-18, ORG-20; ROUTE-58). Default deny. */
import type { Feature } from './plans.ts';

/** Roles of organization members, lowest first (ORG-18): each includes the permissions of those before it. */
export const ROLES = ['member', 'billing_manager', 'admin'] as const;
/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number];

/** Requirements of an action: the lowest role, and the plan feature; null if every plan allows it. */
interface Asked {
  role: Role;
  feature: Feature | null;
}
const members = (feature: Feature | null = null): Asked => ({ role: 'member', feature });
const billing = (feature: Feature | null = null): Asked => ({ role: 'billing_manager', feature });
const admins = (feature: Feature | null = null): Asked => ({ role: 'admin', feature });

/** All actions and their requirements. `token.own` is the caller's token, `token.organization` the organization's. */
const ASKED = {
  'organization.read': members(),
  'organization.leave': members(),
  'member.read': members(),
  'group.read': members(),
  'channel.read': members(),
  'artifact.read': members(),
  'artifact.download': members(),
  'policy.read': members(),
  'policy.preview': members('policy'),
  'run.read': members(),
  'environment.read': members(),
  'environment.register': members('environments'),
  'project.read': members(),
  'project.create': members(),
  'collection.read': members(),
  'token.own': members('issue_token'),

  'subscription.read': billing(),
  'subscription.edit': billing(),

  'organization.edit': admins(),
  'organization.delete': admins(),
  'organization.features': admins(),
  'member.edit': admins(),
  'member.remove': admins(),
  'licence.edit': admins(),
  'channel.create': admins('channel'),
  'channel.edit': admins('channel'),
  'channel.delete': admins(),
  'channel.sync': admins('org_channels'),
  'channel.mirror': admins('org_channels'),
  'artifact.publish': admins('channel'),
  'artifact.delete': admins(),
  'policy.create': admins('policy'),
  'policy.edit': admins('policy'),
  'policy.delete': admins(),
  'policy.apply': admins('policy'),
  'token.organization': admins('issue_token'),
  'advisory.edit': admins('cve'),
  'invitation.read': admins(),
  'invitation.edit': admins(),
  'environment.remove': admins(),
  'environment.review': admins('environments'),
  'project.edit': admins(),
  'collection.edit': admins(),
  'group.edit': admins('groups'),
  'group.delete': admins(),
  'service_account.read': admins(),
  'service_account.edit': admins('service_accounts'),
  'report.read': admins('organization_insights'),
  'report.telemetry': admins('telemetry'),
  'report.edit': admins(),
  'audit.read': admins(),
  'webhook.read': admins(),
  'webhook.edit': admins('organization_insights'),
} satisfies Record<string, Asked>;

/** An action that needs permission. */
export type Action = keyof typeof ASKED;
/** Every {@link Action}. */
export const ACTIONS = Object.keys(ASKED) as readonly Action[];

/** Returns the plan feature that an action needs; null if every plan allows it (SUB-28 to SUB-32). */
export const featureOfAction = (action: Action): Feature | null => ASKED[action].feature;

/** Whether a text is a role. */
export function isRole(text: unknown): text is Role {
  return (ROLES as readonly unknown[]).includes(text);
}

/**
 * Whether a role can do an action; false without a role and for unknown actions (default deny).
 * @param role the caller's role in the organization, null or undefined for non-members
 */
export function can(role: Role | null | undefined, action: Action): boolean {
  return isRole(role) && Object.hasOwn(ASKED, action) && ROLES.indexOf(role) >= ROLES.indexOf(ASKED[action].role);
}

/**
 * Whether a role can assign a role to another user, directly or by invitation. Only roles that can change members can,
 * and no one can assign more than they have.
 * @param giver role of the caller, null or undefined for non-members
 */
export function mayGive(giver: Role | null | undefined, role: Role): boolean {
  return can(giver, 'member.edit') && actionsOf(role).every((action) => can(giver, action));
}

/** Returns all actions of a role, for display. */
export function actionsOf(role: Role): Action[] {
  return ACTIONS.filter((action) => can(role, action));
}
