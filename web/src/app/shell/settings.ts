import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { UpdateAccountSettingsDocument } from '../../gen/app.ts';
import type { UpdateAccountSettingsInput } from '../../gen/types.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { adoptTheme, keepThemeWith, type ThemeChoice } from '../../lib/theme.ts';
import type { Viewer } from '../../lib/viewer.ts';

const storeKey = 'nav-drawer';

/** What this device remembers of the drawer, for the first paint. */
function storedChoice(): boolean | null {
  const stored = readStored('local', storeKey);
  return stored === 'collapsed' ? true : stored === 'expanded' ? false : null;
}

/** Whether the navigation is stored as collapsed, and a setter. */
interface KeptSettings {
  /** Null until the user chooses. */
  isNavigationCollapsed: boolean | null;
  keepNavigation: (collapsed: boolean) => void;
}

/**
 * Settings stored in the account of a signed-in user: theme and drawer. The device's copy is for the first paint; the
 * account's setting replaces it once loaded. If saving fails, the setting still applies on this device.
 */
export function useKeptSettings(viewer: Viewer | null): KeptSettings {
  const client = useApolloClient();
  const [mine, setMine] = useState<boolean | null>(null);
  const signedIn = viewer !== null;
  const theme = viewer?.settings?.theme ?? null;
  const navigation = viewer?.settings?.isNavigationCollapsed ?? null;
  const keep = useCallback(
    (input: UpdateAccountSettingsInput) => {
      client.mutate({ mutation: UpdateAccountSettingsDocument, variables: { input } }).catch(() => undefined);
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
    isNavigationCollapsed: mine ?? navigation ?? storedChoice(),
    keepNavigation: (collapsed) => {
      setMine(collapsed);
      writeStored('local', storeKey, collapsed ? 'collapsed' : 'expanded');
      if (signedIn) keep({ isNavigationCollapsed: collapsed });
    },
  };
}
