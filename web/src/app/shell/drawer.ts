import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { useViewport, viewportNow } from './viewport.ts';

/** Where the drawer has a state of its own: on pages of an organization, and elsewhere. */
type DrawerArea = 'organization' | 'elsewhere';

/** How the navigation shows: beside the page at 280 or 96 px, over it, or not at all until opened (NAV-09, NAV-10, SHELL-74). */
export interface DrawerState {
  /** The page is beside a rail of 96 px. */
  rail: boolean;
  /** The full navigation lies over the page. */
  over: boolean;
  /** What the button does: the choice is kept. */
  toggle: () => void;
  /** What an entry does that toggles the drawer on its way to an area; nothing is kept (NAV-20, NAV-21). */
  flip: (to: DrawerArea) => void;
  close: () => void;
}

/**
 * The drawer's state. It collapses by itself on organization routes (NAV-18) and when an organization is selected (NAV-19), until the person
 * chooses; below 1200 px the expanded drawer lies over the page, below 1042 px there is no rail.
 * @param kept what the person chose before: collapsed, expanded, or null for nothing
 * @param keep keeps a choice
 */
export function useDrawer(area: DrawerArea, kept: boolean | null, keep: (collapsed: boolean) => void): DrawerState {
  const { pathname } = useLocation();
  // The address it was opened at: going elsewhere closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // What an entry made of it, in the area that the entry leads to.
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
