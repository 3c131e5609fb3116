/**
 * The wizard's form and its mapping to and from the payload (WIZ-18 to WIZ-32, WIZ-42, WIZ-43, WIZ-54, WIZ-55).
 * Decisions:
 * - WIZ-31 with WIZ-54: the form writes every facet of a form's exact set, an empty one with an empty criterion (`[]`,
 * `null`, `false`). Evaluation and summary ignore an empty criterion, so an empty platform or license allows all, and a
 * policy written here always passes the facet check.
 * - A CVE rule or an exclusion without values is dropped with its group (DLG-32), so an untouched default form has no
 * rules. The wizard's default CVE rule is therefore empty; score 6 with active and reported are the defaults of the
 * dialog's simple view (DLG-29).
 * - Several exclusions: `exclusionsOperator` says whether a package must meet one of them ('OR', the default) or all
 * ('AND'). POL-14 fixes the root to AND, so 'OR' writes one inner OR group around them.
 */
import { statesCondition } from './facets.ts';
import { fieldsOf } from './facetFields.ts';
import type { Facet } from './facets.ts';
import type { FormValues } from './facetFields.ts';
import { checkForm } from './formCheck.ts';
import type { FormProblem } from './formCheck.ts';
import type { FormName } from './formFields.ts';
import type { CompoundFilter, FilterNode, Filters, SimpleFilter } from './model.ts';
import { emptyFilters, isCompound, looseFilters } from './model.ts';
import type { Operator } from './vocabulary.ts';

/** The fields of step 2. */
export type PackageRules = FormValues<'package'>;

/**
 * One group of step 3: block files with a CVE of at least (or as `comparator` says) `score`, with one of `statuses`,
 * not in `allowlist`.
 */
export type CveRule = FormValues<'cve'> & { groupKey: string };

/** One group of step 4: match specs of packages that pass whatever the other rules say. */
export type Exclusion = FormValues<'exclusions'> & { groupKey: string };

/** Everything the wizard edits. */
export interface PolicyForm {
  name: string;
  description: string;
  packageRules: PackageRules;
  cveRules: CveRule[];
  exclusions: Exclusion[];
  /** How several exclusions combine; of no effect with fewer than two. */
  exclusionsOperator: Operator;
}

/** A loaded policy as a form, with the parts that it can't represent (WIZ-29, WIZ-30). */
export interface LoadedForm {
  form: PolicyForm;
  problems: FormProblem[];
}

const KEY_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_';

/** Creates a group key: ten random letters or underscores (POL-16). `random` returns numbers in [0, 1). */
export function newGroupKey(random: () => number = Math.random): string {
  return Array.from({ length: 10 }, () => KEY_LETTERS[Math.floor(random() * KEY_LETTERS.length)]!).join('');
}

/** Returns form values for the given filters, with defaults for missing ones. */
function valuesOf<F extends FormName>(
  form: F,
  filters: (facet: Facet) => SimpleFilter | undefined = () => undefined,
): FormValues<F> {
  const values = fieldsOf(form).map(({ facet, field }) => {
    const filter = filters(facet);
    return filter === undefined ? field.empty() : field.read(filter);
  });
  return Object.assign({}, ...values) as FormValues<F>;
}

/** A CVE rule that states nothing yet. */
export function emptyCveRule(random?: () => number): CveRule {
  return { groupKey: newGroupKey(random), ...valuesOf('cve') };
}

/** An exclusion that names nothing yet. */
export function emptyExclusion(random?: () => number): Exclusion {
  return { groupKey: newGroupKey(random), ...valuesOf('exclusions') };
}

/** Step 2 with nothing filled in: everything is considered. */
export function emptyPackageRules(): PackageRules {
  return valuesOf('package');
}

/**
 * Creates the form of a new policy: one default CVE rule and one default exclusion (WIZ-26, WIZ-27), without any active
 * rule.
 */
export function emptyForm(random?: () => number): PolicyForm {
  return {
    name: '',
    description: '',
    packageRules: emptyPackageRules(),
    cveRules: [emptyCveRule(random)],
    exclusions: [emptyExclusion(random)],
    exclusionsOperator: 'OR',
  };
}

