import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Advisory, Filters, RecordInput } from './index.ts';
import {
  ChannelRecordsBuilder,
  compilePolicy,
  evaluate,
  explain,
  matchAdvisories,
  nearestAllowed,
  RULE_ADDED,
  RULE_DEPENDENCY,
} from './index.ts';
import {
  advisories as someAdvisories,
  filters as someFilters,
  NOW,
  record as someRecord,
} from './testing/arbitraries.ts';
import { aChannel, anAdvisory, aPolicy, group, simple } from './testing/builders.ts';

const cveRule = group(
  'AND',
  simple('cve_score', 'greater_than_equal_to', 7),
  simple('cve_status', 'in', ['active', 'reported']),
  simple('cve_allowlist', 'not_in', []),
);
const baseline = aPolicy({
  add: [simple('license_family', 'not_in', ['AGPL', 'GPL']), simple('platform', 'in', ['noarch', 'linux-64'])],
  remove: [cveRule],
  exceptions: [group('AND', simple('conda_spec_exception', 'in', ['pytorch', 'readline']))],
});
const pillowCve = anAdvisory({
  id: 'CVE-2024-28219',
  score: 7.3,
  packages: [{ name: 'pillow', ranges: [{ fixed: '10.3.0' }] }],
  summary: 'Buffer overflow',
});

function why(filters: Filters, records: Partial<RecordInput>[], index = 0, advisories: Advisory[] = [pillowCve]) {
  const channel = aChannel(...records);
  return explain(compilePolicy(filters), channel, matchAdvisories(channel, advisories), index, {
    policyName: 'Production baseline',
    revision: 7,
    now: Date.parse('2024-07-01'),
  });
}

describe('the sentence', () => {
  test('names policy, revision, rule, CVE and the nearest allowed version', () => {
    expect(
      why(baseline, [
        { name: 'pillow', version: '10.2.0' },
        { name: 'pillow', version: '10.4.0' },
        { name: 'pillow', version: '10.3.0' },
      ]).detail,
    ).toBe(
      "pillow 10.2.0 is blocked by policy 'Production baseline' (revision 7): CVE score ≥ 7, status active or reported — CVE-2024-28219 scores 7.3 (active). Closest allowed version: 10.3.0 (conda install pillow=10.3.0).",
    );
  });
  test('names the license, and that nothing is left', () => {
    expect(why(baseline, [{ name: 'readlin', version: '8', license: 'GPL-3.0-only' }]).detail).toBe(
      "readlin 8 is blocked by policy 'Production baseline' (revision 7): License not in AGPL, GPL — its license is GPL-3.0-only (GPL, GPL3). No version of this package is allowed in this channel.",
    );
  });
  test('names the platform', () => {
    expect(why(baseline, [{ subdir: 'win-64' }]).detail).toContain('Platform in noarch, linux-64 — it is for win-64.');
  });
  test('names the exclusion that lets a package pass', () => {
    expect(why(baseline, [{ name: 'readline', license: 'GPL-3.0-only' }]).detail).toBe(
      "readline 1.0 is allowed by policy 'Production baseline' (revision 7): Exclusion of pytorch, readline — it matches readline.",
    );
  });
  test("counts the exclusions that a file doesn't match, in any number of groups", () => {
    const among = (...exceptions: string[][]) =>
      why(
        aPolicy({
          add: [simple('license_family', 'not_in', ['GPL'])],
          exceptions: [
            group('OR', ...exceptions.map((names) => group('AND', simple('conda_spec_exception', 'in', names)))),
          ],
        }),
        [{ license: 'GPL-3.0-only' }],
      ).sections[2]!.rules.map(({ reason }) => reason);
    expect(among(['pip', 'scipy'], ['winpty'], ['m2-base', 'm2-bash'])).toEqual([
      'it is not among the 5 excluded names',
    ]);
    expect(among(['winpty'])).toEqual(['it is not the excluded winpty']);
  });
  test('names the spec, the date and the signature', () => {
    const rule = (
      facet: Parameters<typeof simple>[0],
      comparator: Parameters<typeof simple>[1],
      criterion: Parameters<typeof simple>[2],
    ) => why(aPolicy({ add: [simple(facet, comparator, criterion)] }), [{}]).detail;
    expect(rule('conda_spec', 'not_in', ['pip', 'numpy<2'])).toContain(
      'Package names not in pip, numpy<2 — it matches numpy<2.',
    );
    expect(rule('conda_spec', 'in', ['pip', 'scipy'])).toContain('it is not among the 2 names.');
    expect(rule('package_from_date', 'greater_than_equal_to', '2025-01-01')).toContain(
      'Created on or after 2025-01-01 — it was created on 2024-06-01.',
    );
    expect(rule('only_signed', 'equal', true)).toContain('Only signed packages — it is unsigned.');
  });
  test('names who needs a dependency', () => {
    const filters = aPolicy({
      add: [simple('conda_spec', 'in', ['alone', 'app']), simple('include_dependencies', 'equal', true)],
    });
    const records = [{ name: 'alone' }, { name: 'app', version: '3', depends: ['lib'] }, { name: 'lib' }];
    expect(why(filters, records, 2).detail).toContain('Dependency of an allowed package — app 3 depends on it.');
  });
});

