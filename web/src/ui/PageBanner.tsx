import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { clearPageBanner, usePageBanner } from '../lib/pageBanner.ts';
import { Banner } from './feedback.tsx';
import { look } from './theme/look.ts';

/** A failure above the page (AUTH-29). Navigation removes it, but redirects don't. */
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
