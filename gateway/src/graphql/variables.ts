import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  typeFromAST,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { refuse } from './limits.ts';

/**
 * Maximum length of a variable by its kind, in characters; list entries, and input fields. JSON is limited by the body.
 */
const most = { id: 1_000, enumeration: 100, text: 16_000, entries: 1_000, fields: 100, fieldName: 200 } as const;

const longer = (what: string, than: number): Error =>
  refuse(`${what} in the variables is longer than ${than} characters.`, { maximum: than });

function checkText(value: string, type: GraphQLInputType): void {
  const { name } = getNamedType(type);
  if (isEnumType(type) && value.length > most.enumeration) throw longer(`A value of ${name}`, most.enumeration);
  if (name === 'ID' && value.length > most.id) throw longer('An id', most.id);
  if (value.length > most.text) throw longer('A text', most.text);
}

/** Compiled queries don't check this. @throws GraphQLError BAD_USER_INPUT unless exactly one field is set */
function checkOneOf(type: GraphQLInputObjectType, entries: [string, unknown][]): void {
  if (entries.length === 1 && entries[0]![1] !== null && entries[0]![1] !== undefined) return;
  throw new GraphQLError(`Set exactly one field of ${type.name}, and not to null.`, {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });
}

function check(value: unknown, given: GraphQLInputType): void {
  const type = getNullableType(given);
  if (type.toString() === 'JSON') return;
  if (typeof value === 'string') return checkText(value, type);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    if (value.length > most.entries)
      throw refuse(`A list in the variables has more than ${most.entries} entries.`, { maximum: most.entries });
    for (const each of value) check(each, isListType(type) ? type.ofType : type);
    return;
  }
  const entries = Object.entries(value);
  if (entries.length > most.fields)
    throw refuse(`An input in the variables has more than ${most.fields} fields.`, { maximum: most.fields });
  const fields = isInputObjectType(type) ? type.getFields() : {};
  if (isInputObjectType(type) && type.isOneOf) checkOneOf(type, entries);
  for (const [name, inner] of entries) {
    // For an unknown name, the engine searches similar ones, which is slow for long names.
    if (name.length > most.fieldName) throw longer('The name of a field', most.fieldName);
    const field = fields[name];
    if (field) check(inner, field.type);
  }
}

/** Rejects oversized variables before coercion. @throws GraphQLError QUERY_TOO_COSTLY */
export function checkVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): void {
  for (const { variable, type } of operation.variableDefinitions ?? []) {
    const declared = typeFromAST(schema, type);
    if (declared && isInputType(declared)) check(variables[variable.name.value], declared);
  }
}
