import { assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { redactTarget } from './redact.ts';

const TOKEN = 'tr-Abc-efghijklmnopqrstuvwxyz0123456789ABCDEF'.slice(0, 43);

test.each([
  [`/t/${TOKEN}/repo/acme/main/noarch/repodata.json?token=1`, '/t/*****/repo/acme/main/noarch/repodata.json'],
  [`//t/${TOKEN}/repo/acme/main/noarch/repodata.json`, '//t/*****/repo/acme/main/noarch/repodata.json'],
  [`/t//${TOKEN}/repo/acme/main/noarch/repodata.json`, '/t//*****/repo/acme/main/noarch/repodata.json'],
  [`///t///${TOKEN}`, '///t///*****'],
  [`/repo/t/${TOKEN}/acme/main/noarch/repodata.json`, '/repo/t/*****/acme/main/noarch/repodata.json'],
  [`/repo//t/${TOKEN}/acme/main/noarch/repodata.json`, '/repo//t/*****/acme/main/noarch/repodata.json'],
  [`/%74/${TOKEN}/repo`, '/%74/*****/repo'],
  [`/%2574/${TOKEN}/repo`, '/%2574/*****/repo'],
  [`/t%2F${TOKEN}/repo/acme`, '/*****/repo/acme'],
  [`/%2ft/${TOKEN}/repo`, '/*****/*****/repo'],
  [`/t\\${TOKEN}\\repo`, '/t\\*****\\repo'],
  [`/t/%${TOKEN}/repo`, '/t/*****/repo'],
  ['/t/*****/repo/acme', '/t/*****/repo/acme'],
  [`/repo/${TOKEN}/acme/main/noarch/repodata.json`, '/repo/*****/acme/main/noarch/repodata.json'],
  [`/T/${TOKEN}/repo`, '/T/*****/repo'],
])('%s is shown as %s', (target, shown) => {
  expect(redactTarget(target)).toBe(shown);
});

test('what holds no token is shown as it was written', () => {
  for (const path of [
    '/',
    '',
    '/repo/acme/main/noarch/a-1%212.0-0.conda',
    '/repo/acme/test/linux-64/tr-package-1.0-0.conda',
    '/api/organizations/acme/channels',
  ])
    expect(redactTarget(path)).toBe(path);
});

test('hides a token, whatever slashes and encodings surround it', () => {
  const slash = constantFrom('/', '//', '%2f', '%2F', '%252f', '\\', '/%2f', '///', '%5c');
  const t = constantFrom('t', '%74', '%2574');
  const name = constantFrom('', 'repo', 'acme', 'x%20y');
  // A token of another hub has another format and is recognized only by its position.
  assert(
    property(slash, name, slash, t, slash, slash, (first, before, second, mark, third, last) => {
      expect(
        redactTarget(`${first}${before}${second}${mark}${third}secret-of-another-hub${last}repo/acme`),
      ).not.toContain('secret');
    }),
    { numRuns: 500 },
  );
});
