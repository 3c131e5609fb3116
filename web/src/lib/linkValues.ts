import { useLocation } from 'react-router-dom';

/**
 * Values of an email link, such as its token: from the fragment, which servers don't see, or the query, as in emails of
 * earlier releases.
 */
export function useLinkValues(): URLSearchParams {
  const { hash, search } = useLocation();
  return new URLSearchParams(hash.length > 1 ? hash.slice(1) : search);
}
