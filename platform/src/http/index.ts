/**
 * The HTTP edge of the platform: declared routes, their validation and access, one error format, and the OpenAPI
 * document.
 */
export { createApp } from './app.ts';
export type { Answered, Authorizer } from './app.ts';
export { isDeeperThan } from './body.ts';
export { bodyChunks } from './bodyChunks.ts';
export { awaitLeave, tellRecognized } from './sendingLeave.ts';
export type { BodyReading } from './bodyChunks.ts';
export { deleteOldVersions } from './versions.ts';
export { isCodeOf } from './codes.ts';
export type { CodeOf } from './codes.ts';
export { currentMachine, currentRequestId } from './current.ts';
export { attachment, CSV, csvStream, tableFormat, wantsTable } from './csv.ts';
export {
  badRequest,
  conflict,
  diskFull,
  forbidden,
  HttpError,
  nameTaken,
  noSuchRange,
  notFound,
  somethingWentWrong,
  storageAway,
  tooMany,
  unauthorized,
  unprocessable,
} from './errors.ts';
export type { Detail, TokenProblem } from './errors.ts';
export { clearable, count, cvssScore, productCode, share, time } from './fields.ts';
export { buildOpenApi } from './openapi.ts';
export type { OpenApiDocument } from './openapi.ts';
export { pascal } from './operationId.ts';
export { documentOf, sendDocument } from './document.ts';
export type { ServedDocument } from './document.ts';
export { pageIn, withLines } from './lines.ts';
export { OwnRequests } from './ownRequests.ts';
export type { OwnResponse, ReadAs } from './ownRequests.ts';
export { boundedOrganizationParams, channelParams, organizationParams } from './params.ts';
export {
  callerIdOf,
  cursorListOf,
  cursorPaging,
  isMachine,
  listOf,
  organizationOf,
  pageCursors,
  paging,
  route,
  upTo,
  userIdOf,
  viewerOf,
  whole,
} from './route.ts';
export type { Access, Found, Machine, OrganizationContext, Principal, Route, RouteContext, Viewer } from './route.ts';
export { formReader, mediaTypeOf } from './form.ts';
