/** Validation of the wizard's steps with the texts of the specification (WIZ-45 to WIZ-58). */
import { dayOf } from '../calendar/index.ts';
import type { Facet } from './facets.ts';
import { facetEntry } from './facets.ts';
import { fieldsOf } from './facetFields.ts';
import type { PolicyForm } from './form.ts';
import type { FieldError, FormName } from './formFields.ts';
import { errorAt } from './formFields.ts';
import type { CompoundFilter, Filters } from './model.ts';
import { isCompound } from './model.ts';
import { policyNameError } from './validate.ts';

/** The five steps of the wizard (WIZ-04). */
export const WIZARD_STEPS = ['Set details', 'Set package rules', 'Set CVE rules', 'Set exclusions', 'Review'] as const;

/** Returns the errors of one form at `path`. */
function formErrors(form: FormName, values: object, path: string, today: string): FieldError[] {
  return fieldsOf(form)
    .flatMap(({ field }) => field.errors(values, today))
    .map((error) => ({ ...error, path: `${path}.${error.path}` }));
}

/**
 * The errors of one step, 0 to 4; the review (4) has those of all steps before it.
 * @param today the user's current day, yyyy-MM-dd
 */
export function stepErrors(form: PolicyForm, step: number, today: string = dayOf(Date.now())): FieldError[] {
  switch (step) {
    case 0:
      return errorAt('name', 'name', policyNameError(form.name));
    case 1:
      return formErrors('package', form.packageRules, 'packageRules', today);
    case 2:
      return form.cveRules.flatMap((rule, index) => formErrors('cve', rule, `cveRules.${index}`, today));
    case 3:
      return form.exclusions.flatMap((exclusion, index) =>
        formErrors('exclusions', exclusion, `exclusions.${index}`, today),
      );
    default:
      return [0, 1, 2, 3].flatMap((each) => stepErrors(form, each, today));
  }
}

/**
 * Returns which steps can be opened: each up to the current one, the next one if all before it are valid, and later
 * ones that were reached before, if every step before them is valid (WIZ-05, WIZ-06).
 * @param reached the furthest step opened so far
 */
export function enabledSteps(form: PolicyForm, current: number, reached: number, today?: string): boolean[] {
  const firstInvalid = WIZARD_STEPS.findIndex((_, step) => stepErrors(form, step, today).length > 0);
  const valid = (step: number) => firstInvalid < 0 || step <= firstInvalid;
  return WIZARD_STEPS.map((_, step) => step <= current || (valid(step) && step <= Math.max(current + 1, reached)));
}

/**
 * Returns the facet at the end of a path such as ['subfilters', '0', 'subfilters', '1', 'criterion'], with the group's
 * key.
 */
function facetAt(
  section: CompoundFilter,
  path: readonly string[],
): { facet: Facet | undefined; groupKey: string | undefined } {
  let node = section;
  let groupKey: string | undefined;
  for (const part of path) {
    const child = node.subfilters[Number(part)];
    if (part === 'subfilters' || child === undefined) continue;
    if (!isCompound(child)) return { facet: child.facet, groupKey };
    groupKey = child.groupKey ?? groupKey;
    node = child;
  }
  return { facet: undefined, groupKey };
}

/**
 * Locates a server error in the form: the path of a {@link FieldError}; undefined if the form doesn't have it.
 * @param path from the policy down, such as ['filters', 'remove_packages', 'subfilters', '0', 'subfilters', '1',
 * 'criterion']
 * @param filters the payload made of `form`
 */
export function placeInForm(
  [top, section, ...path]: readonly string[],
  filters: Filters,
  form: PolicyForm,
): string | undefined {
  if (top === 'name' || top === 'description') return top;
  if (top !== 'filters' || section === undefined || !Object.hasOwn(filters, section)) return undefined;
  const { facet, groupKey } = facetAt(filters[section as keyof Filters], path);
  const field = facet === undefined ? undefined : facetEntry(facet)?.field;
  const group = (list: readonly { groupKey: string }[]) => list.findIndex((one) => one.groupKey === groupKey);
  switch (section) {
    case 'add_packages':
      return field && `packageRules.${field.place}`;
    case 'remove_packages':
      return field && group(form.cveRules) >= 0 ? `cveRules.${group(form.cveRules)}.${field.place}` : undefined;
    // An exclusion has one field, which also shows findings on its group.
    default:
      return group(form.exclusions) >= 0
        ? `exclusions.${group(form.exclusions)}.${fieldsOf('exclusions')[0]!.field.place}`
        : undefined;
  }
}

/** Returns the step of the wizard that contains a form path. */
export function stepOf(path: string): number {
  const at = ['packageRules', 'cveRules', 'exclusions'].findIndex((start) => path.startsWith(start));
  return at + 1;
}