describe('the trace', () => {
  test('has the three sections with their verdicts and reasons', () => {
    const { allowed, decidedBy, sections } = why(baseline, [{ name: 'pillow', version: '10.2.0', license: 'HPND' }]);
    expect(allowed).toBe(false);
    expect(decidedBy.text).toBe('CVE score ≥ 7, status active or reported');
    expect(sections.map(({ title, verdict, text }) => [title, verdict, text])).toEqual([
      ['Package rules', 'pass', 'Platform and license pass.'],
      ['CVE rules', 'fail', 'CVE score ≥ 7, status active or reported: CVE-2024-28219 scores 7.3 (active).'],
      ['Exclusions', 'not-applicable', 'pillow isn’t in the exclusions.'],
    ]);
    expect(sections[1]!.rules[0]!.advisories).toEqual([
      { id: 'CVE-2024-28219', score: 7.3, status: 'active', summary: 'Buffer overflow', fixed: '10.3.0' },
    ]);
  });
  test("doesn't claim that an unchecked package has no CVE", () => {
    const cveReason = (record: Partial<RecordInput>) => why(baseline, [record]).sections[1]!.rules[0]!.reason;
    expect(cveReason({ name: 'numpy' })).toBe('it isn’t checked for CVEs');
    expect(cveReason({ name: 'pillow', version: '11.0' })).toBe('it has no matching CVE');
    const cveVerdict = (record: Partial<RecordInput>) => {
      const [, { verdict, rules, text }] = why(baseline, [record]).sections as [
        unknown,
        ReturnType<typeof why>['sections'][number],
      ];
      return [verdict, rules[0]!.verdict, text];
    };
    expect(cveVerdict({ name: 'numpy' })).toEqual([
      'not-applicable',
      'not-applicable',
      expect.stringContaining("isn't checked for CVEs."),
    ]);
    expect(cveVerdict({ name: 'pillow', version: '11.0' }).slice(0, 2)).toEqual(['pass', 'pass']);
  });
  test('says when there are no rules', () => {
    expect(why(aPolicy(), [{}]).sections.map(({ verdict }) => verdict)).toEqual([
      'not-applicable',
      'not-applicable',
      'not-applicable',
    ]);
  });
  test('rejects an index out of range', () => {
    expect(() => why(aPolicy(), [{}], 1)).toThrow(RangeError);
  });
  test('agrees with the evaluation, and names the rule that decided', () => {
    const world = fc.record({
      records: fc.array(someRecord, { minLength: 1, maxLength: 8 }),
      advisories: someAdvisories,
      filters: someFilters,
      served: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    });
    fc.assert(
      fc.property(world, ({ records, advisories, filters, served }) => {
        const builder = new ChannelRecordsBuilder();
        for (const record of records) builder.add(record);
        const channel = builder.build();
        const compiled = compilePolicy(filters);
        const matches = matchAdvisories(channel, advisories);
        const options = { served: Uint8Array.from(served.slice(0, records.length), Number), now: NOW };
        const evaluation = evaluate(compiled, channel, matches, options);
        records.forEach((_, index) => {
          const { allowed, sections, detail, decidedBy } = explain(compiled, channel, matches, index, {
            ...options,
            evaluation,
          });
          const [rules, cves, exclusions] = sections.map(({ verdict }) => verdict);
          const failed = sections
            .slice(0, 2)
            .flatMap((section) => section.rules)
            .filter(({ verdict }) => verdict === 'fail')
            .map(({ rule }) => rule);
          // An age rule decides only if no other rule blocks, the longest first.
          const ages = !Number.isNaN(channel.seenAt[index]!);
          const firstFailed =
            failed.find(({ holdsDays }) => holdsDays === undefined || !ages) ??
            failed.toSorted((a, b) => b.holdsDays! - a.holdsDays!)[0];
          expect(allowed).toBe(evaluation.allowed[index] === 1);
          expect(firstFailed === undefined).toBe(rules !== 'fail' && cves !== 'fail');
          if (exclusions === 'pass') expect(decidedBy).toEqual(compiled.exception?.rule);
          else if (firstFailed === undefined) expect(decidedBy.index).toBe(RULE_ADDED);
          else if (!allowed) expect(decidedBy).toEqual(firstFailed);
          else
            expect(
              decidedBy.index === RULE_DEPENDENCY ? compiled.includeDependencies : compiled.keepLegacy && served[index],
            ).toBe(true);
          expect(detail).toContain(decidedBy.text);
          expect(detail).not.toMatch(/undefined|NaN|null/);
        });
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the nearest allowed version', () => {
  const versions = ['1.0', '1.10', '2.0', '1.9', '3.0'].map((version) => ({ version }));
  const nearest = (index: number, ...allowed: number[]) =>
    nearestAllowed(
      aChannel(...versions),
      Uint8Array.from(versions, (_, i) => Number(allowed.includes(i))),
      index,
    )?.version;
  test('is the lowest above, in the order of conda', () => expect(nearest(3, 0, 1, 2, 4)).toBe('1.10'));
  test('else the highest below', () => expect(nearest(4, 0, 1, 2, 3)).toBe('2.0'));
  test('is none when nothing is allowed', () => expect(nearest(0)).toBeUndefined());
  test('is one for the same machine', () => {
    const channel = aChannel(
      { subdir: 'linux-64', version: '1' },
      { subdir: 'win-64', version: '2' },
      { subdir: 'noarch', version: '3' },
    );
    expect(nearestAllowed(channel, Uint8Array.from([0, 1, 1]), 0)?.version).toBe('3');
  });
});
