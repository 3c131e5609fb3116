import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { withSearch, type Search } from '../paths.ts';

/** The address's query and a way to change it. A change of filter replaces the entry in the history only when `replace` says so. */
export function useQueryParams(): [URLSearchParams, (changes: Search, options?: { replace?: boolean }) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const change = useCallback((changes: Search, options?: { replace?: boolean }) => {
    void navigate(withSearch(search, changes), { preventScrollReset: true, replace: options?.replace ?? false });
  }, [navigate, search]);
  return [search, change];
}
