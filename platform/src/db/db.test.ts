import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../monitoring/log.ts';
import { briefly } from '../testing/shortLived.ts';
import { copyTemplate } from '../testing/template.ts';
import { commandClient } from './client.ts';
import { connect } from './index.ts';
import type { Connection } from './index.ts';
import { DataFolderInUse } from './lock.ts';
import { tend } from './maintenance.ts';
import { databaseOf } from '../backup/index.ts';
import { migrate, readMigrations, requireNewestSchema } from './migrate.ts';

const log = createLog('silent');
const fail = (reason: string): never => {
  throw new Error(reason);
};

async function open(dataDir: string): Promise<Connection> {
  return connect({ dataDir, durable: false }, log, fail);
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'terrarium-db-'));
  await copyTemplate(folder);
  return folder;
}

describe('many connections to the embedded database', () => {
  let folder: string;
  let connection: Connection;
  beforeAll(async () => {
    folder = await newFolder();
    connection = await open(folder);
    await connection.pool.query('create table number (id int primary key, value text not null default $$$$)');
    await connection.pool.query('insert into number select generate_series(1, 20000)');
  });
  afterAll(async () => {
    await connection.close();
    await rm(folder, { recursive: true });
  });

  test('parameters larger than one read of the socket never reach the statement of another connection', async () => {
    const big = 'z'.repeat(300_000);
    await Promise.all(
      Array.from({ length: 60 }, async (_, i) => {
        if (i % 2 === 0) {
          const { rows } = await connection.pool.query<{ a: number; b: string }>('select $1::int as a, $2::text as b', [
            i,
            `${i}${big}`,
          ]);
          expect(rows).toEqual([{ a: i, b: `${i}${big}` }]);
        } else {
          const { rows } = await connection.pool.query<{ c: string }>('select $1::text as c', [`c${i}`]);
          expect(rows).toEqual([{ c: `c${i}` }]);
        }
      }),
    );
  });

  test('interleaved transactions do not see or undo each other', async () => {
    await Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        const work = connection.db.transaction().execute(async (trx) => {
          await sql`update number set value = value || ${`(${i}`} where id = 1`.execute(trx);
          await new Promise<void>((resolve) => setImmediate(resolve));
          await sql`update number set value = value || ')' where id = 1`.execute(trx);
          if (i % 3 === 0) throw new Error('undone');
        });
        await (i % 3 === 0 ? expect(work).rejects.toThrow('undone') : work);
      }),
    );
    const { rows } = await connection.pool.query<{ value: string }>('select value from number where id = 1');
    expect(rows[0]?.value.match(/\(\d+\)/g)).toHaveLength(8);
    expect(rows[0]?.value.replaceAll(/\(\d+\)/g, '')).toBe('');
    for (const undone of [0, 3, 6, 9]) expect(rows[0]?.value).not.toContain(`(${undone})`);
  });

  test('a connection that breaks inside a transaction is rolled back and blocks no other', async () => {
    const client = new Client(connection.jobs.config);
    client.on('error', () => undefined);
    await client.connect();
    await client.query('begin');
    await client.query('update number set value = $1 where id = 2', ['half']);
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    const { rows } = await connection.pool.query<{ value: string }>('select value from number where id = 2');
    expect(rows[0]?.value).toBe('');
  });

  test('a value has the same type in a pool, in a worker thread and in a command', async () => {
    const text = `select 9007199254740991::bigint as whole, 7.5::numeric as decimal, 3::integer as small, '2026-05-04T03:02:01Z'::timestamptz as moment,
      '{"a": [1, null]}'::jsonb as document, array[1, 2]::integer[] as list, count(*) as counted from number where id < 0`;
    const expected = {
      whole: 9007199254740991,
      decimal: 7.5,
      small: 3,
      moment: new Date('2026-05-04T03:02:01Z'),
      document: { a: [1, null] },
      list: [1, 2],
      counted: 0,
    };
    const worker = new Worker(new URL('./types.child.ts', import.meta.url), {
      workerData: { config: connection.jobs.config, text },
    });
    const command = commandClient(connection.jobs.config);
    await command.connect();
    try {
      expect((await connection.pool.query(text)).rows).toEqual([expected]);
      expect((await connection.jobs.pool.query(text)).rows).toEqual([expected]);
      expect((await command.query(text)).rows).toEqual([expected]);
      expect(await once(worker, 'message')).toEqual([expected]);
    } finally {
      await command.end();
    }
  });

  test('a failed statement leaves its connection usable', async () => {
    const client = await connection.pool.connect();
    await expect(client.query('select $1::int', ['no number'])).rejects.toThrow(/invalid input syntax/);
    await expect(client.query('select * from nowhere')).rejects.toThrow(/does not exist/);
    await expect(client.query('select $1::int as one', [1])).resolves.toMatchObject({ rows: [{ one: 1 }] });
    client.release();
  });

  test('maintenance analyzes tables that changed a lot and makes a checkpoint after much log, once', async () => {
    const analyzed = async () =>
      (
        await connection.pool.query(
          "select last_analyze, last_vacuum from pg_stat_user_tables where relname = 'number'",
        )
      ).rows[0];
    expect(await analyzed()).toEqual({ last_analyze: null, last_vacuum: null });
    expect(await tend(connection.pool, 1024 * 1024)).toEqual({ vacuumed: ['public.number'], checkpointed: true });
    expect(await analyzed()).toEqual({ last_analyze: expect.any(Date), last_vacuum: expect.any(Date) });
    expect(await tend(connection.pool, 1024 * 1024)).toEqual({ vacuumed: [], checkpointed: false });
  });
});

