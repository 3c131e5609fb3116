import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from './password.ts';

test('a password is the same on every keyboard layout and Unicode form', async () => {
  const decomposed = 'pa\u0301ssword-\u006e\u0303';
  expect(await checkPassword(await hashPassword(decomposed), decomposed.normalize('NFC'))).toBe(true);
  expect(await checkPassword(await hashPassword(decomposed.normalize('NFC')), decomposed)).toBe(true);
  expect(await checkPassword(await hashPassword(decomposed), 'password-n')).toBe(false);
});

test('lone surrogates, which all hash alike, match nothing', async () => {
  expect(await checkPassword(await hashPassword('\ufffdaaaaaaaaaaa'), '\ud800aaaaaaaaaaa')).toBe(false);
});
