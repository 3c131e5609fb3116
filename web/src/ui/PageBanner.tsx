import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { clearPageBanner, usePageBanner } from '../lib/pageBanner.ts';
import { Banner } from './feedback.tsx';
import { look } from './theme/look.ts';

/** The failure above the page (AUTH-29). It goes when the person goes to another page; a redirect is no such going. */
export function PageBanner() {
  const text = usePageBanner();
  const { key } = useLocation();
  const how = useNavigationType();
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (how === 'PUSH') clearPageBanner();
  }, [how, key]);
  return text === null ? null : (
    <div className={look('pageBanner')}>
      <Banner kind="error" onDismiss={clearPageBanner}>
        {text}
      </Banner>
    </div>
  );
}
