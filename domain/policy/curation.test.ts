import { describe, expect, test } from 'vitest';
import { advisoriesOf, compilePolicy, evaluate, explain, hitsOf, matchAdvisories, vulnerabilitiesOf } from './index.ts';
import type { Advisory, CompoundFilter, Curation, FilterNode } from './index.ts';
import { aChannel, anAdvisory, aPolicy, group, simple } from './testing/builders.ts';

const channel = aChannel(
  { version: '1.0', build: 'a' },
  { version: '1.0', build: 'b' },
  { version: '1.1' },
  { version: '2.0' },
  { name: 'pip' },
);
const ranged = (fixed: string): Advisory =>
  anAdvisory({ aliases: ['GHSA-aaaa-bbbb-cccc'], packages: [{ name: 'numpy', ranges: [{ introduced: '0', fixed }] }] });
const said = (fields: Partial<Curation> & { product?: object } = {}): Curation => ({
  ids: ['CVE-2024-1000'],
  name: 'numpy',
  products: [{ package: { conda: 'numpy' }, ...fields.product }],
  own: true,
  at: 1,
  status: 'cleared',
  vex: 'not_affected',
  ...fields,
});
const matched = (...curations: Curation[]) => matchAdvisories(channel, [ranged('2.0')], [], curations);
const statuses = (...curations: Curation[]) => {
  const matches = matched(...curations);
  return [0, 1, 2, 3, 4].map((i) =>
    advisoriesOf(matches, i)
      .map(({ status }) => status)
      .join(),
  );
};
const allowed = (matches: ReturnType<typeof matched>, ...remove: FilterNode[]) => [
  ...evaluate(compilePolicy(aPolicy({ remove })), channel, matches).allowed,
];
const score: CompoundFilter = group('AND', simple('cve_score', 'greater_than_equal_to', 7));

describe('VEX statements on an advisory', () => {
  test.each<[string, Curation[], string[]]>([
    ['nothing', [], ['active', 'active', 'active', '', '']],
    ['a name', [said()], ['cleared', 'cleared', 'cleared', '', '']],
    ['a version', [said({ product: { version: '1.1' } })], ['active', 'active', 'cleared', '', '']],
    ['a range', [said({ product: { range: '<1.1' } })], ['cleared', 'cleared', 'active', '', '']],
    ['a build', [said({ product: { version: '1.0', build: 'b' } })], ['active', 'cleared', 'active', '', '']],
    ['another id of the fault', [said({ ids: ['GHSA-aaaa-bbbb-cccc'] })], ['cleared', 'cleared', 'cleared', '', '']],
    ['another fault', [said({ ids: ['CVE-2024-9999'] })], ['active', 'active', 'active', '', '']],
    [
      'a version beyond the range',
      [said({ status: 'active', vex: 'affected', product: { version: '2.0' } })],
      ['active', 'active', 'active', 'active', ''],
    ],
    [
      'the more exact, then the newer, and own before others',
      [
        said({ own: false, product: { version: '1.0', build: 'a' } }),
        said({ status: 'disputed', vex: 'under_investigation' }),
        said({ status: 'mitigated', vex: 'affected', product: { version: '1.1' } }),
        said({ status: 'reported', vex: 'under_investigation', at: 2 }),
      ],
      ['reported', 'reported', 'mitigated', '', ''],
    ],
  ])('of %s', (_what, curations, expected) => {
    expect(statuses(...curations)).toEqual(expected);
  });

  test('what is not affected meets a CVE rule only by its status', () => {
    const matches = matched(said({ product: { version: '1.0' } }));
    expect(allowed(matched(), score)).toEqual([0, 0, 0, 1, 1]);
    expect(allowed(matches, score)).toEqual([1, 1, 0, 1, 1]);
    expect(allowed(matches, group('OR', ...score.subfilters))).toEqual([1, 1, 0, 1, 1]);
    expect(allowed(matches, group('AND', ...score.subfilters, simple('cve_status', 'in', ['cleared'])))).toEqual([
      0, 0, 1, 1, 1,
    ]);
  });

  test('a package is one CVE, however many statuses it has in its files', () => {
    const matches = matched(said({ status: 'reported', vex: 'under_investigation', product: { version: '1.0' } }));
    expect(vulnerabilitiesOf(matches, channel, [0, 1, 2])).toMatchObject({ state: 'affected', known: 1 });
  });
});

describe('a fix in the channel', () => {
  test('is a higher version that is neither hit nor undecided', () => {
    const fixables = (advisory: Advisory) => {
      const matches = matchAdvisories(channel, [advisory]);
      return [0, 1, 2, 3].map((i) => hitsOf(matches, i).map(({ fixable }) => fixable));
    };
    expect(fixables(ranged('2.0'))).toEqual([[true], [true], [true], []]);
    expect(fixables(ranged('3.0'))).toEqual([[false], [false], [false], [false]]);
  });
});

describe('a malicious package', () => {
  const mal = anAdvisory({ id: 'MAL-2026-1', score: null, malicious: true });
  const exceptions = [group('OR', simple('conda_spec_exception', 'in', ['numpy']))];
  test('is blocked by any policy and despite exclusions, until a VEX statement says otherwise', () => {
    const compiled = compilePolicy(aPolicy({ exceptions }));
    const matches = matchAdvisories(channel, [mal], [], [said({ ids: [mal.id], product: { version: '2.0' } })]);
    expect([...evaluate(compiled, channel, matches).allowed]).toEqual([0, 0, 0, 1, 1]);
    expect(explain(compiled, channel, matches, 0).detail).toBe(
      'numpy 1.0 is blocked by the policy: Malware is always blocked — MAL-2026-1 says that the package is malicious. Closest allowed version: 2.0 (conda install numpy=2.0).',
    );
  });
  test('is blocked even if it was served before', () => {
    const compiled = compilePolicy(aPolicy({ add: [simple('keep_legacy', 'equal', true)] }));
    const served = Uint8Array.from({ length: 5 }, () => 1);
    expect([...evaluate(compiled, channel, matchAdvisories(channel, [mal]), { served }).allowed]).toEqual([
      0, 0, 0, 0, 1,
    ]);
  });
});
