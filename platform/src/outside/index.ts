/** What the hub reads from other servers: by addresses that it may read from, with time limits, and with failures in words. */
export { redact, SourceClient } from './client.ts';
export type { ClientSettings } from './client.ts';
export { SourceError } from './errors.ts';
