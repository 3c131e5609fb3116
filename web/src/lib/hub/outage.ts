import { useSyncExternalStore } from 'react';

/** The hub doesn't answer. */
export interface Outage {
  /** The gateway's ID of the request that failed last; null when no answer came at all. */
  requestId: string | null;
}

let outage: Outage | null = null;
const listeners = new Set<() => void>();

/** The outage under way; null while the hub answers. */
export const currentOutage = (): Outage | null => outage;

/** Notes that the hub doesn't answer, or with null that it answers again. */
export function setOutage(next: Outage | null): void {
  outage = next;
  for (const listener of listeners) listener();
}

/** Calls back whenever an outage begins or ends. Returns how to stop. */
function onOutage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The outage under way; null while the hub answers. */
export const useOutage = (): Outage | null => useSyncExternalStore(onOutage, currentOutage);

let failed: string | null = null;

/** Notes the ID of a request that failed. */
export function noteFailed(requestId: string | null): void {
  failed = requestId ?? failed;
}

/** The ID of the request that failed last; null while none has. */
export const lastFailed = (): string | null => failed;
