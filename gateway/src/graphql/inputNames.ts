import { getDirective } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNamedType,
  isInputObjectType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../context.ts';
import { camel, type UserErrorModel } from './errors.ts';

/** Names of an input's fields by the names that errors of the REST call have, where the two differ. */
function namesOf(schema: GraphQLSchema, input: unknown): Map<string, string> {
  const names = new Map<string, string>();
  if (!isInputObjectType(input)) return names;
  for (const field of Object.values(input.getFields())) {
    const word = getDirective(schema, field, 'from')?.[0]?.['field'] as string | undefined;
    if (word !== undefined && !word.includes('.')) names.set(camel(word), field.name);
  }
  return names;
}

/**
 * Makes `userErrors` name the fields of the mutation's input. The REST services name the fields of their bodies, and
 * `@from(field:)` says where the two differ. Changes the schema in place.
 */
export function withInputNames(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const input = field.args.find(({ name }) => name === 'input');
    const names = namesOf(schema, input && getNamedType(input.type));
    if (names.size === 0) continue;
    const resolve: GraphQLFieldResolver<unknown, Context> = field.resolve ?? defaultFieldResolver;
    field.resolve = async (source, args: unknown, context: Context, info) => {
      const result = (await resolve(source, args as never, context, info)) as { userErrors?: UserErrorModel[] } | null;
      for (const error of result?.userErrors ?? []) {
        const [first, ...rest] = error.field;
        if (first !== undefined) error.field = [names.get(first) ?? first, ...rest];
      }
      return result as unknown;
    };
  }
  return schema;
}
