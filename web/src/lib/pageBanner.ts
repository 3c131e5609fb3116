import { useSyncExternalStore } from 'react';

let message: string | null = null;
const listeners = new Set<() => void>();

function set(next: string | null): void {
  message = next;
  for (const listener of listeners) listener();
}

/** Shows a failure above the page, over the redirects that follow, until it is dismissed or the person goes on (AUTH-29). */
export const showPageBanner = (text: string): void => set(text);

/** Takes it away. */
export function clearPageBanner(): void {
  if (message !== null) set(null);
}

/** The failure that stands above the page; null when there is none. */
export const usePageBanner = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => message,
  );
