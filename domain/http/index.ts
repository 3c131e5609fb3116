/** HTTP rules that gateway and platform share, and the queue that both use. Pure: no server, no sockets. */
export { isFresh, namesEtag, rangeOf } from './conditional.ts';
export { discardRest } from './discardRest.ts';
export { FairQueue, QueueFull } from './fairQueue.ts';
export type { QueueState, RequestEnd } from './fairQueue.ts';
export { isRequestId } from './requestId.ts';

/** Content-Security-Policy of data responses: if shown as a page, they load nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
export { versionCondition, versionOf } from './version.ts';
export type { Versioned } from './version.ts';
