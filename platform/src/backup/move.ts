/** Moves a hub from its embedded database to a PostgreSQL server. */
import { markMovedToPostgres } from '../db/openingChecks.ts';
import { OperatorError } from '../cli/operatorError.ts';
import { describe } from './backup.ts';
import { fillDatabase, refuseUnlessEmpty } from './fill.ts';
import { readRows } from './rows.ts';
import { withoutPassword } from '../db/server.ts';
import { connectTo, openHub } from './source.ts';
import { PLAIN_TEXT } from './tables.ts';

/**
 * Copies every row to a server's empty database and compares.
 * The embedded one stays unchanged and is no longer used.
 * @returns number of rows
 * @throws OperatorError if the hub runs, or the target isn't empty; the target is then unchanged
 */
export async function moveToPostgres(
  dataDir: string,
  databaseUrl: string,
  say: (text: string) => void,
): Promise<number> {
  const source = await openHub({ dataDir, databaseUrl: undefined });
  try {
    if (source.kind === 'running')
      throw new OperatorError('The hub runs. Stop it first: what is written during the move would be lost.');
    const target = await connectTo(databaseUrl);
    try {
      await refuseUnlessEmpty(target, withoutPassword(databaseUrl));
      await source.client.query('begin isolation level repeatable read read only');
      await source.client.query(PLAIN_TEXT);
      const shape = await describe(source.client, new Date());
      const rows = shape.tables.reduce((sum, table) => sum + table.rows, 0);
      say(`Copying ${rows} rows of ${shape.tables.length} tables …`);
      await fillDatabase(target, shape, (table) => readRows(source.client, table, table.rows));
      await markMovedToPostgres(dataDir, withoutPassword(databaseUrl));
      return rows;
    } finally {
      await target.end();
    }
  } finally {
    await source.close();
  }
}
