export { contractError, isAbandoned, UpstreamError, type AuthenticationReason, type FailureCode } from './errors.ts';
export { RequestAbort } from './requestAbort.ts';
export { Upstream, type CallKind, type Caller } from './upstream.ts';
export { path, RestClient, type Query } from './restClient.ts';
export type * from './answers.ts';
export { pointersOf } from './pointers.ts';
export { versionOf } from './version.ts';
export { portions } from './portions.ts';
