import type { LoaderFunctionArgs } from 'react-router';
import { LONGEST_QUERY } from '@terrarium/domain/search';
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

/** The text that an address searches for, without what is too long to be looked for. */
export const queryOf = (search: URLSearchParams): string => (search.get('query') ?? '').trim().slice(0, LONGEST_QUERY);

/** The items of an address: the first of each group, or a page of one. */
const partOf = (search: URLSearchParams) =>
  groupOf(search) === null
    ? { first: sizes.group, offset: 0 }
    : { first: sizes.page, offset: (pageOf(search) - 1) * sizes.page };

/** What an address of the search asks for of packages; null when its text is blank (SRCH-06), or it is about another group. */
export function packageVariablesOf(search: URLSearchParams): SearchPackagesQueryVariables | null {
  const [query, group] = [queryOf(search), groupOf(search)];
  return query === '' || (group !== null && group !== 'packages')
    ? null
    : { query, filter: filterOf(search), ...partOf(search) };
}

/** What it asks for besides packages; null when its text is blank, and where it is about packages: a group of them, or what they are narrowed to. */
export function otherVariablesOf(search: URLSearchParams): SearchOthersQueryVariables | null {
  const [query, group, choice] = [queryOf(search), groupOf(search), choiceOf(search)];
  if (query === '' || group === 'packages' || (group === null && facetKeys.some((key) => choice[key].length > 0)))
    return null;
  return {
    query,
    group: group === null ? null : (group.toUpperCase() as Uppercase<typeof group>),
    ...partOf(search),
  };
}

/** Starts the search. */
export function searchLoader({ context, request }: LoaderFunctionArgs): null {
  const search = new URL(request.url).searchParams;
  const [packages, others] = [packageVariablesOf(search), otherVariablesOf(search)];
  if (packages) startQuery(context, SearchPackagesDocument, packages);
  if (others) startQuery(context, SearchOthersDocument, others);
  return null;
}
