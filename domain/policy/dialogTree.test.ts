import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type {
  CompoundFilter,
  DialogFilter,
  DialogTree,
  Facet,
  FilterNode,
  SimpleFilter,
  TreeGroup,
  TreeNode,
} from './index.ts';
import {
  addNode,
  changeFilter,
  emptyTree,
  filterToTree,
  isDeprecated,
  isGroup,
  LIMITS,
  moveNode,
  newFilter,
  newGroup,
  placeOfNode,
  placesOf,
  policyToTree,
  readPolicy,
  removeNode,
  replacementOf,
  SIMPLE_DEFAULTS,
  simpleView,
  toggleOperator,
  TREE_DEPTH,
  TREE_FACETS,
  treeToFilter,
  treeToFilters,
  withSimpleView,
} from './index.ts';
import { FACETS } from './facets.ts';
import {
  advisories as someAdvisories,
  filters as someFilters,
  NOW,
  record as someRecord,
} from './testing/arbitraries.ts';
import { aPolicy, group, simple } from './testing/builders.ts';
import { referenceAllowed } from './testing/reference.ts';

const SCORE = simple('cve_score', 'greater_than_equal_to', 7);
const STATUS = simple('cve_status', 'in', ['active']);
const LICENSE = simple('license_family', 'in', ['GPL']);
const NAMES = simple('conda_spec', 'in', ['numpy']);

/** A dialog's tree with the given first group. */
const treeOf = (exclude: CompoundFilter, include?: CompoundFilter): DialogTree =>
  filterToTree({
    ...group('AND'),
    subfilters: [{ ...exclude, action: 'exclude' } as DialogFilter, ...(include ? [include as DialogFilter] : [])],
  });
const excluding = (...nodes: FilterNode[]) => treeOf(group('AND', ...nodes));
const nth = (tree: DialogTree, at: number): TreeNode => tree.exclude.children[at]!;
/** A tree without its random IDs. */
const bare = (node: TreeNode): unknown =>
  isGroup(node)
    ? { operator: node.operator, children: node.children.map(bare) }
    : [node.facet, node.comparator, node.criterion];
const bareTree = ({ exclude, include }: DialogTree) => [bare(exclude), bare(include)];

const leaf: fc.Arbitrary<SimpleFilter> = fc.constantFrom(
  SCORE,
  STATUS,
  LICENSE,
  NAMES,
  simple('platform', 'not_in', ['linux-64']),
  simple('package_age', 'less_than_equal_to', 14),
);
const inner: fc.Arbitrary<FilterNode> = fc.letrec<{ node: FilterNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc
      .tuple(fc.constantFrom('AND' as const, 'OR' as const), fc.array(tie('node'), { minLength: 1, maxLength: 3 }))
      .map(([operator, nodes]) => group(operator, ...nodes)),
  ),
})).node;
const root = (minLength: number) =>
  fc
    .tuple(fc.constantFrom('AND' as const, 'OR' as const), fc.array(inner, { minLength, maxLength: 3 }))
    .map(([operator, nodes]) => group(operator, ...nodes));
const trees = fc.tuple(root(1), root(0)).map(([exclude, include]) => treeOf(exclude, include));

