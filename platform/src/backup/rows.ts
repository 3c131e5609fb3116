/** Reads and writes rows as texts, as the database itself formats each value: exact for every type and version. */
import type { ClientBase } from 'pg';
import { quoted } from './tables.ts';
import type { TableShape } from './tables.ts';

/** Values of one row, in the order of the table's columns. */
export type Row = (string | null)[];

/** Batch size: maximum rows, and approximate bytes. */
const MOST_ROWS = 2_000;
const MOST_BYTES = 8 << 20;

/** Reads a table in batches in a transaction. @param rows number of rows, to choose the batch size */
export async function* readRows(client: ClientBase, table: TableShape, rows: number): AsyncGenerator<Row[]> {
  const {
    rows: [size],
  } = await client.query<{ bytes: string }>('select pg_table_size($1::regclass)::text as bytes', [quoted(table.name)]);
  // Compressed columns are returned as hex, so estimate four times the size.
  const batch = Math.max(
    1,
    Math.min(MOST_ROWS, Math.floor(MOST_BYTES / (4 * (Number(size!.bytes) / Math.max(1, rows)) + 1))),
  );
  await client.query(
    `declare backup_rows no scroll cursor for select ${table.columns.map(({ name }) => `${quoted(name)}::text`).join(', ')} from ${quoted(table.name)}`,
  );
  try {
    for (;;) {
      const { rows: found } = await client.query<Row>({
        text: `fetch forward ${batch} from backup_rows`,
        rowMode: 'array',
      });
      if (found.length > 0) yield found;
      if (found.length < batch) return;
    }
  } finally {
    await client.query('close backup_rows');
  }
}

/** Writes batches of rows to a table. */
export async function writeRows(client: ClientBase, table: TableShape, batches: AsyncIterable<Row[]>): Promise<void> {
  const names = table.columns.map(({ name }) => quoted(name));
  // Each column is sent as one array of texts.
  const text = `insert into ${quoted(table.name)} (${names.join(', ')}) overriding system value
    select ${table.columns.map(({ type }, i) => `v.c${i}::${type}`).join(', ')} from unnest(${names.map((_, i) => `$${i + 1}::text[]`).join(', ')}) as v(${names.map((_, i) => `c${i}`).join(', ')})`;
  for await (const batch of batches)
    await client.query(
      text,
      table.columns.map((_, i) => batch.map((row) => row[i] ?? null)),
    );
}
