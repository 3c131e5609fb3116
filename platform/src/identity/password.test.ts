import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from './password.ts';

test('a password is the same however a keyboard writes its letters', async () => {
  const decomposed = 'pa\u0301ssword-\u006e\u0303';
  expect(await checkPassword(await hashPassword(decomposed), decomposed.normalize('NFC'))).toBe(true);
  expect(await checkPassword(await hashPassword(decomposed.normalize('NFC')), decomposed)).toBe(true);
  expect(await checkPassword(await hashPassword(decomposed), 'password-n')).toBe(false);
});

test('halves of characters, which are all hashed alike, fit nothing', async () => {
  expect(await checkPassword(await hashPassword('\ufffdaaaaaaaaaaa'), '\ud800aaaaaaaaaaa')).toBe(false);
});
