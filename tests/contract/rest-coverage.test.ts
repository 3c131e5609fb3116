import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, GraphQLObjectType } from 'graphql';
import { expect, test } from 'vitest';
import * as areas from '../../gateway/src/areas.ts';
import { schemaText } from '../../gateway/src/graphql/schema.ts';
import { declaredRoutes } from '../../platform/src/routes.ts';

const root = join(import.meta.dirname, '../..');

interface OpenApi {
  paths: Record<string, Record<string, unknown>>;
}
const openapi = JSON.parse(readFileSync(join(root, 'schema/openapi.json'), 'utf8')) as OpenApi;
const offered = new Set(
  Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  ),
);

/** The calls that fields name with @rest. */
function named(): { field: string; call: string }[] {
  const found: { field: string; call: string }[] = [];
  for (const type of Object.values(buildSchema(schemaText()).getTypeMap())) {
    if (!(type instanceof GraphQLObjectType)) continue;
    for (const field of Object.values(type.getFields())) {
      for (const directive of field.astNode?.directives ?? []) {
        if (directive.name.value !== 'rest') continue;
        const value = (name: string): string => {
          const argument = directive.arguments?.find((each) => each.name.value === name)?.value;
          return argument?.kind === 'StringValue' ? argument.value : '';
        };
        found.push({ field: `${type.name}.${field.name}`, call: `${value('method')} ${value('path')}` });
      }
    }
  }
  return found;
}

test('every @rest names a call that the REST services offer', () => {
  const all = named();
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter(({ call }) => !offered.has(call))).toEqual([]);
});

/** Second addresses of calls: the documents name both, and one answers as the other. */
const aliases: Record<string, string> = {
  'GET /api/organizations/{org}/channels/{channel}': 'GET /api/organizations/{org}/channels/{channel}/details',
  'GET /api/organizations/{org}/channel-policies/{org}/{channel}/current':
    'GET /api/organizations/{org}/channel-policies/{channel}/current',
  'POST /api/payments/stripe/checkout_session': 'POST /api/payments/v2/checkout_session',
};
/** A call with its parameters unnamed: the documents call some otherwise than the services. */
const withoutNames = (call: string): string => call.replaceAll(/\{\w+\}/g, '{}');

test('every call of the requirements stands behind a field', () => {
  const reached = new Set(named().map(({ call }) => withoutNames(call)));
  const calls = readFileSync(join(root, 'docs/requirements/calls.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').slice(0, 2).join(' '));
  expect(calls).toHaveLength(169);
  expect(calls.filter((call) => !reached.has(withoutNames(aliases[call] ?? call)))).toEqual([]);
});

test('a second address answers as the first does', () => {
  const answers = (call: string): unknown => {
    const [method, path] = withoutNames(call).split(' ') as [string, string];
    const found = Object.keys(openapi.paths).find((each) => withoutNames(each) === path)!;
    const { responses } = openapi.paths[found]![method.toLowerCase()] as {
      responses: Record<string, { content?: unknown }>;
    };
    return responses['200']?.content ?? responses['201']?.content;
  };
  for (const [second, first] of Object.entries(aliases)) {
    expect(answers(first)).toBeDefined();
    expect([second, answers(second)]).toEqual([second, answers(first)]);
  }
});

test('whoever may only read can ask every field that is no mutation: its calls are declared as reading', () => {
  const reading = new Set(
    declaredRoutes()
      .filter(({ scope }) => scope === 'read')
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`),
  );
  const asked = named().filter(({ field }) => !field.startsWith('Mutation.'));
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter(({ call }) => !reading.has(call))).toEqual([]);
});

test("every call of the gateway's sources stands behind a field", () => {
  // A field that costs an upstream call says so: the same calls, seen from the code.
  const calls = new Set(named().map(({ call }) => call.replaceAll(/\{\w+\}/g, '{}').split(' ')[1]));
  const sources = Object.values(areas)
    .flatMap(({ name }) =>
      globSync(`gateway/src/${name}/**/*.ts`, { cwd: root }).filter((file) => !file.endsWith('.test.ts')),
    )
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const whole = [...sources.matchAll(/[`'](\/api\/[^`'?]*)[`']/g)].map(([, path]) =>
    path!.replaceAll(/\$?\{\w+(?:\.\w+)?\}/g, '{}').replaceAll('/conda/', '/{}/'),
  );
  const unnamed = [...new Set(whole)].filter(
    (path) => ![...calls].some((call) => call === path || call?.startsWith(`${path}/`)),
  );
  expect(unnamed).toEqual([]);
});

test('every area has its part of the schema and its folder, under one name', () => {
  const names = Object.entries(areas)
    .map(([key, { name }]) => (key === name ? name : `${key} is called ${name}`))
    .sort();
  expect(
    globSync('*.graphql', { cwd: join(root, 'schema') })
      .map((file) => file.replace('.graphql', ''))
      .filter((name) => name !== 'base')
      .sort(),
  ).toEqual(names);
  expect(
    globSync('gateway/src/*/index.ts', { cwd: root })
      .filter((file) => readFileSync(join(root, file), 'utf8').includes('defineArea('))
      .map((file) => file.split('/')[2])
      .sort(),
  ).toEqual(names);
});
