import { useSyncExternalStore } from 'react';

let message: string | null = null;
const listeners = new Set<() => void>();

function set(next: string | null): void {
  message = next;
  for (const listener of listeners) listener();
}

/** Shows a failure above the page, across redirects, until it is dismissed or the user navigates (AUTH-29). */
export const showPageBanner = (text: string): void => set(text);

/** Removes the banner. */
export function clearPageBanner(): void {
  if (message !== null) set(null);
}

/** The failure shown above the page; null without one. */
export const usePageBanner = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => message,
  );
