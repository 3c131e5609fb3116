import { useSyncExternalStore } from 'react';

/** A form field in three versions: when the form was opened, stored now, and the user's. */
export interface ConflictField {
  label: string;
  before: string;
  now: string;
  mine: string;
}

/** An edit of a versioned resource, passed by its form in the mutation's context as `edited`. */
export interface Edited {
  /** Loads the stored version and form fields; null if deleted. */
  now: () => Promise<{ version: string | number; fields: readonly ConflictField[] } | null>;
  /** Discards the user's input. */
  discard: () => void;
}

/** An edit conflict: who saved first and when, if visible, and the stored fields. */
export interface Conflict {
  fields: readonly ConflictField[];
  by: string | null;
  at: string | null;
}

/** The user's decision: `back` continues editing. */
export type Decision = 'overwrite' | 'discard' | 'back';

/** The user discarded an edit: nothing was saved, and no message is needed. */
export class DiscardedEdit extends Error {
  override readonly name = 'DiscardedEdit';
}

let open: { conflict: Conflict; decide: (decision: Decision) => void } | null = null;
const listeners = new Set<() => void>();

function set(next: typeof open): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Asks the user how to resolve an edit conflict. An open dialog is closed with `back`. */
export function askAboutConflict(conflict: Conflict): Promise<Decision> {
  open?.decide('back');
  return new Promise((decide) => set({ conflict, decide }));
}

/** Resolves the open question. */
export function answerConflict(decision: Decision): void {
  const current = open;
  if (current === null) return;
  set(null);
  current.decide(decision);
}

/** The open conflict; null without one. */
export const useConflict = (): Conflict | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open?.conflict ?? null,
  );
