/** Compares two forms field by field, for the counter in the wizard's header and the marks of its review step. */
import type { PolicyForm } from './form.ts';
import { isEmptyCveRule, isEmptyExclusion, saidIn, settlePackageRules } from './form.ts';
import type { FormName } from './formFields.ts';

/** A changed field. Lists have added and removed entries; single values have old and new as one entry each. */
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

function single(value: string): string[] {
  return value === '' ? [] : [value];
}

function changes(section: FieldChange['section'], before: Values, after: Values, groupKey?: string): FieldChange[] {
  return Object.keys({ ...before, ...after }).flatMap((field) => {
    const [old, now] = [new Set(before[field]), new Set(after[field])];
    const added = [...now].filter((value) => !old.has(value));
    const removed = [...old].filter((value) => !now.has(value));
    return added.length + removed.length > 0 ? [{ section, groupKey, field, added, removed }] : [];
  });
}

function details(form: PolicyForm): Values {
  return { name: single(form.name.trim()), description: single(form.description) };
}

/** Returns the values of a group; none for a missing group. */
const saidOf = (form: FormName, group: object | undefined): Values => (group === undefined ? {} : saidIn(form, group));

/** Groups of both forms, paired by key; the keys of untouched default groups differ, but those have no values. */
function pairs<T extends { groupKey: string }>(before: T[], after: T[]): [string, T | undefined, T | undefined][] {
  const [old, now] = [before, after].map((groups) => new Map(groups.toReversed().map((each) => [each.groupKey, each])));
  return [...new Set([...before, ...after].map(({ groupKey }) => groupKey))].map((key) => [
    key,
    old!.get(key),
    now!.get(key),
  ]);
}

/**
 * Lists the changed fields of two forms in the order of the wizard; their number is the count in '5 unsaved changes'.
 */
export function diffForms(before: PolicyForm, after: PolicyForm): FieldChange[] {
  const operator = (form: PolicyForm) => ({
    exclusionsOperator:
      form.exclusions.filter((exclusion) => !isEmptyExclusion(exclusion)).length > 1 ? [form.exclusionsOperator] : [],
  });
  const filled = (form: PolicyForm) => form.cveRules.filter((rule) => !isEmptyCveRule(rule));
  return [
    ...changes('details', details(before), details(after)),
    ...changes(
      'package',
      saidIn('package', settlePackageRules(before.packageRules)),
      saidIn('package', settlePackageRules(after.packageRules)),
    ),
    ...pairs(filled(before), filled(after)).flatMap(([key, old, now]) =>
      changes('cve', saidOf('cve', old), saidOf('cve', now), key),
    ),
    ...pairs(before.exclusions, after.exclusions).flatMap(([key, old, now]) =>
      changes('exclusions', saidOf('exclusions', old), saidOf('exclusions', now), key),
    ),
    ...changes('exclusions', operator(before), operator(after)),
  ];
}
