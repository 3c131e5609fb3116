import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { reloadShell } from '../../../lib/apollo/cache.ts';
import { useViewer } from '../../../lib/viewer.ts';
import { forgetVisit } from '../../../lib/visits.ts';
import { paths } from '../../../paths.ts';
import { showToast } from '../../../ui/toasts.tsx';

/**
 * Cleans up after a user left or deleted an organization: forgets the visit (ORG-28), opens the list of organizations,
 * and reloads the navigation (ORG-27). `done` is the message.
 */
export function useEnding(): (organization: { id: string }, done: string) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const viewer = useViewer();
  const gone = useRef<() => void>(undefined);
  useEffect(() => () => gone.current?.(), []);
  return async ({ id }, done) => {
    if (viewer) forgetVisit(viewer.id, id);
    // Leave the page first: its queries would be refetched and fail.
    await new Promise<void>((resolve) => {
      gone.current = resolve;
      void navigate(paths.organizations.href(), { replace: true });
    });
    client.cache.evict({ id: client.cache.identify({ __typename: 'Organization', id }) });
    client.cache.gc();
    showToast({ kind: 'success', title: done });
    await reloadShell(client);
  };
}
