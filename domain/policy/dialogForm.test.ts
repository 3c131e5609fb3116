import { describe, expect, test } from 'vitest';
import type { DialogFilter, DialogTree, FilterNode } from './index.ts';
import {
  dialogFormSchema,
  dialogNameMistake,
  emptyTree,
  facetControl,
  filterToTree,
  newFilter,
  placeInDialog,
  rawTree,
  readRawTree,
  TREE_FACETS,
  treeMistakes,
} from './index.ts';
import { group, simple } from './testing/builders.ts';

const NOW = Date.parse('2024-06-15T12:00:00Z');
const SCORE = simple('cve_score', 'greater_than_equal_to', 7);
const excluding = (...nodes: FilterNode[]): DialogTree =>
  filterToTree({ ...group('AND'), subfilters: [group('AND', ...nodes) as DialogFilter] });
const wrong = (name: string, tree: DialogTree = excluding(SCORE)) =>
  dialogFormSchema()
    .safeParse({ name, tree })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the name', () => {
  test('[DLG-22] is required', () => {
    expect(wrong('')).toEqual([['name', 'Name is required']]);
    expect(dialogNameMistake(' ', false)).toBe('Name is required');
  });
  test('[DLG-23] has at least three characters', () => {
    expect([wrong('ab'), wrong('abc')]).toEqual([[['name', 'Min length is 3 characters']], undefined]);
  });
  test('[DLG-24] is of letters, accented ones too, digits and spaces', () => {
    expect(wrong('Políza 1')).toBeUndefined();
    for (const name of ['a-b', 'a_b', 'a.b'])
      expect(wrong(name)).toEqual([['name', 'The name must only contain letters and numbers']]);
  });
  test('[DLG-26] an empty name is reported once it was filled', () => {
    expect(dialogNameMistake('', true)).toBe('You must have a policy name');
  });
});

describe('the filters', () => {
  test('[DLG-30] at least one has to exclude; one that overrides is not enough', () => {
    const needed = [['tree', 'Add a filter that excludes packages.']];
    expect(wrong('Base', emptyTree())).toEqual(needed);
    expect(wrong('Base', { ...emptyTree(), include: excluding(SCORE).exclude })).toEqual(needed);
    expect(wrong('Base', excluding(group('OR')))).toEqual(needed);
  });
  test('reports an empty filter, and one that a save would reject, at their location', () => {
    const tree = excluding(
      SCORE,
      group(
        'OR',
        simple('license_family', 'in', []),
        simple('package_from_date', 'greater_than_equal_to', '2024-06-17'),
      ),
      simple('conda_spec', 'in', ['numpy', 'a===']),
    );
    const found = treeMistakes(tree, NOW).map(({ id, side, message }) => [side, id, message]);
    const [, inner, names] = tree.exclude.children as unknown as { id: string; children: { id: string }[] }[];
    expect(found).toEqual([
      ['exclude', inner!.children[1]!.id, 'From date cannot be in the future.'],
      ['exclude', names!.id, 'Error: invalid matchspec a==='],
      ['exclude', inner!.children[0]!.id, 'Enter or choose at least one value.'],
    ]);
  });
  test('each facet of a new filter has its editor, and a filter that is filled in by it is right', () => {
    for (const facet of TREE_FACETS) expect(facetControl(facet)?.comparators[0]).toBe(newFilter(facet).comparator);
    expect(facetControl('cve_epss')?.editor).toEqual({ kind: 'number', max: 1, step: 0.01 });
    expect(facetControl('mood')).toBeUndefined();
  });
});

describe('what the server says', () => {
  const tree: DialogTree = {
    exclude: excluding(group('OR'), SCORE).exclude,
    include: excluding(SCORE).exclude,
  };
  test('[DLG-28] about the name is shown at the name', () => {
    expect(placeInDialog(['name'], tree)).toEqual({ at: 'name' });
  });
  test('[DLG-36] about a filter is shown at its group, counted as sent: without empty groups', () => {
    expect(placeInDialog(['filter', 'subfilters', '0', 'subfilters', '0', 'criterion'], tree)).toEqual({
      at: 'exclude',
      id: tree.exclude.children[1]!.id,
    });
    expect(placeInDialog(['filter', 'subfilters', '1'], tree)).toEqual({ at: 'include', id: tree.include.id });
    expect(placeInDialog(['organization'], tree)).toBeUndefined();
  });
});

describe('the raw tree', () => {
  test('comes back as the tree that it was written from', () => {
    const tree = excluding(SCORE, group('OR', simple('platform', 'in', ['linux-64'])));
    const reading = readRawTree(rawTree(tree), NOW);
    expect(reading.ok && rawTree(reading.tree)).toBe(rawTree(tree));
  });
  test('is rejected with the location of each error', () => {
    const text = rawTree(excluding(SCORE)).replace('"cve_score"', '"mood"').replace('"AND"', '"XOR"');
    const reading = readRawTree(text, NOW);
    expect(reading.ok ? [] : reading.mistakes.map(({ place }) => place)).toEqual(['/operator']);
    const other = readRawTree(rawTree(excluding(SCORE)).replace('7', '77'), NOW);
    expect(other.ok ? [] : other.mistakes.map(({ place }) => place)).toEqual(['/subfilters/0/subfilters/0/criterion']);
    expect(readRawTree('{\n  "type": }', NOW)).toEqual({
      ok: false,
      mistakes: [{ place: 'line 2, column 11', message: 'This is not JSON from here on.' }],
    });
    for (const json of ['', '7', 'null', '[]', '{}']) expect(readRawTree(json, NOW).ok).toBe(false);
  });
  test('nested 500 or 100,000 levels deep is rejected with a message', () => {
    const deep = (levels: number) =>
      `${'{"type":"compound","operator":"AND","subfilters":['.repeat(levels)}${']}'.repeat(levels)}`;
    for (const levels of [500, 100_000]) {
      const reading = readRawTree(deep(levels), NOW);
      expect(reading.ok ? [] : reading.mistakes.map(({ message }) => message)).toEqual([
        'Filters can be nested at most 8 deep.',
      ]);
    }
  });
});
