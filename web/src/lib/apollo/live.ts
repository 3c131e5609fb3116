import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';

/** Time in which the first event comes unless a proxy collects events, in milliseconds. */
const patience = 3_000;
/** Poll interval while events come, in milliseconds: in case the last ones were lost. */
const rarely = 60_000;

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
  const [state, setState] = useState<'waiting' | 'live' | 'silent'>('waiting');
  const options = {
    variables,
    skip,
    ignoreResults: true,
    onData: () => setState('live'),
    onError: () => setState('silent'),
  };
  useSubscription(subscription, options as unknown as useSubscription.Options<R, V>);
  const read = useEffectEvent(() => poll().catch(() => undefined));
  useEffect(() => {
    if (skip) return undefined;
    if (state === 'waiting') {
      const timer = setTimeout(() => setState('silent'), patience);
      return () => clearTimeout(timer);
    }
    let timer: ReturnType<typeof setTimeout>;
    const next = (): void => {
      timer = setTimeout(() => void read().then(() => isFollowed && next()), state === 'live' ? rarely : pollEvery);
    };
    let isFollowed = true;
    next();
    return () => {
      isFollowed = false;
      clearTimeout(timer);
    };
  }, [skip, state, pollEvery]);
  const [wasSkipped, setWasSkipped] = useState(skip);
  if (wasSkipped !== skip) {
    setWasSkipped(skip);
    setState('waiting');
  }
}
