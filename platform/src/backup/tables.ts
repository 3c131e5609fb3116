/** Lists what to copy between databases, from the database's own catalog, so that no list of tables is maintained. */
import type { ClientBase } from 'pg';

/** A table with its columns. */
export interface TableShape {
  name: string;
  /** Without generated columns. `type` as in SQL. */
  columns: { name: string; type: string }[];
}

/** Number of rows in a table, and an order-independent checksum of their text. */
export interface TableContent {
  rows: number;
  sum: string;
}

/** A sequence. `last` is null if it is unused. */
export interface Sequence {
  name: string;
  last: string | null;
}

/** Quotes a name for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Settings that give one text per value on every server. In a transaction. */
export const PLAIN_TEXT =
  "set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local extra_float_digits = 1; set local bytea_output = 'hex'";

/**
 * Lists the hub's tables by name, except `schema_migration`, which comes with the schema; unlogged tables, which
 * contain work in progress; and the job queue, whose jobs every area queues again at startup.
 */
export async function tablesOf(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<{ table: string; column: string; type: string }>(`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> 'schema_migration'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname collate "C", a.attnum`);
  const tables = new Map<string, TableShape>();
  for (const { table, column, type } of rows) {
    if (!tables.has(table)) tables.set(table, { name: table, columns: [] });
    tables.get(table)!.columns.push({ name: column, type });
  }
  return [...tables.values()];
}

/** Counts the rows of a table and computes their checksum, with {@link PLAIN_TEXT}. */
export async function contentOf(client: ClientBase, table: string): Promise<TableContent> {
  const {
    rows: [row],
  } = await client.query<{ rows: string; sum: string }>(
    `select count(*)::text as rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as sum from ${quoted(table)} t`,
  );
  return { rows: Number(row!.rows), sum: row!.sum };
}

/** Lists the sequences of the hub's tables. */
export async function sequencesOf(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    "select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1",
  );
  return rows;
}

/** Lists the migrations of a database, in order; null if it doesn't belong to a hub. */
export async function migrationsOf(client: ClientBase): Promise<{ name: string; checksum: string }[] | null> {
  const {
    rows: [found],
  } = await client.query<{ known: boolean }>("select to_regclass('public.schema_migration') is not null as known");
  if (!found!.known) return null;
  return (
    await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migration order by name')
  ).rows;
}
