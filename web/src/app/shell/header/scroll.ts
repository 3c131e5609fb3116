import { useSyncExternalStore } from 'react';

/** How far the page may be scrolled before an expanded search collapses, in pixels (SHELL-72). */
export const searchCollapse = 100;

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};

/** Whether the page is scrolled by more than `distance` pixels: false at 100 of 100, true at 101. */
export const useScrolledPast = (distance: number): boolean =>
  useSyncExternalStore(subscribe, () => window.scrollY > distance);
