import { readStored, removeStored, writeStored } from './storage.ts';

/** Key of the tab's store; every sign-out clears the whole store (AUTH-25). */
const key = 'return-route';

/**
 * Stores the target after sign-in, which survives pages of other hosts (ROUTE-10). It is validated when used.
 * @param route a path, or a URL on an allowed host
 */
export function saveReturnRoute(route: string): void {
  writeStored('session', key, route);
}

/** Where to go after a sign-in; null when nothing is saved (ROUTE-11). */
export function savedReturnRoute(): string | null {
  const route = readStored('session', key);
  return typeof route === 'string' ? route : null;
}

/** Deletes it once the user is there. */
export function forgetReturnRoute(): void {
  removeStored('session', key);
}
