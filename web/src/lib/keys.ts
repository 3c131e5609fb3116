import { useEffect, useRef, useSyncExternalStore } from 'react';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { areasOf } from './areas.ts';
import { useShortcut } from './shortcuts.ts';
import { readStored, removeStored, writeStored } from './storage.ts';
import type { Viewer, ViewerOrganization } from './viewer.ts';

/**
 * The letter that leads to a page after `g`, by the page's name in `paths`: what the keys do, the list of keys and the hints of the palette
 * come from here. The first ones are areas of the organization at hand.
 */
const letters = {
  organization: 'o',
  channels: 'c',
  policies: 'p',
  environments: 'e',
  members: 'm',
  groups: 'g',
  serviceAccounts: 'a',
  reports: 'r',
  changes: 't',
  manageSubscription: 'b',
  organizationSettings: 's',
  home: 'h',
  organizations: 'l',
  cves: 'v',
  workspace: 'w',
  accountSettings: 'u',
  supportCenter: 'd',
} as const satisfies Partial<Record<keyof typeof paths, string>>;

/** A page that has a letter. */
type Lettered = keyof typeof letters;

const isLettered = (page: string): page is Lettered => page in letters;

/** The keys that lead to a page, as `shortcuts.ts` writes them one after the other: ['G', 'C']; null for a page without a letter. */
export const keysTo = (page: string): readonly string[] | null =>
  isLettered(page) ? ['G', letters[page].toUpperCase()] : null;

/** A page that `g` and its letter lead to. */
export interface GoTo {
  page: Lettered;
  letter: string;
  /** What it is called. */
  label: string;
  to: string;
}

const hubPages = ['home', 'organizations', 'cves', 'workspace', 'accountSettings', 'supportCenter'] as const;

/** Where `g` and a letter lead this person: the areas of the organization at hand that they may open, then the pages of the hub. */
export function goToFor(viewer: Viewer | null, organization: ViewerOrganization | null): GoTo[] {
  const t = messages.keys.pages;
  const ofOrganization = organization
    ? areasOf(organization.role).map(({ key }): GoTo => ({
        page: key,
        letter: letters[key],
        label: messages.areas[key],
        to: paths[key].href({ org: organization.name }),
      }))
    : [];
  const ofHub = hubPages
    .filter((page) => viewer !== null || page === 'home' || page === 'supportCenter')
    .map((page): GoTo => ({ page, letter: letters[page], label: t[page], to: paths[page].href() }));
  return [...ofOrganization, ...ofHub];
}

const storeKey = 'single-keys';
const listeners = new Set<() => void>();
const read = (): boolean => readStored('local', storeKey) !== 'off';

/** Whether keys without Ctrl, Cmd or Alt do something outside of fields; on until somebody switches them off on this device (WCAG 2.1.4). */
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

/** Whether a key press goes into something that takes text or has keys of its own. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches(
      'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="textbox"], [role="combobox"], [role="listbox"] *, [role="menu"] *',
    ));

/** Whether something lies over the page: it keeps the keys for itself, and may hold unsaved work. */
export const isCovered = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

let opener: (() => void) | null = null;

/**
 * Says what opens the search: Ctrl or Cmd with K does (SHELL-17), and `/` where the page has no search of its own. Null for nothing.
 * @param prepare starts loading what it will need
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
