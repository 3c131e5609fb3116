import { readStored, removeStored, writeStored } from './storage.ts';

/** Key of the tab's store; every sign-out clears the whole store (AUTH-25). */
const key = 'return-route';

/**
 * Remembers where to go after a sign-in, over pages of other hosts too (ROUTE-10). What is kept is judged when it is used.
 * @param route a path, or an address on an allowed host
 */
export function saveReturnRoute(route: string): void {
  writeStored('session', key, route);
}

/** Where to go after a sign-in; null when nothing is saved (ROUTE-11). */
export function savedReturnRoute(): string | null {
  const route = readStored('session', key);
  return typeof route === 'string' ? route : null;
}

/** Forgets it: the person is there. */
export function forgetReturnRoute(): void {
  removeStored('session', key);
}
