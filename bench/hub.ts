/** A hub for benches: its processes, and clients that measure how it responds meanwhile. */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../platform/src/testing/port.ts';
import { memory, nodeOptions } from '../scripts/service.ts';

const ROOT = join(import.meta.dirname, '..');
/** Time between two requests of one client, ms. */
const PAUSE = 50;

/** Starts one of the hub's processes. */
export async function start(file: string, env: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(join(ROOT, file), {
    cwd: ROOT,
    execArgv: nodeOptions,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...memory, ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', ...env },
  });
  for (;;) {
    const [message] = (await once(child, 'message')) as [{ ready?: boolean; port?: number; error?: string }];
    if (message.ready === true) return { child, url: `http://127.0.0.1:${message.port}` };
    if (message.error !== undefined) throw new Error(message.error);
  }
}

/** Returns the memory of a process in MiB, now and at its peak, as Linux counts it; null on other systems. */
export function memoryOf(pid: number | undefined): { now: number; peak: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [now, peak] = ['VmRSS', 'VmHWM'].map((key) => Number(new RegExp(`${key}:\\s+(\\d+) kB`).exec(status)![1]));
    return { now: Math.round(now! / 1024), peak: Math.round(peak! / 1024) };
  } catch {
    return null;
  }
}

/** Returns the peak memory of a process in MiB, see {@link memoryOf}. */
export const mostMemory = (pid: number | undefined): number | null => memoryOf(pid)?.peak ?? null;

/** Returns the processor seconds that a process has used on all cores, as Linux counts them. */
export function processorSeconds(pid: number | undefined): number {
  // The second field is the name in parentheses. Linux counts in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** A running nginx. */
export interface Nginx {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts nginx with two workers, and waits until it responds.
 * @param folder for its files
 * @param http directives of its `http` block
 * @param server directives of its server
 */
export async function startNginx(folder: string, http: string, server: string): Promise<Nginx> {
  const port = await freePort();
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 2; user root;
events { worker_connections 2048; }
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; ${http}
  server { listen 127.0.0.1:${port}; ${server} } }
`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => null))) await delay(50);
  return {
    url,
    async stop() {
      child.kill('SIGQUIT');
      await ended;
    },
  };
}

/** Stops processes, the last one first. */
export async function stopAll(children: readonly ChildProcess[]): Promise<void> {
  for (const child of children.toReversed()) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

/** Signs an administrator of the sample hub in. Returns headers for JSON requests. */
export async function signIn(platformUrl: string): Promise<Record<string, string>> {
  const json = { 'content-type': 'application/json' };
  const response = await fetch(`${platformUrl}/api/iam/token`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ grant_type: 'password', username: 'ada@acme.example', password: 'terrarium-demo' }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { ...json, authorization: `Bearer ${token}` };
}

/** A client that repeats a request and records each duration in ms; null for a failure. */
export interface Client {
  what: string;
  ask: () => Promise<boolean>;
  times: (number | null)[];
}

/** Repeats the request of a client until the signal aborts. */
export async function loop(client: Client, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const started = performance.now();
    const isGood = await client.ask().catch(() => false);
    client.times.push(isGood ? performance.now() - started : null);
    await delay(PAUSE);
  }
}

/** Returns a quantile of sorted numbers. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
