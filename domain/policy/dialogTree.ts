/**
 * The tree of the single-form dialog: two groups of filters, 'Exclude package if:' and 'Override exclusions and include
 * a package if:', with conversion to the payload and back (POL-11, POL-17, DLG-09, DLG-10, DLG-18 to DLG-21, DLG-29 to
 * DLG-34). Every node has an ID, so that an editor can track it. All functions are pure and return a new tree.
 */
import type { Condition, Criterion } from './condition.ts';
import { facetEntry, FACETS, statesCondition } from './facets.ts';
import type { Facet } from './facets.ts';
import { newGroupKey } from './form.ts';
import type { CompoundFilter, DialogFilter, FilterNode, Filters, SimpleFilter } from './model.ts';
import { isCompound, looseFilters } from './model.ts';
import { dialogFilters } from './validate.ts';
import type { CveStatus, NumberComparator, Operator } from './vocabulary.ts';
import { CVE_STATUSES, LIMITS, NUMBER_COMPARATORS, periodOfDays } from './vocabulary.ts';

/** A filter of the tree. A facet of another tool is shown and not saved. */
export interface TreeFilter extends Condition {
  id: string;
  facet: string;
}

/** A group of the tree. */
export interface TreeGroup {
  id: string;
  operator: Operator;
  children: TreeNode[];
}

/** A node of the tree. */
export type TreeNode = TreeFilter | TreeGroup;

/** The two groups of the dialog. */
export const TREE_SIDES = ['exclude', 'include'] as const;
/** One of {@link TREE_SIDES}. */
export type TreeSide = (typeof TREE_SIDES)[number];

/** The dialog's fields in addition to the name. */
export type DialogTree = Record<TreeSide, TreeGroup>;

/** Maximum nesting of groups in one of the two; the filter around both is a level too. */
export const TREE_DEPTH = LIMITS.depth - 1;

/** Whether a node is a group. */
export const isGroup = (node: TreeNode): node is TreeGroup => 'children' in node;

/** The other operator: 'OR' for 'AND' (DLG-19, DLG-20). */
export const opposite = (operator: Operator): Operator => (operator === 'AND' ? 'OR' : 'AND');

const groupOf = (operator: Operator, children: TreeNode[] = []): TreeGroup => ({
  id: newGroupKey(),
  operator,
  children,
});

/** A tree without a filter. */
export const emptyTree = (): DialogTree => ({ exclude: groupOf('AND'), include: groupOf('OR') });

/** Creates an empty filter of a facet. */
export function newFilter(facet: Facet): TreeFilter {
  const { comparators, criterion } = facetEntry(facet)!;
  const empty: Record<typeof criterion.kind, Criterion> = { list: [], switch: true, value: null };
  return { id: newGroupKey(), facet, comparator: comparators[0]!, criterion: empty[criterion.kind] };
}

// --- to the payload ---

const filterOf = ({ facet, criterion, comparator }: TreeFilter): SimpleFilter => ({
  facet: facet as Facet,
  criterion,
  comparator,
});

function compoundOf({ id, operator, children }: TreeGroup): DialogFilter {
  return {
    type: 'compound',
    operator,
    key: id,
    subfilters: children.map((child) => (isGroup(child) ? compoundOf(child) : filterOf(child))),
  };
}

/** Removes groups without filters (DLG-32). */
function pruned(group: TreeGroup): TreeGroup {
  return {
    ...group,
    children: group.children
      .map((child) => (isGroup(child) ? pruned(child) : child))
      .filter((child) => !isGroup(child) || child.children.length > 0),
  };
}

/** The tree as it is sent: without empty groups. */
export const prunedTree = ({ exclude, include }: DialogTree): DialogTree => ({
  exclude: pruned(exclude),
  include: pruned(include),
});

/** Converts any tree to a filter, to validate it by the rules of a save. */
export const wholeFilter = ({ exclude, include }: DialogTree): DialogFilter => ({
  type: 'compound',
  operator: 'AND',
  subfilters: [
    { ...compoundOf(exclude), action: 'exclude' },
    ...(include.children.length > 0 ? [compoundOf(include)] : []),
  ],
});

