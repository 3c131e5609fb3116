/** Compares the data of a response with the schema, independently of the code that makes it. */
import {
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';
import type { GraphQLObjectType, GraphQLOutputType, GraphQLSchema, SelectionSetNode } from 'graphql';

const SCALARS: Record<string, (value: unknown) => boolean> = {
  Int: (value) => Number.isInteger(value) && Math.abs(value as number) <= 2 ** 31,
  Float: (value) => Number.isFinite(value),
  Boolean: (value) => typeof value === 'boolean',
  String: (value) => typeof value === 'string',
  ID: (value) => typeof value === 'string',
  DateTime: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value) && !isNaN(Date.parse(value)),
  URL: (value) => typeof value === 'string' && URL.canParse(value),
};

/**
 * Lists where data differs from the schema: missing or additional fields, null where it isn't allowed, other types.
 * Knows fields without fragments by name, and inline fragments.
 */
export function mistakesIn(schema: GraphQLSchema, query: string, data: object): string[] {
  const mistakes: string[] = [];
  const value = (
    type: GraphQLOutputType,
    given: unknown,
    selection: SelectionSetNode | undefined,
    at: string,
  ): void => {
    if (given === null || given === undefined) {
      if (given === undefined || isNonNullType(type)) mistakes.push(`${at} is ${given}`);
      return;
    }
    const known = getNullableType(type);
    if (isListType(known)) {
      if (!Array.isArray(given)) mistakes.push(`${at} isn't a list`);
      else for (const [index, each] of given.entries()) value(known.ofType, each, selection, `${at}[${index}]`);
    } else if (isEnumType(known)) {
      if (known.getValue(String(given)) == null) mistakes.push(`${at} is ${String(given)}`);
    } else if (isScalarType(known)) {
      if (SCALARS[known.name]?.(given) === false) mistakes.push(`${at} isn't ${known.name}: ${JSON.stringify(given)}`);
    } else {
      const type_ = schema.getType(String((given as { __typename?: unknown }).__typename));
      if (!isObjectType(type_)) mistakes.push(`${at} has no known __typename`);
      else object(type_, given as Record<string, unknown>, selection!, at);
    }
  };
  const object = (
    type: GraphQLObjectType,
    given: Record<string, unknown>,
    selection: SelectionSetNode,
    at: string,
  ): void => {
    const seen = new Set<string>();
    const walk = ({ selections }: SelectionSetNode): void => {
      for (const one of selections)
        if (one.kind === Kind.FIELD) {
          const key = one.alias?.value ?? one.name.value;
          seen.add(key);
          const field = type.getFields()[one.name.value];
          if (field) value(field.type, given[key], one.selectionSet, `${at}.${key}`);
          else if (given[key] !== type.name) mistakes.push(`${at}.${key} is ${String(given[key])}`);
        } else if (one.kind === Kind.INLINE_FRAGMENT) {
          const of = one.typeCondition && typeFromAST(schema, one.typeCondition);
          if (of === undefined || of === type) walk(one.selectionSet);
        }
    };
    walk(selection);
    for (const key of Object.keys(given)) if (!seen.has(key)) mistakes.push(`${at}.${key} wasn't selected`);
  };
  const [definition] = parse(query).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) return ['no operation'];
  const root = definition.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  // Null instead of all data belongs to an error, which the caller looks at.
  if (root) object(root, data as Record<string, unknown>, definition.selectionSet, definition.operation);
  return mistakes;
}
