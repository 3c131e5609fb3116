import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { schemaText } from '../../gateway/src/graphql/schema.ts';
import { declaredRoutes } from '../../platform/src/routes.ts';
import { restFields } from './restFields/directives.ts';

const root = join(import.meta.dirname, '../..');

interface OpenApi {
  paths: Record<string, Record<string, unknown>>;
}
const openapi = JSON.parse(readFileSync(join(root, 'schema/openapi.json'), 'utf8')) as OpenApi;
/** Removes parameter names, because schema, documents, and services use different ones. */
const withoutNames = (call: string): string => call.replaceAll(/\{\w+\}/g, '{}');
const offered = new Set(
  Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => withoutNames(`${method.toUpperCase()} ${path}`)),
  ),
);

/** The documented form of a field's call: without its query, and with a parameter where the field has a value. */
function documented(method: string, path: string): string {
  const [address = ''] = path.split('?');
  const parts = address.split('/');
  const fits = Object.keys(openapi.paths).filter((other) => {
    const others = other.split('/');
    return others.length === parts.length && others.every((each, i) => each.startsWith('{') || each === parts[i]);
  });
  const exact = fits.find((other) => withoutNames(other) === withoutNames(address));
  return `${method} ${exact ?? fits[0] ?? address}`;
}

/** The calls that fields name with @rest. */
const named = (): { field: string; call: string }[] =>
  restFields(buildSchema(schemaText())).flatMap(({ name, calls }) =>
    calls.map(({ method, path }) => ({ field: name, call: documented(method, path) })),
  );

test('every @rest names a call that the REST services offer', () => {
  const all = named();
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter(({ call }) => !offered.has(withoutNames(call)))).toEqual([]);
});

/** Alternative URLs of calls: the documents name both, with equal responses. */
const aliases: Record<string, string> = {
  'GET /api/organizations/{org}/channels/{channel}': 'GET /api/organizations/{org}/channels/{channel}/details',
  'GET /api/organizations/{org}/channel-policies/{org}/{channel}/current':
    'GET /api/organizations/{org}/channel-policies/{channel}/current',
  'POST /api/payments/stripe/checkout_session': 'POST /api/payments/v2/checkout_session',
};
test('every call of the requirements has a field', () => {
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

test("a read-only caller can request every field that isn't a mutation, because its calls are declared as reading", () => {
  const reading = new Set(
    declaredRoutes()
      .filter(({ scope }) => scope === 'read')
      .map(({ method, path }) => withoutNames(`${method.toUpperCase()} ${path}`)),
  );
  const asked = named().filter(({ field }) => !field.startsWith('Mutation.'));
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter(({ call }) => !reading.has(withoutNames(call)))).toEqual([]);
});

test("every call of the gateway's sources has a field", () => {
  // A field that costs an upstream call says so: the same calls, seen from the code.
  const calls = new Set(named().map(({ call }) => call.replaceAll(/\{\w+\}/g, '{}').split(' ')[1]));
  const sources = globSync('schema/*.graphql', { cwd: root })
    .map((file) => file.slice('schema/'.length, -'.graphql'.length))
    .flatMap((name) =>
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
