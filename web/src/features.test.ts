import { expect, test } from 'vitest';
import * as features from './features.ts';
import type { Feature } from './lib/feature.ts';

const all = Object.values<Feature>(features);
const pages = all.flatMap((feature) => Object.entries(feature.pages));
const twice = (values: readonly (string | number)[]) => values.filter((value, at) => values.indexOf(value) !== at);

test('no two features bring a page of the same name, or at the same address', () => {
  expect(twice(pages.map(([name]) => name))).toEqual([]);
  expect(twice(all.flatMap(({ addresses }) => Object.values(addresses)))).toEqual([]);
});

test('no two features bring the same part', () => {
  expect(twice(all.flatMap(({ parts = {} }) => Object.keys(parts)))).toEqual([]);
});

test('no two pages have the same letter', () => {
  expect(
    twice(
      pages.flatMap(([, { area, place }]) => [area?.letter, place?.key?.letter].filter((one) => one !== undefined)),
    ),
  ).toEqual([]);
});

test('no two areas, and no two places, have the same order', () => {
  expect(twice(pages.flatMap(([, { area }]) => (area ? [area.order] : [])))).toEqual([]);
  expect(twice(pages.flatMap(([, { place }]) => (place ? [place.order] : [])))).toEqual([]);
});

test("an area's URL has an organization, a place's has no names", () => {
  for (const { addresses, pages: own } of all) {
    for (const [name, { area, place }] of Object.entries(own)) {
      if (area) expect(addresses[name]).toMatch(/^\/organizations\/:org(\/[a-z-]+)*$/);
      if (place) expect(addresses[name]).not.toContain(':');
    }
  }
});
