/**
 * Compiles filters to a tree of predicates and a list of deciding rules. Semantics: a record passes if it meets
 * `add_packages` and no part of `remove_packages`, or if it meets `exceptions`.
 * - A filter with an empty criterion isn't a condition and is dropped in every section, and so is a group without
 * conditions. A group of one is its child. An empty `add_packages` matches everything, empty `remove_packages` and
 * `exceptions` nothing.
 * - Operators are literal, except that the CVE conditions of an AND must hold for one and the same CVE: 'score ≥ 7 and
 * status active' means an active CVE of 7 or more. An AND inside an AND is the same AND.
 * - A CVE condition means 'has a CVE such that'. An unknown score or creation time meets no comparison.
 * - A CVE that a VEX statement declares not to affect the file counts only for conditions on statuses.
 * - Malware is blocked regardless of rules and exclusions; only a VEX statement about the file lifts that.
 * - `include_dependencies` and `keep_legacy` are switches of the whole policy, not conditions, wherever they appear.
 */
import { parseMatchSpec } from '../conda/index.ts';
import { filterText } from './describe.ts';
import type { Facet } from './facets.ts';
import type { PolicySwitch } from './facetParts.ts';
import { FACET_TABLE, facetEntry, FACETS, isAboutCves, statesCondition } from './facets.ts';
import type { CompoundFilter, FilterNode, Filters, SimpleFilter } from './model.ts';
import { isCompound } from './model.ts';
import type { Predicate } from './predicate.ts';
import { meetsCve } from './predicate.ts';
import { SECTIONS } from './vocabulary.ts';

/**
 * The section of a policy that a rule belongs to. `implicit` rules are in every policy; `granted` ones are exceptions
 * next to it, see {@link GrantedException}.
 */
export type RuleSection = 'add' | 'remove' | 'exception' | 'granted' | 'implicit';

/** A rule that can decide over a record. Decisions name it by `index`. */
export interface RuleDescriptor {
  index: number;
  section: RuleSection;
  facets: Facet[];
  /** Position of the filter in its section; null for implicit rules and for the exceptions as a whole. */
  group: number | null;
  groupKey?: string;
  /** A word or two, such as 'License' or 'CVE score ≥ 7'. */
  label: string;
  /** The rule in words, such as 'CVE score ≥ 7, status active or reported'. */
  text: string;
  /**
   * Minimum age of an age rule: whole days after the hub first saw a file. Files that it decides are in cooldown, not
   * blocked permanently.
   */
  holdsDays?: number;
}

/** Index of the rule that allows a record which meets the package rules and isn't removed. */
export const RULE_ADDED = 0;
/** Index of the rule that allows a record because an allowed record depends on it. */
export const RULE_DEPENDENCY = 1;
/** Index of the rule that allows a record because the channel served it before. */
export const RULE_LEGACY = 2;

/** Index of the rule that blocks malware. */
export const RULE_MALICIOUS = 3;

/** Whether a rule blocks the records that it decides. */
export function refuses({ index, section }: RuleDescriptor): boolean {
  return index === RULE_MALICIOUS || section === 'add' || section === 'remove';
}

/** A predicate with the rule that it decides. */
export interface CompiledRule {
  rule: RuleDescriptor;
  predicate: Predicate;
  /** A list of names that dependencies may pass by (include_dependencies). */
  names: boolean;
}

/** An exception that was approved for a channel: matching files are allowed although the policy blocks them. */
export interface GrantedException {
  /** The allowed files as a match spec. */
  spec: string;
  /** The last day as YYYY-MM-DD in UTC; null without an expiration. */
  until: string | null;
}

/** A policy ready to be evaluated. */
export interface CompiledPolicy extends Record<PolicySwitch, boolean> {
  filters: Filters;
  rules: RuleDescriptor[];
  add: CompiledRule[];
  remove: CompiledRule[];
  exception: CompiledRule | undefined;
  /** Approved exceptions, oldest first. */
  granted: CompiledRule[];
  /**
   * The rule that allows security fixes early; the last one, so that the others keep their numbers. Undefined if the
   * policy doesn't allow them.
   */
  fixRule: RuleDescriptor | undefined;
}

/** The lowest of the days that are known. */
const fewest = (days: readonly (number | undefined)[]): number | undefined =>
  days.reduce((least, one) => (one === undefined || (least !== undefined && least <= one) ? least : one), undefined);

/** Returns the number of days after which a required condition is always met. */
function metAfter(node: Predicate): number | undefined {
  if (node.kind === 'any') return fewest(node.nodes.map(metAfter));
  if (node.kind !== 'age') return undefined;
  if (node.comparator === 'greater_than_equal_to') return node.days;
  return node.comparator === 'greater_than' ? node.days + 1 : undefined;
}

