import { lazy, type ReactNode } from 'react';
import { LazyBoundary } from '../LazyBoundary.tsx';

const load = () => import('./DrawerImpl.tsx');
const Impl = lazy(load);

/** Starts loading what the drawer needs: on hover or focus of a button that opens it. */
export function preloadDrawer(): void {
  void load();
}

/**
 * A modal panel at the left edge, over the page: focus trap, Escape, a press on the page beside it; the focus returns to what opened it.
 * Render it only while open.
 * @param label its name
 */
export function Drawer(props: { label: string; onClose: () => void; children: ReactNode }) {
  return (
    <LazyBoundary>
      <Impl {...props} />
    </LazyBoundary>
  );
}
