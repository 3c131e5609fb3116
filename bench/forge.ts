/**
 * The life of a mirror of conda-forge's shape: sync, a virtual channel over it, previews, a policy, search, new builds,
 * and a restart. Seconds are also given as multiples of one pass over the same data on one core, because seconds differ
 * between machines. The records are those of the sample, under other names and versions.
 */
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { constants, zstdCompressSync } from 'node:zlib';
import type { RepodataRecord } from '@terrarium/domain/conda';
import { sampleRecords } from '../platform/src/sample/catalogue.ts';
import { loop, memoryOf, quantile, signIn, start, stopAll } from './hub.ts';
import type { Client } from './hub.ts';
import type { BenchTable } from './table.ts';

/** Records of the mirror; `RECORDS=3000000 npm run bench -- forge` for conda-forge's size. */
const RECORDS = Number(process.env['RECORDS'] ?? 300_000);
/** Shares of the subdirs, about as in conda-forge. At its size, Node can just read the largest one as one text. */
const SHARES = { noarch: 0.2, 'linux-64': 0.27, 'osx-arm64': 0.26, 'win-64': 0.27 };
/** Names that copies of a package share, because everything depends on them. */
const COMMON = /^(python|python_abi|libgcc|libstdcxx|openssl|libzlib|zlib|numpy|vc|ucrt|bzip2|xz|tk|libffi|ncurses|_)/;
/** Number of other names of a package. Further copies are older versions. */
const NAMES = 17;
/** New builds in one hour. */
const NEW_BUILDS = 1_000;
const PREVIEWS = 8;

/** Writes a channel with the shape of conda-forge to a folder. */
async function writeForge(folder: string): Promise<void> {
  const bySubdir = Map.groupBy(sampleRecords(), ({ record }) => record.subdir);
  for (const [subdir, share] of Object.entries(SHARES)) {
    const records = (bySubdir.get(subdir) ?? []).map(({ record }) => record);
    const known = new Set(records.map(({ name }) => name));
    mkdirSync(join(folder, subdir), { recursive: true });
    const out = createWriteStream(join(folder, subdir, 'repodata.json'), { highWaterMark: 1 << 20 });
    out.write(`{"info":{"subdir":"${subdir}"},"packages":{},"packages.conda":{`);
    const wanted = Math.round(RECORDS * share);
    for (let at = 0; at < wanted; at++) {
      const copy = Math.floor(at / records.length);
      const record = copyOf(records[at % records.length]!, copy, known, `${subdir}/${at}`);
      const text = JSON.stringify(record);
      const name = `${record.name}-${record.version}-${record.build}.conda`;
      if (!out.write(`${at === 0 ? '' : ','}${JSON.stringify(name)}:${text}`)) await once(out, 'drain');
    }
    out.end('}}');
    await once(out, 'finish');
  }
}

/** Returns a copy of a record: the first ones have other names, later ones older versions. */
function copyOf(record: RepodataRecord, copy: number, known: ReadonlySet<string>, seed: string): RepodataRecord {
  const tag = copy % NAMES === 0 ? '' : `-x${(copy % NAMES).toString(36)}`;
  const age = Math.floor(copy / NAMES);
  const digest = createHash('sha256').update(seed).digest('hex');
  const renamed = (spec: string): string => {
    const [name, ...rest] = spec.split(' ');
    return COMMON.test(name!) || !known.has(name!) ? spec : [`${name}${tag}`, ...rest].join(' ');
  };
  return {
    ...record,
    name: `${record.name}${tag}`,
    version: age === 0 ? record.version : `${record.version}.${age}`,
    md5: digest.slice(0, 32),
    sha256: digest,
    depends: record.depends.map(renamed),
  };
}

/** Adds new builds to `noarch`, as an hour of conda-forge does. */
function addBuilds(folder: string): void {
  const file = join(folder, 'noarch/repodata.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as { 'packages.conda': Record<string, RepodataRecord> };
  const packages = document['packages.conda'];
  for (const record of Object.values(packages).slice(0, NEW_BUILDS)) {
    const build = `${record.build}_new`;
    packages[`${record.name}-${record.version}-${build}.conda`] = {
      ...record,
      build,
      build_number: record.build_number + 1,
      timestamp: Date.now(),
    };
  }
  writeFileSync(file, JSON.stringify(document));
}

/** Does once, on one core, what every mirror must do: read, hash, parse, compress shards and lists. Returns seconds. */
async function onePass(folder: string): Promise<number> {
  const compressed = (bytes: Buffer, level: number): number =>
    zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: level } }).length;
  const started = performance.now();
  for (const subdir of await readdir(folder)) {
    const bytes = readFileSync(join(folder, subdir, 'repodata.json'));
    createHash('sha256').update(bytes).digest();
    const document = JSON.parse(bytes.toString()) as { 'packages.conda': Record<string, { name: string }> };
    const byName = Map.groupBy(Object.entries(document['packages.conda']), ([, { name }]) => name);
    for (const entries of byName.values()) compressed(Buffer.from(JSON.stringify(Object.fromEntries(entries))), 3);
    compressed(bytes, 9);
  }
  return (performance.now() - started) / 1_000;
}

