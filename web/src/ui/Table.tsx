import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight, Search } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../lib/format.ts';
import { messages } from '../messages.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { look } from './theme/look.ts';

/** A column's head. `hide` drops the column on small screens. */
export interface Column {
  key: string;
  title: ReactNode;
  numeric?: boolean;
  mono?: boolean;
  hide?: boolean;
  sorted?: 'ascending' | 'descending';
}

/** Whether an element is as wide as what is in it: then nothing scrolls sideways, and heads can stay in sight as the page scrolls. */
function useFits(element: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () => setFits(box.scrollWidth <= box.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [box, ...box.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [element]);
  return fits;
}

/** A table of plain cells that scrolls sideways inside its panel; where it need not, its heads stay below the top bar. Rows are `<tr>` with a `RowHead` first. */
export function Table({
  label,
  columns,
  tight,
  children,
}: {
  label: string;
  columns: readonly Column[];
  tight?: boolean;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const fits = useFits(box);
  return (
    // A region that scrolls must be reachable by keyboard.
    <div ref={box} className={look('scroll', { fits })} tabIndex={0} role="region" aria-label={label}>
      <table className={look('table', { tight })}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={column.sorted}
                className={look('text', { numeric: column.numeric, mono: column.mono, only: column.hide && 'wide' })}
              >
                {column.title}
                {column.sorted ? <Icon of={column.sorted === 'ascending' ? ArrowUp : ArrowDown} small /> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** The first cell of a row: what the row is about. */
export const RowHead = ({ children, mono }: { children: ReactNode; mono?: boolean }) => (
  <th scope="row" className={look('text', { mono })}>
    {children}
  </th>
);

/** A cell with a number; zero is quiet. */
export function NumberCell({
  value,
  children,
  hide,
  quiet,
}: {
  value?: number | null;
  children?: ReactNode;
  hide?: boolean;
  quiet?: boolean;
}) {
  const zero = quiet ?? (value === 0 || value === null);
  return (
    <td className={look('text', { numeric: true, tone: zero && 'zero', only: hide && 'wide' })}>
      {children ?? (value === null || value === undefined ? '–' : formatNumber(value))}
    </td>
  );
}

/** What stands above a table: filter, segments, actions. */
export const Toolbar = ({ children }: { children: ReactNode }) => <div className={look('toolbar')}>{children}</div>;

/** A filter field that tells its value 250 ms after the last key, and at once on Enter or when emptied. */
export function FilterInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const [told, setTold] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  // The address is the truth: when Back changes it, the field follows.
  if (shown !== value) {
    setShown(value);
    if (value !== told) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (next: string) => {
    clearTimeout(timer.current);
    setTold(next);
    onChange(next);
  };
  return (
    <div className={classes(look('withIcon'), look('filter'))}>
      <Icon of={Search} />
      <label className={look('srOnly')} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={look('input', { size: 'sm' })}
        type="search"
        placeholder={label}
        value={text}
        onChange={(event) => {
          const next = event.target.value;
          setText(next);
          clearTimeout(timer.current);
          if (next === '') tell('');
          else timer.current = setTimeout(() => tell(next.trim()), 250);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') tell(text.trim());
        }}
      />
    </div>
  );
}

/** Range, page and two steps, as links: `hrefOf` gives the address of a page number. */
export function Pager({
  page,
  pageSize,
  total,
  hrefOf,
}: {
  page: number;
  pageSize: number;
  total: number;
  hrefOf: (page: number) => string;
}) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const step = (to: number, label: string, icon: typeof ChevronLeft) =>
    to < 1 || to > pages ? (
      <span
        className={look('button', { variant: 'ghost', size: 'sm', square: true })}
        role="link"
        aria-label={label}
        aria-disabled="true"
      >
        <Icon of={icon} />
      </span>
    ) : (
      <Link
        className={look('button', { variant: 'ghost', size: 'sm', square: true })}
        to={hrefOf(to)}
        aria-label={label}
        title={label}
        preventScrollReset
      >
        <Icon of={icon} />
      </Link>
    );
  return (
    <div className={look('pager')}>
      <span>
        {total === 0
          ? messages.range('0', '0', '0')
          : messages.range(
              formatNumber((page - 1) * pageSize + 1),
              formatNumber(Math.min(total, page * pageSize)),
              formatNumber(total),
            )}
      </span>
      <span className={look('push')} />
      {step(page - 1, messages.previousPage, ChevronLeft)}
      <span>{messages.pageOf(formatNumber(page), formatNumber(pages))}</span>
      {step(page + 1, messages.nextPage, ChevronRight)}
    </div>
  );
}
