import {
  getNamedType,
  GraphQLError,
  isEnumType,
  isInputObjectType,
  type GraphQLEnumType,
  type GraphQLSchema,
} from 'graphql';

/** The output-only enum value for new values of a newer service. */
const UNKNOWN = 'UNKNOWN';

/** @throws GraphQLError for the output-only value */
function check(type: GraphQLEnumType, value: unknown): void {
  if (value !== UNKNOWN) return;
  const values = type
    .getValues()
    .map(({ name }) => name)
    .filter((name) => name !== UNKNOWN);
  throw new GraphQLError(`"${UNKNOWN}" is only for responses. For ${type.name}, use one of ${values.join(', ')}.`);
}

/**
 * Rejects `UNKNOWN` as an enum input, in documents and variables. Inputs and outputs share their enums, and GraphQL has
 * no output-only values. Changes the schema in place, because it has one parser per enum.
 */
export function refuseUnknown(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isEnumType(type) || type.name.startsWith('__') || type.getValue(UNKNOWN) === undefined) continue;
    const [parseValue, parseLiteral] = [type.parseValue.bind(type), type.parseLiteral.bind(type)];
    type.parseValue = (value, ...rest) => {
      check(type, value);
      return parseValue(value, ...rest);
    };
    type.parseLiteral = (node, ...rest) => {
      check(type, 'value' in node ? node.value : null);
      return parseLiteral(node, ...rest);
    };
  }
}

/** Names of the input types that have no last level: they contain themselves, or a type that does. */
export function recursiveInputs(schema: GraphQLSchema): ReadonlySet<string> {
  // A type that is being walked counts as recursive, because a type that meets it again is inside it.
  const known = new Map<string, boolean>();
  const walk = (type: unknown): boolean => {
    if (!isInputObjectType(type)) return false;
    const before = known.get(type.name);
    if (before !== undefined) return before;
    known.set(type.name, true);
    const found = Object.values(type.getFields()).filter((field) => walk(getNamedType(field.type)));
    known.set(type.name, found.length > 0);
    return found.length > 0;
  };
  for (const type of Object.values(schema.getTypeMap())) walk(type);
  return new Set([...known].filter(([, isRecursive]) => isRecursive).map(([name]) => name));
}
