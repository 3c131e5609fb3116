import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { PolicyNamesDocument } from '../../../gen/policy.ts';

/** Pause after typing before the name is looked up, in milliseconds. */
const rest = 300;

/**
 * Whether another policy of the organization has this name (DLG-25). A failed lookup is ignored, because the hub checks
 * on save.
 */
export function useNameTaken(org: string, name: string, ownId: string | null): boolean {
  const client = useApolloClient();
  const [taken, setTaken] = useState<string | null>(null);
  const trimmed = name.trim();
  useEffect(() => {
    if (trimmed === '') return undefined;
    let gone = false;
    const timer = setTimeout(() => {
      client
        .query({ query: PolicyNamesDocument, variables: { org, q: trimmed }, fetchPolicy: 'no-cache' })
        .then(({ data }) => {
          const found = data?.organization?.policies?.nodes.some((one) => one.name === trimmed && one.id !== ownId);
          if (!gone) setTaken(found ? trimmed : null);
        })
        .catch(() => undefined);
    }, rest);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [client, org, trimmed, ownId]);
  return taken !== null && taken === trimmed;
}
