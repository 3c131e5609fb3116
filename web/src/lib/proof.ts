import { useSyncExternalStore } from 'react';

let waiting: ((proven: boolean) => void)[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Asks the user to re-authenticate; concurrent requests share one dialog. Resolves with whether they did. */
export function askForProof(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    tell();
  });
}

/** Resolves all pending re-authentication requests. */
export function answerProof(proven: boolean): void {
  const resolvers = waiting;
  waiting = [];
  for (const resolve of resolvers) resolve(proven);
  tell();
}

/** Whether re-authentication is requested, which opens the dialog. */
export const useProofAsked = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.length > 0,
  );
