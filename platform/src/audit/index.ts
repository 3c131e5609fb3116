/**
 * The audit area: logs in tamper-evident chains.
 * Other areas write entries with {@link appendAudit} in their own transactions.
 */
export { auditEntry } from './contract.ts';
export { ChainCheck } from './chain.ts';
export type { SealedEntry } from './chain.ts';
export { appendAudit, HUB_CHAIN, onAuditEntry } from './append.ts';
export { entryOf } from './store.ts';
export type { AuditActor, AuditEvent } from './append.ts';