/** Returns the entered values of a form as texts by value, in the order of its fields. */
export function saidIn(form: FormName, values: object): Record<string, string[]> {
  return Object.assign({}, ...fieldsOf(form).map(({ field }) => field.said(values))) as Record<string, string[]>;
}

/** Whether a form states nothing, so that its group is dropped from the payload. */
function isEmptyForm(form: FormName, values: object): boolean {
  return Object.values(saidIn(form, values)).every((entries) => entries.length === 0);
}

/** Whether a CVE rule states nothing, so that it is dropped from the payload. */
export const isEmptyCveRule = (rule: CveRule): boolean => isEmptyForm('cve', rule);

/** Whether an exclusion states nothing, so that it is dropped from the payload. */
export const isEmptyExclusion = (exclusion: Exclusion): boolean => isEmptyForm('exclusions', exclusion);

/**
 * Adds specs to the exclusions of a form. With 'OR' they become an exclusion of their own. With 'AND' they are added to
 * each exclusion, so that everything excluded before stays excluded.
 */
export function withExceptions(
  { exclusions, exclusionsOperator }: Pick<PolicyForm, 'exclusions' | 'exclusionsOperator'>,
  specs: readonly string[],
): Pick<PolicyForm, 'exclusions' | 'exclusionsOperator'> {
  const named = exclusions.filter((exclusion) => !isEmptyExclusion(exclusion));
  const fresh = (known: readonly string[]): string[] => specs.filter((spec) => !known.includes(spec));
  if (named.length > 1 && exclusionsOperator === 'AND')
    return {
      exclusionsOperator,
      exclusions: named.map((exclusion) => ({
        ...exclusion,
        specs: [...exclusion.specs, ...fresh(exclusion.specs)],
      })),
    };
  const added = fresh(named.flatMap((exclusion) => exclusion.specs));
  if (added.length === 0) return { exclusions, exclusionsOperator };
  return {
    exclusionsOperator: named.length > 0 ? 'OR' : exclusionsOperator,
    exclusions: [...named, { ...emptyExclusion(), specs: added }],
  };
}

/** Adds a CVE to the allowlist of each CVE rule that has conditions. Rules that already list it stay unchanged. */
export function withAllowedCve(rules: readonly CveRule[], cveId: string): CveRule[] {
  return rules.map((rule) =>
    isEmptyCveRule(rule) || rule.allowlist.includes(cveId) ? rule : { ...rule, allowlist: [...rule.allowlist, cveId] },
  );
}

/** How many lines of step 2 say something: a list with its switch is one, and so is the range of dates. */
export function filledLines(rules: PackageRules): number {
  const lines = fieldsOf('package').filter(({ field }) =>
    Object.values(field.said(rules)).some((entries) => entries.length > 0 && entries[0] !== 'false'),
  );
  return new Set(lines.map(({ field }) => field.row)).size;
}

/** Whether include dependencies can be chosen: only with package names (WIZ-42). */
export function canIncludeDependencies(rules: PackageRules): boolean {
  return rules.names.values.length > 0;
}

/** Resets include dependencies if it isn't available (WIZ-43). Call it after each change of the names. */
export function settlePackageRules(rules: PackageRules): PackageRules {
  return canIncludeDependencies(rules) || !rules.includeDependencies ? rules : { ...rules, includeDependencies: false };
}

/**
 * Filters of a form: every documented facet, an empty one with an empty criterion, and additional facets with a value.
 */
function filtersOf(form: FormName, values: object): SimpleFilter[] {
  return fieldsOf(form).flatMap(({ facet, field }) => {
    const { criterion, comparator } = field.write(values);
    const filter = { facet, criterion, comparator };
    return field.beside !== undefined && !statesCondition(filter) ? [] : [filter];
  });
}

function group(form: FormName, values: { groupKey: string }): CompoundFilter {
  return { type: 'compound', operator: 'AND', groupKey: values.groupKey, subfilters: filtersOf(form, values) };
}

