/**
 * From filters to something that can be run: a tree of predicates and the list of rules that decide.
 *
 * Semantics: a record passes when it meets `add_packages` and no part of `remove_packages`, or meets `exceptions`.
 * - A filter with an empty criterion states no condition and is left out, in every section; so is a group that is
 *   left without conditions; a group of one is that one. An empty `add_packages` meets everything, empty `remove_packages` and `exceptions` nothing.
 * - Operators are taken literally, except that the children of an AND that speak of CVEs only must hold for one and
 *   the same CVE: 'score ≥ 7 and status active' means an active CVE of 7 or more. An AND inside an AND is the same AND.
 * - A CVE condition is 'has a CVE such that'. An unknown score or creation time meets no comparison.
 * - A CVE that somebody here said not to affect the file counts only where statuses are asked for.
 * - A malicious package is refused whatever the rules say, exclusions too; only a statement about the file lifts that.
 * - `include_dependencies` and `keep_legacy` are switches of the whole policy, not conditions, wherever they stand.
 */
import { parseMatchSpec } from '../conda/index.ts';
import { filterText } from './describe.ts';
import type { Facet, PolicySwitch } from './facets.ts';
import { FACET_TABLE, facetEntry, FACETS, isAboutCves, statesCondition } from './facets.ts';
import type { CompoundFilter, FilterNode, Filters, SimpleFilter } from './model.ts';
import { isCompound } from './model.ts';
import type { Predicate } from './predicate.ts';
import { meetsCve } from './predicate.ts';
import { SECTIONS } from './vocabulary.ts';

/** Which part of a policy a rule belongs to; `implicit` rules are there in every policy, `granted` ones are exceptions beside it, see {@link GrantedException}. */
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
  /** Of a rule that time alone lifts: whole days since the hub saw a file first after which it refuses it no more. What it decides is held, not refused for good. */
  holdsDays?: number;
}

/** Index of the rule that allows a record which meets the package rules and is not removed. */
export const RULE_ADDED = 0;
/** Index of the rule that allows a record because an allowed record depends on it. */
export const RULE_DEPENDENCY = 1;
/** Index of the rule that allows a record because the channel served it before. */
export const RULE_LEGACY = 2;

/** Index of the rule that refuses a record because the package itself is the fault. */
export const RULE_MALICIOUS = 3;

/** Whether what a rule decides is refused. */
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

/** An exception that was granted on a channel beside the text of its policy: what it fits is allowed although the rules refuse it. */
export interface GrantedException {
  /** What it lets in, as a match spec. */
  spec: string;
  /** The last day that it holds, as YYYY-MM-DD in UTC; null for one without an end. */
  until: string | null;
}

/** A policy ready to be evaluated. */
export interface CompiledPolicy extends Record<PolicySwitch, boolean> {
  filters: Filters;
  rules: RuleDescriptor[];
  add: CompiledRule[];
  remove: CompiledRule[];
  exception: CompiledRule | undefined;
  /** Exceptions granted beside the policy, in the order in which they were given. */
  granted: CompiledRule[];
  /** The rule that lets fixes in early; the last one, so that the others keep their numbers. Undefined unless the policy says so. */
  fixRule: RuleDescriptor | undefined;
}

/** The lowest of the days that are known. */
const fewest = (days: readonly (number | undefined)[]): number | undefined =>
  days.reduce((least, one) => (one === undefined || (least !== undefined && least <= one) ? least : one), undefined);

/** The days after which a condition that a package rule asks for is met whatever else is so. */
function metAfter(node: Predicate): number | undefined {
  if (node.kind === 'any') return fewest(node.nodes.map(metAfter));
  if (node.kind !== 'age') return undefined;
  if (node.comparator === 'greater_than_equal_to') return node.days;
  return node.comparator === 'greater_than' ? node.days + 1 : undefined;
}

/** The days after which a condition that removes files is met no more. */
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

/** Joins predicates; those on CVEs become one, so that an AND, with the ANDs inside it, speaks of one and the same CVE. */
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

/** The filters of a tree that state a condition on records. */
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

/** The children of the package rules, nested ANDs and groups of one opened, in the order of the wizard's fields; CVE conditions as one group. */
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
 * Compiles filters that were validated (`policyInputSchema`), with the exceptions that are granted beside them.
 * @throws InvalidMatchSpec when a list holds an entry that is no match spec
 * @throws RangeError when a filter names an unknown facet
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
    implicit(RULE_ADDED, [], 'Added', 'Meets the package rules and no CVE rule'),
    implicit(RULE_DEPENDENCY, ['include_dependencies'], 'Dependency', 'Needed by an allowed package'),
    implicit(RULE_LEGACY, ['keep_legacy'], 'Legacy', 'Served before the policy was applied'),
    implicit(RULE_MALICIOUS, [], 'Malicious', 'Malicious packages are never served under a policy'),
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
      text: `Exception for ${spec}, granted ${until === null ? 'without an end' : `until ${until}`}`,
    };
    rules.push(rule);
    compiled.granted.push({
      rule,
      predicate: { kind: 'spec', specs: [parseMatchSpec(spec)], negate: false },
      names: false,
    });
  }
  if (compiled.earlyFixes) {
    const text = 'Let in early, because it fixes a CVE';
    compiled.fixRule = implicit(rules.length, ['early_fixes'], 'Early fix', text);
    rules.push(compiled.fixRule);
  }
  return compiled;
}

/** Characters of a policy in one line: more is nothing for a list. */
const MAX_TEXT = 500;

/**
 * A rule in a line that holds others, too. A condition on CVEs names what is refused and any other what is let in, as most policies have them; where it is the
 * other way round the same words would say the opposite of what the rule does, so it is told.
 */
function lineText({ section, facets, text }: RuleDescriptor): string {
  const isOnCves = facets.length > 0 && facets.every(isAboutCves);
  if (section === 'remove' && !isOnCves) return `Refused: ${text}`;
  return section === 'add' && isOnCves ? `Only: ${text}` : text;
}

/** A whole policy in one line for lists, such as 'License not in GPL; CVE score ≥ 7, status active'. Takes filters that were validated. */
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
