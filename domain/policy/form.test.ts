import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CveRule, Filters, FilterNode, PolicyForm } from './index.ts';
import {
  canIncludeDependencies,
  compilePolicy,
  diffForms,
  emptyCveRule,
  emptyForm,
  enabledSteps,
  filtersToForm,
  formToFilters,
  isCompound,
  isEmptyCveRule,
  isEmptyExclusion,
  newGroupKey,
  MESSAGES,
  NUMBER_COMPARATORS,
  policyText,
  settlePackageRules,
  stepErrors,
  summarize,
  summaryText,
  withAllowedCve,
  withExceptions,
  WIZARD_STEPS,
} from './index.ts';
import { form as someForm } from './testing/arbitraries.ts';
import { aPolicy, group, simple } from './testing/builders.ts';

const TODAY = '2026-03-10';
const aForm = (change: (form: PolicyForm) => void = () => {}): PolicyForm => {
  const form = emptyForm();
  form.name = 'Base';
  change(form);
  return form;
};
const errors = (step: number, change: (form: PolicyForm) => void) =>
  stepErrors(aForm(change), step, TODAY).map(({ path, message }) => [path, message]);

describe('form and payload', () => {
  test('a form comes back from its payload, without problems', () => {
    fc.assert(
      fc.property(someForm, (form) => {
        const loaded = filtersToForm(formToFilters(form), form);
        expect(loaded).toEqual({ form, problems: [] });
      }),
      { numRuns: 500 },
    );
  });
  test('a payload made by the form comes back from its form', () => {
    fc.assert(
      fc.property(someForm, (form) => {
        const filters = formToFilters(form);
        expect(formToFilters(filtersToForm(filters).form)).toEqual(filters);
      }),
      { numRuns: 200 },
    );
  });
  test('[WIZ-32, POL-12] package rules are written as their exact set of facets under AND', () => {
    const { add_packages } = formToFilters(emptyForm());
    expect(add_packages.operator).toBe('AND');
    expect(add_packages.subfilters.map((node) => (isCompound(node) ? '' : node.facet))).toEqual([
      'platform',
      'license_family',
      'conda_spec',
      'include_dependencies',
      'only_signed',
      'keep_legacy',
      'package_from_date',
      'package_to_date',
    ]);
  });
  test('[WIZ-55] an untouched operator is in', () => {
    const { add_packages } = formToFilters(emptyForm());
    expect(add_packages.subfilters.slice(0, 3).map((node) => !isCompound(node) && node.comparator)).toEqual([
      'in',
      'in',
      'in',
    ]);
  });
  test('[WIZ-54] an untouched form has no rule in force', () => {
    const filters = formToFilters(emptyForm());
    expect(filters.remove_packages.subfilters).toEqual([]);
    expect(filters.exceptions.subfilters).toEqual([]);
    expect(compilePolicy(filters)).toMatchObject({ add: [], remove: [], exception: undefined });
  });
  test('[WIZ-26, WIZ-27] a new policy has one default CVE rule and one default exclusion, a policy with two groups two', () => {
    const loaded = filtersToForm(
      aPolicy({ remove: [group('AND'), group('AND')], exceptions: [group('AND'), group('AND')] }),
    ).form;
    expect([
      emptyForm().cveRules.length,
      emptyForm().exclusions.length,
      loaded.cveRules.length,
      loaded.exclusions.length,
    ]).toEqual([1, 1, 2, 2]);
  });
  test('[WIZ-26, WIZ-27] a policy that is stored without any shows one default of each', () => {
    const { cveRules, exclusions } = filtersToForm(aPolicy({})).form;
    expect([cveRules.map(isEmptyCveRule), exclusions.map(isEmptyExclusion)]).toEqual([[true], [true]]);
  });
  test('[WIZ-26] each CVE rule is one group of remove_packages', () => {
    const form = aForm(({ cveRules }) =>
      cveRules.push({
        ...emptyCveRule(),
        groupKey: 'abcdefghij',
        score: 7,
        statuses: ['active'],
        allowlist: ['CVE-2024-1234'],
      }),
    );
    expect(formToFilters(form).remove_packages.subfilters).toEqual([
      {
        type: 'compound',
        operator: 'AND',
        groupKey: 'abcdefghij',
        subfilters: [
          simple('cve_score', 'greater_than_equal_to', 7),
          simple('cve_status', 'in', ['active']),
          simple('cve_allowlist', 'not_in', ['CVE-2024-1234']),
        ],
      },
    ]);
  });
  test('exclusions keep how they combine', () => {
    const groups = ['a', 'b'].map((name, i) => ({
      ...group('AND', simple('conda_spec_exception', 'in', [name])),
      groupKey: `abcdefghi${'xy'[i]}`,
    }));
    const all: Filters = { ...formToFilters(emptyForm()), exceptions: group('AND', ...groups) };
    const any: Filters = { ...all, exceptions: group('AND', group('OR', ...groups)) };
    expect([filtersToForm(all).form.exclusionsOperator, filtersToForm(any).form.exclusionsOperator]).toEqual([
      'AND',
      'OR',
    ]);
    expect([formToFilters(filtersToForm(all).form), formToFilters(filtersToForm(any).form)]).toEqual([all, any]);
  });
  test('[POL-16] group keys are ten letters or underscores and differ', () => {
    const keys = Array.from({ length: 200 }, () => newGroupKey());
    expect(keys.every((key) => /^[A-Za-z_]{10}$/.test(key))).toBe(true);
    expect(new Set(keys).size).toBe(200);
    expect(newGroupKey(() => 0.999999)).toMatch(/^[A-Za-z_]{10}$/);
  });
});