/**
 * Converts a form to a payload. Groups without values are dropped; every facet of the others is written (see the
 * decisions above).
 */
export function formToFilters(
  form: Pick<PolicyForm, 'packageRules' | 'cveRules' | 'exclusions' | 'exclusionsOperator'>,
): Filters {
  const filters = emptyFilters();
  filters.add_packages.subfilters = filtersOf('package', settlePackageRules(form.packageRules));
  filters.remove_packages.subfilters = form.cveRules
    .filter((rule) => !isEmptyCveRule(rule))
    .map((rule) => group('cve', rule));
  const exclusions = form.exclusions
    .filter((exclusion) => !isEmptyExclusion(exclusion))
    .map((exclusion) => group('exclusions', exclusion));
  filters.exceptions.subfilters =
    exclusions.length > 1 && form.exclusionsOperator === 'OR'
      ? [{ type: 'compound', operator: 'OR', subfilters: exclusions }]
      : exclusions;
  return filters;
}

/** Returns the groups of a section: its compound children, and its direct simple filters as one group without key. */
export function groupsOf(section: CompoundFilter): CompoundFilter[] {
  const loose = section.subfilters.filter((node) => !isCompound(node));
  const groups = section.subfilters.filter(isCompound);
  return loose.length > 0 ? [{ type: 'compound', operator: section.operator, subfilters: loose }, ...groups] : groups;
}

/**
 * Returns the exclusion groups of a payload and their operator: inside one OR group as this form writes it, or directly
 * under AND.
 */
export function exclusionGroups(exceptions: CompoundFilter): { operator: Operator; groups: CompoundFilter[] } {
  const [only, ...rest] = exceptions.subfilters;
  if (
    only !== undefined &&
    rest.length === 0 &&
    isCompound(only) &&
    only.operator === 'OR' &&
    only.subfilters.length > 1 &&
    only.subfilters.every(isCompound)
  ) {
    return { operator: 'OR', groups: only.subfilters };
  }
  const groups = groupsOf(exceptions);
  return { operator: groups.length > 1 ? 'AND' : 'OR', groups };
}

/** Finds the first filter of a facet in a group, at any depth. */
function find(node: FilterNode, facet: Facet): SimpleFilter | undefined {
  if (!isCompound(node)) return node.facet === facet ? node : undefined;
  for (const child of node.subfilters) {
    const found = find(child, facet);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Reads form values from a group of stored filters, at any depth. */
function loaded<F extends FormName>(form: F, node: FilterNode): FormValues<F> {
  return valuesOf(form, (facet) => find(node, facet));
}

/**
 * Converts a stored policy to a form, with everything that the form can't represent as problems. With problems, saving
 * the form would change the policy, so show the banner (WIZ-29). Accepts any stored JSON, see `looseFilters`. The
 * output of {@link formToFilters} converts without problems.
 */
export function filtersToForm(
  stored: unknown,
  details: { name?: string; description?: string } = {},
  random?: () => number,
): LoadedForm {
  const filters = looseFilters(stored);
  const cveGroups = groupsOf(filters.remove_packages);
  const exclusions = exclusionGroups(filters.exceptions);
  const keyOf = (node: CompoundFilter) => node.groupKey ?? newGroupKey(random);
  const form: PolicyForm = {
    name: details.name ?? '',
    description: details.description ?? '',
    packageRules: loaded('package', filters.add_packages),
    cveRules:
      cveGroups.length > 0
        ? cveGroups.map((node) => ({ groupKey: keyOf(node), ...loaded('cve', node) }))
        : [emptyCveRule(random)],
    exclusions:
      exclusions.groups.length > 0
        ? exclusions.groups.map((node) => ({ groupKey: keyOf(node), ...loaded('exclusions', node) }))
        : [emptyExclusion(random)],
    exclusionsOperator: exclusions.operator,
  };
  return { form, problems: checkForm(filters.add_packages, cveGroups, exclusions.groups) };
}
