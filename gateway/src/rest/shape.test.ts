import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Shapes } from './shape.ts';

type Json = Record<string, unknown>;
const schemas: Record<string, Json> = {
  File: {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string' }, size: { type: 'integer' }, parent: { $ref: '#/File' } },
  },
  Page: {
    type: 'object',
    required: ['items'],
    properties: {
      items: { type: 'array', items: { anyOf: [{ $ref: '#/File' }, { type: ['null', 'number'] }] } },
      counts: { type: 'object', properties: { name: {} }, additionalProperties: { type: 'integer' } },
    },
  },
  Both: { allOf: [{ required: ['size'] }, { $ref: '#/File' }] },
  Not: { not: { type: 'object' }, type: ['string', 'boolean', 'object'] },
};
const shapes = new Shapes((ref) => schemas[ref.slice(2)]!);
const ajv = new Ajv2020({ strict: false });
for (const [name, schema] of Object.entries(schemas))
  ajv.addSchema(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"')) as Json, name);

/** JSON values of the schemas' names and types, right and wrong. */
const { value } = fc.letrec<{ value: unknown; leaf: unknown }>((tie) => ({
  leaf: fc.constantFrom<unknown>(null, true, 'text', 0, 1.5, 1e300, -7, undefined, [], {}),
  value: fc.oneof(
    { depthSize: 'medium' },
    tie('leaf'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('name', 'size', 'parent', 'items', 'counts', 'other'), tie('value')),
    fc.record({ name: fc.constant('a'), size: fc.constant(1), parent: tie('value') }, { requiredKeys: ['name'] }),
    fc.record({ items: fc.array(tie('value'), { maxLength: 3 }), counts: tie('value') }, { requiredKeys: ['items'] }),
  ),
}));

describe('a shape', () => {
  test.each(Object.keys(schemas))('of %s says of every value what Ajv says', (name) => {
    const [shape, validate] = [shapes.of(schemas[name]!), ajv.getSchema(name)!];
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(value, (each) => {
        const said = shape(each);
        seen.add(said);
        expect(said).toBe(validate(each));
      }),
      { numRuns: 500 },
    );
    expect(seen.size).toBe(2);
  });

  test('of an unknown keyword is an error, not a yes', () => {
    expect(() => shapes.of({ type: 'string', dependentRequired: {} })).toThrow('dependentRequired');
  });
});

// Ajv makes its validators too, because these responses are invalid.
test('every response of the REST document has a shape', async () => {
  const { checkAnswer } = await import('./contract.ts');
  const document = JSON.parse(readFileSync(new URL('../../../schema/openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, Record<string, { responses?: Record<string, unknown> }>>;
  };
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { responses = {} }] of Object.entries(methods))
      for (const status of Object.keys(responses))
        if (Number(status) < 300)
          expect(() => checkAnswer(method.toUpperCase(), path.replaceAll(/[{}]/g, ''), Number(status), {})).not.toThrow(
            /keyword/,
          );
}, 60_000);
