import { useLocation } from 'react-router';

/** What the link of a mail brings, such as its token: in the fragment, which no server sees, or in the query, as in mails of earlier releases. */
export function useLinkValues(): URLSearchParams {
  const { hash, search } = useLocation();
  return new URLSearchParams(hash.length > 1 ? hash.slice(1) : search);
}
