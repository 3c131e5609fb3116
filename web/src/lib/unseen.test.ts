import { expect, test } from 'vitest';
import { withUnseen } from './unseen.ts';

test('replaces invisible and reordering characters by their number, and nothing else', () => {
  expect(withUnseen('export A="\u202Eevil\u202C"')).toBe('export A="⟨U+202E⟩evil⟨U+202C⟩"');
  expect(withUnseen('a\u200Bb\u{E0041}c\u001B[2K\0')).toBe('a⟨U+200B⟩b⟨U+E0041⟩c⟨U+001B⟩[2K⟨U+0000⟩');
  // A Windows line break is visible, but a carriage return alone overwrites the line.
  expect(withUnseen('one\r\ntwo\r')).toBe('one\r\ntwo\r');
  expect(withUnseen('rm -rf /\recho harmless')).toBe('rm -rf /⟨U+000D⟩echo harmless');
  const plain = 'tab\t, naïve, שלום, 日本 \u{1F600}\n';
  expect(withUnseen(plain)).toBe(plain);
});
