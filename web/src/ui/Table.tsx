import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight, Columns3, Search } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { formatNumber } from '../lib/format.ts';
import { useTableChoice } from '../lib/tableChoice.ts';
import { messages } from '../messages.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { Menu } from './overlay/Menu.tsx';
import { Push, useScrollRole } from './layout.tsx';
import { look } from './theme/look.ts';

/** Below which a column can be left out; see the theme's conditions. */
const widths = ['small', 'mobile', 'medium'] as const;

/**
 * A column header. `hide` hides the column below 768 px (`small`), 1042 px (`mobile`), or 1201 px (`medium`), including
 * its cells, by position. Users can't hide the first column, and columns with a title that isn't text.
 */
export interface Column {
  key: string;
  title: ReactNode;
  numeric?: boolean;
  mono?: boolean;
  hide?: (typeof widths)[number];
  sorted?: 'ascending' | 'descending';
}

/** Whether an element is as wide as its content. Then it doesn't scroll sideways, and headers can be sticky. */
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

/** Returns the columns that users can hide. */
const choosable = (columns: readonly Column[]): (Column & { title: string })[] =>
  columns.slice(1).filter((column): column is Column & { title: string } => typeof column.title === 'string');

/**
 * A table that scrolls sideways inside its panel; otherwise its headers are sticky below the top bar. Rows are `<tr>`
 * with a `RowHead` first and a cell for each column.
 * @param first select-all box (`SelectAllCell`) if rows can be selected; then each starts with a `SelectCell`
 * @param name key of the stored column settings; see `ColumnsMenu`
 */
export function Table({
  label,
  name,
  columns,
  tight,
  first,
  children,
}: {
  label: string;
  name?: string;
  columns: readonly Column[];
  tight?: boolean;
  first?: ReactNode;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const fits = useFits(box);
  const role = useScrollRole(label);
  const [{ hidden, compact }] = useTableChoice(name);
  const placesOf = (those: readonly Column[]): number[] =>
    those.map((column) => columns.indexOf(column) + (first ? 2 : 1));
  const out = [
    ...placesOf(choosable(columns).filter(({ key }) => hidden.includes(key))),
    ...widths.flatMap((width) =>
      placesOf(columns.filter(({ hide }) => hide === width)).map((place) => `${width}-${place}`),
    ),
  ];
  const last = columns.findLastIndex(
    (column) => column.hide === undefined && !(typeof column.title === 'string' && hidden.includes(column.key)),
  );
  return (
    // A region that scrolls must be reachable by keyboard.
    <div ref={box} className={look('scroll', { fits })} tabIndex={0} role={role} aria-label={label}>
      <table
        className={look('table', { tight: tight || compact })}
        // The recipe leaves the cells of these places out, of the head and of every row.
        data-without={out.join(' ') || undefined}
        data-last={last === columns.length - 1 ? undefined : last + (first ? 2 : 1)}
      >
        <thead>
          <tr>
            {first}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={column.sorted}
                className={look('text', { numeric: column.numeric, mono: column.mono })}
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

/**
 * The first cell of a row, its header. `long` allows several lines in tables with many columns; `whole` never
 * truncates, for file names that differ only at the end.
 */
export const RowHead = ({
  children,
  mono,
  long,
  whole,
}: {
  children: ReactNode;
  mono?: boolean;
  long?: boolean;
  whole?: boolean;
}) => (
  <th scope="row" className={classes(look('text', { mono }), long && look('table.long'), whole && look('table.whole'))}>
    {children}
  </th>
);

/** A cell with a number; zero is quiet. */
export function NumberCell({
  value,
  children,
  quiet,
  title,
}: {
  value?: number | null;
  children?: ReactNode;
  quiet?: boolean;
  title?: string;
}) {
  const zero = quiet ?? (value === 0 || value === null);
  return (
    <td className={look('text', { numeric: true, tone: zero && 'zero' })} title={title}>
      {children ?? (value === null || value === undefined ? '–' : formatNumber(value))}
    </td>
  );
}

/**
 * Menu for columns and density of a table, stored on this device; hidden on small screens, which have few columns
 * anyway.
 */
export function ColumnsMenu({ name, columns }: { name: string; columns: readonly Column[] }) {
  const [choice, choose] = useTableChoice(name);
  const { hidden, compact } = choice;
  const t = messages.table;
  return (
    <span className={look('text', { only: 'wide' })}>
      <Menu
        label={t.choice}
        trigger={{
          className: look('button', { variant: 'ghost', size: 'sm' }),
          title: t.choice,
          children: (
            <>
              <Icon of={Columns3} />
              {t.columns}
            </>
          ),
        }}
        items={[
          {
            kind: 'several',
            id: 'columns',
            label: t.columns,
            options: choosable(columns).map(({ key, title }) => ({
              id: `column ${key}`,
              label: title,
              checked: !hidden.includes(key),
              choose: () =>
                choose({
                  ...choice,
                  hidden: hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key],
                }),
            })),
          },
          { kind: 'line', id: 'line' },
          {
            kind: 'one',
            id: 'density',
            label: t.density,
            options: [
              {
                id: 'comfortable',
                label: t.comfortable,
                checked: !compact,
                choose: () => choose({ ...choice, compact: false }),
              },
              { id: 'compact', label: t.compact, checked: compact, choose: () => choose({ ...choice, compact: true }) },
            ],
          },
        ]}
      />
    </span>
  );
}

/** Content above a table: filter, segments, actions. */
export const Toolbar = ({ wide = false, children }: { wide?: boolean; children: ReactNode }) => (
  <div className={classes(look('toolbar'), wide && look('text', { only: 'wide' }))}>{children}</div>
);

/**
 * A filter field that reports its value 250 ms after the last key, and immediately on Enter, clear, and blur: a late
 * value must not navigate back after a click on a link.
 */
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
  // The URL is authoritative: the field follows when Back changes it.
  if (shown !== value) {
    setShown(value);
    if (value !== told) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (next: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
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
        onBlur={() => {
          if (timer.current !== undefined) tell(text.trim());
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') tell(text.trim());
        }}
      />
    </div>
  );
}

/**
 * Range, page, and previous/next links; `hrefOf` returns the URL of a page. A page past the end, for example after
 * deletions, links to the last one.
 */
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
  if (page > pages) return <Navigate to={hrefOf(pages)} replace />;
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
      <Push />
      {step(page - 1, messages.previousPage, ChevronLeft)}
      <span>{messages.pageOf(formatNumber(page), formatNumber(pages))}</span>
      {step(page + 1, messages.nextPage, ChevronRight)}
    </div>
  );
}
