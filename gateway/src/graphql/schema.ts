import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { defaultFieldResolver, type GraphQLFieldResolver } from 'graphql';
import type { Context } from '../context.ts';
import * as areas from '../areas.ts';
import { nodeResolvers } from './node.ts';
import type { AreaResolvers, None, Unprovided } from './resolvers.ts';
import { scalars } from './scalars.ts';

/** Folder of the contract: one .graphql file per area. */
const contract = join(import.meta.dirname, '../../../schema');

/** The text of the whole schema, areas in the order of their names. */
export const schemaText = (): string =>
  readdirSync(contract)
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => readFileSync(join(contract, file), 'utf8'))
    .join('\n');

const resolvers = [nodeResolvers, ...Object.values(areas).flatMap((area): readonly AreaResolvers[] => area.resolvers)];
/** No field is provided by nobody: otherwise the compiler names it here. */
export type NobodyProvides = None<
  Unprovided<typeof nodeResolvers | (typeof areas)[keyof typeof areas]['resolvers'][number]>
>;

/** The executable schema: the contract with the resolvers of every area. Fails at start when a resolver has no field. */
export function createSchema(): GraphQLSchema {
  return withExpectedVersions(
    makeExecutableSchema({
      // Built by graphql itself: the tools' merging would take every type of the name Subscription for a root, whatever the roots are declared to be.
      typeDefs: buildSchema(schemaText()),
      resolvers: [scalars, ...resolvers],
      resolverValidationOptions: { requireResolversToMatchSchema: 'error', requireResolversForResolveType: 'error' },
    }),
  );
}

/** Has the first write of each mutation ask for the version that its input expects. Mutations run one after the other, so each write has its own. */
function withExpectedVersions(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve: GraphQLFieldResolver<unknown, Context> = field.resolve ?? defaultFieldResolver;
    field.resolve = async (source, args: { input?: { expectedVersion?: string | null } }, context: Context, info) => {
      const { expectedVersion, ...input } = args.input ?? {};
      context.rest.expect(expectedVersion ?? null);
      try {
        return (await resolve(source, args.input ? { ...args, input } : args, context, info)) as unknown;
      } finally {
        context.rest.expect(null);
      }
    };
  }
  return schema;
}
