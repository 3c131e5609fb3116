import { useSyncExternalStore } from 'react';

/** A user's choice; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();
const device = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The stored choice. public/theme.js applies the same rule before the first paint. */
function themeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem('theme');
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function apply(): void {
  const choice = themeChoice();
  document.documentElement.dataset['theme'] = choice === 'system' ? (device().matches ? 'dark' : 'light') : choice;
  for (const listener of listeners) listener();
}

let keeper: ((choice: ThemeChoice) => void) | null = null;

/** Also reports each choice to a listener: the account of a signed-in user. @returns a function that unsubscribes */
export function keepThemeWith(keep: (choice: ThemeChoice) => void): () => void {
  keeper = keep;
  return () => {
    if (keeper === keep) keeper = null;
  };
}

/** Sets a theme and stores it on this device and in the account. */
function chooseTheme(choice: ThemeChoice): void {
  adoptTheme(choice);
  keeper?.(choice);
}

/** Applies a choice made elsewhere, and stores it on this device. */
export function adoptTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', choice);
  } catch {
    document.documentElement.dataset['theme'] = choice === 'dark' ? 'dark' : 'light';
    return;
  }
  apply();
}

function subscribe(listener: () => void): () => void {
  const query = device();
  listeners.add(listener);
  query.addEventListener('change', apply);
  window.addEventListener('storage', apply);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', apply);
    window.removeEventListener('storage', apply);
  };
}

/** The choice and a way to change it; follows the device and other tabs. */
export function useTheme(): { choice: ThemeChoice; choose: (choice: ThemeChoice) => void } {
  return { choice: useSyncExternalStore(subscribe, themeChoice), choose: chooseTheme };
}
