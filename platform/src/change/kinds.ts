/**
 * Types of changes in an organization, and who can see them.
 * Their names and sentences are defined with the audit log's actions.
 */
import { AUDIT_ACTIONS, kindsOfActions, ORGANIZATION_ACTIONS, TARGETS } from '@terrarium/domain/audit';
import type { KindOf, AuditSentenceParts, Topic } from '@terrarium/domain/audit';
import type { Action } from '@terrarium/domain/access';

/** Permission to see changes of a topic: that to read the thing itself. */
export const READ_ACTIONS: Record<Topic, Action> = {
  policy: 'policy.read',
  channel: 'channel.read',
  member: 'member.read',
  group: 'group.read',
  token: 'service_account.read',
  plan: 'subscription.read',
  organization: 'organization.read',
};

/** Name of a type of change. */
export type ChangeKind = KindOf<(typeof ORGANIZATION_ACTIONS)[number]>;

/**
 * Every type of change: topic, audit action, and the sentence after the actor's name: 'applied Production baseline to
 * approved'.
 */
export const KINDS = Object.fromEntries(
  kindsOfActions(ORGANIZATION_ACTIONS).map(({ kind, action, say }) => {
    const topic = TARGETS[AUDIT_ACTIONS[action].target];
    if (topic === null) throw new Error(`The change ${kind} is of no topic: who may read of it?`);
    return [kind, { topic, action, say }];
  }),
) as Readonly<
  Record<
    ChangeKind,
    { topic: Topic; action: (typeof ORGANIZATION_ACTIONS)[number]; say: (told: AuditSentenceParts) => string }
  >
>;

/** Returns the types of some topics. */
export function kindsOf(topics: readonly Topic[]): ChangeKind[] {
  return (Object.keys(KINDS) as ChangeKind[]).filter((kind) => topics.includes(KINDS[kind].topic));
}