describe('the payload', () => {
  test('form → payload → form gives the same tree, ids of groups included', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const sent = treeToFilter(tree)!;
        const reading = readPolicy({ name: 'any name', filter: sent });
        expect(reading.ok).toBe(true);
        const back = filterToTree(reading.ok ? reading.policy.filter! : sent);
        expect(bareTree(back)).toEqual(
          bareTree({ ...tree, include: tree.include.children.length > 0 ? tree.include : emptyTree().include }),
        );
        expect(back.exclude.id).toBe(tree.exclude.id);
        expect(treeToFilter(back)).toEqual(sent);
      }),
    );
  });

  test('[DLG-32] groups without a filter are dropped, at any depth', () => {
    const tree = treeOf(group('AND', group('OR', group('AND')), group('OR', SCORE)), group('OR', group('AND')));
    const sent = treeToFilter(tree)!;
    expect(sent.subfilters).toHaveLength(1);
    expect((sent.subfilters[0] as DialogFilter).subfilters).toEqual([
      expect.objectContaining({ operator: 'OR', subfilters: [SCORE] }),
    ]);
  });

  test('[POL-17] what is sent has the action exclude on its first group, and no action on the second', () => {
    const sent = treeToFilter(treeOf(group('AND', SCORE), group('OR', NAMES)))!;
    expect(
      sent.subfilters.map((node) => [(node as DialogFilter).key !== undefined, (node as DialogFilter).action]),
    ).toEqual([
      [true, 'exclude'],
      [true, undefined],
    ]);
  });

  test('[DLG-33] omits the payload without an excluding filter', () => {
    expect(treeToFilter(emptyTree())).toBeUndefined();
    expect(treeToFilter(treeOf(group('AND', group('OR'))))).toBeUndefined();
    expect(treeToFilter(treeOf(group('AND'), group('OR', NAMES)))).toBeUndefined();
    expect(treeToFilter(treeOf(group('AND', SCORE)))).toBeDefined();
  });

  test('a preview of a draft that only overrides excludes nothing', () => {
    const filters = treeToFilters(treeOf(group('AND'), group('OR', NAMES)));
    expect(filters.remove_packages.subfilters[0]).toMatchObject({ subfilters: [] });
    expect(filters.exceptions.subfilters[0]).toMatchObject({ subfilters: [NAMES] });
  });

  test('repeated keys become different IDs', () => {
    const twice = { ...group('OR', SCORE), key: 'same' };
    const tree = excluding(twice, twice);
    expect(new Set(placesOf(tree, 'exclude').map(({ node }) => node.id)).size).toBe(5);
  });
});

describe('the Simple view', () => {
  const defaults = () => withSimpleView(emptyTree(), SIMPLE_DEFAULTS);

  test('[DLG-29] begins with score 6, active and reported, and no license family', () => {
    expect(bare(defaults().exclude)).toEqual({
      operator: 'AND',
      children: [
        { operator: 'OR', children: [['cve_score', 'greater_than_equal_to', 6]] },
        { operator: 'OR', children: [['cve_status', 'in', ['active', 'reported']]] },
      ],
    });
    expect(simpleView(defaults())).toEqual(SIMPLE_DEFAULTS);
  });

  test('[DLG-18] AND of at most three OR groups of one facet each is simple; five near misses are not', () => {
    const three = [group('OR', SCORE), group('OR', STATUS), group('OR', LICENSE)];
    expect(simpleView(excluding(...three))).toEqual({
      comparator: 'greater_than_equal_to',
      score: 7,
      statuses: ['active'],
      families: ['GPL'],
    });
    expect(simpleView(excluding(group('OR', STATUS, simple('cve_status', 'in', ['reported']))))?.statuses).toEqual([
      'active',
      'reported',
    ]);
    const misses = {
      'an OR root': treeOf(group('OR', ...three)),
      'four groups': excluding(...three, group('OR', SCORE)),
      'an AND group': excluding(group('AND', SCORE)),
      'two facets': excluding(group('OR', SCORE, STATUS)),
      'another facet': excluding(group('OR', NAMES)),
    };
    for (const [name, tree] of Object.entries(misses)) expect(simpleView(tree), name).toBeUndefined();
  });

  test('what its fields cannot show is not simple, so that nothing is hidden', () => {
    expect(simpleView(excluding(group('OR', SCORE, SCORE)))).toBeUndefined();
    expect(simpleView(excluding(group('OR', simple('cve_status', 'not_in', ['active']))))).toBeUndefined();
    expect(simpleView(excluding(group('OR', STATUS), group('OR', STATUS)))).toBeUndefined();
    expect(simpleView(excluding(SCORE))).toBeUndefined();
  });

  test('a view that is written comes back; overrides stay, and so do ids', () => {
    const tree = { ...defaults(), include: treeOf(group('AND'), group('OR', NAMES)).include };
    const view = { ...SIMPLE_DEFAULTS, score: null, families: ['MIT'] };
    const next = withSimpleView(tree, view);
    expect(simpleView(next)).toEqual(view);
    expect(next.include).toBe(tree.include);
    expect(nth(next, 0).id).toBe(nth(tree, 1).id);
  });
});