describe('the facet check', () => {
  const exact = (): FilterNode[] => formToFilters(emptyForm()).add_packages.subfilters;
  const cve = (...nodes: FilterNode[]) => aPolicy({ remove: [group('AND', ...nodes)] });
  test('[WIZ-31] the exact sets have no problem', () => {
    expect(
      filtersToForm(aPolicy({ add: exact(), exceptions: [group('AND', simple('conda_spec_exception', 'in', ['a']))] }))
        .problems,
    ).toEqual([]);
  });
  test('[WIZ-30, WIZ-31] a missing, a redundant and a not allowed facet are listed under their form', () => {
    const [platform, , ...rest] = exact();
    expect(
      filtersToForm(aPolicy({ add: [platform!, platform!, ...rest, simple('cve_score', 'equal', 3)] })).problems,
    ).toEqual([
      { form: 'package', index: 0, missing: ['license_family'], redundant: ['platform'], notAllowed: ['cve_score'] },
    ]);
  });
  test('[WIZ-31] a facet in a group within a form is not allowed there', () => {
    const [platform, ...rest] = exact();
    expect(filtersToForm(aPolicy({ add: [group('AND', platform!), ...rest] })).problems).toEqual([
      { form: 'package', index: 0, missing: [], redundant: [], notAllowed: ['platform'] },
    ]);
  });
  test('[WIZ-30] each CVE rule and exclusion is a form of its own', () => {
    const filters = cve(
      simple('cve_score', 'greater_than_equal_to', 7),
      simple('cve_status', 'in', []),
      simple('cve_allowlist', 'not_in', []),
    );
    filters.remove_packages.subfilters.push(group('AND', simple('cve_score', 'greater_than_equal_to', 7)));
    filters.exceptions.subfilters.push(group('AND', simple('platform', 'in', ['noarch'])));
    expect(filtersToForm(filters).problems).toEqual([
      { form: 'cve', index: 1, missing: ['cve_status', 'cve_allowlist'], redundant: [], notAllowed: [] },
      { form: 'exclusions', index: 0, missing: ['conda_spec_exception'], redundant: [], notAllowed: ['platform'] },
    ]);
  });
  test('[WIZ-25, WIZ-31] an age replaces the To date as a period, and is read back', () => {
    const filters = formToFilters({ ...emptyForm(), packageRules: { ...emptyForm().packageRules, minimumAge: 14 } });
    expect(filters.add_packages.subfilters).toContainEqual(simple('package_to_date', 'less_than_equal_to', 'P14D'));
    const { form, problems } = filtersToForm(filters);
    expect([problems, form.packageRules.minimumAge, form.packageRules.to]).toEqual([[], 14, '']);
    expect(policyText(filters)).toBe('Minimum age 14 days');
    expect(summarize(filters).map(summaryText)).toEqual(['To add packages where seen here for at least 14 days.']);
    expect(
      errors(1, (wrong) => {
        wrong.packageRules.minimumAge = 0.5;
      }),
    ).toEqual([['packageRules.minimumAge', MESSAGES.age]]);
  });
  test('[POL-19, WIZ-31] package_age is not allowed in the wizard', () => {
    expect(
      filtersToForm(aPolicy({ add: [...exact(), simple('package_age', 'equal', 1)] })).problems[0]?.notAllowed,
    ).toEqual(['package_age']);
  });
  test('whatever is stored can be loaded', () => {
    for (const stored of [
      undefined,
      null,
      1,
      {},
      { add_packages: { subfilters: [null, 1, {}, { facet: 'platform' }] }, exceptions: [] },
    ]) {
      expect(filtersToForm(stored).form.cveRules).toHaveLength(1);
    }
  });
  test('a comparator without a field, facets under OR and unknown facets are not allowed either', () => {
    const whole = [
      simple('cve_score', 'in', ['7']),
      simple('cve_status', 'in', []),
      simple('cve_allowlist', 'not_in', []),
    ];
    expect(filtersToForm(cve(...whole)).problems[0]?.notAllowed).toEqual(['cve_score']);
    expect(filtersToForm(aPolicy({ remove: [group('OR', ...whole)] })).problems[0]?.notAllowed).toHaveLength(3);
    expect(
      filtersToForm(cve({ facet: 'constructor' as 'platform', comparator: 'in', criterion: [] })).problems[0]
        ?.notAllowed,
    ).toEqual(['constructor']);
  });
});

