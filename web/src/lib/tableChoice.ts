import { useMemo, useSyncExternalStore } from 'react';
import { readStored, removeStored, tableKey, writeStored } from './storage.ts';

/** How a user wants to see a table: hidden columns by key, and compact rows. */
export interface TableChoice {
  hidden: readonly string[];
  compact: boolean;
}

const usual: TableChoice = { hidden: [], compact: false };
const listeners = new Set<() => void>();
/** Settings that couldn't be stored because storage is blocked; valid until the page is left. */
const unwritten = new Map<string, string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Parses the stored choice of a table, tolerating any content. */
function parse(stored: unknown): TableChoice {
  if (stored === null || typeof stored !== 'object') return usual;
  const { hidden, compact } = stored as { hidden?: unknown; compact?: unknown };
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((key): key is string => typeof key === 'string') : [],
    compact: compact === true,
  };
}

/**
 * Table settings of this device, with a setter; synchronized with other tabs. Read before the first paint, so that
 * nothing moves.
 * @param name name of the table, the same on every visit; a table without one always uses the defaults
 */
export function useTableChoice(name: string | undefined): [TableChoice, (choice: TableChoice) => void] {
  const key = tableKey(name ?? '');
  const text = useSyncExternalStore(subscribe, () =>
    name === undefined ? '' : (unwritten.get(key) ?? JSON.stringify(readStored('local', key))),
  );
  const choice = useMemo(() => (text === '' ? usual : parse(JSON.parse(text))), [text]);
  const choose = (next: TableChoice) => {
    const isUsual = next.hidden.length === 0 && !next.compact;
    if (isUsual) removeStored('local', key);
    else writeStored('local', key, next);
    const written = JSON.stringify(isUsual ? null : next);
    if (JSON.stringify(readStored('local', key)) === written) unwritten.delete(key);
    else unwritten.set(key, written);
    for (const listener of listeners) listener();
  };
  return [choice, choose];
}
