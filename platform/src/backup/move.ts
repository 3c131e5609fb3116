/** Moves a hub from its embedded database to a Postgres server. */
import { markMovedToPostgres } from '../db/openingChecks.ts';
import { OperatorError } from '../operatorError.ts';
import { describe } from './backup.ts';
import { fillDatabase, refuseUnlessEmpty } from './fill.ts';
import { readRows } from './rows.ts';
import { withoutPassword } from '../db/server.ts';
import { connectTo, openHub } from './source.ts';
import { PLAIN_TEXT } from './tables.ts';

/**
 * Copies every row to a server's empty database and compares; the embedded one stays as it is and is not used any more.
 * @returns rows that were moved
 * @throws OperatorError when the hub runs, or the target is not empty; the target is then as it was
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
