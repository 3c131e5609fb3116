// Runs in a worker thread: a heavy query keeps this thread busy, never the event loop that answers requests.
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { APPLICATION_NAMES } from './client.ts';
import { DURABLE_PARAMETERS, DurableNodeFS } from './durableFs.ts';
import { serveWire } from './wire.ts';

/** What the starter passes in as `workerData`. */
export interface EngineInput {
  /** Folder of the Postgres data. */
  folder: string;
  /** Two counts, see `Embedded.changes`. */
  changes: SharedArrayBuffer;
  /** Path of the Unix socket. */
  socket: string;
  /** True: a commit is on disk when it is acknowledged. False (tests only): it survives the process, not the machine. */
  durable: boolean;
  /** See WireOptions. */
  idleInTransaction: number;
}

/** What the worker reports to its starter. */
export type EngineReport = { kind: 'ready' } | { kind: 'stopped' } | { kind: 'broken'; message: string };

const input = workerData as EngineInput;
const report = (message: EngineReport): void => parentPort?.postMessage(message, []);

async function open(folder: string): Promise<PGlite> {
  const parameters = [
    // '-F' turns fsync off.
    ...PGlite.defaultStartParams.filter((parameter) => !input.durable || parameter !== '-F'),
    ...(input.durable ? DURABLE_PARAMETERS : []),
    '-c',
    'work_mem=16MB',
    '-c',
    'timezone=UTC',
  ];
  return PGlite.create({ fs: new DurableNodeFS(folder), startParams: parameters });
}

async function openOrCreate(): Promise<PGlite> {
  if (existsSync(join(input.folder, 'PG_VERSION'))) return open(input.folder);
  // Made beside its place and renamed when whole: a kill in the middle leaves nothing that looks like a database.
  const draft = `${input.folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await (await open(draft)).close();
  await rename(draft, input.folder);
  return open(input.folder);
}

const database = await openOrCreate();
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
    await wire.close();
    await database.close();
    report({ kind: 'stopped' });
    parentPort?.close();
  })();
});
report({ kind: 'ready' });
