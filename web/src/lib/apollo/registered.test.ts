import { createHash } from 'node:crypto';
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registeredLink } from './registered.ts';

interface Sent {
  extensions: Record<string, unknown>;
  http: { includeQuery: boolean } | undefined;
}

/** A client whose transport records requests and answers from a list. */
function aClient(...answers: ApolloLink.Result[]): { ask: () => Promise<unknown>; sent: Sent[] } {
  const sent: Sent[] = [];
  const transport = new ApolloLink((operation) => {
    sent.push({ extensions: { ...operation.extensions }, http: operation.getContext()['http'] as Sent['http'] });
    return new Observable((observer) => {
      observer.next(answers.shift()!);
      observer.complete();
    });
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: registeredLink().concat(transport),
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
  return {
    sent,
    ask: async () =>
      (await client.query({ query: gql`query Mail { session { email } }`, fetchPolicy: 'network-only' })).data,
  };
}
const text = 'query Mail {\n  session {\n    email\n    __typename\n  }\n}';
const extensions = { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(text).digest('hex') } };
const data = { session: null };
const byHash = { extensions, http: expect.objectContaining({ includeQuery: false }) as object };
const withText = { extensions, http: expect.objectContaining({ includeQuery: true }) as object };

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('an operation goes as the hash of its text, without the text', async () => {
  const { ask, sent } = aClient({ data });
  expect(await ask()).toEqual(data);
  expect(sent).toEqual([byHash]);
});

test("a gateway that doesn't know the hash gets the text with the hash, which it knows from then on", async () => {
  const { ask, sent } = aClient(
    { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] },
    { data },
    { data },
  );
  expect(await ask()).toEqual(data);
  expect(await ask()).toEqual(data);
  expect(sent).toEqual([byHash, withText, byHash]);
});

test('without hashing in the browser, the text is sent immediately', async () => {
  vi.stubGlobal('isSecureContext', false);
  const { ask, sent } = aClient({ data });
  expect(await ask()).toEqual(data);
  expect(sent).toEqual([{ extensions: {}, http: undefined }]);
});
