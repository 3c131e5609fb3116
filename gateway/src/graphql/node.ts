import { GraphQLError } from 'graphql';
import { nodes } from '../areas.ts';
import type { Context } from '../context.ts';
import { restNodes } from '../gen/calls.ts';
import { declareId, fromId, type NodeType } from './ids.ts';
import type { NodeLoader } from './loaders.ts';
import type { AreaResolvers, None } from './resolvers.ts';

/** An object with the name of its type, which resolves `Node`. */
export interface NodeModel {
  __typename: NodeType;
}

/** A type that is read by its REST call. */
interface RestNode {
  parts: readonly string[];
  read(rest: Context['rest'], parts: readonly string[]): Promise<object | null>;
}

/** Loaders by type. From here on IDs of all types can be read. */
const loaders = new Map<string, NodeLoader<object>>([
  ...Object.entries<RestNode>(restNodes).map(([type, { parts, read }]): [string, NodeLoader<object>] => [
    type,
    { parts, find: (values, { rest }) => read(rest, values) },
  ]),
  ...Object.entries<NodeLoader<object>>(nodes),
]);
for (const [type, { parts }] of loaders) declareId(type as NodeType, parts.length);

/** A type with a global ID that neither areas.ts nor its REST call reads: the compiler names it here. */
export type NobodyReads = None<Exclude<NodeType, keyof typeof nodes | keyof typeof restNodes>>;

/** Reads one thing by its global id; null when unknown or not visible. */
async function nodeOf(id: string, context: Context): Promise<NodeModel | null> {
  const found = fromId(id);
  const thing = found && (await loaders.get(found.type)!.find(found.parts, context));
  if (!thing) return null;
  // With its getters as they are: what is worked out only when it is asked for stays so.
  const copy = Object.create(null, Object.getOwnPropertyDescriptors(thing)) as object;
  return Object.assign(copy, { __typename: found.type }) as NodeModel;
}

/** Resolvers of `node`, `nodes` and the interfaces. */
export const nodeResolvers = {
  Query: {
    node: (_, { id }, context) => nodeOf(id, context),
    nodes: (_, { ids }, context) => {
      if (ids.length > 100)
        throw new GraphQLError('At most 100 IDs per query.', { extensions: { code: 'BAD_USER_INPUT' } });
      // A promise for each: the failure of one is that one's alone.
      return ids.map((id) => nodeOf(id, context)) as readonly unknown[] as (NodeModel | null)[];
    },
  },
  Node: { __resolveType: (value) => value.__typename },
  UserError: { __resolveType: (value) => value.__typename },
  // Only the items of collections and their entries are of two types.
  SearchItem: { __resolveType: (hit) => ('collectionTitle' in hit ? 'CollectionFileHit' : 'CollectionHit') },
  // No field returns it: it is for fragments.
  SearchGroup: { __resolveType: () => null },
} satisfies AreaResolvers;
