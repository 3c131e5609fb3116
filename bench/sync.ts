/**
 * Effect on other requests of the first sync and publication of a mirror with 500,000 records, on the embedded
 * database.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { loop, mostMemory, quantile, signIn, start, stopAll } from './hub.ts';
import type { Client } from './hub.ts';
import type { BenchTable } from './table.ts';

/** Records of the mirror; `RECORDS=50000 npm run bench -- sync` for a quick look. */
const RECORDS = Number(process.env['RECORDS'] ?? 500_000);
/** Seconds of measuring before and after. */
const QUIET = 15;

/**
 * Writes a generated channel to a folder: 50 files per name, half of them for linux-64, with about 370 bytes of JSON
 * each.
 */
async function writeChannel(folder: string, records: number): Promise<void> {
  for (const [subdir, share] of [
    ['noarch', 0.25],
    ['osx-arm64', 0.25],
    ['linux-64', 0.5],
  ] as const) {
    mkdirSync(join(folder, subdir), { recursive: true });
    const out = createWriteStream(join(folder, subdir, 'repodata.json'));
    out.write(`{"info":{"subdir":"${subdir}"},"packages":{},"packages.conda":{`);
    for (let i = 0; i < records * share; i++) {
      const [name, version, build] = [`pkg-${Math.floor(i / 50)}`, `${i % 50}.${i % 7}.0`, `h${i.toString(16)}_0`];
      const hex = i.toString(16).padStart(8, '0');
      const record = {
        name,
        version,
        build,
        build_number: 0,
        subdir,
        license: 'BSD-3-Clause',
        size: 100_000 + i,
        timestamp: 1_600_000_000_000 + i * 1_000,
        md5: hex.repeat(4),
        sha256: hex.repeat(8),
        depends: ['python >=3.12,<3.13.0a0', 'libgcc >=13', `pkg-${(i * 7) % 1_000} >=1.0`, '__glibc >=2.17,<3.0.a0'],
      };
      if (!out.write(`${i === 0 ? '' : ','}"${name}-${version}-${build}.conda":${JSON.stringify(record)}`))
        await once(out, 'drain');
    }
    out.end('}}');
    await once(out, 'finish');
  }
}

/** Runs the benchmark on a data folder of its own. */
export default async function bench(): Promise<BenchTable[]> {
  const data = mkdtempSync(join(tmpdir(), 'terrarium-bench-'));
  const children: ChildProcess[] = [];
  try {
    await writeChannel(join(data, 'mirrors/big'), RECORDS);
    const platform = await start('platform/src/main.ts', { DATA_DIR: data, SAMPLE: 'true' });
    children.push(platform.child);
    const gateway = await start('gateway/src/main.ts', { DATA_DIR: data, PLATFORM_URL: platform.url });
    children.push(gateway.child);
    const headers = await signIn(platform.url);
    const query = JSON.stringify({
      query: '{ organization(name: "acme") { name channels { name servedFileCount } } }',
    });
    const good = async (answer: Response): Promise<boolean> => (await answer.arrayBuffer()).byteLength > 0 && answer.ok;
    const clients: Client[] = [
      {
        what: 'index of a public channel',
        ask: async () => good(await fetch(`${gateway.url}/repo/acme/main/noarch/repodata.json`)),
        times: [],
      },
      {
        what: 'REST: channels of an organization',
        ask: async () => good(await fetch(`${gateway.url}/api/organizations/acme/channels`, { headers })),
        times: [],
      },
      {
        what: 'GraphQL: channels of an organization',
        times: [],
        ask: async () =>
          (
            (await (await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body: query })).json()) as {
              errors?: unknown;
            }
          ).errors === undefined,
      },
      { what: 'the API server: /healthz', ask: async () => good(await fetch(`${platform.url}/healthz`)), times: [] },
      { what: 'the API server: /livez', ask: async () => good(await fetch(`${platform.url}/livez`)), times: [] },
    ];
    const stop = new AbortController();
    const loops = clients.map((client) => loop(client, stop.signal));
    const rows: Record<string, string | number>[] = [];
    const measure = async (phase: string, work: () => Promise<unknown>): Promise<number> => {
      for (const client of clients) client.times = [];
      const started = performance.now();
      await work();
      const seconds = (performance.now() - started) / 1000;
      for (const { what, times } of clients) {
        const sorted = times.filter((time) => time !== null).sort((a, b) => a - b);
        rows.push({
          request: what,
          when: `${phase} (${seconds.toFixed(0)} s)`,
          responses: times.length,
          failed: times.length - sorted.length,
          'p50 ms': Math.round(quantile(sorted, 0.5)),
          'p99 ms': Math.round(quantile(sorted, 0.99)),
          'maximum ms': Math.round(sorted.at(-1) ?? 0),
        });
      }
      return seconds;
    };
    const channels = `${platform.url}/api/organizations/acme/channels`;
    await delay(3_000);
    await measure('before', () => delay(QUIET * 1_000));
    const waitFor = async (isThere: () => Promise<boolean>): Promise<void> => {
      while (!(await isThere())) await delay(500);
    };
    await measure('sync', async () => {
      // Creating the channel starts the sync.
      await fetch(channels, {
        method: 'POST',
        headers,
        body: JSON.stringify({
          name: 'big',
          privacy: 'public',
          type: 'external_mirror',
          source: join(data, 'mirrors/big'),
        }),
      });
      await waitFor(async () => {
        const { last_sync } = (await (await fetch(`${channels}/big/mirror_details`, { headers })).json()) as {
          last_sync: { state: string; error: string | null };
        };
        if (last_sync.state === 'failed') throw new Error(last_sync.error ?? 'The sync failed.');
        return last_sync.state === 'done';
      });
    });
    await measure('publication', () =>
      waitFor(async () => {
        const { served_file_count } = (await (await fetch(`${channels}/big`, { headers })).json()) as {
          served_file_count: number;
        };
        return served_file_count >= RECORDS * 0.99;
      }),
    );
    await measure('after', () => delay(Math.max(QUIET, 70) * 1_000));
    stop.abort();
    await Promise.all(loops);
    const memory = mostMemory(platform.child.pid);
    rows.sort((a, b) => (a['request']! < b['request']! ? -1 : a['request'] === b['request'] ? 0 : 1));
    return [
      {
        title: `First sync of ${RECORDS.toLocaleString('en')} records`,
        command: 'npm run bench -- sync',
        rows,
        note:
          'The time after the publication includes maintenance (vacuum, checkpoint). The target is for a quiet machine. Every request must succeed.' +
          (memory === null ? '' : ` The API server with the embedded database used at most ${memory} MiB.`),
      },
    ];
  } finally {
    await stopAll(children);
    rmSync(data, { recursive: true, force: true });
  }
}
