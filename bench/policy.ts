/**
 * Policy evaluation of 500,000 records, compared with `JSON.parse` of the same repodata, in one run: `bench()` for the
 * bench runner, or run this file. Records are generated, shaped like conda-forge's (names, versions, builds,
 * dependencies).
 */
import type { Advisory, ChannelRecords, Filters } from '@terrarium/domain/policy';
import {
  ChannelRecordsBuilder,
  compilePolicy,
  evaluate,
  explain,
  formToFilters,
  emptyCveRule,
  emptyForm,
  impact,
  matchAdvisories,
} from '@terrarium/domain/policy';

/** A row of this bench. */
export interface BenchRow {
  what: string;
  milliseconds: number;
  /** Share of the reference's time; the reference itself is 1. */
  ratio: number;
}

/** The table of this bench. */
export interface BenchTable {
  title: string;
  command: string;
  rows: BenchRow[];
}

const RECORDS = 500_000;
const NAMES = 24_000;
const LICENSES = [
  'MIT',
  'BSD-3-Clause',
  'Apache-2.0',
  'GPL-3.0-or-later',
  'LGPL-2.1-or-later',
  'GPL-2.0-only',
  'MPL-2.0',
  'PSF-2.0',
  'AGPL-3.0-only',
  'HPND',
];

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

/** Returns a repodata.json text with `count` records of one subdir. */
function repodataText(count: number): string {
  const random = seeded(7);
  const pick = (length: number) => Math.floor(random() ** 2 * length);
  const hex = (digits: number) =>
    Array.from({ length: digits / 8 }, () =>
      Math.floor(random() * 0xffffffff)
        .toString(16)
        .padStart(8, '0'),
    ).join('');
  const parts: string[] = [];
  for (let i = 0; i < count; i++) {
    const name = `pkg-${pick(NAMES)}`;
    const version = `${pick(6)}.${pick(30)}.${pick(10)}`;
    const build = `py3${8 + pick(6)}h${hex(8).slice(0, 7)}_${pick(4)}`;
    // About three pins a name: real channels have some 16,000 distinct dependency texts in 44,000 records.
    const depends = Array.from({ length: 2 + pick(12) }, () => {
      const id = pick(NAMES);
      return [`pkg-${id}`, `pkg-${id} >=1.${id % 9}`, `pkg-${id} >=${id % 3}.${id % 7},<5.0a0`][pick(3)]!;
    });
    parts.push(
      `${JSON.stringify(`${name}-${version}-${build}-${i}.conda`)}:${JSON.stringify({
        build,
        build_number: pick(4),
        depends,
        license: LICENSES[pick(LICENSES.length)],
        md5: hex(32),
        name,
        sha256: hex(64),
        size: Math.floor(random() * 1e7),
        subdir: 'linux-64',
        timestamp: 1_500_000_000_000 + Math.floor(random() * 2.5e11),
        version,
      })}`,
    );
  }
  return `{"info":{"subdir":"linux-64"},"packages":{},"packages.conda":{${parts.join(',')}},"removed":[],"repodata_version":1}`;
}

interface Repodata {
  'packages.conda': Record<string, Parameters<ChannelRecordsBuilder['add']>[0]>;
}

function channelOf(repodata: Repodata): ChannelRecords {
  const builder = new ChannelRecordsBuilder();
  for (const record of Object.values(repodata['packages.conda'])) builder.add(record);
  return builder.build();
}

/** Creates 400 advisories over names of which many have dozens of versions. */
function advisories(): Advisory[] {
  const random = seeded(11);
  const statuses = ['active', 'reported', 'mitigated', 'cleared', 'disputed'] as const;
  return Array.from({ length: 400 }, (_, i) => ({
    id: `CVE-2024-${10_000 + i}`,
    score: Math.round(random() * 100) / 10,
    status: statuses[i % 5]!,
    packages: [
      {
        name: `pkg-${Math.floor(random() * 2000)}`,
        ranges: [{ introduced: '1.0', fixed: `${1 + Math.floor(random() * 4)}.5.0` }],
      },
    ],
  }));
}

