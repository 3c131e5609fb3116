import { expect, test } from 'vitest';
import { ItemOrder } from '../db/index.ts';
import { selectPackages } from './packages.ts';
import type { SearchFilter } from './packages.ts';
import type { PackageFacts } from './store.ts';

const nothing: SearchFilter = {
  channels: null,
  decisions: null,
  licenses: null,
  platforms: null,
  severities: null,
  updated: null,
};
const facts = (part: Partial<PackageFacts> = {}): PackageFacts => ({
  latestVersion: '1.0',
  license: 'MIT',
  subdirs: ['noarch'],
  served: 1,
  blocked: 0,
  severity: 'low',
  fileAt: new Date(),
  ...part,
});
const positions = (count: number): number[] => Array.from({ length: count }, (_unused, index) => index + 1);
const order = new ItemOrder<{ name: string }>('names', ['string'], ({ name }) => [name]);
const page = <Match extends { name: string }>(found: Match[], offset = 0) => order.page(found, { limit: 2, offset });

test('the channels of a facet are those with the most packages and the chosen ones, and their number is that of all', () => {
  const matches = [
    { name: 'a', positions: positions(150) },
    { name: 'b', positions: positions(120).slice(20) },
  ];
  const { facets, total, packages } = selectPackages(matches, () => facts(), nothing, page);
  expect(total).toBe(2);
  expect(packages.map(({ channelCount, channels }) => [channelCount, channels.length])).toEqual([
    [150, 20],
    [100, 20],
  ]);
  expect(facets.channelCount).toBe(150);
  expect(facets.channels.map(({ value }) => value)).toEqual(positions(120).slice(20));
  const chosen = selectPackages(matches, () => facts(), { ...nothing, channels: new Set([149]) }, page);
  expect(chosen.facets.channels).toHaveLength(101);
  expect(chosen.facets.channels.at(-1)).toEqual({ value: 149, count: 1 });
  expect(chosen.packages.map(({ name }) => name)).toEqual(['a']);
});

test('a value counts once per package, and by the other facets of the same channel', () => {
  const blocked = facts({ served: 0, license: 'GPL', severity: 'high' });
  const { facets, packages } = selectPackages(
    [
      { name: 'a', positions: [1, 2, 3] },
      { name: 'b', positions: [2] },
    ],
    (position) => (position === 2 ? blocked : facts()),
    { ...nothing, decisions: ['allowed'] },
    page,
  );
  expect(packages.map(({ name, channels }) => [name, channels.map(({ position }) => position)])).toEqual([
    ['a', [1, 3]],
  ]);
  expect(facets.decisions).toEqual([
    { value: 'allowed', count: 1 },
    { value: 'refused', count: 2 },
  ]);
  expect(facets.licenses).toEqual([{ value: 'MIT', count: 1 }]);
});

test('a package that no publication contains yet is blocked, and nothing is known about it', () => {
  const { packages, facets } = selectPackages([{ name: 'a', positions: [1] }], () => undefined, nothing, page);
  expect(packages[0]!.channels[0]!.facts.latestVersion).toBeNull();
  expect([facets.decisions, facets.severities, facets.updated]).toEqual([
    [{ value: 'refused', count: 1 }],
    [{ value: 'unknown', count: 1 }],
    [],
  ]);
});

test('a page after the first has the later packages and the facets of all', () => {
  const matches = ['a', 'b', 'c'].map((name) => ({ name, positions: [1] }));
  const { packages, facets, total } = selectPackages(
    matches,
    () => facts(),
    nothing,
    (found) => page(found, 2),
  );
  expect([packages.map(({ name }) => name), total, facets.channels]).toEqual([['c'], 3, [{ value: 1, count: 3 }]]);
});
