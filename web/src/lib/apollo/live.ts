import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';

/** Time in which the first event comes unless a proxy collects events, in milliseconds. */
const patience = 3_000;
/** Poll interval while events come, in milliseconds: in case the last ones were lost. */
const rarely = 60_000;

/** Whether events come. `waiting`: the first one may still come. */
export type Liveness = 'waiting' | 'live' | 'silent';

/**
 * Reads again and again while the tab is visible: at the given interval if no events come, else rarely.
 * @param every milliseconds; null doesn't poll
 */
export function usePolling(read: () => Promise<unknown>, state: Liveness, every: number | null): void {
  const readNow = useEffectEvent(() => (document.hidden ? Promise.resolve() : read().catch(() => undefined)));
  const interval = every === null || state === 'waiting' ? null : state === 'live' ? rarely : every;
  useEffect(() => {
    if (interval === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isFollowed = true;
    const next = (): void => {
      timer = setTimeout(() => void readNow().then(() => isFollowed && next()), interval);
    };
    next();
    return () => {
      isFollowed = false;
      clearTimeout(timer);
    };
  }, [interval]);
}

/** What to follow, and how to without events. */
export interface LiveOptions<V> {
  variables: V;
  skip: boolean;
  /** Reads the same data. Its errors are ignored, because it is called again. */
  poll: () => Promise<unknown>;
  /** Interval between calls of `poll` if no events come, in milliseconds. */
  pollEvery: number;
}

/** Keeps data in the cache current by a subscription, or by polling if no events come. */
export function useLive<R, V extends OperationVariables>(
  subscription: TypedDocumentNode<R, V>,
  { variables, skip, poll, pollEvery }: LiveOptions<V>,
): void {
  const [state, setState] = useState<Liveness>('waiting');
  const options = {
    variables,
    skip,
    ignoreResults: true,
    onData: () => setState('live'),
    onError: () => setState('silent'),
  };
  useSubscription(subscription, options as unknown as useSubscription.Options<R, V>);
  useEffect(() => {
    if (skip || state !== 'waiting') return undefined;
    const timer = setTimeout(() => setState('silent'), patience);
    return () => clearTimeout(timer);
  }, [skip, state]);
  usePolling(poll, state, skip ? null : pollEvery);
  const [wasSkipped, setWasSkipped] = useState(skip);
  if (wasSkipped !== skip) {
    setWasSkipped(skip);
    setState('waiting');
  }
}
