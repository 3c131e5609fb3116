import { useRef, useState, type ReactNode } from 'react';
import { announce } from '../lib/announce.ts';
import { messages } from '../messages.ts';
import { Button } from './Button.tsx';
import { look } from './theme/look.ts';
import { Push } from './layout.tsx';

const t = messages.selection;

/** Selected rows on the current page of a table. */
export interface Selection {
  /** Ids of the chosen rows, in the order of the table. */
  chosen: readonly string[];
  /** How many of the rows can be chosen. */
  size: number;
  /** Toggles a row; `toHere` also all rows between it and the previous one. */
  toggle: (id: string, toHere: boolean) => void;
  /** Chooses every row, or none where every one is chosen. */
  toggleAll: () => void;
  clear: () => void;
}

/** Selected rows by ID, in the order of the table. A row that is no longer shown is deselected. */
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

/**
 * Checkbox of a row, labeled by the row; the first cell. With Shift it selects the range from the previous row. `id`
 * null leaves the cell empty.
 */
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

/** Shown below a table while rows are selected: their number, and actions. It is sticky, and moves no row. */
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
