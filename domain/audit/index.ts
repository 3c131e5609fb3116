/** The audit log: its actions, and the form in which an entry is hashed. */
export {
  ACTOR_TYPES,
  AUDIT_ACTIONS,
  auditActionText,
  HUB_ACTIONS,
  kindsOfActions,
  ORGANIZATION_ACTIONS,
  TARGET_TYPES,
  TARGETS,
  TOPICS,
} from './actions.ts';
export type { ActorType, AuditAction, KindOf, TargetType, AuditSentenceParts, Topic } from './actions.ts';
export { canonicalJson, HASHED_FIELDS, NO_HASH } from './entry.ts';
export type { AuditDetails, AuditFields } from './entry.ts';
