/** Organization roles and what each may do (ORG-18, ORG-20; ROUTE-58). Whatever is not granted here is refused. */
import type { Feature } from './plans.ts';

/** Roles of a member of an organization, lowest first (ORG-18): each may do what those before it may. */
export const ROLES = ['member', 'billing_manager', 'admin'] as const;
/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number];

/** What an action asks for: the lowest role that may do it, and the feature that the organization's plan must have; null where every plan allows it. */
interface Asked {
  role: Role;
  feature: Feature | null;
}
const members = (feature: Feature | null = null): Asked => ({ role: 'member', feature });
const billing = (feature: Feature | null = null): Asked => ({ role: 'billing_manager', feature });
const admins = (feature: Feature | null = null): Asked => ({ role: 'admin', feature });

/** Every action that can be asked for, by who may do it. `token.own` is the caller's token, `token.organization` the organization's. */
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

/** What can be asked for. */
export type Action = keyof typeof ASKED;
/** Every {@link Action}. */
export const ACTIONS = Object.keys(ASKED) as readonly Action[];

/** The feature that the organization's plan must have for an action; null for one that every plan allows (SUB-28 to SUB-32). */
export const featureOfAction = (action: Action): Feature | null => ASKED[action].feature;

/** Whether a text is a role. */
export function isRole(text: unknown): text is Role {
  return (ROLES as readonly unknown[]).includes(text);
}

/**
 * Whether a role may do an action; false for no role and for anything unknown (default deny).
 * @param role the caller's role in the organization, null or undefined for someone who is no member
 */
export function can(role: Role | null | undefined, action: Action): boolean {
  return isRole(role) && Object.hasOwn(ASKED, action) && ROLES.indexOf(role) >= ROLES.indexOf(ASKED[action].role);
}

/**
 * Whether a role may give another person a role, at once or with an invitation. Only who may change members gives any, and nobody more than they have.
 * @param giver the role of who gives it, null or undefined for someone who is no member
 */
export function mayGive(giver: Role | null | undefined, role: Role): boolean {
  return can(giver, 'member.edit') && actionsOf(role).every((action) => can(giver, action));
}

/** What a role may do, for a screen that shows it. */
export function actionsOf(role: Role): Action[] {
  return ACTIONS.filter((action) => can(role, action));
}
