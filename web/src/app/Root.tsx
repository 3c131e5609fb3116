import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { useAnnouncement } from '../lib/announce.ts';
import { IfFlag } from '../lib/flags.tsx';
import { useOutage } from '../lib/hub/outage.ts';
import { useTheme } from '../lib/theme.ts';
import { messages } from '../messages.ts';
import { Toasts } from '../ui/toasts.tsx';
import { FlagPanelTrigger } from './flags/FlagPanelTrigger.tsx';
import { Modals } from './modals/Modals.tsx';
import { look } from '../ui/theme/look.ts';

const Devtools = lazy(async () => ({ default: (await import('./flags/Devtools.tsx')).Devtools }));

// The page does without the bar where its code can't be loaded either.
const OutageBar = lazy(() =>
  import('../ui/Outage.tsx').then(
    ({ OutageBar: bar }) => ({ default: bar }),
    () => ({ default: () => null }),
  ),
);

function Announcer() {
  return (
    <div className={look('srOnly', { pinned: true })} role="status" aria-live="polite">
      {useAnnouncement()}
    </div>
  );
}

/** Wraps every route: skip link, announcer, notifications, and the progress line of a slow navigation. */
export function Root() {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const moving = navigation.state !== 'idle';
  const shown = useRef(pathname);
  const away = useOutage() !== null;
  // Colors follow the device and other tabs on every page, even without a header.
  useTheme();
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Don't take the focus from a user who reopened the search while the page was loading.
    if (document.activeElement?.getAttribute('aria-expanded') === 'true') return;
    // A form page has already focused its first field.
    if (document.activeElement?.matches('#main input')) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <a className={look('skipLink')} href="#main">
        {messages.skip}
      </a>
      {moving ? <div className={look('progressTop')} aria-hidden="true" /> : null}
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
      {away ? (
        <Suspense fallback={null}>
          <OutageBar />
        </Suspense>
      ) : null}
      <Toasts />
      <Modals />
      <FlagPanelTrigger />
      <IfFlag name="devtools">
        <Suspense fallback={null}>
          <Devtools />
        </Suspense>
      </IfFlag>
      <Announcer />
      <ScrollRestoration />
    </>
  );
}
