// A process that writes until it is killed: prints the number of every row whose insert was acknowledged.
import { sql } from 'kysely';
import { createLog } from '../monitoring/log.ts';
import { connect } from './index.ts';

const dataDir = process.argv[2];
if (!dataDir) throw new Error('Give a data folder.');
const connection = await connect({ dataDir }, createLog('silent'), (reason) => {
  throw new Error(reason);
});
await connection.pool.query('create table if not exists probe (id int primary key, pair int not null)');
const { rows } = await connection.pool.query<{ next: number }>('select coalesce(max(id), 0) + 1 as next from probe');
let next = rows[0]?.next ?? 1;
process.stdout.write('writing\n');
for (;;) {
  const id = next++;
  // Two statements of one transaction: a half of it must never be seen.
  await connection.db.transaction().execute(async (trx) => {
    await sql`insert into probe values (${id}, 0)`.execute(trx);
    await sql`update probe set pair = ${id} where id = ${id}`.execute(trx);
  });
  process.stdout.write(`${id}\n`);
}
