import { expect, test } from 'vitest';
import { encoded } from './encoded.ts';

test.each([
  ['nothing', ''],
  ['Latin-1', 'é'.repeat(1_000)],
  ['three bytes each, as long as the shared space', '≥'.repeat(256 * 1_024)],
  ['a text longer than the shared space', '≥a'.repeat(200_000)],
  ['pairs and lone surrogates', '😀\ud800x'],
])('encodes %s as Buffer.from does', (_name, text) => {
  expect(encoded(text).equals(Buffer.from(text))).toBe(true);
});

test('a later text leaves an earlier one as it is', () => {
  const first = encoded('first');
  encoded('second');
  expect(first.toString()).toBe('first');
});