/** Returns the number of days after which a removing condition is never met. */
function unmetAfter(node: Predicate): number | undefined {
  if (node.kind === 'all') return fewest(node.nodes.map(unmetAfter));
  return node.kind === 'age' && node.comparator === 'less_than_equal_to' ? node.days + 1 : undefined;
}

function compileSimple(filter: SimpleFilter): Predicate | undefined {
  if (!statesCondition(filter)) return undefined;
  const entry = facetEntry(filter.facet);
  // Filters of another tool may come from a database: a condition must never be dropped in silence.
  if (entry === undefined) throw new RangeError(`Unknown facet '${String(filter.facet)}' in a policy`);
  return entry.compile?.(filter);
}

/** Joins predicates. CVE predicates are merged, so that an AND with nested ANDs applies to one and the same CVE. */
function join(operator: 'AND' | 'OR', children: Predicate[]): Predicate | undefined {
  const predicates =
    operator === 'AND' ? children.flatMap((node) => (node.kind === 'all' ? node.nodes : [node])) : children;
  const cves = predicates.filter((node) => node.kind === 'cve');
  const nodes: Predicate[] = predicates.filter((node) => node.kind !== 'cve');
  if (cves.length > 0)
    nodes.push(
      operator === 'AND'
        ? {
            kind: 'cve',
            test: (advisory, fixable) => cves.every(({ test }) => test(advisory, fixable)),
            ...(cves.some(({ asksStatus }) => asksStatus) && { asksStatus: true }),
          }
        : {
            kind: 'cve',
            test: (advisory, fixable) => cves.some((one) => meetsCve(one, advisory, fixable)),
            asksStatus: true,
          },
    );
  if (nodes.length <= 1) return nodes[0];
  return { kind: operator === 'AND' ? 'all' : 'any', nodes };
}

function compileNode(node: FilterNode): Predicate | undefined {
  if (!isCompound(node)) return compileSimple(node);
  return join(
    node.operator,
    node.subfilters.map(compileNode).filter((child) => child !== undefined),
  );
}

function simpleFilters(node: FilterNode): SimpleFilter[] {
  return isCompound(node) ? node.subfilters.flatMap(simpleFilters) : [node];
}

/** Returns the filters of a tree with a condition on records. */
function conditionsOf(node: FilterNode): SimpleFilter[] {
  return simpleFilters(node).filter(
    (filter) => statesCondition(filter) && facetEntry(filter.facet)?.sets === undefined,
  );
}

function isCveOnly(node: FilterNode): boolean {
  return conditionsOf(node).every(({ facet }) => isAboutCves(facet));
}

/** The facets of package rules, in the order of the wizard's fields. */
const PACKAGE_FACETS = FACETS.filter((facet) => FACET_TABLE[facet].section === 'add_packages');

/**
 * Children of the package rules in the order of the wizard's fields, with nested ANDs and groups of one flattened, and
 * CVE conditions as one group.
 */
function addChildren(section: CompoundFilter): { node: FilterNode; group: number }[] {
  const open = (node: FilterNode): FilterNode[] => {
    if (conditionsOf(node).length === 0) return [];
    if (!isCompound(node)) return [node];
    const children = node.subfilters.filter((child) => conditionsOf(child).length > 0);
    return node.operator === 'AND' || children.length === 1 ? children.flatMap(open) : [node];
  };
  const children = section.subfilters.flatMap((child, group) => open(child).map((node) => ({ node, group })));
  const cves = children.filter(({ node }) => isCveOnly(node));
  const rest = children.filter(({ node }) => !isCveOnly(node));
  if (cves.length > 0)
    rest.push({
      node: { type: 'compound', operator: 'AND', subfilters: cves.map(({ node }) => node) },
      group: cves[0]!.group,
    });
  const rank = ({ node }: { node: FilterNode }) => {
    const at = isCompound(node) ? -1 : PACKAGE_FACETS.indexOf(node.facet);
    return at < 0 ? PACKAGE_FACETS.length : at;
  };
  return rest.sort((a, b) => rank(a) - rank(b));
}

function ruleLabel(node: FilterNode): string {
  const filters = conditionsOf(node);
  const facets = [...new Set(filters.map(({ facet }) => facet))];
  const score = filters.find(({ facet }) => facet === 'cve_score');
  if (facets.every(isAboutCves)) {
    if (score) return FACET_TABLE.cve_score.text(score);
    return facets.length === 1 ? FACET_TABLE[facets[0]!].label : FACET_TABLE.cve_status.label;
  }
  return [...new Set(facets.map((facet) => FACET_TABLE[facet].label))].slice(0, 2).join(', ');
}

/**
 * Compiles validated filters (`policyInputSchema`) with the approved exceptions.
 * @throws InvalidMatchSpec if a list contains an invalid match spec
 * @throws RangeError if a filter names an unknown facet
 */
