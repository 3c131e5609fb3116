/** The audit area: what was decided, in chains that nobody changes. Other areas write into it with {@link appendAudit}, in their own transactions. */
export { ChainCheck } from './chain.ts';
export type { SealedEntry } from './chain.ts';
export { appendAudit, HUB_CHAIN, onAuditEntry } from './append.ts';
export { entryOf } from './store.ts';
export type { AuditActor, AuditEvent } from './append.ts';
