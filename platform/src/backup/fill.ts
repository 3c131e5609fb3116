/** Fills an empty database with another's rows in one transaction: complete and verified, or not at all. */
import type { ClientBase } from 'pg';
import { OperatorError } from '../cli/operatorError.ts';
import { createSchema } from '../db/migrate.ts';
import { writeRows } from './rows.ts';
import type { Row } from './rows.ts';
import { contentOf, PLAIN_TEXT, quoted, sequencesOf, tablesOf } from './tables.ts';
import type { Sequence, TableContent, TableShape } from './tables.ts';

/** A hub's database without its rows. */
export interface DatabaseShape {
  migrations: { name: string; checksum: string }[];
  tables: (TableShape & TableContent)[];
  sequences: Sequence[];
}

/** Rejects a database that isn't empty. */
export async function refuseUnlessEmpty(client: ClientBase, where: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and n.nspname in ('public', 'job_queue') order by 1 limit 1",
  );
  if (rows.length > 0)
    throw new OperatorError(
      `The database ${where} is not empty: it has the table ${rows[0]!.name}. Nothing was written. Give an empty database (createdb).`,
    );
}

/**
 * Creates the schema, inserts the rows, sets sequences, and compares each table with the source.
 * The schema is that of the source; a newer version migrates it at its first start.
 * @param rowsOf the rows of a table
 * @param beforeCommit last step that can fail
 * @throws OperatorError if this version lacks a migration of the source, or a table differs
 */
export async function fillDatabase(
  client: ClientBase,
  shape: DatabaseShape,
  rowsOf: (table: TableShape & TableContent) => AsyncIterable<Row[]>,
  beforeCommit: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(PLAIN_TEXT);
    await createSchema(client, shape.migrations);
    const present = new Map((await tablesOf(client)).map((table) => [table.name, JSON.stringify(table.columns)]));
    for (const table of shape.tables) {
      if (present.get(table.name) !== JSON.stringify(table.columns))
        throw new OperatorError(
          `The table ${table.name} has other columns than this version gives it. Was the database changed by hand?`,
        );
    }
    const constraints = await dropForeignKeys(client);
    const names = shape.tables.map(({ name }) => quoted(name));
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    await client.query(`truncate ${names.join(', ')}`);
    for (const table of shape.tables) await writeRows(client, table, rowsOf(table));
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    // Creating constraints checks every row, so an inconsistent backup is detected here.
    for (const { table, name, definition } of constraints)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    const known = new Set((await sequencesOf(client)).map(({ name }) => name));
    for (const { name, last } of shape.sequences)
      if (last !== null && known.has(name))
        await client.query('select setval($1::regclass, $2, true)', [quoted(name), last]);
    for (const { name, rows, sum } of shape.tables) {
      const found = await contentOf(client, name);
      if (found.rows !== rows || found.sum !== sum)
        throw new OperatorError(
          `The table ${name} has ${found.rows} rows where ${rows} were expected${found.rows === rows ? ', and they differ' : ''}. Nothing was kept.`,
        );
    }
    await beforeCommit();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * Drops foreign keys, because tables refer to each other in cycles.
 * Requires only ownership of the tables.
 * @returns the definitions to create them again
 */
async function dropForeignKeys(client: ClientBase): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    "select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2",
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return rows;
}
