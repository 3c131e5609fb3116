import { isMatchSpec, parseVersion } from '@terrarium/domain/conda';
import { GraphQLError, Kind, type GraphQLScalarType, type ValueNode } from 'graphql';

/** How to read and write a scalar. Its meaning and specification are in the schema. */
type ScalarCode = Pick<GraphQLScalarType, 'serialize'> &
  Partial<Pick<GraphQLScalarType, 'parseValue' | 'parseLiteral'>>;

/** A scalar that travels as text and must pass a test on its way in. */
function textScalar(name: string, isValid: (text: string) => boolean, example: string): ScalarCode {
  const read = (value: unknown): string => {
    if (typeof value === 'string' && value.length <= 4_096 && isValid(value)) return value;
    throw new GraphQLError(`Not a valid ${name}. Example: ${example}`);
  };
  return {
    serialize: String,
    parseValue: read,
    parseLiteral: (node) => read(node.kind === Kind.STRING ? node.value : undefined),
  };
}

const parses =
  (parse: (text: string) => unknown) =>
  (text: string): boolean => {
    try {
      parse(text);
      return true;
    } catch {
      return false;
    }
  };

/** A number of bytes on its way in. */
function bytes(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new GraphQLError('Not a valid ByteSize. Use a whole number, 0 or more. Example: 1048576');
}

/** JSON from a literal in a document. */
function literal(node: ValueNode, variables: Record<string, unknown> | null | undefined): unknown {
  switch (node.kind) {
    case Kind.STRING:
    case Kind.ENUM:
      return node.value;
    case Kind.BOOLEAN:
      return node.value;
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    case Kind.NULL:
      return null;
    case Kind.LIST:
      return node.values.map((value) => literal(value, variables));
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map((field) => [field.name.value, literal(field.value, variables)]));
    case Kind.VARIABLE:
      return variables?.[node.name.value];
  }
}

const json: ScalarCode = { serialize: (value) => value, parseValue: (value) => value, parseLiteral: literal };

/** Resolvers of the scalars that the schema declares. */
export const scalars: Record<string, ScalarCode> = {
  DateTime: textScalar(
    'DateTime',
    (text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)),
    '2026-03-09T12:00:00Z',
  ),
  Date: textScalar('Date', (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)), '2026-03-09'),
  URL: textScalar('URL', (text) => text.startsWith('/') || URL.canParse(text), 'https://example.org/'),
  EmailAddress: textScalar('EmailAddress', (text) => /^[^\s@]+@[^\s@]+$/.test(text), 'ada@example.org'),
  SHA256: textScalar(
    'SHA256',
    (text) => /^[0-9a-f]{64}$/.test(text),
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  ),
  CondaVersion: textScalar('CondaVersion', parses(parseVersion), '1.26.4'),
  MatchSpec: textScalar('MatchSpec', (text) => isMatchSpec(text).ok, 'numpy>=1.26,<3'),
  ByteSize: {
    serialize: Number,
    parseValue: bytes,
    parseLiteral: (node) => bytes(node.kind === Kind.INT ? Number(node.value) : undefined),
  },
  JSON: json,
  // The domain's rules validate inputs where they are used, so that errors become user errors with their paths.
  PolicyFilters: json,
  PolicyDialogFilter: json,
};
