// Runs in a worker thread, so that a heavy query doesn't block the event loop for requests.
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DURABLE_PARAMETERS, DurableNodeFS } from './durableFs.ts';
import { APPLICATION_NAMES } from './kinds.ts';
import { LogReserve } from './logReserve.ts';
import { serveWire } from './wire.ts';

/** Value of `workerData`. */
export interface EngineInput {
  /** Folder of the PostgreSQL data. */
  folder: string;
  /** Two counters, see `Embedded.changes`. */
  changes: SharedArrayBuffer;
  /** Path of the Unix socket. */
  socket: string;
  /**
   * True: a commit is on disk when it is acknowledged.
   * False (tests only): it survives a crash of the process, not of the machine.
   */
  durable: boolean;
  /** See WireOptions. */
  idleInTransaction: number;
}

/** Report of the worker to its parent. */
export type EngineReport = { kind: 'ready' } | { kind: 'stopped' } | { kind: 'broken'; message: string };

const input = workerData as EngineInput;
const report = (message: EngineReport): void => parentPort?.postMessage(message, []);

/**
 * For tests, which open hundreds of small databases. At each start, Postgres fills its buffers (128 MB by default) with
 * zeros. Without fsync, whole pages in the log and zeros in its new files protect nothing.
 */
const SPARING_PARAMETERS = ['-c', 'shared_buffers=16MB', '-c', 'full_page_writes=off', '-c', 'wal_init_zero=off'];

/** Bytes of tables and indexes from which a database gets 128 MB of buffers. */
const LARGE = 128 * 1024 ** 2;

/**
 * Returns the size of Postgres' buffers. It fills them with zeros at each start, so all of them take memory.
 * Half of the default serves a small database as fast. A database that grows gets the default at its next start.
 */
async function buffersFor(folder: string): Promise<string> {
  const names = await readdir(join(folder, 'base'), { recursive: true }).catch(() => []);
  // Postgres isn't running yet, so no file vanishes.
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, 'base', name))).size));
  return sizes.reduce((sum, size) => sum + size, 0) < LARGE ? '64MB' : '128MB';
}

/** Interval of reserving space for the log again, in ms. */
const RESERVE_EVERY = 10_000;
const reserve = input.durable ? new LogReserve(`${input.folder}-log-reserve.tmp`) : null;

/** Makes room for the log on a full disk. Without room, the engine can't continue, and the process must end. */
function makeRoom(): boolean {
  if (reserve?.give() === true) return true;
  report({ kind: 'broken', message: 'the disk is full, and the database can no longer write its log. Free up space' });
  return false;
}

/** Reserves space again when the disk has room. */
function keepReserve(): void {
  try {
    reserve?.fill();
  } catch {
    // The disk filled up meanwhile. It's tried again.
  }
}

async function open(folder: string): Promise<PGlite> {
  const parameters = [
    // '-F' turns fsync off.
    ...PGlite.defaultStartParams.filter((parameter) => !input.durable || parameter !== '-F'),
    ...(input.durable
      ? [...DURABLE_PARAMETERS, '-c', `shared_buffers=${await buffersFor(folder)}`]
      : SPARING_PARAMETERS),
    '-c',
    'work_mem=16MB',
    '-c',
    'timezone=UTC',
  ];
  return PGlite.create({ fs: new DurableNodeFS(folder, makeRoom), startParams: parameters });
}

async function openOrCreate(): Promise<PGlite> {
  if (existsSync(join(input.folder, 'PG_VERSION'))) return open(input.folder);
  // Created under a temporary name and renamed when complete, so a kill leaves nothing that looks like a database.
  const draft = `${input.folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await (await open(draft)).close();
  await rename(draft, input.folder);
  return open(input.folder);
}

const database = await openOrCreate();
keepReserve();
const reserving = setInterval(keepReserve, RESERVE_EVERY);
const changes = new BigInt64Array(input.changes);
const wire = await serveWire(
  {
    execute: (messages, onData) => database.execProtocolRawStream(messages, { syncToFs: false, onRawData: onData }),
  },
  {
    path: input.socket,
    idleInTransaction: input.idleInTransaction,
    background: APPLICATION_NAMES.job,
    own: Object.values(APPLICATION_NAMES),
    onChange: (change) => {
      Atomics.add(changes, 0, 1n);
      if (change === 'facts') Atomics.add(changes, 1, 1n);
    },
    onBroken: (error) => report({ kind: 'broken', message: error.stack ?? error.message }),
  },
);
parentPort?.once('message', () => {
  void (async () => {
    clearInterval(reserving);
    await wire.close();
    await database.close();
    report({ kind: 'stopped' });
    parentPort?.close();
  })();
});
report({ kind: 'ready' });
