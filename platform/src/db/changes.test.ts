import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BatchChange, BULK_TABLES, changeOf } from './changes.ts';

test.each([
  ['none', 'select * from channel where id = $1 for update'],
  ['none', '  with page as (select 1 from app_user for no key update skip locked) select * from page'],
  ['none', 'begin isolation level read committed'],
  ['none', 'fetch forward 10 from "rows-1"'],
  ['bulk', 'insert into "mirror_sync" ("id") values ($1) on conflict do nothing'],
  ['bulk', 'insert into channel_file_version (id) select 1 on conflict (id) do update set id = 2'],
  [
    'bulk',
    'with given as (select 1), gone as (delete from channel_file_version f using given returning 1) insert into artifact (name) select 1 from gone',
  ],
  [
    'bulk',
    'WITH next AS (SELECT 1 FROM job_queue.job FOR UPDATE SKIP LOCKED) UPDATE job_queue.job j SET state = 1 FROM next',
  ],
  ['facts', 'update channel set privacy = $1'],
  ['facts', 'with x as (update channel_token set revoked_at = now() returning 1) select * from x'],
  ['facts', 'with x as (delete from repo_client returning 1) update "membership" set role = 1'],
  ['facts', 'insert into publication_decisions select 1; update channel set publication_id = null'],
  ['facts', 'update only channel set privacy = 1'],
  ['facts', 'update /* which? */ mirror_sync set state = 1'],
  ['facts', 'update public.mirror_sync set state = 1'],
  ['facts', 'select * into channel_copy from channel'],
  ['facts', 'merge into mirror_sync using x on true when matched then delete'],
  ['facts', 'truncate mirror_sync'],
  ['facts', 'alter table channel add column a int'],
  ['facts', 'copy mirror_sync from stdin'],
  ['facts', 'do $$ begin end $$'],
  ['facts', 'execute something'],
  ['facts', 'select 1; drop table channel'],
  ['facts', ''],
])('%s: %s', (change, text) => {
  expect(changeOf(text)).toBe(change);
});

const message = (type: string, body: string): Buffer => {
  const bytes = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
};

test('a batch may change what any of its messages may, and anything where it executes what was prepared before', () => {
  const changeBy = (...messages: Buffer[]): string => {
    const batch = new BatchChange();
    for (const each of messages) batch.add(each);
    return batch.change;
  };
  const sync = message('S', '');
  expect(
    changeBy(message('P', '\0select 1\0'), message('B', '\0\0'), message('D', 'P\0'), message('E', '\0'), sync),
  ).toBe('none');
  expect(
    changeBy(
      message('P', 'name\0update mirror_sync set state = 1\0'),
      message('B', '\0name\0'),
      message('E', '\0'),
      sync,
    ),
  ).toBe('bulk');
  expect(
    changeBy(message('P', '\0update mirror_sync set a = 1\0'), message('P', '\0update channel set a = 1\0'), sync),
  ).toBe('facts');
  expect(changeBy(message('B', '\0name\0'), message('E', '\0'), sync)).toBe('facts');
  expect(changeBy(message('E', '\0'), sync)).toBe('facts');
  expect(changeBy(message('Q', 'select 1\0'))).toBe('none');
  expect(changeBy(message('F', ''))).toBe('facts');
});

test('a trigger on a table that counts as bulk writes such tables alone: what else it wrote would not be seen', () => {
  const folder = join(import.meta.dirname, 'migrations');
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const triggered = texts.flatMap((text) =>
    [...text.matchAll(/create\s+(?:constraint\s+)?trigger\s[^;]*?\son\s+(\w+)[^;]*?execute\s+function\s+(\w+)/gi)].map(
      ([, table, name]) => ({ table: table!, name: name! }),
    ),
  );
  expect(triggered.length).toBeGreaterThan(2);
  const bodies = new Map<string, string>();
  for (const [, name, body] of texts
    .join('\n')
    .matchAll(/function\s+(\w+)\(\)\s+returns\s+trigger[^$]*\$\$(.*?)\$\$/gis))
    bodies.set(name!, body!);
  const written = triggered
    .filter(({ table }) => BULK_TABLES.has(table))
    .flatMap(({ name }) => [
      ...bodies.get(name)!.matchAll(/\b(?:insert\s+into|(?<!\bdo )update|delete\s+from)\s+(\w+)/gi),
    ])
    .map(([, table]) => table!);
  expect(written).toContain('channel_file_change');
  expect(written.filter((table) => !BULK_TABLES.has(table))).toEqual([]);
});
