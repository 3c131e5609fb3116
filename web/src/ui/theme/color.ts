import type { semanticTokens } from './tokens.ts';

type Names<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends { value: unknown }
    ? K extends 'DEFAULT'
      ? P
      : P extends ''
        ? K
        : `${P}.${K}`
    : Names<T[K], P extends '' ? K : `${P}.${K}`>;
}[keyof T & string];

/** A colour of the theme by what it is for, e.g. `leaf.fg`. */
export type ColorName = Names<(typeof semanticTokens)['colors']>;

/** A colour of the theme as a CSS value, for what no recipe can say: the colour of one icon, a part of a drawing. */
export const themeColor = (name: ColorName): string =>
  `var(--tr-colors-${name.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;
