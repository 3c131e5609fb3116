import type { LoaderFunctionArgs } from 'react-router';
import { SearchPackagesDocument, type SearchPackagesQueryVariables } from '../../gen/search.ts';
import { startQuery } from '../../lib/apollo/router.ts';
import { pageOf } from '../../paths.ts';
import { filterOf } from './filter.ts';
import { groupOf, sizes } from './groups.ts';

/** What an address of the search asks for; null when its text is blank (SRCH-06). */
export function variablesOf(search: URLSearchParams): SearchPackagesQueryVariables | null {
  const query = (search.get('query') ?? '').trim();
  if (query === '') return null;
  const part =
    groupOf(search) === null
      ? { first: sizes.group, offset: 0 }
      : { first: sizes.page, offset: (pageOf(search) - 1) * sizes.page };
  return { query, filter: filterOf(search), ...part };
}

/** Starts the search. */
export function searchLoader({ context, request }: LoaderFunctionArgs): null {
  const variables = variablesOf(new URL(request.url).searchParams);
  if (variables) startQuery(context, SearchPackagesDocument, variables);
  return null;
}
