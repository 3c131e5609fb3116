import { useCallback, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { withSearch, type Search } from '../paths.ts';

/** Where the page is, and what was asked of its query since: by every component, as they all change the same address. */
const asked = { at: '', search: new URLSearchParams() };

/**
 * The address's query and a way to change it. A change of filter replaces the entry in the history only when `replace` says so. Changes that
 * follow each other before the page shows the first of them all hold: each is made to what the one before it asked for.
 */
export function useQueryParams(): [URLSearchParams, (changes: Search, options?: { replace?: boolean }) => void] {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  // Every arrival, also one that leaves the query as it is, ends what was asked for before it.
  useLayoutEffect(() => {
    const at = `${location.key} ${location.pathname}${location.search}`;
    if (asked.at === at) return;
    asked.at = at;
    asked.search = new URLSearchParams(location.search);
  }, [location]);
  const change = useCallback(
    (changes: Search, options?: { replace?: boolean }) => {
      const next = withSearch(asked.search, changes);
      asked.search = new URLSearchParams(next);
      void navigate(next, { preventScrollReset: true, replace: options?.replace ?? false });
    },
    [navigate],
  );
  return [search, change];
}
