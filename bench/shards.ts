/**
 * Sharded repodata compared with `repodata.json.zst`: bytes and time of a real client until it has solved ten common
 * environments; the cost of a publication after a change of 100 files compared with a full one; and shards per second
 * through the single origin compared with nginx. `bench()` for the bench runner, or run this file; `--records N,M` for
 * channels of other sizes.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestFile } from '../platform/src/repo/testing/harness.ts';
import { sampleRecords } from '../platform/src/sample/catalogue.ts';
import { serveVirtualPackages, solveAsked } from '../tests/clients/rattler.ts';
import { median, round } from './figures.ts';
import { load, Platform, seconds, startFront, startNginx } from './repo.ts';
import type { BenchTable } from './table.ts';

const COMMAND = 'node_modules/.bin/node bench/shards.ts';

/**
 * Environments that users install. Their packages are real ones of conda-forge. Generated ones make the channel
 * large.
 */
const ENVIRONMENTS: readonly (readonly string[])[] = [
  ['python'],
  ['python', 'numpy', 'pandas'],
  ['python >=3.11', 'scikit-learn', 'matplotlib'],
  ['python', 'jupyterlab'],
  ['python', 'requests', 'flask'],
  ['python', 'scipy', 'sympy'],
  ['python', 'pytest', 'black'],
  ['python', 'fastapi', 'pydantic'],
  ['python', 'pillow', 'polars'],
  ['python', 'xarray', 'sphinx'],
];
const CHANGED = 100;

interface ClientRow {
  records: string;
  environment: string;
  'sharded MB': number;
  'plain MB': number;
  'share of bytes': number;
  'sharded s': number;
  'plain s': number;
  'share of time': number;
}

interface PublicationRow {
  records: string;
  what: string;
  seconds: string;
  ratio: number | null;
  target: string;
}

interface ServingRow {
  what: string;
  hub: string;
  nginx: string;
  ratio: number | null;
  target: string;
}

