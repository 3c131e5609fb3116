/**
 * Matching 200,000 advisories with 500,000 records, compared with the hub's first matcher; an update of 300 of them,
 * compared with matching everything; and the memory to import a list. `ADVISORIES_MB` for a list of another size.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { compareVersions } from '@terrarium/domain/conda';
import {
  ChannelRecordsBuilder,
  matchAdvisories,
  nameIndex,
  namesOfFaults,
  rematchAdvisories,
} from '@terrarium/domain/policy';
import type { Advisory, AdvisoryMatches, ChannelRecords } from '@terrarium/domain/policy';
import { ZipFile } from 'yazl';
import { median } from './figures.ts';
import type { FeedJob, FeedJobDone } from './feedJob.ts';
import type { BenchTable } from './table.ts';

const COMMAND = 'npm run bench -- advisories';
const RECORDS = 500_000;
const ADVISORIES = 200_000;
const CHANGED = 300;
/** Number of names in the channel, and of names with advisories: a third of these isn't in the channel. */
const NAMES = 20_000;
const NAMED = 30_000;
const ROUNDS = 9;
const MEGABYTES = Number(process.env['ADVISORIES_MB'] ?? 250);
/** Number of products in NVD that a package maps to. */
const PRODUCTS = 3_000;
/** Changes with the same timestamp: fewer than make the hub import the whole archive. */
const CHANGES = 4_000;
const DETAILS = 'What is wrong with it, at the length that such texts have. '.repeat(14);

const versionOf = (name: number, n: number): string => `${1 + (name % 7)}.${n}.${(name * 31 + n) % 10}`;
const nameOf = (name: number): string => `package-${name}`;

function aChannel(): ChannelRecords {
  const builder = new ChannelRecordsBuilder();
  for (let n = 0; n < RECORDS; n++) {
    const name = n % NAMES;
    const version = versionOf(name, Math.floor(n / NAMES / 3));
    builder.add({
      name: nameOf(name),
      version,
      build: `h${n}_0`,
      build_number: 0,
      subdir: 'linux-64',
      license: 'MIT',
      timestamp: 1_700_000_000_000,
      depends: [],
      size: 1_000,
      trust: 'unsigned',
    });
  }
  return builder.build();
}

function anAdvisory(n: number, shift = 0): Advisory {
  const name = (n * 7_919) % NAMED;
  return {
    id: `CVE-2025-${10_000 + n}`,
    score: (n % 100) / 10,
    status: 'active',
    packages: [
      {
        name: nameOf(name),
        ranges: [
          { introduced: n % 3 === 0 ? '0' : versionOf(name, n % 4), fixed: versionOf(name, 4 + ((n + shift) % 5)) },
        ],
      },
    ],
  };
}

/** The hub's first matcher: ranges in conda's order, an invalid version is clean, and everything else is ignored. */
function firstMatcher(records: ChannelRecords, advisories: readonly Advisory[]): Uint32Array {
  const order = (a: string, b: string): number | undefined => {
    try {
      return compareVersions(a, b);
    } catch {
      return undefined;
    }
  };
  const isIn = (version: string, { introduced, fixed }: { introduced?: string; fixed?: string }): boolean => {
    if (introduced !== undefined && introduced !== '0') {
      const from = order(version, introduced);
      if (from === undefined || from < 0) return false;
    }
    if (fixed === undefined) return true;
    const to = order(version, fixed);
    return to !== undefined && to < 0;
  };
  const byName = new Map<string, { position: number; ranges: Advisory['packages'][number]['ranges'] }[]>();
  advisories.forEach(({ packages }, position) => {
    for (const { name, ranges } of packages) {
      const entries = byName.get(name) ?? [];
      entries.push({ position, ranges });
      byName.set(name, entries);
    }
  });
  const setIds = new Map<string, number>([['', 0]]);
  const setOf = new Uint32Array(records.length);
  const { idOf, start, items } = nameIndex(records);
  for (const [name, entries] of byName) {
    const id = idOf.get(name);
    if (id === undefined) continue;
    const sets = new Map<number, number>();
    for (let k = start[id]!; k < start[id + 1]!; k++) {
      const record = items[k]!;
      const version = records.versionOf[record]!;
      let set = sets.get(version);
      if (set === undefined) {
        const text = records.versions[version]!;
        const hits = entries.filter(({ ranges }) => ranges.some((range) => isIn(text, range)));
        const key = hits.map(({ position }) => position).join(',');
        set = setIds.get(key) ?? setIds.size;
        setIds.set(key, set);
        sets.set(version, set);
      }
      setOf[record] = set;
    }
  }
  return setOf;
}

/** Runs tasks alternately, and returns the median time of each in ms. */
function byTurns<Key extends string>(works: Record<Key, () => unknown>): Record<Key, number> {
  const times = Object.fromEntries(Object.keys(works).map((key) => [key, [] as number[]])) as Record<Key, number[]>;
  for (let round = 0; round < ROUNDS; round++)
    for (const [key, work] of Object.entries(works) as [Key, () => unknown][]) {
      const began = performance.now();
      work();
      times[key].push(performance.now() - began);
    }
  return Object.fromEntries(Object.entries(times).map(([key, all]) => [key, median(all as number[])])) as Record<
    Key,
    number
  >;
}