/**
 * Converts a tree to the filter of a save, without empty groups (DLG-32). Undefined without exclusions (DLG-33),
 * because a single group of overrides would be read as exclusions.
 */
export function treeToFilter(tree: DialogTree): DialogFilter | undefined {
  const withoutEmpty = prunedTree(tree);
  return withoutEmpty.exclude.children.length > 0 ? wholeFilter(withoutEmpty) : undefined;
}

/** The filters that a tree means, for previews. */
export const treeToFilters = (tree: DialogTree): Filters => dialogFilters(wholeFilter(prunedTree(tree)));

// --- reading stored policies ---

/** Nesting depth of a group, including itself; without recursion, because stored filters can be arbitrarily deep. */
function depthOf(group: { subfilters: unknown[] }): number {
  let depth = 0;
  for (let level: { subfilters: unknown[] }[] = [group]; level.length > 0; depth += 1) {
    level = level.flatMap(({ subfilters }) =>
      subfilters.filter(
        (node): node is { subfilters: unknown[] } =>
          typeof node === 'object' && node !== null && Array.isArray((node as DialogFilter).subfilters),
      ),
    );
  }
  return depth;
}

/** Reads groups of a stored filter. Existing IDs are kept if they are unique. */
function reader(): (node: DialogFilter) => TreeGroup {
  const seen = new Set<string>();
  const idOf = (key: string | undefined): string => {
    const id = key === undefined || key === '' || seen.has(key) ? newGroupKey() : key;
    seen.add(id);
    return id;
  };
  const read = (node: DialogFilter): TreeGroup => ({
    id: idOf(node.key ?? node.groupKey),
    operator: node.operator,
    children: node.subfilters.map((child) =>
      isCompound(child) ? read(child) : { id: newGroupKey(), ...filterOf({ id: '', ...child }) },
    ),
  });
  return read;
}

/**
 * Converts a valid dialog filter to a tree. The group with action 'exclude' contains the exclusions; without actions,
 * the first one.
 */
export function filterToTree(filter: DialogFilter): DialogTree {
  const groups = filter.subfilters.filter((node): node is DialogFilter => isCompound(node as FilterNode));
  const marked = groups.some(({ action }) => action === 'exclude');
  const excludes = groups.find(({ action }, at) => (marked ? action === 'exclude' : at === 0));
  const includes = groups.find((group) => group !== excludes);
  const read = reader();
  const empty = emptyTree();
  return {
    exclude: excludes ? read(excludes) : empty.exclude,
    include: includes ? read(includes) : empty.include,
  };
}

/**
 * Whether a package rule can be negated by its comparator, so that the wizard's 'only these' becomes 'exclude all but
 * these'.
 */
const canTurn = (facet: string): boolean => {
  const { section, comparators } = facetEntry(facet) ?? {};
  return section === 'add_packages' && comparators!.includes('in') && comparators!.includes('not_in');
};

/** What of the wizard's package rules has no contrary that could be excluded, as texts of the rules. */
function untold(section: CompoundFilter): string[] {
  return section.subfilters.flatMap((node) => {
    if (isCompound(node)) return saysNothing(node) ? [] : ['a group of package rules'];
    if (!statesCondition(node) || canTurn(node.facet)) return [];
    return [facetEntry(node.facet)?.text(node) ?? node.facet];
  });
}

/** Whether a group states no condition. */
function saysNothing(group: CompoundFilter): boolean {
  return group.subfilters.every((node) => (isCompound(node) ? saysNothing(node) : !statesCondition(node)));
}

/** A group as the dialog shows it: without what states nothing, and a group around a single group is that one. */
function stated(group: CompoundFilter): CompoundFilter {
  const subfilters = group.subfilters.flatMap((node): FilterNode[] => {
    if (!isCompound(node)) return statesCondition(node) ? [node] : [];
    return saysNothing(node) ? [] : [stated(node)];
  });
  const [only, ...others] = subfilters;
  return only !== undefined && others.length === 0 && isCompound(only) ? only : { ...group, subfilters };
}

