import { describe, expect, test } from 'vitest';
import { emptyCveRule, emptyForm, formToFilters, policyChanges } from './index.ts';
import type { PolicyForm } from './index.ts';

const saved = (
  change: (form: PolicyForm) => void = () => undefined,
  details: { name?: string; description?: string } = {},
) => {
  const form = emptyForm(() => 0.5);
  change(form);
  return { name: 'Baseline', description: '', ...details, filters: formToFilters(form) };
};

describe('what changed between two saves', () => {
  test('lists changes by field, with added and removed values', () => {
    const before = saved((form) => {
      form.packageRules.license = { operator: 'not_in', values: ['GPL'] };
      form.cveRules = [{ ...emptyCveRule(), groupKey: 'aaaaaaaaaa', score: 6, statuses: ['active'], allowlist: [] }];
    });
    const after = saved(
      (form) => {
        form.packageRules.license = { operator: 'not_in', values: ['GPL', 'AGPL'] };
        form.packageRules.names = { operator: 'in', values: ['numpy'] };
        Object.assign(form.packageRules, { includeDependencies: true, minimumAge: 14 });
        form.cveRules = [
          { ...emptyCveRule(), groupKey: 'aaaaaaaaaa', score: 7, statuses: ['active'], allowlist: ['CVE-2021-44228'] },
          { ...emptyCveRule(), groupKey: 'bbbbbbbbbb', score: 9, statuses: [], allowlist: [] },
        ];
        form.exclusions = [{ groupKey: 'cccccccccc', specs: ['xz'] }];
      },
      { name: 'Production', description: 'For all' },
    );
    expect(policyChanges(before, after)).toEqual([
      { subject: 'Name', added: ['Production'], removed: ['Baseline'] },
      { subject: 'Description', added: ['For all'], removed: [] },
      { subject: 'License', added: ['not AGPL'], removed: [] },
      { subject: 'Package names', added: ['numpy'], removed: [] },
      { subject: 'Dependencies', added: ['included'], removed: ['not included'] },
      { subject: 'Seen here for at least', added: ['14 days'], removed: [] },
      { subject: 'CVE rule 1: score', added: ['≥ 7'], removed: ['≥ 6'] },
      { subject: 'CVE rule 1: allowlist', added: ['CVE-2021-44228'], removed: [] },
      { subject: 'CVE rule 2: score', added: ['≥ 9'], removed: [] },
      { subject: 'Exclusion', added: ['xz'], removed: [] },
    ]);
    expect(policyChanges(after, after)).toEqual([]);
  });

  test('groups without keys are the same groups', () => {
    const grouped = (spec: string) => ({
      name: 'A',
      description: '',
      filters: {
        exceptions: {
          type: 'compound',
          operator: 'AND',
          subfilters: [{ facet: 'conda_spec_exception', comparator: 'in', criterion: ['xz', spec] }],
        },
      },
    });
    const lines = policyChanges(grouped('a'), grouped('b'));
    expect(lines.flatMap(({ added, removed }) => [added, removed]).flat()).not.toContain('xz');
  });

  test("describes what the form can't represent in sentences", () => {
    const older = (days: number) => ({
      name: 'A',
      description: '',
      filters: {
        add_packages: {
          type: 'compound',
          operator: 'AND',
          subfilters: [{ facet: 'package_age', comparator: 'greater_than', criterion: days }],
        },
      },
    });
    expect(policyChanges(older(14), older(30))).toEqual([
      {
        subject: 'Rules',
        added: ['To add packages where age > 30 days.'],
        removed: ['To add packages where age > 14 days.'],
      },
    ]);
  });

  test('ten thousand values are compared in a moment', () => {
    const names = (from: number) =>
      saved((form) => {
        form.packageRules.names.values = Array.from({ length: 10_000 }, (_unused, at) => `package-${from + at}`);
      });
    const [change] = policyChanges(names(0), names(5_000));
    expect([change!.added.length, change!.removed.length]).toEqual([5_000, 5_000]);
  });
});
