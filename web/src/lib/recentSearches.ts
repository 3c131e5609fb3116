import { readStored, writeStored } from './storage.ts';

const key = 'recent-searches';
/** How many searches are remembered. */
const limit = 5;

/** Returns this tab's recent searches, newest first; cleared on sign-out (SRCH-02). */
export function recentSearches(): string[] {
  const stored = readStored('session', key);
  return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string').slice(0, limit) : [];
}

/** Remembers a search; blank text is none. */
export function rememberSearch(query: string): void {
  const words = query.trim();
  if (words !== '')
    writeStored('session', key, [words, ...recentSearches().filter((one) => one !== words)].slice(0, limit));
}
