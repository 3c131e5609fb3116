/**
 * The wizard's form and its mapping to and from the payload (WIZ-18 to WIZ-32, WIZ-42, WIZ-43, WIZ-54, WIZ-55).
 *
 * Decisions:
 * - WIZ-31 with WIZ-54: the form writes every facet of a form's exact set, an empty one with an empty criterion
 *   (`[]`, `null`, `false`). Evaluation and summary treat an empty criterion as no condition, so an empty platform
 *   or license considers all, and a policy written here always passes the facet check.
 * - A CVE rule or an exclusion without any value is dropped with its group (DLG-32), so an untouched default form
 *   is no rule at all. The wizard's default CVE rule is therefore empty; score 6 with active and reported are the
 *   defaults of the dialog's simple view (DLG-29).
 * - Several exclusions: `exclusionsOperator` says whether a package needs to meet one of them ('OR', the default)
 *   or all ('AND'). POL-14 fixes the root to AND, so 'OR' writes one inner OR group around them.
 */
import type { CompoundFilter, Criterion, FilterNode, Filters, SimpleFilter } from './model.ts';
import { emptyFilters, isCompound, looseFilters } from './model.ts';
import { checkForm } from './formCheck.ts';
import type { FormProblem } from './formCheck.ts';
import type { Comparator, CveStatus, Facet, NumberComparator, Operator } from './vocabulary.ts';
import { asLicenseFamily, CVE_STATUSES, daysOfPeriod, isCveScore, NUMBER_COMPARATORS, periodOfDays } from './vocabulary.ts';

/** 'in' or 'not_in' with a list of values; an empty list considers all (WIZ-54, WIZ-55). */
export interface ListRule {
  operator: 'in' | 'not_in';
  values: string[];
}

/** The fields of step 2. Dates are yyyy-MM-dd in UTC, both days included; undefined is unbounded. */
export interface PackageRules {
  platform: ListRule;
  license: ListRule;
  /** Match specs. */
  names: ListRule;
  includeDependencies: boolean;
  onlySigned: boolean;
  keepLegacy: boolean;
  from?: string;
  to?: string;
  /** Days since the hub saw a file first; stands in the place of `to`, which is undefined then. */
  minimumAge?: number;
}

/** One group of step 3: refuse what has a CVE of at least (or as `comparator` says) `score`, with one of `statuses`, that is not in `allowlist`. */
export interface CveRule {
  groupKey: string;
  /** 0 to 10; null for any score. A whole number, unless `tenths` says that one decimal may stand. */
  score: number | null;
  tenths?: boolean;
  /** How a CVE's score is compared; at least unless told. */
  comparator?: NumberComparator;
  /** Empty for any status. */
  statuses: CveStatus[];
  /** CVE ids that this rule overlooks. */
  allowlist: string[];
}

/** One group of step 4: match specs of packages that pass whatever the other rules say. */
export interface Exclusion {
  groupKey: string;
  specs: string[];
}

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

/** A loaded policy as form, with what the form cannot show (WIZ-29, WIZ-30). */
export interface LoadedForm {
  form: PolicyForm;
  problems: FormProblem[];
}

const KEY_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_';

/** A new group key: ten random letters or underscores (POL-16). `random` gives numbers in [0, 1). */
export function newGroupKey(random: () => number = Math.random): string {
  return Array.from({ length: 10 }, () => KEY_LETTERS[Math.floor(random() * KEY_LETTERS.length)]!).join('');
}

/** A CVE rule that states nothing yet. */
export function emptyCveRule(random?: () => number): CveRule {
  return { groupKey: newGroupKey(random), score: null, statuses: [], allowlist: [] };
}

/** An exclusion that names nothing yet. */
export function emptyExclusion(random?: () => number): Exclusion {
  return { groupKey: newGroupKey(random), specs: [] };
}

