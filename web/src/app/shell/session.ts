import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { SessionCheckDocument } from '../../gen/app.ts';
import { onSignInRefused } from '../../lib/apollo/refusals.ts';
import { onSessionEnd, type LogOutState } from '../../lib/sessionChannel.ts';
import { paths } from '../../paths.ts';
import type { Viewer } from '../../lib/viewer.ts';

/** How often the session is looked at, in milliseconds (AUTH-13). */
const sessionCheckEvery = 60_000;

/**
 * Looks at the session every minute while somebody is signed in, and at once when the hub refuses a request for want of one; when it is gone, or
 * another tab ended it, goes to /log-out (AUTH-14, ROUTE-46).
 */
export function useSessionWatch(viewer: Viewer | null): void {
  const client = useApolloClient();
  const navigate = useNavigate();
  const signedIn = viewer !== null;
  useEffect(() => {
    if (!signedIn) return undefined;
    const check = () => {
      client.query({ query: SessionCheckDocument, fetchPolicy: 'network-only', errorPolicy: 'none' }).then(
        ({ data }) => {
          if (data?.session === null)
            void navigate(
              paths.logOut.href(
                {},
                { reason: 'SESSION_EXPIRED', returnUrl: `${window.location.pathname}${window.location.search}` },
              ),
            );
        },
        // An outage says nothing about the session.
        () => undefined,
      );
    };
    const timer = setInterval(check, sessionCheckEvery);
    // Not for the check's own refusal: it would ask without end.
    const stop = onSignInRefused((operation) => {
      if (operation !== 'SessionCheck') check();
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [client, navigate, signedIn]);
  useEffect(() => {
    if (!signedIn) return undefined;
    return onSessionEnd((end) => {
      const state: LogOutState = { endedElsewhere: true };
      void navigate(
        paths.logOut.href(
          {},
          end === 'SESSION_EXPIRED'
            ? { reason: end, returnUrl: `${window.location.pathname}${window.location.search}` }
            : {},
        ),
        { state },
      );
    });
  }, [navigate, signedIn]);
}
