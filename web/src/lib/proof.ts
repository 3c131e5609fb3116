import { useSyncExternalStore } from 'react';

let waiting: ((proven: boolean) => void)[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Asks the person to prove anew who they are; several requests at once share one dialog. Resolves with whether they did. */
export function askForProof(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    tell();
  });
}

/** Answers everybody who waits for the proof. */
export function answerProof(proven: boolean): void {
  const asked = waiting;
  waiting = [];
  for (const resolve of asked) resolve(proven);
  tell();
}

/** Whether a proof is asked for: then the dialog shows. */
export const useProofAsked = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.length > 0,
  );
