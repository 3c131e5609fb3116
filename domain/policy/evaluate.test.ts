import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Advisory, Comparator, FilterNode, Filters, RecordInput } from './index.ts';
import {
  ChannelRecordsBuilder,
  compilePolicy,
  evaluate,
  matchAdvisories,
  noAdvisories,
  RULE_ADDED,
  RULE_DEPENDENCY,
  RULE_LEGACY,
} from './index.ts';
import {
  advisories as someAdvisories,
  filters as someFilters,
  NOW,
  record as someRecord,
} from './testing/arbitraries.ts';
import { aChannel, anAdvisory, aPolicy, group, simple } from './testing/builders.ts';
import { referenceAllowed } from './testing/reference.ts';

const judgedAt = Date.parse('2024-07-01T00:00:00Z');

/** Which of the records pass, and the text of the rule that decided each. */
function judge(filters: Filters, records: Partial<RecordInput>[], advisories: Advisory[] = [], served?: Uint8Array) {
  const channel = aChannel(...records);
  const compiled = compilePolicy(filters);
  const { allowed, rule, counts } = evaluate(compiled, channel, matchAdvisories(channel, advisories), {
    served,
    now: judgedAt,
  });
  return {
    allowed: [...allowed].map(Boolean),
    rules: [...rule].map((index) => compiled.rules[index]!.text),
    index: [...rule],
    counts,
  };
}

describe('sections', () => {
  test('an approved exception allows what the rules block and nothing else; malware stays blocked', () => {
    const channel = aChannel(
      { name: 'libgcc', version: '14.1' },
      { name: 'libgcc', version: '15.1' },
      { name: 'six', version: '1.0' },
      { name: 'evil', version: '1.0' },
    );
    const policy = aPolicy({ remove: [simple('conda_spec', 'in', ['libgcc', 'evil'])] });
    const compiled = compilePolicy(policy, [
      { spec: 'libgcc <15', until: '2030-12-31' },
      { spec: 'evil', until: null },
      { spec: 'six', until: null },
    ]);
    const { allowed, rule } = evaluate(
      compiled,
      channel,
      matchAdvisories(channel, [
        anAdvisory({ id: 'MAL-1', malicious: true, packages: [{ name: 'evil', ranges: [{}] }] }),
      ]),
    );
    expect([...allowed]).toEqual([1, 0, 1, 0]);
    expect([...rule].map((index) => compiled.rules[index]!.text)).toEqual([
      'Exception for libgcc <15, granted until 2030-12-31',
      'Package names in libgcc, evil',
      'Meets the package rules, and no CVE rule applies',
      'Malware is always blocked',
    ]);
  });

  test('[POL-12, POL-13, POL-14] a record passes when it meets add and not remove, or the exceptions', () => {
    const filters = aPolicy({
      add: [simple('platform', 'in', ['linux-64'])],
      remove: [simple('conda_spec', 'in', ['pip'])],
      exceptions: [simple('conda_spec_exception', 'in', ['pip>=2', 'curl'])],
    });
    const { allowed } = judge(filters, [
      { name: 'numpy', subdir: 'linux-64' },
      { name: 'numpy', subdir: 'win-64' },
      { name: 'pip', subdir: 'linux-64' },
      { name: 'pip', subdir: 'linux-64', version: '2.0' },
      { name: 'curl', subdir: 'win-64' },
    ]);
    expect(allowed).toEqual([true, false, false, true, true]);
  });
  test('a policy without any rule lets everything pass', () => {
    const { allowed, index } = judge(aPolicy(), [{}, { name: 'x' }]);
    expect(allowed).toEqual([true, true]);
    expect(index).toEqual([RULE_ADDED, RULE_ADDED]);
  });
  test('[WIZ-54] an empty list allows all in add and blocks nothing elsewhere', () => {
    const empty = [
      simple('platform', 'in', []),
      simple('license_family', 'in', []),
      simple('conda_spec', 'not_in', []),
      simple('cve_score', 'greater_than_equal_to', null),
    ];
    expect(judge(aPolicy({ add: empty }), [{}], [anAdvisory()]).allowed).toEqual([true]);
    expect(judge(aPolicy({ remove: [...empty, group('AND', ...empty)] }), [{}], [anAdvisory()]).allowed).toEqual([
      true,
    ]);
    expect(
      judge(aPolicy({ add: [simple('platform', 'in', ['win-64'])], exceptions: empty }), [{}], [anAdvisory()]).allowed,
    ).toEqual([false]);
  });
  test('several exceptions directly under AND must all be met, inside an OR group one is enough', () => {
    const add = [simple('platform', 'in', ['win-64'])];
    const groups = [
      group('AND', simple('conda_spec_exception', 'in', ['numpy'])),
      group('AND', simple('conda_spec_exception', 'in', ['*>=2'])),
    ];
    const records = [{ version: '1.0' }, { version: '2.0' }, { name: 'x', version: '2.0' }];
    expect(judge(aPolicy({ add, exceptions: groups }), records).allowed).toEqual([false, true, false]);
    expect(judge(aPolicy({ add, exceptions: [group('OR', ...groups)] }), records).allowed).toEqual([true, true, true]);
  });
});

