/** Selections of everything that a field's response contains. */
import { getNamedType, isAbstractType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import type { GraphQLField, GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from 'graphql';

/** Entries per page below the requested field. */
const FEW = 2;

/**
 * Selects all fields of a type down to a depth, except fields with a REST call of their own.
 * Each type is expanded once.
 */
export function selectionOf(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  depth: number,
  seen: ReadonlySet<string> = new Set(),
): string {
  if (isLeafType(type)) return '';
  if (isAbstractType(type)) {
    const parts = schema
      .getPossibleTypes(type)
      .map((each) => `... on ${each.name} ${selectionOf(schema, each, depth, seen)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(type)) throw new Error(`${type.name} isn't a type of results.`);
  const inside = new Set([...seen, type.name]);
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (hasCall(field) || field.args.some(isRequiredArgument)) return [];
    const inner = getNamedType(field.type);
    if (!isLeafType(inner) && (depth === 0 || inside.has(inner.name))) return [];
    const pages = field.args.some(({ name }) => name === 'first') ? `(first: ${FEW})` : '';
    return [`${aliasOf(type, field)}: ${field.name}${pages} ${selectionOf(schema, inner, depth - 1, inside)}`];
  });
  return `{ __typename ${fields.join(' ')} }`;
}

const hasCall = (field: GraphQLField<unknown, unknown>): boolean =>
  field.astNode?.directives?.some(({ name }) => name.value === 'rest') === true;

/** Fields of the same name in types of a union can have different types, so each has a name of its own. */
const aliasOf = (type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): string =>
  `${type.name}_${field.name}`;
