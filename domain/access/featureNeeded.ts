/**
 * Which call asks for the feature that its action is part of (SUB-28 to SUB-32; roles.ts says which). What an organization has, it may always read, take away and bring back:
 * a smaller plan hides and deletes nothing. So calls that read or take away ask for none, except where reading is all that a feature is.
 */
import { featureOfAction } from './roles.ts';
import type { Action } from './roles.ts';
import type { Feature } from './plans.ts';

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
  return gives(method) || TOLD.has(action) ? featureOfAction(action) : null;
}

/** The same for what a person does for themselves, by the feature that it is part of. Of learning, to be told is all. */
export function ownFeatureNeeded(feature: Feature | undefined, method: string): Feature | null {
  return feature !== undefined && (gives(method) || feature === 'lms') ? feature : null;
}
