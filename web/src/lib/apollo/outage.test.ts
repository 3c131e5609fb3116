import { ApolloLink, gql } from '@apollo/client';
import { addTypenameToDocument, print } from '@apollo/client/utilities';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import operation from '../hub/HubCheck.lazy.graphql?raw';
import { currentOutage, setOutage } from '../hub/outage.ts';
// Import it before the first failure, as in an open page, because fake timers don't wait for modules.
import '../hub/watch.ts';
import { createClient } from './client.ts';
import { toFailure } from './errors.ts';

const query = gql`query Any { session { email } }`;
const change = gql`mutation Change { signOut { signedOut } }`;
const good = { data: { session: { __typename: 'Session', email: 'ada@acme.example' } } };
const answer = (body: unknown) =>
  Promise.resolve(Response.json(body, { headers: { 'content-type': 'application/graphql-response+json' } }));
const timedOut = (requestId: string) =>
  answer({
    data: { session: null },
    errors: [
      {
        message: 'A service behind this hub took too long.',
        path: ['session'],
        extensions: { code: 'UPSTREAM_TIMEOUT', requestId, retryable: true },
      },
    ],
  });

/** Every way in which the platform can be away, as the browser sees it. */
const outages: [string, (requestId: string) => Promise<Response>][] = [
  ['times out', timedOut],
  ['answers 503', (id) => Promise.resolve(new Response('no', { status: 503, headers: { 'x-request-id': id } }))],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['never answers', () => new Promise(() => undefined)],
];

test('the question whether the hub answers is the text that the gateway knows', () => {
  expect(operation.trim()).toBe(print(addTypenameToDocument(gql(operation))));
});

describe('a read while the hub', () => {
  let read: () => Promise<Response>;
  let check: () => Promise<Response>;
  let reads: number;
  let sentId: unknown;
  beforeEach(() => {
    vi.useFakeTimers();
    reads = 0;
    sentId = undefined;
    vi.stubGlobal('fetch', (_address: string, { body, signal, headers }: RequestInit) => {
      if (!String(body).includes('query HubCheck')) {
        reads += 1;
        return read();
      }
      sentId ??= new Headers(headers).get('x-request-id');
      return Promise.race([
        check(),
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
        }),
      ]);
    });
    // Fake timers don't affect the browser's own clock.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const ends = new AbortController();
      setTimeout(() => ends.abort(), milliseconds);
      return ends.signal;
    });
  });
  afterEach(async () => {
    setOutage(null);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('responds: the query fails immediately, without an outage', async () => {
    read = () => timedOut('slow-1');
    check = () => answer({ data: {} });
    const outcome = createClient()
      .query({ query, fetchPolicy: 'network-only' })
      .then(() => null, toFailure);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await outcome).toMatchObject({ kind: 'unavailable', requestId: 'slow-1' });
    expect(reads).toBe(1);
    expect(currentOutage()).toBeNull();
  });

  for (const [how, away] of outages) {
    test(`${how} waits, is asked once when the hub is back, and fails for nobody`, async () => {
      read = () => away('read-1');
      check = () => away('check-1');
      let outcome: unknown = 'waiting';
      createClient()
        .query({ query, errorPolicy: 'all', fetchPolicy: 'network-only' })
        .then(
          (result) => (outcome = result),
          (error: unknown) => (outcome = error),
        );
      await vi.advanceTimersByTimeAsync(12_000);
      expect(outcome).toBe('waiting');
      expect(currentOutage()).not.toBeNull();
      if (how === 'times out' || how === 'answers 503') expect(currentOutage()).toEqual({ requestId: 'read-1' });
      // A check without a response has its own ID, which the gateway keeps.
      if (how === 'never answers') expect([sentId]).toEqual([currentOutage()?.requestId]);
      if (how === 'cannot be reached') expect(currentOutage()?.requestId).toBeNull();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(outcome).toBe('waiting');
      const before = reads;
      read = () => answer(good);
      check = () => answer({ data: {} });
      await vi.advanceTimersByTimeAsync(2_000);
      expect(outcome).toMatchObject({ data: { session: { email: 'ada@acme.example' } } });
      expect(reads).toBe(before + 1);
      expect(currentOutage()).toBeNull();
    });
  }

  test('has just come back is asked again, as an area of the platform may still be left alone', async () => {
    read = () => timedOut('read-1');
    check = () => timedOut('check-1');
    let outcome: unknown = 'waiting';
    void createClient()
      .query({ query, fetchPolicy: 'network-only' })
      .then((result) => (outcome = result));
    await vi.advanceTimersByTimeAsync(5_000);
    check = () => answer({ data: {} });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(currentOutage()).toBeNull();
    expect(outcome).toBe('waiting');
    read = () => answer(good);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(outcome).toMatchObject({ data: { session: { email: 'ada@acme.example' } } });
  });

  test("is unreachable: a mutation isn't sent and says so immediately", async () => {
    setOutage({ requestId: 'read-1' });
    const sent = vi.fn<() => never>();
    const outcome = createClient(new ApolloLink(sent))
      .mutate({ mutation: change })
      .then(() => null, toFailure);
    await vi.advanceTimersByTimeAsync(0);
    expect(await outcome).toMatchObject({
      kind: 'unavailable',
      message: 'The hub isn’t responding, so nothing was changed. Try again in a moment.',
      requestId: 'read-1',
    });
    expect(sent).not.toHaveBeenCalled();
  });
});
