import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Advisory, Filters, RecordInput } from './index.ts';
import { compactSpec, compilePolicy, evaluate, impact, matchAdvisories } from './index.ts';
import { advisories as someAdvisories, filters as someFilters, record as someRecord } from './testing/arbitraries.ts';
import { aChannel, anAdvisory, aPolicy, simple } from './testing/builders.ts';

function preview(
  records: Partial<RecordInput>[],
  before: Filters | undefined,
  after: Filters,
  advisories: Advisory[] = [],
  top?: number,
) {
  const channel = aChannel(...records);
  const matches = matchAdvisories(channel, advisories);
  const decide = (filters: Filters) => {
    const compiled = compilePolicy(filters);
    return { ...evaluate(compiled, channel, matches), compiled };
  };
  return impact(channel, before ? decide(before) : { allowed: new Uint8Array(channel.length).fill(1) }, decide(after), {
    advisories: matches,
    top,
  });
}

const noGpl = aPolicy({ add: [simple('license_family', 'not_in', ['GPL'])] });
const requestsCve = anAdvisory({
  id: 'CVE-2024-47081',
  score: 5.3,
  packages: [{ name: 'requests', ranges: [{ fixed: '2.32.4' }] }],
});

describe('the impact of a policy', () => {
  test('[POL-28] counts files before and after, by platform with what is removed', () => {
    const records = [
      ...Array.from({ length: 7 }, () => ({ subdir: 'linux-64' })),
      ...Array.from({ length: 3 }, () => ({ subdir: 'linux-64', license: 'GPL-3.0' })),
      { subdir: 'win-64' },
    ];
    const result = preview(records, undefined, noGpl);
    expect(result.totals).toEqual({ before: 11, after: 8, going: 3, coming: 0 });
    expect(result.byPlatform).toEqual([
      { platform: 'linux-64', num_before: 10, num_after: 7, num_removed: 3, going: 3, coming: 0 },
      { platform: 'win-64', num_before: 1, num_after: 1, num_removed: 0, going: 0, coming: 0 },
    ]);
  });
  test('names rules and packages with their main reason', () => {
    const result = preview(
      [
        { name: 'gsl', license: 'GPL-3.0' },
        { name: 'gsl', license: 'GPL-3.0' },
        { name: 'requests', version: '2.31.0' },
        { name: 'requests', version: '2.32.3' },
        { name: 'requests', version: '2.32.4' },
        { name: 'x' },
      ],
      undefined,
      {
        ...noGpl,
        remove_packages: aPolicy({ remove: [simple('cve_score', 'greater_than_equal_to', 5)] }).remove_packages,
      },
      [requestsCve],
    );
    expect(result.byRule.map(({ rule, files }) => [rule.label, files])).toEqual([
      ['License', 2],
      ['CVE score ≥ 5', 2],
    ]);
    expect(result.going).toEqual({
      packages: 2,
      items: [
        { name: 'gsl', spec: 'gsl', files: 2, whole: true, reason: 'License GPL', rule: result.byRule[0]!.rule.index },
        {
          name: 'requests',
          spec: 'requests<2.32.4',
          files: 2,
          whole: false,
          reason: 'CVE-2024-47081 5.3',
          rule: result.byRule[1]!.rule.index,
        },
      ],
    });
  });
  test('says of how many platforms the reason is, and not that of one for all', () => {
    const subdirs = ['linux-64', 'osx-64', 'osx-arm64', 'win-64'];
    const result = preview(
      subdirs.map((subdir) => ({ name: 'zlib', subdir })),
      undefined,
      aPolicy({ add: [simple('platform', 'in', ['linux-64', 'osx-64'])] }),
    );
    expect(result.going.items).toMatchObject([{ name: 'zlib', files: 2, reason: 'Platform osx-arm64 and 1 more' }]);
  });
  test('says what comes back, and why it was away', () => {
    const result = preview(
      [{ name: 'glib', license: 'LGPL-2.1-or-later' }, { name: 'x' }],
      aPolicy({ add: [simple('license_family', 'not_in', ['LGPL'])] }),
      aPolicy(),
    );
    expect(result.coming.items).toMatchObject([
      { name: 'glib', files: 1, whole: true, reason: 'License LGPL allowed again' },
    ]);
    expect(result.comingByRule.map(({ rule, files }) => [rule.label, files])).toEqual([['License', 1]]);
  });
  test('is limited to the largest packages, with the complete count', () => {
    const records = Array.from({ length: 30 }, (_, i) => ({ name: `p${i % 10}`, license: 'GPL-3.0' }));
    const { going } = preview(records, undefined, noGpl, [], 3);
    expect([going.packages, going.items.map(({ name }) => name)]).toEqual([10, ['p0', 'p1', 'p2']]);
  });
  test('adds up', () => {
    fc.assert(
      fc.property(
        fc.array(someRecord, { maxLength: 15 }),
        someAdvisories,
        someFilters,
        someFilters,
        (records, advisories, before, after) => {
          const { totals, byPlatform, byRule, comingByRule, going, coming } = preview(
            records,
            before,
            after,
            advisories,
          );
          const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
          expect(totals.after).toBe(totals.before - totals.going + totals.coming);
          expect([
            sum(byPlatform.map((each) => each.num_removed)),
            sum(byRule.map(({ files }) => files)),
            sum(comingByRule.map(({ files }) => files)),
          ]).toEqual([totals.before - totals.after, totals.going, totals.coming]);
          expect([sum(going.items.map(({ files }) => files)), sum(coming.items.map(({ files }) => files))]).toEqual([
            totals.going,
            totals.coming,
          ]);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('the compact spec', () => {
  const spec = (hits: string[], others: string[]) => {
    const all = [...hits, ...others].map((version) => ({ version }));
    return compactSpec(
      aChannel(...all),
      'numpy',
      hits.map((_, i) => i),
      others.map((_, i) => hits.length + i),
    );
  };
  test('is a bound when it is exactly true', () => {
    expect(spec(['1.9', '1.10'], ['2.0', '2.1'])).toBe('numpy<2.0');
    expect(spec(['2.1'], ['1.0', '2.0'])).toBe('numpy>2.0');
  });
  test('is the name when all go or no bound is true', () => {
    expect(spec(['1.0', '2.0'], [])).toBe('numpy');
    expect(spec(['1.0', '3.0'], ['2.0'])).toBe('numpy');
    expect(spec(['1.0'], ['1.0'])).toBe('numpy');
  });
});
