import { describe, expect, test } from 'vitest';
import { broken } from './words.ts';

const found = (...prose: Parameters<typeof broken>): string[] => broken(...prose).map((hit) => hit.found);

describe('words', () => {
  test('finds a ruled-out word, and names its replacement', () => {
    expect(broken('docs', 'The policy refuses numpy.')).toMatchObject([{ found: 'refuses' }]);
    expect(broken('comment', 'Whoever asks gets a 404.')[0]?.use).toContain('the user who');
  });

  test('applies a rule to its kinds of prose only', () => {
    expect(found('text', 'Please try again.')).toEqual(['Please']);
    expect(found('comment', 'Please try again.')).toEqual([]);
  });

  test('ignores code, placeholders, single words, and literals of the specification', () => {
    expect(found('docs', 'Use `refuse` for that.')).toEqual([]);
    expect(found('error', 'Block ${refused} now.')).toEqual([]);
    expect(found('error', 'refused')).toEqual([]);
    expect(found('text', 'Policy successfully created!')).toEqual([]);
  });

  test('finds sentences of more than 25 words, except in comments', () => {
    const long = `One sentence ${'with a word '.repeat(9)}here.`;
    expect(broken('docs', long)).toMatchObject([{ use: 'sentences of at most 25 words' }]);
    expect(found('comment', long)).toEqual([]);
  });
});
