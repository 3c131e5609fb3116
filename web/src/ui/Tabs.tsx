import { useLayoutEffect, useRef } from 'react';
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

/** Tabs of a page, as links. Where not all of them fit, the current one is brought into sight: in the middle, as far as the row scrolls. */
export function Tabs({ label, items }: { label: string; items: readonly TabItem[] }) {
  const row = useRef<HTMLElement>(null);
  const at = items.findIndex(({ current }) => current);
  // Not with every render: asking where something is has the browser lay out the whole page in the middle of its update.
  useLayoutEffect(() => {
    const [nav, tab] = [row.current, row.current?.children[at]];
    if (nav && tab instanceof HTMLElement)
      nav.scrollLeft = tab.offsetLeft - nav.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2;
  }, [at]);
  return (
    <nav ref={row} className={look('tabs')} aria-label={label}>
      {items.map((item) => (
        <Link key={item.to} to={item.to} aria-current={item.current ? 'page' : undefined} preventScrollReset>
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
