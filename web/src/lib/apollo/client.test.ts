import { gql } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { toFailure } from './errors.ts';

// Only this request fails; other requests reach the hub (outage.test.ts tests the rest).
vi.mock('../hub/watch.ts', () => ({
  hubAnswers: () => Promise.resolve(true),
  isWorthAnotherTry: () => Promise.resolve(false),
}));

const query = gql`query Any { session { email } }`;
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/graphql-response+json', ...headers },
  });

describe('requests', () => {
  // The test's responses; the outage check has its own.
  let fetched: ReturnType<typeof vi.fn<typeof fetch>>;
  beforeEach(() => {
    vi.useFakeTimers();
    fetched = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) =>
      String(args[1]?.body).includes('query HubCheck') ? Promise.resolve(json({ data: {} })) : fetched(...args),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('[ERR-11] without a network a request is made at 0 s, 1 s and 3 s, then fails', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const outcome = createClient()
      .query({ query })
      .then(
        () => 'answered',
        (error: unknown) => toFailure(error).kind,
      );
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(999);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(await outcome).toBe('network');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test.each([
    [404, 'notFound'],
    [422, 'unexpected'],
    [503, 'unavailable'],
  ])('[ERR-12] a %i causes exactly one request', async (status, kind) => {
    fetched.mockImplementation(() =>
      Promise.resolve(new Response('no', { status, headers: { 'x-request-id': 'req-1' } })),
    );
    const outcome = createClient()
      .query({ query })
      .then(() => null, toFailure);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(await outcome).toMatchObject({ kind, requestId: 'req-1' });
  });

  test('requests are same-origin, carry the header of the cross-site guard and no bearer token', async () => {
    fetched.mockImplementation(() => Promise.resolve(json({ data: { session: null } })));
    await createClient().query({ query });
    const [address, init] = fetched.mock.calls[0] as [string, RequestInit];
    expect(address).toBe('/graphql');
    expect(init.credentials).toBe('same-origin');
    expect(new Headers(init.headers).get('apollo-require-preflight')).toBe('true');
    expect(new Headers(init.headers).get('authorization')).toBeNull();
  });

  test('an error of the gateway is read with its code, request id and whether to try again', async () => {
    fetched.mockImplementation(() =>
      Promise.resolve(
        json({
          data: null,
          errors: [
            {
              message: 'The channel service does not answer.',
              extensions: { code: 'UPSTREAM_TIMEOUT', requestId: '7f3a', retryable: true },
            },
          ],
        }),
      ),
    );
    const outcome = createClient()
      .query({ query })
      .then(() => null, toFailure);
    await vi.advanceTimersByTimeAsync(10);
    expect(await outcome).toEqual({
      kind: 'unavailable',
      message: 'The channel service does not answer.',
      requestId: '7f3a',
      humanReadableId: null,
      retryable: true,
    });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