describe('facets', () => {
  test('platform and package names, in and not_in', () => {
    const records = [{ subdir: 'noarch' }, { subdir: 'win-64' }, { name: 'pip', version: '3' }];
    expect(judge(aPolicy({ add: [simple('platform', 'not_in', ['win-64'])] }), records).allowed).toEqual([
      true,
      false,
      true,
    ]);
    expect(judge(aPolicy({ add: [simple('conda_spec', 'in', ['pip>2', 'numpy 2.*'])] }), records).allowed).toEqual([
      false,
      false,
      true,
    ]);
    expect(judge(aPolicy({ add: [simple('conda_spec', 'not_in', ['pip>2'])] }), records).allowed).toEqual([
      true,
      true,
      false,
    ]);
  });
  test('license families count GPL2 and GPL3 as GPL', () => {
    const records = [
      { license: 'GPL-2.0-only' },
      { license: 'GPL-3.0-or-later' },
      { license: 'LGPL-2.1' },
      { license: 'MIT' },
      { license: undefined },
    ];
    expect(judge(aPolicy({ add: [simple('license_family', 'not_in', ['GPL'])] }), records).allowed).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(judge(aPolicy({ add: [simple('license_family', 'not_in', ['gpl3'])] }), records).allowed).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
    expect(judge(aPolicy({ add: [simple('license_family', 'in', ['MIT', 'None'])] }), records).allowed).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
  test('[WIZ-23] only signed keeps signed files', () => {
    const records = [{ trust: 'signed' as const }, { trust: 'unsigned' as const }, { trust: 'unverified' as const }];
    expect(judge(aPolicy({ add: [simple('only_signed', 'equal', true)] }), records).allowed).toEqual([
      true,
      false,
      false,
    ]);
    expect(judge(aPolicy({ add: [simple('only_signed', 'equal', false)] }), records).allowed).toEqual([
      true,
      true,
      true,
    ]);
  });
  test('[WIZ-25] both days of a date range are included, an unknown date meets none', () => {
    const at = (timestamp: string) => ({ timestamp: Date.parse(timestamp) });
    const records = [
      at('2024-01-01T23:59:59.999Z'),
      at('2024-01-02T00:00:00Z'),
      at('2024-01-03T23:59:59.999Z'),
      at('2024-01-04T00:00:00Z'),
      { timestamp: undefined },
    ];
    const range = [
      simple('package_from_date', 'greater_than_equal_to', '2024-01-02'),
      simple('package_to_date', 'less_than_equal_to', '2024-01-03'),
    ];
    expect(judge(aPolicy({ add: range }), records).allowed).toEqual([false, true, true, false, false]);
  });
  test('the server time of CEP 47 goes before the builder time', () => {
    const filters = aPolicy({ add: [simple('package_to_date', 'less_than_equal_to', '2024-01-01')] });
    expect(
      judge(filters, [{ timestamp: Date.parse('2023-01-01'), indexed_timestamp: Date.parse('2024-05-01') }]).allowed,
    ).toEqual([false]);
  });
  test('an age counts from when the hub saw a file first, whatever its builder or its source says; stock of the first sync from its own date', () => {
    const day = 86_400_000;
    const records = [
      { timestamp: judgedAt - 400 * day, indexed_timestamp: judgedAt - 400 * day, first_seen: judgedAt - 13 * day },
      { timestamp: judgedAt - 400 * day, first_seen: judgedAt - 14 * day },
      { timestamp: judgedAt - 400 * day, first_seen: null },
      { timestamp: judgedAt - day, first_seen: null },
      { timestamp: null, first_seen: null },
    ];
    expect(judge(aPolicy({ add: [simple('package_to_date', 'less_than_equal_to', 'P14D')] }), records).allowed).toEqual(
      [false, true, true, false, false],
    );
    expect(judge(aPolicy({ add: [simple('package_to_date', 'less_than_equal_to', 'P14D')] }), records).rules[0]).toBe(
      'Minimum age 14 days',
    );
  });
  test('[POL-19] package age counts days back from now', () => {
    const records = [{ timestamp: Date.parse('2024-06-30') }, { timestamp: Date.parse('2024-06-01') }];
    expect(judge(aPolicy({ remove: [simple('package_age', 'less_than_equal_to', 14)] }), records).allowed).toEqual([
      false,
      true,
    ]);
  });
  test('[POL-19] package age counts whole days: what is fourteen and a half days old is 14 days old', () => {
    const records = [13.5, 14.5, 15].map((days) => ({ timestamp: judgedAt - days * 86_400_000 }));
    const refused = (comparator: Comparator) =>
      judge(aPolicy({ remove: [simple('package_age', comparator, 14)] }), records).allowed.map((allowed) => !allowed);
    expect([refused('less_than_equal_to'), refused('equal'), refused('greater_than')]).toEqual([
      [true, true, false],
      [false, true, false],
      [false, false, true],
    ]);
  });
  test('CVE facets of one AND group must hold for one and the same CVE', () => {
    const rule = group(
      'AND',
      simple('cve_score', 'greater_than_equal_to', 7),
      simple('cve_status', 'in', ['active']),
      simple('cve_allowlist', 'not_in', ['CVE-2024-0009']),
    );
    const cve = (id: string, score: number | null, status: Advisory['status']) => anAdvisory({ id, score, status });
    const refuses = (...advisories: Advisory[]) =>
      judge(aPolicy({ remove: [rule] }), [{}], advisories).allowed[0] === false;
    expect(refuses(cve('CVE-2024-0001', 9, 'active'))).toBe(true);
    expect(refuses(cve('CVE-2024-0001', 9, 'cleared'), cve('CVE-2024-0002', 3, 'active'))).toBe(false);
    expect(refuses(cve('CVE-2024-0009', 9, 'active'))).toBe(false);
    expect(refuses(cve('CVE-2024-0009', 9, 'active'), cve('CVE-2024-0001', 7, 'active'))).toBe(true);
    expect(refuses(cve('CVE-2024-0001', null, 'active'))).toBe(false);
    expect(refuses()).toBe(false);
  });
  test('CVE facets apply to one CVE through a group of one, and next to a switch', () => {
    const cves = [anAdvisory({ id: 'CVE-2024-0001', score: null }), anAdvisory({ id: 'CVE-2024-0002', score: 9 })];
    const [listed, high] = [
      simple('cve_allowlist', 'in', ['CVE-2024-0001']),
      simple('cve_score', 'greater_than_equal_to', 9),
    ];
    const meets = (...add: FilterNode[]) => judge(aPolicy({ add }), [{}], cves).allowed[0];
    expect(meets(listed, group('OR', group('AND', simple('platform', 'in', ['noarch']), high)))).toBe(false);
    expect(meets(listed, group('OR', high, simple('include_dependencies', 'equal', true)))).toBe(false);
    expect(
      meets(
        group('OR', listed, simple('platform', 'in', ['win-64'])),
        group('OR', high, simple('platform', 'in', ['win-64'])),
      ),
    ).toBe(true);
  });
  test('the simple form of the dialog, one OR group per CVE facet under AND, speaks of one CVE too', () => {
    const root = group(
      'AND',
      group('OR', simple('cve_score', 'greater_than_equal_to', 6)),
      group('OR', simple('cve_status', 'in', ['active'])),
    );
    const mixed = [
      anAdvisory({ id: 'CVE-2024-0001', score: 9, status: 'cleared' }),
      anAdvisory({ id: 'CVE-2024-0002', score: 1, status: 'active' }),
    ];
    expect(judge(aPolicy({ remove: [root] }), [{}], mixed).allowed).toEqual([true]);
  });
  test('a CVE rule hits the affected versions only', () => {
    const advisory = anAdvisory({ packages: [{ name: 'numpy', ranges: [{ introduced: '1.5', fixed: '2.0' }] }] });
    const records = ['1.4', '1.5', '2.0rc1', '2.0'].map((version) => ({ version }));
    expect(
      judge(aPolicy({ remove: [simple('cve_score', 'greater_than_equal_to', 7)] }), records, [advisory]).allowed,
    ).toEqual([true, false, false, true]);
  });
});

describe('include_dependencies', () => {
  const withDependencies = (...more: Parameters<typeof group>[1][]) =>
    aPolicy({
      add: [simple('conda_spec', 'in', ['app']), simple('include_dependencies', 'equal', true), ...more],
    });
  test('[WIZ-22] the dependencies of matched names are added, transitively, and nothing else', () => {
    const { allowed, index } = judge(withDependencies(), [
      { name: 'app', depends: ['lib >=2'] },
      { name: 'lib', version: '2.1', depends: ['base'] },
      { name: 'lib', version: '1.0', depends: ['other'] },
      { name: 'base' },
      { name: 'other' },
    ]);
    expect(allowed).toEqual([true, true, false, true, false]);
    expect(index.slice(0, 2)).toEqual([RULE_ADDED, RULE_DEPENDENCY]);
  });
  test('only from the same subdir or noarch; a noarch package takes from any', () => {
    const { allowed } = judge(withDependencies(), [
      { name: 'app', subdir: 'linux-64', depends: ['lib'] },
      { name: 'lib', subdir: 'linux-64' },
      { name: 'lib', subdir: 'win-64' },
      { name: 'lib', subdir: 'noarch', depends: ['base'] },
      { name: 'base', subdir: 'win-64' },
    ]);
    expect(allowed).toEqual([true, true, false, true, true]);
  });
  test('a dependency never overrides a block by license, by not_in, or by a remove rule', () => {
    const filters = withDependencies(
      simple('license_family', 'not_in', ['GPL']),
      simple('conda_spec', 'not_in', ['lib 1.0']),
    );
    filters.remove_packages.subfilters = [simple('cve_score', 'greater_than_equal_to', 7)];
    const { allowed, rules } = judge(
      filters,
      [
        { name: 'app', depends: ['lib', 'numpy', 'gnu'] },
        { name: 'lib', version: '1.0' },
        { name: 'lib', version: '1.1' },
        { name: 'numpy' },
        { name: 'gnu', license: 'GPL-3.0', depends: ['deep'] },
        { name: 'deep' },
      ],
      [anAdvisory()],
    );
    expect(allowed).toEqual([true, false, true, false, false, false]);
    expect(rules[4]).toBe('License not in GPL');
  });
  test('without include_dependencies only the names are allowed', () => {
    expect(
      judge(aPolicy({ add: [simple('conda_spec', 'in', ['app'])] }), [
        { name: 'app', depends: ['lib'] },
        { name: 'lib' },
      ]).allowed,
    ).toEqual([true, false]);
  });
  test('[WIZ-22] names in a group of one are passed by dependencies too', () => {
    const filters = aPolicy({
      add: [
        group('OR', group('AND', simple('conda_spec', 'in', ['app']), simple('platform', 'in', []))),
        simple('include_dependencies', 'equal', true),
      ],
    });
    expect(judge(filters, [{ name: 'app', depends: ['lib'] }, { name: 'lib' }, { name: 'other' }]).allowed).toEqual([
      true,
      true,
      false,
    ]);
  });
  test('ignores a dependency that is invalid or missing', () => {
    expect(
      judge(withDependencies(), [{ name: 'app', depends: ['a (b', '__glibc >=2.17', 'gone', 'lib'] }, { name: 'lib' }])
        .allowed,
    ).toEqual([true, true]);
  });
});

test('[WIZ-24] keep_legacy keeps what the channel served, and only with the switch on', () => {
  const filters = (keep: boolean) =>
    aPolicy({ add: [simple('platform', 'in', ['win-64']), simple('keep_legacy', 'equal', keep)] });
  const served = Uint8Array.from([1, 0]);
  const kept = judge(filters(true), [{ name: 'x' }, { name: 'y' }], [], served);
  expect(kept.allowed).toEqual([true, false]);
  expect(kept.index[0]).toBe(RULE_LEGACY);
  expect(judge(filters(false), [{ name: 'x' }, { name: 'y' }], [], served).allowed).toEqual([false, false]);
});

describe('the deciding rule', () => {
  const filters = aPolicy({
    add: [
      simple('conda_spec', 'not_in', ['pip']),
      simple('license_family', 'not_in', ['GPL']),
      simple('platform', 'in', ['noarch']),
    ],
    remove: [
      group('AND', simple('cve_score', 'greater_than_equal_to', 7), simple('cve_status', 'in', ['active', 'reported'])),
      simple('cve_status', 'in', ['active']),
    ],
    exceptions: [simple('conda_spec_exception', 'in', ['pip>=9'])],
  });
  const decided = (record: Partial<RecordInput>) => judge(filters, [record], [anAdvisory()]).rules[0];
  test('is the first failing package rule in the order of the wizard', () => {
    expect(decided({ name: 'pip', license: 'GPL-2.0', subdir: 'win-64' })).toBe('Platform in noarch');
    expect(decided({ name: 'pip', license: 'GPL-2.0' })).toBe('License not in GPL');
    expect(decided({ name: 'pip' })).toBe('Package names not in pip');
  });
  test('then the first rule that removes', () => {
    expect(decided({})).toBe('CVE score ≥ 7, status active or reported');
  });
  test('or the exclusion, or that nothing blocks', () => {
    expect(decided({ name: 'pip', version: '9.1' })).toBe('Exclusion of pip>=9');
    expect(decided({ name: 'x' })).toBe('Meets the package rules, and no CVE rule applies');
  });
  test('counts follow the decisions', () => {
    const { counts } = judge(
      filters,
      [{}, { name: 'x' }, { name: 'pip' }, { name: 'pip', version: '9' }],
      [anAdvisory()],
    );
    expect(counts).toMatchObject({ total: 4, allowed: 2, refused: 2 });
    expect([...counts.byRule].reduce((sum, count) => sum + count)).toBe(4);
  });
});

test('an unknown facet stops the compilation instead of being dropped', () => {
  const filters = aPolicy({ add: [{ facet: 'mood' as 'platform', comparator: 'in', criterion: ['good'] }] });
  expect(() => compilePolicy(filters)).toThrow("Unknown facet 'mood'");
});

describe('properties', () => {
  const world = fc.record({
    records: fc.array(someRecord, { maxLength: 12 }),
    advisories: someAdvisories,
    filters: someFilters,
    served: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  });
  const run = (filters: Filters, records: RecordInput[], advisories: Advisory[], served?: boolean[]) => {
    const builder = new ChannelRecordsBuilder();
    for (const record of records) builder.add(record);
    const channel = builder.build();
    return evaluate(compilePolicy(filters), channel, matchAdvisories(channel, advisories), {
      served: served && Uint8Array.from(served, Number),
      now: NOW,
    });
  };
  test('agrees with a naive evaluator on every small channel', () => {
    fc.assert(
      fc.property(world, ({ records, advisories, filters, served }) => {
        const { allowed } = run(filters, records, advisories, served);
        expect([...allowed].map(Boolean)).toEqual(referenceAllowed(filters, records, advisories, NOW, served));
      }),
      { numRuns: 3000 },
    );
  });
  test('removing a remove rule never blocks more', () => {
    fc.assert(
      fc.property(world, ({ records, advisories, filters }) => {
        const full = run(filters, records, advisories).allowed;
        const fewer: Filters = {
          ...filters,
          remove_packages: { ...filters.remove_packages, subfilters: filters.remove_packages.subfilters.slice(1) },
        };
        expect(run(fewer, records, advisories).allowed.every((value, i) => value >= full[i]!)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
  test('a record is allowed exactly when its deciding rule is one that allows', () => {
    fc.assert(
      fc.property(world, ({ records, advisories, filters, served }) => {
        const { allowed, rule } = run(filters, records, advisories, served);
        const { rules } = compilePolicy(filters);
        expect([...rule].map((index) => ['implicit', 'exception'].includes(rules[index]!.section))).toEqual(
          [...allowed].map(Boolean),
        );
      }),
      { numRuns: 500 },
    );
  });
});

test('a channel without records or advisories is evaluated too', () => {
  const { counts } = evaluate(
    compilePolicy(aPolicy({ remove: [simple('cve_score', 'equal', 1)] })),
    aChannel(),
    noAdvisories(0),
  );
  expect(counts.total).toBe(0);
});
