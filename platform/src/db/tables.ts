import type { ColumnType, Kysely, SelectType, Transaction } from 'kysely';
import type { Rows } from '../gen/rows.ts';

/**
 * Every table of the database by its SQL name. Empty on purpose: each area declares its own tables beside its SQL by declaration merging,
 * `declare module '../db/tables.ts' { interface Tables { channel: Table<'channel'> } }`. Who declares a table owns it (`scripts/tables.ts`).
 */
export interface Tables {}

type Narrowed<Column, To> = Column extends null
  ? null
  : Column extends ColumnType<infer Read, infer Inserted, infer Updated>
    ? ColumnType<To, NarrowedInput<Inserted, Read, To>, NarrowedInput<Updated, Read, To>>
    : To;
/** Documents are read as what they hold and written as text. */
type NarrowedInput<Input, Read, To> = unknown extends Read ? Input : Input extends Read ? To : Input;

/**
 * The columns of a table as the migrations make them. The second parameter tells what SQL does not know: what a document holds, which texts a
 * column takes that no check lists. A type that the column cannot have does not compile, nor does a column that is not there.
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

/** Tables that nobody declares, or that no migration makes: none may be left. */
type Astray = Exclude<keyof Rows, keyof Tables> | Exclude<keyof Tables, keyof Rows>;
true satisfies [Astray] extends [never] ? true : Astray;

/** Typed SQL over the connection pool. */
export type Db = Kysely<Tables>;

/**
 * An open transaction. Inside one, use only this handle: the embedded engine has a single session, so a query that goes through the pool
 * while a transaction of the same request is open would wait for it for ever (it is ended after 15 s with an error).
 */
export type Trx = Transaction<Tables>;
