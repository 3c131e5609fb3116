import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stage, type Stage } from '../testing/index.ts';

let on: Stage;
beforeAll(async () => { on = await stage(); });
beforeEach(() => { on.calls.length = 0; });
afterAll(() => on.close());

const query = 'query Search($query: String!, $first: Int, $after: String, $offset: Int) { searchPackages(query: $query, first: $first, after: $after, offset: $offset) { totalCount nodes { id name summary latestVersion organization channel servedFileCount refusedFileCount } pageInfo { hasNextPage endCursor } } }';
interface Answer { searchPackages: { totalCount: number; nodes: { name: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | null }
const hit = { name: 'numpy', summary: 'Arrays', organization: 'acme', channel: 'main', latest_version: '1.26.4', served_file_count: 3, refused_file_count: 1 };

test('[SRCH-13] a visitor’s search is one call, its count and results are shown', async () => {
  on.answer(() => ({ body: { total_count: 41, results: [hit, { ...hit, name: 'numpy-base', latest_version: null }] } }));
  const { data } = await on.ask<Answer>(query, { variables: { query: ' num%py & "x" ', offset: 20 } });
  expect(data.searchPackages).toMatchObject({ totalCount: 41, nodes: [{ name: 'numpy', summary: 'Arrays', latestVersion: '1.26.4', organization: 'acme', channel: 'main', servedFileCount: 3, refusedFileCount: 1 }, { name: 'numpy-base', latestVersion: null }], pageInfo: { hasNextPage: true } });
  expect(on.calls.map(({ path }) => path)).toEqual(['/api/search/packages?query=num%25py+%26+%22x%22&limit=20&offset=20']);
});

test('[SRCH-06] a blank text asks nothing upstream', async () => {
  const { data } = await on.ask<Answer>(query, { variables: { query: '   ' } });
  expect(data.searchPackages).toMatchObject({ totalCount: 0, nodes: [] });
  expect(on.calls).toEqual([]);
});

test('[SRCH-18] a page has twenty unless told; cursors hold for their own text only', async () => {
  on.answer(() => ({ body: { total_count: 41, results: [hit] } }));
  const first = await on.ask<Answer>(query, { variables: { query: 'numpy', first: 1 } });
  const after = first.data.searchPackages!.pageInfo.endCursor;
  await on.ask<Answer>(query, { variables: { query: 'numpy', after } });
  expect(on.calls.map(({ path }) => path)).toEqual(['/api/search/packages?query=numpy&limit=1&offset=0', '/api/search/packages?query=numpy&limit=20&offset=1']);
  expect((await on.ask<Answer>(query, { variables: { query: 'other', after } })).errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
});

test('[SRCH-21] a failing search is an error of its field', async () => {
  on.answer(() => ({ status: 503, body: {} }));
  const { data, errors } = await on.ask<Answer>(query, { variables: { query: 'numpy' } });
  expect(data.searchPackages).toBeNull();
  expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_UNAVAILABLE');
});
