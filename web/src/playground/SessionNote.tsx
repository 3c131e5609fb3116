import { useEffect, useState } from 'react';
import { fetcher } from './fetcher.ts';

type Person = { displayName: string } | null;

/**
 * The user that runs the queries, with a sign-in link that returns (a full URL, because this page isn't part of the
 * application). Empty while loading.
 */
export function SessionNote() {
  const [viewer, setViewer] = useState<Person | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    fetcher({ query: 'query Viewer { viewer { displayName } }' }).then(
      ({ data }) => {
        if (!gone) setViewer((data as { viewer: Person } | null | undefined)?.viewer);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return (
    <span className="session-note">
      <a href="/">Terrarium</a>
      {viewer === null && (
        <a className="sign-in" href={`/sign-in?returnUrl=${encodeURIComponent(window.location.href)}`}>
          Sign in
        </a>
      )}
      {viewer && <span>{viewer.displayName}</span>}
    </span>
  );
}
