import { useCallback, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { withSearch, type Search } from '../paths.ts';

/** The page's URL and its requested query since, shared by all components, because they change the same URL. */
const requested = { at: '', search: new URLSearchParams() };

/**
 * The URL's query and a setter. A changed filter replaces the history entry only with `replace`. Consecutive changes
 * before a rerender all apply, each on top of the previous one.
 */
export function useQueryParams(): [URLSearchParams, (changes: Search, options?: { replace?: boolean }) => void] {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  // Every navigation, even without a changed query, discards earlier requests.
  useLayoutEffect(() => {
    const at = `${location.key} ${location.pathname}${location.search}`;
    if (requested.at === at) return;
    requested.at = at;
    requested.search = new URLSearchParams(location.search);
  }, [location]);
  const change = useCallback(
    (changes: Search, options?: { replace?: boolean }) => {
      const next = withSearch(requested.search, changes);
      requested.search = new URLSearchParams(next);
      void navigate(next, { preventScrollReset: true, replace: options?.replace ?? false });
    },
    [navigate],
  );
  return [search, change];
}
