import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { endOrphans, marked, marker } from './orphans.ts';

test.skipIf(process.platform !== 'linux')(
  'what a suite leaves running is ended, also what ignores the first signal, and nothing else is',
  async () => {
    const mark = `orphans-${process.pid}`;
    const start = (env: NodeJS.ProcessEnv) =>
      new Promise<ReturnType<typeof spawn>>((resolve) => {
        const child = spawn(
          process.execPath,
          ['-e', "process.on('SIGTERM', () => undefined); console.log('up'); setInterval(() => undefined, 1000)"],
          { stdio: ['ignore', 'pipe', 'ignore'], detached: true, env },
        );
        child.stdout!.once('data', () => resolve(child));
      });
    const [left, other] = await Promise.all([
      start({ ...process.env, [marker]: mark }),
      start({ ...process.env, [marker]: `${mark}-other` }),
    ]);
    try {
      expect(marked(mark)).toEqual([left.pid]);
      const ended = new Promise((resolve) => {
        left.once('exit', (_code, signal) => resolve(signal));
      });
      expect(await endOrphans(mark)).toBe(1);
      expect(await ended).toBe('SIGKILL');
      expect(marked(mark)).toEqual([]);
      expect(other.exitCode).toBeNull();
      expect(other.signalCode).toBeNull();
    } finally {
      other.kill('SIGKILL');
    }
  },
);