/** @throws Error if two matchers disagree on affected records */
function compare(records: ChannelRecords, one: (record: number) => boolean, other: (record: number) => boolean): void {
  for (let record = 0; record < records.length; record++)
    if (one(record) !== other(record)) throw new Error(`The matchers disagree on record ${record}.`);
}

function matching(): BenchTable {
  const records = aChannel();
  const advisories = Array.from({ length: ADVISORIES }, (_, n) => anAdvisory(n));
  // As many as the changes of all feeds in a day.
  const changed = new Map(Array.from({ length: CHANGED }, (_, n) => [n * 613, anAdvisory(n * 613, 3)]));
  const after = advisories.map((advisory, n) => changed.get(n) ?? advisory);
  const byName = Map.groupBy(after, ({ packages: [one] }) => one!.name);
  const touched = [...changed.values()].flatMap(({ packages }) => packages.map(({ name }) => name));
  const state: { whole: AdvisoryMatches | null; follows: AdvisoryMatches | null } = { whole: null, follows: null };
  const times = byTurns({
    first: () => firstMatcher(records, advisories),
    whole: () => (state.whole = matchAdvisories(records, advisories)),
    follows: () => {
      const names = namesOfFaults(touched, state.whole!.advisories);
      const ofNames = [...names].flatMap((name) => byName.get(name) ?? []);
      state.follows = rematchAdvisories(state.whole!, records, names, ofNames);
    },
  });
  const first = firstMatcher(records, after);
  const { whole, follows } = state;
  const isAffected =
    ({ sets, setOf }: AdvisoryMatches) =>
    (record: number) =>
      sets[setOf[record]!]!.length > 0;
  compare(records, (record) => first[record] !== 0, isAffected(matchAdvisories(records, after)));
  compare(records, isAffected(follows!), isAffected(matchAdvisories(records, after)));
  const row = (what: string, ms: number, reference: number, target: string) => ({
    what,
    ms,
    ratio: ms / reference,
    target,
  });
  return {
    title: `${ADVISORIES.toLocaleString('en')} advisories and ${RECORDS.toLocaleString('en')} records of ${NAMES.toLocaleString('en')} names`,
    command: COMMAND,
    rows: [
      row('the first matcher of the hub (reference)', times.first, times.first, ''),
      row(
        'all of them, with reasons, undetermined matches, and fixes in newer versions',
        times.whole,
        times.first,
        'at most 1',
      ),
      row(`after a change of ${CHANGED} (ratio to all of them)`, times.follows, times.whole, 'at most 0.02'),
    ],
    note: `After the change, ${[...Array(records.length).keys()].filter(isAffected(follows!)).length.toLocaleString('en')} records are affected, by ${whole!.sets.length.toLocaleString('en')} different sets of advisories. The three ways agree on each record.`,
  };
}

/** An OSV record of typical length. */
function osvRecord(n: number): string {
  return JSON.stringify({
    id: `PYSEC-2025-${n}`,
    modified: '2026-11-01T00:00:00Z',
    aliases: [`CVE-2025-${10_000 + n}`],
    summary: `Fault ${n}`,
    details: DETAILS,
    severity: [{ type: 'CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' }],
    references: [{ type: 'WEB', url: `https://example.org/faults/${n}` }],
    affected: [
      {
        package: { ecosystem: 'PyPI', name: nameOf(n % NAMED) },
        ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }, { fixed: `1.${n % 50}` }] }],
        versions: Array.from({ length: 20 }, (_, k) => `0.${k}.${n % 9}`),
      },
    ],
  });
}

