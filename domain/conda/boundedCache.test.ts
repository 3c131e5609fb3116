import { expect, test } from 'vitest';
import { BoundedCache } from './boundedCache.ts';

test('keeps what was read lately and drops the rest', () => {
  const cache = new BoundedCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('c', 3);
  expect(cache.get('a')).toBe(1);
  cache.set('d', 4);
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([1, undefined, 3, 4]);
});

test('a very long key is not kept: strangers write the keys', () => {
  const cache = new BoundedCache<number>(2);
  cache.set('x'.repeat(100_000), 1);
  expect(cache.get('x'.repeat(100_000))).toBeUndefined();
});
