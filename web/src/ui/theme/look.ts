import type { Recipes } from './recipes/index.ts';

type Slots<T> = T extends { slots: readonly (infer S)[] } ? Exclude<S & string, 'root'> : never;
type RecipeName = keyof Recipes & string;
type SlotName = { [N in RecipeName]: `${N}.${Slots<Recipes[N]>}` }[RecipeName];
type Chosen<V> = {
  [K in keyof V]?: (keyof V[K] extends 'true' ? boolean : keyof V[K]) | false | null | undefined;
};
type VariantsOf<T> = T extends { variants?: infer V } ? Chosen<NonNullable<V>> : never;

/**
 * Returns the class names of a recipe, `look('button', { variant: 'solid' })`, or of one of its slots,
 * `look('nav.end')`. The web build generates their styles from the recipes.
 */
export function look<N extends RecipeName>(name: N, chosen?: VariantsOf<Recipes[N]>): string;
export function look(name: SlotName): string;
export function look(name: string, chosen: Record<string, unknown> = {}): string {
  const own = `tr-${name.replace('.', '__')}`;
  let all = own;
  for (const [key, value] of Object.entries(chosen))
    if (value) all += ` ${own}--${value === true ? key : String(value)}`;
  return all;
}
