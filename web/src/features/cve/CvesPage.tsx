import { useCvesQuery, type CvesQuery } from '../../gen/cve.ts';
import { useViewer } from '../../lib/viewer.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { pageOf, paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { Fact, Facts, Page, PageHead, Section } from '../../ui/layout.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { Tag } from '../../ui/badges.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import { DateText, Since } from '../../ui/time.tsx';
import { text } from './messages.ts';
import { pageSize } from './loaders.ts';
import { look } from '../../ui/theme/look.ts';
import { CveHead, CvePackages } from '../../ui/cveCells.tsx';

const table = {
  name: 'cves',
  label: text.table,
  columns: [
    { key: 'id', title: text.id },
    { key: 'severity', title: text.severity },
    { key: 'status', title: text.status, hide: 'small' },
    { key: 'packages', title: text.packages },
    { key: 'fixed', title: text.fixed, hide: 'small' },
    { key: 'summary', title: text.summary, hide: 'mobile' },
    { key: 'published', title: text.published, numeric: true, hide: 'medium' },
  ] satisfies Column[],
};

/** Sources of the data, and their age: an outdated list lacks recent CVEs. */
function Sources({ of }: { of: NonNullable<CvesQuery['advisorySources']> }) {
  if (of.length === 0) return null;
  return (
    <Section title={text.sources}>
      <p className={look('text', { tone: 'muted', wrap: true })}>{text.sourcesText}</p>
      <Facts>
        {of.map(({ title, updatedAt, isStale }) => (
          <Fact key={title} name={title}>
            {updatedAt === null ? text.notYet : <Since at={updatedAt} />}{' '}
            {isStale && updatedAt !== null ? <Tag>{text.stale}</Tag> : null}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}

/** All CVEs known to the hub, most severe first. */
export function CvesPage() {
  const [search] = useQueryParams();
  const q = search.get('q') ?? '';
  const isOperator = useViewer()?.isOperator === true;
  const query = useCvesQuery({
    variables: { q: q || null, offset: (pageOf(search) - 1) * pageSize },
  });
  const { cves: page, advisorySources } = shownOf(query) ?? {};
  return (
    <Page title={text.title}>
      <PageHead title={text.title} />
      <ListPanel
        what={text.what}
        label={text.title}
        list={page}
        query={query}
        pageSize={pageSize}
        table={table}
        filter={{ label: text.filter }}
        empty={
          <EmptyState
            kind="first-use"
            title={text.none}
            action={
              isOperator ? (
                <ButtonLink variant="solid" to={paths.hubFeeds.href()}>
                  {text.toFeeds}
                </ButtonLink>
              ) : null
            }
          >
            {text.noneText}
            {isOperator ? null : ` ${text.askOperator}`}
          </EmptyState>
        }
        noMatch={{ title: text.noMatch(q), text: text.noMatchText, clear: text.clear }}
      >
        {({ nodes }) => (
          <Table {...table}>
            {nodes.map((cve) => (
              <tr key={cve.externalId}>
                <CveHead cve={cve} />
                <td>{text.states[cve.status]}</td>
                <CvePackages of={cve.packages} />
                <td className={look('text', { mono: true })}>
                  {[...new Set(cve.packages.flatMap((one) => one.fixedIn ?? []))].join(' ') || (
                    <span className={look('text', { tone: 'zero' })}>–</span>
                  )}
                </td>
                <td className={look('summaryCell')}>
                  <div className={look('text', { clip: true })} title={cve.summary}>
                    {cve.summary}
                  </div>
                </td>
                <td className={look('text', { numeric: true, tone: 'muted' })}>
                  <DateText at={cve.publishedAt} />
                </td>
              </tr>
            ))}
          </Table>
        )}
      </ListPanel>
      <Sources of={advisorySources ?? []} />
    </Page>
  );
}
