import type { Action } from '@terrarium/domain/access';

/** What it takes to learn of changes: an action, and whether machines are excluded from its pages. */
interface Needed {
  action: Action;
  person?: true;
}

/** Kinds of changes in an organization, with what it takes to read what changed. */
export const ORGANIZATION_KINDS = {
  archives: { action: 'artifact.read' },
  bundles: { action: 'channel.edit', person: true },
  channels: { action: 'channel.read' },
  environments: { action: 'environment.read' },
  exception_requests: { action: 'policy.edit', person: true },
  exceptions: { action: 'policy.read' },
  invitations: { action: 'invitation.read' },
  members: { action: 'member.read' },
  policies: { action: 'policy.read' },
  promotions: { action: 'artifact.read', person: true },
  runs: { action: 'run.read' },
  syncs: { action: 'channel.read' },
  webhooks: { action: 'webhook.read' },
} as const satisfies Record<string, Needed>;
/** One of {@link ORGANIZATION_KINDS}. */
export type OrganizationKind = keyof typeof ORGANIZATION_KINDS;

/** Kinds of changes that concern an account. `decisions`: requests that wait for the user as an admin. */
export const ACCOUNT_KINDS = [
  'decisions',
  'environments',
  'exception_requests',
  'exceptions',
  'invitations',
  'memberships',
  'promotions',
  'tokens',
] as const;
/** One of {@link ACCOUNT_KINDS}. */
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** Kinds of changes of the hub, for operators. */
export const HUB_KINDS = ['feeds', 'jobs', 'mail'] as const;
/** One of {@link HUB_KINDS}. */
export type HubKind = (typeof HUB_KINDS)[number];
