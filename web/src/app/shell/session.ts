import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { SessionCheckDocument } from '../../gen/app.ts';
import { onSignInRefused } from '../../lib/apollo/refusals.ts';
import { onSessionEnd, type LogOutState } from '../../lib/sessionChannel.ts';
import { paths } from '../../paths.ts';
import type { Viewer } from '../../lib/viewer.ts';

/** Interval of session checks, in milliseconds (AUTH-13). */
const sessionCheckEvery = 60_000;

/**
 * Checks the session every minute while a user is signed in, and when the hub denies a request without a session. When
 * it is gone, or another tab ended it, opens /log-out (AUTH-14, ROUTE-46).
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
    // Ignore the check's own failure, because it would repeat endlessly.
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
