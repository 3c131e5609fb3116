/**
 * The feature that a request needs for its action (SUB-28 to SUB-32; roles.ts assigns features to actions). An
 * organization can always read, remove, and restore what it has: a smaller plan hides and deletes nothing. So requests
 * that read or remove need no feature, except where reading is all that the feature offers.
 */
import { featureOfAction } from './roles.ts';
import type { Action } from './roles.ts';
import type { Feature } from './plans.ts';

/** Actions that creating a channel of a type needs. A channel that gets its packages from elsewhere needs one more. */
export const actionsToCreate = (type: string): readonly Action[] =>
  type === 'virtual' || type === 'external_mirror' ? ['channel.create', 'channel.mirror'] : ['channel.create'];

/**
 * Actions that only read but still need their feature, because reading is all that it offers. Counting continues
 * without it.
 */
const TOLD: ReadonlySet<Action> = new Set<Action>(['report.read', 'report.telemetry']);

/** Whether a request with this method needs the feature of its action. Requests that read or remove don't. */
const gives = (method: string): boolean => method !== 'get' && method !== 'delete';

/**
 * The feature that the organization's plan must have for a call; null for none.
 * @param method of HTTP, in small letters
 */
export function featureNeeded(action: Action, method: string): Feature | null {
  return gives(method) || TOLD.has(action) ? featureOfAction(action) : null;
}

/** The feature that a request on one's own account needs. Learning needs it for reading too. */
export function ownFeatureNeeded(feature: Feature | undefined, method: string): Feature | null {
  return feature !== undefined && (gives(method) || feature === 'lms') ? feature : null;
}
