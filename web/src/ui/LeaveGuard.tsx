import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { ConfirmDialog } from './overlay/ConfirmDialog.tsx';

/**
 * Asks before a page with unsaved changes is left, inside the application and by closing the tab. A lost session does not wait. One per page.
 * @param text what it asks
 * @param andSearch whether another search of the same page leaves, too: for a dialog that the address opens
 */
export function LeaveGuard({
  unsaved,
  text: t = messages.unsaved,
  andSearch = false,
}: {
  unsaved: boolean;
  text?: { title: string; text: string; keep: string; discard: string };
  andSearch?: boolean;
}) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (andSearch && currentLocation.search !== nextLocation.search)) &&
      nextLocation.pathname !== paths.logOut.pattern,
  );
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t.title}
      no={t.keep}
      yes={t.discard}
      danger
      onNo={() => blocker.reset()}
      onYes={() => blocker.proceed()}
    >
      {t.text}
    </ConfirmDialog>
  );
}
