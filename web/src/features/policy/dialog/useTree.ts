import type { DialogForm, DialogTree } from '@terrarium/domain/policy';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { announce } from '../../../lib/announce.ts';
import { dialogText } from './messages.ts';

/** What gets the focus once a change is drawn: a row, or the first control in it. */
export interface Focus {
  id: string;
  control?: boolean;
}

/** The tree of the form with what can be done to it as a whole. */
export interface TreeState {
  tree: DialogTree;
  /** Replaces the tree. `said` is announced to screen readers. */
  change: (tree: DialogTree, said?: string, focus?: Focus) => void;
  /** Undoes the last change; undefined without one. */
  undo: (() => void) | undefined;
  /** Nodes that lost the focus, whose errors are shown (DLG-35). */
  touched: ReadonlySet<string>;
  touch: (id: string) => void;
}

const mostUndone = 100;

/** ID of a row's element. */
export const rowId = (id: string): string => `filter-row-${id}`;

/** Focuses a row, or the first control in it. */
export function focusRow({ id, control = false }: Focus): void {
  const row = document.getElementById(rowId(id));
  const first = control ? row?.querySelector<HTMLElement>('select, input, button') : null;
  (first ?? row)?.focus();
}

/** Manages the tree in the form, with its undo history. */
export function useTree(control: Control<DialogForm>): TreeState {
  const {
    field: { value: tree, onChange },
  } = useController({ control, name: 'tree' });
  const [before, setBefore] = useState<readonly DialogTree[]>([]);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const wanted = useRef<Focus | null>(null);
  // After each change that is drawn: the row may be a new one.
  useEffect(() => {
    if (wanted.current === null) return;
    focusRow(wanted.current);
    wanted.current = null;
  });
  const last = before.at(-1);
  return {
    tree,
    change: (next, said, focus) => {
      setBefore([...before, tree].slice(-mostUndone));
      wanted.current = focus ?? null;
      onChange(next);
      if (said !== undefined) announce(said);
    },
    undo:
      last === undefined
        ? undefined
        : () => {
            setBefore(before.slice(0, -1));
            onChange(last);
            announce(dialogText.said.undone);
          },
    touched,
    touch: useCallback((id: string) => setTouched((all) => (all.has(id) ? all : new Set([...all, id]))), []),
  };
}