/** The tree of a stored policy, or the reasons why the dialog can't represent it, in sentences. */
export type TreeReading = { ok: true; tree: DialogTree } | { ok: false; reasons: string[] };

const TOO_DEEP = `This form can’t show groups nested more than ${TREE_DEPTH} levels deep.`;

/**
 * Returns the tree of a stored policy. A policy of the dialog is shown as it was sent. For one of the newer format,
 * package rules become exclusions by negation, as far as a filter can express that.
 */
export function policyToTree(policy: { filters: unknown; filter?: unknown }): TreeReading {
  const { filter } = policy;
  if (typeof filter === 'object' && filter !== null && Array.isArray((filter as DialogFilter).subfilters)) {
    const own = filter as DialogFilter;
    return depthOf(own) > LIMITS.depth ? { ok: false, reasons: [TOO_DEEP] } : { ok: true, tree: filterToTree(own) };
  }
  const stored = Object.values((policy.filters ?? {}) as object).filter(
    (section): section is { subfilters: unknown[] } => Array.isArray((section as DialogFilter | null)?.subfilters),
  );
  if (stored.some((section) => depthOf(section) > LIMITS.depth)) return { ok: false, reasons: [TOO_DEEP] };
  const filters = looseFilters(policy.filters);
  const lost = untold(filters.add_packages);
  if (lost.length > 0)
    return {
      ok: false,
      reasons: lost.map((text) => `This form can’t express the package rule “${text}”.`),
    };
  const turned = stated(filters.add_packages).subfilters.map((node) => ({
    ...(node as SimpleFilter),
    comparator: (node as SimpleFilter).comparator === 'in' ? ('not_in' as const) : ('in' as const),
  }));
  const removed = stated({ ...filters.remove_packages, operator: 'OR' });
  const excluded: CompoundFilter =
    turned.length === 0
      ? removed
      : {
          type: 'compound',
          operator: 'OR',
          subfilters: [
            ...turned,
            ...(removed.subfilters.length === 0 ? [] : removed.operator === 'OR' ? removed.subfilters : [removed]),
          ],
        };
  const included = stated(filters.exceptions);
  const empty = emptyTree();
  const read = reader();
  const tree = {
    exclude: excluded.subfilters.length > 0 ? read(excluded) : empty.exclude,
    include: included.subfilters.length > 0 ? read(included) : empty.include,
  };
  return depthOf(wholeFilter(tree)) > LIMITS.depth ? { ok: false, reasons: [TOO_DEEP] } : { ok: true, tree };
}

// --- the Simple view ---

/** The values of the Simple view (DLG-08). */
export interface SimpleView {
  comparator: NumberComparator;
  score: number | null;
  statuses: CveStatus[];
  families: string[];
}

/** The default exclusions of a new policy in the Simple view (DLG-29). */
export const SIMPLE_DEFAULTS: SimpleView = {
  comparator: 'greater_than_equal_to',
  score: 6,
  statuses: ['active', 'reported'],
  families: [],
};

const SIMPLE_FACETS = ['cve_score', 'cve_status', 'license_family'] as const;

/** Returns the filters of a subgroup with one facet; undefined for other groups (DLG-18). */
function subgroup(node: TreeNode): { facet: string; filters: TreeFilter[] } | undefined {
  if (!isGroup(node) || node.operator !== 'OR') return undefined;
  const filters = node.children.filter((child): child is TreeFilter => !isGroup(child));
  const facets = new Set(filters.map(({ facet }) => facet));
  const [facet] = facets;
  return filters.length === node.children.length && facets.size === 1 && facet !== undefined
    ? { facet, filters }
    : undefined;
}

/**
 * Converts the exclusions to values of the Simple view. Undefined if the policy isn't simple (DLG-18): the first group
 * is an AND of at most three ORs, each with one facet of the view. Policies that its three fields can't show completely
 * (two scores, 'not in', a repeated facet) aren't simple either, so that nothing is hidden.
 */
