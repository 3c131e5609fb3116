import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { CompoundFilter, Condition, Facet, Filters } from './index.ts';
import {
  emptyForm,
  filtersJsonSchema,
  filtersSchema,
  formToFilters,
  matchAdvisories,
  placeInForm,
  readFilters,
  readPolicy,
  stepOf,
} from './index.ts';
import { FACET_TABLE, FACETS, facetEntry } from './facets.ts';
import { holds } from './reason.ts';
import * as arbitrary from './testing/arbitraries.ts';
import { aChannel, anAdvisory, aPolicy, group, simple } from './testing/builders.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
/** The published document, parsed like a partner validates a payload. */
const published = z.fromJSONSchema(filtersJsonSchema() as Parameters<typeof z.fromJSONSchema>[0]);
const takes = (filters: unknown): boolean => published.safeParse(filters).success;

describe('the table of facets', () => {
  test('[POL-18] its facets are exactly the specified ones, plus those that this hub adds', () => {
    const own = FACETS.filter((facet) => facetEntry(facet)?.field?.beside !== undefined);
    expect(own).toEqual([
      'early_fixes',
      'install_scripts',
      'cve_unscored',
      'cve_exploited',
      'cve_epss',
      'cve_epss_percentile',
      'cve_fix_available',
      'vulnerability_state',
    ]);
    expect(FACETS.filter((facet) => !own.includes(facet)).sort()).toEqual([
      'conda_spec',
      'conda_spec_exception',
      'cve_allowlist',
      'cve_score',
      'cve_status',
      'include_dependencies',
      'keep_legacy',
      'license_family',
      'only_signed',
      'package_age',
      'package_from_date',
      'package_to_date',
      'platform',
    ]);
  });
  test('[POL-19] package_age alone has no field in the wizard', () => {
    expect(FACETS.filter((facet) => facetEntry(facet)?.field === undefined)).toEqual(['package_age']);
  });
  test('a facet is a condition or a switch of the whole policy', () => {
    for (const facet of FACETS) {
      const { compile, sets, columns } = facetEntry(facet)!;
      expect([compile === undefined, columns.length === 0], facet).toEqual([sets !== undefined, sets !== undefined]);
    }
  });
  test('names the columns that its conditions read, and no others', () => {
    const conditions: Partial<Record<Facet, Condition[]>> = {
      platform: [{ comparator: 'in', criterion: ['noarch'] }],
      license_family: [{ comparator: 'in', criterion: ['MIT'] }],
      only_signed: [{ comparator: 'equal', criterion: true }],
      package_from_date: [{ comparator: 'greater_than_equal_to', criterion: '2024-01-01' }],
      package_to_date: [
        { comparator: 'less_than_equal_to', criterion: '2024-01-01' },
        { comparator: 'less_than_equal_to', criterion: 'P14D' },
      ],
      install_scripts: [{ comparator: 'in', criterion: ['none'] }],
      package_age: [{ comparator: 'equal', criterion: 3 }],
      cve_score: [{ comparator: 'equal', criterion: 7 }],
      cve_status: [{ comparator: 'in', criterion: ['active'] }],
      cve_allowlist: [{ comparator: 'in', criterion: ['CVE-2024-1000'] }],
      cve_unscored: [{ comparator: 'equal', criterion: true }],
      cve_exploited: [{ comparator: 'equal', criterion: true }],
      cve_epss: [{ comparator: 'equal', criterion: 0.1 }],
      cve_epss_percentile: [{ comparator: 'equal', criterion: 95 }],
      cve_fix_available: [{ comparator: 'equal', criterion: true }],
      vulnerability_state: [{ comparator: 'in', criterion: ['affected'] }],
      conda_spec: [{ comparator: 'in', criterion: ['numpy 1.0 py_0'] }],
      conda_spec_exception: [{ comparator: 'in', criterion: ['numpy'] }],
    };
    const records = aChannel({});
    const matched = matchAdvisories(records, [anAdvisory()]);
    for (const facet of FACETS) {
      const entry = facetEntry(facet)!;
      const read = new Set<string>();
      const watch = <T extends object>(target: T, name: (key: string) => string): T =>
        new Proxy(target, {
          get: (of, key) => {
            read.add(name(String(key)));
            return Reflect.get(of, key) as unknown;
          },
        });
      for (const condition of conditions[facet] ?? []) {
        holds(
          entry.compile!(condition)!,
          { records: watch(records, (key) => key), advisories: watch(matched, () => 'advisories'), now: NOW },
          0,
        );
      }
      const columns = [...read]
        .filter((key) => key === 'advisories' || key.endsWith('Of') || key.endsWith('At'))
        .sort();
      expect(columns, facet).toEqual([...entry.columns].sort());
    }
  });
});

