import { Link } from 'react-router';
import { formatNumber } from '../lib/format.ts';
import { look } from './theme/look.ts';

/** One tab: a link, since the tab is part of the address. */
export interface TabItem {
  label: string;
  to: string;
  current: boolean;
  /** Count beside the name; null while unknown. */
  count?: number | null;
}

/** Where not all tabs fit, the current one is in sight: in the middle, as far as the row scrolls. */
function bringIntoSight(tab: HTMLAnchorElement | null): void {
  const row = tab?.parentElement;
  if (row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

/** Tabs of a page, as links. */
export function Tabs({ label, items }: { label: string; items: readonly TabItem[] }) {
  return (
    <nav className={look('tabs')} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.to}
          ref={item.current ? bringIntoSight : undefined}
          to={item.to}
          aria-current={item.current ? 'page' : undefined}
          preventScrollReset
        >
          {item.label}
          {item.count === null || item.count === undefined ? null : (
            <span className={look('count')}>{formatNumber(item.count)}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}

/** One choice of a segmented control. */
export interface Segment<T extends string> {
  value: T;
  label: string;
  /** Count beside the name; its place is kept while it is unknown. */
  count?: number | null;
  mono?: boolean;
}

/** A small set of choices of which one is on. */
export function Segmented<T extends string>({
  label,
  value,
  segments,
  onChange,
}: {
  label: string;
  value: T;
  segments: readonly Segment<T>[];
  onChange: (value: T) => void;
}) {
  return (
    <div className={look('segments')} role="group" aria-label={label}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          className={segment.mono ? look('text', { mono: true }) : undefined}
          aria-pressed={segment.value === value}
          onClick={() => onChange(segment.value)}
        >
          {segment.label}
          {'count' in segment ? (
            <span className={look('count')}>
              {segment.count === null || segment.count === undefined ? '' : formatNumber(segment.count)}
            </span>
          ) : null}
        </button>
      ))}
    </div>
  );
}