describe('changes', () => {
  test('[DLG-19] an operator is toggled and toggled back', () => {
    const tree = excluding(SCORE);
    const once = toggleOperator(tree, tree.exclude.id);
    expect([once.exclude.operator, toggleOperator(once, tree.exclude.id)]).toEqual(['OR', tree]);
  });

  test('[DLG-20] a new group has the opposite operator of its root', () => {
    expect(newGroup(treeOf(group('AND', SCORE)), 'exclude').operator).toBe('OR');
    expect(newGroup(treeOf(group('OR', SCORE)), 'exclude').operator).toBe('AND');
  });

  test('[DLG-34] a group goes with its last filter, and those around it that are empty then; the outermost stays', () => {
    const tree = excluding(group('OR', group('AND', SCORE)), STATUS);
    const deepest = ((nth(tree, 0) as TreeGroup).children[0] as TreeGroup).children[0]!;
    const without = removeNode(tree, deepest.id);
    expect(bare(without.exclude)).toEqual({ operator: 'AND', children: [['cve_status', 'in', ['active']]] });
    expect(removeNode(without, nth(without, 0).id).exclude).toMatchObject({ id: tree.exclude.id, children: [] });
  });

  test('edits a filter in place', () => {
    const tree = excluding(group('OR', SCORE), STATUS);
    const filter = (nth(tree, 0) as TreeGroup).children[0]!;
    if (isGroup(filter)) throw new Error('a filter is wanted');
    const next = changeFilter(tree, { ...filter, criterion: 9 });
    expect(bare(next.exclude)).toMatchObject({
      children: [{ children: [['cve_score', 'greater_than_equal_to', 9]] }, ['cve_status', 'in', ['active']]],
    });
  });

  test('moving up and down goes through groups and out of them, and loses nothing', () => {
    const tree = excluding(SCORE, group('OR', STATUS), LICENSE);
    const { id } = nth(tree, 0);
    const seen: unknown[] = [];
    for (let at: DialogTree | undefined = tree; at !== undefined; at = moveNode(at, id, 1)) {
      seen.push(placesOf(at, 'exclude').findIndex(({ node }) => node.id === id));
      expect(placesOf(at, 'exclude').filter(({ node }) => !isGroup(node))).toHaveLength(3);
    }
    expect(seen).toEqual([1, 2, 3, 3, 4]);
    fc.assert(
      fc.property(trees, fc.nat(), fc.constantFrom(-1 as const, 1 as const), (any, pick, by) => {
        const places = placesOf(any, 'exclude');
        const { node } = places[pick % places.length]!;
        const moved = moveNode(any, node.id, by);
        if (moved === undefined) return;
        const leaves = (of: DialogTree) =>
          placesOf(of, 'exclude')
            .flatMap((one) => (isGroup(one.node) ? [] : [one.node.id]))
            .sort();
        expect(leaves(moved)).toEqual(leaves(any));
        expect(placeOfNode(moved, node.id)).toBeDefined();
        expect(
          placesOf(moved, 'exclude').every(
            (one) => !isGroup(one.node) || one.groups.length === 0 || one.node.children.length > 0,
          ),
        ).toBe(true);
      }),
    );
  });

  test('the last filter of a group moves out of it, and out of groups that held nothing else', () => {
    const tree = excluding(group('OR', group('AND', SCORE)));
    const filter = ((nth(tree, 0) as TreeGroup).children[0] as TreeGroup).children[0]!;
    const out = moveNode(tree, filter.id, 1)!;
    expect(bare(out.exclude)).toEqual({
      operator: 'AND',
      children: [{ operator: 'OR', children: [['cve_score', 'greater_than_equal_to', 7]] }],
    });
    const up = moveNode(out, filter.id, -1)!;
    expect(bare(up.exclude)).toEqual({ operator: 'AND', children: [['cve_score', 'greater_than_equal_to', 7]] });
    expect(moveNode(up, filter.id, -1)).toBeUndefined();
  });
});

