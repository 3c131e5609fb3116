/** What changed between two forms, field by field: the counter of the wizard's head and the marks of its review step. */
import { COMPARATOR_SIGNS } from './describe.ts';
import type { CveRule, Exclusion, PolicyForm } from './form.ts';
import { isEmptyCveRule, settlePackageRules } from './form.ts';

/** A changed field. Lists give the entries that came and went; single values give old and new as one entry each. */
export interface FieldChange {
  section: 'details' | 'package' | 'cve' | 'exclusions';
  /** Key of the CVE rule or exclusion. */
  groupKey?: string;
  /** Field of the form, e.g. 'platform', 'score'; 'operator' changes are reported with their list. */
  field: string;
  added: string[];
  removed: string[];
}

type Values = Record<string, string[]>;

function single(value: string | number | boolean | null | undefined): string[] {
  return value === null || value === undefined || value === '' ? [] : [String(value)];
}

/** An operator counts only with values: an empty list considers all, whatever it says. */
function listed(rule: { operator: string; values: string[] }): string[] {
  return rule.values.length > 0 && rule.operator === 'not_in' ? rule.values.map((value) => `not ${value}`) : rule.values;
}

function changes(section: FieldChange['section'], before: Values, after: Values, groupKey?: string): FieldChange[] {
  return Object.keys(after).flatMap((field) => {
    const [old, now] = [new Set(before[field]), new Set(after[field])];
    const added = [...now].filter((value) => !old.has(value));
    const removed = [...old].filter((value) => !now.has(value));
    return added.length + removed.length > 0 ? [{ section, groupKey, field, added, removed }] : [];
  });
}

function details(form: PolicyForm): Values {
  return { name: single(form.name.trim()), description: single(form.description) };
}

function packageValues(form: PolicyForm): Values {
  const rules = settlePackageRules(form.packageRules);
  return {
    platform: listed(rules.platform), license: listed(rules.license), names: listed(rules.names),
    includeDependencies: single(rules.includeDependencies), onlySigned: single(rules.onlySigned), keepLegacy: single(rules.keepLegacy),
    from: single(rules.from), to: single(rules.to), minimumAge: single(rules.minimumAge),
  };
}

/** A rule's score with its comparison, as it is read: '≥ 7'. */
export function scoreText({ score, comparator = 'greater_than_equal_to' }: Pick<CveRule, 'score' | 'comparator'>): string {
  return `${COMPARATOR_SIGNS[comparator]} ${score ?? ''}`;
}

function cveValues(rule: CveRule | undefined): Values {
  return { score: rule === undefined || rule.score === null ? [] : [scoreText(rule)], statuses: rule?.statuses ?? [], allowlist: rule?.allowlist ?? [] };
}

function exclusionValues(exclusion: Exclusion | undefined): Values {
  return { specs: exclusion?.specs ?? [] };
}

/** Groups of both forms, paired by key; the keys of untouched default groups differ, but those have no values. */
function pairs<T extends { groupKey: string }>(before: T[], after: T[]): [string, T | undefined, T | undefined][] {
  const [old, now] = [before, after].map((groups) => new Map(groups.toReversed().map((each) => [each.groupKey, each])));
  return [...new Set([...before, ...after].map(({ groupKey }) => groupKey))].map((key) => [key, old!.get(key), now!.get(key)]);
}

/** Every changed field between two forms, in the order of the wizard. */
export function diffForms(before: PolicyForm, after: PolicyForm): FieldChange[] {
  const operator = (form: PolicyForm) => ({
    exclusionsOperator: form.exclusions.filter(({ specs }) => specs.length > 0).length > 1 ? [form.exclusionsOperator] : [],
  });
  const filled = (form: PolicyForm) => form.cveRules.filter((rule) => !isEmptyCveRule(rule));
  return [
    ...changes('details', details(before), details(after)),
    ...changes('package', packageValues(before), packageValues(after)),
    ...pairs(filled(before), filled(after)).flatMap(([key, old, now]) => changes('cve', cveValues(old), cveValues(now), key)),
    ...pairs(before.exclusions, after.exclusions).flatMap(([key, old, now]) => changes('exclusions', exclusionValues(old), exclusionValues(now), key)),
    ...changes('exclusions', operator(before), operator(after)),
  ];
}

/** How many fields differ between two forms ('5 unsaved changes'). */
export function countChanges(before: PolicyForm, after: PolicyForm): number {
  return diffForms(before, after).length;
}
