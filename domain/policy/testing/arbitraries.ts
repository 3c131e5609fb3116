/**
 * Random channels, advisories, filters, and forms for property tests; small vocabularies, so that rules often match
 * records.
 */
import * as fc from 'fast-check';
import type { Advisory, Facet, FilterNode, Filters, PolicyForm, RecordInput } from '../index.ts';
import { CVE_STATUSES, NUMBER_COMPARATORS } from '../index.ts';
import { SCRIPT_STATES } from '../scripts.ts';
import { group, simple } from './builders.ts';

const NAMES = ['a', 'b', 'c', 'd'];
const VERSIONS = ['1.0', '1.1', '2.0', '2.0rc1'];
const SPECS = [
  'a',
  'b',
  'a<2',
  'b>=1.1',
  'c=1.*',
  'd 1.0',
  '*',
  'a*',
  '^[cd]$',
  '*[subdir=noarch]',
  "*[license='GPL*']",
  '*=2.0',
  "b[license='MIT']",
  "^(a|b)$[subdir=noarch, license='MIT']",
  '* * h0',
  "c[build_number='>0']",
  'A*[license_family=gpl]',
  'd>1|=2.0rc1',
];
const DATES = ['2024-01-01', '2024-01-02', '2024-06-01'];
/** Creation times, late in the day, so that rules on the date and on the time differ. */
const MOMENTS = DATES.map((day) => Date.parse(`${day}T23:30:00Z`));
const LICENSES = ['MIT', 'GPL-3.0-only', 'BSD-3-Clause'];
const CVES = ['CVE-2024-0001', 'CVE-2024-0002', 'CVE-2024-0003'];

const subset = (values: readonly string[]) => fc.subarray([...values], { maxLength: Math.min(3, values.length) });
const ofNumbers = fc.constantFrom(
  'equal' as const,
  'greater_than' as const,
  'greater_than_equal_to' as const,
  'less_than_equal_to' as const,
);
const inOrNot = fc.constantFrom('in' as const, 'not_in' as const);

/** The current time of the small world, half a day off every creation, so that ages aren't whole numbers of days. */
export const NOW = Date.parse('2024-06-15T11:30:00Z');

/** A record of the small world. */
export const record: fc.Arbitrary<RecordInput> = fc.record({
  name: fc.constantFrom(...NAMES),
  version: fc.constantFrom(...VERSIONS),
  build: fc.constantFrom('h0', 'h1'),
  build_number: fc.nat(1),
  subdir: fc.constantFrom('noarch', 'linux-64', 'win-64'),
  license: fc.constantFrom(...LICENSES, undefined),
  license_family: fc.constantFrom(undefined, undefined, null, 'GPL', 'Other'),
  // Old packages have seconds.
  timestamp: fc.constantFrom(...MOMENTS, MOMENTS[1]! / 1000, null, undefined),
  indexed_timestamp: fc.constantFrom(undefined, undefined, null, MOMENTS[2]),
  first_seen: fc.constantFrom(undefined, null, MOMENTS[2]),
  depends: fc.subarray(['a', 'b >=1.1', 'c', 'd', '__glibc', 'not a (spec'], { maxLength: 2 }),
  trust: fc.constantFrom('signed', 'unsigned', 'unverified'),
  scripts: fc.constantFrom(undefined, ...SCRIPT_STATES),
});

/** Advisories of the small world. */
export const advisories: fc.Arbitrary<Advisory[]> = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...CVES),
    score: fc.constantFrom(null, 3, 7, 9.8),
    status: fc.constantFrom(...CVE_STATUSES),
    exploited: fc.boolean(),
    epss: fc.constantFrom(null, 0.05, 0.2),
    epssPercentile: fc.constantFrom(null, 0.5, 0.97),
    packages: fc.array(
      fc.record({
        name: fc.constantFrom(...NAMES),
        ranges: fc.array(
          fc.record({
            introduced: fc.constantFrom(undefined, '0', '1.1'),
            fixed: fc.constantFrom(undefined, '2.0'),
            lastAffected: fc.constantFrom(undefined, '1.1'),
          }),
          { maxLength: 2 },
        ),
        versions: fc.constantFrom(undefined, ['1'], ['2.0', '1.1']),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  }),
  { selector: ({ id }) => id },
);

