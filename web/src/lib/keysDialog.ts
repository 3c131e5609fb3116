import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

/** Opens the list of keys over the page. */
export const askForKeys = (): void => set(true);

/** Closes it. */
export const closeKeys = (): void => set(false);

/** Whether the list of keys is open. */
export const useKeysAsked = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
  );
