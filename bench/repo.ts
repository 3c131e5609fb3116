/**
 * Channel files through the single origin (gateway, permission check on every request), compared with nginx serving the
 * same files without checks, in one run; and time and memory of the API server for a channel of 500,000 records.
 * `bench()` for the bench runner, or run this file; `--records N` for a smaller channel.
 */
import { fork, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import autocannon from 'autocannon';
import type { ChildAnswer, ChildOrder } from '../platform/src/repo/testing/child.ts';
import { freePort } from '../platform/src/testing/port.ts';
import { compiled } from '../scripts/service.ts';
import type { BenchTable } from './table.ts';

/** A cost of the API server. */
interface CostRow {
  what: string;
  value: string;
  target: string;
}

/** The single origin compared with nginx. */
interface ServingRow {
  what: string;
  hub: string;
  nginx: string;
  /** Share of nginx's result; higher is better. */
  ratio: number | null;
  target: string;
}

const SECONDS = 4;
const ROOT = join(import.meta.dirname, '..');
const COMMAND = 'node_modules/.bin/node bench/repo.ts';

/** An API server in another process, which gets one order at a time. */
export class Platform {
  readonly #child: ChildProcess;
  baseUrl = '';
  constructor(dataDir: string) {
    this.#child = fork(join(ROOT, 'platform/src/repo/testing/child.ts'), [dataDir], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      // The hub also starts it with a compile cache, which its threads share.
      env: { NODE_COMPILE_CACHE: compiled, ...process.env },
    });
  }

  #answer(done: ChildAnswer['done']): Promise<ChildAnswer> {
    return new Promise((resolve, reject) => {
      const listen = (answer: ChildAnswer): void => {
        if (answer.done !== done) return;
        this.#child.off('message', listen);
        if (answer.error === undefined) resolve(answer);
        else reject(new Error(answer.error));
      };
      this.#child.on('message', listen);
      this.#child.once('exit', (code) => reject(new Error(`The API server exited with code ${code}.`)));
    });
  }

  async start(): Promise<void> {
    this.baseUrl = (await this.#answer('started')).baseUrl ?? '';
  }

  send(order: ChildOrder): Promise<ChildAnswer> {
    const answer = this.#answer(order.do);
    this.#child.send(order);
    return answer;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}

/** Result of a load test. */
interface Load {
  requests: number;
  bytes: number;
}

const hasWrk = spawnSync('wrk', ['-v']).error === undefined;

/** Measures requests and bytes per second of one URL, by wrk if installed, else by autocannon. */
export async function load(url: string, connections: number, headers: Record<string, string> = {}): Promise<Load> {
  if (!hasWrk) {
    const result = await autocannon({ url, connections, duration: SECONDS, headers });
    return { requests: result.requests.average, bytes: result.throughput.average };
  }
  const script = join(mkdtempSync(join(tmpdir(), 'terrarium-bench-')), 'report.lua');
  writeFileSync(
    script,
    'done = function(summary) io.write(string.format("REPORT %d %d %d\\n", summary.requests, summary.bytes, summary.duration)) end\n',
  );
  const args = (duration: number): string[] => [
    '-t1',
    `-c${connections}`,
    `-d${duration}s`,
    '-s',
    script,
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
  ];
  const run = (duration: number): Promise<string> =>
    new Promise((resolve, reject) => {
      const child = spawn('wrk', args(duration));
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
      child.once('error', reject);
      child.once('exit', () => resolve(text));
    });
  // The first second warms up compilers and caches.
  await run(1);
  const output = await run(SECONDS);
  const [, requests, bytes, micros] = /REPORT (\d+) (\d+) (\d+)/.exec(output) ?? [];
  if (micros === undefined) throw new Error(`Can't read the output of wrk:\n${output}`);
  if (/Non-2xx or 3xx responses: [1-9]/.test(output))
    throw new Error(`Requests failed under load at ${url}:\n${output}`);
  return { requests: (Number(requests) / Number(micros)) * 1e6, bytes: (Number(bytes) / Number(micros)) * 1e6 };
}

/** Starts nginx with one channel's published files as root; null if it isn't installed. */
export async function startNginx(root: string, work: string): Promise<{ url: string; stop(): void } | null> {
  if (spawnSync('nginx', ['-v']).error !== undefined) return null;
  const port = await freePort();
  mkdirSync(work, { recursive: true });
  writeFileSync(
    join(work, 'nginx.conf'),
    `worker_processes auto; daemon off; pid ${work}/nginx.pid; error_log ${work}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''} events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100; client_body_temp_path ${work}/body;
proxy_temp_path ${work}/proxy; fastcgi_temp_path ${work}/fastcgi; uwsgi_temp_path ${work}/uwsgi; scgi_temp_path ${work}/scgi;
default_type application/octet-stream; server { listen 127.0.0.1:${port}; root ${root}; } }`,
  );
  const child = spawn('nginx', ['-p', work, '-c', join(work, 'nginx.conf')], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/noarch/repodata.json`);
  return { url, stop: () => child.kill('SIGTERM') };
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const status = await fetch(url, { method: 'HEAD' }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Can't reach ${url}.`);
}

/** Starts the package gateway with an API server behind it. */
export async function startFront(platformUrl: string, dataDir: string): Promise<{ url: string; stop(): void }> {
  const child = fork(join(ROOT, 'gateway/src/repo/testing/child.ts'), [platformUrl, dataDir], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', ({ baseUrl }: { baseUrl: string }) => resolve(baseUrl));
    child.once('exit', (code) => reject(new Error(`The package gateway exited with code ${code}.`)));
  });
  return { url, stop: () => child.kill('SIGTERM') };
}