/** A CVE in NVD's format; every third affects a package. */
function cve(n: number): string {
  const product = n % 3 === 0 ? nameOf(n % PRODUCTS) : `router-${n}`;
  return JSON.stringify({
    cve: {
      id: `CVE-2025-${10_000 + n}`,
      published: '2026-10-01T00:00:00.000',
      lastModified: '2026-11-01T00:00:00.000',
      vulnStatus: 'Analyzed',
      descriptions: [{ lang: 'en', value: DETAILS }],
      metrics: {
        cvssMetricV31: [
          { type: 'Primary', cvssData: { vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' } },
        ],
      },
      configurations: [
        {
          nodes: [
            {
              cpeMatch: Array.from({ length: 4 }, (_, k) => ({
                vulnerable: true,
                criteria: `cpe:2.3:a:vendor:${product}:*:*:*:*:*:*:*:*`,
                versionStartIncluding: `${k}.0`,
                versionEndExcluding: `${k}.${1 + (n % 9)}`,
              })),
            },
          ],
        },
      ],
      references: [{ url: `https://example.org/faults/${n}` }],
    },
  });
}

/** Yields texts with so many bytes in total. */
function* texts(of: (n: number) => string): Generator<string> {
  for (let bytes = 0, n = 0; bytes < MEGABYTES * 1e6; n++) {
    const text = of(n);
    bytes += text.length;
    yield text;
  }
}

/** Writes an archive in OSV's format and its list of changes, and returns the number of records. */
async function writeArchive(folder: string): Promise<number> {
  mkdirSync(join(folder, 'osv', 'PyPI'), { recursive: true });
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(join(folder, 'osv', 'PyPI', 'all.zip')));
  const changes = createWriteStream(join(folder, 'osv', 'PyPI', 'modified_id.csv'));
  let count = 0;
  for (const text of texts(osvRecord)) {
    // Sequentially, because compressing all of them in parallel would need too much memory.
    zip.addReadStreamLazy(`PYSEC-2025-${count}.json`, (give) => give(null, Readable.from([Buffer.from(text)])));
    changes.write(`2026-11-01T00:00:00Z,PYSEC-2025-${count}\n`);
    count++;
  }
  zip.end();
  changes.end();
  await Promise.all([written, once(changes, 'finish')]);
  return count;
}

/** Writes a list of changes with the same timestamp, and their records. */
async function writeChanges(folder: string): Promise<number> {
  const path = join(folder, 'osv', 'PyPI');
  mkdirSync(path, { recursive: true });
  const details = DETAILS.repeat(Math.ceil((MEGABYTES * 1e6) / CHANGES / DETAILS.length));
  const ids = Array.from({ length: CHANGES }, (_, n) => `PYSEC-2025-${n}`);
  writeFileSync(join(path, 'modified_id.csv'), ids.map((id) => `2026-11-02T00:00:00Z,${id}\n`).join(''));
  for (const [n, id] of ids.entries())
    writeFileSync(join(path, `${id}.json`), JSON.stringify({ ...JSON.parse(osvRecord(n)), details }));
  return CHANGES;
}

/** Writes an NVD file for the year 2002, and empty ones for other years; returns the number of relevant CVEs. */
async function writeNvd(folder: string): Promise<number> {
  mkdirSync(join(folder, 'nvdFiles'), { recursive: true });
  const page = (entries: Iterable<string>): Readable =>
    Readable.from(
      (function* () {
        yield '{"totalResults":0,"timestamp":"2026-11-01T00:00:00.000","vulnerabilities":[';
        let first = true;
        for (const entry of entries) {
          yield first ? entry : `,${entry}`;
          first = false;
        }
        yield ']}';
      })(),
    );
  let count = 0;
  for (let year = 2002; year <= new Date().getUTCFullYear(); year++) {
    const entries = year > 2002 ? [] : texts((n) => ((count = n), cve(n)));
    const file = createWriteStream(join(folder, 'nvdFiles', `nvdcve-2.0-${year}.json.gz`));
    await pipeline(page(entries), createGzip({ level: 1 }), file);
  }
  return Math.floor(count / 3) + 1;
}

/** Measures the memory of a feed's import job in its own process. */
async function importing(
  feed: string,
  origin: string,
  count: number,
  since: string | null = null,
): Promise<FeedJobDone> {
  const job: FeedJob = { feed, origin, products: feed === 'nvd' ? PRODUCTS : 0, since };
  const child = spawn(
    process.execPath,
    [
      '--expose-gc',
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'feedJob.ts'),
      JSON.stringify(job),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [out] = await Promise.all([readAll(child.stdout), once(child, 'exit')]);
  const done = JSON.parse(out) as FeedJobDone;
  if (done.count !== count) throw new Error(`Imported ${done.count} of ${count} records of ${feed}.`);
  return done;
}

async function memory(): Promise<BenchTable> {
  const folder = mkdtempSync(join(tmpdir(), 'terrarium-bench-advisories-'));
  const server = createServer((request, response) => {
    const path = join(folder, decodeURIComponent(new URL(request.url!, 'http://bench').pathname));
    if (!existsSync(path)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': statSync(path).size });
    createReadStream(path).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const rows: object[] = [];
    for (const [feed, what, write, since] of [
      ['osv:PyPI', 'an archive of OSV', writeArchive, null],
      ['osv:PyPI', 'changes of OSV with one timestamp', writeChanges, '2026-11-01T00:00:00Z'],
      ['nvd', 'a file of NVD', writeNvd, null],
    ] as const) {
      const count = await write(folder);
      const { seconds, before, most } = await importing(feed, origin, count, since);
      rows.push({
        what: `${what}, ${count.toLocaleString('en')} records`,
        'memory MB': (most - before) / 1e6,
        ratio: (most - before) / 1e6 / MEGABYTES,
        seconds,
        target: 'under 150',
      });
    }
    return {
      title: `Memory to import a list of ${MEGABYTES} MB`,
      command: COMMAND,
      rows,
      note: `The largest increase of resident memory, in a process that does nothing else. It downloads, checks, unpacks, and reads the list, and writes to ${process.env['TEST_DATABASE_URL'] ? 'a PostgreSQL server' : 'the embedded database, whose memory is included'}.`,
    };
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

export default async function bench(): Promise<BenchTable[]> {
  return [matching(), await memory()];
}