/** Ten match specs, dates, licenses, and CVE rules. */
function policy(names: 'in' | 'not_in'): Filters {
  const specs = Array.from({ length: 8 }, (_, i) => `pkg-${i * 3}${i % 2 === 0 ? '<4.10' : '>=1.2,<3'}`);
  const form = emptyForm();
  form.packageRules = {
    ...form.packageRules,
    platform: { operator: 'in', values: ['linux-64', 'noarch'] },
    license: { operator: 'not_in', values: ['AGPL', 'GPL', 'GPL3'] },
    names: { operator: names, values: [...specs, 'pkg-9*=2.*', '*[license=HPND]'] },
    includeDependencies: names === 'in',
    from: '2018-01-01',
    to: '2024-12-31',
  };
  form.cveRules = [
    {
      ...emptyCveRule(),
      groupKey: 'aaaaaaaaaa',
      score: 7,
      statuses: ['active', 'reported'],
      allowlist: ['CVE-2024-10003'],
    },
    { ...emptyCveRule(), groupKey: 'bbbbbbbbbb', score: 9, statuses: [], allowlist: [] },
  ];
  form.exclusions = [{ groupKey: 'cccccccccc', specs: ['pkg-1', 'pkg-2>=1'] }];
  return formToFilters(form);
}

/** The median time of some runs, in ms, and the last result. */
function timed<T>(work: () => T, runs = 3): { ms: number; result: T } {
  const times: number[] = [];
  let result!: T;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    result = work();
    times.push(performance.now() - start);
  }
  return { ms: times.sort((a, b) => a - b)[Math.floor(runs / 2)]!, result };
}

/** Measures evaluation, matching of advisories, preview, and explanation, compared with parsing the same repodata. */
export default async function bench(): Promise<BenchTable> {
  const text = repodataText(RECORDS);
  const parsed = timed(() => JSON.parse(text) as Repodata);
  const built = timed(() => channelOf(parsed.result), 1);
  const records = built.result;
  const matched = timed(() => matchAdvisories(records, advisories()), 1);
  const run = (filters: Filters) => {
    const compiled = compilePolicy(filters);
    return { compiled, evaluation: evaluate(compiled, records, matched.result) };
  };
  const first = timed(() => run(policy('not_in')), 1);
  const again = timed(() => run(policy('not_in')));
  const closed = timed(() => run(policy('in')), 1);
  const { compiled, evaluation } = again.result;
  const everything = new Uint8Array(records.length).fill(1);
  const preview = timed(() =>
    impact(records, { allowed: everything }, { ...evaluation, compiled }, { advisories: matched.result }),
  );
  const blocked = evaluation.allowed.indexOf(0);
  const explained = timed(() => explain(compiled, records, matched.result, blocked, { evaluation }));
  const row = (what: string, milliseconds: number): BenchRow => ({
    what,
    milliseconds: Math.round(milliseconds * 100) / 100,
    ratio: Math.round((milliseconds / parsed.ms) * 10_000) / 10_000,
  });
  return {
    title: `Policy evaluation of ${RECORDS.toLocaleString('en')} records (${Math.round(text.length / 1e6)} MB of repodata)`,
    command: 'npm run bench -- policy',
    rows: [
      row('JSON.parse of the repodata (reference)', parsed.ms),
      row('evaluate: 10 match specs, dates, licenses, 2 CVE rules, first run', first.ms),
      row('the same policy again', again.ms),
      row('evaluate with include_dependencies, first run', closed.ms),
      row('match 400 advisories', matched.ms),
      row('impact preview of the decisions', preview.ms),
      row('explain one blocked record', explained.ms),
      row('conversion of records to columns', built.ms),
    ],
  };
}

if (import.meta.main) console.log(JSON.stringify(await bench(), undefined, 2));