/** Step 2 with nothing filled in: everything is considered. */
export function emptyPackageRules(): PackageRules {
  return {
    platform: { operator: 'in', values: [] },
    license: { operator: 'in', values: [] },
    names: { operator: 'in', values: [] },
    includeDependencies: false,
    onlySigned: false,
    keepLegacy: false,
  };
}

/** The form of a new policy: one default CVE rule and one default exclusion (WIZ-26, WIZ-27), no rule in force. */
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

/** Whether a CVE rule states nothing, so that it is dropped from the payload. */
export function isEmptyCveRule(rule: CveRule): boolean {
  return rule.score === null && rule.statuses.length === 0 && rule.allowlist.length === 0;
}

/** Whether include dependencies can be chosen: only with package names (WIZ-42). */
export function canIncludeDependencies(rules: PackageRules): boolean {
  return rules.names.values.length > 0;
}

/** The rules with include dependencies reset where it cannot be chosen (WIZ-43); call it after each change of the names. */
export function settlePackageRules(rules: PackageRules): PackageRules {
  return canIncludeDependencies(rules) || !rules.includeDependencies ? rules : { ...rules, includeDependencies: false };
}

function simple(facet: Facet, comparator: Comparator, criterion: Criterion): SimpleFilter {
  return { facet, criterion, comparator };
}

function group(groupKey: string, subfilters: FilterNode[]): CompoundFilter {
  return { type: 'compound', operator: 'AND', groupKey, subfilters };
}

/** The payload of a form. Groups without a value are dropped; every facet of a kept form is written (see the decisions above). */
export function formToFilters(form: Pick<PolicyForm, 'packageRules' | 'cveRules' | 'exclusions' | 'exclusionsOperator'>): Filters {
  const rules = settlePackageRules(form.packageRules);
  const filters = emptyFilters();
  filters.add_packages.subfilters = [
    simple('platform', rules.platform.operator, [...rules.platform.values]),
    simple('license_family', rules.license.operator, [...rules.license.values]),
    simple('conda_spec', rules.names.operator, [...rules.names.values]),
    simple('include_dependencies', 'equal', rules.includeDependencies),
    simple('only_signed', 'equal', rules.onlySigned),
    simple('keep_legacy', 'equal', rules.keepLegacy),
    simple('package_from_date', 'greater_than_equal_to', rules.from || null),
    simple('package_to_date', 'less_than_equal_to', rules.minimumAge === undefined ? rules.to || null : periodOfDays(rules.minimumAge)),
  ];
  filters.remove_packages.subfilters = form.cveRules.filter((rule) => !isEmptyCveRule(rule)).map((rule) => group(rule.groupKey, [
    simple('cve_score', rule.comparator ?? 'greater_than_equal_to', rule.score),
    simple('cve_status', 'in', [...rule.statuses]),
    simple('cve_allowlist', 'not_in', [...rule.allowlist]),
  ]));
  const exclusions = form.exclusions.filter(({ specs }) => specs.length > 0)
    .map(({ groupKey, specs }) => group(groupKey, [simple('conda_spec_exception', 'in', [...specs])]));
  filters.exceptions.subfilters = exclusions.length > 1 && form.exclusionsOperator === 'OR'
    ? [{ type: 'compound', operator: 'OR', subfilters: exclusions }]
    : exclusions;
  return filters;
}

/** The groups of a section: its compound children, and its direct simple filters as one group without key. */
export function groupsOf(section: CompoundFilter): CompoundFilter[] {
  const loose = section.subfilters.filter((node) => !isCompound(node));
  const groups = section.subfilters.filter(isCompound);
  return loose.length > 0 ? [{ type: 'compound', operator: section.operator, subfilters: loose }, ...groups] : groups;
}

/** The exclusion groups of a payload and how they combine: inside one OR group as this form writes it, or directly under AND. */
export function exclusionGroups(exceptions: CompoundFilter): { operator: Operator; groups: CompoundFilter[] } {
  const [only, ...rest] = exceptions.subfilters;
  if (only !== undefined && rest.length === 0 && isCompound(only) && only.operator === 'OR'
    && only.subfilters.length > 1 && only.subfilters.every(isCompound)) {
    return { operator: 'OR', groups: only.subfilters };
  }
  const groups = groupsOf(exceptions);
  return { operator: groups.length > 1 ? 'AND' : 'OR', groups };
}

