/**
 * Versions, version specs, and match specs, compared with `@conda-org/rattler` (WebAssembly) where it has the same
 * operation, in one run: `bench()` for the bench runner, or run this file. rattler runs in a child process, because a
 * panic in it would end this one, and gets only generated text.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compareVersions, matchSpec, parseMatchSpec, parseVersion, parseVersionSpec } from '@terrarium/domain/conda';
import type { MatchSpec, SpecTarget } from '@terrarium/domain/conda';

/** A table of this bench. */
export interface BenchTable {
  title: string;
  command: string;
  rows: Record<string, string | number>[];
}

/** Millions of operations per second by operation. */
type Rates = Record<string, number>;

const VERSIONS = 200_000;
const COMPARISONS = 2_000_000;
const RECORDS = 1_000_000;
const NAMES = 24_000;

/** Numbers that are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Distinct version texts in the shapes of real ones: mostly numbers, some pre-releases, dates, epochs, local parts. */
function versionTexts(count: number): string[] {
  const random = seeded(3);
  const below = (bound: number) => Math.floor(random() * bound);
  const shapes = [
    () => `${below(30)}.${below(100)}.${below(300)}`,
    () => `${below(30)}.${below(100)}.${below(100)}`,
    () => `${below(200)}.${below(1000)}`,
    () => `${below(9)}.${below(40)}.${below(40)}.${below(40)}`,
    () => `20${10 + below(16)}.${1 + below(12)}.${below(28)}`,
    () => `${below(9)}.${below(40)}.${below(40)}rc${below(30)}`,
    () => `${below(9)}.${below(40)}.${below(40)}.post${below(400)}`,
    () => `${below(9)}.${below(40)}.0a${below(900)}`,
    () => `1!${below(300)}.${below(4000)}`,
    () => `${below(9)}.${below(40)}+g${below(9e6).toString(16)}`,
  ];
  const texts = new Set<string>();
  while (texts.size < count) texts.add(shapes[below(shapes.length)]!());
  return [...texts];
}

/** Specifiers that both libraries can parse. */
function specTexts(versions: readonly string[], count: number): string[] {
  const plain = versions.filter((version) => /^[0-9.]+$/.test(version));
  return Array.from({ length: count }, (_, index) => {
    const [low, high] = [plain[index % plain.length]!, plain[(index * 7 + 1) % plain.length]!];
    return [`>=${low}`, `>=${low},<${high}`, `${low}.*`, `==${low}`, `!=${low}`, `<${low}|>${high}`][index % 6]!;
  });
}

/**
 * Runs `work` on `count` operations several times; returns the best rate in millions per second. The first runs warm up
 * the compiler.
 */
function rate(count: number, work: () => unknown, runs = 4): number {
  let best = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return count / best / 1000;
}

/** What differs between the two: how a version and a specifier are made, compared, matched, and freed. */
interface Library<V, S> {
  version(text: string): V;
  spec(text: string): S;
  compare(a: V, b: V): number;
  matches(spec: S, version: V): boolean;
  free(value: V | S): void;
}

function measure<V, S>(library: Library<V, S>): Rates {
  const texts = versionTexts(VERSIONS);
  const specs = specTexts(texts, 20_000);
  const parse = rate(VERSIONS, () => {
    for (const text of texts) library.free(library.version(text));
  });
  const versions = texts.map((text) => library.version(text));
  const compare = rate(COMPARISONS, () => {
    let sum = 0;
    for (let index = 0; index < COMPARISONS; index += 1)
      sum += library.compare(versions[index % VERSIONS]!, versions[(index * 31 + 7) % VERSIONS]!);
    return sum;
  });
  const sort = rate(VERSIONS, () => versions.toSorted((a, b) => library.compare(a, b)));
  const parsedSpecs = specs.slice(0, 1000).map((text) => library.spec(text));
  const match = rate(COMPARISONS, () => {
    let hits = 0;
    for (let index = 0; index < COMPARISONS; index += 1)
      if (library.matches(parsedSpecs[index % 1000]!, versions[(index * 31 + 7) % VERSIONS]!)) hits += 1;
    return hits;
  });
  const parseAndMatch = rate(specs.length, () => {
    for (let index = 0; index < specs.length; index += 1) {
      const spec = library.spec(specs[index]!);
      library.matches(spec, versions[(index * 31) % VERSIONS]!);
      library.free(spec);
    }
  });
  return { parse, compare, sort, match, parseAndMatch };
}

function measureOurs(): Rates {
  return measure({
    version: parseVersion,
    spec: parseVersionSpec,
    compare: compareVersions,
    matches: (spec, version) => spec.matches(version),
    free: () => undefined,
  });
}

async function measureRattler(): Promise<Rates> {
  const { Version, VersionSpec } = await import('@conda-org/rattler');
  return measure({
    version: (text) => new Version(text),
    spec: (text) => new VersionSpec(text),
    compare: (a, b) => a.compare(b),
    matches: (spec, version) => spec.matches(version),
    free: (value) => value.free(),
  });
}

