import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useExposure, useFlag } from '../../lib/flags.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { readBanner, type BannerConfig } from './config.ts';
import { readDismissal, writeDismissal } from './dismissal.ts';

/** Look of each type (SHELL-50). */
const looks = { 'alert-banner': 'warning', announcement: 'info', success: 'success' } as const;
/** Longest time a browser's timer can wait, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

function LearnMore({ href, hrefText }: Pick<BannerConfig, 'href' | 'hrefText'>) {
  if (href === null || hrefText === null) return null;
  return href.startsWith('/') ? (
    <Link to={href}>{hrefText}</Link>
  ) : (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {hrefText}
    </a>
  );
}

/** The system banner: shown while its flag is on, until its date, unless it was closed here (SHELL-46 to SHELL-53). */
export function SystemBanner() {
  const value = useFlag('system-banner', { delay: 0 });
  const exposed = useExposure();
  const banner = useMemo(() => readBanner(value), [value]);
  const [now, setNow] = useState(() => Date.now());
  const [closed, setClosed] = useState(() => readDismissal(Date.now()));
  const until = banner ? Date.parse(banner.displayUntil) : null;
  useEffect(() => {
    if (until === null || until <= now) return undefined;
    const timer = setTimeout(
      () => {
        setNow(Date.now());
        setClosed(readDismissal(Date.now()));
      },
      Math.min(until - Date.now(), longestTimer),
    );
    return () => clearTimeout(timer);
  }, [until, now]);
  const same = closed?.message === banner?.message && closed?.displayUntil === banner?.displayUntil;
  const shown = banner !== null && until !== null && now < until && !(banner.closeable && same);
  useEffect(() => {
    if (shown) exposed('system-banner');
  }, [shown, exposed]);
  if (!shown) return null;
  const close = () => {
    writeDismissal(banner);
    setClosed(banner);
  };
  return (
    <Banner kind={looks[banner.messageType]} {...(banner.closeable ? { onDismiss: close } : {})}>
      {banner.message} <LearnMore href={banner.href} hrefText={banner.hrefText} />
    </Banner>
  );
}
