import { policyInputSchema } from '@terrarium/domain/policy';
import { parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from '../testing/schema.ts';
import { examples } from './examples.ts';

describe('the examples of the playground', () => {
  test.each(examples.map((example) => [example.title, example] as const))(
    '%s fits the schema',
    (_title, { query, variables }) => {
      const document = parse(query);
      expect(validate(schema(), document).map(({ message }) => message)).toEqual([]);
      const [operation] = document.definitions;
      const declared =
        operation?.kind === 'OperationDefinition'
          ? (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
          : [];
      expect(Object.keys(variables ?? {})).toEqual(declared);
    },
  );

  test('the policy that they make is a valid one', () => {
    const inputs = examples
      .flatMap(({ variables }) => (variables?.['input'] ? [variables['input'] as Record<string, unknown>] : []))
      .filter((input) => 'filters' in input);
    expect(inputs).toHaveLength(1);
    expect(policyInputSchema.safeParse(inputs[0]).error?.issues ?? []).toEqual([]);
  });
});
