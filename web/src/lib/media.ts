import { useSyncExternalStore } from 'react';

/** Below this width in pixels the mobile layout shows (SHELL-74). */
export const mobileBreakpoint = 1042;
/** Below this width in pixels, an expanded drawer covers the page instead of being next to it (NAV-10). */
export const drawerBreakpoint = 1200;

/** Whether a media query matches now; follows it. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
