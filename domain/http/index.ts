/** What gateway and platform must read alike in requests. Pure: no server, no sockets. */
export { isFresh, namesEtag, rangeOf } from './conditional.ts';
export { isRequestId } from './requestId.ts';
