// Writes gateway/src/gen/enums.ts: the REST word of each enum value, and the value that an unknown word becomes.
import { buildSchema, isEnumType, type GraphQLEnumType, type GraphQLEnumValue } from 'graphql';
import { uses } from './directives.ts';

const wordOf = (value: GraphQLEnumValue): string => uses(value, 'from')[0]?.['value'] ?? value.name.toLowerCase();

/** The value that an unknown REST word becomes: the one with `@least`, else UNKNOWN if the enum has it. */
const fallbackOf = (type: GraphQLEnumType): string | undefined =>
  type.getValues().find((value) => uses(value, 'least').length > 0)?.name ?? type.getValue('UNKNOWN')?.name;

/**
 * Returns the text of gateway/src/gen/enums.ts.
 * @param text the whole schema
 * @throws Error for an enum with two values of the same REST word
 */
export function enumsModule(text: string): string {
  const enums = Object.values(buildSchema(text).getTypeMap())
    .filter((type): type is GraphQLEnumType => isEnumType(type) && !type.name.startsWith('__'))
    .sort((a, b) => a.name.localeCompare(b.name));
  const words = enums.map((type) => {
    const pairs = type.getValues().map((value) => [value.name, wordOf(value)] as const);
    if (new Set(pairs.map(([, word]) => word)).size < pairs.length)
      throw new Error(`${type.name}: two values have the same REST word.`);
    return `${type.name}: { ${pairs.map(([name, word]) => `${name}: '${word}'`).join(', ')} },`;
  });
  const fallbacks = enums.flatMap((type) => {
    const fallback = fallbackOf(type);
    return fallback === undefined ? [] : [`${type.name}: '${fallback}',`];
  });
  return [
    '// Written by `npm run codegen` (scripts/codegen/enums.ts). Do not change it by hand.',
    '',
    '/** REST words of enum values. */',
    `export const words = {\n${words.join('\n')}\n} as const;`,
    '',
    '/** Values that unknown REST words become. */',
    `export const fallbacks = {\n${fallbacks.join('\n')}\n} as const;`,
    '',
  ].join('\n');
}
