import { chmod, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import type { EngineInput, EngineReport } from './engine.ts';
import { lockFolder } from './lock.ts';

/** Counters that increase before the database changes. */
export interface Changes {
  /** Counts all changes. */
  any: number;
  /** Counts changes except of tables with files, runs, and jobs by the thousand (`BULK_TABLES`). */
  facts: number;
}

/** A running embedded PostgreSQL. */
export interface Embedded {
  /** Connection settings for `pg`, also in worker threads. */
  config: pg.PoolConfig;
  /** Returns counters that increase before any write is executed. */
  changes(): Changes;
  /** Stops it after its current work, closes the data, and releases the folder. */
  stop(): Promise<void>;
}

/** Maximum Unix socket path length on all known systems, with a margin. */
const LONGEST_SOCKET_PATH = 100;
const SOCKET_NAME = '.s.PGSQL.5432';

/**
 * Starts PostgreSQL (PGlite) in a worker thread with the data in `<dataDir>/postgres`, on a Unix socket that only this
 * user can open.
 * @param onBroken called if the engine died; nothing can be read or written afterwards
 * @throws {import('./lock.ts').DataFolderInUse} if another process uses the folder
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
    // Left by a killed process; may be a link to a deleted folder.
    await rm(run, { recursive: true, force: true });
    if (Buffer.byteLength(join(run, SOCKET_NAME)) > LONGEST_SOCKET_PATH) {
      socketFolder = await mkdtemp(join(tmpdir(), 'terrarium-'));
      temporary = true;
      // Commands find it by this link.
      await symlink(socketFolder, run);
    }
    await mkdir(socketFolder, { recursive: true, mode: 0o700 });
    // The engine has no password, so the folder's permissions protect it.
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

/** Returns the `pg` settings for an embedded database with its socket in a folder. */
function reachedAt(socketFolder: string): pg.PoolConfig {
  return { host: socketFolder, port: 5432, user: 'postgres', database: 'postgres' };
}

/** Returns the `pg` settings for the embedded database of a running hub on this machine; null if none is running. */
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
