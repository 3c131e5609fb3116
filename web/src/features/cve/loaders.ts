import type { LoaderFunctionArgs } from 'react-router-dom';
import { CvePageDocument, CvesDocument } from '../../gen/cve.ts';
import { startQuery } from '../../lib/apollo/router.ts';
import { pageOf } from '../../paths.ts';

/** Rows of one page; the query's `first` is the same number. */
export const pageSize = 20;

/** Starts the query of the CVE list. */
export function cvesLoader({ context, request }: LoaderFunctionArgs): null {
  const { searchParams } = new URL(request.url);
  startQuery(context, CvesDocument, {
    q: searchParams.get('q') || null,
    offset: (pageOf(searchParams) - 1) * pageSize,
  });
  return null;
}

/** Scope of a CVE's files by the URL: one organization, one of its channels, or everything that the user can read. */
export function placeOf(search: URLSearchParams): { organization: string | null; channel: string | null } {
  return { organization: search.get('organization') || null, channel: search.get('channel') || null };
}

/** Starts the query of one CVE. */
export function cveLoader({ context, request, params: { cveId = '' } }: LoaderFunctionArgs): null {
  startQuery(context, CvePageDocument, { cveId, ...placeOf(new URL(request.url).searchParams) });
  return null;
}
