/** Organization roles and what each may do (ORG-18, ORG-20; ROUTE-58). Whatever is not granted here is refused. */

/** Roles of a member of an organization, lowest first (ORG-18). */
export const ROLES = ['member', 'billing_manager', 'admin'] as const;
/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number];

const MEMBER_ACTIONS = [
  'organization.read',
  'organization.leave',
  'member.read',
  'group.read',
  'channel.read',
  'artifact.read',
  'artifact.download',
  'policy.read',
  'policy.preview',
  'run.read',
  'environment.read',
  'environment.register',
  'project.read',
  'project.create',
  'collection.read',
  'token.own',
] as const;

const BILLING_ACTIONS = ['subscription.read', 'subscription.edit'] as const;

const ADMIN_ACTIONS = [
  'organization.edit',
  'organization.delete',
  'organization.features',
  'member.edit',
  'member.remove',
  'licence.edit',
  'channel.create',
  'channel.edit',
  'channel.delete',
  'channel.sync',
  'channel.mirror',
  'artifact.publish',
  'artifact.delete',
  'policy.create',
  'policy.edit',
  'policy.delete',
  'policy.apply',
  'token.organization',
  'advisory.edit',
  'invitation.read',
  'invitation.edit',
  'environment.remove',
  'environment.review',
  'project.edit',
  'collection.edit',
  'group.edit',
  'group.delete',
  'service_account.read',
  'service_account.edit',
  'report.read',
  'report.telemetry',
  'report.edit',
  'audit.read',
  'webhook.read',
  'webhook.edit',
] as const;

/** Every action that can be asked for. `token.own` is the caller's token, `token.organization` the organization's. */
export const ACTIONS = [...MEMBER_ACTIONS, ...BILLING_ACTIONS, ...ADMIN_ACTIONS] as const;
/** One of {@link ACTIONS}. */
export type Action = (typeof ACTIONS)[number];

const GRANTS: Record<Role, ReadonlySet<string>> = {
  member: new Set(MEMBER_ACTIONS),
  billing_manager: new Set([...MEMBER_ACTIONS, ...BILLING_ACTIONS]),
  admin: new Set(ACTIONS),
};

/** Whether a text is a role. */
export function isRole(text: unknown): text is Role {
  return (ROLES as readonly unknown[]).includes(text);
}

/**
 * Whether a role may do an action; false for no role and for anything unknown (default deny).
 * @param role the caller's role in the organization, null or undefined for someone who is no member
 */
export function can(role: Role | null | undefined, action: Action): boolean {
  return isRole(role) && GRANTS[role].has(action);
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