/** Formats milliseconds as seconds. */
export const seconds = (ms: number | undefined): string => `${((ms ?? 0) / 1000).toFixed(1)} s`;
const mebibytes = (bytes: number | undefined): string => `${Math.round((bytes ?? 0) / 1024 / 1024)} MiB`;

/** Formats the time to compute and store a delta, also as a share of publishing. */
const share = ({ ms = 0, deltaMs = 0 }: ChildAnswer): string =>
  `${deltaMs.toFixed(0)} ms, ${((100 * deltaMs) / (ms - deltaMs)).toFixed(1)}%`;

/**
 * Time and memory for a large channel. The measured API server is a new process that only reads another one's data.
 */
async function costs(
  dataDir: string,
  records: number,
): Promise<{ rows: CostRow[]; channelId: string; organizationId: string }> {
  const writer = new Platform(dataDir);
  try {
    await writer.start();
    const organizationId = (await writer.send({ do: 'organization', name: 'acme' })).id!;
    const channelId = (await writer.send({ do: 'channel', organizationId, name: 'large', privacy: 'internal' })).id!;
    await writer.send({ do: 'generate', channelId, count: records });
    const all = await writer.send({ do: 'publish', channelId });
    await writer.send({ do: 'stop' });
    const reader = new Platform(dataDir);
    try {
      await reader.start();
      const base = await reader.send({ do: 'memory' });
      const loaded = await reader.send({ do: 'index', channelId });
      const memory = await reader.send({ do: 'memory' });
      const filtered = await reader.send({ do: 'publish', channelId, without: 'GPL3' });
      const after = await reader.send({ do: 'memory' });
      await reader.send({ do: 'stop' });
      const rows: CostRow[] = [
        { what: 'publish without a policy', value: seconds(all.ms), target: '' },
        { what: 'publish with a policy', value: seconds(filtered.ms), target: '' },
        { what: 'delta of the first published version: every file', value: share(all), target: 'under 10%' },
        {
          what: 'delta of the second published version: the blocked files',
          value: share(filtered),
          target: 'under 10%',
        },
        { what: 'load into memory', value: seconds(loaded.ms), target: '' },
        { what: 'memory of the API server after its start', value: mebibytes(base.rss), target: '' },
        { what: 'memory with the channel loaded', value: mebibytes(memory.rss), target: 'under 1536 MiB' },
        {
          what: 'memory after publishing the channel again',
          value: `${mebibytes(after.rss)}, peak ${mebibytes(after.peakRss)}`,
          target: 'under 1536 MiB',
        },
      ];
      return { rows, channelId, organizationId };
    } finally {
      reader.kill();
    }
  } finally {
    writer.kill();
  }
}

