import { useEffect } from 'react';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { ConfirmDialog } from './overlay/ConfirmDialog.tsx';
import { useLeaveBlocker } from './useLeaveBlocker.ts';

/**
 * Asks before leaving a page with unsaved changes, inside the application and when closing the tab. A lost session
 * doesn't wait. One per page.
 * @param text text of the question
 * @param andSearch whether a changed query of the same page counts too: for a dialog in the URL
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
  const blocked = useLeaveBlocker(
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
  if (blocked === null) return null;
  return (
    <ConfirmDialog title={t.title} no={t.keep} yes={t.discard} danger onNo={blocked.stay} onYes={blocked.leave}>
      {t.text}
    </ConfirmDialog>
  );
}
