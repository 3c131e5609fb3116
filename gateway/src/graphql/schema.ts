import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { buildSchema, defaultFieldResolver, GraphQLError } from 'graphql';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { resolvers } from '../areas.ts';
import type { calls } from '../gen/calls.ts';
import { nodeResolvers } from './node.ts';
import type { None, Unprovided } from './resolvers.ts';
import { withInputNames } from './inputNames.ts';
import { withRestCalls } from './rest.ts';
import { scalars } from './scalars.ts';
import { withAbsoluteUrls } from './urls.ts';

/** Folder of the contract: one .graphql file per area. */
const contract = join(import.meta.dirname, '../../../schema');

/** The text of the whole schema, areas in the order of their names. */
export const schemaText = (): string =>
  readdirSync(contract)
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => readFileSync(join(contract, file), 'utf8'))
    .join('\n');

/** A field that neither a resolver, nor its model, nor its REST call provides: the compiler names it here. */
export type NobodyProvides = None<Unprovided<typeof nodeResolvers | (typeof resolvers)[number], keyof typeof calls>>;

/** Creates the executable schema with the resolvers of every area. @throws Error if a resolver has no field */
export function createSchema(): GraphQLSchema {
  return withInputNames(
    withExpectedVersions(
      withAbsoluteUrls(
        withRestCalls(
          makeExecutableSchema({
            // Built by graphql, because the tools' merging treats any type named Subscription as a root, even if the
            // schema declares other roots.
            typeDefs: buildSchema(schemaText(), { noLocation: true }),
            resolvers: [scalars, nodeResolvers, ...resolvers],
            resolverValidationOptions: {
              requireResolversToMatchSchema: 'error',
              requireResolversForResolveType: 'error',
            },
          }),
        ),
      ),
    ),
  );
}

/** Form of versions: what fits into an entity tag (RFC 9110, section 8.8.3), and isn't a list of several. */
const VERSION = /^[\x21\x23-\x2b\x2d-\x7e]{1,200}$/;

/**
 * Sends the expected version of each mutation's input with its first write. Mutations run one after the other, so each
 * write has its own.
 */
function withExpectedVersions(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve: GraphQLFieldResolver<unknown, Context> = field.resolve ?? defaultFieldResolver;
    field.resolve = async (source, args: { input?: { expectedVersion?: string | null } }, context: Context, info) => {
      const { expectedVersion, ...input } = args.input ?? {};
      if (expectedVersion != null && !VERSION.test(expectedVersion))
        throw new GraphQLError('"expectedVersion" must be a version returned by this API.', {
          extensions: { code: 'BAD_USER_INPUT', retryable: false },
        });
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
