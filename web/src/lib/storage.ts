/** Which of the browser's two stores: `local` outlives the tab, `session` does not. */
export type Store = 'local' | 'session';

const open = (store: Store): Storage => (store === 'local' ? localStorage : sessionStorage);

/** Reads JSON; null when there is nothing, when it is no JSON, or when storage is blocked. */
export function readStored(store: Store, key: string): unknown {
  try {
    const text = open(store).getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Writes JSON; does nothing when storage is blocked or full. */
export function writeStored(store: Store, key: string, value: unknown): void {
  try {
    open(store).setItem(key, JSON.stringify(value));
  } catch {
    // Storage is a convenience: without it a choice is simply not remembered.
  }
}

/** Removes a key; does nothing when storage is blocked. */
export function removeStored(store: Store, key: string): void {
  try {
    open(store).removeItem(key);
  } catch {
    // Nothing to remove where nothing can be stored.
  }
}

const tables = 'table:';

/** The key under which it is kept how a table is shown. */
export const tableKey = (name: string): string => `${tables}${name}`;

/** Keys that survive a sign-out (AUTH-24): the banner's dismissal, visits per user, the accepted EULA; and the theme, the switch of the keys and how tables are shown, which are the device's. */
const kept = (key: string): boolean =>
  key === 'theme' ||
  key === 'single-keys' ||
  key === 'system-banner' ||
  key === 'eula' ||
  key.startsWith(tables) ||
  key.startsWith('organization-visits:');

/** Clears both stores but for what a person wants remembered (AUTH-23, AUTH-24). */
export function clearStores(): void {
  for (const store of ['local', 'session'] as const) {
    try {
      const storage = open(store);
      for (const key of Object.keys(storage)) if (store === 'session' || !kept(key)) storage.removeItem(key);
    } catch {
      // Blocked storage holds nothing.
    }
  }
}
