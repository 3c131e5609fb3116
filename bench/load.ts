// Puts load on a URL for some seconds, by wrk if installed, else by autocannon; and starts the processes to load.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';

/** Result of a load. */
export interface LoadResult {
  requestsPerSecond: number;
  p50ms: number;
  p99ms: number;
}

/** A POST of one body, over and over. */
export interface Load {
  url: string;
  body: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

const found = (name: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
const canPin = availableParallelism() > 1 && found('taskset');
/** Runs the server on one core, load and upstream on another, so that they don't compete. */
const pinned = (core: 0 | 1, command: string, args: string[]): [string, string[]] =>
  canPin ? ['taskset', ['-c', String(core), command, ...args]] : [command, args];

/** Name of the load generator. */
export const loader = found('wrk') ? 'wrk' : 'autocannon';

const unit = { us: 1e-3, ms: 1, s: 1e3 } as const;
const quote = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

function byWrk({ url, body, headers, connections, seconds }: Load): LoadResult {
  const folder = mkdtempSync(join(tmpdir(), 'terrarium-bench-'));
  try {
    const script = join(folder, 'post.lua');
    writeFileSync(
      script,
      `wrk.method = 'POST'\nwrk.body = ${quote(body)}\n${Object.entries(headers)
        .map(([name, value]) => `wrk.headers[${quote(name)}] = ${quote(value)}`)
        .join('\n')}\n`,
    );
    const [command, args] = pinned(1, 'wrk', [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      '-s',
      script,
      url,
    ]);
    const { stdout, stderr, status } = spawnSync(command, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`wrk failed: ${stderr}`);
    if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk saw failed requests:\n${stdout}`);
    const latency = (percent: number): number => {
      const [, value, of] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)\\b`).exec(stdout) ?? [];
      return Number(value) * unit[of as keyof typeof unit];
    };
    return {
      requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
      p50ms: latency(50),
      p99ms: latency(99),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function byAutocannon({ url, body, headers, connections, seconds }: Load): Promise<LoadResult> {
  const result = await autocannon({ url, method: 'POST', body, headers, connections, duration: seconds });
  if (result.errors + result.non2xx > 0)
    throw new Error(`autocannon saw ${result.errors + result.non2xx} failed requests.`);
  return { requestsPerSecond: result.requests.average, p50ms: result.latency.p50, p99ms: result.latency.p99 };
}

/** Puts load on a URL. @throws Error if a request fails */
export const putLoad = (load: Load): Promise<LoadResult> =>
  loader === 'wrk' ? Promise.resolve(byWrk(load)) : byAutocannon(load);

/** A bench server in its own process, with its ready message. */
export interface BenchServer {
  child: ChildProcess;
  said: { port: number; token?: string };
  /** CPU time used so far, in seconds; null if the system doesn't report it. */
  cpuSeconds(): number | null;
  stop(): Promise<void>;
}

/** Starts a server script that prints one JSON line when it listens. */
export async function startServer(file: string, args: string[], core: 0 | 1): Promise<BenchServer> {
  const [command, all] = pinned(core, process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args]);
  const child = spawn(command, all, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const line = await Promise.race([
    new Promise<string>((resolve) => {
      createInterface({ input: child.stdout }).once('line', resolve);
    }),
    ended.then(() => {
      throw new Error(`The bench server "${args[0]}" exited before it listened.`);
    }),
  ]);
  return {
    child,
    said: JSON.parse(line) as BenchServer['said'],
    cpuSeconds() {
      const { stdout } = spawnSync('cat', [`/proc/${child.pid}/stat`], { encoding: 'utf8' });
      const fields = stdout.slice(stdout.lastIndexOf(')') + 2).split(' ');
      return fields.length < 13 ? null : (Number(fields[11]) + Number(fields[12])) / 100;
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
