import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

async function aClient(): Promise<Client> {
  const client = new Client({ host: folder, user: 'postgres', database: 'postgres' });
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
  const hub = new Client({ host: folder, user: 'postgres', database: 'postgres', application_name: 'hub' });
  await hub.connect();
  clients.push(hub);
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
