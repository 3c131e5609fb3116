export { connection, pageCursors, type Connection, type PageArguments } from './connection.ts';
export {
  archiveAddressKindOf,
  archiveScriptKindOf,
  archiveStateOf,
  changeTopicOf,
  channelTypeOf,
  channelTypeToRest,
  cveStatusOf,
  cycleOf,
  decisionOf,
  invitationCallerOf,
  invitationOutcomeOf,
  invitationStateOf,
  jobStateOf,
  mailOutcomeOf,
  operatorActionOf,
  privacyOf,
  productOf,
  queuedMailStateOf,
  roleOf,
  sessionSourceOf,
  severityOf,
  themeOf,
  tokenScopeOf,
  trustOf,
  unknownReasonOf,
  verdictOf,
  vulnerabilityStateOf,
} from './enums.ts';
export { namedBy, payload, refused, required } from './errors.ts';
export { fromId, idPart, toId, uuidIn } from './ids.ts';
export type { AreaResolvers } from './resolvers.ts';
