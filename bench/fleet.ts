/**
 * A build fleet: clients that install the same packages at the same time, before and after the hub has downloaded the
 * mirror's files, through the gateway and through nginx in front of the platform. The reference is nginx
 * with the same files and without permission checks. Clients, source, and servers share the cores.
 */
import type { ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { emptyFilters } from '@terrarium/domain/policy';
import { mostMemory, processorSeconds, quantile, signIn, start, startNginx, stopAll } from './hub.ts';
import type { BenchTable } from './table.ts';

/** Packages of the environment. */
const FILES = Number(process.env['FILES'] ?? 3_000);
const CLIENTS = 24;
/** Connections of each client. */
const CONNECTIONS = 6;
/** Response time of the source in ms. */
const AWAY = 20;
/** Internal location for `X-Accel-Redirect`. */
const ACCEL = '/_terrarium';

/** Writes packages of conda-forge's sizes: a median of 36 KB, a mean of 90 KB, at most 3 MB. Returns their names. */
function writePackages(folder: string): string[] {
  const packages: Record<string, object> = {};
  mkdirSync(join(folder, 'linux-64'), { recursive: true });
  mkdirSync(join(folder, 'noarch'), { recursive: true });
  for (let at = 0; at < FILES; at++) {
    // Quantiles of a normal distribution, approximated by the logistic one.
    const share = (((at * 7_919) % FILES) + 0.5) / FILES;
    const size = Math.round(Math.min(3e6, Math.exp(10.5 + (1.4 * Math.log(share / (1 - share))) / 1.7)) + 500);
    const bytes = randomBytes(size);
    const name = `fleet${at}`;
    writeFileSync(join(folder, 'linux-64', `${name}-1.0-0.conda`), bytes);
    packages[`${name}-1.0-0.conda`] = {
      name,
      version: '1.0',
      build: '0',
      build_number: 0,
      subdir: 'linux-64',
      depends: [],
      license: 'BSD-3-Clause',
      size,
      md5: createHash('md5').update(bytes).digest('hex'),
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
  }
  for (const [subdir, content] of Object.entries({ 'linux-64': packages, noarch: {} }))
    writeFileSync(
      join(folder, subdir, 'repodata.json'),
      JSON.stringify({ info: { subdir }, packages: {}, 'packages.conda': content }),
    );
  return Object.keys(packages);
}

/** Starts the source, which counts requests for packages. */
async function startSource(folder: string): Promise<{ url: string; asked: Map<string, number>; close(): void }> {
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    void delay(AWAY).then(() => {
      try {
        const bytes = readFileSync(join(folder, path));
        if (path.endsWith('.conda')) asked.set(path, (asked.get(path) ?? 0) + 1);
        response.end(bytes);
      } catch {
        response.writeHead(404).end();
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => void (server.closeAllConnections(), server.close()),
  };
}

/** What a fleet measured. */
interface Run {
  seconds: number;
  bytes: number;
  /** Durations of requests in ms, sorted. */
  times: number[];
}

/** Has all clients install all packages. @throws Error for any response that isn't complete */
async function install(base: string, files: readonly string[], token: string): Promise<Run> {
  const times: number[] = [];
  let bytes = 0;
  const download = (agent: Agent, file: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const asked = performance.now();
      get(`${base}/linux-64/${file}`, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${file} returned ${response.statusCode}.`));
        let length = 0;
        response.on('data', (chunk: Buffer) => (length += chunk.length));
        response.on('end', () => {
          if (length !== Number(response.headers['content-length'])) reject(new Error(`${file} is not complete.`));
          bytes += length;
          times.push(performance.now() - asked);
          resolve();
        });
        response.on('error', reject);
      }).on('error', reject);
    });
  const client = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const left = files.values();
    const connection = async (): Promise<void> => {
      for (const file of left) await download(agent, file);
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, connection));
    agent.destroy();
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return {
    seconds: (performance.now() - started) / 1_000,
    bytes,
    times: times.sort((a, b) => a - b),
  };
}

/** Makes the mirror and the governed channel, and waits until both are served. */
async function makeChannels(platformUrl: string, source: string): Promise<string> {
  const headers = await signIn(platformUrl);
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${platformUrl}/api/organizations/acme/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const served = async (channel: string): Promise<void> => {
    while ((await call<{ served_file_count: number }>('GET', `channels/${channel}`)).served_file_count < FILES)
      await delay(200);
  };
  const channel = { privacy: 'private' };
  await call('POST', 'channels', { ...channel, name: 'fleet', type: 'external_mirror', source });
  await served('fleet');
  await call('POST', 'channels', { ...channel, name: 'governed', type: 'virtual', sources: ['fleet'] });
  const { id } = await call<{ id: string }>('POST', 'repo-policies', {
    name: 'Fleet',
    description: '',
    artifact_family: 'conda',
    schema_version: '2',
    filters: emptyFilters(),
  });
  await call('POST', 'channel-policies/governed/current', { policy_id: id });
  await served('governed');
  return headers['authorization']!.slice('Bearer '.length);
}

export default async function bench(): Promise<BenchTable> {
  const folder = mkdtempSync(join(tmpdir(), 'terrarium-bench-fleet-'));
  const [source, data] = [join(folder, 'source'), join(folder, 'data')];
  const files = writePackages(source);
  const server = await startSource(source);
  const children: ChildProcess[] = [];
  const stops: (() => Promise<void>)[] = [];
  try {
    const platform = await start('platform/src/main.ts', {
      DATA_DIR: data,
      SAMPLE: 'true',
      MIRROR_ALLOW_PRIVATE: 'true',
      ACCEL_PREFIX: ACCEL,
    });
    children.push(platform.child);
    const gateway = await start('gateway/src/main.ts', { DATA_DIR: data, PLATFORM_URL: platform.url });
    children.push(gateway.child);
    const nginx = async (name: string, http: string, directives: string): Promise<string> => {
      mkdirSync(join(folder, name));
      const running = await startNginx(join(folder, name), http, directives);
      stops.push(() => running.stop());
      return running.url;
    };
    const fast = 'sendfile on; tcp_nopush on; keepalive_requests 100000; open_file_cache max=10000;';
    const plain = await nginx('plain', fast, `location /c/ { alias ${source}/; }`);
    const front = await nginx(
      'front',
      `${fast} upstream platforms { server ${new URL(platform.url).host}; keepalive 64; } proxy_http_version 1.1;`,
      `location /repo/ { proxy_pass http://platforms; proxy_set_header Connection ""; proxy_set_header X-Accel-Prefix ${ACCEL}; }
      location ${ACCEL}/ { internal; alias ${data}/; etag off; if_modified_since off; add_header ETag $upstream_http_etag; types { } }`,
    );
    const token = await makeChannels(platform.url, server.url);
    const governed = '/repo/acme/governed';
    const runs: { what: string; base: string }[] = [
      { what: 'nginx, the same files without permission checks (reference)', base: `${plain}/c` },
      { what: 'governed channel, files that the hub has not downloaded yet', base: gateway.url + governed },
      { what: 'governed channel', base: gateway.url + governed },
      { what: 'mirror', base: `${gateway.url}/repo/acme/fleet` },
      { what: 'governed channel, nginx in front sends the files', base: front + governed },
    ];
    // The reference runs once more at the end, because the clients get faster. The better one counts.
    runs.push({ what: 'nginx again', base: runs[0]!.base });
    const rows: (Record<string, string | number> & { seconds: number })[] = [];
    for (const { what, base } of runs) {
      const before = [gateway, platform].map(({ child }) => processorSeconds(child.pid));
      const run = await install(base, files, token);
      const [gatewaySeconds = 0, platformSeconds = 0] = [gateway, platform].map(
        ({ child }, at) => processorSeconds(child.pid) - before[at]!,
      );
      rows.push({
        what,
        seconds: run.seconds,
        'requests/s': Math.round(run.times.length / run.seconds),
        'MB/s': Math.round(run.bytes / 1e6 / run.seconds),
        'p50 ms': Math.round(quantile(run.times, 0.5)),
        'p99 ms': Math.round(quantile(run.times, 0.99)),
        'gateway, CPU ms per client': Math.round((gatewaySeconds / CLIENTS) * 1_000),
        'platform, CPU ms per client': Math.round((platformSeconds / CLIENTS) * 1_000),
      });
    }
    const again = rows.pop()!;
    if (again.seconds < rows[0]!.seconds) rows[0] = { ...again, what: rows[0]!.what! };
    const best = rows[0]!.seconds;
    const most = Math.max(...server.asked.values());
    if (server.asked.size !== FILES || most !== 1)
      throw new Error(`The source was asked for ${server.asked.size} files, and up to ${most} times for one.`);
    return {
      title: `${CLIENTS} clients with ${CONNECTIONS} connections each install ${FILES.toLocaleString('en')} packages`,
      command: 'npm run bench -- fleet',
      rows: rows.map((row) => ({ ...row, 'share of nginx': best / row.seconds })),
      note:
        `The source is ${AWAY} ms away, and was asked for each file once. ` +
        `Peak memory: ${mostMemory(gateway.child.pid)} MiB of the gateway, ${mostMemory(platform.child.pid)} MiB of the platform, which also holds the sample.`,
    };
  } finally {
    for (const stop of stops) await stop();
    await stopAll(children);
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
