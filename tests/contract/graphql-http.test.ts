import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stage, type Stage } from '../../gateway/src/testing/index.ts';

let on: Stage;
beforeAll(async () => {
  on = await stage();
});
afterAll(() => on.close());

test('the endpoint passes every audit of the GraphQL over HTTP specification', async () => {
  const results = await auditServer({
    url: `${on.url}/graphql`,
    // Header of all our clients, so that the gateway distinguishes plain GETs from cross-site ones.
    fetchFn: (url: string, options?: RequestInit) =>
      fetch(url, { ...options, headers: { 'apollo-require-preflight': 'true', ...options?.headers } }),
  });
  expect(results.length).toBeGreaterThanOrEqual(61);
  expect(
    results
      .filter((result) => result.status !== 'ok')
      .map((result) => `${result.id} ${result.name}: ${'reason' in result ? result.reason : ''}`),
  ).toEqual([]);
});
