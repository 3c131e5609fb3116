import { gql } from '@apollo/client';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openClient } from './client.ts';
import { cacheSize, useSeenRequests } from './inspect.ts';

const query = gql`query Any { session { email } }`;
const answer = () =>
  new Response(JSON.stringify({ data: { session: { __typename: 'Session', email: 'ada@acme.example' } } }), {
    headers: { 'content-type': 'application/graphql-response+json', 'x-request-id': 'req-7f3a' },
  });

afterEach(() => {
  document.cookie = 'ff=; Max-Age=0; Path=/';
  vi.unstubAllGlobals();
});

test('[FLAG-12] with devtools a request is listed with its id, and the same question again as answered by the cache', async () => {
  document.cookie = 'ff=devtools';
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(answer())),
  );
  const before = renderHook(useSeenRequests).result.current[0]?.number ?? 0;
  const client = await openClient();
  await client.query({ query });
  await client.query({ query });
  const { result } = renderHook(useSeenRequests);
  expect(result.current.slice(0, 2)).toEqual([
    { number: before + 2, operation: 'Any', from: 'cache', ms: 0, id: null },
    { number: before + 1, operation: 'Any', from: 'network', ms: expect.any(Number) as number, id: 'req-7f3a' },
  ]);
  expect(cacheSize()).toBeGreaterThan(0);
});

test('[FLAG-12] without devtools nothing is listed', async () => {
  const before = renderHook(useSeenRequests).result.current.length;
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(answer())),
  );
  await (await openClient()).query({ query });
  expect(renderHook(useSeenRequests).result.current).toHaveLength(before);
});

test('[FLAG-12] a request that fails is listed as failed', async () => {
  document.cookie = 'ff=devtools';
  vi.stubGlobal(
    'fetch',
    vi.fn((_address: string, { body }: RequestInit) =>
      Promise.resolve(
        // The hub responds, but this request fails.
        String(body).includes('query HubCheck')
          ? Response.json({ data: {} })
          : new Response('no', { status: 503, headers: { 'x-request-id': 'req-bad' } }),
      ),
    ),
  );
  await (await openClient()).query({ query }).catch(() => undefined);
  expect(renderHook(useSeenRequests).result.current[0]).toMatchObject({
    operation: 'Any',
    from: 'failed',
    id: 'req-bad',
  });
});
