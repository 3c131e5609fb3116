import { expect, test } from 'vitest';
import { BODY_BOUNDS, exceededBound } from './shape.ts';

const bounds = { depth: 3, keys: 3, parts: 12 };
const bound = (text: string) => exceededBound(new TextEncoder().encode(text), bounds);

test.each<[string, ReturnType<typeof bound>]>([
  ['[[[1, 2]]]', null],
  ['[[[[]]]]', 'depth'],
  ['{"a": 1, "b": {"a": 1, "b": 2}, "c": 3}', null],
  ['{"a": 1, "b": 2, "c": 3, "d": 4}', 'keys'],
  ['[{"a": 1}, {"b": 2}, {"c": 3}, {"d": 4}]', null],
  [`[${'"a",'.repeat(10)}"a"]`, null],
  [`[${'"a",'.repeat(11)}"a"]`, 'parts'],
  [`[${'[],'.repeat(11)}[]]`, 'parts'],
  [`[${'1,'.repeat(50)}1]`, null],
  // Content of strings isn't structure, whatever is escaped in it.
  ['["[[[[{{{{::::", "\\"[[[[::::", "\\\\", "é\\\\\\"::::"]', null],
  ['["\\\\", [[[]]]]', 'depth'],
  ['"never closed [[[[', null],
  ['::::', null],
  [']]]]{}', null],
])('%s exceeds %s', (text, expected) => {
  expect(bound(text)).toBe(expected);
});

test('the largest list of an environment is within the bounds of a body', () => {
  const packages = Array.from({ length: 10_000 }, (_, at) => ({
    name: `package-${at}`,
    version: '1.0',
    build: 'py312_0',
    channel: 'conda-forge',
    subdir: 'linux-64',
    md5: '0'.repeat(32),
  }));
  expect(exceededBound(Buffer.from(JSON.stringify({ packages })), BODY_BOUNDS)).toBeNull();
});
