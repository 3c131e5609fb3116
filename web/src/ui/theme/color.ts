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

/** A color of the theme by its purpose, such as `leaf.fg`. */
export type ColorName = Names<(typeof semanticTokens)['colors']>;

/** A color of the theme as a CSS value, where a recipe can't be used: one icon, a part of a drawing. */
export const themeColor = (name: ColorName): string =>
  `var(--tr-colors-${name.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;
