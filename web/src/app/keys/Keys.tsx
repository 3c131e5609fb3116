import { lazy, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { areSingleKeysOn, goToFor, isCovered, isTyping, openSearch } from '../../lib/keys.ts';
import { askForKeys, closeKeys, useKeysAsked } from '../../lib/keysDialog.ts';
import type { Viewer, ViewerOrganization } from '../../lib/viewer.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { moveInRows } from './rows.ts';

const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));

/** How long `g` waits for a letter, in milliseconds. */
const patience = 1500;

/** The page's own visible search or filter. */
const ownSearch = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('#main :is(input[type="search"], [role="search"] input)')].find(
    (field) => field.getClientRects().length > 0,
  );

function search(): void {
  const own = ownSearch();
  if (!own) return openSearch();
  own.focus();
  own.select();
  return undefined;
}

/**
 * Keys without Ctrl, Cmd, or Alt: `/` for search, `?` for the list of keys, `g` and a letter to navigate, `j` and `k`
 * in tables and lists. Inactive in fields, under overlays, and if the user turned them off (WCAG 2.1.4).
 */
export function Keys({ viewer, organization }: { viewer: Viewer | null; organization: ViewerOrganization | null }) {
  const navigate = useNavigate();
  const asked = useKeysAsked();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) closeKeys();
    shown.current = pathname;
  }, [pathname]);
  useEffect(() => closeKeys, []);
  const latest = useRef({ viewer, organization, navigate });
  useEffect(() => {
    latest.current = { viewer, organization, navigate };
  });
  useEffect(() => {
    let going: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(going);
      going = undefined;
    };
    const goTo = (letter: string): boolean => {
      const { viewer: who, organization: where, navigate: go } = latest.current;
      const place = goToFor(who, where).find((one) => one.letter === letter);
      if (place) void go(place.to);
      return place !== undefined;
    };
    const run: Record<string, () => void> = {
      '/': search,
      '?': askForKeys,
      g: () => {
        going = setTimeout(stop, patience);
      },
      j: () => moveInRows('next'),
      k: () => moveInRows('previous'),
    };
    const onKey = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.isComposing ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.key === 'Shift'
      )
        return;
      const waiting = going !== undefined;
      stop();
      if (!areSingleKeysOn() || isTyping(event) || isCovered()) return;
      // '?' and '/' need Shift on some keyboards; a letter with Shift is another one.
      const deed = run[event.key];
      if (waiting ? goTo(event.key) : deed) event.preventDefault();
      if (!waiting) deed?.();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      stop();
      window.removeEventListener('keydown', onKey);
    };
  }, []);
  return asked ? (
    <LazyBoundary>
      <KeysDialog places={goToFor(viewer, organization)} organization={organization?.title ?? null} />
    </LazyBoundary>
  ) : null;
}