describe('deprecated filters', () => {
  test('[DLG-14] package_age is deprecated, and no other; new filters do not get it', () => {
    expect(FACETS.filter((facet) => isDeprecated({ facet }))).toEqual(['package_age']);
    expect(TREE_FACETS).not.toContain('package_age');
  });

  test('what takes its place means the same', () => {
    const of = (comparator: SimpleFilter['comparator']) =>
      replacementOf({ ...newFilter('package_age'), comparator, criterion: 14 });
    expect(of('less_than_equal_to')).toMatchObject({
      facet: 'package_to_date',
      comparator: 'greater_than_equal_to',
      criterion: 'P14D',
    });
    expect(of('greater_than_equal_to')).toMatchObject({ comparator: 'less_than_equal_to', criterion: 'P14D' });
    expect(of('greater_than')).toMatchObject({ comparator: 'less_than_equal_to', criterion: 'P15D' });
    expect(of('equal')).toBeUndefined();
  });
});

describe('policies of the wizard', () => {
  test('one of CVE rules and exclusions opens; what says nothing is not shown', () => {
    const reading = policyToTree({
      filters: aPolicy({
        add: [simple('platform', 'in', []), simple('only_signed', 'equal', false)],
        remove: [group('AND', SCORE, simple('cve_status', 'in', []))],
        exceptions: [group('AND', simple('conda_spec_exception', 'in', ['numpy']))],
      }),
    });
    expect(reading.ok && bareTree(reading.tree)).toEqual([
      { operator: 'AND', children: [['cve_score', 'greater_than_equal_to', 7]] },
      { operator: 'AND', children: [['conda_spec_exception', 'in', ['numpy']]] },
    ]);
  });

  test('every list of the package rules becomes its contrary among the exclusions', () => {
    const reading = policyToTree({ filters: aPolicy({ add: [NAMES, simple('install_scripts', 'in', ['none'])] }) });
    expect(reading.ok && bareTree(reading.tree)[0]).toEqual({
      operator: 'OR',
      children: [
        ['conda_spec', 'not_in', ['numpy']],
        ['install_scripts', 'not_in', ['none']],
      ],
    });
  });

  test('package rules that cannot be said as exclusions are named', () => {
    const reading = policyToTree({ filters: aPolicy({ add: [simple('only_signed', 'equal', true), NAMES] }) });
    expect(reading).toEqual({ ok: false, reasons: [expect.stringContaining('“Only signed packages”')] });
  });

  test('what opens means the same as before', () => {
    let opened = 0;
    fc.assert(
      fc.property(
        someFilters,
        fc.array(someRecord, { maxLength: 12 }),
        someAdvisories,
        (stored, records, advisories) => {
          const reading = policyToTree({ filters: stored });
          if (!reading.ok) return;
          opened += 1;
          const meant = treeToFilters(reading.tree);
          expect(referenceAllowed(meant, records, advisories, NOW)).toEqual(
            referenceAllowed(stored, records, advisories, NOW),
          );
        },
      ),
      { numRuns: 1000 },
    );
    expect(opened).toBeGreaterThan(20);
  });

  test('one nested 500 levels deep is rejected with a message, in either format', () => {
    let deep = group('AND', SCORE);
    for (let at = 0; at < 500; at += 1) deep = group('OR', deep);
    const sentence = expect.stringContaining(`more than ${TREE_DEPTH} levels deep`);
    expect(policyToTree({ filters: {}, filter: group('AND', deep) })).toEqual({ ok: false, reasons: [sentence] });
    expect(policyToTree({ filters: { remove_packages: deep } })).toEqual({ ok: false, reasons: [sentence] });
  });

  test('the deepest group that the form lets one make can be saved, and one more cannot', () => {
    const nest = (levels: number): DialogTree => {
      let tree = emptyTree();
      for (let at = 1; at < levels; at += 1) {
        const places = placesOf(tree, 'exclude');
        tree = addNode(tree, places.at(-1)!.node.id, newGroup(tree, 'exclude'));
      }
      return addNode(tree, placesOf(tree, 'exclude').at(-1)!.node.id, {
        ...newFilter('cve_score' satisfies Facet),
        criterion: 7,
      });
    };
    const saved = (tree: DialogTree) => readPolicy({ name: 'any name', filter: treeToFilter(tree) }).ok;
    expect([saved(nest(TREE_DEPTH)), saved(nest(TREE_DEPTH + 1)), TREE_DEPTH]).toEqual([true, false, LIMITS.depth - 1]);
  });
});
