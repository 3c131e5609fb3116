/** The client of a hub, for Node 20 and later, and for browsers. */
export { clientCredentials, granted, renewing, signedAssertion, token, workload } from './credentials.ts';
export type { Asked, Credential, Granted } from './credentials.ts';
export { HubError } from './error.ts';
export type { ErrorDetail } from './error.ts';
export { Hub } from './hub.ts';
export type { PublishedPackage } from './hub.ts';
export { Sender } from './sender.ts';
export type { SenderOptions } from './sender.ts';
export type { Answer, CallOptions, Item } from './types.ts';