export function simpleView({ exclude }: DialogTree): SimpleView | undefined {
  if (exclude.operator !== 'AND' || exclude.children.length > SIMPLE_FACETS.length) return undefined;
  const view: SimpleView = { ...SIMPLE_DEFAULTS, score: null, statuses: [] };
  const seen = new Set<string>();
  for (const child of exclude.children) {
    const group = subgroup(child);
    if (group === undefined || seen.has(group.facet)) return undefined;
    seen.add(group.facet);
    const [first] = group.filters as [TreeFilter];
    const lists = group.filters.flatMap(({ criterion }) => (Array.isArray(criterion) ? criterion : []));
    if (group.facet === 'cve_score') {
      const comparator = NUMBER_COMPARATORS.find((one) => one === first.comparator);
      if (group.filters.length > 1 || comparator === undefined || typeof first.criterion !== 'number') return undefined;
      Object.assign(view, { comparator, score: first.criterion });
    } else {
      if (group.filters.some(({ comparator }) => comparator !== 'in')) return undefined;
      if (group.facet === 'cve_status') {
        if (!lists.every((one) => (CVE_STATUSES as readonly string[]).includes(one))) return undefined;
        view.statuses = CVE_STATUSES.filter((one) => lists.includes(one));
      } else if (group.facet === 'license_family') view.families = [...new Set(lists)];
      else return undefined;
    }
  }
  return view;
}

/** Replaces the exclusions by those of a Simple view. An empty field has no group. Existing groups keep their IDs. */
export function withSimpleView(tree: DialogTree, view: SimpleView): DialogTree {
  const old = new Map(tree.exclude.children.map((child) => [subgroup(child)?.facet, child]));
  const conditions: Record<(typeof SIMPLE_FACETS)[number], Condition> = {
    cve_score: { comparator: view.comparator, criterion: view.score },
    cve_status: { comparator: 'in', criterion: view.statuses },
    license_family: { comparator: 'in', criterion: view.families },
  };
  const children = SIMPLE_FACETS.flatMap((facet): TreeNode[] => {
    if (!statesCondition({ facet, ...conditions[facet] })) return [];
    const before = old.get(facet);
    const group = before !== undefined && isGroup(before) ? before : groupOf('OR');
    const filter = { ...newFilter(facet), ...conditions[facet] };
    return [{ ...group, children: [{ ...filter, id: group.children[0]?.id ?? filter.id }] }];
  });
  return { ...tree, exclude: { ...tree.exclude, operator: 'AND', children } };
}

// --- changes ---

/** Position of a node. */
export interface NodePlace {
  side: TreeSide;
  node: TreeNode;
  /** The groups around it, the outermost first; none for the two groups themselves. */
  groups: TreeGroup[];
}

/** Every node in reading order, each with the groups around it. */
export function placesOf(tree: DialogTree, side: TreeSide): NodePlace[] {
  const walk = (node: TreeNode, groups: TreeGroup[]): NodePlace[] => [
    { side, node, groups },
    ...(isGroup(node) ? node.children.flatMap((child) => walk(child, [...groups, node])) : []),
  ];
  return walk(tree[side], []);
}

/** Returns the position of a node; undefined if it is missing. */
export const placeOfNode = (tree: DialogTree, id: string): NodePlace | undefined =>
  TREE_SIDES.flatMap((side) => placesOf(tree, side)).find(({ node }) => node.id === id);

function mapGroup(group: TreeGroup, id: string, change: (group: TreeGroup) => TreeGroup): TreeGroup {
  if (group.id === id) return change(group);
  return { ...group, children: group.children.map((child) => (isGroup(child) ? mapGroup(child, id, change) : child)) };
}

/** The tree with one of its groups changed. */
function inGroup(tree: DialogTree, id: string, change: (group: TreeGroup) => TreeGroup): DialogTree {
  return { exclude: mapGroup(tree.exclude, id, change), include: mapGroup(tree.include, id, change) };
}

/** Toggles a group's operator (DLG-19). */
export const toggleOperator = (tree: DialogTree, id: string): DialogTree =>
  inGroup(tree, id, (group) => ({ ...group, operator: opposite(group.operator) }));

