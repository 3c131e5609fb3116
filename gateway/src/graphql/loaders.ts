import type { Context } from '../context.ts';
import type { ResolversParentTypes } from '../gen/schema.ts';
import type { NodeType } from './ids.ts';

/** How a thing is read by its global ID. */
export interface NodeLoader<Model> {
  /** What the ID names, in order, e.g. organization and channel. */
  parts: readonly string[];
  /** The thing; null when unknown or not visible. */
  find(values: readonly string[], context: Context): Promise<Model | null>;
}
/** Loaders by type. */
export type NodeLoaders = { [T in NodeType]?: NodeLoader<ResolversParentTypes[T]> };

/** A loader of things by the named parts of their IDs. */
export const node = <const Part extends string, Model>(
  parts: readonly Part[],
  find: (named: Record<Part, string>, context: Context) => Promise<Model | null>,
): NodeLoader<Model> => ({
  parts,
  find: (values, context) =>
    find(Object.fromEntries(parts.map((part, i) => [part, values[i]])) as Record<Part, string>, context),
});
