import { Outlet } from 'react-router-dom';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { Header } from './Header.tsx';
import { useLayout } from './useLayout.ts';
import { look } from '../../ui/theme/look.ts';

/** The layout of pages before the sign-in: the top bar and nothing else. */
export function SignedOutLayout() {
  const { blankPage, hideHeader } = useLayout();
  return (
    <div className={look('blank')}>
      {blankPage || hideHeader ? null : <Header />}
      <main id="main" className={look('main')} tabIndex={-1}>
        <PageBanner />
        <Outlet />
      </main>
    </div>
  );
}
