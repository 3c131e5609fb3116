import { elements, everywhere, keyframes } from './global.ts';
import { slotRecipes } from './parts.ts';
import { initial, rooms, type Room } from './recipes/index.ts';
import { system } from './theme.ts';

/** Declarations, and nested ones under selectors with `&` and at-rules. */
export interface Style {
  [property: string]: string | number | Style;
}

/** Styles by selector. */
export type Sheet = Record<string, Style>;

/** The used part of a recipe or slot recipe. */
interface AnyRecipe {
  slots?: readonly string[];
  base?: Style;
  variants?: Record<string, Record<string, Style>>;
  compoundVariants?: readonly ({ css: Style } & Record<string, unknown>)[];
}

const hyphenated = (property: string): string =>
  property.startsWith('--') ? property : property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Rules for one selector and all that is nested in it. */
function rules(selector: string, style: Style): string {
  let own = '';
  let nested = '';
  for (const [key, value] of Object.entries(style)) {
    if (typeof value !== 'object') own += `${hyphenated(key)}:${value};`;
    else if (key.startsWith('@')) nested += `${key}{${rules(selector, value)}}`;
    else nested += rules(key.replaceAll('&', selector), value);
  }
  return `${own === '' ? '' : `${selector}{${own}}`}${nested}`;
}

const resolved = (style: Style): Style => system.css(style as never) as Style;
const write = (selector: string, style: Style): string => rules(selector, resolved(style));
const writeAll = (sheet: Sheet): string =>
  Object.entries(sheet)
    .map(([selector, style]) => write(selector, style))
    .join('');

/**
 * Rules of a recipe. Its element has the class `tr-<name>`, and `tr-<name>--<value>` for each selected variant;
 * variants override the base. A slot is `tr-<name>__<slot>` and is styled only inside its root.
 */
function recipeRules(name: string, { slots, base, variants = {}, compoundVariants = [] }: AnyRecipe): string {
  const own = `.tr-${name}`;
  const variant = (key: string, value: unknown) =>
    `${own}--${value === true || value === 'true' ? key : String(value)}`;
  const bySlot = (root: string, style: Style): string =>
    slots
      ? Object.entries(style)
          .map(([slot, part]) => write(slot === 'root' ? root : `${root} ${own}__${slot}`, part as Style))
          .join('')
      : write(root, style);
  let text = base ? bySlot(own, base) : '';
  const root = base ? own : '';
  for (const [key, values] of Object.entries(variants))
    for (const [value, style] of Object.entries(values)) text += bySlot(`${root}${variant(key, value)}`, style);
  for (const { css, ...chosen } of compoundVariants)
    text += bySlot(
      root +
        Object.entries(chosen)
          .map(([key, value]) => variant(key, value))
          .join(''),
      css,
    );
  return text;
}

const groupRules = (recipes: object): string =>
  Object.entries(recipes as Record<string, AnyRecipe>)
    .map(([name, recipe]) => recipeRules(name, recipe))
    .join('');

/** Returns the class names of all recipes, slots, and variants, including those of Chakra's parts. */
export function knownClasses(): Set<string> {
  const found = new Set<string>(
    Object.values(slotRecipes).flatMap(({ className, slots }) => slots.map((slot) => `${className}__${slot}`)),
  );
  for (const recipes of [...initial, ...Object.values(rooms)]) {
    for (const [name, recipe] of Object.entries(recipes as Record<string, AnyRecipe>)) {
      found.add(`tr-${name}`);
      for (const slot of recipe.slots ?? []) found.add(`tr-${name}__${slot}`);
      for (const [key, values] of Object.entries(recipe.variants ?? {}))
        for (const value of Object.keys(values)) found.add(`tr-${name}--${value === 'true' ? key : value}`);
    }
  }
  return found;
}

/** Fails on unknown tokens and classes, which would be emitted unchanged and have no effect. */
function checked(text: string): string {
  const known = knownClasses();
  const strays = [
    ...(text.match(/:(?:bg|fg|border|leaf|severity|decision)\.[\w.]+|\{[a-z]+\.[\w.]+\}/gi) ?? []),
    ...(text.match(/\.tr-[\w-]+/g) ?? []).filter((name) => !known.has(name.slice(1))),
  ];
  if (strays.length > 0) throw new Error(`The theme has no ${[...new Set(strays)].join(', ')}.`);
  return text;
}

/** One cascade: Chakra's overlay styles come before the recipes. */
const layers = '@layer reset, base, tokens, recipes, ui;';

/** The sheet that every page has: tokens, elements, and the recipes of the kit and the shell. */
export const initialSheet = (): string =>
  checked(
    [
      layers,
      `@layer tokens{${rules('', system.getTokenCss()['@layer tokens'] as Style)}}`,
      `@layer base{${writeAll(elements)}}`,
      `@layer ui{${writeAll(everywhere)}${initial.map(groupRules).join('')}}`,
      ...Object.entries(keyframes).map(([name, frames]) => `@keyframes ${name}{${writeAll(frames)}}`),
    ].join('\n'),
  );

/** A lazily loaded sheet. */
export const roomSheet = (room: Room): string => checked(`${layers}\n@layer ui{${groupRules(rooms[room])}}`);
