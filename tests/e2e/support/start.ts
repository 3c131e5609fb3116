import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySample } from '../../faults/support/sample.ts';

const slowest = 300_000;

/** A whole hub of the tests: both processes and a data folder of its own. */
export interface RunningHub {
  url: string;
  /** The operator link from the terminal; null if there is an operator. */
  setup: string | null;
  /** The data folder. */
  data: string;
  /** Ends the processes and removes the data. */
  stop: () => Promise<void>;
}

/**
 * Starts a hub like `npm start`, and resolves when it is ready. Mirrors can read from this machine, because the tests
 * serve the mirrored channels, and one user can create many organizations.
 * @param options.port TCP port; 0 for a free one
 * @param options.empty whether to omit the sample
 * @param options.env further settings of the hub
 * @throws Error with the hub's output
 */
export async function startHub({
  port = 0,
  empty = false,
  env = {},
}: { port?: number; empty?: boolean; env?: Record<string, string> } = {}): Promise<RunningHub> {
  const data = mkdtempSync(join(tmpdir(), 'terrarium-e2e-'));
  if (!empty) await copySample(data);
  const hub = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      'scripts/supervise.ts',
      '--port',
      String(port),
      '--data',
      data,
      ...(empty ? ['--empty'] : []),
    ],
    {
      cwd: join(import.meta.dirname, '../../..'),
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        MIRROR_ALLOW_PRIVATE: 'true',
        LIMIT_ORGANIZATIONS: '1000',
        VALIDATE_ANSWERS: 'true',
        ...env,
      },
    },
  );
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => {
      hub.once('exit', resolve);
    });
    if (hub.exitCode === null && hub.kill('SIGTERM')) await ended;
    rmSync(data, { recursive: true, force: true });
  };
  let said = '';
  const { url, setup } = await new Promise<Pick<RunningHub, 'url' | 'setup'>>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The hub was not ready after ${slowest / 1_000} s. It said:\n${said}`)),
      slowest,
    );
    hub.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      // Its output ends with how to stop it, after the operator link.
      const found = /ready at (http:\S+)[^]*Stop with/.exec(said)?.[1];
      if (found) {
        clearTimeout(timer);
        resolve({ url: found, setup: /http:\S+\/setup#token=\S+/.exec(said)?.[0] ?? null });
      }
    });
    hub.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The hub ended with code ${code}. It said:\n${said}`));
    });
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, setup, data, stop };
}
