import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { calls } from '../gen/calls.ts';
import { pageCursors } from './connection.ts';

const byField = calls as unknown as Readonly<Record<string, GraphQLFieldResolver<unknown, Context>>>;

/**
 * Adds the resolver of its REST call to each field with `@rest` and no resolver of its own, and page cursors to each
 * connection. Runs once, at start.
 * @throws Error for a field whose call was not generated
 */
export const withRestCalls = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (config, field, type) => {
      if (config.resolve) return config;
      if (field === 'pageCursors' && type.endsWith('Connection')) return { ...config, resolve: pageCursors };
      if (!getDirective(schema, config, 'rest')) return config;
      const resolve = byField[`${type}.${field}`];
      if (!resolve) throw new Error(`${type}.${field} has @rest, but no call. Run npm run codegen.`);
      return { ...config, resolve };
    },
  });
