import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { useHubUpdates, useOrganizationUpdates } from './updates.ts';
import { ViewerProvider, type Viewer } from '../viewer.ts';
import type { OrganizationUpdateKind } from '../../gen/types.ts';

type Observer = Parameters<ConstructorParameters<typeof Observable<ApolloLink.Result>>[0] & object>[0];
let streams: { name: string; observer: Observer; isOpen: boolean }[] = [];

beforeEach(() => {
  streams = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = (): (typeof streams)[number] | undefined => streams.find(({ isOpen }) => isOpen);
const send = (...changed: OrganizationUpdateKind[]): Promise<unknown> => {
  open()!.observer.next({
    data: { organizationUpdated: { __typename: 'OrganizationUpdate', version: 'v', changed } },
  });
  return vi.advanceTimersByTimeAsync(0);
};

function Part({
  org,
  kinds,
  refetch,
  pollEvery,
}: {
  org: string;
  kinds: OrganizationUpdateKind[];
  refetch: () => Promise<unknown>;
  pollEvery: number | null;
}) {
  useOrganizationUpdates(org, { kinds, refetch, pollEvery });
  return null;
}

/** Renders parts of a page of a member of `acme`. */
function show(children: React.ReactNode): ReturnType<typeof render> {
  const client = createClient(
    new ApolloLink(
      ({ operationName = '' }) =>
        new Observable<ApolloLink.Result>((observer) => {
          const stream = { name: operationName, observer, isOpen: true };
          streams.push(stream);
          return () => void (stream.isOpen = false);
        }),
    ),
  );
  const viewer = { organizations: [{ name: 'acme' }] } as unknown as Viewer;
  return render(
    <ApolloProvider client={client}>
      <ViewerProvider value={viewer}>{children}</ViewerProvider>
    </ApolloProvider>,
  );
}
const aRead = () => vi.fn(() => Promise.resolve());

test('parts of a page share one stream, and each reads again what it shows', async () => {
  const [bundles, runs] = [aRead(), aRead()];
  show(
    <>
      <Part org="acme" kinds={['BUNDLES']} refetch={bundles} pollEvery={1_000} />
      <Part org="acme" kinds={['RUNS', 'SYNCS']} refetch={runs} pollEvery={1_000} />
    </>,
  );
  await vi.advanceTimersByTimeAsync(1_600);
  const before = [bundles.mock.calls.length, runs.mock.calls.length];
  expect(streams.map(({ name }) => name)).toEqual(['OrganizationUpdates']);
  await send();
  await vi.advanceTimersByTimeAsync(59_000);
  expect([bundles.mock.calls.length, runs.mock.calls.length]).toEqual(before);
  bundles.mockClear();
  runs.mockClear();
  await send('BUNDLES', 'MEMBERS');
  expect([bundles.mock.calls.length, runs.mock.calls.length]).toEqual([1, 0]);
  await send('SYNCS');
  expect([bundles.mock.calls.length, runs.mock.calls.length]).toEqual([1, 1]);
  // One request a minute, in case events were lost.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(bundles.mock.calls.length).toBe(2);
});

test('many events in a row cost one read a second, and the last one is read', async () => {
  const read = aRead();
  show(<Part org="acme" kinds={['RUNS']} refetch={read} pollEvery={null} />);
  await vi.advanceTimersByTimeAsync(1_600);
  for (let sent = 0; sent < 20; sent += 1) {
    await send('RUNS');
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(read.mock.calls.length).toBeLessThanOrEqual(3);
  await vi.advanceTimersByTimeAsync(2_000);
  const last = read.mock.calls.length;
  expect(last).toBeLessThanOrEqual(4);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(read.mock.calls.length).toBe(last);
});

test('a page polls what is under way if a proxy collects events, until one comes', async () => {
  const [busy, quiet] = [aRead(), aRead()];
  show(
    <>
      <Part org="acme" kinds={['RUNS']} refetch={busy} pollEvery={1_000} />
      <Part org="acme" kinds={['RUNS']} refetch={quiet} pollEvery={null} />
    </>,
  );
  await vi.advanceTimersByTimeAsync(5_200);
  expect(busy.mock.calls.length).toBe(5);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(busy.mock.calls.length).toBe(5);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  await send();
  await vi.advanceTimersByTimeAsync(50_000);
  expect(busy.mock.calls.length).toBe(5);
  expect(quiet).not.toHaveBeenCalled();
});

test('viewers who are not members, and refused subscriptions, poll', async () => {
  const [stranger, member] = [aRead(), aRead()];
  show(
    <>
      <Part org="other" kinds={['RUNS']} refetch={stranger} pollEvery={1_000} />
      <Part org="acme" kinds={['RUNS']} refetch={member} pollEvery={1_000} />
    </>,
  );
  await vi.advanceTimersByTimeAsync(1_600);
  expect(streams).toHaveLength(1);
  open()!.observer.error(new Error('refused'));
  await vi.advanceTimersByTimeAsync(8_000);
  expect([stranger.mock.calls.length, member.mock.calls.length]).toEqual([9, 9]);
});

test('a stream stays open for the next page, and closes after the last one', async () => {
  function Hub() {
    useHubUpdates({ kinds: ['JOBS'], refetch: () => Promise.resolve(), pollEvery: 1_000 });
    return null;
  }
  const { unmount } = show(<Hub />);
  await vi.advanceTimersByTimeAsync(1_400);
  expect(streams).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(open()?.name).toBe('HubUpdates');
  unmount();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(open()).toBeDefined();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(open()).toBeUndefined();
});
