import type { ColumnType, Kysely, SelectType, Transaction } from 'kysely';
import type { Rows } from '../gen/rows.ts';

/**
 * All tables of the database by SQL name.
 * Empty on purpose: each area declares its own tables by declaration merging, `declare module '../db/tables.ts' {
 * interface Tables { channel: Table<'channel'> } }`. The declaring area owns a table (`scripts/tables.ts`).
 */
export interface Tables {}

type Narrowed<Column, To> = Column extends null
  ? null
  : Column extends ColumnType<infer Read, infer Inserted, infer Updated>
    ? ColumnType<To, NarrowedInput<Inserted, Read, To>, NarrowedInput<Updated, Read, To>>
    : To;
/** JSON columns are read as values and written as text. */
type NarrowedInput<Input, Read, To> = unknown extends Read ? Input : Input extends Read ? To : Input;

/**
 * Columns of a table as created by the migrations.
 * The second parameter narrows types that SQL doesn't know: content of JSON columns, and values of text columns without
 * a check. Types that don't match a column, and unknown columns, don't compile.
 */
export type Table<
  Name extends keyof Rows,
  Narrower extends {
    [Column in keyof Narrower]: Column extends keyof Rows[Name] ? NonNullable<SelectType<Rows[Name][Column]>> : never;
  } = object,
> = {
  [Column in keyof Rows[Name]]: Column extends keyof Narrower
    ? Narrowed<Rows[Name][Column], Narrower[Column]>
    : Rows[Name][Column];
};

/** Tables without a declaration, or without a migration. There must be none. */
type Astray = Exclude<keyof Rows, keyof Tables> | Exclude<keyof Tables, keyof Rows>;
true satisfies [Astray] extends [never] ? true : Astray;

/** Typed SQL over the connection pool. */
export type Db = Kysely<Tables>;

/**
 * An open transaction.
 * In it, use only this handle. The embedded engine has a single session, so a query through the pool would wait forever
 * for the transaction of the same request (it is ended after 15 s with an error).
 */
export type Trx = Transaction<Tables>;
