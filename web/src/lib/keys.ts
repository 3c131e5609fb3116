import { useEffect, useRef, useSyncExternalStore } from 'react';
import * as features from '../features.ts';
import type { PageName } from '../paths.ts';
import { areaHref, areasOf } from './areas.ts';
import type { Feature } from './feature.ts';
import { placesFor } from './places.ts';
import { useShortcut } from './shortcuts.ts';
import { readStored, removeStored, writeStored } from './storage.ts';
import type { Viewer, ViewerOrganization } from './viewer.ts';

/** A page that `g` and its letter open. Source of the shortcuts, their list, and the palette's hints. */
export interface GoTo {
  page: PageName;
  letter: string;
  /** Its label. */
  label: string;
  to: string;
  /** Whether it is a page of the current organization, not of the hub. */
  isOfOrganization: boolean;
}

/** The keys that open a page, in the notation of `shortcuts.ts`: ['G', 'C']; null for a page without a letter. */
export function keysTo(page: string): readonly string[] | null {
  const entry = Object.values<Feature>(features).find(({ pages }) => page in pages)?.pages[page];
  const letter = entry?.area?.letter ?? entry?.place?.key?.letter;
  return letter === undefined ? null : ['G', letter.toUpperCase()];
}

/** Targets of `g` and a letter for this user: accessible areas of the current organization, then pages of the hub. */
export function goToFor(viewer: Viewer | null, organization: ViewerOrganization | null): GoTo[] {
  const ofOrganization = organization
    ? areasOf(organization.role).map(({ key: page, letter, label }): GoTo => ({
        page,
        letter,
        label,
        to: areaHref(page, organization.name),
        isOfOrganization: true,
      }))
    : [];
  const ofHub = placesFor(viewer).flatMap(({ page, key, to }): GoTo[] =>
    key ? [{ page, ...key, to, isOfOrganization: false }] : [],
  );
  return [...ofOrganization, ...ofHub];
}

const storeKey = 'single-keys';
const listeners = new Set<() => void>();
const read = (): boolean => readStored('local', storeKey) !== 'off';

/** Whether keys without Ctrl, Cmd, or Alt work outside of fields; on by default, per device (WCAG 2.1.4). */
export const areSingleKeysOn = read;

/** Switches them on or off on this device. */
export function switchSingleKeys(on: boolean): void {
  if (on) removeStored('local', storeKey);
  else writeStored('local', storeKey, 'off');
  for (const listener of listeners) listener();
}

/** Whether they are on; follows the switch. */
export const useSingleKeys = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);

/** Whether a key press goes to a text field or an element with its own keys. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches(
      'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="textbox"], [role="combobox"], [role="listbox"] *, [role="menu"] *',
    ));

/** Whether an overlay covers the page: it captures the keys, and may have unsaved work. */
export const isCovered = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

let opener: (() => void) | null = null;

/**
 * Registers the search shortcuts: Ctrl or Cmd with K (SHELL-17), and `/` if the page has no search of its own. Null
 * unregisters.
 * @param prepare preloads what it needs
 */
export function useSearchKeys(run: (() => void) | null, prepare?: () => void): void {
  useShortcut('Mod+K', run, prepare);
  const latest = useRef(run);
  const offered = run !== null;
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!offered) return undefined;
    const own = () => latest.current?.();
    opener = own;
    return () => {
      if (opener === own) opener = null;
    };
  }, [offered]);
}

/** Opens the search: the header's text field, or the palette over the page. */
export const openSearch = (): void => opener?.();
