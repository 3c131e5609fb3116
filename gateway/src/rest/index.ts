export { contractError, UpstreamError, type AuthenticationReason, type FailureCode } from './errors.ts';
export { Ending } from './ending.ts';
export { Upstream, type CallKind, type Caller } from './client.ts';
export { path, RestClient, type Query } from './reads.ts';
export type * from './shapes.ts';