/** Returns the filters of a policy that blocks GPL licenses and old versions. */
const filters = (oldest: number) => ({
  add_packages: {
    type: 'compound',
    operator: 'AND',
    subfilters: [
      { facet: 'license_family', criterion: ['GPL', 'GPL3', 'AGPL'], comparator: 'not_in' },
      { facet: 'conda_spec', criterion: ['openssl <3', `numpy <1.${oldest}`], comparator: 'not_in' },
    ],
  },
  remove_packages: { type: 'compound', operator: 'OR', subfilters: [] },
  exceptions: { type: 'compound', operator: 'AND', subfilters: [] },
});

const IMPACT = `query ($filters: PolicyFilters!) {
  organization(name: "acme") { policyImpact(channel: "governed", filters: $filters) {
    fileCountAfter isInstallabilityPending installability { uninstallablePackageCount bySubdir { unchecked } }
  } }
}`;

interface Answer {
  data?: {
    organization: { policyImpact: { fileCountAfter: number | null; isInstallabilityPending: boolean } | null } | null;
  };
}

/** A running hub with its clients. */
class Hub {
  readonly #data: string;
  readonly #onePass: number;
  readonly rows: Record<string, string | number | null>[] = [];
  readonly children: ChildProcess[] = [];
  #headers: Record<string, string> = {};
  #platform = '';
  #gateway = '';
  #stop = new AbortController();
  #renewal: NodeJS.Timeout | undefined;
  #clients: Client[] = [];
  #loops: Promise<void>[] = [];

  constructor(data: string, pass: number) {
    this.#data = data;
    this.#onePass = pass;
  }

