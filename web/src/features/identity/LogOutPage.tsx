import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useClientSource } from '../../lib/apollo/router.ts';
import { forgetSecrets } from '../../lib/secrets.ts';
import { tellSessionEnd, type LogOutState } from '../../lib/sessionChannel.ts';
import { clearStores } from '../../lib/storage.ts';
import { paths } from '../../paths.ts';
import { HeadSkeleton } from '../../ui/feedback.tsx';
import { Page } from '../../ui/layout.tsx';
import { clearToasts, showToast } from '../../ui/toasts.tsx';
import { text } from './messages.ts';
import { signOut } from './session.ts';

/**
 * Ends the session and clears this browser's data (AUTH-23, AUTH-25), notifies other tabs, then opens the sign-in
 * (AUTH-26), or the page for a lost session (ROUTE-46). If another tab ended the session, only clears the data.
 */
export function LogOutPage() {
  const [search] = useSearchParams();
  const reason = search.get('reason');
  const returnUrl = search.get('returnUrl');
  const { endedElsewhere = false, notice } = (useLocation().state as LogOutState | null) ?? {};
  const navigate = useNavigate();
  const source = useClientSource();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const expired = reason === 'SESSION_EXPIRED';
    const leave = async () => {
      if (endedElsewhere) await (await source()).clearStore();
      else {
        await signOut(source);
        tellSessionEnd(expired ? 'SESSION_EXPIRED' : 'SIGNED_OUT');
      }
      clearStores();
      forgetSecrets();
      clearToasts();
      await navigate(expired ? paths.unauthorized.href({}, { reason, returnUrl }) : paths.signIn.href(), {
        replace: true,
      });
      if (notice) showToast({ kind: 'success', title: notice });
    };
    void leave();
  }, [endedElsewhere, navigate, notice, reason, returnUrl, source]);
  return (
    <Page title={text.signingOut}>
      <HeadSkeleton label={text.signingOut} />
    </Page>
  );
}