describe('migrations', () => {
  test('have a number each: two of one number would run in the order of their names', async () => {
    const numbers = (await readMigrations()).map(({ name }) => name.slice(0, 4));
    // What ran once keeps its name.
    expect(numbers.filter((number, at) => number > '0052' && numbers.indexOf(number) !== at)).toEqual([]);
  });

  test('run once; one that was changed or is unknown stops the start with what to do', async () => {
    const folder = await newFolder();
    const connection = await open(folder);
    expect(await migrate(connection.pool)).toEqual([]);
    const { rows } = await connection.pool.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migration order by name',
    );
    expect(rows[0]?.name).toBe('0001-people.sql');
    await connection.pool.query("update schema_migration set checksum = 'other' where name = '0001-people.sql'");
    await expect(migrate(connection.pool)).rejects.toThrow(/0001-people.sql was changed/);
    await connection.pool.query("update schema_migration set checksum = $1 where name = '0001-people.sql'", [
      rows[0]?.checksum,
    ]);
    // Before an upgrade, and only then, the hub as it is is looked after; when that fails nothing is changed.
    await connection.pool.query('delete from schema_migration where name = $1', [rows.at(-1)?.name]);
    const before = ([migration]: readonly string[]): Promise<void> =>
      Promise.reject(new Error(`no copy before ${migration}`));
    await expect(migrate(connection.pool, before)).rejects.toThrow(`no copy before ${rows.at(-1)?.name}`);
    // A command migrates nothing: it says who does.
    const client = await connection.pool.connect();
    const hub = { client, kind: 'running' as const, close: () => Promise.resolve() };
    await expect(databaseOf(hub)).rejects.toThrow(/older version.* Start it once with this version/);
    await connection.pool.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      rows.at(-1)?.name,
      rows.at(-1)?.checksum,
    ]);
    await requireNewestSchema(client);
    client.release();
    expect(await migrate(connection.pool, before)).toEqual([]);
    await connection.pool.query("insert into schema_migration (name, checksum) values ('9999-future.sql', 'x')");
    await expect(migrate(connection.pool)).rejects.toThrow(/9999-future.sql, which this version does not know/);
    await connection.close();
    await rm(folder, { recursive: true });
  });
});

test('announces an upgrade before it begins, with the location of the backup', async () => {
  const folder = await newFolder();
  const before = await open(folder);
  const { rows } = await before.pool.query<{ name: string }>('select max(name) as name from schema_migration');
  await before.pool.query('delete from schema_migration where name = $1', [rows[0]?.name]);
  await before.close();
  const told: string[] = [];
  const after = connect({ dataDir: folder, durable: false, onUpgrade: (text) => told.push(text) }, log, fail);
  // What the migration makes is there already: one that makes something fails, one that only changes rows does not.
  const [outcome] = await Promise.allSettled([after]);
  if (outcome.status === 'fulfilled') await outcome.value.close();
  else expect(String(outcome.reason)).toContain(`The migration ${rows[0]?.name} failed`);
  expect(told).toEqual([
    'Copying the database before the upgrade …',
    `The hub as it was is kept in ${join(folder, 'backups', `before-${rows[0]?.name.replace('.sql', '')}`)}`,
    'Bringing the database up to date (1 step) …',
  ]);
  await rm(folder, { recursive: true });
});

