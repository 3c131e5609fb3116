import { randomUUID } from 'node:crypto';
import { ApolloServer } from '@apollo/server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import operations from '../gen/operations.json' with { type: 'json' };
import { aRestOrganization, stage, type Stage } from '../testing/index.ts';

let on: Stage;
let token: string;
beforeAll(async () => {
  on = await stage();
  on.answer(({ path }) =>
    path === '/api/organizations/acme'
      ? { body: aRestOrganization() }
      : path === '/api/organizations/busy'
        ? { status: 429, headers: { 'retry-after': '7' } }
        : undefined,
  );
});
afterAll(() => on.close());
beforeEach(async () => {
  // Callers with repeated rejections are slowed down.
  token = await on.token({ subject: randomUUID() });
});
afterEach(() => void vi.restoreAllMocks());

const query = 'query Named($org: String!) { organization(name: $org) { id title } }';
const byServer = () => vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');

/** Status, headers, and body of a response, without what differs from request to request. */
async function send(body: unknown, headers: Record<string, string> = {}): Promise<object> {
  const response = await fetch(`${on.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify(body),
  });
  const said = Object.fromEntries(response.headers);
  for (const name of ['date', 'server-timing', 'x-request-id', 'content-length', 'ratelimit']) delete said[name];
  const text = (await response.text())
    .replaceAll(/"requestId":"[^"]+"/g, '"requestId":"?"')
    .replaceAll(/"(points|remaining|resetAfter)":\d+/g, '"$1":0');
  return { status: response.status, headers: said, text };
}

test('a query that ran before runs without Apollo Server', async () => {
  const variables = { org: 'acme' };
  await send({ query, variables });
  const spy = byServer();
  expect(await send({ query, variables, operationName: 'Named' })).toMatchObject({ status: 200 });
  expect(spy).toHaveBeenCalledTimes(1);
  expect(await send({ query, variables })).toMatchObject({ status: 200, text: expect.stringContaining('Acme') });
  expect(await send({ query, variables, operationName: 'Named' })).toMatchObject({ status: 200 });
  expect(spy).toHaveBeenCalledTimes(1);
});

test("the web's operations by their hash, too", async () => {
  const [sha256Hash] = Object.entries(operations).find(([, text]) => text.startsWith('query OrganizationNav('))!;
  const body = { variables: { org: 'acme' }, extensions: { persistedQuery: { version: 1, sha256Hash } } };
  const first = await send(body);
  const spy = byServer();
  expect(await send(body)).toEqual(first);
  expect(spy).not.toHaveBeenCalled();
  const other = { ...body, extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } };
  expect(await send(other)).toMatchObject({ text: expect.stringContaining('PERSISTED_QUERY_NOT_FOUND') });
});

const accepts: Record<string, string>[] = [
  {},
  { accept: 'application/json' },
  { accept: 'application/graphql-response+json' },
  { accept: 'application/graphql-response+json, application/json;q=0.9' },
  { accept: 'text/plain' },
];
test.each<[string, object]>([
  ['a valid request', { variables: { org: 'acme' } }],
  ['an empty name', { variables: { org: 'acme' }, operationName: '' }],
  ['no name', { variables: { org: 'acme' }, operationName: null, extensions: null }],
  ['an unknown name', { variables: { org: 'acme' }, operationName: 'Other' }],
  ['a name that is no text', { variables: { org: 'acme' }, operationName: 1 }],
  ['nothing of an unknown organization', { variables: { org: 'nobody' } }],
  ['a service that limits calls', { variables: { org: 'busy' } }],
  ['no variables', {}],
  ['a wrong variable', { variables: { org: 7 } }],
  ['a variable that is too long', { variables: { org: 'x'.repeat(20_000) } }],
  ['variables as a list', { variables: ['acme'] }],
  ['variables as text', { variables: '{"org":"acme"}' }],
  ['extensions as text', { variables: { org: 'acme' }, extensions: '{}' }],
  ['another hash', { variables: { org: 'acme' }, extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } }],
])('a known query with %s is answered as a new one', async (_name, body) => {
  for (const headers of accepts) {
    await send({ query, variables: { org: 'acme' } }, headers);
    const known = await send({ ...body, query }, headers);
    // Apollo Server doesn't know a text with another space.
    expect(known).toEqual(await send({ ...body, query: `${query}${' '.repeat(1 + Math.random() * 1e3)}` }, headers));
  }
});
