import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isAskedBeforeBody } from '@terrarium/domain/repo';
import { compose } from './compose.ts';
import type { ComposeOptions, Composition } from './compose.ts';
import type { Config } from './config.ts';
import type { Core } from './core.ts';
import { protectDataFolder } from './files/dataFolder.ts';
import { connect } from './db/index.ts';
import type { DatabaseConfig } from './db/index.ts';
import { awaitLeave } from './http/index.ts';
import { createJobs } from './jobs/index.ts';
import type { Logger } from './monitoring/log.ts';

/** A running platform. */
export interface Platform {
  core: Core;
  composition: Composition;
  port: number;
  /** Finishes current work and releases everything. Can be called twice. */
  close(): Promise<void>;
}

/** Time for open requests after the server stopped listening. */
const DRAIN_MS = 8_000;

/**
 * Starts the platform: database and migrations, job queue, areas, jobs, then the port.
 * @param onBroken called if the embedded database died and the process should end
 */
export async function startPlatform(
  config: Config,
  log: Logger,
  onBroken: (reason: string) => void,
  options: ComposeOptions & Pick<DatabaseConfig, 'onUpgrade'> = {},
): Promise<Platform> {
  await protectDataFolder(config.dataDir, config.accelPrefix !== undefined, log);
  const connection = await connect(
    {
      dataDir: config.dataDir,
      databaseUrl: config.databaseUrl,
      durable: config.durable,
      onUpgrade: options.onUpgrade,
    },
    log,
    onBroken,
  );
  const jobs = createJobs(connection, log);
  const core: Core = { config, db: connection.db, connection, jobs, log };
  const undo: (() => Promise<void>)[] = [() => connection.close()];
  const close = once(async () => {
    for (const step of undo.toReversed()) {
      await step().catch((error: unknown) => log.error({ err: error }, 'a part of the platform did not stop cleanly'));
    }
  });
  try {
    const composition = compose(core, options);
    undo.push(() => jobs.stop());
    await jobs.start();
    for (const part of composition.parts) {
      if (part.stop) undo.push(() => part.stop?.() ?? Promise.resolve());
      await part.start?.();
    }
    await jobs.work();
    // The gateway and the package reader limit the duration of bodies, because an upload can take an hour.
    const server = createServer({ requestTimeout: 0 }, composition.app());
    server.on('checkContinue', (request, response) => {
      awaitLeave(request, response, isAskedBeforeBody(request.method, request.url ?? '/'));
      server.emit('request', request, response);
    });
    undo.push(() => drain(server));
    undo.push(async () => {
      for (const part of composition.parts) part.release?.();
    });
    const port = await listen(server, config);
    return { core, composition, port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function listen(server: Server, config: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const text = `The platform cannot listen on ${config.host}:${config.port} (${error.code ?? error.message}). Free that port, or set PORT to another one.`;
      reject(new Error(text, { cause: error }));
    });
    server.listen(config.port, config.host, () => resolve((server.address() as AddressInfo).port));
  });
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(impatient);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => (running ??= action());
}
