import type { Context, Sources } from './context.ts';
import type { ResolversParentTypes } from './gen/schema.ts';
import { declareId, type NodeType } from './graphql/ids.ts';
import type { AreaResolvers } from './graphql/resolvers.ts';
import type { RestClient } from './rest/index.ts';

/** How a thing is read by its global id. */
export interface NodeLoader<Model> {
  /** What the id names, in order, e.g. organization and channel. */
  parts: readonly string[];
  /** The thing; null when unknown or not visible. */
  find(values: readonly string[], context: Context): Promise<Model | null>;
}
type NodeLoaders = { [T in NodeType]?: NodeLoader<ResolversParentTypes[T]> };

/** A loader of things by the named parts of their ids. */
export const node = <const Part extends string, Model>(
  parts: readonly Part[],
  find: (named: Record<Part, string>, context: Context) => Promise<Model | null>,
): NodeLoader<Model> => ({
  parts,
  find: (values, context) =>
    find(Object.fromEntries(parts.map((part, i) => [part, values[i]])) as Record<Part, string>, context),
});

/** What an area of the schema brings to the gateway; `schema/<name>.graphql` is its part of the contract. */
export interface Area<Name extends string, Maps extends AreaResolvers, Nodes extends NodeLoaders> {
  name: Name;
  /** Its REST calls and loaders, made for each request: `context.sources.<name>`. An area without calls of its own has none. */
  source?: Name extends keyof Sources ? new (rest: RestClient) => Sources[Name] : never;
  resolvers: readonly Maps[];
  /** Its types with global ids. */
  nodes: Nodes;
}

/**
 * An area of the schema. Exported as `area` from the index of its folder, it becomes part of the gateway by one line in areas.ts: its resolvers, its source,
 * its things by their ids. From here on ids of its types can be read.
 */
export function defineArea<
  const Name extends string,
  Maps extends AreaResolvers,
  const Nodes extends NodeLoaders = Record<never, never>,
>(area: Omit<Area<Name, Maps, Nodes>, 'nodes'> & { nodes?: Nodes }): Area<Name, Maps, Nodes> {
  const nodes = area.nodes ?? ({} as Nodes);
  for (const [type, { parts }] of Object.entries(nodes)) declareId(type as NodeType, parts.length);
  return { ...area, nodes };
}
