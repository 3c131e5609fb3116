import { useSyncExternalStore } from 'react';

// The hub shows a token's secret once. It stays in this tab's memory only, to be inserted into several commands.
const secrets = new Map<string, string>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Keeps the secret of a new channel token of an organization until the tab closes or the user signs out. */
export function keepSecret(organization: string, secret: string): void {
  secrets.set(organization, secret);
  tell();
}

/** Forgets all secrets. */
export function forgetSecrets(): void {
  secrets.clear();
  tell();
}

/** The secret of the caller's channel token of an organization, as it is now; null when none was issued in this tab. */
export const readSecret = (organization: string): string | null => secrets.get(organization) ?? null;

/** The secret of the caller's channel token issued in this tab; null when there is none. */
export const useSecret = (organization: string): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readSecret(organization),
  );
