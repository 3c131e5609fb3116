import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareVersions } from '../conda/index.ts';
import type { Advisory, EvaluateOptions, FilterNode, Filters, RecordInput } from './index.ts';
import { compilePolicy, evaluate, explain, heldUntil, matchAdvisories, nextRelease } from './index.ts';
import * as arbitrary from './testing/arbitraries.ts';
import { aChannel, anAdvisory, aPolicy, aRecord, simple } from './testing/builders.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-24T12:00:00Z');
const daysAgo = (days: number): number => NOW - days * DAY;
const lane = simple('early_fixes', 'equal', true);
const hold = simple('package_to_date', 'less_than_equal_to', 'P14D');
const noCves = simple('cve_score', 'greater_than_equal_to', 7);
/** A CVE of everything before a version. */
const fixedIn = (fixed: string, fields: Partial<Advisory> = {}): Advisory =>
  anAdvisory({ packages: [{ name: 'numpy', ranges: [{ introduced: '0', fixed }] }], ...fields });

/** The decisions over files of numpy, by version. */
function decide(
  filters: Filters,
  files: Partial<RecordInput>[],
  advisories: Advisory[],
  options: EvaluateOptions = { now: NOW },
) {
  const records = aChannel(...files);
  const compiled = compilePolicy(filters);
  const matches = matchAdvisories(records, advisories);
  const evaluation = evaluate(compiled, records, matches, options);
  return {
    records,
    compiled,
    evaluation,
    allowed: [...evaluation.allowed].map((bit) => bit === 1),
    why: (index: number) => explain(compiled, records, matches, index, { ...options, evaluation, policyName: 'Base' }),
  };
}

const old = { version: '1.0', first_seen: daysAgo(100) };
const fix = { version: '1.1', first_seen: daysAgo(3) };

describe('a cooldown', () => {
  test('puts young files in cooldown, and shows its end', () => {
    const { allowed, why, records, compiled, evaluation } = decide(aPolicy({ add: [hold] }), [old, fix], []);
    expect(allowed).toEqual([true, false]);
    expect(why(1).heldUntil).toBe(daysAgo(3) + 14 * DAY);
    expect(why(1).detail).toBe(
      "numpy 1.1 is in cooldown by policy 'Base' until 5 December 2026: Minimum age 14 days — it was first seen here 3 days ago. Closest allowed version: 1.0 (conda install numpy=1.0).",
    );
    expect(nextRelease(records, compiled.rules, evaluation)).toBe(daysAgo(3) + 14 * DAY);
    const onTheDay = decide(aPolicy({ add: [hold] }), [old, fix], [], { now: daysAgo(3) + 14 * DAY });
    const before = decide(aPolicy({ add: [hold] }), [old, fix], [], { now: daysAgo(3) + 14 * DAY - 1 });
    expect([before.allowed[1], onTheDay.allowed[1]]).toEqual([false, true]);
  });
  test('a file that another rule also blocks is blocked, not in cooldown', () => {
    const both = aPolicy({ add: [hold], remove: [noCves] });
    const { why, compiled, evaluation } = decide(both, [old, fix], [anAdvisory()]);
    expect([why(1).heldUntil, compiled.rules[evaluation.rule[1]!]!.section]).toEqual([null, 'remove']);
  });
  test("the longer of two cooldowns determines the end, also the dialog's", () => {
    const { why } = decide(
      aPolicy({ add: [hold], remove: [simple('package_age', 'less_than_equal_to', 20)] }),
      [old, fix],
      [],
    );
    expect(why(1).heldUntil).toBe(daysAgo(3) + 21 * DAY);
  });
  test('a file without a known first-seen time is blocked, not in cooldown forever', () => {
    const { why } = decide(aPolicy({ add: [hold] }), [{ version: '1.0', timestamp: null }], []);
    expect([why(0).allowed, why(0).heldUntil]).toEqual([false, null]);
  });
});

