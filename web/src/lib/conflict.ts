import { useSyncExternalStore } from 'react';

/** A field of a form: as it was when the form was opened, as it is stored now, and as the person has it. */
export interface ConflictField {
  label: string;
  before: string;
  now: string;
  mine: string;
}

/** An edit of something that has a version, as the form that sends it tells it: in the mutation's context, as `edited`. */
export interface Edited {
  /** Reads what is stored now: the version, and the fields of the form; null for what is gone. */
  now: () => Promise<{ version: string | number; fields: readonly ConflictField[] } | null>;
  /** Gives up what the person has entered. */
  discard: () => void;
}

/** An edit that came too late: who was faster and when, as far as that may be known, and what the fields hold now. */
export interface Conflict {
  fields: readonly ConflictField[];
  by: string | null;
  at: string | null;
}

/** What a person decides: `back` goes on editing. */
export type Decision = 'overwrite' | 'discard' | 'back';

/** The person gave up an edit: nothing was saved, and nothing has to be said of it. */
export class DiscardedEdit extends Error {
  override readonly name = 'DiscardedEdit';
}

let open: { conflict: Conflict; decide: (decision: Decision) => void } | null = null;
const listeners = new Set<() => void>();

function set(next: typeof open): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Asks the person what becomes of an edit that came too late. An earlier question that is open is answered with `back`. */
export function askAboutConflict(conflict: Conflict): Promise<Decision> {
  open?.decide('back');
  return new Promise((decide) => set({ conflict, decide }));
}

/** Answers the question that is open. */
export function answerConflict(decision: Decision): void {
  const asked = open;
  if (asked === null) return;
  set(null);
  asked.decide(decision);
}

/** The conflict that is asked about; null for none. */
export const useConflict = (): Conflict | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open?.conflict ?? null,
  );
