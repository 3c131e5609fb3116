import { useRef, useState, type ReactNode } from 'react';
import { announce } from '../lib/announce.ts';
import { messages } from '../messages.ts';
import { Button } from './Button.tsx';
import { look } from './theme/look.ts';
import { Push } from './layout.tsx';

const t = messages.selection;

/** The rows that are chosen of the page of a table that is shown. */
export interface Selection {
  /** Ids of the chosen rows, in the order of the table. */
  chosen: readonly string[];
  /** How many of the rows can be chosen. */
  size: number;
  /** Chooses a row or lets it go; `toHere` does so with all between it and the one before. */
  toggle: (id: string, toHere: boolean) => void;
  /** Chooses every row, or none where every one is chosen. */
  toggleAll: () => void;
  clear: () => void;
}

/** Rows to choose by their ids, which are told in the order of the table. A row that is not shown any more is not chosen any more. */
export function useSelection(ids: readonly string[]): Selection {
  const [marked, mark] = useState<readonly string[]>([]);
  const last = useRef<string | null>(null);
  const chosen = ids.filter((id) => marked.includes(id));
  const choose = (next: readonly string[]) => {
    mark(next);
    announce(t.count(next.length));
  };
  return {
    chosen,
    size: ids.length,
    toggle: (id, toHere) => {
      const [from, to] = [last.current === null ? -1 : ids.indexOf(last.current), ids.indexOf(id)];
      const those = toHere && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      const others = chosen.filter((other) => !those.includes(other));
      last.current = id;
      choose(chosen.includes(id) ? others : [...others, ...those]);
    },
    toggleAll: () => choose(chosen.length === ids.length ? [] : ids),
    clear: () => choose([]),
  };
}

/** The box above the boxes of the rows. A cell of the table's head. */
export function SelectAllCell({ of: { chosen, size, toggleAll } }: { of: Selection }) {
  return (
    <td className={look('table.pick')}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = chosen.length > 0 && chosen.length < size;
        }}
        type="checkbox"
        className={look('checkbox')}
        aria-label={t.all}
        checked={size > 0 && chosen.length === size}
        disabled={size === 0}
        onChange={toggleAll}
      />
    </td>
  );
}

/** The box of a row, named as the row is; the first cell. With Shift it chooses from the row before to this one. `id` null leaves the cell empty. */
export function SelectCell({ of: { chosen, toggle }, id, name }: { of: Selection; id: string | null; name: string }) {
  return (
    <td className={look('table.pick')}>
      {id === null ? null : (
        <input
          type="checkbox"
          className={look('checkbox')}
          aria-label={name}
          checked={chosen.includes(id)}
          // With Shift the browser would mark the text in between.
          onMouseDown={(event) => {
            if (event.shiftKey) event.preventDefault();
          }}
          onChange={(event) => toggle(id, (event.nativeEvent as MouseEvent).shiftKey)}
        />
      )}
    </td>
  );
}

/** Below a table while rows are chosen: how many, and what can be done with them. It stays in sight, and moves no row. */
export function SelectionBar({ of: { chosen, clear }, children }: { of: Selection; children: ReactNode }) {
  return chosen.length === 0 ? null : (
    <div className={look('selectionBar')} role="group" aria-label={t.label}>
      <span className={look('text', { strong: true })}>{t.count(chosen.length)}</span>
      {children}
      <Push />
      <Button size="sm" variant="ghost" onClick={clear}>
        {t.clear}
      </Button>
    </div>
  );
}
