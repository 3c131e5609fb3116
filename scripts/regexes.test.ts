import { expect, test } from 'vitest';
import { judge, regexesIn } from './regexes.ts';

test('literals, texts, and calls are found with their places', () => {
  const text = `const a = /x+$/gm;\nconst b = new RegExp('y*', 'i');\nconst c = RegExp(\`^\${a}\`);`;
  expect(regexesIn('a.ts', text)).toEqual([
    { text: '/x+$/gm', place: 'a.ts:1' },
    { text: '/y*/i', place: 'a.ts:2' },
    { text: 'RegExp(`^${a}`)', place: 'a.ts:3' },
  ]);
});

test('an expression that takes exponential or quadratic time is named, a linear one is remembered as proven, and a bounded one is left alone', async () => {
  const found = ['/^(a+)+$/', '/\\s+$/', '/^[a-z]+$/', '/x*y*$/', 'new RegExp(`${name}$`)'].map((text) => ({
    text,
    place: 'a.ts:1',
  }));
  const proven = new Set<string>();
  const wrong = await judge(found, proven, new Map([['/x*y*$/', 'at most 40 characters']]));
  expect(wrong).toEqual([
    '  a.ts:1: not linear: /^(a+)+$/',
    '  a.ts:1: not linear: /\\s+$/',
    '  a.ts:1: not proven: new RegExp(`${name}$`)',
  ]);
  expect([...proven]).toEqual(['/^[a-z]+$/']);
}, 120_000);

test('a bound of an expression that is gone is named', async () => {
  expect(await judge([], new Set(), new Map([['/x*y*$/', 'at most 40 characters']]))).toEqual([
    '  regexes.bounds.tsv: nobody uses /x*y*$/',
  ]);
});
