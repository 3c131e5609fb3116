import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useClientSource } from '../../lib/apollo/router.ts';
import { forgetSecrets } from '../../lib/secrets.ts';
import { clearStores } from '../../lib/storage.ts';
import { paths } from '../../paths.ts';
import { HeadSkeleton } from '../../ui/feedback.tsx';
import { Page } from '../../ui/layout.tsx';
import { clearToasts } from '../../ui/toasts.tsx';
import { text } from './messages.ts';
import { signOut } from './session.ts';

/**
 * Ends the session and clears what this browser remembers (AUTH-23, AUTH-25), then goes to the sign-in (AUTH-26), or after a lost session
 * to the page that says so (ROUTE-46).
 */
export function LogOutPage() {
  const [search] = useSearchParams();
  const reason = search.get('reason');
  const returnUrl = search.get('returnUrl');
  const navigate = useNavigate();
  const source = useClientSource();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const leave = async () => {
      await signOut(source);
      clearStores();
      forgetSecrets();
      clearToasts();
      await navigate(reason === 'SESSION_EXPIRED' ? paths.unauthorized.href({}, { reason, returnUrl }) : paths.signIn.href(), { replace: true });
    };
    void leave();
  }, [navigate, reason, returnUrl, source]);
  return <Page title={text.signingOut}><HeadSkeleton label={text.signingOut} /></Page>;
}
