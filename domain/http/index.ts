/** What gateway and platform must read alike in requests, and the turns in which both take them. Pure: no server, no sockets. */
export { isFresh, namesEtag, rangeOf } from './conditional.ts';
export { discardRest } from './discardRest.ts';
export { FairQueue, QueueFull } from './fairQueue.ts';
export type { QueueState, RequestEnd } from './fairQueue.ts';
export { isRequestId } from './requestId.ts';

/** Content-Security-Policy of answers that are data: shown as a page, such an answer loads nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
export { versionCondition, versionOf } from './version.ts';
export type { Versioned } from './version.ts';
