/** Start time of a hub: from the command to the line that says it is ready, with everything installed and built. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './figures.ts';
import type { BenchTable } from './table.ts';

const ROOT = join(import.meta.dirname, '..');
/** Number of starts of each kind. The median counts. */
const ROUNDS = 3;

/** Seconds that `node -e 0` takes. */
async function bareNode(): Promise<number> {
  const began = performance.now();
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit');
  return (performance.now() - began) / 1_000;
}

/** A running hub. */
interface Hub {
  url: string;
  /** ID of the process that started the others. */
  pid: number;
  /** Seconds until it was ready. */
  seconds: number;
  stop(): Promise<void>;
}

/**
 * Starts a hub on a data folder like `npm start`, and resolves when it is ready.
 * @throws Error with its output if it exits earlier
 */
export async function startHub(data: string, options: readonly string[]): Promise<Hub> {
  const began = performance.now();
  const hub = spawn(process.execPath, ['scripts/start.mjs', '--port', '0', '--data', data, ...options], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1' },
  });
  const ended = once(hub, 'exit');
  const stop = async (): Promise<void> => {
    hub.kill('SIGTERM');
    await ended;
  };
  let output = '';
  for await (const chunk of hub.stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    const url = /is ready at (\S+)\n/.exec(output)?.[1];
    if (url === undefined) continue;
    hub.stdout.resume();
    return { url, pid: hub.pid!, seconds: (performance.now() - began) / 1_000, stop };
  }
  await stop();
  throw new Error(`The hub exited before it was ready. Its output:\n${output}`);
}

/** Starts a hub, stops it when it is ready, and returns the seconds. */
async function start(data: string, options: readonly string[]): Promise<number> {
  const { seconds, stop } = await startHub(data, options);
  await stop();
  return seconds;
}

/** Measures a first start, and a second one on the same data. */
async function twice(options: readonly string[]): Promise<{ first: number; again: number }> {
  const data = mkdtempSync(join(tmpdir(), 'terrarium-bench-start-'));
  try {
    return { first: await start(data, options), again: await start(data, options) };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

export default async function bench(): Promise<BenchTable> {
  // Installing and building after changes isn't part of the measurement.
  await twice(['--empty']);
  const reference: number[] = [];
  const empty: { first: number; again: number }[] = [];
  const sample: { first: number; again: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    reference.push(await bareNode());
    empty.push(await twice(['--empty']));
    sample.push(await twice([]));
  }
  const bare = median(reference);
  const row = (what: string, seconds: number) => ({ what, seconds, ratio: seconds / bare });
  return {
    title: 'From the command to a ready hub',
    command: 'npm run bench -- start',
    rows: [
      row('node -e 0 (reference)', bare),
      row('npm start -- --empty, first start', median(empty.map(({ first }) => first))),
      row('npm start -- --empty, again', median(empty.map(({ again }) => again))),
      row('npm start, first start, with the sample', median(sample.map(({ first }) => first))),
      row('npm start, again', median(sample.map(({ again }) => again))),
    ],
  };
}
