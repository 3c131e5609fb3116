export { connection, pageCursors, pageOf, type AskedPage, type Connection, type PageArguments } from './connection.ts';
export {
  enumOf,
  channelTypeOf,
  cycleOf,
  decisionOf,
  jobStateOf,
  serviceAccountScopeOf,
  productOf,
  roleOf,
  sessionSourceOf,
  severityOf,
  tokenScopeOf,
  vexJustificationOf,
  vexStatusOf,
  wordOf,
} from './enums.ts';
export { namedBy, maySee, onlyFor, payload, refused, required, unlessHidden } from './errors.ts';
export { fromId, idPart, toId, uuidIn } from './ids.ts';
export type { AreaResolvers } from './resolvers.ts';
export { withPages, type PagedBy } from './pages.ts';
export { issueToken } from './tokens.ts';
