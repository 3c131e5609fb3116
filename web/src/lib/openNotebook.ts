import { paths } from '../paths.ts';
import { useSignedIn } from './modals.ts';
import { page } from './page.ts';

/**
 * Opens a notebook in the notebook server, in a new tab: signed in, with the permission (FLAG-21, AUTH-33). Its source is an address of the hub that the server
 * reads the notebook at, as the person.
 */
export function useOpenNotebook(): (source: string | null) => void {
  return useSignedIn(
    (source: string | null) => page.openTab(paths.codeInTheCloud.href({}, { action: 'open', source })),
    'cloud-notebooks',
  );
}
