import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';

const query = gql`
  subscription Organization($org: String!, $since: String) {
    organizationUpdated(organization: $org, since: $since) {
      version
    }
  }
`;

/** A connection that the hub holds open. */
interface Connection {
  variables: { since: string | null };
  isOpen: boolean;
  send(version: string): void;
  lose(): void;
}
let connections: Connection[] = [];
let refusal: number | null = null;
let ends: (() => void)[] = [];

beforeEach(() => {
  connections = [];
  refusal = null;
  vi.stubGlobal('fetch', (_url: string, { body, signal }: { body?: string; signal: AbortSignal }) => {
    if (!body?.includes('organizationUpdated')) return Promise.resolve(Response.json({}));
    if (refusal !== null) return Promise.resolve(new Response(null, { status: refusal }));
    let controller!: ReadableStreamDefaultController<Uint8Array>;
    const stream = new ReadableStream<Uint8Array>({ start: (one) => void (controller = one) });
    const { variables } = JSON.parse(body) as Pick<Connection, 'variables'>;
    const connection: Connection = {
      variables,
      isOpen: true,
      send: (version) => {
        const data = JSON.stringify({ data: { organizationUpdated: { __typename: 'OrganizationUpdate', version } } });
        controller.enqueue(new TextEncoder().encode(`event: next\nid: ${version}\ndata: ${data}\n\n`));
      },
      lose: () => controller.error(new Error('lost')),
    };
    signal.addEventListener('abort', () => (connection.isOpen = false));
    connections.push(connection);
    return Promise.resolve(new Response(stream, { status: 200 }));
  });
});
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  show(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Shows or hides the tab. */
function show(isShown: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Subscribes, and returns what came. */
function follow(): { seen: unknown[]; end: () => void } {
  const seen: unknown[] = [];
  const subscription = createClient()
    .subscribe<{ organizationUpdated: { version: string } }>({
      query,
      variables: { org: 'acme', since: null },
      fetchPolicy: 'no-cache',
    })
    .subscribe({
      next: ({ data, error }) => seen.push(data?.organizationUpdated.version ?? error?.message),
      error: () => seen.push('error'),
      complete: () => seen.push('complete'),
    });
  const end = (): void => subscription.unsubscribe();
  ends.push(end);
  return { seen, end };
}
const opened = async (count: number): Promise<Connection> => {
  await vi.waitFor(() => expect(connections).toHaveLength(count), 5_000);
  return connections[count - 1]!;
};

test('after a lost connection, a stream resumes from its last event', async () => {
  const { seen, end } = follow();
  const first = await opened(1);
  expect(first.variables.since).toBeNull();
  first.send('v1');
  first.send('v2');
  await vi.waitFor(() => expect(seen).toEqual(['v1', 'v2']));
  first.lose();
  const second = await opened(2);
  expect(second.variables.since).toBe('v2');
  second.send('v3');
  await vi.waitFor(() => expect(seen).toEqual(['v1', 'v2', 'v3']));
  end();
  await vi.waitFor(() => expect(second.isOpen).toBe(false));
});

test('a hidden tab closes its streams, and resumes them when it is shown', async () => {
  const { seen } = follow();
  const first = await opened(1);
  first.send('v1');
  await vi.waitFor(() => expect(seen).toEqual(['v1']));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  show(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(first.isOpen).toBe(true);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(first.isOpen).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connections).toHaveLength(1);
  vi.useRealTimers();
  show(true);
  expect((await opened(2)).variables.since).toBe('v1');
});

test('a refused subscription ends, and one that a busy hub refuses is tried again', async () => {
  refusal = 404;
  const refused = follow();
  await vi.waitFor(() => expect(refused.seen).toEqual(['Server responded with 404: ', 'complete']));
  refusal = 429;
  const busy = follow();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(busy.seen).toEqual([]);
  refusal = null;
  (await opened(1)).send('v1');
  await vi.waitFor(() => expect(busy.seen).toEqual(['v1']));
});

test('all tabs together have four streams, so that their requests find a connection', async () => {
  const held = new Set<string>();
  const waiting: { name: string; run: () => void }[] = [];
  const request = (name: string, { signal }: LockOptions, work: (lock: object) => unknown) =>
    new Promise((resolve, reject) => {
      const run = (): void => {
        held.add(name);
        void Promise.resolve(work({})).then((result) => {
          held.delete(name);
          const next = waiting.findIndex((one) => one.name === name);
          if (next >= 0) waiting.splice(next, 1)[0]!.run();
          resolve(result);
        });
      };
      if (signal?.aborted) return reject(new DOMException('', 'AbortError'));
      if (!held.has(name)) return run();
      const one = { name, run };
      waiting.push(one);
      signal?.addEventListener('abort', () => {
        if (waiting.includes(one)) waiting.splice(waiting.indexOf(one), 1);
        reject(new DOMException('', 'AbortError'));
      });
    });
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  try {
    const tabs = Array.from({ length: 7 }, () => follow());
    await opened(4);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(connections).toHaveLength(4);
    tabs[4]!.end();
    for (const tab of tabs.slice(0, 4)) tab.end();
    await opened(6);
  } finally {
    for (const end of ends) end();
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  }
});
