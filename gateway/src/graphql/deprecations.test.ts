import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import type { RequestSession } from '../session/index.ts';
import { Metrics } from '../telemetry/index.ts';
import { callerKind, deprecatedElements } from './deprecations.ts';

const ends = '@deprecated(reason: "Until 2027-01-01.")';
const schema = buildSchema(
  `enum E { A B ${ends} } input I { a: Int b: Int ${ends} } type Query { a(x: Int, y: Int ${ends}): Int b: Int ${ends} c(i: I, e: E): Int }`,
);

test('the deprecated elements of a document are named as in the changelog, each once', () => {
  const elements = deprecatedElements(schema);
  const document = parse('{ a(x: 1, y: 2) b again: b c(i: { a: 1, b: 2 }, e: B) }');
  expect(elements(document).toSorted()).toEqual(['E.B', 'I.b', 'Query.a(y:)', 'Query.b']);
  expect(elements(document)).toBe(elements(document));
  expect(elements(parse('{ a(x: 1) c(e: A) }'))).toEqual([]);
});

test('a schema without deprecated elements has none', () => {
  expect(deprecatedElements(buildSchema('type Query { a: Int }'))(parse('{ a }'))).toEqual([]);
});

test.each([
  ['visitor', { userId: null, fromCookie: false }],
  ['browser', { userId: 'u', fromCookie: true }],
  ['api_token', { userId: 'u', fromCookie: false, apiScope: 'read' }],
  ['access_token', { userId: 'u', fromCookie: false }],
  ['service_account', { userId: null, fromCookie: false, machine: {} }],
])('a caller is counted as %s', (kind, session) => {
  expect(callerKind(session as RequestSession)).toBe(kind);
});

test('operators see the number of uses by element and kind of caller', async () => {
  const metrics = new Metrics('http://localhost');
  metrics.deprecated('Query.b', 'browser');
  metrics.deprecated('Query.b', 'browser');
  const { body } = await metrics.text();
  metrics.close();
  expect(body).toMatch(/^terrarium_deprecated_uses_total\{element="Query\.b",caller="browser".*\} 2$/m);
});
