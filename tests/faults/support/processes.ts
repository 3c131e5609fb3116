import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { briefly } from '../../../platform/src/testing/shortLived.ts';

const root = join(import.meta.dirname, '../../..');

/** The mark by which `npm test` finds leftover processes, and Node's compile cache, which only affects start time. */
const marks = Object.fromEntries(
  ['TERRARIUM_TEST_RUN', 'NODE_COMPILE_CACHE'].flatMap((name) => {
    const value = process.env[name];
    return value ? [[name, value]] : [];
  }),
);

/** How a process ended. */
export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A real process of the hub. */
export interface HubProcess {
  child: ChildProcess;
  /** Port that it listens on. */
  port: number;
  url: string;
  /** The output so far, both streams. */
  output(): string;
  ended: Promise<Ending>;
  /** Sends a signal and waits for the exit. */
  stop(signal?: NodeJS.Signals): Promise<Ending>;
}

/** A process that ended instead of listening. */
export class EndedBeforeReady extends Error {
  readonly ending: Ending;
  readonly output: string;

  constructor(ending: Ending, output: string) {
    super(`The process ended before it was ready (${ending.signal ?? `code ${ending.code}`}):\n${output}`);
    this.ending = ending;
    this.output = output;
  }
}

/**
 * Starts one of the hub's programs as a process and waits for its IPC message that it listens.
 * @param file relative to the project's root
 * @throws EndedBeforeReady if it exits first
 */
function start(file: string, env: Record<string, string>): Promise<HubProcess> {
  return startAs(file, { NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env });
}

/** The same with this environment and nothing else, as in a container. */
export async function startAs(file: string, env: Record<string, string>): Promise<HubProcess> {
  const child = fork(join(root, file), [], {
    cwd: root,
    execArgv: briefly,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // The test runner's environment must not affect the tested process.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: process.env['TMPDIR'], ...marks, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = new Promise<Ending>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const port = await Promise.race([
    new Promise<number>((resolve) => {
      child.on('message', (message: { ready?: boolean; port?: number }) => {
        if (message.ready) resolve(message.port ?? 0);
      });
    }),
    ended.then((ending) => {
      throw new EndedBeforeReady(ending, output);
    }),
  ]);
  return {
    child,
    port,
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    ended,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts a platform; on port 0 by default. */
export const startPlatform = (dataDir: string, env: Record<string, string> = {}): Promise<HubProcess> =>
  start('platform/src/main.ts', { PORT: '0', DATA_DIR: dataDir, VALIDATE_ANSWERS: 'true', ...env });

/** Starts a gateway before a platform. */
export const startGateway = (platformUrl: string, env: Record<string, string> = {}): Promise<HubProcess> =>
  start('gateway/src/main.ts', { PORT: '0', PLATFORM_URL: platformUrl, ...env });
