import { expect, test } from 'vitest';
import { apiChangesAreTold, breaks, untold } from './apiChanges.ts';

const before = {
  graphql:
    'enum E { A B } union U = T | Query type T { a: Int } input I { a: Int } type Query { e(x: Int): E t(i: I): U gone: Int now: Int }',
  rest: [
    'GET /api/old',
    'answers Invoice.paid_at: string',
    'answers GET /api/x 200 application/json .items[].a: string',
  ].join('\n'),
};
const after = {
  graphql:
    'enum E { A } union U = T type T { a: Int } input I { a: Int b: Int! } type Query { e(x: Int, y: Int!): E t(i: I): U now: String new: Int }',
  rest: ['GET /api/new', 'answers Invoice.paid_at: string', 'answers Invoice.paid_at: null'].join('\n'),
};
const found = breaks(before, after);

test('each breaking change is named as the changelog names it', () => {
  expect(found.map(({ element }) => element).toSorted()).toEqual(
    [
      'E.B',
      'GET /api/old',
      'GET /api/x',
      'I.b',
      'Invoice.paid_at',
      'Query.e.y',
      'Query.gone',
      'Query.now',
      'U.Query',
    ].toSorted(),
  );
  expect(breaks(before, before)).toEqual([]);
});

test.each([
  ['a line names it, and the day has come', '- `Query.gone` ended on 2027-01-01.', true],
  ['the line of a table names it', '| `Query.gone` | `Query.new`, 2026-12-31 |', true],
  ['the day is still to come', '- `Query.gone` ends on 2027-01-02.', false],
  ['the line has no day', '- `Query.gone` is gone.', false],
  ['another element is named', '- `Query.goner` ended on 2027-01-01.', false],
  ['a text without a bullet names it', '`Query.gone` ended on 2027-01-01.', false],
])('%s', (_what, line, isTold) => {
  const gone = found.filter(({ element }) => element === 'Query.gone');
  const missing = untold(gone, `# Changelog\n\n${line}\n`, '2027-01-01');
  expect(missing).toEqual(isTold ? [] : ['`Query.gone`: Query.gone was removed.']);
});

test('the API keeps what the last release promised, or the changelog says since when it does not', async () => {
  expect(await apiChangesAreTold()).toBe('');
});
