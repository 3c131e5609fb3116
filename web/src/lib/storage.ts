/** The browser's storage: `local` survives the tab, `session` doesn't. */
export type Store = 'local' | 'session';

const open = (store: Store): Storage => (store === 'local' ? localStorage : sessionStorage);

/** Reads JSON; null if it is missing or invalid, or storage is blocked. */
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
    // Blocked storage has nothing to remove.
  }
}

/** Returns the keys with a prefix; none when storage is blocked. */
export function storedKeys(store: Store, prefix: string): string[] {
  try {
    return Object.keys(open(store)).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

const tables = 'table:';

/** Storage key of a table's settings. */
export const tableKey = (name: string): string => `${tables}${name}`;

/**
 * Keys that survive sign-out (AUTH-24): the banner's dismissal, visits per user, the accepted EULA; and settings of the
 * device: theme, shortcuts, and tables.
 */
const kept = (key: string): boolean =>
  key === 'theme' ||
  key === 'single-keys' ||
  key === 'system-banner' ||
  key === 'eula' ||
  key.startsWith(tables) ||
  key.startsWith('organization-visits:');

/** Clears both storages except for persistent keys (AUTH-23, AUTH-24). */
export function clearStores(): void {
  for (const store of ['local', 'session'] as const) {
    try {
      const storage = open(store);
      for (const key of Object.keys(storage)) if (store === 'session' || !kept(key)) storage.removeItem(key);
    } catch {
      // Blocked storage is empty.
    }
  }
}
