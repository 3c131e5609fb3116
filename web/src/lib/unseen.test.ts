import { expect, test } from 'vitest';
import { withUnseen } from './unseen.ts';

test('what a screen would not show, or would show elsewhere, stands as its number; all else as it is', () => {
  expect(withUnseen('export A="\u202Eevil\u202C"')).toBe('export A="⟨U+202E⟩evil⟨U+202C⟩"');
  expect(withUnseen('a\u200Bb\u{E0041}c\u001B[2K\0')).toBe('a⟨U+200B⟩b⟨U+E0041⟩c⟨U+001B⟩[2K⟨U+0000⟩');
  // A line break of Windows is one; a return alone writes over what stands before it.
  expect(withUnseen('one\r\ntwo\r')).toBe('one\r\ntwo\r');
  expect(withUnseen('rm -rf /\recho harmless')).toBe('rm -rf /⟨U+000D⟩echo harmless');
  const plain = 'tab\t, naïve, שלום, 日本 \u{1F600}\n';
  expect(withUnseen(plain)).toBe(plain);
});
