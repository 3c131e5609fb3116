import { expect, test } from 'vitest';
import { isDeeperThan } from './index.ts';

test('the depth of JSON counts groups and lists, and no brackets in texts', () => {
  expect(isDeeperThan('[[1], {"a": [2]}]', 3)).toBe(false);
  expect(isDeeperThan('[[1], {"a": [2]}]', 2)).toBe(true);
  expect(isDeeperThan(String.raw`["[[[[", "\"[[[[", "\\"]`, 1)).toBe(false);
  expect(isDeeperThan('[] [] [] []', 1)).toBe(false);
  expect(isDeeperThan('[{}, {}, {}]', 2)).toBe(false);
  expect(isDeeperThan('"[[[[', 0)).toBe(false);
});
