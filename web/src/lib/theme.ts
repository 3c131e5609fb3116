import { useSyncExternalStore } from 'react';

/** What a person chose; `system` follows the device. */
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

/** Tells somebody else of every choice too: the account of a signed-in person. Returns what ends it. */
export function keepThemeWith(keep: (choice: ThemeChoice) => void): () => void {
  keeper = keep;
  return () => {
    if (keeper === keep) keeper = null;
  };
}

/** Chooses a theme, keeps the choice on this device and with the account. */
function chooseTheme(choice: ThemeChoice): void {
  adoptTheme(choice);
  keeper?.(choice);
}

/** Takes over a choice that was made elsewhere, and keeps it on this device. */
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
