import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { drawerBreakpoint, mobileBreakpoint, useMedia } from '../../lib/media.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

/** How the navigation shows: beside the page at 280 or 96 px, over it, or not at all until opened (NAV-09, NAV-10, SHELL-74). */
export interface Drawer {
  /** The page is beside a rail of 96 px. */
  rail: boolean;
  /** The full navigation lies over the page. */
  over: boolean;
  toggle: () => void;
  close: () => void;
}

/**
 * The drawer's state. It collapses by itself on organization routes (NAV-18, NAV-19) until the person chooses;
 * below 1200 px the expanded drawer lies over the page, below 1042 px there is no rail.
 */
export function useDrawer(onOrganizationRoute: boolean): Drawer {
  const [choice, setChoice] = useState(() => readStored('local', 'nav-drawer'));
  const { pathname } = useLocation();
  // The address it was opened at: going elsewhere closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const over = openedAt === pathname;
  const close = useCallback(() => setOpenedAt(null), []);
  const wide = useMedia(`(min-width: ${drawerBreakpoint}px)`);
  const desktop = useMedia(`(min-width: ${mobileBreakpoint}px)`);
  const collapsed = choice === 'collapsed' || (choice !== 'expanded' && onOrganizationRoute);
  return {
    rail: desktop && (!wide || collapsed),
    over: over && !wide,
    toggle: () => {
      if (!wide) return setOpenedAt(over ? null : pathname);
      const next = collapsed ? 'expanded' : 'collapsed';
      writeStored('local', 'nav-drawer', next);
      setChoice(next);
    },
    close,
  };
}
