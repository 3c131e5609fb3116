import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../monitoring/log.ts';
import { copyTemplate } from '../testing/template.ts';
import { ascending, connect, descending, InvalidCursor, ItemOrder, Keyset, newId } from './index.ts';
import type { Connection } from './index.ts';

/** A row with a column of each type. */
interface Item {
  id: string;
  name: string;
  size: string;
  score: number;
  at: Date;
  is_open: boolean;
}

let folder: string;
let connection: Connection;
let db: Kysely<{ item: Item }>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'terrarium-keyset-'));
  await copyTemplate(folder);
  connection = await connect({ dataDir: folder, durable: false }, createLog('silent'), (reason) => {
    throw new Error(reason);
  });
  db = connection.db as unknown as typeof db;
  await sql`create table item (id uuid primary key, name text not null, size bigint not null,
    score double precision not null, at timestamptz not null, is_open boolean not null)`.execute(db);
}, 60_000);
afterAll(async () => {
  await connection.close();
  await rm(folder, { recursive: true, force: true });
});

const orders = {
  text: new Keyset('text', [ascending(sql`lower(name)`, 'text'), descending('id', 'uuid')]),
  number: new Keyset('number', [descending('size', 'bigint'), ascending('id', 'uuid')]),
  fraction: new Keyset('fraction', [ascending('score', 'double precision'), ascending('id', 'uuid')]),
  time: new Keyset('time', [descending('at', 'timestamptz'), descending('id', 'uuid')]),
  all: new Keyset('all', [
    ascending('is_open', 'boolean'),
    descending('at', 'timestamptz'),
    ascending('name', 'text'),
    descending('score', 'double precision'),
    ascending('size', 'bigint'),
    ascending('id', 'uuid'),
  ]),
};
const list = () => db.selectFrom('item').selectAll();
const first = { limit: 3, offset: 0 };

/** Few values, so that many rows have the same. */
const values = fc.record({
  name: fc.constantFrom('a', 'B', 'b', '', 'é', "o'k", '\\', '😀'),
  size: fc.constantFrom('0', '-5', '9007199254740993'),
  score: fc.constantFrom(0, 0.1, -1e-9, 1e20),
  at: fc.constantFrom('2026-01-01T00:00:00.000001Z', '2026-01-01T00:00:00.000002Z', '1969-12-31T23:59:59Z'),
  is_open: fc.boolean(),
});
const change = fc.record({ kind: fc.constantFrom('insert', 'edit', 'delete'), at: fc.nat(), values });

test.each(Object.entries(orders))(
  'a walk by %s during changes returns each untouched row exactly once',
  async (_name, order) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(values, { minLength: 5, maxLength: 15 }),
        fc.array(fc.array(change, { maxLength: 3 }), { minLength: 8, maxLength: 8 }),
        fc.boolean(),
        async (rows, changes, backward) => {
          await sql`truncate item`.execute(db);
          const make = (row: (typeof rows)[number]) =>
            db.insertInto('item').values({ id: newId(), ...row, at: sql`${row.at}::timestamptz` } as never);
          for (const row of rows) await make(row).execute();
          const untouched = new Set((await list().execute()).map(({ id }) => id));
          const seen: string[] = [];
          let cursor: string | undefined;
          for (let page = 0; page < 40; page++) {
            const { rows: found, pointers } = await order.select(list(), { ...first, cursor, backward });
            expect(found.every((row) => !('page_key' in row))).toBe(true);
            seen.push(...found.map(({ id }) => id));
            const next = backward ? pointers.previous_cursor : pointers.next_cursor;
            if (next === null) break;
            cursor = next;
            for (const { kind, at, values: row } of changes[page] ?? []) {
              const ids = (await db.selectFrom('item').select('id').orderBy('id').execute()).map(({ id }) => id);
              const id = ids[at % Math.max(1, ids.length)];
              if (kind === 'insert' || id === undefined) await make(row).execute();
              else {
                untouched.delete(id);
                if (kind === 'delete') await db.deleteFrom('item').where('id', '=', id).execute();
                else
                  await db
                    .updateTable('item')
                    .set({ ...row, at: sql`${row.at}::timestamptz` } as never)
                    .where('id', '=', id)
                    .execute();
              }
            }
          }
          expect(seen.filter((id) => untouched.has(id)).toSorted()).toEqual([...untouched].toSorted());
        },
      ),
      { numRuns: 25 },
    );
  },
  120_000,
);

test('the cursor of each item begins the page after it, and the last page has no next one', async () => {
  await sql`truncate item`.execute(db);
  for (let i = 0; i < 7; i++)
    await db
      .insertInto('item')
      .values({ id: newId(), name: 'x', size: '1', score: 1, at: new Date(0), is_open: true })
      .execute();
  const { rows, pointers } = await orders.all.select(list(), { limit: 7, offset: 0 });
  expect(pointers.next_cursor).toBeNull();
  for (const [at, cursor] of pointers.cursors.entries()) {
    const page = await orders.all.select(list(), { limit: 7, offset: 0, cursor });
    expect(page.rows).toEqual(rows.slice(at + 1));
  }
  expect(pointers.previous_cursor).toBeNull();
  for (const [at, cursor] of pointers.cursors.entries()) {
    const page = await orders.all.select(list(), { limit: 2, offset: 0, cursor, backward: true });
    expect(page.rows).toEqual(rows.slice(Math.max(0, at - 2), at));
    expect(page.pointers.previous_cursor).toBe(at > 2 ? pointers.cursors[at - 2] : null);
    expect(page.pointers.next_cursor).toBe(at > 0 ? pointers.cursors[at - 1] : null);
  }
  const last = await orders.all.select(list(), { limit: 2, offset: 0, backward: true });
  expect(last).toMatchObject({
    rows: rows.slice(5),
    pointers: { next_cursor: null, previous_cursor: pointers.cursors[5] },
  });
  const second = await orders.all.select(list(), { limit: 2, offset: 2 });
  expect(second.rows).toEqual(rows.slice(2, 4));
});

