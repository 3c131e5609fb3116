/** Rows of a table as text, value by value as the database itself writes and reads them: exact for every type, on every version. */
import type { ClientBase } from 'pg';
import { quoted } from './tables.ts';
import type { TableShape } from './tables.ts';

/** The values of one row in the order of the table's columns. */
export type Row = (string | null)[];

/** What is read or written at a time: at most so many rows, and about so many bytes. */
const MOST_ROWS = 2_000;
const MOST_BYTES = 8 << 20;

/** Reads a table in batches, inside a transaction. @param rows how many there are, to choose the size of a batch */
export async function* readRows(client: ClientBase, table: TableShape, rows: number): AsyncGenerator<Row[]> {
  const {
    rows: [size],
  } = await client.query<{ bytes: string }>('select pg_table_size($1::regclass)::text as bytes', [quoted(table.name)]);
  // What the database keeps compressed comes as hex: four times the room is a guess on the safe side.
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

/** Writes batches of rows into a table. */
export async function writeRows(client: ClientBase, table: TableShape, batches: AsyncIterable<Row[]>): Promise<void> {
  const names = table.columns.map(({ name }) => quoted(name));
  // Each column goes over as one array of texts.
  const text = `insert into ${quoted(table.name)} (${names.join(', ')}) overriding system value
    select ${table.columns.map(({ type }, i) => `v.c${i}::${type}`).join(', ')} from unnest(${names.map((_, i) => `$${i + 1}::text[]`).join(', ')}) as v(${names.map((_, i) => `c${i}`).join(', ')})`;
  for await (const batch of batches)
    await client.query(
      text,
      table.columns.map((_, i) => batch.map((row) => row[i] ?? null)),
    );
}