const leaf = fc.oneof(
  fc.tuple(inOrNot, subset(['noarch', 'linux-64'])).map(([c, v]) => simple('platform', c, v)),
  fc.tuple(inOrNot, subset(['MIT', 'GPL', 'GPL3', 'None', 'OTHER'])).map(([c, v]) => simple('license_family', c, v)),
  fc.tuple(inOrNot, subset(SPECS)).map(([c, v]) => simple('conda_spec', c, v)),
  subset(SPECS).map((v) => simple('conda_spec_exception', 'in', v)),
  fc.boolean().map((v) => simple('only_signed', 'equal', v)),
  fc
    .tuple(
      fc.constantFrom('package_from_date' as const, 'package_to_date' as const),
      fc.constantFrom('greater_than_equal_to' as const, 'less_than_equal_to' as const),
      fc.constantFrom(...DATES),
    )
    .map(([facet, c, v]) => simple(facet, c, v)),
  fc.tuple(inOrNot, subset(SCRIPT_STATES)).map(([c, v]) => simple('install_scripts', c, v)),
  fc.tuple(ofNumbers, fc.constantFrom(null, 0, 3, 7, 9)).map(([c, v]) => simple('cve_score', c, v)),
  fc.tuple(ofNumbers, fc.constantFrom(null, 0, 13, 14, 164)).map(([c, v]) => simple('package_age', c, v)),
  fc
    .tuple(
      fc.constantFrom('greater_than_equal_to' as const, 'less_than_equal_to' as const),
      fc.constantFrom('P13D', 'P14D', 'P165D'),
    )
    .map(([c, v]) => simple('package_to_date', c, v)),
  fc.tuple(inOrNot, subset(CVE_STATUSES)).map(([c, v]) => simple('cve_status', c, v)),
  fc.tuple(inOrNot, subset(CVES)).map(([c, v]) => simple('cve_allowlist', c, v)),
  fc
    .tuple(
      fc.constantFrom('cve_exploited' as const, 'cve_unscored' as const, 'cve_fix_available' as const),
      fc.boolean(),
    )
    .map(([facet, v]) => simple(facet, 'equal', v)),
  fc.tuple(ofNumbers, fc.constantFrom(null, 0.05, 0.1)).map(([c, v]) => simple('cve_epss', c, v)),
  fc.tuple(ofNumbers, fc.constantFrom(null, 50, 95)).map(([c, v]) => simple('cve_epss_percentile', c, v)),
  fc.tuple(inOrNot, subset(['affected', 'none_known', 'unknown'])).map(([c, v]) => simple('vulnerability_state', c, v)),
);

const { node } = fc.letrec<{ node: FilterNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    leaf,
    fc
      .tuple(fc.constantFrom('AND' as const, 'OR' as const), fc.array(tie('node'), { maxLength: 3 }))
      .map(([operator, children]) => group(operator, ...children)),
  ),
}));

const flag = (facet: Facet) => fc.boolean().map((value) => simple(facet, 'equal', value));

/** Any filters; the switches often on. */
export const filters: fc.Arbitrary<Filters> = fc.record({
  add_packages: fc
    .tuple(fc.array(node, { maxLength: 3 }), flag('include_dependencies'), flag('keep_legacy'))
    .map(([nodes, deps, legacy]) => group('AND', ...nodes, deps, legacy)),
  remove_packages: fc.array(node, { maxLength: 2 }).map((nodes) => group('OR', ...nodes)),
  exceptions: fc.array(node, { maxLength: 2 }).map((nodes) => group('AND', ...nodes)),
});

const listRule = (values: string[]) => fc.record({ operator: inOrNot, values: fc.subarray(values) });
const groupKey = fc.string({ unit: fc.constantFrom(...'abcXYZ_'), minLength: 10, maxLength: 10 });

/** A form with values in every group, which a payload preserves. */
export const form: fc.Arbitrary<PolicyForm> = fc
  .record({
    name: fc.constantFrom('Base', 'x-1'),
    description: fc.string(),
    packageRules: fc
      .record({
        platform: listRule(['noarch', 'linux-64', 'win-64']),
        license: listRule(['MIT', 'GPL', 'None']),
        names: listRule(['a<2', 'b']),
        includeDependencies: fc.boolean(),
        onlySigned: fc.boolean(),
        earlyFixes: fc.boolean(),
        scripts: fc.subarray(['none', 'unknown']),
        keepLegacy: fc.boolean(),
        from: fc.constantFrom('', '2024-01-01'),
        until: fc.constantFrom(
          { to: '', minimumAge: null },
          { to: '2025-01-01', minimumAge: null },
          { to: '', minimumAge: 14 },
        ),
      })
      .map(({ until, ...rules }) => ({
        ...rules,
        ...until,
        includeDependencies: rules.includeDependencies && rules.names.values.length > 0,
      })),
    cveRules: fc.uniqueArray(
      fc.record({
        groupKey,
        score: fc.constantFrom(null, 0, 6, 10),
        tenths: fc.constant(false),
        comparator: fc.constantFrom(...NUMBER_COMPARATORS),
        statuses: fc.subarray([...CVE_STATUSES]),
        allowlist: fc.subarray(CVES, { minLength: 1 }),
        unscored: fc.boolean(),
        exploited: fc.boolean(),
        epss: fc.constantFrom(null, 0.5),
        epssPercentile: fc.constantFrom(null, 95),
        fixAvailable: fc.boolean(),
        states: fc.subarray(['affected', 'unknown']),
      }),
      { minLength: 1, maxLength: 3, selector: (rule) => rule.groupKey },
    ),
    exclusions: fc.uniqueArray(fc.record({ groupKey, specs: fc.subarray(SPECS, { minLength: 1 }) }), {
      minLength: 1,
      maxLength: 3,
      selector: (each) => each.groupKey,
    }),
    exclusionsOperator: fc.constantFrom('AND' as const, 'OR' as const),
  })
  .map((value) => (value.exclusions.length > 1 ? value : { ...value, exclusionsOperator: 'OR' as const }));
