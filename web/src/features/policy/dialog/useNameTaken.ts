import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { PolicyNamesDocument } from '../../../gen/policy.ts';

/** How long typing must rest before the name is looked up, in milliseconds. */
const rest = 300;

/** Whether another policy of the organization has this name (DLG-25). A failed look-up says nothing: the hub tells it at the save. */
export function useNameTaken(org: string, name: string, ownId: string | null): boolean {
  const client = useApolloClient();
  const [taken, setTaken] = useState<string | null>(null);
  const asked = name.trim();
  useEffect(() => {
    if (asked === '') return undefined;
    let gone = false;
    const timer = setTimeout(() => {
      client
        .query({ query: PolicyNamesDocument, variables: { org, q: asked }, fetchPolicy: 'no-cache' })
        .then(({ data }) => {
          const found = data?.organization?.policies?.nodes.some((one) => one.name === asked && one.id !== ownId);
          if (!gone) setTaken(found ? asked : null);
        })
        .catch(() => undefined);
    }, rest);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [client, org, asked, ownId]);
  return taken !== null && taken === asked;
}
