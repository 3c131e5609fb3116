/** What is to be carried over from one database to another, as the database's own catalog says; no list of tables is kept anywhere. */
import type { ClientBase } from 'pg';

/** A table and what its rows are made of. */
export interface TableShape {
  name: string;
  /** Without those that the database computes. `type` as SQL writes it. */
  columns: { name: string; type: string }[];
}

/** How many rows a table has, and a sum over their text that does not depend on their order. */
export interface TableContent {
  rows: number;
  sum: string;
}

/** A counter; `last` is null when it has given no number yet. */
export interface Sequence {
  name: string;
  last: string | null;
}

/** A name as SQL takes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** One text for each value, the same on every server. In a transaction. */
export const PLAIN_TEXT =
  "set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local extra_float_digits = 1; set local bytea_output = 'hex'";

/**
 * The tables of the hub, by name. Not among them: `schema_migration`, which comes with the schema; unlogged tables, which hold what is under way;
 * the job queue, whose jobs every area hands over anew at its start from its own rows.
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

/** Counts a table and sums it up, under {@link PLAIN_TEXT}. */
export async function contentOf(client: ClientBase, table: string): Promise<TableContent> {
  const {
    rows: [row],
  } = await client.query<{ rows: string; sum: string }>(
    `select count(*)::text as rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as sum from ${quoted(table)} t`,
  );
  return { rows: Number(row!.rows), sum: row!.sum };
}

/** The counters of the hub's tables. */
export async function sequencesOf(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    "select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1",
  );
  return rows;
}

/** The migrations that a database has seen, in order; null when it is no hub's. */
export async function migrationsOf(client: ClientBase): Promise<{ name: string; checksum: string }[] | null> {
  const {
    rows: [found],
  } = await client.query<{ known: boolean }>("select to_regclass('public.schema_migration') is not null as known");
  if (!found!.known) return null;
  return (
    await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migration order by name')
  ).rows;
}
