import type { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_STATEMENTS } from './preparedStatements.ts';
import { serveWire } from './wire.ts';

let folder: string;
let database: PGlite;
let wire: { close(): Promise<void> };
const clients: Client[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wire-'));
  database = await PGlite.create();
  wire = await serveWire(
    { execute: (messages, onData) => database.execProtocolRawStream(messages, { syncToFs: false, onRawData: onData }) },
    {
      path: join(folder, '.s.PGSQL.5432'),
      idleInTransaction: 1_000,
      background: 'jobs',
      own: ['hub', 'jobs'],
      onBroken: (error) => {
        throw error;
      },
    },
  );
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  await wire.close();
  await database.close();
  await rm(folder, { recursive: true });
});

async function aClient(name?: string): Promise<Client> {
  const client = new Client({ host: folder, user: 'postgres', database: 'postgres', application_name: name });
  client.on('error', () => undefined);
  await client.connect();
  clients.push(client);
  return client;
}

test('ends a transaction that waits for a query of another connection, and the other continues', async () => {
  const [holder, other] = [await aClient(), await aClient()];
  await holder.query('create table held (a int)');
  await holder.query('begin');
  await holder.query('insert into held values (1)');
  // A bug in a handler: it queries the pool while its transaction is open.
  const { rows } = await other.query('select * from held');
  expect(rows).toEqual([]);
  await expect(holder.query('commit')).rejects.toThrow(/idle while others waited|Connection terminated|not queryable/);
});

test('an open transaction that blocks no other can take its time', async () => {
  const holder = await aClient();
  await holder.query('begin');
  await holder.query('create table patient (a int)');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await expect(holder.query('commit')).resolves.toBeDefined();
});

