import { ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';
import type { Client } from 'graphql-sse';

/**
 * Streams of all tabs. Over HTTP/1.1, a browser has six connections to a hub, and requests wait for a free one. Tabs
 * without a stream poll.
 */
const mostStreams = 4;
/** Time after which a hidden tab closes its streams, in milliseconds. */
const hiddenFor = 10_000;
/** Pauses after a lost connection, in milliseconds: the first, and the longest. */
const pauses = { first: 1_000, longest: 30_000 } as const;

/** Whether an operation is a subscription. */
export const isSubscription = ({ operationType }: ApolloLink.Operation): boolean => operationType === 'subscription';

let client: Promise<Client> | undefined;

/** Loads the client for events when the first page needs it. */
const eventsClient = (): Promise<Client> =>
  (client ??= import('graphql-sse').then(({ createClient }) =>
    createClient({
      url: '/graphql',
      credentials: 'same-origin',
      headers: { 'apollo-require-preflight': 'true' },
      retryAttempts: 0,
    }),
  ));

/** Resolves after a time, or when the signal is aborted. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Resolves when the tab is visible. */
const shown = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (!document.hidden) return resolve();
    const over = new AbortController();
    const end = (): void => (over.abort(), resolve());
    document.addEventListener('visibilitychange', () => document.hidden || end(), { signal: over.signal });
    signal.addEventListener('abort', end, { signal: over.signal });
  });

/** Waits for one of the streams of all tabs. Returns what gives it back. */
function place(signal: AbortSignal): Promise<() => void> {
  // Browsers have no locks for pages without https.
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    const others = new AbortController();
    let isTaken = false;
    const take = (): Promise<void> | undefined => {
      if (isTaken) return undefined;
      isTaken = true;
      others.abort();
      return new Promise((giveBack) => resolve(() => giveBack()));
    };
    const options = { signal: AbortSignal.any([signal, others.signal]) };
    for (let number = 0; number < mostStreams; number += 1)
      locks.request(`terrarium-stream-${number}`, options, take).catch((error: unknown) => isTaken || reject(error));
  });
}

/** How a connection ended: lost or hidden, so that another one follows; or with the subscription. */
type End = 'lost' | 'hidden' | 'complete';

/** Opens one connection, and sends its events until it ends. @throws if the hub rejects the subscription */
async function connect(
  operation: { query: string; variables: Record<string, unknown>; operationName: string },
  next: (result: ApolloLink.Result) => void,
  signal: AbortSignal,
): Promise<End> {
  const events = await eventsClient();
  if (signal.aborted) return 'complete';
  const over = new AbortController();
  try {
    return await new Promise<End>((resolve, reject) => {
      const end = events.subscribe<Record<string, unknown>>(operation, {
        next: (result) => next(result as ApolloLink.Result),
        // A response is an error of the network here too. Those of a busy hub are worth another try.
        error: (error) => {
          const { status } = (error as { response?: Response }).response ?? {};
          if (status === undefined || status === 429 || status >= 500) resolve('lost');
          else reject(error as Error);
        },
        complete: () => resolve('complete'),
      });
      signal.addEventListener('abort', () => (end(), resolve('complete')), { signal: over.signal });
      let timer: ReturnType<typeof setTimeout>;
      const onVisibility = (): void => {
        clearTimeout(timer);
        if (document.hidden) timer = setTimeout(() => (end(), resolve('hidden')), hiddenFor);
      };
      document.addEventListener('visibilitychange', onVisibility, { signal: over.signal });
      over.signal.addEventListener('abort', () => clearTimeout(timer));
    });
  } finally {
    over.abort();
  }
}

/**
 * Follows a subscription until it ends: while the tab is visible, and over lost connections. One with a variable
 * `since` resumes from the version of its last event.
 */
async function follow(
  { query, variables, operationName = '' }: ApolloLink.Operation,
  observer: { next(result: ApolloLink.Result): void },
  signal: AbortSignal,
): Promise<void> {
  const operation = { query: print(query), variables: { ...variables }, operationName };
  let wait: number = pauses.first;
  const next = (result: ApolloLink.Result): void => {
    wait = pauses.first;
    const [event] = Object.values(result.data ?? {}) as ({ version?: string } | null)[];
    if ('since' in variables && event?.version !== undefined) operation.variables['since'] = event.version;
    observer.next(result);
  };
  while (!signal.aborted) {
    await shown(signal);
    const giveBack = await place(signal);
    let end: End;
    try {
      end = signal.aborted ? 'complete' : await connect(operation, next, signal);
    } finally {
      giveBack();
    }
    if (end === 'complete') return;
    if (end === 'lost') {
      await pause(wait * (1 + Math.random()), signal);
      wait = Math.min(wait * 2, pauses.longest);
    }
  }
}

/** Receives the events of subscriptions. */
export const eventsLink = (): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable<ApolloLink.Result>((observer) => {
        const over = new AbortController();
        follow(operation, observer, over.signal).then(
          () => observer.complete(),
          (error: unknown) => over.signal.aborted || observer.error(error),
        );
        return () => over.abort();
      }),
  );
