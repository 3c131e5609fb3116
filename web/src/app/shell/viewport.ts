import { useSyncExternalStore } from 'react';
import { drawerBreakpoint, mobileBreakpoint } from '../../lib/media.ts';

/** How long the window must keep its size before the layout follows, in milliseconds (SHELL-75). */
const resizeDelay = 300;
/** Below this width in pixels the top bar scrolls away with the page: the body has the class `no-header` (SHELL-73). */
const noHeaderBreakpoint = 768;

/** Which layout the window has room for. */
interface Viewport {
  /** From 1200 px: an expanded drawer is next to the page (NAV-10). */
  wide: boolean;
  /** From 1042 px: there is a rail; below, the mobile layout (SHELL-74). */
  desktop: boolean;
  /** Below 768 px. */
  noHeader: boolean;
}

const measure = (): Viewport => ({
  wide: window.innerWidth >= drawerBreakpoint,
  desktop: window.innerWidth >= mobileBreakpoint,
  noHeader: window.innerWidth < noHeaderBreakpoint,
});
const same = (a: Viewport, b: Viewport): boolean =>
  a.wide === b.wide && a.desktop === b.desktop && a.noHeader === b.noHeader;

let known: Viewport | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function read(): Viewport {
  known ??= measure();
  return known;
}

function follow(): void {
  const next = measure();
  if (known && same(next, known)) return;
  known = next;
  for (const listener of listeners) listener();
}

function onResize(): void {
  clearTimeout(timer);
  timer = setTimeout(follow, resizeDelay);
}

function subscribe(changed: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('resize', onResize);
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    window.removeEventListener('resize', onResize);
    known = null;
  };
}

/** The window's layout; several resizes within 300 ms are followed once, after the last (SHELL-75). */
export const useViewport = (): Viewport => useSyncExternalStore(subscribe, read);

/** Returns the current window layout, without waiting for the end of a resize; used on clicks. */
export function viewportNow(): Viewport {
  follow();
  return read();
}
