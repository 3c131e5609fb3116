import { GraphQLError } from 'graphql';
import type { NodeLoader } from '../area.ts';
import * as areas from '../areas.ts';
import type { Context } from '../context.ts';
import { fromId, type NodeType } from './ids.ts';
import type { AreaResolvers, None } from './resolvers.ts';

/** A thing with the name of its type, so that `Node` can be told apart. */
export interface NodeModel {
  __typename: NodeType;
}

/** Loaders of all areas by type. */
const loaders = new Map<string, NodeLoader<object>>(
  Object.values(areas).flatMap((area) => Object.entries<NodeLoader<object>>(area.nodes)),
);
type LoadedBy<A> = A extends { nodes: infer Nodes } ? keyof Nodes : never;
/** Every type with a global id is read by an area: otherwise the compiler names it here. */
export type NobodyReads = None<Exclude<NodeType, LoadedBy<(typeof areas)[keyof typeof areas]>>>;

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
        throw new GraphQLError('At most 100 ids at once.', { extensions: { code: 'BAD_USER_INPUT' } });
      // A promise for each: the failure of one is that one's alone.
      return ids.map((id) => nodeOf(id, context)) as readonly unknown[] as (NodeModel | null)[];
    },
  },
  Node: { __resolveType: (value) => value.__typename },
  UserError: { __resolveType: (value) => value.__typename },
} satisfies AreaResolvers;
