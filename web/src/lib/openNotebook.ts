import { paths } from '../paths.ts';
import { useSignedIn } from './modals.ts';
import { page } from './page.ts';

/**
 * Opens a notebook in the notebook server in a new tab; requires sign-in and permission (FLAG-21, AUTH-33). The source
 * is a hub URL from which the server reads the notebook as the user.
 */
export function useOpenNotebook(): (source: string | null) => void {
  return useSignedIn(
    (source: string | null) => page.openTab(paths.codeInTheCloud.href({}, { action: 'open', source })),
    'cloud-notebooks',
  );
}
