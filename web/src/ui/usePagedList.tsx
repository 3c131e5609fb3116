import type { ReactNode } from 'react';
import { useQueryParams } from '../lib/useQueryParams.ts';
import { messages } from '../messages.ts';
import { pageOf, withSearch } from '../paths.ts';
import { EmptyState } from './feedback.tsx';
import { FilterInput, Pager, Toolbar } from './Table.tsx';

/** Rows of a page of a list. */
const pageSize = 20;

/** A list that is here as a whole, as its table shows it. */
interface PagedList<T> {
  /** The rows of this page. */
  rows: readonly T[];
  /** The filter, with what else stands in its line; null where one page holds everything. */
  toolbar: ReactNode;
  /** The way to other pages; null where there is one. */
  pager: ReactNode;
  /** What stands in place of the table when the filter finds nothing. */
  none: ReactNode;
}

/**
 * Filters and pages a list that is here as a whole by the address (`q`, `page`), so that Back and a link lead to the same rows.
 * @param label of the filter
 * @param textOf what a row is found by
 * @param more stands behind the filter, e.g. the choice of an order
 */
export function usePagedList<T>(
  items: readonly T[],
  label: string,
  textOf: (item: T) => string,
  more?: ReactNode,
): PagedList<T> {
  const [search, change] = useQueryParams();
  const query = search.get('q') ?? '';
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = items.filter((item) => words.every((word) => textOf(item).toLowerCase().includes(word)));
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(pages, pageOf(search));
  const long = items.length > pageSize || query !== '';
  return {
    rows: found.slice((page - 1) * pageSize, page * pageSize),
    toolbar:
      long || more ? (
        <Toolbar>
          {long ? <FilterInput label={label} value={query} onChange={(q) => change({ q }, { replace: true })} /> : null}
          {more}
        </Toolbar>
      ) : null,
    pager:
      pages > 1 ? (
        <Pager
          page={page}
          pageSize={pageSize}
          total={found.length}
          hrefOf={(to) => withSearch(search, { page: to === 1 ? null : to })}
        />
      ) : null,
    none:
      found.length === 0 && items.length > 0 ? (
        <EmptyState bare kind="no-result" title={messages.noneFound(query)} />
      ) : null,
  };
}