describe('the fix lane', () => {
  const filters = aPolicy({ add: [hold, lane] });
  test('lets in what removes a CVE that the newest one past its age has, and says so', () => {
    const { allowed, why } = decide(filters, [old, fix], [fixedIn('1.1')]);
    expect(allowed).toEqual([true, true]);
    expect(why(1).detail).toBe(
      "numpy 1.1 is allowed by policy 'Base': Allowed early because it fixes a CVE — it fixes CVE-2024-1000 in 1.0.",
    );
    expect(decide(aPolicy({ add: [hold] }), [old, fix], [fixedIn('1.1')]).allowed).toEqual([true, false]);
  });
  test.each<[string, Partial<RecordInput>[], Advisory[], boolean]>([
    ['what has the CVE as well', [old, fix], [fixedIn('2.0')], false],
    [
      'what may have it',
      [old, fix],
      [
        anAdvisory({
          packages: [
            { name: 'numpy', ranges: [], versions: ['1.0'] },
            { name: 'numpy', ranges: [], unparsed: true },
          ],
        }),
      ],
      false,
    ],
    ['a fix of what was found harmless', [old, fix], [fixedIn('1.1', { status: 'cleared' })], false],
    ['a first version', [fix], [fixedIn('1.1')], false],
    [
      'one of another platform',
      [
        { ...old, subdir: 'linux-64' },
        { ...fix, subdir: 'win-64' },
      ],
      [fixedIn('1.1')],
      false,
    ],
    ['one of a platform beside noarch', [old, { ...fix, subdir: 'win-64' }], [fixedIn('1.1')], true],
    [
      'a fix that an older, allowed fix made already',
      [old, { version: '1.0.1', first_seen: daysAgo(20) }, fix],
      [fixedIn('1.0.1')],
      false,
    ],
    [
      'a later fix of the same while the first is still held',
      [old, { version: '1.0.1', first_seen: daysAgo(2) }, fix],
      [fixedIn('1.0.1')],
      true,
    ],
    [
      'an older version that never had it',
      [
        { ...old, version: '2.0' },
        { version: '0.9', first_seen: daysAgo(90) },
        { version: '0.9.1', first_seen: daysAgo(1) },
      ],
      [anAdvisory({ packages: [{ name: 'numpy', ranges: [{ introduced: '2.0' }] }] })],
      false,
    ],
    [
      'the fix of an older line',
      [
        { ...old, version: '2.0' },
        { version: '0.9', first_seen: daysAgo(90) },
        { version: '0.9.1', first_seen: daysAgo(1) },
      ],
      [
        anAdvisory({
          packages: [
            {
              name: 'numpy',
              ranges: [
                { introduced: '0', fixed: '0.9.1' },
                { introduced: '1', fixed: '2.1' },
              ],
            },
          ],
        }),
      ],
      true,
    ],
  ])('for %s', (_what, files, advisories, expected) => {
    expect(decide(filters, files, advisories).allowed.at(-1)).toBe(expected);
  });
  test('opens no other gate: licenses, names, and CVE rules still block', () => {
    const gpl = { ...fix, license: 'GPL-3.0-only' };
    const noGpl = simple('license_family', 'not_in', ['GPL']);
    expect(decide(aPolicy({ add: [noGpl, hold, lane] }), [old, gpl], [fixedIn('1.1')]).allowed[1]).toBe(false);
    const another = anAdvisory({ id: 'CVE-2024-2000', packages: [{ name: 'numpy', ranges: [{ introduced: '1.1' }] }] });
    expect(
      decide(aPolicy({ add: [hold, lane], remove: [noCves] }), [old, fix], [fixedIn('1.1'), another]).allowed[1],
    ).toBe(false);
  });
  test('a fix stays allowed when its CVE gets the score that blocks the older files', () => {
    const strict = aPolicy({ add: [hold, lane], remove: [noCves] });
    for (const score of [null, 9.8])
      expect(decide(strict, [old, fix], [fixedIn('1.1', { score })]).allowed, String(score)).toEqual([
        score === null,
        true,
      ]);
  });
  test('what a fix needs comes with it', () => {
    const needs = { ...fix, depends: ['helper'] };
    const helper = { name: 'helper', first_seen: daysAgo(100) };
    const named = aPolicy({
      add: [simple('conda_spec', 'in', ['numpy']), simple('include_dependencies', 'equal', true), hold, lane],
    });
    expect(decide(named, [old, needs, helper], [fixedIn('1.1')]).allowed).toEqual([true, true, true]);
    expect(decide(named, [old, needs, helper], []).allowed).toEqual([true, false, false]);
  });

  const files = fc.array(
    fc
      .tuple(
        arbitrary.record,
        fc.constantFrom(1, 5, 13, 14, 30, 60),
        fc.constantFrom('1.0', '1.1', '1.2', '2.0', '2.1'),
      )
      .map(([record, days, version]): RecordInput => ({ ...record, name: 'a', version, first_seen: daysAgo(days) })),
    { minLength: 1, maxLength: 8 },
  );
  const faults = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('CVE-2024-0001', 'CVE-2024-0002'),
      score: fc.constantFrom(null, 5, 9),
      status: fc.constantFrom('active' as const, 'reported' as const, 'cleared' as const),
      packages: fc
        .record({ introduced: fc.constantFrom('0', '1.1', '2.0'), fixed: fc.constantFrom('1.1', '1.2', '2.1', '3') })
        .filter(({ introduced, fixed }) => compareVersions(introduced, fixed) < 0)
        .filter(({ introduced, fixed }) => compareVersions(introduced, fixed) < 0)
        .map((range) => [{ name: 'a', ranges: [range] }]),
    }),
    { selector: ({ id }) => id },
  );
  const rules = fc.record({ gpl: fc.boolean(), cves: fc.boolean() });
  const policyOf = ({ gpl, cves }: { gpl: boolean; cves: boolean }, ...more: FilterNode[]): Filters =>
    aPolicy({
      add: [...(gpl ? [simple('license_family', 'not_in', ['GPL'])] : []), hold, ...more],
      remove: cves ? [noCves] : [],
    });
  /** File by file, from the sentences of the decision, without any code of the product's but the order of versions. */
  function bruteForce(given: RecordInput[], advisories: Advisory[], { gpl, cves }: { gpl: boolean; cves: boolean }) {
    const has = (record: RecordInput, { packages }: Advisory): boolean => {
      const { introduced, fixed } = packages[0]!.ranges[0]!;
      return compareVersions(record.version, introduced!) >= 0 && compareVersions(record.version, fixed!) < 0;
    };
    const isOld = (record: RecordInput, at: number): boolean => record.first_seen! <= at - 14 * DAY;
    const isGpl = ({ license, license_family: family }: RecordInput): boolean =>
      license === 'GPL-3.0-only' || family === 'GPL';
    const passes = (record: RecordInput): boolean => !gpl || !isGpl(record);
    const isClean = (record: RecordInput): boolean =>
      !cves || !advisories.some((one) => (one.score ?? 0) >= 7 && has(record, one));
    const order = (a: RecordInput, b: RecordInput): number =>
      compareVersions(a.version, b.version) || a.build_number - b.build_number;
    const top = (some: RecordInput[]) => some.filter((one) => some.every((other) => order(other, one) <= 0));
    return given.map((record) => {
      if (!passes(record) || !isClean(record)) return false;
      if (isOld(record, NOW)) return true;
      // Once allowed, it stays allowed: check every day since the hub first saw it.
      return Array.from({ length: 15 }, (_, days) => NOW - days * DAY).some((at) => {
        if (at < record.first_seen!) return false;
        const past = given.filter(
          (other) =>
            isOld(other, at) &&
            passes(other) &&
            (other.subdir === record.subdir || other.subdir === 'noarch' || record.subdir === 'noarch'),
        );
        const below = top(past.filter((other) => order(other, record) < 0));
        return advisories.some(
          (one) =>
            one.status !== 'cleared' &&
            !has(record, one) &&
            below.length > 0 &&
            below.every((other) => has(other, one)) &&
            top(past).every((other) => has(other, one)),
        );
      });
    });
  }
  test('decides as a brute force over its sentences does', () => {
    let early = 0;
    fc.assert(
      fc.property(files, faults, rules, (given, advisories, asked) => {
        const { allowed, compiled, evaluation } = decide(policyOf(asked, lane), given, advisories);
        if (evaluation.rule.includes(compiled.fixRule!.index)) early++;
        expect(allowed).toEqual(bruteForce(given, advisories, asked));
      }),
      { numRuns: 500 },
    );
    expect(early).toBeGreaterThan(20);
  });
  test('takes nothing away: not what is allowed without it, and not as days go by', () => {
    fc.assert(
      fc.property(files, faults, rules, fc.integer({ min: 1, max: 20 }), (given, advisories, asked, days) => {
        const without = decide(policyOf(asked), given, advisories).allowed;
        const now = decide(policyOf(asked, lane), given, advisories).allowed;
        const later = decide(policyOf(asked, lane), given, advisories, { now: NOW + days * DAY }).allowed;
        expect(without.filter((bit, i) => bit && !now[i])).toEqual([]);
        expect(now.filter((bit, i) => bit && !later[i])).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
  test('shows a file in cooldown with its end in every case', () => {
    fc.assert(
      fc.property(files, faults, rules, (given, advisories, asked) => {
        const { records, compiled, evaluation, allowed } = decide(policyOf(asked, lane), given, advisories);
        const far = decide(policyOf(asked, lane), given, advisories, { now: NOW + 100 * DAY }).allowed;
        const until = given.map((_, i) => heldUntil(records, compiled.rules[evaluation.rule[i]!], i));
        expect(until.map((day, i) => day !== null && !allowed[i])).toEqual(far.map((bit, i) => bit && !allowed[i]));
      }),
    );
  });
});

test('blocks install scripts by their known state, and shows an unknown one', () => {
  const none = aPolicy({ add: [simple('install_scripts', 'in', ['none'])] });
  const states = ['none', 'activation', 'link', undefined] as const;
  const files = states.map((scripts) => ({ ...aRecord(), scripts }));
  const { allowed, why } = decide(none, files, []);
  expect(allowed).toEqual([true, false, false, false]);
  expect([1, 2, 3].map((index) => why(index).detail.split('. ')[0])).toEqual([
    "numpy 1.0 is blocked by policy 'Base': Install scripts in none — it runs scripts or sets variables when its environment is activated",
    "numpy 1.0 is blocked by policy 'Base': Install scripts in none — it runs scripts when it is installed or removed",
    "numpy 1.0 is blocked by policy 'Base': Install scripts in none — it’s unknown whether it runs scripts, because its archive wasn’t read or can’t be read",
  ]);
  const lenient = aPolicy({ add: [simple('install_scripts', 'in', ['none', 'unknown'])] });
  expect(decide(lenient, files, []).allowed).toEqual([true, false, false, true]);
});
