import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { SessionCheckDocument } from '../../gen/app.ts';
import { onSessionEnd, type LogOutState } from '../../lib/sessionChannel.ts';
import { paths } from '../../paths.ts';
import type { Viewer } from '../../lib/viewer.ts';

/** How often the session is looked at, in milliseconds (AUTH-13). */
const sessionCheckEvery = 60_000;

/** Looks at the session every minute while somebody is signed in; when it is gone, or another tab ended it, goes to /log-out (AUTH-14, ROUTE-46). */
export function useSessionWatch(viewer: Viewer | null): void {
  const client = useApolloClient();
  const navigate = useNavigate();
  const signedIn = viewer !== null;
  useEffect(() => {
    if (!signedIn) return undefined;
    const timer = setInterval(() => {
      client.query({ query: SessionCheckDocument, fetchPolicy: 'network-only', errorPolicy: 'none' }).then(
        ({ data }) => {
          if (data?.session === null) void navigate(paths.logOut.href({}, { reason: 'SESSION_EXPIRED', returnUrl: `${window.location.pathname}${window.location.search}` }));
        },
        // An outage says nothing about the session.
        () => undefined,
      );
    }, sessionCheckEvery);
    return () => clearInterval(timer);
  }, [client, navigate, signedIn]);
  useEffect(() => {
    if (!signedIn) return undefined;
    return onSessionEnd((end) => {
      const state: LogOutState = { endedElsewhere: true };
      void navigate(paths.logOut.href({}, end === 'SESSION_EXPIRED' ? { reason: end, returnUrl: `${window.location.pathname}${window.location.search}` } : {}), { state });
    });
  }, [navigate, signedIn]);
}
