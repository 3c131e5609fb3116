import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { KeepSettingsDocument } from '../../gen/app.ts';
import type { UpdateSettingsInput } from '../../gen/types.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { adoptTheme, keepThemeWith, type ThemeChoice } from '../../lib/theme.ts';
import type { Viewer } from '../../lib/viewer.ts';

const storeKey = 'nav-drawer';

/** What this device remembers of the drawer, for the first paint. */
function storedChoice(): boolean | null {
  const stored = readStored('local', storeKey);
  return stored === 'collapsed' ? true : stored === 'expanded' ? false : null;
}

/** Whether the navigation is kept collapsed, and how to keep another choice. */
interface KeptSettings {
  /** Null while the person has not chosen. */
  navigationCollapsed: boolean | null;
  keepNavigation: (collapsed: boolean) => void;
}

/**
 * Choices that follow the account of a signed-in person: the theme and the drawer. What the device remembers is the quick copy for the first
 * paint; the account's choice replaces it once it is known. When a choice cannot be kept there it holds on this device all the same.
 */
export function useKeptSettings(viewer: Viewer | null): KeptSettings {
  const client = useApolloClient();
  const [mine, setMine] = useState<boolean | null>(null);
  const signedIn = viewer !== null;
  const theme = viewer?.settings?.theme ?? null;
  const navigation = viewer?.settings?.navigationCollapsed ?? null;
  const keep = useCallback(
    (input: UpdateSettingsInput) => {
      client.mutate({ mutation: KeepSettingsDocument, variables: { input } }).catch(() => undefined);
    },
    [client],
  );
  useEffect(
    () =>
      signedIn ? keepThemeWith((choice) => keep({ theme: choice.toUpperCase() as Uppercase<ThemeChoice> })) : undefined,
    [signedIn, keep],
  );
  useEffect(() => {
    if (theme !== null) adoptTheme(theme.toLowerCase() as ThemeChoice);
  }, [theme]);
  useEffect(() => {
    if (navigation !== null) writeStored('local', storeKey, navigation ? 'collapsed' : 'expanded');
  }, [navigation]);
  return {
    navigationCollapsed: mine ?? navigation ?? storedChoice(),
    keepNavigation: (collapsed) => {
      setMine(collapsed);
      writeStored('local', storeKey, collapsed ? 'collapsed' : 'expanded');
      if (signedIn) keep({ navigationCollapsed: collapsed });
    },
  };
}
