import { Outlet } from 'react-router-dom';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { Header } from './Header.tsx';
import { useLayout } from './useLayout.ts';

/** The layout of pages before the sign-in: the top bar and nothing else. */
export function Gate() {
  const { blankPage, hideHeader } = useLayout();
  return (
    <div className="blank">
      {blankPage || hideHeader ? null : <Header />}
      <main id="main" className="main" tabIndex={-1}>
        <PageBanner />
        <Outlet />
      </main>
    </div>
  );
}
