import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewport, viewportNow } from './viewport.ts';

/** Areas with separate drawer states: pages of an organization, and others. */
type DrawerArea = 'organization' | 'elsewhere';

/**
 * State of the navigation: next to the page at 280 or 96 px, over it, or hidden until opened (NAV-09, NAV-10,
 * SHELL-74).
 */
export interface DrawerState {
  /** The page is next to a rail of 96 px. */
  rail: boolean;
  /** The full navigation covers the page. */
  over: boolean;
  /** Toggles the drawer and stores the choice. */
  toggle: () => void;
  /** Toggles the drawer for a link to an area, without storing it (NAV-20, NAV-21). */
  flip: (to: DrawerArea) => void;
  close: () => void;
}

/**
 * The drawer's state. It collapses automatically on organization routes (NAV-18) and when an organization is selected
 * (NAV-19), until the user chooses. Below 1200 px the expanded drawer covers the page, below 1042 px the rail is
 * hidden.
 * @param kept the user's earlier choice: collapsed, expanded, or null for none
 * @param keep stores a choice
 */
export function useDrawer(area: DrawerArea, kept: boolean | null, keep: (collapsed: boolean) => void): DrawerState {
  const { pathname } = useLocation();
  // The URL where it was opened; navigation closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // State set by a link, for the area of its target.
  const [flipped, setFlipped] = useState<{ area: DrawerArea; collapsed: boolean } | null>(null);
  const close = useCallback(() => setOpenedAt(null), []);
  const { wide, desktop } = useViewport();
  const over = openedAt === pathname && !wide;
  const collapsed = flipped?.area === area ? flipped.collapsed : (kept ?? area === 'organization');
  return {
    rail: desktop && (!wide || collapsed),
    over,
    toggle: () => {
      if (!viewportNow().wide) return setOpenedAt(over ? null : pathname);
      setFlipped(null);
      keep(!collapsed);
    },
    flip: (to) => {
      if (wide) setFlipped({ area: to, collapsed: !collapsed });
      else setOpenedAt(over ? null : pathname);
    },
    close,
  };
}
