import { useSyncExternalStore } from 'react';

let message = '';
const listeners = new Set<() => void>();

/** Lets screen readers say a sentence, politely: a route's title, a result count, a change that moved no focus. */
export function announce(text: string): void {
  // The same sentence twice would not be read again: a trailing space makes it new.
  message = text === message ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

/** The sentence that the live region holds. */
export const useAnnouncement = (): string =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => message,
  );
