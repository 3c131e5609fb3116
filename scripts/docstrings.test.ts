import { expect, it } from 'vitest';
import { undocumented } from './docstrings.ts';

it('names the exports without a docstring, and no others', () => {
  expect(
    undocumented(
      [
        '/** What it does. */',
        'export async function told(): Promise<void> {}',
        '/**',
        ' * More of it.',
        ' */',
        '// Why it is one.',
        'export interface Told {}',
        'export const bare = 1;',
        '/* No docstring. */',
        '',
        'export type Bare = 1;',
        'function inner() {}',
        '/** Once for all its forms. */',
        'export function over(a: string): void;',
        'export function over(a: number): void;',
      ].join('\n'),
    ),
  ).toEqual(['bare', 'Bare']);
});