test('an older version than that of the database says how to go back', async () => {
  const folder = await newFolder();
  const newer = await open(folder);
  await newer.pool.query("insert into schema_migration (name, checksum) values ('9999-future.sql', 'x')");
  await newer.close();
  const refusal = '9999-future.sql, which this version does not know. It was used by a newer version: start that one.';
  await expect(open(folder)).rejects.toThrow(refusal);
  const kept = join(folder, 'backups', 'before-0099-something');
  await mkdir(kept, { recursive: true });
  await expect(open(folder)).rejects.toThrow(
    `${refusal} To go back to the hub as it was before that upgrade, start with --data on a copy of ${kept}.`,
  );
  await rm(folder, { recursive: true });
});

describe('the data folder', () => {
  test("can't be used by a second platform while the first is running, and the error names the process", async () => {
    const folder = await newFolder();
    const first = await open(folder);
    const second = open(folder);
    await expect(second).rejects.toBeInstanceOf(DataFolderInUse);
    await expect(second).rejects.toThrow(new RegExp(`process ${process.pid}.*--data`));
    await expect(first.pool.query('select 1')).resolves.toBeDefined();
    await first.close();
    expect(existsSync(join(folder, 'terrarium.lock'))).toBe(false);
    await (await open(folder)).close();
    await rm(folder, { recursive: true });
  });

  test.each([
    ['a process that is gone', { pid: 2 ** 22 - 1, host: hostname(), started: '1' }],
    ['another machine that shows no life', { pid: process.pid, host: 'another-machine', started: '' }],
    ['another process with the same number', { pid: process.ppid, host: hostname(), started: '1' }],
  ])('is taken over from %s', async (_title, holder) => {
    const folder = await newFolder();
    await writeFile(join(folder, 'terrarium.lock'), JSON.stringify(holder));
    await (await open(folder)).close();
    await rm(folder, { recursive: true });
  });

  test('of another running machine is rejected', async () => {
    const folder = await newFolder();
    const path = join(folder, 'terrarium.lock');
    await writeFile(path, JSON.stringify({ pid: 1, host: 'another-machine', started: '' }));
    const heartbeat = setInterval(() => void utimes(path, new Date(), new Date()), 500);
    await expect(open(folder)).rejects.toThrow(/process 1 on another-machine/);
    clearInterval(heartbeat);
    await rm(folder, { recursive: true });
  });

  test('of a large database gets larger buffers', async () => {
    const folder = await newFolder();
    const buffers = async (): Promise<unknown> => {
      const { pool, close } = await connect({ dataDir: folder }, log, fail);
      const { rows } = await pool.query('show shared_buffers');
      await close();
      return rows[0];
    };
    expect(await buffers()).toEqual({ shared_buffers: '64MB' });
    const large = join(folder, 'postgres/base/5/large');
    await writeFile(large, '');
    await truncate(large, 200 * 1024 ** 2);
    expect(await buffers()).toEqual({ shared_buffers: '128MB' });
    await rm(folder, { recursive: true });
  });

  test('with a path too long for a socket works', async () => {
    const base = await mkdtemp(join(tmpdir(), 'terrarium-db-'));
    const folder = join(base, 'a-rather-long-name-'.repeat(7));
    await copyTemplate(folder);
    const connection = await open(folder);
    await expect(connection.pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await connection.close();
    expect(existsSync(String(connection.jobs.config.host))).toBe(false);
    await rm(base, { recursive: true });
  });
});

test('acknowledged writes survive kill -9 at any moment', async () => {
  const folder = await newFolder();
  let acknowledged = 0;
  for (const stopAfter of [3, 40, 150]) {
    const child = spawn(
      process.execPath,
      [...briefly, fileURLToPath(new URL('./durability.child.ts', import.meta.url)), folder],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const gone = new Promise((resolve) => child.once('exit', resolve));
    let count = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      if (line === 'writing') continue;
      acknowledged = Number(line);
      if (++count === stopAfter) child.kill('SIGKILL');
    }
    await gone;
    const connection = await open(folder);
    const { rows } = await connection.pool.query<{ whole: number; half: number; last: number }>(
      'select count(*) filter (where pair = id)::int as whole, count(*) filter (where pair <> id)::int as half, max(id) as last from probe',
    );
    expect(rows[0]?.half).toBe(0);
    expect(rows[0]?.last).toBeGreaterThanOrEqual(acknowledged);
    expect(rows[0]?.whole).toBe(rows[0]?.last);
    await connection.close();
  }
  await rm(folder, { recursive: true });
});