describe('the published JSON Schema', () => {
  test('takes whatever the hub takes', () => {
    fc.assert(
      fc.property(arbitrary.filters, (filters) => {
        const reading = readFilters(filters, NOW);
        expect([reading.ok, takes(filters)]).toEqual([true, true]);
      }),
    );
    fc.assert(fc.property(arbitrary.form, (form) => takes(formToFilters(form))));
    for (const filters of [
      {},
      { exceptions: group('AND') },
      aPolicy({ add: [simple('license_family', 'in', ['mit', 'public-domain'])] }),
    ])
      expect(takes(filters)).toBe(true);
  });
  test('is the schema of the REST document', () => {
    fc.assert(fc.property(arbitrary.filters, (filters) => filtersSchema.safeParse(filters).success));
  });
  test.each<[string, unknown]>([
    ['an unknown facet', aPolicy({ add: [{ ...simple('platform', 'in', []), facet: 'mood' as Facet }] })],
    ['a comparator of another facet', aPolicy({ add: [simple('platform', 'equal', [])] })],
    ['a criterion of another facet', aPolicy({ add: [simple('only_signed', 'equal', ['x'])] })],
    ['a platform that is none', aPolicy({ add: [simple('platform', 'in', ['Linux'])] })],
    ['a family that is none', aPolicy({ add: [simple('license_family', 'in', ['LOUD'])] })],
    ['a score above ten', aPolicy({ remove: [simple('cve_score', 'equal', 11)] })],
    ['an EPSS above one', aPolicy({ remove: [simple('cve_epss', 'equal', 1.5)] })],
    ['a percentile above a hundred', aPolicy({ remove: [simple('cve_epss_percentile', 'equal', 101)] })],
    ['a state that is none', aPolicy({ remove: [simple('vulnerability_state', 'in', ['clean'])] })],
    ['an id that is none', aPolicy({ remove: [simple('cve_allowlist', 'in', ['CVE-1-2'])] })],
    ['a date that is none', aPolicy({ add: [simple('package_from_date', 'greater_than_equal_to', '9.3.2024')] })],
    ['the wrong operator of a section', { remove_packages: group('AND') }],
    ['a field more', { ...aPolicy(), more: 1 }],
    ['no object', []],
  ])('rejects %s, as the hub does', (_name, filters) => {
    expect([takes(filters), readFilters(filters, NOW).ok]).toEqual([false, false]);
  });
  test('is self-contained: all references are internal', () => {
    const text = JSON.stringify(filtersJsonSchema());
    expect([...text.matchAll(/"\$ref":"([^"]*)"/g)].filter(([, to]) => !to!.startsWith('#/$defs/'))).toEqual([]);
  });
});

describe('a finding of the server', () => {
  test('is shown at the field that made the payload, for every facet', () => {
    const form = emptyForm();
    form.packageRules.names.values = ['numpy'];
    Object.assign(form.packageRules, { earlyFixes: true, scripts: ['none'] });
    Object.assign(form.cveRules[0]!, {
      score: 7,
      unscored: true,
      exploited: true,
      epss: 0.1,
      epssPercentile: 95,
      fixAvailable: true,
      states: ['affected'],
    });
    form.exclusions[0]!.specs = ['pytorch'];
    const filters: Filters = formToFilters(form);
    const places = (Object.entries(filters) as [string, CompoundFilter][]).flatMap(([section, { subfilters }]) =>
      subfilters.flatMap((node, at) => {
        const path = ['filters', section, 'subfilters', String(at)];
        if (!('subfilters' in node)) return [[node.facet, placeInForm([...path, 'criterion', '0'], filters, form)]];
        return node.subfilters.map((child, index) => [
          'facet' in child ? child.facet : '',
          placeInForm([...path, 'subfilters', String(index), 'criterion'], filters, form),
        ]);
      }),
    );
    expect(Object.fromEntries(places)).toEqual({
      platform: 'packageRules.platform.values',
      license_family: 'packageRules.license.values',
      conda_spec: 'packageRules.names.values',
      include_dependencies: 'packageRules.includeDependencies',
      only_signed: 'packageRules.onlySigned',
      keep_legacy: 'packageRules.keepLegacy',
      package_from_date: 'packageRules.from',
      package_to_date: 'packageRules.to',
      early_fixes: 'packageRules.earlyFixes',
      install_scripts: 'packageRules.scripts',
      cve_score: 'cveRules.0.score',
      cve_status: 'cveRules.0.statuses',
      cve_allowlist: 'cveRules.0.allowlist',
      cve_unscored: 'cveRules.0.unscored',
      cve_exploited: 'cveRules.0.exploited',
      cve_epss: 'cveRules.0.epss',
      cve_epss_percentile: 'cveRules.0.epssPercentile',
      cve_fix_available: 'cveRules.0.fixAvailable',
      vulnerability_state: 'cveRules.0.states',
      conda_spec_exception: 'exclusions.0.specs',
    });
    expect(Object.keys(FACET_TABLE).filter((facet) => !Object.fromEntries(places)[facet])).toEqual(['package_age']);
    expect([
      placeInForm(['filters', 'add_packages', 'operator'], filters, form),
      placeInForm(['filters', 'mood'], filters, form),
      placeInForm(['name'], filters, form),
    ]).toEqual([undefined, undefined, 'name']);
    expect(['name', 'packageRules.from', 'cveRules.0.score', 'exclusions.0.specs'].map(stepOf)).toEqual([0, 1, 2, 3]);
  });
  test('is found for an invalid body in whole, name, and filters together', () => {
    const reading = readPolicy({ name: 'a!', filters: aPolicy({ add: [simple('platform', 'in', ['Linux'])] }) }, NOW);
    expect(!reading.ok && reading.findings.map(({ loc }) => loc.slice(1).join('/'))).toEqual([
      'name',
      'filters/add_packages/subfilters/0/criterion/0',
    ]);
  });
});
