/**
 * Matching 200,000 advisories with 500,000 records beside the matcher that the hub began with; a change of 300 of them beside all anew; and the memory
 * in which a list is taken in. `ADVISORIES_MB` for a list of another size.
 */
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareVersions } from '@terrarium/domain/conda';
import {
  ChannelRecordsBuilder,
  matchAdvisories,
  nameIndex,
  namesOfFaults,
  rematchAdvisories,
} from '@terrarium/domain/policy';
import type { Advisory, AdvisoryMatches, ChannelRecords } from '@terrarium/domain/policy';
import { Feeds } from '../platform/src/advisory/feeds/index.ts';
import { startPlatform } from '../platform/src/testing/index.ts';
import type { BenchTable } from './table.ts';

const COMMAND = 'npm run bench -- advisories';
const RECORDS = 500_000;
const ADVISORIES = 200_000;
const CHANGED = 300;
/** Names of the channel, and names of which there are advisories: a third of these is not in the channel. */
const NAMES = 20_000;
const NAMED = 30_000;
const ROUNDS = 3;
const MEGABYTES = Number(process.env['ADVISORIES_MB'] ?? 250);

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
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

/** The matcher that the hub began with: ranges in conda's order, a version that is none is clean, nothing else is looked at. */
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

/** Milliseconds of each of some works, by turns. */
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

/** @throws Error when two ways to match do not agree on which records are hit */
function compare(records: ChannelRecords, one: (record: number) => boolean, other: (record: number) => boolean): void {
  for (let record = 0; record < records.length; record++)
    if (one(record) !== other(record)) throw new Error(`The matchers do not agree about record ${record}.`);
}

function matching(): BenchTable {
  const records = aChannel();
  const advisories = Array.from({ length: ADVISORIES }, (_, n) => anAdvisory(n));
  // Of as many names as a day's changes of all feeds have.
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
  const hitBy =
    ({ sets, setOf }: AdvisoryMatches) =>
    (record: number) =>
      sets[setOf[record]!]!.length > 0;
  compare(records, (record) => first[record] !== 0, hitBy(matchAdvisories(records, after)));
  compare(records, hitBy(follows!), hitBy(matchAdvisories(records, after)));
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
      row('the matcher that the hub began with (reference)', times.first, times.first, ''),
      row(
        'all of them, with reasons, what is undecided and what a newer version repairs',
        times.whole,
        times.first,
        'at most 1',
      ),
      row(`after a change of ${CHANGED} (ratio to all of them)`, times.follows, times.whole, 'at most 0.02'),
    ],
    note: `After the change ${[...Array(records.length).keys()].filter(hitBy(follows!)).length.toLocaleString('en')} of the records are hit, ${whole!.sets.length.toLocaleString('en')} different sets; the three ways agree on every one.`,
  };
}

/** Writes a list of so many megabytes, a record of OSV to a line; how many they are. */
async function writeList(path: string, megabytes: number): Promise<number> {
  const file = createWriteStream(path);
  let bytes = 0;
  let count = 0;
  const details = 'What is wrong with it, at the length that such texts have. '.repeat(14);
  for (; bytes < megabytes * 1e6; count++) {
    const line = `${JSON.stringify({
      id: `PYSEC-2025-${count}`,
      modified: '2026-11-01T00:00:00Z',
      aliases: [`CVE-2025-${10_000 + count}`],
      summary: `Fault ${count}`,
      details,
      severity: [{ type: 'CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' }],
      references: [{ type: 'WEB', url: `https://example.org/faults/${count}` }],
      affected: [
        {
          package: { ecosystem: 'PyPI', name: nameOf(count % NAMED) },
          ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }, { fixed: `1.${count % 50}` }] }],
          versions: Array.from({ length: 20 }, (_, n) => `0.${n}.${count % 9}`),
        },
      ],
    })}\n`;
    bytes += line.length;
    if (!file.write(line)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
  return count;
}

async function takingIn(): Promise<BenchTable> {
  const folder = mkdtempSync(join(tmpdir(), 'terrarium-bench-advisories-'));
  const platform = await startPlatform();
  try {
    mkdirSync(join(folder, 'advisories', 'osv'), { recursive: true });
    const count = await writeList(join(folder, 'advisories', 'osv', 'PyPI.ndjson'), MEGABYTES);
    const core = { ...platform.core, config: { ...platform.core.config, dataDir: folder } };
    const feeds = new Feeds(core, platform.composition.areas.advisory.advisories);
    globalThis.gc?.();
    const held = () => {
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    const before = { held: held(), rss: process.memoryUsage().rss };
    const most = { ...before };
    const timer = setInterval(() => {
      most.held = Math.max(most.held, held());
      most.rss = Math.max(most.rss, process.memoryUsage().rss);
    }, 20);
    const began = performance.now();
    await feeds.refresh(AbortSignal.timeout(6 * 3_600_000));
    const seconds = (performance.now() - began) / 1_000;
    clearInterval(timer);
    const [feed] = (await feeds.list(Date.now())).filter(({ id }) => id === 'PyPI');
    if (feed?.count !== count) throw new Error(`${feed?.count} of ${count} were taken in: ${feed?.error}`);
    return {
      title: `A list of ${MEGABYTES} MB, ${count.toLocaleString('en')} records`,
      command: COMMAND,
      rows: [
        { what: 'the list itself (reference)', MB: MEGABYTES, ratio: 1, target: '' },
        {
          what: 'memory of JavaScript, at most',
          MB: (most.held - before.held) / 1e6,
          ratio: (most.held - before.held) / 1e6 / MEGABYTES,
          target: 'under 150',
        },
        {
          what: 'memory of the process, at most, with what the garbage collector leaves',
          MB: (most.rss - before.rss) / 1e6,
          ratio: (most.rss - before.rss) / 1e6 / MEGABYTES,
          target: '',
        },
      ],
      note: `Taken in within ${Math.round(seconds)} s, ${Math.round(count / seconds)} records a second, into the embedded database.`,
    };
  } finally {
    await platform.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

export default async function bench(): Promise<BenchTable[]> {
  // First the memory, while the process is small.
  const memory = await takingIn();
  return [matching(), memory];
}
