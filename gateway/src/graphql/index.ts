export { connection, pageCursors, type Connection, type PageArguments } from './connection.ts';
export { channelTypeOf, channelTypeToRest, cveStatusOf, decisionOf, jobStateOf, privacyOf, productOf, roleOf, severityOf, trustOf, verdictOf } from './enums.ts';
export { payload, required } from './errors.ts';
export { idPart, toId } from './ids.ts';
