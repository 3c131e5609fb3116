import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const slowest = 180_000;

/**
 * Starts the hub with the sample on a free port and hands its address to the tests as BASE_URL; gives back what ends it.
 * Mirrors may read from this machine, because the tests serve the mirrored channels themselves.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['BASE_URL']) return async () => undefined;
  const data = mkdtempSync(join(tmpdir(), 'terrarium-e2e-'));
  const hub = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/supervise.ts', '--port', '0', '--data', data], {
    cwd: join(import.meta.dirname, '../..'), stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_OPTIONS: '', MIRROR_ALLOW_PRIVATE: 'true' },
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
  process.env['BASE_URL'] = url;
  return stop;
}
