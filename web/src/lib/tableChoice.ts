import { useMemo, useSyncExternalStore } from 'react';
import { readStored, removeStored, tableKey, writeStored } from './storage.ts';

/** How a person wants to see a table: which columns are left out, by key, and whether rows stand closer together. */
export interface TableChoice {
  hidden: readonly string[];
  compact: boolean;
}

const usual: TableChoice = { hidden: [], compact: false };
const listeners = new Set<() => void>();
/** What could not be written, because storage is blocked: it holds as long as the page. */
const unwritten = new Map<string, string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The stored choice of a table, whatever stands in the storage. */
function parse(stored: unknown): TableChoice {
  if (stored === null || typeof stored !== 'object') return usual;
  const { hidden, compact } = stored as { hidden?: unknown; compact?: unknown };
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((key): key is string => typeof key === 'string') : [],
    compact: compact === true,
  };
}

/**
 * How a table is shown on this device, and a way to change it; follows other tabs. Read before the first paint, so that nothing moves.
 * @param name of the table, the same on every visit; a table without one always looks as usual
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
