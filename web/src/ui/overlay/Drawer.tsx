import { lazy, type ReactNode } from 'react';
import { LazyBoundary } from '../LazyBoundary.tsx';

const load = () => import('./DrawerImpl.tsx');
const Impl = lazy(load);

/** Preloads the drawer, on hover or focus of its button. */
export function preloadDrawer(): void {
  void load();
}

/**
 * A modal panel at the left edge, over the page: focus trap, Escape, click outside; the focus returns to the opener.
 * Render it only while open.
 * @param label accessible name
 */
export function Drawer(props: { label: string; onClose: () => void; children: ReactNode }) {
  return (
    <LazyBoundary>
      <Impl {...props} />
    </LazyBoundary>
  );
}
