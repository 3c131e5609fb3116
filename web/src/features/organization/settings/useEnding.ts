import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useViewer } from '../../../lib/viewer.ts';
import { forgetVisit } from '../../../lib/visits.ts';
import { paths } from '../../../paths.ts';
import { showToast } from '../../../ui/toasts.tsx';

/**
 * What is left to do when an organization has ended for the person: its visit is forgotten (ORG-28), the page goes to the list, where it does not stand
 * any more, and the navigation is loaded anew (ORG-27). `done` is what the person is told.
 */
export function useEnding(): (organization: { id: string }, done: string) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const viewer = useViewer();
  const gone = useRef<() => void>(undefined);
  useEffect(() => () => gone.current?.(), []);
  return async ({ id }, done) => {
    if (viewer) forgetVisit(viewer.id, id);
    // First off the page: what still shows of it would be asked for again, and refused.
    await new Promise<void>((resolve) => {
      gone.current = resolve;
      void navigate(paths.organizations.href(), { replace: true });
    });
    client.cache.evict({ id: client.cache.identify({ __typename: 'Organization', id }) });
    client.cache.gc();
    showToast({ kind: 'success', title: done });
    await client.refetchQueries({ include: ['Shell'] });
  };
}
