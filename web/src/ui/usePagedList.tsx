import type { ReactNode } from 'react';
import { useQueryParams } from '../lib/useQueryParams.ts';
import { messages } from '../messages.ts';
import { pageOf, withSearch } from '../paths.ts';
import { EmptyState } from './feedback.tsx';
import { FilterInput, Pager, Toolbar } from './Table.tsx';

/** Rows per page of a list. */
const pageSize = 20;

/** A list that is here as a whole, as its table shows it. */
interface PagedList<T> {
  /** The rows of this page. */
  rows: readonly T[];
  /** The toolbar with the filter; null if one page has everything. */
  toolbar: ReactNode;
  /** The pager; null for a single page. */
  pager: ReactNode;
  /** Shown instead of the table if the filter has no matches. */
  none: ReactNode;
}

/**
 * Filters and paginates a fully loaded list by the URL (`q`, `page`), so that Back and links show the same rows.
 * @param label label of the filter
 * @param textOf searchable text of a row
 * @param more content after the filter, such as a sort order
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