export function compilePolicy(filters: Filters, granted: readonly GrantedException[] = []): CompiledPolicy {
  const implicit = (index: number, facets: Facet[], label: string, text: string): RuleDescriptor => ({
    index,
    section: 'implicit',
    facets,
    group: null,
    label,
    text,
  });
  const rules: RuleDescriptor[] = [
    implicit(RULE_ADDED, [], 'Added', 'Meets the package rules, and no CVE rule applies'),
    implicit(RULE_DEPENDENCY, ['include_dependencies'], 'Dependency', 'Dependency of an allowed package'),
    implicit(RULE_LEGACY, ['keep_legacy'], 'Legacy', 'Served before the policy was applied'),
    implicit(RULE_MALICIOUS, [], 'Malicious', 'Malware is always blocked'),
  ];
  const compiled: CompiledPolicy = {
    filters,
    rules,
    add: [],
    remove: [],
    exception: undefined,
    granted: [],
    fixRule: undefined,
    includeDependencies: false,
    keepLegacy: false,
    earlyFixes: false,
  };
  for (const section of SECTIONS) {
    for (const { facet, criterion } of simpleFilters(filters[section])) {
      const { sets } = facetEntry(facet) ?? {};
      if (sets !== undefined && criterion === true) compiled[sets] = true;
    }
  }
  const addRule = (section: RuleSection, node: FilterNode, group: number | null): CompiledRule | undefined => {
    const predicate = compileNode(node);
    if (predicate === undefined) return undefined;
    const rule: RuleDescriptor = {
      index: rules.length,
      section,
      group,
      facets: [...new Set(conditionsOf(node).map(({ facet }) => facet))],
      groupKey: isCompound(node) ? node.groupKey : undefined,
      label: section === 'exception' ? 'Exclusions' : ruleLabel(node),
      text: filterText(node),
    };
    const days = section === 'add' ? metAfter(predicate) : section === 'remove' ? unmetAfter(predicate) : undefined;
    if (days !== undefined) rule.holdsDays = days;
    rules.push(rule);
    return {
      rule,
      predicate,
      names: !isCompound(node) && facetEntry(node.facet)?.passedByDependencies === true && node.comparator === 'in',
    };
  };
  const keep = (list: CompiledRule[], rule: CompiledRule | undefined) => {
    if (rule !== undefined) list.push(rule);
  };
  for (const { node, group } of addChildren(filters.add_packages)) keep(compiled.add, addRule('add', node, group));
  filters.remove_packages.subfilters.forEach((node, group) => keep(compiled.remove, addRule('remove', node, group)));
  compiled.exception = addRule('exception', filters.exceptions, null);
  for (const { spec, until } of granted) {
    const rule: RuleDescriptor = {
      index: rules.length,
      section: 'granted',
      facets: ['conda_spec_exception'],
      group: null,
      label: 'Granted exception',
      text: `Exception for ${spec}, granted ${until === null ? 'with no expiration' : `until ${until}`}`,
    };
    rules.push(rule);
    compiled.granted.push({
      rule,
      predicate: { kind: 'spec', specs: [parseMatchSpec(spec)], negate: false },
      names: false,
    });
  }
  if (compiled.earlyFixes) {
    const text = 'Allowed early because it fixes a CVE';
    compiled.fixRule = implicit(rules.length, ['early_fixes'], 'Early fix', text);
    rules.push(compiled.fixRule);
  }
  return compiled;
}

/** Maximum length of a policy in one line, in characters. */
const MAX_TEXT = 500;

/**
 * Describes a rule in a line that also has others. In most policies, a CVE condition names what is blocked and any
 * other condition what is allowed. In the opposite case the same words would mislead, so a prefix is added.
 */
function lineText({ section, facets, text }: RuleDescriptor): string {
  const isOnCves = facets.length > 0 && facets.every(isAboutCves);
  if (section === 'remove' && !isOnCves) return `Refused: ${text}`;
  return section === 'add' && isOnCves ? `Only: ${text}` : text;
}

/**
 * Describes a policy in one line for lists, such as 'License not in GPL; CVE score ≥ 7, status active'. Takes validated
 * filters.
 */
export function policyText(filters: Filters): string {
  const compiled = compilePolicy(filters);
  const rules = compiled.rules.filter(({ section }) => section !== 'implicit').map(lineText);
  const switches = FACETS.flatMap((facet) => {
    const { sets, text } = facetEntry(facet)!;
    return sets !== undefined && compiled[sets] ? [text({ comparator: 'equal', criterion: true })] : [];
  });
  const line = [...rules, ...switches].join('; ') || 'No rules: everything is allowed';
  return line.length > MAX_TEXT ? `${line.slice(0, MAX_TEXT)}…` : line;
}
