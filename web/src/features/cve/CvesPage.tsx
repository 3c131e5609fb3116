import { Link } from 'react-router';
import { useCvesQuery } from '../../gen/cve.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { pageOf, paths, withSearch } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Page, PageHead, Panel } from '../../ui/layout.tsx';
import { Severity } from '../../ui/marks.tsx';
import { FilterInput, Pager, RowHead, Table, Toolbar } from '../../ui/Table.tsx';
import { DateText } from '../../ui/time.tsx';
import { text } from './messages.ts';
import { pageSize } from './loaders.ts';
import { classes } from '../../ui/classes.ts';
import { look } from '../../ui/theme/look.ts';

/** The CVEs that the hub knows, worst first. */
export function CvesPage() {
  const [search, change] = useQueryParams();
  const q = search.get('q') ?? '';
  const { data, previousData, loading, error, refetch } = useCvesQuery({
    variables: { q: q || null, offset: (pageOf(search) - 1) * pageSize },
  });
  const page = (data ?? (loading ? previousData : undefined))?.cves;
  return (
    <Page title={text.title}>
      <PageHead title={text.title} />
      {!page ? (
        loading ? (
          <TableSkeleton label={text.what} toolbar rows={10} />
        ) : (
          <ErrorState what={text.what} error={error} onRetry={() => void refetch()} />
        )
      ) : page.totalCount === 0 && q === '' ? (
        <EmptyState kind="first-use" title={text.none}>
          {text.noneText}
        </EmptyState>
      ) : (
        <Panel label={text.title}>
          <Toolbar>
            <FilterInput label={text.filter} value={q} onChange={(value) => change({ q: value }, { replace: true })} />
          </Toolbar>
          {page.totalCount === 0 ? (
            <EmptyState
              bare
              kind="no-result"
              title={text.noMatch(q)}
              action={<Button onClick={() => change({ q: null })}>{text.clear}</Button>}
            >
              {text.noMatchText}
            </EmptyState>
          ) : (
            <>
              <Table
                label={text.table}
                columns={[
                  { key: 'id', title: text.id },
                  { key: 'severity', title: text.severity },
                  { key: 'status', title: text.status },
                  { key: 'packages', title: text.packages },
                  { key: 'fixed', title: text.fixed },
                  { key: 'summary', title: text.summary, hide: true },
                  { key: 'published', title: text.published, numeric: true, hide: true },
                ]}
              >
                {page.nodes.map((cve) => (
                  <tr key={cve.cveId}>
                    <RowHead mono>
                      <Link className={look('text', { mono: true })} to={paths.cve.href({ cveId: cve.cveId })}>
                        {cve.cveId}
                      </Link>
                    </RowHead>
                    <td>
                      <Severity score={cve.score} level={cve.severity} />
                    </td>
                    <td>{text.states[cve.status]}</td>
                    <td className={look('text', { mono: true })}>
                      {[...new Set(cve.packages.map((one) => one.name))].join(' ')}
                    </td>
                    <td className={look('text', { mono: true })}>
                      {[...new Set(cve.packages.flatMap((one) => one.fixedIn ?? []))].join(' ') || (
                        <span className={look('text', { tone: 'zero' })}>–</span>
                      )}
                    </td>
                    <td className={classes(look('text', { only: 'wide' }), look('summaryCell'))}>
                      <div className={look('text', { clip: true })} title={cve.summary}>
                        {cve.summary}
                      </div>
                    </td>
                    <td className={look('text', { numeric: true, tone: 'muted', only: 'wide' })}>
                      <DateText at={cve.publishedAt} />
                    </td>
                  </tr>
                ))}
              </Table>
              <Pager
                page={pageOf(search)}
                pageSize={pageSize}
                total={page.totalCount}
                hrefOf={(to) => withSearch(search, { page: to === 1 ? null : to })}
              />
            </>
          )}
        </Panel>
      )}
    </Page>
  );
}
