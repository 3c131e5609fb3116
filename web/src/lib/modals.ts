import { useSyncExternalStore } from 'react';
import { usePermission } from './flags.tsx';
import { useViewer } from './viewer.ts';

/** The modals that any part can open: sign in first, or not permitted. */
export type ModalName = 'login-required' | 'limited';

let open: ModalName | null = null;
const listeners = new Set<() => void>();

function set(next: ModalName | null): void {
  if (open === next) return;
  open = next;
  for (const listener of listeners) listener();
}

/** Opens a modal, replacing another open one. */
export const openModal = (name: ModalName): void => set(name);

/** Closes the modal that is open; without one nothing happens. */
export const closeModal = (): void => set(null);

/** The modal that is open; null for none. */
export const useModal = (): ModalName | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );

/**
 * Wraps an action for signed-in users: opens the login-required modal for visitors (AUTH-33), and 'Limited Permissions'
 * for users without the permission (FLAG-21). The server authorizes the request itself.
 */
export function useSignedIn<A extends unknown[]>(
  action: (...args: A) => void,
  permission?: string,
): (...args: A) => void {
  const signedIn = useViewer() !== null;
  const permitted = usePermission(permission ?? '') || permission === undefined;
  return (...args) => {
    if (!signedIn) openModal('login-required');
    else if (!permitted) openModal('limited');
    else action(...args);
  };
}
