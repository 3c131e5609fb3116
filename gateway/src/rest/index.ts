export { contractError, UpstreamError, type AuthenticationReason, type FailureCode } from './errors.ts';
export { Ending } from './ending.ts';
export { path, RestClient, Upstream, type CallKind, type Caller, type Query } from './client.ts';
export type * from './shapes.ts';
