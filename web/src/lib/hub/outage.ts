import { useSyncExternalStore } from 'react';

/** An outage: the hub doesn't respond. */
export interface Outage {
  /** The gateway's ID of the last failed request; null without any response. */
  requestId: string | null;
}

let outage: Outage | null = null;
const listeners = new Set<() => void>();

/** The current outage; null while the hub responds. */
export const currentOutage = (): Outage | null => outage;

/** Sets the outage, or clears it with null. */
export function setOutage(next: Outage | null): void {
  outage = next;
  for (const listener of listeners) listener();
}

/** Calls back when an outage starts or ends. @returns a function that unsubscribes */
function onOutage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The current outage; null while the hub responds. */
export const useOutage = (): Outage | null => useSyncExternalStore(onOutage, currentOutage);

let failed: string | null = null;

/** Records the ID of a failed request. */
export function noteFailed(requestId: string | null): void {
  failed = requestId ?? failed;
}

/** The ID of the request that failed last; null while none has. */
export const lastFailed = (): string | null => failed;
