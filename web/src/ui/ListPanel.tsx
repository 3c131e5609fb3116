import type { ReactNode } from 'react';
import { useQueryParams } from '../lib/useQueryParams.ts';
import { pageOf, withSearch } from '../paths.ts';
import { Button } from './Button.tsx';
import { EmptyState, Loaded, type QueryState } from './feedback.tsx';
import { Panel, Push } from './layout.tsx';
import { ColumnsMenu, FilterInput, Pager, Toolbar, type Column } from './Table.tsx';

/**
 * Returns the requested page of a list, or the previous one while it loads.
 * @param query state of Apollo's `useQuery`
 */
export const shownOf = <T,>({
  data,
  previousData,
  loading,
}: {
  data?: T | undefined;
  previousData?: T | undefined;
  loading: boolean;
}): T | undefined => data ?? (loading ? previousData : undefined);

/**
 * A paginated list of the hub: skeleton, error, empty state, toolbar, table, and pages. Filters are in the URL (`page`,
 * and the names of `filter` and `narrowedBy`), so that Back and links show the same rows.
 * @param what the kind of items, in lowercase
 * @param label label of the panel
 * @param list the current page; null or undefined without one
 * @param filter text filter: its label, and its name in the URL, `q` by default
 * @param narrowedBy names of other filters in the URL; `tools` has their controls
 * @param table a table with selectable columns and density; `children` renders it
 * @param end content at the end of the toolbar
 * @param empty empty state without filters; if missing, the no-match state is used
 * @param noMatch text without matches, and label of the button that clears the filters; without it, no button
 * @param pages if the URL has the page under another name than `page`: that name, the current page, its value for a
 * page, and whether to show the pager
 * @param children the table of a page
 */
export function ListPanel<L extends { totalCount: number }>({
  what,
  label,
  list,
  query,
  pageSize,
  skeletonRows = 10,
  filter,
  narrowedBy = [],
  tools,
  table,
  end,
  empty,
  noMatch,
  pages,
  children,
}: {
  what: string;
  label?: string;
  list: L | null | undefined;
  query: QueryState;
  pageSize: number;
  skeletonRows?: number;
  filter?: { label: string; by?: string };
  narrowedBy?: readonly string[];
  tools?: ReactNode;
  table?: { name: string; columns: readonly Column[] };
  end?: ReactNode;
  empty?: ReactNode;
  noMatch?: { title: string; text?: string; clear?: string };
  pages?: { name: string; page: number; valueOf: (page: number) => number; shown: boolean };
  children: (list: L) => ReactNode;
}) {
  const [search, change] = useQueryParams();
  const by = filter?.by ?? 'q';
  const narrowing = filter ? [by, ...narrowedBy] : narrowedBy;
  const isNarrowed = narrowing.some((name) => search.get(name));
  const pageBy = pages?.name ?? 'page';
  // The choice of columns is none on small screens.
  const toolbar = (filter ?? tools ?? end) ? true : table ? 'wide' : false;
  return (
    <Loaded what={what} value={list} query={query} rows={skeletonRows} toolbar={toolbar}>
      {(page) =>
        page.totalCount === 0 && !isNarrowed && empty ? (
          empty
        ) : (
          <Panel label={label}>
            {toolbar ? (
              <Toolbar wide={toolbar === 'wide'}>
                {filter ? (
                  <FilterInput
                    label={filter.label}
                    value={search.get(by) ?? ''}
                    onChange={(value) => change({ [by]: value, [pageBy]: null }, { replace: true })}
                  />
                ) : null}
                {tools}
                {table || end ? <Push /> : null}
                {table ? <ColumnsMenu name={table.name} columns={table.columns} /> : null}
                {end}
              </Toolbar>
            ) : null}
            {page.totalCount === 0 && noMatch ? (
              <EmptyState
                bare
                kind="no-result"
                title={noMatch.title}
                action={
                  noMatch.clear ? (
                    <Button
                      onClick={() => change(Object.fromEntries([...narrowing, pageBy].map((name) => [name, null])))}
                    >
                      {noMatch.clear}
                    </Button>
                  ) : undefined
                }
              >
                {noMatch.text}
              </EmptyState>
            ) : (
              <>
                {children(page)}
                {pages?.shown === false ? null : (
                  <Pager
                    page={pages?.page ?? pageOf(search)}
                    pageSize={pageSize}
                    total={page.totalCount}
                    hrefOf={(to) => withSearch(search, { [pageBy]: to === 1 ? null : (pages?.valueOf(to) ?? to) })}
                  />
                )}
              </>
            )}
          </Panel>
        )
      }
    </Loaded>
  );
}