/** Measures rattler in its own process; returns the reason if it can't run here. */
async function rattlerRates(): Promise<Rates | string> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      fileURLToPath(import.meta.url),
      '--rattler',
    ]);
    return JSON.parse(stdout) as Rates;
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0]! : String(error);
  }
}

function records(): SpecTarget[] {
  const random = seeded(11);
  const below = (bound: number) => Math.floor(random() ** 2 * bound);
  const licenses = ['MIT', 'BSD-3-Clause', 'Apache-2.0', 'GPL-3.0-or-later', 'LGPL-2.1-or-later'];
  return Array.from({ length: RECORDS }, (_, index) => ({
    name: `pkg-${below(NAMES)}`,
    version: `${below(6)}.${below(30)}.${below(20)}`,
    build: `py3${8 + below(6)}h${((index * 2_654_435_761) % 0xfffffff).toString(16)}_${below(4)}`,
    build_number: below(4),
    subdir: 'linux-64',
    license: licenses[below(licenses.length)],
  }));
}

/** Millions of checks of one spec on one record per second, all specs on all records. */
function matchRate(specTextList: readonly string[], targets: readonly SpecTarget[]): { rate: number; share: number } {
  const specs: MatchSpec[] = specTextList.map(parseMatchSpec);
  const checks = specs.length * targets.length;
  let hits = 0;
  const best = rate(
    checks,
    () => {
      hits = 0;
      for (const target of targets) for (const spec of specs) if (matchSpec(spec, target)) hits += 1;
    },
    3,
  );
  return { rate: best, share: hits / checks };
}

const round = (value: number) => Math.round(value * 100) / 100;

function versionTable(ours: Rates, rattler: Rates | string): BenchTable {
  const operations: [key: string, label: string][] = [
    ['parse', `parse a version (${VERSIONS.toLocaleString('en')} distinct)`],
    ['compare', 'compare two parsed versions'],
    ['sort', `sort ${VERSIONS.toLocaleString('en')} parsed versions`],
    ['match', 'match a parsed version with a parsed specifier'],
    ['parseAndMatch', 'parse a specifier and match a version (20,000 distinct)'],
  ];
  const rows = operations.map(([key, label]) => {
    const own = ours[key] ?? Number.NaN;
    if (typeof rattler === 'string')
      return { operation: label, 'terrarium M/s': round(own), 'rattler M/s': rattler, ratio: 'not measured' };
    const peer = rattler[key] ?? Number.NaN;
    return { operation: label, 'terrarium M/s': round(own), 'rattler M/s': round(peer), ratio: round(own / peer) };
  });
  return {
    title: 'Versions and version specifiers compared with @conda-org/rattler (million operations per second)',
    command: 'node bench/conda.ts',
    rows,
  };
}

function matchTable(): BenchTable {
  const targets = records();
  const ranges = ['>=1', '>=1,<3', '=2', '==1.4.2', '!=2.0.*', '>=2|<1', '~=1.4', '1.2.*', '<4', '>0.5'];
  const cases: [label: string, specs: string[]][] = [
    ['10 specs with exact names', ranges.map((range, index) => `pkg-${index * 40} ${range}`)],
    ['10 specs on any name, with versions', ranges.map((range) => `* ${range}`)],
    ['10 specs with name globs and versions', ranges.map((range, index) => `pkg-${index}* ${range}`)],
    [
      '10 specs on license and build globs',
      ranges.map((_, index) => `*[license='*${['gpl', 'bsd', 'mit'][index % 3]}*', build='py3${index}*']`),
    ],
    [
      '4 specs with regexes',
      ['^pkg-(1|2)[0-9]*$', "*[version='^1\\.[0-4]\\..*$']", "*[license='^l?gpl.*$']", "*[build='^py3(8|9).*_0$']"],
    ],
  ];
  const rows = cases.map(([label, specs]) => {
    const { rate: best, share } = matchRate(specs, targets);
    return {
      specs: label,
      'million checks/s': round(best),
      'seconds for all records': round((specs.length * RECORDS) / best / 1e6),
      'share matched': round(share),
    };
  });
  return {
    title: `Match specs on ${RECORDS.toLocaleString('en')} records (rattler's npm package has no match specs)`,
    command: 'node bench/conda.ts',
    rows,
  };
}

/** Measures versions and specs compared with rattler, and match specs over a million records. */
export default async function bench(): Promise<BenchTable[]> {
  const rattler = await rattlerRates();
  return [versionTable(measureOurs(), rattler), matchTable()];
}

if (import.meta.main) {
  if (process.argv.includes('--rattler')) console.log(JSON.stringify(await measureRattler()));
  else {
    for (const { title, rows } of await bench()) {
      console.log(title);
      console.table(rows);
    }
  }
}
