import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { PalettePackagesDocument, type PalettePackagesQuery } from '../../gen/app.ts';

/** How long the text must stay the same before it is searched for, in milliseconds (SRCH-17). */
const liveSearchDelay = 150;
/** How many packages the first live search asks for, and the later ones (SRCH-15). */
const limits = { first: 5, later: 3 } as const;

/** A package as the live search finds it, with its channels. */
export type Hit = NonNullable<PalettePackagesQuery['searchPackages']>['nodes'][number];

/** What is known of the packages that match. */
export interface FoundPackages {
  state: 'idle' | 'searching' | 'found' | 'failed';
  hits: readonly Hit[];
  /** Packages in all, of the last answer. */
  total: number;
}

const nothing: FoundPackages = { state: 'idle', hits: [], total: 0 };

/** Searches packages while somebody types. What was found before stays until the next answer; a failure leaves nothing (SRCH-19, SRCH-20). */
export function usePackages(text: string): FoundPackages {
  const query = text.trim();
  const client = useApolloClient();
  const asked = useRef(false);
  const [answer, setAnswer] = useState<{ query: string; found: FoundPackages }>({ query: '', found: nothing });
  useEffect(() => {
    if (query === '') return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      const first = asked.current ? limits.later : limits.first;
      asked.current = true;
      client
        .query({
          query: PalettePackagesDocument,
          variables: { query, first },
          errorPolicy: 'none',
          fetchPolicy: 'network-only',
        })
        .then(
          ({ data }) => {
            const list = data?.searchPackages;
            if (wanted)
              setAnswer({
                query,
                found: list
                  ? { state: 'found', hits: list.nodes, total: list.totalCount }
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
