import type { ReactNode } from 'react';
import { useQueryParams } from '../lib/useQueryParams.ts';
import { pageOf, withSearch } from '../paths.ts';
import { Button } from './Button.tsx';
import { EmptyState, Loaded, type QueryState } from './feedback.tsx';
import { Panel, Push } from './layout.tsx';
import { ColumnsMenu, FilterInput, Pager, Toolbar, type Column } from './Table.tsx';

/**
 * What a list shows: the page that was asked for, and while that is on its way the one before it.
 * @param query as Apollo's `useQuery` gives it
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
 * A list that the hub gives page by page: its shape while it is on its way, why it did not come, what it says while there is nothing, and
 * toolbar, table and pages. What narrows it stands in the address (`page` and what `filter` and `narrowedBy` name), so that Back and a
 * link lead to the same rows.
 * @param what is listed, in lower case
 * @param label of the panel
 * @param list the page that is shown; null or undefined while there is none
 * @param filter a field that narrows by words: its label, and the name in the address, `q` unless said
 * @param narrowedBy other names of the address that narrow it; `tools` holds their controls
 * @param table whose columns and density people may choose; `children` shows it
 * @param end stands at the end of the toolbar
 * @param empty in place of everything while there is nothing and nothing narrows it; without it that counts as nothing found
 * @param noMatch what is said when nothing is left, and the words of the button that takes everything away that narrows; without them there
 *   is no button
 * @param pages where the address holds the page under another name than `page`: that name, the page that it means now, what it holds for a
 *   page, and whether the way to other pages shows
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
