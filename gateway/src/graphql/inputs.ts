import { GraphQLError, isEnumType, type GraphQLEnumType, type GraphQLSchema } from 'graphql';

/** The enum value of answers for what a newer service says and this schema has no word for. */
const UNKNOWN = 'UNKNOWN';

/** @throws GraphQLError for the value that only answers have */
function check(type: GraphQLEnumType, value: unknown): void {
  if (value !== UNKNOWN) return;
  const values = type
    .getValues()
    .map(({ name }) => name)
    .filter((name) => name !== UNKNOWN);
  throw new GraphQLError(
    `"${UNKNOWN}" stands only in answers, for a value of ${type.name} that this schema does not know. Give one of ${values.join(', ')}.`,
  );
}

/**
 * Refuses `UNKNOWN` where an enum is given, in the text of an operation and in its variables. The same enums say what is and what shall be, and GraphQL has
 * no value that is of answers alone. In place: a schema has one way to read its enums.
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
