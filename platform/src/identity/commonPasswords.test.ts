import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { weaknessOf } from './commonPasswords.ts';

test.each([
  '1234567890',
  'qwertyuiop',
  'password123',
  'Password123!',
  'aaaaaaaaaa',
  'abababababab',
  'abcdefghijkl',
  'basketball',
  'Sunshine2024',
])('rejects the common password %s', (password) => {
  expect(weaknessOf(password)).toMatch(/tried first/);
});

test.each(['terrarium1', 'ada.byron@acme.example', 'ada.byron123', 'acme-terrarium', 'Ada.Byron!!'])(
  'rejects the password %s, too similar to the address or the name of the hub',
  (password) => {
    expect(weaknessOf(password, 'ada.byron@acme.example')).toMatch(/little more than/);
  },
);

test.each(['terrarium-demo', 'correct horse battery', 'a-good-password', 'ada likes mint tea', 'Zx8#kq01pLw'])(
  'accepts the password %s',
  (password) => {
    expect(weaknessOf(password, 'ada@acme.example')).toBeNull();
  },
);

test('the list holds thousands of passwords, each once and in lower case', () => {
  const lines = readFileSync(join(import.meta.dirname, 'commonPasswords.txt'), 'utf8')
    .trimEnd()
    .split('\n');
  expect(lines.length).toBeGreaterThan(3_000);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.filter((line) => line !== line.toLowerCase())).toEqual([]);
});
