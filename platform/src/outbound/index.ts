/** Requests to other servers: restricted addresses, timeouts, and readable errors. */
export { checkLiteralHost } from './address.ts';
export { redact, SourceClient } from './client.ts';
export type { ClientSettings, SourceAnswer } from './client.ts';
export { SourceError } from './errors.ts';
export type { SourceFailure } from './errors.ts';
export { Patience } from './patience.ts';
export { proxyFor, useProxyForFetch } from './proxy.ts';
export { isUnencrypted } from './unencrypted.ts';
