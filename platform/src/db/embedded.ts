import { chmod, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import type { EngineInput, EngineReport } from './engine.ts';
import { lockFolder } from './lock.ts';

/** Numbers that grow before the database changes: while one stays, what it stands for stays as it is. */
export interface Changes {
  /** Everything. */
  any: number;
  /** Everything but the tables that hold files, runs and jobs by the thousand (`BULK_TABLES`). */
  facts: number;
}

/** A running embedded Postgres. */
export interface Embedded {
  /** How `pg` reaches it, also from worker threads. */
  config: pg.PoolConfig;
  /** Two numbers that change before anything is executed that writes. */
  changes(): Changes;
  /** Stops it after what it is doing; closes the data and lets go of the folder. */
  stop(): Promise<void>;
}

/** Longest path that Unix sockets take on every system that we know, with room to spare. */
const LONGEST_SOCKET_PATH = 100;
const SOCKET_NAME = '.s.PGSQL.5432';

/**
 * Starts Postgres (PGlite) in a worker thread over the data in `<dataDir>/postgres`, reachable through a Unix socket that only this user can open.
 * @param onBroken called when the engine died; nothing can be read or written afterwards.
 * @throws {import('./lock.ts').DataFolderInUse} when another process has the folder.
 */
export async function startEmbedded(
  dataDir: string,
  options: { durable: boolean; onBroken: (message: string) => void },
): Promise<Embedded> {
  const release = await lockFolder(dataDir);
  const run = join(dataDir, 'run');
  let socketFolder = run;
  let temporary = false;
  try {
    // Left by a process that was killed; perhaps as a link to a folder that is gone.
    await rm(run, { recursive: true, force: true });
    if (Buffer.byteLength(join(run, SOCKET_NAME)) > LONGEST_SOCKET_PATH) {
      socketFolder = await mkdtemp(join(tmpdir(), 'terrarium-'));
      temporary = true;
      // So that commands find it.
      await symlink(socketFolder, run);
    }
    await mkdir(socketFolder, { recursive: true, mode: 0o700 });
    // The engine asks for no password: the folder is what keeps others out.
    await chmod(socketFolder, 0o700);
    const socket = join(socketFolder, SOCKET_NAME);
    const changes = new SharedArrayBuffer(16);
    const counts = new BigInt64Array(changes);
    const input: EngineInput = {
      changes,
      folder: join(dataDir, 'postgres'),
      socket,
      durable: options.durable,
      idleInTransaction: 15_000,
    };
    const worker = new Worker(new URL('./engine.ts', import.meta.url), {
      workerData: input,
      execArgv: [],
      name: 'postgres',
    });
    await ready(worker);
    let stopping = false;
    worker.on('message', (report: EngineReport) => {
      if (report.kind === 'broken') options.onBroken(report.message);
    });
    worker.on('error', (error) =>
      options.onBroken(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
    worker.on('exit', (code) => {
      if (!stopping) options.onBroken(`the embedded database ended by itself (exit code ${code})`);
    });
    return {
      changes: () => ({ any: Number(Atomics.load(counts, 0)), facts: Number(Atomics.load(counts, 1)) }),
      config: reachedAt(socketFolder),
      stop: async () => {
        stopping = true;
        await stopped(worker);
        if (temporary) await rm(socketFolder, { recursive: true, force: true });
        await release();
      },
    };
  } catch (error) {
    if (temporary) await rm(socketFolder, { recursive: true, force: true });
    await release();
    throw error;
  }
}

/** How `pg` reaches the embedded database whose socket is in a folder. */
function reachedAt(socketFolder: string): pg.PoolConfig {
  return { host: socketFolder, port: 5432, user: 'postgres', database: 'postgres' };
}

/** How another process of this machine reaches the embedded database of a hub that runs on a data folder; null when none listens there. */
export async function runningEmbedded(dataDir: string): Promise<pg.PoolConfig | null> {
  const socketFolder = await realpath(join(dataDir, 'run')).catch(() => null);
  return socketFolder === null ? null : reachedAt(socketFolder);
}

function ready(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('message', (report: EngineReport) => {
      worker.removeAllListeners('error');
      worker.removeAllListeners('exit');
      if (report.kind === 'ready') resolve();
      else
        reject(
          new Error(`The embedded database did not start: ${report.kind === 'broken' ? report.message : report.kind}`),
        );
    });
    worker.once('error', (error) =>
      reject(
        new Error(
          `The embedded database did not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
        ),
      ),
    );
    worker.once('exit', (code) => reject(new Error(`The embedded database did not start (exit code ${code}).`)));
  });
}

function stopped(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    worker.postMessage('stop', []);
  });
}
