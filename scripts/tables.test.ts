import { expect, test } from 'vitest';
import { breaches, textQueries } from './tables.ts';

const declares = (file: string, ...tables: string[]) => ({
  file,
  text: `declare module '../db/tables.ts' { interface Tables { ${tables.map((table) => `${table}: object;`).join(' ')} } }`,
});
const HOUSE = [declares('channel/tables.ts', 'channel', 'artifact'), declares('policy/store.ts', 'policy')];
const wrongWith = (text: string) => breaches([...HOUSE, { file: 'policy/other.ts', text }], []);

test('an area has its own tables, and words that happen to be names of tables are no SQL', () => {
  expect(
    wrongWith(
      "db.selectFrom('policy').select('id'); notFound('channel'); const text = 'changed the channel of the artifact, update it'; sql`select channel from policy`;",
    ),
  ).toEqual([]);
});

test.each([
  ["db.selectFrom('channel as c')", 'reads channel'],
  ["db.selectFrom(['policy', 'artifact'])", 'reads artifact'],
  ["db.selectFrom('policy').innerJoin('channel', 'a', 'b')", 'reads channel'],
  ["db.updateTable('channel')", 'writes channel'],
  ["db.insertInto('artifact')", 'writes artifact'],
  ["db.deleteFrom('channel')", 'writes channel'],
  ['sql`select 1 from policy p join channel c on true`', 'reads channel'],
  ['sql`select 1 from policy p, channel c`', 'reads channel'],
  ['sql`select exists (select from artifact where name = ${name})`', 'reads artifact'],
  ["pool.query('update channel set name = $1')", 'writes channel'],
  ['sql`insert into artifact (name) select ${name} from policy`', 'writes artifact'],
  ['sql`delete from policy using channel where true`', 'reads channel'],
  ['sql`with gone as (delete from channel returning id) select 1 from policy`', 'writes channel'],
])('a query over a table of another area fails: %s', (text, what) => {
  expect(wrongWith(text)).toEqual([expect.stringContaining(`policy/other.ts:1: ${what}, which belongs to channel.`)]);
});

test('a read model says which tables it joins and why; it may not write, and not claim more than it reads', () => {
  const join = "// Read model of channel: policies are listed with their channels.\ndb.selectFrom('channel')";
  expect(wrongWith(join)).toEqual([]);
  expect(wrongWith(join.replace('selectFrom', 'updateTable'))).toEqual([
    expect.stringContaining('writes channel'),
    expect.stringContaining('a read model of channel, which it does not read'),
  ]);
  expect(wrongWith(join.replace('model of channel:', 'model of channel, artifact:'))).toEqual([
    expect.stringContaining('a read model of artifact, which it does not read'),
  ]);
});

test('a table has one area, and the list of strays holds nothing that is home', () => {
  expect(breaches([...HOUSE, declares('mirror/tables.ts', 'channel')], [])).toEqual([
    expect.stringContaining('channel is declared by channel already'),
  ]);
  expect(breaches(HOUSE, [{ area: 'policy', table: 'channel', writes: true, why: '' }])).toEqual([
    expect.stringContaining('policy does not write channel any more'),
  ]);
});

test.each([
  ["pool.query('select 1 from policy')", 1],
  ['client.query<Row>(`update policy set name = ${name}`, [])', 1],
  ["client.query({ text: 'select id from policy', rowMode: 'array' })", 1],
  ['context.query', 0],
  ["router.query('page')", 0],
  ["db.selectFrom('policy').select('id')", 0],
])('SQL as text is found outside the places that have a reason: %s', (text, found) => {
  expect(textQueries([{ file: 'policy/other.ts', text }])).toHaveLength(found);
  expect(textQueries([{ file: 'backup/other.ts', text }])).toEqual([]);
});