/** Compares the single origin with nginx, for a large file, a small one, and 304s. */
async function comparedWithNginx(dataDir: string, channelId: string, organizationId: string): Promise<ServingRow[]> {
  const platform = new Platform(dataDir);
  const stops: (() => void)[] = [() => platform.kill()];
  try {
    await platform.start();
    const { secret } = await platform.send({ do: 'token', organizationId });
    const front = await startFront(platform.baseUrl, dataDir);
    stops.push(front.stop);
    const folder = join(dataDir, 'published', channelId);
    const newest = readdirSync(folder).sort().at(-1)!;
    // A small channel next to the large one, for small files and 304s: 20 records are about 8 kB.
    const small = (await platform.send({ do: 'channel', organizationId, name: 'small', privacy: 'internal' })).id!;
    await platform.send({
      do: 'files',
      channelId: small,
      files: Array.from({ length: 20 }, (_, i) => ({ name: `small-${i}` })),
    });
    await platform.send({ do: 'publish', channelId: small });
    const smallFolder = join(dataDir, 'published', small, readdirSync(join(dataDir, 'published', small))[0]!);
    const large = await startNginx(join(folder, newest), join(dataDir, 'nginx-large'));
    const little = await startNginx(smallFolder, join(dataDir, 'nginx-small'));
    stops.push(
      () => large?.stop(),
      () => little?.stop(),
    );
    const rows: ServingRow[] = [];
    const compare = async (
      what: string,
      goal: number,
      by: keyof Load,
      ours: [string, number, Record<string, string>?],
      theirs: [string, number, Record<string, string>?] | null,
    ): Promise<void> => {
      const show = (found: Load): string =>
        by === 'bytes' ? `${Math.round(found.bytes / 1e6)} MB/s` : `${Math.round(found.requests)} requests/s`;
      const target = `at least ${goal}`;
      const measured = await load(...ours);
      if (theirs === null) rows.push({ what, hub: show(measured), nginx: 'not installed', ratio: null, target });
      else {
        const reference = await load(...theirs);
        rows.push({ what, hub: show(measured), nginx: show(reference), ratio: measured[by] / reference[by], target });
      }
    };
    const etag = async (url: string): Promise<string> =>
      (await fetch(url, { method: 'HEAD' })).headers.get('etag') ?? '';
    const big = `${front.url}/t/${secret}/repo/acme/large/linux-64/repodata.json.zst`;
    const tiny = `${front.url}/t/${secret}/repo/acme/small/linux-64/repodata.json`;
    const size = Number((await fetch(big, { method: 'HEAD' })).headers.get('content-length'));
    await compare(
      `repodata.json.zst of ${(size / 1e6).toFixed(1)} MB, 8 clients`,
      0.5,
      'bytes',
      [big, 8],
      large && [`${large.url}/linux-64/repodata.json.zst`, 8],
    );
    await compare(
      '304 for this file, 64 clients',
      0.3,
      'requests',
      [big, 64, { 'If-None-Match': await etag(big) }],
      large && [
        `${large.url}/linux-64/repodata.json.zst`,
        64,
        { 'If-None-Match': await etag(`${large.url}/linux-64/repodata.json.zst`) },
      ],
    );
    await compare(
      'repodata.json of 20 records, 64 clients',
      0.3,
      'requests',
      [tiny, 64],
      little && [`${little.url}/linux-64/repodata.json`, 64],
    );
    return rows;
  } finally {
    for (const stop of stops.toReversed()) stop();
  }
}

/** Runs the benchmark on a data folder of its own. */
export default async function bench(records = 500_000): Promise<BenchTable[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'terrarium-bench-'));
  try {
    const { rows, channelId, organizationId } = await costs(dataDir, records);
    const serving = await comparedWithNginx(dataDir, channelId, organizationId);
    return [
      { title: `A channel of ${records.toLocaleString('en')} records`, command: COMMAND, rows },
      {
        title:
          'Repodata through the single origin with a permission check on every request, compared with nginx without one',
        command: COMMAND,
        rows: serving,
      },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const at = process.argv.indexOf('--records');
  for (const { title, rows } of await bench(at < 0 ? undefined : Number(process.argv[at + 1]))) {
    console.log(`\n${title}`);
    console.table(rows);
  }
}
