/** Scopes of service account keys, and the actions that each allows. The one table of what machines can do. */
import type { Action } from './roles.ts';

/**
 * Actions by scope. Actions that aren't listed are closed to machines: deletions, and whatever changes members, groups,
 * tokens, plans, and the organization itself.
 */
const SCOPED = {
  'channel:read': ['channel.read', 'artifact.read', 'artifact.download', 'collection.read'],
  'channel:publish': ['artifact.publish'],
  'channel:write': ['channel.create', 'channel.edit', 'channel.sync', 'channel.mirror'],
  'policy:read': ['policy.read', 'policy.preview', 'run.read'],
  'policy:write': ['policy.create', 'policy.edit'],
  'policy:apply': ['policy.apply'],
  'environment:read': ['environment.read'],
  'environment:write': ['environment.register', 'environment.review'],
  'advisory:write': ['advisory.edit'],
  'member:read': ['member.read', 'group.read'],
  'report:read': ['report.read'],
  'audit:read': ['audit.read'],
} as const satisfies Record<string, readonly Action[]>;

/** A scope of a service account's key or access token. */
export type ServiceAccountScope = keyof typeof SCOPED;
/** Actions that some scope allows. */
export type ScopedAction = (typeof SCOPED)[ServiceAccountScope][number];

/** Every {@link ServiceAccountScope}. */
export const SERVICE_ACCOUNT_SCOPES = Object.keys(SCOPED) as [ServiceAccountScope, ...ServiceAccountScope[]];

/** Returns the actions that a scope allows. */
export const actionsOfScope = (scope: ServiceAccountScope): readonly ScopedAction[] => SCOPED[scope];

/** What every key allows: reading the organization itself. */
const ALWAYS = 'organization.read' satisfies Action;

const SCOPE_OF = new Map<Action, ServiceAccountScope>(
  SERVICE_ACCOUNT_SCOPES.flatMap((scope) =>
    SCOPED[scope].map((action): [Action, ServiceAccountScope] => [action, scope]),
  ),
);

/** Actions of machines. */
export type MachineAction = ScopedAction | typeof ALWAYS;

/**
 * Returns the scope that a key needs for an action: null if every key allows it, undefined if no key does.
 * Scopes that only read never write, also where members with the same right can.
 * @param onlyReads whether the request changes nothing
 */
export function scopeOfAction(action: Action, onlyReads: boolean): ServiceAccountScope | null | undefined {
  if (!onlyReads && action.endsWith('.read')) return undefined;
  return action === ALWAYS ? null : SCOPE_OF.get(action);
}