describe('steps', () => {
  test('[WIZ-04] are five', () => {
    expect(WIZARD_STEPS).toEqual(['Set details', 'Set package rules', 'Set CVE rules', 'Set exclusions', 'Review']);
  });
  test("[WIZ-45] step 1 asks for a name: 'Policy name is required'", () => {
    expect(
      errors(0, (form) => {
        form.name = '';
      }),
    ).toEqual([['name', 'Policy name is required']]);
  });
  test("[WIZ-46] 'You cannot use special characters.'", () => {
    for (const name of ['a.b', 'a!'])
      expect(
        errors(0, (form) => {
          form.name = name;
        }),
      ).toEqual([['name', 'You cannot use special characters.']]);
    expect(
      errors(0, (form) => {
        form.name = 'My-Policy_1 x';
      }),
    ).toEqual([]);
  });
  test('[WIZ-50, WIZ-53] bad package names are joined by a comma', () => {
    expect(
      errors(1, (form) => {
        form.packageRules.names.values = ['numpy', 'a===', 'b>>1'];
      }),
    ).toEqual([['packageRules.names.values', 'Error: invalid matchspec a===, Error: invalid matchspec b>>1']]);
  });
  test("[WIZ-48] 'From date cannot be in the future.' for tomorrow, not for today", () => {
    expect(
      errors(1, (form) => {
        form.packageRules.from = '2026-03-11';
      }),
    ).toEqual([['packageRules.from', 'From date cannot be in the future.']]);
    expect(
      errors(1, (form) => {
        form.packageRules.from = TODAY;
      }),
    ).toEqual([]);
    expect(
      stepErrors(
        aForm((form) => {
          form.packageRules.from = '2026-03-11';
        }),
        1,
        TODAY,
      )[0]?.type,
    ).toBe('notInFuture');
  });
  test('[WIZ-49] dates are yyyy-MM-dd and the range is not turned round', () => {
    expect(
      errors(1, (form) => {
        form.packageRules.to = '9.3.2024';
      }),
    ).toHaveLength(1);
    expect(
      errors(1, (form) => {
        Object.assign(form.packageRules, { from: '2024-03-09', to: '2024-03-08' });
      })[0]?.[0],
    ).toBe('packageRules.to');
  });
  test("[WIZ-56] -1, 11, and 2.5 are rejected as CVE score, 0 and 10 aren't", () => {
    const score = (value: number | null) =>
      errors(2, (form) => {
        form.cveRules[0]!.score = value;
      }).length;
    expect([-1, 11, 2.5, Number.NaN].map(score)).toEqual([1, 1, 1, 1]);
    expect([0, 10, null].map(score)).toEqual([0, 0, 0]);
  });
  test('a rule that takes tenths can say 7.5, any comparison comes back as it was written', () => {
    const tenths = (value: number) =>
      errors(2, (form) => {
        form.cveRules[0] = { ...form.cveRules[0]!, tenths: true, score: value };
      });
    expect([tenths(7.5), tenths(7.55)]).toEqual([[], [['cveRules.0.score', MESSAGES.scoreTenths]]]);
    for (const comparator of NUMBER_COMPARATORS) {
      const written = aPolicy({
        remove: [
          group(
            'AND',
            simple('cve_score', comparator, 7.5),
            simple('cve_status', 'in', []),
            simple('cve_allowlist', 'not_in', []),
          ),
        ],
      });
      const { form, problems } = filtersToForm(written);
      expect([problems, form.cveRules[0]?.tenths]).toEqual([[], true]);
      expect(formToFilters(form).remove_packages.subfilters[0]).toMatchObject({
        subfilters: [simple('cve_score', comparator, 7.5), {}, {}],
      });
    }
  });
  test('[WIZ-58] a bad allowlist entry shows the text', () => {
    const allowlist = (id: string) =>
      errors(2, (form) => {
        form.cveRules[0]!.allowlist = [id];
      });
    expect(allowlist('CVE-14-1234')).toEqual([
      ['cveRules.0.allowlist', 'Invalid CVE ID. Please use format CVE-####-####. ex: CVE-2014-1234'],
    ]);
    expect(allowlist('CVE-2021-44228')).toEqual([]);
  });
  test('[WIZ-53] exclusions are match specs too', () => {
    expect(
      errors(3, (form) => {
        form.exclusions[0]!.specs = ['a==='];
      }),
    ).toEqual([['exclusions.0.specs', 'Error: invalid matchspec a===']]);
  });
  test('[WIZ-05, WIZ-06] a valid step opens the next one, an invalid one closes all after it', () => {
    expect(enabledSteps(emptyForm(), 0, 0, TODAY)).toEqual([true, false, false, false, false]);
    expect(enabledSteps(aForm(), 0, 0, TODAY)).toEqual([true, true, false, false, false]);
    expect(enabledSteps(aForm(), 1, 3, TODAY)).toEqual([true, true, true, true, false]);
    expect(
      enabledSteps(
        aForm((form) => {
          form.packageRules.names.values = ['a==='];
        }),
        1,
        3,
        TODAY,
      ),
    ).toEqual([true, true, false, false, false]);
  });
  test('[WIZ-42, WIZ-43] include dependencies needs names and is reset with the last one', () => {
    const rules = { ...emptyForm().packageRules, includeDependencies: true };
    expect(canIncludeDependencies(rules)).toBe(false);
    expect(settlePackageRules(rules).includeDependencies).toBe(false);
    const named = { ...rules, names: { operator: 'in' as const, values: ['numpy'] } };
    expect(canIncludeDependencies(named)).toBe(true);
    expect(settlePackageRules(named).includeDependencies).toBe(true);
    expect(compilePolicy(formToFilters({ ...emptyForm(), packageRules: rules })).includeDependencies).toBe(false);
  });
});