test('a cursor of another list, or a made-up one, is an error', async () => {
  const { next_cursor: cursor } = (await orders.text.select(list(), first)).pointers;
  const made = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const [tag] = JSON.parse(Buffer.from(cursor!, 'base64url').toString()) as [string];
  const id = newId();
  const wrong = [
    '',
    'x',
    made(),
    made(tag),
    made(tag, 'x'),
    made(tag, 'x', 'no-uuid'),
    made(tag, 'x', id, id),
    made(tag, 1, id),
    made(tag, 'x\0', id),
    made(tag, 'x'.repeat(2_001), id),
    made(['x'], 'x', id),
    Buffer.from('[[[[').toString('base64url'),
    (await orders.time.select(list(), first)).pointers.next_cursor!,
  ];
  for (const one of wrong)
    await expect(orders.text.select(list(), { ...first, cursor: one }), one).rejects.toThrow(InvalidCursor);
  await expect(orders.text.select(list(), { limit: 3, offset: 3, cursor: cursor! })).rejects.toThrow('not both');
  await expect(orders.text.select(list(), { limit: 3, offset: 3, backward: true })).rejects.toThrow('not both');
  // The largest values of each type are no error of the database.
  const [allTag] = JSON.parse(
    Buffer.from((await orders.all.select(list(), first)).pointers.next_cursor!, 'base64url').toString(),
  ) as [string];
  for (const sign of ['', '-'])
    await orders.all.select(list(), {
      ...first,
      cursor: made(
        allTag,
        'true',
        `${sign}${'9'.repeat(17)}`,
        "'; drop table item; --",
        `${sign}${'9'.repeat(20)}e99`,
        `${sign}${'9'.repeat(18)}`,
        id,
      ),
    });
});

test('a page in memory begins after a cursor, also if its item is gone, and takes no cursor of another order', () => {
  const order = new ItemOrder<string>('names', ['number', 'string'], (name) => [name.length, name]);
  const names = ['a', 'b', 'aa', 'ab', 'zz', 'aaa'];
  const begin = order.page(names, { limit: 3, offset: 0 });
  expect(begin.items).toEqual(['a', 'b', 'aa']);
  const cursor = begin.pointers.next_cursor!;
  const page = (of: string[], at = cursor) => order.page(of, { limit: 10, offset: 0, cursor: at });
  expect(page(names)).toMatchObject({ items: ['ab', 'zz', 'aaa'], pointers: { next_cursor: null } });
  expect(page(['b', 'ab', 'ac', 'aaa']).items).toEqual(['ab', 'ac', 'aaa']);
  expect(page([]).items).toEqual([]);
  expect(order.page(names, { limit: 2, offset: 9 })).toEqual({
    items: [],
    pointers: { cursors: [], next_cursor: null, previous_cursor: null },
  });
  for (const [at, one] of order.page(names, { limit: 6, offset: 0 }).pointers.cursors.entries())
    expect(page(names, one).items).toEqual(names.slice(at + 1));
  const other = new ItemOrder<string>('others', ['number', 'string'], (name) => [0, name]).page(names, {
    limit: 1,
    offset: 0,
  });
  for (const wrong of ['', 'x', other.pointers.cursors[0]!])
    for (const all of [names, []]) expect(() => page(all, wrong)).toThrow(InvalidCursor);
  expect(() => order.page(names, { limit: 1, offset: 1, cursor })).toThrow('not both');
});

test('a walk in memory during changes returns each untouched item exactly once, in both directions', () => {
  interface Named {
    id: number;
    name: string;
    score: number;
  }
  const order = new ItemOrder<Named>(
    'named',
    ['-number', (a, b) => a.length - b.length, '-string', 'number'],
    ({ score, name, id }) => [score, name, name, id],
  );
  const named = fc.record({ name: fc.constantFrom('', 'a', 'b', 'aa', 'é'), score: fc.constantFrom(-1, 0, 7.5) });
  fc.assert(
    fc.property(
      fc.array(named, { maxLength: 20 }),
      fc.array(fc.array(fc.record({ at: fc.nat(), item: fc.option(named) }), { maxLength: 3 }), { maxLength: 12 }),
      fc.boolean(),
      (begin, changes, backward) => {
        let items = order.sorted(begin.map((item, id) => ({ ...item, id })));
        const untouched = new Set(items.map(({ id }) => id));
        const seen: number[] = [];
        let next: string | null | undefined;
        for (let page = 0; next !== null && page < 60; page++) {
          const { items: shown, pointers } = order.page(items, { limit: 2, offset: 0, cursor: next, backward });
          seen.push(...shown.map(({ id }) => id));
          next = backward ? pointers.previous_cursor : pointers.next_cursor;
          for (const { at, item } of changes[page] ?? []) {
            const { id } = items[at % Math.max(1, items.length)] ?? { id: -1 };
            if (at % 3 === 0 && item !== null) items.push({ ...item, id: 1_000 + page * 10 + at });
            else {
              untouched.delete(id);
              items = items.flatMap((one) => (one.id !== id ? [one] : item === null ? [] : [{ ...item, id }]));
            }
          }
          items = order.sorted(items);
        }
        expect(seen.filter((id) => untouched.has(id)).toSorted()).toEqual([...untouched].toSorted());
      },
    ),
  );
});