/** The tree with a filter changed. */
export function changeFilter(tree: DialogTree, filter: TreeFilter): DialogTree {
  const parent = placeOfNode(tree, filter.id)?.groups.at(-1);
  if (parent === undefined) return tree;
  return inGroup(tree, parent.id, (group) => ({
    ...group,
    children: group.children.map((child) => (child.id === filter.id ? filter : child)),
  }));
}

/** Appends a node to a group. */
export const addNode = (tree: DialogTree, groupId: string, node: TreeNode): DialogTree =>
  inGroup(tree, groupId, (group) => ({ ...group, children: [...group.children, node] }));

/** A new group for a side: it has the opposite operator of the side's root (DLG-20). */
export const newGroup = (tree: DialogTree, side: TreeSide): TreeGroup => groupOf(opposite(tree[side].operator));

/** {@link removeNode}, but for a group that stays although it is empty. */
function detached(tree: DialogTree, id: string, keep?: string): DialogTree {
  const place = placeOfNode(tree, id);
  const parent = place?.groups.at(-1);
  if (place === undefined || parent === undefined) return tree;
  if (parent.children.length === 1 && place.groups.length > 1 && parent.id !== keep)
    return detached(tree, parent.id, keep);
  return inGroup(tree, parent.id, (group) => ({
    ...group,
    children: group.children.filter((child) => child.id !== id),
  }));
}

/** Removes a node. A group without filters is removed too (DLG-34), except the two top groups. */
export const removeNode = (tree: DialogTree, id: string): DialogTree => detached(tree, id);

/**
 * Moves a node up or down. A filter enters an adjacent group, a group swaps with it, and the first or last child leaves
 * its group. Undefined if it can't move further.
 */
export function moveNode(tree: DialogTree, id: string, by: -1 | 1): DialogTree | undefined {
  const place = placeOfNode(tree, id);
  const parent = place?.groups.at(-1);
  if (place === undefined || parent === undefined) return undefined;
  const { node } = place;
  const at = parent.children.indexOf(node);
  const beside = parent.children[at + by];
  const put = (into: TreeGroup, index: number): DialogTree => {
    const rest = detached(tree, id, into.id);
    return inGroup(rest, into.id, (group) => ({ ...group, children: group.children.toSpliced(index, 0, node) }));
  };
  if (beside !== undefined) {
    if (isGroup(beside) && !isGroup(node)) return put(beside, by === 1 ? 0 : beside.children.length);
    return put(parent, at + by);
  }
  const around = place.groups.at(-2);
  if (around === undefined) return undefined;
  // A group is removed with its last filter, so the next position moves up.
  const index = around.children.indexOf(parent);
  return put(around, by === -1 ? index : parent.children.length === 1 ? index : index + 1);
}

// --- deprecated filters ---

/** Whether a filter is deprecated. */
export const isDeprecated = ({ facet }: { facet: string }): boolean => facetEntry(facet)?.deprecated === true;

/** Returns the equivalent of a deprecated filter; undefined without one. */
export function replacementOf(filter: TreeFilter): TreeFilter | undefined {
  const { criterion, comparator } = filter;
  if (filter.facet !== 'package_age' || typeof criterion !== 'number' || !Number.isInteger(criterion)) return undefined;
  // Ages count whole days: more than 14 is at least 15.
  const days = comparator === 'greater_than' ? criterion + 1 : criterion;
  if (comparator === 'equal' || days < 0 || days > 99_999) return undefined;
  return {
    id: filter.id,
    facet: 'package_to_date',
    // Created up to 14 days ago is an age of at least 14 days.
    comparator: comparator === 'less_than_equal_to' ? 'greater_than_equal_to' : 'less_than_equal_to',
    criterion: periodOfDays(days),
  };
}

/** The facets that a new filter can have: conditions on files that are not deprecated. */
export const TREE_FACETS: readonly Facet[] = FACETS.filter(
  (facet) => facetEntry(facet)?.sets === undefined && !isDeprecated({ facet }),
);
