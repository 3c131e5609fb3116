export { connection, pageCursors, type Connection, type PageArguments } from './connection.ts';
export { channelTypeOf, channelTypeToRest, cveStatusOf, cycleOf, decisionOf, invitationCallerOf, invitationOutcomeOf, invitationStateOf, jobStateOf, privacyOf, productOf, roleOf, sessionSourceOf, severityOf, trustOf, verdictOf } from './enums.ts';
export { namedBy, payload, required } from './errors.ts';
export { fromId, idPart, toId } from './ids.ts';
