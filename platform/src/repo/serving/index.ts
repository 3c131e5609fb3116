/** Sends the bytes of decisions: over HTTP, for a gateway on the same disk, and from the source of a mirror. */
export { decisionHandler } from './decisionHandler.ts';
export { busyUntil, Downloads } from './download.ts';
export type { OpenPackage } from './download.ts';
export { createServing } from './serve.ts';
