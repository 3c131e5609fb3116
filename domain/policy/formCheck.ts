/** Whether a stored policy fits the wizard's forms: the exact-set check of facets (WIZ-30, WIZ-31, WIZ-32). */
import type { Facet } from './facets.ts';
import { fieldsOf } from './facetFields.ts';
import type { FormName } from './formFields.ts';
import type { CompoundFilter, SimpleFilter } from './model.ts';
import { isCompound } from './model.ts';

/** Facets that don't fit in one form; each is listed once. */
export interface FormProblem {
  form: FormName;
  /** Which form of its kind, from 0. */
  index: number;
  /** Facets of the expected set that are not there. */
  missing: Facet[];
  /** Facets that are there more than once. */
  redundant: string[];
  /** Facets of another form or unknown ones, with an unsupported comparator, or inside a nested group. */
  notAllowed: string[];
}

function leaves(node: CompoundFilter, nested = false): { filter: SimpleFilter; nested: boolean }[] {
  return node.subfilters.flatMap((child) => (isCompound(child) ? leaves(child, true) : [{ filter: child, nested }]));
}

function checkGroup(form: FormName, index: number, node: CompoundFilter): FormProblem | undefined {
  // The expected facets with the comparators that their fields can show (WIZ-32).
  const expected = new Map<string, readonly string[]>(
    fieldsOf(form).map(({ facet, field }) => [facet, field.comparators]),
  );
  const seen = new Map<string, number>();
  const notAllowed = new Set<string>();
  const found = leaves(node);
  // A group of several facets under OR means something else than the form, which joins its fields with AND.
  const joinedByOr = node.operator === 'OR' && found.length > 1;
  for (const { filter, nested } of found) {
    seen.set(filter.facet, (seen.get(filter.facet) ?? 0) + 1);
    if (nested || joinedByOr || !expected.get(filter.facet)?.includes(filter.comparator)) notAllowed.add(filter.facet);
  }
  const problem: FormProblem = {
    form,
    index,
    missing: fieldsOf(form).flatMap(({ facet, field }) =>
      seen.has(facet) || field.beside !== undefined ? [] : [facet],
    ),
    redundant: [...seen].filter(([, count]) => count > 1).map(([facet]) => facet),
    notAllowed: [...notAllowed],
  };
  return problem.missing.length + problem.redundant.length + problem.notAllowed.length > 0 ? problem : undefined;
}

/**
 * Checks the groups of a policy against the expected facets. A section without filters is an untouched form and valid.
 * @returns one problem for each invalid form, in the order of the wizard
 */
export function checkForm(
  packageRules: CompoundFilter,
  cveGroups: CompoundFilter[],
  exclusions: CompoundFilter[],
): FormProblem[] {
  return [
    packageRules.subfilters.length > 0 ? checkGroup('package', 0, packageRules) : undefined,
    ...cveGroups.map((node, index) => checkGroup('cve', index, node)),
    ...exclusions.map((node, index) => checkGroup('exclusions', index, node)),
  ].filter((problem) => problem !== undefined);
}