  async start(): Promise<void> {
    const platform = await start('platform/src/main.ts', { DATA_DIR: this.#data, SAMPLE: 'true' });
    this.children.push(platform.child);
    const gateway = await start('gateway/src/main.ts', { DATA_DIR: this.#data, PLATFORM_URL: platform.url });
    this.children.push(gateway.child);
    [this.#platform, this.#gateway] = [platform.url, gateway.url];
    this.#headers = await signIn(platform.url);
    // A token is valid for some minutes, and a first sync takes longer.
    this.#renewal = setInterval(() => {
      void signIn(platform.url).then((headers) => (this.#headers = headers));
    }, 120_000);
    const good = async (answer: Response): Promise<boolean> => (await answer.arrayBuffer()).byteLength > 0 && answer.ok;
    const index = `${gateway.url}/repo/acme/main/noarch/repodata.json`;
    const page = `${gateway.url}/api/organizations/acme/channels`;
    this.#clients = [
      { what: 'index', ask: async () => good(await fetch(index)), times: [] },
      { what: 'channels', ask: async () => good(await fetch(page, { headers: this.#headers })), times: [] },
    ];
    this.#stop = new AbortController();
    this.#loops = this.#clients.map((client) => loop(client, this.#stop.signal));
  }

  async stop(): Promise<void> {
    clearInterval(this.#renewal);
    this.#stop.abort();
    await Promise.all(this.#loops);
    await stopAll(this.children.splice(0));
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const send = (): Promise<Response> =>
      fetch(`${this.#platform}/api/organizations/acme/${path}`, {
        method,
        headers: this.#headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    // Between two requests, the server may close the connection.
    const response = await send().catch((error: unknown) => (method === 'GET' ? send() : Promise.reject(error)));
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  served = async (channel: string): Promise<number> =>
    (await this.call<{ served_file_count: number }>('GET', `channels/${channel}`)).served_file_count;

  /** Waits for the first sync, or for one after the given one. Returns its ID. */
  async synced(after?: string): Promise<string> {
    for (;;) {
      const { last_sync: last } = await this.call<{ last_sync: { id: string; state: string; error: string | null } }>(
        'GET',
        'channels/big/mirror_details',
      );
      if (last.state === 'failed') throw new Error(last.error ?? 'The sync failed.');
      if (last.state === 'done' && last.id !== after) return last.id;
      await delay(200);
    }
  }

  /** Measures previews. Returns the duration of each in ms, with a star if installability stays pending. */
  async previews(from: number): Promise<string> {
    const times: string[] = [];
    for (let preview = 0; preview < PREVIEWS; preview++) {
      const started = performance.now();
      const response = await fetch(`${this.#gateway}/graphql`, {
        method: 'POST',
        headers: this.#headers,
        body: JSON.stringify({ query: IMPACT, variables: { filters: filters(from + preview) } }),
      });
      const { data } = (await response.json()) as Answer;
      const impact = data?.organization?.policyImpact;
      const time = Math.round(performance.now() - started);
      if (typeof impact?.fileCountAfter !== 'number') times.push('failed');
      else times.push(impact.isInstallabilityPending ? `${time}*` : String(time));
    }
    return `${times.join(', ')} ms`;
  }

  /** Measures searches. Returns the duration of each in ms. */
  async searches(): Promise<string> {
    const times: number[] = [];
    for (const word of ['numpy', 'sci', 'pandas', 'tensor', 'zlib', 'openssl', 'qt', 'matplot', 'geo', 'none']) {
      const started = performance.now();
      await (await fetch(`${this.#platform}/api/search?query=${word}&limit=5`, { headers: this.#headers })).text();
      times.push(Math.round(performance.now() - started));
    }
    return `${times.join(', ')} ms`;
  }

  /** Measures a phase, and what other users notice meanwhile. */
  async phase(what: string, work: () => Promise<string | void>): Promise<void> {
    for (const client of this.#clients) client.times = [];
    const started = performance.now();
    const note = await work();
    const seconds = (performance.now() - started) / 1_000;
    const times = this.#clients.flatMap((client) => client.times);
    const sorted = times.filter((time) => time !== null).toSorted((a, b) => a - b);
    const memory = memoryOf(this.children[0]?.pid);
    this.rows.push({
      phase: what,
      seconds,
      '× one pass': seconds / this.#onePass,
      'p99 of others ms': Math.round(quantile(sorted, 0.99)),
      'their maximum ms': Math.round(sorted.at(-1) ?? 0),
      failed: times.length - sorted.length,
      'API server MiB': memory?.now ?? null,
      'its peak MiB': memory?.peak ?? null,
      details: note ?? '',
    });
  }
}

/** Size of the files in a folder, in MB. */
async function sizeOf(folder: string): Promise<number> {
  const known = new Map<number, number>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const { ino, size } = statSync(join(entry.parentPath, entry.name));
    known.set(ino, size);
  }
  return Math.round([...known.values()].reduce((sum, size) => sum + size, 0) / 1e6);
}

/** Runs the benchmark on a data folder of its own. */
export default async function bench(): Promise<BenchTable[]> {
  const data = mkdtempSync(join(tmpdir(), 'terrarium-bench-'));
  const source = join(data, 'mirrors/big');
  await writeForge(source);
  const pass = await onePass(source);
  const size = await sizeOf(source);
  const hub = new Hub(data, pass);
  const onDisk = async (): Promise<string> =>
    `files ${await sizeOf(join(data, 'published'))} MB, database ${await sizeOf(join(data, 'postgres'))} MB`;
  const until = async (isThere: () => Promise<boolean>): Promise<void> => {
    while (!(await isThere())) await delay(200);
  };
  try {
    await hub.start();
    await hub.phase('quiet', () => delay(10_000));
    let sync = '';
    let records = 0;
    await hub.phase('first sync, until clients see it', async () => {
      await hub.call('POST', 'channels', { name: 'big', privacy: 'public', type: 'external_mirror', source });
      sync = await hub.synced();
      // Two files of the sample can have the same name in the copy.
      records = await hub.served('big');
      return onDisk();
    });
    await hub.phase('idle with the mirror', () => delay(10_000));
    await hub.phase('a virtual channel over it, until clients see it', async () => {
      await hub.call('POST', 'channels', { name: 'governed', privacy: 'internal', type: 'virtual', sources: ['big'] });
      await until(async () => (await hub.served('governed')) === records);
      return onDisk();
    });
    await hub.phase('previews of a policy', () => hub.previews(10));
    await hub.phase('the policy applied', async () => {
      const policy = await hub.call<{ id: string }>('POST', 'repo-policies', {
        name: 'Forge',
        description: '',
        artifact_family: 'conda',
        schema_version: '2',
        filters: filters(20),
      });
      await hub.call('POST', 'channel-policies/governed/current', { policy_id: policy.id });
      await until(async () => (await hub.served('governed')) < records);
      return onDisk();
    });
    await hub.phase('searches', () => hub.searches());
    const before = { big: await hub.served('big'), governed: await hub.served('governed') };
    addBuilds(source);
    await hub.phase(`${NEW_BUILDS.toLocaleString('en')} new builds, until both channels serve them`, async () => {
      await hub.call('POST', 'channels/big/mirror_sync');
      await hub.synced(sync);
      const mirrored = performance.now();
      await until(async () => (await hub.served('governed')) !== before.governed);
      return `the governed channel ${((performance.now() - mirrored) / 1_000).toFixed(1)} s after the mirror`;
    });
    await hub.stop();
    await hub.start();
    await hub.phase('previews right after a restart', () => hub.previews(30));
    await hub.stop();
    return [
      {
        title: `A mirror of ${records.toLocaleString('en')} records`,
        command: 'npm run bench -- forge',
        rows: hub.rows,
        note: [
          `One pass took ${pass.toFixed(1)} s, and its lists have ${size} MB.`,
          'The files are those of all channels, without packages.',
          'Previews with a star came before the check of what still installs.',
        ].join(' '),
      },
    ];
  } finally {
    await hub.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
