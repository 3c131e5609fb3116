import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, getNamedType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';

/** Returns a value of a URL field as an absolute URL. REST has paths for what is on the hub itself. */
function absolute(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((each) => absolute(each, origin));
  return typeof value === 'string' && value.startsWith('/') ? `${origin}${value}` : value;
}

/** Makes every field of type URL return absolute URLs. */
export const withAbsoluteUrls = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (config) => {
      if (getNamedType(config.type).name !== 'URL') return config;
      const read: GraphQLFieldResolver<unknown, Context> = config.resolve ?? defaultFieldResolver;
      const resolve: GraphQLFieldResolver<unknown, Context> = (source, args: unknown, context, info) => {
        const value = read(source, args as never, context, info) as unknown;
        return value instanceof Promise
          ? value.then((found) => absolute(found, context.origin))
          : absolute(value, context.origin);
      };
      return { ...config, resolve };
    },
  });
