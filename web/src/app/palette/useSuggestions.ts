import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { SEARCH_SIZES } from '@terrarium/domain/search';
import { PaletteSearchDocument, type PaletteSearchQuery } from '../../gen/app.ts';
import { othersOf, type FoundKind } from '../../lib/searchHits.ts';

/** How long the text must stay the same before it is searched for, in milliseconds (SRCH-17). */
const liveSearchDelay = 150;

/** A package as the live search finds it, with its channels. */
export type Hit = NonNullable<NonNullable<PaletteSearchQuery['searchContext']>['packages']>['items'][number];

/** Results of the live search. */
export interface Suggestions {
  state: 'idle' | 'searching' | 'found' | 'failed';
  hits: readonly Hit[];
  /** Results other than packages, by kind. */
  others: readonly FoundKind[];
  /** Total number of results in the last response. */
  total: number;
}

const nothing: Suggestions = { state: 'idle', hits: [], others: [], total: 0 };

/**
 * Searches while the user types: 5 results of each kind first, then 3 (SRCH-15). Previous results stay until the next
 * response; a failure clears them (SRCH-19, SRCH-20).
 */
export function useSuggestions(text: string): Suggestions {
  const query = text.trim();
  const client = useApolloClient();
  const asked = useRef(false);
  const [answer, setAnswer] = useState<{ query: string; found: Suggestions }>({ query: '', found: nothing });
  useEffect(() => {
    if (query === '') return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      const limit = asked.current ? SEARCH_SIZES.later : SEARCH_SIZES.first;
      asked.current = true;
      client
        .query({
          query: PaletteSearchDocument,
          variables: { query, limit },
          errorPolicy: 'none',
          fetchPolicy: 'network-only',
        })
        .then(
          ({ data }) => {
            const list = data?.searchContext;
            if (wanted)
              setAnswer({
                query,
                found: list
                  ? {
                      state: 'found',
                      hits: list.packages?.items ?? [],
                      others: othersOf(list),
                      total: list.totalCount,
                    }
                  : { ...nothing, state: 'failed' },
              });
          },
          () => {
            if (wanted) setAnswer({ query, found: { ...nothing, state: 'failed' } });
          },
        );
    }, liveSearchDelay);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [client, query]);
  if (query === '') return nothing;
  return answer.query === query ? answer.found : { ...answer.found, state: 'searching' };
}
