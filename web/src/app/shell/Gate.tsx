import { Outlet } from 'react-router-dom';
import { Header } from './Header.tsx';

/** The layout of pages before the sign-in: the top bar and nothing else. */
export function Gate() {
  return (
    <div className="blank">
      <Header viewer={null} />
      <main id="main" className="main" tabIndex={-1}><Outlet /></main>
    </div>
  );
}
