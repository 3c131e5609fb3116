import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const slowest = 300_000;

/** A whole hub of the tests: both processes and a data folder of its own. */
export interface RunningHub {
  url: string;
  /** Ends the processes and removes the data. */
  stop: () => Promise<void>;
}

/**
 * Starts a hub as `npm start` does, and resolves when it is ready. Mirrors may read from this machine, because the tests serve the mirrored channels
 * themselves.
 * @param options.port TCP port; 0 for a free one
 * @param options.empty whether to leave the sample out
 * @param options.env further settings of the hub
 * @throws Error with what the hub said
 */
export async function startHub({ port = 0, empty = false, env = {} }: { port?: number; empty?: boolean; env?: Record<string, string> } = {}): Promise<RunningHub> {
  const data = mkdtempSync(join(tmpdir(), 'terrarium-e2e-'));
  const hub = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/supervise.ts', '--port', String(port), '--data', data, ...(empty ? ['--empty'] : [])], {
    cwd: join(import.meta.dirname, '../../..'), stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_OPTIONS: '', MIRROR_ALLOW_PRIVATE: 'true', ...env },
  });
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => { hub.once('exit', resolve); });
    if (hub.exitCode === null && hub.kill('SIGTERM')) await ended;
    rmSync(data, { recursive: true, force: true });
  };
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The hub was not ready after ${slowest / 1_000} s. It said:\n${said}`)), slowest);
    hub.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /ready at (http:\S+)/.exec(said)?.[1];
      if (found) {
        clearTimeout(timer);
        resolve(found);
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
  return { url, stop };
}
