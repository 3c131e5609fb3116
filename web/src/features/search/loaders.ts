import type { LoaderFunctionArgs } from 'react-router-dom';
import { LONGEST_QUERY, type SearchGroupName } from '@terrarium/domain/search';
import {
  SearchOthersDocument,
  SearchPackagesDocument,
  type SearchOthersQueryVariables,
  type SearchPackagesQueryVariables,
} from '../../gen/search.ts';
import { startQuery } from '../../lib/apollo/router.ts';
import { pageOf } from '../../paths.ts';
import { choiceOf, facetKeys, filterOf } from './filter.ts';
import { groupOf, sizes } from './groups.ts';

/** The searched text in the URL, truncated to the maximum length. */
export const queryOf = (search: URLSearchParams): string => (search.get('query') ?? '').trim().slice(0, LONGEST_QUERY);

/** Items for the URL: the first of each group, or a page of one. */
const partOf = (search: URLSearchParams) =>
  groupOf(search) === null
    ? { first: sizes.group, offset: 0 }
    : { first: sizes.page, offset: (pageOf(search) - 1) * sizes.page };

/** Package search variables of a URL; null if its text is blank (SRCH-06), or it shows another group. */
export function packageVariablesOf(search: URLSearchParams): SearchPackagesQueryVariables | null {
  const [query, group] = [queryOf(search), groupOf(search)];
  return query === '' || (group !== null && group !== 'packages')
    ? null
    : { query, filter: filterOf(search), ...partOf(search) };
}

/**
 * Search variables of other kinds; null if the text is blank, or for packages only: their group, or package filters.
 */
export function otherVariablesOf(search: URLSearchParams): SearchOthersQueryVariables | null {
  const [query, group, choice] = [queryOf(search), groupOf(search), choiceOf(search)];
  if (query === '' || group === 'packages' || (group === null && facetKeys.some((key) => choice[key].length > 0)))
    return null;
  return {
    query,
    group: group === null ? null : typeOf(group),
    ...partOf(search),
  };
}

/** The API's name of a group. */
const typeOf = (group: Exclude<SearchGroupName, 'packages'>) =>
  group === 'people' ? 'USERS' : (group.toUpperCase() as Uppercase<Exclude<typeof group, 'people'>>);

/** Starts the search. */
export function searchLoader({ context, request }: LoaderFunctionArgs): null {
  const search = new URL(request.url).searchParams;
  const [packages, others] = [packageVariablesOf(search), otherVariablesOf(search)];
  if (packages) startQuery(context, SearchPackagesDocument, packages);
  if (others) startQuery(context, SearchOthersDocument, others);
  return null;
}
