import type { Kysely, Transaction } from 'kysely';

/**
 * Every table of the database by its SQL name. Empty on purpose: each area adds its own tables in its `store.ts` by declaration merging,
 * `declare module '../db/tables.ts' { interface Tables { channel: ChannelTable } }`, so that an area's columns stand beside its SQL.
 */
export interface Tables {}

/** Typed SQL over the connection pool. */
export type Db = Kysely<Tables>;

/**
 * An open transaction. Inside one, use only this handle: the embedded engine has a single session, so a query that goes through the pool
 * while a transaction of the same request is open would wait for it for ever (it is ended after 15 s with an error).
 */
export type Trx = Transaction<Tables>;