interface Measured {
  clients: ClientRow[];
  publications: PublicationRow[];
  serving: ServingRow[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Returns the sample's real packages as files of a channel. */
function realFiles(): TestFile[] {
  return Array.from(sampleRecords(), ({ fn, record }) => {
    const { name, version, build, build_number: buildNumber, subdir, depends, license, ...rest } = record;
    const { license_family: licenseFamily, md5, sha256, size, timestamp, ...others } = rest;
    return {
      name,
      version,
      build,
      buildNumber,
      subdir,
      depends: [...depends],
      md5: md5 ?? '',
      sha256,
      size,
      license: license ?? null,
      licenseFamily: licenseFamily ?? null,
      legacy: fn.endsWith('.tar.bz2'),
      record: others as Record<string, unknown>,
      ...(typeof timestamp === 'number' ? { timestamp } : {}),
    };
  });
}

/** Measurements of each environment, so that a pause of the machine in one of them doesn't count. */
const TURNS = 3;

/** Bytes and time of ten clients without a cache: the bytes of one, and the median time over {@link TURNS} turns. */
async function clientRows(records: number, channel: string): Promise<ClientRow[]> {
  const virtual = await serveVirtualPackages();
  const rows: ClientRow[] = [];
  try {
    for (const specs of ENVIRONMENTS) {
      const times: Record<'sharded' | 'plain', number[]> = { sharded: [], plain: [] };
      let bytes: [number, number] = [0, 0];
      for (let turn = 0; turn < TURNS; turn++) {
        const sharded = await solveAsked([...specs], [channel, virtual.url], { agent: 'rattler/0.3.5' });
        const plain = await solveAsked([...specs], [channel, virtual.url], { agent: 'rattler/0.3.5', shards: false });
        if (JSON.stringify(sharded.solution) !== JSON.stringify(plain.solution))
          throw new Error(`${specs.join(' ')} has a different solution with shards.`);
        bytes = [sharded.bytes, plain.bytes];
        times.sharded.push(sharded.ms);
        times.plain.push(plain.ms);
      }
      rows.push(clientRow(records, specs.join(', '), bytes, [median(times.sharded), median(times.plain)]));
    }
  } finally {
    await virtual.close();
  }
  const all = (key: 'sharded MB' | 'plain MB' | 'sharded s' | 'plain s', unit: number): number =>
    sum(rows.map((row) => row[key])) * unit;
  const bytes: [number, number] = [all('sharded MB', 1e6), all('plain MB', 1e6)];
  return [clientRow(records, 'all ten', bytes, [all('sharded s', 1e3), all('plain s', 1e3)]), ...rows];
}

function clientRow(
  records: number,
  environment: string,
  [sharded, plain]: [number, number],
  [shardedMs, plainMs]: [number, number],
): ClientRow {
  return {
    records: records.toLocaleString('en'),
    environment,
    'sharded MB': round(sharded / 1e6),
    'plain MB': round(plain / 1e6),
    'share of bytes': round(sharded / plain),
    'sharded s': round(shardedMs / 1e3),
    'plain s': round(plainMs / 1e3),
    'share of time': round(shardedMs / plainMs),
  };
}

async function measure(records: number): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'terrarium-bench-'));
  const platform = new Platform(dataDir);
  const stops: (() => void)[] = [() => platform.kill()];
  try {
    await platform.start();
    const organizationId = (await platform.send({ do: 'organization', name: 'acme' })).id!;
    const channelId = (await platform.send({ do: 'channel', organizationId, name: 'large', privacy: 'public' })).id!;
    const real = realFiles();
    await platform.send({ do: 'generate', channelId, count: Math.max(records - real.length, 0) });
    await platform.send({ do: 'files', channelId, files: real });
    const whole = await platform.send({ do: 'publish', channelId });
    const unchanged = await platform.send({ do: 'publish', channelId });
    await platform.send({
      do: 'files',
      channelId,
      files: Array.from({ length: CHANGED }, (_, i) => ({ name: `pkg-${i * 7}`, version: '99.0' })),
    });
    const changed = await platform.send({ do: 'publish', channelId });
    const publication = (what: string, ms: number | undefined, target = ''): PublicationRow => ({
      records: records.toLocaleString('en'),
      what,
      seconds: seconds(ms),
      ratio: whole.ms === ms ? null : round((ms ?? 0) / whole.ms!),
      target,
    });
    const publications = [
      publication('everything', whole.ms),
      publication(`after a change of ${CHANGED} files`, changed.ms, 'at most 0.1'),
      publication('without a change', unchanged.ms),
    ];
    const front = await startFront(platform.baseUrl, dataDir);
    stops.push(front.stop);
    const clients = await clientRows(records, `${front.url}/repo/acme/large`);
    const nginxRoot = join(dataDir, 'nginx-root');
    const address = await oneShard(`${front.url}/repo/acme/large`, nginxRoot);
    const nginx = await startNginx(nginxRoot, join(dataDir, 'nginx'));
    stops.push(() => nginx?.stop());
    const ours = await load(`${front.url}/repo/acme/large/${address.path}`, 64);
    const theirs = nginx === null ? null : await load(`${nginx.url}/${address.path}`, 64);
    const serving: ServingRow[] = [
      {
        what: `a shard of ${address.size} bytes, 64 clients`,
        hub: `${Math.round(ours.requests)} requests/s`,
        nginx: theirs === null ? 'not installed' : `${Math.round(theirs.requests)} requests/s`,
        ratio: theirs === null ? null : round(ours.requests / theirs.requests),
        target: 'at least 0.3',
      },
    ];
    return { clients, publications, serving };
  } finally {
    for (const stop of stops.toReversed()) stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Returns a shard that clients read, also as a file for nginx, which first checks for `noarch/repodata.json`. */
async function oneShard(channel: string, root: string): Promise<{ path: string; size: number }> {
  const virtual = await serveVirtualPackages();
  try {
    const { asked } = await solveAsked(['python'], [channel, virtual.url], { agent: 'rattler/0.3.5' });
    const url = asked.find((one) => /linux-64\/[0-9a-f]{64}\.msgpack\.zst$/.test(one));
    if (url === undefined) throw new Error('The client read no shard.');
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
    const path = url.slice(channel.length + 1);
    for (const subdir of ['noarch', 'linux-64']) mkdirSync(join(root, subdir), { recursive: true });
    writeFileSync(join(root, 'noarch/repodata.json'), '{}');
    writeFileSync(join(root, path), bytes);
    return { path, size: bytes.length };
  } finally {
    await virtual.close();
  }
}

/** Runs the benchmark on data folders of its own. */
export default async function bench(sizes: readonly number[] = [44_000, 500_000]): Promise<BenchTable[]> {
  const measured: Measured[] = [];
  for (const records of sizes) measured.push(await measure(records));
  return [
    {
      title:
        'Download and solve in a real client (@conda-org/rattler) without a cache: shards compared with repodata.json.zst',
      command: COMMAND,
      rows: measured.flatMap(({ clients }) => clients),
      note: `The times include solving, and loading the WebAssembly of the client. Each is the median of ${TURNS}.`,
    },
    {
      title: 'Publishing after a change, compared with publishing everything',
      command: COMMAND,
      rows: measured.flatMap(({ publications }) => publications),
    },
    {
      title:
        'Shards through the single origin with a permission check on every request, compared with nginx without one',
      command: COMMAND,
      rows: measured.at(-1)?.serving ?? [],
    },
  ];
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const at = process.argv.indexOf('--records');
  for (const { title, rows } of await bench(at < 0 ? undefined : process.argv[at + 1]!.split(',').map(Number))) {
    console.log(`\n${title}`);
    console.table(rows);
  }
}