describe('changes', () => {
  test('are counted by field with what came and went', () => {
    const before = aForm((form) => {
      form.packageRules.platform.values = ['linux-64', 'osx-64'];
      form.cveRules = [{ ...emptyCveRule(), groupKey: 'aaaaaaaaaa', score: 6, statuses: ['active'], allowlist: [] }];
    });
    const after = structuredClone(before);
    after.packageRules.platform.values = ['linux-64'];
    after.packageRules.license.values = ['MIT'];
    after.cveRules[0]!.score = 5;
    expect(diffForms(before, after)).toEqual([
      { section: 'package', groupKey: undefined, field: 'platform', added: [], removed: ['osx-64'] },
      { section: 'package', groupKey: undefined, field: 'license', added: ['MIT'], removed: [] },
      { section: 'cve', groupKey: 'aaaaaaaaaa', field: 'score', added: ['≥ 5'], removed: ['≥ 6'] },
    ]);
  });
  test('an untouched form has none, nor have two empty ones', () => {
    fc.assert(fc.property(someForm, (form) => diffForms(form, structuredClone(form)).length === 0));
    expect(diffForms(emptyForm(), emptyForm()).length).toBe(0);
  });
  test('a form that differs in meaning differs in the count', () => {
    fc.assert(
      fc.property(someForm, someForm, (a, b) => {
        const same = JSON.stringify(summarize(formToFilters(a))) === JSON.stringify(summarize(formToFilters(b)));
        return same || diffForms(a, b).length > 0;
      }),
    );
  });
});

test('adds an allowed CVE once to the allowlist of each rule with conditions', () => {
  const rule = (allowlist: string[]): CveRule => ({ ...emptyCveRule(), score: 7, allowlist });
  const rules = withAllowedCve([rule([]), rule(['CVE-2024-1', 'CVE-2024-2']), emptyCveRule()], 'CVE-2024-1');
  expect(rules.map(({ allowlist }) => allowlist)).toEqual([['CVE-2024-1'], ['CVE-2024-1', 'CVE-2024-2'], []]);
});

test('exceptions come to what exclusions let in, however these combine, and none is named twice', () => {
  const exclusion = (...specs: string[]) => ({ groupKey: specs.join(''), specs });
  const specsOf = (exclusions: { specs: string[] }[]) => exclusions.map(({ specs }) => specs);
  const added = (exclusions: { groupKey: string; specs: string[] }[], exclusionsOperator: 'AND' | 'OR') => {
    const form = withExceptions({ exclusions, exclusionsOperator }, ['lzo', 'a']);
    return [form.exclusionsOperator, specsOf(form.exclusions)];
  };
  expect(added([exclusion()], 'OR')).toEqual(['OR', [['lzo', 'a']]]);
  expect(added([exclusion('a')], 'AND')).toEqual(['OR', [['a'], ['lzo']]]);
  expect(added([exclusion('a'), exclusion('b')], 'OR')).toEqual(['OR', [['a'], ['b'], ['lzo']]]);
  // With AND, everything excluded before stays excluded, and the added specs too.
  expect(added([exclusion('a'), exclusion('b')], 'AND')).toEqual([
    'AND',
    [
      ['a', 'lzo'],
      ['b', 'lzo', 'a'],
    ],
  ]);
  expect(added([exclusion('lzo', 'a')], 'AND')).toEqual(['AND', [['lzo', 'a']]]);
});
