/** What the hub reads from other servers, and sends to them: by addresses that it may read from, with time limits, and with failures in words. */
export { checkLiteralHost } from './address.ts';
export { redact, SourceClient } from './client.ts';
export type { ClientSettings, SourceAnswer } from './client.ts';
export { SourceError } from './errors.ts';
export type { SourceFailure } from './errors.ts';
export { Patience } from './patience.ts';
export { proxyFor, useProxyForFetch } from './proxy.ts';
