import { useEffect, useRef } from 'react';

/** Whether this is a Mac, where Command replaces Ctrl. */
const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** A shortcut as keys to show: 'Mod+K' is ['Ctrl', 'K'], on a Mac ['⌘', 'K']. */
export const keysOf = (shortcut: string): string[] =>
  shortcut.split('+').map((key) => (key === 'Mod' ? (isMac() ? '⌘' : 'Ctrl') : key));

/** Whether a key press is a shortcut. `Mod` is Ctrl or Cmd, on every system (SHELL-17). */
export function isShortcut(
  event: { key: string; code: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean },
  shortcut: string,
): boolean {
  const keys = shortcut.split('+');
  const wanted = keys.at(-1)?.toLowerCase() ?? '';
  // With Alt, a Mac types another letter, so compare the physical key.
  const pressed = event.key.toLowerCase() === wanted || (event.altKey && event.code.toLowerCase() === `key${wanted}`);
  return (
    pressed &&
    (event.ctrlKey || event.metaKey) === keys.includes('Mod') &&
    event.altKey === keys.includes('Alt') &&
    event.shiftKey === keys.includes('Shift')
  );
}

/**
 * Runs a function on a shortcut, except under an open dialog; `run` null turns it off.
 * @param prepare called when the first key goes down, to preload code
 */
export function useShortcut(shortcut: string, run: (() => void) | null, prepare?: () => void): void {
  const latest = useRef({ run, prepare });
  useEffect(() => {
    latest.current = { run, prepare };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!latest.current.run) return;
      if (event.key === 'Control' || event.key === 'Meta') latest.current.prepare?.();
      if (!isShortcut(event, shortcut)) return;
      event.preventDefault();
      // An overlay keeps the focus, because it may contain unsaved work.
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) latest.current.run();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [shortcut]);
}
