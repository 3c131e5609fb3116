import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../lib/format.ts';
import { look } from './theme/look.ts';

/** One tab: a link, because the tab is part of the URL. */
export interface TabItem {
  label: string;
  to: string;
  current: boolean;
  /** Count next to the name; null while unknown. */
  count?: number | null;
}

/** Tabs of a page, as links. If they don't fit, the current one scrolls into view, centered if possible. */
export function Tabs({ label, items }: { label: string; items: readonly TabItem[] }) {
  const row = useRef<HTMLElement>(null);
  const at = items.findIndex(({ current }) => current);
  // Not on every render, because measuring forces a layout of the whole page.
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

/** One option of a segmented control. */
export interface Segment<T extends string> {
  value: T;
  label: string;
  /** Count next to the name; its space is reserved while unknown. */
  count?: number | null;
  mono?: boolean;
}

/** A small set of options, one of which is selected. */
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
