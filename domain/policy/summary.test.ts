import { describe, expect, test } from 'vitest';
import { filterText } from './describe.ts';
import { emptyCveRule, emptyForm, formToFilters, policyText, summarize, summaryText } from './index.ts';
import { aPolicy, group, simple } from './testing/builders.ts';

const filled = () => {
  const form = emptyForm();
  form.packageRules.platform.values = ['linux-64', 'noarch'];
  form.packageRules.license = { operator: 'not_in', values: ['AGPL', 'GPL', 'GPL3'] };
  form.packageRules.names = { operator: 'not_in', values: ['setuptools<78.1.1'] };
  Object.assign(form.packageRules, { from: '2018-01-01', to: '2025-09-25' });
  form.cveRules[0] = {
    ...emptyCveRule(),
    groupKey: 'aaaaaaaaaa',
    score: 6,
    statuses: ['active', 'reported'],
    allowlist: ['CVE-2021-41496'],
  };
  form.exclusions[0] = { groupKey: 'bbbbbbbbbb', specs: ['pytorch', 'readline', 'libgcc', 'xz'] };
  return formToFilters(form);
};

describe('the summary', () => {
  test('[POL-22, POL-23, POL-24] has the three phrases', () => {
    expect(summarize(filled()).map(({ phrase }) => phrase)).toEqual([
      'to add packages where',
      'to remove packages where',
      'to add exceptions to packages where',
    ]);
  });
  test('reads as sentences', () => {
    expect(summarize(filled(), { maxItems: 3 }).map(summaryText)).toEqual([
      'To add packages where platform is linux-64 or noarch, and license is not AGPL, GPL or GPL3, and name is not setuptools<78.1.1, and created 2018-01-01 to 2025-09-25.',
      'To remove packages where CVE score ≥ 6 and status is active or reported, except CVE-2021-41496.',
      'To add exceptions to packages where name is pytorch, readline, libgcc or 1 more.',
    ]);
  });
  test('[WIZ-59] hides empty filters and sections', () => {
    expect(summarize(formToFilters(emptyForm()))).toEqual([]);
    const form = emptyForm();
    form.packageRules.onlySigned = true;
    expect(summarize(formToFilters(form)).map(summaryText)).toEqual(['To add packages where signed.']);
    expect(summarize(aPolicy({ remove: [group('AND', simple('cve_status', 'in', [])), group('AND')] }))).toEqual([]);
  });
  test('adds the switches to the names', () => {
    const form = emptyForm();
    Object.assign(form.packageRules, {
      names: { operator: 'in', values: ['numpy'] },
      includeDependencies: true,
      keepLegacy: true,
    });
    expect(summarize(formToFilters(form)).map(summaryText)).toEqual([
      'To add packages where name is numpy, including dependencies, keeping what was served before.',
    ]);
  });
  test('marks names and specs as mono', () => {
    const [section] = summarize(aPolicy({ add: [simple('conda_spec', 'in', ['xz=5.6.*', 'curl'])] }));
    expect(section!.parts).toEqual([
      { kind: 'text', text: 'name is ' },
      { kind: 'mono', text: 'xz=5.6.*' },
      { kind: 'text', text: ' or ' },
      { kind: 'mono', text: 'curl' },
      { kind: 'text', text: '.' },
    ]);
  });
  test('brackets nested groups', () => {
    const rule = group(
      'AND',
      group('OR', simple('cve_score', 'equal', 3), simple('cve_score', 'equal', 4)),
      simple('license_family', 'in', ['MIT']),
    );
    expect(summarize(aPolicy({ remove: [rule, simple('platform', 'in', ['noarch'])] })).map(summaryText)).toEqual([
      'To remove packages where ((CVE score = 3, or CVE score = 4), and license is MIT), or platform is noarch.',
    ]);
  });
});

describe('rule texts', () => {
  test('make one line of a policy', () => {
    expect(policyText(filled())).toBe(
      'Platform in linux-64, noarch; License not in AGPL, GPL, GPL3; Package names not in setuptools<78.1.1; ' +
        'Created on or after 2018-01-01; Created on or before 2025-09-25; CVE score ≥ 6, status active or reported, except CVE-2021-41496; ' +
        'Exclusion of pytorch, readline, libgcc and 1 more',
    );
    expect(policyText(aPolicy())).toBe('No rules: everything is allowed');
  });
  test("distinguishes what is blocked from what is allowed, also in a policy's one-line text", () => {
    const names = simple('conda_spec', 'in', ['zlib']);
    const score = simple('cve_score', 'less_than_equal_to', 7);
    expect(policyText(aPolicy({ add: [names] }))).toBe('Package names in zlib');
    expect(policyText(aPolicy({ remove: [names] }))).toBe('Refused: Package names in zlib');
    expect(policyText(aPolicy({ add: [names], remove: [names, simple('platform', 'in', ['noarch'])] }))).toBe(
      'Package names in zlib; Refused: Package names in zlib; Refused: Platform in noarch',
    );
    expect(policyText(aPolicy({ remove: [score] }))).toBe('CVE score ≤ 7');
    expect(policyText(aPolicy({ add: [score] }))).toBe('Only: CVE score ≤ 7');
  });
  test('are short', () => {
    expect(filterText(simple('license_family', 'not_in', ['AGPL', 'GPL']))).toBe('License not in AGPL, GPL');
    expect(
      filterText(
        group(
          'AND',
          simple('cve_score', 'greater_than_equal_to', 7),
          simple('cve_status', 'in', ['active', 'reported']),
          simple('cve_allowlist', 'not_in', []),
        ),
      ),
    ).toBe('CVE score ≥ 7, status active or reported');
    expect(
      filterText(
        group('AND', simple('cve_score', 'greater_than_equal_to', null), simple('cve_status', 'in', ['active'])),
      ),
    ).toBe('CVE status active');
    expect(filterText(group('AND', simple('cve_allowlist', 'not_in', ['CVE-2024-0001'])))).toBe(
      'Any CVE except CVE-2024-0001',
    );
    expect(
      filterText(
        group(
          'OR',
          simple('platform', 'in', ['noarch']),
          group('AND', simple('only_signed', 'equal', true), simple('package_age', 'greater_than', 3)),
        ),
      ),
    ).toBe('Platform in noarch or (Only signed packages and Package age > 3 days)');
  });
});
