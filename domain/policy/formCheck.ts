/** Whether a stored policy fits the wizard's forms: the exact-set check of facets (WIZ-30, WIZ-31, WIZ-32). */
import type { CompoundFilter, SimpleFilter } from './model.ts';
import { isCompound } from './model.ts';
import { NUMBER_COMPARATORS } from './vocabulary.ts';
import type { Comparator, Facet } from './vocabulary.ts';

/** The three kinds of form that a policy fills. */
export type FormName = 'package' | 'cve' | 'exclusions';

/** What does not fit in one form; the lists hold facets. A facet stands once in each list. */
export interface FormProblem {
  form: FormName;
  /** Which form of its kind, from 0. */
  index: number;
  /** Facets of the expected set that are not there. */
  missing: Facet[];
  /** Facets that are there more than once. */
  redundant: string[];
  /** Facets of another form or none that we know, with a comparator the form has no field for, or inside a nested group. */
  notAllowed: string[];
}

/** The expected facets of each form with the comparators its fields can show (WIZ-32). */
export const FORM_FACETS: Record<FormName, Partial<Record<Facet, readonly Comparator[]>>> = {
  package: {
    platform: ['in', 'not_in'],
    license_family: ['in', 'not_in'],
    conda_spec: ['in', 'not_in'],
    include_dependencies: ['equal'],
    only_signed: ['equal'],
    keep_legacy: ['equal'],
    package_from_date: ['greater_than_equal_to'],
    package_to_date: ['less_than_equal_to'],
  },
  cve: { cve_score: NUMBER_COMPARATORS, cve_status: ['in'], cve_allowlist: ['not_in'] },
  exclusions: { conda_spec_exception: ['in'] },
};

function leaves(node: CompoundFilter, nested = false): { filter: SimpleFilter; nested: boolean }[] {
  return node.subfilters.flatMap((child) => (isCompound(child) ? leaves(child, true) : [{ filter: child, nested }]));
}

function checkGroup(form: FormName, index: number, node: CompoundFilter): FormProblem | undefined {
  const expected = FORM_FACETS[form];
  const seen = new Map<string, number>();
  const notAllowed = new Set<string>();
  const found = leaves(node);
  // A group of several facets under OR means something else than the form, which joins its fields with AND.
  const joinedByOr = node.operator === 'OR' && found.length > 1;
  for (const { filter, nested } of found) {
    seen.set(filter.facet, (seen.get(filter.facet) ?? 0) + 1);
    const comparators = Object.hasOwn(expected, filter.facet) ? expected[filter.facet] : undefined;
    if (nested || joinedByOr || !comparators?.includes(filter.comparator)) notAllowed.add(filter.facet);
  }
  const problem: FormProblem = {
    form,
    index,
    missing: (Object.keys(expected) as Facet[]).filter((facet) => !seen.has(facet)),
    redundant: [...seen].filter(([, count]) => count > 1).map(([facet]) => facet),
    notAllowed: [...notAllowed],
  };
  return problem.missing.length + problem.redundant.length + problem.notAllowed.length > 0 ? problem : undefined;
}

/**
 * Checks the groups of a policy against the expected sets. A section without any filter is an untouched form and fits.
 * @returns one problem for each form that does not fit, in the order of the wizard
 */
export function checkForm(packageRules: CompoundFilter, cveGroups: CompoundFilter[], exclusions: CompoundFilter[]): FormProblem[] {
  return [
    packageRules.subfilters.length > 0 ? checkGroup('package', 0, packageRules) : undefined,
    ...cveGroups.map((node, index) => checkGroup('cve', index, node)),
    ...exclusions.map((node, index) => checkGroup('exclusions', index, node)),
  ].filter((problem) => problem !== undefined);
}