/** The first filter of a facet in a group, whatever its depth. */
function find(node: FilterNode, facet: Facet): SimpleFilter | undefined {
  if (!isCompound(node)) return node.facet === facet ? node : undefined;
  for (const child of node.subfilters) {
    const found = find(child, facet);
    if (found !== undefined) return found;
  }
  return undefined;
}

function list(node: FilterNode, facet: Facet): ListRule {
  const filter = find(node, facet);
  const values = Array.isArray(filter?.criterion) ? [...filter.criterion] : [];
  return { operator: filter?.comparator === 'not_in' ? 'not_in' : 'in', values };
}

function text(node: FilterNode, facet: Facet): string | undefined {
  const criterion = find(node, facet)?.criterion;
  return typeof criterion === 'string' && criterion !== '' ? criterion : undefined;
}

function flag(node: FilterNode, facet: Facet): boolean {
  return find(node, facet)?.criterion === true;
}

/** The end of the range: a day, or a number of days that moves along. */
function until(criterion: string | undefined): Pick<PackageRules, 'to' | 'minimumAge'> {
  const minimumAge = daysOfPeriod(criterion);
  return minimumAge === undefined ? { to: criterion } : { minimumAge };
}

function loadedPackageRules(section: CompoundFilter): PackageRules {
  const license = list(section, 'license_family');
  return {
    platform: list(section, 'platform'),
    license: { ...license, values: license.values.map((value) => asLicenseFamily(value) ?? value) },
    names: list(section, 'conda_spec'),
    includeDependencies: flag(section, 'include_dependencies'),
    onlySigned: flag(section, 'only_signed'),
    keepLegacy: flag(section, 'keep_legacy'),
    from: text(section, 'package_from_date'),
    ...until(text(section, 'package_to_date')),
  };
}

function loadedCveRule(section: CompoundFilter, random?: () => number): CveRule {
  const { criterion: score, comparator } = find(section, 'cve_score') ?? {};
  const compared = NUMBER_COMPARATORS.find((one) => one === comparator && one !== 'greater_than_equal_to');
  return {
    groupKey: section.groupKey ?? newGroupKey(random),
    score: isCveScore(score) ? score : null,
    ...(isCveScore(score) && !Number.isInteger(score) ? { tenths: true } : {}),
    ...(compared === undefined ? {} : { comparator: compared }),
    statuses: list(section, 'cve_status').values.filter((status): status is CveStatus => (CVE_STATUSES as readonly string[]).includes(status)),
    allowlist: list(section, 'cve_allowlist').values,
  };
}

/**
 * The form of a stored policy and everything in it that the form cannot hold. With problems, saving the form would
 * change the policy: show the banner (WIZ-29). Takes any stored JSON, see `looseFilters`. Filters written by {@link formToFilters} come back without problems.
 */
export function filtersToForm(stored: unknown, details: { name?: string; description?: string } = {}, random?: () => number): LoadedForm {
  const filters = looseFilters(stored);
  const cveGroups = groupsOf(filters.remove_packages);
  const exclusions = exclusionGroups(filters.exceptions);
  const form: PolicyForm = {
    name: details.name ?? '',
    description: details.description ?? '',
    packageRules: loadedPackageRules(filters.add_packages),
    cveRules: cveGroups.length > 0 ? cveGroups.map((node) => loadedCveRule(node, random)) : [emptyCveRule(random)],
    exclusions: exclusions.groups.length > 0
      ? exclusions.groups.map((node) => ({ groupKey: node.groupKey ?? newGroupKey(random), specs: list(node, 'conda_spec_exception').values }))
      : [emptyExclusion(random)],
    exclusionsOperator: exclusions.operator,
  };
  return { form, problems: checkForm(filters.add_packages, cveGroups, exclusions.groups) };
}
