import { useSyncExternalStore } from 'react';

let message = '';
const listeners = new Set<() => void>();

/** Announces a text to screen readers politely: a route's title, a result count, a change without focus. */
export function announce(text: string): void {
  // An equal text wouldn't be announced again; a trailing space makes it different.
  message = text === message ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

/** The text of the live region. */
export const useAnnouncement = (): string =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => message,
  );
