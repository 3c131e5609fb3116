import { expect, test } from 'vitest';
import { shareParts } from './openapiShared.ts';

type Document = Parameters<typeof shareParts>[0];
type Json = Record<string, unknown>;

const id = (description: string): Json => ({ type: 'string', format: 'uuid', description });
const parameter = (schema: Json, description = 'ID of the group.'): Json => ({
  in: 'path',
  name: 'id',
  required: true,
  schema,
  description,
});
const page = (count: string): Json => ({
  type: 'object',
  properties: {
    items: { type: 'array', items: { $ref: '#/components/schemas/Group' } },
    total_count: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: count },
  },
});
const call = (parameters: Json[], schema: Json, security: unknown = [{ token: [] }]): Json => ({
  parameters,
  security,
  responses: {
    200: { description: 'Groups.', content: { 'application/json': { schema } } },
    204: { description: 'Done.' },
    304: { description: 'The same.', headers: { [parameters.length]: {} } },
  },
});
const document = (): Document =>
  ({
    openapi: '3.1.0',
    info: { title: 'Groups', version: '1' },
    paths: {
      '/a/{id}': {
        get: call([parameter(id('ID of the group.'))], page('Groups in all.')),
        put: call([parameter(id('ID of the group.')), parameter({ type: 'string', maxLength: 20 })], page('Others.')),
      },
      '/b/{id}': {
        get: call([parameter({ type: 'string', maxLength: 20 })], page('Groups in all.'), []),
        put: call([parameter({ type: 'string' }, 'Id of the channel.')], { ...id('Another.'), format: 'date' }),
      },
    },
    components: {
      schemas: { Group: { type: 'object', properties: { id: id('Id.'), parent: { anyOf: [id('Or none.')] } } } },
    },
  }) as unknown as Document;

/** The document with every reference resolved; values next to a reference override those of its target. */
function whole(shared: Document): unknown {
  const follow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(follow);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...beside } = value as Json;
    if (typeof $ref !== 'string')
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, follow(each)]));
    const named = $ref
      .split('/')
      .slice(1)
      .reduce<unknown>((place, key) => (place as Json)[key], shared);
    return follow({ ...(named as Json), ...beside });
  };
  const paths = follow(shared.paths) as Record<string, Record<string, Json>>;
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    operation['security'] ??= shared.security;
    for (const { schema, description } of operation['parameters'] as { schema: Json; description: string }[])
      if (schema['description'] === description) delete schema['description'];
  }
  return paths;
}

test('shared parts change nothing that the document says', () => {
  const shared = document();
  shareParts(shared);
  expect(whole(shared)).toEqual(whole(document()));
  expect(Object.keys(shared.components?.parameters ?? {})).toEqual(['GroupIdUuid', 'GroupId20']);
  expect(Object.keys(shared.components?.responses ?? {})).toEqual(['NoContent', 'NotModified']);
  expect(Object.keys(shared.components?.schemas ?? {}).sort()).toEqual(['Count', 'Date', 'Group', 'GroupList', 'Uuid']);
});