test("an active transaction isn't ended, however long it takes", async () => {
  const [holder, other] = [await aClient(), await aClient()];
  await holder.query('begin');
  const waiting = other.query('select 1 as one');
  // Together longer than a transaction may be idle, each pause far shorter.
  for (let i = 0; i < 15; i++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await holder.query('select 1');
  }
  await holder.query('commit');
  await expect(waiting).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

test('invalid protocol bytes affect no other connection', async () => {
  for (const bytes of ['GET / HTTP/1.1\r\n\r\n', '\0\0\0\0\0\0\0\0\0', '\xff'.repeat(64)]) {
    const socket = connect(join(folder, '.s.PGSQL.5432'));
    socket.on('error', () => undefined);
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    socket.write(Buffer.from(bytes, 'latin1'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    socket.destroy();
  }
  await expect((await aClient()).query('select 2 as two')).resolves.toMatchObject({ rows: [{ two: 2 }] });
});

test('settings of a foreign program, such as pg_dump, are its own: nobody else finds the tables gone', async () => {
  const hub = await aClient('hub');
  await hub.query('create table seen_by_all (a int)');
  const foreign = await aClient();
  // What pg_dump and psql send first.
  await foreign.query("select pg_catalog.set_config('search_path', '', false)");
  await expect(hub.query('select * from seen_by_all')).resolves.toMatchObject({ rows: [] });
  // In a transaction they hold, also when it is lost in the middle.
  await foreign.query("begin; set search_path = ''");
  await expect(foreign.query('select * from seen_by_all')).rejects.toThrow('does not exist');
  await foreign.end();
  await expect(hub.query('select * from seen_by_all')).resolves.toMatchObject({ rows: [] });
});

/** Number of statements that the session keeps. */
async function kept(pattern = '%'): Promise<number> {
  const { rows } = await (
    await aClient()
  ).query<{ count: number }>('select count(*)::int from pg_prepared_statements where statement like $1', [pattern]);
  return rows[0]!.count;
}

test('a statement that connections repeat is prepared once, and each gets its own rows', async () => {
  const hubs = await Promise.all([aClient('hub'), aClient('hub'), aClient('hub')]);
  let parsed = 0;
  for (const hub of hubs)
    (hub as unknown as { connection: EventEmitter }).connection.on('parseComplete', () => (parsed += 1));
  for (let turn = 0; turn < 20; turn++) {
    const answers = await Promise.all(hubs.map((hub, i) => hub.query('select $1::int + $2 as repeated', [turn, i])));
    expect(answers.map(({ rows }) => rows as unknown)).toEqual(hubs.map((_, i) => [{ repeated: turn + i }]));
  }
  expect(await kept('%repeated%')).toBe(1);
  // As without kept statements.
  expect(parsed).toBe(60);
});

test('statements of jobs and other programs, with large parameters, or executed once are not kept', async () => {
  const [hub, jobs, foreign] = [await aClient('hub'), await aClient('jobs'), await aClient()];
  for (let i = 0; i < 3; i++) {
    await jobs.query('select $1::int as from_job', [i]);
    await foreign.query('select $1::int as from_program', [i]);
    await hub.query('select length($1) as of_large', ['x'.repeat(5_000)]);
    await hub.query("select $1::int as with_drop, 'drop'", [i]);
  }
  await hub.query('select $1::int as executed_once', [1]);
  expect(await kept('select %_job')).toBe(0);
  expect(await kept('select %_program')).toBe(0);
  expect(await kept('select %of_large')).toBe(0);
  expect(await kept('select %_once')).toBe(0);
  // It may change tables, so it ends all kept statements.
  expect(await kept('select %with_drop%')).toBe(0);
});

test('kept statements see changed tables, and survive a program that drops all prepared statements', async () => {
  const [hub, foreign] = [await aClient('hub'), await aClient()];
  await hub.query('create table changing (a int)');
  await hub.query('insert into changing values (1)');
  const read = async (): Promise<unknown> =>
    (await hub.query('select * from changing where a = $1', [1])).rows as unknown;
  for (let i = 0; i < 3; i++) expect(await read()).toEqual([{ a: 1 }]);
  await foreign.query("alter table changing add b text default 'new'");
  for (let i = 0; i < 3; i++) expect(await read()).toEqual([{ a: 1, b: 'new' }]);
  await foreign.query('deallocate all');
  for (let i = 0; i < 3; i++) expect(await read()).toEqual([{ a: 1, b: 'new' }]);
  await foreign.query('discard all');
  for (let i = 0; i < 3; i++) expect(await read()).toEqual([{ a: 1, b: 'new' }]);
});

test('a failing statement fails each time with the same error, also in a transaction, and no other fails', async () => {
  const [hub, other] = [await aClient('hub'), await aClient('hub')];
  for (let i = 0; i < 4; i++) {
    await expect(hub.query('select 1 / $1::int as divided', [0])).rejects.toThrow('division by zero');
    await expect(hub.query('select $1::int as wrong frm', [0])).rejects.toThrow('syntax error');
    await expect(other.query('select 1 / $1::int as divided', [1])).resolves.toMatchObject({ rows: [{ divided: 1 }] });
  }
  await hub.query('begin');
  await expect(hub.query('select 1 / $1::int as divided', [0])).rejects.toThrow('division by zero');
  await expect(hub.query('select 1 / $1::int as divided', [1])).rejects.toThrow('current transaction is aborted');
  await hub.query('rollback');
  await expect(hub.query('select 1 / $1::int as divided', [1])).resolves.toMatchObject({ rows: [{ divided: 1 }] });
});

test('the session keeps a bounded number of statements, and those in use longest', async () => {
  const hub = await aClient('hub');
  const preparedAt = async (): Promise<unknown> =>
    (await (await aClient()).query("select prepare_time from pg_prepared_statements where statement like '%always'"))
      .rows;
  for (let i = 0; i < 2; i++) await hub.query('select $1::int as always', [i]);
  const before = await preparedAt();
  for (let i = 0; i < MOST_STATEMENTS + 50; i++) {
    for (let turn = 0; turn < 2; turn++) await hub.query(`select $1::int as number_${i}`, [i]);
    await hub.query('select $1::int as always', [i]);
  }
  expect(await preparedAt()).toEqual(before);
  expect(await kept('select %')).toBeLessThanOrEqual(MOST_STATEMENTS);
  expect(await kept('select %number_0')).toBe(0);
  expect(await kept(`select %number_${MOST_STATEMENTS + 49}`)).toBe(1);
});
